### King of Monster Island à la table : ce qui est demandé, ce qu’on peut répondre, ce qui se passe.

## Dés

# Les faces dans leur ordre, les mêmes dans toutes les langues.
faces = heart energy fame claw foot support

face-heart = cœur
    .sign = ♥
face-energy = énergie
    .sign = ↯
face-fame = gloire
    .sign = ★
face-claw = baffe
    .sign = ✸
face-foot = pied
    .sign = ▲
face-support = soutien
    .sign = ⚓
face-wild = joker
    .sign = ✱

## Classement

column-health = Cœurs
    .sign = ♥
column-fame = Gloire
    .sign = ★
column-energy = Énergie
    .sign = ↯

## Ce qui se passe : le tour

event-MonsterPlaced =
    { $seat ->
        [you] Vous commencez
       *[other] { $seat } commence
    } ici : { $zone }.

event-AlliesRevealed = Alliés de cette partie : { $allies }.

event-TurnBegan =
    { $seat ->
        [you] Tour { $turn } : à vous.
       *[other] Tour { $turn } : { $seat }.
    }

event-StepBegan = { $step }.

event-TurnEnded =
    { $seat ->
        [you] Votre tour est terminé.
       *[other] { $seat } a terminé son tour.
    }

event-ExtraPhase =
    { $seat ->
        [you] Vous aurez
       *[other] { $seat } aura
    } une Phase du Monstre de plus{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-GameOver =
    { $why ->
        [won] Le Boss est vaincu : vous gagnez tous ensemble !
        [health] Un Monstre commence sa phase à 0 Cœur : vous perdez tous ensemble.
        [pylons] Le troisième Pylône est bâti : vous perdez tous ensemble.
       *[other] Le sac est vide : vous perdez tous ensemble.
    }

## Comment une partie se termine, pour les études

ending-won = le Boss est vaincu
ending-health = perdu : un Monstre à 0 Cœur
ending-pylons = perdu : le troisième Pylône
ending-bag = perdu : le sac est vide

## Ce qui se passe : le Boss

event-BossPower = Le Boss utilise un pouvoir : { $power }.

event-BossDiceDropped =
    { $numbers_count ->
        [one] { $numbers_count } dé du Boss tombe
       *[other] { $numbers_count } dés du Boss tombent
    } du volcan.

event-BossMoved =
    { $why ->
        [dice] Le Boss rejoint la zone où il a le plus de dés : { $zone }.
        [minions] À égalité, le Boss rejoint la zone avec le plus de Minions : { $zone }.
        [clockwise] À égalité, le Boss rejoint la zone la plus avancée dans le sens horaire : { $zone }.
        [none] Aucun dé du Boss n’est proche : le Boss avance d’une zone : { $zone }.
        [walk] Le Boss avance jusqu’à son premier dé : { $zone }.
        [chosen] Le Boss est attiré : { $zone } ({ $card }).
       *[other] Le Boss est déplacé : { $zone } ({ $card }).
    }

event-MinionActivated = Un Minion s’active : { $minion } ({ $zone }).

event-SymbolApplied = Le Boss applique un symbole : { $symbol }.

event-BossDiceReturned =
    { $numbers_count ->
        [one] { $numbers_count } dé du Boss est de nouveau libre.
       *[other] { $numbers_count } dés du Boss sont de nouveau libres.
    }

event-BossDieMoved =
    { $seat ->
        [you] Vous déplacez
       *[other] { $seat } déplace
    } le dé du Boss { $die } : { $zone } ({ $card }).

event-BossFameChanged =
    Gloire du Boss : { $now }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-BossHurt =
    Le Boss perd { $amount ->
        [one] { $amount } Cœur
       *[other] { $amount } Cœurs
    }, il lui en reste { $now }{ $ignored ->
        [0] { "" }
       *[other] { " " }({ $ignored } sans effet)
    }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-BossBeaten = { $boss } est vaincu ! Le tour continue, puis le Boss suivant arrive.

event-BossArrived =
    { $boss } arrive : { $zone }, { $health ->
        [one] { $health } Cœur
       *[other] { $health } Cœurs
    }.

event-MinionDrawn = Un Minion sort du sac : { $minion } ({ $zone }).

event-FirelingPlaced =
    Une Flammèche apparaît : { $zone }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-CrystalBuilt =
    Un Cristal pousse : { $zone }, { $now } sur 3{ $face ->
        [none] { "" }
       *[other] { " " }(dé verrouillé perdu : { $face })
    }.

event-CrystalRemoved =
    Un Cristal est retiré : { $zone }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-PylonBuilt = Un Pylône se dresse : { $zone }. Cela fait { $pylons } sur 3.

event-PylonRemoved =
    Un Pylône est retiré : { $zone }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

## Ce qui se passe : les Monstres

event-HealthLost =
    { $seat ->
        [you] Vous subissez
       *[other] { $seat } subit
    } { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } ({ $source }) : { $now ->
        [one] reste { $now } Cœur
       *[other] restent { $now } Cœurs
    }.

event-DamagePrevented =
    { $seat ->
        [you] Vous évitez
       *[other] { $seat } évite
    } { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } ({ $card }).

event-DamageTakenOver =
    { $seat ->
        [you] Vous encaissez
       *[other] { $seat } encaisse
    } { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à la place ({ $card }) : { $helped ->
        [you] vous n’avez rien.
       *[other] { $helped } n’a rien.
    }

event-HealthGained =
    { $seat ->
        [you] Vous avez
       *[other] { $seat } a
    } maintenant { $now ->
        [one] { $now } Cœur
       *[other] { $now } Cœurs
    }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-EnergyGained =
    { $seat ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    }, total { $now }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-EnergySpent =
    { $seat ->
        [you] Vous dépensez
       *[other] { $seat } dépense
    } { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    }, reste { $now }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-FameGained =
    { $seat ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount ->
        [one] { $amount } point de Gloire
       *[other] { $amount } points de Gloire
    }, total { $now }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-FameLost =
    { $seat ->
        [you] Vous perdez
       *[other] { $seat } perd
    } { $amount ->
        [one] { $amount } point de Gloire
       *[other] { $amount } points de Gloire
    }, reste { $now }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-FameStolen =
    { $seat ->
        [you] Vous volez
       *[other] { $seat } vole
    } de la Gloire : le dé du Boss { $die } quitte l’île ({ $zone }).

event-AllyChosen =
    { $seat ->
        [you] Vous choisissez
       *[other] { $seat } choisit
    } un Allié : { $ally }.

event-AllyLost =
    { $seat ->
        [you] Vous perdez
       *[other] { $seat } perd
    } un Allié : { $ally }.

event-MonsterMoved =
    { $seat ->
        [you] Vous rejoignez
       *[other] { $seat } rejoint
    } une zone : { $zone }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

## Ce qui se passe : dés, tuiles, cartes

event-LockedDieTaken =
    { $seat ->
        [you] Vous reprenez
       *[other] { $seat } reprend
    } un dé verrouillé pour le lancer : { $face }.

event-DiceRolled =
    { $seat ->
        [you] Vous lancez
       *[other] { $seat } lance
    } { $thrown_count ->
        [one] { $thrown_count } dé
       *[other] { $thrown_count } dés
    } : { $dice }

event-DiceResolved =
    { $spent ->
        [yes] { $seat ->
            [you] Vous dépensez
           *[other] { $seat } dépense
        }
       *[no] { $seat ->
            [you] Vous résolvez
           *[other] { $seat } résout
        }
    } : { $symbols }

event-DiceIdle =
    { $seat ->
        [you] Vous renoncez
       *[other] { $seat } renonce
    } à : { $symbols }

event-DieLapsed = La face de la tuile est perdue : { $face }.

event-DieLocked =
    { $seat ->
        [you] Vous verrouillez
       *[other] { $seat } verrouille
    } un dé : { $face }{ $space ->
        [-1] { " " }(sur une carte)
       *[other] { " " }({ $zone })
    }.

event-DieUnlocked =
    { $seat ->
        [you] Vous déverrouillez
       *[other] { $seat } déverrouille
    } un dé : { $face }{ $space ->
        [-1] { " " }(sur une carte)
       *[other] { " " }({ $zone })
    }.

event-DieChanged =
    { $seat ->
        [you] Vous changez
       *[other] { $seat } change
    } un dé : { $was } devient { $face } ({ $card }).

event-DiceFreed =
    { $amount ->
        [one] { $amount } dé verrouillé quitte
       *[other] { $amount } dés verrouillés quittent
    } l’île ({ $card }).

event-DamageAdded =
    { $seat ->
        [you] Vous avez
       *[other] { $seat } a
    } { $now ->
        [one] { $now } dégât
       *[other] { $now } dégâts
    } à répartir{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }

event-DamageLost =
    { $amount ->
        [one] { $amount } dégât est perdu.
       *[other] { $amount } dégâts sont perdus.
    }

event-MinionDestroyed =
    { $seat ->
        [you] Vous détruisez
       *[other] { $seat } détruit
    } un Minion : { $minion } ({ $zone }).

event-MinionMoved =
    { $seat ->
        [you] Vous déplacez
       *[other] { $seat } déplace
    } un Minion : { $minion }, { $zone } ({ $card }).

event-TileBuilt =
    { $seat ->
        [you] Vous construisez
       *[other] { $seat } construit
    } une tuile Soutien : { $tile } ({ $zone }).

event-TileActivated =
    { $seat ->
        [you] Vous activez
       *[other] { $seat } active
    } une tuile : { $tile }.

event-TileRecharged =
    { $seat ->
        [you] Vous rechargez
       *[other] { $seat } recharge
    } une tuile : { $tile }.

event-TilesTurned =
    { $ready ->
        [yes] Tuiles de nouveau prêtes : { $tiles }
       *[no] Tuiles utilisées : { $tiles }
    } ({ $card }).

event-PowerUsed =
    { $seat ->
        [you] Vous utilisez un pouvoir
       *[other] { $seat } utilise un pouvoir
    } : { $power }.

event-CardBought =
    { $seat ->
        [you] Vous achetez
       *[other] { $seat } achète
    } une carte pour { $price ->
        [one] { $price } Énergie
       *[other] { $price } Énergies
    } : { $card }.

event-CardRevealed = Nouvelle carte au Marché : { $card }.

event-CardKept =
    { $seat ->
        [you] Vous gardez
       *[other] { $seat } garde
    } une carte : { $card }.

event-CardDiscarded = Carte défaussée : { $card }.

event-EventRevealed = Événement : { $card } !

event-MarketDiscarded =
    { $seat ->
        [you] Vous renouvelez
       *[other] { $seat } renouvelle
    } le Marché : { $cards }.

event-CardsSeen = Sur la pioche : { $cards }.

event-CardsReturned = De nouveau sur la pioche : { $cards }. Défausse : { $discarded }.

## Questions

ask-place_monster = Où votre Monstre commence-t-il ?

ask-choose_ally = Quel Allié choisissez-vous ?

ask-take_locked = Trop peu de dés sont libres. Quel dé verrouillé reprenez-vous ?

ask-reroll =
    Quels dés relancez-vous ? { $left ->
        [one] Reste { $left } lancer.
       *[other] Restent { $left } lancers.
    }

ask-resolve = Que faites-vous de vos dés ? Dégâts : { $pool }. Énergie : { $energy }.

ask-aim =
    Quel Monstre soignez-vous ? { $left ->
        [one] Reste { $left } cœur.
       *[other] Restent { $left } cœurs.
    }

ask-steal = Volez-vous un dé du Boss pour 1 point de Gloire de plus ?

ask-virtual_die = Comment utilisez-vous la face de la tuile ({ $face }) ?

ask-assign_damage = Dégâts à répartir : { $n } ({ $zone }). Sur qui ?

ask-buy = Énergie : { $energy }. Qu’achetez-vous ?

ask-card_choice = { $card } : choisissez.

ask-share = { $card } : répartissez { $n }.

ask-lift = { $card } : quel Monstre va où ?

ask-peek = { $card } : lesquelles défaussez-vous ?

ask-order = { $card } : dans quel ordre les remettre, la première piochée en premier ?

ask-again = { $card } : quels dés relancez-vous ?

ask-bait = { $card } : où va le Boss ?

ask-event_loss = { $card } : que perdez-vous ?

ask-strongest = { $card } : plusieurs Monstres ont le plus de Cœurs. Lequel est visé ?

ask-take_over_damage = { $card } : encaissez-vous à sa place ? Dégâts : { $n } ({ $helped }).

ask-crystal_space = Un Cristal pousse : { $zone }. Quel dé verrouillé part ?

ask-pylon_space = Un Pylône se dresse : { $zone }. Sur quel emplacement Soutien ?

ask-boss_zone = Où le Boss suivant arrive-t-il ?

## Réponses

opt-zone = { $zone }

opt-ally = { $ally }

opt-no-extra = Lancer sans ce dé de plus

opt-take-locked = { $face } ({ $zone })

opt-take-from-card = { $face } (carte : { $seat })

opt-die = Dé { $die } : { $face }

opt-done = Terminer

opt-lapse = Ne pas l’utiliser

opt-heart = cœur ×{ $n }

opt-energy =
    énergie ×{ $n } : gagner { $energy ->
        [one] { $energy } Énergie
       *[other] { $energy } Énergies
    }

opt-fame = gloire ×{ $n }

opt-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } (baffe ×{ $claws }, pied ×{ $feet })

opt-reach =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } à côté : { $zone }

