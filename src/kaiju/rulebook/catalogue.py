"""The cards of a game, to be read: facts from `text/cards.toml`, names and texts from its Fluent files.

>>> catalogue = Catalogue("king_of_tokyo")
>>> card = catalogue.card("Alien Metabolism")
>>> card.id, card.cost, catalogue.name(card)
('alien_origin', 3, 'Alien Origin')
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from kaiju.games import SHELF
from kaiju.rulebook import files
from kaiju.rulebook.search import fold, holds_all
from kaiju.rulebook.words import ENGLISH, Words


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of one card."""

    id: str
    set: str
    type: str
    cost: int | None = None
    copies: int = 1
    monster: str | None = None
    """The Monster it belongs to, if it does."""
    tokens: dict[str, int] = {}
    """Its own tokens in the box, with their number."""
    uses: tuple[str, ...] = ()
    """Pieces of the common supply it needs."""
    provenance: str = "rulebook"
    confidence: str = "high"
    facts: dict[str, Any] = {}
    """What only this game's cards have: attack, range, a Buzz token."""

    @property
    def key(self) -> str:
        """Where its words are."""
        return f"card-{self.id}"


class Monster(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of one Monster."""

    id: str
    species: str | None = None
    board_in_box: bool = True
    provenance: str = "rulebook"
    confidence: str = "high"
    facts: dict[str, Any] = {}

    @property
    def key(self) -> str:
        """Under which its name stands in the words."""
        return f"monster-{self.id}"


_Fact = TypeVar("_Fact", Card, Monster)


def _fact(kind: type[_Fact], entry: dict[str, Any]) -> _Fact:
    """An entry of the file; what the class has no field for goes to `facts`."""
    known = {name: value for name, value in entry.items() if name in kind.__struct_fields__}
    others = {name: value for name, value in entry.items() if name not in known}
    return msgspec.convert({**known, "facts": others}, kind)


class _Facts(msgspec.Struct, frozen=True):
    meta: dict[str, Any]
    cards: dict[str, Card]
    monsters: dict[str, Monster]


@cache
def _facts(game: str) -> _Facts:
    page = files.facts(game, "cards")
    cards = [
        _fact(Card, {"id": id_, "set": set_, **entry})
        for set_, entries in page.get("cards", {}).items()
        for id_, entry in entries.items()
    ]
    monsters = [_fact(Monster, {"id": id_, **entry}) for id_, entry in page.get("monsters", {}).items()]
    return _Facts(
        meta=page.get("meta", {}),
        cards={card.id: card for card in cards},
        monsters={monster.id: monster for monster in monsters},
    )


def _in_the_box(game: str, known: dict[str, Card]) -> dict[str, Card]:
    """All cards of a box: those that its owner has replaced or added as they are now, without those left out."""
    out = dict(known)
    for key, saying in (SHELF[game].sayings() if game in SHELF else {}).items():
        if saying.id:
            continue  # no card
        before: dict[str, Any] = msgspec.structs.asdict(known[key]) if key in known else {"id": key}
        own: dict[str, Any] = before.pop("facts", {})
        out[key] = _fact(Card, {**before, **own, **saying.facts})
        if not out[key].copies:
            del out[key]
    return out


class Catalogue:
    """The cards and Monsters of one game (hyphens or underscores), to be read in one language."""

    def __init__(self, game: str, lang: str = ENGLISH) -> None:
        game = game.replace("-", "_")
        facts = _facts(game)
        self.game = game
        self.words = Words(game, lang)
        self.meta: Mapping[str, Any] = facts.meta
        self.cards: Mapping[str, Card] = _in_the_box(game, facts.cards)
        self.monsters: Mapping[str, Monster] = facts.monsters

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.words("game")

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets that cards come in, in printed order."""
        return tuple(dict.fromkeys(card.set for card in self.cards.values()))

    def pick(
        self, *, set_: str | None = None, type_: str | None = None, monster: str | None = None
    ) -> tuple[Card, ...]:
        """The cards of a set, a type or a Monster, in printed order."""
        return tuple(
            card
            for card in self.cards.values()
            if set_ in (None, card.set) and type_ in (None, card.type) and monster in (None, card.monster)
        )

    def card(self, name: str) -> Card:
        """The card of this id, name or former name; raises NotFound with the nearest names."""
        wanted = _plain(name)
        for card in self.cards.values():
            if wanted in map(_plain, self._names(card)):
                return card
        names = [known for card in self.cards.values() for known in (self.name(card), *self.aliases(card))]
        raise self.words.not_found("card", name, names, game=self.title)

    def find(self, *query: str, set_: str | None = None) -> tuple[Card, ...]:
        """The cards whose names or texts hold all words; a card's full name finds that card alone.

        Raises NotFound with the nearest names if there are none.
        """
        cards = self.pick(set_=set_)
        whole = _plain(" ".join(query))
        named = tuple(card for card in cards if whole in map(_plain, self._names(card)))
        found = named or tuple(card for card in cards if holds_all(self.prose(card), query))
        if not found:
            names = [known for card in cards for known in (self.name(card), *self.aliases(card))]
            raise self.words.not_found("card", " ".join(query), names, game=self.title)
        return found

    def check_set(self, name: str) -> str:
        """The set of this name; raises NotFound with the choices."""
        set_ = name.lower().replace("-", "_")
        if set_ not in self.sets:
            raise self.words.not_found("set", name, self.sets, game=self.title)
        return set_

    def name(self, card: Card | Monster) -> str:
        """What a card or a Monster is called."""
        return self.words(card.key)

    def text(self, card: Card) -> str:
        """What the card does."""
        return self.words(f"{card.key}.text")

    def timing(self, card: Card) -> str | None:
        """When a card works, in a few words."""
        return self.words.first(f"{card.key}.timing")

    def notes(self, card: Card) -> tuple[str, ...]:
        """What else is known of how a card is played."""
        return self.words.several(f"{card.key}.note")

    def aliases(self, card: Card | Monster) -> tuple[str, ...]:
        """Names that other editions give it."""
        return self.words.several(f"{card.key}.alias")

    def prose(self, card: Card) -> str:
        """All that is written about a card, for searching."""
        monster = self.monsters.get(card.monster or "")
        texts = [
            card.id,
            *self._names(card),
            self.text(card),
            self.timing(card) or "",
            *self.notes(card),
            self.words(f"type-{card.type}"),
            self.name(monster) if monster else "",
        ]
        return "\n".join(texts)

    def _names(self, card: Card) -> tuple[str, ...]:
        return (card.id, self.name(card), *self.aliases(card))


def _plain(name: str) -> str:
    """A name down to its letters and digits, so that `its-a-child`, `Its a child!` and the like meet."""
    return "".join(letter for letter in fold(name) if letter.isalnum())
