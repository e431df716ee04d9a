"""How people come back without an account: on another device, after losing one; and how they go for good."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import zlib
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kaiju.engine.record import read, write
from kaiju.server import entries
from kaiju.server.bus import Forgot
from kaiju.server.faults import Refusal
from kaiju.server.folding import BLANK
from kaiju.server.guard import digest, new_secret
from kaiju.server.infos import read_info
from kaiju.server.protocol import (
    Export,
    ExportedTable,
    MoveLink,
    NewSecret,
    Phrase,
    Player,
)
from kaiju.server.schema import ENTRIES, GAMES, PLAYERS, SECRETS, SITTERS, TABLES, TRACES
from kaiju.server.tables import now_ms

if TYPE_CHECKING:
    from kaiju.server.house import House

Kind = Literal["device", "phrase", "move"]

MOVE_LASTS = 15 * 60 * 1000
"""How long a link to move by is good, in milliseconds."""
FOR_EVER = 2**53
DEVICES = 10
"""Devices that a player may have besides the first; the oldest has to go."""
WORDS = 10
SYLLABLES = [a + b for a in "bdfghjklmnprstvz" for b in "aeiou"]
"""What the words of a recovery phrase are made of: easy to write down and to read aloud in any language."""


def new_phrase() -> str:
    """Ten words of two syllables: 126 bits, which nobody guesses."""
    return " ".join(secrets.choice(SYLLABLES) + secrets.choice(SYLLABLES) for _ in range(WORDS))


def plain_phrase(text: str) -> str:
    """A phrase as it was told, however it was written down."""
    return " ".join("".join(c if c.isalpha() else " " for c in text.lower()).split())


class ComingBack:
    """Further secrets of players, and the end of them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.engine = house.store.engine

    # ------------------------------------------------------------------ coming back

    async def link(self, player: Player) -> MoveLink:
        """A token by which another device becomes this player's, once; an older one is void."""
        token = new_secret()
        until = now_ms() + MOVE_LASTS
        await self._put(player.id, token, "move", until, alone=True)
        return MoveLink(token, until)

    async def phrase(self, player: Player) -> Phrase:
        """A fresh recovery phrase; an older one is void."""
        phrase = new_phrase()
        await self._put(player.id, phrase, "phrase", FOR_EVER, alone=True)
        return Phrase(phrase)

    async def moved(self, token: str) -> NewSecret:
        """The player whom a link moves, with a secret for this device. The link is used up."""
        return await self._come_back(token, "move")

    async def recovered(self, phrase: str) -> NewSecret:
        """The player whom a phrase proves, with a secret for this device. The phrase stays good."""
        return await self._come_back(plain_phrase(phrase), "phrase")

    async def _put(self, player: str, secret: str, kind: Kind, until: int, *, alone: bool) -> None:
        async with self.house.store.begin() as connection:
            mine = (SECRETS.c.player == player) & (SECRETS.c.kind == kind)
            if alone:
                await connection.execute(SECRETS.delete().where(mine))
            row = {"secret": digest(secret), "player": player, "kind": kind, "until": until}
            await connection.execute(SECRETS.insert(), row)

    async def _come_back(self, proof: str, kind: Kind) -> NewSecret:
        async with self.house.store.begin() as connection:
            wanted = (SECRETS.c.secret == digest(proof)) & (SECRETS.c.kind == kind)
            query = select(SECRETS.c.player, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == SECRETS.c.player)
            found = (await connection.execute(query.where(wanted, SECRETS.c.until > now_ms()))).first()
            if found is not None and kind == "move":
                gone = await connection.execute(SECRETS.delete().where(wanted))
                found = found if gone.rowcount == 1 else None  # somebody else was quicker
            if found is None:
                raise Refusal("not-good", "This link or phrase is not good, or not any more.", 403)
            secret = new_secret()
            devices = (SECRETS.c.player == found[0]) & (SECRETS.c.kind == "device")
            kept = await connection.execute(
                select(SECRETS.c.secret).where(devices).order_by(SECRETS.c.until.desc()).offset(DEVICES - 1)
            )
            for (old,) in kept.all():
                await connection.execute(SECRETS.delete().where(SECRETS.c.secret == old))
            # Until when a device is good nobody asks; the number tells which is the oldest.
            row = {"secret": digest(secret), "player": found[0], "kind": "device", "until": now_ms()}
            await connection.execute(SECRETS.insert(), row)
        self.house.players.known.pop(found[0], None)
        return NewSecret(found[0], found[1], secret)

    # ------------------------------------------------------------------ one's own data

    async def export(self, player: Player) -> Export:
        """Everything that is kept about a player."""
        async with self.engine.connect() as connection:
            created = (
                await connection.execute(select(PLAYERS.c.created).where(PLAYERS.c.id == player.id))
            ).scalar_one()
        tables: list[ExportedTable] = []
        for number in await self._tables_of(player.id):
            table = ExportedTable(number)
            seats: set[int] = set()
            for _, entry in await self._log_of(number):
                if isinstance(entry, entries.Opened):
                    table.game, table.opened = entry.game, entry.host == player.id
                elif isinstance(entry, entries.Sat) and entry.player == player.id:
                    seats.add(entry.seat)
                    table.name = entry.name
                elif isinstance(entry, entries.Stood):
                    seats.discard(entry.seat)
                elif isinstance(entry, entries.SentAway) and entry.player == player.id:
                    seats.clear()
                elif isinstance(entry, entries.Answered) and entry.seat in seats and entry.by == "player":
                    table.answers.append([entry.at, entry.seat, entry.answer])
                elif isinstance(entry, entries.Said) and is_mine(entry, player.id, seats):
                    table.said.append([entry.at, entry.text])
            table.seats = sorted(seats)
            tables.append(table)
        return Export(player.id, player.name, created, tables)

    async def forget(self, player: Player) -> None:
        """Take back a name and everything it said; answers stay, so that the games of others can be seen again."""
        done: set[str] = set()
        while True:
            for number in sorted(set(await self._tables_of(player.id)) - done):
                await self._forget_at(number, player)
                done.add(number)
            async with self.house.store.begin() as connection:
                await self.house.store.check_player(connection, player.id, alone=True)
                if await _traces_of(connection, player.id) - done:
                    continue  # they talked somewhere else meanwhile, on a line that was still open
                for rows in (SITTERS, TRACES, SECRETS):
                    await connection.execute(rows.delete().where(rows.c.player == player.id))
                await connection.execute(PLAYERS.delete().where(PLAYERS.c.id == player.id))
            break
        self.let_go(player.id)
        bus = self.house.store.bus
        await bus.send(Forgot(bus.process, player.id))

    def let_go(self, player: str) -> None:
        """Close every line of somebody who is nobody any more, and ask the database who they are from now on."""
        self.house.players.known.pop(player, None)
        for table in list(self.house.tables.live.values()):
            self.house.telling.dismiss(table, player)

    async def _tables_of(self, player: str) -> list[str]:
        """Every table that knows a player: where they sit, what they opened, where they talked or have left again."""
        async with self.engine.connect() as connection:
            opened = await connection.execute(select(TABLES.c.id).where(TABLES.c.host == player))
            return sorted({row[0] for row in opened} | await _traces_of(connection, player))

    async def _log_of(self, number: str) -> list[tuple[int, entries.AnyEntry]]:
        """The entries of a table with their numbers; those of another version, which cannot be read, are left out."""
        found: list[tuple[int, entries.AnyEntry]] = []
        for line in await self.house.store.read(number):
            with contextlib.suppress(msgspec.MsgspecError):
                found.append((line.seq, entries.decode(line.body)))
        return found

    async def _forget_at(self, number: str, player: Player) -> None:
        """One table: the seat is left, the name is blank in memory everywhere, and then in all that is written."""
        try:
            table = await self.house.tables.table(number)
        except Refusal:  # it cannot go on here, but it can be forgotten
            table = None
        if table is not None:
            room = table.room
            if room.seat_of(player.id) >= 0:
                await self.house.people.leave(number, player)
            await self.house.acting.act(table, lambda _: entries.Forgotten(at=now_ms(), player=player.id))
            await self.house.store.note([table.info()])
        await self._blank_log(number, player.id)
        keeping = self.house.kept.making.get(number)
        if keeping is not None:  # it has read the log already, and would keep the name
            await asyncio.wait([keeping])
        await self._blank_kept(number, player.id)

    async def _blank_log(self, number: str, player: str) -> None:
        seats: set[int] = set()
        blank: list[tuple[int, str]] = []
        for seq, entry in await self._log_of(number):
            if isinstance(entry, entries.Sat) and entry.player == player:
                seats.add(entry.seat)
                blank.append((seq, entries.encode(msgspec.structs.replace(entry, name=BLANK))))
            elif isinstance(entry, entries.Stood):
                seats.discard(entry.seat)
            elif isinstance(entry, entries.SentAway) and entry.player == player:
                seats.clear()
            elif isinstance(entry, entries.Said) and is_mine(entry, player, seats):
                said = msgspec.structs.replace(entry, name=BLANK, text=BLANK)
                blank.append((seq, entries.encode(said)))
        async with self.house.store.begin() as connection:
            for seq, body in blank:
                where = (ENTRIES.c.table_id == number) & (ENTRIES.c.seq == seq)
                await connection.execute(update(ENTRIES).where(where).values(body=body))

    async def _blank_kept(self, number: str, player: str) -> None:
        """The lists, and what is kept of a finished game."""
        for rows, key in ((TABLES, TABLES.c.id), (GAMES, GAMES.c.table_id)):
            async with self.house.store.begin() as connection:
                found = (await connection.execute(select(rows.c.info).where(key == number))).scalar()
                if found is None:
                    continue
                info = read_info(found)
                mine = [seat.seat for seat in info.seats if seat.player == player]
                for seat in mine:
                    info.seats[seat].name = BLANK
                values: dict[str, Any] = {"info": msgspec.json.encode(info).decode()}
                if rows is GAMES and mine:
                    kept = (
                        await connection.execute(select(GAMES.c.record).where(key == number))
                    ).scalar_one()
                    values["record"] = await asyncio.to_thread(_blank_record, bytes(kept), mine)
                await connection.execute(update(rows).where(key == number).values(**values))


async def _traces_of(connection: AsyncConnection, player: str) -> set[str]:
    """Tables where a player sits, talked or has left again."""
    found: set[str] = set()
    for rows in (SITTERS, TRACES):
        query = select(rows.c.table_id).where(rows.c.player == player)
        found.update(row[0] for row in await connection.execute(query))
    return found


def is_mine(entry: entries.Said, player: str, seats: set[int]) -> bool:
    """Whether a player said this; older entries only know the seat."""
    return entry.player == player if entry.player else entry.seat in seats


def _blank_record(kept: bytes, seats: list[int]) -> bytes:
    told = read(zlib.decompress(kept))
    for seat in seats:
        if seat < len(told.players):
            told.players[seat] = BLANK
    return zlib.compress(write(told), 9)
