"""Step 2 of the greedy player: from the menu, whatever comes next on the best way through the turn."""

from __future__ import annotations

from kaiju.bots.king_of_monster_island.blows import BOSS, blow
from kaiju.bots.king_of_monster_island.plan import MOST_LOCKED, TAKE_UP, Planner, along, faces_in
from kaiju.bots.king_of_monster_island.situation import (
    AN_ENERGY,
    CLAW,
    ENERGY,
    FAME,
    FOOT,
    HEART,
    Situation,
)
from kaiju.engine.questions import Option, Question
from kaiju.games.king_of_monster_island.state import FACES, ZONE_NAMES

Menu = dict[str, list[Option]]


def number(option: Option, name: str) -> int:
    value = option.args.get(name, 0)
    return value if isinstance(value, int) else 0


def zone_in(option: Option) -> int:
    return ZONE_NAMES.index(str(option.args["zone"]))


def of_size(options: list[Option], n: int) -> int:
    """The option for a group of so many dice."""
    return next((option.answer for option in options if number(option, "n") == n and n > 0), 0)


class Turn:
    """The rest of a turn at one moment of step 2: what is in hand, the best way on, and the menu."""

    def __init__(self, s: Situation, question: Question) -> None:
        self.s = s
        self.here = s.me.zone
        self.menu: Menu = {}
        for option in question.options:
            self.menu.setdefault(option.say, []).append(option)
        self.hand = faces_in(s.view.dice, s.view.done)
        self.planner = Planner(s)
        self.worth, self.way = self.planner.best(self.hand)

    def options(self, say: str) -> list[Option]:
        return self.menu.get(say, [])

    def answer(self) -> int:
        """The next step of the best way; ending the step when nothing is left that helps."""
        return (
            self.recharge()
            or self.unlock()
            or self.activate()
            or self.powers()
            or self.go_to_strike()
            or self.build()
            or self.damage()
            or self.strike()
            or self.fame()
            or self.heal_others()
            or self.walk(self.way.stand)
            or self.heal()
            or self.energy()
            or self.lock()
        )

    def recharge(self) -> int:
        return next((option.answer for option in self.options("opt-recharge")), 0)

    def unlock(self) -> int:
        """Locked dice are taken up if the Roll is worth clearly more with them."""
        best, answer = 0.0, 0
        for say in ("opt-unlock", "opt-unlock-card"):
            for option in self.options(say):
                face = str(option.args["face"])
                zone = self.s.zones[zone_in(option) if "zone" in option.args else self.here]
                many = max(1, sum(space.holds == face and not space.fresh for space in zone.die_spaces))
                more = self.hand[:]
                for n in range(1, many + 1):
                    more[FACES.index(face)] += 1
                    gain = self.planner.worth(more) - self.worth - TAKE_UP * n
                    if gain > best:
                        best, answer = gain, option.answer
        return answer

    def activate(self) -> int:
        """A tile is used where it helps most: claws not before the Monster stands where it strikes."""
        for option in self.options("opt-activate"):
            zone = self.s.zones[zone_in(option)]
            symbols = next(tile.symbols for tile in zone.support if tile.holds == option.args["tile"])
            if "energy" in symbols or symbols == ["cube"] or self.tile_gain(symbols) > 0.35:
                return option.answer
        return 0

    def tile_gain(self, symbols: list[str]) -> float:
        """How much better the turn gets with the faces of a tile, used here."""
        best = 0.0
        for face in symbols:
            if face != "cube":
                ones = range(6) if face == "wild" else [FACES.index(face)]
                best = max(best, *(self.face_gain(one) for one in ones), 0.0)
        return best + (AN_ENERGY if "cube" in symbols else 0.0)

    def face_gain(self, face: int) -> float:
        """What one face more is worth if it has to be used here and now."""
        s, here = self.s, self.here
        if face == CLAW:
            return self.struck(s.claw) - self.struck(0)
        if face == HEART:
            return max(s.life(m) for m in s.view.monsters if m.zone == here)
        more = self.hand[:]
        more[face] += 1
        return self.planner.worth(more) - self.worth

    def struck(self, points: int) -> float:
        """What so many points more are worth here with those to come."""
        to_come = 0
        if self.here == self.way.strike:
            to_come = self.claws() * self.s.claw + self.spare_feet() * self.s.foot
        return blow(self.s, self.here, self.s.view.pool + to_come + points)[0]

    def claws(self) -> int:
        """How many claws of the Roll the plan uses for damage."""
        used = self.planner.hit(self.way, self.hand[CLAW], self.spare_feet())[1]
        return min(used, self.hand[CLAW])

    def spare_feet(self) -> int:
        return max(0, self.hand[FOOT] - self.way.steps)

    def powers(self) -> int:
        """Powers of cards and Allies that are worth using now."""
        s, here = self.s, self.here
        pool = s.view.pool
        for option in self.options("opt-use"):
            power = str(option.args["power"])
            if power == "acid_spit" and here == self.way.strike and self.struck(1) > self.struck(0) + 0.1:
                return option.answer
            if power == "pocket_pharmacy" and max(s.life(m) for m in s.view.monsters if m.zone == here) > 0.9:
                return option.answer
            if power == "ninjas_4" and pool >= 3 and blow(s, here, pool)[1] != BOSS and here == s.boss_zone:
                return option.answer
            if power == "crystal_cruncher" and s.crystals[here] == 2:
                return option.answer
            if power == "pylon_wrecker":
                return option.answer
        return 0

    # ---- on the way

    def walk(self, to: int) -> int:
        """The step that leads nearer to a zone."""
        if self.here == to:
            return 0
        goes = along(self.here, to)[1]
        return next((option.answer for option in self.options("opt-walk") if zone_in(option) == goes), 0)

    def go_to_strike(self) -> int:
        """First what can only be done here, then on to where the Monster strikes."""
        if self.here == self.way.strike:
            return 0
        ahead = {*along(self.here, self.way.strike), *along(self.way.strike, self.way.stand)} - {self.here}
        return self.steal_here(ahead) or self.heal_others() or self.walk(self.way.strike)

    def steal_here(self, ahead: set[int]) -> int:
        """Fame with dice of this zone, keeping enough for better dice further on."""
        s = self.s
        if not self.hand[FAME]:
            return 0
        base = s.phase_cost(frozenset())
        gains = [
            (base - s.phase_cost(frozenset({die.die})), die.zone == self.here)
            for die in s.view.boss.dice
            if die.zone == self.here or die.zone in ahead
        ]
        gains.sort(reverse=True)
        mine = sum(here for _, here in gains[: self.hand[FAME]])
        return of_size(self.options("opt-fame"), mine)

    def build(self) -> int:
        """A tile on an empty space if there is one."""
        for option in self.options("opt-build"):
            space = next(t for t in self.s.zones[self.here].support if t.value == option.args["value"])
            if not space.holds:
                return option.answer
        return 0

    def damage(self) -> int:
        """Claws and spare feet as one group, if it helps where the Monster stands."""
        if self.here != self.way.strike:
            return 0
        claws, feet = self.claws(), self.spare_feet()
        if not claws and not feet:
            return 0
        if self.struck(0) <= blow(self.s, self.here, self.s.view.pool)[0]:
            return 0
        for option in self.options("opt-damage"):
            if number(option, "claws") == claws and number(option, "feet") == feet:
                return option.answer
        return 0

    def strike(self) -> int:
        """Points of the pool are assigned once no more will come to this zone."""
        if self.s.view.pool == 0:
            return 0
        return strike_option(self.menu, blow(self.s, self.here, self.s.view.pool)[1])

    def fame(self) -> int:
        """Fame here, but for what is kept for dice where the Monster ends its turn."""
        if not self.hand[FAME]:
            return 0
        if self.here != self.way.stand:
            ahead = set(along(self.here, self.way.stand)) - {self.here}
            if any(die.zone in ahead for die in self.s.view.boss.dice):
                return self.steal_here(ahead)
        return of_size(self.options("opt-fame"), self.hand[FAME])

    def heal_others(self) -> int:
        """Hearts for Monsters that stay behind in this zone, if they need them more than those ahead."""
        s = self.s
        stay = [m for m in s.view.monsters if m is not s.me and self.planner.heals_at(self.here, m.zone)]
        if not self.hand[HEART] or not stay or self.here == self.way.stand == self.way.strike:
            return 0
        zones = {*along(self.here, self.way.strike), *along(self.way.strike, self.way.stand)} - {self.here}
        ahead = [s.life(m) for m in s.view.monsters if m is s.me or m.zone in zones]
        ahead.sort(reverse=True)
        need = max(s.life(m) for m in stay)
        if need > 0.3 and (need >= ahead[0] or len(ahead) < self.hand[HEART]):
            return of_size(self.options("opt-heart"), 1)
        return 0

    def heal(self) -> int:
        """One heart after the other to whoever needs it most, until nobody here does."""
        s = self.s
        there = [m for m in s.view.monsters if self.planner.heals_at(self.here, m.zone)]
        if self.hand[HEART] and max(s.life(m) for m in there) > 0.0:
            return of_size(self.options("opt-heart"), 1)
        return 0

    def energy(self) -> int:
        return of_size(self.options("opt-energy"), self.hand[ENERGY])

    def lock(self) -> int:
        """What is left over waits for whoever comes next."""
        locked = sum(
            bool(space.holds) and space.holds != "crystal"
            for zone in self.s.zones
            for space in zone.die_spaces
        )
        if locked >= MOST_LOCKED:
            return 0
        for face in ("claw", "heart", "foot", "fame", "support"):
            for option in self.options("opt-lock"):
                if option.args["face"] == face:
                    return option.answer
        return 0


