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
clash-step-turns = Turns
clash-step-refresh = Refresh
clash-step-events = Events
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
