### Les cartes de Godzilla : Tokyo Clash : les noms, et ce qu’elles font.

## Pioches et types

set-godzilla = Godzilla
set-mothra = Mothra
set-king_ghidorah = King Ghidorah
set-megalon = Megalon

type-attack = Attaque
type-move = Déplacement
type-defend = Défense
type-enhancement = Amélioration
type-utility = Tactique

## Godzilla

card-mega_heat_ray = Méga rayon thermique
    .text = Attaque 6, Portée 3. Si cette attaque inflige des dégâts, détruisez ensuite un bâtiment, Petit ou Grand, dans une case strictement entre vous et la cible, s’il y en a un, et touchez sa récompense.
    .note-1 = Un rayon bloqué ne détruit rien. Dans votre case ou dans une case adjacente, il n’y a rien entre vous et la cible. Avec Montée en puissance, le Trophée supplémentaire vient d’abord, le bâtiment ensuite. S’il y a plusieurs bâtiments possibles, Godzilla en choisit un ; il ne peut pas refuser.

card-heat_ray = Rayon thermique
    .text = Attaque 3, Portée 3.

card-power_up = Montée en puissance
    .text = Amélioration. Quand vous déclarez une attaque à distance, vous pouvez défausser cette carte du jeu : l’attaque gagne +2 en Attaque, et si elle inflige des dégâts, vous pouvez prendre un Trophée supplémentaire parmi les cartes révélées.
    .note-1 = Se dépense une fois la cible et le mode annoncés, avant la réponse de la cible ; chaque exemplaire se dépense ou se garde séparément. Pulsation nucléaire n’est pas à distance : Montée en puissance n’y change rien. Un exemplaire dépensé est aussitôt dans la défausse et la toute prochaine Pose de vainqueur peut le reprendre.

card-dorsal_plates = Plaques dorsales
    .text = Défense 3. Une fois l’attaque terminée, vous pouvez reprendre en main une Montée en puissance défaussée.
    .note-1 = Vient après tous les effets de l’attaque : une Montée en puissance que cette attaque a fait tomber de la pioche peut être reprise.

card-victory_pose = Pose de vainqueur
    .text = Élan. Gagnez 1 Énergie. Ensuite vous pouvez reprendre en main une Montée en puissance défaussée.
    .note-1 = Élan : la Montée en puissance reprise peut être jouée ensuite dans le même tour si vous pouvez la payer.

card-tail_slide = Glissade sur la queue
    .text = Déplacement 2, Attaque 3.
    .note-1 = L’attaque se fait là où le Déplacement s’est terminé. La projection va jusqu’à 3 cases, plus 1 pour la capacité.

card-tail_whip = Coup de queue
    .text = Attaque 2. Si cette attaque inflige des dégâts, vous pouvez ensuite pousser la cible de 1 case dans la direction de votre choix.
    .note-1 = L’attaquant et la cible sont dans la même case, donc toutes les directions éloignent ; une direction bloquée par le bord ou par un Grand bâtiment ne peut pas être choisie.

card-judo_throw = Prise de judo
    .text = Attaque 4. Après avoir projeté avec cette carte, piochez une carte si la projection a détruit au moins un bâtiment ou un Véhicule ; un Véhicule projeté ne compte pas lui-même.
    .note-1 = Un Véhicule projeté qui percute un Kaiju ne détruit rien d’autre, donc pas de carte. La récompense d’une Centrale électrique se pioche avant cette carte.

card-nuclear_pulse = Pulsation nucléaire
    .text = Dégâts seulement, pas à distance. Attaquez chaque autre Kaiju dans votre case ou dans une case adjacente avec la valeur 3, un par un dans le sens horaire à partir de votre gauche ; chacun peut se défendre séparément. Ensuite vous pouvez détruire un Petit bâtiment ou un Véhicule dans votre case ou dans une case adjacente et toucher sa récompense.
    .note-1 = Les Kaiju qui se défendent appliquent le texte de leurs cartes Défense après la destruction facultative. La carte peut se jouer sans Kaiju à portée, pour la destruction seule.

card-scaled_hide = Cuir d’écailles
    .text = Défense 2. Une fois l’attaque terminée, chaque point de dégât passé malgré cette carte vous donne 1 Énergie.
    .note-1 = Attaque entièrement bloquée : 0 Énergie. Les dégâts comptent même si la pioche était trop courte pour tous les révéler (GTC-TRO-15).

