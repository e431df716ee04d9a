## A guided first game

lesson-keep = Keeping dice
    .end = Three Fame pulled the Fame marker one space towards you. You roll three times at most; what you keep in the end counts.
lesson-keep-1 = You roll up to three times and keep what you like. Three Fame pull the Fame marker: keep the two you have and roll the other dice again.
    .else = Keep both Fame dice, and only these.
lesson-keep-1-heal = You are not hurt: let the healing go.
lesson-keep-1-nothing = Two Fame are a good start: keep them, and roll for the third.
lesson-keep-2 = The third Fame. Keep all six dice: that ends the roll.
    .else = Keep all six dice.
lesson-keep-2-again = You have what you came for: keep all six dice and stop.

lesson-pull = Pulling
    .end = Four Destruction pulled the marker two spaces. At your end of either track you win at once.
lesson-pull-1 = Two tracks, two markers, and you pull both towards you. Three equal dice pull one space, each further die one more. Keep everything.
    .else = Keep all six dice.
lesson-pull-1-fame = Two Fame pull nothing; it takes three. Keep the Destruction.
lesson-pull-1-again = Four are plenty: keep all six dice.

lesson-smash = Smashes
    .end = Each smash is a hit. A rival without hearts has lost, whatever the tracks say.
lesson-smash-1 = Your rival has 3 hearts. Each smash hits once, wherever anybody stands. Keep the two smashes.
    .else = Keep both smashes, and only these.
lesson-smash-1-energy = Energy buys cards later. Now three hits win: roll for the third.
lesson-smash-1-none = Keep the smashes: three of them win here.
lesson-smash-2 = There it is. Keep everything and hit.
    .else = Keep all six dice.
lesson-smash-2-again = Do not roll again: three smashes are enough.

lesson-power = Your Monster’s power
    .end = Every Monster does something else with its power dice. Its sheet says what.
lesson-power-2 = Power dice pay for what your own Monster can do. Yours pulls a marker: take Fame, it is nearer to you.
    .else = Pull the Fame marker.
lesson-power-2-none = The power would be lost: use it.
lesson-power-2-other = That works too, but Fame is two spaces nearer to your end.

lesson-buzz = Buzz tokens
    .end = Whoever pulls a marker onto a Buzz token gets what it shows.
lesson-buzz-1 = A Buzz token lies on the Fame track. The marker that lands on it gives you its bonus. Keep everything and pull two spaces.
    .else = Keep all six dice.
lesson-buzz-1-fewer = Four Fame reach the token. Keep all six dice.

lesson-buy = Buying a card
    .end = One card a turn. A KEEP card stays with you, a DISCARD card works once.
lesson-buy-1 = You have 5 energy. Read what lies in the row, then buy one card.
    .else = Buy one of the cards.
lesson-buy-1-sweep = Sweeping brings three new cards. Buy one of these this time.
lesson-buy-1-nothing = You may save, but buy one now to see how it goes.

lesson-win = Winning
    .end = One marker at your end of its track, or a rival without hearts: that is how a Duel is won. Now play!
lesson-win-1 = The Fame marker is two spaces from your end: four Fame win. Keep three, roll the others.
    .else = Keep the three Fame, and only these.
lesson-win-1-all = Three pull one space only. You have two more rolls for the fourth.
lesson-win-2 = Four! Keep everything.
    .else = Keep all six dice.
lesson-win-2-again = Do not roll again: four are enough.
