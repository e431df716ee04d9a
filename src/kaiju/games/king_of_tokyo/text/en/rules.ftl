### The rules of King of Tokyo, in our own words.

game = King of Tokyo
    .edition = Monster Box (base game, Power Up!, Halloween, promo cards)
    .note = The scanned text lost its icons. Readings used here: starting player = most smash; evolving = at least three hearts; stealing costumes = at least three smash.

## Modules

module-two_player = Two-player option
module-power_up = Power Up!
module-mutant_evolutions = Mutant Evolutions
module-halloween = Halloween
module-promo = Promo cards

## Goal

section-goal = Goal

KOT-GOAL-01 = A Monster wins by being the first to gain 20 VP.

KOT-GOAL-02 = A Monster also wins by being the last one that is not eliminated.

KOT-GOAL-03 = The game is for 2 to 6 players; each player controls exactly one Monster.

## Components

section-comp = Components

KOT-COMP-01 = Each Monster board shows the Monster's name, a VP dial and a heart (life) dial; the box holds 10 boards and 10 figures.

KOT-COMP-02 = The Tokyo board has two locations, Tokyo City and Tokyo Bay; the word Tokyo on a rule or card means both.

KOT-COMP-03 = Every die has the six faces 1, 2, 3, energy, smash and heart, one of each.

KOT-COMP-04 = Six black dice are the standard dice of the game.

KOT-COMP-05 = The six orange Halloween dice may be used instead of the black dice; they change nothing but the look.

KOT-COMP-06 = Two green dice are set aside and are rolled only by a Monster whose cards allow extra dice.

KOT-COMP-07 = There are 66 Power cards; each shows a name, an energy cost, a type (KEEP or DISCARD) and an effect.

KOT-COMP-08 = A KEEP card stays face up in front of its owner until the end of the game unless an effect says otherwise.

KOT-COMP-09 = A DISCARD card is resolved immediately and then discarded.

KOT-COMP-10 = There are 11 promo Power cards, recognizable by an icon in the bottom right corner.

KOT-COMP-11 = Energy cubes lie in front of their owner, who spends them on purchases and on card effects that cost energy.

KOT-COMP-12 = 96 Evolution cards belong to the optional Power Up! rules.

KOT-COMP-13 = 12 costume cards belong to the optional Halloween rules.

KOT-COMP-14 = While a Monster controls a Tokyo location its figure stands on that location of the board.

KOT-COMP-15 = Token counts: Poison 12, Shrink 12, Smoke 3, UFO 3, Alienoid 3, and one each of Mimic, Target and Icy; only particular Power or Evolution cards use them.

KOT-COMP-16 = The Baby Gigazaur token is used only with a separate expansion that is not in the box, so it has no use here.

KOT-COMP-17 = Token, cube and green-die counts are not a game limit: if more are needed they are treated as available.
    .basis = Rulebook silent on supply limits.

KOT-COMP-18 = The listed tokens add up to 36 without the Baby Gigazaur token; treat that one as outside the 36.
    .basis = Count mismatch in the rulebook list.

KOT-COMP-19 = The dice tray has no rules meaning.
    .basis = Component listed without rule.

## Setup

section-setup = Setup

KOT-SETUP-01 = Every player picks one Monster and receives the matching board and figure.

KOT-SETUP-02 = Every Monster starts with 10 hearts.

KOT-SETUP-03 = Every Monster starts with 0 VP.

KOT-SETUP-04 = Every Monster starts with 0 energy.
    .basis = Implied: setup hands out no cubes.

KOT-SETUP-05 = The Tokyo board is placed empty: every Monster starts outside Tokyo.

KOT-SETUP-06 = All Power cards in use are shuffled into one face-down deck.

KOT-SETUP-07 = The top three cards are dealt face up as the Market; the rest stays beside it as the draw deck.

KOT-SETUP-08 = All tokens are placed nearby and all energy cubes form a common pool.

KOT-SETUP-09 = The six black dice are put in the center; the green dice are set aside.

KOT-SETUP-10 = With 2 to 4 players only Tokyo City is used.

KOT-SETUP-11 = With 5 or 6 players both Tokyo City and Tokyo Bay are used.

KOT-SETUP-12 = Two players may not choose the same Monster.
    .basis = One board and figure per Monster.

KOT-SETUP-13 = Without Power Up! all Monsters are identical in play.
    .basis = No Monster abilities outside Evolutions.

KOT-SETUP-14 = All promo cards may be shuffled into the Power deck, where they are ordinary Power cards.

KOT-SETUP-15 = By default the promo cards are left out.
    .basis = Adding them is optional and their identity is not established.

## First player

section-first = First player

KOT-FIRST-01 = To find the starting player every player rolls the six black dice once; the player with the most smash goes first.
    .basis = The icon was lost in the scan; smash is confirmed by the first-edition rules and by a published description of this box.

KOT-FIRST-02 = Players tied for the most smash roll again, only they, until one of them has strictly the most.

KOT-FIRST-03 = Play proceeds clockwise.

KOT-FIRST-04 = The roll-off has no other effect: nothing is gained or lost from it.
    .basis = Silent.

KOT-FIRST-05 = In a tie-break a player who falls behind the new maximum drops out of further rolls.
    .basis = Reading of the tied players roll until one has the greatest number.

## Turn

section-turn = Turn

KOT-TURN-01 = The steps of a turn, always in this order: (1) Roll Dice; (2) Resolve Dice; (3) Enter Tokyo; (4) Buy Power Cards; (5) End of Turn.

KOT-TURN-02 = A turn ends when the dice are passed to the next player.

KOT-TURN-03 = Start-of-turn effects happen before the first Roll.
    .basis = The turn overview has no such step; the Mimic clarification puts the start of a turn before rolling.

KOT-TURN-04 = When several start-of-turn effects apply the active player chooses their order.
    .basis = Silent; same principle as end-of-turn effects in the Origins rulebook.

KOT-TURN-05 = Eliminated players take no turns.
    .basis = Implied by elimination.

KOT-TURN-06 = If the active Monster is eliminated on its own turn the turn ends at once; its remaining steps are skipped and the next player clockwise takes the dice.
    .basis = Silent.

KOT-TURN-07 = A turn cut short by KOT-TURN-06 still ends: what surviving Monsters get at the end of every turn (Ghost, Vampire and similar), the victory check and passing the dice follow; the end-of-turn effects and extra turns of the eliminated Monster are lost.
    .basis = Silent.

## Roll dice

section-roll = Roll dice

KOT-ROLL-01 = On your turn you may roll the dice up to three times.

KOT-ROLL-02 = You may stop rolling at any time before the third Roll.

