"""Records are signed by the server that gives them out: an invented concession, a cut or a changed action is told apart
from the story that was played, where every die and every rule would be satisfied."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from longroll.cli import app
from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.record import Record, Signature, decode, verify
from longroll.kit.terms import BadInput
from longroll.server.seal import Seal, check, read_public
from tests.server.house import House, house, play_on

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def key(place: House) -> str:
    answer = place.browser().get("/api/key").json
    assert answer["algorithm"] == "Ed25519"
    return str(answer["key"])


@pytest.fixture(scope="module")
def given(place: House) -> dict[str, Any]:
    """The record of a game that the Union gave up, as the server gives it out."""
    me = place.browser()
    table = me.make(CSA="me", Union="me")["table"]
    play_on({"CSA": me, "Union": me}, table, Random(5), 150)
    assert me.post(f"/api/tables/{table}/resign", {"seat": "Union"}).json["result"]["winner"] == "CSA"
    record = me.get(f"/api/tables/{table}/record").json
    assert any(move["seat"] == "chance" for move in record["actions"])
    return dict(record)


def signature_of(record: Record) -> Signature:
    assert isinstance(record.signature, Signature)
    return record.signature


def run(record: dict[str, Any], folder: Path, *options: str) -> tuple[int, str]:
    """``longroll verify`` on a file: exit code and what it says."""
    path = folder / "game.longroll.json"
    path.write_text(json.dumps(record, indent=3))
    result = CliRunner().invoke(app, ["verify", str(path), *options], prog_name="longroll")
    assert "Traceback" not in result.output
    return result.exit_code, result.output


# ---- what a server gives out -------------------------------------------------------------------------------


def test_a_record_is_signed_with_the_published_key(given: dict[str, Any], key: str) -> None:
    record = decode(json.dumps(given).encode())
    assert signature_of(record).key == key
    check(record, signature_of(record))
    assert verify(GETTYSBURG, record) > 0


def test_verify_says_what_it_verifies(given: dict[str, Any], key: str, tmp_path: Path) -> None:
    code, text = run(given, tmp_path)
    assert code == 0
    assert "The dice are honest for this story." in text
    assert key in text
    assert "--server-key" in text
    code, text = run(given, tmp_path, "--server-key", key)
    assert code == 0
    assert "nothing was invented, changed or cut off" in text
    unsigned = {name: value for name, value in given.items() if name != "signature"}
    code, text = run(unsigned, tmp_path)
    assert code == 0
    assert "The dice are honest for this story. It is not signed" in text


@pytest.mark.parametrize("form", [str, str.upper, lambda key: json.dumps({"key": key, "algorithm": "Ed25519"})])
def test_the_key_may_be_in_a_file(given: dict[str, Any], key: str, tmp_path: Path, form: Callable[[str], str]) -> None:
    file = tmp_path / "key"
    file.write_text(form(key) + "\n")
    assert run(given, tmp_path, "--server-key", str(file))[0] == 0


# ---- what others make of it --------------------------------------------------------------------------------


def invent(record: dict[str, Any]) -> None:
    """The one who lost has the other give up, just before."""
    record["actions"][-1] = {**record["actions"][-1], "seat": "CSA", "action": "concede CSA"}
    record["result"] = "Union"


def cut(record: dict[str, Any]) -> None:
    """The last move before the concession never happened."""
    while record["actions"][-2]["seat"] == "chance":
        del record["actions"][-2]
    del record["actions"][-2]


def later(record: dict[str, Any]) -> None:
    """The same, at another time."""
    record["actions"][3]["time"] += 60.0


def rename(record: dict[str, Any]) -> None:
    """A computer player, it says, sat there."""
    record["seats"]["Union"] = "random"


@pytest.mark.parametrize("change", [invent, cut, later, rename])
def test_a_changed_story_is_told_apart(
    given: dict[str, Any], key: str, tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    forged = json.loads(json.dumps(given))
    change(forged)
    bare = {name: value for name, value in forged.items() if name != "signature"}
    assert run(bare, tmp_path)[0] == 0, "dice and rules alone cannot tell"
    for options in ([], ["--server-key", key]):
        code, text = run(forged, tmp_path, *options)
        assert code == 2
        assert "the record was changed after the server signed it" in text
    code, text = run(bare, tmp_path, "--server-key", key)
    assert code == 2
    assert "the record is not signed" in text


def test_another_servers_signature_is_not_this_ones(given: dict[str, Any], key: str, tmp_path: Path) -> None:
    forged = json.loads(json.dumps(given))
    invent(forged)
    other = Seal(b"another key, made to sign with..")
    signed = other.sign(decode(json.dumps(forged).encode()))
    record = json.loads(signed.encode())
    code, text = run(record, tmp_path)
    assert code == 0
    assert other.public in text
    code, text = run(record, tmp_path, "--server-key", key)
    assert code == 2
    assert "signed by another server" in text
    record["signature"]["key"] = key
    assert run(record, tmp_path, "--server-key", key)[0] == 2


@pytest.mark.parametrize(
    "signature",
    [{"key": "", "value": ""}, {"key": "xyz", "value": "00"}, {"key": Seal(b"k" * 32).public, "value": "00" * 64}],
)
def test_nonsense_for_a_signature_is_refused(given: dict[str, Any], tmp_path: Path, signature: dict[str, str]) -> None:
    code, text = run({**given, "signature": signature}, tmp_path)
    assert code == 2
    assert "the signature does not hold" in text


def test_numbers_beyond_all_measure_are_refused(given: dict[str, Any], tmp_path: Path) -> None:
    assert run({**given, "options": {"x": 10**30}}, tmp_path)[0] == 2


@pytest.mark.parametrize("text", ["", "ab", "0" * 63, "{", '{"key": 1}', '{"key": "00"}', "[" * 5000, "{" * 5000])
def test_nonsense_for_a_key_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="64 hexadecimal digits"):
        read_public(text)


def test_a_key_file_that_is_not_there(given: dict[str, Any], tmp_path: Path) -> None:
    code, text = run(given, tmp_path, "--server-key", str(tmp_path / "none"))
    assert code == 2
    assert "No such file" in text


def test_a_record_brought_along_is_not_signed(place: House, given: dict[str, Any]) -> None:
    """The dice of an invented game may be honest: whoever made it up had the secret. The server does not vouch for what
    it has not seen."""
    forged = {name: value for name, value in json.loads(json.dumps(given)).items() if name != "signature"}
    invent(forged)
    for seats in ({"CSA": "person", "Union": "person"}, {"CSA": "staff", "Union": "random"}):
        me = place.browser()
        table = me.post("/api/tables", {"record": {**forged, "seats": seats}}).json["table"]
        record = me.get(f"/api/tables/{table}/record").json
        assert "signature" not in record
        assert record["seats"] == seats
        kinds = [seat["kind"] for seat in me.table(table)["seats"]]
        assert kinds == (["computer", "computer"] if seats["CSA"] == "staff" else ["person", "person"])


# ---- the form ----------------------------------------------------------------------------------------------


def test_records_of_before_still_read_and_keep_their_form() -> None:
    kept = sorted(ROOT.glob("tests/*/games/*.longroll.json"))
    assert kept
    for path in kept:
        record = decode(path.read_bytes())
        assert not isinstance(record.signature, Signature), path.name
        assert b'"signature"' not in record.encode(), path.name


def test_the_signature_does_not_depend_on_how_the_file_is_written(given: dict[str, Any]) -> None:
    mixed = dict(reversed(list(given.items())))
    for text in (json.dumps(mixed, indent=7), json.dumps(given, ensure_ascii=False, separators=(",", ":"))):
        record = decode(text.encode())
        check(record, signature_of(record))
        again = decode(record.encode())
        check(again, signature_of(again))


def test_what_a_record_does_not_have_is_not_signed() -> None:
    """So that a field added later does not undo the signatures of before."""
    record = Record(1, "1", "gettysburg", "three-days", {}, "")
    assert b"null" not in record.canonical()
    assert b"secret" not in record.canonical()
