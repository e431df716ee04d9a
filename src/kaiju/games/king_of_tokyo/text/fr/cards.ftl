### Les cartes de King of Tokyo : leurs noms, et ce qu’elles font, avec nos mots.

## Séries, types et jetons

set-base = Boîte de base
set-promo = Cartes promo
    .note-1 = Le livret dit que la boîte contient 11 cartes Énergie promo mais ne les nomme jamais. Les 11 énumérées ici sont celles que les listes publiques de cartes qualifient régulièrement de promo. Peau réfléchissante, Super saut et ADN instable sont confirmées comme de vraies réimpressions plus tardives ; les huit autres suivent le texte de la première édition. La présence de chacune des 11 dans cette boîte-ci n’est PAS établie. Autres anciennes cartes promo connues seulement par leur nom dans un autre produit, et donc absentes de la liste : Hibernation, Nanobots, Natural Selection, Zombify, Monster Pets, The Horde.
set-costume = Costumes
set-evolution = Évolutions
    .note-1 = Le livret donne 10 fiches de Monstre et 96 Évolutions, soit 8 par Monstre, donc 12 séries : les dix fiches de la boîte (six Monstres de base, Pandakaï, Pumpkin Jack, Boogie Woogie, Baby Gigazaur) plus les deux Monstres de la première édition Cyber Bunny et Kraken, dont les fiches ne sont pas dans cette boîte mais dont les Évolutions faisaient partie de la deuxième édition de Power Up! (9 séries + 2 séries d’Halloween + 1 série exclusive = 12). La liste des jetons (Alienoid, OVNI, Cible, Givre) correspond aux Évolutions énumérées ici.

type-keep = Pouvoir
type-discard = Action
type-costume = Costume
type-permanent = Permanente
type-temporary = Temporaire
type-gift = Cadeau

token-mimic = Mimétisme
token-poison = Poison
token-shrink = Toupetit
token-smoke = Fumée
token-ufo = OVNI
token-alienoid = Alienoid
token-target = Cible
token-icy = Givre

piece-energy = cubes d’Énergie de la réserve
piece-green_die = un dé vert

## Boîte de base : Pouvoir

card-acid_attack = Attaque acide
    .text = À chacun de vos tours, une baffe s’ajoute à votre Lancer, quoi que montrent les dés.
    .timing = Votre phase Résoudre les dés ; automatique, à chaque tour.
    .note-1 = La baffe ajoutée vise normalement selon le lieu, peut Blesser, permet à un Monstre de Tokyo Blessé de Fuir et peut déclencher Monstre alpha, Queue à piquants, Urbavore, Souffle de feu, Crachat venimeux et Rayon réducteur.
    .note-2 = La première édition parlait d’un dégât supplémentaire à chaque tour ; l’éditeur précise qu’elle n’agit que pendant le tour de son propriétaire et que contre des Monstres attaquables (pas dans le même lieu), et ajoute pour ce texte-là que son dégât seul n’a aucun effet sur l’entrée dans Tokyo ou la sortie. Le texte actuel ajoute une baffe au Lancer, Fuir est donc possible.
    .note-3 = Sans cible permise, le symbole ne fait rien mais compte quand même comme une baffe dans le Lancer.
    .note-4 = Contre Armure de plaques, elle fait partie du total des baffes : 0 dé plus Attaque acide est une perte d’exactement 1, ignorée ; 1 dé plus Attaque acide fait 2, perte subie.

card-alien_origin = Origine extraterrestre
    .text = Réduction permanente de 1 Énergie sur les cartes Énergie (jamais sous 0).
    .timing = Permanent, chaque fois que vous achetez une carte Énergie.
    .note-1 = S’applique au Marché, à Expérience scientifique, aux achats d’Opportuniste et (décision de l’éditeur) aux cartes achetées à d’autres Monstres avec Tentacules parasites : le vendeur reçoit le prix réduit.
    .note-2 = Ne réduit ni les 2 Énergies d’un renouvellement ni les coûts d’activation.
    .note-3 = Ne réduit pas son propre achat. Réduit l’achat suivant dans la même phase.
    .note-4 = Voler un costume n’est pas acheter : coût imprimé entier.
    .note-5 = Avec Mimétisme, la réduction se cumule (2 de moins).
    .alias-1 = Alien Metabolism

card-alpha_monster = Monstre alpha
    .text = 1 PV à chacun de vos tours dont le Lancer contient au moins une baffe.
    .timing = Votre phase Résoudre les dés, quand les baffes sont résolues ; automatique ; une fois par tour.
    .note-1 = 1 PV par tour, pas par baffe.
    .note-2 = Personne n’a besoin d’être Blessé : fonctionne au premier tour de la partie et contre des pertes entièrement évitées.
    .note-3 = Les symboles ajoutés par des cartes comptent.

card-armor_plating = Armure de plaques
    .text = Une perte d’exactement 1 Cœur due à une source ne vous touche pas.
    .timing = Permanent ; automatique ; s’examine sur le montant restant après toute autre réduction que vous avez choisi d’utiliser.
    .note-1 = Chaque source est jugée seule (FAQ de l’éditeur) : un unique jeton Poison, Fouisseur ou un Cœur isolé de Souffle de feu est ignoré ; deux pertes séparées de 1 dans un tour sont ignorées toutes les deux.
    .note-2 = Les baffes et les effets qui les augmentent sont une seule source : 1 baffe plus Souffle de feu sur un voisin baffé est une perte de 2, subie en entier.
    .note-3 = Une perte de baffes ignorée ainsi ne vous Blesse pas : ni Fuite, ni jeton Poison ou Toupetit, ni supplément de Diable ou de Méca-explosion.
    .note-4 = Les Cœurs que vous choisissez de payer (par exemple en donnant un Cœur) ne sont pas ignorés.

card-background_dweller = Ninja urbain
    .text = Pendant votre phase Lancer les dés, vous pouvez relancer n’importe lesquels de vos dés montrant 3, autant de fois que vous voulez ; ces relances ne comptent pas comme des Lancers.
    .timing = Votre phase Lancer les dés, entre les Lancers et après le dernier ; facultatif ; illimité.
    .note-1 = Seulement les dés qui montrent 3 à ce moment-là. Si la relance montre de nouveau 3, on peut relancer encore.
    .note-2 = Utilisable aussi sur un 3 obtenu quand un autre Monstre impose de relancer votre dé après votre dernier Lancer (Sonde psychique et semblables).
    .note-3 = Aussi sur les 3 que vous lancez pour une carte comme Camouflage.
    .note-4 = C’est une relance pour Orbe funeste (pioche d’Origins).

card-burrowing = Fouisseur
    .text = Dans Tokyo, votre Lancer a une baffe de plus. Après votre Fuite, le Monstre qui prend Tokyo dans le même tour perd 1 Cœur.
    .timing = Première partie : votre phase Résoudre les dés tant que vous êtes dans Tokyo, automatique. Seconde partie : quand un Monstre entre dans Tokyo (City ou Bay) plus tard dans le tour où vous avez Fui, automatique, une fois.
    .note-1 = La baffe est ajoutée même si aucun dé ne montre de baffe.
    .note-2 = Le Cœur perdu en entrant est un effet de carte : pas de Fuite, peut être ignoré par Armure de plaques, peut éliminer le Monstre qui entre.
    .note-3 = Si personne n’entre dans Tokyo ce tour-là, personne ne perd de Cœur. La victime est normalement le Monstre actif, mais peut être un Monstre entré grâce à Moteur félin ou Ruée simiesque.
    .note-4 = Si City et Bay sont abandonnés tous les deux par une Fuite dans le même tour, le premier Monstre à entrer subit 1 Cœur pour chaque Monstre en Fuite qui possède Fouisseur (original et copie de Mimétisme), en pertes séparées.
    .note-5 = Partir parce que Tokyo Bay ferme n’est pas Fuir.

card-camouflage = Camouflage
    .text = Contre toute perte, vous lancez autant de dés que de Cœurs menacés ; chaque cœur obtenu en sauve un.
    .timing = Quand une perte devrait vous être appliquée, à n’importe quel tour ; un jet par perte.
    .note-1 = Agit contre les baffes et contre les effets de cartes, vos propres cartes comprises.
    .note-2 = Le jet est automatique sauf si le propriétaire y renonce ; ces dés sont distincts du Lancer du tour.
    .note-3 = Si la perte tombe à 0, vous n’avez pas été Blessé : pas de Fuite. Si elle tombe à 1, Armure de plaques l’ignore ensuite.
    .note-4 = Mimétisme sur Camouflage donne une seconde série de dés pour les Cœurs encore à perdre.

card-complete_destruction = Destruction totale
    .text = Les six faces différentes dans un même Lancer (1, 2, 3, Cœur, baffe, Énergie) valent 9 PV, en plus de ce que les dés font de toute façon.
    .timing = Votre phase Résoudre les dés ; automatique ; une fois par tour.
    .note-1 = Fonctionne aussi dans Tokyo (le Cœur n’a pas besoin d’être utilisable).
    .note-2 = Une baffe ajoutée par une carte peut tenir lieu de dé baffe ; un dé supplémentaire peut fournir n’importe quelle face.
    .note-3 = Les faces bloquées par Rayon gelant ne comptent pas.

card-media_friendly = Médiatique
    .text = Chacun de vos achats de carte Énergie vaut 1 PV.
    .timing = À chaque achat que vous faites ; automatique.
    .note-1 = Pas pour l’achat de Médiatique lui-même (il n’était pas encore à vous).
    .note-2 = Vaut pour les achats au Marché, par Expérience scientifique, Opportuniste, Tentacules parasites et pour les costumes ; pas pour les cartes obtenues gratuitement ni pour les costumes volés.
    .note-3 = Le PV est gagné avant que la carte achetée ne soit résolue.
    .alias-1 = Dedicated News Team

card-eater_of_the_dead = Nécrophage
    .text = Chaque fois que les Cœurs d’un Monstre tombent à 0, vous recevez 3 PV.
    .timing = Quand n’importe quel Monstre tombe à 0 Cœur, à n’importe quel tour ; automatique.
    .note-1 = Se déclenche même si le Monstre revient grâce à Il restait un œuf ou Neuf vies (décision de l’éditeur pour Il restait un œuf) et quand il reste à 0 avec le costume Zombie.
    .note-2 = Se déclenche une fois par Monstre tombé à 0, quel qu’en soit l’auteur.
    .note-3 = Si c’est le propriétaire qui tombe à 0, il n’en tire rien : il est éliminé ou ses PV sont remis à zéro.

card-energy_hoarder = Réserve d’énergie
    .text = À la fin de votre tour, chaque lot complet de 6 Énergies de votre réserve vaut 1 PV.
    .timing = Votre phase Finir son tour ; automatique.
    .note-1 = L’Énergie est comptée, pas dépensée : 12 à 17 Énergies donnent 2 PV.
    .note-2 = L’Énergie posée sur des cartes (Monstre batterie, Réserve de bambou) ne compte pas.
    .note-3 = Vous ordonnez vos effets de fin de tour : les remboursements de Métamorphose ou Énergie solaire peuvent être résolus d’abord.

card-even_bigger = Encore plus grand
    .text = 2 Cœurs à l’arrivée, et un maximum de 12 Cœurs tant que la carte est à vous.
    .timing = Gain unique, quand elle entre en jeu ; le maximum est permanent.
    .note-1 = Le maximum monte d’abord : un Monstre à 10 Cœurs passe donc à 12.
    .note-2 = Fonctionne dans Tokyo.
    .note-3 = Décision de l’éditeur : aucun Monstre ne dépasse jamais 12 Cœurs, même avec Mimétisme ou Mangeur d’âmes.
    .note-4 = Quand vous perdez la carte, les Cœurs au-delà de 10 sont perdus aussitôt ; c’est un plafond, pas une perte de Cœurs qui déclenche des effets.
    .note-5 = Mimétisme dessus : gagnez de nouveau 2 Cœurs chaque fois que le jeton y est posé ; le maximum reste 12.

card-extra_head = Une tête de plus
    .text = Un dé (vert) de plus à chacune de vos phases Lancer les dés.
    .timing = À partir de votre prochaine phase Lancer les dés ; permanent.
    .note-1 = L’une des deux seules cartes présentes en double ; les deux exemplaires ensemble donnent 8 dés.
    .note-2 = Une copie de Mimétisme ajoute un troisième dé, même si la boîte n’en a que 2 verts.
    .note-3 = Les dés verts ont les mêmes faces et se lancent, se mettent de côté et se résolvent comme les dés noirs.