KOT-ROLL-03 = The first Roll uses all six black dice plus every green die your cards grant you.

KOT-ROLL-04 = Before the second Roll you may set aside any dice you like and reroll only the others.

KOT-ROLL-05 = Before the third Roll you may again choose freely which dice to reroll, including dice set aside earlier.

KOT-ROLL-06 = Setting a die aside never locks it.

KOT-ROLL-07 = After the last Roll, or when you stop, continue with Resolve Dice.

KOT-ROLL-08 = The first Roll is mandatory.
    .basis = Implied: stopping is only described after rolling.

KOT-ROLL-09 = All dice chosen for one Roll are thrown together; you may not look at some of them before choosing others.
    .basis = Published FAQ.

KOT-ROLL-10 = The number of dice is 6 plus extra dice minus dice lost to effects, never below 0; it is fixed when the first Roll is made.
    .basis = Silent; matches public implementation.

KOT-ROLL-11 = Effects granting extra Rolls raise the maximum of three; effects taking Rolls away never reduce it below one.
    .basis = Silent.

KOT-ROLL-12 = After the last Roll the order is: rerolls by other Monsters, then face changes by the active Monster, then symbols added by cards.
    .basis = Silent; matches public implementation.

KOT-ROLL-13 = A Roll is the act of throwing dice; rerolling set-aside dice is part of the same definition.

## Resolve dice

section-res = Resolve dice

KOT-RES-01 = The faces showing at the end of your last Roll are the actions of your turn.

KOT-RES-02 = You may resolve your dice in any order.

KOT-RES-03 = You must resolve all of your dice.

KOT-RES-04 = The order is chosen among groups: each number, energy, smash, hearts; all dice of one group are resolved together.
    .basis = Granularity not stated; avoids splitting one smash attack into several.

KOT-RES-05 = Card effects that look at the whole Roll may be placed anywhere in that order by the active player unless the card says otherwise.
    .basis = Silent.

## Victory points from numbers

section-num = Victory points from numbers

KOT-NUM-01 = A triple of the same number face is worth VP equal to that number.

KOT-NUM-02 = Each further die of that number gains 1 more VP: n dice (n at least 3) of face f give f + n - 3 VP.

KOT-NUM-03 = One or two dice of a number gain nothing.

KOT-NUM-04 = Each number is scored separately, so two different triples both score.

KOT-NUM-05 = Six of a kind is one triple with three extra dice (f + 3 VP), not two triples.
    .basis = Follows the wording of the additional-die rule.

KOT-NUM-06 = Numbers score wherever your Monster is.
    .basis = Only hearts are restricted in Tokyo.

## Energy

section-nrg = Energy

KOT-NRG-01 = Every energy face brings one cube from the pool.

KOT-NRG-02 = Energy is kept in front of you until you spend it.

KOT-NRG-03 = The pool never runs out.
    .basis = Silent.

KOT-NRG-04 = A Monster may hold any amount of energy.
    .basis = Silent; keeping cubes until they are spent names no limit.

## Smash

section-smash = Smash

KOT-SMASH-01 = Every smash face costs each Monster on the other side of the Tokyo border 1 heart (inside versus outside).

KOT-SMASH-02 = If you are in Tokyo City or Tokyo Bay your smash wounds all Monsters outside Tokyo and only those.

KOT-SMASH-03 = Monsters in Tokyo City and Tokyo Bay do not wound each other.

KOT-SMASH-04 = If you are outside Tokyo your smash wounds all Monsters in Tokyo, City and Bay alike.

KOT-SMASH-05 = Monsters outside Tokyo do not wound each other.

KOT-SMASH-06 = Every target loses the full number of smash; the total is never divided.

KOT-SMASH-07 = After losing hearts to smash, Monsters in Tokyo may each decide to Yield or to stay.

KOT-SMASH-08 = Yielding does not undo the hearts lost.

KOT-SMASH-09 = On the very first turn nobody is in Tokyo, so smash rolled by the first player makes nobody lose hearts.

KOT-SMASH-10 = Hearts lost through a card effect are not smash.

KOT-SMASH-11 = A Monster wounds (smashes) another when its smash in the Resolve Dice step makes that Monster lose one or more hearts.

KOT-SMASH-12 = All targets of one smash resolution lose their hearts simultaneously.
    .basis = Silent; needed for simultaneous elimination.

KOT-SMASH-13 = Locations are those at the moment smash is resolved; a Monster entering or leaving later in the turn changes nothing.
    .basis = Silent.

KOT-SMASH-14 = A Monster whose whole smash loss is prevented was not wounded.
    .basis = Follows the definition of wounding.

## Yield

section-yield = Yield

KOT-YIELD-01 = Yielding Tokyo is possible only right after a wound: another player's smash must have reduced the Monster's hearts.

KOT-YIELD-02 = The choice belongs to the wounded Monster; in City and Bay each decides for itself.

KOT-YIELD-03 = A Monster that Yields leaves Tokyo and is outside from then on.

KOT-YIELD-04 = A Monster that stays changes nothing.

KOT-YIELD-05 = Hearts lost through Power cards never allow Yielding.

KOT-YIELD-06 = A Monster cannot leave Tokyo on its own turn by choice, nor when nobody wounded it.

KOT-YIELD-07 = The decision is taken when smash is resolved, before the attacker resolves its other dice and before the Enter Tokyo step.
    .basis = Shown by the 5-player example.

KOT-YIELD-08 = If City and Bay both decide, they do so clockwise starting from the player after the active one.
    .basis = Silent.

KOT-YIELD-09 = A Monster that could have lost hearts but lost none may not Yield; Jets and Simian Scamper are the exceptions, because their owner Yields before the loss is applied.
    .basis = Yield requires reduced hearts.

KOT-YIELD-10 = Leaving Tokyo because of elimination, revival, Tokyo Bay closing or an effect that does not use the word Yield is not Yielding.
    .basis = Silent.

KOT-YIELD-11 = An effect that forbids Yielding (Blizzard) beats every effect that orders it (Chest Thumping, Boo!, Intimidating Roar, Death From Above): the Monster stays.
    .basis = Silent; cannot beats must.

## Heal

section-heal = Heal

KOT-HEAL-01 = Outside Tokyo you gain 1 heart for each heart rolled, up to your maximum.

KOT-HEAL-02 = Hearts beyond your maximum are lost.

KOT-HEAL-03 = Rolled hearts heal nothing while the roller is in Tokyo.

KOT-HEAL-04 = In Tokyo hearts rolled cannot be used for any purpose (healing, removing tokens, Healing Ray).

