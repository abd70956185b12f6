"""Live connections. Each is told that something changed and fetches its own view: a notice that is lost or comes
twice does no harm, and a slow client skips steps instead of piling them up."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from longroll.kit.scene import Pose, PoseAsk
from longroll.kit.terms import BadInput
from longroll.server import security
from longroll.server.changes import BundleChange, change
from longroll.server.config import SMALL_BODY
from longroll.server.dependencies import TheLimiter, TheLobby, TheSigner
from longroll.server.errors import Code, Trouble, bug
from longroll.server.journal import Refused
from longroll.server.security import Limiter
from longroll.server.speech import choose_language, server_words
from longroll.server.table import LiveTable, Stale
from longroll.server.views import LiveBundle, Presence, live_bundle, seats_of

NO_TABLE = 4404
TOO_SLOW = 4408
TOO_MANY = 4429
RESTART = 1012
SEND_SECONDS = 15.0
OUTBOX = 64
"""Answers waiting for a client; one that does not read them is let go."""
AT_TABLE = 200
"""Connections of one table."""
THEN = 24
"""Answers that may be sent with one act."""
ACTION_LENGTH = 500
"""Characters; special orders may be written at some length."""


# ---- messages ----------------------------------------------------------------------------------------------


class ActMessage(msgspec.Struct, tag_field="type", tag="act"):
    seq: int
    seat: str
    action: str
    then: Annotated[list[str], msgspec.Meta(max_length=THEN)] = []
    ask: bool = False
    id: str | int = ""


class LookMessage(msgspec.Struct, tag_field="type", tag="look"):
    seat: str


class OrderMessage(msgspec.Struct, tag_field="type", tag="standing"):
    """A standing order."""

    seat: str
    name: str
    answer: str
    id: str | int = ""


class PoseMessage(msgspec.Struct, tag_field="type", tag="pose"):
    """A hand on a thing: where would it stand?"""

    seq: int
    seat: str
    ask: PoseAsk
    id: str | int = ""


class PingMessage(msgspec.Struct, tag_field="type", tag="ping"):
    pass


ClientMessage = ActMessage | LookMessage | OrderMessage | PoseMessage | PingMessage


class RefusedMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="refused"):
    """Why an act was not taken. ``clause`` is there when the rules forbid it."""

    id: str | int
    code: Code
    reason: str
    clause: str = ""
    fault: str = ""


class PoseAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="pose"):
    """The thing in hand as it would stand; None if it may not be taken."""

    id: str | int
    pose: Pose | None


class ErrorMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="error"):
    """Something went wrong; ``fault`` is the number under which the log tells of it, if it is our own."""

    message: str
    fault: str = ""


class PongMessage(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    pass


Reply = RefusedMessage | PoseAnswer | ErrorMessage | PongMessage
ServerMessage = LiveBundle | BundleChange | Presence | Reply


class Closed(Exception):
    """The server ends the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


# ---- one connection ----------------------------------------------------------------------------------------


