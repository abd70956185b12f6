"""Pairs of games with the same dice: what is kept of them, and what it comes to."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from random import Random
from time import sleep

import msgspec
import pytest

from longroll.games import game as find_game
from longroll.kit.game import Game, Mind
from longroll.kit.state import State
from longroll.kit.terms import BadInput
from longroll.lab import matches
from longroll.lab.anchors import player
from longroll.lab.latency import latency
from longroll.lab.manifest import Contest, Manifest
from longroll.lab.matches import Book, Bout, Line, Seat, kept_bouts, key_of, play_contest, play_task, summary, tasks
from longroll.lab.runner import Item, Outcome, Processes
from longroll.lab.scores import Sprt
from longroll.minds import RandomMind

CONTEST = Contest("gettysburg", ["first-day", "third-day"], 4)
MATCH = Manifest("a-v-b", "A v B", "A wins.", [CONTEST], ["staff", "random"], seed=3)
HERE = Processes(1)


def timeless(line: Line) -> Line:
    seats = {seat: (answers.decisions, answers.failures) for seat, answers in line.answers.items()}
    return msgspec.structs.replace(line, seconds=0.0, answers=seats)


def play(path: Path, match: Manifest = MATCH, pairs: int = 2, jobs: int = 1) -> list[Bout]:
    return play_contest(match, match.games[0], pairs, Book(path), Processes(jobs))


# ---- games -------------------------------------------------------------------------------------------------


def test_a_pair_has_one_seed_and_the_sides_exchanged() -> None:
    first, second, third, _ = tasks(MATCH, CONTEST, 2)
    assert first.seats == {"CSA": "staff", "Union": "random"}
    assert second.seats == {"CSA": "random", "Union": "staff"}
    assert (first.seed, first.scenario, first.pair) == (second.seed, second.scenario, second.pair)
    assert (third.scenario, third.pair) == ("third-day", 2)
    assert third.seed != first.seed


def test_equal_players_play_the_same_game_twice(tmp_path: Path) -> None:
    match = msgspec.structs.replace(MATCH, players=["random", "random"])
    bouts = play(tmp_path / "x.jsonl", match)
    assert [bout.score for bout in bouts] == [0.5, 0.5]
    for bout in bouts:
        assert bout.straight.decisions == bout.swapped.decisions
        assert bout.straight.winner == bout.swapped.winner


def test_a_line_tells_the_game(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "x.jsonl"
    play(path, pairs=1)
    lines = [json.loads(text) for text in path.read_text().splitlines()]
    assert len(lines) == 2
    line = lines[0]
    assert (line["match"], line["pair"], line["game"], line["scenario"]) == ("a-v-b", 1, "gettysburg", "first-day")
    assert line["seats"] == {"CSA": "staff", "Union": "random"}
    assert not line["unfinished"]
    for answers in line["answers"].values():
        assert answers["latency"]["number"] == answers["decisions"] > 10
        assert 0 < answers["latency"]["p50"] <= answers["latency"]["p95"] <= answers["latency"]["longest"]
        assert answers["planning"] is None
        assert answers["failures"] == []
    assert sum(answers["decisions"] for answers in line["answers"].values()) < line["decisions"]


def test_a_game_that_is_stopped_is_half_a_point() -> None:
    line = play_task(msgspec.structs.replace(tasks(MATCH, CONTEST, 1)[0], limit=20))
    assert (line.unfinished, line.drawn, line.winner, line.decisions) == (True, False, None, 20)
    assert line.points("CSA") == line.points("Union") == 0.5


# ---- failures ----------------------------------------------------------------------------------------------


class Fails(RandomMind):
    """Answers a few times, and then something happens."""

    name = "fails"

    def __init__(self, how: str) -> None:
        self.how = how
        self.planned = 0
        self.answers = 0

    def think(self, known: State, rng: Random) -> int:
        self.answers += 1
        if self.answers % 3 == 0:
            self.planned += 1
        if self.answers == 7 and self.how == "exception":
            raise ZeroDivisionError("oh")
        if self.answers == 7 and self.how == "timeout":
            raise TimeoutError("nothing came")
        if self.answers == 7 and self.how == "late":
            sleep(0.06)
        return -5 if self.answers == 7 and self.how == "illegal answer" else rng.choice(known.codes)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(game: Game, name: str) -> Mind:
        return Fails(name.split("how=")[1].replace("_", " ")) if name.startswith("fails") else player(game, name)

    monkeypatch.setattr(matches, "player", found)


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize(
    ("how", "kind", "words"),
    [
        ("exception", "exception", "ZeroDivisionError: oh"),
        ("illegal_answer", "illegal answer", "-5"),
        ("timeout", "late", "nothing came"),
    ],
)
def test_whoever_fails_has_lost_and_the_match_goes_on(tmp_path: Path, how: str, kind: str, words: str) -> None:
    match = msgspec.structs.replace(MATCH, players=[f"fails:how={how}", "random"])
    bouts = play(tmp_path / "x.jsonl", match)
    assert [bout.score for bout in bouts] == [0.0, 0.0]
    line = bouts[0].straight
    assert (line.winner, line.unfinished, line.drawn) == ("Union", False, False)
    assert len(line.answers["CSA"].failures) == 1
    assert words in line.answers["CSA"].failures[0]
    found = summary(CONTEST, bouts)
    assert found.answers[0].failures == {kind: 4}
    assert found.answers[1].failures == {}
    assert found.answers[0].latency.number == 28


@pytest.mark.usefixtures("failing")
def test_a_late_answer_is_counted_and_plans_are_timed_apart() -> None:
    match = msgspec.structs.replace(MATCH, players=["fails:how=late", "random"], patience=0.05)
    line = play_task(tasks(match, CONTEST, 1)[0])
    assert line.answers["CSA"].failures == ["late: an answer took 0.1 s"]
    planning = line.answers["CSA"].planning
    assert planning is not None
    assert planning.number == line.answers["CSA"].decisions // 3
    assert not line.unfinished


def test_those_who_search_for_plans_are_timed_when_they_do(tmp_path: Path) -> None:
    contest = Contest("picket", [next(iter(find_game("picket").scenarios))], 1)
    match = Manifest("g", "G v I", "Plans.", [contest], ["general:nodes=24", "ismcts:nodes=4"], "nodes")
    found = summary(contest, play(tmp_path / "x.jsonl", match, 1))
    general, tree = found.answers
    assert 0 < general.planning.number <= general.latency.number
    assert tree.planning.number == 0
    assert general.failures == tree.failures == {}


# ---- what is kept ------------------------------------------------------------------------------------------


def test_results_do_not_depend_on_who_works(tmp_path: Path) -> None:
    one, two = (play(tmp_path / f"{jobs}.jsonl", jobs=jobs) for jobs in (1, 2))
    assert list(map(timeless, Book(tmp_path / "1.jsonl").lines.values())) == list(
        map(timeless, Book(tmp_path / "2.jsonl").lines.values())
    )
    assert [bout.score for bout in one] == [bout.score for bout in two]


class Counting:
    """Works here, and counts."""

    def __init__(self) -> None:
        self.items = 0

    def map(self, function: Callable[[Item], Outcome], items: Iterable[Item]) -> Generator[Outcome, None, None]:
        for item in items:
            self.items += 1
            yield function(item)


def again(path: Path, pairs: int = 2, any_program: bool = False) -> tuple[int, list[Line]]:
    """How many games were played, and all lines then."""
    runner = Counting()
    bouts = play_contest(MATCH, CONTEST, pairs, Book(path, any_program), runner)
    return runner.items, [timeless(line) for bout in bouts for line in (bout.straight, bout.swapped)]


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    played, whole = again(path)
    assert played == 4
    text = path.read_bytes()
    lines = text.splitlines(keepends=True)
    assert again(path) == (0, whole)
    path.write_bytes(b"".join(lines[:3]))
    assert again(path) == (1, whole)
    path.write_bytes(b"".join(lines[:2]) + lines[2][:40])  # torn
    assert again(path) == (2, whole)
    assert len(path.read_bytes().splitlines()) == 4
    assert again(path, pairs=3)[0] == 2
    path.write_bytes(lines[1] + lines[0])  # in whatever order
    assert again(path) == (2, whole)
    path.write_bytes(lines[0][:30])
    assert again(path, pairs=1)[0] == 2


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("{}\n")
    with pytest.raises(BadInput, match=r"x.jsonl, line 1: "):
        Book(path)


def test_results_of_another_program_do_not_count_unless_wanted(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    again(path, pairs=1)
    other = b"".join(
        msgspec.json.encode(msgspec.structs.replace(line, program="old")) + b"\n" for line in Book(path).lines.values()
    )
    path.write_bytes(other)
    assert Book(path).lines == {}
    assert again(path, pairs=1, any_program=True)[0] == 0
    assert again(path, pairs=1)[0] == 2
    assert len(Book(path).lines) == 2


def test_other_players_are_another_match(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    again(path, pairs=1)
    match = msgspec.structs.replace(MATCH, players=["random", "staff"])
    assert kept_bouts(MATCH, CONTEST, Book(path)) != []
    assert kept_bouts(match, CONTEST, Book(path)) == []


# ---- what it comes to --------------------------------------------------------------------------------------


def line(pair: int, swapped: bool, winner: str | None, scenario: str = "first-day") -> Line:
    seats = ("b", "a") if swapped else ("a", "b")
    answers = {"CSA": Seat(2, latency([0.1, 0.2]), None, []), "Union": Seat(1, latency([0.4]), None, ["late: x"])}
    return Line(
        match="a-v-b",
        pair=pair,
        swapped=swapped,
        game="gettysburg",
        scenario=scenario,
        options={},
        seats=dict(zip(("CSA", "Union"), seats, strict=True)),
        seed=f"3 {pair}",
        program="p",
        winner=winner,
        drawn=winner is None,
        unfinished=False,
        decisions=10 * pair,
        seconds=1.5,
        answers=answers,
    )


def bout(pair: int, straight: str | None, swapped: str | None, scenario: str = "first-day") -> Bout:
    return Bout(line(pair, False, straight, scenario), line(pair, True, swapped, scenario))


def test_the_sums_by_hand() -> None:
    found = summary(
        CONTEST,
        [
            bout(1, "CSA", "Union"),
            bout(2, "CSA", "CSA", "third-day"),
            bout(3, None, "Union"),
            bout(4, "Union", None, "third-day"),
        ],
    )
    assert found.pairs.counts == (0, 1, 1, 1, 1)
    assert str(found.tally) == "4-2-2"
    assert found.tally.score == found.pairs.score == 0.625
    assert {name: pairs.counts for name, pairs in found.scenarios.items()} == {
        "first-day": (0, 0, 0, 1, 1),
        "third-day": (0, 1, 1, 0, 0),
    }
    assert {
        scenario: {seat: str(tally) for seat, tally in seats.items()} for scenario, seats in found.seats.items()
    } == {
        "first-day": {"CSA": "1-1-0", "Union": "2-0-0"},
        "third-day": {"CSA": "1-0-1", "Union": "0-1-1"},
    }
    assert found.length == 25.0
    assert found.seconds == 12.0
    first, second = found.answers
    assert (first.latency.number, second.latency.number) == (12, 12)
    assert first.failures == second.failures == {"late": 4}
    assert first.latency.longest == 0.4


def write(path: Path, bouts: list[Bout]) -> None:
    lines = [game for pair in bouts for game in (pair.straight, pair.swapped)]
    path.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in lines))


def test_enough_is_enough(tmp_path: Path) -> None:
    """By what is kept: the first player wins everything, and the test stops long before the last pair."""
    contest = msgspec.structs.replace(CONTEST, scenarios=["first-day"], pairs=200)
    match = Manifest("a-v-b", "A v B", "A.", [contest], ["a", "b"], seed=3, sprt=Sprt(0.5, 0.6))
    path = tmp_path / "x.jsonl"
    write(path, [bout(pair, "CSA", "Union") for pair in range(1, 201)])
    runner = Counting()
    bouts = play_contest(match, contest, 200, Book(path, any_program=True), runner)
    assert runner.items == 0
    assert 5 < len(bouts) < 60
    assert kept_bouts(match, contest, Book(path, any_program=True)) == bouts
    assert match.sprt is not None
    assert match.sprt.verdict(summary(contest, bouts).pairs) is True
    whole = msgspec.structs.replace(match, sprt=None)
    assert len(kept_bouts(whole, contest, Book(path, any_program=True))) == 200


def test_half_a_pair_is_none(tmp_path: Path) -> None:
    contest = msgspec.structs.replace(CONTEST, scenarios=["first-day"])
    match = Manifest("a-v-b", "A v B", "A.", [contest], ["a", "b"], seed=3)
    path = tmp_path / "x.jsonl"
    write(path, [bout(1, "CSA", "Union"), bout(2, "CSA", "Union"), bout(3, "CSA", "Union")])
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3] + lines[4:]))
    assert [kept.straight.pair for kept in kept_bouts(match, contest, Book(path, any_program=True))] == [1, 3]


def test_the_key_is_the_game() -> None:
    wanted = tasks(MATCH, CONTEST, 4)
    assert len({key_of(task) for task in wanted}) == 8
    assert set(wanted[0].seats) == set(find_game("gettysburg").seats)
