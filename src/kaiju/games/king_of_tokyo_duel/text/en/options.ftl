### What can be chosen when a table of King of Tokyo: Duel is opened.

option-monsters = Monsters
    .help = Choose a Monster for a seat, or leave it to chance.
