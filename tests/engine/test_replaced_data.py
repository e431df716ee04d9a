"""Records of games with replaceable data: they name what they were played with."""

from __future__ import annotations

import msgspec
import pytest

import kaiju
from kaiju.engine.errors import BadRecord
from kaiju.engine.record import Data, begin, read, record_of, replay, write
from tests.engine.toy import BidGame


class Reprinted(BidGame):
    """Bids with data that somebody has replaced."""

    def data_digest(self) -> str:
        return "ab12"


def test_a_record_names_the_data_it_was_played_with() -> None:
    table = begin(Reprinted(), seats=2, seed=1)
    record = record_of(table)
    assert record.data == Data("ab12")
    assert b'"data": {"digest":"ab12","changed":{}}' in write(record)
    assert replay(read(write(record)), Reprinted()).digest() == table.digest()
    with pytest.raises(BadRecord, match=r"with the data of digest ab12, and at hand are none\.$"):
        replay(record, BidGame())
    with pytest.raises(BadRecord, match=r"with no replaced data, and at hand are those of digest ab12\.$"):
        replay(record_of(begin(BidGame(), seats=2, seed=1)), Reprinted())


def test_changed_entries_are_kept() -> None:
    data = Data("ab12", {"cards": {"jets": {"cost": 4}}})
    record = msgspec.structs.replace(record_of(begin(Reprinted(), seats=2, seed=1)), data=data)
    again = record_of(replay(read(write(record)), Reprinted()))
    assert again.data == data


def test_a_record_without_replaced_data_does_not_mention_them() -> None:
    assert b'"data"' not in kaiju.save(kaiju.new("king-of-tokyo", seats=2, seed=1))
