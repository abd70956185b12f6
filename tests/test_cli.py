"""The command line, mostly in this process; one real process proves the entry point."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

import longroll
from longroll import __version__
from longroll.cli import app
from longroll.games import BUILT_IN, list_games
from longroll.games import game as find_game
from longroll.games.gettysburg import GETTYSBURG
from longroll.kit import BadInput
from longroll.kit.clauses import read_clauses
from longroll.kit.record import decode, verify
from longroll.lab import bench, fitting
from longroll.minds.judging import Fitted
from tests.gettysburg.table import block, sector

ROOT = Path(__file__).parents[1]
POSITION = {"places": {"WRN": sector("CR1", "CR2", block=block("CSA", 3)), "MPN": sector("UR1", "UR2")}}


def run(*args: str, text: str | None = None) -> Result:
    return CliRunner().invoke(app, list(args), input=text, prog_name="longroll")


def good(*args: str, text: str | None = None) -> str:
    result = run(*args, text=text)
    assert result.exit_code == 0, result.output
    return result.stdout


def bad(*args: str, text: str | None = None) -> str:
    """The one line that says what is wrong."""
    result = run(*args, text=text)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("longroll: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    folder = tmp_path_factory.mktemp("records")
    good("selfplay", "gettysburg", "--games", "1", "--seed", "4", "--save", str(folder))
    return next(folder.glob("*.longroll.json"))


# ---- the whole ---------------------------------------------------------------------------------------------


def test_the_installed_command_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "longroll.cli", "games", "--json"], capture_output=True, check=True, text=True
    )
    assert json.loads(done.stdout)[0]["name"] == "gettysburg"


def test_an_error_in_a_real_process_is_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "longroll.cli", "verify", "nowhere.longroll.json"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr == "longroll: nowhere.longroll.json: No such file or directory\n"


def test_version() -> None:
    build = "plain" if longroll.kit.state.__file__.endswith(".py") else "compiled"
    assert good("--version") == f"longroll {__version__} ({build})\n"


def test_help_shows_every_command_and_examples() -> None:
    text = good("--help")
    for word in (
        "play",
        "serve",
        "terminal",
        "games",
        "selfplay",
        "arena",
        "probe",
        "clauses",
        "bench",
        "lab",
        "replay",
        "verify",
        "Examples",
    ):
        assert word in text


COMMANDS = ["play", "serve", "terminal", "games", "selfplay", "arena", "probe", "clauses", "bench", "replay", "schema"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    assert "Usage: longroll" in good(command, "--help")


def test_weights_are_fitted_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "RIDGES", (64.0,))
    file = tmp_path / "weights.json"
    told = good("lab", "fit", "reason", "--games", "10", "--scenario", "lindenau", "--seed", "4", "--out", str(file))
    assert "calibration error" in told
    fitted = msgspec.json.decode(file.read_bytes(), type=Fitted)
    assert (fitted.games, fitted.seed, list(fitted.scenarios)) == (10, 4, ["lindenau"])


def test_unknown_options_and_commands_are_refused() -> None:
    assert run("selfplay", "gettysburg", "--wings").exit_code == 2
    assert run("fly").exit_code == 2


# ---- games -------------------------------------------------------------------------------------------------


def test_games_are_listed_with_their_scenarios() -> None:
    listed = json.loads(good("games", "--json"))
    assert [entry["name"] for entry in listed] == list(list_games())
    assert listed[0]["scenarios"] == list(GETTYSBURG.scenarios)
    assert "random" in listed[0]["minds"]


def test_games_are_shown_in_words() -> None:
    text = good("games")
    for scenario in GETTYSBURG.scenarios:
        assert scenario in text
    assert "Martin Wallace" in text


# ---- selfplay ----------------------------------------------------------------------------------------------


def test_selfplay_counts() -> None:
    found = json.loads(good("selfplay", "gettysburg", "--games", "3", "--seed", "1", "--json"))
    assert found["game"] == "gettysburg"
    assert found["scenario"] == "three-days"
    assert found["games"] == 3
    assert set(found["wins"]) == {"CSA", "Union"}
    assert sum(found["wins"].values()) + found["draws"] == 3
    assert found["decisions_per_second"] > 0
    assert found["mean_decisions"] > 100
    assert found["seats"] == {"CSA": "random", "Union": "random"}


def test_selfplay_prints_a_table() -> None:
    text = good("selfplay", "gettysburg", "--games", "1", "--scenario", "three-days", "--seats", "random,random")
    assert "95 % interval" in text
    assert "Union" in text


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "no game 'chess'; games are: gettysburg"),
        (["gettysburg", "--scenario", "waterloo"], "no scenario 'waterloo'"),
        (["gettysburg", "--seats", "random,napoleon"], "no computer player 'napoleon'"),
        (["gettysburg", "--seats", "random"], "has 2 seats"),
    ],
)
def test_selfplay_refuses(args: list[str], words: str) -> None:
    assert words in bad("selfplay", *args)


# ---- probe -------------------------------------------------------------------------------------------------


def probe(question: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(good("probe", "gettysburg", "-", text=json.dumps(question)))
    return found


def test_probe_applies_actions_and_goes_on_after_a_refusal() -> None:
    found = probe({"position": POSITION, "actions": ["disc WRN", "move CR1 CEM", "", "move CR1 MPN", "done"]})
    accepted = [entry["accepted"] for entry in found["actions"]]
    assert accepted == [True, False, False, True, True]
    refused = found["actions"][1]
    assert refused["action"] == "move CR1 CEM"
    assert refused["clause"] in read_clauses(GETTYSBURG.reference)
    assert refused["reason"].endswith(".")
    assert {"kind", "args"} <= set(found["actions"][0]["events"][0])
    assert found["decision"]["seat"] == "chance"
    assert found["result"] is None


def test_probe_gives_the_chances_of_dice() -> None:
    found = probe({"position": POSITION, "actions": ["disc WRN", "move CR1 MPN", "done"]})
    assert [option["action"] for option in found["options"]] == [f"die {face}" for face in range(1, 7)]
    assert sum(option["probability"] for option in found["options"]) == pytest.approx(1)


def test_dice_are_actions() -> None:
    found = probe({"position": POSITION, "actions": ["disc WRN", "move CR1 MPN", "done", "die 6", "die 7"]})
    assert [entry["accepted"] for entry in found["actions"]][3:] == [True, False]


def test_probe_gives_the_clause_of_every_option() -> None:
    found = probe({"position": POSITION})
    assert found["actions"] == []
    assert {"action": "disc WRN", "clause": "GB-11.1"} in found["options"]


def test_the_state_a_probe_prints_is_a_position() -> None:
    found = probe({"position": POSITION, "actions": ["disc WRN", "move CR1 OKH"]})
    again = probe({"position": found["state"]})
    assert again["state"] == found["state"]
    assert again["options"] == found["options"]


def test_a_probe_for_a_seat_tells_only_what_the_seat_may_know() -> None:
    question = {"position": {"turn": "CSA", "places": {"WRN": sector("CR1")}}, "actions": ["block 4 WRN"]}
    own = probe({**question, "seat": "CSA"})
    other = probe({**question, "seat": "Union"})
    assert own["state"]["places"]["WRN"]["block"]["value"] == 4
    assert other["state"]["places"]["WRN"]["block"]["value"] == 1
    assert len(own["actions"][0]["events"]) > len(other["actions"][0]["events"])


def test_a_probe_for_a_seat_does_not_change_with_what_is_hidden() -> None:
    answers = [
        probe({"position": {"places": {"WRN": sector("CR1", block=block("CSA", value))}}, "seat": "Union"})
        for value in (2, 3, 4, 5)
    ]
    assert all(answer == answers[0] for answer in answers)


def test_a_scenario_can_be_probed() -> None:
    assert probe({"scenario": "three-days"})["decision"]["seat"] == "CSA"


def test_a_finished_game_has_a_result() -> None:
    found = probe({"position": POSITION, "actions": ["concede CSA", "disc WRN"]})
    assert found["result"] == "Union"
    assert found["decision"] is None
    assert found["options"] == []
    assert [entry["accepted"] for entry in found["actions"]] == [True, False]


@pytest.mark.parametrize("name", list_games())
def test_a_bare_position_is_probed_as_it_is(name: str) -> None:
    """`longroll schema` says what it may be."""
    game, rng = find_game(name), Random(3)
    state = game.new()
    for _ in range(30 if name in BUILT_IN else 3):
        state.play(rng.choice(state.codes))
    position = json.loads(msgspec.json.encode(game.to_json(state)))
    bare = json.loads(good("probe", name, "-", text=json.dumps(position)))
    assert bare == json.loads(good("probe", name, "-", text=json.dumps({"position": position})))
    assert bare["state"] == position
    schema = json.loads(good("schema", name))
    described = schema["$defs"][schema["$ref"].split("/")[-1]]["properties"]
    assert set(position) <= set(described)


NESTED = 100_000


@pytest.mark.parametrize("content", ['{"position": {"a": %s}}', '{"a": %s}', "%s", '{"scenario": %s}'])
def test_what_is_nested_too_deeply_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    for depth in (900, NESTED):
        path.write_text(content % ("[" * depth + "]" * depth), encoding="utf-8")
        for game in list_games():
            bad("probe", game, str(path))
        bad("verify", str(path))
        bad("replay", str(path))


@pytest.mark.parametrize("depth", [400, 900, 980, NESTED])
def test_a_record_that_is_nested_too_deeply_is_refused(depth: int, tmp_path: Path) -> None:
    path = tmp_path / "deep.longroll.json"
    deep = "[" * depth + "]" * depth
    for more in ("", ', "signature": {"key": "00", "value": "00"}', ', "secret": "00"'):
        path.write_text(
            f'{{"format": 1, "rules": "1", "game": "gettysburg", "scenario": "", "seats": {{}}, "commitment": "",'
            f' "position": {{"a": {deep}}}{more}}}',
            encoding="utf-8",
        )
        bad("verify", str(path))
        bad("replay", str(path))


@pytest.mark.parametrize("answer", [IndexError, KeyError])
def test_a_position_that_cannot_be_described_is_refused(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers in a procedure may pass for possible and break only what tells of the position."""

    def breaks(_: Any) -> Any:
        raise answer("index out of range")

    monkeypatch.setattr(GETTYSBURG, "to_json", breaks)
    assert "the position cannot be played" in bad("probe", "gettysburg", "-", text=json.dumps({"position": POSITION}))


