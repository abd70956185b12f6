"""MR-27 Pick-up battles: points, prices, Forces, dice, deployment, tables."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import FORMATIONS, KINDS, RATINGS, officer_of
from longroll.games.reason.data.materials import load_scenario, ready_armies
from longroll.games.reason.lexicon import READY
from longroll.games.reason.rules import armies
from longroll.games.reason.rules import pick_up_deployment as deploy
from longroll.games.reason.rules.armies import POINTS, cost_of, price, spent
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.setup import SCENARIOS, TABLES
from longroll.games.reason.state import Battle
from longroll.games.reason.table.muster_panel import mustering
from longroll.kit import CHANCE, BadInput, Event, Refusal
from longroll.kit.clauses import rule
from longroll.kit.scene import Row, Scene
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import uniformly
from tests.reason.audit import faults

SMALL = ("rate poor", "raise RI 6 plain", "raise RI 6 plain", "done")
"""An army of two units."""


class Camp:
    """A pick-up battle while it is set up."""

    def __init__(self, table: str = "open", season: str = "summer") -> None:
        self.state: Battle = REASON.new("pick-up", {"table": table, "season": season})
        self.events: list[Event] = []

    def do(self, *actions: str) -> Camp:
        for action in actions:
            self.events += self.state.apply(action)
        return self

    def dice(self, *faces: int) -> Camp:
        for face in faces:
            assert self.state.mover == CHANCE, f"no die is rolled now: {self.kind}"
            self.do(f"die {face}")
        return self

    def persons(self) -> Camp:
        """Dice of four for every sub-commander: nothing special."""
        return self.dice(*[4, 4, 4, 4] * self.state.roster.n_forces)

    @property
    def kind(self) -> str:
        decision = self.state.decision
        return decision.kind if decision is not None else ""

    @property
    def subject(self) -> dict[str, str | int]:
        decision = self.state.decision
        assert decision is not None
        return decision.prompt.args

    def options(self, verb: str = "") -> list[str]:
        return [str(o) for o in self.state.options() if not verb or o.action.verb == verb]

    def refused(self, action: str) -> tuple[str, str]:
        """Clause and reason against an action."""
        refusal = self.state.check(action)
        assert isinstance(refusal, Refusal), f"{action} is legal"
        return refusal.clause, refusal.reason.key.removeprefix("refusal-")

    def legal(self, action: str) -> bool:
        return self.state.check(action) is None

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def deploying(*, first: tuple[str, ...] = SMALL, second: tuple[str, ...] = SMALL, table: str = "open") -> Camp:
    """The moment when the first side, outscouted, deploys in the south."""
    return Camp(table).do(*first, *second).persons().dice(1, 6).dice(6, 6).dice(1)


# ---- MR-27.1 -----------------------------------------------------------------------------------------------


@rule("MR-27.1")
@pytest.mark.parametrize(("rating", "points"), [("poor", 200), ("average", 180), ("good", 160), ("great", 140)])
def test_a_lesser_commander_leaves_more_points(rating: str, points: int) -> None:
    camp = Camp()
    assert camp.kind == "rate"
    camp.do(f"rate {rating}")
    assert camp.subject["points"] == points
    assert camp.state.rating[0] == RATINGS.index(rating)
    camp.do("raise RI 9 plain")
    assert camp.subject["points"] == points - 11


@rule("MR-27.1")
def test_nobody_spends_more_than_he_has() -> None:
    camp = Camp().do("rate great", *["raise HC 9 plain"] * 11)
    assert camp.subject["points"] == 8
    assert camp.refused("raise HC 6 plain") == ("MR-27.1", "too-dear")
    assert camp.legal("raise HC 5 plain")
    camp.do("raise RI 6 plain")
    assert camp.kind == "rate", "no points are left: the army is complete"
    assert camp.told("army-raised")[0].args["points"] == 140


@rule("MR-27.1")
def test_the_commander_comes_first_and_stays() -> None:
    camp = Camp()
    assert camp.refused("raise RI 6 plain") == ("MR-27.1", "rating-first")
    assert camp.refused("done") == ("MR-27.1", "rating-first")
    camp.do("rate good")
    assert camp.refused("rate poor") == ("MR-27.1", "rating-is-chosen")
    assert camp.refused("army great-foot") == ("MR-27.1", "rating-is-chosen")
    assert camp.refused("keep")[1] == "not-an-answer"


# ---- MR-27.2 -----------------------------------------------------------------------------------------------


@rule("MR-27.2")
@pytest.mark.parametrize(
    ("unit", "cost"),
    [
        ("RI 7 oblique", 10), ("RI 6 plain", 8), ("II 5 plain", 5), ("HC 8 plain", 11), ("LC 6 plain", 8),
        ("IC 3 plain", 3), ("HA 2 plain", 6), ("HW 2 plain", 7), ("RA 1 plain", 6),
    ],
)  # fmt: skip
def test_what_a_unit_costs(unit: str, cost: int) -> None:
    camp = Camp().do("rate poor", f"raise {unit}")
    assert camp.subject["points"] == 200 - cost
    assert camp.told("raised")[0].args["cost"] == cost
    kind, sp, drill = unit.split()
    assert camp.state.roster.kind == (KINDS.index(kind),)
    assert camp.state.roster.start_sp == (int(sp),)
    assert camp.state.roster.unit_data[0].oblique == (drill == "oblique")


@rule("MR-27.2", "MR-2.10")
def test_only_regular_infantry_pays_for_the_oblique() -> None:
    camp = Camp().do("rate poor")
    assert camp.refused("raise II 5 oblique") == ("MR-27.2", "only-foot-drills")
    assert camp.refused("raise HC 8 oblique") == ("MR-27.2", "only-foot-drills")
    camp.do("raise RI 7 oblique", "raise RI 7 plain")
    assert camp.state.roster.oblique == (True, False)


@rule("MR-27.2", "MR-27.3")
@pytest.mark.parametrize("name", READY)
def test_ready_made_armies_are_armies(name: str) -> None:
    army = ready_armies()[name]
    points = POINTS[RATINGS.index(army.rating)]
    assert points - 6 < cost_of([*[text for force in army.forces for text in force], *army.guns]) <= points
    assert all(2 <= len(force) <= 6 for force in army.forces)
    camp = Camp().do(f"army {name}")
    assert camp.kind == "rate"
    assert camp.state.seat == "second"
    assert RATINGS[camp.state.rating[0]] == army.rating
    assert [len(camp.state.roster.units_of[f]) for f in camp.state.roster.forces_of[0]] == [*map(len, army.forces)]
    assert len(camp.state.roster.army_guns[0]) == len(army.guns)


@rule("MR-27.2")
def test_three_ready_made_armies_for_each_commander() -> None:
    ratings = [army.rating for army in ready_armies().values()]
    assert all(ratings.count(rating) == 3 for rating in RATINGS)


# ---- MR-27.3 -----------------------------------------------------------------------------------------------


@rule("MR-27.3")
def test_a_force_has_two_units_at_least() -> None:
    camp = Camp().do("rate poor")
    assert camp.refused("done") == ("MR-27.3", "no-corps")
    camp.do("raise HC 7 plain")
    assert camp.refused("done") == ("MR-27.3", "corps-too-small")
    assert camp.refused("close") == ("MR-27.3", "corps-too-small")
    camp.do("raise HC 7 plain", "close")
    assert camp.refused("close") == ("MR-27.3", "corps-closed")
    camp.do("raise LC 6 plain")
    assert camp.refused("done") == ("MR-27.3", "corps-too-small")
    camp.do("raise LC 6 plain", "done")
    assert [len(units) for units in camp.state.roster.units_of] == [2, 2]


@rule("MR-27.3")
def test_the_seventh_unit_begins_another_force() -> None:
    camp = Camp().do("rate poor", *["raise RI 5 plain"] * 6)
    assert camp.refused("close") == ("MR-27.3", "corps-closed")
    camp.do("raise RI 5 plain", "raise RI 5 plain")
    assert [len(units) for units in camp.state.roster.units_of] == [6, 2]
    assert camp.state.roster.force_ids == ("A1", "A2")


@rule("MR-27.3")
def test_no_force_is_begun_that_cannot_have_a_second_unit() -> None:
    camp = Camp().do("rate great", *["raise HC 8 plain"] * 12)
    assert camp.subject["points"] == 8
    assert camp.refused("raise RI 4 plain") == ("MR-27.3", "no-second-unit")
    assert camp.legal("guns HW")
    camp.do("raise II 5 plain", "raise II 3 plain")
    assert camp.kind == "rate"


@rule("MR-27.3", "MR-3.11")
def test_army_artillery_leaves_points_for_a_force() -> None:
    camp = Camp().do("rate great", *["guns HW"] * 19)
    assert camp.subject["points"] == 7
    assert camp.refused("guns HA") == ("MR-27.3", "no-second-unit")
    assert camp.refused("guns RA") == ("MR-3.11", "no-army-artillery")
    camp.do("raise IC 4 plain", "raise IC 3 plain")
    roster = camp.state.roster
    assert roster.army_guns[0] == tuple(range(2, 21))
    assert {roster.start_sp[unit] for unit in roster.army_guns[0]} == {2}


@rule("MR-27.3")
@pytest.mark.parametrize(
    ("faces", "mod"),
    [
        ((1, 1), -2), ((1, 2), -2), ((1, 3), -1), ((2, 3), -1), ((3, 3), 0), ((3, 4), 0), ((4, 4), 0), ((4, 5), 1),
        ((5, 5), 1), ((5, 6), 2), ((6, 6), 2),
    ],
)  # fmt: skip
def test_two_dice_give_the_personality(faces: tuple[int, int], mod: int) -> None:
    camp = Camp().do(*SMALL, *SMALL)
    assert camp.kind == "person-die"
    camp.dice(*faces, 1, 1)
    assert camp.state.mod[officer_of(0)] == mod
    assert camp.told("person")[0].args["total"] == sum(faces)


@rule("MR-27.3")
@pytest.mark.parametrize(("die", "exceptional"), [(5, False), (6, True)])
@pytest.mark.parametrize(("last", "v"), [(4, 0), (5, 1), (6, 1)])
def test_a_die_makes_him_exceptional_another_brave(die: int, exceptional: bool, last: int, v: int) -> None:
    camp = Camp().do(*SMALL, *SMALL).dice(3, 4, die, last)
    officer = officer_of(0)
    assert (camp.state.exceptional[officer], camp.state.v[officer]) == (exceptional, v)
    assert bool(camp.told("exceptional")) == exceptional
    camp.dice(6, 6, 1, 1)
    assert camp.state.mod[officer_of(1)] == 2
    assert (camp.state.exceptional[officer], camp.state.v[officer]) == (exceptional, v)
    assert camp.kind == "scout-die"


# ---- MR-27.4 -----------------------------------------------------------------------------------------------


@rule("MR-27.4")
def test_scouts_are_counted() -> None:
    horse = ("rate great", *["raise LC 6 plain"] * 3, "raise IC 4 plain", "raise IC 4 plain", "done")
    camp = Camp().do(*horse, *SMALL).persons()
    assert camp.subject["bonus"] == 6 + 2 + 1
    camp.dice(2)
    assert camp.told("scout")[0].args["total"] == 11
    assert camp.subject["bonus"] == 0


@rule("MR-27.4", "MR-27.6")
@pytest.mark.parametrize(("dice", "lower"), [((2, 5), "first"), ((5, 2), "second")])
def test_the_lower_side_deploys_first_from_the_south(dice: tuple[int, int], lower: str) -> None:
    camp = Camp().do(*SMALL, *SMALL).persons().dice(*dice)
    camp.dice(6, 6, 1)
    assert camp.state.seat == lower
    side = REASON.seats.index(lower)
    assert camp.state.roster.data.sides[side].home_edge == "south"
    assert camp.state.roster.data.sides[1 - side].home_edge == "north"
    camp.do("rest")
    assert camp.state.seat != lower
    assert all(camp.state.shapes[unit].cy < 6 for unit in camp.state.present[side])
    camp.do("rest")
    assert all(camp.state.shapes[unit].cy > 18 for unit in camp.state.present[1 - side])
    assert all(camp.state.shapes[unit].facing == 180 for unit in camp.state.present[1 - side])


@rule("MR-27.4")
def test_equal_scouts_roll_again() -> None:
    camp = Camp().do(*SMALL, "army average-horse").persons()
    bonus = 2 + 2 + 1  # average, two units of IC, three of LC
    camp.dice(6, 1)
    assert camp.told("scout-tie")[0].args["total"] == 1 + bonus
    camp.dice(5, 1)
    assert camp.told("outscouted")[0].args["seat"] == "first"


# ---- MR-27.5: weather and hour -----------------------------------------------------------------------------


@rule("MR-27.5", "MR-26.3")
@pytest.mark.parametrize(
    ("faces", "weather", "length"),
    [
        ((1, 1), "bad", 6), ((1, 3), "bad", 6), ((1, 4), "overcast", 7), ((3, 4), "overcast", 7),
        ((2, 6), "clear", 8), ((6, 6), "clear", 8),
    ],
)  # fmt: skip
def test_two_dice_for_the_weather(faces: tuple[int, int], weather: str, length: int) -> None:
    camp = Camp().do(*SMALL, *SMALL).persons().dice(1, 2).dice(*faces)
    assert camp.kind == "hour-die"
    assert camp.state.roster.data.weather == weather
    assert camp.state.roster.bad_weather == (weather == "bad")
    assert camp.state.roster.length == length


@rule("MR-27.5")
@pytest.mark.parametrize(("die", "turn"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_die_for_the_first_turn(die: int, turn: int) -> None:
    camp = Camp().do(*SMALL, *SMALL).persons().dice(1, 2).dice(6, 6).dice(die)
    assert camp.state.turn == turn
    camp.do("rest", "rest")
    assert camp.told("turn")[0].args["number"] == turn
    assert camp.kind == "command-die"


# ---- MR-27.5: deployment -----------------------------------------------------------------------------------


@rule("MR-27.5")
def test_nobody_stands_farther_than_six_from_his_edge() -> None:
    camp = deploying()
    assert camp.kind == "station"
    assert camp.subject["officer"] == "Ahlefeld"
    assert camp.refused("station Ahlefeld 18 5.76") == ("MR-27.5", "officer-beyond-zone")
    camp.do("station Ahlefeld 18 0.75", "station Brandis 18 4")
    assert camp.kind == "deploy"
    assert camp.subject["unit"] == "A1a"
    assert camp.legal("deploy A1a 18 5.75 0 FF")
    assert camp.refused("deploy A1a 18 5.76 0 FF") == ("MR-27.5", "beyond-zone")
    assert camp.refused("deploy A1a 18 5.75 15 FF") == ("MR-27.5", "beyond-zone")
    assert camp.refused("deploy A1a 18 5.6 0 MF") == ("MR-27.5", "beyond-zone")
    assert camp.legal("deploy A1a 18 5.5 0 MF")


@rule("MR-27.5", "MR-3.6", "MR-3.7")
def test_every_unit_stands_in_command() -> None:
    camp = deploying().do("station Ahlefeld 18 0.75", "station Brandis 10 3")
    # the gap from his base (to 10.25) to the unit's edge (from x - 1): 3 at most
    assert camp.refused("deploy A1a 14.27 3 0 FF") == ("MR-27.5", "deployed-out-of-command")
    camp.do("deploy A1a 14.25 3 0 FF")
    # the second holds on to the first, as regular infantry may
    assert camp.refused("deploy A1b 16.35 3 0 FF") == ("MR-27.5", "deployed-out-of-command")
    camp.do("deploy A1b 16.25 3 0 FF")
    assert in_command(camp.state, 0)
    assert in_command(camp.state, 1)
    assert camp.state.seat == "second"


@rule("MR-27.5", "MR-3.7")
def test_horse_holds_on_to_nobody() -> None:
    horse = ("rate poor", "raise HC 6 plain", "raise HC 6 plain", "done")
    camp = deploying(first=horse).do("station Ahlefeld 18 0.75", "station Brandis 10 3", "deploy A1a 14.25 3 0 FF")
    assert camp.refused("deploy A1b 16.25 3 0 FF") == ("MR-27.5", "deployed-out-of-command")


@rule("MR-27.5", "MR-3.8")
def test_army_artillery_stands_where_it_likes() -> None:
    guns = ("rate poor", "guns HA", *SMALL[1:])
    camp = deploying(first=guns).do("station Ahlefeld 18 0.75")
    assert camp.legal("deploy AG1 2 2 0 FF")
    assert camp.refused("deploy AG1 2 5.6 0 FF") == ("MR-27.5", "beyond-zone")
    camp.do("deploy AG1 2 2 0 MF", "rest")
    assert FORMATIONS[camp.state.formation[camp.state.roster.unit["AG1"]]] == "MF"


@rule("MR-27.5")
def test_the_order_is_free_but_the_general_comes_before_his_units() -> None:
    two = ("rate poor", "raise RI 6 plain", "raise RI 6 plain", "close", "raise LC 6 plain", "raise LC 6 plain", "done")
    camp = deploying(first=two)
    assert camp.refused("deploy A2a 10 3 0 FF") == ("MR-27.5", "station-first")
    camp.do("station Cammin 30 3", "deploy A2b 30 4 0 FF")
    assert camp.refused("station Cammin 29 3") == ("MR-27.5", "stationed-already")
    assert camp.refused("deploy A2b 30 5 0 FF") == ("MR-27.5", "deployed-already")
    assert camp.refused("station Montclair 30 1") == ("MR-27.5", "officer-of-the-enemy")
    assert camp.refused("deploy B1a 30 1 0 FF") == ("MR-27.5", "unit-of-the-enemy")
    assert camp.subject["officer"] == "Ahlefeld"
    camp.do("rest")
    assert camp.state.shapes[camp.state.roster.unit["A2b"]].cx == 30
    assert len(camp.state.present[0]) == 4


@rule("MR-27.5")
def test_one_place_holds_one() -> None:
    camp = deploying().do("station Ahlefeld 18 0.75", "station Brandis 18 3", "deploy A1a 18 4 0 FF")
    assert camp.refused("deploy A1b 18.5 4.2 0 FF") == ("MR-27.5", "deployed-on-unit")
    assert camp.refused("deploy A1b 18 3.4 0 FF") == ("MR-27.5", "deployed-on-officer")
    assert camp.refused("deploy A1b 18 0.2 0 FF") == ("MR-27.5", "deployed-off-table")
    assert camp.legal("deploy A1b 20 4 0 FF")
    assert camp.refused("deploy A1b 18") == ("MR-27.5", "unreadable")
    assert camp.refused("deploy A1b in nowhere") == ("MR-27.5", "unreadable")


@rule("MR-27.5", "MR-2.5")
def test_irregular_cavalry_is_not_deployed_in_march_formation() -> None:
    cossacks = ("rate poor", "raise IC 4 plain", "raise IC 4 plain", "done")
    camp = deploying(first=cossacks).do("station Ahlefeld 18 0.75", "station Brandis 18 3")
    assert camp.refused("deploy A1a 18 4.5 0 MF") == ("MR-2.5", "irregular-march")
    assert not any(option.endswith("MF") for option in camp.options())


@rule("MR-27.5", "MR-23.1", "MR-23.2")
def test_towns_take_garrisons() -> None:
    """On Rossbach's table: one sector in the south, from 1 to 3 BW of the edge."""
    mixed = ("rate poor", "raise RI 6 plain", "raise HC 6 plain", "raise II 4 plain", "done")
    camp = deploying(first=mixed, table="rossbach").do("station Ahlefeld 23 0.75", "station Brandis 17 2")
    garrison = "deploy A1a in Pettstedt-1"
    assert garrison in camp.options()
    assert camp.refused("deploy A1b in Pettstedt-1") == ("MR-23.1", "no-garrison-of-horse")
    assert camp.refused("deploy A1b 14.8 3.1 0 FF") == ("MR-27.5", "deployed-sector")
    camp.do(garrison)
    assert FORMATIONS[camp.state.formation[0]] == "garrison"
    assert camp.refused("deploy A1c in Pettstedt-1") == ("MR-23.2", "garrisoned-already")
    field = camp.state.field
    far = next(n for n in range(len(field.sectors)) if min(field.sectors[n].ys) > 6)
    assert camp.refused(f"deploy A1c in {field.sector_ids[far]}") == ("MR-27.5", "beyond-zone")


