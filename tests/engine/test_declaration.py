"""What a game says of itself holds, what does not is told in a sentence, and standings are made from it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kaiju.engine.declaration import (
    Column,
    Declaration,
    Figure,
    Standing,
    Turn,
    Wins,
    entries,
    faults,
    figures,
    turns,
)
from kaiju.engine.declaration import standings as standings_of
from kaiju.games import SHELF
from kaiju.rulebook import Words, files
from tests.declared import GameOver, TurnBegan, bare


class Pirate(msgspec.Struct, frozen=True):
    """A seat of an imaginary game."""

    seat: int
    pirate: str
    gold: int
    wounds: int
    afloat: bool = True


class SeaView(msgspec.Struct, frozen=True):
    """The table of an imaginary game."""

    pirates: list[Pirate]
    turn: int = 7


SEA = msgspec.structs.replace(
    bare("sea", (2, 5), TurnBegan),
    view=SeaView,
    each_seat="pirates",
    columns=[Column("gold"), Column("wounds", ranks="low")],
    in_game="afloat",
    figure=Figure("pirate", option="pirates"),
)


@pytest.mark.parametrize("name", SHELF)
def test_every_game_declares_what_is_there(name: str) -> None:
    assert faults(SHELF[name].declaration) == []


@pytest.mark.parametrize("name", SHELF)
def test_every_set_up_can_be_played_and_is_called_something(name: str) -> None:
    game = SHELF[name]
    for setup in game.declaration.setups:
        game.check_seats(setup.seats)
        assert game.options(setup.options, setup.seats)
        for lang in files.languages():
            words = Words(name, lang)
            for key in (f"setup-{setup.name}", f"setup-{setup.name}.help"):
                assert words.first(key), f"{lang}: there is no text {key}"


@pytest.mark.parametrize("name", SHELF)
def test_every_game_has_the_texts_that_its_declaration_needs(name: str) -> None:
    told = SHELF[name].declaration
    keys = [key for column in told.columns for key in (f"column-{column.key}", f"column-{column.key}.sign")]
    keys += [f"actor-{actor}" for actor in told.actors]
    for lang in files.languages_of(name):
        words = Words(name, lang)
        assert [key for key in keys if not words.has(key)] == []
        assert all(len(words(key)) == 1 for key in keys if key.endswith(".sign"))


@pytest.mark.parametrize("name", SHELF)
def test_the_figure_is_chosen_by_an_option_that_is_there(name: str) -> None:
    figure = SHELF[name].declaration.figure
    if figure is not None and figure.option:
        chosen = [choice for choice in SHELF[name].choices() if choice.name == figure.option]
        assert [choice.form for choice in chosen] == ["each_seat"]
        assert chosen[0].named == figure.key


def test_a_sound_declaration_has_no_faults() -> None:
    assert faults(SEA) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"name": "The Sea"}, "The name 'The Sea' is not in snake_case."),
        ({"versions": {"reef": 1, "base": 1}}, "The versions begin with that of base, and count from 1."),
        ({"versions": {"base": 0}}, "The versions begin with that of base, and count from 1."),
        ({"seats_usual": 6}, "The usual number of seats lies between the least and the most."),
        ({"each_seat": "ships"}, "SeaView has no list ships with an entry for each seat."),
        ({"each_seat": "turn"}, "SeaView has no list turn with an entry for each seat."),
        ({"columns": [Column("silver")]}, "Pirate has no field silver."),
        ({"in_game": "sunk"}, "Pirate has no field sunk."),
        ({"figure": Figure("parrot")}, "Pirate has no field parrot."),
        ({"turn": Turn("TurnBegan", "seat", "round")}, "SeaView has no field round that counts turns."),
        ({"turn": Turn("TurnBegan", "pirate", "turn")}, "The event TurnBegan has no field pirate."),
        ({"turn": Turn("Sailed", "seat", "turn")}, "There is no event Sailed."),
        ({"ending": "Landed"}, "There is no event Landed."),
        ({"events": (TurnBegan,)}, "There is no event GameOver."),
        ({"ending": "TurnBegan", "events": (TurnBegan, GameOver)}, "The event TurnBegan has no field why."),
        ({"actors": ("the storm",)}, "The actor 'the storm' is not a word."),
    ],
)
def test_what_does_not_hold_is_told(changes: dict[str, Any], fault: str) -> None:
    assert fault in faults(msgspec.structs.replace(SEA, **changes))


def sea(*pirates: tuple[int, int, bool]) -> SeaView:
    """A table with so much gold, so many wounds, and who is afloat, by seat."""
    shown = [Pirate(seat, f"p{seat}", *told) for seat, told in enumerate(pirates)]
    return SeaView(shown[::-1])


def test_a_view_is_read_by_seat() -> None:
    view = sea((1, 0, True), (2, 0, True))
    assert [entry.gold for entry in entries(SEA, view)] == [1, 2]
    assert figures(SEA, view) == ["p0", "p1"]
    assert figures(msgspec.structs.replace(SEA, figure=None), view) == ["", ""]
    assert turns(SEA, view) == 7


def places(found: list[Standing]) -> list[tuple[int, int | None]]:
    return [(standing.seat, standing.place) for standing in found]


def test_winners_come_first_then_by_columns_then_who_is_out() -> None:
    view = sea((5, 0, True), (9, 0, False), (5, 2, True), (1, 0, True), (8, 3, True))
    found = standings_of(SEA, view, [3])
    assert places(found) == [(3, 1), (4, 2), (0, 3), (2, 4), (1, None)]
    assert [standing.won for standing in found] == [True, False, False, False, False]
    assert [standing.out for standing in found] == [False, False, False, False, True]
    assert found[1].values == [8, 3]


def test_equals_share_a_place_and_so_do_winners() -> None:
    view = sea((5, 1, True), (5, 1, True), (2, 0, True), (7, 0, True))
    assert places(standings_of(SEA, view, [2, 3])) == [(2, 1), (3, 1), (0, 3), (1, 3)]


def test_a_column_that_does_not_rank_is_only_shown() -> None:
    quiet = msgspec.structs.replace(SEA, columns=[Column("gold", ranks="no")])
    assert places(standings_of(quiet, sea((1, 0, True), (9, 0, True)), [])) == [(0, 1), (1, 1)]


def test_who_wins_is_never_out() -> None:
    assert places(standings_of(SEA, sea((0, 9, False), (5, 0, True)), [0])) == [(0, 1), (1, 2)]


@pytest.mark.parametrize("winners", [[], [0, 1, 2]])
def test_a_team_stands_together(winners: list[int]) -> None:
    team: Wins = "team"
    together: Declaration = msgspec.structs.replace(SEA, wins=team)
    found = standings_of(together, sea((1, 0, True), (9, 0, False), (5, 0, True)), winners)
    assert {standing.place for standing in found} == {None}
    assert {standing.won for standing in found} == {bool(winners)}


def test_who_acts_without_a_seat_is_numbered_downwards() -> None:
    manned = msgspec.structs.replace(SEA, actors=("storm", "whale"))
    assert [manned.actor(number) for number in (-1, -2, -3, -4)] == ["", "storm", "whale", ""]
