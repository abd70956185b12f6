"""Take the pictures of the documentation: ``python -m tools.screenshots [NAME …]``; they go to docs/screenshots.

``python -m tools.screenshots guide [NAME …]`` takes those of the guide for players, which are part of the program.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.chromium import chromium
from tests.browser.desk import Desk, House
from tests.browser.moves import assault, order
from tests.browser.players import Player
from tests.browser.served import ROOT, Served, served
from tests.browser.test_reason import KEY, sit
from tools import film
from tools.webp import encoded

from longroll.server.guide import PICTURES as GUIDE_FOLDER

FOLDER = ROOT / "docs/screenshots"
RECORD = ROOT / "tests/gettysburg/games/gettysburg-second-day-afternoon-11-00001.longroll.json"
DECISIONS = 12
"""Played before a table is photographed, so that there is something in the log."""


def some_play(desk: Desk, scenario: str = "second-day-afternoon") -> None:
    desk.sit(scenario, "CSA")
    player = Player(desk, ("disc", "move", "done", "block", "end"))
    for _ in range(DECISIONS):
        player.decide()
    desk.ready()


def lobby(house: House) -> Desk:
    desk = house.desk()
    desk.lobby()
    return desk


def table(house: House) -> Desk:
    desk = house.desk()
    some_play(desk)
    return desk


def table_dark(house: House) -> Desk:
    desk = house.desk(color_scheme="dark")
    some_play(desk)
    return desk


def odds(house: House) -> Desk:
    desk = house.desk()
    desk.sit("third-day", "CSA")
    assault(desk)
    return desk


def why_not(house: House) -> Desk:
    desk = house.desk()
    desk.sit("third-day", "CSA")
    order(desk)
    desk.touch("piece:CE1")
    desk.page.mouse.click(*desk.find("place:WOL"))
    expect(desk.see("why")).to_be_visible()
    return desk


def replay(house: House) -> Desk:
    desk = house.desk()
    desk.lobby()
    desk.see("import-file").set_input_files(RECORD)
    expect(desk.page.locator(".turning li").first).to_be_visible()
    desk.press("p")
    expect(desk.page.locator(".turning li.here")).to_be_visible()
    return desk


def phone(house: House) -> Desk:
    desk = house.desk(phone=True, device_scale_factor=2)
    desk.sit("third-day", "CSA")
    return desk


def guns(house: House) -> Desk:
    desk = house.desk()
    desk.lobby()
    seats = {"CSA": "me", "USA": "computer:recruit"}
    made = desk.post("/api/tables", {"game": "guns", "scenario": "second-day", "seats": seats})
    desk.open(f"/table/{made['table']}")
    desk.ready()
    return desk


def glory(house: House) -> Desk:
    desk = house.desk()
    desk.lobby()
    seats = {"US": "me", "CS": "computer:recruit"}
    made = desk.post("/api/tables", {"game": "glory", "scenario": "maryes-heights", "seats": seats})
    desk.open(f"/table/{made['table']}")
    desk.ready()
    return desk


def reason(house: House) -> Desk:
    """A unit in hand that has wheeled and advanced towards the enemy."""
    desk = house.desk()
    desk.lobby()
    sit(desk, 2.3)
    desk.page.mouse.click(*desk.find(KEY))
    expect(desk.see("pose-card")).to_be_visible()
    desk.press(*["ArrowRight"] * 9, *["ArrowUp"] * 7)
    expect(desk.see("pose")).to_have_attribute("data-path", re.compile(r"^R9 A0\.7"))
    return desk


def stage(house: House) -> Desk:
    """An assault whose dice have fallen."""
    desk = house.desk(film=True, reduced_motion="no-preference")
    film.combat(desk, "gettysburg")
    film.to_the_end(desk)
    return desk


def enemy_turn(house: House) -> Desk:
    """The enemy's turn, held at its second act."""
    desk = house.desk(film=True, reduced_motion="no-preference")
    film.enemy_turn(desk, "gettysburg")
    expect(desk.see("dispatch").nth(1)).to_be_visible()
    desk.press("p")
    return desk


PICTURES: dict[str, Callable[[House], Desk]] = {
    "lobby": lobby,
    "table": table,
    "table-dark": table_dark,
    "odds": odds,
    "why-not": why_not,
    "replay": replay,
    "phone": phone,
    "guns": guns,
    "glory": glory,
    "reason": reason,
    "stage": stage,
    "enemy-turn": enemy_turn,
}
GUIDE = ("lobby", "table", "odds", "why-not", "stage", "enemy-turn", "replay", "guns", "glory", "reason")
"""The pictures the guide has."""
GUIDE_WIDTH = 1200


def taken(browser: Browser, server: Served, name: str) -> bytes:
    with House(browser, server) as house:
        desk = PICTURES[name](house)
        desk.page.wait_for_timeout(800)
        return desk.page.screenshot()


def main(words: list[str]) -> None:
    guide = words[:1] == ["guide"]
    names = words[1:] or GUIDE if guide else words or PICTURES
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, chromium() as browser:
        for name in names:
            png = taken(browser, server, name)
            if guide:
                blank = browser.new_page()
                (GUIDE_FOLDER / f"{name}.webp").write_bytes(encoded(blank, png, GUIDE_WIDTH)[0])
                blank.close()
            else:
                (FOLDER / f"{name}.png").write_bytes(png)


if __name__ == "__main__":
    main(sys.argv[1:])
