"""Damage: defending, comparing, the token, the cards turned up and the Trophies taken."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import (
    ASK_DEFEND,
    ASK_EXTRA_TROPHY,
    ASK_HAND_TROPHY,
    ASK_TROPHY,
    NO,
    STAND_IN,
)
from kaiju.games.godzilla_tokyo_clash.box import Step
from kaiju.games.godzilla_tokyo_clash.piles import different, seat_bit, show_to, take_top, to_discard
from kaiju.games.godzilla_tokyo_clash.state import EVERYBODY, NO_CARD, Blow, Clash, Deed, Defense, Player
from kaiju.games.godzilla_tokyo_clash.verbs import key_of, keys_of, lose_energy, lower_heads, raise_heads
from kaiju.games.godzilla_tokyo_clash.words import BARRAGE, DEFEND, DEFEND_WITH, EXTRA_TROPHY, SPEND, TROPHY


def deal(st: Clash, blow: Blow, deed: Deed | None = None) -> Rule:
    """One damage instance, in the order of GTC-DMG-17. A deed brings the Barrage of its card."""
    victim = st.players[blow.seat]
    defense: Defense | None = None
    if not blow.unblockable and (victim.hand or stand_ins(st, victim)):
        st.blow = blow
        waited = len(st.waiting)
        yield from defend(st, blow, victim)
        st.blow = None
        if len(st.waiting) > waited:
            defense = st.waiting[waited]
    blow.dealt = blow.value - blow.defense
    if blow.dealt <= 0:
        blow.dealt = 0
        if st.log is not None:
            st.tell(tell.Blocked(seat=blow.seat, by=blow.by, value=blow.value, rule="GTC-DMG-02"))
        return
    if defense is not None:
        defense.dealt = blow.dealt
    if st.log is not None:
        st.tell(
            tell.DamageDealt(
                seat=blow.seat, by=blow.by, amount=blow.dealt, rule=blow.rule, card=key_of(st, blow.card)
            )
        )
    if blow.seat == st.king and blow.by != blow.seat:
        take_token(st, blow.by)
    yield from trophies(st, blow, victim, deed)


def take_token(st: Clash, seat: i64) -> None:
    """Damage to the King of Monsters wins the token, before any Trophy (GTC-KOM-05, -07)."""
    if st.log is not None:
        st.tell(tell.KingChanged(seat=seat, loser=st.king, rule="GTC-KOM-05"))
    st.king = seat


# -------------------------------------------------------------------- defending


def stand_in(st: Clash, card: i64) -> Step | None:
    """How an Enhancement may be spent instead of a Defense card, if it may."""
    for step in st.box.of[card].steps[SPEND]:
        if step.when == DEFEND and step.op == DEFEND_WITH:
            return step
    return None


def stand_ins(st: Clash, p: Player) -> list[int]:
    """The different Enhancements that may be spent instead of a Defense card."""
    if not p.play:
        return []
    return different(st, [card for card in p.play if stand_in(st, card) is not None])


def defend(st: Clash, blow: Blow, victim: Player) -> Rule:
    """Whoever is hit and holds a card is asked, whether or not one could block (GTC-VIEW-09)."""
    opts: list[int] = [-1]
    for card in different(st, victim.hand):
        printed = st.box.of[card]
        if printed.defense and printed.cost <= victim.energy:
            opts.append(card)
    for card in stand_ins(st, victim):
        opts.append(STAND_IN + card)
    yield st.ask_opts(victim.seat, ASK_DEFEND, opts)
    choice = st.chosen()
    if choice == NO:
        return
    value: i64 = 0
    if choice >= STAND_IN:
        card = choice - STAND_IN
        step = stand_in(st, card)
        assert step is not None
        value = step.n
        victim.play.remove(card)
        to_discard(st, victim, card)
        if st.log is not None:
            st.tell(tell.EnhancementSpent(seat=victim.seat, rule="GTC-ENH-02", card=st.box.of[card].key))
    else:
        printed = st.box.of[choice]
        victim.hand.remove(choice)
        st.limbo.append(choice)
        if choice in st.known:
            del st.known[choice]
        lose_energy(st, victim, printed.cost, "GTC-DMG-08", printed.number)
        if printed.heads:
            raise_heads(st, victim, printed.heads, "GTC-KGH-08", printed.number)
        value = printed.defend
        if printed.defend_by_heads:
            value += victim.heads
        st.waiting.append(Defense(victim.seat, choice, blow.by, 0))
        card = choice
    blow.defense = value - blow.pierce if value > blow.pierce else 0
    if st.log is not None:
        st.tell(
            tell.Defended(
                seat=victim.seat, by=blow.by, value=blow.defense, rule="GTC-DMG-01", card=st.box.of[card].key
            )
        )


# --------------------------------------------------------------------- Trophies


def trophies(st: Clash, blow: Blow, victim: Player, deed: Deed | None) -> Rule:
    """Cards are turned up, the best becomes a Trophy, the rest is discarded (GTC-TRO-01 to -06)."""
    n = blow.dealt
    while n > 0:
        card = take_top(st, victim)
        if card == NO_CARD:
            break
        st.revealed.append(card)
        if card in st.known:
            del st.known[card]
        n -= 1
    if st.log is not None and st.revealed:
        told = keys_of(st, st.revealed)
        st.tell(tell.CardsRevealed(seat=victim.seat, by=blow.by, cards=told, rule="GTC-TRO-01"))
    if blow.by != victim.seat:
        by = st.players[blow.by]
        best = highest(st, st.revealed)
        if best:
            yield from take_trophy(st, by, victim, best)
        elif st.revealed and st.log is not None:
            st.tell(tell.Withstood(seat=victim.seat, by=by.seat, rule="GTC-TRO-06"))
        extra = blow.extra
        barrage = due_barrage(st, by, deed, TROPHY)
        for step in barrage:
            if step.op == EXTRA_TROPHY:
                extra += step.n
        while extra > 0:
            best = highest(st, st.revealed)
            if not best:
                break
            best.insert(0, -1)
            st.left = extra
            yield st.ask_opts(by.seat, ASK_EXTRA_TROPHY, best, blow.card)
            chosen = st.chosen()
            if chosen == NO:
                break
            set_trophy(st, by, victim, chosen, "GTC-TRO-12")
            extra -= 1
        if barrage and deed is not None:
            end_barrage(st, by, deed)
    rest = st.revealed
    st.revealed = []
    for card in rest:
        to_discard(st, victim, card)
    if st.log is not None and rest:
        st.tell(tell.CardsDiscarded(seat=victim.seat, cards=keys_of(st, rest), rule="GTC-TRO-04"))


def highest(st: Clash, cards: list[int]) -> list[int]:
    """The different cards that are worth the most; none if that is nothing (GTC-TRO-05)."""
    most: i64 = 0
    for card in cards:
        worth = st.box.of[card].dominance
        if worth > most:
            most = worth
    if most == 0:
        return []
    return different(st, [card for card in cards if st.box.of[card].dominance == most])


def take_trophy(st: Clash, by: Player, of: Player, best: list[int]) -> Rule:
    """One of the best cards becomes a Trophy, of the taker's choice (GTC-TRO-07)."""
    card: i64 = best[0]
    if len(best) > 1:
        yield st.ask_opts(by.seat, ASK_TROPHY, best)
        card = st.chosen()
    set_trophy(st, by, of, card, "GTC-TRO-02")


