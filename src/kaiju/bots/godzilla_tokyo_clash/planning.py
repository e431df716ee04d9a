"""What a play would come to: a card or Discard Action from a space, with what could follow it."""

from __future__ import annotations

from kaiju.bots.godzilla_tokyo_clash.blows import Blows
from kaiju.bots.godzilla_tokyo_clash.situation import Situation, Thing
from kaiju.games.godzilla_tokyo_clash.box import Card, DiscardAction, Step
from kaiju.games.godzilla_tokyo_clash.words import (
    AFTER_ATTACK,
    AFTER_DAMAGE,
    AFTER_MOVE,
    ATTACK_MOD,
    BEFORE_ATTACK,
    BUILDING_BENEFIT,
    EXTRA_TROPHY,
    GAIN_ENERGY,
    IN_PLAY,
    KAIJU,
    MOVE_SELF,
    PLACE_SELF,
    PLAY,
    REFRESH,
    SPEND,
    THROW,
)


class Planner(Blows):
    """Values of plays at one table."""

    def __init__(self, s: Situation) -> None:
        super().__init__(s)
        self._there: dict[tuple[int, int], float] = {}
        deck = [s.box.of[number] for number in s.who.cards]
        self.archer = all(card.reach >= 0 for card in deck if card.attack >= 0)
        self._reach: dict[tuple[int, int], list[int]] = {}

    # --------------------------------------------------------------- a whole play

    def play(self, card: Card, space: int) -> float:
        """The best that playing a card from here can come to, with what may follow."""
        return max(self.play_to(card, to, space) for to in self.ends(card, space))

    def play_to(self, card: Card, to: int, start: int) -> float:
        """What it comes to when the Kaiju ends up in this space."""
        cost = self.price(card)
        left = list(self.s.hand)
        for held in left:
            if held.number == card.number:
                left.remove(held)
                break
        energy = min(
            int(self.s.me.energy) - int(card.cost) + self.gained(card), int(self.s.box.numbers.energy_max)
        )
        follows = self.follow(to, left, energy, card.momentum)
        return self.there(card, to) - cost + follows + self.place(to, card.momentum) - self.risk(start, to)

    def price(self, card: Card) -> float:
        """What the Energy of a card would be worth otherwise."""
        return -self.s.energy(-int(card.cost)) if card.cost else 0.0

    def gained(self, card: Card) -> int:
        """Energy that a card gives when it is played."""
        return sum(int(step.n) for step in card.steps[PLAY] if step.op == GAIN_ENERGY)

    def follow(self, space: int, left: list[Card], energy: int, momentum: bool) -> float:
        """What the other cards could do from there afterwards: the best two of them."""
        worths: list[float] = []
        for card in left:
            if card.defense or card.cost > energy:
                continue
            worth = max((self.there(card, to) for to in self.ends(card, space)), default=0.0)
            worths.append(worth - self.price(card))
        if left:
            worths.append(self.discards(space))
        worths.sort(reverse=True)
        first = self.s.w.soon if momentum else self.s.w.later
        value = 0.0
        for worth in worths[:2]:
            if worth > 0:
                value += first * worth
                first *= self.s.w.later
        return value

    def discards(self, space: int) -> float:
        """What the Discard Actions can do in a space, but for moves."""
        return max((self.action_there(action, space) for action in self.s.who.actions), default=0.0)

    def place(self, space: int, momentum: bool) -> float:
        """What it is worth to stand somewhere."""
        far = self.s.near_rivals(space)
        if self.archer:
            # Who hits from afar need not be where the others can hit back.
            value = -self.s.w.nearer * abs(far - 2) - (self.s.w.exposed if far == 0 else 0.0)
        else:
            value = -self.s.w.nearer * far
        value -= self.s.danger(space)
        for step in self.s.who.steps[REFRESH]:
            if step.op == BUILDING_BENEFIT:
                around = max((self.s.reward(thing.steps) for thing in self.around(space)), default=0.0)
                value += self.s.w.benefit * around
        return value

    def around(self, space: int) -> list[Thing]:
        """The buildings next to a space."""
        out: list[Thing] = []
        for near in self.s.layout.near[space]:
            out += self.s.small.get(near, [])[:1]
            if near in self.s.large:
                out.append(self.s.large[near])
        return out

    def risk(self, start: int, to: int) -> float:
        """What a Generator costs that the Kaiju would walk into."""
        return 1.2 - self.s.energy(2) if to != start and to in self.s.traps else 0.0

    # -------------------------------------------------------------------- where to

    def ends(self, card: Card, space: int) -> list[int]:
        """Where a Kaiju can be when the card's attack comes."""
        key = (int(card.number), space)
        if key not in self._reach:
            ends = self.within(space, int(card.move)) if card.move > 0 else [space]
            for step in [*card.steps[PLAY], *card.steps[BEFORE_ATTACK]]:
                if step.op == PLACE_SELF:
                    ends = self.placings(step, space)
                elif step.op == MOVE_SELF:
                    ends = self.within(space, int(step.n))
            self._reach[key] = ends or [space]
        return self._reach[key]

    def within(self, space: int, n: int) -> list[int]:
        """The spaces in reach that a Kaiju may rest in."""
        return [to for to in self.s.layout.reach(space, n) if to not in self.s.large]

    def placings(self, step: Step, space: int) -> list[int]:
        """Where an effect may put the own Kaiju."""
        spaces = self.within(space, int(step.reach))
        if step.where != KAIJU:
            return spaces
        return [to for to in spaces if any(p.space == to for p in self.s.rivals)]

    def straight(self, space: int, n: int) -> list[int]:
        """The spaces in straight lines."""
        out = [space]
        for rays in self.s.layout.rays:
            out += [to for to in rays[space][:n] if to not in self.s.large]
        return out

    # ------------------------------------------------------------------ at a space

    def there(self, card: Card, space: int) -> float:
        """What a card is worth when its attack and effects happen in a space."""
        key = (int(card.number), space)
        if key not in self._there:
            value = self.s.w.head * int(card.heads) if not self.full else 0.0
            for moment in (PLAY, AFTER_MOVE, BEFORE_ATTACK, AFTER_ATTACK):
                value += sum(self.step(step, space) for step in card.steps[moment])
            if card.enhancement:
                value += self.lasting(card)
            if card.attack >= 0:
                value += max(0.0, self.attack(card, space))
            self._there[key] = value
        return self._there[key]

    def lasting(self, card: Card) -> float:
        """What an Enhancement is worth: more, the longer it will be there."""
        value = 0.0
        for step in card.steps[REFRESH]:
            value += self.step(step, int(self.s.me.space)) * self.s.rounds_left
        for step in card.steps[SPEND]:
            value += 0.4 * int(step.n) if step.op != EXTRA_TROPHY else 0.3
        value += 0.35 * len(card.steps[IN_PLAY]) * self.s.rounds_left
        return value

    # ------------------------------------------------------------- Discard Actions

    def action_there(self, action: DiscardAction, space: int) -> float:
        """What a Discard Action is worth in a space, without moves."""
        value = 0.0
        for step in action.steps:
            if step.op == THROW:
                value += self.throw(space, int(step.n))
            elif step.op != MOVE_SELF:
                value += self.step(step, space)
        return value

    def action_ends(self, action: DiscardAction, space: int) -> list[int]:
        """Where a Discard Action may lead."""
        for step in action.steps:
            if step.op == MOVE_SELF:
                n = int(step.n)
                return self.straight(space, n) if step.straight else self.within(space, n)
        return [space]

    def act(self, action: DiscardAction, card: Card, space: int) -> float:
        """What a Discard Action comes to when this card is given up for it."""
        left = list(self.s.hand)
        for held in left:
            if held.number == card.number:
                left.remove(held)
                break
        energy = int(self.s.me.energy)
        return (
            self.action_there(action, space)
            - self.given_up(card)
            + max(
                self.follow(to, left, energy, action.momentum)
                + self.place(to, action.momentum)
                - self.risk(space, to)
                for to in self.action_ends(action, space)
            )
        )

    def given_up(self, card: Card) -> float:
        """What it costs to give up a card: a Defense card is missed, others can be thrown away for new ones anyway."""
        return (
            self.s.w.kept_defense * float(card.defend if card.defend > 0 else 2)
            if card.defense
            else self.s.w.kept
        )

    # ---------------------------------------------------------- a card in the hand

    def worth(self, card: Card) -> float:
        """What it is worth to hold a card."""
        if card.defense:
            return 0.3 + 0.3 * float(card.defend if card.defend > 0 else 2) - 0.3 * int(card.cost)
        value = 0.3 * max(0, int(card.move)) + 0.35 * int(card.heads)
        if card.attack >= 0:
            value += 0.6 * float(card.attack) + (0.5 if card.reach >= 0 else 0.0)
        for moment in (PLAY, AFTER_MOVE, BEFORE_ATTACK, ATTACK_MOD, AFTER_DAMAGE, AFTER_ATTACK):
            value += 0.3 * len(card.steps[moment])
        if card.enhancement:
            value += self.lasting(card)
        return value + (0.4 if card.momentum else 0.0) - self.s.w.energy * int(card.cost)
