"""The sheet of the game: complete, in its place, in three languages, within its size."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import cos, hypot, radians, sin
from pathlib import Path
from random import Random

import msgspec
import pytest

from longroll.engraving.lines import inside
from longroll.games.guns import GUNS
from longroll.games.guns.board import GROUND
from longroll.games.guns.components import ARMIES
from longroll.games.guns.data.materials import MAP_WORDS
from longroll.games.guns.lexicon import DECISIONS
from longroll.games.guns.state import Battle
from longroll.games.guns.table.drawing import board, board_of
from longroll.games.guns.table.map_picture import MAP, OVERVIEW, PALETTE, SKETCHES, palette_css, picture, picture_hash
from longroll.games.guns.table.sheet.berths import BLOCK_H, BLOCK_W, Quad, meet
from longroll.games.guns.table.sheet.plan import (
    GUN,
    PLAN,
    arrangement,
)
from longroll.games.guns.table.speech import speech
from longroll.games.guns.table.tags import rows_of
from longroll.kit import CHANCE
from longroll.kit.parts import forget
from longroll.kit.record import begin, decode
from longroll.kit.record import step as step_of_record
from longroll.kit.scene import Item, Scene
from longroll.kit.words import LANGUAGES, words
from tests.guns.field import Field
from tests.scenes import cards, clicks, known, sayings


def test_every_colour_has_its_day_and_its_lamp() -> None:
    assert set(PALETTE.day) == set(PALETTE.lamp)
    used = set(re.findall(r"var\(--map-([\w-]+),", picture(MAP) + picture(OVERVIEW)))
    assert used == set(PALETTE.day)
    assert all(f"--map-{name}:" in palette_css() for name in used)


def test_the_picture_shows_every_gun() -> None:
    guns = sum(GROUND.ridge)
    assert picture(MAP).count('href="#gg-map-gun"') == guns
    assert sum(len(PLAN.gun_spots(stance)) for stance in range(2 * GROUND.n_positions)) == guns


def test_guns_stand_on_their_side_and_apart() -> None:
    for stance in range(2 * GROUND.n_positions):
        spots = PLAN.gun_spots(stance)
        for gun in spots:
            assert inside(gun.at, PLAN.rings[GROUND.area_of[stance]]), stance
        for number, first in enumerate(spots):
            for second in spots[number + 1 :]:
                assert hypot(first.at[0] - second.at[0], first.at[1] - second.at[1]) > GUN * 0.9


def test_sides_of_positions_look_into_their_areas() -> None:
    for stance in range(2 * GROUND.n_positions):
        (x, y), out = PLAN.spot(stance)
        assert inside((x + cos(out) * 6, y + sin(out) * 6), PLAN.rings[GROUND.area_of[stance]])


def test_lines_of_sight_end_in_their_areas() -> None:
    assert len(PLAN.sight_lines()) == len(GROUND.data.special_los)
    for _, end, area in PLAN.sight_lines():
        assert inside(end, PLAN.rings[area])


# ---- where things stand ------------------------------------------------------------------------------------------


def test_names_stand_inside_their_areas() -> None:
    assert set(arrangement().areas) == set(GROUND.area_codes)
    for area in range(GROUND.n_areas):
        place = PLAN.room(area)
        assert " ".join(place.lines) == GROUND.area_names[area].replace("'", "’")
        assert PLAN.reach(place.label, area) > 12
        assert PLAN.reach(place.objective, area) > 10, GROUND.area_names[area]
        assert hypot(place.label[0] - place.objective[0], place.label[1] - place.objective[1]) > 20


@pytest.mark.parametrize("blocks", [1, 2, 3])
def test_blocks_stand_behind_their_position(blocks: int) -> None:
    for stance in range(2 * GROUND.n_positions):
        found = PLAN.berths(stance, blocks)
        assert len(found) == blocks
        rear = GROUND.area_of[stance ^ 1]
        for number, (at, angle, scale) in enumerate(found):
            assert 0.6 <= scale <= 1
            assert PLAN.reach(at, rear) > 0, stance
            point = radians(angle - 90)
            ahead = (at[0] + cos(point) * BLOCK_H * 2.6, at[1] + sin(point) * BLOCK_H * 2.6)
            assert PLAN.reach(ahead, rear) < PLAN.reach(at, rear)
            for other in found[number + 1 :]:
                gap = hypot(at[0] - other.at[0], at[1] - other.at[1])
                assert gap > min(BLOCK_W, BLOCK_H) * scale * 0.9


def test_blocks_off_the_map_stand_beside_their_area() -> None:
    for area in GROUND.members(GROUND.partial):
        assert PLAN.map_edge(area)
        (x, y), inward = PLAN.outside(area)
        assert not (PLAN.field.left < x < PLAN.field.right and PLAN.field.top < y < PLAN.field.bottom)
        assert PLAN.reach((x + cos(inward) * 40, y + sin(inward) * 40), area) > 0


def test_cards_lie_off_the_map_and_apart() -> None:
    cards = [PLAN.card(entry) for entry in range(len(GROUND.entry_codes))]
    for number, first in enumerate(cards):
        assert first.common(PLAN.field) == 0
        assert first.left > 0
        assert first.top > 0
        for second in cards[number + 1 :]:
            assert first.common(second) == 0


def test_the_game_shows_its_pictures() -> None:
    assert set(SKETCHES) == set(GUNS.scenarios)
    assert GUNS.picture(MAP) == picture(MAP)
    assert GUNS.board("en") is board("en")


# ---- the board ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_of_the_board(language: str) -> None:
    shown = board(language)
    codes = [place.id for place in shown.places]
    assert codes == [*GROUND.area_codes, *GROUND.entry_codes, *GROUND.position_codes]
    assert shown.picture == f"/api/pictures/{picture_hash(MAP)}.svg"
    known = set(codes)
    for place in shown.places:
        assert place.name
        assert not re.search(r"\b[APJ]\d+\b|[{}]", " ".join([place.name, *place.facts]))
        assert {border.to for border in place.borders} <= known
        assert all(0 <= border.angle < 360 for border in place.borders)
        assert 0 < place.centre[0] < shown.width
        assert 0 < place.centre[1] < shown.height
    places = {place.id: place for place in shown.places}
    for position, code in enumerate(GROUND.position_codes):
        facts = places[code].facts
        sides = [GROUND.area_names[GROUND.area_of[s]].replace("'", "’") for s in (2 * position, 2 * position + 1)]
        assert all(side in fact for side, fact in zip(sides, facts, strict=False))


def test_names_of_areas_and_positions_are_their_own() -> None:
    for language in LANGUAGES:
        names = [place.name for place in board(language).places if place.id in GROUND.area_index]
        assert len(names) == len(set(names))


def test_places_answer_where_they_are_drawn() -> None:
    """The strip of a position lies along its line and clear of the junctions."""
    places = {place.id: place for place in board("en").places}
    for position, code in enumerate(GROUND.position_codes):
        ring = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", places[code].path)]
        assert inside(PLAN.spot(2 * position).at, ring)
        for junction in GROUND.ends[position]:
            assert not inside(PLAN.junctions[junction], ring)
        assert max(abs(x - px) + abs(y - py) for x, y in ring for px, py in [PLAN.lines[position][0]]) > 30


def test_facts_in_words() -> None:
    places = {place.id: place for place in board("en").places}
    assert places["P292"].name == "Little Round Top"
    assert places["P292"].facts[:2] == [
        "Towards Little Round Top: obstructed",
        "Towards Plum Run Valley: ridge, 3 guns, steep slope",
    ]
    assert "Special line of sight to Wheatfield" in places["P292"].facts
    assert "Chambersburg Pike crosses here" in places["P30"].facts
    assert places["CHAMBERSBURG"].side == "c"
    assert places["BALTIMORE"].side == "u"
    assert places["A41"].facts == ["The town: no Confederate reinforcement crosses it by road"]
    unnamed = next(p for p in range(GROUND.n_positions) if not GROUND.position_names[p])
    assert places[GROUND.position_codes[unnamed]].name.startswith("between ")


# ---- the table ---------------------------------------------------------------------------------------------------

CODE = re.compile(r"\b(?:P|A)\d+\b|-(?:F|R1|R2)\b|\b(?:USA|CSA)\b")
"""What people must not read: codes of positions, areas, faces and armies."""
PLAYED: tuple[tuple[str, dict[str, str]], ...] = (
    ("third-day", {}),
    ("second-day", {"extended-bombardment": "yes", "obstructed": "yes"}),
    ("three-days", {"bidding": "yes", "teams": "both", "obstructed": "yes", "extended-bombardment": "yes"}),
    ("historical", {"teams": "USA"}),
)
OFTEN = 3
"""Decisions of a kind that are looked at."""
RARE = {"owed", "withdrawal-loss", "lost-attack", "aim", "knock", "support", "behind", "crossing", "combat-order"}
"""Kinds a few random games need not bring."""


def step(b: Battle, rng: Random) -> None:
    """A random answer: first the verb, so that rare ones are taken too."""
    verbs = sorted({code >> 36 for code in b.codes})
    verb = rng.choice(verbs)
    b.play(rng.choice(b.codes if b.mover == CHANCE else [code for code in b.codes if code >> 36 == verb]))


@cache
def met() -> tuple[tuple[str, Battle], ...]:
    """Positions of random games, some for every kind of decision."""
    found: list[tuple[str, Battle]] = []
    seen: Counter[str] = Counter()
    for seed in range(3):
        for scenario, options in PLAYED:
            b, rng = GUNS.new(scenario, options), Random(seed)
            for _ in range(1200):
                decision = b.describe()
                if decision is None:
                    break
                if seen[decision.kind] < OFTEN:
                    seen[decision.kind] += 1
                    found.append((decision.kind, b.copy()))
                step(b, rng)
    return tuple(found)


def viewers(b: Battle) -> Iterator[str | None]:
    yield from (*b.seat_names(), None)


def sentences(scene: Scene) -> Iterator[str]:
    """Everything a scene says."""
    for item in scene.items:
        yield from (item.name, item.detail, item.text, *item.facts)
    for panel in scene.panels:
        yield from sayings(panel)


def test_random_games_meet_every_kind_of_decision() -> None:
    kinds = {kind for kind, _ in met()}
    assert kinds >= {asking.name for asking in DECISIONS} - RARE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_can_be_drawn_for_every_seat(language: str) -> None:
    places = {place.id for place in board(language).places}
    for _, b in met():
        for seat in viewers(b):
            scene = GUNS.scene(b, seat, language)
            keys = Counter(item.key for item in scene.items)
            assert not [key for key, number in keys.items() if number > 1]
            for item in scene.items:
                assert item.place in places
                assert item.form.startswith("tag") or known(item.symbol, item.side, GUNS.symbols)
            assert {ring.place for ring in scene.rings} <= places
            for text in sentences(scene):
                assert not CODE.search(text), text
            prompt = GUNS.prompt(b, seat, language)
            assert prompt is not None
            assert not CODE.search(prompt.text + prompt.question), prompt
            assert bool(prompt.question) == (seat == b.seat and b.mover != CHANCE)
        assert GUNS.moment(b, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_name_things_on_the_table(language: str) -> None:
    places = {f"place:{place.id}" for place in board(language).places}
    for _, b in met():
        if b.mover == CHANCE:
            continue
        scene = GUNS.scene(b, b.seat, language)
        things = {item.key for item in scene.items} | {item.same for item in scene.items}
        held = {card.key for card in cards(scene.panels)}
        listed = GUNS.choices(b, language)
        assert [choice.action for choice in listed] == [str(option) for option in b.options()]
        for choice in listed:
            assert set(choice.names) <= places | things | held, choice
            assert not CODE.search(choice.label), choice
        told = Counter((tuple(choice.names), choice.label) for choice in listed)
        assert not [key for key, number in told.items() if number > 1], "two answers look the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_inspected(language: str) -> None:
    rng = Random(5)
    for _, b in met()[::3]:
        for seat in viewers(b):
            scene = GUNS.scene(b, seat, language)
            for item in rng.sample(scene.items, min(8, len(scene.items))):
                found = GUNS.inspect(b, seat, item.key, language)
                assert found is not None, item.key
                assert not CODE.search(" ".join([found.name, found.detail, *found.facts])), found
        assert GUNS.inspect(b, None, "piece:nobody", language) is None


def test_what_is_hidden_changes_nothing_that_is_drawn() -> None:
    rng = Random(11)
    compared = 0
    for _, b in met()[::3]:
        for seat in viewers(b):
            other = GUNS.sample(GUNS.view(b, seat), rng)
            scene = GUNS.scene(b, seat, "en")
            assert GUNS.scene(other, seat, "en") == scene
            assert GUNS.prompt(other, seat, "en") == GUNS.prompt(b, seat, "en")
            enemies = [item.key for item in scene.items if "-? " in item.same]
            for key in enemies[:4]:
                assert GUNS.inspect(other, seat, key, "en") == GUNS.inspect(b, seat, key, "en")
            compared += 1
    assert compared > 100


def test_blocks_of_others_are_drawn_without_a_face() -> None:
    for _, b in met():
        for seat in viewers(b):
            mine = b.army_of_seat(seat)
            for item in GUNS.scene(b, seat, "en").items:
                if item.key.startswith("piece:") and item.side != ("u", "c", "")[mine if mine in (0, 1) else 2]:
                    assert item.symbol == "block-hidden"
                    assert not any(char.isdigit() for char in item.text)


def test_a_viewer_sees_the_same_whoever_looked_before() -> None:
    """Parts are shared between viewers, also between a Commander and his Subordinate: none shows more than it may."""
    for _, b in met()[::2]:
        shared = [GUNS.scene(b, seat, "en") for seat in viewers(b)]
        answers = GUNS.choices(b, "en")
        for seat, seen in zip(viewers(b), shared, strict=True):
            forget()
            assert GUNS.scene(b, seat, "en") == seen
        assert GUNS.choices(b, "en") == answers


# ---- blocks and tags ---------------------------------------------------------------------------------------------


def shape_of(item: Item) -> Quad:
    turn = radians(item.angle)
    w, h = item.w / 2 - 0.3, item.h / 2 - 0.3
    corners = ((-w, -h), (w, -h), (w, h), (-w, h))
    return tuple((item.x + u * cos(turn) - v * sin(turn), item.y + u * sin(turn) + v * cos(turn)) for u, v in corners)


def lain_over(items: list[Item]) -> list[tuple[str, str]]:
    """Tags and blocks that cover a block or another tag."""
    things = [item for item in items if item.key.startswith("piece:") or item.form in ("tag", "tag-known")]
    shapes = [(item, shape_of(item)) for item in things]
    return [
        (one.key, other.key)
        for (one, first), (other, second) in combinations(shapes, 2)
        if abs(one.x - other.x) < 200 and abs(one.y - other.y) < 200 and meet(first, second)
    ]


def test_at_the_start_no_tag_and_no_block_lies_over_another() -> None:
    for scenario in GUNS.scenarios:
        for seat in (*ARMIES, None):
            assert not lain_over(GUNS.scene(GUNS.new(scenario), seat, "en").items), scenario


@pytest.mark.parametrize("path", sorted((Path(__file__).parent / "games").glob("*.json")), ids=lambda path: path.stem)
def test_in_kept_games_no_tag_and_no_block_lies_over_another(path: Path) -> None:
    record = decode(path.read_bytes())
    b = begin(GUNS, record)
    for number, move in enumerate(record.actions):
        if number % 60 == 0:
            for seat in (*ARMIES, None):
                assert not lain_over(GUNS.scene(b, seat, "en").items), (number, seat)
        step_of_record(b, number, move)


def test_a_mixed_stack_names_every_command_in_it() -> None:
    """One name to a row where they are many; what is not known of an enemy's is counted."""
    names = ["Heth", "Pender ×2", "Anderson", "Early"]
    assert rows_of(names) == names
    assert rows_of(["Heth", "Early"]) == ["Heth, Early"]


