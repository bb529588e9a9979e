"""`python -m alehouse` is the same as `alehouse`."""

import sys

from alehouse.terminal.command import main

if __name__ == "__main__":
    sys.exit(main())
