"""Plans, boards and scenes: complete, exactly where the rules measure, in three languages, within their size."""

from __future__ import annotations

import re
from math import cos, hypot, radians, sin
from random import Random

import msgspec
import pytest

from longroll.boards.plane.measure import distance, point_to_rect
from longroll.engraving.lines import inside
from longroll.games.reason import REASON
from longroll.games.reason.components import ACTIVE, ATTACK, COMMAND_RADIUS, GARRISON, INACTIVE
from longroll.games.reason.data.materials import MAP_WORDS, load_scenario
from longroll.games.reason.rules.setup import OFFERED, SCENARIOS, new_battle
from longroll.games.reason.state import Battle
from longroll.games.reason.table.drawing import board, items, scene
from longroll.games.reason.table.explain import EXPLAINER
from longroll.games.reason.table.forecast import combat_panel, odds_panel
from longroll.games.reason.table.inspection import inspect
from longroll.games.reason.table.map_picture import PALETTE, PICTURES, palette_css, picture, picture_hash
from longroll.games.reason.table.naming import officer_label, unit_label
from longroll.games.reason.table.overlays import band, flank_strokes, outset, sight_stroke
from longroll.games.reason.table.panels import control_shares, tenths
from longroll.games.reason.table.sheet.labels import Body, covers, laid_out
from longroll.games.reason.table.speech import speech
from longroll.games.reason.table.survey import BW, MAPS, corners, map_of, spelled, survey
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.scene import Item, Panel, Prospect, Scene, Track
from longroll.kit.words import LANGUAGES
from tests.reason.field import Field
from tests.scenes import known, marks, rows

ALL_PICTURES = [*PICTURES, *SCENARIOS]


def started(scenario: str) -> Battle:
    b = new_battle(scenario)
    b.settle()
    return b


# ---- plans -------------------------------------------------------------------------------------------------------


def test_every_ink_is_known_by_lamp() -> None:
    used = set(re.findall(r"var\(--map-([\w-]+),", "".join(picture(name) for name in PICTURES)))
    assert used <= set(PALETTE.lamp)
    assert set(PALETTE.day) == set(PALETTE.lamp)
    assert all(f"--map-{name}:" in palette_css() for name in used)


def test_every_scenario_has_a_map_and_a_card() -> None:
    assert MAPS == OFFERED
    assert len({picture_hash(name) for name in ALL_PICTURES}) == len(ALL_PICTURES)


@rule("MR-4.6", "MR-26.5")
def test_bridges_are_where_roads_cross_rivers() -> None:
    assert len(survey("warburg").bridges()) == 2
    for (x, y), (dx, dy) in survey("warburg").bridges():
        assert 2.3 < y < 3.5
        assert x in (12.0, 27.5)
        assert hypot(dx, dy) == pytest.approx(1.0)
    # no road crosses the Mietzel, though two lead to it
    assert survey("zorndorf").bridges() == []
    assert survey("rossbach").bridges() == []


def test_names_are_spelled_as_their_language_does() -> None:
    assert spelled("Lunstaedt") == "Lunstädt"
    written = {row for name in board("en", "rossbach").names for row in name.rows}
    assert {"Lunstädt", "Pölzen hill", "Leiha brook"} <= written
    assert "Lunstaedt" not in written
    assert unit_label("Garde du Corps and Gens d'armes") == "Garde du Corps"
    assert unit_label("Wittmer (Swiss)") == "Wittmer"
    assert officer_label("Prince of Hesse-Darmstadt") == "Hesse-Darmstadt"
    assert officer_label("the Hereditary Prince") == "Hereditary Prince"
    assert officer_label("Ferdinand of Brunswick") == "Ferdinand"


# ---- boards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_places_of_the_board(scenario: str) -> None:
    shown = board("en", scenario)
    data = load_scenario(scenario)
    laid = survey(scenario)
    ids = [place.id for place in shown.places]
    assert len(set(ids)) == len(ids)
    assert {sector.id for town in data.towns for sector in town.sectors} <= set(ids)
    assert shown.picture == f"/api/pictures/{picture_hash(f'map-{scenario}')}.svg"
    assert (shown.width, shown.height) == laid.size
    by_id = {place.id: place for place in shown.places}
    for town in data.towns:
        for sector in town.sectors:
            x, y = laid.at(corners(sector)[0])
            assert f"{x:g} {y:g}" in by_id[sector.id].path
    for place in shown.places:
        assert 0 < place.centre[0] < shown.width
        assert 0 < place.centre[1] < shown.height
        assert place.facts
        # its name is in the picture
        assert place.lines == [""]


