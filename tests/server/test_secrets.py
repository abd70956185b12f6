"""What is hidden stays hidden, byte for byte.

The same game is played in two houses that differ in one thing only: the values of the blocks the CSA places. Every byte
the Union and a spectator receive (bundles, live messages, log, explanations, odds, replays, errors) must be the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longroll.kit.chance import secret_from_seed
from longroll.server.boards import boards_of
from tests.server.house import Browser, House, Line, house
from tests.server.told import after


def twin(data: Path, seed: int) -> House:
    """A house in which chance is no chance: ids, tokens and dice follow from the seed, and time stands still."""
    ids, tokens = count(1), count(1)
    return House(
        data,
        clock=lambda: 1_000_000.0,
        secret=lambda: secret_from_seed(seed),
        new_id=lambda: f"table{next(ids)}",
        new_token=lambda: f"token{next(tokens)}",
    )


STEPS = int(os.environ.get("LONGROLL_SWAPS", "20"))


class World:
    """One of the two houses, with everybody in it."""

    def __init__(self, place: House, scenario: str, language: str) -> None:
        self.csa = place.browser()
        self.union = place.browser(language)
        self.watcher = place.browser(language)
        made = self.csa.make(scenario, CSA="me", Union="friend")
        self.table = str(made["table"])
        self.union.join(made["links"]["Union"])
        self.watcher.join(made["watch"])
        self.lines: list[Line] = []

    def listen(self, stack: ExitStack) -> None:
        """Everybody twice: told of whole bundles, and of changes."""
        for browser in (self.union, self.watcher):
            for changes in (False, True):
                line = stack.enter_context(browser.live(self.table, changes=changes))
                line.wait("bundle")
                for other in self.lines:
                    other.wait("presence")
                self.lines.append(line)

    def hear(self, seq: int) -> None:
        for whole, changes in zip(self.lines[::2], self.lines[1::2], strict=True):
            whole.wait("bundle", lambda message: bool(message["seq"] == seq))
            changes.wait("change", lambda message: bool(message["fields"]["seq"] == seq))

    def bytes(self) -> list[list[bytes]]:
        return [self.union.received, self.watcher.received]


@contextmanager
def worlds(tmp_path: Path, seed: int, scenario: str, language: str) -> Iterator[tuple[World, World]]:
    with ExitStack() as stack:
        found = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            place = twin(tmp_path / name, seed)
            stack.enter_context(place.client)
            found.append(World(place, scenario, language))
        for world in found:
            world.listen(stack)
        yield found[0], found[1]


def disguised(action: str, options: set[str], rng: Random) -> str | None:
    """The same action in the other world: a block of any other value that is there, if possible."""
    verb, *args = action.split()
    if verb != "block":
        return action if action in options else None
    others = [f"block {value} {args[1]}" for value in range(2, 6) if f"block {value} {args[1]}" in options]
    different = [other for other in others if other != action]
    return rng.choice(different or others) if others else None


def curiosity(browser: Browser, table: str, bundle: dict[str, Any], rng: Random, shared: bool = False) -> None:
    """Ask everything there is to ask."""
    scene = bundle["scene"]
    keys = [item["key"] for item in scene["items"]]
    keys += [
        mark["key"]
        for panel in scene["panels"]
        for row in panel.get("rows", [])
        for mark in row.get("marks", [])
        if mark.get("key")
    ]
    blocks = [key for key in keys if key.startswith("block:")]
    for key in [*blocks, *rng.sample(keys, min(4, len(keys))), "block:WRN", "value:5", "nothing"]:
        browser.get(f"/api/tables/{table}/inspect", key=key)
    for action in ("end", "block 5 WRN", "disc WRN", "remove WRN", "die 3", "x"):
        browser.get(f"/api/tables/{table}/why", action=action)
    for action in ("end", *(o["action"] for o in rng.sample(bundle["options"], min(1, len(bundle["options"]))))):
        browser.get(f"/api/tables/{table}/odds", action=action)
    for action in ("disc WRN", "block 5 WRN", "concede CSA", "end now"):
        body = {"seq": bundle["seq"], "seat": rng.choice(["CSA", "Union", "x"]), "action": f"{action} no"}
        browser.post(f"/api/tables/{table}/act", body)
    browser.get("/api/tables")
    browser.get(f"/api/tables/{table}/replay", seat="CSA")
    browser.get(f"/api/tables/{table}/replay/{max(0, bundle['seq'] - rng.randrange(5))}", seat="CSA")
    browser.get(f"/api/tables/{table}/record")
    browser.post(f"/api/tables/{table}/undo", {"seq": 0, "seat": "CSA"})
    if not shared:
        browser.post(f"/api/tables/{table}/look", {"seat": "CSA"})


@pytest.mark.parametrize(
    ("seed", "scenario", "language"), [(1, "three-days", "en"), (2, "third-day", "fr"), (3, "first-day", "it")]
)
def test_the_opponent_and_spectators_learn_nothing(tmp_path: Path, seed: int, scenario: str, language: str) -> None:
    rng = Random(seed)
    hidden = 0
    boards_of("gettysburg", language)  # lists show boards as soon as they are drawn: before both worlds begin
    with worlds(tmp_path, seed, scenario, language) as (one, other):
        for number in range(STEPS):
            bundle = one.csa.table(one.table)
            twin_bundle = other.csa.table(other.table)
            if bundle["over"]:
                break
            assert bundle["seq"] == twin_bundle["seq"]
            if bundle["decision"]["seat"] == "CSA":
                if bundle["decision"] != twin_bundle["decision"]:
                    break  # a choice that one hand has and the other has not
                actions = [option["action"] for option in bundle["options"]]
                options = {option["action"] for option in twin_bundle["options"]}
                blocks = [action for action in actions if action.startswith("block ")]
                rng.shuffle(actions)
                tried = ([rng.choice(blocks)] if blocks and rng.random() < 0.4 else []) + actions
                pairs = ((action, disguised(action, options, rng)) for action in tried)
                pair = next(((a, b) for a, b in pairs if b is not None), None)
                if pair is None:
                    break
                hidden += pair[0] != pair[1]
                one.csa.act(one.table, pair[0])
                other.csa.act(other.table, pair[1])
            else:
                action = rng.choice(one.union.table(one.table)["options"])["action"]
                other.union.table(other.table)
                for world in (one, other):
                    answer = world.union.act(world.table, action)
                    assert answer.status == 200, answer.data
            now = one.csa.table(one.table)["seq"]
            for world in (one, other):
                world.hear(now)
            if number % 10 == 0:
                for world in (one, other):
                    for browser in (world.union, world.watcher):
                        curiosity(browser, world.table, browser.table(world.table), Random(number))
            assert one.bytes() == other.bytes()
            for received in one.bytes() + other.bytes():
                received.clear()
        assert one.csa.table(one.table)["scene"] != other.csa.table(other.table)["scene"] or hidden == 0
    assert hidden >= 2


class Screen:
    """Two people at one screen, with a live connection."""

    def __init__(self, place: House, stack: ExitStack, changes: bool) -> None:
        self.us = place.browser()
        self.table = self.us.make("three-days", CSA="me", Union="screen")["table"]
        self.changes = changes
        self.line = stack.enter_context(self.us.live(self.table, changes=changes))
        self.bundle = self.line.wait("bundle")

    def hear(self) -> None:
        """The next bundle, whole or by what is new in it."""
        self.bundle = after(self.bundle, self.line.wait("change")) if self.changes else self.line.wait("bundle")

    def look(self, seat: str) -> list[str]:
        self.line.say(type="look", seat=seat)
        self.hear()
        while self.bundle["hidden"] or self.bundle["seat"] != seat:
            self.hear()
        return [option["action"] for option in self.bundle["options"]]

    def act(self, action: str) -> None:
        seq = self.bundle["seq"]
        self.line.say(type="act", id=action, seq=seq, seat=self.bundle["seat"], action=action)
        while self.bundle["seq"] <= seq:
            self.hear()

    @property
    def decides(self) -> str:
        return str(self.bundle["decision"]["seat"])


@pytest.mark.parametrize("changes", [False, True])
def test_the_next_player_at_the_screen_learns_nothing(tmp_path: Path, changes: bool) -> None:
    """Hot seat: from the hand-over on, every byte is the same whatever the first player has placed."""
    rng = Random(9)
    hidden = 0
    boards_of("gettysburg", "en")  # as above
    with ExitStack() as stack:
        screens = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            place = twin(tmp_path / name, 5)
            stack.enter_context(place.client)
            screens.append(Screen(place, stack, changes))
        one, other = screens
        for _ in range(6):
            while one.decides == "CSA":
                mine, theirs = one.look("CSA"), other.look("CSA")
                blocks = [action for action in mine if action.startswith("block ")]
                action = rng.choice(blocks) if blocks else "end" if "end" in mine else rng.choice(mine)
                twin_action = disguised(action, set(theirs), rng)
                assert twin_action is not None
                hidden += action != twin_action
                for screen, chosen in ((one, action), (other, twin_action)):
                    screen.us.received.clear()
                    screen.act(chosen)
            for screen in screens:
                us, table = screen.us, screen.table
                # the last message of the first player's turn is what the hidden screen shows
                del us.received[:-1]
                us.table(table)
                for path in ("why?action=block 5 WRN", "inspect?key=block:WRN", "replay?seat=CSA", "record"):
                    us.get(f"/api/tables/{table}/{path}")
                us.get("/api/tables")
                while screen.decides == "Union":
                    options = screen.look("Union")
                    curiosity(us, table, screen.bundle, Random(1), shared=True)
                    screen.act("end" if "end" in options else options[0])
                # and so are the bytes up to the next hand-over
            assert one.us.received == other.us.received
    assert hidden >= 3


def test_reconnecting_at_a_shared_screen_brings_no_old_log(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        us = place.browser()
        table = us.make("three-days", CSA="me", Union="screen")["table"]
        us.post(f"/api/tables/{table}/look", {"seat": "CSA"})
        us.act(table, "block 5 WRN")
        us.act(table, "end")
        with us.live(table, since=1) as line:
            bundle = line.wait("bundle")
            assert bundle["hidden"]
            assert bundle["kept"] == 0
            assert not bundle["film"]
            assert "5" not in "".join(entry["text"] for entry in bundle["log"])


def test_no_secret_in_a_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        table = me.make("three-days")["table"]

        def broken(*_: Any) -> Any:
            raise RuntimeError("the secret is swordfish")

        monkeypatch.setattr("longroll.server.visit.bundle", broken)
        answer = me.get(f"/api/tables/{table}")
        assert answer.status == 500
        assert answer.code == "broken"
        assert b"swordfish" not in answer.data
        assert b"Traceback" not in answer.data
