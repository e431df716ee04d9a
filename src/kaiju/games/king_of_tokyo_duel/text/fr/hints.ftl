## Ce qui est dessiné après une partie, et ce qu’un conseil en dit

quantity-hearts = cœurs
quantity-fame = pion Gloire
quantity-destruction = pion Destruction
quantity-energy = Énergie
quantity-damage = coups portés
reason-hearts =
    { $sign ->
        [more] Il vous reste en moyenne { $n ->
            [one] { $n } cœur
           *[other] { $n } cœurs
        } de plus au début de votre prochain tour.
       *[less] Il vous reste en moyenne { $n ->
            [one] { $n } cœur
           *[other] { $n } cœurs
        } de moins au début de votre prochain tour.
    }
reason-energy =
    { $sign ->
        [more] Il vous reste en moyenne { $n ->
            [one] { $n } Énergie
           *[other] { $n } Énergies
        } de plus.
       *[less] Il vous reste en moyenne { $n ->
            [one] { $n } Énergie
           *[other] { $n } Énergies
        } de moins.
    }
reason-pulls-fame =
    { $n ->
        [one] Gloire est en moyenne plus près de vous de { $n } case.
       *[other] Gloire est en moyenne plus près de vous de { $n } cases.
    }
reason-pulls-destruction =
    { $n ->
        [one] Destruction est en moyenne plus près de vous de { $n } case.
       *[other] Destruction est en moyenne plus près de vous de { $n } cases.
    }
reason-hits =
    { $n ->
        [one] Votre rival perd en moyenne { $n } cœur de plus.
       *[other] Votre rival perd en moyenne { $n } cœurs de plus.
    }
reason-close =
    { $n ->
        [one] Vous êtes à { $n } case de gagner par les pions.
       *[other] Vous êtes à { $n } cases de gagner par les pions.
    }
reason-rival-close =
    { $n ->
        [one] Votre rival est à { $n } case de gagner par les pions.
       *[other] Votre rival est à { $n } cases de gagner par les pions.
    }
reason-hurt =
    { $n ->
        [one] Il ne vous reste que { $n } cœur.
       *[other] Il ne vous reste que { $n } cœurs.
    }
