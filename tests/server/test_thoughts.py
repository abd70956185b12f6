"""What the computer thinks: sealed while the game lasts, read by both sides afterwards; and when it gives up."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import PLACES
from longroll.kit.package import Package
from longroll.kit.planning import Plan
from longroll.kit.record import decode, replay
from longroll.kit.words import LANGUAGES
from longroll.minds.levels import LEVELS
from longroll.minds.report import Belief, Report, Weighed
from longroll.reference import clauses
from longroll.server import bots, opponents, storage
from longroll.server.opponents import leader_of
from longroll.server.thoughts import WeighedPlan, guesses, in_words, taken_back, unlike, where_unseen
from tests.server import thinkers
from tests.server.house import Browser, House, house, patiently


@pytest.fixture(autouse=True)
def all_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level, whatever a game's doctrine can do."""
    monkeypatch.setattr(opponents, "levels", lambda _: list(LEVELS))


@pytest.fixture(autouse=True)
def chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The chance to win that the general sees."""
    path = tmp_path / "chance"
    path.write_text("0.62")
    monkeypatch.setenv("LONGROLL_CHANCE", str(path))
    return path


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "data", think_with=thinkers.plan) as found:
        yield found


def against_general(browser: Browser) -> str:
    return str(browser.make("third-day", CSA="me", Union="computer:general")["table"])


def play(browser: Browser, table: str, until: Any) -> Any:
    """The person answers with the last choice until something is so."""

    def step() -> Any:
        found = until()
        if found:
            return found
        now = browser.table(table)
        if now["options"]:
            browser.act(table, now["options"][-1]["action"])
        return None

    return patiently(step)


def kept(place: House, table: str) -> list[storage.ThoughtRow]:
    return place.server.store.now(lambda connection: storage.get_thoughts(connection, table))


def thought(place: House, browser: Browser, number: int = 3) -> str:
    """A table at which the general has planned a few times."""
    table = against_general(browser)
    play(browser, table, lambda: len(kept(place, table)) >= number)
    return table


# ---- sealed ------------------------------------------------------------------------------------------------


def test_nobody_reads_what_the_computer_thinks_while_the_game_lasts(place: House) -> None:
    me = place.browser()
    table = thought(place, me)
    answer = me.get(f"/api/tables/{table}/thinking")
    assert (answer.status, answer.code) == (409, "running")
    assert place.browser().get(f"/api/tables/{table}/thinking").code == "no-table"
    assert me.get(f"/api/tables/{table}/record").code == "running"
    with me.live(table) as line:
        line.wait("bundle")
    me.get(f"/api/tables/{table}/replay")
    me.get(f"/api/tables/{table}/film", since=0)
    me.get("/api/tables")
    told = b"".join(me.received)
    assert not [word for word in (b'assault"', b"heights", b"reserves", b"0.62") if word in told]


def test_both_sides_read_it_afterwards(place: House) -> None:
    me, watching = place.browser(), place.browser("fr")
    made = me.make("third-day", CSA="me", Union="computer:general")
    table = made["table"]
    assert watching.join(made["watch"]).status == 200
    play(me, table, lambda: len(kept(place, table)) >= 3)
    assert me.post(f"/api/tables/{table}/resign", {"seat": "CSA"}).status == 200
    notes = me.get(f"/api/tables/{table}/thinking").json
    leader = leader_of(table, "gettysburg", "Union", "general")
    assert leader is not None
    assert len(notes) == len(kept(place, table))
    steps = {0, *(step["seq"] for step in me.get(f"/api/tables/{table}/replay").json["steps"])}
    assert {note["seq"] for note in notes} <= steps
    hold = {
        "text": GETTYSBURG.tell_plan(Plan("hold")),
        "chance": 31,
        "low": 0,
        "high": 100,
        "way": [],
        "clause": "GB-25.1",
    }
    assert notes[0] == {
        "seq": notes[0]["seq"],
        "seat": "Union",
        "side": "u",
        "who": f"General {leader.name}",
        "before": 50,
        "chosen": {
            "text": GETTYSBURG.tell_plan(Plan("assault", (1, 0, 0, 4, 5))),
            "chance": 62,
            "low": 52,
            "high": 72,
            "way": [PLACES[4], PLACES[5]],
            "clause": "GB-12.8",
        },
        "others": [hold],
        "reply": hold,
        "reasons": ["heights"],
        "doubts": ["reserves"],
        "mood": True,
        "guesses": notes[0]["guesses"],
    }
    assert len(watching.get(f"/api/tables/{table}/thinking").json) == len(notes)
    record = me.get(f"/api/tables/{table}/record")
    assert b"assault" not in record.data
    assert record.json["seats"] == {"CSA": "person", "Union": "general"}


def test_what_it_guessed_stands_beside_the_truth(place: House) -> None:
    me = place.browser()
    table = thought(place, me, 6)
    assert b"percents" not in b"".join(me.received)
    me.post(f"/api/tables/{table}/resign", {"seat": "CSA"})
    told = [note["guesses"] for note in me.get(f"/api/tables/{table}/thinking").json if note["guesses"]]
    assert told
    for table_of in told:
        assert {"2", "3"} <= set(table_of["values"])
        for line in table_of["lines"]:
            assert sorted(line["percents"])[-2:] == [25, 75]
            assert line["truth"] >= 0
            assert line["place"] in PLACES
        found = [table_of["values"][line["truth"]] for line in table_of["lines"]]
        assert table_of["right"] == found.count("3"), "the likeliest was the truth"


def test_what_a_seat_does_not_see() -> None:
    block = {"side": "CSA", "value": 4, "discs": 1}
    own = {"side": "Union", "value": 2, "discs": 0}
    state = GETTYSBURG.position({"places": {"CEM": {"pieces": ["CR1"], "block": block}, "CUL": {"block": own}}})
    assert GETTYSBURG.unseen(state, "Union") == {"CEM": "4"}
    assert GETTYSBURG.unseen(state, "CSA") == {"CUL": "2"}
    assert "Cemetery Hill" in GETTYSBURG.tell_unseen("CEM", "en")
    guns = find_game("guns")
    afield = guns.new("second-day")
    strengths = guns.unseen(afield, "USA")
    assert strengths
    assert {int(strength) for strength in strengths.values()} <= set(range(1, 9))
    assert all(where in guns.tell_unseen(where, "it") for where in strengths), "it points at the map"
    assert find_game("reason").unseen(find_game("reason").new(), "first") == {}


def test_guesses_as_a_table() -> None:
    beliefs = [Belief("CEM", [("4", 0.5), ("2", 0.5)]), Belief("CUL", [("10", 0.8), ("2", 0.2)])]
    weighed = Weighed(Plan("hold"), 0.5, 0.4, 0.6, 9)
    report = Report("Union", 0.5, weighed, beliefs=beliefs, truth={"CEM": "2", "CUL": "2"})
    found = guesses(GETTYSBURG, report, "en", "third-day")
    assert found is not None
    assert found.values == ["2", "4", "10"]
    assert [(line.percents, line.truth) for line in found.lines] == [([50, 50, 0], 0), ([20, 0, 80], 0)]
    assert [line.place for line in found.lines] == ["CEM", "CUL"]
    assert found.right == 1
    assert guesses(GETTYSBURG, replace(report, beliefs=[]), "en", "third-day") is None
    assert where_unseen(GETTYSBURG, "MARS", "en", "third-day") == "MARS", "of an earlier map"


def test_plans_that_read_alike_are_told_once() -> None:
    plans = [WeighedPlan(text, chance, 0, 100, []) for text, chance in (("a", 60), ("b", 50), ("a", 55), ("b", 40))]
    assert [(plan.text, plan.chance) for plan in unlike(plans)] == [("a", 60), ("b", 50)]


def test_it_survives_the_server(tmp_path: Path) -> None:
    with house(tmp_path / "data", think_with=thinkers.plan) as place:
        me = place.browser()
        table = thought(place, me)
    with house(tmp_path / "data", think_with=thinkers.plan) as place:
        again = place.browser()
        again.cookie = me.cookie
        assert again.post(f"/api/tables/{table}/resign", {"seat": "CSA"}).status == 200
        assert len(again.get(f"/api/tables/{table}/thinking").json) >= 3


def test_an_older_database_learns_to_keep_it(tmp_path: Path) -> None:
    with house(tmp_path / "data", think_with=thinkers.plan) as place:
        me = place.browser()
        table = me.make("third-day", CSA="me", Union="me")["table"]
    with closing(sqlite3.connect(tmp_path / "data" / "longroll.db")) as database:
        database.execute("DROP TABLE thoughts")
        database.commit()
    with house(tmp_path / "data", think_with=thinkers.plan) as place:
        again = place.browser()
        again.cookie = me.cookie
        assert again.table(table)["seq"] >= 0
        thought(place, again, 1)


def test_what_was_taken_back_was_never_thought() -> None:
    def row(seq: int) -> storage.ThoughtRow:
        return storage.ThoughtRow("t", seq, "Union", b"")

    journal = [storage.ActionRow("t", 9, storage.UNDO, "CSA", "4", 0.0, None)]
    assert [taken_back(row(seq), journal) for seq in (3, 4, 5, 8, 9)] == [False, False, True, True, False]


def test_a_table_that_is_thrown_away_leaves_nothing(place: House) -> None:
    me = place.browser()
    table = thought(place, me, 1)
    assert me.post(f"/api/tables/{table}/delete").status == 204
    assert not kept(place, table)


# ---- laying down arms --------------------------------------------------------------------------------------


def test_it_offers_to_lay_down_arms_when_all_is_lost(
    place: House, chance: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "past_middle", lambda _: True)
    chance.write_text("0.02")
    me = place.browser()
    table = against_general(me)
    offer = play(me, table, lambda: me.table(table)["surrender"])
    leader = leader_of(table, "gettysburg", "Union", "general")
    assert leader is not None
    assert offer == {"seat": "Union", "text": f"General {leader.name} offers to lay down arms.", "mine": True}
    assert len(kept(place, table)) >= bots.SURE
    assert not me.table(table)["over"], "never forced"
    seq = me.table(table)["seq"]
    play(me, table, lambda: me.table(table)["seq"] > seq + 3)
    assert me.table(table)["surrender"], "the game goes on, the offer stands"
    won = me.post(f"/api/tables/{table}/surrender", {"seat": "CSA", "accept": True})
    assert won.json["over"]
    assert won.json["result"]["winner"] == "CSA"
    assert won.json["surrender"] is None
    record = me.get(f"/api/tables/{table}/record")
    assert record.json["actions"][-1]["action"] == "concede Union"
    assert replay(GETTYSBURG, decode(record.data)).result.winner == "CSA"


def test_playing_on(place: House, chance: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "past_middle", lambda _: True)
    chance.write_text("0.02")
    me, watching = place.browser(), place.browser()
    made = me.make("third-day", CSA="me", Union="computer:general")
    table = made["table"]
    watching.join(made["watch"])
    play(me, table, lambda: me.table(table)["surrender"])
    assert watching.table(table)["surrender"]["mine"] is False
    assert watching.post(f"/api/tables/{table}/surrender", {"seat": "CSA", "accept": True}).code == "forbidden"
    assert me.post(f"/api/tables/{table}/surrender", {"seat": "CSA", "accept": False}).json["surrender"] is None
    assert any("plays on" in entry["text"] for entry in me.table(table)["log"])
    assert me.post(f"/api/tables/{table}/surrender", {"seat": "CSA", "accept": True}).code == "no-offer"
    number = len(kept(place, table))
    play(me, table, lambda: me.table(table)["surrender"])
    assert len(kept(place, table)) - number >= bots.LATER - 1, "it does not pester"


def test_a_general_who_sees_a_chance_again_fights_on(
    tmp_path: Path, chance: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "past_middle", lambda _: True)
    chance.write_text("0.02")
    with house(tmp_path / "data", think_with=thinkers.plan) as place:
        me = place.browser()
        table = against_general(me)
        play(me, table, lambda: me.table(table)["surrender"])
    chance.write_text("0.3")
    with house(tmp_path / "data", think_with=thinkers.plan) as place:
        again = place.browser()
        again.cookie = me.cookie
        assert again.table(table)["surrender"]["seat"] == "Union", "an offer survives the server"
        play(again, table, lambda: not again.table(table)["surrender"])
        assert any("fights on" in entry["text"] for entry in again.table(table)["log"])


def test_it_fights_on_before_the_middle_of_the_game(place: House, chance: Path) -> None:
    chance.write_text("0.0")
    me = place.browser()
    table = thought(place, me, bots.SURE + 3)
    assert me.table(table)["surrender"] is None
    live = place.lobby._tables[table]
    assert not bots.past_middle(live)
    live.state = live.state.copy()
    live.state.period += 2
    assert bots.past_middle(live), "the last of three periods"


def test_a_plan_of_an_earlier_program_is_told_by_its_kind() -> None:
    for plan, language in (
        (Plan("besiege", (4,)), "fr"),
        (Plan("assault", (1,)), "en"),
        (Plan("assault", (1, 0, 0, 400, 5)), "en"),
    ):
        found = in_words(GETTYSBURG, Weighed(plan, 0.5, 0.4, 0.6, 9), language, "third-day")
        assert found == WeighedPlan(plan.kind, 50, 40, 60, [])


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_plan_names_a_clause_that_there_is(name: str) -> None:
    game, book = find_game(name), clauses(name)
    named = {kind: game.plan_clause(Plan(kind)) for kind in ("staff", "assault", "besiege")}
    assert named["assault"] in book
    assert named["staff"] == named["besiege"] == ""
    assert isinstance(game, Package)
    assert set(game.plan_clauses.values()) <= set(book)


@pytest.mark.parametrize("name", BUILT_IN)
def test_plans_are_told_as_titles(name: str) -> None:
    """Without a full stop, in every game and language."""
    for language in LANGUAGES:
        text = find_game(name).words.joinpath(f"{language}.ftl").read_text("utf-8")
        assert re.findall(r"^plan-\S+ =.*\S$", text, re.MULTILINE)
        assert not re.findall(r"^plan-\S+ =.*\.$", text, re.MULTILINE)


def test_a_plan_of_glory_leads_to_its_hex() -> None:
    glory = find_game("glory")
    board = glory.board("en")
    assert glory.plan_way(Plan("assault", (0, 4))) == [board.places[4].id]
    assert glory.plan_way(Plan("together", (0, 1))) == glory.plan_way(Plan("staff")) == []
