### What can be chosen when a table of King of Monster Island is opened.

option-mode = Challenge
    .help = One Boss, or the Ultimate Challenge with all three.
option-boss = Boss
    .help = The Boss of a game against one Boss.
option-side = Side
    .help = Normal or advanced.
option-placement = Starting zones
    .help = Choose where your Monsters start, or take the usual zones.
option-start_seat = Who starts
    .help = The seat that takes the first turn.
option-rolls = Rolls
    .help = How often dice may be rolled in a turn.
option-respite = Respite
    .help = Ultimate Challenge only: each Monster gains 5 Health at each change of Boss.
option-monsters = Monsters
    .help = Choose a Monster for a seat, or leave it to chance.

mode-single = One Boss
mode-ultimate = Ultimate Challenge
side-blue = Blue: Normal
side-red = Red: Advanced
placement-choose = Chosen
placement-default = Usual
rolls-3 = 3 rolls
rolls-4 = 4 rolls
start_seat-1 = Seat 1
start_seat-2 = Seat 2
start_seat-3 = Seat 3
start_seat-4 = Seat 4
start_seat-5 = Seat 5

## Why a table cannot be opened, by the rule behind it

refused-KOMI-SETUP-12 = Two players cannot have the same Monster (KOMI-SETUP-12).
refused-KOMI-SETUP-14 = The starting seat must be one of the seats of the table (KOMI-SETUP-14).
refused-KOMI-ULT-01 = The Ultimate Challenge begins with Crystal Dragon: no other Boss can be chosen (KOMI-ULT-01).
refused-KOMI-ULT-R09 = Respite exists only in the Ultimate Challenge (KOMI-ULT-R09).
