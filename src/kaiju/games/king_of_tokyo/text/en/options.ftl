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

## Why a table cannot be opened, by the rule behind it

refused-KOT-2P-04 = The two-player rule is for a table of two (KOT-2P-04).
refused-KOT-MUT-01 = Mutant Evolutions is a variant of Power Up!: switch that on too (KOT-MUT-01).
refused-KOT-PU-01 = With Power Up! every Monster needs Evolutions, and one of those chosen has none (KOT-PU-01).
refused-KOT-SETUP-07 = The Market needs three cards: leave fewer out (KOT-SETUP-07).
refused-KOT-SETUP-12 = Two players cannot have the same Monster (KOT-SETUP-12).
refused-KOTO-MIX-01 = Cards of the other box are mixed in by one of three ways: the new ones, all, or those you name (KOTO-MIX-01).
refused-KOTO-MIX-04 = Cards are left out only where cards of the other box are chosen one by one (KOTO-MIX-04).
