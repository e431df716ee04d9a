### King of Tokyo avec costumes, cartes promo et Évolutions : ce qu’on demande et ce qui arrive en plus.

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
           *[other] { $amount } Évolutions.
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
        [you] Votre Évolution { $card } est défaussée.
       *[other] { $seat } défausse l’Évolution { $card }.
    }

event-CardReserved =
    { $seat ->
        [you] { $card } est mise de côté : vous seul pouvez l’acheter.
       *[other] { $card } est mise de côté : { $seat } seul peut l’acheter.
    }

event-EvolutionRegained =
    { $seat ->
        [you] Vous reprenez { $card } en main.
       *[other] { $seat } reprend { $card } en main.
    }

event-FaceNamed =
    { $seat ->
        [you] Vous nommez la face { $face } pour { $card }.
       *[other] { $seat } nomme la face { $face } pour { $card }.
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
        [you] Vous ne payez
       *[other] { $seat } ne paie
    } que { $price ->
        [one] { $price } Énergie
       *[other] { $price } Énergies
    } pour { $of }, qui porte désormais un jeton lié à { $card }.

event-CardsShown =
    { $seat ->
        [you] Vous révélez { $cards } avec { $card }.
       *[other] { $seat } révèle { $cards } avec { $card }.
    }

event-CardGained =
    { $seat ->
        [you] Vous recevez { $card } gratuitement grâce à { $of }.
       *[other] { $seat } reçoit { $card } gratuitement grâce à { $of }.
    }

event-CardsSeen =
    { $cards ->
        [none] { $seat ->
            [you] Vous regardez
           *[other] { $seat } regarde
        } { $amount ->
            [one] une carte
           *[other] { $amount } cartes
        } avec { $card }.
       *[other] { $seat ->
            [you] Vous regardez { $cards } avec { $card }.
           *[other] { $seat } regarde { $cards } avec { $card }.
        }
    }

## Ce qu’on demande

ask-use = Utilisez-vous une carte maintenant ?
ask-use-purchase = { $seat } veut acheter { $card }. Utilisez-vous une carte ?
ask-use-aim =
    Vos baffes vont coûter { $n ->
        [one] { $n } Cœur
       *[other] { $n } Cœurs
    } à { $seat }. Utilisez-vous une carte ?
ask-use-give = Vous avez Blessé { $to }. Offrez-vous un Cadeau ?
ask-use-stay = { $seat } reste dans Tokyo. Utilisez-vous une carte ?
ask-revive = Vous n’avez plus de Cœurs. Revenez-vous grâce à une carte ?
ask-steal = Vous avez obtenu trois baffes : volez-vous un costume à un Monstre que vous avez Blessé ?
ask-evolve = Quelle Évolution gardez-vous ?
ask-draft = Choix { $n } sur 8 : quelle Évolution prenez-vous avant de passer les autres ?
ask-costume = Quel costume mettez-vous ?
ask-bottom = Quelle carte va tout au fond de la pioche ?
ask-dice = Quels dés changez-vous avec { $card } ?
ask-salvage = Quelle carte achetez-vous dans la défausse ?

## Ce que demandent les cartes, chacune avec ses mots

ask-choice-worst_nightmare = { $card } : payez-vous 1 Énergie à { $to }, ou perdez-vous 1 Cœur ?
ask-choice-trick_or_threat = { $card } : donnez-vous 1 Énergie à { $to }, ou perdez-vous 2 Cœurs ?
ask-choice-electric_carrot = { $by } vous fait perdre { $n ->
        [one] { $n } Cœur
       *[other] { $n } Cœurs
    } avec ses baffes. { $card } : donnez-vous 1 Énergie à { $to }, ou perdez-vous 1 Cœur de plus ?
