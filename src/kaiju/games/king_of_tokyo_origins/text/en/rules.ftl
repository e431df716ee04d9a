### The rules of King of Tokyo: Origins, in our own words.

game = King of Tokyo: Origins
    .edition = French rulebook
    .note = The setup page and the first of the three ways to mix decks are pictures without text; component numbers and icons were lost.

## Modules

module-two_player = Two-player option
module-mix = Mixed decks

## Components

section-comp = Components

KOTO-COMP-01 = Each Monster board has a name, a VP dial and a heart (life) dial; figures stand for the Monsters.

KOTO-COMP-02 = The board shows the city of Tokyo as one single location; there is no Tokyo Bay.
    .basis = The text only ever speaks of the Monster that controls Tokyo; confirmed by a published review.

KOTO-COMP-03 = There are six dice; each has the faces 1, 2, 3, energy, heart and smash.

KOTO-COMP-04 = Energy cards show a name, an energy cost, a type and an effect; the types are KEEP (printed POUVOIR: it stays in play) and DISCARD (printed ACTION: resolved and discarded).

KOTO-COMP-05 = Energy cubes are kept in front of their owner and spent to buy Energy cards or to resolve or activate card effects.

KOTO-COMP-06 = A figure is kept near its player and is placed on the board while its Monster controls Tokyo.

KOTO-COMP-07 = The game is for 2 to 4 players and has four Monsters: Mechamster, Gigarex, Iron Back and Cosmic Joe.
    .basis = Numbers lost in the scan; publisher description and public implementation. The first three names appear in the rulebook examples.

KOTO-COMP-08 = The Energy deck has 50 cards.
    .basis = Number lost in the scan; list taken from a public implementation.

KOTO-COMP-09 = The game uses no tokens and no extra dice.
    .basis = None are listed and no card of the deck needs them.

## Setup

section-setup = Setup

KOTO-SETUP-01 = Setup follows King of Tokyo: choose a Monster, 10 hearts, 0 VP, no energy, shuffle the Energy cards, reveal three of them as the Market, all cubes form the bank.
    .basis = The setup page is a picture that left no text; values agree with the rest of the rulebook and the publisher description.

KOTO-SETUP-02 = No Monster is in Tokyo when the game starts.

## First player

section-first = First player

KOTO-FIRST-01 = Each player rolls the six dice; the player with the most smash is the first player.
    .basis = Icon lost in the scan; a published French transcription of the King of Tokyo rules has the same sentence with smash (baffe).

KOTO-FIRST-02 = Tied players roll again until one of them has more than the others.

KOTO-FIRST-03 = Turns are then taken clockwise, starting with the first player.

## Turn

section-turn = Turn

KOTO-TURN-01 = A turn has five steps: Roll Dice, Resolve Dice, Enter Tokyo, Buy Energy Cards, End of Turn.

## Roll dice

section-roll = Roll dice

KOTO-ROLL-01 = You have up to three Rolls and may stop at any time.

KOTO-ROLL-02 = The first Roll uses all six dice.

KOTO-ROLL-03 = For each further Roll you choose which dice to reroll; the others are set aside.

KOTO-ROLL-04 = Before a Roll you may take back any dice set aside earlier.

KOTO-ROLL-05 = After the third Roll, or when you stop, go to Resolve Dice.

## Resolve dice

section-res = Resolve dice

KOTO-RES-01 = All dice must be resolved, in the order you choose.

KOTO-RES-02 = The symbols showing at the end of your last Roll are your actions for the turn.

## Victory points from numbers

section-num = Victory points from numbers

KOTO-NUM-01 = Each triple of 1, 2 or 3 gains as many VP as the number.

KOTO-NUM-02 = Each further die of the same number gains 1 more VP.

KOTO-NUM-03 = Six of a kind is one triple with three further dice (number + 3 VP).
    .basis = The wording for each triple could be read as two triples; the further-die rule is followed as in King of Tokyo.

## Energy

section-nrg = Energy

KOTO-NRG-01 = Take 1 energy from the bank for each energy rolled; energy is kept until used.

## Heal

section-heal = Heal

KOTO-HEAL-01 = Outside Tokyo you gain 1 heart for each heart rolled.

KOTO-HEAL-02 = In Tokyo the hearts rolled do not let you gain hearts.

KOTO-HEAL-03 = In Tokyo hearts can be gained only through Energy cards.

KOTO-HEAL-04 = You cannot exceed 10 hearts.

## Smash

