"""Tables over HTTP: making, joining, acting, taking back, giving up, starting again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.record import decode, verify
from longroll.server.replay import turning_points
from tests.server.house import Browser, House, house, patiently, play_on, two


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found


# ---- making and joining ------------------------------------------------------------------------------------


def test_a_new_table_is_mine(place: House) -> None:
    me = place.browser()
    made = me.make("three-days", CSA="me", Union="computer:captain")
    bundle = me.table(made["table"])
    assert bundle["seat"] == "CSA"
    assert bundle["seq"] == 0
    assert bundle["decision"]["seat"] == "CSA"
    assert bundle["decision"]["clause"] == "GB-8.1"
    assert bundle["options"]
    assert set(bundle["verbs"]) == {option["verb"] for option in bundle["options"]}
    assert [seat["kind"] for seat in bundle["seats"]] == ["me", "computer"]
    assert bundle["seats"][1]["player"] == "Captain"
    assert bundle["secret"] is None
    assert len(bundle["commitment"]) == 64
    assert bundle["undo"] == {"class": "none"}
    assert [entry["table"] for entry in me.get("/api/tables").json] == [made["table"]]


def test_a_cookie_is_signed_and_strict(place: House) -> None:
    me = place.browser()
    answer = me.post("/api/tables", {"game": "gettysburg"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    table = answer.json["table"]
    assert me.get(f"/api/tables/{table}").status == 200
    me.cookie = me.cookie[:-1] + ("0" if me.cookie[-1] != "0" else "1")
    assert me.get(f"/api/tables/{table}").code == "no-table"
    me.cookie = ""
    assert me.get(f"/api/tables/{table}").status == 404


def test_strangers_see_no_table(place: House) -> None:
    made = place.browser().make(CSA="me", Union="computer:recruit")
    stranger = place.browser()
    stranger.make()
    for path in ("", "/why?action=end", "/inspect?key=x", "/odds?action=end", "/replay", "/replay/0", "/record"):
        answer = stranger.get(f"/api/tables/{made['table']}{path}")
        assert answer.code == "no-table"
        assert answer.data == stranger.get(f"/api/tables/nowhere{path}").data
    for path, body in (
        ("act", {"seq": 0, "seat": "CSA", "action": "end"}),
        ("undo", {"seq": 0, "seat": "CSA"}),
        ("undo/answer", {"grant": True}),
        ("resign", {"seat": "CSA"}),
        ("pause", {"paused": True}),
        ("look", {"seat": "CSA"}),
        ("invite", {"seat": "CSA"}),
        ("rematch", {}),
    ):
        assert stranger.post(f"/api/tables/{made['table']}/{path}", body).code == "no-table"


def test_an_invitation_is_used_once(place: House) -> None:
    host, friend, late = place.browser(), place.browser(), place.browser()
    made = host.make(CSA="me", Union="friend")
    url = made["links"]["Union"]
    assert host.table(made["table"])["seats"][1]["kind"] == "open"
    assert host.join(url).json["seat"] == "CSA"  # the host tries his own link: nothing happens
    assert friend.join(url).json["seat"] == "Union"
    assert late.join(url).code == "taken"
    assert friend.join(url).json["seat"] == "Union"
    assert friend.table(made["table"])["seats"][1]["kind"] == "me"
    assert host.table(made["table"])["seats"][1]["kind"] == "person"
    assert late.join(f"/table/{made['table']}#join=wrong").code == "no-table"


def test_a_lost_invitation_is_renewed(place: House) -> None:
    host, friend = place.browser(), place.browser()
    made = host.make(CSA="me", Union="friend")
    fresh = host.post(f"/api/tables/{made['table']}/invite", {"seat": "Union"}).json["url"]
    assert friend.join(made["links"]["Union"]).code == "no-table"
    assert friend.join(fresh).status == 200
    assert host.post(f"/api/tables/{made['table']}/invite", {"seat": "Union"}).code == "taken"
    assert host.post(f"/api/tables/{made['table']}/invite", {"seat": "Nobody"}).code == "forbidden"
    assert friend.post(f"/api/tables/{made['table']}/invite", {"seat": "Union"}).code == "forbidden"


def test_spectators_see_what_everybody_may_see(place: House) -> None:
    host, watcher = place.browser(), place.browser()
    made = host.make(CSA="me", Union="computer:recruit")
    bundle = watcher.join(made["watch"]).json
    assert bundle["seat"] is None
    assert bundle["options"] == []
    assert bundle["undo"] == {"class": "none"}
    table = made["table"]
    assert watcher.table(table)["seat"] is None
    assert watcher.act(table, "end", "CSA").code == "forbidden"
    assert watcher.get(f"/api/tables/{table}/why", action="end").code == "forbidden"
    assert watcher.get(f"/api/tables/{table}/odds", action="end").code == "forbidden"
    assert watcher.post(f"/api/tables/{table}/resign", {"seat": "CSA"}).code == "forbidden"
    assert watcher.post(f"/api/tables/{table}/pause", {"paused": True}).code == "forbidden"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "gettysburg", "scenario": "waterloo"},
        {"game": "gettysburg", "options": {"tanks": "yes"}},
        {"game": "gettysburg", "seats": {"Prussia": "me"}},
        {"game": "gettysburg", "seats": {"CSA": "computer:genius"}},
        {"game": "gettysburg", "seats": {"CSA": "somebody"}},
        {"game": "gettysburg", "seats": {"CSA": 3}},
        {"game": "gettysburg", "colour": "red"},
        {"record": {"format": 1}},
        {"record": {}},
        [],
    ],
)
def test_impossible_tables_are_refused(place: House, wish: object) -> None:
    answer = place.browser().post("/api/tables", wish)
    assert answer.status in (400, 404, 422)
    assert answer.json["error"]["message"]


def test_a_table_may_have_a_name(place: House) -> None:
    me = place.browser()
    made = me.make(name="  Sunday\n\x00 game " + "x" * 100)
    title = me.table(made["table"])["title"]
    assert title.startswith("Sunday game x")
    assert len(title) == 60


# ---- acting ------------------------------------------------------------------------------------------------


def test_an_action_is_kept_as_records_write_it(place: House) -> None:
    """Whatever its capitals and blanks."""
    me = place.browser()
    table = me.make("three-days", CSA="me", Union="me")["table"]
    assert me.act(table, "ENTER  cr1").status == 200
    record = me.get(f"/api/tables/{table}/record").json
    assert [move["action"] for move in record["actions"]] == ["enter CR1"]


def test_an_action_is_taken_numbered_and_told(place: House) -> None:
    csa, union, table = two(place, "three-days")
    answer = csa.act(table, "enter CR1")
    assert answer.status == 200
    assert answer.json["seq"] == 1
    assert answer.json["log"][-1]["seq"] == 1
    assert answer.json["log"][-1]["text"]
    assert union.table(table)["seq"] == 1
    assert union.table(table)["options"] == []


def test_a_stale_client_gets_the_fresh_view(place: House) -> None:
    csa, _, table = two(place, "three-days")
    csa.act(table, "enter CR1")
    answer = csa.act(table, "block 3 WRN", seq=0)
    assert answer.status == 409
    assert answer.code == "stale"
    assert answer.json["bundle"] == csa.table(table)


def test_the_rules_refuse_with_a_clause(place: House) -> None:
    csa, _, table = two(place, "three-days")
    before = csa.table(table)
    answer = csa.act(table, "end")
    assert answer.status == 422
    assert answer.json["error"]["clause"] == "GB-8.2"
    assert "Pass" in answer.json["error"]["message"]
    for nonsense in ("end end", "fly CR1", "   ", "die 6", "concede Union"):
        assert csa.act(table, nonsense).status in (400, 422)
    assert csa.table(table) == before


def test_nobody_acts_for_another(place: House) -> None:
    csa, union, table = two(place, "three-days")
    assert union.act(table, "enter CR1", "CSA").code == "forbidden"
    assert union.act(table, "enter CR1", "Union").code == "refused"
    assert csa.act(table, "enter CR1", "Union").code == "forbidden"
    assert csa.act(table, "enter CR1", "chance").code == "forbidden"
    assert csa.act(table, "enter CR1", "CSA ").code == "forbidden"
    assert csa.table(table)["seq"] == 0


def test_why_explains(place: House) -> None:
    csa, union, table = two(place, "three-days")
    assert csa.get(f"/api/tables/{table}/why", action="enter CR1").json == {"legal": True}
    found = csa.get(f"/api/tables/{table}/why", action="end").json
    assert found["clause"] == "GB-8.2"
    assert union.get(f"/api/tables/{table}/why", action="end").json["clause"]
    assert csa.get(f"/api/tables/{table}/why", action=" ").code == "bad-request"
    assert csa.get(f"/api/tables/{table}/why").code == "bad-request"


def test_messages_come_in_the_language_of_the_reader(place: House) -> None:
    said = set()
    for language in ("en", "fr", "it"):
        me = place.browser(language)
        table = me.make("three-days")["table"]
        said.add(me.act(table, "end").json["error"]["message"])
        said.add(me.table(table)["decision"]["prompt"])
        said.add(me.get("/api/tables/none").json["error"]["message"])
    assert len(said) == 9


def test_dice_are_rolled_at_once(place: House) -> None:
    """A person never waits for dice: an action and the dice it asks for are one step for the client."""
    csa, union, table = two(place)
    players = {"CSA": csa, "Union": union}
    rng = Random(3)
    for _ in range(60):
        bundle = play_on(players, table, rng, 1)
        if bundle["over"]:
            break
        assert bundle["decision"]["seat"] in players
    assert bundle["seq"] > 60


# ---- undo --------------------------------------------------------------------------------------------------


def test_free_undo(place: House) -> None:
    csa, union, table = two(place, "three-days")
    first = csa.table(table)
    after = csa.act(table, "enter CR1").json
    assert after["undo"] == {"class": "free"}
    assert union.table(table)["undo"] == {"class": "none"}
    back = csa.undo(table).json
    assert back["seq"] == 2
    assert back["scene"] == first["scene"]
    assert back["log"] == []
    assert back["undo"] == {"class": "none"}
    assert csa.undo(table).code == "no-undo"
    assert csa.post(f"/api/tables/{table}/undo", {"seq": 1, "seat": "CSA"}).code == "stale"


def test_undo_by_consent(place: House) -> None:
    csa, union, table = two(place, "three-days")
    for action in ("enter CR1", "block 3 WRN"):
        csa.act(table, action)
    before = csa.table(table)
    assert csa.act(table, "end").json["undo"] == {"class": "consent"}
    asked = csa.undo(table).json
    assert asked["undo"] == {"class": "consent", "asked": "CSA"}
    assert asked["decision"]["seat"] == "Union"
    assert csa.post(f"/api/tables/{table}/undo/answer", {"grant": True}).code == "forbidden"
    refused = union.post(f"/api/tables/{table}/undo/answer", {"grant": False}).json
    assert "asked" not in refused["undo"]
    assert refused["decision"]["seat"] == "Union"
    assert union.post(f"/api/tables/{table}/undo/answer", {"grant": True}).code == "no-undo"
    csa.undo(table)
    granted = union.post(f"/api/tables/{table}/undo/answer", {"grant": True}).json
    assert granted["decision"]["seat"] == "CSA"
    assert "took back" in granted["log"][-1]["text"]
    after = csa.table(table)
    assert after["scene"] == before["scene"]
    assert after["options"] == before["options"]


def test_asking_lapses_when_the_opponent_plays_on(place: House) -> None:
    csa, union, table = two(place, "three-days")
    for action in ("block 3 WRN", "end"):
        csa.act(table, action)
    csa.undo(table)
    option = union.table(table)["options"][0]["action"]
    assert "asked" not in union.act(table, option).json["undo"]
    assert union.post(f"/api/tables/{table}/undo/answer", {"grant": True}).code == "no-undo"


def test_a_computer_always_consents(place: House) -> None:
    me = place.browser()
    table = me.make("three-days", CSA="me", Union="computer:recruit")["table"]
    me.act(table, "block 3 WRN")
    before = me.table(table)
    me.act(table, "end")
    patiently(lambda: me.table(table)["decision"]["seat"] == "CSA")
    now = me.table(table)
    if now["undo"]["class"] == "consent":  # the recruit may have rolled dice
        assert me.undo(table).json["scene"] == before["scene"]


def test_dice_are_never_taken_back(place: House) -> None:
    csa, union, table = two(place)
    players = {"CSA": csa, "Union": union}
    rng = Random(8)
    seen = 0
    for _ in range(70):
        bundle = play_on(players, table, rng, 1)
        if bundle["over"]:
            break
        drawn = place.lobby._tables[table].drawn
        if drawn > seen:  # this very action rolled dice
            seen = drawn
            for seat, browser in players.items():
                now = browser.table(table)
                assert now["undo"]["class"] in ("never", "none")
                assert browser.undo(table, seat).code == "no-undo"
    assert seen > 2


# ---- pause, resign, rematch --------------------------------------------------------------------------------


def test_pause_stops_everything(place: House) -> None:
    csa, union, table = two(place, "three-days")
    assert union.post(f"/api/tables/{table}/pause", {"paused": True}).json["paused"]
    assert csa.table(table)["options"] == []
    assert csa.act(table, "enter CR1").code == "paused"
    assert csa.undo(table).code == "paused"
    csa.post(f"/api/tables/{table}/pause", {"paused": False})
    assert csa.act(table, "enter CR1").status == 200


def test_pause_stops_computer_players(place: House) -> None:
    me = place.browser()
    table = me.make("three-days", CSA="computer:recruit", Union="computer:recruit")["table"]
    me.post(f"/api/tables/{table}/pause", {"paused": True})
    here = me.table(table)["seq"]
    patiently(lambda: True)
    assert me.table(table)["seq"] == here
    me.post(f"/api/tables/{table}/pause", {"paused": False})
    patiently(lambda: me.table(table)["seq"] > here)
    me.post(f"/api/tables/{table}/pause", {"paused": True})


def test_resign_and_rematch(place: House) -> None:
    csa, union, table = two(place, "three-days")
    csa.act(table, "enter CR1")
    assert csa.post(f"/api/tables/{table}/rematch").code == "running"
    assert union.post(f"/api/tables/{table}/resign", {"seat": "CSA"}).code == "forbidden"
    over = union.post(f"/api/tables/{table}/resign", {"seat": "Union"}).json
    assert over["over"]
    assert over["result"]["winner"] == "CSA"
    assert len(over["secret"]) == 64
    assert over["undo"] == {"class": "none"}
    assert csa.act(table, "end").code == "over"
    assert csa.undo(table).code == "over"
    assert csa.post(f"/api/tables/{table}/resign", {"seat": "CSA"}).code == "over"
    again = csa.post(f"/api/tables/{table}/rematch").json["table"]
    assert union.post(f"/api/tables/{table}/rematch").json["table"] == again
    assert union.table(table)["rematch"] == again
    assert csa.table(again)["seat"] == "Union"
    assert union.table(again)["seat"] == "CSA"
    assert csa.table(again)["commitment"] != over["commitment"]


def test_resigning_works_while_paused(place: House) -> None:
    csa, _, table = two(place)
    csa.post(f"/api/tables/{table}/pause", {"paused": True})
    assert csa.post(f"/api/tables/{table}/resign", {"seat": "CSA"}).json["result"]["winner"] == "Union"


# ---- hot seat ----------------------------------------------------------------------------------------------


def test_two_people_at_one_screen(place: House) -> None:
    us = place.browser()
    table = us.make("three-days", CSA="me", Union="screen")["table"]
    hidden = us.table(table)
    assert hidden["hidden"]
    assert hidden["seat"] == "CSA"
    assert hidden["options"] == []
    assert us.act(table, "enter CR1", "CSA").code == "hidden"
    assert us.get(f"/api/tables/{table}/why", action="end").code == "hidden"
    assert us.post(f"/api/tables/{table}/look", {"seat": "Union"}).code == "hidden"
    shown = us.post(f"/api/tables/{table}/look", {"seat": "CSA"}).json
    assert not shown["hidden"]
    assert shown["options"]
    assert shown["scene"] != hidden["scene"]
    us.act(table, "block 5 WRN")
    secret = us.table(table)
    assert any("5" in entry["text"] for entry in secret["log"])
    over_to_union = us.act(table, "end").json
    assert over_to_union["hidden"]
    assert over_to_union["seat"] == "Union"
    assert over_to_union["options"] == []
    union = us.post(f"/api/tables/{table}/look", {"seat": "Union"}).json
    assert union["options"]
    told = [entry["text"] for entry in over_to_union["log"] + union["log"]]
    assert not any(entry["text"] in told for entry in secret["log"] if "5" in entry["text"])


def test_a_hidden_table_shows_what_a_spectator_sees(place: House) -> None:
    us, watcher = place.browser(), place.browser()
    made = us.make("three-days", CSA="me", Union="screen")
    us.post(f"/api/tables/{made['table']}/look", {"seat": "CSA"})
    us.act(made["table"], "block 5 WRN")
    hidden = us.act(made["table"], "end").json
    seen = watcher.join(made["watch"]).json
    assert hidden["hidden"]
    for part in ("scene", "log", "options", "decision", "undo"):
        assert hidden[part] == seen[part]


def test_alone_with_both_seats(place: House) -> None:
    me = place.browser()
    table = me.make("three-days", CSA="me", Union="me")["table"]
    assert not me.table(table)["hidden"]
    me.act(table, "block 5 WRN")
    bundle = me.act(table, "end").json
    assert bundle["seat"] == "Union"
    assert not bundle["hidden"]
    assert bundle["options"]
    assert me.undo(table, "CSA").json["seat"] == "CSA"
    assert me.get(f"/api/tables/{table}/record").status == 200


# ---- records and replay ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(place: House) -> tuple[Browser, str]:
    """A whole game between computer players, one of which thinks."""
    me = place.browser()
    table = me.make(CSA="computer:captain", Union="computer:recruit")["table"]
    patiently(lambda: me.table(table)["over"], 300)
    return me, table


def test_the_record_verifies(finished: tuple[Browser, str]) -> None:
    me, table = finished
    answer = me.get(f"/api/tables/{table}/record")
    record = decode(answer.data)
    assert record.seats == {"CSA": "captain", "Union": "recruit"}
    assert verify(GETTYSBURG, record) > 0
    assert "attachment" in answer.headers["content-disposition"]


def test_a_record_with_undone_actions_verifies(place: House) -> None:
    csa, union, table = two(place)
    players = {"CSA": csa, "Union": union}
    rng = Random(11)
    undone = 0
    for _ in range(80):
        bundle = play_on(players, table, rng, 1)
        if bundle["over"]:
            break
        for seat, browser in players.items():
            now = browser.table(table)
            if now["undo"]["class"] in ("free", "consent") and rng.random() < 0.3:
                other = players["Union" if seat == "CSA" else "CSA"]
                if browser.undo(table, seat).json["undo"].get("asked"):
                    assert other.post(f"/api/tables/{table}/undo/answer", {"grant": True}).status == 200
                undone += 1
                break
    assert undone > 8
    csa.post(f"/api/tables/{table}/resign", {"seat": "CSA"})
    record = decode(csa.get(f"/api/tables/{table}/record").data)
    verify(GETTYSBURG, record)
    assert len(record.actions) < csa.table(table)["seq"]


def test_a_running_game_gives_no_record(place: House) -> None:
    csa, _, table = two(place)
    assert csa.get(f"/api/tables/{table}/record").code == "running"


def test_replay_shows_every_step(finished: tuple[Browser, str]) -> None:
    me, table = finished
    steps = me.get(f"/api/tables/{table}/replay").json["steps"]
    bundle = me.table(table)
    assert steps[-1]["seq"] == bundle["seq"]
    points = [step["turning"] for step in steps if "turning" in step]
    assert 0 < len(points) <= 8
    assert all(text.endswith(".") for text in points)
    assert len(steps) == bundle["seq"]
    last = me.get(f"/api/tables/{table}/replay/{bundle['seq']}").json
    assert last["scene"] == bundle["scene"]
    assert last["over"]
    first = me.get(f"/api/tables/{table}/replay/0").json
    assert first["seq"] == 0
    assert first["options"] == []
    middle = bundle["seq"] // 2
    views = [me.get(f"/api/tables/{table}/replay/{middle}", seat=seat).json for seat in ("CSA", "Union")]
    assert views[0]["scene"] != views[1]["scene"]
    assert me.get(f"/api/tables/{table}/replay/999999").code == "nothing"
    assert me.get(f"/api/tables/{table}/replay/{middle}", seat="Prussia").code == "bad-request"


def test_replay_of_a_running_game_is_ones_own(place: House) -> None:
    csa, union, table = two(place, "three-days")
    csa.act(table, "block 5 WRN")
    mine = csa.get(f"/api/tables/{table}/replay/1").json
    theirs = union.get(f"/api/tables/{table}/replay/1", seat="CSA").json
    assert theirs["seat"] == "Union"
    assert mine["scene"] != theirs["scene"]
    assert mine["scene"] == csa.table(table)["scene"]
    assert theirs["scene"] == union.table(table)["scene"]
    logs = [browser.get(f"/api/tables/{table}/replay").json["steps"] for browser in (csa, union)]
    assert logs[0] != logs[1]


def test_a_finished_record_is_imported_to_be_replayed(place: House, finished: tuple[Browser, str]) -> None:
    me, table = finished
    record = me.get(f"/api/tables/{table}/record").json
    other = place.browser()
    made = other.post("/api/tables", {"record": record, "name": "From a friend"})
    assert made.status == 201
    bundle = other.table(made.json["table"])
    assert bundle["over"]
    assert bundle["title"] == "From a friend"
    assert bundle["result"] == me.table(table)["result"]
    steps = other.get(f"/api/tables/{made.json['table']}/replay").json["steps"]
    assert len(steps) == len(record["actions"])
    again = decode(other.get(f"/api/tables/{made.json['table']}/record").data)
    assert verify(GETTYSBURG, again) > 0


def test_a_forged_record_is_refused(place: House, finished: tuple[Browser, str]) -> None:
    me, table = finished
    record = me.get(f"/api/tables/{table}/record").json
    spoils: tuple[Callable[[dict[str, Any]], object], ...] = (
        lambda r: r["actions"].pop(3),
        lambda r: next(m for m in r["actions"] if m["seat"] == "chance").update(action="die 7"),
        lambda r: r.update(result="CSA" if r["result"] == "Union" else "Union"),
        lambda r: r.update(secret="00" * 32),
        lambda r: r.update(secret="zz"),
        lambda r: r.update(game="chess"),
        lambda r: r.update(position={"places": {"WRN": {"pieces": ["CR99"]}}}),
        lambda r: r.update(actions=r["actions"] * 400),
    )
    for spoil in spoils:
        broken = {**record, "actions": [dict(move) for move in record["actions"]]}
        spoil(broken)
        answer = place.browser().post("/api/tables", {"record": broken})
        assert answer.status in (413, 422), answer.data
        assert answer.json["error"]["message"]


def test_an_unfinished_record_goes_on(place: House) -> None:
    me = place.browser()
    table = me.make("three-days", CSA="me", Union="me")["table"]
    play_on({"CSA": me, "Union": me}, table, Random(5), 40)
    record = me.get(f"/api/tables/{table}/record").json
    assert record["secret"] is None
    other = place.browser()
    made = other.post("/api/tables", {"record": record, "seats": {"CSA": "me", "Union": "me"}}).json
    one, two_ = me.table(table), other.table(made["table"])
    assert one["scene"] == two_["scene"]
    assert [o["action"] for o in one["options"]] == [o["action"] for o in two_["options"]]
    play_on({"CSA": other, "Union": other}, made["table"], Random(6), 30)
    other.post(f"/api/tables/{made['table']}/resign", {"seat": "CSA"})
    verify(GETTYSBURG, decode(other.get(f"/api/tables/{made['table']}/record").data))


# ---- restart -----------------------------------------------------------------------------------------------


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    """Every number of actions since the last snapshot: the same bytes, the same way back."""
    with house(tmp_path, snapshot_every=7) as before:
        csa, union, table = two(before)
        screen = before.browser()
        shared = screen.make("three-days", CSA="me", Union="screen")["table"]
        screen.post(f"/api/tables/{shared}/look", {"seat": "CSA"})
    rng = Random(17)
    for _ in range(12):
        with house(tmp_path, snapshot_every=7) as now:
            csa.house = union.house = now
            players = {"CSA": csa, "Union": union}
            play_on(players, table, rng, rng.randrange(1, 6))
            for seat, browser in players.items():
                if browser.table(table)["undo"]["class"] == "free":
                    browser.undo(table, seat)
            seen = [browser.get(f"/api/tables/{table}").data for browser in players.values()]
            offers = now.lobby._tables[table].marks
        with house(tmp_path, snapshot_every=7) as later:
            csa.house = union.house = later
            assert [browser.get(f"/api/tables/{table}").data for browser in (csa, union)] == seen
            assert [(m.seat, m.seq, m.free) for m in later.lobby._tables[table].marks] == [
                (m.seat, m.seq, m.free) for m in offers
            ]
    with house(tmp_path) as later:
        screen.house = later
        assert screen.table(shared)["hidden"]  # who sits there after a restart is not known


def test_computer_players_go_on_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as before:
        me = before.browser()
        table = me.make("three-days", CSA="computer:recruit", Union="computer:recruit")["table"]
        here = patiently(lambda: me.table(table)["seq"])
    with house(tmp_path) as after:
        me.house = after
        patiently(lambda: after.lobby.loaded == 1)
        patiently(lambda: me.table(table)["seq"] > here)


def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        csa, _, table = two(place, "three-days")
        csa.act(table, "enter CR1")
        before = csa.get(f"/api/tables/{table}").data
        place.lobby.put_away(float("inf"))
        assert place.lobby.loaded == 0
        assert csa.get(f"/api/tables/{table}").data == before
        assert place.lobby.loaded == 1


def test_turning_points_are_the_heaviest_steps() -> None:
    assert turning_points([0, 3, 2, 9]) == {1, 3}
    assert turning_points([3] * 20) == set(range(8))
    assert turning_points([*[3] * 20, 4]) == {*range(7), 20}
    assert turning_points([]) == set()
