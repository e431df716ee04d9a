### Les règles de King of Monster Island, dans nos propres mots.

game = King of Monster Island
    .edition = Livret de 2022
    .note = Les fiches et la plupart des cartes sont notre reconstitution ; qui possède la boîte peut mettre les valeurs imprimées à leur place.

## Matériel et définitions

section-comp = Matériel et définitions

KOMI-COMP-01 = Le jeu est entièrement coopératif, de 1 à 5 joueurs ; chaque joueur dirige un Monstre, et tous gagnent ou perdent ensemble.

KOMI-COMP-02 = Il y a 5 plateaux de Monstre ; chacun porte un nom, une roue de Gloire et une roue de Cœurs.

KOMI-COMP-03 = Le plateau de l’île a exactement 6 zones, disposées en anneau autour d’un volcan central.

KOMI-COMP-04 = Chaque zone a 2 emplacements Soutien, l’un de valeur 3 et l’autre de valeur 4 ; chacun accueille soit 1 tuile Soutien, soit 1 Pylône.

KOMI-COMP-05 = Chaque zone a 3 emplacements de dé ; chacun accueille soit 1 dé de Monstre verrouillé, soit 1 Cristal.

KOMI-COMP-06 = Le plateau du Boss suit la Gloire du Boss sur une roue et ses Cœurs sur deux roues (dizaines et unités).

KOMI-COMP-07 = Il y a 10 dés de Monstre, avec les six faces cœur, énergie, gloire, baffe, pied et soutien.

KOMI-COMP-08 = Il y a 8 dés du Boss, chacun avec son propre mélange des trois symboles minion, cristal et gloire ; aucun n’est pareil à un autre.

KOMI-COMP-09 = Il y a 51 cartes Énergie ; chacune a un nom, un coût en Énergie, un type (POUVOIR ou ACTION) et un effet.

KOMI-COMP-10 = Une carte POUVOIR reste face visible devant son propriétaire jusqu’à la fin de la partie, sauf si un effet dit autre chose.

KOMI-COMP-11 = Une carte ACTION s’applique dès son achat, puis rejoint la défausse.

KOMI-COMP-12 = Il y a 15 cartes Événement, positives (vertes) ou négatives (rouges), mélangées dans la même pioche que les cartes Énergie.

KOMI-COMP-13 = L’Énergie gagnée par un Monstre lui reste ; il la dépense en cartes Énergie ou pour des effets qui en demandent ; un jeton de 10 Énergies vaut 10 cubes, et l’on fait la monnaie librement à tout moment.

KOMI-COMP-14 = Il y a 8 figurines : 5 Monstres et 3 Boss.

KOMI-COMP-15 = Il y a 6 fiches Allié, chacune avec un nom et une liste de pouvoirs ; chaque pouvoir montre la Gloire minimale qui l’active.

KOMI-COMP-16 = Il y a 3 fiches de Boss, chacune avec une face Normal (bleue) et une face Expert (rouge), qui montrent le nombre de dés du Boss, les Cœurs de départ, un pouvoir d’ouverture permanent et d’autres pouvoirs liés à une Gloire minimale ; une seule fiche sert à la fois.

KOMI-COMP-17 = Il y a 30 jetons Minion de 4 types (Soldat, Canon, Bouclier, Bâtisseur) ; chaque jeton montre ses Cœurs.

KOMI-COMP-18 = Il y a 8 Flammèches ; elles ne servent que contre Lavalord.

KOMI-COMP-19 = Il y a 12 jetons Cristal et 3 jetons Pylône.

KOMI-COMP-20 = Il y a 12 tuiles Soutien ; chacune montre des faces de dé à utiliser, et certaines aussi un cube d’Énergie.

KOMI-COMP-21 = Les 30 jetons Minion commencent dans le sac et y sont toujours piochés au hasard.

KOMI-COMP-22 = Un dé (de Monstre ou du Boss) est libre exactement quand il n’est pas sur le plateau.

KOMI-COMP-23 = Dans le texte des cartes et des fiches, votre Lancer désigne les faces obtenues après votre dernier lancer du tour, plus les dés qui s’y ajoutent ensuite par déverrouillage ou par des tuiles Soutien.

KOMI-COMP-R01 = Les Monstres n’ont pas de pouvoir propre et ne diffèrent que par le nom et la figurine.
    .basis = Les plateaux sont décrits avec un nom et deux roues seulement ; deux critiques publiques disent de même.

KOMI-COMP-R02 = Chacun des 10 dés de Monstre porte chacune des six faces exactement une fois.
    .basis = La liste du matériel nomme six symboles par dé, et un avis de joueur dit que chaque face du dé montre un autre symbole.

KOMI-COMP-R03 = Une face d’un dé du Boss peut montrer plusieurs symboles ; chacun d’eux s’applique.
    .basis = Dans le tour d’exemple, 3 dés donnent 2 points de Gloire, 1 Cristal et 2 Minions, soit 5 symboles, et le texte parle de l’effet de chaque symbole.

KOMI-COMP-R04 = Les zones sont numérotées de 0 à 5 dans le sens horaire ; deux zones sont adjacentes quand leurs numéros diffèrent de 1 modulo 6 ; la distance se compte le long de l’anneau (0 à 3), et le volcan ne se traverse pas.
    .basis = Le plateau est un anneau autour du volcan, et le texte ne parle que des zones de part et d’autre.

KOMI-COMP-R05 = Les dés du Boss sont posés librement dans une zone : ils n’occupent jamais d’emplacement de dé, et une zone peut en contenir autant qu’on veut.
    .basis = Les emplacements de dé sont décrits pour les dés de Monstre verrouillés et les Cristaux ; les dés du Boss tombent simplement dans les zones.

KOMI-COMP-R06 = La réserve d’Énergie est illimitée.
    .basis = Les jetons n’existent que pour faire la monnaie.

KOMI-COMP-R07 = Les Cristaux ne manquent jamais : il en reste au plus 2 dans chacune des 6 zones, soit les 12 jetons ; un treizième Cristal complète toujours un trio, le Pylône est donc bâti aussitôt et trois jetons reviennent.
    .basis = 12 jetons font exactement 6 zones fois 2.

KOMI-COMP-R08 = Les Cœurs ne descendent jamais sous 0 ; la Gloire d’un Monstre ou du Boss ne descend jamais sous 0 et ne dépasse jamais 20 ; le surplus des pertes et des gains est ignoré.
    .basis = Les roues sont celles du jeu d’origine (0 à 20), et le pouvoir supérieur du Boss est illustré à 20 points de Gloire.

KOMI-COMP-R09 = L’Énergie ne descend jamais sous 0 et n’a pas de maximum ; un prix se paie en entier ; Énergie, Gloire et cartes ne se donnent pas à d’autres Monstres, sauf si un effet le dit.
    .basis = Rien d’autre n’est décrit ; un jeu coopératif parlerait des échanges.

KOMI-COMP-R10 = Les dés ont une identité (dés de Monstre 1 à 10, dés du Boss 1 à 8), mais les dés de Monstre sont identiques : seules comptent leurs faces et leurs places.
    .basis = Cela aide les parties enregistrées et l’animation ; aucune règle ne dépend du dé de Monstre employé.

## Mise en place

section-setup = Mise en place

KOMI-SETUP-01 = Choisissez une fiche de Boss et l’une de ses faces ; la première partie est prévue avec la face bleue de Crystal Dragon.

KOMI-SETUP-02 = Réglez le Boss sur 0 point de Gloire et sur les Cœurs de départ imprimés sur la face choisie.

KOMI-SETUP-03 = Crystal Dragon, face bleue, commence avec 15 Cœurs et utilise 5 dés du Boss.

KOMI-SETUP-04 = Prenez autant de dés du Boss que la face choisie en montre ; les autres dés du Boss ne servent pas.

KOMI-SETUP-05 = Placez la figurine du Boss dans une zone au choix.

KOMI-SETUP-06 = Révélez au hasard autant de fiches Allié qu’il y a de joueurs, plus une ; les autres sont hors jeu (leurs dos servent d’aides de jeu).

KOMI-SETUP-07 = Mettez dans la réserve 12 Cristaux, 3 Pylônes, 10 dés de Monstre, le sac de 30 Minions, l’Énergie et les 12 tuiles Soutien (face cachée).

KOMI-SETUP-08 = Les 8 Flammèches ne rejoignent la réserve que si le Boss est Lavalord.

KOMI-SETUP-09 = Mélangez les 51 cartes Énergie et les 15 cartes Événement en une pioche face cachée, et révélez les 3 premières cartes : c’est le Marché.

KOMI-SETUP-10 = Un Événement révélé pendant la formation du premier Marché n’a pas d’effet : il est remélangé dans la pioche et remplacé par une autre carte, jusqu’à ce que 3 cartes Énergie soient visibles.

KOMI-SETUP-11 = Piochez un Minion au hasard dans le sac pour la zone du Boss, puis un pour chacune des 5 autres zones dans le sens horaire : la partie commence avec 6 Minions sur le plateau et 24 dans le sac.

KOMI-SETUP-12 = Chaque joueur choisit un Monstre et commence avec 0 point de Gloire, 10 Cœurs et sans Allié.

KOMI-SETUP-13 = Placez les Monstres de façon que le Boss et tous les Monstres soient dans des zones différentes.

KOMI-SETUP-14 = N’importe quel Monstre peut être le premier Monstre ; les tours passent ensuite dans le sens horaire.

KOMI-SETUP-15 = Les deux faces d’une fiche de Boss ont les mêmes pouvoirs et ne diffèrent que par les Cœurs de départ et le nombre de dés du Boss.

KOMI-SETUP-16 = L’ordre conseillé des Boss est Crystal Dragon, Lithosaur, Lavalord, d’abord sur la face Normal, puis sur les faces Expert.

KOMI-SETUP-17 = Il est conseillé, sans effet sur le jeu, que la personne la plus expérimentée s’occupe de la fiche du Boss et applique ses pouvoirs et ses déplacements.

KOMI-SETUP-R01 = Une face qui montre n dés du Boss utilise les dés du Boss numérotés de 1 à n ; les mêmes dés restent en jeu jusqu’à la fin.
    .basis = Le texte ne donne qu’un nombre. Des dés fixes rendent les parties reproductibles et comparables, et ces dés sont équilibrés pour cela ; tirés au hasard, ils rendent le premier Boss plus facile d’environ 15 points, mesure faite.

KOMI-SETUP-R02 = Au début, tous les dés du Boss et tous les dés de Monstre sont libres, il n’y a ni Cristal, ni Pylône, ni tuile Soutien sur le plateau, et aucun Monstre n’a d’Énergie ni de cartes.
    .basis = La mise en place ne pose et ne donne rien de tel.

KOMI-SETUP-R03 = Le Boss commence dans la zone 0. Quand les Minions et le Marché sont connus, les joueurs placent leurs Monstres l’un après l’autre dans l’ordre des places, chacun dans une zone sans Boss ni Monstre ; avec l’option des zones habituelles, celles-ci sont prises sans question. La place 1 joue le premier tour, sauf si l’option start_seat en nomme une autre.
    .basis = Toutes les zones se valent, la zone du Boss n’est donc pas un vrai choix ; le texte laisse le reste aux joueurs.

KOMI-SETUP-18 = Le volcan se dresse au milieu du plateau, ses six rochers sur les six frontières entre les zones : un dé qui en sort finit donc dans l’une des zones.

KOMI-SETUP-19 = La mise en place suit cet ordre : plateau et volcan, fiche du Boss avec ses roues, dés du Boss, figurine du Boss, réserve, pioche et Marché, Minions, Monstres, fiches Allié. Les Monstres sont donc placés quand le Boss, les Minions et le Marché sont déjà connus.

KOMI-SETUP-R04 = Tout est public, aussi entre joueurs : Énergie, Cœurs, Gloire, cartes, Alliés, Marché, défausse, nombre de Minions de chaque type dans le sac, tuiles Soutien retirées et tout ce qui est sur le plateau. Ne sont cachés à tous que l’ordre de la pioche, l’ordre des tuiles Soutien face cachée et ce que donneront les prochaines pioches et les prochains lancers. Les cartes vues par un effet (Coup d’œil indiscret) sont vues de tous et restent connues jusqu’à ce qu’elles soient piochées ou mélangées.
    .basis = Le jeu est coopératif et rien n’est décrit comme secret ; le contenu du sac se déduit de ce qui est sur le plateau.

