"""Taking back: free while nothing is learnt, never once dice have rolled, by consent between two people."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.desk import Desk, House
from tests.browser.moves import assault
from tests.browser.players import Player
from tests.browser.test_people import invited


def test_an_order_is_taken_back_freely(desk: Desk) -> None:
    table = desk.sit("third-day", "CSA")
    expect(desk.see("undo")).to_be_disabled()
    before = desk.get(f"/api/tables/{table}")
    desk.click(desk.option("Order").first)
    desk.touch("place:GET")
    expect(desk.prompt).to_have_attribute("data-kind", "order")
    expect(desk.see("undo")).to_be_enabled()
    desk.click(desk.see("undo"))
    expect(desk.prompt).to_have_attribute("data-kind", "turn")
    after = desk.get(f"/api/tables/{table}")
    assert after["scene"] == before["scene"]
    assert after["options"] == before["options"]
    expect(desk.see("undo")).to_be_disabled()


def test_escape_takes_back_a_click_and_sends_nothing(desk: Desk) -> None:
    table = desk.sit("third-day", "CSA")
    first = desk.prompt.inner_text()
    desk.page.mouse.move(0, 0)
    with desk.changing():
        desk.press("1")
    expect(desk.prompt).to_have_attribute("data-steps", "1")
    desk.press("Escape")
    expect(desk.prompt).to_have_attribute("data-steps", "0")
    assert desk.prompt.inner_text() == first
    assert desk.server.actions(table) == []


def test_dice_are_never_taken_back(desk: Desk) -> None:
    table = desk.sit("third-day", "CSA")
    assault(desk)
    desk.click(desk.see("commit"))
    desk.page.wait_for_function("() => document.querySelector('[data-testid=log] .die') !== null")
    undo = desk.see("undo")
    expect(undo).to_be_disabled()
    expect(undo).to_have_attribute("title", "Dice or new knowledge stand between: this cannot be taken back.")
    sent = len(desk.responses)
    desk.press("u")
    desk.ready()
    assert not any("/undo" in response.url for response in desk.responses[sent:])
    assert any(seat == "chance" for _, seat, _ in desk.server.actions(table))


def test_between_two_people_undo_needs_consent(house: House) -> None:
    csa, union, _ = invited(house)
    kind = csa.prompt.get_attribute("data-kind")
    Player(csa, ("remove",)).decide()
    union.ready()
    seq = union.seq
    asks = csa.see("undo")
    expect(asks).to_contain_text("Ask to undo")
    asks.click()
    expect(csa.prompt).to_contain_text("Waiting for an answer")
    expect(union.prompt).to_contain_text("CSA asks to take back an act")
    union.see("undo-deny").click()
    expect(union.see("undo-deny")).to_be_hidden()
    expect(csa.prompt).not_to_contain_text("Waiting for an answer")
    assert union.seq == seq
    expect(union.prompt).to_have_attribute("data-deciding", "true")
    asks.click()
    union.see("undo-grant").click()
    csa.ready()
    expect(csa.prompt).to_have_attribute("data-kind", str(kind))
    expect(union.prompt).to_have_attribute("data-deciding", "false")
    expect(csa.prompt).to_have_attribute("data-deciding", "true")
    expect(union.see("log").locator(".entry").last).to_contain_text("took back")
