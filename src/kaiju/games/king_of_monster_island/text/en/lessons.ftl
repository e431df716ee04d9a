## A guided first game

lesson-boss = The Boss Phase
    .end = Every turn begins like this: the Boss acts first, then the Monster whose turn it is. You all win or lose together.
lesson-boss-1 = The Boss has just acted: its dice fell out of the volcano, it went where most of them lay, and did there what they show. The log tells every step. Now it is your Monster’s turn: roll again, or keep your dice.
    .else = Roll, or keep your dice.

lesson-roll = Your roll
    .end = Three rolls at most. Hearts heal, bolts are Energy, stars Fame, claws hurt, feet walk, crates bring Support.
lesson-roll-1 = Your six dice, and the Boss is next door: keep two claws to hit it and the foot to get there, and roll the other three again.
    .else = Roll exactly the energy, the heart and the fame again.
lesson-roll-1-claws = The claws hurt the Boss: keep them.
lesson-roll-1-foot = You need the foot to get to the Boss: keep it.
lesson-roll-1-nothing = Rolling again costs nothing: roll the energy, the heart and the fame.

lesson-order = Any order you like
    .end = Walk first, hit then. The other way round the damage would have been lost: claws reach only your own zone.
lesson-order-1 = Dice are used in any order, one group after the other. The Boss is next door, in the Lagoon: walk there with the foot first.
    .else = First walk to the Lagoon.
lesson-order-1-away = That leads away from the Boss. It is in the Lagoon.
lesson-order-1-early = Nobody here to hit! Claws reach only your own zone. Walk first.
lesson-order-1-stop = Your dice would be lost. Walk to the Lagoon.
lesson-order-2 = You stand before the Boss. Pick both claws: they make 4 damage.
    .else = Use both claws.
lesson-order-2-one = More claws at once hurt more. Take both.
lesson-order-2-stop = Now that you are here? Use both claws.
lesson-order-3 = Damage waits in a pool until you give it to somebody. Give it to the Boss.
    .else = Hit the Boss.
lesson-order-3-stop = The damage would be lost. Hit the Boss.

lesson-minions = Minions
    .end = Fewer Minions, less pain in the next Boss Phase. When a Minion must be drawn from an empty bag, you lose: so do not let them pile up, but do not spend every turn on them either.
lesson-minions-1 = Two Soldiers stand in your zone and act in every Boss Phase. Use the claw: 2 damage.
    .else = Use the claw.
lesson-minions-1-lock = Locked dice wait for later. These Soldiers hurt now: use the claw.
lesson-minions-2 = Now give the damage to a Soldier: one point destroys it.
    .else = Destroy a Soldier.
lesson-minions-2-stop = The damage would be lost. Destroy a Soldier.

lesson-lock = Locking dice
    .end = Any Monster that stands in this zone on a later turn can use the heart. That is how you help each other.
lesson-lock-1 = You have all your Health, and Pagurah hardly any. Lock the heart here: whoever stands in this zone on a later turn can use it.
    .else = Lock the heart in this zone.
lesson-lock-1-heal = You are not hurt: the heart would do nothing. Lock it for the others.
lesson-lock-1-stop = The heart would be lost. Lock it.

lesson-crystals = Crystals and Support
    .end = The tile helps everybody who comes here. Pylons need a Support space too, and the third Pylon loses the game.
lesson-crystals-1 = Two Crystals stand here; the third turns them into a Pylon. Three crates build a Support tile on a space, and where a tile stands there is less room for Pylons. Build it.
    .else = Build a Support tile.
lesson-crystals-1-lock = Locked, they wait. Three crates at once build now.
lesson-crystals-1-stop = The crates would be lost. Build.

lesson-win = Winning together
    .end = The Boss is beaten, and you all win. If a Monster begins its phase without Health, the third Pylon rises or the bag is empty, you all lose. Now play!
lesson-win-1 = The Boss has 2 Health left and stands beside you. Use all three claws.
    .else = Use all three claws.
lesson-win-1-few = Take all three: the Boss may ignore some of it.
lesson-win-1-heal = Nobody needs to heal if the Boss falls now.
lesson-win-2 = Give it at least 2 damage, and that was it.
    .else = Hit the Boss for 2.
lesson-win-2-one = One is not enough: it has 2 Health.
