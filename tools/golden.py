"""Write the golden games anew: after a rules version has changed on purpose, and never to make a test pass.

A trace that has changed while the versions of its rules have not is refused, and nothing is written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))


def main(argv: Sequence[str]) -> None:
    """Write one record and one trace for every setting, and what is new into the ledger of versions."""
    argparse.ArgumentParser(prog="tools/golden.py", description=__doc__).parse_args(argv)
    import msgspec

    from kaiju.engine.record import write
    from tests.every_game.games import settings, title
    from tests.golden.golden import golden_file, golden_game, golden_settings, trace, trace_file
    from tests.golden.ledger import added, read_ledger, refusal, write_ledger

    traces = {title(setting): trace(setting) for setting in settings()}
    ledger = read_ledger()
    refused = refusal(ledger, traces)
    if refused:
        sys.exit(refused)
    told = [title(s) for s in golden_settings()]
    for setting in settings():
        golden_file(setting).parent.mkdir(parents=True, exist_ok=True)
        changed = []
        left = msgspec.json.encode(traces[title(setting)])
        files = [(trace_file(setting), msgspec.json.format(left) + b"\n")]
        if title(setting) in told:
            files.append((golden_file(setting), write(golden_game(setting))))
        for path, data in files:
            if not path.exists() or path.read_bytes() != data:
                path.write_bytes(data)
                changed.append(path.name)
        print(f"{title(setting)}: {', '.join(changed) if changed else 'unchanged'}")
    write_ledger(added(ledger, traces))


if __name__ == "__main__":
    main(sys.argv[1:])
