"""GL-14 Every hex that section 14 names lies where the rule says."""

from __future__ import annotations

import itertools

import pytest

from longroll.games.glory.questions import Questions
from longroll.kit.clauses import rule
from tests.glory.table import Table

MANASSAS = ("2404", "2503", "4009", "4010", "3635", "1518", "1015", "1020", "0515")
CHICKAMAUGA = ("2539", "2342", "3234", "3135", "3329", "1440", "1101")


def linked(ask: Questions, codes: list[str], kind: str) -> bool:
    """Is every hex joined to the next by a road of a kind?"""
    return all(
        ask.ground(one)["roads"].get(ask.side_to(one, other)) == kind for one, other in itertools.pairwise(codes)
    )


@pytest.mark.parametrize(("name", "codes"), [("first-manassas", MANASSAS), ("chickamauga", CHICKAMAUGA)])
def test_every_hex_is_on_its_map(name: str, codes: tuple[str, ...]) -> None:
    assert set(codes) <= set(Table.scenario(name).ask.hexes())


@rule("GL-14.2.1")
def test_two_fords_near_sudley_mill() -> None:
    ask = Table.scenario("first-manassas").ask
    for one, other, water in (("2404", "2405", "creek"), ("2503", "2502", "river")):
        side = ask.side_to(one, other)
        assert ask.ground(one)["crossings"][side] == "ford"
        assert ask.ground(one)["water"][side] == water
    assert ask.distance("2404", "2503") == 1
    assert "Sudley Church" in ask.ground("2405")["names"]


@rule("GL-14.2.4", "GL-14.2.6", "GL-14.2.7", "GL-14.2.8", "GL-R44", "GL-R45")
def test_places_of_both_manassas_battles() -> None:
    first = Table.scenario("first-manassas")
    sherman = [first.at(name) for name in first.ask.units() if "sherman" in name]
    assert {place for place in sherman if place != "waiting"} == {"4009", "4010"}
    assert first.at("us-e-3us-ayres") == "4010"
    entries = {code for group in first.ask.arrivals().values() for code in group["hexes"]}
    assert "3635" not in entries
    assert "3735" in entries
    assert first.ask.ground("3635")["edge_road"] == ""
    second = Table.scenario("second-manassas")
    ask = second.ask
    assert {ask.unit(name)["facing"] for name in ask.commands()["King"]["units"]} == {"NE"}
    assert second.at("us-gibbon-b") == "1518"
    groups = list(ask.arrivals().values())
    hood, line = (next(group["hexes"] for group in groups if name in group["units"]) for name in ("cs-law", "cs-corse"))
    assert hood == ["1015"]
    assert (line[0], line[-1]) == ("0515", "1020")
    assert all(ask.distance(one, other) == 1 for one, other in itertools.pairwise(line))
    assert "pike" in ask.ground("1020")["roads"].values()


@rule("GL-14.2.9", "GL-14.2.10", "GL-14.52.1")
def test_places_at_chickamauga() -> None:
    ask = Table.scenario("chickamauga").ask
    assert linked(ask, ["2539", "2540", "2441", "2442", "2342"], "road")
    assert linked(ask, ["3234", "3235", "3135"], "trail")
    assert ask.distance("3329", ask.place("Alexander's Bridge")) <= 1
    assert ask.distance("1440", ask.place("Lee and Gordon's Mill")) <= 3
    assert "Rossville" in ask.ground("1101")["names"]
    assert ask.ground("1101")["edge_road"]
    assert ask.ground("3330")["crossings"][ask.side_to("3330", "3331")] == "bridge"
