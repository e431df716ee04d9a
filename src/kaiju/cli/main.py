"""The command `kaiju`: where it starts, and how every trouble ends in one sentence.

What can be typed stands in commands.py; the overview needs no library at all, so it comes at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import kaiju
from kaiju.cli.terminal import open_console, steady_streams
from kaiju.engine.errors import BadData, BadSetup, ImpossiblePosition, KaijuError, RulesFault

if TYPE_CHECKING:
    from cyclopts import CycloptsError

BAD_INPUT = 2
INTERRUPTED = 130
COMMANDS = (
    "serve",
    "play",
    "learn",
    "replay",
    "position",
    "rules",
    "cards",
    "simulate",
    "tournament",
    "balance",
    "dataset",
    "bench",
    "soak",
    "mcp",
)

OVERVIEW = """\
Giant-monster board games: play them, simulate them, read their rules.

  kaiju serve                    open tables for the browser, friends by link
  kaiju play GAME                play in the terminal, with people and bots
  kaiju learn GAME               learn it by short lessons, then an easy game
  kaiju replay FILE              watch a recorded game
  kaiju position FILE --ask      what a position is worth, the best answers
  kaiju rules GAME               read the rulebook: ids, words, all of it
  kaiju cards GAME               read the cards
  kaiju simulate GAME            let bots play many games and count who wins
  kaiju tournament GAME          rate bots: everyone against everyone
  kaiju balance GAME             what each card and seat adds to winning
  kaiju dataset GAME             write games as tables of data (Parquet)
  kaiju bench                    measure how fast this machine plays
  kaiju soak                     play random games until something breaks
  kaiju mcp                      let a language model sit down at a table

  kaiju COMMAND --help           what a command takes
  --lang CODE                    speak another language, if there is one
  --no-colour                    print without colours; NO_COLOR=1 does the same
  --version                      print the version

On the shelf: {shelf}. To begin: kaiju play {first}
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    steady_streams()
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        status = run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return BAD_INPUT
    except Exception as trouble:
        if os.environ.get("KAIJU_DEBUG"):
            raise
        if isinstance(trouble, BadData | ImpossiblePosition):
            return complain(*trouble.faults)
        return complain(sentence(trouble, spoken(words)))
    return status


def run(words: Sequence[str]) -> int:
    """Do what was typed."""
    if list(words) in ([], ["--help"], ["-h"], ["help"]):
        names = [name.replace("_", "-") for name in kaiju.SHELF]
        print(OVERVIEW.format(shelf=", ".join(names), first=names[0]), end="")
        return 0
    if list(words) == ["--version"]:
        print(kaiju.__version__)
        return 0
    if words[0] == "help":
        words = [*words[1:], "--help"]
    wrong = command_in(words)
    if wrong and wrong not in COMMANDS:
        return complain(f"There is no command {_near(wrong, COMMANDS)}; see kaiju --help")
    from cyclopts import CycloptsError

    from kaiju.cli.commands import app

    try:
        status = app.meta(
            list(words),
            console=open_console(),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except CycloptsError as error:
        return complain(misread(error, words))
    return status if isinstance(status, int) else 0


def command_in(words: Sequence[str]) -> str:
    """The command among the words, known or not: the first that is no option and no language."""
    return next(
        (
            word
            for before, word in zip(["", *words], words, strict=False)
            if word and not word.startswith("-") and before != "--lang"
        ),
        "",
    )


# ---- troubles


def complain(*texts: str) -> int:
    """Say one sentence on the error stream, or several, each on a line of its own."""
    for i, text in enumerate(texts):
        shown = "".join(letter if letter.isprintable() else " " for letter in text)
        with suppress(OSError):  # nobody may listen there either
            print("       " if i else "kaiju: ", " ".join(shown.split()), sep="", file=sys.stderr)
    return BAD_INPUT


def spoken(words: Sequence[str]) -> str:
    """The language that was asked for, also if the command never came to read it."""
    from kaiju.rulebook import NotFound, pick_language
    from kaiju.rulebook.words import ENGLISH

    typed = " ".join(words).replace("--lang=", "--lang ").split()
    flag = typed[typed.index("--lang") + 1] if "--lang" in typed[:-1] else None
    try:
        return pick_language(flag, os.environ)
    except NotFound:
        return ENGLISH


def sentence(trouble: Exception, lang: str) -> str:
    """What went wrong, in one sentence, and whose business it is."""
    from kaiju.rulebook import refusal
    from kaiju.rulebook.errors import NotFound

    if isinstance(trouble, RulesFault):
        return f"{trouble} This is a fault in Kaiju; please report it together with the record."
    if isinstance(trouble, BadSetup):
        return refusal(str(trouble), lang)
    if isinstance(trouble, KaijuError | NotFound):
        return str(trouble)
    if isinstance(trouble, OSError):
        from kaiju.cli.records import reason

        name = f"{trouble.filename}: " if trouble.filename else ""
        return f"{name}{reason(trouble)}."
    detail = f"{type(trouble).__name__}: {trouble}".rstrip(": ")
    return f"This is a fault in Kaiju, please report it ({detail}); KAIJU_DEBUG=1 shows where it happened."


def misread(error: CycloptsError, words: Sequence[str]) -> str:
    """Wrong arguments as one sentence, with the way to the help."""
    from cyclopts import CoercionError, MissingArgumentError, UnknownCommandError, UnusedCliTokensError

    command = command_in(words)
    see = f"kaiju {command} --help".replace("  ", " ")
    argument = getattr(error, "argument", None)
    name = argument.name if argument is not None else ""
    if isinstance(error, UnknownCommandError):
        wrong = next((word for word in words if word.startswith("-")), "")
        return f"There is no option {wrong}; see {see}"
    if isinstance(error, UnusedCliTokensError):
        return (
            f"kaiju {command} does not know what to do with {' '.join(error.unused_tokens or [])}; see {see}"
        )
    if isinstance(error, MissingArgumentError):
        if name in words:
            return f"{name} needs something after it; see {see}"
        return f"kaiju {command} needs {name.lstrip('-').upper() or 'a command'}; see {see}"
    if isinstance(error, CoercionError) and argument is not None and error.token is not None:
        kinds = {int: "a whole number", float: "a number", bool: "true or false"}
        kind = next((kinds[each] for each in kinds if each is error.target_type), "something else")
        return f"{name} takes {kind}, not {error.token.value}; see {see}"
    return f"{str(error).strip().rstrip('.')}; see {see}"


def _near(wrong: str, names: Sequence[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(wrong, names, n=1)
    return f"{wrong}, did you mean {close[0]}?" if close else wrong


def _forget_output() -> None:
    """The reader of our output has gone; let the interpreter flush into nothing."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
