### Les règles de Godzilla : Tokyo Clash.

game = Godzilla : Tokyo Clash

## Matériel

section-cmp = Matériel

GTC-CMP-01 = Le jeu est pour 2 à 4 joueurs ; chacun dirige exactement un des quatre Kaiju : Godzilla, Mothra, King Ghidorah ou Megalon.

GTC-CMP-02 = Il y a 120 cartes Kaiju, réparties en une pioche distincte pour chacun des quatre Kaiju.

GTC-CMP-03 = La boîte contient 13 tuiles de plateau, 13 figurines de bâtiments (les Grands bâtiments), 74 jetons, 6 cartes Événement, 4 fiches de Kaiju, 4 figurines de Kaiju avec 1 socle, 1 piste de Dégâts, 1 pion Destructeur d’oxygène et 5 cubes.

GTC-CMP-04 = Une carte Kaiju montre un titre, un coût en Énergie (en haut à droite), une valeur de Domination, éventuellement des valeurs de Déplacement, d’Attaque ou de Défense, et éventuellement un texte ou des mots-clés.

GTC-CMP-05 = Les emplacements du plateau portent des lettres : B Petit bâtiment, R Antenne radar, P Centrale électrique, M Bunker militaire, T Tour.

GTC-CMP-06 = Le nombre de pions est une vraie limite : quand la réserve n’a plus de pion d’un type, on n’en place plus jusqu’à ce qu’il en revienne un. Avec les pions de la boîte, aucun Événement n’en demande jamais plus qu’il n’y en a.
    .basis = Le livret n’en dit rien.

GTC-CMP-07 = Le nom, la pioche et la fiche d’un Kaiju ne servent qu’à un seul joueur par partie.
    .basis = Le livret n’en dit rien.

GTC-CMP-08 = Chacune des quatre pioches a exactement 30 cartes.

GTC-CMP-09 = Un joueur qui doit placer un pion mais ne trouve ni case permise ni pion dans la réserve ne place rien ; personne ne le place à sa place et rien n’est dû plus tard.
    .basis = Le livret n’en dit rien.

GTC-CMP-10 = Sur une carte Kaiju, la valeur de Domination est dans le coin inférieur droit.

## Géométrie du plateau

section-hex = Géométrie du plateau

GTC-HEX-01 = Le plateau est un ensemble de cases hexagonales ; chaque case est désignée par deux coordonnées (q, r), et la troisième s’en déduit : s = −q − r.
    .basis = Le livret n’en dit rien.

GTC-HEX-02 = Deux cases sont adjacentes quand on passe de l’une à l’autre en ajoutant (1,0), (0,1), (-1,1), (-1,0), (0,-1) ou (1,-1).
    .basis = Le livret n’en dit rien.

GTC-HEX-03 = La distance entre deux cases est le plus grand de leurs trois écarts, en q, en r et en s, sans tenir compte du signe.
    .basis = Le livret n’en dit rien.

GTC-HEX-04 = Deux cases différentes sont en ligne droite quand leur écart est de 0 en q, de 0 en r ou de 0 en s ; la ligne suit une des six directions d’adjacence.
    .basis = Le livret n’en dit rien.

GTC-HEX-05 = Une case compte comme en ligne droite avec elle-même, à distance 0.
    .basis = Le livret n’en dit rien.

GTC-HEX-06 = À N cases ou moins veut dire à une distance de 0 à N compris, sauf si le texte dit adjacent, qui veut dire à distance 1 exactement.
    .basis = Le livret n’en dit rien.

GTC-HEX-07 = Les cases entre deux cases d’une ligne droite sont celles strictement à l’intérieur du segment ; aucune des deux extrémités n’en fait partie.
    .basis = Le livret n’en dit rien.

GTC-HEX-08 = Une case peut contenir n’importe quel nombre de Kaiju, de Véhicules et de Petits bâtiments, au plus un Grand bâtiment et au plus un Générateur de foudre.
    .basis = Le livret n’en dit rien.

GTC-HEX-09 = Il n’y a rien au-delà du bord : les pions ne quittent jamais le plateau en se déplaçant ou en étant projetés.
    .basis = Le livret n’en dit rien.

GTC-HEX-10 = La terre, c’est toute case qui n’est pas d’eau, quels que soient les bâtiments, la voie ou les pions qu’elle a ; la tuile centrale est de terre.
    .basis = Le livret n’en dit rien.

GTC-HEX-11 = Aucun Kaiju ne s’arrête jamais dans une case avec un Grand bâtiment : déplacements, poussées et placements ne peuvent pas s’y terminer, et une projection qui s’y termine détruit le bâtiment.
    .basis = Le livret n’en dit rien.

GTC-HEX-12 = Un Véhicule dans la case d’un Grand bâtiment ne peut pas être ramassé, car aucun Kaiju ne peut s’y arrêter ; on l’atteint une fois qu’il est parti ou que le bâtiment a disparu. Un Véhicule projeté dans cette case peut tout de même le détruire.
    .basis = Le livret n’en dit rien.

GTC-HEX-13 = Les pions d’un type dans une même case sont équivalents, sauf que les Chasseurs diffèrent par leur orientation ; un choix entre pions équivalents est une seule option.
    .basis = Le livret n’en dit rien.

GTC-HEX-14 = Les trois plateaux n’ont ni trous ni encoches : la distance à pied est partout la distance en hexagones, et une ligne droite entre deux cases ne quitte jamais le plateau.
    .basis = Le livret n’en dit rien.

## Mise en place

section-set = Mise en place

GTC-SET-01 = Le plateau se construit autour de la tuile centrale : d’autres tuiles, tirées au hasard, forment le contour prévu pour le nombre de joueurs.

GTC-SET-02 = À deux joueurs, prenez six tuiles en plus de la tuile centrale et commencez de part et d’autre.

GTC-SET-03 = À trois joueurs, prenez neuf tuiles en plus de la tuile centrale, et à quatre joueurs les douze, dans la forme et aux emplacements prévus pour ce nombre de joueurs.
    .basis = Le livret n’en dit rien.

GTC-SET-04 = Insérez dans le socle de chaque Grand bâtiment la tuile de récompense qui lui correspond et posez chaque bâtiment sur un emplacement portant sa lettre.

GTC-SET-05 = Posez la piste de Dégâts à la portée de tous et le pion Destructeur d’oxygène sur sa case DÉPART.

GTC-SET-06 = Choisissez deux cartes Événement ; posez-en une au-dessus de la piste de Dégâts (Événement 1) et une en dessous (Événement 2).

GTC-SET-07 = Pour une première partie, les Événements proposés sont Assaut blindé et Heure de pointe.

GTC-SET-08 = Suivez les consignes de mise en place des deux Événements choisis.

GTC-SET-09 = Chaque joueur choisit un Kaiju ; sa figurine commence sur la case de départ la plus proche de sa place.

GTC-SET-10 = Pour une première partie, les Kaiju proposés sont Godzilla et Megalon.

GTC-SET-11 = Un Kaiju ne commence jamais sur un Grand bâtiment : si la case de départ en a un, on tourne d’abord la tuile pour que le bâtiment soit ailleurs.

GTC-SET-12 = Chaque joueur met son cube d’Énergie sur 2.

GTC-SET-13 = Chaque joueur mélange sa pioche, la pose face cachée et pioche cinq cartes.

GTC-SET-14 = Donnez le jeton Roi des Monstres à un joueur au hasard ; ce joueur agit en premier dans la première manche.

GTC-SET-15 = Le jeton ne donne pas de carte de plus dans la main de départ ; chacun commence avec cinq cartes.

GTC-SET-16 = La rotation se fait par crans qui gardent le contour de la tuile (120 degrés pour les tuiles de trois hexagones), dans le sens horaire, du plus petit nombre de crans qui libère la case de départ ; tout ce qui est imprimé sur la tuile tourne avec elle.
    .basis = Le livret n’en dit rien.

GTC-SET-17 = Un Petit bâtiment ou de l’eau sur une case de départ y reste ; seuls les Grands bâtiments obligent à tourner.
    .basis = Le livret n’en dit rien.

GTC-SET-18 = Choisissez les deux Événements au hasard, sans répétition, sauf si les joueurs se mettent d’accord sur deux.
    .basis = Le livret n’en dit rien.

GTC-SET-19 = La mise en place des Événements se fait en dernier, bien que le livret la cite avant les Kaiju : une fois seulement que chaque Kaiju est sur sa case de départ, que les tuiles ont été tournées au besoin et que le Roi des Monstres est connu, les joueurs placent les pions un par un dans l’ordre du tour à partir du Roi des Monstres, l’Événement 1 avant l’Événement 2.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-SET-20 = Placer, déplacer ou commencer sur une case pendant la mise en place ne déclenche aucun effet.
    .basis = Le livret n’en dit rien.

GTC-SET-21 = La jauge des Têtes de King Ghidorah commence à 0.
    .basis = Le livret n’en dit rien.

GTC-SET-22 = La piste d’Énergie va de 0 à 10 ; les gains au-delà de 10 et les pertes en dessous de 0 sont ignorés.
    .basis = Le livret n’en dit rien.

GTC-SET-23 = On ne peut pas refaire sa main de départ.
    .basis = Le livret n’en dit rien.

GTC-SET-24 = Seuls les emplacements des tuiles utilisées reçoivent des bâtiments ; à deux ou trois joueurs, les autres bâtiments restent dans la boîte.
    .basis = Le livret n’en dit rien.

GTC-SET-25 = Les tuiles sont distribuées au hasard aux emplacements, chacune avec une rotation au hasard de 0, 1 ou 2 crans. Les places sont numérotées dans le sens horaire et la place k commence sur la case de départ indiquée pour la place k.
    .basis = Le livret n’en dit rien.

GTC-SET-26 = Les Kaiju se décident avant la distribution du plateau : une place peut en nommer un, deux places ne peuvent pas avoir le même (le plus petit numéro passe d’abord), et les places qui n’en nomment pas, ou qui en nomment un déjà pris, en reçoivent un au hasard parmi ceux qui restent.
    .basis = Le livret n’en dit rien.

GTC-SET-27 = L’Événement choisi ou tiré en premier est l’Événement 1, l’autre l’Événement 2 ; dans la première partie proposée, Assaut blindé est l’Événement 1 et Heure de pointe l’Événement 2.
    .basis = Le livret n’en dit rien.

GTC-SET-28 = Sur demande, on pose le plateau par défaut au lieu d’un plateau au hasard ; aucune tuile n’y est à tourner.
    .basis = Le livret n’en dit rien.

GTC-SET-29 = Ordre de la mise en place : places et Kaiju, tuiles et rotations, tuiles tournées aux cases de départ, bâtiments, piste de Dégâts et pion, cartes Événement, figurines, Énergie, pioches et mains de départ, jeton Roi des Monstres, mise en place des Événements. Les joueurs connaissent donc leur main quand ils placent les pions des Événements.
    .basis = Le livret n’en dit rien.

GTC-SET-30 = Le hasard n’entre dans une partie qu’ici et par les mélanges : Kaiju que personne n’a nommés, tuiles, rotations, Événements, jeton, et chaque mélange d’une pioche. Rien d’autre n’est aléatoire.
    .basis = Le livret n’en dit rien.

## Déroulement d’une manche

section-rnd = Déroulement d’une manche

GTC-RND-01 = La partie se joue en manches de quatre phases, toujours dans cet ordre : Destructeur d’oxygène, Actions, Récupération, Événements.

GTC-RND-02 = La phase du Destructeur est sautée dans la première manche.

GTC-RND-03 = La vérification de la fin de partie est la dernière étape de la phase d’Événements ; si la partie continue, la manche suivante commence par sa phase du Destructeur.

GTC-RND-04 = L’ordre du tour est horaire (vers la gauche) à partir du tenant du jeton Roi des Monstres.

## Phase du Destructeur

section-oxy = Phase du Destructeur

GTC-OXY-01 = À chaque manche après la première, cette phase avance le pion Destructeur d’oxygène d’exactement une case ronde.

GTC-OXY-02 = Seules les cases rondes comptent pour le pion et seules les cases carrées reçoivent les Petits bâtiments.

GTC-OXY-03 = Que le pion dépasse des Petits bâtiments dans cette phase n’arrête pas la manche ; les quatre phases sont jouées quand même.

GTC-OXY-04 = Un pion déjà sur FIN ne bouge pas.
    .basis = Le livret n’en dit rien.

## Phase d’Actions

section-act = Phase d’Actions

GTC-ACT-01 = Le tenant du jeton joue le premier tour de la phase ; ensuite les tours se suivent dans le sens horaire.

GTC-ACT-02 = À son tour, un joueur fait exactement une chose sur trois : jouer une carte Kaiju de sa main, faire une des actions de Défausse de son Kaiju, ou passer.

GTC-ACT-03 = La phase se termine dès que tous les joueurs ont passé l’un après l’autre sans que personne ait rien fait d’autre entre-temps.

GTC-ACT-04 = Passer n’exclut pas un joueur de la phase : à un tour suivant, ce joueur peut de nouveau jouer une carte ou faire une action de Défausse.

GTC-ACT-05 = Quand tous les joueurs ont passé de suite, la phase de Récupération doit commencer.

GTC-ACT-06 = On compte les joueurs qui passent à la suite ; toute carte jouée comme action et toute action de Défausse ramène ce compte à 0, et la phase finit quand il atteint le nombre de joueurs.
    .basis = Le livret n’en dit rien.

GTC-ACT-07 = Jouer une carte Défense pendant le tour de quelqu’un d’autre n’est pas une action et ne remet pas ce compte à zéro.
    .basis = Le livret n’en dit rien.

GTC-ACT-08 = Un joueur sans carte en main ne peut que passer.
    .basis = Le livret n’en dit rien.

GTC-ACT-09 = Si le jeton Roi des Monstres change de mains pendant la phase, le tour va quand même au joueur suivant dans le sens horaire ; le nouveau tenant commence la manche suivante.
    .basis = Le livret n’en dit rien.

