"""0 hearts: who comes back, who is eliminated, and what becomes of its things (KOT-ELIM)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_REVIVE
from kaiju.games.king_of_tokyo.card import AT_ZERO, ON_ELIMINATED
from kaiju.games.king_of_tokyo.state import Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import close_bay, leave
from kaiju.games.king_of_tokyo.verbs import remove_cards, remove_evolutions, watch


def check_undying(st: Tokyo, m: Monster) -> None:
    """Who stood at 0 hearts only by the grace of a card it has lost is eliminated on the spot (KOT-HAL-16)."""
    if m.alive and m.hearts <= 0 and not m.powers.undying:
        eliminate_all(st, [m])


def fallen_by(st: Tokyo, losses: list[Loss]) -> list[Monster]:
    """The Monsters that these losses have brought to 0 hearts."""
    return [m for m in st.monsters if m.hearts <= 0 and any(x.victim is m and x.lost > 0 for x in losses)]


def eliminate_fallen(st: Tokyo, losses: list[Loss]) -> Rule:
    """Everybody at 0 hearts comes back, if a card says so, or is eliminated, all together (KOT-ELIM-08)."""
    if st.heeds(AT_ZERO):
        return revivals(st, fallen_by(st, losses))
    gone = [m for m in st.monsters if m.alive and m.hearts <= 0 and not m.powers.undying]
    if gone:
        eliminate_all(st, gone)
    return AT_ONCE


def revivals(st: Tokyo, down: list[Monster]) -> Rule:
    """At 0 hearts: whoever has a way to come back takes it; with several ways the owner decides."""
    fallen = [m for m in st.clockwise(st.active) if m in down]
    # All at once: whose card goes to the discard pile first must not cost a copy of it its effect.
    ways = [[c for c in m.powers.at[AT_ZERO] if c.ready(st, m, AT_ZERO)] for m in fallen]
    gone: list[Monster] = []
    for m, open_ways in zip(fallen, ways, strict=True):
        # Hands are looked at only now: nothing hidden may be remembered while somebody else is asked.
        cards = [c for c in open_ways if c.id not in m.evo.hand]
        cards += [c for c in m.powers.at[AT_ZERO] if c.id in m.evo.hand and c.ready(st, m, AT_ZERO)]
        undying = m.powers.undying
        chosen: i64 = 0
        if cards and (undying or any(c.facts is not cards[0].facts or not c.facts.automatic for c in cards)):
            must = not undying and any(c.facts.automatic for c in cards)
            opts = [int(c.id) for c in cards]
            if not must:
                opts.insert(0, -1)
            yield st.ask_opts(m.seat, ASK_REVIVE, opts)
            chosen = st.answer if must else st.answer - 1
        if cards and chosen >= 0:
            yield from cards[chosen].act(st, m, AT_ZERO) or AT_ONCE
        elif not undying:
            gone.append(m)
    if gone:
        eliminate_all(st, gone)


def eliminate_all(st: Tokyo, gone: list[Monster]) -> None:
    """Monsters are eliminated together; who shares their fate goes with them; the Bay may close."""
    out = gone[:]
    while out:
        for m in out:
            if m.alive:
                eliminate(st, m)
        out = [m for m in st.monsters if m.alive and m.partner >= 0 and not st.monsters[m.partner].alive]
        gone = gone + out
    watch(st)
    if st.minds(ON_ELIMINATED):
        for m in st.clockwise(st.active):
            for card in m.powers.on[ON_ELIMINATED]:
                for other in gone:
                    card.on_eliminated(st, m, other)
    close_bay(st)


def eliminate(st: Tokyo, m: Monster) -> None:
    """A Monster is out: cards, energy and tokens go back, and it leaves the board (KOT-ELIM-01 to -05)."""
    if st.log is not None:
        st.tell(tell.Eliminated(seat=m.seat, rule="KOT-ELIM-01"))
    m.alive = False
    m.hearts = 0
    leave(st, m, "KOT-ELIM-03")
    m.energy = 0
    m.poison = 0
    m.shrink = 0
    remove_cards(st, m)
    if st.box.power_up:
        remove_evolutions(st, m)
