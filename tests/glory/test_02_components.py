"""GL-1, GL-2: components and terms."""

from __future__ import annotations

import itertools

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.data.materials import check_battle, load_battle
from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from longroll.kit.materials import DataError
from tests.glory.small_map import land
from tests.glory.table import Table

PAIR = """
US K leader 0505
US a inf 0505 N cmd=K
CS X leader 0512
CS x inf 0512 N cmd=X
"""


@rule("GL-1.1")
def test_battle_rules_override_the_series() -> None:
    """GL-5.21 has both sides roll; the data of Fredericksburg give the Union the initiative on the first turn."""
    assert Table(PAIR).kind == "die"
    assert Table.scenario("fredericksburg").kind == "open"


@rule("GL-2.1.1", "GL-R1")
def test_movement_follows_the_grid() -> None:
    table = Table(PAIR, begin="move K")
    one_step = {"0504", "0605", "0606", "0506", "0406", "0405"}
    near = {option.split()[2] for option in table.options("move")}
    assert one_step <= near


@rule("GL-2.2.1", "GL-2.4.3", "GL-4.11.1")
def test_units_name_their_command_and_group() -> None:
    ask = Table.scenario("chancellorsville").ask
    howard = ask.marker("XI/Howard")
    assert howard["side"] == "US"
    assert howard["commands"] == ["Devens", "Schurz", "von-Steinwehr"]
    for name in howard["commands"]:
        command = ask.commands()[name]
        assert (command["marker"], command["side"]) == ("XI/Howard", "US")
        assert command["units"]
        assert all((ask.unit(unit)["command"], ask.unit(unit)["side"]) == (name, "US") for unit in command["units"])


@rule("GL-2.2.2", "GL-2.4.2", "GL-12.4.1", "GL-12.4.2", "GL-R31")
def test_cohesion_and_strength_of_every_state() -> None:
    table = Table(
        """
        US i inf 0101 N co=7 dco=5 s=8
        US u cav 0103 N co=8 dm_co=7 s=6 dm_s=4
        CS c cav 0105 N co=7 dm_co=7
        """,
        begin="recovery",
        last="T1",
    )
    states: dict[str, list[tuple[int, int]]] = {"i": [], "u": [], "c": []}
    for foot in ([], ["u", "c"]):
        for shaken in ([], ["i", "u", "c"]):
            ask = table.changed(dismounted=foot, disordered=shaken).ask
            for name, found in states.items():
                unit = ask.unit(name)
                found.append((unit["cohesion"], unit["strength"]))
    assert states["i"] == [(7, 8), (5, 8)] * 2
    assert states["u"] == [(8, 6), (7, 6), (7, 4), (6, 4)]
    assert [cohesion for cohesion, _ in states["c"]] == [7, 6, 7, 5]
    mounted, on_foot = table.ask, table.changed(dismounted=["u"]).ask
    assert mounted.reach("u") != on_foot.reach("u"), "on foot it is infantry"


@rule("GL-2.2.3")
def test_markers_decide_who_acts() -> None:
    table = Table(
        """
        US K leader 0505 am=A
        US a inf 0505 N cmd=K
        US L leader 0705 am=B
        US b inf 0705 N cmd=L
        """,
        begin="marker A",
    )
    assert table.options("command") == ["command K"]
    assert table.against("command L") == "GL-4.22.1 another-marker"


@rule("GL-2.3.1")
def test_the_die_has_ten_faces_from_zero() -> None:
    table = Table(PAIR)
    assert table.seat == CHANCE_SEAT
    assert table.options() == [f"die {n}" for n in range(10)]
    table.dice(0)
    assert table.facts("initiative-roll")[0]["total"] == 0


@rule("GL-2.4.1", "GL-R2")
def test_a_check_fails_above_the_cohesion() -> None:
    army = "US K leader 0505\nUS a inf 0505 N cmd=K D dco=5\nCS X leader 0512\nCS x inf 0512 N cmd=X"
    assert not Table(army, begin="rally K").do("rally a").dice(6).facts("rallies")
    assert Table(army, begin="rally K").do("rally a").dice(5).facts("rallies")


