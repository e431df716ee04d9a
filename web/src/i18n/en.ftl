### Words of the web client. The games bring their own: see src/kaiju/games/*/text.

## Common

close = Close
cost = Cost
skip = Skip to the page
site = Site
loading = Shaking the dice …
settings = Settings
to-the-shelf = To the shelf
theme-to-light = Turn on the light
theme-to-dark = Turn off the light
try-again = Try again
reload = Load anew
trouble-lost = Nobody smashed this page.
    .text = It was never here. We looked under every house.
trouble-gone = No such table.
    .text = Washed away, or the link is missing a claw. Ask your friend to copy it again.
trouble-offline = The server is under the sea.
    .text = We cannot reach it. Your tables are safe; we keep knocking.
trouble-stale = Kaiju has mutated.
    .text = A newer version is out, and this page is still the old one.
trouble-broken = Something fell over.
    .text = It was probably a skyscraper. Please try again.

## The shelf

title-shelf = Kaiju, giant-monster board games
hero = Be the monster.
    .text = Giant-monster board games. Friends by link, bots that bite.
play-now = Play now
join-by-link = Join by link
paste-link = The link to the table
bad-link = That is no link to a table. It should end in /table/ and some letters.
to-the-table = To the table
your-tables = Your tables
more-tables = { $count ->
    [one] One more
   *[other] { $count } more
}
pick-a-box = Pick a box
players = Players:
lasts = Lasts about
minutes = { $count } min
bots = Bots
play = Play
    .label = Play { $game }
rules = Rules
cards = Cards
open-tables = In the open
filter-game = Game
filter-state = State
every-game = Every game
every-state = Any state
state-waiting = Seats free
state-playing = Being played
state-finished = Over
no-tables = Not a monster in sight. Open a table, and make it public.
locked = With a password
footer = No account, no tracking, no city insurance.

## How a table stands

standing-waiting = { $open ->
    [one] One seat free of { $seats }
   *[other] { $open } seats free of { $seats }
}
standing-turn = Your turn, { $seats } seats
standing-other = Waiting for { $who }, { $seats } seats
standing-playing = Turn { $turn }, { $seats } seats
standing-won = Won, { $turns } turns
standing-lost = Lost, { $turns } turns
standing-over = { $winners ->
    [none] Nobody won
   *[other] { $winners } won
}, { $turns } turns
standing-over-team = { $winners ->
    [none] Lost together
   *[other] Won together
}, { $turns } turns
way-go = Go
    .label = Go to your table of { $game }
way-look = Look
    .label = Look at the table of { $game }
way-join = Join
    .label = Join the table of { $game }
way-replay = Replay
    .label = Watch the game of { $game } again

## Your name

name-title = Who is stomping in?
name = Your name
name-help = That is all: no account, no e-mail. This browser keeps the key to your seats.
name-empty = Even monsters have a name.
name-go = Stomp in
not-now = Not now

## A new table

title-open = Open a table: { $game }
seats = Seats
how-many-seats = How many seats
one-seat-less = One seat less
one-seat-more = One seat more
who-sits = Who sits at seat { $seat }
me = Me
open-seat = Open to anybody
bot = Bot: { $name }
bot-random = Lucky (leaves it to luck)
    .short = Lucky
bot-beginner = Beginner (still learning)
    .short = Beginner
bot-easy = Easy (keeps it simple)
    .short = Easy
bot-greedy = Greedy (grabs what it can)
    .short = Greedy
bot-planner = Planner (plans every turn)
    .short = Planner
bot-expert-fast = Quick expert (thinks ahead, briefly)
    .short = Quick expert
bot-hard = Clever (thinks ahead)
    .short = Clever
bot-expert = Expert (thinks far ahead)
    .short = Expert
bot-slow = { $name } (slow here)
choose-figure = Whom do you play?
play-as = You play { $figure }
by-chance = By chance
seat-figure = Seat { $seat } plays { $figure }
options = In the box
all = All
none = None
table = The table
who-may-come = Who may come
access-link = Who has the link
    .help = Nobody else will see this table.
access-public = Everybody
    .help = The table stands in the open, on the shelf.
password = Password
password-none = None needed
clock = Thinking time
clock-none = As long as you like
    .help = Nobody is hurried. For whoever leaves a bot plays until they return.
