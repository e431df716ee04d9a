### The rules of King of Tokyo: Duel, in our own words.

game = King of Tokyo: Duel
    .edition = Rulebook of 2024
    .note = The scanned text lost its icons and pictures. Restored: smash decides the first player; every fame or destruction symbol beyond the third pulls one space more; the shapes of the Buzz tokens; The King’s own tokens.

## Components

section-comp = Components

DUEL-COMP-01 = The game is played by exactly two players.

DUEL-COMP-02 = The box holds 1 board, 6 Monster boards, 50 Power cards, 2 Life Point trackers, 6 dice, 2 extra dice, 4 Dice tokens, 13 Buzz tokens, 1 Fame marker, 1 Destruction marker and a stock of Energy cubes.
    .basis = Most numbers are lost in the seed. All are certain except the Dice tokens: a published contents list and the digital version give 4, one text extraction of the rulebook seems to give 6. With at most 2 per player the difference never matters in play.

DUEL-COMP-03 = Every die has six faces, one each of smash, heal, energy, fame, destruction and power, so each symbol has probability 1/6.

DUEL-COMP-04 = The 2 extra dice have the same six faces as the 6 main dice; only the colour differs.

DUEL-COMP-05 = The board has two separate tracks, Fame and Destruction, of 15 spaces each; the middle space is the marker’s start space and the last space at each end is a Victory space (4 Victory spaces in all).

DUEL-COMP-06 = Counting from the start space towards a player’s end (depth), spaces 3, 4 and 5 of each track are that player’s Spotlight Zone on that track, spaces 1, 2 and 6 are plain and space 7 is that player’s Victory space (4 zones in all, one per track and side).
    .basis = Read off the printed board.

DUEL-COMP-07 = Above the tracks are three Power card spaces in a row; the deck lies next to the leftmost one, and the rightmost one carries a discount of 1 energy.

DUEL-COMP-08 = A Power card shows a name, a cost in energy, a type (KEEP or DISCARD), an effect and, on some cards, a Buzz icon under the cost.

DUEL-COMP-09 = A Monster board shows the Monster’s name, its special power and its starting number of hearts.

DUEL-COMP-10 = On the Life Point tracker the value 0 is shown as a skull.

DUEL-COMP-11 = A Buzz token has 1, 2 or 3 spaces, most of which carry a Buzz bonus.

DUEL-COMP-12 = Dice tokens, and with them the use of the 2 extra dice, come only from effects: Power cards, Buzz bonuses and special powers. There is no basic action that gives them.

## Setup

section-setup = Setup

DUEL-SETUP-01 = Each player chooses one Monster board and lays it in front of them with the power side up.

DUEL-SETUP-02 = There is one board of each Monster, so the two players always have different Monsters. How the players agree on them is free; an engine should take both Monsters as set-up input and refuse two equal ones.

DUEL-SETUP-03 = Each player sets a Life Point tracker to the starting hearts on their Monster board.

DUEL-SETUP-04 = The board lies between the players so that each sits at one end of both tracks; the ends at a player’s side are that player’s side of the board for the whole game.

DUEL-SETUP-05 = The Fame marker and the Destruction marker start on the middle space of their own track (depth 0).

DUEL-SETUP-06 = All 50 Power cards are shuffled into one face-down deck.

DUEL-SETUP-07 = The top 3 cards of the deck are put face up on the 3 card spaces of the board.

DUEL-SETUP-08 = The first card revealed goes to the rightmost (discount) space, the second to the middle, the third to the leftmost space next to the deck, as if each new card had pushed the earlier ones to the right.
    .basis = The rulebook does not order the three cards; the digital version does the same as this ruling.

DUEL-SETUP-09 = Dice, extra dice, Energy cubes, Dice tokens and Buzz tokens are kept in a common stock; no Buzz token starts on the board and nobody starts with cards or Dice tokens.

DUEL-SETUP-10 = If a player has The King, his 2 Buzz tokens start in that player’s reserve; if nobody plays The King those 2 tokens stay out of the game, because no card refers to them.

DUEL-SETUP-11 = The side of a Monster board without the power is not used; a game without special powers is not described.

DUEL-SETUP-12 = The order of the deck is the only hidden information; hearts, energy, Dice tokens, KEEP cards, the discard pile, the tokens and the markers are open to both players.

## First player

section-first = First player

DUEL-FIRST-01 = Each player rolls all 6 dice once; the player with more smash symbols becomes the first player.
    .basis = The symbol itself is lost in the seed. Smash is the convention of the series; by symmetry the choice of symbol does not change anybody’s chance.

DUEL-FIRST-02 = If both rolled the same number, both roll again, until one has more.

DUEL-FIRST-03 = The player who is not first starts the game with 1 energy; the first player starts with 0.

