"""What every test shares."""

import os

from hypothesis import settings

# A busy machine is not a bug. In CI, Hypothesis loads its own profile: no deadline, always the same examples.
settings.register_profile("kaiju", deadline=None)
if not os.environ.get("CI"):
    settings.load_profile("kaiju")

# The compiled build takes no interpreted subclasses, and these tests define some.
collect_ignore: list[str] = []
if os.environ.get("KAIJU_BUILD") == "compiled":
    collect_ignore = [
        "engine/test_hooks.py",
        "engine/test_replaced_data.py",
        "engine/test_together.py",
        "games/king_of_tokyo/test_reactions.py",
    ]
