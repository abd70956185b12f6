"""Computer players at tables."""

from __future__ import annotations

import multiprocessing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import longroll
from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.game import View
from longroll.kit.planning import Plan
from longroll.kit.terms import Option
from longroll.kit.words import LANGUAGES
from longroll.minds.comparing import ACT_SECONDS
from longroll.minds.general import General, Orders
from longroll.minds.levels import COLONEL, LEVELS, SECONDS
from longroll.minds.temper import leaders
from longroll.server import bots, opponents
from longroll.server.bots import Answer, Bots, Question
from longroll.server.config import Config
from longroll.server.opponents import leader_of, levels_of, settings_of, simpler, usual_level
from longroll.server.speech import say
from tests.server import thinkers
from tests.server.house import Browser, house, patiently


@pytest.fixture
def all_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level, whatever a game's doctrine can do."""
    monkeypatch.setattr(opponents, "levels", lambda _: list(LEVELS))


def said(browser: Browser, table: str) -> list[str]:
    return [entry["text"] for entry in browser.table(table)["log"]]


# ---- levels ------------------------------------------------------------------------------------------------


def test_levels_are_named_in_every_language() -> None:
    assert levels_of(GETTYSBURG)[:2] == ["recruit", "captain"]
    for level in LEVELS:
        for language in LANGUAGES:
            title = opponents.level_title(level, language)
            about = opponents.level_about(level, language)
            assert not {title, about} & {"", f"level-{level}", f"level-{level}-about"}
            time = "level-half-second" if level == COLONEL else "level-at-once"
            assert opponents.level_time(level, language) == (
                say(language, "level-seconds", seconds=round(SECONDS[level]))
                if level in SECONDS
                else say(language, time)
            )
    assert ACT_SECONDS == 0.5, "what the lobby says of the Colonel"
    for bent in leaders().tempers:
        assert all(say(language, f"temper-{bent}") != f"temper-{bent}" for language in LANGUAGES)


def test_a_level_has_more_time_than_it_wants(tmp_path: Path) -> None:
    think = Config(data=tmp_path).think
    assert all(2 * seconds < think for seconds in SECONDS.values())
    assert settings_of("general", None, 30.0) == {"seconds": "2", "explain": "yes"}
    assert settings_of("marshal", None, 3.0)["seconds"] == "1.5", "a host that allows little is given little"
    assert settings_of("captain", None, 30.0) == {}


@pytest.mark.usefixtures("all_levels")
def test_who_stands_in_for_whom() -> None:
    assert simpler(GETTYSBURG, "marshal") == ["captain", "recruit"]
    assert simpler(GETTYSBURG, "captain") == ["recruit"]
    assert simpler(GETTYSBURG, "recruit") == []
    assert usual_level(GETTYSBURG) == "captain"


def test_generals_are_drawn_by_lot_for_each_table() -> None:
    drawn = [leader_of(f"table-{number}", "gettysburg", "CSA", "general") for number in range(60)]
    assert {leader.name for leader in drawn if leader} == {one.name for one in leaders().games["gettysburg"]["CSA"]}
    assert leader_of("table-1", "gettysburg", "CSA", "marshal") == drawn[1]
    assert leader_of("table-1", "gettysburg", "CSA", "captain") is None
    assert leader_of("table-1", "guns", "USA-C", "general") in leaders().games["guns"]["USA"]
    assert leader_of("table-1", "checkers", "CSA", "general") is None


@pytest.mark.usefixtures("all_levels")
def test_a_general_has_a_name_and_a_bent(tmp_path: Path) -> None:
    with house(tmp_path, think_with=thinkers.sleep) as place:
        me = place.browser("fr")
        table = me.make("three-days", CSA="me", Union="computer:general")["table"]
        leader = leader_of(table, "gettysburg", "Union", "general")
        assert leader is not None
        seat = me.table(table)["seats"][1]
        assert seat["player"] == f"Général {leader.name}"
        assert seat["bent"] == say("fr", f"temper-{leader.temper}")


