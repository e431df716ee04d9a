### Ce que l’on choisit en ouvrant une table de King of Tokyo.

option-monsters = Monstres
    .help = Choisissez un Monstre pour une place, ou laissez faire le hasard.
option-power_up = Power Up!
    .help = Chaque Monstre reçoit ses huit Évolutions ; trois cœurs le font évoluer.
option-mutant_evolutions = Évolutions mutantes
    .help = Avant la partie, chacun choisit huit Évolutions, carte par carte. Demande Power Up!.
option-halloween = Halloween
    .help = Des costumes au départ et dans la pioche ; qui frappe leur porteur peut les voler.
option-promos = Cartes promo
    .help = Des cartes parues une à une ; activez celles qui vous plaisent.
option-origins = Cartes d’Origins
    .help = Comment les cartes de King of Tokyo : Origins sont mêlées à la pioche.
option-origins-none = Aucune
option-origins-exclusive = Seulement les nouvelles
option-origins-all = Toutes
option-origins-picks = Celles que je choisis
option-left_out = Cartes écartées
    .help = Des cartes de cette boîte qui restent hors de la pioche. Seulement avec des cartes d’Origins choisies une à une.
option-two_player = Règle à deux joueurs
    .help = La règle de la boîte pour un duel. Seulement à deux places.

## Pourquoi une table ne peut pas s’ouvrir, d’après la règle en cause

refused-KOT-2P-04 = La règle à deux joueurs est faite pour une table de deux (KOT-2P-04).
refused-KOT-MUT-01 = Les Évolutions mutantes sont une variante de Power Up! : activez-le aussi (KOT-MUT-01).
refused-KOT-PU-01 = Avec Power Up!, chaque Monstre a besoin d’Évolutions, et l’un de ceux choisis n’en a pas (KOT-PU-01).
refused-KOT-SETUP-07 = Le Marché a besoin de trois cartes : écartez-en moins (KOT-SETUP-07).
refused-KOT-SETUP-12 = Deux joueurs ne peuvent pas avoir le même Monstre (KOT-SETUP-12).
refused-KOTO-MIX-01 = Les cartes de l’autre boîte se mêlent de trois façons : les nouvelles, toutes, ou celles que vous nommez (KOTO-MIX-01).
refused-KOTO-MIX-04 = On n’écarte des cartes que si celles de l’autre boîte sont choisies une à une (KOTO-MIX-04).