card-counter_swipe = Riposte griffue
    .text = Défense 2. Une fois l’attaque terminée, si l’attaquant est dans votre case, vous pouvez le projeter de 1 case (votre capacité ajoute 1).
    .note-1 = Jouée pendant le tour d’un autre ; c’est Godzilla qui projette : il choisit, il touche les récompenses, il inflige les dégâts de collision. Rien ne se passe si l’attaquant est alors dans une autre case.

card-relentless_march = Marche implacable
    .text = Déplacement 2, Élan.

card-city_stomp = Piétinement urbain
    .text = Déplacement 2. Après le Déplacement, vous pouvez détruire un Petit bâtiment ou un Véhicule dans votre case et toucher sa récompense.
    .note-1 = Le Déplacement peut être de 0 case. Ce qui est détruit doit être dans la nouvelle case.

card-self_repairing_cells = Cellules régénératrices
    .text = Amélioration. À chaque phase de Récupération, gagnez 1 Énergie.

card-jet_jaguars_handshake = Poignée de main de Jet Jaguar
    .text = Élan. Piochez 2 cartes.

## Mothra

card-wing_gust = Bourrasque d’ailes
    .text = Attaque 2, Portée 2, Élan. Si cette attaque inflige des dégâts, vous pouvez ensuite pousser la cible de 1 case en l’éloignant tout droit de vous.
    .note-1 = La poussée a lieu même si toutes les cartes révélées valaient 0, mais pas après un blocage. Depuis la même case, toutes les directions éloignent.

card-hurricane_winds = Vents d’ouragan
    .text = Attaque 3, Portée 2. Si cette attaque inflige des dégâts, vous pouvez ensuite pousser la cible de 2 cases au plus en l’éloignant tout droit de vous.
    .note-1 = Poussé de 2, le Kaiju entre dans deux cases l’une après l’autre ; chacune peut contenir un Générateur.

card-silk_spray = Jet de soie
    .text = Attaque 2, Portée 2. Si cette attaque inflige des dégâts, le joueur de la cible défausse ensuite une carte de sa main, à son choix.

card-poison_scales = Écailles empoisonnées
    .text = Attaque 3, Portée 2. Si cette attaque inflige des dégâts, le joueur de la cible perd ensuite 1 Énergie.

card-scale_storm = Tempête d’écailles
    .text = À distance, mais sans ligne droite et sans cible unique : attaquez chaque autre Kaiju à 2 cases ou moins avec la valeur 3, un par un dans le sens horaire à partir de votre gauche ; chacun peut se défendre séparément.
    .note-1 = Les cibles dans le sens horaire à partir de la gauche de Mothra. Compte comme une attaque à distance ; rien n’est projeté, aucune ligne n’est nécessaire.

card-larva_ambush = Embuscade des larves
    .text = Attaque 2, Portée 3, Élan. Pas besoin de ligne droite ; tout Kaiju à 3 cases ou moins peut être la cible.

card-glide = Vol plané
    .text = Déplacement 3, Élan.

card-swooping_gale = Piqué en rafale
    .text = Déplacement 2, Attaque 2, Portée 2, Élan.
    .note-1 = Les deux parties sont facultatives ; l’attaque se fait là où le Déplacement s’est terminé.

card-shelter_the_city = Sous son aile
    .text = Gagnez 1 Énergie par case adjacente qui contient au moins un bâtiment, 3 au plus.
    .note-1 = On compte les cases, pas les bâtiments ; sa propre case ne compte pas. Rien n’est détruit.

card-fairies_song = Chant des fées
    .text = Élan. Gagnez 1 Énergie et piochez une carte. Vous ne pouvez jouer qu’un seul Chant des fées par tour.
    .note-1 = Un deuxième exemplaire ne peut pas être joué avant la fin du tour ; il peut être défaussé pour une action de Défausse.

card-infant_island_blessing = Bénédiction de l’île Infant
    .text = Amélioration. Quand vous profitez d’un bâtiment pendant la phase de Récupération, vous pouvez profiter d’un deuxième bâtiment adjacent, différent.
    .note-1 = Les deux avantages se prennent dans la même phase de Récupération, l’un après l’autre ; le second peut être refusé.

