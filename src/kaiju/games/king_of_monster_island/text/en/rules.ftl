### The rules of King of Monster Island, in our own words.

game = King of Monster Island
    .edition = Rulebook of 2022
    .note = The sheets and most cards are our own reconstruction; whoever has the box can put the printed values in their place.

## Components and definitions

section-comp = Components and definitions

KOMI-COMP-01 = The game is fully cooperative for 1 to 5 players; every player controls one Monster and all players win or lose together.

KOMI-COMP-02 = There are 5 Monster boards; each carries a name, one Fame dial and one Health dial.

KOMI-COMP-03 = The island board has exactly 6 zones arranged in a ring around a central volcano.

KOMI-COMP-04 = Every zone has 2 Support spaces, one of value 3 and one of value 4; each Support space can hold either 1 Support tile or 1 Pylon.

KOMI-COMP-05 = Every zone has 3 die spaces; each die space can hold either 1 Locked Monster die or 1 Crystal.

KOMI-COMP-06 = The Boss board tracks the Boss’ Fame on one dial and the Boss’ Health on two dials (tens and ones).

KOMI-COMP-07 = There are 10 Monster dice with the six faces heart, energy, fame, claw, foot and support.

KOMI-COMP-08 = There are 8 Boss dice, each with its own mix of the three symbols minion, crystal and fame; no two are alike.

KOMI-COMP-09 = There are 51 Power cards; each has a name, an Energy cost, a type (KEEP or DISCARD) and an effect.

KOMI-COMP-10 = A KEEP card stays face up in front of its owner until the game ends unless an effect says otherwise.

KOMI-COMP-11 = A DISCARD card is carried out at once when it is bought and then goes to the discard pile.

KOMI-COMP-12 = There are 15 Event cards, each either positive (green) or negative (red), shuffled into the same deck as the Power cards.

KOMI-COMP-13 = Energy gained by a Monster is kept by that Monster and is spent on Power cards or on effects that ask for Energy; a 10-Energy token equals 10 cubes and change may be made freely at any time.

KOMI-COMP-14 = There are 8 figures: 5 Monsters and 3 Bosses.

KOMI-COMP-15 = There are 6 Ally sheets, each with a name and a list of powers, every power showing the minimum Fame that switches it on.

KOMI-COMP-16 = There are 3 Boss sheets, each with a Normal (blue) and an Advanced (red) side that show how many Boss dice it uses, its starting Health, a permanent before-movement power and further powers tied to minimum Fame values; one sheet is used at a time.

KOMI-COMP-17 = There are 30 Minion tokens of 4 types (Soldier, Cannon, Shield, Builder), each token showing its Health.

KOMI-COMP-18 = There are 8 Firelings (also called Flamelings); they are used only against Lavalord.

KOMI-COMP-19 = There are 12 Crystal tokens and 3 Pylon tokens.

KOMI-COMP-20 = There are 12 Support tiles; each shows die faces to use and some also show an Energy cube.

KOMI-COMP-21 = All 30 Minion tokens start in the bag and are always drawn from it at random.

KOMI-COMP-22 = A die (Monster or Boss) is available exactly when it is not on the board.

KOMI-COMP-23 = In card and sheet text, your Roll means the dice faces standing after your last roll of the turn, plus any dice added to it later by Unlocking or by Support tiles.

KOMI-COMP-R01 = Monsters have no powers of their own and differ only in name and figure.
    .basis = The boards are described with a name and two dials only; two public reviews say the same.

KOMI-COMP-R02 = Each of the 10 Monster dice carries each of the six faces exactly once.
    .basis = The component list names six symbols per die and a player review states that each face of the die shows a different symbol.

KOMI-COMP-R03 = A Boss die face may show more than one symbol; every symbol on the face is applied.
    .basis = In the worked turn 3 dice produce 2 Fame, 1 Crystal and 2 Minions, which is 5 symbols, and the text speaks of the effect of each symbol.

KOMI-COMP-R04 = Zones are numbered 0 to 5 clockwise; two zones are adjacent when their numbers differ by 1 modulo 6; distance is counted along the ring (0 to 3) and the volcano cannot be crossed.
    .basis = The board is a ring around the volcano and the text only ever speaks of zones to either side.

KOMI-COMP-R05 = Boss dice lie loose in a zone: they never take up a die space and any number of them may share a zone.
    .basis = The die spaces are described for Locking Monster dice and for Crystals; Boss dice are simply dropped into zones.

KOMI-COMP-R06 = The Energy supply is unlimited.
    .basis = The tokens only exist to make change.

KOMI-COMP-R07 = The Crystal supply never runs out: at most 2 Crystals stay in each of 6 zones, which is all 12 tokens; a thirteenth Crystal always completes a set of three, so the Pylon is built at once and three tokens come back.
    .basis = 12 tokens are exactly 6 zones times 2.

KOMI-COMP-R08 = Health is never below 0; Fame of a Monster or the Boss is never below 0 and never above 20; surplus losses or gains are ignored.
    .basis = The dials are those of the parent game (0 to 20) and the top Boss power is illustrated at 20 Fame.

KOMI-COMP-R09 = Energy is never below 0 and has no upper limit; a price must be paid in full; Energy, Fame and cards cannot be given to other Monsters unless an effect says so.
    .basis = Nothing else is described; trading would be mentioned in a cooperative game.

KOMI-COMP-R10 = Dice have identities (Monster dice 1 to 10, Boss dice 1 to 8), but Monster dice are identical: only their faces and places matter.
    .basis = Helps records and animation; no rule depends on which Monster die is used.

## Setup

section-setup = Setup

KOMI-SETUP-01 = Choose one Boss sheet and one side of it; the first game is meant to use the blue side of Crystal Dragon.

KOMI-SETUP-02 = Set the Boss to 0 Fame and to the starting Health printed on the chosen side.

KOMI-SETUP-03 = Crystal Dragon blue starts with 15 Health and uses 5 Boss dice.

KOMI-SETUP-04 = Set aside as many Boss dice as the chosen side shows; the remaining Boss dice are not used.

KOMI-SETUP-05 = Place the Boss figure in any one zone.

KOMI-SETUP-06 = Reveal at random as many Ally sheets as there are players plus one; the rest are out of the game (their backs serve as player aids).

KOMI-SETUP-07 = Put 12 Crystals, 3 Pylons, 10 Monster dice, the bag of 30 Minions, the Energy and the 12 Support tiles (face down) in the reserve.

KOMI-SETUP-08 = The 8 Firelings join the reserve only when Lavalord is the Boss.

KOMI-SETUP-09 = Shuffle the 51 Power cards and 15 Event cards into one face-down deck and reveal the top 3 cards as the market.

KOMI-SETUP-10 = An Event revealed while building the starting market has no effect: it is shuffled back into the deck and replaced by another card until 3 Power cards lie face up.

KOMI-SETUP-11 = Draw one random Minion from the bag for the Boss’ zone, then one for each of the other 5 zones going clockwise, so play starts with 6 Minions on the board and 24 in the bag.

KOMI-SETUP-12 = Every player chooses a Monster and starts with 0 Fame and 10 Health and without an Ally.

KOMI-SETUP-13 = Place the Monsters so that the Boss and all Monsters stand in different zones.

KOMI-SETUP-14 = Any Monster may be the starting Monster; turns then pass clockwise.

KOMI-SETUP-15 = The two sides of a Boss sheet have the same powers and differ only in starting Health and number of Boss dice.

KOMI-SETUP-16 = The suggested order of Bosses is Crystal Dragon, Lithosaur, Lavalord on the Normal side first, then the Advanced sides.

KOMI-SETUP-17 = It is suggested, without effect on play, that the most experienced player looks after the Boss sheet and carries out Boss powers and movement.

KOMI-SETUP-R01 = A side that shows n Boss dice uses the Boss dice numbered 1 to n; the same dice stay in the game to the end.
    .basis = The text gives a number only. Fixed dice make games reproducible and comparable, and these dice are balanced for this; drawing them at random was measured to make the first Boss about 15 points easier.

KOMI-SETUP-R02 = At the start all Boss dice and all Monster dice are available, no Crystal, Pylon or Support tile is on the board, and no Monster has Energy or cards.
    .basis = Setup places and gives nothing of the kind.

KOMI-SETUP-R03 = The Boss starts in zone 0. After Minions and market are known, the players place their Monsters one after the other in seat order, each in any zone without Boss and Monster; with the option default zones the default zones are used without asking. Seat 1 takes the first turn unless the option start_seat names another.
    .basis = All zones are alike, so the Boss’ zone is no real choice; the text lets the players choose the rest.

KOMI-SETUP-18 = The volcano stands in the middle of the board with its six rocks on the six border lines between the zones, so a die that runs out of it ends in one of the zones.

KOMI-SETUP-19 = Setup runs in this order: board and volcano, Boss sheet with dials, Boss dice, Boss figure, reserve, deck and market, Minions, Monsters, Ally sheets. The Monsters are therefore placed when the Boss, the Minions and the market are already known.

KOMI-SETUP-R04 = Everything is open information for everybody, also between players: Energy, Health, Fame, cards, Allies, the market, the discard pile, the number of Minions of each type in the bag, removed Support tiles and everything on the board. Hidden from all are only the order of the deck, the order of the face-down Support tiles and what the next draws and rolls will be. Cards seen by an effect (Sneak Peek) are seen by everybody and stay known until they are drawn or shuffled.
    .basis = The game is cooperative and nothing is described as secret; the contents of the bag follow from what lies on the board.