@rule("MR-27.5", "MR-13.1")
def test_horse_is_not_deployed_in_difficult_ground() -> None:
    """On Lindenau's table there are wet meadows in the south."""
    mixed = ("rate poor", "raise HC 6 plain", "raise RI 6 plain", "done")
    camp = deploying(first=mixed, table="lindenau").do("station Ahlefeld 12 0.75")
    meadow = camp.state.field.area_polygons[camp.state.field.area_names.index("brook-meadow")]
    x, y = sum(meadow.xs) / len(meadow.xs), sum(meadow.ys) / len(meadow.ys)
    camp.do(f"station Brandis {x:.3f} {y - 1.5:.3f}")
    assert camp.refused(f"deploy A1a {x:.3f} {y:.3f} 0 FF") == ("MR-27.5", "deployed-difficult")
    assert camp.legal(f"deploy A1b {x:.3f} {y:.3f} 0 FF")


@rule("MR-27.5")
def test_the_rest_stands_with_the_foot_in_the_middle_and_the_horse_on_the_wings() -> None:
    two = ("raise HC 6 plain", "raise HC 6 plain", "close")
    foot = ("raise RI 6 plain", "raise RI 6 plain", "close")
    camp = deploying(first=("rate poor", *two, *foot, *foot, *two, "done")).do("rest")
    horse = [camp.state.officers[officer_of(force)].cx for force in (0, 3)]
    line = [camp.state.officers[officer_of(force)].cx for force in (1, 2)]
    assert min(horse) < min(line) < max(line) < max(horse)


