### Les règles de King of Tokyo, avec nos mots.

game = King of Tokyo
    .edition = Monster Box (jeu de base, Power Up!, Halloween, cartes promo)
    .note = Le texte numérisé a perdu ses icônes. Lectures retenues ici : premier joueur = le plus de baffes ; évoluer = au moins trois Cœurs ; voler des costumes = au moins trois baffes.

## Modules

module-two_player = Option à deux joueurs
module-power_up = Power Up!
module-mutant_evolutions = Évolutions mutantes
module-halloween = Halloween
module-promo = Cartes promo

## But du jeu

section-goal = But du jeu

KOT-GOAL-01 = Un Monstre gagne en étant le premier à obtenir 20 Points de Victoire (PV).

KOT-GOAL-02 = Un Monstre gagne aussi en étant le dernier à ne pas être éliminé.

KOT-GOAL-03 = Le jeu se joue de 2 à 6 ; chaque joueur dirige exactement un Monstre.

## Matériel

section-comp = Matériel

KOT-COMP-01 = Chaque fiche de Monstre montre son nom, une roue de PV et une roue de Cœurs (vie) ; la boîte contient 10 fiches et 10 figurines.

KOT-COMP-02 = Le plateau de Tokyo a deux lieux, Tokyo City et Tokyo Bay ; le mot Tokyo, dans une règle ou sur une carte, désigne les deux.

KOT-COMP-03 = Chaque dé porte six faces : 1, 2, 3, énergie, baffe et cœur, une de chaque.

KOT-COMP-04 = Six dés noirs sont les dés ordinaires du jeu.

KOT-COMP-05 = Les six dés orange d’Halloween peuvent remplacer les dés noirs ; ils ne changent rien d’autre que l’apparence.

KOT-COMP-06 = Deux dés verts sont mis de côté ; seul un Monstre dont les cartes accordent des dés supplémentaires les lance.

KOT-COMP-07 = Il y a 66 cartes Énergie ; chacune montre un nom, un coût en Énergie, un type (POUVOIR ou ACTION) et un effet.

KOT-COMP-08 = Une carte POUVOIR reste face visible devant son propriétaire jusqu’à la fin de la partie, sauf si un effet en dispose autrement.

KOT-COMP-09 = Une carte ACTION est résolue immédiatement, puis défaussée.

KOT-COMP-10 = Il y a 11 cartes Énergie promo, reconnaissables à une icône dans le coin inférieur droit.

KOT-COMP-11 = Les cubes d’Énergie sont posés devant leur propriétaire, qui les dépense pour ses achats et pour les effets de cartes qui coûtent de l’Énergie.

KOT-COMP-12 = 96 cartes Évolution appartiennent aux règles facultatives de Power Up!.

KOT-COMP-13 = 12 cartes Costume appartiennent aux règles facultatives d’Halloween.

KOT-COMP-14 = Tant qu’un Monstre contrôle un lieu de Tokyo, sa figurine se tient sur ce lieu du plateau.

KOT-COMP-15 = Nombre de jetons : Poison 12, Toupetit 12, Fumée 3, OVNI 3, Alienoid 3, et un seul de chacun des jetons Mimétisme, Cible et Givre ; seules certaines cartes Énergie ou Évolution les utilisent.

KOT-COMP-16 = Le jeton Baby Gigazaur ne sert qu’avec une extension séparée, absente de la boîte ; il n’a donc aucun usage ici.

KOT-COMP-17 = Le nombre de jetons, de cubes et de dés verts n’est pas une limite du jeu : s’il en faut davantage, on fait comme s’ils étaient disponibles.
    .basis = Le livret ne dit rien des limites de la réserve.

KOT-COMP-18 = Les jetons énumérés font 36 en tout sans le jeton Baby Gigazaur ; celui-ci est compté à part des 36.
    .basis = La liste du livret ne tombe pas juste.

KOT-COMP-19 = La piste de dés n’a aucun rôle dans les règles.
    .basis = Élément cité dans le matériel, sans règle.

## Mise en place

section-setup = Mise en place

KOT-SETUP-01 = Chaque joueur choisit un Monstre et reçoit la fiche et la figurine correspondantes.

KOT-SETUP-02 = Chaque Monstre commence avec 10 Cœurs.

KOT-SETUP-03 = Chaque Monstre commence avec 0 PV.

KOT-SETUP-04 = Chaque Monstre commence avec 0 Énergie.
    .basis = Sous-entendu : la mise en place ne distribue aucun cube.

KOT-SETUP-05 = Le plateau de Tokyo est posé vide : tous les Monstres commencent hors de Tokyo.

KOT-SETUP-06 = Toutes les cartes Énergie utilisées sont mélangées en une seule pioche face cachée.

KOT-SETUP-07 = Les trois premières cartes sont posées face visible : c’est le Marché ; le reste forme la pioche, à côté.

KOT-SETUP-08 = Tous les jetons sont posés à portée de main et tous les cubes d’Énergie forment une réserve commune.

KOT-SETUP-09 = Les six dés noirs sont posés au centre ; les dés verts sont mis de côté.

KOT-SETUP-10 = De 2 à 4 joueurs, seul Tokyo City est utilisé.

KOT-SETUP-11 = À 5 ou 6 joueurs, Tokyo City et Tokyo Bay sont utilisés tous les deux.

KOT-SETUP-12 = Deux joueurs ne peuvent pas choisir le même Monstre.
    .basis = Une seule fiche et une seule figurine par Monstre.

KOT-SETUP-13 = Sans Power Up!, tous les Monstres se jouent de la même façon.
    .basis = Les Monstres n’ont aucune capacité en dehors des Évolutions.

KOT-SETUP-14 = Toutes les cartes promo peuvent être mélangées à la pioche Énergie ; elles y sont des cartes Énergie ordinaires.

KOT-SETUP-15 = Par défaut, les cartes promo restent dans la boîte.
    .basis = Leur ajout est facultatif et leur identité n’est pas établie.

## Premier joueur

section-first = Premier joueur

KOT-FIRST-01 = Pour désigner le premier joueur, chacun lance une fois les six dés noirs ; celui qui obtient le plus de baffes commence.
    .basis = L’icône a disparu à la numérisation ; la baffe est confirmée par les règles de la première édition et par une description publiée de cette boîte.

KOT-FIRST-02 = Les joueurs à égalité pour le plus de baffes relancent, et eux seuls, jusqu’à ce que l’un d’eux en ait strictement le plus.

KOT-FIRST-03 = On joue dans le sens des aiguilles d’une montre.

KOT-FIRST-04 = Ce jet n’a aucun autre effet : il ne fait rien gagner ni perdre.
    .basis = Le livret n’en dit rien.

KOT-FIRST-05 = Lors d’un départage, un joueur qui se retrouve sous le nouveau maximum ne participe plus aux jets suivants.
    .basis = Lecture de la règle : les joueurs à égalité relancent jusqu’à ce que l’un d’eux ait le plus grand nombre.

## Tour de jeu

section-turn = Tour de jeu

KOT-TURN-01 = Les phases d’un tour, toujours dans cet ordre : (1) Lancer les dés ; (2) Résoudre les dés ; (3) Entrer dans Tokyo ; (4) Acheter des cartes Énergie ; (5) Finir son tour.

KOT-TURN-02 = Un tour se termine quand les dés passent au joueur suivant.

KOT-TURN-03 = Les effets de début de tour ont lieu avant le premier Lancer.
    .basis = L’aperçu du tour n’a pas cette phase ; la précision sur Mimétisme place le début du tour avant le Lancer.

KOT-TURN-04 = Quand plusieurs effets de début de tour s’appliquent, le joueur actif choisit leur ordre.
    .basis = Le livret n’en dit rien ; même principe que pour la fin du tour dans le livret d’Origins.

KOT-TURN-05 = Les joueurs éliminés ne jouent plus de tour.
    .basis = Découle de l’élimination.

KOT-TURN-06 = Si le Monstre actif est éliminé pendant son propre tour, celui-ci s’arrête aussitôt ; ses phases restantes sont sautées et le joueur suivant dans le sens horaire prend les dés.
    .basis = Le livret n’en dit rien.

KOT-TURN-07 = Un tour interrompu par KOT-TURN-06 se termine quand même : ce que les Monstres survivants reçoivent à la fin de chaque tour (Fantôme, Vampire et similaires), la vérification de la victoire et le passage des dés ont lieu ; les effets de fin de tour et les tours supplémentaires du Monstre éliminé sont perdus.
    .basis = Le livret n’en dit rien.

## Lancer les dés

section-roll = Lancer les dés

KOT-ROLL-01 = À votre tour, vous pouvez lancer les dés jusqu’à trois fois.

KOT-ROLL-02 = Vous pouvez vous arrêter à tout moment avant le troisième Lancer.

