"""The speed of the client in a browser: ``python -m benchmarks.browser [--answers N] [--loads N] [--pause MS]``.
With ``--game glory`` a large hex map instead: the whole field of Fredericksburg, 2,000 hexes and 130 counters. With
``--staging`` the film instead, of each game: a combat on the stage, and acts of the enemy.

| figure | what is measured |
|---|---|
| click to drawn answer | from the click until the frame that shows the server's answer to an act is drawn |
| click to drawn narrowing | the same for a click that only narrows the choice and sends nothing |
| first load | a fresh profile opens the lobby (a table), until it can be used |
| transferred | bytes over the wire for that, as compressed |
| panning, zooming, hovering | frames per second while a hand does that without a pause, and the longest frame |
| click to drawn reach | from the click on a unit until its legal destinations are drawn |
| a combat, the enemy's turn | frames per second while these are shown at normal pace, and the longest frame |

Chromium draws in software, so that the figures of two machines can be compared; with ``--card`` the graphics card draws
(on Linux, by Vulkan), as on a player's desk.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.chromium import chromium
from tests.browser.desk import Desk, House
from tests.browser.players import Player
from tests.browser.served import Served, served
from tools.moments import SCENARIOS, Moment, answer, before_combat, before_enemy_turn, sit

SETTLED = 300
"""Milliseconds after which a click has been answered and drawn."""
WISHES = ("disc", "move", "double", "done", "pass", "block", "remove")
"""Much moving, so that there is something to draw."""
WATCH = """() => {
  const samples = { act: [], narrowing: [] };
  window.samples = samples;
  let clicked = 0;
  const { port1, port2 } = new MessageChannel();
  const after = (task) => { port1.onmessage = task; port2.postMessage(0); };
  addEventListener('click', (event) => { clicked = event.timeStamp; }, true);
  const prompt = document.querySelector('[data-testid=prompt]');
  let { seq, steps } = prompt.dataset;
  new MutationObserver(() => {
    const act = prompt.dataset.seq !== seq;
    if (!act && prompt.dataset.steps === steps) return;
    ({ seq, steps } = prompt.dataset);
    const from = clicked;
    clicked = 0;
    if (!from || (!act && prompt.getAttribute('aria-busy') === 'true')) { if (!act) clicked = from; return; }
    const drawn = () => samples[act ? 'act' : 'narrowing'].push(performance.now() - from);
    requestAnimationFrame(() => after(drawn));
  }).observe(prompt, { attributes: true });
}"""
USABLE = """(testid) => {
  if (document.querySelector(`[data-testid=${testid}]`) === null) return null;
  return performance.now();
}"""

PAINTER = """() => {
  const gl = document.createElement('canvas').getContext('webgl');
  return gl?.getParameter(gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
}"""
FRAMES = """() => {
  const times = [];
  window.frames_drawn = times;
  const tick = (now) => { times.push(now); if (window.frames_drawn === times) requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""
FRAMES_END = "() => { const times = window.frames_drawn; window.frames_drawn = null; return times; }"
STROKES = 3
"""Sweeps of the hand over the board for each kind of motion."""
STEPS = 40
"""Places of the pointer in a sweep."""
UNITS = 8
"""Units clicked on."""
ROUNDS = 6
"""Times each of them is clicked on."""
RESTED = 1000
"""Milliseconds after which the hand has rested and the map is drawn sharp."""
PRESS = 60
"""Milliseconds a hand holds the button down; the time runs from when it lets go."""
FILMED = 6000
"""Milliseconds of a film that are watched."""
BACK = 3
"""Escapes that take back a click and whatever opened with it."""


class Patient(Desk):
    """Waits a fixed time after each click: watching the page for the change would slow it down."""

    press_time = PRESS

    @contextmanager
    def changing(self) -> Iterator[None]:
        yield
        self.page.wait_for_timeout(SETTLED)


def answers(house: House, wanted: int, pause: int) -> dict[str, list[float]]:
    """Milliseconds from click to picture in a game one person plays for both sides."""
    desk = Patient(house.desk(reduced_motion="no-preference").context, house.server)
    house.desks.append(desk)
    desk.lobby()
    found: dict[str, list[float]] = {"act": [], "narrowing": []}
    while len(found["act"]) < wanted:
        seats = {"CSA": "me", "Union": "me"}
        made = desk.post("/api/tables", {"game": "gettysburg", "scenario": "second-day-afternoon", "seats": seats})
        desk.open(f"/table/{made['table']}")
        desk.ready()
        desk.page.evaluate(WATCH)
        player = Player(desk, WISHES)
        for _ in range(min(120, wanted - len(found["act"]))):
            desk.page.wait_for_timeout(pause)
            if not player.decide():
                break
        samples = desk.page.evaluate("() => window.samples")
        for kind, times in samples.items():
            found[kind] += times
    return found


# ---- the film ------------------------------------------------------------------------------------------------


def measure_staging(card: bool) -> dict[str, Any]:
    """How smoothly a combat and a turn of the enemy are shown, game by game."""
    found: dict[str, Any] = {}
    moments = {name: (before_combat(name), before_enemy_turn(name)) for name in SCENARIOS}
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, chromium(card) as browser:
        found["drawn by"] = painter(browser, card)
        for name, (combat, turn) in moments.items():
            with House(browser, server) as house:
                found[f"{name}: a combat"] = filmed(house, combat, "stage")
            with House(browser, server) as house:
                found[f"{name}: the enemy's turn"] = filmed(house, turn, "dispatches")
    return found


def filmed(house: House, moment: Moment, shown: str) -> dict[str, float]:
    """Frames from when the film begins to be seen."""
    desk = house.desk(film=True, reduced_motion="no-preference")
    sit(desk, moment)
    answer(desk, moment)
    if moment.choice.chance:
        desk.see("commit").wait_for()
        desk.page.wait_for_timeout(RESTED)
        desk.press("Enter")
    desk.see(shown).wait_for()
    desk.page.evaluate(FRAMES)
    desk.page.wait_for_timeout(FILMED)
    return rate([desk.page.evaluate(FRAMES_END)])


# ---- a large map ---------------------------------------------------------------------------------------------


def to_movement(desk: Desk) -> None:
    """Play on by requests until the side that decides may move units."""
    path = f"/api/tables/{desk.table}"
    bundle = desk.get(path)
    while not any(option["verb"] == "move" for option in bundle["options"]):
        verbs = {option["verb"]: option["action"] for option in bundle["options"]}
        action = next((verbs[verb] for verb in ("command", "done") if verb in verbs), bundle["options"][0]["action"])
        body = {"seq": bundle["seq"], "seat": bundle["decision"]["seat"], "action": action}
        bundle = desk.post(f"{path}/act", body)
    desk.open(f"/table/{desk.table}")
    desk.ready()


def movers(desk: Desk) -> list[str]:
    """The units that may move now, by their keys."""
    options = desk.get(f"/api/tables/{desk.table}")["options"]
    return list(dict.fromkeys(option["names"][0] for option in options if option["verb"] in ("move", "march")))


def frames(desk: Desk, motion: Callable[[int], None]) -> dict[str, float]:
    """Frames while a hand moves; it never waits for the picture."""
    sweeps = []
    for sweep in range(STROKES):
        desk.page.evaluate(FRAMES)
        motion(sweep)
        sweeps.append(desk.page.evaluate(FRAMES_END))
        desk.page.wait_for_timeout(RESTED)
    return rate(sweeps)


def rate(runs: list[list[float]]) -> dict[str, float]:
    """Frames a second, and the longest of them, from the times at which they were drawn."""
    seen = [times for times in runs if len(times) > 1]
    rates = [1000 * (len(times) - 1) / (times[-1] - times[0]) for times in seen]
    longest = max(after - before for times in seen for before, after in pairwise(times))
    return {"frames per second": round(statistics.median(rates), 1), "longest frame, ms": round(longest, 1)}


def hex_map(house: House, pause: int) -> dict[str, Any]:
    """How a map of 2,000 hexes with all its counters feels."""
    desk = Patient(house.desk(reduced_motion="no-preference").context, house.server)
    house.desks.append(desk)
    seats = {"US": "me", "CS": "me"}
    made = desk.post("/api/tables", {"game": "glory", "scenario": "fredericksburg", "seats": seats})
    begun = time.monotonic()
    desk.open(f"/table/{made['table']}")
    desk.ready()
    found: dict[str, Any] = {"table opened, s": round(time.monotonic() - begun, 2)}
    to_movement(desk)
    desk.page.wait_for_selector(".plate img")  # the ground is there as a picture, and all has come to rest
    desk.page.wait_for_timeout(RESTED)
    mouse = desk.page.mouse

    def pan(sweep: int) -> None:
        way = 1 if sweep % 2 == 0 else -1
        mouse.move(560 - way * 300, 500 - way * 200)
        mouse.down()
        mouse.move(560 + way * 300, 500 + way * 200, steps=STEPS)
        mouse.up()

    def zoom(sweep: int) -> None:
        mouse.move(560, 500)
        for _ in range(STEPS):
            mouse.wheel(0, 25 if sweep % 2 == 0 else -25)

    def hover(sweep: int) -> None:
        mouse.move(100, 200 + 120 * sweep)
        mouse.move(1000, 260 + 120 * sweep, steps=STEPS)

    for name, motion in (("panning", pan), ("zooming", zoom), ("hovering", hover)):
        found[name] = frames(desk, motion)
    desk.page.evaluate(WATCH)
    shown = [key for key in movers(desk) if desk.page.locator(f'[data-item="{key}"]').count()]
    for key in shown[:UNITS] * ROUNDS:
        desk.find(key)  # dragged into sight before the click is timed
        desk.page.wait_for_timeout(RESTED + pause)
        desk.touch(key)
        for _ in range(BACK):
            desk.press("Escape")
            desk.page.wait_for_timeout(SETTLED)
    found["click to drawn reach, ms"] = spread(desk.page.evaluate("() => window.samples.narrowing"))
    found["nodes in the page"] = desk.page.evaluate("() => document.querySelectorAll('*').length")
    return found


def measure_hexes(pause: int, card: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, chromium(card) as browser:
        server.ask("/api/games/glory/board")
        with House(browser, server) as house:
            return {"drawn by": painter(browser, card)} | hex_map(house, pause)


def load(browser: Browser, server: Served, path: str, testid: str, cookies: list[Any]) -> tuple[float, int, int]:
    """Milliseconds until usable, bytes, requests; with an empty cache."""
    context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
    context.add_cookies(cookies)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(path)
    milliseconds = page.wait_for_function(USABLE, arg=testid, polling="raf").json_value()
    page.wait_for_load_state("networkidle")
    context.close()
    return float(milliseconds), sum(sizes), len(sizes)


def painter(browser: Browser, card: bool) -> str:
    """What draws, as the browser names it; asked only for a card, since asking starts it."""
    if not card:
        return "software"
    page = browser.new_page()
    name = page.evaluate(PAINTER)
    page.close()
    return str(name)


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "samples": len(ordered),
        "median": round(statistics.median(ordered), 1),
        "p95": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))], 1),
        "worst": round(ordered[-1], 1),
    }


