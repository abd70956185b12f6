"""Part 4 Set-up: units and leaders as the scenario places them, then leaders their owners place."""

from __future__ import annotations

from functools import cache
from typing import Final

from longroll.games.glory.board import Board, board_of
from longroll.games.glory.components import (
    CS,
    DIVISION_MARKERS,
    SECOND_DAY,
    THIRD_JACKSON,
    US,
    Roster,
    members,
)
from longroll.games.glory.data.map_data import ends
from longroll.games.glory.data.materials import BattleData, load_battle, load_scenario
from longroll.games.glory.lexicon import ABSENT, D_POST, E_POSTED, OFF, POST, UNPLACED, WAITING
from longroll.games.glory.rules.battles import traits_of
from longroll.games.glory.rules.refit import Deployment
from longroll.games.glory.rules.turn import Turn
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

SCENARIOS: Final = (
    "fredericksburg",
    "maryes-heights",
    "prospect-hill",
    "chancellorsville",
    "jacksons-attack",
    "first-manassas",
    "henry-hill",
    "second-manassas",
    "deep-cut",
    "chickamauga",
    "snodgrass-hill",
)

AT_OWNERS_CHOICE: Final = -1
ENTERS: Final = -2


@cache
def theatre(scenario: str, options: tuple[str, ...] = ()) -> tuple[Board, Roster]:
    """Map and roster of a scenario with the options agreed on, made once."""
    data = load_scenario(scenario)
    battle = load_battle(data.battle)
    board = board_of(battle.map, tuple(turn.id for turn in battle.turns), battle.traits.woods_by_road)
    return board, Roster(scenario, battle, data, board.index, traits_of(data.battle), options, crossings(board))


def crossings(board: Board) -> dict[str, tuple[int, int]]:
    """The two hexes of each named bridge or ford."""
    found: dict[str, tuple[int, int]] = {}
    for code, crossing in board.data.hexsides.crossings.items():
        if not crossing.name:
            continue
        one, other = (board.index[end] for end in ends(code))
        found[crossing.name] = found[crossing.name.removesuffix(" bridge")] = (one, other)
    return found


@cache
def options_of(scenario: str) -> tuple[str, ...]:
    """The options both players may agree on before play: for a whole battle only (GL-14.35.2, GL-14.51.2, GL-19.3)."""
    data = load_scenario(scenario)
    battle: BattleData = load_battle(data.battle)
    if data.commands is not None:
        return ()
    found: list[str] = []
    if any(marker.optional for marker in battle.ams):
        found.append(THIRD_JACKSON)
    if battle.traits.fragments is not None:
        found.append(DIVISION_MARKERS)
    if battle.traits.alternative is not None:
        found.append(SECOND_DAY)
    return tuple(found)


def new_battle(scenario: str, options: tuple[str, ...] = ()) -> Battle:
    """A scenario before the first decision."""
    board, roster = theatre(scenario, options)
    b = Battle(board, roster)
    place_units(b)
    place_leaders(b)
    b.begin(Turn())
    b.begin(Posting())
    if roster.deployable:
        b.begin(Deployment())
    return b


def place_units(b: Battle) -> None:
    """Units of a hex are listed from the bottom, artillery on top (4.1); others wait off the map (4.4)."""
    roster = b.roster
    for guns in (False, True):
        for unit in members(roster.in_play):
            if roster.is_gun[unit] != guns:
                continue
            start = roster.start[unit]
            if roster.deployable >> unit & 1:
                b.at[unit] = UNPLACED
            elif start is None:
                b.at[unit] = WAITING if roster.arrival[unit] >= 0 else ABSENT
            elif b.count(start[0]) == 1 and not guns:
                first = b.lower[start[0]]
                b.put(unit, start[0])
                b.lower[start[0]], b.upper[start[0]] = first, unit
            else:
                b.put(unit, *start)


def place_leaders(b: Battle) -> None:
    """4.3: where the data say; reinforcements wait; a leader without units takes no part."""
    roster = b.roster
    for leader in range(roster.n_leaders):
        units = [unit for unit in range(roster.n_units) if roster.home[unit] == leader and b.at[unit] != ABSENT]
        start = roster.leader_start[leader]
        if not units:
            b.leader_at[leader] = ABSENT
        elif start == ENTERS:
            b.leader_at[leader] = WAITING
        else:
            b.leader_at[leader] = UNPLACED if start == AT_OWNERS_CHOICE else start


class Posting(Frame):
    """Owners place their leaders with units of their Commands, Union first (4.3, GL-16.13)."""

    def copy(self) -> Frame:
        return Posting()

    def fields(self) -> tuple[str, ...]:
        return ()

    def side(self, b: Battle) -> int:
        """The side that has a leader to place, or -1."""
        for side in (US, CS):
            for leader in range(b.roster.n_leaders):
                if b.leader_at[leader] == UNPLACED and b.roster.command_side[leader] == side:
                    return side
        return -1

    def proceed(self, b: Battle) -> bool:
        if self.side(b) >= 0:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.side(b)

    def kind(self, b: Battle) -> int:
        return D_POST

    def hexes(self, b: Battle, leader: int) -> list[int]:
        units = members(b.roster.units_of[leader])
        return sorted({b.at[unit] for unit in units if b.at[unit] < OFF})

    def listing(self, b: Battle) -> list[int]:
        side = self.side(b)
        return [
            act(POST, leader, place)
            for leader in range(b.roster.n_leaders)
            if b.leader_at[leader] == UNPLACED and b.roster.command_side[leader] == side
            for place in self.hexes(b, leader)
        ]

    def take(self, b: Battle, code: int) -> None:
        leader, place = a_of(code), b_of(code)
        b.leader_at[leader] = place
        b.tell(E_POSTED, leader, place)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, POST):
            return not_an_answer(self, b, code)
        leader, place = a_of(code), b_of(code)
        name = b.roster.command_words[leader]
        clause = b.roster.posting_clause
        if b.roster.command_side[leader] != self.side(b):
            return no(clause, "leader-of-the-enemy", leader=name)
        if b.leader_at[leader] != UNPLACED:
            return no(clause, "leader-is-placed", leader=name)
        return no(clause, "no-unit-of-his", leader=name, hex=b.board.codes[place])