KOT-ROLL-03 = Le premier Lancer se fait avec les six dés noirs, plus chaque dé vert que vos cartes vous accordent.

KOT-ROLL-04 = Avant le deuxième Lancer, vous pouvez mettre de côté les dés de votre choix et ne relancer que les autres.

KOT-ROLL-05 = Avant le troisième Lancer, vous choisissez de nouveau librement les dés à relancer, y compris parmi ceux mis de côté auparavant.

KOT-ROLL-06 = Mettre un dé de côté ne le bloque jamais.

KOT-ROLL-07 = Après le dernier Lancer, ou quand vous vous arrêtez, passez à la phase Résoudre les dés.

KOT-ROLL-08 = Le premier Lancer est obligatoire.
    .basis = Sous-entendu : on ne peut s’arrêter qu’après avoir lancé.

KOT-ROLL-09 = Tous les dés choisis pour un Lancer sont jetés ensemble ; on ne peut pas en regarder certains avant de choisir les autres.
    .basis = FAQ publiée.

KOT-ROLL-10 = Le nombre de dés est 6, plus les dés supplémentaires, moins les dés perdus à cause d’effets, jamais moins de 0 ; il est fixé au moment du premier Lancer.
    .basis = Le livret n’en dit rien ; conforme à une adaptation publique.

KOT-ROLL-11 = Les effets qui accordent des Lancers supplémentaires relèvent le maximum de trois ; ceux qui en retirent ne le font jamais descendre sous un.
    .basis = Le livret n’en dit rien.

KOT-ROLL-12 = Après le dernier Lancer, l’ordre est : relances imposées par d’autres Monstres, puis changements de face par le Monstre actif, puis symboles ajoutés par des cartes.
    .basis = Le livret n’en dit rien ; conforme à une adaptation publique.

KOT-ROLL-13 = Un Lancer est le fait de jeter des dés ; relancer des dés mis de côté relève de la même définition.

## Résoudre les dés

section-res = Résoudre les dés

KOT-RES-01 = Les faces visibles à la fin de votre dernier Lancer sont les actions de votre tour.

KOT-RES-02 = Vous pouvez résoudre vos dés dans l’ordre de votre choix.

KOT-RES-03 = Vous devez résoudre tous vos dés.

KOT-RES-04 = L’ordre se choisit entre groupes : chaque chiffre, l’Énergie, les baffes, les Cœurs ; tous les dés d’un groupe sont résolus ensemble.
    .basis = Le livret ne précise pas ; évite de découper une attaque de baffes en plusieurs.

KOT-RES-05 = Les effets de cartes qui examinent l’ensemble du Lancer peuvent être placés n’importe où dans cet ordre par le joueur actif, sauf indication contraire de la carte.
    .basis = Le livret n’en dit rien.

## Points de Victoire des chiffres

section-num = Points de Victoire des chiffres

KOT-NUM-01 = Un triplé du même chiffre rapporte autant de PV que ce chiffre.

KOT-NUM-02 = Chaque dé de plus du même chiffre rapporte 1 PV supplémentaire : n dés (n au moins égal à 3) de face f donnent f + n − 3 PV.

KOT-NUM-03 = Un ou deux dés d’un chiffre ne rapportent rien.

KOT-NUM-04 = Chaque chiffre est compté séparément : deux triplés différents rapportent donc tous les deux.

KOT-NUM-05 = Six dés identiques forment un triplé et trois dés de plus (f + 3 PV), et non deux triplés.
    .basis = Suit la formulation de la règle du dé supplémentaire.

KOT-NUM-06 = Les chiffres rapportent où que soit votre Monstre.
    .basis = Seuls les Cœurs sont restreints dans Tokyo.

## Énergie

section-nrg = Énergie

KOT-NRG-01 = Chaque face énergie rapporte un cube de la réserve.

KOT-NRG-02 = L’Énergie se garde devant soi jusqu’à ce qu’on la dépense.

KOT-NRG-03 = La réserve ne s’épuise jamais.
    .basis = Le livret n’en dit rien.

KOT-NRG-04 = Un Monstre peut posséder n’importe quelle quantité d’Énergie.
    .basis = Le livret n’en dit rien ; garder ses cubes jusqu’à les dépenser ne connaît aucune limite.

## Baffes

section-smash = Baffes

KOT-SMASH-01 = Chaque face baffe fait perdre 1 Cœur à chaque Monstre situé de l’autre côté de la frontière de Tokyo (dedans contre dehors).

KOT-SMASH-02 = Si vous êtes dans Tokyo City ou Tokyo Bay, vos baffes Blessent tous les Monstres hors de Tokyo, et eux seuls.

KOT-SMASH-03 = Les Monstres de Tokyo City et de Tokyo Bay ne se Blessent pas entre eux.

KOT-SMASH-04 = Si vous êtes hors de Tokyo, vos baffes Blessent tous les Monstres dans Tokyo, City comme Bay.

KOT-SMASH-05 = Les Monstres hors de Tokyo ne se Blessent pas entre eux.

KOT-SMASH-06 = Chaque cible perd le nombre entier de baffes ; le total n’est jamais réparti.

KOT-SMASH-07 = Après avoir perdu des Cœurs à cause de baffes, chaque Monstre dans Tokyo peut décider de Fuir ou de rester.

KOT-SMASH-08 = Fuir ne rend pas les Cœurs perdus.

KOT-SMASH-09 = Au tout premier tour, personne n’est dans Tokyo : les baffes du premier joueur ne font donc perdre de Cœurs à personne.

KOT-SMASH-10 = Les Cœurs perdus par un effet de carte ne sont pas des baffes.

KOT-SMASH-11 = Un Monstre en Blesse un autre quand ses baffes, dans sa phase Résoudre les dés, lui font perdre un ou plusieurs Cœurs.

KOT-SMASH-12 = Toutes les cibles d’une même résolution de baffes perdent leurs Cœurs simultanément.
    .basis = Le livret n’en dit rien ; nécessaire pour les éliminations simultanées.

KOT-SMASH-13 = Les lieux qui comptent sont ceux du moment où les baffes sont résolues ; un Monstre qui entre ou sort plus tard dans le tour n’y change rien.
    .basis = Le livret n’en dit rien.

KOT-SMASH-14 = Un Monstre dont toute la perte due aux baffes est évitée n’a pas été Blessé.
    .basis = Suit la définition de Blesser.

## Fuir

section-yield = Fuir

KOT-YIELD-01 = On ne peut Fuir Tokyo que juste après avoir été Blessé : les baffes d’un autre joueur doivent avoir réduit les Cœurs du Monstre.

KOT-YIELD-02 = Le choix revient au Monstre Blessé ; dans City et dans Bay, chacun décide pour lui-même.

KOT-YIELD-03 = Un Monstre qui Fuit quitte Tokyo et se trouve dès lors dehors.

KOT-YIELD-04 = Un Monstre qui reste ne change rien.

KOT-YIELD-05 = Les Cœurs perdus à cause de cartes Énergie ne permettent jamais de Fuir.

KOT-YIELD-06 = Un Monstre ne peut pas quitter Tokyo de son plein gré pendant son propre tour, ni quand personne ne l’a Blessé.

KOT-YIELD-07 = La décision se prend quand les baffes sont résolues, avant que l’attaquant ne résolve ses autres dés et avant la phase Entrer dans Tokyo.
    .basis = Montré par l’exemple à 5 joueurs.

KOT-YIELD-08 = Si City et Bay doivent décider tous les deux, ils le font dans le sens horaire à partir du joueur qui suit le joueur actif.
    .basis = Le livret n’en dit rien.

KOT-YIELD-09 = Un Monstre qui aurait pu perdre des Cœurs mais n’en a perdu aucun ne peut pas Fuir ; Réacteurs et Débandade simiesque sont les exceptions, car leur propriétaire Fuit avant que la perte ne soit appliquée.
    .basis = Fuir suppose des Cœurs en moins.

KOT-YIELD-10 = Quitter Tokyo à cause d’une élimination, d’un retour à la vie, de la fermeture de Tokyo Bay ou d’un effet qui n’emploie pas le mot Fuir n’est pas Fuir.
    .basis = Le livret n’en dit rien.

KOT-YIELD-11 = Un effet qui interdit de Fuir (Blizzard) l’emporte sur tout effet qui l’ordonne (Coups sur la poitrine, Bouh !, Rugissement intimidant, La mort vient du ciel) : le Monstre reste.
    .basis = Le livret n’en dit rien ; l’interdiction l’emporte sur l’obligation.

## Soins

section-heal = Soins

KOT-HEAL-01 = Hors de Tokyo, vous gagnez 1 Cœur par cœur obtenu aux dés, dans la limite de votre maximum.

KOT-HEAL-02 = Les Cœurs au-delà de votre maximum sont perdus.

