clash-city = La ville
clash-map = plan en hexagones
clash-zoom = Taille du plan
clash-nearer = Agrandir
clash-farther = Réduire
clash-whole = Toute la ville
clash-water = eau
clash-rails = rails
clash-facing = { $name }, tourné vers : { $way }
clash-around = Autour : { $all }
clash-step-oxygen = Destructeur
clash-step-turns = Tours
clash-step-refresh = Récupération
clash-step-events = Événements
clash-tab-me = Mon plateau
clash-you = Vous : { $name }
clash-look-at = Voir le plateau de { $name }
clash-king = Roi des monstres
clash-king-short = Roi
clash-energy = Énergie
clash-trophies = Trophées
clash-points = Points, d’après ce que vous savez
clash-points-note = { $n } points d’après les Trophées que vous connaissez, et le jeton.
clash-hand = Cartes en main
clash-heads = Têtes
clash-deck = Pioche
clash-discarded = en défausse
clash-discard-of = Défausse de { $name }
clash-discard-n = Défausse de { $name } : { $n }
clash-enhancements = Améliorations en jeu
clash-known = Cartes connues de la pioche
clash-no-cards = Aucune carte
clash-pile-hand = Votre main
clash-pile-discard = Défausse ({ $n })
clash-pile-play = Améliorations en jeu
clash-pile-looked = Vous regardez ces cartes
clash-pile-revealed = Révélées par les dégâts
clash-pile-cards = Cartes au choix
clash-track = Piste de dégâts : le destructeur d’oxygène est au cercle { $circle } sur { $end }. { $n ->
    [0] Aucun petit bâtiment n’est encore tombé.
    [one] Un petit bâtiment est tombé, case { $lowest }.
   *[other] { $n } petits bâtiments sont tombés, le plus avancé case { $lowest }.
}
clash-help-card = Touchez une carte pour la lire et voir ce qu’elle permet.
clash-help-thing = Touchez dans la ville ce que vous visez.
clash-help-hex = Touchez un hexagone de la ville.
clash-help-choose = Touchez une carte pour la lire et la choisir.
clash-help-discard = Touchez les cartes à défausser.
clash-back = Retour
clash-discard = { $n ->
    [0] Tout garder
    [one] Défausser 1 carte
   *[other] Défausser { $n } cartes
}
clash-events = Événements en fin de manche
clash-events-now = Événements en cours
clash-event-n = Événement { $n } : { $name }
clash-supply = { $thing } : { $out } en ville, { $left } en réserve
clash-event-armored_assault = Assaut blindé
    .moves = Chaque char avance d’une case vers le Kaiju le plus proche.
    .costs = Vous perdez 1 énergie par char dans votre case ou à côté.
    .more = S’il en reste peu, tous sauf le Roi en placent un.
clash-event-rush_hour = Heure de pointe
    .moves = Chaque train avance d’une case sur sa voie.
    .costs = Un train ne blesse personne ; détruit, il vaut 3 énergies.
    .more = S’il en reste un ou aucun, tous sauf le Roi en placent un.
clash-event-air_strikes = Frappes aériennes
    .moves = Chaque chasseur vole 3 cases tout droit, puis fait demi-tour.
    .costs = S’il entre chez vous : 1 énergie et une amélioration perdues.
    .more = S’il en reste un ou aucun, tous sauf le Roi en placent un.
clash-event-xilien_invasion = Invasion xilienne
    .moves = Chaque OVNI vole 2 cases vers le Kaiju le plus proche.
    .costs = Parti de chez vous ou entré : vous défaussez une carte pour chacun.
    .more = S’il en reste peu, un OVNI paraît au centre.
clash-event-naval_bombardment = Bombardement naval
    .moves = Chaque cuirassé tire à 2 cases, en ligne droite.
    .costs = Qui est touché rend son dernier Trophée.
    .more = S’il en reste peu, tous sauf le Roi en placent un sur l’eau.
clash-event-lightning_generators = Générateurs de foudre
    .moves = Un Kaiju qui entre dans sa case subit 1 dégât, sans défense possible.
    .costs = Qui l’y a amené gagne 2 énergies.
    .more = S’il en reste un ou aucun, tous sauf le Roi en placent un.