clock-quick = Quick
    .help = Three minutes, and five seconds more for each answer. Whoever runs out is played by a bot.
clock-usual = Usual
    .help = Ten minutes, and fifteen seconds more for each answer. Whoever runs out is played by a bot.
clock-slow = By letter
    .help = A day to begin with, and half a day more for each answer.
open-table = Open the table
open-hint-people = You get a link to send to your friends.
start-now = Start now
open-hint-bots = No open seats: the game begins at once.

## The table

table-question = What is asked
table-to-question = To the question
table-answers = Answers
table-rule = Rule
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-all = All { $n } lines
table-chat = Chat
table-chat-empty = Nobody has said anything. Roar first.
table-chat-said = { $name }: { $text }
table-chat-say = Say something
table-chat-send = Say it
table-not-sent = That did not go out: there is no connection. Try again in a moment.
table-rules = Rules
table-sound = Sound
table-steps = Steps of the turn
table-panels = Panels
table-table = Table
table-mine = Mine
table-watching = You are watching
table-watchers = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
}
table-loading = The table is being laid …
table-connection-lost = The line is cut. Coming back …
table-not-let-in = This table does not let you in.
table-waiting = The table is waiting.
table-they-are-asked = { $name } is asked: { $question }
table-waiting-for = { $n ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
table-given-up = You have given up; a bot plays on.
table-given-up-team = You have given up; a bot has your seat and plays on with the others.
table-answering = Sent …
table-your-turn = Your turn
table-active = at turn
table-over = The game is over
table-ended = The game has ended.
table-ended-by = { $n ->
    [one] { $names } has given up.
   *[other] { $names } have given up.
}
table-ended-by-you = You gave up.
table-result = The poster
table-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } win!
}
table-nobody-won = Nobody is left
table-team-won = The table wins!
table-team-lost = The table has lost
table-standings = Final standings
table-place = Place
table-who = Who
table-you = you
table-out = eliminated
table-you-won = You won.
table-you-lost = Not this time.
table-together-won = You won, all together.
table-together-lost = You lost, all together. Not this time.
table-rematch = Rematch
table-to-rematch = To the rematch
table-rematch-open = A rematch is being laid.
table-replay = See the replay
table-look = Look at the board
table-back = Back
table-leave = Leave the table
    .text = A bot stands in for you until you come back; your seat stays yours.
    .yes = Leave
    .no = Stay
table-concede = Give up
    .text = A bot plays on for you to the end, and you cannot win any more. There is no way back.
    .last = The game ends here, and you have lost it. There is no way back.
    .team = A bot takes over your seat and plays on with the others: the table still wins or loses together. There is no way back.
    .yes = Give up
    .no = Keep playing
table-clock = Time left
table-away = { $name } is away
table-stand-in-time = A bot stands in for { $name }: out of time
table-stand-in-left = A bot stands in for { $name }, who has left
table-stand-in-conceded = { $name } has given up
table-pick = Pick { $name }
table-choose = Choose
table-toggle = Pick or put back
table-yourself = Yourself
table-read = Read { $card }
table-picked = Picked: { $n } of { $of }
table-these = { $n ->
    [0] None of them
    [one] This one
   *[other] These { $n }
}
table-chosen = { $how ->
    [exactly] Choose { $most }: { $n } chosen
    [up-to] Choose up to { $most }: { $n } chosen
   *[other] Choose { $least } to { $most }: { $n } chosen
}
table-taken = { $how ->
    [exactly] Take { $most } in all: { $n } taken
    [up-to] Take up to { $most } in all: { $n } taken
   *[other] Take { $least } to { $most } in all: { $n } taken
}
table-placed = Put all { $of } in order: { $n } placed
table-enough = That is as many as may be taken. Put one back first.
table-n-of = { $n } of { $of }
table-less = One less: { $name }
table-more = One more: { $name }
table-this-order = In this order
table-in-order = The order
table-place-of = { $name }, number { $n } of { $of }
table-place-next = { $name }: place as number { $n }
table-last-off = Take the last one off
table-order-help = Click one after the other. The arrow keys move what is placed; a click takes it off again.
table-help-board = Choose on the board
table-as-list = As a list
table-on-board = Back to the board
table-not-yet = Not yet
table-take-back = Take back
    .help = Take back your last answer
