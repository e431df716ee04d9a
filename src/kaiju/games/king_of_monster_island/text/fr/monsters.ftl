### Monstres, Boss, Alliés, Minions et zones de King of Monster Island.

monster-pagurah = Pagurah
monster-rex_florae = Rex Florae
monster-hades = H.A.D.E.S.
monster-purple_reign = Purple Reign
monster-megamoth = Megamoth

actor-boss = le Boss
actor-event = un Événement

boss-crystal_dragon = Crystal Dragon
boss-lithosaur = Lithosaur
boss-lavalord = Lavalord

ally-ninjas = Ninjas
ally-scientists = Scientifiques
ally-media = Médias
ally-med_bots = Médibots
ally-apes = Brigade simiesque
ally-harbor_crew = Dockers

minion-soldier = Soldat
minion-cannon = Canon
minion-shield = Bouclier
minion-builder = Bâtisseur
minion-fireling = Flammèche
token-soldier = Soldat
token-cannon = Canon
token-shield = Bouclier
token-builder = Bâtisseur
token-fireling = Flammèche

zone-jungle = Jungle
zone-0 = Jungle
space-jungle = Jungle
zone-ruins = Ruines
zone-1 = Ruines
space-ruins = Ruines
zone-lagoon = Lagon
zone-2 = Lagon
space-lagoon = Lagon
zone-beach = Plage
zone-3 = Plage
space-beach = Plage
zone-mangrove = Mangrove
zone-4 = Mangrove
space-mangrove = Mangrove
zone-cliffs = Falaises
zone-5 = Falaises
space-cliffs = Falaises

symbol-minion = minion
symbol-crystal = cristal
symbol-fame = gloire
symbol-heart = cœur
symbol-energy = énergie
symbol-claw = baffe
symbol-foot = pied
symbol-support = soutien
symbol-wild = joker
symbol-cube = Énergie

tile-support_01 = Vedette rapide
tile-support_02 = Vedette rapide
tile-support_03 = Navire-hôpital
tile-support_04 = Navire-hôpital
tile-support_05 = Cargo à batteries
tile-support_06 = Ravitailleur
tile-support_07 = Yacht de presse
tile-support_08 = Yacht de presse
tile-support_09 = Canonnière
tile-support_10 = Canonnière
tile-support_11 = Bateau à tout faire
tile-support_12 = Bateau à tout faire

step-boss_1 = Activer le Boss
step-boss_2 = Lancer les dés libres
step-boss_3 = Déplacer le Boss
step-boss_4 = Activer les Minions
step-boss_5 = Activer les dés du Boss
step-monster_0 = Vérifier les Cœurs
step-monster_1 = Lancer les dés
step-monster_2 = Résoudre les dés
step-monster_3 = Acheter des cartes
step-end = Fin du tour
step-place = Mise en place
step-rolled = Lancer les dés
