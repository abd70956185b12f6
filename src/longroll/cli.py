"""The command line: ``longroll --help``."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperGroup

from longroll import __version__
from longroll.games import BUILT_IN, guests, list_games
from longroll.games import game as find_game
from longroll.kit import record as records
from longroll.kit.balance import counted as counted_balance
from longroll.kit.balance import levels
from longroll.kit.clauses import FORM
from longroll.kit.collecting import collect_seldom
from longroll.kit.game import Game, Scenario, default_scenario
from longroll.kit.positions import playable
from longroll.kit.record import Record
from longroll.kit.state import State
from longroll.kit.terms import BadInput, Event, Illegal, Message
from longroll.kit.words import LANGUAGES, words
from longroll.lab import arena, balance, bench, fitting, ladder, learning, puzzles, tuning
from longroll.lab.manifest import Contest, Manifest, check_players, read_manifest, versus
from longroll.lab.matches import Book
from longroll.lab.players import listed, read_spec
from longroll.lab.probe import probe as ask_rules
from longroll.lab.probe import read_question
from longroll.lab.runner import Processes
from longroll.lab.scores import Sprt
from longroll.lab.sheets import Sheet
from longroll.minds import allow, minds, trouble
from longroll.minds.judging import FILE, Figures, Fitted
from longroll.reference import proven
from longroll.terminal import Keyboard, Shelf, Talk, Wish, go_on, offered, outcome, shows_all, start

HELP = """Long Roll: black-powder battles played by the rules.

Play in the browser or at this terminal, let computer players fight many games, put any position to the rules, replay
and verify recorded games. "longroll COMMAND --help" explains each command.
"""

EXAMPLES = """\b
Examples:
  longroll play
      play in the browser
  longroll serve --host 0.0.0.0 --data ~/tables
      let others at home play too; keep the tables there
  longroll terminal gettysburg --side Union --language fr
      command the Union against the computer, in French
  longroll terminal gettysburg --side both --save game.longroll.json
      two people at one keyboard; keep the record there
  longroll terminal --resume game.longroll.json
      go on with it
  longroll selfplay gettysburg --seats staff,random --games 200 --jobs 2
      the computer's staff has the CSA, chance the Union: who wins how often?
  longroll arena --versus staff staff-1 --game reason --scenario lindenau --pairs 50
      which of the two is stronger? the same dice twice, the sides exchanged
  longroll replay game.longroll.json --seat CSA
      the story of a game as the CSA saw it
  longroll verify game.longroll.json
      was every die honest, every action legal?
  longroll verify game.longroll.json --server-key 64-DIGITS
      and is this the game as that server kept it?
  echo '{"scenario": "three-days", "actions": ["block 5 WRN"]}' | longroll probe gettysburg -
      what do the rules say to this?
"""


class Commands(TyperGroup):
    """Turns bad input into one line on stderr and exit code 2, never into a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except (BadInput, Illegal, OSError) as error:
            typer.echo(f"longroll: {error_line(error)}", err=True)
            raise typer.Exit(2) from None
        except RecursionError:
            typer.echo("longroll: the input is nested too deeply", err=True)
            raise typer.Exit(2) from None


def error_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())


app = typer.Typer(
    cls=Commands,
    help=HELP,
    epilog=EXAMPLES,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    """The entry point of the ``longroll`` command."""
    app(prog_name="longroll")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"longroll {__version__} ({build_name(bench.is_compiled(State.__module__))})")
        raise typer.Exit


