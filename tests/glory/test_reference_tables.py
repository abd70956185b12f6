"""The tables of the rules page say what the data of the game say."""

from __future__ import annotations

import re

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import SIDES
from longroll.games.glory.data.map_data import load_chart
from longroll.games.glory.data.materials import LevelData, ObjectiveData, load_battle, load_scenario
from longroll.games.glory.lexicon import DECISIONS
from longroll.games.glory.rules.modifiers import charge_result, fire_result
from longroll.reference import clauses
from tests.pages import section, tables

PAGE = GLORY.reference.read_text(encoding="utf-8")
NAMES = ("Union", "Confederate")
OWN = {
    "maryes-heights": "Marye's Heights, a scenario of our own",
    "prospect-hill": "Prospect Hill, a scenario of our own",
    "henry-hill": "Henry Hill, a scenario of our own",
    "deep-cut": "Deep Cut, a scenario of our own",
    "snodgrass-hill": "Snodgrass Hill, a scenario of our own",
}
REFITTED = {
    "first_manassas": "first-manassas",
    "second_manassas": "second-manassas",
    "chickamauga": "chickamauga",
}
"""Battles whose whole scenario sets the levels of victory."""
CHAPTERS = {
    "fredericksburg": "GL-15 Fredericksburg",
    "chancellorsville": "GL-16 Chancellorsville",
    "first_manassas": "GL-17 1st Manassas",
    "second_manassas": "GL-18 2nd Manassas",
    "chickamauga": "GL-19 Chickamauga",
}
battles = pytest.mark.parametrize("battle", sorted(CHAPTERS))


def objectives(listed: list[ObjectiveData]) -> list[list[str]]:
    return [[NAMES[SIDES.index(o.side)], o.hex, o.place, str(o.vp)] for o in listed]


def least(row: str) -> int:
    """The lowest margin of a line of the victory table."""
    return -999 if row.endswith("or less") else int(row.split()[0])


def check_levels(rows: list[list[str]], listed: list[LevelData]) -> None:
    assert [(least(row[0]), row[1]) for row in rows] == [
        (level.margin_us_minus_cs_at_least, level.result) for level in listed
    ]


@battles
def test_orders_of_battle(battle: str) -> None:
    data = load_battle(battle)
    rows = tables(section("Order of battle", section(CHAPTERS[battle], PAGE)))[0]
    assert [(row[0], row[1], row[2]) for row in rows] == [
        (NAMES[SIDES.index(c.side)], c.am, c.cmd) for c in data.commands
    ]
    for row, command in zip(rows, data.commands, strict=True):
        if command.independent:
            assert row[3] == "independent"
        else:
            assert (row[3], row[4]) == (str(command.range), str(command.ca))
        units = [unit for unit in data.units if unit.cmd == command.cmd]
        said = row[5].split("; ")
        assert len(said) == len(units)
        for words, unit in zip(said, units, strict=True):
            assert words.startswith(f"{unit.name} (")
            if unit.t in ("art", "hart"):
                fire = f"+{unit.fire}" if unit.fire else "0"
                assert words == f"{unit.name} ({unit.rng}, {fire})"
            else:
                assert f"({unit.s}-{unit.co}" in words
            if unit.t == "inf":
                worn = re.search(r"Disordered (\d)", words)
                assert unit.dco == (int(worn[1]) if worn else unit.co - 2)


@battles
def test_objectives_and_levels(battle: str) -> None:
    data = load_battle(battle)
    found = tables(section("Victory", section(CHAPTERS[battle], PAGE)))
    assert found[0] == objectives(data.objectives)
    levels = load_scenario(REFITTED[battle]).levels if battle in REFITTED else data.levels
    assert levels
    check_levels(found[1], levels)


@pytest.mark.parametrize("battle", sorted(REFITTED))
def test_turns_markers_and_reinforcements_of_the_refitted_battles(battle: str) -> None:
    data = load_battle(battle)
    chapter = section(CHAPTERS[battle], PAGE)
    turns = section("Turns and markers", chapter)
    assert f"{len(data.turns)} turns, {data.turns[0].id} to {data.turns[-1].id}" in turns
    for turn in data.turns:
        assert not turn.night or f"{turn.id}" in turns
    ((first, side),) = [(key, side) for key, side in data.initiative.items() if key != "others"]
    assert f"In {first} the {NAMES[SIDES.index(side)]} side has the initiative" in turns
    assert [(row[0], row[1], int(row[2].split()[0]), row[3]) for row in tables(turns)[0]] == [
        (NAMES[SIDES.index(am.side)], am.am, am.count, am.first or data.turns[0].id) for am in data.ams
    ]
    groups = tables(section("Reinforcements", chapter))[0]
    assert [(row[0], row[1], row[2]) for row in groups] == [
        (group.id, NAMES[SIDES.index(group.side)], group.turn) for group in data.reinforcements
    ]
    for row, group in zip(groups, data.reinforcements, strict=True):
        hexes = [*group.entry, *[code for own in group.own_entry.values() for code in own]]
        assert re.findall(r"\b\d{4}\b", row[3]) == hexes
        arriving = {unit.cmd for unit in data.units if unit.reinf == group.id}
        assert all(command in row[4] for command in arriving)
        assert row[5:] == ([group.dd or ""] if battle == "chickamauga" else [])


