### King of Tokyo: Duel at the table: what is asked, what can be answered, what happens.
###
### Seats arrive as a name, as `you` for the reader, as `none` for nobody, and as `self` where a second seat
### is the same as the first. Cards arrive by name, `none` without one. See rulebook/telling.py.
### Spaces of a track are numbered from -7, the end of the first seat, to 7, the end of the second.

## Dice

# The faces by their number, the same in every language; their words follow.
faces = smash heal energy fame destruction power

face-smash = smash
    .sign = ✸
face-heal = heal
    .sign = ♥
face-energy = energy
    .sign = ↯
face-fame = fame
    .sign = ★
face-destruction = destruction
    .sign = ▲
face-power = power
    .sign = ⊛

## Standings

# At the head of a column, and in one character.
column-hearts = hearts
    .sign = ♥
column-energy = energy
    .sign = ↯

## What happens: turns and dice

event-RolledOff =
    { $seat ->
        [you] You roll for the first turn: { $dice }
       *[other] { $seat } rolls for the first turn: { $dice }
    }

event-FirstPlayer =
    { $seat ->
        [you] You go first, with 5 dice on this turn.
       *[other] { $seat } goes first, with 5 dice on this turn.
    }

event-TurnBegan =
    { $extra ->
        [yes] { $seat ->
            [you] Turn { $turn }: your extra turn.
           *[other] Turn { $turn }: an extra turn for { $seat }.
        }
       *[no] { $seat ->
            [you] Turn { $turn }: your turn.
           *[other] Turn { $turn }: { $seat }.
        }
    }

event-DiceTokensUsed =
    { $seat ->
        [you] You discard
       *[other] { $seat } discards
    } { $amount ->
        [one] a Dice token for an extra die.
       *[other] { $amount } Dice tokens for extra dice.
    }

event-DiceRolled =
    { $seat ->
        [you] You roll
       *[other] { $seat } rolls
    } { $thrown_count ->
        [one] one die
       *[other] { $thrown_count } dice
    }{ $card ->
        [none] { "" }
       *[other] { " " }with { $card }
    }: { $dice }

event-SymbolsAdded =
    { $seat ->
        [you] You add
       *[other] { $seat } adds
    } { $amount } { $face } to the Roll.

event-RollFinal =
    { $symbols ->
        [none] { $seat ->
            [you] Your Roll is empty.
           *[other] { $seat }’s Roll is empty.
        }
       *[other] { $seat ->
            [you] Your Roll: { $symbols }
           *[other] { $seat }’s Roll: { $symbols }
        }
    }

event-DiceIdle =
    { $why ->
        [full] { $seat ->
            [you] Your hearts are full:
           *[other] The hearts of { $seat } are full:
        } { $symbols } does nothing.
        [spare] Unused: { $symbols }.
       *[few] It takes three of a kind: { $symbols } pulls nothing.
    }

event-PowerUsed =
    { $seat ->
        [you] You use your special power
       *[other] { $seat } uses the special power
    } with { $spent ->
        [one] 1 power symbol.
       *[other] { $spent } power symbols.
    }

event-DiceLeftOut =
    { $seat ->
        [you] You leave { $dice } unresolved, with { $card }.
       *[other] { $seat } leaves { $dice } unresolved, with { $card }.
    }

event-ResolvingSkipped =
    { $seat ->
        [you] You resolve nothing this turn, with { $card }.
       *[other] { $seat } resolves nothing this turn, with { $card }.
    }

event-TurnSkipped =
    { $seat ->
        [you] You sleep through this turn, with { $card }.
       *[other] { $seat } sleeps through this turn, with { $card }.
    }

event-DiceTaken =
    { $now ->
        [yes] { $seat ->
            [you] You roll { $amount } fewer of the main dice this turn.
           *[other] { $seat } rolls { $amount } fewer of the main dice this turn.
        }
       *[no] { $seat ->
            [you] You will roll
           *[other] { $seat } will roll
        } { $each ->
            [0] { $amount } fewer dice
           *[other] { $each } fewer dice for each Keep card
        } next turn, because of { $card }.
    }

event-CardDice =
    { $seat ->
        [you] You roll for { $card }: { $dice }
       *[other] { $seat } rolls for { $card }: { $dice }
    }

event-ExtraTurnEarned =
    { $seat ->
        [you] You will take another turn after this one, thanks to { $card }.
       *[other] { $seat } will take another turn after this one, thanks to { $card }.
    }

event-TurnEnded =
    { $seat ->
        [you] Your turn is over.
       *[other] { $seat }’s turn is over.
    }

## What happens: hearts, energy, Dice tokens

event-EnergyGained =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount } energy { $rule ->
        [DUEL-BUY-09] for buying nothing and
        [DUEL-FIRST-03] for going second and
        [DUEL-BONUS-04] from the Buzz token and
       *[other] { $card ->
            [none] and
           *[other] thanks to { $card } and
        }
    } { $seat ->
        [you] have
       *[other] has
    } { $now }.

