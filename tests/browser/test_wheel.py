"""What ``pip install longroll`` gives plays: from Python, at the terminal and in the browser; no checkout, no Node."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from longroll import __version__
from longroll.games import BUILT_IN
from tests.browser.desk import House
from tests.browser.players import Player
from tests.browser.served import served
from tests.browser.wheels import ROOT, build_wheel, install, run

DECISIONS = 4
"""Enough to see that clicks are answered; whole games are played by other tests. The person then gives up."""
PLAY = """
import random, sys
from pathlib import Path
import longroll
from longroll.games import list_games
from longroll.reference import clauses

assert Path(longroll.__file__).is_relative_to(sys.prefix), longroll.__file__
for name in list_games():
    assert len(clauses(name)) > 100
state = longroll.game("gettysburg").new()
while not state.over:
    state.apply(random.choice(state.options()).action)
print(state.over, *list_games())
"""


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    assert not folder.is_relative_to(ROOT)
    return install(build_wheel(folder), folder / "environment")


def test_from_python(programs: Path, tmp_path: Path) -> None:
    assert run(programs / "python", "-c", PLAY, cwd=tmp_path).split() == ["True", *BUILT_IN]


def test_at_the_terminal(programs: Path, tmp_path: Path) -> None:
    longroll = programs / "longroll"
    assert run(longroll, "--version", cwd=tmp_path) == f"longroll {__version__} (plain)\n"
    record = tmp_path / "game.longroll.json"
    said = run(
        *(longroll, "terminal", "gettysburg", "--scenario", "third-day", "--side", "Union", "--save", record),
        cwd=tmp_path,
        given="rules GB-15.8\nconcede\ny\n",
    )
    assert "GB-15.8" in said
    assert "all legal" in run(longroll, "verify", record, cwd=tmp_path)


def test_in_the_browser(programs: Path, tmp_path: Path, browser: Browser) -> None:
    with served(tmp_path, command=programs / "longroll") as server, House(browser, server) as house:
        desk = house.desk()
        table = desk.sit("third-day", "Union")
        player = Player(desk)
        for _ in range(DECISIONS):
            assert player.decide()
        desk.ready()
        desk.see("settings-button").click()
        desk.see("resign").click()
        desk.see("resign-yes").click()
        expect(desk.see("result")).to_be_visible()
        assert sum(seat == "Union" for _, seat, _ in server.actions(table)) == DECISIONS + 1
        desk.page.goto("/rules/glory")
        expect(desk.page.locator(".block").first).to_be_visible()
        desk.page.goto("/about")
        expect(desk.see("about")).to_contain_text(f"Version {__version__}")
        expect(desk.see("about").locator("details").first).to_be_visible()
        house.check()
