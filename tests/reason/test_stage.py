"""Battles on the stage: every roll of kept games and of set-up positions, in words, with the chances of the odds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

import msgspec
import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import SEATS
from longroll.games.reason.data.materials import STAGE_WORDS
from longroll.games.reason.state import Battle
from longroll.games.reason.table.log import NARRATOR
from longroll.games.reason.table.pose.held import Held
from longroll.games.reason.table.stage import Staging
from longroll.games.reason.table.survey import Survey
from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from longroll.kit.film import Act, Moment, Shot, Stage
from longroll.kit.scene import Scene
from longroll.kit.words import LANGUAGES
from tests.reason.field import Field
from tests.reason.fights import combat, duel, engage
from tests.reason.filming import KEPT, actions, acts, kept, played
from tests.vocabulary import assert_languages_agree

STAGER = Staging(Battle, NARRATOR)
EMPTY = Scene("", "", [], [])
VIEWERS = (*SEATS, None)
FAR = "first y RI 38 3 0\nsecond z RI 38 27 180"


def staged(moments: Sequence[Moment], seat: str | None, language: str) -> Iterator[tuple[list[Moment], Stage]]:
    """Every stage of some moments, without drawing a single table."""
    for group in STAGER.grouped(moments):
        shots = [Shot(moment, moment.events, [], EMPTY, EMPTY) for moment in group]
        stage = STAGER.stage(shots, seat, language)
        if stage is not None:
            yield group, stage


def texts(value: object) -> Iterator[str]:
    """Every text of something built of structs, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            if key not in ("name", "clause", "involved", "kind", "key", "side", "pattern", "sign", "place"):
                yield from texts(part)
            elif key == "name" and "title" in value and "seq" in value:
                yield part
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)


def test_the_languages_agree() -> None:
    assert_languages_agree(STAGE_WORDS)


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_roll_of_a_kept_game_is_told_to_everybody_in_words(name: str, language: str) -> None:
    moments = kept(name)
    b = moments[0].before
    assert isinstance(b, Battle)
    codes = re.compile(rf"\b({'|'.join([*b.roster.ids, *b.roster.force_ids])}|EX|DR|CD|CDs|FF|MF|None)\b|MR-|\{{")
    counts = []
    for seat in VIEWERS:
        found = list(staged(moments, seat, language))
        counts.append(len(found))
        for _, stage in found:
            plain = msgspec.to_builtins(stage)
            said = list(texts(plain))
            assert [text for text in said if codes.search(text)] == []
            assert stage.title
            assert stage.subtitle
            assert stage.steps
            assert all(step.name and step.title for step in stage.steps)
            assert stage.outcome.startswith("**") or not stage.outcome
    assert len(set(counts)) == 1
    assert counts[0] >= 90


@pytest.mark.parametrize("name", KEPT)
def test_bars_add_up_and_what_came_was_open(name: str) -> None:
    for group, stage in staged(kept(name), "first", "en"):
        if not stage.bars:
            continue
        assert sum(bar.percent for bar in stage.bars) == 100
        assert stage.of
        assert stage.caption
        came = [bar for bar in stage.bars if bar.came]
        assert len(came) <= 1
        assert all(not (bar.out and bar.came) for bar in stage.bars)
        if came:
            assert all(bar.out for bar in stage.bars if bar is not came[0])
        if stage.outcome and not stage.name.startswith(("charge", "recovery")):
            assert came, stage.name
            last = next(step for step in reversed(stage.steps) if step.percent is not None)
            assert last.percent in (0, 100)
        numbers = [moment.seq for moment in group]
        known = [line.seq for step in stage.steps for line in step.lines]
        assert set(known) <= set(numbers)


@pytest.mark.parametrize("name", KEPT)
def test_the_two_sides_have_opposite_wishes(name: str) -> None:
    """What one risks the other has for himself, at every step; the initiative alone may be nobody's."""
    ours = list(staged(kept(name), "first", "en"))
    theirs = list(staged(kept(name), "second", "en"))
    for (_, mine), (_, other) in zip(ours, theirs, strict=True):
        if mine.percent is None or other.percent is None or mine.name.startswith(("initiative", "dayend", "morale")):
            continue
        assert mine.percent + other.percent == 100
        for one, two in zip(mine.steps, other.steps, strict=True):
            if one.percent is not None and two.percent is not None:
                assert abs(one.percent + two.percent - 100) <= 1, (mine.name, one.name)