KOMI-SETUP-R05 = Chance in the set-up is drawn in this order: shuffle of the deck; reveal of the market (an Event is put back and the whole remaining deck is shuffled again); one Minion for the Boss’ zone and then one for each zone clockwise; shuffle of the 12 Support tiles; choice of players plus one Ally sheets out of 6.
    .basis = A fixed order makes records replayable; it follows the order of the steps.

KOMI-SETUP-R06 = The Health and the number of Boss dice of a side are the same for every number of players.
    .basis = The rulebook gives one number per side and no adjustment.

KOMI-SETUP-R07 = The options of a table are the Boss and its side, one Boss or the Ultimate Challenge, starting zones chosen or default, the starting seat, three or four rolls, and respite; every other point of the set-up follows from the number of players.
    .basis = So that set-up needs no further decision.

KOMI-SETUP-R08 = The starting market is revealed one card at a time: an Event goes back and the deck is shuffled before the next card is turned up, so a Power card still lying below it is not kept. The Monsters are placed after the Minions have been drawn and before the Ally sheets are revealed.
    .basis = The text speaks of the top 3 cards and of replacing a drawn Event; one at a time is how the market is refilled later. The place of the Monsters follows from the numbered steps.

## Victory and defeat

section-goal = Victory and defeat

KOMI-GOAL-01 = The players win at once when the Boss’ Health reaches 0.

KOMI-GOAL-02 = The players lose at once when a Monster begins its own Monster Phase with 0 Health.

KOMI-GOAL-03 = The players lose at once when the third Pylon is built.

KOMI-GOAL-04 = The players lose at once when a Minion must be drawn from the bag and the bag is empty.

KOMI-GOAL-R01 = Only the active Monster is checked for 0 Health, at the very start of its Monster Phase and before any effect of that phase; a Monster at 0 Health at any other moment is still in play, may be healed, moved and targeted, and takes no further loss.
    .basis = The defeat condition is tied to beginning a Monster Phase.

KOMI-GOAL-R02 = If one effect would make the players win and lose at the same time, they win.
    .basis = Victory and defeat are both immediate; the Boss must be destroyed before its plan matters. With the effects in this box the case cannot arise.

KOMI-GOAL-R03 = Emptying the bag is not itself a defeat; defeat comes only when a draw is required and impossible, whatever effect asks for the draw (Boss die, Event, Boss power, setup of the next Boss).
    .basis = The text couples the condition to having to draw.

KOMI-GOAL-R04 = End conditions are checked after every single change (one point of Boss Health lost, one Crystal built, one Minion drawn). When the game ends, the rest of the effect, the step and the turn is not carried out.
    .basis = Both sides of the goal say immediately.

## Turn overview

section-turn = Turn overview

KOMI-TURN-01 = A turn consists of the Boss Phase, then the active player’s Monster Phase, then the End of Turn.

KOMI-TURN-02 = The Boss Phase has 5 steps in this order: check active powers, roll available Boss dice, move the Boss, activate Minions in the Boss’ zone, activate Boss dice in the Boss’ zone.

KOMI-TURN-03 = The Monster Phase has 3 steps in this order: roll 6 Monster dice, resolve dice, buy Power cards.

KOMI-TURN-04 = The Boss acts once in every player’s turn, so the number of Boss Phases equals the number of turns.

KOMI-TURN-R01 = Wherever the game itself leaves a choice open in the Boss Phase (which Locked die a Crystal replaces, Support space of a Pylon, the strongest Monster on a tie), the active player decides.
    .basis = The players run the Boss; someone must choose and it is the active player’s turn.

KOMI-TURN-R02 = A round is one turn of every Monster, counted from the starting seat; only statistics use it. An effect with the limit once_per_round is counted for its owner, from the start of one of the owner’s turns to the start of the next.
    .basis = The rulebook does not need the word; one card does, and its text counts from its owner’s turn.

KOMI-TURN-R03 = Exactly one seat is asked at a time. The active player is asked everything except: effects of a card or Ally ask its owner, the choice of an Ally and the loss in an Event ask the Monster’s own player. An effect that only adds something for its owner and needs no choice happens by itself at the first occasion and is then used up if it has a limit; only effects that say may, have a price or need a target are asked.
    .basis = Keeps the number of questions small without taking a real decision away.

KOMI-TURN-R04 = When one thing triggers several effects, first those of the Boss and of the rules, then those of the active player (cards in the order gained, then the Ally from the lowest power up), then those of the other players in turn order in the same way.
    .basis = A fixed order is needed and saves a question; no two triggered effects depend on their order.

KOMI-TURN-R05 = Where an effect needs a target or a choice and its text says neither may nor up to nor any number and names no price, one of the targets must be chosen; if there is only one possible answer nothing needs to be asked. The freedom not to use an effect lies in not choosing it in a menu, in declining a price, or in the word may.
    .basis = The rulebook says that a DISCARD card is resolved; the kinds of question offer decline only where the text says may.

## Boss phase

section-boss = Boss phase

KOMI-BOSS-01 = Step 1: apply the Boss’ before-movement power first, then every other active power whose text applies at this moment.

KOMI-BOSS-02 = A listed Boss power is active while the Boss’ Fame is at least the value printed next to it.

KOMI-BOSS-03 = Step 2: drop every available Boss die into the volcano; each die ends in one of the 6 zones with one face up.

KOMI-BOSS-04 = Boss dice already on the board are not rolled again.

KOMI-BOSS-05 = If no Boss die is available, step 2 is skipped.

KOMI-BOSS-06 = A Boss die that leaves the board or sticks in the volcano is rolled again.

KOMI-BOSS-R01 = Chance takes the place of the volcano: the available Boss dice are taken in ascending order of their numbers; for each die first a zone 0 to 5 and then a face 1 to 6 is drawn, each with the same chance, all independent of each other.
    .basis = The drop is meant to be random and unaimed; a fixed order of draws makes records replayable.

KOMI-BOSS-07 = Step 3: count the Boss dice in the Boss’ own zone and in the two adjacent zones; the Boss goes to whichever of the three holds most.

KOMI-BOSS-08 = If the Boss’ own zone has the most Boss dice, the Boss stays, and staying counts as having just moved there for every effect.

KOMI-BOSS-09 = If none of the three zones holds a Boss die, the Boss moves to the next zone clockwise.

KOMI-BOSS-10 = If two or three of these zones tie for the most Boss dice (at least one die each), the Boss moves to the tied zone with the most Minions.

KOMI-BOSS-11 = If the tie on Boss dice is also a tie on Minions, the Boss moves to the tied zone that lies furthest clockwise: the clockwise neighbour before the own zone, the own zone before the counter-clockwise neighbour.

KOMI-BOSS-12 = The Boss makes one movement per Boss Phase; as soon as one of the conditions has moved it, go to step 4.

KOMI-BOSS-R02 = Firelings count as Minions for the movement tie-break.
    .basis = They are described as extra Minions.

KOMI-BOSS-R03 = Monsters, Crystals, Pylons and Support tiles never influence or block Boss movement.
    .basis = Only Boss dice and Minions are named.

KOMI-BOSS-R04 = If a Boss power makes the Boss travel on to a zone with Boss dice and there is no Boss die on the whole board, the Boss simply moves one zone clockwise.
    .basis = Prevents an endless walk. It can arise only when stealing or card effects have taken the last Boss die off the board after the roll; with the present cards it cannot, because all dice are on the board when the Boss moves.

KOMI-BOSS-13 = Step 4: every Minion in the Boss’ zone activates; Minions in other zones do nothing.

KOMI-BOSS-14 = A Soldier deals 1 damage to each Monster in the Boss’ zone.

KOMI-BOSS-15 = A Cannon deals 1 damage to each Monster in every zone.

KOMI-BOSS-16 = A Shield has no activation effect.

KOMI-BOSS-17 = A Builder builds 1 Crystal in the Boss’ zone.

KOMI-BOSS-R05 = Minions in the Boss’ zone activate type by type in the order Soldiers, Cannons, Firelings, Builders; Shields do nothing. Each token is a source of damage of its own.
    .basis = The order is not given; a fixed order keeps games reproducible and matters only for effects that react to damage and for a defeat in the middle of the step.

KOMI-BOSS-R06 = Minions added in step 5 do not activate until a later Boss Phase.
    .basis = Step 4 is over when they arrive.

KOMI-BOSS-18 = Step 5: activate every Boss die in the Boss’ zone by applying each symbol on its upper face.

KOMI-BOSS-19 = A crystal symbol builds 1 Crystal in the Boss’ zone.

KOMI-BOSS-20 = A fame symbol gives the Boss 1 Fame.

KOMI-BOSS-21 = A minion symbol draws 1 random Minion from the bag into the Boss’ zone.

KOMI-BOSS-22 = After activation the die is taken off the board, is available, and is rolled again in the next Boss Phase.

KOMI-BOSS-23 = Boss dice in other zones stay where they are with their faces unchanged.

