### Les cartes et les jetons Buzz de King of Tokyo Duel : noms et effets, avec nos mots.

## Ensembles et types

set-duel = Cartes Énergie

type-keep = Pouvoir
type-discard = Action

## Jetons Buzz

token-cat = Chat robot
token-panda = Panda
token-baby = Bébé monstre
token-tiger = Tigre robot
token-meka = Robot à pointes
token-anubis = Chacal
token-croc = Reptile à lunettes
token-pumpkin = Citrouille
token-alien = Alien
token-boogie = Chaussette
token-penguin = Manchot
token-king_1 = Premier jeton du King
token-king_2 = Second jeton du King

piece-cat = Jeton Buzz Chat robot (1 case : une patte)
piece-panda = Jeton Buzz Panda (1 case : un dé)
piece-baby = Jeton Buzz Bébé monstre (1 case : un cœur)
piece-tiger = Jeton Buzz Tigre robot (1 case : un éclair)
piece-meka = Jeton Buzz Robot à pointes (2 cases : une patte, un dé)
piece-anubis = Jeton Buzz Chacal (2 cases : un éclair, un cœur)
piece-croc = Jeton Buzz Reptile à lunettes (3 cases : un éclair, une patte, un cœur)
piece-pumpkin = Jeton Buzz Citrouille (3 cases : un cœur, deux pattes, un cœur)
piece-alien = Jeton Buzz Alien (3 cases, dont celle du milieu est retirée)
piece-boogie = Jeton Buzz Chaussette (2 cases, avec un cœur sur une case ajoutée entre elles)
piece-penguin = Jeton Buzz Manchot (2 cases, avec une patte sur une case ajoutée entre elles)
piece-king_1 = Jeton Buzz de The King (arrête son Rival)
piece-king_2 = Jeton Buzz de The King (arrête son Rival)

## Cartes POUVOIR

card-acid_attack = Attaque acide
    .text = À chacun de vos tours, votre Lancer contient 1 baffe de plus.
    .timing = Dès que le Lancer du propriétaire est final : les symboles de la carte font partie de ce Lancer (DUEL-ROLL-16).
    .note-1 = Inflige son coup même si aucun dé ne montre de baffe ; résolue avec les autres baffes.
    .note-2 = Compte pour Balles antimatière, Sélection naturelle, Destruction totale et Opération média, est multipliée par Meka Dragon, et empêche à jamais Géant bienveillant d’agir.

card-adrenaline_augment = Pic d’adrénaline
    .text = À chacun de vos tours, votre Lancer contient 1 baffe de plus pour chacun des deux pions qui se tient dans une zone Sous les projecteurs (0, 1 ou 2).
    .timing = Dès que le Lancer du propriétaire est final : les symboles de la carte font partie de ce Lancer (DUEL-ROLL-16).
    .note-1 = Toute zone Sous les projecteurs compte, la vôtre comme celle du Rival.
    .note-2 = Décision : le nombre est relevé chaque fois que le Lancer est compté ou que les baffes sont résolues ; tirer un pion dans une zone ou hors d’une zone avant de résoudre les baffes le change donc (comme dans la version numérique).
    .note-3 = Même contrôle que la condition de victoire pour les cases des jetons Buzz.

card-alien_metabolism = Métabolisme extraterrestre
    .text = Une fois à chacun de vos tours, vous pouvez défausser une carte Énergie visible du plateau ; la rangée glisse ensuite et se complète comme d’habitude.
    .timing = À tout moment du tour du propriétaire entre deux autres effets, jamais au milieu d’un effet.
    .note-1 = Gratuit ; ce n’est ni un achat ni un renouvellement.
    .note-2 = Décision : à tout moment de votre propre tour entre deux autres effets, pas pendant le tour du Rival.
    .note-3 = Usage typique : retirer la carte de droite pour que la suivante ait la remise.

