"""GL-10.2, GL-10.4 What a charge adds up to and how it is resolved; GL-10.27 retreat before charge."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.glory.field import Field

# ---- ratio and results -------------------------------------------------------------------------------------


@rule("GL-10.23.2", "GL-10.23.3", "GL-10.41.1", "EX-03")
@pytest.mark.parametrize(
    ("attack", "defence", "upwards", "column"),
    [
        (9, 4, False, "2-1"),
        (5, 7, False, "2-3"),
        (7, 3, True, "3-1"),
        (9, 6, False, "3-2"),
        (9, 6, True, "3-2"),
        (3, 10, False, "1-4"),
        (3, 10, True, "1-3"),
        (6, 7, True, "1-1"),
        (1, 9, False, "1-4"),
        (1, 9, True, "1-4"),
        (40, 3, False, "5-1"),
        (40, 3, True, "5-1"),
    ],
)
def test_ratio(attack: int, defence: int, upwards: bool, column: str) -> None:
    """Rounded for the defender where the ground helps him, else for the attacker."""
    field = Field(ONE.format(attack, defence), woods="" if upwards else "0504")
    found = field.ask.charge(["p"], ["0504"])
    assert (found["attack"], found["defence"], found["column"]) == (attack, defence, column)


@rule("GL-10.22.1")
def test_results() -> None:
    ask = Field(ONE.format(7, 3)).ask
    lines = {"AR+D": (-5, -1), "AR+CC": (0, 2), "EX": (3, 5), "DR": (6, 7), "DR+CC": (8, 10), "DR+D": (11, 20)}
    for line, ends in lines.items():
        assert [ask.charge_result(number) for number in ends] == [line, line]


def lines(field: Field, attackers: str, hexes: str) -> dict[str, int]:
    """The lines of a charge by their clauses, zeros left out."""
    found: dict[str, int] = {}
    for line in field.ask.charge(attackers.split(), hexes.split())["lines"]:
        if line["value"]:
            found[line["clause"]] = found.get(line["clause"], 0) + line["value"]
    return found


ONE = "CS p inf 0505 N s={}\nUS d inf 0504 S s={}"


@rule("GL-10.23.1", "GL-10.41.1", "GL-10.40.1", "GL-R52", "EX-03")
def test_rounding_depends_on_the_ground() -> None:
    assert lines(Field(ONE.format(7, 3)), "p", "0504") == {"GL-10.41.1": 3}
    assert lines(Field(ONE.format(9, 4), woods="0504"), "p", "0504") == {"GL-10.23.2": 2, "GL-10.40.1": -1}
    assert lines(Field(ONE.format(5, 7), woods="0504"), "p", "0504") == {"GL-10.23.2": -1, "GL-10.40.1": -1}


@rule("GL-10.40.1", "GL-10.40.2", "GL-10.42.1", "GL-10.44.1", "GL-R59", "EX-42")
@pytest.mark.parametrize(
    ("changes", "drm"),
    [
        ({"water": {"0505-0504": "river"}, "crossings": {"0505-0504": "bridge"}}, -2),
        ({"water": {"0505-0504": "creek"}, "crossings": {"0505-0504": "bridge"}}, -1),
        ({"water": {"0505-0504": "stream"}, "crossings": {"0505-0504": "bridge"}}, 0),
        ({"water": {"0505-0504": "creek"}}, -1),
        ({"water": {"0505-0504": "stream"}}, 0),
        ({"water": {"0505-0504": "creek"}, "crossings": {"0505-0504": "ford"}, "woods": "0504"}, -2),
        ({"walls": "0504>0505"}, -3),
        ({"walls": "0505>0504"}, 0),
        ({"embankment": "0504"}, -2),
        ({"works": {"US": "0504"}}, -2),
        ({"works": {"CS": "0504"}}, 0),
        ({"levels": {"0504": 2}}, -1),
        ({"levels": {"0504": 4}}, -2),
        ({"levels": {"0505": 4}}, 0),
        ({"town": "0504", "levels": {"0504": 2}}, -2),
    ],
)
def test_ground(changes: dict[str, Any], drm: int) -> None:
    field = Field(ONE.format(7, 3), **changes)
    found = lines(field, "p", "0504")
    assert found.get("GL-10.40.1", 0) == drm
    assert field.ask.charge_ground("0505", "0504", "US") == drm
    rounded = "GL-10.23.2" if drm or "water" in changes else "GL-10.41.1"
    assert rounded in found


@rule("GL-10.43.1", "GL-R28")
def test_the_ground_best_for_the_defender_counts() -> None:
    units = "CS p inf 0505 N\nCS q inf 0605 NW\nUS d inf 0504 S"
    assert lines(Field(units, water={"0605-0504": "creek"}), "p q", "0504")["GL-10.40.1"] == -1
    several = "CS p inf 0505 N\nUS d inf 0504 S\nUS e inf 0405 S"
    assert lines(Field(several, woods="0405"), "p", "0504 0405")["GL-10.40.1"] == -1


@rule("GL-10.22.2", "GL-R28", "EX-26")
def test_rear() -> None:
    rear = Field("CS p inf 0505 N\nCS q inf 0605 NW\nUS d inf 0504 N")
    assert lines(rear, "p q", "0504")["GL-10.22.2"] == 1
    both = Field("CS p inf 0605 NW\nCS q inf 0604 SW\nUS d inf 0504 N")
    assert lines(both, "p q", "0504")["GL-10.22.2"] == 2
    ahead = Field("CS p inf 0503 S\nUS d inf 0504 N")
    assert "GL-10.22.2" not in lines(ahead, "p", "0504")
    two_hexes = Field("CS p inf 0505 N\nUS d inf 0504 N\nUS e inf 0405 SE")
    assert "GL-10.22.2" not in lines(two_hexes, "p", "0504 0405")


@rule("GL-10.25.1")
def test_cohesion_is_limited() -> None:
    units = "CS p inf 0505 N co={}\nUS d inf 0504 S co={}\nUS g art 0504 S co=9"
    assert lines(Field(units.format(9, 4)), "p", "0504")["GL-10.25.1"] == 3
    assert lines(Field(units.format(4, 9)), "p", "0504")["GL-10.25.1"] == -3
    assert lines(Field(units.format(7, 5)), "p", "0504")["GL-10.25.1"] == 2


@rule("GL-10.26.1", "GL-10.25.2", "GL-10.34.1", "GL-12.2.1", "GL-R30", "EX-25")
def test_cavalry_into_woods() -> None:
    units = "CS h cav 0505 N s=6 co=8 {}\nUS d inf 0504 S s=8 co=5"
    field = Field(units.format("gallop"), woods="0504")
    assert lines(field, "h", "0504") == {"GL-10.23.2": -1, "GL-10.25.2": 1, "GL-10.40.1": -1, "GL-10.26.1": 1}
    field.do("charge h", "defend 0504 C").dice(4)
    assert field.sum_of("defends") == [7]
    field.dice(6)
    assert field.sum_of("charge-result") == [6]
    assert field.kind == "retreat"
    assert "GL-10.26.1" not in lines(Field(units.format(""), woods="0504"), "h", "0504")


@rule("GL-10.26.1")
def test_no_momentum_against_cavalry() -> None:
    field = Field("CS h cav 0505 N gallop\nUS d cav 0504 S")
    assert "GL-10.26.1" not in lines(field, "h", "0504")


@rule("GL-12.3.1", "GL-12.3.3")
def test_dismounted_cavalry_charges_at_minus_one_once() -> None:
    units = "CS p inf 0505 N\nCS h cav 0605 NW foot\nCS i cav 0405 NE foot\nUS d inf 0504 S"
    assert lines(Field(units), "p h i", "0504")["GL-12.3.3"] == -1
    assert "join h" in Field(units).do("charge-at p 0504").options()


# ---- play --------------------------------------------------------------------------------------------------

PLAIN = "CS p inf 0505 N\nUS d inf 0504 S"


def charged(units: str = PLAIN, who: str = "p", **changes: Any) -> Field:
    """A charge without retreat before it and without defensive fire, before the roll."""
    field = Field(units, **changes).do(f"charge {who}")
    if field.kind == "charge-with":
        field.do("close")
    if field.kind == "evade":
        field.do("stand")
    if field.kind == "defend":
        field.do("done")
    return field


@rule("GL-10.22.1", "GL-10.29.1", "GL-11.22.1", "GL-11.31.1", "GL-11.31.2")
def test_defender_retreats() -> None:
    field = charged().dice(6)
    assert field.sum_of("charge-result") == [6]
    assert field.seat == "US"
    assert field.options() == ["retreat d 0503", "retreat d 0404", "retreat d 0604"]
    field.do("retreat d 0604", "face SW")
    assert (field.at("d"), field.facing("0604")) == ("0604", "SW")
    assert field.at("p") == "0504"
    field.do("face SE")
    assert field.facing("0504") == "SE"
    assert field.kind == ""


@rule("GL-10.29.1")
def test_exchange() -> None:
    field = charged().dice(4, 8, 7)
    assert field.disordered("p")
    assert not field.disordered("d")
    assert (field.at("p"), field.at("d")) == ("0505", "0504")
    assert field.kind == ""


@rule("GL-10.29.1", "GL-11.31.1", "GL-11.41.1")
def test_an_exchange_that_empties_the_hex() -> None:
    field = charged("CS p inf 0505 N co=5\nUS d inf 0504 S D").dice(3, 0, 9)
    assert field.sum_of("charge-result") == [3]
    assert field.at("d") == "withdrawn"
    assert field.at("p") == "0504"


@rule("GL-10.29.1", "GL-11.21.1")
def test_attackers_check_and_retreat() -> None:
    field = charged().dice(2, 7)
    assert field.seat == "CS"
    assert field.options() == ["retreat p 0406", "retreat p 0506", "retreat p 0606"]
    field.do("retreat p 0506", "face N")
    assert not field.disordered("p")
    assert field.kind == ""


@rule("GL-10.28.2", "EX-37")
def test_guns_with_repulsed_attackers() -> None:
    field = charged("CS p inf 0505 N\nCS g art 0505 N\nUS d inf 0504 S").dice(1, 5)
    assert field.disordered("g")
    assert not field.disordered("p")
    assert {option.split()[1] for option in field.options()} == {"p", "g"}
    field.do("retreat g 0506", "face N", "retreat p 0506")
    assert (field.at("p"), field.at("g")) == ("0506", "0506")
    assert field.kind == ""


@rule("GL-10.28.2")
def test_guns_do_not_advance() -> None:
    field = charged("CS p inf 0505 N\nCS g art 0505 N\nUS d inf 0504 S").dice(6)
    field.do("retreat d 0503", "face S")
    assert (field.at("p"), field.at("g")) == ("0504", "0505")


DEFENDED = "CS p inf 0505 N {}\nUS d inf 0504 S\nUS g art 0504 S"


@rule("GL-10.28.3", "EX-37")
def test_guns_with_retreating_defenders() -> None:
    field = charged(DEFENDED.format("s=16")).dice(5)
    assert field.sum_of("charge-result") == [7]
    assert [e.args["unit"] for e in field.dice(8).told("check")] == ["g"]
    assert field.disordered("g")
    assert not field.disordered("d")
    field.do("retreat d 0503", "face S", "retreat g 0604", "face S")
    assert field.at("p") == "0504"


@rule("GL-10.28.3", "EX-37")
def test_guns_with_broken_defenders() -> None:
    field = charged(DEFENDED.format("s=40")).dice(7)
    assert field.sum_of("charge-result") == [12]
    field.dice(7)
    assert field.disordered("d")
    assert not field.disordered("g")
    assert field.kind == "retreat"


@rule("GL-10.28.3")
def test_guns_whose_infantry_vanishes_in_an_exchange() -> None:
    units = "CS p inf 0505 N\nUS d inf 0504 S D\nUS g art 0504 S"
    field = charged(units).dice(2)
    assert field.sum_of("charge-result") == [4]
    field.dice(0, 9)
    assert field.at("d") == "withdrawn"
    field.dice(0)
    assert field.options("retreat") == ["retreat g 0503", "retreat g 0404", "retreat g 0604"]
    field.do("retreat g 0503", "face S")
    assert field.at("p") == "0504"


# ---- artillery alone ---------------------------------------------------------------------------------------

LONE = "CS p inf 0505 N {}\nUS g art 0504 S"


@rule("GL-10.28.4", "GL-11.14.1", "EX-32")
def test_guns_alone_are_taken() -> None:
    field = Field(LONE.format("")).do("charge p")
    stopped = field.copy().do("defend 0504 C").dice(5)
    assert stopped.sum_of("defends") == [8]
    assert stopped.disordered("p")
    assert (stopped.at("p"), stopped.at("g")) == ("0505", "0504")
    assert stopped.kind == ""
    field.do("defend 0504 C").dice(4)
    assert field.at("g") == "eliminated"
    assert field.at("p") == "0504"
    assert not field.told("charge-result")


@rule("GL-11.14.2", "GL-11.31.1", "EX-32")
def test_disordered_infantry_takes_guns() -> None:
    field = Field(LONE.format("D"))
    assert field.options() == ["done", "charge p"]
    field.do("charge p")
    taken = field.copy().do("defend 0504 C").dice(2)
    assert taken.sum_of("defends") == [5]
    assert taken.at("g") == "eliminated"
    assert taken.at("p") == "0505"
    field.do("defend 0504 C").dice(3)
    assert field.at("p") == "withdrawn"
    assert field.at("g") == "0504"


@rule("GL-11.14.2", "GL-10.12.1", "EX-43")
def test_disordered_infantry_and_other_enemies() -> None:
    units = "CS p inf 0505 N D\nUS g art 0504 S\nUS e inf 0605 S"
    barred = Field(units)
    assert barred.kind == ""
    covered = Field(units + "\nCS q inf 0705 N")
    assert covered.options() == ["done", "charge p", "charge q"]
    covered.do("charge p")
    assert [e.args["hex"] for e in covered.told("charges")] == ["0504"]
    covered.do("done", "done")
    assert covered.at("g") == "eliminated"
    assert covered.at("p") == "0505"


@rule("GL-11.14.2")
def test_it_must_have_begun_next_to_them() -> None:
    field = Field(LONE.format("D") + "\nCS q inf 0405 NE")
    assert field.legal("charge-at p 0504")
    later = field.changed(moment={"began_adjacent": []})
    assert later.refused("charge-at p 0504") == "GL-10.11.2"


@rule("GL-11.14.2")
def test_and_they_must_have_been_alone_then() -> None:
    field = Field(LONE.format("D") + "\nCS q inf 0405 NE")
    assert field.noted("lone_guns") == ["g"]
    later = field.changed(moment={"lone_guns": []})
    assert later.refused("charge-at p 0504") == "GL-11.14.2"
    assert later.legal("charge q")


@rule("GL-10.28.5", "GL-10.24.7", "GL-R33", "GL-11.31.4", "GL-R55")
def test_guns_in_a_charge_on_several_hexes() -> None:
    units = "CS p inf 0505 N s=4\nCS q inf 0605 N\nUS g art 0405 S\nUS d inf 0604 S"
    field = Field(units).do("charge p", "join q", "done").dice(0)
    assert field.at("g") == "eliminated"
    assert field.sum_of("charge-result") == [0]
    field.dice(0)
    field.do(next(option for option in field.options() if option.startswith("retreat q")), "face N")
    assert field.at("p") == "0405"


# ---- retreat before charge ---------------------------------------------------------------------------------

HORSE = "CS p inf 0505 N\nUS h cav 0504 S"


@rule("GL-10.27.1", "GL-10.27.3", "GL-10.27.4", "GL-10.27.5", "EX-33")
def test_retreat_before_charge() -> None:
    field = Field(HORSE).do("charge p")
    assert (field.seat, field.kind) == ("US", "evade")
    assert {"evade h 0503", "evade h 0502"} <= set(field.options())
    assert field.refused("evade h 0605") == "GL-10.27.3"
    field.do("evade h 0502", "face S")
    assert field.at("h") == "0502"
    assert not field.disordered("h")
    assert field.at("p") == "0504"
    field.do("face N")
    assert field.kind == ""
    assert not field.told("die")


@rule("GL-10.27.2", "EX-33")
def test_not_before_cavalry() -> None:
    field = Field(HORSE + "\nCS c cav 0605 NW").do("charge-at c 0504", "charge-at p 0504")
    assert field.options() == ["resolve 0", "resolve 1"]


@rule("GL-10.27.1", "GL-6.21.3")
def test_horse_artillery_and_disordered_cavalry_may_too() -> None:
    field = Field("CS p inf 0505 N\nUS h cav 0504 S D\nUS g hart 0504 S").do("charge p")
    assert {option.split()[1] for option in field.options("evade")} == {"h", "g"}
    assert Field("CS p inf 0505 N\nUS g art 0504 S").do("charge p").kind == "defend"


@rule("GL-10.27.5")
def test_guns_left_behind_are_alone() -> None:
    field = Field("CS p inf 0505 N\nUS h cav 0504 S\nUS g art 0504 S").do("charge p", "evade h 0502", "face S")
    assert field.kind == "defend"
    field.do("done")
    assert field.at("g") == "eliminated"
    assert field.at("p") == "0504"


@rule("GL-10.27.5", "GL-R32")
def test_the_charge_goes_on_against_the_rest() -> None:
    field = Field("CS p inf 0505 N\nUS h cav 0504 S\nUS d inf 0605 S").do("charge p", "evade h 0502", "face S")
    assert field.at("p") == "0505"
    field.do("done").dice(4)
    assert [e.args["hex"] for e in field.told("charge-result")] == ["0605"]


@rule("GL-10.27.3")
def test_not_next_to_an_enemy() -> None:
    field = Field(HORSE + "\nCS e inf 0402 N").do("charge p")
    assert "evade h 0502" not in field.options()
    assert field.refused("evade h 0502") == "GL-10.27.3"
