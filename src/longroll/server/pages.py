"""What is the same for everybody: the games, their boards, pictures and rules, and the client itself."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Event
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, PathParameter, QueryParameter

from longroll import __version__
from longroll.engraving.proofs import PACKAGE, keep, proof, state_of
from longroll.games import BUILT_IN, list_games
from longroll.games import game as find_game
from longroll.kit.balance import Balance, balances, recommended, uneven
from longroll.kit.game import Game, Scenario
from longroll.kit.handicap import HANDICAP, parts_of
from longroll.kit.scene import Board, Side
from longroll.kit.state import State
from longroll.kit.terms import BadInput, Message
from longroll.kit.typed import decode
from longroll.kit.words import LANGUAGES
from longroll.server.boards import board_of, boards_of
from longroll.server.dependencies import Language, Static, TheLobby, TheSeal
from longroll.server.errors import Trouble
from longroll.server.lessons import all_lessons
from longroll.server.opponents import level_about, level_time, level_title, levels_of, usual_level
from longroll.server.pictures import draw_catalogue, find_picture, picture_address
from longroll.server.rules import Rules, rules_of
from longroll.server.seal import PublicKey
from longroll.server.security import PICTURE_POLICY
from longroll.server.speech import of_game, say, seat_name, server_words, spoken
from longroll.server.views import side_of

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
CHECK_EACH_TIME = "no-cache"
CARD_MAKERS = ("minds", "server")
"""Packages that have a say in what a game's card in the lobby is, besides those that pictures are made from."""

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""Files of the client that are served; no others are."""


class SeatCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    side: Side


class Seating(msgspec.Struct, frozen=True):
    """The seats of a table with a certain choice of an option."""

    option: str
    value: str
    seats: list[SeatCard]


class WinsCard(msgspec.Struct, frozen=True):
    """How often a side has won."""

    name: str
    side: Side
    wins: int


class BalanceCard(msgspec.Struct, frozen=True):
    """Finished games between equal computer players."""

    games: int
    player: str
    wins: list[WinsCard]
    draws: int


class ScenarioCard(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    title: str
    history: str
    options: dict[str, list[str]]
    subtitle: str = ""
    picture: str = ""
    words: dict[str, str] = {}
    """Names of the options and of their values (``option``, ``option value``)."""
    seatings: list[Seating] = []
    seats: list[SeatCard] = []
    length: str = ""
    """How many turns, in words."""
    pieces: list[int] = []
    """Of each seat at the start, and those that arrive later."""
    coming: list[int] = []
    balance: BalanceCard | None = None
    standing: str = ""
    """How it stands between equals, in a sentence; "" where nobody has counted."""
    handicap: str = ""
    """The handicap that brings it level, where it needs one and one was counted."""
    minutes: int = 0
    """Median of the tables that were finished here; 0: there is none yet."""


class LevelCard(msgspec.Struct, frozen=True):
    name: str
    title: str
    about: str
    time: str
    """How long it thinks."""
    usual: bool = False
    """Is it the one to begin with?"""


class GameCard(msgspec.Struct, frozen=True):
    """A game in the lobby."""

    name: str
    title: str
    designer: str
    kind: str
    about: str
    seats: list[SeatCard]
    scenarios: list[ScenarioCard]
    levels: list[LevelCard]
    picture: str
    palette: str
    """Style sheet of its pictures by lamp."""


class LessonCard(msgspec.Struct, frozen=True):
    name: str
    game: str
    title: str
    about: str


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    tables: int
    connections: int


def known_game(name: str) -> Game:
    try:
        return find_game(name)
    except BadInput:
        raise Trouble("no-game") from None


# ---- handlers ----------------------------------------------------------------------------------------------


@get("/api/health")
async def health(lobby: TheLobby) -> Health:
    """Is the server well?"""
    return Health("ok", __version__, lobby.loaded, lobby.connections)


@get("/api/key")
async def get_key(seal: TheSeal) -> PublicKey:
    """The public key that the records of this server are signed for."""
    return PublicKey(seal.public)


@get("/api/games")
async def game_cards(lobby: TheLobby, language: Language) -> list[GameCard]:
    """Every game with its scenarios and computer players."""
    times = await lobby.times.medians()
    return [with_times(game_card(name, language), times) for name in list_games()]


def with_times(card: GameCard, times: Mapping[tuple[str, str], int]) -> GameCard:
    """A game with how long people took for its scenarios here."""
    scenarios = [
        msgspec.structs.replace(scenario, minutes=times.get((card.name, scenario.name), 0))
        for scenario in card.scenarios
    ]
    return msgspec.structs.replace(card, scenarios=scenarios)


@cache
def game_card(name: str, language: str) -> GameCard:
    """A game as the lobby shows it. Kept between one start and the next: to make it anew, every scenario is set up."""
    key = f"card {name} {language} {card_makers()} {server_words(language).digest}"
    kept = proof(key) if name in BUILT_IN else None  # what another package brings may change without these sources
    if kept is not None:
        with suppress(msgspec.MsgspecError):
            # who plays may come from outside, and change without these sources
            card = decode(kept.encode(), GameCard)
            return msgspec.structs.replace(card, levels=level_cards(find_game(name), language))
    card = made_card(find_game(name), language)
    if name in BUILT_IN:
        keep(key, msgspec.json.encode(card).decode())
    return card


@cache
def card_makers() -> str:
    """The state of what makes cards, as far as proofs of drawings do not depend on it."""
    return state_of(path for part in CARD_MAKERS for path in sorted((PACKAGE / part).glob("*.py")))


def made_card(game: Game, language: str) -> GameCard:
    counted, level = balances(game), recommended(game)
    scenarios = [
        scenario_card(game, scenario, counted.get(scenario.name), level.get(scenario.name), language)
        for scenario in game.scenarios.values()
    ]
    return GameCard(
        name=game.name,
        title=spoken(game, language, "game-title", game.title),
        designer=game.designer,
        kind=spoken(game, language, "game-kind"),
        about=spoken(game, language, "game-about"),
        seats=seat_cards(game, game.new(), language),
        scenarios=scenarios,
        levels=level_cards(game, language),
        picture=picture_address(game.name, game.maps[0]),
        palette=game.palette,
    )


def level_cards(game: Game, language: str) -> list[LevelCard]:
    usual = usual_level(game)
    return [
        LevelCard(
            level,
            level_title(level, language),
            level_about(level, language),
            level_time(level, language),
            level == usual,
        )
        for level in levels_of(game)
    ]


def scenario_card(
    game: Game, scenario: Scenario, counted: Balance | None, level: Balance | None, language: str
) -> ScenarioCard:
    """``counted``: how it stands without a handicap; ``level``: with the one that brings it level."""
    start, size = game.new(scenario.name), game.size(scenario.name)
    return ScenarioCard(
        scenario.name,
        spoken(game, language, scenario.title, scenario.name),
        spoken(game, language, scenario.history),
        scenario.options,
        spoken(game, language, scenario.subtitle),
        picture_address(game.name, scenario.name),
        option_words(game, scenario, start, level.handicap if level is not None else "", language),
        seatings(game, scenario, language),
        seat_cards(game, start, language),
        of_game(game, language).say(Message("size-turns", {"count": size.turns})) if size.turns else "",
        [size.pieces.get(seat, 0) for seat in game.seats] if size.pieces else [],
        [size.coming.get(seat, 0) for seat in game.seats] if any(size.coming.values()) else [],
        balance_card(game, start, counted, language) if counted is not None else None,
        standing(game, start, counted, level, language) if counted is not None else "",
        level.handicap if level is not None else "",
    )


def balance_card(game: Game, start: State, counted: Balance, language: str) -> BalanceCard:
    wins = [
        WinsCard(seat_name(game, start, seat, language), side_of(game, seat), counted.wins.get(seat, 0))
        for seat in game.seats
    ]
    return BalanceCard(counted.games, level_title(counted.player, language), wins, counted.draws)


def standing(game: Game, start: State, counted: Balance, level: Balance | None, language: str) -> str:
    """How a scenario stands between equals, and with the handicap that brings it level."""
    strong = uneven(counted)
    if not strong:
        return say(language, "standing-even")
    percent = round(100 * counted.wins[strong] / counted.games)
    found = say(language, "standing-uneven", side=seat_name(game, start, strong, language), percent=percent)
    if level is None:
        return found
    counts = [f"{seat_name(game, start, seat, language)} {won}" for seat, won in level.wins.items()]
    if level.draws:
        counts.append(say(language, "standing-draws", count=level.draws))
    shares = ", ".join(counts)
    choice = handicap_words(game, start, level.handicap, language)
    return f"{found} {say(language, 'standing-level', handicap=choice, shares=shares, games=level.games)}"


def handicap_words(game: Game, start: State, value: str, language: str) -> str:
    """What a choice of handicap gives to whom."""
    parts = parts_of(value)
    if parts is None:
        return say(language, "choice-no-handicap")
    side, number = parts
    return of_game(game, language).say(Message("choice-handicap", {"side": start.seat_word(side), "number": number}))


def seat_cards(game: Game, state: State, language: str) -> list[SeatCard]:
    """Who sits at a table."""
    return [SeatCard(seat, seat_name(game, state, seat, language), side_of(game, seat)) for seat in state.seat_names()]


def option_words(game: Game, scenario: Scenario, start: State, level: str, language: str) -> dict[str, str]:
    """What the options of a scenario and their values are called; ``level``: the handicap that brings it level."""
    found = {}
    for option, values in scenario.options.items():
        found[option] = spoken(game, language, f"option-{option}", option)
        for value in values:
            if option == HANDICAP:
                words = handicap_words(game, start, value, language)
                found[f"{option} {value}"] = say(language, "choice-level", choice=words) if value == level else words
            else:
                found[f"{option} {value}"] = spoken(game, language, f"choice-{value}") or str(
                    of_game(game, language).term(value)
                )
    return found


def seatings(game: Game, scenario: Scenario, language: str) -> list[Seating]:
    """The choices of an option that change who sits at the table."""
    return [
        Seating(option, value, seat_cards(game, start, language))
        for option, values in scenario.options.items()
        if option != HANDICAP  # it seats nobody
        for value in values
        if (start := game.new(scenario.name, {option: value})).seat_names() != game.seats
    ]


HashQuery = Annotated[str | None, QueryParameter(name="board", max_length=64, required=False)]


@get("/api/games/{name:str}/board")
async def get_board(
    name: FromPath[str], language: Language, request: Request[Any, Any, Any], digest: HashQuery = None
) -> Response[Board | None]:
    """A board of the game, by the hash a scene names it with; static but for its words."""
    board = await to_thread(board_of, known_game(name).name, language, digest or "")
    etag = f'"{board.hash}-{language}"'
    headers = {"ETag": etag, "Cache-Control": CHECK_EACH_TIME, "Vary": "Cookie, Accept-Language"}
    if request.headers.get("if-none-match") == etag:
        return Response(None, status_code=304, headers=headers)
    return Response(board, headers=headers)


@get("/api/pictures/{file:str}", media_type="image/svg+xml")
async def get_picture(file: FromPath[str]) -> Response[str]:
    """A map or another drawing, by the name that a card or a board has for it: what is found under it never changes."""
    svg = await find_picture(file.removesuffix(".svg"))
    headers = {"Cache-Control": FOREVER, "Content-Security-Policy": PICTURE_POLICY}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@get("/api/games/{name:str}/rules")
async def get_rules(name: FromPath[str]) -> Response[Rules]:
    """The rules reference, clause by clause (in English)."""
    return Response(rules_of(known_game(name).name), headers={"Cache-Control": CHECK_EACH_TIME})


@get("/api/lessons")
async def list_lessons(language: Language) -> list[LessonCard]:
    """Lessons of all games."""
    return [
        LessonCard(lesson.name, game.name, lesson.title(language), lesson.about(language))
        for game, lesson in all_lessons()
    ]


# ---- the client --------------------------------------------------------------------------------------------

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Long Roll</title></head>
<body><h1>Long Roll</h1>
<p>The server is running, but the browser client has not been built in this copy.</p>
<p>In a checkout, run <code>python tools/build_web.py</code> and load this page again.</p>
<p>Without it you can play with <code>longroll terminal</code>.
Programs can talk to <a href="/api/schema">the server's interface</a>.</p>
</body></html>
"""

