### Les règles de King of Tokyo : Origins, avec nos mots.

game = King of Tokyo : Origins
    .edition = Livret français
    .note = La page de mise en place et la première des trois façons de mélanger les pioches sont des images sans texte ; les nombres du matériel et les icônes ont été perdus.

## Modules

module-two_player = Option à deux joueurs
module-mix = Paquets mélangés

## Matériel

section-comp = Matériel

KOTO-COMP-01 = Chaque fiche de Monstre porte un nom, une roue de PV et une roue de Cœurs (vie) ; des figurines représentent les Monstres.

KOTO-COMP-02 = Le plateau montre la ville de Tokyo comme un seul et unique lieu ; il n’y a pas de Tokyo Bay.
    .basis = Le texte ne parle jamais que du Monstre qui contrôle Tokyo ; confirmé par une critique publiée.

KOTO-COMP-03 = Il y a six dés ; chacun porte les faces 1, 2, 3, énergie, cœur et baffe.

KOTO-COMP-04 = Une carte Énergie montre un nom, un coût en Énergie, un type et un effet ; les types sont POUVOIR (gardée en jeu) et ACTION (résolue et défaussée).

KOTO-COMP-05 = Les cubes d’Énergie restent devant leur propriétaire, qui les dépense pour acheter des cartes Énergie ou pour résoudre ou activer des effets de cartes.

KOTO-COMP-06 = Une figurine reste près de son joueur et se place sur le plateau tant que son Monstre contrôle Tokyo.

KOTO-COMP-07 = Le jeu se joue de 2 à 4 et comprend quatre Monstres : Mechamster, Gigarex, Iron Back et Cosmic Joe.
    .basis = Nombres perdus à la numérisation ; description de l’éditeur et adaptation publique. Les trois premiers noms figurent dans les exemples du livret.

KOTO-COMP-08 = La pioche Énergie compte 50 cartes.
    .basis = Nombre perdu à la numérisation ; liste tirée d’une adaptation publique.

KOTO-COMP-09 = Le jeu n’utilise ni jetons ni dés supplémentaires.
    .basis = Aucun n’est énuméré et aucune carte de la pioche n’en a besoin.

## Mise en place

section-setup = Mise en place

KOTO-SETUP-01 = La mise en place suit King of Tokyo : choisir un Monstre, 10 Cœurs, 0 PV, aucune Énergie, mélanger les cartes Énergie, en révéler trois qui forment le Marché ; tous les cubes constituent la réserve.
    .basis = La page de mise en place est une image qui n’a laissé aucun texte ; les valeurs s’accordent avec le reste du livret et la description de l’éditeur.

KOTO-SETUP-02 = Aucun Monstre n’est dans Tokyo quand la partie commence.

## Premier joueur

section-first = Premier joueur

KOTO-FIRST-01 = Chaque joueur lance les six dés ; celui qui a le plus de baffes est le premier joueur.
    .basis = Icône perdue à la numérisation ; une transcription française publiée des règles de King of Tokyo a la même phrase avec baffe.

KOTO-FIRST-02 = Les joueurs à égalité relancent jusqu’à ce que l’un d’eux en ait plus que les autres.

KOTO-FIRST-03 = On joue ensuite dans le sens des aiguilles d’une montre, en commençant par le premier joueur.

## Tour de jeu

section-turn = Tour de jeu

KOTO-TURN-01 = Un tour a cinq phases : Lancer les dés, Résoudre les dés, Entrer dans Tokyo, Acheter des cartes Énergie, Finir son tour.

## Lancer les dés

section-roll = Lancer les dés

KOTO-ROLL-01 = Vous avez jusqu’à trois Lancers et pouvez vous arrêter à tout moment.

KOTO-ROLL-02 = Le premier Lancer se fait avec les six dés.

KOTO-ROLL-03 = À chaque Lancer suivant, vous choisissez les dés à relancer ; les autres sont mis de côté.

KOTO-ROLL-04 = Avant un Lancer, vous pouvez reprendre tout dé mis de côté auparavant.

KOTO-ROLL-05 = Après le troisième Lancer, ou quand vous vous arrêtez, passez à Résoudre les dés.

## Résoudre les dés

section-res = Résoudre les dés

KOTO-RES-01 = Tous les dés doivent être résolus, dans l’ordre de votre choix.

