clash-city = La ville
clash-map = plan de cases hexagonales
clash-zoom = Taille du plan
clash-nearer = Agrandir
clash-farther = Réduire
clash-whole = Toute la ville
clash-water = eau
clash-rails = voie ferrée
clash-facing = { $name }, face : { $way }
clash-around = Autour : { $all }
clash-step-oxygen = Oxygène
    .help = Le Destructeur d’oxygène avance d’une case ronde, sauf à la première manche. Quand il a dépassé un Petit bâtiment tombé, la partie s’achève avec cette manche.
clash-step-turns = Actions
    .help = À tour de rôle : jouez une carte, défaussez-en une pour l’une des deux actions de Défausse de votre fiche, ou passez. L’Élan permet de continuer aussitôt. Quand tous passent l’un après l’autre, la manche est finie.
clash-step-refresh = Pioche
    .help = Défaussez les cartes dont vous ne voulez pas et complétez votre main. Puis vient ce que fait votre Kaiju dans cette phase.
clash-step-events = Événements
    .help = Les deux Événements ont lieu : les Véhicules bougent, frappent, et d’autres arrivent.
clash-tab-me = Ma fiche
clash-you = Vous : { $name }
clash-look-at = Voir la fiche : { $name }
clash-king = Roi des Monstres
clash-king-short = Roi
clash-energy = Énergie
clash-trophies = Trophées
clash-points = Points, d’après ce que vous savez
clash-points-note = { $n } points d’après les Trophées que vous connaissez, et le jeton.
clash-hand = Cartes en main
clash-heads = Têtes
clash-deck = Pioche
clash-discarded = en défausse
clash-discard-of = Défausse : { $name }
clash-discard-n = Défausse : { $n } ({ $name })
clash-enhancements = Améliorations en jeu
clash-known = Cartes connues de la pioche
clash-no-cards = Aucune carte
clash-pile-hand = Votre main
clash-pile-discard = Défausse ({ $n })
clash-pile-play = Améliorations en jeu
clash-pile-looked = Vous regardez ces cartes
clash-pile-revealed = Révélées par les dégâts
clash-pile-cards = Cartes au choix
clash-track = Piste de Dégâts : le Destructeur d’oxygène est sur la case ronde { $circle } de { $end }. { $n ->
    [0] Aucun Petit bâtiment n’est encore tombé.
    [one] Un Petit bâtiment est tombé, sur la case carrée { $lowest }.
   *[other] { $n } Petits bâtiments sont tombés, le plus bas sur la case carrée { $lowest }.
}
clash-help-card = Touchez une carte pour la lire et voir ce qu’elle permet.
clash-help-thing = Touchez dans la ville ce que vous visez.
clash-help-hex = Touchez une case de la ville.
clash-help-choose = Touchez une carte pour la lire et la choisir.
clash-help-discard = Touchez les cartes à défausser.
clash-back = Retour
clash-discard = { $n ->
    [0] Tout garder
    [one] Défausser 1 carte
   *[other] Défausser { $n } cartes
}
clash-play =
    { $cost ->
        [0] Jouer (gratuit)
        [one] Jouer ({ $cost } Énergie)
       *[other] Jouer ({ $cost } Énergies)
    }
clash-discard-for = Défausser : { $action }
clash-for-good = Tout le monde verra la carte : sans retour possible.
clash-goal = Le plus de Domination l’emporte : les nombres sur les Trophées que vous prenez, et 2 pour le Roi des Monstres.
clash-why-dear = Impossible à jouer : elle coûte { $need ->
        [one] { $need } Énergie
       *[other] { $need } Énergies
    } et vous en avez { $have }.
clash-why-defense = Une carte Défense se joue quand on vous frappe.
clash-why-limit = Impossible de la rejouer ce tour-ci.
clash-symbol-energy = Énergie : elle paie les cartes. Détruire bâtiments et Véhicules en rapporte.
clash-symbol-dominance = Domination : ce que vaut une carte pour qui la prend comme Trophée.
clash-symbol-vp = Points, d’après ce que vous savez : les Trophées que vous avez vus, et le jeton.
clash-symbol-cards = Cartes en main.
clash-symbol-crown = Roi des Monstres : qui blesse le Roi prend le jeton. Il vaut 2 points à la fin ; le Roi commence chaque manche et pioche une carte de plus.
clash-symbol-enhancement = Amélioration : une fois jouée, elle reste devant vous.
clash-symbol-skull = Têtes de King Ghidorah : quand toutes sont dressées, une Salve renforce une attaque.
clash-symbol-oxygen-destroyer = Destructeur d’oxygène : une case ronde de plus à chaque manche.
clash-symbol-destruction = Un Petit bâtiment tombé : il rapproche la fin.
clash-symbol-move = Déplacement : ce nombre de cases au plus.
clash-symbol-attack = Attaque : ce nombre de dégâts, ou une projection d’autant de cases. Sans portée, dans votre case.
clash-symbol-range = Portée : ce nombre de cases, en ligne droite.
clash-symbol-defend = Défense : retire ce nombre à une attaque contre vous.
clash-symbol-momentum = Élan : vous pouvez rejouer aussitôt.
clash-symbol-shield = Peut encore être bloqué.
clash-symbol-smash = Dégâts : on révèle autant de cartes de la pioche, et l’attaquant en prend une comme Trophée.
clash-events = Événements en fin de manche
clash-events-now = Événements en cours
clash-event-n = Événement { $n } : { $name }
clash-supply = { $thing } : { $out } en ville, { $left } en réserve
clash-event-armored_assault = Assaut blindé
    .moves = Chaque Char avance d’une case vers le Kaiju le plus proche.
    .costs = Vous perdez 1 Énergie par Char dans votre case ou à côté.
    .more = S’il en reste peu, tous sauf le Roi en placent un.
clash-event-rush_hour = Heure de pointe
    .moves = Chaque Train avance d’une case sur sa voie.
    .costs = Un Train ne blesse personne ; détruit, il vaut 3 Énergies.
    .more = S’il en reste un ou aucun, tous sauf le Roi en placent un.
clash-event-air_strikes = Frappes aériennes
    .moves = Chaque Chasseur vole 3 cases tout droit, puis fait demi-tour.
    .costs = S’il entre chez vous : 1 Énergie et une Amélioration perdues.
    .more = S’il en reste un ou aucun, tous sauf le Roi en placent un.
clash-event-xilien_invasion = Invasion xilienne
    .moves = Chaque OVNI vole 2 cases vers le Kaiju le plus proche.
    .costs = Parti de chez vous ou entré : vous défaussez une carte pour chacun.
    .more = S’il en reste peu, un OVNI paraît au centre.
clash-event-naval_bombardment = Bombardement naval
    .moves = Chaque Cuirassé tire à 2 cases, en ligne droite.
    .costs = Qui est touché rend son dernier Trophée.
    .more = S’il en reste peu, tous sauf le Roi en placent un sur l’eau.
clash-event-lightning_generators = Générateurs de foudre
    .moves = Un Kaiju qui entre dans sa case subit 1 dégât, sans défense possible.
    .costs = Qui l’y a amené gagne 2 Énergies.
    .more = S’il en reste un ou aucun, tous sauf le Roi en placent un.
