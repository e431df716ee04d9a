"""King of Monster Island in the terminal: the ring of zones round the volcano, the Boss' sheet, Monsters, market, dice.

The ring is drawn as two rows of three, clockwise from the middle of the upper one::

    Cliffs    Jungle  Ruins
    Mangrove  Beach   Lagoon
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kaiju.cli.page import QUIET, indented
from kaiju.cli.render import ENERGY, HEART, NARROW, SIGNS, SMASH, VP, Picture, dotted, emblem
from kaiju.engine.events import Event
from kaiju.engine.questions import Question
from kaiju.games.king_of_monster_island.shown import BossView, IslandView, MonsterView, ZoneView
from kaiju.rulebook import Words
from kaiju.rulebook.telling import sign

ROWS = ((5, 0, 1), (4, 3, 2))
WITH_GRID = 78
BOSS = "bold red"
CRYSTAL = "bold magenta"
SYMBOLS = {"minion": "●", "crystal": "◆", "fame": "★", "wild": "?", "cube": "↯"}
QUIET_KINDS = frozenset(
    {"StepBegan", "TurnEnded", "CardRevealed", "DiceRolled", "GameOver", "BossDiceReturned"}
)
"""What is shown anyway: on the table, or at the end of it all."""
ABOUT_DICE = frozenset({"resolve", "virtual_die", "card_choice", "assign_damage"})


class IslandPicture(Picture):
    """The island as everybody sees it."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        super().__init__(words, players)
        self._known: list[str] = []  # the market as it was last shown in full

    def names(self, view: IslandView) -> tuple[str, ...]:
        return tuple(self.words(f"monster-{monster.monster}") for monster in view.monsters)

    def scene(self, view: IslandView) -> object:
        return msgspec.structs.replace(
            view, dice=[], done=[], rolls_left=0, step="", virtual="", pool=0, side_pool=0
        )

    def quiet(self, event: Event) -> bool:
        return event.kind in QUIET_KINDS

    # ---- the table

    def table(self, view: IslandView, you: int, console: Console, *, brief: bool = False) -> RenderableType:
        step = self.words(f"step-{view.step}")
        title = Text.assemble(
            (self.title, "bold"), f" · {self.words('turn-number', turn=view.turn)} · {step}"
        )
        parts: list[RenderableType] = [
            Rule(title, style=QUIET, align="left", characters="─"),
            self._boss(view),
        ]
        parts.append(self._ring(view) if console.width >= WITH_GRID else self._zones(view))
        parts += [self._monster(view, monster, you) for monster in view.monsters]
        if not view.over:
            parts.append(self._market(view, console, known=brief and view.market == self._known))
        self._known = list(view.market)
        return Group(*parts)

    def _boss(self, view: IslandView) -> RenderableType:
        """The Boss' sheet: Health and Fame, what is active, what comes next, and how near the other defeats are."""
        words, boss = self.words, view.boss
        line = Text.assemble(
            (f" {words(f'boss-{boss.boss}').upper()} ", BOSS), (f"{words(f'side-{boss.side}')}  ", QUIET)
        )
        line.append_text(Text.assemble(("♥ ", HEART), (f"{boss.health}/{boss.max_health}", "bold")))
        line.append_text(Text.assemble("  ", ("★ ", VP), (str(boss.fame), "bold"), "  "))
        more = [
            Text(words("picture-pylons", n=view.pylons)),
            Text(words("picture-bag", n=sum(view.bag.values()))),
        ]
        line.append_text(dotted(more))
        return Group(line, indented(self._powers(boss), 3))

    def _powers(self, boss: BossView) -> Text:
        active = [Text(self.words(f"card-{power.power}"), "bold") for power in boss.powers if power.active]
        coming = next((power for power in boss.powers if not power.active), None)
        if coming is not None:
            name = self.words(f"card-{coming.power}")
            active.append(Text(self.words("picture-next", fame=coming.fame, power=name), QUIET))
        return dotted(active)

    # ---- the zones

    def _ring(self, view: IslandView) -> RenderableType:
        grid = Table.grid(padding=(0, 1), expand=True)
        for _ in range(3):
            grid.add_column(ratio=1)
        for row in ROWS:
            grid.add_row(*[self._zone(view, view.zones[zone]) for zone in row])
        return grid

    def _zones(self, view: IslandView) -> RenderableType:
        return Group(*[self._zone(view, zone) for zone in view.zones])

    def _zone(self, view: IslandView, zone: ZoneView) -> RenderableType:
        """Who is there, the Minions, the die spaces, the Support spaces, and the Boss dice."""
        head = Text(self.words(f"zone-{zone.name}"), "underline")
        if view.boss.zone == zone.zone:
            head.append(" ").append(self.words(f"boss-{view.boss.boss}").upper(), BOSS)
        for monster in view.monsters:
            if monster.zone == zone.zone:
                head.append(" ").append_text(emblem(monster.seat))
        lines = [head]
        minions = [
            Text.assemble(f"{self.words(f'minion-{kind}')}", (f"×{n}" if n > 1 else "", "bold"))
            for kind, n in zone.minions.items()
        ]
        lines.append(dotted(minions) if minions else Text("–", QUIET))
        lines.append(self._spaces(view, zone))
        return Group(*lines)

    def _spaces(self, view: IslandView, zone: ZoneView) -> Text:
        line = Text()
        for space in zone.die_spaces:
            shown = "◆" if space.holds == "crystal" else sign(self.words, space.holds) if space.holds else " "
            line.append("[").append(
                shown, CRYSTAL if shown == "◆" else f"bold {SIGNS.get(shown, '')}".strip()
            ).append("]")
        for held in zone.support:
            if held.holds == "pylon":
                line.append(f" {held.value}").append("♜", CRYSTAL)
            elif held.holds:
                line.append(f" {held.value}:")
                line.append(
                    "".join(self._symbol(symbol) for symbol in held.symbols), QUIET if held.used else "bold"
                )
        for die in view.boss.dice:
            if die.zone == zone.zone:
                line.append(" <").append("".join(SYMBOLS[symbol] for symbol in die.symbols), BOSS).append(">")
        return line

    def _symbol(self, symbol: str) -> str:
        return SYMBOLS[symbol] if symbol in ("wild", "cube") else sign(self.words, symbol)

    # ---- Monsters and market

    def _monster(self, view: IslandView, monster: MonsterView, you: int) -> RenderableType:
        words = self.words
        active = "▶ " if monster.seat == view.active else "  "
        line = Text.assemble(active, emblem(monster.seat), " ", (words(f"monster-{monster.monster}"), "bold"))
        if monster.seat == you:
            line.append(f" ({words('you')})", QUIET)
        line.append_text(
            Text.assemble("  ", ("♥ ", HEART), (f"{monster.health}/{monster.max_health}", "bold"))
        )
        line.append_text(Text.assemble("  ", ("★ ", VP), (str(monster.fame), "bold")))
        line.append_text(Text.assemble("  ", ("↯ ", ENERGY), (str(monster.energy), "bold")))
        things = [Text(words(f"ally-{monster.ally}"), "italic")] if monster.ally else []
        things += [Text(words(f"card-{card.card}"), QUIET if card.used else "") for card in monster.cards]
        if monster.pouch:
            things.append(Text(" ".join(sign(words, face) for face in monster.pouch)))
        if things:
            line.append("  ").append_text(dotted(things))
        return line

    def _market(self, view: IslandView, console: Console, *, known: bool) -> RenderableType:
        words = self.words
        deck = words("picture-deck", deck=view.deck, discard=len(view.discard))
        title = Text.assemble((words("picture-market").upper(), "bold"), (f"  {deck}", QUIET))
        goods = [
            Text.assemble((f"{price}", "bold"), ("↯ ", ENERGY), (words(f"card-{card}"), "bold"))
            for card, price in zip(view.market, view.prices, strict=True)
            if card
        ]
        if known or console.height < 30:
            return Text.assemble(title, "  ", dotted(goods))
        cards = [card for card in view.market if card]
        rows: list[RenderableType] = []
        for named, card in zip(goods, cards, strict=True):
            text = Text(words(f"card-{card}.text"), QUIET)
            rows += (
                [named, indented(text, 4)]
                if console.width < NARROW
                else [Text.assemble(" ", named, "  ", text)]
            )
        return Group(title, *rows)

    # ---- the dice

    def beside(self, view: IslandView, question: Question, console: Console) -> RenderableType | None:
        if question.kind == "reroll":
            return self.dice([str(item.args["face"]) for item in question.items], [], console)
        if question.kind not in ABOUT_DICE:
            return None
        parts: list[RenderableType] = []
        if view.dice:
            parts.append(self.dice(view.dice, view.done, console))
        if view.pool:
            parts.append(Text(f"  {self.words('picture-pool', n=view.pool)}", SMASH))
        return Group(*parts) if parts else None

    def dice(self, faces: Sequence[str], done: Sequence[bool], console: Console) -> RenderableType:
        """Dice as boxes, each with its number in the lower edge; those that are used in grey."""
        across = max(1, (console.width - 2) // 6)
        rows: list[RenderableType] = []
        for start in range(0, len(faces), across):
            top, middle, bottom = Text("  "), Text("  "), Text("  ")
            for place, face in enumerate(faces[start : start + across], start):
                shown = sign(self.words, face)
                over = place < len(done) and done[place]
                edge = QUIET if over else ""
                top.append("╭───╮ ", edge)
                middle.append("│", edge)
                middle.append(f" {shown} ", QUIET if over else f"bold {SIGNS.get(shown, '')}".strip()).append(
                    "│ ", edge
                )
                bottom.append("╰─", edge).append(str(place + 1)[-1], "bold").append("─╯ ", edge)
            rows += [top, middle, bottom]
        return Group(*rows)


PICTURE = IslandPicture