card-fire_breathing = Souffle de feu
    .text = Si votre Lancer contient une baffe, chacun de vos deux voisins de table perd 1 Cœur de plus.
    .timing = Votre phase Résoudre les dés, avec la résolution des baffes ; automatique ; une fois par tour.
    .note-1 = Livret : les voisins perdent le Cœur même s’ils sont dans le même lieu que vous.
    .note-2 = Livret : s’il ne reste que deux joueurs, l’unique adversaire n’en perd que 1.
    .note-3 = Les voisins sont les joueurs encore en jeu les plus proches de chaque côté.
    .note-4 = Un voisin aussi baffé perd les baffes plus 1 en une seule perte ; un voisin non baffé subit une perte par carte séparée de 1 (Armure de plaques l’ignore, pas de Fuite, pas de jeton Poison ou Toupetit).
    .note-5 = Une ancienne réponse de l’éditeur pour la première édition la faisait aussi réagir aux dégâts de cartes ; le texte actuel demande une baffe dans le Lancer.

card-freeze_time = Contrôle du temps
    .text = Au moins trois 1 dans votre Lancer vous font jouer un autre tour juste après celui-ci, avec un dé de moins.
    .timing = Condition vérifiée dans Résoudre les dés ; le tour supplémentaire suit votre phase Finir son tour ; facultatif.
    .note-1 = Le tour supplémentaire est un tour complet : le commencer dans Tokyo donne de nouveau 2 PV.
    .note-2 = Trois 1 dans le tour supplémentaire accordent encore un tour avec encore un dé de moins (cumulatif : 5 dés, puis 4, et ainsi de suite).
    .note-3 = Acheter Contrôle du temps dans un tour où vous avez déjà obtenu trois 1 compte.
    .note-4 = Seuls les tours accordés par Contrôle du temps sont réduits ; les tours supplémentaires de Rage, Panda express ou Frénésie de la jungle gardent tous les dés. La réduction cesse avec la suite des tours de Contrôle du temps.
    .note-5 = Une copie de Mimétisme n’accorde pas un second tour pour le même Lancer.

card-friend_of_children = L’ami des enfants
    .text = Chacun de vos gains d’Énergie augmente de 1.
    .timing = À chaque gain d’Énergie, à n’importe quel tour ; automatique.
    .note-1 = Par événement, pas par cube : trois dés énergie donnent 4 Énergies.
    .note-2 = Se combine avec Énergie solaire, Recharge, l’Énergie que d’autres Monstres vous paient et l’Énergie de Tokyo à 2 joueurs.
    .note-3 = FAQ publiée : ni avec les retraits de Monstre batterie ni avec les remboursements de Métamorphose (c’est une récupération, pas un gain).
    .note-4 = Pas avec les retraits de Réserve de bambou ni avec d’autres Énergies reprises sur vos propres cartes.

card-giant_brain = Cerveau démesuré
    .text = Vos tours ont un Lancer de plus (quatre en tout).
    .timing = Votre phase Lancer les dés ; l’utiliser est facultatif.
    .note-1 = Se cumule avec Statue de la Liberté, Boisson énergisante, Écran de fumée et une copie de Mimétisme.

card-gourmet = Gourmet
    .text = Au moins trois 1 dans votre Lancer valent 2 PV de plus que d’habitude.
    .timing = Votre phase Résoudre les dés, quand les 1 sont résolus ; automatique ; une fois par tour.
    .note-1 = Trois 1 donnent 3 PV en tout, quatre 1 en donnent 4.
    .note-2 = Une fois par tour, même avec six 1.

card-healing_ray = Rayon revigorant
    .text = Vos résultats cœur peuvent soigner d’autres Monstres à votre place, 1 Cœur chacun ; le Monstre soigné vous doit 2 Énergies par Cœur, ou 1 seule s’il ne lui en reste pas davantage.
    .timing = Votre phase Résoudre les dés, quand les cœurs sont résolus ; facultatif ; vous choisissez l’usage de chaque cœur.
    .note-1 = Décision de l’éditeur : le Monstre soigné ne peut pas refuser et doit payer.
    .note-2 = Un Monstre sans Énergie peut quand même être soigné et ne paie rien ; avec 1 Énergie, il en paie 1.
    .note-3 = Un Monstre ne peut pas être soigné au-delà de son maximum ; le Monstre soigné peut être dans Tokyo.
    .note-4 = Vous ne pouvez pas utiliser Rayon revigorant quand vous êtes vous-même dans Tokyo : les Monstres qui s’y trouvent ne peuvent utiliser leurs dés cœur pour rien.
    .note-5 = Le paiement reçu est un gain d’Énergie par Monstre soigné (L’ami des enfants).
    .note-6 = Régénération du Monstre soigné : la Régénération du Monstre soigné s’applique et le Cœur en plus est gratuit.
    .note-7 = Les Cœurs au-delà du maximum du Monstre soigné sont perdus et ne se paient pas : le paiement est le double des Cœurs gagnés grâce aux résultats cœur, au plus l’Énergie que ce Monstre possède.

card-herbivore = Herbivore
    .text = Un de vos tours où personne n’a perdu de Cœur par votre fait se termine par un gain de 1 PV.
    .timing = Votre phase Finir son tour ; automatique.
    .note-1 = Toute perte de Cœurs que vous avez causée ce tour (baffes, carte achetée, Souffle de feu) l’empêche ; les pertes entièrement évitées, non.
    .note-2 = Les Cœurs que vous vous faites perdre à vous-même (Tank, Bombardement aérien sur vous) l’empêchent aussi, car le texte parle de n’importe qui.
    .note-3 = Les jetons Poison qui agissent pendant le tour d’autres Monstres ne comptent pas.

card-herd_culler = Prédateur sélectif
    .text = Une fois par tour, un de vos dés peut être tourné sur 1.
    .timing = Après votre dernier Lancer et avant de résoudre les dés ; facultatif ; une fois par tour.
    .note-1 = S’en servir plus tôt dans la phase Lancer les dés n’apporterait rien : on vous le propose donc à ce moment-là seulement.
    .note-2 = Une copie de Mimétisme donne un second usage.

card-it_has_a_child = Il restait un œuf !
    .text = Vous sauve à 0 Cœur : vos cartes Énergie (celle-ci aussi) sont défaussées, vos PV tombent à 0, et vous continuez hors de Tokyo avec 10 Cœurs.
    .timing = Quand vous tombez à 0 Cœur, à n’importe quel tour ; automatique.
    .note-1 = Vous gardez votre Énergie (FAQ de l’éditeur).
    .note-2 = Vous quittez Tokyo ; si des baffes en sont la cause, l’attaquant peut devoir entrer dans Tokyo dans sa phase Entrer dans Tokyo.
    .note-3 = Tomber à 0 compte quand même pour Nécrophage et Programmé pour détruire, mais vous n’êtes pas éliminé : le nombre de joueurs ne change pas et Tokyo Bay ne ferme pas.
    .note-4 = Les jetons Poison et Toupetit restent (ils sont sur le Monstre, ce ne sont pas des cartes). Les Évolutions restent (le mot carte ne comprend pas les Évolutions). Les costumes sont des cartes Énergie et sont défaussés.
    .note-5 = Vous ne pouvez pas gagner ce tour avec les PV que vous aviez avant ; les PV gagnés ensuite comptent.
    .note-6 = Mimétisme dessus fonctionne : la carte Mimétisme est défaussée avec le reste. Si vous avez l’original et une copie de Mimétisme, il n’y a qu’un seul retour, car toutes les cartes partent.
    .note-7 = Un seul usage, puisque la carte se défausse elle-même.
    .note-8 = Si Neuf vies pouvait être utilisé à la place, ou si le costume Zombie vous garde en jeu à 0, le propriétaire décide ; sinon il n’y a pas de choix.

card-jets = Réacteurs
    .text = Fuir devant des baffes vous épargne les Cœurs de ces baffes.
    .timing = Quand les baffes d’un autre Monstre vous feraient perdre des Cœurs dans Tokyo ; vous décidez de Fuir ou de rester avant que la perte ne soit appliquée ; facultatif.
    .note-1 = La décision remplace l’ordre normal : Fuir et ne rien perdre, ou rester et perdre les Cœurs ; après être resté, vous n’avez pas de seconde occasion de Fuir pour les mêmes baffes.
    .note-2 = Vous devez avoir le droit de Fuir : si Blizzard ou un autre effet interdit de Fuir, Réacteurs ne fait rien.
    .note-3 = Comme aucun Cœur n’est perdu, vous n’êtes pas Blessé : ni jeton Poison ou Toupetit, ni effet de Diable, Pirate ou Vampire, ni vol de vos costumes.
    .note-4 = Souffle de feu sur un voisin baffé fait partie de la même perte et est évité aussi.
    .note-5 = Ne protège pas des pertes par carte.
    .note-6 = Avec Armure de plaques et une perte de base de 1, il n’y a rien devant quoi Fuir, puisque vous ne seriez pas Blessé.
    .note-7 = Vous Fuyez bel et bien : Fouisseur, ADN instable et l’entrée de l’attaquant suivent comme d’habitude.

card-made_in_a_lab = Expérience scientifique
    .text = Pendant vos achats, vous pouvez regarder la première carte de la pioche Énergie ; elle peut être achetée comme une carte du Marché, sinon elle reste où elle est.
    .timing = Votre phase Acheter des cartes Énergie ; facultatif.
    .note-1 = Un regard par tour, à n’importe quel moment de la phase ; décidez aussitôt d’acheter la carte ou de la remettre, puis le regard est consommé. Une copie de Mimétisme en donne un de plus.
    .note-2 = Le regard est privé. Une carte achetée dans la pioche ne fait pas compléter le Marché, et Opportuniste n’y réagit pas (elle n’a pas été révélée).
    .note-3 = Si la pioche est vide, mélangez d’abord la défausse.

card-metamorph = Métamorphose
    .text = À la fin de votre tour, vous pouvez rendre autant de vos cartes POUVOIR que vous voulez, chacune contre autant d’Énergie que son coût imprimé.
    .timing = Votre phase Finir son tour seulement ; facultatif.
    .note-1 = Livret : a lieu pendant Finir son tour ; coût imprimé entier, même si la carte a été achetée à prix réduit.
    .note-2 = Toutes les cartes à rendre sont choisies ensemble, et Métamorphose peut en être une. Les cartes déjà entamées sont remboursées en entier ; l’Énergie et les jetons qui sont dessus sont perdus.
    .note-3 = Les costumes et les Évolutions ne sont pas des cartes POUVOIR et ne peuvent pas être défaussés ainsi.
    .note-4 = Une copie de Métamorphose par Mimétisme fonctionne, et Mimétisme lui-même rembourse 8.
    .note-5 = Pas un gain pour L’ami des enfants.
    .note-6 = Défausser une carte copiée met fin à l’effet de Mimétisme.

card-mimic = Mimétisme
    .text = En entrant en jeu, choisissez une carte POUVOIR en jeu, à vous ou à un autre Monstre, et marquez-la du jeton Mimétisme : Mimétisme agit désormais comme un second exemplaire, fraîchement acheté, de votre côté. Au début de votre tour, avant de lancer les dés, vous pouvez payer 1 Énergie pour déplacer le jeton sur une autre carte POUVOIR.
    .timing = Choix quand Mimétisme entre en jeu ; le déplacement est facultatif, au début de votre tour avant de lancer, une fois par tour.
    .note-1 = Livret : copie les effets comme si la carte venait d’être jouée, jetons de départ compris.
    .note-2 = Livret : si la carte copiée est défaussée (aussi parce que son propriétaire est éliminé), Mimétisme n’a plus d’effet et vous reprenez le jeton ; vous pouvez le poser de nouveau au début de votre prochain tour pour 1 Énergie.
    .note-3 = Livret (Halloween) : les costumes ne sont pas des cartes POUVOIR et ne peuvent pas être copiés. Les Évolutions non plus.
    .note-4 = Ne peut pas copier Mimétisme. Si aucune carte POUVOIR n’est en jeu à l’achat, Mimétisme attend ; poser le jeton plus tard coûte 1 Énergie au début de votre tour.
    .note-5 = Si la carte copiée change de propriétaire (Tentacules parasites, ADN instable), le jeton reste dessus et Mimétisme continue d’agir.
    .note-6 = Un texte copié qui dit de défausser cette carte défausse Mimétisme lui-même, pas l’original (Plan B, Monstre batterie une fois vide, Sonde psychique sur un Cœur). Il en va de même d’Écran de fumée.
    .note-7 = Déplacer le jeton met fin aussitôt à l’ancienne copie : les jetons rangés sur Mimétisme sont perdus, un maximum de 12 Cœurs dû à Encore plus grand prend fin.
    .note-8 = Les effets d’entrée ont lieu de nouveau à chaque pose : 2 Cœurs pour Encore plus grand, 3 jetons Fumée, 6 Énergies pour Monstre batterie.
    .note-9 = Mimétisme compte comme une carte de coût 8 pour Métamorphose et Tentacules parasites.
    .note-10 = Les jetons Poison et Toupetit distribués par une copie de Mimétisme sont des jetons ordinaires.
    .note-11 = Un effet de début de tour de la carte nouvellement copiée (Monstre batterie, Urbavore) n’a pas lieu dans le tour où le jeton est posé : la copie compte comme tout juste achetée.

