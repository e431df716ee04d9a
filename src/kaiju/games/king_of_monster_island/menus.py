# interpreted
"""The options of the menus (resolve, virtual_die, buy) in words, and what they point to."""

from __future__ import annotations

from kaiju.engine.questions import Arg, At, Option
from kaiju.games.king_of_monster_island import uses
from kaiju.games.king_of_monster_island.market import price_of
from kaiju.games.king_of_monster_island.state import (
    CLAW,
    DONE,
    FACES,
    FOOT,
    MINIONS,
    NO_DIE,
    ZONE_NAMES,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.uses import POUCH, first_of, number_of, second_of, virtual_of, what_of
from kaiju.games.king_of_monster_island.verbs import minion_health

Args = dict[str, Arg]

ZONES_AT = [At("space", zone) for zone in range(6)]
SEATS_AT = [At("seat", seat) for seat in range(5)]
MARKET_AT = [At("space", f"market-{slot}") for slot in range(3)]


def zone_at(zone: int) -> At:
    """What points to a zone."""
    return ZONES_AT[zone]


def seat_at(seat: int) -> At:
    """What points to a Monster."""
    return SEATS_AT[seat]


def space_at(st: Island, space: int) -> At:
    """What points to a Support space: what lies there, or else its zone."""
    return At("piece", f"support-{space}") if st.support[space] != -1 else ZONES_AT[space // 2]


def die_at(st: Island, face: int) -> At | None:
    """What points to the first unused die of the Roll with this face."""
    return At("die", st.dice.index(face)) if face in st.dice else None


def menu_option(st: Island, me: Monster, i: int, choice: int) -> Option:
    """An option of a menu."""
    what = what_of(choice)
    a = first_of(choice)
    b = second_of(choice)
    virtual = virtual_of(choice)
    if what == uses.DONE_NOW:
        return Option(i, "opt-lapse" if st.virtual >= 0 else "opt-done")
    if what in (uses.HEARTS, uses.ENERGIES, uses.FAMES):
        return group(st, i, what, a, virtual)
    if what in (uses.DAMAGE, uses.REACH):
        return damage(st, me, i, what, a, b, virtual)
    if what == uses.WALK:
        say = "opt-walk" if a == me.seat else "opt-carry"
        return Option(i, say, {"seat": a, "zone": ZONE_NAMES[b]}, zone_at(b))
    if what == uses.BUILD:
        return Option(i, "opt-build", {"n": a, "value": 3 + b % 2}, space_at(st, b))
    if what == uses.USE:
        return use(st, me, i, number_of(choice))
    return other(st, me, i, what, a, b)


def group(st: Island, i: int, what: int, real: int, virtual: int) -> Option:
    """Hearts, energy or fame as a group."""
    n = real + (virtual != NO_DIE)
    face = ("heart", "energy", "fame")[what - uses.HEARTS]
    args: Args = {"n": n}
    if what == uses.ENERGIES:
        args["energy"] = n // 5 * st.box.energy[5] + st.box.energy[n % 5]
    at = die_at(st, FACES.index(face)) if n == 1 and real == 1 else None
    return Option(i, f"opt-{face}", args, at)


def damage(st: Island, me: Monster, i: int, what: int, a: int, b: int, virtual: int) -> Option:
    """Claws and feet as a group for damage."""
    claws = a + (virtual == CLAW)
    feet = b + (virtual == FOOT) if what == uses.DAMAGE else 0
    args: Args = {"claws": claws, "feet": feet, "n": claws * me.powers.claw + feet * me.powers.foot}
    if what == uses.REACH:
        return Option(i, "opt-reach", {**args, "zone": ZONE_NAMES[b]}, zone_at(b))
    alone = claws + feet == 1 and virtual == NO_DIE
    return Option(i, "opt-damage", args, die_at(st, int(CLAW if claws else FOOT)) if alone else None)


def use(st: Island, me: Monster, i: int, number: int) -> Option:
    """A power of a card or an Ally."""
    power = st.box.powers[number]
    at = At("card", number) if number in me.cards else None
    spend = [face for face, n in zip(FACES, power.spend, strict=False) for _ in range(n)]
    return Option(i, "opt-use", {"power": power.key, "price": power.price, "spend": spend}, at)


def other(st: Island, me: Monster, i: int, what: int, a: int, b: int) -> Option:
    """Assigning, Locking, tiles and the market."""
    zone = me.zone
    if what == uses.DESTROY:
        kind = MINIONS[a]
        args: Args = {"minion": kind, "n": minion_health(st, me, zone, a)}
        return Option(i, "opt-destroy", args, At("piece", f"{kind}-{zone}"))
    if what == uses.HIT_BOSS:
        return Option(i, "opt-hit-boss", {"n": a}, At("piece", "boss"))
    if what == uses.LOCK:
        return Option(i, "opt-lock-card" if b else "opt-lock", {"face": FACES[a]}, die_at(st, a))
    if what == uses.UNLOCK:
        if a >= POUCH:
            return Option(i, "opt-unlock-card", {"face": FACES[me.pouch[a - POUCH]]}, seat_at(me.seat))
        args = {"face": FACES[st.spaces[a] & ~DONE], "zone": ZONE_NAMES[a // 3]}
        return Option(i, "opt-unlock", args, At("piece", f"die-{a}"))
    if what in (uses.ACTIVATE, uses.RECHARGE):
        say = "opt-activate" if what == uses.ACTIVATE else "opt-recharge"
        args = {"tile": st.box.tile_keys[st.support[a] >> 1], "zone": ZONE_NAMES[a // 2]}
        return Option(i, say, args, space_at(st, a))
    if what == uses.BUY:
        args = {"card": st.box.cards[st.market[a]].key, "price": price_of(st, me, a), "slot": a}
        return Option(i, "opt-buy", args, MARKET_AT[a])
    return Option(i, "opt-sweep", {"price": me.powers.discard_cost})
