### Godzilla: Tokyo Clash at the table: what is asked, what can be answered, what happens.
###
### Seats arrive as a name, as `you` for the reader, as `none` for nobody, and as `self` where a second seat
### is the same as the first. Cards arrive by name, `none` without one. See rulebook/telling.py.
### Spaces are called by row and number: a1, a2 and so on.

## Standings

column-points = points
    .sign = ★
column-energy = Energy
    .sign = ↯
column-trophy_count = Trophies
    .sign = ♛
column-hand_size = cards
    .sign = ▯

## Kaiju

kaiju-godzilla = Godzilla
kaiju-mothra = Mothra
kaiju-king_ghidorah = King Ghidorah
kaiju-megalon = Megalon
kaiju-none = by chance

## The Discard Actions of the mats

action-godzilla_1 = move 1 space
action-king_ghidorah_1 = move 1 space
action-megalon_1 = move 1 space
action-godzilla_2 = throw something up to 2 spaces
action-king_ghidorah_2 = throw something 1 space
action-megalon_2 = throw something 1 space
action-mothra_1 = move up to 2 spaces in a straight line
action-mothra_2 = gain 1 Energy

## Buildings and pieces

thing-small_building = Small Building
thing-tower = Tower
thing-power_plant = Power Plant
thing-military_bunker = Military Bunker
thing-radar_dish = Radar Dish
thing-tank = Tank
thing-train = Train
thing-jet = Jet
thing-ufo = UFO
thing-battleship = Battleship
thing-lightning_generator = Lightning Generator

## Directions

facing-e = east
facing-se = south-east
facing-sw = south-west
facing-w = west
facing-nw = north-west
facing-ne = north-east

## Events, tiles and options

event-armored_assault = Armored Assault
event-rush_hour = Rush Hour
event-air_strikes = Air Strikes
event-xilien_invasion = Xilien Invasion
event-naval_bombardment = Naval Bombardment
event-lightning_generators = Lightning Generators
tile-T00 = Tokyo Tower Plaza
tile-T01 = Shibaura Rail Yard
tile-T02 = Harbour Heights
tile-T03 = Ginza Crossing
tile-T04 = Riverside Grid
tile-T05 = Bayfront Turbines
tile-T06 = Loop Line Substation
tile-T07 = Garrison Siding
tile-T08 = Coastal Battery
tile-T09 = Barracks Quarter
tile-T10 = Canal Relay
tile-T11 = Pier Listening Post
tile-T12 = Hilltop Circuit

## What happens: the Round

event-TableSet =
    The table is set: { $kaiju }. The Events are { $events }. { $king ->
        [you] You are
       *[other] { $king } is
    } King of Monsters.

event-RoundBegan = Round { $round } begins.
event-MarkerMoved = The Oxygen Destroyer advances to circle { $circle }.
event-TurnBegan =
    { $seat ->
        [you] Turn { $turn }: your turn.
       *[other] Turn { $turn }: { $seat }.
    }

event-Passed =
    { $seat ->
        [you] You pass.
       *[other] { $seat } passes.
    }

event-Stopped =
    { $seat ->
        [you] You let Momentum go.
       *[other] { $seat } lets Momentum go.
    }

event-PhaseBegan =
    { $phase ->
        [refresh] Everybody has passed: the Refresh Phase begins.
       *[event] The Event Phase begins.
    }

event-EventBegan = Event: { $event_card }.

## What happens: cards

event-CardPlayed =
    { $seat ->
        [you] You play
       *[other] { $seat } plays
    } { $card }.

event-DiscardActionTaken =
    { $seat ->
        [you] You discard
       *[other] { $seat } discards
    } { $card } to { $action }.

event-EnhancementSet =
    { $card } comes into play for { $seat ->
        [you] you
       *[other] { $seat }
    }.

event-EnhancementSpent =
    { $seat ->
        [you] You discard
       *[other] { $seat } discards
    } { $card } from play for its effect.

event-EnhancementLost =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } the Enhancement { $card }.

event-CardDone =
    { $seat ->
        [you] Your { $card } goes
       *[other] { $seat }’s { $card } goes
    } to the discard pile.

event-CardsDrawn =
    { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } { $amount ->
        [one] one card
       *[other] { $amount } cards
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }

event-CardsDiscarded =
    { $seat ->
        [you] You discard
       *[other] { $seat } discards
    } { $cards }.

event-DeckRenewed =
    The { $cards ->
        [one] one discarded card becomes
       *[other] { $cards } discarded cards become
    } a new deck for { $seat ->
        [you] you
       *[other] { $seat }
    }.

