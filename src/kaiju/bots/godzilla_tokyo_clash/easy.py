"""Players of Godzilla: Tokyo Clash for a first evening: they close in and hit, and think of nothing else.

``easy`` plays the hardest attack that it can pay and that reaches somebody, goes nearer when none does, and blocks what
it can. It neither saves Energy nor cards, counts no decks and looks at nothing that comes later. ``beginner`` does the
same and often something else.
"""

from __future__ import annotations

from kaiju.bots.bot import Bot
from kaiju.bots.godzilla_tokyo_clash.greedy import best, box_of
from kaiju.bots.godzilla_tokyo_clash.planning import Planner
from kaiju.bots.godzilla_tokyo_clash.replies import Replies
from kaiju.bots.godzilla_tokyo_clash.situation import Situation
from kaiju.engine.questions import Option, Question
from kaiju.games.godzilla_tokyo_clash.box import Box, Card, DiscardAction
from kaiju.games.godzilla_tokyo_clash.shown import ClashView
from kaiju.games.godzilla_tokyo_clash.words import GAIN_ENERGY, THROW

PLAIN = ("throw_piece", "throw_kaiju", "throw_destroy", "collide", "throw_vehicle", "throw_or_not", "trophy",
         "extra_trophy", "hand_trophy", "destroy", "recover", "keep", "benefit", "discard_card",
         "discard_enhancement")  # fmt: skip
"""Questions at which anybody sees what is best: the most valuable card, the richest building."""


class Fight:
    """One question, seen by somebody who wants to hit."""

    def __init__(self, view: ClashView, question: Question, box: Box) -> None:
        self.plan = Planner(Situation(view, question.seat, box))
        self.s = self.plan.s
        self.replies = Replies(self.plan, question)
        self.here = int(self.s.me.space)

    def action(self, option: Option) -> float:
        """The hardest attack that reaches somebody; else a step nearer, anything; and then to pass."""
        card = self.replies.card_of(option)
        if card is None:
            return 0.0
        if option.say == "opt-play":
            reached = self.hits(card)
            if reached:
                return 10.0 + int(card.attack) + reached
            return 5.0 + self.nearer(self.plan.ends(card, self.here)) if card.move > 0 else 2.0
        action = next(each for each in self.s.who.actions if each.key == option.args["action"])
        return self.discard(action) - 0.1 * (int(card.attack) if card.attack > 0 else int(card.defense))

    def hits(self, card: Card) -> float:
        """How many an attack would hit, counted for little more than one; 0 without anybody in reach."""
        if card.attack < 0:
            return 0.0
        most = max(len(self.plan.targets(card, to)) for to in self.plan.ends(card, self.here))
        return min(1.0, 0.1 * most)

    def discard(self, action: DiscardAction) -> float:
        """Energy, taken or out of something broken, if an attack is too dear; else a step if it leads nearer."""
        if any(step.op in (GAIN_ENERGY, THROW) for step in action.steps):
            wanted = any(card.attack > 0 and card.cost > self.s.me.energy for card in self.s.hand)
            return 6.0 if wanted and self.plan.action_there(action, self.here) > 0 else -1.0
        ends = self.plan.action_ends(action, self.here)
        return 3.0 + self.nearer(ends) if self.nearer(ends) > 0 else -1.0

    def nearer(self, ends: list[int]) -> float:
        """How much nearer to somebody one of these spaces is."""
        return self.s.near_rivals(self.here) - min(self.s.near_rivals(to) for to in ends)

    def move(self, option: Option) -> float:
        """Where the card can hit; or else nearer."""
        to = self.replies.space_of(option)
        card = self.replies.card
        hits = card is not None and card.attack >= 0 and bool(self.plan.targets(card, to))
        return (10.0 if hits else 0.0) - self.s.near_rivals(to)

    def attack(self, option: Option) -> float:
        """Damage, to whoever has the most points; a throw only if there is nobody to hit."""
        victim = self.replies.victim(option)
        if option.say == "opt-damage" and victim is not None:
            return 10.0 + victim.points
        return 0.0 if option.say == "opt-no-attack" else 1.0

    def defend(self, option: Option) -> float:
        """Whatever blocks the most."""
        card = self.replies.card_of(option)
        return 0.0 if card is None else 1.0 + int(card.defend)


class EasyClash(Bot):
    """Goes where somebody is, and hits as hard as it can."""

    name = "easy"

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.box = box_of(game)

    def answer(self, view: ClashView, question: Question) -> int:
        if question.form == "amounts":
            return 0  # a hand is a hand
        fight = Fight(view, question, self.box)
        if question.kind in ("action", "go_on"):
            return best(question, fight.action)
        if question.kind in ("move", "place_kaiju"):
            return best(question, fight.move)
        if question.kind == "attack":
            return best(question, fight.attack)
        if question.kind == "defend":
            return best(question, fight.defend)
        value = fight.replies.by_kind().get(question.kind) if question.kind in PLAIN else None
        return 0 if value is None else best(question, value)


class BeginnerClash(EasyClash):
    """Means to do the same, and does something else every third time."""

    name = "beginner"

    def answer(self, view: ClashView, question: Question) -> int:
        if self.chance.random() < 1 / 3:
            return self.chance.randrange(question.count)
        return super().answer(view, question)
