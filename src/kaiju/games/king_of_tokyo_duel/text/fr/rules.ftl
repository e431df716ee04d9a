### Les règles de King of Tokyo Duel, avec nos mots.

game = King of Tokyo Duel
    .edition = Règle de 2024
    .note = Le texte numérisé a perdu ses icônes et ses images. Rétablis ici : la baffe désigne le premier joueur ; chaque symbole gloire ou destruction au-delà du troisième tire d’une case de plus ; les formes des jetons Buzz ; les jetons propres au King.

## Matériel

section-comp = Matériel

DUEL-COMP-01 = Le jeu se joue à deux, exactement.

DUEL-COMP-02 = La boîte contient 1 plateau, 6 fiches de Monstre, 50 cartes Énergie, 2 compteurs de Points de Vie, 6 dés, 2 dés supplémentaires, 4 jetons Dé, 13 jetons Buzz, 1 pion Gloire, 1 pion Destruction et une réserve de cubes d’Énergie.
    .basis = La plupart des nombres manquent dans le texte source. Tous sont sûrs sauf celui des jetons Dé : une liste publiée et la version numérique en donnent 4, une extraction du texte semble en donner 6. Avec 2 au plus par joueur, la différence ne compte jamais en jeu.

DUEL-COMP-03 = Chaque dé a six faces, une de chaque : baffe, soin, énergie, gloire, destruction et pouvoir ; chaque symbole a donc une probabilité de 1/6.

DUEL-COMP-04 = Les 2 dés supplémentaires ont les six mêmes faces que les 6 dés principaux ; seule la couleur change.

DUEL-COMP-05 = Le plateau a deux pistes distinctes, Gloire et Destruction, de 15 cases chacune ; la case du milieu est la case de départ du pion et la dernière case de chaque bout est une case Victoire (4 cases Victoire en tout).

DUEL-COMP-06 = En comptant depuis la case de départ vers le bout d’un joueur (profondeur), les cases 3, 4 et 5 de chaque piste sont la zone Sous les projecteurs de ce joueur sur cette piste, les cases 1, 2 et 6 sont ordinaires et la case 7 est la case Victoire de ce joueur (4 zones en tout, une par piste et par côté).
    .basis = Lu sur le plateau imprimé.

DUEL-COMP-07 = Au-dessus des pistes, trois emplacements de cartes Énergie forment une rangée ; la pioche est à côté de celui de gauche, et celui de droite accorde une remise de 1 Énergie.

DUEL-COMP-08 = Une carte Énergie montre un nom, un coût en Énergie, un type (POUVOIR ou ACTION), un effet et, sur certaines cartes, une icône Buzz sous le coût.

DUEL-COMP-09 = Une fiche de Monstre montre le nom du Monstre, son pouvoir spécial et son nombre de Cœurs au départ.

DUEL-COMP-10 = Sur le compteur de Points de Vie, la valeur 0 est représentée par un crâne.

DUEL-COMP-11 = Un jeton Buzz a 1, 2 ou 3 cases, dont la plupart portent un bonus Buzz.

DUEL-COMP-12 = Les jetons Dé, et avec eux l’usage des 2 dés supplémentaires, ne viennent que d’effets : cartes Énergie, bonus Buzz et pouvoirs spéciaux. Aucune action de base n’en donne.

## Mise en place

section-setup = Mise en place

DUEL-SETUP-01 = Chaque joueur choisit une fiche de Monstre et la pose devant lui, côté pouvoir visible.

DUEL-SETUP-02 = Il y a une seule fiche de chaque Monstre : les deux joueurs ont donc toujours des Monstres différents. La façon de s’accorder est libre ; les deux Monstres sont choisis avant la partie, et ils ne peuvent pas être identiques.

DUEL-SETUP-03 = Chaque joueur règle un compteur de Points de Vie sur les Cœurs de départ de sa fiche de Monstre.

DUEL-SETUP-04 = Le plateau est placé entre les joueurs, chacun à un bout des deux pistes ; les bouts du côté d’un joueur restent son côté du plateau pour toute la partie.

DUEL-SETUP-05 = Le pion Gloire et le pion Destruction commencent sur la case du milieu de leur piste (profondeur 0).

DUEL-SETUP-06 = Les 50 cartes Énergie sont mélangées en une pioche face cachée.

DUEL-SETUP-07 = Les 3 premières cartes de la pioche sont posées face visible sur les 3 emplacements du plateau.

DUEL-SETUP-08 = La première carte révélée va sur l’emplacement de droite (avec la remise), la deuxième au milieu, la troisième à gauche, près de la pioche, comme si chaque nouvelle carte avait poussé les précédentes vers la droite.
    .basis = La règle n’ordonne pas les trois cartes ; la version numérique fait comme nous.

DUEL-SETUP-09 = Dés, dés supplémentaires, cubes d’Énergie, jetons Dé et jetons Buzz forment une réserve commune ; aucun jeton Buzz ne commence sur le plateau et personne ne commence avec des cartes ou des jetons Dé.

DUEL-SETUP-10 = Si un joueur a The King, ses 2 jetons Buzz commencent dans la réserve de ce joueur ; si personne ne joue The King, ces 2 jetons restent hors du jeu, car aucune carte ne les mentionne.

DUEL-SETUP-11 = Le côté d’une fiche de Monstre sans pouvoir n’est pas utilisé ; une partie sans pouvoirs spéciaux n’est décrite nulle part.

DUEL-SETUP-12 = L’ordre de la pioche est la seule information cachée ; Cœurs, Énergie, jetons Dé, cartes POUVOIR, défausse, jetons et pions sont visibles des deux joueurs.

## Premier joueur

section-first = Premier joueur

DUEL-FIRST-01 = Chaque joueur lance une fois les 6 dés ; celui qui a le plus de baffes devient le premier joueur.
    .basis = Le symbole lui-même manque dans le texte source. La baffe est l’usage de la série ; par symétrie, le choix du symbole ne change les chances de personne.

DUEL-FIRST-02 = En cas d’égalité, les deux relancent, jusqu’à ce que l’un en ait plus.

DUEL-FIRST-03 = Le joueur qui n’est pas le premier commence avec 1 Énergie ; le premier joueur commence avec 0.

