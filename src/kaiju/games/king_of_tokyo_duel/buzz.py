"""Buzz tokens: their shapes and bonuses, where they may lie, and how they change the path of a marker.

A *place* is one number: twice the first printed space the token covers (0 to 14 on the Fame track, 15 to 29 on the
Destruction track), plus 1 when it lies the other way round, with its printed left on the side of seat 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.games.king_of_tokyo_duel.state import DESTRUCTION_TRACK, Duel

SPACES: Final[i64] = 15  # printed spaces of a track
MIDDLE: Final[i64] = 7  # the start space, counted from seat 0's end

# What a space of a token shows.
PLAIN: Final[i64] = 0
PAW: Final[i64] = 1
TWO_PAWS: Final[i64] = 2
HEART: Final[i64] = 3
BOLT: Final[i64] = 4
DIE: Final[i64] = 5
PORTRAIT: Final[i64] = 6  # The King himself: no bonus, but not an empty space either
NO_TOKEN: Final[i64] = -1
BONUSES: Final = ("none", "hit_rival_1", "hit_rival_2", "heart_1", "energy_1", "dice_token_1", "portrait")
SIGNS: Final = ("·", "✸", "✸✸", "♥", "↯", "⚅", "♛")
"""One sign for each bonus, the same in every language."""


class Token:
    """What is printed on a Buzz token."""

    def __init__(self, key: str, feet: i64, bonuses: list[int], board: str = "") -> None:
        self.key = key
        self.feet = feet  # printed spaces covered
        self.bonuses = bonuses  # one for each space of the token, in printed left-to-right order
        self.board = board  # the Monster whose own token it is
        self.longer: bool = len(bonuses) > feet  # adds a space to the track
        self.shorter: bool = len(bonuses) < feet  # takes one away
        self.symmetric: bool = bonuses == bonuses[::-1]


TOKENS: Final = [
    Token("cat", 1, [PAW]),
    Token("panda", 1, [DIE]),
    Token("baby", 1, [HEART]),
    Token("tiger", 1, [BOLT]),
    Token("meka", 2, [PAW, DIE]),
    Token("anubis", 2, [BOLT, HEART]),
    Token("croc", 3, [BOLT, PAW, HEART]),
    Token("pumpkin", 3, [HEART, TWO_PAWS, HEART]),
    Token("alien", 3, [PLAIN, PLAIN]),
    Token("boogie", 2, [PLAIN, HEART, PLAIN]),
    Token("penguin", 2, [PLAIN, PAW, PLAIN]),
    Token("king_1", 1, [PORTRAIT], "the_king"),
    Token("king_2", 1, [PORTRAIT], "the_king"),
]


def signs(token: Token, turned: bool) -> str:
    """What a token shows from the side of seat 0 to the side of seat 1."""
    shown = [SIGNS[b] for b in token.bonuses]
    return " ".join(shown[::-1] if turned else shown)


def spaces_written(first: i64, feet: i64) -> str:
    """The printed spaces a token covers, as people write them: ``-5``, or ``1…3``."""
    return str(first) if feet == 1 else f"{first}…{first + feet - 1}"


def written(position: i64) -> str:
    """A position as people write it: the printed space, or half a space more."""
    if position & 1 == 0:
        return str(position // 2)
    return f"{position // 2}.5" if position > 0 else f"-{-position // 2}.5"


def token_number(key: str) -> i64:
    """The number of a token by its name, or -1."""
    number: i64 = 0
    for token in TOKENS:
        if token.key == key:
            return number
        number += 1
    return -1


# --------------------------------------------------------------------- path


def space_of(track: i64, position: i64) -> i64:
    """The number, among all 30, of the printed space at an even position."""
    return track * SPACES + MIDDLE + position // 2


def token_under(st: Duel, track: i64, position: i64) -> i64:
    """The Buzz token that a position on a track belongs to, or -1."""
    # An added space lies between two feet of one token, so either foot will do.
    if position & 1:
        position -= 1
    return st.spaces[track * SPACES + MIDDLE + position // 2]


def next_position(st: Duel, track: i64, position: i64, way: i64) -> i64:
    """One step along the track as it stands (DUEL-PULL-09), towards seat 0 (-1) or seat 1 (1)."""
    if position & 1:
        return position + way
    here = track * SPACES + MIDDLE + position // 2
    under = st.spaces[here]
    if under >= 0:
        token = st.box.tokens[under]
        ahead = MIDDLE + position // 2 + way
        if 0 <= ahead < SPACES and st.spaces[here + way] == under:
            if token.longer:
                return position + way
            if token.shorter:
                return position + 4 * way
    return position + 2 * way


def shown_at(st: Duel, track: i64, position: i64) -> i64:
    """What the space at a position shows: a bonus, a plain token space, or NO_TOKEN."""
    under = token_under(st, track, position)
    if under < 0:
        return NO_TOKEN
    token = st.box.tokens[under]
    place = st.places[under]
    first = 2 * (place // 2 - track * SPACES - MIDDLE)
    step: i64 = position - first
    index: i64
    if token.longer:
        index = step
    elif token.shorter:
        index = step // 4
    else:
        index = step // 2
    if place & 1:
        index = len(token.bonuses) - 1 - index
    return token.bonuses[index]


# ------------------------------------------------------------------ placing


def marker_on(st: Duel, token: i64) -> bool:
    """Whether a marker stands on any space of a token (DUEL-BUZZ-07)."""
    return (
        token_under(st, 0, st.markers[0]) == token
        or token_under(st, DESTRUCTION_TRACK, st.markers[1]) == token
    )


def bent_the_other_way(track: i64, first: i64) -> bool:
    """Which way round a token with three feet must lie, from its first space on the track (DUEL-BUZZ-11)."""
    # The middle foot decides: even printed numbers on Fame, odd ones on Destruction keep the printed order.
    odd = (first + 1 - MIDDLE) & 1 == 1
    return odd if track != DESTRUCTION_TRACK else not odd


def free_spaces(st: Duel, lifted: i64) -> list[bool]:
    """Which of the 30 printed spaces are free: no marker, and no token but the one that is lifted."""
    free = [t < 0 or t == lifted for t in st.spaces]
    track: i64 = 0
    while track < 2:
        position: i64 = st.markers[track]
        if position & 1 == 0:
            free[space_of(track, position)] = False
        track += 1
    return free


def legal_places(st: Duel, number: i64) -> list[int]:
    """Every place where a token may lie now, lifted first if it is on the board; its present place is left out."""
    token = st.box.tokens[number]
    feet = token.feet
    both_ways = feet == 2 and not token.symmetric
    free = free_spaces(st, number)
    now = st.places[number]
    out: list[int] = []
    track: i64 = 0
    while track < 2:
        first: i64 = 0
        while first + feet <= SPACES:
            at = track * SPACES + first
            fits = free[at]
            foot: i64 = 1
            while foot < feet:
                fits = fits and free[at + foot]
                foot += 1
            if fits:
                place = 2 * at
                if feet == 3 and bent_the_other_way(track, first):
                    place += 1
                if place != now:
                    out.append(place)
                if both_ways and place + 1 != now:
                    out.append(place + 1)
            first += 1
        track += 1
    return out


def lift(st: Duel, number: i64) -> None:
    """Take a token off its spaces, if it is on the board."""
    place = st.places[number]
    if place < 0:
        return
    foot: i64 = 0
    while foot < st.box.tokens[number].feet:
        st.spaces[place // 2 + foot] = -1
        foot += 1


def lay(st: Duel, number: i64, place: i64) -> None:
    """Lay a token on a place that is known to be legal."""
    lift(st, number)
    st.places[number] = place
    foot: i64 = 0
    while foot < st.box.tokens[number].feet:
        st.spaces[place // 2 + foot] = number
        foot += 1


# ------------------------------------------------------------------ winning


def depth(position: i64, seat: i64) -> i64:
    """A position as a player sees it: half spaces from the start space towards that player's end."""
    return position if seat == 1 else -position


def in_zone(position: i64, seat: i64) -> bool:
    """Whether a position lies wholly inside this player's Spotlight Zone (DUEL-WIN-05, -06)."""
    d = depth(position, seat)
    return 6 <= d <= 10


def marker_win(st: Duel, seat: i64) -> str:
    """How the markers make this player the winner: spotlight, victory_space, or nothing."""
    fame: i64 = st.markers[0]
    destruction: i64 = st.markers[1]
    if depth(fame, seat) >= 14 or depth(destruction, seat) >= 14:
        return "victory_space"
    if in_zone(fame, seat) and in_zone(destruction, seat):
        return "spotlight"
    return ""