ask-choice-boogie_dance = { $card } : que gagnez-vous ?
ask-choice-mega_purr = { $card } : que donnez-vous à { $to } ?
ask-choice-feast_of_crows = { $card } : que donnez-vous à { $to } ?
ask-choice-lightning_armor = { $card } : lancez-vous un dé par Cœur perdu ? Chaque baffe coûte 1 Cœur à { $by }.
ask-choice-target_acquired = { $by } vous a Blessé. { $card } : lui remettez-vous le jeton Cible ? Chaque perte que vous lui causerez augmentera alors de 1 Cœur.
ask-choice-bamboo_supply =
    { $cubes ->
        [0] { $card } ne porte aucun cube. En ajoutez-vous un ?
        [one] { $card } porte 1 cube. En ajoutez-vous un, ou le prenez-vous ?
       *[other] { $card } porte { $cubes } cubes. En ajoutez-vous un, ou les prenez-vous tous ?
    }
ask-monster-freeze_ray = { $card } : quel Monstre que vous avez Blessé dans Tokyo reçoit la carte ?
ask-monster-detachable_head = { $card } : quel Monstre que vous avez Blessé reçoit la carte ?
ask-monster-i_live_under_your_bed = { $card } : quel Monstre que vous avez Blessé reçoit la carte ?
ask-monster-ignis_fatus = { $card } : quel Monstre que vous avez Blessé reçoit la carte ?
ask-monster-worst_nightmare = { $card } : quel Monstre que vous avez Blessé reçoit la carte ?
ask-pick-bamboozle = { $card } : quelle carte { $on } doit-il acheter à la place ?
ask-pick-bobbing_for_apples = { $card } : quelle carte achetez-vous pour 2 Énergies de moins ? Si la carte qui la remplace a un coût impair, la vôtre est défaussée et votre Énergie vous est rendue.
ask-pick-deep_dive = { $card } : quelle carte prenez-vous gratuitement ? Les autres vont sous la pioche.
ask-pick-my_toy = { $card } : quelle carte du Marché mettez-vous de côté, pour que vous seul puissiez l’acheter ?
ask-pick-unstable_dna = { $card } : quelle carte prenez-vous à { $by } en échange ?
ask-number-robot = Vous allez perdre { $n ->
        [one] { $n } Cœur
       *[other] { $n } Cœurs
    }. { $card } : combien en payez-vous plutôt en Énergie ?
ask-symbol-freeze_ray = { $card } : quelle face ne vaudra rien pour { $by } pendant ce tour ?
ask-symbol-gamma_breath = { $card } : sur quelle face tournez-vous le dé ?
ask-symbol-tail_sweep = { $card } : sur quelle face tournez-vous le dé ?
ask-symbol-saurian_adaptability =
    { $was ->
        [none] { $card } : quelle face changez-vous sur tous vos dés ?
       *[other] { $card } : sur quelle face tournez-vous tous les dés qui montrent { $was } ?
    }
ask-deal-miraculous_catch = { $card } : achetez-vous la carte trouvée dans la défausse, pour 1 Énergie de moins ?
ask-deal-superior_alien_technology = { $card } : combien payez-vous ? À moitié prix, la carte reçoit un jeton OVNI : au début de votre tour, vous lancez un dé pour elle, et une baffe la défausse.

## Ce qu’on peut répondre

opt-do-not = Ne pas revenir
opt-steal =
    Voler { $card } à { $seat } pour { $price ->
        [one] { $price } Énergie
       *[other] { $price } Énergies
    }
opt-monster = { $seat ->
        [you] Vous-même
       *[other] { $seat }
    }
opt-card = { $card }
opt-number = { $n }
opt-choice-no = Non
opt-choice-yes = Oui
opt-choice-energy = 1 Énergie
opt-choice-vp = 1 PV
opt-choice-heart = 1 Cœur
opt-choice-pay = Payer 1 Énergie
opt-choice-suffer = Refuser, et perdre des Cœurs
opt-choice-store = Ajouter un cube
opt-choice-take = Prendre les cubes