GTC-ACT-10 = Passer est toujours permis, même pour un joueur qui pourrait agir.

GTC-ACT-11 = Garde-fou pour que la phase finisse toujours : un joueur qui a fait 30 actions dans une phase d’Actions (cartes jouées comme actions et actions de Défausse ensemble) ne peut plus que passer jusqu’à la fin de la phase.
    .basis = Le livret n’en dit rien.

GTC-ACT-12 = Les actions enchaînées par Élan forment un seul tour ; après un tour où le joueur a fait quoi que ce soit, le compte des joueurs qui ont passé est à 0.
    .basis = Le livret n’en dit rien.

GTC-ACT-13 = Un joueur dont la seule réponse possible est de passer, parce que sa main est vide ou que le garde-fou est atteint, passe sans qu’on lui demande ; après l’Élan, le tour se termine de la même façon.
    .basis = Le livret n’en dit rien.

## Jouer des cartes Kaiju

section-card = Jouer des cartes Kaiju

GTC-CARD-01 = Pour jouer une carte, baissez votre Énergie de son coût ; si vous avez moins d’Énergie que le coût, vous ne pouvez pas la jouer.

GTC-CARD-02 = Une carte jouée est d’abord appliquée entièrement et défaussée seulement ensuite ; sauf Élan, le tour suivant est celui du voisin de gauche.

GTC-CARD-03 = Ordre d’application d’une carte : payer le coût ; les effets qui attendent le paiement d’une carte ; compter les icônes Tête ; les effets immédiats de la carte ; le Déplacement ; les effets d’après le Déplacement ; les effets d’avant l’attaque ; l’attaque, ou l’attaque de zone qui en tient lieu ; les effets d’après les dégâts ou d’après la projection ; les effets d’après l’attaque ; la carte va à la défausse, une Amélioration entre en jeu ; les effets des cartes Défense jouées contre elle ; l’Élan.
    .basis = Le livret n’en dit rien.

GTC-CARD-04 = Tant qu’une carte est appliquée, elle n’est dans aucune pile : elle ne peut pas se reprendre elle-même et ne fait pas partie d’un mélange.
    .basis = Le livret n’en dit rien.

GTC-CARD-05 = Une carte peut être jouée même si une partie ou la totalité ne peut pas servir ; un joueur qui joue une carte d’attaque sans cible permise n’attaque simplement pas. La carte est payée et compte quand même comme une action.
    .basis = Le livret n’en dit rien.

GTC-CARD-06 = Le Déplacement imprimé est facultatif et peut être plus court ; l’Attaque imprimée est facultative ; les effets de texte sont obligatoires sauf s’ils disent pouvoir ou jusqu’à.
    .basis = Le livret n’en dit rien.

GTC-CARD-07 = Une carte dont la seule valeur est Défense ne peut pas être jouée comme action ; elle peut être défaussée pour une action de Défausse.

GTC-CARD-08 = Une carte avec Déplacement et Attaque utilise d’abord le Déplacement ; l’attaque se fait depuis la case où il s’est terminé.
    .basis = Le livret n’en dit rien.

GTC-CARD-09 = Une pioche épuisée est renouvelée aussitôt en mélangeant la défausse de son propriétaire en une nouvelle pioche face cachée.

GTC-CARD-10 = Si la défausse est vide aussi, on ne pioche ou ne révèle qu’autant de cartes qu’il y en a.
    .basis = Le livret n’en dit rien.

GTC-CARD-11 = Les mains sont secrètes, les défausses et les Améliorations en jeu sont visibles, les piles de Trophées sont face cachée mais leur taille est visible.
    .basis = Le livret n’en dit rien.

GTC-CARD-12 = La nouvelle pioche est faite au moment où la dernière carte quitte l’ancienne, avec les cartes alors dans la défausse. Si la défausse est vide à ce moment, la pioche reste vide et la défausse est mélangée la prochaine fois qu’il faut piocher, révéler ou regarder une carte.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-CARD-13 = Chacun peut compter n’importe quelle pile et lire n’importe quelle défausse ; un joueur peut lire ses propres Trophées à tout moment mais ne peut pas en changer l’ordre.
    .basis = Le livret n’en dit rien.

GTC-CARD-14 = Une carte posée sur une pioche vide est toute la pioche. Un joueur qui doit piocher, révéler ou regarder plus de cartes que la pioche et la défausse n’en ont utilise tout ce qu’il y a et ne subit rien pour le reste.
    .basis = Le livret n’en dit rien.

GTC-CARD-15 = Une limite par tour compte les cartes de ce nom jouées comme actions pendant le tour en cours ; défausser un exemplaire pour une action de Défausse n’est ni limité ni compté.
    .basis = Le livret n’en dit rien.

GTC-CARD-16 = Les exemplaires d’une même carte dans une main, une pile ou une zone de jeu sont équivalents ; un choix entre eux est une seule option.
    .basis = Le livret n’en dit rien.

GTC-CARD-17 = Une carte qui arrive en main pendant un tour peut servir aussitôt là où l’Élan ou une défense le permet ; il n’y a pas de limite de main hors de la phase de Récupération.
    .basis = Le livret n’en dit rien.

## Se déplacer

section-move = Se déplacer

GTC-MOVE-01 = Une valeur de Déplacement vous permet de déplacer votre Kaiju d’autant de cases au plus.

GTC-MOVE-02 = L’eau, les Petits bâtiments, les Véhicules et les autres Kaiju n’arrêtent pas un Kaiju qui se déplace et ne l’empêchent pas de s’arrêter.

GTC-MOVE-03 = Un Grand bâtiment peut être traversé, mais on ne peut pas s’y arrêter.

GTC-MOVE-04 = Chaque pas mène à une case adjacente ; la direction peut changer à chaque pas, sauf si le texte exige une ligne droite.
    .basis = Le livret n’en dit rien.

GTC-MOVE-05 = Se déplacer ne détruit rien et n’inflige pas de dégâts, sauf avec les Générateurs de foudre.
    .basis = Le livret n’en dit rien.

GTC-MOVE-06 = Les effets qui placent votre Kaiju ignorent tout ce qui est entre les deux et ne peuvent pas choisir la case d’un Grand bâtiment.
    .basis = Le livret n’en dit rien.

GTC-MOVE-07 = Une poussée est un déplacement forcé le long d’une ligne droite : ce n’est pas une projection, elle ne détruit rien, ne cause pas de dégâts de collision et ne profite pas de la capacité de Godzilla. Elle passe les autres Kaiju et se termine avant un Grand bâtiment ou au bord du plateau.
    .basis = Le livret n’en dit rien.

GTC-MOVE-08 = À l’opposé veut dire le long de la ligne qui va de celui qui pousse à travers la cible ; si les deux sont dans la même case, celui qui pousse choisit une des six directions. Vers veut dire en arrière sur cette ligne et jamais au-delà de la case de celui qui pousse ; c’est impossible depuis la même case.
    .basis = Le livret n’en dit rien.

GTC-MOVE-09 = Un Kaiju poussé compte comme déplacé par le joueur qui pousse dans chaque case où il entre ; il peut donc déclencher des Générateurs de foudre.
    .basis = Le livret n’en dit rien.

GTC-MOVE-10 = Celui qui se déplace fixe tout le chemin avant le premier pas. Un chemin peut passer plusieurs fois par une case ; seule sa dernière case doit être libre de Grand bâtiment, même après en avoir traversé plusieurs d’affilée.
    .basis = Le livret n’en dit rien.

GTC-MOVE-11 = Les chemins qui finissent dans la même case et entrent dans les mêmes Générateurs de foudre sont une seule option ; sans Générateur à portée, seule la dernière case compte.
    .basis = Le livret n’en dit rien.

GTC-MOVE-12 = Un Déplacement de 0 case est toujours permis ; on n’entre alors nulle part.
    .basis = Le livret n’en dit rien.

GTC-MOVE-13 = Un placement n’entre que dans la nouvelle case et dans rien entre les deux ; placer un Kaiju là où il est déjà n’entre nulle part.
    .basis = Le livret n’en dit rien.

## Attaquer

section-atk = Attaquer

GTC-ATK-01 = Sans Portée, une attaque n’atteint que ce qui est dans la case de l’attaquant.

GTC-ATK-02 = Seuls les autres Kaiju et les Véhicules peuvent être la cible d’une attaque.

GTC-ATK-03 = Une fois la cible choisie, décidez de la projeter ou de lui infliger des dégâts.

GTC-ATK-04 = Les Véhicules ne peuvent qu’être projetés, jamais subir de dégâts.

GTC-ATK-05 = Les bâtiments ne peuvent pas être attaqués directement ; ils sont détruits par ce qui est projeté ou par des effets de cartes.

GTC-ATK-06 = Une attaque a une seule cible, sauf si la carte dit autre chose ; avec plusieurs cibles possibles dans la case, l’attaquant choisit.
    .basis = Le livret n’en dit rien.

GTC-ATK-07 = Vous ne pouvez jamais viser votre propre Kaiju.
    .basis = Le livret n’en dit rien.

GTC-ATK-08 = Les Générateurs de foudre ne sont pas des Véhicules : on ne peut ni les viser ni les projeter.
    .basis = Le livret n’en dit rien.

GTC-ATK-09 = Annoncez la carte, la cible, le mode et la valeur d’Attaque finale avant que la cible décide de se défendre ou non.
    .basis = Le livret n’en dit rien.

GTC-ATK-10 = Une attaque de zone n’inflige que des dégâts ; ses cibles sont traitées une par une dans le sens horaire à partir de la gauche de l’attaquant, chacune avec sa défense, son Trophée et la question du jeton, et le Kaiju de l’attaquant n’en fait jamais partie.
    .basis = Le livret n’en dit rien.

GTC-ATK-11 = Les effets d’après dégâts demandent une attaque pour des dégâts qui n’a pas été bloquée ; ceux d’après projection demandent une attaque qui a servi à projeter ; un texte qui ne dit ni l’un ni l’autre vaut dans les deux cas.
    .basis = Le livret n’en dit rien.

GTC-ATK-12 = Un bonus à la valeur d’Attaque augmente aussi bien la distance maximale de projection que les dégâts.
    .basis = Le livret n’en dit rien.

GTC-ATK-13 = Dans le texte d’une carte Défense, l’attaquant est le joueur contre les dégâts duquel on se défend, et le Kaiju de ce joueur.
    .basis = Le livret n’en dit rien.

GTC-ATK-14 = Une attaque pour des dégâts passe par ces moments : la cible et le mode sont annoncés ; les Améliorations pour cette attaque sont dépensées ; les effets qui changent l’attaque s’appliquent, Salve comprise ; la valeur d’Attaque finale est annoncée ; la cible se défend ou non ; les dégâts sont réglés.
    .basis = Le livret n’en dit rien.

GTC-ATK-15 = On peut renoncer à l’attaque d’une carte après son Déplacement ; les effets d’après l’attaque s’appliquent quand même.
    .basis = Le livret n’en dit rien.

GTC-ATK-16 = Une cible une fois annoncée reste la cible pour chaque effet suivant de la carte qui en parle, où qu’elle ait été déplacée entre-temps.
    .basis = Le livret n’en dit rien.

GTC-ATK-17 = Une attaque de zone est un texte de sa carte : elle ne peut pas être refusée et frappe chaque autre Kaiju à portée. Seule l’attaque normale d’une carte peut être refusée.
    .basis = Le livret peut se lire de plusieurs façons.

## Projeter

section-thr = Projeter

GTC-THR-01 = La plus grande distance de projection d’une carte est sa valeur d’Attaque.

GTC-THR-02 = Une projection suit n’importe quelle ligne droite à partir de la case du Kaiju qui projette.

GTC-THR-03 = Projeter un Véhicule : choisissez une case d’arrivée à la distance maximale ou moins ; détruisez le Véhicule projeté et un Petit bâtiment, un Grand bâtiment ou un Véhicule dans cette case.

GTC-THR-04 = À la place, un Véhicule peut être projeté sur un autre Kaiju à la distance maximale ou moins : ce Kaiju subit 1 dégât et le Véhicule projeté est détruit.

GTC-THR-05 = Si plusieurs Kaiju sont dans la case où arrive un Véhicule, celui qui projette choisit lequel subit le dégât.

GTC-THR-06 = Un Kaiju projeté vole dans la direction choisie sur la distance maximale au plus et s’arrête avant dans la première case qui a un Grand bâtiment ou un autre Kaiju.

GTC-THR-07 = Celui qui projette peut détruire un Petit bâtiment ou un Véhicule, pas plus, par case du trajet d’un Kaiju projeté.

GTC-THR-08 = Un Grand bâtiment dans la case où un Kaiju projeté s’arrête doit être détruit ; un Véhicule qui s’y trouve ne peut pas l’être à sa place.

GTC-THR-09 = Atterrir sur un autre Kaiju inflige 1 dégât au Kaiju projeté et 1 à celui qu’il percute.

GTC-THR-10 = Avec plusieurs Kaiju dans la case d’arrivée, un seul, choisi par celui qui projette, est percuté.

GTC-THR-11 = Une projection couvre au moins 1 case ; si la première case dans une direction est hors du plateau, cette direction ne peut pas être choisie.
    .basis = Le livret n’en dit rien.

GTC-THR-12 = Sans obstacle, celui qui projette choisit n’importe quelle distance de 1 au maximum ; un Kaiju projeté s’arrête aussi au bord du plateau.
    .basis = Le livret n’en dit rien.

GTC-THR-13 = La case de départ d’une projection n’est pas traversée ; chaque case suivante, case d’arrivée comprise, permet une destruction.
    .basis = Le livret n’en dit rien.

