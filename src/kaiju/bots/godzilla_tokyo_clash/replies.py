"""What each option of a question is worth to the greedy player."""

from __future__ import annotations

from collections.abc import Callable

from kaiju.bots.godzilla_tokyo_clash.planning import Planner
from kaiju.bots.godzilla_tokyo_clash.situation import Thing
from kaiju.engine.questions import Option, Question
from kaiju.games.godzilla_tokyo_clash.box import Card
from kaiju.games.godzilla_tokyo_clash.shown import PlayerView
from kaiju.games.godzilla_tokyo_clash.words import (
    AFTER_DEFEND,
    ATTACK_BONUS,
    DAMAGE_UNBLOCKED,
    DEFEND_WITH,
    FULLY_BLOCKED,
    SPEND,
)


class Replies:
    """One question, and what its options are worth."""

    def __init__(self, plan: Planner, question: Question) -> None:
        self.plan = plan
        self.s = plan.s
        self.q = question
        self.here = int(self.s.me.space)
        self.card: Card | None = self.s.cards.get(question.card)
        if self.card is None and self.s.view.resolving:
            self.card = self.s.cards[self.s.view.resolving[0].card]

    def by_kind(self) -> dict[str, Callable[[Option], float]]:
        """Who answers what."""
        return {
            "place_piece": self.place_piece,
            "move": self.move,
            "place_kaiju": self.move,
            "attack": self.attack,
            "throw_piece": self.attack,
            "spend": self.spend,
            "defend": self.defend,
            "throw_kaiju": self.throw_kaiju,
            "throw_destroy": self.destroy,
            "destroy": self.destroy,
            "collide": self.collide,
            "throw_vehicle": self.throw_vehicle,
            "throw_or_not": self.throw_or_not,
            "trophy": self.trophy,
            "extra_trophy": self.trophy,
            "hand_trophy": self.trophy,
            "push": self.push,
            "recover": self.held,
            "keep": self.keep,
            "peek": self.peek,
            "benefit": self.benefit,
            "discard_card": self.lost,
            "discard_enhancement": self.lost,
            "train_step": self.nearer_to_me,
            "vehicle_step": self.away_from_me,
            "tied_kaiju": self.somebody_else,
        }

    # ------------------------------------------------------------------ looking

    def card_of(self, option: Option) -> Card | None:
        return self.s.cards.get(str(option.args.get("card", "")))

    def space_of(self, option: Option) -> int:
        """The space an option points to, or where the Kaiju stands."""
        at = option.at
        return int(at.id) if at is not None and at.what == "space" else self.here

    def victim(self, option: Option) -> PlayerView | None:
        seat = option.args.get("seat")
        return self.s.view.players[seat] if isinstance(seat, int) and seat >= 0 else None

    def thing(self, option: Option) -> Thing | None:
        """The building or Vehicle that an option points to."""
        if option.at is None or option.at.what != "piece":
            return None
        for things in (*self.s.small.values(), *self.s.vehicles.values(), list(self.s.large.values())):
            for thing in things:
                if thing.id == option.at.id:
                    return thing
        return None

    # -------------------------------------------------------------------- turns

    def action(self, option: Option) -> float:
        """A card, a Discard Action, or to pass."""
        card = self.card_of(option)
        if card is None:
            waiting = self.s.w.wait if self.s.may_wait() else 0.0
            return self.plan.place(self.here, momentum=False) + waiting
        if option.say == "opt-play":
            return self.plan.play(card, self.here)
        action = next(each for each in self.s.who.actions if each.key == option.args["action"])
        return self.plan.act(action, card, self.here)

    def move(self, option: Option) -> float:
        """Where to: as it was planned when the card was played; by the way with the fewest Generators."""
        to = self.space_of(option)
        crossed = option.args.get("n", 0)
        fewer = -0.5 * crossed if option.say == "opt-way" and isinstance(crossed, int) else 0.0
        if self.card is not None and not self.card.defense:
            return self.plan.play_to(self.card, to, self.here) + fewer
        follows = self.plan.follow(to, self.s.hand, int(self.s.me.energy), momentum=True)
        return follows + self.plan.place(to, momentum=True) - self.plan.risk(self.here, to) + fewer

    def attack(self, option: Option) -> float:
        """Damage, or a throw."""
        n = int(self.card.attack) if self.card is not None and self.card.attack >= 0 else 1
        victim = self.victim(option)
        if option.say == "opt-damage" and victim is not None and self.card is not None:
            return self.plan.strike(self.card, victim, self.here)
        far = n + int(self.s.who.throw_bonus)
        after = self.plan.after_throw(self.card) if self.card is not None else 0.0
        if option.say == "opt-throw" and victim is not None:
            flights = self.plan.flights(self.here, far, victim)
            return after + max((self.plan.fly(victim, self.here, to) for to in flights), default=0.0)
        vehicle = self.thing(option)
        if vehicle is None:
            return 0.0
        lands = self.plan.lines(self.here, far)
        return after + max((self.plan.land(vehicle, to) for to in lands), default=0.0)

    def spend(self, option: Option) -> float:
        """Enhancements for a Ranged attack: what they add, against having them next time."""
        n = option.args.get("n", 0)
        blow = self.s.view.blow
        if not isinstance(n, int) or blow is None or blow.seat < 0:
            return 0.0
        bonus = (
            sum(int(step.n) for step in self.card.steps[SPEND] if step.op == ATTACK_BONUS) if self.card else 0
        )
        victim = self.s.view.players[blow.seat]
        return self.s.hit(victim, blow.value + bonus * n, blow.pierce, blow.extra + n) - self.s.w.spent * n

    # ---------------------------------------------------------------- defending

    def defend(self, option: Option) -> float:
        """What a block saves, against what the card may save another time."""
        blow = self.s.view.blow
        card = self.card_of(option)
        if blow is None or card is None:
            return 0.0
        if option.say == "opt-stand-in":
            value = sum(int(step.n) for step in card.steps[SPEND] if step.op == DEFEND_WITH)
        else:
            value = int(card.defend) + (int(self.s.me.heads + card.heads) if card.defend_by_heads else 0)
        mine = self.s.pile(self.s.me)
        through = max(0, blow.value - max(0, value - blow.pierce))
        before = mine.best(blow.value, blow.extra)
        saved = (before - mine.best(through, blow.extra)) * self.s.w.others_gain
        if through == 0 and self.s.view.king == self.s.seat and blow.by != self.s.seat:
            saved += self.s.token
        if blow.by == self.s.seat:
            saved = 0.2 * (blow.value - through)
        wasted = max(0, value - blow.pierce - blow.value) * 0.1
        kept = self.s.w.defend * min(1.0, 0.4 + 0.2 * self.s.rounds_left)
        price = self.plan.price(card) if option.say == "opt-defend" else 0.2
        return saved - kept - wasted - price + self.text(card, through) + 0.2 * int(card.heads)

    def text(self, card: Card, through: int) -> float:
        """What the text of a Defense card may bring."""
        value = 0.0
        for step in card.steps[AFTER_DEFEND]:
            if step.count == DAMAGE_UNBLOCKED:
                value += self.s.energy(through)
            elif step.only_if != FULLY_BLOCKED or through == 0:
                value += 0.25
        return value

    # ------------------------------------------------------------------- throws

    def throw_kaiju(self, option: Option) -> float:
        target = str(self.q.args.get("target", ""))
        thrown = next((p for p in self.s.view.players if p.kaiju == target), None)
        return 0.0 if thrown is None else self.plan.fly(thrown, self.here, self.space_of(option))

    def throw_vehicle(self, option: Option) -> float:
        if option.say == "opt-land":
            to = self.space_of(option)
            hits = [self.s.hit(p, 1) for p in self.s.rivals if p.space == to]
            return max([*hits, self.plan.best_smash(self.plan.things(to))], default=0.0)
        return self.collide(option) if option.say == "opt-hit" else self.destroy(option)

    def throw_or_not(self, option: Option) -> float:
        victim = self.victim(option)
        if victim is None:
            return 0.0
        far = 1 + int(self.s.who.throw_bonus)
        flights = self.plan.flights(self.here, far, victim)
        return max((self.plan.fly(victim, self.here, to) for to in flights), default=0.0)

    def collide(self, option: Option) -> float:
        victim = self.victim(option)
        return 0.0 if victim is None else self.s.hit(victim, 1)

    def destroy(self, option: Option) -> float:
        thing = self.thing(option)
        return 0.0 if thing is None else 0.01 + self.s.smash(thing)

    def push(self, option: Option) -> float:
        """Into a Generator, with pleasure; otherwise the other one may stay."""
        if option.say == "opt-no-push":
            return 0.0
        victim = self.victim(option)
        if option.say == "opt-push" and victim is not None:
            return 0.3 if self.s.traps else 0.05
        to = self.space_of(option)
        target = str(self.q.args.get("target", ""))
        pushed = next((p for p in self.s.rivals if p.kaiju == target), None)
        if pushed is None:
            return 0.0
        way = self.s.layout.line[pushed.space][to]
        path = (
            self.s.layout.rays[way][pushed.space][: self.s.layout.distance[pushed.space][to]]
            if way >= 0
            else []
        )
        sprung = sum(at in self.s.traps for at in path)
        gain = sprung * (self.s.hit(pushed, 1, unblockable=True) + self.s.energy(2))
        return gain - 0.02 * self.s.layout.distance[self.here][to]

    # -------------------------------------------------------------------- cards

    def trophy(self, option: Option) -> float:
        card = self.card_of(option)
        return 0.0 if card is None else 1.0 + 2 * int(card.dominance) + 0.1 * self.plan.worth(card)

    def held(self, option: Option) -> float:
        card = self.card_of(option)
        return 0.0 if card is None else 0.1 + self.plan.worth(card)

    def keep(self, option: Option) -> float:
        """The best to the hand, the best of the others on top."""
        return self.held(option)

    def lost(self, option: Option) -> float:
        return -self.held(option)

    def peek(self, option: Option) -> float:
        at = option.at
        seat = int(at.id) if at is not None else 0
        return -float(self.s.layout.distance[self.here][self.s.view.players[seat].space])

    def benefit(self, option: Option) -> float:
        thing = self.thing(option)
        return 0.0 if thing is None else 0.01 + self.s.reward(thing.steps)

    # ------------------------------------------------------------------- Events

    def place_piece(self, option: Option) -> float:
        """Things to throw are wanted near; who cannot use them gives them to the others, as a nuisance."""
        if option.say != "opt-place":
            return 0.0
        to = self.space_of(option)
        far = self.s.layout.distance
        mine = far[self.here][to]
        theirs = min(far[p.space][to] for p in self.s.rivals)
        return theirs - 1.5 * mine if self.s.who.destroys else -float(theirs)

    def nearer_to_me(self, option: Option) -> float:
        return -float(self.s.layout.distance[self.here][self.space_of(option)])

    def away_from_me(self, option: Option) -> float:
        return float(self.s.layout.distance[self.here][self.space_of(option)])

    def somebody_else(self, option: Option) -> float:
        victim = self.victim(option)
        if victim is None or victim.seat == self.s.seat:
            return -1.0
        return float(victim.points)
