"""Step 2 of the greedy player: from the menu, whatever comes next on the best way through the turn."""

from __future__ import annotations

from kaiju.bots.king_of_monster_island.blows import BOSS, blow
from kaiju.bots.king_of_monster_island.plan import Planner, Way, faces_in
from kaiju.bots.king_of_monster_island.situation import (
    CLAW,
    ENERGY,
    FAME,
    FOOT,
    HEART,
    RING,
    SUPPORT,
    Situation,
    distance,
)
from kaiju.engine.questions import Option, Question
from kaiju.games.king_of_monster_island.state import FACES, ZONE_NAMES

MOST_LOCKED = 4
"""With more Locked dice somebody would have to take one back for a Roll."""

USES = {
    "acid_spit": 1.0, "pocket_pharmacy": 0.0, "ninjas_2": 0.0, "scientists_4": 0.0, "rubber_bones": 0.0,
    "radio_beacon": 0.5, "ninjas_4": 1.0, "crystal_cruncher": 0.0, "pylon_wrecker": 0.0, "mole_claws": 0.0,
    "heave_ho": 0.0, "dice_pouch": 0.0,
}  # fmt: skip
"""Powers of the menu: 1 whenever they can be used, 0 never; the rest is left to what they are for."""


def number(option: Option, name: str) -> int:
    value = option.args.get(name, 0)
    return value if isinstance(value, int) else 0


def zone_in(option: Option) -> int:
    return ZONE_NAMES.index(str(option.args["zone"]))


def resolve(s: Situation, question: Question) -> int:
    """The next step of the best way; ending the step when nothing is left that helps."""
    menu: dict[str, list[Option]] = {}
    for option in question.options:
        menu.setdefault(option.say, []).append(option)
    hand = faces_in(s.view.dice, s.view.done)
    planner = Planner(s, s.view.pool)
    worth, way = planner.best(hand)
    steps = (
        unlock,
        activate,
        strike,
        powers,
        walk_to_strike,
        build,
        steal,
        damage,
        heal,
        walk_away,
        energy,
        recharge,
        lock,
    )
    for step in steps:
        answer = step(s, menu, hand, planner, way, worth)
        if answer:
            return answer
    return 0


Menu = dict[str, list[Option]]


