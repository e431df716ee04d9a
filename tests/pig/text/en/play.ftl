### Pig at the table.

column-points = points
    .sign = ★

setup-quick_race = Quick race
    .help = Four pigs, and 20 points are enough.
option-short = Short game
    .help = 20 points are enough.
refused-PIG-WIN-01 = The one option of Pig is a short game (PIG-WIN-01).

event-TurnBegan =
    { $seat ->
        [you] Turn { $turn }: your turn.
       *[other] Turn { $turn }: { $seat }.
    }
event-Rolled =
    { $seat ->
        [you] You roll a { $face }; the pot holds { $pot }.
       *[other] { $seat } rolls a { $face }; the pot holds { $pot }.
    }
event-Banked =
    { $seat ->
        [you] You bank { $amount } and have { $now }.
       *[other] { $seat } banks { $amount } and has { $now }.
    }
event-WolfCame = { $by } comes nearer.
event-TookBack =
    { $seat ->
        [you] You take back your answer.
       *[other] { $seat } takes back an answer.
    }
event-GameOver =
    { $winners ->
        [none] Nobody wins.
        [you] You win.
       *[other] { $winners_count ->
            [one] { $winners } wins.
           *[other] { $winners } win.
        }
    }

ask-roll_on = The pot holds { $pot }. Roll on?
opt-roll = Roll
opt-bank = Bank { $n }
