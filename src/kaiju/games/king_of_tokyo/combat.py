"""Losing hearts: smash and card losses, prevention, reactions, elimination, and the decision to Yield.

The order inside one loss is KOT-CARD-15 and the windows smash_amounts to smash_after of the ledger.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import window
from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_ANSWER, ASK_GUARD, ASK_REVIVE, ASK_STEAL, ASK_USE, ASK_YIELD
from kaiju.games.king_of_tokyo.card import (
    AFTER_HARM,
    AFTER_LOSS,
    AIMED,
    ANSWER,
    AT_ZERO,
    COSTUME,
    ENLARGE,
    GIVING,
    GUARD,
    HANDED,
    ON_ELIMINATED,
    ON_STAY,
    ON_WOUND,
    ON_ZERO,
    SETTLE,
    STAYED,
    WITH_SMASH,
    YIELDED,
)
from kaiju.games.king_of_tokyo.dice import card_roll, offered
from kaiju.games.king_of_tokyo.state import HARM_BITS, HEART, NO_CARD, OUTSIDE, SMASH, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import close_bay, leave, may_yield, yield_tokyo
from kaiju.games.king_of_tokyo.verbs import (
    gain_energy,
    hand_over,
    key_of,
    lose_energy,
    refresh,
    remove_cards,
    remove_evolutions,
    watch,
)

STAY: Final[i64] = 0
YIELD: Final[i64] = 1

# How cards take part in a loss: the victim's, those of whoever causes it, and anybody's.
_VICTIM_AT: Final[i64] = 1 << GUARD | 1 << ANSWER | 1 << AT_ZERO
_VICTIM: Final[i64] = 1 << ENLARGE | 1 << AFTER_LOSS
_CAUSER: Final[i64] = 1 << ENLARGE | 1 << AFTER_HARM | 1 << ON_WOUND
_ANYBODY: Final[i64] = 1 << ON_ZERO
_REACTIONS: Final[i64] = 1 << AFTER_LOSS | 1 << AFTER_HARM | 1 << ON_WOUND | 1 << ON_ZERO
_AFTER_SMASH: Final[i64] = 1 << HANDED | 1 << STAYED | 1 << YIELDED | 1 << GIVING


def smash_targets(st: Tokyo, me: Monster) -> list[Monster]:
    """Whom smash hits: the other side of the Tokyo border (KOT-SMASH-02 to -05), clockwise."""
    out: list[Monster] = []
    inside = me.place != OUTSIDE
    everywhere = me.powers.smash_everywhere
    n: i64 = len(st.monsters)
    for i in range(1, n):
        m = st.monsters[(me.seat + i) % n]
        if m.alive and (everywhere or (m.place != OUTSIDE) != inside):
            out.append(m)
    return out


def smash_losses(st: Tokyo, me: Monster, n: i64) -> list[Loss]:
    """What a Roll with so much smash is going to cost whom, before anybody does anything about it."""
    if me.powers.doubles:
        n *= 2
    losses = [Loss(m, n, me.seat, True, NO_CARD) for m in smash_targets(st, me)]
    for card in me.powers.on[WITH_SMASH]:
        card.with_smash(st, me, losses)
    return losses


def smash(st: Tokyo, me: Monster) -> Rule:
    """Resolve the smash of a Roll: losses, then Yield decisions, then what follows from them."""
    losses = smash_losses(st, me, st.roll[SMASH])
    if not losses:
        return
    if me.powers.at[AIMED]:
        yield from aim(st, me, losses)
    more = lose_hearts(st, losses)
    if more is not None:
        yield from more
    wounds: list[Loss] = []
    stayed: list[Loss] = []
    gone: list[Loss] = []
    for loss in losses:
        if loss.fled:
            gone.append(loss)
        if loss.smash and loss.lost > 0:
            wounds.append(loss)
            if loss.inside:
                st.hit_tokyo = True
    if st.heeds(HANDED):
        yield from hand_over_cards(st, me, wounds)
    for loss in wounds:
        m = loss.victim
        # Only a wound lets a Monster Yield (KOT-YIELD-01, -09), and only if it is still in Tokyo.
        if m.place == OUTSIDE or not m.alive or not may_yield(st, m):
            continue
        if me.powers.forces_yield:
            yield_tokyo(st, m)
            gone.append(loss)
            continue
        answer = STAY
        if not loss.decided:
            yield st.ask(m.seat, ASK_YIELD, 2)
            answer = st.answer
        if answer == YIELD:
            yield_tokyo(st, m)
            gone.append(loss)
        else:
            if st.log is not None:
                st.tell(tell.Stayed(seat=m.seat, place=m.place, rule="KOT-YIELD-04"))
            for card in m.powers.on[ON_STAY]:
                card.on_stay(st, m)
            stayed.append(loss)
    if st.moments & _AFTER_SMASH and (stayed or gone):
        yield from after_yields(st, me, wounds, stayed, gone)
    if st.box.halloween and st.roll[SMASH] >= 3 and me.alive:
        yield from steal_costumes(st, me, wounds)
    if me.alive and me.powers.at[GIVING]:
        st.losses = wounds
        yield from window(st, me.seat, me, me.powers.at[GIVING], GIVING, ASK_USE)
        st.losses = []


def aim(st: Tokyo, me: Monster, losses: list[Loss]) -> Rule:
    """The attacker may still change what its smash does to each victim (window smash_amounts)."""
    for loss in losses:
        st.loss = loss
        yield from window(st, me.seat, me, me.powers.at[AIMED], AIMED, ASK_USE)
        st.loss = None


def hand_over_cards(st: Tokyo, me: Monster, wounds: list[Loss]) -> Rule:
    """What changes hands right after the wounds: the attacker's cards first, then the victims' clockwise."""
    st.losses = wounds
    for m in st.from_active():
        for card in m.powers.at[HANDED]:
            if m.alive and card.ready(st, m, HANDED):
                more = card.act(st, m, HANDED)
                if more is not None:
                    yield from more
    st.losses = []


def after_yields(st: Tokyo, me: Monster, wounds: list[Loss], stayed: list[Loss], gone: list[Loss]) -> Rule:
    """Who stayed may be driven out after all; who Yielded may react (window smash_after)."""
    for loss in stayed:
        for m in st.from_active():
            if loss.victim.place == OUTSIDE or not loss.victim.alive:
                break
            if m.powers.at[STAYED]:
                st.loss = loss
                yield from window(st, m.seat, m, m.powers.at[STAYED], STAYED, ASK_USE)
                st.loss = None
        if loss.victim.place == OUTSIDE:
            gone.append(loss)
    for loss in gone:
        m = loss.victim
        if m.alive and m.powers.at[YIELDED]:
            st.loss = loss
            yield from window(st, m.seat, m, m.powers.at[YIELDED], YIELDED, ASK_USE)
            st.loss = None


def steal_costumes(st: Tokyo, me: Monster, wounds: list[Loss]) -> Rule:
    """Three smash: costumes of wounded Monsters may be taken for their printed cost (KOT-HAL-07 to -09)."""
    while True:
        opts = [-1]
        for loss in wounds:
            if loss.victim.alive:
                for c in sorted(loss.victim.cards):
                    facts = st.box.cards[c].facts
                    if facts.type == COSTUME and facts.cost <= me.energy:
                        opts.append(c)
        if len(opts) == 1:
            return
        yield st.ask_opts(me.seat, ASK_STEAL, opts)
        card = st.chosen()
        if card < 0:
            return
        victim = st.owner(card)
        assert victim is not None
        price = st.box.cards[card].facts.cost
        lose_energy(st, me, price, "KOT-HAL-08", card, victim.seat)
        gain_energy(st, victim, price, "KOT-HAL-08", card)
        more = change_owner(st, victim, me, card, "KOT-HAL-07")
        if more is not None:
            yield from more


def change_owner(
    st: Tokyo, giver: Monster, taker: Monster, card: i64, rule: str = tell.BY_CARD
) -> Rule | None:
    """A card goes from one Monster to another, for whom it is new (see hand_over)."""
    hand_over(st, giver, card)
    taker.cards.append(card)
    refresh(st, taker)
    if st.log is not None:
        st.tell(tell.CardMoved(seat=taker.seat, giver=giver.seat, rule=rule, card=key_of(st, card)))
    check_undying(st, giver)
    return st.box.cards[card].arrive(st, taker)


def check_undying(st: Tokyo, m: Monster) -> None:
    """Who stood at 0 hearts only by the grace of a card it has lost is eliminated on the spot (KOT-HAL-16)."""
    if m.alive and m.hearts <= 0 and not m.powers.undying:
        eliminate_all(st, [m])


def card_loss(st: Tokyo, victims: list[Monster], amount: i64, by: i64, card: i64) -> Rule | None:
    """Monsters lose hearts through a card: one source, all at the same time (KOT-CARD-21)."""
    return lose_hearts(st, [Loss(m, amount, by, False, card) for m in victims])


def lose_hearts(st: Tokyo, losses: list[Loss]) -> Rule | None:
    """Carry out simultaneous losses. Without cards that take part there is nothing to ask: None."""
    if not involved(st, losses):
        fatal = False
        for loss in losses:
            last_guard(st, loss)
            if apply_loss(st, loss):
                fatal = True
        return eliminate_fallen(st, losses) if fatal else None
    return resolve_losses(st, losses)


def involved(st: Tokyo, losses: list[Loss]) -> bool:
    """Whether any card takes part in these losses."""
    if st.moments & _VICTIM_AT == 0 and st.hooks & (_VICTIM | _CAUSER | _ANYBODY) == 0:
        return False
    moments: i64 = 0
    hooks = st.hooks & _ANYBODY
    for loss in losses:
        moments |= loss.victim.powers.moments
        hooks |= loss.victim.powers.hooks & _VICTIM
        causer = st.by_seat(loss.by)
        if causer is not None:
            hooks |= causer.powers.hooks & _CAUSER
    return hooks != 0 or moments & _VICTIM_AT != 0


def resolve_losses(st: Tokyo, losses: list[Loss]) -> Rule:
    """The full order of a loss: prevention, answers, apply together, reactions, revivals, eliminations."""
    ordered = in_answering_order(st, losses)
    for loss in ordered:
        more = prevent(st, loss)
        if more is not None:
            yield from more
    for loss in ordered:
        # Immunity that came with a later loss of the same moment covers this one too: nothing is applied yet.
        last_guard(st, loss)
    if st.minds(ENLARGE):
        before = st.losses
        st.losses = ordered
        for stage in (0, 1):
            for loss in ordered:
                if loss.amount > 0 and may_grow(st, loss):
                    yield from enlarged(st, loss, stage)
        st.losses = before
    for loss in ordered:
        if loss.amount > 0 and loss.victim.powers.at[ANSWER]:
            yield from answer_loss(st, loss)
    fatal = False
    for loss in ordered:
        if apply_loss(st, loss):
            fatal = True
    if st.hooks & _REACTIONS:
        react(st, ordered)
    if fatal:
        more = eliminate_fallen(st, ordered)
        if more is not None:
            yield from more
    if st.aftermath:
        yield from settle_aftermath(st)


def settle_aftermath(st: Tokyo) -> Rule:
    """Losses caused by reactions are new losses, once the one before them is complete (KOT-CARD-22)."""
    while st.aftermath:
        due = next_due(st)
        for loss in due:
            causer = st.by_seat(loss.by)
            if causer is not None:
                for card in causer.powers.on[SETTLE]:
                    if card.id == loss.card:
                        more = card.settle(st, causer, loss)
                        if more is not None:
                            yield from more
        if due:
            yield from resolve_losses(st, due)


def next_due(st: Tokyo) -> list[Loss]:
    """The next losses that reactions have brought about: what one card does to several Monsters comes together."""
    first = st.aftermath[0]
    due: list[Loss] = []
    left: list[Loss] = []
    for loss in st.aftermath:
        causer = st.by_seat(loss.by)
        if not loss.victim.alive or (causer is not None and not causer.alive):
            continue
        same = loss.card == first.card and loss.by == first.by
        if same and not any(other.victim is loss.victim for other in due):
            due.append(loss)
        else:
            left.append(loss)
    st.aftermath = left
    return due


def may_grow(st: Tokyo, loss: Loss) -> bool:
    """Whether whoever causes a loss, or its victim, has a card that could make it bigger."""
    causer = st.by_seat(loss.by)
    return len(loss.victim.powers.on[ENLARGE]) > 0 or (
        causer is not None and len(causer.powers.on[ENLARGE]) > 0
    )


def enlarged(st: Tokyo, loss: Loss, stage: i64) -> Rule:
    """Cards of whoever causes a loss, and of the victim, that make a real loss bigger (KOT-CARD-15)."""
    causer = st.by_seat(loss.by)
    owners = [loss.victim] if causer is None or causer is loss.victim else [causer, loss.victim]
    for m in owners:
        for card in m.powers.on[ENLARGE]:
            more = card.enlarge(st, m, loss, stage)
            if more is not None:
                yield from more


def in_answering_order(st: Tokyo, losses: list[Loss]) -> list[Loss]:
    """Victims react clockwise, starting after the active Monster, which comes last (KOT-CARD-16)."""
    if len(losses) < 2:
        return losses
    n: i64 = len(st.monsters)
    out: list[Loss] = []
    i: i64 = 1
    while i <= n:
        seat = (st.active + i) % n
        for loss in losses:
            if loss.victim.seat == seat:
                out.append(loss)
        i += 1
    return out


def last_guard(st: Tokyo, loss: Loss) -> None:
    """What needs no decision."""
    if loss.amount > 0 and harmless(loss):
        if st.log is not None:
            st.tell(tell.LossPrevented(seat=loss.victim.seat, amount=loss.amount, rule="KOT-CARD-15"))
        loss.amount = 0


def harmless(loss: Loss) -> bool:
    """Whether a loss comes to nothing by itself: immunity, no hearts left to lose, or exactly 1 that is ignored."""
    m = loss.victim
    return m.immune or m.hearts <= 0 or (loss.amount == 1 and m.powers.ignores_one)


def prevent(st: Tokyo, loss: Loss) -> Rule | None:
    """Prevention chosen by the victim, then what works by itself."""
    last_guard(st, loss)
    if loss.amount > 0 and loss.victim.powers.at[GUARD]:
        return guard_window(st, loss)
    return None


def guard_window(st: Tokyo, loss: Loss) -> Rule:
    """Offer the victim its means of prevention until it has none left, is safe, or lets it happen."""
    m = loss.victim
    while loss.amount > 0:
        st.loss = loss
        usable = [c for c in m.powers.at[GUARD] if c.ready(st, m, GUARD)]
        if not usable:
            break
        yield st.ask_opts(m.seat, ASK_GUARD, offered(usable), loss.card)
        if st.answer == 0:
            # Whoever could have Yielded before the loss and did not has decided to stay.
            for card in usable:
                card.declined(st, m, loss)
            break
        inside = m.place != OUTSIDE
        more = usable[st.answer - 1].act(st, m, GUARD)
        if more is not None:
            yield from more
        if inside and m.place == OUTSIDE:
            loss.fled = True
        last_guard(st, loss)
    st.loss = None


def answer_loss(st: Tokyo, loss: Loss) -> Rule:
    """Hearts gained in answer to a loss that stands (KOT-CARD-20)."""
    m = loss.victim
    while True:
        st.loss = loss
        usable = [c for c in m.powers.at[ANSWER] if c.ready(st, m, ANSWER)]
        if not usable:
            break
        yield st.ask_opts(m.seat, ASK_ANSWER, offered(usable), loss.card)
        if st.answer == 0:
            break
        more = usable[st.answer - 1].act(st, m, ANSWER)
        if more is not None:
            yield from more
    st.loss = None


def apply_loss(st: Tokyo, loss: Loss) -> bool:
    """Turn the dial. True when the Monster has reached 0 hearts."""
    m = loss.victim
    if loss.amount <= 0 or m.hearts <= 0:
        return False
    loss.lost = loss.amount
    now = m.hearts - loss.amount
    if loss.answered:
        # Hearts above the maximum are not gained.
        room = m.powers.max_hearts - now
        m.hearts_gained += min(loss.answered, room)
        now += min(loss.answered, room)
    m.hearts_lost += loss.amount
    if now < 0:
        # The dial stops at 0: what it takes beyond was not there to be lost (KOT-ELIM-04).
        m.hearts_lost += now
        now = 0
    m.hearts = now
    if loss.by != NOBODY:
        st.monsters[loss.by].harm += loss.amount << (HARM_BITS * m.seat)
    if st.log is not None:
        rule = "KOT-SMASH-01" if loss.smash else "KOT-CARD-21"
        st.tell(
            tell.HeartsLost(
                seat=m.seat,
                amount=loss.amount,
                now=now,
                by=loss.by,
                smash=loss.smash,
                rule=rule,
                card=key_of(st, loss.card),
            )
        )
    if now == 0:
        m.felled_by = loss.by
        return True
    return False


def react(st: Tokyo, losses: list[Loss]) -> None:
    """Reactions to the losses, then to 0 hearts; before anybody is revived or eliminated (KOT-ELIM-10)."""
    before = st.losses
    st.losses = losses
    for loss in losses:
        if loss.lost <= 0:
            continue
        m = loss.victim
        for card in m.powers.on[AFTER_LOSS]:
            card.after_loss(st, m, loss)
        causer = st.by_seat(loss.by)
        if causer is not None:
            for card in causer.powers.on[AFTER_HARM]:
                card.after_harm(st, causer, loss)
            if loss.smash:
                for card in causer.powers.on[ON_WOUND]:
                    card.on_wound(st, causer, loss)
    st.losses = before
    if st.minds(ON_ZERO):
        fallen = fallen_by(st, losses)
        if fallen:
            together = st.tick + 1
            for m in st.clockwise(st.active):
                for card in m.powers.on[ON_ZERO]:
                    for other in fallen:
                        card.on_zero(st, m, other)
            # What one event brings to several Monsters, it brings to them together (KOT-END-08).
            for m in st.monsters:
                if m.reached > together:
                    m.reached = together


def first_of_source(st: Tokyo, loss: Loss) -> bool:
    """Among the losses being reacted to: whether this is the first that its causer's smash, or card, cost another."""
    for other in st.losses:
        if (
            other.lost > 0
            and other.by == loss.by
            and other.smash == loss.smash
            and other.card == loss.card
            and other.victim.seat != loss.by
        ):
            return other is loss
    return False


