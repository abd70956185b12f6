"""A fifth game made by the book: the chapter quotes it, and it passes what every game passes."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

import longroll
from longroll import games
from longroll.cli import app
from longroll.kit import CHANCE, Illegal, Result, shelf
from longroll.kit.chance import Dice, commitment, secret_from_seed
from longroll.kit.clauses import read_clauses, rule
from longroll.kit.game import Game
from longroll.kit.gate import refusal
from longroll.kit.notation import A_SHIFT
from longroll.kit.record import FORMAT, Move, Record, replay, verify
from longroll.kit.terms import BadInput
from longroll.kit.words import LANGUAGES, words
from tests.fifth.picket import PICKET
from tests.fifth.picket.lexicon import POSTS, ROLL, SEND
from tests.fifth.picket.state import Line
from tests.server.house import house

ROOT = Path(__file__).parents[2]
PACKAGE = Path(__file__).parent / "picket"
CHAPTER = ROOT / "docs" / "adding-a-game.md"
SEEDS = range(60)


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Game]:
    """Picket as step 7 of the chapter registers a game: by the entry point of an installed package."""
    installed(tmp_path, "picket", "tests.fifth.picket:PICKET")
    monkeypatch.syspath_prepend(tmp_path)
    games.guests.cache_clear()
    yield longroll.game("picket")
    games.guests.cache_clear()


def installed(folder: Path, name: str, place: str) -> None:
    """What pip leaves of a package that brings a game."""
    info = folder / f"{name}_game-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 0.1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{games.GROUP}]\n{name} = {place}\n", encoding="utf-8")


def walk(seed: int) -> Iterator[tuple[Line, int]]:
    """A random game: every position and the answer taken there."""
    rng, state = Random(seed), PICKET.new()
    while not state.over:
        code = rng.choice(state.codes)
        yield state, code
        state.play(code)


# ---- the chapter -------------------------------------------------------------------------------------------


def test_every_listing_of_the_chapter_is_a_piece_of_the_example() -> None:
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.glob("*.py")]
    listings = re.findall(r"```python\n(.*?)```", CHAPTER.read_text(encoding="utf-8"), re.DOTALL)
    assert len(listings) > 5
    for listing in listings:
        assert any(listing in source for source in sources), listing


def test_every_file_the_chapter_names_is_there() -> None:
    named = set(re.findall(r"`(\w+\.(?:py|ftl))`", CHAPTER.read_text(encoding="utf-8")))
    assert {"lexicon.py", "state.py", "position.py", "game.py"} <= named
    there = {path.name for path in PACKAGE.rglob("*")} | {"forecast.py"}
    assert named <= there | {"__init__.py"}


def test_every_clause_is_proven() -> None:
    proven = set(re.findall(r"PK-\d\.\d", Path(__file__).read_text(encoding="utf-8")))
    assert set(read_clauses(PICKET.reference)) == proven


# ---- the rules ---------------------------------------------------------------------------------------------


@rule("PK-1.1", "PK-1.2", "PK-2.1", "PK-3.1")
def test_the_first_pickets() -> None:
    state = PICKET.new()
    assert state.seat == "north"
    assert [str(option) for option in state.options()] == ["send mill", "send bridge", "send chapel", "pass"]
    state.apply("send mill")
    assert state.seat == "south"
    assert PICKET.to_json(state)["holders"] == {"mill": "north"}
    assert PICKET.to_json(state)["reserve"] == {"north": 3, "south": 4}


@rule("PK-2.2")
def test_what_may_not_be_sent() -> None:
    state = PICKET.position({"holders": {"mill": "north"}})
    refused = state.check("send mill")
    assert refused is not None
    assert (refused.clause, refused.reason.key) == ("PK-2.2", "refusal-yours")
    bare = PICKET.position({"reserve": {"north": 0}, "side": "south"})
    bare.apply("send mill")
    assert bare.seat == "south"


@rule("PK-3.2")
@pytest.mark.parametrize(("face", "holder"), [(3, "south"), (4, "north")])
def test_a_fight(face: int, holder: str) -> None:
    state = PICKET.position({"holders": {"mill": "south"}})
    state.play(SEND | POSTS.index("mill") << A_SHIFT)
    assert state.mover == CHANCE
    state.play(ROLL | face - 1 << A_SHIFT)
    assert PICKET.to_json(state)["holders"] == {"mill": holder}
    assert state.reserve == [3, 4]


@rule("PK-4.1")
def test_the_end() -> None:
    state = PICKET.position({"holders": {"mill": "south", "bridge": "south", "chapel": "north"}})
    state.apply("pass")
    state.apply("pass")
    assert state.over
    assert state.result.winner == "south"


def test_a_draw() -> None:
    """PK-4.1: as many posts on either side."""
    state = PICKET.position({"holders": {"mill": "south", "bridge": "north"}})
    state.apply("pass")
    state.apply("pass")
    assert state.result == Result(over=True)


# ---- a package of its own ----------------------------------------------------------------------------------


BROKEN = {
    "gone": ("nowhere.at.all:GAME", "ModuleNotFoundError"),
    "bare": ("tests.fifth.picket.state:Line", "it is no Game object: it has no name, "),
    "alias": ("tests.fifth.picket:PICKET", "it calls itself 'picket'"),
    "glory": ("tests.fifth.picket:PICKET", "another game has this name"),
}


def test_a_broken_package_is_named_and_harms_nobody(
    registered: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    others = tmp_path / "others"
    others.mkdir()
    for name, (place, _) in BROKEN.items():
        installed(others, name, place)
    monkeypatch.syspath_prepend(others)
    games.guests.cache_clear()
    assert longroll.list_games() == (*games.BUILT_IN, "picket")
    assert longroll.game("picket") is registered
    assert longroll.game("glory").title == "Glory"
    _, broken = games.guests()
    for name, (_, why) in BROKEN.items():
        assert f"the game '{name}' of the package {name}-game 0.1 cannot be played: " in broken[name]
        assert why in broken[name]
    with pytest.raises(BadInput, match="gone-game"):
        longroll.game("gone")
    told = CliRunner().invoke(app, ["games"])
    assert told.exit_code == 0
    assert "picket: Picket" in told.stdout
    assert "gone-game" in told.stderr


def test_rules_may_be_tried_before_there_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(shelf._games, Line)
    state = PICKET.new()
    with pytest.raises(Illegal, match=r"PK-2\.1: refusal-not-an-answer"):
        state.apply("roll 3")
    assert repr(state) == "<Line; of no game>"
    with pytest.raises(LookupError, match="Line belongs to no game"):
        _ = state.game


def test_states_of_a_guest_travel(registered: Game) -> None:
    state = registered.new()
    state.apply("send mill")
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.game is registered
    assert repr(again) == "<picket morning; Posts: 1 to 0; south decides: turn>"


# ---- what every game passes --------------------------------------------------------------------------------


def test_questions() -> None:
    state = PICKET.new()
    post = str(state.options()[0]).split()[1]
    seat = str(state.seat)
    before = PICKET.ask(state).reserve(seat)
    state.apply(f"send {post}")
    assert PICKET.ask(state).holder(post) == seat
    assert PICKET.ask(state).reserve(seat) == before - 1
    with pytest.raises(BadInput, match="no post"):
        PICKET.ask(state).holder("moon")


def test_games_end_and_answers_are_distinct() -> None:
    for seed in SEEDS:
        for steps, (state, _) in enumerate(walk(seed)):
            assert 0 < len(set(state.codes)) == len(state.codes)
            assert steps < 200


def test_gate() -> None:
    for seed in SEEDS:
        for state, code in walk(seed):
            before = msgspec.json.encode([PICKET.to_json(state), state.codes])
            if state.mover >= 0:
                assert refusal(state, PICKET.seats[1 - state.mover], state.write(code)) is not None
            for nonsense in ("send", "send moon", "roll 9", "dance"):
                with pytest.raises(Illegal):
                    state.apply(nonsense)
            assert msgspec.json.encode([PICKET.to_json(state), state.codes]) == before


def test_copies_and_positions() -> None:
    for seed in SEEDS:
        for state, code in walk(seed):
            written = PICKET.to_json(state)
            copy, again = state.copy(), PICKET.position(msgspec.json.decode(msgspec.json.encode(written)))
            for other in (copy, again):
                other.play(code)
            assert PICKET.to_json(copy) == PICKET.to_json(again)
            assert PICKET.to_json(state) == written
            assert PICKET.to_json(PICKET.sample(PICKET.view(state, None), Random(1))) == written


def test_bad_positions_are_named() -> None:
    for spec in ({"reserve": {"north": 9}}, {"holders": {"moon": "north"}}, {"side": "west"}, {"passes": 7}):
        with pytest.raises(BadInput):
            PICKET.position(spec)


def test_records_replay(registered: Game) -> None:
    """The whole record is played again, its dice derived from the secret."""
    secret = secret_from_seed(5)
    state, rng, dice = registered.new(), Random(5), Dice(secret)
    moves = []
    while not state.over:
        options = state.options()
        option = options[dice.answer(state.weights())] if state.mover == CHANCE else rng.choice(options)
        moves.append(Move(str(state.seat), str(option)))
        state.apply(option)
    record = Record(FORMAT, "1", "picket", "morning", {}, commitment(secret), moves, secret=secret.hex())
    record.result = state.result.winner
    assert registered.to_json(replay(registered, record)) == registered.to_json(state)
    assert verify(registered, record) == dice.drawn > 0


def test_words_in_every_language() -> None:
    texts = [(PACKAGE / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    keys = [re.findall(r"^([\w-]+) =", text, re.MULTILINE) for text in texts]
    assert keys[0] == keys[1] == keys[2]
    for language in LANGUAGES:
        assert words(PICKET.words, language).has("game-title")
        for state, code in walk(3):
            assert PICKET.prompt(state, state.seat, language) is not None
            assert PICKET.choices(state, language) or state.mover == CHANCE
            told = state.copy().apply(state.write(code))
            assert all(PICKET.narrate(told, None, language)) or not told


def test_a_table_in_the_browser(registered: Game, tmp_path: Path) -> None:
    """The server and its clients need to be told nothing but the name."""
    with house(tmp_path) as home:
        me = home.browser()
        seats = {"north": "me", "south": "me"}
        made = me.post("/api/tables", {"game": registered.name, "scenario": "morning", "seats": seats})
        assert made.status == 201, made.json
        bundle = me.table(made.json["table"])
        assert [option["action"] for option in bundle["options"]][:1] == ["send mill"]
        assert bundle["scene"]["panels"][0]["id"] == "reserve"
        assert me.act(made.json["table"], "send mill").status == 200
