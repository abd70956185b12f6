"""GG-13.17 to GG-13.20 Steps 7 to 9: final advance, close combat, the end of an attack; GG-19 the Iron Brigade."""

from __future__ import annotations

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.data.materials import load_tables
from longroll.kit.clauses import rule
from longroll.kit.scene import Row
from longroll.kit.terms import BadInput
from tests.guns.field import Field, Terrain, hard


def fight(stacks: dict[str, str], *sent: str, army: str = "CSA", target: str = "H34", **more: object) -> Field:
    """An attack without artillery, up to its close combat."""
    trays = {"csa": "MARCH MARCH MARCH"} if army == "CSA" else {"usa": "MARCH MARCH MARCH"}
    field = Field(f"{army} attack", stacks, **{**trays, **more})  # type: ignore[arg-type]
    field.do(f"target {target}")
    if field.kind == "second-target":
        field.do(next((action for action in sent if action.startswith("also")), "done"))
    for action in sent:
        if not action.startswith("also"):
            field.do(action)
    return field.no_more_guns()


def result(field: Field) -> str:
    return str(field.told("combat-result")[-1].args["value"])


def lines(field: Field) -> dict[str, str]:
    """The modifiers of the last close combat."""
    last = max(n for n, e in enumerate(field.events) if e.kind == "close-combat")
    return {str(e.args["clause"]): str(e.args["value"]) for e in field.events[last:] if e.kind == "modifier"}


def finish(field: Field) -> Field:
    """Answer whatever comes until the attack is over."""
    while field.kind not in ("attack", "march", "") and field.seat != "chance":
        field.do(field.options()[0])
    return field


PLAIN = {"H35 S": "Heth-F", "H34 N": "Howard-F"}
LEAD = "lead Heth-F H35 H34 0"


# ---- the sum ----------------------------------------------------------------------------------------------------


@rule("GG-13.18.5")
def test_modifiers_are_those_of_the_table() -> None:
    """All that apply, each once, in a second close combat in the woods; and hits, which fall where guns can see."""
    assert lines(fight({"H33 N": "Howard-F", "H34 S": "Heth-F"}, "lead Howard-F H33 H34 0", army="USA")) == {}
    stacks = {
        "V34 E": "Heth-F Hood-F",
        "H34 N": "Buford-F",
        "V44 W": "Iron-F",
        "H45 S": "Early-F",  # one flank of the Iron Brigade
        "H44 N": "Rodes-F",  # the other
        "H35 S": "Sykes-F",  # the flank of who attacks it
    }
    woods = hard("V44 a34 steep", "V44 a34 obstructed", "V44 a44 obstructed")
    sent = ("also V44", "lead Heth-F V34 H34 0", "lead Hood-F V34 V44 0")
    second = fight(stacks, *sent, terrain=woods, works={"V44": ["a34"]}, dug={"USA": 1})
    finish(second.do("fight H34"))
    assert lines(second) == {
        "GG-13.18.6": "+1",
        "GG-13.18.7": "-1",
        "GG-13.18.8": "-1",
        "GG-13.18.9": "-1",
        "GG-13.18.11": "+1",
        "GG-13.18.12": "+2",
        "GG-13.18.13": "-1",
        "GG-13.18.14": "-2",
    }
    assert result(second) == "-2", "2 - 2 for the leaders"
    guns = {"H35 S": "Heth-F Hood-F", "V34 E": "Heth-F Hood-F", "H34 N": "Howard-F"}
    field = Field("CSA attack", guns, csa="Heth-2 Heth-1 Hood-2 Hood-1 MARCH").do("target H34", "done", LEAD)
    field.do("send Hood-F H35 H34 0", "charge")
    field.do("play Heth-2 H35", "play Heth-1 H35", "play Hood-2 V34", "play Hood-1 V34").no_more_guns()
    assert lines(field) == {"GG-13.18.6": "+1", "GG-13.18.10": "+2"}
    assert result(field) == "+3"
    assert len(load_tables().close_combat.rows) == 11


