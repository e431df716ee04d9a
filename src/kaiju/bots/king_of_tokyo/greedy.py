"""The greedy player of King of Tokyo: an answer for every kind of question, in the order of a turn.

It takes the best next step by what things are worth now and never thinks further than its own next turn. A kind of
question it does not know (a later expansion) gets the first option, which is to decline wherever one can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaiju.bots.bot import Bot
from kaiju.bots.dice import Rolls
from kaiju.bots.king_of_tokyo.rolling import HEARTS, ONES, SMASH, THREES, hit, plan
from kaiju.bots.king_of_tokyo.situation import FACTS, POINT, Situation, Weights
from kaiju.bots.king_of_tokyo.worth import bargain, strength
from kaiju.engine.questions import Option, Question
from kaiju.games.king_of_tokyo.shown import TokyoView

SWEEP_FROM = 8  # with less energy a new Market is not worth paying for
A_SMOKE = 0.7 * POINT  # the strength of a Smoke token
READY = 0.1  # the strength of having the energy for wings when a harder blow comes
NEVER = -9

# Which automatic effect comes first. At the start of a turn: energy, then copying (which may cost some). At its end:
# the underdog before it gains anything, empty pockets before they are filled, turning in cards before counting cubes.
EFFECT_ORDER = (
    "battery_monster", "mimic", "urbavore",
    "rooting_for_the_underdog", "solar_powered", "metamorph", "energy_hoarder", "herbivore", "freeze_time",
)  # fmt: skip


class GreedyTokyo(Bot):
    """Keeps dice with a plan, knows when to leave Tokyo, and buys cards worth their price."""

    name = "greedy"

    def __init__(self, game: str, seed: int, weights: Weights | None = None) -> None:
        super().__init__(game, seed)
        self.weights = weights or Weights()
        self._rolls: tuple[TokyoView, Rolls] | None = None
        self._healed = (
            -1,
            0,
        )  # number of the last question about healing in answer to a loss, and how often so far
        self._rules: dict[str, Callable[[Situation, Question], int]] = {
            "keep_dice": self.keep_dice,
            "free_reroll": self.free_reroll,
            "pay_roll": self.pay_roll,
            "reroll": self.reroll,
            "probe": self.probe,
            "change": self.change,
            "die": self.die,
            "face": self.face,
            "group": self.group,
            "heart": self.heart,
            "yield": self.give_way,
            "guard": self.guard,
            "answer_loss": self.answer_loss,
            "buy": self.buy,
            "top_card": self.buy_if_good,
            "take_card": self.buy_if_good,
            "fresh_card": self.buy_if_good,
            "turn_in": self.turn_in,
            "copy": self.copy,
            "effect": self.effect,
            "anytime": self.anytime,
            "extra_turn": self.extra_turn,
            "revive": self.first,
            "steal": self.most_valuable,
            "pick": self.most_valuable,
        }

    def answer(self, view: TokyoView, question: Question) -> int:
        rule = self._rules.get(question.kind)
        if rule is None:
            return 0
        return rule(Situation(view, question.seat, self.weights), question)

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
        if left:
            mask, _ = rolls.best_keep(dice, left)
        else:
            # The Rolls are used up: is another one worth its price?
            mask, value = rolls.best_keep(dice, 1)
            if value - self.roll_price(s, q.args.get("payers", [])) * s.slope <= rolls.now(dice):
                mask = (1 << len(dice)) - 1
        if q.also and any(face == THREES and not mask >> i & 1 for i, face in enumerate(dice)):
            return q.also[0].answer
        if q.also and mask == (1 << len(dice)) - 1 and self.threes_to_reroll(s, rolls):
            return q.also[0].answer
        return sum(o.answer for o in q.items if mask >> (number(o, "die") - 1) & 1)

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
        """Spoil another's Roll when one of its dice is worth much; now and then the card is lost by it."""
        _, gain = self.best_probe(s)
        return 1 if gain > (0.05 + strength(s, "psychic_probe") / 6) * s.slope else 0

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
        now = rolls.now(s.view.dice)
        best_answer, best_gain = 0, 1e-4
        for option in q.options[1:]:
            key = key_of(option)
            if key == "background_dweller":
                gain = 1e-3 if self.threes_to_reroll(s, rolls) else 0.0
            else:
                only_ones = key == "herd_culler"
                _, _, value = turned(rolls, s.view.dice, (ONES,) if only_ones else range(6))
                gain = value - now - self.turning_price(s, key) * s.slope
            if gain > best_gain:
                best_answer, best_gain = option.answer, gain
        return best_answer

    @staticmethod
    def turning_price(s: Situation, key: str) -> float:
        if key == "stretchy":
            return s.cost(2)
        return strength(s, key) if key == "plot_twist" else 0.0

    def die(self, s: Situation, q: Question) -> int:
        """The die to turn or to have rerolled."""
        if q.seat != s.view.active:
            die, _ = self.best_probe(s)
        else:
            faces = (ONES,) if works_as(s, q.card) == "herd_culler" else range(6)
            die, _, _ = turned(self.rolls(s), s.view.dice, faces)
        return best(q.options, lambda o: number(o, "die") == die + 1)

    def face(self, s: Situation, q: Question) -> int:
        """The face that this die is worth most with."""
        rolls = self.rolls(s)
        at = int(str(q.args.get("die", 1))) - 1

        def value(option: Option) -> float:
            dice = s.view.dice[:]
            dice[at] = FACE_NUMBER[str(option.args.get("face", "1"))]
            return rolls.now(dice)

        return best(q.options, value)

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

    # ------------------------------------------------------------------- hearts

    def staying(self, s: Situation, hearts: int, leaving_with: int) -> float:
        """How much better it is to stay in Tokyo with so many hearts than to leave it with so many."""
        after = s.view.active
        if after == s.me.seat:
            return 1.0
        if s.wins_by_staying():
            # The game itself is at stake: no time for self-confidence.
            s = Situation(s.view, s.me.seat, self.weights._replace(confidence=0.0))
        attackers = s.attackers(after)
        in_tokyo = s.stays(attackers)
        given_up = s.outside(attackers)[leaving_with] * s.leaving()
        return in_tokyo[hearts] - given_up

    def give_way(self, s: Situation, q: Question) -> int:
        """Leave Tokyo when what may still come is worse than what staying brings."""
        return 0 if self.staying(s, s.me.hearts, s.me.hearts) >= 0 else 1

    def guard(self, s: Situation, q: Question) -> int:
        """What is free comes first; then leave by jet if that is better, or pay if the hearts are worth it."""
        loss = s.view.loss
        amount = loss.amount if loss is not None else 1
        keys = {works_as(s, key_of(o)): o.answer for o in q.options[1:]}
        for key, answer in keys.items():
            if key not in ("jets", "wings"):
                return answer
        left = max(0, s.me.hearts - amount)
        if "jets" in keys and self.staying(s, left, s.me.hearts) < 0:
            return keys["jets"]
        if "wings" in keys and s.win(s.me.hearts, -s.cost(2) - READY) > s.win(left):
            return keys["wings"]
        return 0

    def answer_loss(self, s: Situation, q: Question) -> int:
        """Heal in answer to a loss only to stay alive, and only if there is energy enough for that."""
        last, times = self._healed
        times = times if q.number == last + 1 else 0
        loss = s.view.loss
        amount = loss.amount if loss is not None else 0
        each = 1 + s.me.heart_bonus
        short = amount - s.me.hearts - times * each + 1
        if short <= 0 or s.me.energy // 2 * each < short:
            self._healed = (NEVER, 0)
            return 0
        self._healed = (q.number, times + 1)
        return 1

    def anytime(self, s: Situation, q: Question) -> int:
        """Energy for healing is best kept until a loss asks for it, unless somebody is about to take it."""
        view = s.view
        if q.seat == view.active or not view.dice:
            return 1
        roller = Situation(view, view.active, self.weights)
        if not roller.me.has("healing_ray") or HEARTS not in view.dice:
            return 1
        smash = view.dice.count(SMASH) + roller.me.smash
        smash += roller.me.smash_on_smash if smash else 0
        threat = hit(roller, s.me, smash)
        if s.win(s.me.hearts, -s.cost(2)) <= s.win(s.me.hearts - threat):
            return 1
        for option in q.options[2:]:
            if key_of(option) in ("wings", "rapid_healing"):
                return option.answer
        return 1

    # ------------------------------------------------------------------- buying

    def gain(self, s: Situation, option: Option) -> float:
        """What a purchase gains over its price; taking a card away from somebody counts as well."""
        key = key_of(option)
        if "price" not in option.args or not key:
            return 0.0
        gain = bargain(s, key, number(option, "price"))
        if "seat" in option.args:
            seller = s.sides[number(option, "seat")]
            taken = strength(s, key) - number(option, "price") * s.cube
            gain += s.share(seller) * taken * s.slope
        return gain

    def buy(self, s: Situation, q: Question) -> int:
        """The best bargain; else look for one where it costs nothing; else, when rich, a new Market."""
        deals = [(self.gain(s, o), o.answer) for o in q.options if o.say == "opt-buy"]
        value, answer = max(deals, default=(0.0, 0))
        sweep = 0
        for option in q.options:
            if option.say == "opt-use":
                if key_of(option) == "made_in_a_lab":
                    return option.answer
                if key_of(option) == "parasitic_tentacles" and self.best_theft(s) > max(0.0, value):
                    return option.answer
            elif option.say == "opt-sweep":
                sweep = option.answer
        if value > 0 and s.me.energy - self.reserve(s) >= self.price_of(q, answer):
            return answer
        if sweep and s.me.energy - self.reserve(s) >= SWEEP_FROM and s.late >= 1.0:
            return sweep
        return 0

    @staticmethod
    def price_of(q: Question, answer: int) -> int:
        return number(q.options[answer], "price")

    @staticmethod
    def reserve(s: Situation) -> int:
        """Energy to keep back for cards that save one's life."""
        if s.me.hearts > 4:
            return 0
        return 2 if s.me.has("wings") or s.me.has("rapid_healing") else 0

    def best_theft(self, s: Situation) -> float:
        """The best bargain among the cards in front of others that one can pay for."""
        top = 0.0
        for foe in s.foes:
            for card in foe.view.cards:
                price = s.me.price(card.card)
                if price <= s.me.energy:
                    args: dict[str, str | int | list[int] | list[str]] = {
                        "card": card.card, "price": price, "seat": foe.seat,
                    }  # fmt: skip
                    top = max(top, self.gain(s, Option(0, "opt-buy-from", args)))
        return top

    def buy_if_good(self, s: Situation, q: Question) -> int:
        """The best of what is offered, if any is worth its price."""
        return best(q.options, lambda o: self.gain(s, o))

    def turn_in(self, s: Situation, q: Question) -> int:
        """Turn in the cards that are worth less than the energy they bring."""
        answer = 0
        energy = s.me.energy
        for item in q.items:
            key = key_of(item)
            cubes = FACTS[key].cost if key in FACTS else number(item, "n")
            if s.purse(energy + cubes) - s.purse(energy) > strength(s, key) + 0.08:
                answer += item.answer
                energy += cubes
        return answer

    def copy(self, s: Situation, q: Question) -> int:
        """Copy the best card; move a copy only for a clearly better one."""
        now = 0.0
        for card in s.me.view.cards:
            if card.card == q.card and card.copies:
                now = strength(s, card.copies)

        def value(option: Option) -> float:
            if option.say == "opt-leave":
                return now + s.cost(1) + 0.12
            return strength(s, key_of(option))

        return best(q.options, value)

    def most_valuable(self, s: Situation, q: Question) -> int:
        """The card that is worth most."""
        return best(q.options, lambda o: strength(s, key_of(o)))

    def first(self, s: Situation, q: Question) -> int:
        """Whichever comes first: they are all the same to this player."""
        return 0

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


