"""GG-11 Reinforcements: arrival, entry, transfer."""

from __future__ import annotations

from typing import Any

from longroll.games.guns import GUNS
from longroll.games.guns.data.map_data import load_map
from longroll.games.guns.data.materials import load_forces, load_times
from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.guns.field import Field

UNION = {"H12 N": "Howard-F Howard-F Howard-F"}
BOTH = {**UNION, "V65 W": "Pender-F Pender-F Rodes-F"}


def track(*spaces: str) -> list[int]:
    """Time tokens of the first group on these spaces."""
    return [1 if hour in spaces else 0 for hour in load_times(load_forces()).spaces]


def group(rumors: int, **arrivals: int) -> list[list[int]]:
    return [[*(arrivals.get(point, 0) for point in load_map().entries), rumors]]


def arriving(hours: int, *spaces: str, tops: dict[str, Any], **more: Any) -> Field:
    """A Confederate arrival step with tokens on some spaces: as many arrivals as named, the rest rumors."""
    arrivals = more.pop("arrivals_left")
    rumors = len(spaces) - sum(arrivals.values())
    return Field(
        "CSA arrival",
        BOTH,
        length=hours,
        hour="1PM",
        track={"CSA": track(*spaces)},
        groups={"CSA": group(rumors, **arrivals)},
        tops=tops,
        **more,
    )


CHAMBERSBURG_STACK = {"C-III": {"top": "Heth", "under": 0}, "C-I": {"top": "Hood", "under": 1}}


@rule("GG-11.1", "GG-11.2")
def test_the_tokens_of_all_hours_are_turned_up_in_order() -> None:
    field = arriving(
        3, "1PM", "2PM", "3PM", "4PM", tops=CHAMBERSBURG_STACK, arrivals_left={"CHAMBERSBURG": 1}, pool=["McLaws"]
    )
    assert field.seat == CHANCE_SEAT
    weights = {str(option): option.weight for option in field.state.options()}
    assert weights == {"turn-up CHAMBERSBURG": 1, "turn-up rumor": 3}
    field.do("turn-up rumor")
    assert field.told("rumor")[0].args == {"army": "CSA", "space": "1PM"}
    assert field.told("rumor")[0].seen_by is None
    field.do("turn-up CHAMBERSBURG")
    assert field.told("arrival")[0].args == {"entry": "CHAMBERSBURG", "space": "2PM", "number": 2}
    assert field.ask.turned_up("CSA") == {"2PM": "CHAMBERSBURG"}
    # what is left is drawn from what is left: two rumors
    assert field.options() == ["turn-up rumor"]
    field.do("turn-up rumor")
    assert field.ask.track("CSA") == {"4PM": 1}
    assert field.ask.turned_up("CSA") == {"2PM": "CHAMBERSBURG"}, "rumors go"


@rule("GG-11.3")
def test_all_full_blocks_of_the_command_stand_at_the_entry_point_unseen() -> None:
    field = arriving(1, "1PM", tops=CHAMBERSBURG_STACK, arrivals_left={"CHAMBERSBURG": 1}, pool=["McLaws"])
    field.do("turn-up CHAMBERSBURG")
    assert field.where("Heth-F") == ["CHAMBERSBURG", "CHAMBERSBURG"]
    (named,) = field.told("arrives")
    assert (named.args["command"], named.seen_by) == ("Heth", ("CSA",))
    enemy = GUNS.view(field.state, "USA").position
    assert [b["block"][:5] for b in enemy["waiting"]["CHAMBERSBURG"]] == ["CSA-?", "CSA-?"]
    assert enemy["arrivals"][0]["command"] == "?"
    assert enemy["arrivals"][0]["blocks"] == 2