STEEP = hard("H34 a34 steep")
IRON = {"H35 S": "Heth-F", "H34 N": "Iron-F"}
ONE_FLANK = {**PLAIN, "H44 S": "Hood-F"}


@rule("GG-13.18.15", "GG-13.18.16", "GG-R18")
@pytest.mark.parametrize(
    ("value", "stacks", "terrain", "wins", "lost"),
    [
        ("+3", {**ONE_FLANK, "H24 S": "Early-F"}, {}, True, (0, 1)),
        ("+2", ONE_FLANK, {}, True, (0, 1)),
        ("+1", PLAIN, {}, True, (1, 1)),
        ("0", PLAIN, STEEP, False, (1, 1)),
        ("-1", IRON, {}, False, (1, 1)),
        ("-2", IRON, STEEP, False, (1, 0)),
    ],
)
def test_results_and_losses(
    value: str, stacks: dict[str, str], terrain: Terrain, wins: bool, lost: tuple[int, int]
) -> None:
    field = fight(stacks, LEAD, terrain=terrain)
    assert result(field) == value
    assert bool(field.told("attack-won")) == wins
    assert bool(field.told("attack-lost")) == (not wins)
    assert reductions(field) == lost


def reductions(field: Field) -> tuple[int, int]:
    """Blocks of attacker and defender lost or replaced in an attack of Heth's."""
    mine = [face for face in field.gone() if face.startswith("Heth")]
    return len(mine), len(field.gone()) - len(mine)


# ---- step 7 ------------------------------------------------------------------------------------------------------


@rule("GG-13.17.1", "GG-10.7")
def test_attackers_end_with_their_rear_to_the_area_they_crossed() -> None:
    field = fight(PLAIN, LEAD)
    assert field.stack("H34", "CSA") == ["Heth-R1"]
    assert field.front("H34", "CSA") == "a33"
    assert field.front("H34", "USA") == "a34"
    assert field.told("advance")[0].args == {"army": "CSA", "position": "H35", "to": "H34"}


# ---- step 8 ------------------------------------------------------------------------------------------------------


@rule("GG-13.18.6", "GG-13.18.15", "GG-13.18.16", "GG-W31", "GG-R18", "GG-R45")
def test_w31_the_printed_close_combat() -> None:
    field = fight(PLAIN, LEAD)
    assert result(field) == "+1"
    assert lines(field) == {"GG-13.18.6": "+1"}
    assert field.told("attack-won")
    assert {"Heth-F", "Howard-F"} == set(field.gone())


@rule("GG-13.18.6")
def test_a_union_attack_has_no_bonus() -> None:
    field = fight({"H33 N": "Howard-F", "H34 S": "Heth-F"}, "lead Howard-F H33 H34 0", army="USA")
    assert result(field) == "0"
    assert field.told("attack-lost")


@rule("GG-13.18.3", "GG-13.18.4", "GG-13.18.16", "GG-W32")
def test_w32_from_the_rear() -> None:
    field = fight({"H33 N": "Howard-F", "H34 N": "Heth-F"}, "lead Howard-F H33 H34 0", army="USA")
    assert result(field) == "+2"
    assert field.stack("H34", "USA") == ["Howard-F"], "only the defender reduces"
    assert field.stack("H34", "CSA") == ["Heth-R1"]
    assert field.front("H34", "CSA") == "a33", "the stack has turned to face the attack"
    assert lines(field) == {"GG-13.18.3": "0"}


@rule("GG-13.18.4")
def test_flanks_are_judged_after_the_turn() -> None:
    # CSA H44 N: an arc by V44 to the rear (a34) of a defender that now faces south would need a front towards a44
    stacks = {"H33 N": "Howard-F", "H34 N": "Heth-F", "H44 N": "Sykes-F"}
    field = fight(stacks, "lead Howard-F H33 H34 0", army="USA")
    # the defender faces a33 now, its rear is a34: H44 N threatens it by the arc H44-V44-H34 (a44, a34)
    assert lines(field)["GG-13.18.12"] == "+1"


