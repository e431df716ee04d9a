### Les Monstres de King of Tokyo Duel et leurs pouvoirs spéciaux.

monster-gigazaur = Gigazaur
    .power = Blockbuster
    .text = Pour chaque groupe de 2 symboles pouvoir dépensés : tirez le pion Gloire ou le pion Destruction de 1 case vers vous, en choisissant à nouveau chaque fois.
    .note-1 = Chaque activation est un déplacement à part entière : bonus Buzz, contrôles de victoire et cartes qui réagissent aux déplacements s’appliquent chaque fois.
    .note-2 = Ces déplacements ont lieu pendant la résolution des dés (Écrasement dévastateur les compte).

monster-alienoid = Alienoid
    .power = Technologie extraterrestre
    .text = Pour chaque groupe de 2 symboles pouvoir dépensés : ajoutez à votre Lancer un symbole de votre choix. Une fois par activation, vous pouvez dépenser 1 symbole pouvoir de plus pour ajouter ce même symbole une seconde fois.
    .note-1 = Recommandé : toutes les activations juste après la fin du Lancer, avant que quoi que ce soit ne compte le Lancer (DUEL-POWER-07).
    .note-2 = Recommandé : les cinq symboles autres que pouvoir sont proposés (DUEL-POWER-08).
    .note-3 = Les symboles pouvoir dépensés restent dans le Lancer pour les cartes qui comptent les symboles pouvoir.

monster-space_penguin = Space Penguin
    .power = Cryo-gadgets
    .text = Pour chaque symbole pouvoir dépensé : gagnez 1 jeton Dé (jamais plus de 2 devant vous).
    .note-1 = Les jetons gagnés maintenant servent à partir du prochain tour.

monster-meka_dragon = Meka Dragon
    .power = Souffle nucléaire
    .text = Quand vous résolvez vos baffes, vous pouvez infliger (nombre de baffes de votre Lancer) × (nombre de symboles pouvoir de votre Lancer) coups au lieu d’un par baffe.
    .note-1 = Intéressant à partir de 2 symboles pouvoir ; sans aucun, il infligerait 0 : le choix n’est proposé que si le produit est plus grand.
    .note-2 = Les symboles ajoutés par Attaque acide et Pic d’adrénaline sont multipliés aussi.
    .note-3 = Une fois par Lancer ; un seul assaut.

monster-cyber_kitty = Cyber Kitty
    .power = Pouvoir cat-astrophique
    .text = Pour chaque groupe de 2 symboles pouvoir dépensés : gagnez 2 Énergies. Une fois par activation, vous pouvez dépenser 1 symbole pouvoir de plus pour gagner 2 Énergies de plus.
    .note-1 = Le meilleur partage : autant de groupes de trois que possible, puis un ou deux groupes de deux.
    .note-2 = Cette Énergie est gagnée pendant la résolution des dés : le Supraconducteur du Rival peut donc réagir.

monster-the_king = The King
    .power = Territorial
    .text = Pour chaque groupe de 2 symboles pouvoir dépensés : posez un de vos 2 jetons Buzz du King, pris dans votre réserve, sur une case libre d’une des deux pistes, ou déplacez-en un qui est déjà sur le plateau et ne porte pas de pion vers une autre case libre.
    .note-1 = Case libre : ni jeton Buzz ni pion dessus ; les cases Victoire sont permises.
    .note-2 = Quand le Rival tire un pion sur un jeton du King, ce déplacement s’arrête là ; The King n’est pas arrêté par ses propres jetons.
    .note-3 = Un jeton du King n’a pas de bonus Buzz.
