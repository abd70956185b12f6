"""The computer as an opponent: levels in the lobby, its name and its thinking at the table, its offer to lay down arms,
and what it thought, once the game is over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from longroll.minds.levels import LEVELS
from longroll.server.opponents import leader_of, level_about, level_time
from tests.browser.desk import Desk, House
from tests.browser.planning import command
from tests.browser.served import served
from tests.browser.test_access import sound

LONG = 3.0
"""Seconds that a computer player thinks, to be seen thinking."""
MIDDLE = "\ue001"
"""Between the key and the words of a name that points at the map."""
PLAN_SEEN = """() => {
  // the arrow of the plan is on the map, and within its frame
  const frame = document.querySelector('[data-testid=board]').getBoundingClientRect();
  const plan = document.querySelector('[data-testid=ink] .line')?.getBoundingClientRect();
  return !!plan && plan.left >= frame.left && plan.right <= frame.right && plan.top >= frame.top && plan.bottom <= frame.bottom;
}"""


class Mood:
    """What the computer players of the server are told."""

    def __init__(self, folder: Path) -> None:
        self.chance, self.pause = folder / "chance", folder / "pause"
        self.say(0.62)

    def say(self, chance: float, pause: float = 0.0) -> None:
        self.chance.write_text(str(chance))
        self.pause.write_text(str(pause))


@pytest.fixture
def mood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mood:
    found = Mood(tmp_path)
    monkeypatch.setenv("LONGROLL_CHANCE", str(found.chance))
    monkeypatch.setenv("LONGROLL_PAUSE", str(found.pause))
    return found


@pytest.fixture
def planners(browser: Browser, tmp_path: Path, mood: Mood) -> Iterator[House]:
    """Desks at a server whose computer players plan."""
    data = tmp_path / "data"
    data.mkdir()
    assert mood.chance.exists()
    with served(data, command=command(tmp_path)) as server, House(browser, server) as house:
        yield house
        house.check()


def against(desk: Desk, level: str) -> str:
    """Sit down as CSA against a level."""
    desk.lobby()
    desk.see("scenario-third-day").click()
    desk.choose("level", level)
    desk.choose("side", "CSA")
    desk.see("play-now").click()
    desk.ready()
    return desk.table


def answer(desk: Desk) -> dict[str, Any]:
    """The person answers with the last choice if it is his turn; the table as it was."""
    now: dict[str, Any] = desk.get(f"/api/tables/{desk.table}")
    if now["options"]:
        asked = {"seq": now["seq"], "seat": "CSA", "action": now["options"][-1]["action"]}
        desk.context.request.post(f"/api/tables/{desk.table}/act", data=asked, headers={"X-Long-Roll": "1"})
    else:
        desk.page.wait_for_timeout(50)
    return now


@pytest.mark.parametrize("phone", [False, True])
def test_five_levels_to_choose_from(planners: House, phone: bool) -> None:
    desk = planners.desk(phone=phone)
    desk.lobby()
    if phone:
        desk.see("level").scroll_into_view_if_needed()
    rows = desk.see("level").get_by_role("radio")
    expect(rows).to_have_count(len(LEVELS))
    for row, level in zip(rows.all(), LEVELS, strict=True):
        expect(row).to_contain_text(level_about(level, "en"))
        expect(row).to_contain_text(level_time(level, "en"))
        box = row.bounding_box()
        assert box is not None
        assert box["height"] < 60, "one line each"
    expect(desk.see("level").locator('[aria-checked="true"]')).to_have_attribute("data-value", "captain")
    desk.choose("level", "marshal")
    desk.see("game-glory").click()
    expect(desk.see("level").locator('[aria-checked="true"]')).to_have_attribute("data-value", "marshal")


@pytest.mark.parametrize("phone", [False, True])
def test_a_handicap_to_choose(planners: House, phone: bool) -> None:
    """The one that was counted is offered by itself; the menu keeps to the page."""
    desk = planners.desk(phone=phone)
    desk.lobby()
    cards = {card["name"]: card["scenarios"] for card in desk.get("/api/games")}
    plan = next(plan for plan in cards["gettysburg"] if plan.get("handicap"))
    desk.see(f"scenario-{plan['name']}").click()
    desk.see("options-change").click()
    menu = desk.see("option-handicap")
    box, width = menu.bounding_box(), desk.page.evaluate("() => innerWidth")
    assert box is not None
    assert box["x"] + box["width"] <= width
    expect(desk.see("handicap-even")).to_contain_text("level between equals")
    desk.see("handicap-even").click()
    expect(menu).to_have_value(plan["handicap"])
    expect(desk.see("handicap-even")).to_have_count(0)


def test_a_named_general_is_seen_thinking(planners: House, mood: Mood) -> None:
    desk = planners.desk()
    table = against(desk, "general")
    leader = leader_of(table, "gettysburg", "Union", "general")
    assert leader is not None
    seat = desk.see("seat-Union")
    expect(seat).to_contain_text(f"General {leader.name}, {leader.temper}")
    mood.say(0.62, LONG)
    while not answer(desk)["seats"][1]["thinking"]:
        pass
    expect(desk.see("thinking")).to_have_text(re.compile(r"^[12] s$"))
    expect(seat).to_contain_text("thinking…")
    desk.page.reload()
    expect(desk.see("thinking")).to_have_text(re.compile(r"^[123] s$"))
    assert desk.page.locator("[aria-live] [data-testid=thinking]").count() == 0, "nobody is told every second"
    mood.say(0.62)


def test_arms_are_laid_down_and_what_was_thought_is_told(planners: House, mood: Mood) -> None:
    desk = planners.desk()
    against(desk, "general")
    mood.say(0.01)
    while not answer(desk)["surrender"]:
        pass
    offer = desk.see("surrender")
    expect(offer).to_contain_text("offers to lay down arms")
    desk.see("surrender-decline").click()
    expect(offer).to_have_count(0)
    while not answer(desk)["surrender"]:
        pass
    desk.see("surrender-accept").click()
    expect(desk.see("result")).to_be_visible()
    expect(offer).to_have_count(0)
    desk.page.goto(f"/table/{desk.table}/replay")
    desk.see("tab-thinking").click()
    note = desk.see("thinking-note")
    expect(note).to_contain_text("Note of General")
    expect(note.locator("h4")).not_to_contain_text(".")
    quoted = "“In its favour: heights. As it stands I win in 50 of 100, with this plan in 1. "
    expect(desk.see("note-quote")).to_have_text(f"{quoted}Another plan promises a little more; I prefer this one.”")
    expect(note).to_contain_text("Done, most likely 0 to 11.")
    expect(desk.see("note-doubt")).to_contain_text("Another plan if this looked worse: reserves.")
    expect(desk.see("guesses").locator("tbody tr").first).to_be_visible()
    expect(desk.see("guesses").locator(".truth").first).to_contain_text("the truth")
    beside = desk.see("thinking-tab")
    expect(beside).to_contain_text("brass is the truth")
    desk.see("guesses").get_by_role("button").first.focus()
    expect(desk.see("curve")).to_contain_text("Chance that you win: 99")
    expect(desk.see("curve").get_by_role("img")).to_have_attribute("aria-label", re.compile("99 at last"))
    expect(desk.see("ink")).to_have_attribute("data-count", "1")
    last = int(note.get_attribute("data-seq") or 0)
    beside.locator("ul button").first.press("Enter")
    expect(note).not_to_have_attribute("data-seq", str(last))
    expect(beside).to_be_focused()
    expect(desk.see("note-doubt")).to_contain_text("At its next note, step")
    note.get_by_role("button", name="Rule GB-12.8").press("Enter")
    expect(desk.see("rules").locator("#GB-12\\.8, [data-clause='GB-12.8']").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_was_taken_for_something_else_is_a_ghost_on_the_map(planners: House, theme: str) -> None:
    """Each wrong guess; in words the one that is pointed at, by keys too. The screen is sound."""
    desk = planners.desk(color_scheme=theme)
    over(desk)
    sound(desk)
    wrong = [
        line
        for line in desk.get(f"/api/tables/{desk.table}/thinking")[-1]["guesses"]["lines"]
        if line["percents"][line["truth"]] < max(line["percents"])
    ]
    ghosts = desk.see("mistaken")
    expect(ghosts).to_have_attribute("data-count", str(len(wrong)))
    expect(ghosts.get_by_text("taken for 3")).to_have_count(1)
    worst, other = (
        desk.see("guesses").get_by_role("button", name=line["where"][1:-1].split(MIDDLE)[1]) for line in wrong[:2]
    )
    other.focus()
    expect(ghosts.get_by_text("taken for 3")).to_have_count(2)
    worst.focus()
    expect(ghosts.get_by_text("taken for 3")).to_have_count(1)


def test_on_a_phone_the_map_goes_to_the_plan_that_is_picked(planners: House) -> None:
    desk = planners.desk(phone=True)
    over(desk)
    desk.page.wait_for_function(PLAN_SEEN)
    for name in desk.see("guesses").get_by_role("button").all():
        name.click()  # the map goes there
        if not desk.page.evaluate(PLAN_SEEN):
            break
    assert not desk.page.evaluate(PLAN_SEEN)
    picked = desk.see("note-plan").first
    picked.press("Enter")
    desk.page.wait_for_function(PLAN_SEEN)
    expect(picked).to_have_attribute("aria-pressed", "true")
    desk.see("note-plan").last.press("Enter")
    expect(picked).to_have_attribute("aria-pressed", "false")


def over(desk: Desk) -> None:
    """A game that ended after some plans, and the note of the last."""
    against(desk, "general")
    for _ in range(40):
        answer(desk)
    asked = {"seat": "CSA"}
    desk.context.request.post(f"/api/tables/{desk.table}/resign", data=asked, headers={"X-Long-Roll": "1"})
    desk.page.goto(f"/table/{desk.table}/replay")
    desk.see("tab-thinking").click()
    expect(desk.see("thinking-note")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_draw_is_offered_refused_and_at_last_agreed(planners: House, mood: Mood, phone: bool) -> None:
    """All of it by the keyboard; an offer that is refused is not repeated at once, and says why."""
    desk = planners.desk(phone=phone)
    against(desk, "general")
    offer_draw(desk)
    expect(desk.see("draw-offer")).to_be_disabled()
    expect(desk.page.get_by_text("you may offer another after your next decision")).to_be_visible()
    mood.say(0.4)
    while not answer(desk)["options"]:
        pass
    expect(desk.see("draw-offer")).to_be_enabled()
    offer_draw(desk)
    desk.see("drawer-close").press("Enter")
    expect(desk.see("result")).to_be_visible()
    expect(desk.page.get_by_text("agreed draw").first).to_be_visible()


def test_a_friend_is_offered_a_draw(planners: House) -> None:
    host, guest = planners.desk(), planners.desk(locale="fr-FR")
    host.lobby()
    made = host.context.request.post(
        "/api/tables",
        data={"game": "gettysburg", "scenario": "third-day", "seats": {"CSA": "me", "Union": "friend"}},
        headers={"X-Long-Roll": "1"},
    ).json()
    guest.page.goto(made["links"]["Union"])
    host.page.goto(f"/table/{made['table']}")
    offer_draw(host)
    expect(host.see("draw")).to_contain_text("You offer a draw.")
    host.see("draw-withdraw").press("Enter")
    expect(host.see("draw")).to_have_count(0)
    offer_draw(guest)
    expect(host.see("draw")).to_contain_text("offers a draw")
    host.see("draw-accept").press("Enter")
    expect(guest.page.get_by_text("partie nulle par accord").first).to_be_visible()


def offer_draw(desk: Desk) -> None:
    """As a hand on the keyboard does."""
    if not desk.see("draw-offer").is_visible():
        desk.page.locator("[data-testid=settings-button], .phone .dots").press("Enter")
    desk.see("draw-offer").press("Enter")
