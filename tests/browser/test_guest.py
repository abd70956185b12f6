"""A game of another package in the browser: installed by pip, chosen in the lobby, played to its end by clicks."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.desk import House
from tests.browser.players import Player
from tests.browser.served import Served, served
from tests.browser.wheels import ROOT, build, run

SENDS = ("send", "pass")
"""It takes every post it can."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Long Roll with Picket beside it, as pip leaves it."""
    folder = tmp_path_factory.mktemp("guest")
    wheel = build("wheel", ROOT / "examples" / "picket", folder / "wheel")
    site = folder / "site"
    run(*PIP, "--target", site, wheel, cwd=folder)
    data = folder / "data"
    data.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(site)))))
        with served(data) as running:
            yield running


PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index")


def test_a_game_of_another_package(browser: Browser, server: Served, tmp_path: Path) -> None:
    with House(browser, server) as house:
        desk = house.desk()
        desk.lobby()
        desk.see("game-picket").click()
        desk.choose("against", "computer")
        desk.choose("level", "recruit")
        desk.choose("side", "north")
        desk.see("play-now").click()
        desk.ready()
        player = Player(desk, SENDS)
        while player.decide():
            desk.page.screenshot(path=tmp_path / f"{player.decisions}.png")
        expect(desk.see("result")).to_be_visible()
        mine = [action for _, seat, action in server.actions(desk.table) if seat == "north"]
        assert player.decisions == len(mine) > 1
        desk.page.goto("/rules/picket")
        expect(desk.page.get_by_text("one die is rolled")).to_be_visible()
        house.check()
