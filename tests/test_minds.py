"""Computer players and the arena in which they meet."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit import BadInput, Mind, Option, View
from longroll.kit.chance import secret_from_seed
from longroll.kit.record import decode, replay, verify
from longroll.lab.arena import Match, Played, play, selfplay
from longroll.minds import RandomMind, mind, minds
from longroll.minds.levels import SECONDS
from tests.gettysburg.table import Table, block, sector

POSITION = {"places": {"WRN": sector("CR1", "CR2", block=block("CSA", 3))}}


class Slow(RandomMind):
    """The random mind by way of its views."""

    def choose(self, view: View, rng: Random) -> Option:
        assert view.seat is not None
        assert view.decision is not None
        assert view.decision.seat == view.seat
        return super().choose(view, rng)


class Cheat(RandomMind):
    """Answers with something that was not offered."""

    name = "cheat"

    def choose(self, view: View, rng: Random) -> Option:
        return msgspec.structs.replace(super().choose(view, rng), clause="GB-0.0")


def table_of(first: Mind, second: Mind, limit: int = 100_000) -> Played:
    seats = dict(zip(GETTYSBURG.seats, (first, second), strict=True))
    return play(GETTYSBURG, "three-days", seats, secret_from_seed(7), 7, limit)


def timeless(match: Match) -> Match:
    return msgspec.structs.replace(match, decisions_per_second=0.0, mean_seconds=0.0)


# ---- minds -------------------------------------------------------------------------------------------------


def test_random_plays_every_game() -> None:
    assert minds(GETTYSBURG)[0] == "random"
    assert set(GETTYSBURG.doctrine.minds()) <= set(minds(GETTYSBURG))


def test_every_mind_is_made_by_its_name() -> None:
    for name in minds(GETTYSBURG):
        assert mind(GETTYSBURG, name).name == name


def test_an_unknown_mind_is_refused() -> None:
    with pytest.raises(BadInput, match="no computer player 'napoleon'; computer players are: random"):
        mind(GETTYSBURG, "napoleon")


@pytest.mark.parametrize("name", minds(GETTYSBURG))
def test_a_mind_answers_with_an_option_of_its_view(name: str) -> None:
    view = GETTYSBURG.view(Table(POSITION).state, "CSA")
    player = mind(GETTYSBURG, name, {"nodes": "30"} if name in SECONDS else {})
    for seed in range(5):
        assert player.choose(view, Random(seed)) in view.options


def test_random_is_uniform() -> None:
    view = GETTYSBURG.view(Table(POSITION).do("disc WRN").state, "CSA")
    rng = Random(1)
    number = len(view.options)
    counts = Counter(str(RandomMind().choose(view, rng)) for _ in range(200 * number))
    assert len(counts) == number
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi_square < number + 5 * (2 * number) ** 0.5


# ---- one game ----------------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end_and_verifies() -> None:
    played = table_of(RandomMind(), RandomMind())
    assert played.result.over
    assert played.result.winner == played.record.result
    assert played.decisions == len(played.record.actions)
    assert verify(GETTYSBURG, played.record) == played.dice


def test_the_short_cut_of_random_plays_the_same_game_as_its_views() -> None:
    assert table_of(Slow(), Slow(), 400).record == table_of(RandomMind(), RandomMind(), 400).record


def test_a_game_stops_at_its_limit() -> None:
    played = table_of(RandomMind(), RandomMind(), 25)
    assert not played.result.over
    assert played.result.winner is None
    assert played.decisions == 25


def test_a_mind_cannot_answer_what_was_not_offered() -> None:
    with pytest.raises(BadInput, match="'cheat' answered"):
        table_of(Cheat(), RandomMind())


def test_every_seat_needs_a_player() -> None:
    with pytest.raises(BadInput, match="needs a player for each of: CSA, Union"):
        play(GETTYSBURG, "", {"CSA": RandomMind()}, secret_from_seed(1))


# ---- many games --------------------------------------------------------------------------------------------


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one = selfplay(GETTYSBURG, "three-days", games=4, seed=5)
    two = selfplay(GETTYSBURG, "three-days", games=4, seed=5, jobs=2)
    assert timeless(one) == timeless(two)
    assert one.games == 4
    assert sum(one.wins.values()) + one.draws == 4


def test_another_seed_plays_other_games() -> None:
    assert selfplay(GETTYSBURG, games=2, seed=1).mean_decisions != selfplay(GETTYSBURG, games=2, seed=2).mean_decisions


def test_saved_records_replay(tmp_path: Path) -> None:
    match = selfplay(GETTYSBURG, games=2, seed=3, save=tmp_path / "new")
    records = [decode(path.read_bytes()) for path in sorted((tmp_path / "new").glob("*.longroll.json"))]
    assert len(records) == 2
    assert sum(len(record.actions) for record in records) == 2 * match.mean_decisions
    for record in records:
        assert replay(GETTYSBURG, record).result.winner == record.result


def test_games_without_a_winner_are_counted_apart() -> None:
    match = selfplay(GETTYSBURG, games=2, limit=10)
    assert (match.draws, match.unfinished) == (0, 2)


def test_every_game_is_reported() -> None:
    seen: list[int] = []
    selfplay(GETTYSBURG, games=3, limit=10, on_game=lambda outcome: seen.append(outcome.decisions))
    assert seen == [10, 10, 10]


@pytest.mark.parametrize(
    ("seats", "games", "words"),
    [(["random"], 1, "has 2 seats"), (["random", "napoleon"], 1, "napoleon"), ([], 0, "at least one game")],
)
def test_impossible_matches_are_refused(seats: list[str], games: int, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        selfplay(GETTYSBURG, seats=seats, games=games)
