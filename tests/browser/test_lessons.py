"""The lessons in the browser: whoever clicks what is ringed, and nothing else, comes to the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from tests.browser.desk import STILL, Desk, House

LESSONS = [lesson for name in BUILT_IN for lesson in find_game(name).lessons]
LONGEST = 400
"""Clicks after which a lesson does not end."""

TASK = """() => {
  const task = document.querySelector('[data-testid=task][data-done=false]');
  return task ? task.dataset.at.split(' | ') : null;
}"""
PROBE = """([x, y]) => {
  const node = document.elementFromPoint(x, y);
  return node?.closest('[data-testid=board]') !== null && !node.closest('.floats');
}"""


def begin(desk: Desk, lesson: str) -> str:
    desk.lobby()
    table = str(desk.post(f"/api/lessons/{lesson}", {})["table"])
    desk.open(f"/table/{table}")
    return table


def is_button(key: str) -> bool:
    return key == "commit" or key.startswith(("verb:", "answer:"))


def follow(desk: Desk, key: str) -> None:
    """Click what is ringed: the real button, mark or card, or the thing on the board."""
    desk.beside()
    expect(desk.page.locator(f'[data-ring], [data-ringed="{key}"]').first).to_be_attached()
    ringed = desk.page.locator("[data-ring]").first
    if is_button(key) or ringed.count():
        desk.click(ringed)
        return
    x, y = middle(desk, key)
    assert desk.page.evaluate(PROBE, [x, y]), f"{key} is covered"
    desk.point(x, y)
    with desk.changing():
        desk.page.mouse.click(x, y)


def middle(desk: Desk, key: str) -> tuple[float, float]:
    """The middle of a ring on the board, which must lie in sight."""
    desk.page.wait_for_function(STILL)
    ring = desk.page.locator(f'[data-ringed="{key}"]')
    expect(ring).to_be_visible()
    box = ring.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_hand(now: dict[str, Any]) -> bool:
    """Is the answer given with a thing in hand, as no list of answers has it?"""
    show = now["lesson"].get("show", "")
    return bool(show) and show not in [option["action"] for option in now["options"]]


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS)
def test_the_rings_lead_to_the_end(desk: Desk, lesson: str) -> None:
    table = begin(desk, lesson)
    for _ in range(LONGEST):
        desk.ready()
        if desk.see("lesson-battle").is_visible():
            break
        now: Any = desk.get(f"/api/tables/{table}")
        if not now["options"] or str(now["seq"]) != desk.prompt.get_attribute("data-seq"):
            continue  # the page has not drawn it yet
        if by_hand(now):
            act = {"action": now["lesson"]["show"], "seq": now["seq"], "seat": now["seat"]}
            with desk.changing():
                desk.post(f"/api/tables/{table}/act", act)
            continue
        targets = desk.page.evaluate(TASK)
        assert targets, now["lesson"]
        follow(desk, targets[0])
    expect(desk.see("lesson-battle")).to_be_visible()
    expect(desk.see("lesson-leave")).to_be_visible()


def test_the_teacher_shows_and_takes_it_back(desk: Desk) -> None:
    table = begin(desk, "first-lesson")
    desk.ready()
    before: Any = desk.get(f"/api/tables/{table}")
    desk.press("?")
    expect(desk.page.locator("[data-pulse]")).to_be_visible()
    expect(desk.page.locator("[data-pulse]")).to_have_count(0)
    now: Any = desk.get(f"/api/tables/{table}")
    assert now["seq"] == before["seq"]
    assert desk.prompt.get_attribute("data-steps") == "0"


def test_leaving_keeps_the_place(desk: Desk) -> None:
    table = begin(desk, "first-lesson")
    desk.ready()
    follow(desk, desk.page.evaluate(TASK)[0])
    text = desk.see("lesson").locator(".words").inner_text()
    desk.see("lesson-leave").click()
    expect(desk.see("play-now")).to_be_visible()
    desk.open(f"/table/{table}")
    desk.ready()
    expect(desk.see("lesson").locator(".words")).to_have_text(text)


def test_on_a_phone_the_teacher_comes_first_in_the_sheet(house: House) -> None:
    desk = house.desk(phone=True)
    begin(desk, "first-lesson")
    desk.ready()
    sheet = desk.see("sheet")
    expect(sheet.get_by_test_id("lesson")).to_be_visible()
    key = desk.page.evaluate(TASK)[0]
    expect(desk.page.locator(f'[data-ringed="{key}"]')).to_be_visible()
    desk.tap(key)
    expect(desk.see("lesson")).to_be_visible()
