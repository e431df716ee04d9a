"""Opening tables: new ones, ones that play on from a finished game, and the same once more."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from kaiju.bots import bots_for
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.record import begin, data_of, other_rules, played_with, read
from kaiju.server import entries
from kaiju.server.faults import Refusal, other_rules_here
from kaiju.server.guard import hash_password, new_id
from kaiju.server.movers import fresh_key
from kaiju.server.playing_on import redrawn
from kaiju.server.protocol import NewTable, Player
from kaiju.server.room import Room
from kaiju.server.tables import now_ms

if TYPE_CHECKING:
    from kaiju.server.house import House


class Opening:
    """Where tables come from."""

    def __init__(self, house: House) -> None:
        self.house = house

    def checked(self, wish: NewTable) -> dict[str, Any]:
        """The complete options of a table that could be opened; raises Refusal with the reason."""
        game, options = self._set_up(wish.game, wish.options, len(wish.seats))
        if sum(seat.who == "me" for seat in wish.seats) > 1 and not game.declaration.several_seats:
            raise Refusal("bad-setup", "You can sit on one seat only.")
        for seat in wish.seats:
            if seat.who == "bot":
                self.check_bot(seat.bot, game.name)
        return options

    def _set_up(self, name: str, wanted: dict[str, Any], seats: int) -> tuple[Game, dict[str, Any]]:
        """A game and its complete options; raises Refusal when it cannot be set up like that."""
        try:
            game = self.house.games(name)
            begin(game, seats=seats, seed=0, options=wanted, listen=False)
            return game, game.options(wanted, seats)
        except BadSetup as error:
            raise Refusal("bad-setup", str(error)) from None
        except (TypeError, ValueError, KeyError, OverflowError, RecursionError):
            raise Refusal("bad-setup", "These options cannot be read.") from None

    def check_bot(self, bot: str, game: str) -> None:
        """Raise Refusal when this bot cannot play this game."""
        known = bots_for(game)
        if bot not in known:
            raise Refusal(
                "no-such-bot", f"There is no bot called {bot!r} here; there are {', '.join(known)}."
            )

    async def open(self, host: Player, wish: NewTable) -> str:
        """Open a table; gives its id."""
        options = self.checked(wish)
        await self._check_number(host)
        at = now_ms()
        game = self.house.games(wish.game)
        opened = entries.Opened(
            at=at,
            game=game.name,
            rules=game.rules_of(options),
            options=options,
            data=data_of(game),
            bots=[seat.bot if seat.who == "bot" else "" for seat in wish.seats],
            host=host.id,
            seed=fresh_key(),
            public=wish.public,
            password=await asyncio.to_thread(hash_password, wish.password) if wish.password else "",
            clock=wish.clock,
            waits=True,
            pace=wish.pace,
            hints=wish.hints,
        )
        if wish.play_on is not None:
            opened = await self._played_on(opened, wish.play_on.table, wish.play_on.answers)
        room = Room(new_id(), self.house.games)
        made: list[entries.AnyEntry] = [opened]
        mine = [n for n, seat in enumerate(wish.seats) if seat.who == "me"]
        made += [entries.Sat(at=at, seat=seat, player=host.id, name=host.name) for seat in mine]
        for entry in made:
            room.take(entry)
        await self.house.acting.check_whole(room)
        await self.house.store.open(
            room.info(), [entries.encode(entry) for entry in made], host.id if mine else ""
        )
        self.house.metrics.opened.labels(opened.game).inc()
        table = self.house.tables.keep(room)
        self.house.movers.drive(table)
        return room.id

    async def _check_number(self, host: Player) -> None:
        if await self.house.store.unfinished_of(host.id) >= self.house.settings.tables_per_player:
            raise Refusal("too-many-tables", "You have many unfinished tables; finish or close some.", 429)

    async def _played_on(self, opened: entries.Opened, source: str, answers: int) -> entries.Opened:
        """A table that goes on from a point of a finished game."""
        record = await self.house.tables.record(source)
        told = read(record)
        if told.game != opened.game or told.seats != len(opened.bots):
            raise Refusal("bad-setup", f"That game was {told.game} with {told.seats} seats.")
        if answers >= len(told.answers):
            raise Refusal("bad-setup", "The game was over by then; go back a step.")
        others = other_rules(self.house.games(told.game), told.rules, told.options, told.position)
        if others:
            raise other_rules_here(f"That game was played by {others}.")
        key = fresh_key()
        position = await self.house.readers.in_turn(redrawn, record, answers, key, self.house.games)
        if position is not None:
            game = played_with(self.house.games(told.game), told.data)
            return msgspec.structs.replace(
                opened,
                rules=game.rules_of(told.options, position),
                options=told.options,
                position=position,
                data=told.data,
                from_table=source,
            )
        # What lies hidden stays as it was, and the table says so.
        return entries.Opened(
            at=opened.at,
            game=told.game,
            rules=told.rules,
            options=told.options,
            bots=opened.bots,
            host=opened.host,
            seed=told.seed,
            public=opened.public,
            password=opened.password,
            clock=opened.clock,
            position=told.position,
            data=told.data,
            answers=[list(given) for given in told.answers[:answers]],
            from_table=source,
            waits=True,
            pace=opened.pace,
            hints=opened.hints,
        )

    async def rematch(self, player: Player, number: str) -> str:
        """The same table once more; whoever asks second is sent to the first one's."""
        table = await self.house.tables.table(number)
        room = table.room
        if room.seat_of(player.id) < 0:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        if room.state != "finished":
            raise Refusal("not-finished", "The game is still on.", 409)
        if room.rematch:
            return room.rematch
        await self._check_number(player)
        at = now_ms()
        told = room.opened
        assert told is not None
        bots = [seat.bot for seat in room.seats]
        game, options = self._set_up(told.game, self._same_figures(room), len(bots))
        again = Room(new_id(), self.house.games)
        opened = entries.Opened(
            at=at,
            game=told.game,
            rules=game.rules_of(options),
            options=options,
            data=data_of(game),
            bots=bots,
            host=player.id,
            seed=fresh_key(),
            public=told.public,
            password=told.password,
            clock=told.clock,
            waits=True,
            pace=room.pace,
            hints=room.hints,
        )
        made: list[entries.AnyEntry] = [
            opened,
            *(
                entries.Sat(at=at, seat=seat, player=player.id, name=player.name)
                for seat in room.seats_of(player.id)
            ),
        ]
        for entry in made:
            again.take(entry)
        await self.house.acting.check_whole(again)
        await self.house.store.open(again.info(), [entries.encode(entry) for entry in made], player.id)

        def announce(old: Room) -> entries.AnyEntry | None:
            return None if old.rematch else entries.Rematched(at=now_ms(), table=again.id)

        await self.house.acting.act(table, announce)
        if room.rematch == again.id:
            self.house.movers.drive(self.house.tables.keep(again))
        return room.rematch

    def _same_figures(self, room: Room) -> dict[str, Any]:
        """The options of a table at which everybody plays whom they played, where that can be chosen."""
        options = room.options()
        figure = room.game.declaration.figure if room.game is not None else None
        played = [seat.figure for seat in room.info().seats]
        if figure is None or not figure.option or not all(played):
            return options
        return {**options, figure.option: played}
