### Les cartes, pouvoirs et tuiles de King of Monster Island : noms, et ce qu’ils font, dans nos propres mots.

## Jeux de cartes et types

set-power = Cartes Énergie
set-event = Événements
set-ally = Pouvoirs des Alliés
set-boss = Pouvoirs des Boss

type-keep = Pouvoir
type-discard = Action
type-positive = Positif
type-negative = Négatif
type-ally = Allié
type-boss = Boss

## Cartes Énergie

card-unlock = Déverrouillé !
    .text = Pendant la résolution, vous pouvez aussi déverrouiller des dés dans les deux zones adjacentes à la vôtre.

card-heave_ho = Oh hisse !
    .text = Déplacez un Minion ou le Boss de votre zone dans une zone adjacente. Le Boss ne peut être déplacé ainsi qu’une fois par tour.
    .note-1 = Rien de ce qui est déplacé ainsi ne s’active ; les Boucliers ne l’empêchent pas et les Cœurs ne comptent pas.
    .note-2 = Votre réserve de dégâts reste : vous ne quittez pas la zone.

card-spare_arm = Un bras de rechange
    .text = Lancez 1 dé de Monstre supplémentaire. Deux exemplaires donnent 2 dés supplémentaires.
    .note-1 = Demandé seulement s’il fallait prendre un dé verrouillé pour cela (KOMI-ROLL-R05).

card-second_brain = Deuxième cerveau
    .text = À l’étape 1, vous pouvez lancer une fois de plus que d’ordinaire (4 lancers au lieu de 3).

card-rubber_bones = Os en caoutchouc
    .text = Payez 2 Énergies : changez un dé de votre Lancer, dés déverrouillés compris, en une face de votre choix.
    .note-1 = L’Énergie gagnée plus tôt dans la même étape peut payer.

card-handy_tail = Queue à tout faire
    .text = Quand vous avez fini de lancer, vous pouvez relancer, une seule fois et tous ensemble, autant de vos dés soutien que vous voulez. Cela ne compte pas parmi les lancers de l’étape 1.

card-springy_legs = Pattes à ressort
    .text = Un pied résolu pour déplacer votre Monstre peut le mener 1 ou 2 zones plus loin ; un déplacement de 2 zones entre dans les deux sans s’arrêter dans la première.
    .note-1 = Les deux zones sont dans la même direction.
    .note-2 = Entrer dans la première zone peut brûler (Terre brûlée) et déclencher Charge à la liane ; son point est perdu quand le Monstre continue.

card-mole_claws = Griffes de taupe
    .text = Déplacez votre Monstre dans n’importe quelle zone. Il n’entre que dans celle-là.

card-catapult_tail = Queue catapulte
    .text = Un pied résolu pour déplacer le Monstre d’un autre joueur peut le mettre dans n’importe quelle zone au lieu d’une zone adjacente.
    .timing = En solo, à la place : une fois par tour, un pied résolu pour déplacer votre Monstre peut le mettre dans la zone opposée (distance 3), en n’entrant que dans celle-là.

card-thick_hide = Cuir épais
    .text = Dans une Phase du Boss, évitez 1 dégât que vous subiriez. Employée une fois, la carte agit de nouveau dès le début de votre prochain tour, donc dès la Phase du Boss de ce tour.
    .note-1 = S’applique d’elle-même au premier dégât après Champ de force.

card-overgrown = Poussée de croissance
    .text = Tant que vous avez cette carte, votre maximum de Cœurs est plus élevé de 2. À l’achat, gagnez 2 Cœurs sous le nouveau maximum.

card-fast_clotting = Cicatrisation express
    .text = Quand vous résolvez un groupe de 1 face cœur ou plus, un Monstre ainsi soigné gagne 1 Cœur de plus.
    .note-1 = Demandé seulement quand les cœurs du groupe sont allés à plusieurs Monstres.
    .note-2 = Un Monstre à son maximum compte comme soigné ; le point de plus est alors perdu.

card-healing_howl = Hurlement guérisseur
    .text = Vos faces cœur peuvent soigner un Monstre dans n’importe quelle zone.
    .timing = En solo, à la place : quand vous résolvez un groupe de 2 faces cœur ou plus, gagnez 1 Cœur de plus.

