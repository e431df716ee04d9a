"""The verbs of the game: the only place where hearts, energy, tokens and cards in play change, and the game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import watch
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import ASK_PLACE
from kaiju.games.king_of_tokyo_duel.buzz import (
    MIDDLE,
    SPACES,
    lay,
    legal_places,
    marker_on,
    signs,
    spaces_written,
)
from kaiju.games.king_of_tokyo_duel.card import ON_HEAL, RIVAL_ENERGY
from kaiju.games.king_of_tokyo_duel.powers import powers_of
from kaiju.games.king_of_tokyo_duel.state import MAX_DICE_TOKENS, NO_CARD, Duel, Monster

STAY: Final[i64] = -1
"""The option that leaves a Buzz token where it is."""


def key_of(st: Duel, card: i64) -> str:
    """The printed identity of a card, for events."""
    return "" if card < 0 else st.box.cards[card].facts.key


def win(st: Duel, winners: list[int], why: str, rule: str) -> None:
    """The game ends at once (DUEL-WIN-01)."""
    st.over = True
    st.winners = winners
    st.ending = why
    if st.log is not None:
        st.tell(tell.GameOver(winners=winners[:], why=why, rule=rule))


# ----------------------------------------------------------- hearts and energy


def gain_energy(st: Duel, m: Monster, n: i64, rule: str, card: i64 = NO_CARD) -> None:
    """Energy, from whatever source; there is no limit (DUEL-ENERGY-01)."""
    if n <= 0:
        return
    m.energy += n
    if st.log is not None:
        st.tell(tell.EnergyGained(seat=m.seat, amount=n, now=m.energy, rule=rule, card=key_of(st, card)))


def resolve_energy(st: Duel, m: Monster, n: i64, rule: str, card: i64 = NO_CARD) -> Rule | None:
    """Energy that may come while dice are resolved: the Rival's cards may react to it."""
    gain_energy(st, m, n, rule, card)
    if n > 0 and st.minds(RIVAL_ENERGY) and st.resolving(m):
        return energy_reactions(st, st.rival(m), n)
    return None


def energy_reactions(st: Duel, m: Monster, n: i64) -> Rule:
    """The Rival of this Monster has gained energy."""
    for power in m.powers.on[RIVAL_ENERGY]:
        more = power.rival_energy(st, m, n)
        if more is not None:
            yield from more


def spend_energy(st: Duel, m: Monster, n: i64, rule: str, card: i64 = NO_CARD) -> None:
    """Pay energy that is there."""
    if n <= 0:
        return
    m.energy -= n
    if st.log is not None:
        st.tell(tell.EnergySpent(seat=m.seat, amount=n, now=m.energy, rule=rule, card=key_of(st, card)))


def gain_hearts(st: Duel, m: Monster, n: i64, rule: str, card: i64 = NO_CARD) -> None:
    """Hearts, up to the starting value; the surplus is lost (DUEL-HEAL-02)."""
    if add_hearts(st, m, n, rule, card) > 0:
        for power in m.powers.on[ON_HEAL]:
            power.on_heal(st, m)


def add_hearts(st: Duel, m: Monster, n: i64, rule: str, card: i64) -> i64:
    """Add hearts without any card taking part; returns how many were really gained."""
    room = m.max_hearts - m.hearts
    if n > room:
        n = room
    if n <= 0:
        return 0
    m.hearts += n
    if st.log is not None:
        st.tell(tell.HeartsGained(seat=m.seat, amount=n, now=m.hearts, rule=rule, card=key_of(st, card)))
    return n


def gain_dice_tokens(st: Duel, m: Monster, n: i64, rule: str, card: i64 = NO_CARD) -> None:
    """Dice tokens, two at most in front of a player (DUEL-ROLL-03)."""
    room = MAX_DICE_TOKENS - m.dice_tokens
    if n > room:
        n = room
    if n <= 0:
        return
    m.dice_tokens += n
    if st.log is not None:
        st.tell(
            tell.DiceTokensGained(seat=m.seat, amount=n, now=m.dice_tokens, rule=rule, card=key_of(st, card))
        )


def use(st: Duel, m: Monster, card: i64) -> None:
    """Report that a Monster uses a card of its own."""
    if st.log is not None:
        st.tell(tell.CardUsed(seat=m.seat, rule="DUEL-CARD-01", card=key_of(st, card)))


# ----------------------------------------------------------------------- cards


def refresh(st: Duel, m: Monster) -> None:
    """Work out anew what a Monster's cards add up to. Called whenever they change."""
    m.powers = powers_of(st, m.cards)
    watch(st, [m.powers for m in st.monsters])


def discard_card(st: Duel, m: Monster, card: i64, rule: str) -> None:
    """A KEEP card goes from a Monster to the discard pile."""
    m.cards.remove(card)
    refresh(st, m)
    st.discard.append(card)
    if st.log is not None:
        st.tell(tell.CardDiscarded(seat=m.seat, card=key_of(st, card), rule=rule))


def swap_cards(st: Duel, m: Monster, given: i64, taken: i64) -> None:
    """Exchange an own KEEP card for one of the Rival's: no purchase, so no Buzz token (DUEL-BUZZ-17)."""
    rival = st.rival(m)
    m.cards.remove(given)
    rival.cards.remove(taken)
    m.cards.append(taken)
    rival.cards.append(given)
    refresh(st, m)
    refresh(st, rival)
    if st.log is not None:
        st.tell(
            tell.CardsSwapped(seat=m.seat, card=key_of(st, given), of=key_of(st, taken), rule="DUEL-CARD-07")
        )


# ---------------------------------------------------------------- Buzz tokens


def lay_token(st: Duel, m: Monster, token: i64, place: i64, rule: str, card: i64 = NO_CARD) -> None:
    """Lay a Buzz token; it moves no marker and pays no bonus by itself (DUEL-BUZZ-18)."""
    before = st.places[token]
    lay(st, token, place)
    if st.log is not None:
        kind = st.box.tokens[token]
        first = place // 2 % SPACES - MIDDLE
        turned = place & 1 == 1
        st.tell(
            tell.BuzzPlaced(
                seat=m.seat,
                token=kind.key,
                track=place // 2 // SPACES,
                first=first,
                last=first + kind.feet - 1,
                spaces=spaces_written(first, kind.feet),
                shows=signs(kind, turned),
                turned=turned,
                moved=before >= 0,
                rule=rule,
                card=key_of(st, card),
            )
        )


def place_token(st: Duel, m: Monster, token: i64, card: i64) -> Rule:
    """The Buzz token of a card just bought: placed from the stock, or moved if its owner likes (DUEL-BUZZ-01 ff.)."""
    on_board = st.places[token] >= 0
    if on_board and marker_on(st, token):
        return
    opts = legal_places(st, token)
    if not opts:
        return
    if on_board:
        opts.insert(0, -1)
    if len(opts) > 1:
        yield st.ask_opts(m.seat, ASK_PLACE, opts, token)
        place = st.chosen()
    else:
        place = opts[0]
    if place != STAY:
        lay_token(st, m, token, place, "DUEL-BUZZ-04" if on_board else "DUEL-BUZZ-01", card)
