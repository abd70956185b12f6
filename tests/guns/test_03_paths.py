"""GG-3.2 Moves over the ground: attack paths, withdrawals, marches, entries (geometry only)."""

from random import Random
from typing import Any

import pytest

from longroll.games.guns.data.map_data import load_map
from longroll.games.guns.questions import Questions
from longroll.kit.clauses import rule
from tests.guns.field import Field, hard, infantry, on_map
from tests.guns.literal import Plain

DATA = load_map()
PLAIN = Plain(DATA)
BARRED = {
    place
    for entry in DATA.entries.values()
    if entry.army == "CSA"
    for area in entry.areas
    for place in PLAIN.border[area]
}
"""Positions of the map no Union block may enter (GG-10.12)."""
MINE = {"CSA": "Heth-F", "USA": "Howard-F"}
"""The block that moves."""


def field(stack: str, enemies: str = "", army: str = "CSA", face: str = "", marks: str = "", **more: Any) -> Field:
    """A block of an army ready to march, and enemies written like "H34 N, V44 E"."""
    foes = infantry("USA" if army == "CSA" else "CSA")
    stacks = dict(zip(enemies.split(", ") if enemies else [], foes, strict=False))
    stacks |= more.pop("friends", {})
    return Field(f"{army} march", {stack: (face or MINE[army]) + marks, **stacks}, **more)


def standing(codes: str, blocks: str) -> dict[str, str]:
    """Stacks on the positions named."""
    return {f"{code} N": blocks for code in codes.split()}


def walked(ask: Questions, start: str, path: str) -> int:
    """The cost of a path, of which every step must be one and no position may come twice."""
    words = path.split()
    places = [start, *words[1::2]]
    assert len(set(places)) == len(places)
    costs = [ask.step_cost(a, area, b) for a, area, b in zip(places, words[0::2], places[1:], strict=False)]
    assert all(costs)
    return sum(costs)


# ---- attack paths ------------------------------------------------------------------------------------------------


def attacks(stack: str, target: str, enemies: str = "", army: str = "CSA", **more: Any) -> set[str]:
    held = ", ".join(f"{code} N" for code in enemies.split())
    return set(field(stack, held, army, **more).ask.attack_paths(stack.split()[0], army, target))


@rule("GG-13.11.2", "GG-13.17.1", "GG-W24")
def test_attack_over_two_areas() -> None:
    assert "a35 H35 a34 H34" in attacks("H36 S", "H34", "H34")
    (way,) = field("H36 S", "H34 N").ask.attack_ways("H36", "CSA", "H34")
    assert set(way["areas"]) == {"a35", "a34"}
    assert way["last"] == "a34"
    assert way["front"] == "a33"
    assert attacks("H36 S", "H34", "H34 H35") == set()


@rule("GG-13.11.2", "GG-W25", "GG-R28")
def test_the_first_area_must_be_the_front() -> None:
    assert attacks("V34 W", "H34", "H34") == set()
    assert attacks("V34 E", "H34", "H34") == {"a34 H34"}


@rule("GG-13.11.2", "GG-R28")
def test_shortest_is_measured_on_the_bare_map() -> None:
    """An enemy on the only shortest way does not open a longer one."""
    assert attacks("H35 S", "H33", "H33") == {"a34 H34 a33 H33"}
    assert attacks("H35 S", "H33", "H33 H34") == set()


@rule("GG-13.11.2")
def test_obstruction_lengthens_paths_and_opens_others() -> None:
    terrain = hard("H34 a34 obstructed")
    assert attacks("V34 E", "H34", terrain=terrain) == {"a34 H34"}
    assert attacks("V44 W", "H34", terrain=terrain) == {"a34 H34"}
    assert attacks("V44 E", "H34", terrain=terrain) == set()
    assert field("V44 E", terrain=terrain).ask.distance("V44", "H34") == 2


@rule("GG-13.11.2", "GG-13.11.11", "GG-10.12")
def test_attack_over_barred_positions() -> None:
    assert attacks("H03 N", "H04") == {"a03 H04"}
    assert attacks("H03 N", "H04", "H04", army="USA") == set()
    assert attacks("H14 N", "H16") == {"a14 H15 a15 H16"}
    assert attacks("H14 N", "H16", "H16", army="USA") == set()


@rule("GG-13.11.2")
def test_ways_keep_apart_what_the_rules_look_at() -> None:
    """From V33 to H44 (two steps) there are two ways, by a43 and by a34 and a44."""
    ways = field("V33 E").ask.attack_ways("V33", "CSA", "H44")
    assert [set(way["areas"]) for way in ways] == [{"a33", "a43"}]
    assert len(attacks("V33 E", "H44")) == 1


