### The Monsters of King of Tokyo.

monster-space_penguin = Space Penguin
monster-alienoid = Alienoid
monster-cyber_kitty = Cyber Kitty
monster-the_king = The King
monster-gigazaur = Gigazaur
monster-meka_dragon = Meka Dragon
monster-boogie_woogie = Boogie Woogie
monster-pumpkin_jack = Pumpkin Jack
monster-pandakai = Pandakaï
    .alias-1 = Pandakai
monster-baby_gigazaur = Baby Gigazaur
monster-cyber_bunny = Cyber Bunny
monster-kraken = Kraken

species-mutant = Mutant
species-invader = Invader
species-robot = Robot
species-halloween = Halloween

species = Species
    .note = Species (Mutant, Invader, Robot, Halloween) is printed on the cards and has no effect in this rulebook. The assignments are inferred from public descriptions; only the two Halloween ones are certain.