DUEL-FIRST-04 = On the very first turn of the game the first player rolls 5 dice instead of 6, in the first roll and in every reroll of that turn.

DUEL-FIRST-05 = The 5-dice limit applies to that one turn only: an extra turn right after it (Frenzy) and all later turns use 6 dice, and it never applies to the second player.

## Turn overview

section-turn = Turn overview

DUEL-TURN-01 = The players take turns alternately, one at a time.

DUEL-TURN-02 = A turn has four phases, always in this order: the roll (phase 1), the resolution of the dice (phase 2), purchases or else 1 energy (phase 3), the end of the turn (phase 4).

## Roll dice

section-roll = Roll dice

DUEL-ROLL-01 = In phase 1 the active player may roll up to 3 times and may stop after any roll.

DUEL-ROLL-02 = Before the first roll the active player may discard Dice tokens; each one adds 1 extra die for the whole of this phase.

DUEL-ROLL-03 = A player can never have more than 2 Dice tokens in front of them; any further token they would gain is not gained.

DUEL-ROLL-04 = The first roll uses all 6 main dice plus the extra dice from discarded Dice tokens and from cards that grant additional dice.

DUEL-ROLL-05 = Nobody ever rolls more than 8 dice in this phase.

DUEL-ROLL-06 = For each later roll the active player chooses which dice to roll again and sets the others aside.

DUEL-ROLL-07 = Dice set aside earlier may be taken back before any new roll; setting a die aside is never binding.

DUEL-ROLL-08 = When the rolls are used up or the player stops, the dice as they lie form the player’s Roll, and phase 2 begins.

DUEL-ROLL-09 = Any card or effect that mentions a player’s Roll means these final dice, never an intermediate roll.

DUEL-ROLL-10 = The first roll is compulsory whenever the player has at least one die; stopping is possible from then on.
    .basis = Without a roll there is no Roll. It also fixes what Eye of the Storm can pay: at most the unused rerolls.

DUEL-ROLL-11 = All dice chosen for a reroll are rolled together; results are not seen one by one before choosing the next.

DUEL-ROLL-12 = Number of dice = main dice + extra dice. Main dice = 6 (5 on the first turn of the game) minus every penalty, never below 0. Extra dice = card bonuses plus discarded Dice tokens, never above 2.
    .basis = So a penalty still bites at the limit: 6 - 1 + 2 = 7, not 8. There are only 2 extra dice in the box.

DUEL-ROLL-13 = A Dice token may not be discarded if both extra dice are already in use.

DUEL-ROLL-14 = Dice tokens can be discarded only before the first roll of the turn, not between rolls; discarded tokens return to the stock and the extra dice return there at the end of the turn.
    .basis = The first half is the rulebook’s; the return to the stock is not spelled out.

DUEL-ROLL-15 = If penalties leave a player with no dice at all, phase 1 is skipped and the Roll contains only added symbols, if any.

DUEL-ROLL-16 = A symbol that a card or power adds to the Roll is not a die: it cannot be rerolled or chosen by effects that pick dice, but it counts as a symbol of the Roll in every count and is resolved like a rolled one.

## Resolve dice

section-res = Resolve dice

DUEL-RES-01 = All dice of the Roll must be resolved, in an order the active player chooses.

DUEL-RES-02 = After all dice are resolved, phase 3 begins.

DUEL-RES-03 = The unit of the free order is the symbol: all smash together, all heal together, all energy together, all fame together, all destruction together; each activation of a special power is its own unit and may be placed anywhere between them.
    .basis = The rulebook says only any order. Single-die interleaving would matter for almost nothing but grows the tree; the digital version groups by symbol.

DUEL-RES-04 = Resolving smash, heal, energy, fame and destruction is compulsory even when unwelcome or useless; activating the special power is optional.
    .basis = The dice must all be resolved, but the special power may be activated.

DUEL-RES-05 = Power symbols that are not used have no effect, and neither have fewer than three fame or destruction symbols.

## Smash

section-smash = Smash

DUEL-SMASH-01 = Each smash symbol deals 1 hit to the Rival.

DUEL-SMASH-02 = Each hit taken costs 1 heart.

DUEL-SMASH-03 = A Monster that loses its last heart is at the skull and its Rival wins at once.

DUEL-SMASH-04 = All smash symbols of a Roll form one damage event, dealt together; hearts never go below 0.

## Heal

section-heal = Heal

DUEL-HEAL-01 = Each heal symbol gives the active player 1 heart.

DUEL-HEAL-02 = No gain of hearts, from any source, can lift a Monster above its starting value; the surplus is lost.

## Energy

section-energy = Energy

DUEL-ENERGY-01 = Each energy symbol gives the active player 1 energy, kept openly until spent; there is no upper limit.

