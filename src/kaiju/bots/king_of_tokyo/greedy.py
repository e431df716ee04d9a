"""The greedy player of King of Tokyo: an answer for every kind of question, in the order of a turn.

It takes the best next step by what things are worth now and never thinks further than its own next turn. Here stands
the table of questions; dice are in ``roller.py``, hearts in ``guarding.py``, purchases in ``buying.py``, cards that are
played in ``plays.py`` and ``uses.py``, and what they ask in ``replies.py``. A kind of question it does not know gets
the first option, which is to decline wherever one can.
"""

from __future__ import annotations

from collections.abc import Callable

from kaiju.bots.king_of_tokyo import buying, guarding, replies
from kaiju.bots.king_of_tokyo.options import best, key_of, number, works_as
from kaiju.bots.king_of_tokyo.plays import gain_of, later_this_turn
from kaiju.bots.king_of_tokyo.roller import Roller
from kaiju.bots.king_of_tokyo.rolling import HEARTS, SMASH, hit
from kaiju.bots.king_of_tokyo.situation import Situation, Weights
from kaiju.bots.king_of_tokyo.uses import use_gain
from kaiju.engine.questions import Option, Question
from kaiju.games.king_of_tokyo.shown import TokyoView

NEVER = -9

# Which automatic effect comes first. At the start of a turn: energy and VP, then copying (which may cost some), then
# what has to be paid for. At its end: the underdog before it gains anything, empty pockets before they are filled,
# turning in cards before counting cubes.
EFFECT_ORDER = (
    "battery_monster", "bamboo_supply", "princess", "i_am_the_king", "defender_of_tokyo", "mimic", "urbavore",
    "superior_alien_technology", "freeze_ray", "worst_nightmare",
    "rooting_for_the_underdog", "solar_powered", "metamorph", "energy_hoarder", "herbivore", "freeze_time",
)  # fmt: skip


