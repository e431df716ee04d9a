"""Build the compiled engine and games: the same source, through mypyc, into build/compiled.

    python tools/compile.py              build, if the source has changed
    python tools/compile.py --list       name the modules that are compiled
    PYTHONPATH=build/compiled python ... run with the compiled build

The whole package is copied to build/compiled and the extension modules are laid beside the Python files
there; src/ is never touched. Compiled is every module under engine/ and games/, but for those whose first
line is the comment `# interpreted`: cold modules full of msgspec structures, which gain nothing. Under bots/
it is the other way round: compiled are the modules whose first line is the comment `# compiled`.

The rules form one group, so that calls between them are direct, and the bots' modules another, which is built
against the first: a change to a bot does not build the rules again. What the last build has made (C files,
objects) stays in build/compiled.work, and only what has changed is made anew. Two builds at once wait for each
other, and build/compiled is replaced in one step, so nobody ever runs half a build.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.engine import source_key  # noqa: E402

PACKAGE = ROOT / "src" / "kaiju"
OUT = ROOT / "build" / "compiled"
ROOMS = ("engine", "games")
INTERPRETED = "# interpreted"
BOTS = "bots"
COMPILED = "# compiled"

# Measured on 5,200 lines and two cores (docs/decisions/0003): a C file per module builds in 48 s at -O2 and
# 58 s at -O3, a single C file in 169 s and 178 s; all four run the same game at the same speed.
OPT_LEVEL = "2"
MULTI_FILE = True

# For gcc and clang (docs/decisions/0004). Nobody but Python calls into the build, so calls between its modules need
# no detour; and the paths of errors, which are never taken, are laid away from the paths that are. A header tells
# all files of a group where the other group is (mypyc leaves it to the linker to see that this is one thing).
COLD_PATHS = Path(__file__).with_name("cold_paths.h")
UNIX_FLAGS = ["-fvisibility=hidden", "-fcommon", "-include", str(COLD_PATHS)]

STAMP = "compiled.json"
WORK = "c"
COMPILED_SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
NO_COMPILER = 3  # exit status that says: nothing is wrong, there is only no C compiler
FAILED = 1


class NoCompiler(Exception):
    """This machine cannot build C; the message says what to install."""


class BuildFailed(Exception):
    """The source was refused; what mypyc or the C compiler said has been printed."""


def compiled_modules(package: Path = PACKAGE) -> list[Path]:
    """The modules to compile, as sorted paths that begin with the package's own name."""
    rules = [
        path for room in ROOMS for path in (package / room).rglob("*.py") if mark_of(path) != INTERPRETED
    ]
    bots = [path for path in (package / BOTS).rglob("*.py") if mark_of(path) == COMPILED]
    return sorted(path.relative_to(package.parent) for path in rules + bots)


def mark_of(path: Path) -> str:
    """The first line of a module, which may say whether it is compiled."""
    with path.open(encoding="utf-8") as source:
        return source.readline().rstrip()