DUEL-ENERGY-02 = The stock of energy is unlimited: if the cubes run out, something else stands in for them.

## Fame and Destruction

section-pull = Fame and Destruction

DUEL-PULL-01 = Three matching fame symbols pull the Fame marker 1 space towards the active player; three matching destruction symbols pull the Destruction marker 1 space.

DUEL-PULL-02 = Each matching symbol beyond the third pulls the same marker 1 space further.
    .basis = This sentence is missing from the seed text; three independent public sources state it.

DUEL-PULL-03 = So n symbols of one kind pull max(0, n - 2) spaces: 0-2 none, 3 one, 4 two, 5 three, 6 four, 7 five, 8 six.

DUEL-PULL-04 = Six matching symbols are read as one triple plus three additional symbols (4 spaces), not as two separate triples (2 spaces).

DUEL-PULL-05 = Fame and destruction symbols are counted separately and never combine into one triple.

DUEL-PULL-06 = A player can only ever pull a marker towards their own end, and each marker stays on its own track.

DUEL-PULL-07 = An instruction to pull a marker by N is carried out as N single steps; after each single step first check the marker victories, then apply the bonus of the space just entered, then go on.
    .basis = Follows from the game being able to end at any time and from bonuses applying whenever a marker is pulled onto their space.

DUEL-PULL-08 = A pull is compulsory and for its full length unless the effect says that the player may, or may pay.

DUEL-PULL-09 = One step moves a marker to the next space of the track as it stands: on a token that adds a space the added space is a step of its own, and on a token that removes a space the marker goes straight from one end space to the other.

DUEL-PULL-10 = An effect that works out a number of spaces (the symbols of a Roll, Operation Media, Electrical Aura, Signature Move, any card line with a number) is one pull of that length. An effect that is used several times (activations of Gigazaur, payments for In Shape) makes a separate pull of 1 space each time.
    .basis = Matters only where one pull is told from another: a King token that ends a pull, and the damage events of Spiked Tail.

## Buzz bonuses

section-bonus = Buzz bonuses

DUEL-BONUS-01 = Whenever a player pulls a marker onto a space with a Buzz bonus, by any effect and at any time, that player applies the bonus at once.

DUEL-BONUS-02 = Paw bonus: the Rival of the pulling player takes 1 hit per paw shown (the space with two paws deals 2).

DUEL-BONUS-03 = Heart bonus: the pulling player gains 1 heart.

DUEL-BONUS-04 = Bolt bonus: the pulling player gains 1 energy.

DUEL-BONUS-05 = Die bonus: the pulling player gains 1 Dice token, within the limit of 2.

DUEL-BONUS-06 = Bonuses belong to whoever pulls, no matter who placed the token or on whose side it lies.

DUEL-BONUS-07 = In a pull of several spaces every bonus space entered on the way pays, not only the last one, each before the next step.

DUEL-BONUS-08 = A bonus pays each time a marker is pulled onto its space; resting on it, or leaving it, pays nothing.

DUEL-BONUS-09 = Applying a bonus is compulsory (a heart at full life or a third Dice token simply does nothing).

## Special power

section-power = Special power

DUEL-POWER-01 = Power symbols are used for the special power printed on the active player’s own Monster board.

DUEL-POWER-02 = With enough power symbols in the Roll the special power may be activated several times in one turn; each symbol pays for one thing only.

DUEL-POWER-03 = A line that starts with + (one more power symbol) can be added at most once to each activation.

DUEL-POWER-04 = The + line may be used once for each separate activation, so six power symbols can pay for two activations of three symbols each.
    .basis = Another language edition speaks of a wave of activations, which could be read as once per turn; the digital version pays per activation (Cyber Kitty: 8 energy for 6 symbols).

DUEL-POWER-05 = Gigazaur: 2 power symbols pull either marker 1 space; the choice of marker is made anew for each activation.

DUEL-POWER-06 = Alienoid: 2 power symbols add one symbol of the player’s choice to the Roll, and a third one added to the same activation adds that same symbol once more.

DUEL-POWER-07 = Alienoid makes all activations right after the Roll is final, before anything else looks at the Roll, so the added symbols count for triples and for every card that counts symbols.
    .basis = The rulebook would let the power be used between other symbols; using it first is never worse, because symbols added after their kind was resolved could not join it.

DUEL-POWER-08 = Alienoid chooses among the five other symbols; power itself is not offered.
    .basis = The board says any symbol. Choosing power could matter only for cards that count power symbols (Signature Move, Antimatter Pellets, Natural Selection); the digital version offers five.

DUEL-POWER-09 = Space Penguin: each power symbol gives 1 Dice token, within the limit of 2; the tokens cannot be used before the next turn.

