### Les cartes de King of Tokyo : Origins qui ne sont pas, ou pas ainsi, dans King of Tokyo.

set-origins = Origins
    .note-1 = Le livret nomme trois Monstres dans ses exemples et a perdu ses nombres à la numérisation. Les quatre Monstres, la limite de 4 joueurs et la liste de 50 cartes sont ceux que d’autres joueurs connaissent de cette édition ; la liste s’accorde avec le livret : elle ne demande ni jetons, ni dés supplémentaires, ni second lieu dans Tokyo.

type-keep = Pouvoir
type-discard = Action

card-media_friendly = Médiatique
    .text = Chacun de vos achats de carte Énergie vaut 1 PV.
    .timing = À chaque achat que vous faites ; automatique.
    .note-1 = Pas pour l’achat de Médiatique lui-même (il n’était pas encore à vous).
    .note-2 = Vaut pour tout achat : Marché, défausse (Récupérateur), autres Monstres (Tentacules parasites).
    .note-3 = Le PV est gagné avant que la carte achetée ne soit résolue.
    .alias-1 = Dedicated News Team

card-alien_origin = Origine extraterrestre
    .text = Réduction permanente de 1 Énergie sur les cartes Énergie (jamais sous 0).
    .timing = Permanent, chaque fois que vous achetez une carte Énergie.
    .note-1 = S’applique au Marché, à la défausse (Récupérateur) et aux cartes achetées à d’autres Monstres avec Tentacules parasites.
    .note-2 = Ne réduit ni les 2 Énergies d’un renouvellement ni les coûts d’activation.
    .note-3 = Ne réduit pas son propre achat ; réduit l’achat suivant dans la même phase.
    .alias-1 = Alien Metabolism

card-biofuel = Biocarburant
    .text = Vos résultats cœur peuvent être dépensés comme des résultats énergie.
    .timing = Votre tour, avant de résoudre les dés ; facultatif pour chaque dé.
    .note-1 = Un tel dé ne compte que comme énergie ; ce tour-ci, il n’est plus un cœur.
    .note-2 = Pas dans Tokyo, où un Monstre ne tire aucun profit des Cœurs qu’il obtient.

card-draining_ray = Rayon drainant
    .text = Quatre dés identiques ou plus vous laissent prendre 1 PV au Monstre qui a le plus de PV, à chacun d’eux s’il y en a plusieurs.
    .timing = Votre phase Résoudre les dés ; automatique ; une fois par tour.
    .note-1 = N’importe quelle face compte, pas les symboles ajoutés.
    .note-2 = Si vous êtes le seul Monstre à avoir le plus de PV, rien ne se passe ; si vous êtes à égalité avec d’autres, vous volez les autres.
    .note-3 = Vous choisissez si cela arrive avant ou après la résolution de vos dés ; on regarde alors qui est en tête.

card-electric_armor = Armure électrique
    .text = Payez 1 Énergie pour réduire une de vos pertes de 1 Cœur.
    .timing = Quand une perte devrait vous être appliquée, à n’importe quel tour ; facultatif ; une fois par perte.
    .note-1 = Si une perte de baffes tombe à 0, les baffes ne vous ont pas touché et vous ne pouvez pas Fuir.

card-flaming_aura = Aura de flammes
    .text = Quatre dés identiques ou plus coûtent 1 Cœur à chaque adversaire.
    .timing = Votre phase Résoudre les dés, en même temps que les baffes (sans baffe, à n’importe quel moment de la phase) ; automatique ; une fois par tour.
    .note-1 = N’importe quelle face compte, pas les symboles ajoutés. Perte par carte : elle ne permet pas de Fuir.
    .note-2 = Pour un Monstre que vos baffes touchent, elle fait partie de cette perte.

card-gamma_blast = Déflagration gamma
    .text = Chaque fois que vous vous installez dans Tokyo, chaque adversaire perd 1 Cœur.
    .timing = En entrant dans Tokyo ; automatique.
    .note-1 = Perte par carte : pas de Fuite.
    .note-2 = Aussi quand une carte vous place dans Tokyo (La mort vient du ciel).