KOMI-BOSS-R07 = Within step 5 apply all fame symbols first, then all crystal symbols, then all minion symbols, one after the other; a power that becomes active through Fame gained here counts at once for the symbols still to be applied. When all symbols have been applied, all Boss dice of the zone leave the board together.
    .basis = The worked turn lists Fame, then the Crystal, then the Minions, and says that reaching 5 Fame switches on the next power.

KOMI-BOSS-R08 = Damage to a Monster lowers its Health by that amount. All damage a Monster takes in a Boss Phase (Boss powers, the before-movement power included, Minions, Firelings) may be prevented or taken over by card and Ally effects that say so.
    .basis = The example calls the before-movement loss damage.

KOMI-BOSS-R09 = When one source damages several Monsters they are damaged at the same moment. First, in turn order from the active player, owners of effects that take over damage are asked once for each Monster they may help; then every Monster prevents what its own effects prevent (Force Field before Thick Hide, by themselves); then all losses happen. Damage taken over may be prevented by the Monster that took it over but not passed on again; what it took over and what the same source does to it are two losses, prevented separately.
    .basis = The text gives no order; a fixed one is needed as soon as two Monsters own such effects.

KOMI-BOSS-R10 = The strongest Monster, named by several Boss powers, is the one Monster with the most Health on the whole board; on a tie the active player chooses one of the tied Monsters. It is looked for at the moment the power is carried out, anew for each source. If all Monsters have 0 Health there is no strongest: nothing is lost, nobody is moved and nothing is asked.
    .basis = Needed by our Boss sheets. Not to be mixed up with Crystal Dragon’s before-movement power, which hits all tied Monsters near it.

KOMI-BOSS-R11 = After the Boss has moved or stayed, powers with the timing boss_after_move are carried out from the lowest Fame value up, then step 4 begins.
    .basis = The text only says that effects on moving apply also when the Boss stays.

KOMI-BOSS-R12 = A power switched on or off during a Boss Phase counts for the moments that are still to come in it; moments that are over are neither made up for nor undone.
    .basis = A power is active exactly while the Fame is high enough.

KOMI-BOSS-R13 = Firelings come from the reserve only; if it holds too few, as many as possible are placed and the rest is skipped without a defeat.
    .basis = The defeat condition names the bag.

KOMI-BOSS-R14 = A Monster at 0 Health takes no damage: nobody is asked to take anything over for it, it uses up no prevention and nothing is triggered.
    .basis = It takes no further loss (KOMI-GOAL-R01); otherwise Bodyguard could earn Energy and Thick Hide be spent on damage that costs nothing.

KOMI-BOSS-R15 = Effects with the timing boss_step_2_after take place between step 2 and step 3 in every Boss Phase, also when no Boss die was available and step 2 was skipped.
    .basis = Their text asks for a Boss die on the board, not for a roll.

## Crystals and Pylons

section-crys = Crystals and Pylons

KOMI-CRYS-01 = A Crystal is built on a die space of the zone that does not already hold a Crystal.

KOMI-CRYS-02 = If the chosen die space holds a Monster die, that die leaves the board and becomes available, and the Crystal takes the space.

KOMI-CRYS-03 = The moment a zone has a Crystal on each of its 3 die spaces, those Crystals return to the reserve and a Pylon is placed on a Support space of that zone.

KOMI-CRYS-04 = If the chosen Support space holds a Support tile, that tile is returned to the box.

KOMI-CRYS-05 = The third Pylon on the board ends the game in defeat.

KOMI-CRYS-06 = If the third Pylon falls in a zone whose two Support spaces both hold Pylons, the game is lost although the Pylon cannot be placed.

KOMI-CRYS-R01 = The three die spaces of a zone are equal: a Crystal takes an empty die space if there is one; otherwise it replaces a Locked die, and if there are several the active player chooses which. A Pylon goes on a Support space without a Pylon: if both are possible the active player chooses (also one with a Support tile although the other is empty).
    .basis = The text says one of the spaces and any Support space. Giving up a Locked die although a space is empty has no use, so it is not asked.

KOMI-CRYS-R02 = After a Pylon has been built its zone can collect Crystals again from zero and can receive a second Pylon.
    .basis = The text foresees a zone with 2 Pylons.

KOMI-CRYS-R03 = A die space under a Crystal cannot be used for Locking; a Support space under a Pylon cannot be used for building.
    .basis = Each space holds one thing only.

KOMI-CRYS-R04 = The base rules offer no way to remove a Crystal or a Pylon; only card effects (and the change of Boss in the Ultimate Challenge, for Pylons) do.
    .basis = No removal is described; a public review says the same (trictrac).

KOMI-CRYS-R05 = Several Crystals are built one after the other: a Pylon is built as soon as the third stands, and the next Crystal starts a new set in the same zone.
    .basis = As soon as is the wording.

KOMI-CRYS-R06 = The third Pylon ends the game before its Support space is asked; it is shown on the free space of its zone with the lower value, or nowhere if there is none.
    .basis = The defeat is immediate and the choice would decide nothing.

## Boss sheets

section-sheet = Boss sheets

KOMI-SHEET-01 = Powers on a Boss sheet are ordered upwards by Fame value: the cheapest stands lowest, the most expensive highest.

KOMI-SHEET-02 = Boss powers are cumulative: every power whose Fame value has been reached is active at the same time.

KOMI-SHEET-03 = The uppermost power, once active, is carried out every time the Boss activates one particular symbol on its dice (see KOMI-SHEET-R01), once per symbol and not once per die.

KOMI-SHEET-04 = Crystal Dragon at 20 Fame that activates 2 such symbols carries out its top power Sharp Fist twice.

KOMI-SHEET-05 = Crystal Dragon’s before-movement power: among the Monsters in its zone and the two adjacent zones, each Monster with the highest Health takes 1 damage; all tied Monsters are hit.

KOMI-SHEET-06 = Crystal Dragon’s 1-Fame power: when it has moved clockwise because none of the three zones held a Boss die, it keeps moving clockwise until it reaches a zone with a Boss die.

KOMI-SHEET-07 = Crystal Dragon’s next power after the 1-Fame power is switched on at 5 Fame at the latest.

KOMI-SHEET-R01 = The symbol that triggers the top power is the fame symbol.
    .basis = The icon is lost in the text. Beyond the top value more Fame has no other use, the dial ends at 20, and this reading gives every Boss the same sensible use for surplus fame symbols. Against it: the scan prints the placeholder that it also uses for the crystal and minion symbols and for Boss dice, while it often keeps a star for Fame. So the trigger should be one field per Boss in the data (symbol), not a constant.

KOMI-SHEET-R02 = The fame symbol that lifts the Boss onto the top value does not itself trigger the top power; later fame symbols in the same step do.
    .basis = The power must be active when the symbol is activated.

KOMI-SHEET-R03 = A Boss that loses Fame (through a card or Event) loses the powers whose value it no longer reaches.
    .basis = A power is active only while the Fame is at least the printed value.

## Monster phase: roll

section-roll = Monster phase: roll

KOMI-ROLL-01 = The active player takes 6 available Monster dice.

KOMI-ROLL-02 = If fewer than 6 Monster dice are available, the active player takes Monster dice from the board until there are 6.

KOMI-ROLL-03 = The first roll uses all dice taken, in front of the player and not in the volcano.

KOMI-ROLL-04 = Before each further roll the player chooses freely which dice to roll again and which to set aside.

KOMI-ROLL-05 = A die set aside earlier may be taken back and rolled again.

KOMI-ROLL-06 = The player may stop rolling at any time.

KOMI-ROLL-07 = Extra dice granted by effects are added: the player rolls 6 plus the number of extra dice.

KOMI-ROLL-R01 = A player rolls at most 3 times in all: one first roll and up to 2 rerolls.
    .basis = The text says both a maximum of 3 rerolls and after you have rolled three times. The second phrase, the parent game (up to three rolls), the worked turn (declining a third roll after rerolling) and one public review (two rerolls) agree; two public pages only repeat the first phrase. 3 rerolls looks like a translation of three rolls. The option four rolls plays the other reading; it was measured to raise the win rate by 10 to 20 points.

KOMI-ROLL-R02 = Dice taken from the board because too few are available are Locked Monster dice from any zone (or from the card Dice Pouch of any Monster), chosen one by one by the active player; they lose their faces and are rolled. This is asked before the first roll and only as many dice are taken as are missing.
    .basis = The text says remove any from the board.

KOMI-ROLL-R03 = The number of dice rolled never exceeds the 10 Monster dice.
    .basis = Only 10 dice exist.

KOMI-ROLL-R04 = Locked dice are never rerolled while Locked and Unlocking is not possible during step 1.
    .basis = Locking and Unlocking belong to step 2.

KOMI-ROLL-R05 = With extra dice the number to be taken is 6 plus the extra dice, at most 10. Dice missing for the first 6 must be taken from the board; for each extra die that would need a Locked die the player is asked and may decline it. If enough dice are available, extra dice are rolled without asking.
    .basis = The note on extra dice gives the number to roll; the sentence on a shortage only speaks of 6. Effects of cards and Allies are optional, and declining is of use only to spare a Locked die.

KOMI-ROLL-R06 = After each roll but the last allowed the player chooses the set of dice to roll again; the empty set stops. All dice of the Roll may be chosen each time, also ones kept before.
    .basis = The same in the form of one question.

## Monster phase: resolve, lock, unlock

