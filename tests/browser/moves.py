"""Stretches of play that several tests need, from the start of the third day."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.browser.players import Player


def own_turn(desk: Desk) -> None:
    """Answers whatever the enemy's turn asks, until the turn is one's own."""
    player = Player(desk)
    desk.ready()
    while desk.prompt.get_attribute("data-kind") != "turn":
        player.decide()
        desk.ready()


def order(desk: Desk, place: str = "GET") -> None:
    """The CSA gives an order to the troops near its block in a place."""
    desk.click(desk.page.locator('[data-testid=option][data-verb="disc"]'))
    desk.touch(f"place:{place}")
    expect(desk.prompt).to_have_attribute("data-kind", "order")


def assault(desk: Desk) -> None:
    """The CSA gets ready to assault Cemetery Hill from Gettysburg; the odds are shown, nothing is rolled yet."""
    order(desk)
    desk.touch("piece:CE1")
    desk.touch("place:CEM")
    if desk.see("commit").is_hidden():
        desk.click(desk.page.locator('[data-testid=option][data-action="done"]'))
    expect(desk.see("odds-percent")).to_be_visible()
    expect(desk.see("commit")).to_be_visible()