GTC-THR-14 = Quand la case d’arrivée a un Grand bâtiment, le détruire épuise l’unique destruction de cette case.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-THR-15 = Un Véhicule projeté passe au-dessus de tout avant sa case d’arrivée sans rien toucher.
    .basis = Le livret n’en dit rien.

GTC-THR-16 = Un Véhicule peut arriver dans une case où il n’y a rien à détruire ; alors seul le Véhicule projeté est détruit.
    .basis = Le livret n’en dit rien.

GTC-THR-17 = Dans une case d’arrivée avec un Kaiju et d’autres pièces, celui qui projette choisit entre percuter le Kaiju et détruire une pièce ; jamais les deux.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-THR-18 = Celui qui projette touche la récompense du Véhicule projeté et celle de la pièce détruite.
    .basis = Le livret n’en dit rien.

GTC-THR-19 = Réglez la projection d’un Kaiju case par case : entrée, Générateur de foudre, puis une destruction ; arrêt au premier obstacle ; là, celui qui projette choisit le Kaiju percuté s’il y en a plusieurs, puis on règle les dégâts de collision, d’abord ceux du Kaiju projeté.
    .basis = Le livret n’en dit rien.

GTC-THR-20 = Une case d’arrêt n’a jamais à la fois un Grand bâtiment et un autre Kaiju, parce qu’aucun Kaiju ne s’arrête avec un Grand bâtiment ; si un effet devait y mener, le bâtiment est détruit et la collision a lieu aussi.
    .basis = Le livret n’en dit rien.

GTC-THR-21 = On ne peut pas se défendre contre une projection ; contre les dégâts qu’elle cause, on le peut.
    .basis = Le livret n’en dit rien.

GTC-THR-22 = Tous les dégâts causés par une projection sont infligés par le joueur qui projette, qui prend les Trophées et le jeton Roi des Monstres.
    .basis = Le livret n’en dit rien.

GTC-THR-23 = Quand un Kaiju projeté a détruit un Grand bâtiment, il reste dans cette case.
    .basis = Le livret n’en dit rien.

GTC-THR-24 = Si les dégâts d’un Véhicule projeté sont bloqués, le Véhicule est quand même détruit et sa récompense gagnée.
    .basis = Le livret n’en dit rien.

GTC-THR-25 = Quelle destruction faire dans chaque case, ou aucune, est le choix de celui qui projette ; détruire un Grand bâtiment n’est pas facultatif.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-THR-26 = La capacité de Godzilla ajoute 1 au maximum imprimé de chaque projection ; l’exemple de Glissade sur la queue dans le livret (maximum 3) montre donc la valeur de la carte et non le maximum avec la capacité.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-THR-27 = Un Véhicule qui arrive sans percuter de Kaiju doit détruire une pièce s’il y en a dans la case ; celui qui projette choisit laquelle.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-THR-28 = Tous les choix d’une projection, comme la direction, la distance, ce qui est détruit et quel Kaiju est percuté, reviennent au joueur qui projette, même quand la projection vient d’une carte Défense.
    .basis = Le livret n’en dit rien.

GTC-THR-29 = La direction et la distance sont nommées ensemble avant qu’un Kaiju projeté parte ; ce qu’on détruit se choisit dans chaque case quand elle est atteinte, après tout ce qui s’est passé dans les cases précédentes.
    .basis = Le livret n’en dit rien.

GTC-THR-30 = Pour un Véhicule projeté, la case d’arrivée et le résultat (quel Kaiju il percute, ce qu’il détruit, ou rien là où il n’y a rien) sont nommés ensemble.
    .basis = Le livret n’en dit rien.

GTC-THR-31 = Un Véhicule projeté dans une case qui a un Kaiju et rien à détruire percute un Kaiju de cette case ; pour arriver sans aucun résultat, il lui faut une case sans Kaiju et sans rien à détruire.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-THR-32 = Un Véhicule qui percute un Kaiju inflige d’abord son dégât, puis il est détruit et sa récompense touchée ; s’il détruit une pièce, il est lui-même détruit et récompensé d’abord, la pièce ensuite.
    .basis = Le livret n’en dit rien.

## Attaques à distance

section-rng = Attaques à distance

GTC-RNG-01 = Portée N atteint n’importe quel Kaiju à distance N ou moins, à condition que l’attaquant et la cible soient en ligne droite.

GTC-RNG-02 = Les attaques à distance n’infligent que des dégâts ; elles ne projettent jamais.

GTC-RNG-03 = Les attaques à distance ne peuvent viser ni Véhicules ni bâtiments.

GTC-RNG-04 = Les bâtiments, Véhicules et autres Kaiju entre l’attaquant et la cible ne gênent pas une attaque à distance.

GTC-RNG-05 = Un Kaiju dans votre propre case (distance 0) est une cible permise à distance.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-RNG-06 = Si plusieurs Kaiju sont dans la case visée, l’attaquant en choisit un.
    .basis = Le livret n’en dit rien.

## Infliger des dégâts et se défendre

section-dmg = Infliger des dégâts et se défendre

GTC-DMG-01 = Chaque fois qu’une valeur d’Attaque sert à des dégâts, ou qu’un effet inflige des dégâts à un Kaiju, le joueur visé peut se défendre avec une carte de sa main.

GTC-DMG-02 = Une valeur de Défense égale ou supérieure à la valeur d’Attaque bloque toute l’attaque, qui s’arrête là.

GTC-DMG-03 = Si la valeur d’Attaque est plus haute, les dégâts sont la valeur d’Attaque moins la valeur de Défense ; sans défense, c’est toute la valeur d’Attaque.

GTC-DMG-04 = Les autres effets de la carte d’attaque s’appliquent après les dégâts.

GTC-DMG-05 = Les autres effets de la carte Défense s’appliquent après tous les effets de la carte d’attaque.

GTC-DMG-06 = On ne peut jouer qu’une carte Défense au plus contre un assaut.

GTC-DMG-07 = Les cartes Défense ne se jouent qu’en réponse à des dégâts.

GTC-DMG-08 = Le défenseur paie le coût en Énergie de la carte Défense ; une carte qu’on ne peut pas payer ne peut pas servir.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-DMG-09 = Contre des dégâts qu’on ne peut pas bloquer, ni carte Défense ni rien qui la remplace n’est permis.
    .basis = Le livret n’en dit rien.

GTC-DMG-10 = Quand une attaque est bloquée, ses effets d’après dégâts n’ont pas lieu, mais les effets déjà appliqués avant l’attaque restent, l’Élan vaut encore, et les effets de la carte Défense ont quand même lieu.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-DMG-11 = On se défend séparément de chaque assaut, comme des deux moitiés d’une collision.
    .basis = Le livret n’en dit rien.

GTC-DMG-12 = Une carte Défense va à la défausse de son propriétaire après ses effets ; jusque-là elle n’est dans aucune pile.
    .basis = Le livret n’en dit rien.

GTC-DMG-13 = Les pertes d’Énergie, les défausses et les Trophées rendus à cause d’Événements ne sont pas des dégâts : on ne peut pas s’en défendre et ils ne déplacent jamais le jeton.
    .basis = Le livret n’en dit rien.

GTC-DMG-14 = Les textes qui comptent les dégâts infligés ou passés comptent des points de dégâts, pas les cartes révélées.
    .basis = Le livret n’en dit rien.

GTC-DMG-15 = On peut se défendre contre les dégâts de l’effet d’une carte Défense ; la carte Défense suivante s’applique de la même façon, et ces échanges finissent quand les cartes manquent.
    .basis = Le livret n’en dit rien.

GTC-DMG-16 = Quand plusieurs cartes Défense ont été jouées contre une même carte ou action, leurs effets suivent dans l’ordre où elles ont été jouées. Les conditions d’un texte de carte se lisent au moment où l’effet s’applique.
    .basis = Le livret n’en dit rien.

GTC-DMG-17 = Un assaut se règle dans cet ordre : la carte Défense ou ce qui en tient lieu est choisi et payé ; ses icônes Tête comptent ; sa valeur est lue et baissée par ce qui perfore ; ce qui reste de la valeur d’Attaque est le dégât ; à 0 l’assaut est bloqué, sinon le jeton passe, les cartes sont révélées, les Trophées pris et le reste défaussé.
    .basis = Le livret n’en dit rien.

GTC-DMG-18 = Une carte Défense peut être jouée même si elle n’arrête rien ou plus qu’il ne faut ; son coût et son texte comptent quand même.
    .basis = Le livret n’en dit rien.

GTC-DMG-19 = Les effets des cartes Défense se règlent jusqu’au bout, l’un après l’autre : tout ce que l’un d’eux déclenche, y compris les cartes Défense jouées contre ses dégâts ou sa projection, est terminé avant le suivant qui attend.
    .basis = Le livret n’en dit rien.

## Trophées

section-tro = Trophées

GTC-TRO-01 = L’attaquant prend sur le dessus de la pioche de la cible autant de cartes que de dégâts infligés et regarde leurs valeurs de Domination.

GTC-TRO-02 = Parmi ces cartes, celle qui vaut le plus de Domination devient un Trophée, face cachée dans la pile de l’attaquant.

GTC-TRO-03 = Si plusieurs cartes ont la plus haute valeur, une seule est prise.

GTC-TRO-04 = Toutes les autres cartes révélées vont à la défausse de la cible.

GTC-TRO-05 = Une carte de Domination 0 ne peut jamais être prise comme Trophée.

GTC-TRO-06 = Si toutes les cartes révélées ont Domination 0, la cible résiste à l’attaque : aucun Trophée n’est pris et toutes vont à la défausse.

GTC-TRO-07 = En cas d’égalité pour la plus haute valeur, l’attaquant choisit la carte à prendre.
    .basis = Le livret n’en dit rien.

GTC-TRO-08 = Les cartes révélées sont montrées à tous avant que le Trophée soit mis de côté.
    .basis = Le livret n’en dit rien.

GTC-TRO-09 = Si la pioche s’épuise pendant qu’on révèle des cartes, la défausse sans les cartes déjà révélées devient la nouvelle pioche et on continue, jusqu’à ce que les dégâts soient atteints ou qu’il ne reste plus de carte.
    .basis = Le livret n’en dit rien.

GTC-TRO-10 = Les Trophées sont perdus pour leur propriétaire jusqu’à la fin de la partie, sauf si un effet les rend.
    .basis = Le livret n’en dit rien.

GTC-TRO-11 = Une pile de Trophées est ordonnée ; le Trophée pris en dernier est dessus.
    .basis = Le livret n’en dit rien.

GTC-TRO-12 = Un effet qui donne des Trophées supplémentaires parmi les cartes révélées prend les plus hautes suivantes dans l’ordre, avant que les autres cartes soient défaussées ; la règle de la Domination 0 vaut pour chacune.
    .basis = Le livret n’en dit rien.

GTC-TRO-13 = Un effet qui prend un Trophée dans une main peut y prendre n’importe quelle carte de Domination 1 ou plus ; s’il n’y a que des 0, rien n’est pris.
    .basis = Le livret n’en dit rien.

GTC-TRO-14 = Les dégâts qu’un joueur inflige à son propre Kaiju ne prennent pas de Trophée : les cartes révélées vont à la défausse de ce joueur.
    .basis = Le livret n’en dit rien.

GTC-TRO-15 = Les dégâts au-delà du nombre de cartes qu’on peut révéler comptent quand même comme infligés, pour le jeton et pour les textes, mais ne révèlent rien de plus.
    .basis = Le livret n’en dit rien.

GTC-TRO-16 = Quand une attaque prend plusieurs Trophées, ils sont posés sur la pile un par un dans l’ordre où ils sont pris ; le dernier pris est donc dessus.
    .basis = Le livret n’en dit rien.

GTC-TRO-17 = Un Trophée supplémentaire facultatif peut être refusé ; chacun de ceux qui sont pris doit être la plus haute des cartes encore révélées.
    .basis = Le livret n’en dit rien.

## Élan

section-mom = Élan

GTC-MOM-01 = Une carte avec Élan, une fois appliquée, donne droit à une carte ou à une action de Défausse de plus dans le même tour.

GTC-MOM-02 = Vous pouvez enchaîner autant de cartes avec Élan que vous voulez dans un tour, jusqu’à ce que vous vous arrêtiez ou fassiez quelque chose sans Élan.

GTC-MOM-03 = Une action de Défausse marquée Élan prolonge le tour de la même façon.

GTC-MOM-04 = Chaque carte de la suite paie son propre coût.
    .basis = Le livret n’en dit rien.

GTC-MOM-05 = S’arrêter après une carte avec Élan, ce n’est pas passer et ne compte pas comme tel.
    .basis = Le livret n’en dit rien.

GTC-MOM-06 = Cartes jouées pendant ce tour veut dire les cartes Kaiju que vous avez jouées comme actions depuis le début de votre tour, pas les actions de Défausse ni les cartes Défense.
    .basis = Le livret n’en dit rien.

## Améliorations

section-enh = Améliorations

GTC-ENH-01 = Une carte Amélioration jouée va sous votre fiche et son avantage dure jusqu’à ce qu’elle soit retirée.

GTC-ENH-02 = Une Amélioration retirée va à la défausse de son propriétaire.
    .basis = Le livret n’en dit rien.

GTC-ENH-03 = Jouer une Amélioration est votre action du tour et doit être payé.
    .basis = Le livret n’en dit rien.

GTC-ENH-04 = Vous pouvez avoir autant d’Améliorations en jeu que vous voulez, même des exemplaires d’une même carte, et leurs effets s’additionnent.
    .basis = Le livret n’en dit rien.

GTC-ENH-05 = Les Améliorations en jeu ne font partie ni de la pioche ni de la main et ne peuvent pas devenir des Trophées.
    .basis = Le livret n’en dit rien.

GTC-ENH-06 = Certaines Améliorations agissent en permanence, d’autres se défaussent du jeu pour un effet plus fort.

GTC-ENH-07 = Plusieurs Améliorations qui se dépensent au même moment peuvent toutes y être dépensées ; chacune donne son effet entier.
    .basis = Le livret n’en dit rien.