card-battery_monster = Monstre batterie
    .text = Arrive avec 6 Énergies de la réserve dessus. Chacun de vos tours commence en déplaçant 2 d’entre elles dans votre réserve ; une fois vide, la carte est défaussée.
    .timing = Début de votre tour ; automatique.
    .note-1 = Rapporte pendant trois de vos tours, le premier étant votre prochain tour.
    .note-2 = L’Énergie sur la carte n’est pas à vous pour dépenser ou compter, et elle est perdue si la carte quitte le jeu.
    .note-3 = Les retraits ne sont pas des gains d’Énergie pour L’ami des enfants.
    .note-4 = Le texte et le coût actuels (3) diffèrent de Monster Batteries de la première édition (coût 2, le propriétaire choisissait combien stocker).
    .note-5 = Achetée à son propriétaire avec Tentacules parasites : l’Énergie posée dessus y reste.
    .alias-1 = Monster Batteries

card-nova_breath = Souffle nova
    .text = Le lieu ne limite plus vos baffes : elles touchent tous les adversaires.
    .timing = Votre phase Résoudre les dés ; automatique.
    .note-1 = Un Monstre de Tokyo Blessé ainsi peut Fuir, même si vous êtes vous-même dans Tokyo (City touchant Bay).
    .note-2 = Chaque cible perd le total entier des baffes.

card-detritivore = Détritivore
    .text = Un Lancer qui contient 1, 2 et 3 vaut 2 PV en plus de tout le reste.
    .timing = Votre phase Résoudre les dés ; automatique ; une fois par tour.
    .note-1 = Les dés comptent encore pour d’autres combinaisons.
    .note-2 = Une fois par tour, même avec 1-1-2-2-3-3.
    .alias-1 = Omnivore

card-opportunist = Opportuniste
    .text = Vous avez la priorité sur chaque carte nouvellement révélée au Marché : payez son coût et elle est à vous, quel que soit le joueur dont c’est le tour.
    .timing = Immédiatement quand une carte du Marché est révélée, au tour de n’importe quel joueur ; facultatif.
    .note-1 = Vaut pour une carte remplacée comme pour les trois cartes d’un renouvellement ; un achat révèle un remplacement, qui peut être acheté aussi.
    .note-2 = Livret : avec deux Opportuniste (grâce à Mimétisme), le premier dans le sens horaire à partir du Monstre dont c’est le tour choisit d’abord, puis le second.
    .note-3 = À votre propre tour, vous n’avez aucun avantage sur vous-même ; vous achetez, tout simplement. Pendant le tour d’un autre Monstre, votre fenêtre vient avant que ce Monstre puisse acheter la nouvelle carte.
    .note-4 = Une carte ACTION achetée au tour d’un autre Monstre est résolue immédiatement pour l’acheteur. Rage achetée ainsi insère le tour supplémentaire de l’acheteur juste après le tour en cours, puis le jeu continue avec le joueur qui suit le joueur en cours.
    .note-5 = La mort vient du ciel achetée ainsi place l’acheteur dans Tokyo pendant le tour d’un autre Monstre.
    .note-6 = Les cartes révélées à la mise en place ne comptent pas ; les cartes regardées en secret non plus.

card-parasitic_tentacles = Tentacules parasites
    .text = Pendant vos achats, vous pouvez aussi prendre des cartes Énergie posées devant d’autres Monstres ; le coût va à leur propriétaire.
    .timing = Votre phase Acheter des cartes Énergie ; facultatif ; autant de fois que vous pouvez payer.
    .note-1 = Le propriétaire ne peut pas refuser. Le prix est le coût imprimé après vos propres réductions (Origine extraterrestre) ; le vendeur reçoit ce que vous payez en un seul gain d’Énergie.
    .note-2 = La carte est achetée : Médiatique se déclenche, les effets d’entrée uniques ont lieu (Encore plus grand vous donne 2 Cœurs, Mimétisme peut choisir de nouveau). Les jetons déjà sur la carte (Fumée, Énergie, OVNI) restent tels quels.
    .note-3 = Un jeton Mimétisme sur la carte achetée y reste.
    .note-4 = Les costumes sont des cartes Énergie : ils peuvent donc aussi être achetés.
    .note-5 = Vous ne pouvez pas acheter d’Évolutions. Vous ne pouvez pas acheter vos propres cartes.
    .note-6 = Perdre Encore plus grand ramène le vendeur à 10 Cœurs au plus ; perdre le costume Zombie à 0 Cœur élimine le vendeur.

card-plot_twist = Plan B
    .text = Usage unique : avant de résoudre, tournez un de vos dés sur la face que vous voulez ; la carte est ensuite défaussée.
    .timing = Après votre dernier Lancer et avant de résoudre les dés, à votre tour ; facultatif ; usage unique.
    .note-1 = Mimétisme dessus : utiliser la copie défausse Mimétisme.

card-poison_quills = Dards empoisonnés
    .text = Au moins trois 2 dans votre Lancer apportent deux baffes de plus.
    .timing = Votre phase Résoudre les dés, au total du Lancer ; automatique ; une fois par tour.
    .note-1 = Les 2 rapportent quand même normalement.
    .note-2 = Les baffes ajoutées sont des baffes à tous égards (cibles selon le lieu, Fuite, Monstre alpha, Queue à piquants).
    .note-3 = La première édition infligeait 2 dégâts à la place.

card-poison_spit = Crachat venimeux
    .text = Chaque Monstre Blessé par vos baffes reçoit un jeton Poison. Chaque jeton coûte 1 Cœur à son porteur chaque fois que son propre tour se termine. Le porteur peut échanger un résultat cœur contre le retrait d’un jeton.
    .timing = Jeton : après l’application de vos baffes, automatique. Perte : phase Finir son tour du Monstre empoisonné. Retrait : quand le Monstre empoisonné résout ses Cœurs, à son choix.
    .note-1 = Un jeton par Monstre Blessé et par tour, pas par baffe ; une copie de Mimétisme ajoute un second jeton.
    .note-2 = Livret : les jetons restent quand Crachat venimeux est défaussé ; une décision publique ajoute : aussi quand son propriétaire est éliminé.
    .note-3 = Livret : pas de retrait dans Tokyo.
    .note-4 = Toute la perte de Poison d’un tour est une seule source : avec un jeton, Armure de plaques l’ignore ; avec deux ou plus, non.
    .note-5 = Ce ne sont pas des baffes : pas de Fuite ; personne n’est l’attaquant.
    .note-6 = Un Monstre à 20 PV qui meurt du Poison à la fin de son tour a perdu.

card-psychic_probe = Sonde psychique
    .text = Quand un autre Monstre a fait son dernier Lancer, vous pouvez relancer un de ses dés, que vous choisissez. Si cette relance donne un cœur, cette carte est défaussée.
    .timing = Tours des autres Monstres, après leur dernier Lancer et avant qu’ils ne résolvent ; facultatif ; une fois par tour.
    .note-1 = FAQ de l’éditeur : le propriétaire de la carte choisit le dé.
    .note-2 = La relance est définitive ; le Monstre actif peut encore utiliser ensuite ses propres effets d’avant résolution (Plan B, Élastique, Ninja urbain si elle montre 3).
    .note-3 = Si le Monstre actif s’arrête plus tôt, ce Lancer-là était son dernier.
    .note-4 = Mimétisme dessus : un cœur obtenu avec la copie défausse Mimétisme.

card-rapid_healing = Guérison rapide
    .text = 1 Cœur pour 2 Énergies, quand vous voulez, même en réaction pour vous éviter de tomber à 0.
    .timing = À tout moment, à n’importe quel tour ; facultatif ; autant de fois que vous pouvez payer.
    .note-1 = Fonctionne dans Tokyo.
    .note-2 = En réponse à une perte, le Cœur est décompté de la perte : vous survivez si Cœurs moins perte plus Cœurs achetés fait au moins 1. La perte elle-même n’est pas réduite, vous êtes donc quand même Blessé par des baffes.
    .note-3 = Avec Régénération, chaque usage donne 2 Cœurs pour 2 Énergies.
    .note-4 = Ne peut plus servir une fois éliminé, ni pour dépasser le maximum.

card-regeneration = Régénération
    .text = Chacun de vos gains de Cœurs augmente de 1.
    .timing = À chaque gain de Cœurs, à n’importe quel tour ; automatique.
    .note-1 = Par événement : trois dés cœur utilisés pour se soigner donnent 4 Cœurs ; jamais au-delà du maximum.
    .note-2 = Les dés cœur dépensés pour retirer des jetons ne sont pas un gain.
    .note-3 = La remise à niveau par Il restait un œuf ou Neuf vies est limitée par le maximum (et la carte est défaussée d’abord).

card-rooting_for_the_underdog = Trop mignon
    .text = Si vous finissez votre tour avec moins de PV que tous les autres, vous recevez 1 PV.
    .timing = Votre phase Finir son tour ; automatique.
    .note-1 = Strictement le moins parmi les Monstres encore en jeu ; une égalité ne donne rien.
    .note-2 = La première édition parlait de la fin d’un tour ; le texte actuel dit votre tour.

card-shrink_ray = Rayon réducteur
    .text = Chaque Monstre Blessé par vos baffes reçoit un jeton Toupetit. Chaque jeton retire un dé aux tours de son porteur. Le porteur peut échanger un résultat cœur contre le retrait d’un jeton.
    .timing = Jeton : après l’application de vos baffes, automatique. Le nombre de dés est fixé au début de la phase Lancer les dés du Monstre rapetissé. Retrait : quand il résout ses Cœurs, à son choix.
    .note-1 = Un jeton par Monstre Blessé et par tour ; une copie de Mimétisme ajoute un second jeton.
    .note-2 = Livret : les jetons restent quand la carte est défaussée ; pas de retrait dans Tokyo.
    .note-3 = Minimum 0 dé. Avec 0 dé, le Monstre résout un Lancer vide (les symboles ajoutés comptent quand même) et continue son tour.
    .note-4 = Retirer un jeton ce tour ne change le nombre de dés qu’à partir du tour suivant.

card-smoke_cloud = Écran de fumée
    .text = Arrive avec 3 jetons Fumée, chacun valant un Lancer de plus à votre tour ; défaussée avec le dernier jeton.
    .timing = Votre phase Lancer les dés, quand vous voulez relancer ; facultatif ; plusieurs jetons peuvent être dépensés dans un tour.
    .note-1 = Mimétisme dessus reçoit 3 jetons à lui (les jetons matériels ne sont pas une limite) ; le dernier d’entre eux défausse Mimétisme.
    .note-2 = Inutilisable dans un tour limité à un seul Lancer (Herbe à chat, Blizzard).

card-solar_powered = Énergie solaire
    .text = Si vous finissez votre tour sans aucune Énergie, vous recevez 1 Énergie.
    .timing = Votre phase Finir son tour ; automatique.
    .note-1 = C’est un gain d’Énergie : L’ami des enfants en fait 2 (FAQ publiée).
    .note-2 = Avec une copie de Mimétisme, les deux vérifient en même temps et donnent toutes les deux.

