"""The Refresh Phase: everybody discards and refills; then Enhancements and mats do what they do every Round."""

from __future__ import annotations

from kaiju.engine.forms import amounts_of
from kaiju.engine.state import Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import ASK_BENEFIT, ASK_DISCARD_FOR_REFRESH, NO
from kaiju.games.godzilla_tokyo_clash.box import Step
from kaiju.games.godzilla_tokyo_clash.effects import carry_out
from kaiju.games.godzilla_tokyo_clash.piles import different, discard_from_hand, draw
from kaiju.games.godzilla_tokyo_clash.rewards import reward, steps_of
from kaiju.games.godzilla_tokyo_clash.state import NO_CARD, SPACES, Clash, Deed, Player
from kaiju.games.godzilla_tokyo_clash.verbs import space_name, thing_key
from kaiju.games.godzilla_tokyo_clash.words import (
    BUILDING_BENEFIT,
    EXTRA_BUILDING_BENEFIT,
    IN_PLAY,
    REFRESH,
    REFRESH_BEFORE_DRAW,
)


def refill(st: Clash, p: Player) -> Rule:
    """Discard as many cards as you like, use what comes before drawing, then draw (GTC-REF-01, -04)."""
    if p.hand:
        kinds = different(st, p.hand)
        groups = [[c for c in p.hand if st.box.of[c].number == st.box.of[kind].number] for kind in kinds]
        of = [len(group) for group in groups]
        yield st.ask_amounts(p.seat, ASK_DISCARD_FOR_REFRESH, of, 0, len(p.hand))
        taken = amounts_of(int(st.answer), of, 0, len(p.hand))
        cards = [card for group, n in zip(groups, taken, strict=True) for card in group[:n]]
        discard_from_hand(st, p, cards, "GTC-REF-01")
    for step in st.box.mats[p.who].steps[REFRESH_BEFORE_DRAW]:
        more = carry_out(st, p, step, Deed(p.seat, NO_CARD), "GTC-MEG-01")
        if more is not None:
            yield from more
    numbers = st.box.numbers
    limit = numbers.hand_of_the_king if p.seat == st.king else numbers.hand
    if len(p.hand) < limit:
        draw(st, p, limit - len(p.hand), "GTC-KOM-02" if p.seat == st.king else "GTC-REF-01")


def abilities(st: Clash, p: Player) -> Rule:
    """Enhancements in the order in which they were played, then the mat (GTC-REF-03, -04)."""
    for card in p.play[:]:
        printed = st.box.of[card]
        for step in printed.steps[REFRESH]:
            more = carry_out(st, p, step, Deed(p.seat, printed.number), "GTC-REF-03")
            if more is not None:
                yield from more
    for step in st.box.mats[p.who].steps[REFRESH]:
        if step.op == BUILDING_BENEFIT:
            yield from benefit(st, p, step)
        else:
            more = carry_out(st, p, step, Deed(p.seat, NO_CARD), "GTC-REF-03")
            if more is not None:
                yield from more


def benefits(st: Clash, p: Player, used: list[int]) -> list[int]:
    """The buildings next to a Kaiju that have not been used yet, as things in spaces; equal ones once."""
    out: list[int] = []
    for space in st.board.layout.near[p.space]:
        if st.small[space] > used.count(space):
            out.append(space)
        large = st.large[space] * SPACES + space
        if st.large[space] and large not in used:
            out.append(large)
    return out


def benefit(st: Clash, p: Player, step: Step) -> Rule:
    """The reward of a building next to the Kaiju, which stays; cards add further ones (GTC-MOT-03, -08, -13)."""
    n = step.n
    for card in p.play:
        for extra in st.box.of[card].steps[IN_PLAY]:
            if extra.op == EXTRA_BUILDING_BENEFIT:
                n += extra.n
    used: list[int] = []
    while n > 0:
        opts = benefits(st, p, used)
        if not opts:
            return
        opts.insert(0, -1)
        st.left = n
        yield st.ask_opts(p.seat, ASK_BENEFIT, opts)
        choice = st.chosen()
        if choice == NO:
            return
        used.append(int(choice))
        thing = choice // SPACES
        if st.log is not None:
            where = space_name(st, choice % SPACES)
            st.tell(
                tell.BenefitTaken(seat=p.seat, thing=thing_key(st, thing), space=where, rule="GTC-MOT-03")
            )
        yield from reward(st, p, steps_of(st, thing), "GTC-MOT-03")
        n -= 1
