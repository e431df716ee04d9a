"""The DISCARD cards, in printed order: resolved when bought, then discarded."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel.asks import ASK_TAKE_AWAY
from kaiju.games.king_of_tokyo_duel.buzz import in_zone
from kaiju.games.king_of_tokyo_duel.card import DISCARD, Card, Facts
from kaiju.games.king_of_tokyo_duel.hits import deal, hit
from kaiju.games.king_of_tokyo_duel.pull import pull
from kaiju.games.king_of_tokyo_duel.state import DESTRUCTION_TRACK, FAME_TRACK, Duel, Hits, Monster
from kaiju.games.king_of_tokyo_duel.turn import earn_extra_turn, take_dice
from kaiju.games.king_of_tokyo_duel.verbs import discard_card, gain_dice_tokens, gain_energy, gain_hearts

RULE: Final = "DUEL-CARD-02"

# What a step of a card does; its number is below 16.
PULL_FAME: Final = 16
PULL_DESTRUCTION: Final = 32
HIT_RIVAL: Final = 48
HIT_SELF: Final = 64
GAIN_HEARTS: Final = 80
GAIN_ENERGY: Final = 96
GAIN_DICE_TOKENS: Final = 112


class Action(Card):
    """A card whose sentence is a list of steps, each carried out completely before the next (DUEL-CARD-03)."""

    def arrive(self, st: Duel, me: Monster) -> Rule | None:
        return carry_out(st, me, self)


def carry_out(st: Duel, me: Monster, card: Card) -> Rule:
    """The steps of a card, in printed order."""
    for step in card.facts.steps:
        n: i64 = step % 16
        verb = step - n
        more: Rule | None = None
        if verb == PULL_FAME:
            more = pull(st, me, FAME_TRACK, n, RULE, card.id)
        elif verb == PULL_DESTRUCTION:
            more = pull(st, me, DESTRUCTION_TRACK, n, RULE, card.id)
        elif verb == HIT_RIVAL:
            more = hit(st, st.rival(me), n, me.seat, RULE, card.id)
        elif verb == HIT_SELF:
            more = hit(st, me, n, me.seat, RULE, card.id)
        elif verb == GAIN_HEARTS:
            gain_hearts(st, me, n, RULE, card.id)
        elif verb == GAIN_ENERGY:
            gain_energy(st, me, n, RULE, card.id)
        else:
            gain_dice_tokens(st, me, n, RULE, card.id)
        if more is not None:
            yield from more
        if st.over:
            return


class Dominate(Card):
    """The Rival's KEEP cards cost it dice on its next turn."""

    def arrive(self, st: Duel, me: Monster) -> Rule | None:
        take_dice(st, st.rival(me), 0, 1, self.id)
        return None


class Frenzy(Card):
    """Another turn after this one."""

    def arrive(self, st: Duel, me: Monster) -> Rule | None:
        earn_extra_turn(st, me, self.id)
        return None


class JetsScrambled(Card):
    """5 hits for both Monsters, at the same time."""

    def arrive(self, st: Duel, me: Monster) -> Rule | None:
        rival = st.rival(me)
        return deal(st, [Hits(rival, 5, me.seat, self.id, RULE), Hits(me, 5, me.seat, self.id, RULE)])


class OperationMedia(Card):
    """Pulls Fame by the smash symbols resolved this turn."""

    def arrive(self, st: Duel, me: Monster) -> Rule | None:
        return pull(st, me, FAME_TRACK, st.smashed, RULE, self.id) if st.smashed else None


class TeslaImpulse(Action):
    """The Rival loses a KEEP card of the buyer's choice; then 2 energy."""

    def arrive(self, st: Duel, me: Monster) -> Rule | None:
        return self.take_away(st, me)

    def take_away(self, st: Duel, me: Monster) -> Rule:
        rival = st.rival(me)
        cards = sorted(rival.cards)
        if cards:
            card: i64 = cards[0]
            if len(cards) > 1:
                yield st.ask_opts(me.seat, ASK_TAKE_AWAY, cards, self.id)
                card = st.chosen()
            discard_card(st, rival, card, RULE)
        yield from carry_out(st, me, self)


class ThePartysOver(Card):
    """4 hits for each Monster that has a marker in its own Spotlight Zone, at the same time."""

    def arrive(self, st: Duel, me: Monster) -> Rule | None:
        hits: list[Hits] = []
        for m in (st.rival(me), me):
            if in_zone(st.markers[0], m.seat) or in_zone(st.markers[1], m.seat):
                hits.append(Hits(m, 4, me.seat, self.id, RULE))
        return deal(st, hits) if hits else None


def discard_cards() -> list[Card]:
    """All 19 of them."""

    def f(key: str, cost: i64, buzz: str, *steps: int) -> Facts:
        return Facts(key, cost, DISCARD, buzz, steps=list(steps))

    return [
        Action(f("cannonball", 7, "anubis", PULL_FAME + 1, HIT_RIVAL + 1, GAIN_ENERGY + 4)),
        Dominate(f("dominate", 3, "pumpkin")),
        Action(f("energize", 10, "meka", GAIN_ENERGY + 8, GAIN_DICE_TOKENS + 2)),
        Frenzy(f("frenzy", 6, "")),
        Action(f("hors_doeuvres", 3, "cat", HIT_SELF + 3, PULL_DESTRUCTION + 2)),
        JetsScrambled(f("jets_scrambled", 5, "penguin")),
        Action(f("kaijutsu", 5, "pumpkin", PULL_DESTRUCTION + 1, HIT_RIVAL + 2)),
        Action(f("moment_of_respite", 4, "alien", GAIN_HEARTS + 2, GAIN_DICE_TOKENS + 1)),
        Action(f("monster_coaster", 7, "", PULL_DESTRUCTION + 3)),
        Action(f("monumental", 5, "panda", PULL_DESTRUCTION + 1, PULL_FAME + 1)),
        OperationMedia(f("operation_media", 6, "anubis")),
        Action(f("photoshoot", 2, "baby", PULL_FAME + 1)),
        Action(f("sack_the_stadium", 8, "boogie", PULL_DESTRUCTION + 2, PULL_FAME + 2)),
        Action(f("seismic_test", 5, "", PULL_DESTRUCTION + 2)),
        Action(f("snack_time", 3, "", GAIN_HEARTS + 3)),
        TeslaImpulse(f("tesla_impulse", 6, "penguin", GAIN_ENERGY + 2)),
        ThePartysOver(f("the_partys_over", 4, "boogie")),
        Action(
            f("thermonuclear_cooking", 7, "panda", PULL_DESTRUCTION + 1, GAIN_HEARTS + 2, GAIN_ENERGY + 2)
        ),
        Action(f("too_cute", 3, "baby", HIT_RIVAL + 2)),
    ]