FACE_NUMBER = {"1": 0, "2": 1, "3": 2, "energy": 3, "smash": 4, "heart": 5}


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


def best(options: Sequence[Option], value: Callable[[Option], float]) -> int:
    """The answer of the option of highest value, the first of equals."""
    top = options[0]
    top_value = value(top)
    for option in options[1:]:
        v = value(option)
        if v > top_value:
            top, top_value = option, v
    return top.answer


def key_of(option: Option) -> str:
    """The card that an option names."""
    return str(option.args.get("card", ""))


def number(option: Option, name: str) -> int:
    """A number that an option names."""
    value = option.args.get(name, 0)
    return value if isinstance(value, int) else 0


def works_as(s: Situation, key: str) -> str:
    """What a card of mine works as: a copying card as what it copies."""
    for card in s.me.view.cards:
        if card.card == key and card.copies:
            return card.copies
    return key


def turned(rolls: Rolls, dice: list[int], faces: Sequence[int]) -> tuple[int, int, float]:
    """The best die to turn and the face to turn it to, and what the Roll is worth then."""
    top = (0, dice[0], -1e9)
    for i, face in enumerate(dice):
        for other in faces:
            if other != face:
                value = rolls.now([*dice[:i], other, *dice[i + 1 :]])
                if value > top[2]:
                    top = (i, other, value)
    return top