section-smash = Smash

KOTO-SMASH-01 = Every smash face costs each Monster on the other side of the Tokyo border 1 heart.

KOTO-SMASH-02 = If you are in Tokyo you hurt all Monsters that are not in Tokyo.

KOTO-SMASH-03 = If you are not in Tokyo you hurt the Monster that controls Tokyo.

KOTO-SMASH-04 = The hurt Monster in Tokyo must then decide: Yield (leave the board, still losing the hearts) or stay (nothing changes).

KOTO-SMASH-05 = At the start of the game nobody is in Tokyo, so the first player hurts nobody.

KOTO-SMASH-06 = Hearts lost through Energy card effects are different from hearts lost to smash; a Monster may Yield only when it loses hearts to smash.

KOTO-SMASH-07 = Only smash of another Monster allows Yielding.

## Elimination

section-elim = Elimination

KOTO-ELIM-01 = A Monster that loses its last heart is eliminated; its KEEP cards and energy are discarded.

## Enter Tokyo

section-enter = Enter Tokyo

KOTO-ENTER-01 = If nobody is in Tokyo you must take control of it and place your Monster on the board.

KOTO-ENTER-02 = The first player is therefore forced to enter Tokyo on the first turn.

KOTO-ENTER-03 = No smash is needed to enter an empty Tokyo.
    .basis = The only condition stated is that nobody is there.

## Effects of Tokyo

section-tokyo = Effects of Tokyo

KOTO-TOKYO-01 = Taking control of Tokyo is worth 1 VP.

KOTO-TOKYO-02 = Gain 2 VP if you start your turn in Tokyo.

KOTO-TOKYO-03 = A Monster in Tokyo gets no benefit from the hearts it rolls.

KOTO-TOKYO-04 = Starting an additional turn in Tokyo also gives the 2 VP.
    .basis = Not mentioned here; stated in the King of Tokyo rulebook.

## Two-player option

section-2p = Two-player option

KOTO-2P-01 = Recommended for 2 players: 1 energy instead of 1 VP for entering Tokyo.

KOTO-2P-02 = Recommended for 2 players: 1 energy instead of 2 VP for starting a turn in Tokyo.

KOTO-2P-03 = All other rules are unchanged.

## Buy Energy cards

section-buy = Buy Energy cards

KOTO-BUY-01 = Any number of the face-up Energy cards (three at a time) can be bought for their cost; buying is optional.

KOTO-BUY-02 = Each bought card is replaced by the top card of the deck, which is immediately available.

KOTO-BUY-03 = You may spend 2 energy to discard the three face-up cards and reveal three new ones, immediately available.

KOTO-BUY-04 = You may go on buying and sweeping while you have enough energy.

KOTO-BUY-05 = KEEP cards do not let Monsters exceed 10 hearts unless they say so.

KOTO-BUY-06 = A KEEP card stays face up in front of its owner until the end of the game unless told otherwise.

KOTO-BUY-07 = An ACTION card is resolved immediately and then discarded.

KOTO-BUY-08 = When the deck is empty the discard pile is shuffled into a new deck.
    .basis = Silent.

## End of turn

section-endt = End of turn

KOTO-ENDT-01 = Effects that happen at the end of the turn are resolved in the order you choose.

KOTO-ENDT-02 = Then the dice are passed to the player on the left.

## End of game

section-end = End of game

KOTO-END-01 = The game stops at the end of the turn if a Monster has reached 20 VP.

KOTO-END-02 = The game stops at the end of the turn if only one Monster remains.

KOTO-END-03 = The Monster with 20 VP or the last survivor wins.

KOTO-END-04 = A Monster may reach 20 VP and be eliminated in the same turn through Energy cards; you must be alive to win.

KOTO-END-05 = A simultaneous elimination of all Monsters is a defeat for everybody.

KOTO-END-06 = Ties at 20 VP, VP limits and the survivor of the last turn are treated as in King of Tokyo (KOT-END-06 to KOT-END-09).
    .basis = Silent.

## Glossary

section-glos = Glossary

KOTO-GLOS-01 = A Roll is a throw of dice during a turn; before any Roll but the first the player may set dice aside or take set-aside dice back.

KOTO-GLOS-02 = A Monster may Yield Tokyo when it is hurt by another Monster's smash.

## Mixing with King of Tokyo

section-mix = Mixing with King of Tokyo

KOTO-MIX-01 = The Energy cards of Origins can be combined with those of King of Tokyo in three ways; the players choose one.

