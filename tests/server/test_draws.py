"""A draw by agreement: who may offer and answer one, when the offer lapses, what a computer player says to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from longroll.games import game as find_game
from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.record import decode, replay, verify
from longroll.minds import parley as minds_parley
from longroll.minds.levels import GENERAL, LEVELS, RECRUIT
from longroll.minds.parley import outlook, takes_draw
from longroll.server import opponents, parley
from tests.server import thinkers
from tests.server.house import Answer, Browser, House, house, patiently


@pytest.fixture(autouse=True)
def chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The chance to win that the general sees."""
    monkeypatch.setattr(opponents, "levels", lambda _: list(LEVELS))
    path = tmp_path / "chance"
    path.write_text("0.62")
    monkeypatch.setenv("LONGROLL_CHANCE", str(path))
    return path


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "data", think_with=thinkers.plan) as found:
        yield found


def draw(browser: Browser, table: str, word: str, seat: str) -> Answer:
    return browser.post(f"/api/tables/{table}/draw", {"seat": seat, "word": word})


def friends(place: House) -> tuple[Browser, Browser, str]:
    """Two people, CSA to move."""
    host, friend = place.browser(), place.browser()
    made = host.make("first-day", CSA="me", Union="friend")
    assert friend.join(made["links"]["Union"]).status == 200
    return host, friend, str(made["table"])


def play(browser: Browser, table: str) -> None:
    """The last choice on the list."""
    assert browser.act(table, browser.table(table)["options"][-1]["action"]).status == 200


# ---- two people --------------------------------------------------------------------------------------------


def test_a_draw_is_offered_and_accepted(place: House) -> None:
    host, friend, table = friends(place)
    assert host.table(table)["draw"] == {"seat": "", "text": "", "may": "offer"}
    offered = draw(host, table, "offer", "CSA").json
    assert offered["draw"] == {"seat": "CSA", "text": "You offer a draw.", "may": "withdraw"}
    assert friend.table(table)["draw"]["may"] == "answer"
    assert "offers a draw" in friend.table(table)["log"][-1]["text"]
    assert not friend.table(table)["over"], "never forced"
    over = draw(friend, table, "accept", "Union").json
    assert (over["over"], over["result"]["winner"], over["draw"]) == (True, None, None)
    assert "agreed draw" in over["ending"]["text"]
    assert over["ending"]["clause"] == "GB-R51"
    assert draw(host, table, "offer", "CSA").code == "over"
    record = decode(host.get(f"/api/tables/{table}/record").data)
    assert (record.actions[-1].seat, record.actions[-1].action) == ("Union", "agree Union")
    assert replay(GETTYSBURG, record).returns() == {"CSA": 0, "Union": 0}
    verify(GETTYSBURG, record)
    assert host.get(f"/api/tables/{table}/replay").json["steps"]


def test_only_the_right_player_speaks(place: House) -> None:
    host, friend, table = friends(place)
    assert draw(friend, table, "accept", "Union").code == "no-draw"
    assert draw(host, table, "withdraw", "CSA").code == "no-draw"
    assert draw(host, table, "offer", "Union").code == "forbidden"
    assert place.browser().post(f"/api/tables/{table}/draw", {"seat": "CSA", "word": "offer"}).code == "no-table"
    draw(host, table, "offer", "CSA")
    assert draw(host, table, "accept", "CSA").code == "forbidden"
    assert draw(friend, table, "withdraw", "Union").code == "forbidden"
    assert draw(friend, table, "offer", "Union").code == "draw-stands"
    assert draw(friend, table, "perhaps", "Union").code == "bad-request"


def test_nobody_draws_alone_by_an_action(place: House) -> None:
    host, friend, table = friends(place)
    for offered in (False, True):
        refused = host.act(table, "agree CSA")
        assert (refused.status, refused.json["error"]["clause"]) == (422, "GB-R51")
        assert "both sides must want it" in refused.json["error"]["message"]
        if not offered:
            draw(host, table, "offer", "CSA")
    assert friend.act(table, "agree CSA", "Union").status == 422
    assert not host.table(table)["over"]


