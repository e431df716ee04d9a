### Les effets en mots, faits du vocabulaire : pour ce qu’un propriétaire de la boîte a remplacé.

say-when =
    { $when ->
        [boss_step_1] Au début de la Phase du Boss :
        [boss_step_2_after] Après le lancer des dés du Boss, pendant votre tour :
        [boss_step_3] Quand le Boss se déplace :
        [boss_after_move] Quand le Boss s’est déplacé ou est resté :
        [boss_symbol] Chaque fois que ce symbole est appliqué ({ $symbol }) :
        [boss_damage] Quand vous subiriez des dégâts dans une Phase du Boss :
        [start_monster_phase] Au début de votre Phase du Monstre :
        [roll] Quand vous lancez les dés :
        [resolve] Pendant la résolution :
        [spend_faces] Pendant la résolution, dépensez { $spend } :
        [buy] Quand vous achetez :
        [end_of_turn] À la fin de votre tour :
        [on_gain] Quand vous obtenez cette carte, et tant que vous l’avez :
        [steal] Quand vous volez de la Gloire :
        [fame_die] Quand vous gagnez de la Gloire par une face gloire :
        [fame_group] Quand vous résolvez un groupe de faces gloire ({ $least } ou plus) :
        [damage_group] Quand vous résolvez un groupe pour des dégâts ({ $least } faces ou plus) :
        [enter_boss_zone] Quand votre Monstre entre dans la zone du Boss à votre étape 2 :
        [activate] Quand vous activez une tuile Soutien :
        [heart_group] Quand vous résolvez un groupe de faces cœur ({ $least } ou plus) :
        [kill] Quand vous détruisez un Minion par des dégâts :
        [destroy] Quand vous détruisez un Minion{ $types ->
            [none] {""}
           *[other] {" "}({ $types })
        } :
        [energy_group] Quand vous résolvez un groupe de faces énergie ({ $least } ou plus) :
        [hurt] Quand vous subissez des dégâts :
        [enter] Quand un Monstre entre dans une zone :
       *[other] Toujours :
    }
say-limit =
    { $limit ->
        [once_per_turn] (Une fois par tour.)
        [once_per_boss_phase] (Une fois par Phase du Boss.)
        [once_per_round] (Une fois par manche.)
       *[other] (Aussi souvent que vous voulez.)
    }
say-price = Payez { $price } { $price ->
        [one] Énergie
       *[other] Énergies
    } :
say-if =
    { $condition ->
        [no_energy] Si vous n’avez pas d’Énergie :
        [no_minion_here] S’il n’y a pas de Minion dans votre zone :
        [fireling_there] S’il y a une Flammèche :
       *[other] Toujours :
    }
say-face = (Avec cette face : { $face }.)
say-may = Vous pouvez refuser.
say-one_of = Au choix :
say-solo = En solo : { $text }

say-who =
    { $who ->
        [you] vous
        [each] chaque Monstre
        [here] un Monstre dans votre zone
        [other] un autre Monstre
        [here_shared] les Monstres de votre zone, à répartir comme vous voulez
        [all_shared] tous les Monstres, à répartir comme vous voulez
        [healed] un Monstre ainsi soigné
        [strongest] le Monstre le plus vaillant
        [in_boss_zone] chaque Monstre dans la zone du Boss
        [near_boss_top] chaque Monstre avec le plus de Cœurs dans la zone du Boss et à côté
        [in_boss_zone_or_near] chaque Monstre dans la zone du Boss, ou à côté s’il n’y en a pas
        [entrant] ce Monstre
        [upto_2] jusqu’à 2 Monstres de votre choix
       *[other] quelqu’un
    }
say-where =
    { $where ->
        [own] votre zone
        [any] une zone au choix
        [adjacent] une zone adjacente
        [ccw] la zone suivante dans le sens antihoraire
        [boss] la zone du Boss
        [boss_cw] la zone après celle du Boss dans le sens horaire
        [boss_ccw] la zone après celle du Boss dans le sens antihoraire
        [active] la zone du joueur actif
        [everywhere] toutes les zones
        [each_no_minion] chaque zone sans Minion
        [near_kill] une zone à côté
        [each_two_minions] chaque zone avec 2 Minions ou plus
        [most_crystals] la zone avec le plus de Cristaux
       *[other] une zone
    }

say-gain_health = Cœurs +{ $n } : { $whom }.
say-gain_energy = Énergie +{ $n } : { $whom }.
say-gain_fame = Gloire +{ $n } : { $whom }.
say-most = (Au plus { $own_most } pour vous.)
say-lose_fame = Gloire −{ $n } : { $whom }.
say-hurt = { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } : { $whom }.
say-boss_fame = Gloire du Boss : { $n }.
say-boss_health = Le Boss perd { $n } { $n ->
        [one] Cœur
       *[other] Cœurs
    }.