table-choices = { $n } choices
table-seats = Who sits here
table-map = Map. The arrow keys go from space to space.
table-space-pieces = { $name }: { $pieces }
table-view = What is on the table
table-yes = yes
table-no = no
table-none = none
table-ruling = A ruling: the rulebook is silent here.
table-same-chapter = In the same chapter
table-no-rule = There is no rule { $id } in this book.
table-whole-rulebook = The whole rulebook
table-cannot-load = This page of the book cannot be fetched now.
table-card-when = When
table-card-notes = Good to know
table-all-cards = All cards

## Waiting for others

title-waiting = Waiting: { $game }
title-rules = Rules: { $game }
title-cards = Cards: { $game }
title-settings = Settings
waiting = { $count ->
    [0] Everybody is here.
    [one] One player missing.
   *[other] { $count } players missing.
}
    .text = Send the link to whoever shall be smashed. The game begins as soon as every seat is taken.
    .team = Send the link to whoever shall help. You win or lose together. The game begins as soon as every seat is taken.
invited = { $count ->
    [0] No seat is free.
   *[other] Somebody wants to smash you.
}
    .text = Take a seat and smash back. The game begins as soon as every seat is taken.
    .team = Take a seat: all of you win or lose together. The game begins as soon as every seat is taken.
invited-team = { $count ->
    [0] No seat is free.
   *[other] Somebody needs your help.
}
link = The link to this table
copy-link = Copy the link
share = Share
share-title = A table of { $game }
link-copied = The link is in your claws: paste it anywhere.
link-not-copied = The browser keeps its claws closed. Please mark the link and copy it.
take-a-seat = Take a seat
seat-open = Free
a-bot = Bot
you = You
here = Here
away = Not here now
sit-here = Sit here
give-to-bot = To a bot
free-seat = Free the seat
leave = Leave
start-with-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
clock-line = { $start } minutes, and { $increment } seconds for each answer
locked-title = A locked door.
locked-text = This table has a password. Who knows it may watch.
watch = Watch

## Rules and cards

chapters = Chapters
rules-intro = Every rule has a number; the log of a game names it, and every link leads to its place here.
search-rules = Search the rules
search-cards = Search the cards
module = Part of the box
every-module = Everything in the box
found-rules = { $count ->
    [one] One rule
   *[other] { $count } rules
}
found-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
glossary = Words
setups = Ready-made tables
sources = Where the rules are from
ruling = Ruling
    .text = The rulebook leaves this open, and we decided.
why = Why:
example = Example
given = Given
when = When
then = Then
set = Set
every-set = All sets
kind-of-card = Kind
every-kind = All kinds
timing = When
belongs-to = Belongs to
also-called = Also called
notes = Notes
trouble-nothing = Nothing under this rock.
    .text = Try fewer words, or lift another rock.

## Settings

language = Language
language-auto = As the browser
language-en = English
language-fr = Français
theme = Light
theme-auto = As the system
theme-light = Day
theme-dark = Night
motion = Motion
motion-auto = As the system
motion-full = All of it
motion-reduced = Reduced
    .help = Nothing flies, nothing shakes; everything is still told.
sound = Sound
    .help = Dice, smashes, a far siren. Never before your first click.
volume = Volume
symbols = Symbols beside colours
    .help = Shapes and words wherever a colour means something, also where space is short.
forced = Answer for me when there is one option
    .help = The table goes on by itself where you have no choice.
first-touch = Act at the first touch
    .help = Buying, using and laying open happen at once. For whoever knows the game.
your-name = Your name
save-name = Save
name-saved = From now on you are { $name }.
no-name-yet = You have no name yet; you are asked for one when you first sit down.
forget-me = Forget me in this browser
    .help = This browser throws its key away. Without a link, a recovery phrase or another device your seats are lost: nobody can give the key back.
    .yes = Forget me
forget-me-sure = Forget { $name } in this browser?
forgotten = This browser no longer knows you.
look-and-sound = Look and sound
at-the-table = At the table

## The replay

