"""Every worked example of the rules can be opened at a table from its clause."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longroll.games import game as find_game
from longroll.kit.clauses import EXAMPLE, read_clauses
from longroll.kit.examples import Example, examples_of, packed
from longroll.server.rules import rules_of
from tests.server.house import House, house

GAMES = ("gettysburg", "guns", "glory", "reason")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("home"), open_tables=1000) as found:
        yield found


@pytest.mark.parametrize("name", GAMES)
def test_every_example_of_the_rules_is_there(name: str) -> None:
    game = find_game(name)
    named = [clause for clause in read_clauses(game.reference) if EXAMPLE.fullmatch(clause)]
    assert named
    assert list(examples_of(game).examples) == named == rules_of(name).examples


@pytest.mark.parametrize("name", GAMES)
def test_every_example_opens_at_a_table_with_its_board(home: House, name: str) -> None:
    one = home.browser()
    for clause in examples_of(find_game(name)).examples:
        made = one.post(f"/api/games/{name}/examples/{clause}")
        assert made.status == 201, (clause, made.data)
        table = one.table(made.json["table"])
        assert table["title"] == f"Example {clause}"
        assert table["over"] or table["decision"] is not None, clause
        assert table["over"] or table["options"] or table["decision"]["seat"] == "chance", clause
        board = one.get(f"/api/games/{name}/board", board=table["scene"]["board"]).json
        assert board["hash"] == table["scene"]["board"], clause
        places = {place["id"] for place in board["places"]}
        for item in table["scene"]["items"]:
            place = item["place"].removeprefix("place:")
            assert not place or not places or place in places or name == "reason", (clause, item)


def test_an_example_that_there_is_not(home: House) -> None:
    one = home.browser()
    assert one.post("/api/games/gettysburg/examples/WE-999").code == "nothing"
    assert one.post("/api/games/atlantis/examples/WE-1").code == "nothing"


def test_a_map_is_kept_once() -> None:
    ground = {"areas": {"a": 1}}
    found = packed(
        {"WE-1": Example({"map": ground, "x": 1}), "WE-2": Example({"map": ground}), "WE-3": Example({"y": 2})}
    )
    assert found.maps == [ground]
    assert found.of("WE-1").position == {"map": ground, "x": 1}
    assert found.of("WE-3").position == {"y": 2}