section-res = Monster phase: resolve, lock, unlock

KOMI-RES-01 = In step 2 the active player may, in any order and any number of times, resolve dice of the Roll, Lock dice of the Roll and Unlock dice in the own zone.

KOMI-RES-02 = Dice may be resolved one at a time or several together as one group.

KOMI-RES-03 = Locking places a die of the Roll on an available die space of the player’s current zone without changing its face.

KOMI-RES-04 = A die space is available for Locking when it holds neither a die nor a Crystal.

KOMI-RES-05 = If there is no available die space left, a die in that zone must be Unlocked before another can be Locked there.

KOMI-RES-06 = A Locked die stays on the board and may be Unlocked on a later turn by any Monster standing in that zone.

KOMI-RES-07 = Unlocking takes a Locked die from the player’s current zone, keeps its face, and adds it to the Roll, where it is resolved like any other die.

KOMI-RES-08 = Resolving, Locking and Unlocking may be done before moving and again after moving, each time in the zone the Monster is then in.

KOMI-RES-09 = Step 2 ends when the player has nothing more to do with dice or chooses to do nothing more.

KOMI-RES-R01 = Resolving is optional: dice may be left unused; at the end of step 2 every die of the Roll that was not Locked becomes available.
    .basis = Available dice are simply those not on the board.

KOMI-RES-R02 = A die Unlocked this turn may be Locked again this turn, in the same or another zone; a die Locked this turn cannot be Unlocked before the next turn. Neither changes its face.
    .basis = Locked dice are saved for following turns; carrying a die from zone to zone needs only Unlock and Lock. It also keeps the step finite.

KOMI-RES-R03 = A die that has been resolved or spent cannot be Locked, resolved or spent again this turn.
    .basis = Its face has been used.

KOMI-RES-R04 = Dice of the Roll travel with the active Monster when it moves.
    .basis = The note on moving lets the player resolve the rest in the new zone.

KOMI-RES-R05 = A group consists of dice showing the same face, except that claws and feet used for damage may be put into one group; feet used for moving are resolved one by one. Real and virtual dice may be in one group.
    .basis = The damage example combines claws and a foot; the energy and support tables count one face.

KOMI-RES-R06 = Only a real die of the Roll that is neither resolved nor spent can be Locked, in any state of the turn within step 2; Locking and Unlocking cost nothing.
    .basis = Virtual dice can never be Locked; used faces are gone.

KOMI-RES-R07 = Leaving step 2 is one decision; it gives up the pool and all unused dice of the Roll, and there is no way back, except through Support tiles in step 3, whose faces form a Roll of their own.
    .basis = Step 3 follows step 2; Support may be used until the end of step 3.

KOMI-RES-R08 = The card Dice Pouch is an exception to KOMI-RES-R02: a die Locked on it may be Unlocked again in the same turn, also in a further Monster Phase of that turn.
    .basis = The card says on this or a later turn, and the text of a card goes before the general rule. Only Rampage gives it a use.

## Effects of the Monster die faces

section-face = Effects of the Monster die faces

KOMI-FACE-01 = heart: a Monster of the player’s choice in the player’s zone (possibly the own one) gains 1 Health.

KOMI-FACE-02 = A Monster cannot have more than 10 Health unless a card or Ally sheet says so.

KOMI-FACE-03 = energy: all energy dice may be resolved together; 1, 2, 3, 4 or 5 dice in one group give 1, 3, 6, 10 or 15 Energy.

KOMI-FACE-04 = More than 5 energy dice are resolved as groups of 5 first and then the rest as one further group (6 give 16, 7 give 18, 8 give 21, 10 give 30).

KOMI-FACE-05 = foot: deal 1 damage in the player’s zone, or move one Monster.

KOMI-FACE-06 = foot used to move takes a Monster in the player’s zone, the own one or another player’s, to an adjacent zone.

KOMI-FACE-07 = claw: deal 2 damage in the player’s zone.

KOMI-FACE-08 = fame: gain 1 Fame, with the option to steal Fame.

KOMI-FACE-09 = support: resolving exactly 3 or exactly 4 support dice together builds a Support tile; see Support.

KOMI-FACE-R01 = The owner of a Monster moved by another player cannot refuse, nothing is triggered by merely being moved except effects that speak of entering a zone, and the moved Monster’s locked dice and tiles stay behind.
    .basis = The text grants the move without conditions.

KOMI-FACE-R02 = A heart may be resolved on a Monster at its maximum; it then has no effect.
    .basis = Nothing forbids it.

KOMI-FACE-R03 = Energy dice resolved at different moments form separate groups and are not added up.
    .basis = The table counts dice resolved simultaneously.

KOMI-FACE-R04 = One or two support dice have no normal effect; they can be Locked, spent on a card or left.
    .basis = Only 3 or 4 at once build.

KOMI-FACE-R05 = Each foot die is used wholly for damage or wholly for one move, chosen when it is resolved.
    .basis = The two uses are alternatives.

KOMI-FACE-R06 = Each heart of a group is aimed separately, at the same or at different Monsters.
    .basis = The face speaks of one Monster each.

KOMI-FACE-R07 = The Monster moved by a foot starts in the active player’s zone and ends in a zone adjacent to it; Minions and the Boss cannot be moved by a foot.
    .basis = The text names Monsters only.

KOMI-FACE-R08 = Whatever is moved goes to another zone: any zone in the text of an effect means any zone but the one in which the moved piece stands.
    .basis = Staying is not moving and enters nothing.

## Damage rules

section-dmg = Damage rules

KOMI-DMG-01 = Damage dealt by a Monster can only be assigned to enemies in that Monster’s own zone.

KOMI-DMG-02 = No damage can be assigned to the Boss while any Minion is in the Boss’ zone.

KOMI-DMG-03 = No damage can be assigned to a Minion that is not a Shield while a Shield is in the same zone.

KOMI-DMG-04 = A Minion is destroyed only when damage equal to its whole Health is assigned to it in a single action; it never carries partial damage over.

KOMI-DMG-05 = Damage assigned to the Boss lowers its Health point for point and is permanent.

KOMI-DMG-06 = A destroyed Minion token goes back into the bag.

KOMI-DMG-07 = The damage of one action may be split among several enemies, including the 2 points of a single claw, as long as the guard rules hold at each point.

KOMI-DMG-08 = Damage not used before the Monster moves is lost.

KOMI-DMG-09 = Damage dealt by Monsters is used only against the Boss and Minions, never against Monsters.

KOMI-DMG-R01 = Model damage as a pool: resolving claws and feet for damage adds points to the active player’s pool; points are taken from the pool to destroy a Minion (its whole Health at once) or to hurt the Boss (any number); the pool is emptied when the active Monster leaves its zone, by whatever effect, and at the end of step 2.
    .basis = This satisfies the single-action rule, free splitting and the loss on moving, and dice can be grouped anyway.

KOMI-DMG-R02 = Moving another player’s Monster does not empty the pool.
    .basis = Only the active player’s own departure changes the zone the damage belongs to.

KOMI-DMG-R03 = The guard rules are checked each time points are assigned, so destroying the last Shield opens the other Minions and destroying the last Minion opens the Boss within the same action.
    .basis = The examples work through Shield, Soldier and Boss with one group of dice.

KOMI-DMG-R04 = Firelings guard the Boss like Minions, are guarded by Shields like other Minions, and go back to the reserve, not the bag, when destroyed.
    .basis = They are extra Minions that are never in the bag.

KOMI-DMG-R05 = Damage from a card or from a Support tile used outside step 2 forms a pool of its own that must be assigned at once under the same guard rules; what cannot be assigned is lost.
    .basis = Step 3 has no later moment for it.

KOMI-DMG-R06 = A Minion’s Health is the printed value plus all raises by active Boss powers; an effect of the active player that sets it (Ninjas) comes last; the result is at least 1.
    .basis = The Ninjas lower a Shield to 1 for their owner.

KOMI-DMG-R07 = The pool belongs to the zone the active Monster stands in: it can be used on whatever is there when the points are assigned, also on a Minion or Boss that arrived after the dice were resolved.
    .basis = The damage is dealt in your zone.

KOMI-DMG-R08 = The Boss never takes more points than it has Health; points that cannot be used stay in the pool until it is emptied.
    .basis = The game ends at 0, or the Boss is out of the fight in the Ultimate Challenge.

## Fame, stealing Fame, Allies

section-fame = Fame, stealing Fame, Allies

KOMI-FAME-01 = For each fame die resolved to gain 1 Fame the player may take 1 Boss die in the own zone off the board; if so, the player gains 1 more Fame.

KOMI-FAME-02 = A Boss die removed this way is available and is dropped into the volcano in the next Boss Phase.

KOMI-FAME-03 = Stealing is optional for each fame die separately and needs one Boss die in the zone for each extra Fame.

KOMI-FAME-04 = As soon as a Monster has at least 1 Fame and no Ally, its player chooses one of the available Ally sheets.

KOMI-FAME-05 = A Monster never has more than one Ally.

KOMI-FAME-06 = An Ally power is active while its owner’s Fame is at least the printed value; the powers are cumulative.

KOMI-FAME-07 = Using Ally powers never costs Fame.

KOMI-FAME-08 = When a Monster’s Fame falls to 0, its Ally sheet returns to the pool of available Allies.