def fallen_by(st: Tokyo, losses: list[Loss]) -> list[Monster]:
    """The Monsters that these losses have brought to 0 hearts."""
    return [m for m in st.monsters if m.hearts <= 0 and any(x.victim is m and x.lost > 0 for x in losses)]


def eliminate_fallen(st: Tokyo, losses: list[Loss]) -> Rule | None:
    """Everybody at 0 hearts comes back, if a card says so, or is eliminated, all together (KOT-ELIM-08)."""
    if st.heeds(AT_ZERO):
        return revivals(st, fallen_by(st, losses))
    gone = [m for m in st.monsters if m.alive and m.hearts <= 0 and not m.powers.undying]
    if gone:
        eliminate_all(st, gone)
    return None


def revivals(st: Tokyo, down: list[Monster]) -> Rule:
    """At 0 hearts: whoever has a way to come back takes it; with several ways the owner decides."""
    fallen = [m for m in st.clockwise(st.active) if m in down]
    # All at once: whose card goes to the discard pile first must not cost a copy of it its effect.
    ways = [[c for c in m.powers.at[AT_ZERO] if c.ready(st, m, AT_ZERO)] for m in fallen]
    gone: list[Monster] = []
    for m, open_ways in zip(fallen, ways, strict=True):
        # Hands are looked at only now: nothing hidden may be remembered while somebody else is asked.
        cards = [c for c in open_ways if c.id not in m.evo.hand]
        cards += [c for c in m.powers.at[AT_ZERO] if c.id in m.evo.hand and c.ready(st, m, AT_ZERO)]
        undying = m.powers.undying
        chosen: i64 = 0
        if cards and (undying or any(c.facts is not cards[0].facts or not c.facts.automatic for c in cards)):
            must = not undying and any(c.facts.automatic for c in cards)
            opts = [int(c.id) for c in cards]
            if not must:
                opts.insert(0, -1)
            yield st.ask_opts(m.seat, ASK_REVIVE, opts)
            chosen = st.answer if must else st.answer - 1
        if cards and chosen >= 0:
            more = cards[chosen].act(st, m, AT_ZERO)
            if more is not None:
                yield from more
        elif not undying:
            gone.append(m)
    if gone:
        eliminate_all(st, gone)


