"""The tests. In all of them Picket is installed: a game of another package, found through its entry point."""

from pathlib import Path

from tests.guests import install

install(Path(__file__).parents[1] / "examples" / "picket")
