# interpreted
"""What a seat may know. Only the order of the deck is hidden, and chance (DUEL-SETUP-12)."""

from __future__ import annotations

import msgspec

from kaiju.games.king_of_tokyo_duel.buzz import BONUSES, SPACES
from kaiju.games.king_of_tokyo_duel.roll import in_roll
from kaiju.games.king_of_tokyo_duel.state import OUT_OF_GAME, RESERVE, STOCK, TRACKS, Duel
from kaiju.games.king_of_tokyo_duel.verbs import key_of

PHASES = ("setup", "roll", "check", "resolve", "buy", "end", "slept")
WHERE = {STOCK: "stock", RESERVE: "reserve", OUT_OF_GAME: "out"}


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A KEEP card in front of a Monster; ``used`` when it cannot be used again this turn."""

    id: int
    card: str
    used: bool = False


class MonsterView(msgspec.Struct, frozen=True):
    """A Monster as everybody sees it."""

    seat: int
    monster: str
    hearts: int
    max_hearts: int
    energy: int
    dice_tokens: int
    fewer: int
    dominated: int
    immune: bool
    cards: list[CardView]


class TokenView(msgspec.Struct, frozen=True):
    """A Buzz token: on a track, in the stock, in The King's reserve, or out of the game.

    ``first`` is the first printed space it covers, from -7 (seat 0's end) to 7 (seat 1's); ``bonuses`` is what
    its spaces show from there on.
    """

    token: str
    where: str
    first: int
    feet: int
    turned: bool
    bonuses: list[str]


class HitsView(msgspec.Struct, frozen=True):
    """Hits that somebody is about to take."""

    seat: int
    amount: int
    by: int
    card: str


class DuelView(msgspec.Struct, frozen=True, tag_field="game", tag="king_of_tokyo_duel"):
    """The table as one seat sees it; ``seat`` -1 is a spectator.

    Markers count half spaces from the start space, negative towards seat 0, positive towards seat 1.
    """

    seat: int
    monsters: list[MonsterView]
    active: int
    turn: int
    phase: str
    extra: int
    fewer: int
    fame: int
    destruction: int
    tokens: list[TokenView]
    dice: list[int]
    roll: list[int]
    left_out: list[int]
    rolls_left: int
    spare: int
    done: int
    smashed: int
    bought: bool
    market: list[str]
    deck: int
    discard: list[str]
    hits: HitsView | None
    over: bool
    winners: list[int]
    ending: str


def view(st: Duel, seat: int) -> DuelView:
    """The table as this seat may see it."""
    keys = [c.facts.key for c in st.box.cards]
    monsters = [
        MonsterView(
            seat=m.seat,
            monster=st.box.boards[m.who].key,
            hearts=m.hearts,
            max_hearts=m.max_hearts,
            energy=m.energy,
            dice_tokens=m.dice_tokens,
            fewer=m.fewer,
            dominated=m.dominated,
            immune=m.immune,
            cards=[CardView(c, keys[c], c in st.used) for c in m.cards],
        )
        for m in st.monsters
    ]
    hits = st.hits
    me = st.monsters[st.active]
    return DuelView(
        seat=seat,
        monsters=monsters,
        active=st.active,
        turn=st.turn,
        phase=PHASES[st.phase],
        extra=st.extra,
        fewer=st.fewer,
        fame=st.markers[0],
        destruction=st.markers[1],
        tokens=[token_view(st, number) for number in range(len(st.box.tokens))],
        dice=st.dice[:],
        roll=[in_roll(st, me, face) for face in range(6)],
        left_out=st.left_out[:],
        rolls_left=st.rolls_left,
        spare=st.spare,
        done=st.done,
        smashed=st.smashed,
        bought=st.bought,
        market=[keys[c] if c >= 0 else "" for c in st.market],
        deck=len(st.deck),
        discard=[keys[c] for c in st.discard],
        hits=None
        if hits is None
        else HitsView(hits.victim.seat, hits.amount, hits.by, key_of(st, hits.card)),
        over=st.over,
        winners=st.winners[:],
        ending=st.ending,
    )


def token_view(st: Duel, number: int) -> TokenView:
    """One Buzz token."""
    token = st.box.tokens[number]
    place = st.places[number]
    bonuses = [BONUSES[b] for b in token.bonuses]
    if place < 0:
        return TokenView(token.key, WHERE[place], 0, token.feet, False, bonuses)
    track, first = divmod(place // 2, SPACES)
    turned = place % 2 == 1
    return TokenView(
        token.key, TRACKS[track], first - 7, token.feet, turned, bonuses[::-1] if turned else bonuses
    )