class Connection:
    """One browser tab at one table."""

    def __init__(
        self, table: LiveTable, guest: str, language: str, since: int, limiter: Limiter, changes: bool = False
    ) -> None:
        self.table = table
        self.guest: str | None = guest
        self.language = language
        self.limiter = limiter
        # a screen shared by two people gets the whole log: the one who sits there now may not be the one before
        self.sent = since if len(table.held_by(guest)) <= 1 else 0
        self._seen: tuple[str | None, bool] | None = None
        self._changes = changes
        self._last: LiveBundle | None = None
        """What the client has, if it wants to hear of changes only."""
        self._news = asyncio.Event()
        self._changed = True
        self._presence = False
        self._outbox: deque[Reply] = deque()
        self._news.set()

    def wake(self) -> None:
        self._changed = True
        self._news.set()

    def wake_presence(self) -> None:
        self._presence = True
        self._news.set()

    def say(self, message: Reply) -> None:
        if len(self._outbox) >= OUTBOX:
            raise Closed(TOO_SLOW)
        self._outbox.append(message)
        self._news.set()

    async def run(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send and receive until one of them ends: a sender alone would never notice that nobody listens."""
        sender = asyncio.create_task(self._send(socket))
        receiver = asyncio.create_task(self._receive(socket))
        tasks = {sender, receiver}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Closed):
                await socket.close(result.code)
            elif isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result

    async def _send(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._outbox:
                await self._put(socket, self._outbox.popleft())
            if self.table.broken:
                raise Closed(RESTART)
            if not self.table.may_see(self.guest):  # his seat is held elsewhere now
                raise Closed(NO_TABLE)
            if self._changed or self._presence:
                await self._put(socket, self._message())

    def _message(self) -> ServerMessage:
        """What there is to tell. If that fails, the client is told so, and hears of the next change all the same."""
        changed, self._changed, self._presence = self._changed, False, False
        try:
            if changed:
                return self._bundle()
            return Presence(seats_of(self.table, self.table.viewer(self.guest), self.language))
        except Exception as error:
            self._seen, self._last, self.sent = None, None, 0
            return self._error(bug(f"showing table {self.table.id}", error))

    def _bundle(self) -> LiveBundle | BundleChange:
        viewer = self.table.viewer(self.guest)
        seen = (viewer.eyes, viewer.hidden)
        since = self.sent if self._seen in (None, seen) else 0
        update = self._seen == seen or (self._seen is None and since > 0)
        self._seen = seen
        self.sent = self.table.seq
        now, before = live_bundle(self.table, viewer, self.language, since, update), self._last
        if not self._changes:
            return now
        self._last = now
        return now if before is None else change(before, now)

    async def _put(self, socket: WebSocket[Any, Any, Any], message: ServerMessage) -> None:
        try:
            async with asyncio.timeout(SEND_SECONDS):  # wait_for can swallow a cancellation
                await socket.send_data(msgspec.json.encode(message).decode())
        except TimeoutError:
            raise Closed(TOO_SLOW) from None

    async def _receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        decoder = msgspec.json.Decoder(ClientMessage)
        while True:
            text = await socket.receive_data(mode="text")
            if len(text) > SMALL_BODY:
                raise Closed(1009)
            message: ClientMessage | None = None
            with suppress(ValueError, RecursionError):
                message = decoder.decode(text)
            kind = "pose" if isinstance(message, PoseMessage) else "message"
            if not self.limiter.allow(f"guest {self.guest}", kind):
                raise Closed(TOO_MANY)
            if message is None:
                self.say(self._error(Trouble("bad-request")))
                continue
            await self._obey(message)

    async def _obey(self, message: ClientMessage) -> None:
        if isinstance(message, PingMessage):
            self.say(PongMessage())
            return
        asked = "" if isinstance(message, LookMessage) else message.id
        try:
            if isinstance(message, LookMessage):
                self.table.look(self.guest, message.seat)
            elif isinstance(message, PoseMessage):
                self.table.check_rights(self.guest, message.seat)
                pose = await posed(self.table, message.seat, message.seq, message.ask, self.language)
                self.say(PoseAnswer(message.id, pose))
            elif isinstance(message, OrderMessage):
                self.table.check_rights(self.guest, message.seat)
                await self.table.order(message.seat, message.name, message.answer)
            else:
                if any(len(action) > ACTION_LENGTH for action in (message.action, *message.then)):
                    raise Trouble("too-large")
                self.table.check_rights(self.guest, message.seat)
                await self.table.act(message.seat, message.action, message.seq, message.then, message.ask)
        except Stale:
            self.say(self._refused(asked, Trouble("stale")))
            self.wake()
        except Refused as error:
            reason = reason_of(self.table, error, self.language)
            self.say(RefusedMessage(asked, "refused", reason, error.why.clause))
        except Trouble as error:
            self.say(self._refused(asked, error))
        except Closed:
            raise
        except Exception as error:  # nothing a hand may do closes the line
            self.say(self._refused(asked, bug(f"{type(message).__name__} at table {self.table.id}", error)))

    def _refused(self, asked: str | int, trouble: Trouble) -> RefusedMessage:
        reason = trouble.reason or server_words(self.language).say(trouble.message())
        return RefusedMessage(asked, trouble.code, reason, trouble.clause, trouble.fault)

    def _error(self, trouble: Trouble) -> ErrorMessage:
        return ErrorMessage(server_words(self.language).say(trouble.message()), trouble.fault)


def reason_of(table: LiveTable, refused: Refused, language: str) -> str:
    """Why the rules forbid it, in one sentence; if they cannot say it, that they do."""
    try:
        return table.game.why(table.state, refused.seat, refused.action, language).reason
    except Exception as error:
        bug(f"why not '{refused.action}' at table {table.id}", error)
        return server_words(language).say(Trouble("refused").message())


async def posed(table: LiveTable, seat: str, seq: int, ask: PoseAsk, language: str) -> Pose | None:
    """A thing in hand, for the seat that decides. It is worked out beside the server's other work, on a copy."""
    table.check_running()
    if seq != table.seq:
        raise Stale
    if table.state.seat != seat:
        raise Trouble("forbidden")
    try:
        return await asyncio.to_thread(table.game.pose, table.state.copy(), seat, ask, language)
    except BadInput:
        raise Trouble("bad-request") from None


# ---- the handler -------------------------------------------------------------------------------------------


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    lobby: TheLobby,
    signer: TheSigner,
    limiter: TheLimiter,
) -> None:
    """One live connection to a table."""
    headers = {name.lower(): value for name, value in socket.headers.items()}
    if not security.same_origin(headers):
        await socket.close(4403)
        return
    cookies = socket.cookies
    guest = signer.guest(cookies)
    language = choose_language(
        socket.query_params.get("language"), cookies.get(security.LANGUAGE_COOKIE), headers.get("accept-language")
    )
    await socket.accept()
    address = socket.client.host if socket.client is not None else None
    if not limiter.allow(security.client_of(guest, address), "connect"):
        await socket.close(TOO_MANY)
        return
    try:
        table = await lobby.see(table_id, guest)
    except Trouble:
        await socket.close(NO_TABLE)
        return
    if len(table.listeners) >= AT_TABLE:
        await socket.close(TOO_MANY)
        return
    since, changes = (number_in(socket.query_params.get(name)) for name in ("since", "changes"))
    connection = Connection(table, str(guest), language, since, limiter, bool(changes))
    table.arrive(connection)
    try:
        await connection.run(socket)
    finally:
        table.leave(connection)


def number_in(text: Any) -> int:
    """A number of an address; 0 if it is none."""
    return int(text) if isinstance(text, str) and text.isdecimal() and len(text) < 10 else 0
