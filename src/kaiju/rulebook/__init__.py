"""The room that reads what the games ship for people: rules, cards and words, in any language.

It names no game: a game is a folder `games/<name>/text` (docs/reference/rulebook.md), and what it declares.
"""

from kaiju.rulebook.catalogue import Card, Catalogue, Monster
from kaiju.rulebook.errors import BadText, NotFound, RulebookError
from kaiju.rulebook.ledger import Entry, Example, Ledger, Rule, Term, Window
from kaiju.rulebook.proof import Proof, prove
from kaiju.rulebook.shelf import game_id, games, kebab, refusal
from kaiju.rulebook.words import Words, pick_language

__all__ = [
    "BadText",
    "Card",
    "Catalogue",
    "Entry",
    "Example",
    "Ledger",
    "Monster",
    "NotFound",
    "Proof",
    "Rule",
    "RulebookError",
    "Term",
    "Window",
    "Words",
    "game_id",
    "games",
    "kebab",
    "pick_language",
    "prove",
    "refusal",
]
