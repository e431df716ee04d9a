# interpreted
"""Setting up a position of King of Tokyo. Everything that is impossible about it is told at once."""

from __future__ import annotations

from typing import Any

from kaiju.engine.errors import BadSetup, ImpossiblePosition
from kaiju.engine.positions import read
from kaiju.games.common.positions import faces, ranged
from kaiju.games.king_of_tokyo.dice import dice_count, total
from kaiju.games.king_of_tokyo.layout import (
    Placing,
    set_cards,
    set_draft,
    set_evolutions,
    set_homes,
    set_laid,
    set_monster,
    set_piles,
)
from kaiju.games.king_of_tokyo.market import BARRED
from kaiju.games.king_of_tokyo.position import (
    PHASES,
    ROLLED,
    ExtraAt,
    MonsterAt,
    Position,
    UsedAt,
    bay_expected,
    began_expected,
)
from kaiju.games.king_of_tokyo.setup import KING_OF_TOKYO, Edition, deal_evolutions, new_state
from kaiju.games.king_of_tokyo.state import (
    BAY,
    COSTUMES,
    DRAFT,
    EVOLUTIONS,
    FACES,
    HARM_BITS,
    HARM_MASK,
    NOTHING_ROLLED,
    RESOLVE,
    START,
    Monster,
    Tokyo,
)
from kaiju.games.king_of_tokyo.verbs import refresh

MOST_DICE = 16


def place(data: dict[str, Any], rng: int, edition: Edition = KING_OF_TOKYO) -> Tokyo:
    """The state that a position describes."""
    faults: list[str] = []
    position = read(Position, data, edition.title, "", faults)
    monsters = [
        read(MonsterAt, given, edition.title, f".monsters[{n}]", faults)
        for n, given in enumerate(position.monsters)
    ]
    seats = len(monsters)
    if not 2 <= seats <= edition.seats_max:
        faults.append(f"{edition.title} has 2 to {edition.seats_max} Monsters, not {seats}.")
        raise ImpossiblePosition(*faults)
    st = new_state(seats, edition.box(checked(position, monsters, edition, faults)), rng)
    names: list[str] = st.box.options["monsters"]
    free = [name for name in edition.monsters if name not in names]
    for m in st.monsters:
        m.who = st.box.monsters.index(names[m.seat] or free.pop(0))
    deal_evolutions(st)
    placing = Placing(st, faults)
    if position.phase not in PHASES:
        faults.append(f"The phase must be one of {', '.join(PHASES)}, not {position.phase!r}.")
        position.phase = "start"
    st.phase = PHASES[position.phase]
    for m, given in zip(st.monsters, monsters, strict=True):
        set_monster(placing, m, given)
        set_evolutions(placing, m, given)
    set_laid(placing)
    set_cards(placing, position)
    set_piles(placing, monsters)
    set_homes(placing, position)
    set_draft(placing, position)
    for m, given in zip(st.monsters, monsters, strict=True):
        set_hearts(placing, m, given)
    set_turn(placing, position)
    for m, given in zip(st.monsters, monsters, strict=True):
        set_this_turn(placing, m, given)
    st.rigged = faces(position.script, FACES, faults, script=True)
    if not faults:
        check_setup(placing)
        check_whole(placing)
    if faults:
        raise ImpossiblePosition(*faults)
    return st


def checked(
    position: Position, monsters: list[MonsterAt], edition: Edition, faults: list[str]
) -> dict[str, Any]:
    """The options; when only the Monsters are wrong, as if none were named."""
    names = {"monsters": [m.monster for m in monsters]}
    try:
        return edition.options(names | position.options, len(monsters))
    except BadSetup as error:
        faults.append(str(error))
    try:
        return edition.options(position.options, len(monsters))
    except BadSetup as error:
        raise ImpossiblePosition(*faults, str(error)) from None


def set_hearts(placing: Placing, m: Monster, given: MonsterAt) -> None:
    """A Monster's hearts, which its cards may allow to be more than ten, or none."""
    refresh(placing.st, m)
    if not m.alive:
        m.hearts = 0
    elif given.hearts < (0 if m.powers.undying else 1):
        placing.faults.append(f"Monster {m.seat} has no hearts but is not eliminated.")
    else:
        most = m.powers.max_hearts
        m.hearts = ranged(f"Monster {m.seat}'s hearts", given.hearts, 0, most, placing.faults)


def set_this_turn(placing: Placing, m: Monster, given: MonsterAt) -> None:
    """What a Monster has done and suffered this turn."""
    st, faults = placing.st, placing.faults
    who = f"Monster {m.seat}'s"
    m.immune = given.immune
    m.passing = given.passing
    m.hearts_lost = ranged(f"{who} hearts lost", given.hearts_lost, 0, 9999, faults)
    m.hearts_gained = ranged(f"{who} hearts gained", given.hearts_gained, 0, 9999, faults)
    m.energy_gained = ranged(f"{who} energy gained", given.energy_gained, 0, 9999, faults)
    m.vp_gained = ranged(f"{who} VP gained", given.vp_gained, 0, 9999, faults)
    seats = len(st.monsters)
    if given.harm and len(given.harm) != seats:
        faults.append(f"{who} harm is a number for each of the {seats} seats.")
    for seat, n in enumerate(given.harm[:seats]):
        m.harm += ranged(f"{who} harm", n, 0, HARM_MASK, faults) << (HARM_BITS * seat)
    m.felled_by = ranged(f"The seat that felled Monster {m.seat}", given.felled_by, -1, seats - 1, faults)
    if given.reached is not None:
        if (given.reached > 0) != (m.reached > 0):
            faults.append(f"Monster {m.seat} has reached its goal when it has the VP for it, and only then.")
        m.reached = ranged(f"{who} moment of reaching its goal", given.reached, 0, 9999, faults)


