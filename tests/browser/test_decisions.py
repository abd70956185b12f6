"""Decisions come to the player: something of each is in sight, and nothing covers what has the focus."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.desk import STILL, Desk

SHORTEST = {
    "gettysburg": ("third-day", {"CSA": "me", "Union": "computer:recruit"}),
    "guns": ("third-day", {"CSA": "me", "USA": "computer:recruit"}),
    "glory": ("maryes-heights", {"US": "me", "CS": "computer:recruit"}),
    "reason": ("lindenau", {"first": "me", "second": "computer:recruit"}),
}
HASTE = 0.4
"""How often a step is ended where it may be: battles come to their end sooner."""
SEEN = """() => {
  // things that may be chosen, and those of them that a click would reach where they are drawn
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
  const nodes = [...document.querySelectorAll('[data-testid=board] .may[data-key]')]
    .filter((node) => !node.hasAttribute('aria-hidden'));
  const reached = nodes.filter((node) => {
    const box = node.getBoundingClientRect();
    for (const share of [.5, .3, .7, .15, .85]) for (const part of [.5, .3, .7, .15, .85]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height * share];
      if (x <= board.left || x >= board.right || y <= board.top || y >= board.bottom) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest('[data-testid=board]') && !hit.closest('.floats')) return true;
    }
    return false;
  });
  const drawn = (found) => [...document.querySelectorAll(found)].filter((node) => node.getClientRects().length).length;
  const buttons = drawn('[data-testid=option], [data-testid=commit], [data-testid=deed]');
  // the view is not called away to what may be left alone: that is named at the rim
  const named = buttons > 0 ? drawn('[data-testid=rim]') : 0;
  return [nodes.length, reached.length + named, buttons];
}"""
FOCUSED = """() => {
  const node = document.activeElement;
  if (!node?.closest('[data-testid=board]') || !node.dataset.key) return null;
  const box = node.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return [node.dataset.key, !!hit?.closest('[data-testid=board]') && !hit.closest('.floats .card')];
}"""
DECIDES = """(seq) => {
  const prompt = document.querySelector('[data-testid=prompt]');
  return prompt?.dataset.seq === String(seq) && prompt.dataset.deciding === 'true';
}"""


def shown(desk: Desk, seq: int) -> None:
    """Until the page asks for this decision; a film of what the enemy did is skipped."""
    for _ in range(200):
        if desk.page.evaluate(DECIDES, seq):
            break
        desk.press("Space")
        desk.page.wait_for_timeout(60)
    assert desk.page.evaluate(DECIDES, seq)
    desk.page.wait_for_function(STILL)
    desk.drawn()


@pytest.mark.long
@pytest.mark.parametrize("name", SHORTEST)
def test_something_of_every_decision_is_in_sight(desk: Desk, name: str) -> None:
    """To the end of the shortest battle; longer ones are played by the soak test."""
    in_sight(desk, name, *SHORTEST[name])


def in_sight(desk: Desk, name: str, scenario: str, seats: Mapping[str, str]) -> None:
    """A whole battle against the computer."""
    desk.lobby()
    table = str(desk.post("/api/tables", {"game": name, "scenario": scenario, "seats": seats})["table"])
    desk.open(f"/table/{table}")
    rng = Random(name)
    while not (now := desk.get(f"/api/tables/{table}"))["over"]:
        if not now["options"]:
            desk.page.wait_for_timeout(50)
            continue
        shown(desk, now["seq"])
        things, reached, buttons = desk.page.evaluate(SEEN)
        assert reached or not things, f"nothing of {now['decision']} is in sight"
        assert things or buttons, now["decision"]
        ends = [option for option in now["options"] if not option["names"]]
        options = ends if ends and rng.random() < HASTE else now["options"]
        act = {"action": rng.choice(options)["action"], "seq": now["seq"], "seat": now["seat"]}
        desk.post(f"/api/tables/{table}/act", act)


@pytest.mark.parametrize("name", ["gettysburg", "glory"])
def test_nothing_covers_what_has_the_focus(desk: Desk, name: str) -> None:
    scenario, seats = SHORTEST[name]
    desk.lobby()
    table = str(desk.post("/api/tables", {"game": name, "scenario": scenario, "seats": seats})["table"])
    desk.open(f"/table/{table}")
    while not (now := desk.get(f"/api/tables/{table}"))["options"]:  # the computer may have the first word
        desk.page.wait_for_timeout(50)
    shown(desk, now["seq"])
    desk.page.locator("[data-testid=board] [tabindex='0']").first.focus()
    way = ["ArrowRight"] * 7 + ["ArrowDown"] * 7 + ["ArrowLeft"] * 12 + ["ArrowUp"] * 5
    for arrow in way:
        desk.press(arrow)
        desk.page.wait_for_function(STILL)
        found = desk.page.evaluate(FOCUSED)
        assert found is not None, "the focus stays on the board"
        key, uncovered = found
        assert uncovered, key
    expect(desk.see("facts")).to_be_visible()


def test_facts_stand_in_the_column(desk: Desk) -> None:
    desk.sit()
    desk.point(*desk.find("place:CEM"))
    facts = desk.see("column").get_by_test_id("facts")
    expect(facts).to_contain_text("Cemetery Hill")
    expect(desk.see("board").get_by_test_id("facts")).to_have_count(0)
    before = desk.see("facts-panel").bounding_box()
    desk.page.mouse.move(2, 2)
    expect(facts).to_have_count(0)
    assert desk.see("facts-panel").bounding_box() == before, "nothing jumps"


def test_layers_stand_beneath_the_board(desk: Desk) -> None:
    """Nor do they push what has the focus out of sight."""
    desk.sit()
    desk.page.locator("[data-testid=board] [tabindex='0']").first.focus()
    for _ in range(8):
        desk.press("ArrowDown")
    desk.press("l")
    layers, board = desk.see("layers").bounding_box(), desk.see("board").bounding_box()
    assert layers is not None
    assert board is not None
    assert layers["y"] >= board["y"] + board["height"] - 1
    desk.page.wait_for_function(f"() => ({FOCUSED})()?.[1]")
    desk.see("layers").get_by_role("checkbox").first.focus()
    desk.press("Escape")
    expect(desk.see("layers")).to_have_count(0)


STACKS = """() => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid=board] [data-item^="piece:"]')].map((node) => {
    const box = node.getBoundingClientRect();
    return [node.dataset.item, box.left + box.width / 2, box.top + box.height / 2];
  }).filter(([, x, y]) => x > board.left && x < board.right && y > board.top && y < board.bottom);
}"""


def test_a_fan_stands_beside_its_stack(desk: Desk) -> None:
    """Wherever a stack lies: the fan is whole within the board and does not cover what is pointed at."""
    desk.sit("three-days")
    for _ in range(3):
        desk.see("zoom-out").click()
    desk.page.wait_for_function(STILL)
    board = desk.see("board").bounding_box()
    assert board is not None
    fans = 0
    for key, x, y in desk.page.evaluate(STACKS):
        desk.point(x, y)
        if not desk.see("fan").is_visible():
            continue
        fans += 1
        desk.drawn()
        fan = desk.see("fan").bounding_box()
        assert fan is not None
        inside = fan["x"] <= x <= fan["x"] + fan["width"] and fan["y"] <= y <= fan["y"] + fan["height"]
        assert not inside, key
        assert fan["x"] >= board["x"], key
        assert fan["y"] >= board["y"], key
        assert fan["x"] + fan["width"] <= board["x"] + board["width"], key
        assert fan["y"] + fan["height"] <= board["y"] + board["height"], key
        desk.page.mouse.move(2, 2)
    assert fans > 2