DUEL-POWER-10 = Meka Dragon: when resolving smash the player may multiply the number of smash symbols of the Roll by the number of power symbols of the Roll; the product is the number of hits.

DUEL-POWER-11 = Meka Dragon multiplies once per Roll, counts smash symbols added by cards, and with 0 or 1 power symbols simply resolves smash as usual.

DUEL-POWER-12 = The multiplied number is used for the hits only; cards that count smash symbols of the Roll (Operation Media, Antimatter Pellets, Natural Selection, Gentle Giant) count the symbols before multiplying.

DUEL-POWER-13 = Cyber Kitty: 2 power symbols give 2 energy, and a third one added to the same activation gives 2 more.

DUEL-POWER-14 = The King: 2 power symbols let him place one of his own 2 Buzz tokens from his reserve, or move one that is already on the board, under the usual placement rules; he may move one while the other is still in reserve.

DUEL-POWER-15 = A pull by The King’s Rival that enters one of The King’s Buzz tokens stops on it and loses its remaining steps; The King himself is not stopped.

DUEL-POWER-16 = The stop applies to the one pull under way on that track: another instruction to pull (a different card line, a second activation, the other marker) is carried out normally afterwards, and a marker that starts on the token leaves it freely.

DUEL-POWER-17 = Only The King’s special power places or moves his tokens, and a King token on which a marker stands cannot be moved; if both stand under markers the power cannot be used.

## Buy Power cards

section-buy = Buy Power cards

DUEL-BUY-01 = In phase 3 the active player may buy any number of face-up Power cards, one after the other.

DUEL-BUY-02 = A purchase costs the energy printed at the top left of the card, paid to the stock.

DUEL-BUY-03 = The card that lies on the rightmost space at the moment of purchase costs 1 energy less.

DUEL-BUY-04 = After each purchase and after each discard from the board, the remaining cards slide to the right to close the gap and the top card of the deck fills the space next to the deck.

DUEL-BUY-05 = A card revealed this way can be bought at once, and the card that slid into the rightmost space has the discount at once, so several discounted purchases in one turn are possible.

DUEL-BUY-06 = Sweep: for 2 energy the active player may clear all three face-up cards to the discard pile and deal three fresh cards, which can be bought at once.

DUEL-BUY-07 = Purchases and paid sweeps may be repeated and mixed freely as long as the player can pay; there is no limit per turn on either.
    .basis = The digital version allows one sweep per turn; the rulebook does not limit it.

DUEL-BUY-08 = A sweep always discards all face-up cards, never some of them; the first new card goes to the rightmost space, as at set-up.

DUEL-BUY-09 = A player who bought no Power card on their turn gains 1 energy at the end of phase 3.

DUEL-BUY-10 = Sweeping is not buying: a player who only swept still gains the 1 energy.

DUEL-BUY-11 = Buying is voluntary; a player who could buy may decline and take the 1 energy.

DUEL-BUY-12 = A purchase made outside phase 3 (Made in a Lab) is also a purchase on this turn, so it forfeits the 1 energy.

DUEL-BUY-13 = One purchase is carried out completely before the next: pay, take the card, slide and refill, place the Buzz token, resolve triggers and the card’s effect, then put the card in front of the player (KEEP) or on the discard pile (DISCARD).

DUEL-BUY-14 = Energy gained from a purchase can be spent on the next purchase or sweep of the same phase.

DUEL-BUY-15 = If the deck is empty when a card must be revealed, shuffle the discard pile into a new deck; if that is empty too, the space stays empty and the remaining cards still slide right.
    .basis = The rulebook is silent; the digital version leaves the space empty without reshuffling. Rarely matters with 50 cards.

DUEL-BUY-16 = The lowest printed cost is 2, so with the rightmost discount every purchase costs at least 1.

## Types of Power cards

section-card = Types of Power cards

DUEL-CARD-01 = A KEEP card stays face up in front of its owner, and its effect works from then on, until the game ends or an effect removes it.

DUEL-CARD-02 = A DISCARD card is resolved at once when bought and then goes to the discard pile; it cannot be saved.

DUEL-CARD-03 = Several instructions on one card are carried out in printed order, each completely before the next.

DUEL-CARD-04 = There is no limit to the number of KEEP cards a player may have, and every card of the deck exists once.

DUEL-CARD-05 = Once per turn on a card means once in each turn in which the owner may use it; the use is free again on the next turn, also when that is an extra turn of the same player.

DUEL-CARD-06 = Each turn on a KEEP card means each of its owner’s own turns, unless the card names the Rival’s turns.

