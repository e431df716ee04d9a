# compiled
"""One glance at the table by the light hand: whom a card could reach and what a hit there is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.bots.godzilla_tokyo_clash.facts import THROW_WORTH, Facts, OfCard, facts_of
from kaiju.bots.highest import best_of
from kaiju.games.godzilla_tokyo_clash import asks
from kaiju.games.godzilla_tokyo_clash.box import Card
from kaiju.games.godzilla_tokyo_clash.scoring import points_of
from kaiju.games.godzilla_tokyo_clash.state import VEHICLES, Clash, Player
from kaiju.games.godzilla_tokyo_clash.words import DEFEND_WITH, SPEND

ENERGY: Final = 0.45
SPARE: Final = 0.2
ENOUGH: Final[i64] = 5
TOKEN: Final = 1.8
RETAKEN: Final = 0.9
BLOCKS: Final = 0.75
DRAWN_OUT: Final = 0.35
NEARER: Final = 0.12
EXPOSED: Final = 0.4
KEPT: Final = 0.1
KEPT_DEFENSE: Final = 0.25
LEAST: Final = 0.1
TRAPPED: Final = 0.8


def reward(facts: Facts, thing: i64) -> float:
    """What a thing gives to whoever destroys or uses it."""
    return facts.buildings[thing] if thing < VEHICLES else facts.kinds[(thing - VEHICLES) // 8]


class Look:
    """One look at the table, by the player who is asked."""

    def __init__(self, st: Clash) -> None:
        self.st = st
        self.facts = facts_of(st.box)
        self.me: Player = st.players[st.who]
        self.mat = self.facts.mats[self.me.who]
        self.mine = points_of(st, self.me.seat)
        best: i64 = -1
        self.leader: i64 = -1
        against: i64 = 0
        for p in st.players:
            if p is not self.me:
                against += len(p.hand)
                points = points_of(st, p.seat)
                if points > best:
                    best = points
                    self.leader = p.seat
        if best < self.mine:
            self.leader = -1
        self.against = against
        self.token = TOKEN * RETAKEN**against
        self.left = rounds_left(st)
        self.distance = st.board.layout.distance

    # ---- hits

    def hit(self, victim: Player, value: i64, pierce: i64, extra: i64, unblockable: bool) -> float:
        """What damage of this strength is worth, as far as one can know what the other holds."""
        if value <= 0 or victim is self.me:
            return 0.0
        mat = self.facts.mats[victim.who]
        token = self.token if victim.seat == self.st.king else 0.0
        value = min(value, 12)
        worth = mat.best[value] + (mat.second[value] if extra else 0.0)
        worth = worth * (1.1 if victim.seat == self.leader else 1.0) + token
        if unblockable or not victim.hand:
            return worth
        none = 1.0
        for _ in victim.hand:
            none *= 1.0 - mat.blocks
        blocked = BLOCKS * (1.0 - none)
        through = value - max(0, mat.block - pierce)
        rest = mat.best[through] + token if through > 0 else 0.0
        return (1.0 - blocked) * worth + blocked * (rest + DRAWN_OUT)

    def strike(self, card: Card, victim: Player) -> float:
        """What a card's attack for damage is worth."""
        own = self.facts.cards[card.number]
        return self.hit(victim, card.attack + own.bonus, own.pierce, own.extra, own.unblockable) + own.after

    def energy(self, n: i64) -> float:
        """What so much Energy costs."""
        have = self.me.energy
        needed = min(have, ENOUGH) - min(have - n, ENOUGH)
        worth = ENERGY * float(needed) + SPARE * float(n - needed)
        return worth if self.left else 0.5 * worth

    # ---- turns

    def action(self) -> i64:
        """A card, a Discard Action, or to pass."""
        st = self.st
        if st.kind == asks.ASK_ACTION and self.may_wait():
            return 0
        best = LEAST
        chosen: i64 = 0
        i: i64
        choice: i64
        for i, choice in enumerate(st.opts):
            if choice >= 0:
                card = st.box.of[choice % asks.ACTION_ROOM]
                nth = choice // asks.ACTION_ROOM
                worth = self.play(card) if nth == 0 else self.act(nth - 1, card)
                if worth > best:
                    best = worth
                    chosen = i
        return chosen

    def may_wait(self) -> bool:
        """Whether others will act first if one passes, so that one can still play all cards afterwards."""
        if self.st.passes:
            return False
        most: i64 = 0
        for p in self.st.players:
            if p is not self.me:
                most = max(most, len(p.hand))
        return most >= len(self.me.hand)

    def play(self, card: Card) -> float:
        """What it is worth to play a card now."""
        own = self.facts.cards[card.number]
        worth = own.text - self.energy(card.cost)
        if card.enhancement:
            worth += own.kept + own.lasting * float(self.left)
        if own.area >= 0:
            return worth + self.area(own)
        here = self.me.space
        nearest: i64 = 99
        best = 0.0
        for p in self.st.players:
            if p is self.me:
                continue
            far: i64 = self.distance[here][p.space]
            nearest = min(nearest, far)
            if card.attack >= 0:
                reach = own.move + max(0, card.reach)
                if far <= reach and (own.move or self.in_line(card, here, p.space)):
                    best = max(best, self.strike(card, p))
        if best == 0.0 and own.move:
            best = NEARER * float(min(own.move, nearest))
        return worth + best + (0.2 if card.momentum else 0.0)

    def area(self, own: OfCard) -> float:
        """What an attack at everybody around is worth."""
        worth = 0.0
        for p in self.st.players:
            if p is not self.me and self.distance[self.me.space][p.space] <= own.area + own.move:
                worth += self.hit(p, own.area_value, 0, 0, False)
        return worth

    def in_line(self, card: Card, a: i64, b: i64) -> bool:
        """Whether a card hits from one space into another, as far as lines go."""
        return a == b or card.reach < 0 or card.ignores_line or self.st.board.layout.line[a][b] >= 0

    def act(self, nth: i64, card: Card) -> float:
        """What a Discard Action is worth when this card is given up for it."""
        worth = self.mat.acts[nth]
        steps: i64 = self.mat.steps[nth]
        if steps:
            nearest: i64 = 99
            for p in self.st.players:
                if p is not self.me:
                    nearest = min(nearest, self.distance[self.me.space][p.space])
            worth += NEARER * float(min(steps, nearest))
        given = KEPT_DEFENSE * float(card.defend if card.defend > 0 else 2) if card.defense else KEPT
        return worth - given - 0.02 * self.facts.cards[card.number].held

    def move(self) -> i64:
        """Where a card hits best; or else near the others."""
        st = self.st
        if st.kind == asks.ASK_MOVE and st.about >= 0:
            return fewest(st.opts)
        card: Card | None = st.box.of[st.limbo[0]] if st.limbo else None
        if card is not None and (card.defense or card.attack < 0):
            card = None
        best = -1e9
        chosen: i64 = 0
        i: i64
        for i, to in enumerate(st.opts):
            worth = self.at(card, to)
            if worth > best:
                best = worth
                chosen = i
        return chosen

    def at(self, card: Card | None, to: i64) -> float:
        """What it is worth to stand in a space, with a card's attack to come."""
        st = self.st
        hit = 0.0
        nearest: i64 = 99
        reach: i64 = -1
        if card is not None:
            reach = max(0, card.reach)
        for p in st.players:
            if p is self.me:
                continue
            far: i64 = self.distance[to][p.space]
            nearest = min(nearest, far)
            if card is not None and far <= reach and self.in_line(card, to, p.space):
                hit = max(hit, self.strike(card, p))
        worth = hit
        if self.mat.archer:
            worth -= NEARER * abs(float(nearest) - 2.0) + (EXPOSED if nearest == 0 else 0.0)
        else:
            worth -= NEARER * float(nearest)
        if st.trap >= 0 and to != self.me.space and st.piece_in(st.trap, to) >= 0:
            worth -= TRAPPED
        if self.mat.feeds:
            for near in st.board.layout.near[to]:
                if st.large[near]:
                    worth += 0.15
        return worth

    def attack(self) -> i64:
        """Damage, or a throw."""
        st = self.st
        card: Card | None = st.box.cards[st.about] if st.kind == asks.ASK_ATTACK else None
        worths: list[float] = []
        choice: i64
        for choice in st.opts:
            if choice < 0:
                worths.append(0.0)
            elif choice < asks.THROW and card is not None:
                worths.append(self.strike(card, st.players[choice]))
            elif choice < asks.THROW_VEHICLE:
                worths.append(THROW_WORTH)
            else:
                worths.append(0.3 + reward(self.facts, choice - asks.THROW_VEHICLE))
        return best_of(worths)

    def spend(self) -> i64:
        """Enhancements for a Ranged attack: what they add, against having them next time."""
        st = self.st
        blow = st.blow
        if blow is None or blow.seat < 0:
            return 0
        own = self.facts.cards[st.about]
        victim = st.players[blow.seat]
        kept = 0.7 if self.left else 0.1
        worths: list[float] = []
        n: i64 = 0
        while n < st.n_opts:
            value = blow.value + n * own.spend_bonus
            worths.append(self.hit(victim, value, blow.pierce, blow.extra + n, False) - kept * float(n))
            n += 1
        return best_of(worths)

    def defend(self) -> i64:
        """What a block saves, against what the card may save another time."""
        st = self.st
        blow = st.blow
        if blow is None or len(st.opts) == 1:
            return 0
        mat = self.mat
        before = mat.best[min(12, blow.value)]
        kept = 0.45 * min(1.0, 0.4 + 0.2 * float(self.left))
        worths: list[float] = []
        choice: i64
        for choice in st.opts:
            if choice < 0:
                worths.append(0.0)
                continue
            card = st.box.of[choice % asks.STAND_IN]
            value: i64 = 0
            price = 0.2
            if choice >= asks.STAND_IN:
                for step in card.steps[SPEND]:
                    if step.op == DEFEND_WITH:
                        value = step.n
            else:
                value = card.defend + (self.me.heads + card.heads if card.defend_by_heads else 0)
                price = self.energy(card.cost)
            value = max(0, value - blow.pierce)
            through = max(0, blow.value - value)
            saved = 0.75 * (before - mat.best[min(12, through)])
            if through == 0 and st.king == self.me.seat and blow.by != self.me.seat:
                saved += self.token
            if blow.by == self.me.seat:
                saved = 0.2 * float(blow.value - through)
            wasted = 0.1 * float(max(0, value - blow.value))
            text = self.facts.cards[card.number].defended
            worths.append(saved - kept - wasted - price + text)
        return best_of(worths)

    # ---- throws and pieces

    def land(self) -> i64:
        """Where something comes down: on somebody, or on what gives most."""
        st = self.st
        worths: list[float] = []
        if st.kind == asks.ASK_THROW_VEHICLE and st.about >= 0:
            for result in st.opts:
                if result >= asks.THROW:
                    worths.append(self.hit(st.players[result - asks.THROW], 1, 0, 0, False))
                else:
                    worths.append(reward(self.facts, result))
            return best_of(worths)
        thrown: i64 = st.about if st.kind == asks.ASK_THROW_KAIJU else -1
        layout = st.board.layout
        for to in st.opts:
            worth = 0.0
            for p in st.players:
                if p.space == to and p is not self.me and p.seat != thrown:
                    worth = max(worth, self.hit(p, 1, 0, 0, False))
            if thrown >= 0 and worth > 0.0:
                worth += self.hit(st.players[thrown], 1, 0, 0, False)
            if thrown >= 0:
                way = layout.line[self.me.space][to]
                for at in layout.rays[way][self.me.space][: self.distance[self.me.space][to]]:
                    worth += self.there(at)
            elif worth == 0.0:
                worth = self.there(to)
            worths.append(worth)
        return best_of(worths)

    def there(self, space: i64) -> float:
        """What can be had by breaking something in a space."""
        st = self.st
        if not st.box.mats[self.me.who].destroys:
            return 0.0
        if st.large[space]:
            return self.facts.buildings[st.large[space]]
        return self.facts.buildings[0] if st.small[space] else 0.0

    def place_piece(self) -> i64:
        """Things to throw are wanted near."""
        st = self.st
        if st.opts[0] >= asks.FACING:
            return 0
        worths: list[float] = []
        for to in st.opts:
            theirs: i64 = 99
            for p in st.players:
                if p is not self.me:
                    theirs = min(theirs, self.distance[p.space][to])
            mine: i64 = self.distance[self.me.space][to]
            worths.append(float(theirs) - 1.5 * float(mine))
        return best_of(worths)


def fewest(masks: list[int]) -> i64:
    """The way with the fewest Generators."""
    best: i64 = 0
    least: i64 = 99
    i: i64
    for i, mask in enumerate(masks):
        n: i64 = 0
        bits: i64 = mask
        while bits:
            n += bits & 1
            bits >>= 1
        if n < least:
            least = n
            best = i
    return best


def rounds_left(st: Clash) -> i64:
    """How many Rounds will follow this one, at the pace at which buildings have fallen so far."""
    numbers = st.box.numbers
    marker = st.marker
    first: i64 = numbers.first_square[len(st.players) - 2]
    pace = float(st.fallen) / (float(st.round) - 0.5) if st.round > 1 else float(st.fallen)
    pace = max(1.0, pace)
    left: i64 = 0
    while marker < numbers.end and left < 7:
        then = float(st.fallen) + pace * (float(left) + 0.5)
        if float(first) - then + 1.0 <= float(numbers.squares_per_gap * marker):
            break
        marker += 1
        left += 1
    return left
