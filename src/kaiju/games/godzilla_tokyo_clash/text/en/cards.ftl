### The cards of Godzilla: Tokyo Clash: names, and what they do in our own words.

## Decks and types

set-godzilla = Godzilla
set-mothra = Mothra
set-king_ghidorah = King Ghidorah
set-megalon = Megalon

type-attack = Attack
type-move = Move
type-defend = Defense
type-enhancement = Enhancement
type-utility = Utility

## Godzilla

card-mega_heat_ray = Mega Heat Ray
    .text = Attack 6, Range 3. After this deals damage, destroy one building, Small or Large, in a space strictly between you and the target, if there is one, and take its reward.
    .note-1 = A blocked ray destroys nothing. A target in your own or an adjacent space has nothing between. With Power Up the extra Trophy comes first, the building after it. If several buildings qualify, Godzilla picks one; he cannot decline.

card-heat_ray = Heat Ray
    .text = Attack 3, Range 3.

card-power_up = Power Up
    .text = Enhancement. When you declare a Ranged attack you may discard this from play: that attack gets +2 Attack, and if it deals damage you may take one extra Trophy from the revealed cards.
    .note-1 = Spent after target and mode are named and before the target answers; each copy is spent or kept on its own. Nuclear Pulse is not Ranged, so Power Up does nothing for it. A spent copy is in the discard pile at once and may be taken back by the very next Victory Pose.

card-dorsal_plates = Dorsal Plates
    .text = Defense 3. After the attack is finished you may take back one discarded Power Up into your hand.
    .note-1 = Runs after every effect of the attack, so a Power Up knocked out of the deck by this attack may be taken back.

card-victory_pose = Victory Pose
    .text = Momentum. Gain 1 Energy. Then you may take back one discarded Power Up into your hand.
    .note-1 = Momentum: the recovered Power Up may be played next in the same turn if it can be paid.

card-tail_slide = Tail Slide
    .text = Move 2, Attack 3.
    .note-1 = The attack is made where the Move ended. Thrown distance is 3 plus 1 for the ability.

card-tail_whip = Tail Whip
    .text = Attack 2. After this deals damage you may push the target 1 space in a direction of your choice.
    .note-1 = Attacker and target share a space, so every direction is away; a direction blocked by the edge or a Large Building cannot be chosen.

card-judo_throw = Judo Throw
    .text = Attack 4. After you use this to throw, draw a card if the throw destroyed at least one building or Vehicle; a thrown Vehicle itself does not count.
    .note-1 = A thrown Vehicle that hits a Kaiju destroys nothing else, so no card. The reward of a Power Plant is drawn before this card.

card-nuclear_pulse = Nuclear Pulse
    .text = Damage only, not Ranged. Attack every other Kaiju in your space or an adjacent space with value 3, one at a time clockwise from your left; each may defend separately. Then you may destroy a Small Building or a Vehicle in your space or an adjacent space and take its reward.
    .note-1 = Kaiju that defend resolve the text of their Defense cards after the optional destruction. It can be played with no Kaiju in reach for the destruction alone.

card-scaled_hide = Scaled Hide
    .text = Defense 2. After the attack is finished every point of damage that got past this card gives you 1 Energy.
    .note-1 = Blocked completely: 0 Energy. Damage counts even if the deck was too short to reveal it all (GTC-TRO-15).

card-counter_swipe = Counter Swipe
    .text = Defense 2. After the attack is finished, if the attacker is in your space you may throw it 1 space (your special ability adds 1).
    .note-1 = Played on somebody else’s turn, Godzilla is the thrower: he chooses, he is rewarded, he deals the collision damage. Nothing happens if the attacker is in another space by then.

card-relentless_march = Relentless March
    .text = Move 2, Momentum.

card-city_stomp = City Stomp
    .text = Move 2. After moving, you may destroy a Small Building or a Vehicle in your space and take its reward.
    .note-1 = The Move may be 0 spaces. What it destroys must share its new space.

card-self_repairing_cells = Self-Repairing Cells
    .text = Enhancement. In each Refresh Phase gain 1 Energy.

card-jet_jaguars_handshake = Jet Jaguar’s Handshake
    .text = Momentum. Draw 2 cards.

## Mothra

card-wing_gust = Wing Gust
    .text = Attack 2, Range 2, Momentum. After this deals damage you may push the target 1 space directly away from you.
    .note-1 = The push happens even if every revealed card was worth 0, but not after a block. From the same space any direction is away.