def test_a_probe_reads_a_file(tmp_path: Path) -> None:
    path = tmp_path / "probe.json"
    path.write_text(json.dumps({"position": POSITION}), encoding="utf-8")
    assert json.loads(good("probe", "gettysburg", str(path)))["decision"]["seat"] == "CSA"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"position": [], "actions": []}',
        '{"position": {}, "actions": "disc WRN"}',
        '{"position": {}, "actions": [1]}',
        '{"position": {}, "wishes": []}',
        '{"position": {}, "scenario": "three-days"}',
        "{}",
        '{"scenario": "waterloo"}',
        '{"position": {}, "seat": "France"}',
        '{"position": {"places": {"MARS": {}}}}',
        '{"position": {"places": {"WRN": {"pieces": ["XX9"]}}}}',
        '{"position": {"places": {"WRN": {"pieces": ["CR1", "UR1"]}}}}',
        '{"position": {"day": 9}}',
        '{"position": {"day": "one"}}',
        '{"position": {"colour": "blue"}}',
    ],
)
def test_probes_that_cannot_be_read_are_refused_in_one_line(text: str) -> None:
    bad("probe", "gettysburg", "-", text=text)


def test_probes_of_unknown_games_and_missing_files_are_refused() -> None:
    assert "no game 'chess'" in bad("probe", "chess", "-", text="{}")
    assert "No such file" in bad("probe", "gettysburg", "nowhere.json")


