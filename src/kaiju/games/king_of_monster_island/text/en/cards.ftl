### The cards, powers and tiles of King of Monster Island: names, and what they do in our own words.

## Sets and types

set-power = Power cards
set-event = Events
set-ally = Powers of the Allies
set-boss = Powers of the Bosses

type-keep = Keep
type-discard = Discard
type-positive = Positive
type-negative = Negative
type-ally = Ally
type-boss = Boss

## Power cards

card-unlock = Unlock!
    .text = While resolving you may also Unlock dice in the two zones adjacent to yours.

card-heave_ho = Heave-Ho
    .text = Move one Minion or the Boss from your zone to an adjacent zone. The Boss can be moved at most once per turn this way.
    .note-1 = Nothing moved this way activates; Shields do not stop it and Health does not matter.
    .note-2 = Your own pool is kept: you do not leave the zone.

card-spare_arm = Spare Arm
    .text = Roll 1 extra Monster die. Two copies give 2 extra dice.
    .note-1 = Asked only when a Locked die would have to be taken for it (KOMI-ROLL-R05).

card-second_brain = Second Brain
    .text = You may roll once more than normal in step 1 (4 rolls instead of 3).

card-rubber_bones = Rubber Bones
    .text = Pay 2 Energy: change one die of your Roll, Unlocked ones included, to a face of your choice.
    .note-1 = Energy gained earlier in the same step may pay.

card-handy_tail = Handy Tail
    .text = After you have stopped rolling you may reroll, one time and all together, any number of your dice that show support. This is not one of the rolls of step 1.

card-springy_legs = Springy Legs
    .text = A foot you resolve to move your own Monster may move it 1 or 2 zones; a move of 2 zones enters both of them without a stop in the first.
    .note-1 = Both zones lie in the same direction.
    .note-2 = Entering the first zone can burn (Burning Ground) and can trigger Vine Charge; its point is lost again when the Monster goes on.

card-mole_claws = Mole Claws
    .text = Move your own Monster to any zone. It enters only that zone.

card-catapult_tail = Catapult Tail
    .text = A foot you resolve to move another player’s Monster may put it in any zone instead of an adjacent one.
    .timing = Alone: instead: once per turn a foot you resolve to move your own Monster may put it in the zone opposite (distance 3), entering only that zone.

card-thick_hide = Thick Hide
    .text = In a Boss Phase, prevent 1 damage you would take. Used once, the card works again from the start of your next turn, that is from the Boss Phase of that turn on.
    .note-1 = Applies by itself to the first damage after Force Field.

card-overgrown = Overgrown
    .text = As long as you own this card your maximum Health is 2 higher. When you buy it, gain 2 Health under the new maximum.

card-fast_clotting = Fast Clotting
    .text = When you resolve a group of 1 or more heart faces, one Monster healed by it gains 1 more Health.
    .note-1 = Asked only when the hearts of the group went to more than one Monster.
    .note-2 = A Monster at its maximum counts as healed; the extra point is then lost.

card-healing_howl = Healing Howl
    .text = Your heart faces may heal a Monster in any zone.
    .timing = Alone: instead: when you resolve a group of 2 or more heart faces, gain 1 more Health.

card-pocket_pharmacy = Pocket Pharmacy
    .text = Pay 2 Energy: one Monster in your zone gains 1 Health.

card-bodyguard = Bodyguard
    .text = While you have at least 1 Health: when another Monster in your zone or an adjacent zone would take damage from one source, you may take all of that damage in its place; gain 1 Energy the first time you do so in each Boss Phase.
    .timing = Alone: instead: gain 1 Energy the first time you take damage in each Boss Phase.
    .note-1 = Asked before the other Monster’s own prevention is used.
    .note-2 = If the same source hits you too, you take both amounts, each a loss of its own.
    .note-3 = Your own prevention may then reduce what you took over; it cannot be passed on again (KOMI-BOSS-R09).

card-telescopic_claws = Telescopic Claws
    .text = When you resolve a group that consists only of claws you may deal its damage in one adjacent zone instead of your own. Damage that other effects add to this group goes there too. It is a pool of its own, assigned there at once under all damage rules; what cannot be assigned is lost.
    .note-1 = Extra Fist and Whirlwind may add to the group, Acid Spit and points already in your pool may not.
    .note-2 = Virtual and wild claws count as claws.

card-acid_spit = Acid Spit
    .text = Add 1 damage, at a moment of your choice in step 2, even without resolving a die.