@app.callback()
def everything(
    _version: Annotated[
        bool,
        typer.Option("--version", help="Print the version: plain or compiled.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    pass


# ---- shared pieces -----------------------------------------------------------------------------------------

FIRST_GAME = BUILT_IN[0]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `longroll games` lists them.")]
SomeGame = Annotated[str | None, typer.Argument(metavar="GAME", help="A game; all of them if not named.")]
ScenarioName = Annotated[str, typer.Option("--scenario", help="A scenario; the game's first one if not named.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
ScenarioOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the scenario; repeatable.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record (*.longroll.json).")]
Language = Annotated[str, typer.Option("--language", help=f"One of {', '.join(LANGUAGES)}.")]


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput(f"no words in '{language}'; languages are: {', '.join(LANGUAGES)}")
    return language


def check_scenario(game: Game, name: str) -> str:
    found = name or default_scenario(game)
    if found not in game.scenarios:
        raise BadInput(f"{game.name} has no scenario '{found}'; scenarios are: {', '.join(game.scenarios)}")
    return found


def check_seat(game: Game, seat: str) -> str:
    if seat not in game.seats:
        raise BadInput(f"{game.name} has no seat '{seat}'; seats are: {', '.join(game.seats)}")
    return seat


def read_record(path: Path) -> tuple[Game, Record]:
    record = records.decode(path.read_bytes())
    return find_game(record.game), record


# ---- play in the browser -----------------------------------------------------------------------------------

Host = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 lets other machines in.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen at; 0 takes a free one.")]
Data = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept; your data folder if not named.")
]
NewKey = Annotated[
    bool, typer.Option("--new-key", help="Make new keys for a data folder whose own are lost: all seats are lost too.")
]


@app.command()
def play(
    host: Host = "127.0.0.1",
    port: Port = 8642,
    data: Data = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
    new_key: NewKey = False,
) -> None:
    """Play in the browser: starts the server here and opens the lobby. Ctrl-C ends it; tables are kept."""
    start_server(host, port, data, open_browser, new_key)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8642,
    data: Data = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    new_key: NewKey = False,
) -> None:
    """Serve tables to browsers, here or elsewhere. Ctrl-C ends it; tables are kept."""
    start_server(host, port, data, open_browser, new_key)


def start_server(host: str, port: int, data: Path | None, open_browser: bool, new_key: bool) -> None:
    from longroll.engraving.proofs import any_kept
    from longroll.server.config import Config, data_folder
    from longroll.server.run import serve as run_server

    first = not any_kept()  # asked now: when the address is told, the lobby has kept its cards already

    def tell(address: str, homes: list[str]) -> None:
        typer.echo(f"Long Roll is at {address} (Ctrl-C ends it)")
        for home in homes:
            typer.echo(f"A friend in the same network opens {home}")
        if not homes:
            typer.echo("Only this machine can open it; for a friend elsewhere start it with --host 0.0.0.0")
        if first:
            typer.echo("Maps and pictures are drawn now, once; they follow within seconds.")

    config = Config(data=data or data_folder(), host=host, port=port, new_key=new_key)
    run_server(config, open_browser, tell)


# ---- terminal ----------------------------------------------------------------------------------------------


@app.command()
def terminal(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="A game; the one left last, or the first one, if not named.")
    ] = "",
    scenario: ScenarioName = "",
    side: Annotated[
        str, typer.Option("--side", metavar="SEAT|both", help="Your seat; the first one if not named.")
    ] = "",
    opponent: Annotated[
        str, typer.Option("--opponent", metavar="MIND", help="The computer player against you; `longroll games`.")
    ] = "",
    language: Language = "en",
    option: ScenarioOptions = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Repeatable dice, for trying things out.")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the record there, not in your data folder.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a game: its record, as it was kept.")
    ] = None,
    data: Data = None,
    pace: Annotated[
        float, typer.Option("--pace", min=0, max=10, help="Seconds between two acts of the computer.")
    ] = 0.3,
    in_ascii: Annotated[
        bool | None, typer.Option("--ascii/--no-ascii", help="Plain letters only; your terminal is asked if not said.")
    ] = None,
) -> None:
    """Play at this terminal, against the computer or a person.

    Every choice is a numbered menu, narrowed step by step; names and codes can be typed as well, whole or begun, and
    TAB completes them. "why ACTION" says why something is not allowed, and "help" lists the rest. The game is kept
    after every act: the same command offers to go on with it. With --side both two people share the keyboard.
    """
    from longroll.server.config import data_folder

    check_language(language)
    allow([opponent])
    shelf = Shelf((data or data_folder()) / "terminal")
    console = Console(highlight=False)
    plain = not shows_all(console.encoding) if in_ascii is None else in_ascii
    with Keyboard(shelf.history) as keyboard:
        wish = Wish(side, opponent, seed)
        if resume is None and not (scenario or side or opponent or option or save) and seed is None:
            resume = offered(shelf, find_game(game).name if game else "", language, keyboard, plain)
        if resume is not None:
            session = go_on(*read_record(resume), shelf, wish)
            file: Path | None = save or resume
        else:
            found = find_game(game or FIRST_GAME)
            session = start(found, check_scenario(found, scenario), wish, read_options(option or []))
            trial = seed is not None and save is None
            file = None if trial else save or shelf.new_path(session.record, time.strftime("%Y%m%d-%H%M%S"))
        pause = pace if console.is_terminal else 0.0
        talk = Talk(session, language, console, keyboard.read, shelf, file, plain, pause)
        keyboard.completes = talk.completions
        talk.run()


