# interpreted
"""Setting up a position of King of Monster Island. Everything that is impossible about it is told at once."""

from __future__ import annotations

from typing import Any

from kaiju.engine.errors import BadSetup, ImpossiblePosition
from kaiju.engine.positions import read
from kaiju.games.common.pieces import Pieces
from kaiju.games.common.positions import CHANCE, faces, ranged
from kaiju.games.king_of_monster_island.crystals import crystals_in
from kaiju.games.king_of_monster_island.digest import power_names
from kaiju.games.king_of_monster_island.position import STAR, MonsterAt, Position, ZoneAt
from kaiju.games.king_of_monster_island.power import PER_POWER, Box, boss_now
from kaiju.games.king_of_monster_island.setup import DEFAULT_ZONES, TITLE, check_options, new_state, table_of
from kaiju.games.king_of_monster_island.state import (
    CRYSTAL,
    DONE,
    FACES,
    FIRELING,
    IN_BAG,
    MAX_FAME,
    MINIONS,
    MONSTER_2,
    MONSTER_DICE,
    MONSTERS,
    PLACE,
    PYLON,
    PYLONS,
    ROLLED,
    STEPS,
    TYPES,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.verbs import refresh


def place(several: Box, solo: Box, data: dict[str, Any], rng: int) -> Island:
    """The state that a position describes."""
    faults: list[str] = []
    given = read(Position, data, TITLE, "", faults)
    monsters = [read(MonsterAt, m, TITLE, f".monsters[{n}]", faults) for n, m in enumerate(given.monsters)]
    if not 1 <= len(monsters) <= 5:
        faults.append(f"{TITLE} has 1 to 5 Monsters, not {len(monsters)}.")
        raise ImpossiblePosition(*faults)
    box = solo if len(monsters) == 1 else several
    st = opened(box, given, monsters, rng, faults)
    cards = Pieces(list(range(len(box.cards))), box.card_keys, "card")
    tiles = Pieces(list(range(len(box.tiles))), box.tile_keys, "Support tile")
    set_turn(st, given, faults)
    allies = set_monsters(st, monsters, cards, faults)
    set_boss(st, given, faults)
    for name, zone in given.zones.items():
        if name in ("0", "1", "2", "3", "4", "5"):
            set_zone(st, int(name), zone, tiles, faults)
        else:
            faults.append(f"The zones are 0 to 5; there is no zone {name!r}.")
    set_pieces(st, given, faults)
    set_allies(st, given, allies, faults)
    set_cards(st, given, cards, faults)
    set_tiles(st, given, tiles, faults)
    set_uses(st, given, monsters, tiles, faults)
    st.rigged = script(given.script, faults)
    for m in st.monsters:
        refresh(st, m)
    check(st, monsters, faults)
    if faults:
        raise ImpossiblePosition(*faults)
    return st


def opened(box: Box, given: Position, monsters: list[MonsterAt], rng: int, faults: list[str]) -> Island:
    """A table with the options of a position, before anything is placed."""
    bosses = [boss.key for boss in box.bosses]
    boss = given.boss.boss or bosses[0]
    options = {
        "mode": given.mode,
        "side": given.boss.side,
        "placement": given.placement,
        "start_seat": given.start_seat,
        "rolls": given.rolls,
        "respite": given.respite,
        "monsters": [m.monster for m in monsters],
    }
    try:
        full = check_options(options, len(monsters), bosses)
    except BadSetup as error:
        faults.append(str(error))
        full = check_options({}, len(monsters), bosses)
    if boss not in bosses:
        faults.append(f"The Boss is one of {', '.join(bosses)}, not {boss!r}.")
        boss = bosses[0]
    names: list[str] = full["monsters"]
    free = [i for i, name in enumerate(MONSTERS) if name not in names]
    who = [MONSTERS.index(name) if name else free.pop(0) for name in names]
    return new_state(box, table_of(full), bosses.index(boss), who, rng)


def set_turn(st: Island, given: Position, faults: list[str]) -> None:
    """Whose turn it is, how far it has come, and what was rolled."""
    if given.step not in STEPS:
        faults.append(f"The step must be one of {', '.join(STEPS)}, not {given.step!r}.")
    else:
        st.phase = STEPS.index(given.step)
    st.active = ranged("The active seat", given.active, 0, len(st.monsters) - 1, faults)
    st.turn = ranged("The turn", given.turn, 0 if st.phase == PLACE else 1, 9999, faults)
    st.rolls_left = ranged("The rolls left", given.rolls_left, 0, 20, faults)
    st.pool = ranged("The damage pool", given.pool, 0, 999, faults)
    st.hits = ranged("The points assigned to the Boss", given.hits, 0, 999, faults)
    st.extra_phases = ranged("The Monster Phases to come", given.extra_phases, 0, 20, faults)
    st.pouched = ranged("The dice Locked on a card", given.pouched, 0, 99, faults)
    st.dice = [star_face(die, faults) for die in given.dice]
    if st.dice and st.phase not in (ROLLED, MONSTER_2):
        faults.append("Dice lie rolled only in the steps rolled and monster_2; use the script.")
    if st.phase == ROLLED and (not st.dice or any(die >= DONE for die in st.dice)):
        faults.append("In the step rolled there are dice, none of them resolved.")
    if st.pool and st.phase != MONSTER_2:
        faults.append("There is a damage pool only in the step monster_2.")


def star_face(name: str, faults: list[str]) -> int:
    """A die's face; a star after it means resolved, or Locked this turn."""
    return faces([name.removesuffix(STAR)], FACES, faults)[0] + (DONE if name.endswith(STAR) else 0)


def set_monsters(st: Island, monsters: list[MonsterAt], cards: Pieces, faults: list[str]) -> list[int]:
    """The Monsters with their cards; returns the Ally sheets they have."""
    keys = [ally.key for ally in st.box.allies]
    taken: list[int] = []
    for m, given in zip(st.monsters, monsters, strict=True):
        who = f"Monster {m.seat}'s"
        if given.zone is not None:
            m.zone = ranged(f"{who} zone", given.zone, 0, 5, faults)
        elif st.phase != PLACE:
            m.zone = DEFAULT_ZONES[m.seat]
        m.fame = ranged(f"{who} Fame", given.fame, 0, MAX_FAME, faults)
        m.energy = ranged(f"{who} Energy", given.energy, 0, 9999, faults)
        for number in cards.take_all(given.cards, faults):
            if st.box.cards[number].keep:
                m.cards = [*m.cards, number]
            else:
                faults.append(
                    f"{st.box.cards[number].key} is no KEEP card: it never stays in front of a Monster."
                )
        m.pouch = faces(given.pouch, FACES, faults)
        if given.ally:
            if given.ally not in keys:
                faults.append(f"There is no Ally called {given.ally!r}; there are {', '.join(keys)}.")
            elif keys.index(given.ally) in taken:
                faults.append(f"Two Monsters cannot both have the Ally {given.ally}.")
            elif not m.fame:
                faults.append(f"Monster {m.seat} has an Ally without Fame (KOMI-FAME-08).")
            else:
                m.ally = keys.index(given.ally)
                taken.append(m.ally)
        m.health = 9999 if given.health is None else given.health
        most = set_health(st, m, given)
        if given.health is not None:
            m.health = ranged(f"{who} Health", given.health, 0, most, faults)
    return taken


def set_health(st: Island, m: Monster, given: MonsterAt) -> int:
    """Health as it is at the start where nothing is said; returns the maximum."""
    refresh(st, m)
    if given.health is None:
        m.health = st.box.health
    return int(m.powers.max_health)


def set_boss(st: Island, given: Position, faults: list[str]) -> None:
    """The Boss and its dice."""
    boss = given.boss
    most = st.box.bosses[st.boss].health[st.table.side]
    if boss.health is not None:
        later = st.table.ultimate and st.boss < len(st.box.bosses) - 1
        st.boss_health = ranged("The Boss' Health", boss.health, 0 if later else 1, most, faults)
    st.boss_fame = ranged("The Boss' Fame", boss.fame, 0, MAX_FAME, faults)
    st.boss_zone = ranged("The Boss' zone", boss.zone, 0, 5, faults)
    st.now = boss_now(st)
    in_use = st.box.dice_in_play(st.boss, st.table.side, st.table.ultimate)
    for name, at in given.boss_dice.items():
        if not name.isdigit() or not 1 <= int(name) <= in_use:
            faults.append(f"The Boss dice are numbered 1 to {in_use} here; there is no die {name!r}.")
        elif len(at) != 2 or not (0 <= at[0] <= 5 and 1 <= at[1] <= 6):
            faults.append(f"Boss die {name} has a zone from 0 to 5 and a face from 1 to 6.")
        else:
            st.boss_dice[int(name) - 1] = at[0] * 6 + at[1] - 1


def set_zone(st: Island, zone: int, given: ZoneAt, tiles: Pieces, faults: list[str]) -> None:
    """What lies in one zone."""
    for kind, n in given.minions.items():
        if kind in MINIONS:
            st.minions[zone * TYPES + MINIONS.index(kind)] = ranged(
                f"The {kind}s in zone {zone}", n, 0, 99, faults
            )
        else:
            faults.append(f"There is no Minion called {kind!r}; there are {', '.join(MINIONS)}.")
    spaces = given.spaces or ["crystal"] * max(0, min(given.crystals, 9)) + given.locked
    if len(spaces) > 3:
        faults.append(f"Zone {zone} has 3 die spaces, not {len(spaces)}.")
    for i, holds in enumerate(spaces[:3]):
        if holds == "crystal":
            st.spaces[zone * 3 + i] = CRYSTAL
        elif holds:
            st.spaces[zone * 3 + i] = star_face(holds, faults)
    if crystals_in(st, zone) >= 3:
        faults.append(f"Three Crystals in zone {zone} would be a Pylon (KOMI-CRYS-03).")
    for value, holds in given.support.items():
        if value not in ("3", "4"):
            faults.append(f"The Support spaces of a zone have the values 3 and 4, not {value!r}.")
        elif holds == "pylon":
            st.support[zone * 2 + int(value) - 3] = PYLON
        else:
            tile = tiles.take(holds.removesuffix(STAR), faults)
            if tile >= 0:
                st.support[zone * 2 + int(value) - 3] = 2 * tile + holds.endswith(STAR)


def set_pieces(st: Island, given: Position, faults: list[str]) -> None:
    """Minions in the bag, Firelings in the reserve, dice that are available."""
    for kind in range(IN_BAG):
        lie = sum(st.minions[kind::TYPES])
        if lie > st.box.minion_count[kind]:
            faults.append(f"There are only {st.box.minion_count[kind]} {MINIONS[kind]}s, not {lie}.")
        st.bag[kind] = max(0, st.box.minion_count[kind] - lie)
    for name, n in (given.bag or {}).items():
        if name not in MINIONS[:IN_BAG]:
            faults.append(f"There is no Minion called {name!r} in the bag.")
        elif n != st.bag[MINIONS.index(name)]:
            # Minions are never lost: who wants fewer in the bag lays them out somewhere.
            faults.append(f"There must be {st.bag[MINIONS.index(name)]} {name}s in the bag, not {n}.")
    burning = sum(st.minions[FIRELING::TYPES])
    if burning > st.firelings:
        faults.append(f"There are {st.firelings} Firelings against this Boss, not {burning} (KOMI-SETUP-08).")
    st.firelings = max(0, st.firelings - burning)
    locked = sum(0 <= lies < CRYSTAL for lies in st.spaces) + sum(len(m.pouch) for m in st.monsters)
    if locked + len(st.dice) > MONSTER_DICE:
        faults.append(f"There are {MONSTER_DICE} Monster dice, not {locked + len(st.dice)}.")
    st.available = max(0, MONSTER_DICE - locked - len(st.dice))
    if st.support.count(PYLON) >= PYLONS:
        faults.append("With three Pylons the game is lost already (KOMI-CRYS-05).")


def set_allies(st: Island, given: Position, taken: list[int], faults: list[str]) -> None:
    """The Ally sheets that can be chosen: one more than there are players, with those that are taken."""
    keys = [ally.key for ally in st.box.allies]
    wanted = len(st.monsters) + 1 - len(taken)
    if given.allies is None:
        free = [i for i in range(len(keys)) if i not in taken]
        st.allies = [] if st.phase == PLACE else free[:wanted]
        return
    for name in given.allies:
        if name not in keys or keys.index(name) in taken + st.allies:
            faults.append(f"The Ally {name!r} cannot be chosen: there is none, or somebody has it.")
        else:
            st.allies = [*st.allies, keys.index(name)]
    if len(st.allies) != (0 if st.phase == PLACE else wanted):
        faults.append(
            f"With {len(st.monsters)} Monsters {wanted} Ally sheets can be chosen here (KOMI-SETUP-06)."
        )


def set_cards(st: Island, given: Position, cards: Pieces, faults: list[str]) -> None:
    """Market, deck and discard pile."""
    if len(given.market) > len(st.market):
        faults.append(f"There are {len(st.market)} places in the market, not {len(given.market)}.")
    for slot, name in enumerate(given.market[: len(st.market)]):
        if name:
            number = cards.take(name, faults)
            if number >= 0 and st.box.cards[number].event:
                faults.append(f"{name} is an Event: it never lies in the market.")
            st.market[slot] = number
    st.discard = cards.take_all(given.discard, faults)
    st.removed = cards.take_all(given.removed, faults)
    top = cards.take_all(given.deck, faults)
    top.reverse()
    rest = cards.left[:]
    if not given.market:
        free = [n for n in rest if not st.box.cards[n].event]
        st.mingle(free)
        for slot in range(len(st.market)):
            if free:
                st.market[slot] = free.pop()
                rest.remove(st.market[slot])
    if given.deck_ends:
        st.removed += rest
        rest = []
    st.mingle(rest)
    st.deck = rest + top
    st.known = ranged("The known cards", given.known, 0, len(st.deck), faults)


def set_tiles(st: Island, given: Position, tiles: Pieces, faults: list[str]) -> None:
    """Face-down tiles and those out of the game."""
    st.removed_tiles = tiles.take_all(given.removed_tiles, faults)
    top = tiles.take_all(given.tiles, faults)
    top.reverse()
    rest = tiles.left[:]
    if given.tiles_end:
        st.removed_tiles += rest
        rest = []
    st.mingle(rest)
    st.tiles = rest + top


def set_uses(
    st: Island, given: Position, monsters: list[MonsterAt], tiles: Pieces, faults: list[str]
) -> None:
    """What has been used, activated and recharged."""
    names = power_names(st)
    st.used = use_numbers(names, given.used, faults)
    st.used_phase = use_numbers(names, given.used_phase, faults)
    for m, one in zip(st.monsters, monsters, strict=True):
        m.used = use_numbers(names, one.used, faults)
    for name in given.activated:
        st.activated |= tile_bit(tiles, name, faults)
    for name in given.recharged:
        st.recharged |= tile_bit(tiles, name, faults)


def use_numbers(names: list[str], given: list[str], faults: list[str]) -> list[int]:
    """Uses by number."""
    out: list[int] = []
    for name in given:
        power, _, at = name.partition(":")
        if power not in names or not (at == "" or at.isdigit()):
            faults.append(f"There is no power called {name!r}.")
        else:
            out.append(names.index(power) * int(PER_POWER) + int(at or 0))
    return out


def tile_bit(tiles: Pieces, name: str, faults: list[str]) -> int:
    """A tile as a bit."""
    copies = tiles.copies(name)
    if not copies:
        faults.append(f"There is no Support tile called {name!r}.")
        return 0
    return 1 << copies[0]


def script(given: list[int | str], faults: list[str]) -> list[int]:
    """Results of chance to come: faces by name, everything else by number; `chance` leaves one open."""
    out: list[int] = []
    for result in given:
        if isinstance(result, int):
            out.append(result)
        else:
            out += [-1] if result == CHANCE else faces([result], FACES, faults)
    return out


def check(st: Island, monsters: list[MonsterAt], faults: list[str]) -> None:
    """What only the whole position can tell."""
    for m in st.monsters:
        if len(m.pouch) > m.powers.pouch:
            faults.append(f"Monster {m.seat} has no room for {len(m.pouch)} dice on its cards.")
        if m.fame and m.ally < 0 and st.phase != PLACE:
            faults.append(f"Monster {m.seat} has Fame and no Ally (KOMI-FAME-04).")
    if st.phase == PLACE and any(m.fame or m.cards or m.energy for m in st.monsters):
        faults.append("Before the Monsters are placed nobody has Fame, Energy or cards.")
    if st.boss_health == 0 and st.phase < MONSTER_2:
        faults.append("A beaten Boss makes way at the end of the turn (KOMI-ULT-R08).")
    standing = [m.zone for m in st.monsters if m.zone >= 0]
    if st.phase == PLACE and len({*standing, st.boss_zone}) != len(standing) + 1:
        faults.append("The Monsters and the Boss start in different zones (KOMI-SETUP-13).")