## Actions de Défausse

section-dsc = Actions de Défausse

GTC-DSC-01 = Chaque fiche offre deux actions de Défausse ; en faire une veut dire défausser n’importe quelle carte de sa main sans utiliser son contenu et faire une des deux.

GTC-DSC-02 = Une action de Défausse ne coûte pas d’Énergie en plus de la carte défaussée.
    .basis = Le livret n’en dit rien.

GTC-DSC-03 = N’importe quelle carte peut être défaussée pour elle, y compris des cartes Défense, des Améliorations et des cartes que vous ne pourriez pas payer.
    .basis = Le livret n’en dit rien.

GTC-DSC-04 = La carte va à la défausse avant que l’effet s’applique.
    .basis = Le livret n’en dit rien.

GTC-DSC-05 = Une action de Défausse qui projette suit les règles de projection avec sa propre distance maximale et demande un Kaiju ou un Véhicule dans votre case.
    .basis = Le livret n’en dit rien.

GTC-DSC-06 = L’action de Défausse qui déplace d’une case a Élan pour chaque Kaiju qui l’a, de même que le déplacement en ligne droite de Mothra ; les projections de Godzilla et de King Ghidorah et le gain d’Énergie de Mothra ne l’ont pas.
    .basis = Le livret n’en dit rien.

GTC-DSC-07 = Une action de Défausse qui projette ne peut pas être choisie sans rien à projeter dans votre case ; une qui déplace peut être faite sans se déplacer.
    .basis = Le livret n’en dit rien.

GTC-DSC-08 = Ordre d’une action de Défausse : la carte est défaussée, l’effet est appliqué, les cartes Défense jouées contre lui sont réglées, puis son Élan compte.
    .basis = Le livret n’en dit rien.

## Détruire bâtiments et Véhicules

section-des = Détruire bâtiments et Véhicules

GTC-DES-01 = Détruire une pièce rapporte la récompense imprimée dessous.

GTC-DES-02 = Une Tour donne 4 Énergies.

GTC-DES-03 = Une Centrale électrique donne 2 Énergies et vous piochez une carte.

GTC-DES-04 = Un Bunker militaire donne 2 Énergies, et une carte de la défausse du joueur passe sur le dessus de sa pioche.

GTC-DES-05 = Une Antenne radar donne 2 Énergies et un regard secret sur la prochaine carte de la pioche d’un adversaire choisi, qui reste où elle est.

GTC-DES-06 = Un Petit bâtiment donne 2 Énergies.

GTC-DES-07 = Les Véhicules donnent 1 Énergie, sauf les Trains et les OVNI qui en donnent 3.

GTC-DES-08 = Les Grands bâtiments détruits sont hors du jeu.

GTC-DES-09 = Les Petits bâtiments détruits vont sur la piste de Dégâts.

GTC-DES-10 = Les Véhicules et Générateurs de foudre détruits quittent le plateau, ne vont pas sur la piste de Dégâts et peuvent revenir dans la phase d’Événements.

GTC-DES-11 = La récompense revient au joueur dont l’action ou l’effet a causé la destruction, même pendant le tour d’un autre.
    .basis = Le livret n’en dit rien.

GTC-DES-12 = Gagnez d’abord l’Énergie, puis l’autre effet ; un Bunker avec une défausse vide et une Centrale électrique sans carte à piocher ne donnent que l’Énergie.
    .basis = Le livret n’en dit rien.

GTC-DES-13 = La carte choisie pour un Bunker militaire peut être n’importe quelle carte de la défausse et est publique.
    .basis = Le livret n’en dit rien.

GTC-DES-14 = Chaque Petit bâtiment donne exactement 2 Énergies, bien que le livret ne le promette que pour la plupart des bâtiments.
    .basis = Le livret peut se lire de plusieurs façons.

## Piste de Dégâts

section-trk = Piste de Dégâts

GTC-TRK-01 = Tant que la piste de Dégâts est vide, un Petit bâtiment détruit se pose sur la case carrée marquée pour le nombre de joueurs : 2P, 3P ou 4P.

GTC-TRK-02 = Chaque Petit bâtiment suivant va sur la case carrée libre suivante, vers le pion Destructeur d’oxygène.

GTC-TRK-03 = La piste a des cases rondes de 0 (DÉPART) à 6 (FIN) avec trois cases carrées entre voisines, les carrées numérotées de 1 à 18 à partir du DÉPART ; la première case carrée est 12 à deux joueurs, 15 à trois et 18 à quatre.
    .basis = Le livret n’en dit rien.

GTC-TRK-04 = Un pion sur la case ronde c a dépassé la case carrée s exactement quand s vaut au plus 3c ; un jeton sur une case carrée juste après la case ronde du pion est seulement voisin.
    .basis = Le livret n’en dit rien.

GTC-TRK-05 = Un Petit bâtiment se pose même sur des cases carrées que le pion a déjà dépassées ; il compte alors comme dépassé.
    .basis = Le livret n’en dit rien.

GTC-TRK-06 = S’il ne reste plus de case carrée libre vers le DÉPART, le Petit bâtiment est mis de côté sans autre effet.
    .basis = Le livret n’en dit rien.

## Roi des Monstres

section-kom = Roi des Monstres

GTC-KOM-01 = Le tenant du jeton Roi des Monstres agit en premier à chaque manche.

GTC-KOM-02 = Le tenant complète sa main à six cartes au lieu de cinq ; c’est l’unique carte de plus du jeton par manche.

GTC-KOM-03 = La carte de plus ne vaut pas pour la première main de la partie.

GTC-KOM-04 = Qui tient le jeton à la fin de la partie compte 2 points de Domination de plus.

GTC-KOM-05 = Infliger des dégâts au tenant du jeton le fait toujours gagner, même si aucun Trophée n’en résulte.

GTC-KOM-06 = Une attaque entièrement bloquée n’inflige pas de dégâts et ne déplace pas le jeton.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-KOM-07 = Le jeton passe aussitôt que des dégâts sont infligés, avant l’étape des Trophées et avant d’autres effets.
    .basis = Le livret n’en dit rien.

GTC-KOM-08 = Si une action inflige des dégâts à deux Kaiju et que l’un d’eux tient le jeton, le joueur qui agit le prend ; les dégâts à soi-même ne le déplacent jamais.
    .basis = Le livret n’en dit rien.

GTC-KOM-09 = La carte de plus est piochée dans la phase de Récupération par qui tient alors le jeton ; rien entre cette phase et la manche suivante ne peut déplacer le jeton.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-KOM-10 = Le dernier joueur dans l’ordre du tour est celui à la droite du tenant du jeton, au moment où la question se pose.

GTC-KOM-11 = Il y a toujours exactement un tenant ; le jeton peut changer de mains plusieurs fois dans une même action.
    .basis = Le livret n’en dit rien.

## Phase de Récupération

section-ref = Phase de Récupération

GTC-REF-01 = Chaque joueur défausse d’abord autant de cartes de sa main qu’il veut, éventuellement aucune, puis complète : à six cartes pour le Roi des Monstres, à cinq pour tous les autres.

GTC-REF-02 = Si la pioche s’épuise, mélangez la défausse face cachée en une nouvelle pioche.

GTC-REF-03 = Activez ensuite les capacités de fin de manche : capacités des Kaiju, Améliorations et effets de bâtiments.

GTC-REF-04 = La phase a deux passages dans l’ordre du tour. D’abord chaque joueur défausse, utilise la capacité de Megalon si c’est la sienne, et pioche ; quand tous ont pioché, chaque joueur applique ses Améliorations pour cette phase dans l’ordre où elles ont été jouées, puis la capacité de la fiche. Avec les cartes de ce jeu, aucun autre ordre ne changerait le résultat.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-REF-05 = Un joueur qui a plus de cartes que la limite les garde et n’en pioche pas.
    .basis = Le livret n’en dit rien.

GTC-REF-06 = La défausse facultative n’a lieu qu’avant de piocher ; les cartes piochées ne peuvent pas être échangées.
    .basis = Le livret n’en dit rien.

GTC-REF-07 = Les défausses et le choix de Megalon se font ouvertement dans l’ordre du tour ; personne n’attend un joueur suivant.
    .basis = Le livret n’en dit rien.

## Phase d’Événements

section-evt = Phase d’Événements

GTC-EVT-01 = L’Événement 1 est appliqué jusqu’au bout avant que l’Événement 2 commence.

GTC-EVT-02 = Quand plusieurs Kaiju sont les plus proches à égalité, le Véhicule va vers le Roi des Monstres, qui n’a pas besoin d’être l’un d’eux.

GTC-EVT-03 = Quand plusieurs cases d’arrivée conviennent, le dernier joueur dans l’ordre du tour en choisit une.

GTC-EVT-04 = Les Événements peuvent demander aux joueurs de placer de nouveaux Véhicules ; la carte Événement dit où.

GTC-EVT-05 = Aller vers un Kaiju veut dire que chaque pas baisse la distance de 1 ; sur ces plateaux, un tel pas existe depuis chaque case.
    .basis = Le livret n’en dit rien.

GTC-EVT-06 = Les Véhicules déplacés par des Événements ignorent l’eau, les bâtiments et les autres pions ; seuls les Trains sont tenus aux voies.
    .basis = Le livret n’en dit rien.

GTC-EVT-07 = Les Véhicules d’un type se déplacent dans l’ordre où ils ont été placés. Aucun déplacement ne dépend de la place d’un autre Véhicule, donc l’ordre n’importe jamais et n’est demandé à personne.
    .basis = Le livret n’en dit rien.

GTC-EVT-08 = Le Kaiju vers lequel va un Véhicule est fixé quand ce Véhicule commence à se déplacer.
    .basis = Le livret n’en dit rien.

GTC-EVT-09 = Quand tous sauf le tenant du jeton placent un pion, ils le font dans le sens horaire en commençant par le voisin de gauche du tenant.
    .basis = Le livret n’en dit rien.

GTC-EVT-10 = Une condition de réapparition est vérifiée une seule fois, après les déplacements et les pertes de l’Événement.
    .basis = Le livret n’en dit rien.

GTC-EVT-11 = Les pertes d’un Événement s’appliquent quand tous ses pions se sont déplacés, dans l’ordre du tour.
    .basis = Le livret n’en dit rien.

GTC-EVT-12 = Quand un Événement ignore Mothra, elle ne compte pas pour trouver le Kaiju le plus proche ; si la règle d’égalité devait désigner Mothra comme Roi des Monstres, le dernier joueur dans l’ordre du tour choisit un des Kaiju à égalité.
    .basis = Le livret n’en dit rien.

GTC-EVT-13 = Un Véhicule dans la case d’un Kaiju qu’il n’ignore pas y reste, même si plusieurs Kaiju sont dans cette case ou que le Roi des Monstres est ailleurs.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-EVT-14 = Dans les phases de Récupération et d’Événements, l’ordre du tour commence par qui tient alors le jeton.
    .basis = Le livret n’en dit rien.

GTC-EVT-15 = Les pions placés par réapparition ne font rien avant la prochaine activation de leur Événement.
    .basis = Le livret n’en dit rien.

GTC-EVT-16 = Des Kaiju dans une même case sont à égale distance d’un Véhicule ailleurs ; deux d’entre eux ensemble sont donc aussi une égalité et l’envoient vers le Roi des Monstres.
    .basis = Le livret peut se lire de plusieurs façons.

## Événement : Assaut blindé

section-aa = Événement : Assaut blindé

GTC-AA-01 = Chaque Char se déplace de 1 case vers le Kaiju le plus proche.

GTC-AA-02 = Un joueur perd 1 Énergie pour chaque Char dans la case de son Kaiju ou dans une case adjacente.

GTC-AA-03 = Réapparition : quand les Chars en jeu ne sont pas plus nombreux que les joueurs, tous sauf le tenant du jeton en ajoutent un selon la règle de placement.

GTC-AA-04 = Mise en place : chaque joueur place deux Chars, un à la fois, sur des cases de terre sans Char qui ne sont ni la case d’un Kaiju ni voisines d’un Kaiju ; s’il ne reste aucune case de ce genre, on peut placer près d’un Kaiju, et s’il n’en reste toujours aucune, sur toute case de terre.
    .basis = Le livret n’en dit rien.

GTC-AA-05 = Les Chars peuvent être placés et entrer dans la case d’un Grand bâtiment, d’où ils coûtent quand même de l’Énergie aux Kaiju adjacents.
    .basis = Le livret n’en dit rien.

GTC-AA-06 = Plusieurs Chars peuvent partager une case après un déplacement ; seul le placement demande une case sans Char.
    .basis = Le livret n’en dit rien.

## Événement : Heure de pointe

section-rh = Événement : Heure de pointe

GTC-RH-01 = Chaque Train avance d’une case sur sa voie, conduit par le dernier joueur dans l’ordre du tour.

GTC-RH-02 = Réapparition : s’il ne reste aucun Train ou un seul, tous sauf le tenant du jeton en ajoutent un sur une case de voie libre selon la règle de placement.

GTC-RH-03 = Deux Trains ne peuvent jamais être sur la même voie.

GTC-RH-04 = Un Train vaut 3 Énergies.

GTC-RH-05 = Mise en place : chaque joueur place un Train sur une voie qui n’en a pas.
    .basis = Le livret n’en dit rien.

GTC-RH-06 = Une voie est la ligne de cases de voie d’une tuile ; sur une ligne ouverte, un Train à une extrémité revient en arrière, sur une boucle le dernier joueur choisit la direction.
    .basis = Le livret n’en dit rien.

GTC-RH-07 = Un Train dans une case avec un Kaiju ou un bâtiment n’a aucun effet sur eux.
    .basis = Le livret n’en dit rien.

GTC-RH-08 = Un Train peut être placé sur n’importe quelle case d’une voie libre ; les joueurs qui trouvent toutes les voies prises n’en placent pas.
    .basis = Le livret n’en dit rien.