card-antimatter_pellets = Balles antimatière
    .text = Si votre Lancer contient au moins 5 symboles identiques, quels qu’ils soient : le Rival encaisse 4 coups, puis vous tirez Destruction de 2.
    .timing = Phase 2 du tour du propriétaire, étape (b) de DUEL-TIME-03, une fois par tour.
    .note-1 = Une fois par tour, quel que soit le nombre de symboles identiques.
    .note-2 = Les symboles ajoutés comptent.
    .note-3 = En plus de la résolution normale de ces dés.

card-armor_plating = Blindage renforcé
    .text = À chacun des tours du Rival, vous ignorez le premier coup que vous devriez encaisser.
    .timing = Quand un assaut atteint le propriétaire : Hibernation à l’étape (a), Camouflage en (b), Hyper-tendance et Blindage renforcé en (c) de DUEL-TIME-07.
    .note-1 = Un coup par tour du Rival, d’où qu’il vienne ; un assaut de 3 devient 2.
    .note-2 = N’agit pas pendant votre propre tour (Attaque aérienne, Amuse-gueule, Sélection naturelle) ; la version numérique ne le vérifie pas.
    .note-3 = S’ajoute à Hyper-tendance.

card-breaking_news = Flash spécial
    .text = Chaque achat d’une carte Énergie par vous tire aussi Gloire de 1.
    .timing = À chaque achat ultérieur d’une carte Énergie par le propriétaire, après le jeton Buzz de la carte achetée et avant l’effet de la carte achetée.
    .note-1 = Pas pour l’achat de cette carte elle-même.
    .note-2 = Décision : après la pose du jeton Buzz de la carte achetée et avant l’effet de cette carte.
    .note-3 = Aussi pour un achat avec Expérience scientifique.

card-camouflage = Camouflage
    .text = Chaque fois que vous devriez encaisser des coups, vous pouvez lancer un dé par coup ; ignorez 1 coup pour chaque soin obtenu.
    .timing = Quand un assaut atteint le propriétaire : Hibernation à l’étape (a), Camouflage en (b), Hyper-tendance et Blindage renforcé en (c) de DUEL-TIME-07.
    .note-1 = Un jet par assaut, sans relance ; ces dés ne sont pas un Lancer.
    .note-2 = À n’importe quel tour, y compris le vôtre.
    .note-3 = Décision : avant Hyper-tendance et Blindage renforcé, qui retirent ensuite de ce qui reste ; la limite de 8 dés ne s’applique pas à ce jet (lancez en plusieurs fois au besoin).

card-electrical_aura = Aura électrique
    .text = À la fin de votre tour, faites un déplacement de Destruction : 1 case par groupe complet de 7 Énergies que vous avez.
    .timing = Phase 4 du tour du propriétaire.
    .note-1 = L’Énergie n’est pas dépensée : une case par groupe complet de 7 Énergies, à chaque tour.
    .note-2 = L’Énergie (1) reçue faute d’achat compte déjà.
    .note-3 = Décision : pas lors d’un tour terminé par Hibernation.

card-extra_head = Une tête de plus
    .text = Vous lancez 1 dé de plus à chacun de vos tours.
    .timing = Change la façon dont le propriétaire lance en phase 1 de ses tours.
    .note-1 = Utilise un des 2 dés supplémentaires : on ne peut donc ajouter que 1 jeton Dé au plus, ou aucun avec Sélection naturelle.

card-eye_of_the_storm = Dans l’œil du cyclone
    .text = À chacun de vos tours, gagnez 1 Énergie pour chaque jet de votre phase de jet que vous n’avez pas utilisé.
    .timing = Quand la phase 1 du tour du propriétaire finit (DUEL-TIME-02).
    .note-1 = Jets disponibles (3, ou 4 avec Cerveau démesuré) moins jets faits ; le premier est obligatoire, donc au plus 2 (3).
    .note-2 = Décision : les relances gratuites de Dans les ténèbres ne sont pas des jets de la phase.
    .note-3 = Décision : gagnée quand la phase de jet finit, le Supraconducteur du Rival ne peut donc pas réagir (dans la version numérique, il le peut).
    .note-4 = Rien lors d’un tour sauté avec Hibernation.

