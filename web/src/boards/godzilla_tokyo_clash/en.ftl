clash-city = The city
clash-map = map of hexes
clash-zoom = Size of the map
clash-nearer = Nearer
clash-farther = Farther
clash-whole = The whole city
clash-water = water
clash-rails = rails
clash-facing = { $name } facing { $way }
clash-around = Around it: { $all }
clash-step-oxygen = Destroyer
    .help = The Oxygen Destroyer moves one circle on, but for the first Round. Once it has passed a fallen Small Building, the game ends with this Round.
clash-step-turns = Turns
    .help = In turn: play a card, discard a card for one of the two actions of your mat, or pass. Momentum lets you go on at once. When all pass one after the other, the Round is over.
clash-step-refresh = Refresh
    .help = Give up the cards that you do not want and draw back to a full hand. Then what your Kaiju does in this phase.
clash-step-events = Events
    .help = Both Events happen: Vehicles move, strike, and new ones come.
clash-tab-me = My mat
clash-you = You: { $name }
clash-look-at = Look at the mat of { $name }
clash-king = King of Monsters
clash-king-short = King
clash-energy = Energy
clash-trophies = Trophies
clash-points = Points, as far as you know
clash-points-note = { $n } points by the Trophies whose faces you know, and the token.
clash-hand = Cards in hand
clash-heads = Heads
clash-deck = Deck
clash-discarded = discarded
clash-discard-of = Discard pile of { $name }
clash-discard-n = Discard pile of { $name }: { $n }
clash-enhancements = Enhancements in play
clash-known = Cards you know in the deck
clash-no-cards = No cards
clash-pile-hand = Your hand
clash-pile-discard = Discard pile ({ $n })
clash-pile-play = Enhancements in play
clash-pile-looked = You look at these cards
clash-pile-revealed = Turned up by damage
clash-pile-cards = Cards to choose from
clash-track = Damage Track: the Oxygen Destroyer stands on circle { $circle } of { $end }. { $n ->
    [0] No Small Building has fallen yet.
    [one] One Small Building has fallen, on square { $lowest }.
   *[other] { $n } Small Buildings have fallen, the lowest on square { $lowest }.
}
clash-help-card = Touch a card to read it and to see what you can do with it.
clash-help-thing = Touch what you mean, in the city.
clash-help-hex = Touch a hex in the city.
clash-help-choose = Touch a card to read and choose it.
clash-help-discard = Touch the cards that you discard.
clash-back = Back
clash-discard = { $n ->
    [0] Keep all cards
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
clash-play =
    { $cost ->
        [0] Play it (free)
       *[other] Play it ({ $cost } Energy)
    }
clash-discard-for = Discard: { $action }
clash-for-good = Everybody will see the card: it cannot be taken back.
clash-goal = Most Dominance wins: the numbers on the Trophies you take, and 2 for the King of Monsters.
clash-why-dear = Cannot be played: it costs { $need } Energy, and you have { $have }.
clash-why-defense = A Defense card is played when you are hit.
clash-why-limit = Cannot be played again this turn.
clash-symbol-energy = Energy: you pay for cards with it. Breaking buildings and Vehicles brings it.
clash-symbol-dominance = Dominance: what a card is worth to whoever takes it as a Trophy.
clash-symbol-vp = Points, as far as you know them: the Trophies whose faces you have seen, and the token.
clash-symbol-cards = Cards in hand.
clash-symbol-crown = King of Monsters: whoever damages the King takes the token. It is worth 2 points at the end; the King begins every Round and draws one card more.
clash-symbol-enhancement = Enhancement: it stays in front of you when it is played.
clash-symbol-skull = Heads of King Ghidorah: when all are up, Barrage makes an attack stronger.
clash-symbol-oxygen-destroyer = Oxygen Destroyer: one circle on every Round.
clash-symbol-destruction = A Small Building that has fallen: it brings the end nearer.
clash-symbol-move = Move: so many spaces at most.
clash-symbol-attack = Attack: so much damage, or a throw so many spaces far. Without a range, in your own space.
clash-symbol-range = Range: so many spaces far, in a straight line.
clash-symbol-defend = Defend: takes so much off an attack at you.
clash-symbol-momentum = Momentum: you may act again at once.
clash-symbol-shield = It may still be blocked.
clash-symbol-smash = Damage: so many cards of the deck are turned up, and the attacker takes one as a Trophy.
clash-events = Events at the end of the Round
clash-events-now = Events now
clash-event-n = Event { $n }: { $name }
clash-supply = { $thing }: { $out } in the city, { $left } in the supply
clash-event-armored_assault = Armored Assault
    .moves = Each Tank rolls 1 space towards the nearest Kaiju.
    .costs = You lose 1 Energy for every Tank in or next to your space.
    .more = When few are left, new ones come: all but the King place one.
clash-event-rush_hour = Rush Hour
    .moves = Each Train runs 1 space along its track.
    .costs = Trains harm nobody, but are worth 3 Energy when destroyed.
    .more = With one or none left, all but the King place one.
clash-event-air_strikes = Air Strikes
    .moves = Each Jet flies 3 spaces straight ahead, then turns around.
    .costs = If it enters your space you lose 1 Energy and an Enhancement.
    .more = With one or none left, all but the King place one.
clash-event-xilien_invasion = Xilien Invasion
    .moves = Each UFO flies 2 spaces towards the nearest Kaiju.
    .costs = Started in or entered your space: you discard a card for each.
    .more = When few are left, one appears in the centre.
clash-event-naval_bombardment = Naval Bombardment
    .moves = Each Battleship fires 2 spaces far in straight lines.
    .costs = Who is hit gives the newest Trophy back.
    .more = When few are left, all but the King place one on water.
clash-event-lightning_generators = Lightning Generators
    .moves = A Kaiju that enters the space of one takes 1 damage, which nobody can block.
    .costs = Who brought it there gains 2 Energy.
    .more = With one or none left, all but the King place one.