card-pocket_pharmacy = Pharmacie de poche
    .text = Payez 2 Énergies : un Monstre dans votre zone gagne 1 Cœur.

card-bodyguard = Garde du corps
    .text = Tant que vous avez au moins 1 Cœur : quand un autre Monstre dans votre zone ou une zone adjacente subirait des dégâts d’une source, vous pouvez encaisser tous ces dégâts à sa place ; gagnez 1 Énergie la première fois que vous le faites dans chaque Phase du Boss.
    .timing = En solo, à la place : gagnez 1 Énergie la première fois que vous subissez des dégâts dans chaque Phase du Boss.
    .note-1 = Demandé avant que l’autre Monstre emploie sa propre protection.
    .note-2 = Si la même source vous touche aussi, vous subissez les deux quantités, chacune comme une perte à part.
    .note-3 = Votre propre protection peut alors réduire ce que vous encaissez ; ce n’est pas transmis de nouveau (KOMI-BOSS-R09).

card-telescopic_claws = Griffes télescopiques
    .text = Quand vous résolvez un groupe fait seulement de baffes, vous pouvez infliger ses dégâts dans une zone adjacente au lieu de la vôtre. Les dégâts que d’autres effets ajoutent à ce groupe y vont aussi. C’est une réserve à part, répartie là aussitôt selon toutes les règles des dégâts ; ce qui ne peut pas l’être est perdu.
    .note-1 = Un poing de plus et Tourbillon peuvent ajouter au groupe ; Crachat acide et les points déjà dans votre réserve, non.
    .note-2 = Les baffes virtuelles et les jokers comptent comme des baffes.

card-acid_spit = Crachat acide
    .text = Ajoutez 1 dégât, au moment de votre choix à l’étape 2, même sans résoudre de dé.

card-whirlwind = Tourbillon
    .text = Quand vous résolvez un groupe de 3 faces ou plus (baffes et pieds, virtuels compris) pour des dégâts, ajoutez-y 2 dégâts.

card-shield_breaker = Brise-bouclier
    .text = Les Boucliers ne vous empêchent pas de donner des dégâts aux autres Minions. Ils protègent encore le Boss comme tout Minion.

card-fire_breath = Haleine de feu
    .text = Quand vous détruisez un Minion par des dégâts, vous pouvez détruire un Minion qui a 1 Cœur pour vous (KOMI-DMG-R06) dans une zone adjacente à celle où c’est arrivé.
    .note-1 = Les règles de protection ne comptent pas pour le second Minion.
    .note-2 = Le second n’a pas été détruit par des dégâts et ne déclenche pas la carte de nouveau ; Croque-Minions et Ferrailleur voient les deux.

card-minion_muncher = Croque-Minions
    .text = La première fois que vous détruisez un Minion dans un tour, gagnez 1 Cœur.

card-scrap_collector = Ferrailleur
    .text = Chaque fois que vous détruisez un Canon, un Bouclier ou un Bâtisseur, gagnez 1 Énergie.

card-crystal_cruncher = Croqueur de cristaux
    .text = Retirez un Cristal de votre zone.

card-pylon_wrecker = Casse-pylônes
    .text = S’il n’y a pas de Minion dans votre zone, retirez-en un Pylône ; il retourne dans la réserve et ne compte plus.
    .note-1 = Le Boss dans la zone ne compte pas.
    .note-2 = Avec deux Pylônes dans la zone, vous choisissez quel emplacement Soutien devient vide.

card-static_fur = Fourrure statique
    .text = Quand vous résolvez un groupe de 1 face énergie ou plus, gagnez 1 Énergie de plus.

card-solar_scales = Écailles solaires
    .text = Si vous n’avez pas d’Énergie, gagnez 1 Énergie.

card-picky_shopper = Client difficile
    .text = Renouveler le Marché vous coûte 1 Énergie au lieu de 2.

card-camera_hog = Bête de scène
    .text = La première fois que vous volez de la Gloire dans un tour, gagnez 1 point de Gloire de plus.

card-ghostwriter = Prête-plume
    .text = Si vous avez au moins 1 point de Gloire, votre Gloire compte comme plus élevée de 3 pour décider quels pouvoirs de votre Allié sont actifs.
    .note-1 = La roue elle-même ne change pas ; avec 0 point de Gloire, il n’y a ni Allié ni aide.

