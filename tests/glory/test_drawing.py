"""Maps, boards and scenes: complete, in their places, in three languages, within their size."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from math import atan2, degrees, dist
from random import Random

import pytest

from longroll.engraving.lines import gap, inside, smooth
from longroll.engraving.swaying import roots, spaced
from longroll.games.glory import GLORY
from longroll.games.glory.components import CS, US, members
from longroll.games.glory.data.materials import MAP_WORDS
from longroll.games.glory.lexicon import CHARGE, FIRE, JOIN, MOVE, OFF, RALLY
from longroll.games.glory.rules.activation import Combining
from longroll.games.glory.rules.charge import ChargeStep
from longroll.games.glory.rules.leadership import area, distance
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.games.glory.state import Battle
from longroll.games.glory.table.drawing import toothed
from longroll.games.glory.table.forecast import combine_odds, rally_odds
from longroll.games.glory.table.inspection import sight_fact
from longroll.games.glory.table.map_picture import (
    OVERVIEWS,
    PALETTE,
    PICTURES,
    SKETCHES,
    contour_lines,
    names_of,
    palette_css,
    picture,
    picture_hash,
    sheet_size,
)
from longroll.games.glory.table.names import called, short_name
from longroll.games.glory.table.overlays import charge_strokes, scene_rings, sight_of, sight_stroke
from longroll.games.glory.table.sheet.plan import PIECE_W, chip_width, plan
from longroll.games.glory.table.sheet.survey import HEX, MAPS, Survey, hex_of, joined, neighbour, survey
from longroll.games.glory.table.speech import speech
from longroll.kit import CHANCE, BadInput
from longroll.kit.clauses import rule
from longroll.kit.notation import act, b_of, verb_in, verb_of
from longroll.kit.scene import Point, Row, Scene
from longroll.kit.words import LANGUAGES, words
from tests.scenes import known, rows, sayings

CODE = re.compile(r"(?<![\d:.])\d{4}(?![\d:])")
"""A coordinate; hours of the turn track are told apart by where they stand."""

# ---- maps --------------------------------------------------------------------------------------------------------


def test_every_ink_is_known_by_lamp() -> None:
    used = set(re.findall(r"var\(--map-([\w-]+),", "".join(picture(name) for name in PICTURES)))
    assert used <= set(PALETTE.lamp)
    assert set(PALETTE.day) == set(PALETTE.lamp)
    assert all(f"--map-{name}:" in palette_css() for name in used)


def test_every_scenario_has_a_card_and_a_map() -> None:
    assert set(SKETCHES) == set(SCENARIOS) == set(GLORY.scenarios)
    assert GLORY.maps == (*PICTURES, *OVERVIEWS)
    for name, sketch in SKETCHES.items():
        ground, _ = theatre(name)
        assert sketch.map == ground.name
        places = [code for code, _, _ in sketch.counters]
        assert len(set(places)) == len(places)
        assert GLORY.picture(name) == picture(name)


@pytest.mark.parametrize("name", MAPS)
def test_what_is_drawn_lies_where_the_rules_have_it(name: str) -> None:
    """A hex is woods, town or high where its middle lies inside the outline that is drawn."""
    ground = survey(name)
    woods = [ground.laid(flat) for flat in ground.draw.woods]
    levels = {int(level): [ground.laid(flat) for flat in rings] for level, rings in ground.draw.levels.items()}
    for place in ground.hexes():
        middle = ground.centre(place)
        assert ground.hex_at(middle) == place
        in_woods = sum(inside(middle, ring) for ring in woods) % 2 == 1
        assert in_woods == (ground.terrain(place) == "w"), place
        for level, rings in levels.items():
            high = sum(inside(middle, ring) for ring in rings) % 2 == 1
            assert high == (ground.level(place) >= level), place


@pytest.mark.parametrize("name", MAPS)
def test_water_is_drawn_along_the_sides_that_have_it(name: str) -> None:
    ground = survey(name)
    lines = [smooth(ground.laid(water.pts), 3) for water in ground.draw.water]
    for pair in ground.data.hexsides.water:
        place, direction = joined(pair)
        start, end = ground.side(place, direction)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        assert min(gap(middle, a, b) for line in lines for a, b in pairwise(line)) < 0.28 * HEX, pair


def drawn_level(ground: Survey, point: tuple[float, float]) -> int:
    """How high a point lies by the edges that are drawn."""
    found = ground.lowest()
    for level, outlines in ground.draw.levels.items():
        rings = [smooth(ground.laid(flat), 3, closed=True) for flat in outlines]
        if sum(inside(point, ring) for ring in rings) % 2:
            found = max(found, int(level))
    return found


@pytest.mark.parametrize("name", MAPS)
def test_contours_run_on_the_high_side_of_an_edge(name: str) -> None:
    """They have no rule, and say nothing against one: they rise from an edge."""
    ground = survey(name)
    points = [point for line in contour_lines(ground) for point in line[:: max(5, len(line) // 3)]]
    assert len(points) > 20
    high = [point for point in points if drawn_level(ground, point) > ground.lowest()]
    assert len(high) > 0.9 * len(points)


@pytest.mark.parametrize("name", MAPS)
def test_slopes_fall_from_the_edges_of_levels_to_lower_ground(name: str) -> None:
    ground = survey(name)
    for level, outlines in ground.draw.levels.items():
        for flat in outlines:
            ring = spaced(smooth(ground.laid(flat), 3, closed=True), 5.0, closed=True)
            falls = list(roots(ring, 300.0, 15.0))
            assert all(min(gap(root.at, a, b) for a, b in pairwise([*ring, ring[0]])) < 0.01 for root in falls)
            steps = [
                drawn_level(ground, (x - dx * 6, y - dy * 6))
                >= int(level)
                > drawn_level(ground, (x + dx * 6, y + dy * 6))
                for (x, y), (dx, dy), _ in falls
            ]
            assert sum(steps) >= 0.9 * len(steps) - 1, level


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_the_ground_may_step_aside(language: str) -> None:
    for name in MAPS:
        ground = survey(name)
        wide, high = sheet_size(name)
        names = names_of(ground, words(MAP_WORDS, language))
        assert len(names) == len(ground.draw.labels)
        for one in names:
            assert all(one.rows)
            assert all(0 < x < wide and 0 < y < high for base in one.bases[1:] for x, y in base)
        assert sum(len(one.bases) > 2 for one in names) > 0.8 * len(names)
        assert ">Rappahannock" not in picture(f"map-{name}")


def test_walls_are_drawn_inside_the_hex_they_protect() -> None:
    ground = survey("fredericksburg")
    sides = [pair for wall in ground.data.walls for pair in wall.sides]
    assert len(sides) == 8
    drawn = re.search(r'id="gl-fredericksburg-wall" d="([^"]+)"', picture("map-fredericksburg"))
    assert drawn is not None
    assert drawn[1].count("m") == len(sides)
    place, direction = joined(sides[0])
    assert neighbour(place, direction) == hex_of(sides[0][5:])
    with pytest.raises(ValueError, match="no neighbours"):
        joined("0101-0505")


# ---- boards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_places_of_the_board(scenario: str) -> None:
    shown = GLORY.board("en", scenario)
    ground, _ = theatre(scenario)
    assert shown.grid
    assert [place.id for place in shown.places] == list(ground.codes)
    assert shown.picture == f"/api/pictures/{picture_hash(f'map-{ground.name}')}.svg"
    by_id = {place.id: place for place in shown.places}
    for place in shown.places:
        assert 0 < place.centre[0] < shown.width
        assert 0 < place.centre[1] < shown.height
        for border in place.borders:
            back = [other for other in by_id[border.to].borders if other.to == place.id]
            assert len(back) == 1
            assert abs(back[0].at[0] - border.at[0]) < 0.2
            assert (back[0].angle + 180) % 360 == border.angle


def test_battles_have_boards_of_their_own() -> None:
    hashes = {scenario: GLORY.board("en", scenario).hash for scenario in SCENARIOS}
    assert hashes["fredericksburg"] == hashes["maryes-heights"] == hashes["prospect-hill"]
    assert hashes["chancellorsville"] == hashes["jacksons-attack"] != hashes["fredericksburg"]
    assert GLORY.board("en") is GLORY.board("en", "fredericksburg")
    with pytest.raises(BadInput):
        GLORY.board("en", "waterloo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hexes_have_names_and_no_coordinates(language: str) -> None:
    for scenario in ("fredericksburg", "chancellorsville"):
        for place in GLORY.board(language, scenario).places:
            assert place.name
            assert not CODE.search(" ".join([place.name, *place.facts])), place


def test_names_of_hexes() -> None:
    names = {place.id: place.name for place in GLORY.board("en", "fredericksburg").places}
    assert names["1316"] == "Marye’s Heights (Brompton)"
    assert names["1416"] != names["1417"]
    facts = {place.id: place.facts for place in GLORY.board("en", "fredericksburg").places}
    assert "Behind the stone wall: north, north-east, south-east" in facts["1417"]
    assert facts["1815"][0].startswith("Town, level 1")


# ---- positions ---------------------------------------------------------------------------------------------------


@cache
def met() -> tuple[tuple[str, Battle], ...]:
    """Positions of random games: the first of every kind of decision in each, and others at random."""
    found: list[tuple[str, Battle]] = []
    for scenario, seed, steps in (
        ("fredericksburg", 1, 500),
        ("prospect-hill", 2, 500),
        ("maryes-heights", 4, 500),
        ("jacksons-attack", 3, 400),
        ("chancellorsville", 5, 300),
    ):
        b, rng, kinds = GLORY.new(scenario), Random(seed), set[str]()
        for _ in range(steps):
            if b.over:
                break
            decision = b.describe()
            assert decision is not None
            if decision.kind not in kinds or rng.random() < 0.02:
                kinds.add(decision.kind)
                found.append((decision.kind, b.copy()))
            b.play(bold(b, rng))
    return tuple(found)


def bold(b: Battle, rng: Random) -> int:
    """Any answer, but units go toward the enemy and charge if they can."""
    for verb in (CHARGE, JOIN, FIRE, RALLY):
        codes = [code for code in b.codes if verb_in(code, verb)]
        if codes and rng.random() < 0.7:
            return rng.choice(codes)
    moves = [code for code in b.codes if verb_in(code, MOVE)]
    if moves and rng.random() < 0.8:
        some = rng.sample(moves, min(6, len(moves)))
        return min(some, key=lambda code: b.board.nearest(b_of(code), b.occupied[1 - b.side]))
    verbs = sorted({verb_of(code) for code in b.codes})
    verb = rng.choice(verbs)
    return rng.choice([code for code in b.codes if verb_of(code) == verb])


def sentences(scene: Scene) -> list[str]:
    """All words of a scene, the hours of its track left out."""
    found = [scene.title]
    for item in scene.items:
        found += [item.name, item.detail, item.label, *item.facts]
    for panel in scene.panels:
        found += [text for text in sayings(panel) if panel.id != "time"]
    return [text for text in found if text]


YEAR = re.compile(r"186\d")


def coordinate(text: str) -> bool:
    return bool(CODE.search(YEAR.sub("", text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_can_be_drawn_for_every_seat(language: str) -> None:
    for _, b in met():
        places = set(b.board.codes)
        for seat in ("US", "CS", None):
            scene = GLORY.scene(b, seat, language)
            assert scene.board == GLORY.board(language, b.roster.name).hash
            keys = Counter(item.key for item in scene.items)
            assert not [key for key, number in keys.items() if number > 1]
            for item in scene.items:
                assert item.place in places
                assert known(item.symbol, item.side, GLORY.symbols), item.symbol
            assert {ring.place for ring in scene.rings} <= places
            for text in sentences(scene):
                assert not coordinate(text), text
            prompt = GLORY.prompt(b, seat, language)
            assert prompt is not None
            assert not coordinate(prompt.text + prompt.question), prompt
            assert bool(prompt.question) == (seat == b.seat and b.mover != CHANCE)
        assert GLORY.moment(b, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_name_things_on_the_table(language: str) -> None:
    for _, b in met():
        if b.mover == CHANCE:
            continue
        scene = GLORY.scene(b, b.seat, language)
        things = {item.key for item in scene.items} | {f"place:{code}" for code in b.board.codes}
        off_map = {f"piece:{b.roster.ids[unit]}" for unit, at in enumerate(b.at) if at >= OFF}
        off_map |= {f"block:{b.roster.command_words[n]}" for n, at in enumerate(b.leader_at) if at >= OFF}
        listed = GLORY.choices(b, language)
        assert [choice.action for choice in listed] == [str(option) for option in b.options()]
        for choice in listed:
            assert set(choice.names) <= things | off_map, choice
            assert not coordinate(choice.label), choice
        told = Counter((tuple(choice.names), choice.label) for choice in listed)
        assert not [key for key, number in told.items() if number > 1], "two answers look the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_inspected(language: str) -> None:
    rng = Random(5)
    for _, b in met()[::3]:
        scene = GLORY.scene(b, "US", language)
        keys = [item.key for item in scene.items if not item.key.startswith(("facing", "bridge"))]
        for key in rng.sample(keys, min(10, len(keys))) + [f"place:{rng.choice(b.board.codes)}" for _ in range(4)]:
            found = GLORY.inspect(b, "US", key, language)
            assert found is not None, key
            assert found.key == key
            assert not coordinate(" ".join([found.name, found.detail, *found.facts])), found
        for nothing in ("piece:nobody", "block:nobody", "place:9999", "objective:0101:u", "cloud:9"):
            assert GLORY.inspect(b, None, nothing, language) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    told = 0
    for scenario, seed in (("fredericksburg", 8), ("jacksons-attack", 9)):
        b, rng = GLORY.new(scenario), Random(seed)
        for _ in range(350):
            if b.over:
                break
            option = rng.choice(list(b.options()))
            events = b.apply(option.action)
            for line in GLORY.log_lines(events, None, language):
                told += 1
                assert line.text
                assert not re.search(r"[{}]|\b(us|cs)-[a-z]", re.sub("\ue000.*?\ue001", "", line.text)), line
            assert GLORY.weight(events, None) >= 0
    assert told > 300


# ---- what is drawn -----------------------------------------------------------------------------------------------


def test_a_counter_shows_the_values_that_hold_now() -> None:
    b = GLORY.new("fredericksburg")
    unit = b.roster.unit["us-caldwell"]
    before = {item.key: item for item in GLORY.scene(b, "US", "en").items}["piece:us-caldwell"]
    assert not before.shaken
    assert before.values.split() == [str(n) for n in (b.strength(unit), b.cohesion(unit), b.allowance(unit))]
    b.disordered |= 1 << unit
    after = {item.key: item for item in GLORY.scene(b, "US", "en").items}["piece:us-caldwell"]
    assert after.shaken
    assert after.values.split()[1] == str(b.roster.cohesions[unit][1])
    assert after.values != before.values


def test_two_in_a_hex_stand_in_two_rows_within_it() -> None:
    b = GLORY.new("fredericksburg")
    shown = {item.key: item for item in GLORY.scene(b, "US", "en").items}
    layout = plan(b.board.name)
    stacks = 0
    for place in b.board.members(b.occupied[US] | b.occupied[CS]):
        units = b.stack(place)
        pieces = [shown[f"piece:{b.roster.ids[unit]}"] for unit in units]
        x, y = layout.centres[place]
        if len(pieces) == 1:
            assert pieces[0].form == "column"
            assert pieces[0].w == PIECE_W
            continue
        stacks += 1
        lower, upper = pieces
        assert (upper.form, lower.form) == ("upper", "lower")
        assert upper.y < lower.y
        for piece in pieces:
            left = piece.x - piece.w / 2
            right = piece.x + piece.w / 2 + 3 + chip_width(piece.values)
            assert x - HEX / 2 < left < right < x + HEX / 2
            assert abs(piece.y - y) < HEX / 3
    assert stacks > 10


def test_the_range_of_a_leader_is_a_line_round_what_he_reaches() -> None:
    """GL-5.13: movement points, not a circle."""
    b = GLORY.new("fredericksburg")
    leader = b.roster.command_words.index("Hancock")
    found = GLORY.inspect(b, "US", "block:Hancock", "en")
    assert found is not None
    outlines = [stroke for stroke in found.strokes if stroke.kind == "range"]
    assert outlines
    assert all(stroke.points[0] == stroke.points[-1] for stroke in outlines)
    layout = plan(b.board.name)
    rings = [stroke.points for stroke in outlines]
    within = area(b, leader)
    for place in range(b.board.n):
        enclosed = sum(inside(layout.centres[place], ring) for ring in rings) % 2 == 1
        assert enclosed == bool(within >> place & 1)


def test_a_unit_is_inspected_with_the_sum_of_its_command() -> None:
    b = GLORY.new("fredericksburg")
    leader = b.roster.command_words.index("Hancock")
    for unit in members(b.roster.units_of[leader]):
        found = GLORY.inspect(b, "US", f"piece:{b.roster.ids[unit]}", "en")
        assert found is not None
        path = distance(b, unit)
        assert any(f"{path} of Hancock’s {b.roster.range[leader]} points" in fact for fact in found.facts)
        assert any(stroke.kind == "front" and len(stroke.points) == 4 for stroke in found.strokes)


def test_the_pool_shows_fractions() -> None:
    b = next(b for kind, b in met() if kind == "draw")
    pool = next(panel for panel in GLORY.scene(b, None, "en").panels if panel.id == "pool")
    left = sum(b.pool)
    shown = [row for row in rows(pool, Row) if row.marks]
    assert sum(len(row.marks) for row in shown) == left
    assert all(row.value == f"{len(row.marks)} in {left}" for row in shown)


def test_a_pool_that_is_not_filled_yet_is_not_called_empty() -> None:
    b = GLORY.new("fredericksburg")
    titles = []
    while not sum(b.pool):
        titles += [panel.title for panel in GLORY.scene(b, None, "en").panels if panel.id == "pool"]
        b.play(b.codes[0])
    titles += [panel.title for panel in GLORY.scene(b, None, "en").panels if panel.id == "pool"]
    assert set(titles[:-1]) == {"Markers: not gathered yet"}
    assert titles[-1] == f"Next draw, {sum(b.pool)} left"


@rule("GL-7.13.1")
def test_every_stack_has_a_line_along_the_three_sides_it_faces() -> None:
    b = GLORY.new("maryes-heights")
    scene = GLORY.scene(b, None, "en")
    centres = {place.id: place.centre for place in GLORY.board("en", "maryes-heights").places}
    wedges = sorted((item for item in scene.items if item.form == "wedge"), key=lambda item: item.place)
    lines = {midpoint(line.points[0], line.points[3]): line for line in scene.strokes if line.kind == "fronts"}
    assert len(wedges) == len(lines) > 10
    for wedge in wedges:
        x, y = centres[wedge.place]
        line = next(line for middle, line in lines.items() if dist(middle, (x, y)) < 1)
        front = midpoint(*line.points[1:3])
        assert dist(front, (x, y)) == pytest.approx(46, abs=0.5)
        assert degrees(atan2(front[0] - x, y - front[1])) % 360 == pytest.approx(wedge.angle, abs=1)
        assert line.side == wedge.side


def midpoint(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def test_a_charge_is_drawn_with_arrows_strengths_and_fronts() -> None:
    b = next(b for kind, b in met() if kind == "charge-with")
    scene = GLORY.scene(b, b.seat, "en")
    arrows = [stroke for stroke in scene.strokes if stroke.kind == "blow"]
    assert arrows
    assert all(stroke.steps[0][2].isdigit() for stroke in arrows)
    assert {stroke.side for stroke in scene.strokes if stroke.kind == "front"} == {"u", "c"}
    assert any(ring.kind == "hatched" for ring in scene.rings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_shown_before_every_gamble(language: str) -> None:
    shown: Counter[str] = Counter()
    for _, b in met():
        if b.mover == CHANCE:
            continue
        seat = b.seat
        for choice in GLORY.choices(b, language)[:30]:
            panel = GLORY.odds(b, seat, choice.action, language)
            if choice.chance:
                assert panel is not None, choice
            if panel is None:
                continue
            shown[choice.verb] += 1
            assert panel.exact
            assert sum(bar.percent for bar in panel.bars) == 100
            assert 0 <= panel.percent <= 100
            assert sum(way.framed for way in panel.ways) == (1 if panel.ways else 0)
            assert not coordinate(" ".join([panel.title, panel.subtitle, *panel.notes])), panel
        assert GLORY.odds(b, None, GLORY.choices(b, language)[0].action, language) is None
    assert set(shown) >= {"fire", "charge", "close", "defend"}, shown


def test_odds_of_a_rally_and_of_a_combination() -> None:
    b = GLORY.new("fredericksburg")
    unit = b.roster.unit["us-caldwell"]
    b.disordered |= 1 << unit
    rallies = rally_odds(b, unit, speech("en", b.board.name))
    assert rallies.percent == 10 * (b.disordered_cohesion(unit) + 1)
    leaders = [b.roster.command_words.index(name) for name in ("Hancock", "French")]
    b.side = US
    b.begin(Combining(sum(1 << leader for leader in leaders)))
    together = combine_odds(b, speech("en", b.board.name))
    assert together is not None
    factors = sum(b.roster.factor[leader] for leader in leaders)
    assert together.percent == 10 * (9 - factors)
    assert [line.value for line in together.groups[0].lines] == [str(b.roster.factor[leader]) for leader in leaders]
    assert [bar.percent for bar in together.bars] == [together.percent, 100 - together.percent]


def test_works_appear_with_their_turn() -> None:
    b = GLORY.new("chancellorsville")
    early = [stroke for stroke in GLORY.scene(b, None, "en").strokes if stroke.kind == "works"]
    b.turn = b.roster.turn["May3-0800"]
    late = [stroke for stroke in GLORY.scene(b, None, "en").strokes if stroke.kind == "works"]
    assert len(early) == 1
    assert len(late) == 4
    line = toothed("chancellorsville", "Zoan Church works")
    assert len(line) % 3 == 0
    assert line[0] == line[2]


def test_names_on_counters() -> None:
    assert called("Hill (D.H.)") == "D.H. Hill"
    assert called("Andrews (Regulars)") == "Andrews"
    assert short_name("II Corps battery group a") == "II Corps, a"
    assert short_name("Pelham's horse artillery") == "Pelham"
    assert short_name("Washington Artillery") == "Washington Art."
    assert short_name("Ransom's brigade") == "Ransom"
    assert short_name("Lee's Hill heavy guns") == "Lee’s Hill heavy battery"  # sentences speak of one unit
    assert called("Anderson's batteries") == "Anderson’s artillery"
    assert hex_of("1417") == (14, 17)


def cleared() -> Battle:
    """The field of Fredericksburg without anybody, Hancock's division about to act."""
    b = GLORY.new("fredericksburg")
    for unit, place in enumerate(b.at):
        if place < OFF:
            b.lift(unit)
    b.frames.clear()
    b.side = US
    b.acting = 1 << b.roster.command_words.index("Hancock")
    b.in_command = b.roster.units_of[b.roster.command_words.index("Hancock")]
    return b


