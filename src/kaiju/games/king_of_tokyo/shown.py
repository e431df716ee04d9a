# interpreted
"""The forms in which a table of King of Tokyo is shown: plain data, JSON by msgspec."""

from __future__ import annotations

import msgspec


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in front of a Monster."""

    id: int
    card: str
    counters: int = 0
    copies: str = ""
    under: str = ""
    face: str = ""
    on: int = -1
    token: str = ""
    owner: int = -1  # the seat that owns it, where that is not who has it: a Gift, or an Evolution passed on


class MonsterView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Monster as everybody sees it."""

    seat: int
    monster: str
    hearts: int
    max_hearts: int
    energy: int
    vp: int
    place: str
    alive: bool
    poison: int
    shrink: int
    cards: list[CardView]
    evolutions: list[CardView] = []
    spent: list[str] = []
    hand: int = 0
    pile: int = 0
    partner: int = -1


class LossView(msgspec.Struct, frozen=True):
    """Hearts that somebody is about to lose."""

    seat: int
    amount: int
    by: int
    smash: bool
    card: str


class TokyoView(msgspec.Struct, frozen=True, tag_field="game", tag="king_of_tokyo", omit_defaults=True):
    """The table as one seat sees it; ``seat`` -1 is a spectator."""

    seat: int
    monsters: list[MonsterView]
    active: int
    turn: int
    phase: str
    bay_open: bool
    dice: list[int]
    roll: list[int]
    rolls_left: int
    market: list[str]
    deck: int
    discard: list[str]
    top: str
    loss: LossView | None
    two_player: bool
    over: bool
    winners: list[int]
    ending: str
    hand: list[CardView] = []
    drawn: list[str] = []
    power_up: bool = False
    halloween: bool = False
    frozen: int = 0
    card_dice: list[int] = []  # rolled for a card, while something can be done about them
    mutant_evolutions: bool = False
    own_deck: list[str] = []  # the rest of one's own Evolution deck, in printed order: one knows what went in
