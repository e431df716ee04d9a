duel-step-roll = Roll
    .help = Roll six dice, and one more for each Dice token. Keep what you like, roll the others again, twice at most. On the very first turn of a game it is five dice: whoever begins has an advantage already.
duel-step-resolve = Resolve
    .help = In the order you like: three or more of a kind pull the Fame or Destruction marker, smashes hit, healing and energy count one by one, and power uses what your Monster can do.
duel-step-buy = Buy
    .help = Pay energy for cards of the row; some bring a Buzz token onto a track. For 2 energy you sweep the row.
duel-step-end = End
    .help = Effects at the end of a turn, then your Rival.
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
duel-help-buy = Touch a card to read or buy it.
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
duel-add = { $n } { $face } for { $spent }
duel-give-up = { $n ->
    [0] Discard none
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
    .help = Touch the cards in front of you.
duel-goal = Pull a marker to its last space on your side, or both into your Spotlight Zones, or leave your Rival no heart.
duel-symbol-heart = Hearts: at none you lose.
duel-symbol-energy = Energy: you pay for cards with it.
duel-symbol-dice-token = Dice token: one more die in the next Roll.
duel-symbol-fame = Fame: three or more pull the Fame marker towards you.
duel-symbol-destruction = Destruction: three or more pull the Destruction marker towards you.
duel-symbol-smash = Smash: hits your Rival.
duel-symbol-heal = Healing: brings hearts back.
duel-symbol-power = Power: uses the special power of your Monster.
duel-symbol-crown = The end of a track: a marker here wins.
duel-symbol-cards = Cards.