event-CardsRecovered =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $card } back from the discard pile, { $pile ->
        [hand] into the hand
       *[other] to the top of the deck
    }.

event-DeckPeeked =
    { $seat ->
        [you] You look
       *[other] { $seat } looks
    } at the top of { $owner ->
        [you] your deck
       *[other] the deck of { $owner }
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }

event-HandLooked =
    { $seat ->
        [you] You look
       *[other] { $seat } looks
    } at { $owner ->
        [you] your hand
       *[other] the hand of { $owner }
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }

event-CardsLooked =
    { $seat ->
        [you] You look at your
       *[other] { $seat } looks at the own
    } deck, { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }

event-CardsKept =
    { $seat ->
        [you] You keep
       *[other] { $seat } keeps
    } { $cards ->
        [none] { $amount ->
                [one] one card
               *[other] { $amount } cards
            }
       *[other] { $cards }
    }{ $below ->
        [none] { $under ->
                [0] .
                [one] ; one card goes under the deck.
               *[other] ; { $under } cards go under the deck.
            }
       *[other] ; under the deck: { $below }.
    }

## What happens: Energy and heads

event-EnergyGained =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount } Energy{ $card ->
        [none] { "" }
       *[other] { " " }thanks to { $card }
    } and { $seat ->
        [you] have
       *[other] has
    } { $now }.

event-EnergyLost =
    { $rule ->
        [GTC-CARD-01] { $seat ->
                [you] You pay
               *[other] { $seat } pays
            }
        [GTC-DMG-08] { $seat ->
                [you] You pay
               *[other] { $seat } pays
            }
       *[other] { $seat ->
                [you] You lose
               *[other] { $seat } loses
            }
    } { $amount } Energy{ $card ->
        [none] { "" }
       *[other] { " " }for { $card }
    } and { $seat ->
        [you] have
       *[other] has
    } { $now } left.

event-HeadsSet =
    { $seat ->
        [you] Your Head Meter
       *[other] The Head Meter of { $seat }
    } goes from { $before } to { $now }.

event-BarrageUsed =
    Barrage: { $card } strikes with { $seat ->
        [you] your three heads
       *[other] the three heads of { $seat }
    }.

## What happens: moves, attacks, throws

event-KaijuMoved =
    { $how ->
        [move] { $seat ->
                [you] You move
               *[other] { $seat } moves
            }: { $path }.
        [place] { $seat ->
                [you] You appear
               *[other] { $seat } appears
            }: { $path }.
        [push] { $by ->
                [you] You push
               *[other] { $by } pushes
            } { $seat ->
                [you] you
               *[other] { $seat }
            }: { $path }.
       *[throw] { $by ->
                [you] You throw
               *[other] { $by } throws
            } { $seat ->
                [you] you
               *[other] { $seat }
            }: { $path }.
    }

event-AttackDeclared =
    { $seat ->
        [you] You attack
       *[other] { $seat } attacks
    } with { $card }: { $mode ->
        [damage] { $hit ->
                [you] you
               *[other] { $hit }
            }, Attack { $value }
       *[throw] a throw of { $thing ->
                [none] { $hit ->
                        [you] you
                       *[other] { $hit }
                    }
               *[other] { $thing }
            }, { $value } at most
    }{ $pierce ->
        [0] { "" }
       *[other] , Defense lowered by { $pierce }
    }{ $extra ->
        [0] { "" }
       *[other] , { $extra } more to take
    }{ $unblockable ->
        [yes] , no defense possible
       *[no] { "" }
    }.

event-AreaAttack =
    { $seat ->
        [you] You strike
       *[other] { $seat } strikes
    } all around with { $card }: Attack { $value }, { $range ->
        [one] one space
       *[other] { $range } spaces
    } far.

event-Defended =
    { $seat ->
        [you] You defend
       *[other] { $seat } defends
    } against { $by ->
        [you] you
       *[other] { $by }
    } with { $card }: Defense { $value }.

event-Blocked =
    { $seat ->
        [you] You block
       *[other] { $seat } blocks
    } { $by ->
        [you] your Attack { $value }
       *[other] the Attack { $value } of { $by }
    } completely.

event-DamageDealt =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $amount } damage{ $by ->
        [self] { "" }
        [you] { " " }from you
       *[other] { " " }from { $by }
    }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-KingChanged =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } the King of Monsters token from { $loser ->
        [you] you
       *[other] { $loser }
    }.