# ---- clicks ------------------------------------------------------------------------------------------------------


def to_the_attack() -> Battle:
    """The third day, until the Confederates may choose a target."""
    b, rng = GUNS.new("third-day"), Random(1)
    wishes = ("order attack", "order hold", "done", "wait", "hours 1")
    while not (b.describe() and b.describe().kind == "attack" and b.seat == "CSA"):  # type: ignore[union-attr]
        if b.mover == CHANCE:
            b.play(rng.choice(b.codes))
            continue
        listed = [str(option) for option in b.options()]
        wish = next((w for w in wishes if w in listed and (w != "order attack" or b.seat == "CSA")), listed[0])
        b.apply(wish)
    return b


def test_an_attack_needs_no_more_clicks_than_choices() -> None:
    b = to_the_attack()
    number = decisions = 0
    for wanted in ("target P197", "done", "lead Pickett-F", "send Heth-R1", "send Pickett-F"):
        listed = GUNS.choices(b, "en")
        wish = next(choice for choice in listed if choice.action.startswith(wanted))
        number += clicks(listed, wish)
        decisions += 1
        b.apply(wish.action)
    print(f"\n{number} clicks for an attack of three blocks: {decisions} decisions and one confirmation")
    assert any(type(frame).__name__ == "DefensiveSupport" for frame in b.frames)
    assert number == decisions + 1