DUEL-FIRST-04 = Au tout premier tour de la partie, le premier joueur lance 5 dés au lieu de 6, au premier jet comme à chaque relance de ce tour.

DUEL-FIRST-05 = La limite de 5 dés ne vaut que pour ce seul tour : un tour supplémentaire juste après (Rage) et tous les tours suivants se jouent avec 6 dés, et elle ne s’applique jamais au second joueur.

## Le tour en bref

section-turn = Le tour en bref

DUEL-TURN-01 = Les joueurs jouent à tour de rôle, l’un après l’autre.

DUEL-TURN-02 = Un tour a quatre phases, toujours dans cet ordre : le jet (phase 1), la résolution des dés (phase 2), les achats ou sinon 1 Énergie (phase 3), la fin du tour (phase 4).

## Lancer les dés

section-roll = Lancer les dés

DUEL-ROLL-01 = En phase 1, le joueur actif peut lancer jusqu’à 3 fois et peut s’arrêter après n’importe quel jet.

DUEL-ROLL-02 = Avant le premier jet, le joueur actif peut défausser des jetons Dé ; chacun ajoute 1 dé supplémentaire pour toute cette phase.

DUEL-ROLL-03 = Un joueur n’a jamais plus de 2 jetons Dé devant lui ; tout jeton de plus qu’il devrait gagner n’est pas gagné.

DUEL-ROLL-04 = Le premier jet se fait avec les 6 dés principaux, plus les dés supplémentaires des jetons Dé défaussés et des cartes qui accordent des dés.

DUEL-ROLL-05 = Personne ne lance jamais plus de 8 dés pendant cette phase.

DUEL-ROLL-06 = Pour chaque jet suivant, le joueur actif choisit les dés à relancer et met les autres de côté.

DUEL-ROLL-07 = Les dés mis de côté auparavant peuvent être repris avant tout nouveau jet ; mettre un dé de côté n’engage jamais.

DUEL-ROLL-08 = Quand les jets sont épuisés ou que le joueur s’arrête, les dés tels qu’ils sont forment le Lancer du joueur, et la phase 2 commence.

DUEL-ROLL-09 = Toute carte ou tout effet qui parle du Lancer d’un joueur désigne ces dés finaux, jamais un jet intermédiaire.

DUEL-ROLL-10 = Le premier jet est obligatoire dès que le joueur a au moins un dé ; il peut s’arrêter à partir de là.
    .basis = Sans jet, pas de Lancer. Cela fixe aussi ce que Dans l’œil du cyclone peut rapporter : au plus les relances non utilisées.

DUEL-ROLL-11 = Tous les dés choisis pour une relance sont lancés ensemble ; on ne voit pas les résultats un à un avant de choisir le suivant.

DUEL-ROLL-12 = Nombre de dés = dés principaux + dés supplémentaires. Dés principaux = 6 (5 au premier tour de la partie) moins chaque pénalité, jamais moins de 0. Dés supplémentaires = bonus des cartes plus jetons Dé défaussés, jamais plus de 2.
    .basis = Une pénalité mord donc même à la limite : 6 − 1 + 2 = 7, et non 8. Il n’y a que 2 dés supplémentaires dans la boîte.

DUEL-ROLL-13 = Un jeton Dé ne peut pas être défaussé si les deux dés supplémentaires sont déjà utilisés.

DUEL-ROLL-14 = Les jetons Dé ne se défaussent qu’avant le premier jet du tour, pas entre deux jets ; les jetons défaussés retournent à la réserve et les dés supplémentaires y retournent à la fin du tour.
    .basis = La première moitié vient de la règle ; le retour à la réserve n’est pas écrit.

DUEL-ROLL-15 = Si des pénalités ne laissent aucun dé à un joueur, la phase 1 est sautée et le Lancer ne contient que les symboles ajoutés, s’il y en a.

DUEL-ROLL-16 = Un symbole qu’une carte ou un pouvoir ajoute au Lancer n’est pas un dé : il ne peut être ni relancé ni choisi par des effets qui désignent des dés, mais il compte comme un symbole du Lancer dans tous les décomptes et se résout comme un symbole lancé.

## Résoudre les dés

section-res = Résoudre les dés

DUEL-RES-01 = Tous les dés du Lancer doivent être résolus, dans l’ordre que choisit le joueur actif.

DUEL-RES-02 = Quand tous les dés sont résolus, la phase 3 commence.

DUEL-RES-03 = L’unité de l’ordre libre est le symbole : toutes les baffes ensemble, tous les soins ensemble, toute l’énergie ensemble, toute la gloire ensemble, toute la destruction ensemble ; chaque activation d’un pouvoir spécial est une unité à part et peut se placer n’importe où entre elles.
    .basis = La règle dit seulement : dans n’importe quel ordre. Alterner dé par dé ne changerait presque rien mais ferait grandir l’arbre ; la version numérique groupe par symbole.

DUEL-RES-04 = Résoudre baffes, soins, énergie, gloire et destruction est obligatoire, même si c’est malvenu ou inutile ; activer le pouvoir spécial est facultatif.
    .basis = Tous les dés doivent être résolus, mais le pouvoir spécial peut être activé.

DUEL-RES-05 = Les symboles pouvoir non utilisés n’ont aucun effet, pas plus que moins de trois symboles gloire ou destruction.

## Baffe

section-smash = Baffe

DUEL-SMASH-01 = Chaque baffe inflige 1 coup au Rival.

DUEL-SMASH-02 = Chaque coup encaissé coûte 1 Cœur.

DUEL-SMASH-03 = Un Monstre qui perd son dernier Cœur arrive au crâne et son Rival gagne aussitôt.

DUEL-SMASH-04 = Toutes les baffes d’un Lancer forment un seul assaut, infligé d’un bloc ; les Cœurs ne descendent jamais sous 0.

## Soin

section-heal = Soin

DUEL-HEAL-01 = Chaque soin donne 1 Cœur au joueur actif.

DUEL-HEAL-02 = Aucun gain de Cœurs, d’où qu’il vienne, ne peut faire dépasser à un Monstre sa valeur de départ ; le surplus est perdu.

## Énergie

section-energy = Énergie