replay = Replay
replay-title = Replay: { $game }
replay-controls = Play the game back
replay-start = Before the first turn
replay-turn = { $who ->
    [none] Turn { $turn }
   *[other] Turn { $turn }: { $who }
}
replay-turn-n = Turn { $turn }
replay-from-step = step { $step }
replay-turns = Turns
replay-first = To the beginning (Home)
replay-back = One step back (left arrow)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-forward = One step on (right arrow)
replay-last = To the end (End)
replay-speed = Speed
replay-step = Step
replay-step-of = step { $step } of { $last }, turn { $turn }
replay-as = Seen by
replay-spectator = A spectator
replay-share = Copy a link to this step
    .short = Share
replay-copied = The link to this step is copied.
replay-link = The link to this step
replay-record = Download the record
    .short = Record
replay-play-on = Play on from here
    .short = Play on
    .text = A new table begins exactly here, after { $step } answers. The dice to come will be new.
    .over = The game is over here. Go back a step.
replay-me = I play
replay-who-plays = Who plays { $name }
replay-open-seat = Open: somebody by link

## What the server refuses, by its codes. In English its own sentences are shown, which often say more.

refused-bad-name = A name needs at least one letter.
refused-bad-setup =
    { $rules ->
        [none] These options do not go together.
       *[other] These options do not go together ({ $rules }).
    }
refused-begun = The game has begun; the seats stay as they are.
refused-busy = The server cannot do that right now. Nothing has changed; try again in a moment.
refused-cannot-take-back = Your last answer cannot be taken back any more.
refused-conceded = You have given up; a bot plays on.
refused-full = Every seat at this table is taken; you can watch.
refused-no-name = Choose a name first.
refused-no-such-bot = That bot does not play here.
refused-no-such-game = That game is not on the shelf.
refused-no-such-option = That is not one of the options.
refused-no-such-lesson = There is no such lesson.
refused-no-such-seat = This table has no such seat.
refused-no-such-table = There is no such table; the link may be mistyped.
refused-not-asked = You have not been asked anything.
refused-not-finished = The game is still on.
refused-not-found = There is nothing at this address.
refused-not-gone = Nobody waits for somebody who is gone there.
refused-not-host = Only who opened the table can do that.
refused-not-in-sight = Not everybody can see that.
refused-not-kept = This game was played by older rules, before replays were kept.
refused-not-playing = There is nothing to answer: the game is not on.
refused-not-seated = You do not sit at this table.
refused-not-understood = The server did not understand that.
refused-other-rules = This game was begun by another version of the rules.
refused-rules-fault = The rules failed at this. The fault is ours: nothing has changed, and whoever runs the server has a report.
refused-seated = You already sit at this table.
refused-taken = Somebody was quicker: that seat is taken.
refused-too-fast = That was too fast; wait a moment and try again.
refused-too-long = That is too long.
refused-too-many-tables = You have many unfinished tables; finish or leave some.
refused-which-seat = You hold several seats; say for which one you answer.
refused-wrong-password = This table has a password, and that was not it.
refused-wrong-secret = The server does not know this browser’s player. Your key is kept; try again in a moment.
link-only-here = This link works on this computer only. For friends, start Kaiju with --host 0.0.0.0 and open it by this machine’s name.
password-needed = Type the table’s password first.

## You, on this device and on others

title-move = Come back
you-title = You
you-come-back = I have played before: come back by a link or a recovery phrase
you-device = On another device too
    .help = A link makes another phone or computer yours as well: the same name, the same seats. It is good once, for a quarter of an hour.
you-device-make = Make a link
you-device-again = Make another link
you-device-code = The link as a QR code
you-device-link = The link for the other device
you-device-until = Open it there before { $time }. Nobody else may have it: whoever opens it is you.
you-phrase = Recovery phrase
    .help = Ten words that bring you back when this browser is lost. Write them down and keep them to yourself.
you-phrase-make = Tell me a phrase
you-phrase-once = These words are told only now. A phrase that you had before is no longer good.
you-phrase-kept = I have written it down
you-data = What is kept about you
you-export = Download my data
you-delete = Delete me everywhere
    .help = Your name and all that you said in chats are blanked at every table, on every device, and your keys are void. There is no way back.
    .stays = What stays: your answers in games, without your name, so that the replays of the others hold.
    .yes = Delete me
