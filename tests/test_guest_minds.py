"""Computer players that others have made: programs that speak the protocol of ``docs/bots.md``, and packages. Whatever
they do, the question they were asked ends with an answer or a reason, and nothing they have started is left."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

import longroll
from longroll.cli import app
from longroll.kit.game import Game, View
from longroll.kit.state import State
from longroll.kit.terms import BadInput, Option
from longroll.lab.arena import Match, selfplay
from longroll.minds import guests, mind, minds, outside, trouble
from longroll.minds.guests import FILE_VARIABLE, GROUP, LONGEST_SECONDS, OURS, forget
from longroll.minds.levels import LEVELS
from longroll.minds.outside import ALLOWED, Info, OutsideMind, allow, settled
from longroll.server.bots import Answer, Question, Worker, answer
from tests.guests import install, write_metadata

ROOT = Path(__file__).parents[1]
DRUMMER = ROOT / "examples" / "bots" / "drummer.py"
CADET = ROOT / "examples" / "cadet"
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
PATIENCE = 10.0
"""Seconds in which what has to leave has left."""


@pytest.fixture(autouse=True)
def nobody_else(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test invites whom it likes."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setenv(ALLOWED, "[]")
    forget()
    yield
    monkeypatch.undo()
    forget()


def opening(name: str = "gettysburg") -> View:
    """What the first seat that has something to choose knows."""
    game = longroll.game(name)
    state = game.new()
    return game.view(state, state.seat)


def drummer() -> OutsideMind:
    return OutsideMind("drummer", [sys.executable, str(DRUMMER)])


# ---- programs that misbehave -------------------------------------------------------------------------------

BEGIN = """\
import os, subprocess, sys, time
child = subprocess.Popen(["sleep", "600"])
with open(sys.argv[1], "a") as file:
    print(os.getpid(), child.pid, file=file, flush=True)

def say(text):
    print(text, flush=True)

def wait_for(word):
    for line in sys.stdin:
        if line.split()[0] == word:
            return
    sys.exit()

"""
"""Every program has a child, which outlives it unless somebody ends both."""
READY = 'wait_for("hello")\nsay("ready")\n'
ASKED = READY + 'wait_for("go")\n'


def program(tmp_path: Path, source: str, seconds: float = 0.2, begin: str = BEGIN) -> OutsideMind:
    file = tmp_path / "bot.py"
    file.write_text(begin + source, encoding="utf-8")
    return OutsideMind("bot", [sys.executable, str(file), str(tmp_path / "pids")], seconds)


def started(tmp_path: Path) -> list[int]:
    """The processes that a program has been."""
    return [int(word) for word in (tmp_path / "pids").read_text(encoding="utf-8").split()]


def alive(pid: int) -> bool:
    """Is there such a process, and does it still run?"""
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return told.strip()[:1] not in ("", "Z", "X")


def all_gone(pids: list[int]) -> bool:
    """Have they left, or do they within a while?"""
    until = time.monotonic() + PATIENCE
    while any(map(alive, pids)) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(map(alive, pids))


@pytest.mark.parametrize(
    ("source", "kind", "words"),
    [
        ('raise ValueError("boom")', OSError, "has ended; it wrote: ValueError: boom"),
        (ASKED + 'raise ValueError("boom")', OSError, "has ended; it wrote: ValueError: boom"),
        (ASKED + "child.kill()\nos.close(1)\ntime.sleep(600)", OSError, "has ended"),
        (ASKED + "time.sleep(600)", TimeoutError, r"has not answered 0\.3 seconds after its time \(0\.2 seconds\)"),
        ('say("hello world")', BadInput, "says 'hello world' where 'id' or 'ready' is expected"),
        ('while True: say("id name Echo")', BadInput, "has not said 'ready' in 1000 lines"),
        ('say("id games glory, reason")\n' + ASKED, BadInput, "does not play gettysburg, but glory, reason"),
        (ASKED + 'say("let me see")', BadInput, "says 'let me see' where 'info' or 'bestoption' is expected"),
        (ASKED + 'say("bestoption attack at dawn")', BadInput, "answers 'attack at dawn', which is not among its "),
        (ASKED + 'say("bestoption 100000")', BadInput, "answers '100000', which is not among"),
        (ASKED + 'say("bestoption -1")', BadInput, "answers '-1', which is not among"),
        (ASKED + 'say("bestoption")', BadInput, "answers '', which is not among"),
        (ASKED + 'say("error I am lost")', BadInput, "gives up: I am lost"),
        (ASKED + 'say("info {")', BadInput, "says an 'info' that cannot be read"),
        (ASKED + "say('info {\"chance\": 2}')", BadInput, "says an 'info' that cannot be read"),
        (ASKED + "say('info ' + '[' * 9000)", BadInput, "says an 'info' that cannot be read"),
        (ASKED + "while True: say('info {}')", BadInput, "says more than 1000 lines instead of an answer"),
        (ASKED + "while True: sys.stdout.write('bestoption')", BadInput, "says a line of more than 10000 bytes"),
        (ASKED + "os.write(1, b'\\xff\\xfe\\n')", BadInput, "says something that is no UTF-8"),
    ],
)
def test_a_program_that_misbehaves_is_refused_and_leaves_nothing(
    source: str, kind: type[Exception], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "GRACE", 0.3)
    player = program(tmp_path, source)
    with pytest.raises(kind, match=f"^the computer player 'bot' {words}"):
        player.choose(opening(), Random(1))
    assert len(started(tmp_path)) == 2
    assert all_gone(started(tmp_path))


def test_a_program_that_never_says_hello_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "START_SECONDS", 1.0)
    player = program(tmp_path, "time.sleep(600)")
    with pytest.raises(TimeoutError, match="'bot' has not said 'ready' within 1 seconds"):
        player.choose(opening(), Random(1))
    assert all_gone(started(tmp_path))


def test_a_program_that_does_not_listen_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is told is more than the pipe takes."""
    monkeypatch.setattr(outside, "GRACE", 0.3)
    view = opening()
    view = msgspec.structs.replace(view, position={**view.position, "remarks": "x" * 200_000})
    player = program(tmp_path, 'say("ready")\ntime.sleep(600)')
    with pytest.raises(TimeoutError, match="has not answered"):
        player.choose(view, Random(1))
    assert all_gone(started(tmp_path))


