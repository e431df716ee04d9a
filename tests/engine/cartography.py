"""A small complete game for tests: surveyors on a map, who are asked in every form there is.

Each turn the active seat moves a surveyor (choose), charts up to two free spaces nearby or rests (pick), hands in
supplies for points (amounts), says in which order its surveyors march (order) and keeps some dice (subset). At the end
everybody picks prizes at once. The bag is hidden, and so is what each seat is told to look for.

The map is a field of hexes or a ring: an option.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from kaiju.engine.declaration import Column, Declaration, Turn
from kaiju.engine.errors import BadSetup, ImpossiblePosition, RulesFault
from kaiju.engine.events import Event
from kaiju.engine.forms import amounts_of, order, pick, picks
from kaiju.engine.game import Game
from kaiju.engine.positions import read
from kaiju.engine.questions import Arg, At, Option, Question
from kaiju.engine.state import Ask, Rule, State
from kaiju.games.common.maps import Map, hexagon, ring
from kaiju.games.common.shown import MapView, PieceView

ROUNDS = 2
SURVEYORS = 3
SUPPLIES = ("ink", "paper", "rope")
OF_EACH = 12
PRIZES = ("compass", "sextant", "telescope", "globe")

MAPS: dict[str, Map] = {
    "hexes": hexagon(2),
    "ring": ring(["harbour", "dunes", "mill", "old_town", "bridge", "forest", "lake", "quarry"]),
}

MOVE, CHART, HAND_IN, MARCH, KEEP, PRIZE = range(6)
KINDS = ("move", "chart", "hand_in", "march", "keep", "prize")
FORMS = ("choose", "pick", "amounts", "order", "subset", "pick")


class TurnBegan(Event, frozen=True, kw_only=True):
    seat: int
    turn: int


class Charted(Event, frozen=True, kw_only=True):
    seat: int
    spaces: list[int]


class HandedIn(Event, frozen=True, kw_only=True):
    seat: int
    supplies: list[int]


class Told(Event, frozen=True, kw_only=True):
    """What a seat shall look for: its own business."""

    seat: int
    wanted: str = ""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Told(seat=self.seat)


class GameOver(Event, frozen=True, kw_only=True):
    winners: list[int]
    why: str


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    points: int
    supplies: list[int]


class SurveyView(msgspec.Struct, frozen=True, tag_field="game", tag="cartography"):
    seat: int
    players: list[SeatView]
    active: int
    turn: int
    bag: int
    dice: list[int]
    wanted: str
    map: MapView
    over: bool
    winners: list[int]


class PlayerAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    surveyors: list[str]
    wanted: str
    supplies: list[str] = []
    points: int = 0


class SurveyAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position: only what is hidden in the bag has an order, the last one out first."""

    players: list[PlayerAt]
    bag: list[str]
    map: str = "hexes"
    charted: dict[str, int] = {}
    turn: int = 0
    told: bool = False


class Survey(State):
    def __init__(
        self,
        rng: int,
        rigged: list[int],
        where: list[list[int]],
        charted: list[int],
        supplies: list[list[int]],
        bag: list[int],
        wanted: list[int],
        points: list[int],
        turn: int,
        dice: list[int],
        told: bool,
        map_: str,
    ) -> None:
        super().__init__(rng, rigged)
        self.where = where  # the spaces of each seat's surveyors, in the order in which they march
        self.charted = charted  # by space: the seat, or -1
        self.supplies = supplies
        self.bag = bag
        self.wanted = wanted
        self.points = points
        self.turn = turn
        self.dice = dice
        self.told = told
        self.map = map_

    def copy(self) -> Survey:
        twin = Survey(
            self.rng,
            self.rigged[:],
            [row[:] for row in self.where],
            self.charted[:],
            [row[:] for row in self.supplies],
            self.bag[:],
            self.wanted[:],
            self.points[:],
            self.turn,
            self.dice[:],
            self.told,
            self.map,
        )
        twin.over = self.over
        return twin

    @property
    def active(self) -> int:
        return self.turn % len(self.points)

    @property
    def winners(self) -> list[int]:
        return [seat for seat, n in enumerate(self.points) if n == max(self.points)] if self.over else []

    def free_nearby(self, seat: int) -> list[int]:
        """The spaces that can be charted: free, and within a step of a surveyor."""
        board = MAPS[self.map]
        nearby = {s for at in self.where[seat] for s in (at, *board.near[at])}
        return sorted(s for s in nearby if self.charted[s] < 0)


