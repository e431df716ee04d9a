### King of Tokyo at the table: what is asked, what can be answered, what happens.
###
### Seats arrive as a name, as `you` for the reader, as `none` for nobody, and as `self` where a second seat
### is the same as the first. Cards arrive by name, `none` without one. See rulebook/telling.py.

## Dice

# The faces by their number, the same in every language; their words follow.
faces = 1 2 3 energy smash heart

face-1 = 1
    .sign = 1
face-2 = 2
    .sign = 2
face-3 = 3
    .sign = 3
face-energy = energy
    .sign = ↯
face-smash = smash
    .sign = ✸
face-heart = heart
    .sign = ♥

## Standings

# At the head of a column, and in one character.
column-vp = victory points
    .sign = ★
column-hearts = hearts
    .sign = ♥

## What happens: turns and dice

event-RolledOff =
    { $seat ->
        [you] You roll for the first turn: { $dice }
       *[other] { $seat } rolls for the first turn: { $dice }
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

event-DiceRolled =
    { $dice ->
        [none] { $seat ->
            [you] You have no dice to roll.
           *[other] { $seat } has no dice to roll.
        }
       *[other] { $seat ->
            [you] You roll
           *[other] { $seat } rolls
        } { $thrown_count ->
            [one] one die
           *[other] { $thrown_count } dice
        }: { $dice }
    }

event-DieChanged =
    { $seat ->
        [you] { $by ->
            [self] You turn die { $die }
           *[other] { $by } changes your die { $die }
        }
       *[other] { $by ->
            [self] { $seat } turns die { $die }
            [you] You change { $seat }’s die { $die }
           *[other] { $by } changes { $seat }’s die { $die }
        }
    } { $was ->
        [self] with { $card }: it shows { $face } again
       *[other] from { $was } to { $face } with { $card }
    }.

event-RollTotalled =
    { $symbols ->
        [none] { $seat ->
            [you] You have nothing to resolve.
           *[other] { $seat } has nothing to resolve.
        }
       *[other] { $seat ->
            [you] You resolve
           *[other] { $seat } resolves
        } { $symbols }{ $added ->
            [0] { "" }
           *[other] { " " }({ $added } smash from cards)
        }
    }

event-DiceIdle =
    { $why ->
        [tokyo] In Tokyo { $symbols } heals nothing.
        [full] { $seat ->
            [you] Your hearts are full:
           *[other] The hearts of { $seat } are full:
        } { $symbols } does nothing.
        [nobody] Nobody is hit by { $symbols }.
       *[few] It takes three of a number: { $symbols } scores nothing.
    }

event-CardDice =
    { $seat ->
        [you] You roll for { $card }: { $dice }
       *[other] { $seat } rolls for { $card }: { $dice }
    }

event-ExtraTurnEarned =
    { $seat ->
        [you] You will play another turn after this one, thanks to { $card }.
       *[other] { $seat } will play another turn after this one, thanks to { $card }.
    }

event-TurnEnded =
    { $seat ->
        [you] Your turn is over.
       *[other] { $seat }’s turn is over.
    }

## What happens: VP, energy, hearts, tokens

event-VPGained =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount } VP { $rule ->
        [KOT-TOKYO-01] for entering Tokyo
        [KOT-TOKYO-02] for starting the turn in Tokyo
        [KOT-NUM-02] for matching numbers
       *[other] thanks to { $card }
    } and { $seat ->
        [you] have
       *[other] has
    } { $now }.

event-VPLost =
    { $seat ->
        [you] You lose { $amount } VP through { $card } and have { $now }.
       *[other] { $seat } loses { $amount } VP through { $card } and has { $now }.
    }

event-EnergyGained =
    { $rule ->
        [KOT-BUY-02] { $seat ->
            [you] You are paid { $amount } energy for { $card } and have { $now }.
           *[other] { $seat } is paid { $amount } energy for { $card } and has { $now }.
        }
       *[other] { $seat ->
            [you] You gain
           *[other] { $seat } gains
        } { $amount } energy { $rule ->
            [KOT-2P-01] for entering Tokyo and
            [KOT-2P-02] for starting the turn in Tokyo and
           *[other] { $card ->
                [none] and
               *[other] thanks to { $card } and
            }
        } { $seat ->
            [you] have
           *[other] has
        } { $now }.
    }

event-EnergyLost =
    { $seat ->
        [you] { $to ->
            [none] You spend { $amount } energy
           *[other] You pay { $to } { $amount } energy
        }
       *[other] { $to ->
            [none] { $seat } spends { $amount } energy
            [you] { $seat } pays you { $amount } energy
           *[other] { $seat } pays { $to } { $amount } energy
        }
    } { $card ->
        [none] and
       *[other] { $to ->
            [none] on { $card } and
           *[other] for { $card } and
        }
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

event-HeartsLost =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } { $amount ->
        [one] 1 heart
       *[other] { $amount } hearts
    } { $smash ->
        [yes] { $by ->
            [you] to your smash
           *[other] to { $by }’s smash
        }
       *[no] { $card ->
            [none] to Poison
           *[other] { $by ->
                [you] through your { $card }
                [self] through { $card }
                [none] through { $card }
               *[other] through { $by }’s { $card }
            }
        }
    } and { $seat ->
        [you] have
       *[other] has
    } { $now }.

