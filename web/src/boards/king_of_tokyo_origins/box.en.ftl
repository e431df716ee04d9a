game-king_of_tokyo_origins = King of Tokyo: Origins
    .tagline = The quick first bite.
    .about = The same fight with fewer cards and no Bay: quick to learn, quick to win, quick to demand revenge.
    .minutes = 20
