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
    "lesson": "",
    "word": "",
    "glimpse": None,
    "may": ["rename", "delete"],
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


def test_my_tables_come_first_and_are_renamed_and_deleted(house: House) -> None:
    desk = house.desk()
    table = desk.sit("third-day", "CSA")
    desk.page.goto("/")
    card = desk.see(f"table-{table}")
    expect(card).to_contain_text("Your turn")
    expect(card.get_by_role("link", name="Continue")).to_be_visible()
    expect(card.locator("svg image")).to_have_count(1)  # the map, once it is drawn
    assert desk.page.evaluate(
        """(id) => document.querySelector(`[data-testid="table-${id}"]`).getBoundingClientRect().top
          < document.querySelector('[data-testid^="game-"]').getBoundingClientRect().top""",
        table,
    )
    desk.see(f"table-menu-{table}").click()
    desk.see(f"rename-{table}").click()
    desk.see("rename-field").fill("Sunday evening")
    desk.page.keyboard.press("Enter")
    expect(card).to_contain_text("Sunday evening")
    desk.see(f"table-menu-{table}").click()
    desk.see(f"away-{table}").click()
    desk.see("away-yes").click()
    expect(card).to_have_count(0)
    expect(desk.see("lobby")).to_contain_text("Learn a game in ten minutes")


def test_a_player_has_a_name_that_the_friend_reads(house: House) -> None:
    host, friend = house.desk(), house.desk()
    host.lobby()
    host.see("player-name").click()
    host.page.keyboard.type("Anna")
    host.page.keyboard.press("Enter")
    expect(host.see("player-name")).to_have_text("Anna")
    host.sit("third-day", "CSA", "friend")
    expect(host.see("invite-lonely")).to_be_visible()  # this server answers only on this machine
    friend.open(host.see("invite-link").input_value())
    expect(friend.see("seat-CSA")).to_contain_text("Anna")


def test_a_link_is_copied_over_plain_http(house: House) -> None:
    """There a browser has no clipboard to write to: the old way must do."""
    desk = house.desk(permissions=["clipboard-read", "clipboard-write"])
    desk.page.add_init_script("delete Navigator.prototype.clipboard")
    desk.sit("third-day", "CSA", "friend")
    desk.see("invite-copy").click()
    expect(desk.see("invite-copy")).to_have_text("Copied")


def test_a_phone_has_four_pages_and_rows_that_open_the_table(house: House) -> None:
    desk = house.desk(phone=True)
    table = desk.sit("third-day", "CSA")
    desk.page.goto("/")
    row = desk.see(f"table-{table}")
    box = row.bounding_box()
    assert box is not None
    assert box["height"] >= 100
    for page in ("new", "lessons", "finished", "tables"):
        desk.see(f"lobby-tab-{page}").click()
        wide = desk.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, page
    row.click(position={"x": 40, "y": 40})
    expect(desk.see("table")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_scenarios_say_what_they_are_about_on_a_page_no_longer_than_the_window(house: House, phone: bool) -> None:
    desk = house.desk(phone=phone, locale="fr-FR")
    desk.lobby()
    desk.see("game-glory").click()
    for plan in next(game for game in desk.get("/api/games?language=fr") if game["name"] == "glory")["scenarios"]:
        expect(desk.see(f"scenario-{plan['name']}")).to_contain_text(plan["subtitle"])
    desk.see("scenario-henry-hill").click()
    expect(desk.page.locator(".setup header")).to_contain_text("Les Virginiens de Jackson tiennent la colline")
    longer = desk.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    assert longer == 0
