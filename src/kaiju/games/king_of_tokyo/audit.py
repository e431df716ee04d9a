# interpreted
"""What must be true of every state of King of Tokyo, whatever has happened."""

from __future__ import annotations

from kaiju.engine.errors import RulesFault
from kaiju.games.king_of_tokyo.powers import Powers, powers_of
from kaiju.games.king_of_tokyo.state import BAY, CARD_NOTE, CITY, OUTSIDE, Tokyo


def audit(st: Tokyo) -> list[int]:
    """Raise RulesFault when something is impossible; otherwise all cards, wherever they are."""
    moments = hooks = 0
    for m in st.monsters:
        who = f"Monster {m.seat}"
        if not 0 <= m.hearts <= m.powers.max_hearts <= 12:
            raise RulesFault(f"{who} has {m.hearts} hearts of {m.powers.max_hearts}.")
        if not 0 <= m.vp <= 20:
            raise RulesFault(f"{who} has {m.vp} VP.")
        if min(m.energy, m.poison, m.shrink) < 0:
            raise RulesFault(f"{who} has a negative number of something.")
        left = m.cards or m.evo.hand or m.evo.front or m.evo.pile or m.evo.spent
        if not m.alive and (left or m.energy or m.poison or m.shrink or m.hearts or m.place != OUTSIDE):
            raise RulesFault(f"{who} is eliminated but still has something.")
        if (m.reached > 0) != (m.vp >= m.powers.target_vp):
            raise RulesFault(f"{who} has {m.vp} VP but reached the goal at tick {m.reached}.")
        if vars_of(powers_of(st, m)) != vars_of(m.powers):
            raise RulesFault(f"{who}'s powers are not those of its cards.")
        if m.alive and m.hearts == 0 and not m.powers.undying and st.who == -1:
            raise RulesFault(f"{who} has no hearts and is still there.")
        if m.alive:
            moments |= m.powers.moments
            hooks |= m.powers.hooks
    if (moments, hooks) != (st.moments, st.hooks):
        raise RulesFault("The moments and hooks being watched are not those of the cards in play.")
    for place in (CITY, BAY):
        if sum(m.place == place for m in st.monsters) > 1:
            raise RulesFault("Two Monsters are in the same place in Tokyo.")
    if st.in_tokyo(BAY) is not None and not st.bay_open:
        raise RulesFault("A Monster is in Tokyo Bay, which is closed.")
    in_play = [c for m in st.monsters for c in m.cards + m.evo.front]
    # A card in a discard pile of Evolutions may have to remember how it got there.
    marked = in_play + [c for m in st.monsters for c in m.evo.spent]
    if any(c not in marked for c in st.counters) or any(
        a not in in_play or b not in in_play for a, b in st.copies.items()
    ):
        raise RulesFault("Counters or copies refer to a card that is not in play.")
    if any(
        c not in in_play or (n >= CARD_NOTE and n - CARD_NOTE not in in_play) for c, n in st.notes.items()
    ):
        raise RulesFault("Something is noted on a card that is not in play, or belongs to such a card.")
    market = [c for c in st.market if c >= 0]
    hidden = [c for m in st.monsters for c in m.evo.hand + m.evo.pile + m.evo.spent + m.evo.drawn]
    kept = list(st.under.values())
    return sorted(in_play + market + st.deck + st.discard + st.resolving + st.removed + hidden + kept)


def vars_of(powers: Powers) -> list[object]:
    """The numbers of a Powers object, and which cards it lists."""
    lists = [[(c.id, c.facts.key) for c in cards] for cards in powers.at + powers.on]
    return [
        powers.moments, powers.hooks, powers.dice, powers.rolls, powers.discount, powers.smash, powers.smash_on_smash,
        powers.max_hearts, powers.energy_bonus, powers.heart_bonus, powers.ignores_one, powers.smash_everywhere,
        powers.target_vp, powers.undying, powers.single_roll, powers.doubles, powers.freezes,
        powers.forces_yield, lists,
    ]  # fmt: skip