card-dice_pouch = Bourse à dés
    .text = Cette carte a 2 emplacements de dé. À votre étape 2, dans quelque zone que vous soyez, vous pouvez y verrouiller des dés de votre Lancer et les déverrouiller, pendant ce tour ou un tour suivant ; aucun autre Monstre ne le peut. Les dés sur la carte comptent comme des dés verrouillés sur le plateau ; les Cristaux et les pouvoirs qui nomment une zone ne les touchent pas, mais un manque de dés et les effets sur tous les dés verrouillés, oui.

card-harbor_pass = Laissez-passer du port
    .text = La première fois que vous activez une tuile Soutien dans un tour, gagnez 1 Énergie.

card-radio_beacon = Radiobalise
    .text = Activez une tuile Soutien face visible dans n’importe quelle zone comme si vous y étiez ; ses faces de dé se résolvent dans votre zone.
    .note-1 = La tuile compte comme activée pendant ce tour. La recharger demande toujours quelqu’un dans sa zone.

card-loud_bait = Appât bruyant
    .text = Dans la Phase du Boss de votre propre tour, quand deux zones ou plus sont à égalité pour le plus de dés du Boss, vous choisissez la zone à égalité où va le Boss, sans tenir compte des Minions ni du sens horaire.
    .note-1 = Une égalité demande au moins 1 dé du Boss dans chaque zone.

card-dice_magnet = Aimant à dés
    .text = Dans la Phase du Boss de votre propre tour, payez 1 Énergie : déplacez un dé du Boss du plateau dans une zone adjacente, sans changer sa face.
    .note-1 = Adjacente à la zone où est le dé.

card-protein_shake = Cocktail protéiné
    .text = Répartissez 3 Cœurs comme vous voulez entre les Monstres de votre zone.

card-shared_battery = Batterie partagée
    .text = Répartissez 5 Énergies comme vous voulez entre tous les Monstres ; vous pouvez en garder au plus 3.
    .timing = En solo : gagnez 4 Énergies à la place.

card-depth_charge = Grenade sous-marine
    .text = Infligez 3 dégâts dans votre zone.

card-air_strike = Frappe aérienne
    .text = Infligez 4 dégâts dans une zone au choix.

card-orbital_laser = Laser orbital
    .text = Le Boss perd 4 Cœurs, quoi qu’il y ait dans sa zone. Ce ne sont pas des dégâts donnés selon les règles des dégâts, et aucun pouvoir du Boss ne les évite.
    .note-1 = Peut faire gagner la partie à l’étape 3.

card-crystal_drill = Foreuse à cristaux
    .text = Retirez un Cristal d’une zone de votre choix. Sans Cristal, rien ne se passe.

card-supply_drop = Parachutage
    .text = Prenez au hasard une tuile Soutien de la réserve et posez-la face visible sur un emplacement Soutien vide du plateau. Vous pouvez encore l’activer pendant ce tour si vous êtes dans sa zone. Sans tuile ou sans emplacement vide, rien ne se passe.
    .note-1 = L’emplacement est choisi avant que la tuile soit piochée.

card-full_recharge = Recharge complète
    .text = Remettez face visible toutes les tuiles Soutien utilisées du plateau. Celles activées pendant ce tour sont comprises, mais ne peuvent pas l’être de nouveau pendant ce tour.

card-prime_time = En direct à 20 heures
    .text = Gagnez 2 points de Gloire, et un autre Monstre de votre choix gagne 1 point de Gloire.
    .timing = En solo : gagnez 3 points de Gloire à la place.
    .note-1 = Les choix d’Allié suivent quand la carte est appliquée, le vôtre d’abord.

card-scandal = Scandale !
    .text = Le Boss perd 3 points de Gloire.

card-rampage = Saccage
    .text = Quand l’étape 3 de cette Phase du Monstre est finie, jouez une Phase du Monstre entière de plus (étapes 1 à 3) avant la fin du tour, sans Phase du Boss. La vérification à 0 Cœur a lieu à son début. Elle appartient au même tour : les effets à une fois par tour et la limite d’activation et de recharge d’une même tuile ne sont pas renouvelés.
    .note-1 = Les effets de début de Phase du Monstre ne reviennent que s’ils ne sont pas limités à une fois par tour ; aucun des nôtres.