@pytest.mark.parametrize("name", KEPT)
def test_what_was_risked_is_what_the_odds_said(name: str) -> None:
    """The large number and the bars are those of the card that was shown before the act."""
    by_seq = {moment.seq: moment for moment in kept(name)}
    compared = set()
    for group, stage in staged(kept(name), None, "en"):
        first = by_seq[group[0].seq]
        if first.seat == CHANCE_SEAT:
            continue
        b = first.before
        odds = REASON.odds(b, b.seat, actions(name)[first.seq - 1], "en")
        if odds is None:
            continue
        compared.add(stage.name.split()[0])
        assert stage.percent == odds.percent, stage.name
        assert [bar.percent for bar in stage.bars] == [bar.percent for bar in odds.bars]
        assert stage.title == odds.title
    assert {"control", "charge", "fire"} <= compared or name == KEPT[1]
    assert "control" in compared


# ---- single stages -----------------------------------------------------------------------------------------


def only(found: list[Act]) -> Stage:
    (stage,) = [act.stage for act in found if act.stage is not None]
    return stage


@rule("MR-8.5", "MR-10.4", "MR-10.6")
def test_a_volley_into_cover() -> None:
    field = Field(
        f"first a RI 10 10 0 sp=3\nsecond e RI 10 11.4 180 sp=5\n{FAR}", at="musketry", wall=[[(5, 11), (15, 11)]]
    )
    found = acts(field, "fire a e", "6", "6", "2", "4", "1")
    stage = only(found)
    assert [step.name for step in stage.steps] == ["Your fire", "Cover", "Losses"]
    assert [[die.face for die in line.dice] for step in stage.steps for line in step.lines] == [[6, 6, 2], [4, 1], []]
    assert [step.result for step in stage.steps] == ["2 hits", "one hit left", "one loss"]
    assert [step.percent for step in stage.steps] == [75, 100, 100]
    assert stage.outcome == "**E: one loss.** 4 strength left."
    (ink,) = [trace for act in found for still in act.stills for trace in still.traces]
    assert (ink.kind, ink.vain, ink.key) == ("fire", False, "piece:a")


@rule("MR-20.2", "MR-20.11", "MR-21.1")
def test_a_combat_adds_up_line_by_line_and_the_beaten_fall_back() -> None:
    text = (
        f"first a RI 10 9.5 0 sp=5\nsecond t RI 10 10 180 sp=6\nfirst officer Fa 13 7.5\nsecond officer Ft 13 12\n{FAR}"
    )
    field = combat(engage(duel(text), "a", "t"))
    found = acts(field, "2", "4")
    stage = only(found)
    mine, theirs, result, after = stage.steps
    assert [line.running for line in mine.lines] == ["5", "7", ""]
    assert [line.value for line in theirs.lines] == ["6", "+4", "10"]
    assert result.word == "thrown back"
    assert [(line.label, line.value) for line in result.lines[3:]] == [("a", "5 → 3"), ("t", "6 → 5")]
    assert after.lines[0].result == "falls back"
    assert stage.outcome == "**They win the combat.** A falls back."
    (ink,) = [trace for act in found for still in act.stills for trace in still.traces]
    assert ink.kind == "retreat"
    assert ink.text == "falls back"
    assert ink.item is not None
    assert ink.points[1] == (round(ink.item.x, 1), round(ink.item.y, 1))


@rule("MR-20.8", "MR-20.9")
def test_decisions_inside_a_combat_wait_on_the_rail() -> None:
    foot = "first a RI 10 9.5 0 sp=5\nsecond t RI 10 10 180 sp=6"
    text = f"{foot}\nfirst officer Fa 10 8.9 v=2\nfirst commander 10 6\n{FAR}"
    field = engage(duel(text, pools=(1, 0)), "a", "t")
    opened = list(staged(played(field, "done"), "first", "en"))
    assert opened == []
    asked = only(acts(field, "valour OFa", "2", "3"))
    words = {step.name: step.word for step in asked.steps}
    assert words["You again"] == "you decide"
    assert asked.outcome == ""
    assert [step.seq for step in asked.steps][-2:] == [0, 0]


@rule("MR-19.11", "MR-19.13")
def test_a_battery_fires_into_the_charge_and_stays() -> None:
    text = f"first a HC 10 10 0 sp=5\nsecond t HA 10 13 180\nfirst officer Fa 13 7.5\nsecond officer Ft 14 15\n{FAR}"
    field = duel(text)
    stage = only(acts(field, "charge a t", "5", "4"))
    flight = stage.steps[0]
    assert flight.name == "Flight"
    assert [die.face for die in flight.lines[0].dice] == [5, 4]
    assert [line.result for line in flight.lines] == ["", "one loss"]
    assert flight.result == "does not get away"
    assert stage.outcome.startswith("**A in contact with t: front.**")


