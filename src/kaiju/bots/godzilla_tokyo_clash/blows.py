"""What an attack would come to: damage, throws of Kaiju and Vehicles, and the effects that go with it."""

from __future__ import annotations

from kaiju.bots.godzilla_tokyo_clash.situation import Situation, Thing
from kaiju.games.godzilla_tokyo_clash.box import Card, Step
from kaiju.games.godzilla_tokyo_clash.shown import PlayerView
from kaiju.games.godzilla_tokyo_clash.words import (
    ADJACENT_BUILDING_SPACES,
    AFTER_DAMAGE,
    AFTER_THROW,
    AREA_ATTACK,
    ATTACK,
    ATTACK_BONUS,
    ATTACK_MOD,
    BARRAGE,
    BETWEEN,
    DAMAGE_DEALT,
    DECLARE_RANGED_ATTACK,
    DESTROY,
    DISCARD_HAND,
    DRAW,
    EXTRA_TROPHY,
    GAIN_ENERGY,
    HAND,
    HEAD,
    HEAD_METER_PLUS_1,
    IN_PLAY,
    LOOK_TOP,
    LOSE_ENERGY,
    MELEE_MOMENTUM_CARDS,
    OTHER_CARDS_THIS_TURN,
    OWN_OR_ADJACENT,
    OWN_SPACE,
    PEEK_TOP,
    PIERCE,
    RECOVER,
    SPEND,
    TARGET_SPACE,
    TROPHY,
    UNBLOCKABLE,
)


