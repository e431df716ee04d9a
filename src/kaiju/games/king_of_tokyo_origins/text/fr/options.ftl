### Ce que l’on choisit en ouvrant une table de King of Tokyo : Origins.

option-monsters = Monstres
    .help = Choisissez un Monstre pour une place, ou laissez faire le hasard.
option-king_of_tokyo = Cartes de King of Tokyo
    .help = Comment les cartes de King of Tokyo sont mêlées à la pioche.
option-king_of_tokyo-none = Aucune
option-king_of_tokyo-exclusive = Sans doublons
option-king_of_tokyo-all = Toutes
option-king_of_tokyo-picks = Celles que je choisis
option-left_out = Cartes écartées
    .help = Des cartes de cette boîte qui restent hors de la pioche. Seulement avec des cartes de King of Tokyo choisies une à une.
option-two_player = Règle à deux joueurs
    .help = La règle de la boîte pour un duel. Seulement à deux places.

## Pourquoi une table ne peut pas s’ouvrir, d’après la règle en cause

refused-KOTO-2P-01 = La règle à deux joueurs est faite pour une table de deux (KOTO-2P-01).
