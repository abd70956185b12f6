"""GL-11.5 Rally and GL-11.6 recovery."""

from __future__ import annotations

from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.glory.table import Table

TIRED = "US K leader 0505\nUS a inf 0505 N cmd=K D dco=5\n"
FAR = "CS X leader 1818\nCS x inf 1818 N cmd=X\n"


@rule("GL-11.51.1", "GL-11.13.1", "GL-R36", "GL-11.53.1")
def test_who_may_rally() -> None:
    army = TIRED + "US b inf 0507 N cmd=K D\nUS c inf 0509 N cmd=K\nUS d inf 0515 N cmd=K D\nCS X leader 1818\n"
    table = Table(army + "CS x inf 0516 N cmd=X", begin="move K")
    table.do("move b 0508", "face N", "done")
    assert table.kind == "rally"
    assert table.options() == ["rally a", "done"]
    assert table.against("rally b") == "GL-11.51.1 was-busy"
    assert table.against("rally c") == "GL-11.51.1 in-order"
    assert table.against("rally d") == "GL-11.51.1 rally-near-enemy"
    assert table.against("rally x") == "GL-11.51.1 not-active"


@rule("GL-11.51.1")
def test_turning_in_place_does_not_bar_rally() -> None:
    table = Table(TIRED + "US c inf 0509 N cmd=K\n" + FAR, begin="move K").do("turn a S", "done")
    assert table.legal("rally a")


@rule("GL-11.52.1", "EX-34")
def test_the_die_against_the_disordered_cohesion() -> None:
    table = Table(TIRED + FAR, begin="rally K").do("rally a").dice(5)
    assert not table.disordered("a")
    assert table.facts("rallies") == [{"unit": "a", "die": 5}]
    assert table.kind == "face"
    table.do("face SW")
    assert table.facing("0505") == "SW"
    failed = Table(TIRED + "US b inf 0707 N cmd=K D\n" + FAR, begin="rally K").do("rally a").dice(6)
    assert failed.ask.unit("a")["disordered"]
    assert failed.against("rally a") == "GL-11.52.1 has-tried"


@rule("GL-11.52.1", "GL-7.12.2")
def test_a_rallied_unit_in_a_mixed_stack_keeps_the_facing() -> None:
    army = TIRED + "US L leader 0707\nUS g art 0505 N cmd=L\n" + FAR
    table = Table(army, begin="rally K").do("rally a").dice(0)
    assert table.kind != "face"


@rule("EX-34", "GL-11.62.1", "GL-11.63.1")
def test_recovery_of_infantry_and_cavalry() -> None:
    infantry = "US K leader 0505\nUS c inf 0505 N cmd=K\nUS a inf recovery N cmd=K dco=5\n" + FAR
    assert Table(infantry, begin="recovery").dice(5).kind == "place"
    assert Table(infantry, begin="recovery").dice(6).at("a") == "eliminated"
    cavalry = "CS X leader 1010\nCS i inf 1010 N cmd=X\nCS c cav recovery N cmd=X co=7 dm_co=7\nUS a inf 0101 N\n"
    assert Table(cavalry, begin="recovery").dice(6).kind == "place"
    assert Table(cavalry, begin="recovery").dice(7).at("c") == "eliminated"


@rule("EX-34", "GL-12.4.1", "GL-12.4.2")
def test_disordered_cavalry_rallies_by_the_side_it_shows() -> None:
    mounted = "CS X leader 1010\nCS c cav 1010 N cmd=X co=7 dm_co=7 D\nUS a inf 0101 N\n"
    assert Table(mounted, begin="rally X").do("rally c").dice(6).facts("rallies")
    on_foot = "CS X leader 1010\nCS c cav 1010 N cmd=X co=7 dm_co=7 D foot\nUS a inf 0101 N\n"
    assert Table(on_foot, begin="rally X").do("rally c").dice(6).facts("does-not-rally")
    assert Table(on_foot, begin="rally X").do("rally c").dice(5).facts("rallies")


