### What the terminal says around a game: `kaiju play` and `kaiju replay`.

## Files

cannot-read = { $path } cannot be read: { $why }.
cannot-write = { $path } cannot be written: { $why }.
no-permission = permission denied
is-folder = { $path } is a folder; name a file.
no-folder = There is no folder { $path }.
too-big = { $path } is too big to be a record.
saved = The record of this game is { $path }.
how-to-resume = Go on with it
how-to-replay = Watch it again

## Seats

seat-empty = One of the seats has no name; list them like you,random,random.
seat-slow = { $name } takes long to answer here: it is made for the compiled build, and this is plain Python.
seat-typo = There is no bot called { $name }; did you mean { $near }? People may have any name that does not look like a bot’s.
seat-twice = Two people cannot both be called { $name }.
not-found-setup =
    { $near ->
        [none] { $game } has no set-up called { $name }; it has { $choices }.
       *[other] { $game } has no set-up called { $name }; did you mean { $near }?
    }
seats-number = { $game } takes { $least } to { $most } players, not { $seats }.
figures-many =
    { $seats ->
        [one] There are { $figures } figures for { $seats } seat.
       *[other] There are { $figures } figures for { $seats } seats.
    }
option-unknown = { $game } has no option called { $name }; it has { $choices }.
option-value = The option { $name } is one of { $choices }, not { $value }.
no-setups = { $game } has no set-up that goes by a name.
data-other = { $path } has data of { $game }.
seats-differ = The record has { $seats } seats, but { $given } were named.
seats-foreign = The record seats { $name }, code of somebody’s own; name all seats with --seats if you trust it.
not-found-on-shelf =
    { $near ->
        [none] There is no game called { $name }; the shelf holds { $choices }.
       *[other] There is no game called { $name }; did you mean { $near }?
    }
not-found-figure =
    { $near ->
        [none] { $game } has nobody called { $name }; choose { $choices }.
       *[other] { $game } has nobody called { $name }; did you mean { $near }?
    }
resume-over = The game in { $path } is over; watch it with kaiju replay.
resume-other = { $path } is a record of { $game }.
resume-fixed = The game in { $path } has begun; --seed, --figures, --option and --setup are for new games.
no-figures = Nobody chooses a figure in { $game }: all seats play alike.
bad-speed = The speed has to be more than 0.
bot-failed = The bot { $name } failed: { $why }.

## At the table

welcome = Type ? for help, quit to stop and keep the game.
resumed = The game goes on where it stopped.
prompt = { $name }>
you = you
player-as = { $name } for { $seat }
acts-now = { $seat } acts.
turn-heading =
    { $seat ->
        [you] Your turn
       *[other] { $seat }
    }
turn-number = turn { $turn }
extra-turn = extra turn
hand-over = Pass the keyboard to { $name }, and nobody else look.
press-enter = Press Enter.
as-they-lie = as they lie
if-unknown = what then is up to chance, to others, or to what is hidden
if-nothing = Nobody can know what any of these answers brings.
nothing-yet = Nothing has happened yet.
winner = wins
eliminated = eliminated

## How to answer

enter = Enter
enter-keeps = keeps all dice and stops rolling
enter-nothing = chooses none
numbers-keep = keeps dice { $dice } and rolls the others
numbers-choose = chooses these
rolls-dice = rolls die { $die } and keeps the others
more-help = more ways to answer, rules and cards
forms-keep = Enter keeps all and stops, numbers keep those dice, ? helps
forms-choose = Enter chooses none, numbers choose those, ? helps
enter-order = leaves them in this order
numbers-pick = { $exactly ->
        [yes] chooses these; { $most } in all
       *[no] chooses these; { $least } to { $most } in all
    }
numbers-amounts = { $exactly ->
        [yes] takes this many of which; { $most } in all
       *[no] takes this many of which; { $least } to { $most } in all
    }
numbers-amounts-too = says the same
numbers-order = puts them in this order
forms-pick = { $exactly ->
        [yes] { $most } numbers choose those, ? helps
       *[no] { $least } to { $most } numbers choose those, ? helps
    }
forms-amounts = { $exactly ->
        [yes] 2x1 takes two of number 1; { $most } in all, ? helps
       *[no] 2x1 takes two of number 1; { $least } to { $most } in all, ? helps
    }
forms-order = All numbers in the order you want, Enter leaves them so, ? helps
amount-of = ×{ $n }
near-spaces = next to { $spaces }
undo-can = { $word } takes back your last answer
undo-cannot = Your last answer can no longer be taken back: chance was used, something hidden has come to light, or somebody else has answered.

# What may be typed, the first form is shown.
typed-keep = keep k hold
typed-roll = roll reroll r
typed-all = all
typed-none = none nothing
typed-help = help ?
typed-rules = rules rule
typed-card = card cards
typed-log = log
typed-table = table
typed-if = if what
typed-quit = quit exit q
typed-undo = undo back

unclear-empty = Please type a number from 1 to { $n }.
unclear-number = Please type a number from 1 to { $n }.
unclear-several = “{ $text }” fits { $n } of the options; please type a number or more of the words.
unclear-words = “{ $text }” fits none of the options; please type a number from 1 to { $n }, or ? for help.
unclear-thing = There is no { $n } here; choose from { $choices }.
unclear-which = Which ones? Type their numbers, all or none.
unclear-things = “{ $text }” names nothing here; type numbers, or ? for help.
unclear-face-missing = No die shows { $face }.
unclear-face-few = There are not so many dice with { $face }.
unclear-which-of = { $exactly ->
        [yes] Which ones? Type { $most } of the numbers.
       *[no] Which ones? Type { $least } to { $most } of the numbers.
    }
