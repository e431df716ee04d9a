"""What a seat may know. In the base game only the order of the deck is hidden, and chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import NOBODY
from kaiju.games.king_of_tokyo.shown import CardView, LossView, MonsterView, TokyoView
from kaiju.games.king_of_tokyo.state import CARD_NOTE, FACES, PLACES, SEAT_NOTE, START, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import key_of, owner_of

PHASES: Final = ("setup", "roll", "resolve", "buy", "end", "setup", "setup", "setup")


def view(st: Tokyo, seat: i64) -> TokyoView:
    """The table as this seat may see it."""
    keys = st.box.keys
    top = ""
    if seat >= 0 and st.deck and st.known_top >> seat & 1:
        top = keys[st.deck[-1]]
    pending: LossView | None = None
    loss = st.loss
    if loss is not None:
        pending = LossView(loss.victim.seat, loss.amount, loss.by, loss.smash, key_of(st, loss.card))
    hand: list[CardView] = []
    drawn: list[str] = []
    own_deck: list[str] = []
    if seat >= 0 and (st.box.power_up or st.box.halloween):
        evo = st.monsters[seat].evo
        hand = card_views(st, evo.hand)
        drawn = [keys[c] for c in evo.drawn]
        own_deck = [keys[c] for c in sorted(evo.pile)]
    return TokyoView(
        seat=seat,
        monsters=[monster_view(st, m) for m in st.monsters],
        active=st.active,
        turn=st.turn,
        phase=PHASES[st.phase],
        bay_open=st.bay_open,
        dice=st.dice[:],
        roll=st.roll[:],
        rolls_left=st.rolls_left,
        market=[keys[c] if c >= 0 else "" for c in st.market],
        deck=len(st.deck),
        discard=[keys[c] for c in st.discard],
        top=top,
        loss=pending,
        two_player=st.box.two_player,
        over=st.over,
        winners=st.winners[:],
        ending=st.ending,
        hand=hand,
        drawn=drawn,
        power_up=st.box.power_up,
        halloween=st.box.halloween,
        frozen=st.locked if st.phase == START else 0,
        card_dice=st.card_dice[:] if st.card_rolling else [],
        mutant_evolutions=st.box.draft,
        own_deck=own_deck,
    )


def card_views(st: Tokyo, cards: list[int], holder: i64 = NOBODY) -> list[CardView]:
    """Cards with what lies on them and what they copy; with the holder of Evolutions, whose they are."""
    keys = st.box.keys
    out: list[CardView] = []
    for c in cards:
        copied = st.copies.get(c, -1)
        under = st.under.get(c, -1)
        note = st.notes.get(c, -1)
        owner = NOBODY if holder == NOBODY else owner_of(st, c)
        out.append(
            CardView(
                id=c,
                card=keys[c],
                counters=st.counters.get(c, 0),
                copies="" if copied < 0 else keys[copied],
                under="" if under < 0 else keys[under],
                face=FACES[note] if 0 <= note < SEAT_NOTE else "",
                on=note - SEAT_NOTE if SEAT_NOTE <= note < CARD_NOTE else -1,
                token=keys[note - CARD_NOTE] if note >= CARD_NOTE else "",
                owner=NOBODY if owner in (holder, NOBODY) else owner,
            )
        )
    return out


def monster_view(st: Tokyo, m: Monster) -> MonsterView:
    """A Monster as everybody sees it."""
    evo = m.evo
    return MonsterView(
        seat=m.seat,
        monster=st.box.monsters[m.who],
        hearts=m.hearts,
        max_hearts=m.powers.max_hearts,
        energy=m.energy,
        vp=m.vp,
        place=PLACES[m.place],
        alive=m.alive,
        poison=m.poison,
        shrink=m.shrink,
        cards=card_views(st, m.cards) if m.cards else [],
        evolutions=card_views(st, evo.front, m.seat) if evo.front else [],
        spent=[st.box.keys[c] for c in evo.spent],
        hand=len(evo.hand),
        pile=len(evo.pile),
        partner=m.partner,
    )
