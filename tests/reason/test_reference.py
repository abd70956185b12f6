"""The rules page: every clause is there, in order, in our own words, and proven; its tables say what the data say."""

from __future__ import annotations

import re

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.data.materials import UnitData, load_scenario
from longroll.games.reason.data.tables import tables as chart_of
from longroll.games.reason.table.survey import spelled
from longroll.reference import clauses
from tests.pages import section, tables

PAGE = REASON.reference.read_text(encoding="utf-8")
COUNTS = (
    11, 11, 12, 9, 21, 6, 11, 10, 11, 7, 16, 18, 9, 7, 9, 7, 13, 13, 15, 14, 6, 9, 7, 11, 5, 5, 6,
)  # fmt: skip
"""How many clauses each chapter has."""
RULINGS = 39
EXAMPLES = 70
TITLES = {
    "lindenau": "The affair at Lindenau",
    "warburg": "Warburg, 31 July 1760",
    "rossbach": "Rossbach, 5 November 1757",
    "leuthen": "Leuthen, 5 December 1757",
    "kolin": "Kolin, 18 June 1757",
    "zorndorf": "Zorndorf, 25 August 1758",
}
battles = pytest.mark.parametrize("battle", TITLES)


def test_every_clause_ruling_and_example_is_there() -> None:
    wanted = {f"MR-{chapter}.{n}" for chapter, last in enumerate(COUNTS, 1) for n in range(1, last + 1)}
    wanted |= {f"MR-R{n}" for n in range(1, RULINGS + 1)} | {f"WE-{n}" for n in range(1, EXAMPLES + 1)}
    assert set(clauses("reason")) == wanted


def test_names_of_data_are_not_spoken() -> None:
    assert "`" not in PAGE


def test_kinds_of_units() -> None:
    listed = {row[1]: row for row in tables(section("Kinds of units", PAGE))[0]}
    kinds = chart_of().unit_types
    assert set(listed) == set(kinds)
    for letters, kind in kinds.items():
        _, _, bases, sp, fighting, marching = listed[letters]
        assert int(bases) == kind.bases
        assert [int(n) for n in sp.split(" to ")] == (list(kind.sp_range) if kind.sp_range else [kind.sp])
        moves = [None if cell == "none" else int(cell) for cell in (fighting, marching)]
        assert moves == [kind.move["FF"], kind.move["MF"]]


def officer(name: str, *facts: str) -> str:
    return f"{spelled(name)} ({', '.join(fact for fact in facts if fact)})"


def unit(data: UnitData) -> str:
    return f"{spelled(data.name)} ({data.type} {data.sp}{' o' if data.oblique else ''})"


@battles
def test_armies(battle: str) -> None:
    data = load_scenario(battle)
    wanted = []
    for side in data.sides:
        chief = side.commander
        valour = f"V {chief.v}" if chief.v else ""
        guns = "; ".join(map(unit, side.army_artillery)) or "-"
        wanted.append([side.name, "army commander", officer(chief.name, chief.rating, valour), guns])
        for force in side.forces:
            general = force.officer
            mood = f"{general.mod:+d}" if general.mod else "0"
            name = officer(general.name, mood, "x" * general.exceptional, f"V {general.v}" if general.v else "")
            wanted.append([side.name, spelled(force.name), name, "; ".join(map(unit, force.units))])
    text = section(TITLES[battle], section("Battles", PAGE))
    assert tables(text)[0] == wanted
    size = f"Table {data.table.w:g} x {data.table.h:g} BW"
    assert f"{size}, {data.weather}, first turn {data.start_turn}, L = {data.basic_length}." in text


@battles
def test_objectives(battle: str) -> None:
    data = load_scenario(battle)
    rows = tables(section(TITLES[battle], section("Battles", PAGE)))[1]
    names = {side.id: side.name for side in data.sides}
    assert [(row[1], row[2], row[3]) for row in rows] == [
        (names[goal.owner], *(str(goal.vp.get(side.id, 0)) for side in data.sides)) for goal in data.objectives
    ]
    for row, goal in zip(rows, data.objectives, strict=True):
        if goal.at.town:
            assert row[0].endswith("(town)")
        else:
            assert goal.at.point is not None
            x, y = goal.at.point
            assert row[0].endswith(f"(within {goal.at.radius:g} BW of {x:g}, {y:g})")


@battles
def test_special_rules_are_told(battle: str) -> None:
    data = load_scenario(battle)
    assert ("MR-26.5" in section(TITLES[battle], section("Battles", PAGE))) == bool(data.special)


def test_command_tables() -> None:
    chart = chart_of()
    ratings, orders, control = tables(section("Command", section("Tables", PAGE)))
    assert {row[0]: int(row[1]) for row in ratings} == chart.command_dice
    assert {row[0]: int(row[2]) for row in ratings} == chart.army_morale.commander
    listed = [(step.give, step.cost_each) for step in chart.cd_by_distance]
    assert [(int(row[1]), int(row[2])) for row in orders] == listed
    bounds = [[int(n) for n in re.findall(r"\d+", cell)] for cell in control[0][1:]]
    near = chart.control_within_8
    assert bounds == [[near.active - 1], [near.active, near.attack - 1], [near.attack]]


def test_tables_of_fire() -> None:
    chart = chart_of()
    _, guns = tables(section("Fire", section("Tables", PAGE)))
    for row in guns:
        gun = {str(kind): gun for kind, gun in chart.artillery.items()}[row[0]]
        assert int(row[1]) == gun.dice
        assert row[2] == (str(gun.dice_after_loss) if gun.dice_after_loss else "-")
        assert row[3] == f"0 to {gun.canister.max:g}"
        assert row[5] == f"over {gun.canister.max:g} to {gun.ball.max:g}"
        assert (int(row[4]), int(row[6])) == (gun.canister.hit, gun.ball.hit)


def test_who_may_attack_and_evade_whom() -> None:
    chart = chart_of()
    attacks = {str(kind): may for kind, may in chart.may_attack.items()}
    evades = {str(kind): {str(other): way for other, way in may.items()} for kind, may in chart.may_evade.items()}
    attack, evade, flee = tables(section("Attacks and reactions", section("Tables", PAGE)))
    columns = ("RI", "II", "HC", "IC", "art", "town", "difficult")
    for row in attack:
        for attacker in row[0].split(", "):
            may = attacks[attacker]
            assert [cell == "yes" for cell in row[1:]] == [may[column] for column in columns]
            assert may["HC"] == may["LC"]
    ways = {"on a roll": "roll", "always": "auto"}
    for row in evade:
        for attacker in row[0].split(", "):
            found = [evades[attacker].get(column) for column in ("II", "HC", "IC")]
            assert [ways.get(cell) for cell in row[1:]] == found
    flees = {str(kind): numbers for kind, numbers in chart.artillery_flee.numbers.items()}
    for row in flee:
        for battery in row[0].split(", "):
            numbers = flees[battery]
            assert [int(row[1]), int(row[2])] == [numbers["infantry"], numbers["cavalry"]]


def test_everything_a_player_decides_is_listed() -> None:
    rows = tables(section("Who decides what", PAGE))[0]
    assert len(rows) == 31
    assert all(re.search(r"MR-R?\d", " ".join(row)) for row in rows)
