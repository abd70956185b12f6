"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.concurrency import sync_to_thread
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

from longroll.kit.foresight import flagged, is_chance, learns, outcome, read_all
from longroll.kit.game import Game
from longroll.kit.gate import refusal
from longroll.kit.record import Record
from longroll.kit.scene import Holding, Inspection, KeyText, Odds, Pose, PoseAsk, Why
from longroll.kit.state import CHANCE, State
from longroll.server import parley, security
from longroll.server.aftermath import Aftermath, Fight
from longroll.server.config import RECORD_BODY
from longroll.server.dependencies import Guest, Language, TheLobby, TheSeal, TheSigner
from longroll.server.errors import Trouble
from longroll.server.film import Film, film_of
from longroll.server.listing import Summary, may_have_record
from longroll.server.live import ACTION_LENGTH, THEN, posed
from longroll.server.lobby import Lobby, Made, NewTable, PlayOn
from longroll.server.network import LOOPBACK, home_addresses
from longroll.server.replay import Replay, played_here, record_of
from longroll.server.security import Signer
from longroll.server.speech import say
from longroll.server.table import Stale
from longroll.server.thoughts import ThoughtNote, notes_of
from longroll.server.views import Bundle, StandingView, bundle, standing_of
from longroll.server.visit import visit

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
HANDFUL = 24
"""Things that may be taken in hand together."""
Seat = Annotated[str, msgspec.Meta(max_length=40)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=ACTION_LENGTH)]
ActionQuery = Annotated[str, QueryParameter(name="action", min_length=1, max_length=ACTION_LENGTH)]
KeyQuery = Annotated[str, QueryParameter(name="key", min_length=1, max_length=80)]
ThenQuery = Annotated[list[str] | None, QueryParameter(name="then", max_length=ACTION_LENGTH, required=False)]
SinceQuery = Annotated[int, QueryParameter(name="since", ge=0, le=10**9, required=False)]
SeatQuery = Annotated[str | None, QueryParameter(name="seat", max_length=40, required=False)]


class ActAsk(msgspec.Struct, forbid_unknown_fields=True):
    """An action, and what is answered right after it. ``ask``: see ``LiveTable.act``."""

    seq: int
    seat: Seat
    action: ActionText
    then: Annotated[list[ActionText], msgspec.Meta(max_length=THEN)] = []
    ask: bool = False


