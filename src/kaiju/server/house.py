"""The house: all live tables of one server process, and the only place where anything happens at them.

An action goes one way. The room says whether it is allowed and gives the entry; the store writes it; only then does
the room take it in, and everybody is told. What touches the game is tried on a copy before it is written, so a rule
that fails leaves no trace at the table. Another process may have written the same number first: then the room
catches up and decides anew. Bots and clocks are actors like people and go the same way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.record import Data, begin, other_rules, read
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.server import bus, entries
from kaiju.server.faults import (
    Refusal,
    no_such_table,
    not_you,
    other_rules_here,
    rules_fault,
    table_failed,
    wrong_password,
)
from kaiju.server.guard import Gate, hash_password, is_id, is_password, new_id, new_secret, one_line
from kaiju.server.guard import digest as hash_secret
from kaiju.server.guard import same as same_secret
from kaiju.server.keeping import KeptGames
from kaiju.server.metrics import Metrics
from kaiju.server.movers import Movers, bots_for, fresh_key
from kaiju.server.protocol import (
    Chat,
    ChatLine,
    News,
    NewSecret,
    NewTable,
    Player,
    Prefer,
    TableInfo,
    TableNews,
    Welcome,
)
from kaiju.server.reports import Reports, report_folder
from kaiju.server.room import Find, Room
from kaiju.server.settings import Settings
from kaiju.server.store import Line, PlayerRow, Store, StoreDown
from kaiju.server.tables import LiveTable, now_ms
from kaiju.server.thinkers import Thinkers
from kaiju.server.viewers import Viewer, encode

log = logging.getLogger("kaiju.house")

T = TypeVar("T")
TRIES = 8
SWEEP_EVERY = 2.0
NOTE_EVERY = 1.0
BEAT_EVERY = 5.0
DOWN_AFTER_MS = 20_000
"""A pulse older than this means that the server was down: nobody's clock ran."""
FOLD_AT_ONCE = 100
PRESENCE_EVERY = 5.0
PRESENCE_LASTS = 16.0
PLAYERS_KEPT = 10_000
REPLAY_LONGEST = 100
GUESSES_PER_MINUTE = 30
"""Passwords that can be tried at one table, by all the world together."""

PLAYED = (entries.Answered, entries.TookBack)
"""What changes the game, and so is told as news."""

Make = Callable[[Room], entries.AnyEntry | None]