opt-walk = Se déplacer : { $zone }

opt-carry = Déplacer { $seat } : { $zone }

opt-build = Construire avec soutien ×{ $n } (emplacement { $value })

opt-use =
    Utiliser : { $power }{ $price ->
        [0] { "" }
        [one] { " " }({ $price } Énergie)
       *[other] { " " }({ $price } Énergies)
    }{ $spend ->
        [none] { "" }
       *[other] { " " }({ $spend })
    }

opt-destroy = Détruire : { $minion }

opt-hit-boss = Blesser le Boss : { $n }

opt-lock = Verrouiller : { $face }

opt-lock-card = Verrouiller sur la carte : { $face }

opt-unlock = Reprendre : { $face } ({ $zone })

opt-unlock-card = Reprendre de la carte : { $face }

opt-activate = Activer : { $tile } ({ $zone })

opt-recharge = Recharger : { $tile } ({ $zone })

opt-buy =
    Acheter : { $card } ({ $price ->
        [one] { $price } Énergie
       *[other] { $price } Énergies
    })

opt-sweep =
    Renouveler le Marché ({ $price ->
        [one] { $price } Énergie
       *[other] { $price } Énergies
    })

opt-aim =
    { $seat ->
        [you] Votre Monstre
       *[other] { $seat }
    }

