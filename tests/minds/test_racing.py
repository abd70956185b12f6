"""Races, where it is known what every course is worth; and the experience that trials are held against."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from longroll.games import BUILT_IN, game
from longroll.kit.planning import Plan
from longroll.minds.experience import TRUST, Experience, Habit, experience_of
from longroll.minds.racing import FEWEST, FINALISTS, GLANCE, Entrant, promise, race

FEW = Habit(gain=0.0, spread=0.1, noise=0.2)


class Course:
    """Runs a race whose courses are worth what ``worth`` says, with luck that is the same for all and some of each."""

    def __init__(self, worth: Sequence[float], budget: int, habit: Habit = FEW) -> None:
        self.entrants = [Entrant(rank, habit) for rank in range(len(worth))]
        self.worth, self.budget, self.spent = worth, budget, 0

    def value(self, one: Entrant, world: int) -> float:
        shared = Random(f"world {world}").gauss(0, 0.05)
        return 0.5 + self.worth[one.rank] + shared + Random(f"{self.worth[one.rank]} {world}").gauss(0, 0.02)

    def run(self, some: Sequence[Entrant], worlds: int) -> None:
        for one in some:
            while len(one.values) < worlds:
                one.values.append(self.value(one, len(one.values)))
                self.spent += 1

    def left(self, share: float) -> int:
        return int(self.budget * share) - self.spent

    def finish(self) -> list[Entrant]:
        return race(self.entrants, self.run, self.left)


def test_the_best_course_wins() -> None:
    course = Course([0.0, -0.1, 0.05, 0.2, 0.1, -0.05], 120)
    own, *finalists = course.finish()
    assert own is course.entrants[0]
    assert [one.rank for one in finalists] == [3, 4]
    assert course.spent <= 120


def test_the_better_half_is_tried_more_often() -> None:
    course = Course([0.0, *[-0.1 + 0.02 * n for n in range(12)]], 200)
    tried = [len(one.values) for one in sorted(course.finish()[1:], key=lambda one: one.rank)]
    assert len(tried) == FINALISTS
    assert all(number > FEWEST for number in tried)
    assert len(course.entrants[1].values) == FEWEST


def test_who_does_what_the_script_does_is_not_tried_again() -> None:
    course = Course([0.0, 0.0, 0.1], 60)
    own, best = course.finish()
    assert (own.rank, best.rank) == (0, 2)
    assert len(course.entrants[1].values) == 1


def test_with_little_time_only_the_first_are_looked_at() -> None:
    course = Course([0.0, *[0.1] * 11], 8)
    course.finish()
    assert [len(one.values) for one in course.entrants] == [FEWEST] * GLANCE + [0] * (12 - GLANCE)


def test_where_all_do_the_same_nothing_more_is_tried() -> None:
    course = Course([0.0, 0.0, 0.0], 100)
    assert len(course.finish()) == 1
    assert course.spent == 2 + FEWEST


def test_a_gain_that_was_seen_seldom_counts_less() -> None:
    own, seldom, often = (Entrant(rank, FEW) for rank in range(3))
    own.values, seldom.values, often.values = [0.5] * 20, [0.7] * 2, [0.65] * 20
    assert promise(seldom, own) == pytest.approx(TRUST * 0.2 * 2 / (2 + 4))
    assert promise(often, own) > promise(seldom, own) > promise(own, own) == 0.0


def test_what_usually_loses_must_show_more() -> None:
    own, doubtful = Entrant(0, FEW), Entrant(1, Habit(gain=-0.1, spread=0.1, noise=0.2))
    own.values, doubtful.values = [0.5] * 4, [0.55] * 4
    assert promise(doubtful, own) < 0


def test_plans_that_may_gain_most_are_looked_at_first() -> None:
    known = Experience({"assault": Habit(0.02), "hold": Habit(-0.1), "march": Habit(-0.01, spread=0.2)})
    plans = [Plan(kind) for kind in ("staff", "hold", "assault", "march")]
    assert [plan.kind for plan in known.ordered(plans)] == ["staff", "march", "assault", "hold"]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_brings_what_was_learned(name: str) -> None:
    found = experience_of(game(name))
    assert found.rows > 100
    assert len(found.plans) > 5
    assert len(found.acts) > 1
    habits = [*found.acts.values(), *found.plans.values()]
    assert all(habit.gain <= 0 for habit in habits), "what gains as a rule the script should do"
    assert all(round(habit.worlds) >= 1 for habit in habits if habit.noise > habit.spread)
