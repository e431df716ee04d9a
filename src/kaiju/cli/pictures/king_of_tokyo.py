"""King of Tokyo in the terminal: Tokyo, the Monsters, the Market, the dice."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kaiju.cli.answers import number_of
from kaiju.cli.page import QUIET, indented
from kaiju.cli.render import ENERGY, HEART, NARROW, SIGNS, VP, Picture, dotted, emblem
from kaiju.engine.events import Event
from kaiju.engine.questions import Question
from kaiju.games.king_of_tokyo.shown import CardView, MonsterView, TokyoView
from kaiju.games.king_of_tokyo.state import FACES
from kaiju.rulebook import Catalogue, Words
from kaiju.rulebook.telling import sign

WIDE = 130
TALL = 34
WITH_BARS = 74
BLACK_DICE = 6
GOAL = 20

WITH_DICE = frozenset({"keep_dice", "free_reroll", "probe", "change", "die", "face", "group"})
"""Questions that want the dice in sight."""

QUIET_KINDS = frozenset({"DiceRolled", "CardRevealed", "TurnEnded", "CountersChanged", "GameOver"})
"""What is shown anyway: on the table, or at the end of it all."""
QUIET_RULES = frozenset(
    {("EnergyLost", "KOT-BUY-02"), ("EnergyLost", "KOT-SWEEP-01"), ("LeftTokyo", "KOT-ELIM-03")}
)
"""What another sentence has just said."""


class TokyoPicture(Picture):
    """The table of King of Tokyo."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        super().__init__(words, players)
        # Whichever box the game is from, cards of the other may be mixed in.
        boxes = [Catalogue(box, words.lang).cards for box in ("king_of_tokyo_origins", "king_of_tokyo")]
        self._cards = {id_: card for cards in boxes for id_, card in cards.items()}
        self._known: list[str] = []  # the Market as it was last shown in full
        self._held: list[str] = []  # the hand, likewise

    def names(self, view: TokyoView) -> tuple[str, ...]:
        return tuple(self.words(f"monster-{monster.monster}") for monster in view.monsters)

    def scene(self, view: TokyoView) -> object:
        return msgspec.structs.replace(view, dice=[], roll=[], rolls_left=0, phase="", loss=None)

    def quiet(self, event: Event) -> bool:
        return event.kind in QUIET_KINDS or (event.kind, event.rule) in QUIET_RULES

    # ---- the table

    def table(self, view: TokyoView, you: int, console: Console, *, brief: bool = False) -> RenderableType:
        title = Text.assemble((self.title, "bold"), f" · {self.words('turn-number', turn=view.turn)}")
        monsters = self._monsters(view, you, console)
        tokyo = self._tokyo(view, you, console)
        wares = [key for key in (*view.market, view.top) if key]
        known = brief and wares == self._known
        market = self._names_of_wares(view, wares) if known else self._market(view, wares, console)
        self._known = wares
        if view.over:
            market = Group()
        elif view.hand:
            market = Group(market, self._hand(view, brief=brief))
        elif view.own_deck and view.mutant_evolutions and view.phase == "setup":
            market = Group(market, self._picks(view))
        line = Rule(title, style=QUIET, align="left", characters="─")
        if console.width >= WIDE:
            sides = Table.grid(padding=(0, 4, 0, 0), expand=True)
            sides.add_column(min_width=76)
            sides.add_column(ratio=1)
            sides.add_row(Group(tokyo, monsters), market)
            return Group(line, sides)
        gap = [""] if console.height >= TALL and not view.over else []
        return Group(line, tokyo, monsters, *gap, market, *gap)

    def _tokyo(self, view: TokyoView, you: int, console: Console) -> RenderableType:
        """Who is in Tokyo City, and in Tokyo Bay where there is one."""
        places = [("city", "▂▅▃▇▄▂▆▃")]
        if len(view.monsters) > 4:
            places.append(("bay", "≈≈≈≈≈≈≈≈"))
        plots = []
        for place, skyline in places:
            inside = [monster for monster in view.monsters if monster.place == place]
            if inside:
                who = Text.assemble(emblem(inside[0].seat), " ", (self._name(inside[0]), "bold"))
            elif place == "bay" and not view.bay_open:
                who = Text(self.words("place-closed"), QUIET)
            else:
                who = Text(self.words("place-empty"), QUIET)
            plots.append((self.words(f"place-{place}").upper(), skyline, who))
        if console.width < NARROW or console.height < TALL:
            lines = [
                Text.assemble((f" {skyline[:4]} ", QUIET), f"{name}  ", who) for name, skyline, who in plots
            ]
            return Group(*lines)
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(
            *(
                Panel(
                    who,
                    title=Text.assemble((name, "bold"), (f" {skyline}", QUIET)),
                    title_align="left",
                    width=34,
                )
                for name, skyline, who in plots
            )
        )
        return Padding(grid, (0, 0, 0, 1), expand=False)

    # ---- the Monsters

    def _name(self, monster: MonsterView) -> str:
        return self.words(f"monster-{monster.monster}")

    def _monsters(self, view: TokyoView, you: int, console: Console) -> RenderableType:
        lines: list[RenderableType] = []
        width = max(
            len(self._name(monster)) + len(player) + 3
            for monster, player in zip(view.monsters, self.players, strict=True)
        )
        longest = max(monster.max_hearts for monster in view.monsters)
        for monster in view.monsters:
            who = self._who(view, monster, you)
            if not monster.alive:
                lines.append(Text.assemble(who, "  ", (f"† {self.words('eliminated')}", QUIET)))
                continue
            if console.width < NARROW:
                lines.append(Text.assemble(who, "  ", self._place(monster)))
                lines.append(Text.assemble("     ", self._dials(monster, longest, short=True)))
            else:
                who.pad_right(width - len(who) + 5)
                place = self._place(monster)
                place.pad_right(7 - len(place))
                lines.append(
                    Text.assemble(who, place, self._dials(monster, longest, bars=console.width >= WITH_BARS))
                )
            things = self._things(monster, view)
            if things:
                lines.append(indented(things, 5))
        return Group(*lines)

    def _who(self, view: TokyoView, monster: MonsterView, you: int) -> Text:
        active = "▶ " if monster.seat == view.active and not view.over else "  "
        name = "bold" if monster.alive else QUIET
        player = self.players[monster.seat]
        return Text.assemble(
            active, emblem(monster.seat), " ", (self._name(monster), name), (f" · {player}", QUIET)
        )

    def _place(self, monster: MonsterView) -> Text:
        if monster.place == "outside":
            return Text()
        return Text.assemble((f" {self.words(f'place-{monster.place}.short')} ", "bold reverse red"))

    def _dials(self, monster: MonsterView, longest: int, *, bars: bool = False, short: bool = False) -> Text:
        hearts, most = monster.hearts, monster.max_hearts
        if short:
            dials = Text.assemble(("♥ ", HEART), f"{hearts}/{most}")
        else:
            dials = Text.assemble(
                ("♥" * hearts, HEART), ("·" * (most - hearts), QUIET), " " * (longest - most)
            )
            dials.append(f" {hearts:>2}", "bold")
        dials.append_text(Text.assemble("   ", ("↯ ", ENERGY), (f"{monster.energy:<2}", "bold")))
        dials.append_text(Text.assemble("  ", ("★ ", VP), (f"{monster.vp:>2}", "bold")))
        if bars:
            full = monster.vp // 2
            dials.append_text(Text.assemble(" ", ("▰" * full, VP), ("▱" * (GOAL // 2 - full), QUIET)))
        return dials

    def _things(self, monster: MonsterView, view: TokyoView) -> Text | None:
        """Tokens and cards in front of a Monster."""
        things = [
            Text(f"{self.words(f'token-{token}')} ×{number}", "bold")
            for token, number in (("poison", monster.poison), ("shrink", monster.shrink))
            if number
        ]
        things += [self._card(card, view) for card in (*monster.cards, *monster.evolutions)]
        if monster.hand:
            things.append(Text(self.words("hand-count", hand=monster.hand), QUIET))
        return dotted(things) if things else None

    def _card(self, card: CardView, view: TokyoView) -> Text:
        shown = Text(self.words(f"card-{card.card}"))
        if card.copies:
            shown.append(f" → {self.words(f'card-{card.copies}')}")
        if card.counters:
            shown.append(f" ×{card.counters}", "bold")
        if card.owner >= 0:
            shown.append(f" {self.words('of-monster', monster=self._name(view.monsters[card.owner]))}", QUIET)
        return shown

    # ---- the Market

    def _names_of_wares(self, view: TokyoView, wares: Sequence[str]) -> RenderableType:
        """The Market on a line, when its cards have been shown before."""
        goods = [Text.assemble(*self._goods(key, view)[:3]) for key in wares]
        goods = goods or [Text(self.words("market-empty"), QUIET)]
        return Text.assemble((self.words("market").upper(), "bold"), "  ", dotted(goods))

    def _market(self, view: TokyoView, wares: Sequence[str], console: Console) -> RenderableType:
        words = self.words
        deck = words("market-deck", deck=view.deck, discard=len(view.discard))
        title = Text.assemble((words("market").upper(), "bold"), (f"  {deck}", QUIET))
        if console.width < NARROW:
            rows: list[RenderableType] = []
            for key in wares:
                rows.append(Text.assemble(" ", *self._goods(key, view)))
                rows.append(indented(Text(words(f"card-{key}.text"), QUIET), 4))
            return Group(title, *rows)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=30 if console.width >= 100 else 0)
        grid.add_column()
        for key in wares:
            grid.add_row(Text.assemble(" ", *self._goods(key, view)), Text(words(f"card-{key}.text"), QUIET))
        return Group(title, grid)

    def _hand(self, view: TokyoView, *, brief: bool) -> RenderableType:
        """The cards that only this seat knows; their texts when they are new."""
        held = [card.card for card in view.hand]
        known = brief and held == self._held
        self._held = held
        title = (self.words("hand").upper(), "bold")
        if known:
            return Text.assemble(title, "  ", " · ".join(self.words(f"card-{key}") for key in held))
        rows = [
            indented(
                Text.assemble(
                    (self.words(f"card-{key}"), "bold"), (f"  {self.words(f'card-{key}.text')}", QUIET)
                ),
                1,
            )
            for key in held
        ]
        return Group(Text.assemble(title), *rows)

    def _picks(self, view: TokyoView) -> Text:
        """The Evolutions that this seat has drafted so far."""
        names = " · ".join(self.words(f"card-{key}") for key in view.own_deck)
        return Text.assemble((self.words("picks").upper(), "bold"), "  ", names)

    def _goods(self, key: str, view: TokyoView) -> list[Text | tuple[str, str]]:
        """Price, name and kind of a card that can be bought."""
        facts = self._cards[key]
        goods: list[Text | tuple[str, str]] = [
            (f"{facts.cost}", "bold"),
            ("↯ ", ENERGY),
            (self.words(f"card-{key}"), "bold"),
            (f" {self.words(f'type-{facts.type}').lower()}", QUIET),
        ]
        if view.top == key and key not in view.market:
            goods.append((f" {self.words('market-top')}", QUIET))
        return goods

    # ---- the dice

    def beside(self, view: TokyoView, question: Question, console: Console) -> RenderableType | None:
        """The dice that a question is about; those it leaves alone stand among them without a number."""
        asked = {
            number_of(question, place): str(item.args["face"])
            for place, item in enumerate(question.items)
            if "face" in item.args
        }
        rolled = {number: FACES[face] for number, face in enumerate(view.dice, 1)}
        if not asked.items() <= rolled.items():
            return self._dice(asked, asked, console)  # dice that a card has its owner roll
        if rolled and (asked or question.kind in WITH_DICE):
            return self._dice(rolled, asked or rolled, console)
        return None

    def _dice(self, dice: Mapping[int, str], open_: Container[int], console: Console) -> RenderableType:
        """Dice as boxes, each with its number in the lower edge."""
        across = max(1, (console.width - 2) // 6)
        rows: list[RenderableType] = []
        numbered = list(dice.items())
        for start in range(0, len(numbered), across):
            top, middle, bottom = Text("  "), Text("  "), Text("  ")
            for number, face in numbered[start : start + across]:
                shown = sign(self.words, face)
                edge = QUIET if number not in open_ else "green" if number > BLACK_DICE else ""
                top.append("╭───╮ ", edge)
                middle.append("│", edge).append(f" {shown} ", f"bold {SIGNS.get(shown, '')}".strip())
                middle.append("│ ", edge)
                bottom.append("╰─", edge).append(str(number) if number in open_ else "─", "bold").append(
                    "─╯ ", edge
                )
            rows += [top, middle, bottom]
        return Group(*rows)

    # ---- the end


PICTURE = TokyoPicture
