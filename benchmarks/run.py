"""The speed of every game: ``python benchmarks/run.py [--json] [--seconds S]`` is the same as ``longroll bench``."""

import sys

from longroll.cli import main

if __name__ == "__main__":
    sys.argv[1:1] = ["bench"]
    main()
