"""Folding: a table is nothing but its entries. No server here, only the room."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal

import msgspec
import pytest

import kaiju
from kaiju.engine.questions import Option, Question
from kaiju.server import entries
from kaiju.server.entries import (
    Answered,
    AnyEntry,
    Away,
    Back,
    Closed,
    Conceded,
    Forgotten,
    Gave,
    GaveUp,
    Opened,
    Paced,
    Preferred,
    Rematched,
    Said,
    Sat,
    Seen,
    SentAway,
    Stood,
    TookBack,
    Voted,
    Woke,
    decode,
    encode,
)
from kaiju.server.faults import Refusal
from kaiju.server.folding import CHAT_KEPT, FOLD, SHORTEST_RETURN
from kaiju.server.messages import Prefer
from kaiju.server.protocol import Clock
from kaiju.server.room import Room
from tests.server.toys import toy_named

RULES = kaiju.SHELF["king_of_tokyo"].versions["base"]

T0 = 1_700_000_000_000


def opened(
    seats: int = 2,
    *,
    bots: Mapping[int, str] = MappingProxyType({}),
    clock: Clock | None = None,
    **more: Any,
) -> Opened:
    told: dict[str, Any] = {"game": "king_of_tokyo", "options": {}, "seed": 7, **more}
    told.setdefault("rules", kaiju.SHELF[told["game"]].rules_of(told["options"], told.get("position")))
    return Opened(at=T0, bots=[bots.get(n, "") for n in range(seats)], host="p0", clock=clock, **told)


def room_of(*taken: AnyEntry) -> Room:
    room = Room("table")
    for entry in taken:
        room.take(entry)
    return room


def playing(seats: int = 2, **more: Any) -> Room:
    """A table where everybody sits and the game is on."""
    sat = [Sat(at=T0, seat=n, player=f"p{n}", name=f"Player {n}") for n in range(seats)]
    return room_of(opened(seats, **more), *sat)


def give(
    room: Room,
    at: int,
    seat: int | None = None,
    answer: int = 0,
    seed: int = 11,
    by: Literal["player", "bot", "auto"] = "player",
) -> int:
    """One answer, as the house would take it; gives the seat."""
    asked = room.asked[0] if seat is None else seat
    room.take(room.may_answer(at, asked, room.seats[asked].question, answer, seed, by))
    return asked


def refusal(made: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        made()
    assert caught.value.text.endswith(".")
    return caught.value


def everything(room: Room) -> list[Any]:
    """All that can be seen of a room, with its secrets."""
    state = [msgspec.to_builtins(room.info()), room.chat, room.seq, room.at, room.clocks(room.at)]
    seats = [[s.player, s.name, s.bot, s.stand_in, s.left, s.question, s.prefers] for s in room.seats]
    table = None if room.table is None else room.table.digest()
    return [state, seats, table, [room.question(s.number) for s in room.seats]]


# ------------------------------------------------------------------ entries


def test_every_entry_kind_survives_the_log_and_can_be_folded() -> None:
    kinds: list[AnyEntry] = [
        opened(3, bots={2: "greedy"}, clock=Clock(30, 5), public=True, password="a:b", from_table="x"),
        Sat(at=1, seat=0, player="p", name="Ann"),
        Stood(at=2, seat=0),
        Gave(at=3, seat=1, bot="random"),
        Answered(at=4, seat=0, answer=63, seed=2**62, by="auto"),
        TookBack(at=4, seat=0),
        Away(at=5, seat=0, why="time"),
        Back(at=6, seat=0),
        Preferred(at=7, seat=0, forced=False, not_this_turn=True),
        Conceded(at=8, seat=0),
        GaveUp(at=8, seat=0),
        Seen(at=8),
        Paced(at=8, seat=0, pace="skip"),
        Voted(at=8, seat=0, about=1, bot=True),
        entries.HintsSet(at=8, hints="off"),
        entries.AskedHint(at=8, seat=0),
        Said(at=9, name="Ann", text="hello", seat=1),
        Rematched(at=10, table="other"),
        Woke(at=11),
        SentAway(at=12, seat=1, player="q"),
        Forgotten(at=13, player="p"),
        Closed(at=14, why="host"),
    ]
    assert {type(entry) for entry in kinds} == set(FOLD) == set(entries.AnyEntry.__args__)
    for entry in kinds:
        assert decode(encode(entry)) == entry


def test_the_same_entries_make_the_same_room() -> None:
    rng = random.Random(5)
    taken: list[AnyEntry] = [
        opened(4, bots={3: "random"}, clock=Clock(60, 2), options={"power_up": True}),
        *(Sat(at=T0 + n, seat=n, player=f"p{n}", name=f"N{n}") for n in range(3)),
    ]
    room = room_of(*taken)
    at = T0 + 10
    while room.state == "playing":
        at += rng.randrange(1, 900)
        seat = rng.choice(room.asked)
        question = room.question(seat)
        assert question is not None
        entry: AnyEntry = room.may_answer(
            at, seat, question.number, rng.randrange(question.count), rng.getrandbits(60), "player"
        )
        if rng.random() < 0.05:
            entry = Said(at=at, name="x", text="y", seat=seat)
        room.take(entry)
        taken.append(entry)
    again = room_of(*(decode(encode(entry)) for entry in taken))
    assert everything(again) == everything(room)
    assert room.state == "finished"
    assert room.ending
    assert room.seq == len(taken)


# ------------------------------------------------------------------ seats


def test_a_table_begins_when_no_seat_is_open() -> None:
    room = room_of(opened(3, bots={1: "random"}))
    assert (room.info().state, room.table, room.asked) == ("waiting", None, [])
    room.take(Sat(at=T0, seat=0, player="p0", name="Ann"))
    assert room.info().state == "waiting"
    room.take(Sat(at=T0, seat=2, player="p2", name="Bo"))
    assert room.info().state == "playing"
    assert room.asked == [0]
    assert [seat.held_by for seat in room.info().seats] == ["player", "bot", "player"]


def test_sitting() -> None:
    room = room_of(opened(3))
    first = room.may_sit(T0, "a", "Ann", None)
    assert first is not None
    assert first.seat == 0
    room.take(first)
    assert room.may_sit(T0, "a", "Ann", None) is None
    assert room.may_sit(T0, "a", "Ann", 0) is None
    assert refusal(lambda: room.may_sit(T0, "a", "Ann", 1)).code == "seated"
    assert refusal(lambda: room.may_sit(T0, "b", "Bo", 0)).code == "taken"
    assert refusal(lambda: room.may_sit(T0, "b", "Bo", 7)).code == "taken"
    room.take(Gave(at=T0, seat=1, bot="random"))
    last = room.may_sit(T0, "b", "Bo", None)
    assert last is not None
    assert last.seat == 2
    room.take(last)
    assert refusal(lambda: room.may_sit(T0, "c", "Cy", None)).code == "full"


def test_standing_up_while_the_table_waits_opens_the_seat() -> None:
    room = room_of(opened(2), Sat(at=T0, seat=1, player="a", name="Ann"))
    left = room.may_leave(T0, "a")
    assert left == Stood(at=T0, seat=1)
    room.take(left)
    assert room.seats[1].is_open
    assert room.info().seats[1].name == ""
    assert refusal(lambda: room.may_leave(T0, "a")).code == "not-seated"


def test_the_host_gives_and_opens_seats() -> None:
    room = room_of(opened(3), Sat(at=T0, seat=0, player="p0", name="Ann"))
    gave = room.may_give(T0, "p0", 1, "greedy")
    assert gave == Gave(at=T0, seat=1, bot="greedy")
    room.take(gave)
    assert room.may_give(T0, "p0", 1, "greedy") is None
    opened_again = room.may_give(T0, "p0", 1, "")
    assert opened_again is not None
    room.take(opened_again)
    assert room.seats[1].is_open
    assert refusal(lambda: room.may_give(T0, "p1", 1, "random")).code == "not-host"
    assert refusal(lambda: room.may_give(T0, "p0", 3, "random")).code == "no-such-seat"
    assert refusal(lambda: room.may_give(T0, "p0", -1, "random")).code == "no-such-seat"
    assert refusal(lambda: room.may_give(T0, "p0", 0, "random")).code == "taken"
    room.take(Gave(at=T0, seat=1, bot="random"))
    room.take(Gave(at=T0, seat=2, bot="random"))
    assert room.state == "playing"
    assert refusal(lambda: room.may_give(T0, "p0", 2, "")).code == "begun"


# ------------------------------------------------------------------ questions


def test_answers_and_their_refusals() -> None:
    room = playing(2)
    seat = room.asked[0]
    question = room.question(seat)
    assert question is not None
    number = question.number

    def answer(who: int, number: int, answer: int) -> Refusal:
        return refusal(lambda: room.may_answer(T0, who, number, answer, 1, "player"))

    assert answer(1 - seat, number, 0).code == "not-asked"
    assert answer(seat, number + 1, 0).code == "late"
    assert answer(seat, number, question.count).code == "no-such-option"
    assert answer(seat, number, 2**53 - 1).code == "no-such-option"
    before = everything(room)
    give(room, T0 + 5)
    assert everything(room) != before
    assert answer(seat, number, 0).code == "late"
    waiting = room_of(opened(2))
    assert refusal(lambda: waiting.may_answer(T0, 0, 0, 0, 1, "player")).code == "not-playing"


def test_seats_asked_together_keep_their_numbers() -> None:
    room = playing(3, options={"power_up": True})
    assert room.asked == [0, 1, 2]
    assert [seat.question for seat in room.seats] == [0, 0, 0]
    hands = [room.question(n) for n in range(3)]
    assert all(question is not None for question in hands)
    give(room, T0, 1)
    assert room.asked == [0, 2]
    assert room.question(1) is None
    assert room.question(0) == hands[0]  # the number too, though one answer has been given meanwhile
    assert room.question(2) == hands[2]
    assert refusal(lambda: room.may_answer(T0, 1, 0, 0, 1, "player")).code == "not-asked"
    give(room, T0, 2)
    assert room.question(0) == hands[0]
    give(room, T0, 0)
    assert room.table is not None
    (asked,) = room.asked
    assert room.seats[asked].question == room.table.count == 3


def test_a_seat_that_is_asked_again_at_once_gets_a_new_number() -> None:
    room = playing(2)
    seen: set[int] = set()
    for n in range(30):
        seat = room.asked[0]
        number = room.seats[seat].question
        assert number not in seen
        seen.add(number)
        give(room, T0 + n, seat)


# ------------------------------------------------------------------ clocks


def test_a_clock_runs_only_for_who_is_asked_and_gets_the_increment() -> None:
    room = playing(2, clock=Clock(start=60, increment=3))
    seat = room.asked[0]
    assert [c.left for c in room.clocks(T0)] == [60_000, 60_000]
    assert [c.runs for c in room.clocks(T0)] == [n == seat for n in range(2)]
    assert room.clocks(T0 + 4000)[seat].left == 56_000
    assert room.clocks(T0 + 4000)[1 - seat].left == 60_000
    give(room, T0 + 4000, seat)
    assert room.seats[seat].left == 56_000 + 3000
    assert room.seats[1 - seat].left == 60_000
    assert room.clocks(T0 + 100_000_000)[room.asked[0]].left == 0


@pytest.mark.parametrize("by", ["bot", "auto"])
def test_only_a_players_own_answer_earns_the_increment(by: Literal["bot", "auto"]) -> None:
    room = playing(2, clock=Clock(start=60, increment=3))
    seat = give(room, T0 + 1000, by=by)
    assert room.seats[seat].left == 59_000


def test_clocks_of_seats_asked_together_run_together() -> None:
    room = playing(3, clock=Clock(start=60, increment=0), options={"power_up": True})
    assert [c.runs for c in room.clocks(T0)] == [True, True, True]
    give(room, T0 + 1000, 0)
    give(room, T0 + 3000, 2)
    assert [seat.left for seat in room.seats] == [59_000, 57_000, 57_000]
    assert [c.runs for c in room.clocks(T0 + 3000)] == [False, True, False]
    assert room.time_is_over() == T0 + 60_000


def test_time_over_stand_in_and_return() -> None:
    room = playing(2, clock=Clock(start=10, increment=4))
    seat = room.asked[0]
    assert room.time_is_over() == T0 + 10_000
    assert room.may_return(T0, f"p{seat}") is None
    room.take(Away(at=T0 + 10_000, seat=seat, why="time"))
    assert room.seats[seat].left == 0
    assert room.info().seats[seat].stand_in == "time"
    assert not room.seats[seat].thinks_for_itself
    assert room.time_is_over() is None
    give(room, T0 + 15_000, seat, by="bot")
    assert room.seats[seat].left == 0  # a bot's answer earns nothing
    back = room.may_return(T0 + 16_000, f"p{seat}")
    assert back == Back(at=T0 + 16_000, seat=seat)
    room.take(back)
    assert room.seats[seat].left == SHORTEST_RETURN  # the increment is shorter than that
    assert room.seats[seat].thinks_for_itself


def test_who_returns_gets_a_long_increment_whole() -> None:
    room = playing(2, clock=Clock(start=10, increment=40))
    seat = room.asked[0]
    room.take(Away(at=T0 + 10_000, seat=seat, why="time"))
    room.take(Back(at=T0 + 11_000, seat=seat))
    assert room.seats[seat].left == 40_000


def test_who_left_comes_back_to_the_clock_as_it_was() -> None:
    room = playing(2, clock=Clock(start=300))
    seat = room.asked[0]
    room.take(Away(at=T0 + 1000, seat=seat, why="left"))
    room.take(Back(at=T0 + 50_000, seat=seat))
    assert room.seats[seat].left == 299_000


def test_while_the_server_was_down_nobodys_clock_ran() -> None:
    room = playing(2, clock=Clock(start=60))
    seat = room.asked[0]
    room.take(Said(at=T0 + 1000, name="x", text="y"))
    room.take(Woke(at=T0 + 5_000_000))
    assert room.seats[seat].left == 59_000
    room.take(Said(at=T0 + 5_002_000, name="x", text="y"))
    assert room.seats[seat].left == 57_000


def test_time_does_not_run_backwards() -> None:
    room = playing(2, clock=Clock(start=60))
    seat = room.asked[0]
    room.take(Said(at=T0 + 2000, name="x", text="y"))
    room.take(Said(at=T0 + 500, name="x", text="y"))  # a machine whose clock is behind
    assert room.seats[seat].left == 58_000
    assert room.at == T0 + 2000


def test_a_table_without_clock_has_none() -> None:
    room = playing(2)
    assert room.clocks(T0) == []
    assert room.time_is_over() is None


# ------------------------------------------------------------------ leaving, conceding, talking


def test_leaving_a_game_lets_a_bot_stand_in_once() -> None:
    room = playing(2)
    left = room.may_leave(T0, "p1")
    assert left == Away(at=T0, seat=1, why="left")
    room.take(left)
    assert room.may_leave(T0, "p1") is None
    assert room.seat_of("p1") == 1
    room.take(Back(at=T0, seat=1))
    assert room.seats[1].stand_in == ""


def test_conceding() -> None:
    room = playing(3)
    room.take(room.may_concede(T0, "p1"))
    assert room.state == "playing"
    assert refusal(lambda: room.may_concede(T0, "p1")).code == "conceded"
    assert room.may_return(T0, "p1") is None
    room.take(room.may_concede(T0, "p0"))
    assert (room.state, room.winners, room.ending) == ("finished", [2], "conceded")
    assert room.asked == []
    assert refusal(lambda: room.may_concede(T0, "p2")).code == "not-playing"
    assert refusal(lambda: room.may_answer(T0, 2, 0, 0, 1, "player")).code == "not-playing"
    assert refusal(lambda: room_of(opened(2)).may_concede(T0, "p0")).code == "not-seated"
    told = kaiju.load(kaiju.save(kaiju.load(msgspec.json.encode(room.record()))))
    assert not told.over  # the record tells the answers, and nobody has won by the rules


def test_who_gave_up_cannot_win() -> None:
    for seed in range(40):
        room = playing(2, bots={}, seed=seed)
        rng = random.Random(seed)
        room.seats[0].stand_in = "conceded"  # as if only one of three had given up
        while room.state == "playing":
            seat = room.asked[0]
            question = room.question(seat)
            assert question is not None
            give(room, T0, seat, rng.randrange(question.count), rng.getrandbits(60))
        assert room.table is not None
        assert room.table.winners is not None
        if 0 in room.table.winners:
            assert room.winners == [n for n in room.table.winners if n != 0]
            return
    raise AssertionError("seat 0 never won")


def team(people: int, bots: int = 0) -> Room:
    room = Room("table", toy_named)
    names = [""] * people + ["random"] * bots
    told: dict[str, Any] = {"game": "climb_together", "rules": {"base": 1}, "options": {}, "seed": 7}
    room.take(Opened(at=T0, bots=names, host="p0", **told))
    for n in range(people):
        room.take(Sat(at=T0, seat=n, player=f"p{n}", name=f"Player {n}"))
    return room


def test_in_a_team_giving_up_hands_the_seat_to_a_bot_and_the_last_one_loses_for_all() -> None:
    for people, bots in ((2, 0), (2, 2), (3, 0)):
        room = team(people, bots)
        for n in range(people - 1):
            room.take(room.may_concede(T0, f"p{n}"))
            assert (room.state, room.winners) == ("playing", None), "one who is left has not won"
            assert room.seats[n].stand_in == "conceded"
        room.take(room.may_concede(T0, f"p{people - 1}"))
        assert (room.state, room.winners, room.ending) == ("finished", [], "conceded")
        assert room.info().winners == []


def test_a_team_that_plays_on_wins_together_with_those_who_gave_up() -> None:
    room = team(3)
    room.take(room.may_concede(T0, "p1"))
    while room.state == "playing":
        give(room, T0, answer=2)
    assert room.table is not None
    assert room.table.winners == [0, 1, 2]
    assert room.winners == [0, 1, 2]


def test_chat_is_kept_to_the_last_lines() -> None:
    room = playing(2)
    for n in range(CHAT_KEPT + 5):
        room.take(Said(at=T0 + n, name="Ann", text=f"line {n}", seat=0))
    assert len(room.chat) == CHAT_KEPT
    assert room.chat[0].text == "line 5"


def test_rematch_is_remembered() -> None:
    room = playing(2)
    room.take(Rematched(at=T0, table="next"))
    assert room.info().rematch == "next"


def test_a_record_only_when_the_game_is_over() -> None:
    assert refusal(lambda: playing(2).record()).code == "not-finished"
    assert refusal(lambda: room_of(opened(2)).record()).code == "not-finished"


def test_a_table_that_plays_on_starts_from_the_given_answers() -> None:
    room = playing(2)
    for n in range(6):
        give(room, T0 + n, seed=1000 + n)
    assert room.table is not None
    answers = [list(each) for each in room.table.answers()]
    later = playing(2, answers=answers, from_table="table")
    assert later.table is not None
    assert later.table.digest() == room.table.digest()
    assert not any(later.can_undo(seat) for seat in (0, 1))  # those answers belong to another game
    assert later.info().from_table == "table"


# ------------------------------------------------------------------ what the server may answer


def preferring(room: Room, seat: int, *, forced: bool, not_this_turn: bool) -> None:
    entry = room.may_prefer(T0, f"p{seat}", Prefer(forced, not_this_turn))
    assert entry is not None
    room.take(entry)
    assert room.may_prefer(T0, f"p{seat}", Prefer(forced, not_this_turn)) is None


def asking(room: Room, question: Question) -> Room:
    """The room, with this question open to whoever is asked (no game asks with one option only)."""
    room.question = lambda seat: question if seat in room.asked else None  # type: ignore[method-assign]
    return room


def test_forced_questions_answer_themselves_unless_one_wants_to_see_them() -> None:
    room = playing(2)
    seat = room.asked[0]
    one = Question(number=0, seat=seat, kind="k", say="s", options=[Option(0, "only")], count=1)
    asking(room, one)
    assert room.answers_itself(seat) == 0
    assert room.answers_itself(1 - seat) is None
    preferring(room, seat, forced=False, not_this_turn=False)
    assert room.answers_itself(seat) is None
    preferring(room, seat, forced=True, not_this_turn=False)
    room.take(Away(at=T0, seat=seat, why="left"))
    assert room.answers_itself(seat) is None  # a bot answers


def test_offers_are_declined_for_the_turn_if_one_likes() -> None:
    room = playing(2)
    seat = room.asked[0]
    options = [Option(0, "opt-use"), Option(1, "opt-not-this-turn"), Option(2, "opt-pass")]
    asking(room, Question(number=0, seat=seat, kind="k", say="s", options=options, count=3))
    assert room.answers_itself(seat) is None
    preferring(room, seat, forced=True, not_this_turn=True)
    assert room.answers_itself(seat) == 1


def test_only_who_sits_there_has_wishes() -> None:
    assert refusal(lambda: playing(2).may_prefer(T0, "stranger", Prefer(True, True))).code == "not-seated"


def test_a_table_of_other_rules_is_told_and_nobody_sits_down_at_it() -> None:
    waiting = room_of(opened(2, rules={"base": RULES - 1}))
    with pytest.raises(Refusal, match=rf"version {RULES - 1} of the rules of base \(here: {RULES}\)"):
        waiting.may_sit(T0, "p1", "Ben", None)
    with pytest.raises(Refusal) as refused:
        waiting.may_give(T0, "p0", 1, "greedy")
    assert refused.value.code == "other-rules"
    playing = room_of(opened(2, bots={0: "greedy", 1: "greedy"}, rules={"base": RULES - 1}))
    assert (playing.state, playing.info().stopped, playing.asked) == ("playing", "other-rules", [])
    assert refusal(lambda: playing.may_answer(T0, 0, 0, 0, 1, "bot")).code == "other-rules"
