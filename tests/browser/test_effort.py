"""What ordinary acts cost in clicks (a confirming Enter counts as one): kept in ``benchmarks/effort.json``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from longroll.games.glory import GLORY
from longroll.games.glory.state import Battle
from longroll.games.glory.table.lessons import FIRST_LESSON
from tests.browser.desk import Desk, House
from tests.browser.test_reason import orders
from tests.browser.test_reason_line import ANSWERED, LINE, frame, moves
from tests.browser.test_reason_line import sit as drawn_up
from tests.classroom import Classroom

ENEMY_FIRES = "() => Number(document.querySelector('[data-testid=prompt]').dataset.seq) >= 4"
"""Three answers declare a charge, the fourth ends the declaration."""
KEPT = Path(__file__).parents[2] / "benchmarks" / "effort.json"


def acts() -> dict[str, int]:
    found: dict[str, int] = json.loads(KEPT.read_text(encoding="utf-8"))["acts"]
    return found


def table(desk: Desk, game: str, scenario: str, me: str, other: str) -> dict[str, Any]:
    """A table of mine, and how it stands."""
    desk.lobby()
    setup = {"game": game, "scenario": scenario, "seats": {me: "me", other: "me"}}
    desk.open(f"/table/{desk.post('/api/tables', setup)['table']}")
    bundle: dict[str, Any] = desk.get(f"/api/tables/{desk.table}")
    return bundle


def clicked(desk: Desk, *keys: str) -> int:
    """Clicks on these things one after the other (the map is moved to them first), till the table has taken the act."""
    clicks, seq = 0, desk.seq
    for key in keys:
        x, y = desk.find(key)
        clicks += 1
        desk.page.mouse.click(x, y)
        desk.page.wait_for_timeout(400)
    desk.page.wait_for_function(ANSWERED, arg=seq)
    return clicks


def test_a_brigade_of_gettysburg_marches(house: House) -> None:
    """Piece and place: order, block and disc follow."""
    desk = house.desk()
    bundle = table(desk, "gettysburg", "second-day-afternoon", "CSA", "Union")
    key = bundle["graspable"][0]
    held = desk.post(f"/api/tables/{desk.table}/hold", {"seq": bundle["seq"], "seat": "CSA", "keys": [key]})
    march = next(choice for choice in held["choices"] if not choice.get("chance") and not choice.get("fight"))
    assert clicked(desk, key, march["names"][-1]) == acts()["gettysburg: a brigade marches"] <= 3


def test_a_brigade_of_glory_marches(house: House) -> None:
    """Brigade and hex: its facing is kept."""
    desk = house.desk()
    bundle = table(desk, "glory", "maryes-heights", "US", "CS")
    while bundle["decision"]["kind"] != "move":
        actions = [option["action"] for option in bundle["options"]]
        action = next((one for one in ("command French", "done") if one in actions), actions[0])
        body = {"seq": bundle["seq"], "seat": bundle["decision"]["seat"], "action": action}
        bundle = desk.post(f"/api/tables/{desk.table}/act", body)
    desk.page.reload()
    desk.ready()
    march = next(option for option in bundle["options"] if option["verb"] == "move" and not option.get("chance"))
    assert clicked(desk, *march["names"]) == acts()["glory: a brigade marches"] <= 2


# ---- Might & Reason ------------------------------------------------------------------------------------------


def test_three_units_advance_together(house: House) -> None:
    """A frame dragged round them, and a click on the ground ahead."""
    desk = house.desk()
    drawn_up(desk)
    acted = len(moves(desk))
    frame(desk)
    clicks = 1
    x, y = desk.find(LINE[1])
    clicks += 1
    seq = desk.seq
    desk.page.mouse.click(x, y - 90)
    desk.page.wait_for_function(ANSWERED, arg=seq + len(LINE) - 1)
    assert {move.split()[1] for move in moves(desk)[acted:]} == {key.removeprefix("piece:") for key in LINE}
    assert clicks == acts()["reason: three units advance together"] <= 2


def test_control_of_two_generals(house: House) -> None:
    """Command dice and statuses follow standing orders: a general is clicked, and Enter rolls his dice and then those of
    the other, who alone is left."""
    desk = house.desk()
    desk.take(orders(), first="me", second="me")
    for name, answer in (("control-dice", "spread"), ("control", "calm")):
        desk.post(f"/api/tables/{desk.table}/standing", {"seat": "first", "name": name, "answer": answer})
    desk.page.wait_for_function("() => document.querySelector('[data-testid=prompt]').dataset.kind === 'test'")
    generals = [key for key in desk.legal() if key.startswith("block:")]
    assert len(generals) == 2
    clicks = 1
    desk.touch(generals[0])
    while desk.prompt.get_attribute("data-kind") == "test":
        seq = desk.seq
        clicks += 1
        desk.press("Enter")
        desk.page.wait_for_function(ANSWERED, arg=seq)
        desk.ready()
    assert clicks == acts()["reason: control of two generals"] <= 4
    expect(desk.prompt).to_have_attribute("data-kind", "move")  # both are tested


def before_a_charge() -> dict[str, Any]:
    """A record that begins where two brigades can charge one enemy together, and a third one another."""
    room: Classroom[Battle] = Classroom(GLORY, FIRST_LESSON, seed=2)
    room.until("charge")
    return {
        "format": 1,
        "rules": GLORY.rules_version,
        "game": GLORY.name,
        "scenario": FIRST_LESSON.scenario,
        "seats": {},
        "commitment": "",
        "position": GLORY.to_json(room.state),
    }


def test_two_brigades_of_glory_charge(house: House) -> None:
    """Brigade, brigade with Shift, enemy: the charge is declared, and its odds ask once."""
    desk = house.desk()
    desk.take(before_a_charge(), US="me", CS="me")
    desk.ready()
    clicks = 0
    for key, held in (("piece:us-sinclair", False), ("piece:us-magilton", True), ("place:2840", False)):
        x, y = desk.find(key)
        if held:
            desk.page.keyboard.down("Shift")
        desk.page.mouse.click(x, y)
        desk.page.keyboard.up("Shift")
        desk.page.wait_for_timeout(400)
        clicks += 1
    expect(desk.see("commit")).to_be_visible()
    desk.page.keyboard.press("Enter")
    clicks += 1
    desk.page.wait_for_function(ENEMY_FIRES)
    made = [action for _, seat, action in desk.server.actions(desk.table) if seat == "US"]
    assert made == ["charge-at us-sinclair 2840", "join us-magilton", "close", "done"]
    assert clicks == acts()["glory: two brigades charge"] <= 4
