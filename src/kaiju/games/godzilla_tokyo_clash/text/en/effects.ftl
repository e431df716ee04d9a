### Effects in words, made from the vocabulary: for entries that an owner of the box has replaced.

## Values and keywords of a card

say-enhancement = Enhancement.
say-move = Move { $n }.
say-attack = Attack { $n }.
say-range = Range { $n }.
say-defend =
    { $n ->
        [head_meter_plus_1] Defense 1 plus your Head Meter.
       *[other] Defense { $n }.
    }
say-momentum = Momentum.
say-heads =
    { $n ->
        [one] One head icon.
       *[other] { $n } head icons.
    }
say-limit_per_turn =
    { $n ->
        [one] Only one card of this name may be played in a turn.
       *[other] Only { $n } cards of this name may be played in a turn.
    }

## Moments and conditions

say-on =
    { $on ->
        [after_move] After moving:
        [before_attack] Before the attack:
        [trophy] When Trophies are taken:
        [after_damage] After this deals damage:
        [after_throw] After you use this to throw:
        [after_attack] After the attack:
        [after_defend] After the attack is finished:
        [barrage] { $at ->
            [attack_mod] Barrage, when damage is declared:
            [trophy] Barrage, when Trophies are taken:
           *[other] Barrage, after this deals damage:
        }
        [in_play] As long as this is in play:
        [spend] { $at ->
            [defend] You may discard this from play when you are about to take damage that may be defended:
           *[other] You may discard this from play when you declare a Ranged attack:
        }
        [refresh] In each Refresh Phase:
       *[refresh_before_draw] In each Refresh Phase, before you draw:
    }
say-if =
    { $condition ->
        [fully_blocked] If nothing of it got through:
        [destroyed_something] If the throw destroyed something:
       *[other] If the attacker is in your space:
    }
say-may = You may decline.
say-action = do this: { $text }
say-any-card =
    { $n ->
        [one] card of your choice
       *[other] cards of your choice
    }
say-kind =
    { $more ->
        [1] { $thing },
       *[other] { $thing }
    }

## What a step does

say-gain_energy =
    { $n ->
        [damage_dealt] Gain 1 Energy for each point of damage dealt{ $most ->
            [0] {""}
           *[other] , { $most } at most
        }.
        [damage_unblocked] Gain 1 Energy for each point of damage that got through{ $most ->
            [0] {""}
           *[other] , { $most } at most
        }.
        [adjacent_building_spaces] Gain 1 Energy for each adjacent space with a building{ $most ->
            [0] {""}
           *[other] , { $most } at most
        }.
       *[other] Gain { $n } Energy.
    }
say-lose_energy =
    { $who ->
        [attacker] The attacker loses { $n } Energy.
       *[other] The target’s player loses { $n } Energy.
    }
say-draw =
    { $n ->
        [one] Draw a card.
       *[other] Draw { $n } cards.
    }
say-discard_hand =
    { $who ->
        [attacker] The attacker
       *[other] The target’s player
    } discards { $n ->
        [one] one card
       *[other] { $n } cards
    } from hand.
say-move_self =
    Move up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }{ $straight ->
        [1] {" "}in a straight line
       *[other] {""}
    }.
say-place_self =
    Put your Kaiju in { $where ->
        [kaiju] the space of another Kaiju
       *[other] a space without a Large Building
    }, at distance { $range } or less.
say-push =
    Push { $range ->
        [0] the target
       *[other] another Kaiju, in a straight line at distance { $range } or less,
    } up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } { $dir ->
        [any] in any direction
        [away] directly away from you
       *[other] directly away from you or towards you
    }.
say-destroy =
    Destroy { $n } { $what ->
        [building] { $n ->
            [one] building
           *[other] buildings
        }
       *[other] { $n ->
            [one] Small Building or Vehicle
           *[other] Small Buildings or Vehicles
        }
    } in { $where ->
        [own_space] your space
        [own_or_adjacent] your space or an adjacent one
        [target_space] the target’s space
       *[other] the spaces between you and the target
    } and take the reward.
