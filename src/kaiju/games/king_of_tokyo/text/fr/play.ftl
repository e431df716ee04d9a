### King of Tokyo à la table : ce qu’on demande, ce qu’on peut répondre, ce qui arrive.
###
### Les sièges arrivent comme un nom, comme `you` pour le lecteur, comme `none` pour personne, et comme `self` quand un
### second siège est le même que le premier. Les cartes arrivent par leur nom, `none` sans carte. Voir rulebook/telling.py.
### Les noms ne suivent jamais « de » : ils peuvent commencer par une voyelle.

## Dés

# Les faces par leur numéro, les mêmes dans toutes les langues ; leurs mots suivent.
faces = 1 2 3 energy smash heart

face-1 = 1
    .sign = 1
face-2 = 2
    .sign = 2
face-3 = 3
    .sign = 3
face-energy = énergie
    .sign = ↯
face-smash = baffe
    .sign = ✸
face-heart = cœur
    .sign = ♥

## Classement

# En tête d’une colonne, et en un caractère.
column-vp = points de victoire
    .sign = ★
column-hearts = cœurs
    .sign = ♥

## Ce qui arrive : tours et dés

event-RolledOff =
    { $seat ->
        [you] Vous lancez pour le premier tour : { $dice }
       *[other] { $seat } lance pour le premier tour : { $dice }
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

event-DiceRolled =
    { $dice ->
        [none] { $seat ->
            [you] Vous n’avez aucun dé à lancer.
           *[other] { $seat } n’a aucun dé à lancer.
        }
       *[other] { $seat ->
            [you] Vous lancez
           *[other] { $seat } lance
        } { $thrown_count ->
            [one] un dé
           *[other] { $thrown_count } dés
        } : { $dice }
    }

event-DieChanged =
    { $seat ->
        [you] { $by ->
            [self] Vous changez le dé { $die }
           *[other] { $by } change votre dé { $die }
        }
       *[other] { $by ->
            [self] { $seat } change le dé { $die }
            [you] Vous changez le dé { $die }, lancé par { $seat },
           *[other] { $by } change le dé { $die }, lancé par { $seat },
        }
    } avec { $card } : { $was ->
        [self] il montre encore { $face }
       *[other] { $was } devient { $face }
    }.

event-RollTotalled =
    { $symbols ->
        [none] { $seat ->
            [you] Vous n’avez rien à résoudre.
           *[other] { $seat } n’a rien à résoudre.
        }
       *[other] { $seat ->
            [you] Vous résolvez
           *[other] { $seat } résout
        } { $symbols }{ $added ->
            [0] { "" }
            [one] { " " }(dont 1 baffe due à des cartes)
           *[other] { " " }(dont { $added } baffes dues à des cartes)
        }
    }

event-DiceIdle =
    { $why ->
        [tokyo] Dans Tokyo, { $symbols } ne soigne pas.
        [full] { $seat ->
            [you] Vous avez déjà tous vos cœurs :
           *[other] { $seat } a déjà tous ses cœurs :
        } { $symbols } ne sert à rien.
        [nobody] Personne n’est touché par { $symbols }.
       *[few] Il faut trois fois le même chiffre : { $symbols } ne rapporte rien.
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
        [you] Votre tour est terminé.
       *[other] { $seat } a terminé son tour.
    }

## Ce qui arrive : PV, Énergie, Cœurs, jetons

event-VPGained =
    { $seat ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount } PV { $rule ->
        [KOT-TOKYO-01] pour être entré dans Tokyo
        [KOT-TOKYO-02] pour commencer le tour dans Tokyo
        [KOT-NUM-02] pour des chiffres identiques
       *[other] grâce à { $card }
    } et en { $seat ->
        [you] avez
       *[other] a
    } { $now }.

event-VPLost =
    { $seat ->
        [you] Vous perdez { $amount } PV à cause de la carte { $card } et en avez { $now }.
       *[other] { $seat } perd { $amount } PV à cause de la carte { $card } et en a { $now }.
    }

event-EnergyGained =
    { $rule ->
        [KOT-BUY-02] { $seat ->
            [you] Vous recevez
           *[other] { $seat } reçoit
        }
       *[other] { $seat ->
            [you] Vous gagnez
           *[other] { $seat } gagne
        }
    } { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    } { $rule ->
        [KOT-BUY-02] pour { $card } et
        [KOT-2P-01] pour être entré dans Tokyo et
        [KOT-2P-02] pour commencer le tour dans Tokyo et
       *[other] { $card ->
            [none] et
           *[other] grâce à { $card } et
        }
    } en { $seat ->
        [you] avez
       *[other] a
    } { $now }.

event-EnergyLost =
    { $seat ->
        [you] { $to ->
            [none] Vous dépensez
           *[other] Vous payez
        }
       *[other] { $to ->
            [none] { $seat } dépense
            [you] { $seat } vous paie
           *[other] { $seat } paie
        }
    } { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    }{ $to ->
        [none] { "" }
        [you] { "" }
       *[other] { " " }à { $to }
    } { $card ->
        [none] et
       *[other] pour { $card } et
    } en { $seat ->
        [you] gardez
       *[other] garde
    } { $now }.

event-HeartsGained =
    { $seat ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount ->
        [one] 1 Cœur
       *[other] { $amount } Cœurs
    } { $card ->
        [none] et
       *[other] grâce à { $card } et
    } en { $seat ->
        [you] avez
       *[other] a
    } { $now }.

event-HeartsLost =
    { $smash ->
        [yes] { $by ->
            [you] Vous frappez :
           *[other] { $by } frappe :
        } { $seat ->
            [you] vous perdez
           *[other] { $seat } perd
        }
       *[no] { $card ->
            [none] { $seat ->
                [you] Vous perdez
               *[other] { $seat } perd
            }
           *[other] { $by ->
                [self] { $seat ->
                    [you] Vous perdez
                   *[other] { $seat } perd
                }
                [none] { $seat ->
                    [you] Vous perdez
                   *[other] { $seat } perd
                }
                [you] Avec { $card }, vous faites perdre
               *[other] { $seat ->
                    [you] Avec { $card }, { $by } vous fait perdre
                   *[other] Avec { $card }, { $by } fait perdre
                }
            }
        }
    } { $amount ->
        [one] { $amount } Cœur
       *[other] { $amount } Cœurs
    }{ $smash ->
        [yes] { "" }
       *[no] { $card ->
            [none] { " " }à cause du Poison
           *[other] { $by ->
                [self] { " " }à cause de la carte { $card }
                [none] { " " }à cause de la carte { $card }
               *[other] { $seat ->
                    [you] { "" }
                   *[other] { " " }à { $seat }
                }
            }
        }
    }. Il { $seat ->
        [you] vous
       *[other] lui
    } en reste { $now }.

event-LossPrevented =
    { $seat ->
        [you] Vous évitez la perte de
       *[other] { $seat } évite la perte de
    } { $amount ->
        [one] 1 Cœur
       *[other] { $amount } Cœurs
    }{ $card ->
        [none] .
       *[other] { " " }grâce à { $card }.
    }

event-TokensChanged =
    { $seat ->
        [you] Vous avez maintenant
       *[other] { $seat } a maintenant
    } { $now ->
        [0] 0 jeton { $token }
        [one] 1 jeton { $token }
       *[other] { $now } jetons { $token }
    }.

## Ce qui arrive : Tokyo

event-EnteredTokyo =
    { $seat ->
        [you] Vous entrez
       *[other] { $seat } entre
    } dans { $place ->
        [1] Tokyo City
       *[2] Tokyo Bay
    }{ $card ->
        [none] .
       *[other] { " " }avec { $card }.
    }

event-Stayed =
    { $seat ->
        [you] Vous restez
       *[other] { $seat } reste
    } dans { $place ->
        [1] Tokyo City
       *[2] Tokyo Bay
    }.

event-Yielded =
    { $seat ->
        [you] Vous Fuyez
       *[other] { $seat } Fuit
    } { $place ->
        [1] Tokyo City
       *[2] Tokyo Bay
    }{ $card ->
        [none] .
       *[other] , à cause de la carte { $card }.
    }

event-LeftTokyo =
    { $seat ->
        [you] Vous quittez
       *[other] { $seat } quitte
    } { $place ->
        [1] Tokyo City
       *[2] Tokyo Bay
    }.

event-MovedToCity =
    { $seat ->
        [you] Vous passez de Tokyo Bay à Tokyo City.
       *[other] { $seat } passe de Tokyo Bay à Tokyo City.
    }

event-BayClosed = Tokyo Bay est fermé pour le reste de la partie.

## Ce qui arrive : cartes

event-CardBought =
    { $seat ->
        [you] Vous achetez { $card }
       *[other] { $seller ->
            [you] { $seat } vous achète { $card }
           *[other] { $seat } achète { $card }
        }
    }{ $seller ->
        [none] { $slot ->
            [0] { " " }sur le dessus de la pioche
           *[other] { "" }
        }
        [you] { "" }
       *[other] { " " }à { $seller }
    } pour { $price ->
        [0] rien
        [one] { $price } Énergie
       *[other] { $price } Énergies
    }.

event-CardUsed =
    { $seat ->
        [you] Vous utilisez { $card }.
       *[other] { $seat } utilise { $card }.
    }

event-CardDiscarded =
    { $seat ->
        [you] Votre carte { $card } est défaussée.
       *[other] { $seat } défausse { $card }.
    }

event-CardRevealed = { $card } est révélée au Marché.

event-MarketSwept =
    { $cards ->
        [none] { $seat ->
            [you] Vous renouvelez le Marché.
           *[other] { $seat } renouvelle le Marché.
        }
       *[other] { $seat ->
            [you] Vous renouvelez le Marché : { $cards } s’en vont.
           *[other] { $seat } renouvelle le Marché : { $cards } s’en vont.
        }
    }

event-DeckShuffled =
    { $cards ->
        [one] L’unique carte défaussée devient la nouvelle pioche.
       *[other] Les { $cards } cartes défaussées sont mélangées en une nouvelle pioche.
    }

event-TopCardSeen =
    { $seat ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } la première carte de la pioche avec { $card }{ $top ->
        [none] .
       *[other] { " " }: { $top }.
    }

event-CountersChanged =
    { $seat ->
        [you] Votre carte { $card }
       *[other] Chez { $seat }, { $card }
    } porte maintenant { $now ->
        [0] 0 jeton
        [one] 1 jeton
       *[other] { $now } jetons
    }.

event-CopyPlaced =
    { $seat ->
        [you] Votre carte { $card }
       *[other] Chez { $seat }, { $card }
    } { $of ->
        [none] ne copie plus rien.
       *[other] agit désormais comme { $of }.
    }

## Ce qui arrive : la fin

event-Revived =
    { $seat ->
        [you] Vous revenez avec { $hearts } Cœurs, grâce à { $card }.
       *[other] { $seat } revient avec { $hearts } Cœurs, grâce à { $card }.
    }

event-Eliminated =
    { $seat ->
        [you] Vous êtes éliminé.
       *[other] { $seat } est éliminé.
    }

event-GameOver =
    { $why ->
        [vp] { $winners_count ->
            [one] { $winners ->
                [you] { $card ->
                    [none] Vous avez les PV qu’il vous faut et gagnez la partie.
                   *[other] Avec la carte { $card }, vos PV suffisent : vous gagnez la partie.
                }
               *[other] { $card ->
                    [none] { $winners } a les PV qu’il lui faut et gagne la partie.
                   *[other] Avec la carte { $card }, { $winners } a assez de PV et gagne la partie.
                }
            }
           *[other] { $winners } gagnent la partie ensemble grâce à leurs PV.
        }
        [last] { $winners_count ->
            [one] { $winners ->
                [you] Vous êtes le dernier Monstre debout et gagnez la partie.
               *[other] { $winners } est le dernier Monstre debout et gagne la partie.
            }
           *[other] { $winners } sont les derniers Monstres debout et gagnent la partie ensemble.
        }
       *[nobody] Il ne reste aucun Monstre. Tout le monde perd.
    }

## Comment une partie se termine, pour les études

ending-vp = assez de points de victoire
ending-last = le dernier Monstre debout
ending-nobody = plus aucun Monstre

## Ce qu’on demande

ask-keep_dice =
    { $left ->
        [0] Quels dés gardez-vous ? Un autre Lancer se paie avec { $any_of }.
        [one] Quels dés gardez-vous ? Il vous reste un Lancer.
       *[other] Quels dés gardez-vous ? Il vous reste { $left } Lancers.
    }
    .example = b c
    .example-text = garde une baffe et un cœur et relance les autres
    .help-1 = « 1 3 4 » ou « garder 1 3 4 » garde ces dés et relance les autres. « relancer 2 5 » relance ceux-là et garde les autres.
    .help-2 = « b b c » garde deux baffes et un cœur, « baffes » ou « 3s » tous les dés qui montrent cette face.
    .help-3 = Entrée seule, ou « tout », garde tous les dés et met fin aux Lancers. « rien » relance tous les dés.
ask-free_reroll = Utilisez-vous une carte sur ces dés ?
ask-pay_roll = Quelle carte paie le Lancer ?
ask-reroll = Quels dés relancez-vous avec { $card } ?
ask-probe = { $seat } a lancé { $dice }. Utilisez-vous une carte contre ce Lancer ?
ask-change = Utilisez-vous une carte sur vos dés avant de les résoudre ?
ask-die =
    { $seat ->
        [you] Sur lequel de vos dés utilisez-vous { $card } ?
       *[other] Sur lequel des dés lancés par { $seat } utilisez-vous { $card } ?
    }
ask-face = Le dé { $die } montre { $face }. Que doit-il montrer à la place ?
ask-group = Lesquels de vos dés résolvez-vous maintenant ?
ask-heart =
    { $n ->
        [one] À quoi sert votre cœur ?
       *[other] À quoi servent vos { $n } cœurs ?
    }
ask-yield = { $by } vous a Blessé. Fuyez-vous Tokyo ?
ask-guard =
    { $source ->
        [none] { $by } va vous faire perdre
       *[other] { $by ->
            [none] Vous allez perdre
            [you] Vous allez perdre
           *[other] { $by } va vous faire perdre
        }
    } { $n ->
        [one] { $n } Cœur
       *[other] { $n } Cœurs
    } { $source ->
        [none] avec ses baffes
       *[other] { $by ->
            [none] ({ $source })
            [you] ({ $source })
           *[other] avec { $source }
        }
    }. Évitez-vous cette perte ?
ask-answer_loss =
    { $source ->
        [none] { $by } vous fait perdre
       *[other] { $by ->
            [none] Vous perdez
            [you] Vous perdez
           *[other] { $by } vous fait perdre
        }
    } { $n ->
        [one] { $n } Cœur
       *[other] { $n } Cœurs
    } { $source ->
        [none] avec ses baffes
       *[other] { $by ->
            [none] ({ $source })
            [you] ({ $source })
           *[other] avec { $source }
        }
    }. Répondez-vous avec une carte ?
ask-buy =
    { $energy ->
        [0] Vous n’avez pas d’Énergie. Voulez-vous faire quelque chose ?
        [one] Vous avez { $energy } Énergie. Qu’achetez-vous ?
       *[other] Vous avez { $energy } Énergies. Qu’achetez-vous ?
    }
ask-top_card =
    La première carte de la pioche est { $top }. L’achetez-vous pour { $price ->
        [0] rien
        [one] { $price } Énergie
       *[other] { $price } Énergies
    } ?
ask-take_card = Quelle carte achetez-vous à un autre Monstre, avec { $card } ?
ask-fresh_card = Cette carte vient d’être révélée. L’achetez-vous aussitôt, avec { $card } ?
ask-turn_in = Avec { $card }, quelles cartes rendez-vous contre leur coût en Énergie ?
ask-copy = Quelle carte { $card } doit-elle copier ?
ask-effect = Plusieurs effets ont lieu maintenant. Lequel vient en premier ?
ask-anytime = Utilisez-vous une carte maintenant ?
ask-extra_turn = Jouez-vous un tour supplémentaire, avec { $card } ?

## Ce qu’on peut répondre

opt-die = Dé { $die } : { $face }
opt-face = { $face }
opt-use =
    Utiliser { $card }{ $copy ->
        [none] { "" }
       *[other] { " " }({ $copy })
    }
opt-effect = { $card }
opt-poison = Vos jetons Poison
opt-reward = L’Énergie pour avoir commencé dans Tokyo
opt-group-numbers = Les chiffres
opt-group-energy = L’énergie
opt-group-hearts = Les cœurs
opt-group-smash = Les baffes
opt-heart-self =
    { $n ->
        [one] Gagner un Cœur
       *[other] Gagner { $n } Cœurs
    }
opt-heart-poison =
    { $n ->
        [one] Retirer votre jeton Poison
       *[other] Retirer un de vos { $n } jetons Poison
    }
opt-heart-shrink =
    { $n ->
        [one] Retirer votre jeton Toupetit
       *[other] Retirer un de vos { $n } jetons Toupetit
    }
opt-heart-other = Soigner { $seat } ({ $card })
opt-stay = Rester dans Tokyo
opt-yield = Fuir Tokyo
opt-buy =
    Acheter { $card } pour { $price ->
        [0] rien
        [one] { $price } Énergie
       *[other] { $price } Énergies
    }
opt-buy-from =
    Acheter { $card } à { $seat } pour { $price ->
        [0] rien
        [one] { $price } Énergie
       *[other] { $price } Énergies
    }
opt-sweep =
    Renouveler le Marché pour { $price ->
        [one] { $price } Énergie
       *[other] { $price } Énergies
    }
opt-done = Terminé
opt-put-back = Reposer { $card } sur la pioche
opt-none = Ne rien acheter
opt-copy =
    { $seat ->
        [you] { $card }, chez vous
       *[other] { $card }, chez { $seat }
    }
opt-leave = Laisser tel quel
opt-turn_in =
    { $card } (rend { $n ->
        [one] { $n } Énergie
       *[other] { $n } Énergies
    })
opt-go-on = Non, continuer
opt-let-be = Non, laisser faire
opt-suffer = Non, subir
opt-not-now = Pas maintenant
opt-not-this-turn = Pas ce tour-ci
opt-no = Non
opt-yes = Oui

## La table

place-city = Tokyo City
    .short = CITY
place-bay = Tokyo Bay
    .short = BAY
place-empty = libre
place-closed = fermé
market-empty = vide
market = Marché
market-deck = pioche { $deck } · défausse { $discard }
hand = Votre main
picks = Vos choix
of-monster = à { $monster }
hand-count =
    { $hand ->
        [one] 1 Évolution en main
       *[other] { $hand } Évolutions en main
    }
market-top = dessus de la pioche, connu de vous seul
