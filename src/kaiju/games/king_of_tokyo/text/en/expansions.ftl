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
        [you] You pay only { $price } for { $of }
       *[other] { $seat } pays only { $price } for { $of }
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
ask-monster = Which Monster is { $card } for?
ask-pick = Which card do you pick for { $card }?
ask-choice = What do you choose for { $card }?
ask-number = How many for { $card }?
ask-symbol = Which face do you name for { $card }?
ask-deal = Do you buy the card that { $card } offers?
ask-bottom = Which card goes to the very bottom of the deck?
ask-dice = Which dice do you turn with { $card }?
ask-salvage = Which card do you buy from the discard pile?

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
opt-choice-pay = Pay
opt-choice-suffer = Lose the hearts
opt-choice-store = Add a cube
opt-choice-take = Take the cubes