say-recover =
    Take { $n } discarded { $card } { $to ->
        [hand] back into your hand
       *[other] to the top of your deck
    }.
say-peek_top =
    { $n ->
        [one] Look at the top card of one opponent’s deck.
       *[other] Look at the top { $n } cards of one opponent’s deck.
    }
say-look_top =
    { $n ->
        [head_meter_plus_1] Look at as many cards of your deck as 1 plus your Head Meter
       *[other] Look at the top { $n } cards of your deck
    }; take { $keep } into your hand and put the others under the deck.
say-attack_bonus =
    { $scope ->
        [melee_momentum_cards] Your melee attack cards with Momentum have +{ $n } Attack.
       *[other] { $per ->
            [other_cards_this_turn] +{ $n } Attack for each other card you have played this turn{ $most ->
                [0] {""}
               *[other] , +{ $most } at most
            }.
           *[other] +{ $n } Attack.
        }
    }
say-ignore_line = This needs no straight line.
say-pierce = The Defense Value used against this is lowered by { $n }.
say-unblockable = The target may not defend.
say-extra_trophy =
    { $from ->
        [hand] Look at the target’s hand and take up to { $n ->
            [one] one card
           *[other] { $n } cards
        } from it as extra Trophies.
       *[other] Take up to { $n ->
            [one] one extra Trophy
           *[other] { $n } extra Trophies
        } from the revealed cards.
    }
say-deal_damage =
    Deal { $n } damage to { $who ->
        [attacker] the attacker
        [entering_kaiju] the Kaiju that came in
       *[other] the target
    }{ $unblockable ->
        [1] , which nobody can block
       *[other] {""}
    }.
say-area_attack = Attack every other Kaiju at distance { $range } or less with value { $n }, one after another; no line is needed.
say-throw =
    Throw { $who ->
        [attacker] the attacker
       *[other] a Kaiju or Vehicle in your space
    } up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }.
say-defend_with = It counts as Defense { $n }.
say-head = Raise your Head Meter by { $n }.
say-extra_building_benefit =
    You may use your building benefit on { $n ->
        [one] one more building
       *[other] { $n } more buildings
    }.
say-energy_on_second_card = When you have paid for the second card of a turn, gain { $n } Energy.
say-throw_bonus =
    You throw { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } farther.
say-ignore_events = These ignore you: { $text }.
say-no_destruction_rewards = You destroy no buildings and no Vehicles, and gain nothing by their destruction.
say-building_benefit =
    Take the reward of { $n ->
        [one] one building
       *[other] { $n } buildings
    } in adjacent spaces; nothing is destroyed.
say-head_meter =
    Your Head Meter runs from { $least } to { $most } and starts at { $start }{ $reset ->
        [1] ; after a Barrage it returns to { $least }
       *[other] {""}
    }.
say-remove_piece = Remove the piece.

## Events

say-move_pieces =
    { $how ->
        [along_track] { $thing }: { $n ->
            [one] 1 space
           *[other] { $n } spaces
        } along the track.
        [straight_ahead] { $thing }: { $n ->
            [one] 1 space
           *[other] { $n } spaces
        } straight ahead, then it turns around.
       *[other] { $thing }: { $n ->
            [one] 1 space
           *[other] { $n } spaces
        } towards the nearest Kaiju.
    }
say-penalise =
    { $each ->
        [1] For each { $thing }
       *[other] If a { $thing }
    } { $reach ->
        [near] in your space or next to it
        [entered] that came into your space
        [started_or_entered] that began in your space or came into it
       *[other] in a straight line at distance 2 or less
    } you lose { $n } { $loss ->
        [energy] Energy
        [enhancement] Enhancement
        [hand_card] card of your hand
       *[other] Trophy, the newest
    }.
say-respawn =
    With at most { $at_most } left (2, 3, 4 players) { $by ->
        [nobody] { $n } more { $n ->
            [one] appears
           *[other] appear
        }
       *[other] everybody but the King of Monsters places { $n } more
    }.