@rule("MR-27.5")
def test_who_finds_no_place_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deploy, "ZONE", 1.0)
    many = ("rate poor", *["raise HC 4 plain"] * 28, "done")
    camp = deploying(first=many, table="lindenau").do("rest")
    left = camp.told("left-behind")
    assert left
    assert all(event.args["kind"] == "HC" for event in left)
    roster = camp.state.roster
    assert len(roster.of_side[0]) == 28 - len(left) == len(camp.state.present[0])
    assert all(max(camp.state.shapes[unit].ys) <= 1.001 for unit in camp.state.present[0])
    assert all(in_command(camp.state, unit) for unit in camp.state.present[0])


# ---- MR-27.6 -----------------------------------------------------------------------------------------------


@rule("MR-27.6")
@pytest.mark.parametrize("table", [name for name in TABLES if name != "open"])
def test_any_scenario_lends_its_table(table: str) -> None:
    camp = Camp(table)
    data, own = camp.state.roster.data, load_scenario(table)
    assert (data.table, data.levels, data.areas, data.towns, data.roads) == (
        own.table, own.levels, own.areas, own.towns, own.roads,
    )  # fmt: skip
    assert data.objectives == []
    assert camp.state.holders == []
    assert all(special.type == "no_bridge" for special in data.special)
    assert camp.state.roster.n_units == 0
    assert REASON.scene(camp.state, "first", "en").board == REASON.board("en", table).hash


