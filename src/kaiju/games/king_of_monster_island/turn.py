"""The turn, as the ledger tells it: the Boss Phase in five steps, the Monster Phase in three, the End of Turn."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_PLACE
from kaiju.games.king_of_monster_island.boss import (
    activate_boss_dice,
    activate_minions,
    check_active_powers,
    move_the_boss,
    roll_available_boss_dice,
)
from kaiju.games.king_of_monster_island.carry import in_order, moment
from kaiju.games.king_of_monster_island.market import buy_cards
from kaiju.games.king_of_monster_island.power import AT_END, START_MONSTER, Power
from kaiju.games.king_of_monster_island.resolve import resolve_dice
from kaiju.games.king_of_monster_island.roll import roll_dice
from kaiju.games.king_of_monster_island.state import (
    BOSS_1,
    BOSS_2,
    BOSS_3,
    BOSS_4,
    BOSS_5,
    CRYSTAL,
    DIE_SPACES,
    DONE,
    END,
    MONSTER_0,
    MONSTER_1,
    MONSTER_2,
    MONSTER_3,
    NOTHING,
    PLACE,
    ROLLED,
    STEPS,
    ZONES,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.ultimate import change_boss
from kaiju.games.king_of_monster_island.verbs import lose


def turn(st: Island) -> Rule:
    """One turn, taken up at the state's step (KOMI-TURN-01 to -03). A step that ends the game is not gone on from."""
    if st.phase == PLACE:
        yield from place_monsters(st)
        yield from begin_turn(st)
    me = st.monsters[st.active]
    if st.phase == BOSS_1:
        yield from check_active_powers(st, me)
        yield from go_on(st, BOSS_2)
    if st.phase == BOSS_2:
        yield from roll_available_boss_dice(st, me)
        yield from go_on(st, BOSS_3)
    if st.phase == BOSS_3:
        yield from move_the_boss(st, me)
        yield from go_on(st, BOSS_4)
    if st.phase == BOSS_4:
        yield from activate_minions(st, me)
        yield from go_on(st, BOSS_5)
    if st.phase == BOSS_5:
        yield from activate_boss_dice(st, me)
        yield from go_on(st, MONSTER_0)
    if st.phase == MONSTER_0:
        yield from check_health(st, me)
        yield from go_on(st, MONSTER_1)
    if MONSTER_1 <= st.phase <= ROLLED:
        yield from roll_dice(st, me)
        yield from go_on(st, MONSTER_2)
    if st.phase == MONSTER_2:
        yield from resolve_dice(st, me)
        yield from go_on(st, MONSTER_3)
    if st.phase == MONSTER_3:
        yield from buy_cards(st, me)
        yield from go_on(st, MONSTER_0 if another_phase(st) else END)
    if st.phase == END:
        yield from end_of_turn(st, me)
        yield from pass_on(st)


def go_on(st: Island, step: i64) -> Rule:
    """The next step begins, unless the game is over."""
    if st.over:
        return AT_ONCE
    if st.log is not None:
        st.tell(tell.StepBegan(seat=st.active, step=STEPS[step], rule="KOMI-TURN-01"))
    return st.begin(step)


# ------------------------------------------------------------------ the beginning


def place_monsters(st: Island) -> Rule:
    """One Monster after the other, each in a zone of its own (KOMI-SETUP-13, -R03); then the Ally sheets."""
    for m in st.monsters:
        if m.zone >= 0:
            continue
        free = free_zones(st)
        if len(free) > 1:
            yield st.ask_opts(m.seat, ASK_PLACE, free)
            m.zone = st.chosen()
        else:
            m.zone = free[0]
        if st.log is not None:
            st.tell(tell.MonsterPlaced(seat=m.seat, zone=m.zone, rule="KOMI-SETUP-13"))
    if not st.allies:
        reveal_allies(st)


def free_zones(st: Island) -> list[int]:
    """The zones in which neither the Boss nor a Monster is."""
    one: i64 = 1
    taken = one << st.boss_zone
    for m in st.monsters:
        if m.zone >= 0:
            taken |= one << m.zone
    return [zone for zone in range(6) if not taken >> zone & 1]


def reveal_allies(st: Island) -> None:
    """As many Ally sheets as players, and one more (KOMI-SETUP-06)."""
    sheets = list(range(len(st.box.allies)))
    st.allies = sorted([sheets.pop(st.below(len(sheets))) for _ in range(len(st.monsters) + 1)])
    if st.log is not None:
        keys = [st.box.allies[ally].key for ally in st.allies]
        st.tell(tell.AlliesRevealed(allies=keys, rule="KOMI-SETUP-06"))


def begin_turn(st: Island) -> Rule:
    """A turn begins with its Boss Phase: what works once a turn, a round or a Boss Phase works again."""
    st.turn += 1
    st.used = NOTHING
    st.used_phase = NOTHING
    st.activated = 0
    st.recharged = 0
    st.hits = 0
    st.monsters[st.active].used = NOTHING
    if st.log is not None:
        st.tell(tell.TurnBegan(seat=st.active, turn=st.turn, rule="KOMI-TURN-01"))
    return go_on(st, BOSS_1)


# ------------------------------------------------------------------ the Monster Phase


def check_health(st: Island, me: Monster) -> Rule:
    """0 Health at the start of the own Monster Phase loses the game; then what works at this moment (KOMI-GOAL-02)."""
    if me.health == 0:
        lose(st, "health", "KOMI-GOAL-02")
        return AT_ONCE
    if not me.powers.at[START_MONSTER]:
        return AT_ONCE
    return moment(st, me, me.powers, START_MONSTER) or AT_ONCE


def another_phase(st: Island) -> bool:
    """Whether a card has earned another Monster Phase in this turn; it is used up."""
    if st.extra_phases == 0 or st.over:
        return False
    st.extra_phases -= 1
    return True


# ------------------------------------------------------------------------ the end


def end_of_turn(st: Island, me: Monster) -> Rule:
    """What works at the end of the turn, the Ally's powers first (KOMI-END-01, -R02)."""
    if not me.powers.at[AT_END]:
        return AT_ONCE
    cards: list[Power] = []
    ally: list[Power] = []
    for power in me.powers.at[AT_END]:
        if power.number < len(st.box.cards):
            cards.append(power)
        else:
            ally.append(power)
    return in_order(st, me, ally + cards)


def pass_on(st: Island) -> Rule:
    """The dice pass to the next player; a beaten Boss makes way for the next one first (KOMI-END-02, KOMI-ULT-R08)."""
    if st.over:
        return AT_ONCE
    if st.log is not None:
        st.tell(tell.TurnEnded(seat=st.active, rule="KOMI-END-02"))
    return after_the_next_boss(st) if st.boss_health == 0 else next_player(st)


def after_the_next_boss(st: Island) -> Rule:
    """The next Boss comes first; that may ask somebody, or end the game."""
    yield from change_boss(st)
    if not st.over:
        yield from next_player(st)


def next_player(st: Island) -> Rule:
    """The next turn. A die that was Locked in this one may be Unlocked from now on (KOMI-RES-R02)."""
    space: i64 = 0
    while space < ZONES * DIE_SPACES:
        lies: i64 = st.spaces[space]
        if DONE <= lies < CRYSTAL:
            st.spaces[space] = lies - DONE
        space += 1
    st.active = (st.active + 1) % len(st.monsters)
    return begin_turn(st)
