### King of Tokyo avec costumes, cartes promo et Évolutions : ce qu’on demande et ce qui arrive en plus.

## Ce qui arrive

event-CardMoved =
    { $seat ->
        [you] Vous prenez { $card } à { $giver }.
       *[other] { $giver ->
            [you] { $seat } vous prend { $card }.
           *[other] { $seat } prend { $card } à { $giver }.
        }
    }

event-CostumeWorn =
    { $seat ->
        [you] Vous mettez le costume { $card }.
       *[other] { $seat } met le costume { $card }.
    }

event-EvolutionsDrawn =
    { $cards ->
        [none] { $seat ->
            [you] Vous piochez
           *[other] { $seat } pioche
        } { $amount ->
            [one] une Évolution.
           *[other] { $amount } Évolutions.
        }
       *[other] { $seat ->
            [you] Vous piochez { $cards }.
           *[other] { $seat } pioche { $cards }.
        }
    }

event-EvolutionKept =
    { $kept ->
        [none] { $seat ->
            [you] Vous gardez une Évolution.
           *[other] { $seat } garde une Évolution.
        }
       *[other] { $seat ->
            [you] Vous gardez { $kept }.
           *[other] { $seat } garde { $kept }.
        }
    }

event-EvolutionPlayed =
    { $seat ->
        [you] Vous jouez { $card }
       *[other] { $seat } joue { $card }
    }{ $on ->
        [self] .
        [none] .
        [you] { " " }sur vous.
       *[other] { " " }sur { $on }.
    }

event-EvolutionDiscarded =
    { $seat ->
        [you] Votre Évolution { $card } va à la défausse.
       *[other] L’Évolution { $card } de { $seat } va à la défausse.
    }

event-CardReserved =
    { $seat ->
        [you] { $card } est mise de côté : vous seul pouvez l’acheter.
       *[other] { $card } est mise de côté : seul { $seat } peut l’acheter.
    }

event-EvolutionRegained =
    { $seat ->
        [you] Vous reprenez { $card } en main.
       *[other] { $seat } reprend { $card } en main.
    }

event-FaceNamed =
    { $seat ->
        [you] Vous nommez { $face } pour { $card }.
       *[other] { $seat } nomme { $face } pour { $card }.
    }

event-TokenHanded =
    { $to ->
        [you] { $seat } vous remet le jeton lié à { $card }.
       *[other] { $seat ->
            [you] Vous remettez à { $to } le jeton lié à { $card }.
           *[other] { $seat } remet à { $to } le jeton lié à { $card }.
        }
    }

event-CardMarked =
    { $seat ->
        [you] Vous ne payez que { $price } pour { $of }
       *[other] { $seat } ne paie que { $price } pour { $of }
    }, qui porte désormais un jeton lié à { $card }.

event-CardsShown =
    { $seat ->
        [you] Vous révélez { $cards } avec { $card }.
       *[other] { $seat } révèle { $cards } avec { $card }.
    }

event-CardGained =
    { $seat ->
        [you] Vous recevez { $card } gratuitement avec { $of }.
       *[other] { $seat } reçoit { $card } gratuitement avec { $of }.
    }

event-CardsSeen =
    { $cards ->
        [none] { $seat ->
            [you] Vous regardez
           *[other] { $seat } regarde
        } { $amount ->
            [one] une carte
           *[other] { $amount } cartes
        } avec { $card }.
       *[other] { $seat ->
            [you] Vous regardez { $cards } avec { $card }.
           *[other] { $seat } regarde { $cards } avec { $card }.
        }
    }

## Ce qu’on demande

ask-use = Utilisez-vous une carte maintenant ?
ask-use-purchase = { $seat } veut acheter { $card }. Utilisez-vous une carte ?
ask-use-aim = Vos baffes vont coûter à { $seat } { $n ->
        [one] un Cœur
       *[other] { $n } Cœurs
    }. Utilisez-vous une carte ?
ask-use-give = Vous avez blessé { $to }. Offrez-vous un Cadeau ?
ask-use-stay = { $seat } reste dans Tokyo. Utilisez-vous une carte ?
ask-revive = Vous n’avez plus de Cœurs. Revenez-vous grâce à une carte ?
ask-steal = Vous avez obtenu trois baffes : volez-vous un costume à un Monstre que vous avez Blessé ?
ask-evolve = Quelle Évolution gardez-vous ?
ask-draft = Choix { $n } sur 8 : quelle Évolution prenez-vous avant de passer les autres ?
ask-costume = Quel costume mettez-vous ?
ask-monster = Pour quel Monstre est { $card } ?
ask-pick = Quelle carte choisissez-vous pour { $card } ?
ask-choice = Que choisissez-vous pour { $card } ?
ask-number = Combien pour { $card } ?
ask-symbol = Quelle face nommez-vous pour { $card } ?
ask-deal = Achetez-vous la carte que { $card } propose ?
ask-bottom = Quelle carte va tout au fond de la pioche ?
ask-dice = Quels dés changez-vous avec { $card } ?
ask-salvage = Quelle carte achetez-vous dans la défausse ?

## Ce qu’on peut répondre

opt-do-not = Ne pas revenir
opt-steal = Voler { $card } à { $seat } pour { $price } Énergie
opt-monster = { $seat ->
        [you] Vous-même
       *[other] { $seat }
    }
opt-card = { $card }
opt-number = { $n }
opt-choice-no = Non
opt-choice-yes = Oui
opt-choice-energy = 1 Énergie
opt-choice-vp = 1 PV
opt-choice-heart = 1 Cœur
opt-choice-pay = Payer
opt-choice-suffer = Perdre les Cœurs
opt-choice-store = Ajouter un cube
opt-choice-take = Prendre les cubes