DUEL-ENERGY-01 = Chaque symbole énergie donne 1 Énergie au joueur actif, gardée devant lui à la vue de tous jusqu’à ce qu’il la dépense ; il n’y a pas de limite.

DUEL-ENERGY-02 = La réserve d’Énergie est illimitée : si les cubes manquent, autre chose les remplace.

## Gloire et Destruction

section-pull = Gloire et Destruction

DUEL-PULL-01 = Trois symboles gloire identiques tirent le pion Gloire de 1 case vers le joueur actif ; trois symboles destruction identiques tirent le pion Destruction de 1 case.

DUEL-PULL-02 = Chaque symbole identique au-delà du troisième tire le même pion de 1 case de plus.
    .basis = Cette phrase manque dans le texte source ; trois sources publiques indépendantes la donnent.

DUEL-PULL-03 = Ainsi n symboles d’une sorte tirent de max(0, n − 2) cases : 0-2 aucune, 3 une, 4 deux, 5 trois, 6 quatre, 7 cinq, 8 six.

DUEL-PULL-04 = Six symboles identiques se lisent comme un triple plus trois symboles de plus (4 cases), et non comme deux triples séparés (2 cases).

DUEL-PULL-05 = Les symboles gloire et destruction se comptent séparément et ne forment jamais un triple ensemble.

DUEL-PULL-06 = Un joueur ne peut tirer un pion que vers son propre bout, et chaque pion reste sur sa piste.

DUEL-PULL-07 = Une instruction de tirer un pion de N cases s’exécute en N pas ; après chaque pas, on contrôle d’abord les victoires par pion, puis on applique le bonus de la case où l’on vient d’entrer, puis on continue.
    .basis = Cela découle de ce que la partie peut finir à tout moment et que les bonus s’appliquent dès qu’un pion est tiré sur leur case.

DUEL-PULL-08 = Un déplacement est obligatoire et sur toute sa longueur, sauf si l’effet dit que le joueur peut, ou peut payer.

DUEL-PULL-09 = Un pas mène un pion à la case suivante de la piste telle qu’elle est : sur un jeton qui ajoute une case, la case ajoutée est un pas à elle seule, et sur un jeton qui retire une case, le pion va droit d’une case d’extrémité à l’autre.

DUEL-PULL-10 = Un effet qui calcule un nombre de cases (les symboles d’un Lancer, Opération média, Aura électrique, Attaque spéciale, toute ligne de carte avec un nombre) est un seul déplacement de cette longueur. Un effet utilisé plusieurs fois (les activations de Gigazaur, les paiements avec En forme) fait chaque fois un déplacement séparé de 1 case.
    .basis = Cela ne compte que là où l’on distingue un déplacement d’un autre : un jeton du King qui arrête un déplacement, et les assauts de Queue à piquants.

## Bonus de Buzz

section-bonus = Bonus de Buzz

DUEL-BONUS-01 = Chaque fois qu’un joueur tire un pion sur une case portant un bonus Buzz, par n’importe quel effet et à n’importe quel moment, il applique aussitôt le bonus.

DUEL-BONUS-02 = Bonus patte : le Rival du joueur qui tire encaisse 1 coup par patte (la case à deux pattes en inflige 2).

DUEL-BONUS-03 = Bonus cœur : le joueur qui tire gagne 1 Cœur.

DUEL-BONUS-04 = Bonus éclair : le joueur qui tire gagne 1 Énergie.

DUEL-BONUS-05 = Bonus dé : le joueur qui tire gagne 1 jeton Dé, dans la limite de 2.

DUEL-BONUS-06 = Les bonus reviennent à celui qui tire, peu importe qui a posé le jeton et de quel côté il se trouve.

DUEL-BONUS-07 = Dans un déplacement de plusieurs cases, chaque case à bonus traversée rapporte, et pas seulement la dernière, chacune avant le pas suivant.

DUEL-BONUS-08 = Un bonus rapporte chaque fois qu’un pion est tiré sur sa case ; y rester ou la quitter ne rapporte rien.

DUEL-BONUS-09 = Appliquer un bonus est obligatoire (un cœur quand on est au maximum ou un troisième jeton Dé ne fait simplement rien).

## Pouvoir spécial

section-power = Pouvoir spécial

DUEL-POWER-01 = Les symboles pouvoir servent au pouvoir spécial imprimé sur la fiche de Monstre du joueur actif.

DUEL-POWER-02 = Avec assez de symboles pouvoir dans le Lancer, le pouvoir spécial peut être activé plusieurs fois dans un même tour ; chaque symbole ne paie qu’une seule chose.

DUEL-POWER-03 = Une ligne qui commence par + (un symbole pouvoir de plus) s’ajoute au plus une fois à chaque activation.

DUEL-POWER-04 = La ligne + peut servir une fois pour chaque activation distincte : six symboles pouvoir peuvent donc payer deux activations de trois symboles.
    .basis = Une édition dans une autre langue parle d’une vague d’activations, ce qui pourrait se lire comme une fois par tour ; la version numérique paie par activation (Cyber Kitty : 8 Énergies pour 6 symboles).

DUEL-POWER-05 = Gigazaur : 2 symboles pouvoir tirent l’un des pions de 1 case ; le choix du pion se fait à nouveau à chaque activation.

DUEL-POWER-06 = Alienoid : 2 symboles pouvoir ajoutent au Lancer un symbole au choix du joueur, et un troisième ajouté à la même activation ajoute ce même symbole encore une fois.

DUEL-POWER-07 = Alienoid fait toutes ses activations juste après la fin du Lancer, avant que quoi que ce soit d’autre ne regarde le Lancer : les symboles ajoutés comptent donc pour les triples et pour toute carte qui compte des symboles.
    .basis = La règle permettrait d’utiliser le pouvoir entre d’autres symboles ; l’utiliser d’abord n’est jamais moins bon, car des symboles ajoutés après la résolution de leur sorte ne pourraient plus s’y joindre.

DUEL-POWER-08 = Alienoid choisit parmi les cinq autres symboles ; pouvoir lui-même n’est pas proposé.
    .basis = La fiche dit n’importe quel symbole. Choisir pouvoir ne compterait que pour les cartes qui comptent les symboles pouvoir (Attaque spéciale, Balles antimatière, Sélection naturelle) ; la version numérique en propose cinq.