GTC-RH-09 = Un Train peut être et entrer dans la case d’un Grand bâtiment sur sa voie.
    .basis = Le livret n’en dit rien.

## Événement : Frappes aériennes

section-as = Événement : Frappes aériennes

GTC-AS-01 = Chaque Chasseur vole de trois cases tout droit, puis se tourne dans l’autre sens.

GTC-AS-02 = Quand un ou plusieurs Chasseurs entrent dans la case d’un Kaiju, son joueur perd 1 Énergie et une Amélioration en jeu.

GTC-AS-03 = Réapparition : s’il reste au plus un Chasseur, tous sauf le tenant du jeton en ajoutent un dans une case sans Chasseur.

GTC-AS-04 = Entrer vaut pour toutes les cases où il passe, y compris celles qu’il traverse ; la case où un Chasseur commence ne compte pas.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-AS-05 = La perte s’applique une fois par Kaiju, quel que soit le nombre de Chasseurs entrés ; sans Amélioration, seule l’Énergie est perdue ; le propriétaire choisit l’Amélioration.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-AS-06 = Un Chasseur qui quitterait le plateau s’arrête dans sa dernière case sur le plateau, puis se retourne.
    .basis = Le livret n’en dit rien.

GTC-AS-07 = Mise en place et réapparition : le joueur qui place choisit une des six orientations ; chaque joueur place un Chasseur à la mise en place.
    .basis = Le livret n’en dit rien.

GTC-AS-08 = Deux Chasseurs peuvent finir dans la même case en se déplaçant ; la limite ne vaut que pour le placement.
    .basis = Le livret n’en dit rien.

## Événement : Invasion xilienne

section-xi = Événement : Invasion xilienne

GTC-XI-01 = Chaque OVNI se déplace de 2 cases vers le Kaiju le plus proche.

GTC-XI-02 = Un Kaiju dans la case duquel un OVNI a commencé ou est entré coûte une carte de sa main à son joueur.

GTC-XI-03 = Réapparition : la tuile centrale reçoit un OVNI s’il n’en reste aucun à deux joueurs, ou au plus un à trois ou quatre joueurs ; jamais plus d’un par activation.

GTC-XI-04 = Un OVNI vaut 3 Énergies.

GTC-XI-05 = Chaque OVNI coûte à un même joueur au plus une carte par activation ; le joueur choisit la carte ; un joueur sans carte ne perd rien.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-XI-06 = Un OVNI qui atteint le Kaiju vers lequel il va s’y arrête ; un Kaiju dans une case qu’il traverse est touché aussi.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-XI-07 = Mise en place : un OVNI sur la tuile centrale à deux joueurs, deux à trois ou quatre joueurs.
    .basis = Le livret n’en dit rien.

GTC-XI-08 = Là où un OVNI a plus d’une route, le dernier joueur dans l’ordre du tour choisit la route entière, y compris la case qu’il traverse.
    .basis = Le livret n’en dit rien.

## Événement : Bombardement naval

section-nb = Événement : Bombardement naval

GTC-NB-01 = Chaque Cuirassé tire sur chaque Kaiju en ligne droite avec lui et pas plus loin que 2 cases.

GTC-NB-02 = Un joueur attaqué par un ou plusieurs Cuirassés rend le Trophée du dessus de sa pile à son propriétaire, qui le met sur sa défausse.

GTC-NB-03 = Réapparition : quand les joueurs sont plus nombreux que les Cuirassés, tous sauf le tenant du jeton en ajoutent un sur l’eau.

GTC-NB-04 = Les Cuirassés ne se déplacent pas, et un Kaiju dans la case du Cuirassé est attaqué aussi.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-NB-05 = Au plus un Trophée par joueur est rendu par activation ; un joueur sans Trophée ne perd rien ; on ne peut pas se défendre contre cette attaque.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-NB-06 = Mise en place : chaque joueur place un Cuirassé sur une case d’eau ; les Cuirassés peuvent partager une case.
    .basis = Le livret n’en dit rien.

GTC-NB-07 = Le propriétaire d’un Trophée est le joueur de la pioche ou de la main duquel il vient ; la carte rendue est montrée à tous.
    .basis = Le livret n’en dit rien.

## Événement : Générateurs de foudre

section-lg = Événement : Générateurs de foudre

GTC-LG-01 = Réapparition : s’il ne reste aucun Générateur ou un seul, tous sauf le tenant du jeton en ajoutent un selon la règle de placement.

GTC-LG-02 = Un Kaiju amené dans la case d’un Générateur par une projection, un déplacement ou un placement subit 1 dégât qu’aucune défense n’arrête ; le joueur qui l’y a amené inflige ce dégât, détruit le Générateur et gagne 2 Énergies.

GTC-LG-03 = Dans comprend traverser : le Générateur se déclenche au moment où le Kaiju entre dans la case, puis le déplacement ou la projection continue.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-LG-04 = Déplacer votre propre Kaiju dans un Générateur blesse votre propre Kaiju sans Trophée ; vous le détruisez et gagnez quand même les 2 Énergies.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-LG-05 = Mothra gagne les 2 Énergies aussi, car un Générateur de foudre n’est ni un bâtiment ni un Véhicule.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-LG-06 = Un Générateur n’épuise pas l’unique destruction permise dans une case d’une projection.
    .basis = Le livret n’en dit rien.

GTC-LG-07 = Mise en place : chaque joueur place un Générateur sur une case de terre sans Kaiju, sans Grand bâtiment et sans autre Générateur.
    .basis = Le livret n’en dit rien.

GTC-LG-08 = Mothra ne peut pas projeter mais peut tourner les Générateurs contre d’autres Kaiju en les y poussant.

GTC-LG-09 = Seul un Kaiju déclenche un Générateur ; les Véhicules projetés ou déplacés dans sa case ne le déclenchent pas et ne le détruisent pas.
    .basis = Le livret n’en dit rien.

GTC-LG-10 = Ordre d’un Générateur : le dégât avec le jeton et les Trophées, puis le Générateur est retiré, puis les 2 Énergies sont gagnées, puis le déplacement continue. Il se déclenche une seule fois, donc aucun Kaiju ne partage jamais une case avec un Générateur.
    .basis = Le livret n’en dit rien.

GTC-LG-11 = Le dégât d’un Générateur gagne le jeton Roi des Monstres et un Trophée comme tout autre dégât infligé par ce joueur.
    .basis = Le livret n’en dit rien.

## Kaiju : Godzilla

section-god = Kaiju : Godzilla

GTC-GOD-01 = Godzilla projette les Kaiju et les Véhicules 1 case plus loin, avec les cartes d’attaque comme avec les actions de Défausse.

GTC-GOD-02 = Son action de Défausse qui projette d’une case porte donc à 2 cases.

GTC-GOD-03 = Montée en puissance est une Amélioration qui renforce ses attaques à distance et lui permet de prendre plusieurs Trophées.

GTC-GOD-04 = Plaques dorsales et Pose de vainqueur peuvent ramener Montée en puissance de la défausse.

GTC-GOD-05 = Méga rayon thermique a Portée 3 et détruit un bâtiment entre Godzilla et sa cible.

GTC-GOD-06 = Cuir d’écailles a Défense 2 et change chaque point de dégât non bloqué en 1 Énergie.

GTC-GOD-07 = Son autre action de Défausse est un déplacement d’une case ; c’est aussi une de celles de King Ghidorah et une de celles de Megalon.

GTC-GOD-08 = Le bonus ne s’ajoute jamais aux dégâts, seulement à la distance.
    .basis = Le livret n’en dit rien.

GTC-GOD-09 = Montée en puissance se dépense quand une attaque à distance est déclarée, avant que la cible se défende ; si l’attaque est bloquée, elle est quand même dépensée.
    .basis = Le livret n’en dit rien.

GTC-GOD-10 = Les deux exemplaires de Montée en puissance peuvent être dépensés pour la même attaque : +4 en Attaque et deux Trophées supplémentaires.
    .basis = Le livret n’en dit rien.

GTC-GOD-11 = Montée en puissance peut être dépensée pour toute carte qui a une Portée ; Pulsation nucléaire n’en a pas.
    .basis = Le livret n’en dit rien.

## Kaiju : King Ghidorah

section-kgh = Kaiju : King Ghidorah

GTC-KGH-01 = Chaque icône Tête d’une carte jouée monte la jauge des Têtes d’un cran.

GTC-KGH-02 = Quand la jauge des Têtes est à 3 et que vous utilisez une carte avec Salve, l’effet de sa Salve a lieu aussi ; sinon le texte de Salve est ignoré.

GTC-KGH-03 = Les effets de Salve peuvent prendre plusieurs Trophées.

GTC-KGH-04 = Inarrêtable et Envol sont meilleurs quand la jauge des Têtes est plus haute.

GTC-KGH-05 = La Salve de À la gorge ! révèle la main de la cible à King Ghidorah, qui peut prendre une de ces cartes comme Trophée supplémentaire.

GTC-KGH-06 = Après un effet de Salve, la jauge des Têtes revient à 0.

GTC-KGH-07 = Les icônes Tête comptent quand la carte est jouée, avant ses effets ; une carte avec une icône Tête peut donc amener la jauge à 3 pour sa propre Salve ; les icônes au-delà de 3 sont perdues.
    .basis = Le livret n’en dit rien.

GTC-KGH-08 = Les icônes Tête des cartes Défense comptent quand la carte est jouée pour se défendre.
    .basis = Le livret n’en dit rien.

GTC-KGH-09 = La Salve n’est pas facultative : elle a lieu dès que ses conditions sont remplies, mais les choix qu’elle contient restent des choix. Si une Salve qui demande des dégâts n’a jamais lieu, parce que l’attaque a été bloquée ou a servi à projeter, la jauge reste où elle est.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-KGH-10 = Outre le déplacement d’une case, sa fiche a une projection d’une case d’un Kaiju ou d’un Véhicule.

GTC-KGH-11 = Les valeurs qui dépendent de la jauge des Têtes se lisent quand la carte sert, une fois ses propres icônes Tête comptées.
    .basis = Le livret n’en dit rien.

GTC-KGH-12 = On vérifie si une Salve a lieu au moment que la carte indique : quand les dégâts sont annoncés, à l’étape du Trophée, ou après les dégâts. Une carte déclenche sa Salve une fois au plus.
    .basis = Le livret n’en dit rien.

GTC-KGH-13 = La jauge revient à 0 quand l’effet de Salve est terminé ; les Têtes gagnées ensuite comptent à partir de 0.
    .basis = Le livret n’en dit rien.

## Kaiju : Mothra

section-mot = Kaiju : Mothra

GTC-MOT-01 = Les Cuirassés, les Chasseurs et les Chars laissent Mothra tranquille.

GTC-MOT-02 = Mothra ne gagne jamais d’Énergie en détruisant des bâtiments ou des Véhicules.

GTC-MOT-03 = Une fois par manche, Mothra peut toucher la récompense d’un bâtiment voisin, Petit ou Grand.

GTC-MOT-04 = Ses actions de Défausse sont un déplacement en ligne droite de 2 cases au plus et un gain de 1 Énergie.

GTC-MOT-05 = Chaque carte d’attaque de Mothra a une Portée ; elle ne peut pas projeter.

GTC-MOT-06 = Les OVNI, les Trains et les Générateurs de foudre traitent Mothra comme tout autre Kaiju.
    .basis = Le livret n’en dit rien.

GTC-MOT-07 = Ne pas être visée veut dire : ignorée quand les Chars cherchent le Kaiju le plus proche, pas de perte d’Énergie pour les Chars proches, pas de perte due aux Chasseurs et pas d’attaque de Cuirassé.
    .basis = Le livret n’en dit rien.

GTC-MOT-08 = L’avantage se prend à l’étape des capacités de la phase de Récupération ; adjacent veut dire une case voisine, donc un bâtiment dans sa propre case ne compte pas ; le bâtiment n’est pas détruit.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-MOT-09 = Le même bâtiment peut resservir dans des manches suivantes, et l’avantage d’un Petit bâtiment est ses 2 Énergies.
    .basis = Le livret n’en dit rien.

GTC-MOT-10 = Si un effet de Mothra devait détruire un bâtiment ou un Véhicule, rien n’est détruit et rien n’est gagné.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-MOT-11 = Quand quelqu’un d’autre projette Mothra, celui qui projette détruit et touche les récompenses comme d’habitude.
    .basis = Le livret n’en dit rien.

GTC-MOT-12 = Le déplacement en ligne droite de Mothra suit les règles de Déplacement : elle peut passer au-dessus d’un Grand bâtiment mais pas s’y arrêter.
    .basis = Le livret n’en dit rien.

GTC-MOT-13 = Mothra choisit n’importe quel bâtiment dans les cases adjacentes ; deux Petits bâtiments dans une case sont deux bâtiments, et un autre avantage dans la même phase doit venir d’un bâtiment différent.
    .basis = Le livret n’en dit rien.

## Kaiju : Megalon

section-meg = Kaiju : Megalon

GTC-MEG-01 = Avant de compléter sa main à chaque manche, Megalon peut remettre une carte défaussée sur le dessus de sa pioche.

GTC-MEG-02 = Attaque cyclone et Vrille perçante sont des attaques avec Élan.

GTC-MEG-03 = Travail de sape a Attaque 4 ; avant d’attaquer, Megalon apparaît dans la case d’un Kaiju à pas plus de 3 cases.

GTC-MEG-04 = Outre le déplacement d’une case, sa fiche a une projection d’un Kaiju ou d’un Véhicule, avec Élan.

GTC-MEG-05 = Les cartes défaussées de la main dans la même phase de Récupération peuvent être choisies, car la défausse vient d’abord.
    .basis = Le livret n’en dit rien.