# ---- clauses -----------------------------------------------------------------------------------------------


def test_clauses_are_counted() -> None:
    found = json.loads(good("clauses", "gettysburg", "--json"))
    reference = read_clauses(GETTYSBURG.reference)
    assert found["game"] == "gettysburg"
    assert found["clauses"] == len(reference)
    assert found["proven"] + len(found["unproven"]) == len(reference)
    assert set(found["unproven"]) <= set(reference)
    listed = json.loads(good("clauses", "--json"))
    assert [entry["game"] for entry in listed] == list(list_games())
    assert listed[0] == found


def test_clauses_are_listed_with_their_tests() -> None:
    *lines, last = good("clauses", "gettysburg").splitlines()
    proven = sum("::test_" in line for line in lines)
    assert last.startswith(f"gettysburg: {len(lines)} clauses, {proven} proven, ")


def test_clauses_of_an_unknown_game_are_refused() -> None:
    assert "no game 'chess'" in bad("clauses", "chess")


# ---- bench -------------------------------------------------------------------------------------------------


FIGURES = ("decisions", "applies", "copies", "games", "odds_ms")


def test_bench_measures_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "compiled_build", lambda: None)
    found = json.loads(good("bench", "--json", "--seconds", "0.01"))
    assert set(found["here"]["games"]) == set(list_games())
    for speed in found["here"]["games"].values():
        assert set(speed) == {*FIGURES, "compiled"}
        assert min(speed[figure] for figure in FIGURES) > 0
    assert found["compiled"] is None