KOT-HEAL-03 = Les cœurs obtenus aux dés ne soignent pas tant que le lanceur est dans Tokyo.

KOT-HEAL-04 = Dans Tokyo, les cœurs obtenus aux dés ne peuvent servir à rien (soins, retrait de jetons, Rayon revigorant).

KOT-HEAL-05 = Dans Tokyo, vous pouvez toujours gagner des Cœurs grâce aux cartes Énergie.

KOT-HEAL-06 = Le maximum normal est de 10 Cœurs.

KOT-HEAL-07 = C’est le lieu où vous êtes en résolvant les Cœurs qui compte : résoudre d’abord les baffes ne vous fait jamais entrer dans Tokyo, si bien qu’un Monstre au-dehors peut toujours se soigner avant la phase Entrer dans Tokyo ; un Monstre qui a dû quitter Tokyo Bay à sa fermeture plus tôt dans la phase est dehors et peut se soigner.
    .basis = L’entrée est une phase ultérieure.

KOT-HEAL-08 = Chaque résultat cœur ne sert qu’à une chose : un Cœur pour vous, le retrait d’un jeton Poison ou Toupetit, ou un effet de carte qui dépense des résultats cœur (Rayon revigorant, Biocarburant).
    .basis = Découle de la règle des jetons.

KOT-HEAL-09 = Compter les cœurs n’est pas les utiliser : évoluer et les effets qui ne font qu’examiner le Lancer (Destruction totale, Panda express, Clown, Pandarwinisme, Grandit vite, Danse boogie) ne dépensent aucun résultat cœur et fonctionnent aussi dans Tokyo.
    .basis = Le livret le dit pour l’évolution ; étendu à toute condition portant sur le Lancer.

KOT-HEAL-10 = Les Cœurs gagnés grâce aux Évolutions et aux costumes ne sont pas restreints non plus dans Tokyo ; seuls les résultats cœur du Lancer le sont.
    .basis = Le livret ne parle que des cartes Énergie ; la restriction porte sur les dés cœur.

## Élimination

section-elim = Élimination

KOT-ELIM-01 = Un Monstre dont les Cœurs tombent à 0 (la tête de mort) est éliminé.

KOT-ELIM-02 = Les cartes et l’Énergie d’un Monstre éliminé sont défaussées.

KOT-ELIM-03 = L’élimination est immédiate et le Monstre quitte le plateau de Tokyo.

KOT-ELIM-04 = Les Cœurs ne descendent jamais sous 0.
    .basis = La roue.

KOT-ELIM-05 = Les cartes Énergie défaussées (costumes compris) vont à la défausse Énergie, l’Énergie à la réserve, les jetons posés sur le Monstre retournent au stock ; ses Évolutions suivent KOT-GIFT-06 et KOT-GIFT-10.
    .basis = Destination non précisée.

KOT-ELIM-06 = Le joueur éliminé est sauté quand on détermine les voisins ou l’ordre du tour.
    .basis = Le livret n’en dit rien.

KOT-ELIM-07 = Les effets de retour à la vie (Il restait un œuf, Neuf vies, Zombie) s’appliquent avant l’élimination ; un Monstre revenu à la vie n’a pas été éliminé et le nombre de joueurs ne change pas.
    .basis = Le livret n’en dit rien.

KOT-ELIM-08 = Plusieurs Monstres tombés à 0 par un même effet sont éliminés ensemble.
    .basis = Nécessaire pour la règle où tout le monde perd.

KOT-ELIM-09 = Un Monstre éliminé dans Tokyo par des baffes laisse sa place vide ; l’attaquant doit donc normalement y entrer dans sa phase Entrer dans Tokyo.
    .basis = Conséquence de l’entrée obligatoire.

KOT-ELIM-10 = Les réactions à une perte ou au passage à 0 Cœur (Nécrophage, Programmé pour détruire, Pirate, Vision thermique et similaires) ont lieu avant les retours à la vie et avant que les cartes et l’Énergie d’un Monstre éliminé ne soient défaussées.
    .basis = Le livret n’en dit rien ; sinon Pirate et Vision thermique ne pourraient agir contre ou pour un Monstre tombé à 0.

## Entrer dans Tokyo

section-enter = Entrer dans Tokyo

KOT-ENTER-01 = Une fois tous les dés résolus, si personne n’est dans Tokyo, le Monstre actif doit entrer dans Tokyo City.

KOT-ENTER-02 = Tant qu’il reste cinq joueurs ou plus, le Monstre actif doit entrer dans Tokyo Bay si ce lieu est vide alors que Tokyo City est occupé.

KOT-ENTER-03 = Entrer est obligatoire, jamais un choix.

KOT-ENTER-04 = Il ne faut pas de baffe pour entrer : on entre dans un lieu vide quel que soit le Lancer.

KOT-ENTER-05 = Au premier tour de la partie, le premier joueur est obligé d’entrer dans Tokyo City.

KOT-ENTER-06 = Seul le Monstre actif entre, et dans un seul lieu par tour ; si les deux lieux sont vides, il prend Tokyo City et Tokyo Bay reste vide.
    .basis = Montré par l’exemple à 5 joueurs.

KOT-ENTER-07 = Un Monstre déjà dans Tokyo ne fait rien dans cette phase ; il ne passe pas de Bay à City ni l’inverse.
    .basis = Le livret n’en dit rien.

KOT-ENTER-08 = Si City est vide et que Bay est occupé par un autre Monstre, le Monstre actif entre dans City ; le Monstre de Bay ne s’y déplace pas.
    .basis = Le livret n’en dit rien ; City est le lieu principal et une adaptation publique le remplit en premier.

KOT-ENTER-09 = Être placé dans Tokyo par une carte compte comme y entrer et donne la récompense d’entrée.
    .basis = La récompense est pour l’entrée dans Tokyo.

KOT-ENTER-10 = Si Tokyo se vide après la phase Entrer dans Tokyo (par exemple à cause d’une carte achetée plus tard dans le tour), il reste vide jusqu’à la prochaine phase Entrer dans Tokyo.
    .basis = On n’entre que dans cette phase ; une ancienne règle de l’éditeur dit que personne ne prend la place d’un Monstre éliminé par une carte.

## Tokyo Bay

section-bay = Tokyo Bay

KOT-BAY-01 = Les récompenses et les restrictions sont les mêmes dans Bay et dans City.

KOT-BAY-02 = Les Monstres de City et de Bay sont tous dans Tokyo.

KOT-BAY-03 = Dès qu’il reste 4 joueurs ou moins, un Monstre dans Tokyo Bay doit en sortir immédiatement.

KOT-BAY-04 = Exception : si Tokyo City est vide à ce moment-là, le Monstre de Bay passe dans Tokyo City.

KOT-BAY-05 = La fermeture de Bay a lieu même si ce n’est pas le tour de ce Monstre.

KOT-BAY-06 = Passer de Bay à City n’est pas entrer dans Tokyo : aucune récompense.
    .basis = Le livret n’en dit rien ; adaptation publique.

KOT-BAY-07 = Sortir de Bay à sa fermeture n’est pas Fuir.
    .basis = Le livret n’en dit rien.

KOT-BAY-08 = Si le Monstre de City meurt de baffes qui ont aussi Blessé celui de Bay et qu’il ne reste que 4 joueurs, le Monstre de Bay passe d’abord dans City puis décide tout de même de Fuir ou non.
    .basis = Les deux règles sont immédiates ; l’élimination vient avec la perte, la décision de Fuir après.

KOT-BAY-09 = Une fois fermé, Tokyo Bay ne sert plus de la partie.
    .basis = Les joueurs ne reviennent jamais.

## Effets de Tokyo

section-tokyo = Effets de Tokyo

KOT-TOKYO-01 = Un Monstre qui entre dans Tokyo gagne 1 PV.

KOT-TOKYO-02 = Un Monstre qui commence son tour dans Tokyo gagne 2 PV.

KOT-TOKYO-03 = Les 2 PV sont aussi gagnés quand un tour supplémentaire commence dans Tokyo.

KOT-TOKYO-04 = Un Monstre dans Tokyo ne peut utiliser ses dés cœur pour rien.

KOT-TOKYO-05 = Les baffes d’un Monstre dans Tokyo touchent tous les Monstres au-dehors ; celles d’un Monstre au-dehors touchent tous les Monstres dans Tokyo.

KOT-TOKYO-06 = Les 2 PV comptent immédiatement, avant le Lancer ; atteindre 20 de cette façon exige encore de survivre au tour.
    .basis = La fin de partie se vérifie à la fin du tour.

## Option à deux joueurs

section-2p = Option à deux joueurs

KOT-2P-01 = Conseillé à 2 joueurs : entrer dans Tokyo donne 1 Énergie au lieu de 1 PV.

