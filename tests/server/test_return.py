"""Who holds a seat keeps it: a return link brings it to another browser, and nobody else gets it but by its holder, or
a computer player where nobody sits or nobody comes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from longroll.games import game as find_game
from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.record import decode, verify
from longroll.kit.words import LANGUAGES
from longroll.server.config import DATABASE
from tests.server.house import Answer, Browser, House, house, patiently, play_on, two
from tests.server.test_fixture import HOST, known, named, only, unpack
from tests.server.test_seats import act as answer_with
from tests.server.test_seats import make as make_guns

WEEK = 7 * 24 * 3600.0


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found


def link_of(browser: Browser, table: str) -> str:
    answer = browser.get(f"/api/tables/{table}/return")
    assert answer.status == 200, answer.data
    return str(answer.json["url"])


def come(browser: Browser, url: str) -> Answer:
    path, token = url.split("#return=")
    return browser.post(f"/api/tables/{path.removeprefix('/table/')}/return", {"token": token})


def give(browser: Browser, table: str, seat: str, to: str = "computer:recruit") -> Answer:
    return browser.post(f"/api/tables/{table}/seat", {"seat": seat, "to": to})


def offer(browser: Browser, table: str, seat: str) -> str:
    answer = browser.post(f"/api/tables/{table}/offer", {"seat": seat})
    assert answer.status == 200, answer.data
    return str(answer.json["url"])


def log(browser: Browser, table: str) -> list[str]:
    return [entry["text"] for entry in browser.table(table)["log"]]


def may(browser: Browser, table: str) -> dict[str, list[str]]:
    return {seat["id"]: seat["may"] for seat in browser.table(table)["seats"]}


# ---- the way back ------------------------------------------------------------------------------------------


def test_a_lost_cookie_loses_nothing(place: House) -> None:
    csa, union, table = two(place)
    url = link_of(csa, table)
    assert url.startswith(f"/table/{table}#return=")
    elsewhere = place.browser()
    answer = come(elsewhere, url)
    assert answer.status == 200
    assert answer.json["seat"] == "CSA"
    assert answer.json["options"]
    assert elsewhere.act(table, "block 5 WRN").status == 200
    assert [entry["table"] for entry in elsewhere.get("/api/tables").json] == [table]
    assert any("in another browser" in line for line in log(union, table))
    assert csa.get(f"/api/tables/{table}").code == "no-table"
    assert csa.get("/api/tables").json == []


def test_the_link_stays_good_and_leads_back_again(place: House) -> None:
    csa, _, table = two(place)
    url = link_of(csa, table)
    elsewhere = place.browser()
    assert come(elsewhere, url).status == 200
    assert link_of(elsewhere, table) == url
    assert come(csa, url).json["seat"] == "CSA"
    assert come(csa, url).json["seat"] == "CSA", "once more in the same browser: nothing happens"
    assert sum("in another browser" in line for line in log(csa, table)) == 2


def test_what_else_a_browser_holds_is_not_touched(place: House) -> None:
    csa, _, table = two(place)
    other = place.browser()
    own = other.make()["table"]
    cookie = other.cookie
    assert come(other, link_of(csa, table)).status == 200
    assert other.cookie == cookie
    assert {entry["table"] for entry in other.get("/api/tables").json} == {table, own}


def test_the_link_outlives_the_server(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        csa, _, table = two(place)
        url = link_of(csa, table)
    with house(tmp_path) as place:
        elsewhere = place.browser()
        assert come(elsewhere, url).json["seat"] == "CSA"
    with house(tmp_path) as place:
        again = place.browser()
        again.cookie = elsewhere.cookie
        assert again.table(table)["seat"] == "CSA"
        assert any("in another browser" in line for line in log(again, table))


def test_nobody_can_guess_or_borrow_a_link(place: House) -> None:
    csa, union, table = two(place)
    url = link_of(csa, table)
    other = place.browser().make()["table"]
    path, token = url.split("#return=")
    for wrong in (
        f"{path}#return={token[:-1]}x",
        f"{path}#return=x",
        f"{path}#return=é",
        f"/table/{other}#return={token}",
    ):
        assert come(place.browser(), wrong).code == "no-table"
    assert link_of(union, table) != url
    stranger = place.browser()
    assert stranger.get(f"/api/tables/{table}/return").code == "no-table"
    assert come(union, url).code == "seated"
    assert union.table(table)["seat"] == "Union"
    assert csa.table(table)["seat"] == "CSA"


def test_who_only_watches_has_no_way_back(place: House) -> None:
    me, watcher = place.browser(), place.browser()
    made = me.make(CSA="me", Union="friend")
    watcher.join(made["watch"])
    assert watcher.get(f"/api/tables/{made['table']}/return").code == "forbidden"


def test_no_return_link_is_stored(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        csa, union, table = two(place)
        secrets = [link_of(browser, table).split("#return=")[1] for browser in (csa, union)]
        come(place.browser(), link_of(csa, table))
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in stored
        assert bytes.fromhex(secret) not in stored


def test_who_plays_both_seats_gets_both_and_the_table(place: House) -> None:
    me = place.browser()
    made = me.make(CSA="screen", Union="screen")
    table = made["table"]
    elsewhere = place.browser()
    answer = come(elsewhere, link_of(me, table))
    assert answer.json["hidden"], "whoever sits there now must say so"
    assert [seat["kind"] for seat in answer.json["seats"]] == ["me", "me"]
    assert may(elsewhere, table)["CSA"] == ["offer", "computer"]
    friend = me.make(CSA="me", Union="friend")["table"]
    assert come(elsewhere, link_of(me, friend)).status == 200
    assert elsewhere.post(f"/api/tables/{friend}/invite", {"seat": "Union"}).status == 200, "who made it, has it"


def test_a_live_line_follows_the_seat(place: House) -> None:
    csa, union, table = two(place)
    url = link_of(csa, table)
    elsewhere = place.browser()
    with csa.live(table) as old, union.live(table) as other:
        old.wait("bundle")
        other.wait("bundle")
        assert come(elsewhere, url).status == 200
        told = other.wait("bundle", lambda bundle: bundle["seq"] == 1)
        assert "in another browser" in told["log"][-1]["text"]
        with pytest.raises(WebSocketDisconnect) as closed:
            old.wait("nothing more")
        assert closed.value.code == 4404


def test_players_who_change_places_keep_their_links(place: House) -> None:
    """Where players bid for sides, a link belongs to the person and not to the chair."""
    me, friend = place.browser(), place.browser()
    made = make_guns(me, "three-days", {"bidding": "yes"}, USA="me", CSA="friend")
    table = made["table"]
    friend.join(made["links"]["CSA"])
    links = {"USA": link_of(me, table), "CSA": link_of(friend, table)}
    people = {"USA": me, "CSA": friend}
    first = me.table(table)["decision"]["seat"]
    other = "CSA" if first == "USA" else "USA"
    answer_with(people[first], people[first].table(table), "bid 2")
    answer_with(people[other], people[other].table(table), "pass")
    answer_with(people[first], people[first].table(table), f"side {other}")
    assert people[first].table(table)["seat"] == other
    assert come(place.browser(), links[first]).json["seat"] == other


def test_seats_of_an_older_version_have_links_too(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        csa, _, table = two(place)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("ALTER TABLE seats DROP COLUMN hold")
        connection.commit()
    with house(tmp_path) as place:
        again = place.browser()
        again.cookie = csa.cookie
        url = link_of(again, table)
        assert come(place.browser(), url).json["seat"] == "CSA"
        assert place.browser().make()["table"]
    with house(tmp_path) as place:
        assert come(place.browser(), url).json["seat"] == "CSA"


def test_a_finished_game_is_found_again(place: House) -> None:
    csa, union, table = two(place)
    url = link_of(csa, table)
    union.post(f"/api/tables/{table}/resign", {"seat": "Union"})
    elsewhere = place.browser()
    assert come(elsewhere, url).json["over"]
    record = decode(elsewhere.get(f"/api/tables/{table}/record").data)
    assert [move.action for move in record.actions] == ["concede Union"]
    assert elsewhere.post(f"/api/tables/{table}/rematch").status == 201


def test_a_table_that_cannot_be_opened_is_still_ones_own(tmp_path: Path) -> None:
    """Its record can be had, also after the cookie is lost."""
    (lost,) = named("gettysburg-won")
    only(unpack(tmp_path), [lost], "game = 'chess'")
    with house(tmp_path) as place:
        host = known(place, HOST)
        url = link_of(host, lost.table)
        for _ in range(2):
            elsewhere = place.browser()
            assert come(elsewhere, url).code == "unreadable"
            assert elsewhere.get(f"/api/tables/{lost.table}/record").status == 200
            assert [entry["table"] for entry in elsewhere.get("/api/tables").json] == [lost.table]
        assert host.get(f"/api/tables/{lost.table}/record").code == "no-table"
        assert come(place.browser(), url + "x").code == "no-table"


def test_a_table_of_other_rules_is_still_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (left,) = named("reason-conceded")
    only(unpack(tmp_path), [left])
    monkeypatch.setattr(type(find_game(left.game).new()), "winning_side", lambda _: "first")
    with house(tmp_path) as place:
        host, elsewhere = known(place, HOST), place.browser()
        before = host.table(left.table)
        assert before["closed"]
        after = come(elsewhere, link_of(host, left.table)).json
        assert (after["closed"], after["seq"], after["seat"]) == (before["closed"], before["seq"], before["seat"])
        assert host.get(f"/api/tables/{left.table}").code == "no-table"
        record = decode(elsewhere.get(f"/api/tables/{left.table}/record").data)
        assert record.result == left.result, "nothing of the game was changed"


# ---- handing over ------------------------------------------------------------------------------------------


def test_a_seat_is_handed_over_with_its_holders_consent(place: House) -> None:
    csa, union, table = two(place)
    union_link = link_of(union, table)
    url = offer(union, table, "Union")
    assert union.table(table)["seat"] == "Union", "till somebody comes it stays his"
    csa.act(table, "block 5 WRN")
    successor = place.browser()
    assert successor.join(url).json["seat"] == "Union"
    assert "Union: handed over to another player." in log(csa, table)
    assert union.get(f"/api/tables/{table}").code == "no-table"
    assert come(place.browser(), union_link).code == "no-table", "his old link is worth nothing"
    assert place.browser().join(url).code == "taken"
    assert link_of(successor, table) != union_link


def test_only_the_holder_offers_and_the_last_offer_counts(place: House) -> None:
    csa, union, table = two(place)
    for browser, seat in ((csa, "Union"), (union, "CSA"), (csa, "France")):
        assert browser.post(f"/api/tables/{table}/offer", {"seat": seat}).status in (400, 403)
    old, new = offer(csa, table, "CSA"), offer(csa, table, "CSA")
    assert place.browser().join(old).code == "no-table"
    assert union.join(new).code == "seated"
    assert csa.join(new).json["seat"] == "CSA"
    assert place.browser().join(new).json["seat"] == "CSA"
    assert csa.table(table)["seat"] is None, "who made the table still sees it"


def test_standing_orders_go_with_their_giver(place: House) -> None:
    me, friend = place.browser(), place.browser()
    made = me.post("/api/tables", {"game": "glory", "scenario": "maryes-heights"}).json
    table = made["table"]
    mine = me.table(table)
    seat, order = mine["seat"], mine["standing"][0]
    answer = next(one["id"] for one in order["answers"] if one["id"] != order["answer"])
    me.post(f"/api/tables/{table}/standing", {"seat": seat, "name": order["name"], "answer": answer})
    elsewhere = place.browser()
    assert come(elsewhere, link_of(me, table)).json["standing"][0]["answer"] == answer, "the same person"
    friend.join(offer(elsewhere, table, seat))
    assert friend.table(table)["standing"][0]["answer"] == order["answer"], "another one"


# ---- computer players --------------------------------------------------------------------------------------


def test_a_computer_player_stands_in_and_gives_way(place: House) -> None:
    csa, union, table = two(place)
    csa.act(table, "block 5 WRN")
    assert may(union, table) == {"CSA": [], "Union": ["offer", "computer"]}
    answer = give(union, table, "Union")
    assert answer.status == 200
    assert [seat["kind"] for seat in answer.json["seats"]] == ["person", "computer"]
    patiently(lambda: csa.table(table)["decision"]["seat"] == "CSA")
    assert "Union: played by the computer (Recruit) from now on." in log(csa, table)
    assert union.act(table, "end", "Union").code == "forbidden"
    assert may(union, table)["Union"] == ["back"]
    assert link_of(union, table)
    assert give(union, table, "Union", "me").json["seat"] == "Union"
    assert any("taken the seat back" in line for line in log(csa, table))
    elsewhere = place.browser()
    give(union, table, "Union")
    assert come(elsewhere, link_of(union, table)).status == 200
    assert give(elsewhere, table, "Union", "me").json["seat"] == "Union", "also with the link"
    assert give(elsewhere, table, "Union", "computer").json["seats"][1]["player"] == "Captain", "the best there is"


def test_an_open_seat_may_be_given_to_a_computer_player(place: House) -> None:
    me, late = place.browser(), place.browser()
    made = me.make(CSA="me", Union="friend")
    table = made["table"]
    watcher = place.browser()
    watcher.join(made["watch"])
    assert give(watcher, table, "Union").code == "forbidden"
    assert give(me, table, "Union").status == 200
    assert late.join(made["links"]["Union"]).code == "no-table"
    assert give(me, table, "Union", "me").code == "forbidden", "it never was his"


def test_nobody_takes_a_seat_from_who_is_there(place: House) -> None:
    csa, union, table = two(place)
    stranger = place.browser()
    assert give(stranger, table, "CSA").code == "no-table"
    assert give(csa, table, "Union").code == "held"
    assert give(union, table, "CSA").code == "held"
    assert give(csa, table, "France").code == "bad-request"
    for nonsense in ("", "computer:", "computer:none", "friend", "person", "computerx"):
        assert give(csa, table, "CSA", nonsense).code == "bad-request"
    assert csa.post(f"/api/tables/{table}/join", {"token": "offered x"}).code == "no-table"
    union.post(f"/api/tables/{table}/resign", {"seat": "Union"})
    assert give(csa, table, "CSA").code == "over"
    assert may(csa, table) == {"CSA": [], "Union": []}


def test_somebody_who_does_not_come_is_stood_in_for(tmp_path: Path) -> None:
    now = [1_000_000.0]
    with house(tmp_path, clock=lambda: now[0]) as place:
        csa, union, table = two(place)
        now[0] += WEEK + 1
        assert give(csa, table, "Union").code == "held", "the game does not wait for the Union"
        csa.act(table, "block 5 WRN")
        now[0] += WEEK - 1
        assert give(csa, table, "Union").code == "held"
        now[0] += 2
        assert may(csa, table)["Union"] == ["computer"]
        with union.live(table) as line:
            line.wait("bundle")
            assert give(csa, table, "Union").code == "held", "there he is"
        csa.post(f"/api/tables/{table}/pause", {"paused": True})
        assert give(csa, table, "Union").code == "held", "nobody need come to a paused table"
        csa.post(f"/api/tables/{table}/pause", {"paused": False})
        assert give(csa, table, "Union").status == 200
        assert "Union: nobody came; the computer (Recruit) stands in." in log(csa, table)
        assert give(union, table, "Union", "me").json["seat"] == "Union"


# ---- the journal -------------------------------------------------------------------------------------------


def test_a_change_of_players_is_no_action(tmp_path: Path) -> None:
    """It has a line in the log and a number, but the game, its record, its replay and its undo know nothing of it."""
    with house(tmp_path, snapshot_every=5) as place:
        csa, union, table = two(place)
        people = {"CSA": csa, "Union": union}
        rng = Random(3)
        for number in range(6):
            play_on(people, table, rng, 6)
            seat = ("CSA", "Union")[number % 2]
            elsewhere = place.browser()
            assert come(elsewhere, link_of(people[seat], table)).status == 200
            people[seat] = elsewhere
            assert elsewhere.table(table)["undo"]["class"] == "never"
            assert elsewhere.undo(table, seat).code == "no-undo"
        before = people["CSA"].table(table)
        steps = people["CSA"].get(f"/api/tables/{table}/replay").json["steps"]
        assert people["CSA"].get(f"/api/tables/{table}/replay/{before['seq']}").status == 200
        cookies = {seat: browser.cookie for seat, browser in people.items()}
    with house(tmp_path, snapshot_every=5) as place:
        for seat, cookie in cookies.items():
            people[seat] = place.browser()
            people[seat].cookie = cookie
        assert people["CSA"].table(table)["scene"] == before["scene"]
        play_on(people, table, rng, 20)
        people["CSA"].post(f"/api/tables/{table}/resign", {"seat": "CSA"})
        record = decode(people["CSA"].get(f"/api/tables/{table}/record").data)
        verify(GETTYSBURG, record)
        assert len(record.actions) >= len(steps) + 20
        assert record.seats == {"CSA": "person", "Union": "person"}


def test_an_act_in_the_old_browser_is_not_taken(place: House) -> None:
    csa, _, table = two(place)
    seq = csa.table(table)["seq"]
    come(place.browser(), link_of(csa, table))
    body: dict[str, Any] = {"seq": seq, "seat": "CSA", "action": "end"}
    assert csa.post(f"/api/tables/{table}/act", body).code == "no-table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_it_in_every_language(place: House, language: str) -> None:
    csa, union, table = two(place)
    come(place.browser(), link_of(csa, table))
    give(union, table, "Union", "computer:captain")
    give(union, table, "Union", "me")
    successor = place.browser(language)
    successor.join(offer(union, table, "Union"))
    lines = log(successor, table)
    assert len(lines) == len(set(lines)) == 4
    title = {"en": "Captain", "fr": "Capitaine", "it": "Capitano"}[language]
    assert f"({title})" in lines[1]
