"""A view of Godzilla: Tokyo Clash, read the way a player looks at the table: who stands where, what lies in whose deck,
who could block what. Everything is measured in points of Dominance.
"""

from __future__ import annotations

from collections import Counter
from math import comb

from kaiju.bots.godzilla_tokyo_clash.weights import LOSSES, WEIGHTS, Weights
from kaiju.games.godzilla_tokyo_clash.box import Box, Card, Step
from kaiju.games.godzilla_tokyo_clash.shown import ClashView, PlayerView
from kaiju.games.godzilla_tokyo_clash.words import (
    DRAW,
    GAIN_ENERGY,
    IN_LINE,
    MOVE_PIECES,
    NEAR,
    PEEK_TOP,
    PENALISE,
    RECOVER,
    TOWARD_NEAREST,
)


class Thing:
    """A building or Vehicle: what it is, and what it gives to whoever destroys it."""

    def __init__(self, id: str, key: str, steps: list[Step], vehicle: bool, large: bool) -> None:
        self.id = id
        self.key = key
        self.steps = steps
        self.vehicle = vehicle
        self.large = large


class Pile:
    """What is left unseen of a player's cards: what a hit brings up, and what could block it."""

    def __init__(self, unseen: list[Card], known: list[Card], hand: int, energy: int) -> None:
        self.known = known  # the top of the deck, as far as this seat has seen it
        self.size = len(unseen)
        self.most = max((int(card.dominance) for card in unseen), default=0)
        self.above = [sum(card.dominance > k for card in unseen) for k in range(self.most + 1)]
        blocks = [card for card in unseen if card.defense and card.cost <= energy]
        none = 1.0
        for i in range(min(hand, self.size)):
            none *= max(0.0, self.size - len(blocks) - i) / (self.size - i)
        self.blocking = 1.0 - none
        self.block = sum(float(card.defend) for card in blocks) / len(blocks) if blocks else 0.0
        self._best: dict[tuple[int, int], float] = {}

    def best(self, n: int, extra: int = 0) -> float:
        """What the best of ``n`` cards turned up is worth, and that of further ones that may be taken."""
        if n <= 0 or self.size == 0:
            return 0.0
        key = (n, extra)
        if key not in self._best:
            self._best[key] = sum(self._nth(n, nth) for nth in range(1, 2 + min(extra, n - 1)))
        return self._best[key]

    def _nth(self, n: int, nth: int) -> float:
        """The expected worth of the nth best of n cards."""
        seen = sorted((int(card.dominance) for card in self.known[:n]), reverse=True)
        drawn = min(n - len(seen), self.size)
        value = 0.0
        for k in range(max([self.most, *seen], default=0)):
            more = self.above[k] if k < len(self.above) else 0
            wanted = nth - sum(worth > k for worth in seen)
            value += 1.0 if wanted <= 0 else self._at_least(wanted, more, drawn)
        return value

    def _at_least(self, wanted: int, good: int, drawn: int) -> float:
        """The chance of this many good cards among those drawn."""
        ways = comb(self.size, drawn)
        fewer = sum(comb(good, i) * comb(self.size - good, drawn - i) for i in range(min(wanted, drawn + 1)))
        return 1.0 - fewer / ways


