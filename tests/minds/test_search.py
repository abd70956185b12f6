"""Plan search, on a game so small that the best plan can be worked out by hand: Picket."""

from __future__ import annotations

from random import Random

import pytest

import longroll
from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import PLACE
from longroll.games.gettysburg.doctrine.posterior import block_chances
from longroll.kit.planning import Plan
from longroll.kit.state import State
from longroll.kit.terms import BadInput
from longroll.lab.arena import play
from longroll.minds import levels, mind
from longroll.minds.crew import Alone, Crew
from longroll.minds.general import General
from longroll.minds.search import CLOSE, Budget, Candidate, Search, error
from longroll.minds.temper import EVEN, Temper, leaders
from longroll.minds.trials import Bench, Post, Trial, planning

PICKET = longroll.game("picket")
CHAPEL = 2
DEADLOCK = {"holders": {"mill": "north", "bridge": "south"}, "reserve": {"north": 1, "south": 0}}
"""The chapel is free, and the north alone has a picket left: to take it wins for certain, to wait does not."""
STALL, TAKE_CHAPEL = Plan("stall"), Plan("take", (CHAPEL,))


def search(nodes: int = 60, temper: Temper = EVEN, workers: Alone | Crew | None = None, seed: str = "1") -> Search:
    return Search(PICKET, PICKET.position(DEADLOCK), seed, workers or Alone(), Budget(nodes), temper)


def test_a_plan_that_wins_is_found_though_the_script_would_wait() -> None:
    found = search().run([STALL, Plan("take", (1,)), TAKE_CHAPEL])
    assert (found.plan, found.chance) == (TAKE_CHAPEL, 1.0)


def test_the_budget_is_kept() -> None:
    thought = search(40)
    thought.run([STALL, Plan("take", (1,)), TAKE_CHAPEL])
    assert 30 <= thought.spent <= 40


def test_with_little_time_every_plan_is_still_tried() -> None:
    thought = search(1)
    assert thought.run([STALL, TAKE_CHAPEL]).plan == TAKE_CHAPEL
    assert thought.spent == 4


def test_one_and_two_workers_find_the_same_to_the_last_bit() -> None:
    start = PICKET.new()
    plans = planning(PICKET)[0].plans(start)
    crew = Crew(2)
    try:
        found = [
            Search(PICKET, start, "9", workers, Budget(90)).run(plans, explain=True) for workers in (Alone(), crew)
        ]
    finally:
        crew.close()
    reports = [one.report for one in found]
    assert reports[0] is not None
    assert reports[1] is not None
    assert found[0].plan == found[1].plan
    assert found[0].chance == found[1].chance
    assert reports[0].chosen == reports[1].chosen
    assert reports[0].alternatives == reports[1].alternatives


def test_what_goes_wrong_in_a_crew_is_raised_where_it_was_asked_for() -> None:
    crew = Crew(2)
    try:
        crew.begin(PICKET, Post(PICKET.new(), "north", "1"))
        with pytest.raises(IndexError):
            crew.values([Trial(Plan("take", ()), 0), Trial(STALL, 0)])
        assert crew.values([Trial(STALL, 0)]) == values_alone(STALL)
    finally:
        crew.close()


def values_alone(plan: Plan) -> list[float]:
    alone = Alone()
    alone.begin(PICKET, Post(PICKET.new(), "north", "1"))
    return alone.values([Trial(plan, 0)])


def test_all_plans_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    bench = Bench(PICKET, Post(PICKET.new(), "north", "1"))
    assert bench.world(3) is bench.world(3)
    assert bench.luck("luck", 3).random() == bench.luck("luck", 3).random() != bench.luck("luck", 4).random()


def test_a_report_says_what_was_thought() -> None:
    report = search().run([STALL, Plan("take", (1,)), TAKE_CHAPEL], explain=True).report
    assert report is not None
    assert report.seat == "north"
    assert report.chosen.plan == TAKE_CHAPEL
    assert report.before < report.chosen.chance == 1.0
    assert {one.plan for one in report.alternatives} == {STALL, Plan("take", (1,))}
    assert all(one.low <= one.chance <= one.high for one in (report.chosen, *report.alternatives))
    assert [name for name, _ in report.reasons] == ["posts"]
    assert not report.mood
    assert 55 <= report.trials <= 60


def test_a_report_says_what_hidden_blocks_are_taken_for() -> None:
    """About as often as they can be dealt so; of what is certain nothing is said."""
    places = {
        place: {"pieces": [f"CR{n}"], "block": {"side": "CSA", "value": value, "discs": discs}}
        for n, (place, value, discs) in enumerate((("CEM", 3, 1), ("CUL", 4, 4), ("SPW", 5, 5)), 1)
    }
    places["CRN"] = {"pieces": ["UR1"], "block": {"side": "Union", "value": 5, "discs": 0}}
    state = GETTYSBURG.position({"places": places, "turn": "Union"})
    known = GETTYSBURG.known(state, "Union")
    planner, _ = planning(GETTYSBURG)
    found = Search(GETTYSBURG, known, "1", Alone(), Budget(8), EVEN).run(planner.plans(known), explain=True)
    assert found.report is not None
    assert {belief.what for belief in found.report.beliefs} == {"CEM", "CUL"}
    assert not found.report.truth, "that is not for him to know"
    exact = block_chances(state, 0)
    for belief in found.report.beliefs:
        assert sum(chance for _, chance in belief.chances) == pytest.approx(1.0)
        for value, chance in belief.chances:
            assert chance == pytest.approx(exact[PLACE[belief.what]][int(value)], abs=0.25)


def candidate(plan: Plan, values: list[float], rank: int) -> Candidate:
    one = Candidate(plan, rank)
    one.values = values
    return one