opt-no-steal = Ne pas voler

opt-steal = Voler le dé du Boss { $die }

opt-stop = Arrêter

opt-decline = Non

opt-gain_health =
    { $seat ->
        [you] Votre Monstre
       *[other] { $seat }
    }

opt-gain_energy = { $seat }

opt-gain_fame = { $seat }

opt-lose_fame = { $seat }

opt-deal_damage = { $zone }

opt-move_monster = { $zone }

opt-remove_crystal = { $zone }

opt-move_boss = Le Boss : { $zone }

opt-destroy_minion = { $minion } ({ $zone })

opt-move_minion = { $minion } : { $zone }

opt-move_boss_die = Dé du Boss { $die } : { $zone }

opt-remove_pylon = { $zone }, emplacement { $value }

opt-build_support = { $zone }, emplacement { $value }

opt-ready_support = { $zone }, emplacement { $value }

opt-activate_support = { $zone }, emplacement { $value }

opt-change_die = { $face } devient { $new }

opt-bypass_guard = { $n } pour le Boss

opt-use-power = Utiliser : { $power }

opt-share =
    { $seat ->
        [you] Vous
       *[other] { $seat }
    }

opt-lift = { $seat } : { $zone }

opt-no-more = Aucun de plus

opt-drop-card = { $card }

