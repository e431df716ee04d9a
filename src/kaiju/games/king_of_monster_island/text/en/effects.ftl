### Effects in words, made from the vocabulary: for entries that an owner of the box has replaced.

say-when =
    { $when ->
        [boss_step_1] At the start of the Boss Phase:
        [boss_step_2_after] After the Boss dice have been rolled in your turn:
        [boss_step_3] When the Boss moves:
        [boss_after_move] After the Boss has moved or stayed:
        [boss_symbol] Each time a { $symbol } symbol is applied:
        [boss_damage] When you would take damage in a Boss Phase:
        [start_monster_phase] At the start of your Monster Phase:
        [roll] When you roll:
        [resolve] While resolving:
        [spend_faces] While resolving, spend { $spend }:
        [buy] When you buy:
        [end_of_turn] At the end of your turn:
        [on_gain] When you gain this card, and as long as you have it:
        [steal] When you steal Fame:
        [fame_die] When you gain Fame from a fame face:
        [fame_group] When you resolve a group of { $least } or more fame faces:
        [damage_group] When you resolve a group of { $least } or more faces for damage:
        [enter_boss_zone] When your Monster enters the Boss’ zone in your step 2:
        [activate] When you activate a Support tile:
        [heart_group] When you resolve a group of { $least } or more heart faces:
        [kill] When you destroy a Minion by damage:
        [destroy] When you destroy a Minion{ $types ->
            [none] {""}
           *[other] {" "}({ $types })
        }:
        [energy_group] When you resolve a group of { $least } or more energy faces:
        [hurt] When you take damage:
        [enter] When a Monster enters a zone:
       *[other] Always:
    }
say-limit =
    { $limit ->
        [once_per_turn] (Once per turn.)
        [once_per_boss_phase] (Once per Boss Phase.)
        [once_per_round] (Once per round.)
       *[other] (As often as you like.)
    }
say-price = Pay { $price } Energy:
say-if =
    { $condition ->
        [no_energy] If you have no Energy:
        [no_minion_here] If there is no Minion in your zone:
        [fireling_there] If a Fireling is there:
       *[other] Always:
    }
say-face = (A { $face } must be among them.)
say-may = You may decline.
say-one_of = One of these:
say-solo = Alone: { $text }

say-who =
    { $who ->
        [you] you
        [each] each Monster
        [here] one Monster in your zone
        [other] one other Monster
        [here_shared] the Monsters in your zone, shared out as you like,
        [all_shared] all Monsters, shared out as you like,
        [healed] one Monster that was healed
        [strongest] the strongest Monster
        [in_boss_zone] each Monster in the Boss’ zone
        [near_boss_top] each Monster with the most Health in the Boss’ zone and next to it
        [in_boss_zone_or_near] each Monster in the Boss’ zone, or next to it if nobody is there,
        [entrant] that Monster
        [upto_2] up to 2 Monsters of your choice
       *[other] somebody
    }
say-where =
    { $where ->
        [own] your zone
        [any] any zone
        [adjacent] an adjacent zone
        [ccw] the next zone counter-clockwise
        [boss] the Boss’ zone
        [boss_cw] the zone clockwise of the Boss
        [boss_ccw] the zone counter-clockwise of the Boss
        [active] the active player’s zone
        [everywhere] every zone
        [each_no_minion] each zone without Minions
        [near_kill] a zone next to it
        [each_two_minions] each zone with 2 or more Minions
        [most_crystals] the zone with the most Crystals
       *[other] a zone
    }

