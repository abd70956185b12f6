"""Proofs: drawings kept between one start of the program and the next. A map takes a second or more to draw and is the
same every time, as long as the sources are; it is drawn once and read afterwards. Nothing depends on a proof: one that
is missing or damaged is drawn again, and where none can be kept the drawing is made each time."""

from __future__ import annotations

import os
import shutil
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache, wraps
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Lock

from longroll.kit.scene import content_hash

PACKAGE = Path(__file__).parents[1]
SOURCES = ("kit", "boards", "engraving", "games")
"""Whatever a drawing is made from."""
KEPT_VARIABLE = "LONGROLL_CACHE"
SETS = 4
"""Sets of proofs that are kept, each of one state of the sources."""
_drawn: dict[str, str] = {}
"""Pictures of this process by the hashes of their contents: so boards name them."""


def proof_folder() -> Path:
    """``LONGROLL_CACHE``, else the user's folder of this system for what can be made again."""
    named = os.environ.get(KEPT_VARIABLE)
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "longroll" / "proofs"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "longroll"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "longroll"


@cache
def edition() -> str:
    """The name of this state of the sources."""
    found = (path for part in SOURCES for path in sorted((PACKAGE / part).rglob("*")))
    return state_of(path for path in found if path.is_file() and "__pycache__" not in path.parts)


def state_of(files: Iterable[Path]) -> str:
    """A name for what is in some files of this package now."""
    digest = sha256()
    for path in files:
        digest.update(f"{path.relative_to(PACKAGE)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def kept(draw: Callable[[str], str]) -> Callable[[str], str]:
    """A function that draws a picture by its name, made to draw each picture once: who wants one that another is
    drawing waits for that."""
    easels: defaultdict[str, Lock] = defaultdict(Lock)

    @cache
    def once(name: str) -> str:
        text = proof(f"{draw.__module__} {name}")
        if text is None:
            text = draw(name)
            keep(f"{draw.__module__} {name}", text)
        _drawn[content_hash(text)] = text
        return text

    @wraps(draw)
    def picture(name: str) -> str:
        with easels[name]:
            return once(name)

    return picture


def drawn(digest: str) -> str | None:
    """A picture of this process by the hash of its content, if it has been drawn."""
    return _drawn.get(digest)


def proof(key: str) -> str | None:
    """What was kept under a key, if it is whole."""
    try:
        digest, _, text = sheet(key).read_text(encoding="utf-8").partition("\n")
    except (OSError, RuntimeError, UnicodeDecodeError):
        return None
    return text if digest == content_hash(text) else None


def keep(key: str, text: str) -> None:
    """Keep a drawing; a disk that will not take it is no trouble."""
    with suppress(OSError, RuntimeError):
        place = sheet(key)
        if not place.parent.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            make_room(place.parent.parent)
        with NamedTemporaryFile("w", encoding="utf-8", dir=place.parent, delete=False) as file:
            file.write(f"{content_hash(text)}\n{text}")
        os.replace(file.name, place)


def sheet(key: str) -> Path:
    return proof_folder() / edition() / f"{content_hash(key)}.proof"


def any_kept() -> bool:
    """Have these sources been drawn from before?"""
    try:
        return (proof_folder() / edition()).is_dir()
    except (OSError, RuntimeError):
        return False


def make_room(folder: Path) -> None:
    """Only the newest sets stay."""
    sets = sorted((found for found in folder.iterdir() if found.is_dir()), key=lambda found: found.stat().st_mtime)
    for old in sets[:-SETS]:
        shutil.rmtree(old, ignore_errors=True)
