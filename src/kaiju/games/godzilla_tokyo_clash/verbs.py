"""Small verbs: Energy, heads, names for events. Every change that others can see is told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.state import NO_CARD, VEHICLES, Clash, Player

DIRECTIONS: Final = ("e", "se", "sw", "w", "nw", "ne")


def key_of(st: Clash, card: i64) -> str:
    """The name of one of the different cards, for events."""
    return "" if card < 0 else st.box.cards[card].key


def keys_of(st: Clash, cards: list[int]) -> list[str]:
    """The names of single cards."""
    return [st.box.of[card].key for card in cards]


def space_name(st: Clash, space: i64) -> str:
    """A space by name."""
    return st.board.layout.map.names[space]


def piece_id(st: Clash, piece: i64) -> str:
    """An Event piece by its id on the map."""
    kind = st.box.kinds[st.box.kind_of[piece]]
    return f"{kind.key}-{piece - kind.first + 1}"


def thing_key(st: Clash, thing: i64) -> str:
    """What a building or Vehicle is called."""
    if thing < VEHICLES:
        return st.box.buildings[thing].key
    return st.box.kinds[(thing - VEHICLES) // 8].key


# ---------------------------------------------------------------- Energy, heads


def gain_energy(st: Clash, p: Player, n: i64, rule: str, card: i64 = NO_CARD) -> None:
    """Energy up to the end of the track; the surplus is lost (GTC-SET-22)."""
    room = st.box.numbers.energy_max - p.energy
    if n > room:
        n = room
    if n <= 0:
        return
    p.energy += n
    if st.log is not None:
        st.tell(tell.EnergyGained(seat=p.seat, amount=n, now=p.energy, rule=rule, card=key_of(st, card)))


def lose_energy(st: Clash, p: Player, n: i64, rule: str, card: i64 = NO_CARD) -> None:
    """Pay or lose Energy, never below 0 (GTC-SET-22)."""
    if n > p.energy:
        n = p.energy
    if n <= 0:
        return
    p.energy -= n
    if st.log is not None:
        st.tell(tell.EnergyLost(seat=p.seat, amount=n, now=p.energy, rule=rule, card=key_of(st, card)))


def raise_heads(st: Clash, p: Player, n: i64, rule: str, card: i64 = NO_CARD) -> None:
    """The Head Meter goes up, to its top; icons beyond that are lost (GTC-KGH-07)."""
    most = st.box.mats[p.who].heads_max
    before = p.heads
    p.heads = before + n if before + n < most else most
    if st.log is not None and p.heads != before:
        st.tell(tell.HeadsSet(seat=p.seat, before=before, now=p.heads, rule=rule, card=key_of(st, card)))


def lower_heads(st: Clash, p: Player, card: i64) -> None:
    """After a Barrage the Head Meter falls back (GTC-KGH-06)."""
    mat = st.box.mats[p.who]
    before = p.heads
    if not mat.heads_reset or before == mat.heads_min:
        return
    p.heads = mat.heads_min
    if st.log is not None:
        st.tell(
            tell.HeadsSet(seat=p.seat, before=before, now=p.heads, rule="GTC-KGH-06", card=key_of(st, card))
        )