KOTO-RES-02 = Les symboles visibles à la fin de votre dernier Lancer sont vos actions du tour.

## Points de Victoire des chiffres

section-num = Points de Victoire des chiffres

KOTO-NUM-01 = Chaque triplé de 1, de 2 ou de 3 rapporte autant de PV que le chiffre.

KOTO-NUM-02 = Chaque dé de plus du même chiffre rapporte 1 PV de plus.

KOTO-NUM-03 = Six dés identiques font un triplé et trois dés de plus (le chiffre + 3 PV).
    .basis = On pourrait lire pour chaque triplé comme deux triplés ; on suit la règle du dé de plus, comme dans King of Tokyo.

## Énergie

section-nrg = Énergie

KOTO-NRG-01 = Prenez 1 Énergie dans la réserve pour chaque énergie obtenue ; elle se garde jusqu’à ce qu’on l’utilise.

## Soins

section-heal = Soins

KOTO-HEAL-01 = Hors de Tokyo, vous gagnez 1 Cœur pour chaque cœur obtenu.

KOTO-HEAL-02 = Dans Tokyo, les cœurs obtenus ne vous font pas gagner de Cœurs.

KOTO-HEAL-03 = Dans Tokyo, on ne gagne des Cœurs que par des cartes Énergie.

KOTO-HEAL-04 = Vous ne pouvez pas dépasser 10 Cœurs.

## Baffes

section-smash = Baffes

KOTO-SMASH-01 = Chaque face baffe coûte 1 Cœur à chaque Monstre situé de l’autre côté de la frontière de Tokyo.

KOTO-SMASH-02 = Si vous êtes dans Tokyo, vous frappez tous les Monstres qui n’y sont pas.

KOTO-SMASH-03 = Si vous n’êtes pas dans Tokyo, vous frappez le Monstre qui contrôle Tokyo.

KOTO-SMASH-04 = Le Monstre touché dans Tokyo doit alors décider : Fuir (quitter le plateau, en perdant quand même les Cœurs) ou rester (rien ne change).

KOTO-SMASH-05 = Au début de la partie, personne n’est dans Tokyo : le premier joueur ne frappe donc personne.

KOTO-SMASH-06 = Les Cœurs perdus par l’effet d’une carte Énergie ne sont pas des Cœurs perdus à cause de baffes ; un Monstre ne peut Fuir que s’il perd des Cœurs à cause de baffes.

KOTO-SMASH-07 = Seules les baffes d’un autre Monstre permettent de Fuir.

## Élimination

section-elim = Élimination

KOTO-ELIM-01 = Un Monstre qui perd son dernier Cœur est éliminé ; ses cartes POUVOIR et son Énergie sont défaussées.

## Entrer dans Tokyo

section-enter = Entrer dans Tokyo

KOTO-ENTER-01 = Si personne n’est dans Tokyo, vous devez en prendre le contrôle et placer votre Monstre sur le plateau.

KOTO-ENTER-02 = Le premier joueur est donc obligé d’entrer dans Tokyo au premier tour.

KOTO-ENTER-03 = Il n’est pas nécessaire d’avoir une baffe pour entrer dans Tokyo vide.
    .basis = La seule condition énoncée est que personne n’y soit.

## Effets de Tokyo

section-tokyo = Effets de Tokyo

KOTO-TOKYO-01 = Prendre le contrôle de Tokyo vaut 1 PV.

KOTO-TOKYO-02 = Gagnez 2 PV si vous commencez votre tour dans Tokyo.

KOTO-TOKYO-03 = Un Monstre dans Tokyo ne tire aucun profit des Cœurs qu’il obtient.

KOTO-TOKYO-04 = Commencer un tour supplémentaire dans Tokyo donne aussi les 2 PV.
    .basis = Non mentionné ici ; énoncé dans le livret de King of Tokyo.

## Option à deux joueurs

section-2p = Option à deux joueurs

KOTO-2P-01 = Conseillé à 2 joueurs : 1 Énergie au lieu de 1 PV pour entrer dans Tokyo.

KOTO-2P-02 = Conseillé à 2 joueurs : 1 Énergie au lieu de 2 PV pour commencer un tour dans Tokyo.

KOTO-2P-03 = Toutes les autres règles restent inchangées.

