### The rules of Godzilla: Tokyo Clash, in our own words.

game = Godzilla: Tokyo Clash

## Components

section-cmp = Components

GTC-CMP-01 = The game is for 2 to 4 players; each player controls exactly one of four Kaiju: Godzilla, Mothra, King Ghidorah or Megalon.

GTC-CMP-02 = There are 120 Kaiju cards, divided into one separate deck for each of the four Kaiju.

GTC-CMP-03 = The box holds 13 board tiles, 13 building miniatures (the Large Buildings), 74 tokens, 6 Event cards, 4 Kaiju mats, 4 Kaiju miniatures with 1 stand, 1 Damage Track mat, 1 Oxygen Destroyer marker and 5 tracking cubes.

GTC-CMP-04 = A Kaiju card shows a title, an Energy cost (top right), a Dominance Value, optional Move, Attack or Defend values, and optional effect text or keywords.

GTC-CMP-05 = Board spots carry letters: B Small Building, R Radar Dish, P Power Plant, M Military Bunker, T Tower.

GTC-CMP-06 = Token limits are real limits: when no piece of a kind is left in the supply, that kind cannot be placed until one returns. With the pieces in the box no Event ever needs more pieces than there are.
    .basis = The rulebook does not say.

GTC-CMP-07 = A Kaiju’s name, deck and mat can be used by only one player in a game.
    .basis = The rulebook does not say.

GTC-CMP-08 = Each of the four decks has exactly 30 cards.

GTC-CMP-09 = A player who must place a piece but finds no legal space, or no piece in the supply, places nothing; nobody else places it instead and it is not owed later.
    .basis = The rulebook does not say.

GTC-CMP-10 = On a Kaiju card the Dominance Value is in the bottom right corner.

## Board geometry

section-hex = Board geometry

GTC-HEX-01 = The board is a set of hexagonal spaces; every space is named by two coordinates (q, r), and the third follows from them: s = -q - r.
    .basis = The rulebook does not say.

GTC-HEX-02 = Two spaces are adjacent when one can be reached from the other by adding (1,0), (0,1), (-1,1), (-1,0), (0,-1) or (1,-1).
    .basis = The rulebook does not say.

GTC-HEX-03 = The distance between two spaces is the largest of their three differences, in q, in r and in s, whatever the sign.
    .basis = The rulebook does not say.

GTC-HEX-04 = Two different spaces are in a straight line when they differ by 0 in q, by 0 in r or by 0 in s; the line runs in one of the six adjacency directions.
    .basis = The rulebook does not say.

GTC-HEX-05 = A space counts as in a straight line with itself at distance 0.
    .basis = The rulebook does not say.

GTC-HEX-06 = Within N spaces means distance 0 to N inclusive unless the text says adjacent, which means distance exactly 1.
    .basis = The rulebook does not say.

GTC-HEX-07 = The spaces between two spaces on a straight line are those strictly inside the segment; neither end is included.
    .basis = The rulebook does not say.

GTC-HEX-08 = One space may hold any number of Kaiju, Vehicles and Small Buildings, at most one Large Building and at most one Lightning Generator.
    .basis = The rulebook does not say.

GTC-HEX-09 = There is nothing beyond the board edge: pieces never leave the board by movement or by being thrown.
    .basis = The rulebook does not say.

GTC-HEX-10 = Land means every space that is not water, whatever buildings, track or pieces it has; the centre tile is land.
    .basis = The rulebook does not say.

GTC-HEX-11 = No Kaiju ever rests in a space with a Large Building: moves, pushes and placements may not end there and a throw that ends there destroys the building.
    .basis = The rulebook does not say.

GTC-HEX-12 = A Vehicle in the space of a Large Building cannot be picked up, because no Kaiju can stop there; it can be reached once it has moved on or the building is gone. A Vehicle thrown into that space may still destroy it.
    .basis = The rulebook does not say.

GTC-HEX-13 = Pieces of one kind in one space count as equal, except that Jets differ by their facing; a choice between equal pieces is a single option.
    .basis = The rulebook does not say.

GTC-HEX-14 = The three layouts have neither holes nor notches: walking distance equals hex distance everywhere, and a straight line between two spaces never leaves the board.
    .basis = The rulebook does not say.

## Setup

section-set = Setup

GTC-SET-01 = The board is built around the centre hex tile: randomly drawn other tiles are laid out in the outline belonging to the player count.

GTC-SET-02 = With two players use six tiles besides the centre tile and start on opposite sides.

GTC-SET-03 = With three players use nine tiles besides the centre tile and with four players use all twelve, in the shape and the slots laid down for that number of players.
    .basis = The rulebook does not say.

GTC-SET-04 = Insert the matching reward tile into the base of every Large Building and put every building on a board spot with its letter.

GTC-SET-05 = Put the Damage Track where everyone can reach it and the Oxygen Destroyer marker on its Start space.

GTC-SET-06 = Choose two Event cards; put one in the spot above the Damage Track (Event 1) and one in the spot below it (Event 2).

GTC-SET-07 = For a first game the suggested Events are Armored Assault and Rush Hour.

GTC-SET-08 = Follow the setup instructions of both chosen Events.

GTC-SET-09 = Every player picks a Kaiju; its figure begins on the starting location nearest that player’s seat.

GTC-SET-10 = For a first game the suggested Kaiju are Godzilla and Megalon.

GTC-SET-11 = A Kaiju never begins on a Large Building: when the starting location has one, its tile is turned first so that the building lies elsewhere.

GTC-SET-12 = Each player puts the Energy cube on 2.

GTC-SET-13 = Each player shuffles their deck, puts it face down and draws five cards.

GTC-SET-14 = Give the King of Monsters token to a random player; that player acts first in the first Round.

GTC-SET-15 = The token gives no extra card in the opening hand; everyone starts with five cards.

GTC-SET-16 = Rotation is in steps that keep the tile’s outline (120 degrees for three-hex tiles), clockwise, by the smallest number of steps that clears the starting location; everything printed on the tile turns with it.
    .basis = The rulebook does not say.

GTC-SET-17 = A Small Building or water on a starting location stays; only Large Buildings force a rotation.
    .basis = The rulebook does not say.

GTC-SET-18 = Choose the two Events at random without repetition unless the players agree on two.
    .basis = The rulebook does not say.

GTC-SET-19 = Event setup is done last, although the booklet lists it before the Kaiju: only when every Kaiju stands on its starting location, tiles have been turned where needed and the King of Monsters is known do players place pieces, one at a time in turn order from the King of Monsters, Event 1 before Event 2.
    .basis = The rulebook can be read in more than one way.

GTC-SET-20 = Placing, moving or starting on a space during setup triggers no effects.
    .basis = The rulebook does not say.

GTC-SET-21 = King Ghidorah’s Head Meter starts at 0.
    .basis = The rulebook does not say.

GTC-SET-22 = The Energy track runs from 0 to 10; gains above 10 and losses below 0 are ignored.
    .basis = The rulebook does not say.

GTC-SET-23 = There is no mulligan.
    .basis = The rulebook does not say.

GTC-SET-24 = Only spots on tiles in use receive buildings; with two or three players the remaining building pieces stay in the box.
    .basis = The rulebook does not say.

GTC-SET-25 = Tiles are dealt to the slots at random, each with a random rotation of 0, 1 or 2 steps. Seats are numbered clockwise and seat k begins on the starting location listed for seat k.
    .basis = The rulebook does not say.

GTC-SET-26 = Kaiju are settled before the board is dealt: a seat may name one, no two seats may have the same one (the lower seat number goes first), and seats that name none, or one that is taken, get a random one of those left.
    .basis = The rulebook does not say.

GTC-SET-27 = The Event chosen or drawn first is Event 1, the other one Event 2; in the suggested first game Armored Assault is Event 1 and Rush Hour Event 2.
    .basis = The rulebook does not say.

GTC-SET-28 = On request the default arrangement is used instead of a random one; it needs no turning.
    .basis = The rulebook does not say.

GTC-SET-29 = Order of set-up: seats and Kaiju, tiles and rotations, turning at starting locations, buildings, Damage Track and marker, Event cards, figures, Energy, decks and opening hands, King of Monsters token, Event set-up. So players know their hands when they place Event pieces.
    .basis = The rulebook does not say.

GTC-SET-30 = Chance enters a game only here and by shuffling: Kaiju nobody named, tiles, rotations, Events, the token, and every shuffle of a deck. Nothing else is random.
    .basis = The rulebook does not say.

## Round structure

section-rnd = Round structure

GTC-RND-01 = Play is divided into Rounds of four phases, always in this order: Oxygen Destroyer, Action, Refresh, Event.

GTC-RND-02 = The Oxygen Destroyer Phase is skipped in the first Round.

GTC-RND-03 = The check for the end of the game is the last step of the Event Phase; if the game goes on, the next Round starts with its Oxygen Destroyer Phase.

GTC-RND-04 = Turn order is clockwise (to the left) starting with the holder of the King of Monsters token.

## Oxygen Destroyer Phase

section-oxy = Oxygen Destroyer Phase

GTC-OXY-01 = In every Round after the first, this phase advances the Oxygen Destroyer marker by exactly one circle.

GTC-OXY-02 = Only circle spaces count for the marker and only square spaces hold Small Buildings.

GTC-OXY-03 = The marker passing Small Building tokens in this phase does not stop the Round; all four phases are still played.

GTC-OXY-04 = A marker already on END does not move.
    .basis = The rulebook does not say.

## Action Phase

section-act = Action Phase

GTC-ACT-01 = The token holder has the first turn of the phase; turns then go round clockwise.

GTC-ACT-02 = On a turn a player does exactly one of three things: play a Kaiju card from hand, take one of the Kaiju’s Discard Actions, or pass.

GTC-ACT-03 = The phase ends as soon as all players have passed one after another without anybody doing anything else in between.

GTC-ACT-04 = Passing does not remove a player from the phase: on a later turn that player may again play a card or take a Discard Action.

GTC-ACT-05 = When all players have passed consecutively the Refresh Phase must begin.

GTC-ACT-06 = Count consecutive passes; any card played as an action or Discard Action taken resets the count to 0, and the phase ends when the count equals the number of players.
    .basis = The rulebook does not say.

GTC-ACT-07 = Playing a Defense card during somebody else’s turn is not an action and does not reset the count of passes.
    .basis = The rulebook does not say.

GTC-ACT-08 = A player with no cards in hand can only pass.
    .basis = The rulebook does not say.

GTC-ACT-09 = If the King of Monsters token changes hands during the phase, the turn still goes to the next player clockwise; the new holder starts the next Round.
    .basis = The rulebook does not say.

GTC-ACT-10 = Passing is always allowed, also for a player who could act.

