"""Playing at a terminal: scripted input from end to end, and the parts it is made of."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from longroll.cli import app
from longroll.games import game as find_game
from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.chance import secret_from_seed
from longroll.kit.record import decode, replay, verify
from longroll.kit.scene import Bar, Choice, Group, Line, Odds
from longroll.kit.words import LANGUAGES, words
from longroll.lab.arena import ask
from longroll.minds import mind
from longroll.terminal import Shelf, Talk
from longroll.terminal.chances import odds_lines
from longroll.terminal.commands import COMMANDS, command_words, spelled
from longroll.terminal.completion import completions
from longroll.terminal.letters import ascii_only, folded, shows_all
from longroll.terminal.menu import FEW, MANY, menu
from longroll.terminal.opening import introduced
from longroll.terminal.orders import order_meant, reaction_meant, reactions
from longroll.terminal.question import Question
from longroll.terminal.session import begin
from longroll.terminal.sketch import sketch
from longroll.terminal.talk import OWN_WORDS
from longroll.terminal.things import Thing, things

RANDOM = ("--opponent", "random")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own games are touched."""
    folder = tmp_path / "data"
    monkeypatch.setenv("LONGROLL_DATA", str(folder))
    return folder


def run(*args: str, lines: Sequence[str] = ()) -> Result:
    return CliRunner().invoke(app, ["terminal", *args], input="".join(f"{line}\n" for line in lines))


def at_terminal(*lines: str, args: Sequence[str] = RANDOM, game: str = "gettysburg") -> str:
    result = run(game, "--seed", "1", *args, lines=lines)
    assert result.exit_code == 0, result.output
    return result.stdout


def actions(path: Path) -> list[str]:
    return [move.action for move in decode(path.read_bytes()).actions]


# ---- a course of a game --------------------------------------------------------------------------------------


def test_a_session_ends_cleanly_when_input_ends() -> None:
    assert "You have left the game." in at_terminal()


def test_one_plays_by_numbers_by_notation_and_by_names(tmp_path: Path) -> None:
    path = tmp_path / "game.longroll.json"
    at_terminal(
        "place block", "1", "1", "1", "enter CR1", "bring pettigrew", "1", "quit", args=[*RANDOM, "--save", str(path)]
    )
    record = decode(path.read_bytes())
    assert [move.action for move in record.actions[:4]] == ["block 2 HRN", "enter CR1", "enter CR2", "end"]
    assert record.seats == {"CSA": "person", "Union": "random"}


def test_names_of_another_language_are_understood() -> None:
    """An Italian name, in an English game: the cavalry brigade of Gamble."""
    text = at_terminal("look brigata di cavalleria gamble")
    assert "Gamble’s cavalry brigade, McPherson’s Ridge North" in text


def test_begun_words_narrow_the_menu_and_back_widens_it() -> None:
    text = at_terminal("block 3 will", "back", "block 3 willoughby run n", "log")
    narrowed = text.split("> block 3 will\n")[1].split("> back")[0]
    assert "Willoughby Run North" in narrowed
    assert "Willoughby Run South" in narrowed
    assert "Oak Hill" not in narrowed
    assert "places a command block in Willoughby Run North" in text


def test_conceding_ends_the_game_and_shows_the_secret(tmp_path: Path) -> None:
    path = tmp_path / "game.longroll.json"
    text = at_terminal("concede Union", "concede", args=["--save", str(path)])
    assert "Winner: Union." in text
    assert "Record written" in text
    record = decode(path.read_bytes())
    assert record.result == "Union"
    assert actions(path) == ["concede CSA"]
    assert verify(GETTYSBURG, record) == 0


def test_why_says_why_not_by_code_and_by_name() -> None:
    text = at_terminal("?move CR1 SEM", "why block 2 HRN", "why", "why move davis oak hill", "move CR1 SEM", "fly")
    assert text.count("This is not the moment for “Move”") == 3
    assert "“block 2 HRN” is allowed." in text
    assert "type it after “why”" in text
    assert "Nothing is called “fly”" in text


