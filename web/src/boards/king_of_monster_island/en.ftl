island-step-boss = Boss
    .help = Its power strikes, its dice fall from the volcano, it moves to where most of them lie, the Minions there act, and then the symbols on those dice: Fame, Crystals, Minions.
island-step-roll = Roll
    .help = Roll six dice, up to three times; before each new roll keep what you like. You lose together if your Health is 0 when your phase begins.
island-step-resolve = Resolve
    .help = Use your dice one after the other, in any order: heal, gain Energy or Fame, walk, deal damage, build Support. Others can be Locked in your zone for whoever comes next.
island-step-buy = Buy
    .help = Pay Energy for cards of the Market. For 2 Energy you discard all three and see new ones.
island-step-end = End
    .help = What works at the end of a turn, then the next player: the Boss Phase comes again first.
island-tab-boss = Boss
island-tab-market = Cards
island-map = Monster Island: six zones round the volcano
island-boss = The Boss
island-boss-phase = Boss Phase
island-boss-steps = The five steps of the Boss Phase
island-unhurt = Nobody was hurt.
island-nothing-happened = Nothing happened.
island-before = Step before
island-after = Next step
island-active = active
island-next = { $n } more
island-to-come = { $n ->
    [one] 1 more Boss to come
   *[other] { $n } more Bosses to come
}
island-to-come-names = Still to come: { $names }
island-doom = How close the end is
island-doom-pylons = Pylons
    .help = The third Pylon loses the game.
island-doom-bag = in bag
    .help = If a Minion must be drawn from an empty bag, the game is lost.
island-doom-crystals = Crystals
    .help = Three Crystals in one zone become a Pylon.
island-doom-health = weakest
    .help = A Monster that begins its phase with 0 Health loses the game for all.
island-team = The others
island-seat = { $name }: Health { $health } of { $max }, Fame { $fame }, Energy { $energy }, Ally: { $ally }, cards: { $cards }
island-zone = { $zone }: { $who }
island-space = { $zone }, Support space { $value }
island-space-empty = Support space { $value }: empty
island-die-space = Die space
island-boss-here = { $boss }, Health { $n }
island-monster-here = { $name }, Health { $n }
island-market = Market
island-deck = { $n } left
island-sweep = Discard all
island-too-dear = { $n } Energy short
island-dice = Dice
island-die = Die { $n }: { $face }{ $state ->
    [done] , used
    [picked] , picked
    [kept] , kept
   *[free] { "" }
}
island-virtual = The face of the tile
island-pool = Damage to assign: { $n }
island-acts = What you can do
island-acts-none = Touch a die to see what it can do.
island-with-dice = { $n ->
    [one] With this die
   *[other] With these { $n } dice
}
island-done-dice = Stop: give up the other dice
island-done-all = Go on
island-done-buy = Buy nothing more
island-stop = Stop rolling
island-keep-all = Keep all
island-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
island-choose-ally = Choose { $ally }
island-help-picked = Choose what they do, here or on the island.
island-help-virtual = The tile’s face is used alone or with dice that you pick.
island-help-dice = Pick dice, then choose what they do.
island-pool-lost = gives up { $n } damage
island-help-pool = Touch whom you hit, or more dice.
island-help-buy = Touch a card to read it; the button buys it.
island-help-zone = Touch a zone of the island.
island-help-boss-die = Touch a Boss die on the island.
island-help-locked = Touch a Locked die on the island.
island-help-support = Touch a Support space on the island.
island-help-turn = Touch the die that is to change.
island-help-piece = Touch it on the island.
island-help-roll = Touch the dice you keep. Kept: { $kept }. Rolled again: { $rolled }.
island-help-ally = Touch an Ally to read what it can do.
island-no-ally = No Ally yet: the first Fame brings one.
island-pouch = Locked on a card: { $n } of { $of }
island-cards = { $n ->
    [0] No cards
    [one] 1 card
   *[other] { $n } cards
}
island-boss-dice = Boss dice in the volcano: { $n } of { $of }
island-bag = In the bag
island-minion-health = Health { $n }
island-crystals-here = { $n } of 3 Crystals
island-act-heart = { $n ->
    [one] Heal 1
   *[other] Heal { $n }
}
island-act-energy = Gain { $energy } Energy
island-act-fame = Gain { $n } Fame
island-act-damage = { $n } damage
island-act-lock = Lock it in this zone
island-act-build = Build a Support tile on space { $value }
island-ask-resolve = Use your dice, in any order.
island-point = Point
    .help = Show everybody a zone, a piece or a card for some seconds. A right click does it at once.
island-point-now = Touch what you want to show
island-points = { $name } points: { $at }
island-goal = Bring the Boss to 0 Health together. You lose together by a third Pylon, an empty bag of Minions, or a Monster that begins its phase with 0 Health.
island-symbol-heart = Health. A heart on a die heals 1, you or a Monster in your zone.
island-symbol-energy = Energy: you pay for cards with it. The more energy faces in one group, the more it brings.
island-symbol-fame = Fame brings an Ally and its powers. With a fame face you may also steal a Boss die of your zone.
island-symbol-claw = Claw: 2 damage in your zone.
island-symbol-foot = Foot: moves a Monster of your zone to the next zone, or counts as 1 damage.
island-symbol-support = Support: three or four of them build a Support tile in your zone.
island-symbol-boss-fame = On a Boss die: the Boss gains 1 Fame and comes nearer to its next power.
island-symbol-boss-crystal = On a Boss die: a Crystal grows in the Boss’ zone. Three in one zone become a Pylon.
island-symbol-boss-minion = Minions. On a Boss die: one is drawn from the bag into the Boss’ zone.
island-symbol-soldier = Soldier: damages each Monster in its zone when the Boss comes there.
island-symbol-cannon = Cannon: damages every Monster, wherever it is, when the Boss comes there.
island-symbol-builder = Builder: adds a Crystal when the Boss comes to its zone.
island-symbol-shield = Shield: has to be destroyed before the other Minions of its zone.
island-symbol-fireling = Fireling: damages each Monster in its zone when Lavalord comes there.
island-symbol-crystal = Crystal: takes a die space. Three in one zone become a Pylon.
island-symbol-pylon = Pylon: the third one loses the game.
island-symbol-ally = Ally: its powers switch on as your Fame grows, and it leaves if you have none.
island-symbol-cards = Power cards.
island-symbol-lock = Locked dice wait in a zone with their face, for whoever takes them up there.
island-symbol-range = Claws that reach a zone next to yours.
island-symbol-power = A power of a card or an Ally that you can use now.
island-symbol-dice = Dice.
island-symbol-warning = An Event: it happens at once.
