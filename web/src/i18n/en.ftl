### Words of the web client. The games bring their own: see src/kaiju/games/*/text.

## Common

close = Close
cost = Cost
kind = { $kind ->
    [keep] Keep
    [discard] Discard
    [costume] Costume
    [evolution] Evolution
   *[event] Event
}
skip = Skip to the page
site = Site
settings = Settings
to-the-shelf = To the shelf
theme-to-light = Turn on the light
theme-to-dark = Turn off the light
try-again = Try again
reload = Load anew
trouble-lost = Nobody smashed this page.
    .text = It was never here. Even Space Penguin looked.
trouble-gone = No such table.
    .text = Washed away, or the link is missing a claw. Ask your friend to copy it again.
trouble-offline = The server is under the sea.
    .text = We cannot reach it. Your tables are safe; we keep knocking.
trouble-stale = Kaiju has mutated.
    .text = A newer version is out, and this page is still the old one.
trouble-broken = Something fell over.
    .text = It was probably a skyscraper. Please try again.

## Games

game-king_of_tokyo = King of Tokyo
    .tagline = Roll, smash, hold the city.
    .minutes = 30
game-king_of_tokyo_origins = King of Tokyo: Origins
    .tagline = The quick first bite.
    .minutes = 20
game-king_of_tokyo_duel = King of Tokyo: Duel
    .tagline = Pull fame, pull down houses.
    .minutes = 25
game-king_of_monster_island = King of Monster Island
    .tagline = All together against the Boss.
    .minutes = 60
game-godzilla_tokyo_clash = Godzilla: Tokyo Clash
    .tagline = Throw each other through Tokyo.
    .minutes = 45

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

## The board of King of Tokyo: Duel

duel-step-roll = Roll
duel-step-resolve = Resolve
duel-step-buy = Buy
duel-step-end = End
duel-you = You
duel-hearts = hearts
duel-energy = energy
duel-immune = Takes no hits
duel-cards = cards
duel-cards-of = Cards of { $name }
duel-look-at = Look at { $name }
duel-sweep = Sweep
duel-dice = Dice
duel-die = Die { $n }: { $face }{ $state ->
    [locked] , resolved
    [picked] , picked
   *[free] { "" }
}
duel-added = { $n } more { $face } in the Roll
duel-tracks = The Fame and Destruction tracks
duel-space = { $track }, { $side ->
    [start] start space
   *[other] space { $n } towards { $side }
}
duel-marker = { $track } marker: { $place }
duel-marker-here = the marker is here
duel-help-place = Touch a space of a track to see the token there.
duel-help-turn = Touch the space again for another way.
duel-help-pair = Touch two dice.
duel-help-buy = Touch a card to buy it.
duel-help-throw-out = Touch a card of the row.
duel-help-rivals = Touch a card of your Rival.
duel-help-effect = Touch the card that comes first.
duel-help-group = Or touch the dice.
duel-help-marker = Or touch the marker.
duel-lay = { $moved ->
    [yes] Move it here
   *[no] Lay it here
}
duel-stop = Keep them all
duel-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
duel-kept = Touch the dice you keep. Kept: { $kept }. Rolled again: { $rolled }.
duel-reroll = { $n ->
    [0] Reroll none
    [one] Reroll 1 die
   *[other] Reroll { $n } dice
}
    .help = Touch the dice to reroll.
duel-give-up = { $n ->
    [0] Discard none
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
    .help = Touch the cards in front of you.

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
bot-random = Bot: leaves it to luck
bot-greedy = Bot: grabs what it can
bot-hard = Bot: thinks ahead
bot-expert = Bot: thinks far ahead
choose-monster = Choose your Monster
by-chance = By chance
seat-monster = Monster of seat { $seat }: { $monster }
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
    .help = Nobody is hurried. A Monster that leaves is played by a bot until it returns.
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
