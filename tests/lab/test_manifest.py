"""Matches that are written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit.terms import BadInput
from longroll.lab.anchors import player
from longroll.lab.anchors.ismcts import TreeSearch
from longroll.lab.ladder import MATCHES, checkout, committed
from longroll.lab.manifest import Contest, check_players, manifest, read_manifest, versus
from longroll.lab.players import Spec, listed, read_spec
from longroll.lab.scores import Sprt
from longroll.minds.search import Budget

GAME = {"game": "reason", "scenarios": ["lindenau"], "pairs": 2}
GOOD = {"name": "a-v-b", "title": "A v B", "hypothesis": "A wins.", "players": ["staff", "random"], "games": [GAME]}


# ---- players -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("staff-1", Spec("staff-1")),
        ("general:nodes=4000", Spec("general", {"nodes": "4000"})),
        ("exec:python3 bot.py --depth=2", Spec("exec:python3 bot.py --depth=2")),
        ("marshal:seconds=0.5,temper=bold", Spec("marshal", {"seconds": "0.5", "temper": "bold"})),
    ],
)
def test_a_player_is_named_with_its_settings(text: str, spec: Spec) -> None:
    assert read_spec(text) == spec
    assert str(spec) == text


@pytest.mark.parametrize("text", ["", "general:", "general:nodes", "a b", "x:=1", "x:a=1,a=2", "x:a=1,", "x:a=b c"])
def test_whatever_else_names_nobody(text: str) -> None:
    with pytest.raises(BadInput, match="names no computer player"):
        read_spec(text)


def test_players_have_commas_between_them_and_within() -> None:
    assert listed("general:nodes=1,temper=bold, staff,random") == ["general:nodes=1,temper=bold", "staff", "random"]


@pytest.mark.parametrize("name", ["staff", "staff-1", "random"])
def test_those_that_take_no_settings_say_so(name: str) -> None:
    game = find_game("reason")
    assert player(game, name).name in (name, "staff")
    with pytest.raises(BadInput, match=f"'{name}' takes no settings"):
        player(game, f"{name}:nodes=4")


def test_the_tree_search_is_set_as_a_general_is() -> None:
    game = find_game("picket")
    found = player(game, "ismcts:nodes=5")
    assert isinstance(found, TreeSearch)
    assert found.budget == Budget(5)
    with pytest.raises(BadInput, match="'ismcts' takes nodes, seconds, not temper"):
        player(game, "ismcts:temper=bold")


# ---- manifests ---------------------------------------------------------------------------------------------


def test_every_committed_match_can_be_read() -> None:
    found = committed()
    files = sorted((checkout() / MATCHES).glob("*.toml"))
    assert [path.stem.split("-", 1)[1] for path in files] == [match.name for match in found]
    assert len({match.name for match in found}) == len(found) >= 7
    for match in found:
        assert [contest.game for contest in match.games] == list(BUILT_IN)
        assert match.hypothesis.endswith(".")


def test_a_manifest_is_read_from_a_file(tmp_path: Path) -> None:
    text = 'name = "a"\ntitle = "A"\nhypothesis = "H"\nplayers = ["staff", "random"]\n[[games]]\ngame = "guns"\n'
    path = tmp_path / "a.toml"
    path.write_text(
        text + 'scenarios = ["first-day"]\npairs = 3\noptions = {obstructed = "yes"}\n[sprt]\np0 = 0.5\np1 = 0.6\n'
    )
    found = read_manifest(path)
    assert found.games[0].options == {"obstructed": "yes"}
    assert found.sprt == Sprt(0.5, 0.6)
    path.write_text("name = ")
    with pytest.raises(BadInput, match=r"a\.toml: "):
        read_manifest(path)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"speed": 1, "title": 3}, ["there is no field 'speed'", "title: Expected `str`"]),
        ({"games": "all"}, ["games: Expected `array`"]),
        ({"games": []}, ["games: there are none"]),
        ({"games": [{**GAME, "pairs": "a"}, {"x": 1}]}, ["games 1, pairs: Expected", "games 2, there is no field 'x'"]),
        ({"games": [{**GAME, "pairs": 0}]}, ["games 1, pairs: there must be at least one"]),
        ({"games": [GAME, GAME]}, ["games: one is named twice"]),
        ({"games": [{**GAME, "game": "chess"}]}, ["games 1, game: no game 'chess'"]),
        ({"games": [{**GAME, "scenarios": ["x", "y"]}]}, ["reason has no scenario 'x'", "reason has no scenario 'y'"]),
        ({"games": [{**GAME, "scenarios": []}]}, ["games 1, scenarios: each must be named once"]),
        ({"games": [{**GAME, "options": {"wind": "west"}}]}, ["games 1, scenarios: ", "wind"]),
        (
            {"games": [{"game": "guns", "scenarios": ["first-day"], "pairs": 1, "options": {"teams": "both"}}]},
            ["games 1, options: a match needs two seats, not 4"],
        ),
        ({"players": ["staff"]}, ["games 1, players: there must be two, not 1"]),
        ({"players": ["staff", "x:y"]}, ["games 1, players: 'x:y' names no computer player"]),
        (
            {"players": ["a:nodes=1", "b:seconds=1"], "budget": "nodes"},
            ["'b:seconds=1' has seconds, but the budget is"],
        ),
        ({"name": "A v B", "patience": 0}, ["name: 'A v B'", "patience: must be above 0"]),
        ({"floor": 0.7, "goal": 0.6}, ["floor, goal: "]),
        ({"sprt": {"p0": 0.6, "p1": 0.5, "alpha": 0.9}}, ["sprt: p0 must be below p1", "sprt: alpha and beta"]),
        ({"sprt": {"p0": 0.6}}, ["sprt, p1: is missing"]),
    ],
)
def test_every_problem_is_named_with_its_place(changed: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(BadInput) as caught:
        manifest({**GOOD, **changed}, "match.toml")
    assert str(caught.value).startswith("match.toml: ")
    for word in words:
        assert word in str(caught.value)


def test_players_that_are_missing_are_named() -> None:
    check_players(manifest(GOOD, "x"))
    with pytest.raises(
        BadInput, match="no computer player 'exec:touch x'"
    ):  # only what is typed is run, no file's wish
        check_players(manifest({**GOOD, "players": ["exec:touch x", "staff"]}, "x"))
    with pytest.raises(BadInput, match=r"a-v-b: games 1, players: reason has no computer player 'napoleon'.*'blucher'"):
        check_players(manifest({**GOOD, "players": ["napoleon", "blucher"]}, "x"))


def test_a_match_that_nobody_wrote_down() -> None:
    found = versus(("a:nodes=4", "staff-1"), Contest("reason", ["lindenau"], 3), 5, Sprt(0.5, 0.6))
    assert (found.name, found.budget, found.seed) == ("a-nodes-4-v-staff-1", "nodes", 5)
    with pytest.raises(BadInput, match="same kind of budget"):
        versus(("a:nodes=4", "b:seconds=1"), Contest("reason", ["lindenau"], 3))