card-gentle_giant = Géant bienveillant
    .text = Après avoir résolu vos dés, tirez Gloire de 1 si votre Lancer ne contient aucune baffe.
    .timing = Phase 2 du tour du propriétaire, étape (g) de DUEL-TIME-03.
    .note-1 = Les baffes ajoutées comptent comme baffes du Lancer : Attaque acide la désactive donc.
    .note-2 = Décision : pas si la résolution a été sautée avec Redémarrage.
    .note-3 = Décision : les baffes laissées sans résolution avec Batteries titanesques font toujours partie du Lancer (la version numérique les en retire).

card-giant_brain = Cerveau démesuré
    .text = Vous pouvez lancer une fois de plus à chacun de vos tours (jusqu’à 4 jets).
    .timing = Change la façon dont le propriétaire lance en phase 1 de ses tours.

card-hibernation = Hibernation
    .text = Tant que vous avez cette carte, vous n’encaissez aucun coup. Au début de chacun de vos tours, choisissez : défausser cette carte et jouer le tour, ou la garder, gagner 6 Cœurs et finir aussitôt le tour.
    .timing = Quand un assaut atteint le propriétaire : Hibernation à l’étape (a), Camouflage en (b), Hyper-tendance et Blindage renforcé en (c) de DUEL-TIME-07. Au début du tour du propriétaire, avant la phase 1, dans l’ordre de DUEL-TIME-01.
    .note-1 = Protège dès l’achat, même contre vos propres cartes achetées plus tard dans la même phase (Amuse-gueule ne coûte pas de Cœurs).
    .note-2 = Un tour ainsi terminé n’a ni jet, ni achat, ni Énergie faute d’achat ; décision : pas d’effets de fin de tour non plus.
    .note-3 = Cœurs jusqu’à la valeur de départ seulement.
    .note-4 = Le Rival peut toujours gagner avec les pions.
    .note-5 = Décision : achetée avec Expérience scientifique, elle protège aussitôt, mais son choix ne se fait qu’au début de votre prochain tour.

card-in_shape = En forme
    .text = À chacun de vos tours, pour chaque coup que le Rival encaisse au-delà du troisième coup de ce tour, vous pouvez payer 1 Énergie pour tirer Gloire de 1.
    .timing = Étape (f) de DUEL-TIME-07, quand le Rival a encaissé les coups.
    .note-1 = Les coups encaissés s’additionnent sur tout le tour, d’où qu’ils viennent ; les coups ignorés ne comptent pas.
    .note-2 = Décision : proposé juste après chaque assaut pour les coups de cet assaut au-delà du troisième du tour ; ce qui n’est pas utilisé est perdu.
    .note-3 = Décision : vos propres tours seulement, bien que la carte dise chaque tour (DUEL-CARD-06).
    .note-4 = Avec 5 coups en un assaut et 2 Énergies : jusqu’à 2 déplacements.
    .note-5 = Chaque paiement est un déplacement à part (DUEL-PULL-10) ; au milieu d’un autre déplacement, il s’exécute aussitôt (DUEL-TIME-11).

card-in_the_shadows = Dans les ténèbres
    .text = Pendant votre phase de jet, après le premier jet, vous pouvez relancer aussi souvent que vous voulez ceux de vos dés qui montrent gloire, même après votre dernier jet.
    .timing = Change la façon dont le propriétaire lance en phase 1 de ses tours.
    .note-1 = Décision : une telle relance des seuls dés gloire n’utilise aucun des jets de la phase et peut se répéter pour les dés qui montrent encore gloire.
    .note-2 = Un dé qui montre ensuite un autre symbole reste tel quel, sauf s’il reste un jet normal.