KOT-HEAL-05 = In Tokyo you can still gain hearts through Power cards.

KOT-HEAL-06 = The normal maximum is 10 hearts.

KOT-HEAL-07 = Your location when you resolve hearts counts: resolving smash first never moves you into Tokyo, so an outside Monster always may heal before the Enter Tokyo step; a Monster that had to leave a closing Tokyo Bay earlier in the step is outside and may heal.
    .basis = Entering is a later step.

KOT-HEAL-08 = Each heart result is used for one thing only: a heart for yourself, removing one Poison or Shrink token, or a card effect that spends heart results (Healing Ray, Biofuel).
    .basis = Follows from the token rule.

KOT-HEAL-09 = Counting hearts is not using them: evolving and effects that only look at the Roll (Complete Destruction, Panda Express, Clown, Pandarwinism, Growing Fast, Boogie Dance) spend no heart result and work in Tokyo as well.
    .basis = The rulebook says so for evolving; extended to every test on the Roll.

KOT-HEAL-10 = Hearts gained through Evolutions and costumes are not restricted in Tokyo either; only heart results of the Roll are.
    .basis = The rulebook speaks of Power cards only; the restriction is on heart dice.

## Elimination

section-elim = Elimination

KOT-ELIM-01 = A Monster whose hearts reach 0 (the skull) is eliminated.

KOT-ELIM-02 = The cards and energy of an eliminated Monster are discarded.

KOT-ELIM-03 = Elimination is immediate and the Monster leaves the Tokyo board.

KOT-ELIM-04 = Hearts never go below 0.
    .basis = Dial.

KOT-ELIM-05 = Discarded Power cards (costumes too) go to the Power discard pile, energy to the pool, tokens on the Monster back to the supply; its Evolutions follow KOT-GIFT-06 and KOT-GIFT-10.
    .basis = Destination not stated.

KOT-ELIM-06 = The eliminated player is skipped when neighbors or turn order are determined.
    .basis = Silent.

KOT-ELIM-07 = Revival effects (It Has a Child, Nine Lives, Zombie) are applied before elimination; a revived Monster was not eliminated and the player count is unchanged.
    .basis = Silent.

KOT-ELIM-08 = Several Monsters reaching 0 from one effect are eliminated together.
    .basis = Needed for the everyone-loses rule.

KOT-ELIM-09 = A Monster eliminated in Tokyo by smash leaves its place empty, so the attacker normally has to enter it in its Enter Tokyo step.
    .basis = Consequence of mandatory entry.

KOT-ELIM-10 = Reactions to a loss or to reaching 0 hearts (Eater of the Dead, Programmed to Destroy, Pirate, Heat Vision and similar) are carried out before revivals and before the cards and energy of an eliminated Monster are discarded.
    .basis = Silent; otherwise Pirate and Heat Vision could not work against or for a Monster brought to 0.

## Enter Tokyo

section-enter = Enter Tokyo

KOT-ENTER-01 = After all dice are resolved, if nobody is in Tokyo the active Monster must enter Tokyo City.

KOT-ENTER-02 = While five or more players remain, an empty Tokyo Bay beside an occupied City must be entered by the active Monster.

KOT-ENTER-03 = Entering is mandatory, never a choice.

KOT-ENTER-04 = Smash is not needed to enter: an empty place is entered whatever was rolled.

KOT-ENTER-05 = On the first turn of the game the first player is forced into Tokyo City.

KOT-ENTER-06 = Only the active Monster enters, and only one place per turn; if both places are empty it takes the City and the Bay stays empty.
    .basis = Shown by the 5-player example.

KOT-ENTER-07 = A Monster already in Tokyo does nothing in this step; it does not move between Bay and City.
    .basis = Silent.

KOT-ENTER-08 = If the City is empty and the Bay occupied by another Monster, the active Monster enters the City; the Bay Monster does not slide over.
    .basis = Silent; City is the primary location and a public implementation fills it first.

KOT-ENTER-09 = Being put into Tokyo by a card counts as entering and gives the entry reward.
    .basis = Reward is for entering Tokyo.

KOT-ENTER-10 = If Tokyo is emptied after the Enter Tokyo step (for example by a card bought later in the turn) it stays empty until the next Enter Tokyo step.
    .basis = Entering happens only in that step; an older publisher rule says nobody takes the place of a Monster eliminated by a card.

## Tokyo Bay

section-bay = Tokyo Bay

KOT-BAY-01 = Rewards and restrictions are identical in Bay and City.

KOT-BAY-02 = Monsters in City and Bay are both in Tokyo.

KOT-BAY-03 = As soon as 4 or fewer players remain, a Monster in Tokyo Bay must leave it immediately.

KOT-BAY-04 = Exception: if Tokyo City is empty at that moment the Bay Monster moves to Tokyo City instead.

KOT-BAY-05 = Closing the Bay happens even when it is not that Monster's turn.

KOT-BAY-06 = Moving from Bay to City is not entering Tokyo: no reward.
    .basis = Silent; public implementation.

KOT-BAY-07 = Leaving a closing Bay is not Yielding.
    .basis = Silent.

KOT-BAY-08 = If the City Monster dies from a smash that also wounded the Bay Monster and only 4 players remain, the Bay Monster first moves to the City and then still makes its Yield decision.
    .basis = Both rules are immediate; elimination comes with the loss, Yield after it.

KOT-BAY-09 = Once closed the Bay is not used again in that game.
    .basis = Players never return.

## Effects of Tokyo

section-tokyo = Effects of Tokyo

KOT-TOKYO-01 = A Monster that enters Tokyo gains 1 VP.

KOT-TOKYO-02 = A Monster that starts its turn in Tokyo gains 2 VP.

KOT-TOKYO-03 = The 2 VP are also gained when an additional turn is started in Tokyo.

KOT-TOKYO-04 = A Monster in Tokyo cannot use heart dice for any purpose.

KOT-TOKYO-05 = Smash of a Monster in Tokyo hits all Monsters outside; smash of a Monster outside hits all Monsters in Tokyo.

KOT-TOKYO-06 = The 2 VP count immediately, before rolling; reaching 20 this way still requires surviving the turn.
    .basis = End of game is checked at the end of the turn.

## Two-player option

section-2p = Two-player option

KOT-2P-01 = Recommended for 2 players: entering Tokyo gives 1 energy instead of 1 VP.

KOT-2P-02 = Recommended for 2 players: starting a turn in Tokyo gives 1 energy instead of 2 VP.

KOT-2P-03 = All other rules stay unchanged.

KOT-2P-04 = The option applies to games set up for 2 players, not to larger games reduced to 2 Monsters.
    .basis = Titled for a 2-player game.