# ---- games -------------------------------------------------------------------------------------------------


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games, their scenarios, options and computer players."""
    described = [describe_game(find_game(name)) for name in list_games()]
    _, broken = guests()
    absent = {why: None for name in list_games() for why in trouble(find_game(name)).values()}
    for why in (*broken.values(), *absent):
        typer.echo(why, err=True)
    if as_json:
        print_json(described)
        return
    for entry in described:
        typer.echo(f"{entry['name']}: {entry['title']}, designed by {entry['designer']}")
        typer.echo(f"  seats: {', '.join(entry['seats'])}")
        typer.echo(f"  computer players: {', '.join(entry['minds'])}")
        typer.echo("  scenarios:")
        for name in entry["scenarios"]:
            typer.echo(f"    {name:<22} {entry['titles'][name]}")
            for option, values in entry["options"][name].items():
                typer.echo(f"      {option}: {', '.join(values)}")


def describe_game(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "designer": game.designer,
        "seats": list(game.seats),
        "scenarios": list(game.scenarios),
        "titles": {name: scenario_title(game, scenario) for name, scenario in game.scenarios.items()},
        "options": {name: scenario.options for name, scenario in game.scenarios.items()},
        "minds": minds(game),
    }


def scenario_title(game: Game, scenario: Scenario, language: str = "en") -> str:
    """The title in words; the bare name where a game has no words for it yet."""
    try:
        return words(game.words, language).say(Message(scenario.title))
    except (KeyError, FileNotFoundError):
        return scenario.name


# ---- selfplay ----------------------------------------------------------------------------------------------


@app.command()
def selfplay(
    game: GameName,
    scenario: ScenarioName = "",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="A,B",
            help="Computer players in the order of the seats; `exec:COMMAND` is a program (docs/bots.md).",
        ),
    ] = "",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; the result does not depend on it.")] = 1,
    as_json: AsJson = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", help="Write every record there.")] = None,
    option: ScenarioOptions = None,
) -> None:
    """Let computer players play many games, and count."""
    found = find_game(game)
    names = listed(seats) if seats else []
    allow(names)
    scenario = check_scenario(found, scenario)
    collect_seldom()
    with counting(games) as count:
        match = arena.selfplay(
            found,
            scenario,
            names,
            games,
            seed,
            jobs,
            save,
            on_game=lambda _: count(),
            options=read_options(option or []),
        )
    if as_json:
        print_json(match)
    else:
        print_match(match)


def read_options(texts: list[str]) -> dict[str, str]:
    """Options of a scenario from ``NAME=VALUE``."""
    for text in texts:
        if "=" not in text:
            raise BadInput(f"'{text}' should read NAME=VALUE")
    return dict(text.split("=", 1) for text in texts)


@contextmanager
def counting(total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on a terminal, silence elsewhere."""
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=total)
        yield lambda: progress.advance(task)


def players_of(match: arena.Match, side: str) -> str:
    """Who plays a side; a team has a seat for each of its members."""
    return ", ".join(dict.fromkeys(name for seat, name in match.seats.items() if seat.split("-")[0] == side))


def print_match(match: arena.Match) -> None:
    table = Table(title=f"{match.game}, {match.scenario}: {match.games} games, seed {match.seed}")
    table.add_column("seat")
    table.add_column("player")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    table.add_column("95 % interval", justify="right")
    for seat, won in match.wins.items():
        low, high = match.intervals[seat]
        share = f"{won / match.games:.1%}"
        table.add_row(seat, players_of(match, seat), str(won), share, f"{low:.1%} to {high:.1%}")
    console = Console(highlight=False)
    console.print(table)
    stopped = f"; stopped at the limit: {match.unfinished}" if match.unfinished else ""
    console.print(f"draws: {match.draws}{stopped}")
    console.print(f"decisions: {match.mean_decisions:,.0f} a game, {match.decisions_per_second:,.0f} a second")
    console.print(f"time: {match.mean_seconds:.3f} s a game")