KOT-2P-02 = Conseillé à 2 joueurs : commencer son tour dans Tokyo donne 1 Énergie au lieu de 2 PV.

KOT-2P-03 = Toutes les autres règles restent inchangées.

KOT-2P-04 = L’option vaut pour les parties prévues à 2 joueurs, pas pour les parties plus grandes réduites à 2 Monstres.
    .basis = Elle s’intitule partie à 2 joueurs.

KOT-2P-05 = Les PV supplémentaires que des cartes ajoutent à l’entrée ou au début de tour dans Tokyo restent des PV.
    .basis = Seules les deux récompenses du plateau sont remplacées.

KOT-2P-06 = Cette Énergie est un gain d’Énergie pour les effets de cartes.
    .basis = Le livret n’en dit rien.

## Acheter des cartes Énergie

section-buy = Acheter des cartes Énergie

KOT-BUY-01 = Dans cette phase, vous pouvez acheter une ou plusieurs des cartes face visible du Marché ; acheter est facultatif.

KOT-BUY-02 = Pour acheter une carte, dépensez autant d’Énergie que son coût.

KOT-BUY-03 = Une carte ACTION est résolue aussitôt, avant toute autre chose.

KOT-BUY-04 = Une carte POUVOIR est posée devant vous et agit instantanément.

KOT-BUY-05 = Chaque carte achetée est remplacée immédiatement par la première carte de la pioche.

KOT-BUY-06 = La carte de remplacement peut être achetée immédiatement.

KOT-BUY-07 = Vous pouvez continuer à acheter et à renouveler le Marché, dans n’importe quel ordre, tant que vous avez assez d’Énergie.

KOT-BUY-08 = Ordre d’un achat : payer, prendre la carte, la résoudre ou la poser entièrement, puis compléter le Marché, puis les effets qui réagissent à la carte révélée. Seule La pêche aux pommes examine la carte de remplacement avant que la carte achetée ne prenne effet.
    .basis = Le livret dit à la fois aussitôt et immédiatement.

KOT-BUY-09 = Un coût n’est jamais réduit sous 0, et on ne peut pas acheter ce qu’on ne peut pas payer en entier.
    .basis = Le livret n’en dit rien.

KOT-BUY-10 = On n’achète que dans cette phase de son propre tour, sauf si une carte permet autre chose.
    .basis = Découle du déroulement du tour.

KOT-BUY-11 = Une carte POUVOIR achetée ce tour peut agir sur ce qui reste du tour (carte suivante moins chère, effets de fin de tour, tour supplémentaire dont la condition a déjà été obtenue).
    .basis = Elle agit instantanément.

## Renouveler le Marché

section-sweep = Renouveler le Marché

KOT-SWEEP-01 = Vous pouvez dépenser 2 Énergies pour défausser les trois cartes face visible et en révéler trois nouvelles.

KOT-SWEEP-02 = Les trois cartes révélées par un renouvellement peuvent être achetées tout de suite.

KOT-SWEEP-03 = Le renouvellement peut être répété tant que vous avez de l’Énergie.

KOT-SWEEP-04 = Les réductions accordées par des cartes ne changent pas les 2 Énergies d’un renouvellement.
    .basis = Un renouvellement n’est pas un achat.

## Pioche Énergie

section-deck = Pioche Énergie

KOT-DECK-01 = Quand une carte doit être piochée et que la pioche est vide, on mélange la défausse pour former une nouvelle pioche.
    .basis = Le livret n’en dit rien pour les cartes Énergie ; comme sa règle des Évolutions et une adaptation publique.

KOT-DECK-02 = Si la pioche et la défausse sont vides toutes les deux, l’emplacement du Marché reste vide.
    .basis = Le livret n’en dit rien.

KOT-DECK-03 = La défausse Énergie est face visible et peut être consultée.
    .basis = Le livret n’en dit rien.

## Finir son tour

section-endt = Finir son tour

KOT-ENDT-01 = Les effets qui parlent de la fin du tour sont résolus maintenant, avant que les dés ne passent.

KOT-ENDT-02 = Les dés vont ensuite au joueur de gauche (sens horaire).

KOT-ENDT-03 = Le joueur actif choisit l’ordre de ses propres effets de fin de tour, Poison compris.
    .basis = Écrit dans Origins ; non précisé ici.

KOT-ENDT-04 = Les effets d’autres Monstres qui ont lieu à la fin du tour de chaque Monstre viennent ensuite, dans le sens horaire à partir du joueur actif.
    .basis = Le livret n’en dit rien.

## Tours supplémentaires

section-xtra = Tours supplémentaires

KOT-XTRA-01 = Un tour supplémentaire est un tour complet avec toutes ses phases, récompenses de début de tour comprises.
    .basis = Le livret confirme les 2 PV pour les tours supplémentaires.

KOT-XTRA-02 = Plusieurs tours supplémentaires obtenus dans un même tour sont tous joués, l’un après l’autre.
    .basis = Le livret n’en dit rien.

KOT-XTRA-03 = La fin de partie est vérifiée avant qu’un tour supplémentaire ne commence.
    .basis = Chaque fin de tour est une vérification.

KOT-XTRA-04 = Ordre des tours supplémentaires : d’abord ceux du Monstre dont le tour se termine (Contrôle du temps avant les autres), puis celui qu’un autre Monstre a acheté avec Rage grâce à Opportuniste, puis le joueur qui suit le Monstre dont le tour s’est terminé.
    .basis = Le livret n’en dit rien ; conforme à une adaptation publique.

## Fin de partie

section-end = Fin de partie

KOT-END-01 = Quand un tour est terminé et qu’un Monstre a 20 PV, la partie est finie.

KOT-END-02 = La partie s’arrête s’il ne reste qu’un Monstre.

KOT-END-03 = Le Monstre qui a 20 PV, ou le dernier survivant, est le vainqueur.

KOT-END-04 = Un Monstre qui atteint 20 PV et 0 Cœur dans le même tour, quelle qu’en soit la raison, est éliminé : il faut survivre au tour pour gagner.

KOT-END-05 = L’élimination simultanée de tous les Monstres restants est une défaite pour tout le monde.

KOT-END-06 = La vérification porte, à la fin de chaque tour, sur tous les Monstres encore en jeu, pas seulement sur le Monstre actif.
    .basis = La règle dit un Monstre.

KOT-END-07 = Avec un seul survivant, le tour en cours est tout de même terminé ; si le survivant meurt alors (par exemple du Poison à la fin de son tour), personne ne gagne.
    .basis = Le livret d’Origins applique la fin du tour aux deux conditions.

KOT-END-08 = Si plusieurs Monstres ont 20 PV (ou le but plus bas qu’une carte leur donne) lors de la vérification, celui qui y est arrivé le premier dans ce tour gagne, en comptant la dernière fois qu’il y est arrivé ; si un même effet les y a menés ensemble, ils partagent la victoire.
    .basis = Le but dit le premier à obtenir 20 ; les égalités ne sont pas traitées.

KOT-END-09 = Les PV ne dépassent jamais 20 et ne descendent jamais sous 0 ; les PV perdus après avoir atteint 20 mais avant la vérification comptent (19 n’est pas 20).
    .basis = La roue ; le livret n’en dit rien.

## Précisions sur les cartes Énergie

section-card = Précisions sur les cartes Énergie

KOT-CARD-01 = Les cartes Énergie ne font jamais dépasser 10 Cœurs à un Monstre, sauf si une carte POUVOIR dit le contraire.

KOT-CARD-02 = Mimétisme copie les effets d’une carte comme si celle-ci venait d’être jouée, jetons compris.

KOT-CARD-03 = Si la carte copiée par Mimétisme est défaussée, Mimétisme n’a plus d’effet et son propriétaire reprend le jeton.

KOT-CARD-04 = Pour 1 Énergie, payée avant de lancer les dés quand commence le prochain tour du propriétaire, le jeton Mimétisme peut passer sur une autre carte POUVOIR.

KOT-CARD-05 = S’il y a deux Opportuniste en jeu, le premier dans le sens horaire à partir du Monstre dont c’est le tour peut acheter d’abord une carte révélée, puis le second.

KOT-CARD-06 = Défausser Crachat venimeux ou Rayon réducteur ne retire pas les jetons déjà distribués.

KOT-CARD-07 = Vous ne pouvez pas retirer vos jetons Poison ou Toupetit tant que vous êtes dans Tokyo ; des dés cœur utilisés hors de Tokyo les retirent.

KOT-CARD-08 = Souffle de feu fait perdre 1 Cœur à chacun des joueurs de gauche et de droite, même s’ils sont dans le même lieu que son propriétaire.

KOT-CARD-09 = S’il ne reste que deux joueurs, l’unique adversaire ne perd que 1 Cœur à cause de Souffle de feu.