def test_who_covers_is_drawn_with_an_open_arrow() -> None:
    """GL-10.12.1: Caldwell charges Cobb; Kershaw in his front is covered by Zook and need not be charged."""
    b = cleared()
    units = {name: b.roster.unit[name] for name in ("us-caldwell", "us-zook", "cs-cobb", "cs-kershaw")}
    board = b.board
    start = board.index["3030"]
    cobb, kershaw = board.step[6 * start], board.step[6 * start + 1]
    zook = board.step[6 * kershaw + 2]
    for name, place, facing in (
        ("us-caldwell", start, 0),
        ("us-zook", zook, 5),
        ("cs-cobb", cobb, 3),
        ("cs-kershaw", kershaw, 3),
    ):
        b.put(units[name], place, facing)
    step = ChargeStep(US)
    b.begin(step)
    step.begin(b, act(CHARGE, units["us-caldwell"]))
    strokes = charge_strokes(b, step)
    layout = plan(board.name)
    covers = [stroke for stroke in strokes if stroke.kind == "guard"]
    charges = [stroke for stroke in strokes if stroke.kind == "blow"]
    assert len(covers) == len(charges) == 1
    assert charges[0].steps[0][2] == str(b.strength(units["us-caldwell"]))
    for stroke, origin, goal in ((covers[0], zook, kershaw), (charges[0], start, cobb)):
        for (x, y), share in zip(stroke.points, (0.34, 0.72), strict=True):
            assert abs(x - layout.centres[origin][0] * (1 - share) - layout.centres[goal][0] * share) < 0.2
            assert abs(y - layout.centres[origin][1] * (1 - share) - layout.centres[goal][1] * share) < 0.2
    rings = {(ring.place, ring.kind) for ring in scene_rings(b)}
    assert (board.codes[cobb], "hatched") in rings
    assert (board.codes[kershaw], "hatched") not in rings
    assert (board.codes[start], "chance") in rings


