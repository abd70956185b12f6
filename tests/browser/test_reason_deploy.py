"""A pick-up battle is deployed by hand: taken from the column, let go on the ground; by a mouse, by keys, on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from longroll.games.reason import REASON
from tests.browser.desk import Desk, House
from tests.browser.test_reason_line import ANSWERED

MIDDLE = (
    "(node) => { const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"
)


@cache
def mustered() -> dict[str, Any]:
    """Both armies are raised, and the first side has to deploy: its commander first."""
    rng, state = Random(1), REASON.new("pick-up")
    while state.decision is None or state.decision.kind != "station":
        state.apply(rng.choice(state.options()).action)
    record = {"format": 1, "rules": REASON.rules_version, "game": REASON.name, "scenario": "pick-up"}
    return {**record, "seats": {}, "commitment": "", "position": REASON.to_json(state)}


def sit(desk: Desk) -> None:
    """A table with nothing on it yet."""
    made = desk.post("/api/tables", {"record": mustered(), "seats": {"first": "me", "second": "me"}})
    desk.page.goto(f"/table/{made['table']}")
    expect(desk.prompt).to_have_attribute("data-deciding", "true")
    expect(desk.page.locator(".mark.carry").first).to_be_visible()


def waiting(desk: Desk) -> list[str]:
    """The keys of those that may be taken from the column."""
    return [
        str(mark.get_attribute("data-testid")).removeprefix("mark-") for mark in desk.page.locator(".mark.carry").all()
    ]


def mark(desk: Desk, key: str) -> Locator:
    return desk.see(f"mark-{key}")


def middle(target: Locator) -> tuple[float, float]:
    target.scroll_into_view_if_needed()
    x, y = target.evaluate(MIDDLE)
    return float(x), float(y)


def carry(desk: Desk, key: str, x: float, y: float) -> None:
    """From the column to a point of the screen, and let go."""
    mouse = desk.page.mouse
    mouse.move(*middle(mark(desk, key)))
    mouse.down()
    mouse.move(x, y, steps=8)
    expect(desk.see("pose")).to_have_attribute("aria-busy", "false")
    mouse.up()


def actions(desk: Desk) -> list[str]:
    return [str(action) for _, _, action in desk.server.actions(desk.table)]


@contextmanager
def acting(desk: Desk) -> Iterator[None]:
    """Something done here is an act that the table takes."""
    seq = desk.seq
    yield
    desk.page.wait_for_function(ANSWERED, arg=seq)
    expect(desk.prompt).to_have_attribute("data-sending", "false")


def ghost(desk: Desk) -> tuple[float, float]:
    expect(desk.see("pose")).to_have_attribute("aria-busy", "false")
    return middle(desk.see("ghost"))


def test_officers_and_units_are_carried_to_the_ground(desk: Desk) -> None:
    """The commander and a general each by one drag; let go beside the board he goes back; the next is in hand at once."""
    sit(desk)
    chief = waiting(desk)[0]
    seq = desk.seq
    mark(desk, chief).click()
    expect(desk.see("pose")).to_have_attribute("data-key-held", chief)
    x, y = ghost(desk)
    desk.press("Escape")
    expect(desk.see("pose")).to_be_hidden()
    carry(desk, chief, *middle(desk.prompt))
    expect(desk.see("pose")).to_be_hidden()
    assert desk.seq == seq
    with acting(desk):
        carry(desk, chief, x + 40, y)
    assert actions(desk)[-1].startswith(f"station {chief.removeprefix('block:')} ")
    general = desk.prompt.get_attribute("data-held")  # the next is in hand: a click is enough
    assert general is not None
    assert general.startswith("block:")
    x, y = ghost(desk)
    with acting(desk):
        desk.page.mouse.click(x, y)
    assert actions(desk)[-1].startswith(f"station {general.removeprefix('block:')} ")
    unit = next(key for key in waiting(desk) if key.startswith("piece:"))
    x, y = ghost(desk)
    with acting(desk):
        carry(desk, unit, x, y)
    assert actions(desk)[-1].startswith(f"deploy {unit.removeprefix('piece:')} ")
    assert desk.spot(unit) is not None


def test_a_place_that_is_refused_says_why(desk: Desk) -> None:
    sit(desk)
    chief = waiting(desk)[0]
    desk.see("zoom-all").click()
    box = desk.see("board").bounding_box()
    assert box is not None
    seq = desk.seq
    carry(desk, chief, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(desk.see("pose")).to_have_attribute("data-legal", "false")
    expect(desk.see("pose-card").locator("tr.bad")).to_contain_text("MR-27.5")
    assert desk.seq == seq


def test_an_army_is_put_down_by_keys_alone(desk: Desk) -> None:
    """Tab takes, arrows move, the bracket turns, M changes the formation, Enter puts down; the rest follows by a key."""
    sit(desk)
    for _ in range(40):
        desk.press("Tab")
        if desk.prompt.get_attribute("data-held"):
            break
    expect(desk.see("pose")).to_be_visible()
    desk.press("ArrowRight", "ArrowRight")
    expect(desk.see("pose")).to_have_attribute("aria-busy", "false")
    with acting(desk):
        desk.press("Enter")
    for _ in range(30):  # the generals and units before the first that may turn
        key = desk.prompt.get_attribute("data-held") or ""
        if key.startswith("piece:"):
            break
        with acting(desk):
            desk.press("Enter")
    expect(desk.see("pose")).to_have_attribute("aria-busy", "false")
    desk.press("]", "m")
    expect(desk.see("pose")).to_have_attribute("data-path", re.compile(r" (MF|FF)$"))
    desk.press("m")
    with acting(desk):
        desk.press("Enter")
    assert actions(desk)[-1].startswith("deploy ")


def test_deploying_on_a_phone(house: House) -> None:
    """Taken from the sheet of orders by a tap, put down by a tap on the ground."""
    desk = house.desk(phone=True)
    made = desk.post("/api/tables", {"record": mustered(), "seats": {"first": "me", "second": "me"}})
    desk.page.goto(f"/table/{made['table']}")
    desk.see("tab-orders").tap()
    chief = waiting(desk)[0]
    mark(desk, chief).tap()
    expect(desk.prompt).to_have_attribute("data-held", chief)  # the map is there again
    expect(desk.see("pose-card")).to_be_visible()
    x, y = ghost(desk)
    with acting(desk):
        desk.page.touchscreen.tap(x, y)
    assert actions(desk)[-1].startswith(f"station {chief.removeprefix('block:')} ")