GTC-ACT-11 = Safety limit so that the phase always ends: a player who has taken 30 actions in one Action Phase (cards played as actions and Discard Actions together) can only pass until the phase is over.
    .basis = The rulebook does not say.

GTC-ACT-12 = Actions joined by Momentum are one turn; after a turn in which the player did anything the count of passes is 0.
    .basis = The rulebook does not say.

GTC-ACT-13 = A player whose only legal answer is to pass, because the hand is empty or the safety limit is reached, passes without being asked; after Momentum the turn ends in the same way.
    .basis = The rulebook does not say.

## Playing Kaiju cards

section-card = Playing Kaiju cards

GTC-CARD-01 = To play a card lower your Energy by its cost; if you have less Energy than the cost you cannot play it.

GTC-CARD-02 = A played card is fully resolved first and only then discarded; unless Momentum applies, the next turn belongs to the left-hand neighbour.

GTC-CARD-03 = Resolution order of a card: pay the cost; effects that wait for a card being paid; count head icons; the immediate effects of the card; Move; effects after the Move; effects before the attack; the attack, or the area attack that stands in for it; effects after the damage or after the throw; effects after the attack; the card goes to the discard pile, an Enhancement into play; effects of the Defense cards that were played against it; Momentum.
    .basis = The rulebook does not say.

GTC-CARD-04 = While a card is being resolved it is in no pile: it cannot retrieve itself and is not part of a reshuffle.
    .basis = The rulebook does not say.

GTC-CARD-05 = A card may be played even if some or all of it cannot be used; a player who plays an attack card without a legal target simply makes no attack. The card is paid for and counts as an action all the same.
    .basis = The rulebook does not say.

GTC-CARD-06 = Printed Move is optional and may be shorter than printed; printed Attack is optional; text effects are mandatory unless they say may or up to.
    .basis = The rulebook does not say.

GTC-CARD-07 = A card whose only value is Defend cannot be played as an action; it may be discarded for a Discard Action.

GTC-CARD-08 = A card with both Move and Attack uses Move first; the attack is made from the space where the Move ended.
    .basis = The rulebook does not say.

GTC-CARD-09 = A deck that runs out is renewed at once by shuffling its owner’s discard pile into a new face-down deck.

GTC-CARD-10 = If the discard pile is empty too, draw or reveal only as many cards as there are.
    .basis = The rulebook does not say.

GTC-CARD-11 = Hands are secret, discard piles and Enhancements in play are open, Trophy piles are face down but their size is open.
    .basis = The rulebook does not say.

GTC-CARD-12 = The new deck is made at the moment the last card leaves the old one, from the cards lying in the discard pile at that moment. If the discard pile is empty then, the deck stays empty and the discard pile is shuffled the next time a card has to be drawn, revealed or looked at.
    .basis = The rulebook can be read in more than one way.

GTC-CARD-13 = Anybody may count any pile and read any discard pile; a player may read their own Trophies at any time but may not change their order.
    .basis = The rulebook does not say.

GTC-CARD-14 = A card put on top of an empty deck is the whole deck. A player told to draw, reveal or look at more cards than deck and discard pile hold uses all there are and suffers nothing for the rest.
    .basis = The rulebook does not say.

GTC-CARD-15 = A per-turn limit counts cards of that name played as actions in the current turn; discarding a copy for a Discard Action is neither limited nor counted.
    .basis = The rulebook does not say.

GTC-CARD-16 = Copies of one card in a hand, pile or play area count as equal; a choice between them is a single option.
    .basis = The rulebook does not say.

GTC-CARD-17 = A card that reaches a hand during a turn may be used at once where Momentum or a defense allows it; there is no hand limit outside the Refresh Phase.
    .basis = The rulebook does not say.

## Moving

section-move = Moving

GTC-MOVE-01 = A Move value lets you move your Kaiju up to that many spaces.

GTC-MOVE-02 = Water, Small Buildings, Vehicles and other Kaiju neither block a moving Kaiju nor prevent it from stopping.

GTC-MOVE-03 = A Large Building may be crossed but is not a legal space to stop in.

GTC-MOVE-04 = Each step goes to an adjacent space; direction may change at every step unless the text demands a straight line.
    .basis = The rulebook does not say.

GTC-MOVE-05 = Moving destroys nothing and deals no damage, except for Lightning Generators.
    .basis = The rulebook does not say.

GTC-MOVE-06 = Effects that place your Kaiju ignore whatever lies between and may not choose a Large Building’s space.
    .basis = The rulebook does not say.

GTC-MOVE-07 = A push is forced movement along one straight line: it is not a throw, destroys nothing, causes no collision damage and gets no bonus from the ability of Godzilla. It goes past other Kaiju, and ends before a Large Building or at the board edge.
    .basis = The rulebook does not say.

GTC-MOVE-08 = Away means along the line that leads from the pusher through the target; if both are in one space the pusher picks any of the six directions. Towards means back along that line and never beyond the space of the pusher; it is impossible from the same space.
    .basis = The rulebook does not say.

GTC-MOVE-09 = A pushed Kaiju counts as moved by the pushing player into every space it enters, so it can set off Lightning Generators.
    .basis = The rulebook does not say.

GTC-MOVE-10 = The mover fixes the whole path before the first step. A path may visit a space more than once; only its last space must be free of a Large Building, also after crossing several of them in a row.
    .basis = The rulebook does not say.

GTC-MOVE-11 = Paths that end in the same space and enter the same Lightning Generators are one option; with no Generator in reach only the last space matters.
    .basis = The rulebook does not say.

GTC-MOVE-12 = A Move of 0 spaces is always allowed; nothing is entered then.
    .basis = The rulebook does not say.

GTC-MOVE-13 = A placement enters only its new space and nothing in between; placing a Kaiju where it already stands enters nothing.
    .basis = The rulebook does not say.

## Attacking

section-atk = Attacking

GTC-ATK-01 = Without Range, an attack only reaches pieces sharing the attacker’s space.

GTC-ATK-02 = Only other Kaiju and Vehicles can be attack targets.

GTC-ATK-03 = After choosing the target decide whether to throw it or to damage it.

GTC-ATK-04 = Vehicles can only be thrown, never damaged.

GTC-ATK-05 = Buildings cannot be attacked directly; they are destroyed by thrown pieces or by card effects.

GTC-ATK-06 = An attack has one target unless the card says otherwise; with several possible targets in the space the attacker chooses.
    .basis = The rulebook does not say.

GTC-ATK-07 = You can never target your own Kaiju.
    .basis = The rulebook does not say.

GTC-ATK-08 = Lightning Generators are not Vehicles: they cannot be targeted or thrown.
    .basis = The rulebook does not say.

GTC-ATK-09 = Announce card, target, mode and final Attack Value before the target decides whether to defend.
    .basis = The rulebook does not say.

GTC-ATK-10 = An area attack deals damage only; its targets are resolved one by one clockwise from the attacker’s left, each with its own defense, Trophy and token check, and the attacker’s own Kaiju is never included.
    .basis = The rulebook does not say.

GTC-ATK-11 = After-damage effects need an attack used for damage that was not blocked; after-throw effects need an attack used to throw; text that names neither applies in both cases.
    .basis = The rulebook does not say.

GTC-ATK-12 = A bonus to Attack Value raises the maximum throwing distance as well as the damage.
    .basis = The rulebook does not say.

GTC-ATK-13 = In the text of a Defense card, the attacker is the player whose damage is being defended, and that player’s Kaiju.
    .basis = The rulebook does not say.

GTC-ATK-14 = An attack for damage goes through these moments: target and mode are named; Enhancements for this attack are spent; effects that change the attack apply, a Barrage among them; the final Attack Value is announced; the target defends or not; the damage is settled.
    .basis = The rulebook does not say.

GTC-ATK-15 = The attack of a card may be declined after its Move has been made; effects after the attack still happen.
    .basis = The rulebook does not say.

GTC-ATK-16 = A target once named stays the target for every later effect of the card that speaks of it, wherever it has been moved meanwhile.
    .basis = The rulebook does not say.

GTC-ATK-17 = An area attack is text of its card: it cannot be declined and strikes every other Kaiju in reach. Only the normal attack of a card may be declined.
    .basis = The rulebook can be read in more than one way.

## Throwing

section-thr = Throwing

GTC-THR-01 = The farthest a card can throw equals its Attack Value.

GTC-THR-02 = A throw goes in any one straight line starting from the space of the throwing Kaiju.

GTC-THR-03 = Throwing a Vehicle: choose a landing space within the maximum distance; destroy the thrown Vehicle and any one Small Building, Large Building or Vehicle in that space.

GTC-THR-04 = Instead a Vehicle may be thrown at another Kaiju within the maximum distance: that Kaiju takes 1 damage and the thrown Vehicle is destroyed.

GTC-THR-05 = If several Kaiju are in the space where a Vehicle lands, the thrower chooses which one takes the damage.

GTC-THR-06 = A thrown Kaiju flies along the chosen direction for at most the maximum distance and stops early in the first space that has a Large Building or a further Kaiju.

GTC-THR-07 = The thrower may destroy one Small Building or one Vehicle, not more, per space of a thrown Kaiju’s path.

GTC-THR-08 = A Large Building in the space where a thrown Kaiju comes to rest has to be destroyed; a Vehicle standing there cannot be destroyed in its place.

GTC-THR-09 = Landing on another Kaiju deals 1 damage to the thrown Kaiju and 1 to the one it hits.

GTC-THR-10 = With several Kaiju in the landing space only one of them, picked by the thrower, is hit.

GTC-THR-11 = A throw covers at least 1 space; if the first space in a direction is off the board that direction cannot be chosen.
    .basis = The rulebook does not say.

GTC-THR-12 = Without an obstacle the thrower picks any distance from 1 to the maximum; a thrown Kaiju also stops at the board edge.
    .basis = The rulebook does not say.

GTC-THR-13 = The space the throw starts in is not thrown through; every later space, including the landing space, allows one destruction.
    .basis = The rulebook does not say.

GTC-THR-14 = When the landing space holds a Large Building, destroying it uses up that space’s single destruction.
    .basis = The rulebook can be read in more than one way.

GTC-THR-15 = A thrown Vehicle passes over everything before its landing space without touching it.
    .basis = The rulebook does not say.

GTC-THR-16 = A Vehicle may land in a space with nothing to destroy; then only the thrown Vehicle is destroyed.
    .basis = The rulebook does not say.

GTC-THR-17 = In a landing space with a Kaiju and other pieces the thrower chooses between hitting the Kaiju and destroying one piece; never both.
    .basis = The rulebook can be read in more than one way.

GTC-THR-18 = The thrower is rewarded for the thrown Vehicle and for the piece it destroys.
    .basis = The rulebook does not say.