def measure(wanted: int, loads: int, pause: int, card: bool) -> dict[str, Any]:
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), warm=False) as server, chromium(card) as browser:
        found["drawn by"] = painter(browser, card)
        begun = time.monotonic()
        server.warm()
        found["first request after a start, s"] = round(time.monotonic() - begun, 2)
        with House(browser, server) as house:
            desk: Desk = house.desk()
            table = desk.sit("second-day-afternoon", "CSA")
            cookies: list[Any] = list(desk.context.cookies())
            for name, path, testid in (("lobby", "/", "play-now"), ("table", f"/table/{table}", "prompt")):
                runs = [load(browser, server, path, testid, cookies) for _ in range(loads)]
                found[f"first load of the {name}, ms"] = spread([run[0] for run in runs])
                found[f"transferred for the {name}"] = {"bytes": runs[-1][1], "requests": runs[-1][2]}
            times = answers(house, wanted, pause)
            found["click to drawn answer, ms"] = spread(times["act"])
            found["click to drawn narrowing, ms"] = spread(times["narrowing"])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="The speed of the client in a browser.")
    parser.add_argument("--answers", type=int, default=200, help="acts to measure")
    parser.add_argument("--loads", type=int, default=5, help="first loads to measure")
    parser.add_argument("--pause", type=int, default=600, help="milliseconds of thought before each decision")
    parser.add_argument("--game", choices=("gettysburg", "glory"), default="gettysburg", help="the board to measure")
    parser.add_argument("--staging", action="store_true", help="combats and turns of the enemy as they are shown")
    parser.add_argument("--card", action="store_true", help="drawn by the graphics card")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    if given.staging:
        found = measure_staging(given.card)
    elif given.game == "glory":
        found = measure_hexes(given.pause, given.card)
    else:
        found = measure(given.answers, given.loads, given.pause, given.card)
    if given.json:
        print(json.dumps(found, indent=1))
        return
    for name, value in found.items():
        told = ", ".join(f"{part} {number:,}" for part, number in value.items()) if isinstance(value, dict) else value
        print(f"{name:34} {told}")


if __name__ == "__main__":
    main()