you-delete-sure = Delete { $name } for good?
you-deleted = You are gone. Your answers stay, without a name.
you-stay = Stay
move-title = Come back
move-before = This browser is { $name } now. If you come back as somebody else, { $name } is gone from this browser: make a link or a phrase in the settings first, or the seats are lost.
move-by-link = By a link
    .help = This link brings a player from another device. It is good once.
move-by-phrase = By a recovery phrase
    .help = Ten words; spaces and capitals do not matter.
move-go = Come back
move-instead = Come back, and give up who I am here
move-done = Welcome back, { $name }.
stranger = The server does not know { $name }.
    .text = Perhaps it looks at an older copy of its tables for a while, or you have deleted yourself on another device. Your key is safe in this browser: nothing is thrown away unless you say so.
stranger-anew = Give up this name here
stranger-phrase = I have a recovery phrase
trouble-closed = This table is closed.
    .text = Its host has closed it, or nobody came for a long time. Open another one.
trouble-busy = The server is wrestling.
    .text = It cannot answer right now. Nothing is lost; we try again by ourselves.
send-away = Send away
sent-away = The host has sent you away from this table. You can watch.
show-code = QR code
link-code = The link to this table as a QR code
plays-on = Its deck and hands are drawn anew: nobody knows them from the replay.
plays-on-known = Its deck and hands are those of the replay: whoever has watched it knows them.
table-try-now = Try now
table-close = Close the table
    .text = The table is over for everybody, without a winner, and nobody can come back to it.
    .yes = Close it
    .no = Keep it open
refused-closed = This table is closed.
refused-sent-away = The host of this table has sent you away; you can watch.
refused-too-many-connections = Too many connections from your address; close some pages and try again.
refused-too-slow = The connection is too slow; try again.
refused-others-play = Others play at this table: it cannot be closed.
refused-not-good = This link or phrase is not good, or not any more.

## About

title-about = About Kaiju
about-what = Giant-monster board games on one rules engine: in the browser, in the terminal, on a server of your own. The rules are complete, every one has a number, and the bots play by them too.
about-not = A hobby project, under the MIT licence. It has nothing to do with the publishers of the games: their names belong to them, and all words and pictures here are our own.
about-you = You
    .text = No account, no e-mail, no tracking, nothing from other servers. The server keeps your name, your answers and what you say at a table; in the settings you can download all of it and delete yourself.
about-licences = Licences
    .text = Fonts and libraries by others that come with this page, with their licence texts.
    .link = Fonts and libraries

## Pace, and who is gone or out

pace = How fast things happen
    .help = Only for you. Step by step waits after each turn until you go on; at once shows nothing but the outcome.
pace-step = Step by step
pace-slow = Slowly
pace-normal = As usual
pace-fast = Fast
pace-skip = At once
bot-pace = How long bots think
    .help = For everybody at this table.
not-this-turn = Pass when my cards are offered in between
    .help = Until you switch this off, you are asked about your cards only at their own moments, not after every step of somebody’s turn.
notify = Call me when it is my turn
    .help = A message of the browser, only while this page is out of sight.
notify-denied = The browser does not allow messages from this page.
read-more = Read every line of the log aloud
    .help = For screen readers. Otherwise one sentence a turn is read, and your questions.
table-go-on = Go on
table-keys = Keys
    .text = Digits take dice, Enter presses the loud button, Tab goes to the question, Space or Escape shows the rest at once, Ctrl+Z takes back, ? lists all of them.
table-key-digits = 1 to 9
    .does = take a die, or put it back
table-key-hint = h
    .does = ask what a bot would do
table-key-enter = Enter
    .does = press the loud button; what spends a card for good is never loud
table-key-tab = Tab
    .does = go to the question, then from answer to answer
table-key-arrows = ← →
    .does = from one answer to the next within a group
table-key-space = Space
    .does = show at once what is still being shown
table-key-escape = Esc
    .does = the same, and close what lies open
table-key-back = Ctrl + Z
    .does = take the last answer back, where that is possible
table-key-help = ?
    .does = this list
replay-key-arrows = ← →
    .does = one step back, one step on
replay-key-pages = Page Up, Page Down
    .does = the turn before, the next turn
replay-key-ends = Home, End
    .does = the beginning, the end
replay-key-space = Space
    .does = play, pause