@rule("MR-27.6")
def test_the_open_table() -> None:
    camp = Camp()
    data = camp.state.roster.data
    assert (data.table.w, data.table.h) == (36, 24)
    assert not (data.levels)
    assert not (data.areas)
    assert not (data.towns)
    assert not (data.linear)
    assert not (data.roads)
    assert REASON.scene(camp.state, None, "en").board == REASON.board("en", "pick-up").hash
    assert set(TABLES) == {"open", *SCENARIOS}


@rule("MR-27.6", "MR-26.3")
@pytest.mark.parametrize(("season", "length"), [("summer", 8), ("spring", 7), ("autumn", 7), ("winter", 6)])
def test_the_season_is_agreed(season: str, length: int) -> None:
    assert Camp(season=season).state.roster.length == length
    assert REASON.new("pick-up").roster.length == 8


@rule("MR-27.6")
def test_strengths_are_those_of_the_table() -> None:
    camp = Camp().do("rate poor")
    listed = {(o.split()[1], int(o.split()[2])) for o in camp.options("raise")}
    wanted = {
        ("RI", 3, 9),
        ("II", 3, 6),
        ("HC", 4, 9),
        ("LC", 4, 8),
        ("IC", 3, 6),
        ("HA", 2, 2),
        ("HW", 2, 2),
        ("RA", 1, 1),
    }
    assert listed == {(kind, sp) for kind, low, high in wanted for sp in range(low, high + 1)}
    assert camp.refused("raise RI 2 plain") == ("MR-27.6", "no-such-strength")
    assert camp.refused("raise HA 3 plain") == ("MR-27.6", "no-such-strength")