# ------------------------------------------------------------------------- turn


def set_turn(placing: Placing, position: Position) -> None:
    """Whose turn it is, how far it has come, and what was rolled."""
    st, faults = placing.st, placing.faults
    alive = [m for m in st.monsters if m.alive]
    seats = len(st.monsters)
    st.active = st.regular = ranged("The active seat", position.active, 0, seats - 1, faults)
    if position.regular is not None:
        st.regular = ranged("The seat of the regular turn", position.regular, 0, seats - 1, faults)
    me = st.monsters[st.active]
    if st.phase not in ROLLED and len(alive) < 2:
        faults.append("At least two Monsters must still be in the game.")
    elif st.phase in (START, RESOLVE) and not me.alive:
        faults.append("The active Monster is eliminated.")
    turn = ranged("The turn", position.turn, 1, 999_999, faults)
    st.turn = turn if st.phase in ROLLED else turn - 1
    st.extra_turn = position.extra_turn
    st.fewer = ranged("The dice taken away this turn", position.fewer, 0, 20, faults)
    for entry in position.extra:
        extra = ExtraAt(entry) if isinstance(entry, int) else entry
        seat = ranged("A seat with an extra turn", extra.seat, 0, seats - 1, faults)
        st.extra.append(seat + 16 * ranged("The dice taken away in it", extra.fewer, 0, 20, faults))
    st.bay_open = bay_expected(st) if position.bay is None else position.bay
    if not st.bay_open and st.in_tokyo(BAY) is not None:
        faults.append("Tokyo Bay is in use only while five or more Monsters are in the game.")
    st.freed = position.freed
    st.began = began_expected(st) if position.began is None else bits(position.began, seats, faults)
    st.known_top = bits(position.known_top, seats, faults)
    for name, knowing in position.known.items():
        st.known[placing.find(name)] = bits([seat + 1 for seat in knowing], seats + 1, faults)
    if position.tick is not None:
        st.tick = ranged("The tick", position.tick, 0, 9999, faults)
    for used in position.used:
        if isinstance(used, UsedAt):
            seat = ranged("A seat that may not buy a card", used.barred, 0, seats - 1, faults)
            st.used.append(placing.find(used.card) + BARRED * (seat + 1))
        else:
            st.used.append(placing.find(used))
    set_dice(placing, position, me)


def set_dice(placing: Placing, position: Position, me: Monster) -> None:
    """What was rolled, and what the Roll comes to."""
    st, faults = placing.st, placing.faults
    st.rolls_left = ranged("The rolls left", position.rolls_left, 0, 99, faults)
    if st.phase not in ROLLED:
        if position.dice or position.roll:
            faults.append("At the start of a turn there are no dice yet; use the script.")
        if any(m.alive and m.reached for m in st.monsters):
            faults.append("A Monster that has the VP it needs has won: no further turn starts.")
        st.dice = faces(position.last_dice, FACES, faults)
        return
    st.dice = faces(position.dice, FACES, faults)
    ranged("The number of dice", len(st.dice), 0, MOST_DICE, faults)
    if position.roll is not None:
        st.roll = NOTHING_ROLLED[:]
        for face, n in position.roll.items():
            symbols = ranged("The symbols of a kind in the Roll", n, 0, 999, faults)
            st.roll[faces([face], FACES, faults)[0]] = symbols
        return
    count = dice_count(st, me)
    if len(st.dice) not in (0, count) or (st.phase == RESOLVE and not st.dice and count):
        faults.append(f"The active Monster rolls {count} dice in this position, not {len(st.dice)}.")
    total(st, me)


def bits(seats: list[int], count: int, faults: list[str]) -> int:
    """Seats as bits."""
    out = 0
    for seat in seats:
        out |= 1 << ranged("A seat", seat, 0, count - 1, faults)
    return out


def check_setup(placing: Placing) -> None:
    """While the table is set up, cards are only where they can have been dealt by then."""
    st, faults = placing.st, placing.faults
    if st.phase in ROLLED or st.phase == START:
        return
    choosing = (st.phase == COSTUMES and st.box.halloween) or (st.phase == EVOLUTIONS and st.box.power_up)
    for m in st.monsters:
        evo = m.evo
        if evo.hand or evo.front or evo.spent or (m.cards and st.phase != EVOLUTIONS):
            faults.append(f"Monster {m.seat} has cards before they are dealt.")
        if choosing and len(evo.drawn) != 2:
            faults.append(f"Monster {m.seat} chooses among 2 cards that it has drawn, not {len(evo.drawn)}.")
    if st.phase == DRAFT and len({len(m.evo.drawn) for m in st.monsters}) != 1:
        faults.append("In a draft all have as many cards to choose from (drawn).")
    if st.box.halloween and st.phase != EVOLUTIONS and (st.discard or max(st.market) >= 0):
        faults.append("Before the costumes are worn no card is in the Market or the discard pile.")


def check_whole(placing: Placing) -> None:
    """Every card is in exactly one place."""
    st = placing.st
    placed = sorted(
        [c for m in st.monsters for c in m.cards]
        + [c for c in st.market if c >= 0]
        + st.deck
        + st.discard
        + st.removed
        + list(st.under.values())
        + [c for m in st.monsters for c in m.evo.hand + m.evo.front + m.evo.pile + m.evo.spent + m.evo.drawn]
    )
    if placed != sorted(st.box.deck + list(st.home)):
        placing.faults.append("Some card is in two places, or in none.")
