"""Hearts at stake: what to do against a loss, whether to stay in Tokyo, and how to come back from 0 hearts."""

from __future__ import annotations

from kaiju.bots.king_of_tokyo.options import best, key_of, works_as
from kaiju.bots.king_of_tokyo.situation import FACTS, Situation
from kaiju.engine.questions import Option, Question

READY = 0.1  # the strength of having the energy for wings when a harder blow comes

SHIELDS = {"rabbits_foot": 0.5, "detachable_tail": 0.5, "candy": 0.45}
"""Evolutions that save all hearts once, and the strength that keeping them for a harder blow is worth."""

PAYING = frozenset({"super_jump", "electric_armor"})
"""Cards that save one heart for one energy."""

LEAVING = frozenset({"jets", "simian_scamper"})
"""Cards that save all hearts by leaving Tokyo."""

SCAMPER = 0.3
"""The strength that keeping the one of them that is spent by it is worth."""

STAYING_PAYS = ("black_diamond", "bull_headed")
"""Cards that bring 1 VP for staying in Tokyo when one might have left it."""

WAYS_BACK = ("nine_lives", "monster_sidekick", "it_has_a_child")
"""Ways to come back from 0 hearts, the best first."""


def staying(s: Situation, hearts: int, leaving_with: int) -> float:
    """How much better it is to stay in Tokyo with so many hearts than to leave it with so many."""
    after = s.view.active
    if after == s.me.seat:
        return 1.0
    if s.wins_by_staying():
        # The game itself is at stake: no time for self-confidence.
        s = Situation(s.view, s.me.seat, s.w._replace(confidence=0.0))
    attackers = s.attackers(after)
    in_tokyo = s.stays(attackers)
    given_up = s.outside(attackers)[leaving_with] * s.leaving()
    return in_tokyo[hearts] - given_up


def leaving_in_time(s: Situation, left: int) -> float:
    """How much better it is to leave Tokyo before a loss than to stay there, or to leave, with what it leaves."""
    if s.view.active == s.me.seat:
        return 0.0
    outside = s.outside(s.attackers(s.view.active))
    return min(staying(s, left, s.me.hearts) * -1.0, (outside[s.me.hearts] - outside[left]) * s.leaving())


def give_way(s: Situation, q: Question) -> int:
    """Leave Tokyo when what may still come is worse than what staying brings."""
    paid = sum(s.me.keys.count(key) for key in STAYING_PAYS)
    if paid and s.wins_with(paid):
        return 0
    more = s.points(paid) * s.slope if paid else 0.0
    return 0 if staying(s, s.me.hearts, s.me.hearts) + more >= 0 else 1


def guard(s: Situation, q: Question) -> int:
    """What is free comes first; then what saves most for its price; then leaving by jet if that is better."""
    loss = s.view.loss
    amount = loss.amount if loss is not None else 1
    keys = {works_as(s, key_of(o)): o.answer for o in q.options[1:]}
    for key, answer in keys.items():
        if key not in SHIELDS and key not in PAYING and key not in LEAVING and key not in ("wings", "robot"):
            return answer
    if s.me.undying:
        return 0
    left = max(0, s.me.hearts - amount)
    if "jets" in keys and staying(s, left, s.me.hearts) < 0:
        return keys["jets"]
    if "simian_scamper" in keys and leaving_in_time(s, left) > SCAMPER * s.late * s.slope:
        return keys["simian_scamper"]
    suffering = s.win(left)
    top, top_value = 0, suffering
    for key, answer in keys.items():
        value = guarded(s, key, amount)
        if value > top_value:
            top, top_value = answer, value
    return top


def guarded(s: Situation, key: str, amount: int) -> float:
    """The chance to win after using a card against a loss."""
    me = s.me
    if key == "wings":
        return s.win(me.hearts, -s.cost(2) - READY)
    if key in SHIELDS:
        return s.win(me.hearts, -SHIELDS[key] * s.late)
    if key == "robot":
        most = min(me.energy, amount)
        return max([s.win(max(0, me.hearts - amount + n), -s.cost(n)) for n in range(1, most + 1)] + [0.0])
    if key in PAYING:
        # One heart alone does not save a life, but it may be the first of several.
        short = amount - me.hearts
        if short >= 1:
            return s.win(1, -s.cost(1 + short)) if me.energy > short else 0.0
        return s.win(me.hearts - amount + 1, -s.cost(1) - 0.02)
    return 0.0


def heals(s: Situation, option: Option) -> int:
    """The hearts that a card gains in answer to a loss."""
    key = works_as(s, key_of(option))
    facts = FACTS.get(key)
    return max(1, facts.hearts if facts is not None else 1) + s.me.heart_bonus


def answer_with(s: Situation, q: Question, so_far: int) -> tuple[int, int]:
    """Heal in answer to a loss only to stay alive, and only if that is possible: the answer, and the hearts it gains.

    The smallest gain that is enough comes first, else the biggest.
    """
    loss = s.view.loss
    amount = loss.amount if loss is not None else 0
    short = amount - s.me.hearts - so_far + 1
    offers = q.options[1:]
    possible = 0
    for option in offers:
        times = s.me.energy // 2 if key_of(option) == "rapid_healing" else 1
        possible += times * heals(s, option)
    if short <= 0 or possible < short or s.me.undying or not offers:
        return 0, 0

    def fit(option: Option) -> float:
        gained = heals(s, option)
        return -gained if gained >= short else gained - 100.0

    answer = best(offers, fit)
    return answer, heals(s, next(o for o in offers if o.answer == answer))


def revive(s: Situation, q: Question) -> int:
    """Come back, the best way there is; who cannot be eliminated at 0 hearts gives nothing up for coming back."""

    def rank(option: Option) -> float:
        key = key_of(option)
        if not key:
            return 0.5 if s.me.undying else -1.0
        if s.me.undying:
            return 0.0
        return float(len(WAYS_BACK) - WAYS_BACK.index(key)) if key in WAYS_BACK else 0.2

    return best(q.options, rank)
