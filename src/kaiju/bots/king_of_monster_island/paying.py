# compiled
"""What the light hand pays for, and whom the effects of cards are for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.bots.highest import best_of
from kaiju.bots.king_of_monster_island.cards import KEEP
from kaiju.bots.king_of_monster_island.keeping import AN_ENERGY
from kaiju.bots.king_of_monster_island.look import Look
from kaiju.engine.forms import amounts_answer
from kaiju.games.king_of_monster_island import uses
from kaiju.games.king_of_monster_island.crystals import crystals_in, pylons_on_board
from kaiju.games.king_of_monster_island.market import price_of
from kaiju.games.king_of_monster_island.state import (
    TYPES,
    ZONES,
    Island,
)
from kaiju.games.king_of_monster_island.uses import first_of, what_of


def buy(st: Island) -> i64:
    """The card that is worth most beyond its price; tiles that lie about first."""
    look = Look(st)
    best = 0.0
    chosen: i64 = 0
    i: i64
    choice: i64
    for i, choice in enumerate(st.opts):
        what = what_of(choice)
        if what in (uses.ACTIVATE, uses.RECHARGE):
            return i
        if what == uses.BUY:
            slot = first_of(choice)
            card = st.box.cards[st.market[slot]]
            worth = card_worth(look, card.key) - AN_ENERGY * float(price_of(st, look.me, slot))
            if worth > best:
                best = worth
                chosen = i
    return chosen


def card_worth(look: Look, key: str) -> float:
    """What a card is worth now."""
    st = look.st
    kept = KEEP.get(key)
    if kept is not None:
        time = min(1.0, float(st.boss_health + (20 if st.table.ultimate and st.boss < 2 else 0)) / 12.0)
        return kept * time * (1.0 if look.seats <= 2 else 0.75)
    if key == "depth_charge":
        return look.strike(look.me.zone, 3)
    if key == "air_strike":
        return max([look.strike(zone, 4) for zone in range(6)])
    if key == "orbital_laser":
        return look.boss_points(4)
    if key == "protein_shake":
        return 2.0 * look.need(look.me.zone)
    if key == "crystal_drill":
        twos = len([zone for zone in range(6) if crystals_in(st, zone) == 2])
        return 0.3 + 1.1 * float(twos) * float(1 + pylons_on_board(st))
    return AT_ONCE.get(key, 0.0)


AT_ONCE: Final[dict[str, float]] = {
    "shared_battery": 1.3, "supply_drop": 0.9, "prime_time": 0.8, "scandal": 1.5, "rampage": 4.5, "full_recharge": 0.5,
}  # fmt: skip


def card_choice(st: Island) -> i64:
    """Health to whoever needs it, blows where they help."""
    look = Look(st)
    effects = st.box.powers[st.about].effects
    worths: list[float] = []
    choice: i64
    for choice in st.opts:
        if choice < 0:
            worths.append(0.05)
            continue
        verb = effects[choice // 4096 - 1].verb
        it = choice % 4096
        if verb == "gain_health":
            worths.append(look.life(st.monsters[it]))
        elif verb in {"gain_fame", "gain_energy"}:
            worths.append(1.0 - 0.05 * float(st.monsters[it].fame) if it < len(st.monsters) else 1.0)
        elif verb == "destroy_minion":
            worths.append(look.minion(it // TYPES, it % TYPES))
        elif verb == "deal_damage" and it < ZONES:
            worths.append(look.strike(it, 4))
        elif verb == "remove_crystal" and it < ZONES:
            worths.append(1.0 + float(crystals_in(st, it)))
        else:
            worths.append(0.0)
    return best_of(worths)


def share(st: Island) -> i64:
    """All to whoever needs it most, as far as it may be."""
    look = Look(st)
    here = [m for m in st.monsters if m.zone == look.me.zone]
    monsters = here if len(here) == len(st.opts) else st.monsters
    given = [0] * len(st.opts)
    left: i64 = st.most
    while left > 0:
        best, to = -1.0, -1
        for i, most in enumerate(st.opts):
            if given[i] < most and i < len(monsters):
                worth = look.life(monsters[i], given[i])
                if worth > best:
                    best, to = worth, i
        if to < 0:
            break
        given[to] += 1
        left -= 1
    return amounts_answer(given, st.opts, int(st.least), int(st.most))
