### Godzilla : Tokyo Clash à la table : ce qui est demandé, ce qui peut être répondu, ce qui arrive.

## Classement

column-points = points
    .sign = ★
column-energy = Énergie
    .sign = ↯
column-trophy_count = Trophées
    .sign = ♛
column-hand_size = cartes
    .sign = ▯

## Kaiju

kaiju-godzilla = Godzilla
kaiju-mothra = Mothra
kaiju-king_ghidorah = King Ghidorah
kaiju-megalon = Megalon
kaiju-none = au hasard

## Les actions de Défausse des fiches

action-godzilla_1 = se déplacer de 1 case
action-king_ghidorah_1 = se déplacer de 1 case
action-megalon_1 = se déplacer de 1 case
action-godzilla_2 = projeter à 2 cases au plus
action-king_ghidorah_2 = projeter à 1 case
action-megalon_2 = projeter à 1 case
action-mothra_1 = se déplacer de 2 cases au plus en ligne droite
action-mothra_2 = gagner 1 Énergie

## Bâtiments et pions

thing-small_building = Petit bâtiment
thing-tower = Tour
thing-power_plant = Centrale électrique
thing-military_bunker = Bunker militaire
thing-radar_dish = Antenne radar
thing-tank = Char
thing-train = Train
thing-jet = Chasseur
thing-ufo = OVNI
thing-battleship = Cuirassé
thing-lightning_generator = Générateur de foudre

## Directions

facing-e = est
facing-se = sud-est
facing-sw = sud-ouest
facing-w = ouest
facing-nw = nord-ouest
facing-ne = nord-est

## Événements, tuiles et options

event-armored_assault = Assaut blindé
event-rush_hour = Heure de pointe
event-air_strikes = Frappes aériennes
event-xilien_invasion = Invasion xilienne
event-naval_bombardment = Bombardement naval
event-lightning_generators = Générateurs de foudre
tile-T00 = Parvis de la Tour de Tokyo
tile-T01 = Gare de triage de Shibaura
tile-T02 = Hauteurs du port
tile-T03 = Carrefour de Ginza
tile-T04 = Quartier des berges
tile-T05 = Turbines de la baie
tile-T06 = Sous-station de la boucle
tile-T07 = Embranchement de la garnison
tile-T08 = Batterie côtière
tile-T09 = Quartier des casernes
tile-T10 = Relais du canal
tile-T11 = Poste d’écoute du quai
tile-T12 = Circuit de la colline

## Ce qui arrive : la manche

event-TableSet =
    La table est prête : { $kaiju }. Événements : { $events }. { $king ->
        [you] Vous êtes
       *[other] { $king } est
    } Roi des Monstres.

event-RoundBegan = La manche { $round } commence.
event-MarkerMoved = Le Destructeur d’oxygène avance sur la case ronde { $circle }.
event-TurnBegan =
    { $seat ->
        [you] Tour { $turn } : à vous.
       *[other] Tour { $turn } : { $seat }.
    }

event-Passed =
    { $seat ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }

event-Stopped =
    { $seat ->
        [you] Vous laissez filer l’Élan.
       *[other] { $seat } laisse filer l’Élan.
    }

event-PhaseBegan =
    { $phase ->
        [refresh] Tout le monde a passé : la phase de Récupération commence.
       *[event] La phase d’Événements commence.
    }

event-EventBegan = Événement : { $event_card }.

## Ce qui arrive : les cartes

event-CardPlayed =
    { $seat ->
        [you] Vous jouez
       *[other] { $seat } joue
    } { $card }.

event-DiscardActionTaken =
    { $seat ->
        [you] Vous défaussez
       *[other] { $seat } défausse
    } { $card } : { $action }.

event-EnhancementSet =
    La carte { $card } entre en jeu pour { $seat ->
        [you] vous
       *[other] { $seat }
    }.

event-EnhancementSpent =
    { $seat ->
        [you] Vous défaussez
       *[other] { $seat } défausse
    } { $card } du jeu pour son effet.

