"""`python -m modernart`."""

import sys

from modernart.cli import main

sys.exit(main())
