"""What is in the box: decks, pieces, tiles, layouts; and that the printed boards of the ledger come out."""

from __future__ import annotations

from collections import Counter

import pytest

from kaiju.games.godzilla_tokyo_clash import GAME
from kaiju.games.godzilla_tokyo_clash.data import DATA
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from kaiju.games.godzilla_tokyo_clash.setup import lay_out
from kaiju.games.godzilla_tokyo_clash.words import HOOKS, OPS, WORDS
from kaiju.rulebook import Catalogue
from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


@rule("GTC-CMP-02", "GTC-CMP-08")
def test_four_decks_of_thirty() -> None:
    assert [mat.key for mat in BOX.mats] == ["godzilla", "mothra", "king_ghidorah", "megalon"]
    counts = Catalogue(GAME.name).meta
    assert [len(mat.cards) for mat in BOX.mats] == [counts["cards_per_deck"]] * 4
    assert len(BOX.of) == counts["cards_total"]
    assert len(BOX.cards) == len({card.key for card in BOX.cards}) == counts["different_cards"]


@rule("GTC-CMP-10", "GTC-CMP-04")
@pytest.mark.parametrize("who", range(4))
def test_every_deck_has_the_same_spread_of_dominance(who: int) -> None:
    worth = Counter(BOX.of[card].dominance for card in BOX.mats[who].cards)
    assert [worth[n] for n in range(5)] == [13, 6, 5, 4, 2]


@rule("GTC-CMP-04")
def test_what_the_decks_are_made_of() -> None:
    def count(who: int, fits: str) -> int:
        cards = [c for c in DATA["card"].values() if c["kaiju"] == BOX.mats[who].key]
        return sum(int(c["copies"]) for c in cards if fits in c["types"] or c.get(fits))

    assert [count(w, "attack") for w in range(4)] == [13, 14, 17, 14]
    assert [count(w, "defend") for w in range(4)] == [7, 6, 6, 6]
    assert [count(w, "momentum") for w in range(4)] == [5, 12, 2, 13]
    assert [count(w, "range") for w in range(4)] == [5, 14, 5, 4]
    assert [count(w, "enhancement") for w in range(4)] == [3, 2, 1, 2]


@rule("GTC-CMP-03", "GTC-CMP-05")
def test_tiles_buildings_and_tokens() -> None:
    assert len(BOX.tiles) == 13
    letters = Counter(letter for tile in BOX.tiles for cell in tile.letters for letter in cell)
    assert letters == {"B": 24, "T": 4, "P": 3, "M": 3, "R": 3}
    assert [b.letter for b in BOX.buildings] == ["B", "T", "P", "M", "R"]
    counts = {kind.key: kind.count for kind in BOX.kinds}
    assert counts == {
        "tank": 8, "train": 6, "jet": 6, "ufo": 4, "battleship": 8, "lightning_generator": 4,
    }  # fmt: skip
    inserts, token = 13, 1
    assert sum(counts.values()) + letters["B"] + inserts + token == 74
    assert len(BOX.events) == 6


@rule("GTC-CMP-06")
def test_the_supply_covers_what_the_events_can_bring() -> None:
    """At most one less than the re-spawn allows, and everybody but the King adds one; or what the set-up places."""
    for event in BOX.events:
        for seats in (2, 3, 4):
            respawn = next(s for s in event.steps if s.at_most)
            adds = 1 if event.key == "xilien_invasion" else seats - 1
            most = max(event.setup[seats - 2], respawn.at_most[seats - 2] + adds)
            assert most <= BOX.kinds[event.piece].count


@rule("GTC-CMP-06", "GTC-CMP-09")
def test_an_empty_supply_places_nothing() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (-3, 2)},
        {"kaiju": "megalon", "at": (3, -2)},
        {"kaiju": "mothra", "at": (-1, -2)},
        {"kaiju": "king_ghidorah", "at": (1, 2)},
        events=["rush_hour", "armored_assault"],
        printed=True,
        pieces=[("train", cell) for cell in [(1, -1), (0, 1), (-2, 1), (-2, -1), (3, -1), (-2, 3)]],
        phase="setup",
    )
    assert play.question.args["thing"] == "tank", "there is no Train left to be placed"
    assert len(play.pieces("train")) == 6