DUEL-CARD-07 = A KEEP card that changes hands (Unstable DNA) works for its new owner, and no longer for the old one, from that moment on: a symbol it added to a Roll and that has not been resolved yet is gone. Dice already rolled stay, a once-per-turn use already made in this turn stays used, and penalties the card has already caused remain.

## Cards with a Buzz icon

section-buzz = Cards with a Buzz icon

DUEL-BUZZ-01 = When a player buys a card with a Buzz icon, they take the Buzz token with that icon and place it before any effect of the purchase is carried out.

DUEL-BUZZ-02 = The token must be placed on one or more spaces of either track, on either player’s side.

DUEL-BUZZ-03 = No part of it may cover a space that already has a Buzz token, or a space on which a marker stands.

DUEL-BUZZ-04 = If the token is already on the board, the buyer may move it to another legal place, unless a marker stands on it; then it stays.

DUEL-BUZZ-05 = Placing from the stock is compulsory, moving a token that is already on the board is optional.
    .basis = The rulebook uses must for the first and can for the second.

DUEL-BUZZ-06 = When a token is moved, the spaces it covered become free first, so its new place may overlap its old one.

DUEL-BUZZ-07 = A marker on any space of a token, also on the added middle space of a track-extending token, counts as standing on the token.

DUEL-BUZZ-08 = A token covers as many consecutive printed spaces of one track as its shape has feet: 1, 2 or 3. Every foot must lie on a printed space; nothing may hang over the end of a track.

DUEL-BUZZ-09 = Start spaces without a marker, Spotlight spaces, plain spaces and Victory spaces may all be covered.

DUEL-BUZZ-10 = Two-foot tokens can be laid either way round, so the placer chooses which of the two bonuses comes first for whom.

DUEL-BUZZ-11 = Three-foot tokens are bent and the tracks zigzag, so for a given set of three spaces only one of the two orientations fits; the order of the bonuses follows from the place. Seen with the Fame track above the Destruction track: on Fame the printed left-to-right order holds when the middle foot is on an even-numbered space (start = 0) and is reversed on an odd one; on Destruction it is the other way round.
    .basis = Only the energy/paw/heart token is asymmetric, so only there the order matters. Derived from the shape of the token and the board; it needs the token to be one-sided.

DUEL-BUZZ-12 = Track-extending tokens cover 2 printed spaces but have 3 spaces: the two feet (empty) and a new space between them with a bonus; passing the token takes one step more.

DUEL-BUZZ-13 = The track-shortening token covers 3 printed spaces but has only the two outer spaces, both empty; passing it takes one step less, and nothing can stand on the covered middle space.

DUEL-BUZZ-14 = The hint to lay track-extending tokens on the Rival’s side is advice, not a restriction.
    .basis = It stands in a note and gives a reason; the general rule allows any track. The digital version does not restrict it.

DUEL-BUZZ-15 = Because the token is placed before the effect, a card that then pulls a marker can collect the bonus just placed.

DUEL-BUZZ-16 = If the token cannot be moved, or no legal place exists, the purchase goes on without placing.

DUEL-BUZZ-17 = Only buying places a token: gaining a card by exchange does not, and losing or discarding the card does not remove the token.

DUEL-BUZZ-18 = Placing or moving a token never moves a marker and never pays a bonus by itself.

DUEL-BUZZ-19 = Three different cards share each of the 11 common tokens; there is one token of each, so a later purchase can only move it.

## End your turn

section-end = End your turn

DUEL-END-01 = Card effects that happen at the end of the turn are carried out in phase 4, in an order the active player chooses.

DUEL-END-02 = Then the dice pass to the Rival, who begins their own turn with phase 1.

DUEL-END-03 = The 1 energy for not buying is gained in phase 3, so it already counts for end-of-turn effects (Electrical Aura).

## End of the game

section-win = End of the game

DUEL-WIN-01 = The game ends at once, at any moment of a turn, when a player fulfils a winning condition; nothing further is resolved.

DUEL-WIN-02 = Knock-out: a player wins when the Rival has no hearts left.

DUEL-WIN-03 = Spotlight: a player wins when the Fame marker and the Destruction marker are both in the Spotlight Zones on that player’s side at the same moment.

DUEL-WIN-04 = Victory space: a player wins when either marker reaches the Victory space on that player’s side.

DUEL-WIN-05 = A space of a Buzz token counts as in the Spotlight Zone only if that space lies wholly inside the zone; a space that is partly outside or outside does not, even when other spaces of the same token do.

DUEL-WIN-06 = In coordinates: a token space on a printed space has that space’s depth; the added middle space of a track-extending token lies halfway between its two feet; a position is in the zone if its depth is between 3 and 5 inclusive. So the middle space counts only if both feet are in the zone.

DUEL-WIN-07 = A Victory space covered by a Buzz token is still a Victory space; reaching it wins before any bonus or stop on it matters.