def test_bench_measures_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "compiled_build", lambda: None)
    found = json.loads(good("bench", "guns", "--json", "--seconds", "0.01"))
    assert list(found["here"]["games"]) == ["guns"]


@pytest.mark.long
def test_bench_compares_with_another_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "compiled_build", lambda: Path(longroll.__file__).parents[1])
    text = good("bench", "--seconds", "0.01")
    assert "ratio" in text
    assert "×" in text


def test_a_build_that_does_not_run_is_named(tmp_path: Path) -> None:
    (tmp_path / "longroll").mkdir()
    (tmp_path / "longroll" / "__init__.py").write_text("raise SystemExit('broken')", encoding="utf-8")
    with pytest.raises(BadInput, match="does not run: broken"):
        bench.measure_compiled(tmp_path, 0.01)


# ---- records -----------------------------------------------------------------------------------------------


def test_verify_counts_the_dice(saved: Path) -> None:
    record = decode(saved.read_bytes())
    text = good("verify", str(saved))
    assert text.startswith(f"verified: {verify(GETTYSBURG, record)} dice, {len(record.actions)} actions")


def test_replay_tells_the_game(saved: Path) -> None:
    lines = good("replay", str(saved)).splitlines()
    assert lines[1].startswith("    1  ")
    assert lines[-1] == "Winner: Union."


def test_replay_for_a_seat_leaves_out_what_it_could_not_see(saved: Path) -> None:
    everything, csa, union = (
        good("replay", str(saved), *seat).splitlines() for seat in ([], ["--seat", "CSA"], ["--seat", "Union"])
    )
    assert len(csa) < len(everything)
    assert len(union) < len(everything)
    assert csa != union


@pytest.mark.parametrize("language", ["fr", "it"])
def test_replay_speaks_other_languages(saved: Path, language: str) -> None:
    text = good("replay", str(saved), "--language", language)
    assert text.splitlines()[1:20] != good("replay", str(saved)).splitlines()[1:20]


def test_replay_refuses_unknown_seats_and_languages(saved: Path) -> None:
    assert "no seat 'France'" in bad("replay", str(saved), "--seat", "France")
    assert "no words in 'de'" in bad("replay", str(saved), "--language", "de")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_truncated_records_are_refused(saved: Path, tmp_path: Path, command: str) -> None:
    path = tmp_path / "cut.longroll.json"
    path.write_bytes(saved.read_bytes()[:-200])
    assert "not a readable record" in bad(command, str(path))


def tampered(saved: Path, tmp_path: Path, **fields: Any) -> str:
    record = {**json.loads(saved.read_text(encoding="utf-8")), **fields}
    path = tmp_path / "tampered.longroll.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "fields",
    [
        {"result": "CSA"},
        {"result": None},
        {"commitment": "0" * 64},
        {"secret": "00" * 32},
        {"secret": None},
        {"scenario": "waterloo"},
        {"scenario": "third-day"},
        {"game": "chess"},
        {"position": {"moment": {"procedure": [{"frame": "Turn", "fields": {"side": 99, "step": 99}}]}}},
        {"actions": []},
        {"actions": [{"seat": "CSA", "action": ""}]},
    ],
)
def test_tampered_records_are_refused(saved: Path, tmp_path: Path, fields: dict[str, Any]) -> None:
    bad("verify", tampered(saved, tmp_path, **fields))


def test_a_changed_die_is_refused(saved: Path, tmp_path: Path) -> None:
    actions = json.loads(saved.read_text(encoding="utf-8"))["actions"]
    die = next(move for move in actions if move["seat"] == "chance")
    die["action"] = "die 1" if die["action"] != "die 1" else "die 2"
    assert "the dice say" in bad("verify", tampered(saved, tmp_path, actions=actions))


# ---- options of a scenario -----------------------------------------------------------------------------------


def test_selfplay_with_options_of_the_scenario() -> None:
    said = good("selfplay", "guns", "--scenario", "third-day", "--games", "1", "--option", "teams=both", "--json")
    assert set(json.loads(said)["seats"]) == {"USA-C", "USA-S", "CSA-C", "CSA-S"}
    assert "random" in good("selfplay", "guns", "--scenario", "third-day", "--games", "1", "--option", "teams=USA")


@pytest.mark.parametrize(("option", "words"), [("teams", "NAME=VALUE"), ("weather=fair", "no option 'weather'")])
def test_an_option_that_is_none_is_named(option: str, words: str) -> None:
    assert words in bad("selfplay", "guns", "--games", "1", "--option", option)
