"""The greedy player of the island: an answer for every kind of question.

It makes the best of this turn for the whole team and never thinks further. A kind of question it does not know gets the
first option, which is to decline wherever one can.
"""

from __future__ import annotations

from collections.abc import Callable

from kaiju.bots.bot import Bot
from kaiju.bots.dice import Rolls, hands
from kaiju.bots.king_of_monster_island.blows import BOSS, blow
from kaiju.bots.king_of_monster_island.cards import ALLIES, card_worth
from kaiju.bots.king_of_monster_island.phase import distance
from kaiju.bots.king_of_monster_island.plan import Planner
from kaiju.bots.king_of_monster_island.resolving import aim_or_steal, resolve, virtual_die
from kaiju.bots.king_of_monster_island.situation import AN_ENERGY, Situation
from kaiju.engine.forms import amounts_answer
from kaiju.engine.questions import Option, Question
from kaiju.games.king_of_monster_island.shown import IslandView
from kaiju.games.king_of_monster_island.state import FACES, ZONE_NAMES

SWEEP_FROM = 9
"""With less Energy fresh cards are not worth paying for."""


class GreedyIsland(Bot):
    """Rolls with a plan, strikes where it helps, heals the weak, steals Boss dice and buys what is worth its price."""

    name = "greedy"

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self._rolls: tuple[int, Rolls] | None = None
        self._swept = -1
        self.rules: dict[str, Callable[[Situation, Question], int]] = {
            "place_monster": self.place_monster,
            "choose_ally": self.choose_ally,
            "take_locked": self.take_locked,
            "reroll": self.reroll,
            "resolve": self.resolve,
            "virtual_die": self.virtual_die,
            "assign_damage": self.assign_damage,
            "buy": self.buy,
            "card_choice": self.card_choice,
            "event_loss": self.event_loss,
            "strongest": self.strongest,
            "take_over_damage": self.take_over_damage,
            "crystal_space": self.crystal_space,
            "boss_zone": self.boss_zone,
        }

    def answer(self, view: IslandView, question: Question) -> int:
        rule = self.rules.get(question.kind)
        return 0 if rule is None else rule(Situation(view, question.seat), question)

    # ---- before the turn

    def place_monster(self, s: Situation, question: Question) -> int:
        """Across the volcano from the Boss first: safe from its gaze, one step from its neighbours."""
        return best(
            question, lambda o: -abs(distance(zone_of(o), s.boss_zone) - 2) - 0.1 * s.harm(zone_of(o))
        )

    def choose_ally(self, s: Situation, question: Question) -> int:
        return best(question, lambda o: ALLIES.get(str(o.args["ally"]), 0.0))

    def boss_zone(self, s: Situation, question: Question) -> int:
        """Where the next Boss does least: far from Monsters and Minions."""
        crowd = [m.zone for m in s.view.monsters]
        return best(
            question, lambda o: -sum(distance(zone_of(o), z) == 0 for z in crowd) - s.minions[zone_of(o)]
        )

    # ---- rolling

    def take_locked(self, s: Situation, question: Question) -> int:
        """An extra die is worth a Locked one; claws and hearts are given up last."""
        worth = {"support": 0.0, "foot": 0.2, "energy": 0.3, "fame": 0.4, "heart": 0.6, "claw": 0.9}
        return best(question, lambda o: -worth[str(o.args["face"])] if "face" in o.args else -0.5)

    def reroll(self, s: Situation, question: Question) -> int:
        dice = [FACES.index(face) for face in s.view.dice]
        if question.card:
            return question.count - 1
        key = hash((s.view.turn, s.view.extra_phases, s.seat, len(dice)))
        if self._rolls is None or self._rolls[0] != key:
            planner = Planner(s, rolling=True)
            self._rolls = (key, Rolls(len(dice), planner.table(hands(len(dice)).full)))
        kept = self._rolls[1].best_keep(dice, s.view.rolls_left)[0]
        return question.count - 1 - kept

    # ---- resolving

    def resolve(self, s: Situation, question: Question) -> int:
        if question.options[0].say in ("opt-aim", "opt-no-steal"):
            return aim_or_steal(s, question)
        return resolve(s, question)

    def virtual_die(self, s: Situation, question: Question) -> int:
        return virtual_die(s, question)

    def assign_damage(self, s: Situation, question: Question) -> int:
        zone = s.view.side_zone
        target = blow(s, zone, s.view.side_pool)[1]
        return strike_option(question, target)

    # ---- buying

    def buy(self, s: Situation, question: Question) -> int:
        """The card with the best worth for its price; activate and recharge what lies about first."""
        for option in question.options:
            if option.say in ("opt-activate", "opt-recharge"):
                return option.answer
        gain, choice = 0.0, 0
        for option in question.options:
            if option.say == "opt-buy":
                worth = card_worth(s, str(option.args["card"])) - AN_ENERGY * number(option, "price")
                if worth > gain:
                    gain, choice = worth, option.answer
        if choice:
            return choice
        for option in question.options:
            if option.say == "opt-sweep" and s.me.energy >= SWEEP_FROM and self._swept != s.view.turn:
                self._swept = s.view.turn
                return option.answer
        return 0

    # ---- what else is asked

    def card_choice(self, s: Situation, question: Question) -> int:
        """Health to whoever needs it, blows where they help; a price that is asked for is paid only by a plan."""
        if question.form != "choose":
            return share(s, question)
        return best(question, lambda o: self.target_worth(s, o))

    def target_worth(self, s: Situation, option: Option) -> float:
        say = option.say
        if say in ("opt-decline", "opt-no-more"):
            return 0.05
        if "seat" in option.args and say in ("opt-gain_health", "opt-gain_fame", "opt-gain_energy"):
            monster = s.view.monsters[number(option, "seat")]
            return s.life(monster) if say == "opt-gain_health" else 1.0 - 0.05 * monster.fame
        if say == "opt-destroy_minion":
            return s.minion_worth(zone_of(option), str(option.args["minion"]))
        if say == "opt-deal_damage":
            return blow(s, zone_of(option), 4)[0]
        if say == "opt-remove_crystal":
            return 1.0 + s.crystals[zone_of(option)]
        return 0.0

    def event_loss(self, s: Situation, question: Question) -> int:
        fame = s.me.fame
        keep_fame = fame == 1 or any(p.fame == fame for p in s.me.powers)
        return best(question, lambda o: float((o.say == "opt-lose-energy") == keep_fame))

    def strongest(self, s: Situation, question: Question) -> int:
        """Whoever has most time to be healed, or can prevent it."""
        return best(question, lambda o: float(s.waits(number(o, "seat"))))

    def take_over_damage(self, s: Situation, question: Question) -> int:
        helped = s.view.monsters[number(question, "helped")]
        n = number(question, "n")
        return 1 if s.loss(helped, n) > s.loss(s.me, n) + 0.1 else 0

    def crystal_space(self, s: Situation, question: Question) -> int:
        return self.take_locked(s, question)