def unlock(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    """A Locked die is taken up if the Roll is worth clearly more with it."""
    best, answer = 0.35, 0
    for say in ("opt-unlock", "opt-unlock-card"):
        for option in menu.get(say, ()):
            face = FACES.index(str(option.args["face"]))
            more = hand[:]
            more[face] += 1
            gain = planner.worth(more) - worth
            if gain > best:
                best, answer = gain, option.answer
    return answer


def activate(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    """A tile is used where it helps most: not before the Monster stands where it strikes."""
    here = s.me.zone
    for option in menu.get("opt-activate", ()):
        zone = zone_in(option)
        symbols = next(t.symbols for t in s.zones[zone].support if t.holds == option.args["tile"])
        if symbols in (["cube", "energy"], ["cube"]):
            return option.answer
        gain = tile_gain(s, symbols, hand, planner, worth)
        striking = here == way.strike
        if gain > 0.4 and (striking or "foot" in symbols or "heart" in symbols):
            return option.answer
    return 0


def tile_gain(s: Situation, symbols: list[str], hand: list[int], planner: Planner, worth: float) -> float:
    """How much better the turn gets with the faces of a tile."""
    best = 0.0
    faces = [face for face in symbols if face != "cube"]
    for face in faces:
        for one in range(6) if face == "wild" else [FACES.index(face)]:
            more = hand[:]
            more[one] += 1
            best = max(best, planner.worth(more) - worth)
    return best + (0.3 if "cube" in symbols else 0.0)


def strike(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    """Points of the pool are assigned once no more will come to this zone."""
    if s.view.pool == 0:
        return 0
    here = s.me.zone
    feet = hand[FOOT] - way.feet
    to_come = hand[CLAW] * s.claw + max(0, feet) * s.foot if here == way.strike else 0
    if to_come and blow(s, here, s.view.pool + to_come)[1] and (hand[CLAW] or feet > 0):
        return 0
    target = blow(s, here, s.view.pool)[1]
    if not target:
        return 0
    answer = 0
    for option in menu.get("opt-hit-boss", ()):
        if target == BOSS:
            answer = option.answer
    for option in menu.get("opt-destroy", ()):
        if option.args["minion"] == target:
            answer = option.answer
    return answer


def powers(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    """Powers of cards and Allies that are worth using now."""
    here = s.me.zone
    for option in menu.get("opt-use", ()):
        power = str(option.args["power"])
        if (
            power == "acid_spit"
            and here == way.strike
            and blow(s, here, s.view.pool + 1)[0] > blow(s, here, s.view.pool)[0]
        ):
            return option.answer
        if power == "pocket_pharmacy" and max(s.life(m) for m in s.view.monsters if m.zone == here) > 1.4:
            return option.answer
        if power in ("ninjas_4", "crystal_cruncher") and (power == "ninjas_4" or s.crystals[here] == 2):
            return option.answer
        if power == "pylon_wrecker":
            return option.answer
    return 0


def walk(s: Situation, menu: Menu, to: int) -> int:
    """The step that leads nearer to a zone."""
    here = s.me.zone
    for option in menu.get("opt-walk", ()):
        zone = zone_in(option)
        if distance(zone, to) + distance(here, zone) == distance(here, to):
            return option.answer
    return 0


def walk_to_strike(
    s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float
) -> int:
    """First what can only be done here, then on to where the Monster strikes."""
    if s.me.zone == way.strike:
        return 0
    return (
        steal_here(s, menu, hand, {way.strike, way.stand})
        or heal_here(s, menu, hand, way)
        or walk(s, menu, way.strike)
    )


def steal_here(s: Situation, menu: Menu, hand: list[int], later: set[int]) -> int:
    """Fame with dice of this zone, keeping enough for better dice further on."""
    here = s.me.zone
    mine = sum(s.steal_worth(here, die.symbols) > -0.3 for die in s.view.boss.dice if die.zone == here)
    ahead = sum(die.zone in later and die.zone != here for die in s.view.boss.dice)
    n = min(mine, hand[FAME]) if ahead else hand[FAME]
    n = max(n, hand[FAME] - ahead) if ahead else n
    return of_size(menu.get("opt-fame", ()), n)


def of_size(options: tuple[Option, ...] | list[Option], n: int) -> int:
    """The option for a group of so many dice."""
    return next((option.answer for option in options if number(option, "n") == n and n > 0), 0)


def build(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    """A tile on an empty space if there is one."""
    for option in menu.get("opt-build", ()):
        space = next((t for t in s.zones[s.me.zone].support if t.value == option.args["value"]), None)
        if space is not None and not space.holds:
            return option.answer
    return 0


def steal(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    if hand[FAME] == 0:
        return 0
    return steal_here(s, menu, hand, {way.stand})


def damage(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    """Claws and spare feet as one group, if it helps where the Monster stands."""
    here = s.me.zone
    if here != way.strike:
        return 0
    feet = max(0, hand[FOOT] - way.feet)
    best, answer = blow(s, here, s.view.pool)[0] + 0.05, 0
    for option in menu.get("opt-damage", ()):
        if number(option, "feet") > feet:
            continue
        points = s.view.pool + number(option, "n") + (planner.extra if number(option, "claws") else 0)
        used = 0.06 * number(option, "claws") + 0.03 * number(option, "feet")
        gain = blow(s, here, points)[0] - used
        if gain > best:
            best, answer = gain, option.answer
    return answer


def heal_here(s: Situation, menu: Menu, hand: list[int], way: Way) -> int:
    """Hearts for Monsters that stay behind in this zone, if they need them more than those ahead."""
    here = s.me.zone
    stay = [m for m in s.view.monsters if m.zone == here and m is not s.me]
    if not hand[HEART] or not stay:
        return 0
    ahead = [m for m in s.view.monsters if m is s.me or m.zone in (way.strike, way.stand)]
    if max(s.life(m) for m in stay) > max(s.life(m) for m in ahead) and max(s.life(m) for m in stay) > 0.5:
        return of_size(menu.get("opt-heart", ()), 1)
    return 0


def heal(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    """One heart after the other to whoever needs it most, until nobody here does."""
    here = s.me.zone
    there = [m for m in s.view.monsters if m.zone == here]
    if hand[HEART] and max(s.life(m) for m in there) > 0.0:
        return of_size(menu.get("opt-heart", ()), 1)
    return 0


def walk_away(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    """After the blow to where it is good to stand."""
    if s.me.zone != way.strike or s.me.zone == way.stand or not hand[FOOT]:
        return 0
    return walk(s, menu, way.stand)


def energy(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    return of_size(menu.get("opt-energy", ()), hand[ENERGY])


def recharge(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    return next((option.answer for option in menu.get("opt-recharge", ())), 0)


def lock(s: Situation, menu: Menu, hand: list[int], planner: Planner, way: Way, worth: float) -> int:
    """What is left over waits for whoever comes next."""
    locked = sum(
        bool(space.holds) and space.holds != "crystal" for zone in s.zones for space in zone.die_spaces
    )
    if locked >= MOST_LOCKED:
        return 0
    for face in ("claw", "fame", "heart", "foot", "support"):
        for option in menu.get("opt-lock", ()):
            if option.args["face"] == face:
                return option.answer
    return 0


def virtual_die(s: Situation, question: Question) -> int:
    """The use of a tile's face that is worth most; a heart or a steal is aimed by the same question."""
    first = question.options[0].say
    if first in ("opt-aim", "opt-no-steal"):
        return aim_or_steal(s, question)
    hand = faces_in(s.view.dice, s.view.done)
    planner = Planner(s, s.view.pool)
    here = s.me.zone
    best, answer = 0.0, 0
    for option in question.options:
        n = number(option, "n")
        gain = 0.0
        if option.say == "opt-heart":
            gain = max(s.life(m) for m in s.view.monsters if m.zone == here) if n == 1 else 0.0
        elif option.say == "opt-energy":
            gain = 0.3 * number(option, "energy") if n == hand[ENERGY] + 1 else 0.0
        elif option.say == "opt-fame":
            gain = s.fame_worth(s.me.fame, 2) if n == 1 else 0.0
        elif option.say == "opt-damage":
            points = s.view.pool + n
            if not hand[CLAW] and not hand[FOOT]:
                gain = (
                    blow(s, here, points)[0] if number(option, "claws") + number(option, "feet") == 1 else 0.0
                )
            elif number(option, "claws") + number(option, "feet") == 1:
                gain = (
                    blow(s, here, points + hand[CLAW] * s.claw)[0]
                    - blow(s, here, s.view.pool + hand[CLAW] * s.claw)[0]
                )
        elif option.say == "opt-walk":
            after = [planner.stand[zone_in(option)] - planner.stand[here]]
            gain = after[0]
        elif option.say == "opt-build":
            gain = 1.1
        if gain > best:
            best, answer = gain, option.answer
    return answer


def aim_or_steal(s: Situation, question: Question) -> int:
    """Hearts go to whoever needs them most; a die is stolen if that helps."""
    if question.options[0].say == "opt-no-steal":
        best, answer = -0.3, 0
        for option in question.options[1:]:
            die = next(d for d in s.view.boss.dice if d.die == option.args["die"])
            gain = s.steal_worth(die.zone, die.symbols) + s.fame_worth(s.me.fame, 1)
            if gain > best:
                best, answer = gain, option.answer
        return answer
    return max(question.options, key=lambda o: s.life(s.view.monsters[number(o, "seat")])).answer


__all__ = ["RING", "SUPPORT", "aim_or_steal", "resolve", "virtual_die"]
