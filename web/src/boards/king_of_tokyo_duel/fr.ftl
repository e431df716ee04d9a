duel-step-roll = Lancer
duel-step-resolve = Résoudre
duel-step-buy = Acheter
duel-step-end = Fin
duel-you = Vous
duel-hearts = cœurs
duel-energy = énergie
duel-immune = Ne subit aucun dégât
duel-cards = cartes
duel-tab-cards = Cartes
duel-cards-of = Cartes de { $name }
duel-look-at = Regarder { $name }
duel-sweep = Balayer
duel-dice = Dés
duel-die = Dé { $n } : { $face }{ $state ->
    [locked] , résolu
    [picked] , choisi
   *[free] { "" }
}
duel-added = { $n } { $face } de plus dans le Lancer
duel-tracks = Les pistes Gloire et Destruction
duel-space = { $track }, { $side ->
    [start] case de départ
   *[other] case { $n } vers { $side }
}
duel-marker = Marqueur { $track } : { $place }
duel-marker-here = le marqueur est ici
duel-help-place = Touchez une case d’une piste pour y voir le jeton.
duel-help-turn = Touchez encore la case pour une autre façon.
duel-help-pair = Touchez deux dés.
duel-help-buy = Touchez une carte pour l’acheter.
duel-help-throw-out = Touchez une carte de la rangée.
duel-help-rivals = Touchez une carte de votre Rival.
duel-help-effect = Touchez la carte qui vient en premier.
duel-help-group = Ou touchez les dés.
duel-help-marker = Ou touchez le marqueur.
duel-lay = { $moved ->
    [yes] Le déplacer ici
   *[no] Le poser ici
}
duel-stop = Tout garder
duel-roll = { $n ->
    [one] Lancer 1 dé
   *[other] Lancer { $n } dés
}
duel-kept = Touchez les dés à garder. Gardés : { $kept }. Relancés : { $rolled }.
duel-reroll = { $n ->
    [0] Ne rien relancer
    [one] Relancer 1 dé
   *[other] Relancer { $n } dés
}
    .help = Touchez les dés à relancer.
duel-give-up = { $n ->
    [0] Ne rien défausser
    [one] Défausser 1 carte
   *[other] Défausser { $n } cartes
}
    .help = Touchez les cartes devant vous.
