"""GL-6.12.2, GL-6.13.4 Which way a unit goes: the cheapest, and others where they have other consequences."""

from __future__ import annotations

import json
from heapq import heappop, heappush
from typing import Any

from longroll.games.glory import GLORY
from longroll.games.glory.data.map_data import DATA
from longroll.kit.clauses import rule
from tests.glory.literal import around, step
from tests.glory.table import Table

SLOAN = "cs-sloan-4th-south-carolina"


def set_up(begin: str, scenario: str = "first-manassas", **changes: Any) -> Table:
    """The set-up of a scenario, at a step of a Command; leaders are left out unless they are named."""
    spec = GLORY.to_json(GLORY.new(scenario))
    del spec["moment"]
    return Table.position({**spec, "leaders": {}, "begin": begin, **changes})


# ---- waking (GL-14.35.1) -----------------------------------------------------------------------------------


@rule("GL-6.12.2", "GL-14.35.1")
def test_of_equal_ways_a_unit_takes_one_that_wakes_nobody() -> None:
    """Sloan comes to 3610 by 3710, within three hexes of Tyler's men, or for the same cost by 3611."""
    table = set_up("move Evans", leaders={"Evans": "3711"}).do(f"move {SLOAN} 3610")
    assert not table.facts("roused")
    wakes = set_up("move Evans", leaders={"Evans": "3711"}).do(f"move-by {SLOAN} 3610 3710")
    assert wakes.facts("roused") == [{"marker": "Tyler"}]
    assert wakes.facts("moves") == table.facts("moves")


