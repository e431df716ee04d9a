"""One build's side of a benchmark: measures when told to, on standard input and output.

It runs in a process of its own, as a file rather than as a module, so that the build under test can be an older or a
compiled one: it needs nothing of Kaiju but the engine and the games. Everything is CPU time of this process.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import kaiju.engine.table
from kaiju.engine.chance import below, mix, step
from kaiju.engine.game import Game
from kaiju.engine.playout import playout
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named

POSITIONS = 200
PROOF_GAMES = 25

cpu = time.process_time


OPTIONS: dict[str, Any] = {}
"""The options, complete, of the tables that this process measures."""

BESIDE: list[tuple[Game, int]] = []
"""Another game, with its number of seats, that is measured in turns with this one."""

TURNS = 5
"""How often, in a round, what is compared takes turns."""


def is_compiled() -> bool:
    """Whether the engine in use was compiled."""
    return not str(kaiju.engine.table.__file__).endswith(".py")


def calibrate(seconds: float) -> float:
    """Rounds a second of a fixed loop in plain Python: calls, integers, lists and a dict, as an engine uses them."""

    def face(state: int) -> int:
        return (((state ^ (state >> 32)) & 0xFFFFFFFF) * 6) >> 32

    rounds = 0
    start = cpu()
    while True:
        state = 12345
        counts: dict[int, int] = {}
        for _ in range(1000):
            state = (state & 0xFFFFFFFF) * 536870598 + (state >> 32)
            dice = [0, 1, 2]
            dice[1] = face(state)
            counts[dice[1]] = counts.get(dice[1], 0) + len(dice)
        rounds += 1000
        spent = cpu() - start
        if spent >= seconds:
            return rounds / spent


def fresh(game: Game, seats: int, seed: int, options: dict[str, Any]) -> Table:
    """A table for playing out: nobody listens, no marks are taken."""
    start = {"seats": seats, "seed": seed, "options": options, "position": None}
    return Table(game, game.start(seats, options, mix(seed)), start, False, False)


class Pace:
    """Complete random games, set-up included: how many decisions and games, in how many seconds."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.decisions = 0
        self.games = 0
        self.spent = 0.0

    def play(self, game: Game, seats: int, seed: int, seconds: float) -> None:
        """Go on for so long."""
        start = cpu()
        until = start + seconds
        while cpu() < until:
            for _ in range(10):
                table = fresh(game, seats, seed + self.games, self.options)
                self.decisions += playout(table, mix(seed - self.games))
                self.games += 1
        self.spent += cpu() - start

    def decisions_per_s(self) -> float:
        return self.decisions / self.spent

    def games_per_s(self) -> float:
        return self.games / self.spent


def whole_games(game: Game, seats: int, seed: int, seconds: float) -> dict[str, float]:
    """Complete games a second. With options, the game without them takes turns with it, and both are compared."""
    given = Pace(OPTIONS)
    plain = Pace(game.options({}, seats))
    if given.options == plain.options:
        given.play(game, seats, seed, seconds)
        compared = {}
    else:
        for _ in range(TURNS):
            plain.play(game, seats, seed, seconds / TURNS)
            given.play(game, seats, seed, seconds / TURNS)
        compared = {
            "plain_decisions_per_s": plain.decisions_per_s(),
            "of_plain": given.decisions_per_s() / plain.decisions_per_s(),
        }
    return {"decisions_per_s": given.decisions_per_s(), "games_per_s": given.games_per_s(), **compared}


def beside(game: Game, seats: int, seed: int, seconds: float) -> dict[str, float]:
    """This game and another in turns: complete games, and copies in mid-turn."""
    other, places = BESIDE[0]
    mine, its = Pace(OPTIONS), Pace(other.options({}, places))
    tables = positions(game, seats, seed, OPTIONS)
    others = positions(other, places, seed, its.options)
    copies = {True: 0.0, False: 0.0}
    for _ in range(TURNS):
        its.play(other, places, seed, seconds / TURNS)
        mine.play(game, seats, seed, seconds / TURNS)
        copies[False] += each(others, lambda table, n: table.copy(False), seconds / TURNS)
        copies[True] += each(tables, lambda table, n: table.copy(False), seconds / TURNS)
    return {
        "beside_decisions_per_s": its.decisions_per_s(),
        "of_beside": mine.decisions_per_s() / its.decisions_per_s(),
        "copies_of_beside": copies[True] / copies[False],
    }


