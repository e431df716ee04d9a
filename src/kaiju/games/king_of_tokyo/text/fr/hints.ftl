## Ce qui est dessiné après une partie, et ce qu’un conseil en dit

quantity-vp = points de victoire
quantity-hearts = cœurs
quantity-energy = Énergie
quantity-damage = blessures infligées
reason-vp =
    { $sign ->
        [more] Vous y gagnez en moyenne { $n } PV de plus d’ici votre prochain tour.
       *[less] Vous y gagnez en moyenne { $n } PV de moins d’ici votre prochain tour.
    }
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
reason-wounds =
    { $n ->
        [one] Vos adversaires perdent en moyenne { $n } cœur de plus d’ici votre prochain tour.
       *[other] Vos adversaires perdent en moyenne { $n } cœurs de plus d’ici votre prochain tour.
    }
reason-close = Vous êtes à { $n } PV de la victoire.
reason-close-and-safe = Vous êtes à { $n } PV de la victoire, et dans aucun des essais personne ne vous a arrêté avant votre prochain tour.
reason-rival-close =
    { $seat ->
        [you] Vous êtes à { $n } PV de la victoire.
       *[other] { $seat } est à { $n } PV de la victoire.
    }
reason-hurt =
    { $n ->
        [one] Il ne vous reste que { $n } cœur.
       *[other] Il ne vous reste que { $n } cœurs.
    }