KOT-CARD-10 = Métamorphose défausse des cartes POUVOIR dans la phase Finir son tour.

KOT-CARD-11 = Métamorphose rembourse le coût imprimé entier, même si la carte a été achetée moins cher.

KOT-CARD-12 = Le texte d’une carte l’emporte sur les règles générales quand ils se contredisent.
    .basis = C’est l’usage ; ce n’est pas écrit.

KOT-CARD-13 = Les symboles que des cartes ajoutent à un Lancer valent ce symbole pour toute condition portant sur le Lancer, mais ne sont pas des dés ; une entrée de carte qui parle de dés ne compte que les dés.
    .basis = Le texte actuel des cartes ajoute des symboles ; pratique de l’éditeur.

KOT-CARD-14 = Tous les Cœurs qu’un Monstre perd à cause d’une même source en une fois forment une seule perte ; chaque source est traitée séparément.
    .basis = FAQ publiée sur Armure de plaques.

KOT-CARD-15 = Ordre à l’intérieur d’une perte : montant de base, Jouer avec la nourriture de l’attaquant et aggravations qui ne supposent pas une perte réelle (Souffle de feu, Drôle d’air mais dangereux, Aura de flammes) ; puis protections choisies par la victime, Armure de plaques en dernier ; puis, seulement si au moins 1 Cœur est encore perdu, aggravations qui supposent une perte réelle (Armes exotiques, Diable, Méca-explosion, Tête détachable, Carotte électrique, Cible verrouillée, et Griffes d’acier en dernier) ; puis Cœurs gagnés en réponse à la perte ; puis application.
    .basis = Le livret n’en dit rien.

KOT-CARD-16 = Quand plusieurs victimes peuvent réagir, elles le font dans le sens horaire à partir du joueur qui suit le joueur actif, le joueur actif en dernier.
    .basis = Le livret n’en dit rien.

KOT-CARD-17 = Les effets facultatifs qui ont un coût peuvent être répétés autant de fois qu’on peut les payer, sauf si la carte ou son entrée dit une fois.
    .basis = FAQ de l’éditeur.

KOT-CARD-18 = Aucun Monstre n’a jamais plus de 12 Cœurs.
    .basis = Précision de l’éditeur sur Encore plus grand.

KOT-CARD-19 = Mimétisme ne peut copier que des cartes POUVOIR en jeu, jamais Mimétisme lui-même.
    .basis = Découle de la formulation du livret ; adaptation publique.

KOT-CARD-20 = Les Cœurs gagnés en réponse à une perte (Guérison rapide, Soutien du vaisseau mère, Banane géante et similaires) ne réduisent pas la perte : le Monstre est tout de même Blessé et chaque effet de la perte s’applique ; seuls ses Cœurs deviennent Cœurs moins perte plus Cœurs gagnés, au plus son maximum, et il n’est tombé à 0 que si ce résultat est inférieur à 1.
    .basis = Le livret n’en dit rien ; la carte dit que le Cœur peut empêcher de tomber à 0, pas qu’il évite la perte.

KOT-CARD-21 = Les pertes dues à des cartes suivent le même ordre qu’une perte due aux baffes (montant, protections, aggravations, réponses, application, réactions, retours à la vie, éliminations, Tokyo Bay), sans Fuite, jetons Poison ou Toupetit, vol de costumes ni Cadeaux.
    .basis = Le livret n’en dit rien.

KOT-CARD-22 = Une réaction qui fait perdre des Cœurs à un Monstre (Peau réfléchissante, Armure de foudre, Souffle funeste) est une nouvelle perte ; elle est résolue une fois terminée la perte qui l’a causée, éliminations comprises, et avant les décisions de Fuir, et seulement si le propriétaire de la carte est encore en jeu.
    .basis = Le livret n’en dit rien ; évite les pertes imbriquées.

KOT-CARD-23 = Une perte est causée par le Monstre dont le Lancer ou la carte la provoque : les baffes (celle de Pom-pom girl comprise) par le Monstre actif, Fouisseur, Peau réfléchissante et semblables par leur propriétaire, un Cadeau par son Propriétaire, une carte achetée par son acheteur. Les jetons Poison et les Cœurs remis en paiement ne sont causés par personne.
    .basis = Le livret n’en dit rien ; nécessaire pour Herbivore, Vampire, Pirate, Diable, Faux et similaires.

## Power Up!

section-pu = Power Up!

KOT-PU-01 = Power Up! est facultatif ; on n’utilise que les cartes Évolution des Monstres de la partie, les autres restent dans la boîte.

KOT-PU-02 = Chaque joueur mélange les huit cartes Évolution de son Monstre en une pioche personnelle face cachée.

KOT-PU-03 = Chaque Monstre commence avec une Évolution : piochez-en deux, gardez-en une cachée en main et remélangez l’autre à la pioche.

KOT-PU-04 = Après la phase Résoudre les dés, un Monstre dont le Lancer compte au moins trois Cœurs pioche deux Évolutions, en garde une cachée en main et défausse l’autre.
    .basis = Les icônes ont disparu à la numérisation ; les Cœurs découlent de la remarque sur les soins et d’autres descriptions.

KOT-PU-05 = Évoluer est un bonus, pas un coût : les mêmes Cœurs peuvent encore soigner (hors de Tokyo) ou servir à une carte POUVOIR ou Évolution.

KOT-PU-06 = Être dans Tokyo n’empêche pas de piocher des Évolutions.

KOT-PU-07 = Si la pioche Évolution est vide, ses cartes défaussées sont mélangées pour former une nouvelle pioche.

KOT-PU-08 = Une Évolution attend en main et se joue quand son détenteur le veut ; si la carte ne nomme pas de moment, les tours des autres joueurs sont permis aussi.

KOT-PU-09 = Une Évolution Temporaire est défaussée après usage.

KOT-PU-10 = Une Évolution Permanente se joue face visible et agit tant qu’elle reste en jeu.

KOT-PU-11 = Quand une carte de base ou une Évolution parle d’une carte sans précision, il ne s’agit pas des Évolutions.

KOT-PU-12 = Une carte Évolution montre son Monstre, son type, une espèce (Mutant, Envahisseur, Robot ou Halloween), un nom et un effet.

KOT-PU-13 = Les espèces ne comptent que pour des variantes de tournoi et de futures extensions ; elles n’ont donc aucun effet ici.

KOT-PU-14 = On ne pioche de cette façon qu’une Évolution par tour au plus, quel que soit le nombre de Cœurs.
    .basis = Au moins trois Cœurs, aucun multiple n’est mentionné.

KOT-PU-15 = Jouer une Évolution ne coûte rien et la main n’a pas de limite.
    .basis = Le livret n’en dit rien.

KOT-PU-16 = Si moins de deux cartes peuvent être piochées après le mélange, piochez ce qu’il y a ; une carte piochée seule est gardée.
    .basis = Le livret n’en dit rien.

KOT-PU-17 = Si la pioche ne contient qu’une carte, prenez-la, mélangez la défausse et piochez-y la seconde.
    .basis = Le livret n’en dit rien.

KOT-PU-18 = Si plusieurs joueurs veulent jouer des Évolutions au même moment, le joueur actif passe en premier, puis le sens horaire ; les réponses à une perte suivent KOT-CARD-16.
    .basis = Le livret n’en dit rien.

KOT-PU-19 = On ne peut jouer d’Évolution ni pendant la mise en place ni après son élimination.
    .basis = Le livret n’en dit rien.

KOT-PU-20 = Les mains sont secrètes ; les défausses Évolution sont ouvertes.
    .basis = Le livret n’en dit rien.

KOT-PU-21 = La condition pour évoluer s’examine sur le Lancer final, symboles ajoutés par des cartes compris ; cela se passe après Résoudre les dés et avant Entrer dans Tokyo.
    .basis = Le moment est écrit, le détail non.

KOT-PU-22 = Mimétisme, Métamorphose, Tentacules parasites et Il restait un œuf ne touchent pas aux Évolutions.
    .basis = Conséquence de KOT-PU-11.

KOT-PU-23 = Les effets d’Évolution sont des effets de carte : les Cœurs perdus à cause d’eux ne sont pas des baffes et ne permettent pas de Fuir, et ils ne font dépasser 10 Cœurs à personne sauf si l’Évolution le dit (Mangeur d’âmes).
    .basis = Les précisions ne parlent que des cartes Énergie ; même principe.

KOT-PU-24 = Une Évolution sans moment nommé se joue entre deux effets, jamais au milieu d’un effet ; seules les entrées dont le moment mentionne une perte (en réponse, avant qu’elle ne soit appliquée, quand elle serait appliquée) peuvent se jouer pendant qu’une perte est résolue.
    .basis = Le livret n’en dit rien.

