# interpreted
"""What must be true of every state of King of Tokyo: Duel, whatever has happened."""

from __future__ import annotations

from kaiju.engine.errors import RulesFault
from kaiju.games.king_of_tokyo_duel.buzz import (
    MIDDLE,
    SPACES,
    bent_the_other_way,
    marker_win,
    shown_at,
    token_under,
)
from kaiju.games.king_of_tokyo_duel.powers import Powers, powers_of
from kaiju.games.king_of_tokyo_duel.state import MAX_DICE_TOKENS, OUT_OF_GAME, RESERVE, STOCK, Duel


def audit(st: Duel) -> list[int]:
    """Raise RulesFault when something is impossible; otherwise all cards, then 100 + every Buzz token."""
    for m in st.monsters:
        who = f"Monster {m.seat}"
        if not 0 <= m.hearts <= m.max_hearts == st.box.boards[m.who].hearts:
            raise RulesFault(f"{who} has {m.hearts} hearts of {m.max_hearts}.")
        if not 0 <= m.dice_tokens <= MAX_DICE_TOKENS:
            raise RulesFault(f"{who} has {m.dice_tokens} Dice tokens.")
        if min(m.energy, m.fewer, m.dominated) < 0:
            raise RulesFault(f"{who} has a negative number of something.")
        if m.hearts == 0 and not st.over:
            raise RulesFault(f"{who} has no hearts, but the game goes on.")
        if vars_of(powers_of(st, m.cards)) != vars_of(m.powers):
            raise RulesFault(f"{who}'s powers are not those of its cards.")
    one, other = (m.powers for m in st.monsters)
    if st.moments != one.moments | other.moments or st.hooks != one.hooks | other.hooks:
        raise RulesFault("The moments and hooks being watched are not those of the cards in play.")
    if len(st.dice) > 8:
        raise RulesFault(f"{len(st.dice)} dice are rolled.")
    if (st.ending in {"spotlight", "victory_space"}) != any(marker_win(st, seat) for seat in range(2)):
        raise RulesFault("The markers and the end of the game do not agree.")
    tokens = audit_tokens(st)
    audit_markers(st)
    cards = [c for m in st.monsters for c in m.cards] + [c for c in st.market if c >= 0]
    return sorted(cards + st.deck + st.discard + st.removed + st.limbo) + tokens


def audit_tokens(st: Duel) -> list[int]:
    """Every Buzz token covers exactly the spaces of its place, and lies the way it must."""
    out: list[int] = []
    for number, token in enumerate(st.box.tokens):
        place = st.places[number]
        covered = [space for space in range(2 * SPACES) if st.spaces[space] == number]
        if place < 0:
            wanted: list[int] = []
            here = token.board == "" or token.board in [st.box.boards[m.who].key for m in st.monsters]
            if place != (OUT_OF_GAME if not here else RESERVE if token.board else STOCK):
                raise RulesFault(f"{token.key} is nowhere.")
        else:
            track, first = divmod(place // 2, SPACES)
            wanted = list(range(place // 2, place // 2 + token.feet))
            if first + token.feet > SPACES:
                raise RulesFault(f"{token.key} hangs over the end of its track.")
            if token.feet == 3 and bent_the_other_way(track, first) != bool(place & 1):
                raise RulesFault(f"{token.key} is bent the wrong way.")
        if covered != wanted:
            raise RulesFault(f"{token.key} covers {covered}, not {wanted}.")
        out.append(100 + number)
    return out


def audit_markers(st: Duel) -> None:
    """Every marker stands on a space that exists."""
    for track, position in enumerate(st.markers):
        if not -2 * MIDDLE <= position <= 2 * MIDDLE:
            raise RulesFault(f"A marker is off its track, at {position}.")
        under = token_under(st, track, position)
        if position & 1:
            if under < 0 or not st.box.tokens[under].longer or token_under(st, track, position + 1) != under:
                raise RulesFault(f"A marker stands between two spaces, at {position}.")
        elif under >= 0 and st.box.tokens[under].shorter:
            first = 2 * (st.places[under] // 2 % SPACES - MIDDLE)
            if position == first + 2:
                raise RulesFault("A marker stands on a space that a token has taken away.")
        shown_at(st, track, position)


def vars_of(powers: Powers) -> list[object]:
    """The numbers of a Powers object, and which cards it lists."""
    lists = [[c.id for c in cards] for cards in powers.at + powers.on]
    return [
        powers.moments, powers.hooks, powers.dice, powers.rolls, powers.smash, powers.immune, lists,
    ]  # fmt: skip
