"""The lobby: what cannot be opened is listed, and takes nothing from the rest."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.desk import Desk, House

TABLES, GAMES = re.compile(r"/api/tables(\?|$)"), re.compile(r"/api/games(\?|$)")
WHY = "This table cannot be opened (GLORY has no scenario). Its record is kept."
CLOSED = {
    "table": "lost",
    "game": "glory",
    "title": "An old one",
    "scenario": "atlantis",
    "seats": [],
    "mine": ["US"],
    "decides": None,
    "moment": "",
    "over": False,
    "result": None,
    "changed": 1_700_000_000.0,
    "paused": False,
    "trouble": WHY,
    "record": True,
}


def test_a_table_that_cannot_be_opened_is_listed(desk: Desk) -> None:
    desk.page.route(TABLES, lambda route: route.fulfill(json=[CLOSED]))
    desk.lobby()
    entry = desk.see("table-lost")
    expect(entry).to_contain_text(WHY)
    link = entry.get_by_role("link", name="Save the record")
    expect(link).to_have_attribute("href", "/api/tables/lost/record")
    expect(entry.get_by_role("link")).to_have_count(1)
    expect(desk.see("play-now")).to_be_enabled()


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "About"), ("fr-FR", "À propos"), ("it-IT", "Informazioni")])
def test_about_shows_the_licences_of_everything_that_is_shipped(house: House, locale: str, title: str) -> None:
    desk = house.desk(locale=locale)
    desk.lobby()
    desk.see("about-link").click()
    about = desk.see("about")
    expect(about.get_by_role("heading", level=1)).to_contain_text(title)
    shipped = {work["name"]: work for work in desk.get("/licences.json")}
    assert {"svelte", "d3-zoom", "@fluent/bundle"} <= set(shipped)
    assert [work["licence"] for work in shipped.values() if work["font"]] == ["OFL-1.1"] * 3
    expect(about.locator("details")).to_have_count(len(shipped))
    about.locator("summary", has_text="im-fell").click()
    expect(about.locator("details[open] pre")).to_contain_text("SIL OPEN FONT LICENSE")


def test_without_tables_there_are_games_and_without_games_tables(desk: Desk) -> None:
    def fails(route: Route) -> None:
        route.fulfill(status=409, json={"error": {"code": "unreadable", "message": "Nothing here."}})

    desk.outage = True
    desk.page.route(TABLES, fails)
    desk.lobby()
    expect(desk.see("tables-trouble")).to_contain_text("Nothing here.")
    expect(desk.see("play-now")).to_be_enabled()
    desk.page.unroute(TABLES)
    desk.page.route(GAMES, fails)
    desk.page.route(TABLES, lambda route: route.fulfill(json=[CLOSED]))
    desk.page.reload()
    expect(desk.see("table-lost")).to_contain_text(WHY)
