"""Build the compiled engine and games: the same source, through mypyc, into build/compiled.

    python tools/compile.py              build, if the source has changed
    python tools/compile.py --list       name the modules that are compiled
    PYTHONPATH=build/compiled python ... run with the compiled build

The whole package is copied to build/compiled and the extension modules are laid beside the Python files
there; src/ is never touched. Compiled is every module under engine/ and games/, but for those whose first
line is the comment `# interpreted`: cold modules full of msgspec structures, which gain nothing. The
modules form one group, so that calls between them are direct. Two builds at once wait for each other, and
build/compiled is replaced in one step, so nobody ever runs half a build.
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

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "kaiju"
OUT = ROOT / "build" / "compiled"
ROOMS = ("engine", "games")
INTERPRETED = "# interpreted"

# Measured on 5,200 lines and two cores (docs/decisions/0003): a C file per module builds in 48 s at -O2 and
# 58 s at -O3, a single C file in 169 s and 178 s; all four run the same game at the same speed.
OPT_LEVEL = "2"
MULTI_FILE = True

# For gcc and clang (docs/decisions/0004). Nobody but Python calls into the build, so calls between its modules need
# no detour; and the paths of errors, which are never taken, are laid away from the paths that are.
COLD_PATHS = Path(__file__).with_name("cold_paths.h")
UNIX_FLAGS = ["-fvisibility=hidden", "-include", str(COLD_PATHS)]

STAMP = "compiled.json"
COMPILED_SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
NO_COMPILER = 3  # exit status that says: nothing is wrong, there is only no C compiler
FAILED = 1


class NoCompiler(Exception):
    """This machine cannot build C; the message says what to install."""


class BuildFailed(Exception):
    """The source was refused; what mypyc or the C compiler said has been printed."""


def compiled_modules(package: Path = PACKAGE) -> list[Path]:
    """The modules to compile, as sorted paths that begin with the package's own name."""
    found = []
    for room in ROOMS:
        for path in (package / room).rglob("*.py"):
            with path.open(encoding="utf-8") as source:
                if source.readline().rstrip() != INTERPRETED:
                    found.append(path.relative_to(package.parent))
    return sorted(found)


def build(package: Path = PACKAGE, out: Path = OUT, *, force: bool = False) -> bool:
    """Bring `out` up to date with `package`; tell whether that took a compiler run."""
    out = out.resolve()
    out.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(out.with_name(out.name + ".lock")):
        staging = out.with_name(out.name + ".new")
        shutil.rmtree(staging, ignore_errors=True)
        shutil.copytree(package, staging / package.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        wanted = key(staging / package.name)
        stale = force or stamped(out).get("key") != wanted
        if stale:
            compile_tree(staging, package.name)
        else:
            keep_extensions(out, staging)
        modules = [str(path) for path in compiled_modules(staging / package.name)]
        (staging / STAMP).write_text(json.dumps({"key": wanted, "modules": modules}), encoding="utf-8")
        replace(out, staging)
    return stale


def key(package: Path) -> str:
    """A digest of all that the extension modules depend on."""
    from mypy.version import __version__ as mypy_version

    total = hashlib.sha256(f"{mypy_version} {sys.implementation.cache_tag} {sys.platform}".encode())
    for own in (Path(__file__), COLD_PATHS):
        total.update(own.read_bytes())
    for room in ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            total.update(f"\n{path.relative_to(package).as_posix()}\n".encode())
            total.update(path.read_bytes())
    return total.hexdigest()


def stamped(out: Path) -> dict[str, object]:
    """What `out` was built from, or nothing when it is not whole."""
    try:
        found = json.loads((out / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def keep_extensions(out: Path, staging: Path) -> None:
    """Carry the extension modules over: only interpreted files have changed."""
    for path in out.rglob("*" + COMPILED_SUFFIX):
        shutil.copy2(path, staging / path.relative_to(out))


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
    shutil.rmtree(tree / "c", ignore_errors=True)


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

            def compile_at_once(sources: list[str], *args: object, **options: object) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(jobs) as pool:
                    parts = list(
                        pool.map(lambda one: compile_in_turn([one], *args, **options), largest_first)
                    )
                return [made for part in parts for made in part]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    extensions = mypycify(
        ["--config-file=", "--cache-dir=c/mypy", *paths],
        opt_level=OPT_LEVEL,
        debug_level="0",
        multi_file=MULTI_FILE,
        target_dir="c",
        group_name="kaiju",
    )
    distribution = Distribution({"name": "kaiju", "ext_modules": extensions})
    command = ParallelBuild(distribution)
    command.inplace = True
    command.build_temp = command.build_lib = "c/made"
    command.parallel = jobs
    command.ensure_finalized()
    command.run()


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