# ---- arena -------------------------------------------------------------------------------------------------

DEFAULT_PAIRS = 100
WIDE = 7
"""With more columns, a table has no room for spaces."""


@app.command("arena")
def arena_command(
    manifests: Annotated[
        list[Path] | None, typer.Argument(metavar="[MANIFEST]...", help="Matches that are written down (*.toml).")
    ] = None,
    players: Annotated[
        tuple[str, str] | None, typer.Option("--versus", metavar="A B", help="A match of these two, e.g. staff random.")
    ] = None,
    whole_ladder: Annotated[
        bool, typer.Option("--ladder", help="All committed matches; writes docs/strength.md.")
    ] = False,
    balanced: Annotated[
        bool, typer.Option("--balance", help="A player against itself in every scenario; writes docs/balance.md.")
    ] = False,
    game: Annotated[str, typer.Option("--game", help="The game of --versus; for --balance this one only.")] = "",
    scenario: Annotated[str, typer.Option("--scenario", metavar="A,B", help="Scenarios, as --game.")] = "",
    option: ScenarioOptions = None,
    mind: Annotated[str, typer.Option("--mind", help="Who plays for --balance.")] = "captain",
    pairs: Annotated[int | None, typer.Option("--pairs", min=1, help="How many pairs of games in each game.")] = None,
    games: Annotated[
        int | None, typer.Option("--games", min=1, help="How many games; for --balance a scenario.")
    ] = None,
    search: Annotated[
        bool, typer.Option("--level", help="With --balance: search the handicap that brings uneven scenarios level.")
    ] = False,
    tenth: Annotated[bool, typer.Option("--tenth", help="A tenth of the pairs, for a first impression.")] = False,
    test: Annotated[
        tuple[float, float] | None,
        typer.Option("--sprt", metavar="P0 P1", help="With --versus: stop when the score is rather one of these."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed plays the same games (--versus, --balance).")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; results do not depend on it.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Where results are kept, a line of JSON for a game.")
    ] = None,
    report: Annotated[bool, typer.Option("--report", help="Play nothing; tell what is kept.")] = False,
    any_program: Annotated[
        bool, typer.Option("--any-program", help="Count what other states of this program have played, too.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Let computer players meet in pairs of games: the same dice, the sides exchanged.

    Players are named with their settings, e.g. general:nodes=100. Every game is kept when it is over; a match that was
    stopped goes on where it was. The score of a pair is what the first player won of it, 0 to 1; its lower bound is
    one-sided, 95 %.
    """
    if sum(map(bool, (manifests, players, whole_ladder, balanced))) != 1:
        raise BadInput("name manifests, or say one of --versus, --ladder and --balance")
    collect_seldom()
    folder = out or ladder.results_folder()
    options = read_options(option or [])
    if balanced:
        names = [game] if game else list(BUILT_IN)
        if not report:
            wish = Wanted(scenario.split(",") if scenario else [], options, mind, games, seed)
            book = Book(folder / f"balance-{read_spec(mind).name}.jsonl", any_program)
            (search_handicaps if search else count_balance)(names, wish, book, Processes(jobs))
        if balance.kept_with(options):
            show_balance(names, as_json)
        return
    number = pairs if games is None else -(-games // 2)
    if players is not None:
        allow(players)
        contest = Contest(game, scenario.split(",") if scenario else [], number or DEFAULT_PAIRS, options=options)
        sprt = Sprt(*test) if test is not None else None
        wanted = [versus(players, first_scenario(contest), seed, sprt)]
    else:
        wanted = ladder.committed() if whole_ladder else [read_manifest(path) for path in manifests or []]
    if not report:
        for manifest in wanted:  # all of them before the first is played, which may take hours
            check_players(manifest)
    standings = []
    for manifest in wanted:
        book = Book(folder / f"{manifest.name}.jsonl", any_program)
        standings.append(
            ladder.kept_match(manifest, book) if report else play_manifest(manifest, book, jobs, tenth, number)
        )
    if whole_ladder:
        (ladder.checkout() / ladder.PAGE).write_text(ladder.strength_page(standings), encoding="utf-8")
    if as_json:
        print_json([{"match": standing.manifest.name, "games": told(standing)} for standing in standings])
    else:
        print_standings(standings)


def first_scenario(contest: Contest) -> Contest:
    """A contest with its game's first scenario, if it names none."""
    found = find_game(contest.game)
    return contest if contest.scenarios else msgspec.structs.replace(contest, scenarios=[default_scenario(found)])


def play_manifest(manifest: Manifest, book: Book, jobs: int, tenth: bool, pairs: int | None) -> ladder.Standing:
    total = sum(2 * ladder.pairs_wanted(contest, tenth, pairs) for contest in manifest.games)
    with counting(total) as count:
        return ladder.play_match(manifest, book, Processes(jobs), tenth, pairs, lambda _: count())


def told(standing: ladder.Standing) -> dict[str, Any]:
    """A match for other programs: with what follows from its sums."""
    return {
        contest.game: None
        if found is None
        else {"score": found.pairs.score, "lower": found.pairs.lower, **msgspec.to_builtins(found)}
        for contest, found in standing.games
    }


def print_standings(standings: list[ladder.Standing]) -> None:
    console = Console(highlight=False)
    console.print(sheet_table(ladder.scores(standings)))
    mirror = ladder.script_by_seat(standings)
    for standing in standings:
        for sheet in (ladder.scenarios(standing), ladder.seats(standing, mirror), ladder.answers(standing)):
            if sheet.rows:
                console.print(sheet_table(sheet))


def sheet_table(sheet: Sheet) -> Table:
    table = Table(title=sheet.title, padding=(0, 0) if len(sheet.head) > WIDE else (0, 1))
    for number, name in enumerate(sheet.head):
        table.add_column(name, justify="left" if number < sheet.names else "right")
    for row in sheet.rows:
        table.add_row(*row)
    return table


class Wanted(msgspec.Struct, frozen=True):
    """What balance is to be counted of; without names, every scenario of a game."""

    scenarios: list[str]
    options: dict[str, str]
    mind: str
    games: int | None
    seed: int


def count_balance(names: list[str], wish: Wanted, book: Book, runner: Processes) -> None:
    """Count and keep; what was played with options is printed instead."""
    spec = read_spec(wish.mind)
    ladder.checkout()
    for found in map(find_game, names):
        for scenario in wish.scenarios or found.scenarios:
            check_scenario(found, scenario)
            with counting(wish.games or balance.games_wanted(spec, scenario)) as count:
                counted = balance.count(
                    found, scenario, spec, book, runner, wish.games, wish.seed, wish.options, lambda _: count()
                )
            if balance.kept_with(wish.options):
                balance.keep(found, scenario, counted)
            else:
                Console(highlight=False).print(sheet_table(balance.sheet(found, {scenario: [counted]})))


def search_handicaps(names: list[str], wish: Wanted, book: Book, runner: Processes) -> None:
    """Count handicaps of scenarios that are uneven by the same player's count: those named, or all it has counted."""
    if wish.options:
        raise BadInput("--level chooses the handicap itself: no --option with it")
    spec = read_spec(wish.mind)
    ladder.checkout()
    for found in map(find_game, names):
        for scenario in wish.scenarios or balance.scenarios_of(found, spec):
            check_scenario(found, scenario)
            best = balance.search(found, scenario, spec, book, runner, wish.games, wish.seed)
            if best is not None and not levels(best):
                Console(highlight=False).print(f"{scenario}: no handicap brings it level; nearest is {best.handicap}")


def show_balance(names: list[str], as_json: bool) -> None:
    """Print what is kept, and write its page."""
    kept = {name: counted_balance(find_game(name)) for name in names}
    if as_json:
        print_json(kept)
    else:
        for name, found in kept.items():
            for sheet in balance.sheets(find_game(name), found):
                Console(highlight=False).print(sheet_table(sheet))
    (ladder.checkout() / balance.PAGE).write_text(balance.balance_page(), encoding="utf-8")


# ---- probe -------------------------------------------------------------------------------------------------


@app.command()
def probe(
    game: GameName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A JSON file, or - for standard input.")],
) -> None:
    """Put a position and actions to the rules; answers in JSON.

    The file holds {"position": {…}, "actions": ["…"], "seat": "…"}, or "scenario" in place of "position"; or a bare
    position (`longroll schema` describes it, docs/positions explain it), which is asked what may be done in it. Answers
    of chance are actions too ("die 4"). A refused action changes nothing and the rest goes on. With "seat", only
    what that seat may know is printed.
    """
    found = find_game(game)
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    print_json(ask_rules(found, read_question(data)))


@app.command()
def schema(game: GameName) -> None:
    """Print the JSON Schema of a game's position files."""
    print_json(find_game(game).schema())


# ---- clauses -----------------------------------------------------------------------------------------------


@app.command()
def clauses(game: SomeGame = None, as_json: AsJson = False) -> None:
    """List every clause with the tests that prove it."""
    names = list_games() if game is None else (find_game(game).name,)
    found = {name: proven(name) for name in names}
    for name in [name for name in names if not found[name]]:
        where = find_game(name).reference
        typer.echo(f"{name}: {where} has no clause; one reads '{FORM}', with two or three capitals", err=True)
    if as_json:
        counted = [count_clauses(name, tests) for name, tests in found.items()]
        print_json(counted if game is None else counted[0])
        return
    for name, tests in found.items():
        for clause, proving in tests.items():
            typer.echo(f"{clause:<10} {', '.join(proving) or '-'}")
        count = count_clauses(name, tests)
        typer.echo(
            f"{name}: {count['clauses']} clauses, {count['proven']} proven, {len(count['unproven'])} without any"
        )


def count_clauses(name: str, tests: dict[str, list[str]]) -> dict[str, Any]:
    unproven = [clause for clause, proving in tests.items() if not proving]
    return {"game": name, "clauses": len(tests), "proven": len(tests) - len(unproven), "unproven": unproven}


# ---- bench -------------------------------------------------------------------------------------------------

FIGURES: dict[str, tuple[str, bool]] = {
    "decisions": ("decisions a second with the legal list", True),
    "applies": ("answers a second, played again", True),
    "copies": ("copies a second in mid-game", True),
    "games": ("games a second", True),
    "odds_ms": ("odds before a gamble, ms", False),
}
"""Figures of a benchmark: their words, and whether more is better."""
THINKING = {
    "rollouts": ("rollouts a second, of one processor", True),
    "answers": ("answers of a rollout", True),
    "game_seconds": ("a game between two staffs, s", False),
}


@app.command("bench")
def bench_command(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="A game; every game if not named.")] = "",
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="Time for each figure.")] = 1.0,
    rollouts: Annotated[bool, typer.Option("--rollouts", help="Measure how fast plans are tried out.")] = False,
) -> None:
    """Measure the speed of a game, or of every game.

    Where build/compiled holds a compiled build, both are measured and compared.
    """
    folder = bench.compiled_build()
    if rollouts:
        show_thinking(seconds, name, folder, as_json)
        return
    here = bench.measure(seconds, name)
    other = bench.measure_compiled(folder, seconds, name) if folder is not None else None
    if as_json:
        print_json({"here": here, "compiled": other})
        return
    console = Console(highlight=False)
    console.print(f"Python {here.python}; kit: {build_name(here.kit_compiled)}")
    for measured, speed in here.games.items():
        console.print(speed_table(measured, speed, FIGURES, other.games.get(measured) if other is not None else None))


