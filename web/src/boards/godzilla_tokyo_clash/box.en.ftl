game-godzilla_tokyo_clash = Godzilla: Tokyo Clash
    .tagline = Throw each other through Tokyo.
    .about = Kaiju throw tanks, trains and each other through a hexagonal city, for dominance.
    .minutes = 45