card-cocoon = Cocon
    .text = Amélioration. Quand vous allez subir des dégâts contre lesquels on peut se défendre, vous pouvez défausser cette carte du jeu au lieu de jouer une carte Défense : elle compte comme Défense 4.
    .note-1 = Ne coûte rien quand on la dépense. Vrille perçante la fait descendre à 3. Elle n’a pas de texte à appliquer ensuite.

card-evasive_flight = Vol d’esquive
    .text = Défense 2. Une fois l’attaque terminée, vous pouvez vous déplacer de 1 case.
    .note-1 = C’est son propre déplacement : un Générateur où elle entre la blesse elle-même et lui donne 2 Énergies (GTC-LG-04).

card-dust_cloud = Nuage de poussière
    .text = Défense 2. Une fois l’attaque terminée, l’attaquant perd 1 Énergie.
    .note-1 = L’attaquant perd l’Énergie même si l’attaque a été entièrement bloquée.

card-silk_lasso = Lasso de soie
    .text = Élan. Choisissez un autre Kaiju à 3 cases ou moins en ligne droite ; vous pouvez le pousser de 2 cases au plus, tout droit vers vous ou à l’opposé.
    .note-1 = Un Kaiju dans sa propre case ne peut être poussé qu’à l’opposé. Vers elle, il s’arrête au plus tard dans sa case.

## King Ghidorah

card-go_for_the_throat = À la gorge !
    .text = Attaque 4. Salve : si cette attaque inflige des dégâts, regardez ensuite la main de la cible ; vous pouvez y prendre une carte comme Trophée supplémentaire.
    .note-1 = Regarder la main fait partie de la Salve, même s’il ne prend rien. La carte prise est posée sur le Trophée normal.

card-gravity_beam = Rayon gravitationnel
    .text = Attaque 3, Portée 3, une Tête.

card-triple_gravity_beam = Triple rayon gravitationnel
    .text = Attaque 4, Portée 3. Salve : si cette attaque inflige des dégâts, vous pouvez prendre jusqu’à deux Trophées supplémentaires parmi les cartes révélées, les plus hautes d’abord.
    .note-1 = La Salve est consommée dès que des dégâts sont infligés avec la jauge à 3, même si toutes les cartes révélées valent 0.

card-planet_destroyer = Destructeur de planètes
    .text = Attaque 5. Salve : si vous l’utilisez pour des dégâts, la cible ne peut pas se défendre.
    .note-1 = La Salve est consommée quand les dégâts sont annoncés. En projetant, la jauge ne bouge pas.

card-snapping_jaws = Coup de mâchoires
    .text = Attaque 2, une Tête.

card-wing_buffet = Gifle d’ailes
    .text = Attaque 3, une Tête. Après avoir projeté avec cette carte, montez votre jauge des Têtes de 1 de plus.
    .note-1 = Une Tête quand la carte est jouée, une deuxième après une projection.

card-sky_drop = Largage en plein ciel
    .text = Déplacement 2, Attaque 2, une Tête.
    .note-1 = L’attaque se fait là où le Déplacement s’est terminé.

card-devour = Festin
    .text = Attaque 3. Si cette attaque inflige des dégâts, gagnez ensuite autant d’Énergie que de dégâts infligés, 3 au plus.
    .note-1 = Compte les points de dégâts, pas les cartes. Après un blocage, rien n’est gagné.

card-unstoppable = Inarrêtable
    .text = La valeur de Défense est 1 plus votre jauge des Têtes.
    .note-1 = La jauge se lit quand la carte est jouée pour se défendre.

card-golden_scales = Écailles d’or
    .text = Défense 2, une Tête.
    .note-1 = Son icône Tête compte quand la carte est jouée pour se défendre, avant de calculer ce qui est bloqué.

card-soar = Envol
    .text = Déplacement 3. Après le Déplacement, regardez les premières cartes de votre pioche, 1 plus votre jauge des Têtes ; prenez-en une en main et mettez les autres sous la pioche dans l’ordre de votre choix.
    .note-1 = Le Déplacement peut être de 0 case. Une carte doit être gardée s’il y en avait à regarder.

card-beat_of_wings = Battement d’ailes
    .text = Déplacement 2, une Tête.

card-alien_command = Ordre venu d’ailleurs
    .text = Une Tête, Élan. Gagnez 2 Énergies.

card-three_minds = Trois esprits
    .text = Amélioration. À chaque phase de Récupération, montez votre jauge des Têtes de 1.

