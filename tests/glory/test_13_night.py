"""GL-13 Night, as far as it is not fire, charges and movement costs."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.table import Table

FAR = "CS X leader 1818\nCS x inf 1818 N cmd=X\n"


@rule("GL-13.5")
def test_disordered_units_rally_by_themselves() -> None:
    army = (
        "US K leader 0505\nUS a inf 0505 N cmd=K D\nUS b inf 0707 N cmd=K D\nCS X leader 1801\nCS x inf 0708 N cmd=X\n"
    )
    table = Table(army, begin="rally K", turn="N1")
    assert table.kind == "face"
    assert not table.ask.unit("a")["disordered"]
    assert table.ask.unit("b")["disordered"]


@rule("GL-13.6")
def test_no_combined_activation() -> None:
    army = "US K leader 0505\nUS a inf 0505 N cmd=K\nUS L leader 0506\nUS b inf 0506 N cmd=L\n" + FAR
    assert Table(army, begin="marker US-AM", turn="T1").options("combine")
    table = Table(army, begin="marker US-AM", turn="N1")
    assert table.options("combine") == []
    assert table.against("combine K") == "GL-13.6 no-combination-at-night"


BOXED = "US K leader 0505\nUS c inf 0505 N cmd=K\nUS a inf recovery N cmd=K\nUS w inf withdrawn N cmd=K\n" + FAR


@rule("GL-13.7", "EX-36")
def test_the_first_night_turn_has_no_test() -> None:
    table = Table(BOXED, begin="recovery", turn="N1")
    assert table.at("a") == "recovery"
    assert table.at("w") == "recovery"
    assert not table.facts("recovers")
    assert Table(BOXED, begin="recovery", turn="N2").kind == "die"


@rule("GL-13.8", "EX-36")
def test_who_fails_in_the_second_night_turn_stays_in_the_box() -> None:
    table = Table(BOXED, begin="recovery", turn="N2").dice(9)
    assert table.at("a") == "recovery"
    assert table.facts("stays-in-box") == [{"unit": "a", "die": 9}]