def test_an_answer_before_the_question_is_not_taken_for_one(tmp_path: Path) -> None:
    player = program(tmp_path, ASKED + 'say("bestoption 0\\nbestoption 1")\nwait_for("go")', seconds=5)
    rng = Random(1)
    assert player.choose(opening(), rng) == opening().options[0]
    time.sleep(0.2)
    with pytest.raises(BadInput, match="says 'bestoption 1' without being asked"):
        player.choose(opening(), rng)
    assert all_gone(started(tmp_path))


def test_a_program_that_failed_is_started_again(tmp_path: Path) -> None:
    source = ASKED + 'if len(open(sys.argv[1]).readlines()) == 1: sys.exit()\nsay("bestoption 1")\nwait_for("quit")'
    player = program(tmp_path, source, seconds=5)
    with pytest.raises(OSError, match=r"has ended$"):
        player.choose(opening(), Random(1))
    assert player.choose(opening(), Random(1)) == opening().options[1]
    player.close()
    assert len(started(tmp_path)) == 4
    assert all_gone(started(tmp_path))


def test_whoever_is_told_to_stop_may_still_answer(tmp_path: Path) -> None:
    player = program(tmp_path, ASKED + 'wait_for("stop")\nsay("bestoption 2")\nwait_for("quit")')
    assert player.choose(opening(), Random(1)) == opening().options[2]


def test_complaints_do_not_disturb(tmp_path: Path) -> None:
    source = 'sys.stderr.write("really? " * 100_000)\n' + ASKED + 'say("bestoption 0")\nwait_for("quit")'
    assert program(tmp_path, source, seconds=5).choose(opening(), Random(1)) == opening().options[0]


def test_a_command_that_there_is_not() -> None:
    player = OutsideMind("ghost", ["no-such-program-anywhere"])
    with pytest.raises(OSError, match="'ghost' cannot be started: no-such-program-anywhere: No such file"):
        player.choose(opening(), Random(1))


def test_a_program_ends_with_the_computer_player(tmp_path: Path) -> None:
    player = program(tmp_path, ASKED + 'say("bestoption 0")\nwait_for("never")', seconds=5)
    player.choose(opening(), Random(1))
    assert all(map(alive, started(tmp_path)))
    del player
    assert all_gone(started(tmp_path))


def test_a_single_option_needs_no_program() -> None:
    view = opening()
    alone = msgspec.structs.replace(view, options=view.options[:1])
    assert OutsideMind("ghost", ["no-such-program-anywhere"]).choose(alone, Random(1)) == view.options[0]


