### The Monsters, Bosses, Allies, Minions and zones of King of Monster Island.

monster-pagurah = Pagurah
monster-rex_florae = Rex Florae
monster-hades = H.A.D.E.S.
monster-purple_reign = Purple Reign
monster-megamoth = Megamoth

actor-boss = the Boss
actor-event = an Event

boss-crystal_dragon = Crystal Dragon
boss-lithosaur = Lithosaur
boss-lavalord = Lavalord

ally-ninjas = Ninjas
ally-scientists = Scientists
ally-media = Media
ally-med_bots = Med Bots
ally-apes = Ape Brigade
ally-harbor_crew = Harbor Crew

minion-soldier = Soldier
minion-cannon = Cannon
minion-shield = Shield
minion-builder = Builder
minion-fireling = Fireling
token-soldier = Soldier
token-cannon = Cannon
token-shield = Shield
token-builder = Builder
token-fireling = Fireling

zone-jungle = Jungle
zone-0 = Jungle
space-jungle = Jungle
zone-ruins = Ruins
zone-1 = Ruins
space-ruins = Ruins
zone-lagoon = Lagoon
zone-2 = Lagoon
space-lagoon = Lagoon
zone-beach = Beach
zone-3 = Beach
space-beach = Beach
zone-mangrove = Mangrove
zone-4 = Mangrove
space-mangrove = Mangrove
zone-cliffs = Cliffs
zone-5 = Cliffs
space-cliffs = Cliffs

symbol-minion = Minion
symbol-crystal = Crystal
symbol-fame = Fame
symbol-heart = heart
symbol-energy = energy
symbol-claw = claw
symbol-foot = foot
symbol-support = support
symbol-wild = any face
symbol-cube = Energy

tile-support_01 = boat with Energy and foot
tile-support_02 = boat with Energy and foot
tile-support_03 = boat with Energy and heart
tile-support_04 = boat with Energy and heart
tile-support_05 = boat with Energy and energy
tile-support_06 = boat with Energy and support
tile-support_07 = boat with fame
tile-support_08 = boat with fame
tile-support_09 = boat with claw
tile-support_10 = boat with claw
tile-support_11 = boat with any face
tile-support_12 = boat with any face

step-boss_1 = Check active powers
step-boss_2 = Roll available Boss dice
step-boss_3 = Move the Boss
step-boss_4 = Activate Minions
step-boss_5 = Activate Boss dice
step-monster_0 = Check Health
step-monster_1 = Roll
step-monster_2 = Resolve
step-monster_3 = Buy
step-end = End of Turn
step-place = Set-up
step-rolled = Roll