## Megalon

card-undermine = Travail de sape
    .text = Attaque 4. Avant l’attaque, placez votre Kaiju dans la case d’un autre Kaiju à distance 3 ou moins ; s’il y en a un dans votre case, vous pouvez rester.
    .note-1 = Avec un autre Kaiju à 3 cases ou moins, il doit aller chez l’un d’eux (rester compte s’il y en a un dans sa case) ; ensuite la cible et le mode sont libres. Le placement n’entre que dans la nouvelle case.

card-piercing_drill = Vrille perçante
    .text = Attaque 2, Élan. La valeur de Défense utilisée contre cette attaque baisse de 1.
    .note-1 = Baisse une fois la jauge des Têtes lue ; une valeur de Défense ne descend jamais sous 0.

card-cyclone_attack = Attaque cyclone
    .text = Déplacement 2, Attaque 2, Élan.
    .note-1 = L’attaque se fait là où le Déplacement s’est terminé.

card-horn_lightning = Éclair de corne
    .text = Attaque 3, Portée 3. Si cette attaque inflige des dégâts, le joueur de la cible perd ensuite 1 Énergie.

card-napalm_bombs = Bombes au napalm
    .text = Attaque 2, Portée 2. Si cette attaque inflige des dégâts, vous pouvez ensuite détruire un Petit bâtiment ou un Véhicule dans la case de la cible et toucher sa récompense.
    .note-1 = La case de la cible après les dégâts. Il n’y a jamais de Grand bâtiment.

card-twin_drill_finisher = Double vrille fatale
    .text = Attaque 3. +1 en Attaque pour chaque autre carte Kaiju que vous avez jouée pendant ce tour, +3 au plus.
    .note-1 = Les actions de Défausse et les cartes Défense ne comptent pas. Le bonus allonge aussi une projection.

card-burrow = Sous terre
    .text = Élan. Placez votre Kaiju dans n’importe quelle case à 5 cases ou moins sans Grand bâtiment.
    .note-1 = N’entre que dans la nouvelle case. Sa propre case peut être choisie ; alors on n’entre nulle part.

card-beetle_leap = Bond de scarabée
    .text = Déplacement 3, Élan.

card-beetle_carapace = Carapace de scarabée
    .text = Défense 2. Une fois l’attaque terminée, gagnez 1 Énergie si cette carte l’a bloquée entièrement.
    .note-1 = Bloquée entièrement : aucun dégât n’est passé dans cet assaut.

card-dig_in = Retranché
    .text = Défense 4. Une fois l’attaque terminée, vous pouvez placer votre Kaiju dans n’importe quelle case à 2 cases ou moins sans Grand bâtiment.
    .note-1 = N’entre que dans la nouvelle case.

card-drill_parry = Parade en vrille
    .text = Défense 2. Une fois l’attaque terminée, si l’attaquant est dans votre case, infligez-lui 1 dégât.
    .note-1 = L’attaquant peut s’en défendre ; cela peut rapporter le jeton et un Trophée. Rien ne se passe si l’attaquant est alors dans une autre case.

card-seatopian_command = Ordre de Seatopia
    .text = Élan. Remettez sur votre pioche une carte défaussée de votre choix, s’il y en a une, puis piochez une carte.
    .note-1 = Elle n’est dans aucune pile tant qu’elle est appliquée, donc elle ne peut pas se reprendre elle-même. Sans carte défaussée, il pioche simplement.

card-seismic_tremor = Secousse sismique
    .text = Détruisez un Petit bâtiment ou un Véhicule dans votre case ou dans une case adjacente, s’il y en a un, et touchez sa récompense.
    .note-1 = Obligatoire s’il y a quelque chose à détruire ; sinon la carte ne fait rien.

card-seatopian_beacon = Balise de Seatopia
    .text = Amélioration. Quand vous jouez votre deuxième carte Kaiju du même tour, gagnez 1 Énergie ; une fois par tour au plus.
    .note-1 = Agit quand la deuxième carte a été payée, avant les étapes de cette carte. Une deuxième Balise ajoute une autre Énergie.

card-drill_frenzy = Frénésie de forage
    .text = Amélioration. Vos cartes d’attaque au corps à corps avec Élan ont +1 en Attaque, pour les dégâts et pour les projections.
    .note-1 = Vaut pour Vrille perçante et Attaque cyclone.
