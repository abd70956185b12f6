"""Standing orders: what they answer, and where they ask after all."""

from __future__ import annotations

from random import Random

from longroll.games.guns import GUNS
from longroll.kit.clauses import rule
from tests.acceptance.walks import warlike
from tests.guns.field import Field, hard


def answer(field: Field, **orders: str) -> str | None:
    found = GUNS.standing_answer(field.state, {name.replace("_", "-"): order for name, order in orders.items()})
    return str(found) if found is not None else None


def under_attack(usa: str, **more: object) -> Field:
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-F Sykes-R1"}
    field = Field("CSA attack", stacks, usa=usa, csa="MARCH", **more)  # type: ignore[arg-type]
    return field.do("target H34", "lead Heth-F H35 H34 0")


@rule("GG-13.12.1")
def test_guns_in_defence() -> None:
    field = under_attack("ANY-1 Hancock-2", terrain=hard("H34 a34 ridge 2"))
    assert field.kind == "defensive-support"
    assert answer(field) is None
    assert answer(field, defence_guns="best") == "play ANY-1 H34"
    assert answer(field, defence_guns="none") == "done"
    assert answer(field, defence_guns="useful") is None, "a gun would help"
    field.do("play ANY-1 H34")
    assert answer(field, defence_guns="useful") == "done", "nothing is left that helps"
    assert answer(field, defence_guns="best") == "done"


@rule("GG-13.18.2")
def test_the_leader_of_the_defence() -> None:
    field = under_attack("").no_more_guns()
    assert field.kind == "defender"
    assert answer(field, defence_leader="best") == "defend Howard-F"
    assert answer(field, defence_leader="doubt") == "defend Howard-F"
    equal = Field("CSA attack", {"H35 S": "Heth-F", "H34 N": "Howard-F Sykes-F"}, csa="MARCH")
    equal.do("target H34", "lead Heth-F H35 H34 0").no_more_guns()
    assert answer(equal, defence_leader="doubt") is None
    iron = Field("CSA attack", {"H35 S": "Heth-F", "H34 N": "Howard-F Iron-R1"}, csa="MARCH")
    iron.do("target H34", "lead Heth-F H35 H34 0").no_more_guns()
    assert answer(iron, defence_leader="best") == "defend Iron-R1"


@rule("GG-2.6")
def test_replacements() -> None:
    field = Field("CSA attack", {"H35 S": "Hood-F", "H34 N": "Sickles-F"}, csa="MARCH").do("target H34")
    field.do("lead Hood-F H35 H34 0").no_more_guns()
    seen = set()
    while field.kind in ("offer", "pick"):
        seen.add(answer(field, replacements="best"))
        field.do(str(answer(field, replacements="best")))
    assert seen == {"offer Sickles-R2 Sickles-R1", "pick first", "offer Hood-R2 Hood-R2"}


@rule("GG-14.1", "GG-14.2")
def test_nobody_falls_back_who_need_not() -> None:
    field = Field("USA withdrawal", {"H44 N": "Howard-F", "H34 S": "Heth-F"}, orders={"USA": "withdraw"})
    assert answer(field, withdrawals="stay") == "done"
    must = Field("USA withdrawal", {"H44 N": "Howard-F", "H34 S": "Heth-F/victor"})
    assert answer(must, withdrawals="stay") is None


@rule("GG-8.3", "GG-13.13.5")
def test_the_weakest_tokens_are_spared_first() -> None:
    field = Field("CSA attack", {"H35 S": "Heth-F", "H34 N": "Howard-F"}, csa="Pender-2 MARCH Hood-1").do(
        "target H34", "lead Heth-F H35 H34 0"
    )
    while field.kind != "make-up":
        field.do("done")
    assert answer(field, spare_tokens="weakest") == "add MARCH"


def test_every_order_gives_legal_answers() -> None:
    """All orders, each answer of them, at every decision of random games."""
    asked: set[str] = set()
    for number, scenario in enumerate(("second-day", "third-day")):
        rng = Random(number)
        state = GUNS.new(scenario)
        for _ in range(700):
            if state.over:
                break
            if state.mover >= 0:
                for name, order in GUNS.standing.items():
                    for one in order.answers:
                        found = GUNS.standing_answer(state, {name: one})
                        if found is not None:
                            assert state.check(found.action) is None
                            asked.add(f"{name} {one}")
            state.play(warlike(state, rng))
    every = {f"{name} {one}" for name, order in GUNS.standing.items() for one in order.answers if one != "ask"}
    assert asked == every
