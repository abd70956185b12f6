"""``longroll`` with every level in every game, whose computer players plan at every answer: they take as long, and see
such a chance, as the environment says (see ``thinkers.plan``)."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from unittest.mock import patch

from longroll.cli import app
from longroll.minds.levels import LEVELS
from longroll.server import bots, opponents, run
from longroll.server.app import Server
from tests.server import thinkers

ROOT = Path(__file__).parents[2]


def command(folder: Path) -> Path:
    """A command that runs this."""
    path = folder / "longroll-planning"
    run = f'PYTHONPATH="{ROOT}:$PYTHONPATH" exec "{sys.executable}" -m tests.browser.planning "$@"'
    path.write_text(f"#!/bin/sh\n{run}\n")
    path.chmod(0o755)
    return path


def main() -> None:
    """Run the command with other players; what is replaced is this process's own."""
    with ExitStack() as replaced:
        for place, name, stead in (
            (opponents, "levels", lambda _: list(LEVELS)),
            (bots, "past_middle", lambda _: True),
            (run, "Server", partial(Server, think=thinkers.plan)),
        ):
            replaced.enter_context(patch.object(place, name, stead))
        app()


if __name__ == "__main__":
    main()