card-lightning_speed = Vitesse éclair
    .text = Quand vous tirez un pion sur une case d’un jeton Buzz qui ne montre rien, vous pouvez la traiter comme une patte : le Rival encaisse 1 coup.
    .timing = Pendant un déplacement du propriétaire, au pas concerné (DUEL-TIME-08).
    .note-1 = Cases vides : les deux cases du jeton alien et les deux cases extérieures des jetons chaussette et manchot.
    .note-2 = Décision : un jeton du King n’est pas vide (il montre The King).
    .note-3 = Seulement pour vos propres déplacements.

card-made_in_a_lab = Expérience scientifique
    .text = Au début de chacun de vos tours, vous pouvez acheter une carte Énergie visible pour 1 Énergie de moins que son prix, mais au moins 1.
    .timing = Au début du tour du propriétaire, avant la phase 1, dans l’ordre de DUEL-TIME-01.
    .note-1 = S’ajoute à la remise de droite ; 1 au minimum en tout.
    .note-2 = Un seul achat, pas de renouvellement ; la carte et son jeton Buzz se résolvent aussitôt et une carte POUVOIR agit dès ce tour.
    .note-3 = Compte comme un achat de ce tour (pas de 1 Énergie en phase 3).

card-natural_selection = Sélection naturelle
    .text = À l’achat, gagnez 4 Énergies et 4 Cœurs. À chacun de vos tours, vous lancez 1 dé de plus. Si votre Lancer contient au moins 4 symboles identiques, vous encaissez 10 coups avant de résoudre vos dés.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13). Change la façon dont le propriétaire lance en phase 1 de ses tours. Phase 2 du tour du propriétaire, avant qu’un symbole soit résolu : Redémarrage à l’étape (c), Sélection naturelle en (d), Batteries titanesques en (e) de DUEL-TIME-03.
    .note-1 = Le bonus d’achat n’est pas donné quand la carte change de mains par ADN instable.
    .note-2 = Toute sorte de symbole compte, symboles ajoutés compris ; une fois par tour.
    .note-3 = Obligatoire ; le propriétaire peut finir à 0 pendant son propre tour.
    .note-4 = Décision : évitée si Redémarrage saute la résolution.

card-rebooting = Redémarrage
    .text = Vous pouvez sauter la phase de résolution de votre tour. Dans ce cas, gagnez 2 jetons Dé et 2 Énergies, puis défaussez cette carte.
    .timing = Phase 2 du tour du propriétaire, avant qu’un symbole soit résolu : Redémarrage à l’étape (c), Sélection naturelle en (d), Batteries titanesques en (e) de DUEL-TIME-03.
    .note-1 = Décidé une fois le Lancer final ; aucun symbole n’est résolu et aucun pouvoir spécial n’est activé.
    .note-2 = Jetons Dé dans la limite de 2.
    .note-3 = Les achats suivent comme d’habitude.
    .note-4 = Son Énergie n’est pas gagnée en résolvant des dés (pas de Supraconducteur).

card-regeneration = Régénération
    .text = Une fois par tour, quand vous gagnez des Cœurs, gagnez-en 1 de plus.
    .timing = Quand le propriétaire gagne au moins 1 Cœur, d’où qu’il vienne.
    .note-1 = Toute origine : dés, cartes, bonus Buzz, Hibernation.
    .note-2 = Décision : il faut un vrai gain d’au moins 1 Cœur ; jamais au-dessus de la valeur de départ ; s’il n’y a pas de place pour le Cœur de plus, l’usage de ce tour n’est pas consommé.
    .note-3 = Être ramené à 1 Cœur par Il ne tombera pas ! n’est pas un gain.

card-scrappy = Bricolé
    .text = Chaque fois que vous tirez un pion hors d’un jeton Buzz, gagnez 1 jeton Dé.
    .timing = Pendant un déplacement du propriétaire, au pas concerné (DUEL-TIME-08).
    .note-1 = Hors d’un jeton : le pas part d’une case du jeton et finit sur une case qui ne lui appartient pas ; passer directement d’un jeton à un autre compte, bouger à l’intérieur d’un jeton ne compte pas.
    .note-2 = Les jetons du King comptent comme jetons Buzz.
    .note-3 = Limite de 2 jetons Dé.

