game-king_of_tokyo_duel = King of Tokyo: Duel
    .tagline = Pull fame, pull down houses.
    .about = Two Monsters, two tracks. Pull fame and destruction to your side of the board, or knock the rival out.
    .minutes = 25