KOMI-SETUP-R05 = Le hasard de la mise en place est tiré dans cet ordre : mélange de la pioche ; révélation du Marché (un Événement est remis et toute la pioche restante est remélangée) ; un Minion pour la zone du Boss, puis un pour chaque zone dans le sens horaire ; mélange des 12 tuiles Soutien ; choix d’autant de fiches Allié que de joueurs, plus une, parmi 6.
    .basis = Un ordre fixe permet de rejouer une partie enregistrée ; il suit l’ordre des étapes.

KOMI-SETUP-R06 = Les Cœurs et le nombre de dés du Boss d’une face sont les mêmes pour tout nombre de joueurs.
    .basis = Le livret donne un nombre par face et aucun ajustement.

KOMI-SETUP-R07 = Les options d’une table sont le Boss et sa face, un seul Boss ou le Défi ultime, les zones de départ choisies ou habituelles, la place qui commence, trois ou quatre lancers, et le répit ; tout le reste de la mise en place découle du nombre de joueurs.
    .basis = Ainsi la mise en place ne demande pas d’autre décision.

KOMI-SETUP-R08 = Le premier Marché est révélé carte par carte : un Événement retourne dans la pioche, qui est mélangée avant la carte suivante ; une carte Énergie encore dessous n’est donc pas gardée. Les Monstres sont placés après la pioche des Minions et avant la révélation des fiches Allié.
    .basis = Le texte parle des 3 premières cartes et du remplacement d’un Événement pioché ; carte par carte est la façon dont le Marché est complété ensuite. La place des Monstres découle des étapes numérotées.

## Victoire et défaite

section-goal = Victoire et défaite

KOMI-GOAL-01 = Les joueurs gagnent aussitôt que les Cœurs du Boss atteignent 0.

KOMI-GOAL-02 = Les joueurs perdent aussitôt qu’un Monstre commence sa propre Phase du Monstre avec 0 Cœur.

KOMI-GOAL-03 = Les joueurs perdent aussitôt que le troisième Pylône est bâti.

KOMI-GOAL-04 = Les joueurs perdent aussitôt qu’un Minion doit être pioché et que le sac est vide.

KOMI-GOAL-R01 = Seul le Monstre actif est vérifié pour 0 Cœur, au tout début de sa Phase du Monstre et avant tout effet de cette phase ; un Monstre à 0 Cœur à tout autre moment est encore en jeu, peut être soigné, déplacé et visé, et ne perd plus rien.
    .basis = La condition de défaite est liée au début d’une Phase du Monstre.

KOMI-GOAL-R02 = Si un même effet fait gagner et perdre les joueurs en même temps, ils gagnent.
    .basis = Victoire et défaite sont toutes deux immédiates ; le Boss doit être détruit avant que son plan compte. Avec les effets de cette boîte, le cas ne peut pas se présenter.

KOMI-GOAL-R03 = Vider le sac n’est pas en soi une défaite ; elle vient seulement quand une pioche est exigée et impossible, quel que soit l’effet qui l’exige (dé du Boss, Événement, pouvoir du Boss, arrivée du Boss suivant).
    .basis = Le texte lie la condition à l’obligation de piocher.

KOMI-GOAL-R04 = Les conditions de fin sont vérifiées après chaque changement (un Cœur perdu par le Boss, un Cristal bâti, un Minion pioché). Quand la partie se termine, le reste de l’effet, de l’étape et du tour n’a pas lieu.
    .basis = Les deux côtés du but disent immédiatement.

## Le tour en bref

section-turn = Le tour en bref

KOMI-TURN-01 = Un tour se compose de la Phase du Boss, puis de la Phase du Monstre du joueur actif, puis de la fin du tour.

KOMI-TURN-02 = La Phase du Boss a 5 étapes dans cet ordre : vérifier les pouvoirs actifs, lancer les dés libres du Boss, déplacer le Boss, activer les Minions dans la zone du Boss, activer les dés du Boss dans la zone du Boss.

KOMI-TURN-03 = La Phase du Monstre a 3 étapes dans cet ordre : lancer 6 dés de Monstre, résoudre les dés, acheter des cartes Énergie.

KOMI-TURN-04 = Le Boss agit une fois dans le tour de chaque joueur : il y a donc autant de Phases du Boss que de tours.

KOMI-TURN-R01 = Partout où le jeu lui-même laisse un choix ouvert dans la Phase du Boss (quel dé verrouillé un Cristal remplace, l’emplacement Soutien d’un Pylône, le Monstre le plus vaillant en cas d’égalité), le joueur actif décide.
    .basis = Les joueurs dirigent le Boss ; quelqu’un doit choisir, et c’est le tour du joueur actif.

KOMI-TURN-R02 = Une manche est un tour de chaque Monstre, comptée à partir de la place qui commence ; seules les statistiques s’en servent. Un effet limité à une fois par manche (once_per_round) se compte pour son propriétaire, du début de l’un de ses tours au début du suivant.
    .basis = Le livret n’a pas besoin du mot ; une carte en a besoin, et son texte compte à partir du tour de son propriétaire.

KOMI-TURN-R03 = Une seule place est interrogée à la fois. Toutes les questions vont au joueur actif, sauf : les effets d’une carte ou d’un Allié interrogent leur propriétaire, le choix d’un Allié et la perte d’un Événement interrogent le joueur du Monstre. Un effet qui ne fait qu’ajouter quelque chose à son propriétaire et ne demande pas de choix se produit de lui-même à la première occasion, et il est alors épuisé s’il a une limite ; seuls les effets qui disent pouvez, ont un prix ou demandent une cible posent une question.
    .basis = Le nombre de questions reste petit, sans retirer de vraie décision.

KOMI-TURN-R04 = Quand une chose déclenche plusieurs effets, d’abord ceux du Boss et des règles, puis ceux du joueur actif (cartes dans l’ordre d’acquisition, puis l’Allié à partir du pouvoir le plus bas), puis de même ceux des autres joueurs dans l’ordre du tour.
    .basis = Il faut un ordre fixe, et il épargne une question ; aucun effet déclenché ne dépend de l’ordre.

KOMI-TURN-R05 = Quand un effet demande une cible ou un choix et que son texte ne dit ni pouvez, ni jusqu’à, ni autant que vous voulez, et ne nomme pas de prix, l’une des cibles doit être choisie ; s’il n’y a qu’une réponse possible, rien n’est demandé. La liberté de ne pas employer un effet consiste à ne pas le choisir dans un menu, à refuser un prix, ou tient au mot pouvez.
    .basis = Le livret dit qu’une carte ACTION est appliquée ; les sortes de question ne proposent de refuser que là où le texte dit pouvez.

## Phase du Boss

section-boss = Phase du Boss

KOMI-BOSS-01 = Étape 1 : appliquez d’abord le pouvoir d’ouverture du Boss, puis tout autre pouvoir actif dont le texte s’applique à ce moment.

KOMI-BOSS-02 = Un pouvoir de la liste du Boss est actif tant que la Gloire du Boss est au moins la valeur imprimée à côté.

KOMI-BOSS-03 = Étape 2 : lâchez tous les dés libres du Boss dans le volcan ; chaque dé finit dans l’une des 6 zones, une face en l’air.

KOMI-BOSS-04 = Les dés du Boss déjà sur le plateau ne sont pas relancés.

KOMI-BOSS-05 = Si aucun dé du Boss n’est libre, l’étape 2 est sautée.

KOMI-BOSS-06 = Un dé du Boss qui quitte le plateau ou reste coincé dans le volcan est relancé.

KOMI-BOSS-R01 = Le hasard remplace le volcan : les dés libres du Boss sont pris par numéros croissants ; pour chaque dé, on tire d’abord une zone de 0 à 5, puis une face de 1 à 6, toutes avec la même chance et indépendamment l’une de l’autre.
    .basis = La chute se veut aléatoire et sans visée ; un ordre fixe des tirages permet de rejouer une partie enregistrée.

KOMI-BOSS-07 = Étape 3 : comptez les dés du Boss dans la zone du Boss et dans les deux zones adjacentes ; le Boss va dans celle des trois qui en contient le plus.

KOMI-BOSS-08 = Si la zone du Boss a le plus de dés du Boss, le Boss reste, et rester compte comme venir d’y arriver pour tous les effets.

KOMI-BOSS-09 = Si aucune des trois zones ne contient de dé du Boss, le Boss va dans la zone suivante dans le sens horaire.

KOMI-BOSS-10 = Si deux ou trois de ces zones sont à égalité pour le plus de dés du Boss (au moins un dé chacune), le Boss va dans celle d’entre elles qui contient le plus de Minions.

KOMI-BOSS-11 = Si l’égalité de dés est aussi une égalité de Minions, le Boss va dans la zone à égalité la plus avancée dans le sens horaire : la voisine horaire avant sa propre zone, sa propre zone avant la voisine antihoraire.

KOMI-BOSS-12 = Le Boss fait un seul déplacement par Phase du Boss ; dès que l’une des conditions l’a déplacé, passez à l’étape 4.

KOMI-BOSS-R02 = Les Flammèches comptent comme des Minions pour départager le déplacement.
    .basis = Elles sont décrites comme des Minions supplémentaires.

KOMI-BOSS-R03 = Monstres, Cristaux, Pylônes et tuiles Soutien n’influencent ni ne bloquent jamais le déplacement du Boss.
    .basis = Seuls les dés du Boss et les Minions sont nommés.

KOMI-BOSS-R04 = Si un pouvoir fait continuer le Boss jusqu’à une zone avec des dés du Boss et qu’il n’y a aucun dé du Boss sur tout le plateau, le Boss avance simplement d’une zone dans le sens horaire.
    .basis = Évite une marche sans fin. Cela ne peut arriver que si un vol ou une carte a retiré le dernier dé du Boss après le lancer ; avec les cartes actuelles c’est impossible, car tous les dés sont sur le plateau quand le Boss se déplace.

KOMI-BOSS-13 = Étape 4 : chaque Minion dans la zone du Boss s’active ; les Minions des autres zones ne font rien.

KOMI-BOSS-14 = Un Soldat inflige 1 dégât à chaque Monstre dans la zone du Boss.

KOMI-BOSS-15 = Un Canon inflige 1 dégât à chaque Monstre dans toutes les zones.

KOMI-BOSS-16 = Un Bouclier n’a pas d’effet d’activation.

KOMI-BOSS-17 = Un Bâtisseur bâtit 1 Cristal dans la zone du Boss.

KOMI-BOSS-R05 = Les Minions de la zone du Boss s’activent type par type : Soldats, Canons, Flammèches, Bâtisseurs ; les Boucliers ne font rien. Chaque jeton est une source de dégâts à part.
    .basis = L’ordre n’est pas donné ; un ordre fixe rend les parties reproductibles et ne compte que pour les effets qui réagissent aux dégâts et pour une défaite au milieu de l’étape.

KOMI-BOSS-R06 = Les Minions ajoutés à l’étape 5 ne s’activent pas avant une Phase du Boss suivante.
    .basis = L’étape 4 est finie quand ils arrivent.

KOMI-BOSS-18 = Étape 5 : activez chaque dé du Boss dans la zone du Boss en appliquant chaque symbole de sa face visible.

KOMI-BOSS-19 = Un symbole cristal bâtit 1 Cristal dans la zone du Boss.

KOMI-BOSS-20 = Un symbole gloire donne 1 point de Gloire au Boss.

KOMI-BOSS-21 = Un symbole minion pioche 1 Minion au hasard dans le sac pour la zone du Boss.

KOMI-BOSS-22 = Après l’activation, le dé quitte le plateau, est libre et sera relancé à la prochaine Phase du Boss.

KOMI-BOSS-23 = Les dés du Boss dans les autres zones restent où ils sont, faces inchangées.