def test_a_free_action_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.longroll.json"
    text = at_terminal("u", "block 2 HRN", "enter CR1", "undo", "enter CR2", "q", args=["--save", str(path)])
    assert "Nothing can be taken back" in text
    assert "Taken back." in text
    assert actions(path) == ["block 2 HRN", "enter CR2"]


def test_an_action_that_passed_the_turn_is_not_taken_back() -> None:
    assert "Taken back." not in at_terminal("block 2 HRN", "end", "u")


def test_commands_answer() -> None:
    text = at_terminal(
        "help", "rules gb-8.1", "rules GB-99.9", "99", "block 2 HRN", "log", "options", "summary", "", "b"
    )
    assert "rules CLAUSE" in text
    assert "GB-8.1  In your turn" in text
    assert "no clause GB-99.9" in text
    assert "no line 99" in text
    assert "enter CR1" in text


def test_look_and_map_show_what_is_where() -> None:
    text = at_terminal("look davis", "look oak", "look zzz", "map", "map oak hill")
    assert "Davis, Chambersburg Pike (entry box), Heth’s division, III Corps" in text
    assert "Several things are called so." in text
    assert "Nothing at the table is called so" in text
    assert text.count("Oak Hill") > 2
    assert "□ CSA · ■ Union" in text


def test_the_keyboard_is_handed_over_between_people() -> None:
    text = at_terminal("", "block 5 HRN", "end", "", "log", args=["--side", "both"])
    before, after = text.split("Hand the keyboard over")[1:]
    assert "Only you know" in before
    assert "Only you know" not in after


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_terminal_speaks_other_languages(language: str) -> None:
    own, english = spelled("help", language)[0], spelled("help", "en")[0]
    text = at_terminal(own, args=["--language", language])
    assert text.replace(f"> {own}", "") == at_terminal(english, args=["--language", language]).replace(
        f"> {english}", ""
    )
    assert text != at_terminal("help")


def test_plain_letters_only() -> None:
    text = at_terminal("aide", "carte", args=["--language", "fr", "--ascii"])
    assert text.isascii()
    assert "les chances d'une action" in text


def test_one_can_leave_at_once() -> None:
    assert "You have left the game." in run("--seed", "1", "--side", "Union").stdout


