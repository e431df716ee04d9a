### Les effets en toutes lettres, faits du vocabulaire : pour ce que le propriétaire d’une boîte a remplacé.

## Valeurs et mots-clés d’une carte

say-enhancement = Amélioration.
say-move = Déplacement { $n }.
say-attack = Attaque { $n }.
say-range = Portée { $n }.
say-defend =
    { $n ->
        [head_meter_plus_1] Défense 1 plus votre jauge des Têtes.
       *[other] Défense { $n }.
    }
say-momentum = Élan.
say-heads =
    { $n ->
        [one] Une icône de tête.
       *[other] { $n } icônes de tête.
    }
say-limit_per_turn =
    { $n ->
        [one] Une seule carte de ce nom peut être jouée par tour.
       *[other] Seulement { $n } cartes de ce nom peuvent être jouées par tour.
    }

## Moments et conditions

say-on =
    { $on ->
        [after_move] Après le déplacement :
        [before_attack] Avant l’attaque :
        [trophy] Quand les Trophées sont pris :
        [after_damage] Après avoir infligé des dégâts :
        [after_throw] Après avoir servi à une projection :
        [after_attack] Après l’attaque :
        [after_defend] Une fois l’attaque terminée :
        [barrage] { $at ->
            [attack_mod] Salve, quand les dégâts sont annoncés :
            [trophy] Salve, quand les Trophées sont pris :
           *[other] Salve, après avoir infligé des dégâts :
        }
        [in_play] Tant que cette carte est en jeu :
        [spend] { $at ->
            [defend] Vous pouvez la défausser du jeu quand vous allez subir des dégâts que l’on peut bloquer :
           *[other] Vous pouvez la défausser du jeu quand vous déclarez une attaque à distance :
        }
        [refresh] À chaque phase de Récupération :
       *[refresh_before_draw] À chaque phase de Récupération, avant de piocher :
    }
say-if =
    { $condition ->
        [fully_blocked] Si rien n’est passé :
        [destroyed_something] Si la projection a détruit quelque chose :
       *[other] Si l’attaquant est dans votre case :
    }
say-may = Vous pouvez refuser.
say-action = faire ceci : { $text }
say-any-card =
    { $n ->
        [one] carte de votre choix
       *[other] cartes de votre choix
    }
say-kind =
    { $more ->
        [1] { $thing },
       *[other] { $thing }
    }

## Ce que fait une étape

say-gain_energy =
    { $n ->
        [damage_dealt] Gagnez 1 Énergie par point de dégât infligé{ $most ->
            [0] {""}
           *[other] , { $most } au plus
        }.
        [damage_unblocked] Gagnez 1 Énergie par point de dégât passé{ $most ->
            [0] {""}
           *[other] , { $most } au plus
        }.
        [adjacent_building_spaces] Gagnez 1 Énergie par case adjacente avec un bâtiment{ $most ->
            [0] {""}
           *[other] , { $most } au plus
        }.
       *[other] Gagnez { $n } Énergie.
    }
say-lose_energy =
    { $who ->
        [attacker] L’attaquant perd { $n } Énergie.
       *[other] Le joueur de la cible perd { $n } Énergie.
    }
say-draw =
    { $n ->
        [one] Piochez { $n } carte.
       *[other] Piochez { $n } cartes.
    }
say-discard_hand =
    { $who ->
        [attacker] L’attaquant
       *[other] Le joueur de la cible
    } défausse { $n ->
        [one] une carte
       *[other] { $n } cartes
    } de sa main.
say-move_self =
    Déplacez-vous de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus{ $straight ->
        [1] {" "}en ligne droite
       *[other] {""}
    }.
say-place_self =
    Placez votre Kaiju dans { $where ->
        [kaiju] la case d’un autre Kaiju
       *[other] une case sans Grand bâtiment
    }, à distance { $range } ou moins.
say-push =
    Poussez { $range ->
        [0] la cible
       *[other] un autre Kaiju, en ligne droite à distance { $range } ou moins,
    } de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus, { $dir ->
        [any] dans n’importe quelle direction
        [away] en l’éloignant tout droit de vous
       *[other] en l’éloignant de vous ou vers vous, tout droit
    }.
say-destroy =
    Détruisez { $n } { $what ->
        [building] { $n ->
            [one] bâtiment
           *[other] bâtiments
        }
       *[other] { $n ->
            [one] Petit bâtiment ou Véhicule
           *[other] Petits bâtiments ou Véhicules
        }
    } dans { $where ->
        [own_space] votre case
        [own_or_adjacent] votre case ou une case adjacente
        [target_space] la case de la cible
       *[other] les cases entre vous et la cible
    } et touchez la récompense.
