"""Playing on: what comes of an answer by the time the seat's next turn begins, in worlds that the seat imagines."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from kaiju.bots import Bot, Worlds, ask_bot, make_bot, stand_in_for
from kaiju.bots.reasons import Aftermath
from kaiju.engine.chance import mix
from kaiju.engine.declaration import entries
from kaiju.engine.questions import Question
from kaiju.engine.table import Table

MOST_ANSWERS = 80
"""After so many answers a world is looked at as it stands: cards for any time may go round in circles."""


def aftermaths(
    worlds: Worlds, question: Question, answers: list[int], tries: int, seed: int
) -> list[Aftermath]:
    """What comes of each of these answers, in the same worlds and with the same luck."""
    found = [Aftermath(answer) for answer in answers]
    for n in range(tries):
        world = worlds.imagine(mix(seed + n))
        bots = {
            seat: make_bot(stand_in_for(world.game.name), world.game.name, seed + seat)
            for seat in range(world.game.seats_of(world.st))
        }
        for aftermath in found:
            twin = world.copy(tracked=False)
            twin.st.log = []
            twin.answer(question.seat, aftermath.answer)
            play_on(twin, question.seat, bots, mix(seed + n))
            note(aftermath, twin, question.seat)
    return found


def play_on(table: Table, seat: int, bots: dict[int, Bot], luck: int) -> None:
    """Let bots play until the seat's next turn begins or the game is over.

    Luck is set anew with each answer, by how often a seat was asked such a thing: tries with the same luck meet the
    same dice, also where one of them has rolled more of them before.
    """
    declared = table.game.declaration
    told = len(table.events)
    often: dict[tuple[int, str], int] = {}
    for _ in range(MOST_ANSWERS):
        began = any(
            event.kind == declared.turn.event and getattr(event, declared.turn.seat) == seat
            for event in table.events[told:]
        )
        if table.over or began:
            return
        told = len(table.events)
        asked = table.asked[0]
        question = table.question_for(asked)
        assert question is not None
        about = (asked, question.kind)
        often[about] = often.get(about, 0) + 1
        chance = mix(luck + crc32(f"{about} {often[about]}".encode()))
        table.put(asked, ask_bot(bots[asked], table, question), chance)


def note(aftermath: Aftermath, table: Table, seat: int) -> None:
    """Write down how a world has come out."""
    view: Any = table.view(seat)
    declared = table.game.declaration
    aftermath.ends.append(view)
    if table.over:
        won = seat in (table.winners or [])
        aftermath.won += won
        aftermath.lost += not won
    elif declared.in_game and not getattr(entries(declared, view)[seat], declared.in_game):
        aftermath.lost += 1
