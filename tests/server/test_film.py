"""The film: what somebody has not seen yet, act by act; and several answers given in one go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.games import list_games
from tests.server.house import House, house, patiently, two


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def film(browser: Any, table: str, since: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}/film", since=since).json
    return found


def test_what_was_done_is_told_act_by_act(place: House) -> None:
    csa, union, table = two(place, "three-days")
    for action in ("enter CR1", "enter CR2", "block 3 WRN"):
        csa.act(table, action)
    told = film(union, table)
    assert (told["since"], told["seq"]) == (0, 3)
    assert [(act["first"], act["seq"], act["seat"]) for act in told["acts"]] == [(n, n, "CSA") for n in (1, 2, 3)]
    assert [act["seq"] for act in film(union, table, 2)["acts"]] == [3]
    assert film(union, table, 3)["acts"] == []


def test_stills_make_one_scene_of_another(place: House) -> None:
    """The first scene and every still in turn give the table as it is."""
    csa, union, table = two(place, "three-days")
    for action in ("enter CR1", "enter CR2", "block 3 WRN"):
        csa.act(table, action)
    told = film(union, table)
    items = {item["key"]: item for item in told["scene"]["items"]}
    for act in told["acts"]:
        for still in act["stills"]:
            for key in still.get("gone", []):
                del items[key]
            items |= {item["key"]: item for item in still.get("items", [])}
    now = union.get(f"/api/tables/{table}").json["scene"]["items"]
    assert items == {item["key"]: item for item in now}


def test_what_was_taken_back_is_not_shown(place: House) -> None:
    csa, union, table = two(place, "three-days")
    csa.act(table, "enter CR1")
    csa.post(f"/api/tables/{table}/undo", {"seq": 1, "seat": "CSA"})
    assert film(union, table)["acts"] == []


def test_the_value_of_a_block_is_not_in_the_film_of_the_enemy(place: House) -> None:
    mine, theirs = [], []
    for value in (3, 4):
        csa, union, table = two(place, "three-days")
        csa.act(table, f"block {value} WRN")
        mine.append(film(csa, table))
        theirs.append(film(union, table))
    assert mine[0] != mine[1]
    assert theirs[0] == theirs[1]


def test_several_answers_in_one_go(place: House) -> None:
    """They are taken one by one, and taken back together."""
    csa, _, table = two(place, "three-days")
    answer = csa.post(
        f"/api/tables/{table}/act", {"seq": 0, "seat": "CSA", "action": "enter CR1", "then": ["enter CR2", "enter CR3"]}
    )
    assert answer.status == 200
    assert answer.json["seq"] == 3
    assert answer.json["undo"]["class"] == "free"
    back = csa.post(f"/api/tables/{table}/undo", {"seq": 3, "seat": "CSA"})
    assert back.json["undo"]["class"] == "none"
    assert any(option["action"] == "enter CR1" for option in back.json["options"])


def test_nobody_sees_a_moment_between_them(place: House) -> None:
    """A decision that is answered already is put to nobody."""
    csa, _, table = two(place, "three-days")
    with csa.live(table) as line:
        line.wait("bundle")
        line.say(type="act", id=1, seq=0, seat="CSA", action="enter CR1", then=["enter CR2", "enter CR3"])
        assert line.wait("bundle")["seq"] == 3


def test_one_that_is_refused_stops_the_rest(place: House) -> None:
    csa, _, table = two(place, "three-days")
    answer = csa.post(
        f"/api/tables/{table}/act", {"seq": 0, "seat": "CSA", "action": "enter CR1", "then": ["enter CR1", "enter CR3"]}
    )
    assert answer.status == 422
    assert csa.get(f"/api/tables/{table}").json["seq"] == 1


@pytest.mark.parametrize("game", list_games())
def test_every_game_has_a_film(place: House, game: str) -> None:
    """What computer players did is told to the very end, for whoever looks on."""
    us = place.browser()
    seats = dict.fromkeys(find_game(game).seats, "computer:recruit")
    table = us.post("/api/tables", {"game": game, "seats": seats}).json["table"]
    patiently(lambda: (now := us.table(table))["seq"] > 60 or now["over"])
    told = film(us, table)
    assert told["acts"]
    numbers = [still["seq"] for act in told["acts"] for still in act["stills"]]
    assert numbers == sorted(set(numbers))
    assert all(act["text"] for act in told["acts"])
