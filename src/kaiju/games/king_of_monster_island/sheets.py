# interpreted
"""From data to what a table plays with: sheets, cards, tiles and dice, checked and translated once.

Data are tables of entries (``data/``), possibly with entries that an owner of the box has replaced. Everything that is
wrong with them is told at once, each fault with the place where it is.
"""

from __future__ import annotations

from typing import Any

from kaiju.engine.data import Reader
from kaiju.games.king_of_monster_island.data import DATA
from kaiju.games.king_of_monster_island.fitting import misfits
from kaiju.games.king_of_monster_island.power import (
    CONDITIONS,
    LIMITS,
    MOMENTS,
    STEAL,
    TIMINGS,
    TRIGGERS,
    Ally,
    Boss,
    Box,
    Card,
    Effect,
    Power,
)
from kaiju.games.king_of_monster_island.state import BOSS_SYMBOLS, FACES, FIRELING, MINIONS, SYMBOLS
from kaiju.games.king_of_monster_island.vocabulary.making import make_effect
from kaiju.games.king_of_monster_island.vocabulary.words import MAY_LACK, TIMES, VERBS

MAX_CARDS = 1000
MAX_TILES = 60
DICE = tuple("12345678")
SHEETS = 6
"""So many Ally sheets are laid out with five players."""

ABOUT = ("provenance", "field_provenance", "source", "name", "text")
"""What every entry may say besides its values: where it is from, and words of its own."""

POWER = (
    "timing",
    "trigger",
    "limit",
    "price",
    "spend",
    "least",
    "face",
    "types",
    "if",
    "may",
    "one_of",
    "do",
    "solo",
)


def singles_out(entry: dict[str, Any]) -> bool:
    """Whether an entry looks for the strongest Monster."""
    do = entry.get("do")
    return isinstance(do, list) and any(isinstance(e, dict) and e.get("who") == "strongest" for e in do)


def box_of(data: dict[str, Any], solo: bool, faults: list[str]) -> Box:
    """What a table plays with; ``solo`` for one player, whose entries may say something else."""
    box = Sheets(data, solo, faults).box
    box.close()
    return box