say-gain_health = Health +{ $n }: { $whom }.
say-gain_energy = Energy +{ $n }: { $whom }.
say-gain_fame = Fame +{ $n }: { $whom }.
say-most = (At most { $own_most } for you.)
say-lose_fame = Fame −{ $n }: { $whom }.
say-hurt = { $n } damage: { $whom }.
say-boss_fame = The Boss’ Fame changes by { $n }.
say-boss_health = The Boss loses { $n } Health.
say-choose_loss = Each Monster with a KEEP card loses { $fame } Fame or { $energy } Energy.
say-add_damage = Add { $n } damage.
say-deal_damage = Deal { $n } damage in { $place }.
say-bypass_guard = Up to { $n } points of your pool may go to the Boss in your zone although Minions are there.
say-destroy_minion =
    Destroy one Minion{ $health ->
        [0] {""}
       *[other] {" "}with at most { $health } Health
    } in { $place }.
say-draw_minion = Draw { $n } { $n ->
        [one] Minion
       *[other] Minions
    } into { $place }.
say-place_fireling = Place { $n } { $n ->
        [one] Fireling
       *[other] Firelings
    } in { $place }.
say-move_monster = Move { $whom } to { $place }.
say-move_minion = Move one Minion from your zone to { $place }.
say-move_boss = Move the Boss to { $place }.
say-move_boss_die = Move one Boss die to { $place }.
say-build_crystal = Build { $n } { $n ->
        [one] Crystal
       *[other] Crystals
    } in { $place }.
say-remove_crystal = Remove { $n } { $n ->
        [one] Crystal
       *[other] Crystals
    } from { $place }.
say-remove_pylon = Remove one Pylon from { $place }.
say-build_support = Put a random Support tile on an empty Support space in { $place }.
say-ready_support =
    { $n ->
        [0] Turn all used Support tiles face up in { $place }.
       *[other] Turn one used Support tile face up in { $place }.
    }
say-tire_support = Turn all Support tiles face down in { $place }.
say-activate_support = Activate one Support tile in { $place } as if you were there.
say-free_dice = All Locked dice become available in { $place }.
say-change_die = Change one die of your Roll to a face of your choice.
say-reroll = After your last roll you may reroll, one time, your dice that show { $face }.
say-extra_phase = Take one more Monster Phase in this turn.
say-peek = Look at the top { $n } cards of the deck, discard any of them, and put the rest back in any order.
say-lock_spaces = This card has { $n } die spaces of its own.
say-extra_die = Roll { $n } extra { $n ->
        [one] die
       *[other] dice
    }.
say-extra_roll = Roll { $n } more { $n ->
        [one] time
       *[other] times
    }.
say-prevent = Prevent { $n } damage.
say-take_over = You may take the damage of another Monster in your zone or next to it.
say-choose_boss_zone = You choose among tied zones where the Boss goes.
say-boss_walk = Where no die draws it, the Boss goes on clockwise to the next Boss die.
say-permit =
    { $key ->
        [unlock_adjacent] You may Unlock dice in adjacent zones.
        [heal_adjacent] Your hearts may heal in adjacent zones.
        [heal_any] Your hearts may heal in any zone.
        [support_adjacent] You may use Support tiles in adjacent zones.
        [claws_adjacent] A group of claws may strike in an adjacent zone.
        [ignore_shields] Shields do not stop your damage to other Minions.
        [throw_any] Your feet may put another Monster in any zone.
        [foot_two] A foot may move your Monster 1 or 2 zones.
        [build_less] You may build Support with one die fewer.
       *[other] A foot may put your Monster in the opposite zone.
    }
say-modify =
    { $stat ->
        [minion_health] Health of { $types }
        [max_health] Your maximum Health
        [card_cost] The cost of cards for you
        [market_discard_cost] The price of discarding the market
        [claw_damage] The damage of your claws
        [foot_damage] The damage of your feet
        [ally_fame] Your Fame for your Ally’s powers
        [boss_reach] How far the Boss looks for dice
       *[boss_ignores] The points of damage that the Boss ignores in a turn
    }: { $to ->
        [-1] { $by }
       *[other] now { $to }
    }{ $where ->
        [boss] {" "}(in the Boss’ zone)
       *[other] {""}
    }.
