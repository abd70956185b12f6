"""Tables that an earlier program left: they are opened, go on where the game is the same, and are never lost."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.games.glory import GLORY
from longroll.kit.record import Record, decode, replay, verify
from longroll.kit.terms import BadInput
from longroll.server.config import DATABASE, KEY
from longroll.server.journal import snapshot_version
from tests.server.house import Browser, House, house

FIXTURE = Path(__file__).parent / "fixture-1"
HOST, FRIEND = "fixture-host", "fixture-friend"


class Left(msgspec.Struct):
    """A table as the earlier program left it."""

    name: str
    table: str
    game: str
    seq: int
    over: bool
    result: str | None
    decides: str | None
    decision: str | None
    readable: bool


TABLES = msgspec.json.decode((FIXTURE / "tables.json").read_bytes(), type=list[Left])
ENDED_UNREADABLE = [left for left in TABLES if not left.readable]


def record(left: Left) -> Record:
    return decode(gzip.decompress((FIXTURE / "records" / f"{left.name}.longroll.json.gz").read_bytes()))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return unpack(tmp_path)


def unpack(folder: Path) -> Path:
    (folder / DATABASE).write_bytes(gzip.decompress((FIXTURE / f"{DATABASE}.gz").read_bytes()))
    shutil.copy(FIXTURE / KEY, folder / KEY)
    return folder


def named(*names: str) -> list[Left]:
    return [left for left in TABLES if left.name in names]


def only(data: Path, tables: list[Left], *changes: str) -> None:
    """Leave only these tables, the first ones changed."""
    with closing(sqlite3.connect(data / DATABASE)) as database:
        kept = ", ".join(f"'{left.table}'" for left in tables)
        for table in ("tables", "seats", "actions", "snapshots"):
            database.execute(f"delete from {table} where {'id' if table == 'tables' else 'table_id'} not in ({kept})")
        for left, change in zip(tables, changes, strict=False):
            database.execute(f"update tables set {change} where id = ?", [left.table])
        database.commit()


def known(place: House, guest: str) -> Browser:
    """A browser with the cookie the earlier server gave."""
    browser = place.browser()
    browser.cookie = f"longroll={place.server.signer.sign(guest)}"
    return browser


def snapshots(data: Path, table: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return list(
            database.execute("select seq, version from snapshots where table_id = ? order by seq desc", [table])
        )


# ---- with this program -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Path]]:
    data = unpack(tmp_path_factory.mktemp("left"))
    with house(data) as place:
        yield place, data


def test_every_table_is_listed(opened: tuple[House, Path]) -> None:
    listed = {entry["table"]: entry for entry in known(opened[0], HOST).get("/api/tables").json}
    assert set(listed) == {left.table for left in TABLES}
    assert [left.name for left in TABLES if left.over != listed[left.table]["over"]] == []
    assert [entry["table"] for entry in known(opened[0], FRIEND).get("/api/tables").json] == [
        left.table for left in TABLES if left.name == "gettysburg-friend"
    ]


@pytest.mark.parametrize("left", TABLES, ids=lambda left: left.name)
def test_a_table_goes_on_or_says_where_it_differs(opened: tuple[House, Path], left: Left) -> None:
    place, data = opened
    host = known(place, HOST)
    bundle = host.table(left.table)
    if bundle["closed"]:
        stays_readable(host, left, bundle)
        return
    assert (bundle["seq"], bundle["over"]) == (left.seq, left.over)
    decision = bundle["decision"]
    assert (decision["seat"] if decision else None) == left.decides
    assert (decision["kind"] if decision else None) == left.decision
    if left.over:
        assert bundle["result"]["winner"] == left.result
        found = host.get(f"/api/tables/{left.table}/record")
        assert decode(found.data).actions == record(left).actions
        verify(find_game(left.game), decode(found.data))
    steps = host.get(f"/api/tables/{left.table}/replay").json["steps"]
    assert len(steps) == len(record(left).actions)
    version = snapshot_version(find_game(left.game))
    if left.over:  # the whole journal is played once, not whenever the table is opened
        assert snapshots(data, left.table)[0] == (left.seq, version)


def stays_readable(host: Browser, left: Left, bundle: dict[str, Any]) -> None:
    """A table that differs: shown up to there, its record whole, and nothing can be done."""
    step = bundle["seq"] + 1
    assert f"step {step} " in bundle["closed"]
    assert bundle["decision"] is None
    assert bundle["options"] == []
    assert host.get(f"/api/tables/{left.table}/replay/{bundle['seq']}").status == 200
    steps = host.get(f"/api/tables/{left.table}/replay").json["steps"]
    assert len(steps) <= bundle["seq"]
    found = host.get(f"/api/tables/{left.table}/record")
    assert found.status == 200, found.data
    assert decode(found.data).actions == record(left).actions
    assert (decode(found.data).result, decode(found.data).secret) == (record(left).result, record(left).secret)
    refused = host.post(f"/api/tables/{left.table}/pause", {"paused": True})
    assert refused.code == "differs"
    assert refused.json["error"]["message"] == bundle["closed"]
    listed = next(entry for entry in host.get("/api/tables").json if entry["table"] == left.table)
    assert (listed["trouble"], listed["record"]) == (bundle["closed"], True)


@pytest.mark.parametrize("left", ENDED_UNREADABLE, ids=lambda left: left.name)
def test_a_snapshot_that_cannot_be_read_is_healed(data: Path, left: Left) -> None:
    """As it was found: the newest snapshot is of this program and unreadable. The table opens from its journal, also
    after it was put away, and its record can be had."""
    game = find_game(left.game)
    only(data, [left])
    with closing(sqlite3.connect(data / DATABASE)) as database:
        database.execute(
            "update snapshots set version = ?, position = ? where table_id = ? and seq = ?",
            [snapshot_version(game), b'{"moment": "none"}', left.table, left.seq],
        )
        database.commit()
    for _ in range(2):
        with house(data) as place:
            host = known(place, HOST)
            for _ in range(2):
                bundle = host.table(left.table)
                assert bundle["closed"] or (bundle["over"], bundle["result"]["winner"]) == (True, left.result)
                assert host.get(f"/api/tables/{left.table}/record").status == 200
                place.lobby.put_away(float("inf"))
                assert left.table not in place.lobby._tables


# ---- with other rules --------------------------------------------------------------------------------------


@pytest.fixture
def version_two(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list_games():
        monkeypatch.setattr(find_game(name), "rules_version", "2", raising=False)


SOME = named("glory-conceded", "guns-captain", "gettysburg-friend", "reason-lesson")


@pytest.mark.usefixtures("version_two")
def test_another_version_of_the_same_rules(data: Path) -> None:
    """A version is a name: where the game is the same, the table goes on, and remembers by what it began."""
    with house(data) as place:
        host = known(place, HOST)
        for left in SOME:
            bundle = host.table(left.table)
            if bundle["closed"]:
                stays_readable(host, left, bundle)
                continue
            assert (bundle["seq"], bundle["over"]) == (left.seq, left.over)
            assert place.lobby._tables[left.table].row.rules == "1"
        made = host.post("/api/tables", {"game": "glory", "scenario": "henry-hill", "seats": {"US": "me"}}).json
        assert place.lobby._tables[made["table"]].row.rules == "2"


@pytest.mark.usefixtures("version_two")
def test_a_record_of_another_version() -> None:
    (left,) = named("reason-conceded")
    found = record(left)
    game = find_game(left.game)
    assert found.rules == "1"
    assert replay(game, found).over
    found.actions[40].action = "concede nobody"
    with pytest.raises(BadInput, match=r"^action 41.*\(played by rules version 1; this program has 2\)$"):
        replay(game, found)


def test_a_changed_rule(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules by which an action of the journal is not allowed: the table says at which step, the others go on."""
    left, other = sorted(named("glory-won", "gettysburg-conceded"), key=lambda left: left.name, reverse=True)
    only(data, [left, other])
    moves = record(left).actions
    forbidden = [move.action for move in moves if move.action.startswith("fire ")][4]
    first = next(number for number, move in enumerate(moves, 1) if move.action == forbidden)
    states = type(GLORY.new(record(left).scenario))
    refused = states.refused

    def stricter(self: Any, code: int) -> Any:
        return self.why_not(self.codes[0]) if str(self.write(code)) == forbidden else refused(self, code)

    monkeypatch.setattr(states, "refused", stricter)
    with house(data) as place:
        host = known(place, HOST)
        bundle = host.table(left.table)
        assert bundle["seq"] == first - 1
        assert f"step {first} " in bundle["closed"]
        stays_readable(host, left, bundle)
        troubles = {entry["table"]: entry["trouble"] for entry in host.get("/api/tables").json}
        assert troubles == {left.table: bundle["closed"], other.table: ""}


