"""The map in a browser: names that can be read at any scale and step aside, an overview with its ground, exact lines."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longroll.games.reason import REASON
from longroll.games.reason.components import FF
from tests.browser.desk import Desk
from tests.browser.test_reason import KEY, UNIT, facing, moving

LETTERS = """() => [...document.querySelectorAll('[data-testid=board] .names text')].map((text) => {
  const box = text.getBoundingClientRect();
  return [text.dataset.name, parseFloat(text.getAttribute('font-size')), box.left, box.top, box.right, box.bottom];
})"""
SCALE = """() => { const map = document.querySelector('[data-testid=board] svg.map');
  return map.getBoundingClientRect().width / map.viewBox.baseVal.width; }"""
GAME_OF = {
    "three-days": ("gettysburg", ("CSA", "Union")),
    "historical": ("guns", ("USA", "CSA")),
    "fredericksburg": ("glory", ("US", "CS")),
    "lindenau": ("reason", ("first", "second")),
    "leuthen": ("reason", ("first", "second")),
}


def table(desk: Desk, scenario: str) -> None:
    desk.lobby()
    game, seats = GAME_OF[scenario]
    made = desk.post("/api/tables", {"game": game, "scenario": scenario, "seats": dict.fromkeys(seats, "me")})
    desk.open(f"/table/{made['table']}")


@pytest.mark.parametrize("scenario", GAME_OF)
def test_names_are_on_the_whole_map_and_can_be_read(desk: Desk, scenario: str) -> None:
    table(desk, scenario)
    expect(desk.page.locator("[data-testid=board] .names text").first).to_be_attached()
    desk.see("zoom-all").click()
    desk.page.wait_for_timeout(600)
    scale = desk.page.evaluate(SCALE)
    names = desk.page.evaluate(LETTERS)
    assert len(names) >= 5
    assert min(size for _, size, *_ in names) * scale > 12.4
    # no name over another
    boxes = [name[2:] for name in names if name[4] - name[2] > 2 * (name[5] - name[3])]
    for n, (left, top, right, foot) in enumerate(boxes):
        for a, b, c, d in boxes[:n]:
            across, down = min(right, c) - max(left, a), min(foot, d) - max(top, b)
            assert across < 6 or down < 0.4 * (foot - top)


@pytest.mark.parametrize("scenario", GAME_OF)
def test_the_overview_shows_the_ground(desk: Desk, scenario: str) -> None:
    table(desk, scenario)
    ground = desk.see("overview").locator("svg g path[fill^='var(--map-']")
    expect(ground.first).to_be_attached()
    inks = {path.get_attribute("fill") for path in ground.all()}
    assert len(inks) >= 3


def test_the_exact_line_appears_near_a_unit_in_hand(desk: Desk) -> None:
    """Of the hill it stands before; of nothing that lies far away."""
    state = moving()
    state.put(state.roster.unit[UNIT], 12.0, 8.0, 0.0, FF)
    record = {**facing(3.0), "position": REASON.to_json(state)}
    desk.take(record, first="me", second="me")
    expect(desk.see("rule-lines")).to_have_count(0)
    desk.touch(KEY)
    expect(desk.see("pose")).to_be_attached()
    expect(desk.see("rule-lines").locator("[data-place=Galgenberg]")).to_have_count(1)
    expect(desk.see("rule-lines").locator("[data-place=post-road]")).to_have_count(1)
    expect(desk.see("rule-lines").locator("[data-place=west-wood]")).to_have_count(0)
    desk.press("Escape")
    expect(desk.see("rule-lines")).to_have_count(0)