GTC-THR-19 = Resolve a Kaiju throw space by space: enter, Lightning Generator, then one destruction; stop at the first obstacle; there the thrower picks the Kaiju that is hit if there are several, then resolve collision damage, thrown Kaiju first.
    .basis = The rulebook does not say.

GTC-THR-20 = A stopping space never holds both a Large Building and another Kaiju, because no Kaiju rests with a Large Building; should an effect ever bring that about, the building is destroyed and the collision happens too.
    .basis = The rulebook does not say.

GTC-THR-21 = A throw cannot be defended; damage caused by a throw can.
    .basis = The rulebook does not say.

GTC-THR-22 = All damage caused by a throw is dealt by the throwing player, who takes any Trophies and the King of Monsters token.
    .basis = The rulebook does not say.

GTC-THR-23 = After a Large Building is destroyed by a thrown Kaiju, the Kaiju stays in that space.
    .basis = The rulebook does not say.

GTC-THR-24 = If damage from a thrown Vehicle is blocked, the Vehicle is still destroyed and its reward still gained.
    .basis = The rulebook does not say.

GTC-THR-25 = Which destruction to make in each space, or none, is the thrower’s choice; destroying a Large Building is not optional.
    .basis = The rulebook can be read in more than one way.

GTC-THR-26 = Godzilla’s special ability adds 1 to the printed maximum in every throw, so the rulebook’s Tail Slide example (maximum 3) shows the card’s own value and not the maximum with the ability.
    .basis = The rulebook can be read in more than one way.

GTC-THR-27 = A Vehicle that lands without hitting a Kaiju must destroy one piece if the space has any; the thrower picks which.
    .basis = The rulebook can be read in more than one way.

GTC-THR-28 = Every choice in a throw, such as direction, distance, which piece is destroyed and which Kaiju is hit, belongs to the throwing player, also when the throw comes from a Defense card.
    .basis = The rulebook does not say.

GTC-THR-29 = Direction and distance are named together before a thrown Kaiju leaves; what to destroy is chosen in each space as it is reached, after everything that happened in the spaces before.
    .basis = The rulebook does not say.

GTC-THR-30 = For a thrown Vehicle the landing space and its result (which Kaiju it hits, which piece it destroys, or nothing where there is nothing) are named together.
    .basis = The rulebook does not say.

GTC-THR-31 = A Vehicle thrown into a space that holds a Kaiju and nothing to destroy hits a Kaiju there; to land without any result it needs a space with neither a Kaiju nor a piece to destroy.
    .basis = The rulebook can be read in more than one way.

GTC-THR-32 = A Vehicle that hits a Kaiju deals its damage first and is destroyed and rewarded after that; one that destroys a piece is itself destroyed and rewarded first, then the piece.
    .basis = The rulebook does not say.

## Ranged attacks

section-rng = Ranged attacks

GTC-RNG-01 = Range N reaches any one Kaiju at distance N or less, provided attacker and target are in a straight line.

GTC-RNG-02 = Ranged attacks only deal damage; they never throw.

GTC-RNG-03 = Ranged attacks cannot target Vehicles or buildings.

GTC-RNG-04 = Buildings, Vehicles and other Kaiju between attacker and target do not obstruct a Ranged attack.

GTC-RNG-05 = A Kaiju in your own space (distance 0) is a legal Ranged target.
    .basis = The rulebook can be read in more than one way.

GTC-RNG-06 = If several Kaiju are in the target space the attacker chooses one.
    .basis = The rulebook does not say.

## Dealing damage and defending

section-dmg = Dealing damage and defending

GTC-DMG-01 = Whenever an Attack Value is used for damage, or an effect damages a Kaiju, the damaged player may defend with a card from hand.

GTC-DMG-02 = A Defense Value that matches or exceeds the Attack Value blocks the attack completely, and the attack ends there.

GTC-DMG-03 = If the Attack Value is higher, the damage is Attack Value minus Defense Value; without a defense it is the whole Attack Value.

GTC-DMG-04 = Other effects of the attacking card are resolved after the damage.

GTC-DMG-05 = Other effects of the Defense card are resolved after all effects of the attacking card.

GTC-DMG-06 = At most one Defense card may be played against one instance of damage.

GTC-DMG-07 = Defense cards are only played in answer to damage.

GTC-DMG-08 = The defender pays the Defense card’s Energy cost; a card that cannot be paid for cannot be used.
    .basis = The rulebook can be read in more than one way.

GTC-DMG-09 = Damage that cannot be blocked allows no Defense card and no substitute for one.
    .basis = The rulebook does not say.

GTC-DMG-10 = When an attack is blocked its after-damage effects do not happen, but effects already resolved before the attack stay, Momentum still applies, and the Defense card’s own effects still happen.
    .basis = The rulebook can be read in more than one way.

GTC-DMG-11 = Each separate instance of damage, such as the two halves of a collision, is defended separately.
    .basis = The rulebook does not say.

GTC-DMG-12 = A Defense card goes to its owner’s discard pile after its effects; until then it is in no pile.
    .basis = The rulebook does not say.

GTC-DMG-13 = Energy losses, discards and returned Trophies caused by Events are not damage, so they cannot be defended and never move the token.
    .basis = The rulebook does not say.

GTC-DMG-14 = Texts that count damage dealt or damage that got through count points of damage, not the cards revealed for it.
    .basis = The rulebook does not say.

GTC-DMG-15 = Damage dealt by the effect of a Defense card may itself be defended; the further Defense card is resolved in the same way, so such exchanges end when cards run out.
    .basis = The rulebook does not say.

GTC-DMG-16 = When several Defense cards were played against one card or action, their effects follow in the order in which they were played. Conditions in card texts are read at the moment the effect is resolved.
    .basis = The rulebook does not say.

GTC-DMG-17 = One instance of damage is settled in this order: the Defense card or its stand-in is chosen and paid; its head icons count; its value is read and lowered by piercing; what is left of the Attack Value is the damage; at 0 the instance is blocked, otherwise the token moves, the cards are revealed, Trophies are taken and the rest is discarded.
    .basis = The rulebook does not say.

GTC-DMG-18 = A Defense card may be played although it stops nothing or more than needed; its cost and its text count all the same.
    .basis = The rulebook does not say.

GTC-DMG-19 = Effects of Defense cards are settled to the end one after another: whatever one of them sets off, including Defense cards played against its damage or throw, is finished before the next one that waits.
    .basis = The rulebook does not say.

## Trophies

section-tro = Trophies

GTC-TRO-01 = The attacker takes as many cards from the top of the target’s deck as the damage dealt and looks at their Dominance Values.

GTC-TRO-02 = Of those cards the one worth the most Dominance becomes a Trophy, face down in the attacker’s pile.

GTC-TRO-03 = If several cards share the highest value only one of them is taken.

GTC-TRO-04 = All other revealed cards go to the target’s discard pile.

GTC-TRO-05 = A card with Dominance 0 can never be taken as a Trophy.

GTC-TRO-06 = If every revealed card has Dominance 0 the target withstands the attack: no Trophy is taken and all of them go to the discard pile.

GTC-TRO-07 = On a tie for the highest value the attacker chooses which card to take.
    .basis = The rulebook does not say.

GTC-TRO-08 = Revealed cards are shown to all players before the Trophy is set aside.
    .basis = The rulebook does not say.

GTC-TRO-09 = If the deck runs out while cards are being revealed, the discard pile without the cards already revealed becomes the new deck and revealing goes on, until the damage is matched or no card is left.
    .basis = The rulebook does not say.

GTC-TRO-10 = Trophies are lost to their owner until the game is over unless an effect returns them.
    .basis = The rulebook does not say.

GTC-TRO-11 = A Trophy pile is ordered; the most recently taken Trophy is on top.
    .basis = The rulebook does not say.

GTC-TRO-12 = An effect granting extra Trophies from the revealed cards takes the next highest ones in order, before the remaining cards are discarded; the 0 Dominance rule applies to each.
    .basis = The rulebook does not say.

GTC-TRO-13 = An effect taking a Trophy from a hand may take any card there with Dominance 1 or more; with only 0s nothing is taken.
    .basis = The rulebook does not say.

GTC-TRO-14 = Damage a player deals to their own Kaiju takes no Trophy: the revealed cards go to that player’s discard pile.
    .basis = The rulebook does not say.

GTC-TRO-15 = Damage beyond the number of cards that can be revealed still counts as damage dealt, for the token and for card texts, but reveals nothing more.
    .basis = The rulebook does not say.

GTC-TRO-16 = When one attack takes several Trophies they are put on the pile one by one in the order taken, so the last one taken lies on top.
    .basis = The rulebook does not say.

GTC-TRO-17 = An optional extra Trophy may be declined; each one taken must be the highest of the cards still revealed.
    .basis = The rulebook does not say.

## Momentum

section-mom = Momentum

GTC-MOM-01 = A resolved Momentum card entitles its player to one more card or Discard Action in the same turn.

GTC-MOM-02 = You may chain any number of Momentum cards in one turn until you stop or do something without Momentum.

GTC-MOM-03 = A Discard Action marked with Momentum continues the turn in the same way.

GTC-MOM-04 = Every card in the chain pays its own cost.
    .basis = The rulebook does not say.

GTC-MOM-05 = Stopping after a Momentum card is not a pass and does not count as one.
    .basis = The rulebook does not say.

GTC-MOM-06 = Cards played this turn means Kaiju cards you played as actions since your turn began, not Discard Actions and not Defense cards.
    .basis = The rulebook does not say.

## Enhancements

section-enh = Enhancements

GTC-ENH-01 = A card with Enhancement goes to the area below your mat when played and its benefit lasts until it is removed.

GTC-ENH-02 = A removed Enhancement goes to its owner’s discard pile.
    .basis = The rulebook does not say.

GTC-ENH-03 = Playing an Enhancement is your action for the turn and must be paid for.
    .basis = The rulebook does not say.

GTC-ENH-04 = You may have any number of Enhancements in play, including copies of one card, and their effects add up.
    .basis = The rulebook does not say.

GTC-ENH-05 = Enhancements in play are not part of deck or hand and cannot become Trophies.
    .basis = The rulebook does not say.

GTC-ENH-06 = Some Enhancements are passive and others are discarded from play for a stronger effect.

GTC-ENH-07 = Several Enhancements that are spent at the same moment may all be spent on it; each gives its full effect.
    .basis = The rulebook does not say.

## Discard Actions

section-dsc = Discard Actions

GTC-DSC-01 = Every mat offers two Discard Actions; taking one means discarding any hand card without using its contents and carrying out one of the two.

GTC-DSC-02 = A Discard Action costs no Energy beyond the discarded card.
    .basis = The rulebook does not say.

GTC-DSC-03 = Any card may be discarded for it, including Defense cards, Enhancements and cards you could not pay for.
    .basis = The rulebook does not say.

GTC-DSC-04 = The card goes to the discard pile before the effect is applied.
    .basis = The rulebook does not say.