KOT-PU-25 = Une Évolution qui quitte le jeu va à la défausse du joueur dont la pioche la contenait, quel que soit celui qui l’avait.
    .basis = Le livret n’en dit rien.

## Évolutions Cadeau

section-gift = Évolutions Cadeau

KOT-GIFT-01 = Une Évolution Cadeau se joue directement de la main sur un Monstre que vous Blessez.

KOT-GIFT-02 = Elle reste devant ce joueur comme une Évolution Permanente.

KOT-GIFT-03 = Blesser un Monstre est l’occasion de lui remettre une Évolution Cadeau ; un Cadeau déjà posé devant l’attaquant peut être transmis de la même façon.
    .basis = La transmission est sous-entendue : l’immunité du Propriétaire n’a de sens que si un Cadeau peut revenir.

KOT-GIFT-04 = Le Propriétaire d’un Cadeau est toujours le Monstre nommé sur la carte.

KOT-GIFT-05 = L’effet touche le Monstre qui a la carte devant lui, sauf si ce Monstre est le Propriétaire, qui est immunisé.

KOT-GIFT-06 = Quand un Monstre est éliminé, toutes les cartes dont il est propriétaire sont retirées de la partie, y compris ses Cadeaux posés devant d’autres.

KOT-GIFT-07 = Un Cadeau se donne après la perte des Cœurs et seulement à un Monstre encore en jeu.
    .basis = Le livret n’en dit rien.

KOT-GIFT-08 = Plusieurs Cadeaux peuvent être donnés dans un tour, au même Monstre Blessé ou à plusieurs ; chaque Cadeau ne bouge qu’une fois par tour.
    .basis = Le livret n’en dit rien.

KOT-GIFT-09 = Un Cadeau rendu à son Propriétaire n’a simplement pas d’effet là, jusqu’à ce qu’il soit transmis de nouveau.
    .basis = Conséquence de l’immunité.

KOT-GIFT-10 = Les cartes retirées de la partie par KOT-GIFT-06 sont les Évolutions du Monstre éliminé : main, pioche, défausse, en jeu, et ses Cadeaux devant d’autres. Ses cartes Énergie sont défaussées comme d’habitude.
    .basis = Les règles de base défaussent les cartes d’un Monstre éliminé ; la phrase sur le retrait se trouve dans les règles des Évolutions.

KOT-GIFT-11 = Un Cadeau appartenant à quelqu’un d’autre et posé devant un Monstre éliminé va à une défausse comme dans KOT-PU-25.
    .basis = Le livret n’en dit rien.

## Variante Évolutions mutantes

section-mut = Variante Évolutions mutantes

KOT-MUT-01 = Mélangez ensemble les Évolutions de tous les Monstres en jeu et distribuez-en huit à chaque joueur.

KOT-MUT-02 = Tous les joueurs en choisissent une simultanément, la posent face cachée et passent le reste à gauche ; recommencez jusqu’à ce que chacun en ait huit.

KOT-MUT-03 = Chaque joueur mélange les huit Évolutions choisies en une pioche personnelle ; elles peuvent venir de n’importe quel Monstre.

KOT-MUT-04 = Suit la mise en place normale de Power Up! (en piocher deux, en garder une).
    .basis = Le livret n’en dit rien.

KOT-MUT-05 = Les Propriétaires des Cadeaux restent les Monstres nommés sur les cartes, même si quelqu’un d’autre les a choisies.
    .basis = Le livret dit toujours ; une adaptation publique prend celui qui l’a choisie.

KOT-MUT-06 = Les autres Évolutions qui parlent de vous désignent le joueur qui les joue.
    .basis = Le livret n’en dit rien.

## Costumes d’Halloween

section-hal = Costumes d’Halloween

KOT-HAL-01 = Les cartes Costume sont des cartes Énergie au dos différent.

KOT-HAL-02 = À la mise en place, chaque joueur pioche deux costumes et en pose un devant son Monstre.

KOT-HAL-03 = Tous les autres costumes sont mélangés à la pioche Énergie.

KOT-HAL-04 = Un costume acheté est posé devant son acheteur comme une carte POUVOIR.

KOT-HAL-05 = Les costumes ne sont pas des cartes POUVOIR : les cartes qui agissent sur les cartes POUVOIR (Mimétisme, Métamorphose) ne les touchent pas.

KOT-HAL-06 = Un Monstre peut avoir autant de costumes qu’il veut.

KOT-HAL-07 = Si vous obtenez au moins trois baffes, vous pouvez voler un ou plusieurs costumes à chaque Monstre que vous avez Blessé.
    .basis = Les icônes ont disparu à la numérisation ; la baffe est confirmée par d’autres descriptions.

KOT-HAL-08 = Pour chaque costume volé, vous devez payer son coût imprimé en Énergie au Monstre à qui vous le volez.

KOT-HAL-09 = Voler n’annule aucune perte de Cœurs.

KOT-HAL-10 = Le costume gardé à la mise en place est gratuit ; le choix se fait avant le premier tour et il est public.
    .basis = Le livret n’en dit rien.

KOT-HAL-11 = Les costumes non distribués à la mise en place sont mélangés à la pioche avec ceux qui ont été refusés.
    .basis = Cartes Costume en trop se lit comme toutes les autres.

KOT-HAL-12 = Le vol a lieu dans Résoudre les dés, après la perte due aux baffes et les décisions de Fuir ; l’Énergie gagnée plus tôt dans la même phase peut servir.
    .basis = Moment non précisé.

KOT-HAL-13 = Les costumes d’un Monstre éliminé sont défaussés avant qu’on puisse lui voler quoi que ce soit.
    .basis = L’élimination est immédiate.

KOT-HAL-14 = Voler n’est pas acheter : aucune réduction et aucun effet d’achat.
    .basis = Le livret demande le coût inscrit sur la carte.

KOT-HAL-15 = Les baffes ajoutées par des cartes comptent pour les trois baffes.
    .basis = Conforme à KOT-CARD-13.

KOT-HAL-16 = Perdre le costume Zombie à 0 Cœur élimine le Monstre sur-le-champ, même s’il a été volé ou racheté.
    .basis = Texte de la carte.

KOT-HAL-17 = Les costumes sont distribués et choisis avant que la pioche Énergie ne soit mélangée et le Marché posé ; le premier Marché peut donc déjà montrer des costumes.
    .basis = Ordre non précisé ; conforme à une adaptation publique.

## Les fenêtres d’un tour

window-start_of_turn = Début du tour
    .text = D’abord prennent fin les effets qui durent jusqu’au début de ce tour (Vague de froid, Blizzard, Pris dans la glace, Piétinement tonitruant). Puis, dans l’ordre du joueur actif : récompense pour commencer dans Tokyo, Urbavore, Je suis le roi !, Défenseur de Tokyo, Princesse, Monstre batterie, Pire cauchemar, face de Rayon gelant, dés d’OVNI, Réserve de bambou ; le jeton Mimétisme peut être déplacé pour 1 Énergie.

window-before_rolling = Avant de lancer
    .text = Armes exotiques, Épée énergétique, Herbe à chat, Révision, Temple englouti ; puis le nombre de dés est fixé.

window-roll_loop = Les Lancers
    .text = Premier Lancer, puis jusqu’au nombre maximum de Lancers ; Ninja urbain, Boisson énergisante et Écran de fumée s’utilisent ici.

window-after_last_roll_others = Après le dernier Lancer : les autres Monstres
    .text = Les autres Monstres dans le sens horaire : Sonde psychique, Sorcière, Cœur de lapin.

window-before_resolving_active = Avant de résoudre : le Monstre actif
    .text = Monstre actif : Ninja urbain sur un 3 issu d’une relance imposée, Prédateur sélectif, Plan B, Élastique, Clown, Souffle gamma, Balayage de la queue, Petite queue, Adaptabilité saurienne, Yin et Yang, Pris dans la glace.

window-total_the_roll = Total du Lancer
    .text = Décision de Pom-pom girl ; dernier moment pour Sous-estimé et Marée haute ; puis symboles ajoutés par des cartes, d’abord ceux qui ne demandent pas de baffe (Attaque acide, Fouisseur, Dards empoisonnés, Faux, Missile miaou et similaires) et Épée énergétique, puis Queue à piquants et Urbavore, une fois chacun.

window-resolve_groups = Résolution des dés
    .text = Chiffres, Énergie, baffes et Cœurs dans l’ordre du joueur actif, tous obligatoires.

window-smash_amounts = Baffes : combien
    .text = Au sein des baffes : déterminer les cibles selon le lieu, puis la perte de base de chaque cible : nombre de baffes, Jouer avec la nourriture, Souffle de feu et similaires.