KOMI-BOSS-R07 = À l’étape 5, appliquez d’abord tous les symboles gloire, puis tous les symboles cristal, puis tous les symboles minion, l’un après l’autre ; un pouvoir qui devient actif par la Gloire gagnée ici compte aussitôt pour les symboles encore à appliquer. Quand tous les symboles ont été appliqués, tous les dés du Boss de la zone quittent le plateau ensemble.
    .basis = Le tour d’exemple énumère la Gloire, puis le Cristal, puis les Minions, et dit qu’atteindre 5 points de Gloire active le pouvoir suivant.

KOMI-BOSS-R08 = Les dégâts subis par un Monstre diminuent d’autant ses Cœurs. Tous les dégâts qu’un Monstre subit dans une Phase du Boss (pouvoirs du Boss, pouvoir d’ouverture compris, Minions, Flammèches) peuvent être évités ou encaissés à sa place par les effets de cartes et d’Alliés qui le disent.
    .basis = L’exemple appelle dégâts la perte due au pouvoir d’ouverture.

KOMI-BOSS-R09 = Quand une source blesse plusieurs Monstres, ils sont blessés au même moment. D’abord, dans l’ordre du tour à partir du joueur actif, les propriétaires d’effets qui encaissent à la place d’un autre sont interrogés une fois pour chaque Monstre qu’ils peuvent aider ; puis chaque Monstre évite ce que ses propres effets évitent (Champ de force avant Cuir épais, d’eux-mêmes) ; puis toutes les pertes ont lieu. Des dégâts encaissés à la place d’un autre peuvent être évités par le Monstre qui les a pris, mais pas transmis de nouveau ; ce qu’il a pris et ce que la même source lui fait sont deux pertes, évitées séparément.
    .basis = Le texte ne donne pas d’ordre ; il en faut un dès que deux Monstres possèdent de tels effets.

KOMI-BOSS-R10 = Le Monstre le plus vaillant, nommé par plusieurs pouvoirs du Boss, est le seul Monstre avec le plus de Cœurs sur tout le plateau ; en cas d’égalité, le joueur actif choisit l’un des Monstres à égalité. On le cherche au moment où le pouvoir s’applique, de nouveau pour chaque source. Si tous les Monstres ont 0 Cœur, il n’y a pas de plus vaillant : rien n’est perdu, personne n’est déplacé et rien n’est demandé.
    .basis = Nos fiches de Boss en ont besoin. À ne pas confondre avec le pouvoir d’ouverture de Crystal Dragon, qui touche tous les Monstres à égalité près de lui.

KOMI-BOSS-R11 = Quand le Boss s’est déplacé ou est resté, les pouvoirs du moment boss_after_move s’appliquent à partir de la Gloire la plus basse, puis l’étape 4 commence.
    .basis = Le texte dit seulement que les effets de déplacement s’appliquent aussi quand le Boss reste.

KOMI-BOSS-R12 = Un pouvoir activé ou désactivé pendant une Phase du Boss compte pour les moments qui y restent à venir ; les moments passés ne sont ni rattrapés ni annulés.
    .basis = Un pouvoir est actif exactement tant que la Gloire suffit.

KOMI-BOSS-R13 = Les Flammèches ne viennent que de la réserve ; s’il y en a trop peu, on en place autant que possible et le reste est omis sans défaite.
    .basis = La condition de défaite nomme le sac.

KOMI-BOSS-R14 = Un Monstre à 0 Cœur ne subit pas de dégâts : personne n’est invité à encaisser à sa place, il n’épuise aucune protection et rien n’est déclenché.
    .basis = Il ne perd plus rien (KOMI-GOAL-R01) ; sinon Garde du corps rapporterait de l’Énergie et Cuir épais se dépenserait pour des dégâts qui ne coûtent rien.

KOMI-BOSS-R15 = Les effets du moment boss_step_2_after ont lieu entre l’étape 2 et l’étape 3 de chaque Phase du Boss, aussi quand aucun dé du Boss n’était libre et que l’étape 2 a été sautée.
    .basis = Leur texte demande un dé du Boss sur le plateau, pas un lancer.

## Cristaux et Pylônes

section-crys = Cristaux et Pylônes

KOMI-CRYS-01 = Un Cristal est bâti sur un emplacement de dé de la zone qui ne porte pas déjà de Cristal.

KOMI-CRYS-02 = Si l’emplacement de dé choisi porte un dé de Monstre, ce dé quitte le plateau et devient libre, et le Cristal prend la place.

KOMI-CRYS-03 = Dès qu’une zone a un Cristal sur chacun de ses 3 emplacements de dé, ces Cristaux retournent dans la réserve et un Pylône est placé sur un emplacement Soutien de cette zone.

KOMI-CRYS-04 = Si l’emplacement Soutien choisi porte une tuile Soutien, cette tuile retourne dans la boîte.

KOMI-CRYS-05 = Le troisième Pylône sur le plateau termine la partie par une défaite.

KOMI-CRYS-06 = Si le troisième Pylône tombe dans une zone dont les deux emplacements Soutien portent des Pylônes, la partie est perdue bien que le Pylône ne puisse pas être placé.

KOMI-CRYS-R01 = Les trois emplacements de dé d’une zone se valent : un Cristal prend un emplacement vide s’il y en a un ; sinon il remplace un dé verrouillé, et s’il y en a plusieurs le joueur actif choisit lequel. Un Pylône va sur un emplacement Soutien sans Pylône : si les deux sont possibles, le joueur actif choisit (même un emplacement avec une tuile Soutien alors que l’autre est vide).
    .basis = Le texte dit l’un des emplacements et n’importe quel emplacement Soutien. Céder un dé verrouillé alors qu’un emplacement est vide n’a pas d’intérêt, ce n’est donc pas demandé.

KOMI-CRYS-R02 = Après la construction d’un Pylône, sa zone peut de nouveau réunir des Cristaux à partir de zéro et recevoir un deuxième Pylône.
    .basis = Le texte prévoit une zone avec 2 Pylônes.

KOMI-CRYS-R03 = Un emplacement de dé sous un Cristal ne sert pas à verrouiller ; un emplacement Soutien sous un Pylône ne sert pas à construire.
    .basis = Chaque emplacement ne porte qu’une chose.

KOMI-CRYS-R04 = Les règles de base n’offrent aucun moyen de retirer un Cristal ou un Pylône ; seuls des effets de cartes (et, pour les Pylônes, le changement de Boss du Défi ultime) le font.
    .basis = Aucun retrait n’est décrit ; une critique publique dit de même (trictrac).

KOMI-CRYS-R05 = Plusieurs Cristaux sont bâtis l’un après l’autre : un Pylône est bâti dès que le troisième est là, et le Cristal suivant commence un nouveau trio dans la même zone.
    .basis = Dès que est la formule du texte.

KOMI-CRYS-R06 = Le troisième Pylône termine la partie avant que son emplacement Soutien soit demandé ; il est montré sur l’emplacement libre de plus petite valeur de sa zone, ou nulle part s’il n’y en a pas.
    .basis = La défaite est immédiate et le choix ne déciderait rien.

## Fiches de Boss

section-sheet = Fiches de Boss

KOMI-SHEET-01 = Les pouvoirs d’une fiche de Boss sont rangés par Gloire croissante : le moins cher en bas, le plus cher en haut.

KOMI-SHEET-02 = Les pouvoirs du Boss s’additionnent : tous ceux dont la Gloire est atteinte sont actifs en même temps.

KOMI-SHEET-03 = Le pouvoir le plus haut, une fois actif, s’applique chaque fois que le Boss active un certain symbole sur ses dés (voir KOMI-SHEET-R01), une fois par symbole et non une fois par dé.

KOMI-SHEET-04 = Crystal Dragon à 20 points de Gloire qui active 2 de ces symboles applique deux fois son pouvoir supérieur, Poing tranchant.

KOMI-SHEET-05 = Pouvoir d’ouverture de Crystal Dragon : parmi les Monstres dans sa zone et les deux zones adjacentes, chaque Monstre qui a le plus de Cœurs subit 1 dégât ; tous les Monstres à égalité sont touchés.

KOMI-SHEET-06 = Pouvoir de Crystal Dragon à 1 point de Gloire : quand il a avancé dans le sens horaire parce qu’aucune des trois zones ne contenait de dé du Boss, il continue dans le sens horaire jusqu’à une zone avec un dé du Boss.

KOMI-SHEET-07 = Le pouvoir de Crystal Dragon qui suit celui à 1 point de Gloire s’active au plus tard à 5 points de Gloire.

KOMI-SHEET-R01 = Le symbole qui déclenche le pouvoir supérieur est le symbole gloire.
    .basis = L’icône est perdue dans le texte. Au-delà de la plus haute valeur, plus de Gloire n’a pas d’autre usage, la roue finit à 20, et cette lecture donne à chaque Boss le même usage sensé des symboles gloire en trop. Contre elle : la copie met le même signe que pour les symboles cristal et minion et pour les dés du Boss, alors qu’elle garde souvent une étoile pour la Gloire. Le déclencheur est donc un champ par Boss dans les données (symbol), pas une constante.

KOMI-SHEET-R02 = Le symbole gloire qui porte le Boss à la plus haute valeur ne déclenche pas lui-même le pouvoir supérieur ; les symboles gloire suivants de la même étape le font.
    .basis = Le pouvoir doit être actif quand le symbole est activé.

KOMI-SHEET-R03 = Un Boss qui perd de la Gloire (par une carte ou un Événement) perd les pouvoirs dont il n’atteint plus la valeur.
    .basis = Un pouvoir n’est actif que tant que la Gloire est au moins la valeur imprimée.

## Phase du Monstre : lancer

section-roll = Phase du Monstre : lancer

KOMI-ROLL-01 = Le joueur actif prend 6 dés de Monstre libres.

KOMI-ROLL-02 = Si moins de 6 dés de Monstre sont libres, le joueur actif prend des dés de Monstre du plateau jusqu’à en avoir 6.

KOMI-ROLL-03 = Le premier lancer emploie tous les dés pris, devant le joueur et non dans le volcan.

KOMI-ROLL-04 = Avant chaque autre lancer, le joueur choisit librement quels dés relancer et lesquels mettre de côté.

KOMI-ROLL-05 = Un dé mis de côté plus tôt peut être repris et relancé.

KOMI-ROLL-06 = Le joueur peut arrêter de lancer à tout moment.

KOMI-ROLL-07 = Les dés supplémentaires donnés par des effets s’ajoutent : le joueur lance 6 dés plus le nombre de dés supplémentaires.

KOMI-ROLL-R01 = Un joueur lance au plus 3 fois en tout : un premier lancer et jusqu’à 2 relances.
    .basis = Le texte dit à la fois au plus 3 relances et après avoir lancé trois fois. La seconde formule, le jeu d’origine (jusqu’à trois lancers), le tour d’exemple (un troisième lancer refusé après des relances) et une critique publique (deux relances) s’accordent ; deux pages publiques ne font que répéter la première. 3 relances semble traduire trois lancers. L’option de quatre lancers joue l’autre lecture ; mesure faite, elle élève le taux de victoire de 10 à 20 points.

KOMI-ROLL-R02 = Les dés pris du plateau parce qu’il y en a trop peu de libres sont des dés de Monstre verrouillés de n’importe quelle zone (ou de la carte Bourse à dés de n’importe quel Monstre), choisis un par un par le joueur actif ; ils perdent leur face et sont lancés. C’est demandé avant le premier lancer, et l’on ne prend que les dés qui manquent.
    .basis = Le texte dit d’en retirer n’importe lesquels du plateau.

KOMI-ROLL-R03 = On ne lance jamais plus que les 10 dés de Monstre.
    .basis = Il n’existe que 10 dés.

KOMI-ROLL-R04 = Les dés verrouillés ne sont jamais relancés tant qu’ils le sont, et l’on ne déverrouille pas pendant l’étape 1.
    .basis = Verrouiller et déverrouiller appartiennent à l’étape 2.

KOMI-ROLL-R05 = Avec des dés supplémentaires, le nombre de dés à prendre est 6 plus les dés supplémentaires, au plus 10. Les dés qui manquent aux 6 premiers doivent être pris du plateau ; pour chaque dé supplémentaire qui demanderait un dé verrouillé, le joueur est interrogé et peut le refuser. S’il y a assez de dés libres, les dés supplémentaires sont lancés sans question.
    .basis = La note sur les dés supplémentaires donne le nombre à lancer ; la phrase sur le manque ne parle que de 6. Les effets de cartes et d’Alliés sont facultatifs, et refuser ne sert qu’à épargner un dé verrouillé.

