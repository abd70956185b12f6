"""Lines moved together in Might & Reason: framed, joined, dragged, sent with one click, dissolved."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import expect

from longroll.games.reason import REASON
from longroll.games.reason.components import FF, officer_of
from tests.browser.desk import Desk, House
from tests.browser.test_reason import moving, record_of

ANSWERED = "(seq) => Number(document.querySelector('[data-testid=prompt]').dataset.seq) > seq"
LINE = ("piece:B11", "piece:B12", "piece:B13")


@cache
def drawn_up() -> dict[str, Any]:
    """Three battalions in line, Active, nobody near."""
    state = moving()
    roster = state.roster
    for number, name in enumerate(("B11", "B12", "B13")):
        state.put(roster.unit[name], 8.0 + 2.3 * number, 4.5, 0.0, FF)
        state.flags[roster.unit[name]] = 0
    state.put_officer(officer_of(0), 10.3, 3.2)
    for number, other in enumerate(state.present[1]):
        state.put(other, 2.0 + 2.4 * number, 15.2, 180.0, FF)
    state.control_shapes = state.shapes[:]
    return record_of(state)


def sit(desk: Desk) -> None:
    desk.take(drawn_up(), first="me", second="me")


def frame(desk: Desk) -> None:
    """Shift and a drag round the three."""
    spots = [desk.find(key) for key in LINE]
    left, right = min(x for x, _ in spots) - 60, max(x for x, _ in spots) + 60
    top, foot = min(y for _, y in spots) - 40, max(y for _, y in spots) + 40
    mouse = desk.page.mouse
    desk.page.keyboard.down("Shift")
    mouse.move(left, top)
    mouse.down()
    mouse.move(right, foot, steps=5)
    mouse.up()
    desk.page.keyboard.up("Shift")
    expect(desk.see("member")).to_have_count(3)


def moves(desk: Desk) -> list[str]:
    return [str(action) for _, seat, action in desk.server.actions(desk.table) if seat == "first"]


def test_a_frame_and_a_click_advance_three_units(desk: Desk) -> None:
    """Two acts of the hand: all three stand farther ahead, side by side."""
    sit(desk)
    frame(desk)
    x, y = desk.find(LINE[1])
    above = desk.find("piece:B12")[1]
    seq = desk.seq
    desk.page.mouse.click(x, y - 90)
    desk.page.wait_for_function(ANSWERED, arg=seq + len(LINE) - 1)
    desk.ready()
    made = moves(desk)[-3:]
    assert sorted(move.split()[1] for move in made) == ["B11", "B12", "B13"]
    assert len({move.split()[2] for move in made}) == 1
    assert desk.find("piece:B12")[1] < above - 30


def test_a_line_is_dragged_wheeled_and_sent_by_enter(desk: Desk) -> None:
    sit(desk)
    frame(desk)
    expect(desk.see("pose-card")).to_contain_text("Line of three")
    desk.press("ArrowUp", "ArrowUp", "ArrowUp")
    expect(desk.see("pose")).to_have_attribute("data-path", "A0.3")
    expect(desk.see("pose-left")).to_have_text("1.70")
    expect(desk.see("slowest")).to_contain_text("Grenadiers: crossing an obstacle")
    assert desk.apart("slowest", "ringed"), "the words lie over what they speak of"
    assert desk.apart("slowest", "pose-card")
    desk.press("ArrowRight", "ArrowRight")
    expect(desk.see("pose")).to_have_attribute("data-path", "A0.3 R2")
    expect(desk.see("ghost")).to_have_count(3)
    seq = desk.seq
    desk.press("Enter")
    desk.page.wait_for_function(ANSWERED, arg=seq + len(LINE) - 1)
    assert {move.split()[1] for move in moves(desk)[-3:]} == {"B11", "B12", "B13"}


def test_units_join_by_shift_double_click_and_the_card_and_go_one_by_one(desk: Desk) -> None:
    sit(desk)
    desk.touch(LINE[0])
    expect(desk.see("join-line")).to_have_count(2)
    desk.see("join-line").first.click()
    expect(desk.see("member")).to_have_count(2)
    desk.page.mouse.dblclick(*desk.find(LINE[0]))
    expect(desk.see("member")).to_have_count(3)
    desk.see("one-by-one").click()
    expect(desk.see("member")).to_have_count(0)
    expect(desk.see("pose-card")).to_contain_text("Grenadiers")
    desk.press("k")
    expect(desk.see("member")).to_have_count(3)


def test_an_officer_rides_where_the_ground_is_clicked(desk: Desk) -> None:
    sit(desk)
    officer = f"block:{REASON.new('lindenau').roster.officer_words[officer_of(0)]}"
    desk.touch(officer)
    x, y = desk.find(LINE[1])
    before = desk.seq
    desk.page.mouse.click(x - 30, y + 120)
    expect(desk.prompt).not_to_have_attribute("data-seq", str(before))
    desk.ready()
    assert moves(desk)[-1].startswith("officer ")


def test_a_line_on_a_phone(house: House) -> None:
    desk = house.desk(phone=True)
    sit(desk)
    desk.tap(LINE[0])
    desk.see("join-line").first.click()
    expect(desk.see("member")).to_have_count(2)
    desk.see("step-forward").click()
    with desk.changing():
        desk.see("commit").click()
