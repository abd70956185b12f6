"""A thing in hand: who may ask where it would stand, how much, how often; over the live line and by requests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.scene import Deed, Pose, PoseAsk, Shape
from longroll.kit.state import State
from longroll.kit.terms import BadInput
from longroll.server.security import RATES
from tests.server.house import Browser, House, house, two

ASKED: list[tuple[str, PoseAsk, str]] = []


def posable(state: State, seat: str) -> list[str]:
    return ["piece:CR1"] if state.seat == seat else []


def pose(state: State, seat: str, ask: PoseAsk, language: str) -> Pose | None:
    """A thing goes wherever the hand is; its path is the list of places."""
    assert state.seat == seat
    ASKED.append((seat, ask, language))
    if ask.key != "piece:CR1":
        return None
    if ask.path.startswith("no"):
        raise BadInput("no path")
    x, y = ask.at or (0.0, 0.0)
    path = f"{ask.path} {x:g},{y:g}".strip() if ask.grip else ask.path
    return Pose(
        key=ask.key,
        path=path,
        start=Shape(0, 0, 20, 10),
        ghost=Shape(x, y, 20, 10, 90),
        legal=True,
        title="CR1",
        subtitle="",
        sentence="**Here?**",
        said="here",
        deed=Deed("enter CR1", "Stop here"),
    )


@pytest.fixture(scope="module", autouse=True)
def posing() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GETTYSBURG, "posable", posable, raising=False)
        patch.setattr(GETTYSBURG, "pose", pose, raising=False)
        yield


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found


def hand(browser: Browser, table: str, seat: str = "CSA", seq: int = 0, **ask: Any) -> Any:
    return browser.post(f"/api/tables/{table}/pose", {"seq": seq, "seat": seat, "ask": {"key": "piece:CR1", **ask}})


def test_the_bundle_says_what_may_be_taken_in_hand(place: House) -> None:
    csa, union, table = two(place, "three-days")
    assert csa.table(table)["posable"] == ["piece:CR1"]
    assert union.table(table)["posable"] == []
    csa.post(f"/api/tables/{table}/pause", {"paused": True})
    assert csa.table(table)["posable"] == []


def test_over_the_live_line(place: House) -> None:
    csa, _, table = two(place, "three-days")
    with csa.live(table) as line:
        line.wait("bundle")
        line.say(type="pose", id=3, seq=0, seat="CSA", ask={"key": "piece:CR1", "grip": "front", "at": [30, 40]})
        answer = line.wait("pose")
        assert answer["id"] == 3
        assert answer["pose"]["path"] == "30,40"
        assert answer["pose"]["ghost"] == {"x": 30, "y": 40, "w": 20, "h": 10, "angle": 90}
        line.say(type="pose", id=4, seq=0, seat="CSA", ask={"key": "piece:CR2"})
        assert line.wait("pose") == {"type": "pose", "id": 4, "pose": None}
        ask = {"key": "piece:CR1", "path": "30,40", "step": "forward", "pace": -1, "free": True}
        line.say(type="pose", id=5, seq=0, seat="CSA", ask=ask)
        assert line.wait("pose")["pose"]["path"] == "30,40"
        assert ASKED[-1] == ("CSA", PoseAsk("piece:CR1", path="30,40", step="forward", pace=-1, free=True), "en")


def test_nothing_is_changed_by_asking(place: House) -> None:
    csa, _, table = two(place, "three-days")
    before = csa.table(table)
    assert hand(csa, table, grip="front", at=[1, 2]).status == 200
    assert csa.table(table) == before


def test_only_the_seat_that_decides_may_ask(place: House) -> None:
    csa, union, table = two(place, "three-days")
    asked = len(ASKED)
    with union.live(table) as line:
        line.wait("bundle")
        line.say(type="pose", id=1, seq=0, seat="Union", ask={"key": "piece:CR1"})
        assert line.wait("refused")["code"] == "forbidden"
        line.say(type="pose", id=2, seq=0, seat="CSA", ask={"key": "piece:CR1"})
        assert line.wait("refused")["code"] == "forbidden"
    stranger = place.browser()
    assert hand(stranger, table).status == 404
    assert hand(union, table).code == "forbidden"
    assert hand(union, table, seat="Union").code == "forbidden"
    assert len(ASKED) == asked
    assert hand(csa, table).status == 200


def test_a_screen_that_is_to_be_handed_over_may_not_ask(place: House) -> None:
    both = place.browser()
    table = both.make("three-days", CSA="me", Union="screen")["table"]
    assert hand(both, table).code == "hidden"
    both.post(f"/api/tables/{table}/look", {"seat": "CSA"})
    assert hand(both, table).status == 200


def test_an_old_position_is_not_asked_about(place: House) -> None:
    csa, _, table = two(place, "three-days")
    csa.act(table, "enter CR1")
    stale = hand(csa, table, seq=0)
    assert (stale.status, stale.code) == (409, "stale")
    with csa.live(table) as line:
        line.wait("bundle")
        line.say(type="pose", id=1, seq=0, seat="CSA", ask={"key": "piece:CR1"})
        assert line.wait("refused")["code"] == "stale"
        assert line.wait("bundle")["seq"] == 1


def test_a_table_that_rests_is_not_asked(place: House) -> None:
    csa, _, table = two(place, "three-days")
    csa.post(f"/api/tables/{table}/pause", {"paused": True})
    assert hand(csa, table).code == "paused"


@pytest.mark.parametrize(
    "ask",
    [
        {"key": ""},
        {"key": "x" * 81},
        {"path": "A1 " * 200},
        {"grip": "f" * 25},
        {"step": "f" * 25},
        {"at": [1]},
        {"at": ["left", "right"]},
        {"at": [1e7, 0]},
        {"angle": 1000},
        {"pace": 2},
        {"rule": "mine"},
    ],
)
def test_what_is_no_question(place: House, ask: dict[str, Any]) -> None:
    csa, _, table = two(place, "three-days")
    asked = len(ASKED)
    assert hand(csa, table, **ask).status == 400
    with csa.live(table) as line:
        line.wait("bundle")
        line.say(type="pose", seq=0, seat="CSA", ask={"key": "piece:CR1", **ask})
        assert line.wait("error")["message"]
    assert len(ASKED) == asked


def test_a_path_that_is_none(place: House) -> None:
    csa, _, table = two(place, "three-days")
    assert hand(csa, table, path="no such").code == "bad-request"
    with csa.live(table) as line:
        line.wait("bundle")
        line.say(type="pose", id=1, seq=0, seat="CSA", ask={"key": "piece:CR1", "path": "no such"})
        assert line.wait("refused")["code"] == "bad-request"


def test_nothing_to_take_is_no_content(place: House) -> None:
    csa, _, table = two(place, "three-days")
    assert hand(csa, table, key="piece:CR9").status == 204


def test_a_hand_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with house(tmp_path, limits=True) as place:
        me = place.browser()
        table = me.make("three-days", CSA="me", Union="me")["table"]
        with me.live(table) as line:
            line.wait("bundle")
            for _ in range(3 * int(RATES["pose"].burst)):
                line.say(type="pose", seq=0, seat="CSA", ask={"key": "piece:CR1"})
            with pytest.raises(WebSocketDisconnect) as closed:
                line.wait("bundle")
            assert closed.value.code == 4429
        with me.live(table) as line:
            line.wait("bundle")
            line.say(type="ping")
            assert line.wait("pong")


def test_other_games_have_nothing_to_take(place: House) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.delattr(GETTYSBURG, "posable")
        patch.delattr(GETTYSBURG, "pose")
        csa, _, table = two(place, "three-days")
        assert csa.table(table)["posable"] == []
        assert hand(csa, table).status == 204