def test_options_are_checked() -> None:
    with pytest.raises(BadInput, match="table"):
        REASON.new("pick-up", {"table": "moon"})
    with pytest.raises(BadInput, match="weather"):
        REASON.new("pick-up", {"weather": "bad"})
    with pytest.raises(BadInput, match="table"):
        REASON.new("warburg", {"table": "open"})


# ---- the whole ---------------------------------------------------------------------------------------------


@rule("MR-27.1", "MR-27.5")
def test_one_click_a_side_and_the_battle_begins() -> None:
    camp = Camp("warburg").do("army average-foot", "army average-foot").persons().dice(1, 6).dice(6, 6).dice(1)
    camp.do("rest", "rest")
    b = camp.state
    assert camp.kind == "command-die"
    assert b.turn == 1
    assert [len(units) for units in b.present] == [22, 22]
    assert all(in_command(b, unit) for side in (0, 1) for unit in b.present[side])
    assert not camp.told("left-behind")
    assert faults(b) == []
    assert not mustering(b)


@rule("MR-27.2", "MR-27.3", "MR-27.5")
@pytest.mark.parametrize("table", TABLES)
def test_random_musters_are_sound(table: str) -> None:
    """Random players raise and deploy legal armies on every table, and each position can be written and read."""
    for seed in range(3):
        rng = Random(seed)
        b = Camp(table).state
        steps = 0
        while mustering(b):
            if rng.random() < 0.1:
                text = json.loads(msgspec.json.encode(REASON.to_json(b)))
                again = REASON.position(text)
                assert REASON.to_json(again) == REASON.to_json(b)
                assert again.codes == b.codes
                assert faults(b) == []
            kept, before = b.copy(), REASON.to_json(b)
            b.play(uniformly(b, rng))
            assert REASON.to_json(kept) == before
            steps += 1
        assert steps < 400
        assert b.roster.n_units == sum(len(units) for units in b.present)
        for side in (0, 1):
            assert spent(b.roster, side) <= POINTS[b.rating[side]]
            assert all(2 <= len(b.roster.units_of[force]) <= 6 for force in b.roster.forces_of[side])
            assert all(in_command(b, unit) for unit in b.present[side])
        assert faults(b) == []


