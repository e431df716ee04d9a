### King of Tokyo Duel à la table : ce qu’on demande, ce qu’on peut répondre, ce qui arrive.
###
### Les sièges arrivent comme un nom, comme `you` pour le lecteur, comme `none` pour personne, et comme `self` quand un
### second siège est le même que le premier. Les cartes arrivent par leur nom, `none` sans carte. Voir rulebook/telling.py.
### Les cases d’une piste sont numérotées de -7, le bout du premier siège, à 7, le bout du second.

## Dés

# Les faces par leur numéro, les mêmes dans toutes les langues ; leurs mots suivent.
faces = smash heal energy fame destruction power

face-smash = baffe
    .sign = ✸
face-heal = soin
    .sign = ♥
face-energy = énergie
    .sign = ↯
face-fame = gloire
    .sign = ★
face-destruction = destruction
    .sign = ▲
face-power = pouvoir
    .sign = ⊛

## Classement

# En tête d’une colonne, et en un caractère.
column-hearts = cœurs
    .sign = ♥
column-energy = énergie
    .sign = ↯

## Ce qui arrive : tours et dés

event-RolledOff =
    { $seat ->
        [you] Vous lancez pour le premier tour : { $dice }
       *[other] { $seat } lance pour le premier tour : { $dice }
    }

event-FirstPlayer =
    { $seat ->
        [you] Vous commencez, avec 5 dés pour ce tour.
       *[other] { $seat } commence, avec 5 dés pour ce tour.
    }

event-TurnBegan =
    { $extra ->
        [yes] { $seat ->
            [you] Tour { $turn } : votre tour supplémentaire.
           *[other] Tour { $turn } : un tour supplémentaire pour { $seat }.
        }
       *[no] { $seat ->
            [you] Tour { $turn } : à vous.
           *[other] Tour { $turn } : { $seat }.
        }
    }

event-DiceTokensUsed =
    { $seat ->
        [you] Vous défaussez
       *[other] { $seat } défausse
    } { $amount ->
        [one] un jeton Dé pour un dé supplémentaire.
       *[other] { $amount } jetons Dé pour des dés supplémentaires.
    }

event-DiceRolled =
    { $seat ->
        [you] Vous lancez
       *[other] { $seat } lance
    } { $thrown_count ->
        [one] un dé
       *[other] { $thrown_count } dés
    }{ $card ->
        [none] { "" }
       *[other] { " " }avec { $card }
    } : { $dice }

event-SymbolsAdded =
    { $seat ->
        [you] Vous ajoutez
       *[other] { $seat } ajoute
    } { $face } ×{ $amount } au Lancer.

event-RollFinal =
    { $symbols ->
        [none] { $seat ->
            [you] Votre Lancer est vide.
           *[other] { $seat } a un Lancer vide.
        }
       *[other] { $seat ->
            [you] Votre Lancer : { $symbols }
           *[other] { $seat } a pour Lancer : { $symbols }
        }
    }

event-DiceIdle =
    { $why ->
        [full] { $seat ->
            [you] Vous avez déjà tous vos cœurs :
           *[other] { $seat } a déjà tous ses cœurs :
        } { $symbols } ne sert à rien.
        [spare] Inutilisé : { $symbols }.
       *[few] Il faut trois symboles identiques : { $symbols } ne tire rien.
    }

event-PowerUsed =
    { $seat ->
        [you] Vous utilisez votre pouvoir spécial
       *[other] { $seat } utilise son pouvoir spécial
    } avec { $spent ->
        [one] 1 symbole pouvoir.
       *[other] { $spent } symboles pouvoir.
    }

event-DiceLeftOut =
    { $seat ->
        [you] Vous laissez { $dice } sans résolution, avec { $card }.
       *[other] { $seat } laisse { $dice } sans résolution, avec { $card }.
    }

event-ResolvingSkipped =
    { $seat ->
        [you] Vous ne résolvez rien ce tour-ci, avec { $card }.
       *[other] { $seat } ne résout rien ce tour-ci, avec { $card }.
    }

event-TurnSkipped =
    { $seat ->
        [you] Vous dormez pendant ce tour, avec { $card }.
       *[other] { $seat } dort pendant ce tour, avec { $card }.
    }

