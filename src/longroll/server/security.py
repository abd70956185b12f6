"""Who is asking, may they, and how often: guests, tokens, origins, rate limits, headers."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from longroll.kit.terms import BadInput

# ---- guests and tokens -------------------------------------------------------------------------------------

OLD_COOKIE = "longroll"
"""The name every server once gave its cookie; it is still read, so that nobody lost a seat by the change."""
LANGUAGE_COOKIE = "language"
COOKIE_SECONDS = 400 * 24 * 3600
KEY_BYTES = 32
CHANGING_HEADER = "x-long-roll"


def read_key(path: Path, lost: str) -> bytes | None:
    """A key that is kept in a file; None if there is no such file, BadInput (what is ``lost``) if it is damaged."""
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        return None
    if len(key) != KEY_BYTES:
        raise BadInput(f"{path} is damaged; put a copy back, or move it away and start once with --new-key ({lost})")
    return key


def write_key(path: Path, key: bytes) -> None:
    """Keep a key; only the owner may read it. The file is there whole or not at all, also where the disk is full."""
    draft = path.with_name(f"{path.name}.new")
    try:
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def sync_folder(folder: Path) -> None:
    """A file that was renamed has its new name after a power cut, too."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def new_guest() -> str:
    return secrets.token_urlsafe(18)


def new_table() -> str:
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def new_token() -> str:
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    """What is stored of a token: enough to recognise it, too little to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs guests so that nobody can pose as another. Its cookie has a name of its own: browsers keep cookies by host
    and not by port, so two servers on one host would overwrite each other's."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.cookie = f"{OLD_COOKIE}-{self._mac('cookie', '')[:12]}"

    def guest(self, cookies: Mapping[str, str]) -> str | None:
        """Who asks, by his cookies."""
        return self.read(cookies.get(self.cookie)) or self.read(cookies.get(OLD_COOKIE))

    def outdated(self, cookies: Mapping[str, str]) -> str | None:
        """A guest whom only the old cookie names."""
        return None if self.read(cookies.get(self.cookie)) else self.read(cookies.get(OLD_COOKIE))

    def sign(self, guest: str) -> str:
        return f"{guest}.{self._mac('guest', guest)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if there is none or it is forged."""
        guest, dot, mac = (cookie or "").partition(".")
        if not dot or not hmac.compare_digest(mac.encode(), self._mac("guest", guest).encode()):
            return None
        return guest

    def way_back(self, table: str, hold: str) -> str:
        """The token of a return link. It is not kept anywhere: it follows from this server's key and the sitting, so
        that its holder can be shown it again, and whoever reads the database cannot make it."""
        return self._mac("return", f"{table} {hold}")[:48]

    def is_way_back(self, token: str, table: str, hold: str) -> bool:
        return hmac.compare_digest(token.encode(), self.way_back(table, hold).encode())

    def _mac(self, purpose: str, text: str) -> str:
        return hmac.new(self._key, f"{purpose} {text}".encode(), hashlib.sha256).hexdigest()


# ---- origin ------------------------------------------------------------------------------------------------


def same_origin(headers: Mapping[str, str]) -> bool:
    """Does the request come from a page of this server? Programs that are no browsers send no origin."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(netloc and netloc.lower() == headers.get("host", "").lower())


# ---- rate limits -------------------------------------------------------------------------------------------


class Rate(msgspec.Struct, frozen=True):
    """``burst`` at once, then ``per_second``."""

    per_second: float
    burst: float


RATES = {
    "read": Rate(50, 300),
    "change": Rate(20, 100),
    "heavy": Rate(8, 40),
    "make": Rate(0.5, 30),
    "connect": Rate(3, 40),
    "message": Rate(25, 100),
    "pose": Rate(40, 160),
}
"""Generous for play; ``heavy`` is odds and replays, ``make`` new tables, ``pose`` a hand that drags."""

REMEMBERED = 20_000


class Limiter:
    """Token buckets by client and kind of request."""

    def __init__(self, enabled: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, client: str, kind: str) -> bool:
        if not self.enabled:
            return True
        rate = RATES[kind]
        now = self._clock()
        level, then = self._buckets.pop((client, kind), (rate.burst, now))
        level = min(rate.burst, level + (now - then) * rate.per_second)
        allowed = level >= 1
        self._buckets[client, kind] = (level - 1 if allowed else level, now)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed


def client_of(guest: str | None, address: str | None) -> str:
    """Whom a limit counts: the guest, else the address (of IPv6 its network)."""
    if guest is not None:
        return f"guest {guest}"
    try:
        parsed = ip_address(address or "")
    except ValueError:
        return f"address {address}"
    if isinstance(parsed, IPv6Address):
        return f"network {int(parsed) >> 64:x}"
    return f"address {parsed}"


# ---- headers -----------------------------------------------------------------------------------------------

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A drawing may bring its own styles; it runs nothing and fetches nothing."""

HEADERS: dict[str, str] = {
    "Content-Security-Policy": PAGE_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        "microphone=(), midi=(), payment=(), usb=(), browsing-topics=()"
    ),
    "Cache-Control": "no-store",
}
"""Sent with every answer that does not say otherwise."""

RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def with_headers(present: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    names = {name.lower() for name, _ in present}
    return [*present, *(header for header in RAW_HEADERS if header[0] not in names)]