@rule("MR-27.1")
def test_a_pick_up_battle_is_played_to_its_end() -> None:
    rng = Random(4)
    b = Camp("kolin").do("army great-horse", "army poor-light").state
    for _ in range(20_000):
        if b.over:
            break
        b.play(uniformly(b, rng))
    assert b.over


def test_a_position_names_its_armies() -> None:
    spec = {
        "scenario": "pick-up",
        "muster": {
            "table": "lindenau",
            "season": "winter",
            "armies": [
                {"rating": "great", "forces": {"A1": {"mod": 1, "units": {"A1a": "RI 8 oblique", "A1b": "RI 7"}}}},
                {"forces": {"B1": {"units": {"B1a": "IC 4", "B1b": "II 5"}}}, "guns": {"BG1": "HA 2"}},
            ],
        },
        "units": {"A1a": {"x": 12, "y": 2}, "A1b": {"x": 14, "y": 2}, "B1a": {"x": 12, "y": 14, "facing": 180}},
        "officers": {"Brandis": {"x": 13, "y": 1}, "Narbois": {"x": 12, "y": 15}, "Ahlefeld": {"x": 8, "y": 1}},
        "begin": "move first",
    }
    b = REASON.position(spec)
    assert b.decision is not None
    assert b.decision.kind == "move"
    assert b.mod[b.roster.officer["Brandis"]] == 1
    assert b.roster.length == 6
    assert REASON.to_json(REASON.position(REASON.to_json(b))) == REASON.to_json(b)


