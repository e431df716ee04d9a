"""What each seat sees: hands, decks, Trophies, looks; and that being asked tells nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


@rule("GTC-VIEW-01", "GTC-VIEW-02", "GTC-CARD-11", "GTC-CARD-13")
def test_what_everybody_sees() -> None:
    play = Stage(
        {
            "kaiju": "godzilla",
            "hand": ["heat_ray", "tail_whip"],
            "discard": ["city_stomp"],
            "play": ["power_up"],
        },
        {"kaiju": "mothra", "hand": ["glide"], "trophies": ["victory_pose"]},
        pieces=[("tank", (0, 0))],
        track=2,
    )
    for seat in (-1, 0, 1):
        view = play.table.view(seat)
        one, other = view.players
        assert (one.hand_size, other.hand_size) == (2, 1)
        assert [c.card for c in one.hand] == (["heat_ray", "tail_whip"] if seat == 0 else [])
        assert [c.card for c in other.hand] == (["glide"] if seat == 1 else [])
        assert [c.card for c in other.trophies] == (["victory_pose"] if seat == 1 else [])
        assert (other.trophy_count, one.deck, other.deck) == (1, 25, 29)
        assert [c.card for c in one.discard] == ["city_stomp"]
        assert [c.card for c in one.play] == ["power_up"]
        assert (view.king, view.active, view.track, view.marker) == (0, 0, [12, 11], 0)
        assert [p.id for p in view.map.pieces if p.say == "thing-tank"] == ["tank-1"]


@rule("GTC-VIEW-03", "GTC-VIEW-08")
def test_nobody_knows_a_deck_and_a_drawn_card_is_its_players_own() -> None:
    play = Stage(
        {"kaiju": "godzilla", "hand": ["jet_jaguars_handshake"], "deck": ["heat_ray", "tail_whip"]},
        {"kaiju": "mothra"},
    )
    assert all(p.deck_known == [] for seat in (-1, 0, 1) for p in play.table.view(seat).players)
    play.card("jet_jaguars_handshake")
    assert play.told(0, "CardsDrawn")[0].cards == ["heat_ray", "tail_whip"]
    assert play.told(1, "CardsDrawn")[0].cards == play.told(-1, "CardsDrawn")[0].cards == []
    assert play.told(1, "CardPlayed")[0].card == "jet_jaguars_handshake"


@rule("GTC-VIEW-07")
def test_a_card_put_on_the_deck_stays_known_until_it_is_drawn() -> None:
    play = Stage(
        {
            "kaiju": "megalon",
            "at": (0, 0),
            "hand": ["dig_in"] * 2 + ["burrow"] * 2 + ["undermine"],
            "discard": ["beetle_leap"],
        },
        {"kaiju": "mothra", "at": (2, 0)},
        king=1,
        active=0,
    )
    play.until("recover")
    play.choose("opt-recover", card="beetle_leap")
    play.until("action")
    known = [[(k.place, k.card) for k in play.table.view(seat).players[0].deck_known] for seat in (-1, 0, 1)]
    assert known == [[(0, "beetle_leap")]] * 3


@rule("GTC-VIEW-07")
def test_shuffling_ends_what_was_known() -> None:
    play = Stage(
        {
            "kaiju": "godzilla",
            "at": (0, 0),
            "hand": ["jet_jaguars_handshake"],
            "deck": ["heat_ray", "tail_whip"],
            "deck_ends": True,
            "discard": ["city_stomp", "city_stomp"],
        },
        {"kaiju": "mothra", "at": (2, 0)},
        known_to_all=["heat_ray"],
    )
    assert play.table.view(1).players[0].deck_known[0].card == "heat_ray"
    play.card("jet_jaguars_handshake")
    assert play.happened("DeckRenewed")
    assert play.table.view(1).players[0].deck_known == []


@rule("GTC-VIEW-05", "GTC-VIEW-07")
def test_a_known_card_is_not_known_any_more_when_a_trophy_is_taken_out_of_its_hand() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["go_for_the_throat"], "energy": 3, "heads": 3},
        {
            "kaiju": "mothra",
            "at": (0, 0),
            "hand": ["fairies_song", "glide", "cocoon"],
            "deck": ["silk_lasso"],
        },
        {"kaiju": "godzilla", "at": (-1, 0)},
        known_to_all=["fairies_song", "cocoon"],
    )
    game: Any = play.table.game
    names = {name: number for number, name in game.names(play.table.st).items()}
    play.card("go_for_the_throat")
    play.damage(1)
    play.defend(1)
    play.until("hand_trophy")
    assert names["fairies_song"] in game.seen(play.table.st, 2)
    play.choose("opt-trophy", card="glide")
    seen = game.seen(play.table.st, 2)
    assert names["fairies_song"] not in seen, "it may have been the one"
    assert names["cocoon"] in seen, "it is worth nothing, so it cannot"
    assert {names["fairies_song"], names["glide"]} <= game.seen(play.table.st, 0)


@rule("GTC-VIEW-06")
def test_a_world_puts_a_trophy_out_of_a_hand_that_is_worth_something() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["go_for_the_throat"], "energy": 3, "heads": 3},
        {
            "kaiju": "mothra",
            "at": (0, 0),
            "hand": ["fairies_song", "glide", "cocoon"],
            "deck": ["silk_lasso"],
        },
        {"kaiju": "godzilla", "at": (-1, 0)},
    )
    play.card("go_for_the_throat")
    play.damage(1)
    play.defend(1)
    play.until("hand_trophy")
    play.choose("opt-trophy", card="fairies_song")
    play.until("action")
    play.default()
    taken = set()
    for seed in range(30):
        world: Any = play.table.imagine(2, seed).st
        card = world.players[0].trophies[1]
        assert world.box.of[card].dominance > 0
        assert world.box.of[card].kaiju == 1
        taken.add(world.box.of[card].key)
        world = play.table.imagine(1, seed).st
        assert world.box.of[world.players[0].trophies[1]].key == "fairies_song"
    assert len(taken) > 5


@rule("GTC-VIEW-06", "GTC-DES-05")
def test_what_one_seat_has_seen_of_a_deck_stays_seen_in_the_worlds_of_others() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["go_for_the_throat", "soar"], "energy": 3},
        {"kaiju": "megalon", "at": (0, 0), "deck": ["burrow"]},
        {"kaiju": "mothra", "at": (2, 0)},
        buildings={(1, 0): ["radar_dish"]},
    )
    play.card("go_for_the_throat")
    play.throw(1, (1, 0))
    play.choose("opt-peek", seat=1)
    play.default()
    for seed in range(10):
        mine: Any = play.table.imagine(0, seed)
        assert mine.view(0).players[1].deck_known[0].card == "burrow"
        other: Any = play.table.imagine(2, seed)
        top = other.st.box.of[other.st.players[1].deck[-1]].key
        assert [k.card for k in other.view(0).players[1].deck_known] == [top]


@rule("GTC-VIEW-09")
@pytest.mark.parametrize("hand", [["dig_in"], ["piercing_drill"], ["undermine", "burrow"]])
def test_whoever_holds_a_card_is_asked_to_defend(hand: list[str]) -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["snapping_jaws"]},
        {"kaiju": "megalon", "at": (0, 0), "hand": hand},
        {"kaiju": "mothra", "at": (2, 0)},
    )
    play.card("snapping_jaws")
    play.damage(1)
    play.expect("defend", 1)
    assert play.table.waiting(2) == play.table.waiting(0) == [1]


@rule("GTC-VIEW-06", "GTC-VIEW-09")
@pytest.mark.parametrize("hand", [["cocoon"], ["fairies_song", "glide"]])
def test_who_looks_at_a_hand_is_asked_in_secret_whatever_it_is_worth(hand: list[str]) -> None:
    """An answer that nobody has to give would tell the others that there was nothing to take."""
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["go_for_the_throat"], "energy": 3, "heads": 3},
        {"kaiju": "mothra", "at": (0, 0), "hand": hand, "deck": ["silk_lasso"]},
    )
    play.card("go_for_the_throat")
    play.damage(1)
    play.defend(1)
    play.until("hand_trophy")
    assert play.table.game.conceals(play.table.st)