@rule("GG-13.18.14", "GG-19.1", "GG-19.3", "GG-W33")
def test_w33_the_iron_brigade_defends() -> None:
    field = fight({"H35 S": "Heth-F", "H34 N": "Iron-F"}, LEAD)
    assert result(field) == "-1"
    assert field.stack("H34", "USA") == ["Iron-R2"]
    assert field.told("attack-lost")
    assert "Iron-R2" in [e.args["by"] for e in field.told("replaced")]


@rule("GG-19.1")
def test_the_iron_brigade_has_no_bonus_when_it_attacks() -> None:
    field = fight({"H33 N": "Iron-F", "H34 S": "Heth-F"}, "lead Iron-F H33 H34 0", army="USA")
    assert result(field) == "0"


@rule("GG-19.1", "GG-13.18.2")
def test_only_the_leader_counts() -> None:
    field = fight({"H35 S": "Heth-F", "H34 N": "Iron-F Reynolds-F"}, LEAD)
    assert field.kind == "defender"
    assert field.seat == "USA"
    assert set(field.options()) == {"defend Iron-F", "defend Reynolds-F"}
    assert field.refused("defend Howard-F") == "GG-13.18.2"
    field.do("defend Reynolds-F")
    assert result(field) == "+1"
    assert field.told("defending-leader")[0].args == {"face": "Reynolds-F", "position": "H34"}
    assert field.told("attacking-leader")[0].args == {"face": "Heth-F", "position": "H34"}


@rule("GG-13.18.2")
def test_the_choice_of_leader_is_put_even_among_equals() -> None:
    field = fight({"H35 S": "Heth-F", "H34 N": "Howard-F Howard-F"}, LEAD)
    assert field.options() == ["defend Howard-F"]


@rule("GG-13.18.7", "GG-13.18.9", "GG-W35")
def test_w35_slope_and_works() -> None:
    stacks = {"H33 N": "Howard-F", "H34 S": "Heth-F"}
    steep = hard("H34 a33 steep")
    lead = "lead Howard-F H33 H34 0"
    facing_it = fight(stacks, lead, army="USA", terrain=steep, works={"H34": ["a33"]}, dug={"CSA": 1})
    assert result(facing_it) == "-2"
    assert lines(facing_it) == {"GG-13.18.7": "-1", "GG-13.18.9": "-1"}
    assert facing_it.stack("H34", "CSA") == ["Heth-F"], "only the attacker reduces"
    other_way = fight(stacks, lead, army="USA", terrain=steep, works={"H34": ["a34"]}, dug={"CSA": 1})
    assert result(other_way) == "-1"
    assert other_way.stack("H34", "CSA") == ["Heth-R1"]


@rule("GG-13.18.9")
def test_works_help_whoever_defends_and_count_once() -> None:
    stacks = {"H33 N": "Howard-F", "H34 S": "Heth-F"}
    field = fight(stacks, "lead Howard-F H33 H34 0", army="USA", works={"H34": ["a33", "a33"]}, dug={"USA": 2})
    assert lines(field) == {"GG-13.18.9": "-1"}


@rule("GG-13.18.7")
def test_a_slope_on_the_other_side_does_not_count() -> None:
    assert lines(fight(PLAIN, LEAD, terrain=hard("H34 a33 steep"))) == {"GG-13.18.6": "+1"}


@rule("GG-13.18.8", "GG-21.10")
def test_obstruction_on_both_sides() -> None:
    both = hard("H34 a33 obstructed", "H34 a34 obstructed")
    assert lines(fight(PLAIN, LEAD, terrain=both))["GG-13.18.8"] == "-1"
    assert "GG-13.18.8" not in lines(fight(PLAIN, LEAD, terrain=hard("H34 a34 obstructed")))
    assert "GG-13.18.8" not in lines(fight(PLAIN, LEAD, terrain=both, rules=("obstructed",)))


