"""Computer players that others have made. There are two ways to invite one:

- a package that is installed beside Long Roll names it by an entry point of the group ``longroll.minds``: the name of
  the computer player, and the place of a function that is given a game and makes one, or returns None if it does not
  play that game::

      [project.entry-points."longroll.minds"]
      cadet = "cadet:cadet"

- ``minds.toml`` in the user's configuration folder names a program that speaks the protocol of ``docs/bots.md``.

One that is broken is left out, and the others do not notice.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from platformdirs import user_config_path

from longroll.games import origin, why
from longroll.kit.game import Game, Mind
from longroll.kit.terms import BadInput
from longroll.kit.typed import convert
from longroll.minds.outside import SECONDS, OutsideMind, settled

GROUP: Final = "longroll.minds"
FILE_VARIABLE: Final = "LONGROLL_MINDS"
"""The variable that names another file than the user's own."""
FILE: Final = "minds.toml"
LONGEST_SECONDS: Final = 10.0
"""What a program may be given to think; a table waits for no computer player twice as long."""
OURS: Final = frozenset(
    ("random", "staff", "staff-1", "recruit", "captain", "colonel", "general", "marshal", "ismcts", "person", "chance")
)
"""Names that tables, records and the laboratory give a meaning of their own."""
NAME: Final = re.compile(r"[A-Za-z0-9][\w.-]{0,39}", re.ASCII)
"""What a name looks like: it stands in lists and in addresses."""

Make = Callable[[Game], Mind | None]
"""Makes a computer player of a game, or says by None that it does not play it."""


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A program in ``minds.toml``."""

    command: Annotated[list[str], msgspec.Meta(min_length=1)]
    games: list[str] | None = None
    """The games it plays; all if they are not named."""
    time: Annotated[float, msgspec.Meta(gt=0, le=LONGEST_SECONDS)] = SECONDS
    """Seconds it may think."""
    nodes: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """It is told to look at so many nodes instead."""


@cache
def invited() -> tuple[dict[str, Make], dict[str, str]]:
    """The guests by name, and for those that cannot be made the reason."""
    found: dict[str, Make] = {}
    broken: dict[str, str] = {}
    for name, place, load in (*installed(), *configured(broken)):
        try:
            if name.lower() in OURS or name in found:
                raise BadInput("another computer player has this name")
            if not NAME.fullmatch(name):
                raise BadInput("a name has at most 40 letters, digits, '_', '-' and '.'")
            found[name] = load()
        except (Exception, SystemExit) as error:  # whatever a stranger's module does when it is imported
            broken[name] = cannot(name, place, error)
    return found, broken


Invitation = tuple[str, str, Callable[[], Make]]
"""A name, who brings it, and what loads it."""


def installed() -> Iterator[Invitation]:
    """The guests of other packages."""
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        yield point.name, origin(point), point.load


def configured(broken: dict[str, str]) -> Iterator[Invitation]:
    """The programs of ``minds.toml``."""
    path = file()
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return
    except (OSError, ValueError) as error:
        broken[str(path)] = f"{path} cannot be read: {error}"
        return
    for name, entry in content.items():
        yield name, str(path), partial(read_entry, name, entry, path.parent)


def file() -> Path:
    """Where programs are named: ``LONGROLL_MINDS``, else the user's configuration folder of this system."""
    named = os.environ.get(FILE_VARIABLE)
    return Path(named) if named else user_config_path("longroll", appauthor=False) / FILE


def read_entry(name: str, content: Any, base: Path) -> Make:
    """A program from its table in the file; BadInput if that cannot be read."""
    try:
        entry = convert(content, Entry)
    except msgspec.ValidationError as error:
        raise BadInput(str(error)) from None
    command = settled(entry.command, base)

    def make(game: Game) -> Mind | None:
        plays = entry.games is None or game.name in entry.games
        return OutsideMind(name, command, entry.time, entry.nodes) if plays else None

    return make


Guests = tuple[dict[str, Callable[[], Mind]], dict[str, str]]
"""Those that play a game by name, and the reasons of those that cannot."""

_asked: dict[str, Guests] = {}
"""The guests of the games that were asked for."""


def playing(game: Game) -> Guests:
    """The guests of a game."""
    if game.name not in _asked:
        _asked[game.name] = asked(game)
    return _asked[game.name]


def forget() -> None:
    """Look anew who is invited."""
    invited.cache_clear()
    _asked.clear()


def asked(game: Game) -> Guests:
    """Ask every guest whether it plays a game."""
    found: dict[str, Callable[[], Mind]] = {}
    makes, absent = invited()
    broken = dict(absent)
    own = game.doctrine.minds()
    for name, make in makes.items():
        try:
            if name in own:
                raise BadInput("another computer player has this name")
            made = make(game)
            if made is not None:
                checked(name, made)
                found[name] = partial(fresh, name, make, game)
        except (Exception, SystemExit) as error:
            broken[name] = cannot(name, game.title, error)
    return found, broken


def fresh(name: str, make: Make, game: Game) -> Mind:
    return checked(name, make(game))


def checked(name: str, made: Mind | None) -> Mind:
    """A computer player; BadInput if it is none."""
    missing = [part for part in ("name", "choose") if not hasattr(made, part)]
    if made is None or missing:
        raise BadInput(f"it is no computer player: it has no {' and no '.join(missing)}")
    if made.name != name:
        raise BadInput(f"it calls itself '{made.name}'")
    return made


def cannot(name: str, place: str, error: BaseException) -> str:
    return f"the computer player '{name}' of {place} cannot play: {why(error)}"