@rule("GG-11.4")
def test_the_next_chambersburg_stack_is_used_when_one_is_empty() -> None:
    field = arriving(2, "1PM", "2PM", tops=CHAMBERSBURG_STACK, arrivals_left={"CHAMBERSBURG": 2}, pool=["McLaws"])
    field.do("turn-up CHAMBERSBURG", "turn-up CHAMBERSBURG")
    assert field.where("Hood-F") == ["CHAMBERSBURG", "CHAMBERSBURG"]
    # the next token of that stack is on top now, and its owner alone knows it
    assert GUNS.view(field.state, "CSA").position["stacks"]["C-I"]["top"] == "McLaws"
    assert GUNS.view(field.state, "USA").position["stacks"]["C-I"]["top"] == "?"


@rule("GG-11.3")
def test_an_arrival_without_anybody_left_to_come_is_no_more_than_a_rumor() -> None:
    """In a position written by hand: Night puts tokens on the track whatever its stacks hold (GG-17.5)."""
    heth = {"C-III": {"top": "Heth", "under": 0}}
    field = arriving(2, "1PM", "2PM", "3PM", tops=heth, arrivals_left={"CHAMBERSBURG": 2})
    field.do("turn-up CHAMBERSBURG", "turn-up CHAMBERSBURG")
    assert [event.args["space"] for event in field.told("arrival")] == ["1PM"]
    assert [event.args["space"] for event in field.told("rumor")] == ["2PM"]
    assert field.kind == "entry"


def entering(army: str = "CSA", hours: int = 1, stacks: dict[str, str] | None = None, **more: Any) -> Field:
    return Field(f"{army} entry", stacks if stacks is not None else BOTH, length=hours, hour="1PM", **more)


@rule("GG-11.6")
def test_waiting_blocks_enter_in_any_hour_or_not_at_all() -> None:
    field = entering(hours=3, waiting={"HARRISBURG": ["Hood-F"]})
    for hour in (1, 2, 3):
        decision = field.state.decision
        assert decision is not None
        assert decision.prompt.args == {"hour": hour, "hours": 3}
        assert field.options("enter")
        field.do("wait")
    assert field.where("Hood-F") == ["HARRISBURG"]
    assert field.kind != "entry"


@rule("GG-11.6")
def test_a_block_enters_no_earlier_than_it_arrives() -> None:
    late = {"block": "Hood-F", "marks": ["fresh"], "hour": 2, "cell": 9, "label": 253}
    field = entering(hours=2, waiting={"HARRISBURG": ["Early-F", late]})
    assert not any("Hood-F" in option for option in field.options())
    assert field.refused("enter Hood-F HARRISBURG H45 a45") == "GG-11.6"
    field.do("wait")
    assert any("Hood-F" in option for option in field.options("enter"))


@rule("GG-11.9", "GG-10.3")
def test_cross_country_to_a_position_of_an_entry_area() -> None:
    field = entering(waiting={"CHAMBERSBURG": ["Heth-F", "Heth-F", "Hood-F"]})
    ends = {option.split()[3] for option in field.options("enter")}
    assert ends == {"H04", "V14", "H05", "H06", "V15"}
    assert field.refused("enter Heth-F CHAMBERSBURG V24 a24") == "GG-11.9"
    field.do("enter Heth-F CHAMBERSBURG V14 a14")
    assert field.stack("V14", "CSA") == ["Heth-F"]
    assert field.front("V14", "CSA") == "a14"
    # any number in one hour; who joins a stack takes its facing
    assert field.refused("enter Heth-F CHAMBERSBURG V14 a04") == "GG-10.3"
    field.do("enter Heth-F CHAMBERSBURG V14 -")
    assert field.stack("V14", "CSA") == ["Heth-F", "Heth-F"]
    assert field.told("enters")[0].seen_by is None
    assert field.told("identity")[0].seen_by == ("CSA",)