KOMI-ROLL-R06 = Après chaque lancer sauf le dernier permis, le joueur choisit l’ensemble des dés à relancer ; l’ensemble vide arrête. Tous les dés du Lancer peuvent être choisis chaque fois, aussi ceux gardés avant.
    .basis = La même chose sous la forme d’une seule question.

## Phase du Monstre : résoudre, verrouiller, déverrouiller

section-res = Phase du Monstre : résoudre, verrouiller, déverrouiller

KOMI-RES-01 = À l’étape 2, le joueur actif peut, dans n’importe quel ordre et autant de fois qu’il veut, résoudre des dés du Lancer, verrouiller des dés du Lancer et déverrouiller des dés dans sa zone.

KOMI-RES-02 = Les dés peuvent être résolus un par un ou à plusieurs, en un groupe.

KOMI-RES-03 = Verrouiller pose un dé du Lancer sur un emplacement de dé libre de la zone où est le joueur, sans changer sa face.

KOMI-RES-04 = Un emplacement de dé est libre pour verrouiller quand il ne porte ni dé ni Cristal.

KOMI-RES-05 = S’il ne reste pas d’emplacement de dé libre, un dé de cette zone doit être déverrouillé avant qu’un autre y soit verrouillé.

KOMI-RES-06 = Un dé verrouillé reste sur le plateau et peut être déverrouillé à un tour suivant par tout Monstre présent dans cette zone.

KOMI-RES-07 = Déverrouiller prend un dé verrouillé de la zone où est le joueur, garde sa face et l’ajoute au Lancer, où il se résout comme tout autre dé.

KOMI-RES-08 = On peut résoudre, verrouiller et déverrouiller avant de se déplacer et de nouveau après, chaque fois dans la zone où est alors le Monstre.

KOMI-RES-09 = L’étape 2 prend fin quand le joueur n’a plus rien à faire avec les dés ou choisit de ne plus rien faire.

KOMI-RES-R01 = Résoudre est facultatif : des dés peuvent rester inutilisés ; à la fin de l’étape 2, tout dé du Lancer qui n’a pas été verrouillé devient libre.
    .basis = Sont libres les dés qui ne sont pas sur le plateau, tout simplement.

KOMI-RES-R02 = Un dé déverrouillé pendant ce tour peut être verrouillé de nouveau pendant ce tour, dans la même zone ou dans une autre ; un dé verrouillé pendant ce tour ne peut pas être déverrouillé avant le tour suivant. Ni l’un ni l’autre ne change sa face.
    .basis = Les dés verrouillés sont mis de côté pour les tours suivants ; porter un dé de zone en zone ne demande que de déverrouiller et de verrouiller. Cela garde aussi l’étape finie.

KOMI-RES-R03 = Un dé résolu ou dépensé ne peut être ni verrouillé, ni résolu, ni dépensé de nouveau pendant ce tour.
    .basis = Sa face a servi.

KOMI-RES-R04 = Les dés du Lancer suivent le Monstre actif quand il se déplace.
    .basis = La note sur le déplacement laisse résoudre le reste dans la nouvelle zone.

KOMI-RES-R05 = Un groupe se compose de dés de même face, sauf que baffes et pieds employés pour des dégâts peuvent former un groupe ; les pieds employés pour se déplacer se résolvent un par un. Dés réels et dés virtuels peuvent être dans un même groupe.
    .basis = L’exemple des dégâts réunit des baffes et un pied ; les tableaux d’énergie et de soutien comptent une face.

KOMI-RES-R06 = Seul un dé réel du Lancer, ni résolu ni dépensé, peut être verrouillé, à tout moment de l’étape 2 ; verrouiller et déverrouiller ne coûtent rien.
    .basis = Un dé virtuel ne se verrouille jamais ; une face employée n’est plus là.

KOMI-RES-R07 = Quitter l’étape 2 est une décision ; elle abandonne la réserve de dégâts et tous les dés inutilisés du Lancer, sans retour, sauf par les tuiles Soutien à l’étape 3, dont les faces forment un Lancer à part.
    .basis = L’étape 3 suit l’étape 2 ; le Soutien sert jusqu’à la fin de l’étape 3.

KOMI-RES-R08 = La carte Bourse à dés est une exception à KOMI-RES-R02 : un dé verrouillé sur elle peut être déverrouillé pendant le même tour, aussi dans une autre Phase du Monstre de ce tour.
    .basis = La carte dit pendant ce tour ou un tour suivant, et le texte d’une carte passe avant la règle générale. Seul Saccage lui donne un usage.

## Effets des faces des dés de Monstre

section-face = Effets des faces des dés de Monstre

KOMI-FACE-01 = cœur : un Monstre au choix du joueur dans sa zone (le sien ou un autre) gagne 1 Cœur.

KOMI-FACE-02 = Un Monstre ne peut pas avoir plus de 10 Cœurs, sauf si une carte ou une fiche Allié le dit.

KOMI-FACE-03 = énergie : tous les dés énergie peuvent être résolus ensemble ; 1, 2, 3, 4 ou 5 dés en un groupe donnent 1, 3, 6, 10 ou 15 Énergies.

KOMI-FACE-04 = Plus de 5 dés énergie se résolvent d’abord par groupes de 5, puis le reste en un groupe de plus (6 donnent 16, 7 donnent 18, 8 donnent 21, 10 donnent 30).

KOMI-FACE-05 = pied : infliger 1 dégât dans la zone du joueur, ou déplacer un Monstre.

KOMI-FACE-06 = Un pied employé pour déplacer mène un Monstre de la zone du joueur, le sien ou celui d’un autre, dans une zone adjacente.

KOMI-FACE-07 = baffe : infliger 2 dégâts dans la zone du joueur.

KOMI-FACE-08 = gloire : gagner 1 point de Gloire, avec la possibilité de voler de la Gloire.

KOMI-FACE-09 = soutien : résoudre exactement 3 ou exactement 4 dés soutien ensemble construit une tuile Soutien ; voir Soutien.

KOMI-FACE-R01 = Le propriétaire d’un Monstre déplacé par un autre joueur ne peut pas refuser, rien n’est déclenché par le seul déplacement sauf les effets qui parlent d’entrer dans une zone, et les dés verrouillés et tuiles restent sur place.
    .basis = Le texte accorde le déplacement sans condition.

KOMI-FACE-R02 = Un cœur peut être résolu sur un Monstre à son maximum ; il n’a alors pas d’effet.
    .basis = Rien ne l’interdit.

KOMI-FACE-R03 = Des dés énergie résolus à des moments différents forment des groupes séparés et ne s’additionnent pas.
    .basis = Le tableau compte les dés résolus en même temps.

KOMI-FACE-R04 = Un ou deux dés soutien n’ont pas d’effet normal ; ils peuvent être verrouillés, dépensés pour une carte ou laissés.
    .basis = Seuls 3 ou 4 à la fois construisent.

KOMI-FACE-R05 = Chaque dé pied sert entièrement aux dégâts ou entièrement à un déplacement, au choix quand il est résolu.
    .basis = Les deux usages s’excluent.

KOMI-FACE-R06 = Chaque cœur d’un groupe est visé séparément, sur le même Monstre ou sur des Monstres différents.
    .basis = La face parle d’un Monstre chacune.

KOMI-FACE-R07 = Le Monstre déplacé par un pied part de la zone du joueur actif et finit dans une zone adjacente ; un pied ne déplace ni Minion ni Boss.
    .basis = Le texte ne nomme que les Monstres.

KOMI-FACE-R08 = Ce qui est déplacé va dans une autre zone : n’importe quelle zone, dans le texte d’un effet, veut dire n’importe quelle zone sauf celle où est la pièce déplacée.
    .basis = Rester n’est pas se déplacer, et l’on n’entre nulle part.

## Règles des dégâts

section-dmg = Règles des dégâts

KOMI-DMG-01 = Les dégâts infligés par un Monstre ne peuvent viser que des ennemis de la zone de ce Monstre.

KOMI-DMG-02 = Aucun dégât ne peut viser le Boss tant qu’il y a un Minion dans la zone du Boss.

KOMI-DMG-03 = Aucun dégât ne peut viser un Minion qui n’est pas un Bouclier tant qu’il y a un Bouclier dans la même zone.

KOMI-DMG-04 = Un Minion n’est détruit que si des dégâts égaux à tous ses Cœurs lui sont donnés en une seule action ; il ne garde jamais de dégâts partiels.

KOMI-DMG-05 = Les dégâts donnés au Boss diminuent ses Cœurs point par point et sont définitifs.

KOMI-DMG-06 = Le jeton d’un Minion détruit retourne dans le sac.

KOMI-DMG-07 = Les dégâts d’une action peuvent être répartis entre plusieurs ennemis, aussi les 2 points d’une seule baffe, tant que les règles de protection sont respectées à chaque point.

KOMI-DMG-08 = Les dégâts inutilisés avant que le Monstre se déplace sont perdus.

KOMI-DMG-09 = Les dégâts infligés par les Monstres ne servent que contre le Boss et les Minions, jamais contre des Monstres.

KOMI-DMG-R01 = Les dégâts forment une réserve : résoudre des baffes et des pieds pour des dégâts ajoute des points à la réserve du joueur actif ; on y prend des points pour détruire un Minion (tous ses Cœurs d’un coup) ou blesser le Boss (autant qu’on veut) ; la réserve se vide quand le Monstre actif quitte sa zone, par quelque effet que ce soit, et à la fin de l’étape 2.
    .basis = Cela respecte la règle de l’action unique, la répartition libre et la perte au déplacement, et l’on peut de toute façon grouper les dés.

KOMI-DMG-R02 = Déplacer le Monstre d’un autre joueur ne vide pas la réserve de dégâts.
    .basis = Seul le départ du joueur actif change la zone à laquelle les dégâts appartiennent.

KOMI-DMG-R03 = Les règles de protection sont vérifiées chaque fois que des points sont donnés : détruire le dernier Bouclier ouvre les autres Minions, et détruire le dernier Minion ouvre le Boss, dans la même action.
    .basis = Les exemples passent par le Bouclier, le Soldat et le Boss avec un seul groupe de dés.

KOMI-DMG-R04 = Les Flammèches protègent le Boss comme des Minions, sont protégées par les Boucliers comme les autres Minions, et retournent dans la réserve, non dans le sac, quand elles sont détruites.
    .basis = Ce sont des Minions supplémentaires qui ne sont jamais dans le sac.

KOMI-DMG-R05 = Les dégâts d’une carte ou d’une tuile Soutien employée hors de l’étape 2 forment une réserve à part, à répartir aussitôt selon les mêmes règles de protection ; ce qui ne peut pas l’être est perdu.
    .basis = L’étape 3 n’a pas de moment plus tard pour cela.

KOMI-DMG-R06 = Les Cœurs d’un Minion sont la valeur imprimée plus toutes les hausses des pouvoirs actifs du Boss ; un effet du joueur actif qui les fixe (Ninjas) vient en dernier ; le résultat est au moins 1.
    .basis = Les Ninjas abaissent un Bouclier à 1 pour leur propriétaire.

KOMI-DMG-R07 = La réserve de dégâts appartient à la zone où est le Monstre actif : elle sert sur tout ce qui s’y trouve quand les points sont donnés, aussi sur un Minion ou un Boss arrivé après la résolution des dés.
    .basis = Les dégâts sont infligés dans votre zone.

KOMI-DMG-R08 = Le Boss ne reçoit jamais plus de points qu’il n’a de Cœurs ; les points qui ne servent pas restent dans la réserve jusqu’à ce qu’elle se vide.
    .basis = La partie finit à 0, ou le Boss est hors de combat dans le Défi ultime.

## Gloire, vol de Gloire, Alliés

section-fame = Gloire, vol de Gloire, Alliés

KOMI-FAME-01 = Pour chaque dé gloire résolu pour gagner 1 point de Gloire, le joueur peut retirer du plateau 1 dé du Boss de sa zone ; s’il le fait, il gagne 1 point de Gloire de plus.