card-spiked_tail = Queue à piquants
    .text = Une baffe dans votre Lancer apporte une baffe de plus.
    .timing = Votre phase Résoudre les dés, au total du Lancer ; automatique ; une fois par tour.
    .note-1 = Une baffe ajoutée par Attaque acide, Fouisseur, Dards empoisonnés ou Pom-pom girl suffit.
    .note-2 = Ne se déclenche pas de nouveau elle-même.

card-stretchy = Élastique
    .text = Payez 2 Énergies avant de résoudre : tournez un de vos dés sur la face que vous voulez.
    .timing = Après votre dernier Lancer et avant de résoudre les dés ; facultatif ; autant de fois que vous pouvez payer.
    .note-1 = FAQ de l’éditeur : les cartes qui ont un coût peuvent être déclenchées autant de fois qu’on peut payer.
    .note-2 = L’Énergie des dés de ce tour n’est pas encore disponible.

card-energy_drink = Boisson énergisante
    .text = 1 Énergie achète un Lancer de plus à votre tour.
    .timing = Votre phase Lancer les dés ; facultatif ; autant de fois que vous pouvez payer.
    .note-1 = Se décide quand vous voulez relancer, pas payé d’avance.
    .note-2 = Inutilisable dans un tour limité à un seul Lancer (Herbe à chat, Blizzard).
    .alias-1 = Telepath

card-urbavore = Urbavore
    .text = Commencer un tour dans Tokyo vous rapporte 1 PV de plus ; et tant que vous y êtes, une baffe dans votre Lancer apporte une baffe de plus.
    .timing = Début de votre tour dans Tokyo, automatique ; phase Résoudre les dés dans Tokyo, automatique.
    .note-1 = Dans la variante à 2 joueurs, vous gagnez quand même ce 1 PV, bien que les 2 PV soient remplacés par de l’Énergie.
    .note-2 = Se cumule avec Queue à piquants et Fouisseur.
    .note-3 = Aussi aux tours supplémentaires commencés dans Tokyo.

card-were_only_making_it_stronger = Nous ne faisons que le rendre plus fort !
    .text = Chaque perte de 2 Cœurs ou plus vous rapporte 1 Énergie.
    .timing = Juste après une telle perte, à n’importe quel tour ; automatique.
    .note-1 = 1 Énergie par perte, quelle que soit sa taille.
    .note-2 = Pas d’Énergie quand la perte vous amène à 0 et vous élimine (votre Énergie est défaussée de toute façon).

card-wings = Ailes
    .text = 2 Énergies vous rendent insensible à toute perte de Cœurs jusqu’à la fin du tour en cours.
    .timing = Tour de n’importe quel joueur, à tout moment avant qu’une perte ne soit appliquée, aussi une fois les dés connus ; facultatif.
    .note-1 = Couvre les baffes et les pertes par carte, vos propres cartes comprises, jusqu’à la fin de ce tour.
    .note-2 = Les pertes déjà subies ce tour ne sont pas annulées.
    .note-3 = Comme aucun Cœur n’est perdu, vous n’êtes pas Blessé : vous ne pouvez pas Fuir et ne recevez pas de jetons.
    .note-4 = Acheter Tank ou Avions de chasse sous Ailes garde les PV sans la perte.

## Boîte de base : Action

card-apartment_building = Immeuble
    .text = Gagnez 3 PV.
    .timing = À l’achat, immédiatement.

card-commuter_train = Tramway
    .text = Gagnez 2 PV.
    .timing = À l’achat, immédiatement.

card-corner_store = La petite boutique du coin
    .text = Gagnez 1 PV.
    .timing = À l’achat, immédiatement.

card-death_from_above = La mort vient du ciel
    .text = Gagnez 2 PV. Tous les autres Monstres sont chassés de Tokyo, City et Bay, et vous vous y installez, à moins d’y être déjà.
    .timing = À l’achat, immédiatement.
    .note-1 = Entrer ainsi donne aussi la récompense d’entrée normale (1 PV, ou 1 Énergie dans la variante à 2 joueurs), donc le plus souvent 3 PV en tout. Pas de récompense d’entrée si vous étiez déjà dans Tokyo.
    .note-2 = Quand Tokyo Bay est utilisé, tous les autres Monstres quittent les deux lieux et vous êtes placé dans Tokyo City ; si vous étiez dans Bay, vous passez dans City sans récompense. Bay reste vide.
    .note-3 = Le texte emploie le mot Fuir pour les Monstres chassés. Les effets qui réagissent à une Fuite (Fouisseur) se déclenchent ; ADN instable ne trouve personne dont les baffes ont touché son propriétaire, et Réacteurs n’a rien à éviter.
    .note-4 = La carte elle-même ne fait perdre aucun Cœur.
    .note-5 = Si Blizzard interdit de Fuir, les Monstres de Tokyo restent ; vous n’entrez alors que si un lieu est vide (KOT-YIELD-11).
    .alias-1 = Drop from High Altitude

card-energize = Recharge
    .text = Gagnez 9 Énergies.
    .timing = À l’achat, immédiatement.
    .note-1 = Avec L’ami des enfants : 10.

card-evacuation_orders = Ordre d’évacuation
    .text = Les adversaires perdent 5 PV chacun (jamais sous 0).
    .timing = À l’achat, immédiatement.
    .note-1 = La seconde des deux seules cartes présentes en double.
    .note-2 = Peut ramener un Monstre sous 20 PV avant la vérification de la victoire en fin de tour.

card-flame_thrower = Lance-flammes
    .text = Les adversaires perdent 2 Cœurs chacun, où qu’ils soient.
    .timing = À l’achat, immédiatement.
    .note-1 = Perte par carte : personne ne peut Fuir à cause d’elle.
    .alias-1 = Fire Blast

card-frenzy = Rage
    .text = Une fois ce tour terminé, vous en jouez un de plus.
    .timing = À l’achat ; le tour supplémentaire commence après votre phase Finir son tour.
    .note-1 = Le tour en cours se termine normalement ; le tour supplémentaire vient après.
    .note-2 = Le tour supplémentaire est complet : 2 PV s’il commence dans Tokyo.
    .note-3 = La fin de partie est vérifiée entre les deux tours.
    .note-4 = Achetée grâce à Opportuniste au tour d’un autre Monstre : le tour de l’acheteur vient juste après le tour en cours, puis le jeu reprend avec le joueur qui suit le joueur en cours.

card-gas_refinery = Raffinerie de gaz
    .text = 2 PV pour vous ; les adversaires perdent 3 Cœurs chacun, où qu’ils soient.
    .timing = À l’achat, immédiatement.
    .note-1 = Perte par carte : pas de Fuite.

card-heal = Soin
    .text = Gagnez 2 Cœurs.
    .timing = À l’achat, immédiatement.
    .note-1 = Fonctionne dans Tokyo ; limité par le maximum ; Régénération s’applique.

card-high_altitude_bombing = Bombardement aérien
    .text = 3 Cœurs sont perdus par tous les Monstres en jeu, l’acheteur aussi.
    .timing = À l’achat, immédiatement, simultané pour tous.
    .note-1 = Si tous les Monstres restants tombent à 0 en même temps, tout le monde perd.
    .note-2 = Perte par carte : pas de Fuite.

card-jet_fighters = Avions de chasse
    .text = Gagnez 5 PV et perdez 4 Cœurs.
    .timing = À l’achat, immédiatement.
    .note-1 = Atteindre 20 PV ne vous sauve pas si la perte vous amène à 0.
    .note-2 = La perte peut être évitée (Ailes, Camouflage) ; les PV restent.

card-national_guard = Garde nationale
    .text = Gagnez 2 PV et perdez 2 Cœurs.
    .timing = À l’achat, immédiatement.

card-nuclear_power_plant = Centrale nucléaire
    .text = Gagnez 2 PV et 3 Cœurs.
    .timing = À l’achat, immédiatement.
    .note-1 = Fonctionne dans Tokyo ; limité par le maximum.

card-skyscraper = Gratte-ciel
    .text = Gagnez 4 PV.
    .timing = À l’achat, immédiatement.

card-tank = Tank
    .text = Gagnez 4 PV et perdez 3 Cœurs.
    .timing = À l’achat, immédiatement.
    .alias-1 = Tanks

card-vast_storm = Tempête magnétique
    .text = 2 PV pour vous ; chaque adversaire perd la moitié de son Énergie, arrondie à l’unité inférieure.
    .timing = À l’achat, immédiatement.
    .note-1 = C’est la moitié arrondie à l’unité inférieure qui est perdue : 5 Énergies en laissent 3.
    .note-2 = L’Énergie posée sur des cartes n’est pas comptée.

## Cartes promo

card-amusement_park = Parc d’attractions
    .text = Gagnez 4 PV.
    .timing = À l’achat, immédiatement.
    .note-1 = Nous ne connaissons cette carte que par des listes publiques des promos de la première édition.

card-army = Armée
    .text = Chaque carte Énergie devant vous rapporte 1 PV et coûte 1 Cœur.
    .timing = À l’achat, immédiatement.
    .note-1 = Les cartes POUVOIR et les costumes devant vous comptent, ni Armée elle-même ni les Évolutions ; les Cœurs forment une seule perte.
    .note-2 = Nous ne connaissons cette carte que par des listes publiques des promos de la première édition.

card-cannibalistic = Cannibale
    .text = Chaque fois que des adversaires perdent des Cœurs par votre fait, vous gagnez 1 Cœur.
    .timing = Après l’application d’une telle perte ; automatique.
    .note-1 = 1 Cœur par source : vos baffes donnent 1 Cœur, quel que soit le nombre de Monstres touchés. Fonctionne dans Tokyo.
    .note-2 = Nous ne connaissons cette carte que par des listes publiques des promos de la première édition ; l’une d’elles donne 1 PV au lieu de 1 Cœur.

card-intimidating_roar = Rugissement intimidant
    .text = Vos Blessures chassent les Monstres de Tokyo : ils doivent Fuir.
    .timing = Juste après l’application de vos baffes ; automatique (aucun choix pour le Monstre Blessé).
    .note-1 = Le Monstre Blessé n’a pas le choix, et vous non plus.
    .note-2 = Un Monstre qui n’a perdu aucun Cœur n’est pas chassé.
    .note-3 = Nous ne connaissons cette carte que par des listes publiques des promos de la première édition.

card-monster_sidekick = Acolyte monstrueux
    .text = La première fois qu’un autre Monstre vous élimine, revenez à 10 Cœurs, perdez tous vos PV et devenez l’acolyte de ce Monstre : si l’un de vous gagne, ou si tous les autres sont éliminés, vous gagnez tous les deux ; si celui qui vous a tué est éliminé, vous l’êtes aussi. Une seconde élimination est définitive.
    .timing = Quand les baffes ou une carte d’un autre Monstre vous amènent à 0 ; automatique.
    .note-1 = Vous quittez Tokyo et gardez vos cartes et votre Énergie. Aucun effet si personne n’a causé la perte (Poison), ou vous-même.
    .note-2 = Un acolyte peut avoir ses propres acolytes : tous ceux qui sont liés gagnent ensemble, et qui est lié à un Monstre éliminé l’est aussi.
    .note-3 = Nous ne connaissons cette carte que par des listes publiques des promos de la première édition.

card-reflective_hide = Peau réfléchissante
    .text = Vous faire perdre des Cœurs coûte 1 Cœur au Monstre responsable.
    .timing = Juste après que la perte vous a été appliquée ; automatique ; une fois par perte.
    .note-1 = Perte par carte pour l’autre Monstre : pas de Fuite, Armure de plaques l’ignore.
    .note-2 = Ne réagit ni aux pertes que personne ne cause (Poison) ni à une autre Peau réfléchissante (pas de boucle).
    .note-3 = Réimprimée plus tard, au même coût.

card-sleep_walker = Somnambule
    .text = 3 Énergies achètent 1 PV.
    .timing = À votre propre tour, à tout moment ; facultatif ; autant de fois que vous pouvez payer.
    .note-1 = Nous ne connaissons cette carte que par des listes publiques des promos de la première édition.

card-super_jump = Super saut
    .text = Au tour de chaque joueur, vous pouvez une fois payer 1 Énergie pour réduire une de vos pertes de 1 Cœur.
    .timing = Quand une perte devrait vous être appliquée ; facultatif ; une fois par tour, quel que soit le joueur.
    .note-1 = Si elle réduit une perte de baffes à 0, vous n’êtes pas Blessé.
    .note-2 = Réimprimée plus tard, au même coût.