@rule("GG-3.11", "GG-13.11.2")
def test_attack_paths_on_the_map_are_the_shortest() -> None:
    rng = Random(2)
    seen = 0
    for _ in range(9):
        blocks = infantry("CSA")
        stacks = {place: rng.choice(PLAIN.areas(place)) for place in rng.sample(sorted(DATA.positions), len(blocks))}
        ask = on_map("CSA march", {f"{p} {a}": face for (p, a), face in zip(stacks.items(), blocks, strict=True)})
        for start, front in stacks.items():
            target = rng.choice(PLAIN.border[rng.choice(ask.extended_front(start, front))])
            for path in ask.attack_paths(start, "CSA", target) if target != start else []:
                assert path.split()[0] == front
                assert path.split()[-1] == target
                assert walked(ask, start, path) == ask.distance(start, target)
                seen += 1
    assert seen > 100


# ---- withdrawals -------------------------------------------------------------------------------------------------

HOLD = "hold"
WITHDRAW = "withdraw"
"""Orders: two steps, four steps (GG-14.4)."""


def withdrawing(stack: str, enemies: str, order: str = HOLD, full: str = "", **more: Any) -> Field:
    army = more.get("army", "CSA")
    friends = standing(full, "Hood-F Hood-F Early-F" if army == "CSA" else "Sykes-F Sykes-F Sykes-F")
    return field(stack, enemies, orders={army: order}, friends=friends, **more)


def withdraw(stack: str, enemies: str, order: str = HOLD, mounted: bool = False, **more: Any) -> dict[str, set[str]]:
    ask = withdrawing(stack, enemies, order, **more).ask
    army = more.get("army", "CSA")
    start, face = stack.split()[0], more.get("face", MINE[army])
    found = ask.withdrawal(face, start, mounted)
    for end in found["ends"]:
        path = ask.withdrawal_path(face, start, end, mounted)
        assert path.split()[-1] == end
        assert walked(ask, start, path) <= 4
        assert path.split()[0] == ask.rear(start, army)
    hurt = set(found["hurt"])
    return {"safe": set(found["ends"]) - hurt, "hurt": hurt, "exits": set(found["exits"])}


@rule("GG-14.4", "GG-14.9", "GG-14.11", "GG-W37")
def test_withdrawal_after_a_lost_attack() -> None:
    assert withdraw("H34 S", "H34 N") == {
        "safe": {"H35", "H36", "V35", "V45", "H25", "V24", "H45", "V54"},
        "hurt": {"V34", "V44"},
        "exits": set(),
    }


@rule("GG-14.9", "GG-14.10", "GG-W38")
def test_no_way_out() -> None:
    assert withdraw("H33 S", "H34 S") == {"safe": set(), "hurt": set(), "exits": set()}
    assert withdraw("H33 N", "H34 S")["safe"]


@rule("GG-14.8", "GG-14.9", "GG-14.11", "GG-W39")
def test_stopped_by_a_new_enemy() -> None:
    for order in (HOLD, WITHDRAW):
        found = withdraw("H44 N", "H34 S, H43 N", order)
        assert found == {"safe": set(), "hurt": {"V43", "V53"}, "exits": set()}


@rule("GG-14.9", "GG-14.10", "GG-14.11", "GG-10.9", "GG-W55")
def test_leaving_the_map_is_a_choice() -> None:
    foes = "V62 W, V64 W"
    found = withdraw("V63 W", foes, army="USA")
    assert found["safe"] | found["hurt"] == {"H62", "H63", "H64", "H65"}
    assert found["exits"] == {"a62", "a63", "a64"}
    ask = withdrawing("V63 W", foes, army="USA").ask
    assert ask.withdrawal_path("Howard-F", "V63", "a63") == "a63"
    assert ask.withdrawal_path("Howard-F", "V63", "a62") == "a63 H63 a62"
    assert ask.withdrawal_path("Howard-F", "V63", "a61") == ask.withdrawal_path("Howard-F", "V63", "H61") == ""
    alone = withdraw("V63 W", f"{foes}, H64 N", army="USA")
    assert alone["hurt"] == {"H63"}, "with H64 held one step is all that leads there"
    assert "a63" in alone["exits"]


@rule("GG-14.11", "GG-3.11")
def test_two_steps_next_to_old_enemies_save_a_block() -> None:
    """H64 lies one step from V63; by way of H63 it is two."""
    ask = withdrawing("V63 W", "V62 W, V64 W", army="USA").ask
    assert ask.withdrawal("Howard-F", "V63")["hurt"] == []
    assert ask.withdrawal_path("Howard-F", "V63", "H64") == "a63 H63 a63 H64"


