"""The test map T0 of the rules' worked examples, its variants, and ways to speak of it by hex codes."""

from __future__ import annotations

from typing import Any

from longroll.games.glory.board import CLASSES, Board
from longroll.games.glory.data.map_data import read_map
from longroll.games.glory.rules.reach import Mover, Presence, presence


def t0_data(
    *,
    woods: str = "",
    town: str = "",
    levels: dict[str, int] | None = None,
    water: dict[str, str] | None = None,
    crossings: dict[str, str] | None = None,
    links: dict[str, str] | None = None,
    walls: str = "",
    embankment: str = "",
    works: dict[str, str] | None = None,
    edge_roads: dict[str, str] | None = None,
    size: tuple[int, int] = (20, 20),
) -> dict[str, Any]:
    """T0 as map data: 20 x 20 hexes, all clear, level 1, with changes. Lists of hexes are words of one string.

    ``levels``: hexes -> level; ``water``: hexside -> class; ``crossings``: hexside -> kind, with ``kind@turn`` for one
    that comes later; ``links``: class -> hexsides; ``walls``: hexsides, protected hex first; ``works``: owner (with
    ``owner@turn``) -> hexes."""
    columns, rows = size
    terrain = [["."] * columns for _ in range(rows)]
    level = [["1"] * columns for _ in range(rows)]

    def put(table: list[list[str]], hexes: str, sign: str) -> None:
        for code in hexes.split():
            table[int(code[2:]) - 1][int(code[:2]) - 1] = sign

    put(terrain, woods, "w")
    put(terrain, town, "t")
    for hexes, height in (levels or {}).items():
        put(level, hexes, str(height))
    return {
        "map": "T0",
        "grid": {"columns": columns, "rows": rows},
        "terrain": ["".join(row) for row in terrain],
        "level": ["".join(row) for row in level],
        "embankment": embankment.split(),
        "works": [
            {"owner": owner.split("@")[0], "from_turn": "".join(owner.split("@")[1:]), "hexes": hexes.split()}
            for owner, hexes in (works or {}).items()
        ],
        "hexsides": {
            "water": {side: [kind, ""] for side, kind in (water or {}).items()},
            "crossings": {
                side: {"kind": kind.split("@")[0], "from_turn": "".join(kind.split("@")[1:])}
                for side, kind in (crossings or {}).items()
            },
        },
        "walls": [{"sides": walls.split(), "class": "stone_wall"}] if walls else [],
        "links": {kind: sides.split() for kind, sides in (links or {}).items()},
        "edge_roads": edge_roads or {},
    }


def t0_map(
    *,
    woods: str = "",
    town: str = "",
    levels: dict[str, int] | None = None,
    links: dict[str, str] | None = None,
    walls: str = "",
    embankment: str = "",
    works: dict[str, str] | None = None,
    size: tuple[int, int] = (20, 20),
    **rest: Any,
) -> dict[str, Any]:
    """T0 as the map of a position (``docs/positions/glory.md``), with the same changes."""
    found: dict[str, list[str]] = {}
    for hexes_, height in (levels or {}).items():
        found.setdefault(str(height), []).extend(hexes_.split())
    return {
        "columns": size[0],
        "rows": size[1],
        "woods": woods.split(),
        "town": town.split(),
        "levels": found,
        "roads": {kind: sides.split() for kind, sides in (links or {}).items()},
        "walls": walls.split(),
        "embankment": embankment.split(),
        "works": {owner: places.split() for owner, places in (works or {}).items()},
        **{key: value for key, value in rest.items() if value is not None},
    }


def t0(turns: str = "", **changes: Any) -> Board:
    """The board T0 with changes, for a battle with some turns."""
    return Board(read_map(t0_data(**changes), "T0"), tuple(turns.split()))


def hexes(board: Board, codes: str) -> int:
    """The mask of some hexes."""
    return board.mask_of([board.index[code] for code in codes.split()])


def codes(board: Board, mask: int) -> set[str]:
    """The codes of a mask."""
    return {board.codes[hex_] for hex_ in board.members(mask)}


def stand(board: Board, **places: str) -> Presence:
    """Who stands where: ``enemies``, ``enemy_guns`` (also in ``enemies``), ``foot``, ``horse``, ``guns``, ``full``."""
    masks = {name: hexes(board, places.get(name, "")) for name in ("enemy_guns", "foot", "horse", "guns", "full")}
    enemies = hexes(board, places.get("enemies", "")) | masks["enemy_guns"]
    return presence(board, enemies, **masks)


def mover(cls: str, allowance: int = 5, **rest: Any) -> Mover:
    """A mover by the name of its class (inf, cav, art, leader)."""
    return Mover(CLASSES.index(cls), rest.pop("epoch", 0), allowance, **rest)