event-CardsRevealed =
    Turned up from { $seat ->
        [you] your deck
       *[other] the deck of { $seat }
    }{ $by ->
        [self] { "" }
        [you] { " " }by you
       *[other] { " " }by { $by }
    }: { $cards }.

event-TrophyTaken =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from { $owner ->
        [you] you
       *[other] { $owner }
    } as a Trophy.

event-HandTrophyTaken =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $card ->
        [none] a card
       *[other] { $card }
    } out of { $owner ->
        [you] your hand
       *[other] the hand of { $owner }
    } as a Trophy.

event-Withstood =
    { $seat ->
        [you] You withstand
       *[other] { $seat } withstands
    } { $by ->
        [you] your attack
       *[other] the attack of { $by }
    }: all cards turned up are worthless.

event-PieceThrown =
    { $seat ->
        [you] You throw
       *[other] { $seat } throws
    } a { $what }: { $path }{ $hit ->
        [none] { $thing ->
                [none] .
               *[other] , at: { $thing }.
            }
        [you] , at you.
       *[other] , at { $hit }.
    }

event-Collided =
    { $seat ->
        [you] You come
       *[other] { $seat } comes
    } down on { $hit ->
        [you] you
       *[other] { $hit }
    }, thrown by { $by ->
        [you] you
       *[other] { $by }
    }.

event-Destroyed =
    { $seat ->
        [you] You destroy
       *[other] { $seat } destroys
    } in { $space }: { $thing }.

event-BuildingFell =
    { $square ->
        [0] The Damage Track has no square left for the Small Building.
       *[other] The Small Building goes to square { $square } of the Damage Track.
    }

event-BenefitTaken =
    { $seat ->
        [you] You use
       *[other] { $seat } uses
    } a building in { $space }: { $thing }.

event-GeneratorSprung =
    A Lightning Generator in { $space } strikes { $seat ->
        [you] you
       *[other] { $seat }
    }{ $by ->
        [self] .
        [you] : your doing.
       *[other] : the doing of { $by }.
    }

## What happens: Events

event-PiecePlaced =
    { $seat ->
        [none] A new piece appears in { $space }: { $what }
        [you] You place in { $space }: { $what }
       *[other] { $seat } places in { $space }: { $what }
    }{ $facing ->
        [none] .
       *[other] , facing { $facing }.
    }

event-PieceMoved =
    { $what }{ $path ->
        [none] { "" }
       *[other] { " " }to { $path }
    }{ $facing ->
        [none] .
       *[other] , facing { $facing } now.
    }

event-TrophyReturned =
    { $seat ->
        [you] You give
       *[other] { $seat } gives
    } the newest Trophy back to { $owner ->
        [you] your discard pile
       *[other] the discard pile of { $owner }
    }: { $card }.

event-GameOver =
    { $why ->
        [passed] The Oxygen Destroyer has passed a building
       *[end_of_track] The Oxygen Destroyer has reached END
    }: { $winners ->
        [you] you win.
       *[other] { $winners } wins.
    }

## How games end, as studies count them

ending-passed = the Oxygen Destroyer has passed a building
ending-end_of_track = the Oxygen Destroyer has reached END

## What is asked

ask-place_piece =
    { $step ->
        [facing] { $thing }: which way does it face?
       *[space] { $thing }: where do you place it?
    }{ $left ->
        [0] { "" }
       *[other] { " " }Then which way it faces.
    }

ask-action = Your turn: a card, a Discard Action, or a pass?
ask-go_on = Momentum: what next?
ask-move =
    { $step ->
        [way] Which way to { $end }?
       *[space] Where do you move?
    }

ask-place_kaiju = Where does your Kaiju go?
ask-attack = Whom do you attack with { $card }, and how?
ask-spend = How many { $card } do you spend on this attack?
ask-defend =
    { $by ->
        [you] You attack yourself
       *[other] { $by } attacks you
    }{ $source ->
        [none] { "" }
       *[other] { " " }with { $source }
    }: Attack { $value }{ $pierce ->
        [0] { "" }
       *[other] , your Defense lowered by { $pierce }
    }{ $extra ->
        [0] { "" }
       *[other] , { $extra } more to take
    }. Do you defend?

ask-throw_piece =
    What do you throw?{ $left ->
        [0] { "" }
       *[other] { " " }Then where to.
    }

