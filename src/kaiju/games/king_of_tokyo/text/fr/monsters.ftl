### Les Monstres de King of Tokyo.

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
species-invader = Envahisseur
species-robot = Robot
species-halloween = Halloween

species = Espèce
    .note = L’espèce (Mutant, Envahisseur, Robot, Halloween) est imprimée sur les cartes et n’a aucun effet dans ce livret. Les attributions sont déduites de descriptions publiques ; seules les deux d’Halloween sont certaines.