KOT-2P-05 = Extra VP that cards add to entering or starting in Tokyo are still VP.
    .basis = Only the two board rewards are replaced.

KOT-2P-06 = That energy is an energy gain for card effects.
    .basis = Silent.

## Buy Power cards

section-buy = Buy Power cards

KOT-BUY-01 = In this step you may buy one or more of the face-up Market cards; buying is optional.

KOT-BUY-02 = To buy a card spend as much energy as its cost.

KOT-BUY-03 = A DISCARD card is resolved at once before any other action.

KOT-BUY-04 = A KEEP card is put in front of you and is active instantly.

KOT-BUY-05 = Each bought card is replaced immediately from the top of the deck.

KOT-BUY-06 = The replacement is immediately available for purchase.

KOT-BUY-07 = You may continue to buy and sweep as long as you have enough energy, in any order.

KOT-BUY-08 = Order of one purchase: pay, take the card, resolve or place it completely, then refill the Market slot, then effects reacting to the revealed card. Only Bobbing for Apples looks at the replacement before the bought card takes effect.
    .basis = The rulebook says both at once and immediately.

KOT-BUY-09 = Costs are never reduced below 0, and you cannot buy what you cannot pay in full.
    .basis = Silent.

KOT-BUY-10 = You buy only in this step of your own turn unless a card allows otherwise.
    .basis = Implied by the turn structure.

KOT-BUY-11 = A KEEP card bought this turn can affect what remains of the turn (cheaper next card, end-of-turn effects, an extra turn whose condition was already rolled).
    .basis = Instantly active.

## Sweep

section-sweep = Sweep

KOT-SWEEP-01 = You may spend 2 energy to discard all three face-up cards and reveal three new ones.

KOT-SWEEP-02 = The three cards revealed by a sweep can be bought right away.

KOT-SWEEP-03 = Sweeping may be repeated while you have energy.

KOT-SWEEP-04 = Card discounts do not change the 2 energy of a sweep.
    .basis = A sweep is not a purchase.

## Power deck

section-deck = Power deck

KOT-DECK-01 = When a card must be drawn and the deck is empty, shuffle the discard pile into a new deck.
    .basis = Rulebook silent for Power cards; same as its Evolution rule and public implementation.

KOT-DECK-02 = If deck and discard pile are both empty the Market slot stays empty.
    .basis = Silent.

KOT-DECK-03 = The Power discard pile is face up and may be inspected.
    .basis = Silent.

## End of turn

section-endt = End of turn

KOT-ENDT-01 = Effects that say end of turn are resolved now, before the dice are passed.

KOT-ENDT-02 = The dice then go to the player on the left (clockwise).

KOT-ENDT-03 = The active player chooses the order of its own end-of-turn effects, Poison included.
    .basis = Stated for Origins; silent here.

KOT-ENDT-04 = Effects of other Monsters that happen at the end of every Monster's turn come after those, clockwise from the active player.
    .basis = Silent.

## Extra turns

section-xtra = Extra turns

KOT-XTRA-01 = An extra turn is a complete turn with all steps, including start-of-turn rewards.
    .basis = Rulebook confirms the 2 VP for additional turns.

KOT-XTRA-02 = Several extra turns earned in one turn are all taken, one after another.
    .basis = Silent.

KOT-XTRA-03 = The end of the game is checked before an extra turn starts.
    .basis = Every turn end is a check.

KOT-XTRA-04 = Order of extra turns: first those of the Monster whose turn ends (Freeze Time before the others), then one that another Monster bought with Frenzy through Opportunist, then the player after the Monster whose turn ended.
    .basis = Silent; matches public implementation.

## End of game

section-end = End of game

KOT-END-01 = When a turn is over and a Monster has 20 VP, the game is over.

KOT-END-02 = The game ends if only one Monster remains.

KOT-END-03 = The Monster with 20 VP or the last survivor is the winner.

KOT-END-04 = A Monster that reaches 20 VP and 0 hearts in the same turn, for any reason, is eliminated: you must survive the turn to win.

KOT-END-05 = A simultaneous elimination of all remaining Monsters is a defeat for everybody.

KOT-END-06 = The check looks at every Monster still in the game at the end of every turn, not only at the active one.
    .basis = Rule says a Monster.

KOT-END-07 = With one survivor the current turn is still finished; if the survivor then dies (for example of Poison at the end of its turn) nobody wins.
    .basis = The Origins rulebook applies end of the turn to both conditions.

KOT-END-08 = If several Monsters have 20 VP (or the lower target a card gives them) at the check, the one that got there first in that turn wins, counting the last time it got there; if one effect brought them there together they share the victory.
    .basis = Goal says first to gain 20; ties are not covered.

KOT-END-09 = VP never exceed 20 nor drop below 0; VP lost after reaching 20 but before the check count (19 is not 20).
    .basis = Dial; silent.

## Power card clarifications

section-card = Power card clarifications

KOT-CARD-01 = Power cards never raise a Monster above 10 hearts unless a KEEP card says otherwise.

KOT-CARD-02 = Mimic copies a card's effects as if that card had just been played, tokens included.

KOT-CARD-03 = If the card copied by Mimic is discarded, Mimic has no effect and its owner takes the token back.

KOT-CARD-04 = For 1 energy, paid before rolling when the owner's next turn begins, the Mimic token can go on a different KEEP card.

KOT-CARD-05 = With two Opportunists in play the first one clockwise from the current-turn Monster may buy a newly revealed card first, then the second.

KOT-CARD-06 = Discarding Poison Spit or Shrink Ray does not remove the tokens already handed out.

KOT-CARD-07 = You cannot remove Poison or Shrink tokens from yourself while in Tokyo; heart dice used outside Tokyo remove them.

KOT-CARD-08 = Fire Breathing makes the players to the left and right lose 1 heart each, even in the same location as its owner.

KOT-CARD-09 = With only two players left the single opponent loses only 1 heart from Fire Breathing.

KOT-CARD-10 = Metamorph discards KEEP cards in the End of Turn step.

KOT-CARD-11 = Metamorph refunds the full printed cost even if the card was bought cheaper.

KOT-CARD-12 = A card's text wins over the general rules where they disagree.
    .basis = Customary; not stated.

KOT-CARD-13 = Symbols added to a Roll by cards count as that symbol for every test on the Roll but are not dice; a card entry that speaks of dice counts dice only.
    .basis = Current card wording adds symbols; publisher practice.

KOT-CARD-14 = All hearts one Monster loses from one source at one time are one loss; each source is treated separately.
    .basis = Published FAQ for Armor Plating.

