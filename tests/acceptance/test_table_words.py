"""Every message of a table's words is said where the table is looked at (one that is missing would fail there)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from longroll.games import game as find_game
from tests.vocabulary import assert_languages_agree, messages_in

ROOT = Path(__file__).parents[2]

DECLARED: dict[str, str] = {"reason": "told-change told-enter told-limber told-sector"}
"""Words of the lexicon (kinds of manoeuvres) that are told by events of their own, and never as part of a move."""


@pytest.mark.parametrize("name", ["guns", "glory", "reason"])
def test_every_message_of_the_table_is_said(name: str) -> None:
    folder = find_game(name).words / "map"
    assert_languages_agree(folder)
    done = subprocess.run(
        [sys.executable, "-m", "tests.acceptance.table_words", name],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(messages_in(folder, "en")) - set(json.loads(done.stdout)) == set(DECLARED.get(name, "").split())
