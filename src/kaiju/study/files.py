"""Writing results to files without ever overwriting one silently."""

from __future__ import annotations

import csv
import io
import os
from pathlib import Path

import msgspec

from kaiju.engine.errors import BadSetup
from kaiju.games import game_named
from kaiju.study.origin import origin_of_plan
from kaiju.study.simulate import Study, settings_of
from kaiju.study.tally import group_names, tally

FORMAT = 4


def check_out(path: Path, *, force: bool, suffixes: tuple[str, ...]) -> None:
    """Raise BadSetup, with the reason, when a result could not be written there: before the work, not after it."""
    if path.suffix.lower() not in suffixes:
        raise BadSetup(
            f"The name of the file for the result ends in {' or '.join(suffixes)}, not {path.name!r}."
        )
    if path.is_dir():
        raise BadSetup(f"{path} is a folder, not a file.")
    if path.exists() and not force:
        raise BadSetup(f"{path} exists already; choose another name, or add --force to replace it.")
    folder = path.parent
    if not folder.is_dir():
        raise BadSetup(f"There is no folder {folder} for the result.")
    if not os.access(folder, os.W_OK):
        raise BadSetup(f"The folder {folder} cannot be written to.")


def write_new(path: Path, data: bytes, *, force: bool) -> None:
    """Write a file; an existing one is replaced only with ``force``, and then in one step."""
    try:
        if force:
            fresh = path.with_name(f".{path.name}.new")
            fresh.write_bytes(data)
            fresh.replace(path)
        else:
            with path.open("xb") as file:
                file.write(data)
    except FileExistsError:
        raise BadSetup(f"{path} exists already; choose another name, or add --force to replace it.") from None
    except OSError as error:
        raise BadSetup(f"{path} cannot be written: {error.strerror or error}.") from None


def write_study(study: Study, path: Path, *, force: bool = False) -> None:
    """Write a study: the plan and what it found as .json, or one line a game as .csv."""
    check_out(path, force=force, suffixes=(".json", ".csv"))
    data = as_csv(study) if path.suffix.lower() == ".csv" else as_json(study)
    write_new(path, data, force=force)


def as_json(study: Study) -> bytes:
    """Plan, origin and tally. Nothing in it depends on the machine or on the number of jobs."""
    return as_result("kaiju_study", FORMAT, study, tally(study))


def as_csv(study: Study) -> bytes:
    """One line a game; who sat where, who won, how long it was, and what the game declares of it."""
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    most = max(len(setting.bots) for setting in settings_of(study.plan))
    seats = range(1, most + 1)
    counted = sorted({(m, k) for p in study.played for m, found in p.counts.items() for k in found})
    told = game_named(study.plan.game).declaration
    figure, groups = told.figure, group_names(study, told)
    columns = ["game", "seed", *(f"bot_{s}" for s in seats)]
    columns += [f"{figure.key}_{s}" for s in seats] if figure is not None else []
    columns += ["winning_seats", "winning_bots", "ending", "turns", "decisions", *groups, *told.facts.numbers]
    columns += [f"{name}_{s}" for name in told.facts.each_seat for s in seats]
    columns += [f"{m}: {k}" for m, k in counted]
    out.writerow(columns)
    for p in study.played:
        setting = settings_of(study.plan)[p.index % len(settings_of(study.plan))]
        bots = [setting.bots[entry] for entry in p.entries]
        empty = [""] * (most - len(bots))
        row: list[object] = [p.index + 1, p.seed, *bots, *empty]
        row += [*p.figures, *empty] if figure is not None else []
        row += [" ".join(str(s + 1) for s in p.winners), " ".join(bots[s] for s in p.winners)]
        row += [p.ending, p.turns, p.decisions, *(p.groups[name] for name in groups)]
        row += [p.numbers[name] for name in told.facts.numbers]
        for name in told.facts.each_seat:
            row += [*(seat[name] for seat in p.seats), *empty]
        row += [p.counts.get(m, {}).get(k, 0) for m, k in counted]
        out.writerow(row)
    return text.getvalue().encode()


def as_result(name: str, version: int, study: Study, found: object) -> bytes:
    """A result as JSON: what was played, the rules, data and bots it comes from, and what was found."""
    result = {
        name: version,
        "plan": study.plan,
        "origin": origin_of_plan(study.plan),
        "interrupted": study.interrupted,
        "found": found,
    }
    return msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n"