window-smash_prevention = Baffes : protections
    .text = Victimes dans le sens horaire : décision de Réacteurs ou de Débandade simiesque, Ailes, Queue détachable, Patte de lapin, Bonbons !, Camouflage et dés semblables, Robot, Super saut, Armure électrique ; Armure de plaques en dernier.

window-smash_apply = Baffes : la perte
    .text = Ajouter les aggravations qui supposent une perte réelle ; les victimes peuvent gagner des Cœurs en réponse (Guérison rapide et similaires) ; appliquer toutes les pertes ensemble ; puis réactions à la perte et à 0 Cœur (Nécrophage, Pirate, Vision thermique et similaires, jetons Poison et Toupetit) ; puis retours à la vie, éliminations, fermeture de Tokyo Bay ; puis pertes causées par des réactions (KOT-CARD-22).

window-smash_after = Après les baffes
    .text = Rayon gelant est remis, Cible verrouillée ; puis décisions de Fuir, chacune avec ses récompenses pour être resté ; puis Coups sur la poitrine ou Bouh ! ; puis ADN instable ; puis vol de costumes et Cadeaux.

window-evolve = Évoluer
    .text = Si le Lancer compte trois Cœurs ou plus : piocher deux Évolutions, en garder une.

window-enter_tokyo = Entrer dans Tokyo
    .text = Ruée simiesque, puis Moteur félin (chacun dans le sens horaire après le joueur actif) ; puis entrée obligatoire du Monstre actif si un lieu est encore vide, avec récompense ; perte due à Fouisseur ; cartes déclenchées par l’entrée ; Frénésie de la jungle en dernier.

window-buy = Acheter
    .text = Achats et renouvellements ; chaque carte révélée ouvre une fenêtre Opportuniste avant que quiconque d’autre puisse la prendre.

window-end_of_turn = Fin du tour
    .text = Effets de fin de tour du joueur actif dans l’ordre choisi : Métamorphose, Réserve d’énergie, Herbivore, Trop mignon, Énergie solaire, Poison ; Rayon gelant revient à son propriétaire.

window-end_of_every_turn = Fin de chaque tour
    .text = Fantôme, Vampire, C’est la belle qui a tué la bête ; puis les effets qui durent ce tour prennent fin.

window-victory_check = Vérification de la victoire
    .text = Tous éliminés : tout le monde perd. Un seul restant : il gagne. Sinon, un Monstre vivant avec 20 PV (17 avec Astronaute) gagne ; s’ils sont plusieurs : KOT-END-08.

window-next_turn = Tour suivant
    .text = Tour supplémentaire s’il y en a un, sinon les dés passent à gauche.

## Exemples

KOT-EX-01 =
    .given = Gigazaur résout les chiffres
    .when = le Lancer contient quatre 1
    .then = Gigazaur gagne 2 PV (1 pour le triplé, 1 pour le dé de plus)

KOT-EX-02 =
    .given = Cyber Kitty dans Tokyo City, Gigazaur au-dehors ; le premier Lancer de Gigazaur comprend deux 3, qu’il met de côté ; le deuxième Lancer des quatre autres dés apporte trois 2
    .when = il garde les trois 2 et relance les trois autres dés, y compris les 3 mis de côté auparavant
    .then = la relance est permise

KOT-EX-03 =
    .given = même tour, dés finaux 2 2 2 2 énergie baffe, Gigazaur hors de Tokyo, Cyber Kitty dans Tokyo City
    .when = Gigazaur résout ses dés
    .then = Gigazaur gagne 3 PV et 1 Énergie, Cyber Kitty perd 1 Cœur, Gigazaur ne gagne pas de Cœur

KOT-EX-04 =
    .given = mêmes dés, mais Gigazaur est aussi dans Tokyo (Bay) avec Cyber Kitty dans City
    .when = Gigazaur résout les baffes
    .then = chaque Monstre hors de Tokyo perd 1 Cœur et Cyber Kitty n’en perd aucun

KOT-EX-05 =
    .given = Space Penguin a 10 Énergies dans sa phase d’achat
    .when = il renouvelle le Marché, puis achète une carte à 3 et s’arrête
    .then = l’Énergie passe de 10 à 8 puis à 5 ; trois cartes ont été défaussées, trois révélées, la carte achetée a été remplacée par une nouvelle, 5 Énergies sont gardées

KOT-EX-06 =
    .given = 5 joueurs ; Gigazaur dans Tokyo City, Space Penguin dans Tokyo Bay, The King, Cyber Kitty et Meka Dragon au-dehors ; tour de Meka Dragon
    .when = Meka Dragon obtient 4 baffes et les deux Monstres de Tokyo Fuient
    .then = Gigazaur et Space Penguin perdent 4 Cœurs chacun et sont dehors

KOT-EX-07 =
    .given = suite de KOT-EX-06, tous les dés résolus
    .when = phase Entrer dans Tokyo de Meka Dragon
    .then = Meka Dragon doit entrer dans Tokyo City et gagne 1 PV ; Tokyo Bay reste vide

KOT-EX-08 =
    .given = Meka Dragon dans Tokyo City, Bay vide, 5 joueurs ; tour de Gigazaur, au-dehors
    .when = Gigazaur obtient 1 baffe et Meka Dragon reste
    .then = seul Meka Dragon perd 1 Cœur ; Gigazaur doit entrer dans Tokyo Bay et gagne 1 PV

KOT-EX-09 =
    .given = Meka Dragon dans City, Gigazaur dans Bay ; tour de Space Penguin, au-dehors
    .when = Space Penguin obtient 1 baffe ; Gigazaur Fuit, Meka Dragon reste
    .then = tous deux perdent 1 Cœur ; Space Penguin doit entrer dans Tokyo Bay et gagne 1 PV

KOT-EX-10 =
    .given = Meka Dragon dans City, Space Penguin dans Bay
    .when = The King puis Cyber Kitty jouent des tours sans baffe
    .then = personne n’entre dans Tokyo ni n’en sort ; aucun des deux Monstres de Tokyo ne peut Fuir

KOT-EX-11 =
    .given = Meka Dragon est dans Tokyo City
    .when = son tour commence
    .then = il gagne 2 PV avant de lancer les dés

KOT-EX-12 =
    .given = Meka Dragon dans City, Space Penguin dans Bay, Gigazaur, The King et Cyber Kitty au-dehors
    .when = Meka Dragon obtient 3 baffes
    .then = Gigazaur, The King et Cyber Kitty perdent 3 Cœurs chacun ; Space Penguin n’en perd aucun

KOT-EX-13 =
    .given = comme KOT-EX-12, avec Gigazaur à 3 Cœurs ou moins avant la perte
    .when = la perte est appliquée
    .then = Gigazaur est éliminé immédiatement et perd tout ce qu’il a ; il reste 4 Monstres ; Space Penguin doit quitter Tokyo Bay aussitôt ; Meka Dragon est seul dans Tokyo

KOT-EX-14 =
    .given = 3 joueurs obtiennent 2, 2 et 1 baffes au jet du premier joueur
    .when = l’égalité est départagée
    .then = seuls les deux joueurs à 2 baffes relancent

KOT-EX-15 =
    .given = premier tour de la partie, Tokyo vide
    .when = le premier joueur obtient 5 baffes
    .then = personne ne perd de Cœur ; le premier joueur doit entrer dans Tokyo City et gagne 1 PV

KOT-EX-16 =
    .given = dés finaux 1 1 1 2 2 2
    .when = les chiffres sont résolus
    .then = 3 PV en tout

KOT-EX-17 =
    .given = dés finaux 3 3 3 3 3 3
    .when = les chiffres sont résolus
    .then = 6 PV

KOT-EX-18 =
    .given = Monstre hors de Tokyo avec 9 Cœurs
    .when = il résout trois Cœurs
    .then = il a 10 Cœurs ; deux sont perdus

KOT-EX-20 =
    .given = Monstre dans Tokyo avec 4 Cœurs
    .when = il achète Soin
    .then = il a 6 Cœurs

KOT-EX-21 =
    .given = Monstre au-dehors, 3 Cœurs, dés 2 baffes et 2 cœurs, Tokyo occupé
    .when = il résout d’abord les baffes et l’occupant Fuit, puis les Cœurs
    .then = il se soigne encore jusqu’à 5 et n’entre dans Tokyo qu’ensuite

KOT-EX-23 =
    .given = 6 joueurs, City occupé, Bay vide
    .when = un Monstre au-dehors n’obtient aucune baffe
    .then = il doit quand même entrer dans Tokyo Bay et gagne 1 PV

KOT-EX-25 =
    .given = un Monstre dans Tokyo possède Contrôle du temps et obtient trois 1
    .when = il joue le tour supplémentaire
    .then = il gagne 2 PV pour avoir commencé dans Tokyo et lance un dé de moins