def test_what_blocks_the_view_is_named() -> None:
    """GL-9.4: a hex fired at says which guns see it, and which hex hides it from the others."""
    b = cleared()
    board = b.board
    gun = b.roster.unit["us-ii-corps-battery-group-a"]
    b.acting = 1 << b.roster.command[gun]
    b.turn = b.roster.turn["T5"]
    start = board.index["1517"]
    b.put(gun, start, 1)
    targets = [
        place
        for place in board.members(board.within(start, 5))
        if board.distance(start, place) > 1 and board.in_front(start, 1, place)
    ]
    seen = [place for place in targets if sight_of(b, start, place)[0] < 0]
    hidden = [place for place in targets if sight_of(b, start, place)[0] >= 0]
    assert seen
    assert hidden
    words = speech("en", board.name)
    assert "sees it" in sight_fact(b, gun, seen[0], words)
    blocking, clause = sight_of(b, start, hidden[0])
    told = sight_fact(b, gun, hidden[0], words)
    assert words.place(board.codes[blocking]) in told
    assert clause in told
    shut = sight_stroke(b, start, hidden[0])
    assert shut.shut
    assert shut.points[-1] == plan(board.name).centres[blocking]
    far = next(place for place in range(board.n) if board.distance(start, place) > 20)
    assert sight_fact(b, gun, far, words).startswith("Too far")


