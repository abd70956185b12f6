"""What the lobby lists and keeps: names of players and tables, leaving and deleting, the board round the last event."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games import BUILT_IN, list_games
from longroll.games import game as find_game
from longroll.kit import balance as balance_data
from longroll.kit.balance import FEWEST, Balance, balances
from longroll.kit.words import LANGUAGES
from longroll.server import network, storage
from longroll.server.boards import boards_of
from longroll.server.pages import made_card
from longroll.server.people import PLAYER_LENGTH
from tests.server.house import Browser, House, house, play_on, two


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def listed(browser: Browser) -> dict[str, dict[str, Any]]:
    return {table["table"]: table for table in browser.get("/api/tables").json}


def plain(text: str) -> str:
    """A line of the log without its pointers."""
    return re.sub("\ue000[^\ue001]*\ue001([^\ue002]*)\ue002", r"\1", text)


def seat(bundle: dict[str, Any], name: str) -> dict[str, Any]:
    return next(one for one in bundle["seats"] if one["id"] == name)


# ---- names of players --------------------------------------------------------------------------------------


def test_a_name_is_read_by_the_others_at_the_table(home: House) -> None:
    one, other, table = two(home)
    before = other.get(f"/api/tables/{table}").json
    assert seat(before, "CSA")["player"] == "A person"
    assert one.post("/api/me", {"name": "  Anna\u0007 \n Bell "}).json["name"] == "Anna Bell"
    assert one.get("/api/me").json["name"] == "Anna Bell"
    assert seat(other.get(f"/api/tables/{table}").json, "CSA")["player"] == "Anna Bell"
    assert seat(one.get(f"/api/tables/{table}").json, "CSA")["player"] == "Anna Bell"
    assert seat(other.get(f"/api/tables/{table}").json, "Union")["player"] == "You"
    assert one.post("/api/me", {"name": ""}).json["name"] == ""
    assert seat(other.get(f"/api/tables/{table}").json, "CSA")["player"] == "A person"


def test_a_name_is_short_and_kept(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        one = home.browser()
        assert one.post("/api/me", {"name": "x" * 100}).json["name"] == "x" * PLAYER_LENGTH
        assert one.post("/api/me", {"name": "x" * 500}).status == 400
        cookie = one.cookie
    with house(tmp_path) as home:
        again = home.browser()
        again.cookie = cookie
        assert again.get("/api/me").json["name"] == "x" * PLAYER_LENGTH


def test_who_comes_back_in_another_browser_keeps_his_name(home: House) -> None:
    one, other, table = two(home)
    one.post("/api/me", {"name": "Anna"})
    way = one.get(f"/api/tables/{table}/return").json["url"]
    elsewhere = home.browser()
    elsewhere.post(f"/api/tables/{table}/return", {"token": way.split("#return=")[1]})
    assert seat(other.get(f"/api/tables/{table}").json, "CSA")["player"] == "Anna"


# ---- names of tables, leaving, deleting --------------------------------------------------------------------


def test_only_who_made_a_table_renames_it(home: House) -> None:
    one, other, table = two(home)
    assert listed(one)[table]["may"] == ["rename", "leave"]
    assert listed(other)[table]["may"] == ["leave"]
    assert one.post(f"/api/tables/{table}/name", {"name": " Sunday\n evening "}).status == 204
    assert listed(other)[table]["title"] == "Sunday evening"
    assert other.post(f"/api/tables/{table}/name", {"name": "Mine"}).code == "forbidden"
    assert home.browser().post(f"/api/tables/{table}/name", {"name": "Mine"}).code == "no-table"
    assert one.post(f"/api/tables/{table}/name", {"name": ""}).status == 204
    assert listed(one)[table]["title"] == "The Third Day"


def test_leaving_lets_the_other_play_on_and_come_back(home: House) -> None:
    one, other, table = two(home)
    way = one.get(f"/api/tables/{table}/return").json["url"]
    assert one.post(f"/api/tables/{table}/delete").code == "forbidden"
    assert one.post(f"/api/tables/{table}/leave").status == 204
    assert table not in listed(one)
    assert table in listed(other)
    assert seat(other.get(f"/api/tables/{table}").json, "CSA")["kind"] == "computer"
    one.post(f"/api/tables/{table}/return", {"token": way.split("#return=")[1]})
    assert table in listed(one)


def test_a_table_that_is_mine_alone_is_deleted_with_everything(home: House) -> None:
    one, stranger = home.browser(), home.browser()
    table = one.make(CSA="me", Union="friend")["table"]
    assert listed(one)[table]["may"] == ["rename", "delete"]
    assert stranger.post(f"/api/tables/{table}/delete").code == "no-table"
    assert one.post(f"/api/tables/{table}/leave").code == "forbidden"
    assert one.post(f"/api/tables/{table}/delete").status == 204
    assert table not in listed(one)
    assert one.get(f"/api/tables/{table}").code == "no-table"
    assert one.get(f"/api/tables/{table}/record").code == "no-table"


def test_a_table_with_a_watcher_is_not_deleted(home: House) -> None:
    one, watcher = home.browser(), home.browser()
    made = one.make(CSA="me", Union="computer:captain")
    assert watcher.join(made["watch"]).status == 200
    assert one.post(f"/api/tables/{made['table']}/delete").code == "forbidden"
    assert watcher.post(f"/api/tables/{made['table']}/leave").status == 204
    assert made["table"] not in listed(watcher)
    assert made["table"] in listed(one)


def test_a_deleted_table_stops_its_computer_player(home: House) -> None:
    one = home.browser()
    table = one.make(CSA="computer:captain", Union="me")["table"]
    assert one.post(f"/api/tables/{table}/delete").status == 204
    assert one.get(f"/api/tables/{table}").code == "no-table"


# ---- what a list shows -------------------------------------------------------------------------------------


def test_a_running_table_shows_its_last_event_and_the_board_round_it(home: House) -> None:
    one = home.browser()
    table = one.make("first-day", CSA="me", Union="me")["table"]
    boards = boards_of("gettysburg", "en")
    assert listed(one)[table]["word"]  # what is asked, while nothing has happened
    play_on({"CSA": one, "Union": one}, table, Random(3), 8)
    summary = listed(one)[table]
    assert summary["word"] in [plain(entry["text"]) for entry in one.table(table)["log"]]
    glimpse = summary["glimpse"]
    left, top, wide, high = glimpse["box"]
    board = next(iter(boards.values()))
    assert 0 <= left <= board.width - wide
    assert 0 <= top <= board.height - high
    for item in glimpse["items"]:
        reach = max(item["w"], item["h"])
        assert left - reach <= item["x"] <= left + wide + reach
        assert top - reach <= item["y"] <= top + high + reach
        assert "facts" not in item


def test_a_list_tells_nothing_that_is_hidden(home: House) -> None:
    """The blocks of the other army in The Guns have no faces in a miniature either."""
    one, other = home.browser(), home.browser()
    answer = one.post(
        "/api/tables", {"game": "guns", "scenario": "third-day", "seats": {"USA": "me", "CSA": "friend"}}
    ).json
    other.join(answer["links"]["CSA"])
    boards_of("guns", "en")
    for browser, side in ((one, "u"), (other, "c")):
        table = browser.get(f"/api/tables/{answer['table']}").json
        known = {item["key"]: item["symbol"] for item in table["scene"]["items"]}
        glimpse = listed(browser)[answer["table"]]["glimpse"]
        assert glimpse["items"]
        for item in glimpse["items"]:
            assert known[item["key"]] == item["symbol"]
            if item.get("side", side) != side and item["key"].startswith("piece:"):
                assert "hidden" in item["symbol"]


# ---- scenarios ---------------------------------------------------------------------------------------------


def test_scenarios_say_how_long_how_large_and_how_balanced_they_are(home: House) -> None:
    cards = {card["name"]: card for card in home.browser().get("/api/games").json}
    first = next(plan for plan in cards["gettysburg"]["scenarios"] if plan["name"] == "first-day")
    assert first["length"] == "3 periods"
    assert first["pieces"] == [7, 8]
    assert (
        sum(side["wins"] for side in first["balance"]["wins"]) + first["balance"]["draws"] == first["balance"]["games"]
    )
    assert "minutes" not in first  # nobody has finished it here


@pytest.mark.parametrize("name", list_games())
def test_balance_is_of_scenarios_that_there_are_and_adds_up(name: str) -> None:
    game = find_game(name)
    counted = balances(game)
    assert set(counted) <= set(game.scenarios)
    for balance in counted.values():
        assert sum(balance.wins.values()) + balance.draws == balance.games
        assert set(balance.wins) == set(game.seats)
        assert balance.games >= FEWEST


@pytest.mark.parametrize(
    ("language", "side", "gives"),
    [("en", "CSA", "Union: 3 discs fewer"), ("fr", "Confédération", "3 disques de moins"),
     ("it", "Confederazione", "3 dischi in meno")],
)  # fmt: skip
def test_a_scenario_says_how_it_stands_and_what_brings_it_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, side: str, gives: str
) -> None:
    game = find_game("gettysburg")
    monkeypatch.setattr(balance_data, "balance_file", lambda _: tmp_path / "balance.json")
    uneven = Balance("captain", 40, {"CSA": 32, "Union": 8}, 0)
    level = Balance("captain", 40, {"CSA": 21, "Union": 19}, 0, 0, "Union-3")
    even = msgspec.structs.replace(level, handicap="")
    kept = {"first-day": [uneven, level], "third-day": [uneven], "three-days": [even]}
    (tmp_path / "balance.json").write_bytes(msgspec.json.encode(kept))
    cards = {card.name: card for card in made_card(game, language).scenarios}
    first, third = cards["first-day"], cards["third-day"]
    assert side in first.standing
    assert gives in first.standing
    assert "21" in first.standing
    assert first.handicap == "Union-3"
    assert first.balance is not None
    assert first.balance.wins[0].wins == 32, "the bar is of games without a handicap"
    assert first.words["handicap Union-3"] != third.words["handicap Union-3"], "the menu marks it"
    assert third.standing
    assert gives not in third.standing
    assert third.handicap == cards["three-days"].handicap == cards["second-day-afternoon"].handicap == ""
    assert cards["second-day-afternoon"].standing == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_handicap_has_words(name: str, language: str) -> None:
    for scenario in made_card(find_game(name), language).scenarios:
        told = [scenario.words[f"handicap {value}"] for value in scenario.options["handicap"]]
        assert len(set(told)) == len(told) > 6
        assert all(any(sign.isdigit() for sign in words) or "one " in words or "un " in words for words in told[1:])


def test_a_table_with_a_handicap_keeps_it_in_its_record(home: House) -> None:
    one = home.browser()
    seats = {"CSA": "me", "Union": "me"}
    wish = {"game": "gettysburg", "scenario": "third-day", "options": {"handicap": "Union-2"}, "seats": seats}
    table = one.post("/api/tables", wish).json["table"]
    assert any("2 discs fewer" in str(panel) for panel in one.get(f"/api/tables/{table}").json["scene"]["panels"])
    one.post(f"/api/tables/{table}/resign", {"seat": "CSA"})
    record = one.get(f"/api/tables/{table}/record").json
    assert record["options"] == {"handicap": "Union-2"}
    game = find_game("gettysburg")
    assert game.to_json(game.new("third-day", record["options"]))["handicap"] == "Union-2"


def test_times_are_those_of_games_played_to_their_end(home: House) -> None:
    """A pause is not played; a game given up, or played elsewhere, does not count."""
    one = home.browser()
    table, given = (one.make(CSA="me", Union="me")["table"] for _ in range(2))
    one.post(f"/api/tables/{given}/resign", {"seat": "CSA"})

    def finish(connection: Any) -> list[tuple[str, str, float]]:
        storage.set_status(connection, table, over=True, created=1000.0)
        rows = [
            storage.ActionRow(table, number, storage.ACT, "CSA", "end", when, None)
            for number, when in ((901, 1060.0), (902, 1100.0), (903, 5000.0))
        ]
        connection.execute(storage.actions.delete().where(storage.actions.c.table_id == table))
        storage.add_actions(connection, rows)
        return storage.playing_times(connection, 10, 300.0)

    assert home.server.store.now(finish) == [("gettysburg", "third-day", 400.0)]


# ---- where the server is -----------------------------------------------------------------------------------


def test_a_server_for_this_machine_alone_is_lonely() -> None:
    assert network.home_addresses("127.0.0.1", 80) == []
    assert network.home_addresses("localhost", 80) == []


def test_a_server_for_others_knows_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.168.1.7", "fd00::7"])
    assert network.home_addresses("0.0.0.0", 8642) == ["http://192.168.1.7:8642/", "http://[fd00::7]:8642/"]
    assert network.home_addresses("10.0.0.5", 80) == ["http://10.0.0.5:80/"]


def test_addresses_that_mean_nothing_elsewhere_are_left_out() -> None:
    assert not any(network.useful(address) for address in ("127.0.0.1", "::1", "169.254.3.4", "fe80::1%eth0"))
    assert network.useful("192.168.1.7")
    assert all(network.useful(address) for address in network.own_addresses())