say-choose_loss = Chaque Monstre avec une carte POUVOIR perd au choix : Gloire { $fame } ou Énergie { $energy }.
say-add_damage = Ajoutez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }.
say-deal_damage = Infligez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } : { $place }.
say-bypass_guard = Jusqu’à { $n } { $n ->
        [one] point
       *[other] points
    } de votre réserve peuvent aller au Boss dans votre zone malgré les Minions.
say-destroy_minion =
    Détruisez un Minion{ $health ->
        [0] {""}
       *[other] {" "}(Cœurs : { $health } au plus)
    } : { $place }.
say-draw_minion = Piochez { $n } { $n ->
        [one] Minion
       *[other] Minions
    } : { $place }.
say-place_fireling = Placez { $n } { $n ->
        [one] Flammèche
       *[other] Flammèches
    } : { $place }.
say-move_monster = Déplacement : { $whom } ; vers : { $place }.
say-move_minion = Déplacez un Minion de votre zone ; vers : { $place }.
say-move_boss = Déplacez le Boss ; vers : { $place }.
say-move_boss_die = Déplacez un dé du Boss ; vers : { $place }.
say-build_crystal = Bâtissez { $n } { $n ->
        [one] Cristal
       *[other] Cristaux
    } : { $place }.
say-remove_crystal = Retirez { $n } { $n ->
        [one] Cristal
       *[other] Cristaux
    } : { $place }.
say-remove_pylon = Retirez un Pylône : { $place }.
say-build_support = Posez une tuile Soutien au hasard sur un emplacement Soutien vide : { $place }.
say-ready_support =
    { $n ->
        [0] Remettez face visible toutes les tuiles Soutien utilisées : { $place }.
       *[other] Remettez face visible une tuile Soutien utilisée : { $place }.
    }
say-tire_support = Retournez face cachée les tuiles Soutien : { $place }.
say-activate_support = Activez une tuile Soutien comme si vous y étiez : { $place }.
say-free_dice = Tous les dés verrouillés deviennent libres : { $place }.
say-change_die = Changez un dé de votre Lancer en une face de votre choix.
say-reroll = Après votre dernier lancer, vous pouvez relancer une fois vos dés avec cette face : { $face }.
say-extra_phase = Jouez une Phase du Monstre de plus pendant ce tour.
say-peek = Regardez les { $n } premières cartes de la pioche, défaussez-en autant que vous voulez et remettez les autres dans l’ordre de votre choix.
say-lock_spaces = Cette carte a ses propres emplacements de dé : { $n }.
say-extra_die = Dés supplémentaires : { $n }.
say-extra_roll = Lancers supplémentaires : { $n }.
say-prevent = Évitez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }.
say-take_over = Vous pouvez encaisser les dégâts d’un autre Monstre dans votre zone ou à côté.
say-choose_boss_zone = En cas d’égalité, vous choisissez la zone où va le Boss.
say-boss_walk = Là où aucun dé ne l’attire, le Boss continue dans le sens horaire jusqu’au prochain dé du Boss.
say-permit =
    { $key ->
        [unlock_adjacent] Vous pouvez déverrouiller des dés dans les zones adjacentes.
        [heal_adjacent] Vos cœurs peuvent soigner dans les zones adjacentes.
        [heal_any] Vos cœurs peuvent soigner dans n’importe quelle zone.
        [support_adjacent] Vous pouvez employer des tuiles Soutien dans les zones adjacentes.
        [claws_adjacent] Un groupe de baffes peut frapper dans une zone adjacente.
        [ignore_shields] Les Boucliers n’arrêtent pas vos dégâts aux autres Minions.
        [throw_any] Vos pieds peuvent mettre un autre Monstre dans n’importe quelle zone.
        [foot_two] Un pied peut mener votre Monstre 1 ou 2 zones plus loin.
        [build_less] Vous pouvez construire un Soutien avec un dé de moins.
       *[other] Un pied peut mettre votre Monstre dans la zone opposée.
    }
say-modify =
    { $stat ->
        [minion_health] Cœurs ({ $types })
        [max_health] Votre maximum de Cœurs
        [card_cost] Le coût des cartes pour vous
        [market_discard_cost] Le prix du renouvellement du Marché
        [claw_damage] Les dégâts de vos baffes
        [foot_damage] Les dégâts de vos pieds
        [ally_fame] Votre Gloire pour les pouvoirs de votre Allié
        [boss_reach] Jusqu’où le Boss cherche des dés
       *[boss_ignores] Les dégâts que le Boss ignore par tour
    } : { $to ->
        [-1] { $by }
       *[other] désormais { $to }
    }{ $where ->
        [boss] {" "}(dans la zone du Boss)
       *[other] {""}
    }.