def set_trophy(st: Clash, by: Player, of: Player, card: i64, rule: str) -> None:
    """A revealed card goes on the Trophy pile; everybody has seen it (GTC-VIEW-04)."""
    st.revealed.remove(card)
    by.trophies.append(card)
    st.known[card] = EVERYBODY
    if st.log is not None:
        st.tell(tell.TrophyTaken(seat=by.seat, owner=of.seat, rule=rule, card=st.box.of[card].key))


def trophy_from_hand(st: Clash, by: Player, of: Player, n: i64, why: i64) -> Rule:
    """Look at a hand and take cards worth something from it (GTC-TRO-13, GTC-KGH-05).

    It is asked as long as there is a card: that it is not asked would tell the others what the hand is worth.
    """
    if not of.hand:
        return
    for card in of.hand:
        show_to(st, card, by.seat)
    if st.log is not None:
        told = keys_of(st, of.hand)
        st.tell(
            tell.HandLooked(seat=by.seat, owner=of.seat, cards=told, rule="GTC-KGH-05", card=key_of(st, why))
        )
    while n > 0 and of.hand:
        st.looked = of.hand[:]
        st.looker = by.seat
        opts = different(st, [card for card in of.hand if st.box.of[card].dominance > 0])
        opts.insert(0, -1)
        st.left = n
        yield st.ask_opts(by.seat, ASK_HAND_TROPHY, opts, why)
        card = st.chosen()
        st.looked = []
        st.looker = NOBODY
        if card == NO:
            return
        # Who knew of a card in this hand that could be taken does not know any more whether it is still there.
        two = seat_bit(by.seat) | seat_bit(of.seat)
        for held in of.hand:
            if st.box.of[held].dominance > 0 and held in st.known:
                st.known[held] &= two
        of.hand.remove(card)
        by.trophies.append(card)
        st.known[card] = two
        if st.log is not None:
            st.tell(
                tell.HandTrophyTaken(seat=by.seat, owner=of.seat, rule="GTC-TRO-13", card=st.box.of[card].key)
            )
        n -= 1


# ---------------------------------------------------------------------- Barrage


def due_barrage(st: Clash, by: Player, deed: Deed | None, moment: i64) -> list[Step]:
    """The Barrage steps of a card that happen at this moment: once a card, with all heads up (GTC-KGH-02, -12)."""
    if deed is None or deed.card < 0 or deed.barrage or by.seat != deed.by:
        return []
    if by.heads < st.box.mats[by.who].heads_max:
        return []
    out = [step for step in st.box.cards[deed.card].steps[BARRAGE] if step.at == moment]
    if out and st.log is not None:
        st.tell(tell.BarrageUsed(seat=by.seat, rule="GTC-KGH-02", card=key_of(st, deed.card)))
    return out


def end_barrage(st: Clash, by: Player, deed: Deed) -> None:
    """A Barrage is done: the Head Meter falls back (GTC-KGH-13)."""
    deed.barrage = True
    lower_heads(st, by, deed.card)