@rule("GG-13.18.11", "GG-13.18.17", "GG-13.18.1", "GG-W36")
def test_w36_the_second_combat_after_a_victory() -> None:
    stacks = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F", "V44 W": "Sykes-F"}
    field = fight(stacks, "also V44", LEAD, "lead Hood-F H35 V44 0")
    assert field.kind == "combat-order"
    assert field.seat == "CSA"
    assert set(field.options()) == {"fight H34", "fight V44"}
    assert field.refused("fight H35") == "GG-13.18.1"
    field.do("fight H34")
    first = field.told("combat-result")[0].args
    assert first["position"] == "H34"
    while field.kind in ("offer", "pick"):
        field.do(field.options()[0])
    assert field.told("combat-result")[1].args["position"] == "V44"
    assert lines(field)["GG-13.18.11"] == "+1"
    assert field.told("attack-won")
    assert set(field.marked("victor", "CSA")) == {"Heth-R1", "Hood-F"}


@rule("GG-13.18.17", "GG-W36")
def test_w36_one_victory_wins_the_attack_for_all_its_blocks() -> None:
    stacks = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F", "V44 W": "Iron-F"}
    field = fight(stacks, "also V44", LEAD, "lead Hood-F H35 V44 0", terrain=hard("V44 a34 steep"))
    field.do("fight V44")
    while field.kind in ("offer", "pick"):
        field.do(field.options()[0])
    assert {e.args["position"]: (e.args["value"], e.args["army"]) for e in field.told("combat-result")} == {
        "V44": ("-2", "USA"),
        "H34": ("+1", "CSA"),
    }
    assert field.told("attack-won")
    assert len(field.marked("victor", "CSA")) == 2
    assert field.stack("V44", "CSA"), "who lost his combat stays and is victorious too"


@rule("GG-13.18.12", "GG-3.16", "GG-W26")
def test_w26_the_free_target_threatens_the_flank() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H45 S": "Hood-F", "H34 N": "Howard-F"}
    sent = ["also H44", LEAD, "lead Hood-F H45 H44 0", "send Heth-F H35 H34 0"]
    field = fight(stacks, *sent)
    assert field.front("H44", "CSA") == "a43"
    assert lines(field) == {"GG-13.18.6": "+1", "GG-13.18.12": "+1"}
    guarded = fight({**stacks, "V43 E": "Sykes-F"}, *sent)
    assert "GG-13.18.12" not in lines(guarded)
    rough = fight(stacks, *sent, terrain=hard("V43 a43 obstructed"))
    assert "GG-13.18.12" not in lines(rough)


@rule("GG-13.18.12")
def test_both_flanks_count_and_a_flank_counts_once() -> None:
    stacks = {**PLAIN, "H44 S": "Hood-F", "H24 S": "Early-F", "V43 W": "Rodes-F"}
    assert lines(fight(stacks, LEAD))["GG-13.18.12"] == "+2"


@rule("GG-13.18.13", "GG-W27", "GG-R11")
def test_w27_the_flank_of_a_single_attacker() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H34 N": "Howard-F", "H44 N": "Sykes-F"}
    assert lines(fight(stacks, LEAD, "charge"))["GG-13.18.13"] == "-1"
    assert "GG-13.18.13" not in lines(fight(stacks, LEAD, "send Heth-F H35 H34 0"))
    away = {"H35 S": "Heth-F", "H34 N": "Howard-F", "H44 S": "Sykes-F"}
    assert "GG-13.18.13" not in lines(fight(away, LEAD))


@rule("GG-3.16", "GG-R12")
def test_a_block_with_an_enemy_in_front_threatens_nobody() -> None:
    stacks = {**PLAIN, "H44 S 0": "Hood-F", "H44 N": "Sykes-F"}
    assert "GG-13.18.12" not in lines(fight(stacks, LEAD))


@rule("GG-13.18.16")
def test_losses_fall_on_the_leaders() -> None:
    stacks = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F Sykes-F"}
    field = fight(stacks, LEAD, "send Hood-F H35 H34 0").do("defend Sykes-F")
    field = finish(field)
    assert "Heth-F" in field.gone()
    assert "Hood-F" not in field.gone()
    assert "Sykes-F" in field.gone()
    assert "Howard-F" not in field.gone()