KOT-CARD-15 = Order inside one loss: base amount, the attacker's Play with your Food, and enlargements that do not need a real loss (Fire Breathing, Funny Looking But Dangerous, Flaming Aura); then prevention chosen by the victim, Armor Plating last; then, only if at least 1 heart is still lost, enlargements that need a real loss (Exotic Arms, Devil, Mecha Blast, Detachable Head, Electric Carrot, Target Acquired, and Claws of Steel last); then hearts gained in answer to the loss; then apply.
    .basis = Silent.

KOT-CARD-16 = When several victims may react, they do so clockwise starting after the active player, the active player last.
    .basis = Silent.

KOT-CARD-17 = Optional effects with a cost may be repeated as often as they can be paid unless the card or its entry says once.
    .basis = Publisher FAQ.

KOT-CARD-18 = No Monster ever has more than 12 hearts.
    .basis = Publisher clarification for Even Bigger.

KOT-CARD-19 = Mimic can copy only KEEP cards in play, never Mimic itself.
    .basis = Follows from the rulebook's wording; public implementation.

KOT-CARD-20 = Hearts gained in answer to a loss (Rapid Healing, Mothership Support, Giant Banana and similar) do not reduce the loss: the Monster is still wounded and every effect of the loss applies; only its hearts are set to hearts minus loss plus hearts gained, at most its maximum, and it reached 0 only if that result is below 1.
    .basis = Silent; the card says the heart may keep you from dropping to 0, not that it prevents the loss.

KOT-CARD-21 = Losses that come from cards follow the same order as a smash loss (amount, prevention, enlargements, answers, apply, reactions, revivals, eliminations, Tokyo Bay), without Yield, Poison or Shrink tokens, costume theft and Gifts.
    .basis = Silent.

KOT-CARD-22 = A reaction that makes a Monster lose hearts (Reflective Hide, Lightning Armor, Breath of Doom) is a new loss; it is resolved once the loss that caused it is complete, eliminations included, and before Yield decisions, and only if the owner of the card is still in the game.
    .basis = Silent; avoids nested losses.