def least_costs(table: Table, unit: str, wary: set[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Least MP to each hex over any path, and over paths that enter none of some hexes; read word for word."""
    data = json.loads((DATA / "maps" / "manassas.json").read_text())
    enemies = {table.at(name) for name in table.ask.units("US")} - {"waiting"}
    near = {other for code in enemies for other in around(data, code)}
    found: list[dict[str, int]] = []
    for closed in (set(), wary):
        costs = {table.at(unit): 0}
        queue = [(0, table.at(unit))]
        while queue:
            spent, here = heappop(queue)
            if spent > costs[here] or spent > 5 or (here in near and spent):
                continue
            friends = table.stack(here) if spent else []
            toll = len(friends) == 1 and table.ask.unit(friends[0])["kind"] != "art"
            for other in around(data, here):
                if not other or other in enemies or other in closed or len(table.stack(other)) > 1:
                    continue
                cost = step(data, "inf", here, other, other not in near)
                if cost is not None and spent + toll + cost < costs.get(other, 99):
                    costs[other] = spent + toll + cost
                    heappush(queue, (spent + toll + cost, other))
        found.append(costs)
    return found[0], found[1]


@rule("GL-6.12.2", "GL-14.35.1")
def test_every_quiet_way_is_open_to_the_brigades_before_tyler() -> None:
    """A plain move wakes Tyler only if every cheapest path does; and then a quiet way, if there is one, is offered."""
    table = set_up("move Evans", leaders={"Evans": "3711"})
    data = json.loads((DATA / "maps" / "manassas.json").read_text())
    commands = table.ask.commands()
    tyler = [table.at(unit) for name in table.ask.marker("Tyler")["commands"] for unit in commands[name]["units"]]
    wary = {code for code in tyler if code.isdigit()}
    for _ in range(3):
        wary |= {other for code in wary for other in around(data, code) if other}
    units = [SLOAN, "cs-wheat-special-louisiana"]
    seen = {"quiet": 0, "loud": 0, "choice": 0}
    costs = {unit: least_costs(table, unit, wary) for unit in units}
    for option in table.options("move"):
        _, unit, end = option.split()
        if unit not in units:
            continue
        any_way, quiet = costs[unit]
        after = table.state.copy()
        loud = any(event.kind == "roused" for event in after.apply(option))
        assert loud == (quiet.get(end, 99) > any_way[end]), option
        choices = [other for other in table.options("move-by") if other.split()[1:3] == [unit, end]]
        assert bool(choices) == (loud and quiet.get(end, 99) <= 5), option
        for other in choices:
            assert not any(event.kind == "roused" for event in table.state.copy().apply(other))
        seen["choice" if choices else "loud" if loud else "quiet"] += 1
    assert seen["quiet"]
    assert seen["loud"]


@rule("GL-6.12.2", "GL-14.35.1", "GL-6.13.1")
def test_a_quiet_way_that_costs_more_is_a_choice_of_its_own() -> None:
    table = set_up("move Evans", leaders={"Evans": "3711"})
    march = "march-by cs-wheat-special-louisiana 3607 3508"
    assert march in table.options()
    plain = Table.position(GLORY.to_json(table.state)).do("march cs-wheat-special-louisiana 3607")
    assert plain.facts("roused")
    quiet = Table.position(GLORY.to_json(table.state)).do(march)
    assert not quiet.facts("roused")
    assert quiet.at("cs-wheat-special-louisiana") == "3607"
    for language, words in (("en", "disturbs nobody"), ("fr", "ne dérange personne"), ("it", "non disturba nessuno")):
        choices = {choice.action: choice for choice in GLORY.choices(table.state, language)}
        assert choices[march].label.endswith(words)
        assert "Tyler" in choices["march cs-wheat-special-louisiana 3607"].label
        assert choices[march].names == choices["march cs-wheat-special-louisiana 3607"].names


@rule("GL-6.12.2")
def test_any_way_may_be_named_that_is_one() -> None:
    table = Table("US K leader 0505\nUS a inf 0505 N cmd=K\nCS x inf 1818 N", begin="move K")
    assert table.options("move-by") == [], "nothing is stirred up here"
    assert table.against("move-by a 0503 0905") == "GL-6.12.2 no-way-by"
    assert table.against("move-by a 1505 0605") == "GL-6.21.2 move-cost"
    table.do("move-by a 0503 0604")
    assert table.at("a") == "0503"
    assert table.facts("moves") == [{"unit": "a", "hex": "0503", "cost": 3}]


# ---- enemy leaders (GL-5.15.2) -----------------------------------------------------------------------------


@rule("GL-6.12.2", "GL-5.15.2")
def test_past_a_leader_or_over_him() -> None:
    army = "US K leader 0505\nUS a inf 0505 N cmd=K\nCS X leader 0503\nCS x inf 1818 N cmd=X"
    over = Table(army, begin="move K").do("move-by a 0502 0503", "face N")
    assert over.kind == "flee"
    past = Table(army, begin="move K").do("move-by a 0502 0604", "face N")
    assert (past.kind, past.leader("X")) == ("move", "0503")


# ---- MP left (GL-12.1.1, GL-16.12) -------------------------------------------------------------------------

LONG = "US K leader 0510\nUS h cav 0510 N cmd=K\nCS x inf 1818 N"


@rule("GL-6.12.2", "GL-12.1.1", "GL-10.26.1")
def test_cavalry_does_not_go_the_long_way_to_gallop_where_nobody_is_to_be_charged() -> None:
    """A wood of 3 MP on the way: round it costs more, and nothing is gained there."""
    woods = "0509 0409 0609 0410 0610"
    table = Table(LONG, begin="move K", woods=woods).do("move h 0508")
    assert table.facts("moves") == [{"unit": "h", "hex": "0508", "cost": 4}]
    assert table.kind == "mount", "4 MP are left"
    assert table.noted("galloped") == []
    near = Table(LONG.replace("1818", "0507"), begin="move K", woods="0509").do("move h 0508")
    assert near.facts("moves") == [{"unit": "h", "hex": "0508", "cost": 3}]
    assert near.noted("galloped") == ["h"], "next to an enemy it gallops"


@rule("GL-6.13.4", "GL-12.1.1")
def test_cavalry_hurries_to_have_points_left_for_dismounting() -> None:
    table = Table(LONG, begin="move K")
    assert "march h 0503" in table.options(), "7 of 8 MP"
    assert "march h 0504" not in table.options(), "6 of 8 MP: it can dismount as it is"
    plain = Table(LONG, begin="move K").do("move h 0503")
    assert plain.kind == "face"
    hurried = Table(LONG, begin="move K").do("march h 0503")
    assert hurried.kind == "mount"
    hurried.do("dismount h")
    assert hurried.ask.unit("h")["dismounted"]
    assert table.legal("march h 0504"), "any hex may be marched to"


def barnes(**changes: Any) -> Table:
    spec = {
        "scenario": "chancellorsville",
        "turn": "May3-1200",
        "hexes": {"2903": {"units": ["us-barnes"], "facing": "N"}, "1125": {"units": ["cs-lane"], "facing": "N"}},
        "leaders": {"Griffin": "2903"},
        "begin": "move Griffin",
    }
    return Table.position({**spec, **changes})


@rule("GL-6.13.4", "GL-16.12")
def test_a_unit_hurries_to_leave_the_map() -> None:
    table = barnes()
    assert {"move us-barnes 2801", "march us-barnes 2801"} <= set(table.options())
    labels = {choice.action: choice.label for choice in GLORY.choices(table.state, "en")}
    assert labels["move us-barnes 2801"].endswith("0 movement points left")
    assert labels["march us-barnes 2801"].endswith("2 movement points left")
    assert barnes().do("move us-barnes 2801").kind == "face"
    leaving = barnes().do("march us-barnes 2801")
    assert leaving.kind == "depart"
    assert leaving.do("exit us-barnes").at("us-barnes") == "left"


@rule("GL-16.12", "GL-6.13.4")
def test_a_leader_who_rides_there_may_leave_in_the_same_step() -> None:
    table = barnes().do("ride Griffin", "ride-to 2801")
    assert table.leader("Griffin") == "2801"
    assert table.options("ride") == []
    assert table.options("depart") == ["depart Griffin"]
    again = Table.position(GLORY.to_json(table.state))
    assert again.options() == table.options()
    assert table.do("depart Griffin").leader("Griffin") == "left"


@rule("GL-16.12", "GL-6.13.4")
def test_a_leader_hurries_to_leave_the_map() -> None:
    army = "US K leader 0508 ma=3\nUS a inf 0508 N cmd=K\nCS x inf 1818 N"
    table = Table(army, begin="move K", exits="0505").do("ride K")
    assert {"ride-to 0505", "hurry-to 0505"} <= set(table.options())
    assert "hurry-to 0506" not in table.options()
    assert table.legal("hurry-to 0506"), "he may, for nothing"
    tired = Table(army, begin="move K", exits="0505").do("ride K", "ride-to 0505")
    assert tired.against("depart K") == "GL-6.12.1 leader-has-moved"
    fresh = Table(army, begin="move K", exits="0505").do("ride K", "hurry-to 0505", "depart K")
    assert fresh.leader("K") == "left"
