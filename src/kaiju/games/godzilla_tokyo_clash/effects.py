"""Effects: what the steps of cards and Discard Actions do, and the texts of Defense cards afterwards."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import ASK_THROW_OR_NOT
from kaiju.games.godzilla_tokyo_clash.box import Step
from kaiju.games.godzilla_tokyo_clash.damage import deal, trophy_from_hand
from kaiju.games.godzilla_tokyo_clash.moving import move, place_self, push
from kaiju.games.godzilla_tokyo_clash.piles import choose_discards, draw, look_top, peek, recover, to_discard
from kaiju.games.godzilla_tokyo_clash.rewards import destroy_by_effect
from kaiju.games.godzilla_tokyo_clash.state import Blow, Clash, Deed, Defense, Player
from kaiju.games.godzilla_tokyo_clash.throwing import farthest, flights, throw_any, throw_kaiju
from kaiju.games.godzilla_tokyo_clash.verbs import gain_energy, lose_energy, raise_heads
from kaiju.games.godzilla_tokyo_clash.words import (
    ADJACENT_BUILDING_SPACES,
    AFTER_DEFEND,
    ATTACKER,
    ATTACKER_IN_YOUR_SPACE,
    DAMAGE_DEALT,
    DAMAGE_UNBLOCKED,
    DEAL_DAMAGE,
    DESTROY,
    DESTROYED_SOMETHING,
    DISCARD_HAND,
    DRAW,
    EXTRA_TROPHY,
    FULLY_BLOCKED,
    GAIN_ENERGY,
    HAND,
    HEAD,
    HEAD_METER_PLUS_1,
    KAIJU_OR_VEHICLE,
    LOOK_TOP,
    LOSE_ENERGY,
    MOVE_SELF,
    PEEK_TOP,
    PLACE_SELF,
    PUSH,
    RECOVER,
    THROW,
)


def run(st: Clash, p: Player, steps: list[Step], deed: Deed, rule: str) -> Rule:
    """Steps in their order, each as far as it can be carried out."""
    for step in steps:
        if holds(st, p, step, deed):
            more = carry_out(st, p, step, deed, rule)
            if more is not None:
                yield from more


def holds(st: Clash, p: Player, step: Step, deed: Deed) -> bool:
    """Whether a step's condition is met at this moment."""
    if step.only_if == FULLY_BLOCKED:
        return deed.dealt == 0
    if step.only_if == DESTROYED_SOMETHING:
        return deed.destroyed > 0
    if step.only_if == ATTACKER_IN_YOUR_SPACE:
        return st.players[deed.attacker].space == p.space
    return True


def amount(st: Clash, p: Player, step: Step, deed: Deed) -> i64:
    """The number of a step, as it is at this moment."""
    n = step.n
    if step.count in (DAMAGE_DEALT, DAMAGE_UNBLOCKED):
        n = deed.dealt
    elif step.count == HEAD_METER_PLUS_1:
        n = p.heads + 1
    elif step.count == ADJACENT_BUILDING_SPACES:
        n = 0
        for space in st.board.layout.near[p.space]:
            if st.small[space] or st.large[space]:
                n += 1
    return step.most if 0 <= step.most < n else n


def whom(st: Clash, step: Step, deed: Deed) -> Player | None:
    """The player that a step speaks of."""
    seat = deed.attacker if step.who == ATTACKER else deed.target
    return None if seat == NOBODY else st.players[seat]


def carry_out(st: Clash, p: Player, step: Step, deed: Deed, rule: str) -> Rule | None:
    """One step. None when nothing has to be asked on the way."""
    op = step.op
    if op == GAIN_ENERGY:
        gain_energy(st, p, amount(st, p, step, deed), rule, deed.card)
    elif op == DRAW:
        draw(st, p, step.n, rule, deed.card)
    elif op == HEAD:
        raise_heads(st, p, step.n, rule, deed.card)
    elif op == MOVE_SELF:
        return move(st, p, step.n, step.straight, deed.card)
    elif op == PLACE_SELF:
        return place_self(st, p, step, deed.card)
    elif op == PUSH:
        return push(st, p, step, deed)
    elif op == DESTROY:
        return destroy_by_effect(st, p, step, deed)
    elif op == RECOVER:
        return recover(st, p, step, rule, deed.card)
    elif op == PEEK_TOP:
        return peek(st, p, step.n, rule, deed.card)
    elif op == LOOK_TOP:
        return look_top(st, p, step, deed.card)
    elif op == THROW:
        if step.who == KAIJU_OR_VEHICLE:
            return throw_any(st, p, step.n, deed)
        return throw_attacker(st, p, step, deed)
    elif op in (LOSE_ENERGY, DISCARD_HAND, DEAL_DAMAGE, EXTRA_TROPHY):
        return upon(st, p, step, deed, rule)
    return None


def upon(st: Clash, p: Player, step: Step, deed: Deed, rule: str) -> Rule | None:
    """A step that is done to another player."""
    other = whom(st, step, deed)
    if other is None:
        return None
    if step.op == LOSE_ENERGY:
        lose_energy(st, other, step.n, rule, deed.card)
    elif step.op == DISCARD_HAND:
        return choose_discards(st, other, step.n, rule, deed.card)
    elif step.op == DEAL_DAMAGE:
        blow = Blow(p.seat, other.seat, step.n, deed.card, rule)
        blow.unblockable = step.unblockable
        return deal(st, blow)
    elif step.op == EXTRA_TROPHY and step.out_of == HAND:
        return trophy_from_hand(st, p, other, step.n, deed.card)
    return None


def throw_attacker(st: Clash, p: Player, step: Step, deed: Deed) -> Rule:
    """A Defense card throws the attacker, if its player likes (GTC-THR-28)."""
    attacker = st.players[deed.attacker]
    if not flights(st, p, attacker, farthest(st, p, step.n)):
        return
    if step.optional:
        yield st.ask(p.seat, ASK_THROW_OR_NOT, 2, attacker.seat)
        if st.answer == 0:
            return
    yield from throw_kaiju(st, p, attacker, step.n, deed)


# ------------------------------------------------------------ texts of Defense cards


def settle_defenses(st: Clash, waiting: list[Defense]) -> Rule:
    """The texts of Defense cards in the order in which they were played, depth first (GTC-DMG-16, -19)."""
    for defense in waiting:
        p = st.players[defense.seat]
        printed = st.box.of[defense.card]
        steps = printed.steps[AFTER_DEFEND]
        if steps:
            deed = Deed(p.seat, printed.number)
            deed.attacker = defense.attacker
            deed.target = defense.attacker
            deed.dealt = defense.dealt
            yield from run(st, p, steps, deed, "GTC-DMG-05")
        st.limbo.remove(defense.card)
        to_discard(st, p, defense.card)
        if st.log is not None:
            st.tell(tell.CardDone(seat=p.seat, rule="GTC-DMG-12", card=printed.key))
        if st.waiting:
            more = st.waiting
            st.waiting = []
            yield from settle_defenses(st, more)
