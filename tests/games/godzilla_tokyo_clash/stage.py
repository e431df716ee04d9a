"""A stage for stories of Tokyo Clash: set up a position, and answer as the players would.

    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["tail_slide"], "energy": 3},   # seat 0, whose turn it is
        {"kaiju": "mothra", "at": (0, 0), "deck": ["glide", "fairies_song"]},
        buildings={(2, 0): ["tower"]},
        pieces=[("tank", (0, 0))],
    )
    play.card("tail_slide")

Spaces go by their coordinates (q, r), as in the ledger. The city is empty unless buildings are given, or ``printed``.
Whoever has no hand given holds one card of no use, so that turns are asked for. Every verb fails when the question it
needs is not the open one.
"""

from __future__ import annotations

from typing import Any

from kaiju.engine.forms import amounts_answer
from kaiju.engine.record import begin
from kaiju.games.godzilla_tokyo_clash import GAME
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from tests.games import stage

Cell = tuple[int, int]

IDLE = {
    "godzilla": "heat_ray",
    "mothra": "poison_scales",
    "king_ghidorah": "gravity_beam",
    "megalon": "undermine",
}
"""A card for a hand that the story does not care about."""


class Stage(stage.Stage):
    """A table in a position, and the verbs of the people at it."""

    def __init__(
        self,
        *players: dict[str, Any],
        buildings: dict[Cell, list[str]] | None = None,
        pieces: list[tuple[Any, ...]] | None = None,
        printed: bool = False,
        seed: int = 1,
        data: dict[str, Any] | None = None,
        **position: Any,
    ):
        self.seats = len(players)
        self.map = next(layout.map for layout in BOX.layouts if layout.players == self.seats)
        given = []
        for player in players:
            one = dict(player)
            if "at" in one:
                one["at"] = self.name(one["at"])
            one.setdefault("hand", [IDLE[one["kaiju"]]])
            given.append(one)
        position["players"] = given
        city = {} if printed else {name: list[str]() for name in self.map.names}
        city.update({self.name(cell): what for cell, what in (buildings or {}).items()})
        position["buildings"] = city
        position["pieces"] = [
            {"piece": p[0], "at": self.name(p[1]), **({"facing": p[2]} if len(p) > 2 else {})}
            for p in pieces or []
        ]
        game = GAME if data is None else GAME.with_data(data)
        super().__init__(begin(game, seats=self.seats, seed=seed, position=position))

    # -------------------------------------------------------------- looking

    def name(self, cell: Cell) -> str:
        """The name of a space."""
        return self.map.names[self.map.place[cell]]

    def cell(self, space: int) -> Cell:
        """Where a space is."""
        return self.map.cells[space]

    def player(self, seat: int) -> Any:
        """A player as it sees itself."""
        return self.table.view(seat).players[seat]

    def energy(self, seat: int) -> int:
        return int(self.player(seat).energy)

    def heads(self, seat: int) -> int:
        return int(self.player(seat).heads)

    def at(self, seat: int) -> Cell:
        return self.cell(self.player(seat).space)

    def hand(self, seat: int) -> list[str]:
        return [c.card for c in self.player(seat).hand]

    def discard(self, seat: int) -> list[str]:
        return [c.card for c in self.player(seat).discard]

    def in_play(self, seat: int) -> list[str]:
        return [c.card for c in self.player(seat).play]

    def trophies(self, seat: int) -> list[str]:
        return [c.card for c in self.player(seat).trophies]

    def things(self, cell: Cell) -> list[str]:
        """What stands in a space besides Kaiju."""
        space = self.map.place[cell]
        pieces = [p for p in self.view.map.pieces if p.at == space and p.say.startswith("thing-")]
        return sorted(p.say.removeprefix("thing-") for p in pieces)

    def pieces(self, kind: str) -> list[Cell]:
        """Where the Event pieces of a kind are, in the order of their placement."""
        return [self.cell(p.at) for p in self.view.map.pieces if p.say == f"thing-{kind}"]

    def told(self, seat: int, kind: str) -> list[Any]:
        """The events of a kind as a seat may know them."""
        return [e for e in self.table.news(seat) if e.kind == kind]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.over)

    def facings(self, kind: str = "jet") -> list[str]:
        """Which way the Event pieces of a kind face."""
        return [p.args["facing"] for p in self.view.map.pieces if p.say == f"thing-{kind}"]

    def order(self, *kinds: str) -> list[str]:
        """The events of some kinds, in the order in which they happened."""
        return [e.kind for e in self.table.events if e.kind in kinds]

    # ------------------------------------------------------------ answering

    def asked(self) -> tuple[str, int]:
        """What is asked of whom."""
        return (self.question.kind, self.question.seat)

    def says(self) -> list[str]:
        """What the options of the open question say."""
        return [o.say for o in self.question.options]

    def cells(self) -> list[Cell]:
        """The spaces that the options of the open question point to."""
        return [self.cell(int(o.at.id)) for o in self.question.options if o.at and o.at.what == "space"]

    def cards(self, say: str = "") -> list[Any]:
        """The cards that the options of the open question speak of."""
        return [o.args["card"] for o in self.question.options if "card" in o.args and say in ("", o.say)]

    # ------------------------------------------------------------- playing

    def card(self, card: str) -> None:
        """Play a card from hand, on a turn or by Momentum."""
        assert self.question.kind in ("action", "go_on"), self.asked()
        self.choose("opt-play", card=card)

    def discard_for(self, action: str, card: str) -> None:
        """Take a Discard Action."""
        assert self.question.kind in ("action", "go_on"), self.asked()
        self.choose("opt-discard_action", action=action, card=card)

    def done(self) -> None:
        """Pass, or stop after Momentum."""
        self.choose("opt-pass" if self.question.kind == "action" else "opt-stop")

    def to(self, cell: Cell) -> None:
        """Choose a space."""
        fitting = [o for o in self.question.options if o.at and o.at.id == self.map.place[cell]]
        assert len(fitting) == 1, f"{cell} is not one of {self.cells()}"
        self.answer(fitting[0].answer)

    def stay(self) -> None:
        """Do not move."""
        self.choose("opt-stay")

    def damage(self, seat: int) -> None:
        """Attack a Kaiju for damage."""
        self.expect("attack")
        self.choose("opt-damage", seat=seat)

    def throw(self, seat: int, to: Cell) -> None:
        """Throw a Kaiju by an attack, to a space."""
        self.expect("attack")
        self.choose("opt-throw", seat=seat)
        if not self.happened("KaijuMoved", how="throw", seat=seat):
            self.to(to)

    def throw_thing(self, thing: str, to: Cell) -> None:
        """Throw a Vehicle by an attack, to a space."""
        self.expect("attack")
        self.choose("opt-throw-thing", thing=thing)
        self.to(to)

    def defend(self, seat: int, card: str = "") -> None:
        """Defend with a card, or not at all."""
        self.expect("defend", seat)
        if card:
            say = "opt-defend" if self.offers("opt-defend", card=card) else "opt-stand-in"
            self.choose(say, card=card)
        else:
            self.choose("opt-no-defense")

    def none(self) -> None:
        """Decline what is offered."""
        assert self.question.options[0].say in ("opt-none", "opt-no-push", "opt-no-attack"), self.says()
        self.answer(0)

    def refresh_discard(self, *cards: str) -> None:
        """Discard cards in the Refresh Phase, possibly none."""
        question = self.expect("discard_for_refresh")
        of = [item.of for item in question.items]
        amounts = [cards.count(str(item.args["card"])) for item in question.items]
        self.answer(amounts_answer(amounts, of, question.least, question.most))

    def end_phase(self) -> None:
        """Let everybody pass until the Refresh Phase begins."""
        while self.view.phase == "turns" and not self.table.over:
            self.default()

    def end_round(self) -> None:
        """Give quiet answers until the next Round has begun, or the game is over."""
        round = self.view.round
        while not self.table.over and self.view.round == round:
            self.default()