@pytest.mark.parametrize("scenario", sorted(OWN))
def test_our_own_scenarios(scenario: str) -> None:
    data = load_scenario(scenario)
    text = section(OWN[scenario], PAGE)
    assert f"Turns {data.first} to {data.last}," in text
    assert data.commands is not None
    assert all(command in text for command in data.commands)
    markers, goals, levels = tables(text)
    assert {row[0]: row[1] for row in markers} == counts(data.markers)
    assert data.objectives is not None
    assert goals == objectives(data.objectives)
    assert data.levels is not None
    check_levels(levels, data.levels)


def counts(markers: dict[str, int | list[int]] | None) -> dict[str, str]:
    assert markers is not None
    return {name: " ".join(map(str, n)) if isinstance(n, list) else str(n) for name, n in markers.items()}


def test_jacksons_attack() -> None:
    markers, levels = tables(section("Jackson's Attack", PAGE))
    assert {row[0]: row[1] for row in markers} == counts(load_scenario("jacksons-attack").markers)
    check_levels(levels, load_battle("chancellorsville").levels_jacksons_attack)


def test_turns_and_markers_of_fredericksburg() -> None:
    data = load_battle("fredericksburg")
    turns, markers = tables(section("Turns and markers", section(CHAPTERS["fredericksburg"], PAGE)))
    assert [(row[0], row[1]) for row in turns] == [(turn.id, turn.time) for turn in data.turns]
    for row, turn in zip(turns, data.turns, strict=True):
        assert ("fog" in row[3]) == bool(turn.fog)
        assert ("night" in row[3]) == bool(turn.night)
        if turn.initiative:
            assert row[2] == "Union, no roll"
        else:
            assert turn.drm is not None
            said = dict(re.findall(r"(US|CS) \+(\d)", row[2]))
            assert {side: int(number) for side, number in said.items()} == {s: n for s, n in turn.drm.items() if n}
    assert {row[1]: [int(n) for n in row[2:]] for row in markers} == {am.am: am.per_turn for am in data.ams}


def test_turns_markers_and_reinforcements_of_chancellorsville() -> None:
    data = load_battle("chancellorsville")
    chapter = section(CHAPTERS["chancellorsville"], PAGE)
    turns, markers = tables(section("Turns and markers", chapter))
    ids = [turn.id for turn in data.turns]
    spans: dict[str, list[str]] = {}
    for row in turns:
        first, _, last = row[0].partition(" to ")
        for name in ids[ids.index(first) : ids.index(last or first) + 1]:
            assert name not in spans
            spans[name] = row
    assert list(spans) == ids
    for turn in data.turns:
        assert int(spans[turn.id][2]) == turn.hooker
        said = dict(re.findall(r"(US|CS) \+(\d)", spans[turn.id][1]))
        assert {side: int(n) for side, n in said.items()} == {s: n for s, n in (turn.drm or {}).items() if n}
    for row, am in zip(markers, data.ams, strict=True):
        assert row[1] == am.am
        assert am.counts is not None
        assert row[2] == ", ".join(f"{number} from {turn}" for turn, number in am.counts)
        assert (row[3] == "yes") == bool(am.wing)
    groups = tables(section("Reinforcements", chapter))[0]
    assert [(row[0], row[2], row[3]) for row in groups] == [
        (group.id, group.turn, ", ".join(group.entry)) for group in data.reinforcements
    ]


def test_terrain_effects() -> None:
    chart = load_chart()
    grounds = {row[0]: row for row in tables(section("Terrain effects chart", PAGE))[0]}
    for name in ("clear", "woods", "town"):
        ground = chart.ground(name)
        row = grounds[name]
        assert [int(row[n]) for n in (5, 6, 7)] == [ground.charge, ground.df, ground.artillery]
        assert (row[8] == "blocks") == ground.blocks_los


def test_results_of_fire_and_charges() -> None:
    """Every total is in one line of its table, and its line changes where the game's does."""
    fire = tables(section("Artillery", section("Tables", PAGE)))[1]
    assert [bound(row[0]) for row in fire] == [
        min(n for n in range(-20, 20) if fire_result(n) == result)
        for result in sorted({fire_result(n) for n in range(-20, 20)})
    ]
    charge = tables(section("Charges", section("Tables", PAGE)))[1]
    assert [bound(row[0]) for row in charge] == [
        min(n for n in range(-20, 20) if charge_result(n) == result)
        for result in sorted({charge_result(n) for n in range(-20, 20)})
    ]


def bound(words: str) -> int:
    """The lowest total of a line, -20 where it has none."""
    return -20 if "less" in words or "below" in words else int(re.split(r"[ ,]", words)[0])


def test_everything_a_player_decides_is_listed() -> None:
    rows = tables(section("Who decides what", PAGE))[0]
    assert len(rows) >= 20
    for row in rows:
        for clause in re.findall(r"GL-[\w.]+\d", " ".join(row)):
            assert any(name == clause or name.startswith(f"{clause}.") for name in clauses("glory")), clause
    assert len(DECISIONS) > len(rows), "a decision of the page may be asked in several parts"


def test_every_reference_leads_somewhere() -> None:
    """Clauses that the page mentions exist, alone or as a group."""
    known = set(clauses("glory"))
    for named in sorted(set(re.findall(r"\bGL-(?:R\d+|\d+(?:\.[0-9A-D]+)+)", PAGE))):
        assert named in known or any(name.startswith(named) for name in known), named


def test_names_of_data_are_not_spoken() -> None:
    assert re.findall(r"`[a-z_]+`", PAGE.split("## Worked examples")[0]) == []