DUEL-POWER-09 = Space Penguin : chaque symbole pouvoir donne 1 jeton Dé, dans la limite de 2 ; les jetons ne peuvent servir avant le prochain tour.

DUEL-POWER-10 = Meka Dragon : en résolvant les baffes, le joueur peut multiplier le nombre de baffes du Lancer par le nombre de symboles pouvoir du Lancer ; le produit est le nombre de coups.

DUEL-POWER-11 = Meka Dragon multiplie une fois par Lancer, compte les baffes ajoutées par des cartes et, avec 0 ou 1 symbole pouvoir, résout simplement ses baffes comme d’habitude.

DUEL-POWER-12 = Le nombre multiplié ne sert que pour les coups ; les cartes qui comptent les baffes du Lancer (Opération média, Balles antimatière, Sélection naturelle, Géant bienveillant) comptent les symboles avant la multiplication.

DUEL-POWER-13 = Cyber Kitty : 2 symboles pouvoir donnent 2 Énergies, et un troisième ajouté à la même activation en donne 2 de plus.

DUEL-POWER-14 = The King : 2 symboles pouvoir lui permettent de poser un de ses 2 jetons Buzz de sa réserve, ou d’en déplacer un déjà sur le plateau, selon les règles de pose habituelles ; il peut en déplacer un alors que l’autre est encore en réserve.

DUEL-POWER-15 = Un déplacement du Rival de The King qui entre sur un des jetons Buzz de The King s’y arrête et perd ses pas restants ; The King lui-même n’est pas arrêté.

DUEL-POWER-16 = L’arrêt ne vaut que pour le déplacement en cours sur cette piste : une autre instruction de tirer (une autre ligne de carte, une deuxième activation, l’autre pion) s’exécute ensuite normalement, et un pion qui part du jeton le quitte librement.

DUEL-POWER-17 = Seul le pouvoir spécial de The King pose ou déplace ses jetons, et un jeton du King sur lequel se tient un pion ne peut pas être déplacé ; si les deux se trouvent sous des pions, le pouvoir ne peut pas servir.

## Acheter des cartes Énergie

section-buy = Acheter des cartes Énergie

DUEL-BUY-01 = En phase 3, le joueur actif peut acheter autant de cartes Énergie visibles qu’il veut, l’une après l’autre.

DUEL-BUY-02 = Un achat coûte l’Énergie imprimée en haut à gauche de la carte, payée à la réserve.

DUEL-BUY-03 = La carte qui se trouve sur l’emplacement de droite au moment de l’achat coûte 1 Énergie de moins.

DUEL-BUY-04 = Après chaque achat et après chaque défausse depuis le plateau, les cartes restantes glissent vers la droite pour combler le vide et la première carte de la pioche remplit l’emplacement à côté de la pioche.

DUEL-BUY-05 = Une carte ainsi révélée peut être achetée aussitôt, et celle qui a glissé à droite bénéficie aussitôt de la remise : plusieurs achats avec remise sont donc possibles dans un même tour.

DUEL-BUY-06 = Renouvellement : pour 2 Énergies, le joueur actif peut défausser les trois cartes visibles et en révéler trois nouvelles, qui peuvent être achetées aussitôt.

DUEL-BUY-07 = Achats et renouvellements payés peuvent se répéter et se mêler librement tant que le joueur peut payer ; ni les uns ni les autres ne sont limités par tour.
    .basis = La version numérique permet un renouvellement par tour ; la règle ne le limite pas.

DUEL-BUY-08 = Un renouvellement défausse toujours toutes les cartes visibles, jamais une partie ; la première nouvelle carte va sur l’emplacement de droite, comme à la mise en place.

DUEL-BUY-09 = Un joueur qui n’a acheté aucune carte Énergie pendant son tour gagne 1 Énergie à la fin de la phase 3.

DUEL-BUY-10 = Renouveler n’est pas acheter : un joueur qui n’a fait que renouveler gagne quand même 1 Énergie.

DUEL-BUY-11 = Acheter est facultatif ; un joueur qui pourrait acheter peut y renoncer et prendre 1 Énergie.

DUEL-BUY-12 = Un achat fait hors de la phase 3 (Expérience scientifique) est aussi un achat de ce tour : il fait perdre l’Énergie (1) prévue.

DUEL-BUY-13 = Un achat s’exécute entièrement avant le suivant : payer, prendre la carte, faire glisser et compléter, poser le jeton Buzz, résoudre les déclenchements et l’effet de la carte, puis poser la carte devant le joueur (POUVOIR) ou sur la défausse (ACTION).

DUEL-BUY-14 = L’Énergie gagnée par un achat peut être dépensée pour l’achat ou le renouvellement suivant de la même phase.

DUEL-BUY-15 = Si la pioche est vide quand une carte doit être révélée, mélangez la défausse pour former une nouvelle pioche ; si elle est vide aussi, l’emplacement reste vide et les cartes restantes glissent quand même vers la droite.
    .basis = La règle n’en dit rien ; la version numérique laisse l’emplacement vide sans remélanger. Cela compte rarement avec 50 cartes.

DUEL-BUY-16 = Le coût imprimé le plus bas est 2 : avec la remise de droite, tout achat coûte donc au moins 1.

## Types de cartes Énergie

section-card = Types de cartes Énergie

DUEL-CARD-01 = Une carte POUVOIR reste face visible devant son propriétaire, et son effet agit dès lors, jusqu’à la fin de la partie ou jusqu’à ce qu’un effet la retire.

DUEL-CARD-02 = Une carte ACTION est résolue aussitôt achetée puis va à la défausse ; elle ne peut être mise en réserve.

DUEL-CARD-03 = Plusieurs instructions d’une carte s’exécutent dans l’ordre imprimé, chacune entièrement avant la suivante.

DUEL-CARD-04 = Le nombre de cartes POUVOIR d’un joueur n’est pas limité, et chaque carte de la pioche n’existe qu’en un exemplaire.

DUEL-CARD-05 = Une fois par tour, sur une carte, veut dire une fois à chaque tour où le propriétaire peut s’en servir ; l’usage est de nouveau libre au tour suivant, même si c’est un tour supplémentaire du même joueur.

