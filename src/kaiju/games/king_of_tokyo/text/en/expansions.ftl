### King of Tokyo with costumes, promo cards and Evolutions: what is asked and what happens besides.

## What happens

event-CardMoved =
    { $seat ->
        [you] You take { $card } from { $giver }.
       *[other] { $giver ->
            [you] { $seat } takes { $card } from you.
           *[other] { $seat } takes { $card } from { $giver }.
        }
    }

event-CostumeWorn =
    { $seat ->
        [you] You put on the costume { $card }.
       *[other] { $seat } puts on the costume { $card }.
    }

event-EvolutionsDrawn =
    { $cards ->
        [none] { $seat ->
            [you] You draw
           *[other] { $seat } draws
        } { $amount ->
            [one] one Evolution.
           *[other] { $amount } Evolutions.
        }
       *[other] { $seat ->
            [you] You draw { $cards }.
           *[other] { $seat } draws { $cards }.
        }
    }

event-EvolutionKept =
    { $kept ->
        [none] { $seat ->
            [you] You keep an Evolution.
           *[other] { $seat } keeps an Evolution.
        }
       *[other] { $seat ->
            [you] You keep { $kept }.
           *[other] { $seat } keeps { $kept }.
        }
    }

event-EvolutionPlayed =
    { $seat ->
        [you] You play { $card }
       *[other] { $seat } plays { $card }
    }{ $on ->
        [self] .
        [none] .
        [you] { " " }on you.
       *[other] { " " }on { $on }.
    }

event-EvolutionDiscarded =
    { $seat ->
        [you] { $card } goes from you to the discarded Evolutions.
       *[other] { $card } goes from { $seat } to the discarded Evolutions.
    }

event-CardReserved =
    { $seat ->
        [you] { $card } is put aside: only you can buy it.
       *[other] { $card } is put aside: only { $seat } can buy it.
    }

event-EvolutionRegained =
    { $seat ->
        [you] You take { $card } back into your hand.
       *[other] { $seat } takes { $card } back into the hand.
    }

event-FaceNamed =
    { $seat ->
        [you] You name { $face } for { $card }.
       *[other] { $seat } names { $face } for { $card }.
    }

event-TokenHanded =
    { $to ->
        [you] { $seat } hands you the token of { $card }.
       *[other] { $seat ->
            [you] You hand { $to } the token of { $card }.
           *[other] { $seat } hands { $to } the token of { $card }.
        }
    }

event-CardMarked =
    { $seat ->
        [you] You pay only { $price } energy for { $of }
       *[other] { $seat } pays only { $price } energy for { $of }
    }, which carries a token of { $card } now.

event-CardsShown =
    { $seat ->
        [you] You turn up { $cards } with { $card }.
       *[other] { $seat } turns up { $cards } with { $card }.
    }

event-CardGained =
    { $seat ->
        [you] You get { $card } for nothing with { $of }.
       *[other] { $seat } gets { $card } for nothing with { $of }.
    }

event-CardsSeen =
    { $cards ->
        [none] { $seat ->
            [you] You look
           *[other] { $seat } looks
        } at { $amount ->
            [one] one card
           *[other] { $amount } cards
        } with { $card }.
       *[other] { $seat ->
            [you] You look at { $cards } with { $card }.
           *[other] { $seat } looks at { $cards } with { $card }.
        }
    }

## What is asked

ask-use = Do you use a card now?
ask-use-purchase = { $seat } wants to buy { $card }. Do you use a card?
ask-use-aim = Your smash is going to cost { $seat } { $n ->
        [one] one heart
       *[other] { $n } hearts
    }. Do you use a card?
