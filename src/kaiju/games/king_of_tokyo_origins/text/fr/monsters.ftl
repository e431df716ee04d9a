### Les Monstres de King of Tokyo : Origins.

monster-mechamster = Mechamster
monster-gigarex = Gigarex
monster-iron_back = Iron Back
monster-cosmic_joe = Cosmic Joe