card-hurricane_winds = Hurricane Winds
    .text = Attack 3, Range 2. After this deals damage you may push the target up to 2 spaces directly away from you.
    .note-1 = Pushed 2, the Kaiju enters two spaces one after the other; each may hold a Generator.

card-silk_spray = Silk Spray
    .text = Attack 2, Range 2. After this deals damage the target’s player discards one card of their choice from hand.

card-poison_scales = Poison Scales
    .text = Attack 3, Range 2. After this deals damage the target’s player loses 1 Energy.

card-scale_storm = Scale Storm
    .text = Ranged, but it needs no straight line and no single target: attack every other Kaiju within 2 spaces with value 3, one at a time clockwise from your left; each may defend separately.
    .note-1 = Targets clockwise from Mothra’s left. Counts as Ranged; nothing is thrown, no line is needed.

card-larva_ambush = Larva Ambush
    .text = Attack 2, Range 3, Momentum. This needs no straight line; any Kaiju within 3 spaces may be the target.

card-glide = Glide
    .text = Move 3, Momentum.

card-swooping_gale = Swooping Gale
    .text = Move 2, Attack 2, Range 2, Momentum.
    .note-1 = Both parts are optional; the attack is made from where the Move ended.

card-shelter_the_city = Shelter the City
    .text = Gain 1 Energy for each adjacent space that holds at least one building, to a maximum of 3.
    .note-1 = Counts spaces, not buildings; her own space does not count. Nothing is destroyed.

card-fairies_song = Fairies’ Song
    .text = Momentum. Gain 1 Energy and draw a card. You may play only one Fairies’ Song per turn.
    .note-1 = A second copy may not be played before the turn has ended; it may be discarded for a Discard Action.

card-infant_island_blessing = Infant Island Blessing
    .text = Enhancement. When you use your building benefit in the Refresh Phase you may use it on a second, different adjacent building.
    .note-1 = Both benefits are taken in the same Refresh Phase, one after the other; the second may be declined.

card-cocoon = Cocoon
    .text = Enhancement. When you are about to take damage that may be defended, you may discard this from play instead of playing a Defense card: it counts as Defense 4.
    .note-1 = Costs nothing when spent. Piercing Drill lowers it to 3. It has no text of its own to resolve afterwards.

card-evasive_flight = Evasive Flight
    .text = Defense 2. After the attack is finished you may move 1 space.
    .note-1 = Her own move: a Generator entered hurts herself and gives her 2 Energy (GTC-LG-04).

card-dust_cloud = Dust Cloud
    .text = Defense 2. After the attack is finished the attacker loses 1 Energy.
    .note-1 = The attacker loses the Energy also when the attack was fully blocked.

card-silk_lasso = Silk Lasso
    .text = Momentum. Choose another Kaiju within 3 spaces in a straight line; you may push it up to 2 spaces directly towards or directly away from you.
    .note-1 = A Kaiju in her own space can only be pushed away. Towards her it stops in her space at the latest.

## King Ghidorah

card-go_for_the_throat = Go For the Throat
    .text = Attack 4. Barrage: after this deals damage, look at the target’s hand; you may take one card from it as an extra Trophy.
    .note-1 = The look at the hand is part of the Barrage, also if he takes nothing. The taken card lies on top of the normal Trophy.

card-gravity_beam = Gravity Beam
    .text = Attack 3, Range 3, one head.

card-triple_gravity_beam = Triple Gravity Beam
    .text = Attack 4, Range 3. Barrage: if this deals damage you may take up to two extra Trophies from the revealed cards, the next highest first.
    .note-1 = The Barrage is used up as soon as damage is dealt with the meter at 3, also if all revealed cards are worth 0.

card-planet_destroyer = Planet Destroyer
    .text = Attack 5. Barrage: if you use this for damage, the target may not defend.
    .note-1 = The Barrage is used up when the damage is declared. Used to throw, the meter stays.

card-snapping_jaws = Snapping Jaws
    .text = Attack 2, one head.

card-wing_buffet = Wing Buffet
    .text = Attack 3, one head. After you use this to throw, raise your Head Meter by 1 more.
    .note-1 = One head when played, a second one after a throw.

card-sky_drop = Sky Drop
    .text = Move 2, Attack 2, one head.
    .note-1 = The attack is made where the Move ended.

