"""`kaiju play` by pipe: games to the end, games that stop, and every way to lose one."""

import json
import os
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import kaiju as package
from kaiju.bots import stand_in_for
from kaiju.cli.main import main
from kaiju.engine.record import read
from kaiju.games.shelf import COMPILED
from tests.children import listening
from tests.cli.conftest import COMMAND, Kaiju, one_sentence, surroundings

ROOT = Path(__file__).parents[2]
TABLE = ("play", "king-of-tokyo", "--seats", "you,greedy,random", "--seed", "4")
SMALL_FILES = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))"
ONES = "1\n" * 2000
"""Somebody who always takes the first option, and keeps the first die."""


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A whole game, played once for all tests that look at one: its folder, and what was printed."""
    folder = tmp_path_factory.mktemp("finished")
    done = Kaiju(folder)(*TABLE, typed=ONES)
    assert done.returncode == 0, done.stderr
    return folder, done.stdout


def test_a_game_by_pipe_is_played_to_its_end(finished: tuple[Path, str]) -> None:
    folder, told = finished
    assert "the game." in told
    assert "The record of this game is king-of-tokyo.kaiju.json." in told
    assert "kaiju replay king-of-tokyo.kaiju.json" in told
    table = package.load((folder / "king-of-tokyo.kaiju.json").read_bytes())
    assert table.over
    record = json.loads((folder / "king-of-tokyo.kaiju.json").read_bytes())
    assert record["players"] == ["you", "greedy", "random"]
    assert record["seed"] == 4


def test_what_is_printed_is_plain_text_that_fits(finished: tuple[Path, str]) -> None:
    _, told = finished
    assert "\x1b" not in told
    assert max(map(len, told.splitlines())) <= 80


def test_the_same_seed_plays_the_same_game(finished: tuple[Path, str], kaiju: Kaiju) -> None:
    folder, told = finished
    assert kaiju(*TABLE, typed=ONES).stdout == told
    assert (kaiju.folder / "king-of-tokyo.kaiju.json").read_bytes() == (
        folder / "king-of-tokyo.kaiju.json"
    ).read_bytes()


def test_the_end_of_the_input_keeps_the_game_and_resume_goes_on(
    finished: tuple[Path, str], kaiju: Kaiju
) -> None:
    stopped = kaiju(*TABLE, typed="1\n1\n1\n1\n1\n1\n1\n")
    assert stopped.returncode == 0
    assert "kaiju play --resume king-of-tokyo.kaiju.json" in stopped.stdout
    first = (kaiju.folder / "king-of-tokyo.kaiju.json").read_bytes()
    assert not package.load(first).over
    resumed = kaiju("play", "--resume", "king-of-tokyo.kaiju.json", typed=ONES)
    assert resumed.returncode == 0, resumed.stderr
    assert "the game." in resumed.stdout
    # Nothing was overwritten, and the answers of both parts together are one game.
    assert (kaiju.folder / "king-of-tokyo.kaiju.json").read_bytes() == first
    second = json.loads((kaiju.folder / "king-of-tokyo-2.kaiju.json").read_bytes())
    begun = json.loads(first)["answers"]
    assert second["answers"][: len(begun)] == begun
    assert package.load((kaiju.folder / "king-of-tokyo-2.kaiju.json").read_bytes()).over


def test_a_live_game_is_still_replayed_exactly_and_resumed_live(kaiju: Kaiju) -> None:
    kaiju("play", "--seats", "you,random", typed="1\n" * 6)
    record = json.loads((kaiju.folder / "king-of-tokyo.kaiju.json").read_bytes())
    assert all(len(answer) == 3 for answer in record["answers"])
    kaiju("play", "--resume", "king-of-tokyo.kaiju.json", typed="1\n" * 6)
    record = json.loads((kaiju.folder / "king-of-tokyo-2.kaiju.json").read_bytes())
    assert all(len(answer) == 3 for answer in record["answers"])
    package.load((kaiju.folder / "king-of-tokyo-2.kaiju.json").read_bytes())


def test_quit_keeps_the_game(kaiju: Kaiju) -> None:
    done = kaiju(*TABLE, "--save", "mine.json", typed="1\nquit\n1\n1\n")
    assert done.returncode == 0
    answers = json.loads((kaiju.folder / "mine.json").read_bytes())["answers"]
    assert [answer for seat, answer in answers if seat == 0] == [1]


def test_leaving_before_the_first_answer_leaves_nothing(kaiju: Kaiju) -> None:
    assert kaiju("play", "--seats", "you,anna", typed="quit\n").returncode == 0
    assert os.listdir(kaiju.folder) == []


def test_a_file_that_exists_is_never_touched(kaiju: Kaiju) -> None:
    (kaiju.folder / "mine.json").write_text("precious")
    (kaiju.folder / "mine-2.json").write_text("precious too")
    done = kaiju(*TABLE, "--save", "mine.json", typed="1\n")
    assert "The record of this game is mine-3.json." in done.stdout
    assert (kaiju.folder / "mine.json").read_text() == "precious"
    assert (kaiju.folder / "mine-2.json").read_text() == "precious too"


def test_what_dice_would_bring_is_told_in_sentences(kaiju: Kaiju) -> None:
    """The Roll ends like everything else that is told in one line."""
    told = " ".join(kaiju(*TABLE, typed="if\nq\n").stdout.split())
    foreseen = told.split("as they lie: You resolve ")[1:]
    assert foreseen
    for each in foreseen:
        roll = next(at for at, letter in enumerate(each) if letter.isalpha())
        assert each[:roll].endswith(". "), each[:60]


def answer_and_wait(process: subprocess.Popen[bytes], lines: bytes) -> None:
    """Type some lines, and wait for the second question."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(lines)
    process.stdin.flush()
    read = b""
    while read.count(b"you> ") < 2:
        read += os.read(process.stdout.fileno(), 65536)


