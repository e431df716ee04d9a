"""Windows that the engine keeps although no card of the base box uses them, shown with cards made for the purpose.

These cards are plain Python, so the tests run in the plain build only.
"""

from __future__ import annotations

from typing import Any

from kaiju.engine.chance import mix
from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo import GAME
from kaiju.games.king_of_tokyo.card import EVERY_END, KEEP, Card, Facts
from kaiju.games.king_of_tokyo.cards import BASE
from kaiju.games.king_of_tokyo.losses import later
from kaiju.games.king_of_tokyo.state import Box, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import gain_hearts, refresh
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import rule


class Thorns(Card):
    """Who makes the owner lose hearts loses one."""

    def after_loss(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        if loss.by >= 0 and loss.card != self.id:
            later(st, st.monsters[loss.by], 1, me.seat, self.id)


class Breath(Card):
    """A heart at the end of every turn."""

    def ready(self, st: Tokyo, me: Monster, moment: int) -> bool:
        return True

    def act(self, st: Tokyo, me: Monster, moment: int) -> Rule | None:
        gain_hearts(st, me, 1, "", self.id)
        return None


def stage(cards: dict[int, Card], *monsters: dict[str, Any], **position: Any) -> Stage:
    """A stage on which some seats have a card that is not in the box."""
    play = Stage(*monsters, **position)
    state = GAME.place(play.table.start["position"], mix(1))
    assert isinstance(state, Tokyo)
    extra = {seat: card.again(len(BASE) + i) for i, (seat, card) in enumerate(cards.items())}
    state.box = Box([*BASE, *extra.values()], state.box.monsters)
    for seat, card in extra.items():
        state.monsters[seat].cards.append(card.id)
        refresh(state, state.monsters[seat])
    play.table = Table(GAME, state, {})
    return play


THORNS = Thorns(Facts("thorns", 1, KEEP))
BREATH = Breath(Facts("breath", 1, KEEP, at=at(EVERY_END)))


@rule("KOT-CARD-22")
def test_a_loss_caused_by_a_reaction_waits_until_the_first_is_complete() -> None:
    """Eliminations come before it, Yield decisions after it; the attacker may fall to it."""
    play = stage(
        {1: THORNS},
        {"hearts": 5, "cards": ["nova_breath"]},
        {"place": "city"},
        {"hearts": 1},
        {},
        dice="s 1 1 2 2 3",
    )
    play.expect("yield", seat=1)
    assert play.told("HeartsLost", "Eliminated") == [
        ("HeartsLost", 1),
        ("HeartsLost", 2),
        ("HeartsLost", 3),
        ("Eliminated", 2),
        ("HeartsLost", 0),
    ]
    assert play.hearts(0) == 4


@rule("KOT-CARD-22")
def test_who_is_out_by_then_hurts_nobody() -> None:
    play = stage({1: THORNS}, {"energy": 9}, {"place": "city", "hearts": 1}, {}, {}, dice="s 1 1 2 2 3")
    assert not play.monster(1).alive
    assert play.hearts(0) == 10


@rule("KOT-CARD-22", "KOT-TURN-06")
def test_an_attacker_that_falls_to_it_takes_no_further_step() -> None:
    play = stage({1: THORNS}, {"hearts": 1, "energy": 9}, {"place": "city"}, {}, {}, dice="s 3 3 3 h h")
    play.stays(1)
    assert not play.monster(0).alive
    assert play.view.active == 1


@rule("KOT-CARD-22")
def test_it_can_be_prevented_like_any_loss() -> None:
    play = stage(
        {1: THORNS}, {"energy": 9, "cards": ["armor_plating"]}, {"place": "city"}, {}, dice="s s 1 1 2 3"
    )
    assert (play.hearts(0), play.hearts(1)) == (10, 8)


@rule("KOT-ENDT-04", "KOT-ENDT-01")
def test_the_effects_of_every_turns_end_come_after_the_active_players_own_clockwise() -> None:
    ill = {"hearts": 5}
    play = stage(
        {0: BREATH, 1: BREATH, 3: BREATH},
        ill,
        ill,
        ill | {"poison": 1, "cards": ["herbivore"]},
        ill | {"place": "city"},
        active=2,
        phase="end",
    )
    assert play.told("VPGained", "HeartsLost", "HeartsGained", "TurnEnded")[:6] == [
        ("VPGained", 2),
        ("HeartsLost", 2),
        ("HeartsGained", 3),
        ("HeartsGained", 0),
        ("HeartsGained", 1),
        ("TurnEnded", 2),
    ]


@rule("KOT-TURN-07")
def test_survivors_get_them_in_a_turn_cut_short_too() -> None:
    play = stage(
        {1: BREATH},
        {"hearts": 3, "energy": 4},
        {"hearts": 5, "place": "city"},
        {},
        phase="buy",
        market=["tank", "heal", "jets"],
    )
    play.buy("tank")
    assert not play.monster(0).alive
    assert play.hearts(1) == 6