GTC-DSC-05 = A throwing Discard Action follows the throwing rules with its own maximum distance and needs a Kaiju or Vehicle in your space.
    .basis = The rulebook does not say.

GTC-DSC-06 = The one-space move Discard Action has Momentum for each Kaiju that owns it, and so has Mothra’s straight-line move; the throws of Godzilla and King Ghidorah and Mothra’s Energy gain do not.
    .basis = The rulebook does not say.

GTC-DSC-07 = A throwing Discard Action cannot be chosen with nothing to throw in your space; a moving one may be taken without moving.
    .basis = The rulebook does not say.

GTC-DSC-08 = Order of a Discard Action: the card is discarded, the effect is carried out, Defense cards played against it are settled, then its Momentum counts.
    .basis = The rulebook does not say.

## Destroying buildings and Vehicles

section-des = Destroying buildings and Vehicles

GTC-DES-01 = Destroying a piece earns the reward printed on its underside.

GTC-DES-02 = A Tower gives 4 Energy.

GTC-DES-03 = A Power Plant gives 2 Energy and you draw a card.

GTC-DES-04 = A Military Bunker gives 2 Energy, and one card of the player’s discard pile is moved to the top of that player’s deck.

GTC-DES-05 = A Radar Dish gives 2 Energy and a secret look at the next card of one chosen opponent’s deck, which is left where it was.

GTC-DES-06 = A Small Building gives 2 Energy.

GTC-DES-07 = Vehicles give 1 Energy, except Trains and UFOs which give 3.

GTC-DES-08 = Destroyed Large Buildings are out of the game.

GTC-DES-09 = Destroyed Small Buildings go to the Damage Track.

GTC-DES-10 = Destroyed Vehicles and Lightning Generators leave the board, do not go to the Damage Track and may come back in the Event Phase.

GTC-DES-11 = The benefit goes to the player whose action or effect caused the destruction, even during another player’s turn.
    .basis = The rulebook does not say.

GTC-DES-12 = Gain the Energy first, then the other effect; a Bunker with an empty discard pile and a Power Plant with no cards left give only the Energy.
    .basis = The rulebook does not say.

GTC-DES-13 = The card chosen for a Military Bunker may be any card in the discard pile and is public.
    .basis = The rulebook does not say.

GTC-DES-14 = Every Small Building gives exactly 2 Energy, although the booklet only promises that of most buildings.
    .basis = The rulebook can be read in more than one way.

## Damage Track

section-trk = Damage Track

GTC-TRK-01 = While the Damage Track is empty, a destroyed Small Building is put on the square labelled for the player count: 2P, 3P or 4P.

GTC-TRK-02 = Each further Small Building goes to the next free square, towards the Oxygen Destroyer marker.

GTC-TRK-03 = The track has circles 0 (START) to 6 (END) with three squares between neighbours, squares numbered 1 to 18 from START; the first square is 12 with two players, 15 with three and 18 with four.
    .basis = The rulebook does not say.

GTC-TRK-04 = A marker on circle c has passed square s exactly when s is at most 3c; a token on a square just beyond the marker’s circle is only adjacent.
    .basis = The rulebook does not say.

GTC-TRK-05 = A Small Building is placed even on squares the marker has already passed; it then counts as passed.
    .basis = The rulebook does not say.

GTC-TRK-06 = If no free square is left towards START the Small Building is put aside with no further effect.
    .basis = The rulebook does not say.

## King of Monsters

section-kom = King of Monsters

GTC-KOM-01 = The holder of the King of Monsters token acts first in each Round.

GTC-KOM-02 = The holder refills to six cards instead of five; this is the token’s one extra card per Round.

GTC-KOM-03 = The extra card does not apply to the first hand of the game.

GTC-KOM-04 = Whoever holds the token when the game ends scores 2 more Dominance.

GTC-KOM-05 = Dealing damage to the token holder always wins the token, even when no Trophy results.

GTC-KOM-06 = A fully blocked attack deals no damage and does not move the token.
    .basis = The rulebook can be read in more than one way.

GTC-KOM-07 = The token moves at once when damage is dealt, before the Trophy step and before other effects.
    .basis = The rulebook does not say.

GTC-KOM-08 = If one action damages two Kaiju and one of them holds the token, the acting player takes it; damage to yourself never moves it.
    .basis = The rulebook does not say.

GTC-KOM-09 = The extra card is drawn in the Refresh Phase by whoever holds the token then; nothing between that phase and the next Round can move the token.
    .basis = The rulebook can be read in more than one way.

GTC-KOM-10 = The player last in turn order is the one sitting to the right of the token holder, judged when the question arises.

GTC-KOM-11 = There is always exactly one holder; the token may change hands several times within one action.
    .basis = The rulebook does not say.

## Refresh Phase

section-ref = Refresh Phase

GTC-REF-01 = Every player first discards as many hand cards as they like, possibly none, then refills: to six cards for the King of Monsters, to five for everyone else.

GTC-REF-02 = If the deck runs out shuffle the discard pile face down as a new deck.

GTC-REF-03 = Then activate end-of-round abilities: Kaiju abilities, Enhancements and building effects.

GTC-REF-04 = The phase has two passes in turn order. First each player discards, uses the ability of Megalon if theirs, and draws; when all have drawn, each player resolves their Enhancements for this phase in the order in which they were played and then the ability on the mat. With the cards of this game no other order would change the result.
    .basis = The rulebook can be read in more than one way.

GTC-REF-05 = A player holding more cards than the limit keeps them and draws none.
    .basis = The rulebook does not say.

GTC-REF-06 = The optional discard happens before drawing only; cards drawn cannot be exchanged.
    .basis = The rulebook does not say.

GTC-REF-07 = Discards and the choice of Megalon are made openly in turn order; nobody waits for a later player.
    .basis = The rulebook does not say.

## Event Phase

section-evt = Event Phase

GTC-EVT-01 = Event 1 is resolved to the end before Event 2 begins.

GTC-EVT-02 = When nearest Kaiju is a tie, the Vehicle heads for the King of Monsters, who need not be one of those tied.

GTC-EVT-03 = When several end spaces satisfy the move, the last player in turn order picks one.

GTC-EVT-04 = Events may tell players to place new Vehicles; the Event card says where.

GTC-EVT-05 = Moving towards a Kaiju means every step lowers the distance to it by 1; on these boards such a step exists from every space.
    .basis = The rulebook does not say.

GTC-EVT-06 = Vehicles moved by Events ignore water, buildings and other pieces; only Trains are tied to tracks.
    .basis = The rulebook does not say.

GTC-EVT-07 = Vehicles of one kind move in the order in which they were placed. No move depends on where another Vehicle is, so the order never matters and nobody is asked for it.
    .basis = The rulebook does not say.

GTC-EVT-08 = The Kaiju a Vehicle moves towards is fixed when that Vehicle starts to move.
    .basis = The rulebook does not say.

GTC-EVT-09 = When everyone but the token holder places a piece, they do so clockwise beginning with the holder’s left neighbour.
    .basis = The rulebook does not say.

GTC-EVT-10 = A re-spawn condition is checked once, after the Event’s movement and penalties.
    .basis = The rulebook does not say.

GTC-EVT-11 = Event penalties are applied after all pieces of that Event have moved, in turn order.
    .basis = The rulebook does not say.

GTC-EVT-12 = When Mothra is ignored by an Event she is left out when the nearest Kaiju is found; if the tie rule would point at Mothra as King of Monsters, the player last in turn order picks one of the tied Kaiju.
    .basis = The rulebook does not say.

GTC-EVT-13 = A Vehicle that shares a space with a Kaiju it does not ignore stays there, even if several Kaiju are in that space or the King of Monsters is elsewhere.
    .basis = The rulebook can be read in more than one way.

GTC-EVT-14 = In the Refresh and Event Phases turn order starts with whoever holds the token then.
    .basis = The rulebook does not say.

GTC-EVT-15 = Pieces placed in a re-spawn do nothing before the next activation of their Event.
    .basis = The rulebook does not say.

GTC-EVT-16 = Kaiju that share a space are equally far from a Vehicle elsewhere, so two of them together are a tie as well and send it towards the King of Monsters.
    .basis = The rulebook can be read in more than one way.

## Event: Armored Assault

section-aa = Event: Armored Assault

GTC-AA-01 = Each Tank moves 1 space towards the nearest Kaiju.

GTC-AA-02 = A player loses 1 Energy for each Tank in the space of, or adjacent to, their Kaiju.

GTC-AA-03 = Re-spawn: when the Tanks in play do not outnumber the players, everyone but the token holder adds one under the placement rule.

GTC-AA-04 = Setup: every player places two Tanks, one at a time, on land spaces without a Tank that are not in or next to a Kaiju’s space; when no such space is left, spaces near a Kaiju are allowed, and when there is still none, every land space.
    .basis = The rulebook does not say.

GTC-AA-05 = Tanks may be placed in and move into the space of a Large Building, where they still drain adjacent Kaiju.
    .basis = The rulebook does not say.

GTC-AA-06 = Several Tanks may share a space after moving; only placing asks for a space without a Tank.
    .basis = The rulebook does not say.

## Event: Rush Hour

section-rh = Event: Rush Hour

GTC-RH-01 = Every Train advances one space on its track, steered by the last player in turn order.

GTC-RH-02 = Re-spawn: with no Train or a single Train left, everyone but the token holder adds one on a free track space under the placement rule.

GTC-RH-03 = Two Trains may never be on the same track.

GTC-RH-04 = A Train is worth 3 Energy.

GTC-RH-05 = Setup: every player places one Train on a track that has none.
    .basis = The rulebook does not say.

GTC-RH-06 = A track is one tile’s line of track spaces; on an open line a Train at an end moves back, on a loop the last player picks the direction.
    .basis = The rulebook does not say.

GTC-RH-07 = A Train in a space with a Kaiju or building has no effect on it.
    .basis = The rulebook does not say.

GTC-RH-08 = A Train may be placed on any space of a free track; players who find every track taken place none.
    .basis = The rulebook does not say.

GTC-RH-09 = A Train may stand in and move into the space of a Large Building on its track.
    .basis = The rulebook does not say.

## Event: Air Strikes

section-as = Event: Air Strikes

GTC-AS-01 = Every Jet flies three spaces straight ahead and then faces the opposite way.

GTC-AS-02 = When one or more Jets come into the space of a Kaiju, its player loses 1 Energy and gives up one Enhancement in play.

GTC-AS-03 = Re-spawn: with at most one Jet left, everyone but the token holder adds one in a space free of Jets.

GTC-AS-04 = Entering means any of the spaces moved into, including those flown through; the space a Jet starts in does not count.
    .basis = The rulebook can be read in more than one way.