KOMI-FAME-09 = A Monster that lost its Ally may choose any available Ally when it has at least 1 Fame again.

KOMI-FAME-R01 = Stealing Fame does not lower the Boss’ own Fame.
    .basis = Only a die is removed; the extra Fame is gained.

KOMI-FAME-R02 = Only fame faces (real, Unlocked or virtual dice, including wild faces used as fame) allow stealing; Fame gained from cards, Allies or Events does not.
    .basis = The action is attached to resolving the face.

KOMI-FAME-R03 = Choosing the Ally is mandatory, even outside the own turn, and happens as soon as the die (with its steal) or the effect that gave the Fame has been carried out completely, before anything else; if several Monsters reach 1 Fame at once they choose in turn order starting with the active player. Powers of the new Ally do not react to the gain or the steal that brought it.
    .basis = The sheet is chosen as soon as the first Fame is gained; in the worked turn the steal of the same die comes first. There is always one more sheet than players, so at least two can be chosen from.

KOMI-FAME-R04 = Ally powers switch on and off at the moment the Fame changes, also in the middle of a turn; uses already made are not undone.
    .basis = In the worked turn the Ninjas help in the same turn in which they were chosen.

KOMI-FAME-R05 = A group of fame dice is carried out die by die: gain 1 Fame, steal or not, then the Ally if due; effects that count the group follow after the last die.
    .basis = Steals and the Ally are tied to single dice.

KOMI-FAME-R06 = The player chooses which Boss die of the zone is stolen. Fame that would rise above 20 is lost, but the die may still be removed.
    .basis = Dice differ in faces; removing is the action, the Fame its reward.

KOMI-FAME-R07 = An Ally returned to the pool can be chosen at once by any Monster that becomes entitled, also by the one that lost it.
    .basis = It is available.

KOMI-FAME-R08 = A power of an Ally reacts to a fame die or a steal only if it was active before that die was resolved, and to a group of fame dice only if it was active before the first die of the group: the Fame that switches a power on does not trigger it. A die or steal counts also when the dial already stands at 20.
    .basis = The same as for the Boss (KOMI-SHEET-R02), whose fame symbols count at 20 too, and for a new Ally (KOMI-FAME-R03).

## Support tiles

section-sup = Support tiles

KOMI-SUP-01 = Resolving 3 support dice together draws a random Support tile and places it face up on the value-3 Support space of the player’s zone; resolving 4 places it on the value-4 space.

KOMI-SUP-02 = Nothing can be built on a Support space that holds a Pylon.

KOMI-SUP-03 = If the space already holds a Support tile, that tile is discarded and replaced by the new one.

KOMI-SUP-04 = A newly built tile may be activated at once.

KOMI-SUP-05 = Activating and recharging are free actions: in the own turn a player may do so with as many tiles as wanted in the zone the own Monster is in, and again in every other zone it reaches that turn.

KOMI-SUP-06 = One and the same tile cannot be both activated and recharged in the same turn.

KOMI-SUP-07 = Activating uses the face-up tile’s effects and turns it face down (used).

KOMI-SUP-08 = A die face on an activated tile acts as a virtual die of the Roll; it has to be resolved immediately and can never be Locked.

KOMI-SUP-09 = A wild face on a tile is resolved as any one face of the player’s choice.

KOMI-SUP-10 = An Energy cube on an activated tile gives 1 Energy.

KOMI-SUP-11 = Recharging turns a used tile face up again.

KOMI-SUP-R01 = Support tiles may be activated and recharged from the end of step 1 until the end of step 3 of the own Monster Phase, not during the Boss Phase, the rolling or the End of Turn.
    .basis = The text says at any point of the turn, but a virtual die joins the Roll, so it needs a finished one, and healing between the Boss Phase and the 0-Health check would void that defeat condition. Within the Monster Phase nothing is lost by waiting for the Roll.

KOMI-SUP-R02 = A virtual die may be resolved together with real dice of the Roll as one group, for example as third support die or as part of an energy group, and may be spent on a card effect. A virtual claw or foot resolved for damage puts its points into the pool, where they stay like all others.
    .basis = It counts as part of the Roll; only its moment is fixed.

KOMI-SUP-R03 = A group of exactly 3 builds on the value-3 space and a group of exactly 4 on the value-4 space; with 6 or more support dice several groups may be made.
    .basis = The value must correspond.

KOMI-SUP-R04 = Discarded tiles, replaced tiles and tiles returned to the box are out of the game; when no tile is left in the reserve nothing can be built and support dice cannot be resolved.
    .basis = No reshuffling is described.

KOMI-SUP-R05 = The limit follows the tile, not the space: a tile activated this turn cannot be recharged this turn and the reverse, while a new tile built on the same space may still be activated this turn; only an effect that says so makes an exception.
    .basis = The limit is stated for the same Support tile.

KOMI-SUP-R06 = A tile’s symbols are applied in the order shown; if a move takes the Monster away, the remaining symbols of the tile still apply.
    .basis = The worked turn gains the Energy and then moves with the foot.

KOMI-SUP-R07 = A virtual die that can have no effect (a lone support face, a claw that no enemy can take) may still be activated and is lost; its tile is turned face down and the Energy cube is gained.
    .basis = Activating is free and resolving optional.

KOMI-SUP-R08 = Building may replace a tile that is still face up; the space is given by the number of dice, the tile is drawn afterwards.
    .basis = The text only excludes Pylons.

KOMI-SUP-R09 = A tile turned face down by an effect counts as used but not as activated: it may be recharged this turn. A tile turned face up by an effect is not recharged: it may be activated this turn unless it was activated this turn before.
    .basis = The limit speaks of activating and recharging by the player.

KOMI-SUP-R10 = In step 3 a virtual die forms a Roll of its own: it is resolved at once by its normal effect, a foot or claw for damage makes a pool that is assigned at once, and effects that need step 2 (spending faces, changing dice) are not possible.
    .basis = Step 2 is over.

## Spending die faces

section-spend = Spending die faces

KOMI-SPEND-01 = Some cards and Ally sheets show die faces as a price; spending dice with those faces from the Roll triggers the stated effect.

KOMI-SPEND-02 = A die spent this way does not have its normal effect.

KOMI-SPEND-03 = An effect may be used as often in a turn as its price can be paid, unless it says otherwise.

KOMI-SPEND-R01 = Spending happens in step 2, uses dice of the Roll including Unlocked and virtual dice, and never Locked dice still on the board.
    .basis = The faces must be part of the Roll.

KOMI-SPEND-R02 = A Minion or the Boss moved by such an effect does not activate and no Boss-movement effect is triggered.
    .basis = Activation belongs to the Boss Phase.

KOMI-SPEND-R03 = The dice are spent first, then the effect is carried out; an effect without any legal target cannot be bought with dice.
    .basis = Saves players from paying for nothing.

## Buying cards and Events

section-buy = Buying cards and Events

KOMI-BUY-01 = After step 2 the active player may buy any of the face-up Power cards in the market by paying the printed Energy cost.

KOMI-BUY-02 = Cards are bought one at a time, and after each purchase the empty place is refilled with the top card of the deck.

KOMI-BUY-03 = A bought DISCARD card is carried out at once and then discarded.

KOMI-BUY-04 = A bought KEEP card is placed by the Monster board and works from then on as long as it is kept.

KOMI-BUY-05 = An Event revealed while refilling is carried out at once, after the bought DISCARD card, is then discarded, and a further card is revealed for the same place.

KOMI-BUY-06 = When the deck is empty it is not reshuffled and bought cards are no longer replaced.

KOMI-BUY-07 = The player may pay 2 Energy to discard all face-up Power cards and reveal new ones one at a time until 3 are face up, carrying out Events as they appear.

KOMI-BUY-08 = Buying and discarding the market may be repeated as long as the Energy lasts.

KOMI-BUY-09 = Event cards are not Power cards for any effect.

KOMI-BUY-R01 = An Event affects the Monsters it names no matter whose turn it is; where it leaves a choice about a Monster, that Monster’s player decides, otherwise the active player.
    .basis = In the worked turn each Monster chooses its own loss.

KOMI-BUY-R02 = When an effect offers alternative losses a player must choose one that can be paid in full if there is one; if none can, the player gives all there is of one alternative of which there is something; with nothing at all nothing is lost.
    .basis = A Monster without Energy must give up Fame in the worked turn.

KOMI-BUY-R03 = The market can be discarded only while the deck holds at least 1 card; the price is paid first, then all face-up cards are discarded and new ones revealed; if the deck runs out during the refill the market stays short.
    .basis = Nothing new could be revealed otherwise.

KOMI-BUY-R04 = If an Event or card makes the players win or lose during a refill, the game ends at once.
    .basis = All end conditions are immediate.

KOMI-BUY-R05 = Card effects of a KEEP card bought in step 3 apply for the rest of the turn, but the dice of this turn cannot be resolved any more.
    .basis = Step 2 is over.

KOMI-BUY-R06 = Costs reduced by effects never fall below 1 Energy.
    .basis = Keeps every card a purchase.

KOMI-BUY-R07 = A purchase runs in this order: pay, take the card, carry out a DISCARD card or put the KEEP card into play, discard the DISCARD card, refill the place (Events as they come), next decision.
    .basis = Gathers what the text says in several places.