def show_thinking(seconds: float, name: str, folder: Path | None, as_json: bool) -> None:
    here = bench.measure_thinking(seconds, name)
    other = bench.measure_compiled_thinking(folder, seconds, name) if folder is not None else {}
    if as_json:
        print_json({"here": here, "compiled": other or None})
        return
    console = Console(highlight=False)
    for measured, speed in here.items():
        console.print(speed_table(measured, speed, THINKING, other.get(measured)))


def build_name(compiled: bool) -> str:
    return "compiled" if compiled else "plain"


Measured = TypeVar("Measured", bench.Speed, bench.Thinking)


def speed_table(name: str, speed: Measured, figures: Mapping[str, tuple[str, bool]], other: Measured | None) -> Table:
    table = Table(title=name)
    table.add_column("figure")
    table.add_column(build_name(speed.compiled), justify="right")
    if other is not None:
        table.add_column(build_name(other.compiled), justify="right")
        table.add_column("ratio", justify="right")
    for figure, (label, more_is_better) in figures.items():
        row = [label, figure_text(getattr(speed, figure))]
        if other is not None:
            row.append(figure_text(getattr(other, figure)))
            row.append(ratio_text(getattr(speed, figure), getattr(other, figure), more_is_better))
        table.add_row(*row)
    return table