event-LossPrevented =
    { $seat ->
        [you] You are spared
       *[other] { $seat } is spared
    } { $amount ->
        [one] 1 heart
       *[other] { $amount } hearts
    }{ $card ->
        [none] .
       *[other] { " " }thanks to { $card }.
    }

event-TokensChanged =
    { $seat ->
        [you] You now have
       *[other] { $seat } now has
    } { $now ->
        [0] no { $token } tokens
        [one] 1 { $token } token
       *[other] { $now } { $token } tokens
    }.

## What happens: Tokyo

event-EnteredTokyo =
    { $seat ->
        [you] You enter
       *[other] { $seat } enters
    } { $place ->
        [1] Tokyo City
       *[2] Tokyo Bay
    }{ $card ->
        [none] .
       *[other] { " " }with { $card }.
    }

event-Stayed =
    { $seat ->
        [you] You stay
       *[other] { $seat } stays
    } in { $place ->
        [1] Tokyo City
       *[2] Tokyo Bay
    }.

event-Yielded =
    { $seat ->
        [you] You Yield
       *[other] { $seat } Yields
    } { $place ->
        [1] Tokyo City
       *[2] Tokyo Bay
    }{ $card ->
        [none] .
       *[other] , because of { $card }.
    }

event-LeftTokyo =
    { $seat ->
        [you] You leave
       *[other] { $seat } leaves
    } { $place ->
        [1] Tokyo City
       *[2] Tokyo Bay
    }.

event-MovedToCity =
    { $seat ->
        [you] You move from Tokyo Bay to Tokyo City.
       *[other] { $seat } moves from Tokyo Bay to Tokyo City.
    }

event-BayClosed = Tokyo Bay is closed for the rest of the game.

## What happens: cards

event-CardBought =
    { $seat ->
        [you] You buy { $card }
       *[other] { $seat } buys { $card }
    }{ $seller ->
        [none] { $slot ->
            [0] { " " }from the top of the deck
           *[other] { "" }
        }
        [you] { " " }from you
       *[other] { " " }from { $seller }
    } for { $price ->
        [0] nothing
       *[other] { $price } energy
    }.

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

event-CardRevealed = { $card } is turned up in the Market.

event-MarketSwept =
    { $cards ->
        [none] { $seat ->
            [you] You sweep the Market.
           *[other] { $seat } sweeps the Market.
        }
       *[other] { $seat ->
            [you] You sweep { $cards } from the Market.
           *[other] { $seat } sweeps { $cards } from the Market.
        }
    }

event-DeckShuffled =
    { $cards ->
        [one] The one discarded card becomes the new deck.
       *[other] The { $cards } discarded cards are shuffled into a new deck.
    }

event-TopCardSeen =
    { $seat ->
        [you] You look
       *[other] { $seat } looks
    } at the top card of the deck with { $card }{ $top ->
        [none] .
       *[other] : { $top }.
    }

event-CountersChanged =
    { $seat ->
        [you] Your { $card }
       *[other] { $seat }’s { $card }
    } now holds { $now ->
        [0] no counters
        [one] 1 counter
       *[other] { $now } counters
    }.

event-CopyPlaced =
    { $seat ->
        [you] Your { $card }
       *[other] { $seat }’s { $card }
    } { $of ->
        [none] copies nothing any more.
       *[other] now works as { $of }.
    }

## What happens: the end

event-Revived =
    { $seat ->
        [you] You come back with { $hearts } hearts, thanks to { $card }.
       *[other] { $seat } comes back with { $hearts } hearts, thanks to { $card }.
    }

event-Eliminated =
    { $seat ->
        [you] You are eliminated.
       *[other] { $seat } is eliminated.
    }

event-GameOver =
    { $why ->
        [vp] { $winners_count ->
            [one] { $winners ->
                [you] { $card ->
                    [none] You have the VP you need and win the game.
                   *[other] With { $card }, your VP are enough: you win the game.
                }
               *[other] { $card ->
                    [none] { $winners } has the VP it needs and wins the game.
                   *[other] With { $card }, the VP of { $winners } are enough to win the game.
                }
            }
           *[other] { $winners } win the game together on VP.
        }
        [last] { $winners_count ->
            [one] { $winners ->
                [you] You are the last Monster standing and win the game.
               *[other] { $winners } is the last Monster standing and wins the game.
            }
           *[other] { $winners } are the last Monsters standing and win the game together.
        }
       *[nobody] No Monster is left. Everybody loses.
    }

## How games end, as studies count them

ending-vp = enough Victory Points
ending-last = the last Monster standing
ending-nobody = no Monster left

## What is asked

