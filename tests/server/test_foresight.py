"""What would happen, over the wire: for the seat that is asked, and for nobody else."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from kaiju.engine.foresight import foresee
from kaiju.server.faults import Refusal
from kaiju.server.live import read
from kaiju.server.messages import Foresee
from tests.server.inside import heard, house_on, people, table_for


def test_a_player_is_told_what_its_answers_would_bring(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 3)
            number = await table_for(house, who[:2], "king_of_tokyo")
            entered = [await house.people.enter(number, each, 0, "") for each in (*who, None)]
            table = entered[0][0]
            room = table.room
            assert room.table is not None
            asked = room.asked[0]
            viewer = entered[asked][1]
            question = room.shown_question(asked)
            assert question is not None
            before = room.table.digest()
            house.people.foresee(table, viewer, Foresee(question.number))
            (told,) = heard(viewer, "foreseen")
            expected = msgspec.to_builtins(foresee(room.table, asked))
            assert (told["question"], told["seat"], told["answers"]) == (question.number, asked, expected)
            assert told["answers"], "the first Roll always brings something"
            assert room.table.digest() == before
            # Rolling all dice again: nobody knows what comes, and it cannot be taken back.
            house.people.foresee(table, viewer, Foresee(question.number, [0, 2**52]))
            assert heard(viewer, "foreseen")[-1]["answers"] == [{"answer": 0, "final": True}]
            house.people.foresee(table, viewer, Foresee(question.number + 1))
            assert heard(viewer, "foreseen")[-1]["answers"] == [], "a question that is not open any more"
            other = entered[1 - asked][1]
            house.people.foresee(table, other, Foresee(question.number))
            assert heard(other, "foreseen")[-1]["answers"] == [], "who is not asked is told nothing"
            for wrong, seat in ((other, asked), (entered[2][1], asked), (entered[3][1], None)):
                with pytest.raises(Refusal) as refused:
                    house.people.foresee(table, wrong, Foresee(question.number, None, seat))
                assert refused.value.code == "not-seated"

    asyncio.run(story())


def test_too_many_answers_are_not_tried() -> None:
    assert read(b'{"type": "foresee", "question": 3, "answers": [1, 2]}') == Foresee(3, [1, 2])
    with pytest.raises(Refusal):
        read(msgspec.json.encode({"type": "foresee", "question": 3, "answers": list(range(65))}))