def figure_text(value: float | None) -> str:
    if value is None:
        return "n/a"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 1 else f"{value:.3f}"


def ratio_text(plain: float | None, compiled: float | None, more_is_better: bool) -> str:
    if plain is None or compiled is None:
        return "n/a"
    return f"{compiled / plain if more_is_better else plain / compiled:.1f}×"


# ---- the laboratory ----------------------------------------------------------------------------------------

lab_app = typer.Typer(no_args_is_help=True, help="Make what computer players know: everything they learned, again.")
app.add_typer(lab_app, name="lab")


@lab_app.command("fit")
def fit_command(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=10, help="How many games, about.")] = 2000,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="A scenario; repeatable; all of them if not named.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=f"Not beside the game's features ({FILE}), but there.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed fits the same weights.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; the result does not depend on it.")] = 1,
) -> None:
    """Fit what a position of a game is worth to games between its staffs.

    Writes the weights with their figures on games that were held out, and prints these.
    """
    found = find_game(game)
    collect_seldom()
    with counting(games) as count:
        fitted = fitting.fit_game(found, games, scenario or (), seed, jobs, count)
    path = out or fitting.own_file(found)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(fitted), indent=1) + b"\n")
    print_fitted(found.name, fitted)
    typer.echo(f"written: {path}")


