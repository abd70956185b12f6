"""axe-core finds nothing serious on any screen, by day and by lamp."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk, House
from tests.browser.moves import assault
from tests.browser.players import Player
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
def lit(house: House, request: pytest.FixtureRequest) -> Desk:
    return house.desk(color_scheme=request.param)


def test_lobby_and_settings(lit: Desk) -> None:
    lit.lobby()
    sound(lit)
    lit.see("settings-button").click()
    expect(lit.see("settings")).to_be_visible()
    sound(lit)


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


def test_replay(desk: Desk) -> None:
    desk.lobby()
    desk.see("import-file").set_input_files(RECORD)
    expect(desk.see("log").locator(".entry").first).to_be_visible()
    sound(desk)
    desk.see("to-table").click()
    expect(desk.see("result")).to_be_visible()
    sound(desk)


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