def test_the_sheet_and_the_table_agree() -> None:
    laid = survey("rossbach")
    left, foot = laid.at((0.0, 0.0))
    right, top = laid.at((40.0, 26.0))
    assert (right - left, foot - top) == (40 * BW, 26 * BW)
    assert laid.on_table(laid.at((12.25, 3.5))) == pytest.approx((12.25, 3.5))


@rule("MR-27.6")
def test_a_borrowed_table_is_shown_by_its_own_map() -> None:
    ground = load_scenario("kolin")
    assert map_of(ground) == "kolin"
    borrowed = msgspec.structs.replace(ground, id="another", objectives=[], special=[])
    assert map_of(borrowed) == "kolin"


# ---- blocks ------------------------------------------------------------------------------------------------------


def item_of(shown: Scene, key: str) -> Item:
    return next(item for item in shown.items if item.key == key)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_stands_to_scale_where_it_is(scenario: str) -> None:
    b = started(scenario)
    shown = scene(b, "first", "en")
    laid = survey(scenario)
    keys = [item.key for item in shown.items]
    assert len(set(keys)) == len(keys)
    for unit, name in enumerate(b.roster.ids):
        item = item_of(shown, f"piece:{name}")
        shape = b.shapes[unit]
        assert (item.x, item.y) == pytest.approx(laid.at((shape.cx, shape.cy)), abs=0.01)
        assert item.text == str(b.sp[unit])
        assert item.side == "uc"[b.roster.side[unit]]
        if b.formation[unit] == GARRISON:
            assert item.form == "post"
            assert item.place == b.field.sector_ids[b.sector[unit]]
        else:
            assert item.form == "block"
            assert (item.w, item.h) == (shape.w * BW, shape.d * BW)
            assert item.angle == pytest.approx(shape.facing, abs=0.01)
            # the front of the drawing is the front of the unit
            front = (item.x + sin(radians(item.angle)) * item.h / 2, item.y - cos(radians(item.angle)) * item.h / 2)
            assert front == pytest.approx(laid.at(shape.front_middle), abs=0.02)
    for officer, word in enumerate(b.roster.officer_words):
        item = item_of(shown, f"block:{word}")
        assert item.symbol == ("commander" if officer < 2 else "standard")
        assert (item.text == "") == (officer < 2)
    assert len(keys) == b.roster.n_units + b.roster.n_officers + len(b.roster.objectives)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_symbol_is_drawn(scenario: str) -> None:
    shown = scene(started(scenario), None, "en")
    for item in shown.items:
        assert known(item.symbol, item.side, REASON.symbols), item.symbol
    for mark in [*marks(shown.panels), *(mark for item in shown.items for mark in item.marks)]:
        assert known(mark.symbol, mark.side, REASON.symbols), mark.symbol


@rule("MR-2.4")
def test_a_block_shows_arm_and_formation() -> None:
    field = Field(
        """
        first a RI 10 10 0
        first m RI 14 10 0 MF
        first h HC 18 10 0
        first k HC 22 10 0 MF
        first g HA 26 10 0
        second e RI 10 18 180
        """
    )
    shown = {item.key: item for item in items(field.state, speech("en", field.state.roster))}
    symbols = {name: shown[f"piece:{name}"].symbol for name in "amhkg"}
    assert symbols == {
        "a": "foot-line",
        "m": "foot-march",
        "h": "horse-line",
        "k": "horse-march",
        "g": "battery",
    }


@rule("MR-3.10", "MR-9.10", "MR-2.7")
def test_marks_say_what_a_unit_has_suffered() -> None:
    field = Field(
        """
        first a RI 10 10 0 force=F
        first b RI 20 10 0 force=F
        first g HA 14 10 0 army suppressed
        first officer F 10 8
        second e RI 10 18 180
        """
    )
    b = field.state
    b.sp[field.unit("a")] -= 2
    b.engage(field.unit("e"), field.unit("a"), 0, 10.0, 17.75)
    shown = {item.key: item for item in items(b, speech("en", b.roster))}
    assert [(mark.symbol, mark.text) for mark in shown["piece:a"].marks] == [("loss", "−2"), ("engaged", "")]
    assert [mark.symbol for mark in shown["piece:b"].marks] == ["out-of-command"]
    assert [mark.symbol for mark in shown["piece:g"].marks] == ["suppressed"]