event-EnhancementLost =
    { $seat ->
        [you] Vous perdez
       *[other] { $seat } perd
    } l’Amélioration { $card }.

event-CardDone =
    La carte { $card } va à la défausse ({ $seat ->
        [you] vous
       *[other] { $seat }
    }).

event-CardsDrawn =
    { $seat ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }{ $cards ->
        [none] .
       *[other]  : { $cards }.
    }

event-CardsDiscarded =
    { $seat ->
        [you] Vous défaussez
       *[other] { $seat } défausse
    } { $cards }.

event-DeckRenewed =
    Nouvelle pioche ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) : { $cards ->
        [one] { $cards } carte défaussée
       *[other] { $cards } cartes défaussées
    }.

event-CardsRecovered =
    { $seat ->
        [you] Vous reprenez
       *[other] { $seat } reprend
    } { $card } de la défausse, { $pile ->
        [hand] en main
       *[other] sur la pioche
    }.

event-DeckPeeked =
    { $seat ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } le dessus de la pioche ({ $owner ->
        [you] la vôtre
       *[other] { $owner }
    }){ $cards ->
        [none] .
       *[other]  : { $cards }.
    }

event-HandLooked =
    { $seat ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } la main ({ $owner ->
        [you] la vôtre
       *[other] { $owner }
    }){ $cards ->
        [none] .
       *[other]  : { $cards }.
    }

event-CardsLooked =
    { $seat ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } le dessus de la pioche ({ $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }){ $cards ->
        [none] .
       *[other]  : { $cards }.
    }

event-CardsKept =
    { $seat ->
        [you] Vous gardez
       *[other] { $seat } garde
    } { $cards ->
        [none] { $amount ->
                [one] { $amount } carte
               *[other] { $amount } cartes
            }
       *[other] { $cards }
    }{ $below ->
        [none] { $under ->
                [0] .
                [one]  ; { $under } carte passe sous la pioche.
               *[other]  ; { $under } cartes passent sous la pioche.
            }
       *[other]  ; sous la pioche : { $below }.
    }

## Ce qui arrive : Énergie et Têtes

event-EnergyGained =
    { $seat ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    }{ $card ->
        [none] { "" }
       *[other] { " " }grâce à { $card }
    } (total : { $now }).

event-EnergyLost =
    { $rule ->
        [GTC-CARD-01] { $seat ->
                [you] Vous payez
               *[other] { $seat } paie
            }
        [GTC-DMG-08] { $seat ->
                [you] Vous payez
               *[other] { $seat } paie
            }
       *[other] { $seat ->
                [you] Vous perdez
               *[other] { $seat } perd
            }
    } { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    }{ $card ->
        [none] { "" }
       *[other] { " " }pour { $card }
    } (reste : { $now }).

event-HeadsSet =
    Jauge des Têtes ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) : de { $before } à { $now }.

event-BarrageUsed =
    Salve : la carte { $card } frappe des trois têtes ({ $seat ->
        [you] vous
       *[other] { $seat }
    }).

## Ce qui arrive : déplacements, attaques, projections

event-KaijuMoved =
    { $how ->
        [move] { $seat ->
                [you] Vous vous déplacez
               *[other] { $seat } se déplace
            } : { $path }.
        [place] { $seat ->
                [you] Vous apparaissez
               *[other] { $seat } apparaît
            } : { $path }.
        [push] { $by ->
                [you] Vous poussez
               *[other] { $by } pousse
            } { $seat ->
                [you] votre Kaiju
               *[other] { $seat }
            } : { $path }.
       *[throw] { $by ->
                [you] Vous projetez
               *[other] { $by } projette
            } { $seat ->
                [you] votre Kaiju
               *[other] { $seat }
            } : { $path }.
    }