card-sneak_peek = Coup d’œil indiscret
    .text = Regardez les 4 premières cartes de la pioche (toutes s’il y en a moins), défaussez-en autant que vous voulez, Événements compris, sans effet, et remettez les autres dessus dans l’ordre de votre choix. Ensuite la place de cette carte au Marché est complétée.
    .note-1 = Tout le monde voit les cartes et leur nouvel ordre (KOMI-SETUP-R04).

card-sea_lift = Pont maritime
    .text = Mettez jusqu’à 2 Monstres de votre choix, le vôtre compris, dans des zones au choix, la même ou d’autres ; chacun n’entre que dans la zone où il est mis.

card-foghorn_lure = Corne de brume
    .text = Déplacez le Boss dans une zone adjacente de votre choix. Rien ne s’active.
    .note-1 = Adjacente à la zone du Boss.

## Événements

card-beach_day = Journée à la plage
    .text = Chaque Monstre gagne 2 Cœurs.

card-generator_truck = Groupe électrogène
    .text = Chaque Monstre gagne 2 Énergies.
    .note-1 = Le joueur actif peut les dépenser aussitôt.

card-ticker_tape = Pluie de confettis
    .text = Chaque Monstre gagne 1 point de Gloire, dans l’ordre du tour à partir du joueur actif ; un Monstre qui n’en avait pas choisit un Allié.
    .note-1 = Les choix d’Allié suivent quand tous les Monstres ont gagné.

card-friendly_fleet = Flotte amie
    .text = Remettez face visible toutes les tuiles Soutien utilisées du plateau (aucune de celles activées pendant ce tour ne peut l’être de nouveau). Puis, si la zone du joueur actif a un emplacement Soutien vide et la réserve une tuile, posez-y une tuile au hasard face visible, sur l’emplacement choisi par ce joueur.

card-walkout = Minions en grève
    .text = Dans chaque zone avec 2 Minions ou plus, le joueur actif en choisit un, qui est détruit sans dégâts ; règles de protection et Cœurs ne comptent pas.
    .note-1 = Personne ne l’a détruit : Croque-Minions et Ferrailleur ne réagissent pas.

card-stage_fright = Le trac
    .text = Le Boss perd 2 points de Gloire.

card-hairline_crack = Microfissure
    .text = Retirez un Cristal de la zone qui en a le plus ; en cas d’égalité, le joueur actif choisit la zone. Sans Cristal, rien ne se passe.

card-all_for_that = Tout ça pour ça ?
    .text = Chaque Monstre qui a au moins une carte POUVOIR perd soit 1 point de Gloire, soit 2 Énergies, au choix de son joueur.
    .note-1 = Dans l’ordre du tour à partir du joueur actif ; KOMI-BUY-R02 pour les Monstres qui ne peuvent pas payer.

card-harbor_strike = Grève au port
    .text = Retournez face cachée toutes les tuiles Soutien face visible du plateau.
    .note-1 = Elles peuvent être rechargées pendant ce tour, sauf si elles ont été activées pendant ce tour.

card-open_gates = Portes ouvertes
    .text = Pour chaque zone sans Minion, à partir de la zone du Boss et dans le sens horaire, piochez-y 1 Minion. Un sac vide veut dire défaite, comme d’habitude.
    .note-1 = Une zone avec seulement des Flammèches n’est pas sans Minion.

card-crystal_shower = Pluie de cristaux
    .text = Bâtissez 1 Cristal dans la zone du Boss.

card-bad_reviews = Mauvaises critiques
    .text = Chaque Monstre perd 1 point de Gloire.

card-ash_cloud = Nuage de cendres
    .text = Chaque Monstre subit 1 dégât. Les effets d’une Phase du Boss ne l’évitent pas.

card-tremors = Secousses
    .text = Tous les dés de Monstre verrouillés, ceux des cartes compris, quittent le plateau et deviennent libres.

card-villain_of_the_year = Méchant de l’année
    .text = Le Boss gagne 2 points de Gloire. Ce n’est pas un symbole gloire et cela ne déclenche pas de pouvoir supérieur.

## Pouvoirs des Alliés