card-throw_a_tanker = Lancer de camion-citerne
    .text = Un de vos tours qui coûte 3 Cœurs ou plus à un adversaire vaut 2 PV.
    .timing = Votre tour, dès que la condition est remplie ; automatique ; une fois par tour.
    .note-1 = Un seul et même Monstre doit perdre 3 Cœurs ou plus à cause de vous ; toutes ses pertes du tour s’additionnent.
    .note-2 = Nous ne connaissons cette carte que par des listes publiques des promos de la première édition.

card-thunder_stomp = Piétinement tonitruant
    .text = Un de vos tours qui rapporte 4 PV ou plus retire un dé à chaque adversaire jusqu’au début de votre prochain tour.
    .timing = Vérifié tout au long de votre tour ; automatique.
    .note-1 = Nous ne connaissons cette carte que par des listes publiques des promos de la première édition.
    .note-2 = Tous les PV que vous gagnez dans ce tour s’additionnent, les pertes ne sont pas déduites. Vous gardez tous vos dés, même dans un tour supplémentaire.

card-unstable_dna = ADN instable
    .text = Réaction à votre Fuite après des baffes : vous pouvez échanger cette carte contre n’importe quelle carte Énergie (POUVOIR ou costume) du Monstre dont les baffes vous ont touché.
    .timing = Juste après votre Fuite ; facultatif ; aucune Énergie ne change de mains.
    .note-1 = C’est un échange, pas un achat : Médiatique ne se déclenche pas ; ce que la nouvelle carte fait une fois en arrivant, elle le fait pour vous.
    .note-2 = Un jeton Mimétisme sur la carte prise y reste.
    .note-3 = Réimprimée plus tard, au même coût.
    .note-4 = Dans la première édition, la carte venait du Monstre qui prend Tokyo ; nous jouons le texte plus tardif.

## Costumes

card-astronaut = Astronaute
    .text = 17 PV vous suffisent pour gagner.
    .timing = Permanent : à la fin du tour, 17 remplace 20 pour vous.
    .note-1 = Vous devez encore être en vie à la fin du tour.
    .note-2 = L’acheter ou le voler en ayant 17 PV ou plus suffit.
    .note-3 = C’est la fin du tour qui compte : si vous retombez sous 17 avant, vous ne gagnez pas.

card-ghost = Fantôme
    .text = Un tour (de n’importe qui) où vous avez perdu un Cœur se termine en vous rendant 1 Cœur.
    .timing = Fin de chaque tour, le vôtre compris ; automatique ; une fois par tour.
    .note-1 = Après les pertes de fin de tour comme le Poison.
    .note-2 = Fonctionne dans Tokyo. Un Monstre à 0 (Zombie) peut gagner le Cœur.

card-vampire = Vampire
    .text = Un tour (de n’importe qui) où un adversaire a perdu un Cœur à cause de vous se termine en vous faisant gagner 1 Cœur.
    .timing = Fin de chaque tour ; automatique ; une fois par tour.
    .note-1 = Au tour d’autres Monstres, il faut une perte que vous avez causée (Fouisseur, Peau réfléchissante, une Évolution que vous avez jouée).
    .note-2 = Fonctionne dans Tokyo.

card-witch = Sorcière
    .text = Si un Lancer est sur le point de vous Blesser, vous pouvez imposer de relancer un de ses dés.
    .timing = Tours des autres Monstres, après leur dernier Lancer et avant la résolution ; facultatif ; une fois par tour.
    .note-1 = Utilisable seulement si le Lancer tel qu’il est, avec les baffes que les cartes du Monstre actif ajouteront, vous ferait perdre des Cœurs par des baffes (bon lieu, au moins une baffe, ou deux si vous avez Armure de plaques).
    .note-2 = N’importe quel dé peut être choisi, pas seulement une baffe. Le nouveau résultat est définitif.

card-devil = Diable
    .text = Pendant votre tour, chaque perte d’au moins 1 Cœur que vous infligez à un adversaire augmente de 1.
    .timing = Votre tour, comme partie de la perte ; automatique.
    .note-1 = Vaut pour les baffes et pour les pertes par carte que vous causez à votre tour.
    .note-2 = Seulement si au moins 1 Cœur est réellement perdu après les protections : une perte de 1 ignorée par Armure de plaques reste à 0.
    .note-3 = Pas sur vos propres pertes (Bombardement aérien : les autres perdent 4, vous 3).

card-pirate = Pirate
    .text = Chaque adversaire qui perd des Cœurs à cause de vous vous cède aussi 1 Énergie.
    .timing = Juste après l’application de la perte ; automatique.
    .note-1 = Une fois par Monstre et par source. Un Monstre sans Énergie ne donne rien. Celui que la perte amène à 0 est volé avant qu’il ne revienne à la vie ou que son Énergie ne soit défaussée.
    .note-2 = Chaque Monstre volé est un gain d’Énergie séparé (L’ami des enfants ajoute 1 pour chacun).

card-princess = Princesse
    .text = Chacun de vos tours commence par un gain de 1 PV.
    .timing = Début de votre tour ; automatique.
    .note-1 = Aussi au début des tours supplémentaires.

card-zombie = Zombie
    .text = 0 Cœur ne vous élimine pas, et à 0 Cœur vous êtes insensible à toute nouvelle perte. Si la carte vous quitte pendant que vous êtes à 0, vous êtes éliminé sur-le-champ.
    .timing = Permanent.
    .note-1 = À 0 Cœur, vous continuez à jouer normalement, pouvez vous soigner et pouvez gagner aux PV.
    .note-2 = Qui atteint 0 Cœur et 20 PV dans un même tour est éliminé ; avec Zombie vous ne l’êtes pas, vous pouvez donc gagner.
    .note-3 = Tomber à 0 déclenche quand même Nécrophage.
    .note-4 = À 0 Cœur, vous ne pouvez pas être Blessé : vous ne pouvez pas Fuir à cause de baffes ultérieures, et des baffes qui ne vous font rien perdre ne permettent pas de vous voler un costume. Les baffes qui vous amènent à 0 vous Blessent bien.
    .note-5 = Avec Il restait un œuf ou Neuf vies, vous choisissez de revenir à la vie ou de continuer à 0.

card-cheerleader = Pom-pom girl
    .text = Soutenez un autre Monstre à son tour, si vous voulez : son Lancer reçoit une baffe de plus.
    .timing = Tours des autres Monstres, après le dernier Lancer et les changements de face, avant la résolution ; facultatif ; une fois par tour.
    .note-1 = La baffe ajoutée peut vous toucher vous-même.
    .note-2 = Les Cœurs perdus comptent comme causés par le Monstre actif.
    .note-3 = Le Monstre n’a pas besoin d’avoir obtenu de baffe lui-même.

card-robot = Robot
    .text = L’Énergie peut tenir lieu de Cœurs : sur toute perte, vous pouvez payer autant de points que vous voulez en Énergie, un pour un.
    .timing = Quand une perte devrait vous être appliquée ; facultatif ; vous choisissez combien de Cœurs remplacer.
    .note-1 = Remplacer toute la perte de baffes signifie que vous n’avez pas été Blessé : pas de Fuite.
    .note-2 = Batteries de colère ne compte que les Cœurs réellement perdus.

card-statue_of_liberty = Statue de la Liberté
    .text = Vos tours ont un Lancer de plus.
    .timing = Votre phase Lancer les dés ; usage facultatif.

card-clown = Clown
    .text = Avec les six faces différentes sur vos dés, vous pouvez tourner chacun de vos dés sur n’importe quelle face.
    .timing = Après votre dernier Lancer et avant la résolution ; facultatif ; une fois par tour.
    .note-1 = Chaque dé peut devenir n’importe quelle face, séparément.
    .note-2 = Destruction totale est ensuite jugée sur les faces finales : qui a les deux doit choisir.
    .note-3 = Les dés seuls doivent montrer les six faces ; une baffe ajoutée par une carte n’en remplace aucune.

## Évolutions : Space Penguin

card-freeze_ray = Rayon gelant
    .text = Après avoir Blessé un Monstre dans Tokyo, vous lui remettez cette carte. Quand son prochain tour commence, vous nommez une face de dé, qui ne lui vaut rien pendant ce tour ; la carte vous revient ensuite.
    .timing = Remise : après l’application de vos baffes, toujours ; choix de la face : début du tour du détenteur, par le propriétaire ; retour : fin du tour du détenteur, automatique.
    .note-1 = Avec deux Monstres de Tokyo Blessés, vous choisissez lequel la reçoit.
    .note-2 = La face bloquée ne compte pour rien : ni points, ni soins, ni baffes, ni évolution, ni cartes à combinaison. Les dés peuvent encore être relancés ou changés en une autre face.
    .note-3 = Les baffes ajoutées par des cartes ne sont pas une face de dé et agissent quand même.
    .note-4 = Si le propriétaire est éliminé, la carte est retirée et ne bloque rien.
    .note-5 = Si le détenteur est éliminé avant la fin de son tour, la carte revient à son propriétaire, en jeu.

card-miraculous_catch = Pêche miraculeuse
    .text = Une fois par tour, pendant vos achats, retournez une carte au hasard de la défausse Énergie : vous pouvez l’acheter avec une réduction de 1 Énergie, sinon elle reste défaussée.
    .timing = Votre phase Acheter des cartes Énergie ; facultatif ; une fois par tour.
    .note-1 = Le reste de la défausse est remis en place (l’ordre est sans importance).
    .note-2 = Se cumule avec Origine extraterrestre. Une carte ACTION est résolue et retourne à la défausse.
    .note-3 = Il faut au moins une carte dans la défausse.

card-deep_dive = Plongée en eaux profondes
    .text = Examinez les trois premières cartes de la pioche Énergie ; une de votre choix entre en jeu pour vous sans rien coûter, les deux autres vont sous la pioche.
    .timing = À tout moment, mais pas pendant la résolution d’un autre effet.
    .note-1 = Une carte ACTION est résolue aussitôt pour vous ; une carte POUVOIR ou un costume se pose devant vous.
    .note-2 = Pas un achat : ni Médiatique ni Roi du gadget.
    .note-3 = S’il y a moins de 3 cartes dans la pioche, mélangez d’abord la défausse et placez-la dessous.
    .note-4 = Vous choisissez l’ordre des cartes remises sous la pioche.

card-cold_wave = Vague de froid
    .text = Tous les autres Monstres ont un dé de moins à lancer jusqu’au début de votre prochain tour.
    .timing = À tout moment ; dure jusqu’au début de votre prochain tour.
    .note-1 = Jouée pendant le tour d’un autre Monstre après qu’il a lancé ses dés, elle n’agit plus sur ce tour.
    .note-2 = Se cumule avec les jetons Toupetit ; minimum 0 dé.

card-encased_in_ice = Pris dans la glace
    .text = Payez 1 Énergie pour geler un dé de votre Lancer final : jusqu’au début de votre prochain tour, il reste sur cette face, insensible aux relances et aux changements, et chaque joueur à son tour doit l’utiliser parmi ses propres dés.
    .timing = Votre tour, après votre dernier Lancer, avant la résolution ; facultatif ; une fois par tour.
    .note-1 = À votre propre tour, le dé gelé est résolu normalement ; ensuite il reste sur la table avec sa face, et tout autre Monstre doit le compter parmi ses dés jusqu’à votre prochain tour.
    .note-2 = Il compte dans le nombre de dés du Monstre (un Monstre qui lance 6 dés en lance 5, plus le dé gelé).
    .note-3 = Les relances et changements d’autres Monstres ne peuvent pas le toucher.
    .note-4 = Un seul dé peut être gelé à la fois : le prix ne peut pas être payé deux fois dans un tour.

card-blizzard = Blizzard
    .text = Jusqu’au début de votre prochain tour, les adversaires n’ont qu’un seul Lancer par tour et ne peuvent pas Fuir Tokyo. Jouable seulement à votre propre tour.
    .timing = Votre tour, à tout moment ; dure jusqu’au début de votre prochain tour.
    .note-1 = Les Lancers supplémentaires (Cerveau démesuré, Boisson énergisante et autres) n’aident pas : un seul Lancer veut dire exactement un.
    .note-2 = Aucune des deux parties ne vous restreint : vous pouvez Fuir et utiliser tous les Lancers de vos propres tours.
    .note-3 = Les relances de Ninja urbain ne sont pas des Lancers et restent possibles.

