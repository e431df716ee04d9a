### Ce que l'on choisit en ouvrant une table de King of Tokyo.

option-monsters = Monstres
    .help = Choisissez un Monstre pour une place, ou laissez faire le hasard.
option-power_up = Power Up!
    .help = Chaque Monstre reçoit ses huit Évolutions ; trois cœurs le font évoluer.
option-mutant_evolutions = Évolutions mutantes
    .help = Avant la partie, chacun choisit huit Évolutions, carte par carte. Demande Power Up!.
option-halloween = Halloween
    .help = Des costumes au départ et dans la pioche ; qui frappe leur porteur peut les voler.
option-promos = Cartes promo
    .help = Des cartes parues une à une ; activez celles qui vous plaisent.
option-origins = Cartes d'Origins
    .help = Comment les cartes de King of Tokyo: Origins sont mêlées à la pioche.
option-origins-none = Aucune
option-origins-exclusive = Seulement les nouvelles
option-origins-all = Toutes
option-origins-picks = Celles que je choisis
option-left_out = Cartes écartées
    .help = Des cartes de cette boîte qui restent hors de la pioche. Seulement avec des cartes d'Origins choisies une à une.
option-two_player = Règle à deux joueurs
    .help = La règle de la boîte pour un duel. Seulement à deux places.