@rule("GL-2.4.4")
def test_may_and_must() -> None:
    """Moving may be left out; the first marker must be named."""
    assert "done" in Table(PAIR, begin="move K").options()
    table = Table(PAIR + "US L leader 0805 am=B\nUS b inf 0805 N cmd=L", turn="T2").dice(9, 0)
    assert table.kind == "open"
    assert set(table.options()) == {"open US-AM", "open B"}


@rule("GL-2.4.6", "GL-R3")
def test_adjacency_is_geometry_and_leaders_do_not_count() -> None:
    table = Table(
        """
        US a inf 0505 N
        CS X leader 0405
        CS x inf 0504 S cmd=X
        """,
        begin="recovery",
        last="T1",
        water={"0505-0504": "river"},
    )
    assert table.ask.unit("a")["next_to_enemy"]
    alone = Table("US a inf 0505 N\nCS X leader 0504\nCS x inf 0510 S cmd=X", begin="recovery", last="T1")
    assert not alone.ask.unit("a")["next_to_enemy"]


@rule("GL-2.5.1", "GL-2.6.1")
def test_strength_is_a_plain_number_of_the_data() -> None:
    """Men and guns are only told: nothing but the strength enters a charge, and there is nothing to ask but moves."""
    ask = Table.scenario("fredericksburg").ask
    assert (ask.unit("cs-kershaw")["strength"], ask.unit("cs-kershaw")["guns"]) == (10, 0)
    assert ask.unit("us-hays-right")["guns"] == 40


@rule("GL-5.11.1", "GL-5.12.1")
def test_leaders_have_three_values() -> None:
    ask = Table.scenario("fredericksburg").ask
    stuart = ask.leader("Stuart")
    assert (stuart["range"], stuart["factor"], stuart["movement"]) == (8, 1, 10)
    assert stuart["side"] == "CS"
    assert ask.commands()["Stuart"]["led"]


def test_words_of_the_notation_are_single_words() -> None:
    """A word for two Commands or two markers would hide what belongs to one of them."""
    ask = Table.scenario("chancellorsville").ask
    assert "Anderson-RH" in ask.commands()
    assert "Lee/I-Corps" in ask.markers()
    for scenario in GLORY.scenarios:
        ask = Table.scenario(scenario).ask
        units, commands = ask.units(), ask.commands()
        assert len(set(units)) == len(units)
        assert all(len(word.split()) == 1 for word in (*units, *commands, *ask.markers()))
        for unit in units:
            name = ask.unit(unit)["command"]
            assert unit in commands[name]["units"]
            assert name in ask.marker(commands[name]["marker"])["commands"]


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (lambda d: d.commands.append(d.commands[0]), "two Commands"),
        (lambda d: d.units.append(d.units[0]), "two units"),
        (lambda d: setattr(d.units[0], "cmd", "Nobody"), "no Command Nobody"),
        (lambda d: setattr(d.commands[0], "am", "None"), "no markers None"),
        (lambda d: setattr(d.units[0], "rng", "M"), "artillery has a range"),
        (lambda d: setattr(d.units[0], "dco", None), "without dco"),
        (lambda d: setattr(d.units[0], "reinf", "Z"), "no reinforcements Z"),
    ],
)
def test_a_damaged_battle_is_reported(fault: object, said: str) -> None:
    data = load_battle("fredericksburg")
    fault(data)  # type: ignore[operator]
    with pytest.raises(DataError, match=said):
        check_battle(data, "x.json")


def test_facings_go_round() -> None:
    around = land().neighbours("0505")
    assert list(around) == ["N", "NE", "SE", "S", "SW", "NW"]
    for one, other in itertools.pairwise([*around.values(), around["N"]]):
        assert land().distance(one, other) == 1
