game-king_of_monster_island = King of Monster Island
    .tagline = All together against the Boss.
    .about = Up to five Monsters against one Boss, its minions and a volcano that does not care.
    .minutes = 60
