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

UNHEARD: dict[str, str] = {
    "guns": (
        "card-lost done-balance done-idle-return done-keep done-lost-attack done-night-return "
        "fact-gun-strength fact-march-token fact-token-fits fact-token-needs fact-under-fire "
        "line-obstructed-both-sides line-steep-slope row-special why-later why-over"
    ),
    "glory": (
        "day-May4 day-May5 effect-meets effect-none effect-rouses effect-unleashes fact-hidden-from "
        "fact-in-range-of fact-out-no-path fact-seen-by fact-stack fact-too-far fact-works item-bridge "
        "label-defend-none label-fire-both label-fire-both-turning label-way line-clear line-combined "
        "line-dismounted line-embankment line-ford line-guns-together line-momentum line-night-fire "
        "line-river line-sharpshooters line-slope line-stream line-wall line-wilder line-woods line-works "
        "row-failed row-night-older row-opens row-out-no-path short-Aug28 short-May3 short-May4 short-May5"
    ),
    "reason": (
        "deploy-at edge-left edge-sector fact-by-chain fact-entrenchment fact-garrison fact-held-by-nobody "
        "formation-gone formation-guns-gone formation-guns-waiting formation-waiting leg-oblique leg-side "
        "line-again line-fire-losses line-save note-again odds-combat odds-combat-of row-army-spent told-back "
        "told-change told-enter told-limber told-oblique told-road told-sector told-side way-2 way-6"
    ),
}
"""Messages too rare for the kept positions."""


@pytest.mark.parametrize("name", list(UNHEARD))
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
    assert set(messages_in(folder, "en")) - set(json.loads(done.stdout)) == set(UNHEARD[name].split())
