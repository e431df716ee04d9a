"""What the greedy player of King of Tokyo does with dice: Rolls, rerolls, and cards that work on them."""

from __future__ import annotations

from kaiju.bots.bot import Bot
from kaiju.bots.dice import Rolls
from kaiju.bots.king_of_tokyo import replies
from kaiju.bots.king_of_tokyo.options import best, in_hand, key_of, number, told, works_as
from kaiju.bots.king_of_tokyo.plays import gain_of
from kaiju.bots.king_of_tokyo.rolling import FACE_NUMBER, ONES, SMASH, THREES, TWOS, hit, plan
from kaiju.bots.king_of_tokyo.situation import POINT, Situation, Weights
from kaiju.bots.king_of_tokyo.turning import best_with, differing, turned
from kaiju.bots.king_of_tokyo.worth import strength
from kaiju.engine.questions import Option, Question
from kaiju.games.king_of_tokyo.shown import TokyoView

A_SMOKE = 0.7 * POINT  # the strength of a Smoke token
A_FROZEN_DIE = 0.2  # the strength of a die that everybody else has to use as it lies


class Roller(Bot):
    """Keeps dice with a plan: the part of the greedy player that handles dice."""

    def __init__(self, game: str, seed: int, weights: Weights | None = None) -> None:
        super().__init__(game, seed)
        self.weights = weights or Weights()
        self._rolls: tuple[TokyoView, Rolls] | None = None

    # ------------------------------------------------------------------ rolling

    def rolls(self, s: Situation) -> Rolls:
        """The plan for the dice of this turn; made once and kept as long as nothing else has changed."""
        view = s.view
        if self._rolls is not None and same_but_dice(self._rolls[0], view):
            return self._rolls[1]
        rolls = plan(s, len(view.dice))
        self._rolls = (view, rolls)
        return rolls

    def keep_dice(self, s: Situation, q: Question) -> int:
        """Keep what is worth most with the Rolls to come; rerolls that cost nothing come first."""
        dice = s.view.dice
        rolls = self.rolls(s)
        left = s.view.rolls_left
        everything = (1 << len(dice)) - 1
        held = everything ^ ((1 << (len(dice) - s.view.frozen)) - 1)
        price = self.reroll_price(s)
        if not left:
            # The Rolls are used up: is another one worth its price?
            price += self.roll_price(s, q.args.get("any_of", [])) * s.slope
        mask, value = rolls.best_keep(dice, max(1, left), held)
        if price and value - price <= rolls.now(dice):
            mask = everything
        if q.also and any(face == THREES and not mask >> i & 1 for i, face in enumerate(dice)):
            return q.also[0].answer
        if q.also and mask == everything and self.threes_to_reroll(s, rolls):
            return q.also[0].answer
        return sum(o.answer for o in q.items if mask >> (number(o, "die") - 1) & 1)

    @staticmethod
    def reroll_price(s: Situation) -> float:
        """The chance to win that every reroll costs: a heart, when somebody's card says so."""
        hearts = sum(foe.keys.count("orb_of_doom") for foe in s.foes)
        return s.chance - s.win(s.me.hearts - hearts) if hearts else 0.0

    def roll_price(self, s: Situation, payers: object) -> float:
        """The strength that another Roll costs with the cheapest of these cards."""
        prices = [self.one_roll(s, str(key)) for key in payers] if isinstance(payers, list) else []
        return min(prices, default=0.0)

    @staticmethod
    def one_roll(s: Situation, key: str) -> float:
        if key in ("smoke_cloud", "mimic"):
            return A_SMOKE * s.late
        return s.cost(1) + 0.02

    def pay_roll(self, s: Situation, q: Question) -> int:
        """The cheapest card pays."""
        return best(q.options, lambda o: -self.one_roll(s, key_of(o)))

    def threes_to_reroll(self, s: Situation, rolls: Rolls) -> int:
        """Which 3s (bits of the dice) to reroll at no cost: those that are likely to be better as something else."""
        dice = s.view.dice
        full = (1 << len(dice)) - 1
        mask = full
        if s.view.rolls_left:
            mask, _ = rolls.best_keep(dice, s.view.rolls_left)
        chosen = sum(1 << i for i, face in enumerate(dice) if face == THREES and not mask >> i & 1)
        if chosen:
            return chosen
        threes = [i for i, face in enumerate(dice) if face == THREES]
        best_value = rolls.now(dice) + 1e-6
        for n in range(1, len(threes) + 1):
            away = sum(1 << i for i in threes[:n])
            value = rolls.keep(dice, full & ~away, 1)
            if value > best_value:
                best_value = value
                chosen = away
        return chosen

    def free_reroll(self, s: Situation, q: Question) -> int:
        """Reroll when it promises something; the dice of a card (camouflage) are rerolled for hearts."""
        if s.view.loss is not None:
            return 1
        return 1 if self.threes_to_reroll(s, self.rolls(s)) else 0

    def reroll(self, s: Situation, q: Question) -> int:
        """Which 3s: all of them when they are a card's dice, else those that the plan does not need."""
        everything = (1 << len(q.items)) - 1
        if s.view.loss is not None:
            return everything
        chosen = self.threes_to_reroll(s, self.rolls(s))
        answer = sum(o.answer for o in q.items if chosen >> (number(o, "die") - 1) & 1)
        return answer or everything

    # -------------------------------------------------------- cards on the dice

    def probe(self, s: Situation, q: Question) -> int:
        """Spoil another's Roll when one of its dice is worth more than the card that may be lost by it."""
        _, gain = self.best_probe(s)
        price = {"witch": 0.0, "heart_of_the_rabbit": 0.05 + strength(s, "heart_of_the_rabbit")}
        usual = 0.05 + strength(s, "psychic_probe") / 6
        return best(q.options, lambda o: gain - price.get(key_of(o), usual) * s.slope if key_of(o) else 1e-9)

    def best_probe(self, s: Situation) -> tuple[int, float]:
        """The die of the active Monster whose reroll costs it, and spares me, most."""
        view = s.view
        roller = Situation(view, view.active, self.weights)
        rolls = plan(roller, len(view.dice))
        mine = s.chance / max(0.02, 1.0 - roller.chance)  # my part of what the roller does not win

        def menace(dice: list[int]) -> float:
            smash = dice.count(SMASH)
            hearts = s.me.hearts
            if smash:
                hearts -= hit(roller, s.me, smash + roller.me.smash + roller.me.smash_on_smash)
            return mine * rolls.now(dice) + s.chance - s.win(hearts)

        now = menace(view.dice)
        best_die, best_gain = 0, -2.0
        for i in range(len(view.dice)):
            after = [menace([*view.dice[:i], face, *view.dice[i + 1 :]]) for face in range(6)]
            gain = now - sum(after) / 6
            if gain > best_gain:
                best_die, best_gain = i, gain
        return best_die, best_gain

    def change(self, s: Situation, q: Question) -> int:
        """Use a card on one's own dice when the better Roll is worth more than the card or its price."""
        rolls = self.rolls(s)
        dice = s.view.dice
        now = rolls.now(dice)
        best_answer, best_gain = 0, 1e-4
        for option in q.options[1:]:
            key = key_of(option)
            if key == "background_dweller":
                gain = 1e-3 if self.threes_to_reroll(s, rolls) else 0.0
            elif key == "encased_in_ice" and not in_hand(s, key):
                gain = self.freezing(s) * s.slope
            else:
                _, value = turned(rolls, dice, key, len(dice) - s.view.frozen)
                gain = value - now - self.turning_price(s, key) * s.slope
                if in_hand(s, key):
                    gain = max(gain, gain_of(s, key) * s.slope)
            if gain > best_gain:
                best_answer, best_gain = option.answer, gain
        return best_answer

    @staticmethod
    def turning_price(s: Situation, key: str) -> float:
        """The strength that a card costs whoever turns dice with it."""
        if key == "stretchy":
            return s.cost(2)
        if key == "saurian_adaptability":
            return 0.25 * s.late
        return strength(s, key) if key == "plot_twist" else 0.0

    @staticmethod
    def freezing(s: Situation) -> float:
        """The strength of freezing a die that is of no use to anybody, for 1 energy."""
        useless = any(face in (ONES, TWOS) for face in s.view.dice)
        return A_FROZEN_DIE * s.late - s.cost(1) if useless and s.me.energy >= 2 else 0.0

    def die(self, s: Situation, q: Question) -> int:
        """The die to turn, to freeze or to have rerolled; no further one when the dice are best as they lie."""
        dice = s.view.dice
        if q.seat != s.view.active:
            die, _ = self.best_probe(s)
            return best(q.options, lambda o: number(o, "die") == die + 1)
        key = works_as(s, q.card)
        if key == "encased_in_ice":
            rank = {ONES: 3, TWOS: 2, THREES: 1}
            return best(q.options, lambda o: rank.get(dice[number(o, "die") - 1], 0))
        rolls = self.rolls(s)
        if key == "tiny_tail":
            return self.another_one(s, rolls, q)
        after, _ = turned(rolls, dice, key, len(dice) - s.view.frozen)
        changed = differing(dice, after)
        return best(q.options, lambda o: number(o, "die") - 1 in changed)

    @staticmethod
    def another_one(s: Situation, rolls: Rolls, q: Question) -> int:
        """Turn dice to 1, one after the other: the first that belongs to the best that can be made of them."""
        dice = s.view.dice
        may_stop = "die" not in q.options[0].args
        if may_stop:

            def value(option: Option) -> float:
                i = number(option, "die") - 1
                return rolls.now([*dice[:i], ONES, *dice[i + 1 :]] if i >= 0 else dice)

            return best(q.options, value)
        after, _ = turned(rolls, dice, "tiny_tail", len(dice) - s.view.frozen)
        return best(q.options, lambda o: number(o, "die") - 1 in differing(dice, after))

    def some_dice(self, s: Situation, q: Question) -> int:
        """Which of some dice to turn with a card."""
        dice = s.view.dice
        rolls = self.rolls(s)
        after, value = turned(rolls, dice, works_as(s, q.card), len(dice) - s.view.frozen)
        if value <= rolls.now(dice):
            return 0
        changed = differing(dice, after)
        return sum(o.answer for o in q.items if number(o, "die") - 1 in changed)

    def face(self, s: Situation, q: Question) -> int:
        """The face that this die is worth most with."""
        rolls = self.rolls(s)
        at = told(q, "die", 1) - 1
        dice = s.view.dice
        # A card that turns all dice at will goes from the first to the last: those behind this one may change yet.
        all_free = len(q.options) == len(FACE_NUMBER)
        fixed = dice[len(dice) - s.view.frozen :] if s.view.frozen else []

        def value(option: Option) -> float:
            face = FACE_NUMBER.get(str(option.args.get("face", "1")), 0)
            if all_free:
                return best_with(rolls, [*dice[:at], face, *fixed])
            return rolls.now([*dice[:at], face, *dice[at + 1 :]])

        return best(q.options, value)

    def symbol(self, s: Situation, q: Question) -> int:
        """The face that a card asks for: one to deny somebody, or one to turn dice from or to."""
        key = works_as(s, q.card)
        if key == "freeze_ray" or q.seat != s.view.active or not s.view.dice:
            return replies.face_to_freeze(s, q)
        dice = s.view.dice
        rolls = self.rolls(s)
        offered = [FACE_NUMBER.get(str(o.args.get("face", "")), -1) for o in q.options]
        missing = [face for face in dice if face not in offered]
        if key == "saurian_adaptability" and missing:
            # The face to turn has been named: it is the one that is not offered any more.
            old = missing[0]
            free = len(dice) - s.view.frozen

            def value(option: Option) -> float:
                new = FACE_NUMBER.get(str(option.args.get("face", "")), old)
                return rolls.now([new if face == old and i < free else face for i, face in enumerate(dice)])

            return best(q.options, value)
        after, _ = turned(rolls, dice, key, len(dice) - s.view.frozen)
        changed = differing(dice, after)
        # Saurian adaptability first asks which face to turn; the others, what to turn their die to.
        wanted = {dice[i] if key == "saurian_adaptability" else after[i] for i in changed}
        return best(q.options, lambda o: FACE_NUMBER.get(str(o.args.get("face", "")), -1) in wanted)


def same_but_dice(a: TokyoView, b: TokyoView) -> bool:
    """Whether two views of one turn differ in nothing that the plan for the dice looks at."""
    return (
        a.turn == b.turn
        and a.active == b.active
        and a.phase == b.phase
        and len(a.dice) == len(b.dice)
        and a.market == b.market
        and a.monsters == b.monsters
        and a.bay_open == b.bay_open
    )