event-AttackDeclared =
    { $seat ->
        [you] Vous attaquez
       *[other] { $seat } attaque
    } avec { $card } : { $mode ->
        [damage] { $hit ->
                [you] vous
               *[other] { $hit }
            }, Attaque { $value }
       *[throw] projection ({ $thing ->
                [none] { $hit ->
                        [you] vous
                       *[other] { $hit }
                    }
               *[other] { $thing }
            }), { $value } au plus
    }{ $pierce ->
        [0] { "" }
       *[other] , Perforant { $pierce }
    }{ $extra ->
        [0] { "" }
       *[other] , { $extra } de plus à prendre
    }{ $unblockable ->
        [yes] , sans défense possible
       *[no] { "" }
    }.

event-AreaAttack =
    { $seat ->
        [you] Vous frappez
       *[other] { $seat } frappe
    } tout autour avec { $card } : Attaque { $value }, à { $range ->
        [one] { $range } case
       *[other] { $range } cases
    } ou moins.

event-Defended =
    { $seat ->
        [you] Vous vous défendez
       *[other] { $seat } se défend
    } (contre { $by ->
        [you] vous
       *[other] { $by }
    }) avec { $card } : Défense { $value }.

event-Blocked =
    { $seat ->
        [you] Vous bloquez
       *[other] { $seat } bloque
    } toute l’Attaque { $value } ({ $by ->
        [you] la vôtre
       *[other] { $by }
    }).

event-DamageDealt =
    { $seat ->
        [you] Vous subissez
       *[other] { $seat } subit
    } { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }{ $by ->
        [self] { "" }
        [you] { " " }(par vous)
       *[other] { " " }(par { $by })
    }{ $card ->
        [none] .
       *[other]  : { $card }.
    }

event-KingChanged =
    { $seat ->
        [you] Vous prenez
       *[other] { $seat } prend
    } le jeton Roi des Monstres (jusque-là à { $loser ->
        [you] vous
       *[other] { $loser }
    }).

event-CardsRevealed =
    Cartes révélées ({ $seat ->
        [you] votre pioche
       *[other] { $seat }
    }){ $by ->
        [self] { "" }
        [you] { " " }par vous
       *[other] { " " }par { $by }
    } : { $cards }.

event-TrophyTaken =
    { $seat ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $card } ({ $owner ->
        [you] de votre pioche
       *[other] { $owner }
    }) comme Trophée.

event-HandTrophyTaken =
    { $seat ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $card ->
        [none] une carte
       *[other] { $card }
    } en main ({ $owner ->
        [you] la vôtre
       *[other] { $owner }
    }) comme Trophée.

event-Withstood =
    { $seat ->
        [you] Vous résistez
       *[other] { $seat } résiste
    } à l’attaque ({ $by ->
        [you] la vôtre
       *[other] { $by }
    }) : les cartes révélées sont sans valeur.

event-PieceThrown =
    { $seat ->
        [you] Vous projetez
       *[other] { $seat } projette
    } { $what } : { $path }{ $hit ->
        [none] { $thing ->
                [none] .
               *[other] , sur : { $thing }.
            }
        [you] , sur vous.
       *[other] , sur { $hit }.
    }

event-Collided =
    { $seat ->
        [you] Vous percutez
       *[other] { $seat } percute
    } { $hit ->
        [you] votre Kaiju
       *[other] { $hit }
    } (projection : { $by ->
        [you] vous
       *[other] { $by }
    }).

event-Destroyed =
    { $seat ->
        [you] Vous détruisez
       *[other] { $seat } détruit
    } en { $space } : { $thing }.

event-BuildingFell =
    { $square ->
        [0] La piste de Dégâts n’a plus de case carrée pour le Petit bâtiment.
       *[other] Le Petit bâtiment va sur la case carrée { $square } de la piste de Dégâts.
    }

event-BenefitTaken =
    { $seat ->
        [you] Vous profitez
       *[other] { $seat } profite
    } d’un bâtiment en { $space } : { $thing }.