@rule("GG-11.8")
def test_one_kind_of_entry_at_one_point_in_one_turn() -> None:
    field = entering(hours=2, waiting={"CHAMBERSBURG": ["Heth-F", "Heth-F"]}, opened=["CHAMBERSBURG"])
    by_road = entering(hours=2, waiting={"CHAMBERSBURG": ["Heth-F", "Heth-F"]}, opened=["CHAMBERSBURG"])
    field.do("enter Heth-F CHAMBERSBURG V15 a15")
    assert not field.options("road")
    assert field.refused("road Heth-F CHAMBERSBURG V14 a14 0") == "GG-11.8"
    by_road.do("road Heth-F CHAMBERSBURG V24 a24 0")
    assert not by_road.options("enter")
    assert by_road.refused("enter Heth-F CHAMBERSBURG V15 a15") == "GG-11.8"


@rule("GG-11.10", "GG-11.11", "GG-11.14", "GG-W17")
def test_by_road_one_block_an_hour() -> None:
    field = entering(hours=2, waiting={"CHAMBERSBURG": ["Heth-F", "Heth-F"]}, opened=["CHAMBERSBURG"])
    assert {option.split()[3] for option in field.options("road")} == {"V14", "V24", "V34"}
    field.do("road Heth-F CHAMBERSBURG V34 a34 0")
    assert not field.options("road")
    assert field.refused("road Heth-F CHAMBERSBURG V24 a24 0") == "GG-11.11"
    field.do("wait")
    assert field.options("road")
    assert field.refused("road Heth-F CHAMBERSBURG H34 a34 0") == "GG-11.14"


@rule("GG-11.13", "GG-R21", "GG-W17")
def test_the_road_is_open_only_where_others_have_entered() -> None:
    fresh = {"block": "Heth-F", "marks": ["fresh"], "hour": 1, "cell": 9, "label": 253}
    other = {"block": "Heth-F", "marks": ["fresh"], "hour": 1, "cell": 9, "label": 253}
    first = entering(hours=2, waiting={"CHAMBERSBURG": [fresh, other]})
    assert not first.options("road")
    assert first.refused("road Heth-F CHAMBERSBURG V14 a14 0") == "GG-11.13"
    assert entering(waiting={"CHAMBERSBURG": [fresh]}, opened=["CHAMBERSBURG"]).options("road")
    # who has waited since an earlier turn needs nobody before him, and opens the road for the next hour
    mixed = entering(hours=2, waiting={"CHAMBERSBURG": ["Hood-F", fresh]})
    assert {option.split()[1] for option in mixed.options("road")} == {"Hood-F"}
    mixed.do("road Hood-F CHAMBERSBURG V34 a34 0")
    assert {option.split()[1] for option in mixed.options("road")} == {"Heth-F"}
    # the Union has no such rule
    union = entering("USA", waiting={"BALTIMORE": [{**fresh, "block": "Slocum-F"}]})
    assert union.options("road")


@rule("GG-11.12")
def test_roads_used_in_one_hour_have_no_node_in_common() -> None:
    field = entering("USA", waiting={"EMMITSBURG": ["Sykes-F"], "TANEYTOWN": ["Slocum-F"]})
    assert "V43" in {option.split()[3] for option in field.options("road") if option.split()[2] == "TANEYTOWN"}
    field.do(next(o for o in field.options("road") if o.split()[2] == "EMMITSBURG" and o.split()[3] == "H33"))
    taneytown = {option.split()[3] for option in field.options("road")}
    assert taneytown == {"H31", "H32"}
    assert field.refused("road Slocum-F TANEYTOWN H33 - 0") == "GG-11.12"


@rule("GG-11.7", "GG-W18")
def test_no_entry_across_an_area_under_fire() -> None:
    terrain = {"V24": {"a14": {"ridge": 1}}}
    field = entering(
        stacks={"V24 W": "Howard-F", "V65 W": "Pender-F"},
        terrain=terrain,
        waiting={"CHAMBERSBURG": ["Heth-F"]},
        opened=["CHAMBERSBURG"],
    )
    assert {option.split()[3] for option in field.options("enter")} == {"H05", "H06", "V15"}
    assert not field.options("road")
    assert field.refused("enter Heth-F CHAMBERSBURG V14 a14") == "GG-11.7"


