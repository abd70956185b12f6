"""Small screens and large letters: the phone's sheet and tabs, 320 pixels, 200 % text, browser zoom."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.desk import Desk, House
from tests.browser.players import Finger

NARROW = {"width": 320, "height": 640}
STICKING_OUT = """() => {
  // what can be operated, or the page itself, beyond the left or right edge
  const wide = innerWidth;
  const found = document.documentElement.scrollWidth > wide ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
  const scrolls = (node) => node && (/auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth
    ? true : scrolls(node.parentElement));
  for (const node of document.querySelectorAll('button, a, input, summary, select')) {
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height || node.closest('.unseen, .sheet > svg, [aria-hidden=true]') || scrolls(node)) continue;
    if (box.left < -1 || box.right > wide + 1)
      found.push(`${node.innerText || node.getAttribute('aria-label')}: ${Math.round(box.left)} to ${Math.round(box.right)}`);
  }
  return found;
}"""
DOUBLE = """() => {
  // as a reader's setting would: every text twice as large
  const sized = [...document.querySelectorAll('body *')].filter((node) => !node.closest('svg, .unseen'))
    .map((node) => [node, parseFloat(getComputedStyle(node).fontSize)]);
  for (const [node, size] of sized) node.style.fontSize = `${2 * size}px`;
}"""
COVERED = """() => {
  // buttons of the decision that cannot be reached
  const found = [];
  for (const node of document.querySelectorAll('[data-testid=option], [data-testid=commit]')) {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!node.contains(top)) found.push(node.innerText);
  }
  return found;
}"""

SHEETS = """() => [...document.querySelectorAll('[data-testid=board] :is(svg.map, .plate, svg.layer)')].map((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left, top, width, height].map((length) => Math.round(length * 10) / 10);
})"""


@pytest.fixture
def phone(house: House) -> Desk:
    return house.desk(phone=True)


def fits(desk: Desk) -> None:
    assert desk.page.evaluate(STICKING_OUT) == []


def test_map_sheet_and_tabs(phone: Desk) -> None:
    phone.sit("third-day", "CSA")
    expect(phone.see("table")).to_have_attribute("data-layout", "phone")
    sheet = phone.see("sheet")
    board = phone.see("board").bounding_box()
    assert board is not None
    assert board["width"] == PHONE["width"]
    assert board["height"] >= 0.45 * PHONE["height"] - 30, "the map comes first"
    handle = sheet.locator(".handle")
    for size in ("full", "peek", "half"):
        handle.tap()
        expect(sheet).to_have_attribute("data-size", size)
        expect(sheet.get_by_test_id("prompt")).to_be_in_viewport()
    for tab in ("log", "orders", "rules"):
        phone.see(f"tab-{tab}").tap()
        expect(phone.see(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
    expect(phone.see("rules").locator(".block").first).to_be_visible()
    phone.see("tab-play").tap()
    expect(phone.see("option-list")).to_be_visible()
    fits(phone)


@pytest.mark.parametrize("game", ["gettysburg", "guns", "glory", "reason"])
def test_counters_stand_where_the_map_says(phone: Desk, game: str) -> None:
    """The ground, the places, the counters and what is drawn over them lie on each other."""
    scenario = next(card["scenarios"][0] for card in phone.get("/api/games") if card["name"] == game)
    seats = {seat["id"]: "me" for seat in scenario["seats"]}
    made = phone.post("/api/tables", {"game": game, "scenario": scenario["name"], "seats": seats})
    phone.open(f"/table/{made['table']}")
    sheets = phone.page.evaluate(SHEETS)
    assert len(sheets) >= 5
    assert all(sheet == sheets[0] for sheet in sheets)


def test_a_turn_by_taps(phone: Desk) -> None:
    """The list and the map lead to the same acts."""
    table = phone.sit("third-day", "CSA")
    with phone.changing():
        phone.option("Choose").first.tap()
    phone.tap("place:GET")
    expect(phone.prompt).to_have_attribute("data-kind", "order")
    phone.see("undo").tap()
    expect(phone.prompt).to_have_attribute("data-kind", "turn")
    finger = Finger(phone)
    for _ in range(4):
        assert finger.decide()
    phone.ready()
    acts = [action for _, seat, action in phone.server.actions(table) if seat == "CSA"]
    assert len(acts) >= 5
    phone.see("tab-log").tap()
    expect(phone.see("log").locator(".entry").first).to_be_visible()


def test_dice_need_a_second_tap(phone: Desk) -> None:
    table = phone.sit("third-day", "CSA")
    with phone.changing():
        phone.option("Choose").first.tap()
    phone.tap("place:GET")
    expect(phone.prompt).to_have_attribute("data-kind", "order")
    phone.tap("piece:CE1")
    phone.tap("place:CEM")
    if phone.see("commit").is_hidden():
        with phone.changing():
            phone.page.locator('[data-testid=option][data-action="done"]').tap()
    expect(phone.see("odds-percent")).to_be_visible()
    expect(phone.see("commit")).to_be_visible()
    assert not any(seat == "chance" for _, seat, _ in phone.server.actions(table))
    with phone.changing():
        phone.see("commit").tap()
    assert any(seat == "chance" for _, seat, _ in phone.server.actions(table))


def test_a_long_press_asks_why_not(phone: Desk) -> None:
    phone.sit("third-day", "CSA")
    with phone.changing():
        phone.option("Choose").first.tap()
    x, y = phone.find("place:WOL")
    touch = phone.context.new_cdp_session(phone.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(phone.see("why")).to_contain_text("Wolf’s Hill")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.see("why")).to_be_visible()
    assert phone.prompt.get_attribute("data-steps") == "1"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_320_pixels(house: House, language: str) -> None:
    """Nothing sticks out, also where words are longer."""
    phone = house.desk(phone=True, viewport=NARROW, locale=language)
    phone.lobby()
    fits(phone)
    phone.see("settings-button").tap()
    expect(phone.see("settings")).to_be_visible()
    fits(phone)
    phone.sit("third-day", "CSA")
    fits(phone)
    for tab in ("log", "orders", "rules", "play"):
        phone.see(f"tab-{tab}").tap()
        fits(phone)
    with phone.changing():
        phone.page.locator("[data-testid=option]").first.tap()
    fits(phone)
    phone.page.goto("/rules/gettysburg")
    expect(phone.see("rules").locator(".block").first).to_be_visible()
    fits(phone)


def test_text_twice_as_large(desk: Desk) -> None:
    desk.lobby()
    desk.see("settings-button").click()
    expect(desk.see("settings")).to_be_visible()
    desk.page.evaluate(DOUBLE)
    fits(desk)
    desk.sit("third-day", "CSA")
    desk.page.evaluate(DOUBLE)
    fits(desk)
    assert desk.page.evaluate(COVERED) == []


def test_browser_zoom_of_200_percent(house: House) -> None:
    """1440 by 900 pixels at 200 % are 720 by 450."""
    desk = house.desk(viewport={"width": 720, "height": 450}, device_scale_factor=2)
    desk.lobby()
    fits(desk)
    desk.sit("third-day", "CSA")
    expect(desk.see("table")).to_have_attribute("data-layout", re.compile("tablet|phone"))
    fits(desk)
    assert desk.page.evaluate(COVERED) == []
    board = desk.see("board").bounding_box()
    assert board is not None
    assert board["height"] > 150, "no room is left for the map"