card-hungry_urbavore = Urbavore affamé
    .text = Vous installer dans Tokyo vous rapporte 1 PV de plus.
    .timing = En entrant dans Tokyo ; automatique.
    .note-1 = Gagné aussi avec l’option à 2 joueurs, où la récompense normale est de l’Énergie.

card-jagged_tactician = Tacticien hérissé
    .text = Après votre Fuite, le Monstre qui prend Tokyo dans le même tour perd 1 Cœur, et vous recevez 1 Énergie.
    .timing = Quand le Monstre actif prend Tokyo après votre Fuite de ce tour ; automatique.
    .note-1 = Perte par carte ; elle peut éliminer le Monstre qui entre dans Tokyo.
    .note-2 = L’Énergie est à vous même si la perte est évitée. Si personne ne prend Tokyo ce tour-là, rien ne se passe.

card-orb_of_doom = Orbe funeste
    .text = Chaque relance d’un adversaire lui coûte 1 Cœur.
    .timing = Phases Lancer les dés des autres Monstres, juste après chacun de leurs Lancers au-delà du premier ; automatique.
    .note-1 = Un Cœur par relance, quel que soit le nombre de dés.
    .note-2 = Les relances supplémentaires (Ninja urbain, Boisson énergisante, Cerveau démesuré) comptent aussi.
    .note-3 = Un Monstre éliminé ainsi finit son tour aussitôt.
    .note-4 = Les relances imposées par quelqu’un d’autre ne comptent pas.

card-scavenger = Récupérateur
    .text = La défausse est elle aussi ouverte à vos achats ; une carte ACTION prise là va sous la pioche une fois résolue.
    .timing = Votre phase d’achat ; facultatif ; aussi souvent que vous pouvez payer.
    .note-1 = Coût normal.
    .note-2 = Le Marché n’est pas complété, puisque aucune de ses places n’a été vidée.

card-shrinky = Rapetissant
    .text = Les résultats 2 peuvent être utilisés comme des 1.
    .timing = Votre tour, avant de résoudre les dés ; facultatif pour chaque dé.
    .note-1 = Un tel dé ne compte que comme 1.

card-bull_headed = Tête de mule
    .text = Rester dans Tokyo alors que vous pourriez Fuir vaut 1 PV chaque fois.
    .timing = À chaque décision de rester ; automatique.
    .note-1 = Pas quand il ne vous était pas permis de Fuir.

card-death_from_above = La mort vient du ciel
    .text = Gagnez 2 PV. Un autre Monstre dans Tokyo en est chassé, et vous vous y installez, à moins d’y être déjà.
    .timing = À l’achat, immédiatement.
    .note-1 = Entrer ainsi donne aussi la récompense d’entrée normale (1 PV, ou 1 Énergie avec l’option à 2 joueurs). Pas de récompense d’entrée si vous étiez déjà dans Tokyo.
    .note-2 = Le Monstre chassé Fuit : les effets qui réagissent à une Fuite (Tacticien hérissé) se déclenchent.
    .note-3 = La carte elle-même ne fait perdre aucun Cœur.
    .alias-1 = Drop from High Altitude

card-evacuation_orders = Ordre d’évacuation
    .text = Les adversaires perdent 5 PV chacun (jamais sous 0).
    .timing = À l’achat, immédiatement.
    .note-1 = Un seul exemplaire dans cette pioche.
    .note-2 = Peut ramener un Monstre sous 20 PV avant la vérification de la victoire en fin de tour.

card-barricades = Barricades
    .text = Les adversaires perdent 3 PV chacun (jamais sous 0).
    .timing = À l’achat, immédiatement.
    .note-1 = Pas en dessous de 0.

card-ice_cream_truck = Camion du glacier
    .text = Gagnez 1 PV et 2 Cœurs.
    .timing = À l’achat, immédiatement.
    .note-1 = Agit dans Tokyo ; limité par le maximum.

card-supertower = Supertour
    .text = Gagnez 5 PV.
    .timing = À l’achat, immédiatement.