class Sheets:
    """Reads the tables one after the other into a box."""

    def __init__(self, data: dict[str, Any], solo: bool, faults: list[str]) -> None:
        self.solo = solo
        self.read = Reader(faults)
        self.box = Box()
        for table, entries in data.items():
            self.words(table, entries)
        self.cards(data["power_card"], data["event"])
        self.allies(data["ally"])
        self.bosses(data["boss"])
        self.minions(data["minion"])
        self.dice(data["boss_die"])
        self.tiles(data["support_tile"])
        self.numbers(data["number"])

    def words(self, table: str, entries: dict[str, Any]) -> None:
        """Entries may bring words of their own; new ones must have a name."""
        for key, entry in entries.items():
            for field in ("name", "text"):
                if isinstance(entry, dict) and field in entry:
                    given = entry[field]
                    right = isinstance(given, dict) and all(isinstance(word, str) for word in given.values())
                    self.read.check(
                        right and "en" in given,
                        f"{table}.{key}.{field}: must be a text for each language, such as en.",
                    )
            known = key in DATA[table] or table in ("boss_die", "minion", "number")
            if not known and isinstance(entry, dict):
                self.read.check("name" in entry, f"{table}.{key}.name: is missing: a new entry needs a name.")

    # ---- sheets and cards

    def cards(self, cards: dict[str, Any], events: dict[str, Any]) -> None:
        """The deck: Power cards with their copies, then Events."""
        read = self.read
        total = 0
        for key, given in cards.items():
            at = f"power_card.{key}"
            entry = read.entry(given, at, ("cost", "type", "copies", *POWER, *ABOUT), ("type", "cost", "do"))
            kind = read.word(entry, at, "type", ("keep", "discard"), "keep")
            cost = read.number(entry, at, "cost", 0, 99)
            copies = read.number(entry, at, "copies", 0, 20, 1)
            for _ in range(copies):
                whose = "owner" if kind == "keep" else "discard"
                power = self.power(key, entry, at, whose, len(self.box.cards))
                number = len(self.box.cards)
                self.box.cards.append(Card(number, key, cost, kind == "keep", False, power))
                self.box.card_keys.append(key)
            total += copies
        read.check(
            3 <= total <= MAX_CARDS, f"power_card: the deck needs 3 to {MAX_CARDS} Power cards, not {total}."
        )
        for key, given in events.items():
            at = f"event.{key}"
            entry = read.entry(given, at, ("kind", "copies", "do", *ABOUT), ("kind", "do"))
            read.word(entry, at, "kind", ("positive", "negative"), "positive")
            for _ in range(read.number(entry, at, "copies", 0, 20, 1)):
                number = len(self.box.cards)
                power = self.power(key, {**entry, "timing": "event"}, at, "event", number)
                self.box.cards.append(Card(number, key, 0, False, True, power))
                self.box.card_keys.append(key)
        twice = [key for key in events if key in cards]
        read.check(not twice, f"event: {', '.join(twice)} is a Power card already.")

    def allies(self, given: dict[str, Any]) -> None:
        """The Ally sheets."""
        for key, sheet in given.items():
            at = f"ally.{key}"
            entry = self.read.entry(sheet, at, ("powers", *ABOUT), ("powers",))
            powers = self.sheet(entry.get("powers"), f"{at}.powers", "owner")
            self.box.allies.append(Ally(key, powers))
        n = len(self.box.allies)
        self.read.check(n >= SHEETS, f"ally: there must be at least {SHEETS} sheets, not {n}.")

    def bosses(self, given: dict[str, Any]) -> None:
        """The Boss sheets, in their order."""
        read = self.read
        found: list[tuple[int, Boss]] = []
        for key, sheet in given.items():
            at = f"boss.{key}"
            entry = read.entry(
                sheet, at, ("order", "blue", "red", "powers", *ABOUT), ("blue", "red", "powers")
            )
            health: list[int] = []
            dice: list[int] = []
            for side in ("blue", "red"):
                numbers = read.entry(
                    entry.get(side), f"{at}.{side}", ("health", "boss_dice", *ABOUT), ("health", "boss_dice")
                )
                health.append(read.number(numbers, f"{at}.{side}", "health", 1, 99))
                dice.append(read.number(numbers, f"{at}.{side}", "boss_dice", 1, 8))
            powers = self.sheet(entry.get("powers"), f"{at}.powers", "boss")
            found.append((read.number(entry, at, "order", 1, 99, 99), Boss(key, health, dice, powers)))
        found.sort(key=lambda pair: pair[0])
        self.box.bosses = [boss for _, boss in found]

    def sheet(self, given: object, at: str, whose: str) -> list[Power]:
        """The powers of a sheet, from the lowest Fame value up."""
        powers: list[Power] = []
        if not isinstance(given, dict):
            self.read.fault(f"{at}: must be a table of powers.")
            return powers
        for key, entry in given.items():
            whole = self.read.entry(entry, f"{at}.{key}", ("fame", "symbol", *POWER, *ABOUT), ("do",))
            power = self.power(key, whole, f"{at}.{key}", whose, self.next_number())
            power.fame = self.read.number(whole, f"{at}.{key}", "fame", 0, 20, 0)
            powers.append(power)
        powers.sort(key=lambda power: int(power.fame))
        return powers

    def next_number(self) -> int:
        """The number of the next power: cards have theirs already."""
        return len(self.box.powers)

    # ---- powers

    def power(self, key: str, entry: dict[str, Any], at: str, whose: str, number: int) -> Power:
        """A power of a sheet or card."""
        read = self.read
        solo = entry.get("solo")
        if solo is not None:
            whole = read.entry(solo, f"{at}.solo", POWER, ())
            if self.solo:
                entry = {**entry, **whole}
        times = TIMES[whose]
        timing = read.word(entry, at, "timing", tuple(times), next(iter(times)))
        moment = 0
        if timing == "trigger":
            known = ("enter",) if whose == "boss" else TRIGGERS[:-1]
            moment = int(STEAL) + TRIGGERS.index(read.word(entry, at, "trigger", known, known[0]))
        elif timing in TIMINGS:
            moment = TIMINGS.index(timing)
        effects = self.effects(entry.get("do"), at, times[timing], whose)
        for fault in misfits(entry, at, whose, timing):
            read.fault(fault)
        power = Power(number, key, min(moment, MOMENTS - 1), effects)
        power.limit = LIMITS.index(read.word(entry, at, "limit", LIMITS, "unlimited"))
        power.price = read.number(entry, at, "price", 0, 99, 0)
        least = read.number(entry, at, "least", 1, 10, 1)
        group = timing == "trigger" and str(entry.get("trigger")).endswith("_group")
        power.least = least if group else 1  # only a group has a number of dice
        power.condition = CONDITIONS.index(read.word(entry, at, "if", CONDITIONS, "always"))
        power.may = read.flag(entry, at, "may")
        power.one_of = read.flag(entry, at, "one_of")
        power.singles_out = singles_out(entry)
        if "face" in entry:
            face = FACES.index(read.word(entry, at, "face", FACES, FACES[0]))
            power.face = face if group and entry["trigger"] == "damage_group" else -1
        if "types" in entry:
            power.types = self.types(entry, at)
        if timing == "spend_faces":
            faces = read.words(entry, at, "spend", FACES)
            read.check(bool(faces), f"{at}.spend: must name the faces that are spent.")
            power.spend = [faces.count(face) for face in FACES]
        if timing == "boss_symbol":
            power.symbol = BOSS_SYMBOLS.index(read.word(entry, at, "symbol", BOSS_SYMBOLS, "fame"))
        self.box.powers.append(power)
        return power

    def effects(self, given: object, at: str, verbs: tuple[str, ...], whose: str) -> list[Effect]:
        """The `do` of a power."""
        out: list[Effect] = []
        if not isinstance(given, list):
            self.read.fault(f"{at}.do: must be a list of effects.")
            return out
        for i, one in enumerate(given):
            where = f"{at}.do[{i}]"
            known = VERBS.get(one.get("verb", "")) if isinstance(one, dict) else None
            if known is None:
                self.read.fault(f"{where}.verb: must be one of {', '.join(VERBS)}.")
                continue
            entry = self.read.entry(one, where, ("verb", "limit", *known), ())
            verb = self.read.word(entry, where, "verb", verbs, "")
            if not verb:
                continue
            fields = self.fields(entry, where, known)
            effect = make_effect(verb, fields, "_ally_" if at.startswith("ally") else whose)
            effect.place = i + 1
            effect.limit = LIMITS.index(self.read.word(entry, where, "limit", LIMITS, "unlimited"))
            out.append(effect)
        return out

    def fields(self, entry: dict[str, Any], at: str, known: dict[str, Any]) -> dict[str, Any]:
        """The fields of an effect as words and numbers that are sure to be right."""
        read = self.read
        verb = entry.get("verb")
        out: dict[str, Any] = {}
        for field, of in known.items():
            if field == "types":
                out["types"] = self.types(entry, at) if "types" in entry else 31
            elif isinstance(of[0], str):
                only = str(of[0]) if len(of) == 1 else None
                words = [str(word) for word in of]
                out[field] = read.word(
                    entry, at, field, words, "everywhere" if verb == "modify" and field == "where" else only
                )
            elif field in ("to_group", "here"):
                out[field] = read.flag(entry, at, field)
            else:
                lack = MAY_LACK.get(field, 1 if of == (1, 1) else 0 if of[0] == 0 else None)
                out[field] = (
                    lack if field not in entry and lack is not None else read.number(entry, at, field, *of)
                )
        return out

    def types(self, entry: dict[str, Any], at: str) -> int:
        """Types of Minion, as bits."""
        return sum(
            1 << MINIONS.index(kind) for kind in dict.fromkeys(self.read.words(entry, at, "types", MINIONS))
        )

    # ---- pieces

    def minions(self, given: dict[str, Any]) -> None:
        """Minions and Firelings."""
        order: list[tuple[int, int]] = []
        for i, key in enumerate(MINIONS):
            at = f"minion.{key}"
            entry = self.read.entry(
                given.get(key),
                at,
                ("count", "health", "turn", "boss", "do", *ABOUT),
                ("count", "health", "do"),
            )
            if key == MINIONS[FIRELING]:
                bosses = [boss.key for boss in self.box.bosses]
                self.box.fireling_boss = bosses.index(self.read.word(entry, at, "boss", bosses, bosses[-1]))
            self.box.minion_count.append(self.read.number(entry, at, "count", 0, 99))
            self.box.minion_health.append(self.read.number(entry, at, "health", 1, 99))
            effects = self.effects(entry.get("do"), at, TIMES["minion"]["activation"], "minion")
            power = Power(self.next_number(), key, 0, effects)
            power.singles_out = singles_out(entry)
            self.box.powers.append(power)
            self.box.minion_powers.append(power)
            order.append((self.read.number(entry, at, "turn", 1, 99, 99), i))
        order.sort()
        self.box.minion_order = [i for _, i in order]
        bag = sum(self.box.minion_count[:4])
        self.read.check(bag >= 6, f"minion: the bag needs at least 6 Minions, not {bag}.")

    def dice(self, given: dict[str, Any]) -> None:
        """The Boss dice."""
        for strange in given:
            self.read.check(strange in DICE, f"boss_die.{strange}: there is no such die; they are 1 to 8.")
        for number in range(1, 9):
            at = f"boss_die.{number}"
            entry = self.read.entry(given.get(str(number)), at, ("faces", *ABOUT), ("faces",))
            faces = entry.get("faces")
            if not isinstance(faces, list) or len(faces) != 6:
                self.read.fault(f"{at}.faces: must be six lists of symbols.")
                faces = [[]] * 6
            for i, face in enumerate(faces):
                symbols = self.read.words({"face": face}, f"{at}.faces[{i}]", "face", BOSS_SYMBOLS)
                self.box.boss_faces.append(sorted(BOSS_SYMBOLS.index(symbol) for symbol in symbols))

    def tiles(self, given: dict[str, Any]) -> None:
        """The Support tiles."""
        for key, tile in given.items():
            at = f"support_tile.{key}"
            entry = self.read.entry(tile, at, ("symbols", "copies", *ABOUT), ("symbols",))
            symbols = self.read.words(entry, at, "symbols", SYMBOLS)
            for _ in range(self.read.number(entry, at, "copies", 0, 20, 1)):
                self.box.tile_keys.append(key)
                self.box.tiles.append([SYMBOLS.index(symbol) for symbol in symbols])
        n = len(self.box.tiles)
        self.read.check(n <= MAX_TILES, f"support_tile: there may be at most {MAX_TILES} tiles, not {n}.")

    def numbers(self, given: dict[str, Any]) -> None:
        """The numbers of the rulebook."""
        read = self.read
        box = self.box
        monster = read.entry(given.get("monster"), "number.monster", ("health", "max_health", *ABOUT), ())
        box.health = read.number(monster, "number.monster", "health", 1, 99)
        box.max_health = read.number(monster, "number.monster", "max_health", 1, 99)
        read.check(box.health <= box.max_health, "number.monster.health: must not be above max_health.")
        dice = read.entry(given.get("dice"), "number.dice", ("rolled", "claw", "foot", "energy", *ABOUT), ())
        box.rolled = read.number(dice, "number.dice", "rolled", 1, 10)
        box.claw = read.number(dice, "number.dice", "claw", 0, 99)
        box.foot = read.number(dice, "number.dice", "foot", 0, 99)
        box.energy = read.numbers(dice, "number.dice", "energy", 6, 0, 99)
        market = read.entry(given.get("market"), "number.market", ("discard_cost", *ABOUT), ())
        box.discard_cost = read.number(market, "number.market", "discard_cost", 0, 99)
        ultimate = read.entry(
            given.get("ultimate"), "number.ultimate", ("pylon_minions", "respite", *ABOUT), ()
        )
        box.pylon_minions = read.number(ultimate, "number.ultimate", "pylon_minions", 0, 99)
        box.respite = read.number(ultimate, "number.ultimate", "respite", 0, 99)