event-DiceTaken =
    { $now ->
        [yes] { $seat ->
            [you] Vous lancez
           *[other] { $seat } lance
        } { $amount ->
            [one] 1 dé principal de moins ce tour-ci.
           *[other] { $amount } dés principaux de moins ce tour-ci.
        }
       *[no] { $seat ->
            [you] Vous lancerez
           *[other] { $seat } lancera
        } { $each ->
            [0] { $amount ->
                [one] 1 dé de moins
               *[other] { $amount } dés de moins
            }
           *[other] { $each ->
                [one] 1 dé de moins
               *[other] { $each } dés de moins
            } par carte POUVOIR
        } au prochain tour, à cause de { $card }.
    }

event-CardDice =
    { $seat ->
        [you] Vous lancez pour { $card } : { $dice }
       *[other] { $seat } lance pour { $card } : { $dice }
    }

event-ExtraTurnEarned =
    { $seat ->
        [you] Vous jouerez un autre tour après celui-ci, grâce à { $card }.
       *[other] { $seat } jouera un autre tour après celui-ci, grâce à { $card }.
    }

event-TurnEnded =
    { $seat ->
        [you] Votre tour est fini.
       *[other] { $seat } a terminé son tour.
    }

## Ce qui arrive : Cœurs, Énergie, jetons Dé

event-EnergyGained =
    { $seat ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    }{ $rule ->
        [DUEL-BUY-09] { " " }faute d’achat
        [DUEL-FIRST-03] { " " }pour jouer en second
        [DUEL-BONUS-04] { " " }du jeton Buzz
       *[other] { $card ->
            [none] { "" }
           *[other] { " " }grâce à { $card }
        }
    }, ce qui fait { $now }.

event-EnergySpent =
    { $seat ->
        [you] Vous dépensez
       *[other] { $seat } dépense
    } { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    }{ $card ->
        [none] { "" }
       *[other] { " " }pour { $card }
    } ; il en reste { $now }.

event-HeartsGained =
    { $seat ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount ->
        [one] 1 Cœur
       *[other] { $amount } Cœurs
    }{ $card ->
        [none] { "" }
       *[other] { " " }grâce à { $card }
    }, ce qui fait { $now }.

event-DiceTokensGained =
    { $seat ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount ->
        [one] un jeton Dé
       *[other] { $amount } jetons Dé
    }{ $card ->
        [none] { "" }
       *[other] { " " }grâce à { $card }
    }, ce qui fait { $now }.

event-HitsTaken =
    { $seat ->
        [you] Vous encaissez
       *[other] { $seat } encaisse
    } { $amount ->
        [one] 1 coup
       *[other] { $amount } coups
    } { $rule ->
        [DUEL-BONUS-02] du jeton Buzz
       *[other] { $card ->
            [none] { $by ->
                [you] de votre part
                [self] de sa propre part
               *[other] (par { $by })
            }
           *[other] par { $card }
        }
    } ; { $now ->
        [0] il ne reste aucun Cœur.
        [one] il reste 1 Cœur.
       *[other] il reste { $now } Cœurs.
    }

event-HitsIgnored =
    { $seat ->
        [you] Vous ignorez
       *[other] { $seat } ignore
    } { $amount ->
        [one] 1 coup
       *[other] { $amount } coups
    }{ $card ->
        [none] .
       *[other] { " " }grâce à { $card }.
    }

event-StayedInGame =
    { $seat ->
        [you] Vous restez
       *[other] { $seat } reste
    } en jeu avec { $now ->
        [one] 1 Cœur
       *[other] { $now } Cœurs
    }, grâce à { $card }.

## Ce qui arrive : pistes et jetons Buzz

event-MarkerPulled =
    { $seat ->
        [you] Vous tirez
       *[other] { $seat } tire
    } { $track ->
        [0] Gloire
       *[other] Destruction
    } d’une case { $seat ->
        [you] vers vous
       *[other] de son côté
    }{ $card ->
        [none] .
       *[other] { " " }avec { $card }.
    }

event-BuzzBonus =
    { $token } : { $bonus ->
        [hit_rival_1] une patte
        [hit_rival_2] deux pattes
        [heart_1] un cœur
        [energy_1] un éclair
       *[other] un dé
    } pour { $seat ->
        [you] vous
       *[other] { $seat }
    }.

event-PullStopped =
    { $token } arrête { $seat ->
        [you] votre déplacement
       *[other] le déplacement (par { $seat })
    }{ $lost ->
        [0] { "" }
        [one] { " " }une case trop tôt
       *[other] { " " }{ $lost } cases trop tôt
    }.

event-BuzzPlaced =
    { $seat ->
        [you] { $moved ->
            [yes] Vous déplacez
           *[no] Vous posez
        }
       *[other] { $moved ->
            [yes] { $seat } déplace
           *[no] { $seat } pose
        }
    } { $token } ({ $shows }) sur { $track ->
        [0] Gloire
       *[other] Destruction
    }.