@pytest.mark.parametrize(
    "args",
    [
        ["chess"],
        ["gettysburg", "--side", "France"],
        ["gettysburg", "--opponent", "napoleon"],
        ["gettysburg", "--language", "de"],
        ["gettysburg", "--scenario", "waterloo"],
        ["gettysburg", "--option", "weather=fair"],
        ["--resume", "nowhere.longroll.json"],
    ],
)
def test_impossible_tables_are_refused(args: list[str]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stderr.startswith("longroll: ")
    assert result.stderr.count("\n") == 1


def test_members_of_a_team_have_seats_of_their_own() -> None:
    arguments = ["--scenario", "third-day", "--option", "teams=both", "--side", "USA-C", *RANDOM]
    assert "computer (random)" in at_terminal(game="guns", args=arguments)


# ---- odds before chance ---------------------------------------------------------------------------------------


def test_chance_is_asked_once_and_only_then(tmp_path: Path) -> None:
    """An artillery shot in Might & Reason: its odds, then a no, then a yes."""
    path = tmp_path / "game.longroll.json"
    arguments = ["--scenario", "lindenau", "--save", str(path), *RANDOM]
    typed = ["keep", "lead first", "fire 12 regiment A", "n", "fire B14 W11", ""]
    text = at_terminal(*typed, game="reason", args=arguments)
    asked = text.count("Enter: do it.")
    fired = [action for action in actions(path) if action.startswith("fire")]
    assert asked == 2
    assert fired == ["fire B14 W11"]
    assert "to cost it strength" in text
    assert "█" in text


def test_odds_can_be_asked_for_without_acting() -> None:
    text = at_terminal("odds block 2 HRN", "odds", "odds block", game="gettysburg")
    assert "Nothing is left to chance: Place a command block" in text
    assert "type one after “odds”" in text
    assert "Several things are called so." in text


def test_odds_read_as_the_card_shows_them() -> None:
    bars = [Bar("Taken", 60, "u"), Bar("Held", 40, "c", "hatched")]
    group = Group("Fire", "die", [Line("Guns", "+2", "GL-1.1"), Line("Works", "−1", "GL-1.2", open=True)])
    odds = Odds("Hill", "Two brigades", 60, "to take it", "", [], [], bars, ["A note."], [group], exact=False)
    lines = odds_lines(odds, words(OWN_WORDS, "en"))
    assert lines[:2] == ["  Hill: Two brigades", "  about 60 % to take it"]
    assert lines[2] == "    Taken   60 %  " + "█" * 24
    assert lines[3] == "    Held    40 %  " + "▒" * 16
    assert lines[4:] == ["    Fire (die)", "      Guns   +2  [GL-1.1]", "      Works  (−1)  [GL-1.2]", "    A note."]


# ---- standing orders --------------------------------------------------------------------------------------------


def test_standing_orders_are_seen_given_and_taken_back() -> None:
    text = at_terminal(
        "orders", "orders ways back", "orders ways back best", "orders 3", "orders retreats ask", "orders 3", "quit"
    )
    listed, one, given, after, back, again = (part.split("> ")[0] for part in text.split("> orders")[1:])
    assert "1  Who takes a cube: ask me" in listed
    assert "“orders NAME ANSWER”" in listed
    assert "→ 1  ask me" in one
    assert "the best way; ask me if a victory sector is in reach" in one
    assert "Ways back: always the best way" in given
    assert "→ 3  always the best way" in after
    assert "Ways back: ask me" in back
    assert "→ 1  ask me" in again


def test_all_standing_orders_are_taken_back_at_once() -> None:
    text = at_terminal("orders hits best", "orders cavalry ride off", "orders ask", "orders", "orders nobody")
    assert "No standing orders any more" in text
    listed = text.split("> orders\n")[1].split("> ")[0]
    assert listed.count(": ask me") == len(GETTYSBURG.standing)


@pytest.mark.parametrize(
    ("language", "typed"), [("fr", "consignes retreats demander"), ("it", "ordini retreats chiedi")]
)
def test_standing_orders_are_given_in_other_languages(language: str, typed: str) -> None:
    titles = {found.name: found for found in reactions(GETTYSBURG, language)}
    word = typed.split()[0]
    text = at_terminal(f"{word} {titles['hits'].title} 3", typed, args=["--language", language])
    assert titles["hits"].title_of("best") in text
    assert titles["retreats"].title_of("ask") in text


@pytest.mark.parametrize("game", ["gettysburg", "guns", "glory", "reason"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_standing_order_is_meant_by_its_words(game: str, language: str) -> None:
    """Also by what TAB writes; and none is offered twice."""
    offered = reactions(find_game(game), language)
    for reaction in offered:
        assert reaction_meant(folded(reaction.title), offered) == [reaction]
        for reply in reaction.replies:
            for text in (f"{reaction.title} {reply.title}", f"{reaction.name} {reply.id}"):
                assert order_meant(folded(text), offered) == [(reaction, reply)], text


def test_orders_complete(tmp_path: Path) -> None:
    talk = desk("gettysburg", "three-days", tmp_path)
    talk.question = opening()
    assert talk.completions("orders way") == ["orders Ways back "]
    assert "orders Ways back always the best way" in talk.completions("orders ways back a")


def test_what_is_ordered_is_not_asked(tmp_path: Path) -> None:
    """A whole battle in which the person never has to say who takes a cube or which way back; the log says who did."""
    talk = desk("gettysburg", "third-day", tmp_path)
    seat = talk.session.people[0]
    for name in ("hits", "retreats"):
        talk.session.order(seat, name, "best")
    adviser, rng = mind(talk.game, "staff"), Random(3)
    asked: list[str] = []

    def read(_prompt: str) -> str:
        state = talk.session.state
        if talk.question is None or printed(talk).rstrip().endswith(talk.own("roll")):
            return ""
        asked.append(GETTYSBURG.explainer.asked(GETTYSBURG.battle(state)).standing)
        return str(state.write(ask(talk.game, state, adviser, rng)))

    talk.read = read
    talk.run()
    assert talk.session.state.over
    assert set(asked) & {"hits", "retreats"} == set()
    assert "(standing order)" in printed(talk)


def test_an_order_answers_what_is_asked_already_and_outlasts_the_sitting(tmp_path: Path) -> None:
    """The initiative of Might & Reason is asked for at once: the order answers, and is there when the game goes on."""
    path = tmp_path / "game.longroll.json"
    arguments = ["--scenario", "lindenau", "--save", str(path), *RANDOM]
    text = at_terminal("orders initiative never", "quit", game="reason", args=arguments)
    assert "Prussians have 8 in all. (standing order)" in text
    assert actions(path)[-1] == "keep"
    again = run("--resume", str(path), lines=["orders initiative", "quit"]).stdout
    assert "→ 3  never roll again" in again


# ---- games are kept, and go on ---------------------------------------------------------------------------------


def test_a_game_is_kept_without_the_secret_and_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    path = tmp_path / "middle.longroll.json"
    at_terminal("block 2 HRN", "enter CR1", args=[*RANDOM, "--save", str(path)])
    assert decode(path.read_bytes()).secret is None
    commitment = decode(path.read_bytes()).commitment
    result = run("--resume", str(path), lines=["log", "enter CR2", "end", "concede"])
    assert "The game goes on" in result.stdout
    assert "places a command block in Herr Ridge North" in result.stdout.split("> log")[1]
    record = decode(path.read_bytes())
    assert record.commitment == commitment
    assert actions(path)[:4] == ["block 2 HRN", "enter CR1", "enter CR2", "end"]
    assert verify(GETTYSBURG, record) >= 0


def test_the_same_command_offers_to_go_on(data: Path) -> None:
    run("gettysburg", lines=["block 2 HRN"])
    (kept,) = (data / "terminal").glob("*.longroll.json")
    assert "An unfinished game: Gettysburg, Three Days in July, " in run(lines=["", "enter CR1"]).stdout
    assert actions(kept) == ["block 2 HRN", "enter CR1"]
    assert "An unfinished game" not in run("guns").stdout
    run("gettysburg", lines=["n", "block 3 HRN"])
    assert len(list((data / "terminal").glob("*.longroll.json"))) == 3
    assert actions(kept) == ["block 2 HRN", "enter CR1"]


def test_a_game_that_is_over_is_not_offered(data: Path) -> None:
    run("gettysburg", lines=["concede"])
    assert list((data / "terminal" / "dice").glob("*")) == []
    assert "An unfinished game" not in run("gettysburg").stdout


def test_without_its_dice_a_game_goes_on_from_its_position(data: Path, tmp_path: Path) -> None:
    """A record from another machine: a record of its own from there, with dice that can be verified."""
    path = tmp_path / "middle.longroll.json"
    at_terminal("block 2 HRN", "end", args=[*RANDOM, "--save", str(path)])
    for secret in (data / "terminal" / "dice").glob("*"):
        secret.unlink()
    before = decode(path.read_bytes())
    position = replay(GETTYSBURG, before)
    other = tmp_path / "other.longroll.json"
    result = run("--resume", str(path), "--save", str(other), lines=["concede"])
    assert result.exit_code == 0, result.output
    after = decode(other.read_bytes())
    assert after.commitment != before.commitment
    assert after.position == GETTYSBURG.to_json(position)
    assert verify(GETTYSBURG, after) == 0


def test_what_cannot_go_on_is_refused(tmp_path: Path) -> None:
    over = tmp_path / "over.longroll.json"
    at_terminal("concede", args=[*RANDOM, "--save", str(over)])
    assert "the game is over" in run("--resume", str(over)).stderr
    machines = tmp_path / "machines.longroll.json"
    at_terminal("block 2 HRN", args=[*RANDOM, "--save", str(machines)])
    record = decode(machines.read_bytes())
    record.seats = {"CSA": "staff", "Union": "random"}
    machines.write_bytes(record.encode())
    assert "--side says which one is yours" in run("--resume", str(machines)).stderr
    assert "CSA: you" in run("--resume", str(machines), "--side", "CSA").stdout


def test_other_seats_can_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.longroll.json"
    at_terminal("block 2 HRN", "end", args=[*RANDOM, "--save", str(path)])
    text = run("--resume", str(path), "--side", "both").stdout
    assert "Union: you" in text
    assert decode(path.read_bytes()).seats == {"CSA": "person", "Union": "person"}


def test_save_moves_the_record(tmp_path: Path) -> None:
    first, second = tmp_path / "a.longroll.json", tmp_path / "b.longroll.json"
    text = at_terminal(
        "block 2 HRN",
        f"save {second}",
        "save",
        f"save {tmp_path}/no/such/folder",
        "enter CR1",
        args=["--save", str(first)],
    )
    assert "cannot be written" in text
    assert "name a file" in text
    assert actions(first) == ["block 2 HRN"]
    assert actions(second) == ["block 2 HRN", "enter CR1"]


def test_a_record_this_program_cannot_replay_is_not_offered(tmp_path: Path) -> None:
    path = tmp_path / "game.longroll.json"
    at_terminal("block 2 HRN", args=[*RANDOM, "--save", str(path)])
    record = decode(path.read_bytes())
    assert introduced(record, "it")
    record.actions[0].action = "block 2 NOWHERE"
    assert introduced(record, "it") == ""


# ---- menus -----------------------------------------------------------------------------------------------------


def choice(action: str, *names: str) -> Choice:
    return Choice(action, action.split()[0], action, list(names), "GB-1.1")


GROUND = {
    f"place:{letter}": Thing(f"place:{letter}", letter, at=(10.0 * n, 0.0)) for n, letter in enumerate("ABCDEFGHIJKLMN")
}
MARCHES = [
    choice("end"),
    *(choice(f"move {p} {key[6:]}", f"piece:{p}", key) for p in ("CR1", "CR2") for key in GROUND),
]


def test_few_answers_are_shown_all() -> None:
    assert [entry.choice for entry in menu(MARCHES[:FEW], GROUND)] == MARCHES[:FEW]


def test_many_answers_are_narrowed_by_kind_then_piece_then_place() -> None:
    kinds = menu(MARCHES, GROUND)
    assert [entry.verb for entry in kinds] == ["end", "move"]
    pieces = menu(kinds[1].choices, GROUND)
    assert [entry.key for entry in pieces] == ["piece:CR1", "piece:CR2"]
    assert [entry.key for entry in menu(pieces[1].choices, GROUND)] == list(GROUND)


@pytest.mark.parametrize("name", ["gettysburg", "guns", "glory", "reason"])
def test_no_menu_of_any_game_is_long(name: str) -> None:
    """The Guns opens with 312 places for two blocks of cavalry: every stage of every decision of a game fits."""
    game, rng = find_game(name), Random(2)
    state = game.new()
    for _ in range(150):
        if state.over:
            break
        if state.mover >= 0:
            assert state.seat is not None
            question = Question(game, state, state.seat, "en")
            while True:
                entries = question.entries()
                assert len(entries) <= MANY or all(entry.choice is not None for entry in entries)
                assert sum(len(entry.choices) for entry in entries) == len(question.left)
                entry = rng.choice(entries)
                if entry.choice is not None:
                    break
                question.narrow("", entry.choices)
        state.play(rng.choice(state.codes))


# ---- finding by words ------------------------------------------------------------------------------------------


def opening(language: str = "en") -> Question:
    return Question(GETTYSBURG, GETTYSBURG.new("three-days"), "CSA", language)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("block 3 willoughby run north", "block 3 WRN"),
        ("place a command block of value 3 in willoughby run north", "block 3 WRN"),
        ("BLOCK 3 wrn", "block 3 WRN"),
        ("block 4 mcphersons ridge s", "block 4 MPS"),
        ("block 4 McPherson's ridge south", "block 4 MPS"),
        ("davis", "enter CR3"),
        ("ent pett", "enter CR2"),
        ("archer brock", "enter CR1"),
    ],
)
def test_words_mean_one_answer(text: str, action: str) -> None:
    assert [found.action for found in opening().meant(text)] == [action]


def test_every_answer_is_found_by_its_own_sentence() -> None:
    for language in LANGUAGES:
        question = opening(language)
        for answer in question.choices:
            assert answer in question.meant(answer.label)


def test_words_that_fit_better_win() -> None:
    """A whole name is meant before one that only begins so."""
    question = opening()
    carlisle = {found.action for found in question.meant("block 2 carlisle road")}
    assert carlisle == {"block 2 CAR"}


def test_words_become_notation_for_what_is_not_offered() -> None:
    finder = opening().finder
    assert finder.notation("move davis oak hill") == "move CR3 OKH"
    assert finder.notation("Move CR3 OKH") == "move CR3 OKH"
    assert opening("it").finder.notation("muovi davis oak hill").startswith("move CR3")
    assert finder.notation("hancock") == ""


def test_letters_are_compared_without_accents_and_capitals() -> None:
    assert folded("Éclairer McPherson’s Ridge") == ("eclairer", "mcphersons", "ridge")
    assert folded("d’Oak Hill / Benner") == ("d", "oak", "hill", "/", "benner")


def test_an_encoding_says_what_it_shows() -> None:
    assert shows_all("utf-8")
    assert not shows_all("ascii")
    assert not shows_all("latin-1")
    assert not shows_all("no-such-encoding")
    assert ascii_only("«L’œuvre»… 3 × −1 → é") == '"L\'oeuvre"... 3 x -1 -> e'


# ---- completion --------------------------------------------------------------------------------------------------

PHRASES = [
    ("move", "Davis", "Oak Hill"),
    ("move", "Davis", "Oak Ridge"),
    ("move", "Lane + Thomas", "Herr Ridge"),
    ("end",),
]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("", ["move ", "end"]),
        ("m", ["move "]),
        ("move ", ["move Davis ", "move Lane + Thomas "]),
        ("move d", ["move Davis "]),
        ("MOVE DAVIS O", ["move Davis Oak Hill", "move Davis Oak Ridge"]),
        ("move davis oak h", ["move Davis Oak Hill"]),
        ("mo th he", ["move Lane + Thomas Herr Ridge"]),
        ("x", []),
    ],
)
def test_tab_completes_part_by_part(line: str, found: list[str]) -> None:
    assert completions(line, PHRASES) == found


