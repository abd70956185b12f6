"""A person at a browser: what is seen, what is clicked. Knows the page by its test ids and no rule of any game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
)

from tests.browser.chromium import DESK, PHONE
from tests.browser.served import Served
from tests.server.told import after

PATIENCE = 30_000
"""Milliseconds until a test gives up on something; nothing waits that long unless it is broken."""
expect.set_options(timeout=PATIENCE)
OUTAGE = re.compile(r"WebSocket connection to|ERR_CONNECTION_REFUSED|Failed to load resource")
"""What a browser says by itself when the server is gone or refuses."""

SIGNATURE = """() => {
  const prompt = document.querySelector('[data-testid=prompt]');
  return [prompt?.dataset.seq, prompt?.dataset.steps, prompt?.dataset.deciding, prompt?.innerText,
          document.querySelector('[data-testid=commit]') !== null, document.querySelector('[data-testid=fan]')?.innerText,
          document.querySelector('[data-testid=hand-over]') !== null].join('|');
}"""
IDLE = "() => document.querySelector('[data-testid=prompt]')?.dataset.sending !== 'true'"
APART = """(names) => {
  const [one, other] = names.map((name) => document.querySelector(name).getBoundingClientRect());
  return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
}"""
STILL = """() => !document.querySelector('.gliding')
  && document.getAnimations().every((animation) => animation.playState !== 'running')"""
LOGGED = """() => {
  const prompt = document.querySelector('[data-testid=prompt]');
  return !prompt || document.querySelector('[data-testid=log]')?.dataset.seq === prompt.dataset.seq;
}"""
READY = """() => {
  if (document.querySelector('[data-testid=result], [data-testid=hand-over]')) return true;
  if (!document.querySelector('[data-testid=board] [data-key]')) return false;
  const prompt = document.querySelector('[data-testid=prompt]');
  return prompt?.dataset.deciding === 'true' && prompt.dataset.sending !== 'true';
}"""
NO_FILM = """
  if (!localStorage.getItem('longroll.settings')) localStorage.setItem('longroll.settings', '{"film": false}');
"""
OVERHEARD = """
  const fetched = window.fetch;
  window.reading = 0;
  window.fetch = async (...asked) => {
    window.reading++;
    try {
      const answer = await fetched(...asked);
      if (new URL(answer.url).pathname.startsWith('/api/pictures/')) return answer;
      const text = await answer.clone().text();
      await window.overheard(text);
      return answer;
    } finally {
      window.reading--;
    }
  };
"""
"""Whatever the page asks for is handed to the test before the page itself sees it. (Pictures go by the hash of what they
show: they are the same for everybody.)"""
SPOT = """([key, area]) => {
  // a point of the screen where a click would mean this thing
  const root = document.querySelector(area);
  const frame = root.getBoundingClientRect();
  for (const node of root.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)) {
    const box = node.getBoundingClientRect();
    for (const share of [.5, .4, .6, .3, .7, .2, .8, .1, .9])
      for (const part of [.5, .4, .6, .3, .7, .2, .8, .1, .9]) {
        const [x, y] = [box.left + box.width * part, box.top + box.height * share];
        if (x <= frame.left || x >= frame.right || y <= frame.top || y >= frame.bottom) continue;
        if (document.elementFromPoint(x, y)?.closest('[data-key]')?.getAttribute('data-key') === key) return [x, y];
      }
  }
  return null;
}"""
AWAY = """([key, area]) => {
  // the middle of the board, and the way a thing must be dragged to get there
  const root = document.querySelector(area);
  const node = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (!node) return null;
  const [frame, box] = [root.getBoundingClientRect(), node.getBoundingClientRect()];
  const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
  const short = (way, room) => Math.max(-room, Math.min(room, way)) * 0.8;
  const way = [x - box.left - box.width / 2, y - box.top - box.height / 2];
  return [[x, y], [short(way[0], frame.width), short(way[1], frame.height)]];
}"""
LEGAL = """() => [...new Set([...document.querySelectorAll('[data-testid=board] .may[data-key], [data-testid=fan] .legal[data-key]')]
  .filter((node) => !node.hasAttribute('aria-hidden')).map((node) => node.dataset.key))]"""
"""What has no name only stands for its place."""


FANNED = "() => [...document.querySelectorAll('[data-testid=fan] .legal[data-key]')].map((node) => node.dataset.key)"


SAID = 4000
"""Letters of the server's log that a test tells."""