def test_a_refused_offer_waits_for_another_decision(place: House) -> None:
    host, friend, table = friends(place)
    draw(host, table, "offer", "CSA")
    declined = draw(friend, table, "decline", "Union").json
    assert declined["draw"]["may"] == "offer", "the other side may offer one itself"
    assert "declined" in declined["log"][-1]["text"]
    again = draw(host, table, "offer", "CSA")
    assert (again.status, again.code) == (409, "draw-again")
    assert host.table(table)["draw"] == {"seat": "", "text": again.json["error"]["message"], "may": ""}
    play(host, table)
    assert host.undo(table).status == 200
    assert draw(host, table, "offer", "CSA").code == "draw-again", "what is taken back is no decision"
    play(host, table)
    assert draw(host, table, "offer", "CSA").status == 200


def test_an_offer_is_withdrawn(place: House) -> None:
    host, friend, table = friends(place)
    draw(host, table, "offer", "CSA")
    assert draw(host, table, "withdraw", "CSA").json["draw"]["seat"] == ""
    assert draw(friend, table, "accept", "Union").code == "no-draw"
    assert draw(host, table, "offer", "CSA").code == "draw-again"


def test_an_offer_lapses_when_the_opponent_plays_on(place: House) -> None:
    host, friend, table = friends(place)
    draw(friend, table, "offer", "Union")
    play(host, table)
    assert host.table(table)["draw"]["may"] == "offer"
    assert draw(host, table, "accept", "CSA").code == "no-draw"
    assert draw(friend, table, "offer", "Union").code == "draw-again"
    while host.table(table)["options"]:
        play(host, table)
    draw(host, table, "offer", "CSA")
    play(friend, table)
    assert host.table(table)["draw"]["seat"] == ""
    assert draw(friend, table, "offer", "Union").status == 200, "it has decided since"


def test_who_offered_may_play_on_and_the_offer_stands(place: House) -> None:
    host, friend, table = friends(place)
    draw(host, table, "offer", "CSA")
    play(host, table)
    assert friend.table(table)["draw"]["may"] == "answer"
    assert draw(friend, table, "accept", "Union").json["over"]


def test_an_offer_outlives_the_server(tmp_path: Path) -> None:
    with house(tmp_path / "data") as place:
        host, friend, table = friends(place)
        play(host, table)
        draw(friend, table, "offer", "Union")
    with house(tmp_path / "data") as place:
        again = place.browser()
        again.cookie = host.cookie
        assert again.table(table)["draw"]["may"] == "answer"
        assert draw(again, table, "decline", "CSA").status == 200
    with house(tmp_path / "data") as place:
        again.house = place
        again.cookie = friend.cookie
        assert draw(again, table, "offer", "Union").code == "draw-again", "so does the refusal"
        again.cookie = host.cookie
        draw(again, table, "offer", "CSA")
        again.cookie = friend.cookie
        assert draw(again, table, "accept", "Union").json["over"]
    with house(tmp_path / "data") as place:
        again.house = place
        assert "agreed draw" in again.table(table)["ending"]["text"]


def test_one_person_in_all_seats_has_nobody_to_agree_with(place: House) -> None:
    me = place.browser()
    table = me.make(CSA="me", Union="me")["table"]
    assert me.table(table)["draw"] is None
    assert draw(me, table, "offer", "CSA").code == "draw-alone"


def test_a_friend_who_has_not_come_cannot_agree(place: House) -> None:
    me = place.browser()
    table = me.make(CSA="me", Union="friend")["table"]
    assert draw(me, table, "offer", "CSA").code == "draw-alone"


def test_who_watches_sees_the_offer_and_has_no_say(place: House) -> None:
    me, watching = place.browser(), place.browser("fr")
    made = me.make(CSA="me", Union="computer:general")
    watching.join(made["watch"])
    assert watching.table(made["table"])["draw"] is None
    assert draw(watching, made["table"], "offer", "CSA").code == "forbidden"


def test_a_paused_table_hears_no_offer(place: House) -> None:
    host, friend, table = friends(place)
    host.post(f"/api/tables/{table}/pause", {"paused": True})
    assert draw(friend, table, "offer", "Union").code == "paused"
    host.post(f"/api/tables/{table}/pause", {"paused": False})
    draw(friend, table, "offer", "Union")
    host.post(f"/api/tables/{table}/pause", {"paused": True})
    assert draw(host, table, "accept", "CSA").json["over"], "but what was offered may be taken"