@rule("GG-14.6", "GG-W54")
def test_not_to_a_position_between_the_same_areas() -> None:
    minus = ("V33", "V34")
    found = withdraw("H24 a23", "H24 a24, H34 a24", minus=minus)
    assert "H34" not in found["safe"] | found["hurt"]
    alone = withdraw("H24 a23", "H24 a24", WITHDRAW, minus=minus)
    assert "H34" not in alone["safe"] | alone["hurt"]
    assert alone["safe"]


@rule("GG-14.15")
def test_a_full_position_must_be_passed() -> None:
    free = withdraw("H34 S", "H34 N")
    crowded = withdraw("H34 S", "H34 N", full="H35")
    assert crowded["safe"] == free["safe"] - {"H35"}
    assert crowded["hurt"] == free["hurt"] == {"V34", "V44"}


@rule("GG-14.15", "GG-14.9")
def test_a_full_position_without_a_way_on_does_not_count_as_possible() -> None:
    """From V34 (separation 1) the only better position across a34 is the full H35, from which two steps are too few."""
    thick = hard("H35 a35 obstructed")
    assert withdraw("V34 W", "H34 N", terrain=thick) == {"safe": {"H35"}, "hurt": set(), "exits": set()}
    full = withdraw("V34 W", "H34 N", full="H35", terrain=thick)
    assert full == {"safe": {"H45", "V54"}, "hurt": {"V44"}, "exits": set()}
    passed = withdraw("V34 W", "H34 N", full="H35")
    assert passed == {"safe": {"H36", "V35", "V45"}, "hurt": set(), "exits": set()}, "without the thicket it is passed"


@rule("GG-18.2", "GG-14.4", "GG-W23")
def test_mounted_withdrawal_takes_easy_steps_only() -> None:
    horse: dict[str, Any] = {"army": "USA", "face": "Buford-F", "terrain": hard("H35 a34 obstructed")}
    on_foot = withdraw("H34 S", "H34 N", **horse)
    assert "H35" in on_foot["safe"]
    mounted = withdraw("H34 S", "H34 N", mounted=True, **horse)
    assert "H35" not in mounted["safe"] | mounted["hurt"]
    assert on_foot["safe"] - {"H35"} < mounted["safe"], "three steps instead of two"
    assert withdrawing("H34 S", "H34 N").ask.withdrawal("Heth-F", "H34", mounted=True)["ends"] == [], "no cavalry"


@rule("GG-10.12", "GG-14.7")
def test_barred_and_enemy_positions_are_not_entered() -> None:
    foes = "V23 W, H14 N"
    barred = set(withdrawing("V23 E", foes, army="USA").ask.barred("USA"))
    found = withdraw("V23 E", foes, WITHDRAW, army="USA")
    ends = found["safe"] | found["hurt"]
    assert ends
    assert not ends & (barred | {"V23", "H14"})
    assert withdraw("V23 E", "V23 W", WITHDRAW)["safe"] & barred, "Confederates may"
    assert not withdraw("V23 E", "V23 W", WITHDRAW, army="USA")["safe"] & barred


@rule("GG-14.8")
def test_an_old_enemy_does_not_stop_a_withdrawal() -> None:
    """V34 is next to H34, which stood next to the start: the block may go on."""
    assert withdrawing("H34 S", "H34 N").ask.withdrawal_path("Heth-F", "H34", "H25") == "a34 V34 a24 H25"


def nearby(start: str) -> list[str]:
    """Positions next to one, and those next to them."""
    beside = {p for p in DATA.positions if p == start or PLAIN.adjacent(p, start)}
    return sorted({p for p in DATA.positions for q in beside if PLAIN.adjacent(p, q)} - {start})


def taken(places: dict[str, str], army: str, crowds: set[str], spare: int = 0) -> dict[str, str]:
    """Stacks of infantry with these fronts, of three blocks on some positions; the first blocks are spared."""
    blocks = infantry(army)[spare:]
    stacks: dict[str, str] = {}
    for place, front in places.items():
        number = 3 if place in crowds else 1
        stacks[f"{place} {front}"] = " ".join(blocks[:number])
        blocks = blocks[number:]
    return stacks


