"""Two people at two browsers, one who watches; two people at one screen. What is hidden stays hidden."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.desk import Desk, House, bundles, texts
from tests.browser.players import LAZY, Player
from tests.browser.truth import GAME, SIDES, blocks, history

SCENARIO = "third-day"
TURNS = 5
PLACING = ("block", "remove", *LAZY)


def invited(house: House) -> tuple[Desk, Desk, Desk]:
    """The CSA makes a table for a friend; the Union comes by the link, and somebody watches."""
    csa, union, watcher = (house.desk(overheard=True) for _ in range(3))
    with csa.page.expect_response(lambda response: response.request.method == "POST") as made:
        csa.sit(SCENARIO, "CSA", against="friend")
    expect(csa.see("made")).to_be_visible()
    link = csa.see("invite-link").input_value()
    assert link.startswith(csa.server.address)
    csa.see("to-table").click()
    csa.ready()
    union.open(link)
    assert "join" not in union.page.url, "the token stays in the address"
    watcher.open(made.value.json()["watch"])
    return csa, union, watcher


def test_two_browsers_play_and_learn_nothing_hidden(house: House) -> None:
    csa, union, watcher = invited(house)
    players = {"CSA": Player(csa, PLACING), "Union": Player(union, PLACING)}
    for _ in range(TURNS):
        for player in players.values():
            player.decide()
            while player.desk.prompt.get_attribute("data-deciding") == "true":
                player.decide()
    for desk, side in ((csa, "u"), (union, "c")):
        x, y = desk.find(next(iter(desk.numerals(side))))
        with desk.page.expect_response(re.compile("/inspect")):
            desk.page.mouse.move(x, y)
    last = max(csa.seq, union.seq)
    for desk in (csa, union, watcher):
        expect(desk.prompt).to_have_attribute("data-seq", str(last))
    truth = history(csa.server, csa.table, SCENARIO)
    actions = csa.server.actions(csa.table)
    assert len(actions) >= 2 * TURNS
    for desk, seat in ((csa, "CSA"), (union, "Union"), (watcher, None)):
        received = desk.received()
        assert any(text.startswith('[{"name"') for text in received) == (desk is csa), "the lobby was overheard"
        hidden = check_secrets(received, seat, truth, actions)
        assert hidden >= TURNS, "there was nothing to hide"


def check_secrets(
    received: list[str],
    seat: str | None,
    truth: dict[int, dict[str, tuple[str, int]]],
    actions: list[tuple[int, str, str]],
) -> int:
    """Nothing a browser was sent tells a value it may not know; how often there was one to tell."""
    hidden = 0
    theirs = {action for _, actor, action in actions if actor != seat and action.startswith("block ")}
    for text in received:
        value = json.loads(text) if text[:1] in "[{" else text
        if isinstance(value, dict):
            value.pop("options", None)  # what one may do oneself
        assert theirs.isdisjoint(texts(value)), (seat, text)
    for bundle in bundles(received):
        known = truth[bundle["seq"]]
        assert bundle["secret"] is None
        for item in bundle["scene"]["items"]:
            kind, _, place = item["key"].partition(":")
            if kind == "block" and known[place][0] != seat:
                hidden += 1
                assert not item.get("text"), (seat, item, known[place])
                check_words(item, known[place][1])
        for panel in bundle["scene"]["panels"]:
            for row in panel.get("rows", []):
                for mark in row.get("marks", []):
                    if "command" in mark["symbol"] and mark.get("side") != SIDES.get(seat or ""):
                        assert not mark.get("text"), (seat, row)
                        assert not mark.get("key"), (seat, row)
        for entry in bundle["log"]:
            if "value" in entry["text"].lower():
                places = re.findall(r"\ue000place:(\w+)\ue001", entry["text"])
                assert {truth[entry["seq"]][place][0] for place in places} == {seat}, (seat, entry)
        for event in bundle.get("events", []):
            if "value" in event["args"]:
                assert known[event["args"]["place"]][0] == seat, (seat, event)
    return hidden


def check_words(item: dict[str, Any], value: int) -> None:
    """Words about a hidden block fit every value, so they do not name this one alone."""
    for fact in [item.get("name", ""), item.get("detail", ""), *item.get("facts", [])]:
        if "value" in fact.lower():
            assert set(re.findall(r"\d", fact)) != {str(value)}, fact


def test_the_next_player_at_one_screen_sees_nothing_until_he_looks(desk: Desk) -> None:
    desk.sit(SCENARIO, against="screen")
    true: dict[str, dict[str, str]] = {seat: {} for seat in SIDES}
    for place, (seat, value) in blocks(GAME.new(SCENARIO, {})).items():
        true[seat][f"block:{place}"] = str(value)

    def look(seat: str) -> None:
        """Before the hand-over is accepted there is no value in the whole page; after it, only one's own."""
        expect(desk.see("hand-over")).to_be_visible()
        for side in SIDES.values():
            assert set(desk.numerals(side).values()) == {""}
        assert panel_values(desk) == []
        desk.see("hand-over-accept").click()
        expect(desk.see("hand-over")).to_be_hidden()
        for other, side in SIDES.items():
            shown = desk.numerals(side)
            assert shown, f"no blocks of {other}"
            if other == seat:
                assert {key: shown[key] for key in true[seat] if key in shown} == {
                    key: value for key, value in true[seat].items() if key in shown
                }
                assert "" not in shown.values()
            else:
                assert set(shown.values()) == {""}

    look("CSA")
    places = Player(desk, PLACING)
    places.decide()
    placed = desk.server.actions(desk.table)[-1][2].split()
    assert placed[0] == "block"
    look("Union")
    assert not any("value" in line.lower() for line in desk.log())
    places.decide()
    look("CSA")
    assert desk.numerals("c")[f"block:{placed[2]}"] == placed[1]


def panel_values(desk: Desk) -> list[str]:
    """Numbers written on command blocks in the column."""
    found: list[str] = desk.page.evaluate(
        """() => [...document.querySelectorAll('[data-testid^=panel-] .mark svg')]
          .filter((svg) => svg.querySelector('use[href*=command]')).map((svg) => svg.textContent.trim()).filter(Boolean)"""
    )
    return found