def test_rules_that_end_otherwise(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action is allowed, but somebody else has won: that is another game too."""
    (left,) = named("reason-conceded")
    only(data, [left])
    game = find_game(left.game)
    monkeypatch.setattr(type(game.new()), "winning_side", lambda _: "first")
    with house(data) as place:
        host = known(place, HOST)
        bundle = host.table(left.table)
        assert "second had won, now it is first" in bundle["closed"]
        stays_readable(host, left, bundle)


def test_one_unreadable_table_does_no_harm(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be made of two tables: they are listed with the reason and their record, and all else works."""
    lost, guns = named("gettysburg-won", "glory-running"), named("guns-captain")
    only(data, lost + guns, "game = 'chess'", "scenario = 'atlantis'")
    with house(data) as place:
        host, stranger = known(place, HOST), place.browser("fr")
        listed = {entry["table"]: entry for entry in host.get("/api/tables").json}
        assert set(listed) == {left.table for left in lost + guns}
        for left in lost:
            entry = listed[left.table]
            assert entry["trouble"].startswith("This table cannot be opened (")
            assert entry["record"] is True
            answer = host.get(f"/api/tables/{left.table}")
            assert (answer.status, answer.code) == (409, "unreadable")
            found = host.get(f"/api/tables/{left.table}/record")
            assert found.status == 200, found.data
            assert decode(found.data).actions == record(left).actions
            assert stranger.get(f"/api/tables/{left.table}").code == "no-table"
            assert stranger.get(f"/api/tables/{left.table}/record").code == "no-table"
            assert stranger.post(f"/api/tables/{left.table}/join", {"token": "x"}).code == "no-table"
        made = host.make(CSA="me", Union="computer:recruit")
        assert host.table(made["table"])["seat"] == "CSA"
        monkeypatch.setattr(find_game("guns"), "moment", lambda *_: 1 // 0)
        again = {entry["table"]: entry for entry in host.get("/api/tables").json}
        assert [bool(again[left.table]["trouble"]) for left in lost + guns] == [True, True, True]
        assert again[made["table"]]["trouble"] == ""