KOMI-BUY-R08 = A place of the market is refilled only from the deck; if an Event was the last card of the deck the place stays empty.
    .basis = No reshuffling.

## End of turn

section-end = End of turn

KOMI-END-01 = All end-of-turn effects are carried out in an order chosen by the active player.

KOMI-END-02 = All available Monster dice and Boss dice pass to the player on the left, who starts a turn with a Boss Phase.

KOMI-END-R01 = Locked Monster dice and Boss dice lying on the board stay where they are between turns.
    .basis = Only available dice are passed on.

KOMI-END-R02 = None of the end-of-turn effects depends on another, so they are carried out in the fixed order House Call, Night Shift, Solar Scales.
    .basis = The order is the player’s choice but makes no difference.

## Ultimate Challenge

section-ult = Ultimate Challenge

KOMI-ULT-01 = In the Ultimate Challenge the players face Crystal Dragon, then Lithosaur, then Lavalord in one game, all on the blue side (Normal) or all on the red side (Advanced).

KOMI-ULT-02 = When Crystal Dragon reaches 0 Health the active player finishes the turn normally instead of winning.

KOMI-ULT-03 = After that turn the board stays as it is apart from the listed steps, and all Monsters keep their Fame, Health, Ally, KEEP cards and Energy.

KOMI-ULT-04 = The defeated Boss is taken off the board.

KOMI-ULT-05 = Every Pylon is removed, and for each removed Pylon 5 Minions are drawn into the Pylon’s zone.

KOMI-ULT-06 = If the bag cannot supply all those Minions, the players lose.

KOMI-ULT-07 = Lithosaur is then placed in any zone without a Monster, with 0 Fame and its own starting Health.

KOMI-ULT-08 = Boss dice on the board stay where they are; available Boss dice are added until the number in play equals the number on the new sheet.

KOMI-ULT-09 = After Lithosaur the same steps lead to Lavalord; beating Lavalord wins the Ultimate Challenge.

KOMI-ULT-R01 = A Boss at 0 Health stays in its zone until the end of the turn, can be neither damaged nor moved any more and has no powers; Minions, Events and all defeat conditions work as usual meanwhile.
    .basis = The turn is finished normally.

KOMI-ULT-R02 = Crystals, Support tiles (with their used or ready state), Locked dice, the market, the deck, the discard pile and the bag are carried over unchanged.
    .basis = The board state does not change.

KOMI-ULT-R03 = The player whose turn has just ended chooses the zone of the new Boss among the zones without a Monster. With at most 5 Monsters a free zone always exists.
    .basis = 6 zones, at most 5 Monsters; somebody must choose and that player is still active.

KOMI-ULT-R04 = The first Boss Phase of the new Boss is the one of the next player’s turn; the 8 Firelings enter the reserve when Lavalord arrives.
    .basis = The change happens between two turns.

KOMI-ULT-R05 = Added Boss dice are the unused ones with the lowest numbers; they are available at once.
    .basis = Same reason as in setup.

KOMI-ULT-R06 = Removed Pylons return to the reserve, so the new Boss again needs 3 Pylons; the Minions for Pylons are drawn before the new Boss is placed.
    .basis = The steps are listed in this order and defeat counts Pylons on the board.

KOMI-ULT-R07 = In the Ultimate Challenge reaching 0 Health wins at once only against Lavalord; for the first two Bosses it starts the change at the end of the turn.
    .basis = The text says the active player finishes the turn.

KOMI-ULT-R08 = The change of Boss runs after the End of Turn in this order: take the Boss off the board; zone by zone clockwise from its zone remove the Pylons and draw 5 Minions for each into the zone; with the option respite each Monster gains 5 Health; place the new Boss; set 0 Fame and its Health; add Boss dice; for Lavalord put 8 Firelings in the reserve. Then the next player’s turn begins.
    .basis = The steps are listed in this order; the zone order makes records replayable.

KOMI-ULT-R09 = The option respite (off by default) is ours: without it two to five Monsters win the Ultimate Challenge very rarely in simulation; with it between one game in ten and one in five on the blue sides.
    .basis = Offered as an easier variant; the rulebook says that Health is kept.

## Solo play

section-solo = Solo play

KOMI-SOLO-01 = The game can be played by 1 player with 1 Monster under the unchanged rules.

KOMI-SOLO-02 = A solo player starts with 2 revealed Ally sheets (players plus one).

KOMI-SOLO-R01 = In solo play the same Monster takes every turn, each with its own Boss Phase; effects on other Monsters have no target and are skipped.
    .basis = No solo changes are printed; a public solo report plays one Monster this way.

KOMI-SOLO-R02 = A solo player may instead run 2 or more Monsters as if they were separate players, with all counts taken from the number of Monsters.
    .basis = A harmless option; not the default.

KOMI-SOLO-R03 = In solo play the only Monster is always the active and the strongest one.
    .basis = It follows from the definitions.

## Examples

KOMI-EX-01 =
    .given = The Boss’ own zone holds no Boss die; Both adjacent zones hold 2 Boss dice; One adjacent zone holds 1 Minion, the other 2 Minions
    .when = Step 3 of the Boss Phase is carried out
    .then = The Boss moves to the adjacent zone with 2 Minions

KOMI-EX-02 =
    .given = The active Monster’s zone holds 3 Soldiers (1 Health each) and the Boss; The Roll holds 2 claws and 1 foot for damage
    .when = The three dice are resolved together for 5 damage
    .then = 3 points destroy the 3 Soldiers, whose tokens return to the bag; The other 2 points lower the Boss’ Health by 2

KOMI-EX-03 =
    .given = The Roll holds 3 fame, 1 foot and 2 other dice; At least 1 Boss die lies in the first zone and at least 1 in the next
    .when = 1 fame is resolved with a steal; The foot moves the Monster to the adjacent zone; 2 fame are resolved there with only one steal; The last 2 dice are Locked
    .then = The Monster has gained 5 Fame; 2 Boss dice have become available; 2 Monster dice are Locked in the second zone

KOMI-EX-04 =
    .given = A KEEP card moves a Minion or the Boss when one certain face is spent; The Roll holds that face twice
    .when = Both dice are spent on the card
    .then = Either 2 Minions are moved, or the Boss and 1 Minion; Neither die has its normal effect

KOMI-EX-06 =
    .given = Crystal Dragon (blue) has 3 Fame, so its before-movement power and its 1-Fame power are active; Pagurah and Rex Florae have 9 Health, H.A.D.E.S. has 8, all three in the Boss’ zone or next to it
    .when = Step 1 of Pagurah’s Boss Phase is carried out
    .then = Pagurah and Rex Florae take 1 damage each and have 8 Health; H.A.D.E.S. is not hurt

KOMI-EX-07 =
    .given = Crystal Dragon uses 5 Boss dice; 3 of them are on the board
    .when = Step 2 is carried out
    .then = Exactly 2 Boss dice are dropped into the volcano; The other 3 keep zone and face

KOMI-EX-08 =
    .given = No Boss die lies in the Boss’ zone or in the adjacent zones; Further clockwise lies a zone with 3 Boss dice and no Boss die lies before it; Crystal Dragon has at least 1 Fame
    .when = Step 3 is carried out
    .then = Crystal Dragon moves clockwise and goes on until it stands in the zone with 3 Boss dice

KOMI-EX-09 =
    .given = No Minion is in the zone Crystal Dragon has reached
    .when = Step 4 is carried out
    .then = Nothing happens and step 5 follows

KOMI-EX-10 =
    .given = Crystal Dragon has 3 Fame; The 3 Boss dice in its zone show 2 fame, 1 crystal and 2 minion symbols in all
    .when = Step 5 is carried out
    .then = The Boss has 5 Fame and its next power is active; 1 Crystal is built in the zone; 2 Minions are drawn into the zone (a Shield and a Soldier, as the later attack shows); The 3 dice are available again

KOMI-EX-11 =
    .given = Pagurah has rolled and rerolled some dice; A third roll would still be allowed
    .when = Pagurah stops
    .then = The Roll is 2 feet, 1 fame, 2 claws and 1 energy; Step 2 begins

KOMI-EX-12 =
    .given = Pagurah has 0 Fame and no Ally; An adjacent zone holds 1 Boss die
    .when = A foot moves Pagurah there; The fame die is resolved and the Boss die is removed from the zone
    .then = Pagurah has 2 Fame; Pagurah chooses an available Ally, the Ninjas, and their first power is active at once; The removed Boss die is available

KOMI-EX-13 =
    .given = A claw Locked by H.A.D.E.S. on an earlier turn lies in an adjacent zone; Pagurah still has 1 foot, 2 claws and 1 energy
    .when = The second foot moves Pagurah there; Pagurah Unlocks the claw
    .then = The Roll now holds 3 claws and 1 energy; The die space is free again

KOMI-EX-14 =
    .given = A face-up Support tile in Pagurah’s zone shows an Energy cube and a foot; Crystal Dragon is in an adjacent zone
    .when = Pagurah activates the tile as a free action
    .then = Pagurah gains 1 Energy; The virtual foot is resolved at once and moves Pagurah into the Boss’ zone; The tile is face down

KOMI-EX-16 =
    .given = Pagurah has 1 Energy and 1 energy die left
    .when = The energy die is resolved alone
    .then = Pagurah has 2 Energy

