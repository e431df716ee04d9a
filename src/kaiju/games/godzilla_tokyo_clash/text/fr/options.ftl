### Ce qui peut être choisi à l’ouverture d’une table de Godzilla : Tokyo Clash.

option-first_game = Première partie
    .help = La suggestion du livret en un clic : Godzilla contre Megalon, Assaut blindé et Heure de pointe, le plateau par défaut.
setup-first_game = Première partie
    .help = La suggestion du livret en un clic : Godzilla contre Megalon, Assaut blindé et Heure de pointe, le plateau par défaut.
option-kaiju = Kaiju
    .help = Choisissez un Kaiju pour une place, ou laissez faire le hasard. Qui en nomme un déjà pris en reçoit un autre.
option-events = Événements
    .help = Deux Événements sont en jeu. Tirez-les, prenez ceux de la première partie, ou choisissez-en deux : le premier est l’Événement 1.
option-events-picks = Deux Événements au choix
option-board = Plateau
    .help = Distribuez les tuiles au hasard, ou posez le plateau par défaut.

events-none = au hasard
events-first_game = première partie

board-none = au hasard
board-default = plateau par défaut

refused-GTC-SET-06 = Deux Événements sont en jeu : choisissez-en deux, ou laissez faire le hasard (GTC-SET-06).
refused-GTC-SET-18 = Les deux Événements doivent être différents (GTC-SET-18).
