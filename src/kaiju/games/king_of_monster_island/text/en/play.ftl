### King of Monster Island at the table: what is asked, what can be answered, what happens.

## Dice

# The faces by their number, the same in every language; their words follow.
faces = heart energy fame claw foot support

face-heart = heart
    .sign = ♥
face-energy = energy
    .sign = ↯
face-fame = fame
    .sign = ★
face-claw = claw
    .sign = ✸
face-foot = foot
    .sign = ▲
face-support = support
    .sign = ⚓
face-wild = any face
    .sign = ✱

## Standings

column-health = Health
    .sign = ♥
column-fame = Fame
    .sign = ★
column-energy = Energy
    .sign = ↯

## What happens: the turn

event-MonsterPlaced =
    { $seat ->
        [you] You start
       *[other] { $seat } starts
    }: { $zone }.

event-AlliesRevealed = Allies of this game: { $allies }.

event-TurnBegan =
    { $seat ->
        [you] Turn { $turn }: your turn.
       *[other] Turn { $turn }: { $seat }.
    }

event-StepBegan = { $step }.

event-TurnEnded =
    { $seat ->
        [you] Your turn is over.
       *[other] { $seat }’s turn is over.
    }

event-ExtraPhase =
    { $seat ->
        [you] You will take
       *[other] { $seat } will take
    } one more Monster Phase{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-GameOver =
    { $why ->
        [won] The Boss is beaten: you win together!
        [health] A Monster begins its phase with 0 Health: you lose together.
        [pylons] The third Pylon stands: you lose together.
       *[other] The bag is empty: you lose together.
    }

## How games end, as studies count them

ending-won = the Boss is beaten
ending-health = lost: a Monster at 0 Health
ending-pylons = lost: the third Pylon
ending-bag = lost: the bag is empty

## What happens: the Boss

event-BossPower = The Boss uses { $power }.

event-BossDiceDropped =
    { $numbers_count ->
        [one] 1 Boss die falls
       *[other] { $numbers_count } Boss dice fall
    } from the volcano.

event-BossMoved =
    { $why ->
        [dice] The Boss goes where the most of its dice lie: { $zone }.
        [minions] The Boss goes to the tied zone with the most Minions: { $zone }.
        [clockwise] The Boss goes to the tied zone furthest clockwise: { $zone }.
        [none] No Boss die is near: the Boss goes one zone clockwise: { $zone }.
        [walk] The Boss walks on to the first Boss die: { $zone }.
        [chosen] The Boss is lured: { $zone } ({ $card }).
       *[other] The Boss is moved: { $zone } ({ $card }).
    }

event-MinionActivated = { $minion } activates: { $zone }.

event-SymbolApplied = The Boss applies a symbol: { $symbol }.

event-BossDiceReturned =
    { $numbers_count ->
        [one] 1 Boss die is
       *[other] { $numbers_count } Boss dice are
    } available again.

event-BossDieMoved =
    { $seat ->
        [you] You move
       *[other] { $seat } moves
    } Boss die { $die }: { $zone } ({ $card }).

event-BossFameChanged =
    The Boss’ Fame: { $now }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-BossHurt =
    The Boss loses { $amount } Health and has { $now } left{ $ignored ->
        [0] { "" }
       *[other] { " " }({ $ignored } without effect)
    }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-BossBeaten = { $boss } is beaten! The turn goes on; then the next Boss comes.

event-BossArrived = { $boss } arrives: { $zone }, { $health } Health.

event-MinionDrawn = A Minion comes out of the bag: { $minion } ({ $zone }).

event-FirelingPlaced =
    A Fireling appears: { $zone }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-CrystalBuilt =
    A Crystal grows: { $zone }, { $now } of 3{ $face ->
        [none] { "" }
       *[other] { " " }(a Locked die leaves: { $face })
    }.

event-CrystalRemoved =
    A Crystal is removed: { $zone }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-PylonBuilt = A Pylon rises: { $zone }. That makes { $pylons } of 3.

event-PylonRemoved =
    A Pylon is removed: { $zone }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

## What happens: Monsters

event-HealthLost =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } { $amount } Health to { $source } and { $seat ->
        [you] have
       *[other] has
    } { $now } left.

event-DamagePrevented =
    { $seat ->
        [you] You prevent
       *[other] { $seat } prevents
    } { $amount } damage ({ $card }).

event-DamageTakenOver =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $amount } damage in the place of { $helped ->
        [you] you
       *[other] { $helped }
    } ({ $card }).