def test_a_plan_that_was_dropped_is_weighed_by_the_worlds_it_was_tried_in() -> None:
    chosen = candidate(Plan("assault"), [0.9, 0.8, 0.1, 0.2], 1)
    dropped = candidate(Plan("hold"), [0.8, 0.7], 2)
    assert dropped.weighed(chosen).chance == pytest.approx(0.4), "the first worlds were kind to both"


def test_a_temper_tips_the_scale_between_plans_that_are_nearly_as_good() -> None:
    bold = Temper("bold", dash=0.02)
    thought = search(temper=bold)
    own = candidate(Plan("staff"), [0.3] * 20, 0)
    wait, attack = candidate(Plan("hold"), [0.51] * 20, 1), candidate(Plan("assault"), [0.49] * 20, 2)
    assert attack.felt(own, bold) > wait.felt(own, bold)
    assert attack.felt(own, EVEN) < wait.felt(own, EVEN)
    far = candidate(Plan("assault"), [0.4] * 20, 2)
    assert thought.choose([own, wait, far]) is wait


def test_a_cautious_general_looks_at_the_worst() -> None:
    wary = Temper("cautious", caution=0.2)
    own = candidate(Plan("staff"), [0.4] * 10, 0)
    even, wild = candidate(Plan("march"), [0.5] * 10, 1), candidate(Plan("march"), [0.0, *[0.57] * 9], 2)
    assert wild.felt(own, EVEN) > even.felt(own, EVEN)
    assert wild.felt(own, wary) < even.felt(own, wary)


def test_what_the_enemy_can_do_about_a_plan_counts_against_it() -> None:
    own, safe, open_ = (candidate(Plan("march"), [value] * 10, n) for n, value in enumerate((0.4, 0.5, 0.55)))
    for one, cost in ((own, 0.0), (safe, 0.0), (open_, 0.3)):
        one.met, one.cost = True, cost
    assert open_.score() < safe.score()
    assert search().choose([own, safe, open_]) is safe


def test_among_equals_the_choice_varies_with_the_seed_alone() -> None:
    values = [0.5, 0.6, 0.55] * 10
    own = candidate(Plan("staff"), [value - 0.2 for value in values], 0)
    equals = [candidate(Plan("march", (n,)), values, n) for n in (1, 2)]
    chosen = [search(seed=str(seed)).choose([own, *equals]).plan.aim[0] for seed in range(12)]
    assert set(chosen) == {1, 2}
    assert chosen == [search(seed=str(seed)).choose([own, *equals]).plan.aim[0] for seed in range(12)]
    worse = candidate(Plan("march", (3,)), [value - 2 * CLOSE for value in values], 3)
    assert all(search(seed=str(seed)).choose([own, equals[0], worse]) is equals[0] for seed in range(12))
    tried_seldom = [candidate(Plan("march", (n,)), values[:9], n) for n in (1, 2)]
    assert {search(seed=str(seed)).choose([own, *tried_seldom]).plan.aim for seed in range(12)} == {(1,)}


def test_the_scripts_own_plan_is_kept_where_nothing_promises_more() -> None:
    own = candidate(Plan("staff"), [0.2, 0.8, 0.2, 0.8], 0)
    hardly = candidate(Plan("assault"), [0.21, 0.8, 0.2, 0.8], 1)
    surely = candidate(Plan("assault"), [0.3, 0.9, 0.3, 0.9], 1)
    assert search().choose([own, hardly]) is own
    assert search().choose([own, surely]) is surely


def test_the_error_of_a_mean() -> None:
    assert error([0.25, 0.75]) == pytest.approx(0.25)
    assert error([0.4]) == 0.5


# ---- at play -----------------------------------------------------------------------------------------------


def test_every_level_plays_a_whole_game() -> None:
    for name in levels(PICKET):
        settings = {"nodes": "40"} if name in ("general", "marshal") else {}
        for seed in range(3):
            seats = {"north": mind(PICKET, name, settings), "south": mind(PICKET, "staff")}
            assert play(PICKET, "", seats, bytes([seed] * 32), seed).result.over


def test_a_general_follows_his_plan_until_it_is_time_for_another() -> None:
    general = General(PICKET, budget=Budget(30), explains=True)
    state: State = PICKET.position(DEADLOCK)
    code = general.think(state, Random(1))
    made = general.orders
    assert str(state.write(code)) == "send chapel"
    assert general.report is not None
    assert general.think(state, Random(2)) == code
    assert general.orders is made
    assert general.report is None


def test_a_view_serves_as_well_as_the_position() -> None:
    state = PICKET.position(DEADLOCK)
    option = General(PICKET, budget=Budget(30)).choose(PICKET.view(state, "north"), Random(1))
    assert str(option) == "send chapel"


@pytest.mark.parametrize(
    ("name", "settings", "why"),
    [
        ("captain", {"nodes": "3"}, "takes no settings, not nodes"),
        ("general", {"ponies": "3"}, "takes nodes, seconds, .*, not ponies"),
        ("general", {"nodes": "many"}, "'nodes' must be a number above 0, not 'many'"),
        ("general", {"seconds": "-1"}, "'seconds' must be a number above 0"),
        ("general", {"temper": "sleepy"}, "there is no temper 'sleepy'; tempers are: bold"),
        ("staff", {"nodes": "3"}, "'staff' takes no settings"),
    ],
)
def test_settings_that_make_no_sense_are_named(name: str, settings: dict[str, str], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        mind(PICKET, name, settings)


def test_every_general_has_a_bent() -> None:
    found = leaders()
    assert all(
        leader.temper in found.tempers for seats in found.games.values() for side in seats.values() for leader in side
    )
