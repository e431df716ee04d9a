"""Godzilla: Tokyo Clash in the terminal: the city in hexes of two lines, the Damage Track, the Kaiju, the hand."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from kaiju.cli.maps import ROW, Canvas, Marks, cut, draw_map
from kaiju.cli.page import QUIET, indented
from kaiju.cli.render import ENERGY, SMASH, VP, Picture, dotted, emblem
from kaiju.engine.events import Event
from kaiju.games.common.shown import PieceView, SpaceView
from kaiju.games.godzilla_tokyo_clash.shown import CardView, ClashView, PlayerView
from kaiju.rulebook import Words

WIDEST, NARROWEST = 12, 9
TALL = 30
SMALL = "▫"
WATER = "blue"
ARROWS = {"e": "→", "se": "↘", "sw": "↙", "w": "←", "nw": "↖", "ne": "↗"}
QUIET_KINDS = frozenset({"CardDone", "BuildingFell", "CardsDiscarded", "GameOver", "PhaseBegan"})
"""What the table shows anyway, or another sentence has just said."""


class ClashPicture(Picture):
    """The table: a map in which neighbours touch, and whoever fights on it."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        super().__init__(words, players)
        self._explained = False

    def scene(self, view: ClashView) -> object:
        return msgspec.structs.replace(
            view,
            resolving=[],
            revealed=[],
            looked=[],
            blow=None,
            passes=0,
            phase="",
            going_on=False,
            played=[],
        )

    def quiet(self, event: Event) -> bool:
        return event.kind in QUIET_KINDS

    # ---- the table

    def table(self, view: ClashView, you: int, console: Console, *, brief: bool = False) -> RenderableType:
        turn = self.words("turn-number", turn=view.turn)
        title = Text.assemble(
            (self.title, "bold"), f" · {self.words('table-round', round=view.round)} · {turn}"
        )
        parts: list[RenderableType] = [Rule(title, style=QUIET, align="left", characters="─")]
        parts.append(self._track(view))
        parts.append(self._events(view))
        parts.append(self.map(view, you, console, {}))
        if not (brief and self._explained):
            parts.append(self._legend(view, tall=console.height >= TALL))
            self._explained = True
        parts += [self._player(view, p) for p in view.players]
        if 0 <= you < len(view.players) and not view.over:
            parts.append(self._hand(view.players[you]))
        return Group(*parts)

    def _track(self, view: ClashView) -> Text:
        """The Damage Track from START to END: circles, and the squares between them."""
        line = Text.assemble((f" {self.words('table-track')} ", "bold"))
        for circle in range(view.circles + 1):
            line.append("◉" if circle == view.marker else "○", "bold" if circle == view.marker else QUIET)
            for square in range(view.squares_per_gap * circle + 1, view.squares_per_gap * (circle + 1) + 1):
                if circle < view.circles and square <= view.first_square:
                    held = square in view.track
                    line.append("■" if held else "·", VP if held else QUIET)
        return line

    def _events(self, view: ClashView) -> Text:
        """The Events, and what of them is left beside the board."""
        left = {supply.piece: supply.left for supply in view.supply}
        things = [Text(self.words(f"event-{event}")) for event in view.events]
        pieces = [self.words("table-supply", thing=self.words(f"thing-{p}"), n=n) for p, n in left.items()]
        return Text.assemble(
            (f" {self.words('table-events')} ", "bold"), dotted(things), (f"  ({', '.join(pieces)})", QUIET)
        )

    # ---- the city

    def map(self, view: ClashView, you: int, console: Console, marks: Marks) -> RenderableType:
        spaces = view.map.spaces
        left = min(space.x for space in spaces)
        across = max(space.x for space in spaces) - left + 1
        wide = min(WIDEST, int((console.width - 3) / across)) // 2 * 2
        if wide < NARROWEST - 1:
            return draw_map(view.map, self.words, self.cast(view, you), console.width, marks, emblem)
        top = min(space.y for space in spaces)
        canvas = Canvas()
        for space in spaces:
            row, column = round((space.y - top) / ROW) * 2, round((space.x - left) * wide)
            canvas.write(row, column, Text("│", QUIET))
            canvas.write(row + 1, column, Text("│", QUIET))
            canvas.write(row, column + wide, Text("│", QUIET))
            canvas.write(row + 1, column + wide, Text("│", QUIET))
            canvas.write(row, column + 1, cut(self._ground(view, space, marks), wide - 1))
            canvas.write(row + 1, column + 1, cut(self._load(view, space, marks), wide - 1))
        return indented(canvas.shown())

    def _ground(self, view: ClashView, space: SpaceView, marks: Marks) -> Text:
        """A space by name, with its number if it can be chosen; waves are water, rails a track."""
        ground = view.ground[space.id]
        number = ",".join(map(str, marks.get(("space", space.id), [])))
        line = Text.assemble((number, "bold reverse"), " " if number else "", space.name)
        if ground.water:
            line.append(" ≈", WATER)
        if ground.track >= 0:
            line.append(" ╪", QUIET)
        return line

    def _load(self, view: ClashView, space: SpaceView, marks: Marks) -> Text:
        """What stands in a space, those first who can be chosen or fight."""
        signs: list[Text] = []
        small = Text()
        for piece in sorted(view.map.pieces, key=lambda piece: piece.seat < 0):
            if piece.at != space.id:
                continue
            number = ",".join(map(str, marks.get(("piece", piece.id), [])))
            sign = Text.assemble((number, "bold reverse"), self._sign(piece))
            if sign.plain == SMALL:
                small.append(SMALL, VP)
            else:
                signs.append(sign)
        return Text(" ").join([*signs, small] if small else signs)

    def _sign(self, piece: PieceView) -> Text:
        """A Kaiju by its emblem, a Small Building as a square, a large one by its capital, others by two letters."""
        if piece.seat >= 0:
            return emblem(piece.seat)
        key = piece.say.removeprefix("thing-")
        if key == "small_building":
            return Text(SMALL, VP)
        said = self.words(piece.say)
        if str(piece.id).startswith("large_building"):
            return Text(said[:1].upper(), "bold")
        return Text(said[:2].lower() + ARROWS.get(str(piece.args.get("facing", "")), ""), SMASH)

    def _legend(self, view: ClashView, *, tall: bool) -> RenderableType:
        """The signs of the map and, where there is room, those of the lines below it."""
        signs = {p.say: self._sign(p)[:2] for p in view.map.pieces if p.seat < 0}
        things = [Text.assemble(sign, f" {self.words(say)}") for say, sign in signs.items()]
        ground = [
            Text.assemble(("≈", WATER), f" {self.words('table-water')}"),
            Text.assemble(("╪", QUIET), f" {self.words('table-rails')}"),
        ]
        if not tall:
            return indented(dotted([*things, *ground]), 2)
        columns = ("energy", "points", "trophy_count", "hand_size")
        counted = [
            Text(f"{self.words(f'column-{key}.sign')} {self.words(f'column-{key}')}") for key in columns
        ]
        others = [
            Text(f"{sign} {self.words(say)}") for sign, say in (("▤", "table-piles"), ("♔", "table-king"))
        ]
        return indented(dotted([*things, *ground, *counted, *others]), 2)

    # ---- the Kaiju

    def _player(self, view: ClashView, p: PlayerView) -> Text:
        """A line for each: where, Energy, points, cards, Trophies, and what is in play."""
        active = "▶" if p.seat == view.active and not view.over else " "
        at = next(space.name for space in view.map.spaces if space.id == p.space)
        line = Text.assemble(
            active, " ", emblem(p.seat), " ", (self.words(f"kaiju-{p.kaiju}"), "bold"),
            (" ♔" if p.seat == view.king else "", VP), (f" {self.players[p.seat]}", QUIET), f" {at}  ",
            ("↯", ENERGY), f"{p.energy} ", ("★", VP), f"{p.points} ", f"♛{p.trophy_count} ▯{p.hand_size} ",
            (f"▤{p.deck}/{len(p.discard)}", QUIET),
        )  # fmt: skip
        if p.heads_max:
            line.append(" " + "●" * p.heads + "○" * (p.heads_max - p.heads), SMASH)
        if p.play:
            line.append("  ").append_text(dotted(self._cards(p.play)))
        return line

    def _hand(self, p: PlayerView) -> RenderableType:
        shown = dotted(self._cards(p.hand)) if p.hand else Text("–", QUIET)
        return Text.assemble((f" {self.words('table-hand')} ", "bold"), shown)

    def _cards(self, cards: Sequence[CardView]) -> list[Text]:
        names = [self.words(f"card-{card.card}") for card in cards]
        return [
            Text(name if names.count(name) == 1 else f"{names.count(name)}x {name}")
            for name in dict.fromkeys(names)
        ]


PICTURE = ClashPicture
