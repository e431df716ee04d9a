duel-step-roll = Roll
duel-step-resolve = Resolve
duel-step-buy = Buy
duel-step-end = End
duel-you = You
duel-hearts = hearts
duel-energy = energy
duel-immune = Takes no hits
duel-cards = cards
duel-tab-cards = Cards
duel-cards-of = Cards of { $name }
duel-look-at = Look at { $name }
duel-sweep = Sweep
duel-dice = Dice
duel-die = Die { $n }: { $face }{ $state ->
    [locked] , resolved
    [picked] , picked
   *[free] { "" }
}
duel-added = { $n } more { $face } in the Roll
duel-tracks = The Fame and Destruction tracks
duel-space = { $track }, { $side ->
    [start] start space
   *[other] space { $n } towards { $side }
}
duel-marker = { $track } marker: { $place }
duel-marker-here = the marker is here
duel-help-place = Touch a space of a track to see the token there.
duel-help-turn = Touch the space again for another way.
duel-help-pair = Touch two dice.
duel-help-buy = Touch a card to buy it.
duel-help-throw-out = Touch a card of the row.
duel-help-rivals = Touch a card of your Rival.
duel-help-effect = Touch the card that comes first.
duel-help-group = Or touch the dice.
duel-help-marker = Or touch the marker.
duel-lay = { $moved ->
    [yes] Move it here
   *[no] Lay it here
}
duel-stop = Keep them all
duel-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
duel-kept = Touch the dice you keep. Kept: { $kept }. Rolled again: { $rolled }.
duel-reroll = { $n ->
    [0] Reroll none
    [one] Reroll 1 die
   *[other] Reroll { $n } dice
}
    .help = Touch the dice to reroll.
duel-give-up = { $n ->
    [0] Discard none
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
    .help = Touch the cards in front of you.