DUEL-WIN-08 = The Spotlight condition is checked after every single step, so a marker that only passes through the zone wins if the other marker is in its zone at that moment.

DUEL-WIN-09 = The plain space at depth 6, between zone and Victory space, is not in the zone: a marker pulled there no longer counts for the Spotlight condition.

DUEL-WIN-10 = If one damage event for both Monsters (Jets Scrambled, The Party’s Over!) brings both to 0 at the same time, both fulfil the knock-out condition: the game is a draw.
    .basis = The rulebook has no tie rule. The digital version deals the hits one Monster after the other (buyer first for Jets Scrambled), so there the first to fall loses.

DUEL-WIN-11 = A player can lose on their own turn by taking hits from their own cards.

## Timing

section-time = Timing

DUEL-TIME-01 = Start of the turn, before phase 1, in this fixed order: (a) the purchase of Made in a Lab; (b) the choice of Hibernation; (c) for Dominate the active player may discard KEEP cards, then the KEEP cards left are counted; (d) the dice penalties of Dominate and Thunder Stomp are fixed for this turn. In (a) and (b) only cards act that the player already had when the turn began.
    .basis = The rulebook is silent. By analogy with the end of the turn the active player could choose the order; the fixed order is for the engine and matters only when two of these cards meet (a KEEP card bought in (a) counts in (c); a Hibernation bought in (a) is first asked about on the next turn). The digital version uses Hibernation, Made in a Lab, Dominate.

DUEL-TIME-02 = When phase 1 ends: first the energy of Eye of the Storm for unused rolls.

DUEL-TIME-03 = Phase 2 runs in this order: (a) Alienoid’s additions; (b) cards that look at the whole Roll - Signature Move, Antimatter Pellets, Utter Destruction - in the active player’s order; (c) the choice of Rebooting; (d) Natural Selection; (e) the choice of Titanic Batteries; (f) the symbols in free order; (g) Gentle Giant.
    .basis = The rulebook gives no order. This is the order of the digital version, which was corrected for exactly these interactions.

DUEL-TIME-04 = Using Rebooting skips steps (d) to (g) and leads straight to phase 3; what happened in (a) and (b) stands.

DUEL-TIME-05 = When resolving your dice on a card means: during phase 2, by any effect, including special powers, cards that look at the Roll and Buzz bonuses met on the way.

DUEL-TIME-06 = Cards that look at the Roll are checked once per turn, with all symbols added so far; dice left unresolved (Titanic Batteries) remain part of the Roll.

DUEL-TIME-07 = A damage event runs in this order: (a) immunity (Hibernation, or Unstoppable earlier this turn) cancels it whole; (b) Camouflage; (c) if hits are left and it is the Rival’s turn, first Trendsetter (if its condition holds) and then Armor Plating, each taking away 1 hit at most once per turn; (d) the remaining hits cost hearts; (e) at 0 hearts Unstoppable or the end of the game; (f) In Shape of the attacker, then Unstable DNA of the Monster hit.

DUEL-TIME-08 = Cards that react to a pull are applied step by step: for each step first the victory check, then the Buzz bonus (or Unchained, Lightning Speed), then Scrappy; the hits of Spiked Tail are added up and dealt as one damage event when the pull is over.

DUEL-TIME-09 = Effects for the Rival’s next turn (Dominate, Thunder Stomp) wait for the Rival’s next turn even if an extra turn of the same player comes first, apply to that one turn, and are used up by it even if it is skipped (Hibernation).

DUEL-TIME-10 = An extra turn (Frenzy) is a complete turn of its own: turn-bound limits and protections start afresh, and protections that last for this turn end before it.

DUEL-TIME-11 = What happens in the middle of a pull (a Buzz bonus, the hits it deals, a pull bought with In Shape because of those hits) is carried out completely before the next step of that pull, which then goes on from the space where its marker stands. A King token ends only the pull whose own step entered it.
    .basis = The digital version nests effects in the same way.

## Hits

section-hit = Hits

DUEL-HIT-01 = A hit that is ignored is not taken: it costs no heart and does not count for cards that count hits taken.

DUEL-HIT-02 = Armor Plating and Trendsetter each ignore one hit per Rival’s turn, so together they ignore two.

DUEL-HIT-04 = The first-hit protections work only on the Rival’s turns, so they never reduce hits a Monster takes from its own cards on its own turn.
    .basis = Printed on both cards; the digital version does not check whose turn it is.

DUEL-HIT-05 = The number of hits a Monster takes in a damage event is at most the hearts it had; hits beyond that are not counted by cards that count hits taken.
    .basis = Matters only when Unstoppable keeps the Monster in the game.

DUEL-HIT-03 = Hits from any source count alike: dice, cards and Buzz bonuses.