class Blows:
    """Values of attacks at one table; what was worked out once is kept."""

    def __init__(self, s: Situation) -> None:
        self.s = s
        self.full = bool(s.who.heads_max) and s.me.heads >= s.who.heads_max
        self.frenzy = sum(
            int(step.n)
            for held in s.me.play
            for step in s.cards[held.card].steps[IN_PLAY]
            if step.op == ATTACK_BONUS and step.scope == MELEE_MOMENTUM_CARDS
        )
        self.spendable = [
            (
                sum(int(step.n) for step in spent if step.op == ATTACK_BONUS),
                sum(int(step.n) for step in spent if step.op == EXTRA_TROPHY),
            )
            for held in s.me.play
            if (
                spent := [
                    step for step in s.cards[held.card].steps[SPEND] if step.when == DECLARE_RANGED_ATTACK
                ]
            )
        ]
        self._throws: dict[tuple[int, int], float] = {}

    # --------------------------------------------------------------------- effects

    def step(self, step: Step, space: int, victim: PlayerView | None = None) -> float:
        """What one step of an effect is worth there."""
        s = self.s
        if step.op == GAIN_ENERGY:
            n = int(step.n)
            if step.count == ADJACENT_BUILDING_SPACES:
                n = sum(near in s.small or near in s.large for near in s.layout.near[space])
            elif step.count == DAMAGE_DEALT:
                n = 2
            return s.energy(min(n, int(step.most)) if step.most >= 0 else n)
        if step.op == DRAW:
            return s.w.card * int(step.n)
        if step.op == HEAD:
            return 0.0 if self.full else s.w.head * int(step.n)
        if step.op == DESTROY:
            return self.best_smash(self.in_reach(step, space, victim))
        if step.op == RECOVER:
            fits = any(step.card < 0 or s.cards[card.card].number == step.card for card in s.me.discard)
            return (s.w.card if step.to == HAND else s.w.card / 2) if fits else 0.0
        if step.op == LOOK_TOP:
            return s.w.card * 1.2 if step.count == HEAD_METER_PLUS_1 else s.w.card
        if step.op == LOSE_ENERGY:
            return 0.3 * int(step.n)
        if step.op == DISCARD_HAND:
            return 0.35 * int(step.n)
        return s.w.peek if step.op == PEEK_TOP else 0.0

    def in_reach(self, step: Step, space: int, victim: PlayerView | None) -> list[Thing]:
        """What an effect could destroy from a space."""
        spaces: list[int] = []
        if step.where == OWN_SPACE:
            spaces = [space]
        elif step.where == OWN_OR_ADJACENT:
            spaces = self.s.layout.reach(space, 1)
        elif victim is not None and step.where == TARGET_SPACE:
            spaces = [victim.space]
        elif victim is not None and step.where == BETWEEN:
            way = self.s.layout.line[space][victim.space]
            if way >= 0:
                spaces = self.s.layout.rays[way][space][: self.s.layout.distance[space][victim.space] - 1]
        large = step.where == BETWEEN
        return [thing for at in spaces for thing in self.things(at, large=large)]

    def things(self, space: int, *, large: bool = True) -> list[Thing]:
        """What stands in a space."""
        out = [*self.s.small.get(space, [])[:1], *self.s.vehicles.get(space, [])]
        return [*out, self.s.large[space]] if large and space in self.s.large else out

    def best_smash(self, things: list[Thing]) -> float:
        return max((self.s.smash(thing) for thing in things), default=0.0)

    # --------------------------------------------------------------------- attacks

    def attack(self, card: Card, space: int) -> float:
        """The best attack of a card from a space."""
        for step in card.steps[ATTACK]:
            if step.op == AREA_ATTACK:
                return sum(
                    self.s.hit(p, int(step.n))
                    for p in self.s.rivals
                    if self.s.layout.distance[space][p.space] <= step.reach
                )
        best = max((self.strike(card, p, space) for p in self.targets(card, space)), default=0.0)
        if card.reach < 0:
            best = max(best, self.throw(space, int(card.attack)) + self.after_throw(card))
        return best

    def targets(self, card: Card, space: int) -> list[PlayerView]:
        """Whom a card could hit from a space."""
        layout = self.s.layout
        if card.reach < 0:
            return [p for p in self.s.rivals if p.space == space]
        return [
            p
            for p in self.s.rivals
            if layout.distance[space][p.space] <= card.reach
            and (p.space == space or card.ignores_line or layout.line[space][p.space] >= 0)
        ]

    def strike(self, card: Card, victim: PlayerView, space: int) -> float:
        """What a card's attack for damage is worth, with Enhancements spent on it where that pays."""
        value, pierce, extra, unblockable = int(card.attack), 0, 0, False
        steps = [*card.steps[ATTACK_MOD], *card.steps[TROPHY]]
        after = list(card.steps[AFTER_DAMAGE])
        if self.full:
            steps += card.steps[BARRAGE]
            after += [step for step in card.steps[BARRAGE] if step.at == AFTER_DAMAGE]
        if card.momentum and card.reach < 0:
            value += self.frenzy
        for step in steps:
            if step.op == ATTACK_BONUS:
                played = len(self.s.view.played)
                n = int(step.n) * (played if step.per == OTHER_CARDS_THIS_TURN else 1)
                value += min(n, int(step.most)) if step.most >= 0 else n
            elif step.op == PIERCE:
                pierce += int(step.n)
            elif step.op == UNBLOCKABLE:
                unblockable = True
            elif step.op == EXTRA_TROPHY and step.out_of != HAND:
                extra += int(step.n)
        worth = self.s.hit(victim, value, pierce, extra, unblockable=unblockable)
        for n, (bonus, trophies) in enumerate(self.spendable if card.reach >= 0 else (), 1):
            value, extra = value + bonus, extra + trophies
            more = self.s.hit(victim, value, pierce, extra, unblockable=unblockable)
            worth = max(worth, more - self.s.w.spent * n)
        for step in after:
            if step.op == EXTRA_TROPHY and step.out_of == HAND and victim.hand_size:
                worth += 0.6 * self.s.pile(victim).best(victim.hand_size)
            else:
                worth += 0.6 * self.step(step, space, victim)
        return worth

    def after_throw(self, card: Card) -> float:
        return 0.6 * sum(self.step(step, 0) for step in card.steps[AFTER_THROW])

    # ---------------------------------------------------------------------- throws

    def throw(self, space: int, n: int) -> float:
        """The best throw out of a space: of a Kaiju, or of a Vehicle."""
        key = (space, n)
        if key not in self._throws:
            far = n + int(self.s.who.throw_bonus)
            best = max(
                (
                    self.fly(p, space, to)
                    for p in self.s.rivals
                    if p.space == space
                    for to in self.flights(space, far, p)
                ),
                default=0.0,
            )
            for vehicle in self.s.vehicles.get(space, []):
                best = max(best, max((self.land(vehicle, to) for to in self.lines(space, far)), default=0.0))
            self._throws[key] = best
        return self._throws[key]

    def lines(self, space: int, far: int) -> list[int]:
        return [to for rays in self.s.layout.rays for to in rays[space][:far]]

    def flights(self, space: int, far: int, thrown: PlayerView) -> list[int]:
        """Where a thrown Kaiju may come down."""
        out: list[int] = []
        for rays in self.s.layout.rays:
            for to in rays[space][:far]:
                if to in self.s.large:
                    if self.s.who.destroys:
                        out.append(to)
                    break
                out.append(to)
                if any(p.space == to and p.seat != thrown.seat for p in self.s.view.players):
                    break
        return out

    def fly(self, thrown: PlayerView, space: int, to: int) -> float:
        """What it is worth to throw a Kaiju there: what breaks on the way, and whom it comes down on."""
        s = self.s
        value = 0.0
        way = s.layout.line[space][to]
        for at in s.layout.rays[way][space][: s.layout.distance[space][to]]:
            if at in s.traps:
                value += s.hit(thrown, 1, unblockable=True) + s.energy(2)
            if at in s.large:
                value += s.smash(s.large[at])
            else:
                value += self.best_smash(self.things(at))
        there = [p for p in s.rivals if p.space == to and p.seat != thrown.seat]
        if there:
            value += s.hit(thrown, 1) + max(s.hit(p, 1) for p in there)
        return value

    def land(self, vehicle: Thing, to: int) -> float:
        """What it is worth to throw a Vehicle there: it breaks, and hits or breaks something else."""
        hits = [self.s.hit(p, 1) for p in self.s.rivals if p.space == to]
        return self.s.smash(vehicle) + max([*hits, self.best_smash(self.things(to))], default=0.0)