event-EnergySpent =
    { $seat ->
        [you] You spend { $amount } energy
       *[other] { $seat } spends { $amount } energy
    } { $card ->
        [none] and
       *[other] on { $card } and
    } { $seat ->
        [you] have
       *[other] has
    } { $now } left.

event-HeartsGained =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount ->
        [one] 1 heart
       *[other] { $amount } hearts
    } { $card ->
        [none] and
       *[other] thanks to { $card } and
    } { $seat ->
        [you] have
       *[other] has
    } { $now }.

event-DiceTokensGained =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount ->
        [one] a Dice token
       *[other] { $amount } Dice tokens
    } { $card ->
        [none] and
       *[other] thanks to { $card } and
    } { $seat ->
        [you] have
       *[other] has
    } { $now }.

event-HitsTaken =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $amount ->
        [one] 1 hit
       *[other] { $amount } hits
    } { $rule ->
        [DUEL-BONUS-02] from the Buzz token
       *[other] { $card ->
            [none] { $by ->
                [you] from you
                [self] from itself
               *[other] from { $by }
            }
           *[other] through { $card }
        }
    } and { $seat ->
        [you] have
       *[other] has
    } { $now ->
        [0] no hearts
        [one] 1 heart
       *[other] { $now } hearts
    } left.

event-HitsIgnored =
    { $seat ->
        [you] You ignore
       *[other] { $seat } ignores
    } { $amount ->
        [one] 1 hit
       *[other] { $amount } hits
    }{ $card ->
        [none] .
       *[other] { " " }thanks to { $card }.
    }

event-StayedInGame =
    { $seat ->
        [you] You stay
       *[other] { $seat } stays
    } in the game with { $now ->
        [one] 1 heart
       *[other] { $now } hearts
    }, thanks to { $card }.

## What happens: tracks and Buzz tokens

event-MarkerPulled =
    { $seat ->
        [you] You pull
       *[other] { $seat } pulls
    } { $track ->
        [0] Fame
       *[other] Destruction
    } one space { $seat ->
        [you] your way
       *[other] its way
    }{ $card ->
        [none] .
       *[other] { " " }with { $card }.
    }

event-BuzzBonus =
    { $token }: { $bonus ->
        [hit_rival_1] a paw
        [hit_rival_2] two paws
        [heart_1] a heart
        [energy_1] a bolt
       *[other] a die
    } for { $seat }.

event-PullStopped =
    { $token } stops { $seat ->
        [you] your pull
       *[other] { $seat }’s pull
    }{ $lost ->
        [0] { "" }
        [one] { " " }one space early
       *[other] { " " }{ $lost } spaces early
    }.

event-BuzzPlaced =
    { $seat ->
        [you] { $moved ->
            [yes] You move
           *[no] You lay
        }
       *[other] { $moved ->
            [yes] { $seat } moves
           *[no] { $seat } lays
        }
    } { $token } ({ $shows }) { $moved ->
        [yes] to
       *[no] on
    } { $track ->
        [0] Fame
       *[other] Destruction
    }.

## What happens: cards

event-CardBought =
    { $seat ->
        [you] You buy { $card }
       *[other] { $seat } buys { $card }
    } for { $price } energy.

event-CardRevealed = { $card } is turned up.

event-RowCleared =
    { $seat ->
        [you] You sweep
       *[other] { $seat } sweeps
    } { $cards }.

event-CardThrownOut =
    { $seat ->
        [you] You discard { $card } from the row.
       *[other] { $seat } discards { $card } from the row.
    }

event-DeckShuffled =
    { $cards ->
        [one] The one discarded card becomes the new deck.
       *[other] The { $cards } discarded cards are shuffled into a new deck.
    }

event-CardKept =
    { $seat ->
        [you] You keep { $card }.
       *[other] { $seat } keeps { $card }.
    }

event-CardUsed =
    { $seat ->
        [you] You use { $card }.
       *[other] { $seat } uses { $card }.
    }

event-CardDiscarded =
    { $seat ->
        [you] Your { $card } goes to the discard pile.
       *[other] { $seat }’s { $card } goes to the discard pile.
    }

event-CardsSwapped =
    { $seat ->
        [you] You exchange { $card } for { $of }.
       *[other] { $seat } exchanges { $card } for { $of }.
    }

## What happens: the end

event-GameOver =
    { $why ->
        [draw] Both Monsters fall at the same time: the game is a draw.
        [knock_out] { $winners ->
            [you] Your Rival is knocked out: you win.
           *[other] { $winners } knocks out the Rival and wins.
        }
        [spotlight] { $winners ->
            [you] Both markers are in your Spotlight Zones: you win.
           *[other] Both markers are in { $winners }’s Spotlight Zones: { $winners } wins.
        }
       *[victory_space] { $winners ->
            [you] A marker has reached your Victory space: you win.
           *[other] A marker has reached { $winners }’s Victory space: { $winners } wins.
        }
    }

## How games end, as studies count them

ending-knock_out = knock-out
ending-spotlight = both markers in the Spotlight Zones
ending-victory_space = a marker on a Victory space
ending-draw = a draw

## What is asked