card-whirlwind = Whirlwind
    .text = When you resolve a group of 3 or more faces (claws and feet, virtual ones included) for damage, add 2 damage to it.

card-shield_breaker = Shield Breaker
    .text = Shields do not stop you from assigning damage to other Minions. They still guard the Boss like every Minion.

card-fire_breath = Fire Breath
    .text = When you destroy a Minion by damage, you may destroy one Minion whose Health for you is 1 (KOMI-DMG-R06) in a zone adjacent to the one where that happened.
    .note-1 = Guard rules do not matter for the second Minion.
    .note-2 = The second one was not destroyed by damage and does not trigger the card again; Minion Muncher and Scrap Collector see both.

card-minion_muncher = Minion Muncher
    .text = The first time you destroy a Minion in a turn, gain 1 Health.

card-scrap_collector = Scrap Collector
    .text = Each time you destroy a Cannon, Shield or Builder, gain 1 Energy.

card-crystal_cruncher = Crystal Cruncher
    .text = Remove one Crystal from your zone.

card-pylon_wrecker = Pylon Wrecker
    .text = If there is no Minion in your zone, remove one Pylon from your zone; it returns to the reserve and no longer counts.
    .note-1 = The Boss in the zone does not matter.
    .note-2 = With two Pylons in the zone you choose which Support space becomes empty.

card-static_fur = Static Fur
    .text = When you resolve a group of 1 or more energy faces, gain 1 more Energy.

card-solar_scales = Solar Scales
    .text = If you have no Energy, gain 1 Energy.

card-picky_shopper = Picky Shopper
    .text = Discarding the market costs you 1 Energy instead of 2.

card-camera_hog = Camera Hog
    .text = The first time you steal Fame in a turn, gain 1 more Fame.

card-ghostwriter = Ghostwriter
    .text = If you have at least 1 Fame, your Fame counts as 3 higher for deciding which powers of your Ally are active.
    .note-1 = The dial itself does not change; with 0 Fame there is no Ally and no help.

card-dice_pouch = Dice Pouch
    .text = This card has 2 die spaces. In your step 2, in whatever zone you are, you may Lock dice of your Roll there and Unlock them again, on this or a later turn; no other Monster can. Dice on the card count as Locked dice on the board; Crystals and powers that name a zone do not touch them, but a shortage of dice and effects on all Locked dice do.

card-harbor_pass = Harbor Pass
    .text = The first time you activate a Support tile in a turn, gain 1 Energy.

card-radio_beacon = Radio Beacon
    .text = Activate one face-up Support tile in any zone as if you were there; its die faces are resolved in your own zone.
    .note-1 = The tile counts as activated this turn. Recharging it still needs somebody in its zone.

card-loud_bait = Loud Bait
    .text = In the Boss Phase of your own turn, when two or more zones tie for the most Boss dice, you choose the tied zone the Boss moves to, ignoring Minions and clockwise order.
    .note-1 = A tie needs at least 1 Boss die in each tied zone.

card-dice_magnet = Dice Magnet
    .text = In the Boss Phase of your own turn, pay 1 Energy: move one Boss die on the board to an adjacent zone without changing its face.
    .note-1 = Adjacent to the zone the die lies in.

card-protein_shake = Protein Shake
    .text = Share out 3 Health as you like among the Monsters in your zone.

card-shared_battery = Shared Battery
    .text = Share out 5 Energy as you like among all Monsters; you may keep at most 3 of it.
    .timing = Alone: gain 4 Energy instead.

card-depth_charge = Depth Charge
    .text = Deal 3 damage in your zone.

card-air_strike = Air Strike
    .text = Deal 4 damage in any one zone.

card-orbital_laser = Orbital Laser
    .text = The Boss loses 4 Health, whatever stands in its zone. This is not damage assigned under the damage rules and no Boss power prevents it.
    .note-1 = It can win the game in step 3.

card-crystal_drill = Crystal Drill
    .text = Remove one Crystal from any zone of your choice. Without Crystals nothing happens.

card-supply_drop = Supply Drop
    .text = Take a Support tile at random from the reserve and put it face up on any empty Support space on the board. You may still activate it this turn if you are in its zone. Without a tile or an empty space nothing happens.
    .note-1 = The space is chosen before the tile is drawn.

card-full_recharge = Full Recharge
    .text = Turn all used Support tiles on the board face up. Tiles activated this turn are included but cannot be activated again this turn.

