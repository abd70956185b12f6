"""Standing orders: kept for a seat, answered at once as its own action, told in the log."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.glory import GLORY
from longroll.kit.state import State
from longroll.server.config import DATABASE
from longroll.server.storage import ACT, ORDERED
from tests.server.house import Browser, House, house, patiently

SCENARIO = "fredericksburg"
NAME = "counterbattery"
BOLD = ("charge", "close", "move")
OTHER = {"US": "CS", "CS": "US"}


@cache
def before_counterbattery() -> tuple[tuple[tuple[str, str], ...], str, str]:
    """The beginning of a game, an action that asks the other side for counterbattery at once, and that side."""
    for seed in range(40):
        rng, state = Random(seed), GLORY.new(SCENARIO)
        moves: list[tuple[str, str]] = []
        while not state.over and len(moves) < 600:
            seat, action = str(state.seat), str(rng.choice(state.options()).action)
            state.apply(action)
            if asks(state) == OTHER.get(seat, ""):
                return tuple(moves), action, OTHER[seat]
            moves.append((seat, action))
    raise AssertionError("nobody fires at guns")


@cache
def before_retreat() -> tuple[tuple[tuple[str, str], ...], str]:
    """A game up to where a side must retreat, can choose, and rolls no dice for it; and that side."""
    for seed in range(40):
        rng, state = Random(seed), GLORY.new("maryes-heights")
        moves: list[tuple[str, str]] = []
        while not state.over:
            answer = GLORY.standing_answer(state, {"retreat": "best"}) if state.seat in OTHER else None
            if answer is not None:
                after = state.copy()
                after.apply(answer.action)
                if after.seat in OTHER:
                    return tuple(moves), str(state.seat)
            actions = [str(option.action) for option in state.options()]
            bold = [action for action in actions if action.split()[0] in BOLD]
            moves.append((str(state.seat), rng.choice(bold or actions)))
            state.apply(moves[-1][1])
    raise AssertionError("nobody retreats")


def asks(state: State) -> str | None:
    """The seat that is asked whether it fires back."""
    known = state.seat in OTHER and GLORY.standing_answer(state, {NAME: "fire"}) is not None
    return state.seat if known else None


def begin(place: House, other: str = "friend") -> tuple[Browser, Browser, str]:
    """A table where the next action asks for counterbattery: who fires, who is asked, the table."""
    moves, _, asked = before_counterbattery()
    record = record_of(SCENARIO, moves)
    firing, answering = place.browser(), place.browser()
    made = firing.post("/api/tables", {"record": record, "seats": {OTHER[asked]: "me", asked: other}})
    assert made.status == 201, made.data
    if other == "friend":
        assert answering.join(made.json["links"][asked]).status == 200
    return firing, answering, str(made.json["table"])


def record_of(scenario: str, moves: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The record of an unfinished game."""
    return {
        "format": 1,
        "rules": GLORY.rules_version,
        "game": GLORY.name,
        "scenario": scenario,
        "seats": {},
        "commitment": "",
        "actions": [{"seat": seat, "action": action} for seat, action in moves],
    }


def order(browser: Browser, table: str, answer: str, seat: str = "", name: str = NAME) -> Any:
    body = {"seat": seat or before_counterbattery()[2], "name": name, "answer": answer}
    return browser.post(f"/api/tables/{table}/standing", body)


def ordered(bundle: dict[str, Any]) -> dict[str, str]:
    return {view["name"]: view["answer"] for view in bundle["standing"]}


def journal(data: Path, table: str, after: int) -> list[tuple[str, str, str]]:
    """Kind, seat and action of what was done after a number, as it lies on disk."""
    with closing(sqlite3.connect(data / DATABASE)) as database:
        query = "select kind, seat, action from actions where table_id = ? and seq > ? order by seq"
        return list(database.execute(query, [table, after]))


