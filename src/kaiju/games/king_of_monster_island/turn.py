"""The turn, as the ledger tells it: the Boss Phase in five steps, the Monster Phase in three, the End of Turn."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_PLACE
from kaiju.games.king_of_monster_island.boss import (
    activate_boss_dice,
    activate_minions,
    check_active_powers,
    drop_boss_dice,
    move_the_boss,
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
        begin_turn(st)
        if go_on(st, BOSS_1):
            yield st.mark()
    me = st.monsters[st.active]
    while st.phase < MONSTER_1 and not st.over:
        more = step(st, me)
        if more is not None:
            yield from more
        if go_on(st, st.phase + 1):
            yield st.mark()
    if MONSTER_1 <= st.phase <= ROLLED and not st.over:
        yield from roll_dice(st, me)
        if go_on(st, MONSTER_2):
            yield st.mark()
    if st.phase == MONSTER_2:
        yield from resolve_dice(st, me)
        if go_on(st, MONSTER_3):
            yield st.mark()
    if st.phase == MONSTER_3:
        yield from buy_cards(st, me)
        if st.rampages > 0 and not st.over:
            st.rampages -= 1
            go_on(st, MONSTER_0)
            return
        if go_on(st, END):
            yield st.mark()
    if st.phase == END:
        more = end_of_turn(st, me)
        if more is not None:
            yield from more
        if not st.over:
            more = pass_on(st)
            if more is not None:
                yield from more


def step(st: Island, me: Monster) -> Rule | None:
    """The steps before the roll, in which nobody has a menu."""
    if st.phase == BOSS_1:
        return check_active_powers(st, me)
    if st.phase == BOSS_2:
        return drop_boss_dice(st, me)
    if st.phase == BOSS_3:
        return move_the_boss(st, me)
    if st.phase == BOSS_4:
        return activate_minions(st, me)
    if st.phase == BOSS_5:
        return activate_boss_dice(st, me)
    return check_health(st, me)


def go_on(st: Island, step: i64) -> bool:
    """The next step begins, unless the game is over; whether it is worth a mark."""
    if st.over:
        return False
    st.phase = step
    if st.log is not None:
        st.tell(tell.StepBegan(seat=st.active, step=STEPS[step], rule="KOMI-TURN-01"))
    return st.tracked


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


def begin_turn(st: Island) -> None:
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


# ------------------------------------------------------------------ the Monster Phase


def check_health(st: Island, me: Monster) -> Rule | None:
    """0 Health at the start of the own Monster Phase loses the game; then what works at this moment (KOMI-GOAL-02)."""
    if me.health == 0:
        lose(st, "health", "KOMI-GOAL-02")
        return None
    return moment(st, me, me.powers, START_MONSTER) if me.powers.hooks >> START_MONSTER & 1 else None


# ------------------------------------------------------------------------ the end


def end_of_turn(st: Island, me: Monster) -> Rule | None:
    """What works at the end of the turn, the Ally's powers first (KOMI-END-01, -R02)."""
    if not me.powers.hooks >> AT_END & 1:
        return None
    cards: list[Power] = []
    ally: list[Power] = []
    for power in me.powers.by[AT_END]:
        if power.number < len(st.box.cards):
            cards.append(power)
        else:
            ally.append(power)
    return in_order(st, me, ally + cards)


def pass_on(st: Island) -> Rule | None:
    """The dice pass to the next player; a beaten Boss makes way for the next one first (KOMI-END-02, KOMI-ULT-R08)."""
    if st.log is not None:
        st.tell(tell.TurnEnded(seat=st.active, rule="KOMI-END-02"))
    if st.boss_health == 0:
        return after_the_next_boss(st)
    next_player(st)
    return None


def after_the_next_boss(st: Island) -> Rule:
    """The next Boss comes first; that may ask somebody, or end the game."""
    yield from change_boss(st)
    if not st.over:
        next_player(st)


def next_player(st: Island) -> None:
    """The next turn. A die that was Locked in this one may be Unlocked from now on (KOMI-RES-R02)."""
    space: i64 = 0
    while space < ZONES * DIE_SPACES:
        lies: i64 = st.spaces[space]
        if DONE <= lies < CRYSTAL:
            st.spaces[space] = lies - DONE
        space += 1
    st.active = (st.active + 1) % len(st.monsters)
    begin_turn(st)
    go_on(st, BOSS_1)