## Acheter des cartes Énergie

section-buy = Acheter des cartes Énergie

KOTO-BUY-01 = On peut acheter à leur coût autant qu’on veut des cartes Énergie face visible (trois à la fois) ; acheter est facultatif.

KOTO-BUY-02 = Chaque carte achetée est remplacée par la première carte de la pioche, aussitôt disponible.

KOTO-BUY-03 = Vous pouvez dépenser 2 Énergies pour défausser les trois cartes face visible et en révéler trois nouvelles, aussitôt disponibles.

KOTO-BUY-04 = Vous pouvez continuer à acheter et à renouveler tant que vous avez assez d’Énergie.

KOTO-BUY-05 = Les cartes POUVOIR ne permettent pas aux Monstres de dépasser 10 Cœurs, sauf si elles le disent.

KOTO-BUY-06 = Une carte POUVOIR reste face visible devant son propriétaire jusqu’à la fin de la partie, sauf indication contraire.

KOTO-BUY-07 = Une carte ACTION est résolue immédiatement, puis défaussée.

KOTO-BUY-08 = Quand la pioche est vide, la défausse est mélangée pour former une nouvelle pioche.
    .basis = Le livret n’en dit rien.

## Finir son tour

section-endt = Finir son tour

KOTO-ENDT-01 = Les effets de fin de tour sont résolus dans l’ordre de votre choix.

KOTO-ENDT-02 = Puis les dés passent au joueur de gauche.

## Fin de partie

section-end = Fin de partie

KOTO-END-01 = La partie s’arrête à la fin du tour si un Monstre a atteint 20 PV.

KOTO-END-02 = La partie s’arrête à la fin du tour s’il ne reste qu’un Monstre.

KOTO-END-03 = Le Monstre qui a 20 PV, ou le dernier survivant, gagne.

KOTO-END-04 = Il arrive, par des cartes Énergie, qu’un Monstre atteigne 20 PV et soit éliminé dans le même tour ; il faut être en vie pour gagner.

KOTO-END-05 = L’élimination simultanée de tous les Monstres est une défaite pour tout le monde.

KOTO-END-06 = Les égalités à 20 PV, les limites de PV et le survivant du dernier tour se traitent comme dans King of Tokyo (KOT-END-06 à KOT-END-09).
    .basis = Le livret n’en dit rien.

## Glossaire

section-glos = Glossaire

KOTO-GLOS-01 = Un Lancer est un jet de dés pendant un tour ; avant tout Lancer sauf le premier, le joueur peut mettre des dés de côté ou reprendre des dés mis de côté.

KOTO-GLOS-02 = Un Monstre peut Fuir Tokyo quand les baffes d’un autre Monstre le touchent.

## Mélanger avec King of Tokyo

section-mix = Mélanger avec King of Tokyo

KOTO-MIX-01 = Les cartes Énergie d’Origins se combinent avec celles de King of Tokyo de trois façons ; les joueurs en choisissent une.

KOTO-MIX-02 = Première façon : n’ajouter à la pioche de King of Tokyo que les cartes qu’il n’a pas (les 14 cartes propres à Origins), si bien qu’aucune carte n’est en double.
    .basis = Le texte de cette façon est une image sans texte ; déduit des deux autres et d’une option identique d’une adaptation publique.

KOTO-MIX-03 = Deuxième façon : mélanger toutes les cartes des deux jeux ; certaines s’y trouvent alors deux fois.

KOTO-MIX-04 = Troisième façon : ne mélanger que les cartes que vous voulez.

KOTO-MIX-05 = Avec la deuxième façon, la pioche commune compte 116 cartes (66 + 50), et Ordre d’évacuation y figure trois fois.
    .basis = Calcul sur les listes établies.

KOTO-MIX-06 = Les Monstres d’Origins peuvent jouer à King of Tokyo et inversement ; sans Évolutions, les Monstres ne diffèrent pas.
    .basis = Le livret n’en dit rien ; aucun Monstre n’a de capacité.

KOTO-MIX-07 = Une pioche mélangée ne change que la pioche : plateau, nombre de joueurs et toutes les autres règles restent ceux du jeu auquel on joue ; les jetons et les dés verts dont une carte a besoin sont supposés disponibles.
    .basis = Le livret n’en dit rien.