@rule("GG-14.4", "GG-14.5", "GG-14.6", "GG-14.7", "GG-14.8", "GG-14.9", "GG-14.11", "GG-14.15")
@pytest.mark.parametrize(("limit", "mounted", "rounds"), [(2, False, 80), (3, True, 60), (4, False, 12), (5, True, 3)])
def test_withdrawals_follow_their_definition_on_the_map(limit: int, mounted: bool, rounds: int) -> None:
    rng = Random(limit)
    seen = 0
    free = sorted(set(DATA.positions) - BARRED)
    for _ in range(rounds):
        start = rng.choice(free)
        front = rng.choice(PLAIN.areas(start))
        close = nearby(start)
        foes = {p: rng.choice(PLAIN.areas(p)) for p in rng.sample(close, min(len(close), rng.randrange(1, 5)))}
        if rng.random() < 0.3:
            foes[start] = PLAIN.other(start, front)
        full = set(rng.sample(close, min(7, len(close) // 4))) - set(foes) - BARRED
        ask = on_map(
            "USA march",
            {
                f"{start} {front}": "Buford-F",
                **taken({p: PLAIN.areas(p)[0] for p in sorted(full)}, "USA", full),
                **taken(foes, "CSA", set()),
            },
            orders={"USA": HOLD if limit < 4 else WITHDRAW},
        )
        found = ask.withdrawal("Buford-F", start, mounted)
        ends, exits = PLAIN.withdrawals((start, front), limit, foes, full, BARRED, mounted)
        assert set(found["ends"]) == set(ends)
        assert set(found["exits"]) == exits
        assert set(found["hurt"]) == {end for end, costs in ends.items() if PLAIN.hurt(start, end, costs, foes)}
        seen += len(ends)
        for end in found["ends"]:
            path = ask.withdrawal_path("Buford-F", start, end, mounted)
            assert path.split()[-1] == end
            assert walked(ask, start, path) in ends[end]
        for area in found["exits"]:
            assert ask.withdrawal_path("Buford-F", start, area, mounted).split()[-1] == area
    assert seen > rounds


# ---- marches -----------------------------------------------------------------------------------------------------

ATTACK = {"CSA": "attack", "USA": "attack"}
TIRED = "/moved/withdrew"
"""Marks of a block that has withdrawn: in a turn of one hour a march token gives it one step (GG-12.5, GG-15.3)."""


def goes(stack: str, enemies: str = "", **more: Any) -> set[str]:
    """Where a Confederate block may march to."""
    return set(field(stack, enemies, **more).ask.march("Heth-F", stack.split()[0])["ends"])


def leaves(stack: str, enemies: str = "", **more: Any) -> set[str]:
    """Areas across which a Confederate block may march off the map."""
    return set(field(stack, enemies, **more).ask.march("Heth-F", stack.split()[0])["exits"])


def hurrying(stack: str, enemies: str = "", **more: Any) -> Field:
    """One step more by a march token."""
    return field(stack, enemies, csa="MARCH", **more).do("hurry")


@rule("GG-12.6", "GG-12.7", "GG-12.8", "GG-W20")
def test_a_march_ends_in_a_field_of_fire() -> None:
    ends = goes("H33 N", "H35 S")
    assert "H34" in ends
    assert not ends & {"V34", "V44"}
    assert goes("H34 N", "H35 S", orders=ATTACK) == set()
    assert leaves("H34 N", "H35 S", orders=ATTACK) == set()


@rule("GG-12.9", "GG-12.10", "GG-12.11", "GG-12.12", "GG-W21")
def test_next_to_an_enemy_a_block_only_pivots() -> None:
    passing = goes("H33 N", "V44 E")
    assert "H34" in passing
    assert "H35" not in passing
    turning = field("H34 N", "V44 E", orders=ATTACK).ask
    assert turning.march("Heth-F", "H34") == {"ends": ["V43"], "exits": []}
    assert turning.march_paths("Heth-F", "H34", "V43") == ["a33 V43"]
    assert goes("H34 N", "V44 E") == set()


@rule("GG-12.11", "GG-W21")
@pytest.mark.parametrize("rough", ["V43", "H34"])
def test_a_pivot_costs_its_step(rough: str) -> None:
    terrain = hard(f"{rough} a33 obstructed")
    tired = hurrying("H34 N", "V44 E", marks=TIRED, orders=ATTACK, terrain=terrain).ask
    assert tired.march_distance("Heth-F", "H34") == [1, 1]
    assert tired.march("Heth-F", "H34")["ends"] == []
    open_ground = hurrying("H34 N", "V44 E", marks=TIRED, orders=ATTACK).ask
    assert open_ground.march("Heth-F", "H34")["ends"] == ["V43"]
    assert goes("H34 N", "V44 E", orders=ATTACK, terrain=terrain) == {"V43"}


@rule("GG-12.10", "GG-12.11")
def test_with_enemies_at_both_ends_either_junction_serves() -> None:
    assert goes("H34 N", "V44 E, V34 W", orders=ATTACK) == {"V33", "V43"}


def wanted(area: str) -> dict[str, Any]:
    """One objective is the Union's, in this area."""
    return {"objectives": [{"area": area}, {"area": "a15", "army": "CSA"}, {"area": "a51", "army": "CSA"}]}


@rule("GG-12.14")
def test_a_pivot_may_cross_an_objective() -> None:
    turning = field("H34 N", "V44 E", orders=ATTACK, **wanted("a33"))
    assert turning.ask.march_paths("Heth-F", "H34", "V43") == ["a33 V43"]
    turning.do("march Heth-F H34")
    if turning.kind == "march-to":
        turning.do("to V43 a33")
    assert turning.rebel_goals() == [0, 1, 2]


@rule("GG-12.2", "GG-12.3", "GG-12.4", "GG-W22")
def test_extra_distance_needs_a_friend_at_the_end() -> None:
    assert "H34" not in goes("H31 N", length=2, first="CSA")
    for friend in ("H34", "H24", "H44", "V33", "V34", "V43", "V44"):
        ask = field("H31 N", length=2, first="CSA", friends=standing(friend, "Hood-F")).ask
        assert ask.march_distance("Heth-F", "H31") == [2, 3]
        (path,) = ask.march_paths("Heth-F", "H31", "H34")
        assert walked(ask, "H31", path) == 3
    far = field("H31 N", length=2, first="CSA", friends=standing("H35", "Hood-F"))
    assert "H34" not in far.ask.march("Heth-F", "H31")["ends"]
    token = hurrying("H31 N").ask.march("Heth-F", "H31")["ends"]
    assert "H34" in token
    assert "H35" not in token
    both = hurrying("H31 N", length=2, first="CSA", friends=standing("H45", "Hood-F")).ask
    assert "H35" in both.march("Heth-F", "H31")["ends"]


@rule("GG-12.3", "GG-10.9")
def test_extra_distance_never_leaves_the_map() -> None:
    assert "a03" in leaves("V13 W")
    assert "a03" in leaves("V23 W")
    assert "a03" not in leaves("V33 W", length=4, friends=standing("V13", "Hood-F"))


@rule("GG-3.10", "GG-10.9", "GG-10.10", "GG-W8")
def test_marching_off_the_map_and_back() -> None:
    rough = hard("V13 a03 obstructed")
    tired = hurrying("V13 W", marks=TIRED, terrain=rough).ask
    assert tired.march_distance("Heth-F", "V13") == [1, 1]
    assert "a03" not in tired.march("Heth-F", "V13")["exits"]
    ask = field("V13 W", terrain=rough).ask
    assert "a03" in ask.march("Heth-F", "V13")["exits"]
    assert ask.march_paths("Heth-F", "V13", "a03") == ["a03"]
    back = field("V65 W", face="Hood-F", off={"a03": ["Heth-F"]}, terrain=rough).ask
    ends = set(back.march("Heth-F", "a03")["ends"])
    assert {"H03", "H04", "V13", "V12", "V14"} <= ends
    assert back.march_paths("Heth-F", "a03", "V12") == ["a03 H03 a02 V12"]
    union = field("V61 W", army="USA", face="Sykes-F", off={"a03": ["Howard-F"]}, terrain=rough).ask
    assert {"H03", "V13", "V12"} <= set(union.march("Howard-F", "a03")["ends"])
    assert "H04" not in union.march("Howard-F", "a03")["ends"]


@rule("GG-10.10")
def test_no_return_across_an_area_under_fire() -> None:
    for facing, possible in (("W", False), ("E", True)):
        ask = field("V65 W", f"V13 {facing}", face="Hood-F", off={"a03": ["Heth-F"]}).ask
        assert bool(ask.march("Heth-F", "a03")["ends"]) == possible


@rule("GG-10.9", "GG-12.6")
def test_no_march_leaves_across_an_area_under_fire() -> None:
    assert {"a01", "a02", "a03"} <= leaves("H02 N", "V23 W")
    commanded = leaves("H02 N", "V23 W", terrain=hard("V23 a13 ridge 1"))
    assert {"a01", "a02"} <= commanded
    assert "a03" not in commanded


@rule("GG-10.5", "GG-10.6")
def test_full_positions_are_passed_and_enemies_are_not() -> None:
    ends = goes("H31 N", friends=standing("H32", "Hood-F Hood-F Early-F"))
    assert "H32" not in ends
    assert "H33" in ends
    assert hurrying("H31 N", "H32 S").ask.march("Heth-F", "H31")["ends"] == []
    assert "H33" not in goes("H31 N", "H32 N")


@rule("GG-6.13", "GG-18.5", "GG-10.12")
def test_positions_to_avoid_are_not_even_passed() -> None:
    """H32 is next to an enemy; a26 is left across positions that no Union block may enter."""
    assert "H32" in goes("H31 N", "H42 S")
    assert "H32" not in goes("H31 N", "H42 S", orders={"CSA": "withdraw"})
    horse = field("H31 N", "H42 S", army="USA", face="Buford-F").ask
    assert "H32" not in horse.march("Buford-F", "H31")["ends"]
    assert "a26" in leaves("H25 N")
    union = field("H25 N", army="USA").ask.march("Howard-F", "H25")
    assert "H26" not in union["ends"]
    assert "a26" not in union["exits"]


@rule("GG-18.2", "GG-W23")
def test_mounted_marches_take_easy_steps_only() -> None:
    terrain = hard(*(f"H{x}2 a{x}1 obstructed" for x in range(7)))
    ask = field("H31 N", army="USA", face="Buford-F", terrain=terrain).ask
    assert ask.march_distance("Buford-F", "H31", mounted=True) == [3, 3]
    assert "V31" in ask.march("Buford-F", "H31", mounted=True)["ends"]
    assert "H32" not in ask.march("Buford-F", "H31", mounted=True)["ends"]
    assert "H32" in ask.march("Buford-F", "H31")["ends"]


@rule("GG-12.14", "GG-20.1")
def test_paths_differ_by_the_objectives_they_cross() -> None:
    three = hurrying("H33 N", **wanted("a33")).ask
    assert three.march_paths("Heth-F", "H33", "V33") == ["a32 V32 a22 H23 a23 V33", "a33 V33"]
    assert all("a33" in path.split() for path in three.march_paths("Heth-F", "H33", "H34"))
    two = field("H33 N", **wanted("a33")).ask
    assert two.march_paths("Heth-F", "H33", "V33") == ["a33 V33"]
    assert two.march_paths("Heth-F", "H33", "H36") == [], "too far"


@rule("GG-3.11", "GG-12.14")
def test_an_objective_cannot_be_fetched_by_going_there_and_back() -> None:
    """H33 to H32 across a32 is one step; a way that crosses a33 first must come back by other positions."""
    short = hurrying("H33 N", **wanted("a33")).ask
    assert short.march_paths("Heth-F", "H33", "H32") == ["a32 H32"]
    longer = field("H33 N", length=2, friends=standing("H22", "Hood-F"), **wanted("a33")).ask
    assert longer.march_distance("Heth-F", "H33") == [2, 4]
    direct, fetching = longer.march_paths("Heth-F", "H33", "H32")
    assert direct == "a32 H32"
    assert "a33" in fetching.split()
    assert walked(longer, "H33", fetching) == 4


@rule("GG-12.2", "GG-12.3", "GG-12.6", "GG-12.7", "GG-12.9", "GG-12.14", "GG-3.11")
@pytest.mark.parametrize(
    ("base", "extended", "mounted", "rounds"), [(2, 4, False, 14), (3, 3, True, 14), (3, 5, False, 4)]
)
def test_marches_follow_their_definition_on_the_map(base: int, extended: int, mounted: bool, rounds: int) -> None:
    """Infantry in two hours; cavalry mounted; infantry in three hours of a first player with a march token."""
    rng = Random(base * 10 + extended)
    face = "Buford-F" if mounted else infantry("USA")[0]
    times: dict[int, dict[str, Any]] = {
        4: {"length": 2, "first": "CSA"},
        3: {},
        5: {"moment": {"length": 3, "bonus": 3}},
    }
    free = sorted(set(DATA.positions) - BARRED)
    inner = [code for code, area in DATA.areas.items() if not area.partial]
    bare = on_map("USA march", {"P30 A20": "Buford-F"})
    seen = crossings = 0
    for _ in range(rounds):
        start = rng.choice(free)
        around = [p for p in DATA.positions if 0 < bare.distance(p, start) <= 4]
        foes = {p: rng.choice(PLAIN.areas(p)) for p in rng.sample(around, 3)}
        near = sorted({n for area in PLAIN.areas(start) for n in bare.neighbours(area)} & set(inner))
        if any(PLAIN.adjacent(start, p) for p in foes) or len(near) < 2:
            continue
        own, full = (set(rng.sample(around, n)) - set(foes) - BARRED for n in (2, 5))
        goals = set(rng.sample(near, 2))
        goals.add(rng.choice([area for area in inner if area not in goals]))
        friends = {p: PLAIN.areas(p)[0] for p in sorted(own | full)}
        stacks = taken(friends, "USA", full, 1) | taken(foes, "CSA", set())
        objectives = [{"area": area, "army": "CSA"} for area in sorted(goals)]
        ask = on_map(
            "USA march", {f"{start} {PLAIN.areas(start)[0]}": face, **stacks}, objectives=objectives, **times[extended]
        )
        assert ask.march_distance(face, start, mounted) == [base, extended]
        shy = {p for p in DATA.positions if 0 < PLAIN.separation(p, foes) < 3} if mounted else set()
        ends, exits = PLAIN.marches(
            start, foes, base, extended, set(friends), full, BARRED | shy, goals, mounted
        )  # fmt: skip
        found = ask.march(face, start, mounted)
        assert set(found["ends"]) == {code for code, _ in ends}
        assert set(found["exits"]) == {code for code, _ in exits}
        for goal in (*found["ends"], *found["exits"]):
            paths = ask.march_paths(face, start, goal, mounted)
            takes = [frozenset(path.split()[0::2]) & goals for path in paths]
            assert len(set(takes)) == len(takes)
            assert all(path.split()[-1] == goal for path in paths)
            if goal in DATA.positions:
                assert set(takes) == {take for code, take in ends if code == goal}
                assert all(walked(ask, start, path) <= extended for path in paths)
            else:
                assert set(takes) == {take for code, take in exits if code == goal}
            crossings += any(takes)
        seen += len(ends)
    assert seen > rounds
    assert crossings > 0


# ---- section 21 --------------------------------------------------------------------------------------------------

ROUGH = hard("H34 a33 obstructed", "H34 a34 obstructed")
LOOSE: dict[str, Any] = {"terrain": ROUGH, "rules": ("obstructed",)}


@rule("GG-21.2", "GG-21.4", "GG-21.6", "GG-W51")
def test_marching_past_and_onto_a_fully_obstructed_position() -> None:
    strict = goes("H25 N", "H34 N", terrain=ROUGH)
    assert "V34" in strict
    assert "V44" not in strict
    loose = goes("H25 N", "H34 N", **LOOSE)
    assert {"V34", "V44"} <= loose
    assert "H34" not in loose
    onto = field("H35 S", "H34 S", **LOOSE).ask
    assert "H34" in onto.march("Heth-F", "H35")["ends"]
    assert onto.march_paths("Heth-F", "H35", "H34") == ["a34 H34"]
    assert "H34" not in goes("H35 S", "H34 S", friends={"H34 N 2": "Hood-F"}, **LOOSE), "friends hold the other side"
    tired = hurrying("H35 S", "H34 S", marks=TIRED, **LOOSE).ask
    assert "V34" in tired.march("Heth-F", "H35")["ends"]
    assert "H34" not in tired.march("Heth-F", "H35")["ends"]


@rule("GG-21.3")
def test_starting_next_to_a_fully_obstructed_enemy_is_no_pivot() -> None:
    assert goes("V33 W", "H34 N", terrain=ROUGH) == set()
    assert "H33" in goes("V33 W", "H34 N", **LOOSE)
    assert goes("V33 W", "H34 N, H23 S", orders=ATTACK, **LOOSE) == {"H33"}


# ---- entries -----------------------------------------------------------------------------------------------------


def entering(entry: str, enemies: str = "", **more: Any) -> Field:
    """A block that waits at an entry point in the entry step of its army."""
    army = "CSA" if entry in ("CHAMBERSBURG", "MUMMASBURG", "HARRISBURG") else "USA"
    foes = infantry("USA" if army == "CSA" else "CSA")
    stacks = dict(zip(enemies.split(", ") if enemies else [], foes, strict=False)) | more.pop("friends", {})
    face = more.pop("face", MINE[army])
    return Field(f"{army} entry", stacks, waiting={entry: [face]}, **more)


def roads(entry: str, enemies: str = "", **more: Any) -> set[str]:
    """Where a block may enter by road: as it is told, and as it may answer."""
    there = entering(entry, enemies, **more)
    face = more.get("face", MINE[there.seat or "USA"])
    ends = {str(road["path"]).split()[-1] for road in there.ask.road_entries(face, entry)}
    assert ends == {option.split()[3] for option in there.options("road")}
    return ends


def country(entry: str, enemies: str = "", **more: Any) -> set[str]:
    """Where a block may enter cross-country."""
    return {option.split()[3] for option in entering(entry, enemies, **more).options("enter")}


@rule("GG-11.10", "GG-11.14", "GG-11.15", "GG-W17")
def test_entry_by_road() -> None:
    assert roads("CHAMBERSBURG") == {"V14", "V24", "V34"}
    assert roads("CHAMBERSBURG", "H25 S") == {"V14", "V24"}
    assert roads("CHAMBERSBURG", "V24 E") == {"V14"}
    assert roads("CHAMBERSBURG", friends=standing("V24", "Hood-F Hood-F Early-F")) == {"V14", "V34"}


@rule("GG-11.15", "GG-R58")
def test_a_road_stops_next_to_an_enemy() -> None:
    assert roads("CHAMBERSBURG", "V25 E") == {"V14", "V24"}


@rule("GG-11.10")
def test_roads_change_at_meeting_points_and_pass_no_node_twice() -> None:
    found = entering("TANEYTOWN").ask.road_entries("Howard-F", "TANEYTOWN")
    ends = [str(road["path"]).split()[-1] for road in found]
    assert len(ends) == len(set(ends))
    assert {"H31", "H32", "H33", "H34", "V33", "V43", "V34", "H35", "V44"} <= set(ends)
    (through,) = [road for road in found if str(road["path"]).endswith(" V34")]
    assert through["path"] == "a30 H31 a31 H32 a32 H33 a33 H34 a34 V34"
    assert len(through["nodes"]) == 8
    assert {"E_TANEYTOWN", "M33", "M34"} < set(through["nodes"])


@rule("GG-11.12", "GG-R22")
def test_road_paths_that_share_a_node() -> None:
    waiting = {"TANEYTOWN": ["Howard-F"], "EMMITSBURG": ["Sykes-F"]}
    both = Field("USA entry", {"V65 E": "Heth-F"}, waiting=waiting)
    both.do("road Sykes-F EMMITSBURG V43 a43 0")
    assert {option.split()[3] for option in both.options("road")} == {"H31", "H32", "H33"}
    assert both.refused("road Howard-F TANEYTOWN V33 a33 0") == "GG-11.12"


@rule("GG-11.7", "GG-11.9", "GG-W18")
def test_no_entry_across_an_area_under_fire() -> None:
    terrain = hard("V24 a14 ridge 1")
    assert country("CHAMBERSBURG", "V24 W", terrain=terrain) == {"H05", "H06", "V15"}, "a05 only"
    assert roads("CHAMBERSBURG", "V24 W", terrain=terrain) == set()


@rule("GG-11.9", "GG-11.16", "GG-10.5", "GG-10.12", "GG-18.5", "GG-6.13")
def test_limits_of_entries() -> None:
    both = {"H31", "V30", "V40", "H41", "V50"}
    assert country("TANEYTOWN") == both, "a30 and a40"
    assert country("TANEYTOWN", "H31 N") == both - {"H31"}
    assert country("TANEYTOWN", friends=standing("H31", "Sykes-F Sykes-F Sykes-F")) == both - {"H31"}
    beside = both - {"V30", "H31"}
    assert country("TANEYTOWN", "H21 N", orders={"USA": "withdraw"}) == beside, "next to an enemy"
    assert country("TANEYTOWN", "H21 N", face="Buford-F") == beside
    assert country("TANEYTOWN", "H21 N") == both
    assert roads("TANEYTOWN", "H42 S", orders={"USA": "withdraw"}) == {"H31"}
    assert roads("TANEYTOWN", "H42 S") == {"H31", "H32"}


@rule("GG-11.10", "GG-11.14")
def test_roads_of_the_map() -> None:
    town = {code for code, area in DATA.areas.items() if area.town}
    for code, entry in DATA.entries.items():
        face = MINE[entry.army]
        ask = on_map(f"{entry.army} entry", {}, waiting={code: [face]})
        paths = [str(road["path"]) for road in ask.road_entries(face, code)]
        ends = {path.split()[-1] for path in paths}
        (road,) = [road for road in DATA.main_roads if road.entry == code]
        in_town = [place for place in road.path[1::2] if town & set(DATA.positions[place].areas)]
        if entry.army == "CSA":
            assert ends == set(road.path[1::2])
            assert in_town == [road.path[-2]]
        else:
            assert set(road.path[1::2]) <= ends
        for path in paths:
            assert entry.army == "USA" or not town & set(path.split()[0::2])
            first, second, *rest = path.split()
            assert second in PLAIN.border[first]
            walked(ask, second, " ".join(rest))


@rule("GG-11.10")
def test_a_road_that_touches_a_position_does_not_bounce_off_it() -> None:
    """Three roads reach Cemetery Hill, north, from the south; the Baltimore Pike cannot turn back there."""

    def ends(entry: str) -> set[str]:
        ask = on_map("USA entry", {}, waiting={entry: ["Howard-F"]})
        return {str(road["path"]).split()[-1] for road in ask.road_entries("Howard-F", entry)}

    assert "P143" in ends("BALTIMORE")
    assert not {"P171", "P172"} & ends("BALTIMORE")
    assert {"P171", "P143", "P126"} <= ends("TANEYTOWN")
