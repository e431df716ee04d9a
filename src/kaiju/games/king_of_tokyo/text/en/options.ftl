### What can be chosen when a table of King of Tokyo is opened.

option-monsters = Monsters
    .help = Choose a Monster for a seat, or leave it to chance.
option-power_up = Power Up!
    .help = Every Monster gets its eight Evolutions; three hearts evolve it.
option-mutant_evolutions = Mutant Evolutions
    .help = Before the game everybody drafts eight Evolutions, card by card. Needs Power Up!.
option-halloween = Halloween
    .help = Costumes at the start and in the deck; who hits their wearer may steal them.
option-promos = Promo cards
    .help = Cards that came one by one; switch on those you like.
option-origins = Cards of Origins
    .help = How the cards of King of Tokyo: Origins are mixed into the deck.
option-origins-none = None
option-origins-exclusive = The new ones only
option-origins-all = All of them
option-origins-picks = Those I choose
option-left_out = Cards left out
    .help = Cards of this box that stay out of the deck. Only with cards of Origins chosen one by one.
option-two_player = Two-player rule
    .help = The box's own rule for a duel. Only for two seats.
