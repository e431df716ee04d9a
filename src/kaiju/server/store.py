"""Everything that is kept: the log, tables for lists, finished games, players."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from sqlalchemy import and_, bindparam, case, func, literal, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kaiju.server.appending import Log, LogLine
from kaiju.server.bus import Bus, PostgresBus
from kaiju.server.database import Database
from kaiju.server.faults import not_you
from kaiju.server.infos import read_info, row_of
from kaiju.server.kept import Kept
from kaiju.server.protocol import TableInfo
from kaiju.server.schema import ENTRIES, GAMES, PLAYERS, PULSE, REPLAYS, SECRETS, SITTERS, TABLES, TRACES

LIST_LONGEST = 100
LISTED = ("waiting", "playing", "finished")
"""Tables in these states are in lists; closed ones are not."""
NOTE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values({column.name: bindparam(column.name) for column in TABLES.c if column.name != "id"})
)


class PlayerRow(msgspec.Struct, frozen=True):
    """A player as it is stored; ``more`` are the secrets of other devices."""

    id: str
    name: str
    secret: bytes
    more: list[bytes] = []


class Store(Database):
    """What a server keeps in its database."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.bus: Bus = PostgresBus(address.replace("+asyncpg", "")) if self.postgres else Bus()
        self.log = Log(self, self.bus)

    async def start(self) -> None:
        """Bring the database up to date and begin to write."""
        await self.hold()
        await self.bus.start()
        await self.log.start()

    async def stop(self) -> None:
        """Write what still waits, then close."""
        await self.log.stop()
        await self.bus.stop()
        await self.let_go()

    def append(self, line: LogLine) -> asyncio.Future[bool]:
        """Append an entry: done when it is on disk; False when somebody else has written this number."""
        return self.log.append(line)

    async def read(self, table: str, after: int = 0) -> list[LogLine]:
        """The entries of a table from one number on."""
        return await self.log.read(table, after)

    # ------------------------------------------------------------------ tables

    async def open(self, info: TableInfo, bodies: Sequence[str], sitter: str) -> None:
        """A new table with its first entries, all or nothing."""
        async with self.begin() as connection:
            await connection.execute(TABLES.insert(), row_of(info))
            await connection.execute(
                ENTRIES.insert(),
                [{"table_id": info.id, "seq": n + 1, "body": body} for n, body in enumerate(bodies)],
            )
            if sitter:
                row = {"player": sitter, "table_id": info.id}
                await connection.execute(SITTERS.insert(), row)
                await connection.execute(TRACES.insert(), row)

    async def sit(self, table: str, player: str) -> None:
        """Remember that a player sits at a table, for the list of their tables."""
        row = {"player": player, "table_id": table}
        try:
            async with self.begin() as connection:
                # The database itself sees to it that there is such a player until this is over.
                await connection.execute(self.insert(SITTERS).on_conflict_do_nothing(), row)
                await connection.execute(self.insert(TRACES).on_conflict_do_nothing(), row)
        except IntegrityError:
            async with self.begin() as connection:
                await self.check_player(connection, player)
            raise

    async def trace(self, table: str, player: str) -> None:
        """Remember that a player has left a word in the log of a table."""
        async with self.begin() as connection:
            await self.check_player(connection, player)
            await connection.execute(
                self.insert(TRACES).on_conflict_do_nothing(), {"player": player, "table_id": table}
            )

    async def rise(self, table: str, player: str) -> None:
        """Forget it again."""
        async with self.begin() as connection:
            await connection.execute(
                SITTERS.delete().where(SITTERS.c.player == player, SITTERS.c.table_id == table)
            )

    async def note(self, infos: Sequence[TableInfo]) -> None:
        """Bring the lists up to date with what tables look like from outside."""
        if not infos:
            return
        rows = [row_of(info) for info in infos]
        for row in rows:
            row["which"] = row.pop("id")
        rows.sort(
            key=lambda row: str(row["which"])
        )  # two processes that note the same tables meet in one order
        async with self.begin() as connection:
            await connection.execute(NOTE, rows)

    async def tables(
        self,
        *,
        game: str = "",
        state: str = "",
        public: bool = False,
        player: str = "",
        most: int = LIST_LONGEST,
    ) -> list[TableInfo]:
        """Tables for a list, the latest change first; of all public ones those that wait for players come first."""
        query = select(TABLES.c.changed, TABLES.c.info)
        if public:
            query = query.where(TABLES.c.public)
        if game:
            query = query.where(TABLES.c.game == game)
        if player:
            mine = select(SITTERS.c.table_id).where(SITTERS.c.player == player)
            query = query.where(TABLES.c.id.in_(mine))
        latest = TABLES.c.changed.desc()
        if player and not state:
            query = query.where(TABLES.c.state != "closed").order_by(latest).limit(most)
        else:
            # Each state by itself, the latest first, is what the index has; all together would have to be sorted.
            states = (state,) if state else LISTED
            parts = [query.where(TABLES.c.state == s).order_by(latest).limit(most).subquery() for s in states]
            every = union_all(
                *(
                    select(literal(s == "waiting").label("waits"), part.c.changed, part.c.info)
                    for s, part in zip(states, parts, strict=True)
                )
            ).subquery()
            # However many games are begun, nobody who waits for players is pushed out.
            first = (every.c.waits.desc(), every.c.changed.desc())
            query = select(every.c.changed, every.c.info).order_by(*first).limit(most)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [read_info(row[1]) for row in rows]

    async def exists(self, table: str) -> bool:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table))
            return found.first() is not None

    async def going_on(self) -> list[str]:
        """Every table that is being played."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.id).where(TABLES.c.state == "playing"))
            return [row[0] for row in rows]

    async def waiting_since(self, private: int, public: int) -> list[str]:
        """Tables that have waited since before these times."""
        query = select(TABLES.c.id).where(
            TABLES.c.state == "waiting",
            TABLES.c.changed < case((TABLES.c.public, public), else_=private),
        )
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def unfinished_of(self, host: str) -> int:
        """How many unfinished tables a player has opened."""
        query = select(func.count()).where(TABLES.c.host == host, TABLES.c.state.in_(("waiting", "playing")))
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def listed_as(self, table: str) -> TableInfo | None:
        """A table as the lists have it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES.c.info).where(TABLES.c.id == table))).first()
        return None if row is None else read_info(row[0])

    # ------------------------------------------------------------------ finished games

    async def keep(self, table: str, kept: Kept) -> None:
        """Keep a finished game, all or nothing; once, whoever comes first."""
        info = msgspec.json.encode(kept.info).decode()
        statement = self.insert(GAMES).on_conflict_do_nothing().returning(GAMES.c.table_id)
        async with self.begin() as connection:
            row = {"table_id": table, "info": info, "record": kept.record}
            if (await connection.execute(statement, row)).first() is not None:
                steps = [{"table_id": table, "seat": n, "steps": body} for n, body in kept.steps.items()]
                await connection.execute(REPLAYS.insert(), steps)

    async def ended(self, table: str) -> TableInfo | None:
        """A finished game from outside, if it was kept."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(GAMES.c.info).where(GAMES.c.table_id == table))).first()
        return None if row is None else read_info(row[0])

    async def kept_record(self, table: str) -> bytes | None:
        """The compressed record of a finished game, if it was kept."""
        query = select(GAMES.c.record).where(GAMES.c.table_id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else bytes(row[0])

    async def kept_steps(self, table: str, seat: int) -> bytes | None:
        """The compressed steps of a finished game as one seat saw them, if it was kept."""
        query = select(REPLAYS.c.steps).where(REPLAYS.c.table_id == table, REPLAYS.c.seat == seat)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else bytes(row[0])

    async def not_kept(self) -> list[TableInfo]:
        """Finished games of which nothing is kept, the latest first."""
        query = (
            select(TABLES.c.info)
            .where(TABLES.c.state == "finished", TABLES.c.id.not_in(select(GAMES.c.table_id)))
            .order_by(TABLES.c.changed.desc())
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [read_info(row[0]) for row in rows]

    # ------------------------------------------------------------------ players

    async def add_player(self, player: PlayerRow, at: int) -> None:
        async with self.begin() as connection:
            await connection.execute(
                PLAYERS.insert(),
                {"id": player.id, "name": player.name, "secret": player.secret, "created": at},
            )

    async def check_player(self, connection: AsyncConnection, player: str, *, alone: bool = False) -> None:
        """Raise Refusal when there is no such player any more; else there is until this transaction is over.

        With ``alone`` nobody else may look meanwhile: the player is about to go.
        """
        query = select(PLAYERS.c.id).where(PLAYERS.c.id == player)
        held = query.with_for_update() if alone else query.with_for_update(read=True, key_share=True)
        if (await connection.execute(held)).first() is None:
            raise not_you()

    async def rename(self, player: str, name: str) -> None:
        async with self.begin() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))

    async def player(self, number: str) -> PlayerRow | None:
        device = and_(SECRETS.c.player == PLAYERS.c.id, SECRETS.c.kind == "device")
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.secret, SECRETS.c.secret)
            .select_from(PLAYERS.outerjoin(SECRETS, device))
            .where(PLAYERS.c.id == number)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        if not rows:
            return None
        more = [bytes(row[3]) for row in rows if row[3] is not None]
        return PlayerRow(rows[0][0], rows[0][1], bytes(rows[0][2]), more)

    # ------------------------------------------------------------------ life

    async def beat(self, at: int) -> int:
        """Say that a server is alive now; gives when one last was (0: never)."""
        async with self.begin() as connection:
            last = (await connection.execute(select(PULSE.c.at).where(PULSE.c.id == 1))).scalar()
            statement = self.insert(PULSE)
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["id"], set_={"at": statement.excluded.at}),
                {"id": 1, "at": at},
            )
        return int(last or 0)
