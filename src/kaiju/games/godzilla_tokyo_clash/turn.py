"""The Round, as the rulebook tells it: Oxygen Destroyer, Action, Refresh, Event; and a turn."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import ACTION_ROOM, ASK_ACTION, ASK_GO_ON, NO
from kaiju.games.godzilla_tokyo_clash.happenings import carry_out_event
from kaiju.games.godzilla_tokyo_clash.piles import different
from kaiju.games.godzilla_tokyo_clash.placing import set_up_next, to_set_up
from kaiju.games.godzilla_tokyo_clash.playing import discard_action, play_card, playable, possible
from kaiju.games.godzilla_tokyo_clash.refresh import abilities, refill
from kaiju.games.godzilla_tokyo_clash.scoring import check_end
from kaiju.games.godzilla_tokyo_clash.state import (
    ABILITIES,
    CHECK,
    EVENTS,
    OXYGEN,
    REFILL,
    SETUP,
    TURNS,
    Clash,
    Player,
)


def play_round(st: Clash) -> Rule:
    """One Round, taken up at the state's phase (GTC-RND-01). Before the first one the Events' pieces are placed."""
    if st.phase == SETUP:
        yield from set_up(st)
    if st.phase == OXYGEN:
        yield from oxygen_destroyer(st)
    while st.phase == TURNS:
        yield from turn(st)
        yield from st.begin(st.phase)
    while st.phase == REFILL:
        yield from refill(st, st.in_order(st.step))
        yield from next_step(st, len(st.players), ABILITIES)
    while st.phase == ABILITIES:
        yield from abilities(st, st.in_order(st.step))
        yield from next_step(st, len(st.players), EVENTS)
    while st.phase == EVENTS:
        yield from carry_out_event(st, st.box.events[st.events[st.step]])
        yield from next_step(st, len(st.events), CHECK)
    if st.phase == CHECK and not check_end(st):
        st.phase = OXYGEN


def next_step(st: Clash, steps: i64, then: i64) -> Rule:
    """One step of a phase is done; after the last one comes the next phase."""
    st.step += 1
    if st.step < steps:
        return st.begin(st.phase)
    st.step = 0
    if st.log is not None and then == EVENTS:
        st.tell(tell.PhaseBegan(phase="event", rule="GTC-RND-01"))
    return st.begin(then)


def set_up(st: Clash) -> Rule:
    """The pieces of both Events, last of all and in turn order (GTC-SET-08, -19)."""
    if st.step == 0 and st.log is not None:
        kaiju = [st.box.mats[p.who].key for p in st.players]
        events = [st.box.events[event].key for event in st.events]
        st.tell(tell.TableSet(kaiju=kaiju, king=st.king, events=events, rule="GTC-SET-14"))
    n = to_set_up(st)
    while st.step < n:
        yield from set_up_next(st)
        st.step += 1
        yield from st.begin(SETUP)
    st.step = 0
    st.phase = OXYGEN


def oxygen_destroyer(st: Clash) -> Rule:
    """From the second Round on the marker goes one circle on; then the King has the first turn (GTC-OXY-01)."""
    st.round += 1
    if st.log is not None:
        st.tell(tell.RoundBegan(round=st.round, rule="GTC-RND-01"))
    if st.round > 1 and st.marker < st.box.numbers.end:
        st.marker += 1
        if st.log is not None:
            st.tell(tell.MarkerMoved(circle=st.marker, rule="GTC-OXY-01"))
    st.active = st.king
    for p in st.players:
        p.actions = 0
    begin_turn(st)
    return st.begin(TURNS)


# ----------------------------------------------------------------------- a turn


def begin_turn(st: Clash) -> None:
    """A fresh turn of the active player."""
    st.going_on = False
    st.played = []


def turn(st: Clash) -> Rule:
    """One action of the active player: a card, a Discard Action, or a pass; Momentum lets it go on (GTC-ACT-02)."""
    p = st.players[st.active]
    if not st.going_on:
        st.turn += 1
        if st.log is not None:
            st.tell(tell.TurnBegan(seat=p.seat, turn=st.turn, rule="GTC-ACT-01"))
    choice: i64 = NO
    opts = actions(st, p)
    if len(opts) > 1:
        yield st.ask_opts(p.seat, ASK_GO_ON if st.going_on else ASK_ACTION, opts)
        choice = st.chosen()
    if choice == NO:
        pass_or_stop(st, p)
        return
    p.actions += 1
    st.passes = 0
    card = choice % ACTION_ROOM
    if choice < ACTION_ROOM:
        momentum = st.box.of[card].momentum
        yield from play_card(st, p, card)
    else:
        momentum = st.box.mats[p.who].actions[choice // ACTION_ROOM - 1].momentum
        yield from discard_action(st, p, choice // ACTION_ROOM - 1, card)
    if momentum:
        st.going_on = True
    else:
        next_turn(st)


def actions(st: Clash, p: Player) -> list[int]:
    """What a player can do: pass, each different card, each Discard Action with each different card (GTC-ACT-02)."""
    opts: list[int] = [-1]
    if not p.hand or p.actions >= st.box.numbers.actions_in_a_phase:
        return opts
    cards = different(st, p.hand)
    for card in cards:
        if playable(st, p, st.box.of[card]):
            opts.append(card)
    for nth in range(2):
        if possible(st, p, nth):
            for card in cards:
                opts.append(int(ACTION_ROOM) * (nth + 1) + card)
    return opts


def pass_or_stop(st: Clash, p: Player) -> None:
    """A pass counts; to stop after Momentum is none (GTC-ACT-06, GTC-MOM-05)."""
    if st.going_on:
        if st.log is not None:
            st.tell(tell.Stopped(seat=p.seat, rule="GTC-MOM-05"))
        next_turn(st)
        return
    st.passes += 1
    if st.log is not None:
        st.tell(tell.Passed(seat=p.seat, rule="GTC-ACT-02"))
    if st.passes < len(st.players):
        next_turn(st)
        return
    st.phase = REFILL
    st.step = 0
    st.passes = 0
    if st.log is not None:
        st.tell(tell.PhaseBegan(phase="refresh", rule="GTC-ACT-05"))


def next_turn(st: Clash) -> None:
    """The turn goes to the left-hand neighbour (GTC-CARD-02, GTC-ACT-09)."""
    st.active = (st.active + 1) % len(st.players)
    begin_turn(st)
