"""A field of battle for tests of combat: the test map T0 with a few units, and one step of one activation.

Units are written one per line, the bottom one of a hex first: side, name, kind, hex, facing, then what differs from the
rules' usual test unit (``s=5``, ``co=8``, ``cmd=K``, ``fire=1``, ``rng=L``; ``D`` is Disordered, ``foot`` dismounted,
``gallop`` has qualified for the bonus of a cavalry charge). Leaders: side, name of the Command, ``leader``, hex.
"""

from __future__ import annotations

from typing import Any

from longroll.games.glory import GLORY
from longroll.games.glory.components import SIDES, mask_of
from longroll.games.glory.position import read_partial
from longroll.games.glory.questions import Questions
from longroll.games.glory.rules.activation import start_activation
from longroll.games.glory.rules.artillery import FireStep
from longroll.games.glory.rules.charge import ChargeStep
from longroll.games.glory.state import Battle
from tests.glory.small_map import small_map
from tests.playing import Play

TURNS = [
    {"id": "T1", "time": "0745"},
    {"id": "F", "time": "0900", "fog": True},
    {"id": "N1", "time": "2000", "night": 1},
    {"id": "N2", "time": "0100", "night": 2},
]


def own_unit(row: list[str]) -> dict[str, Any]:
    """A line of the army as a unit of a position."""
    values = dict(word.split("=") for word in row[5:] if "=" in word)
    words = {key: value for key, value in values.items() if key in ("cmd", "rng")}
    numbers = {key: int(value) for key, value in values.items() if key not in words}
    return {"id": row[1], "side": row[0], "t": row[2], "cmd": row[0], **words, **numbers}


class Field(Play[Battle]):
    """A position in the artillery or charge step, played by its notation.

    >>> Field('''
    ... CS p inf 0505 N
    ... US d inf 0504 S
    ... ''').do("charge p", "close", "defend 0504 C").dice(4, 5)
    """

    def __init__(
        self, units: str, *, side: str = "CS", step: str = "charge", turn: str = "T1", acting: str = "", **changes: Any
    ) -> None:
        rows = [line.split() for line in units.strip().splitlines() if line.strip()]
        leaders = {row[1]: row[3] for row in rows if row[2] == "leader"}
        rows = [row for row in rows if row[2] != "leader"]
        marks = {row[1]: {word for word in row[5:] if "=" not in word} for row in rows}
        listed = [own_unit(row) for row in rows]
        commands: dict[str, dict[str, Any]] = {}
        for unit in listed:
            alone = "alone" in marks[unit["id"]]
            commands[unit["cmd"]] = {"cmd": unit["cmd"], "side": unit["side"], "ma": 6, "independent": alone}
        hexes: dict[str, dict[str, Any]] = {}
        for _, name, _, place, facing, *_ in rows:
            hexes.setdefault(place, {"units": [], "facing": facing})["units"].append(name)
        spec = {
            "scenario": "own",
            "map": small_map(**changes),
            "army": {
                "units": listed,
                "commands": list(commands.values()),
                "markers": [{"am": f"{who}-AM", "side": who, "count": 2} for who in SIDES],
                "turns": TURNS,
            },
            "hexes": hexes,
            "leaders": leaders,
            "disordered": [name for name, words in marks.items() if "D" in words],
            "dismounted": [name for name, words in marks.items() if "foot" in words],
        }
        b = read_partial(spec)
        b.frames.clear()
        self.roster = b.roster
        b.galloped = mask_of(b.roster.unit[name] for name, words in marks.items() if "gallop" in words)
        b.turn = self.roster.turn[turn]
        b.side = SIDES.index(side)
        names = acting.split() or [c["cmd"] for c in commands.values() if c["side"] == side and not c["independent"]]
        b.acting = mask_of(n for n, name in enumerate(self.roster.parent_names) if name in names)
        gallop = b.galloped
        start_activation(b)
        b.galloped = gallop
        b.in_command = b.acting_units()
        b.begin(ChargeStep() if step == "charge" else FireStep())
        super().__init__(b)
        b.settle()

    # ---- play ----------------------------------------------------------------------------------------------

    # ---- questions -----------------------------------------------------------------------------------------

    @property
    def ask(self) -> Questions:
        return GLORY.ask(self.state)

    def at(self, name: str) -> str:
        """Where a unit is: a hex, or a place off the map."""
        return str(self.ask.unit(name)["place"])

    def leader(self, name: str) -> str:
        return str(self.ask.leader(name)["place"])

    def disordered(self, name: str) -> bool:
        return bool(self.ask.unit(name)["disordered"])

    def facing(self, hex_: str) -> str:
        return str(self.ask.here(hex_)["facing"])

    def sum_of(self, kind: str, key: str = "total") -> list[int]:
        """The totals of all events of a kind."""
        return [int(event.args[key]) for event in self.told(kind)]
