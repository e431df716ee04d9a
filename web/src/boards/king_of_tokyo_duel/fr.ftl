duel-step-roll = Lancer
    .help = Lancez 6 dés, et 1 de plus par jeton dé. Gardez ce qui vous plaît, relancez les autres, deux fois au plus. Au tout premier tour d’une partie, c’est 5 dés : qui commence a déjà un avantage.
duel-step-resolve = Résoudre
    .help = Dans l’ordre de votre choix : trois symboles égaux ou plus tirent le pion Gloire ou Destruction, les baffes frappent, soin et énergie comptent un par un, et pouvoir sert ce que sait faire votre Monstre.
duel-step-buy = Acheter
    .help = Payez des cartes de la rangée avec votre Énergie ; certaines posent un jeton Buzz sur une piste. Pour 2 Énergies, vous renouvelez la rangée.
duel-step-end = Fin
    .help = Les effets de fin de tour, puis le Rival.
duel-you = Vous
duel-hearts = cœurs
duel-energy = énergie
duel-immune = N’encaisse aucun coup
duel-cards = cartes
duel-tab-cards = Cartes
duel-cards-of = Cartes : { $name }
duel-look-at = Regarder { $name }
duel-sweep = Renouveler
duel-dice = Dés
duel-die = Dé { $n } : { $face }{ $state ->
    [locked] , résolu
    [picked] , choisi
   *[free] { "" }
}
duel-added = { $face } ×{ $n } en plus dans le Lancer
duel-tracks = Les pistes Gloire et Destruction
duel-space = { $track }, { $side ->
    [start] case de départ
   *[other] case { $n } vers { $side }
}
duel-marker = Pion { $track } : { $place }
duel-marker-here = le pion est ici
duel-help-place = Touchez une case d’une piste pour y voir le jeton.
duel-help-turn = Touchez à nouveau la case pour tourner le jeton.
duel-help-pair = Touchez deux dés.
duel-help-buy = Touchez une carte pour la lire ou l’acheter.
duel-help-throw-out = Touchez une carte de la rangée.
duel-help-rivals = Touchez une carte de votre Rival.
duel-help-effect = Touchez la carte qui vient en premier.
duel-help-group = Ou touchez les dés.
duel-help-marker = Ou touchez le pion.
duel-lay = { $moved ->
    [yes] Le déplacer ici
   *[no] Le poser ici
}
duel-stop = Tout garder
duel-roll = { $n ->
    [one] Lancer 1 dé
   *[other] Lancer { $n } dés
}
duel-kept = Touchez les dés à garder. Gardés : { $kept }. Relancés : { $rolled }.
duel-reroll = { $n ->
    [0] Ne rien relancer
    [one] Relancer 1 dé
   *[other] Relancer { $n } dés
}
    .help = Touchez les dés à relancer.
duel-add = { $n } { $face } pour { $spent }
duel-give-up = { $n ->
    [0] Ne rien défausser
    [one] Défausser 1 carte
   *[other] Défausser { $n } cartes
}
    .help = Touchez les cartes devant vous.
duel-goal = Tirez un pion jusqu’à sa dernière case de votre côté, ou les deux dans vos zones, ou ne laissez aucun Cœur au Rival.
duel-symbol-heart = Cœurs : sans Cœur, on perd.
duel-symbol-energy = Énergie : elle paie les cartes.
duel-symbol-dice-token = Jeton dé : 1 dé de plus au Lancer suivant.
duel-symbol-fame = Gloire : trois ou plus tirent le pion Gloire vers vous.
duel-symbol-destruction = Destruction : trois ou plus tirent le pion Destruction vers vous.
duel-symbol-smash = Baffe : le Rival encaisse un coup.
duel-symbol-heal = Soin : rend des Cœurs.
duel-symbol-power = Pouvoir : active le pouvoir spécial de votre Monstre.
duel-symbol-crown = La dernière case d’une piste : un pion ici fait gagner.
duel-symbol-cards = Des cartes.