table-out-title = You are out of the game
table-out-skip = Skip to the end
table-out-skipping = To the end …
table-out-watch = You are watching. { $idle }
table-out-review = The game so far
table-out-again = Another game
gone-until = { $name } is gone. A bot stands in after
gone-waits = { $name } is gone; somebody wants to wait.
gone-bot = { $n ->
    [0] Let a bot play
   *[other] Let a bot play ({ $n })
}
gone-wait = { $n ->
    [0] Wait
   *[other] Wait ({ $n })
}

## What happened, how it goes

table-since = Since your last turn
table-how-a-turn-goes = How a turn goes
table-now = now
table-rules-numbered = The rules, by number
table-for-good = final
table-outlook = What would happen
table-outlook-nothing = Nobody can know what any of these answers brings.
table-outlook-honest = Worked out by the rules from what you may know. What is up to chance, to others or to what is hidden is left out.
table-as-they-lie = As they lie
table-with-these = These
table-label = { $label }:

## Without a server

kept-title = What you can read meanwhile
kept-rules = Rules: { $game }
kept-cards = Cards: { $game }
kept-replay = Replay { $n }
table-share-poster = Share the poster

learn = Learn
    .label = Learn { $game }
learn-title = Learn { $game }
learn-coach = Coach
learn-lesson = { $n } of { $of }
learn-next = Next lesson
learn-play = Play an easy game

## Hints and looks back

hint = What would you do?
    .help = The best answer, your chance to win, and why (key h)
hint-comes = A bot thinks it over …
hint-gone = That question has been answered.
hint-best = The best answer
hint-mine = Your choice
hint-instead = Another answer
hint-one = A good answer
hint-chance = { $chance }% to win (19 times in 20 between { $low }% and { $high }%)
hint-chance-team = { $chance }% for the table to win (19 times in 20 between { $low }% and { $high }%)
hint-same = Your choice is what a bot would do.
hint-better = It is clearly better than your choice.
hint-equal = Your choice is about as good: the games played on do not tell them apart.
hint-even = Both are about as good: the games played on do not tell them apart.
hint-why = Why
hint-although = But:
hint-if = If all play on like our bots: { $n } games were played on for it, in worlds that you could imagine.
hint-told = { $name } asks for a hint.
hints = Hints
hints-told = Yes
    .help = Everybody may ask what a bot would do, and the others at the table are told of it.
hints-quiet = Yes, quietly
    .help = Everybody may ask what a bot would do, and nobody else is told.
hints-off = No
    .help = The host has switched hints off at this table.
answer-keep = Keep { $things }
answer-keep-none = Keep nothing
answer-nothing = Nothing
refused-hints-off = The host of this table has switched hints off.
refused-hints-busy = Many people ask for hints right now; try again in a moment.
refused-hint-comes = Your hint is on its way.
refused-hint-secret = A hint would be told to the others, and so that it is you who is asked.
refused-no-hint = There is no hint for this question.
refused-reviews-busy = Many games are being looked back at; try again in a while.
review = How was it won?
    .short = Review
review-working = The game is played again, and bots judge it …
review-waits =
    { $n ->
        [one] Another game comes first …
       *[other] { $n } other games come first …
    }
review-failed = This game could not be looked back at.
review-chances = Everybody’s chance to win
review-chances-team = The table’s chance to win
review-chances-label = Chance to win over the turns: { $told }
review-if = If all had played on like our bots from there: { $n } games played on for each turn.
review-turning = Where it turned
review-chance = { $chance }%
review-turn = Turn { $n }.
review-swing = { $name }: { $before }% → { $after }%
review-asked = { $name }:
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
review-see = See it
review-luck = Luck and skill
    .help = In points of chance to win. Decisions are measured against what a bot would have done, by what the player could know. What is left is luck: dice and draws.
review-who = Player
review-table = The table
review-start = At the start
review-own = Own decisions
review-others = Others’ decisions
review-by-luck = Luck
review-end = At the end
review-taken = What paid
    .help = In points of chance to win against taking nothing, as it looked then.
review-taken-turn =
    Turn { $n }, { $uses ->
        [0] never used since
        [one] used once since
       *[other] used { $uses } times since
    }
review-over-time = Over time
review-bot = Advice by the bot “{ $bot }”.