KOT-CARD-23 = A loss is caused by the Monster whose Roll or whose card makes it happen: smash (Cheerleader's included) by the active Monster, Burrowing, Reflective Hide and the like by their owner, a Gift by its Owner, a bought card by its buyer. Poison tokens and hearts handed over as a payment are caused by nobody.
    .basis = Silent; needed for Herbivore, Vampire, Pirate, Devil, Scythe and similar.

## Power Up!

section-pu = Power Up!

KOT-PU-01 = Power Up! is optional; only the Evolution cards of Monsters in the game are used, the others stay in the box.

KOT-PU-02 = Each player shuffles the eight Evolution cards of its Monster into a personal face-down deck.

KOT-PU-03 = Each Monster begins with one Evolution: draw two, keep one hidden in hand, shuffle the other back into the deck.

KOT-PU-04 = After the Resolve Dice step, a Monster whose Roll has at least three hearts draws two Evolutions, keeps one hidden in hand and discards the other.
    .basis = The icons were lost in the scan; hearts follow from the note about healing and from other descriptions.

KOT-PU-05 = Evolving is a bonus, not a cost: the same hearts may still heal (outside Tokyo) or serve a KEEP or Evolution card.

KOT-PU-06 = Being in Tokyo does not stop you from drawing Evolutions.

KOT-PU-07 = If the Evolution deck is empty its discarded cards are reshuffled into a new deck.

KOT-PU-08 = An Evolution waits in hand and is played when its holder wants; unless the card names a moment, other players' turns are allowed too.

KOT-PU-09 = A Temporary Evolution is discarded after use.

KOT-PU-10 = A Permanent Evolution is played face up and works as long as it stays in play.

KOT-PU-11 = When a base card or an Evolution speaks of a card without precision, Evolutions are not meant.

KOT-PU-12 = An Evolution card shows its Monster, its type, a species (Mutant, Invader, Robot or Halloween), a name and an effect.

KOT-PU-13 = Species matter only for tournament variants and future expansions, so they have no effect here.

KOT-PU-14 = At most one Evolution is drawn this way per turn, whatever the number of hearts.
    .basis = At least three hearts, no multiple mentioned.

KOT-PU-15 = Playing an Evolution costs nothing and there is no hand limit.
    .basis = Silent.

KOT-PU-16 = If fewer than two cards can be drawn after reshuffling, draw what there is; a single card drawn is kept.
    .basis = Silent.

KOT-PU-17 = If the deck holds exactly one card, take it, reshuffle the discards and draw the second from there.
    .basis = Silent.

KOT-PU-18 = If several players want to play Evolutions at the same moment the active player goes first, then clockwise; answers to a loss follow KOT-CARD-16 instead.
    .basis = Silent.

KOT-PU-19 = Evolutions cannot be played during setup nor after elimination.
    .basis = Silent.

KOT-PU-20 = Hands are secret; Evolution discard piles are open.
    .basis = Silent.

KOT-PU-21 = The Evolution check uses the final Roll including symbols added by cards; it happens after Resolve Dice and before Enter Tokyo.
    .basis = Timing stated, detail silent.

KOT-PU-22 = Mimic, Metamorph, Parasitic Tentacles and It Has a Child do not touch Evolutions.
    .basis = Consequence of KOT-PU-11.

KOT-PU-23 = Evolution effects are card effects: hearts lost through them are no smash and allow no Yield, and they raise nobody above 10 hearts unless the Evolution says so (Eater of Souls).
    .basis = The clarifications speak of Power cards only; same principle.

KOT-PU-24 = An Evolution without a named moment is played between two effects, never in the middle of one; only entries whose timing mentions a loss (in answer to it, before it is applied, when it would be applied) may be played while a loss is being resolved.
    .basis = Silent.

KOT-PU-25 = An Evolution that leaves play goes to the discard pile of the player from whose deck it came, whoever had it.
    .basis = Silent.

## Gift Evolutions

section-gift = Gift Evolutions

KOT-GIFT-01 = A Gift Evolution is played directly from hand onto a Monster you wound.

KOT-GIFT-02 = It stays in front of that player like a Permanent Evolution.

KOT-GIFT-03 = Wounding a Monster is the occasion for handing it a Gift Evolution; a Gift already lying in front of the attacker can be passed on the same way.
    .basis = Passing on is implied: the immunity of the Owner matters only if a Gift can come back.

KOT-GIFT-04 = The Owner of a Gift is always the Monster named on the card.

KOT-GIFT-05 = The effect hits the Monster that has the card in front of it, unless that Monster is the Owner, who is immune.

KOT-GIFT-06 = When a Monster is eliminated all cards it owns are removed from the game, including its Gifts lying in front of others.

KOT-GIFT-07 = A Gift is given after the hearts are lost and only to a Monster still in the game.
    .basis = Silent.

KOT-GIFT-08 = Several Gifts may be given in one turn, to the same or different wounded Monsters; each Gift moves at most once per turn.
    .basis = Silent.

KOT-GIFT-09 = A Gift passed back to its Owner simply has no effect there until passed on again.
    .basis = Consequence of immunity.

KOT-GIFT-10 = The cards removed from the game by KOT-GIFT-06 are the Evolutions of the eliminated Monster: hand, deck, discard pile, in play, and its Gifts in front of others. Its Power cards are discarded as usual.
    .basis = The base rules discard the cards of an eliminated Monster; the sentence about removal stands in the Evolution rules.

KOT-GIFT-11 = A Gift owned by somebody else that lies in front of an eliminated Monster goes to a discard pile as in KOT-PU-25.
    .basis = Silent.

## Mutant Evolutions variant

section-mut = Mutant Evolutions variant

KOT-MUT-01 = Shuffle the Evolutions of all Monsters in play together and deal eight to each player.

KOT-MUT-02 = All players simultaneously choose one, place it face down, and pass the rest to the left; repeat until everyone has eight.

KOT-MUT-03 = Each player shuffles the eight chosen Evolutions into a personal deck; they may come from any Monster.

KOT-MUT-04 = Afterwards the normal Power Up! setup follows (draw two, keep one).
    .basis = Silent.

KOT-MUT-05 = Gift owners stay the Monsters named on the cards even when somebody else drafted them.
    .basis = Rulebook says always; a public implementation uses the drafter instead.

KOT-MUT-06 = Other Evolutions that speak of you mean the player who plays them.
    .basis = Silent.

## Halloween costumes

section-hal = Halloween costumes

KOT-HAL-01 = Costume cards are Power cards with a different back.

KOT-HAL-02 = At setup every player draws two costumes and places one of them in front of its Monster.

KOT-HAL-03 = All other costumes are shuffled into the Power deck.

KOT-HAL-04 = A bought costume is placed in front of its buyer like a KEEP card.

KOT-HAL-05 = Costumes are not KEEP cards: cards that interact with KEEP cards (Mimic, Metamorph) do not affect them.

KOT-HAL-06 = A Monster may have any number of costumes.

KOT-HAL-07 = If you roll at least three smash you may steal one or more costumes from each Monster you wounded.
    .basis = The icons were lost in the scan; smash is confirmed by other descriptions.

KOT-HAL-08 = For each stolen costume you must pay its printed energy cost to the Monster it is stolen from.

KOT-HAL-09 = Stealing does not negate any heart loss.

KOT-HAL-10 = The costume kept at setup is free; the choice is made before the first turn and is public.
    .basis = Silent.

KOT-HAL-11 = Costumes not dealt at setup are shuffled into the deck together with the rejected ones.
    .basis = Extra costume cards is read as all others.

KOT-HAL-12 = Stealing happens in Resolve Dice after the smash loss and the Yield decisions; energy gained earlier in the same step may be used.
    .basis = Moment not stated.

KOT-HAL-13 = An eliminated Monster's costumes are discarded before anything can be stolen from it.
    .basis = Elimination is immediate.

KOT-HAL-14 = Stealing is not buying: no discounts and no on-purchase effects.
    .basis = Rulebook asks for the cost on the card.

KOT-HAL-15 = Smash added by cards counts towards the three smash.
    .basis = Consistent with KOT-CARD-13.

KOT-HAL-16 = Losing the Zombie costume at 0 hearts eliminates the Monster at once, also when it was stolen or bought away.
    .basis = Card text.

KOT-HAL-17 = Costumes are dealt and chosen before the Power deck is shuffled and the Market is dealt, so the first Market may already show costumes.
    .basis = Order not stated; matches public implementation.

## The windows of a turn

window-start_of_turn = Start of the turn
    .text = First, effects that last until this turn begins end (Cold Wave, Blizzard, Encased in Ice, Thunder Stomp). Then, in the active player's order: reward for starting in Tokyo, Urbavore, I Am the King!, Defender of Tokyo, Princess, Battery Monster, Worst Nightmare, Freeze Ray face, UFO dice, Bamboo Supply; Mimic token may be moved for 1 energy.

window-before_rolling = Before rolling
    .text = Exotic Arms, Energy Sword, Cat Nip, Tune-Up, Sunken Temple; then the number of dice is fixed.

window-roll_loop = Rolling
    .text = First Roll, then up to the maximum number of Rolls; Background Dweller, Energy Drink and Smoke Cloud are used here.

window-after_last_roll_others = After the last Roll: the other Monsters
    .text = Other Monsters clockwise: Psychic Probe, Witch, Heart of the Rabbit.

window-before_resolving_active = Before resolving: the active Monster
    .text = Active Monster: Background Dweller on a 3 that a forced reroll produced, Herd Culler, Plot Twist, Stretchy, Clown, Gamma Breath, Tail Sweep, Tiny Tail, Saurian Adaptability, Yin & Yang, Encased in Ice.

window-total_the_roll = Totalling the Roll
    .text = Cheerleader decision; last moment for Underrated and High Tide; then symbols added by cards, first those that do not ask for smash (Acid Attack, Burrowing, Poison Quills, Scythe, Meow Missile and similar) and Energy Sword, then Spiked Tail and Urbavore, each once.

window-resolve_groups = Resolving the dice
    .text = Numbers, energy, smash and hearts in the active player's order, all mandatory.

window-smash_amounts = Smash: how much
    .text = Inside smash: determine targets by location, then the base loss of each target: number of smash, Play with your Food, Fire Breathing and similar.

window-smash_prevention = Smash: prevention
    .text = Victims clockwise: Jets or Simian Scamper decision, Wings, Detachable Tail, Rabbit's Foot, Candy!, Camouflage and similar dice, Robot, Super Jump, Electric Armor; Armor Plating last.

window-smash_apply = Smash: the loss
    .text = Add enlargements that need a real loss; victims may gain hearts in answer (Rapid Healing and similar); apply all losses together; then reactions to the loss and to 0 hearts (Eater of the Dead, Pirate, Heat Vision and similar, Poison and Shrink tokens); then revivals, eliminations, closing of Tokyo Bay; then losses caused by reactions (KOT-CARD-22).

window-smash_after = After smash
    .text = Freeze Ray is handed over, Target Acquired; then Yield decisions, each with its stay rewards; then Chest Thumping or Boo!; then Unstable DNA; then costume theft and Gifts.

window-evolve = Evolving
    .text = If the Roll has three or more hearts: draw two Evolutions, keep one.

window-enter_tokyo = Entering Tokyo
    .text = Monkey Rush, then Feline Motor (each clockwise after the active player); then mandatory entry of the active Monster if a place is still empty, with reward; Burrowing loss; entry-triggered cards; Jungle Frenzy last.

window-buy = Buying
    .text = Purchases and sweeps; every revealed card opens an Opportunist window before anyone else may take it.

window-end_of_turn = End of the turn
    .text = Active player's end-of-turn effects in chosen order: Metamorph, Energy Hoarder, Herbivore, Rooting for the Underdog, Solar Powered, Poison; Freeze Ray returns to its owner.

window-end_of_every_turn = End of every turn
    .text = Ghost, Vampire, 'Twas Beauty Killed the Beast; then effects lasting this turn end.

window-victory_check = Victory check
    .text = Everyone eliminated: all lose. One left: it wins. Otherwise a living Monster with 20 VP (17 with Astronaut) wins; several: KOT-END-08.

window-next_turn = Next turn
    .text = Extra turn if any, otherwise pass the dice to the left.

## Examples

KOT-EX-01 =
    .given = Gigazaur resolves numbers
    .when = the Roll contains four 1s
    .then = Gigazaur gains 2 VP (1 for the triple, 1 for the extra die)

KOT-EX-02 =
    .given = Cyber Kitty in Tokyo City, Gigazaur outside; Gigazaur's first Roll includes two 3s, which it sets aside; the second Roll of the other four dice brings three 2s
    .when = it keeps the three 2s and rerolls the other three dice, including the 3s set aside before
    .then = the reroll is legal

KOT-EX-03 =
    .given = same turn, final dice 2 2 2 2 energy smash, Gigazaur outside Tokyo, Cyber Kitty in Tokyo City
    .when = Gigazaur resolves its dice
    .then = Gigazaur gains 3 VP and 1 energy, Cyber Kitty loses 1 heart, Gigazaur gains no hearts

KOT-EX-04 =
    .given = same dice but Gigazaur is in Tokyo too (Bay) with Cyber Kitty in the City
    .when = Gigazaur resolves smash
    .then = every Monster outside Tokyo loses 1 heart and Cyber Kitty loses none

KOT-EX-05 =
    .given = Space Penguin has 10 energy in its Buy step
    .when = it sweeps, then buys a card costing 3 and stops
    .then = energy goes 10, 8, 5; three cards were discarded, three revealed, the bought card was replaced by a new one, 5 energy are kept

KOT-EX-06 =
    .given = 5 players; Gigazaur in Tokyo City, Space Penguin in Tokyo Bay, The King, Cyber Kitty and Meka Dragon outside; Meka Dragon's turn
    .when = Meka Dragon rolls 4 smash and both Tokyo Monsters Yield
    .then = Gigazaur and Space Penguin each lose 4 hearts and are outside

KOT-EX-07 =
    .given = continuing KOT-EX-06, all dice resolved
    .when = Meka Dragon's Enter Tokyo step
    .then = Meka Dragon must enter Tokyo City and gains 1 VP; Tokyo Bay stays empty

KOT-EX-08 =
    .given = Meka Dragon in Tokyo City, Bay empty, 5 players; Gigazaur's turn outside
    .when = Gigazaur rolls 1 smash and Meka Dragon stays
    .then = only Meka Dragon loses 1 heart; Gigazaur must enter Tokyo Bay and gains 1 VP

KOT-EX-09 =
    .given = Meka Dragon in City, Gigazaur in Bay; Space Penguin's turn outside
    .when = Space Penguin rolls 1 smash; Gigazaur Yields, Meka Dragon stays
    .then = both lose 1 heart; Space Penguin must enter Tokyo Bay and gains 1 VP

KOT-EX-10 =
    .given = Meka Dragon in City, Space Penguin in Bay
    .when = The King and then Cyber Kitty play turns without smash
    .then = nobody enters or leaves Tokyo; neither Tokyo Monster may Yield

KOT-EX-11 =
    .given = Meka Dragon is in Tokyo City
    .when = its turn starts
    .then = it gains 2 VP before rolling

KOT-EX-12 =
    .given = Meka Dragon in City, Space Penguin in Bay, Gigazaur, The King and Cyber Kitty outside
    .when = Meka Dragon rolls 3 smash
    .then = Gigazaur, The King and Cyber Kitty lose 3 hearts each; Space Penguin loses none

KOT-EX-13 =
    .given = as KOT-EX-12 with Gigazaur at 3 hearts or fewer before the loss
    .when = the loss is applied
    .then = Gigazaur is eliminated immediately and loses all possessions; 4 Monsters remain; Space Penguin must leave Tokyo Bay at once; Meka Dragon is alone in Tokyo

KOT-EX-14 =
    .given = 3 players in the starting roll-off roll 2, 2 and 1 smash
    .when = the tie is broken
    .then = only the two players with 2 smash roll again

KOT-EX-15 =
    .given = first turn of the game, Tokyo empty
    .when = the first player rolls 5 smash
    .then = nobody loses hearts; the first player must enter Tokyo City and gains 1 VP

KOT-EX-16 =
    .given = final dice 1 1 1 2 2 2
    .when = numbers are resolved
    .then = 3 VP in total

KOT-EX-17 =
    .given = final dice 3 3 3 3 3 3
    .when = numbers are resolved
    .then = 6 VP

KOT-EX-18 =
    .given = Monster outside Tokyo with 9 hearts
    .when = it resolves three hearts
    .then = it has 10 hearts; two are wasted

KOT-EX-20 =
    .given = Monster in Tokyo with 4 hearts
    .when = it buys Heal
    .then = it has 6 hearts

KOT-EX-21 =
    .given = Monster outside, 3 hearts, dice 2 smash and 2 hearts, Tokyo occupied
    .when = it resolves smash first and the occupant Yields, then hearts
    .then = it still heals to 5 and only afterwards enters Tokyo

KOT-EX-23 =
    .given = 6 players, City occupied, Bay empty
    .when = an outside Monster rolls no smash at all
    .then = it must still enter Tokyo Bay and gains 1 VP

KOT-EX-25 =
    .given = Monster in Tokyo owns Freeze Time and rolls three 1s
    .when = it takes the extra turn
    .then = it gains 2 VP for starting in Tokyo and rolls one die less

KOT-EX-26 =
    .given = 2-player game with the option on, Tokyo empty
    .when = the active Monster enters Tokyo and later starts a turn there
    .then = it gains 1 energy and 1 energy instead of 1 VP and 2 VP

KOT-EX-28 =
    .given = last two Monsters have 3 and 2 hearts
    .when = one buys High Altitude Bombing and nothing prevents it
    .then = both are eliminated and everyone loses

KOT-EX-30 =
    .given = another Monster reached 20 VP during the active Monster's turn (Eater of the Dead)
    .when = the turn ends
    .then = that Monster wins if alive

KOT-EX-49 =
    .given = 4 players; Meka Dragon outside owns Fire Breathing, its left neighbor is outside, its right neighbor is in Tokyo
    .when = it rolls 2 smash
    .then = the left neighbor loses 1 heart (card loss), the right neighbor loses 3 and may Yield, the fourth Monster outside loses none

KOT-EX-33 =
    .given = a Monster owns Alien Origin, Metamorph and a card printed 5 that it bought for 4
    .when = it discards that card in its End of Turn step
    .then = it takes 5 energy

KOT-EX-34 =
    .given = Poison Spit's owner discards it with Metamorph; another Monster has two Poison tokens
    .when = that Monster ends its turn
    .then = it still loses 2 hearts

KOT-EX-36 =
    .given = Power Up! game, Monster in Tokyo
    .when = its final Roll has three hearts
    .then = it gains no hearts but draws two Evolutions, keeps one and discards one

KOT-EX-37 =
    .given = Power Up! setup
    .when = a player draws two Evolutions
    .then = one is kept hidden, the other is shuffled back, the deck has 7 cards

KOT-EX-39 =
    .given = 4 players, Mutant Evolutions
    .when = drafting ends
    .then = each player drafted 8 of 32 Evolutions and each pick passed the rest left

KOT-EX-40 =
    .given = Halloween game with 3 players
    .when = setup ends
    .then = 3 costumes are in play and 9 are in the Power deck

KOT-EX-42 =
    .given = Halloween game; active Monster rolls only 2 smash and wounds a Monster owning the Pirate costume
    .when = smash is resolved
    .then = nothing can be stolen

KOT-EX-43 =
    .given = Mimic owner wants to copy the Princess costume
    .when = it places the token
    .then = not allowed

KOT-EX-44 =
    .given = deck empty, discard pile of 12 cards
    .when = a Market card is bought
    .then = the discard pile is shuffled into a new deck and the slot is refilled

KOT-EX-47 =
    .given = Monster with 10 hearts
    .when = it buys Even Bigger
    .then = it has 12 hearts

KOT-EX-48 =
    .given = Monster with 6 energy in its Buy step; Alien Origin (3) and a card printed 4 are in the Market
    .when = it buys Alien Origin and then the other card
    .then = it pays 3 and 3 and has 0 energy

## Glossary: Power cards

term-power-roll = Roll
    .text = Your Roll is the multiset of die faces showing after your last Roll (after every reroll and face change) plus every symbol that a card adds to your Roll.

term-power-added_symbol = Added symbol
    .text = A symbol added to your Roll is not a die: it cannot be rerolled or changed, but it counts for every test on the Roll that speaks of symbols (at least one smash, three smashes for stealing a costume, three hearts for evolving).

term-power-wound = Wound
    .text = A Monster is wounded (smashed) only when it actually loses 1 or more hearts because of smash in another Monster's Roll during that Monster's Resolve Dice step.

term-power-heart_loss_source = Source of a heart loss
    .text = Each card effect or each smash resolution is one source. All hearts one Monster loses from one source form one loss; Armor Plating, We're Only Making It Stronger and similar look at that one loss.

term-power-extra_heart_loss = Extra heart loss
    .text = An effect that makes a Monster lose an extra heart enlarges the loss it modifies. If the Monster is not part of that loss, the extra heart is a separate loss caused by the card.

term-power-gain_energy = Gain of energy
    .text = One gain of energy is one event, whatever its size (all energy dice together are one event). Energy handed over by several Monsters because of one effect is one gain per giving Monster. Refunds, payments returned and energy taken back off your own card are not gains unless the entry says so.

term-power-gain_hearts = Gain of hearts
    .text = One gain of hearts is one event: all heart results used for yourself in one turn together, each use of Rapid Healing, each card effect; hearts handed over by several Monsters are one gain per giving Monster.

term-power-caused_by = Caused by
    .text = A loss is caused by the Monster whose Roll or whose card makes it happen (KOT-CARD-23); Poison tokens and hearts handed over as a payment are caused by nobody.

term-power-card_loss = Card loss
    .text = Hearts lost through the effect of a Power card, costume or Evolution and not through smash in a Roll. Nobody is wounded by a card loss and nobody may Yield because of it.

term-power-opponent = Opponent
    .text = Every other Monster still in the game.

term-power-answer_to_a_loss = Answer to a loss
    .text = A heart gain used while a loss is pending is netted when the loss is applied; it does not reduce the loss, so the Monster still counts as having lost the hearts (KOT-CARD-20).

## Glossary: Evolutions

term-evolution-wound = Wound
    .text = You wound a Monster when it really loses 1 or more hearts from the smash in your Roll during your Resolve Dice step.

term-evolution-enter_tokyo = Entering Tokyo
    .text = Taking control of Tokyo, entering Tokyo: moving from outside Tokyo into City or Bay by any means. Moving from Bay to City is not entering.

term-evolution-this_turn = This turn
    .text = Until the end of the turn currently being played, whoever's turn it is.

term-evolution-temporary = Temporary Evolution
    .text = Played from hand for its effect, then put in its owner's Evolution discard pile (effects lasting a turn keep it on the table until they end).

term-evolution-permanent = Permanent Evolution
    .text = Played face up in front of its owner; works from then on.

term-evolution-owner = Owner
    .text = Of a Gift: the Monster named on the card. Of any other Evolution: the player from whose deck it came.

term-evolution-other_terms = Other terms
    .text = Roll, added symbol, loss, gain of energy or hearts and caused by mean the same as in the definitions of the Power card list.

term-evolution-card_loss = Card loss
    .text = Hearts lost through a card effect and not through smash in a Roll. Nobody is wounded by a card loss and nobody may Yield because of it.

term-evolution-answer_to_a_loss = Answer to a loss
    .text = A heart gain played while a loss is pending is netted when the loss is applied; it does not reduce the loss, so the Monster still counts as having lost the hearts (KOT-CARD-20).

term-evolution-gift = Gift Evolution
    .text = Played from hand onto a Monster you wound; see the Gift rules in the rule ledger.

term-evolution-anytime = Any time
    .text = If no moment is named the card may be played at any time, also on other players' turns; no energy is paid.
