### Tous Cochons : ce que le Cochon ne dit pas.

game = Tous Cochons

section-wolf = Le loup
PIG-WOLF-01 = Après chaque tour de table le loup approche de 1 à 3 pas. Après 15 pas il est à la porte, et tous ont perdu.
PIG-WIN-01 = Tous gagnent ensemble quand ils ont encaissé 50 points chacun en moyenne, ou 20 dans une partie courte.

actor-wolf = le Loup
place-woods = le bois
place-yard = la cour
place-door = la porte

event-WolfCame = { $by } approche, vers { $place } : il reste { $left } pas.
event-GameOver =
    { $winners ->
        [none] Le Loup est à la porte : vous avez tous perdu.
       *[other] Les cochons ont assez encaissé : vous avez tous gagné.
    }