## Ce qui arrive : cartes

event-CardBought =
    { $seat ->
        [you] Vous achetez { $card }
       *[other] { $seat } achète { $card }
    } pour { $price ->
        [one] { $price } Énergie
       *[other] { $price } Énergies
    }.

event-CardRevealed = { $card } est révélée.

event-RowCleared =
    { $seat ->
        [you] Vous renouvelez
       *[other] { $seat } renouvelle
    } { $cards }.

event-CardThrownOut =
    { $seat ->
        [you] Vous défaussez { $card } de la rangée.
       *[other] { $seat } défausse { $card } de la rangée.
    }

event-DeckShuffled =
    { $cards ->
        [one] La seule carte défaussée devient la nouvelle pioche.
       *[other] Les { $cards } cartes défaussées sont mélangées en une nouvelle pioche.
    }

event-CardKept =
    { $seat ->
        [you] Vous gardez { $card }.
       *[other] { $seat } garde { $card }.
    }

event-CardUsed =
    { $seat ->
        [you] Vous utilisez { $card }.
       *[other] { $seat } utilise { $card }.
    }

event-CardDiscarded =
    { $seat ->
        [you] Votre carte { $card } va à la défausse.
       *[other] { $seat } défausse { $card }.
    }

event-CardsSwapped =
    { $seat ->
        [you] Vous échangez { $card } contre { $of }.
       *[other] { $seat } échange { $card } contre { $of }.
    }

## Ce qui arrive : la fin

event-GameOver =
    { $why ->
        [draw] Les deux Monstres tombent en même temps : partie nulle.
        [knock_out] { $winners ->
            [you] Votre Rival est K.-O. : vous gagnez.
           *[other] { $winners } met le Rival K.-O. et gagne.
        }
        [spotlight] { $winners ->
            [you] Les deux pions sont dans vos zones Sous les projecteurs : vous gagnez.
           *[other] { $winners } a les deux pions Sous les projecteurs et gagne.
        }
       *[victory_space] { $winners ->
            [you] Un pion a atteint votre case Victoire : vous gagnez.
           *[other] { $winners } a tiré un pion sur sa case Victoire et gagne.
        }
    }

## Comment une partie se termine, pour les études

ending-knock_out = K.-O.
ending-spotlight = les deux pions Sous les projecteurs
ending-victory_space = un pion sur une case Victoire
ending-draw = partie nulle

## Ce qu’on demande

ask-dice_tokens = Combien de jetons Dé défaussez-vous pour des dés supplémentaires ?
ask-keep_dice =
    { $left ->
        [one] Quels dés gardez-vous ? Il vous reste un jet.
       *[other] Quels dés gardez-vous ? Il vous reste { $left } jets.
    }
    .example = b s
    .example-text = garde une baffe et un soin et relance les autres
    .help-1 = « 1 3 4 » ou « garder 1 3 4 » garde ces dés et relance les autres. « relancer 2 5 » relance ceux-là et garde les autres.
    .help-2 = « b b s » garde deux baffes et un soin, « baffe » tous les dés qui en montrent une.
    .help-3 = Entrée seule garde tous les dés et met fin aux jets.
ask-free_reroll = Il ne reste aucun jet. Utilisez-vous une carte sur ces dés ?
ask-reroll = Quels dés relancez-vous avec { $card } ?
ask-symbol =
    { $n ->
        [one] Il vous reste 1 symbole pouvoir. Quel symbole ajoutez-vous à votre Lancer ?
       *[other] Il vous reste { $n } symboles pouvoir. Quel symbole ajoutez-vous à votre Lancer ?
    }
ask-effect = Plusieurs cartes regardent votre Lancer. Laquelle vient d’abord ?
ask-skip = Sautez-vous la résolution de vos dés, avec { $card } ?
ask-leave_out = Quels deux dés laissez-vous sans résolution, avec { $card } ?
ask-group = Quels symboles résolvez-vous maintenant ?
ask-power =
    { $n ->
        [one] Il vous reste 1 symbole pouvoir. Utilisez-vous votre pouvoir spécial ?
       *[other] Il vous reste { $n } symboles pouvoir. Comment utilisez-vous votre pouvoir spécial ?
    }
ask-multiply = Multipliez-vous vos baffes par vos symboles pouvoir ?
ask-paw = Que faites-vous de cette case, avec { $card } ?
ask-guard =
    Vous allez encaisser { $n ->
        [one] 1 coup
       *[other] { $n } coups
    }{ $source ->
        [none] { "" }
       *[other] { " " }par { $source }
    }. Utilisez-vous { $card } ?