event-HealthGained =
    { $seat ->
        [you] You now have
       *[other] { $seat } now has
    } { $now } Health{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-EnergyGained =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount } Energy and { $seat ->
        [you] have
       *[other] has
    } { $now }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-EnergySpent =
    { $seat ->
        [you] You spend
       *[other] { $seat } spends
    } { $amount } Energy and { $seat ->
        [you] have
       *[other] has
    } { $now } left{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-FameGained =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount } Fame and { $seat ->
        [you] have
       *[other] has
    } { $now }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-FameLost =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } { $amount } Fame and { $seat ->
        [you] have
       *[other] has
    } { $now } left{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-FameStolen =
    { $seat ->
        [you] You steal
       *[other] { $seat } steals
    } Fame: Boss die { $die } leaves the island ({ $zone }).

event-AllyChosen =
    { $seat ->
        [you] You choose
       *[other] { $seat } chooses
    } an Ally: { $ally }.

event-AllyLost =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } an Ally: { $ally }.

event-MonsterMoved =
    { $seat ->
        [you] You move
       *[other] { $seat } moves
    }: { $zone }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

## What happens: dice, tiles, cards

event-LockedDieTaken =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } a Locked die for the roll: { $face }.

event-DiceRolled =
    { $seat ->
        [you] You roll
       *[other] { $seat } rolls
    } { $thrown_count ->
        [one] 1 die
       *[other] { $thrown_count } dice
    }: { $dice }

event-DiceResolved =
    { $spent ->
        [yes] { $seat ->
            [you] You spend
           *[other] { $seat } spends
        }
       *[no] { $seat ->
            [you] You resolve
           *[other] { $seat } resolves
        }
    }: { $symbols }

event-DiceIdle =
    { $seat ->
        [you] You give
       *[other] { $seat } gives
    } up: { $symbols }

event-DieLapsed = The face of the tile lapses: { $face }.

event-DieLocked =
    { $seat ->
        [you] You Lock
       *[other] { $seat } Locks
    } a die: { $face }{ $space ->
        [-1] { " " }(on a card)
       *[other] { " " }({ $zone })
    }.

event-DieUnlocked =
    { $seat ->
        [you] You Unlock
       *[other] { $seat } Unlocks
    } a die: { $face }{ $space ->
        [-1] { " " }(from a card)
       *[other] { " " }({ $zone })
    }.

event-DieChanged =
    { $seat ->
        [you] You turn
       *[other] { $seat } turns
    } a die: { $was } becomes { $face } ({ $card }).

event-DiceFreed =
    { $amount ->
        [one] 1 Locked die leaves
       *[other] { $amount } Locked dice leave
    } the island ({ $card }).

