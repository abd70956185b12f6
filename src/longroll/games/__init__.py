"""The games. Each is one package; nothing else knows their rules.

Four are part of Long Roll. Any other package that is installed may bring more, by entry points of the group
``longroll.games``, each with the name of its game and the place of its ``Game`` object::

    [project.entry-points."longroll.games"]
    picket = "picket:PICKET"
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from longroll.kit.game import Game
from longroll.kit.terms import BadInput

BUILT_IN = ("gettysburg", "guns", "glory", "reason")
GROUP = "longroll.games"
CONTRACT = tuple(name for name in (*Game.__annotations__, *vars(Game)) if not name.startswith("_"))
"""What a Game object has."""


def list_games() -> tuple[str, ...]:
    """The names of all games: those of Long Roll, then those of other packages.

    >>> import longroll
    >>> longroll.list_games()[:4]
    ('gettysburg', 'guns', 'glory', 'reason')
    """
    found, _ = guests()
    return (*BUILT_IN, *found)


def game(name: str) -> Game:
    """A game by name; BadInput if there is none, or if its package is broken.

    >>> import longroll
    >>> longroll.game("glory").title
    'Glory'
    """
    if name in BUILT_IN:
        built_in: Game = getattr(import_module(f"longroll.games.{name}"), name.upper())
        return built_in
    found, broken = guests()
    if name not in found:
        raise BadInput(broken.get(name, f"no game '{name}'; games are: {', '.join(list_games())}"))
    return found[name]


@cache
def guests() -> tuple[dict[str, Game], dict[str, str]]:
    """The games of other packages by name, and for those that cannot be played the reason: one that is broken is left
    out, and the others do not notice."""
    found: dict[str, Game] = {}
    broken: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            if point.name in BUILT_IN or point.name in found:
                raise BadInput("another game has this name")
            found[point.name] = invited(point)
        except (Exception, SystemExit) as error:  # whatever a stranger's module does when it is imported
            broken[point.name] = f"the game '{point.name}' of {origin(point)} cannot be played: {why(error)}"
    return found, broken


def invited(point: EntryPoint) -> Game:
    """The Game object of an entry point; BadInput if it is none. It must be able to begin."""
    guest: Game = point.load()
    missing = [name for name in CONTRACT if not hasattr(guest, name)]
    if missing:
        raise BadInput(f"it is no Game object: it has no {', '.join(missing)}")
    if guest.name != point.name:
        raise BadInput(f"it calls itself '{guest.name}'")
    guest.new()
    return guest


def origin(point: EntryPoint) -> str:
    return f"the package {point.dist.name} {point.dist.version}" if point.dist is not None else point.value


def why(error: BaseException) -> str:
    return str(error) if isinstance(error, BadInput) else f"{type(error).__name__}: {error}"