def build(package: Path = PACKAGE, out: Path = OUT, *, force: bool = False) -> bool:
    """Bring `out` up to date with `package`; tell whether that took a compiler run."""
    out = out.resolve()
    out.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(out.with_name(out.name + ".lock")):
        staging = out.with_name(out.name + ".new")
        shutil.rmtree(staging, ignore_errors=True)
        shutil.copytree(package, staging / package.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        wanted, maker = key(staging / package.name), made_by().hexdigest()
        before = stamped(out)
        stale = force or before.get("key") != wanted
        modules = [str(path) for path in compiled_modules(staging / package.name)]
        work = out.with_name(out.name + ".work")
        if force or before.get("maker") != maker:
            shutil.rmtree(work, ignore_errors=True)
        elif not stale or work.exists():
            keep_extensions(out, staging, modules)
        if stale:
            if work.exists():
                work.rename(staging / WORK)
            try:
                compile_tree(staging, package.name)
            finally:
                if (staging / WORK).exists():
                    (staging / WORK).rename(work)
        source = source_key(staging / package.name)
        stamp = {"key": wanted, "maker": maker, "modules": modules, "source": source}
        (staging / STAMP).write_text(json.dumps(stamp), encoding="utf-8")
        replace(out, staging)
    return stale


def key(package: Path) -> str:
    """A digest of all that the extension modules depend on."""
    total = made_by()
    bots = {package.parent / path for path in compiled_modules(package)}
    for room in (*ROOMS, BOTS):
        for path in sorted((package / room).rglob("*.py")):
            if room != BOTS or path in bots:
                total.update(f"\n{path.relative_to(package).as_posix()}\n".encode())
                total.update(path.read_bytes())
    return total.hexdigest()


def made_by() -> hashlib._Hash:
    """What makes the extension modules: when it changes, everything is made anew."""
    from mypy.version import __version__ as mypy_version

    total = hashlib.sha256(f"{mypy_version} {sys.implementation.cache_tag} {sys.platform}".encode())
    for own in (Path(__file__), COLD_PATHS):
        total.update(own.read_bytes())
    return total


def stamped(out: Path) -> dict[str, object]:
    """What `out` was built from, or nothing when it is not whole."""
    try:
        found = json.loads((out / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def keep_extensions(out: Path, staging: Path, modules: Sequence[str]) -> None:
    """Carry the extension modules over, with their times: what has not changed is not built again."""
    for path in out.rglob("*" + COMPILED_SUFFIX):
        lies = path.relative_to(out)
        if len(lies.parts) == 1 or str(lies)[: -len(COMPILED_SUFFIX)] + ".py" in modules:
            shutil.copy2(path, staging / lies)


def replace(out: Path, staging: Path) -> None:
    old = out.with_name(out.name + ".old")
    shutil.rmtree(old, ignore_errors=True)
    if out.exists():
        out.rename(old)
    staging.rename(out)
    shutil.rmtree(old, ignore_errors=True)


def compile_tree(tree: Path, name: str) -> None:
    """Compile the package `name` in the folder `tree`, laying each extension beside its source."""
    modules = compiled_modules(tree / name)
    if not modules:
        return
    find_compiler()
    # In a process of its own: mypyc and setuptools read the working folder, and leave at the first error.
    code = "import sys; from tools.compile import mypyc; mypyc(sys.argv[1:])"
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
    done = subprocess.run([sys.executable, "-c", code, *map(str, modules)], cwd=tree, env=env)
    if done.returncode:
        raise BuildFailed


def mypyc(paths: Sequence[str]) -> None:
    """Translate the modules in the working folder to C and compile them, one on each core."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

    class ParallelBuild(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                for extension in self.extensions:
                    extension.extra_compile_args += UNIX_FLAGS
            compile_in_turn = self.compiler.compile

            def compile_one(source: str, output_dir: str, depends: list[str], options: Any) -> list[str]:
                made: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
                if newer_than(made, [source, *depends]):
                    return made
                return list(compile_in_turn([source], output_dir=output_dir, depends=depends, **options))

            def compile_at_once(
                sources: list[str], output_dir: str = "", depends: Sequence[str] = (), **options: object
            ) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                headers = [path for path in depends if path.endswith(".h")]
                with ThreadPoolExecutor(jobs) as pool:
                    parts = list(
                        pool.map(lambda one: compile_one(one, output_dir, headers, options), largest_first)
                    )
                return [made for part in parts for made in part]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    # What mypyc keeps of a group between two builds says nothing of its machine integers: it has to read all anew, and
    # what is saved is the C compiler's work, for files that come out the same.
    shutil.rmtree(f"{WORK}/mypy", ignore_errors=True)
    bots = [path for path in paths if Path(path).parts[1] == BOTS]
    rules = [path for path in paths if path not in bots]
    groups: list[tuple[list[str], str | None]] = [(rules, "kaiju")]
    if bots:
        groups.append((bots, "kaiju_bots"))
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={WORK}/mypy", *paths],
        opt_level=OPT_LEVEL,
        debug_level="0",
        multi_file=MULTI_FILE,
        target_dir=WORK,
        separate=groups,
    )
    distribution = Distribution({"name": "kaiju", "ext_modules": extensions})
    command = ParallelBuild(distribution)
    command.inplace = True
    command.build_temp = command.build_lib = f"{WORK}/made"
    command.parallel = jobs
    command.ensure_finalized()
    command.run()


def newer_than(made: Sequence[str], sources: Sequence[str]) -> bool:
    """Whether all of these are there and made after all of those were last written."""
    if not all(map(os.path.exists, made)):
        return False
    return min(map(os.path.getmtime, made)) > max(os.path.getmtime(path) for path in sources)


def find_compiler() -> None:
    """Make sure that C can be compiled here, or say what is missing."""
    if os.name != "nt":
        configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        if not shutil.which(shlex.split(str(configured))[0]):
            other = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
            if other is None:
                raise NoCompiler(
                    "No C compiler was found; install one (on Debian and Ubuntu the package gcc) "
                    "to build the compiled engine."
                )
            os.environ["CC"] = other
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise NoCompiler(
            "The C headers of this Python were not found; install them (on Debian and Ubuntu the package "
            "python3-dev) to build the compiled engine."
        )


@contextlib.contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """Hold the lock file `path`; the system frees it if we die."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with path.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tools/compile.py", description="Build the compiled engine and games."
    )
    parser.add_argument("--list", action="store_true", help="name the modules that are compiled, and stop")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    options = parser.parse_args(argv)
    if options.list:
        print("\n".join(map(str, compiled_modules())))
        return 0
    start = time.monotonic()
    try:
        worked = build(force=options.force)
    except NoCompiler as missing:
        print(missing, file=sys.stderr)
        return NO_COMPILER
    except BuildFailed:
        print("The compiled build failed, for the reason above.", file=sys.stderr)
        return FAILED
    count = len(compiled_modules(OUT / PACKAGE.name))
    if worked:
        print(f"Compiled {count} modules into build/compiled in {time.monotonic() - start:.0f} s.")
    else:
        print(f"The compiled build ({count} modules) is up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