PathText = Annotated[str, PathParameter(max_length=300)]


@get(
    [
        "/",
        "/about",
        "/guide",
        "/guide/{rest:path}",
        "/table/{rest:path}",
        "/replay/{rest:path}",
        "/rules/{rest:path}",
        "/lesson/{rest:path}",
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def get_page(static: Static) -> Response[bytes]:
    """The client: one page, whatever the address."""
    return client_page(static)


def client_page(static: Path, status: int = 200) -> Response[bytes]:
    page = static / "index.html"
    content = page.read_bytes() if page.is_file() else NOT_BUILT.encode()
    headers = {"Cache-Control": CHECK_EACH_TIME}
    return Response(content, status_code=status, media_type="text/html; charset=utf-8", headers=headers)


@get("/{file:path}", include_in_schema=False)
async def get_file(file: PathText, static: Static, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client. What Vite puts into ``assets`` carries the hash of its content in its name. A person who
    went astray gets the client, which says so."""
    root = static.resolve()
    try:
        path = (root / file.lstrip("/")).resolve()
        there = path.is_relative_to(root) and path.is_file()
    except (ValueError, OSError):  # no name a file can have
        raise Trouble("nothing") from None
    kind = TYPES.get(path.suffix)
    if kind is None or not there:
        if not path.suffix and not file.startswith("/api") and "text/html" in request.headers.get("accept", ""):
            return client_page(static, 404)
        raise Trouble("nothing")
    hashed = path.parent.name == "assets"
    return Response(
        path.read_bytes(),
        media_type=f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        headers={"Cache-Control": FOREVER if hashed else CHECK_EACH_TIME},
    )


def warm_lobby() -> None:
    """Make what the first page says; its pictures follow."""
    for name in list_games():
        game_card(name, LANGUAGES[0])


def warm_tables(stop: Event) -> None:
    """Make what everybody will ask for later: it takes seconds, and nobody should wait for it."""
    draw_catalogue(stop)
    for language in LANGUAGES:
        for name in list_games():
            if stop.is_set():
                return
            game_card(name, language)
            boards_of(name, language)