def test_what_it_thinks_is_kept(tmp_path: Path) -> None:
    said = '{"chance": 0.625, "plan": "hold the ridge", "nodes": 7, "mood": "fair"}'
    player = program(tmp_path, f"{ASKED}say('info {said}')\nsay('bestoption 0')\nwait_for('quit')", seconds=5)
    player.choose(opening(), Random(1))
    assert player.info == Info(0.625, "hold the ridge", 7)


# ---- what a program is told --------------------------------------------------------------------------------

LISTENER = """\
import json, os, sys
with open(sys.argv[1], "a") as file:
    print(json.dumps([os.getcwd(), os.listdir(), dict(os.environ)]), file=file, flush=True)
    for line in sys.stdin:
        print(line, end="", file=file, flush=True)
        if line.startswith("hello"):
            print("ready", flush=True)
        elif line.startswith("go"):
            print("bestoption 0", flush=True)
"""


def listener(tmp_path: Path, nodes: int | None = None) -> OutsideMind:
    file = tmp_path / "listener.py"
    file.write_text(LISTENER, encoding="utf-8")
    return OutsideMind("listener", [sys.executable, str(file), str(tmp_path / "told")], nodes=nodes)


def told(tmp_path: Path) -> list[str]:
    return (tmp_path / "told").read_text(encoding="utf-8").splitlines()


def played(game: Game, scenario: str, steps: int, seed: int) -> State:
    """A position some way into a game, with something to choose for a player."""
    state, rng = game.new(scenario), Random(seed)
    while steps > 0 or state.seat not in game.seats or len(state.options()) < 2:
        state.apply(state.draw(rng))
        steps -= 1
    return state


@pytest.mark.parametrize(("name", "scenario"), [("guns", "first-day"), ("gettysburg", "three-days")])
def test_a_program_is_told_its_view_and_nothing_else(name: str, scenario: str, tmp_path: Path) -> None:
    game = longroll.game(name)
    views = [game.view(state, state.seat) for state in (played(game, scenario, steps, 5) for steps in (20, 120))]
    player, rng = listener(tmp_path), Random(1)
    for view in views:
        player.choose(view, rng)
    player.close()
    expected = ["hello 1"]
    begun = None
    seeds = [json.loads(line.removeprefix("new "))["seed"] for line in told(tmp_path) if line.startswith("new ")]
    for view in views:
        plain = msgspec.to_builtins(view)
        of = {"game": name, "scenario": scenario, "seat": view.seat}
        if of != begun:
            expected.append("new " + outside.plain({**of, "seed": seeds.pop(0)}))
            begun = of
        assert {*plain} - {"options"} == {"game", "seat", "position", "decision"}
        expected.append("view " + outside.plain({key: plain[key] for key in plain if key != "options"}))
        expected.append("options " + outside.plain([str(option) for option in view.options]))
        expected.append("go time 2000")
    assert told(tmp_path)[1:] == [*expected, "quit"]
    assert seeds == []


@pytest.mark.parametrize(("name", "scenario"), [("guns", "first-day"), ("gettysburg", "three-days")])
def test_a_program_is_told_the_same_whatever_is_hidden(name: str, scenario: str, tmp_path: Path) -> None:
    """Of two positions that differ in what the seat does not know it hears the same words."""
    game = longroll.game(name)
    state = played(game, scenario, 60, 2)
    view = game.view(state, state.seat)
    others = (game.sample(view, Random(seed)) for seed in range(50))
    other = next(other for other in others if game.to_json(other) != game.to_json(state))
    for number, world in enumerate((state, other)):
        folder = tmp_path / str(number)
        folder.mkdir()
        player = listener(folder)
        player.choose(game.view(world, view.seat), Random(3))
        player.close()
    assert told(tmp_path / "0")[1:] == told(tmp_path / "1")[1:]


def test_it_stands_in_an_empty_folder_and_finds_nothing_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGROLL_SECRET", "4711")
    monkeypatch.setenv("BUGLE", "here")
    player = listener(tmp_path)
    player.choose(opening(), Random(1))
    folder, files, variables = json.loads(told(tmp_path)[0])
    assert files == []
    assert Path(folder) != Path.cwd()
    assert variables["BUGLE"] == "here"
    assert not [name for name in variables if name.startswith("LONGROLL")]
    player.close()
    assert not Path(folder).exists()


