## Une première partie guidée

lesson-move = Se déplacer
    .end = Vous jouez une carte, payez son Énergie, puis c’est aux autres. La manche finit quand tout le monde a passé.
lesson-move-1 = Vous êtes Godzilla, et voici vos cartes. Le nombre dans le coin est leur coût en Énergie. Jouez Marche implacable : elle est gratuite et vous déplace de 2 cases.
    .else = Jouez Marche implacable.
lesson-move-1-far = Personne n’est à portée : l’attaque ne toucherait rien. Déplacez-vous d’abord.
lesson-move-1-discard = Toute carte peut être défaussée pour l’une de vos deux actions de Défausse, mais celle-ci vous mène plus loin.
lesson-move-1-pass = Passer, c’est perdre votre tour. Vous avez des cartes à jouer.
lesson-move-2 = Les cases marquées sont celles où vous pouvez aller. Allez en b2, parmi les maisons.
    .else = Allez en b2.
lesson-move-2-stay = Rester ? À Tokyo ? Allez en b2.

lesson-energy = L’Énergie des maisons
    .end = Un Petit bâtiment donne 2 Énergies, un Grand davantage. La ville est là pour ça. Chaque Petit bâtiment va aussi sur la piste de Dégâts : quand le Destructeur d’oxygène en dépasse un, la partie finit.
lesson-energy-1 = Vous avez 1 Énergie : trop peu pour quoi que ce soit de grand. Piétinement urbain vous mène à 2 cases et vous laisse écraser une maison. Jouez-le.
    .else = Jouez Piétinement urbain.
lesson-energy-1-pass = Vous avez mieux que passer : Piétinement urbain est gratuit.
lesson-energy-2 = Allez là où il y a une maison : b2.
    .else = Allez en b2.
lesson-energy-2-empty = Rien à casser là-bas. Allez en b2.
lesson-energy-3 = Et maintenant, aplatissez-la.
    .else = Détruisez le bâtiment.

lesson-throw = Projeter
    .end = Megalon a traversé la Tour, et vous avez pris ses 4 Énergies. Ce que heurte un Kaiju projeté se brise et vous paie.
lesson-throw-1 = Megalon est dans votre case. Une attaque peut blesser ou projeter. Jouez Coup de queue.
    .else = Jouez Coup de queue.
lesson-throw-1-pass = Alors que Megalon est là ? Jouez Coup de queue.
lesson-throw-2 = Cette fois, projetez Megalon.
    .else = Projetez Megalon.
lesson-throw-2-damage = Les dégâts rapportent des Trophées, mais il vous faut de l’Énergie : projetez.
lesson-throw-2-none = La carte est déjà payée. Projetez Megalon.
lesson-throw-3 = Projetez-le dans la Tour, en c3 : un Grand bâtiment paie le mieux.
    .else = Projetez-le en c3.
lesson-throw-3-soft = Un atterrissage en douceur. La Tour, en c3, vous donne 4 Énergies.

lesson-ray = La portée et les Trophées
    .end = Chaque point de dégât révèle une carte de la pioche de la victime, et vous prenez celle qui a le plus de Domination comme Trophée. La Domination fait les points à la fin.
lesson-ray-1 = Rayon thermique atteint 3 cases en ligne droite. Megalon est à une case. Jouez-le.
    .else = Jouez Rayon thermique.
lesson-ray-1-pass = La ligne est libre : jouez Rayon thermique.
lesson-ray-2 = Brûlez Megalon.
    .else = Infligez les dégâts.
lesson-ray-2-none = La carte est déjà payée. Attaquez Megalon.

lesson-defend = La Défense
    .end = Une carte Défense bloque autant qu’elle le dit, puis part à la défausse. On vous demande à chaque coup reçu, même sans une telle carte : ainsi personne n’apprend ce que vous avez.
lesson-defend-1 = Megalon vous attaque : Attaque 2. Cuir d’écailles bloque 2 et ne coûte rien : défendez-vous.
    .else = Défendez-vous avec Cuir d’écailles.
lesson-defend-1-none = Deux cartes de votre pioche seraient révélées, et la meilleure deviendrait le Trophée de Megalon. Défendez-vous.

lesson-momentum = L’Élan
    .end = Une carte avec Élan vous laisse en jouer une autre dans le même tour. Qui a le plus de Domination en Trophées gagne quand le Destructeur d’oxygène met fin à la partie. À vous de jouer !
lesson-momentum-1 = Megalon est en d2. Marche implacable a Élan : après elle, vous pouvez aussitôt jouer une autre carte. Jouez-la.
    .else = Jouez Marche implacable.
lesson-momentum-1-ray = Ce serait tout votre tour. Avec Marche implacable d’abord, vous avez les deux.
lesson-momentum-2 = Allez en c2 : d2 est juste à côté.
    .else = Allez en c2.
lesson-momentum-2-stay = Approchez-vous : c2.
lesson-momentum-3 = L’Élan : vous continuez. Jouez Rayon thermique.
    .else = Jouez Rayon thermique.
lesson-momentum-3-stop = Ne gâchez pas l’Élan : jouez Rayon thermique.
lesson-momentum-4 = Et maintenant, le rayon.
    .else = Infligez les dégâts.
lesson-momentum-4-none = La carte est déjà payée. Attaquez Megalon.