card-signature_move = Attaque spéciale
    .text = Faites un déplacement de Gloire : 1 case par groupe complet de 3 symboles pouvoir de votre Lancer.
    .timing = Phase 2 du tour du propriétaire, étape (b) de DUEL-TIME-03, une fois par tour.
    .note-1 = Une case par groupe complet de 3 symboles pouvoir : 3-5 une, 6-8 deux.
    .note-2 = En plus du pouvoir spécial ; aucun des deux ne consomme les symboles de l’autre.

card-spiked_tail = Queue à piquants
    .text = Quand vous tirez Destruction, le Rival encaisse 1 coup pour chaque case parcourue par le pion.
    .timing = Quand un déplacement du propriétaire est fini (DUEL-TIME-08).
    .note-1 = Quelle que soit l’origine du déplacement ; les cases ajoutées par un jeton qui allonge comptent, celles que saute le jeton qui raccourcit non ; les pas perdus à cause d’un jeton du King non plus.
    .note-2 = Décision : les coups d’un déplacement forment un seul assaut, infligé quand le déplacement est fini.

card-superconductor = Supraconducteur
    .text = Réaction à un gain d’Énergie du Rival pendant la résolution de ses dés : vous pouvez renoncer à cette carte et gagner aussitôt autant d’Énergie que valait ce gain.
    .timing = Quand le Rival gagne de l’Énergie en phase 2 du tour du Rival (DUEL-TIME-05).
    .note-1 = Le montant de ce seul gain : tous les symboles énergie ensemble, ou une activation de Cyber Kitty, ou un bonus Buzz.
    .note-2 = Toute Énergie gagnée pendant la phase de résolution du Rival ; ni Redémarrage, ni Dans l’œil du cyclone, ni achats.

card-thunder_stomp = Écrasement dévastateur
    .text = Si vous tirez Destruction en résolvant vos dés, le Rival lance 1 dé de moins à son prochain tour.
    .timing = Un déplacement du propriétaire pendant la phase 2 de son tour (DUEL-TIME-05).
    .note-1 = Une fois par tour, pas par case.
    .note-2 = Compte les déplacements par les dés, par le pouvoir de Gigazaur et par les cartes qui regardent le Lancer ; pas ceux de la phase d’achat ni de la fin du tour.
    .note-3 = S’ajoute à la pénalité de Dominer.

card-titanic_batteries = Batteries titanesques
    .text = Au début de votre phase de résolution, vous pouvez choisir 2 de vos dés et ne pas les résoudre ; dans ce cas, gagnez 1 jeton Dé.
    .timing = Phase 2 du tour du propriétaire, avant qu’un symbole soit résolu : Redémarrage à l’étape (c), Sélection naturelle en (d), Batteries titanesques en (e) de DUEL-TIME-03.
    .note-1 = Exactement 2 dés (pas des symboles ajoutés) ; une fois par tour.
    .note-2 = Décision : pas proposé avec moins de 2 dés ou avec 2 jetons Dé.
    .note-3 = Les deux dés ne comptent ni pour les triples, ni pour le pouvoir spécial, ni pour coups, Cœurs ou Énergie.
    .note-4 = Décision : les dés pouvoir qu’Alienoid a déjà dépensés ce tour-ci sont résolus et ne peuvent pas être choisis.

card-trendsetter = Hyper-tendance
    .text = À chacun des tours du Rival, tant que le pion Gloire se tient sur un jeton Buzz, vous ignorez le premier coup que vous devriez encaisser.
    .timing = Quand un assaut atteint le propriétaire : Hibernation à l’étape (a), Camouflage en (b), Hyper-tendance et Blindage renforcé en (c) de DUEL-TIME-07.
    .note-1 = Tout jeton Buzz de la piste Gloire, jetons du King compris, de chaque côté ; contrôlé quand les coups arrivent.
    .note-2 = Pas pendant votre propre tour.
    .note-3 = S’ajoute à Blindage renforcé.
    .note-4 = Décision : si le pion n’était pas sur un jeton lors du premier coup, la carte peut encore ignorer un coup ultérieur du même tour (elle n’en a pas encore ignoré).