def test_another_game_begins_with_new(tmp_path: Path) -> None:
    """Whoever asks with another generator asks about another game, as far as anybody knows."""
    player, one, other = listener(tmp_path, nodes=500), Random(1), Random(2)
    for rng in (one, one, other, one):
        player.choose(opening(), rng)
    player.close()
    words = [line.split()[0] for line in told(tmp_path)[1:]]
    question = ["view", "options", "go"]
    assert words == ["hello", "new", *question, *question, "new", *question, "new", *question, "quit"]
    assert [line for line in told(tmp_path) if line.startswith("go")] == ["go nodes 500"] * 4


# ---- the example -------------------------------------------------------------------------------------------


def timeless(match: Match) -> Match:
    return msgspec.structs.replace(match, decisions_per_second=0.0, mean_seconds=0.0)


def typed() -> str:
    """The example as it is typed at the command line."""
    return f"exec:{sys.executable} {DRUMMER}"


@pytest.mark.parametrize(("name", "scenario"), [("guns", "third-day"), ("reason", "lindenau")])
@pytest.mark.parametrize("opponent", ["random", "staff"])
def test_the_example_plays_whole_games(name: str, scenario: str, opponent: str) -> None:
    game = longroll.game(name)
    allow([typed()])
    for seats in ([typed(), opponent], [opponent, typed()]):
        match = selfplay(game, scenario, seats, games=1, seed=4)
        assert match.unfinished == 0


def test_the_example_is_short_and_plain() -> None:
    source = DRUMMER.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 60
    assert re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE) == ["json", "random", "sys"]


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes() -> None:
    game = longroll.game("picket")
    allow([typed()])
    one, two = (selfplay(game, "", [typed(), "staff"], games=4, seed=6, jobs=jobs) for jobs in (1, 2))
    assert timeless(one) == timeless(two)
    assert one.unfinished == 0


# ---- commands ----------------------------------------------------------------------------------------------


def test_a_command_plays_only_if_it_was_typed(tmp_path: Path) -> None:
    game, name = longroll.game("picket"), f"exec:touch {tmp_path / 'harm'}"
    with pytest.raises(BadInput, match="no computer player 'exec:touch"):
        mind(game, name)
    with pytest.raises(BadInput, match="no computer player 'exec:touch"):
        selfplay(game, "", [name, "staff"])
    assert name not in minds(game)
    allow(["staff", name])
    assert minds(game)[-1] == name
    assert name not in guests(game)
    assert mind(game, name).name == name
    assert not (tmp_path / "harm").exists()


@pytest.mark.parametrize("name", ["exec:", "exec:  ", "exec:'bot"])
def test_a_command_that_cannot_be_read(name: str) -> None:
    said = CliRunner().invoke(app, ["selfplay", "picket", "--seats", f"{name},staff", "--games", "1"])
    assert said.exit_code == 2
    assert name.strip() in said.stderr


def test_files_of_a_command_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "bot.py").touch()
    here = str(tmp_path / "bot.py")
    assert settled(["python3", "bot.py", "--deep", "other.py"], tmp_path) == ["python3", here, "--deep", "other.py"]
    assert settled(["bots/run", "bot.py"], tmp_path) == [str(tmp_path / "bots" / "run"), here]
    assert settled(["/usr/bin/env", "~/bot.py"], Path("/")) == ["/usr/bin/env", here]


def test_a_failure_at_the_command_line_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("1 / 0", encoding="utf-8")
    seats = f"exec:{sys.executable} {file},staff"
    said = CliRunner().invoke(app, ["selfplay", "picket", "--seats", seats, "--games", "1"])
    assert said.exit_code == 2
    assert "has ended; it wrote: ZeroDivisionError" in said.stderr
    assert "Traceback" not in said.stderr