@rule("GL-11.64.1")
def test_where_a_recovered_unit_returns() -> None:
    army = "US K leader 0505 range=3\nUS c inf 0505 S cmd=K\nUS a inf recovery N cmd=K\nCS x inf 0509 N\n"
    table = Table(army, begin="recovery").dice(0)
    assert table.seat == "US"
    assert table.legal("place a 0502")
    assert table.legal("place a 0506")
    assert table.against("place a 0507") == "GL-11.64.1 near-enemy"
    assert table.against("place a 0501") == "GL-11.64.1 not-its-place"
    assert table.against("place c 0502") == "GL-11.64.1 not-recovered"
    table.do("place a 0504", "face NE")
    assert table.at("a") == "0504"
    assert table.facing("0504") == "NE"
    assert table.ask.unit("a")["disordered"]


@rule("GL-11.64.1")
def test_it_may_return_to_a_comrade_and_cavalry_returns_mounted() -> None:
    army = "US K leader 0505\nUS c inf 0505 S cmd=K\nUS a inf recovery N cmd=K\n" + FAR
    table = Table(army, begin="recovery").dice(0).do("place a 0505")
    assert table.stack("0505") == ["a", "c"]
    assert table.facing("0505") == "S"
    horse = Table("US K leader 0505\nUS c inf 0505 S cmd=K\nUS h cav recovery N cmd=K\n" + FAR, begin="recovery")
    horse.dice(0)
    assert not horse.legal("place h 0505")
    horse.do("place h 0504", "face N")
    assert not horse.ask.unit("h")["dismounted"]


@rule("GL-11.64.2")
def test_without_a_place_it_waits_recovered() -> None:
    army = "US K leader 0505 range=1\nUS c inf 0505 S cmd=K\nUS a inf recovery N cmd=K\nCS x inf 0507 N\n"
    table = Table(army, begin="recovery").dice(0)
    assert table.at("a") == "recovered"
    waiting = Table(army.replace("recovery", "recovered").replace("0507", "1507"), begin="recovery")
    assert waiting.kind == "place"
    assert not waiting.facts("recovers")


@rule("GL-11.65.1", "GL-11.65.2", "GL-R40")
def test_an_independent_unit_returns_behind_its_lines() -> None:
    army = """
    US K leader 0510 range=2
    US c inf 0510 N cmd=K
    US g inf recovery N cmd=Reserve alone
    CS x inf 0502 S
    """
    table = Table(army, begin="recovery").dice(0)
    assert table.legal("place g 0512")
    assert not table.legal("place g 0514")
    unled = Table(
        "US c inf 0510 N cmd=M alone\nUS g inf recovery N cmd=R alone\nCS x inf 0502 S\n", begin="recovery"
    ).dice(0)
    assert unled.legal("place g 0513")
    assert unled.legal("place g 0507")
    assert unled.against("place g 0514") == "GL-11.65.1 not-its-place"
    close = Table(
        "US c inf 0508 N cmd=M alone\nUS g inf recovery N cmd=R alone\nCS x inf 0502 S\n", begin="recovery"
    ).dice(0)
    assert close.against("place g 0505") == "GL-11.65.1 not-its-place"
    assert close.legal("place g 0506")


@rule("GL-11.64.1")
def test_union_first_then_confederates() -> None:
    army = """
    US K leader 0505
    US c inf 0505 N cmd=K
    US a inf recovery N cmd=K
    CS X leader 1515
    CS y inf 1515 N cmd=X
    CS x inf recovery N cmd=X
    """
    table = Table(army, begin="recovery").dice(0)
    assert (table.seat, table.kind) == ("US", "place")
    table.do("place a 0504", "face N")
    assert table.seat == CHANCE_SEAT
    table.dice(0)
    assert (table.seat, table.kind) == ("CS", "place")
