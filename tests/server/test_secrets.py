"""What is hidden stays hidden, byte for byte.

The same game is played in two houses that differ in one thing only: the values of the blocks the CSA places. Every byte
the Union and a spectator receive (bundles, live messages, log, explanations, odds, replays, errors) must be the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longroll.kit.chance import secret_from_seed
from tests.server.house import Browser, House, Line, house


def twin(data: Path, seed: int) -> House:
    """A house in which chance is no chance: ids, times, tokens and dice follow from the seed."""
    times, ids, tokens = count(1_000_000), count(1), count(1)
    return House(
        data,
        clock=lambda: float(next(times)),
        secret=lambda: secret_from_seed(seed),
        new_id=lambda: f"table{next(ids)}",
        new_token=lambda: f"token{next(tokens)}",
    )


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
        for browser in (self.union, self.watcher):
            self.lines.append(stack.enter_context(browser.live(self.table)))
            self.lines[-1].wait("bundle")
        self.lines[0].wait("presence")

    def hear(self, seq: int) -> None:
        for line in self.lines:
            line.wait("bundle", lambda message: bool(message["seq"] == seq))

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


def curiosity(browser: Browser, table: str, bundle: dict[str, Any], rng: Random) -> None:
    """Ask everything there is to ask."""
    keys = [item["key"] for item in bundle["scene"]["items"]]
    keys += [mark["key"] for p in bundle["scene"]["panels"] for r in p.get("rows", []) for mark in r.get("marks", []) if mark.get("key")]
    for key in rng.sample(keys, min(4, len(keys))):
        browser.get(f"/api/tables/{table}/inspect", key=key)
    for action in ("end", "block 5 WRN", "block 2 CEM", "disc WRN", "disc HRN", "remove WRN", "die 3", "concede CSA", "x"):
        browser.get(f"/api/tables/{table}/why", action=action)
        browser.get(f"/api/tables/{table}/odds", action=action)
        body = {"seq": bundle["seq"], "seat": rng.choice(["CSA", "Union", "x"]), "action": f"{action} no"}
        browser.post(f"/api/tables/{table}/act", body)
    for option in rng.sample(bundle["options"], min(3, len(bundle["options"]))):
        browser.get(f"/api/tables/{table}/odds", action=option["action"])
    browser.get("/api/tables")
    browser.get(f"/api/tables/{table}/replay", seat="CSA")
    browser.get(f"/api/tables/{table}/replay/{max(0, bundle['seq'] - rng.randrange(5))}", seat="CSA")
    browser.get(f"/api/tables/{table}/record")
    browser.post(f"/api/tables/{table}/undo", {"seq": 0, "seat": "CSA"})
    browser.post(f"/api/tables/{table}/look", {"seat": "CSA"})


@pytest.mark.parametrize(("seed", "scenario", "language"), [(1, "three-days", "en"), (2, "third-day", "fr"), (3, "first-day", "it")])
def test_the_opponent_and_spectators_learn_nothing(tmp_path: Path, seed: int, scenario: str, language: str) -> None:
    rng, blind = Random(seed), Random(f"{seed} blind")
    hidden = 0
    with worlds(tmp_path, seed, scenario, language) as (one, other):
        for number in range(130):
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
            if number % 6 == 0:
                for world in (one, other):
                    for browser in (world.union, world.watcher):
                        curiosity(browser, world.table, browser.table(world.table), Random(number))
            assert one.bytes() == other.bytes()
            for received in one.bytes() + other.bytes():
                received.clear()
        assert one.csa.table(one.table)["scene"] != other.csa.table(other.table)["scene"] or hidden == 0
    assert hidden >= 3
    del blind


def test_the_next_player_at_the_screen_learns_nothing(tmp_path: Path) -> None:
    """Hot seat: from the hand-over on, every byte is the same whatever the first player has placed."""
    rng = Random(9)
    screens: list[tuple[Browser, str]] = []
    with ExitStack() as stack:
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            place = twin(tmp_path / name, 5)
            stack.enter_context(place.client)
            us = place.browser()
            screens.append((us, us.make("three-days", CSA="me", Union="screen")["table"]))
        lines = [stack.enter_context(us.live(table)) for us, table in screens]
        for line in lines:
            line.wait("bundle")
        for _ in range(12):
            values = rng.sample(["2", "3", "4", "5"], 2)
            for (us, table), value, line in zip(screens, values, lines, strict=True):
                line.say(type="look", seat="CSA")
                bundle = line.wait("bundle", lambda b: not b["hidden"])
                places = [o["action"].split()[2] for o in bundle["options"] if o["action"].startswith(f"block {value} ")]
                if not places:
                    return
                us.act(table, f"block {value} {sorted(places)[0]}")
                line.wait("bundle", lambda b: any(o["action"] == "end" for o in b["options"]))
                us.received.clear()
                seq = us.table(table)["seq"]
                us.received.clear()
                line.say(type="act", id=1, seq=seq, seat="CSA", action="end")
                line.wait("bundle", lambda b: bool(b["hidden"]))
                us.table(table)
                us.get(f"/api/tables/{table}/why", action="block 5 WRN")
                us.get(f"/api/tables/{table}/inspect", key="block:WRN")
                us.get(f"/api/tables/{table}/replay", seat="CSA")
                us.get(f"/api/tables/{table}/replay/{seq}", seat="CSA")
                us.get(f"/api/tables/{table}/record")
                us.get("/api/tables")
                line.say(type="look", seat="Union")
                seen = line.wait("bundle", lambda b: not b["hidden"])
                curiosity(us, table, seen, Random(1))
                turn = next((o["action"] for o in seen["options"] if o["action"].startswith("block ")), None)
                if turn is not None:
                    us.act(table, turn)
            assert screens[0][0].received == screens[1][0].received
            for us, table in screens:
                bundle = us.table(table)
                if any(option["action"] == "end" for option in bundle["options"]):
                    us.act(table, "end")


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
            assert bundle["events"] == []
            assert "5" not in "".join(entry["text"] for entry in bundle["log"])


def test_no_secret_in_a_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        table = me.make("three-days")["table"]

        def broken(*_: Any) -> Any:
            raise RuntimeError("the secret is 42")

        monkeypatch.setattr("longroll.server.api.bundle", broken)
        answer = me.get(f"/api/tables/{table}")
        assert answer.status == 500
        assert answer.code == "broken"
        assert b"42" not in answer.data
        assert b"Traceback" not in answer.data