GTC-MEG-06 = Travail de sape ne demande pas de ligne droite ; si aucun Kaiju n’est à 3 cases ou moins, Megalon reste où il est et peut quand même y utiliser l’Attaque.
    .basis = Le livret n’en dit rien.

GTC-MEG-07 = Travail de sape peut faire suivre son placement d’une projection au lieu de dégâts, et la cible peut être n’importe quel Kaiju ou Véhicule de la nouvelle case.
    .basis = Le livret n’en dit rien.

GTC-MEG-08 = La carte que Megalon remet sur sa pioche est vue de tous et est la première qu’il pioche, s’il pioche.
    .basis = Le livret n’en dit rien.

## Fin de la partie

section-end = Fin de la partie

GTC-END-01 = Après les deux Événements, on regarde la piste de Dégâts : un pion qui a dépassé au moins un Petit bâtiment met fin à la partie.

GTC-END-02 = Être seulement voisin d’un jeton n’est pas le dépasser ; tant qu’aucun n’a été dépassé, une autre manche est jouée.

GTC-END-03 = La partie se termine aussi à cette vérification si le pion est sur FIN.
    .basis = Le livret peut se lire de plusieurs façons.

GTC-END-04 = La vérification n’a lieu qu’ici ; des jetons posés plus tôt dans la manche ne terminent pas la partie en avance.
    .basis = Le livret n’en dit rien.

GTC-END-05 = Une partie dure donc sept manches au plus.
    .basis = Le livret n’en dit rien.

GTC-END-06 = Une fois la partie terminée, plus rien n’arrive : mains, Améliorations, jauge des Têtes et Énergie ne rapportent rien, et l’Énergie sert seulement à départager.
    .basis = Le livret n’en dit rien.

## Décompte

section-sco = Décompte

GTC-SCO-01 = Le total d’un joueur est la Domination de ses Trophées, plus 2 pour le tenant du jeton.

GTC-SCO-02 = Le plus haut total gagne.

GTC-SCO-03 = Une égalité est départagée par le plus d’Énergie.

GTC-SCO-04 = Si l’Énergie est égale aussi, un joueur à égalité qui tient le jeton gagne.

GTC-SCO-05 = Si le jeton est chez quelqu’un hors de l’égalité, la victoire va au joueur à égalité à la gauche du tenant.

GTC-SCO-06 = À la gauche veut dire le premier joueur à égalité rencontré dans le sens horaire à partir du tenant du jeton.
    .basis = Le livret n’en dit rien.

GTC-SCO-07 = Les places après la première se classent de la même façon : total, Énergie, jeton, puis sens horaire à partir du tenant du jeton.
    .basis = Le livret n’en dit rien.

GTC-SCO-08 = Toutes les piles de Trophées sont retournées quand la partie est terminée.
    .basis = Le livret n’en dit rien.

## Informations cachées

section-view = Informations cachées

GTC-VIEW-01 = Chacun voit le plateau avec tous ses pions, l’Énergie, la jauge des Têtes, les Améliorations en jeu, les défausses, le nombre de cartes de chaque main, pioche et pile de Trophées, la piste de Dégâts, les Événements, le jeton et de qui c’est le tour.
    .basis = Le livret n’en dit rien.

GTC-VIEW-02 = Les cartes d’une main ne sont vues que de son joueur, les faces d’une pile de Trophées que de son détenteur.
    .basis = Le livret n’en dit rien.

GTC-VIEW-03 = Personne ne connaît l’ordre d’une pioche, sauf pour les cartes dont la place lui a été montrée.
    .basis = Le livret n’en dit rien.

GTC-VIEW-04 = Les cartes révélées par des dégâts sont vues de tous, de même que celle qui est devenue un Trophée.
    .basis = Le livret n’en dit rien.

GTC-VIEW-05 = Un Trophée pris dans une main n’est vu que de celui qui le prend et de son propriétaire ; les autres voient qu’une carte a été prise.
    .basis = Le livret n’en dit rien.

GTC-VIEW-06 = Un regard sur une main ou sur le dessus d’une pioche ne montre les cartes qu’au joueur qui regarde ; les autres voient qu’il a eu lieu et sur quelles cartes.
    .basis = Le livret n’en dit rien.

GTC-VIEW-07 = Une carte passée d’une défausse sur le dessus d’une pioche reste connue de tous jusqu’à ce qu’elle quitte la pioche ; un joueur connaît les cartes mises sous sa propre pioche. Mélanger met fin à ce savoir.
    .basis = Le livret n’en dit rien.

GTC-VIEW-08 = Une carte est visible dès qu’elle est jouée ou défaussée ; une carte piochée n’est vue que de son joueur.
    .basis = Le livret n’en dit rien.

GTC-VIEW-09 = Personne n’apprend si un joueur aurait pu se défendre : on demande à une cible qui a au moins une carte en main si elle se défend, même si la seule réponse possible est non. On ne le demande à une cible sans carte que si une carte de remplacement est en jeu.
    .basis = Le livret n’en dit rien.

## Le déroulement

window-setup_kaiju = Mise en place : Kaiju
    .text = Les places et les Kaiju sont décidés.

window-setup_tiles = Mise en place : tuiles
    .text = Tuile centrale, puis tuiles et rotations au hasard (ou la disposition par défaut) ; les tuiles sont tournées aux cases de départ.

window-setup_buildings = Mise en place : bâtiments
    .text = Chaque emplacement à lettre utilisé reçoit son bâtiment.

window-setup_track = Mise en place : piste de Dégâts
    .text = Piste de Dégâts vide, pion sur la case ronde 0.

window-setup_events = Mise en place : Événements
    .text = Deux Événements différents deviennent l’Événement 1 et l’Événement 2.

window-setup_figures = Mise en place : figurines
    .text = Kaiju sur leurs cases de départ ; Énergie 2 ; jauge des Têtes 0.

window-setup_hands = Mise en place : mains de départ
    .text = Les pioches sont mélangées, chacun pioche cinq cartes.

window-setup_token = Mise en place : jeton
    .text = Un joueur au hasard devient Roi des Monstres.

window-setup_event_setup = Mise en place : pions des Événements
    .text = Pions de l’Événement 1, puis de l’Événement 2, dans l’ordre du tour, un par un.

window-round_oxygen = Manche : Destructeur d’oxygène
    .text = À partir de la manche 2 : le pion avance d’une case ronde.

window-round_turns = Manche : tours
    .text = Tours dans le sens horaire à partir du Roi des Monstres jusqu’à ce que tous aient passé de suite.

window-round_refill = Manche : défausser et piocher
    .text = Dans l’ordre du tour : défausse facultative, capacité de Megalon, pioche jusqu’à cinq ou six.

window-round_abilities = Manche : capacités
    .text = Dans l’ordre du tour : Améliorations de la phase de Récupération, puis la fiche (l’avantage de Mothra).

window-round_event_1 = Manche : Événement 1
    .text = Événement 1 : déplacements, pertes, réapparition.

window-round_event_2 = Manche : Événement 2
    .text = Événement 2 de même.

window-round_end_check = Manche : est-ce la fin ?
    .text = Le pion a-t-il dépassé un jeton, ou est-il sur FIN ? Alors on compte ; sinon, manche suivante.

window-card_pay = Carte : payer
    .text = Coût payé, la carte n’est dans aucune pile ; effets qui attendent qu’une carte soit payée (Balise de Seatopia).

window-card_heads = Carte : Têtes
    .text = Les icônes Tête sont comptées.

window-card_play = Carte : effets immédiats
    .text = Les effets de la carte qui n’attendent rien d’autre.

window-card_move = Carte : Déplacement
    .text = Le Déplacement imprimé, si on le veut.

window-card_after_move = Carte : après le Déplacement
    .text = Les effets d’après le Déplacement.

window-card_before_attack = Carte : avant l’attaque
    .text = Les effets d’avant l’attaque.

window-card_declare = Carte : annoncer l’attaque
    .text = La cible et le mode sont annoncés, ou on renonce à l’attaque. Attaque de zone : ses cibles l’une après l’autre.

window-card_spend = Carte : dépenser des Améliorations
    .text = Améliorations dépensées pour cette attaque (Montée en puissance).

window-card_attack_mod = Carte : valeur finale
    .text = Ce qui change cette attaque, Salve comprise ; la valeur finale est annoncée.

window-card_throw_or_damage = Carte : projection ou dégâts
    .text = La projection, ou l’assaut.

window-card_after_damage = Carte : après les dégâts ou la projection
    .text = Si des dégâts sont passés : les effets d’après les dégâts, puis ceux de la Salve. Après une projection : les effets d’après la projection.

window-card_after_attack = Carte : après l’attaque
    .text = Les effets d’après l’attaque.

window-card_discard = Carte : défausse
    .text = La carte va à la défausse ou entre en jeu.

window-card_defense_effects = Carte : textes des cartes Défense
    .text = Les textes des cartes Défense jouées entre-temps, dans l’ordre, chacun jusqu’au bout avec tout ce qu’il déclenche ; chaque carte est ensuite défaussée.

window-card_momentum = Carte : Élan
    .text = Avec Élan : une action de plus ou s’arrêter. Sans : le tour se termine.

window-damage_defend = Dégâts : défense
    .text = La cible peut jouer une carte Défense ou dépenser ce qui en tient lieu ; coût, Têtes, valeur.

window-damage_compare = Dégâts : comparaison
    .text = Valeur d’Attaque moins valeur de Défense ; 0 ou moins est un blocage et termine l’assaut.

window-damage_token = Dégâts : jeton
    .text = Dégâts au Roi des Monstres : le jeton passe.

window-damage_reveal = Dégâts : révélation
    .text = Autant de cartes que de dégâts sur le dessus de la pioche de la cible.

window-damage_trophy = Dégâts : Trophées
    .text = La plus haute carte au-dessus de 0 est prise ; puis les Trophées supplémentaires ; le reste est défaussé.

window-throw_choose = Projection : choix
    .text = Ce qu’on projette, direction et distance ; pour un Véhicule, case d’arrivée et résultat.

window-throw_space = Projection : case par case
    .text = Pour chaque case d’un Kaiju projeté : entrée, Générateur, une destruction.

window-throw_stop = Projection : arrêt
    .text = Contre un Grand bâtiment, il est détruit ; contre un Kaiju, les deux subissent des dégâts, le projeté d’abord.

window-event_move = Événement : déplacement
    .text = Les pions se déplacent dans l’ordre de leur placement ; le dernier joueur règle les choix ouverts.

window-event_penalty = Événement : pertes
    .text = Pertes dans l’ordre du tour.

window-event_respawn = Événement : réapparition
    .text = Comptée une fois ; tous sauf le Roi des Monstres placent, dans le sens horaire à partir de la gauche du Roi.

## Exemples

GTC-EX-01 =
    .given = Un attaquant en (0,0) partage sa case avec un Char ; une Tour est en (2,0) et Mothra en (0,-3) ; l’attaquant joue une carte d’attaque de valeur 3.
    .when = L’attaquant projette le Char.
    .then = Parmi les choix permis : arriver en (2,0) et détruire le Char et la Tour, ou percuter Mothra en (0,-3), exactement au maximum de 3 cases, pour 1 dégât.

GTC-EX-02 =
    .given = Sur le plateau à quatre joueurs, King Ghidorah et Megalon sont en (-3,1), un Char en (-2,1), un Petit bâtiment en (0,1), Godzilla en (1,1) ; il n’y a rien d’autre sur la ligne.
    .when = Megalon est projeté vers l’est avec À la gorge ! (Attaque 4).
    .then = Megalon finit en (1,1) ; le Char et le Petit bâtiment sont détruits pour 1 + 2 Énergies ; Megalon et Godzilla subissent chacun 1 dégât de King Ghidorah.

GTC-EX-03 =
    .given = Godzilla est à 3 cases ou moins de Megalon et tient Cuir d’écailles avec au moins 0 Énergie.
    .when = Megalon joue Travail de sape pour des dégâts contre Godzilla, qui se défend avec Cuir d’écailles.
    .then = Les dégâts sont 4 − 2 = 2 ; Megalon regarde les 2 cartes du dessus de la pioche de Godzilla, garde la plus haute au-dessus de 0 comme Trophée et défausse l’autre ; ensuite Godzilla gagne 2 Énergies.

GTC-EX-04 =
    .given = Godzilla en (0,0) tient Méga rayon thermique (Portée 3) ; King Ghidorah est en (3,0), Megalon en (0,-2), Mothra en (1,1).
    .when = Godzilla choisit une cible.
    .then = King Ghidorah et Megalon sont permis ; Mothra ne l’est pas, car (1,1) n’est sur aucune ligne droite avec (0,0).

GTC-EX-05 =
    .given = Trois joueurs ; un Char est à égale distance de Godzilla et de King Ghidorah ; Megalon est Roi des Monstres ; deux cases baissent la distance du Char à Megalon ; Godzilla est à la droite de Megalon.
    .when = Assaut blindé est activé.
    .then = Le Char va vers Megalon ; le joueur de Godzilla choisit laquelle des deux cases ; de là, le Char est voisin de Megalon, qui perd 1 Énergie.

GTC-EX-06 =
    .given = Trois joueurs ; le pion est sur la case ronde 3 ; des Petits bâtiments sont sur les cases carrées 15, 14, 13, 12, 11 et 10.
    .when = On vérifie la piste de Dégâts, puis la manche suivante est jouée.
    .then = Aucun jeton n’est dépassé (3 x 3 = 9 est en dessous de 10), donc une nouvelle manche commence ; sa phase du Destructeur amène le pion sur la case ronde 4, au-delà des trois jetons sur 10, 11 et 12 ; cette manche est quand même jouée jusqu’au bout et la partie se termine à sa vérification.

GTC-EX-07 =
    .given = Godzilla et King Ghidorah sont en (0,0) ; (1,0) et (2,0) sont des cases vides.
    .when = Godzilla fait l’action de Défausse qui projette, vers l’est.
    .then = King Ghidorah peut arriver en (1,0) ou en (2,0).