card-devour = Devour
    .text = Attack 3. After this deals damage gain Energy equal to the damage dealt, to a maximum of 3.
    .note-1 = Counts points of damage, not cards. After a block nothing is gained.

card-unstoppable = Unstoppable
    .text = Defense Value is 1 plus your Head Meter.
    .note-1 = The meter is read when the card is played to defend.

card-golden_scales = Golden Scales
    .text = Defense 2, one head.
    .note-1 = Its head icon counts when it is played to defend, before the blocked amount is worked out.

card-soar = Soar
    .text = Move 3. After moving, look at the top cards of your deck, as many as 1 plus your Head Meter; put one in your hand and the rest on the bottom of the deck in any order.
    .note-1 = The Move may be 0 spaces. One card must be kept if any was looked at.

card-beat_of_wings = Beat of Wings
    .text = Move 2, one head.

card-alien_command = Alien Command
    .text = One head, Momentum. Gain 2 Energy.

card-three_minds = Three Minds
    .text = Enhancement. In each Refresh Phase raise your Head Meter by 1.

## Megalon

card-undermine = Undermine
    .text = Attack 4. Before the attack, put your Kaiju in the space of any other Kaiju at distance 3 or less; with one in your own space you may stay.
    .note-1 = With another Kaiju within 3 spaces he must go to one of them (staying counts if one is in his space); then target and mode are free. The placement enters only the new space.

card-piercing_drill = Piercing Drill
    .text = Attack 2, Momentum. The Defense Value used against this is lowered by 1.
    .note-1 = Lowered after the Head Meter is read; a Defense Value never falls below 0.

card-cyclone_attack = Cyclone Attack
    .text = Move 2, Attack 2, Momentum.
    .note-1 = The attack is made where the Move ended.

card-horn_lightning = Horn Lightning
    .text = Attack 3, Range 3. After this deals damage the target’s player loses 1 Energy.

card-napalm_bombs = Napalm Bombs
    .text = Attack 2, Range 2. After this deals damage you may destroy a Small Building or a Vehicle in the target’s space and take its reward.
    .note-1 = The target’s space after the damage. A Large Building is never there.

card-twin_drill_finisher = Twin-Drill Finisher
    .text = Attack 3. +1 Attack for each other Kaiju card you have played this turn, to a maximum of +3.
    .note-1 = Discard Actions and Defense cards do not count. The bonus also lengthens a throw.

card-burrow = Burrow
    .text = Momentum. Put your Kaiju in any space within 5 spaces that holds no Large Building.
    .note-1 = Enters only the new space. His own space may be chosen; then nothing is entered.

card-beetle_leap = Beetle Leap
    .text = Move 3, Momentum.

card-beetle_carapace = Beetle Carapace
    .text = Defense 2. After the attack is finished gain 1 Energy if this blocked all of it.
    .note-1 = Blocked all of it means no damage got through in that instance.

card-dig_in = Dig In
    .text = Defense 4. After the attack is finished you may put your Kaiju in any space within 2 spaces that holds no Large Building.
    .note-1 = Enters only the new space.

card-drill_parry = Drill Parry
    .text = Defense 2. After the attack is finished, if the attacker is in your space deal 1 damage to it.
    .note-1 = The attacker may defend against it; it can win the token and a Trophy. Nothing happens if the attacker is in another space by then.

card-seatopian_command = Seatopian Command
    .text = Momentum. Return one discarded card of your choice to the top of your deck, if there is one, then draw a card.
    .note-1 = It is in no pile while it is resolved, so it cannot bring itself back. Without a discarded card he just draws.

card-seismic_tremor = Seismic Tremor
    .text = Destroy a Small Building or a Vehicle in your space or an adjacent space, if there is one, and take its reward.
    .note-1 = Must be used if there is something to destroy; otherwise it does nothing.

card-seatopian_beacon = Seatopian Beacon
    .text = Enhancement. When you play your second Kaiju card in the same turn, gain 1 Energy; at most once per turn.
    .note-1 = Works when the cost of the second card has been paid, before that card’s own steps. A second Beacon adds another Energy.

card-drill_frenzy = Drill Frenzy
    .text = Enhancement. Your melee attack cards with Momentum have +1 Attack, for damage and for throws.
    .note-1 = Applies to Piercing Drill and Cyclone Attack.
