"""GG-22 Extended bombardment."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.guns.field import Field, tokens
from tests.guns.test_08_tokens import piles

OPTION = ("extended-bombardment",)
STACKS = {"H35 S": "Heth-F Hood-F", "V34 E": "Heth-F Hood-F", "H34 N": "Howard-F Howard-F"}
TRAY = "Heth-2 Heth-1 Hood-2 Hood-1 MARCH"


def bombarding(stacks: dict[str, str] = STACKS, csa: str = TRAY, usa: str = "ANY-1", **more: object) -> Field:
    """An attack by two blocks, with its artillery played: 2 + 1 on H35, 2 + 1 on V34."""
    field = Field("CSA attack", stacks, csa=csa, usa=usa, **{"rules": OPTION, **more})  # type: ignore[arg-type]
    field.do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do("lead Heth-F H35 H34 0", "send Hood-F H35 H34 0")
    if field.kind == "attackers":
        field.do("charge")
    if field.kind == "defensive-support":
        field.do("play ANY-1 H34")
    return field.do("play Heth-2 H35", "play Heth-1 H35", "play Hood-2 V34", "play Hood-1 V34")


@rule("GG-22.1")
def test_declared_with_artillery_once_a_turn_and_by_agreement() -> None:
    assert bombarding().legal("extend")
    assert bombarding(rules=()).refused("extend") == "GG-22.1"
    nothing = Field("CSA attack", STACKS, csa=TRAY, rules=OPTION).do("target H34")
    if nothing.kind == "second-target":
        nothing.do("done")
    nothing.do("lead Heth-F H35 H34 0")
    if nothing.kind == "attackers":
        nothing.do("charge")
    assert nothing.refused("extend") == "GG-22.1"
    field = bombarding().do("extend")
    assert field.told("extended-bombardment")[0].args == {"army": "CSA"}
    assert field.ask.bombarded("CSA")
    assert not field.ask.bombarded("USA")
    assert bombarding(moment={"bombarded": 2, "active": "CSA"}).refused("extend") == "GG-22.1"


@rule("GG-22.2", "GG-22.3", "GG-22.4", "GG-W52")
def test_w52_the_first_run_stops_after_the_bombardment() -> None:
    field = bombarding().do("extend")
    assert field.told("bombardment-hits")[0].args["hits"] == 2
    assert field.pile("USA", "hit") == {"ANY-1": 1}
    assert not field.told("close-combat")
    assert not field.told("advance")
    assert field.seat == "chance"
    assert field.told("draws")[0].args == {"army": "CSA", "number": 4}
    field.draw("MARCH", "MARCH", "MARCH", "ANY-1")
    assert field.size("CSA", "extra") == 4
    assert sorted(field.stack("H35", "CSA")) == ["Heth-F", "Hood-F"]


@rule("GG-22.3", "GG-22.9")
def test_unhit_tokens_of_the_defender_come_back() -> None:
    stacks = {**STACKS, "V44 W": "Sykes-F Sykes-F"}
    field = Field("CSA attack", stacks, csa=TRAY, usa="Sykes-2 ANY-1", rules=OPTION)
    field.do("target H34", "done", "lead Heth-F H35 H34 0", "send Hood-F H35 H34 0")
    if field.kind == "attackers":
        field.do("charge")
    field.do("play Sykes-2 V44", "done", "play Heth-2 H35", "play Heth-1 H35", "extend")
    while field.kind == "aim":
        field.do("aim H35 H34")
    assert field.pile("USA", "used") == {"Sykes-2": 1}
    field.draw("MARCH", "MARCH")
    while field.kind == "attack":
        field.do("done")
    while field.seat == "chance":
        field.do(field.options()[0])
    assert field.kind == "leader"
    assert field.pile("USA", "tray") == {"Sykes-2": 1, "ANY-1": 1}, "he may play it again"


def second_run(*drawn: str, **more: object) -> Field:
    field = bombarding(**more).do("extend").draw(*drawn)  # type: ignore[arg-type]
    while field.kind == "attack":
        field.do("done")
    while field.seat == "chance":
        field.do(field.options()[0])
    return field


@rule("GG-22.5", "GG-R63", "GG-22.10")
def test_the_same_blocks_attack_again() -> None:
    field = second_run("MARCH", "MARCH", "MARCH", "ANY-1")
    assert field.kind == "leader"
    assert set(field.options()) == {"lead Heth-F H35 H34 0", "lead Hood-F H35 H34 0"}, "the leader may be another"
    assert field.refused("lead Heth-F V34 H34 0") == "GG-22.5"
    field.do("lead Hood-F H35 H34 0")
    assert len(field.told("attack")) == 2, "the other block follows by itself"
    assert [e.args["to"] for e in field.told("sent")] == ["H34", "H34"]


@rule("GG-22.6", "GG-22.7", "GG-22.8", "GG-W52", "GG-R34")
def test_w52_the_second_run_uses_only_its_own_stack() -> None:
    field = second_run("MARCH", "MARCH", "MARCH", "ANY-1")
    tray = field.pile("CSA", "tray")
    field.do("lead Heth-F H35 H34 0")
    assert field.kind == "offensive-support"
    assert field.options("play") == ["play ANY-1 H35"]
    field.do("play ANY-1 H35", "done", "add MARCH")
    assert field.told("made-up")[-1].args["number"] == 1
    field.do("defend Howard-F")
    modifiers = [(e.args["clause"], e.args["value"]) for e in field.told("modifier")]
    assert ("GG-13.18.10", "+1") in modifiers, "the hit of the first run"
    while field.kind not in ("march", ""):
        field.do(field.options()[0])
    assert field.pile("CSA", "tray") == tray, "no tokens are drawn for them"
    assert field.size("CSA", "extra") == 0
    assert field.size("CSA", "made-up") == 0
    assert sum(field.pile("CSA", "buried").values()) == 3


@rule("GG-22.6")
def test_a_short_stack_suffices() -> None:
    """One token is left to draw."""
    mine = piles(tray=TRAY, reserve="MARCH")
    field = bombarding(tokens={"CSA": mine, "USA": {"tray": tokens("ANY-1")}}).do("extend")
    while field.kind == "attack" or field.seat == "chance":
        field.do(field.options()[0])
    assert field.size("CSA", "extra") == 1
    field.do("lead Heth-F H35 H34 0")
    field.no_more_guns()
    assert field.told("made-up")[-1].args["number"] == 1
    assert field.told("close-combat")


@rule("GG-22.10")
def test_its_positions_are_used() -> None:
    stacks = {**STACKS, "V44 W": "Sykes-F", "H45 S": "Early-F"}
    field = bombarding(stacks=stacks, csa=TRAY + " MARCH MARCH").do("extend").draw("MARCH", "MARCH", "MARCH", "ANY-1")
    assert field.kind == "attack"
    assert field.refused("target H34") == "GG-13.1.2"
    field.do("target V44")
    if field.kind == "second-target":
        assert field.refused("also H35") == "GG-22.10"
        field.do("done")
    assert field.kind == "leader"
    assert field.refused("lead Heth-F H35 V44 0") == "GG-22.10"
    assert not any(" H35 " in option for option in field.options("lead"))


@rule("GG-25.2")
def test_in_a_team_the_commander_declares_it() -> None:
    field = bombarding(rules=("extended-bombardment", "team-CSA"))
    assert field.seat == "CSA-C"
    assert field.legal("extend")