ask-use-give = You have wounded { $to }. Do you hand over a Gift?
ask-use-stay = { $seat } stays in Tokyo. Do you use a card?
ask-revive = You have no hearts left. Do you come back with a card?
ask-steal = You rolled three smash: do you steal a costume from a Monster you wounded?
ask-evolve = Which Evolution do you keep?
ask-draft = Pick { $n } of 8: which Evolution do you take before you pass the others on?
ask-costume = Which costume do you wear?
ask-bottom = Which card goes to the very bottom of the deck?
ask-dice = Which dice do you turn with { $card }?
ask-salvage = Which card do you buy from the discard pile?

## What cards ask, each in its own words

ask-choice-worst_nightmare = { $card }: do you pay { $to } 1 energy, or lose 1 heart?
ask-choice-trick_or_threat = { $card }: do you hand { $to } 1 energy, or lose 2 hearts?
ask-choice-electric_carrot = { $by }’s smash costs you { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }. { $card }: do you hand { $to } 1 energy, or lose 1 heart more?
ask-choice-boogie_dance = { $card }: which of these do you gain?
ask-choice-mega_purr = { $card }: what do you hand { $to }?
ask-choice-feast_of_crows = { $card }: what do you hand { $to }?
ask-choice-lightning_armor = { $card }: do you roll a die for each heart you lost? Each smash costs { $by } 1 heart.
ask-choice-target_acquired = { $by } has wounded you. { $card }: do you hand it the Target token? It then loses 1 heart more each time you make it lose hearts.
ask-choice-bamboo_supply =
    { $cubes ->
        [0] { $card } holds no cubes. Do you add one?
        [one] { $card } holds 1 cube. Do you add one, or take it?
       *[other] { $card } holds { $cubes } cubes. Do you add one, or take them all?
    }
ask-monster-freeze_ray = { $card }: which Monster you wounded in Tokyo gets the card?
ask-monster-detachable_head = { $card }: which Monster you wounded gets the card?
ask-monster-i_live_under_your_bed = { $card }: which Monster you wounded gets the card?
ask-monster-ignis_fatus = { $card }: which Monster you wounded gets the card?
ask-monster-worst_nightmare = { $card }: which Monster you wounded gets the card?
ask-pick-bamboozle = { $card }: which card does { $on } have to buy instead?
ask-pick-bobbing_for_apples = { $card }: which card do you buy for 2 energy less? If the card that replaces it has an odd cost, yours is discarded and you get your energy back.
ask-pick-deep_dive = { $card }: which card do you take for nothing? The others go under the deck.
ask-pick-my_toy = { $card }: which card of the Market do you put aside, so that only you can buy it?
ask-pick-unstable_dna = { $card }: which of { $by }’s cards do you take in exchange for it?
ask-number-robot = You are about to lose { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }. { $card }: how many do you pay in energy instead?
ask-symbol-freeze_ray = { $card }: which face shall be worth nothing to { $by } this turn?
ask-symbol-gamma_breath = { $card }: which face do you turn the die to?
ask-symbol-tail_sweep = { $card }: which face do you turn the die to?
ask-symbol-saurian_adaptability =
    { $was ->
        [none] { $card }: which face do you change on all your dice?
       *[other] { $card }: which face do you turn every { $was } to?
    }
ask-deal-miraculous_catch = { $card }: do you buy the card found in the discard pile, for 1 energy less?
ask-deal-superior_alien_technology = { $card }: what do you pay? At half price the card gets a UFO token: you roll a die for it when your turn starts, and smash discards it.

## What can be answered

opt-do-not = Do not come back
opt-steal = Steal { $card } from { $seat } for { $price } energy
opt-monster = { $seat ->
        [you] Yourself
       *[other] { $seat }
    }
opt-card = { $card }
opt-number = { $n }
opt-choice-no = No
opt-choice-yes = Yes
opt-choice-energy = 1 energy
opt-choice-vp = 1 VP
opt-choice-heart = 1 heart
opt-choice-pay = Pay 1 energy
opt-choice-suffer = Refuse, and lose hearts
opt-choice-store = Add a cube
opt-choice-take = Take the cubes