GTC-AS-05 = The penalty is applied once per Kaiju however many Jets entered; without an Enhancement only the Energy is lost; the owner picks the Enhancement.
    .basis = The rulebook can be read in more than one way.

GTC-AS-06 = A Jet that would leave the board stops in its last space on the board and then turns around.
    .basis = The rulebook does not say.

GTC-AS-07 = Setup and re-spawn: the placing player chooses one of the six facings; every player places one Jet at setup.
    .basis = The rulebook does not say.

GTC-AS-08 = Two Jets may end in the same space by moving; the limit applies only to placing.
    .basis = The rulebook does not say.

## Event: Xilien Invasion

section-xi = Event: Xilien Invasion

GTC-XI-01 = Each UFO moves 2 spaces towards the nearest Kaiju.

GTC-XI-02 = A Kaiju whose space a UFO began in or came into costs its player one hand card.

GTC-XI-03 = Re-spawn: the centre hex tile receives one UFO when none is left with two players, or at most one with three or four players; never more than one per activation.

GTC-XI-04 = A UFO is worth 3 Energy.

GTC-XI-05 = Each UFO costs a given player at most one card per activation; the player chooses the card; a player without cards loses nothing.
    .basis = The rulebook can be read in more than one way.

GTC-XI-06 = A UFO that reaches the Kaiju it moves towards stops there; a Kaiju in a space it flies through is also affected.
    .basis = The rulebook can be read in more than one way.

GTC-XI-07 = Setup: one UFO on the centre tile with two players, two with three or four players.
    .basis = The rulebook does not say.

GTC-XI-08 = Where a UFO has more than one route, the player last in turn order picks the whole route, including the space it flies through.
    .basis = The rulebook does not say.

## Event: Naval Bombardment

section-nb = Event: Naval Bombardment

GTC-NB-01 = Every Battleship fires at each Kaiju that is in a straight line with it and no farther than 2 spaces.

GTC-NB-02 = A player attacked by one or more Battleships returns the top Trophy of their pile to its owner, who puts it on their discard pile.

GTC-NB-03 = Re-spawn: when players outnumber Battleships, everyone but the token holder adds one on water.

GTC-NB-04 = Battleships do not move, and a Kaiju in the Battleship’s own space is attacked too.
    .basis = The rulebook can be read in more than one way.

GTC-NB-05 = At most one Trophy per player is returned per activation; a player without Trophies loses nothing; the attack cannot be defended.
    .basis = The rulebook can be read in more than one way.

GTC-NB-06 = Setup: every player places one Battleship on a water space; Battleships may share a space.
    .basis = The rulebook does not say.

GTC-NB-07 = The owner of a Trophy is the player from whose deck or hand it came; the returned card is shown to all.
    .basis = The rulebook does not say.

## Event: Lightning Generators

section-lg = Event: Lightning Generators

GTC-LG-01 = Re-spawn: with no Generator or a single one left, everyone but the token holder adds one under the placement rule.

GTC-LG-02 = A Kaiju brought into a Generator’s space by a throw, a move or a placement takes 1 damage that no defense can stop; the player who brought it there deals that damage, destroys the Generator and gains 2 Energy.

GTC-LG-03 = Into includes passing through: the Generator goes off the moment the Kaiju enters the space, and the movement or throw then continues.
    .basis = The rulebook can be read in more than one way.

GTC-LG-04 = Moving your own Kaiju into a Generator damages your own Kaiju without a Trophy; you still destroy it and gain the 2 Energy.
    .basis = The rulebook can be read in more than one way.

GTC-LG-05 = Mothra gains the 2 Energy as well, because a Lightning Generator is neither a building nor a Vehicle.
    .basis = The rulebook can be read in more than one way.

GTC-LG-06 = A Generator does not use up the one destruction allowed in a space of a throw.
    .basis = The rulebook does not say.

GTC-LG-07 = Setup: every player places one Generator on a land space without Kaiju, Large Building or other Generator.
    .basis = The rulebook does not say.

GTC-LG-08 = Mothra cannot throw but can turn Generators against other Kaiju by moving them there.

GTC-LG-09 = Only a Kaiju sets off a Generator; Vehicles thrown or moved into its space neither set it off nor destroy it.
    .basis = The rulebook does not say.

GTC-LG-10 = Order of a Generator: the damage with its token and Trophy step, then the Generator is removed, then the 2 Energy are gained, then the movement goes on. It goes off once, so no Kaiju ever shares a space with one.
    .basis = The rulebook does not say.

GTC-LG-11 = The damage of a Generator wins the King of Monsters token and a Trophy like any other damage dealt by that player.
    .basis = The rulebook does not say.

## Kaiju: Godzilla

section-god = Kaiju: Godzilla

GTC-GOD-01 = Godzilla throws Kaiju and Vehicles 1 space farther, with attack cards and with Discard Actions alike.

GTC-GOD-02 = His one-space throwing Discard Action therefore reaches 2 spaces.

GTC-GOD-03 = Power Up is an Enhancement that makes his Ranged attacks stronger and lets him take several Trophies.

GTC-GOD-04 = Dorsal Plates and Victory Pose can bring Power Up back from the discard pile.

GTC-GOD-05 = Mega Heat Ray has Range 3 and destroys a building standing between Godzilla and his target.

GTC-GOD-06 = Scaled Hide has Defense 2 and turns every unblocked point of damage into 1 Energy.

GTC-GOD-07 = His other Discard Action is a one-space move; so is one of King Ghidorah’s and one of Megalon’s.

GTC-GOD-08 = The bonus never adds to damage, only to distance.
    .basis = The rulebook does not say.

GTC-GOD-09 = Power Up is spent when a Ranged attack is declared, before the target defends; if the attack is blocked it is still spent.
    .basis = The rulebook does not say.

GTC-GOD-10 = Both copies of Power Up may be spent on the same attack: +4 Attack and two extra Trophies.
    .basis = The rulebook does not say.

GTC-GOD-11 = Power Up may be spent on every card that has Range; Nuclear Pulse has none.
    .basis = The rulebook does not say.

## Kaiju: King Ghidorah

section-kgh = Kaiju: King Ghidorah

GTC-KGH-01 = Each head icon on a played card raises the Head Meter by one.

GTC-KGH-02 = When the Head Meter is at 3 and you use a card with Barrage, its Barrage effect happens as well; otherwise Barrage text is ignored.

GTC-KGH-03 = Barrage effects can take several Trophies.

GTC-KGH-04 = Unstoppable and Soar become better the higher the Head Meter is.

GTC-KGH-05 = The Barrage of Go For the Throat reveals the target’s hand to King Ghidorah, who may claim one of those cards as an extra Trophy.

GTC-KGH-06 = After a Barrage effect the Head Meter returns to 0.

GTC-KGH-07 = Head icons are counted when the card is played, before its effects, so a card with a head icon can bring the meter to 3 for its own Barrage; icons beyond 3 are lost.
    .basis = The rulebook does not say.

GTC-KGH-08 = Head icons on Defense cards count when the card is played to defend.
    .basis = The rulebook does not say.

GTC-KGH-09 = Barrage is not optional: it is carried out whenever its conditions are met, though choices inside it stay choices. If a Barrage that needs damage never comes about, because the attack was blocked or used to throw, the meter stays where it is.
    .basis = The rulebook can be read in more than one way.

GTC-KGH-10 = Besides the one-space move his mat has a one-space throw of a Kaiju or Vehicle.

GTC-KGH-11 = Values that depend on the Head Meter are read when the card is used, after its own head icons are counted.
    .basis = The rulebook does not say.

GTC-KGH-12 = Whether a Barrage happens is checked at the moment its card names: when damage is declared, in the Trophy step, or after the damage. A card sets off its Barrage at most once.
    .basis = The rulebook does not say.

GTC-KGH-13 = The meter returns to 0 when the Barrage effect is finished; heads gained after that count from 0.
    .basis = The rulebook does not say.

## Kaiju: Mothra

section-mot = Kaiju: Mothra

GTC-MOT-01 = Battleships, Jets and Tanks leave Mothra alone.

GTC-MOT-02 = Mothra never earns Energy by destroying buildings or Vehicles.

GTC-MOT-03 = Once per Round Mothra may collect the reward of a neighbouring building, Small or Large.

GTC-MOT-04 = Her Discard Actions are a straight-line move of at most 2 spaces and a gain of 1 Energy.

GTC-MOT-05 = Every attack card of Mothra’s has Range; throwing is not open to her.

GTC-MOT-06 = UFOs, Trains and Lightning Generators treat Mothra like any other Kaiju.
    .basis = The rulebook does not say.

GTC-MOT-07 = Not being targeted means: ignored when Tanks look for the nearest Kaiju, no Energy loss for nearby Tanks, no Jet penalty and no Battleship attack.
    .basis = The rulebook does not say.

GTC-MOT-08 = The benefit is taken in the ability step of the Refresh Phase; adjacent means a neighbouring space, so a building in her own space does not count; the building is not destroyed.
    .basis = The rulebook can be read in more than one way.

GTC-MOT-09 = The same building may be used again in later Rounds, and the Small Building benefit is its 2 Energy.
    .basis = The rulebook does not say.

GTC-MOT-10 = If an effect of Mothra’s would destroy a building or Vehicle, nothing is destroyed and nothing is gained.
    .basis = The rulebook can be read in more than one way.

GTC-MOT-11 = When somebody else throws Mothra, the thrower destroys and gains as usual.
    .basis = The rulebook does not say.

GTC-MOT-12 = Mothra’s straight-line move follows the Move rules: she may pass over a Large Building but not stop on it.
    .basis = The rulebook does not say.

GTC-MOT-13 = Mothra picks any one building in the adjacent spaces; two Small Buildings in one space are two buildings, and a further benefit in the same phase must come from a different building.
    .basis = The rulebook does not say.

## Kaiju: Megalon

section-meg = Kaiju: Megalon

GTC-MEG-01 = Before refilling his hand in each Round Megalon may return one discarded card to the top of his deck.

GTC-MEG-02 = Cyclone Attack and Piercing Drill are attacks with Momentum.

GTC-MEG-03 = Undermine has Attack 4; before attacking, Megalon appears in the space of a Kaiju no more than 3 spaces away.

GTC-MEG-04 = Besides the one-space move his mat has a throw of a Kaiju or Vehicle that has Momentum.

GTC-MEG-05 = Cards discarded from hand in the same Refresh Phase may be chosen, because discarding comes first.
    .basis = The rulebook does not say.

GTC-MEG-06 = Undermine needs no straight line; if no Kaiju is within 3 spaces Megalon stays where he is and may still use the Attack there.
    .basis = The rulebook does not say.

GTC-MEG-07 = Undermine may follow its placement with a throw instead of damage, and the target may be any Kaiju or Vehicle in the new space.
    .basis = The rulebook does not say.

