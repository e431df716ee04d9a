"""The turn: its steps and their order, what happens at its start, and what is left of it when somebody dies."""

from __future__ import annotations

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

SHOP = ["heal", "tank", "skyscraper"]


def kinds(play: Stage, *names: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    return [e.kind for e in play.table.events if e.kind in names]


# ---- steps


@rule("KOT-TURN-01")
def test_the_five_steps_come_in_their_order() -> None:
    """Roll, resolve, enter Tokyo, buy, end of turn, in one turn that has all of them."""
    play = Stage({"energy": 2, "cards": ["herbivore"]}, {}, script="1 1 1 e 2 2", market=SHOP)
    play.roll()
    play.expect("buy", seat=0)
    play.choose("opt-buy", card="heal")
    told = [(e.kind, e.rule) for e in play.table.events if getattr(e, "seat", 0) == 0]
    steps = [
        ("TurnBegan", "KOT-TURN-01"),
        ("DiceRolled", "KOT-ROLL-01"),
        ("VPGained", "KOT-NUM-02"),
        ("EnergyGained", "KOT-NRG-01"),
        ("EnteredTokyo", "KOT-ENTER-01"),
        ("CardBought", "KOT-BUY-02"),
        ("VPGained", "KOT-COMP-08"),
        ("TurnEnded", "KOT-TURN-02"),
    ]
    assert [told.index(step) for step in steps] == sorted(told.index(step) for step in steps)


@rule("KOT-TURN-01", "KOT-BUY-10")
def test_nothing_is_bought_before_tokyo_is_entered() -> None:
    play = Stage({"energy": 9}, {"place": "city"}, script="s 1 1 2 2 3", market=SHOP)
    assert [kind for kind, seat in play.asked_before_end_of_turn() if seat == 0] == ["keep_dice", "buy"]
    play = Stage({"energy": 9}, {"place": "city"}, script="s 1 1 2 2 3", market=SHOP)
    play.roll()
    play.choose("opt-yield")
    play.expect("buy", seat=0)
    assert play.place(0) == "city"


@rule("KOT-TURN-02", "KOT-ENDT-02")
def test_a_turn_ends_when_the_dice_are_passed_on() -> None:
    play = Stage({}, {"place": "city"}, {}, script="1 1 2 2 3 3")
    play.end_turn()
    play.end_turn()
    assert play.told("TurnBegan", "TurnEnded") == [
        ("TurnBegan", 0),
        ("TurnEnded", 0),
        ("TurnBegan", 1),
        ("TurnEnded", 1),
        ("TurnBegan", 2),
    ]
    assert play.view.turn == 3


# ---- start of the turn


@rule("KOT-TURN-03")
def test_start_of_turn_effects_come_before_the_first_roll() -> None:
    play = Stage(
        {"place": "city", "cards": ["urbavore", {"card": "battery_monster", "counters": 4}]},
        {},
        script="1 1 2 2 3 3",
    )
    assert (play.vp(0), play.energy(0)) == (3, 2)
    assert kinds(play, "TurnBegan", "VPGained", "EnergyGained", "DiceRolled")[-1] == "DiceRolled"


@rule("KOT-TURN-03", "KOT-CARD-04")
def test_mimic_moves_before_the_first_roll() -> None:
    mimic = {"card": "mimic", "copies": "giant_brain"}
    play = Stage({"energy": 1, "cards": [mimic]}, {"cards": ["giant_brain", "extra_head"]})
    play.expect("copy", seat=0)
    assert not play.happened("DiceRolled")
    play.choose("opt-copy", card="extra_head", seat=1)
    assert len(play.view.dice) == 7


@rule("KOT-TURN-04")
def test_the_active_player_orders_its_start_of_turn_effects() -> None:
    """With Battery Monster first there is energy to move Mimic; with Mimic first there is not."""
    mine = [{"card": "battery_monster", "counters": 6}, {"card": "mimic", "copies": "giant_brain"}]
    theirs = ["giant_brain", "extra_head", "urbavore"]

    def start() -> Stage:
        play = Stage({"energy": 1, "cards": mine, "place": "city"}, {"cards": theirs}, script="1 1 2 2 3 3")
        play.expect("effect", seat=0)
        assert not play.happened("DiceRolled")
        return play

    play = start()
    play.choose("opt-effect", card="mimic")
    play.expect("copy", seat=0)
    assert play.energy(0) == 1
    play = start()
    play.choose("opt-effect", card="battery_monster")
    play.expect("copy", seat=0)
    assert play.energy(0) == 3


@rule("KOT-TURN-04")
def test_a_copy_keeps_its_place_among_the_effects_when_another_card_goes() -> None:
    """Battery Monster runs dry and is discarded; the copy of Urbavore still gives its point."""
    mine = [{"card": "battery_monster", "counters": 2}, {"card": "mimic", "copies": "urbavore"}]
    play = Stage({"energy": 0, "cards": mine, "place": "city"}, {"cards": ["urbavore"]}, script="1 1 2 2 3 3")
    play.until("keep_dice")
    assert play.cards(0) == ["mimic"]
    assert play.vp(0) == 3


# ---- the dead


@rule("KOT-TURN-05", "KOT-ELIM-06")
def test_eliminated_players_take_no_turns() -> None:
    play = Stage({"place": "city"}, {"alive": False}, {"alive": False}, {}, script="1 1 2 2 3 3")
    seen = []
    for _ in range(4):
        seen.append(play.view.active)
        play.end_turn()
    assert seen == [0, 3, 0, 3]


@rule("KOT-TURN-06")
def test_who_dies_on_its_own_turn_takes_no_further_steps() -> None:
    """Tank costs the buyer its last hearts: no more buying, although there is energy left."""
    play = Stage({"hearts": 3, "energy": 9}, {"place": "city"}, {}, phase="buy", market=SHOP)
    play.choose("opt-buy", card="tank")
    assert not play.monster(0).alive
    play.expect("keep_dice", seat=1)
    assert play.view.active == 1


@rule("KOT-TURN-06")
def test_who_dies_on_entering_tokyo_buys_nothing() -> None:
    play = Stage(
        {"hearts": 1, "energy": 9},
        {"cards": ["burrowing"], "place": "city"},
        {},
        dice="s 1 1 2 2 3",
        market=SHOP,
    )
    play.choose("opt-yield")
    assert not play.monster(0).alive
    play.expect("keep_dice", seat=1)


@rule("KOT-TURN-07")
def test_the_dead_lose_their_end_of_turn_effects_and_extra_turns() -> None:
    play = Stage(
        {"hearts": 3, "energy": 20, "vp": 3, "cards": ["energy_hoarder", "herbivore"]},
        {"place": "city"},
        {},
        phase="buy",
        market=["frenzy", "tank", "heal"],
    )
    play.choose("opt-buy", card="frenzy")
    play.choose("opt-buy", card="tank")
    assert not play.monster(0).alive
    assert play.vp(0) == 7
    assert [e.seat for e in play.happened("TurnBegan")] == [1]


@rule("KOT-TURN-07")
def test_a_turn_cut_short_still_ends_with_the_victory_check() -> None:
    play = Stage(
        {"hearts": 3, "energy": 4},
        {"vp": 17, "cards": ["eater_of_the_dead"]},
        {"place": "city"},
        phase="buy",
        market=SHOP,
    )
    play.choose("opt-buy", card="tank")
    assert play.table.winners == [1]
    assert play.happened("TurnEnded", seat=0)


@rule("KOT-TURN-07")
def test_the_dice_go_on_to_the_neighbor_of_the_dead() -> None:
    play = Stage({}, {"hearts": 3, "energy": 4}, {"place": "city"}, active=1, phase="buy", market=SHOP)
    play.choose("opt-buy", card="tank")
    play.expect("keep_dice", seat=2)


def test_the_roll_of_the_last_turn_is_forgotten() -> None:
    """While the dice are still rolling there is no Roll to show, and none for cards to look at."""
    play = Stage({}, {"place": "city"}, dice="1 1 1 2 e h")
    play.expect("keep_dice", seat=1)
    assert play.view.roll == [0] * 6