@rule("GG-11.16")
def test_withdraw_orders_and_cavalry_keep_away_from_the_enemy() -> None:
    stacks = {"V61 E": "Heth-F", "V65 W": "Pender-F", "H12 N": "Howard-F"}
    hold = entering("USA", stacks=stacks, waiting={"BALTIMORE": ["Slocum-F", "Kilpatrick-F"]})
    infantry = {o.split()[3] for o in hold.options("enter") if "Slocum" in o}
    cavalry = {o.split()[3] for o in hold.options("enter") if "Kilpatrick" in o}
    assert cavalry < infantry
    close = sorted(infantry - cavalry)[0]
    facing = next(o.split()[4] for o in hold.options("enter") if "Slocum" in o and o.split()[3] == close)
    assert hold.refused(f"enter Kilpatrick-F BALTIMORE {close} {facing}") == "GG-18.5"
    away = entering("USA", stacks=stacks, waiting={"BALTIMORE": ["Slocum-F"]}, orders={"USA": "withdraw"})
    assert {o.split()[3] for o in away.options("enter")} == cavalry
    assert away.refused(f"enter Slocum-F BALTIMORE {close} {facing}") == "GG-6.13"


@rule("GG-11.16", "GG-10.5")
def test_three_blocks_on_a_position_at_most() -> None:
    field = entering(
        stacks={"V15 E": "Heth-F Heth-F Hood-F", "H12 N": "Howard-F"}, waiting={"CHAMBERSBURG": ["Pender-F"]}
    )
    assert "V15" not in {o.split()[3] for o in field.options("enter")}
    assert field.refused("enter Pender-F CHAMBERSBURG V15 -") == "GG-10.5"


@rule("GG-11.17", "GG-11.19", "GG-W16")
def test_transfers_take_an_hour_each() -> None:
    """A block arrives at Chambersburg in hour 1 (2PM)."""
    fresh = {"block": "Heth-F", "marks": ["fresh"], "hour": 1, "cell": 9, "label": 253}
    field = entering(hours=4, waiting={"CHAMBERSBURG": [fresh]})
    assert field.refused("transfer Heth-F CHAMBERSBURG MUMMASBURG") == "GG-11.19"
    assert field.refused("transfer Heth-F CHAMBERSBURG HARRISBURG") == "GG-11.17"
    field.do("wait")
    assert field.options("transfer") == ["transfer Heth-F CHAMBERSBURG MUMMASBURG"]
    field.do("transfer Heth-F CHAMBERSBURG MUMMASBURG")
    assert field.where("Heth-F") == ["MUMMASBURG"]
    # not in the hour of the transfer; from the next hour on it enters or goes on
    decision = field.state.decision
    assert decision is not None
    assert decision.prompt.args["hour"] == 3
    assert field.options("enter")
    assert set(field.options("transfer")) == {
        "transfer Heth-F MUMMASBURG CHAMBERSBURG",
        "transfer Heth-F MUMMASBURG HARRISBURG",
    }
    field.do("transfer Heth-F MUMMASBURG HARRISBURG")
    decision = field.state.decision
    assert decision is not None
    assert decision.prompt.args["hour"] == 4
    assert {o.split()[2] for o in field.options("enter")} == {"HARRISBURG"}


@rule("GG-11.18", "GG-R51", "GG-W16")
def test_one_transfer_an_hour_on_a_pair_whichever_way() -> None:
    field = entering(hours=2, waiting={"CHAMBERSBURG": ["Heth-F", "Heth-F"], "MUMMASBURG": ["Hood-F"]})
    field.do("transfer Heth-F CHAMBERSBURG MUMMASBURG")
    assert field.refused("transfer Heth-F CHAMBERSBURG MUMMASBURG") == "GG-11.18"
    assert field.refused("transfer Hood-F MUMMASBURG CHAMBERSBURG") == "GG-11.18"
    assert field.legal("transfer Hood-F MUMMASBURG HARRISBURG")
    field.do("wait")
    assert field.legal("transfer Heth-F CHAMBERSBURG MUMMASBURG")