@lab_app.command("learn")
def learn_command(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games to learn from.")] = 20,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="A scenario; repeatable; all of them if not named.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed teaches the same.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; the result does not depend on it.")] = 1,
) -> None:
    """Learn what plans of each kind gain as a rule, and answers other than the script's: searches start from it."""
    found = find_game(game)
    collect_seldom()
    with counting(games) as count:
        learned = learning.learn(found, scenario or list(found.scenarios), games, seed, Processes(jobs), count)
    path = learning.own_file(found)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n")
    typer.echo(f"written: {path}")


@lab_app.command("tune")
def tune_command(
    game: GameName,
    pairs: Annotated[int, typer.Option("--pairs", min=2, help="How many pairs of games to tune by.")] = 2000,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="A scenario; repeatable; all of them if not named.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed and one job tune the same.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; they all work at the same numbers.")] = 1,
) -> None:
    """Tune the numbers that a script weighs things by, by games against itself; print those that should change."""
    found = find_game(game)
    collect_seldom()
    with counting(pairs) as count:
        tuned = tuning.tune(found, scenario or list(found.scenarios), pairs, seed, Processes(jobs), count)
    for knob in tuned:
        typer.echo(f"{knob.name}  {knob.before:g}  ->  {knob.after:.3g}")


@lab_app.command("puzzles")
def puzzles_command(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the puzzles are, or will be.")],
    wanted: Annotated[int, typer.Option("--find", min=0, help="Find so many, and write them there.")] = 0,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="A scenario to find them in; repeatable; all if not named.")
    ] = None,
    player: Annotated[str, typer.Option("--player", help="Who solves them.")] = "general",
    seed: Annotated[int, typer.Option("--seed", help="The same seed finds the same puzzles, the same way.")] = 1,
) -> None:
    """Find puzzles (win now, do not lose now), or let a computer player solve them."""
    found = find_game(game)
    collect_seldom()
    if wanted:
        made = puzzles.find(found, scenario or list(found.scenarios), wanted, seed)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
        typer.echo(f"{len(made)} puzzles written: {file}")
        return
    known = puzzles.puzzles_in(file)
    solved = [puzzles.solves(found, puzzle, player, seed) for puzzle in known]
    for puzzle, right in zip(known, solved, strict=True):
        typer.echo(f"{'solved' if right else 'missed'}  {puzzle.kind}  {puzzle.scenario}, {puzzle.seat}")
    typer.echo(f"{player} solved {sum(solved)} of {len(known)}")


