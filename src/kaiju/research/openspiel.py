"""Every game as a game of OpenSpiel.

    import pyspiel
    import kaiju.research.openspiel

    game = kaiju.research.openspiel.load("king_of_tokyo", seats=2)
    game = pyspiel.load_game("kaiju", {"game": "king_of_tokyo", "seats": 2})   # the same, by OpenSpiel's own word

The first move is chance's: it deals, and everything that is left to chance afterwards follows from the deal, of which
nobody is told. There are so many deals (``deals``); more of them come nearer to the game, fewer make a small tree for
algorithms that visit all of it, and so does a limit of ``answers``, after which the game is broken off and worth
nothing to anybody. Then the seats move in the order in which they are asked.

An information state is all that a seat could see since the beginning with all it has answered; an observation is what
it may know now. Both are told as strings; the tensor is the row of numbers of :mod:`kaiju.study.observing`.
:func:`imagined` draws a state that a seat could not tell from this one, for IS-MCTS.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from copy import copy
from typing import Any

import msgspec
import numpy as np
import pyspiel

from kaiju.engine.chance import mix
from kaiju.engine.errors import BadSetup
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.research.world import MOST_ANSWERS, World

NAME = "kaiju"
DEALS = 1 << 16
USUAL = {"game": "", "seats": 0, "options": "{}", "deals": DEALS, "answers": MOST_ANSWERS}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Kaiju: giant-monster board games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=USUAL,
)


def load(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    deals: int = DEALS,
    answers: int = MOST_ANSWERS,
) -> Game:
    """A game, with seats and options as on the shelf, dealt in so many ways and broken off after so many answers."""
    given = json.dumps(dict(options or {}), sort_keys=True)
    return Game({"game": game, "seats": seats or 0, "options": given, "deals": deals, "answers": answers})


class Game(pyspiel.Game):  # type: ignore[misc]  # the library is left out of type checking
    """A game of the shelf with some number of seats, options and deals."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**USUAL, **(params or {})}
        self.world = World(
            chosen["game"],
            seats=chosen["seats"] or None,
            options=json.loads(chosen["options"]),
        )
        self.deals, self.answers = int(chosen["deals"]), int(chosen["answers"])
        if self.deals < 1 or self.answers < 1:
            raise BadSetup("A game has at least one deal and one answer.")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.world.actions,
            max_chance_outcomes=self.deals,
            num_players=self.world.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.answers,
        )
        super().__init__(TYPE, info, chosen)

    def new_initial_state(self) -> State:
        """Before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What seats may know, as numbers and as a string."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Held:
    """A table that is copied by its own way of copying, which is exact in the middle of a turn."""

    def __init__(self, table: Table | None = None) -> None:
        self.table = table

    def __deepcopy__(self, memo: object) -> Held:
        return Held(None if self.table is None else self.table.copy())


def shortened(*texts: str) -> str:
    """Texts of any length as one short name."""
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=16).hexdigest()


class State(pyspiel.State):  # type: ignore[misc]
    """A table: before the deal (chance moves), or with a question open, or at its end."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.held = Held()
        self.recalled = [""] * game.world.seats  # what each seat could see so far, as one short name

    @property
    def world(self) -> World:
        """The table as environments see it; it has the table of this state."""
        found: World = copy(self.get_game().world)
        assert self.held.table is not None
        found.table, found.question = self.held.table, self.held.table.question
        return found

    def current_player(self) -> int:
        table = self.held.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        question = table.question
        assert question is not None
        return question.seat

    def is_terminal(self) -> bool:
        table = self.held.table
        return table is not None and (table.over or int(table.count) >= self.get_game().answers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.world.answers()))

    def _apply_action(self, action: int) -> None:
        if self.held.table is None:
            world = self.get_game().world
            seed = mix(mix(int(action)))
            table = begin(world.game, seats=world.seats, seed=seed, options=world.given, listen=False)
            self.held = Held(table)
        else:
            seat = self.current_player()
            self.recalled[seat] = shortened(self.recalled[seat], str(action))
            self.held.table.answer(seat, int(action))
        self.recall()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else f"answer {action}"

    def returns(self) -> list[float]:
        players = range(self.get_game().world.seats)
        if self.held.table is None or not self.held.table.over:
            return [0.0 for _ in players]
        world = self.world
        return [world.reward(seat) for seat in players]

    def recall(self) -> None:
        """Everybody remembers what they can see now, after what they remember already."""
        table = self.held.table
        assert table is not None
        for seat, before in enumerate(self.recalled):
            question = None if table.over else table.question_for(seat)
            asked = "" if question is None else f"{question.kind} {question.count}"
            seen = msgspec.json.encode(table.view(seat)).decode()
            self.recalled[seat] = shortened(before, asked, seen)

    def __str__(self) -> str:
        return "before the deal" if self.held.table is None else self.world.text()


class Observer:
    """What a seat may know: the row of numbers, and a string."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.tensor: Any = np.zeros(game.world.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Take the numbers from a state, as a player may know it."""
        table = state.held.table
        if table is None:
            self.tensor.fill(0)
        else:
            layout = state.world.layout
            self.tensor[:] = layout.row(table.view(player), table.question_for(player), player)

    def string_from(self, state: State, player: int) -> str:
        """All that could be seen so far (information state), or what may be known now (observation)."""
        table = state.held.table
        if self.recalls or table is None:
            return f"seat {player}: {state.recalled[player]}"
        return msgspec.json.encode(table.view(player)).decode()


def imagined(state: State, player: int, seed: int = 0) -> State:
    """A state that this player could not tell from the given one, everything hidden drawn anew."""
    table = state.held.table
    assert table is not None
    found: State = state.clone()
    found.held = Held(table.imagine(seat=player, seed=mix(seed + int(table.count))))
    return found


pyspiel.register_game(TYPE, Game)