event-GeneratorSprung =
    Un Générateur de foudre frappe { $seat ->
        [you] votre Kaiju
       *[other] { $seat }
    } en { $space }{ $by ->
        [self] .
        [you] { " " }(responsable : vous).
       *[other] { " " }(responsable : { $by }).
    }

## Ce qui arrive : les Événements

event-PiecePlaced =
    { $seat ->
        [none] Nouveau pion en { $space } : { $what }
        [you] Vous placez en { $space } : { $what }
       *[other] { $seat } place en { $space } : { $what }
    }{ $facing ->
        [none] .
       *[other] , face : { $facing }.
    }

event-PieceMoved =
    { $what }{ $path ->
        [none] { "" }
       *[other]  : { $path }
    }{ $facing ->
        [none] .
       *[other] , face : { $facing }.
    }

event-TrophyReturned =
    { $seat ->
        [you] Vous rendez
       *[other] { $seat } rend
    } le Trophée le plus récent, à la défausse ({ $owner ->
        [you] la vôtre
       *[other] { $owner }
    }) : { $card }.

event-GameOver =
    { $why ->
        [passed] Le Destructeur d’oxygène a dépassé un bâtiment
       *[end_of_track] Le Destructeur d’oxygène est sur FIN
    } : { $winners ->
        [you] vous gagnez.
       *[other] { $winners } gagne.
    }

## Comment une partie se termine, pour les études

ending-passed = le Destructeur d’oxygène a dépassé un bâtiment
ending-end_of_track = le Destructeur d’oxygène est sur FIN

## Ce qui est demandé

ask-place_piece =
    { $step ->
        [facing] { $thing } : quelle orientation ?
       *[space] { $thing } : où le placez-vous ?
    }{ $left ->
        [0] { "" }
       *[other] { " " }Puis son orientation.
    }

ask-action = À vous : une carte, une action de Défausse, ou passer ?
ask-go_on = Élan : et ensuite ?
ask-move =
    { $step ->
        [way] Par quel chemin, vers { $end } ?
       *[space] Où allez-vous ?
    }

ask-place_kaiju = Où va votre Kaiju ?
ask-attack = Qui attaquez-vous avec { $card }, et comment ?
ask-spend = { $card } : combien en dépensez-vous pour cette attaque ?
ask-defend =
    { $by ->
        [you] Vous vous attaquez
       *[other] { $by } vous attaque
    }{ $source ->
        [none] { "" }
       *[other] { " " }avec { $source }
    } : Attaque { $value }{ $pierce ->
        [0] { "" }
       *[other] , Perforant { $pierce }
    }{ $extra ->
        [0] { "" }
       *[other] , { $extra } de plus à prendre
    }. Vous défendez-vous ?

ask-throw_piece =
    Que projetez-vous ?{ $left ->
        [0] { "" }
       *[other] { " " }Puis vers où.
    }

ask-throw_kaiju = Où projetez-vous { $target } ?
ask-throw_destroy = La projection passe par { $place } : que détruisez-vous ?
ask-collide = Qui percutez-vous avec { $target } ?
ask-throw_vehicle =
    { $step ->
        [result] { $thing } : que fait-il là-bas ?
       *[space] { $thing } : où tombe-t-il ?
    }{ $left ->
        [0] { "" }
       *[other] { " " }Puis ce qui est touché.
    }

ask-throw_or_not = Projetez-vous { $target } ?
ask-trophy = Cartes à égalité : laquelle prenez-vous comme Trophée ?
ask-extra_trophy =
    Prenez-vous un autre Trophée{ $card ->
        [none] { "" }
       *[other] { " " }avec { $card }
    } ? Encore { $left } au plus.

ask-hand_trophy = Prenez-vous une carte de cette main comme Trophée avec { $card } ? Cartes : { $n } ; à prendre : { $left } au plus.
ask-push =
    { $step ->
        [whom] Qui poussez-vous ?
       *[space] Où poussez-vous { $target } ?
    }{ $left ->
        [0] { "" }
       *[other] { " " }Puis vers où.
    }