## Examples

DUEL-EX-01 =
    .given = Roll-off: both players roll 2 smash, then A rolls 1 and B rolls 3.
    .when = The game starts.
    .then = B is first and rolls 5 dice on their first turn; A has 1 energy, B has 0.

DUEL-EX-02 =
    .given = The active player has 2 Dice tokens and no cards.
    .when = They discard both before the first roll.
    .then = They roll 8 dice in this phase and have 0 Dice tokens.

DUEL-EX-03 =
    .given = The active player has Extra Head, Natural Selection and 1 Dice token.
    .when = They begin to roll.
    .then = They have 8 dice already; the Dice token cannot be discarded and is kept.

DUEL-EX-05 =
    .given = After the first roll a player set aside two fame and rerolled four dice.
    .when = They prepare the third roll.
    .then = They may take the two fame back and reroll all six dice.

DUEL-EX-06 =
    .given = Roll: fame, fame, fame, fame, smash, heal; Fame marker at depth 0.
    .when = The player resolves the fame symbols.
    .then = The Fame marker moves 2 spaces, to depth 2.

DUEL-EX-08 =
    .given = Roll: two fame, two destruction, two energy.
    .when = All dice are resolved.
    .then = No marker moves; the player gains 2 energy.

DUEL-EX-09 =
    .given = Gigazaur (14 starting hearts) has 13 hearts and rolled three heal.
    .when = Heal is resolved.
    .then = Gigazaur has 14 hearts.

DUEL-EX-10 =
    .given = A has 2 hearts, B has 2 hearts. A’s Roll has two smash and three heal.
    .when = A resolves smash first.
    .then = B is at 0 and A wins at once; the heal dice are not resolved.

DUEL-EX-11 =
    .given = The energy/heart token lies on depths 1 and 2 of the Fame track, energy on depth 1; the Fame marker is at depth 0; the player is short of hearts.
    .when = The player pulls Fame 2 spaces.
    .then = They gain 1 energy on the first step and 1 heart on the second.

DUEL-EX-12 =
    .given = A placed the single paw token on B’s side at B’s depth 1 of the Destruction track; the marker is at 0.
    .when = B pulls Destruction 1 space.
    .then = A takes 1 hit.

DUEL-EX-13 =
    .given = The pulling player already has 2 Dice tokens.
    .when = They pull a marker onto a space with the die bonus.
    .then = They still have 2 Dice tokens.

DUEL-EX-14 =
    .given = The extending token with the paw covers depths 1 and 2 of the Fame track; the marker is at depth 0.
    .when = The player pulls Fame 3 spaces.
    .then = The marker enters depth 1 (nothing), the added space at 1.5 (Rival takes 1 hit) and depth 2; without the token it would be at depth 3.

DUEL-EX-16 =
    .given = An extending token covers depths 2 and 3; the Fame marker stands on its added space (2.5); the Destruction marker is at depth 4 of the same player.
    .when = The winning conditions are checked.
    .then = The added space is only partly inside the zone: no win. One more step (to depth 3) wins.

DUEL-EX-17 =
    .given = An extending token covers depths 3 and 4; the Fame marker stands on its added space (3.5); the Destruction marker is at depth 5 of the same player.
    .when = The winning conditions are checked.
    .then = The added space is wholly inside the zone: the player has won.

DUEL-EX-18 =
    .given = Fame is at depth 5 for A, Destruction at depth 2 for A.
    .when = A pulls Destruction 4 spaces.
    .then = A wins on the first step (depth 3); the marker does not run on to depth 6.

DUEL-EX-20 =
    .given = The King put one of his tokens on his Rival’s Victory space of the Fame track; Fame stands at the Rival’s depth 6.
    .when = The Rival pulls Fame 1 space.
    .then = The Rival wins.

DUEL-EX-22 =
    .given = A King token lies at The King’s depth 1 of the Fame track; Fame is at 0.
    .when = The King pulls Fame 3 spaces.
    .then = Fame goes to his depth 3; his own token does not stop him.

DUEL-EX-23 =
    .given = Gigazaur’s Roll has four power symbols.
    .when = He activates twice.
    .then = He may pull Fame 1 and Destruction 1, or one of them 1 and again 1.

DUEL-EX-24 =
    .given = Alienoid’s Roll: three power, two fame, one smash.
    .when = He spends all three power symbols and names fame.
    .then = Two fame are added: four fame, so Fame is pulled 2 spaces; smash deals 1 hit.

DUEL-EX-25 =
    .given = Alienoid’s Roll has six power symbols.
    .when = He activates twice with three symbols each, naming smash and heal.
    .then = Two smash and two heal are added to the Roll.