KOT-EX-26 =
    .given = partie à 2 joueurs avec l’option, Tokyo vide
    .when = le Monstre actif entre dans Tokyo et y commence plus tard un tour
    .then = il gagne 1 Énergie puis 1 Énergie au lieu de 1 PV puis 2 PV

KOT-EX-28 =
    .given = les deux derniers Monstres ont 3 et 2 Cœurs
    .when = l’un achète Bombardement aérien et rien ne l’évite
    .then = tous deux sont éliminés et tout le monde perd

KOT-EX-30 =
    .given = un autre Monstre a atteint 20 PV pendant le tour du Monstre actif (Nécrophage)
    .when = le tour se termine
    .then = ce Monstre gagne s’il est en vie

KOT-EX-49 =
    .given = 4 joueurs ; Meka Dragon au-dehors possède Souffle de feu, son voisin de gauche est au-dehors, son voisin de droite est dans Tokyo
    .when = il obtient 2 baffes
    .then = le voisin de gauche perd 1 Cœur (perte par carte), le voisin de droite en perd 3 et peut Fuir, le quatrième Monstre, au-dehors, n’en perd aucun

KOT-EX-33 =
    .given = un Monstre possède Origine extraterrestre, Métamorphose et une carte imprimée à 5 qu’il a achetée 4
    .when = il défausse cette carte dans sa phase Finir son tour
    .then = il prend 5 Énergies

KOT-EX-34 =
    .given = le propriétaire de Crachat venimeux le défausse avec Métamorphose ; un autre Monstre a deux jetons Poison
    .when = ce Monstre finit son tour
    .then = il perd tout de même 2 Cœurs

KOT-EX-36 =
    .given = partie avec Power Up!, Monstre dans Tokyo
    .when = son Lancer final compte trois Cœurs
    .then = il ne gagne pas de Cœur mais pioche deux Évolutions, en garde une et défausse l’autre

KOT-EX-37 =
    .given = mise en place de Power Up!
    .when = un joueur pioche deux Évolutions
    .then = une est gardée cachée, l’autre est remélangée, la pioche compte 7 cartes

KOT-EX-39 =
    .given = 4 joueurs, Évolutions mutantes
    .when = les choix sont terminés
    .then = chaque joueur a choisi 8 Évolutions sur 32 et a passé le reste à gauche après chaque choix

KOT-EX-40 =
    .given = partie d’Halloween à 3 joueurs
    .when = la mise en place est terminée
    .then = 3 costumes sont en jeu et 9 dans la pioche Énergie

KOT-EX-42 =
    .given = partie d’Halloween ; le Monstre actif n’obtient que 2 baffes et Blesse un Monstre qui possède le costume Pirate
    .when = les baffes sont résolues
    .then = rien ne peut être volé

KOT-EX-43 =
    .given = le propriétaire de Mimétisme veut copier le costume Princesse
    .when = il pose le jeton
    .then = ce n’est pas permis

KOT-EX-44 =
    .given = pioche vide, défausse de 12 cartes
    .when = une carte du Marché est achetée
    .then = la défausse est mélangée pour former une nouvelle pioche et l’emplacement est complété

KOT-EX-47 =
    .given = Monstre avec 10 Cœurs
    .when = il achète Encore plus grand
    .then = il a 12 Cœurs

KOT-EX-48 =
    .given = Monstre avec 6 Énergies dans sa phase d’achat ; Origine extraterrestre (3) et une carte imprimée à 4 sont au Marché
    .when = il achète Origine extraterrestre puis l’autre carte
    .then = il paie 3 et 3 et a 0 Énergie

## Glossaire : cartes Énergie

term-power-roll = Lancer
    .text = Votre Lancer est l’ensemble des faces de dés visibles après votre dernier Lancer (après toute relance et tout changement de face), plus chaque symbole qu’une carte ajoute à votre Lancer.

term-power-added_symbol = Symbole ajouté
    .text = Un symbole ajouté à votre Lancer n’est pas un dé : il ne peut être ni relancé ni changé, mais il compte pour toute condition sur le Lancer qui parle de symboles (au moins une baffe, trois baffes pour voler un costume, trois Cœurs pour évoluer).

term-power-wound = Blesser
    .text = Un Monstre n’est Blessé (baffé) que s’il perd réellement 1 Cœur ou plus à cause des baffes du Lancer d’un autre Monstre pendant la phase Résoudre les dés de ce dernier.

term-power-heart_loss_source = Source d’une perte de Cœurs
    .text = Chaque effet de carte ou chaque résolution de baffes est une source. Tous les Cœurs qu’un Monstre perd à cause d’une même source forment une seule perte ; Armure de plaques, Nous ne faisons que le rendre plus fort ! et similaires regardent cette perte unique.

term-power-extra_heart_loss = Cœur supplémentaire perdu
    .text = Un effet qui fait perdre un Cœur de plus à un Monstre augmente la perte qu’il modifie. Si le Monstre ne fait pas partie de cette perte, le Cœur supplémentaire est une perte séparée causée par la carte.

term-power-gain_energy = Gain d’Énergie
    .text = Un gain d’Énergie est un seul événement, quelle que soit sa taille (tous les dés énergie ensemble forment un événement). L’Énergie remise par plusieurs Monstres à cause d’un même effet fait un gain par Monstre qui donne. Les remboursements, les paiements rendus et l’Énergie reprise sur votre propre carte ne sont pas des gains, sauf si l’entrée le dit.

term-power-gain_hearts = Gain de Cœurs
    .text = Un gain de Cœurs est un seul événement : tous les résultats cœur utilisés pour vous-même dans un tour ensemble, chaque usage de Guérison rapide, chaque effet de carte ; les Cœurs remis par plusieurs Monstres font un gain par Monstre qui donne.

term-power-caused_by = Causé par
    .text = Une perte est causée par le Monstre dont le Lancer ou la carte la provoque (KOT-CARD-23) ; les jetons Poison et les Cœurs remis en paiement ne sont causés par personne.

term-power-card_loss = Perte par carte
    .text = Cœurs perdus par l’effet d’une carte Énergie, d’un costume ou d’une Évolution et non par les baffes d’un Lancer. Une perte par carte ne Blesse personne et personne ne peut Fuir à cause d’elle.

term-power-opponent = Adversaire
    .text = Tout autre Monstre encore en jeu.

term-power-answer_to_a_loss = Réponse à une perte
    .text = Un gain de Cœurs utilisé pendant qu’une perte est en attente est décompté quand la perte est appliquée ; il ne réduit pas la perte, et le Monstre compte donc comme ayant perdu les Cœurs (KOT-CARD-20).

## Glossaire : Évolutions

term-evolution-wound = Blesser
    .text = Vous Blessez un Monstre quand il perd réellement 1 Cœur ou plus à cause des baffes de votre Lancer pendant votre phase Résoudre les dés.

term-evolution-enter_tokyo = Entrer dans Tokyo
    .text = Prendre le contrôle de Tokyo, entrer dans Tokyo : passer de l’extérieur de Tokyo à City ou Bay, par n’importe quel moyen. Passer de Bay à City n’est pas entrer.

term-evolution-this_turn = Ce tour
    .text = Jusqu’à la fin du tour en train d’être joué, quel que soit le joueur dont c’est le tour.

term-evolution-temporary = Évolution Temporaire
    .text = Jouée de la main pour son effet, puis mise dans la défausse Évolution de son propriétaire (si l’effet dure un tour, elle reste sur la table jusqu’à ce qu’il prenne fin).

term-evolution-permanent = Évolution Permanente
    .text = Jouée face visible devant son propriétaire ; agit dès lors.

term-evolution-owner = Propriétaire
    .text = D’un Cadeau : le Monstre nommé sur la carte. De toute autre Évolution : le joueur dont la pioche la contenait.

term-evolution-other_terms = Autres termes
    .text = Lancer, symbole ajouté, perte, gain d’Énergie ou de Cœurs et causé par ont le même sens que dans les définitions de la liste des cartes Énergie.

term-evolution-card_loss = Perte par carte
    .text = Cœurs perdus par un effet de carte et non par les baffes d’un Lancer. Une perte par carte ne Blesse personne et personne ne peut Fuir à cause d’elle.

term-evolution-answer_to_a_loss = Réponse à une perte
    .text = Un gain de Cœurs joué pendant qu’une perte est en attente est décompté quand la perte est appliquée ; il ne réduit pas la perte, et le Monstre compte donc comme ayant perdu les Cœurs (KOT-CARD-20).

term-evolution-gift = Évolution Cadeau
    .text = Jouée de la main sur un Monstre que vous Blessez ; voir les règles des Cadeaux.

term-evolution-anytime = À tout moment
    .text = Si aucun moment n’est nommé, la carte peut être jouée à tout moment, aussi pendant le tour d’autres joueurs ; on ne paie pas d’Énergie.