@rule("MR-17.11")
def test_a_failed_attack_test_ends_it() -> None:
    field = duel(f"first a RI 10 10 0 sp=3\nsecond t RI 10 11.4 180\n{FAR}", fired={"a": "t"})
    stage = only(acts(field, "charge a t", "5"))
    assert stage.steps[0].result == "hangs back"
    assert stage.steps[-1].word == "no attack"
    assert [step.percent for step in stage.steps] == [0, 0]
    mirrored = duel(f"first a RI 10 10 0 sp=3\nsecond t RI 10 11.4 180\n{FAR}", fired={"a": "t"})
    theirs = only(acts(mirrored, "charge a t", "5", seat="second"))
    assert [step.percent for step in theirs.steps] == [100, 100]
    assert theirs.of == "to stand the charge"


# ---- the film ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_film_of_a_kept_game(language: str) -> None:
    """Every act has its head; nothing is empty; moves of one Force are one beat."""
    moments = kept(KEPT[0])[:160]
    for seat in VIEWERS:
        found = REASON.film(moments, seat, language)
        assert all(act.head and act.text for act in found)
        assert all("\ue000" not in act.head + act.detail for act in found)
        assert [still.seq for act in found for still in act.stills] == [moment.seq for moment in moments][
            : sum(len(act.stills) for act in found)
        ]
        assert any(act.joins for act in found)
        assert not any(act.joins and act.stage for act in found)
        kinds = {trace.kind for act in found for still in act.stills for trace in still.traces}
        assert {"march", "fire"} <= kinds


def test_marches_go_from_where_to_where() -> None:
    field = duel(f"first a RI 10 10 0\nsecond t RI 10 20 180\n{FAR}")
    (act,) = acts(field, "move a A2")
    assert act.head == "A moves"
    assert act.detail == "2.00 of 2 BW, facing north"
    (trace,) = act.stills[0].traces
    assert trace.kind == "march"
    start, end = trace.points
    assert start[0] == end[0]
    assert start[1] - end[1] == pytest.approx(120)


@pytest.mark.parametrize(("path", "bends"), [("A1", 0), ("R30 A0.5", 4), ("L30 A0.5", 4), ("R20 A0.5 L20", 6)])
def test_a_wheel_is_drawn_as_an_arc(path: str, bends: int) -> None:
    """The trail goes where the middle of the unit went: on no side a circle's chord."""
    field = Field("first a RI 10 10 0\nsecond e RI 30 25 180")
    (act,) = acts(field, f"move a {path}")
    (trace,) = act.stills[0].traces
    made = Held(Field("first a RI 10 10 0\nsecond e RI 30 25 180").state, 0, path)
    laid = Survey(field.roster.data)
    walked = [laid.at(point) for point in made.trail]
    assert len(trace.points) == bends + 2
    assert hypot(trace.points[-1][0] - walked[-1][0], trace.points[-1][1] - walked[-1][1]) < 2
    for x, y in trace.points:
        assert min(hypot(x - u, y - v) for u, v in finely(walked)) < 2


def finely(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A line in short steps."""
    return [
        (a[0] + (b[0] - a[0]) * n / 20, a[1] + (b[1] - a[1]) * n / 20) for a, b in pairwise(points) for n in range(21)
    ]


def test_a_march_by_road_bends_with_it() -> None:
    text = "first a RI 10 10 0 MF\nsecond e RI 30 25 180"
    field = Field(text, roads=[[(10, 5), (10, 12), (14, 14)]])
    (act,) = acts(field, "move a D+4")
    (trace,) = act.stills[0].traces
    assert len(trace.points) > 2


def test_a_general_who_gets_a_die_and_rolls_is_pointed_at() -> None:
    """The camera follows ink: also what happens where somebody stands leaves some."""
    field = Field("first a RI 10 10 0\nsecond e RI 10 15 180", at="phase", pools=(2, 0))
    found = acts(field, "give OFa", *"444")
    spots = [trace for act in found for still in act.stills for trace in still.traces if trace.kind == "here"]
    assert [trace.key for trace in spots] == ["block:OFa", "block:OFa"]


def test_an_attack_goes_on_to_its_target() -> None:
    field = Field("first a RI 10 10 0\nsecond e RI 10 11.2 180", fired={"a": "e"})
    found = acts(field, "charge a e", *"1")
    (ink,) = [trace for act in found for still in act.stills for trace in still.traces if trace.kind == "attack"]
    assert ink.points[-1] == Survey(field.roster.data).at((10, 11.2))
