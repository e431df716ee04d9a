### What can be chosen when a table of King of Tokyo: Duel is opened.

option-monsters = Monsters
    .help = Choose a Monster for a seat, or leave it to chance.

## Why a table cannot be opened, by the rule behind it

refused-DUEL-SETUP-02 = Two players cannot have the same Monster (DUEL-SETUP-02).