def print_fitted(name: str, fitted: Fitted) -> None:
    table = Table(title=f"{name}: chances on games held out; {fitted.games} games, seed {fitted.seed}")
    table.add_column("scenario")
    for title in ("games", "positions", "Brier", "skill", "calibration error"):
        table.add_column(title, justify="right")
    for scenario, figures in fitted.by_scenario.items():
        table.add_row(scenario, *figure_cells(figures))
    table.add_row("all", *figure_cells(fitted.held_out))
    Console(highlight=False).print(table)


def figure_cells(figures: Figures) -> list[str]:
    measured = (figures.brier, figures.skill, figures.calibration_error)
    return [str(figures.games), str(figures.positions), *[f"{value:.3f}" for value in measured]]


# ---- records -----------------------------------------------------------------------------------------------


@app.command()
def replay(
    record: RecordFile,
    language: Language = "en",
    seat: Annotated[str | None, typer.Option("--seat", help="Tell only what this seat could see.")] = None,
) -> None:
    """Tell a recorded game as a numbered log."""
    game, found = read_record(record)
    check_language(language)
    if seat is not None:
        check_seat(game, seat)
    with playable(found.position):
        for line in story(game, found, seat, language):
            typer.echo(line)


def story(game: Game, record: Record, seat: str | None, language: str) -> Iterator[str]:
    """The lines of a replay."""
    state = records.begin(game, record)
    scenario = game.scenarios.get(record.scenario)
    yield f"{game.title}: {scenario_title(game, scenario, language)}" if scenario is not None else game.title
    for number, move in enumerate(record.actions, 1):
        with records.versions(game, record):
            events = records.step(state, number, move)
        shown = events if seat is not None else [opened(event) for event in events]
        for line, sentence in enumerate(state.narrate(shown, seat, language)):
            yield f"{number if line == 0 else '':>5}  {sentence}"
    yield outcome(state, language)


def opened(event: Event) -> Event:
    """An event with its secret told to everybody: a record is read after the game."""
    return msgspec.structs.replace(event, seen_by=None)


ServerKey = Annotated[
    str | None,
    typer.Option(
        "--server-key",
        metavar="KEY|FILE",
        help="The public key of a server (its /api/key), or a file with it: was the record given out by it, as it is?",
    ),
]
UNSIGNED = "It is not signed: that this is the story that was played, nobody vouches for."
UNCHECKED = (
    "It is as the server with the key {key} gave it out; whose key that is, --server-key checks (a server's /api/key)."
)
SIGNED = "It is as the server gave it out: nothing was invented, changed or cut off."


@app.command()
def verify(record: RecordFile, server_key: ServerKey = None) -> None:
    """Check every die and every action of a recorded game.

    The secret must match the commitment, every die must follow from the secret, every action must be legal, and the
    result must be what comes of them: so the dice are honest for this story. That it is the story that was played,
    the signature of the server says; --server-key checks it.
    """
    game, found = read_record(record)
    vouched = check_signature(found, server_key)
    with playable(found.position):
        dice = records.verify(game, found)
        state = records.replay(game, found)
    typer.echo(f"verified: {dice} dice, {len(found.actions)} actions, all legal. {outcome(state, 'en')}")
    typer.echo(f"The dice are honest for this story. {vouched}")


def check_signature(record: Record, server_key: str | None) -> str:
    """Who vouches for the story of a record, in a sentence; BadInput if the signature, or the wanted one, is wrong."""
    from longroll.server import seal

    wanted = None if server_key is None else seal.read_public(key_text(server_key))
    signature = record.signature
    if isinstance(signature, msgspec.UnsetType):
        if wanted is not None:
            raise BadInput("the record is not signed: no server vouches for its story")
        return UNSIGNED
    seal.check(record, signature)
    if wanted is None:
        return UNCHECKED.format(key=signature.key)
    if signature.key.lower() != wanted:
        raise BadInput(f"the record is signed by another server, with the key {signature.key}")
    return SIGNED


def key_text(key_or_file: str) -> str:
    """A key as it is given, or the content of the file that is named."""
    if re.fullmatch("[0-9a-fA-F]{64}", key_or_file):
        return key_or_file
    return Path(key_or_file).read_text(errors="replace")


if __name__ == "__main__":
    main()
