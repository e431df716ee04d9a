"""The table as one player sees it: the tracks as paths, who is ahead in which race, and what things are worth now."""

from __future__ import annotations

from functools import lru_cache

from kaiju.games.king_of_tokyo_duel.view import DuelView, MonsterView, TokenView

TRACKS = ("fame", "destruction")
SMASH, HEAL, ENERGY, FAME, DESTRUCTION, POWER = range(6)
END = 14  # the Victory space, in half spaces

WIN = 200.0  # winning now
AN_ENERGY = 0.55
A_DICE_TOKEN = 1.0
BONUS = {
    "hit_rival_1": 1.0,
    "hit_rival_2": 2.0,
    "heart_1": 0.7,
    "energy_1": AN_ENERGY,
    "dice_token_1": A_DICE_TOKEN,
}

# What it is worth to need so many more steps to win by the markers.
CLOSE = (WIN, 22.0, 12.0, 7.0, 4.5, 3.0, 2.0, 1.2, 0.6, 0.2)

ONE_STEP = 30.0
"""What it costs on top of that to leave the Rival, whose turn comes next, one step from winning."""

# By power symbols: the energy that Cyber Kitty gains, and the symbols that Alienoid adds.
KITTY = (0, 0, 2, 4, 4, 6, 8, 8, 10)
ALIENOID = (0, 0, 1, 2, 2, 3, 4, 4, 5)


class Path:
    """One track as it stands, as this player sees it: spaces by depth in half spaces, and what they pay."""

    def __init__(self, tokens: list[TokenView], marker: int, sign: int, rivals: str) -> None:
        spaces = set(range(-END, END + 1, 2))
        pays: dict[int, str] = {}
        self.stops: set[int] = set()  # depths at which this player's pull is stopped
        for token in tokens:
            first = 2 * token.first
            count = len(token.bonuses)
            if count > token.feet:
                spaces.add(first + 1)
            elif count < token.feet:
                spaces.discard(first + 2)
            at = [first + i * (2 * (token.feet - 1)) // max(1, count - 1) for i in range(count)]
            for position, bonus in zip(at, token.bonuses, strict=True):
                if bonus == "portrait" and rivals == "the_king":
                    self.stops.add(sign * position)
                elif bonus in BONUS:
                    pays[sign * position] = bonus
        self.spaces = sorted(sign * s for s in spaces)
        self.pays = pays
        self.at = self.spaces.index(sign * marker)


class Situation:
    """One player's look at the table."""

    def __init__(self, view: DuelView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: MonsterView = view.monsters[seat]
        self.rival: MonsterView = view.monsters[1 - seat]
        self.mine = {card.card for card in self.me.cards}
        self.theirs = {card.card for card in self.rival.cards}
        sign = 1 if seat == 1 else -1
        markers = (view.fame, view.destruction)
        self.paths = [
            Path([t for t in view.tokens if t.where == track], markers[i], sign, self.rival.monster)
            for i, track in enumerate(TRACKS)
        ]
        self.depths = (sign * view.fame, sign * view.destruction)
        # A hit is worth more when the Rival is nearly down, a heart when its owner is.
        self.hit = 1.0 + 4.0 / max(1, self.rival.hearts)
        self.heart = 0.35 + 4.5 / max(2, self.me.hearts)
        self.here = race(*self.depths)
        self._pulls: dict[tuple[int, int], float] = {}

    # ---------------------------------------------------------------- the tracks

    def walk(self, track: int, steps: int, start: tuple[int, int]) -> tuple[tuple[int, int], float]:
        """Pull a marker: both depths afterwards, and what the way pays (WIN when it wins or loses the game)."""
        path = self.paths[track]
        i = path.spaces.index(start[track])
        other = start[1 - track]
        gain = 0.0
        for _ in range(steps):
            i += 1
            at = path.spaces[i]
            if at >= END or (6 <= at <= 10 and 6 <= other <= 10):
                return place(start, track, at), WIN
            if -10 <= at <= -6 and -10 <= other <= -6:
                return place(start, track, at), -WIN
            bonus = path.pays.get(at, "")
            if bonus:
                gain += self.bonus(bonus)
            if at in path.stops:
                break
        return place(start, track, path.spaces[i]), gain

    def bonus(self, bonus: str) -> float:
        """What a Buzz bonus is worth to this player now."""
        if bonus.startswith("hit"):
            n = 2 if bonus.endswith("2") else 1
            return self.hits(n)
        if bonus == "heart_1":
            return self.hearts(1)
        if bonus == "dice_token_1" and self.me.dice_tokens >= 2:
            return 0.0
        return BONUS[bonus]

    def pull(self, track: int, steps: int) -> float:
        """What one pull from here is worth."""
        return self.pulls(steps, 0) if track == 0 else self.pulls(0, steps)

    def pulls(self, fame: int, destruction: int) -> float:
        """What pulling both markers is worth, in the better order."""
        if fame <= 0 and destruction <= 0:
            return 0.0
        key = (fame, destruction)
        if key not in self._pulls:
            self._pulls[key] = max(
                self.in_order(((0, fame), (1, destruction))), self.in_order(((1, destruction), (0, fame)))
            )
        return self._pulls[key]

    def in_order(self, pulls: tuple[tuple[int, int], ...]) -> float:
        at = self.depths
        total = 0.0
        for track, steps in pulls:
            at, gain = self.walk(track, steps, at)
            if abs(gain) >= WIN:
                return gain
            total += gain
        return total + race(*at) - self.here

    # -------------------------------------------------------------- hits and hearts

    def hits(self, n: int) -> float:
        """What dealing hits is worth: everything when they are the last."""
        if n <= 0 or "hibernation" in self.theirs or self.rival.immune:
            return 0.0
        if "unstoppable" in self.theirs:
            return min(n, self.rival.hearts) * self.hit
        return WIN if n >= self.rival.hearts else n * self.hit

    def hearts(self, n: int) -> float:
        """What gaining hearts is worth."""
        return min(n, self.me.max_hearts - self.me.hearts) * self.heart

    def suffer(self, n: int) -> float:
        """What taking hits costs."""
        if "hibernation" in self.mine:
            return 0.0
        return WIN if n >= self.me.hearts and "unstoppable" not in self.mine else n * self.heart


def place(depths: tuple[int, int], track: int, at: int) -> tuple[int, int]:
    return (at, depths[1]) if track == 0 else (depths[0], at)


@lru_cache(maxsize=4096)
def race(fame: int, destruction: int) -> float:
    """How the markers stand for a player: own nearness to a win minus the Rival's, whose turn comes first."""
    menace = ONE_STEP if steps_to_win(-fame, -destruction) <= 1 else 0.0
    return nearness(fame, destruction) - 1.1 * nearness(-fame, -destruction) - menace


def steps_to_win(fame: int, destruction: int) -> float:
    """How many spaces a player still has to pull, on the shortest way to a win."""
    spotlight = 99.0
    if fame <= 10 and destruction <= 10:
        spotlight = (max(0, 6 - fame) + max(0, 6 - destruction)) / 2
    return min(spotlight, (END - fame) / 2, (END - destruction) / 2)


def nearness(fame: int, destruction: int) -> float:
    """How near a player is to winning by the markers; depths in half spaces."""
    steps = steps_to_win(fame, destruction)
    low = min(int(steps), len(CLOSE) - 1)
    high = min(low + 1, len(CLOSE) - 1)
    value = CLOSE[low] + (CLOSE[high] - CLOSE[low]) * (steps - int(steps))
    return value + 0.06 * (fame + destruction)
