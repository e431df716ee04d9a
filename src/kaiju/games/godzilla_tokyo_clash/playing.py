"""Playing a card, window by window; and taking a Discard Action."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.attack import attack
from kaiju.games.godzilla_tokyo_clash.box import Card
from kaiju.games.godzilla_tokyo_clash.effects import run, settle_defenses
from kaiju.games.godzilla_tokyo_clash.moving import move
from kaiju.games.godzilla_tokyo_clash.piles import discard_from_hand, to_discard
from kaiju.games.godzilla_tokyo_clash.state import NO_CARD, Clash, Deed, Player
from kaiju.games.godzilla_tokyo_clash.throwing import can_throw
from kaiju.games.godzilla_tokyo_clash.verbs import gain_energy, lose_energy, raise_heads
from kaiju.games.godzilla_tokyo_clash.words import (
    AFTER_ATTACK,
    AFTER_MOVE,
    BEFORE_ATTACK,
    ENERGY_ON_SECOND_CARD,
    IN_PLAY,
    PLAY,
)

RULE = "GTC-CARD-03"


def playable(st: Clash, p: Player, card: Card) -> bool:
    """Whether a card in hand can be played as an action (GTC-CARD-01, -07, -15)."""
    if card.defense or card.cost > p.energy:
        return False
    return card.limit == 0 or st.played.count(card.number) < card.limit


def play_card(st: Clash, p: Player, number: i64) -> Rule:
    """One card from hand, in the order of GTC-CARD-03. Whether it has Momentum is for the turn to see."""
    card = st.box.of[number]
    deed = Deed(p.seat, card.number)
    pay(st, p, number, card)
    if card.heads:
        raise_heads(st, p, card.heads, "GTC-KGH-01", card.number)
    if card.steps[PLAY]:
        yield from run(st, p, card.steps[PLAY], deed, RULE)
    if card.move >= 0:
        yield from move(st, p, card.move, False, card.number)
    if card.steps[AFTER_MOVE]:
        yield from run(st, p, card.steps[AFTER_MOVE], deed, RULE)
    if card.steps[BEFORE_ATTACK]:
        yield from run(st, p, card.steps[BEFORE_ATTACK], deed, RULE)
    if card.attack >= 0:
        yield from attack(st, p, card, deed)
    if card.steps[AFTER_ATTACK]:
        yield from run(st, p, card.steps[AFTER_ATTACK], deed, RULE)
    put_away(st, p, number, card)
    if st.waiting:
        yield from settle_all(st)


def pay(st: Clash, p: Player, number: i64, card: Card) -> None:
    """The card leaves the hand and is in no pile; what waits for a card being paid happens (GTC-CARD-04)."""
    p.hand.remove(number)
    st.limbo.append(number)
    if number in st.known:
        del st.known[number]
    st.played = [*st.played, card.number]
    if st.log is not None:
        st.tell(tell.CardPlayed(seat=p.seat, cost=card.cost, rule="GTC-CARD-01", card=card.key))
    lose_energy(st, p, card.cost, "GTC-CARD-01", card.number)
    if len(st.played) == 2:
        for other in p.play:
            for step in st.box.of[other].steps[IN_PLAY]:
                if step.op == ENERGY_ON_SECOND_CARD:
                    gain_energy(st, p, step.n, RULE, st.box.of[other].number)


def put_away(st: Clash, p: Player, number: i64, card: Card) -> None:
    """The card goes to the discard pile, an Enhancement into play (GTC-CARD-02, GTC-ENH-01)."""
    st.limbo.remove(number)
    if card.enhancement:
        p.play.append(number)
        if st.log is not None:
            st.tell(tell.EnhancementSet(seat=p.seat, rule="GTC-ENH-01", card=card.key))
        return
    to_discard(st, p, number)
    if st.log is not None:
        st.tell(tell.CardDone(seat=p.seat, rule="GTC-CARD-02", card=card.key))


def settle_all(st: Clash) -> Rule:
    """The texts of all Defense cards that were played meanwhile (GTC-DMG-05)."""
    waiting = st.waiting
    st.waiting = []
    yield from settle_defenses(st, waiting)


def possible(st: Clash, p: Player, nth: i64) -> bool:
    """Whether one of the two Discard Actions can be chosen (GTC-DSC-07)."""
    action = st.box.mats[p.who].actions[nth]
    return not action.throws or can_throw(st, p)


def discard_action(st: Clash, p: Player, nth: i64, number: i64) -> Rule:
    """Discard a card, carry out the action, then the Defense cards played against it (GTC-DSC-08)."""
    action = st.box.mats[p.who].actions[nth]
    if st.log is not None:
        st.tell(
            tell.DiscardActionTaken(
                seat=p.seat, action=action.key, rule="GTC-DSC-01", card=st.box.of[number].key
            )
        )
    discard_from_hand(st, p, [int(number)], "GTC-DSC-04")
    yield from run(st, p, action.steps, Deed(p.seat, NO_CARD), "GTC-DSC-01")
    if st.waiting:
        yield from settle_all(st)