def positions(game: Game, seats: int, seed: int, options: dict[str, Any]) -> list[Table]:
    """Tables at random decisions of random games, most of them in mid-turn."""
    found: list[Table] = []
    chance = mix(seed)
    while True:
        table = begin(game, seats=seats, seed=seed, options=options, listen=False)
        seed += 1
        while table.asked:
            chance = step(chance)
            if below(chance, 8) == 0:
                found.append(table.copy())
                if len(found) == POSITIONS:
                    return found
            seat = table.asked[0]
            question = table.question_for(seat)
            assert question is not None
            chance = step(chance)
            table.answer(seat, below(chance, question.count))


def each(tables: list[Table], work: Callable[[Table, int], object], seconds: float) -> float:
    """Seconds that one piece of work takes, on average over the positions."""
    done = 0
    start = cpu()
    while True:
        for table in tables:
            done += 1
            work(table, done)
        spent = cpu() - start
        if spent >= seconds:
            return spent / done


def live_table(game: Game, seats: int, seed: int, seconds: float) -> float:
    """Decisions a second with everything a client gets: question, view, and the news of the asked seat."""
    decisions = 0
    chance = mix(seed)
    start = cpu()
    while True:
        table = begin(game, seats=seats, seed=seed + decisions, options=OPTIONS)
        told = 0
        while True:
            question = table.question  # the first, when several seats are asked at once
            if question is None:
                break
            table.view(question.seat)
            table.news(question.seat, told)
            told = len(table.events)
            chance = step(chance)
            table.answer(question.seat, below(chance, question.count))
            decisions += 1
        spent = cpu() - start
        if spent >= seconds:
            return decisions / spent


def bytes_each(tables: list[Table], make: Callable[[Table], object]) -> float:
    """Memory that one more of something takes, on average over many that are kept."""
    make(tables[0])
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [make(table) for table in tables for _ in range(5)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def one_round(game: Game, seats: int, number: int, seconds: float) -> dict[str, float]:
    """Everything once, on games that depend on the number of the round only."""
    seed = 1_000_000 * (number + 1)
    calibration = calibrate(seconds)
    games = whole_games(game, seats, seed, seconds)
    compared = beside(game, seats, seed, seconds) if BESIDE else {}
    tables = positions(game, seats, seed, OPTIONS)
    copy = each(tables, lambda table, n: table.copy(False), seconds)
    tracked = each(tables, lambda table, n: table.copy(), seconds / 2)
    rollout = each(tables, lambda table, n: playout(table.copy(False), mix(seed + n)), seconds)
    live = live_table(game, seats, seed, seconds)
    return {
        "calibration_per_s": calibration,
        **games,
        **compared,
        "copy_us": copy * 1e6,
        "tracked_copy_us": tracked * 1e6,
        "copy_playouts_per_s": 1 / rollout,
        "copy_share": copy / rollout,
        "live_decisions_per_s": live,
        "live_cost": games["decisions_per_s"] / live,
    }


def once(game: Game, seats: int) -> dict[str, Any]:
    """What needs no repeating: memory, and a proof of what was played."""
    tables = positions(game, seats, 7, OPTIONS)
    proof = hashlib.sha256()
    answers = 0
    for seed in range(PROOF_GAMES):
        table = fresh(game, seats, seed, OPTIONS)
        answers += playout(table, mix(seed))
        proof.update(repr([answers, table.winners, table.digest()]).encode())
    return {
        "compiled": is_compiled(),
        "bytes_per_state": bytes_each(tables, lambda table: table.mark.copy()),
        "bytes_per_table": bytes_each(tables, lambda table: table.copy(False)),
        "decisions_per_game": answers / PROOF_GAMES,
        "proof": proof.hexdigest(),
    }


def main() -> None:
    """Answer each line of the input (a JSON list: what to do, and how) with a line."""
    game = game_named(sys.argv[1])
    replaced = json.loads(sys.argv[4])
    if replaced:
        game = game.with_data(replaced)
    seats = int(sys.argv[2])
    OPTIONS.update(game.options(json.loads(sys.argv[3]), seats))
    if len(sys.argv) > 5:
        BESIDE.append((game_named(sys.argv[5]), int(sys.argv[6])))
    for line in sys.stdin:
        what, *how = json.loads(line)
        found = once(game, seats) if what == "once" else one_round(game, seats, int(how[0]), float(how[1]))
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
