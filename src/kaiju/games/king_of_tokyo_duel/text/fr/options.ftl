### Ce que l'on choisit en ouvrant une table de King of Tokyo: Duel.

option-monsters = Monstres
    .help = Choisissez un Monstre pour une place, ou laissez faire le hasard.
