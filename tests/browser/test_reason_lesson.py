"""The first lesson of Might & Reason in the browser: its wheel by keys, with the teacher's card beside the unit's."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.desk import Desk

LESSON = "reason-first-lesson"
KEY = "piece:B11"
WHEEL = 7
"""The step of the lesson at which the grenadiers move."""
ANSWERS = ("fire", "give von-Kessel", "test B1", "keep", "status active", "done")
"""How the steps before it are answered, the first that is possible."""


def chosen(actions: list[str]) -> str:
    for start in ANSWERS:
        for action in actions:
            if action.startswith(start):
                return action
    return actions[1] if len(actions) > 1 else actions[0]  # the two dice that make a Force Active, or Attack!


def until_the_wheel(desk: Desk) -> str:
    """A lesson that has come to its wheel; the general may stay idle, then it is another lesson."""
    for _ in range(8):
        table = str(desk.post(f"/api/lessons/{LESSON}", {})["table"])
        step = 0
        while step < WHEEL:
            now: Any = desk.get(f"/api/tables/{table}")
            step = now["lesson"]["step"]
            if not now["options"]:
                desk.page.wait_for_timeout(50)
            elif step < WHEEL:
                action = chosen([option["action"] for option in now["options"]])
                desk.post(f"/api/tables/{table}/act", {"action": action, "seq": now["seq"], "seat": now["seat"]})
        if step == WHEEL:
            return table
    raise AssertionError("the general is always idle")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_the_wheel_of_the_lesson(desk: Desk) -> None:
    desk.lobby()
    table = until_the_wheel(desk)
    desk.open(f"/table/{table}")
    desk.ready()
    lesson = desk.see("lesson")
    expect(lesson).to_contain_text(f"{WHEEL} of")
    desk.page.mouse.click(*desk.find(KEY))
    expect(desk.see("pose-card")).to_be_visible()
    assert apart(desk.see("pose-card"), lesson)
    desk.press(*["Shift+ArrowLeft"] * 6, "Shift+ArrowUp", *["ArrowUp"] * 4)
    expect(desk.see("pose")).to_have_attribute("data-path", re.compile(r"^L30 A0\.9$"))
    desk.press("Enter")
    expect(lesson).to_contain_text(f"{WHEEL + 1} of")
    expect(desk.see("pose-card")).to_have_count(0)