def strike_option(menu: Menu, target: str) -> int:
    """The option that assigns damage to a kind of Minion, or as much as possible to the Boss."""
    if target == BOSS:
        return menu["opt-hit-boss"][-1].answer if "opt-hit-boss" in menu else 0
    return next((o.answer for o in menu.get("opt-destroy", []) if o.args["minion"] == target), 0)


def resolve(s: Situation, question: Question) -> int:
    """The next step of the best way through the turn."""
    return Turn(s, question).answer()


def virtual_die(s: Situation, question: Question) -> int:
    """The use of a tile's face that is worth most; a heart or a steal is aimed by the same question."""
    if question.options[0].say in ("opt-aim", "opt-no-steal"):
        return aim_or_steal(s, question)
    turn = Turn(s, question)
    hand, here = turn.hand, turn.here
    best, answer = 0.0, 0
    for option in question.options:
        n = number(option, "n")
        gain = 0.0
        alone = number(option, "claws") + number(option, "feet") == 1
        if option.say == "opt-heart":
            gain = max(s.life(m) for m in s.view.monsters if m.zone == here) if n == 1 else 0.0
        elif option.say == "opt-energy":
            gain = 0.3 * number(option, "energy") if n == hand[ENERGY] + 1 else 0.0
        elif option.say == "opt-fame":
            gain = turn.face_gain(FAME) if n == 1 else 0.0
        elif option.say == "opt-damage" and alone:
            gain = turn.struck(n) - turn.struck(0)
        elif option.say == "opt-walk":
            gain = step_gain(turn, zone_in(option))
        elif option.say == "opt-build":
            gain = 1.1
        if gain > best:
            best, answer = gain, option.answer
    return answer


def step_gain(turn: Turn, zone: int) -> float:
    """What a step to a zone is worth if it takes no foot of the Roll."""
    more = turn.hand[:]
    more[FOOT] += 1
    worth, way = turn.planner.best(more)
    to = way.strike if way.strike != turn.here else way.stand
    if to == turn.here or along(turn.here, to)[1] != zone:
        return 0.0
    return worth - turn.worth


def aim_or_steal(s: Situation, question: Question) -> int:
    """Hearts go to whoever needs them most; a die is stolen if that helps."""
    if question.options[0].say == "opt-no-steal":
        base = s.phase_cost(frozenset())
        best, answer = 0.0, 0
        for option in question.options[1:]:
            gain = base - s.phase_cost(frozenset({number(option, "die")})) + s.fame_worth(1)
            if gain > best:
                best, answer = gain, option.answer
        return answer
    return max(question.options, key=lambda o: s.life(s.view.monsters[number(o, "seat")])).answer