class House:
    """All tables that this process serves."""

    def __init__(self, store: Store, settings: Settings, games: Find = game_named) -> None:
        self.store = store
        self.settings = settings
        self.games = games
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.movers = Movers(self)
        self.kept = KeptGames(store, self.thinkers, games, self.spawn)
        self.reports = Reports(report_folder(settings.reports, store.address))
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.players: dict[str, PlayerRow] = {}
        self.changed: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.down_until = 0  # when this server came back after a time in which there was none
        self.guesses = Gate(GUESSES_PER_MINUTE / 60, GUESSES_PER_MINUTE)

    # ------------------------------------------------------------------ opening and closing

    async def start(self) -> None:
        """Open the doors; tables that were being played go on."""
        await self.store.start()
        self.store.bus.on_hint = self._hint
        self.store.bus.on_gap = self._catch_up_all
        now = now_ms()
        last = await self.store.beat(now)
        if last and now - last > DOWN_AFTER_MS:
            self.down_until = now
        self.spawn(self._wake_tables(), "wake")
        self.spawn(self.kept.make_up(), "make up")
        self.spawn(self._every(SWEEP_EVERY, self._sweep), "sweep")
        self.spawn(self._every(NOTE_EVERY, self._note), "note")
        self.spawn(self._every(BEAT_EVERY, self._beat), "beat")
        if self.store.bus.shared:
            self.spawn(self._every(PRESENCE_EVERY, self._repeat_presence), "presence")

    async def stop(self) -> None:
        """Close the doors: finish what is being written, let go of the rest."""
        self.closing = True
        for table in self.live.values():
            if table.alarm is not None:
                table.alarm.cancel()
        writing = [task for task in self.tasks if task.get_name().startswith("write")]
        if writing:
            await asyncio.wait(writing, timeout=5)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.stop()
        with contextlib.suppress(Exception):
            await self._note()
            await self.store.beat(now_ms())
        await self.store.stop()

    def spawn(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Start something in the background and keep hold of it."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or self.closing:
            return
        error = task.exception()
        if error is not None and not isinstance(error, Refusal):
            log.error("%s failed", task.get_name(), exc_info=error)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("a regular job failed; it will be tried again")

    async def _wake_tables(self) -> None:
        """Load the tables that are being played, so that bots and clocks go on after a restart."""
        for number in await self.store.going_on():
            try:
                self.movers.drive(await self.table(number))
            except Refusal as refusal:
                log.warning("the table %s does not go on: %s", number, refusal.text)
            except Exception:
                log.exception("the table %s cannot be rebuilt", number)
            await asyncio.sleep(0)

    async def _beat(self) -> None:
        await self.store.beat(now_ms())

    # ------------------------------------------------------------------ players

    async def new_player(self, name: str) -> NewSecret:
        """A fresh player and the secret that proves it."""
        row_id, secret = new_id(12), new_secret()
        await self.store.add_player(PlayerRow(row_id, name, hash_secret(secret)), now_ms())
        return NewSecret(row_id, name, secret)

    async def player(self, number: str, secret: str) -> Player:
        """The player whom this secret proves; raises Refusal."""
        row = self.players.get(number)
        if row is None and is_id(number):
            row = await self.store.player(number)
        # Compare even when there is nobody of that name: the time it takes tells nothing.
        right = same_secret(secret, row.secret if row is not None else bytes(32))
        if row is None or not right:
            raise not_you()
        if len(self.players) > PLAYERS_KEPT:
            self.players.clear()
        self.players[number] = row
        return Player(row.id, row.name)

    async def rename(self, player: Player, name: str) -> Player:
        """A player under another name; tables keep the name under which they were joined."""
        await self.store.rename(player.id, name)
        self.players.pop(player.id, None)
        return Player(player.id, name)

    # ------------------------------------------------------------------ tables

    def checked(self, wish: NewTable) -> dict[str, Any]:
        """The complete options of a table that could be opened; raises Refusal with the reason."""
        game, options = self._set_up(wish.game, wish.options, len(wish.seats))
        if sum(seat.who == "me" for seat in wish.seats) > 1:
            raise Refusal("bad-setup", "You can sit on one seat only.")
        for seat in wish.seats:
            if seat.who == "bot":
                self.check_bot(seat.bot, game.name)
        return options

    def _set_up(self, name: str, wanted: dict[str, Any], seats: int) -> tuple[Game, dict[str, Any]]:
        """A game and its complete options; raises Refusal when it cannot be set up like that."""
        try:
            game = self.games(name)
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
        if await self.store.unfinished_of(host.id) >= self.settings.tables_per_player:
            raise Refusal("too-many-tables", "You have many unfinished tables; finish or leave some.", 429)
        at = now_ms()
        game = self.games(wish.game)
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
        )
        if wish.play_on is not None:
            opened = await self._played_on(opened, wish.play_on.table, wish.play_on.answers)
        room = Room(new_id(), self.games)
        made: list[entries.AnyEntry] = [opened]
        mine = [n for n, seat in enumerate(wish.seats) if seat.who == "me"]
        if mine:
            made.append(entries.Sat(at=at, seat=mine[0], player=host.id, name=host.name))
        for entry in made:
            room.take(entry)
        await self._check_whole(room)
        await self.store.open(room.info(), [entries.encode(entry) for entry in made], host.id if mine else "")
        self.metrics.opened.labels(opened.game).inc()
        table = self._keep(room)
        self.movers.drive(table)
        return room.id

    async def _played_on(self, opened: entries.Opened, source: str, answers: int) -> entries.Opened:
        """A table that goes on from a point of a finished game."""
        told = read(await self.record(source))
        if told.game != opened.game or told.seats != len(opened.bots):
            raise Refusal("bad-setup", f"That game was {told.game} with {told.seats} seats.")
        if answers >= len(told.answers):
            raise Refusal("bad-setup", "The game was over by then; go back a step.")
        others = other_rules(self.games(told.game), told.rules, told.options, told.position)
        if others:
            raise other_rules_here(f"That game was played by {others}.")
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
        )

    async def rematch(self, player: Player, number: str) -> str:
        """The same table once more; whoever asks second is sent to the first one's."""
        table = await self.table(number)
        room = table.room
        if room.seat_of(player.id) < 0:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        if room.state != "finished":
            raise Refusal("not-finished", "The game is still on.", 409)
        if room.rematch:
            return room.rematch
        at = now_ms()
        told = room.opened
        assert told is not None
        bots = [seat.bot for seat in room.seats]
        game, options = self._set_up(told.game, told.options, len(bots))
        again = Room(new_id(), self.games)
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
        )
        sat = entries.Sat(at=at, seat=room.seat_of(player.id), player=player.id, name=player.name)
        again.take(opened)
        again.take(sat)
        await self._check_whole(again)
        await self.store.open(again.info(), [entries.encode(opened), entries.encode(sat)], player.id)

        def announce(old: Room) -> entries.AnyEntry | None:
            return None if old.rematch else entries.Rematched(at=now_ms(), table=again.id)

        await self.act(table, announce)
        if room.rematch == again.id:
            self.movers.drive(self._keep(again))
        return room.rematch

    async def table(self, number: str) -> LiveTable:
        """A table by its id, from memory or from the log.

        Raises Refusal when there is none, and when its game is on but cannot go on here.
        """
        table = self.live.get(number)
        if table is None:
            if not is_id(number):
                raise no_such_table()
            task = self.loading.get(number)
            if task is None:
                task = self.loading[number] = self.spawn(self._load(number), "load")
                task.add_done_callback(lambda _: self.loading.pop(number, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        if table.room.state == "playing":
            table.room.check_goes_on()
        return table

    async def _load(self, number: str) -> LiveTable:
        lines = await self.store.read(number)
        if not lines:
            raise no_such_table()
        room = Room(number, self.games)
        for n, line in enumerate(lines):
            self._fold(room, line)
            if n % FOLD_AT_ONCE == 0:
                await asyncio.sleep(0)
        if room.opened is None:
            await self._report_stopped(room)
            raise table_failed()
        if room.stopped is not None:
            await self._report_stopped(room)
            await self._how_it_ended(room)
        table = self._keep(room)
        table.mine = not self.store.bus.shared
        if self.store.bus.shared:  # a hint that came while we were reading found no table to wake
            async with table.lock:
                await self._catch_up(table)
        if room.at < self.down_until and room.clock is not None and room.state == "playing":
            await self.act(table, self._woke)
        self.movers.drive(table)
        return table

    def _fold(self, room: Room, line: Line) -> None:
        """Take in a line of the log; one that cannot be read stops this table and no other."""
        try:
            entry = entries.decode(line.body)
        except msgspec.MsgspecError as error:
            room.stop(error)
            room.seq = line.seq
        else:
            room.take(entry)

    async def _how_it_ended(self, room: Room) -> None:
        """Of a game that cannot be played here it is known how it ended, if it did."""
        room.ended = await self.store.ended(room.id)
        if room.ended is None:
            listed = await self.store.listed_as(room.id)
            if listed is not None and listed.state == "finished":
                room.ended = listed

    def _woke(self, room: Room) -> entries.AnyEntry | None:
        """Nobody's clock ran while there was no server."""
        return entries.Woke(at=now_ms()) if room.at < self.down_until else None

    def _keep(self, room: Room) -> LiveTable:
        table = self.live[room.id] = LiveTable(room)
        self.metrics.tables.set(len(self.live))
        if room.stopped is None:  # else the lists know more than we do
            self.changed.add(room.id)
        if room.state == "finished":
            self.kept.keeping(room.id)
        return table

    async def listed(self, *, game: str, state: str, player: str) -> list[TableInfo]:
        """Tables for a list; the ones in memory as they are this moment."""
        if game and not game.isidentifier():
            return []
        found = await self.store.tables(game=game, state=state, public=not player, player=player)
        out: list[TableInfo] = []
        for info in found:
            table = self.live.get(info.id)
            fresh = table.info() if table is not None else self._from_list(info)
            if not state or fresh.state == state:
                out.append(fresh)
        return out

    def _from_list(self, info: TableInfo) -> TableInfo:
        """A table that is not in memory, as the lists have it: rules may have changed since."""
        otherwise = info.state != "finished" and self.kept.plays_otherwise(info)
        return msgspec.structs.replace(info, stopped="other-rules") if otherwise else info

    async def record(self, number: str) -> bytes:
        """The record of a finished game."""
        (await self.table(number)).room.check_finished()
        return await self.kept.record(number)

    async def replay(self, number: str, seat: int, first: int, most: int) -> bytes:
        """Some steps of a finished game, as JSON."""
        table = await self.table(number)
        seats = len(table.room.seats)
        table.room.check_finished()
        if not -1 <= seat < seats:
            raise Refusal("no-such-seat", f"This table has {seats} seats.", 404)
        parts = await self.kept.steps(number, seat, first, min(most, REPLAY_LONGEST))
        head = encode({"table": table.info(), "seat": seat, "first": first})
        return head[:-1].encode() + b"," + parts[1:]

    # ------------------------------------------------------------------ acting

    async def act(self, table: LiveTable, make: Make) -> entries.AnyEntry | None:
        """Do something at a table: decide, try, write, take in, tell. None when there was nothing to do.

        Shielded: whoever asked may go away meanwhile, the table must not be left between disk and memory.
        """
        return await asyncio.shield(self.spawn(self._act(table, make), "write"))

    async def _act(self, table: LiveTable, make: Make) -> entries.AnyEntry | None:
        room = table.room
        async with table.lock:
            for _ in range(TRIES):
                entry = make(room)
                if entry is None:
                    return None
                if entry.at < room.at:  # another machine's clock may be ahead; time never runs backwards
                    entry = _later(entry, room.at)
                tried = await self._tried(room, entry)
                began = time.perf_counter()
                try:
                    written = await self.store.append(Line(room.id, room.seq + 1, entries.encode(entry)))
                except StoreDown:
                    raise Refusal("busy", "The server cannot write right now; try again.", 503) from None
                if written:
                    self.metrics.commit.observe(time.perf_counter() - began)
                    table.mine = True
                    self._take(table, [entry], tried)
                    return entry
                await self._catch_up(table)
        raise Refusal("busy", "Too much is going on at this table; try again.", 503)

    async def _catch_up(self, table: LiveTable) -> None:
        """Take in what other processes have written. The lock is held."""
        lines = await self.store.read(table.room.id, table.room.seq)
        if lines:
            table.mine = False
            try:
                self._take(table, [entries.decode(line.body) for line in lines])
            except msgspec.MsgspecError as error:  # of another version, which writes what we cannot read
                table.room.seq = lines[-1].seq
                self._stop(table, error)

    async def _tried(self, room: Room, entry: entries.AnyEntry) -> Table | None:
        """What becomes of the game if this is written; raises Refusal, and reports it, when the rules fail at it."""
        try:
            return room.try_out(entry)
        except Exception as error:
            await self._report(room, error, entry)
            raise rules_fault() from None

    def _take(self, table: LiveTable, taken: Sequence[entries.AnyEntry], tried: Table | None = None) -> None:
        room = table.room
        was = room.state
        stopped = room.stopped
        for entry in taken:
            room.take(entry, tried)
            if isinstance(entry, entries.Answered):
                self.metrics.answers.labels(entry.by).inc()
            elif isinstance(entry, entries.TookBack):
                self.metrics.taken_back.inc()
            if isinstance(entry, PLAYED):
                table.stuck.clear()
        if room.stopped is not stopped:
            self.spawn(self._report_stopped(room), "report")
            self.tell_table(table)
            return
        if room.state == "finished" and was != "finished" and table.mine:
            self.metrics.finished.labels(room.info().game).inc()
            self.kept.keeping(room.id)
        if room.stopped is None or room.ended is not None:
            self.changed.add(room.id)
        if room.state != was:  # whoever starts after us must find the tables that are being played
            self.spawn(self._note(), "note")
        try:
            self._tell(table, was, taken)
            self.movers.drive(table)
        except Exception as error:  # a view or a question that cannot be made
            self._stop(table, error)

    # ------------------------------------------------------------------ rules that fail

    def _stop(self, table: LiveTable, error: Exception) -> None:
        """This table cannot be shown or played any more, and says so."""
        table.room.stop(error)
        self.spawn(self._report_stopped(table.room), "report")
        self.tell_table(table)

    async def _check_whole(self, room: Room) -> None:
        """Raise Refusal, and report it, when a new table does not even begin."""
        if room.fault is not None:
            await self._report_stopped(room)
            raise rules_fault()

    async def _report_stopped(self, room: Room) -> None:
        if room.fault is not None:
            await self._report(room, room.fault)

    async def _report(self, room: Room, error: Exception, entry: entries.AnyEntry | None = None) -> None:
        """Count a fault, tell the operator its trace once, and keep the game as it was."""
        game = room.opened.game if room.opened is not None else ""
        self.metrics.faults.labels(game).inc()
        await self.reports.tell(room, error, entry)

    # ------------------------------------------------------------------ telling

    def _tell(self, table: LiveTable, was: str, taken: Sequence[entries.AnyEntry]) -> None:
        if not table.viewers:
            return
        room = table.room
        for viewer in table.viewers:
            viewer.seat = room.seat_of(viewer.player)
        news = room.state != was or any(isinstance(entry, PLAYED) for entry in taken)
        quiet = (*PLAYED, entries.Said, entries.Preferred, entries.Woke)
        if room.state != was or any(not isinstance(entry, quiet) for entry in taken):
            self.tell_table(table)
        if news and room.table is not None:
            self._tell_news(table)
        for entry in taken:
            if isinstance(entry, entries.Said):
                self._send(
                    table.viewers, encode(Chat(ChatLine(entry.at, entry.name, entry.text, entry.seat)))
                )

    def _tell_news(self, table: LiveTable) -> None:
        room = table.room
        clocks = room.clocks(now_ms())
        upto = room.n_events
        asked = room.asked
        made: dict[tuple[int, int], str] = {}
        for viewer in table.viewers:
            key = (viewer.seat, viewer.seen)
            text = made.get(key)
            if text is None:
                news = News(
                    first=viewer.seen,
                    events=room.events(viewer.seat, viewer.seen),
                    view=room.view(viewer.seat),
                    question=room.shown_question(viewer.seat),
                    asked=asked,
                    clocks=clocks,
                    answers=room.answers,
                    can_undo=room.can_undo(viewer.seat),
                )
                text = made[key] = encode(news)
            viewer.seen = upto
            viewer.post(text)
            self.metrics.sent.inc()

    def tell_table(self, table: LiveTable) -> None:
        """Tell everybody how the table looks from outside."""
        self._send(table.viewers, encode(TableNews(table.info(), table.room.clocks(now_ms()))))

    def _send(self, viewers: Iterable[Viewer], text: str) -> None:
        for viewer in viewers:
            viewer.post(text)
            self.metrics.sent.inc()

    # ------------------------------------------------------------------ looking at a table

    async def enter(
        self, number: str, player: Player | None, since: int, password: str
    ) -> tuple[LiveTable, Viewer]:
        """Come to look at a table: a player at it, or a spectator. Sends the welcome."""
        table = await self.table(number)
        room = table.room
        who = player.id if player is not None else ""
        if room.seat_of(who) < 0 and who != room.host:
            await self.check_password(room, password)
        if player is not None and room.may_return(now_ms(), who) is not None:
            await self.act(table, lambda room: room.may_return(now_ms(), who))
        viewer = Viewer(who, player.name if player is not None else "", room.seat_of(who))
        ended = await self.kept.ending(number, viewer.seat) if room.ended is not None else None
        viewer.seat = room.seat_of(who)
        table.viewers.append(viewer)
        table.gone_since.pop(viewer.seat, None)
        try:
            welcome = self._welcome(table, viewer, since)
        except Exception as error:  # a view or a question that cannot be made
            table.viewers.remove(viewer)
            self._stop(table, error)
            raise table_failed() from None
        if ended is not None:
            welcome.first = min(since, len(ended.events))
            welcome.events = ended.events[welcome.first :]
            welcome.view = ended.view
            viewer.seen = len(ended.events)
        viewer.send(welcome)
        await self._presence(table, viewer)
        return table, viewer

    def _welcome(self, table: LiveTable, viewer: Viewer, since: int) -> Welcome:
        room = table.room
        seat = room.seats[viewer.seat] if viewer.seat >= 0 else None
        viewer.seen = room.n_events
        first = min(since, viewer.seen)
        now = now_ms()
        return Welcome(
            seat=viewer.seat,
            table=table.info(),
            first=first,
            events=room.events(viewer.seat, first),
            view=room.view(viewer.seat),
            question=room.shown_question(viewer.seat),
            clocks=room.clocks(now),
            chat=list(room.chat),
            prefers=seat.prefers if seat is not None else None,
            now=now,
            can_undo=room.can_undo(viewer.seat),
        )

    async def check_password(self, room: Room, password: str) -> None:
        """Raise Refusal when the table has a password and this is another."""
        if not room.password:
            return
        self.guesses.check(room.id)
        if not await asyncio.to_thread(is_password, password, room.password):
            raise wrong_password()

    async def go(self, table: LiveTable, viewer: Viewer) -> None:
        """Stop looking."""
        if viewer in table.viewers:
            table.viewers.remove(viewer)
        table.used = time.monotonic()
        if viewer.seat >= 0 and viewer.seat not in table.here:
            table.gone_since[viewer.seat] = time.monotonic()
        if not self.closing:
            await self._presence(table, viewer)

    async def _presence(self, table: LiveTable, but: Viewer) -> None:
        """Tell everybody else who is here now, also in other processes."""
        text = encode(TableNews(table.info(), table.room.clocks(now_ms())))
        self._send([viewer for viewer in table.viewers if viewer is not but], text)
        await self._tell_others(table)

    async def _tell_others(self, table: LiveTable) -> None:
        """Tell other processes who is here."""
        if self.store.bus.shared:
            seats = sorted({viewer.seat for viewer in table.viewers if viewer.seat >= 0})
            watchers = sum(1 for viewer in table.viewers if viewer.seat < 0)
            await self.store.bus.send(bus.Presence(self.store.bus.process, table.room.id, seats, watchers))

    # ------------------------------------------------------------------ what people do

    async def join(self, number: str, player: Player, seat: int | None, password: str) -> int:
        """Take a seat; gives its number."""
        table = await self.table(number)
        if table.room.seat_of(player.id) < 0 and player.id != table.room.host:
            await self.check_password(table.room, password)
        await self.store.sit(number, player.id)
        try:
            await self.act(table, lambda room: room.may_sit(now_ms(), player.id, player.name, seat))
        except Refusal:
            if table.room.seat_of(player.id) < 0:
                await self.store.rise(number, player.id)
            raise
        return table.room.seat_of(player.id)

    async def leave(self, number: str, player: Player) -> None:
        """Give the seat back, or let a bot stand in."""
        table = await self.table(number)
        entry = await self.act(table, lambda room: room.may_leave(now_ms(), player.id))
        if isinstance(entry, entries.Stood):
            await self.store.rise(number, player.id)

    async def give(self, number: str, player: Player, seat: int, bot: str) -> None:
        """The host gives a waiting seat to a bot, or opens it again."""
        table = await self.table(number)
        if bot:
            self.check_bot(bot, table.room.info().game)
        await self.act(table, lambda room: room.may_give(now_ms(), player.id, seat, bot))

    async def answer(self, table: LiveTable, viewer: Viewer, question: int, answer: int) -> None:
        """A player answers."""
        if viewer.seat < 0:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        player = viewer.player
        if table.room.may_return(now_ms(), player) is not None:
            await self.act(table, lambda room: room.may_return(now_ms(), player))
        if table.room.seats[viewer.seat].stand_in == "conceded":
            raise Refusal("conceded", "You have given up; a bot plays on.", 409)
        key = fresh_key()
        await self.act(
            table, lambda room: room.may_answer(now_ms(), viewer.seat, question, answer, key, "player")
        )

    async def take_back(self, table: LiveTable, viewer: Viewer, answers: int) -> None:
        """A player takes back the last answer of that many."""
        if viewer.seat < 0:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        await self.act(table, lambda room: room.may_take_back(now_ms(), viewer.player, answers))

    async def say(self, table: LiveTable, viewer: Viewer, text: str) -> None:
        """Somebody talks."""
        if not viewer.player:
            raise Refusal("not-seated", "Choose a name before you talk.", 403)
        plain = one_line(text)
        if not plain:
            return
        entry = entries.Said(at=now_ms(), name=viewer.name, text=plain, seat=viewer.seat)
        await self.act(table, lambda room: entry)

    async def prefer(self, table: LiveTable, viewer: Viewer, wish: Prefer) -> None:
        """A player says what the server may answer."""
        await self.act(table, lambda room: room.may_prefer(now_ms(), viewer.player, wish))

    async def concede(self, table: LiveTable, viewer: Viewer) -> None:
        """A player gives up."""
        await self.act(table, lambda room: room.may_concede(now_ms(), viewer.player))

    async def _sweep(self) -> None:
        """Let bots stand in for those who are gone while others wait; forget tables that nobody looks at."""
        now = time.monotonic()
        for number, table in list(self.live.items()):
            room = table.room
            self._forget_elsewhere(table, now)
            if room.state == "playing":
                await self._stand_in_for_gone(table, now)
            if table.viewers or table.thinking or table.lock.locked() or room.time_is_over() is not None:
                continue
            people = all(room.seats[n].thinks_for_itself for n in room.asked)
            waits = room.state != "playing" or people or bool(table.stuck)
            if waits and now - table.used > self.settings.idle_after and number not in self.changed:
                del self.live[number]
        self.metrics.tables.set(len(self.live))

    def _forget_elsewhere(self, table: LiveTable, now: float) -> None:
        """A process that has not been heard of for long is gone, and who was there with it."""
        silent = [process for process, at in table.heard.items() if now - at > PRESENCE_LASTS]
        for process in silent:
            del table.heard[process], table.elsewhere[process]
        if silent:
            self.tell_table(table)

    async def _repeat_presence(self) -> None:
        """Say again who is here: a process that has just loaded a table has not heard it yet."""
        for table in list(self.live.values()):
            if table.viewers:
                await self._tell_others(table)

    async def _stand_in_for_gone(self, table: LiveTable, now: float) -> None:
        room = table.room
        if room.clock is not None:
            return
        here = table.here
        for number in room.asked:
            seat = room.seats[number]
            if not seat.thinks_for_itself or number in here:
                continue
            since = table.gone_since.setdefault(number, now)
            waiting = any(n != number and room.seats[n].player for n in here)
            if waiting and now - since > self.settings.away_after:
                await self.act(
                    table,
                    lambda room, n=number: (  # type: ignore[misc]
                        entries.Away(at=now_ms(), seat=n, why="left")
                        if room.seats[n].thinks_for_itself and n in room.asked
                        else None
                    ),
                )

    # ------------------------------------------------------------------ other processes, and lists

    async def _hint(self, hint: bus.Hint) -> None:
        if isinstance(hint, bus.Presence):
            table = self.live.get(hint.table)
            if table is not None:
                news = table.elsewhere.get(hint.process) != hint
                table.elsewhere[hint.process] = hint
                table.heard[hint.process] = time.monotonic()
                if news:
                    self.tell_table(table)
            return
        for number in hint.tables:
            table = self.live.get(number)
            if table is not None:
                async with table.lock:
                    await self._catch_up(table)

    async def _catch_up_all(self) -> None:
        for table in list(self.live.values()):
            async with table.lock:
                await self._catch_up(table)

    async def _note(self) -> None:
        """Bring the lists in the database up to date."""
        numbers, self.changed = self.changed, set()
        try:
            await self.store.note([self.live[n].info() for n in numbers if n in self.live])
        except BaseException:  # also when the server stops meanwhile: it notes them once more
            self.changed |= numbers
            raise


def _later(entry: entries.AnyEntry, at: int) -> entries.AnyEntry:
    return msgspec.structs.replace(entry, at=at)


def data_of(game: Game) -> Data | None:
    """The replaceable data that a new table of a game is played with, if it has any."""
    digest = game.data_digest()
    return Data(digest) if digest else None
