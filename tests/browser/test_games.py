"""Whole games against the computer: by clicks alone, and by keys alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.browser.players import Player, Typist


def test_a_game_by_clicks_alone(desk: Desk) -> None:
    table = desk.sit("third-day", "Union")
    desk.clicks = 5
    player = Player(desk)
    while player.decide():
        pass
    expect(desk.see("result")).to_be_visible()
    journal = desk.server.actions(table)
    mine = [action for _, seat, action in journal if seat == "Union"]
    print(f"\n{desk.clicks} clicks for {player.decisions} decisions, in a game of {len(journal)} actions")
    assert player.decisions == len(mine)


def test_a_game_by_keys_alone(desk: Desk) -> None:
    desk.lobby()
    typist = Typist(desk)
    typist.tab_to("scenario-three-days")
    for _ in range(3):
        typist.hit("ArrowDown")
    typist.tab_to("side")
    typist.hit("ArrowRight")
    typist.tab_to("level")
    typist.hit("ArrowLeft")
    typist.tab_to("play-now")
    typist.hit("Enter")
    desk.ready()
    bundle = desk.get(f"/api/tables/{desk.table}")
    assert (bundle["scenario"], bundle["seat"]) == ("third-day", "Union")
    while typist.decide():
        pass
    expect(desk.see("result")).to_be_visible()
    print(f"\n{typist.keys} keys for {typist.decisions} decisions")
    assert typist.decisions == sum(seat == "Union" for _, seat, _ in desk.server.actions(desk.table))
