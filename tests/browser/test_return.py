"""A seat is not lost with a cookie: the return link when one sits down, under Your tables and in the menu; a seat
that is handed over; the computer that plays in one's place."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.desk import Desk, House
from tests.browser.test_people import SCENARIO, invited


def link_of(desk: Desk) -> str:
    """The return link that is shown."""
    field = desk.see("way-back-link")
    expect(field).to_have_value(re.compile(r"/table/\w+#return=[0-9a-f]{48}$"))
    return field.input_value()


def seated(desk: Desk, seat: str) -> None:
    expect(desk.see(f"seat-{seat}")).to_contain_text("You")


def test_the_link_is_shown_when_one_sits_down_and_leads_back(house: House) -> None:
    csa, union, _ = invited(house)
    link = link_of(union)
    assert link != link_of(csa)
    union.see("way-back-close").click()
    expect(union.see("way-back")).to_be_hidden()
    union.page.reload()
    seated(union, "Union")
    expect(union.see("way-back")).to_be_hidden()
    elsewhere = house.desk()
    elsewhere.open(link)
    seated(elsewhere, "Union")
    expect(elsewhere.see("way-back-link")).to_have_value(link)
    assert "return" not in elsewhere.page.url, "the token stays in the address"
    expect(csa.see("log")).to_contain_text("the seat is held in another browser now")
    expect(union.page.get_by_text("your seat is held in another browser now")).to_be_visible()
    union.page.goto(link)
    seated(union, "Union")
    expect(union.page).not_to_have_url(re.compile("return"))


def test_the_link_is_kept_under_your_tables_and_in_the_menu(house: House) -> None:
    desk = house.desk()
    table = desk.sit(SCENARIO)
    link = link_of(desk)
    desk.see("way-back-close").click()
    desk.see("settings-button").click()
    desk.see("menu-way-back").click()
    expect(desk.see("way-back-link")).to_have_value(link)
    desk.lobby()
    expect(desk.see("way-back")).to_be_hidden()
    desk.see(f"table-menu-{table}").click()
    desk.see(f"way-back-{table}").click()
    expect(desk.see("way-back-link")).to_have_value(link)
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.see("way-back-copy").click()
    expect(desk.see("way-back-copy")).to_have_text("Copied")
    assert desk.page.evaluate("navigator.clipboard.readText()") == link
    phone = house.desk(phone=True)
    phone.open(link)
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.see("way-back-copy").tap()
    expect(phone.see("way-back-copy")).to_have_text("Copied")
    assert phone.page.evaluate("navigator.clipboard.readText()") == link
    phone.see("way-back-close").tap()
    expect(phone.see("way-back")).to_be_hidden()


def test_where_nothing_may_be_copied_the_link_is_shown(house: House) -> None:
    """Browsers lend the clipboard only to pages they hold for safe; one of a server at home is none."""
    phone = house.desk(phone=True)
    phone.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined}); document.execCommand = () => false"
    )
    phone.sit(SCENARIO)
    expect(phone.see("way-back-link")).to_be_hidden()
    phone.see("way-back-copy").tap()
    link_of(phone)
    assert phone.page.evaluate("getSelection().toString() || document.activeElement.value").endswith(
        link_of(phone).split("#")[1]
    )


def test_a_seat_is_handed_over(house: House) -> None:
    csa, union, _ = invited(house)
    union.see("settings-button").click()
    union.see("seat-offer").click()
    link = union.see("offer-link").input_value()
    successor = house.desk()
    successor.open(link)
    seated(successor, "Union")
    expect(csa.see("log")).to_contain_text("Union: handed over to another player.")
    expect(union.page.get_by_text("your seat is held in another browser now")).to_be_visible()


def test_the_computer_plays_in_ones_place_and_gives_way(house: House) -> None:
    csa, union, _ = invited(house)
    union.see("settings-button").click()
    union.see("seat-computer").click()
    expect(union.see("seat-Union")).to_contain_text("Captain")
    expect(csa.see("log")).to_contain_text("Union: played by the computer (Captain) from now on.")
    union.see("drawer-close").click()
    union.see("seat-back-Union").click()
    seated(union, "Union")
    expect(csa.see("log")).to_contain_text("taken the seat back")