event-DamageAdded =
    { $seat ->
        [you] You have
       *[other] { $seat } has
    } { $now } damage to assign{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-DamageLost =
    { $amount } damage { $amount ->
        [one] is
       *[other] are
    } lost.

event-MinionDestroyed =
    { $seat ->
        [you] You destroy
       *[other] { $seat } destroys
    } a Minion: { $minion } ({ $zone }).

event-MinionMoved =
    { $seat ->
        [you] You move
       *[other] { $seat } moves
    } a Minion: { $minion }, { $zone } ({ $card }).

event-TileBuilt =
    { $seat ->
        [you] You build
       *[other] { $seat } builds
    } a Support tile: { $tile } ({ $zone }).

event-TileActivated =
    { $seat ->
        [you] You activate
       *[other] { $seat } activates
    } a tile: { $tile }.

event-TileRecharged =
    { $seat ->
        [you] You recharge
       *[other] { $seat } recharges
    } a tile: { $tile }.

event-TilesTurned =
    { $ready ->
        [yes] Tiles are ready again: { $tiles }
       *[no] Tiles are used up: { $tiles }
    } ({ $card }).

event-PowerUsed =
    { $seat ->
        [you] You use
       *[other] { $seat } uses
    } { $power }.

event-CardBought =
    { $seat ->
        [you] You buy
       *[other] { $seat } buys
    } { $card } for { $price } Energy.

event-CardRevealed = New in the market: { $card }.

event-CardKept =
    { $seat ->
        [you] You keep
       *[other] { $seat } keeps
    } { $card }.

event-CardDiscarded = { $card } is discarded.

event-EventRevealed = Event: { $card }!

event-MarketDiscarded =
    { $seat ->
        [you] You discard
       *[other] { $seat } discards
    } the market: { $cards }.

event-CardsSeen = On top of the deck: { $cards }.

event-CardsReturned = Back on the deck: { $cards }. Discarded: { $discarded }.

## Questions

ask-place_monster = Where does your Monster start?

ask-choose_ally = Which Ally do you choose?

ask-take_locked = Too few dice are free. Which Locked die do you take?

ask-reroll =
    Which dice do you roll again? { $left ->
        [one] 1 roll left.
       *[other] { $left } rolls left.
    }

ask-resolve = What do you do with your dice? Damage: { $pool }. Energy: { $energy }.

ask-aim =
    Which Monster is the heart for? { $left ->
        [one] 1 left.
       *[other] { $left } left.
    }

ask-steal = Do you steal a Boss die for 1 more Fame?

ask-virtual_die = How do you use the face of the tile: { $face }?

ask-assign_damage = { $n } damage in this zone: { $zone }. Where does it go?

ask-buy = You have { $energy } Energy. What do you buy?

ask-card_choice = { $card }: choose.

ask-share = { $card }: share out { $n }.

ask-lift = { $card }: which Monster goes where?

ask-peek = { $card }: which of these do you discard?

ask-order = { $card }: in which order do they go back, first drawn first?

ask-again = { $card }: which dice do you roll again?

ask-bait = { $card }: where does the Boss go?

ask-event_loss = { $card }: what do you lose?

ask-strongest = { $card }: several Monsters have the most Health. Which one is it?

ask-take_over_damage = { $card }: do you take { $n } damage in the place of { $helped }?

ask-crystal_space = A Crystal grows: { $zone }. Which Locked die leaves?

ask-pylon_space = A Pylon rises: { $zone }. On which Support space?

ask-boss_zone = Where does the next Boss arrive?

## Options

opt-zone = { $zone }

opt-ally = { $ally }

opt-no-extra = Roll without this extra die

opt-take-locked = { $face } ({ $zone })

opt-take-from-card = { $face } (card of { $seat })

opt-die = Die { $die }: { $face }

opt-done = Done

opt-lapse = Let it lapse

opt-heart =
    { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }

opt-energy = { $n } × energy: gain { $energy } Energy

opt-fame = { $n } × fame

opt-damage = { $n } damage ({ $claws } × claw, { $feet } × foot)

opt-reach = { $n } damage next door: { $zone }

opt-walk = Move: { $zone }

opt-carry = Move { $seat }: { $zone }

opt-build = Build a tile with { $n } × support (space { $value })

opt-use =
    Use { $power }{ $price ->
        [0] { "" }
       *[other] { " " }for { $price } Energy
    }{ $spend ->
        [none] { "" }
       *[other] { " " }({ $spend })
    }

opt-destroy = Destroy: { $minion }

opt-hit-boss = Hurt the Boss: { $n }

opt-lock = Lock: { $face }

opt-lock-card = Lock on the card: { $face }

opt-unlock = Unlock: { $face } ({ $zone })

opt-unlock-card = Unlock from the card: { $face }

opt-activate = Activate: { $tile } ({ $zone })

opt-recharge = Recharge: { $tile } ({ $zone })

opt-buy = Buy { $card } ({ $price } Energy)

opt-sweep = Discard the market ({ $price } Energy)

opt-aim =
    { $seat ->
        [you] Your Monster
       *[other] { $seat }
    }

opt-no-steal = Do not steal

opt-steal = Steal Boss die { $die }

opt-stop = Stop

opt-decline = No

opt-gain_health =
    { $seat ->
        [you] Your Monster
       *[other] { $seat }
    }

opt-gain_energy = { $seat }

opt-gain_fame = { $seat }

opt-lose_fame = { $seat }

opt-deal_damage = { $zone }

opt-move_monster = { $zone }

opt-remove_crystal = { $zone }

opt-move_boss = The Boss: { $zone }

opt-destroy_minion = { $minion } ({ $zone })

opt-move_minion = { $minion }: { $zone }

opt-move_boss_die = Boss die { $die }: { $zone }

opt-remove_pylon = { $zone }, space { $value }

opt-build_support = { $zone }, space { $value }

opt-ready_support = { $zone }, space { $value }

opt-activate_support = { $zone }, space { $value }

opt-change_die = { $face } becomes { $new }

opt-bypass_guard = { $n } to the Boss

opt-use-power = Use { $power }

opt-share =
    { $seat ->
        [you] You
       *[other] { $seat }
    }

opt-lift = { $seat }: { $zone }

opt-no-more = No more

opt-drop-card = { $card }

opt-card = { $card }

opt-lose-fame = { $n } Fame

opt-lose-energy = { $n } Energy

opt-strongest =
    { $seat ->
        [you] Your Monster
       *[other] { $seat }
    }

opt-let-it = Let it happen

opt-take-over = Take { $n } damage in the place of { $helped }

opt-give-up-die = { $face }

opt-pylon = Space { $value }

## Pieces on the map

piece-boss = { $boss }

piece-monster = { $monster }

piece-minion = { $n } × { $minion }

piece-crystal = Crystal

piece-locked = Locked die: { $face }

piece-pylon = Pylon

piece-tile =
    { $tile }{ $used ->
        [yes] { " " }(used)
       *[no] { "" }
    }

piece-boss_die = Boss die { $die }: { $shows }

## The picture in the terminal

picture-pylons = Pylons { $n } of 3
picture-bag = { $n } in the bag
picture-next = next at { $fame } Fame: { $power }
picture-market = Market
picture-deck = { $deck } in the deck, { $discard } discarded
picture-pool = Damage to assign: { $n }
