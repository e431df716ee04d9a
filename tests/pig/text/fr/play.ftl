### Le Cochon à la table.

column-points = points
    .sign = ★

setup-quick_race = Course rapide
    .help = Quatre cochons, et 20 points suffisent.
option-short = Partie courte
    .help = 20 points suffisent.
refused-PIG-WIN-01 = La seule option du Cochon est la partie courte (PIG-WIN-01).

event-TurnBegan =
    { $seat ->
        [you] Tour { $turn } : à vous.
       *[other] Tour { $turn } : { $seat }.
    }
event-Rolled =
    { $seat ->
        [you] Vous lancez un { $face } ; la cagnotte contient { $pot }.
       *[other] { $seat } lance un { $face } ; la cagnotte contient { $pot }.
    }
event-Banked =
    { $seat ->
        [you] Vous encaissez { $amount } et avez { $now }.
       *[other] { $seat } encaisse { $amount } et a { $now }.
    }
event-WolfCame = { $by } approche.
event-TookBack =
    { $seat ->
        [you] Vous reprenez votre réponse.
       *[other] { $seat } reprend une réponse.
    }
event-GameOver =
    { $winners ->
        [none] Personne ne gagne.
        [you] Vous gagnez.
       *[other] { $winners_count ->
            [one] { $winners } gagne.
           *[other] { $winners } gagnent.
        }
    }

ask-roll_on = La cagnotte contient { $pot }. On continue ?
opt-roll = Lancer
opt-bank = Encaisser { $n }
