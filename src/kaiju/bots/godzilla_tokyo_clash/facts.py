# compiled
"""What the light hand knows of the box: what a hit on each Kaiju is worth, and each card, worked out once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.bots.godzilla_tokyo_clash.situation import Pile
from kaiju.games.godzilla_tokyo_clash.box import Box, Card, Mat, Step
from kaiju.games.godzilla_tokyo_clash.words import (
    AFTER_ATTACK,
    AFTER_DAMAGE,
    AFTER_DEFEND,
    AFTER_MOVE,
    AREA_ATTACK,
    ATTACK,
    ATTACK_BONUS,
    ATTACK_MOD,
    BEFORE_ATTACK,
    BUILDING_BENEFIT,
    DESTROY,
    DISCARD_HAND,
    DRAW,
    EXTRA_TROPHY,
    GAIN_ENERGY,
    HAND,
    HEAD,
    IN_PLAY,
    LOOK_TOP,
    LOSE_ENERGY,
    MOVE_SELF,
    PEEK_TOP,
    PIERCE,
    PLACE_SELF,
    PLAY,
    RECOVER,
    REFRESH,
    SPEND,
    THROW,
    TROPHY,
    UNBLOCKABLE,
)

ENERGY_WORTH: Final = 0.45
CARD_WORTH: Final = 0.4
HEAD_WORTH: Final = 0.3
PEEK_WORTH: Final = 0.1
SMASH_WORTH: Final = 0.45
THROW_WORTH: Final = 0.6
MOST_DAMAGE: Final[i64] = 12


class OfCard:
    """One of the different cards, as the light hand sees it."""

    def __init__(self, card: Card) -> None:
        self.text = 0.0  # what its effects bring wherever it is played
        for moment in (PLAY, AFTER_MOVE, BEFORE_ATTACK, AFTER_ATTACK):
            for step in card.steps[moment]:
                self.text += worth_of(step)
        self.text += HEAD_WORTH * float(card.heads)
        self.after = 0.0  # what follows a hit
        for step in card.steps[AFTER_DAMAGE]:
            self.after += 1.0 if step.op == EXTRA_TROPHY and step.out_of == HAND else 0.6 * worth_of(step)
        self.bonus: i64 = 0
        self.pierce: i64 = 0
        self.extra: i64 = 0
        self.unblockable = False
        for step in card.steps[ATTACK_MOD] + card.steps[TROPHY]:
            if step.op == ATTACK_BONUS:
                self.bonus += min(step.n, step.most) if step.most >= 0 else step.n
            elif step.op == PIERCE:
                self.pierce += step.n
            elif step.op == UNBLOCKABLE:
                self.unblockable = True
            elif step.op == EXTRA_TROPHY:
                self.extra += step.n
        self.move: i64 = max(0, card.move)
        for step in card.steps[PLAY] + card.steps[BEFORE_ATTACK]:
            if step.op == PLACE_SELF:
                self.move = max(self.move, step.reach)
            elif step.op == MOVE_SELF:
                self.move = max(self.move, step.n)
        self.area: i64 = -1
        self.area_value: i64 = 0
        for step in card.steps[ATTACK]:
            if step.op == AREA_ATTACK:
                self.area = step.reach
                self.area_value = step.n
        self.lasting = 0.0  # an Enhancement: what it brings in each Round that follows
        self.kept = 0.0  # and what it is worth to be spent
        if card.enhancement:
            for step in card.steps[REFRESH]:
                self.lasting += worth_of(step)
            self.lasting += 0.35 * float(len(card.steps[IN_PLAY]))
            for step in card.steps[SPEND]:
                self.kept += 0.3 if step.op == EXTRA_TROPHY else 0.4 * float(step.n)
        self.spend_bonus: i64 = 0
        for step in card.steps[SPEND]:
            if step.op == ATTACK_BONUS:
                self.spend_bonus += step.n
        self.defended = 0.25 * float(len(card.steps[AFTER_DEFEND]))
        self.held = held(card, self.lasting + self.kept)


def held(card: Card, lasting: float) -> float:
    """What it is worth to hold a card, as the greedy player sees it."""
    if card.defense:
        return 0.3 + 0.3 * float(card.defend if card.defend > 0 else 2) - 0.3 * float(card.cost)
    value = 0.3 * float(max(0, card.move)) + 0.35 * float(card.heads)
    if card.attack >= 0:
        value += 0.6 * float(card.attack) + (0.5 if card.reach >= 0 else 0.0)
    for moment in (PLAY, AFTER_MOVE, BEFORE_ATTACK, ATTACK_MOD, AFTER_DAMAGE, AFTER_ATTACK):
        value += 0.3 * float(len(card.steps[moment]))
    if card.enhancement:
        value += 2.0 * lasting
    return value + (0.4 if card.momentum else 0.0) - ENERGY_WORTH * float(card.cost)


def worth_of(step: Step) -> float:
    """What one step of an effect is worth, wherever it happens."""
    op = step.op
    if op == GAIN_ENERGY:
        return ENERGY_WORTH * float(step.n if step.n > 0 else 2)
    if op == DRAW:
        return CARD_WORTH * float(step.n)
    if op == HEAD:
        return HEAD_WORTH * float(step.n)
    if op == DESTROY:
        return SMASH_WORTH
    if op in (RECOVER, LOOK_TOP):
        return CARD_WORTH
    if op == LOSE_ENERGY:
        return 0.3 * float(step.n)
    if op == DISCARD_HAND:
        return 0.35 * float(step.n)
    if op == PEEK_TOP:
        return PEEK_WORTH
    return 0.0


def reward_of(steps: list[Step]) -> float:
    """What a destroyed or used thing gives."""
    total = 0.0
    for step in steps:
        total += worth_of(step)
    return total


class OfMat:
    """One Kaiju: what hits on it bring, and how it fights."""

    def __init__(self, box: Box, mat: Mat) -> None:
        deck = [box.of[number] for number in mat.cards]
        pile = Pile(deck, [], 0, 99)
        self.best = [pile.best(n) for n in range(int(MOST_DAMAGE) + 1)]
        self.second = [pile.best(n, 1) - self.best[n] for n in range(int(MOST_DAMAGE) + 1)]
        blocks = [card for card in deck if card.defense]
        self.blocks = float(len(blocks)) / float(max(1, len(deck)))
        self.block: i64 = 0
        if blocks:
            total: i64 = 0
            for card in blocks:
                total += card.defend if card.defend > 0 else 2
            self.block = (total + len(blocks) // 2) // len(blocks)
        self.archer = all(card.reach >= 0 for card in deck if card.attack >= 0)
        self.acts: list[float] = []  # by Discard Action, without moves
        self.steps: list[int] = []  # how far it moves
        self.throws: list[bool] = []
        for action in mat.actions:
            worth = 0.0
            far: i64 = 0
            throws = False
            for step in action.steps:
                if step.op == MOVE_SELF:
                    far = step.n
                elif step.op == THROW:
                    throws = True
                    worth += THROW_WORTH
                else:
                    worth += worth_of(step)
            self.acts.append(worth)
            self.steps.append(int(far))
            self.throws.append(throws)
        self.feeds = any(step.op == BUILDING_BENEFIT for step in mat.steps[REFRESH])


class Facts:
    """All of a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards = [OfCard(card) for card in box.cards]
        self.mats = [OfMat(box, mat) for mat in box.mats]
        self.buildings = [reward_of(building.steps) for building in box.buildings]
        self.kinds = [reward_of(kind.steps) for kind in box.kinds]


_known: Final[list[Facts]] = []


def facts_of(box: Box) -> Facts:
    """What is known of a box; there are as many as there are sets of data in play, which is one as a rule."""
    for found in _known:
        if found.box is box:
            return found
    made = Facts(box)
    _known.append(made)
    if len(_known) > 8:
        del _known[0]
    return made