class Join(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Reseat(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall play a seat."""

    seat: Seat
    to: Annotated[str, msgspec.Meta(max_length=40)]


class ForSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    seat: Seat


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """A standing order: the reaction, and the answer to it."""

    seat: Seat
    name: Annotated[str, msgspec.Meta(max_length=40)]
    answer: Annotated[str, msgspec.Meta(max_length=40)]


class InHand(msgspec.Struct, forbid_unknown_fields=True):
    """A hand on a thing."""

    seq: int
    seat: Seat
    ask: PoseAsk


class Hold(msgspec.Struct, forbid_unknown_fields=True):
    """Things taken in hand together."""

    seq: int
    seat: Seat
    keys: Annotated[list[KeyText], msgspec.Meta(min_length=1, max_length=HANDFUL)]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    grant: bool


class SurrenderAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat says to an offer to lay down arms."""

    seat: Seat
    accept: bool


class DrawWord(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat says about a draw."""

    seat: Seat
    word: Literal["offer", "withdraw", "accept", "decline"]


class Pause(msgspec.Struct, forbid_unknown_fields=True):
    paused: bool


class Invitation(msgspec.Struct, frozen=True):
    url: str


class Called(msgspec.Struct, forbid_unknown_fields=True):
    """A name somebody chose."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """Who asks. ``name`` is empty until he says it. ``homes``: where others can reach this server, told to whoever sits
    at its own machine; ``lonely``: nobody else can."""

    name: str
    homes: list[str] = []
    lonely: bool = False


KEPT = "longroll cookie"

# ---- shared pieces -----------------------------------------------------------------------------------------


def guest_cookie(guest: str, signer: Signer, request: AnyRequest) -> Cookie:
    """What a browser keeps to say who it is."""
    return Cookie(
        key=signer.cookie,
        value=signer.sign(guest),
        max_age=security.COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def keep(cookie: Cookie, request: AnyRequest) -> None:
    """A cookie to send with whatever will be the answer."""
    request.scope["state"][KEPT] = cookie


def remember(response: Response[T], guest: str, signer: Signer, request: AnyRequest) -> Response[T]:
    """Let the browser keep who it is."""
    response.set_cookie(guest_cookie(guest, signer, request))
    return response


def if_any(found: T | None) -> Response[T | None]:
    return Response(found, status_code=204 if found is None else 200)


# ---- people ------------------------------------------------------------------------------------------------


def me(lobby: Lobby, guest: str | None, request: AnyRequest) -> Me:
    here = is_here(request)
    homes = home_addresses(lobby.config.host, request.url.port or 80) if here else []
    return Me(lobby.names.of(guest), homes, lonely=here and not homes)


def is_here(request: AnyRequest) -> bool:
    """Does whoever asks sit at the server's own machine, and call it by a name that only means that there?"""
    return (request.url.hostname or "") in LOOPBACK and request.client is not None and request.client.host in LOOPBACK


@get("/api/me")
async def get_me(lobby: TheLobby, guest: Guest, request: AnyRequest) -> Me:
    """Who I am here."""
    return me(lobby, guest, request)


@post("/api/me", status_code=200)
async def call_me(
    data: JSONBody[Called], lobby: TheLobby, guest: Guest, signer: TheSigner, request: AnyRequest
) -> Response[Me]:
    """What I am called from now on."""
    named = guest or security.new_guest()
    await lobby.call(named, data.name)
    return remember(Response(me(lobby, named, request)), named, signer, request)


# ---- tables ------------------------------------------------------------------------------------------------


@post("/api/tables", request_max_body_size=RECORD_BODY, opt={"rate": "make"}, status_code=201)
async def make_table(
    data: JSONBody[NewTable], lobby: TheLobby, guest: Guest, signer: TheSigner, request: AnyRequest
) -> Response[Made]:
    """Make a table for a game, or from a record."""
    maker = guest or security.new_guest()
    return remember(Response(await lobby.make(maker, data)), maker, signer, request)


@get("/api/tables")
async def my_tables(lobby: TheLobby, guest: Guest, language: Language) -> list[Summary]:
    """My tables, the last changed first."""
    return await lobby.mine(guest, language)


@get("/api/tables/{table_id:str}")
async def get_table(table_id: FromPath[str], lobby: TheLobby, guest: Guest, language: Language) -> Bundle:
    """The table as I may see it."""
    return (await visit(lobby, table_id, guest, language)).shown()


@post("/api/tables/{table_id:str}/name", status_code=204)
async def rename_table(table_id: FromPath[str], data: JSONBody[Called], lobby: TheLobby, guest: Guest) -> None:
    """Call a table that I made by another name."""
    await lobby.rename(table_id, guest, data.name)


@post("/api/tables/{table_id:str}/leave", status_code=204)
async def leave_table(table_id: FromPath[str], lobby: TheLobby, guest: Guest) -> None:
    """A table that is others' too is no longer among mine; a computer player takes my seat."""
    await lobby.leave(table_id, guest)


@post("/api/tables/{table_id:str}/delete", status_code=204)
async def delete_table(table_id: FromPath[str], lobby: TheLobby, guest: Guest) -> None:
    """Throw away a table that is mine alone."""
    await lobby.delete(table_id, guest)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join_table(
    table_id: FromPath[str],
    data: JSONBody[Join],
    lobby: TheLobby,
    guest: Guest,
    language: Language,
    signer: TheSigner,
    request: AnyRequest,
) -> Response[Bundle]:
    """Take the seat, or the right to watch, that a link gives."""
    comer = guest or security.new_guest()
    table = await lobby.join(table_id, comer, data.token)
    return remember(Response(bundle(table, table.viewer(comer), language)), comer, signer, request)


@post("/api/tables/{table_id:str}/invite", status_code=200)
async def invite(table_id: FromPath[str], data: JSONBody[ForSeat], lobby: TheLobby, guest: Guest) -> Invitation:
    """A new link to a seat that is still open."""
    table = await lobby.see(table_id, guest)
    return Invitation(await lobby.invite(table, str(guest), data.seat))


@get("/api/tables/{table_id:str}/return")
async def get_return(table_id: FromPath[str], lobby: TheLobby, guest: Guest, signer: TheSigner) -> Invitation:
    """My return link: it gives another browser what I have at this table."""
    return Invitation(await lobby.way_back(table_id, guest, signer))


@post("/api/tables/{table_id:str}/return", status_code=200)
async def come_back(
    table_id: FromPath[str],
    data: JSONBody[Join],
    lobby: TheLobby,
    guest: Guest,
    language: Language,
    signer: TheSigner,
    request: AnyRequest,
) -> Response[Bundle]:
    """Take up here the seat that a return link belongs to; where it was held before, it is no more."""
    comer = guest or security.new_guest()
    try:
        table = await lobby.come_back(table_id, comer, data.token, signer)
    except Trouble as error:
        if error.code == "unreadable":  # it is his again all the same
            keep(guest_cookie(comer, signer, request), request)
        raise
    return remember(Response(bundle(table, table.viewer(comer), language)), comer, signer, request)


@post("/api/tables/{table_id:str}/offer", status_code=200)
async def offer(table_id: FromPath[str], data: JSONBody[ForSeat], lobby: TheLobby, guest: Guest) -> Invitation:
    """A link by which another person may have my seat."""
    table = await lobby.see(table_id, guest)
    return Invitation(await lobby.offer(table, str(guest), data.seat))


@post("/api/tables/{table_id:str}/seat", status_code=200)
async def reseat(
    table_id: FromPath[str], data: JSONBody[Reseat], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Give a seat to a computer player, or take it back from one."""
    here = await visit(lobby, table_id, guest, language)
    await lobby.reseat(here.table, str(guest), data.seat, data.to)
    return here.shown()


@post("/api/tables/{table_id:str}/look", status_code=200)
async def look(
    table_id: FromPath[str], data: JSONBody[ForSeat], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Hot seat: this player is at the screen now."""
    here = await visit(lobby, table_id, guest, language)
    here.table.look(guest, data.seat)
    return here.shown()


@post("/api/tables/{table_id:str}/act", status_code=200)
async def act(
    table_id: FromPath[str], data: JSONBody[ActAsk], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Take an action."""
    here = await visit(lobby, table_id, guest, language, data.seat)
    with here.answered():
        await here.table.act(data.seat, data.action, data.seq, data.then, data.ask)
    viewer = here.viewer
    # a screen shared by two people gets everything: the one who sits there now may not be the one before
    return bundle(here.table, viewer, language, data.seq if len(viewer.held) == 1 else None)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(
    table_id: FromPath[str], data: JSONBody[TakeBack], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Take my last action back, or ask whether I may."""
    here = await visit(lobby, table_id, guest, language, data.seat)
    with here.answered():
        await here.table.undo(data.seat, data.seq)
    return here.shown()


@post("/api/tables/{table_id:str}/undo/answer", status_code=200)
async def answer_undo(
    table_id: FromPath[str], data: JSONBody[Answer], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Grant or refuse what the opponent asks to take back."""
    here = await visit(lobby, table_id, guest, language)
    asking = here.table.row.asked
    asked = [] if asking is None else here.table.needs_consent(asking)
    mine = [seat for seat in here.table.held_by(guest) if seat in asked]
    if not mine:
        raise Trouble("no-undo" if asking is None else "forbidden")
    await here.table.answer_undo(mine[0], data.grant)
    return here.shown()


@get("/api/tables/{table_id:str}/standing")
async def get_standing(
    table_id: FromPath[str], lobby: TheLobby, guest: Guest, language: Language
) -> list[StandingView]:
    """The standing orders of my seat."""
    here = await visit(lobby, table_id, guest, language)
    here.seat()
    return standing_of(here.table, here.viewer, language)


@post("/api/tables/{table_id:str}/standing", status_code=200)
async def set_standing(
    table_id: FromPath[str], data: JSONBody[Order], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Give a standing order, at any time."""
    here = await visit(lobby, table_id, guest, language, data.seat)
    await here.table.order(data.seat, data.name, data.answer)
    return here.shown()


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(
    table_id: FromPath[str], data: JSONBody[ForSeat], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Give the game up."""
    here = await visit(lobby, table_id, guest, language)
    if data.seat not in here.table.held_by(guest):
        raise Trouble("forbidden")
    with here.answered():
        await here.table.resign(data.seat)
    return here.shown()


@post("/api/tables/{table_id:str}/surrender", status_code=200)
async def answer_surrender(
    table_id: FromPath[str], data: JSONBody[SurrenderAnswer], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Accept that the computer lays down arms, or play on."""
    here = await visit(lobby, table_id, guest, language)
    if data.seat not in here.table.held_by(guest):
        raise Trouble("forbidden")
    with here.answered():
        await parley.answer_arms(here.table, data.seat, data.accept)
    return here.shown()


@post("/api/tables/{table_id:str}/draw", status_code=200)
async def speak_of_draw(
    table_id: FromPath[str], data: JSONBody[DrawWord], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Offer a draw, take the offer back, accept or decline one."""
    here = await visit(lobby, table_id, guest, language)
    if data.seat not in here.table.held_by(guest):
        raise Trouble("forbidden")
    with here.answered():
        await parley.SAID[data.word](here.table, data.seat)
    return here.shown()


@post("/api/tables/{table_id:str}/pause", status_code=200)
async def pause(
    table_id: FromPath[str], data: JSONBody[Pause], lobby: TheLobby, guest: Guest, language: Language
) -> Bundle:
    """Stop the game for a while, computer players included; or go on."""
    here = await visit(lobby, table_id, guest, language)
    if not here.table.held_by(guest) and guest != here.table.row.owner:
        raise Trouble("forbidden")
    await here.table.pause(data.paused)
    return here.shown()


@post("/api/tables/{table_id:str}/play-on", opt={"rate": "make"}, status_code=201)
async def play_on(
    table_id: FromPath[str], data: JSONBody[PlayOn], lobby: TheLobby, guest: Guest, language: Language
) -> Made:
    """A new table that goes on from any step of a game whose secrets are no more."""
    table = await lobby.see(table_id, guest)
    return await lobby.play_on(table, str(guest), data, language)


@post("/api/tables/{table_id:str}/rematch", opt={"rate": "make"}, status_code=201)
async def rematch(table_id: FromPath[str], lobby: TheLobby, guest: Guest) -> Made:
    """The same game again, sides exchanged."""
    table = await lobby.see(table_id, guest)
    return await lobby.rematch(table, str(guest))


@post("/api/lessons/{name:str}", opt={"rate": "make"}, status_code=201)
async def start_lesson(
    name: FromPath[str], lobby: TheLobby, guest: Guest, signer: TheSigner, request: AnyRequest
) -> Response[Made]:
    """A table for a lesson."""
    maker = guest or security.new_guest()
    return remember(Response(await lobby.lesson(maker, name)), maker, signer, request)


@post("/api/games/{name:str}/examples/{clause:str}", opt={"rate": "make"}, status_code=201)
async def open_example(
    name: FromPath[str],
    clause: FromPath[str],
    lobby: TheLobby,
    guest: Guest,
    language: Language,
    signer: TheSigner,
    request: AnyRequest,
) -> Response[Made]:
    """A table with a worked example of the rules."""
    maker = guest or security.new_guest()
    return remember(Response(await lobby.example(maker, name, clause, language)), maker, signer, request)


# ---- questions ---------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/why")
async def why(table_id: FromPath[str], action: ActionQuery, lobby: TheLobby, guest: Guest, language: Language) -> Why:
    """Why is this action not possible?"""
    here = await visit(lobby, table_id, guest, language)
    seat = here.seat()
    if not action.split():
        raise Trouble("bad-request")
    return here.table.game.why(here.table.state, seat, action, language)


@get("/api/tables/{table_id:str}/inspect")
async def inspect(
    table_id: FromPath[str], key: KeyQuery, lobby: TheLobby, guest: Guest, language: Language
) -> Inspection:
    """Facts and overlays of one thing on the board."""
    here = await visit(lobby, table_id, guest, language)
    found = here.table.game.inspect(here.table.state, here.viewer.eyes, key, language)
    if found is None:
        raise Trouble("nothing")
    return found


@get("/api/tables/{table_id:str}/odds", opt={"rate": "heavy"})
async def odds(
    table_id: FromPath[str],
    action: ActionQuery,
    lobby: TheLobby,
    guest: Guest,
    language: Language,
    then: ThenQuery = None,
) -> Response[Odds | None]:
    """What an action I could take now would lead to, with those right after it; 204 if it is no gamble."""
    here = await visit(lobby, table_id, guest, language)
    if not here.could(action):
        return if_any(None)
    game, state = here.table.game, here.table.state.copy()
    return if_any(await sync_to_thread(odds_ahead, game, state, here.seat(), [action, *(then or [])], language))


def odds_ahead(game: Game, state: State, seat: str, actions: list[str], language: str) -> Odds | None:
    """The odds of what some actions come to together: of the last of them that has any, before dice fall."""
    found: Odds | None = None
    for action in actions:
        if state.seat != seat or refusal(state, seat, action) is not None:
            break
        found = game.odds(state, seat, action, language) or found
        state.apply(action)
    return found


class Foretold(msgspec.Struct, frozen=True):
    """What will be decided by chance, where there are no odds to show."""

    text: str
    clause: str


@get("/api/tables/{table_id:str}/ahead")
async def ahead(
    table_id: FromPath[str],
    action: ActionQuery,
    lobby: TheLobby,
    guest: Guest,
    language: Language,
    then: ThenQuery = None,
) -> Response[Foretold | None]:
    """What chance decides after an action I could take now; 204 if it decides nothing."""
    here = await visit(lobby, table_id, guest, language)
    if not here.could(action):
        return if_any(None)
    return if_any(foretold(here.table.game, here.table.state, [action, *(then or [])], language))


def foretold(game: Game, state: State, actions: list[str], language: str) -> Foretold | None:
    """The question that chance will answer, in words; that something becomes known, or is answered first."""
    codes = read_all(state, actions)
    after = outcome(state, codes, through=True)
    if after.mover == CHANCE:
        prompt = game.prompt(after, state.seat, language)
        return None if prompt is None else Foretold(prompt.text, prompt.clause)
    if not is_chance(game, state, codes, fight=True):
        return None
    known = learns(game.knowledge(state, state.seat), game.knowledge(after, state.seat))
    return Foretold(say(language, "ahead-known" if known else "ahead-answer"), state.clause_of(codes[-1]))


@post("/api/tables/{table_id:str}/hold", status_code=200)
async def hold(
    table_id: FromPath[str], data: JSONBody[Hold], lobby: TheLobby, guest: Guest, language: Language
) -> Response[Holding | None]:
    """What I may do with some things together; 204 if I may not take them."""
    here = await visit(lobby, table_id, guest, language, data.seat)
    table = here.table
    table.check_running()
    with here.answered():
        if data.seq != table.seq:
            raise Stale
    if table.state.seat != data.seat:
        raise Trouble("forbidden")
    return if_any(await sync_to_thread(in_hand, table.game, table.state.copy(), data, language))


def in_hand(game: Game, state: State, data: Hold, language: str) -> Holding | None:
    found = game.in_hand(state, data.seat, data.keys, language)
    if found is None:
        return None
    return msgspec.structs.replace(found, choices=flagged(game, state, found.choices))


@post("/api/tables/{table_id:str}/pose", opt={"rate": "pose"}, status_code=200)
async def pose(
    table_id: FromPath[str], data: JSONBody[InHand], lobby: TheLobby, guest: Guest, language: Language
) -> Response[Pose | None]:
    """A thing in hand as it would stand; 204 if it may not be taken. While a hand drags, the live line is faster."""
    here = await visit(lobby, table_id, guest, language, data.seat)
    with here.answered():
        return if_any(await posed(here.table, data.seat, data.seq, data.ask, language))


# ---- the past ----------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/film")
async def get_film(
    table_id: FromPath[str], lobby: TheLobby, guest: Guest, language: Language, since: SinceQuery = 0
) -> Film:
    """What I have not seen yet, act by act."""
    here = await visit(lobby, table_id, guest, language)
    return await film_of(here.table, here.viewer, since, language)


@get("/api/tables/{table_id:str}/replay", opt={"rate": "heavy"})
async def get_replay(
    table_id: FromPath[str], lobby: TheLobby, guest: Guest, language: Language, seat: SeatQuery = None
) -> Replay:
    """Every step of the game."""
    here = await visit(lobby, table_id, guest, language)
    return await lobby.replays.steps(here.table, here.eyes(seat), language, guest)


@get("/api/tables/{table_id:str}/replay/{seq:int}")
async def get_moment(
    table_id: FromPath[str],
    seq: FromPath[int],
    lobby: TheLobby,
    guest: Guest,
    language: Language,
    seat: SeatQuery = None,
) -> Bundle:
    """The table as it was after one step."""
    here = await visit(lobby, table_id, guest, language)
    return await lobby.replays.moment(here.table, here.viewer, here.eyes(seat), seq, language)


@get("/api/tables/{table_id:str}/aftermath", opt={"rate": "heavy"})
async def get_aftermath(
    table_id: FromPath[str], lobby: TheLobby, guest: Guest, language: Language, seat: SeatQuery = None
) -> Aftermath:
    """A battle that is over: its score turn by turn, and what turned it."""
    here = await visit(lobby, table_id, guest, language)
    here.check_over()
    return await lobby.replays.aftermath(here.table, here.eyes(seat), language)


@get("/api/tables/{table_id:str}/luck", opt={"rate": "heavy"})
async def get_luck(
    table_id: FromPath[str], lobby: TheLobby, guest: Guest, language: Language, seat: SeatQuery = None
) -> list[Fight]:
    """Every fight of a battle that is over, with the chance my seat had before it. It takes a while."""
    here = await visit(lobby, table_id, guest, language)
    here.check_over()
    return await lobby.luck(here.table, here.eyes(seat) or here.table.chairs[0], language)


@get("/api/tables/{table_id:str}/thinking", opt={"rate": "heavy"})
async def get_thinking(table_id: FromPath[str], lobby: TheLobby, guest: Guest, language: Language) -> list[ThoughtNote]:
    """What computer players thought in a battle that is over (at a record of elsewhere: nothing); till then it is
    sealed."""
    here = await visit(lobby, table_id, guest, language)
    if not here.table.open_to_all:
        raise Trouble("running")
    return await notes_of(here.table, await lobby.replays.numbers(here.table), language)


@get("/api/tables/{table_id:str}/record", opt={"rate": "heavy"})
async def get_record(table_id: FromPath[str], lobby: TheLobby, guest: Guest, seal: TheSeal) -> Response[Record]:
    """The record of a game that is over, or that I play alone with every seat; or of a table that goes no further."""
    kept = await lobby.kept(table_id, guest)
    seats = kept.seats
    try:
        closed = (await lobby.see(table_id, guest)).differs is not None
    except Trouble as error:
        closed = error.code == "unreadable"
        if not closed:
            raise
    alone = all(seat.kind == "me" and seat.guest == guest for seat in seats)
    if not (kept.row.over or alone or (closed and may_have_record(kept.row, seats, guest))):
        raise Trouble("running")
    record = record_of(kept.row, seats, kept.journal)
    if played_here(seats):
        record = seal.sign(record)
    name = f"{record.game}-{table_id}.longroll.json"
    return Response(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})


HANDLERS = [
    get_me,
    call_me,
    rename_table,
    leave_table,
    delete_table,
    make_table,
    my_tables,
    get_table,
    join_table,
    invite,
    get_return,
    come_back,
    offer,
    reseat,
    look,
    act,
    undo,
    answer_undo,
    get_standing,
    set_standing,
    resign,
    answer_surrender,
    speak_of_draw,
    pause,
    play_on,
    rematch,
    start_lesson,
    open_example,
    why,
    inspect,
    odds,
    ahead,
    pose,
    hold,
    get_film,
    get_replay,
    get_moment,
    get_aftermath,
    get_luck,
    get_thinking,
    get_record,
]
