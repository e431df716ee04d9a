"""What a result comes from: the versions of everything that took part, so that it can be told, and compared.

A run that goes on where it stopped must go on with the same rules, the same data and the same bots: games of two kinds
in one result would say nothing about either.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

import kaiju.bots
from kaiju.bots import Bot, make_bot, stand_in_for
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.games import SHELF
from kaiju.study.simulate import Plan, game_of, settings_of


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Rules by module with their versions, the digest of the data, and each bot with the digest of its code."""

    game: str
    rules: dict[str, int]
    data: str
    bots: dict[str, str]


def origin_of(
    game: Game,
    bots: Sequence[str],
    options: Iterable[dict[str, object]],
    position: dict[str, object] | None = None,
) -> Origin:
    """Where the results of these bots at tables with these options, or at a position, come from."""
    rules: dict[str, int] = {}
    for chosen in options:
        rules.update(game.rules_of(chosen, position))
    return Origin(
        game=game.name,
        rules=dict(sorted(rules.items())),
        data=game.data_digest(),
        bots={name: digest_of(make_bot(name, game.name, 0)) for name in dict.fromkeys(bots)},
    )


def origin_of_plan(plan: Plan) -> Origin:
    """Where the results of a plan come from. What was watched was judged by the room of the game's best quick bot."""
    settings = settings_of(plan)
    bots = [name for setting in settings for name in setting.bots]
    bots += [stand_in_for(plan.game)] if plan.watched else []
    return origin_of(game_of(plan), bots, [setting.options for setting in settings])


def digest_of(bot: Bot) -> str:
    """A digest of all files a bot is made of, with its weights."""
    total = hashlib.blake2b(digest_size=8)
    for path in files_of(bot):
        total.update(path.name.encode() + b"\n" + path.read_bytes())
    return total.hexdigest()


def files_of(bot: Bot) -> list[Path]:
    """What a bot is made of: what all bots share, and the room of its game; of others their own module.

    One that never looks at the table has nothing to do with that room: what changes there does not change it.
    """
    module = importlib.import_module(type(bot).__module__)
    own = Path(module.__file__ or sys.executable)
    own = (
        own if own.suffix == ".py" else own.parent / f"{own.name.partition('.')[0]}.py"
    )  # beside the compiled one
    house = Path(kaiju.bots.__file__).parent
    if house not in own.parents:
        return [own]
    if not bot.needs_view:
        return [own, house / "bot.py"]
    room = SHELF.room(bot.game, "kaiju.bots", "bots")
    rooms = {own.parent, *([Path(room.__file__).parent] if room is not None and room.__file__ else [])} - {
        house
    }
    inside = [path for folder in sorted(rooms) for path in sorted(folder.rglob("*"))]
    kept = [path for path in inside if path.is_file() and path.suffix not in (".pyc", ".so")]
    return [*sorted(house.glob("*.py")), *kept]


def same_origin(kept: Origin, here: Origin, where: str) -> None:
    """Raise BadSetup, with all that differs, when results of these two do not belong together."""
    differs = [name for name in Origin.__struct_fields__ if getattr(kept, name) != getattr(here, name)]
    if differs:
        told = {"game": "another game", "rules": "other rules", "data": "other data", "bots": "other bots"}
        raise BadSetup(
            f"{where} was begun with {' and '.join(told[name] for name in differs)} than those at hand; "
            "choose another file, or go on with what it was begun with."
        )
