"""Whole games against the computer: by clicks alone, and by keys alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.desk import Desk, Player


def test_a_game_by_clicks_alone(desk: Desk) -> None:
    table = desk.sit("third-day", "Union")
    player = Player(desk)
    desk.clicks = 5
    while player.decide():
        pass
    expect(desk.see("result")).to_be_visible()
    journal = desk.server.actions(table)
    mine = [action for _, seat, action in journal if seat == "Union"]
    print(f"\n{desk.clicks} clicks for {player.decisions} decisions; the journal has {len(mine)} of {len(journal)} actions")
    assert player.decisions == len(mine)