# ---- odds, log, words --------------------------------------------------------------------------------------------


def test_odds_are_itemised_and_add_up() -> None:
    b = to_the_attack()
    b.apply("target P197")
    b.apply("done")
    for wanted in ("lead Pickett-F", "charge"):
        wish = next(choice for choice in GUNS.choices(b, "en") if choice.action.startswith(wanted))
        for language in LANGUAGES:
            odds = GUNS.odds(b, "CSA", wish.action, language)
            assert odds is not None
            assert sum(bar.percent for bar in odds.bars) == 100
            lines = [line for group in odds.groups for line in group.lines]
            assert {"GG-13.18.3", "GG-13.18.6", "GG-13.16.2"} <= {line.clause for line in lines}
            assert any(line.open for line in lines)
            assert not CODE.search(" ".join([odds.title, *odds.notes, *(line.label for line in lines)]))
        b.apply(wish.action)
        assert GUNS.odds(b, "USA", "done", "en") is None or b.seat == "USA"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_speaks_in_names(language: str) -> None:
    b, rng = GUNS.new("second-day"), Random(2)
    lines = 0
    while not b.over:
        verbs = sorted({code >> 36 for code in b.codes})
        verb = rng.choice(verbs)
        code = rng.choice(b.codes if b.mover == CHANCE else [c for c in b.codes if c >> 36 == verb])
        events = b.apply(b.write(code))
        for seat in viewers(b):
            assert GUNS.weight(events, seat) >= 0
            for line in GUNS.log_lines(events, seat, language):
                spoken = re.sub("\ue000[^\ue001]*\ue001", "", line.text)
                assert not CODE.search(spoken), line
                assert line.side in ("", "u", "c")
                lines += 1
    assert lines > 300