card-unchained = Déchaîné
    .text = Chaque fois que vous devriez appliquer un bonus Buzz, vous pouvez le traiter comme une patte : le Rival encaisse 1 coup.
    .timing = Pendant un déplacement du propriétaire, au pas concerné (DUEL-TIME-08).
    .note-1 = Choisi pour chaque bonus ; remplace le bonus imprimé.
    .note-2 = Un bonus qui est déjà une patte reste le même ; mieux vaut laisser la double patte telle quelle.
    .note-3 = Seulement pour vos propres déplacements ; les cases vides relèvent de Vitesse éclair.

card-unstable_dna = ADN instable
    .text = Quand vous encaissez au moins 3 coups, vous pouvez échanger cette carte contre une carte POUVOIR du Rival : vous recevez cette carte-là, le Rival reçoit celle-ci.
    .timing = Étape (f) de DUEL-TIME-07, quand le propriétaire a encaissé les coups.
    .note-1 = Décision : 3 coups ou plus vraiment encaissés en un seul assaut (sans additionner sur le tour).
    .note-2 = À n’importe quel tour, aussi à cause de vos propres cartes.
    .note-3 = Il faut un Rival qui a une carte POUVOIR et un propriétaire encore en jeu.
    .note-4 = Un échange n’est pas un achat : ni jeton Buzz, ni bonus d’achat, ni Flash spécial.
    .note-5 = Le nouveau propriétaire de cette carte peut s’en servir contre vous plus tard.

card-unstoppable = Il ne tombera pas !
    .text = Quand des coups devraient vous amener à 0 Cœur, vous avez 1 Cœur à la place et n’encaissez plus de coups pour le reste du tour en cours ; puis défaussez cette carte.
    .timing = Étape (e) de DUEL-TIME-07.
    .note-1 = Agit automatiquement, à n’importe quel tour.
    .note-2 = La protection dure jusqu’à la fin de ce tour, pas pendant un tour supplémentaire.
    .note-3 = Le Rival ne gagne pas par K.-O. ; En forme et ADN instable voient quand même les coups qui ont coûté des Cœurs.

card-utter_destruction = Destruction totale
    .text = Si votre Lancer contient les six symboles (gloire, destruction, énergie, baffe, soin, pouvoir) : tirez Destruction de 2, tirez Gloire de 2, et le Rival encaisse 2 coups.
    .timing = Phase 2 du tour du propriétaire, étape (b) de DUEL-TIME-03, une fois par tour.
    .note-1 = Une fois par tour ; les symboles ajoutés comptent.
    .note-2 = Décision : dans l’ordre imprimé.
    .note-3 = En plus de la résolution normale des dés.

## Cartes ACTION

card-cannonball = Sauter dans la baie
    .text = Tirez Gloire de 1, puis le Rival encaisse 1 coup, puis vous gagnez 4 Énergies.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = L’Énergie peut être dépensée dans la même phase.

card-dominate = Dominer
    .text = À son prochain tour, le Rival lance 1 dé de moins pour chaque carte POUVOIR qu’il a. Avant ce décompte, il peut défausser autant de ses cartes POUVOIR qu’il veut.
    .timing = Achetée maintenant ; agit au début du prochain tour du Rival (DUEL-TIME-01, DUEL-TIME-09).
    .note-1 = Décision : la défausse et le décompte ont lieu au début de ce prochain tour, après Expérience scientifique et Hibernation et avant l’usage des jetons Dé (DUEL-TIME-01).
    .note-2 = La pénalité réduit les 6 dés principaux, jamais sous 0 ; jetons Dé et dés des cartes ajoutent toujours jusqu’à 2 dés.
    .note-3 = Attend si l’acheteur joue d’abord un tour supplémentaire ; épuisée si le Rival saute ce tour avec Hibernation.