card-ninjas_1 = La lame dans la faille
    .text = Pour vos dégâts, chaque Bouclier a 1 Cœur, quels que soient sa valeur imprimée et les pouvoirs du Boss.
    .note-1 = Seulement pour les dégâts que vous donnez ; Haleine de feu du propriétaire le voit aussi.

card-ninjas_2 = Bombe fumigène
    .text = Déplacez votre Monstre dans une zone adjacente sans dépenser de dé. Les dégâts pas encore donnés sont perdus comme à tout déplacement.

card-ninjas_3 = Coup de pied volant
    .text = Chaque pied résolu pour des dégâts donne 2 dégâts au lieu de 1.
    .note-1 = Les pieds virtuels aussi.

card-ninjas_4 = Point vital
    .text = Une fois, en une seule répartition, vous pouvez donner jusqu’à 3 points de votre réserve de dégâts au Boss dans votre zone bien que des Minions y soient.
    .note-1 = Seulement avec la réserve de l’étape 2, non avec les dégâts d’une carte achetée à l’étape 3.

card-scientists_1 = Haute tension
    .text = Gagnez 1 Énergie.

card-scientists_2 = Tarif chercheur
    .text = Les cartes Énergie vous coûtent 1 Énergie de moins, mais jamais moins de 1.
    .note-1 = Ne change ni le prix du renouvellement du Marché ni celui de l’emploi des cartes.

card-scientists_3 = Second générateur
    .text = Gagnez 1 Énergie en plus de Haute tension.

card-scientists_4 = Rayon mutagène
    .text = Changez un dé de votre Lancer en une face de votre choix.

card-media_1 = Images exclusives
    .text = La première fois que vous volez de la Gloire dans un tour, gagnez 1 Énergie.
    .note-1 = Le vol qui vous a amené cet Allié ne compte pas (KOMI-FAME-R03).

card-media_2 = Interview croisée
    .text = Quand vous gagnez de la Gloire par une face gloire, un autre Monstre de votre choix gagne 1 point de Gloire.
    .timing = En solo : gagnez 1 Énergie à la place.
    .note-1 = Se produit après le dé et son vol ; le choix d’Allié de l’autre Monstre suit aussitôt.

card-media_3 = À la une
    .text = Quand vous résolvez un groupe de 2 faces gloire ou plus, gagnez 1 point de Gloire de plus.
    .note-1 = Après le dernier dé du groupe.

card-media_4 = Lynchage médiatique
    .text = Chaque fois que vous volez de la Gloire, le Boss perd 1 point de Gloire.

card-med_bots_1 = Visite à domicile
    .text = Un Monstre dans votre zone gagne 1 Cœur.

card-med_bots_2 = Drone ambulance
    .text = Vos faces cœur peuvent soigner à la place un Monstre dans une zone adjacente.
    .note-1 = Chaque cœur est visé séparément.

card-med_bots_3 = Organes renforcés
    .text = Votre maximum de Cœurs est plus élevé de 2 (12 sans autre hausse). Quand ce pouvoir est désactivé, les Cœurs au-delà du nouveau maximum sont perdus.

card-med_bots_4 = Champ de force
    .text = Dans chaque Phase du Boss, quel que soit le tour, le premier 1 dégât que vous subiriez est évité.
    .note-1 = S’applique de lui-même, avant Cuir épais.
    .note-2 = Les dégâts encaissés avec Garde du corps comptent.

card-apes_1 = Un poing de plus
    .text = Quand vous résolvez pour des dégâts un groupe qui contient au moins 1 baffe, ajoutez-y 1 dégât.

card-apes_2 = Charge à la liane
    .text = Quand votre Monstre entre dans la zone du Boss pendant votre étape 2, par quelque effet que ce soit, ajoutez 1 dégât après son arrivée.
    .note-1 = L’ancienne réserve est perdue d’abord, puis le point s’ajoute.

card-apes_3 = La main lourde
    .text = Chaque baffe donne 3 dégâts au lieu de 2.
    .note-1 = Les baffes virtuelles et les jokers aussi.

card-apes_4 = Coup de main
    .text = Lancez 1 dé de Monstre supplémentaire.
    .note-1 = Demandé seulement s’il fallait prendre un dé verrouillé pour cela (KOMI-ROLL-R05).

