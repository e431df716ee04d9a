game-godzilla_tokyo_clash = Godzilla : Tokyo Clash
    .tagline = Projetez-vous à travers Tokyo.
    .about = Les Kaiju lancent chars, trains et voisins à travers une ville en hexagones.
    .minutes = 45