card-energize = Recharge
    .text = Gagnez 8 Énergies et 2 jetons Dé.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = Jetons Dé dans la limite de 2 seulement.

card-frenzy = Rage
    .text = Quand le tour en cours est entièrement fini, vous jouez un autre tour.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = Le tour en cours continue : autres achats, fin du tour.
    .note-2 = Le tour supplémentaire est complet, avec 6 dés même juste après le premier tour de la partie à 5 dés.
    .note-3 = Les effets pour le prochain tour du Rival attendent ; les protections qui durent ce tour-ci finissent.

card-hors_doeuvres = Amuse-gueule
    .text = Vous encaissez 3 coups, puis vous tirez Destruction de 2.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = Si les coups vous amènent à 0, vous perdez avant le déplacement.
    .note-2 = Les coups que vous évitez (Hibernation, Camouflage) ne changent pas le déplacement.
    .note-3 = 3 coups encaissés déclenchent votre propre ADN instable.

card-jets_scrambled = Attaque aérienne
    .text = Les deux Monstres encaissent 5 coups.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = En même temps ; si tous deux arrivent à 0, la partie est nulle (DUEL-WIN-10, décision).
    .note-2 = Blindage renforcé et Hyper-tendance du Rival agissent, ceux de l’acheteur non.

card-kaijutsu = Kaijutsu
    .text = Tirez Destruction de 1, puis le Rival encaisse 2 coups.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).

card-moment_of_respite = Moment de détente
    .text = Gagnez 2 Cœurs et 1 jeton Dé.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).

card-monster_coaster = Clou du spectacle
    .text = Tirez Destruction de 3.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).

card-monumental = Monumental
    .text = Tirez Destruction de 1 et Gloire de 1.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = Décision : dans l’ordre imprimé, Destruction d’abord.

card-operation_media = Opération média
    .text = Faites un déplacement de Gloire : 1 case pour chaque baffe de votre Lancer que vous avez résolue ce tour-ci.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = Les baffes ajoutées comptent ; les coups de cartes ou de bonus Buzz ne comptent pas ; peu importe que le Rival ait ignoré les coups.
    .note-2 = Décision : pour Meka Dragon, on compte les symboles, pas le produit.
    .note-3 = Zéro si rien n’a été résolu : après Redémarrage, ou achetée avec Expérience scientifique avant le jet (la version numérique y compte les symboles).

card-photoshoot = Photoshoot
    .text = Tirez Gloire de 1.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).

card-sack_the_stadium = Saccager le stade
    .text = Tirez Destruction de 2 et Gloire de 2.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = Décision : dans l’ordre imprimé, Destruction d’abord.

card-seismic_test = Test sismique
    .text = Tirez Destruction de 2.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).

card-snack_time = Casse-croûte
    .text = Gagnez 3 Cœurs.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).

card-tesla_impulse = Impulsion Tesla
    .text = Choisissez une carte POUVOIR du Rival ; elle est défaussée. Puis gagnez 2 Énergies.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = Décision : l’Énergie est gagnée même si le Rival n’a aucune carte POUVOIR (la version numérique n’en donne alors pas).

card-the_partys_over = La fête est finie !
    .text = Chaque Monstre qui a au moins un pion dans une zone Sous les projecteurs de son propre côté encaisse 4 coups.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
    .note-1 = Peut toucher l’acheteur, le Rival, les deux ou personne ; 4 coups une seule fois par Monstre (deux pions dans les zones d’un même joueur auraient déjà gagné).
    .note-2 = Les deux en même temps : voir DUEL-WIN-10.

card-thermonuclear_cooking = Cuisine thermonucléaire
    .text = Tirez Destruction de 1, puis gagnez 2 Cœurs et 2 Énergies.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).

card-too_cute = Trop mignon
    .text = Le Rival encaisse 2 coups.
    .timing = Une fois, à l’achat de cette carte même, après la pose de son jeton Buzz (DUEL-BUY-13).
