"""A table for tests: small armies on the test map T0, or a scenario, played by notation with chosen dice.

Units are written one per line, the bottom one of a hex first: side, name, kind, hex, facing, then what differs from the
rules' usual test unit (``s=5``, ``co=8``, ``cmd=K``; ``D`` is Disordered, ``foot`` dismounted, ``alone`` independent;
``reinf=G`` waits off the map: hex and facing are left out). A leader: side, Command, ``leader``, hex, then ``range=``,
``ca=``, ``ma=``, ``am=``.
"""

from __future__ import annotations

from random import Random
from typing import Any

from longroll.games.glory import GLORY
from longroll.games.glory.lexicon import PLACES
from longroll.kit import CHANCE_SEAT
from tests.glory.position import Position
from tests.glory.small_map import small_map

TURNS = [
    {"id": "T1", "time": "0745"},
    {"id": "T2", "time": "0900", "drm": {"US": 1, "CS": 0}},
    {"id": "T3", "time": "1015", "initiative": "CS"},
    {"id": "N1", "time": "2000", "night": 1},
    {"id": "N2", "time": "0100", "night": 2},
    {"id": "T6", "time": "0630"},
]
RECOVERY = {"procedure": [{"frame": "Recovery", "fields": {"step": 0, "side": 0, "tested": 0, "unit": -1}}]}


