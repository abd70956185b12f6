"""The ladder, its page, the balance of scenarios, and the command that makes them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from longroll.games import game as find_game
from longroll.kit import balance as data
from longroll.kit.balance import FEWEST, Balance, balances, counted, recommended, uneven
from longroll.kit.terms import BadInput
from longroll.lab import balance, ladder
from longroll.lab.ladder import Standing, kept_match, pairs_wanted, script_by_seat, strength_page, verdict
from longroll.lab.manifest import Contest, Manifest
from longroll.lab.matches import Book, summary
from longroll.lab.players import Spec
from longroll.lab.runner import Processes
from longroll.lab.scores import Sprt
from tests.lab.test_matches import bout
from tests.test_cli import bad, good

CONTEST = Contest("gettysburg", ["first-day"], 10)
MATCH = Manifest("a-v-b", "A v B", "A wins.", [CONTEST], ["a", "b"], seed=3, floor=0.4, goal=0.9)
BOUTS = [bout(1, "CSA", "Union"), bout(2, "CSA", "CSA"), bout(3, "CSA", "Union"), bout(4, None, "Union")]
STANDING = Standing(MATCH, [(CONTEST, summary(CONTEST, BOUTS))])
QUICK = ("--game", "gettysburg", "--scenario", "first-day")


# ---- telling ---------------------------------------------------------------------------------------------


def test_a_score_is_held_against_what_was_to_be_reached() -> None:
    found = summary(CONTEST, BOUTS)
    assert found.pairs.score == 0.8125
    assert 0.55 < found.pairs.lower < 0.62
    reached = {
        (floor, goal): verdict(msgspec.structs.replace(MATCH, floor=floor, goal=goal), found)
        for floor, goal in [(0.4, 0.9), (0.4, 0.5), (0.7, 0.9), (None, None)]
    }
    assert list(reached.values()) == ["floor", "goal", "below", ""]
    assert verdict(msgspec.structs.replace(MATCH, sprt=Sprt(0.5, 0.6)), found) == "undecided"
    assert verdict(msgspec.structs.replace(MATCH, sprt=Sprt(0.1, 0.9, 0.4, 0.4)), found) == "rather 0.9"


def test_the_page_tells_matches_scenarios_and_seats() -> None:
    script = Manifest("s", "staff-1 v staff-1", "As it was.", [CONTEST], ["staff-1", "staff-1"])
    missing = Manifest("m", "M v N", "Nobody knows.", [CONTEST], ["m", "n"], floor=0.5)
    mirror = Standing(script, [(CONTEST, summary(CONTEST, [bout(1, "CSA", "CSA")]))])
    page = strength_page([mirror, STANDING, Standing(missing, [(CONTEST, None)])])
    assert "| A v B | gettysburg | 4 of 10 | 0.812 | 0.616 | 6-1-1 | 0.40 | 0.90 | floor | 25 |" in page
    assert "| M v N | gettysburg | 0 of 10 | – | – | – | 0.50 | – | – | – |" in page
    assert "| gettysburg | first-day | CSA | 0.875 | 3-1-0 | 30% to 95% | 1.000 |" in page
    assert "| gettysburg | first-day | Union | 0.750 | 3-0-1 | 30% to 95% | 0.000 |" in page
    assert "gettysburg: rules 1, program `p`" in page
    assert "Nobody knows." not in page
    assert script_by_seat([STANDING]) == {}


def test_a_tenth_is_the_beginning() -> None:
    assert [pairs_wanted(msgspec.structs.replace(CONTEST, pairs=pairs), tenth=True) for pairs in (1, 10, 95)] == [
        1,
        1,
        10,
    ]
    assert pairs_wanted(CONTEST, pairs=3) == 3


# ---- the command -----------------------------------------------------------------------------------------


def test_a_match_of_two_is_played_and_told_again(tmp_path: Path) -> None:
    words = ("arena", "--versus", "staff", "random", *QUICK, "--pairs", "2", "--out", str(tmp_path))
    text = good(*words)
    assert "staff v random" in text
    lines = (tmp_path / "staff-v-random.jsonl").read_text().splitlines()
    assert len(lines) == 4
    assert good(*words) == good(*words, "--report") == text
    assert len((tmp_path / "staff-v-random.jsonl").read_text().splitlines()) == 4
    found = json.loads(good(*words, "--json"))[0]["games"]["gettysburg"]
    assert sum(found["pairs"]["counts"]) == 2
    assert 0 <= found["lower"] < found["score"] <= 1


def test_matches_that_are_written_down(tmp_path: Path) -> None:
    path = tmp_path / "m.toml"
    text = 'name = "m"\ntitle = "One v other"\nhypothesis = "Equal."\nplayers = ["random", "random"]\n[[games]]\n'
    path.write_text(text + 'game = "gettysburg"\nscenarios = ["first-day"]\npairs = 20\n')
    said = good("arena", str(path), "--tenth", "--out", str(tmp_path), "--json")
    assert json.loads(said)[0]["games"]["gettysburg"]["pairs"]["counts"] == [0, 0, 2, 0, 0]
    good("arena", str(path), "--games", "6", "--out", str(tmp_path))
    assert len((tmp_path / "m.jsonl").read_text().splitlines()) == 6
    path.write_text(path.read_text().replace('"random", "random"', '"random", "nobody"'))
    assert "no computer player 'nobody'" in bad("arena", str(path), "--out", str(tmp_path))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name manifests, or say one of"),
        (["--ladder", "--balance"], "name manifests, or say one of"),
        (["--versus", "staff", "random", "--game", "chess"], "no game 'chess'"),
        (["--versus", "staff", "random", *QUICK[:2], "--scenario", "x"], "no scenario 'x'"),
        (["--versus", "staff", "x y", *QUICK], "names no computer player"),
        (["--versus", "staff", "random", *QUICK, "--sprt", "0.6", "0.5"], "p0 must be below p1"),
        (["nowhere.toml"], "No such file"),
    ],
)
def test_what_cannot_be_played(words: list[str], said: str) -> None:
    assert said in bad("arena", *words)


def test_the_ladder_writes_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ladder.MATCHES).mkdir(parents=True)
    (tmp_path / ladder.PAGE).parent.mkdir()
    text = 'name = "m"\ntitle = "One v other"\nhypothesis = "Equal."\nplayers = ["random", "random"]\n[[games]]\n'
    (tmp_path / ladder.MATCHES / "1-m.toml").write_text(
        text + 'game = "gettysburg"\nscenarios = ["first-day"]\npairs = 1\n'
    )
    monkeypatch.setattr(ladder, "repository", lambda: tmp_path)
    good("arena", "--ladder")
    page = (tmp_path / ladder.PAGE).read_text()
    assert "| One v other | gettysburg | 1 | 0.500 |" in page
    assert (tmp_path / ladder.RESULTS / "m.jsonl").is_file()
    (tmp_path / ladder.PAGE).unlink()
    good("arena", "--ladder", "--report")
    assert (tmp_path / ladder.PAGE).read_text() == page
    monkeypatch.setattr(ladder, "repository", lambda: None)
    assert "inside a checkout" in bad("arena", "--ladder")


# ---- balance ---------------------------------------------------------------------------------------------

GAME = find_game("gettysburg")


@pytest.fixture
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for what is counted."""
    for module in (data, balance):
        monkeypatch.setattr(module, "balance_file", lambda game: tmp_path / f"{game.name}.json")
    return tmp_path