KOTO-MIX-02 = First way: add only the cards that King of Tokyo does not have (the 14 Origins-exclusive cards) to the King of Tokyo deck, so that no card is doubled.
    .basis = The text of this way is a picture without text; inferred from the other two ways and from an identical option in a public implementation.

KOTO-MIX-03 = Second way: shuffle all cards of both games together; some cards are then present twice.

KOTO-MIX-04 = Third way: shuffle together only the cards you wish.

KOTO-MIX-05 = With the second way the combined deck has 116 cards (66 + 50), and Evacuation Orders is present three times.
    .basis = Arithmetic on the established lists.

KOTO-MIX-06 = Origins Monsters may play in King of Tokyo games and the other way round; without Evolutions Monsters do not differ.
    .basis = Silent; no Monster abilities exist.

KOTO-MIX-07 = A mixed deck changes only the deck: board, number of players and all other rules stay those of the game being played; tokens and green dice that a card needs are treated as available.
    .basis = Silent.

KOTO-MIX-08 = Two copies of a KEEP card in front of one Monster both work unless an entry says otherwise, as two Extra Heads or a Mimic copy do; the limit of 12 hearts stays.
    .basis = Silent; same principle as Mimic.

## Differences from King of Tokyo

section-diff = Differences from King of Tokyo

KOTO-DIFF-01 = One Tokyo location, so at most one Monster is in Tokyo; all Tokyo Bay rules disappear.
    .basis = Comparison of the two rulebooks.

KOTO-DIFF-02 = At most 4 players.
    .basis = Comparison; publisher description.

KOTO-DIFF-03 = A 50-card deck of which 36 cards exist in King of Tokyo with the same cost and effect and 14 are exclusive.
    .basis = Public implementation.

KOTO-DIFF-04 = No Poison, Shrink, Smoke or Mimic tokens, no green dice, no Evolutions, no costumes.
    .basis = Comparison of components.

KOTO-DIFF-05 = The order of end-of-turn effects is stated to be the active player's choice.
    .basis = Comparison; King of Tokyo is silent.

KOTO-DIFF-06 = Everything not mentioned here is played as in King of Tokyo, including its rulings for shared cards.
    .basis = Same game system.

KOTO-DIFF-07 = The recommended windows of King of Tokyo are used; the exclusive cards belong to: roll_loop Orb of Doom; before_resolving_active Biofuel and Shrinky; resolve_groups Draining Ray; smash_amounts Flaming Aura (separate card loss for a Monster that is not smashed); smash_prevention Electric Armor; smash_after Bull Headed; enter_tokyo Hungry Urbavore, Jagged Tactician and Gamma Blast; buy Scavenger.
    .basis = Silent; no printed order of effects.

## Examples

KOTO-EX-01 =
    .given = Mechamster controls Tokyo, Gigarex is outside; first Roll keeps two 3s, second Roll brings three 2s
    .when = Gigarex keeps the three 2s and rerolls the other three dice including the 3s
    .then = the reroll is legal

KOTO-EX-02 =
    .given = final dice 2 2 2 2 energy smash, Gigarex outside, Mechamster in Tokyo
    .when = Gigarex resolves all dice
    .then = Gigarex gains 3 VP and 1 energy; Mechamster loses 1 heart; Gigarex gains no hearts

KOTO-EX-03 =
    .given = same dice but Gigarex controls Tokyo
    .when = smash is resolved
    .then = all other Monsters lose 1 heart

KOTO-EX-04 =
    .given = Iron Back has 10 energy in its Buy step
    .when = it sweeps, buys a card costing 3 and stops
    .then = energy goes 10, 8, 5; the bought card is replaced; 5 energy are kept

KOTO-EX-05 =
    .given = first turn, Tokyo empty
    .when = the first player rolls smash
    .then = nobody loses hearts; the first player must enter Tokyo and gains 1 VP

KOTO-EX-06 =
    .given = 3 players, Gigarex in Tokyo is hurt by 2 smash
    .when = it Yields
    .then = it loses 2 hearts, leaves Tokyo, and the attacker must enter and gains 1 VP

KOTO-EX-08 =
    .given = 2 players with the option on
    .when = a Monster enters Tokyo and later starts a turn there
    .then = it gains 1 energy each time and no VP

KOTO-EX-11 =
    .given = only exclusive cards are added to King of Tokyo
    .when = the deck is counted
    .then = 80 cards and no card of King of Tokyo is doubled beyond its own copies