def best(question: Question, worth: Callable[[Option], float]) -> int:
    """The answer of the option that is worth most, the first of equals."""
    return max(question.options, key=worth).answer


def zone_of(option: Option) -> int:
    return ZONE_NAMES.index(str(option.args["zone"])) if "zone" in option.args else 0


def number(of: Option | Question, name: str) -> int:
    value = of.args.get(name, 0)
    return value if isinstance(value, int) else 0


def strike_option(question: Question, target: str) -> int:
    """The option that assigns damage to a kind of Minion, or as much as possible to the Boss."""
    found = 0
    for option in question.options:
        if option.say == "opt-hit-boss" and target == BOSS:
            found = option.answer
        elif option.say == "opt-destroy" and option.args["minion"] == target:
            return option.answer
    return found


def share(s: Situation, question: Question) -> int:
    """Health and Energy go where they are needed most; cards that are looked at stay as they lie."""
    if question.form != "amounts":
        return 0
    of = [item.of for item in question.items]
    given = [0] * len(of)
    for _ in range(question.most):
        open_to = [i for i, most in enumerate(of) if given[i] < most]
        if not open_to:
            break
        monsters = [s.view.monsters[number(item, "seat")] for item in question.items]
        given[max(open_to, key=lambda i: s.life(monsters[i], given[i]))] += 1
    return amounts_answer(given, of, question.least, question.most)