def eliminate_all(st: Tokyo, gone: list[Monster]) -> None:
    """Monsters are eliminated together; who shares their fate goes with them; the Bay may close."""
    out = gone[:]
    while out:
        for m in out:
            if m.alive:
                eliminate(st, m)
        out = [m for m in st.monsters if m.alive and m.partner >= 0 and not st.monsters[m.partner].alive]
        gone = gone + out
    watch(st)
    if st.minds(ON_ELIMINATED):
        for m in st.clockwise(st.active):
            for card in m.powers.on[ON_ELIMINATED]:
                for other in gone:
                    card.on_eliminated(st, m, other)
    close_bay(st)


def eliminate(st: Tokyo, m: Monster) -> None:
    """A Monster is out: cards, energy and tokens go back, and it leaves the board (KOT-ELIM-01 to -05)."""
    if st.log is not None:
        st.tell(tell.Eliminated(seat=m.seat, rule="KOT-ELIM-01"))
    m.alive = False
    m.hearts = 0
    leave(st, m, "KOT-ELIM-03")
    m.energy = 0
    m.poison = 0
    m.shrink = 0
    remove_cards(st, m)
    if st.box.power_up:
        remove_evolutions(st, m)


def roll_to_save(st: Tokyo, me: Monster, loss: Loss, card: i64) -> Rule:
    """A card has the victim roll a die for each heart at stake, once; every heart rolled saves one."""
    loss.guards.append(card)
    yield from card_roll(st, me, loss.amount, card)
    spare(st, loss, min(st.card_dice.count(HEART), loss.amount), card)