opt-card = { $card }

opt-lose-fame =
    { $n ->
        [one] { $n } point de Gloire
       *[other] { $n } points de Gloire
    }

opt-lose-energy =
    { $n ->
        [one] { $n } Énergie
       *[other] { $n } Énergies
    }

opt-strongest =
    { $seat ->
        [you] Votre Monstre
       *[other] { $seat }
    }

opt-let-it = Laisser faire

opt-take-over = Encaisser à la place : { $helped } ({ $n })

opt-give-up-die = { $face }

opt-pylon = Emplacement { $value }

## Pièces sur la carte

piece-boss = { $boss }

piece-monster = { $monster }

piece-minion = { $minion } ×{ $n }

piece-crystal = Cristal

piece-locked = Dé verrouillé : { $face }

piece-pylon = Pylône

piece-tile =
    { $tile }{ $used ->
        [yes] { " " }(utilisée)
       *[no] { "" }
    }

piece-boss_die = Dé du Boss { $die } : { $shows }

## L’image dans le terminal

picture-pylons = Pylônes : { $n } sur 3
picture-bag = { $n } dans le sac
picture-next = à { $fame } de Gloire : { $power }
picture-market = Marché
picture-deck = pioche : { $deck }, défausse : { $discard }
picture-pool = Dégâts à répartir : { $n }
