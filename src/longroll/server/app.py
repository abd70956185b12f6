"""The application: handlers, what they are given, what becomes of errors."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Thread
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope
from sqlalchemy.exc import OperationalError

from longroll import __version__
from longroll.server import api, bots, guide, pages, security
from longroll.server.api import KEPT, guest_cookie, keep
from longroll.server.bots import Bots
from longroll.server.config import SMALL_BODY, Config
from longroll.server.errors import Code, Trouble, bug
from longroll.server.folder import Folder
from longroll.server.live import live
from longroll.server.lobby import Lobby
from longroll.server.security import Limiter
from longroll.server.speech import choose_language, server_words
from longroll.server.views import ErrorBody, Problem

log = logging.getLogger("longroll.server")

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
DISK = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EIO)
"""What a disk says that takes nothing any more."""
CODES: dict[int, Code] = {
    400: "bad-request",
    403: "forbidden",
    404: "nothing",
    405: "method",
    413: "too-large",
    429: "too-many",
}


class Server:
    """The parts of one server. The data folder must exist and be writable."""

    def __init__(
        self,
        config: Config,
        think: Callable[[Connection], None] = bots.work,
        static: Path = pages.STATIC,
        **hooks: Any,
    ) -> None:
        self.config = config
        self.static = static
        folder = Folder(config)
        self.signer, self.seal, self.store = folder.signer, folder.seal, folder.store
        self.limiter = Limiter(config.limits)
        self._think = think
        self._hooks = hooks
        self.lobby: Lobby | None = None
        self.closed = Event()
        """Set when everything is written and nothing is left to do."""

    @asynccontextmanager
    async def life(self, _app: Litestar) -> AsyncIterator[None]:
        config = self.config
        players = Bots(config.workers, config.think, self._think)
        self.lobby = Lobby(config, self.store, players, **self._hooks)
        await self.lobby.open()
        stop = Event()
        if config.warm:
            await asyncio.to_thread(pages.warm_lobby)
            keep_for_good()
            Thread(target=warm_up, args=(stop,), daemon=True).start()
        try:
            yield
        finally:
            stop.set()
            await self.lobby.close()
            self.store.close()
            self.closed.set()

    # ---- what handlers are given ---------------------------------------------------------------------------

    def guest(self, request: AnyRequest) -> str | None:
        return self.signer.guest(request.cookies)

    def dependencies(self) -> dict[str, Provide]:
        return {
            "lobby": Provide(lambda: self.lobby, sync_to_thread=False),
            "signer": Provide(lambda: self.signer, sync_to_thread=False),
            "seal": Provide(lambda: self.seal, sync_to_thread=False),
            "limiter": Provide(lambda: self.limiter, sync_to_thread=False),
            "static": Provide(lambda: self.static, sync_to_thread=False),
            "guest": Provide(self.guest, sync_to_thread=False),
            "language": Provide(language_of, sync_to_thread=False),
        }

    # ---- the door ------------------------------------------------------------------------------------------

    async def admit(self, request: AnyRequest) -> None:
        """Too often, or from a foreign page: no. Whom only the old cookie names is given his own."""
        guest = self.signer.outdated(request.cookies)
        if guest is not None:
            keep(guest_cookie(guest, self.signer, request), request)
        changing = request.method not in ("GET", "HEAD", "OPTIONS")
        if changing:
            headers = {name.lower(): value for name, value in request.headers.items()}
            if headers.get(security.CHANGING_HEADER) != "1" or not security.same_origin(headers):
                raise Trouble("forbidden")
        kind = request.route_handler.opt.get("rate") or ("change" if changing else "read")
        address = request.client.host if request.client is not None else None
        if not self.limiter.allow(security.client_of(self.guest(request), address), kind):
            raise Trouble("too-many")


def warm_up(stop: Event) -> None:
    pages.warm_tables(stop)
    if not stop.is_set():
        keep_for_good()


def keep_for_good() -> None:
    """Boards, words and the program itself live as long as the server: the garbage collector, which stops everybody
    while it looks at what there is, need not look at them again."""
    gc.collect()
    gc.freeze()


def language_of(request: AnyRequest) -> str:
    return choose_language(
        request.query_params.get("language"),
        request.cookies.get(security.LANGUAGE_COOKIE),
        request.headers.get("accept-language"),
    )


# ---- errors ------------------------------------------------------------------------------------------------


def tell(request: AnyConnection, trouble: Trouble) -> Response[ErrorBody]:
    language = choose_language(
        request.query_params.get("language"),
        request.cookies.get(security.LANGUAGE_COOKIE),
        request.headers.get("accept-language"),
    )
    message = trouble.reason or server_words(language).say(trouble.message())
    body = ErrorBody(Problem(trouble.code, message, trouble.clause, trouble.fault), trouble.bundle)
    headers = {"Retry-After": "1"} if trouble.code == "too-many" else {}
    return Response(body, status_code=trouble.status, media_type="application/json", headers=headers)


def on_trouble(request: AnyRequest, error: Trouble) -> Response[ErrorBody]:
    return tell(request, error)


def on_http(request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    if error.status_code >= 500:
        return on_bug(request, error)
    return tell(request, Trouble(CODES.get(error.status_code, "bad-request")))


def on_depth(request: AnyRequest, error: RecursionError) -> Response[ErrorBody]:
    """Input nested deeper than anything sensible."""
    log.error("%s %s went too deep", request.method, request.url.path, exc_info=error)
    return tell(request, Trouble("bad-request"))


def on_disk(request: AnyRequest, error: OperationalError | OSError) -> Response[ErrorBody]:
    """The disk is full, or gone: nothing was changed."""
    if isinstance(error, OSError) and error.errno not in DISK:
        return on_bug(request, error)
    log.error("%s %s could not be kept", request.method, request.url.path, exc_info=error)
    return tell(request, Trouble("unavailable"))


def on_bug(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """Our fault: the log has the details, the client has none."""
    return tell(request, bug(f"{request.method} {request.url.path}", error))


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = security.with_headers(list(message["headers"]))
        cookie: Cookie | None = scope["state"].get(KEPT)
        if cookie is not None and not any(name == b"set-cookie" for name, _ in headers):
            headers.append(cookie.to_encoded_header())
        message["headers"] = headers


# ---- the whole ---------------------------------------------------------------------------------------------


def create_app(server: Server) -> Litestar:
    return Litestar(
        route_handlers=[
            *api.HANDLERS,
            live,
            pages.health,
            pages.get_key,
            pages.game_cards,
            pages.get_board,
            pages.get_picture,
            pages.get_rules,
            pages.list_lessons,
            guide.get_guide,
            guide.get_guide_picture,
            pages.get_page,
            pages.get_file,
        ],
        lifespan=[server.life],
        dependencies=server.dependencies(),
        before_request=server.admit,
        before_send=[add_headers],
        exception_handlers={
            Trouble: on_trouble,
            HTTPException: on_http,
            RecursionError: on_depth,
            OperationalError: on_disk,
            OSError: on_disk,
            Exception: on_bug,
        },
        request_max_body_size=SMALL_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=3, minimum_size=1000),
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
        openapi_config=OpenAPIConfig(
            title="Long Roll",
            version=__version__,
            description="Wargames played by the rules. See docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