KOMI-FAME-02 = Un dé du Boss ainsi retiré est libre et tombe dans le volcan à la prochaine Phase du Boss.

KOMI-FAME-03 = Voler est facultatif pour chaque dé gloire et demande un dé du Boss dans la zone pour chaque point de plus.

KOMI-FAME-04 = Dès qu’un Monstre a au moins 1 point de Gloire et pas d’Allié, son joueur choisit l’une des fiches Allié disponibles.

KOMI-FAME-05 = Un Monstre n’a jamais plus d’un Allié.

KOMI-FAME-06 = Un pouvoir d’Allié est actif tant que la Gloire de son propriétaire est au moins la valeur imprimée ; les pouvoirs s’additionnent.

KOMI-FAME-07 = Employer les pouvoirs d’un Allié ne coûte jamais de Gloire.

KOMI-FAME-08 = Quand la Gloire d’un Monstre tombe à 0, sa fiche Allié rejoint les Alliés disponibles.

KOMI-FAME-09 = Un Monstre qui a perdu son Allié peut choisir n’importe quel Allié disponible quand il a de nouveau au moins 1 point de Gloire.

KOMI-FAME-R01 = Voler de la Gloire ne diminue pas la Gloire du Boss.
    .basis = Seul un dé est retiré ; la Gloire de plus est gagnée.

KOMI-FAME-R02 = Seules les faces gloire (dés réels, déverrouillés ou virtuels, jokers employés comme gloire compris) permettent de voler ; la Gloire gagnée par des cartes, des Alliés ou des Événements ne le permet pas.
    .basis = L’action est attachée à la résolution de la face.

KOMI-FAME-R03 = Choisir l’Allié est obligatoire, même hors de son tour, et se fait dès que le dé (avec son vol) ou l’effet qui a donné la Gloire est entièrement appliqué, avant toute autre chose ; si plusieurs Monstres atteignent 1 point de Gloire à la fois, ils choisissent dans l’ordre du tour à partir du joueur actif. Les pouvoirs du nouvel Allié ne réagissent pas au gain ni au vol qui l’a amené.
    .basis = La fiche est choisie dès la première Gloire ; dans le tour d’exemple, le vol du même dé vient d’abord. Il y a toujours une fiche de plus que de joueurs : on choisit donc au moins parmi deux.

KOMI-FAME-R04 = Les pouvoirs d’Allié s’activent et se désactivent au moment où la Gloire change, aussi au milieu d’un tour ; ce qui a été employé n’est pas annulé.
    .basis = Dans le tour d’exemple, les Ninjas aident pendant le tour où ils ont été choisis.

KOMI-FAME-R05 = Un groupe de dés gloire s’applique dé par dé : gagner 1 point de Gloire, voler ou non, puis l’Allié s’il est dû ; les effets qui comptent le groupe suivent après le dernier dé.
    .basis = Les vols et l’Allié sont liés à chaque dé.

KOMI-FAME-R06 = Le joueur choisit quel dé du Boss de la zone est volé. La Gloire au-delà de 20 est perdue, mais le dé peut tout de même être retiré.
    .basis = Les dés ont des faces différentes ; retirer est l’action, la Gloire sa récompense.

KOMI-FAME-R07 = Un Allié rendu peut être choisi aussitôt par tout Monstre qui y a droit, aussi par celui qui l’a perdu.
    .basis = Il est disponible.

KOMI-FAME-R08 = Un pouvoir d’Allié ne réagit à un dé gloire ou à un vol que s’il était actif avant la résolution de ce dé, et à un groupe de dés gloire que s’il était actif avant le premier dé du groupe : la Gloire qui active un pouvoir ne le déclenche pas. Un dé ou un vol compte aussi quand la roue est déjà à 20.
    .basis = Comme pour le Boss (KOMI-SHEET-R02), dont les symboles gloire comptent aussi à 20, et pour un nouvel Allié (KOMI-FAME-R03).

## Tuiles Soutien

section-sup = Tuiles Soutien

KOMI-SUP-01 = Résoudre 3 dés soutien ensemble pioche une tuile Soutien au hasard et la pose face visible sur l’emplacement Soutien de valeur 3 de la zone du joueur ; en résoudre 4 la pose sur l’emplacement de valeur 4.

KOMI-SUP-02 = Rien ne peut être construit sur un emplacement Soutien qui porte un Pylône.

KOMI-SUP-03 = Si l’emplacement porte déjà une tuile Soutien, cette tuile est défaussée et remplacée par la nouvelle.

KOMI-SUP-04 = Une tuile qui vient d’être construite peut être activée aussitôt.

KOMI-SUP-05 = Activer et recharger sont des actions gratuites : pendant son tour, un joueur peut le faire avec autant de tuiles qu’il veut dans la zone de son Monstre, et de nouveau dans chaque autre zone qu’il atteint pendant ce tour.

KOMI-SUP-06 = Une même tuile ne peut pas être activée et rechargée pendant le même tour.

KOMI-SUP-07 = Activer emploie les effets de la tuile face visible et la retourne face cachée (utilisée).

KOMI-SUP-08 = Une face de dé sur une tuile activée agit comme un dé virtuel du Lancer ; elle doit être résolue immédiatement et ne peut jamais être verrouillée.

KOMI-SUP-09 = Un joker sur une tuile se résout comme une face au choix du joueur.

KOMI-SUP-10 = Un cube d’Énergie sur une tuile activée donne 1 Énergie.

KOMI-SUP-11 = Recharger remet face visible une tuile utilisée.

KOMI-SUP-R01 = Les tuiles Soutien peuvent être activées et rechargées de la fin de l’étape 1 à la fin de l’étape 3 de sa propre Phase du Monstre, mais pas pendant la Phase du Boss, les lancers ni la fin du tour.
    .basis = Le texte dit à tout moment du tour, mais un dé virtuel rejoint le Lancer, qui doit donc être terminé, et un soin entre la Phase du Boss et la vérification à 0 Cœur viderait cette défaite de son sens. Dans la Phase du Monstre, on ne perd rien à attendre le Lancer.

KOMI-SUP-R02 = Un dé virtuel peut être résolu avec des dés réels du Lancer en un groupe, par exemple comme troisième dé soutien ou dans un groupe d’énergie, et peut être dépensé pour l’effet d’une carte. Une baffe ou un pied virtuel résolu pour des dégâts met ses points dans la réserve, où ils restent comme les autres.
    .basis = Il fait partie du Lancer ; seul son moment est fixé.

KOMI-SUP-R03 = Un groupe d’exactement 3 construit sur l’emplacement de valeur 3, un groupe d’exactement 4 sur celui de valeur 4 ; avec 6 dés soutien ou plus, on peut faire plusieurs groupes.
    .basis = La valeur doit correspondre.

KOMI-SUP-R04 = Les tuiles défaussées, remplacées ou remises dans la boîte sont hors jeu ; quand il ne reste pas de tuile dans la réserve, rien ne peut être construit et les dés soutien ne se résolvent pas.
    .basis = Aucun nouveau mélange n’est décrit.

KOMI-SUP-R05 = La limite suit la tuile, non l’emplacement : une tuile activée pendant ce tour ne peut pas être rechargée pendant ce tour, et inversement, alors qu’une nouvelle tuile construite au même endroit peut encore être activée ; seul un effet qui le dit fait exception.
    .basis = La limite parle de la même tuile Soutien.

KOMI-SUP-R06 = Les symboles d’une tuile s’appliquent dans l’ordre montré ; si un déplacement emmène le Monstre, les autres symboles de la tuile s’appliquent tout de même.
    .basis = Dans le tour d’exemple, on gagne l’Énergie, puis on se déplace avec le pied.

KOMI-SUP-R07 = Un dé virtuel qui ne peut avoir aucun effet (un soutien seul, une baffe qu’aucun ennemi ne peut recevoir) peut tout de même être activé et est perdu ; sa tuile est retournée et le cube d’Énergie gagné.
    .basis = Activer est gratuit et résoudre facultatif.

KOMI-SUP-R08 = Construire peut remplacer une tuile encore face visible ; l’emplacement découle du nombre de dés, la tuile est piochée ensuite.
    .basis = Le texte n’exclut que les Pylônes.

KOMI-SUP-R09 = Une tuile retournée face cachée par un effet compte comme utilisée, mais non comme activée : elle peut être rechargée pendant ce tour. Une tuile remise face visible par un effet n’est pas rechargée : elle peut être activée pendant ce tour, sauf si elle l’a déjà été pendant ce tour.
    .basis = La limite parle d’activer et de recharger par le joueur.

KOMI-SUP-R10 = À l’étape 3, un dé virtuel forme un Lancer à part : il se résout aussitôt par son effet normal, un pied ou une baffe pour des dégâts forme une réserve à répartir aussitôt, et les effets qui demandent l’étape 2 (dépenser des faces, changer des dés) ne sont pas possibles.
    .basis = L’étape 2 est finie.

## Dépenser des faces de dé

section-spend = Dépenser des faces de dé

KOMI-SPEND-01 = Certaines cartes et fiches Allié montrent des faces de dé comme prix ; dépenser des dés du Lancer avec ces faces déclenche l’effet indiqué.

KOMI-SPEND-02 = Un dé ainsi dépensé n’a pas son effet normal.

KOMI-SPEND-03 = Un effet sert aussi souvent dans un tour que son prix peut être payé, sauf s’il dit autre chose.

KOMI-SPEND-R01 = On dépense à l’étape 2, avec des dés du Lancer, dés déverrouillés et virtuels compris, jamais avec des dés encore verrouillés sur le plateau.
    .basis = Les faces doivent faire partie du Lancer.

KOMI-SPEND-R02 = Un Minion ou le Boss déplacé par un tel effet ne s’active pas, et aucun effet de déplacement du Boss n’est déclenché.
    .basis = L’activation appartient à la Phase du Boss.

KOMI-SPEND-R03 = Les dés sont dépensés d’abord, puis l’effet s’applique ; un effet sans aucune cible permise ne peut pas être payé avec des dés.
    .basis = Cela évite de payer pour rien.

## Achat de cartes et Événements

section-buy = Achat de cartes et Événements

KOMI-BUY-01 = Après l’étape 2, le joueur actif peut acheter n’importe laquelle des cartes Énergie visibles du Marché en payant son coût imprimé en Énergie.

KOMI-BUY-02 = Les cartes s’achètent une à la fois, et après chaque achat la place vide est complétée par la première carte de la pioche.

KOMI-BUY-03 = Une carte ACTION achetée s’applique aussitôt, puis est défaussée.

KOMI-BUY-04 = Une carte POUVOIR achetée est posée près du plateau du Monstre et agit dès lors, tant qu’elle est gardée.

KOMI-BUY-05 = Un Événement révélé en complétant le Marché s’applique aussitôt, après la carte ACTION achetée, est ensuite défaussé, et une autre carte est révélée pour la même place.

KOMI-BUY-06 = Quand la pioche est vide, elle n’est pas remélangée et les cartes achetées ne sont plus remplacées.

KOMI-BUY-07 = Le joueur peut payer 2 Énergies pour défausser toutes les cartes Énergie visibles et en révéler de nouvelles une par une jusqu’à ce que 3 soient visibles, en appliquant les Événements qui apparaissent.

KOMI-BUY-08 = On peut acheter et renouveler le Marché aussi souvent que l’Énergie le permet.

KOMI-BUY-09 = Pour aucun effet les cartes Événement ne sont des cartes Énergie.

KOMI-BUY-R01 = Un Événement touche les Monstres qu’il nomme, quel que soit le tour ; s’il laisse un choix au sujet d’un Monstre, le joueur de ce Monstre décide, sinon le joueur actif.
    .basis = Dans le tour d’exemple, chaque Monstre choisit sa propre perte.

KOMI-BUY-R02 = Quand un effet offre plusieurs pertes au choix, un joueur doit en choisir une qu’il peut payer en entier s’il y en a une ; sinon, il donne tout ce qu’il a de l’une dont il a quelque chose ; sans rien du tout, rien n’est perdu.
    .basis = Dans le tour d’exemple, un Monstre sans Énergie doit céder de la Gloire.

