### Words that every game shares: the pages of `kaiju rules` and `kaiju cards`.

## Phrases

list-and = { $most } and { $last }
list-or = { $most } or { $last }
label = { $name }:

## Nothing there

not-found-game = There is no game called { $name }; the shelf holds { $choices }.
not-found-language = There is no language { $name } here yet; choose { $choices }.
not-found-rule =
    { $near ->
        [none] { $game } has no rule { $name }.
       *[other] { $game } has no rule { $name }; did you mean { $near }?
    }
not-found-module = { $game } has no module { $name }; choose { $choices }.
not-found-words =
    { $near ->
        [none] No rule of { $game } speaks of “{ $name }”.
       *[other] No rule of { $game } speaks of “{ $name }”; did you mean { $near }?
    }
not-found-in-module = No rule of “{ $module }” matches “{ $name }”.
not-found-card =
    { $near ->
        [none] { $game } has no card “{ $name }”.
       *[other] { $game } has no card “{ $name }”; did you mean { $near }?
    }
no-cards = There are no cards in { $game }.
not-found-set = { $game } has no set of cards called { $name }; choose { $choices }.
not-found-tests = There is no folder of tests at { $name }; name it with --tests.

## Rules

module-base = Base game

section = Section
module = Module
column-rules = Rules
column-rulings = Rulings
column-ids = Ids
windows = The windows of a turn
examples = Examples
glossary = Glossary

window = Window of a turn
window-order = step { $order }
term = Glossary
example-worked = Example of the rulebook
example-derived = Example of ours
given = Given
when = When
then = Then
cites = Rules
ruling = ruling
ruling-why = A ruling: the rulebook leaves this open, and we decided.
basis = Why
proved-by = Proved by
no-test = no test

rules-count =
    { $rules ->
        [one] one rule
       *[other] { $rules } rules
    }
rulings-count =
    { $rulings ->
        [0] no rulings
        [one] one of them a ruling
       *[other] { $rulings } of them rulings
    }
examples-count =
    { $examples ->
        [0] no examples
        [one] one example
       *[other] { $examples } examples
    }
found-count =
    { $found ->
        [one] one entry
       *[other] { $found } entries
    }

## What to type next

how-to-read-one = One entry
how-to-read-section = A section
how-to-read-card = One card
how-to-read-set = A set
how-to-search = Search
how-to-search-words = word word

## Proof

coverage-base = { $proved } of { $total } base rules proved
coverage-part = { $part }: { $proved } of { $total } proved
coverage-unproved = Base rules without a test
coverage-unknown = { $test } cites { $id }, which is not in the ledger.

## Cards

costs = cost { $cost }
copies = { $copies } copies
timing = When
notes = Notes
tokens = Tokens
also-called = Also called { $names }.
source =
    { $confidence ->
        [high] Source: { $provenance }.
        [medium] Source: { $provenance }; we are fairly sure.
       *[low] Source: { $provenance }; we are not sure.
    }
provenance-rulebook = the rulebook
provenance-public = public descriptions
provenance-inferred = our conclusion
provenance-reconstructed = our reconstruction
provenance-owner = an owner of the box

cards-count =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
cards-different = { $cards } cards, { $different } different

## What happens in every game

event-TookBack =
    { $seat ->
        [you] You take back your last answer.
       *[other] { $seat } takes back the last answer.
    }

## Hints: what can be said of every game

reason-wins-soon = Played on to your next turn, it has won { $n } of { $tries } tries by then, the other answer { $other }.
reason-loses-less = Played on to your next turn, it has lost { $n } of { $tries } tries by then, the other answer { $other }.
reason-none = Nothing stands out before your next turn; it wins more often in the long run.
reason-even = Nothing stands out before your next turn, and the games played on do not tell the two apart.
