# of king_of_tokyo
"""Fit when King of Tokyo's light hand stays in Tokyo, and what cards are worth buying, by playing on from every answer.

    PYTHONPATH=build/compiled python tools/fit_hand.py --positions 20000 --seed 1    (needs NumPy)

Who holds a card has often been doing well, so what tools/fit_tokyo.py finds in finished games says what a card goes
with, not what it brings. Here light hands play, and at some questions every answer is played on to the end of the
game, with the same luck for all of them. The mean difference is what the answer brings:

- Yield, among three Monsters or more: how much better staying is, by hearts, VP, and how many act before one's turn;
- Buy: how much better each card that is kept is than passing, against the energy it costs. Cards seldom seen keep most
  of the weight they have.

Run it after tools/fit_tokyo.py; each run is one round of play and fit. Every fifth position is left out of a first fit
and tells how good it is. The same arguments give the same weights.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from kaiju.bots.king_of_tokyo.light import choose, energy_lost, following, signs_of_staying, turns_on
from kaiju.bots.king_of_tokyo.value import LATE_FROM, Value, value_for
from kaiju.engine.chance import mix
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.card import DISCARD
from kaiju.games.king_of_tokyo.market import DONE, SWEEP, USE_CARD, price_asked
from kaiju.games.king_of_tokyo.state import Tokyo

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.fit_tokyo import NO_NUMPY, TABLES, WEIGHTS, Settings

try:
    import numpy as np
except ImportError:  # told when it is needed: without it the tool still explains itself
    np = None

if TYPE_CHECKING:
    from numpy.typing import NDArray

SAMPLED = 0.25  # of the questions are played on
ASTRAY = 0.02  # of the answers are anything, so that positions which nobody seeks are seen too
TO_THE_END = 500  # turns, more than any game has
CARD_PRIOR = 0.2
"""How much it takes to leave the weight that a card has, in squares of how far a chance moves with strength."""
STAY_PRIOR = 5.0
LEFT_OUT = 5
Floats: TypeAlias = "NDArray[np.float64]"


class Stay(NamedTuple):
    """A Monster that may leave Tokyo: how many act before its turn, what is known of it, what staying brings."""

    before: int
    signs: list[float]
    gain: float


class Ware(NamedTuple):
    """A card that may be bought: what buying it brings over passing, and what its price costs in strength."""

    question: int
    key: str
    late: int
    slope: float  # how much the chance to win moves with strength here
    gain: float
    price: float


def questions(
    settings: Settings, kind: int, positions: int, seed: int, wanted: Callable[[Tokyo], bool]
) -> Iterator[Table]:
    """Tables of light hands at questions of a kind, until there are so many."""
    chance = random.Random(seed)
    number = 0
    found = 0
    while found < positions:
        name, seats, options = settings[number % len(settings)]
        table = begin(
            game_named(name), seats=seats, seed=mix(seed * 1_000_003 + number), options=options, listen=False
        )
        value = value_for(cast(Tokyo, table.st))
        number += 1
        while not table.over and found < positions:
            st = cast(Tokyo, table.st)
            if st.kind == kind and st.n_opts > 1 and chance.random() < SAMPLED and wanted(st):
                found += 1
                yield table
            astray = chance.random() < ASTRAY
            table.answer(int(st.who), chance.randrange(st.n_opts) if astray else int(choose(st, value)))


def played_on(table: Table, playouts: int, seed: int) -> list[float]:
    """The chance of whoever is asked after each answer, played on to the end with the same luck for all."""
    st = cast(Tokyo, table.st)
    value, seat = value_for(st), int(st.who)
    total = [0.0] * int(st.n_opts)
    for number in range(playouts):
        for answer in range(len(total)):
            twin = table.copy(tracked=False)
            twin.fresh = twin.st.rng = mix(seed + number)
            twin.give(answer)
            total[answer] += turns_on(twin, value, TO_THE_END)[seat]
    return [t / playouts for t in total]


# ------------------------------------------------------------------------------ staying in Tokyo


def stays(settings: Settings, positions: int, playouts: int, seed: int) -> list[Stay]:
    """What staying brings, in games of light hands."""
    found: list[Stay] = []
    several = questions(settings, asks.ASK_YIELD, positions, seed, lambda st: st.alive_count() > 2)
    for at, table in enumerate(several):
        st = cast(Tokyo, table.st)
        before, signs = signs_of_staying(st, st.monsters[st.who], following(st))
        stay, leave = played_on(table, playouts, mix(seed + at))[:2]
        found.append(Stay(int(before), list(signs), stay - leave))
    return found


def stay_weights(found: list[Stay]) -> list[list[float]]:
    """The weights of the signs, for each number of Monsters that act before."""
    signs = np.array([s.signs for s in found])
    spread = np.where(signs.std(axis=0) > 0, signs.std(axis=0), 1.0)
    gain = np.array([s.gain for s in found])
    before = np.array([s.before for s in found])
    out: list[list[float]] = []
    for count in range(int(before.max()) + 1):
        here: Floats = signs[before == count] / spread
        square = here.T @ here + STAY_PRIOR * np.eye(here.shape[1])
        out.append([float(w) for w in np.linalg.solve(square, here.T @ gain[before == count]) / spread])
    return out


def stay_gain(found: list[Stay], weights: list[list[float]]) -> float:
    """What going by these weights brings at a question, over always leaving."""
    told = [sum(w * x for w, x in zip(weights[s.before], s.signs, strict=True)) for s in found]
    return sum(s.gain for s, score in zip(found, told, strict=True) if score > 0) / max(1, len(found))


# ---------------------------------------------------------------------------------------- buying


def wares(settings: Settings, positions: int, playouts: int, seed: int) -> list[Ware]:
    """What cards bring that are kept, in games of light hands."""
    found: list[Ware] = []
    for at, table in enumerate(questions(settings, asks.ASK_BUY, positions, seed, sells_cards)):
        st = cast(Tokyo, table.st)
        me = st.monsters[st.who]
        value: Value = value_for(st)
        late = max(m.vp for m in st.monsters if m.alive) >= LATE_FROM
        chance = min(0.95, max(0.05, value.chances(st, following(st))[me.seat]))
        slope = chance * (1.0 - chance)
        chances = played_on(table, playouts, mix(seed - at))
        for option, choice in enumerate(st.opts):
            if not is_kept(st, choice):
                continue
            card = st.market[choice]
            price = energy_lost(value, me.energy, price_asked(st, me, card), late)
            found.append(Ware(at, st.box.keys[card], int(late), slope, chances[option] - chances[0], price))
    return found


def sells_cards(st: Tokyo) -> bool:
    return any(is_kept(st, choice) for choice in st.opts)


def is_kept(st: Tokyo, choice: int) -> bool:
    """Whether an option of the Market is a card that stays in front of its buyer."""
    if choice in (DONE, SWEEP) or choice >= USE_CARD:
        return False
    return st.box.cards[st.market[choice]].facts.type != DISCARD


def card_weights(found: list[Ware], cards: dict[str, list[float]]) -> dict[str, list[float]]:
    """The weights of all cards, moved to what buying them brings as far as that is known."""
    square: dict[tuple[str, int], float] = defaultdict(float)
    product: dict[tuple[str, int], float] = defaultdict(float)
    for ware in found:
        square[ware.key, ware.late] += ware.slope**2
        product[ware.key, ware.late] += ware.slope * (ware.gain + ware.slope * ware.price)
    return {
        key: [
            (product[key, late] + CARD_PRIOR * pair[late]) / (square[key, late] + CARD_PRIOR)
            for late in (0, 1)
        ]
        for key, pair in cards.items()
    }


def buying_gain(found: list[Ware], cards: dict[str, list[float]]) -> float:
    """What buying by these weights brings at a question, over never buying a card that is kept."""
    best: dict[int, tuple[float, float]] = {}
    for ware in found:
        told = cards[ware.key][ware.late] - ware.price if ware.key in cards else 0.0
        if told > best.get(ware.question, (0.03, 0.0))[0]:
            best[ware.question] = (told, ware.gain)
    return sum(gain for _, gain in best.values()) / max(1, len({ware.question for ware in found}))


# ------------------------------------------------------------------------------------------ both


def rounded(weights: list[float], digits: int) -> list[float]:
    return [round(w, digits) for w in weights]


def fit(name: str, part: dict[str, Any], positions: int, playouts: int, seed: int) -> None:
    """Fit one list of weights anew, in place."""
    settings = TABLES[name]
    if name != "duo":
        staying = stays(settings, positions, playouts, seed)
        used = [s for i, s in enumerate(staying) if i % LEFT_OUT]
        told = stay_gain(staying[::LEFT_OUT], stay_weights(used))
        part["stay"] = [rounded(weights, 5) for weights in stay_weights(staying)]
        print(f"{name}, Yield: {len(staying)} positions; left out: {100 * told:+.2f}% a question", flush=True)
    found = wares(settings, positions, playouts, seed)
    cards = cast(dict[str, list[float]], part["cards"])
    rest = [ware for ware in found if not ware.question % LEFT_OUT]
    before = buying_gain(rest, cards)
    after = buying_gain(rest, card_weights([ware for ware in found if ware.question % LEFT_OUT], cards))
    part["cards"] = {key: rounded(pair, 4) for key, pair in card_weights(found, cards).items()}
    print(
        f"{name}, Buy: {len(found)} cards; left out: {100 * before:+.2f}% a question before, {100 * after:+.2f}% after",
        flush=True,
    )


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tools/fit_hand.py", description="Fit staying and buying of the light hand."
    )
    parser.add_argument("--positions", type=int, default=20_000, help="questions of each kind for each list")
    parser.add_argument("--playouts", type=int, default=6, help="games played on from every answer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one list of weights: duo, many or evolved")
    asked = parser.parse_args(argv)
    if np is None:
        parser.error(NO_NUMPY)
    out = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    for name in TABLES:
        if asked.only in ("", name):
            fit(name, out[name], asked.positions, asked.playouts, asked.seed)
    WEIGHTS.write_text(json.dumps(out, separators=(",", ":")) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
