### Ce qu’on choisit en ouvrant une table de King of Monster Island.

option-mode = Défi
    .help = Un seul Boss, ou le Défi ultime contre les trois.
option-boss = Boss
    .help = Le Boss d’une partie contre un seul Boss.
option-side = Face
    .help = Normal ou Expert.
option-placement = Zones de départ
    .help = Choisissez où vos Monstres commencent, ou prenez les zones habituelles.
option-start_seat = Premier Monstre
    .help = La place qui joue le premier tour.
option-rolls = Lancers
    .help = Combien de lancers par tour.
option-respite = Répit
    .help = Défi ultime seulement : chaque Monstre gagne 5 Cœurs à chaque changement de Boss.
option-monsters = Monstres
    .help = Choisissez un Monstre pour une place, ou laissez faire le hasard.

mode-single = Un seul Boss
mode-ultimate = Défi ultime
side-blue = Bleue : Normal
side-red = Rouge : Expert
placement-choose = Choisies
placement-default = Habituelles
rolls-3 = 3 lancers
rolls-4 = 4 lancers
start_seat-1 = Place 1
start_seat-2 = Place 2
start_seat-3 = Place 3
start_seat-4 = Place 4
start_seat-5 = Place 5

## Pourquoi une table ne peut pas être ouverte, par la règle concernée

refused-KOMI-SETUP-12 = Deux joueurs ne peuvent pas avoir le même Monstre (KOMI-SETUP-12).
refused-KOMI-SETUP-14 = La première place doit être une place de la table (KOMI-SETUP-14).
refused-KOMI-ULT-01 = Le Défi ultime commence par Crystal Dragon : aucun autre Boss ne peut être choisi (KOMI-ULT-01).
refused-KOMI-ULT-R09 = Le Répit n’existe que dans le Défi ultime (KOMI-ULT-R09).