def test_games_against_oneself_are_counted(tmp_path: Path) -> None:
    found = balance.count(GAME, "first-day", Spec("random"), Book(tmp_path / "b.jsonl"), Processes(1), 3)
    assert found.games == 3 == sum(found.wins.values()) + found.draws
    assert found.length > 50
    assert len(Book(tmp_path / "b.jsonl").lines) == 3


def test_those_who_think_long_play_fewer_games() -> None:
    general, captain = Spec("general", {"nodes": "100"}), Spec("captain")
    assert balance.games_wanted(captain, "chickamauga") == balance.games_wanted(captain, "first-day") == 100
    assert (balance.games_wanted(general, "chickamauga"), balance.games_wanted(general, "deep-cut")) == (10, 30)
    assert set(balance.GREAT) < set(find_game("glory").scenarios)


@pytest.mark.usefixtures("own_data")
def test_the_lobby_hears_of_the_strongest_who_has_played_enough() -> None:
    assert balances(GAME) == {}
    many = Balance("random", 40, {"CSA": 10, "Union": 30}, 0, 200)
    few = Balance("staff", FEWEST - 1, {"CSA": 6, "Union": 5}, 0, 300)
    balance.keep(GAME, "third-day", few)
    assert balances(GAME) == {}
    balance.keep(GAME, "third-day", many)
    balance.keep(GAME, "first-day", many)
    assert counted(GAME) == {"first-day": [many], "third-day": [many, few]}
    assert list(counted(GAME)) == ["first-day", "third-day"]  # as the game names them
    assert balances(GAME) == {"first-day": many, "third-day": many}
    enough = msgspec.structs.replace(few, games=FEWEST, draws=1)
    balance.keep(GAME, "third-day", enough)
    assert counted(GAME)["third-day"] == [many, enough]
    assert balances(GAME)["third-day"] == enough
    captain = msgspec.structs.replace(enough, player="captain")
    balance.keep(GAME, "third-day", captain)
    assert counted(GAME)["third-day"] == [many, captain]  # in the place of the script's earlier name
    with pytest.raises(BadInput, match="not of staff-1"):
        balance.keep(GAME, "third-day", msgspec.structs.replace(many, player="staff-1"))


