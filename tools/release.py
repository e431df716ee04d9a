"""Build what people install: a wheel for every machine, and one with the compiled engine for this platform.

    python tools/release.py              both wheels and the source package into dist/
    python tools/release.py 0.2.0        first make this the version: in the package and at the head of the changelog
    python tools/release.py --pure       without the compiled wheel

The wheel for every machine holds the built web client and all texts, so that whoever installs it needs neither Node nor
a compiler. The compiled wheel is the same with the extension modules laid beside the Python files; where there is no C
compiler it is left out, and that is said.
"""

from __future__ import annotations

import argparse
import base64
import csv
import datetime
import hashlib
import io
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.setting_up import COMPILED, PYTHON, Trouble, say  # noqa: E402

DIST = ROOT / "dist"
PACKAGE = ROOT / "src" / "kaiju" / "__init__.py"
PROJECT = ROOT / "pyproject.toml"
CHANGES = ROOT / "CHANGELOG.md"
UNRELEASED = "## Unreleased\n"
NO_COMPILER = 3


def versions() -> tuple[str, str]:
    """The version as the package and as the project say it."""
    package = re.search(r'^__version__ = "([^"]+)"$', PACKAGE.read_text(encoding="utf-8"), re.MULTILINE)
    project = re.search(r'^version = "([^"]+)"$', PROJECT.read_text(encoding="utf-8"), re.MULTILINE)
    if package is None or project is None:
        raise Trouble("The version is not where it should be: src/kaiju/__init__.py and pyproject.toml.")
    return package[1], project[1]


def raise_version(new: str) -> None:
    """Make this the version, and give what has changed since the last one its name and date."""
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", new):
        raise Trouble(f"A version is written as 1.2.3 or 1.2.3rc1, not {new!r}.")
    old, _ = versions()
    changes = CHANGES.read_text(encoding="utf-8")
    if f"## {new} " in changes or new == old:
        raise Trouble(f"The version {new} is there already.")
    head, found, rest = changes.partition(UNRELEASED)
    if not found or not rest.partition("\n## ")[0].strip():
        raise Trouble("The changelog has nothing under 'Unreleased' to release.")
    today = datetime.date.today().isoformat()
    CHANGES.write_text(f"{head}{UNRELEASED}\n## {new} ({today})\n{rest}", encoding="utf-8")
    for path, line in ((PACKAGE, '__version__ = "{}"'), (PROJECT, 'version = "{}"')):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(line.format(old), line.format(new), 1), encoding="utf-8")


def build_pure() -> Path:
    """The wheel for every machine, and the source package."""
    before = set(DIST.glob("*.whl"))
    done = subprocess.run([str(PYTHON), "-m", "hatchling", "build", "-d", str(DIST)], cwd=ROOT)
    if done.returncode:
        raise Trouble("The wheel could not be built; see above.")
    name = f"kaiju-{versions()[1]}-py3-none-any.whl"
    if not (DIST / name).is_file():
        raise Trouble(
            "There is no {} among {}.".format(name, sorted(p.name for p in {*DIST.glob("*.whl")} - before))
        )
    return DIST / name


def platform_tag() -> str:
    """This interpreter and this platform, as wheels are named."""
    python = "cp{}{}".format(*sys.version_info[:2])
    return "{0}-{0}-{1}".format(python, sysconfig.get_platform().replace("-", "_").replace(".", "_"))


def add_compiled(pure: Path, tree: Path = COMPILED, out: Path = DIST) -> Path:
    """The same wheel with the extension modules of the compiled build beside the Python files."""
    tag = platform_tag()
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    extensions = sorted(tree.rglob("*" + suffix))
    if not extensions:
        raise Trouble(f"There is no compiled build in {tree.name}.")
    target = out / pure.name.replace("py3-none-any", tag)
    rows: list[tuple[str, str, str]] = []
    fresh = target.with_suffix(".new")
    with zipfile.ZipFile(pure) as wheel, zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as made:
        for info in wheel.infolist():
            data = wheel.read(info)
            if info.filename.endswith(".dist-info/RECORD"):
                record = info.filename
                continue
            if info.filename.endswith(".dist-info/WHEEL"):
                text = data.decode().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
                data = re.sub(r"^Tag: .*$", "Tag: " + tag, text, flags=re.MULTILINE).encode()
            made.writestr(info, data)
            rows.append(row(info.filename, data))
        for path in extensions:
            name, data = path.relative_to(tree).as_posix(), path.read_bytes()
            entry = zipfile.ZipInfo(name, (2020, 2, 2, 0, 0, 0))
            entry.external_attr = 0o755 << 16
            made.writestr(entry, data, zipfile.ZIP_DEFLATED)
            rows.append(row(name, data))
        listing = io.StringIO()
        csv.writer(listing, lineterminator="\n").writerows([*rows, (record, "", "")])
        made.writestr(record, listing.getvalue())
    fresh.replace(target)
    return target


def row(name: str, data: bytes) -> tuple[str, str, str]:
    """A file in the list of a wheel."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return name, "sha256=" + digest, str(len(data))


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make release", description=__doc__.partition("\n")[0])
    parser.add_argument("version", nargs="?", help="make this the version first, such as 0.2.0")
    parser.add_argument("--pure", action="store_true", help="leave the compiled wheel out")
    given = parser.parse_args(argv)
    if given.version:
        raise_version(given.version)
    package, project = versions()
    if package != project:
        raise Trouble(f"The package says version {package}, the project {project}.")
    pure = build_pure()
    made = [pure]
    if not given.pure:
        built = subprocess.run([str(PYTHON), "tools/compile.py"], cwd=ROOT).returncode
        if built == NO_COMPILER:
            say("Without a C compiler there is no compiled wheel; the other one is whole.")
        elif built:
            raise Trouble("The compiled build failed; see above.")
        else:
            made.append(add_compiled(pure))
    for path in made:
        say(f"{path.relative_to(ROOT)} ({path.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        print(f"kaiju: {trouble}", file=sys.stderr)
        sys.exit(2)
