"""`python -m kaiju.cli` is the command `kaiju`."""

import sys

from kaiju.cli.main import main

sys.exit(main())
