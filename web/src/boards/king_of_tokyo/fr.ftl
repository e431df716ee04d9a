tokyo-tokyo = Tokyo
tokyo-board = Tokyo vu du ciel. Tokyo City : { $city }.{ $bay ->
    [none] { "" }
   *[other] { " " }Tokyo Bay : { $bay }.
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
tokyo-too-dear = Énergie : vous en avez { $have } sur { $need }.
tokyo-too-little = Énergie : vous en avez { $have }, c’est trop peu.
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
tokyo-own-deck = Votre pioche Évolution
tokyo-of = à { $name }
tokyo-spent = Évolutions utilisées
tokyo-counters = { $n ->
    [one] 1 jeton dessus
   *[other] { $n } jetons dessus
}
tokyo-under = Dessous : { $card }
tokyo-die = Dé { $die } : { $face }{ $kept ->
    [yes] , gardé
   *[no] { "" }
}
tokyo-not-begun = Les dés entrent en jeu quand tous ont choisi.
tokyo-no-dice = { $you ->
    [yes] Votre tour commence.
   *[no] { $name } n’a pas encore lancé.
}
tokyo-kept = { $rolled ->
    [0] Tous les dés sont gardés.
   *[other] { $kept ->
        [0] Touchez les dés à garder ; tous les autres sont relancés.
       *[other] Gardés : { $kept }. Relancés : { $rolled }.
    }
}
tokyo-stop = Arrêter de lancer
tokyo-roll = { $n ->
    [one] Lancer 1 dé
   *[other] Lancer { $n } dés
}
tokyo-reroll = { $n ->
    [0] Ne rien relancer
    [one] Relancer 1 dé
   *[other] Relancer { $n } dés
}
tokyo-turn-dice = { $n ->
    [0] Ne rien tourner
    [one] Tourner 1 dé
   *[other] Tourner { $n } dés
}
tokyo-help-buy = Touchez une carte pour la lire ou l’acheter.
tokyo-phase-roll = Lancer
    .help = Un tour qui commence dans Tokyo rapporte d’abord une récompense. Puis lancez tous les dés. Gardez ce qui vous plaît, relancez les autres, deux fois au plus.
tokyo-phase-resolve = Résoudre
    .help = Les dés comptent : trois chiffres égaux donnent des PV, l’énergie paie les cartes, les cœurs soignent, les baffes frappent.
tokyo-phase-enter = Entrer
    .help = Si Tokyo est vide, vous y entrez pour 1 PV. Qui vient d’y être frappé peut Fuir et vous laisser la place.
tokyo-phase-buy = Acheter
    .help = Payez des cartes du Marché avec votre Énergie, autant que vous pouvez. Pour 2 Énergies, vous le renouvelez.
tokyo-phase-end = Fin
    .help = Le poison et les effets de fin de tour, puis le Monstre suivant.
tokyo-goal = Gagnez en atteignant { $n } PV avant les autres, ou soyez le dernier Monstre debout.
tokyo-symbol-face-1 = Les 1 : trois d’entre eux donnent 1 PV, chacun de plus en donne 1 autre.
tokyo-symbol-face-2 = Les 2 : trois d’entre eux donnent 2 PV, chacun de plus en donne 1 autre.
tokyo-symbol-face-3 = Les 3 : trois d’entre eux donnent 3 PV, chacun de plus en donne 1 autre.
tokyo-symbol-heart = Cœur : sur un dé, il en soigne un, mais jamais dans Tokyo. Sans Cœur, un Monstre est éliminé.
tokyo-symbol-energy = Énergie : elle paie les cartes.
tokyo-symbol-smash = Baffe : depuis Tokyo, elle touche tous ceux du dehors ; du dehors, tous ceux de Tokyo.
tokyo-symbol-vp = Points de Victoire : { $n } font gagner.
tokyo-symbol-cards = Les cartes devant un Monstre.
tokyo-symbol-enhancement = Les Évolutions dans la main d’un Monstre.
tokyo-symbol-poison = Poison : 1 Cœur perdu à la fin de chaque tour. Les cœurs des dés l’enlèvent.
tokyo-symbol-shrink = Rapetissé : 1 dé de moins. Les cœurs des dés l’enlèvent.
tokyo-symbol-building = Tokyo : des PV pour qui y reste, aucun soin, et les baffes de tous.
