"""Anchors stay what they were: what is measured against them must stay comparable."""

from hashlib import sha256

import pytest

import longroll
from longroll.kit.chance import secret_from_seed
from longroll.kit.terms import BadInput
from longroll.lab.anchors import player
from longroll.lab.anchors.staff_1 import GAMES, NAME
from longroll.lab.arena import play
from longroll.minds import minds

FROZEN = {
    "gettysburg": "88891569300fe60e",
    "guns": "0f21f5173c06e25d",
    "glory": "fc215534f0eb29f6",
    "reason": "faa95966318f4873",
}


def answers(name: str) -> str:
    """The first answers of a game between frozen scripts, as a number."""
    game = longroll.game(name)
    seats = {seat: player(game, NAME) for seat in game.seats}
    record = play(game, "", seats, secret_from_seed("frozen"), "frozen", limit=400).record
    return sha256("\n".join(move.action for move in record.actions).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", GAMES)
def test_the_frozen_script_plays_as_it_always_did(name: str) -> None:
    assert answers(name) == FROZEN[name]


@pytest.mark.parametrize("name", GAMES)
def test_no_table_offers_an_anchor(name: str) -> None:
    assert NAME not in minds(longroll.game(name))


def test_a_player_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match=r"has no computer player 'staff-9'.*staff-1"):
        player(longroll.game("guns"), "staff-9")