# ---- computer players --------------------------------------------------------------------------------------


def asked(browser: Browser, table: str) -> dict[str, object]:
    """Offer a draw and wait for the answer."""
    assert draw(browser, table, "offer", "CSA").status == 200

    def answered() -> dict[str, object] | None:
        now = browser.table(table)
        return now if now["over"] or not now["draw"]["seat"] else None

    found: dict[str, object] = patiently(answered)
    return found


def test_a_general_who_is_no_better_takes_it_also_when_you_decide(place: House, chance: Path) -> None:
    chance.write_text("0.5")
    me = place.browser()
    table = me.make("first-day", CSA="me", Union="computer:general")["table"]
    assert me.table(table)["options"], "my decision"
    over = asked(me, table)
    assert over["over"]
    assert over["result"] == {"winner": None, "text": "The game ends without a winner."}
    told = b"".join(me.received)
    assert b"agrees" not in told


def test_a_general_who_is_better_plays_on(place: House) -> None:
    me = place.browser()
    table = me.make("first-day", CSA="me", Union="computer:general")["table"]
    assert not asked(me, table)["over"]
    assert any("declined" in entry["text"] for entry in me.table(table)["log"])
    assert draw(me, table, "offer", "CSA").code == "draw-again"
    assert b"0.62" not in b"".join(me.received)


def test_an_offer_while_it_thinks_is_answered_before_it_acts(
    place: House, tmp_path: Path, chance: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause = tmp_path / "pause"
    pause.write_text("1")
    monkeypatch.setenv("LONGROLL_PAUSE", str(pause))
    chance.write_text("0.4")
    me = place.browser()
    table = me.make("third-day", CSA="me", Union="computer:general")["table"]
    while me.table(table)["options"]:
        play(me, table)
    assert me.table(table)["seats"][1]["thinking"]
    assert asked(me, table)["over"]


def test_a_computer_player_that_fails_or_comes_from_elsewhere_declines(tmp_path: Path) -> None:
    with house(tmp_path / "data", think_with=thinkers.babble) as place:
        me = place.browser()
        table = me.make("first-day", CSA="me", Union="computer:general")["table"]
        assert not asked(me, table)["over"]
        live = place.lobby._tables[table]
        live.seats["Union"] = msgspec.structs.replace(live.seats["Union"], level="somebody")
        play(me, table)
        if me.table(table)["options"]:
            assert not asked(me, table)["over"]


def test_an_offer_that_nobody_answered_is_answered_when_the_server_is_back(
    tmp_path: Path, chance: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance.write_text("0.3")
    with monkeypatch.context() as patch, house(tmp_path / "data", think_with=thinkers.plan) as place:
        patch.setattr(parley, "asked_computer", lambda _: None)
        me = place.browser()
        table = me.make("first-day", CSA="me", Union="computer:general")["table"]
        assert draw(me, table, "offer", "CSA").json["draw"]["may"] == "withdraw"
    with house(tmp_path / "data", think_with=thinkers.plan) as place:
        again = place.browser()
        again.cookie = me.cookie
        patiently(lambda: again.table(table)["over"])


@pytest.mark.parametrize("name", ["gettysburg", "guns", "glory", "reason"])
def test_what_a_level_says_follows_from_its_chance(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(name)
    state = game.new()
    views = [game.view(state, seat) for seat in state.seat_names()]
    hopes = [outlook(game, view, Random(1)) for view in views]
    assert all(0.0 <= hope <= 1.0 for hope in hopes)
    assert sum(hopes) == pytest.approx(1.0, abs=0.15), "what one side hopes for the other fears"
    for hope, general, recruit in ((0.3, True, True), (0.5, True, True), (0.55, False, True), (0.7, False, False)):
        monkeypatch.setattr(minds_parley, "outlook", lambda *_, hope=hope: hope)
        assert takes_draw(game, GENERAL, views[0], Random(1)) is general
        assert takes_draw(game, RECRUIT, views[0], Random(1)) is recruit


def test_a_game_that_is_not_judged_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("gettysburg")
    view = game.view(game.new(), "CSA")
    monkeypatch.setattr(game.doctrine, "evaluation", None)
    assert not takes_draw(game, GENERAL, view, Random(1))
