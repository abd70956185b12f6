"""axe-core finds nothing serious on any screen, by day and by lamp."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk, House
from tests.browser.moves import assault
from tests.browser.players import Player
from tests.browser.test_film import hurried, watching
from tests.browser.test_replay import RECORD

GRAVE = ("serious", "critical")
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"


@cache
def axe() -> str:
    return (resources.files("axe_playwright_python") / "axe.min.js").read_text()


def sound(desk: Desk) -> None:
    """Nothing that keeps anybody out."""
    desk.page.evaluate(axe())
    found: list[dict[str, Any]] = desk.page.evaluate(RUN)
    grave = [
        f"{finding['impact']} {finding['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for finding in found
        if finding["impact"] in GRAVE
        for node in finding["nodes"][:3]
    ]
    assert not grave, "\n".join(grave)


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def lit(house: House, theme: str) -> Desk:
    return house.desk(color_scheme=theme)


def test_lobby_and_settings(lit: Desk) -> None:
    lit.lobby()
    sound(lit)
    lit.see("settings-button").click()
    expect(lit.see("settings")).to_be_visible()
    sound(lit)


@pytest.mark.long
def test_table_odds_why_and_rules(lit: Desk) -> None:
    lit.sit("third-day", "CSA")
    Player(lit, ("remove", "block")).decide()
    lit.ready()
    sound(lit)
    assault(lit)
    sound(lit)
    lit.see("odds").get_by_test_id("clause").first.click()
    expect(lit.see("rules").locator(".marked")).to_be_in_viewport()
    sound(lit)
    lit.see("drawer-close").click()
    lit.press("Escape")
    lit.see("settings-button").click()
    expect(lit.see("settings")).to_be_visible()
    sound(lit)


def test_the_stage(house: House, theme: str) -> None:
    """While it runs, and when all is told."""
    desk = house.desk(film=True, color_scheme=theme)
    desk.sit("third-day", "CSA")
    assault(desk)
    desk.press("Enter")
    stage = desk.see("stage")
    expect(stage.locator("tbody tr").first).to_be_visible()
    desk.press("p")
    sound(desk)
    desk.press("p", " ")
    expect(desk.see("stage-outcome")).to_be_visible()
    sound(desk)


def test_the_film_of_an_enemy_turn(house: House, theme: str) -> None:
    desk = watching(house, color_scheme=theme)
    expect(desk.see("seat-act")).to_be_visible()
    desk.press("p")
    sound(desk)
    hurried(desk)
    sound(desk)


def test_replay_and_the_end(lit: Desk) -> None:
    lit.lobby()
    lit.see("import-file").set_input_files(RECORD)
    expect(lit.see("log").locator(".entry").first).to_be_visible()
    sound(lit)
    lit.see("to-table").click()
    told(lit)
    sound(lit)


def told(desk: Desk) -> None:
    """Until the whole panel of the end is there: reason, fights, score, what turned it."""
    expect(desk.see("result").get_by_test_id("turning-moment").first).to_be_attached()
    expect(desk.see("result").locator(".bars a, .dice .rule").first).to_be_attached()


CUT = """() => {
  // what of the panel is wider than its room, or sticks out of the window
  const panel = document.querySelector('[data-testid=result]');
  return [panel, ...panel.querySelectorAll('*')].filter((node) => {
    const style = getComputedStyle(node), box = node.getBoundingClientRect();
    const hides = style.overflowX !== 'visible' && !['auto', 'scroll'].includes(style.overflowX);
    const rolls = node.closest('.scroll');
    return (hides && node.scrollWidth > node.clientWidth + 1) || (!rolls && box.width > 0 && (box.left < -1 || box.right > innerWidth + 1));
  }).map((node) => node.outerHTML.slice(0, 120));
}"""
COVERED = """(nodes) => nodes.filter((node) => {
  // scrolled to, it lies on top, whole
  node.scrollIntoView({ block: 'center' });
  const box = node.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top < 0 || box.bottom > innerHeight || !(node.contains(top) || top?.contains(node));
}).map((node) => node.innerText)"""


def test_the_end_on_a_phone(house: House, theme: str) -> None:
    """Nothing is cut and nothing covered, down to the last line."""
    phone = house.desk(phone=True, color_scheme=theme)
    phone.lobby()
    made = phone.post("/api/tables", {"record": json.loads(RECORD.read_text(encoding="utf-8"))})
    phone.open(f"/table/{made['table']}")
    told(phone)
    expect(phone.see("result").locator(".bars a").first).to_be_attached()
    sound(phone)
    whole(phone, "study", "save-record")
    phone.sit("third-day", "CSA")
    phone.post(f"/api/tables/{phone.table}/resign", {"seat": "CSA"})
    expect(phone.see("rematch")).to_be_visible()
    whole(phone, "study", "rematch", "save-record")


def whole(phone: Desk, *buttons: str) -> None:
    expect(phone.see("result").get_by_text("being counted")).to_have_count(0)
    assert phone.page.evaluate(CUT) == []
    parts = phone.see("result").locator("h2, .rule, .name, .bars a, .moments a, td, th, summary")
    for part in (parts, *map(phone.see, buttons)):
        assert part.count()
        assert part.evaluate_all(COVERED) == []


def test_hand_over_and_the_page_of_rules(desk: Desk) -> None:
    desk.sit("third-day", against="screen")
    sound(desk)
    desk.page.goto("/rules/gettysburg")
    expect(desk.see("rules").locator(".block").first).to_be_visible()
    sound(desk)


def test_phone(house: House) -> None:
    phone = house.desk(phone=True)
    phone.lobby()
    sound(phone)
    phone.sit("third-day", "CSA")
    sound(phone)
    for tab in ("log", "orders", "rules"):
        phone.see(f"tab-{tab}").tap()
        sound(phone)
