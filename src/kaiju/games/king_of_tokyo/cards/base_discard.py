"""The DISCARD cards of the base box, in printed order: resolved when bought, then discarded."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.card import DISCARD, Card, Facts
from kaiju.games.king_of_tokyo.ending import earn_extra_turn
from kaiju.games.king_of_tokyo.losses import lose_hearts
from kaiju.games.king_of_tokyo.state import BAY, CITY, OUTSIDE, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import enter, free_place, may_yield, yield_tokyo
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_hearts, gain_vp, lose_energy, lose_vp


class Action(Card):
    """A card whose sentence is all in its facts: gains first, then losses, all of them at the same time."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        f = self.facts
        gain_vp(st, me, f.vp, "KOT-COMP-09", self.id)
        gain_energy(st, me, f.energy, "KOT-COMP-09", self.id)
        gain_hearts(st, me, f.hearts, "KOT-COMP-09", self.id)
        if f.others_lose_vp:
            for m in st.monsters:
                if m.alive and m is not me:
                    lose_vp(st, m, f.others_lose_vp, "KOT-COMP-09", self.id)
        losses: list[Loss] = []
        for m in st.clockwise(me.seat):
            n = f.lose_hearts if m is me else f.others_lose_hearts
            if n:
                losses.append(Loss(m, n, me.seat, False, self.id))
        return lose_hearts(st, losses) if losses else None


class DeathFromAbove(Action):
    """2 VP; everybody else Yields Tokyo, and the buyer takes Tokyo City."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        gain_vp(st, me, self.facts.vp, "KOT-COMP-09", self.id)
        for m in st.clockwise(me.seat):
            if m is not me and m.place != OUTSIDE and may_yield(st, m):
                yield_tokyo(st, m, self.id)
        if me.place == OUTSIDE:
            place = free_place(st)
            return None if place == OUTSIDE else enter(st, me, place, self.id)
        if me.place == BAY and st.in_tokyo(CITY) is None:
            me.place = CITY
            if st.log is not None:
                st.tell(tell.MovedToCity(seat=me.seat, rule="KOT-COMP-09", card=self.facts.key))
        return None


class Frenzy(Action):
    """Another turn after this one."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        earn_extra_turn(st, me, 0, self.id)
        return None


class VastStorm(Action):
    """2 VP; every opponent loses half of its energy, rounded down."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        gain_vp(st, me, self.facts.vp, "KOT-COMP-09", self.id)
        for m in st.monsters:
            if m.alive and m is not me:
                lose_energy(st, m, m.energy // 2, "KOT-COMP-09", self.id)
        return None


def discard_cards() -> list[Card]:
    """All 17 of them; one comes twice."""

    def facts(
        key: str,
        cost: i64,
        copies: int = 1,
        vp: i64 = 0,
        energy: i64 = 0,
        hearts: i64 = 0,
        lose_hearts: i64 = 0,
        others_lose_hearts: i64 = 0,
        others_lose_vp: i64 = 0,
    ) -> Facts:
        return Facts(
            key,
            cost,
            DISCARD,
            copies=copies,
            vp=vp,
            energy=energy,
            hearts=hearts,
            lose_hearts=lose_hearts,
            others_lose_hearts=others_lose_hearts,
            others_lose_vp=others_lose_vp,
        )

    return [
        Action(facts("apartment_building", 5, vp=3)),
        Action(facts("commuter_train", 4, vp=2)),
        Action(facts("corner_store", 3, vp=1)),
        DeathFromAbove(facts("death_from_above", 5, vp=2)),
        Action(facts("energize", 8, energy=9)),
        Action(facts("evacuation_orders", 7, copies=2, others_lose_vp=5)),
        Action(facts("flame_thrower", 3, others_lose_hearts=2)),
        Frenzy(facts("frenzy", 7)),
        Action(facts("gas_refinery", 6, vp=2, others_lose_hearts=3)),
        Action(facts("heal", 3, hearts=2)),
        Action(facts("high_altitude_bombing", 4, lose_hearts=3, others_lose_hearts=3)),
        Action(facts("jet_fighters", 5, vp=5, lose_hearts=4)),
        Action(facts("national_guard", 3, vp=2, lose_hearts=2)),
        Action(facts("nuclear_power_plant", 6, vp=2, hearts=3)),
        Action(facts("skyscraper", 6, vp=4)),
        Action(facts("tank", 4, vp=4, lose_hearts=3)),
        VastStorm(facts("vast_storm", 6, vp=2)),
    ]


DISCARD_CARDS: Final = discard_cards()