KOTO-MIX-08 = Deux exemplaires d’une carte POUVOIR devant un même Monstre agissent tous les deux, sauf si une entrée dit le contraire, comme deux Une tête de plus ou une copie de Mimétisme ; la limite de 12 Cœurs demeure.
    .basis = Le livret n’en dit rien ; même principe que Mimétisme.

## Différences avec King of Tokyo

section-diff = Différences avec King of Tokyo

KOTO-DIFF-01 = Tokyo est un seul lieu, il y a donc au plus un Monstre dans Tokyo ; toutes les règles de Tokyo Bay disparaissent.
    .basis = Comparaison des deux livrets.

KOTO-DIFF-02 = Au plus 4 joueurs.
    .basis = Comparaison ; description de l’éditeur.

KOTO-DIFF-03 = Une pioche de 50 cartes, dont 36 existent dans King of Tokyo avec le même coût et le même effet et 14 sont exclusives.
    .basis = Adaptation publique.

KOTO-DIFF-04 = Pas de jetons Poison, Toupetit, Fumée ou Mimétisme, pas de dés verts, pas d’Évolutions, pas de costumes.
    .basis = Comparaison du matériel.

KOTO-DIFF-05 = Il est dit que l’ordre des effets de fin de tour est choisi par le joueur actif.
    .basis = Comparaison ; King of Tokyo n’en dit rien.

KOTO-DIFF-06 = Tout ce qui n’est pas mentionné ici se joue comme dans King of Tokyo, décisions sur les cartes communes comprises.
    .basis = Même système de jeu.

KOTO-DIFF-07 = On utilise les fenêtres recommandées de King of Tokyo ; les cartes exclusives y ont leur place : roll_loop Orbe funeste ; before_resolving_active Biocarburant et Rapetissant ; resolve_groups Rayon drainant ; smash_amounts Aura de flammes (perte par carte séparée pour un Monstre qui n’est pas baffé) ; smash_prevention Armure électrique ; smash_after Tête de mule ; enter_tokyo Urbavore affamé, Tacticien hérissé et Déflagration gamma ; buy Récupérateur.
    .basis = Le livret n’en dit rien ; aucun ordre d’effets n’est imprimé.

## Exemples

KOTO-EX-01 =
    .given = Mechamster contrôle Tokyo, Gigarex est dehors ; le premier Lancer garde deux 3, le deuxième Lancer apporte trois 2
    .when = Gigarex garde les trois 2 et relance les trois autres dés, les 3 compris
    .then = la relance est permise

KOTO-EX-02 =
    .given = dés finaux 2 2 2 2 énergie baffe, Gigarex dehors, Mechamster dans Tokyo
    .when = Gigarex résout tous ses dés
    .then = Gigarex gagne 3 PV et 1 Énergie ; Mechamster perd 1 Cœur ; Gigarex ne gagne pas de Cœur

KOTO-EX-03 =
    .given = mêmes dés, mais Gigarex contrôle Tokyo
    .when = les baffes sont résolues
    .then = tous les autres Monstres perdent 1 Cœur

KOTO-EX-04 =
    .given = Iron Back a 10 Énergies dans sa phase d’achat
    .when = il renouvelle le Marché, achète une carte qui coûte 3 et s’arrête
    .then = l’Énergie passe à 10, 8, 5 ; la carte achetée est remplacée ; 5 Énergies sont gardées

KOTO-EX-05 =
    .given = premier tour, Tokyo vide
    .when = le premier joueur obtient des baffes
    .then = personne ne perd de Cœurs ; le premier joueur doit entrer dans Tokyo et gagne 1 PV

KOTO-EX-06 =
    .given = 3 joueurs, Gigarex dans Tokyo subit 2 baffes
    .when = il Fuit
    .then = il perd 2 Cœurs, quitte Tokyo, et l’attaquant doit entrer et gagne 1 PV

KOTO-EX-08 =
    .given = 2 joueurs, avec l’option
    .when = un Monstre entre dans Tokyo et plus tard y commence un tour
    .then = il gagne chaque fois 1 Énergie et aucun PV

KOTO-EX-11 =
    .given = seules les cartes exclusives sont ajoutées à King of Tokyo
    .when = on compte la pioche
    .then = 80 cartes, et aucune carte de King of Tokyo n’est en plus d’exemplaires que les siens