DUEL-CARD-06 = Chaque tour, sur une carte POUVOIR, veut dire chacun des tours de son propriétaire, sauf si la carte nomme les tours du Rival.

DUEL-CARD-07 = Une carte POUVOIR qui change de mains (ADN instable) agit pour son nouveau propriétaire, et non plus pour l’ancien, à partir de ce moment : un symbole qu’elle avait ajouté à un Lancer et qui n’est pas encore résolu disparaît. Les dés déjà lancés restent, un usage par tour déjà fait ce tour-ci reste fait, et les pénalités que la carte a déjà causées demeurent.

## Cartes à icône Buzz

section-buzz = Cartes à icône Buzz

DUEL-BUZZ-01 = Quand un joueur achète une carte à icône Buzz, il prend le jeton Buzz de cette icône et le pose avant tout effet de l’achat.

DUEL-BUZZ-02 = Le jeton doit être posé sur une ou plusieurs cases de l’une des pistes, du côté de l’un ou de l’autre joueur.

DUEL-BUZZ-03 = Aucune partie du jeton ne peut couvrir une case qui porte déjà un jeton Buzz, ni une case où se tient un pion.

DUEL-BUZZ-04 = Si le jeton est déjà sur le plateau, l’acheteur peut le déplacer vers un autre endroit permis, sauf si un pion s’y tient ; il reste alors en place.

DUEL-BUZZ-05 = Poser un jeton de la réserve est obligatoire, déplacer un jeton déjà sur le plateau est facultatif.
    .basis = La règle dit doit pour l’un et peut pour l’autre.

DUEL-BUZZ-06 = Quand un jeton est déplacé, les cases qu’il couvrait se libèrent d’abord : son nouvel endroit peut donc chevaucher l’ancien.

DUEL-BUZZ-07 = Un pion sur n’importe quelle case d’un jeton, y compris la case ajoutée au milieu d’un jeton qui allonge la piste, compte comme se tenant sur le jeton.

DUEL-BUZZ-08 = Un jeton couvre autant de cases imprimées consécutives d’une piste que sa forme a de pieds : 1, 2 ou 3. Chaque pied doit reposer sur une case imprimée ; rien ne peut dépasser le bout d’une piste.

DUEL-BUZZ-09 = Cases de départ sans pion, cases de Zone, cases ordinaires et cases Victoire peuvent toutes être couvertes.

DUEL-BUZZ-10 = Les jetons à deux pieds se posent dans un sens ou dans l’autre : celui qui pose choisit lequel des deux bonus vient d’abord, et pour qui.

DUEL-BUZZ-11 = Les jetons à trois pieds sont coudés et les pistes zigzaguent : pour trois cases données, une seule des deux orientations convient ; l’ordre des bonus découle de l’endroit. Vue avec la piste Gloire au-dessus de la piste Destruction : sur Gloire, l’ordre imprimé de gauche à droite vaut quand le pied du milieu est sur une case paire (départ = 0) et s’inverse sur une case impaire ; sur Destruction, c’est le contraire.
    .basis = Seul le jeton énergie/patte/cœur est asymétrique : l’ordre ne compte que là. Déduit de la forme du jeton et du plateau ; il faut que le jeton n’ait qu’une face.

DUEL-BUZZ-12 = Les jetons qui allongent la piste couvrent 2 cases imprimées mais ont 3 cases : les deux pieds (vides) et entre eux une nouvelle case avec un bonus ; franchir le jeton demande un pas de plus.

DUEL-BUZZ-13 = Le jeton qui raccourcit la piste couvre 3 cases imprimées mais n’a que les deux cases extérieures, toutes deux vides ; le franchir demande un pas de moins, et rien ne peut se tenir sur la case couverte du milieu.

DUEL-BUZZ-14 = Le conseil de poser les jetons qui allongent la piste du côté du Rival est un conseil, pas une restriction.
    .basis = Il figure dans une remarque et donne une raison ; la règle générale permet n’importe quelle piste. La version numérique ne le restreint pas.

DUEL-BUZZ-15 = Comme le jeton est posé avant l’effet, une carte qui tire ensuite un pion peut encaisser le bonus tout juste posé.

DUEL-BUZZ-16 = Si le jeton ne peut pas être déplacé, ou si aucun endroit n’est permis, l’achat se poursuit sans pose.

DUEL-BUZZ-17 = Seul un achat pose un jeton : recevoir une carte par échange n’en pose pas, et perdre ou défausser la carte n’enlève pas le jeton.

DUEL-BUZZ-18 = Poser ou déplacer un jeton ne bouge jamais un pion et ne rapporte jamais de bonus par soi-même.

DUEL-BUZZ-19 = Trois cartes différentes se partagent chacun des 11 jetons communs ; il n’y en a qu’un de chaque, un achat ultérieur ne peut donc que le déplacer.

## Finir son tour

section-end = Finir son tour

DUEL-END-01 = Les effets de cartes qui ont lieu à la fin du tour s’exécutent en phase 4, dans l’ordre que choisit le joueur actif.

DUEL-END-02 = Puis les dés passent au Rival, qui commence son propre tour par la phase 1.

DUEL-END-03 = L’Énergie (1) reçue faute d’achat est gagnée en phase 3 : elle compte donc déjà pour les effets de fin de tour (Aura électrique).

## Fin de la partie

section-win = Fin de la partie

DUEL-WIN-01 = La partie finit aussitôt, à tout moment d’un tour, quand un joueur remplit une condition de victoire ; plus rien n’est résolu.

DUEL-WIN-02 = K.-O. : un joueur gagne quand le Rival n’a plus de Cœurs.

DUEL-WIN-03 = Sous les projecteurs : un joueur gagne quand le pion Gloire et le pion Destruction sont tous deux, au même moment, dans les zones Sous les projecteurs de son côté.

DUEL-WIN-04 = Case Victoire : un joueur gagne quand l’un des pions atteint la case Victoire de son côté.

DUEL-WIN-05 = Une case d’un jeton Buzz ne compte comme étant dans la zone Sous les projecteurs que si elle se trouve entièrement dans la zone ; une case en partie ou entièrement dehors ne compte pas, même si d’autres cases du même jeton comptent.