card-prime_time = Prime-Time Special
    .text = Gain 2 Fame, and one other Monster of your choice gains 1 Fame.
    .timing = Alone: gain 3 Fame instead.
    .note-1 = Ally choices follow when the card has been carried out, yours first.

card-scandal = Scandal!
    .text = The Boss loses 3 Fame.

card-rampage = Rampage
    .text = When step 3 of this Monster Phase is over, take one more whole Monster Phase (steps 1 to 3) before the End of Turn, without a Boss Phase. The 0-Health check is made at its start. It belongs to the same turn: effects that work once per turn and the limit on activating and recharging the same tile are not renewed.
    .note-1 = Effects of start_monster_phase happen again only if they have no once_per_turn limit; none of ours does.

card-sneak_peek = Sneak Peek
    .text = Look at the top 4 cards of the deck (all of them if there are fewer), discard any number of them, Events included, without effect, and put the rest back on top in any order. After that the place of this card in the market is refilled.
    .note-1 = Everybody sees the cards and their new order (KOMI-SETUP-R04).

card-sea_lift = Sea Lift
    .text = Put up to 2 Monsters of your choice, your own included, into any zones, the same or different ones; each enters only the zone it is put into.

card-foghorn_lure = Foghorn Lure
    .text = Move the Boss to an adjacent zone of your choice. Nothing activates.
    .note-1 = Adjacent to the Boss’ own zone.

## Events

card-beach_day = Beach Day
    .text = Each Monster gains 2 Health.

card-generator_truck = Generator Truck
    .text = Each Monster gains 2 Energy.
    .note-1 = The active player may spend it at once.

card-ticker_tape = Ticker-Tape Parade
    .text = Each Monster gains 1 Fame, in turn order from the active player; a Monster that had none chooses an Ally.
    .note-1 = The Ally choices follow when all Monsters have gained.

card-friendly_fleet = Friendly Fleet
    .text = Turn all used Support tiles on the board face up (none of those activated this turn can be activated again this turn). Then, if the active player’s zone has an empty Support space and the reserve a tile, put a random tile face up on such a space of that player’s choice.

card-walkout = Minion Walkout
    .text = In each zone with 2 or more Minions the active player chooses one of them, which is destroyed without damage; guard rules and Health do not matter.
    .note-1 = Nobody destroyed it: Minion Muncher and Scrap Collector do not react.

card-stage_fright = Stage Fright
    .text = The Boss loses 2 Fame.

card-hairline_crack = Hairline Crack
    .text = Remove one Crystal from the zone with the most Crystals; on a tie the active player chooses the zone. Without Crystals nothing happens.

card-all_for_that = All For That?
    .text = Each Monster that owns at least one KEEP card loses either 1 Fame or 2 Energy, as its player chooses.
    .note-1 = Turn order from the active player; KOMI-BUY-R02 for Monsters that cannot pay.

card-harbor_strike = Harbor Strike
    .text = Turn all face-up Support tiles on the board face down.
    .note-1 = They may be recharged this turn unless they were activated this turn.

card-open_gates = Open Gates
    .text = For each zone without Minions, starting with the Boss’ zone and going clockwise, draw 1 Minion into it. An empty bag means defeat as usual.
    .note-1 = A zone with only Firelings is not without Minions.

card-crystal_shower = Crystal Shower
    .text = Build 1 Crystal in the Boss’ zone.

card-bad_reviews = Bad Reviews
    .text = Each Monster loses 1 Fame.

card-ash_cloud = Ash Cloud
    .text = Each Monster takes 1 damage. Effects that work in a Boss Phase do not prevent it.

card-tremors = Tremors
    .text = All Locked Monster dice, those on cards included, leave the board and become available.

card-villain_of_the_year = Villain of the Year
    .text = The Boss gains 2 Fame. This is not a fame symbol and does not trigger a top power.

## Powers of the Allies

card-ninjas_1 = Blades Between the Plates
    .text = For your damage every Shield has 1 Health, whatever its printed value and the Boss’ powers.
    .note-1 = Only for damage you assign; Fire Breath of the owner sees it too.

card-ninjas_2 = Smoke Bomb
    .text = Move your own Monster to an adjacent zone without spending a die. Damage not yet assigned is lost as with every move.

card-ninjas_3 = Flying Kick
    .text = Each foot you resolve for damage gives 2 damage instead of 1.
    .note-1 = Virtual feet too.

card-ninjas_4 = Vital Point
    .text = One time, in a single assignment, you may give up to 3 points of your damage pool to the Boss in your zone although Minions are there.
    .note-1 = Works with the pool of step 2 only, not with damage of a card bought in step 3.

