game-king_of_tokyo_origins = King of Tokyo Origins
    .tagline = La première bouchée, vite avalée.
    .about = Le même combat avec moins de cartes et sans Tokyo Bay : vite appris, vite gagné, vite suivi d’une revanche.
    .minutes = 20