GTC-EX-08 =
    .given = Megalon attaque le Roi des Monstres avec Attaque cyclone (Attaque 2, Élan) ; la cible se défend avec Défense 2.
    .when = On compare l’attaque.
    .then = Bloquée : aucune carte n’est révélée, le jeton ne passe pas, et Megalon peut quand même utiliser l’Élan.

GTC-EX-10 =
    .given = 4 dégâts révèlent des Dominations de 1, 3, 3 et 0.
    .when = L’attaquant prend un Trophée.
    .then = Exactement un des deux 3, au choix de l’attaquant ; les trois autres cartes sont défaussées par la cible.

GTC-EX-11 =
    .given = Trois joueurs A, B, C ; A passe, B passe, C joue une carte, A passe, B passe.
    .when = C passe.
    .then = C’est la troisième passe de suite, donc la phase d’Actions se termine ; elle ne s’est pas terminée après les deux premières passes parce que C a agi.

GTC-EX-12 =
    .given = Deux joueurs ; A a passé au tour précédent et B a ensuite joué une carte.
    .when = C’est le tour de A.
    .then = A peut jouer une carte ou faire une action de Défausse.

GTC-EX-13 =
    .given = Un Kaiju avec Déplacement 2 est à côté d’un Grand bâtiment ; la case au-delà est vide.
    .when = Le joueur passe à travers le Grand bâtiment.
    .then = Finir dans la case au-delà est permis ; finir sur le Grand bâtiment ne l’est pas.

GTC-EX-15 =
    .given = Une partie à deux joueurs avec une piste de Dégâts vide.
    .when = Trois Petits bâtiments sont détruits l’un après l’autre.
    .then = Ils vont sur les cases carrées 12, 11 et 10.

GTC-EX-17 =
    .given = Dans la phase de Récupération, le Roi des Monstres garde 2 cartes, un autre joueur en garde 5, un troisième en garde 6 et n’est pas Roi.
    .when = Ils piochent.
    .then = Le Roi pioche 4 cartes, les autres aucune ; personne ne défausse pour descendre à la limite.

GTC-EX-19 =
    .given = Jauge des Têtes à 3 ; King Ghidorah joue À la gorge ! pour des dégâts ; 2 dégâts passent ; la main de la cible a des cartes de Domination 0, 0 et 2.
    .when = La carte est appliquée.
    .then = Un Trophée normal parmi les 2 cartes révélées s’il y en a une au-dessus de 0, puis la carte de Domination 2 peut être prise dans la main ; la jauge des Têtes passe à 0.

GTC-EX-21 =
    .given = Mothra est à côté de trois Chars ; Godzilla est à 3 cases de chacun d’eux.
    .when = Assaut blindé est activé dans une partie à deux joueurs.
    .then = Tous les Chars vont vers Godzilla ; Mothra ne perd pas d’Énergie.

GTC-EX-22 =
    .given = Dans la phase de Récupération, Mothra est à côté d’une Centrale électrique et partage sa case avec un Petit bâtiment.
    .when = Elle utilise sa capacité.
    .then = Elle peut prendre l’avantage de la Centrale électrique (2 Énergies et une carte) ; le Petit bâtiment dans sa propre case n’est pas adjacent ; rien n’est détruit.

GTC-EX-24 =
    .given = Un Chasseur en (-1,0) est tourné vers l’est sur le plateau à deux joueurs ; Godzilla est en (1,0) avec deux Améliorations ; un deuxième Chasseur entre aussi en (1,0).
    .when = Frappes aériennes est activé.
    .then = Le premier Chasseur traverse (1,0) jusqu’en (2,0), la dernière case de la rangée : il se déplace donc de 3 cases, puis se tourne vers l’ouest ; Godzilla défausse une Amélioration de son choix et perd 1 Énergie, une seule fois.

GTC-EX-25 =
    .given = Godzilla est en ligne et à 2 cases de deux Cuirassés et a trois Trophées, le plus récent pris à Megalon.
    .when = Bombardement naval est activé.
    .then = Seul le Trophée le plus récent est rendu, à la défausse de Megalon.

GTC-EX-26 =
    .given = Sur le plateau à deux joueurs, l’emplacement S3 a la tuile T01 avec la rotation 0 ; la Tour est donc sur la case de départ (2,0).
    .when = La mise en place est terminée.
    .then = La tuile est tournée d’un cran dans le sens horaire, à la rotation 1 ; la Tour est maintenant sur le deuxième hexagone de l’emplacement (1,0) et la case de départ a la case d’eau de la tuile.

GTC-EX-28 =
    .given = Godzilla annonce Rayon thermique (Attaque 3) et dépense Montée en puissance ; la cible se défend avec Défense 2.
    .when = L’attaque est réglée.
    .then = Attaque 5 moins 2 donne 3 dégâts ; des trois cartes révélées, Godzilla peut prendre les deux plus hautes, chacune seulement si elle est au-dessus de 0.

GTC-EX-29 =
    .given = La pioche de la cible a 2 cartes et sa défausse 1 carte ; 5 dégâts passent.
    .when = Les cartes sont révélées.
    .then = Deux cartes sont révélées, la seule carte défaussée devient la nouvelle pioche au moment où la deuxième part, et elle est révélée aussi ; l’attaquant prend la plus haute des trois si elle est au-dessus de 0. Pour le jeton et pour les textes, 5 dégâts ont été infligés.

GTC-EX-30 =
    .given = Un Char partage une case avec Godzilla et King Ghidorah ; Megalon, qui est Roi des Monstres, est à 3 cases.
    .when = Assaut blindé est activé.
    .then = Le Char reste ; Godzilla et King Ghidorah perdent chacun 1 Énergie pour lui.

GTC-EX-31 =
    .given = Megalon projette un Char dans une case qui a un Petit bâtiment, un Chasseur et Mothra.
    .when = Le Char arrive.
    .then = Exactement une chose sur trois : Mothra subit 1 dégât ; ou le Petit bâtiment disparaît, pour 1 + 2 Énergies en tout ; ou le Chasseur disparaît, pour 1 + 1 Énergies en tout. Ne rien faire de tout cela n’est pas permis.

GTC-EX-32 =
    .given = Mothra et Godzilla partagent une case ; un Générateur de foudre est dans une case adjacente.
    .when = Bourrasque d’ailes de Mothra inflige des dégâts à Godzilla.
    .then = Elle peut le pousser de 1 case dans n’importe laquelle des six directions qui n’est pas bloquée ; dans le Générateur, il subit 1 dégât de plus dont il ne peut pas se défendre, infligé par Mothra, le Générateur est détruit et elle gagne 2 Énergies.

GTC-EX-33 =
    .given = La jauge des Têtes de King Ghidorah est à 3 et il joue À la gorge !
    .when = Il s’en sert pour projeter.
    .then = La Salve n’a pas lieu et la jauge reste à 3. Si la carte avait infligé des dégâts, la Salve aurait eu lieu et la jauge serait à 0, même s’il n’avait pris aucune carte.

GTC-EX-34 =
    .given = Mothra est Roi des Monstres et à côté d’une Antenne radar dans la phase de Récupération.
    .when = Elle prend son avantage.
    .then = Tous les joueurs ont déjà pioché, donc la carte qu’elle regarde est celle qui est restée sur la pioche de l’adversaire.

GTC-EX-35 =
    .given = Quatre joueurs. Les places 1 et 3 demandent Mothra, la place 2 demande Megalon, la place 4 ne nomme personne.
    .when = Les Kaiju sont décidés.
    .then = La place 1 reçoit Mothra et la place 2 Megalon ; les places 3 et 4 reçoivent Godzilla et King Ghidorah dans un ordre au hasard.

GTC-EX-36 =
    .given = Les cases (-1,2), (2,-1), (0,0), (0,-1) et (1,1).
    .when = On calcule distances et lignes.
    .then = (-1,2) et (2,-1) sont à distance 3 et en ligne droite ; (0,0) et (1,1) sont à distance 2 et sur aucune ligne ; (0,0) et (0,-1) sont adjacentes ; à 2 cases ou moins de (0,0) sont, entre autres, (0,0) elle-même et (1,1).

GTC-EX-37 =
    .given = La première partie proposée sur le plateau par défaut, Godzilla à la place 1 ; Megalon à la place 2 reçoit le jeton.
    .when = La mise en place est terminée.
    .then = Godzilla est en (-2,0), Megalon en (2,0), chacun avec 2 Énergies et cinq cartes. Ensuite les pions sont placés dans cet ordre : Chars par Megalon, Godzilla, Megalon, Godzilla ; Trains par Megalon, Godzilla.

GTC-EX-38 =
    .given = Le plateau par défaut à deux joueurs avant qu’un Char soit placé, les Kaiju sur leurs cases de départ (-2,0) et (2,0).
    .when = Le premier Char est placé.
    .then = Neuf cases sont permises : (0,-2), (2,-2), (0,-1), (1,-1), (0,0), (-1,1), (0,1), (-2,2) et (0,2). L’eau et toute case de départ ou voisine d’une case de départ ne le sont pas ; les Grands bâtiments n’importent pas.

GTC-EX-39 =
    .given = Une nouvelle partie.
    .when = Quatre manches ont commencé.
    .then = Le pion était sur la case ronde 0 dans la manche 1, sur 1 dans la manche 2, sur 2 dans la manche 3 et il est sur 3 dans la manche 4.

GTC-EX-40 =
    .given = Personne ne détruit de Petit bâtiment de toute la partie.
    .when = La manche 7 est jouée.
    .then = Sa phase du Destructeur amène le pion sur la case ronde 6, FIN ; la manche est jouée jusqu’au bout et la partie se termine à sa vérification.

GTC-EX-41 =
    .given = Places dans le sens horaire A, B, C ; A est Roi des Monstres. Aux premiers tours, A passe et B inflige des dégâts à A.
    .when = Le jeu continue.
    .then = B a le jeton, le tour suivant est celui de C puis celui de A. La manche suivante commence par un tour de B.

GTC-EX-42 =
    .given = Godzilla a 2 Énergies et tient Glissade sur la queue, coût 3, et Cuir d’écailles.
    .when = C’est son tour.
    .then = Il ne peut jouer ni l’une ni l’autre comme action ; il peut défausser n’importe laquelle pour une action de Défausse, qui ne coûte pas d’Énergie, ou passer.

GTC-EX-43 =
    .given = Un joueur avec 1 carte dans la pioche et 4 dans la défausse doit en piocher 3.
    .when = Les cartes sont piochées.
    .then = La première pioche prend la dernière carte ; à ce moment les quatre cartes défaussées sont mélangées en une nouvelle pioche, d’où deux sont piochées. Il reste deux cartes dans la pioche et aucune dans la défausse.

GTC-EX-44 =
    .given = Megalon en (0,0) joue Bond de scarabée, Déplacement 3 ; un Générateur de foudre est en (1,0) et il n’y a pas de Grand bâtiment près de là.
    .when = Il veut aller en (2,0).
    .then = Deux options y mènent : à travers (1,0), où il subit 1 dégât qui met la carte du dessus de sa propre pioche sur sa défausse, retire le Générateur, gagne 2 Énergies et continue ; ou en contournant par (1,-1) et (2,-1) sans le déclencher. Aucun Trophée n’est pris et le jeton reste.

GTC-EX-45 =
    .given = Godzilla, Mothra, King Ghidorah, un Char et un Petit bâtiment partagent une case ; Godzilla joue Glissade sur la queue et ne se déplace pas.
    .when = Il choisit son attaque.
    .then = Six options : dégâts à Mothra, projeter Mothra, dégâts à King Ghidorah, projeter King Ghidorah, projeter le Char, ne pas attaquer. Le bâtiment n’est pas une cible.

GTC-EX-46 =
    .given = King Ghidorah projette Megalon avec À la gorge !, Attaque 4 ; dans la direction choisie, la première case est vide et la deuxième a une Centrale électrique.
    .when = Il choisit la distance.
    .then = 1 ou 2 cases. À 2, la projection s’arrête, la Centrale électrique doit être détruite : 2 Énergies et une carte pour King Ghidorah ; Megalon reste dans cette case.

GTC-EX-47 =
    .given = Plateau à deux joueurs. Celui qui projette, avec un maximum de 3, et la cible partagent (1,0).
    .when = On liste les projections vers l’est.
    .then = Seulement 1 case, jusqu’en (2,0), où la rangée se termine. Depuis (2,0), la direction est ne pourrait pas être choisie du tout.

GTC-EX-48 =
    .given = Godzilla tient Rayon thermique, Portée 3. Mothra est dans sa case, Megalon à deux cases en ligne avec une Tour entre les deux, King Ghidorah à quatre cases en ligne.
    .when = Il choisit une cible.
    .then = Mothra et Megalon sont permis, King Ghidorah est trop loin. La Tour n’importe pas.

GTC-EX-49 =
    .given = Megalon projette Mothra, qui est Roi des Monstres, dans la case de Godzilla.
    .when = Mothra joue Vol d’esquive, Défense 2, contre son 1 dégât ; Godzilla ne se défend pas contre le sien.
    .then = Mothra, à qui l’on demande d’abord, n’est pas touchée et garde le jeton. Puis Megalon révèle la carte du dessus de la pioche de Godzilla et la prend si elle est au-dessus de 0. Puis Mothra peut se déplacer de 1 case.

GTC-EX-50 =
    .given = Godzilla attaque Megalon dans sa case avec Glissade sur la queue, Attaque 3 ; Megalon se défend avec Parade en vrille, Défense 2.
    .when = Tout est réglé ; Godzilla répond à Parade en vrille par Riposte griffue, Défense 2.
    .then = 1 dégât passe et prend son Trophée. Glissade sur la queue est défaussée. Parade en vrille inflige 1 dégât à Godzilla, que Riposte griffue bloque. Parade en vrille est défaussée ; puis Riposte griffue permet à Godzilla de projeter Megalon à 1 + 1 cases au plus, et est défaussée. Le tour se termine.