GTC-MEG-08 = The card Megalon puts on top is seen by all and is the first card he draws, if he draws at all.
    .basis = The rulebook does not say.

## End of the game

section-end = End of the game

GTC-END-01 = After both Events the Damage Track is inspected: a marker that has gone past at least one Small Building token ends the game.

GTC-END-02 = Merely being next to a token is not passing it; unless one has been passed, another Round is played.

GTC-END-03 = The game also ends at this check if the marker is on END.
    .basis = The rulebook can be read in more than one way.

GTC-END-04 = The check is made only here; tokens placed earlier in the Round do not end it early.
    .basis = The rulebook does not say.

GTC-END-05 = A game therefore lasts seven Rounds at most.
    .basis = The rulebook does not say.

GTC-END-06 = Once the game has ended nothing more happens: hands, Enhancements, the Head Meter and Energy score nothing, and Energy only breaks ties.
    .basis = The rulebook does not say.

## Scoring

section-sco = Scoring

GTC-SCO-01 = A player’s score is the total Dominance of their Trophies, plus 2 for the token holder.

GTC-SCO-02 = The highest total wins.

GTC-SCO-03 = A tie is broken by the most Energy.

GTC-SCO-04 = If Energy is equal too, a tied player with the token wins.

GTC-SCO-05 = If the token is with somebody outside the tie, the win goes to the tied player on the holder’s left.

GTC-SCO-06 = To the left means the first tied player met going clockwise from the token holder.
    .basis = The rulebook does not say.

GTC-SCO-07 = Places below the first are ranked in the same way: total, Energy, token, then clockwise from the token holder.
    .basis = The rulebook does not say.

GTC-SCO-08 = All Trophy piles are turned up when the game has ended.
    .basis = The rulebook does not say.

## Hidden information

section-view = Hidden information

GTC-VIEW-01 = Everybody sees the board with all its pieces, Energy, the Head Meter, Enhancements in play, discard piles, the number of cards in every hand, deck and Trophy pile, the Damage Track, the Events, the token and whose turn it is.
    .basis = The rulebook does not say.

GTC-VIEW-02 = The cards of a hand are seen by its player only, the faces of a Trophy pile by its holder only.
    .basis = The rulebook does not say.

GTC-VIEW-03 = Nobody knows the order of a deck, except for cards whose place they were shown.
    .basis = The rulebook does not say.

GTC-VIEW-04 = Cards revealed by damage are seen by all, and so is which of them became a Trophy.
    .basis = The rulebook does not say.

GTC-VIEW-05 = A Trophy taken out of a hand is seen by its taker and its owner only; the others see that one was taken.
    .basis = The rulebook does not say.

GTC-VIEW-06 = A look at a hand or at the top of a deck shows the cards to the looking player only; the others see that it was made and at whose cards.
    .basis = The rulebook does not say.

GTC-VIEW-07 = A card moved from a discard pile to the top of a deck stays known to all until it leaves the deck; a player knows the cards put on the bottom of their own deck. Shuffling ends such knowledge.
    .basis = The rulebook does not say.

GTC-VIEW-08 = A card is open from the moment it is played or discarded; a card drawn is seen by its player only.
    .basis = The rulebook does not say.

GTC-VIEW-09 = Nobody learns whether a player could have defended: a target with at least one card in hand is asked to defend even if the only possible answer is no. A target without cards is asked only if a stand-in is in play.
    .basis = The rulebook does not say.

## The order of play

window-setup_kaiju = Setup: Kaiju
    .text = Seats and Kaiju are settled.

window-setup_tiles = Setup: tiles
    .text = Centre tile, then tiles and rotations at random (or the default arrangement); tiles are turned at starting locations.

window-setup_buildings = Setup: buildings
    .text = Every lettered spot in use gets its building.

window-setup_track = Setup: Damage Track
    .text = Damage Track empty, marker on circle 0.

window-setup_events = Setup: Events
    .text = Two different Events become Event 1 and Event 2.

window-setup_figures = Setup: figures
    .text = Kaiju on their starting locations; Energy 2; Head Meter 0.

window-setup_hands = Setup: opening hands
    .text = Decks are shuffled, everybody draws five cards.

window-setup_token = Setup: token
    .text = A random player becomes King of Monsters.

window-setup_event_setup = Setup: pieces of the Events
    .text = Pieces of Event 1, then of Event 2, in turn order, one at a time.

window-round_oxygen = Round: Oxygen Destroyer
    .text = From Round 2 on: marker one circle on.

window-round_turns = Round: turns
    .text = Turns clockwise from the King of Monsters until all have passed in a row.

window-round_refill = Round: discard and draw
    .text = In turn order: optional discard, ability of Megalon, draw to five or six.

window-round_abilities = Round: abilities
    .text = In turn order: Enhancements for the Refresh Phase, then the mat (Mothra’s benefit).

window-round_event_1 = Round: Event 1
    .text = Event 1: move, penalties, re-spawn.

window-round_event_2 = Round: Event 2
    .text = Event 2 likewise.

window-round_end_check = Round: is it the end?
    .text = Has the marker passed a token, or is it on END? Then score; otherwise the next Round.

window-card_pay = Card: pay
    .text = Cost paid, the card is in no pile; effects that wait for a card being paid (Seatopian Beacon).

window-card_heads = Card: heads
    .text = Head icons counted.

window-card_play = Card: immediate effects
    .text = Effects of the card that wait for nothing else.

window-card_move = Card: Move
    .text = Printed Move, if wanted.

window-card_after_move = Card: after the Move
    .text = Effects after the Move.

window-card_before_attack = Card: before the attack
    .text = Effects before the attack.

window-card_declare = Card: declare the attack
    .text = Target and mode named, or the attack declined. Area attack: its targets one after another.

window-card_spend = Card: spend Enhancements
    .text = Enhancements spent on this attack (Power Up).

window-card_attack_mod = Card: final value
    .text = What changes this attack, a Barrage included; the final value is announced.

window-card_throw_or_damage = Card: throw or damage
    .text = The throw, or the damage.

window-card_after_damage = Card: after the damage or the throw
    .text = If damage got through: effects after the damage, then those of a Barrage. After a throw: effects after the throw.

window-card_after_attack = Card: after the attack
    .text = Effects after the attack.

window-card_discard = Card: put it away
    .text = Card to the discard pile or into play.

window-card_defense_effects = Card: texts of Defense cards
    .text = Texts of the Defense cards played meanwhile, in order, each to the end with all it sets off; each card is then discarded.

window-card_momentum = Card: Momentum
    .text = With Momentum: one more action or stop. Without: the turn ends.

window-damage_defend = Damage: defend
    .text = The target may play one Defense card or spend a stand-in; cost, heads, value.

window-damage_compare = Damage: compare
    .text = Attack Value minus Defense Value; 0 or less is a block and ends the instance.

window-damage_token = Damage: token
    .text = Damage to the King of Monsters: the token moves.

window-damage_reveal = Damage: reveal
    .text = As many cards as damage from the top of the target’s deck.

window-damage_trophy = Damage: Trophies
    .text = Highest card above 0 taken; then extra Trophies; the rest is discarded.

window-throw_choose = Throw: choose
    .text = Piece, direction and distance; for a Vehicle landing space and result.

window-throw_space = Throw: space by space
    .text = For every space of a thrown Kaiju: enter, Generator, one destruction.

window-throw_stop = Throw: stop
    .text = At a Large Building it is destroyed; at a Kaiju both are damaged, the thrown one first.

window-event_move = Event: move
    .text = Pieces move in order of placement; the last player settles open choices.

window-event_penalty = Event: losses
    .text = Losses in turn order.

window-event_respawn = Event: re-spawn
    .text = Counted once; everyone but the King of Monsters places, clockwise from the King’s left.

## Examples

GTC-EX-01 =
    .given = An attacker at (0,0) shares the space with a Tank; a Tower stands at (2,0) and Mothra is at (0,-3); the attacker plays an attack card with value 3.
    .when = The attacker throws the Tank.
    .then = Legal choices include landing at (2,0) and destroying Tank and Tower, or hitting Mothra at (0,-3), exactly the maximum of 3 spaces, for 1 damage.

GTC-EX-02 =
    .given = On the four-player board King Ghidorah and Megalon are at (-3,1), a Tank is at (-2,1), a Small Building at (0,1), Godzilla at (1,1); nothing else is on the line.
    .when = Megalon is thrown east with Go For the Throat (Attack 4).
    .then = Megalon ends at (1,1); the Tank and the Small Building are destroyed for 1 + 2 Energy; Megalon and Godzilla each take 1 damage from King Ghidorah.

GTC-EX-03 =
    .given = Godzilla is within 3 spaces of Megalon and holds Scaled Hide with at least 0 Energy.
    .when = Megalon plays Undermine for damage against Godzilla, who defends with Scaled Hide.
    .then = Damage is 4 - 2 = 2; Megalon looks at the top 2 cards of Godzilla’s deck, keeps the highest above 0 as a Trophy and discards the other; afterwards Godzilla gains 2 Energy.

GTC-EX-04 =
    .given = Godzilla at (0,0) holds Mega Heat Ray (Range 3); King Ghidorah is at (3,0), Megalon at (0,-2), Mothra at (1,1).
    .when = Godzilla chooses a target.
    .then = King Ghidorah and Megalon are legal; Mothra is not, because (1,1) is in no straight line with (0,0).

GTC-EX-05 =
    .given = Three players; a Tank is equally far from Godzilla and King Ghidorah; Megalon is King of Monsters; two spaces lower the Tank’s distance to Megalon; Godzilla sits to Megalon’s right.
    .when = Armored Assault is activated.
    .then = The Tank moves towards Megalon; Godzilla’s player picks which of the two spaces; from there the Tank is next to Megalon, who loses 1 Energy.

GTC-EX-06 =
    .given = Three players; the marker is on circle 3; Small Buildings are on squares 15, 14, 13, 12, 11 and 10.
    .when = The Damage Track is checked, and then the next Round is played.
    .then = No token is passed (3 x 3 = 9 is below 10), so a new Round begins; its Oxygen Destroyer Phase moves the marker to circle 4, passing the three tokens on 10, 11 and 12; that Round is still played out and the game ends at its check.

GTC-EX-07 =
    .given = Godzilla and King Ghidorah are at (0,0); (1,0) and (2,0) are empty spaces.
    .when = Godzilla takes the throwing Discard Action to the east.
    .then = King Ghidorah may land at (1,0) or (2,0).

GTC-EX-08 =
    .given = Megalon attacks the King of Monsters with Cyclone Attack (Attack 2, Momentum); the target defends with Defense 2.
    .when = The attack is compared.
    .then = Blocked: no cards are revealed, the token does not move, and Megalon may still use Momentum.

