## A guided first game

lesson-keep = Keeping dice
    .end = You roll three times at most, and keep what you like each time. That is most of the game.
lesson-keep-1 = Your turn begins with a roll of six dice. Three of a kind score, and you have two 1s: keep them and roll the other four again.
    .else = Keep both dice that show 1, and only these.
lesson-keep-1-all = Then nothing would be rolled again. You have two more rolls: use them.
lesson-keep-1-heart = A heart heals, but you are not hurt. Let it go.
lesson-keep-1-nothing = Two of a kind is a good start: keep the 1s before you roll.
lesson-keep-2 = The third 1! Keep all three and roll the rest once more.
    .else = Keep the three 1s, and only these.
lesson-keep-2-threes = Two 3s are worth nothing, and you have one roll left. Keep the three 1s and roll the other three dice.

lesson-three = Three of a kind
    .end = Three 2s gave 2 victory points, the fourth one more. 20 points win.
lesson-three-1 = Three equal numbers score their number in victory points; each further one adds 1. You have four 2s: keep all dice, that is, stop rolling.
    .else = Stop here: keep all six dice.
lesson-three-1-fewer = You could roll on, but nothing here gets much better. Keep all six dice and take the points.

lesson-smash = Smashes, and Tokyo
    .end = Your rival lost a heart for each smash and fled; you took Tokyo and scored 1 point; if you are still there when your next turn begins, you score 2 more. In Tokyo your smashes hit everybody outside, and everybody outside hits you.
lesson-smash-1 = Your rival sits in Tokyo. From outside, each smash takes a heart from whoever is there. Keep everything and smash.
    .else = Keep all six dice.
lesson-smash-1-less = Without smashes nobody is hurt. Keep them.
lesson-smash-1-greedy = Three smashes are plenty. Keep the other dice too and stop rolling.

lesson-yield = Yield
    .end = You left Tokyo with your last heart, and whoever hit you has to move in. Out here hearts heal you again.
lesson-yield-1 = You were hit in Tokyo and have one heart left. There you cannot heal with hearts, and the next smash would be your last. Yield.
    .else = Yield Tokyo.
lesson-yield-1-stay = Brave, and the end of you: each smash of a rival takes a heart, and hearts do not heal you in Tokyo. Yield.

lesson-buy = Buying cards
    .end = A KEEP card stays in front of you for the whole game; a DISCARD card works once. Energy you do not spend stays yours.
lesson-buy-1 = Every energy die gives you 1 energy, and you have 5. Read the cards, then buy one that you can pay for.
    .else = Buy one of the cards.
lesson-buy-1-sweep = Sweeping costs 2 energy and shows three new cards. Buy one of these this time.
lesson-buy-1-nothing = You may save your energy, but buy one now to see how it goes.

lesson-win = Winning
    .end = 20 victory points win, and so does being the last Monster standing. Now play!
lesson-win-1 = You have 17 points: three 3s would win. Keep the two 3s and roll the others.
    .else = Keep the two 3s, and only these.
lesson-win-1-smash = Hitting is fun, but you need 3 points.
lesson-win-1-heart = You will not need hearts if you win now.
lesson-win-2 = The third 3! Keep all dice: 17 and 3 are 20.
    .else = Keep all six dice: three 3s win.
lesson-win-2-again = Do not roll again: you have what you need. Keep all six dice.
