game-king_of_tokyo_duel = King of Tokyo Duel
    .tagline = Attirez la gloire, abattez les maisons.
    .about = Deux Monstres, deux pistes. Attirez la gloire et la destruction de votre côté, ou mettez le rival au tapis.
    .minutes = 25
