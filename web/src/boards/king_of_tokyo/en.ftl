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
tokyo-not-begun = Dice come into play when all have chosen.
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
tokyo-help-buy = Touch a card to read or buy it.
tokyo-phase-roll = Roll
    .help = A turn that begins in Tokyo brings a reward first. Then roll all dice. Keep what you like, roll the others again, twice at most.
tokyo-phase-resolve = Resolve
    .help = The dice count: three of a number bring points, energy pays for cards, hearts heal, smashes hit.
tokyo-phase-enter = Enter
    .help = If Tokyo is empty, you go in for 1 point. Whoever was hit there may yield it to you.
tokyo-phase-buy = Buy
    .help = Pay energy for cards of the Market, as many as you can. For 2 energy you sweep it.
tokyo-phase-end = End
    .help = Poison and effects at the end of a turn, then the next Monster.
tokyo-goal = First to { $n } victory points wins, or the last Monster standing.
tokyo-symbol-face-1 = Ones: three of them bring 1 victory point, each further one another.
tokyo-symbol-face-2 = Twos: three of them bring 2 victory points, each further one another.
tokyo-symbol-face-3 = Threes: three of them bring 3 victory points, each further one another.
tokyo-symbol-heart = Heart: as a die it heals one, but never in Tokyo. At no hearts you are out.
tokyo-symbol-energy = Energy: you pay for cards with it.
tokyo-symbol-smash = Smash: from Tokyo it hits everybody outside, from outside everybody in Tokyo.
tokyo-symbol-vp = Victory points: { $n } of them win.
tokyo-symbol-cards = Cards in front of a Monster.
tokyo-symbol-enhancement = Evolutions in a Monster’s hand.
tokyo-symbol-poison = Poison: one heart is lost at the end of each turn. Hearts on dice take it off.
tokyo-symbol-shrink = Shrunk: one die fewer. Hearts on dice take it off.
tokyo-symbol-building = Tokyo: points for being there, no healing, and everybody’s smashes.
