"""Films of the table: ``python -m tools.film [FOLDER] [GAME …]``.

For each game, twelve frames of a combat and of a turn of the enemy go to the folder (build/film without one), and a
sheet of each to look at; and the moving picture of the README, a combat on the stage, to docs/screenshots/combat.webp.
``python -m tools.film --readme`` takes that one alone.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, ViewportSize, expect
from tests.browser.chromium import chromium
from tests.browser.desk import Desk, House
from tests.browser.players import Player
from tests.browser.served import ROOT, Served, served
from tools.moments import SCENARIOS, Moment, answer, before_combat, before_enemy_turn, sit
from tools.webp import encoded, moving

FOLDER = ROOT / "build/film"
README = ROOT / "docs/screenshots/combat.webp"
FRAMES = 12
APART = 900
"""Milliseconds between two frames."""
TAKES = 6
README_QUALITY = 0.65
SMOOTH = 150
"""Milliseconds between two frames of the moving picture, beside the time they take."""
SHOWN = 450
"""Milliseconds for which each is shown."""
LONGEST = 75
"""Frames of the moving picture at most."""
WIDE = 820
LAST = 2500
"""Milliseconds for which the last frame stands."""
SLOW = f"localStorage.setItem('longroll.settings', '{json.dumps({'paces': dict.fromkeys(SCENARIOS, 'slow')})}')"
ASKED = """() => {
  const prompt = document.querySelector('[data-testid=prompt]');
  return prompt?.dataset.deciding === 'true' && prompt.dataset.film !== 'true';
}"""
SHEET: ViewportSize = {"width": 1800, "height": 1500}
SIZE = {"width": 1200, "height": 750}


def combat(desk: Desk, name: str) -> None:
    """Up to the dice: what follows is the stage."""
    begin(desk, before_combat(name))
    expect(desk.see("commit")).to_be_visible()
    desk.page.wait_for_timeout(APART)
    desk.press("Enter")
    expect(desk.see("stage")).to_be_visible()


def enemy_turn(desk: Desk, name: str) -> None:
    begin(desk, before_enemy_turn(name))
    expect(desk.see("dispatches")).to_be_visible()


def begin(desk: Desk, moment: Moment) -> None:
    """At a slow pace: a picture takes longer than what it shows."""
    desk.context.add_init_script(SLOW)
    sit(desk, moment)
    answer(desk, moment)


FILMS: dict[str, Callable[[Desk, str], None]] = {"combat": combat, "enemy-turn": enemy_turn}


def frames(desk: Desk, apart: int, most: int, clip: FloatRect | None = None) -> Iterator[bytes]:
    """Screenshots, one after the other, so far apart. What is asked in the meantime is answered by the first button."""
    player = Player(desk, ())
    for _ in range(most):
        yield desk.page.screenshot(clip=clip)
        if desk.page.evaluate(ASKED) and not desk.see("stage-outcome").is_visible():
            player.step()
        desk.page.wait_for_timeout(apart)


def to_the_end(desk: Desk) -> None:
    """Until the combat on the stage is decided."""
    for _ in frames(desk, SMOOTH, LONGEST):
        if desk.see("stage-outcome").is_visible():
            return
    raise AssertionError("the combat has no end")


def take(browser: Browser, server: Served, folder: Path, name: str) -> None:
    """Both films of a game, as numbered pictures."""
    for kind, act in FILMS.items():
        with House(browser, server) as house:
            desk = house.desk(film=True, reduced_motion="no-preference")
            act(desk, name)
            taken = list(frames(desk, APART, FRAMES))
        for number, png in enumerate(taken, 1):
            (folder / f"{name}-{kind}-{number:02}.png").write_bytes(png)
        (folder / f"{name}-{kind}.png").write_bytes(sheet(browser, taken))


def sheet(browser: Browser, pictures: Sequence[bytes]) -> bytes:
    """All frames on one sheet, to be looked at side by side."""
    page = browser.new_page(viewport=SHEET)
    sources = [base64.b64encode(encoded(page, png, SHEET["width"] // 3)[0]).decode() for png in pictures]
    images = "".join(f'<img src="data:image/webp;base64,{source}" style="width:33.2%">' for source in sources)
    page.set_content(f'<body style="margin:0">{images}')
    drawn = page.screenshot(full_page=True)
    page.close()
    return drawn


def assault_shots(browser: Browser, server: Served) -> list[bytes]:
    """An assault from the dice to its outcome, without the column; nothing if it took too long for a moving picture."""
    with House(browser, server) as house:
        desk = house.desk(film=True, reduced_motion="no-preference", viewport=SIZE)
        combat(desk, "gettysburg")
        column = desk.see("column").bounding_box()
        assert column is not None
        clip: FloatRect = {"x": 0, "y": 0, "width": column["x"], "height": SIZE["height"]}
        shots: list[bytes] = []
        for shot in frames(desk, SMOOTH, LONGEST, clip):
            shots.append(shot)
            if desk.see("stage-outcome").is_visible():
                return shots
    return []


def take_readme(browser: Browser, server: Served) -> None:
    """An assault as one picture that moves. Dice fall as they like, so it may take several."""
    shots = next(filter(None, (assault_shots(browser, server) for _ in range(TAKES))), None)
    if shots is None:
        raise AssertionError(f"{TAKES} assaults, and none was short")
    blank = browser.new_page()
    pictures = [encoded(blank, png, WIDE, README_QUALITY) for png in shots]
    blank.close()
    _, width, height = pictures[0]
    timed: list[tuple[bytes, int]] = []
    for data, _, _ in pictures:
        if timed and timed[-1][0] == data:
            timed[-1] = (data, timed[-1][1] + SHOWN)
        else:
            timed.append((data, SHOWN))
    timed[-1] = (timed[-1][0], LAST)
    README.write_bytes(moving(timed, width, height))


def main(words: list[str]) -> None:
    only_readme = "--readme" in words
    names = [word for word in words if word in SCENARIOS] or list(SCENARIOS)
    folder = next((Path(word) for word in words if word not in SCENARIOS and word != "--readme"), FOLDER)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, chromium() as browser:
        if not only_readme:
            folder.mkdir(parents=True, exist_ok=True)
            for name in names:
                take(browser, server, folder, name)
        if only_readme or "gettysburg" in names:
            take_readme(browser, server)


if __name__ == "__main__":
    main(sys.argv[1:])