@pytest.mark.parametrize(
    "number, status", [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_keeps_the_game(number: signal.Signals, status: int, kaiju: Kaiju) -> None:
    process = kaiju.start(*TABLE)
    answer_and_wait(process, b"1\n")
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    assert process.returncode == status
    assert err == b""
    assert b"kaiju play --resume king-of-tokyo.kaiju.json" in out
    answers = json.loads((kaiju.folder / "king-of-tokyo.kaiju.json").read_bytes())["answers"]
    assert [answer for seat, answer in answers if seat == 0] == [1]


def test_a_reader_that_goes_away_does_not_lose_the_game(kaiju: Kaiju) -> None:
    process = kaiju.start(*TABLE)
    answer_and_wait(process, b"1\n1\n")
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    process.stdin.write(ONES.encode())
    process.stdin.close()
    err = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(30) == 2
    assert err == "The record of this game is king-of-tokyo.kaiju.json.\n"
    package.load((kaiju.folder / "king-of-tokyo.kaiju.json").read_bytes())


def test_a_full_disk_gets_one_sentence_and_leaves_no_half_record(kaiju: Kaiju) -> None:
    done = subprocess.run(
        listening([*COMMAND, *TABLE, "--save", "mine.json"], first=SMALL_FILES),
        cwd=kaiju.folder,
        env=surroundings(),
        input=b"1\n1\n1\n",
        capture_output=True,
    )
    assert done.returncode == 2
    assert done.stderr.decode() == "kaiju: mine.json cannot be written: file too large.\n"
    assert os.listdir(kaiju.folder) == []


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_noticed_before_the_game(kaiju: Kaiju) -> None:
    kaiju.folder.chmod(0o500)
    assert "permission denied" in one_sentence(kaiju(*TABLE, "--save", "mine.json"))


# ---- what cannot be resumed


def record(**changes: object) -> bytes:
    """A short record, changed."""
    table = package.new("king-of-tokyo", seats=2, seed=1)
    for _ in range(5):
        assert table.question
        table.answer(table.question.seat, 0)
    return json.dumps({**json.loads(package.save(table, ["you", "greedy"])), **changes}).encode()


BAD = {
    "nothing in it": (b"", "This is not a Kaiju record"),
    "something else": (b'{"name": "my shopping"}', "This is not a Kaiju record"),
    "not text": (b"\xff\xfe\x00\x01" * 50, "This is not a Kaiju record"),
    "cut off": (record()[:-40], "This is not a Kaiju record"),
    "deep": (b"[" * 100_000, "This is not a Kaiju record"),
    "other format": (record(kaiju=99), "format 99"),
    "other rules": (record(rules={"base": 99}), "version 99 of the rules"),
    "other game": (record(game="chess"), "There is no game called 'chess'"),
    "no such seat": (record(answers=[[7, 0]]), "answer 0 was refused"),
    "no such answer": (record(answers=[[0, 99999], [1, 99999]]), "answer 0 was refused"),
    "no such winner": (record(winners=[1]), "names other winners"),
    "no such option": (record(options={"cheating": True}), "The record's start is not possible"),
    "too many players": (record(players=["you", "greedy", "greedy"]), "has 2 seats, but 3 were named"),
    "foreign code": (record(players=["you", "os:system"]), "code of somebody’s own"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_gets_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    data, sentence = BAD[name]
    (tmp_path / "bad.json").write_bytes(data)
    assert main(["play", "--resume", "bad.json"]) == 2
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 1
    assert sentence in said.err
    assert said.out == ""
    assert os.listdir(tmp_path) == ["bad.json"]


def test_a_bad_record_in_a_process(kaiju: Kaiju) -> None:
    (kaiju.folder / "bad.json").write_bytes(b"{]")
    assert "This is not a Kaiju record" in one_sentence(kaiju("play", "--resume", "bad.json"))
    assert "is a directory" in one_sentence(kaiju("replay", "."))


def test_a_finished_game_is_not_resumed(finished: tuple[Path, str]) -> None:
    folder, _ = finished
    assert "is over; watch it with kaiju replay" in one_sentence(
        Kaiju(folder)("play", "--resume", "king-of-tokyo.kaiju.json")
    )


def test_resuming_takes_nothing_that_belongs_to_a_new_game(kaiju: Kaiju) -> None:
    (kaiju.folder / "game.json").write_bytes(record())
    said = one_sentence(kaiju("play", "--resume", "game.json", "--seed", "4"))
    assert "--option and --setup are for new games" in said


def test_other_players_may_take_the_seats(kaiju: Kaiju) -> None:
    (kaiju.folder / "game.json").write_bytes(record())
    done = kaiju("play", "--resume", "game.json", "--seats", "random,random", "--save", "new.json")
    assert done.returncode == 0
    assert json.loads((kaiju.folder / "new.json").read_bytes())["players"] == ["random", "random"]


# ---- terminals of all kinds


@pytest.mark.parametrize("columns", [20, 40, 160])
def test_every_width(columns: int, kaiju: Kaiju) -> None:
    done = kaiju(*TABLE, typed="1\n" * 40 + "?\ntable\nlog\n", env={"COLUMNS": str(columns)})
    assert done.returncode == 0
    lines = [line for line in done.stdout.splitlines() if "king-of-tokyo.kaiju.json" not in line]
    assert max(map(len, lines)) <= columns


@pytest.mark.parametrize(
    "env",
    [{"PYTHONIOENCODING": "ascii"}, {"TERM": "linux"}, {"PYTHONIOENCODING": "latin-1", "TERM": "dumb"}],
    ids=["ascii", "console", "latin-1"],
)
def test_terminals_without_our_signs(env: dict[str, str], kaiju: Kaiju) -> None:
    done = kaiju(*TABLE, typed="1\n1\n", env=env)
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "HHHHHHHHHH 10" in done.stdout
    assert "+-1-+" in done.stdout


def test_a_dumb_terminal_without_locale(kaiju: Kaiju) -> None:
    done = kaiju(*TABLE, typed="1\n1\n", env={"TERM": "dumb", "LANG": None, "COLUMNS": None, "LINES": None})
    assert done.returncode == 0
    assert "\x1b" not in done.stdout


def test_strange_input_is_answered_with_a_sentence(kaiju: Kaiju) -> None:
    done = kaiju(
        *TABLE, typed=b"\xff\xfe\n\x00\x1b[A\nhello there\n9\nkeep\nroll x\n" + b"7" * 5000 + b"\n1\nquit\n"
    )
    assert done.returncode == 0
    assert done.stdout.count("names nothing here") >= 3
    assert "There is no 9 here; choose from 1, 2, 3, 4, 5 or 6." in done.stdout
    assert "Which ones? Type their numbers, all or none." in done.stdout


# ---- looking things up


def test_help_rules_cards_log_and_table_can_be_seen_at_any_time(kaiju: Kaiju) -> None:
    typed = "?\nrules KOT-YIELD-01\n? poison\nrules nonsense\ncard wings\ncard zeppelin\ntable\nlog all\n1\nlog\nq\n"
    told = kaiju(*TABLE, typed=typed).stdout
    assert "“s s h” keeps two smash and a heart" in told
    assert "╭─ KOT-YIELD-01 ─" in told
    assert "No rule of King of Tokyo speaks of “nonsense”" in told
    assert "╭─ Wings ─" in told
    assert "King of Tokyo has no card “zeppelin”" in told
    assert told.count("TOKYO CITY") >= 2
    assert "rolls for the first turn" in told


def test_the_table_is_shown_with_the_question_and_help_names_a_rule_of_the_game(kaiju: Kaiju) -> None:
    once = kaiju(*TABLE, typed="q\n").stdout
    again = kaiju(*TABLE, typed="table\nq\n").stdout
    for part in ("Which dice do you keep?", "as they lie"):
        assert again.count(part) == once.count(part) + 1
    won = kaiju(*TABLE, typed="? win\nq\n").stdout
    assert "KOT-GOAL-01" in won
    assert "KOT-ROLL-13" not in won, "showing is not winning"
    duel = kaiju("play", "king-of-tokyo-duel", "--seats", "you,greedy", "--seed", "5", typed="?\nq\n").stdout
    assert "KOT-" not in duel


def test_another_language_is_spoken_and_understood(kaiju: Kaiju) -> None:
    typed = (
        "coeurs\n3s\ngarder 1\nrelancer 2\nrègles KOT-YIELD-01\ncarte ailes\njournal tout\nrien\nquitter\n"
    )
    told = kaiju(*TABLE, "--lang", "fr", typed=typed).stdout.replace("\u202f", " ")
    assert "Quels dés gardez-vous ?" in told
    assert "╭─ Ailes ─" in told
    assert "La partie est enregistrée dans king-of-tokyo.kaiju.json." in told
    assert "La reprendre : kaiju play --resume king-of-tokyo.kaiju.json" in told
    # Who typed "you" is called so in French, on the table and before the cursor; the record has the word that is typed.
    assert "vous> " in told
    assert "you" not in told
    record = json.loads((kaiju.folder / "king-of-tokyo.kaiju.json").read_bytes())
    assert record["players"] == ["you", "greedy", "random"]
    again = kaiju("replay", "king-of-tokyo.kaiju.json", "--lang", "fr").stdout
    assert "vous, greedy et random" in again


IMPOSSIBLE = {
    "king-of-monster-island --seats a,b,c,d,e,f": "King of Monster Island se joue de 1 à 5 joueurs, pas à 6.",
    "king-of-monster-island --seats you --option monsters=hades,pagurah": "Il y a 2 figurines pour 1 place.",
    "king-of-monster-island --option rolls=5": "L’option rolls est l’une de ces valeurs : 3, 4, et non 5.",
    "king-of-monster-island --option colour=red": "King of Monster Island n’a pas d’option colour ; il y a mode,",
    "king-of-monster-island --option mode=ultimate --option boss=lavalord": "Le Défi ultime commence par",
    "king-of-monster-island --option respite=true": "Le Répit n’existe que dans le Défi ultime",
    "king-of-monster-island --seats you --option start_seat=2": "La première place doit être une place de la table",
    "godzilla-tokyo-clash --seats you": "Godzilla: Tokyo Clash se joue de 2 à 4 joueurs, pas à 1.",
    "godzilla-tokyo-clash --seats you,greedy --option kaiju=mothra,megalon,": "Il y a 3 figurines pour 2 places.",
    "godzilla-tokyo-clash --option kaiju=gamera": "L’option kaiju est l’une de ces valeurs : godzilla, mothra,",
    "godzilla-tokyo-clash --option events=rush_hour,rush_hour": "Les deux Événements doivent être différents",
    "godzilla-tokyo-clash --option events=rush_hour,picnic": "et non picnic.",
    "godzilla-tokyo-clash --option board=sphere": "L’option board est l’une de ces valeurs : default, et non sphere.",
    "king-of-tokyo --seats you": "King of Tokyo se joue de 2 à 6 joueurs, pas à 1.",
}


@pytest.mark.parametrize("words", IMPOSSIBLE)
def test_what_cannot_be_is_refused_in_the_readers_language(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["play", *words.split(), "--lang", "fr"]) == 2
    told = capsys.readouterr().err.replace("\u202f", " ").replace("\u00a0", " ")
    assert " ".join(told.split()).startswith("kaiju: ")
    assert IMPOSSIBLE[words] in " ".join(told.split())


def test_only_bots_play_by_themselves(kaiju: Kaiju) -> None:
    done = kaiju(
        "play",
        "--seats",
        "random,greedy",
        "--seed",
        "1",
        "--option",
        "two_player=yes",
        "--figures",
        ",Cyber Kitty",
    )
    assert done.returncode == 0
    assert "the game." in done.stdout
    assert "Cyber Kitty" in done.stdout


def test_several_people_share_the_keyboard(kaiju: Kaiju) -> None:
    told = kaiju("play", "--seats", "anna,ben,greedy", "--seed", "2", typed="all\n1\n" * 40).stdout
    assert "anna> " in told
    assert "ben> " in told


def test_another_game_on_the_shelf_can_be_played(kaiju: Kaiju) -> None:
    other = next((name for name in package.SHELF if name != "king_of_tokyo"), None)
    if other is None:
        pytest.skip("there is one game on the shelf")
    seats = ",".join(["you", *["random"] * (package.SHELF[other].seats_min - 1)])
    done = kaiju("play", other, "--seats", seats, "--seed", "3", typed=ONES)
    assert done.returncode == 0, done.stderr
    assert "kaiju replay" in done.stdout


@pytest.mark.parametrize("game", sorted(package.SHELF))
def test_without_seats_there_are_as_many_as_usual(game: str, kaiju: Kaiju) -> None:
    done = kaiju("play", game, "--seed", "3", "--save", "game.json", typed="1\n" * 10)
    assert done.returncode == 0, done.stderr
    players = json.loads((kaiju.folder / "game.json").read_bytes())["players"]
    assert players == ["you", *[stand_in_for(game)] * (package.SHELF[game].declaration.seats_usual - 1)]


def test_a_bot_that_breaks_is_blamed_and_the_game_kept(kaiju: Kaiju) -> None:
    (kaiju.folder / "clumsy.py").write_text(
        "from kaiju.bots import Bot\nclass Clumsy(Bot):\n    def answer(self, view, question):\n        return 1 // 0\n"
    )
    done = kaiju("play", "--seats", "you,clumsy:Clumsy", "--seed", "1", typed=ONES)
    assert done.returncode == 2
    assert "The bot clumsy:Clumsy failed: ZeroDivisionError" in done.stderr


def test_a_fault_of_ours_is_owned_up_to(kaiju: Kaiju) -> None:
    code = (
        "import sys; import kaiju.cli.play as play; from kaiju.cli.main import main\n"
        "def broken(*_): raise TypeError('two left feet')\n"
        "play.on_the_shelf = broken\nsys.exit(main(['play']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=surroundings())
    assert done.returncode == 2
    assert done.stderr.startswith(
        "kaiju: This is a fault in Kaiju, please report it (TypeError: two left feet)"
    )
    assert len(done.stderr.splitlines()) == 1


def test_one_person_runs_several_where_the_game_allows_it(kaiju: Kaiju) -> None:
    seats = "you,you,random"
    env = {"KAIJU_GAMES": "tests.pig,tests.pig.together", "PYTHONPATH": str(ROOT)}
    done = kaiju(
        "play", "pigs-together", "--seats", seats, "--seed", "3", typed="bank\n" * 8 + "quit\n", env=env
    )
    assert done.returncode == 0, done.stderr
    acting = [line for line in done.stdout.splitlines() if line.endswith(" acts.")]
    assert len(acting) > 2, done.stdout
    assert len(set(acting)) == 2
    assert all(one != next_ for one, next_ in pairwise(acting))
    assert "Pass the keyboard" not in done.stdout
    assert "you for " in done.stdout
    refused = kaiju("play", "--seats", "you,you")
    assert "Two people cannot both be called you" in one_sentence(refused)


def test_a_table_by_one_word(kaiju: Kaiju) -> None:
    env = {"KAIJU_GAMES": "tests.pig", "PYTHONPATH": str(ROOT)}
    done = kaiju("play", "pig", "--setup", "quick-race", "--seed", "1", typed="roll\nquit\n", env=env)
    assert done.returncode == 0, done.stderr
    [path] = kaiju.folder.glob("*.json")
    record = read(path.read_bytes())
    assert (record.seats, record.options) == (4, {"short": True})
    said = kaiju(
        "play", "pig", "--setup", "quick-race", "--option", "short=false", "--seats", "you,random", "--seed", "1",
        typed="roll\nquit\n", env=env,
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    record = read((kaiju.folder / "pig-2.kaiju.json").read_bytes())
    assert (record.seats, record.options) == (2, {"short": False}), "what is said comes before the set-up"
    wrong = kaiju("play", "pig", "--setup", "quick-rac", env=env)
    assert one_sentence(wrong) == "Pig has no set-up called quick-rac; did you mean quick-race?"
    none = kaiju("play", "--setup", "first-game")
    assert one_sentence(none) == "King of Tokyo has no set-up that goes by a name."


def test_a_bot_that_is_slow_in_plain_python_says_so(kaiju: Kaiju) -> None:
    done = kaiju("play", "--seats", "you,expert", typed="quit\n")
    said = " ".join(done.stdout.split())
    assert ("expert takes long to answer here" in said) != COMPILED
    done = kaiju("play", "--seats", "you,planner", typed="quit\n")
    assert "takes long" not in done.stdout