GTC-EX-10 =
    .given = 4 damage reveals Dominance 1, 3, 3 and 0.
    .when = The attacker takes a Trophy.
    .then = Exactly one of the two 3s, attacker’s choice; the other three cards are discarded by the target.

GTC-EX-11 =
    .given = Three players A, B, C; A passes, B passes, C plays a card, A passes, B passes.
    .when = C passes.
    .then = That is the third pass in a row, so the Action Phase ends; it did not end after the first two passes because C acted.

GTC-EX-12 =
    .given = Two players; A passed on the previous turn and B then played a card.
    .when = It is A’s turn.
    .then = A may play a card or take a Discard Action.

GTC-EX-13 =
    .given = A Kaiju with Move 2 stands next to a Large Building; the space beyond it is empty.
    .when = The player moves through the Large Building.
    .then = Ending in the space beyond is legal; ending on the Large Building is not.

GTC-EX-15 =
    .given = A two-player game with an empty Damage Track.
    .when = Three Small Buildings are destroyed one after another.
    .then = They go to squares 12, 11 and 10.

GTC-EX-17 =
    .given = In the Refresh Phase the King of Monsters keeps 2 cards, another player keeps 5, a third keeps 6 and is not King.
    .when = They draw.
    .then = The King draws 4, the others draw none; nobody discards down.

GTC-EX-19 =
    .given = Head Meter 3; King Ghidorah plays Go For the Throat for damage; 2 damage gets through; the target’s hand holds cards of Dominance 0, 0 and 2.
    .when = The card is resolved.
    .then = One normal Trophy from the 2 revealed cards if any is above 0, then the Dominance 2 card may be taken from the hand; the Head Meter becomes 0.

GTC-EX-21 =
    .given = Mothra is next to three Tanks; Godzilla is 3 spaces from each of them.
    .when = Armored Assault is activated in a two-player game.
    .then = All Tanks move towards Godzilla; Mothra loses no Energy.

GTC-EX-22 =
    .given = In the Refresh Phase Mothra is next to a Power Plant and shares her space with a Small Building.
    .when = She uses her ability.
    .then = She may take the Power Plant’s benefit (2 Energy and a card); the Small Building in her own space is not adjacent; nothing is destroyed.

GTC-EX-24 =
    .given = A Jet at (-1,0) faces east on the two-player board; Godzilla is at (1,0) with two Enhancements; a second Jet also enters (1,0).
    .when = Air Strikes is activated.
    .then = The first Jet flies through (1,0) to (2,0), the last space of the row, so it moves 3 spaces and then faces west; Godzilla discards one Enhancement of his choice and loses 1 Energy, once.

GTC-EX-25 =
    .given = Godzilla is in line and 2 spaces from two Battleships and has three Trophies, the newest taken from Megalon.
    .when = Naval Bombardment is activated.
    .then = Only the newest Trophy goes back, to Megalon’s discard pile.

GTC-EX-26 =
    .given = On the two-player board slot S3 holds tile T01 with rotation 0, so the Tower is on the starting location (2,0).
    .when = Setup is finished.
    .then = The tile is turned one step clockwise to rotation 1; the Tower is now on the slot’s second hex (1,0) and the starting location has the tile’s water cell.

GTC-EX-28 =
    .given = Godzilla declares Heat Ray (Attack 3) and spends Power Up; the target defends with Defense 2.
    .when = The attack is resolved.
    .then = Attack 5 minus 2 gives 3 damage; of the three revealed cards Godzilla may take the two highest, each only if above 0.

GTC-EX-29 =
    .given = The target’s deck has 2 cards and its discard pile 1 card; 5 damage gets through.
    .when = The cards are revealed.
    .then = Two cards are revealed, the one discarded card becomes the new deck the moment the second leaves, and it is revealed too; the attacker takes the highest of the three if it is above 0. For the token and for card texts 5 damage was dealt.

GTC-EX-30 =
    .given = A Tank shares a space with Godzilla and King Ghidorah; Megalon, who is King of Monsters, is 3 spaces away.
    .when = Armored Assault is activated.
    .then = The Tank stays; Godzilla and King Ghidorah each lose 1 Energy for it.

GTC-EX-31 =
    .given = Megalon throws a Tank into a space that holds a Small Building, a Jet and Mothra.
    .when = The Tank lands.
    .then = Exactly one of three: Mothra takes 1 damage; or the Small Building goes, for 1 + 2 Energy in all; or the Jet goes, for 1 + 1 Energy in all. Doing none of them is not allowed.

GTC-EX-32 =
    .given = Mothra and Godzilla share a space; a Lightning Generator is in an adjacent space.
    .when = Mothra’s Wing Gust deals damage to Godzilla.
    .then = She may push him 1 space in any of the six directions that is not blocked; into the Generator he takes 1 more damage that he cannot defend, dealt by Mothra, the Generator is destroyed and she gains 2 Energy.

GTC-EX-33 =
    .given = King Ghidorah’s Head Meter is 3 and he plays Go For the Throat.
    .when = He uses it to throw.
    .then = The Barrage does not happen and the meter stays at 3. Had it dealt damage, the Barrage would have happened and the meter would be 0, even if he took no card.

GTC-EX-34 =
    .given = Mothra is King of Monsters and next to a Radar Dish in the Refresh Phase.
    .when = She takes its benefit.
    .then = All players have already drawn, so the card she looks at is the one left on top of the opponent’s deck after drawing.

GTC-EX-35 =
    .given = Four players. Seats 1 and 3 ask for Mothra, seat 2 asks for Megalon, seat 4 names nobody.
    .when = Kaiju are settled.
    .then = Seat 1 gets Mothra and seat 2 Megalon; seats 3 and 4 get Godzilla and King Ghidorah in random order.

GTC-EX-36 =
    .given = The spaces (-1,2), (2,-1), (0,0), (0,-1) and (1,1).
    .when = Distances and lines are worked out.
    .then = (-1,2) and (2,-1) are 3 apart and in a straight line; (0,0) and (1,1) are 2 apart and in no line; (0,0) and (0,-1) are adjacent; within 2 spaces of (0,0) are, among others, (0,0) itself and (1,1).

GTC-EX-37 =
    .given = The suggested first game on the default board, Godzilla in seat 1; Megalon in seat 2 gets the token.
    .when = Set-up is finished.
    .then = Godzilla stands on (-2,0), Megalon on (2,0), each with 2 Energy and five cards. Then pieces are placed in this order: Tanks by Megalon, Godzilla, Megalon, Godzilla; Trains by Megalon, Godzilla.

GTC-EX-38 =
    .given = The default two-player board before any Tank is placed, Kaiju on their starting locations (-2,0) and (2,0).
    .when = The first Tank is placed.
    .then = Nine spaces are legal: (0,-2), (2,-2), (0,-1), (1,-1), (0,0), (-1,1), (0,1), (-2,2) and (0,2). Water and every space in or next to a starting location are not; Large Buildings do not matter.

GTC-EX-39 =
    .given = A new game.
    .when = Four Rounds have begun.
    .then = The marker was on circle 0 in Round 1, on 1 in Round 2, on 2 in Round 3 and is on 3 in Round 4.

GTC-EX-40 =
    .given = Nobody destroys a Small Building in the whole game.
    .when = Round 7 is played.
    .then = Its Oxygen Destroyer Phase brings the marker to circle 6, END; the Round is played out and the game ends at its check.

GTC-EX-41 =
    .given = Seats clockwise A, B, C; A is King of Monsters. On the first turns A passes and B damages A.
    .when = Play goes on.
    .then = B has the token, the next turn is C’s and then A’s. The next Round begins with a turn of B.

GTC-EX-42 =
    .given = Godzilla has 2 Energy and holds Tail Slide, cost 3, and Scaled Hide.
    .when = It is his turn.
    .then = He can play neither as an action; he may discard either of them for a Discard Action, which costs no Energy, or pass.

GTC-EX-43 =
    .given = A player with 1 card in the deck and 4 in the discard pile has to draw 3.
    .when = The cards are drawn.
    .then = The first draw takes the last card; at that moment the four discarded cards are shuffled into a new deck, from which two are drawn. Two cards are left in the deck and none in the discard pile.

GTC-EX-44 =
    .given = Megalon at (0,0) plays Beetle Leap, Move 3; a Lightning Generator is at (1,0) and no Large Building is near.
    .when = He wants to go to (2,0).
    .then = Two options lead there: through (1,0), where he takes 1 damage that puts the top card of his own deck on his discard pile, removes the Generator, gains 2 Energy and goes on; or round by (1,-1) and (2,-1) without setting it off. No Trophy is taken and the token stays.

GTC-EX-45 =
    .given = Godzilla, Mothra, King Ghidorah, a Tank and a Small Building share a space; Godzilla plays Tail Slide and does not move.
    .when = He chooses his attack.
    .then = Six options: damage Mothra, throw Mothra, damage King Ghidorah, throw King Ghidorah, throw the Tank, no attack. The building is no target.

GTC-EX-46 =
    .given = King Ghidorah throws Megalon with Go For the Throat, Attack 4; in the chosen direction the first space is empty and the second has a Power Plant.
    .when = He picks the distance.
    .then = 1 or 2 spaces. At 2 the throw stops, the Power Plant must be destroyed: 2 Energy and a card for King Ghidorah; Megalon stays in that space.

GTC-EX-47 =
    .given = Two-player board. A thrower with a maximum of 3 and the target share (1,0).
    .when = Throws to the east are listed.
    .then = Only 1 space, to (2,0), where the row ends. From (2,0) the direction east could not be chosen at all.

GTC-EX-48 =
    .given = Godzilla holds Heat Ray, Range 3. Mothra is in his space, Megalon two spaces away in a line with a Tower between, King Ghidorah four spaces away in a line.
    .when = He chooses a target.
    .then = Mothra and Megalon are legal, King Ghidorah is too far. The Tower does not matter.

GTC-EX-49 =
    .given = Megalon throws Mothra, who is King of Monsters, into the space of Godzilla.
    .when = Mothra plays Evasive Flight, Defense 2, against her 1 damage; Godzilla does not defend against his.
    .then = Mothra, who is asked first, is not damaged and keeps the token. Then Megalon reveals the top card of Godzilla’s deck and takes it if it is above 0. Then Mothra may move 1 space.

GTC-EX-50 =
    .given = Godzilla attacks Megalon in his space with Tail Slide, Attack 3; Megalon defends with Drill Parry, Defense 2.
    .when = Everything is resolved; Godzilla answers Drill Parry with Counter Swipe, Defense 2.
    .then = 1 damage gets through and takes its Trophy. Tail Slide is discarded. Drill Parry deals 1 damage to Godzilla, which Counter Swipe blocks. Drill Parry is discarded; then Counter Swipe lets Godzilla throw Megalon up to 1 + 1 spaces, and is discarded. The turn ends.

