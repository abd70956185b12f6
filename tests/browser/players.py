"""People who play whatever is offered and hurry to the end: one with a mouse, one with keys, one with a finger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

from tests.browser.desk import Desk

LAZY = ("end", "done", "pass", "forced-pass", "stand", "disc", "double", "block", "remove", "move")
"""Verbs that soon bring a game to its end, best first. Others are taken as they come."""
ENOUGH = 40
"""Clicks or keys for one decision: more mean that the page leads nowhere."""
FOCUSED = """() => {
  const node = document.activeElement?.closest('[data-key]');
  return node?.closest('[data-testid=board]') ? node.getAttribute('data-key') : null;
}"""
FOCUSED_TEST_ID = "() => document.activeElement?.closest('[data-testid]')?.getAttribute('data-testid') ?? null"


def best(offers: Sequence[Locator], wishes: Sequence[str]) -> int:
    """Which of the numbered buttons to press."""

    def rank(number: int) -> int:
        verb = (
            offers[number].get_attribute("data-verb")
            or (offers[number].get_attribute("data-action") or "").split(" ")[0]
        )
        return wishes.index(verb) if verb in wishes else len(wishes)

    return min(range(len(offers)), key=rank)


class Player:
    """By clicks alone."""

    def __init__(self, desk: Desk, wishes: Sequence[str] = LAZY) -> None:
        self.desk = desk
        self.wishes = wishes
        self.decisions = 0
        self.touched: list[str] = []

    def decide(self) -> bool:
        """One decision to its end; False if there is none to take."""
        desk = self.desk
        desk.ready()
        if desk.over:
            return False
        seq = desk.seq
        self.touched = []
        for _ in range(ENOUGH):
            self.step()
            if desk.over or desk.see("hand-over").is_visible() or desk.seq != seq:
                self.decisions += 1
                return True
        raise AssertionError(f"{ENOUGH} steps and no act: {desk.prompt.inner_text()}")

    def step(self) -> None:
        """One more word of the answer."""
        if self.desk.see("commit").is_visible():
            self.commit()
        elif offers := self.desk.options.all():
            self.press(offers, best(offers, self.wishes))
        else:
            self.touch(self.untouched())

    def untouched(self) -> list[str]:
        """Legal things to name next: of a kind that has not been named if there are any."""
        keys = self.fresh(self.desk.fanned()) or self.fresh(self.desk.legal())
        kinds = {key.split(":")[0] for key in self.touched}
        fresh = [key for key in keys if key.split(":")[0] not in kinds] or keys
        assert fresh, f"nothing to choose: {self.desk.prompt.inner_text()}"
        return fresh

    def fresh(self, keys: Sequence[str]) -> list[str]:
        return [key for key in keys if key not in self.touched]

    def commit(self) -> None:
        self.click(self.desk.see("commit").click)

    def press(self, offers: Sequence[Locator], number: int) -> None:
        self.click(offers[number].click)

    def touch(self, keys: Sequence[str]) -> None:
        key, (x, y) = self.desk.find_one(keys)
        self.touched.append(key)
        self.desk.point(x, y)
        self.click(lambda: self.desk.page.mouse.click(x, y))

    def click(self, act: Callable[[], Any]) -> None:
        """Only the click itself is watched: what the pointer shows on its way is no answer."""
        self.desk.clicks += 1
        with self.desk.changing():
            act()


class Typist(Player):
    """By keys alone."""

    keys = 0

    def hit(self, key: str) -> None:
        self.keys += 1
        self.desk.page.keyboard.press(key)

    def answer(self, key: str) -> None:
        """A key that says something."""
        with self.desk.changing():
            self.hit(key)

    def tab_to(self, test_id: str, forward: bool = True) -> None:
        """Until the focus is on, or in, what bears this test id."""
        for _ in range(4 * ENOUGH):
            if self.desk.page.evaluate(FOCUSED_TEST_ID) == test_id:
                return
            self.hit("Tab" if forward else "Shift+Tab")
        raise AssertionError(f"Tab does not lead to {test_id}")

    def commit(self) -> None:
        self.answer("Enter")

    def press(self, offers: Sequence[Locator], number: int) -> None:
        if number > 8:
            number = best(offers[:9], self.wishes)
        self.answer(str(number + 1))

    def touch(self, keys: Sequence[str]) -> None:
        """Tab leads to the board and there from option to option: a piece that only stands for its place is passed by."""
        wanted = {*keys, *self.fresh(self.desk.legal())}
        for _ in range(4 * ENOUGH):
            focused = self.desk.page.evaluate(FOCUSED)
            if focused in wanted:
                self.touched.append(focused)
                self.answer("Enter")
                return
            self.hit("Tab")
        raise AssertionError(f"Tab leads to none of {keys}")


class Finger(Player):
    """By taps alone, on a phone."""

    def step(self) -> None:
        more = self.desk.see("more-options")
        if more.is_visible():
            self.desk.clicks += 1
            more.tap()
        super().step()

    def commit(self) -> None:
        self.click(self.desk.see("commit").tap)

    def press(self, offers: Sequence[Locator], number: int) -> None:
        self.click(offers[number].tap)

    def touch(self, keys: Sequence[str]) -> None:
        key, (x, y) = self.desk.find_one(keys)
        self.touched.append(key)
        self.click(lambda: self.desk.page.touchscreen.tap(x, y))