class House:
    """Everybody who sits in front of a browser in one test."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self.browser = browser
        self.server = server
        self.desks: list[Desk] = []

    def __enter__(self) -> House:
        return self

    def __exit__(self, *_: object) -> None:
        for desk in self.desks:
            desk.context.close()

    def check(self) -> None:
        """No page may have complained."""
        complaints = [complaint for desk in self.desks for complaint in desk.complaints]
        assert not complaints, (complaints, self.server.log.read_text(encoding="utf-8")[-SAID:])

    def testify(self, folder: Path) -> None:
        """What everybody saw when a test failed."""
        for number, desk in enumerate(self.desks, 1):
            picture = folder / f"desk-{number}.png"
            desk.page.screenshot(path=picture)
            print(f"desk {number} at {desk.page.url}: {picture}; complaints: {desk.complaints}")

    def desk(self, phone: bool = False, film: bool = False, overheard: bool = False, **settings: Any) -> Desk:
        """A new profile: no cookie, English, day; what others do is shown at once, unless the film is wanted.
        ``overheard``: everything it is sent is kept (see ``Desk.received``)."""
        own: dict[str, Any] = {"viewport": PHONE if phone else DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        if phone:
            own |= {"has_touch": True, "is_mobile": True}
        context = self.browser.new_context(base_url=self.server.address, **{**own, **settings})
        context.set_default_timeout(PATIENCE)
        if not film:
            context.add_init_script(NO_FILM)
        desk = Desk(context, self.server, overheard)
        self.desks.append(desk)
        return desk


class Desk:
    """One page of one profile, and everything it was sent."""

    press_time = 0
    """Milliseconds the button is held down."""

    def __init__(self, context: BrowserContext, server: Served, overheard: bool = False) -> None:
        self.context = context
        self.answers: list[str] | None = [] if overheard else None
        if overheard:
            context.expose_binding("overheard", lambda _, text: self._overhear(text))
            context.add_init_script(OVERHEARD)
        self.server = server
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.outage = False
        self.frames: list[str] = []
        self.responses: list[Response] = []
        self.clicks = 0
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("response", lambda response: self.responses.append(response))
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.outage and OUTAGE.search(message.text)):
            self.complaints.append(f"{message.type}: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(data if isinstance(data, str) else data.decode()))

    def _overhear(self, text: str) -> None:
        assert self.answers is not None
        self.answers.append(text)

    def received(self) -> list[str]:
        """Every text this browser was sent: live messages and all answers to what its pages asked for, also those of pages
        it has left."""
        assert self.answers is not None, "nobody listens: house.desk(overheard=True)"
        self.page.wait_for_function("() => window.reading === 0")
        return [*self.frames, *self.answers]

    # ---- looking -------------------------------------------------------------------------------------------

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    @property
    def prompt(self) -> Locator:
        return self.see("prompt")

    @property
    def options(self) -> Locator:
        return self.see("option")

    @property
    def seq(self) -> int:
        return int(self.prompt.get_attribute("data-seq") or 0)

    @property
    def table(self) -> str:
        found = re.search(r"/table/([^/#]+)", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    @property
    def over(self) -> bool:
        return self.see("result").is_visible()

    def beside(self) -> None:
        """Until what stands beside the board is drawn too: that comes a moment after it."""
        self.page.wait_for_function(LOGGED)

    def log(self) -> list[str]:
        self.beside()
        return self.see("log").locator(".entry").all_inner_texts()

    def numerals(self, side: str) -> dict[str, str]:
        """The values written on the command blocks of one side, by their keys; blank where none is."""
        self.laid()
        found: dict[str, str] = self.page.evaluate(
            """(side) => Object.fromEntries([...document.querySelectorAll(`[data-item^="block:"].${side}`)]
              .map((node) => [node.dataset.item, node.querySelector('.numeral')?.textContent ?? '']))""",
            side,
        )
        return found

    # ---- going ---------------------------------------------------------------------------------------------

    def lobby(self) -> None:
        """Where a new table is set up; on a phone that is a page of its own."""
        self.page.goto("/")
        expect(self.see("lobby")).to_be_visible()
        if self.see("lobby").get_attribute("data-layout") == "phone":
            self.see("lobby-tab-new").click()
        expect(self.see("play-now")).to_be_visible()

    def sit(self, scenario: str = "third-day", side: str = "CSA", against: str = "computer") -> str:
        """Choose in the lobby and begin; the table."""
        self.lobby()
        self.see(f"scenario-{scenario}").click()
        self.choose("against", against)
        if against == "computer":
            self.choose("level", "recruit")
        if against != "screen":
            self.choose("side", side)
        self.see("play-now").click()
        if against == "friend":
            return ""
        self.ready()
        return self.table

    def choose(self, group: str, value: str) -> None:
        self.see(group).locator(f'[data-value="{value}"]').click()

    def open(self, address: str) -> None:
        self.page.goto(address)
        expect(self.see("table")).to_be_visible()
        self.laid()

    def laid(self) -> None:
        """Until there is a board with something on it: it comes after the rest of a table, also behind a hand-over."""
        expect(self.see("board").locator("[data-item]").first).to_be_attached()

    def take(self, record: dict[str, Any], **seats: str) -> str:
        """A table that goes on from a record, made by this browser; opened."""
        made = self.post("/api/tables", {"record": record, "seats": seats})
        self.open(f"/table/{made['table']}")
        self.ready()
        return str(made["table"])

    def post(self, path: str, body: Any) -> Any:
        """A request with this browser's cookie."""
        answer = self.context.request.post(path, data=body, headers={"X-Long-Roll": "1"})
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def set(self, group: str, value: str) -> None:
        """A setting, by the drawer."""
        self.see("settings-button").click()
        self.choose(f"set-{group}", value)
        self.see("drawer-close").click()

    # ---- playing by clicks ---------------------------------------------------------------------------------

    def ready(self) -> None:
        """Until this browser may decide with the board before it, must hand over, or the game is over."""
        self.page.wait_for_function(READY)

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Something done here must change what is asked; if it is sent, until it is answered."""
        before = self.page.evaluate(SIGNATURE)
        yield
        self.page.wait_for_function(f"(before) => ({SIGNATURE})() !== before", arg=before)
        self.page.wait_for_function(IDLE)

    def click(self, target: Locator) -> None:
        self.clicks += 1
        with self.changing():
            target.click()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def option(self, words: str | re.Pattern[str]) -> Locator:
        return self.options.filter(has_text=words)

    def spot(self, key: str, area: str = "[data-testid=board]") -> tuple[float, float] | None:
        found = self.page.evaluate(SPOT, [key, area])
        return None if found is None else (found[0], found[1])

    def find(self, key: str) -> tuple[float, float]:
        """Where to click for a thing; the map is dragged if it is out of sight or under something."""
        return self.find_one([key])[1]

    def find_one(self, keys: Sequence[str]) -> tuple[str, tuple[float, float]]:
        """The first of these things that can be clicked, those in sight before the others, and where."""
        self.page.wait_for_function(STILL)
        for key in keys:
            if found := self.spot(key):
                return key, found
        for key in keys:
            for _ in range(4):
                self.drag(key)
                self.page.wait_for_function(STILL)
                if found := self.spot(key):
                    return key, found
        raise AssertionError(f"{', '.join(keys)}: nowhere to be seen")

    def drag(self, key: str) -> None:
        """Drag the map so that a thing comes to the middle."""
        self.clicks += 1
        away = self.page.evaluate(AWAY, [key, "[data-testid=board]"])
        assert away is not None, f"{key} is not on the board"
        (x, y), (dx, dy) = away
        mouse = self.page.mouse
        mouse.move(x - dx / 2, y - dy / 2)
        mouse.down()
        mouse.move(x + dx / 2, y + dy / 2, steps=4)
        mouse.up()
        self.drawn()  # what follows at once would be taken for the click that ends the drag

    def point(self, x: float, y: float) -> None:
        """Move the mouse, as a hand does before it clicks, until the page has drawn what that shows."""
        self.page.mouse.move(x, y)
        self.drawn()

    def apart(self, one: str, other: str) -> bool:
        """Does neither of two things on the page, a testid or a piece's key, lie over the other?"""
        names = [f"[data-item='{name}']" if ":" in name else f"[data-testid={name}]" for name in (one, other)]
        return bool(self.page.evaluate(APART, names))

    def drawn(self) -> None:
        """Until the page has taken in what was done and drawn it, and its timers that are due have run."""
        self.page.evaluate(
            "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"
        )

    def touch(self, key: str) -> None:
        """Click a thing on the board."""
        x, y = self.find(key)
        self.point(x, y)
        self.clicks += 1
        with self.changing():
            self.page.mouse.click(x, y, delay=self.press_time)

    def tap(self, key: str) -> None:
        """Tap a thing on the board."""
        x, y = self.find(key)
        with self.changing():
            self.page.touchscreen.tap(x, y)

    def fanned(self) -> list[str]:
        """The legal things of a stack that is laid out."""
        keys: list[str] = self.page.evaluate(FANNED)
        return keys

    def legal(self) -> list[str]:
        """The things outlined as legal."""
        keys: list[str] = self.page.evaluate(LEGAL)
        return keys


# ---- what was sent -------------------------------------------------------------------------------------------


def texts(value: Any) -> Iterator[str]:
    """Every text anywhere in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def bundles(received: Sequence[str]) -> list[dict[str, Any]]:
    """The bundles a browser was sent, and those that changes made of them: whatever it could show at any time. Changes
    speak of the bundle before on the same connection, and each connection begins with a whole one."""
    found = []
    last: dict[str, Any] = {}
    for text in received:
        value = json.loads(text) if text[:1] == "{" else {}
        if value.get("type") == "change":
            value = after(last, value)
        if value.get("type") == "bundle":
            last = value
        if "scene" in value:
            found.append(value)
    return found
