### Ce que l'on choisit en ouvrant une table de King of Tokyo Duel.

option-monsters = Monstres
    .help = Choisissez un Monstre pour une place, ou laissez faire le hasard.

## Pourquoi une table ne peut pas s’ouvrir, d’après la règle en cause

refused-DUEL-SETUP-02 = Deux joueurs ne peuvent pas avoir le même Monstre (DUEL-SETUP-02).