ask-keep_dice =
    { $left ->
        [0] Which dice do you keep? Another Roll has to be paid for with { $any_of }.
        [one] Which dice do you keep? You have one Roll left.
       *[other] Which dice do you keep? You have { $left } Rolls left.
    }
    .example = s h
    .example-text = keeps a smash and a heart and rolls the others
    .help-1 = “1 3 4” or “keep 1 3 4” keeps these dice and rolls the others. “roll 2 5” rolls these and keeps the others.
    .help-2 = “s s h” keeps two smash and a heart, “smash” or “3s” every die that shows it.
    .help-3 = Enter alone, or “all”, keeps every die and ends the rolling. “none” rolls all dice again.
ask-free_reroll = Do you use a card on these dice?
ask-pay_roll = Which card pays for the Roll?
ask-reroll = Which dice do you reroll with { $card }?
ask-probe = { $seat } has rolled { $dice }. Do you use a card against it?
ask-change = Do you use a card on your dice before you resolve them?
ask-die =
    { $seat ->
        [you] Which of your dice is { $card } for?
       *[other] Which of { $seat }’s dice is { $card } for?
    }
ask-face = Die { $die } shows { $face }. What shall it show instead?
ask-group = Which of your dice do you resolve next?
ask-heart =
    { $n ->
        [one] What do you use your heart for?
       *[other] What do you use your { $n } hearts for?
    }
ask-yield = { $by } has wounded you. Do you Yield Tokyo?
ask-guard =
    You are about to lose { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    } { $source ->
        [none] to { $by }’s smash
       *[other] { $by ->
            [none] through { $source }
            [you] through { $source }
           *[other] through { $by }’s { $source }
        }
    }. Do you prevent it?
ask-answer_loss =
    You lose { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    } { $source ->
        [none] to { $by }’s smash
       *[other] { $by ->
            [none] through { $source }
            [you] through { $source }
           *[other] through { $by }’s { $source }
        }
    }. Do you answer with a card?
ask-buy =
    { $energy ->
        [0] You have no energy. Is there anything you want to do?
       *[other] You have { $energy } energy. What do you buy?
    }
ask-top_card =
    The top card of the deck is { $top }. Do you buy it for { $price ->
        [0] nothing
       *[other] { $price } energy
    }?
ask-take_card = Which card do you buy from another Monster, with { $card }?
ask-fresh_card = This has just been turned up. Do you buy it at once, with { $card }?
ask-turn_in = Which of your cards do you turn in for their cost, with { $card }?
ask-copy = Which card shall { $card } copy?
ask-effect = More than one thing happens now. What comes first?
ask-anytime = Do you use a card now?
ask-extra_turn = Do you take an extra turn, with { $card }?

## What can be answered

opt-die = Die { $die }: { $face }
opt-face = { $face }
opt-use =
    Use { $card }{ $copy ->
        [none] { "" }
       *[other] , copied by { $copy }
    }
opt-effect = { $card }
opt-poison = Your Poison tokens
opt-reward = Your energy for starting in Tokyo
opt-group-numbers = The numbers
opt-group-energy = The energy
opt-group-hearts = The hearts
opt-group-smash = The smash
opt-heart-self =
    { $n ->
        [one] Gain a heart
       *[other] Gain { $n } hearts
    }
opt-heart-poison =
    { $n ->
        [one] Remove your Poison token
       *[other] Remove one of your { $n } Poison tokens
    }
opt-heart-shrink =
    { $n ->
        [one] Remove your Shrink token
       *[other] Remove one of your { $n } Shrink tokens
    }
opt-heart-other = Give { $seat } a heart, with { $card }
opt-stay = Stay in Tokyo
opt-yield = Yield Tokyo
opt-buy =
    Buy { $card } for { $price ->
        [0] nothing
       *[other] { $price } energy
    }
opt-buy-from =
    Buy { $card } from { $seat } for { $price ->
        [0] nothing
       *[other] { $price } energy
    }
opt-sweep = Sweep the Market for { $price } energy
opt-done = Done
opt-put-back = Put { $card } back
opt-none = Buy nothing
opt-copy =
    { $seat ->
        [you] Your own { $card }
       *[other] { $seat }’s { $card }
    }
opt-leave = Leave it as it is
opt-turn_in = { $card } (gives { $n } energy)
opt-go-on = No, go on
opt-let-be = No, let it be
opt-suffer = No, let it happen
opt-not-now = Not now
opt-not-this-turn = Not this turn
opt-no = No
opt-yes = Yes

## The table

place-city = Tokyo City
    .short = CITY
place-bay = Tokyo Bay
    .short = BAY
place-empty = empty
place-closed = closed
market-empty = empty
market = Market
market-deck = deck { $deck } · discarded { $discard }
hand = Your hand
picks = Your picks
of-monster = of { $monster }
hand-count =
    { $hand ->
        [one] 1 Evolution in hand
       *[other] { $hand } Evolutions in hand
    }
market-top = top of the deck, only you know it