def test_names_keep_clear_of_blocks_and_of_each_other() -> None:
    line = [Body(200.0 + 132 * n, 300.0, 60.0, 15.0, 180.0, f"Regiment {n}") for n in range(6)]
    spots = laid_out(line, 1400.0, 800.0)
    places = [(body.x + dx, body.y + dy) for body, (dx, dy) in zip(line, spots, strict=True)]
    # they face south: names stand behind them
    assert all(y < 300.0 - 15.0 for _, y in places)
    for n, (x, y) in enumerate(places):
        assert not any(covers(body, x, y, 25.0) for body in line)
        assert all(abs(x - u) > 40 or abs(y - v) > 12 for m, (u, v) in enumerate(places) if m != n)


def test_a_turned_block_is_covered_where_it_lies() -> None:
    body = Body(100.0, 100.0, 60.0, 15.0, 90.0, "")
    assert covers(body, 100.0, 150.0, 5.0)
    assert not covers(body, 150.0, 100.0, 5.0)


# ---- panels ------------------------------------------------------------------------------------------------------


@rule("MR-11.7", "MR-11.8", "MR-11.9", "MR-11.10")
def test_chances_of_control() -> None:
    near = (INACTIVE, ACTIVE, ATTACK)
    assert tenths(control_shares(2, 1, False, near)) == [27.8, 55.5, 16.7]
    assert tenths(control_shares(3, 1, False, near)) == [10.7, 53.7, 35.6]
    assert tenths(control_shares(3, 2, True, near)) == [1.5, 45.9, 52.6]
    assert control_shares(2, 0, False, (INACTIVE, ACTIVE)) == pytest.approx((21 / 36, 15 / 36))


def test_tenths_add_up() -> None:
    rng = Random(4)
    for _ in range(200):
        chances = [rng.random() for _ in range(3)]
        total = sum(chances)
        assert round(sum(tenths([chance / total for chance in chances])), 6) == 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_panels_of_every_battle(scenario: str, language: str) -> None:
    b = started(scenario)
    shown = scene(b, "second", language)
    ids = [panel.id for panel in shown.panels]
    assert ids[:4] == ["time", "command", "armies", "objectives"]
    assert set(ids) >= {"forces-u", "forces-c"}
    command = shown.panels[1]
    generals = rows(command, Prospect)
    assert len(generals) == len(b.roster.forces_of[1])
    for row in generals:
        for way in row.chances:
            assert round(sum(share.percent for share in way.shares), 6) == 100
        assert [way.state for way in row.chances].count("now") == 1
    assert len(shown.panels[3].rows) == len(b.roster.objectives)


@rule("MR-7.6")
def test_the_chance_of_the_next_pulse() -> None:
    field = Field("first a RI 10 10 0\nsecond e RI 10 18 180")
    field.state.pulse = 2
    time = next(panel for panel in explain_panels(field.state) if panel.id == "time")
    assert [(cell.text, cell.note) for cell in rows(time, Track)[1].cells] == [
        ("1", ""),
        ("2", ""),
        ("3", "50 %"),
        ("4", "8 %"),
    ]
    assert [cell.state for cell in rows(time, Track)[1].cells] == ["past", "now", "dim", "dim"]


def explain_panels(b: Battle) -> list[Panel]:
    from longroll.games.reason.table.panels import panels

    return panels(b, "first", "en")


# ---- overlays ----------------------------------------------------------------------------------------------------


@rule("MR-3.5")
def test_the_command_radius_is_measured_from_the_base() -> None:
    field = Field("first a RI 10 10 0 force=F\nfirst officer F 10 8\nsecond e RI 10 18 180")
    base = field.state.officers[2]
    for x, y in outset(base, COMMAND_RADIUS):
        assert point_to_rect(x, y, base) == pytest.approx(COMMAND_RADIUS, abs=0.02)


