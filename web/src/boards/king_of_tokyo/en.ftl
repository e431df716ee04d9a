tokyo-tokyo = Tokyo
tokyo-board = Tokyo seen from above. City: { $city }.{ $bay ->
    [none] { "" }
   *[other] { " " }Bay: { $bay }.
}
tokyo-monsters = Monsters
tokyo-me = My Monster
tokyo-hearts = hearts
tokyo-vp = victory points
tokyo-energy = energy
tokyo-cards = cards
tokyo-market = Market
tokyo-sweep = Sweep
tokyo-buy = Buy
tokyo-use = Use it now
tokyo-price = now { $n }
tokyo-too-dear = You have { $have } of { $need } energy.
tokyo-too-little = You have { $have } energy: too little.
tokyo-not-now = Cannot be played now. { $when }
tokyo-discarded = Discarded cards
tokyo-my-cards = My cards
tokyo-no-cards = No cards yet
tokyo-all = All { $n }
tokyo-in-hand = Hand
tokyo-hand = Hand
tokyo-copies = works as
tokyo-power-cards = Power cards
tokyo-evolutions = Evolutions
tokyo-picks = Your picks
tokyo-own-deck = Your Evolution deck
tokyo-of = of { $name }
tokyo-spent = Spent Evolutions
tokyo-counters = { $n ->
    [one] 1 counter on it
   *[other] { $n } counters on it
}
tokyo-under = Under it: { $card }
tokyo-die = Die { $die }: { $face }{ $kept ->
    [yes] , kept
   *[no] { "" }
}
tokyo-no-dice = { $you ->
    [yes] Your turn begins.
   *[no] { $name } has not rolled yet.
}
tokyo-kept = { $rolled ->
    [0] All dice are kept.
   *[other] { $kept ->
        [0] Touch the dice you keep; all others roll again.
       *[other] Kept: { $kept }. Rolled again: { $rolled }.
    }
}
tokyo-stop = Stop rolling
tokyo-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
tokyo-reroll = { $n ->
    [0] Reroll none
    [one] Reroll 1 die
   *[other] Reroll { $n } dice
}
tokyo-turn-dice = { $n ->
    [0] Turn none
    [one] Turn 1 die
   *[other] Turn { $n } dice
}
tokyo-help-buy = Touch a card of the Market to buy it.
tokyo-phase-roll = Roll
tokyo-phase-resolve = Resolve
tokyo-phase-enter = Enter
tokyo-phase-buy = Buy
tokyo-phase-end = End