KOMI-BUY-R03 = Le Marché ne peut être renouvelé que si la pioche contient au moins 1 carte ; on paie d’abord, puis toutes les cartes visibles sont défaussées et de nouvelles révélées ; si la pioche s’épuise en chemin, le Marché reste incomplet.
    .basis = Sinon rien de nouveau ne pourrait être révélé.

KOMI-BUY-R04 = Si un Événement ou une carte fait gagner ou perdre les joueurs pendant que le Marché est complété, la partie se termine aussitôt.
    .basis = Toutes les conditions de fin sont immédiates.

KOMI-BUY-R05 = Les effets d’une carte POUVOIR achetée à l’étape 3 valent pour le reste du tour, mais les dés de ce tour ne se résolvent plus.
    .basis = L’étape 2 est finie.

KOMI-BUY-R06 = Un coût réduit par des effets ne descend jamais sous 1 Énergie.
    .basis = Chaque carte reste un achat.

KOMI-BUY-R07 = Un achat suit cet ordre : payer, prendre la carte, appliquer une carte ACTION ou mettre en jeu la carte POUVOIR, défausser la carte ACTION, compléter la place (avec les Événements qui viennent), décision suivante.
    .basis = Réunit ce que le texte dit à plusieurs endroits.

KOMI-BUY-R08 = Une place du Marché n’est complétée que par la pioche ; si un Événement était la dernière carte de la pioche, la place reste vide.
    .basis = Pas de nouveau mélange.

## Fin du tour

section-end = Fin du tour

KOMI-END-01 = Tous les effets de fin de tour s’appliquent dans un ordre choisi par le joueur actif.

KOMI-END-02 = Tous les dés de Monstre et dés du Boss libres passent au joueur de gauche, qui commence un tour par une Phase du Boss.

KOMI-END-R01 = Les dés de Monstre verrouillés et les dés du Boss sur le plateau restent en place entre les tours.
    .basis = Seuls les dés libres sont transmis.

KOMI-END-R02 = Aucun des effets de fin de tour ne dépend d’un autre ; ils s’appliquent donc dans l’ordre fixe Visite à domicile, Équipe de nuit, Écailles solaires.
    .basis = L’ordre revient au joueur, mais ne change rien.

## Défi ultime

section-ult = Défi ultime

KOMI-ULT-01 = Dans le Défi ultime, les joueurs affrontent Crystal Dragon, puis Lithosaur, puis Lavalord en une partie, tous sur la face bleue (Normal) ou tous sur la face rouge (Expert).

KOMI-ULT-02 = Quand Crystal Dragon atteint 0 Cœur, le joueur actif finit son tour normalement au lieu de gagner.

KOMI-ULT-03 = Après ce tour, le plateau reste tel quel à part les étapes indiquées, et tous les Monstres gardent leur Gloire, leurs Cœurs, leur Allié, leurs cartes POUVOIR et leur Énergie.

KOMI-ULT-04 = Le Boss vaincu quitte le plateau.

KOMI-ULT-05 = Chaque Pylône est retiré, et pour chaque Pylône retiré 5 Minions sont piochés pour la zone du Pylône.

KOMI-ULT-06 = Si le sac ne peut pas fournir tous ces Minions, les joueurs perdent.

KOMI-ULT-07 = Lithosaur est alors placé dans une zone sans Monstre, avec 0 point de Gloire et ses propres Cœurs de départ.

KOMI-ULT-08 = Les dés du Boss sur le plateau restent où ils sont ; on ajoute des dés du Boss libres jusqu’au nombre indiqué sur la nouvelle fiche.

KOMI-ULT-09 = Après Lithosaur, les mêmes étapes mènent à Lavalord ; vaincre Lavalord gagne le Défi ultime.

KOMI-ULT-R01 = Un Boss à 0 Cœur reste dans sa zone jusqu’à la fin du tour, ne peut plus être blessé ni déplacé et n’a plus de pouvoirs ; Minions, Événements et conditions de défaite agissent entre-temps comme d’habitude.
    .basis = Le tour se finit normalement.

KOMI-ULT-R02 = Cristaux, tuiles Soutien (utilisées ou prêtes), dés verrouillés, Marché, pioche, défausse et sac sont conservés tels quels.
    .basis = L’état du plateau ne change pas.

KOMI-ULT-R03 = Le joueur dont le tour vient de finir choisit la zone du nouveau Boss parmi les zones sans Monstre. Avec au plus 5 Monstres, il y a toujours une zone libre.
    .basis = 6 zones, au plus 5 Monstres ; quelqu’un doit choisir, et ce joueur est encore actif.

KOMI-ULT-R04 = La première Phase du Boss du nouveau Boss est celle du tour du joueur suivant ; les 8 Flammèches rejoignent la réserve quand Lavalord arrive.
    .basis = Le changement a lieu entre deux tours.

KOMI-ULT-R05 = Les dés du Boss ajoutés sont ceux de plus petits numéros parmi les inutilisés ; ils sont libres aussitôt.
    .basis = Même raison qu’à la mise en place.

KOMI-ULT-R06 = Les Pylônes retirés retournent dans la réserve : le nouveau Boss a donc de nouveau besoin de 3 Pylônes ; les Minions des Pylônes sont piochés avant que le nouveau Boss soit placé.
    .basis = Les étapes sont indiquées dans cet ordre, et la défaite compte les Pylônes sur le plateau.

KOMI-ULT-R07 = Dans le Défi ultime, atteindre 0 Cœur ne fait gagner aussitôt que contre Lavalord ; pour les deux premiers Boss, cela amène le changement à la fin du tour.
    .basis = Le texte dit que le joueur actif finit son tour.

KOMI-ULT-R08 = Le changement de Boss suit la fin du tour dans cet ordre : retirer le Boss du plateau ; zone par zone dans le sens horaire à partir de la sienne, retirer les Pylônes et piocher 5 Minions pour chacun dans la zone ; avec l’option répit, chaque Monstre gagne 5 Cœurs ; placer le nouveau Boss ; régler 0 point de Gloire et ses Cœurs ; ajouter des dés du Boss ; pour Lavalord, mettre 8 Flammèches dans la réserve. Puis le tour du joueur suivant commence.
    .basis = Les étapes sont indiquées dans cet ordre ; l’ordre des zones permet de rejouer une partie enregistrée.

KOMI-ULT-R09 = L’option répit (désactivée d’ordinaire) est de nous : sans elle, deux à cinq Monstres gagnent très rarement le Défi ultime en simulation ; avec elle, entre une partie sur dix et une sur cinq sur les faces bleues.
    .basis = Proposée comme variante plus facile ; le livret dit que les Cœurs sont gardés.

## Jouer en solo

section-solo = Jouer en solo

KOMI-SOLO-01 = Le jeu se joue à 1 joueur avec 1 Monstre, règles inchangées.

KOMI-SOLO-02 = En solo, on commence avec 2 fiches Allié révélées (joueurs plus une).

KOMI-SOLO-R01 = En solo, le même Monstre joue tous les tours, chacun avec sa propre Phase du Boss ; les effets sur d’autres Monstres n’ont pas de cible et sont omis.
    .basis = Aucun changement n’est imprimé pour le solo ; un compte rendu public joue un seul Monstre ainsi.

KOMI-SOLO-R02 = Une personne en solo peut aussi diriger 2 Monstres ou plus comme s’ils étaient des joueurs séparés, tous les nombres étant pris du nombre de Monstres.
    .basis = Une option sans danger ; ce n’est pas la façon ordinaire.

KOMI-SOLO-R03 = En solo, l’unique Monstre est toujours le Monstre actif et le plus vaillant.
    .basis = Cela découle des définitions.

## Exemples

KOMI-EX-01 =
    .given = La zone du Boss ne contient pas de dé du Boss ; Les deux zones adjacentes contiennent 2 dés du Boss ; Une zone adjacente contient 1 Minion, l’autre 2 Minions
    .when = L’étape 3 de la Phase du Boss a lieu
    .then = Le Boss va dans la zone adjacente avec 2 Minions

KOMI-EX-02 =
    .given = La zone du Monstre actif contient 3 Soldats (1 Cœur chacun) et le Boss ; Le Lancer contient 2 baffes et 1 pied pour des dégâts
    .when = Les trois dés sont résolus ensemble pour 5 dégâts
    .then = 3 points détruisent les 3 Soldats, dont les jetons retournent dans le sac ; Les 2 autres points retirent 2 Cœurs au Boss

KOMI-EX-03 =
    .given = Le Lancer contient 3 gloires, 1 pied et 2 autres dés ; Il y a au moins 1 dé du Boss dans la première zone et au moins 1 dans la suivante
    .when = 1 gloire est résolue avec un vol ; Le pied mène le Monstre dans la zone adjacente ; 2 gloires y sont résolues avec un seul vol ; Les 2 derniers dés sont verrouillés
    .then = Le Monstre a gagné 5 points de Gloire ; 2 dés du Boss sont devenus libres ; 2 dés de Monstre sont verrouillés dans la deuxième zone

KOMI-EX-04 =
    .given = Une carte POUVOIR déplace un Minion ou le Boss quand une certaine face est dépensée ; Le Lancer contient cette face deux fois
    .when = Les deux dés sont dépensés pour la carte
    .then = Soit 2 Minions sont déplacés, soit le Boss et 1 Minion ; Aucun des deux dés n’a son effet normal

KOMI-EX-06 =
    .given = Crystal Dragon (bleu) a 3 points de Gloire : son pouvoir d’ouverture et son pouvoir à 1 point de Gloire sont actifs ; Pagurah et Rex Florae ont 9 Cœurs, H.A.D.E.S. en a 8, tous trois dans la zone du Boss ou à côté
    .when = L’étape 1 de la Phase du Boss de Pagurah a lieu
    .then = Pagurah et Rex Florae subissent 1 dégât chacun et ont 8 Cœurs ; H.A.D.E.S. n’est pas blessé

KOMI-EX-07 =
    .given = Crystal Dragon utilise 5 dés du Boss ; 3 d’entre eux sont sur le plateau
    .when = L’étape 2 a lieu
    .then = Exactement 2 dés du Boss tombent dans le volcan ; Les 3 autres gardent zone et face

KOMI-EX-08 =
    .given = Aucun dé du Boss n’est dans la zone du Boss ni dans les zones adjacentes ; Plus loin dans le sens horaire se trouve une zone avec 3 dés du Boss, sans dé du Boss avant elle ; Crystal Dragon a au moins 1 point de Gloire
    .when = L’étape 3 a lieu
    .then = Crystal Dragon avance dans le sens horaire jusqu’à la zone avec 3 dés du Boss

KOMI-EX-09 =
    .given = Il n’y a pas de Minion dans la zone que Crystal Dragon a atteinte
    .when = L’étape 4 a lieu
    .then = Rien ne se passe et l’étape 5 suit

KOMI-EX-10 =
    .given = Crystal Dragon a 3 points de Gloire ; Les 3 dés du Boss de sa zone montrent en tout 2 gloires, 1 cristal et 2 minions
    .when = L’étape 5 a lieu
    .then = Le Boss a 5 points de Gloire et son pouvoir suivant est actif ; 1 Cristal est bâti dans la zone ; 2 Minions sont piochés pour la zone (un Bouclier et un Soldat, comme l’attaque suivante le montre) ; Les 3 dés sont de nouveau libres

KOMI-EX-11 =
    .given = Pagurah a lancé et relancé des dés ; Un troisième lancer serait encore permis
    .when = Pagurah s’arrête
    .then = Le Lancer est : 2 pieds, 1 gloire, 2 baffes et 1 énergie ; L’étape 2 commence

KOMI-EX-12 =
    .given = Pagurah a 0 point de Gloire et pas d’Allié ; Une zone adjacente contient 1 dé du Boss
    .when = Un pied y mène Pagurah ; Le dé gloire est résolu et le dé du Boss retiré de la zone
    .then = Pagurah a 2 points de Gloire ; Pagurah choisit un Allié disponible, les Ninjas, dont le premier pouvoir est aussitôt actif ; Le dé du Boss retiré est libre

KOMI-EX-13 =
    .given = Une baffe verrouillée par H.A.D.E.S. à un tour précédent est dans une zone adjacente ; Pagurah a encore 1 pied, 2 baffes et 1 énergie
    .when = Le deuxième pied y mène Pagurah ; Pagurah déverrouille la baffe
    .then = Le Lancer contient maintenant 3 baffes et 1 énergie ; L’emplacement de dé est de nouveau libre