@rule("MR-5.8", "MR-5.4")
def test_fire_bands_lie_in_the_front_arc_within_range() -> None:
    field = Field("first a RI 10 10 30\nsecond e RI 10 18 180")
    shape = field.state.shapes[field.unit("a")]
    for inner, outer in ((0.0, 1.0), (1.0, 2.0)):
        for x, y in band(shape, inner, outer):
            u = (x - shape.cx) * shape.rx + (y - shape.cy) * shape.ry
            v = (x - shape.cx) * shape.fx + (y - shape.cy) * shape.fy
            assert v >= shape.hd - 1e-9
            assert abs(u) <= shape.hw + (v - shape.hd) + 1e-9
            far = hypot(max(0.0, abs(u) - shape.hw), v - shape.hd)
            assert min(abs(far - inner), abs(far - outer)) < 1e-9


@rule("MR-3.7", "MR-3.10")
def test_why_a_unit_is_in_command_or_not() -> None:
    field = Field(
        """
        first a RI 10 10 0 force=F
        first b RI 12 10 0 force=F
        first c RI 14 10 0 force=F
        first d RI 22 10 0 force=F
        first officer F 10 8
        second e RI 10 20 180
        """
    )
    b = field.state
    near = inspect(b, "piece:a", "en")
    linked = inspect(b, "piece:c", "en")
    lost = inspect(b, "piece:d", "en")
    assert near is not None
    assert linked is not None
    assert lost is not None
    assert any(fact.startswith("In command: ") for fact in near.facts)
    assert any(fact.startswith("In command by contact with ") for fact in linked.facts)
    chain = next(stroke for stroke in linked.strokes if stroke.kind == "chain")
    assert len(chain.points) >= 3
    gap = distance(b.officers[b.roster.officer_force.index(b.roster.force[field.unit("d")])], b.shapes[field.unit("d")])
    assert any(f"Uncommanded: {gap:.2f} BW" in fact for fact in lost.facts)
    assert any(stroke.kind == "sight" and stroke.shut for stroke in lost.strokes)


@rule("MR-5.13", "MR-8.5", "MR-10.2")
def test_fire_is_told_with_its_dice_and_chance() -> None:
    field = Field("first a RI 10 10 0 sp=7\nsecond e RI 10 11.4 180 MF")
    seen = inspect(field.state, "piece:a", "en")
    assert seen is not None
    # 7 dice, MF +1: five or six hit
    assert any("7 dice on 5+, a hit 94 %" in fact for fact in seen.facts), seen.facts
    assert {"band", "band-far", "sight"} <= {stroke.kind for stroke in seen.strokes}


@rule("MR-5.12")
def test_what_blocks_the_sight_is_named() -> None:
    woods = [[(8, 11.5), (12, 11.5), (12, 14), (8, 14)]]
    field = Field("first g HA 10 10 0\nsecond e RI 10 16 180", woods=woods)
    seen = inspect(field.state, "piece:g", "en")
    assert seen is not None
    assert any("no line of fire" in fact for fact in seen.facts), seen.facts
    stroke = sight_stroke(field.state, field.unit("g"), field.unit("e"))
    assert stroke.shut


@rule("MR-5.16", "MR-5.18")
def test_a_threatened_flank_is_shown() -> None:
    field = Field("first a RI 10 10 0\nsecond e RI 12 9.5 270")
    strokes = flank_strokes(field.state, field.unit("a"))
    assert [stroke.kind for stroke in strokes] == ["threat"]
    seen = inspect(field.state, "piece:a", "en")
    assert seen is not None
    assert any(fact.startswith("Flank open to ") for fact in seen.facts)


def test_everything_can_be_inspected() -> None:
    for scenario in SCENARIOS:
        b = started(scenario)
        shown = scene(b, None, "en")
        for key in [item.key for item in shown.items] + [f"place:{p.id}" for p in board("en", scenario).places]:
            seen = inspect(b, key, "fr")
            assert seen is not None, key
            assert seen.name
            assert seen.facts
    assert inspect(b, "piece:nobody", "en") is None
    assert inspect(b, "place:nowhere", "en") is None


def test_heights_drawn_are_those_of_the_rules() -> None:
    for name in MAPS:
        laid = survey(name)
        b = started(name)
        rng = Random(7)
        for _ in range(100):
            at = (rng.uniform(0, laid.ground.table.w), rng.uniform(0, laid.ground.table.h))
            high = any(inside(laid.at(at), laid.laid(level.poly)) for level in laid.ground.levels)
            assert high == (b.field.level_at(*at) > 0)