def test_two_captains_play(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        table = me.make("first-day", CSA="computer:captain", Union="computer:captain")["table"]
        bundle = patiently(lambda: (b := me.table(table))["seq"] > 30 and b)
        assert [seat["player"] for seat in bundle["seats"]] == ["Captain", "Captain"]
        assert not any("stands in" in line for line in said(me, table))
    assert not [child for child in multiprocessing.active_children() if child.is_alive()]


# ---- failing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thinker", [thinkers.crash, thinkers.sleep, thinkers.lie, thinkers.babble, thinkers.stillborn])
def test_a_player_that_fails_does_not_stop_the_game(
    tmp_path: Path, thinker: object, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path, think_with=thinker, think=0.2) as place:
        me = place.browser()
        table = me.make("third-day", CSA="computer:captain", Union="computer:captain")["table"]
        patiently(lambda: me.table(table)["seq"] > 5)
        assert any("this answer was drawn by lot" in line for line in said(me, table)), "never silently"
    for level in ("captain", "recruit"):
        assert f"computer player {level} of gettysburg failed" in caplog.text


@pytest.mark.usefixtures("all_levels")
def test_the_captain_stands_in_for_a_general_who_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with house(tmp_path, think_with=thinkers.trip) as place:
        me, her = place.browser(), place.browser("it")
        made = me.make("third-day", CSA="computer:general", Union="friend")
        table = made["table"]
        assert her.join(made["links"]["Union"]).status == 200
        patiently(lambda: any("plays on" in line for line in said(me, table)) or act_somehow(her, table))
        leader = leader_of(table, "gettysburg", "CSA", "general")
        assert leader is not None
        told = [line for line in said(me, table) if leader.name in line]
        stands_in = f"CSA: General {leader.name} could not answer; the Captain stands in for this move."
        plays_on = f"CSA: General {leader.name} could not answer again; the Captain plays on in his place."
        assert told == [stands_in, stands_in, plays_on], "then nobody is kept waiting any more"
        assert any("sostituto per questa mossa: Capitano" in line for line in said(her, table))
        me.post(f"/api/tables/{table}/pause", {"paused": True})
        journal = [row["action"] for row in finished(her, table)["actions"]]
        assert not any("stands-in" in action for action in journal), "no action of the game"
    assert "computer player general of gettysburg failed: ValueError: lost the map" in caplog.text


def act_somehow(browser: Browser, table: str) -> bool:
    """A person answers with the first choice when it is her turn."""
    now = browser.table(table)
    if now["options"]:
        browser.act(table, now["options"][0]["action"])
    return False


def finished(browser: Browser, table: str) -> dict[str, Any]:
    """The record of a game that a person gives up."""
    assert browser.post(f"/api/tables/{table}/resign", {"seat": "Union"}).status == 200
    return dict(browser.get(f"/api/tables/{table}/record").json)


@pytest.mark.usefixtures("all_levels")
def test_a_notice_survives_the_server(tmp_path: Path) -> None:
    with house(tmp_path, think_with=thinkers.trip) as place:
        me = place.browser()
        table = me.make("third-day", CSA="computer:general", Union="me")["table"]
        patiently(lambda: any("stands in" in line for line in said(me, table)))
        patiently(lambda: me.table(table)["decision"]["seat"] == "Union")
        before, seq = said(me, table), me.table(table)["seq"]
    with house(tmp_path, think_with=thinkers.trip) as place:
        again = place.browser()
        again.cookie = me.cookie
        assert said(again, table) == before
        assert again.table(table)["seq"] == seq


def test_a_level_hangs_after_its_own_time_and_some() -> None:
    thinking = Bots(1, 30.0, thinkers.sleep)
    assert [thinking.limit(level) for level in ("captain", "general", "marshal")] == [10.0, 14.0, 30.0]


# ---- what a player is given --------------------------------------------------------------------------------


def test_a_player_is_given_its_view_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tmp_path / "told"
    monkeypatch.setenv("LONGROLL_TELL", str(told))
    with house(tmp_path, think_with=thinkers.tell) as place:
        me = place.browser()
        table = me.make("three-days", CSA="me", Union="computer:captain")["table"]
        me.act(table, "block 5 WRN")
        me.act(table, "end")
        patiently(lambda: told.exists() and told.read_bytes().endswith(b"\n"))
        questions = [msgspec.json.decode(line, type=Question) for line in told.read_bytes().splitlines()]
        assert all(question.view.seat == "Union" for question in questions)
        state = GETTYSBURG.new("three-days")
        for action in ("block 5 WRN", "end"):
            state.apply(action)
        due = msgspec.json.encode(GETTYSBURG.view(state, "Union"))
        assert msgspec.json.encode(questions[0].view) == due
        assert due != msgspec.json.encode(GETTYSBURG.view(state, "CSA"))


def test_an_undo_while_the_computer_thinks(tmp_path: Path) -> None:
    """What it was thinking about is forgotten."""
    with house(tmp_path, think_with=thinkers.sleep, think=2.0) as place:
        me = place.browser()
        table = me.make("three-days", CSA="me", Union="computer:captain")["table"]
        me.act(table, "block 5 WRN")
        bundle = me.act(table, "end").json
        assert bundle["seats"][1]["thinking"]
        assert bundle["undo"]["class"] == "consent"
        back = me.undo(table, "CSA").json
        assert back["decision"]["seat"] == "CSA"
        assert not back["seats"][1]["thinking"]
        me.act(table, "end")
        patiently(lambda: me.table(table)["seq"] > 4)


def test_how_long_the_computer_has_been_thinking(tmp_path: Path) -> None:
    now = [1000.0]
    with house(tmp_path, think_with=thinkers.sleep, clock=lambda: now[0]) as place:
        me = place.browser()
        table = me.make("three-days", CSA="me", Union="computer:captain")["table"]
        me.act(table, "block 5 WRN")
        me.act(table, "end")
        now[0] += 3.2
        assert [seat["thought"] for seat in me.table(table)["seats"]] == [0.0, 3.2], "a page loaded anew goes on"


def test_a_question_travels() -> None:
    view = GETTYSBURG.view(GETTYSBURG.new("three-days"), "CSA")
    data = msgspec.json.encode(Question("captain", 7, view))
    cache: bots.Cache = {}
    found = bots.answer(msgspec.json.decode(data, type=Question), cache)
    assert any(str(option) == found.action for option in view.options)
    assert bots.answer(msgspec.json.decode(data, type=Question), cache) == found


class Planner(General):
    """A general who only counts how often he was asked."""

    name = "general"

    def __init__(self) -> None:
        self.orders, self.report = None, None

    def choose(self, view: View, _rng: Random) -> Option:
        number = 0 if self.orders is None else self.orders.stamp
        self.orders = Orders(Plan("hold", (number,)), number + 1, view.seat or "")
        return view.options[0]


def test_what_a_general_remembers_goes_with_his_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker serves many tables: nothing of one stays behind for the next."""
    monkeypatch.setattr(bots, "mind", lambda *_: Planner())
    view = GETTYSBURG.view(GETTYSBURG.new("three-days"), "CSA")
    cache: bots.Cache = {}
    first = bots.answer(Question("general", 1, view), cache)
    assert first.memory == Orders(Plan("hold", (0,)), 1, "CSA")
    another = bots.answer(Question("general", 1, view), cache)
    assert another.memory == first.memory
    data = msgspec.json.encode(Question("general", 1, view, {}, first.memory))
    assert bots.answer(msgspec.json.decode(data, type=Question), cache).memory == Orders(Plan("hold", (1,)), 2, "CSA")


def test_hunches_travel() -> None:
    """What is pondered on the enemy's time comes back with the next question, and is used up by the next plan."""
    picket = longroll.game("picket")
    view = picket.view(picket.new(), "south")
    data = msgspec.json.encode(Question("general", 1, view, ponder=0.05))
    found = bots.answer(msgspec.json.decode(data, type=Question), {})
    assert found.action == ""
    assert found.hunches
    again = msgspec.json.decode(msgspec.json.encode(found), type=Answer)
    more = bots.answer(Question("general", 2, view, hunches=again.hunches, ponder=0.05), {})
    assert sum(number for *_, number in more.hunches) > sum(number for *_, number in found.hunches)


@pytest.mark.usefixtures("all_levels")
def test_the_general_ponders_while_a_person_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On what its seat may know, and not for ever."""
    file = tmp_path / "told"
    monkeypatch.setenv("LONGROLL_TELL", str(file))
    with house(tmp_path / "data", think_with=thinkers.tell) as place:
        me = place.browser()
        table = me.make("third-day", CSA="computer:general", Union="me")["table"]

        def asked() -> list[Question]:
            lines = file.read_bytes().splitlines() if file.exists() else []
            return [msgspec.json.decode(line, type=Question) for line in lines]

        patiently(lambda: len([one for one in asked() if one.ponder]) >= bots.PONDERINGS or act_somehow(me, table))
        pondered = [one for one in asked() if one.ponder]
        assert {one.view.seat for one in pondered} == {"CSA"}
        assert not any(one.view.options for one in pondered)