ask-pull = Payez-vous 1 Énergie pour tirer Gloire, avec { $card } ?
ask-swap = Quelle carte prenez-vous en échange de { $card } ?
ask-copy_gain =
    Votre Rival a gagné { $n ->
        [one] { $n } Énergie
       *[other] { $n } Énergies
    }. Renoncez-vous à { $card } pour en gagner autant ?
ask-buy =
    { $energy ->
        [0] Vous n’avez pas d’Énergie. Voulez-vous faire quelque chose ?
        [one] Vous avez 1 Énergie. Qu’achetez-vous ?
       *[other] Vous avez { $energy } Énergies. Qu’achetez-vous ?
    }
ask-place =
    { $on_board ->
        [yes] Où déplacez-vous { $token } ?
       *[no] Où posez-vous { $token } ?
    }
ask-early = Qu’achetez-vous avant votre jet, avec { $card } ?
ask-sleep = Dormez-vous pendant ce tour, avec { $card } ?
ask-give_up = Quelles cartes POUVOIR défaussez-vous ? Chacune de celles qui restent vous coûte un dé.
ask-throw_out = Quelle carte visible défaussez-vous avec { $card } ?
ask-take_away = Laquelle des cartes de votre Rival est défaussée ?
ask-anytime = Utilisez-vous une carte maintenant ?

## Ce qu’on peut répondre

opt-tokens =
    { $n ->
        [0] Aucun
        [one] Un
       *[other] { $n }
    }
opt-die = Dé { $die } : { $face }
opt-use = Utiliser { $card }
opt-effect = { $card }
opt-symbol = { $face } ×{ $n } (pour { $spent } symboles pouvoir)
opt-no-more = Ne rien ajouter
opt-leave_out = Laisser { $face } et { $was }
opt-go-on = Non, continuer
opt-skip = La sauter, pour 2 jetons Dé et 2 Énergies
opt-group-smash = Les baffes
opt-group-heal = Les soins
opt-group-energy = L’énergie
opt-group-fame = La gloire
opt-group-destruction = La destruction
opt-group-power = Votre pouvoir spécial
opt-no-power = Laisser les symboles pouvoir
opt-power-pull =
    { $track ->
        [fame] Tirer Gloire de 1 case
       *[destruction] Tirer Destruction de 1 case
    }
opt-power-token = Gagner un jeton Dé
opt-power-energy = Gagner { $n } Énergies pour { $spent } symboles pouvoir
opt-place =
    { $moved ->
        [yes] Déplacer
       *[no] Poser
    } { $token } ({ $shows }) : { $track ->
        [fame] Gloire
       *[destruction] Destruction
    } { $spaces }
opt-stay-put = Le laisser où il est
opt-plain-smash =
    { $n ->
        [one] Non : infliger 1 coup
       *[other] Non : infliger { $n } coups
    }
opt-multiply = Oui : infliger { $n } coups
opt-bonus =
    { $bonus ->
        [none] Rien
        [heart_1] Gagner un Cœur
        [energy_1] Gagner 1 Énergie
       *[dice_token_1] Gagner un jeton Dé
    }
opt-paw = Une patte : votre Rival encaisse 1 coup
opt-suffer = Non, encaisser les coups
opt-guard = Oui, lancer les dés
opt-no = Non
opt-yes = Oui
opt-pay-pull = Payer 1 Énergie et tirer Gloire
opt-no-swap = Garder votre carte
opt-rivals_card = { $card }
opt-buy =
    Acheter { $card } pour { $price ->
        [one] { $price } Énergie
       *[other] { $price } Énergies
    }
opt-none = Ne rien acheter
opt-done = Terminé
opt-sweep =
    Renouveler les trois cartes pour { $price ->
        [one] { $price } Énergie
       *[other] { $price } Énergies
    }
opt-throw_out = Défausser { $card }
opt-wake = Se réveiller et défausser la carte
opt-sleep = Dormir encore et gagner 6 Cœurs
opt-not-now = Pas maintenant
opt-give_up = Défausser { $card }

## La table

track-fame = Gloire
track-destruction = Destruction
row = Rangée
row-deck = pioche { $deck } · défausse { $discard }
dice-tokens = jetons Dé
fewer-dice =
    { $n ->
        [one] 1 dé de moins au prochain tour
       *[other] { $n } dés de moins au prochain tour
    }
zone = Sous les projecteurs
victory = case Victoire
