"""A stage for stories of the island: set up a position, script what chance brings, and answer as a player would.

    play = Stage({"zone": 1}, {"zone": 4}, dice="claw foot", zones={1: {"minions": {"soldier": 3}}}, boss={"zone": 1})
    play.choose("opt-damage", claws=1, feet=1)
    play.choose("opt-destroy", minion="soldier")

Seat 0 is active and is Pagurah. Nothing lies on the island but what the story says. With ``dice`` step 2 has begun;
without, the turn begins with its Boss Phase. Every verb fails when the question it needs is not the open one.
"""

from __future__ import annotations

from typing import Any

from kaiju.engine.record import begin
from kaiju.games.king_of_monster_island import GAME
from tests.games import stage

NAMES = ("pagurah", "rex_florae", "hades", "purple_reign", "megamoth")
QUIET: dict[str, Any] = {"1": [2, 1], "2": [2, 1], "3": [2, 2], "4": [2, 1], "5": [2, 1]}
"""All Boss dice of Crystal Dragon, far from zone 5, where the Boss of a quiet story stands."""


class Stage(stage.Stage):
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
        super().__init__(begin(GAME, seats=0, seed=seed, position=position))

    # -------------------------------------------------------------- looking

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

    # ------------------------------------------------------------ answering

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


def shop(
    *monsters: dict[str, Any], market: list[str], deck: Any = ("picky_shopper", "static_fur"), **more: Any
) -> Stage:
    """A story of step 3: what lies in the market, and what comes next."""
    return Stage(*monsters, step="monster_3", market=market, deck=list(deck), **more)