card-black_diamond = Diamant noir
    .text = Entrer dans Tokyo vous rapporte 1 PV de plus, de même que chaque décision d’y rester quand vous pouviez Fuir (1 PV).
    .timing = En entrant dans Tokyo ; à chaque décision de rester ; automatique.
    .note-1 = Pas de PV quand vous n’aviez pas le droit de Fuir (pas Blessé, Blizzard).
    .note-2 = Dans la variante à 2 joueurs, ce PV est gagné quand même.

card-icy_reflection = Reflet de glace
    .text = Choisissez une Évolution posée devant n’importe quel Monstre et marquez-la du jeton Givre : dès lors, Reflet de glace agit pour vous exactement comme cette Évolution, comme si vous l’aviez jouée. Il est défaussé dès que la carte marquée n’est plus en jeu.
    .timing = Quand elle est jouée ; choix fait une seule fois.
    .note-1 = Seules les Évolutions Permanentes autres que Reflet de glace peuvent être copiées, et seulement ce que vous pourriez jouer vous-même à cet instant ; jouable seulement s’il y en a une en jeu (les vôtres comprises).
    .note-2 = La copie a ses propres jetons (par exemple 3 jetons Alienoid).
    .note-3 = Les Cadeaux ne peuvent pas être copiés.

## Évolutions : Alienoid

card-alien_scourge = Fléau extraterrestre
    .text = Gagnez 2 PV.
    .timing = À tout moment.

card-precision_field_support = Soutien tactique de précision
    .text = Retournez une à une les cartes de la pioche Énergie jusqu’à ce qu’apparaisse une carte POUVOIR de coût imprimé 4 ou moins ; elle entre en jeu de votre côté gratuitement, le reste est défaussé.
    .timing = À tout moment, mais pas au milieu d’un autre effet.
    .note-1 = Pas un achat.
    .note-2 = Si la pioche s’épuise, mélangez la défausse (sans les cartes tout juste révélées) et continuez ; si une telle carte n’existe pas, rien n’est gagné.
    .note-3 = Les cartes ne sont pas révélées au Marché, Opportuniste ne réagit donc pas.

card-anger_batteries = Batteries de colère
    .text = Gain d’Énergie égal au nombre de Cœurs que vous avez perdus jusqu’ici dans le tour en cours.
    .timing = À tout moment dans un tour où vous avez perdu des Cœurs, de préférence à sa fin.
    .note-1 = Compte les Cœurs perdus à cause de toute source dans le tour en cours, avant tout soin ; les Cœurs évités ou remplacés ne comptent pas, ni plus que ce que vous aviez à perdre.
    .note-2 = Le tout est un seul gain d’Énergie.

card-adapting_technology = Technologie adaptative
    .text = Entre en jeu avec 3 jetons Alienoid. En dépenser un à votre tour renouvelle le Marché (trois cartes sortent, trois entrent) gratuitement. Défaussée une fois vide.
    .timing = Votre phase Acheter des cartes Énergie ; facultatif ; plusieurs jetons par tour permis.
    .note-1 = Comme un renouvellement sans payer 2 Énergies ; Opportuniste réagit aux nouvelles cartes.
    .note-2 = Elle va à la défausse Évolution du propriétaire une fois vide.

card-funny_looking_but_dangerous = Drôle d’air mais dangereux
    .text = Un de vos Lancers avec au moins trois 2 coûte 1 Cœur à chaque autre Monstre.
    .timing = Votre phase Résoudre les dés, avec les baffes ; si le Lancer n’a pas de baffe, quand les 2 sont résolus ; automatique ; une fois par tour.
    .note-1 = Perte par carte : pas de Fuite à cause d’elle.
    .note-2 = Un Monstre que vous baffez aussi ce tour la subit comme partie de cette perte ; pour les autres, c’est une perte séparée de 1, qu’Armure de plaques ignore.

card-exotic_arms = Armes exotiques
    .text = Mise facultative de 2 Énergies, posées sur cette carte avant de lancer. Trois dés baffe ou plus : la mise revient et chaque Blessure que vous infligez pendant ce tour augmente de 2 Cœurs. Sinon : la mise est perdue et vous perdez 2 Cœurs.
    .timing = Début de votre tour avant le premier Lancer, facultatif, une fois par tour ; issue dans Résoudre les dés quand les baffes sont résolues (à la fin de la phase si le Lancer n’a pas de baffe), automatique.
    .note-1 = Il faut trois dés baffe : des faces obtenues, pas des symboles ajoutés.
    .note-2 = Votre propre perte de 2 est une perte par carte.
    .note-3 = Reprendre l’Énergie n’est pas un gain d’Énergie.

card-mothership_support = Soutien du vaisseau mère
    .text = Un Cœur pour 1 Énergie, une fois à chacun de vos tours.
    .timing = Votre tour, à tout moment ; facultatif ; une fois par tour.
    .note-1 = Fonctionne dans Tokyo.
    .note-2 = Peut répondre à une perte à votre propre tour.
    .note-3 = En réponse à une perte, il est décompté comme Guérison rapide.

card-superior_alien_technology = Technologie extraterrestre supérieure
    .text = Les cartes POUVOIR peuvent être achetées à moitié prix (arrondi à l’unité supérieure) ; une carte achetée ainsi est marquée d’un jeton OVNI, et pas plus de 3 de vos cartes peuvent être marquées à la fois. Au début de votre tour, lancez un dé par carte marquée : sur une baffe, cette carte est défaussée.
    .timing = À chaque achat d’une carte POUVOIR, facultatif ; début de votre tour, automatique.
    .note-1 = Les autres réductions (Origine extraterrestre) s’appliquent d’abord, puis le prix est divisé par deux.
    .note-2 = Le jeton reste sur la carte tant qu’elle est à vous ; quand la carte change de propriétaire, il est retiré.
    .note-3 = Pas pour les costumes ni les cartes ACTION.

## Évolutions : Cyber Kitty

card-nine_lives = Neuf vies
    .text = Vous sauve à 0 Cœur : tout part (cartes Énergie, Évolutions en main et en jeu, Énergie, PV), vous êtes placé hors de Tokyo et vous continuez avec 9 Cœurs et 9 PV.
    .timing = Quand vous tombez à 0 Cœur ; jouée de la main.
    .note-1 = Vous n’êtes pas éliminé : le nombre de joueurs ne change pas.
    .note-2 = La jouer est votre choix ; si Il restait un œuf peut aussi vous sauver, vous choisissez l’une des deux.
    .note-3 = Tomber à 0 déclenche Nécrophage.
    .note-4 = Les jetons Poison et Toupetit restent.

card-mega_purr = Méga ronron
    .text = Chaque autre Monstre qui possède de l’Énergie ou des PV vous remet une unité de l’un ou de l’autre, à son choix.
    .timing = À tout moment.
    .note-1 = Un Monstre qui n’a que l’un des deux donne celui-là ; un Monstre qui n’a ni l’un ni l’autre ne donne rien.
    .note-2 = Se décide dans le sens horaire à partir de vous ; l’Énergie de chaque donneur est un gain à part.

card-electro_scratch = Électro-griffure
    .text = Chaque autre Monstre perd 1 Cœur.
    .timing = À tout moment.
    .note-1 = Perte par carte : pas de Fuite ; Armure de plaques l’ignore.

card-cat_nip = Herbe à chat
    .text = Pour ce tour, vous n’avez qu’un seul Lancer, mais tout ce qu’il rapporte compte double.
    .timing = Début de votre tour avant de lancer.
    .note-1 = Les PV des combinaisons de chiffres, l’Énergie des dés énergie, les Cœurs des dés cœur et le nombre total de baffes sont chacun multipliés par 2.
    .note-2 = Les conditions (triplé, trois Cœurs pour évoluer) regardent les dés non doublés.
    .note-3 = Les baffes ajoutées par des cartes sont doublées aussi.
    .note-4 = Les Lancers supplémentaires ne peuvent pas servir ce tour.

card-play_with_your_food = Jouer avec la nourriture
    .text = Quand vos baffes touchent un Monstre dans Tokyo pour 2 Cœurs ou plus, vous pouvez réduire sa perte de 2 ; en échange, il vous remet 1 PV et 1 Énergie.
    .timing = Votre phase Résoudre les dés quand les baffes sont résolues, avant que la perte ne soit appliquée ; facultatif pour chaque cible.
    .note-1 = Si la perte devient 0, le Monstre n’est pas Blessé et ne peut pas Fuir.
    .note-2 = Il ne remet que ce qu’il possède.
    .note-3 = Il faut un total de 2 ou plus pour cette cible.

card-feline_motor = Moteur félin
    .text = Quand un autre Monstre devrait entrer dans un lieu vide de Tokyo, vous pouvez prendre ce lieu vous-même, à condition d’avoir été hors de Tokyo au début du tour.
    .timing = Phase Entrer dans Tokyo d’autres Monstres, avant qu’ils n’entrent ; facultatif.
    .note-1 = Vous gagnez la récompense d’entrée ; le Monstre actif n’entre dans aucun lieu ce tour.
    .note-2 = Fouisseur du Monstre qui a Fui touche le Monstre qui prend Tokyo, c’est-à-dire vous.
    .note-3 = Tant que Tokyo Bay est utilisé, un seul lieu vide où le Monstre actif devrait entrer suffit.

card-mouse_hunter = Chasseur de souris
    .text = N’importe quel 1 dans votre Lancer vaut 1 PV, une fois par tour.
    .timing = Votre phase Résoudre les dés ; automatique ; une fois par tour.
    .note-1 = Indépendant des points pour trois 1.

card-meow_missile = Missile miaou
    .text = N’importe quel 1 dans votre Lancer apporte une baffe de plus, une fois par tour.
    .timing = Votre phase Résoudre les dés, au total du Lancer ; automatique ; une fois par tour.
    .alias-1 = Meow Missle

## Évolutions : The King

card-monkey_rush = Ruée simiesque
    .text = Réaction à un Monstre qui quitte Tokyo ou y est éliminé : vous vous installez dans le lieu libéré.
    .timing = Dans la phase Entrer dans Tokyo d’un tour où un lieu de Tokyo a été libéré, avant que quiconque d’autre n’entre ; si un lieu est libéré plus tard dans le tour, aussitôt.
    .note-1 = Vous prenez le lieu vide avec la récompense d’entrée.
    .note-2 = Si Tokyo n’a alors plus de lieu vide, le Monstre actif n’entre pas.
    .note-3 = Pas jouable si vous êtes déjà dans Tokyo.
    .note-4 = Elle peut être jouée à n’importe quel tour ; La mort vient du ciel ne laisse aucun lieu libre à prendre dans Tokyo City.

card-simian_scamper = Débandade simiesque
    .text = Fuir vous épargne les Cœurs de ces baffes et vous rend insensible à toute perte de Cœurs jusqu’à la fin du tour.
    .timing = Quand vous Fuyez, annoncé avant que la perte ne soit appliquée (comme Réacteurs).
    .note-1 = Vous n’êtes pas Blessé : ni jetons ni effets de Blessure.

card-jungle_frenzy = Frénésie de la jungle
    .text = Condition : ce tour, vous avez Blessé un Monstre dans Tokyo, et pourtant vous terminez votre phase Entrer dans Tokyo au-dehors. Effet : vous jouez ensuite un tour supplémentaire.
    .timing = Fin de votre phase Entrer dans Tokyo ; vous devez être hors de Tokyo.
    .note-1 = Tour supplémentaire complet, avec le nombre normal de dés.

card-giant_banana = Banane géante
    .text = Gagnez 2 Cœurs.
    .timing = À tout moment, aussi en réponse à une perte.
    .note-1 = Fonctionne dans Tokyo.
    .note-2 = Jouée en réponse à une perte, elle ne la réduit pas : vous êtes quand même Blessé, et il vous reste vos Cœurs moins la perte plus 2.

card-chest_thumping = Coups sur la poitrine
    .text = Les Monstres de Tokyo que vous Blessez peuvent être chassés : ils Fuient si vous le dites.
    .timing = Votre phase Résoudre les dés, juste après l’application de la perte ; facultatif pour chaque Monstre de Tokyo Blessé.
    .note-1 = Les effets qui interdisent de Fuir l’emportent.
    .note-2 = Vous décidez après que le Monstre Blessé a annoncé qu’il reste.