def test_the_vocabulary_has_32_words_and_15_moments() -> None:
    assert len(OPS) == 32
    assert len(HOOKS) == 15
    assert set(WORDS["where"]) >= {"own_space", "between"}


@rule("GTC-DES-14", "GTC-DES-02", "GTC-DES-07", "GTC-DES-06", "GTC-RH-04", "GTC-XI-04")
def test_what_things_are_worth() -> None:
    energy = {b.key: b.steps[0].n for b in BOX.buildings} | {k.key: k.steps[0].n for k in BOX.kinds}
    assert energy == {
        "small_building": 2, "tower": 4, "power_plant": 2, "military_bunker": 2, "radar_dish": 2, "tank": 1, "train": 3,
        "jet": 1, "ufo": 3, "battleship": 1, "lightning_generator": 2,
    }  # fmt: skip


# ---- the boards


@rule("GTC-SET-02", "GTC-SET-03", "GTC-SET-24")
@pytest.mark.parametrize(
    "n, spaces, tiles, small, large", [(0, 19, 6, 12, 7), (1, 28, 9, 18, 10), (2, 37, 12, 24, 13)]
)
def test_the_three_layouts(n: int, spaces: int, tiles: int, small: int, large: int) -> None:
    layout = BOX.layouts[n]
    assert (layout.size, len(layout.slots)) == (spaces, tiles)
    board = lay_out(BOX, layout, layout.default)
    letters = "".join(board.letters)
    assert letters.count("B") == small
    assert len(letters) - small == large
    assert len(layout.starts) == n + 2


@rule("GTC-SET-02", "GTC-SET-09")
def test_how_far_the_starting_locations_lie_apart() -> None:
    far = [
        sorted(int(layout.distance[a][b]) for i, a in enumerate(layout.starts) for b in layout.starts[:i])
        for layout in BOX.layouts
    ]
    assert far == [[4], [5, 5, 5], [4, 4, 4, 4, 6, 6]]


@rule("GTC-SET-28", "GTC-SET-16")
@pytest.mark.parametrize("n", range(3))
def test_the_default_boards_need_no_turning(n: int) -> None:
    from kaiju.games.godzilla_tokyo_clash.setup import turned

    layout = BOX.layouts[n]
    assert turned(BOX, layout, layout.default) == layout.default


PRINTED = (
    "P= ~ R B= B= BB T= BB= ~ T ~ BB= M= BB B= B= P ~ R=",
    "~ BB= T= T ~ BB BB T B= B= M BB= ~ B= T B= M= ~ R= B= B= M P R= ~ ~ BB BB=",
    "T ~ M ~ BB= BB T BB BB= T= ~ B= B= ~ P= BB ~ B= T B= ~ P R R= B= B= M BB BB= R= B= M= BB= ~ P= B= ~",
)
"""The default boards as the ledger writes them out, row by row: letters, ~ for water, = for a track."""


@rule("GTC-SET-28", "GTC-SET-25", "GTC-SET-16")
@pytest.mark.parametrize("n", range(3))
def test_the_default_boards_come_out_as_written(n: int) -> None:
    layout = BOX.layouts[n]
    board = lay_out(BOX, layout, layout.default)
    signs = [
        (board.letters[s] or ("~" if board.water[s] else ".")) + ("=" if board.track[s] >= 0 else "")
        for s in range(layout.size)
    ]
    assert " ".join(signs) == PRINTED[n]


@rule("GTC-SET-01", "GTC-SET-03")
def test_any_six_tiles_hold_two_with_water_and_two_with_a_track() -> None:
    others = BOX.tiles[1:]
    assert sum(any(tile.water) for tile in others) == 8
    assert sum(bool(tile.track) for tile in others) == 8
    assert BOX.tiles[0].letters == ["T"]