KOMI-EX-17 =
    .given = Pagurah has 2 Energy and 2 Fame; The card Unlock! costs 2 and is in the market; The top card of the deck is the negative Event All For That?; H.A.D.E.S. owns a KEEP card and at least 2 Energy; other Monsters own no KEEP card
    .when = Pagurah buys Unlock!; The market is refilled
    .then = Pagurah owns Unlock! and has 0 Energy; The Event is carried out at once: Pagurah, unable to pay 2 Energy, loses 1 Fame and has 1; H.A.D.E.S. chooses to lose 2 Energy; The Event is discarded and another card is revealed

KOMI-EX-18 =
    .given = Pagurah’s step 3 is over and no end-of-turn effect is pending
    .when = The turn ends
    .then = All available Monster dice and Boss dice pass on; H.A.D.E.S. starts a turn with a Boss Phase

KOMI-EX-22 =
    .given = 3 players, Boss Lithosaur, blue side, option default zones
    .when = The set-up is carried out
    .then = Lithosaur stands in zone 0 with 24 Health and 0 Fame; Boss dice 1 to 6 are available, dice 7 and 8 are out of the game; Each zone holds 1 Minion, the bag 24; 4 Ally sheets lie open, 3 Power cards are in the market, no Fireling is in the reserve; The Monsters stand in zones 3, 2 and 4 with 10 Health, 0 Fame, 0 Energy; seat 1 begins

KOMI-EX-23 =
    .given = The first three cards of the shuffled deck are Heave-Ho, Ash Cloud and Unlock!
    .when = The market is revealed
    .then = Ash Cloud has no effect and is shuffled back; further cards are revealed until three Power cards lie open; No Monster has lost Health

KOMI-EX-24 =
    .given = Two players; Megamoth has 0 Health after the Boss Phase of Pagurah’s turn; Both Monsters stand in zone 2; Pagurah’s Roll holds 2 hearts
    .when = Pagurah resolves both hearts on Megamoth; Megamoth’s next Boss Phase costs it 1 Health
    .then = Megamoth begins its Monster Phase with 1 Health and the game goes on

KOMI-EX-25 =
    .given = The active Monster has 0 Health when its Boss Phase is over; A face-up Support tile with a heart lies in its zone
    .when = Its Monster Phase begins
    .then = The players lose at once; the tile cannot be used before

KOMI-EX-26 =
    .given = The bag holds 1 Minion; The Boss dice in the Boss’ zone show 2 minion symbols in all and nothing else
    .when = Step 5 is carried out
    .then = The first symbol draws the last Minion into the zone; The second symbol demands a draw from the empty bag: the players lose

KOMI-EX-27 =
    .given = Boss dice 2 and 5 are available, dice 1, 3 and 4 lie on the board; The next random values are zone 4, face 6, zone 0, face 1
    .when = Step 2 of the Boss Phase is carried out
    .then = Die 2 lies in zone 4 showing minion, minion, crystal; Die 5 lies in zone 0 showing minion, minion; Dice 1, 3 and 4 are unchanged

KOMI-EX-28 =
    .given = The Boss stands in zone 3; zones 3 and 2 hold 1 Boss die each, zone 4 holds none; Zones 3 and 2 hold 2 Minions each
    .when = Step 3 is carried out
    .then = The Boss stays in zone 3, which lies further clockwise than zone 2; It counts as having just moved there

KOMI-EX-29 =
    .given = The Boss’ zone holds 2 Soldiers, 1 Cannon, 1 Shield, 1 Builder and Pagurah (7 Health); Rex Florae (5 Health) stands in another zone; The Boss’ zone holds 1 Crystal and no Locked die
    .when = Step 4 is carried out
    .then = Pagurah loses 2 to the Soldiers and 1 to the Cannon and has 4 Health; Rex Florae loses 1 to the Cannon and has 4 Health; The Builder adds a Crystal: the zone holds 2

KOMI-EX-30 =
    .given = Crystal Dragon has 19 Fame; the dice in its zone show 3 fame symbols and 1 minion symbol; Only Pagurah (6 Health) stands in its zone
    .when = Step 5 is carried out
    .then = The first fame symbol lifts the Boss to 20 and triggers nothing; The second and third carry out Sharp Fist: Pagurah has 4 Health; the Boss stays at 20 Fame; 1 Minion is drawn, then the dice leave the board

KOMI-EX-31 =
    .given = The Boss’ zone holds 1 Crystal and 2 Locked dice, a claw and a heart
    .when = A crystal symbol is applied; The active player gives up the heart
    .then = The heart die leaves the board and is available; The zone holds 2 Crystals and the Locked claw

KOMI-EX-32 =
    .given = The Boss’ zone holds 2 Crystals; its value-3 space holds a Support tile, its value-4 space a Pylon; 1 Pylon is on the board
    .when = A Builder activates
    .then = The third Crystal completes the set: the three Crystals return to the reserve; The Pylon must go on the value-3 space; the tile returns to the box; 2 Pylons are on the board; the zone holds no Crystal

KOMI-EX-33 =
    .given = Crystal Dragon has 5 Fame and moves; Pagurah and Megamoth have 8 Health, Rex Florae 5; Megamoth is far from the Boss; it is Rex Florae’s turn
    .when = Razor Splinters is carried out and Rex Florae’s player chooses Megamoth
    .then = Megamoth has 5 Health, the others lose nothing

KOMI-EX-34 =
    .given = Lithosaur stands in zone 1 with Purple Reign (4 Health); Pagurah (9 Health) stands in zone 4
    .when = Step 1 of the Boss Phase is carried out
    .then = Pagurah, the strongest, has 7 Health and stays in zone 4; Purple Reign loses nothing and is moved to zone 0

KOMI-EX-35 =
    .given = The strongest Monster has 7 Health, Force Field active and Thick Hide unused
    .when = Razor Splinters deals it 3 damage
    .then = Force Field prevents 1, Thick Hide prevents 1, 1 is lost: 6 Health; Both are used up, Force Field until the next Boss Phase, Thick Hide until the owner’s next turn

KOMI-EX-36 =
    .given = 5 Monster dice are Locked on the board, 5 are available
    .when = The active player begins step 1
    .then = The player must take 1 Locked die of own choice from the board; it loses its face; 6 dice are rolled, 4 stay Locked

KOMI-EX-37 =
    .given = The active player owns Spare Arm; 4 dice are Locked, 6 available
    .when = Step 1 begins and the player declines the extra die
    .then = 6 dice are rolled and all 4 Locked dice stay

KOMI-EX-38 =
    .given = The zone holds 1 Crystal and 2 Locked dice, a foot and a fame; The Roll holds a claw that the player wants to Lock
    .when = The player Unlocks the foot and Locks the claw
    .then = The foot belongs to the Roll and can be resolved; Claw and fame are Locked in the zone

KOMI-EX-39 =
    .given = The active Monster stands in zone 5; 1 energy die is Locked there; The Roll holds 1 foot and 2 energy
    .when = The player Unlocks the energy die, moves to zone 0 with the foot and resolves the 3 energy together
    .then = The Monster gains 6 Energy

KOMI-EX-40 =
    .given = The Roll holds 3 energy
    .when = The player resolves 2 of them, later the third
    .then = The Monster gains 3 and then 1, that is 4 Energy instead of 6

KOMI-EX-41 =
    .given = The active player has 2 points in the pool and 1 foot; Megamoth stands in the same zone
    .when = The foot moves Megamoth to an adjacent zone
    .then = Megamoth’s player cannot refuse; The 2 points are still in the pool

KOMI-EX-42 =
    .given = A claw has been resolved for 2 points; no enemy in the zone has at most 2 Health
    .when = The active Monster moves away with a foot
    .then = The 2 points are lost

KOMI-EX-43 =
    .given = The zone holds 1 Shield (3 Health), 1 Soldier and the Boss; The pool holds 2 points
    .when = The player looks for a target, then resolves a foot for damage
    .then = With 2 points nothing can be assigned: the Shield guards the Soldier, both guard the Boss; With 3 points the Shield is destroyed and returns to the bag; the pool is empty

KOMI-EX-44 =
    .given = Lithosaur has 10 Fame; its zone holds 1 Shield and 1 Soldier; the active Monster there has the Ninjas at 1 Fame or more; The pool holds 4 points
    .when = The points are assigned
    .then = The Shield costs 1 point, the Soldier 2, and 1 point hurts Lithosaur

KOMI-EX-45 =
    .given = The Monster has 0 Fame; its zone holds 2 Boss dice; the Roll holds 2 fame
    .when = Both are resolved as a group, the first with a steal, the Media are chosen, the second with a steal
    .then = After the first die: 2 Fame, Ally Media, nothing from Exclusive Footage; After the second die: 4 Fame and 1 Energy from Exclusive Footage; 2 Boss dice are available

KOMI-EX-46 =
    .given = Rex Florae has 1 Fame and the Apes; Bad Reviews is revealed in Pagurah’s step 3
    .when = The Event is carried out
    .then = Rex Florae has 0 Fame and returns the Apes to the pool; When it has 1 Fame again it chooses any available sheet

KOMI-EX-47 =
    .given = The zone’s value-4 space holds a face-up tile with cube and support; the value-3 space is empty; the Roll holds 2 support
    .when = The player activates the tile and resolves the virtual die with the two real ones
    .then = 1 Energy is gained, the tile is face down; A random tile is built face up on the value-3 space and may be activated at once