card-scientists_1 = Power Line
    .text = Gain 1 Energy.

card-scientists_2 = Research Discount
    .text = Power cards cost you 1 Energy less, but never less than 1.
    .note-1 = Does not change the price of discarding the market or of using cards.

card-scientists_3 = Second Generator
    .text = Gain 1 Energy in addition to Power Line.

card-scientists_4 = Splicing Ray
    .text = Change one die of your Roll to a face of your choice.

card-media_1 = Exclusive Footage
    .text = The first time you steal Fame in a turn, gain 1 Energy.
    .note-1 = The steal that brought you this Ally does not count (KOMI-FAME-R03).

card-media_2 = Joint Interview
    .text = When you gain Fame from a fame face, one other Monster of your choice gains 1 Fame.
    .timing = Alone: gain 1 Energy instead.
    .note-1 = Happens after the die with its steal; the other Monster’s Ally choice follows at once.

card-media_3 = Front Page
    .text = When you resolve a group of 2 or more fame faces, gain 1 more Fame.
    .note-1 = After the last die of the group.

card-media_4 = Character Assassination
    .text = Each time you steal Fame the Boss loses 1 Fame.

card-med_bots_1 = House Call
    .text = One Monster in your zone gains 1 Health.

card-med_bots_2 = Medevac Drone
    .text = Your heart faces may heal a Monster in an adjacent zone instead.
    .note-1 = Each heart is aimed separately.

card-med_bots_3 = Reinforced Organs
    .text = Your maximum Health is 2 higher (12 without other raises). When this power is switched off, Health above the new maximum is lost.

card-med_bots_4 = Force Field
    .text = In each Boss Phase, whoever’s turn it is, the first 1 damage you would take is prevented.
    .note-1 = Applies by itself, before Thick Hide.
    .note-2 = Damage you take over with Bodyguard counts.

card-apes_1 = Extra Fist
    .text = When you resolve a group for damage that contains at least 1 claw, add 1 damage to it.

card-apes_2 = Vine Charge
    .text = When your own Monster enters the Boss’ zone during your step 2, by any effect, add 1 damage after it has arrived.
    .note-1 = The old pool is lost first, then the point is added.

card-apes_3 = Heavy Hands
    .text = Each claw gives 3 damage instead of 2.
    .note-1 = Virtual and wild claws too.

card-apes_4 = Helping Hands
    .text = Roll 1 extra Monster die.
    .note-1 = Asked only when a Locked die would have to be taken for it (KOMI-ROLL-R05).

card-harbor_crew_1 = Quick Rigging
    .text = You may build with fewer dice: a group of exactly 2 support faces builds on the value-3 space, a group of exactly 3 on the value-3 or the value-4 space as you choose, a group of exactly 4 on the value-4 space.

card-harbor_crew_2 = Signal Flags
    .text = You may also activate and recharge Support tiles in adjacent zones; their die faces are resolved in your own zone.

card-harbor_crew_3 = Spare Batteries
    .text = The first Support tile you activate in a turn gives 1 more Energy.

card-harbor_crew_4 = Night Shift
    .text = Turn any one used Support tile on the board face up, even one activated this turn.
    .note-1 = This is not recharging.

## Powers of the Bosses

card-cd_before = Cutting Gaze
    .text = Look at the Monsters in the Boss’ zone and the two adjacent zones. Each Monster among them whose Health equals the highest Health among them takes 1 damage. If there is no Monster in these zones nothing happens.
    .note-1 = All tied Monsters are hit; this is not the strongest Monster of other powers.
    .note-2 = The Boss’ zone is the one before it moves.
    .note-3 = A Monster at 0 Health can be among the highest when all near Monsters have 0; it loses nothing.

card-cd_1 = Scent of Power
    .text = When the Boss moves one zone clockwise because none of the three compared zones holds a Boss die, it keeps moving clockwise until it reaches a zone with at least 1 Boss die. With no Boss die on the board it stops after the first zone.
    .note-1 = It is still one movement: powers and Minions of the zones passed do nothing.

card-cd_5 = Razor Splinters
    .text = The strongest Monster takes 3 damage.
    .note-1 = On a tie for the most Health the active player chooses one of the tied Monsters.
    .note-2 = One source of 3 points: preventing 1 leaves 2.
    .note-3 = Fame reached in step 5 switches it on for the next Boss Phase only, because its moment in this one is over.