DUEL-WIN-06 = En coordonnées : une case de jeton posée sur une case imprimée a la profondeur de celle-ci ; la case ajoutée au milieu d’un jeton qui allonge la piste se trouve à mi-chemin entre ses deux pieds ; une position est dans la zone si sa profondeur va de 3 à 5 compris. La case du milieu ne compte donc que si les deux pieds sont dans la zone.

DUEL-WIN-07 = Une case Victoire couverte par un jeton Buzz reste une case Victoire ; l’atteindre fait gagner avant que tout bonus ou arrêt ne compte.

DUEL-WIN-08 = La condition Sous les projecteurs est contrôlée après chaque pas : un pion qui ne fait que traverser la zone gagne donc si l’autre pion est dans la sienne à ce moment.

DUEL-WIN-09 = La case ordinaire de profondeur 6, entre la zone et la case Victoire, n’est pas dans la zone : un pion tiré là ne compte plus pour la condition Sous les projecteurs.

DUEL-WIN-10 = Si un assaut commun aux deux Monstres (Attaque aérienne, La fête est finie !) les amène tous deux à 0 en même temps, tous deux remplissent la condition de K.-O. : la partie est nulle.
    .basis = La règle ne dit rien des égalités. La version numérique inflige les coups à un Monstre après l’autre (l’acheteur d’abord pour Attaque aérienne) : là, le premier à tomber perd.

DUEL-WIN-11 = Un joueur peut perdre pendant son propre tour en encaissant des coups de ses propres cartes.

## Chronologie

section-time = Chronologie

DUEL-TIME-01 = Début du tour, avant la phase 1, dans cet ordre fixe : (a) l’achat d’Expérience scientifique ; (b) le choix d’Hibernation ; (c) pour Dominer, le joueur actif peut défausser des cartes POUVOIR, puis on compte celles qui restent ; (d) les pénalités de dés de Dominer et d’Écrasement dévastateur sont fixées pour ce tour. En (a) et (b) n’agissent que les cartes que le joueur avait déjà au début du tour.
    .basis = La règle n’en dit rien. Par analogie avec la fin du tour, le joueur actif pourrait choisir l’ordre ; l’ordre fixe est pour le moteur et ne compte que si deux de ces cartes se rencontrent (une carte POUVOIR achetée en (a) compte en (c) ; pour une Hibernation achetée en (a), la question ne se pose qu’au tour suivant). La version numérique fait Hibernation, Expérience scientifique, Dominer.

DUEL-TIME-02 = Quand la phase 1 finit : d’abord l’Énergie de Dans l’œil du cyclone pour les jets non utilisés.

DUEL-TIME-03 = La phase 2 suit cet ordre : (a) les ajouts d’Alienoid ; (b) les cartes qui regardent tout le Lancer – Attaque spéciale, Balles antimatière, Destruction totale – dans l’ordre du joueur actif ; (c) le choix de Redémarrage ; (d) Sélection naturelle ; (e) le choix de Batteries titanesques ; (f) les symboles dans un ordre libre ; (g) Géant bienveillant.
    .basis = La règle ne donne pas d’ordre. C’est celui de la version numérique, corrigée justement pour ces interactions.

DUEL-TIME-04 = Utiliser Redémarrage saute les étapes (d) à (g) et mène droit à la phase 3 ; ce qui s’est passé en (a) et (b) demeure.

DUEL-TIME-05 = En résolvant vos dés, sur une carte, veut dire : pendant la phase 2, par n’importe quel effet, y compris les pouvoirs spéciaux, les cartes qui regardent le Lancer et les bonus Buzz rencontrés en chemin.

DUEL-TIME-06 = Les cartes qui regardent le Lancer sont contrôlées une fois par tour, avec tous les symboles ajoutés jusque-là ; les dés laissés sans résolution (Batteries titanesques) font toujours partie du Lancer.

DUEL-TIME-07 = Un assaut suit cet ordre : (a) l’immunité (Hibernation, ou Il ne tombera pas ! plus tôt ce tour-ci) l’annule tout entier ; (b) Camouflage ; (c) s’il reste des coups et que c’est le tour du Rival, d’abord Hyper-tendance (si sa condition est remplie) puis Blindage renforcé, qui retirent chacun 1 coup au plus une fois par tour ; (d) les coups restants coûtent des Cœurs ; (e) à 0 Cœur, Il ne tombera pas ! ou la fin de la partie ; (f) En forme de l’attaquant, puis ADN instable du Monstre touché.

DUEL-TIME-08 = Les cartes qui réagissent à un déplacement s’appliquent pas à pas : pour chaque pas, d’abord le contrôle de victoire, puis le bonus Buzz (ou Déchaîné, Vitesse éclair), puis Bricolé ; les coups de Queue à piquants s’additionnent et sont infligés en un seul assaut quand le déplacement est fini.

DUEL-TIME-09 = Les effets pour le prochain tour du Rival (Dominer, Écrasement dévastateur) attendent le prochain tour du Rival même si un tour supplémentaire du même joueur vient d’abord, valent pour ce seul tour et sont épuisés par lui même s’il est sauté (Hibernation).

DUEL-TIME-10 = Un tour supplémentaire (Rage) est un tour complet à part entière : les limites et protections liées à un tour repartent à neuf, et les protections qui durent ce tour-ci finissent avant lui.

DUEL-TIME-11 = Ce qui arrive au milieu d’un déplacement (un bonus Buzz, les coups qu’il inflige, un déplacement acheté avec En forme à cause de ces coups) s’exécute entièrement avant le pas suivant de ce déplacement, qui repart alors de la case où se trouve son pion. Un jeton du King n’arrête que le déplacement dont un pas propre y est entré.
    .basis = La version numérique emboîte les effets de la même façon.

## Coups

section-hit = Coups

DUEL-HIT-01 = Un coup ignoré n’est pas encaissé : il ne coûte pas de Cœur et ne compte pas pour les cartes qui comptent les coups encaissés.

DUEL-HIT-02 = Blindage renforcé et Hyper-tendance ignorent chacun un coup par tour du Rival : ensemble, ils en ignorent deux.

DUEL-HIT-04 = Les protections contre le premier coup n’agissent que pendant les tours du Rival : elles ne réduisent donc jamais les coups qu’un Monstre encaisse de ses propres cartes à son propre tour.
    .basis = Imprimé sur les deux cartes ; la version numérique ne vérifie pas à qui est le tour.

