"""The end of the game: the check of the Damage Track, points, and ties."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.rewards import passed_by_marker
from kaiju.games.godzilla_tokyo_clash.state import Clash


def check_end(st: Clash) -> bool:
    """Whether the game is over: the marker has passed a Small Building, or stands on END (GTC-END-01, -03)."""
    passed = passed_by_marker(st)
    if not passed and st.marker < st.box.numbers.end:
        return False
    st.ending = "passed" if passed else "end_of_track"
    score(st, "GTC-END-01" if passed else "GTC-END-03")
    return True


def points_of(st: Clash, seat: i64) -> i64:
    """Dominance of the Trophies, and the token's bonus (GTC-SCO-01)."""
    n: i64 = st.box.numbers.token_bonus if seat == st.king else 0
    for card in st.players[seat].trophies:
        n += st.box.of[card].dominance
    return n


def score(st: Clash, rule: str) -> None:
    """Total, then Energy, then the token, then clockwise from its holder (GTC-SCO-02 to -07)."""
    n = len(st.players)
    st.points = [int(points_of(st, p.seat)) for p in st.players]
    left = [(int(st.king) + i) % n for i in range(n)]
    ranking: list[int] = []
    while left:
        best = left[0]
        for seat in left:
            if (st.points[seat], int(st.players[seat].energy)) > (
                st.points[best],
                int(st.players[best].energy),
            ):
                best = seat
        left.remove(best)
        ranking.append(best)
    st.ranking = ranking
    st.over = True
    if st.log is not None:
        places = [ranking.index(seat) + 1 for seat in range(n)]
        st.tell(
            tell.GameOver(winners=[ranking[0]], points=st.points[:], places=places, why=st.ending, rule=rule)
        )