# ---- step 9 and the end ------------------------------------------------------------------------------------------


@rule("GG-13.19.1", "GG-13.18.17")
def test_a_lost_attack_withdraws_everywhere() -> None:
    stacks = {"H35 S": "Heth-F", "H45 S": "Hood-F", "H34 N": "Iron-F"}
    field = fight(stacks, "also H44", LEAD, "lead Hood-F H45 H44 0")
    assert result(field) == "0", "flank +1, Iron Brigade -2"
    assert field.told("attack-lost")
    assert field.kind == "lost-attack"
    assert set(field.options()) == {"withdraw Heth-R1 H34", "withdraw Hood-F H44"}
    assert field.refused("done") == "GG-14.10"
    finish(field)
    assert field.stack("H44", "CSA") == []
    assert field.stack("H34", "CSA") == []
    assert field.stack("H34", "USA") == ["Iron-R2"], "beaten or not, defenders stay"
    assert field.marked("attacked", "CSA") == []


@rule("GG-13.19.1")
def test_beaten_defenders_stay_until_their_own_phase() -> None:
    field = finish(fight(PLAIN, LEAD))
    assert field.stack("H34", "USA") == ["Howard-R1"]
    assert field.marked("victor", "CSA") == ["Heth-R1"]


@rule("GG-13.19.2", "GG-20.1", "GG-W58", "GG-R61")
def test_w58_a_won_attack_takes_objectives_even_if_its_blocks_die() -> None:
    objectives = [{"area": "a34"}, {"area": "a31"}, {"area": "a15"}]
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-R1"}
    field = fight(stacks, LEAD, objectives=objectives)
    assert result(field) == "+2"
    assert field.rebel_goals() == [0]
    lost = fight({"H35 S": "Heth-F", "H34 N": "Iron-F"}, LEAD, objectives=objectives)
    assert lost.rebel_goals() == []
    ridge = hard("H34 a34 ridge 1")
    dying = Field(
        "CSA attack",
        {"H35 S": "Hood-R2", "H34 N": "Howard-R1 Howard-R1"},
        csa="MARCH",
        usa="ANY-1 Howard-1",
        terrain=ridge,
        objectives=objectives,
    )
    dying.do("target H34", "lead Hood-R2 H35 H34 0", "play ANY-1 H34", "play Howard-1 H34").no_more_guns()
    # 2 + 1 points: one reduction, R2 to R1; then 1 - 1 + 1 = +1: won, both are eliminated
    dying.do("defend Howard-R1")
    assert result(dying) == "+1"
    assert dying.stack("H34", "CSA") == []
    assert dying.told("attack-won")
    assert dying.rebel_goals() == [0]


@rule("GG-13.16.8", "GG-13.18.17")
def test_survivors_on_the_free_target_alone_have_lost() -> None:
    stacks = {"H35 S": "Hood-R2", "H45 S": "Heth-F", "H34 N": "Howard-F Howard-F"}
    field = Field("CSA attack", stacks, csa="MARCH", usa="Howard-2 Howard-1", terrain=hard("H34 a34 ridge 3"))
    field.do("target H34", "also H44", "lead Hood-R2 H35 H34 0", "lead Heth-F H45 H44 0")
    field.do("play Howard-2 H34", "play Howard-1 H34").no_more_guns()
    assert field.told("attack-lost")
    assert field.kind in ("lost-attack", "withdraw-to")


# ---- after all attacks ---------------------------------------------------------------------------------------------


