"""A stage for stories of the island: set up a position, script what chance brings, and answer as a player would.

    play = Stage({"zone": 1}, {"zone": 4}, dice="claw foot", zones={1: {"minions": {"soldier": 3}}}, boss={"zone": 1})
    play.choose("opt-damage", claws=1, feet=1)
    play.choose("opt-destroy", minion="soldier")

Seat 0 is active and is Pagurah. Nothing lies on the island but what the story says. With ``dice`` step 2 has begun;
without, the turn begins with its Boss Phase. Every verb fails when the question it needs is not the open one.
"""

from __future__ import annotations

from typing import Any

from kaiju.engine.questions import Option, Question
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games.king_of_monster_island import GAME
from tests.every_game.checks import check_question

NAMES = ("pagurah", "rex_florae", "hades", "purple_reign", "megamoth")
QUIET: dict[str, Any] = {"1": [2, 1], "2": [2, 1], "3": [2, 2], "4": [2, 1], "5": [2, 1]}
"""All Boss dice of Crystal Dragon, far from zone 5, where the Boss of a quiet story stands."""


class Stage:
    """A table in a position, and the verbs of the people at it."""

    def __init__(
        self, *monsters: dict[str, Any], dice: str = "", zones: Any = None, seed: int = 1, **position: Any
    ):
        given = [dict(m) for m in monsters] or [{}, {}]
        for m, name in zip(given, NAMES, strict=False):
            m.setdefault("monster", name)
        position["monsters"] = given
        position["zones"] = {str(zone): holds for zone, holds in (zones or {}).items()}
        if dice:
            position["dice"] = dice.split()
            position.setdefault("step", "monster_2")
        self.table: Table = begin(GAME, seats=0, seed=seed, position=position)

    # -------------------------------------------------------------- looking

    @property
    def question(self) -> Question:
        """The open question; fails when the game is over."""
        question = self.table.question
        assert question is not None, f"the game is over: {self.ending}"
        check_question(question, self.table.view(question.seat))
        return question

    @property
    def view(self) -> Any:
        """What everybody sees."""
        return self.table.view()

    @property
    def ending(self) -> str:
        """How the game ended, or nothing."""
        return self.table.game.reason(self.table.st)

    @property
    def boss(self) -> Any:
        return self.view.boss

    def monster(self, seat: int) -> Any:
        return self.view.monsters[seat]

    def health(self, *seats: int) -> list[int]:
        """The Health of some Monsters, or of all."""
        shown = self.view.monsters
        return [shown[seat].health for seat in seats or range(len(shown))]

    def zone(self, zone: int) -> Any:
        return self.view.zones[zone]

    def locked(self, zone: int) -> list[str]:
        """The Locked dice in a zone."""
        return [s.holds for s in self.zone(zone).die_spaces if s.holds and s.holds != "crystal"]

    def crystals(self, zone: int) -> int:
        return sum(s.holds == "crystal" for s in self.zone(zone).die_spaces)

    def support(self, zone: int, value: int) -> Any:
        """What lies on a Support space."""
        return self.zone(zone).support[value - 3]

    def fresh(self) -> list[str]:
        """The dice of the Roll that are not used yet."""
        view = self.view
        return [face for face, done in zip(view.dice, view.done, strict=True) if not done]

    def available(self) -> list[int]:
        """The Boss dice that are available, by number."""
        return [die.die for die in self.boss.dice if die.zone < 0]

    def happened(self, kind: str, **fields: Any) -> list[Any]:
        """The events of a kind with these fields, so far."""
        return [
            e
            for e in self.table.events
            if e.kind == kind and all(getattr(e, name) == value for name, value in fields.items())
        ]

    # ------------------------------------------------------------ answering

    def expect(self, kind: str, seat: int | None = None) -> Question:
        """The open question must be of this kind, to this seat."""
        question = self.question
        asked = f"{question.kind} to seat {question.seat}"
        assert question.kind == kind, f"expected {kind}, but the open question is {asked}"
        assert seat is None or question.seat == seat, (
            f"expected seat {seat}, but the open question is {asked}"
        )
        return question

    def answer(self, answer: int) -> None:
        """Answer the open question by number."""
        self.table.answer(self.question.seat, answer)

    def fitting(self, say: str, **args: Any) -> list[Option]:
        """The options of the open question that say this."""
        question = self.question
        return [
            o
            for o in (*question.options, *question.items, *question.also)
            if o.say == say and all(o.args.get(k) == v for k, v in args.items())
        ]

    def offers(self, say: str, **args: Any) -> bool:
        """Whether the open question has such an option."""
        return bool(self.fitting(say, **args))

    def choose(self, say: str, **args: Any) -> None:
        """Answer the open question with the one option that fits."""
        fitting = self.fitting(say, **args)
        said = [(o.say, o.args) for o in self.question.options]
        assert len(fitting) == 1, f"{len(fitting)} options fit {say} {args} in {said}"
        self.answer(fitting[0].answer)

    def use(self, power: str, **target: Any) -> None:
        """Use a power from the menu, and choose its target if one is asked for."""
        self.choose("opt-use", power=power)
        if target:
            self.target(**target)

    def target(self, **args: Any) -> None:
        """Choose a target of a power."""
        question = self.expect("card_choice")
        fitting = [o for o in question.options if all(o.args.get(k) == v for k, v in args.items())]
        fitting = [o for o in fitting if o.args]
        assert len(fitting) == 1, f"{len(fitting)} targets fit {args} in {question.options}"
        self.answer(fitting[0].answer)

    def pick(self, *places: int) -> None:
        """Answer a question about a set of things: the items at these places, from 0."""
        question = self.question
        assert question.form == "subset", question
        self.answer(sum(question.items[place].answer for place in places))

    def buy(self, card: str) -> None:
        """Buy a card."""
        self.expect("buy")
        self.choose("opt-buy", card=card)

    def done(self) -> None:
        """End the step."""
        self.choose("opt-done")

    def rig(self, *results: int) -> None:
        """Script the next results of chance."""
        self.table.st.rigged.extend(results)
        self.table.mark.rigged.extend(results)

    def until(self, kind: str, seat: int | None = None) -> Question:
        """Give quiet answers until a question of this kind is open."""
        for _ in range(300):
            question = self.question
            if question.kind == kind and (seat is None or question.seat == seat):
                return question
            self.answer(0)
        raise AssertionError(f"no {kind} question came up")

    def end_turn(self) -> None:
        """Give quiet answers until the next turn has begun, or the game is over."""
        turn = self.view.turn
        while not self.table.over and self.view.turn == turn:
            self.answer(0)


def shop(
    *monsters: dict[str, Any], market: list[str], deck: Any = ("picky_shopper", "static_fur"), **more: Any
) -> Stage:
    """A story of step 3: what lies in the market, and what comes next."""
    return Stage(*monsters, step="monster_3", market=market, deck=list(deck), **more)