# ---- a game in progress ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["lindenau", "warburg"])
def test_a_game_is_told_from_beginning_to_end(scenario: str) -> None:
    """Prompts, answers, scenes and the log hold in every decision of a random game, and no code is spoken."""
    b = new_battle(scenario)
    rng = Random(11)
    b.told = []
    b.settle()
    code = re.compile(rf"\b({'|'.join(b.roster.ids)})\b")
    for step in range(260):
        if b.over:
            break
        language = LANGUAGES[step % 3]
        seat = ("first", "second", None)[step % 3]
        asked = EXPLAINER.prompt(b, seat, language)
        assert asked is not None
        assert not code.search(asked.text + asked.question), asked
        if b.mover != CHANCE and step % 4 == 0:
            for choice in EXPLAINER.choices(b, language):
                assert choice.label
                assert not code.search(choice.label), choice.label
                assert EXPLAINER.why(b, ("first", "second")[b.mover], choice.action, language).legal
        if step % 10 == 0:
            scene(b, seat, language)
        b.play(rng.choice(b.codes))


def test_words_of_the_table_are_complete() -> None:
    keys = {
        language: re.findall(r"^([\w-]+) =", (MAP_WORDS / f"{language}.ftl").read_text(encoding="utf-8"), re.M)
        for language in LANGUAGES
    }
    assert keys["en"] == keys["fr"] == keys["it"]


# ---- odds --------------------------------------------------------------------------------------------------------


@rule("MR-8.5", "MR-10.6")
def test_odds_of_a_fire() -> None:
    field = Field("first a RI 10 10 0 sp=7\nsecond e RI 10 11.4 180", at="musketry")
    panel = odds_panel(field.state, "first", "fire a e", "en")
    assert panel is not None
    # seven dice, each a loss on a six
    assert panel.percent == 72
    assert sum(bar.percent for bar in panel.bars) == 100
    assert {line.clause for line in panel.groups[0].lines} == {"MR-5.4", "MR-8.5"}
    assert odds_panel(field.state, "second", "fire a e", "en") is None
    assert odds_panel(field.state, "first", "done", "en") is None
    assert odds_panel(field.state, "first", "nonsense", "en") is None


@rule("MR-11.7")
def test_odds_of_a_control_test() -> None:
    field = Field(
        "first a RI 10 10 0 force=F\nfirst h HC 14 10 0\nfirst officer F 10 8 mod=1\nsecond e RI 10 14 180",
        at="control",
    )
    panel = odds_panel(field.state, "first", "test F", "it")
    assert panel is not None
    assert panel.percent == 72
    assert [bar.percent for bar in panel.bars] == [17, 55, 28]


@rule("MR-20.2", "MR-20.10")
def test_odds_of_a_combat() -> None:
    field = Field("first a RI 10 10 0 sp=6\nsecond e RI 10 10.55 180 sp=6", at="nothing")
    b = field.state
    b.engage(field.unit("a"), field.unit("e"), 0, 10.0, 8.0)
    panel = combat_panel(b, field.unit("a"), speech("en", b.roster))
    assert panel is not None
    # equal strengths, a die each: fifteen of thirty-six win, ties are lost
    assert panel.percent == 42
    assert [group.lines[0].value for group in panel.groups] == ["+6", "+6"]
    assert combat_panel(b, field.unit("e"), speech("en", b.roster)) == panel, "the defender names the same combat"


@rule("MR-18.2", "MR-17.11", "MR-19.4")
def test_odds_of_a_charge() -> None:
    field = Field("first h HC 10 10 0 sp=7\nsecond k HC 10 14 180 sp=7")
    panel = odds_panel(field.state, "first", "charge h k", "en")
    assert panel is not None
    assert sum(bar.percent for bar in panel.bars) == 100
    assert [way.title for way in panel.ways] == ["It stands", "It evades"]
    assert sum(way.framed for way in panel.ways) >= 1
    assert panel.groups[0].lines[0].clause == "MR-18.2"
    # too far
    assert odds_panel(Field("first h HC 10 10 0\nsecond k HC 10 30 180").state, "first", "charge h k", "en") is None


@rule("MR-16.4")
def test_odds_of_recovery() -> None:
    field = Field(
        "first a RI 10 10 0 sp=8\nfirst c RI 14 10 0 sp=8\nsecond e RI 10 20 180",
        at="recovery",
        losses={"a": 3, "c": 3},
    )
    panel = odds_panel(field.state, "first", "recover a", "fr")
    assert panel is not None
    assert 0 < panel.percent < 100
    assert sum(bar.percent for bar in panel.bars) == 100
