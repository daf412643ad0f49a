"""`python -m ludotheque` is the command line."""

import sys

from ludotheque.cli import main

sys.exit(main())