ask-destroy =
    Que détruisez-vous{ $card ->
        [none] { "" }
       *[other] { " " }avec { $card }
    } ?{ $left ->
        [one] { "" }
       *[other] { " " }{ $left } en tout.
    }

ask-recover =
    Quelle carte défaussée reprenez-vous{ $card ->
        [none] { "" }
       *[other] { " " }avec { $card }
    } ?{ $left ->
        [one] { "" }
       *[other] { " " }{ $left } en tout.
    }

ask-peek =
    Quelle pioche regardez-vous{ $card ->
        [none] { "" }
       *[other] { " " }avec { $card }
    } ?

ask-keep =
    { $step ->
        [keep] Quelle carte gardez-vous ?
       *[under] Quelle carte passe maintenant sous la pioche ?
    }{ $left ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }Encore { $left } à choisir.
    }

ask-discard_for_refresh = Quelles cartes défaussez-vous avant de piocher ?
ask-benefit = De quel bâtiment voisin profitez-vous ? { $left } au plus.
ask-discard_card =
    Quelle carte défaussez-vous{ $card ->
        [none] { "" }
       *[other] { " " }(à cause de : { $card })
    } ?{ $left ->
        [one] { "" }
       *[other] { " " }{ $left } en tout.
    }

ask-discard_enhancement = Quelle Amélioration perdez-vous ?
ask-vehicle_step =
    { $thing } en { $place } : où va-t-il ?{ $left ->
        [0] { "" }
        [one] { " " }Puis encore une case.
       *[other] { " " }Puis encore { $left } cases.
    }

ask-train_step = { $thing } en { $place } : par où part-il ?
ask-tied_kaiju = { $thing } en { $place }, à égale distance de plusieurs Kaiju : vers qui va-t-il ?

## Ce qui peut être répondu

opt-place = En { $space }
opt-facing = Face : { $facing }
opt-pass = Passer
opt-stop = S’arrêter là
opt-play =
    Jouer { $card } ({ $cost ->
        [0] gratuit
        [one] { $cost } Énergie
       *[other] { $cost } Énergies
    })

opt-discard_action = Défausser { $card } : { $action }
opt-move = En { $space }
opt-stay = Rester en { $space }
opt-way =
    { $n ->
        [0] En évitant les Générateurs
       *[other] Dans les Générateurs : { $generators }
    }

opt-no-attack = Ne pas attaquer
opt-damage = Infliger des dégâts : { $kaiju }
opt-throw = Projeter { $kaiju }
opt-throw-thing =
    Projeter : { $thing }{ $facing ->
        [none] { "" }
       *[other] , face : { $facing }
    }

opt-spend =
    { $n ->
        [0] Aucune
       *[other] { $n }
    }

opt-no-defense = Ne pas se défendre
opt-defend =
    Se défendre avec { $card } ({ $cost ->
        [0] gratuit
        [one] { $cost } Énergie
       *[other] { $cost } Énergies
    })

opt-stand-in = Dépenser plutôt { $card }
opt-land = En { $space }
opt-none = Non
opt-destroy =
    Détruire en { $space } : { $thing }{ $facing ->
        [none] { "" }
       *[other] , face : { $facing }
    }

opt-hit = Percuter { $kaiju }
opt-trophy = Prendre { $card }
opt-no-push = Ne pas pousser
opt-push = Pousser { $kaiju }
opt-push-to = En { $space }
opt-recover = Reprendre { $card }
opt-peek = La pioche : { $kaiju }
opt-card = { $card }
opt-benefit = Profiter en { $space } : { $thing }
opt-discard = Défausser { $card }
opt-step = En { $space }
opt-towards = Vers { $kaiju }

## La table dans le terminal

table-round = Manche { $round }
table-track = Piste de Dégâts
table-events = Événements
table-supply = { $thing } : { $n } en réserve
table-water = eau
table-rails = rails
table-hand = Main
table-piles = pioche/défausse
table-king = Roi des Monstres
