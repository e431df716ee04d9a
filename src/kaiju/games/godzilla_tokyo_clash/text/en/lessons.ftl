## A guided first game

lesson-move = Moving
    .end = You play one card, pay its Energy, and the others have their turn. A Round ends when everybody has passed.
lesson-move-1 = You are Godzilla, and these are your cards. The number at the corner is what a card costs in Energy. Play Relentless March: it is free and moves you 2 spaces.
    .else = Play Relentless March.
lesson-move-1-far = Nobody is in reach: the attack would hit nothing. Move first.
lesson-move-1-discard = Any card can be discarded for one of your two Discard Actions, but this one moves you further.
lesson-move-1-pass = Passing gives your turn away. You have cards to play.
lesson-move-2 = Marked hexes are where you can go. Go to b2, among the houses.
    .else = Go to b2.
lesson-move-2-stay = Stay? In Tokyo? Go to b2.

lesson-energy = Energy from houses
    .end = A Small Building gives 2 Energy, a Large one more. That is what the city is for. Each Small Building also goes onto the Damage Track: when the Oxygen Destroyer gets past one, the game ends.
lesson-energy-1 = You have 1 Energy: too little for anything big. City Stomp moves you 2 and lets you smash a house. Play it.
    .else = Play City Stomp.
lesson-energy-1-pass = You can do better than pass: City Stomp is free.
lesson-energy-2 = Go where a house stands: b2.
    .else = Go to b2.
lesson-energy-2-empty = Nothing to break there. Go to b2.
lesson-energy-3 = Now flatten it.
    .else = Destroy the building.

lesson-throw = Throwing
    .end = Megalon crashed through the Tower, and you took its 4 Energy. Whatever a thrown Kaiju hits breaks, and pays you.
lesson-throw-1 = Megalon stands in your space. An attack can hurt, or throw. Play Tail Whip.
    .else = Play Tail Whip.
lesson-throw-1-pass = With Megalon right here? Play Tail Whip.
lesson-throw-2 = This time, throw Megalon.
    .else = Throw Megalon.
lesson-throw-2-damage = Damage brings Trophies, but you need Energy: throw.
lesson-throw-2-none = The card is paid already. Throw Megalon.
lesson-throw-3 = Throw it into the Tower at c3: a Large Building pays most.
    .else = Throw it to c3.
lesson-throw-3-soft = A soft landing. The Tower at c3 gives you 4 Energy.

lesson-ray = Range, and Trophies
    .end = Each point of damage reveals a card of the victim’s deck, and you take the one with the highest Dominance as a Trophy. Dominance is points at the end.
lesson-ray-1 = Heat Ray reaches 3 spaces in a straight line. Megalon is one away. Play it.
    .else = Play Heat Ray.
lesson-ray-1-pass = You have a clear line: play Heat Ray.
lesson-ray-2 = Burn Megalon.
    .else = Deal the damage.
lesson-ray-2-none = The card is paid already. Attack Megalon.

lesson-defend = Defense
    .end = A Defense card blocks as much as it says, and is discarded. You are asked whenever you are hit, even if you hold none: so nobody learns what you have.
lesson-defend-1 = Megalon drills you for 2. Scaled Hide blocks 2 and costs nothing: defend yourself.
    .else = Defend yourself with Scaled Hide.
lesson-defend-1-none = Two cards of your deck would be turned up, and the best of them would become Megalon’s Trophy. Defend yourself.

lesson-momentum = Momentum
    .end = A card with Momentum lets you go on with another one in the same turn. Whoever holds the most Dominance in Trophies wins when the Oxygen Destroyer ends the game. Now play!
lesson-momentum-1 = Megalon is at d2. Relentless March has Momentum: after it you may play another card at once. Play it.
    .else = Play Relentless March.
lesson-momentum-1-ray = That would be your whole turn. With Relentless March first you get both.
lesson-momentum-2 = Go to c2: from there d2 is next door.
    .else = Go to c2.
lesson-momentum-2-stay = Go closer: c2.
lesson-momentum-3 = Momentum: you go on. Play Heat Ray.
    .else = Play Heat Ray.
lesson-momentum-3-stop = Do not waste the Momentum: play Heat Ray.
lesson-momentum-4 = And now the beam.
    .else = Deal the damage.
lesson-momentum-4-none = The card is paid already. Attack Megalon.
