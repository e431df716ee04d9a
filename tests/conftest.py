"""What every test shares."""

import os

from hypothesis import settings

# A busy machine is not a bug. In CI, Hypothesis loads its own profile: no deadline, always the same examples.
settings.register_profile("kaiju", deadline=None)
if not os.environ.get("CI"):
    settings.load_profile("kaiju")
