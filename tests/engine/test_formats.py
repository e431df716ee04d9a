"""Both formats of records: what is written now, and the old one, whose files are frozen beside this one."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kaiju
from kaiju.engine.chance import mix
from kaiju.engine.errors import BadRecord, BadSetup
from kaiju.engine.game import Game
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.games import game_named
from kaiju.games.king_of_tokyo import KingOfTokyo
from kaiju.games.king_of_tokyo.declaration import DECLARATION
from kaiju.games.king_of_tokyo.setup import KING_OF_TOKYO
from tests.every_game.games import Dice, open_table, random_play
from tests.marks import compiled

pytestmark = compiled

OLD = Path(__file__).parent / "format_1"
DUEL = game_named("king-of-tokyo-duel")
KEY = "00112233445566778899aabbccddeeff"
TOLD_SINCE = {"DiceIdle"}
"""What the log of a game says today and did not say then: the game itself is the same."""


# ------------------------------------------------------------------ format 1


@pytest.mark.parametrize("name", ["king_of_tokyo_duel-2", "king_of_tokyo_duel-live"])
def test_an_old_record_is_read_replayed_and_written_as_it_was(name: str) -> None:
    data = (OLD / f"{name}.json").read_bytes()
    record = read(data)
    assert record.kaiju == 1
    assert write(record) == data
    if DUEL.versions["base"] != 1:
        pytest.skip("these records were played by version 1 of the rules of the Duel")
    table = replay(record, DUEL)
    told = [event.plain() for event in table.events if event.kind not in TOLD_SINCE]
    assert told == record.events
    assert table.winners == record.winners
    again = record_of(table, record.players)
    assert (again.kaiju, again.rules) == (2, {"base": 1})
    assert replay(read(write(again)), DUEL).digest() == table.digest()


def test_an_old_record_of_other_rules_says_which() -> None:
    record = read((OLD / "king_of_tokyo-2.json").read_bytes())
    later = KingOfTokyo(
        msgspec.structs.replace(DECLARATION, versions={"base": 99, "promos": 98}), KING_OF_TOKYO
    )
    with pytest.raises(
        BadRecord, match=r"King of Tokyo cannot .*version 2 of the rules of base \(here: 99\)\.$"
    ):
        replay(record, later)


# ------------------------------------------------------------------ keys


def played(game: str, **how: Any) -> kaiju.Table:
    table = kaiju.new(game, seats=2, **how)
    for _ in random_play(table, 5):
        pass
    return table


@pytest.mark.parametrize("game", ["king-of-tokyo", "king-of-tokyo-duel"])
def test_a_live_table_draws_a_key_with_every_answer_and_replays_exactly(game: str) -> None:
    table = played(game, live=True)
    record = kaiju.record(table)
    assert isinstance(record.seed, str)
    keys = [entry[2] for entry in record.answers]
    assert all(isinstance(key, str) and len(key) == 33 and key[0] == "n" for key in keys)
    assert len({record.seed, *keys}) == len(keys) + 1
    again = kaiju.load(kaiju.save(table))
    assert again.digest() == table.digest()
    assert again.events == table.events
    assert kaiju.save(again) == kaiju.save(table)
    twin = table.copy()
    assert twin.answers() == table.answers()


def test_a_key_sets_chance_by_its_hash() -> None:
    first = kaiju.new("king-of-tokyo", seats=2, seed=KEY)
    assert kaiju.new("king-of-tokyo", seats=2, seed=KEY).digest() == first.digest()
    assert kaiju.record(first).seed == KEY
    assert mix(KEY) == 559110352766920729  # never changes: records stand on it
    assert kaiju.new("king-of-tokyo", seats=2, seed=KEY + "0").digest() != first.digest()


def test_copies_in_mid_turn_go_on_alike_with_keys() -> None:
    keys = (f"{n:032x}" for n in count())
    table = begin(DUEL, seats=2, seed=KEY, entropy=lambda: next(keys))
    for before in random_play(table, 8):
        assert before.copy().digest() == before.digest()


@given(st.text(alphabet="0123456789abcdef", min_size=32, max_size=64))
def test_any_key_gives_a_good_first_state(key: str) -> None:
    assert 0 < mix(key) < 2**60


@pytest.mark.parametrize("seed", ["", "0" * 31, "0" * 65, "g" * 32, "F" * 32, "é" * 32, "٣" * 32])
def test_what_is_no_key_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match=r"A seed is a whole number .* or a key of 32 to 64"):
        kaiju.new("king-of-tokyo", seats=2, seed=seed)


# ------------------------------------------------------------------ taking back


def second_thoughts(game: str, options: dict[str, Any], answers: int, *, keys: bool) -> kaiju.Table:
    """The first game in which something is taken back; with keys as if it were live, but without any luck."""
    for seed in range(30):
        table = kaiju.new(game, seats=2, seed=seed, options=options)
        if keys:
            numbers = count()
            table.entropy = lambda numbers=numbers: f"{next(numbers):032x}"
        if hesitate(table, Dice(9), answers):
            return table
    raise AssertionError("nothing could be taken back")


def hesitate(table: kaiju.Table, dice: Dice, answers: int) -> int:
    """Play by chance, and take back half of what can be; gives how often."""
    taken_back = 0
    while not table.over and table.count < answers:
        seat = table.past.seat if table.past is not None else -1
        if table.can_undo(seat) and dice.below(2):
            table.undo(seat)
            taken_back += 1
            continue
        question = table.question
        assert question is not None
        table.answer(question.seat, dice.below(question.count))
    return taken_back


@pytest.mark.parametrize("keys", [True, False], ids=["keys", "seeded"])
@pytest.mark.parametrize(
    ("game", "options"), [("king-of-tokyo", {"power_up": True}), ("king-of-tokyo-duel", {})]
)
def test_answers_that_were_taken_back_are_in_the_record_and_taken_back_again(
    game: str, options: dict[str, Any], keys: bool
) -> None:
    table = second_thoughts(game, options, 300, keys=keys)
    record = kaiju.record(table)
    back = [n for n, entry in enumerate(record.answers) if entry[1] == -1]
    assert back
    assert all(len(record.answers[n]) == 2 for n in back)
    assert sum(event["event"] == "TookBack" for event in record.events) == len(back)
    again = kaiju.load(kaiju.save(table))
    assert again.digest() == table.digest()
    assert again.count == table.count == len(record.answers)
    assert [event.plain() for event in again.events] == record.events
    assert kaiju.save(again) == kaiju.save(table)
    # An answer of somebody else, or none at all, cannot be taken back.
    for where in (0, back[0] + 1):
        answers = [*record.answers[:where], [0, -1], [1, -1]]
        wrong = msgspec.structs.replace(record, answers=answers, winners=None)
        with pytest.raises(BadRecord, match=f"answer ({where}|{where + 1}) was refused"):
            replay(wrong, table.game)


# ------------------------------------------------------------------ whatever somebody does to a file


def whole(name: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    table = open_table((name, seats, options), 3)
    for before in random_play(table, 4):
        if before.count == 40:
            break
    data: dict[str, Any] = msgspec.json.decode(kaiju.save(table))
    return data


def placed() -> dict[str, Any]:
    position = {
        "monsters": [{"hearts": 3, "cards": ["jets"]}, {"monster": "kraken", "vp": 19, "place": "city"}],
        "active": 1,
        "script": ["1", "2", "3", "smash", "smash", "heart"],
        "market": ["tank", "heal", "mimic"],
        "options": {"power_up": True},
    }
    table = kaiju.scenario("king-of-tokyo", position, seed=KEY)
    for before in random_play(table, 4):
        if before.count == 20:
            break
    data: dict[str, Any] = msgspec.json.decode(kaiju.save(table))
    return data


def from_the_middle(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """A record that begins in the middle of another game, with all that its position holds."""
    first = kaiju.new(name, seats=2, seed=3, options=options)
    for before in random_play(first, 4):
        if before.count == 25:
            break
    table = kaiju.scenario(name, kaiju.position(first), seed=KEY)
    for before in random_play(table, 4):
        if before.count == 10:
            break
    data: dict[str, Any] = msgspec.json.decode(kaiju.save(table))
    return data


RECORDS = [
    whole("king_of_tokyo", 3, {"power_up": True, "promos": "all", "halloween": True}),
    whole("king_of_tokyo_duel", 2, {"monsters": ["gigazaur"]}),
    placed(),
    from_the_middle("king-of-tokyo", {"power_up": True, "mutant_evolutions": True, "halloween": True}),
    from_the_middle("king-of-tokyo-duel", {}),
    msgspec.json.decode(kaiju.save(second_thoughts("king-of-tokyo-duel", {}, 40, keys=True))),
]
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([-1, 0, 1, 2, 2**31, 2**62, 2**63, 2**64, -(2**63), 2**70])
    | st.floats(allow_nan=False)
    | st.text(max_size=40)
    | st.sampled_from([KEY, "mimic", "all", "city", "base", "gigazaur"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def mangle(value: Any, draw: Any) -> Any:
    """A copy in which one place is something else, is gone, or is there twice."""
    if isinstance(value, (dict, list)) and value and draw(st.integers(0, 5)):
        places: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
        where = draw(st.sampled_from(places))
        copy = value.copy()
        how = draw(st.sampled_from(["deeper", "deeper", "deeper", "gone", "more"]))
        if how == "gone":
            del copy[where]
        elif how == "deeper":
            copy[where] = mangle(value[where], draw)
        elif isinstance(copy, dict):
            copy[draw(st.text(max_size=8))] = draw(JUNK)
        else:
            copy.insert(where, draw(JUNK | st.just(value[where])))
        return copy
    return draw(JUNK)


def replayed(data: bytes, game: Game) -> kaiju.Table | None:
    """The table of a record; None when it was refused, in a sentence and by nothing but BadRecord."""
    try:
        return replay(read(data), game)
    except BadRecord as error:
        return None if str(error).endswith(".") else pytest.fail(f"no sentence: {error}")


@settings(max_examples=250)
@given(st.data())
def test_a_mangled_record_is_refused_with_a_sentence_or_replays(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(RECORDS))
    game = game_named(record["game"])
    for _ in range(data.draw(st.integers(1, 3))):
        record = mangle(record, data.draw)
    table = replayed(msgspec.json.encode(record), game)
    if table is not None:
        assert replay(read(write(record_of(table))), game).digest() == table.digest()


@settings(max_examples=100)
@given(st.sampled_from(RECORDS), st.data())
def test_a_record_with_other_bytes_in_it_is_refused_or_read(
    record: dict[str, Any], data: st.DataObject
) -> None:
    raw = bytearray(msgspec.json.encode(record))
    at = data.draw(st.integers(0, len(raw) - 1))
    raw[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    replayed(bytes(raw), game_named(record["game"]))
