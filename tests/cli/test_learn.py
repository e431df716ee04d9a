"""`kaiju learn`: lessons in the terminal, wrong ways, leaving and going on."""

from __future__ import annotations

from kaiju.games import SHELF
from kaiju.lessons import lessons_of
from kaiju.rulebook import Words, kebab
from tests.cli.conftest import Kaiju, one_sentence

FIRST = next(iter(SHELF))


def test_a_lesson_is_taken_left_and_taken_up_again(kaiju: Kaiju) -> None:
    """A wrong answer gets its sentence and changes nothing; the right ones go on; leaving says how to come back."""
    game, words = kebab(FIRST), Words(FIRST, "en")
    first, second = lessons_of(FIRST)[:2]
    # All dice are kept, which is wrong; then those that the lesson wants, twice; then enough.
    done = kaiju("learn", game, typed="\n1 2\n1 2 3\nq\n")
    told = " ".join(done.stdout.replace("│", " ").split())
    assert done.returncode == 0, done.stderr
    for key in (f"lesson-{first.name}-1-all", f"lesson-{first.name}-2", f"lesson-{first.name}.end"):
        assert words(key) in told, key
    assert f"kaiju learn {game} --lesson {second.name}" in done.stdout
    again = kaiju("learn", game, "--lesson", second.name, "--lang", "fr", typed="q\n")
    assert Words(FIRST, "fr")(f"lesson-{second.name}") in again.stdout


def test_the_coach_speaks_below_the_table(kaiju: Kaiju) -> None:
    """A table and a question fill a screen: what the coach says before the table would have gone from it."""
    for game in SHELF:
        done = kaiju("learn", kebab(game), typed="q\n")
        words = Words(game, "en")
        coach = done.stdout.index(f" {words('learn-coach')} ")
        assert done.stdout.index(f"{words('game')} · ") < coach < done.stdout.index("you>"), game


def test_what_is_no_lesson_is_told(kaiju: Kaiju) -> None:
    done = kaiju("learn", kebab(FIRST), "--lesson", "flying")
    assert done.returncode == 2
    assert "flying" in one_sentence(done)
