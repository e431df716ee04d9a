"""Attacks: who can be hit, what the attack is worth, and the throw or the damage that comes of it."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import ASK_ATTACK, ASK_SPEND, NO, THROW, THROW_VEHICLE
from kaiju.games.godzilla_tokyo_clash.box import Card, Step
from kaiju.games.godzilla_tokyo_clash.damage import deal, due_barrage, end_barrage
from kaiju.games.godzilla_tokyo_clash.effects import run
from kaiju.games.godzilla_tokyo_clash.piles import to_discard
from kaiju.games.godzilla_tokyo_clash.state import Blow, Clash, Deed, Player
from kaiju.games.godzilla_tokyo_clash.throwing import farthest, flights, landings, throw_kaiju, throw_vehicle
from kaiju.games.godzilla_tokyo_clash.verbs import thing_key
from kaiju.games.godzilla_tokyo_clash.words import (
    AFTER_DAMAGE,
    AFTER_THROW,
    AREA_ATTACK,
    ATTACK,
    ATTACK_BONUS,
    ATTACK_MOD,
    DECLARE_RANGED_ATTACK,
    EXTRA_TROPHY,
    IN_PLAY,
    MELEE_MOMENTUM_CARDS,
    OTHER_CARDS_THIS_TURN,
    PIERCE,
    SPEND,
    TROPHY,
    UNBLOCKABLE,
)


def targets(st: Clash, p: Player, card: Card) -> list[int]:
    """Every legal target with what may be done to it; declining comes first (GTC-ATK-01 to -08, GTC-RNG-01 to -06)."""
    opts: list[int] = [-1]
    layout = st.board.layout
    if card.reach >= 0:
        for other in st.players:
            if other.seat != p.seat and layout.distance[p.space][other.space] <= card.reach:
                straight = other.space == p.space or layout.line[p.space][other.space] >= 0
                if straight or card.ignores_line:
                    opts.append(int(other.seat))
        return opts
    most = farthest(st, p, card.attack)
    for other in st.players:
        if other.seat != p.seat and other.space == p.space:
            opts.append(int(other.seat))
            if flights(st, p, other, most):
                opts.append(int(THROW + other.seat))
    if landings(st, p, most):
        opts += [int(THROW_VEHICLE + thing) for thing in st.things_in(p.space)]
    return opts


def attack(st: Clash, p: Player, card: Card, deed: Deed) -> Rule:
    """The attack of a card, or the area attack that stands in for it."""
    if card.steps[ATTACK]:
        for step in card.steps[ATTACK]:
            if step.op == AREA_ATTACK:
                yield from area_attack(st, p, step, deed)
        return
    opts = targets(st, p, card)
    if len(opts) == 1:
        return
    st.left = 0
    yield st.ask_opts(p.seat, ASK_ATTACK, opts, card.number)
    choice = st.chosen()
    if choice == NO:
        return
    blow = Blow(p.seat, choice if choice < THROW else NOBODY, card.attack, card.number, "GTC-DMG-03")
    if choice < THROW_VEHICLE:
        deed.target = choice if choice < THROW else choice - THROW
    if card.reach >= 0:
        yield from spend(st, p, blow)
    adjust(st, p, card, blow)
    if choice < THROW:
        yield from strike(st, p, card, blow, deed)
        return
    announce(st, p, blow, deed, choice)
    if choice >= THROW_VEHICLE:
        yield from throw_vehicle(st, p, choice - THROW_VEHICLE, blow.value, deed)
    else:
        yield from throw_kaiju(st, p, st.players[choice - THROW], blow.value, deed)
    if card.steps[AFTER_THROW]:
        yield from run(st, p, card.steps[AFTER_THROW], deed, "GTC-ATK-11")


def strike(st: Clash, p: Player, card: Card, blow: Blow, deed: Deed) -> Rule:
    """The attack is used for damage (GTC-ATK-14)."""
    barrage = due_barrage(st, p, deed, ATTACK_MOD)
    if barrage:
        apply(st, p, barrage, blow)
        end_barrage(st, p, deed)
    announce(st, p, blow, deed, blow.seat)
    yield from deal(st, blow, deed)
    deed.dealt = blow.dealt
    if blow.dealt == 0:
        return
    if card.steps[AFTER_DAMAGE]:
        yield from run(st, p, card.steps[AFTER_DAMAGE], deed, "GTC-DMG-04")
    barrage = due_barrage(st, p, deed, AFTER_DAMAGE)
    if barrage:
        yield from run(st, p, barrage, deed, "GTC-KGH-02")
        end_barrage(st, p, deed)


def announce(st: Clash, p: Player, blow: Blow, deed: Deed, choice: i64) -> None:
    """Card, target, mode and final value are named before anybody defends (GTC-ATK-09)."""
    if st.log is None:
        return
    mode = "damage" if choice < THROW else "throw"
    thing = "" if choice < THROW_VEHICLE else thing_key(st, choice - THROW_VEHICLE)
    st.tell(
        tell.AttackDeclared(
            seat=p.seat, hit=deed.target, thing=thing, mode=mode, value=blow.value, pierce=blow.pierce,
            extra=blow.extra, unblockable=blow.unblockable, rule="GTC-ATK-09", card=st.box.cards[deed.card].key,
        )
    )  # fmt: skip


def adjust(st: Clash, p: Player, card: Card, blow: Blow) -> None:
    """What the card and the Enhancements in play make of the attack."""
    apply(st, p, card.steps[ATTACK_MOD], blow)
    for step in card.steps[TROPHY]:
        blow.extra += step.n
    if card.momentum and card.reach < 0:
        for number in p.play:
            for step in st.box.of[number].steps[IN_PLAY]:
                if step.op == ATTACK_BONUS and step.scope == MELEE_MOMENTUM_CARDS:
                    blow.value += step.n


def apply(st: Clash, p: Player, steps: list[Step], blow: Blow) -> None:
    """Steps that change an attack."""
    for step in steps:
        if step.op == ATTACK_BONUS:
            n = step.n
            if step.per == OTHER_CARDS_THIS_TURN:
                n *= len(st.played) - 1
            if 0 <= step.most < n:
                n = step.most
            blow.value += n
        elif step.op == PIERCE:
            blow.pierce += step.n
        elif step.op == UNBLOCKABLE:
            blow.unblockable = True
        elif step.op == EXTRA_TROPHY:
            blow.extra += step.n


def spend(st: Clash, p: Player, blow: Blow) -> Rule:
    """Enhancements that may be discarded from play for a Ranged attack: how many copies of each (GTC-GOD-09, -10)."""
    kinds: list[int] = []
    for number in p.play:
        printed = st.box.of[number]
        for step in printed.steps[SPEND]:
            if step.when == DECLARE_RANGED_ATTACK and printed.number not in kinds:
                kinds.append(printed.number)
    for kind in kinds:
        copies = [number for number in p.play if st.box.of[number].number == kind]
        st.blow = blow
        yield st.ask(p.seat, ASK_SPEND, len(copies) + 1, kind)
        st.blow = None
        for number in copies[: st.answer]:
            p.play.remove(number)
            to_discard(st, p, number)
            if st.log is not None:
                st.tell(tell.EnhancementSpent(seat=p.seat, rule="GTC-GOD-09", card=st.box.cards[kind].key))
            apply(st, p, st.box.cards[kind].steps[SPEND], blow)


def area_attack(st: Clash, p: Player, step: Step, deed: Deed) -> Rule:
    """Every other Kaiju in reach, one at a time clockwise from the attacker's left (GTC-ATK-10, -17)."""
    if st.log is not None:
        st.tell(
            tell.AreaAttack(
                seat=p.seat,
                value=step.n,
                range=step.reach,
                rule="GTC-ATK-10",
                card=st.box.cards[deed.card].key,
            )
        )
    n = len(st.players)
    reached: list[int] = []
    for i in range(1, n):
        other = st.players[(p.seat + i) % n]
        if st.board.layout.distance[p.space][other.space] <= step.reach:
            reached.append(int(other.seat))
    for seat in reached:
        blow = Blow(p.seat, seat, step.n, deed.card, "GTC-ATK-10")
        yield from deal(st, blow)
        deed.dealt += blow.dealt
