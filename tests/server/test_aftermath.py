"""After a battle: the reason with its clause, the score turn by turn, what turned it, the luck of its fights."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.kit.film import Moment, Stage, StageStep
from longroll.kit.record import FORMAT, Record, decode, replay
from longroll.kit.words import LANGUAGES
from longroll.server.aftermath import luck_of, outcome
from longroll.server.rules import rules_of
from tests.classroom import Classroom
from tests.retold import retold
from tests.server.house import Browser, House, house

ROOT = Path(__file__).parents[1]
RECORDS = sorted(ROOT.glob("*/games/*.longroll.json"))
SHORT = {
    "gettysburg": "gettysburg-first-day-11-00001",
    "guns": "guns-third-day-11-00001",
    "glory": "glory-henry-hill",
    "reason": "reason-lindenau",
}
"""One record of each game."""
LESSONS_PLAYED = 4
INTERRUPTED = 25
"""Positions inside fights in which somebody gives up."""


def record_of(game: str) -> Path:
    return ROOT / game / "games" / f"{SHORT[game]}.longroll.json"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("home")) as found:
        yield found


def brought(browser: Browser, path: Path) -> str:
    """A finished game as a table."""
    return str(browser.post("/api/tables", {"record": json.loads(path.read_bytes())}).json["table"])


# ---- why ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.split(".")[0])
def test_every_kept_game_ends_for_a_reason_with_a_clause(path: Path) -> None:
    record = decode(path.read_bytes())
    game = find_game(record.game)
    state = replay(game, record)
    known = {block.clause for chapter in rules_of(game.name).chapters for block in chapter.blocks}
    texts = set()
    for language in LANGUAGES:
        for seat in (*state.seat_names(), None):
            ending = game.endings.ending(state, [], seat, language)
            texts.add(ending.text)
            assert ending.clause in known
            assert len(game.endings.columns(state, seat, language)) == len(game.endings.tally(state, seat))
            counted = [goal for goal in ending.goals if goal.counts]
            board = {place.id for place in game.board(language, record.scenario).places}
            items = {item.key for item in game.scene(state, seat, language).items}
            for key in (key for goal in counted for key in goal.keys):
                assert key in items or key.removeprefix("place:") in board
    sides = 2 if state.result.winner is not None else 1
    assert len(texts) == (sides + 1 if sides == 2 else 1) * len(LANGUAGES)  # won, lost, and told to others


def test_a_game_given_up_says_so(home: House) -> None:
    one = home.browser()
    table = one.make(CSA="me", Union="me")["table"]
    one.post(f"/api/tables/{table}/resign", {"seat": "CSA"})
    ending = one.table(table)["ending"]
    assert ending["clause"] == "GB-25.5"
    assert "given up" in ending["text"]


def test_a_game_that_lasts_has_no_end(home: House) -> None:
    one = home.browser()
    table = one.make(CSA="me", Union="me")["table"]
    assert one.table(table)["ending"] is None
    assert one.get(f"/api/tables/{table}/aftermath").code == "running"
    assert one.get(f"/api/tables/{table}/luck").code == "running"


# ---- the score and what turned it --------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHORT)
def test_the_score_is_told_turn_by_turn(home: House, name: str) -> None:
    one = home.browser()
    table = brought(one, record_of(name))
    found: dict[str, Any] = one.get(f"/api/tables/{table}/aftermath").json
    steps = [step["seq"] for step in one.get(f"/api/tables/{table}/replay").json["steps"]]
    assert found["columns"]
    assert len({row["period"] for row in found["rows"]}) == len(found["rows"]) > 1
    assert all(len(row["values"]) == len(found["columns"]) for row in found["rows"])
    assert [row["seq"] for row in found["rows"]] == sorted(row["seq"] for row in found["rows"])
    assert found["rows"][-1]["seq"] == steps[-1]
    assert 0 < len(found["moments"]) <= 3
    for moment in found["moments"]:
        assert moment["seq"] in steps[:-1]
        assert moment["text"]


# ---- luck --------------------------------------------------------------------------------------------------


def test_the_luck_of_both_sides_is_the_same_fight_seen_from_two_sides() -> None:
    record = decode(record_of("reason").read_bytes())
    game = find_game("reason")
    ours, theirs = (luck_of(game, record, seat, "en") for seat in game.seats)
    assert ours
    assert [(fight.first, fight.seq) for fight in ours] == [(fight.first, fight.seq) for fight in theirs]
    for one, other in zip(ours, theirs, strict=True):
        assert one.attacks is not other.attacks
        assert not (one.won and other.won)
        assert one.percent + other.percent <= 101  # a fight may also end with neither of both wishes


def test_luck_is_counted_beside_the_server(home: House) -> None:
    one = home.browser()
    table = brought(one, record_of("reason"))
    fights = one.get(f"/api/tables/{table}/luck").json
    steps = {step["seq"] for step in one.get(f"/api/tables/{table}/replay").json["steps"]}
    assert fights
    assert all(fight["first"] in steps and fight["seq"] in steps for fight in fights)


def test_a_fight_is_won_when_nothing_else_is_left() -> None:
    def stage(*percents: int | None) -> Stage:
        return Stage(name="x", title="", steps=[StageStep("a", "a", percent=percent) for percent in percents])

    assert outcome(stage(40, 100, None)) is True
    assert outcome(stage(40, 0)) is False
    assert outcome(stage(40)) is None
    assert outcome(stage()) is None


@pytest.mark.parametrize("name", SHORT)
def test_who_gives_up_while_a_fight_goes_on_ends_it_untold(name: str) -> None:
    """Whoever sits at the table may give up at any time, while dice fall too: the film goes on to that, and no stage
    asks for the die that never fell."""
    game, begun, tried = find_game(name), list[Moment](), 0
    for moment in retold(game, record_of(name)):
        begun.append(moment)
        state = moment.after
        if state.over or not game.stager.combat(state):
            begun.clear()
            continue
        seat, after = game.seats[moment.seq % len(game.seats)], state.copy()
        last = Moment(moment.seq + 1, seat, state, after.apply(f"concede {seat}"), after)
        assert game.stager.grouped([*begun, last])[-1] == [last]
        acts = game.film([*begun, last], seat, "en", 0)
        assert acts[-1].stage is None
        assert acts[-1].seq == last.seq
        tried += 1
        if tried == INTERRUPTED:
            break
    assert tried


LESSONS = [(name, lesson) for name in SHORT for lesson in find_game(name).lessons]


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[lesson for _, lesson in LESSONS])
def test_luck_is_counted_of_a_game_in_which_the_last_answer_before_dice_was_asked_for(name: str, lesson: str) -> None:
    """At a table the end of a step before dice is left to the player; a record read again takes it by itself. What is
    done already is no part of a fight."""
    game = find_game(name)
    for seed in range(LESSONS_PLAYED):
        teacher: Any = game.lessons[lesson]
        moves = Classroom[Any](game, teacher, seed).as_at_a_table()
        record = Record(FORMAT, game.rules_version, name, "", {}, "", moves, position=teacher.position)
        fights = luck_of(game, record, game.seats[0], "en")
        assert all(0 <= fight.percent <= 100 for fight in fights)