ask-dice_tokens = How many Dice tokens do you discard for extra dice?
ask-keep_dice =
    { $left ->
        [one] Which dice do you keep? You have one roll left.
       *[other] Which dice do you keep? You have { $left } rolls left.
    }
    .example = s h
    .example-text = keeps a smash and a heal and rolls the others
    .help-1 = “1 3 4” or “keep 1 3 4” keeps these dice and rolls the others. “roll 2 5” rolls these and keeps the others.
    .help-2 = “s s h” keeps two smash and a heal, “smash” every die that shows it.
    .help-3 = Enter alone, or “all”, keeps every die and ends the rolling. “none” rolls all dice again.
ask-free_reroll = No rolls are left. Do you use a card on these dice?
ask-reroll = Which dice do you reroll with { $card }?
ask-symbol =
    { $n ->
        [one] You have 1 power symbol left. Which symbol do you add to your Roll?
       *[other] You have { $n } power symbols left. Which symbol do you add to your Roll?
    }
ask-effect = More than one card looks at your Roll. What comes first?
ask-skip = Do you skip the resolving of your dice, with { $card }?
ask-leave_out = Which two dice do you leave unresolved, with { $card }?
ask-group = Which symbols do you resolve next?
ask-power =
    { $n ->
        [one] You have 1 power symbol left. Do you use your special power?
       *[other] You have { $n } power symbols left. How do you use your special power?
    }
ask-multiply = Do you multiply your smash by your power symbols?
ask-paw = What do you make of this space, with { $card }?
ask-guard =
    You are about to take { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }{ $source ->
        [none] { "" }
       *[other] { " " }through { $source }
    }. Do you use { $card }?
ask-pull = Do you pay 1 energy to pull Fame, with { $card }?
ask-swap = Which card do you take for { $card }?
ask-copy_gain = Your Rival has gained { $n } energy. Do you give up { $card } to gain as much?
ask-buy =
    { $energy ->
        [0] You have no energy. Is there anything you want to do?
       *[other] You have { $energy } energy. What do you buy?
    }
ask-place =
    { $on_board ->
        [yes] Where do you move { $token }?
       *[no] Where do you lay { $token }?
    }
ask-early = What do you buy before your roll, with { $card }?
ask-sleep = Do you sleep through this turn, with { $card }?
ask-give_up = Which of your Keep cards do you discard? Each one left costs you a die.
ask-throw_out = Which face-up card do you discard with { $card }?
ask-take_away = Which of your Rival’s cards is discarded?
ask-anytime = Do you use a card now?

## What can be answered

opt-tokens =
    { $n ->
        [0] None
        [one] One
       *[other] { $n }
    }
opt-die = Die { $die }: { $face }
opt-use = Use { $card }
opt-effect = { $card }
opt-symbol = { $n } { $face } (for { $spent } power symbols)
opt-no-more = Add nothing
opt-leave_out = Leave out { $face } and { $was }
opt-go-on = No, go on
opt-skip = Skip it, for 2 Dice tokens and 2 energy
opt-group-smash = The smash
opt-group-heal = The heal
opt-group-energy = The energy
opt-group-fame = The fame
opt-group-destruction = The destruction
opt-group-power = Your special power
opt-no-power = Leave the power symbols unused
opt-power-pull =
    { $track ->
        [fame] Pull Fame 1 space
       *[destruction] Pull Destruction 1 space
    }
opt-power-token = Gain a Dice token
opt-power-energy = Gain { $n } energy for { $spent } power symbols
opt-place =
    { $moved ->
        [yes] Move
       *[no] Lay
    } { $token } ({ $shows }): { $track ->
        [fame] Fame
       *[destruction] Destruction
    } { $spaces }
opt-stay-put = Leave it where it is
opt-plain-smash =
    { $n ->
        [one] No: deal 1 hit
       *[other] No: deal { $n } hits
    }
opt-multiply = Yes: deal { $n } hits
opt-bonus =
    { $bonus ->
        [none] Nothing
        [heart_1] Gain a heart
        [energy_1] Gain 1 energy
       *[dice_token_1] Gain a Dice token
    }
opt-paw = A paw: your Rival takes 1 hit
opt-suffer = No, take the hits
opt-guard = Yes, roll the dice
opt-no = No
opt-yes = Yes
opt-pay-pull = Pay 1 energy and pull Fame
opt-no-swap = Keep your own card
opt-rivals_card = { $card }
opt-buy = Buy { $card } for { $price } energy
opt-none = Buy nothing
opt-done = Done
opt-sweep = Sweep all three cards for { $price } energy
opt-throw_out = Discard { $card }
opt-wake = Wake up and discard the card
opt-sleep = Sleep on and gain 6 hearts
opt-not-now = Not now
opt-give_up = Discard { $card }

## The table

track-fame = Fame
track-destruction = Destruction
row = Row
row-deck = deck { $deck } · discarded { $discard }
dice-tokens = Dice tokens
fewer-dice =
    { $n ->
        [one] 1 die fewer next turn
       *[other] { $n } dice fewer next turn
    }
zone = Spotlight Zone
victory = Victory space
