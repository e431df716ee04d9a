### Les mots communs à tous les jeux : les pages de `kaiju rules` et de `kaiju cards`.

## Tournures

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
label = { $name } :

## Introuvable

not-found-game = Il n’y a pas de jeu nommé { $name } ; l’étagère contient { $choices }.
not-found-language = La langue { $name } n’est pas encore disponible ; choisissez { $choices }.
not-found-rule =
    { $near ->
        [none] { $game } n’a pas de règle { $name }.
       *[other] { $game } n’a pas de règle { $name } ; vouliez-vous dire { $near } ?
    }
not-found-module = { $game } n’a pas de module { $name } ; choisissez { $choices }.
not-found-words =
    { $near ->
        [none] Aucune règle de { $game } ne parle de « { $name } ».
       *[other] Aucune règle de { $game } ne parle de « { $name } » ; vouliez-vous dire { $near } ?
    }
not-found-in-module = Aucune règle de « { $module } » ne correspond à « { $name } ».
not-found-card =
    { $near ->
        [none] { $game } n’a pas de carte « { $name } ».
       *[other] { $game } n’a pas de carte « { $name } » ; vouliez-vous dire { $near } ?
    }
no-cards = Il n’y a pas de cartes dans { $game }.
not-found-set = { $game } n’a pas de série de cartes { $name } ; choisissez { $choices }.
not-found-tests = Il n’y a pas de dossier de tests à { $name } ; indiquez-le avec --tests.

## Règles

module-base = Jeu de base

section = Chapitre
module = Module
column-rules = Règles
column-rulings = Décisions
column-ids = Numéros
windows = Les fenêtres d’un tour
examples = Exemples
glossary = Glossaire

window = Fenêtre d’un tour
window-order = étape { $order }
term = Glossaire
example-worked = Exemple du livret
example-derived = Exemple de notre cru
given = Situation
when = Quand
then = Alors
cites = Règles
ruling = décision
ruling-why = Une décision : le livret laisse ce point ouvert, nous l’avons tranché.
basis = Pourquoi
proved-by = Prouvé par
no-test = aucun test

rules-count =
    { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }
rulings-count =
    { $rulings ->
        [0] aucune décision
        [one] dont { $rulings } décision
       *[other] dont { $rulings } décisions
    }
examples-count =
    { $examples ->
        [0] aucun exemple
        [one] { $examples } exemple
       *[other] { $examples } exemples
    }
found-count =
    { $found ->
        [one] { $found } entrée
       *[other] { $found } entrées
    }

## Que taper ensuite

how-to-read-one = Une entrée
how-to-read-section = Un chapitre
how-to-read-card = Une carte
how-to-read-set = Une série
how-to-search = Chercher
how-to-search-words = mot mot

## Preuves

coverage-base = { $proved } règles de base prouvées sur { $total }
coverage-part = { $part } : { $proved } sur { $total } prouvées
coverage-unproved = Règles de base sans test
coverage-unknown = { $test } cite { $id }, qui n’est pas dans le recueil.

## Cartes

costs = coût { $cost }
copies = { $copies } exemplaires
timing = Quand
notes = Notes
tokens = Jetons
also-called = Aussi nommée { $names }.
source =
    { $confidence ->
        [high] Source : { $provenance }.
        [medium] Source : { $provenance } ; nous en sommes assez sûrs.
       *[low] Source : { $provenance } ; nous n’en sommes pas sûrs.
    }
provenance-rulebook = le livret
provenance-public = descriptions publiques
provenance-inferred = notre déduction
provenance-reconstructed = notre reconstitution
provenance-owner = quelqu’un qui possède la boîte

cards-count =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
cards-different = { $cards } cartes, dont { $different } différentes

## Ce qui arrive dans tous les jeux

event-TookBack =
    { $seat ->
        [you] Vous reprenez votre dernière réponse.
       *[other] { $seat } reprend sa dernière réponse.
    }

## Conseils : ce qui se dit de tous les jeux

reason-wins-soon = Jouée jusqu’à votre prochain tour, cette réponse a déjà gagné { $n } essais sur { $tries }, l’autre { $other }.
reason-loses-less = Jouée jusqu’à votre prochain tour, cette réponse a déjà perdu { $n } essais sur { $tries }, l’autre { $other }.
reason-none = Rien ne ressort avant votre prochain tour ; à la longue, elle gagne plus souvent.
reason-even = Rien ne ressort avant votre prochain tour, et les parties poursuivies ne départagent pas les deux.