def spare(st: Tokyo, loss: Loss, n: i64, card: i64) -> None:
    """A card saves the victim of a loss some of the hearts."""
    loss.amount -= n
    if n and st.log is not None:
        st.tell(
            tell.LossPrevented(seat=loss.victim.seat, amount=n, rule="KOT-CARD-15", card=key_of(st, card))
        )


def hand_over_hearts(st: Tokyo, givers: list[Monster], card: i64) -> Rule | None:
    """Each giver pays with a heart: nobody causes that, and nothing prevents or enlarges it (KOT-CARD-23)."""
    losses = [Loss(m, 1, NOBODY, False, card) for m in givers]
    fatal = False
    for loss in losses:
        if apply_loss(st, loss):
            fatal = True
    if st.hooks & _REACTIONS:
        react(st, losses)
    return after_payment(st, losses) if fatal or st.aftermath else None


def after_payment(st: Tokyo, losses: list[Loss]) -> Rule:
    """Who has paid with its last heart falls; then come the losses that reactions have brought about."""
    more = eliminate_fallen(st, losses)
    if more is not None:
        yield from more
    yield from settle_aftermath(st)


def later(st: Tokyo, victim: Monster, amount: i64, by: i64, card: i64, dice: i64 = 0) -> None:
    """A reaction makes a Monster lose hearts once the present loss is complete; dice may settle how many."""
    loss = Loss(victim, amount, by, False, card)
    loss.dice = dice
    st.aftermath.append(loss)