@rule("GG-13.20.1", "GG-13.20.2", "GG-W49")
def test_w49_tokens_after_the_attacks() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H34 N": "Howard-F Howard-F", "V34 E": "Sykes-F Sykes-F"}
    usa = "Howard-2 Howard-1 Sykes-2 Sykes-1"
    field = Field("CSA attack", stacks, csa="Heth-2 Heth-1 ANY-1 ANY-1 ANY-1", usa=usa)
    field.do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do("lead Heth-F H35 H34 0")
    if field.kind == "attackers":
        field.do("charge")
    field.do("play Howard-2 H34", "play Howard-1 H34", "play Sykes-2 V34", "play Sykes-1 V34")
    for token in ("Heth-2", "Heth-1", "ANY-1", "ANY-1", "ANY-1"):
        field.do(f"play {token} H35")
    field.do("aim H35 V34")
    field.do("knock Sykes-2 V34")
    while field.seat != "chance":
        kinds = field.options()
        field.do("done" if "done" in kinds else kinds[0])
    spent = {(e.args["army"], e.args["number"]) for e in field.told("tokens-spent")}
    assert spent == {("CSA", 5), ("USA", 1)}
    assert [e.args["number"] for e in field.told("tokens-back")] == [3]
    assert [(e.args["army"], e.args["number"]) for e in field.told("draws")] == [("CSA", 2)]
    assert field.size("USA", "tray") == 3
    field.draw("MARCH", "MARCH")
    assert field.pile("CSA", "tray") == {"MARCH": 2}
    assert field.size("CSA", "spent") == 5
    assert field.size("USA", "spent") == 1


@rule("GG-13.20.1")
def test_make_up_tokens_count_and_stay_hidden() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H34 N": "Howard-R1"}
    field = Field("CSA attack", stacks, csa="MARCH MARCH")
    field.do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do("lead Heth-F H35 H34 0", "send Heth-F H35 H34 0").no_more_guns()
    while field.seat != "chance":
        field.do(field.options()[0])
    assert field.told("draws")[-1].args == {"army": "CSA", "number": 1}
    assert field.pile("CSA", "buried") == {"MARCH": 2}
    assert field.pile("CSA", "spent") == {}


# ---- the handicap ------------------------------------------------------------------------------------------


@rule("GG-R67")
@pytest.mark.parametrize(("handicap", "value"), [("CSA-2", 2), ("USA-3", -3)])
def test_a_handicap_is_a_line_of_every_close_combat(handicap: str, value: int) -> None:
    field = fight(PLAIN, LEAD, handicap=handicap)
    assert lines(field) == {"GG-13.18.6": "+1", "GG-R67": f"{value:+d}"}
    assert result(field) == f"{1 + value:+d}"


@rule("GG-R67")
@pytest.mark.parametrize("scenario", sorted(GUNS.scenarios))
def test_a_position_keeps_its_handicap(scenario: str) -> None:
    plain, state = GUNS.new(scenario, {"handicap": "none"}), GUNS.new(scenario, {"handicap": "CSA-4"})
    assert plain == GUNS.new(scenario)
    assert "handicap" not in GUNS.to_json(plain)
    assert state.codes == plain.codes
    spec = GUNS.to_json(state)
    assert spec["handicap"] == "CSA-4"
    assert GUNS.to_json(GUNS.position(spec)) == spec
    for eyes in (*GUNS.seats, None):
        assert GUNS.view(state, eyes).position["handicap"] == "CSA-4"
    with pytest.raises(BadInput, match="'CSA-5' is no handicap here"):
        GUNS.position({**spec, "handicap": "CSA-5"})


@rule("GG-R67")
@pytest.mark.parametrize(("language", "word"), [("en", "handicap"), ("fr", "handicap"), ("it", "vantaggio")])
def test_a_handicap_is_told(language: str, word: str) -> None:
    state = GUNS.new("third-day", {"handicap": "USA-1"})
    assert word in GUNS.summary(state, None, language)
    objectives = next(panel for panel in GUNS.scene(state, None, language).panels if panel.id == "objectives")
    assert [row.clause for row in objectives.rows if isinstance(row, Row)][-1] == "GG-R67"
    assert word in GUNS.endings.ending(state, [], None, language).text
    told = state.apply("concede CSA")
    assert word not in GUNS.endings.ending(state, told, None, language).text  # nothing was decided by it
