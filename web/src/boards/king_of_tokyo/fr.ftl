tokyo-tokyo = Tokyo
tokyo-board = Tokyo vue du ciel. Ville : { $city }.{ $bay ->
    [none] { "" }
   *[other] { " " }Baie : { $bay }.
}
tokyo-monsters = Monstres
tokyo-me = Mon Monstre
tokyo-hearts = cœurs
tokyo-vp = points de victoire
tokyo-energy = énergie
tokyo-cards = cartes
tokyo-market = Marché
tokyo-sweep = Renou­veler
tokyo-buy = Acheter
tokyo-use = Utiliser maintenant
tokyo-price = ici { $n }
tokyo-too-dear = Énergie : vous en avez { $have } sur { $need }.
tokyo-too-little = Énergie : vous en avez { $have }, c’est trop peu.
tokyo-not-now = Ne se joue pas maintenant. { $when }
tokyo-discarded = Cartes défaussées
tokyo-my-cards = Mes cartes
tokyo-no-cards = Pas encore de cartes
tokyo-all = Les { $n }
tokyo-in-hand = Main
tokyo-hand = Main
tokyo-copies = agit comme
tokyo-power-cards = Cartes Énergie
tokyo-evolutions = Évolutions
tokyo-picks = Vos choix
tokyo-own-deck = Votre paquet Évolution
tokyo-of = de { $name }
tokyo-spent = Évolutions utilisées
tokyo-counters = { $n ->
    [one] 1 jeton dessus
   *[other] { $n } jetons dessus
}
tokyo-under = Dessous : { $card }
tokyo-die = Dé { $die } : { $face }{ $kept ->
    [yes] , gardé
   *[no] { "" }
}
tokyo-no-dice = { $you ->
    [yes] Votre tour commence.
   *[no] { $name } n’a pas encore lancé.
}
tokyo-kept = { $rolled ->
    [0] Tous les dés sont gardés.
   *[other] { $kept ->
        [0] Touchez les dés à garder ; tous les autres sont relancés.
       *[other] Gardés : { $kept }. Relancés : { $rolled }.
    }
}
tokyo-stop = Arrêter de lancer
tokyo-roll = { $n ->
    [one] Lancer 1 dé
   *[other] Lancer { $n } dés
}
tokyo-reroll = { $n ->
    [0] Ne rien relancer
    [one] Relancer 1 dé
   *[other] Relancer { $n } dés
}
tokyo-turn-dice = { $n ->
    [0] Ne rien tourner
    [one] Tourner 1 dé
   *[other] Tourner { $n } dés
}
tokyo-help-buy = Touchez une carte du Marché pour l’acheter.
tokyo-phase-roll = Lancer
tokyo-phase-resolve = Résoudre
tokyo-phase-enter = Entrer
tokyo-phase-buy = Acheter
tokyo-phase-end = Fin