DUEL-HIT-05 = Le nombre de coups qu’un Monstre encaisse dans un assaut est au plus le nombre de Cœurs qu’il avait ; les coups au-delà ne sont pas comptés par les cartes qui comptent les coups encaissés.
    .basis = Ne compte que si Il ne tombera pas ! maintient le Monstre en jeu.

DUEL-HIT-03 = Les coups de toute origine comptent de la même façon : dés, cartes et bonus Buzz.

## Exemples

DUEL-EX-01 =
    .given = Jet de départ : les deux joueurs font 2 baffes, puis A en fait 1 et B en fait 3.
    .when = La partie commence.
    .then = B est premier et lance 5 dés à son premier tour ; A a 1 Énergie, B en a 0.

DUEL-EX-02 =
    .given = Le joueur actif a 2 jetons Dé et aucune carte.
    .when = Il défausse les deux avant le premier jet.
    .then = Il lance 8 dés pendant cette phase et a 0 jeton Dé.

DUEL-EX-03 =
    .given = Le joueur actif a Une tête de plus, Sélection naturelle et 1 jeton Dé.
    .when = Il commence à lancer.
    .then = Il a déjà 8 dés ; le jeton Dé ne peut pas être défaussé et il le garde.

DUEL-EX-05 =
    .given = Après le premier jet, un joueur a mis de côté deux gloires et relancé quatre dés.
    .when = Il prépare le troisième jet.
    .then = Il peut reprendre les deux gloires et relancer les six dés.

DUEL-EX-06 =
    .given = Lancer : gloire, gloire, gloire, gloire, baffe, soin ; pion Gloire à la profondeur 0.
    .when = Le joueur résout les symboles gloire.
    .then = Le pion Gloire avance de 2 cases, jusqu’à la profondeur 2.

DUEL-EX-08 =
    .given = Lancer : deux gloires, deux destructions, deux énergies.
    .when = Tous les dés sont résolus.
    .then = Aucun pion ne bouge ; le joueur gagne 2 Énergies.

DUEL-EX-09 =
    .given = Gigazaur (14 Cœurs au départ) a 13 Cœurs et a fait trois soins.
    .when = Les soins sont résolus.
    .then = Gigazaur a 14 Cœurs.

DUEL-EX-10 =
    .given = A a 2 Cœurs, B a 2 Cœurs. Le Lancer de A a deux baffes et trois soins.
    .when = A résout d’abord les baffes.
    .then = B est à 0 et A gagne aussitôt ; les soins ne sont pas résolus.

DUEL-EX-11 =
    .given = Le jeton énergie/cœur couvre les profondeurs 1 et 2 de la piste Gloire, énergie sur la profondeur 1 ; le pion Gloire est à la profondeur 0 ; il manque des Cœurs au joueur.
    .when = Le joueur tire Gloire de 2 cases.
    .then = Il gagne 1 Énergie au premier pas et 1 Cœur au second.

DUEL-EX-12 =
    .given = A a posé le jeton à une patte du côté de B, à la profondeur 1 de B sur la piste Destruction ; le pion est à 0.
    .when = B tire Destruction de 1 case.
    .then = A encaisse 1 coup.

DUEL-EX-13 =
    .given = Le joueur qui tire a déjà 2 jetons Dé.
    .when = Il tire un pion sur une case à bonus dé.
    .then = Il a toujours 2 jetons Dé.

DUEL-EX-14 =
    .given = Le jeton qui allonge, avec la patte, couvre les profondeurs 1 et 2 de la piste Gloire ; le pion est à la profondeur 0.
    .when = Le joueur tire Gloire de 3 cases.
    .then = Le pion entre en profondeur 1 (rien), sur la case ajoutée à 1,5 (le Rival encaisse 1 coup) et en profondeur 2 ; sans le jeton il serait à la profondeur 3.

DUEL-EX-16 =
    .given = Un jeton qui allonge couvre les profondeurs 2 et 3 ; le pion Gloire se tient sur sa case ajoutée (2,5) ; le pion Destruction est à la profondeur 4 du même joueur.
    .when = On contrôle les conditions de victoire.
    .then = La case ajoutée n’est qu’en partie dans la zone : pas de victoire. Un pas de plus (jusqu’à la profondeur 3) fait gagner.

DUEL-EX-17 =
    .given = Un jeton qui allonge couvre les profondeurs 3 et 4 ; le pion Gloire se tient sur sa case ajoutée (3,5) ; le pion Destruction est à la profondeur 5 du même joueur.
    .when = On contrôle les conditions de victoire.
    .then = La case ajoutée est entièrement dans la zone : le joueur a gagné.

DUEL-EX-18 =
    .given = Gloire est à la profondeur 5 de A, Destruction à la profondeur 2 de A.
    .when = A tire Destruction de 4 cases.
    .then = A gagne au premier pas (profondeur 3) ; le pion ne poursuit pas jusqu’à la profondeur 6.

DUEL-EX-20 =
    .given = The King a posé un de ses jetons sur la case Victoire de son Rival, piste Gloire ; Gloire se tient à la profondeur 6 du Rival.
    .when = Le Rival tire Gloire de 1 case.
    .then = Le Rival gagne.

DUEL-EX-22 =
    .given = Un jeton du King se trouve à la profondeur 1 de The King sur la piste Gloire ; Gloire est à 0.
    .when = The King tire Gloire de 3 cases.
    .then = Gloire va à sa profondeur 3 ; son propre jeton ne l’arrête pas.

DUEL-EX-23 =
    .given = Le Lancer de Gigazaur a quatre symboles pouvoir.
    .when = Il active deux fois.
    .then = Il peut tirer Gloire 1 et Destruction 1, ou l’un des deux 1 puis encore 1.

DUEL-EX-24 =
    .given = Lancer d’Alienoid : trois pouvoirs, deux gloires, une baffe.
    .when = Il dépense les trois symboles pouvoir et nomme gloire.
    .then = Deux gloires s’ajoutent : quatre gloires, Gloire est donc tirée de 2 cases ; la baffe inflige 1 coup.

