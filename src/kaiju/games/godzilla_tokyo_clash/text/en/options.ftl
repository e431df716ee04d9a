### What can be chosen when a table of Godzilla: Tokyo Clash is opened.

option-first_game = First game
    .help = The rulebook’s suggestion in one click: Godzilla against Megalon, Armored Assault and Rush Hour, the default board.
setup-first_game = First game
    .help = The rulebook’s suggestion in one click: Godzilla against Megalon, Armored Assault and Rush Hour, the default board.
option-kaiju = Kaiju
    .help = Choose a Kaiju for a seat, or leave it to chance. Who names one that is taken gets another one.
option-events = Events
    .help = Two Events are in play. Draw them, take those of the first game, or choose two: the first is Event 1.
option-events-picks = Two Events of your choice
option-board = Board
    .help = Deal the tiles by chance, or lay out the default board.

events-none = by chance
events-first_game = first game

board-none = by chance
board-default = default board

refused-GTC-SET-06 = Two Events are in play: choose two, or leave them to chance (GTC-SET-06).
refused-GTC-SET-18 = The two Events must be different ones (GTC-SET-18).