KOMI-EX-14 =
    .given = Une tuile Soutien face visible dans la zone de Pagurah montre un cube d’Énergie et un pied ; Crystal Dragon est dans une zone adjacente
    .when = Pagurah active la tuile comme action gratuite
    .then = Pagurah gagne 1 Énergie ; Le pied virtuel est résolu aussitôt et mène Pagurah dans la zone du Boss ; La tuile est face cachée

KOMI-EX-16 =
    .given = Pagurah a 1 Énergie et 1 dé énergie de reste
    .when = Le dé énergie est résolu à part
    .then = Pagurah a 2 Énergies

KOMI-EX-17 =
    .given = Pagurah a 2 Énergies et 2 points de Gloire ; La carte Déverrouillé ! coûte 2 et est au Marché ; La première carte de la pioche est l’Événement négatif Tout ça pour ça ? ; H.A.D.E.S. a une carte POUVOIR et au moins 2 Énergies ; les autres Monstres n’ont pas de carte POUVOIR
    .when = Pagurah achète Déverrouillé ! ; Le Marché est complété
    .then = Pagurah a Déverrouillé ! et 0 Énergie ; L’Événement s’applique aussitôt : Pagurah, qui ne peut pas payer 2 Énergies, perd 1 point de Gloire et en a 1 ; H.A.D.E.S. choisit de perdre 2 Énergies ; L’Événement est défaussé et une autre carte révélée

KOMI-EX-18 =
    .given = L’étape 3 de Pagurah est finie et aucun effet de fin de tour n’attend
    .when = Le tour se termine
    .then = Tous les dés de Monstre et dés du Boss libres sont transmis ; H.A.D.E.S. commence un tour par une Phase du Boss

KOMI-EX-22 =
    .given = 3 joueurs, Boss Lithosaur, face bleue, option des zones habituelles
    .when = La mise en place a lieu
    .then = Lithosaur est dans la zone 0 avec 24 Cœurs et 0 point de Gloire ; Les dés du Boss 1 à 6 sont libres, les dés 7 et 8 hors jeu ; Chaque zone contient 1 Minion, le sac 24 ; 4 fiches Allié sont visibles, 3 cartes Énergie sont au Marché, aucune Flammèche n’est dans la réserve ; Les Monstres sont dans les zones 3, 2 et 4 avec 10 Cœurs, 0 point de Gloire, 0 Énergie ; la place 1 commence

KOMI-EX-23 =
    .given = Les trois premières cartes de la pioche mélangée sont Oh hisse !, Nuage de cendres et Déverrouillé !
    .when = Le Marché est révélé
    .then = Nuage de cendres n’a pas d’effet et est remélangé ; d’autres cartes sont révélées jusqu’à ce que trois cartes Énergie soient visibles ; Aucun Monstre n’a perdu de Cœurs

KOMI-EX-24 =
    .given = Deux joueurs ; Megamoth a 0 Cœur après la Phase du Boss du tour de Pagurah ; Les deux Monstres sont dans la zone 2 ; Le Lancer de Pagurah contient 2 cœurs
    .when = Pagurah résout les deux cœurs sur Megamoth ; La Phase du Boss suivante de Megamoth lui coûte 1 Cœur
    .then = Megamoth commence sa Phase du Monstre avec 1 Cœur et la partie continue

KOMI-EX-25 =
    .given = Le Monstre actif a 0 Cœur quand sa Phase du Boss est finie ; Une tuile Soutien face visible avec un cœur est dans sa zone
    .when = Sa Phase du Monstre commence
    .then = Les joueurs perdent aussitôt ; la tuile ne peut pas servir avant

KOMI-EX-26 =
    .given = Le sac contient 1 Minion ; Les dés du Boss dans la zone du Boss montrent en tout 2 symboles minion et rien d’autre
    .when = L’étape 5 a lieu
    .then = Le premier symbole pioche le dernier Minion pour la zone ; Le second exige une pioche dans le sac vide : les joueurs perdent

KOMI-EX-27 =
    .given = Les dés du Boss 2 et 5 sont libres, les dés 1, 3 et 4 sont sur le plateau ; Les prochaines valeurs du hasard sont zone 4, face 6, zone 0, face 1
    .when = L’étape 2 de la Phase du Boss a lieu
    .then = Le dé 2 est dans la zone 4 et montre minion, minion, cristal ; Le dé 5 est dans la zone 0 et montre minion, minion ; Les dés 1, 3 et 4 sont inchangés

KOMI-EX-28 =
    .given = Le Boss est dans la zone 3 ; les zones 3 et 2 contiennent 1 dé du Boss chacune, la zone 4 aucun ; Les zones 3 et 2 contiennent 2 Minions chacune
    .when = L’étape 3 a lieu
    .then = Le Boss reste dans la zone 3, plus avancée dans le sens horaire que la zone 2 ; Cela compte comme venir d’y arriver

KOMI-EX-29 =
    .given = La zone du Boss contient 2 Soldats, 1 Canon, 1 Bouclier, 1 Bâtisseur et Pagurah (7 Cœurs) ; Rex Florae (5 Cœurs) est dans une autre zone ; La zone du Boss contient 1 Cristal et aucun dé verrouillé
    .when = L’étape 4 a lieu
    .then = Pagurah perd 2 Cœurs à cause des Soldats et 1 à cause du Canon et a 4 Cœurs ; Rex Florae perd 1 Cœur à cause du Canon et a 4 Cœurs ; Le Bâtisseur ajoute un Cristal : la zone en contient 2

KOMI-EX-30 =
    .given = Crystal Dragon a 19 points de Gloire ; les dés de sa zone montrent 3 symboles gloire et 1 symbole minion ; Seul Pagurah (6 Cœurs) est dans sa zone
    .when = L’étape 5 a lieu
    .then = Le premier symbole gloire porte le Boss à 20 et ne déclenche rien ; Le deuxième et le troisième appliquent Poing tranchant : Pagurah a 4 Cœurs ; le Boss reste à 20 points de Gloire ; 1 Minion est pioché, puis les dés quittent le plateau

KOMI-EX-31 =
    .given = La zone du Boss contient 1 Cristal et 2 dés verrouillés, une baffe et un cœur
    .when = Un symbole cristal est appliqué ; Le joueur actif cède le cœur
    .then = Le dé cœur quitte le plateau et est libre ; La zone contient 2 Cristaux et la baffe verrouillée

KOMI-EX-32 =
    .given = La zone du Boss contient 2 Cristaux ; son emplacement de valeur 3 porte une tuile Soutien, celui de valeur 4 un Pylône ; 1 Pylône est sur le plateau
    .when = Un Bâtisseur s’active
    .then = Le troisième Cristal complète le trio : les trois Cristaux retournent dans la réserve ; Le Pylône doit aller sur l’emplacement de valeur 3 ; la tuile retourne dans la boîte ; 2 Pylônes sont sur le plateau ; la zone n’a pas de Cristal

KOMI-EX-33 =
    .given = Crystal Dragon a 5 points de Gloire et se déplace ; Pagurah et Megamoth ont 8 Cœurs, Rex Florae 5 ; Megamoth est loin du Boss ; c’est le tour de Rex Florae
    .when = Éclats acérés s’applique et le joueur de Rex Florae choisit Megamoth
    .then = Megamoth a 5 Cœurs, les autres ne perdent rien

KOMI-EX-34 =
    .given = Lithosaur est dans la zone 1 avec Purple Reign (4 Cœurs) ; Pagurah (9 Cœurs) est dans la zone 4
    .when = L’étape 1 de la Phase du Boss a lieu
    .then = Pagurah, le plus vaillant, a 7 Cœurs et reste dans la zone 4 ; Purple Reign ne perd rien et est déplacé dans la zone 0

KOMI-EX-35 =
    .given = Le Monstre le plus vaillant a 7 Cœurs, Champ de force actif et Cuir épais inutilisé
    .when = Éclats acérés lui inflige 3 dégâts
    .then = Champ de force en évite 1, Cuir épais en évite 1, 1 est perdu : 6 Cœurs ; Les deux sont épuisés, Champ de force jusqu’à la prochaine Phase du Boss, Cuir épais jusqu’au prochain tour de son propriétaire

KOMI-EX-36 =
    .given = 5 dés de Monstre sont verrouillés sur le plateau, 5 sont libres
    .when = Le joueur actif commence l’étape 1
    .then = Le joueur doit prendre du plateau 1 dé verrouillé de son choix ; il perd sa face ; 6 dés sont lancés, 4 restent verrouillés

KOMI-EX-37 =
    .given = Le joueur actif a Un bras de rechange ; 4 dés sont verrouillés, 6 libres
    .when = L’étape 1 commence et le joueur refuse le dé supplémentaire
    .then = 6 dés sont lancés et les 4 dés verrouillés restent tous

KOMI-EX-38 =
    .given = La zone contient 1 Cristal et 2 dés verrouillés, un pied et une gloire ; Le Lancer contient une baffe que le joueur veut verrouiller
    .when = Le joueur déverrouille le pied et verrouille la baffe
    .then = Le pied fait partie du Lancer et peut être résolu ; Baffe et gloire sont verrouillées dans la zone

KOMI-EX-39 =
    .given = Le Monstre actif est dans la zone 5 ; 1 dé énergie y est verrouillé ; Le Lancer contient 1 pied et 2 énergies
    .when = Le joueur déverrouille le dé énergie, va dans la zone 0 avec le pied et résout les 3 énergies ensemble
    .then = Le Monstre gagne 6 Énergies

KOMI-EX-40 =
    .given = Le Lancer contient 3 énergies
    .when = Le joueur en résout 2, plus tard la troisième
    .then = Le Monstre gagne 3 Énergies, puis 1, soit 4 au lieu de 6

KOMI-EX-41 =
    .given = Le joueur actif a 2 points dans sa réserve de dégâts et 1 pied ; Megamoth est dans la même zone
    .when = Le pied mène Megamoth dans une zone adjacente
    .then = Le joueur de Megamoth ne peut pas refuser ; Les 2 points sont encore dans la réserve

KOMI-EX-42 =
    .given = Une baffe a été résolue pour 2 points ; aucun ennemi de la zone n’a au plus 2 Cœurs
    .when = Le Monstre actif part avec un pied
    .then = Les 2 points sont perdus

KOMI-EX-43 =
    .given = La zone contient 1 Bouclier (3 Cœurs), 1 Soldat et le Boss ; La réserve de dégâts contient 2 points
    .when = Le joueur cherche une cible, puis résout un pied pour des dégâts
    .then = Avec 2 points, rien ne peut être donné : le Bouclier protège le Soldat, tous deux protègent le Boss ; Avec 3 points, le Bouclier est détruit et retourne dans le sac ; la réserve est vide

KOMI-EX-44 =
    .given = Lithosaur a 10 points de Gloire ; sa zone contient 1 Bouclier et 1 Soldat ; le Monstre actif qui s’y trouve a les Ninjas à 1 point de Gloire ou plus ; La réserve de dégâts contient 4 points
    .when = Les points sont répartis
    .then = Le Bouclier coûte 1 point, le Soldat 2, et 1 point blesse Lithosaur

KOMI-EX-45 =
    .given = Le Monstre a 0 point de Gloire ; sa zone contient 2 dés du Boss ; le Lancer contient 2 gloires
    .when = Les deux sont résolues en groupe, la première avec un vol, les Médias sont choisis, la seconde avec un vol
    .then = Après le premier dé : 2 points de Gloire, Allié Médias, rien de Images exclusives ; Après le second dé : 4 points de Gloire et 1 Énergie de Images exclusives ; 2 dés du Boss sont libres

KOMI-EX-46 =
    .given = Rex Florae a 1 point de Gloire et la Brigade simiesque ; Mauvaises critiques est révélé à l’étape 3 de Pagurah
    .when = L’Événement s’applique
    .then = Rex Florae a 0 point de Gloire et rend la Brigade simiesque ; Quand il a de nouveau 1 point de Gloire, il choisit n’importe quelle fiche disponible

