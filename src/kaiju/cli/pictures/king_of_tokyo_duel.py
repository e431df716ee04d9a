"""King of Tokyo: Duel in the terminal: the two tracks with their tokens, the Monsters, the row of cards, the dice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kaiju.cli.page import QUIET, indented
from kaiju.cli.render import ENERGY, HEART, NARROW, SIGNS, SMASH, VP, Picture, coloured, emblem
from kaiju.engine.events import Event
from kaiju.engine.questions import Question
from kaiju.games.king_of_tokyo_duel.buzz import BONUSES
from kaiju.games.king_of_tokyo_duel.buzz import SIGNS as BONUS_SIGNS
from kaiju.games.king_of_tokyo_duel.view import DuelView, MonsterView, TokenView
from kaiju.rulebook import Catalogue, Words
from kaiju.rulebook.telling import sign

WIDE_CELL, NARROW_CELL = 4, 2
WITH_WIDE_CELLS = 76
EXTRA_DICE_FROM = 6
RIGHTMOST = 2
MARKERS = {"fame": "★", "destruction": "▲"}
ZONES = ((-5, -3), (3, 5))
TOKEN = "bold cyan"
STYLES = {"·": QUIET, "V": f"bold {VP}", "─": QUIET}

QUIET_KINDS = frozenset({"DiceRolled", "CardRevealed", "TurnEnded", "CardKept", "GameOver"})
"""What is shown anyway: on the table, or at the end of it all."""
QUIET_RULES = frozenset(
    {("EnergySpent", "DUEL-BUY-02"), ("EnergySpent", "DUEL-BUY-06"), ("CardDiscarded", "DUEL-CARD-02")}
)
"""What another sentence has just said."""
ABOUT_DICE = frozenset(
    {"free_reroll", "reroll", "symbol", "effect", "skip", "leave_out", "group", "power", "multiply"}
)


class DuelPicture(Picture):
    """The table of the duel: seat 1's end of the tracks is on the left, seat 2's on the right."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        super().__init__(words, players)
        self._cards = Catalogue("king_of_tokyo_duel", words.lang).cards
        self._known: list[str] = []  # the row as it was last shown in full

    def names(self, view: DuelView) -> tuple[str, ...]:
        return tuple(self.words(f"monster-{monster.monster}") for monster in view.monsters)

    def scene(self, view: DuelView) -> object:
        return msgspec.structs.replace(
            view, dice=[], roll=[], left_out=[], rolls_left=0, spare=0, done=0, smashed=0, phase="", hits=None
        )

    def quiet(self, event: Event) -> bool:
        return event.kind in QUIET_KINDS or (event.kind, event.rule) in QUIET_RULES

    # ---- the table

    def table(self, view: DuelView, you: int, console: Console, *, brief: bool = False) -> RenderableType:
        title = Text.assemble((self.title, "bold"), f" · {self.words('turn-number', turn=view.turn)}")
        parts: list[RenderableType] = [Rule(title, style=QUIET, align="left", characters="─")]
        for track in MARKERS:
            parts.append(self._track(view, track, console))
        parts.append(self._monsters(view, console))
        wares = [key for key in view.market if key]
        known = brief and view.market == self._known
        if not view.over:
            parts.append(self._names_of_wares(view, wares) if known else self._row(view, console))
        self._known = list(view.market)
        return Group(*parts)

    # ---- the tracks

    def _track(self, view: DuelView, track: str, console: Console) -> RenderableType:
        """One track: its spaces with tokens and marker, its zones, and the numbers of the spaces."""
        wide = console.width >= WITH_WIDE_CELLS
        width = WIDE_CELL if wide else NARROW_CELL
        marker = view.fame if track == "fame" else view.destruction
        tokens = [token for token in view.tokens if token.where == track]
        spaces, numbers, zone = Text(" "), Text(" "), Text(" ")
        ended = False
        for position, shown in cells(tokens):
            begins, ends = edges(tokens, position)
            spaces.append("[" if begins else "]" if ended and not wide else " ", TOKEN)
            spaces.append(" " if wide else "")
            if position == marker:
                spaces.append(MARKERS[track], "bold reverse")
            else:
                spaces.append(shown, STYLES.get(shown, TOKEN))
            if wide:
                spaces.append("]" if ends else " ", TOKEN)
            ended = ends
            numbers.append(f"{position // 2:>3} " if position % 2 == 0 else "  + ", QUIET)
            inside = any(2 * first <= position <= 2 * last for first, last in ZONES)
            covered = abs(position) == 14 and shown != "V"  # still a Victory space
            zone.append(
                "▔" * width if inside else "V".rjust(width - wide).ljust(width) if covered else " " * width,
                VP,
            )
        if ended and not wide:
            spaces.append("]", TOKEN)
        name = Text.assemble((f" {self.words(f'track-{track}').upper()} ", "bold"), (MARKERS[track], "bold"))
        for token in tokens:
            name.append_text(self._token(token))
        return Group(name, spaces, zone, numbers) if wide else Group(name, spaces, zone)

    def _token(self, token: TokenView) -> Text:
        """A token by name, with what it shows and where."""
        last = token.first + token.feet - 1
        where = f"{token.first}" if last == token.first else f"{token.first}…{last}"
        shows = " ".join(BONUS_SIGNS[BONUSES.index(bonus)] for bonus in token.bonuses)
        return Text.assemble(
            ("  · ", QUIET),
            self.words(f"token-{token.token}"),
            " ",
            coloured(f"({shows})"),
            (f" {where}", QUIET),
        )

    # ---- the Monsters

    def _name(self, monster: MonsterView) -> str:
        return self.words(f"monster-{monster.monster}")

    def _monsters(self, view: DuelView, console: Console) -> RenderableType:
        lines: list[RenderableType] = []
        width = max(
            len(self._name(m)) + len(player) + 3
            for m, player in zip(view.monsters, self.players, strict=True)
        )
        for monster in view.monsters:
            active = "▶ " if monster.seat == view.active and not view.over else "  "
            arrow = "◀ " if monster.seat == 0 else "▶ "
            who = Text.assemble(
                active,
                emblem(monster.seat),
                " ",
                (self._name(monster), "bold"),
                (f" · {self.players[monster.seat]}", QUIET),
            )
            dials = self._dials(monster, short=console.width < NARROW)
            if console.width < NARROW:
                lines += [who, Text.assemble("     ", dials)]
            else:
                who.pad_right(width - len(who) + 6)
                lines.append(Text.assemble(who, (arrow, QUIET), dials))
            things = self._things(monster)
            if things:
                lines.append(indented(things, 5))
        return Group(*lines)

    def _dials(self, monster: MonsterView, *, short: bool) -> Text:
        hearts, most = monster.hearts, monster.max_hearts
        if short:
            dials = Text.assemble(("♥ ", HEART), f"{hearts}/{most}")
        else:
            dials = Text.assemble(("♥" * hearts, HEART), ("·" * (most - hearts), QUIET), " " * (15 - most))
            dials.append(f" {hearts:>2}", "bold")
        dials.append_text(Text.assemble("   ", ("↯ ", ENERGY), (f"{monster.energy:<2}", "bold")))
        dials.append_text(Text.assemble("  ", ("⚅ ", SMASH), (f"{monster.dice_tokens}", "bold")))
        return dials

    def _things(self, monster: MonsterView) -> Text | None:
        """Cards in front of a Monster, and what waits for its next turn."""
        things = [Text(self.words(f"card-{card.card}")) for card in monster.cards]
        fewer = monster.fewer + monster.dominated * len(monster.cards)
        if fewer:
            things.append(Text(self.words("fewer-dice", n=fewer), "bold"))
        return Text(" · ", QUIET).join(things) if things else None

    # ---- the row of cards

    def _names_of_wares(self, view: DuelView, wares: Sequence[str]) -> RenderableType:
        """The row on a line, when its cards have been shown before."""
        goods = [
            Text.assemble(*self._goods(key, slot)[:3]) for slot, key in enumerate(view.market) if key in wares
        ]
        return Text.assemble((self.words("row").upper(), "bold"), "  ", Text(" · ", QUIET).join(goods))

    def _row(self, view: DuelView, console: Console) -> RenderableType:
        words = self.words
        deck = words("row-deck", deck=view.deck, discard=len(view.discard))
        title = Text.assemble((words("row").upper(), "bold"), (f"  {deck}", QUIET))
        shown = [(slot, key) for slot, key in enumerate(view.market) if key]
        if console.width < NARROW:
            rows: list[RenderableType] = []
            for slot, key in shown:
                rows.append(Text.assemble(" ", *self._goods(key, slot)))
                rows.append(indented(Text(words(f"card-{key}.text"), QUIET), 4))
            return Group(title, *rows)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for slot, key in shown:
            grid.add_row(Text.assemble(" ", *self._goods(key, slot)), Text(words(f"card-{key}.text"), QUIET))
        return Group(title, grid)

    def _goods(self, key: str, slot: int) -> list[Text | tuple[str, str]]:
        """Price, name, kind and Buzz token of a card that can be bought; the rightmost is 1 cheaper."""
        facts = self._cards[key]
        price = (facts.cost or 0) - (slot == RIGHTMOST)
        goods: list[Text | tuple[str, str]] = [
            (f"{price}", "bold"),
            ("↯ ", ENERGY),
            (self.words(f"card-{key}"), "bold"),
            (f" {self.words(f'type-{facts.type}').lower()}", QUIET),
        ]
        if facts.uses:
            goods.append((f" · {self.words(f'token-{facts.uses[0]}')}", QUIET))
        return goods

    # ---- the dice

    def beside(self, view: DuelView, question: Question, console: Console) -> RenderableType | None:
        if question.kind == "keep_dice":
            return self.dice([str(item.args["face"]) for item in question.items], console)
        return self.dice(view.dice, console) if question.kind in ABOUT_DICE and view.dice else None

    def dice(self, faces: Sequence[int | str], console: Console) -> RenderableType:
        """Dice as boxes, each with its number in the lower edge; the extra dice in another colour."""
        across = max(1, (console.width - 2) // 6)
        rows: list[RenderableType] = []
        for start in range(0, len(faces), across):
            top, middle, bottom = Text("  "), Text("  "), Text("  ")
            for place, face in enumerate(faces[start : start + across], start):
                shown = sign(self.words, face)
                edge = "green" if place >= EXTRA_DICE_FROM else ""
                top.append("╭───╮ ", edge)
                middle.append("│", edge).append(f" {shown} ", f"bold {SIGNS.get(shown, '')}".strip())
                middle.append("│ ", edge)
                bottom.append("╰─", edge).append(str(place + 1), "bold").append("─╯ ", edge)
            rows += [top, middle, bottom]
        return Group(*rows)

    # ---- the end


def cells(tokens: Sequence[TokenView]) -> list[tuple[int, str]]:
    """The spaces of a track from left to right, by position in half spaces, with what they show."""
    shown = {position: "V" if abs(position) == 14 else "·" for position in range(-14, 15, 2)}
    for token in tokens:
        first, count = 2 * token.first, len(token.bonuses)
        span = 2 * (token.feet - 1)
        if count < token.feet:
            shown[first + 2] = "─"  # no space any more: the marker passes over it
        for i, bonus in enumerate(token.bonuses):
            at = first + (span * i // (count - 1) if count > 1 else 0)
            mark = BONUS_SIGNS[BONUSES.index(bonus)]
            shown[at] = "○" if mark == "·" else mark if len(mark) == 1 else "⁂"
    return sorted(shown.items())


def edges(tokens: Sequence[TokenView], position: int) -> tuple[bool, bool]:
    """Whether a token begins or ends at a position."""
    firsts = {2 * token.first for token in tokens}
    lasts = {2 * (token.first + token.feet - 1) for token in tokens}
    return position in firsts, position in lasts


PICTURE = DuelPicture
