"""The house itself: locks without addresses, commands that exist, nothing that belongs to one machine."""

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import pytest

import kaiju
from tests.marks import compiled
from tools import bootstrap
from tools.compile import COMPILED_SUFFIX, compiled_modules

ROOT = Path(__file__).parent.parent
LOCKS = [
    "requirements.txt",
    "requirements-dev.txt",
    "requirements-study.txt",
    "tools/uv.txt",
    "tools/node.txt",
]
PAGES = ["README.md", "CONTRIBUTING.md"]
ONE_MEGABYTE = 1_000_000


def tracked() -> list[Path]:
    """Every file that git knows and that is there."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def requirements(lock: str) -> dict[str, list[str]]:
    """The pinned versions of a lock file with their hashes."""
    found: dict[str, list[str]] = {}
    for entry in text(ROOT / lock).replace("\\\n", " ").splitlines():
        pin, *hashes = re.split(r"\s+--hash=", entry.strip())
        if pin:
            found[pin.partition(";")[0].strip()] = hashes
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_pin_every_package_with_hashes(lock: str) -> None:
    pins = requirements(lock)
    assert pins
    for pin, hashes in pins.items():
        assert re.fullmatch(r"[a-z0-9-]+(\[[a-z,]+\])?==[0-9a-z.+!]+", pin)
        assert hashes, pin
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes)


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_name_no_address(lock: str) -> None:
    assert not re.search(r"://|--(index|extra-index|find-links|trusted)|@ ", text(ROOT / lock))


def test_the_web_lock_pins_every_package_and_names_no_address() -> None:
    lock = json.loads(text(ROOT / "web" / "package-lock.json"))
    packages = {name: told for name, told in lock["packages"].items() if name}
    assert packages
    assert [name for name, told in packages.items() if "resolved" in told] == []
    assert [name for name, told in packages.items() if not told.get("integrity")] == []
    declared = json.loads(text(ROOT / "web" / "package.json"))
    wanted = {**declared.get("dependencies", {}), **declared.get("devDependencies", {})}
    assert [name for name, version in wanted.items() if not re.fullmatch(r"[0-9.]+", version)] == []


def test_developers_get_what_players_get() -> None:
    assert requirements("requirements.txt").items() <= requirements("requirements-dev.txt").items()
    assert requirements("requirements-dev.txt").items() <= requirements("requirements-study.txt").items()


def test_locks_hold_every_declared_dependency() -> None:
    project = tomllib.loads(text(ROOT / "pyproject.toml"))
    groups = project["dependency-groups"]
    extras = project["project"]["optional-dependencies"]
    for lock, declared in (
        ("requirements.txt", project["project"]["dependencies"] + groups["build"]),
        ("requirements-dev.txt", groups["dev"]),
        ("requirements-study.txt", [*groups["extras"], *(one for extra in extras.values() for one in extra)]),
    ):
        locked = {pin.partition("==")[0] for pin in requirements(lock)}
        names = {re.split(r"[<>=\[~!; ]", one)[0] for one in declared if isinstance(one, str)}
        assert {re.sub(r"[-_.]+", "-", name).lower() for name in names} <= locked


def test_no_file_names_a_place_on_one_machine() -> None:
    places = {str(Path.home()), str(ROOT), str(ROOT.parent)}
    places -= {"/", str(Path(tempfile.gettempdir())), str(Path(tempfile.gettempdir()).parent)}
    pattern = re.compile("|".join(rf"(?<![\w./-]){re.escape(place)}(?=/)" for place in sorted(places)))
    assert [str(path.relative_to(ROOT)) for path in tracked() if pattern.search(text(path))] == []


def test_no_file_names_a_package_registry() -> None:
    pattern = re.compile(r"\b(pypi|npmjs|pythonhosted|deb\.debian)\.(org|com)\b")
    assert [str(path.relative_to(ROOT)) for path in tracked() if pattern.search(text(path))] == []


def test_no_file_is_over_a_megabyte() -> None:
    assert [str(path.relative_to(ROOT)) for path in tracked() if path.stat().st_size > ONE_MEGABYTE] == []


def makefile_words() -> set[str]:
    found = re.search(r"^WORDS := (.*)$", text(ROOT / "Makefile"), re.MULTILINE)
    assert found
    return set(found[1].split())


def test_the_makefile_and_the_bootstrap_know_the_same_words() -> None:
    assert makefile_words() == set(bootstrap.WORDS)


@pytest.mark.parametrize("page", PAGES)
def test_pages_name_only_words_that_exist(page: str) -> None:
    named = set(re.findall(r"\bmake ([a-z][a-z-]*)\b", code(text(ROOT / page))))
    assert {"play", "test"} <= named <= makefile_words()


def code(page: str) -> str:
    """The parts of a page that are set as code."""
    return "\n".join(re.findall(r"```.*?```|`[^`\n]+`", page, re.DOTALL))


def test_contributing_explains_every_word() -> None:
    page = code(text(ROOT / "CONTRIBUTING.md"))
    assert [word for word in sorted(makefile_words()) if f"make {word}" not in page] == []


def test_links_between_pages_lead_somewhere() -> None:
    broken = []
    for path in tracked():
        if path.suffix == ".md":
            for target in re.findall(r"\]\(([^)\s]+)\)", text(path)):
                place = target.partition("#")[0]
                if place and "://" not in place and not (path.parent / place).exists():
                    broken.append(f"{path.relative_to(ROOT)}: {target}")
    assert broken == []


def test_ci_checks_and_tests() -> None:
    script = ROOT / ".ci" / "run"
    assert {"make check", "make test"} <= set(text(script).splitlines())
    assert os.access(script, os.X_OK)


def test_the_command_is_declared() -> None:
    project = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]
    assert project["scripts"] == {"kaiju": "kaiju.cli.main:main"}


@compiled
def test_the_build_under_test_is_the_one_asked_for() -> None:
    """`make test` runs twice; each run must import what it claims to test."""
    package = Path(kaiju.__file__).parent
    if os.environ.get("KAIJU_BUILD") != "compiled":
        assert package == ROOT / "src" / "kaiju"
        return
    assert package == ROOT / "build" / "compiled" / "kaiju"
    for module in compiled_modules(package):
        name = ".".join(module.with_suffix("").parts).removesuffix(".__init__")
        __import__(name)
        assert str(sys.modules[name].__file__).endswith(COMPILED_SUFFIX), name