ask-throw_kaiju = Where do you throw { $target }?
ask-throw_destroy = The throw passes { $place }: what do you destroy there?
ask-collide = Whom does { $target } come down on?
ask-throw_vehicle =
    { $step ->
        [result] { $thing }: what does it do there?
       *[space] { $thing }: where does it land?
    }{ $left ->
        [0] { "" }
       *[other] { " " }Then what it hits.
    }

ask-throw_or_not = Do you throw { $target }?
ask-trophy = Equal cards: which one do you take as a Trophy?
ask-extra_trophy =
    Do you take another Trophy{ $card ->
        [none] { "" }
       *[other] { " " }with { $card }
    }? { $left ->
        [one] One more
       *[other] { $left } more
    } at most.

ask-hand_trophy =
    Do you take a card of this hand as a Trophy with { $card }? { $n ->
        [one] One card
       *[other] { $n } cards
    }, { $left ->
        [one] one to take
       *[other] { $left } to take
    } at most.

ask-push =
    { $step ->
        [whom] Whom do you push?
       *[space] Where do you push { $target }?
    }{ $left ->
        [0] { "" }
       *[other] { " " }Then where to.
    }

ask-destroy =
    What do you destroy{ $card ->
        [none] { "" }
       *[other] { " " }with { $card }
    }?{ $left ->
        [one] { "" }
       *[other] { " " }{ $left } in all.
    }

ask-recover =
    Which discarded card do you take back{ $card ->
        [none] { "" }
       *[other] { " " }with { $card }
    }?{ $left ->
        [one] { "" }
       *[other] { " " }{ $left } in all.
    }

ask-peek =
    Whose deck do you look at{ $card ->
        [none] { "" }
       *[other] { " " }with { $card }
    }?

ask-keep =
    { $step ->
        [keep] Which card do you keep?
       *[under] Which card goes under the deck next?
    }{ $left ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }{ $left } to choose.
    }

ask-discard_for_refresh = Which cards do you discard before drawing?
ask-benefit =
    Which building next to you do you use? { $left ->
        [one] One
       *[other] { $left }
    } at most.

ask-discard_card =
    Which card do you discard{ $card ->
        [none] { "" }
       *[other] { " " }because of { $card }
    }?{ $left ->
        [one] { "" }
       *[other] { " " }{ $left } in all.
    }

ask-discard_enhancement = Which Enhancement do you lose?
ask-vehicle_step =
    { $thing } in { $place }: where does it go?{ $left ->
        [0] { "" }
        [one] { " " }One more space follows.
       *[other] { " " }{ $left } more spaces follow.
    }

ask-train_step = { $thing } in { $place }: which way does it go?
ask-tied_kaiju = { $thing } in { $place }, equally near to several: whom does it head for?

## What can be answered

opt-place = In { $space }
opt-facing = Facing { $facing }
opt-pass = Pass
opt-stop = Stop here
opt-play =
    Play { $card } ({ $cost ->
        [0] free
       *[other] { $cost } Energy
    })

opt-discard_action = Discard { $card }: { $action }
opt-move = To { $space }
opt-stay = Stay in { $space }
opt-way =
    { $n ->
        [0] Past all Generators
       *[other] Into the Generators: { $generators }
    }

opt-no-attack = No attack
opt-damage = Damage { $kaiju }
opt-throw = Throw { $kaiju }
opt-throw-thing =
    Throw: { $thing }{ $facing ->
        [none] { "" }
       *[other] { " " }facing { $facing }
    }

opt-spend =
    { $n ->
        [0] None
        [one] One
       *[other] { $n }
    }

opt-no-defense = No defense
opt-defend =
    Defend with { $card } ({ $cost ->
        [0] free
       *[other] { $cost } Energy
    })

opt-stand-in = Spend { $card } instead
opt-land = To { $space }
opt-none = No
opt-destroy =
    Destroy in { $space }: { $thing }{ $facing ->
        [none] { "" }
       *[other] { " " }facing { $facing }
    }

opt-hit = Hit { $kaiju }
opt-trophy = Take { $card }
opt-no-push = No push
opt-push = Push { $kaiju }
opt-push-to = To { $space }
opt-recover = Take back { $card }
opt-peek = The deck of { $kaiju }
opt-card = { $card }
opt-benefit = Use in { $space }: { $thing }
opt-discard = Discard { $card }
opt-step = To { $space }
opt-towards = Towards { $kaiju }

## The table in the terminal

table-round = Round { $round }
table-track = Damage Track
table-events = Events
table-supply = { $thing }: { $n } in reserve
table-water = water
table-rails = track
table-hand = Hand
table-piles = deck/discard pile
table-king = King of Monsters
