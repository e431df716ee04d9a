"""The greedy player of the duel: an answer for every kind of question, in the order of a turn.

It takes the best next step by what things are worth now and never thinks further than its own turn. A kind of question
it does not know gets the first option, which is to decline wherever one can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaiju.bots.bot import Bot
from kaiju.bots.dice import Hand, Rolls, hands
from kaiju.bots.king_of_tokyo_duel.situation import (
    A_DICE_TOKEN,
    ALIENOID,
    AN_ENERGY,
    BONUS,
    DESTRUCTION,
    ENERGY,
    FAME,
    HEAL,
    KITTY,
    POWER,
    SMASH,
    TRACKS,
    WIN,
    Situation,
)
from kaiju.bots.king_of_tokyo_duel.worth import KEEP, card_worth, keep_worth
from kaiju.engine.questions import Option, Question
from kaiju.games.king_of_tokyo_duel.state import FACES
from kaiju.games.king_of_tokyo_duel.view import DuelView

SWEEP_FROM = 8  # with less energy fresh cards are not worth paying for
KEEP_FOR_A_DIE = 2.2  # what a KEEP card must be worth to pay a die for it
A_STEP = 1.6  # what a space more or less on somebody's way is worth
GROUP_ORDER = ("energy", "heal", "smash", "power", "destruction", "fame")
SIGN = {
    "·": "",
    "✸": "hit_rival_1",
    "✸✸": "hit_rival_2",
    "♥": "heart_1",
    "↯": "energy_1",
    "⚅": "dice_token_1",
    "♛": "",
}


class GreedyDuel(Bot):
    """Keeps dice with a plan, knows the tracks, and buys cards worth their price."""

    name = "greedy"

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self._plan: tuple[int, Rolls] | None = None
        self._rules: dict[str, Callable[[Situation, Question], int]] = {
            "dice_tokens": self.last,
            "keep_dice": self.keep_dice,
            "free_reroll": self.free_reroll,
            "reroll": self.reroll,
            "symbol": self.symbol,
            "skip": self.skip,
            "leave_out": self.leave_out,
            "group": self.group,
            "power": self.power,
            "multiply": self.last,
            "paw": self.paw,
            "guard": self.last,
            "pull": self.pay_for_a_pull,
            "swap": self.swap,
            "copy_gain": self.copy_gain,
            "buy": self.buy,
            "early": self.buy,
            "place": self.place,
            "sleep": self.sleep,
            "give_up": self.give_up,
            "take_away": self.take_away,
        }

    def answer(self, view: DuelView, question: Question) -> int:
        rule = self._rules.get(question.kind)
        if rule is None:
            return 0
        return rule(Situation(view, question.seat), question)

    def last(self, s: Situation, question: Question) -> int:
        return question.count - 1

    # ------------------------------------------------------------------ rolling

    def keep_dice(self, s: Situation, question: Question) -> int:
        rolls = self.rolls(s)
        return rolls.best_keep(s.view.dice, s.view.rolls_left)[0]

    def rolls(self, s: Situation) -> Rolls:
        """The plan for this roll phase; the table does not change while dice are rolled."""
        key = hash((s.view.turn, s.seat, len(s.view.dice), s.me.energy, tuple(s.view.market)))
        if self._plan is None or self._plan[0] != key:
            n = len(s.view.dice)
            worth = roll_worth(s)
            self._plan = (key, Rolls(n, [worth(hand) for hand in hands(n).full]))
        return self._plan[1]

    def free_reroll(self, s: Situation, question: Question) -> int:
        fame = s.view.dice.count(FAME)
        return 1 if 0 < fame < 3 else 0

    def reroll(self, s: Situation, question: Question) -> int:
        return question.count - 1

    # ---------------------------------------------------------------- resolving

    def symbol(self, s: Situation, question: Question) -> int:
        worth = roll_worth(s, power=False)
        roll = list(s.view.roll)
        best, choice = worth(tuple(roll)), 0
        for option in question.options[1:]:
            more = roll[:]
            more[FACES.index(str(option.args["face"]))] += number(option, "n")
            value = worth(tuple(more)) - 0.01 * number(option, "spent")
            if value > best + 1e-9:
                best, choice = value, option.answer
        return choice

    def skip(self, s: Situation, question: Question) -> int:
        gain = 2 * AN_ENERGY + (2 - s.me.dice_tokens) * A_DICE_TOKEN
        return 1 if roll_worth(s)(tuple(s.view.roll)) < gain - keep_worth("rebooting", s) else 0

    def leave_out(self, s: Situation, question: Question) -> int:
        worth = roll_worth(s)
        now = worth(tuple(s.view.roll))
        best, choice = 0.0, 0
        for option in question.options[1:]:
            fewer = list(s.view.roll)
            for name in ("face", "was"):
                fewer[FACES.index(str(option.args[name]))] -= 1
            value = worth(tuple(fewer)) + A_DICE_TOKEN - now
            if value > best:
                best, choice = value, option.answer
        return choice

    def group(self, s: Situation, question: Question) -> int:
        """What wins comes first, what loses comes last; otherwise a fixed order."""
        roll = [a - b for a, b in zip(s.view.roll, s.view.left_out, strict=True)]
        pulls = {"fame": max(0, roll[FAME] - 2), "destruction": max(0, roll[DESTRUCTION] - 2)}

        def rank(option: Option) -> float:
            name = option.say.removeprefix("opt-group-")
            if name not in GROUP_ORDER:
                return -WIN
            value = -float(GROUP_ORDER.index(name))
            if name == "smash":
                value += s.hits(roll[SMASH])
            elif name in pulls:
                other = "destruction" if name == "fame" else "fame"
                order = [(TRACKS.index(name), pulls[name])]
                if any(o.say == f"opt-group-{other}" for o in question.options):
                    order.append((TRACKS.index(other), pulls[other]))
                value += s.in_order(tuple(order))
            return value

        return max(question.options, key=rank).answer

    def power(self, s: Situation, question: Question) -> int:
        best, choice = 0.0, 0
        if question.options[0].say != "opt-no-power":
            best = -2 * WIN
        for option in question.options:
            if option.say == "opt-no-power":
                continue
            if option.say == "opt-power-pull":
                value = s.pull(TRACKS.index(str(option.args["track"])), 1)
            elif option.say == "opt-place":
                value = king_worth(s, option)
            else:
                value = float(1 + number(option, "n", 0))
            if value > best:
                best, choice = value, option.answer
        return choice

    def paw(self, s: Situation, question: Question) -> int:
        bonus = str(question.options[0].args["bonus"])
        printed = s.bonus(bonus) if bonus in BONUS else 0.0
        return 1 if s.hits(1) > printed else 0

    def pay_for_a_pull(self, s: Situation, question: Question) -> int:
        return 1 if s.pull(0, 1) > AN_ENERGY else 0

    # ------------------------------------------------------------------- cards

    def swap(self, s: Situation, question: Question) -> int:
        return self.most_valuable(s, question.options[1:], KEEP["unstable_dna"])

    def take_away(self, s: Situation, question: Question) -> int:
        return self.most_valuable(s, question.options, -WIN)

    def most_valuable(self, s: Situation, options: Sequence[Option], least: float) -> int:
        best, choice = least, 0
        for option in options:
            value = keep_worth(str(option.args["card"]), s)
            if value > best:
                best, choice = value, option.answer
        return choice

    def copy_gain(self, s: Situation, question: Question) -> int:
        amount = question.args["n"]
        return 1 if isinstance(amount, int) and amount >= 2 else 0

    def buy(self, s: Situation, question: Question) -> int:
        best, choice, sweep = 0.0, 0, 0
        bought = s.view.bought
        for option in question.options:
            if option.say == "opt-sweep":
                sweep = option.answer
            elif option.say == "opt-buy":
                price = number(option, "price") + (0 if bought else 1)
                value = card_worth(str(option.args["card"]), s) - price * AN_ENERGY
                if value > best:
                    best, choice = value, option.answer
        if choice == 0 and sweep and s.me.energy >= SWEEP_FROM:
            return sweep
        return choice

    def place(self, s: Situation, question: Question) -> int:
        best, choice = -WIN, 0
        for option in question.options:
            value = 0.1 if option.say == "opt-stay-put" else token_worth(s, option)
            if value > best + 1e-9:
                best, choice = value, option.answer
        return choice

    # ---------------------------------------------------------- start of the turn

    def sleep(self, s: Situation, question: Question) -> int:
        in_danger = s.here < -6
        return 1 if s.me.hearts + 3 <= s.me.max_hearts and not in_danger else 0

    def give_up(self, s: Situation, question: Question) -> int:
        return sum(i.answer for i in question.items if keep_worth(str(i.args["card"]), s) < KEEP_FOR_A_DIE)


def number(option: Option, name: str, default: int = 0) -> int:
    """A number among the arguments of an option."""
    value = option.args.get(name, default)
    return value if isinstance(value, int) else default


def roll_worth(s: Situation, *, power: bool = True) -> Callable[[Hand], float]:
    """What a Roll would be worth, counted as symbols."""
    monster = s.me.monster if power else ""
    more_smash = ("acid_attack" in s.mine) if not s.view.dice or s.view.phase == "roll" else 0
    armor = ("armor_plating" in s.theirs) + 0
    fragile = "natural_selection" in s.mine
    room = 2 - s.me.dice_tokens
    energy = [AN_ENERGY * n for n in range(64)]

    def plain(hand: Hand) -> float:
        smash = hand[SMASH] + more_smash - armor
        value = s.hits(smash) + s.hearts(hand[HEAL]) + energy[hand[ENERGY]]
        if hand[FAME] > 2 or hand[DESTRUCTION] > 2:
            value += s.pulls(hand[FAME] - 2, hand[DESTRUCTION] - 2)
        return value

    def worth(hand: Hand) -> float:
        # Once a Roll wins, nothing makes it any better.
        return min(WIN, with_power(hand))

    def with_power(hand: Hand) -> float:
        symbols = hand[POWER]
        value = plain(hand)
        if fragile and max(hand) >= 4:
            value -= s.suffer(10)
        if symbols == 0 or not monster:
            return value
        if monster == "meka_dragon":
            smash = hand[SMASH] + more_smash
            if symbols > 1 and smash:
                value += s.hits(smash * symbols - armor) - s.hits(smash - armor)
        elif monster == "cyber_kitty":
            value += energy[KITTY[symbols]]
        elif monster == "space_penguin":
            value += A_DICE_TOKEN * min(symbols, room)
        elif monster == "the_king":
            value += 0.8 * (symbols // 2)
        elif monster == "gigazaur":
            fame, destruction = max(0, hand[FAME] - 2), max(0, hand[DESTRUCTION] - 2)
            base = s.pulls(fame, destruction)
            n = symbols // 2
            value += max(0.0, *(s.pulls(fame + k, destruction + n - k) - base for k in range(n + 1)))
        elif monster == "alienoid" and symbols >= 2:
            added = ALIENOID[symbols]
            for face in (SMASH, HEAL, FAME, DESTRUCTION, ENERGY):
                more = (*hand[:face], hand[face] + added, *hand[face + 1 :])
                value = max(value, plain(more))
        return value

    return worth


def nearness_of(s: Situation, track: int, position: int) -> float:
    """How likely this player is to pull the marker there next, against the Rival: from 1 to -1."""
    sign = 1 if s.seat == 1 else -1
    distance = (sign * position - s.depths[track]) / 2
    if distance == 0:
        return 0.0
    return 1 / (distance + 0.5) if distance > 0 else 1 / (distance - 0.5)


def token_worth(s: Situation, option: Option) -> float:
    """What it is worth to lay a Buzz token there: bonuses near on the own side, longer ways on the Rival's."""
    track = TRACKS.index(str(option.args["track"]))
    first, last = number(option, "first"), number(option, "last")
    shows = str(option.args["shows"]).split(" ")
    feet = last - first + 1
    span = 2 * (feet - 1)
    total = 0.0
    for i, sign in enumerate(shows):
        at = 2 * first + (span * i // (len(shows) - 1) if len(shows) > 1 else 0)
        bonus = SIGN.get(sign, "")
        if bonus:
            total += BONUS[bonus] * nearness_of(s, track, at)
    middle = first + last
    if len(shows) > feet:
        total -= A_STEP * nearness_of(s, track, middle)
    elif len(shows) < feet:
        total += A_STEP * nearness_of(s, track, middle)
    return total


def king_worth(s: Situation, option: Option) -> float:
    """A token that stops the Rival is best right in its way, on the track where it is ahead."""
    track = TRACKS.index(str(option.args["track"]))
    at = 2 * number(option, "first")
    in_the_way = -nearness_of(s, track, at)
    if in_the_way <= 0:
        return 0.0
    ahead = max(0.0, -s.depths[track] / 4)
    moved = 0.3 if option.args.get("moved") == "yes" else 0.0
    return in_the_way * (1.0 + ahead) - moved
