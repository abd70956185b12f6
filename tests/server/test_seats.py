"""Tables with more than two seats, answers in free text, and players who change places."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Browser, House, house

TEAMS = ["USA-C", "USA-S", "CSA-C", "CSA-S"]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def make(browser: Browser, scenario: str, options: dict[str, str], **seats: str) -> dict[str, Any]:
    answer = browser.post("/api/tables", {"game": "guns", "scenario": scenario, "options": options, "seats": seats})
    assert answer.status == 201, answer.data
    made: dict[str, Any] = answer.json
    return made


def act(browser: Browser, bundle: dict[str, Any], action: str) -> Any:
    body = {"seq": bundle["seq"], "seat": bundle["decision"]["seat"], "action": action}
    return browser.post(f"/api/tables/{bundle['table']}/act", body)


def test_options_add_seats(place: House) -> None:
    me = place.browser()
    made = make(me, "second-day", {"teams": "both"}, **{"USA-C": "me", "CSA-C": "computer:recruit"})
    bundle = me.table(made["table"])
    assert [seat["id"] for seat in bundle["seats"]] == TEAMS
    assert [seat["side"] for seat in bundle["seats"]] == ["u", "u", "c", "c"]
    assert set(made["links"]) == {"USA-S", "CSA-S"}
    wrong = {"game": "guns", "scenario": "second-day", "options": {}, "seats": {"USA-C": "me"}}
    assert me.post("/api/tables", wrong).code == "bad-request"


def test_a_special_order_is_written_and_checked(place: House) -> None:
    me = place.browser()
    made = make(me, "second-day", {"teams": "both"}, **dict.fromkeys(TEAMS, "me"))
    bundle = me.table(made["table"])
    while bundle["decision"]["kind"] != "special":
        bundle = act(me, bundle, bundle["options"][0]["action"]).json
    writing = bundle["decision"]["writing"]
    assert writing["verb"] == "special"
    assert writing["late"] == "late"
    assert writing["seconds"] == 6 * writing["words"]
    assert act(me, bundle, "special " + "word " * (writing["words"] + 1)).code == "refused"
    assert act(me, bundle, "special Attack at 5").code == "refused"
    after = act(me, bundle, "special Hold the ridge")
    assert after.status == 200
    assert after.json["seq"] > bundle["seq"]


def at_a_special_order(me: Browser) -> dict[str, Any]:
    """A table of two teams, all mine, whose first Commander is to write."""
    made = make(me, "second-day", {"teams": "both"}, **dict.fromkeys(TEAMS, "me"))
    bundle: dict[str, Any] = me.table(made["table"])
    while bundle["decision"]["kind"] != "special":
        bundle = act(me, bundle, bundle["options"][0]["action"]).json
    return bundle


def test_a_special_order_may_have_long_words(place: House) -> None:
    me = place.browser()
    bundle = at_a_special_order(me)
    order = " ".join(["a" * 70] * 4)
    assert act(me, bundle, f"special {order}").status == 200


def test_a_special_order_comes_in_time(tmp_path: Path) -> None:
    """GG-25.6: the server keeps the clock, so that a page loaded again does not begin it anew."""
    now = [1000.0]
    with house(tmp_path, clock=lambda: now[0]) as place:
        me = place.browser()
        bundle = at_a_special_order(me)
        seconds = bundle["decision"]["writing"]["seconds"]
        now[0] += seconds - 1
        assert me.table(bundle["table"])["decision"]["waited"] == seconds - 1
        now[0] += 60
        late = act(me, bundle, "special Hold the ridge")
        assert (late.code, late.json["error"]["clause"]) == ("late", bundle["decision"]["clause"])
        assert me.table(bundle["table"])["seq"] == bundle["seq"]
        assert act(me, bundle, "late").status == 200


def test_whoever_watched_the_others_first_has_a_minute_more(tmp_path: Path) -> None:
    """GG-25.6: the clock runs from when the decision arises; the film of what led to it may take a minute."""
    now = [1000.0]
    with house(tmp_path, clock=lambda: now[0]) as place:
        me = place.browser()
        bundle = at_a_special_order(me)
        last = bundle["decision"]["seat"]
        while bundle["decision"]["kind"] != "special" or bundle["decision"]["seat"] == last:
            last = bundle["decision"]["seat"]
            answer = "special Hold" if bundle["decision"]["kind"] == "special" else bundle["options"][0]["action"]
            bundle = act(me, bundle, answer).json
        now[0] += bundle["decision"]["writing"]["seconds"] + 59
        assert act(me, bundle, "special Hold the ridge").status == 200


def test_whoever_wins_the_bidding_takes_his_side(place: House) -> None:
    me, friend = place.browser(), place.browser()
    made = make(me, "three-days", {"bidding": "yes"}, USA="me", CSA="friend")
    friend.post(f"/api/tables/{made['table']}/join", {"token": made["links"]["CSA"].split("join=")[1]})
    people = {"USA": me, "CSA": friend}
    bundle = me.table(made["table"])
    first = bundle["decision"]["seat"]
    assert act(people[first], bundle, "bid 2").status == 200
    other = "CSA" if first == "USA" else "USA"
    bundle = people[other].table(made["table"])
    assert act(people[other], bundle, "pass").status == 200
    bundle = people[first].table(made["table"])
    assert bundle["decision"]["kind"] == "side"
    assert act(people[first], bundle, f"side {other}").status == 200
    assert people[first].table(made["table"])["seat"] == other
    assert people[other].table(made["table"])["seat"] == first