def test_a_unit_out_of_command_wears_the_broken_flag() -> None:
    b = cleared()
    unit = b.roster.unit["us-caldwell"]
    b.put(unit, b.board.index["0505"], 0)
    b.in_command = 0
    item = next(item for item in GLORY.scene(b, "US", "en").items if item.key == "piece:us-caldwell")
    assert [mark.symbol for mark in item.marks] == ["out-of-command"]
    panel = next(panel for panel in GLORY.scene(b, "US", "en").panels if panel.id == "out-of-command")
    path = distance(b, unit)
    row = panel.rows[0]
    assert isinstance(row, Row)
    assert row.value == str(path)
    assert f"range {b.roster.range[b.roster.command[unit]]}" in row.text
    b.in_command = 1 << unit
    assert not next(item for item in GLORY.scene(b, "US", "en").items if item.key == "piece:us-caldwell").marks


def test_words_on_a_map_are_those_of_the_reader() -> None:
    """Proper names stay; whither a road goes, and what is no name, is translated. Every translation is of a label."""
    seen: dict[str, set[str]] = {}
    for language in LANGUAGES:
        sheet = words(MAP_WORDS, language)
        seen[language] = {" ".join(one.rows) for name in MAPS for one in names_of(survey(name), sheet)}
    assert {"to Richmond", "the wooded gap", "RAPPAHANNOCK  RIVER"} <= seen["en"]
    assert {"vers Richmond", "la trouée boisée", "vers Wilderness Tavern et Germanna Ford"} <= seen["fr"]
    assert {"per Richmond", "il varco boscoso", "RAPPAHANNOCK  RIVER"} <= seen["it"]
    for language in ("fr", "it"):
        assert not [text for text in seen[language] if text.startswith(("to ", "the ", "unfinished"))]
    source = (MAP_WORDS / "en.ftl").read_text(encoding="utf-8")
    labels = {label.text.lower() for name in MAPS for label in survey(name).draw.labels}
    slugs = {re.sub(r"[^a-z]+", "-", text).strip("-") for text in labels} | {"to", "to-both"}
    kept = re.findall(r"^label-([a-z-]+) =", source.partition("# Words on the map.")[2], re.MULTILINE)
    assert len(kept) > 10
    assert set(kept) <= slugs
