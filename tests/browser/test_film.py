"""What others do is shown one act at a time, at the pace of whoever watches, and can be hurried, held and seen again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.desk import PATIENCE, READY, Desk, House

RUNS = "() => document.querySelector('[data-testid=prompt]')?.dataset.film === 'true'"
OVER = "() => document.querySelector('[data-testid=prompt]')?.dataset.film === 'false'"


SLOWLY = """
  if (!localStorage.getItem('longroll.settings'))
    localStorage.setItem('longroll.settings', '{"paces": {"gettysburg": "slow"}}');
"""
"""There is time to press something before it is over."""
COUNTED = """() => {
  const [act, count] = ['seat-act', 'film-count'].map((id) => document.querySelector(`[data-testid=${id}]`)?.innerText);
  return act && act === count;
}"""


def watching(house: House, **settings: Any) -> Desk:
    """The Confederates on the third day, while the Union acts."""
    desk = house.desk(film=True, **settings)
    desk.context.add_init_script(SLOWLY)
    desk.lobby()
    made = desk.post(
        "/api/tables",
        {"game": "gettysburg", "scenario": "third-day", "seats": {"CSA": "me", "Union": "computer:captain"}},
    )
    desk.open(f"/table/{made['table']}")
    desk.ready()
    bundle = desk.get(f"/api/tables/{desk.table}")
    while bundle["decision"]["seat"] == "CSA":
        actions = [option["action"] for option in bundle["options"]]
        action = next((one for one in actions if one in ("end", "done")), None)
        action = action or next((one for one in actions if one.startswith("block")), actions[0])
        body = {"seq": bundle["seq"], "seat": "CSA", "action": action}
        bundle = desk.post(f"/api/tables/{desk.table}/act", body)
    desk.page.wait_for_function(RUNS)
    return desk


def hurried(desk: Desk) -> None:
    """By Space to my decision, also past films of what the computer has done meanwhile."""
    for _ in range(PATIENCE // 200):
        if desk.page.evaluate(READY):
            return
        desk.press(" ")
        desk.page.wait_for_timeout(200)
    raise AssertionError("my decision never comes")


def test_the_enemy_acts_one_by_one(house: House) -> None:
    desk = watching(house)
    expect(desk.see("dispatches")).to_be_visible()
    expect(desk.see("film-sentence")).not_to_be_empty()
    assert desk.prompt.get_attribute("data-deciding") == "false"
    desk.press("p")
    expect(desk.see("seat-Union")).to_contain_text("Union, acting")
    expect(desk.see("seat-CSA")).to_contain_text("CSA, watching")
    assert desk.page.evaluate(COUNTED)
    seen = desk.seq
    desk.page.wait_for_timeout(1500)
    assert desk.seq == seen, "a film that is paused goes on"
    log = len(desk.log())
    desk.press("p")
    desk.see("pace-fast").click()
    desk.page.wait_for_function(OVER)
    desk.ready()
    assert len(desk.log()) >= log
    expect(desk.see("seat-CSA")).to_contain_text("CSA, to decide")
    expect(desk.see("seat-act")).to_have_count(0)
    expect(desk.see("dispatch").first).to_be_visible()
    left, card = desk.see("dispatches").bounding_box(), desk.see("dispatch").last.bounding_box()
    assert left is not None
    assert card is not None
    assert left["width"] > 600, "they stay across the board"
    assert left["height"] < 80, "and leave it its room"
    assert left["y"] < card["y"] < card["y"] + card["height"] < left["y"] + left["height"]


def test_space_goes_to_my_decision_and_the_pace_is_remembered(house: House) -> None:
    desk = watching(house)
    desk.see("pace-step").click()
    expect(desk.see("stage-next")).to_be_visible()
    desk.press(" ", " ")  # the end of a combat, if one is shown; then my decision, whatever the computer does before it
    desk.ready()
    assert desk.page.evaluate("() => JSON.parse(localStorage['longroll.settings']).paces.gettysburg") == "step"


def test_an_act_is_shown_again_till_one_acts(house: House) -> None:
    desk = watching(house)
    hurried(desk)
    seq = desk.seq
    desk.press("a")
    desk.page.wait_for_function(RUNS)
    hurried(desk)
    assert desk.seq == seq
    expect(desk.see("ink")).to_be_attached()