class Cartography(Game):
    def __init__(self) -> None:
        super().__init__(
            Declaration(
                name="cartography",
                title="Cartography",
                versions={"base": 1},
                seats_min=2,
                seats_max=3,
                seats_usual=2,
                wins="points",
                view=SurveyView,
                each_seat="players",
                columns=[Column("points")],
                events=(TurnBegan, Charted, HandedIn, Told, GameOver),
                turn=Turn("TurnBegan", seat="seat", count="turn"),
                ending="GameOver",
            )
        )

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        full = {"map": "hexes", **given}
        if set(full) != {"map"} or full["map"] not in MAPS:
            raise BadSetup("The one option of Cartography is map: hexes or ring.")
        return full

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        size = MAPS[options["map"]].size
        where = [[(seat * 5 + i) % size for i in range(SURVEYORS)] for seat in range(seats)]
        supplies = [[2, 1, 1] for _ in range(seats)]
        left = [OF_EACH - sum(row[kind] for row in supplies) for kind in range(len(SUPPLIES))]
        bag = [kind for kind, n in enumerate(left) for _ in range(n)]
        st = Survey(rng, [], where, [-1] * size, supplies, bag, [], [0] * seats, 0, [], False, options["map"])
        st.shuffle(st.bag)
        st.wanted = [int(st.below(len(SUPPLIES))) for _ in range(seats)]
        return st

    def position(self, st: State) -> dict[str, Any]:
        survey = cast(Survey, st)
        spaces = MAPS[survey.map].names
        players = [
            PlayerAt(
                surveyors=[spaces[at] for at in survey.where[seat]],
                wanted=SUPPLIES[wanted],
                supplies=[SUPPLIES[kind] for kind, n in enumerate(survey.supplies[seat]) for _ in range(n)],
                points=survey.points[seat],
            )
            for seat, wanted in enumerate(survey.wanted)
        ]
        told = SurveyAt(
            players=players,
            bag=[SUPPLIES[kind] for kind in survey.bag],
            map=survey.map,
            charted={spaces[at]: seat for at, seat in enumerate(survey.charted) if seat >= 0},
            turn=survey.turn,
            told=survey.told,
        )
        plain: dict[str, Any] = msgspec.to_builtins(told)
        return plain

    def place(self, position: dict[str, Any], rng: int) -> State:
        faults: list[str] = []
        given = read(SurveyAt, position, self.title, "", faults)
        if faults:
            raise ImpossiblePosition(*faults)
        board = MAPS[given.map]
        charted = [given.charted.get(name, -1) for name in board.names]
        return Survey(
            rng,
            [],
            [[board.names.index(name) for name in player.surveyors] for player in given.players],
            charted,
            [[player.supplies.count(kind) for kind in SUPPLIES] for player in given.players],
            [SUPPLIES.index(kind) for kind in given.bag],
            [SUPPLIES.index(player.wanted) for player in given.players],
            [player.points for player in given.players],
            given.turn,
            [],
            given.told,
            given.map,
        )

    def names(self, st: State) -> dict[int, str]:
        return dict(enumerate(SUPPLIES))

    def seats_of(self, st: State) -> int:
        return len(cast(Survey, st).points)

    # ---- the rules

    def play(self, st: State) -> Rule:
        survey = cast(Survey, st)
        last = survey.turn == ROUNDS * len(survey.points)
        return self.prizes(survey) if last else self.turn(survey)

    def turn(self, st: Survey) -> Rule:
        me = st.active
        if not st.told:
            st.told = True
            for seat, wanted in enumerate(st.wanted):
                st.tell(Told(seat=seat, wanted=SUPPLIES[wanted]))
        st.tell(TurnBegan(seat=me, turn=st.turn + 1))
        yield st.ask_opts(me, MOVE, [-1, *MAPS[st.map].near[st.where[me][0]]])
        if st.chosen() >= 0:
            st.where[me][0] = int(st.chosen())
        free = st.free_nearby(me)
        if free:
            most = min(2, len(free))
            yield st.ask_pick(me, CHART, len(free), 1, most, also=1)
            if st.answer < picks(len(free), 1, most):
                spaces = [free[i] for i in pick(st.answer, len(free), 1, most)]
                for space in spaces:
                    st.charted[space] = me
                st.points[me] += len(spaces)
                st.tell(Charted(seat=me, spaces=spaces))
        mine = st.supplies[me]
        if sum(mine):
            most = min(3, sum(mine))
            yield st.ask_amounts(me, HAND_IN, mine[:], 0, most)
            given = amounts_of(st.answer, mine, 0, most)
            for kind, n in enumerate(given):
                mine[kind] -= n
                st.bag[:0] = [kind] * n
            st.points[me] += sum(given)
            st.tell(HandedIn(seat=me, supplies=given))
        yield st.ask_order(me, MARCH, SURVEYORS)
        st.where[me] = [st.where[me][i] for i in order(st.answer, SURVEYORS)]
        st.dice = [int(st.below(6)) for _ in range(3)]
        yield st.ask(me, KEEP, 8)
        kept = [die for i, die in enumerate(st.dice) if st.answer >> i & 1]
        st.dice = []
        st.points[me] += 1 if sum(kept) == 7 else 0
        for _ in range(2):
            if st.bag:
                mine[st.bag.pop()] += 1
        st.turn += 1

    def prizes(self, st: Survey) -> Rule:
        count = picks(len(PRIZES), 1, 2)
        yield st.ask_together([Ask(seat, PRIZE, count, [], 1, 2) for seat in range(len(st.points))])
        chosen = [pick(ask.answer, len(PRIZES), 1, 2) for ask in st.asks]
        st.asks = []
        for seat, prizes in enumerate(chosen):
            st.points[seat] += 3 * sum(sum(p in other for other in chosen) == 1 for p in prizes)
            st.points[seat] += 2 * st.supplies[seat][st.wanted[seat]]
        st.over = True
        st.tell(GameOver(winners=st.winners, why="charted"))

    # ---- what is shown

    def question(self, st: State, number: int) -> Question:
        survey = cast(Survey, st)
        me = int(st.who)
        board = MAPS[survey.map]
        options: list[Option] = []
        items: list[Option] = []
        also: list[Option] = []

        def space(answer: int, where: int) -> Option:
            return Option(answer, "opt-space", {"space": board.names[where]}, At("space", where))

        args: dict[str, Arg] = {}
        if st.kind == MOVE:
            options = [
                Option(i, "opt-stay") if where < 0 else space(i, where) for i, where in enumerate(st.opts)
            ]
        elif st.kind == CHART:
            free = survey.free_nearby(me)
            items = [space(i, where) for i, where in enumerate(free)]
            also = [Option(int(st.n_opts) - 1, "opt-rest")]
        elif st.kind == HAND_IN:
            items = [Option(i, "opt-supply", {"supply": SUPPLIES[i]}, of=n) for i, n in enumerate(st.opts)]
        elif st.kind == MARCH:
            items = [
                Option(i, "opt-surveyor", {"space": board.names[at]}, At("piece", f"{me}-{i}"))
                for i, at in enumerate(survey.where[me])
            ]
        elif st.kind == KEEP:
            items = [
                Option(1 << i, "opt-die", {"die": i + 1, "face": str(die + 1)}, At("die", i))
                for i, die in enumerate(survey.dice)
            ]
        else:
            items = [Option(i, "opt-prize", {"prize": prize}) for i, prize in enumerate(PRIZES)]
        bounded = FORMS[st.kind] in ("pick", "amounts")
        return Question(
            number=number,
            seat=me,
            kind=KINDS[st.kind],
            say=f"ask-{KINDS[st.kind]}",
            args=args,
            form=FORMS[st.kind],  # type: ignore[arg-type]
            options=options,
            items=items,
            also=also,
            count=int(st.n_opts),
            least=int(st.least) if bounded else 0,
            most=int(st.most) if bounded else 0,
        )

    def view(self, st: State, seat: int) -> SurveyView:
        survey = cast(Survey, st)
        pieces = [
            PieceView(f"{owner}-{i}", at, "piece-surveyor", {"n": i + 1}, owner)
            for owner, row in enumerate(survey.where)
            for i, at in enumerate(row)
        ]
        pieces += [
            PieceView(f"flag-{space}", space, "piece-flag", {}, owner)
            for space, owner in enumerate(survey.charted)
            if owner >= 0
        ]
        players = [SeatView(i, n, survey.supplies[i][:]) for i, n in enumerate(survey.points)]
        return SurveyView(
            seat,
            players,
            survey.active,
            survey.turn,
            len(survey.bag),
            survey.dice[:],
            SUPPLIES[survey.wanted[seat]] if seat >= 0 else "",
            MAPS[survey.map].view(pieces),
            st.over,
            survey.winners,
        )

    def winners(self, st: State) -> list[int]:
        return cast(Survey, st).winners

    def reason(self, st: State) -> str:
        return "rounds"

    def imagine(self, st: State, seat: int, now: set[int]) -> None:
        survey = cast(Survey, st)
        st.shuffle(survey.bag)
        for other in range(len(survey.wanted)):
            if other != seat:
                survey.wanted[other] = int(st.below(len(SUPPLIES)))

    def digest(self, st: State) -> list[Any]:
        s = cast(Survey, st)
        where = [row[:] for row in s.where]
        supplies = [row[:] for row in s.supplies]
        return [where, s.charted[:], supplies, s.bag[:], s.wanted[:], s.points[:], s.turn, s.dice[:], s.map]

    def audit(self, st: State) -> list[int]:
        s = cast(Survey, st)
        found = [s.bag.count(kind) + sum(row[kind] for row in s.supplies) for kind in range(len(SUPPLIES))]
        if found != [OF_EACH] * len(SUPPLIES):
            raise RulesFault(f"The supplies do not add up: {found}.")
        return found


CARTOGRAPHY = Cartography()
