## Ce qui est dessiné après une partie, et ce qu’un conseil en dit

quantity-points = points
quantity-energy = Énergie
quantity-trophy_count = Trophées
quantity-damage = dégâts infligés
reason-points =
    { $sign ->
        [more] Vous y gagnez en moyenne { $n ->
            [one] { $n } point
           *[other] { $n } points
        } de plus d’ici votre prochain tour.
       *[less] Vous y gagnez en moyenne { $n ->
            [one] { $n } point
           *[other] { $n } points
        } de moins d’ici votre prochain tour.
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
reason-trophy_count =
    { $sign ->
        [more] Vous y gagnez plus de Trophées : { $n } en moyenne d’ici votre prochain tour.
       *[less] Vous y gagnez moins de Trophées : { $n } en moyenne d’ici votre prochain tour.
    }
reason-takes =
    { $n ->
        [one] Le meilleur de vos adversaires a en moyenne { $n } point de moins.
       *[other] Le meilleur de vos adversaires a en moyenne { $n } points de moins.
    }
reason-blow = { $by } vous frappe avec { $n }.
reason-leads =
    { $n ->
        [one] Vous menez de { $n } point.
       *[other] Vous menez de { $n } points.
    }
reason-trails =
    { $n ->
        [one] { $by } a { $n } point d’avance sur vous.
       *[other] { $by } a { $n } points d’avance sur vous.
    }
reason-ends-soon = Le Destructeur d’oxygène est presque au bout de sa piste.
