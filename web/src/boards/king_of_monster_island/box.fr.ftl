game-king_of_monster_island = King of Monster Island
    .tagline = Tous ensemble contre le Boss.
    .about = Jusqu’à cinq Monstres contre un Boss, ses Minions et un volcan qui s’en moque.
    .minutes = 60
