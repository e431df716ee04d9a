"""A toy game for the engine's own tests: three rounds of secret bids, all seats asked at once."""

from __future__ import annotations

from typing import Any, cast

from kaiju.engine.events import Event
from kaiju.engine.game import Game
from kaiju.engine.questions import Option, Question
from kaiju.engine.state import Ask, Rule, State
from tests.declared import bare


class Bids(Event, frozen=True, kw_only=True):
    """All bids of a round, once everybody has made one."""

    bids: list[int]
    bonus: int


class Secret(Event, frozen=True, kw_only=True):
    """A number that only one seat may know."""

    seat: int
    number: int = -1

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Secret(seat=self.seat)


class BidState(State):
    def __init__(self, rng: int, rigged: list[int], seats: int, round_: int, points: list[int]) -> None:
        super().__init__(rng, rigged)
        self.seats = seats
        self.round = round_
        self.points = points

    def copy(self) -> BidState:
        return BidState(self.rng, self.rigged[:], self.seats, self.round, self.points[:])


class BidGame(Game):
    """Bid 0 to 4 in secret; a bid nobody else made scores, plus a die."""

    def __init__(self) -> None:
        super().__init__(bare("bids", (2, 4), Bids, Secret))

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        return {}

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return BidState(rng, [], seats, 0, [0] * seats)

    def play(self, st: State) -> Rule:
        return self.bidding(cast(BidState, st))

    def bidding(self, st: BidState) -> Rule:
        st.tell(Secret(seat=0, number=st.round))
        yield st.ask_together([Ask(seat, 7, 5, []) for seat in range(st.seats)])
        bids = [int(a.answer) for a in st.asks]
        st.asks = []
        bonus = int(st.below(6))
        for seat, bid in enumerate(bids):
            if bids.count(bid) == 1:
                st.points[seat] += bid + bonus
        st.tell(Bids(bids=bids, bonus=bonus))
        st.round += 1
        st.over = st.round == 3

    def question(self, st: State, number: int) -> Question:
        options = [Option(n, "opt-bid", {"n": n}) for n in range(st.n_opts)]
        return Question(
            number=number, seat=st.who, kind="bid", say="ask-bid", options=options, count=len(options)
        )

    def view(self, st: State, seat: int) -> Any:
        bids = cast(BidState, st)
        return {"seat": seat, "round": bids.round, "points": bids.points[:]}

    def winners(self, st: State) -> list[int]:
        points = cast(BidState, st).points
        return [seat for seat, n in enumerate(points) if n == max(points)]

    def imagine(self, st: State, seat: int, now: set[int]) -> None:
        pass

    def digest(self, st: State) -> list[Any]:
        bids = cast(BidState, st)
        return [bids.round, bids.points[:]]

    def audit(self, st: State) -> list[int]:
        return []


BIDS = BidGame()