KOMI-EX-48 =
    .given = A tile is face up in zone 1 where Pagurah and Megamoth stand
    .when = Pagurah activates it in its turn and wants to recharge it; Megamoth recharges it in the next turn and wants to activate it
    .then = Pagurah cannot recharge it this turn; Megamoth can recharge it, but cannot activate it in that turn

KOMI-EX-49 =
    .given = The Roll holds 1 claw and 1 foot; the player owns Whirlwind; a face-up wild tile lies in the zone
    .when = The tile is activated, the wild chosen as a claw, and all three are resolved as one group for damage
    .then = The pool holds 2 + 2 + 1 + 2 = 7 points

KOMI-EX-50 =
    .given = Pagurah has 5 Energy; Depth Charge costs 4; its zone holds a Cannon (2 Health) and a Soldier; The next cards of the deck are Stage Fright and Sea Lift; the Boss has 3 Fame
    .when = Pagurah buys Depth Charge
    .then = The 3 damage destroys Cannon and Soldier, the card is discarded; Stage Fright is revealed: the Boss has 1 Fame; it is discarded; Sea Lift takes the place; Pagurah has 1 Energy

KOMI-EX-51 =
    .given = 2 Pylons are on the board; the Boss’ zone holds 2 Crystals
    .when = The active player pays 2 Energy to discard the market and the first new card is Crystal Shower
    .then = The third Crystal builds the third Pylon: the players lose at once, no further card is revealed

KOMI-EX-52 =
    .given = H.A.D.E.S. owns a KEEP card, has 0 Fame and 1 Energy
    .when = All For That? is carried out
    .then = Neither loss can be paid in full: H.A.D.E.S. loses 1 Energy

KOMI-EX-53 =
    .given = The active Monster has the Med Bots at 1 Fame or more, Solar Scales and 0 Energy; Megamoth (3 Health) stands in its zone
    .when = The End of Turn is carried out and Megamoth is chosen
    .then = Megamoth has 4 Health, the active Monster has 1 Energy; The next player begins a Boss Phase

KOMI-EX-54 =
    .given = Ultimate Challenge, blue; Crystal Dragon reaches 0 Health in Pagurah’s step 2; zone 5 holds 1 Pylon and 1 Minion; the bag holds 12; 2 of the 5 Boss dice lie on the board
    .when = Pagurah finishes the turn and the change is carried out
    .then = The players have not won; Pagurah may still buy cards; The Pylon returns to the reserve, 5 Minions are drawn into zone 5 (6 there, 7 in the bag); Lithosaur is placed with 0 Fame and 24 Health in a zone without a Monster; Boss die 6 joins the available dice, the 2 on the board stay; Health, Fame, Energy, cards and Allies are unchanged

KOMI-EX-55 =
    .given = The change of Boss begins with 2 Pylons on the board and 9 Minions in the bag
    .when = The second Pylon’s Minions are drawn
    .then = After 4 of them the bag is empty and the players lose

KOMI-EX-56 =
    .given = One player; the only Monster has 5 Health, 0 Fame and buys Prime-Time Special
    .when = The card is carried out, then the next Boss Phase deals 2 damage to the strongest Monster
    .then = The Monster gains 3 Fame and chooses one of 2 Ally sheets; In the Boss Phase it is the strongest and has 3 Health

KOMI-EX-57 =
    .given = The player owns Heave-Ho; the zone holds a Shield and the Boss; the Roll holds 2 feet and 1 claw
    .when = One foot moves the Shield away, the claw is resolved, then the second foot is spent to move the Boss
    .then = With the Shield gone 2 points hurt the Boss; The Boss stands in an adjacent zone, nothing activates; a third foot could not move it again this turn

KOMI-EX-58 =
    .given = Lavalord has 5 Fame; zones 2 and 3 hold Firelings; the active Monster (5 Health) stands in zone 1 and owns Springy Legs
    .when = One foot moves it two zones to zone 3
    .then = It takes 1 damage for zone 2 and 1 for zone 3 and has 3 Health; Thick Hide does not help in a Monster Phase

KOMI-EX-59 =
    .given = The active Monster has the Apes at 1 Fame; it has used Extra Fist and activated a tile this turn, then buys Rampage
    .when = Step 3 ends
    .then = A second Monster Phase follows without a Boss Phase, with the 0-Health check and a new roll of 6 dice; Extra Fist does not work again and the tile can be neither activated nor recharged; the End of Turn follows once

KOMI-EX-60 =
    .given = Megamoth (9 Health) owns Bodyguard; Pagurah (2 Health) stands next to it in the Boss’ zone with 2 Soldiers; Megamoth is adjacent
    .when = The Soldiers activate; Megamoth takes over the first damage and declines the second
    .then = Megamoth has 8 Health and gains 1 Energy; Pagurah has 1 Health

KOMI-EX-61 =
    .given = The player has Locked a claw in zone 2 this turn and still has a foot; A heart Locked by Megamoth in an earlier turn lies in the same zone
    .when = The player wants to Unlock the claw, then Unlocks the heart, moves to zone 3 and Locks the heart there
    .then = The claw stays Locked until the next turn; The heart has been carried to zone 3 with its face unchanged

KOMI-EX-62 =
    .given = A face-up claw tile lies in the zone; the zone holds a Shield (3 Health); the Roll holds 1 foot
    .when = The tile is activated and its claw resolved for damage; later the foot is resolved for damage
    .then = The pool holds 2, then 3 points and the Shield can be destroyed; Had the Monster moved in between, the 2 points would be lost

## The steps of a turn

window-boss_1 = Check active powers
    .text = before-movement power, then active powers with timing boss_step_1 by Fame value.

window-boss_2 = Roll available Boss dice
    .text = each available die gets a zone and a face; then effects with timing boss_step_2_after.

window-boss_3 = Move the Boss
    .text = most dice among own and adjacent zones, ties by Minions, then furthest clockwise; no die: one zone clockwise; then powers with timing boss_after_move.

window-boss_4 = Activate Minions
    .text = Soldiers, Cannons, Firelings, Builders in the Boss’ zone.

window-boss_5 = Activate Boss dice
    .text = fame, crystal, minion symbols; then the dice of the zone become available.

window-monster_0 = Check Health
    .text = 0 Health: defeat; then effects with timing start_monster_phase.

window-monster_1 = Roll
    .text = take 6 dice (and extra dice), roll up to 3 times.

window-monster_2 = Resolve
    .text = one menu, again and again until the player ends the step.

window-monster_3 = Buy
    .text = one menu, again and again until the player ends the step.

window-end = End of Turn
    .text = effects with timing end_of_turn; dice pass on; in the Ultimate Challenge the change of Boss if it has 0 Health; next seat.

## Glossary

term-island-you = you
    .text = The player or Monster that owns the card or Ally. In an Event, the player named in the text.

term-island-active = active
    .text = The player whose turn it is, or that player’s Monster, also during the Boss Phase of the turn.

term-island-strongest = the strongest Monster
    .text = The one Monster on the board with the most Health. On a tie the active player chooses one of the tied Monsters (KOMI-BOSS-R10).

term-island-zone_words = own zone, adjacent, board
    .text = Own zone: the zone the Monster stands in. Adjacent: the two neighbouring zones of the ring. Board: all six zones.

term-island-minion = Minion
    .text = Minion includes Firelings unless a type is named. Drawing a Minion always means drawing from the bag and never yields a Fireling.

term-island-damage_pool = damage pool
    .text = The damage points the active player has made in step 2 and not yet assigned; see KOMI-DMG-R01. Add n damage means add n points to this pool.

term-island-prevent = prevent
    .text = Prevented damage is not taken at all and triggers nothing.

term-island-group = group
    .text = Dice resolved at the same moment as one action.

term-island-change_die = change a die
    .text = Changing a die turns an unresolved, not Locked, not virtual die of the Roll to another face.

term-island-destroy = destroy
    .text = Return the Minion token to the bag (a Fireling to the reserve). Destroying by an effect without damage ignores Health and guard rules.

term-island-remove_crystal = remove a Crystal
    .text = Return one Crystal from the named zone to the reserve; its die space becomes available.

term-island-remove_pylon = remove a Pylon
    .text = Return one Pylon from the named zone to the reserve; its Support space becomes empty and the Pylon no longer counts.

term-island-empty_support_space = empty Support space
    .text = A Support space that holds neither a Support tile nor a Pylon.

term-island-locked_die = Locked die
    .text = A Monster die on a die space of a zone or on the card Dice Pouch. Effects on all Locked dice, and a shortage of dice in step 1, reach both.

term-island-max_health = maximum Health
    .text = 10, raised by every effect that says so; the raises add up. When a raise ends, Health above the new maximum is lost.

term-island-enter = enter
    .text = A Monster enters a zone whenever it is moved there by any effect, its own or another’s; staying is not entering.

term-island-other_monster = other Monster
    .text = Any Monster but your own. In a 1-player game there is none; an effect on it is skipped unless solo or the text says what happens instead.

term-island-source_of_damage = source of damage
    .text = One activation of one Minion or Fireling, one Boss power carried out once, one entry into a burning zone, one Event. All points a Monster takes from one source are one loss.
