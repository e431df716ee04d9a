"""What people type, as answers."""

import contextlib
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaiju.cli.answers import Unclear, default, read_answer
from kaiju.engine import forms
from kaiju.engine.questions import Form, Option, Question
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
        number=0, seat=0, kind="keep_dice", say="ask-keep_dice", args={"left": 2}, form="subset", manner="keep",
        items=items,
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


# ---- some of them, so many of each, an order


def several(
    form: Form, n: int, least: int = 0, most: int = 0, also: int = 0, of: Sequence[int] = ()
) -> Question:
    items = [Option(i, "opt-number", {"n": 10 + i}, of=of[i] if of else 1) for i in range(n)]
    counts = {
        "pick": lambda: forms.picks(n, least, most),
        "amounts": lambda: forms.amounts(list(of), least, most),
        "order": lambda: forms.orders(n),
    }
    first = counts[form]()
    return Question(
        number=0, seat=0, kind="test", say="ask-test", form=form, items=items, least=least, most=most,
        also=[Option(first + i, "opt-none") for i in range(also)], count=first + also,
    )  # fmt: skip


PICK = several("pick", 6, 2, 3, also=1)
AMOUNTS = several("amounts", 3, 1, 4, of=(3, 1, 2))
ORDER = several("order", 4, also=1)


@pytest.mark.parametrize(
    "text, chosen",
    {
        "1 2": [0, 1],
        "6 1 3": [0, 2, 5],
        "1,4": [0, 3],
        "146": [0, 3, 5],
        "2-4": [1, 2, 3],
        "5 5 6": [4, 5],
    }.items(),
)
def test_some_things_are_picked_by_their_numbers(text: str, chosen: list[int]) -> None:
    assert forms.pick(read(text, PICK), 6, 2, 3) == chosen


@pytest.mark.parametrize(
    "text, chosen",
    {
        "2x1 1x3": [2, 0, 1],
        "1 1 3": [2, 0, 1],
        "1 3 1": [2, 0, 1],
        "2X1, 1×3": [2, 0, 1],
        "2*1 + 3": [2, 0, 1],
        "2": [0, 1, 0],
        "1x1 2x1 1x2": [3, 1, 0],
        "0x1 1x2": [0, 1, 0],
    }.items(),
)  # fmt: skip
def test_amounts_are_typed_with_a_cross_or_one_by_one(text: str, chosen: list[int]) -> None:
    assert forms.amounts_of(read(text, AMOUNTS), [3, 1, 2], 1, 4) == chosen


@pytest.mark.parametrize("text", ["3 1 4 2", "3,1,4,2", "3142", "3 > 1 > 4 > 2"])
def test_an_order_is_all_numbers(text: str) -> None:
    assert forms.order(read(text, ORDER), 4) == [2, 0, 3, 1]


def test_enter_alone_takes_nothing_or_leaves_the_order() -> None:
    assert default(several("pick", 4, 0, 2)) == read("", several("pick", 4, 0, 2)) == 0
    assert default(several("amounts", 1, 0, 2, of=(2,))) == 0
    assert forms.order(read("", ORDER), 4) == [0, 1, 2, 3]
    assert default(PICK) is None
    assert default(AMOUNTS) is None


def test_all_and_none_are_words_here_too() -> None:
    free = several("amounts", 2, 0, 3, of=(2, 1))
    assert forms.amounts_of(read("all", free), [2, 1], 0, 3) == [2, 1]
    assert forms.amounts_of(read("none", free), [2, 1], 0, 3) == [0, 0]
    assert forms.pick(read("all", several("pick", 3, 0, 3)), 3, 0, 3) == [0, 1, 2]


def test_options_beside_have_the_numbers_after_the_last_thing() -> None:
    assert read("7", PICK) == PICK.also[0].answer == PICK.count - 1
    assert read("5", ORDER) == ORDER.also[0].answer == 24


@pytest.mark.parametrize(
    "question, text, sentence",
    [
        (PICK, "", "Which ones? Type 2 to 3 of the numbers."),
        (several("pick", 6, 2, 2), "", "Which ones? Type 2 of the numbers."),
        (PICK, "1", "It must be 2 to 3 in all, not 1."),
        (PICK, "1 2 3 4", "It must be 2 to 3 in all, not 4."),
        (several("pick", 6, 2, 2), "1", "It must be 2 in all, not 1."),
        (PICK, "8 1", "There is no 8 here; choose from 1, 2, 3, 4, 5 or 6."),
        (PICK, "me", "“me” names nothing here; type numbers, or ? for help."),
        (AMOUNTS, "2x2", "There are no more than 1 of number 2."),
        (several("amounts", 2, 1, 1, of=(0, 2)), "1", "There is nothing left of number 1."),
        (AMOUNTS, "3x1 2x3", "It must be 1 to 4 in all, not 5."),
        (AMOUNTS, "none", "It must be 1 to 4 in all, not 0."),
        (AMOUNTS, "1x9", "There is no 9 here; choose from 1, 2 or 3."),
        (
            AMOUNTS,
            "two",
            "“two” is no amount; type how many of which, such as 2x1 for two of number 1, or ? for help.",
        ),
        (
            AMOUNTS,
            "x1",
            "“x1” is no amount; type how many of which, such as 2x1 for two of number 1, or ? for help.",
        ),
        (ORDER, "3 1 2", "4 is missing; an order has all 4 numbers."),
        (ORDER, "3 1 2 3", "3 stands there twice; every number comes once."),
        (ORDER, "1 2 3 9", "There is no 9 here; choose from 1, 2, 3 or 4."),
        (
            ORDER,
            "first 2",
            "“first” is no place in an order; type all numbers from 1 to 4 in the order you want.",
        ),
    ],
)
def test_what_is_no_such_answer_is_told_why(question: Question, text: str, sentence: str) -> None:
    with pytest.raises(Unclear) as unclear:
        read(text, question)
    assert str(unclear.value) == sentence


@given(st.text(alphabet="0123456789x×* ,->abé²", max_size=12), st.sampled_from([PICK, AMOUNTS, ORDER]))
def test_whatever_is_typed_is_an_answer_or_a_sentence(text: str, question: Question) -> None:
    for lang in ("en", "fr"):
        words = Words(lang=lang)
        with contextlib.suppress(Unclear):
            answer = read_answer(text.strip(), question, tell_question(words, question, CAST), words)
            assert answer in question.answers()


@given(st.data())
def test_every_answer_can_be_typed(data: st.DataObject) -> None:
    question = data.draw(st.sampled_from([PICK, AMOUNTS, ORDER]))
    answer = data.draw(st.sampled_from(question.answers()))
    combinations = question.count - len(question.also)
    if answer >= combinations:
        text = str(len(question.items) + 1 + answer - combinations)
    elif question.form == "pick":
        text = " ".join(str(place + 1) for place in forms.pick(answer, 6, 2, 3))
    elif question.form == "amounts":
        taken = forms.amounts_of(answer, [3, 1, 2], 1, 4)
        text = " ".join(f"{n}x{place}" for place, n in enumerate(taken, 1) if n)
    else:
        text = " ".join(str(place + 1) for place in forms.order(answer, 4))
    assert read(text, question) == answer
