"""A finished game again: slider, steps, turning points."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.browser.served import ROOT

RECORD = ROOT / "tests/gettysburg/games/gettysburg-third-day-11-00001.longroll.json"


@pytest.fixture
def replay(desk: Desk) -> Desk:
    """A record opened from the lobby, and its replay."""
    desk.lobby()
    desk.see("import-file").set_input_files(RECORD)
    expect(desk.see("replay-now")).to_be_visible()
    desk.page.wait_for_function(
        """() => {
          const slider = document.querySelector('[data-testid=slider]');
          return Number(slider.max) > 0 && slider.value === slider.max;
        }"""
    )
    return desk


def at(desk: Desk) -> int:
    """The step that is shown."""
    found = re.match(r"Step (\d+) of \d+\.", desk.see("replay-now").inner_text())
    assert found is not None, desk.see("replay-now").inner_text()
    return int(found.group(1))


def shown(desk: Desk, step: int) -> None:
    """The page tells this step, and the board shows its position."""
    expect(desk.see("replay-now")).to_contain_text(f"Step {step} of")
    steps = desk.get(f"/api/tables/{desk.table}/replay")["steps"]
    bundle = desk.get(f"/api/tables/{desk.table}/replay/{steps[step - 1]['seq'] if step else 0}")
    places = sorted([item["key"], item["x"], item["y"]] for item in bundle["scene"]["items"])
    desk.page.wait_for_function(
        """(places) => JSON.stringify(places) === JSON.stringify([...document.querySelectorAll('[data-item]')].map((node) => {
          const [x, y] = node.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
          return [node.dataset.item, x, y];
        }).sort((a, b) => a[0] < b[0] ? -1 : 1))""",
        arg=places,
    )


def test_a_game_is_walked_through(replay: Desk) -> None:
    last = at(replay)
    assert last > 50
    shown(replay, last)
    replay.see("step-back").click()
    shown(replay, last - 1)
    replay.see("slider").fill("20")
    shown(replay, 21)
    replay.see("step-forward").click()
    shown(replay, 22)
    replay.page.mouse.move(0, 0)
    replay.press(",", ",")
    shown(replay, 20)
    replay.press(".")
    shown(replay, 21)
    replay.see("slider").fill("-1")
    shown(replay, 0)
    expect(replay.see("log")).to_contain_text("Nothing has happened yet.")


def test_a_replay_plays_by_itself(replay: Desk) -> None:
    replay.see("slider").fill("4")
    expect(replay.see("replay-now")).to_contain_text("Step 5 of")
    replay.see("play").click()
    expect(replay.see("replay-now")).to_contain_text("Step 7 of")
    replay.see("play").click()
    expect(replay.see("play")).to_have_attribute("aria-label", "Play")


def test_turning_points(replay: Desk) -> None:
    points = replay.page.locator(".turning li")
    expect(points.first).to_be_visible()
    count = points.count()
    assert count == replay.page.locator(".point").count()
    replay.see("slider").fill("-1")
    shown(replay, 0)
    visited = []
    for number in range(count):
        replay.press("n")
        expect(points.nth(number)).to_have_class(re.compile("here"))
        visited.append(at(replay))
    assert visited == sorted(set(visited))
    replay.press("p")
    expect(points.nth(count - 2)).to_have_class(re.compile("here"))
    points.first.get_by_role("button").first.click()
    shown(replay, visited[0])
    replay.see("to-table").click()
    expect(replay.see("result")).to_be_visible()


def test_a_record_that_is_not_over_is_played_on_from_any_step(desk: Desk, tmp_path: Path) -> None:
    record = json.loads(RECORD.read_bytes())
    begun = {**record, "actions": record["actions"][:30], "result": None, "secret": None}
    file = tmp_path / "begun.longroll.json"
    file.write_text(json.dumps(begun))
    desk.lobby()
    desk.see("import-file").set_input_files(file)
    expect(desk.see("replay-now")).to_contain_text("Step 30 of 30.")
    for _ in range(10):
        desk.see("step-back").click()
    expect(desk.see("replay-now")).to_contain_text("Step 20 of 30.")
    desk.see("play-on").click()
    desk.see("play-on-CSA").select_option("me")
    desk.see("play-on-Union").select_option("computer:recruit")
    desk.see("play-on-go").click()
    expect(desk.see("table")).to_be_visible()
    expect(desk.see("seat-Union")).to_contain_text("Recruit")
    desk.ready()


def test_the_end_says_why_and_leads_to_the_replay(desk: Desk) -> None:
    desk.sit("third-day", "CSA")
    desk.see("settings-button").click()
    desk.see("resign").click()
    desk.see("resign-yes").click()
    desk.see("drawer-close").click()
    expect(desk.prompt).to_contain_text("You have lost: the CSA has given up.")
    expect(desk.prompt.get_by_test_id("clause")).to_have_text("GB-25.5")
    expect(desk.see("result")).to_contain_text("Culp’s Hill")
    table = desk.table
    desk.press("2")
    desk.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(desk.see("seat-Union")).to_contain_text("You")  # sides exchanged
    desk.open(f"/table/{table}")
    desk.press("Enter")
    expect(desk.see("replay-now")).to_be_visible()


BESIDE = """() => {
  const [board, column] = ["[data-testid=board]", "aside"].map((part) => document.querySelector(part).getBoundingClientRect());
  return board.right <= column.left + 1;
}"""
"""The map has found its place beside the column."""


def test_facts_stand_in_the_column_of_a_replay(replay: Desk) -> None:
    expect(replay.page.locator("aside")).to_be_visible()
    replay.page.wait_for_function(BESIDE)
    replay.drawn()
    replay.point(*replay.find("place:CEM"))
    expect(replay.page.locator("aside").get_by_test_id("facts")).to_contain_text("Cemetery Hill")
    expect(replay.see("board").get_by_test_id("facts")).to_have_count(0)