def test_every_completion_is_understood(tmp_path: Path) -> None:
    """What TAB writes of the opening can be obeyed: it is an answer, or narrows to some."""
    talk = desk("gettysburg", "three-days", tmp_path)
    talk.question = question = opening()
    for line in [found for start in ("block 5 w", "enter ", "Place block 2 ") for found in talk.completions(start)]:
        assert question.meant(line), line
    assert "rules GB-8.1" in talk.completions("rules gb-8.1")
    assert "undo" in talk.completions("un")
    assert talk.completions("look davi") == ["look Davis"]
    assert talk.completions("why enter dav") == ["why enter Davis"]


# ---- words of the commands ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_two_commands(language: str) -> None:
    own = [word for name in COMMANDS for word in spelled(name, language)]
    assert len(own) == len(set(own))
    for name, command in COMMANDS.items():
        for word in (*spelled(name, language), *spelled(name, "en")):
            assert command_words(language)[word] is command


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_terminal_is_there(language: str) -> None:
    keys = {
        line.split(" = ")[0]
        for line in (OWN_WORDS / "en.ftl").read_text(encoding="utf-8").splitlines()
        if " = " in line
    }
    own = {
        line.split(" = ")[0]
        for line in (OWN_WORDS / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        if " = " in line
    }
    assert own == keys


def test_a_sketch_has_the_pieces_and_the_names() -> None:
    state = GETTYSBURG.new("three-days")
    lines = sketch(GETTYSBURG.board("en"), GETTYSBURG.scene(state, "CSA", "en"), 100)
    text = "\n".join(lines)
    assert max(map(len, lines)) <= 100
    assert "Gettysburg" in text
    assert text.count("■") == len(
        {item.place for item in GETTYSBURG.scene(state, "CSA", "en").items if item.side == "u"}
    )
    assert "Gettysburg" not in "\n".join(
        sketch(GETTYSBURG.board("en"), GETTYSBURG.scene(state, "CSA", "en"), 100, (0.0, 0.0))
    )


def test_the_things_of_a_seat_are_what_it_may_know() -> None:
    guns = find_game("guns")
    state = guns.new("third-day")
    own, other = (things(guns, state, seat, "en") for seat in guns.seats)
    assert own["place:A25"] == other["place:A25"]
    assert own != other


# ---- whole games by script ------------------------------------------------------------------------------------------


def printed(talk: Talk) -> str:
    """All that a console has shown."""
    output = talk.console.file
    assert isinstance(output, StringIO)
    return output.getvalue()


def desk(game: str, scenario: str, folder: Path, language: str = "en") -> Talk:
    """A person with the first seat against the staff, at a console that is kept."""
    found = find_game(game)
    minds = {seat: mind(found, "staff") for seat in found.seats[1:]}
    session = begin(found, scenario, minds, secret_from_seed(5), Random(5), lambda: 0.0)
    console = Console(file=StringIO(), highlight=False, width=200)
    return Talk(session, language, console, lambda _: "", Shelf(folder / "shelf"), folder / "game.longroll.json")


@pytest.mark.parametrize(
    ("game", "scenario", "language"),
    [
        ("gettysburg", "third-day", "en"),
        ("guns", "third-day", "fr"),
        ("glory", "snodgrass-hill", "it"),
        ("reason", "lindenau", "en"),
    ],
)
@pytest.mark.long
def test_a_whole_game_is_played_in_words(game: str, scenario: str, language: str, tmp_path: Path) -> None:
    """The person types the sentences of what the staff would do, and Enter where odds are shown."""
    talk = desk(game, scenario, tmp_path, language)
    adviser, rng = mind(talk.game, "staff"), Random(3)
    asked = talk.own("roll")

    def read(_prompt: str) -> str:
        if printed(talk).rstrip().endswith(asked):
            return ""
        question, state = talk.question, talk.session.state
        assert question is not None
        wanted = str(state.write(ask(talk.game, state, adviser, rng)))
        answer = question.written(wanted)
        if answer is None or question.stages or question.meant(answer.label) != [answer]:
            return wanted
        return answer.label

    talk.read = read
    talk.run()
    record = decode((tmp_path / "game.longroll.json").read_bytes())
    assert talk.session.state.over
    assert verify(talk.game, record) > 0
    assert {move.seat for move in record.actions} >= set(talk.game.seats)


# ---- a real terminal -------------------------------------------------------------------------------------------------


class Terminal:
    """The program at a pseudo-terminal, as a person has it."""

    def __init__(self, *args: str, data: Path) -> None:
        import pty

        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(LONGROLL_DATA=str(data), TERM="dumb", COLUMNS="120", LINES="50")
            os.execv(sys.executable, [sys.executable, "-m", "longroll.cli", "terminal", *args])
        self.seen = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """Read till this has been printed; what was printed since the last time."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, f"no {text!r} in {self.seen!r}"
            if select.select([self.fd], [], [], 1)[0]:
                self.seen += os.read(self.fd, 65536).decode(errors="replace")
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, keys: str) -> None:
        os.write(self.fd, keys.encode())

    def close(self) -> None:
        """Wait for its end."""
        with suppress(OSError):  # at the end a pseudo-terminal gives an error
            while os.read(self.fd, 65536):
                pass
        os.close(self.fd)
        os.waitpid(self.pid, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_tab_and_history_at_a_real_terminal(tmp_path: Path) -> None:
    pytest.importorskip("readline")
    terminal = Terminal("gettysburg", "--seed", "1", "--opponent", "random", data=tmp_path)
    try:
        terminal.until("> ")
        terminal.type("block 3 willoughby run no\t\r")
        terminal.until("places a command block in Willoughby Run North")
        terminal.until("> ")
        terminal.type("enter dav\t\r")
        terminal.until("Davis comes on")
        terminal.until("> ")
        terminal.type("undo\r")
        terminal.until("Taken back.")
        terminal.until("> ")
        terminal.type("\x1b[A\x1b[A\r")
        terminal.until("Davis comes on")
        terminal.until("> ")
        terminal.type("quit\r")
        terminal.until("You have left the game.")
    finally:
        terminal.close()
    history = (tmp_path / "terminal" / "history").read_text(encoding="utf-8")
    assert "enter Davis" in history
