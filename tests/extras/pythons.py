"""The Pythons of this machine: by name on the path, or in the folders of the usual installers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13")
"""The versions that the package says it is for."""


def interpreter(version: str) -> Path | None:
    """An interpreter of this version that works, or None where there is none."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return Path(sys.executable)
    home = Path.home()
    pyenv = Path(os.environ.get("PYENV_ROOT", home / ".pyenv")) / "versions"
    managed = home / ".local" / "share" / "uv" / "python"
    named = shutil.which(f"python{version}")
    places = [Path(named)] if named else []
    places += sorted(pyenv.glob(f"{version}*/bin/python"))
    places += sorted(managed.glob(f"cpython-{version}*/bin/python"))
    for place in places:
        show = [str(place), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        try:
            said = subprocess.run(show, capture_output=True, text=True, timeout=60).stdout.strip()
        except (OSError, subprocess.TimeoutExpired):
            continue
        if said == version:
            return place
    return None
