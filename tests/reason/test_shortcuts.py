"""What the rules find by a shorter way is what the plain way finds."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from longroll.boards.plane.clip import rects_common_area
from longroll.boards.plane.measure import distance, overlap
from longroll.boards.plane.shapes import on_table, rect_at
from longroll.boards.plane.turn import wheel, wheel_stays_off, wheel_stops
from longroll.games.reason.components import EPS, FF
from longroll.games.reason.field import TOUCH
from longroll.games.reason.legs import ANGLE_DECIMALS, LENGTH_DECIMALS, WHEEL, Leg, decimal, rounded_to
from longroll.games.reason.rules import candidates, control, duties, manoeuvres, officers, sight, wheels
from longroll.games.reason.rules.artillery import Artillery
from longroll.games.reason.rules.movement import Movement
from longroll.games.reason.rules.setup import new_battle
from longroll.games.reason.state import Battle
from longroll.kit.state import CHANCE

SCENARIOS = ("lindenau", "warburg", "leuthen")


def positions(seed: int, decisions: int = 250) -> Iterator[Battle]:
    """Every position of the beginning of random games."""
    for scenario in SCENARIOS:
        rng = Random(seed)
        b = new_battle(scenario)
        b.settle()
        for _ in range(decisions):
            if b.over:
                break
            yield b
            b.play(rng.choices(b.codes, b.weights() if b.mover == CHANCE else None)[0])


# ---- numbers -----------------------------------------------------------------------------------------------

halves = st.integers(0, 100_000).map(lambda n: n / 2000)
numbers = st.one_of(st.floats(0, 400), halves, st.integers(0, 40_000).map(lambda n: n / 1000))


@given(numbers)
def test_numbers_are_written_as_they_are_formatted(value: float) -> None:
    for decimals in (ANGLE_DECIMALS, LENGTH_DECIMALS):
        assert decimal(value, decimals) == f"{value:.{decimals}f}".rstrip("0").rstrip(".")


@given(st.one_of(numbers, st.floats(-50, 50)))
def test_numbers_are_rounded_as_round_does_it(value: float) -> None:
    for decimals in (ANGLE_DECIMALS, LENGTH_DECIMALS, 6):
        assert rounded_to(value, 10.0**decimals, decimals) == round(value, decimals)


# ---- judgements without their words ------------------------------------------------------------------------


def test_who_may_move_or_ride_is_whom_nothing_bars() -> None:
    looked = 0
    for b in positions(1):
        if isinstance(b.top(), Movement):
            looked += 1
            for unit in range(b.roster.n_units):
                assert manoeuvres.may_move(b, unit) == (manoeuvres.bar(b, unit) is None)
            for officer in range(b.roster.n_officers):
                assert officers.may_ride(b, officer) == (officers.bar(b, officer) is None)
    assert looked > 100


def test_the_column_of_a_force_is_that_of_its_distance() -> None:
    for b in positions(2, 120):
        for force in range(b.roster.n_forces):
            near = control.force_gap(b, force) <= control.COLUMN_REACH + EPS
            assert control.enemy_within(b, force, control.COLUMN_REACH) == near


def test_targets_of_batteries_stay_while_they_are_declared() -> None:
    looked = 0
    for b in positions(3, 600):
        top = b.top()
        if isinstance(top, Artillery) and top.firers:
            again = Artillery(top.stage, top.firers, top.aims)
            again.choices(b.copy())
            assert (top.open, top.bound) == (again.open, again.bound)
            looked += 1
    assert looked > 5


def test_an_officers_straight_ride_is_judged_by_exact_borders() -> None:
    looked = 0
    for b in positions(4, 150):
        if b.mover == CHANCE:
            continue
        for officer in b.roster.officers_of[b.mover]:
            if not b.officer_present(officer):
                continue
            base = b.officers[officer]
            for x, y in candidates.wishes(b, officer):
                ways = officers.hindrances(b, officer, x, y)
                cut = any(officers.cuts(base.cx, base.cy, x, y, officers.grown(shape)) for shape in ways)
                crossed = b.field.river_crossed(base.cx, base.cy, x, y) >= 0
                assert officers.rides_straight(b, officer, x, y) == (not cut and not crossed)
                looked += cut
    assert looked > 5


def test_several_answers_are_more_than_one() -> None:
    sure = 0
    for b in positions(9, 200):
        if b.top().several(b):
            assert len(b.top().listing(b)) > 1
            sure += 1
    assert sure > 100


def test_what_holds_a_disc_of_a_line_of_fire_covers_enough_of_it() -> None:
    rng = Random(10)
    held = 0
    for _ in range(2000):
        guns = rect_at(0.0, 0.0, rng.uniform(0.0, 360.0), 1.0, 1.0)
        place = rect_at(rng.uniform(-4.0, 4.0), rng.uniform(-4.0, 4.0), rng.uniform(0.0, 360.0), 2.0, 0.5)
        mx, my = guns.front_middle
        x, y = mx + rng.uniform(-5.0, 5.0), my + rng.uniform(-5.0, 5.0)
        far = hypot(x - mx, y - my)
        way = ((x - mx) / far, (y - my) / far, far)
        if sight.holds_disc(place, guns, place.cx - mx, place.cy - my, *way):
            assert rects_common_area(*sight.corridor(guns, x, y), place) > sight.CORRIDOR_AREA
            held += 1
    assert held > 20


# ---- ground and wheels -------------------------------------------------------------------------------------


def test_what_is_near_a_longer_way_serves_a_shorter_one() -> None:
    rng = Random(5)
    for b in positions(5, 40):
        field = b.field
        place = b.shapes[rng.choice(b.present[0])]
        length = rng.uniform(0.5, 6.0)
        x, y = place.cx + place.fx * length, place.cy + place.fy * length
        near = field.near_way(place.cx, place.cy, place.cx + place.fx * 8.0, place.cy + place.fy * 8.0)
        way = (place.cx, place.cy, x, y)
        assert field.level_changes(*way, near) == field.level_changes(*way)
        assert field.obstacles_crossed(*way, near) == field.obstacles_crossed(*way)
        sweep = (place, place.fx, place.fy, length)
        assert field.difficult_stretches(*sweep, near) == field.difficult_stretches(*sweep)
        assert field.barriers(*sweep, field.barred[0], near) == field.barriers(*sweep, field.barred[0])


def test_a_wheel_leaves_the_table_at_the_first_stop_that_does() -> None:
    rng = Random(6)
    b = new_battle("lindenau")
    unit = b.present[0][0]
    left = 0
    for _ in range(200):
        b.put(unit, rng.uniform(1.0, 3.0), rng.uniform(1.0, b.field.h - 1.0), rng.uniform(0.0, 360.0), FF)
        angle = round(rng.uniform(-90.0, 90.0), 2)
        arc = wheels.Wheel(b, manoeuvres.begin(b, unit), angle)
        places = [wheel(b.shapes[unit], stop) for stop in wheel_stops(angle)]
        off = [stop for stop, place in enumerate(places) if not on_table(place, b.field.w, b.field.h)]
        assert arc.first_off_table(b.field, 0, arc.count - 1) == (off[0] if off else -1)
        left += bool(off)
    assert 20 < left < 180


def test_a_wheel_that_stays_off_a_shape_meets_it_nowhere() -> None:
    rng = Random(11)
    stays = 0
    for _ in range(1500):
        rect = rect_at(0.0, 0.0, rng.uniform(0.0, 360.0), 2.0, 0.5)
        facing = rng.choice([rect.facing, rng.uniform(0.0, 360.0)])
        other = rect_at(rng.uniform(-3.0, 3.0), rng.uniform(-3.0, 3.0), facing, 2.0, 0.5)
        sign = rng.choice([-1.0, 1.0])
        first = sign * rng.uniform(0.01, 60.0)
        last = first + sign * rng.uniform(0.0, 90.0)
        room = rng.choice([-TOUCH, 0.0, 1.0])
        if wheel_stays_off(rect, first, last, other, room):
            stays += 1
            for k in range(21):
                place = wheel(rect, first + (last - first) * k / 20)
                assert not overlap(place, other, max(-room, 0.0) + 1e-9)
                assert room < 0.0 or distance(place, other) > room - 1e-9
    assert 300 < stays < 1400


def test_a_narrower_wheel_costs_the_same_whoever_has_looked_before() -> None:
    for b in positions(7, 60):
        for unit in b.present[1]:
            wide = wheels.Wheel(b, manoeuvres.begin(b, unit), -45.0)
            for angle in (-30.0, -17.31):
                alone, after = manoeuvres.begin(b, unit), manoeuvres.begin(b, unit)
                wheels.Wheel(b, alone, angle).take(Leg(WHEEL, angle=angle), wheels.Wheel(b, alone, angle).bill())
                arc = wheels.Wheel(b, after, angle, wide)
                arc.take(Leg(WHEEL, angle=angle), arc.bill())
                assert (alone.cost, alone.officers) == (after.cost, after.officers)


# ---- duties ------------------------------------------------------------------------------------------------


def test_a_move_meets_its_duty_if_nothing_is_said_against_it() -> None:
    refused = 0
    for b in positions(8, 200):
        top = b.top()
        if not isinstance(top, Movement) or not 0 <= top.piece < b.roster.n_units:
            continue
        unit = top.piece
        demand = duties.Demand(b, unit)
        way = manoeuvres.walk(b, unit, [Leg(WHEEL, angle=15.0)])
        refusal = duties.against(b, unit, way, demand)
        assert duties.meets(b, unit, way, demand) == (refusal is None)
        refused += refusal is not None
    assert refused