card-harbor_crew_1 = Gréement express
    .text = Vous pouvez construire avec moins de dés : un groupe d’exactement 2 faces soutien construit sur l’emplacement de valeur 3, un groupe d’exactement 3 sur celui de valeur 3 ou de valeur 4 au choix, un groupe d’exactement 4 sur celui de valeur 4.

card-harbor_crew_2 = Pavillons hissés
    .text = Vous pouvez aussi activer et recharger des tuiles Soutien dans les zones adjacentes ; leurs faces de dé se résolvent dans votre zone.

card-harbor_crew_3 = Piles de rechange
    .text = La première tuile Soutien que vous activez dans un tour donne 1 Énergie de plus.

card-harbor_crew_4 = Équipe de nuit
    .text = Remettez face visible une tuile Soutien utilisée du plateau, même activée pendant ce tour.
    .note-1 = Ce n’est pas recharger.

## Pouvoirs des Boss

card-cd_before = Regard tranchant
    .text = Regardez les Monstres dans la zone du Boss et les deux zones adjacentes. Chacun d’eux dont les Cœurs égalent le plus grand nombre parmi eux subit 1 dégât. S’il n’y a pas de Monstre dans ces zones, rien ne se passe.
    .note-1 = Tous les Monstres à égalité sont touchés ; ce n’est pas le Monstre le plus vaillant d’autres pouvoirs.
    .note-2 = La zone du Boss est celle d’avant son déplacement.
    .note-3 = Un Monstre à 0 Cœur peut être parmi les plus hauts quand tous les Monstres proches ont 0 ; il ne perd rien.

card-cd_1 = L’odeur du pouvoir
    .text = Quand le Boss avance d’une zone dans le sens horaire parce qu’aucune des trois zones comparées ne contient de dé du Boss, il continue dans le sens horaire jusqu’à une zone avec au moins 1 dé du Boss. Sans dé du Boss sur le plateau, il s’arrête après la première zone.
    .note-1 = C’est toujours un seul déplacement : les pouvoirs et Minions des zones traversées ne font rien.

card-cd_5 = Éclats acérés
    .text = Le Monstre le plus vaillant subit 3 dégâts.
    .note-1 = En cas d’égalité de Cœurs, le joueur actif choisit l’un des Monstres à égalité.
    .note-2 = Une source de 3 points : en éviter 1 en laisse 2.
    .note-3 = La Gloire atteinte à l’étape 5 ne l’active que pour la Phase du Boss suivante, car son moment dans celle-ci est passé.

card-cd_10 = Cotte de cristal
    .text = Les Soldats dans la zone du Boss ont 1 Cœur de plus.
    .note-1 = Suit aussitôt le Boss quand il se déplace ou est déplacé.

card-cd_15 = Écailles miroir
    .text = Dans chaque tour, le premier point de dégât donné au Boss est épuisé sans effet.
    .note-1 = Compté par tour de joueur, toutes réserves ensemble ; Saccage appartient au même tour.
    .note-2 = Seul le premier point du tour peut être épuisé : si des points ont été donnés avant que le pouvoir soit activé dans le même tour, aucun ne l’est.
    .note-3 = Le point épuisé s’ajoute à la limite de KOMI-DMG-R08.
    .note-4 = Laser orbital n’est pas un dégât donné : il ne perd pas de point et n’épuise pas l’écaille.
    .note-5 = Un point donné au Boss par Point vital compte.

card-cd_20 = Poing tranchant
    .text = Chaque fois qu’un symbole gloire est appliqué tant que ce pouvoir est actif, chaque Monstre dans la zone du Boss subit 1 dégât ; s’il n’y a pas de Monstre, chaque Monstre dans les deux zones adjacentes subit 1 dégât.
    .note-1 = Le symbole qui porte le Boss à 20 ne le déclenche pas, le suivant oui (KOMI-SHEET-R02).

card-li_before = Choc au sol
    .text = Le Monstre le plus vaillant subit 2 dégâts. Ensuite, chaque Monstre dans la zone du Boss est déplacé dans la zone adjacente dans le sens antihoraire, même sans avoir subi de dégâts.
    .note-1 = En cas d’égalité de Cœurs, le joueur actif choisit l’un des Monstres à égalité.
    .note-2 = Le Monstre le plus vaillant est cherché sur tout le plateau, pas seulement près du Boss.
    .note-3 = Dés verrouillés et tuiles restent sur place. Les Monstres déplacés entrent dans la nouvelle zone.

