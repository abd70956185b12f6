"""What handlers are given by name."""

from __future__ import annotations

from pathlib import Path

from litestar.di import NamedDependency

from longroll.server.lobby import Lobby
from longroll.server.seal import Seal
from longroll.server.security import Limiter, Signer

TheLobby = NamedDependency[Lobby]
TheSigner = NamedDependency[Signer]
TheSeal = NamedDependency[Seal]
TheLimiter = NamedDependency[Limiter]
Static = NamedDependency[Path]
"""The folder of the browser client."""
Guest = NamedDependency[str | None]
"""Who asks, by the cookie."""
Language = NamedDependency[str]
