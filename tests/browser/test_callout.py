"""What is chosen for the player who takes a piece in hand is marked on the board and named beside it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.desk import House


def test_the_block_that_orders_is_marked_and_another_can_be_chosen(house: House) -> None:
    desk = house.desk()
    desk.lobby()
    setup = {"game": "gettysburg", "scenario": "second-day-afternoon", "seats": {"CSA": "me", "Union": "me"}}
    desk.open(f"/table/{desk.post('/api/tables', setup)['table']}")
    bundle = desk.get(f"/api/tables/{desk.table}")
    for key in bundle["graspable"]:
        body = {"seq": bundle["seq"], "seat": "CSA", "keys": [key]}
        held = desk.post(f"/api/tables/{desk.table}/hold", body) if key.startswith("piece:") else {}
        others = held.get("others", [])
        if others:
            break
    assert others, "two blocks reach one piece somewhere"
    desk.page.mouse.click(*desk.find(key))
    expect(desk.see("chosen-for-you")).to_have_attribute("data-at", held["at"])
    expect(desk.see("callout")).to_contain_text("reaches too")
    assert desk.apart("callout", "chosen-for-you"), "the words lie over what they speak of"
    desk.page.mouse.click(*desk.find(others[0]))
    expect(desk.see("chosen-for-you")).to_have_attribute("data-at", others[0])
    desk.press("Escape")
    expect(desk.see("callout")).to_have_count(0)