class GreedyTokyo(Roller):
    """Keeps dice with a plan, knows when to leave Tokyo, and buys cards worth their price."""

    name = "greedy"

    def __init__(self, game: str, seed: int, weights: Weights | None = None) -> None:
        super().__init__(game, seed, weights)
        self._healed = (-1, 0)  # number of the last answer to a loss, and the hearts gained with it so far
        self._looked: tuple[int, set[str]] = (-1, set())  # cards that had nothing good to offer this turn
        self._rules: dict[str, Callable[[Situation, Question], int]] = {
            "keep_dice": self.keep_dice,
            "free_reroll": self.free_reroll,
            "pay_roll": self.pay_roll,
            "reroll": self.reroll,
            "probe": self.probe,
            "change": self.change,
            "die": self.die,
            "dice": self.some_dice,
            "face": self.face,
            "symbol": self.symbol,
            "group": self.group,
            "heart": self.heart,
            "yield": guarding.give_way,
            "guard": guarding.guard,
            "number": replies.how_many,
            "answer_loss": self.answer_loss,
            "revive": guarding.revive,
            "buy": self.buy,
            "top_card": self.look_around,
            "take_card": self.look_around,
            "salvage": self.look_around,
            "fresh_card": buying.buy_if_good,
            "deal": buying.deal,
            "steal": buying.steal,
            "turn_in": buying.turn_in,
            "copy": buying.copy,
            "effect": self.effect,
            "anytime": self.anytime,
            "use": self.use,
            "extra_turn": self.extra_turn,
            "evolve": replies.most_valuable,
            "draft": replies.most_valuable,
            "costume": replies.most_valuable,
            "monster": replies.monster,
            "pick": self.pick,
            "choice": replies.choice,
            "bottom": replies.bottom,
        }

    def answer(self, view: TokyoView, question: Question) -> int:
        rule = self._rules.get(question.kind)
        if rule is None:
            return 0
        return rule(Situation(view, question.seat, self.weights), question)

    # ---------------------------------------------------------------- resolving

    def group(self, s: Situation, q: Question) -> int:
        """Points and cubes before anybody can react; hearts last, unless they take the others' energy away."""
        order = ["opt-group-numbers", "opt-group-energy", "opt-group-smash", "opt-group-hearts"]
        if s.me.has("healing_ray"):
            order[2:] = reversed(order[2:])
        return best(q.options, lambda o: -order.index(o.say) if o.say in order else -9)

    def heart(self, s: Situation, q: Question) -> int:
        """Poison goes first, a Shrink token before the last hearts, other Monsters only if they pay well."""
        left = int(str(q.args.get("n", 1)))
        room = s.me.max_hearts - s.me.hearts
        one_more = s.win(s.me.hearts + 1) - s.chance

        def value(option: Option) -> float:
            if option.say == "opt-heart-poison":
                return one_more + 0.25 * s.late * s.slope
            if option.say == "opt-heart-shrink":
                return 0.3 * s.late * s.slope
            if option.say == "opt-heart-other":
                foe = s.sides[number(option, "seat")]
                given = s.view.roll[HEARTS] - left  # hearts already spent, perhaps on the same Monster
                if foe.energy < 2 * (given + 1):
                    return -1.0
                more = s.purse(s.me.energy + 2) - s.purse(s.me.energy)
                return s.win(s.me.hearts, more, s.against - s.wound(foe, -1)) - s.chance
            if room <= 0:
                return 0.0
            healing = min(room, left + s.me.heart_bonus)
            return (s.win(s.me.hearts + healing) - s.chance) / healing

        return best(q.options, value)

    # ---------------------------------------------------------- cards to be used

    def answer_loss(self, s: Situation, q: Question) -> int:
        """Heal in answer to a loss only to stay alive; what has been gained so far is in no view."""
        last, so_far = self._healed
        so_far = so_far if q.number == last + 1 else 0
        answer, gained = guarding.answer_with(s, q, so_far)
        self._healed = (q.number, so_far + gained) if answer else (NEVER, 0)
        return answer

    def anytime(self, s: Situation, q: Question) -> int:
        """Play what gains most now; else wait, until later this turn if that may help, else for another turn."""
        gains = [(gain_of(s, key_of(o)), -o.answer) for o in q.options[2:]]
        value, answer = max(gains, default=(0.0, 0))
        if value > 0.0:
            return -answer
        if self.about_to_lose_energy(s):
            for option in q.options[2:]:
                if key_of(option) == "rapid_healing":
                    return option.answer
        return 0 if any(later_this_turn(s, key_of(o)) for o in q.options[2:]) else 1

    def about_to_lose_energy(self, s: Situation) -> bool:
        """Energy for healing is best kept until a loss asks for it, unless somebody is about to take it."""
        view = s.view
        if s.me.seat == view.active or not view.dice:
            return False
        roller = Situation(view, view.active, self.weights)
        if not roller.me.has("healing_ray") or HEARTS not in view.dice:
            return False
        smash = view.dice.count(SMASH) + roller.me.smash
        smash += roller.me.smash_on_smash if smash else 0
        threat = hit(roller, s.me, smash)
        return s.win(s.me.hearts, -s.cost(2)) > s.win(s.me.hearts - threat)

    def use(self, s: Situation, q: Question) -> int:
        """Use the card that gains most at this moment, if any does."""
        return best(q.options, lambda o: use_gain(s, q, key_of(o)) if key_of(o) else 0.0)

    # ------------------------------------------------------------------- buying

    def buy(self, s: Situation, q: Question) -> int:
        """Bargains, and cards that help to find them."""
        return buying.buy(s, q, self.looked(s))

    def look_around(self, s: Situation, q: Question) -> int:
        """Buy what a card has to offer if it is good; if not, do not ask that card again this turn."""
        answer = buying.buy_if_good(s, q)
        if answer == 0:
            self.looked(s).add(works_as(s, q.card))
        return answer

    def pick(self, s: Situation, q: Question) -> int:
        """A card that another card asks for; whoever wants none of them is not shown them again this turn."""
        answer = replies.pick(s, q)
        if not key_of(q.options[answer]):
            self.looked(s).add(works_as(s, q.card))
        return answer

    def looked(self, s: Situation) -> set[str]:
        """Cards with which one has looked around this turn and found nothing."""
        if self._looked[0] != s.view.turn:
            self._looked = (s.view.turn, set())
        return self._looked[1]

    # -------------------------------------------------------------- end of turn

    def effect(self, s: Situation, q: Question) -> int:
        """The order of automatic effects that brings most; Poison last, when there may be energy to heal."""

        def rank(option: Option) -> float:
            key = key_of(option)
            if not key:
                return -99.0
            return -float(EFFECT_ORDER.index(key)) if key in EFFECT_ORDER else -50.0

        return best(q.options, rank)

    def extra_turn(self, s: Situation, q: Question) -> int:
        """Always welcome, unless Poison would end it badly."""
        return 0 if s.me.view.poison >= s.me.hearts else 1