@pytest.mark.parametrize(
    "muster",
    [
        {"table": "moon"},
        {"start_turn": 9},
        {"armies": [{"forces": {"A1": {"units": {"A1a": "RI 12"}}}}, {}]},
        {"armies": [{"forces": {"A1": {"units": {"A1a": "LC 6 oblique"}}}}, {}]},
        {"armies": [{"forces": {"A1": {"units": {"x": "RI 6"}}}}, {"forces": {"B1": {"units": {"x": "RI 6"}}}}]},
    ],
)
def test_impossible_armies_are_refused(muster: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        REASON.position({"scenario": "pick-up", "muster": muster})
    with pytest.raises(BadInput):
        REASON.position({"scenario": "warburg", "muster": {}})


def test_a_bare_position_begins_with_the_muster() -> None:
    b = REASON.position({"scenario": "pick-up"})
    assert b.decision is not None
    assert b.decision.kind == "rate"
    assert REASON.to_json(b) == REASON.to_json(REASON.new("pick-up"))


# ---- what people see ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_muster_is_shown_and_told(language: str) -> None:
    camp = Camp("leuthen")
    rng = Random(8)
    shown: Scene | None = None
    while mustering(camp.state):
        b = camp.state
        shown = REASON.scene(b, "first", language)
        assert [panel.id for panel in shown.panels] == ["muster-u", "muster-c"]
        assert REASON.prompt(b, "first", language) is not None
        assert REASON.summary(b, None, language)
        labels = [choice.label for choice in REASON.choices(b, language)]
        assert len(set(labels)) == len(labels)
        events = b.apply(b.write(uniformly(b, rng)))
        assert REASON.narrate(events, None, language) is not None
        assert REASON.log_lines(events, None, language) is not None
    assert shown is not None
    assert len(shown.items) > 10


def test_the_column_counts_the_points() -> None:
    camp = Camp().do("rate good", "raise RI 7 oblique", "raise RI 7 oblique", "guns HA")
    panel = REASON.scene(camp.state, "first", "en").panels[0]
    assert panel.note == "26 of 160 points"
    assert [row.text for row in panel.rows if isinstance(row, Row)] == [
        "Ahlefeld, good",
        "Brandis (0): 2 × regular infantry (7 SP, oblique)",
        "Army artillery: 1 × heavy artillery (2 SP)",
        "3 still to be deployed",
    ]


def test_units_are_offered_with_their_price() -> None:
    camp = Camp()
    labels = [choice.label for choice in REASON.choices(camp.state, "en")]
    assert labels[-3:] == ["Average commander, 180 points", "Good commander, 160 points", "Great commander, 140 points"]
    camp.do("rate great")
    offered = {choice.action: choice.label for choice in REASON.choices(camp.state, "en")}
    assert offered["raise HC 8 plain"] == "Heavy cavalry of 8 SP, 11 points"
    assert offered["raise RI 7 oblique"] == "Regular infantry of 7 SP, drilled to move obliquely, 10 points"
    assert offered["guns HW"] == "Howitzers as army artillery, 7 points"


def test_places_are_told_from_the_general() -> None:
    camp = deploying().do("rest", "station Montclair 18 23", "station Narbois 18 21")
    labels = [choice.label for choice in REASON.choices(camp.state, "en")]
    # they look south: what lies to the east is on their left
    assert camp.options()[1] == "deploy B1a 19 20 180 FF"
    assert labels[1] == "Aubigny 1 BW before Narbois, 1 to his left, in fighting formation"


def test_prices_and_texts_agree() -> None:
    for kind, name in enumerate(KINDS):
        for sp in armies.strengths(kind):
            assert armies.read_unit(f"{name} {sp}") == (kind, sp, False)
            assert cost_of([f"{name} {sp}"]) == price(kind, sp, False)
    with pytest.raises(ValueError, match="no unit"):
        armies.read_unit("RI six")