class Table(Position):
    """Play by notation.

    >>> table = Table('''
    ... US K leader 0505
    ... US a inf 0505 N cmd=K
    ... CS x inf 0510 N
    ... ''', begin="move K")
    >>> table.do("move a 0503", "face N", "done")
    """

    def __init__(
        self,
        army: str = "",
        *,
        begin: str = "turn",
        turn: str = "T1",
        last: str = "T6",
        markers: dict[str, int] | None = None,
        arrivals: dict[str, str] | None = None,
        objectives: str = "",
        exits: str = "",
        **changes: Any,
    ) -> None:
        """``arrivals``: group -> turn and entry hexes; ``objectives``: side, hex and points, separated by commas;
        ``exits``: hexes where the Union may leave the map; ``changes``: to the map (see ``small_map``)."""
        rows = [line.split() for line in army.strip().splitlines() if line.strip()]
        self.leaders = [row for row in rows if row[2] == "leader"]
        self.units = [row for row in rows if row[2] != "leader"]
        spec = {
            "scenario": "own",
            "map": small_map(**changes),
            "army": {
                "units": [self.unit(row) for row in self.units],
                "commands": self.commands(),
                "markers": self.markers(markers or {}),
                "turns": TURNS,
                "reinforcements": self.arrivals(arrivals or {}),
                "objectives": [self.objective(words) for words in objectives.split(",") if words],
                "exits": {"US": exits.split()},
                "last": last,
            },
            "turn": turn,
            **self.placed(),
        }
        spec |= {"moment": RECOVERY} if begin == "recovery" else {"begin": begin}
        super().__init__(GLORY.position(spec))

    # ---- the army ------------------------------------------------------------------------------------------

    def words_of(self, row: list[str], first: int) -> tuple[dict[str, str], set[str]]:
        values = dict(word.split("=") for word in row[first:] if "=" in word)
        return values, {word for word in row[first:] if "=" not in word}

    def first_word(self, row: list[str]) -> int:
        """Where a unit's changes begin: one that waits has no hex and facing."""
        return 3 if any(word.startswith("reinf=") for word in row) else 5

    def markers(self, counts: dict[str, int]) -> list[dict[str, Any]]:
        sides: dict[str, str] = {}
        for row in self.leaders:
            sides[self.words_of(row, 4)[0].get("am", f"{row[0]}-AM")] = row[0]
        for row in self.units:
            sides.setdefault(f"{row[0]}-AM", row[0])
        return [{"am": name, "side": side, "count": counts.get(name, 1)} for name, side in sides.items()]

    def commands(self) -> list[dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        for side, name, _, _, *rest in self.leaders:
            values = dict(word.split("=") for word in rest if "=" in word)
            numbers = {key: int(value) for key, value in values.items() if key in ("range", "ca", "ma")}
            words = {key: value for key, value in values.items() if key in ("am", "reinf")}
            found[name] = {"cmd": name, "side": side, **numbers, **words}
        for row in self.units:
            values, marks = self.words_of(row, self.first_word(row))
            name = values.get("cmd", row[0])
            found.setdefault(name, {"cmd": name, "side": row[0], "independent": "alone" in marks})
        return list(found.values())

    def unit(self, row: list[str]) -> dict[str, Any]:
        values, _ = self.words_of(row, self.first_word(row))
        words = {key: value for key, value in values.items() if key in ("cmd", "reinf", "rng")}
        numbers = {key: int(value) for key, value in values.items() if key not in words}
        return {"id": row[1], "side": row[0], "t": row[2], "cmd": row[0], **words, **numbers}

    def objective(self, words: str) -> dict[str, Any]:
        side, place, points = words.split()
        return {"side": side, "hex": place, "vp": int(points)}

    def arrivals(self, listed: dict[str, str]) -> list[dict[str, Any]]:
        side = {row[1]: row[0] for row in self.leaders}
        for row in self.units:
            values, _ = self.words_of(row, self.first_word(row))
            if "reinf" in values:
                side[values["reinf"]] = row[0]
        return [
            {"id": name, "side": side.get(name, "US"), "turn": words.split()[0], "entry": words.split()[1:]}
            for name, words in listed.items()
        ]

    def placed(self) -> dict[str, Any]:
        """Who stands where."""
        hexes: dict[str, dict[str, Any]] = {}
        boxes: dict[str, list[str]] = {}
        marked: dict[str, list[str]] = {"disordered": [], "dismounted": []}
        for row in self.units:
            _, marks = self.words_of(row, self.first_word(row))
            place = "waiting" if self.first_word(row) == 3 else row[3]
            if place in PLACES:
                boxes.setdefault(place, []).append(row[1])
                continue
            stack = hexes.setdefault(place, {"units": [], "facing": row[4]})
            stack["units"].insert(0 if stack["units"] and row[2] in ("inf", "cav") and self.gun(stack) else 2, row[1])
            marked["disordered"] += [row[1]] if "D" in marks else []
            marked["dismounted"] += [row[1]] if "foot" in marks else []
        return {"hexes": hexes, "boxes": boxes, "leaders": {row[1]: row[3] for row in self.leaders}, **marked}

    def gun(self, stack: dict[str, Any]) -> bool:
        """Is the first unit of a stack artillery?"""
        return any(row[1] == stack["units"][0] and row[2] in ("art", "hart") for row in self.units)

    @classmethod
    def scenario(cls, name: str, options: dict[str, str] | None = None) -> Table:
        table = cls.__new__(cls)
        table.state = GLORY.new(name, options)
        table.events = []
        return table

    @classmethod
    def position(cls, spec: dict[str, Any]) -> Table:
        table = cls.__new__(cls)
        table.state = GLORY.position(spec)
        table.events = []
        return table

    # ---- play ----------------------------------------------------------------------------------------------

    def quietly(self, until: str = "", seed: int = 1) -> Table:
        """Everybody does as little as possible until a decision of a kind (without one: to the end)."""
        rng = Random(seed)
        while not self.state.over and self.kind != until:
            if self.seat == CHANCE_SEAT:
                self.luck(rng)
                continue
            listed = self.options()
            calm = [word for word in ("done", "end", "stay") if word in listed]
            self.do(calm[0] if calm else listed[0])
        return self

    # ---- questions -----------------------------------------------------------------------------------------

    def number(self, unit: str) -> int:
        """The number behind a name, for tests of what stands on the rules."""
        return self.state.roster.unit[unit]

    def pool(self) -> dict[str, int]:
        return self.ask.pool()