DUEL-EX-26 =
    .given = Space Penguin has 1 Dice token and a Roll with three power symbols.
    .when = He uses them.
    .then = He has 2 Dice tokens; the other symbols do nothing.

DUEL-EX-27 =
    .given = Meka Dragon’s Roll: three smash, two power, one energy.
    .when = He resolves smash with his power.
    .then = The Rival takes 6 hits in one damage event.

DUEL-EX-29 =
    .given = Meka Dragon’s Roll has four smash and no power symbol.
    .when = He resolves smash.
    .then = The Rival takes 4 hits (the multiplication is optional).

DUEL-EX-31 =
    .given = Left to right the board shows cards with costs 5, 4 and 3; the player has 5 energy.
    .when = They buy the rightmost card.
    .then = They pay 2. The 4-cost card slides to the rightmost space and now costs 3, the 5-cost card to the middle; a new card appears on the left. They can buy the 4-cost card with their remaining 3.

DUEL-EX-32 =
    .given = Left to right: X, Y, Z.
    .when = The player buys Y (the middle card).
    .then = Z stays on the right, X slides to the middle, a new card lies on the left.

DUEL-EX-33 =
    .given = The player has 4 energy.
    .when = They sweep twice and buy nothing.
    .then = They pay 4, six cards went to the discard pile, and they gain 1 energy at the end of the phase (1 left).

DUEL-EX-35 =
    .given = Fame is at depth 0. The player buys Photoshoot (heart token, then pull Fame 1).
    .when = They place the heart token on their own depth 1 of the Fame track.
    .then = The pull puts Fame on it and they gain 1 heart.

DUEL-EX-36 =
    .given = The heart token is on the board and the Fame marker stands on it.
    .when = A player buys Too Cute (heart token).
    .then = The token stays where it is; the Rival takes 2 hits.

DUEL-EX-37 =
    .given = The Destruction marker is at depth 0 and a token covers depths 1 and 2.
    .when = A player must place a two-space token on the Destruction track.
    .then = Spaces 0, 1 and 2 are not available; -1/-2 or 3/4 are.

DUEL-EX-38 =
    .given = The shortening token covers depths 5, 6 and 7 of the Fame track; Fame stands at depth 5.
    .when = The player pulls Fame 1 space.
    .then = Fame goes straight to depth 7: the player wins.

DUEL-EX-39 =
    .given = Fame track above, spaces numbered -7 to 7 from left to right; the energy/paw/heart token.
    .when = It is placed on spaces 1, 2, 3 and, another time, on spaces 2, 3, 4 of the Fame track.
    .then = On 1-2-3 the order from left is energy, paw, heart; on 2-3-4 it is heart, paw, energy. On the Destruction track both are reversed.

DUEL-EX-41 =
    .given = On A’s turn B has Armor Plating and Trendsetter and the Fame marker stands on a Buzz token. A deals 1 hit with a Buzz bonus and later 3 hits with dice.
    .when = Both damage events are carried out.
    .then = One protection ignores the first hit, the other ignores one of the three: B loses 2 hearts.

DUEL-EX-43 =
    .given = A buys a card at the start of the turn with Made in a Lab and nothing in phase 3.
    .when = Phase 3 ends.
    .then = A gains no energy.

DUEL-EX-45 =
    .given = A has 5 hearts, B has 4 hearts, nobody is protected.
    .when = A buys Jets Scrambled.
    .then = Both reach 0 at the same time: draw (recommended ruling).

## Glossary

term-duel-rival = Rival
    .text = The other player. There are always exactly two players, and each is the Rival of the other.

term-duel-active_player = Active player
    .text = The player whose turn it is.

term-duel-hit = Hit
    .text = The orange burst icon. A hit a Monster actually takes costs it 1 heart.

term-duel-heart = Heart
    .text = One life point.

term-duel-symbol = Symbol
    .text = One of the six die faces: smash, heal, energy, fame, destruction, power (the exclamation mark).

term-duel-roll = Roll
    .text = The final dice of the roll phase, together with any symbols that cards or powers add to them.

term-duel-pull = Pull
    .text = Move the Fame or the Destruction marker along its own track towards the player who pulls.

term-duel-depth = Depth
    .text = Our coordinate. For one player, the depth of a space is its distance in printed spaces from the start space towards that player’s end: 0 start, 1-2 plain, 3-5 Spotlight Zone, 6 plain, 7 Victory space; negative numbers lie on the Rival’s side. Seat A and seat B see the same space with opposite signs.

term-duel-foot = Foot
    .text = The part of a Buzz token that lies on one printed space of a track; the number of feet is the footprint in the card file.

term-duel-damage_event = Damage event
    .text = All hits that one source deals to one Monster at one moment (for example all smash symbols of a Roll, one card effect, one Buzz bonus).