@rule("GG-11.19", "GG-W16")
def test_no_transfer_to_a_point_where_reinforcements_arrive() -> None:
    field = entering(
        hours=2,
        waiting={"CHAMBERSBURG": ["Heth-F"]},
        moment={"length": 2, "active": "CSA", "shown": {"CSA 1PM": "MUMMASBURG"}},
    )
    assert field.refused("transfer Heth-F CHAMBERSBURG MUMMASBURG") == "GG-11.19"
    field.do("wait")
    assert field.legal("transfer Heth-F CHAMBERSBURG MUMMASBURG")


@rule("GG-11.20")
def test_blocks_that_left_the_map_are_not_at_entry_points() -> None:
    field = entering(off={"a05": ["Heth-F"]}, waiting={"HARRISBURG": ["Hood-F"]})
    assert not any("Heth-F" in option for option in field.options())
    assert field.refused("enter Heth-F CHAMBERSBURG V15 a15") == "GG-11.6"
    assert field.refused("transfer Heth-F CHAMBERSBURG MUMMASBURG") == "GG-11.6"


@rule("GG-11.21", "GG-20.1")
def test_an_entry_by_road_takes_the_objectives_it_crosses() -> None:
    goals = [{"area": "a14"}, {"area": "a31"}, {"area": "a52"}]
    field = entering(waiting={"CHAMBERSBURG": ["Heth-F"]}, opened=["CHAMBERSBURG"], objectives=goals)
    field.do("road Heth-F CHAMBERSBURG V14 a14 0")
    assert field.rebel_goals() == []
    field = entering(waiting={"CHAMBERSBURG": ["Heth-F"]}, opened=["CHAMBERSBURG"], objectives=goals)
    field.do("road Heth-F CHAMBERSBURG V24 a24 0")
    assert field.rebel_goals() == [0]
    (told,) = field.told("objective-taken")
    assert told.args == {"area": "a14", "army": "CSA"}


@rule("GG-11.5", "GG-17.9", "GG-R25", "GG-W46")
def test_owed_blocks_are_removed_as_they_arrive() -> None:
    def union(top: str) -> Field:
        return Field(
            "USA arrival",
            BOTH,
            hour="8AM",
            day=2,
            debt=3,
            track={"USA": track("8AM")},
            groups={"USA": group(0, BALTIMORE=1)},
            tops={"B": {"top": top}},
        ).do("turn-up BALTIMORE")

    sedgwick = union("Sedgwick")
    assert sedgwick.where("Sedgwick-F") == ["BALTIMORE"]
    assert [e.args["face"] for e in sedgwick.told("given-up")] == ["Sedgwick-F"] * 3
    assert sedgwick.ask.debt() == 0
    slocum = union("Slocum")
    assert slocum.where("Slocum-F") == []
    assert slocum.ask.debt() == 0
    assert slocum.ask.turned_up("USA") == {"8AM": "BALTIMORE"}
    reynolds = union("Reynolds")
    assert (reynolds.kind, reynolds.seat) == ("owed", "USA")
    assert set(reynolds.options()) == {"give-up Reynolds-F", "give-up Iron-F"}
    assert reynolds.refused("give-up Howard-F") == "GG-17.9"
    reynolds.do("give-up Reynolds-F", "give-up Reynolds-F", "give-up Iron-F")
    assert reynolds.where("Reynolds-F") == ["BALTIMORE"]
    assert reynolds.where("Iron-F") == []


@rule("GG-13.2.5")
def test_entered_blocks_are_remembered() -> None:
    field = entering(waiting={"HARRISBURG": ["Hood-F"]})
    field.do("enter Hood-F HARRISBURG H46 a45")
    assert field.marked("come", "CSA") == ["Hood-F", "Pender-F", "Pender-F", "Rodes-F"]
    assert field.kind != "entry"
    assert field.ask.opened() == ["HARRISBURG"]
