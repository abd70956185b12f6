"""What really lies on the table, from the server's own journal: to be compared with what browsers were told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from longroll.games import game as find_game
from longroll.kit.state import State
from longroll.kit.terms import Action
from tests.browser.served import Served

GAME = find_game("gettysburg")
SIDES = {"CSA": "c", "Union": "u"}


def blocks(state: State) -> dict[str, tuple[str, int]]:
    """Command blocks on the map: by place the seat and the value."""
    places: Mapping[str, Any] = GAME.to_json(state)["places"]
    found = {place: here["block"] for place, here in places.items() if "block" in here}
    return {place: (str(block["side"]), int(block["value"])) for place, block in found.items()}


def history(server: Served, table: str, scenario: str) -> dict[int, dict[str, tuple[str, int]]]:
    """The blocks on the map after each action of a table without undos."""
    state = GAME.new(scenario, {})
    found = {0: blocks(state)}
    for seq, _, action in server.actions(table):
        state.apply(Action.read(action))
        found[seq] = blocks(state)
    return found


def record(scenario: str, actions: Sequence[str]) -> dict[str, Any]:
    """The record of an unfinished game in which these actions were taken."""
    state = GAME.new(scenario, {})
    moves = []
    for action in actions:
        moves.append({"seat": state.seat, "action": action})
        state.apply(Action.read(action))
    return {
        "format": 1,
        "rules": GAME.rules_version,
        "game": GAME.name,
        "scenario": scenario,
        "seats": {},
        "commitment": "",
        "actions": moves,
    }
