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