GTC-EX-51 =
    .given = Godzilla spends both Power Up on Heat Ray, Attack 3; the target does not defend. The seven revealed cards are worth 0, 3, 1, 0, 2, 2 and 0.
    .when = Trophies are taken.
    .then = He takes the 3, then may take one 2 and then the other 2; the remaining four cards are discarded. A 2 is on top of his Trophy pile.

GTC-EX-52 =
    .given = Megalon plays Beetle Leap (Momentum), then takes his throwing Discard Action (Momentum), then plays Undermine. In another game King Ghidorah plays Alien Command (Momentum) and then takes his throwing Discard Action.
    .when = It is asked whether the turn goes on.
    .then = Megalon’s turn ends with Undermine, which has no Momentum; King Ghidorah’s ends with his throw.

GTC-EX-53 =
    .given = Godzilla has Power Up and Self-Repairing Cells in play; 3 damage gets through to him.
    .when = Cards are revealed.
    .then = Three cards of his deck; the Enhancements stay in play and cannot be taken. In the next Refresh Phase Self-Repairing Cells gives him 1 Energy.

GTC-EX-54 =
    .given = Mothra takes her moving Discard Action; the next space to the east has a Large Building, the one behind it is empty.
    .when = She moves east.
    .then = Only the space behind the building, 2 spaces away, is possible in that direction; the action has Momentum.

GTC-EX-55 =
    .given = Godzilla’s discard pile is empty. He throws a Kaiju into a Military Bunker.
    .when = The reward is taken.
    .then = If he threw by discarding Heat Ray for the Discard Action, he gains 2 Energy and puts that Heat Ray on his deck. If he threw with Tail Slide, the card is in no pile yet and he gains only the 2 Energy.

GTC-EX-56 =
    .given = A four-player game with an empty Damage Track.
    .when = Five Small Buildings are destroyed.
    .then = They lie on squares 18, 17, 16, 15 and 14.

GTC-EX-57 =
    .given = Mothra plays Scale Storm. To her left sit Godzilla, who is King of Monsters, and then Megalon; both are within 2 spaces of her.
    .when = Godzilla does not defend, Megalon blocks.
    .then = Godzilla is asked and damaged first and Mothra takes the token; Megalon is asked next and suffers nothing.

GTC-EX-58 =
    .given = Refresh Phase. Megalon, not King of Monsters, holds Undermine and Dig In.
    .when = He discards Dig In, chooses it for the top of his deck and draws.
    .then = He draws four cards, the first of which is Dig In, and has five; all players saw it.

GTC-EX-59 =
    .given = Three players; three Tanks are in play after their move.
    .when = Armored Assault finishes.
    .then = Three is not more than three players, so the King of Monsters’ left neighbour places a Tank and then the other player; five Tanks are in play.

GTC-EX-60 =
    .given = Default two-player board; Trains are at (2,-1) and at (0,1).
    .when = Rush Hour is activated.
    .then = The Train at (2,-1) can only go to (2,0), the other end of its line. The other one is on a loop of (0,2), (0,1) and (1,1); the last player sends it to (0,2) or (1,1). Two Trains are left, so none is added.

GTC-EX-61 =
    .given = Two-player board; a Jet at (1,0) faces east.
    .when = Air Strikes is activated.
    .then = It flies 1 space to (2,0), the end of the row, and then faces west.

GTC-EX-62 =
    .given = Three players. A UFO is at (0,0), Godzilla at (1,0), Mothra at (-1,0); Megalon, who is King of Monsters, is at (2,0).
    .when = Xilien Invasion is activated.
    .then = Godzilla and Mothra are equally near, so the UFO heads for Megalon: through (1,0) to (2,0). Godzilla and Megalon discard a card each, Mothra none.

GTC-EX-63 =
    .given = Two players; the only Battleship shares its water space with Godzilla, who has two Trophies and is not King of Monsters.
    .when = Naval Bombardment is activated.
    .then = Godzilla returns his newest Trophy. One Battleship is fewer than two players, so Godzilla’s player places one on a water space.

GTC-EX-64 =
    .given = King Ghidorah with 2 Energy throws Godzilla 3 spaces east. The first space has a Generator and a Tank, the second nothing, the third a Small Building.
    .when = The throw is resolved and he destroys what he can.
    .then = In the first space Godzilla takes 1 damage he cannot defend, the Generator goes for 2 Energy and the Tank for 1; in the third the Small Building goes for 2. King Ghidorah has 7 Energy.

GTC-EX-65 =
    .given = Godzilla throws a Jet with Tail Slide, Attack 3.
    .when = Landing spaces are listed.
    .then = Spaces up to 3 + 1 = 4 away in each of the six directions, as far as the board goes.

GTC-EX-66 =
    .given = King Ghidorah’s Head Meter is 1. He is attacked twice with Attack 3.
    .when = He defends with Golden Scales, Defense 2 and a head icon, and then with Unstoppable.
    .then = The first time the meter goes to 2 and 1 damage gets through; the second time his Defense is 1 + 2 = 3 and the attack is blocked.

GTC-EX-67 =
    .given = Head Meter 3; King Ghidorah uses Planet Destroyer, Attack 5, for damage.
    .when = The target wants to defend.
    .then = The Barrage applied when the damage was declared: no defense is possible, five cards are revealed and one Trophy is taken; the meter is 0. Snapping Jaws on his next turn brings it to 1.

GTC-EX-68 =
    .given = Mothra has Infant Island Blessing in play; the only buildings next to her are two Small Buildings in one space.
    .when = She uses her benefit.
    .then = She may take both, one after the other: 4 Energy. Both buildings stay.

GTC-EX-69 =
    .given = Megalon plays Undermine; the nearest Kaiju is 4 spaces away and a Tank is in his space.
    .when = The card is resolved.
    .then = He stays where he is and may throw the Tank up to 4 spaces.

GTC-EX-70 =
    .given = At the end A has Trophies worth 9, the token and 3 Energy; B has Trophies worth 11 and 5 Energy; C has Trophies worth 8 and 10 Energy.
    .when = The winner is found.
    .then = A and B have 11 each; B wins with more Energy. C is third with 8.

GTC-EX-71 =
    .given = Three players; King Ghidorah’s Go For the Throat with Barrage damages Mothra, and he takes a card out of her hand.
    .when = It is asked who sees what.
    .then = All see the revealed cards and which became a Trophy. King Ghidorah sees Mothra’s hand and the card he takes; Godzilla’s player sees only that the hand was looked at and is one card smaller.

GTC-EX-72 =
    .given = A Tank is thrown into a space that holds a Power Plant and another Tank.
    .when = It lands.
    .then = The thrower destroys the Power Plant (1 + 2 Energy and a card) or the other Tank (1 + 1 Energy); one of the two must go.

GTC-EX-73 =
    .given = Mothra holds two copies of Fairies’ Song and plays one.
    .when = Her turn goes on by Momentum.
    .then = The other copy cannot be played in this turn, but it may be discarded for a Discard Action; on her next turn it may be played.

GTC-EX-74 =
    .given = On the four-player board Mothra at (-3,1) plays Silk Lasso; Godzilla is at (-1,1) and a Large Building at (1,1); nothing else is on the line.
    .when = She pushes Godzilla.
    .then = Towards her he can end at (-2,1) or (-3,1), away from her only at (0,1).

GTC-EX-75 =
    .given = Godzilla has 0 Energy and holds two cards, one of them Dorsal Plates, cost 1; Megalon deals him damage.
    .when = The defend question comes up.
    .then = He is asked although he can only say no, because Dorsal Plates cannot be paid; the others see only that he does not defend. With an empty hand he would not have been asked.

GTC-EX-76 =
    .given = A Kaiju throws a Tank into a space that holds only a Lightning Generator.
    .when = It lands.
    .then = The Tank is destroyed for 1 Energy; the Generator stays and does nothing. Nobody could have thrown the Generator.

GTC-EX-77 =
    .given = Megalon, by his throwing Discard Action, throws Godzilla into a Power Plant and draws Piercing Drill.
    .when = His turn goes on by Momentum.
    .then = He may play Piercing Drill at once. His hand has no limit until the Refresh Phase.

## Glossary

term-gtc-acting_player = Acting player
    .text = The player whose action, card, Enhancement or Defense card is being carried out. Choices and rewards belong to that player unless a rule says otherwise.

term-gtc-action = Action
    .text = A Kaiju card played on your own turn, or a Discard Action. Defense cards and spent Enhancements are not actions.

term-gtc-adjacent = Adjacent
    .text = At distance exactly 1.

term-gtc-attack = Attack
    .text = Use of the Attack Value of a card for damage or for a throw, or the area attack that stands in for it.

term-gtc-attacker = Attacker
    .text = The player who deals the damage in question, whatever its cause, and that player’s Kaiju.

term-gtc-damage_instance = Damage instance
    .text = One amount of damage dealt to one Kaiju at one moment. It is defended, blocked or suffered as a whole.

term-gtc-damage_dealt = Damage dealt
    .text = The points of an instance left after the defense. Blocked means 0 points.

term-gtc-defense_card = Defense card
    .text = A card whose only type is defend.

term-gtc-destroy = Destroy
    .text = Take a building or Vehicle off the board by a throw or an effect and earn its reward.

term-gtc-enter = Enter
    .text = Come into a space by a step of a move, push or throw, or by a placement. Being there already is not entering.

term-gtc-king_of_monsters = King of Monsters
    .text = The player who holds the token, also called the holder.

term-gtc-last_player = Last player
    .text = The right-hand neighbour of the King of Monsters.

term-gtc-melee = Melee
    .text = An attack card without Range. Its targets are in the attacker’s own space.

term-gtc-mode = Mode
    .text = What an attack does to its target: damage or throw.

term-gtc-move = Move
    .text = Go step by step to adjacent spaces under the Move rules.

term-gtc-owner = Owner
    .text = Of a card: the player whose deck it belongs to. Of an effect: the player who played or controls its card.

term-gtc-place = Place
    .text = Put a Kaiju into a space without passing through others; also, put an Event piece from the supply on the board.

term-gtc-push = Push
    .text = Move another Kaiju along one straight line under the push rules.

term-gtc-revealed_cards = Revealed cards
    .text = The cards turned up from the target’s deck for one damage instance.

term-gtc-reward = Reward
    .text = What a destroyed piece, or a building whose benefit is taken, gives.

term-gtc-spared = Spared
    .text = A Kaiju an Event ignores: Mothra, by Tanks, Jets and Battleships.

term-gtc-supply = Supply
    .text = The pieces of a kind that are not on the board.

term-gtc-throw = Throw
    .text = Send a Kaiju or Vehicle out of your own space in one of the six directions under the throwing rules.

term-gtc-turn_order = Turn order
    .text = Clockwise from the King of Monsters as of now.