def test_a_side_that_wins_too_often_is_named() -> None:
    row = balance.row(GAME, "first-day", Balance("staff", 40, {"CSA": 10, "Union": 30}, 0, 1200))
    assert row == ("first-day", "staff", "40", "10-0-30", "14% to 40%", "60% to 86%", "Union", "1,200")
    assert uneven(Balance("staff", 10, {"CSA": 7, "Union": 3}, 0)) == ""


def test_balance_is_kept_and_told(own_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (own_data / balance.PAGE).parent.mkdir()
    monkeypatch.setattr(ladder, "checkout", lambda: own_data)
    words = ("arena", "--balance", "--mind", "random", *QUICK, "--games", "2", "--out", str(own_data))
    assert "first-day" in good(*words)
    assert counted(GAME)["first-day"][0].games == 2
    page = (own_data / balance.PAGE).read_text()
    assert page == balance.balance_page()
    assert "| first-day | random | 2 |" in page
    assert "Not counted yet: three-days, second-day-afternoon, third-day." in page
    (own_data / balance.PAGE).unlink()
    assert "first-day" in good("arena", "--balance", "--report")
    assert (own_data / balance.PAGE).read_text() == page
    assert json.loads(good("arena", "--balance", "--report", "--json"))["gettysburg"]["first-day"][0]["games"] == 2
    assert "no computer player 'nobody'" in bad(*words[:3], "nobody", *words[4:])


@pytest.mark.usefixtures("own_data")
def test_what_is_played_with_options_is_told_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "checkout", lambda: tmp_path)
    place = ("--game", "guns", "--scenario", "third-day", "--games", "1", "--out", str(tmp_path))
    assert "third-day" in good("arena", "--balance", "--mind", "random", *place, "--option", "obstructed=yes")
    assert counted(find_game("guns")) == {}
    assert "two seats, not 4" in bad("arena", "--balance", "--mind", "random", *place, "--option", "teams=both")


def test_the_page_of_balance_is_what_the_data_say() -> None:
    assert (Path(__file__).parents[2] / balance.PAGE).read_text(encoding="utf-8") == balance.balance_page()