card-cd_10 = Crystal Mail
    .text = Soldiers in the Boss’ zone have 1 more Health.
    .note-1 = Follows the Boss at once when it moves or is moved.

card-cd_15 = Mirror Scales
    .text = In each turn the first point of damage assigned to the Boss is used up without effect.
    .note-1 = Counted per turn of a player, all pools together; Rampage belongs to the same turn.
    .note-2 = Only the first point of the turn can be used up: if points were assigned before the power was switched on in the same turn, none is.
    .note-3 = The point used up comes on top of the limit of KOMI-DMG-R08.
    .note-4 = Orbital Laser is not assigned damage and neither loses a point nor uses up the scale.
    .note-5 = A point given to the Boss by Vital Point counts.

card-cd_20 = Sharp Fist
    .text = Each time a fame symbol is applied while this power is active, each Monster in the Boss’ zone takes 1 damage; if no Monster is there, each Monster in the two adjacent zones takes 1 damage.
    .note-1 = The symbol that lifts the Boss to 20 does not trigger it, the next one does (KOMI-SHEET-R02).

card-li_before = Ground Slam
    .text = The strongest Monster takes 2 damage. After that every Monster in the Boss’ zone is moved to the adjacent zone counter-clockwise, also one that took no damage.
    .note-1 = On a tie for the most Health the active player chooses one of the tied Monsters.
    .note-2 = The strongest Monster is looked for on the whole board, not only near the Boss.
    .note-3 = Locked dice and tiles stay behind. The moved Monsters enter the new zone.

card-li_1 = Rockfall
    .text = All Locked Monster dice in the Boss’ zone leave the board and become available.
    .note-1 = Dice on the card Dice Pouch are not in a zone and stay.

card-li_5 = Landslide
    .text = All face-up Support tiles in the Boss’ zone are turned face down.
    .note-1 = They count as used, not as activated this turn: the active player may recharge them this turn.

card-li_10 = Stone Hide
    .text = Soldiers, Cannons, Shields and Builders in the Boss’ zone have 1 more Health.
    .note-1 = The Ninjas still see every Shield with 1 Health.

card-li_15 = Long Stride
    .text = The Boss compares five zones instead of three: its own, the two adjacent ones and the two at distance 2. Ties are broken as usual, furthest clockwise meaning from distance 2 clockwise to distance 2 counter-clockwise. If none of the five holds a Boss die, it moves one zone clockwise.
    .note-1 = Order of preference on a full tie: +2, +1, 0, -1, -2 (plus = clockwise).

card-li_20 = Seismic Roar
    .text = Each time a fame symbol is applied while this power is active, the strongest Monster takes 1 damage and is moved to the adjacent zone counter-clockwise.
    .note-1 = On a tie for the most Health the active player chooses one of the tied Monsters.
    .note-2 = The Monster hurt is the Monster moved, also when the damage was prevented or taken over.
    .note-3 = Looked for anew for every symbol.

card-la_before = Spit Embers
    .text = Place 1 Fireling from the reserve in the Boss’ zone. Then the strongest Monster takes 1 damage.
    .note-1 = With an empty reserve no Fireling is placed; the damage is dealt all the same.
    .note-2 = On a tie for the most Health the active player chooses one of the tied Monsters.
    .note-3 = The Fireling activates in step 4 only if the Boss stays in that zone.

card-la_1 = Rain of Ash
    .text = The strongest Monster takes 1 damage.
    .note-1 = On a tie for the most Health the active player chooses one of the tied Monsters.
    .note-2 = A source of its own, looked for anew after Spit Embers.

card-la_5 = Burning Ground
    .text = A Monster that moves or is moved into a zone holding at least 1 Fireling takes 1 damage, once per entry.
    .note-1 = Also in a Monster Phase; effects with timing boss_damage help only in a Boss Phase.
    .note-2 = A Fireling put into a zone burns nobody who is already there.
    .note-3 = A move of 2 zones by one foot can burn twice.

card-la_10 = Molten Guard
    .text = Firelings in the Boss’ zone have 1 more Health.

card-la_15 = Eruption
    .text = After Spit Embers, place 1 Fireling in the zone clockwise of the Boss’ zone and 1 in the zone counter-clockwise of it.
    .note-1 = With only 1 Fireling left in the reserve it goes clockwise.

card-la_20 = End of an Era
    .text = Each time a fame symbol is applied while this power is active, the strongest Monster takes 1 damage.
    .note-1 = On a tie for the most Health the active player chooses one of the tied Monsters.
    .note-2 = Looked for anew for every symbol.
