"""Python's garbage collector, in processes that make positions or views by the thousand and drop them at once."""

from __future__ import annotations

import gc

SELDOM = (10_000, 10, 10)
"""See ``gc.set_threshold``. By Python's own numbers it would look several times within each act or thought, and take
for lasting what is not."""


def collect_seldom() -> None:
    """For a whole process, unless it looks more seldom already; a library leaves that to who uses it."""
    if gc.get_threshold()[0] < SELDOM[0]:
        gc.set_threshold(*SELDOM)