GTC-EX-51 =
    .given = Godzilla dépense les deux Montée en puissance pour Rayon thermique, Attaque 3 ; la cible ne se défend pas. Les sept cartes révélées valent 0, 3, 1, 0, 2, 2 et 0.
    .when = Les Trophées sont pris.
    .then = Il prend le 3, puis peut prendre un 2 et ensuite l’autre 2 ; les quatre cartes qui restent sont défaussées. Un 2 est sur le dessus de sa pile de Trophées.

GTC-EX-52 =
    .given = Megalon joue Bond de scarabée (Élan), puis fait son action de Défausse qui projette (Élan), puis joue Travail de sape. Dans une autre partie, King Ghidorah joue Ordre venu d’ailleurs (Élan) et fait ensuite son action de Défausse qui projette.
    .when = On se demande si le tour continue.
    .then = Le tour de Megalon se termine avec Travail de sape, qui n’a pas d’Élan ; celui de King Ghidorah se termine avec sa projection.

GTC-EX-53 =
    .given = Godzilla a Montée en puissance et Cellules régénératrices en jeu ; 3 dégâts passent.
    .when = Les cartes sont révélées.
    .then = Trois cartes de sa pioche ; les Améliorations restent en jeu et ne peuvent pas être prises. Dans la phase de Récupération suivante, Cellules régénératrices lui donne 1 Énergie.

GTC-EX-54 =
    .given = Mothra fait son action de Défausse qui déplace ; la case suivante vers l’est a un Grand bâtiment, celle derrière est vide.
    .when = Elle va vers l’est.
    .then = Seule la case derrière le bâtiment, à 2 cases, est possible dans cette direction ; l’action a Élan.

GTC-EX-55 =
    .given = La défausse de Godzilla est vide. Il projette un Kaiju dans un Bunker militaire.
    .when = La récompense est touchée.
    .then = S’il a projeté en défaussant Rayon thermique pour l’action de Défausse, il gagne 2 Énergies et met ce Rayon thermique sur sa pioche. S’il a projeté avec Glissade sur la queue, la carte n’est encore dans aucune pile et il ne gagne que les 2 Énergies.

GTC-EX-56 =
    .given = Une partie à quatre joueurs avec une piste de Dégâts vide.
    .when = Cinq Petits bâtiments sont détruits.
    .then = Ils sont sur les cases carrées 18, 17, 16, 15 et 14.

GTC-EX-57 =
    .given = Mothra joue Tempête d’écailles. À sa gauche sont Godzilla, qui est Roi des Monstres, puis Megalon ; les deux sont à 2 cases d’elle ou moins.
    .when = Godzilla ne se défend pas, Megalon bloque.
    .then = On demande d’abord à Godzilla, qui subit les dégâts, et Mothra prend le jeton ; on demande ensuite à Megalon, qui ne subit rien.

GTC-EX-58 =
    .given = Phase de Récupération. Megalon, qui n’est pas Roi des Monstres, tient Travail de sape et Retranché.
    .when = Il défausse Retranché, le choisit pour le dessus de sa pioche et pioche.
    .then = Il pioche quatre cartes, dont la première est Retranché, et en a cinq ; tous les joueurs l’ont vue.

GTC-EX-59 =
    .given = Trois joueurs ; trois Chars sont en jeu après leur déplacement.
    .when = Assaut blindé se termine.
    .then = Trois n’est pas plus que trois joueurs, donc le voisin de gauche du Roi des Monstres place un Char, puis l’autre joueur ; cinq Chars sont en jeu.

GTC-EX-60 =
    .given = Plateau par défaut à deux joueurs ; des Trains sont en (2,-1) et en (0,1).
    .when = Heure de pointe est activé.
    .then = Le Train en (2,-1) ne peut aller qu’en (2,0), l’autre bout de sa ligne. L’autre est sur une boucle de (0,2), (0,1) et (1,1) ; le dernier joueur l’envoie en (0,2) ou en (1,1). Il reste deux Trains, donc aucun n’est ajouté.

GTC-EX-61 =
    .given = Plateau à deux joueurs ; un Chasseur en (1,0) est tourné vers l’est.
    .when = Frappes aériennes est activé.
    .then = Il vole de 1 case jusqu’en (2,0), le bout de la rangée, puis se tourne vers l’ouest.

GTC-EX-62 =
    .given = Trois joueurs. Un OVNI est en (0,0), Godzilla en (1,0), Mothra en (-1,0) ; Megalon, qui est Roi des Monstres, est en (2,0).
    .when = Invasion xilienne est activé.
    .then = Godzilla et Mothra sont à égale distance, donc l’OVNI va vers Megalon : à travers (1,0) jusqu’en (2,0). Godzilla et Megalon défaussent une carte chacun, Mothra aucune.

GTC-EX-63 =
    .given = Deux joueurs ; l’unique Cuirassé partage sa case d’eau avec Godzilla, qui a deux Trophées et n’est pas Roi des Monstres.
    .when = Bombardement naval est activé.
    .then = Godzilla rend son Trophée le plus récent. Un Cuirassé, c’est moins que deux joueurs, donc le joueur de Godzilla en place un sur une case d’eau.

GTC-EX-64 =
    .given = King Ghidorah avec 2 Énergies projette Godzilla de 3 cases vers l’est. La première case a un Générateur et un Char, la deuxième rien, la troisième un Petit bâtiment.
    .when = La projection est réglée et il détruit ce qu’il peut.
    .then = Dans la première case, Godzilla subit 1 dégât dont il ne peut pas se défendre, le Générateur disparaît pour 2 Énergies et le Char pour 1 ; dans la troisième, le Petit bâtiment disparaît pour 2. King Ghidorah a 7 Énergies.

GTC-EX-65 =
    .given = Godzilla projette un Chasseur avec Glissade sur la queue, Attaque 3.
    .when = On liste les cases d’arrivée.
    .then = Les cases jusqu’à 3 + 1 = 4 de distance dans chacune des six directions, aussi loin que va le plateau.

GTC-EX-66 =
    .given = La jauge des Têtes de King Ghidorah est à 1. Il est attaqué deux fois avec Attaque 3.
    .when = Il se défend avec Écailles d’or, Défense 2 et une icône Tête, puis avec Inarrêtable.
    .then = La première fois, la jauge passe à 2 et 1 dégât passe ; la deuxième fois, sa Défense est 1 + 2 = 3 et l’attaque est bloquée.

GTC-EX-67 =
    .given = Jauge des Têtes à 3 ; King Ghidorah utilise Destructeur de planètes, Attaque 5, pour des dégâts.
    .when = La cible veut se défendre.
    .then = La Salve s’est appliquée quand les dégâts ont été annoncés : aucune défense n’est possible, cinq cartes sont révélées et un Trophée est pris ; la jauge est à 0. Coup de mâchoires à son tour suivant l’amène à 1.

GTC-EX-68 =
    .given = Mothra a Bénédiction de l’île Infant en jeu ; les seuls bâtiments à côté d’elle sont deux Petits bâtiments dans une case.
    .when = Elle utilise son avantage.
    .then = Elle peut prendre les deux, l’un après l’autre : 4 Énergies. Les deux bâtiments restent.

GTC-EX-69 =
    .given = Megalon joue Travail de sape ; le Kaiju le plus proche est à 4 cases et un Char est dans sa case.
    .when = La carte est appliquée.
    .then = Il reste où il est et peut projeter le Char à 4 cases au plus.

GTC-EX-70 =
    .given = À la fin, A a des Trophées pour 9, le jeton et 3 Énergies ; B a des Trophées pour 11 et 5 Énergies ; C a des Trophées pour 8 et 10 Énergies.
    .when = On cherche le gagnant.
    .then = A et B ont 11 chacun ; B gagne avec plus d’Énergie. C est troisième avec 8.

GTC-EX-71 =
    .given = Trois joueurs ; À la gorge ! de King Ghidorah avec Salve inflige des dégâts à Mothra, et il prend une carte dans sa main.
    .when = On se demande qui voit quoi.
    .then = Tous voient les cartes révélées et celle qui est devenue un Trophée. King Ghidorah voit la main de Mothra et la carte qu’il prend ; le joueur de Godzilla voit seulement que la main a été regardée et qu’elle a une carte de moins.

GTC-EX-72 =
    .given = Un Char est projeté dans une case qui a une Centrale électrique et un autre Char.
    .when = Il arrive.
    .then = Celui qui projette détruit la Centrale électrique (1 + 2 Énergies et une carte) ou l’autre Char (1 + 1 Énergies) ; l’un des deux doit disparaître.

GTC-EX-73 =
    .given = Mothra tient deux exemplaires de Chant des fées et en joue un.
    .when = Son tour continue par l’Élan.
    .then = L’autre exemplaire ne peut pas être joué pendant ce tour, mais il peut être défaussé pour une action de Défausse ; à son tour suivant, il peut être joué.

GTC-EX-74 =
    .given = Sur le plateau à quatre joueurs, Mothra en (-3,1) joue Lasso de soie ; Godzilla est en (-1,1) et un Grand bâtiment en (1,1) ; il n’y a rien d’autre sur la ligne.
    .when = Elle pousse Godzilla.
    .then = Vers elle, il peut finir en (-2,1) ou en (-3,1), à l’opposé seulement en (0,1).

GTC-EX-75 =
    .given = Godzilla a 0 Énergie et tient deux cartes, dont Plaques dorsales, coût 1 ; Megalon lui inflige des dégâts.
    .when = On demande s’il se défend.
    .then = On lui demande bien qu’il ne puisse que dire non, car Plaques dorsales ne peut pas être payée ; les autres voient seulement qu’il ne se défend pas. Avec une main vide, on ne lui aurait pas demandé.

GTC-EX-76 =
    .given = Un Kaiju projette un Char dans une case qui n’a qu’un Générateur de foudre.
    .when = Il arrive.
    .then = Le Char est détruit pour 1 Énergie ; le Générateur reste et ne fait rien. Personne n’aurait pu projeter le Générateur.

GTC-EX-77 =
    .given = Megalon, par son action de Défausse qui projette, projette Godzilla dans une Centrale électrique et pioche Vrille perçante.
    .when = Son tour continue par l’Élan.
    .then = Il peut jouer Vrille perçante aussitôt. Sa main n’a pas de limite jusqu’à la phase de Récupération.

## Glossaire

term-gtc-acting_player = Joueur qui agit
    .text = Le joueur dont l’action, la carte, l’Amélioration ou la carte Défense est en train d’être appliquée. Les choix et les récompenses lui reviennent, sauf si une règle dit autre chose.

term-gtc-action = Action
    .text = Une carte Kaiju jouée pendant votre propre tour, ou une action de Défausse. Les cartes Défense et les Améliorations dépensées ne sont pas des actions.

term-gtc-adjacent = Adjacent
    .text = À distance 1 exactement.

term-gtc-attack = Attaque
    .text = Usage de la valeur d’Attaque d’une carte pour des dégâts ou pour une projection, ou l’attaque de zone qui en tient lieu.

term-gtc-attacker = Attaquant
    .text = Le joueur qui inflige les dégâts en question, quelle qu’en soit la cause, et le Kaiju de ce joueur.

term-gtc-damage_instance = Assaut
    .text = Une quantité de dégâts infligée à un Kaiju à un moment. On s’en défend, on la bloque ou on la subit en bloc.

term-gtc-damage_dealt = Dégâts infligés
    .text = Les points d’un assaut qui restent après la défense. Bloqué veut dire 0 point.

term-gtc-defense_card = Carte Défense
    .text = Une carte dont le seul type est Défense.

term-gtc-destroy = Détruire
    .text = Retirer un bâtiment ou un Véhicule du plateau par une projection ou un effet et toucher sa récompense.

term-gtc-enter = Entrer
    .text = Arriver dans une case par un pas d’un déplacement, d’une poussée ou d’une projection, ou par un placement. Y être déjà n’est pas entrer.

term-gtc-king_of_monsters = Roi des Monstres
    .text = Le joueur qui tient le jeton, appelé aussi le tenant.

term-gtc-last_player = Dernier joueur
    .text = Le voisin de droite du Roi des Monstres.

term-gtc-melee = Corps à corps
    .text = Une carte d’attaque sans Portée. Ses cibles sont dans la case de l’attaquant.

term-gtc-mode = Mode
    .text = Ce qu’une attaque fait à sa cible : dégâts ou projection.

term-gtc-move = Se déplacer
    .text = Aller pas à pas dans des cases adjacentes selon les règles de Déplacement.

term-gtc-owner = Propriétaire
    .text = D’une carte : le joueur à la pioche duquel elle appartient. D’un effet : le joueur qui a joué sa carte ou la contrôle.

term-gtc-place = Placer
    .text = Mettre un Kaiju dans une case sans passer par d’autres ; aussi, mettre un pion d’Événement de la réserve sur le plateau.

term-gtc-push = Pousser
    .text = Déplacer un autre Kaiju le long d’une ligne droite selon les règles de poussée.

term-gtc-revealed_cards = Cartes révélées
    .text = Les cartes retournées de la pioche de la cible pour un assaut.

term-gtc-reward = Récompense
    .text = Ce que donne une pièce détruite, ou un bâtiment dont on prend l’avantage.

term-gtc-spared = Épargné
    .text = Un Kaiju qu’un Événement ignore : Mothra, pour les Chars, les Chasseurs et les Cuirassés.

term-gtc-supply = Réserve
    .text = Les pions d’un type qui ne sont pas sur le plateau.

term-gtc-throw = Projeter
    .text = Envoyer un Kaiju ou un Véhicule hors de votre case dans une des six directions selon les règles de projection.

term-gtc-turn_order = Ordre du tour
    .text = Dans le sens horaire à partir du Roi des Monstres du moment.