def test_a_match_without_results_is_not_played(tmp_path: Path) -> None:
    assert kept_match(MATCH, Book(tmp_path / "none.jsonl")).games == [(CONTEST, None)]


# ---- handicaps -------------------------------------------------------------------------------------------

EVEN, UNEVEN = {"CSA": 20, "Union": 20}, {"CSA": 32, "Union": 8}


@pytest.mark.usefixtures("own_data")
def test_a_handicap_is_kept_beside_the_plain_count_and_recommended_where_it_brings_level() -> None:
    plain = Balance("captain", 40, UNEVEN, 0, 200)
    little = Balance("captain", 40, {"CSA": 29, "Union": 11}, 0, 200, "Union-1")
    right = Balance("captain", 40, EVEN, 0, 200, "Union-3")
    for found in (right, plain, little):
        balance.keep(GAME, "first-day", found)
    assert counted(GAME)["first-day"] == [plain, little, right]
    assert balances(GAME)["first-day"] == plain
    assert recommended(GAME) == {"first-day": right}
    page = balance.balance_page()
    assert "| first-day | captain | Union-3 | 40 | 20-0-20 | 35% to 65% | yes |" in page
    assert "| first-day | captain | Union-1 | 40 | 29-0-11 | 57% to 84% | – |" in page
    balance.keep(GAME, "first-day", msgspec.structs.replace(plain, wins=EVEN))
    assert recommended(GAME) == {}, "it needs none"


@pytest.mark.usefixtures("own_data")
def test_a_handicap_of_a_weaker_player_is_not_recommended_for_what_a_stronger_one_found() -> None:
    balance.keep(GAME, "first-day", Balance("captain", 40, UNEVEN, 0, 200))
    balance.keep(GAME, "first-day", Balance("captain", 40, EVEN, 0, 200, "Union-3"))
    balance.keep(GAME, "first-day", Balance("general", 30, {"CSA": 26, "Union": 4}, 0, 200))
    assert recommended(GAME) == {}


@pytest.mark.parametrize(
    ("strength", "tried"),
    [
        ((36, 30, 20, 10), ["Union-3"]),
        ((36, 20, 4, 0), ["Union-3", "Union-2"]),
        ((36, 36, 36, 20), ["Union-3", "Union-4"]),
        ((36, 36, 36, 36), ["Union-3", "Union-4"]),
    ],
)
def test_the_search_halves_the_steps_of_the_weaker_side(strength: tuple[int, ...], tried: list[str]) -> None:
    """How many of 40 games the CSA wins with each step."""

    def count_with(handicap: str) -> Balance:
        won = strength[int(handicap[-1]) - 1]
        return Balance("captain", 40, {"CSA": won, "Union": 40 - won}, 0, 0, handicap)

    choices = GAME.scenarios["first-day"].options["handicap"]
    plain = Balance("captain", 40, {"CSA": 38, "Union": 2}, 0)
    assert [found.handicap for found in balance.levelled(plain, choices, count_with)] == tried
    assert balance.levelled(Balance("captain", 40, EVEN, 0), choices, count_with) == []


def test_handicaps_are_counted_and_searched_by_command(own_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (own_data / balance.PAGE).parent.mkdir()
    monkeypatch.setattr(ladder, "checkout", lambda: own_data)
    words = ("arena", "--balance", "--mind", "random", *QUICK, "--games", "2", "--out", str(own_data))
    assert "has not counted first-day without" in bad(*words, "--level")
    balance.keep(GAME, "first-day", Balance("random", 40, UNEVEN, 0, 200))
    assert "Union-1" in good(*words, "--option", "handicap=Union-1")
    assert [found.handicap for found in counted(GAME)["first-day"]] == ["", "Union-1"]
    good(*words, "--level")
    assert {found.handicap for found in counted(GAME)["first-day"]} > {"", "Union-1", "Union-3"} - {"Union-1"}
    assert "no --option with it" in bad(*words, "--level", "--option", "handicap=Union-1")