card-li_1 = Chute de pierres
    .text = Tous les dés de Monstre verrouillés dans la zone du Boss quittent le plateau et deviennent libres.
    .note-1 = Les dés sur la carte Bourse à dés ne sont dans aucune zone et restent.

card-li_5 = Glissement de terrain
    .text = Toutes les tuiles Soutien face visible dans la zone du Boss sont retournées face cachée.
    .note-1 = Elles comptent comme utilisées, non comme activées pendant ce tour : le joueur actif peut les recharger pendant ce tour.

card-li_10 = Peau de pierre
    .text = Soldats, Canons, Boucliers et Bâtisseurs dans la zone du Boss ont 1 Cœur de plus.
    .note-1 = Les Ninjas voient toujours chaque Bouclier avec 1 Cœur.

card-li_15 = Grandes enjambées
    .text = Le Boss compare cinq zones au lieu de trois : la sienne, les deux adjacentes et les deux à distance 2. Les égalités se départagent comme d’habitude, le plus loin dans le sens horaire voulant dire de la distance 2 horaire à la distance 2 antihoraire. Si aucune des cinq ne contient de dé du Boss, il avance d’une zone dans le sens horaire.
    .note-1 = Ordre de préférence en cas d’égalité complète : +2, +1, 0, -1, -2 (plus = sens horaire).

card-li_20 = Rugissement sismique
    .text = Chaque fois qu’un symbole gloire est appliqué tant que ce pouvoir est actif, le Monstre le plus vaillant subit 1 dégât et est déplacé dans la zone adjacente dans le sens antihoraire.
    .note-1 = En cas d’égalité de Cœurs, le joueur actif choisit l’un des Monstres à égalité.
    .note-2 = Le Monstre blessé est le Monstre déplacé, même si les dégâts ont été évités ou encaissés par un autre.
    .note-3 = Cherché de nouveau pour chaque symbole.

card-la_before = Crachat de braises
    .text = Placez 1 Flammèche de la réserve dans la zone du Boss. Puis le Monstre le plus vaillant subit 1 dégât.
    .note-1 = Si la réserve est vide, aucune Flammèche n’est placée ; les dégâts ont lieu tout de même.
    .note-2 = En cas d’égalité de Cœurs, le joueur actif choisit l’un des Monstres à égalité.
    .note-3 = La Flammèche ne s’active à l’étape 4 que si le Boss reste dans cette zone.

card-la_1 = Pluie de cendres
    .text = Le Monstre le plus vaillant subit 1 dégât.
    .note-1 = En cas d’égalité de Cœurs, le joueur actif choisit l’un des Monstres à égalité.
    .note-2 = Une source à part, cherchée de nouveau après Crachat de braises.

card-la_5 = Terre brûlée
    .text = Un Monstre qui va ou est déplacé dans une zone avec au moins 1 Flammèche subit 1 dégât, une fois par entrée.
    .note-1 = Aussi dans une Phase du Monstre ; les effets du moment boss_damage n’aident que dans une Phase du Boss.
    .note-2 = Une Flammèche mise dans une zone ne brûle personne qui y est déjà.
    .note-3 = Un déplacement de 2 zones par un pied peut brûler deux fois.

card-la_10 = Garde en fusion
    .text = Les Flammèches dans la zone du Boss ont 1 Cœur de plus.

card-la_15 = Éruption
    .text = Après Crachat de braises, placez 1 Flammèche dans la zone qui suit celle du Boss dans le sens horaire et 1 dans celle qui la suit dans le sens antihoraire.
    .note-1 = S’il ne reste que 1 Flammèche dans la réserve, elle va dans le sens horaire.

card-la_20 = La fin d’une ère
    .text = Chaque fois qu’un symbole gloire est appliqué tant que ce pouvoir est actif, le Monstre le plus vaillant subit 1 dégât.
    .note-1 = En cas d’égalité de Cœurs, le joueur actif choisit l’un des Monstres à égalité.
    .note-2 = Cherché de nouveau pour chaque symbole.
