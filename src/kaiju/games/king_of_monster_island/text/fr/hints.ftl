## Ce qui est dessiné après une partie, et ce qu’un conseil en dit

quantity-boss_health = Cœurs du Boss
quantity-pylons = Pylônes
quantity-health = Cœurs
quantity-fame = Gloire
quantity-energy = Énergie
reason-boss_health =
    { $sign ->
        [less] Le Boss a en moyenne { $n } Cœurs de moins d’ici votre prochain tour.
       *[more] Le Boss a en moyenne { $n } Cœurs de plus d’ici votre prochain tour.
    }
reason-pylons =
    { $sign ->
        [less] Il y a moins de Pylônes bâtis : { $n } en moyenne d’ici votre prochain tour.
       *[more] Il y a plus de Pylônes bâtis : { $n } en moyenne d’ici votre prochain tour.
    }
reason-health =
    { $sign ->
        [more] Il vous reste en moyenne { $n ->
            [one] { $n } Cœur
           *[other] { $n } Cœurs
        } de plus au début de votre prochain tour.
       *[less] Il vous reste en moyenne { $n ->
            [one] { $n } Cœur
           *[other] { $n } Cœurs
        } de moins au début de votre prochain tour.
    }
reason-fame =
    { $sign ->
        [more] Vous y gagnez en moyenne { $n } de Gloire de plus.
       *[less] Vous y gagnez en moyenne { $n } de Gloire de moins.
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
reason-friends =
    { $n ->
        [one] Vos coéquipiers ont en moyenne { $n } Cœur de plus d’ici votre prochain tour.
       *[other] Vos coéquipiers ont en moyenne { $n } Cœurs de plus d’ici votre prochain tour.
    }
reason-weak =
    { $seat ->
        [you] Il ne vous reste que { $n } Cœurs : à 0 au début de votre tour, tout le monde perd.
       *[other] Il ne reste que { $n } Cœurs à { $seat } : à 0 au début de ce tour-là, tout le monde perd.
    }
reason-last-pylon = Encore un Pylône, et tout le monde perd.
reason-boss-nearly = Il ne reste que { $n } Cœurs au Boss.