class Situation:
    """The table as one seat sees it, with the facts of the box that is played with."""

    def __init__(self, view: ClashView, seat: int, box: Box, weights: Weights = WEIGHTS) -> None:
        self.view = view
        self.seat = seat
        self.box = box
        self.w = weights
        self.cards = {card.key: card for card in box.cards}
        self.me = view.players[seat]
        self.who = next(mat for mat in box.mats if mat.key == self.me.kaiju)
        self.layout = next(layout for layout in box.layouts if layout.players == len(view.players))
        self.rivals = [p for p in view.players if p.seat != seat]
        self.hand = [self.cards[card.card] for card in self.me.hand]
        self.rounds_left = rounds_left(view)
        self._piles: dict[int, Pile] = {}
        self._hits: dict[tuple[int, int, int, int, bool], float] = {}
        self.small: dict[int, list[Thing]] = {}
        self.large: dict[int, Thing] = {}
        self.vehicles: dict[int, list[Thing]] = {}
        self.traps: set[int] = set()
        self._read_map()
        self._penalties: dict[int, float] = {}
        self.ahead = self._ahead()
        self.token = self._token()

    def _read_map(self) -> None:
        buildings = {building.key: building for building in self.box.buildings}
        kinds = {kind.key: kind for kind in self.box.kinds}
        for piece in self.view.map.pieces:
            key = piece.say.removeprefix("thing-")
            if key in buildings:
                building = buildings[key]
                thing = Thing(str(piece.id), key, building.steps, False, not building.small)
                if building.small:
                    self.small.setdefault(piece.at, []).append(thing)
                else:
                    self.large[piece.at] = thing
            elif key in kinds:
                kind = kinds[key]
                if kind.vehicle:
                    thing = Thing(str(piece.id), key, kind.steps, True, False)
                    self.vehicles.setdefault(piece.at, []).append(thing)
                else:
                    self.traps.add(piece.at)

    def _ahead(self) -> dict[int, float]:
        """How much a point taken from somebody counts besides: those in front are better kept down."""
        best = max(p.points for p in self.view.players)
        return {p.seat: 0.1 if p.points >= best and p.seat != self.seat else 0.0 for p in self.view.players}

    def _token(self) -> float:
        """What the King of Monsters token is worth now: it pays only who still has it when the Round is over."""
        against = sum(p.hand_size for p in self.rivals)
        return self.w.token * (1.0 - self.w.retaken) ** against

    def may_wait(self) -> bool:
        """Whether others will act first if this seat passes, so that it can still play all its cards afterwards."""
        most = max(p.hand_size for p in self.rivals)
        return self.view.passes == 0 and most >= self.me.hand_size

    # ------------------------------------------------------------------- cards

    def pile(self, p: PlayerView) -> Pile:
        """The unseen cards of a player."""
        if p.seat not in self._piles:
            mat = next(mat for mat in self.box.mats if mat.key == p.kaiju)
            left = Counter(self.box.of[number].key for number in mat.cards)
            seen = [*p.discard, *p.play, *self.view.resolving, *self.view.revealed]
            for other in self.view.players:
                seen += other.trophies
            if p.seat == self.seat:
                seen += p.hand
            for card in seen:
                if left[card.card]:
                    left[card.card] -= 1
            known: list[Card] = []
            for one in sorted(p.deck_known, key=lambda one: one.place):
                if one.place == len(known):
                    known.append(self.cards[one.card])
                    left[one.card] -= 1
            unseen = [self.cards[key] for key, n in left.items() for _ in range(n)]
            hand = 0 if p.seat == self.seat else p.hand_size
            self._piles[p.seat] = Pile(unseen, known, hand, p.energy)
        return self._piles[p.seat]

    # -------------------------------------------------------------------- hits

    def hit(
        self, victim: PlayerView, value: int, pierce: int = 0, extra: int = 0, *, unblockable: bool = False
    ) -> float:
        """What damage of this strength is worth, as far as one can know what the other holds."""
        if value <= 0 or victim.seat == self.seat:
            return 0.0
        key = (victim.seat, value, pierce, extra, unblockable)
        if key not in self._hits:
            pile = self.pile(victim)
            token = self.token if victim.seat == self.view.king else 0.0
            open_hit = pile.best(value, extra) * (1 + self.ahead[victim.seat]) + token
            blocked = 0.0 if unblockable else pile.blocking * self.w.blocks
            through = value - max(0, round(pile.block) - pierce)
            rest = pile.best(through, extra) + token if through > 0 else 0.0
            self._hits[key] = (1 - blocked) * open_hit + blocked * (rest + self.w.drawn_out)
        return self._hits[key]

    # ------------------------------------------------------------------ energy

    def energy(self, n: int, have: int | None = None) -> float:
        """What gaining Energy is worth, or paying it: less when there is much, and little when the game ends soon."""
        now = self.me.energy if have is None else have
        then = max(0, min(now + n, int(self.box.numbers.energy_max)))
        worth = self._stock(then) - self._stock(now)
        return worth * (1.0 if self.rounds_left else self.w.last_round)

    def _stock(self, n: int) -> float:
        needed = min(n, self.w.enough)
        return needed * self.w.energy + (n - needed) * self.w.spare_energy

    def reward(self, steps: list[Step]) -> float:
        """What a destroyed or used thing gives."""
        value = 0.0
        for step in steps:
            if step.op == GAIN_ENERGY:
                value += self.energy(int(step.n))
            elif step.op == DRAW:
                value += self.w.card * int(step.n)
            elif step.op in (RECOVER, PEEK_TOP):
                value += self.w.peek
        return value

    def smash(self, thing: Thing) -> float:
        """What it is worth to destroy a thing; Mothra gets nothing for it, and cannot."""
        return self.reward(thing.steps) if self.who.destroys else 0.0

    # ------------------------------------------------------------------- Events

    def danger(self, space: int) -> float:
        """What the Events would take from a Kaiju that is still there when they come."""
        if space not in self._penalties:
            self._penalties[space] = (
                sum(self._danger_of(space, key) for key in self.view.events) * self.w.danger
            )
        return self._penalties[space]

    def _danger_of(self, space: int, key: str) -> float:
        event = next(event for event in self.box.events if event.key == key)
        if int(event.piece) in self.who.spared:
            return 0.0
        kind = self.box.kinds[event.piece].key
        spots = [at for at, things in self.vehicles.items() for thing in things if thing.key == kind]
        closing = sum(int(s.n) or 1 for s in event.steps if s.op == MOVE_PIECES and s.how == TOWARD_NEAREST)
        value = 0.0
        for step in event.steps:
            if step.op != PENALISE:
                continue
            n = sum(self._reached(space, spot, int(step.reach), closing) for spot in spots)
            if not step.each_piece:
                n = min(n, 1)
            value += n * LOSSES.get(int(step.loss), 0.0)
        return value

    def _reached(self, space: int, spot: int, reach: int, closing: int) -> int:
        far = self.layout.distance[spot][space]
        if reach == NEAR:
            return int(far <= 1 + closing)
        if reach == IN_LINE:
            return int(far == 0 or (far <= 2 and self.layout.line[spot][space] >= 0))
        return int(far <= closing)

    def near_rivals(self, space: int) -> float:
        """How far away the nearest others are."""
        return min(self.layout.distance[space][p.space] for p in self.rivals)


def rounds_left(view: ClashView) -> int:
    """How many Rounds will follow this one, at the pace at which buildings have fallen so far."""
    marker, fallen = view.marker, len(view.track)
    pace = max(1.0, fallen / max(1, view.round - 0.5))
    left = 0
    while marker < view.circles and left < 7:
        fallen_then = fallen + pace * (left + 0.5)
        if fallen_then and view.first_square - fallen_then + 1 <= view.squares_per_gap * marker:
            break
        marker += 1
        left += 1
    return left
