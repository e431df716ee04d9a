# of godzilla_tokyo_clash, king_of_monster_island, king_of_tokyo, king_of_tokyo_duel, king_of_tokyo_origins
"""How strong the levels are: every match of which something is promised, played and written down.

    python tools/strength.py                  play every match that is not on the page yet, one after the other
    python tools/strength.py --only duel      those whose names begin so, also if they are on the page (a whole name
                                              means that match alone)
    python tools/strength.py --list           how each stands, and the command behind it
    python tools/strength.py --write          write down what has been played so far, and play nothing

It can be stopped at any time and goes on from there: games are kept in build/strength. They are played by the compiled
build (`make compiled`), and written down in docs/reference/strength.md with the commit they were played on. A match
that was stopped is written down with as many games as it came to, counted from its first.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.pages import rows_of  # noqa: E402
from tools.setting_up import COMPILED, Trouble, say  # noqa: E402

KEPT = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "reference" / "strength.md"

BRAWLER = "tests.bots.brawler:Brawler"
MODULES = ("power_up=true", "mutant_evolutions=true", "halloween=true", "promos=all", "origins=all")
MIDDLE = ("boss=lithosaur", "side=blue")
HARDEST = ("boss=lavalord", "side=red")


HEAD = """\
# How strong the levels are

Written by `tools/strength.py`, which plays these matches with the compiled build and goes on where it was stopped.
What the levels are, and what was tried to make them stronger: [the levels](levels.md).

The share is that of the first bot named, one at a table against all others, with its 95% interval. A team wins or
loses together: its share is of games won. A match that was stopped says how many of its games were played, counted
from its first. `wanted` is the floor we set ourselves; for a team, beyond what `greedy` wins with the same seed.
A brawler is a second opponent of another style (`tests/bots/brawler.py`); in Tokyo Clash that is `easy`, which closes
in and hits.

| match | table | wanted | games | share | on | seed |
|---|---|---|---|---|---|---|"""


@dataclass(frozen=True)
class Match:
    """A level against others: how many games, from which seed, and what is wanted of it."""

    name: str
    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    wanted: str = ""
    options: tuple[str, ...] = ()

    @property
    def command(self) -> list[str]:
        """What plays it."""
        options = [word for option in self.options for word in ("--option", option)]
        return ["simulate", self.game, "--games", str(self.games), "--seats", ",".join(self.seats),
                "--seed", str(self.seed), *options]  # fmt: skip


def matches() -> list[Match]:
    """The table."""
    two, four = (BRAWLER,), (BRAWLER,) * 3
    greedy = ("greedy",) * 3
    tokyo, origins, duel = "king-of-tokyo", "king-of-tokyo-origins", "king-of-tokyo-duel"
    island, clash = "king-of-monster-island", "godzilla-tokyo-clash"
    return [
        Match("tokyo-2-planner", tokyo, ("planner", "greedy"), 1000, 9501, "55%"),
        Match("tokyo-2-expert-fast", tokyo, ("expert-fast", "greedy"), 1000, 9402, "65%"),
        Match("tokyo-2-expert", tokyo, ("expert", "greedy"), 200, 9407, "70%"),
        Match("tokyo-4-planner", tokyo, ("planner", *greedy), 1000, 9502, "32%"),
        Match("tokyo-4-expert-fast", tokyo, ("expert-fast", *greedy), 1000, 9401, "38%"),
        Match("tokyo-4-expert", tokyo, ("expert", *greedy), 200, 9409, "42%"),
        Match("tokyo-4-modules", tokyo, ("expert-fast", *greedy), 1000, 9406, "35%", MODULES),
        Match("tokyo-2-planner-brawler", tokyo, ("planner", *two), 200, 9503),
        Match("tokyo-2-expert-fast-brawler", tokyo, ("expert-fast", *two), 200, 9421),
        Match("tokyo-2-expert-brawler", tokyo, ("expert", *two), 200, 9504),
        Match("tokyo-4-planner-brawler", tokyo, ("planner", *four), 200, 9505),
        Match("tokyo-4-expert-fast-brawler", tokyo, ("expert-fast", *four), 200, 9422),
        Match("tokyo-4-expert-brawler", tokyo, ("expert", *four), 200, 9506),
        Match("tokyo-4-modules-brawler", tokyo, ("expert-fast", *four), 200, 9427, "", MODULES),
        Match("origins-4-expert-fast", origins, ("expert-fast", *greedy), 1000, 9405, "38%"),
        Match("origins-4-expert-fast-brawler", origins, ("expert-fast", *four), 200, 9425),
        Match("duel-planner", duel, ("planner", "greedy"), 1000, 9403, "55%"),
        Match("duel-expert-fast", duel, ("expert-fast", "greedy"), 1000, 9404, "65%"),
        Match("duel-expert", duel, ("expert", "greedy"), 200, 9408, "70%"),
        Match("duel-planner-brawler", duel, ("planner", *two), 200, 9423),
        Match("duel-expert-fast-brawler", duel, ("expert-fast", *two), 200, 9424),
        Match("duel-expert-brawler", duel, ("expert", *two), 200, 9507),
        Match("island-middle-greedy", island, greedy, 1000, 9411, "", MIDDLE),
        Match("island-middle-expert-fast", island, ("expert-fast",) * 3, 1000, 9411, "10 points more", MIDDLE),
        Match("island-hardest-greedy", island, greedy, 1000, 9412, "", HARDEST),
        Match("island-hardest-expert-fast", island, ("expert-fast",) * 3, 1000, 9412, "5 points more", HARDEST),
        Match("clash-2-expert-fast", clash, ("expert-fast", "greedy"), 1000, 9410, "60%"),
        Match("clash-4-expert-fast", clash, ("expert-fast", *greedy), 1000, 9413, "35%"),
        Match("clash-2-expert-fast-easy", clash, ("expert-fast", "easy"), 200, 9426),
        Match("clash-4-expert-fast-easy", clash, ("expert-fast", *("easy",) * 3), 200, 9428),
    ]  # fmt: skip


def chosen(table: list[Match], names: Sequence[str]) -> list[Match]:
    """The matches of these names, and those whose names begin with one that is nobody's."""
    whole = {match.name for match in table}
    begins = tuple(name for name in names if name not in whole)
    return [match for match in table if match.name in names or match.name.startswith(begins)]