KOMI-EX-47 =
    .given = L’emplacement de valeur 4 de la zone porte une tuile face visible avec cube et soutien ; l’emplacement de valeur 3 est vide ; le Lancer contient 2 soutiens
    .when = Le joueur active la tuile et résout le dé virtuel avec les deux dés réels
    .then = 1 Énergie est gagnée, la tuile est face cachée ; Une tuile au hasard est construite face visible sur l’emplacement de valeur 3 et peut être activée aussitôt

KOMI-EX-48 =
    .given = Une tuile est face visible dans la zone 1, où sont Pagurah et Megamoth
    .when = Pagurah l’active pendant son tour et veut la recharger ; Megamoth la recharge au tour suivant et veut l’activer
    .then = Pagurah ne peut pas la recharger pendant ce tour ; Megamoth peut la recharger, mais pas l’activer pendant ce tour-là

KOMI-EX-49 =
    .given = Le Lancer contient 1 baffe et 1 pied ; le joueur a Tourbillon ; une tuile joker face visible est dans la zone
    .when = La tuile est activée, le joker pris comme baffe, et les trois sont résolus en un groupe pour des dégâts
    .then = La réserve de dégâts contient 2 + 2 + 1 + 2 = 7 points

KOMI-EX-50 =
    .given = Pagurah a 5 Énergies ; Grenade sous-marine coûte 4 ; sa zone contient un Canon (2 Cœurs) et un Soldat ; Les prochaines cartes de la pioche sont Le trac et Pont maritime ; le Boss a 3 points de Gloire
    .when = Pagurah achète Grenade sous-marine
    .then = Les 3 dégâts détruisent Canon et Soldat, la carte est défaussée ; Le trac est révélé : le Boss a 1 point de Gloire ; l’Événement est défaussé ; Pont maritime prend la place ; Pagurah a 1 Énergie

KOMI-EX-51 =
    .given = 2 Pylônes sont sur le plateau ; la zone du Boss contient 2 Cristaux
    .when = Le joueur actif paie 2 Énergies pour renouveler le Marché et la première carte est Pluie de cristaux
    .then = Le troisième Cristal bâtit le troisième Pylône : les joueurs perdent aussitôt, aucune autre carte n’est révélée

KOMI-EX-52 =
    .given = H.A.D.E.S. a une carte POUVOIR, 0 point de Gloire et 1 Énergie
    .when = Tout ça pour ça ? s’applique
    .then = Aucune perte ne peut être payée en entier : H.A.D.E.S. perd 1 Énergie

KOMI-EX-53 =
    .given = Le Monstre actif a les Médibots à 1 point de Gloire ou plus, Écailles solaires et 0 Énergie ; Megamoth (3 Cœurs) est dans sa zone
    .when = La fin du tour a lieu et Megamoth est choisi
    .then = Megamoth a 4 Cœurs, le Monstre actif a 1 Énergie ; Le joueur suivant commence une Phase du Boss

KOMI-EX-54 =
    .given = Défi ultime, face bleue ; Crystal Dragon atteint 0 Cœur à l’étape 2 de Pagurah ; la zone 5 contient 1 Pylône et 1 Minion ; le sac en contient 12 ; 2 des 5 dés du Boss sont sur le plateau
    .when = Pagurah finit son tour et le changement a lieu
    .then = Les joueurs n’ont pas gagné ; Pagurah peut encore acheter des cartes ; Le Pylône retourne dans la réserve, 5 Minions sont piochés pour la zone 5 (6 là, 7 dans le sac) ; Lithosaur est placé avec 0 point de Gloire et 24 Cœurs dans une zone sans Monstre ; Le dé du Boss 6 rejoint les dés libres, les 2 sur le plateau restent ; Cœurs, Gloire, Énergie, cartes et Alliés sont inchangés

KOMI-EX-55 =
    .given = Le changement de Boss commence avec 2 Pylônes sur le plateau et 9 Minions dans le sac
    .when = Les Minions du deuxième Pylône sont piochés
    .then = Après 4 d’entre eux, le sac est vide et les joueurs perdent

KOMI-EX-56 =
    .given = Un joueur ; l’unique Monstre a 5 Cœurs, 0 point de Gloire et achète En direct à 20 heures
    .when = La carte s’applique, puis la Phase du Boss suivante inflige 2 dégâts au Monstre le plus vaillant
    .then = Le Monstre gagne 3 points de Gloire et choisit l’une de 2 fiches Allié ; Dans la Phase du Boss il est le plus vaillant et a 3 Cœurs

KOMI-EX-57 =
    .given = Le joueur a Oh hisse ! ; la zone contient un Bouclier et le Boss ; le Lancer contient 2 pieds et 1 baffe
    .when = Un pied éloigne le Bouclier, la baffe est résolue, puis le second pied est dépensé pour déplacer le Boss
    .then = Le Bouclier parti, 2 points blessent le Boss ; Le Boss est dans une zone adjacente, rien ne s’active ; un troisième pied ne pourrait pas le déplacer de nouveau pendant ce tour

KOMI-EX-58 =
    .given = Lavalord a 5 points de Gloire ; les zones 2 et 3 contiennent des Flammèches ; le Monstre actif (5 Cœurs) est dans la zone 1 et a Pattes à ressort
    .when = Un pied le mène deux zones plus loin, dans la zone 3
    .then = Il subit 1 dégât pour la zone 2 et 1 pour la zone 3 et a 3 Cœurs ; Cuir épais n’aide pas dans une Phase du Monstre

KOMI-EX-59 =
    .given = Le Monstre actif a la Brigade simiesque à 1 point de Gloire ; il a employé Un poing de plus et activé une tuile pendant ce tour, puis achète Saccage
    .when = L’étape 3 se termine
    .then = Une deuxième Phase du Monstre suit sans Phase du Boss, avec la vérification à 0 Cœur et un nouveau lancer de 6 dés ; Un poing de plus n’agit pas de nouveau et la tuile ne peut être ni activée ni rechargée ; la fin du tour suit une fois

KOMI-EX-60 =
    .given = Megamoth (9 Cœurs) a Garde du corps ; Pagurah (2 Cœurs) est près de lui, dans la zone du Boss avec 2 Soldats ; Megamoth est adjacent
    .when = Les Soldats s’activent ; Megamoth encaisse le premier dégât et refuse le second
    .then = Megamoth a 8 Cœurs et gagne 1 Énergie ; Pagurah a 1 Cœur

KOMI-EX-61 =
    .given = Le joueur a verrouillé une baffe dans la zone 2 pendant ce tour et a encore un pied ; Un cœur verrouillé par Megamoth à un tour précédent est dans la même zone
    .when = Le joueur veut déverrouiller la baffe, puis déverrouille le cœur, va dans la zone 3 et y verrouille le cœur
    .then = La baffe reste verrouillée jusqu’au tour suivant ; Le cœur a été porté dans la zone 3, face inchangée

KOMI-EX-62 =
    .given = Une tuile baffe face visible est dans la zone ; la zone contient un Bouclier (3 Cœurs) ; le Lancer contient 1 pied
    .when = La tuile est activée et sa baffe résolue pour des dégâts ; plus tard, le pied est résolu pour des dégâts
    .then = La réserve contient 2, puis 3 points et le Bouclier peut être détruit ; Si le Monstre s’était déplacé entre-temps, les 2 points seraient perdus

## Les étapes d’un tour

window-boss_1 = Activer le Boss
    .text = pouvoir d’ouverture, puis pouvoirs actifs du moment boss_step_1 par Gloire croissante.

window-boss_2 = Lancer les dés libres
    .text = chaque dé libre reçoit une zone et une face ; puis les effets du moment boss_step_2_after.

window-boss_3 = Déplacer le Boss
    .text = le plus de dés parmi sa zone et les zones adjacentes, égalités par les Minions, puis le plus loin dans le sens horaire ; sans dé : une zone dans le sens horaire ; puis les pouvoirs du moment boss_after_move.

window-boss_4 = Activer les Minions
    .text = Soldats, Canons, Flammèches, Bâtisseurs dans la zone du Boss.

window-boss_5 = Activer les dés du Boss
    .text = symboles gloire, cristal, minion ; puis les dés de la zone deviennent libres.

window-monster_0 = Vérifier les Cœurs
    .text = 0 Cœur : défaite ; puis les effets du moment start_monster_phase.

window-monster_1 = Lancer les dés
    .text = prendre 6 dés (et les dés supplémentaires), lancer jusqu’à 3 fois.

window-monster_2 = Résoudre les dés
    .text = un menu, encore et encore, jusqu’à ce que le joueur finisse l’étape.

window-monster_3 = Acheter des cartes
    .text = un menu, encore et encore, jusqu’à ce que le joueur finisse l’étape.

window-end = Fin du tour
    .text = effets du moment end_of_turn ; les dés sont transmis ; dans le Défi ultime, le changement de Boss s’il a 0 Cœur ; place suivante.

## Glossaire

term-island-you = vous
    .text = Le joueur ou le Monstre qui possède la carte ou l’Allié. Dans un Événement, le joueur nommé par le texte.

term-island-active = actif
    .text = Le joueur dont c’est le tour, ou son Monstre, aussi pendant la Phase du Boss de ce tour.

term-island-strongest = le Monstre le plus vaillant
    .text = Le seul Monstre du plateau avec le plus de Cœurs. En cas d’égalité, le joueur actif choisit l’un des Monstres à égalité (KOMI-BOSS-R10).

term-island-zone_words = votre zone, adjacente, plateau
    .text = Votre zone : la zone où est le Monstre. Adjacentes : les deux zones voisines de l’anneau. Plateau : les six zones.

term-island-minion = Minion
    .text = Minion comprend les Flammèches, sauf si un type est nommé. Piocher un Minion veut toujours dire piocher dans le sac et ne donne jamais de Flammèche.

term-island-damage_pool = réserve de dégâts
    .text = Les points de dégâts que le joueur actif a faits à l’étape 2 et pas encore répartis ; voir KOMI-DMG-R01. Ajouter n dégâts veut dire ajouter n points à cette réserve.

term-island-prevent = éviter
    .text = Des dégâts évités ne sont pas subis du tout et ne déclenchent rien.

term-island-group = groupe
    .text = Des dés résolus au même moment, en une action.

term-island-change_die = changer un dé
    .text = Changer un dé tourne un dé du Lancer, ni résolu, ni verrouillé, ni virtuel, sur une autre face.

term-island-destroy = détruire
    .text = Remettre le jeton Minion dans le sac (une Flammèche dans la réserve). Détruire par un effet sans dégâts ignore les Cœurs et les règles de protection.

term-island-remove_crystal = retirer un Cristal
    .text = Remettre un Cristal de la zone nommée dans la réserve ; son emplacement de dé devient libre.

term-island-remove_pylon = retirer un Pylône
    .text = Remettre un Pylône de la zone nommée dans la réserve ; son emplacement Soutien devient vide et le Pylône ne compte plus.

term-island-empty_support_space = emplacement Soutien vide
    .text = Un emplacement Soutien qui ne porte ni tuile Soutien ni Pylône.

term-island-locked_die = dé verrouillé
    .text = Un dé de Monstre sur un emplacement de dé d’une zone ou sur la carte Bourse à dés. Les effets sur tous les dés verrouillés, et le manque de dés à l’étape 1, touchent les deux.

term-island-max_health = maximum de Cœurs
    .text = 10, élevé par chaque effet qui le dit ; les hausses s’additionnent. Quand une hausse prend fin, les Cœurs au-delà du nouveau maximum sont perdus.

term-island-enter = entrer
    .text = Un Monstre entre dans une zone chaque fois qu’un effet, le sien ou celui d’un autre, l’y déplace ; rester n’est pas entrer.

term-island-other_monster = autre Monstre
    .text = Tout Monstre sauf le vôtre. Dans une partie à 1 joueur il n’y en a pas ; un effet sur lui est omis, sauf si le solo ou le texte dit ce qui arrive à la place.

term-island-source_of_damage = source de dégâts
    .text = Une activation d’un Minion ou d’une Flammèche, un pouvoir du Boss appliqué une fois, une entrée dans une zone en feu, un Événement. Tous les points qu’un Monstre subit d’une source sont une seule perte.
