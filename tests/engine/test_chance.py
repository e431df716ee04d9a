"""Chance: fair, repeatable, and open to a script."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kaiju.engine.chance import FACTOR, below, key_for, mix, named, named_roll, step
from kaiju.engine.errors import BadRecord
from kaiju.engine.game import Game
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.engine.state import State
from kaiju.games import SHELF, game_named
from tests.every_game.games import random_play

MIXED = 640757012631874479
ROLLED = [1, 1, 3, 2, 5, 0, 1, 4, 5, 3, 1, 2]
SHUFFLED = [5, 6, 7, 11, 10, 8, 1, 9, 0, 4, 2, 3]


def rolls(seed: int, n: int, sides: int = 6) -> list[int]:
    state = State(mix(seed), [])
    return [int(state.below(sides)) for _ in range(n)]


@given(st.integers(min_value=0, max_value=2**64 - 1))
def test_any_seed_gives_a_state_that_stays_in_range(seed: int) -> None:
    state = mix(seed)
    for _ in range(50):
        assert 0 < state < 2**61
        state = step(state)
    assert state != FACTOR * 2**32 - 1


def chi_square(counts: Counter[int], cells: int, n: int) -> float:
    expected = n / cells
    return sum((counts[i] - expected) ** 2 / expected for i in range(cells))


def test_faces_and_pairs_are_even() -> None:
    n = 60_000
    sequence = rolls(7, n)
    assert chi_square(Counter(sequence), 6, n) < 20.5  # 5 degrees of freedom: p = 0.001
    pairs = Counter(a * 6 + b for a, b in zip(sequence[::2], sequence[1::2], strict=True))
    assert chi_square(pairs, 36, n // 2) < 66.7  # 35 degrees of freedom: p = 0.001


def test_first_results_of_neighbouring_seeds_are_even() -> None:
    first = Counter(rolls(seed, 1)[0] for seed in range(6000))
    assert chi_square(first, 6, 6000) < 20.5


def test_the_same_seed_gives_the_same_results() -> None:
    assert rolls(5, 100) == rolls(5, 100)
    assert rolls(5, 100) != rolls(6, 100)


def test_below_covers_exactly_its_range() -> None:
    assert {int(below(step(mix(s)), 3)) for s in range(200)} == {0, 1, 2}


def test_a_script_comes_first_and_then_chance_goes_on_as_if_it_had_not_been_there() -> None:
    state = State(mix(3), [5, 0, 4])
    assert [int(state.below(6)) for _ in range(3)] == [5, 0, 4]
    assert int(state.below(6)) == rolls(3, 1)[0]


def test_shuffles_reach_every_order_and_lose_nothing() -> None:
    orders = Counter()  # type: Counter[tuple[int, ...]]
    state = State(mix(9), [])
    for _ in range(6000):
        cards = [0, 1, 2]
        state.shuffle(cards)
        assert sorted(cards) == [0, 1, 2]
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < n < 1150 for n in orders.values())


def test_a_script_does_not_touch_shuffles() -> None:
    one, other = State(mix(4), []), State(mix(4), [1, 1, 1])
    a, b = list(range(20)), list(range(20))
    one.shuffle(a)
    other.shuffle(b)
    assert a == b
    assert other.rigged == [1, 1, 1]


def test_a_key_gives_the_same_results_again_and_others_than_any_other_key() -> None:
    keys = ["0" * 32, "0" * 31 + "1", "f" * 64, "ab" * 16]
    streams = []
    for key in keys:
        one, other = State(1, []), State(99, [])
        for each in (one, other):
            each.set_key(key, 0)
        stream = [int(one.below(1000)) for _ in range(100)]
        assert stream == [int(other.below(1000)) for _ in range(100)], "the seed has no part in it"
        late = State(1, [])
        late.set_key(key, 37)
        assert [int(late.below(1000)) for _ in range(63)] == stream[37:]
        streams.append(tuple(stream))
    assert len(set(streams)) == len(keys)


def test_older_keys_mean_what_they_meant() -> None:
    """Records hold keys: these results were written down before keys had names, and must never change."""
    chance = State(1, [])
    chance.set_key("ab" * 16, 0)
    cards = list(range(12))
    rolled = [int(chance.below(6)) for _ in range(12)]
    chance.shuffle(cards)
    assert mix("ab" * 16) == MIXED
    assert (rolled, cards, chance.drawn) == (ROLLED, SHUFFLED, 23)


def test_every_use_of_a_named_key_has_a_key_of_its_own() -> None:
    key = named("ab" * 16)
    kept = [key_for(key, purpose, use) for purpose in ("seating", "roll", "pile") for use in range(50)]
    assert len(set(kept)) == 150
    assert all(len(each) == 32 for each in kept)
    assert mix(key) != mix("ab" * 16)
    # A pile takes one use, however many cards it has; what comes after does not depend on how many that were.
    for size in (2, 7, 60):
        chance = State(1, [])
        chance.set_key(key, 0)
        first = chance.below(10**9)
        cards = list(range(size))
        chance.shuffle(cards)
        assert (sorted(cards), chance.drawn) == (list(range(size)), 2)
        assert (first, chance.below(10**9)) == tuple((named_roll(key, use) * 10**9) >> 64 for use in (0, 2))
        late = State(1, [])
        late.set_key(key, 1)
        again = list(range(size))
        late.shuffle(again)
        assert again == cards
    # One card alone uses no chance: such an answer can be taken back.
    alone = State(1, [])
    alone.set_key(key, 0)
    alone.shuffle([3])
    assert alone.drawn == 0


def test_a_record_with_named_keys_replays_and_says_so_itself() -> None:
    keys = (named(f"{n:032x}") for n in range(1, 10_000))
    game = game_named("king_of_tokyo")
    table = begin(
        game, seats=3, seed=named("cd" * 32), options={"power_up": True}, entropy=lambda: next(keys)
    )
    for n, _ in enumerate(random_play(table, 5)):
        if n % 7 == 0:
            assert table.copy().digest() == table.digest()
            world = table.imagine(table.asked[0] if table.asked else 0, n) if not table.over else None
            assert world is None or world.st.key == world.mark.key == ""
    told = record_of(table)
    assert replay(read(write(told)), game).digest() == table.digest()
    plain = replace(told, answers=[[*given[:2], str(given[2])[1:]] for given in told.answers])
    try:
        other = replay(plain, game)
    except BadRecord:
        return  # an answer does not fit any more: that is another game
    assert other.digest() != table.digest(), "the letter has a meaning"


@pytest.mark.parametrize("key", ["5" * 32, "n" + "5" * 32], ids=["older", "named"])
def test_keyed_chance_is_even(key: str) -> None:
    chance = State(1, [])
    chance.set_key(key, 0)
    counts = [0] * 6
    for _ in range(12_000):
        counts[chance.below(6)] += 1
    assert all(abs(count - 2000) < 250 for count in counts)
    first = [0] * 10
    for _ in range(5000):
        cards = list(range(10))
        chance.shuffle(cards)
        assert sorted(cards) == list(range(10))
        first[cards[0]] += 1
    assert all(abs(count - 500) < 130 for count in first)


def test_what_lies_hidden_at_a_live_table_comes_from_the_key_alone() -> None:
    """The same seeded generator deals the open cards, so nothing of it may reach into the deck."""
    key = "1234567890abcdef" * 2
    game = game_named("king_of_tokyo")
    table = begin(game, seats=3, seed=key)
    seeded = game.start(3, game.options({}, 3), mix(key))
    deck, dealt = table.st.deck, seeded.deck  # type: ignore[attr-defined]
    assert table.st.market == seeded.market  # type: ignore[attr-defined]
    assert sorted(deck) == sorted(dealt)
    assert sum(a == b for a, b in zip(deck, dealt, strict=True)) < 10


@pytest.mark.parametrize("name", [game.name for game in SHELF.values()])
def test_two_live_tables_that_look_the_same_are_not(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seating has a key of its own: made the same, it deals the same open things, and nothing of what is hidden."""
    game = game_named(name)
    seats = game.declaration.seats_usual
    seen: set[bytes] = set()
    whole: set[bytes] = set()

    def look(_: Game, dealt: State, *rest: object) -> None:
        """Instead of playing on: the first roll would tell them apart."""
        seen.add(msgspec.json.encode(game.view(dealt, -1)))
        whole.add(msgspec.json.encode(game.position(dealt)))

    monkeypatch.setattr("kaiju.engine.record.mix", lambda _: 1234567)
    monkeypatch.setattr("kaiju.engine.record.Table", look)
    for digit in "0123456789":
        begin(game, seats=seats, seed=named(digit * 32))
    assert len(seen) == 1
    assert len(whole) == 10


def test_a_live_table_is_copied_replayed_and_imagined_without_its_key() -> None:
    keys = (f"{n:032x}" for n in range(1, 10_000))
    table = begin(
        game_named("king_of_tokyo"),
        seats=3,
        seed="ab" * 20,
        options={"power_up": True},
        entropy=lambda: next(keys),
    )
    for n, _ in enumerate(random_play(table, 5)):
        if n % 5 == 0:
            assert table.copy().digest() == table.digest()
            world = table.imagine(table.asked[0], n)
            assert world.st.key == world.mark.key == ""
            assert not [seed for _, _, seed in world.answers() if isinstance(seed, str)]
    assert table.st.key
    assert replay(record_of(table), table.game).digest() == table.digest()