DUEL-EX-25 =
    .given = Le Lancer d’Alienoid a six symboles pouvoir.
    .when = Il active deux fois avec trois symboles chacune, en nommant baffe et soin.
    .then = Deux baffes et deux soins s’ajoutent au Lancer.

DUEL-EX-26 =
    .given = Space Penguin a 1 jeton Dé et un Lancer de trois symboles pouvoir.
    .when = Il s’en sert.
    .then = Il a 2 jetons Dé ; les autres symboles ne font rien.

DUEL-EX-27 =
    .given = Lancer de Meka Dragon : trois baffes, deux pouvoirs, une énergie.
    .when = Il résout ses baffes avec son pouvoir.
    .then = Le Rival encaisse 6 coups en un seul assaut.

DUEL-EX-29 =
    .given = Le Lancer de Meka Dragon a quatre baffes et aucun symbole pouvoir.
    .when = Il résout ses baffes.
    .then = Le Rival encaisse 4 coups (la multiplication est facultative).

DUEL-EX-31 =
    .given = De gauche à droite, le plateau montre des cartes de coût 5, 4 et 3 ; le joueur a 5 Énergies.
    .when = Il achète la carte de droite.
    .then = Il paie 2. La carte de coût 4 glisse à droite et coûte maintenant 3, celle de coût 5 au milieu ; une nouvelle carte apparaît à gauche. Il peut acheter la carte de coût 4 avec les 3 qui lui restent.

DUEL-EX-32 =
    .given = De gauche à droite : X, Y, Z.
    .when = Le joueur achète Y (la carte du milieu).
    .then = Z reste à droite, X glisse au milieu, une nouvelle carte est à gauche.

DUEL-EX-33 =
    .given = Le joueur a 4 Énergies.
    .when = Il renouvelle deux fois et n’achète rien.
    .then = Il paie 4, six cartes sont allées à la défausse, et il gagne 1 Énergie à la fin de la phase (il lui en reste 1).

DUEL-EX-35 =
    .given = Gloire est à la profondeur 0. Le joueur achète Photoshoot (jeton cœur, puis tirer Gloire de 1).
    .when = Il pose le jeton cœur sur sa profondeur 1 de la piste Gloire.
    .then = Le déplacement met Gloire dessus et il gagne 1 Cœur.

DUEL-EX-36 =
    .given = Le jeton cœur est sur le plateau et le pion Gloire s’y tient.
    .when = Un joueur achète Trop mignon (jeton cœur).
    .then = Le jeton reste où il est ; le Rival encaisse 2 coups.

DUEL-EX-37 =
    .given = Le pion Destruction est à la profondeur 0 et un jeton couvre les profondeurs 1 et 2.
    .when = Un joueur doit poser un jeton de deux cases sur la piste Destruction.
    .then = Les cases 0, 1 et 2 ne sont pas disponibles ; -1/-2 ou 3/4 le sont.

DUEL-EX-38 =
    .given = Le jeton qui raccourcit couvre les profondeurs 5, 6 et 7 de la piste Gloire ; Gloire se tient à la profondeur 5.
    .when = Le joueur tire Gloire de 1 case.
    .then = Gloire va droit à la profondeur 7 : le joueur gagne.

DUEL-EX-39 =
    .given = Piste Gloire en haut, cases numérotées de -7 à 7 de gauche à droite ; le jeton énergie/patte/cœur.
    .when = Il est posé sur les cases 1, 2, 3 et, une autre fois, sur les cases 2, 3, 4 de la piste Gloire.
    .then = Sur 1-2-3, l’ordre depuis la gauche est énergie, patte, cœur ; sur 2-3-4, c’est cœur, patte, énergie. Sur la piste Destruction, les deux sont inversés.

DUEL-EX-41 =
    .given = Pendant le tour de A, B a Blindage renforcé et Hyper-tendance, et le pion Gloire se tient sur un jeton Buzz. A inflige 1 coup par un bonus Buzz et plus tard 3 coups avec les dés.
    .when = Les deux assauts s’exécutent.
    .then = Une protection ignore le premier coup, l’autre ignore un des trois : B perd 2 Cœurs.

DUEL-EX-43 =
    .given = A achète une carte au début du tour avec Expérience scientifique et rien en phase 3.
    .when = La phase 3 finit.
    .then = A ne gagne pas d’Énergie.

DUEL-EX-45 =
    .given = A a 5 Cœurs, B a 4 Cœurs, personne n’est protégé.
    .when = A achète Attaque aérienne.
    .then = Tous deux arrivent à 0 en même temps : partie nulle (décision recommandée).

## Glossaire

term-duel-rival = Rival
    .text = L’autre joueur. Il y a toujours exactement deux joueurs, et chacun est le Rival de l’autre.

term-duel-active_player = Joueur actif
    .text = Le joueur dont c’est le tour.

term-duel-hit = Coup
    .text = L’icône de l’éclat orange. Un coup qu’un Monstre encaisse vraiment lui coûte 1 Cœur.

term-duel-heart = Cœur
    .text = Un point de vie.

term-duel-symbol = Symbole
    .text = Une des six faces de dé : baffe, soin, énergie, gloire, destruction, pouvoir (le point d’exclamation).

term-duel-roll = Lancer
    .text = Les dés finaux de la phase de jet, avec les symboles que des cartes ou des pouvoirs y ajoutent.

term-duel-pull = Tirer
    .text = Déplacer le pion Gloire ou Destruction le long de sa piste vers le joueur qui tire.

term-duel-depth = Profondeur
    .text = Notre coordonnée. Pour un joueur, la profondeur d’une case est sa distance en cases imprimées depuis la case de départ vers le bout de ce joueur : 0 départ, 1-2 ordinaires, 3-5 zone Sous les projecteurs, 6 ordinaire, 7 case Victoire ; les nombres négatifs sont du côté du Rival. Le joueur A et le joueur B voient la même case avec des signes opposés.

term-duel-foot = Pied
    .text = La partie d’un jeton Buzz qui repose sur une case imprimée d’une piste ; le nombre de pieds est l’empreinte indiquée dans le fichier des cartes.

term-duel-damage_event = Assaut
    .text = Tous les coups qu’une même source inflige à un Monstre à un même moment (par exemple toutes les baffes d’un Lancer, un effet de carte, un bonus Buzz).