# What has been played


def games_of(match: Match) -> tuple[int, str]:
    """How many games have been kept of a match, and the share of its first bot with its interval."""
    import msgspec

    from kaiju.study.shares import share
    from kaiju.study.simulate import Played

    path = KEPT / f"{match.name}.journal"
    if not path.exists():
        return 0, ""
    lines = path.read_bytes().split(b"\n")[
        1:-1
    ]  # the first says what is played, the last is empty or cut short
    played = [game for line in lines for game in msgspec.json.decode(line, type=list[Played])]
    played.sort(key=lambda game: game.index)
    first = [game for at, game in enumerate(played) if game.index == at]  # without a gap
    won = sum(any(game.entries[seat] == 0 for seat in game.winners) for game in first)
    found = share(won, len(first))
    return len(first), f"{100 * found.share:.1f}% ({100 * found.low:.1f} to {100 * found.high:.1f})"


def commit_here() -> str:
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return told.stdout.strip() or "no commit"


def rows() -> dict[str, list[str]]:
    """The lines of the page by match: games, share, commit."""
    return {name: cells[2:5] for name, cells in rows_of(PAGE, 7).items()}


def done(match: Match, known: dict[str, list[str]]) -> bool:
    """Whether the page has all games of a match."""
    return known.get(match.name, [""])[0] == f"{match.games:,}"


def write_page(table: list[Match]) -> None:
    """Write down what has been played."""
    known = rows()
    for match in table:
        games, told = games_of(match)
        before = known.get(match.name, ["0"])[0].partition(" ")[0].replace(",", "").replace("not", "0")
        if games > int(before):
            known[match.name] = [
                f"{games:,}" if games == match.games else f"{games:,} of {match.games:,}", told, commit_here()
            ]  # fmt: skip
    lines = HEAD.splitlines()
    for match in table:
        who = ", ".join(bot.rpartition(":")[2].lower() for bot in match.seats)
        played = known.get(match.name, ["not yet", "", ""])
        lines.append(
            f"| `{match.name}` | {match.game}: {who}{' (' + ', '.join(match.options) + ')' if match.options else ''} | "
            f"{match.wanted} | {' | '.join(played)} | {match.seed} |"
        )
    lines += ["", "`python tools/strength.py --list` says the command behind each of them."]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def play(match: Match, jobs: int) -> bool:
    """Play a match to its end, or on from where it was stopped."""
    KEPT.mkdir(parents=True, exist_ok=True)
    env = dict(os.environ) | {"PYTHONPATH": os.pathsep.join([str(COMPILED), str(ROOT)])}
    words = [sys.executable, "-m", "kaiju.cli.main", *match.command, "--jobs", str(jobs),
             "--keep", str(KEPT / f"{match.name}.journal")]  # fmt: skip
    with (KEPT / f"{match.name}.log").open("w", encoding="utf-8") as log:
        return subprocess.run(words, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT).returncode == 0


def main(argv: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="tools/strength.py", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    parser.add_argument("--list", action="store_true", help="say how each match stands, and stop")
    parser.add_argument("--write", action="store_true", help="write down what has been played, and stop")
    parser.add_argument("--only", nargs="+", metavar="MATCH", help="matches whose names begin so")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the games (default 1)")
    options = parser.parse_args(argv)
    table, known = matches(), rows()
    if options.list:
        for match in table:
            print(f"{match.name:32}{known.get(match.name, ['not yet'])[0]:16}kaiju {' '.join(match.command)}")
        return 0
    if options.write:
        write_page(table)
        return 0
    wanted = [match for match in table if not done(match, known)]
    if options.only:
        wanted = chosen(table, options.only)
        if not wanted:
            parser.error(f"no match begins so; there are {', '.join(match.name for match in table)}")
    if not COMPILED.is_dir():
        raise Trouble("These matches are played by the compiled build; `make compiled` makes it.")
    failed = []
    for match in wanted:
        say(f"{match.name}: {match.games:,} games.")
        if play(match, options.jobs):
            print(f"    {games_of(match)[1]}", flush=True)
        else:
            failed.append(match.name)
            print(f"    FAILED; see build/strength/{match.name}.log", flush=True)
        write_page(table)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        print(f"kaiju: {trouble}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        sys.exit(130)