def test_the_words_of_the_sheet_are_the_same_in_every_language() -> None:
    texts = {language: (MAP_WORDS / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    keys = {language: re.findall(r"^([a-zA-Z][\w-]*) =", text, re.M) for language, text in texts.items()}
    assert keys["en"] == keys["fr"] == keys["it"]
    assert len(set(keys["en"])) == len(keys["en"])
    assert all(words(MAP_WORDS, language).has(key) for language in LANGUAGES for key in keys["en"])


def test_names_in_three_languages() -> None:
    assert [speech(language).token_name(0) for language in LANGUAGES] == [
        "Reynolds, 2 guns",
        "Reynolds, 2 canons",
        "Reynolds, 2 cannoni",
    ]
    assert [GUNS.moment(GUNS.new("third-day"), language) for language in LANGUAGES] == [
        "3 July, 5 am",
        "3 juillet, 5 h",
        "3 luglio, ore 5",
    ]


def test_scenes_are_small() -> None:
    largest = max(len(msgspec.json.encode(GUNS.scene(b, "CSA", "en"))) for _, b in met() if "CSA" in b.seat_names())
    assert largest < 120_000


# ---- a map of one's own ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("minus", [(), ("V33", "V34")])
def test_a_map_that_a_position_brings_is_drawn_and_explained(minus: tuple[str, ...]) -> None:
    """Everything a scene and an inspection name is a place or a thing of that map, and odds are given on it."""
    stacks = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F", "H44 N": "Sykes-F", "V13 W": "Buford-F"}
    field = Field("CSA attack", stacks, csa="ANY-1 ANY-1", usa="ANY-1", minus=minus, off={"a63": ["Slocum-F"]})
    b = field.state
    table = board_of(b.ground, "en")
    places = {place.id for place in table.places}
    assert places == {*b.ground.position_codes, *b.ground.area_codes, *b.ground.entry_codes}
    for seat in ("USA", "CSA", None):
        drawn = GUNS.scene(b, seat, "en")
        assert drawn.board == table.hash
        assert {item.place for item in drawn.items} <= places
        assert {ring.place for ring in drawn.rings} <= places
        for item in drawn.items:
            assert 0 <= item.x <= table.width
            assert 0 <= item.y <= table.height
            looked = GUNS.inspect(b, seat, item.key, "en")
            assert looked is not None or item.key.startswith("tag:")
            assert {ring.place for ring in (looked.rings if looked else [])} <= places
        for place in places:
            assert GUNS.inspect(b, seat, f"place:{place}", "en") is not None
        world = GUNS.sample(GUNS.view(b, seat), Random(1))
        assert GUNS.view(world, seat) == GUNS.view(b, seat)
    assert [choice.action for choice in GUNS.choices(b, "en")] == field.options()
    assert GUNS.odds(b, "CSA", "target H34", "en") is not None
    assert "H35" in GUNS.summary(b, "CSA", "en")
    assert GUNS.why(b, "CSA", "target H33", "en").place == "place:H33"
