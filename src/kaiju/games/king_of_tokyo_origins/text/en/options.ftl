### What can be chosen when a table of King of Tokyo: Origins is opened.

option-monsters = Monsters
    .help = Choose a Monster for a seat, or leave it to chance.
option-king_of_tokyo = Cards of King of Tokyo
    .help = How the cards of King of Tokyo are mixed into the deck.
option-king_of_tokyo-none = None
option-king_of_tokyo-exclusive = Without doubles
option-king_of_tokyo-all = All of them
option-king_of_tokyo-picks = Those I choose
option-left_out = Cards left out
    .help = Cards of this box that stay out of the deck. Only with cards of King of Tokyo chosen one by one.
option-two_player = Two-player rule
    .help = The box's own rule for a duel. Only for two seats.

## Why a table cannot be opened, by the rule behind it

refused-KOTO-2P-01 = The two-player rule is for a table of two (KOTO-2P-01).
