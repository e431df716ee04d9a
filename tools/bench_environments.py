"""How fast the environments are, with observations on, beside PettingZoo's own card games and RLCard's own loop.

    python -m tools.bench_environments --rounds 5 --seconds 2

Everything is measured in one run, in turns, so that a busy machine slows all of them alike; what is told are decisions
a second of processor time, the median of the rounds, and their ratios. All play random legal answers, and everybody is
shown an observation for every one of them. PettingZoo's card games need `pip install rlcard pygame`; without them only
ours are measured.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

from kaiju.games import SHELF

OURS = SHELF.first.name
SEATS = 2


def aec(env: object, seconds: float, seed: int) -> tuple[int, float]:
    """Decisions and seconds of a loop over agents, as PettingZoo's pages have it."""
    import numpy as np

    chance = random.Random(seed)
    start, count = time.process_time(), 0
    while time.process_time() - start < seconds:
        env.reset(seed=chance.getrandbits(30))  # type: ignore[attr-defined]
        for _ in env.agent_iter():  # type: ignore[attr-defined]
            observation, _, termination, truncation, _ = env.last()  # type: ignore[attr-defined]
            if termination or truncation:
                env.step(None)  # type: ignore[attr-defined]
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[chance.randrange(len(legal))]))  # type: ignore[attr-defined]
            count += 1
    return count, time.process_time() - start


def ours(seconds: float, seed: int) -> tuple[int, float]:
    from kaiju.research.pettingzoo import env

    return aec(env(OURS, seats=SEATS), seconds, seed)


def own_loop(seconds: float, seed: int) -> tuple[int, float]:
    """Ours without a library around it: the numbers of whoever is asked, and an answer."""
    from kaiju.research.world import World

    chance = random.Random(seed)
    world = World(OURS, seats=SEATS)
    start, count = time.process_time(), 0
    while time.process_time() - start < seconds:
        world.reset(chance.getrandbits(60))
        while world.question is not None:
            world.observe(world.question.seat)
            world.answer(chance.randrange(world.answers()))
            count += 1
    return count, time.process_time() - start


def vector(seconds: float, seed: int) -> tuple[int, float]:
    """Two tables in processes of their own, by the processor time of all three; the opponents' decisions count too."""
    import numpy as np
    import psutil  # type: ignore[import-untyped]

    from kaiju.research.gymnasium import seats

    me = psutil.Process()

    def spent() -> float:
        everybody = [me, *me.children(recursive=True)]
        return sum(sum(each.cpu_times()[:2]) for each in everybody)

    chance = np.random.default_rng(seed)
    envs = seats(2, OURS, seats=SEATS)
    _, info = envs.reset(seed=seed)
    begun, start, count = time.perf_counter(), spent(), 0
    while time.perf_counter() - begun < seconds:
        masks = info["action_mask"]
        actions = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        _, _, _, _, info = envs.step(actions)
        count += SEATS * len(actions)
    used = spent() - start
    envs.close()
    return count, used


def theirs(name: str) -> Callable[[float, int], tuple[int, float]]:
    def run(seconds: float, seed: int) -> tuple[int, float]:
        import importlib

        return aec(importlib.import_module(f"pettingzoo.classic.{name}").env(), seconds, seed)

    return run


def rlcard_loop(name: str) -> Callable[[float, int], tuple[int, float]]:
    def run(seconds: float, seed: int) -> tuple[int, float]:
        import rlcard
        from rlcard.agents import RandomAgent

        env = rlcard.make(name, config={"seed": seed})
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
        start, count = time.process_time(), 0
        while time.process_time() - start < seconds:
            trajectories, _ = env.run(is_training=False)
            count += sum(len(steps) // 2 for steps in trajectories)
        return count, time.process_time() - start

    return run


PETTINGZOO = ["leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"]
RLCARD = ["leduc-holdem", "limit-holdem", "no-limit-holdem", "gin-rummy", "uno", "doudizhu", "mahjong"]


def measured() -> dict[str, Callable[[float, int], tuple[int, float]]]:
    """What there is to measure here."""
    found: dict[str, Callable[[float, int], tuple[int, float]]] = {
        "Kaiju, AEC": ours,
        "Kaiju, its own loop": own_loop,
        "Kaiju, vector of 2": vector,
    }
    try:
        import pygame  # noqa: F401
        import rlcard  # noqa: F401
    except ImportError:
        print("PettingZoo's card games and RLCard are not here: pip install rlcard pygame")
        return found
    found |= {f"PettingZoo, {name}": theirs(name) for name in PETTINGZOO}
    found |= {f"RLCard, {name}": rlcard_loop(name) for name in RLCARD}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    paces: dict[str, list[float]] = {}
    for turn in range(args.rounds):
        for name, run in measured().items():
            if args.only in name:
                try:
                    count, seconds = run(args.seconds, turn)
                except Exception as error:  # theirs may not run with every version of what they stand on
                    print(f"{name}: left out ({type(error).__name__}: {error})")
                    continue
                paces.setdefault(name, []).append(count / seconds)
    mine = statistics.median(paces.get("Kaiju, AEC", [0.0]))
    print(f"{'':34}{'decisions/s':>14}{'Kaiju through AEC is':>24}")
    for name, found in paces.items():
        pace = statistics.median(found)
        print(f"{name:34}{pace:14,.0f}{mine / pace if mine else 0:18.2f} times")


if __name__ == "__main__":
    main()
