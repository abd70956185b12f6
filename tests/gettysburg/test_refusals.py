"""Refusals name the clause that says best why not."""

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


@rule("GB-6.6", "GB-8.2", "GB-11.11", "GB-6.5")
def test_the_closest_clause_is_named() -> None:
    places = {"HRN": sector("CR1", block=block("CSA", 3)), "Chambersburg-Pike": sector("CR2")}
    table = Table({"places": places})
    assert table.refused("pass") == "GB-8.2"
    table.do("disc HRN")
    assert table.refused("done") == "GB-11.11"
    assert table.refused("enter CR2") == "GB-6.5"
    assert table.refused("move CR1 Chambersburg-Pike") == "GB-6.6"


def test_what_cannot_be_read_is_refused_too() -> None:
    table = Table({})
    for text in ("", "   ", "charge CR1 GET", "move CR1", "move XX9 GET", "disc NOWHERE"):
        assert table.refused(text) == "GB-8.1"


def reason(table: Table, seat: str | None, action: str, language: str = "en") -> tuple[str, str]:
    """Clause and sentence of a refusal."""
    found = GETTYSBURG.why(table.state, seat, action, language)
    assert not found.legal
    return found.clause, found.reason


@rule("GB-8.1", "GB-12.1")
def test_the_wrong_moment_is_called_the_wrong_moment() -> None:
    table = Table({"places": {"HRN": sector("CR1", block=block("CSA", 3))}})
    clause, text = reason(table, "CSA", "move CR1 WRN")
    assert clause == "GB-8.1"
    assert text == "This is not the moment for “Move”; what is asked for is the choice of an action."
    assert "moment" in reason(table, "CSA", "move CR1 WRN", "fr")[1]
    assert "momento" in reason(table, "CSA", "move CR1 WRN", "it")[1]


@rule("GB-12.4", "GB-22.4", "GB-11.2", "GB-9.3", "GB-6.8")
def test_what_would_not_be_possible_in_its_own_step_says_why() -> None:
    """Not the moment, and not possible then: the clause is that of the step asked about."""
    places = {
        "HRN": sector("CR1", "CA1", block=block("CSA", 3)),
        "GET": sector("UR1", block=block("Union", 2, 2)),
        "Carlisle Road": sector("CA2"),
        "CAR": sector("UR2"),
    }
    table = Table({"places": places})
    clause, text = reason(table, "CSA", "move CR1 GET")
    assert clause == "GB-12.4"
    assert text.startswith("This is not the moment for “Move”;")
    assert "In its own step it would not be possible either." in text
    assert reason(table, "CSA", "fire CA1 GET troops")[0] == "GB-22.4"
    assert reason(table, "Union", "move UR1 COL")[0] == "GB-11.2", "his only block is full"
    assert reason(table, "Union", "block 3 GET")[0] == "GB-9.3"
    table.do("disc HRN")
    assert reason(table, "CSA", "enter CA2")[0] == "GB-6.8"


@rule("GB-18.6", "GB-17.4")
def test_cavalry_that_was_not_asked_is_told_why() -> None:
    """Hit, but without a way out: the choice of GB-18.3 was passed over."""
    places = {"WRC": sector("CR1", "CR2", block=block("CSA", 3)), "MPN": sector("UC1")}
    table = Table({"places": places}).do("disc WRC", "move CR1 MPN", "move CR2 MPN").dice(1, 4, 4)
    assert table.kind == "defender-morale"
    clause, text = reason(table, "Union", "retreat UC1 SEM")
    assert clause == "GB-17.4"
    assert "None of your command blocks stands in or beside" in text


def test_nonsense_is_answered_with_a_sentence() -> None:
    table = Table({})
    for text in ("", "   ", "charge CR1 GET", "move CR1", "disc NOWHERE"):
        for seat in ("CSA", "Union", None):
            assert reason(table, seat, text)[1]
