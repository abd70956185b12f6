"""Where a server can be reached from."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean every address of this machine."""
FAR = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that nobody has (RFC 5737, RFC 3849): which of its own would this machine use to go there?"""


def home_addresses(host: str, port: int) -> list[str]:
    """What a friend in the same network types into a browser; nothing if the server answers only on its own machine."""
    if host in LOOPBACK:
        return []
    hosts = own_addresses() if host in EVERYWHERE else [host]
    return [f"http://{bracketed(one)}:{port}/" for one in hosts]


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the usual one first. Nothing is sent to find out."""
    found: list[str] = []
    for far, family in FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)]
    return [address for address in dict.fromkeys(found) if useful(address)]


def useful(address: str) -> bool:
    """One that means something to another machine."""
    known = ip_address(address.split("%")[0])
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)