card-alpha_male = Mâle alpha
    .text = 1 PV à chacun de vos tours où vos baffes Blessent quelqu’un.
    .timing = Après l’application de vos baffes ; automatique ; une fois par tour.
    .note-1 = Contrairement à Monstre alpha, il faut une vraie Blessure.

card-i_am_the_king = Je suis le roi !
    .text = Les deux récompenses de Tokyo, pour y entrer et pour y commencer un tour, sont relevées de 1 PV pour vous.
    .timing = En entrant dans Tokyo ; début de votre tour dans Tokyo ; automatique.
    .note-1 = Dans la variante à 2 joueurs, ce PV est gagné quand même.

card-twas_beauty_killed_the_beast = C’est la belle qui a tué la bête
    .text = Jouable seulement dans Tokyo. Chaque fois que le tour d’un joueur se termine (le vôtre aussi), vous marquez 1 PV. Dès que vous n’êtes plus dans Tokyo, la carte est défaussée et vos PV tombent à 0.
    .timing = Jouée seulement dans Tokyo ; fin de chaque tour, automatique.
    .note-1 = Quitter comprend Fuir, être chassé et partir quand Tokyo Bay ferme ; passer de Bay à City n’est pas quitter.
    .note-2 = Le PV de fin de tour vient avant la vérification de la victoire de ce tour.

## Évolutions : Gigazaur

card-detachable_tail = Queue détachable
    .text = Vous ne pouvez pas perdre de Cœurs ce tour.
    .timing = Tour de n’importe quel joueur, à tout moment avant qu’une perte ne soit appliquée.
    .note-1 = Les pertes déjà subies ne sont pas annulées.
    .note-2 = Vous ne pouvez pas être Blessé, vous ne pouvez donc pas Fuir.

card-radioactive_waste = Déchets radioactifs
    .text = Gagnez 2 Énergies et 1 Cœur.
    .timing = À tout moment, aussi en réponse à une perte.

card-primal_bellow = Hurlement primal
    .text = Chaque autre Monstre perd 2 PV.
    .timing = À tout moment.
    .note-1 = Pas sous 0.
    .note-2 = Peut être jouée dans la phase Finir son tour d’un autre Monstre pour lui refuser 20 PV, avant la vérification de la victoire.

card-saurian_adaptability = Adaptabilité saurienne
    .text = Nommez une face : tous vos dés qui la montrent sont tournés sur une autre face que vous nommez, la même pour tous.
    .timing = Votre tour, après votre dernier Lancer, avant la résolution.
    .note-1 = Seulement vos propres dés à votre propre tour.

card-defender_of_tokyo = Défenseur de Tokyo
    .text = Chaque tour que vous commencez dans Tokyo coûte 1 PV à chaque adversaire.
    .timing = Début de votre tour dans Tokyo ; automatique.
    .note-1 = Aussi aux tours supplémentaires.

card-heat_vision = Vision thermique
    .text = Vous Blesser coûte 1 PV au Monstre qui le fait.
    .timing = Juste après que la perte de baffes vous a été appliquée ; automatique ; une fois par Blessure.
    .note-1 = Aussi quand la Blessure vous amène à 0.

card-gamma_breath = Souffle gamma
    .text = Une fois par tour, un de vos dés peut être tourné sur une baffe.
    .timing = Votre tour, après votre dernier Lancer, avant la résolution ; facultatif.

card-tail_sweep = Balayage de la queue
    .text = Une fois par tour, un de vos dés peut être tourné sur 1 ou sur 2.
    .timing = Votre tour, après votre dernier Lancer, avant la résolution ; facultatif.

## Évolutions : Meka Dragon

card-mecha_blast = Méca-explosion
    .text = Jusqu’à la fin du tour, chaque Blessure que vous infligez coûte 2 Cœurs de plus à sa victime.
    .timing = Votre tour, avant ou pendant la résolution des baffes.
    .note-1 = Seulement les Monstres qui perdent au moins 1 Cœur après les protections.
    .note-2 = Les pertes par carte ne sont pas des Blessures.

card-destructive_analysis = Analyse destructrice
    .text = Gain d’Énergie égal au nombre de dés baffe du Lancer de ce tour.
    .timing = Votre tour, phase Résoudre les dés ou plus tard.
    .note-1 = Seulement les dés baffe, pas les symboles ajoutés.
    .note-2 = Le tout est un seul gain d’Énergie.

card-programmed_to_destroy = Programmé pour détruire
    .text = Chaque fois qu’un autre Monstre tombe à 0 Cœur, vous recevez 3 PV et 2 Énergies.
    .timing = Quand un autre Monstre tombe à 0, à n’importe quel tour ; automatique.
    .note-1 = Aussi quand ce Monstre revient (Il restait un œuf, Neuf vies, Zombie).

card-tune_up = Révision
    .text = Au lieu de jouer votre tour, et seulement hors de Tokyo, gagnez 4 Cœurs et 2 Énergies.
    .timing = Votre tour avant le premier Lancer.
    .note-1 = Sauter le tour signifie : pas de Lancer, pas de phase Entrer dans Tokyo, pas d’achats ; les effets de fin de tour (Poison compris) ont lieu quand même.

card-breath_of_doom = Souffle funeste
    .text = Si un Monstre dans Tokyo perd des Cœurs à cause de vous, chaque Monstre hors de Tokyo autre que vous perd aussi 1 Cœur.
    .timing = Juste après une telle perte ; automatique ; une fois par tour.
    .note-1 = Perte par carte pour les Monstres au-dehors.
    .note-2 = Le lieu est jugé avant toute Fuite causée par les mêmes baffes.
    .note-3 = Un Monstre qui a quitté Tokyo par cette perte même (retour à la vie, fermeture de Tokyo Bay) n’est pas touché une seconde fois.

card-lightning_armor = Armure de foudre
    .text = Après avoir perdu des Cœurs, vous pouvez lancer autant de dés que de Cœurs perdus ; chaque baffe parmi eux coûte 1 Cœur au Monstre actif.
    .timing = Après qu’une perte vous a été appliquée ; facultatif.
    .note-1 = Aucun effet quand vous êtes vous-même le Monstre dont c’est le tour. C’est toujours le Monstre actif qui souffre, quel que soit celui qui a causé votre perte.
    .note-2 = Perte par carte pour l’autre Monstre : une seule source.
    .note-3 = Inutilisable quand la perte vous a amené à 0, même si vous êtes revenu à la vie.

card-claws_of_steel = Griffes d’acier
    .text = Pendant votre tour, un adversaire dont la perte causée par vous atteint 3 Cœurs ou plus perd un Cœur en plus.
    .timing = Votre tour, comme partie de la perte qui atteint 3 ; automatique.
    .note-1 = Jugé après les autres suppléments (Diable, Cible verrouillée), qui peuvent donc aider à atteindre 3.
    .note-2 = Une fois par Monstre et par tour, sur le total du tour.

card-target_acquired = Cible verrouillée
    .text = Vous pouvez remettre le jeton Cible à celui qui vous Blesse. Tant qu’il a le jeton, chaque perte que vous lui causez augmente de 1 Cœur.
    .timing = Après avoir été Blessé, facultatif ; Cœur supplémentaire automatique, à n’importe quel tour, quelle que soit votre source.
    .note-1 = Un seul jeton : il quitte son détenteur précédent.
    .note-2 = Si cette carte quitte le jeu, le jeton est retiré.

## Évolutions : Boogie Woogie

card-boo = Bouh !
    .text = Réaction à un Monstre Blessé qui reste dans Tokyo : il doit finalement Fuir. De votre défausse, la carte peut être rachetée en main pour 1 Énergie pendant l’achat de cartes Énergie.
    .timing = À n’importe quel tour, quand un Monstre de Tokyo Blessé annonce qu’il reste ; récupération dans votre phase Acheter des cartes Énergie, facultative.
    .note-1 = N’importe quel Monstre Blessé sauf vous-même, quel que soit celui qui l’a Blessé.
    .note-2 = La récupération est possible tant que la carte est dans votre défausse, même si elle y est arrivée en évoluant.

card-worst_nightmare = Pire cauchemar
    .text = Quand le tour du détenteur commence, soit il paie 1 Énergie au Propriétaire de la carte, soit il perd 1 Cœur.
    .timing = Début du tour du Monstre qui l’a devant lui ; ce Monstre choisit.
    .note-1 = Sans Énergie, le Cœur doit être perdu.
    .note-2 = Le Propriétaire est immunisé.
    .note-3 = Si le Propriétaire est éliminé, la carte est retirée de la partie.
    .note-4 = Le Cœur perdu est une perte par carte causée par le Propriétaire.

card-i_live_under_your_bed = Je vis sous ton lit
    .text = Le détenteur a un dé de moins.
    .timing = Permanent pour le Monstre qui l’a devant lui.
    .note-1 = Le Propriétaire est immunisé.

card-boogie_dance = Danse boogie
    .text = Quatre de vos dés ou plus avec la même face vous rapportent, à votre choix, 1 Énergie ou 1 Cœur.
    .timing = Votre phase Résoudre les dés ; automatique avec un choix ; une fois par tour.
    .note-1 = Les symboles ajoutés ne comptent pas, et plus de quatre dés ne rapportent pas davantage.
    .note-2 = Le Cœur peut être gagné dans Tokyo, car il vient d’une carte.

card-well_of_shadow = Puits d’ombre
    .text = Gagnez 2 Cœurs.
    .timing = À tout moment, aussi en réponse à une perte.

card-worm_invaders = Vers envahisseurs
    .text = Chaque autre Monstre perd 2 Cœurs.
    .timing = À tout moment.
    .note-1 = Perte par carte : pas de Fuite.

card-nightlife = Vie nocturne !
    .text = 1 Cœur à chaque entrée dans Tokyo.
    .timing = En entrant dans Tokyo ; automatique.

card-dusk_ritual = Rituel du crépuscule
    .text = Réaction à votre propre achat d’une carte POUVOIR : gagnez 2 Cœurs et 2 Énergies.
    .timing = Immédiatement après votre achat d’une carte POUVOIR.
    .note-1 = Les costumes ne sont pas des cartes POUVOIR.

## Évolutions : Pumpkin Jack

card-detachable_head = Tête détachable
    .text = Le détenteur perd 1 Cœur de plus à chaque Blessure qu’il reçoit du Propriétaire de la carte.
    .timing = Comme partie de la perte de baffes causée par le Propriétaire ; automatique.
    .note-1 = Ne vaut pas pour la Blessure avec laquelle la carte a été donnée.

card-ignis_fatus = Feu follet
    .text = Le détenteur a un Lancer de moins par tour.
    .timing = Permanent pour le Monstre qui l’a devant lui.
    .note-1 = Il reste toujours au moins un Lancer.
    .note-2 = Le Propriétaire est immunisé.

card-smashing_pumpkin = Citrouille fracassante
    .text = 2 Cœurs sont perdus par chaque Monstre qui a 12 PV ou plus.
    .timing = À tout moment.
    .note-1 = Y compris vous-même si vous avez 12 PV ou plus.

card-trick_or_threat = Des bonbons ou la menace
    .text = Trois 1 dans votre Lancer placent chaque adversaire devant un choix : vous remettre 1 Énergie ou perdre 2 Cœurs.
    .timing = Votre phase Résoudre les dés quand les 1 sont résolus ; automatique ; une fois par tour.
    .note-1 = Au moins trois 1.
    .note-2 = Sans Énergie, un Monstre doit perdre les Cœurs.
    .note-3 = Les 1 rapportent quand même normalement.

card-bobbing_for_apples = La pêche aux pommes
    .text = Une fois par tour, achetez une carte du Marché avec une réduction de 2 Énergies, puis regardez le coût de son remplacement : s’il est impair, la carte achetée est défaussée et votre paiement rendu ; s’il est pair, vous la gardez.
    .timing = Votre phase Acheter des cartes Énergie ; facultatif ; une fois par tour.
    .note-1 = Le coût imprimé du remplacement décide.
    .note-2 = Le remplacement est regardé avant que la carte achetée ne prenne effet ; si elle est défaussée, son effet n’a jamais lieu. Le PV de Médiatique reste : l’achat a eu lieu.
    .note-3 = Inutilisable quand aucun remplacement ne peut être révélé.

