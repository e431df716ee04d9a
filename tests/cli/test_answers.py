"""What people type, as answers."""

import pytest

from kaiju.cli.answers import Unclear, default, read_answer
from kaiju.engine.questions import Option, Question
from kaiju.rulebook import Words
from kaiju.rulebook.telling import Cast, tell_question

WORDS = Words("king_of_tokyo")
CAST = Cast(("Gigazaur", "Kraken"), 0)
ALL = 0b111111


def keep(*faces: str, also: int = 0) -> Question:
    items = [Option(1 << i, "opt-die", {"die": i + 1, "face": face}) for i, face in enumerate(faces)]
    first = 1 << len(faces)
    more = [Option(first + i, "opt-use", {"card": "background_dweller"}) for i in range(also)]
    return Question(
        number=0, seat=0, kind="keep_dice", say="ask-keep_dice", args={"left": 2}, form="subset", items=items,
        also=more, count=first + also,
    )  # fmt: skip


ROLL = keep("1", "3", "smash", "smash", "heart", "3")


def read(text: str, question: Question = ROLL) -> int:
    return read_answer(text, question, tell_question(WORDS, question, CAST), WORDS)


@pytest.mark.parametrize(
    "text, answer",
    {
        "1": 0b000001,
        "1 3 4": 0b001101,
        "k 1 3 4": 0b001101,
        "keep 1,3,4": 0b001101,
        "KEEP 6": 0b100000,
        "134": 0b001101,
        "2-4": 0b001110,
        "1-2 6": 0b100011,
        "3 3": 0b000100,
        "roll 2 5": 0b101101,
        "r 2 5": 0b101101,
        "reroll all": 0,
        "roll none": ALL,
        "s s h": 0b011100,
        "ssh": 0b011100,
        "s": 0b000100,
        "smash": 0b001100,
        "keep smash heart": 0b011100,
        "hearts": 0b010000,
        "3s": 0b100010,
        "3s smash": 0b101110,
        "1 s": 0b000101,
        "3 s": 0b001100,  # die 3 shows smash and is taken, so s means the next one
        "roll s": 0b111011,
        "roll 3s 1": 0b011100,
        "": ALL,
        "all": ALL,
        "none": 0,
        "keep nothing": 0,
    }.items(),
)  # fmt: skip
def test_dice(text: str, answer: int) -> None:
    assert read(text) == answer


@pytest.mark.parametrize(
    "text, why",
    {
        "7": "There is no 7 here; choose from 1, 2, 3, 4, 5 or 6.",
        "0": "There is no 0 here",
        "17": "There is no 7 here",
        "s s s": "There are not so many dice with smash.",
        "e": "No die shows energy.",
        "energy": "No die shows energy.",
        "2s": "No die shows 2.",
        "keep": "Which ones?",
        "x": "“x” names nothing here",
        "what now": "“what” names nothing here",
        "-1": " 1” names nothing here",
        "4-2": "4 2” names nothing here",
    }.items(),
)  # fmt: skip
def test_dice_that_are_not_there(text: str, why: str) -> None:
    with pytest.raises(Unclear) as unclear:
        read(text)
    assert why.strip("“ ") in str(unclear.value) or why in str(unclear.value)


def test_options_beside_the_dice_have_the_next_numbers() -> None:
    question = keep("1", "3", also=2)
    assert [read(text, question) for text in ("1", "2", "3", "4", "1 2")] == [1, 2, 4, 5, 3]
    with pytest.raises(Unclear):
        read("5", question)


def test_dice_of_a_card_keep_their_own_numbers() -> None:
    items = [Option(1 << i, "opt-die", {"die": die, "face": "3"}) for i, die in enumerate((2, 4, 6))]
    question = Question(
        number=0, seat=0, kind="reroll", say="ask-reroll", args={"card": "background_dweller"}, form="subset",
        items=items, count=8,
    )  # fmt: skip
    assert [read(text, question) for text in ("2", "4 6", "roll 6", "all", "none", "", "3s")] == [
        1,
        6,
        4,
        7,
        0,
        0,
        7,
    ]
    with pytest.raises(Unclear):
        read("keep 2", question)
    with pytest.raises(Unclear):
        read("1", question)


def choose(*options: Option) -> Question:
    return Question(
        number=0,
        seat=0,
        kind="buy",
        say="ask-buy",
        args={"energy": 5},
        options=list(options),
        count=len(options),
    )


SHOP = choose(
    Option(0, "opt-done"),
    Option(1, "opt-buy", {"card": "extra_head", "price": 7, "slot": 0}),
    Option(2, "opt-buy", {"card": "even_bigger", "price": 4, "slot": 1}),
    Option(3, "opt-sweep", {"price": 2}),
)
LEAVE = choose(Option(0, "opt-stay"), Option(1, "opt-yield"))


@pytest.mark.parametrize(
    "text, answer",
    [("1", 0), ("4", 3), ("", 0), ("sweep", 3), ("d", 0), ("buy extra", 1), ("BIGGER", 2), ("even big", 2)],
)
def test_options(text: str, answer: int) -> None:
    assert read(text, SHOP) == answer


@pytest.mark.parametrize(
    "text, why",
    [
        ("5", "Please type a number from 1 to 4."),
        ("0", "Please type a number from 1 to 4."),
        ("buy", "“buy” fits 2 of the options"),
        ("sell", "“sell” fits none of the options"),
        ("³", "fits none"),
        ("9" * 400, "Please type a number from 1 to 4."),
    ],
)
def test_no_option(text: str, why: str) -> None:
    with pytest.raises(Unclear, match=why):
        read(text, SHOP)


def test_enter_never_answers_what_may_hurt() -> None:
    assert default(LEAVE) is None
    with pytest.raises(Unclear, match="Please type a number"):
        read("", LEAVE)
    assert [read(text, LEAVE) for text in ("s", "y", "Yield Tokyo")] == [0, 1, 1]
