island-step-boss = Boss
    .help = Son pouvoir frappe, ses dés tombent du volcan, il va là où il y en a le plus, les Minions de cette zone agissent, puis les symboles de ces dés : Gloire, Cristaux, Minions.
island-step-roll = Lancer
    .help = Lancez 6 dés, trois fois au plus ; gardez ce qui vous plaît avant chaque nouveau lancer. Vous perdez tous si vous n’avez plus de cœur quand votre phase commence.
island-step-resolve = Résoudre
    .help = Utilisez vos dés un par un ou en groupe, dans l’ordre de votre choix : soigner, gagner de l’Énergie ou de la Gloire, marcher, frapper, bâtir un Soutien. Un dé peut rester verrouillé dans votre zone pour qui vient ensuite.
island-step-buy = Acheter
    .help = Payez des cartes du Marché avec votre Énergie. Pour 2 Énergies, vous renouvelez le Marché : les trois cartes sont défaussées et remplacées.
island-step-end = Fin
    .help = Ce qui agit à la fin du tour, puis le joueur suivant : la phase du Boss revient d’abord.
island-tab-boss = Boss
island-tab-market = Cartes
island-map = Monster Island : six zones autour du volcan
island-boss = Le Boss
island-boss-phase = Phase du Boss
island-boss-steps = Les cinq étapes de la phase du Boss
island-unhurt = Personne n’est blessé.
island-nothing-happened = Il ne s’est rien passé.
island-before = Étape précédente
island-after = Étape suivante
island-active = actif
island-next = encore { $n }
island-to-come = { $n ->
    [one] Encore 1 Boss à venir
   *[other] Encore { $n } Boss à venir
}
island-to-come-names = Encore à venir : { $names }
island-doom = À quel point la fin est proche
island-doom-pylons = Pylônes
    .help = Le troisième Pylône fait perdre la partie.
island-doom-bag = au sac
    .help = Si un Minion doit être pioché dans un sac vide, la partie est perdue.
island-doom-crystals = Cristaux
    .help = Trois Cristaux dans une zone deviennent un Pylône.
island-doom-health = au plus bas
    .help = Un Monstre qui commence sa phase avec 0 cœur fait perdre tout le monde.
island-team = Les autres
island-seat = { $name } : cœurs { $health } sur { $max }, Gloire { $fame }, Énergie { $energy }, Allié : { $ally }, cartes : { $cards }
island-zone = { $zone } : { $who }
island-space = { $zone }, case de Soutien { $value }
island-space-empty = Case de Soutien { $value } : vide
island-die-space = Case de dé
island-boss-here = { $boss }, cœurs : { $n }
island-monster-here = { $name }, cœurs : { $n }
island-market = Marché
island-deck = { $n } en pioche
island-sweep = Renouveler
island-too-dear = Il manque { $n } Énergie
island-dice = Dés
island-die = Dé { $n } : { $face }{ $state ->
    [done] , utilisé
    [picked] , choisi
    [kept] , gardé
   *[free] { "" }
}
island-virtual = La face de la tuile
island-pool = Dégâts à répartir : { $n }
island-acts = Ce que vous pouvez faire
island-acts-none = Touchez un dé pour voir ce qu’il peut faire.
island-with-dice = { $n ->
    [one] Avec ce dé
   *[other] Avec ces { $n } dés
}
island-done-dice = Finir : renoncer aux autres dés
island-done-all = Continuer
island-done-buy = Ne plus rien acheter
island-stop = Ne plus lancer
island-keep-all = Tout garder
island-roll = { $n ->
    [one] Lancer 1 dé
   *[other] Lancer { $n } dés
}
island-choose-ally = Choisir : { $ally }
island-help-picked = Choisissez ce qu’ils font, ici ou sur l’île.
island-help-virtual = La face de la tuile s’utilise seule ou avec des dés que vous choisissez.
island-help-dice = Choisissez des dés, puis ce qu’ils font.
island-pool-lost = { $n ->
    [one] { $n } dégât perdu
   *[other] { $n } dégâts perdus
}
island-help-pool = Touchez votre cible, ou d’autres dés.
island-help-buy = Touchez une carte pour la lire ; le bouton l’achète.
island-help-zone = Touchez une zone de l’île.
island-help-boss-die = Touchez un dé du Boss sur l’île.
island-help-locked = Touchez un dé verrouillé sur l’île.
island-help-support = Touchez une case de Soutien sur l’île.
island-help-turn = Touchez le dé à changer.
island-help-piece = Touchez-le sur l’île.
island-help-roll = Touchez les dés que vous gardez. Gardés : { $kept }. Relancés : { $rolled }.
island-help-ally = Touchez un Allié pour lire ce qu’il sait faire.
island-no-ally = Pas encore d’Allié : la première Gloire en amène un.
island-pouch = verrouillés sur une carte : { $n } sur { $of }
island-cards = { $n ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $n } cartes
}
island-boss-dice = Dés du Boss dans le volcan : { $n } sur { $of }
island-bag = Dans le sac
island-minion-health = cœurs : { $n }
island-crystals-here = { $n } Cristaux sur 3
island-act-heart = Soigner { $n }
island-act-energy = Gagner { $energy } énergie
island-act-fame = Gagner { $n } gloire
island-act-damage = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
island-act-lock = Verrouiller dans cette zone
island-act-build = Bâtir une tuile de Soutien, case { $value }
island-ask-resolve = Utilisez vos dés, dans l’ordre de votre choix.
island-point = Montrer
    .help = Montrer à tous une zone, une pièce ou une carte pendant quelques secondes. Un clic droit le fait aussitôt.