def test_kept_for_the_seat_alone(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        firing, answering, table = begin(place)
        bundle = answering.table(table)
        assert ordered(bundle) == dict.fromkeys(GLORY.standing, "ask")
        view = next(view for view in bundle["standing"] if view["name"] == NAME)
        assert [answer["word"] for answer in view["answers"]] == ["Fire", "Ask", "Doubt", "Hold"]
        assert (view["title"], view["answers"][0]["title"]) == ("Counterbattery", "always fire back")
        changed = order(answering, table, "hold")
        assert changed.status == 200
        assert ordered(changed.json)[NAME] == "hold"
        assert changed.json["seq"] == bundle["seq"]
        assert order(answering, table, "best", name="retreat").status == 200
        assert ordered(firing.table(table)) == dict.fromkeys(GLORY.standing, "ask")
        cookies = firing.cookie, answering.cookie
    with house(tmp_path) as place:
        for browser, answers in zip((firing, answering), (("ask", "ask"), ("hold", "best")), strict=True):
            again = place.browser("fr")
            again.cookie = cookies[browser is answering]
            given = again.get(f"/api/tables/{table}/standing").json
            assert {view["name"]: view["answer"] for view in given} == {
                **dict.fromkeys(GLORY.standing, "ask"),
                NAME: answers[0],
                "retreat": answers[1],
            }
            assert given[1]["title"] == "Contre-batterie"


def test_only_who_holds_the_seat(tmp_path: Path) -> None:
    asked = before_counterbattery()[2]
    with house(tmp_path) as place:
        firing, answering, table = begin(place)
        watching = place.browser()
        stranger = place.browser()
        assert (
            stranger.post(f"/api/tables/{table}/standing", {"seat": asked, "name": NAME, "answer": "hold"}).status
            == 404
        )
        assert order(firing, table, "hold").status == 403
        assert order(answering, table, "hold", OTHER[asked]).status == 403
        assert order(answering, table, "hold", "nobody").status == 403
        assert order(answering, table, "yes").status == 400
        assert order(answering, table, "hold", name="breakfast").status == 400
        made = answering.make("third-day", CSA="me", Union="computer:recruit")
        assert ordered(answering.table(made["table"])) == dict.fromkeys(GETTYSBURG.standing, "ask")
        assert order(answering, made["table"], "hold", "CSA").status == 400
        assert watching.join(made["watch"]).status == 200
        assert watching.get(f"/api/tables/{made['table']}/standing").status == 403
        assert ordered(answering.table(table)) == dict.fromkeys(GLORY.standing, "ask")


def test_answered_at_once_and_told(tmp_path: Path) -> None:
    _, action, asked = before_counterbattery()
    with house(tmp_path) as place:
        firing, answering, table = begin(place)
        assert order(answering, table, "hold").status == 200
        before = firing.table(table)["seq"]
        after = firing.act(table, action).json
        done = journal(tmp_path, table, before)
        assert done[0] == (ACT, OTHER[asked], action)
        given = [entry for entry in done if entry[0] == ORDERED]
        assert [seat for _, seat, _ in given] == [asked] * len(given)
        assert given[0] == (ORDERED, asked, str(GLORY.standing_answer(at_question(), {NAME: "hold"})))
        assert after["seq"] == before + len(done)
        told = [entry["text"] for entry in after["log"] if "standing order" in entry["text"]]
        assert len(told) == len(given)
        steps = answering.get(f"/api/tables/{table}/replay").json["steps"]
        assert told == [
            entry["text"] for step in steps for entry in step.get("log", []) if "standing order" in entry["text"]
        ]
        seen = answering.table(table)["log"]
        assert [entry["text"] for entry in seen if "standing order" in entry["text"]] == told
    with house(tmp_path) as place:
        again = place.browser()
        again.cookie = answering.cookie
        log = again.table(table)["log"]
        assert [entry["text"] for entry in log if "standing order" in entry["text"]] == told


def at_question() -> State:
    """The position in which counterbattery is asked for."""
    moves, action, _ = before_counterbattery()
    state = GLORY.new(SCENARIO)
    for _, played in (*moves, ("", action)):
        state.apply(played)
    return state


def test_asked_without_an_order_and_given_while_asked(tmp_path: Path) -> None:
    _, action, asked = before_counterbattery()
    with house(tmp_path) as place:
        firing, answering, table = begin(place)
        before = firing.table(table)["seq"]
        assert order(answering, table, "fire").status == 200
        assert order(answering, table, "ask").status == 200
        assert firing.act(table, action).json["seq"] == before + 1
        question = answering.table(table)
        assert question["decision"]["seat"] == asked
        assert question["options"]
        with answering.live(table) as line:
            line.wait("bundle")
            line.say(type="standing", id=1, seat=OTHER[asked], name=NAME, answer="hold")
            assert line.wait("refused")["code"] == "forbidden"
            line.say(type="standing", id=2, seat=asked, name=NAME, answer="yes")
            assert line.wait("refused")["code"] == "bad-request"
            line.say(type="standing", id=3, seat=asked, name=NAME, answer="fire")
            news = line.wait("bundle", lambda bundle: bundle["seq"] > before + 1)
            assert ordered(news)[NAME] == "fire"
            assert any("standing order" in entry["text"] for entry in news["log"])
        assert journal(tmp_path, table, before + 1)[0][:2] == (ORDERED, asked)


def test_an_answer_taken_back_is_asked(tmp_path: Path) -> None:
    """An order answers what is being asked; taken back, the player answers himself, and the order still stands."""
    moves, asked = before_retreat()
    with house(tmp_path) as place:
        browser = place.browser()
        seats = {asked: "me", OTHER[asked]: "me"}
        made = browser.post("/api/tables", {"record": record_of("maryes-heights", moves), "seats": seats})
        table = str(made.json["table"])
        browser.post(f"/api/tables/{table}/pause", {"paused": True})
        question = browser.table(table)
        assert order(browser, table, "best", asked, "retreat").json["seq"] == question["seq"]
        browser.post(f"/api/tables/{table}/pause", {"paused": False})
        question = browser.table(table)
        answered = order(browser, table, "best", asked, "retreat").json
        assert answered["seq"] > question["seq"]
        given = [kind for kind, seat, _ in journal(tmp_path, table, question["seq"]) if seat == asked]
        assert given == [ORDERED] * (answered["seq"] - question["seq"])
        for _ in given:
            undone = browser.undo(table, asked)
            assert undone.status == 200, undone.data
        assert undone.json["decision"] == question["decision"]
        assert undone.json["options"] == question["options"]
        assert ordered(undone.json)["retreat"] == "best"


def test_never_for_a_computer(tmp_path: Path) -> None:
    _, action, asked = before_counterbattery()
    with house(tmp_path) as place:
        firing, _, table = begin(place, "computer:recruit")
        assert order(firing, table, "hold").status == 403
        place.lobby._tables[table].standing[asked] = {NAME: "hold"}
        before = firing.table(table)["seq"]
        assert firing.act(table, action).status == 200
        patiently(lambda: len(journal(tmp_path, table, before)) > 1)
        assert {kind for kind, _, _ in journal(tmp_path, table, before)} == {ACT}


def test_a_game_plays_on_by_orders(tmp_path: Path) -> None:
    """Both sides answer every reaction by orders, through many of them, with the journal as long as the table says."""
    with house(tmp_path) as place:
        browser = place.browser()
        seats = {"US": "me", "CS": "me"}
        made = browser.post("/api/tables", {"game": "glory", "scenario": "maryes-heights", "seats": seats}).json
        table, rng = str(made["table"]), Random(7)
        orders = {"defensive-fire": "best", NAME: "fire", "retreat-before-charge": "no", "retreat": "best"}
        for name, given in orders.items():
            assert order(browser, table, given, "US", name).status == 200
        bundle = browser.table(table)
        assert order(browser, table, "hold", "CS").status == 200
        for _ in range(150):
            if bundle["over"]:
                break
            option = rng.choice(bundle["options"])["action"]
            body = {"seq": bundle["seq"], "seat": bundle["decision"]["seat"], "action": option}
            answer = browser.post(f"/api/tables/{table}/act", body)
            assert answer.status == 200, answer.data
            bundle = answer.json
        assert len(journal(tmp_path, table, 0)) == bundle["seq"]
