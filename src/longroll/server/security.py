"""Who is asking, may they, and how often: guests, tokens, origins, rate limits, headers."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from longroll.kit.terms import BadInput

# ---- guests and tokens -------------------------------------------------------------------------------------

GUEST_COOKIE = "longroll"
LANGUAGE_COOKIE = "language"
COOKIE_SECONDS = 400 * 24 * 3600
KEY_BYTES = 32
CHANGING_HEADER = "x-long-roll"


def load_key(path: Path) -> bytes:
    """The server's key, made at the first start; only the owner may read it."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise BadInput(f"{path} is damaged; move it away (everybody then gets a new cookie)") from None
        return key
    key = secrets.token_bytes(KEY_BYTES)
    with os.fdopen(descriptor, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


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
    """Signs guests so that nobody can pose as another."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, guest: str) -> str:
        return f"{guest}.{self._mac(guest)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if there is none or it is forged."""
        guest, dot, mac = (cookie or "").partition(".")
        if not dot or not hmac.compare_digest(mac.encode(), self._mac(guest).encode()):
            return None
        return guest

    def _mac(self, guest: str) -> str:
        return hmac.new(self._key, f"guest {guest}".encode(), hashlib.sha256).hexdigest()


# ---- origin ------------------------------------------------------------------------------------------------


def same_origin(headers: Mapping[str, str]) -> bool:
    """Does the request come from a page of this server? Programs that are no browsers send no origin."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    return bool(origin != "null" and urlsplit(origin).netloc.lower() == headers.get("host", "").lower())


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
