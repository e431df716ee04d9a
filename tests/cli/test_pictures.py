"""Pictures of the table: they fit every width, say everything, and show nobody's secrets."""

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

import kaiju
from kaiju.cli import render
from kaiju.cli.looking_up import Left
from kaiju.cli.pictures import picture_of
from kaiju.cli.render import Picture
from kaiju.cli.sitting import Sitting
from kaiju.cli.terminal import Keyboard
from kaiju.rulebook import Words
from kaiju.rulebook.telling import tell_question

WORDS = Words("king_of_tokyo")


def screen(width: int, height: int = 24) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, highlight=False, markup=False, emoji=False)


def shown(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def tables(games: int) -> list[kaiju.Table]:
    """Some tables in the middle of a game, every question kind welcome."""
    chance = random.Random(5)
    found: dict[str, kaiju.Table] = {}
    for seed in range(games):
        table = kaiju.new("king-of-tokyo", seats=2 + seed % 5, seed=seed)
        while table.question is not None:
            if table.question.kind not in found and table.count > 30:
                found[table.question.kind] = table.copy()
            table.answer(table.question.seat, chance.randrange(table.question.count))
        found["over"] = table
    return list(found.values())


TABLES = tables(12)


@pytest.mark.parametrize("width", [30, 40, 60, 72, 80, 100, 160])
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "general"])
def test_every_table_and_question_fits(width: int, plain: bool) -> None:
    console = screen(width, height=24 if width < 100 else 50)
    for table in TABLES:
        view = table.view(0)
        players = ["somebody", "greedy", "random", "greedy", "greedy", "random"][: len(view.monsters)]
        picture = Picture(WORDS, players) if plain else picture_of("king_of_tokyo", WORDS, players)
        for brief in (False, True):
            console.print(picture.table(view, 0, console, brief=brief))
        question = table.question
        if question is not None:
            cast = picture.cast(view, question.seat)
            told = tell_question(WORDS, question, cast)
            for brief in (False, True):
                console.print(render.ask(question, told, picture, view, console, brief=brief))
        console.print(*render.ending(table.news(), picture, view, 0))
    longest = max(shown(console).splitlines(), key=len)
    assert len(longest) <= width, longest


def test_the_table_says_what_is_on_it() -> None:
    table = kaiju.scenario(
        "king-of-tokyo",
        {
            "monsters": [
                {
                    "monster": "gigazaur",
                    "hearts": 7,
                    "energy": 3,
                    "vp": 12,
                    "place": "city",
                    "cards": ["extra_head"],
                },
                {"monster": "the_king", "hearts": 4, "energy": 11, "vp": 2, "poison": 2},
                {"monster": "pandakai"},
            ],
        },
    )
    console = screen(80, 24)
    console.print(
        picture_of("king_of_tokyo", WORDS, ["you", "greedy", "random"]).table(table.view(0), 0, console)
    )
    text = shown(console)
    for fact in (
        "TOKYO CITY  ● Gigazaur",
        "♥♥♥♥♥♥♥···  7   ↯ 3   ★ 14 ▰▰▰▰▰▰▰▱▱▱",
        "Extra Head",
        "Poison ×2",
        "↯ 11",
    ):
        assert fact in text
    assert all(WORDS(f"card-{card}") in text for card in table.view().market)


def test_an_unchanged_market_is_only_named() -> None:
    table = kaiju.new("king-of-tokyo", seats=2, seed=3)
    picture = picture_of("king_of_tokyo", WORDS, ["you", "greedy"])
    first, second = screen(80), screen(80)
    first.print(picture.table(table.view(0), 0, first, brief=True))
    second.print(picture.table(table.view(0), 0, second, brief=True))
    text = WORDS(f"card-{table.view().market[0]}.text").split()[0:4]
    assert " ".join(text) in shown(first)
    assert " ".join(text) not in shown(second)


class Script(Keyboard):
    """A keyboard with its lines written down."""

    def __init__(self, console: Console, *lines: str) -> None:
        super().__init__(console)
        self.lines = list(lines)
        self.typed = self.watched = False

    def line(self, prompt: str) -> str:
        self._console.print(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def test_what_only_one_person_may_know_is_handed_over() -> None:
    """Made in a Lab shows its owner the top card of the deck: the others must look away, and it is gone after."""
    position: dict[str, Any] = {
        "monsters": [
            {"monster": "gigazaur", "energy": 6, "cards": ["made_in_a_lab"]},
            {"monster": "the_king"},
        ],
        "script": ["1", "1", "2", "2", "3", "3"],
        "deck": ["wings"],
    }
    table = kaiju.scenario("king-of-tokyo", position)
    console = screen(80)
    sitting = Sitting(table, ["anna", "ben"], WORDS, Script(console, "all", "use made", "quit"), console)
    with pytest.raises(Left):
        sitting.run()
    text = shown(console)
    assert text.index("Pass the keyboard to anna") < text.index("The top card of the deck is Wings.")
    assert text.count("Pass the keyboard") == 1
    assert "Pass the keyboard to ben" not in text
    assert table.view(0).top == "wings"
    assert sitting.has_secrets(0)
    assert not sitting.has_secrets(1)


def test_hands_are_handed_over_when_the_person_changes_and_only_then() -> None:
    table = kaiju.new("king-of-tokyo", seats=3, seed=3, options={"power_up": True})
    console = screen(80)
    sitting = Sitting(table, ["anna", "ben", "random"], WORDS, Script(console, *["1"] * 60), console)
    with pytest.raises(Left):
        sitting.run()
    asked = re.findall(r"^(anna|ben)> |^Pass the keyboard to (anna|ben)", shown(console), re.MULTILINE)
    holder, passed = "", ""
    for answering, taking in asked:
        if taking:
            passed = taking
        elif answering != holder:
            assert passed == answering, asked
            holder, passed = answering, ""
        else:
            assert passed in ("", answering)
    assert {"anna", "ben"} <= {answering for answering, _ in asked}