say-recover =
    Reprenez { $n } { $card } de votre défausse { $to ->
        [hand] en main
       *[other] pour le dessus de votre pioche
    }.
say-peek_top =
    { $n ->
        [one] Regardez la carte du dessus de la pioche d’un adversaire.
       *[other] Regardez les { $n } cartes du dessus de la pioche d’un adversaire.
    }
say-look_top =
    { $n ->
        [head_meter_plus_1] Regardez autant de cartes de votre pioche que 1 plus votre jauge des Têtes
       *[other] Regardez les { $n } cartes du dessus de votre pioche
    } ; prenez-en { $keep } en main et mettez les autres sous la pioche.
say-attack_bonus =
    { $scope ->
        [melee_momentum_cards] Vos cartes d’attaque au corps à corps avec Élan ont +{ $n } en Attaque.
       *[other] { $per ->
            [other_cards_this_turn] +{ $n } en Attaque pour chaque autre carte que vous avez jouée ce tour{ $most ->
                [0] {""}
               *[other] , +{ $most } au plus
            }.
           *[other] +{ $n } en Attaque.
        }
    }
say-ignore_line = La ligne droite n’est pas nécessaire.
say-pierce = La Valeur de Défense opposée à cette carte baisse de { $n }.
say-unblockable = La cible ne peut pas se défendre.
say-extra_trophy =
    { $from ->
        [hand] Regardez la main de la cible et prenez-y jusqu’à { $n ->
            [one] une carte
           *[other] { $n } cartes
        } comme Trophées supplémentaires.
       *[other] Prenez jusqu’à { $n ->
            [one] un Trophée supplémentaire
           *[other] { $n } Trophées supplémentaires
        } parmi les cartes révélées.
    }
say-deal_damage =
    Infligez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } { $who ->
        [attacker] à l’attaquant
        [entering_kaiju] au Kaiju qui est entré
       *[other] à la cible
    }{ $unblockable ->
        [1] , que personne ne peut bloquer
       *[other] {""}
    }.
say-area_attack = Attaquez tous les autres Kaiju à distance { $range } ou moins avec une valeur de { $n }, l’un après l’autre ; aucune ligne n’est nécessaire.
say-throw =
    Projetez { $who ->
        [attacker] l’attaquant
       *[other] un Kaiju ou un Véhicule de votre case
    } à { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus.
say-defend_with = Elle compte comme une Défense de { $n }.
say-head = Votre jauge des Têtes monte de { $n }.
say-extra_building_benefit =
    Vous pouvez profiter de { $n ->
        [one] un bâtiment de plus
       *[other] { $n } bâtiments de plus
    }.
say-energy_on_second_card = Quand vous avez payé la deuxième carte d’un tour, gagnez { $n } Énergie.
say-throw_bonus =
    Vous projetez { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } plus loin.
say-ignore_events = Vous ignorent : { $text }.
say-no_destruction_rewards = Vous ne détruisez ni bâtiments ni Véhicules, et leur destruction ne vous rapporte rien.
say-building_benefit =
    Touchez la récompense de { $n ->
        [one] un bâtiment
       *[other] { $n } bâtiments
    } des cases adjacentes ; rien n’est détruit.
say-head_meter =
    Votre jauge des Têtes va de { $least } à { $most } et commence à { $start }{ $reset ->
        [1] {" "}; après une Salve elle revient à { $least }
       *[other] {""}
    }.
say-remove_piece = Retirez le pion.

## Événements

say-move_pieces =
    { $how ->
        [along_track] { $thing } : { $n ->
            [one] { $n } case
           *[other] { $n } cases
        } le long de la voie.
        [straight_ahead] { $thing } : { $n ->
            [one] { $n } case
           *[other] { $n } cases
        } tout droit, puis demi-tour.
       *[other] { $thing } : { $n ->
            [one] { $n } case
           *[other] { $n } cases
        } vers le Kaiju le plus proche.
    }
say-penalise =
    { $each ->
        [1] Pour chaque { $thing }
       *[other] S’il y a un { $thing }
    } { $reach ->
        [near] dans votre case ou à côté
        [entered] entré dans votre case
        [started_or_entered] parti de votre case ou entré dans celle-ci
       *[other] en ligne droite à distance 2 ou moins
    }, vous perdez { $n } { $loss ->
        [energy] Énergie
        [enhancement] Amélioration
        [hand_card] carte de votre main
       *[other] Trophée, le dernier pris
    }.
say-respawn =
    S’il en reste { $at_most } au plus (2, 3, 4 joueurs), { $by ->
        [nobody] { $n } { $n ->
            [one] apparaît
           *[other] apparaissent
        }
       *[other] tous sauf le Roi des Monstres en placent { $n }
    }.
