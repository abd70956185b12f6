"""What ordinary acts cost in clicks (a confirming Enter counts as one): kept in ``benchmarks/effort.json``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.browser.desk import Desk, House

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
    desk.page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-testid=prompt]').dataset.seq) > seq", arg=seq
    )
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