# ---- minds.toml --------------------------------------------------------------------------------------------


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that names programs; whoever writes it looks anew."""
    file = tmp_path / "minds.toml"
    monkeypatch.setenv(FILE_VARIABLE, str(file))
    return file


def entry(name: str, command: list[str], more: str = "") -> str:
    return f"[{name}]\ncommand = {json.dumps(command)}\n{more}\n"


def test_programs_of_the_file_play_the_games_they_name(written: Path) -> None:
    command = [sys.executable, str(DRUMMER)]
    written.write_text(entry("drummer", command) + entry("fifer", command, 'games = ["guns"]'), encoding="utf-8")
    assert guests(longroll.game("guns")) == ["drummer", "fifer"]
    assert guests(longroll.game("picket")) == ["drummer"]
    match = selfplay(longroll.game("picket"), "", ["drummer", "staff"], games=2, seed=6, jobs=2)
    assert match.unfinished == 0
    with pytest.raises(BadInput, match="picket has no computer player 'fifer'"):
        mind(longroll.game("picket"), "fifer")


def test_time_and_nodes_of_the_file(written: Path, tmp_path: Path) -> None:
    (tmp_path / "listener.py").write_text(LISTENER, encoding="utf-8")
    command = [sys.executable, "listener.py", str(tmp_path / "told")]
    one, other = entry("one", command, "time = 0.75"), entry("other", command, "nodes = 12")
    written.write_text(one + other, encoding="utf-8")
    for name in ("one", "other"):
        mind(longroll.game("picket"), name).choose(opening("picket"), Random(1))
    assert [line for line in told(tmp_path) if line.startswith("go")] == ["go time 750", "go nodes 12"]


BAD = {
    "captain": (entry("captain", ["bot"]), "another computer player has this name"),
    "Staff": (entry("Staff", ["bot"]), "another computer player has this name"),
    "exec:bot": (entry('"exec:bot"', ["bot"]), "a name has at most 40 letters"),
    "none": (entry("none", []), r"length >= 1 - at `\$.command`"),
    "bare": ("[bare]\n", "missing required field `command`"),
    "slow": (entry("slow", ["bot"], "time = 60"), r"<= 10.0 - at `\$.time`"),
    "typo": (entry("typo", ["bot"], "node = 6"), "unknown field `node`"),
}


def test_a_broken_entry_is_named_and_harms_nobody(written: Path) -> None:
    good = entry("drummer", [sys.executable, str(DRUMMER)])
    written.write_text("".join(text for text, _ in BAD.values()) + good, encoding="utf-8")
    game = longroll.game("picket")
    assert guests(game) == ["drummer"]
    assert {*trouble(game)} == {*BAD}
    for name, (_, why) in BAD.items():
        assert f"the computer player '{name}' of {written} cannot play: " in trouble(game)[name]
        assert re.search(why, trouble(game)[name])
    with pytest.raises(BadInput, match="unknown field"):
        selfplay(game, "", ["typo", "staff"])
    said = CliRunner().invoke(app, ["games"])
    assert said.exit_code == 0
    assert said.stderr.count("'typo'") == 1
    assert "marshal, drummer" in said.stdout


@pytest.mark.parametrize("text", [b"[drummer", b"\xff"])
def test_a_file_that_cannot_be_read_harms_nobody(written: Path, text: bytes) -> None:
    written.write_bytes(text)
    assert guests(longroll.game("picket")) == []
    assert f"{written} cannot be read" in trouble(longroll.game("picket"))[str(written)]
    assert mind(longroll.game("picket"), "staff").name == "staff"


def test_no_level_of_ours_can_be_taken() -> None:
    taken = {*LEVELS}.union(*(longroll.game(name).doctrine.minds() for name in longroll.list_games()))
    assert taken <= OURS


# ---- packages ----------------------------------------------------------------------------------------------


def test_a_package_brings_a_computer_player() -> None:
    install(CADET)
    game = longroll.game("gettysburg")
    assert guests(game) == ["cadet"]
    one, two = (selfplay(game, "third-day", ["cadet", "random"], games=2, seed=6, jobs=jobs) for jobs in (1, 2))
    assert timeless(one) == timeless(two)
    assert one.unfinished == 0


class Stranger:
    """A computer player of another name than it was announced by."""

    name = "stranger"

    def choose(self, view: View, rng: Random) -> Option:
        return rng.choice(view.options)


def stranger(_game: Game) -> Stranger:
    return Stranger()


def nobody(_game: Game) -> None:
    """Plays no game."""


def failing(game: Game) -> Stranger:
    raise LookupError(f"no book on {game.name}")


def thing(_game: Game) -> object:
    return object()


BROKEN = {
    "gone": ("nowhere.at.all:make", "ModuleNotFoundError"),
    "general": ("tests.test_guest_minds:stranger", "another computer player has this name"),
    "alias": ("tests.test_guest_minds:stranger", "it calls itself 'stranger'"),
    "failing": ("tests.test_guest_minds:failing", "LookupError: no book on picket"),
    "thing": ("tests.test_guest_minds:thing", "it is no computer player: it has no name and no choose"),
}


def test_a_broken_package_is_named_and_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = {name: f"tests.test_guest_minds:{name}" for name in ("stranger", "nobody")}
    points = {name: place for name, (place, _) in BROKEN.items()} | sound
    write_metadata(tmp_path, "odd-minds", "0.1", {GROUP: points})
    monkeypatch.syspath_prepend(tmp_path)
    game = longroll.game("picket")
    assert guests(game) == ["stranger"]
    assert {*trouble(game)} == {*BROKEN}
    for name, (_, why) in BROKEN.items():
        assert f"the computer player '{name}' of " in trouble(game)[name]
        assert why in trouble(game)[name]
    with pytest.raises(BadInput, match="odd-minds"):
        mind(game, "gone")


# ---- in the browser ----------------------------------------------------------------------------------------


def test_the_server_s_workers_ask_programs_and_end_them(written: Path, tmp_path: Path) -> None:
    """Also when a worker is killed: then the program finds that its input has ended."""
    file = tmp_path / "bot.py"
    begin = BEGIN.replace('["sleep", "600"]', '["true"]')
    file.write_text(begin + READY + "while True:\n    wait_for('go')\n    say('bestoption 1')", encoding="utf-8")
    written.write_text(entry("bot", [sys.executable, "bot.py", str(tmp_path / "pids")], "time = 10"), encoding="utf-8")
    view = opening()
    worker = Worker()
    try:
        for seed in range(3):
            said = worker.ask(msgspec.json.encode(Question("bot", seed, view)), PATIENCE)
            assert msgspec.json.decode(said, type=Answer).action == str(view.options[1])
        bot, _ = started(tmp_path)
        assert alive(bot)
    finally:
        worker.close()
    assert all_gone([bot])


def test_a_package_plays_in_a_worker() -> None:
    install(CADET)
    said = answer(Question("cadet", 1, opening()), {})
    assert said.action in [str(option) for option in opening().options]


# ---- the page ----------------------------------------------------------------------------------------------


def listings(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_conversation_of_the_page_is_true() -> None:
    (text,) = listings("text")
    lines = [line.partition(" ")[::2] for line in text.splitlines()]
    heard = "".join(f"{line}\n" for who, line in lines if who == ">")
    said = "".join(f"{line}\n" for who, line in lines if who == "<")
    bot = subprocess.run([sys.executable, str(DRUMMER)], input=heard, capture_output=True, text=True, check=True)
    assert bot.stdout == said
    state = longroll.game("picket").new()
    state.apply("send mill")
    plain = msgspec.to_builtins(state.view("south"))
    options = [str(option) for option in state.options()]
    assert f"options {outside.plain(options)}\n" in heard
    assert f"view {outside.plain({key: plain[key] for key in plain if key != 'options'})}\n" in heard


def test_the_listings_of_the_page_are_the_examples() -> None:
    example, package = listings("python")
    assert example == DRUMMER.read_text(encoding="utf-8")
    assert package in (CADET / "cadet.py").read_text(encoding="utf-8")


def test_the_files_of_the_page_can_be_read(written: Path) -> None:
    programs, points = listings("toml")
    written.write_text(programs, encoding="utf-8")
    assert guests(longroll.game("guns")) == ["drummer", "thinker", "counter"]
    assert guests(longroll.game("glory")) == ["drummer", "counter"]
    assert trouble(longroll.game("guns")) == {}
    assert points in (CADET / "pyproject.toml").read_text(encoding="utf-8")


def test_the_commands_of_the_page_work(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that need no person; a few games less."""
    install(CADET)
    written.write_text(entry("drummer", [sys.executable, str(DRUMMER)]), encoding="utf-8")
    monkeypatch.chdir(ROOT)
    commands = re.findall(r"^    longroll ((?:selfplay|games).*)$", PAGE, re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', command)]
        words = [word.replace("python3", sys.executable) for word in words]
        if "--games" in words:
            words[words.index("--games") + 1] = "1"
        said = CliRunner().invoke(app, words)
        assert said.exit_code == 0, said.stderr


def test_the_page_names_every_limit() -> None:
    for limit in (outside.LONGEST, outside.MOST, outside.KEPT):
        assert f"{limit:,}" in PAGE
    assert f"within {outside.START_SECONDS:g} seconds" in PAGE
    assert f"{outside.GRACE:g} more seconds" in PAGE
    assert f"at most {LONGEST_SECONDS:g}; without it {outside.SECONDS:g}" in PAGE
