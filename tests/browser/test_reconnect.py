"""The server dies as in a power cut and comes back at the same address: the page says so and goes on, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.browser.moves import order, own_turn
from tests.browser.players import Player
from tests.browser.served import Served, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """One that may die: nobody else sits at it."""
    with served(tmp_path) as running:
        yield running


def test_a_server_killed_and_started_again(desk: Desk) -> None:
    table = desk.sit("third-day", "CSA")
    Player(desk, ("remove", "block")).decide()
    own_turn(desk)
    order(desk)
    before = (desk.seq, desk.log(), desk.server.actions(table))
    desk.outage = True
    desk.server.kill()
    expect(desk.prompt).to_contain_text("Reconnecting. Nothing is lost.")
    expect(desk.see("board").locator("[data-item]").first).to_be_visible()
    assert desk.options.count() == 0, "an act that cannot be sent is offered"
    desk.server.start()
    expect(desk.prompt).to_have_attribute("data-connection", "live")
    desk.ready()
    assert (desk.seq, desk.log(), desk.server.actions(table)) == before
    expect(desk.prompt).to_have_attribute("data-kind", "order")
    desk.outage = False
    player = Player(desk)
    for _ in range(2):
        player.decide()
    desk.ready()
    assert desk.server.actions(table)[: len(before[2])] == before[2]
    assert len(desk.log()) > len(before[1])


def test_a_page_loaded_again_shows_the_same(desk: Desk) -> None:
    desk.sit("third-day", "CSA")
    order(desk)
    seq, log, prompt = desk.seq, desk.log(), desk.prompt.inner_text()
    desk.page.reload()
    desk.ready()
    assert (desk.seq, desk.log(), desk.prompt.inner_text()) == (seq, log, prompt)
    desk.lobby()
    card = desk.page.locator("article", has_text="The Third Day")
    expect(card).to_have_count(1)
    card.get_by_role("link", name="Continue").click()
    desk.ready()
    assert desk.seq == seq