card-feast_of_crows = Festin de corbeaux
    .text = Vous prélevez sur chaque autre Monstre une chose à son choix : un Cœur, un PV ou une Énergie.
    .timing = À tout moment.
    .note-1 = Un Cœur donné est perdu par celui qui donne et gagné par vous (dans la limite de votre maximum).
    .note-2 = Un Monstre ne peut choisir que ce qu’il possède.
    .note-3 = Donner son dernier Cœur élimine celui qui donne ; c’est un paiement, rien ne peut l’éviter.

card-scythe = Faux
    .text = Porte des cubes d’Énergie de la réserve : un quand elle entre en jeu, un de plus pour chaque Monstre que vous éliminez. Votre Lancer reçoit une baffe de plus par cube.
    .timing = Quand elle est jouée et aux éliminations que vous causez, automatique ; votre phase Résoudre les dés, automatique.
    .note-1 = Les cubes ne peuvent pas être dépensés.
    .note-2 = Un Monstre qui revient n’a pas été éliminé : pas de cube. Le Poison n’est le fait de personne : pas de cube non plus.

card-candy = Bonbons !
    .text = Deux usages : un gain de 1 Cœur ; ou, en réaction à une Blessure, toute la perte est annulée et la carte passe à l’attaquant.
    .timing = Premier usage à tout moment, aussi en réponse à une perte ; second usage quand une perte de baffes devrait vous être appliquée.
    .note-1 = Second usage : la carte va dans la main de ce Monstre, qui pourra l’utiliser plus tard lui-même ; elle appartient toujours à la série de Pumpkin Jack et est retirée quand Pumpkin Jack est éliminé.
    .note-2 = Utiliser la seconde partie signifie que vous n’avez pas été Blessé : pas de Fuite.

## Évolutions : Pandakaï

card-panda_monium = Panda-monium
    .text = Gagnez 6 Énergies. Chaque autre Monstre gagne 3 Énergies.
    .timing = À tout moment.

card-eats_shoots_and_leaves = Mange, cogne et s’en va
    .text = Réaction à votre entrée dans Tokyo : les Monstres au-dehors perdent 2 Cœurs chacun, vous recevez 1 Énergie et ressortez ; le lieu reste vide.
    .timing = Immédiatement après votre entrée dans Tokyo.
    .note-1 = Vous gardez la récompense d’entrée.
    .note-2 = Sortir n’est pas Fuir.

card-bamboozle = Bambouzage
    .text = Réaction à l’achat d’un autre joueur : l’achat est annulé sans paiement et cette carte est interdite à ce joueur pour le tour ; vous nommez une autre carte Énergie à sa portée, que le joueur doit acheter.
    .timing = Quand un achat est annoncé, avant qu’il ne soit résolu, au tour d’un autre joueur.
    .note-1 = S’il n’existe aucune autre carte du Marché à sa portée, le joueur n’achète simplement pas.
    .note-2 = Elle agit contre toute façon d’acheter une carte Énergie, Opportuniste compris.

card-bear_necessities = Il en faut peu pour être ours
    .text = Perdez 1 PV, gagnez 2 Énergies et 2 Cœurs.
    .timing = À tout moment, aussi en réponse à une perte.
    .note-1 = Jouable avec 0 PV.

card-panda_express = Panda express
    .text = Un Lancer avec les six faces différentes apporte 2 PV et un tour supplémentaire.
    .timing = Votre phase Résoudre les dés ; PV aussitôt, tour supplémentaire après celui-ci ; automatique.
    .note-1 = Même condition que Destruction totale.

card-bamboo_supply = Réserve de bambou
    .text = Une carte d’épargne : au début de votre tour, vous pouvez soit y ajouter un cube de la réserve commune, soit déplacer tous ses cubes dans votre réserve.
    .timing = Début de votre tour ; facultatif ; l’un des deux.
    .note-1 = La vider n’est pas un gain d’Énergie pour L’ami des enfants.

card-pandarwinism = Pandarwinisme : la survie du plus mignon
    .text = Trois Cœurs dans votre Lancer marquent 1 PV, chaque Cœur de plus 1 PV de plus.
    .timing = Votre phase Résoudre les dés ; automatique ; une fois par tour.
    .note-1 = Fonctionne dans Tokyo ; les Cœurs restent utilisables pour se soigner et évoluer.

card-yin_and_yang = Yin et Yang
    .text = Option avant la résolution : retournez chaque dé sur sa face partenaire. Partenaires : 1 avec 3, 2 avec Cœur, baffe avec Énergie.
    .timing = Votre tour, après votre dernier Lancer, avant la résolution ; facultatif ; une fois par tour.
    .note-1 = Tous les dés ou aucun ; seul un dé gelé reste comme il est.

## Évolutions : Baby Gigazaur

card-my_toy = Mon jouet
    .text = Réservez une carte du Marché sous cette carte ; vous seul pouvez l’acheter. Après l’avoir achetée, réservez-en une autre de la même façon.
    .timing = Quand elle est jouée, et après chaque achat de la carte réservée ; choix obligatoire.
    .note-1 = L’emplacement du Marché est complété aussitôt (Opportuniste peut réagir).
    .note-2 = La carte réservée s’achète à son coût normal dans votre phase Acheter des cartes Énergie ; personne d’autre ne peut l’acheter ni la renouveler.
    .note-3 = Si vous êtes éliminé ou si la carte quitte le jeu, la carte réservée va à la défausse.

card-growing_fast = Grandit vite
    .text = Un de vos Lancers sans Cœur vous donne 1 Cœur.
    .timing = Votre phase Résoudre les dés ; automatique.
    .note-1 = Fonctionne dans Tokyo, car le Cœur vient d’une carte.

card-nurture_the_young = Prendre soin des petits
    .text = Prélevez 1 PV sur chaque Monstre qui a plus de PV que vous.
    .timing = À tout moment.
    .note-1 = Jugez tous les Monstres avant qu’aucun PV ne change de mains.

card-tiny_tail = Petite queue
    .text = Une fois par tour, jusqu’à deux de vos dés peuvent être tournés sur 1.
    .timing = Votre tour, après votre dernier Lancer, avant la résolution ; facultatif.
    .note-1 = Il est permis de ne tourner qu’un seul dé.

card-too_cute_to_smash = Trop mignon pour être baffé
    .text = Vous Blesser coûte 1 PV au Monstre qui le fait.
    .timing = Juste après que la perte de baffes vous a été appliquée ; automatique.
    .note-1 = Même effet que Vision thermique.

card-so_small = Si petit !
    .text = Contre une perte de baffes, vous lancez autant de dés qu’il y a de baffes ; un seul Cœur parmi eux annule la perte entière.
    .timing = Quand une perte de baffes devrait vous être appliquée ; automatique sauf renoncement.
    .note-1 = Tout ou rien : un Cœur annule toute la perte de baffes.
    .note-2 = Vous n’êtes alors pas Blessé : pas de Fuite.

card-underrated = Sous-estimé
    .text = Ajoutez deux baffes à votre Lancer.
    .timing = Votre tour, au plus tard au total du Lancer.
    .note-1 = Les deux baffes suffisent pour Queue à piquants et Urbavore.

card-yummy_yummy = Miam miam
    .text = Gagnez 2 Cœurs et 1 Énergie.
    .timing = À tout moment, aussi en réponse à une perte.

## Évolutions : Cyber Bunny

card-stroke_of_genius = Trait de génie
    .text = Double vos revenus d’Énergie : gagnez autant d’Énergie que le total de vos gains de ce tour jusqu’ici.
    .timing = À tout moment, de préférence à la fin d’un tour.
    .note-1 = Ne compte que les gains, les dépenses n’ont pas d’importance.

card-emergency_battery = Batterie de secours
    .text = Gagnez 3 Énergies.
    .timing = À tout moment.

card-rabbits_foot = Patte de lapin
    .text = Vous ne pouvez pas perdre de Cœurs ce tour.
    .timing = Tour de n’importe quel joueur, à tout moment avant qu’une perte ne soit appliquée.
    .note-1 = Même effet que Queue détachable.

card-heart_of_the_rabbit = Cœur de lapin
    .text = Après le dernier Lancer d’un autre Monstre, relancez un dé de son Lancer. La carte revient de votre défausse dans votre main chaque fois que vous entrez dans Tokyo.
    .timing = Tours des autres Monstres après le dernier Lancer ; récupération en entrant dans Tokyo, automatique.
    .note-1 = Elle ne revient que si elle est arrivée à la défausse en étant jouée.

card-secret_laboratory = Laboratoire secret
    .text = Réduction permanente de 1 Énergie sur les cartes Énergie.
    .timing = Permanent.
    .note-1 = Se cumule avec Origine extraterrestre ; minimum 0.

card-king_of_the_gizmo = Roi du gadget
    .text = Chacun de vos achats de carte Énergie vaut 1 PV.
    .timing = À chaque achat ; automatique.

card-energy_sword = Épée énergétique
    .text = Paiement facultatif de 2 Énergies avant le premier Lancer. S’il est payé et qu’au moins un dé finit sur une baffe : une baffe de plus dans votre Lancer, et un gain d’Énergie égal à vos dés baffe.
    .timing = Début de votre tour avant le premier Lancer, facultatif, une fois par tour ; phase Résoudre les dés, automatique.
    .note-1 = L’Énergie compte les dés baffe, pas les symboles ajoutés.
    .note-2 = Sans aucun dé baffe, les 2 Énergies sont perdues.

card-electric_carrot = Carotte électrique
    .text = Depuis Tokyo, vos Blessures augmentent de 1 Cœur ; une victime peut l’éviter en vous remettant 1 Énergie.
    .timing = Votre phase Résoudre les dés quand les baffes sont résolues ; chaque Monstre Blessé choisit.
    .note-1 = Un Monstre sans Énergie perd le Cœur.
    .note-2 = Le choix se fait après les protections et seulement si au moins 1 Cœur est perdu.

## Évolutions : Kraken

card-healing_rain = Pluie curative
    .text = Gagnez 2 Cœurs.
    .timing = À tout moment, aussi en réponse à une perte.

card-destructive_wave = Vague destructrice
    .text = À jouer quand vous entrez dans Tokyo : chaque autre Monstre perd 2 Cœurs.
    .timing = Immédiatement après votre entrée dans Tokyo.
    .note-1 = Perte par carte : pas de Fuite.

card-cult_worshippers = Adorateurs du culte
    .text = Gain de PV égal au nombre de Cœurs que vous avez gagnés dans le tour en cours.
    .timing = À tout moment dans un tour où vous avez gagné des Cœurs.
    .note-1 = Cœurs réellement gagnés (au-delà du maximum ne compte pas) ; aussi au tour d’autres joueurs.
    .note-2 = Les Cœurs fixés par un retour à la vie (Il restait un œuf !) ne comptent pas.

card-high_tide = Marée haute
    .text = Pour chaque dé cœur de votre Lancer, un cœur s’ajoute au Lancer.
    .timing = Votre tour, après votre dernier Lancer et au plus tard au total du Lancer.
    .note-1 = Double vos Cœurs ; les Cœurs ajoutés comptent pour évoluer et pour les cartes qui regardent vos Cœurs, comme Pandarwinisme.
    .note-2 = Ils ne soignent pas dans Tokyo.

card-terror_of_the_deep = Terreur des profondeurs
    .text = Contre toute perte, vous lancez autant de dés que de Cœurs menacés ; les cœurs obtenus en annulent autant.
    .timing = Quand une perte devrait vous être appliquée ; facultatif ; une fois par perte.

card-eater_of_souls = Mangeur d’âmes
    .text = Porte votre maximum à 12 Cœurs tant qu’elle est en jeu et vous donne 1 Cœur chaque fois que vous entrez dans Tokyo.
    .timing = En entrant dans Tokyo, automatique ; permanent.
    .note-1 = Avec Encore plus grand, le maximum reste 12.

card-sunken_temple = Temple englouti
    .text = Hors de Tokyo, vous pouvez renoncer à votre tour avant de lancer, en échange de 3 Cœurs et 3 Énergies.
    .timing = Votre tour avant le premier Lancer ; facultatif.
    .note-1 = Passer saute Lancer, Résoudre, Entrer dans Tokyo et Acheter ; les effets de fin de tour ont lieu quand même.

card-mandibles_of_dread = Mandibules d’effroi
    .text = Vos Blessures coûtent 1 PV à chaque victime.
    .timing = Après l’application de vos baffes ; automatique ; une fois par Monstre Blessé et par tour.
    .note-1 = Erratum de l’éditeur : une édition a imprimé par erreur le texte de Vision thermique ; l’effet donné ici est le bon.