island-point-now = Touchez ce que vous voulez montrer
island-points = { $name } montre : { $at }
island-goal = Réduisez ensemble le Boss à 0 cœur. Vous perdez ensemble par un troisième Pylône, un sac de Minions vide, ou un Monstre qui commence sa phase sans cœur.
island-symbol-heart = Cœurs. Un cœur sur un dé en rend 1, à vous ou à un Monstre de votre zone.
island-symbol-energy = Énergie : elle paie les cartes. Plus le groupe de faces Énergie est grand, plus il en rapporte.
island-symbol-fame = La Gloire amène un Allié et ses pouvoirs. Avec une face Gloire, vous pouvez aussi voler un dé du Boss dans votre zone.
island-symbol-claw = Baffe : 2 dégâts dans votre zone.
island-symbol-foot = Pied : déplace un Monstre de votre zone vers la zone voisine, ou compte pour 1 dégât.
island-symbol-support = Soutien : trois ou quatre bâtissent une tuile de Soutien dans votre zone.
island-symbol-boss-fame = Sur un dé du Boss : il gagne 1 Gloire et approche de son prochain pouvoir.
island-symbol-boss-crystal = Sur un dé du Boss : un Cristal pousse dans sa zone. Trois dans une zone deviennent un Pylône.
island-symbol-boss-minion = Les Minions. Sur un dé du Boss : on en pioche un du sac dans la zone du Boss.
island-symbol-soldier = Soldat : blesse chaque Monstre de sa zone quand le Boss y vient.
island-symbol-cannon = Canon : blesse tous les Monstres, où qu’ils soient, quand le Boss vient dans sa zone.
island-symbol-builder = Bâtisseur : ajoute un Cristal quand le Boss vient dans sa zone.
island-symbol-shield = Bouclier : à détruire avant les autres Minions de sa zone.
island-symbol-fireling = Flammèche : blesse chaque Monstre de sa zone quand Lavalord y vient.
island-symbol-crystal = Cristal : occupe une case de dé. Trois dans une zone deviennent un Pylône.
island-symbol-pylon = Pylône : le troisième fait perdre la partie.
island-symbol-ally = Allié : ses pouvoirs s’activent avec votre Gloire ; sans Gloire, il s’en va.
island-symbol-cards = Cartes Pouvoir.
island-symbol-lock = Les dés verrouillés attendent dans une zone, face visible, qui veut les reprendre là.
island-symbol-range = Des baffes qui portent jusqu’à une zone voisine.
island-symbol-power = Un pouvoir de carte ou d’Allié que vous pouvez utiliser maintenant.
island-symbol-dice = Des dés.
island-symbol-warning = Un Événement : il a lieu aussitôt.