unclear-how-many = { $exactly ->
        [yes] It must be { $most } in all, not { $n }.
       *[no] It must be { $least } to { $most } in all, not { $n }.
    }
unclear-amounts = “{ $text }” is no amount; type how many of which, such as 2x1 for two of number 1, or ? for help.
unclear-few = { $n ->
        [0] There is nothing left of number { $number }.
       *[other] There are no more than { $n } of number { $number }.
    }
unclear-order = “{ $text }” is no place in an order; type all numbers from 1 to { $n } in the order you want.
unclear-twice = { $n } stands there twice; every number comes once.
unclear-missing = { $n } is missing; an order has all { $count } numbers.

help-choose = Type the number of an option, or some words of it.
help-subset = Type the numbers of what you choose, all or none.
help-pick = Type the numbers of what you choose, as many as the question asks for.
help-amounts = Type how many of which: 2x1 1x3 is two of number 1 and one of number 3, and so is 1 1 3.
help-order = Type all the numbers in the order you want: 3 1 2 puts number 3 first.
help-rules = rules and a rule’s number, or ? and some words
    .text = looks into the rulebook
help-card = card and its name
    .text = shows a card in full
help-log = log, log all
    .text = what has happened lately, or from the start
help-if = if
    .text = tells what each answer would bring, as far as you may know
help-table = table
    .text = shows the table and the question again
help-undo = undo
    .text = takes back your last answer, as long as nothing has come of it
help-quit = quit, or Ctrl-C
    .text = stops here, keeps the game and tells how to go on with it

## Replay

replay-title = { $game }: { $players }
replay-unfinished = The record ends here; the game is not over.
replay-no-turn = There is no turn { $turn } in this record; it has { $turns }.
replay-other-rules = It was played by other rules ({ $rules }) and cannot be played again; this is what was written down.
replay-version = { $module }: { $version ->
    [0] no version
   *[other] version { $version }
 }
replay-events = The events in the record cannot be read: { $why }.
replay-events-foreign = they speak of a seat, a card or something else that is not there
replay-no-seat = There is no seat { $seat } in this record; it has { $seats }.
seat-number = Seat { $seat }
replay-step = Enter for the next step, q to stop

# Lessons
learn-none = { $game } has no lessons yet.
learn-unknown = There is no lesson { $lesson }. There are: { $known }.
learn-lesson = Lesson { $n } of { $of }: { $title }
learn-coach = Coach
learn-done = Well done
learn-left = Go on later with: { $command }
learn-play = That was all. Press Enter for an easy game, Ctrl+D to stop.

# ---- what a position is worth

position-chances = Chance to win
position-who = who
position-table = everybody together
position-chance = chance
position-answer = answer
position-worlds = worlds
position-playouts = playouts
position-nothing = nothing
position-not-asked = Seat { $seat } is not asked anything now.
position-left-out = { $n ->
    [one] One more answer was not tried.
   *[other] { $n } more answers were not tried.
}
position-as-bots = If all go on to play like our bots: { $n } playouts, seed { $seed }.

# Hints and looks back.
typed-hint = hint h
help-hint = h, h 2
    .text = tells what a bot would do, its chance to win and that of your choice, and why
hint-none = There is no hint for this question.
hint-best = best
hint-mine = yours
hint-instead = instead
hint-chance = { $chance }% to win ({ $low } to { $high })
hint-chance-team = { $chance }% for the table to win ({ $low } to { $high })
hint-same = Your choice is what a bot would do.
hint-better = It is clearly better than your choice.
hint-equal = Your choice is about as good: the games played on do not tell them apart.
hint-even = Both are about as good: the games played on do not tell them apart.
hint-although = But: { $reason }
hint-if = If all play on like our bots; { $n } games played on.
answer-keep = keep { $things }
answer-keep-none = keep nothing
answer-nothing = nothing
review-working = The game is judged: { $done } of { $of } …
review-other-rules = This game cannot be looked back at: it was played by { $rules }.
review-unfinished = The game of this record is not over: there is nothing to look back at yet.
review-budget = A review needs a budget of 2 games at least.
review-chances = Everybody’s chance to win
review-chances-team = The table’s chance to win
review-turning = Where it turned
review-turn = Turn { $n }.
review-swing = { $name }: { $before }% → { $after }%
review-open = kaiju replay { $file } --turn { $turn }
review-played = Played:
review-better = A bot would have played:
review-same = A bot would have played all of this turn the same: the dice decided.
review-here = Here a bot would have played the same.
review-even = The games played on do not tell the two apart.
review-gave-up = The game was given up here.
review-cost =
    { $n ->
        [one] What was played cost { $n } point of chance (±{ $error }).
       *[other] What was played cost { $n } points of chance (±{ $error }).
    }
review-gain =
    { $n ->
        [one] What was played was { $n } point of chance better (±{ $error }).
       *[other] What was played was { $n } points of chance better (±{ $error }).
    }
review-luck = Luck and skill, in points of chance
review-table = the table
review-start = start
review-own = own decisions
review-others = others’ decisions
review-by-luck = luck
review-end = end
review-taken = What paid, in points of chance
review-taken-turn =
    turn { $n }, { $uses ->
        [0] never used since
        [one] used once since
       *[other] used { $uses } times since
    }
review-if = If all had played on like our bots: { $n } games played on for each turn. Advice by the bot { $bot }.
