"""A field of battle for tests of combat: the test map T0 with a few units, and one step of one activation.

Units are written one per line, the bottom one of a hex first: side, name, kind, hex, facing, then what differs from the
rules' usual test unit (``s=5``, ``co=8``, ``cmd=K``, ``fire=1``, ``rng=L``; ``D`` is Disordered, ``foot`` dismounted,
``gallop`` has qualified for the bonus of a cavalry charge). Leaders: side, name of the Command, ``leader``, hex.
"""

from __future__ import annotations

from typing import Any

from longroll.games.glory import GLORY
from tests.glory.position import Position
from tests.glory.small_map import small_map

TURNS = [
    {"id": "T1", "time": "0745"},
    {"id": "F", "time": "0900", "fog": True},
    {"id": "N1", "time": "2000", "night": 1},
    {"id": "N2", "time": "0100", "night": 2},
]
LISTS = (
    "able", "allowed", "involved", "attackers", "origins", "goals", "stood", "shaken", "out", "over", "joined",
    "pressing", "pressed", "counters", "against", "beaten",
)  # fmt: skip
STEPS: dict[str, dict[str, Any]] = {
    "fire": {"frame": "FireStep", "fields": {}},
    "charge": {
        "frame": "ChargeStep",
        "fields": {**dict.fromkeys(("side", "mode", "step", "count"), 0), **{name: [] for name in LISTS}},
    },
}
"""The two steps, as a position writes them at their beginning."""


def own_unit(row: list[str]) -> dict[str, Any]:
    """A line of the army as a unit of a position."""
    values = dict(word.split("=") for word in row[5:] if "=" in word)
    words = {key: value for key, value in values.items() if key in ("cmd", "rng")}
    numbers = {key: int(value) for key, value in values.items() if key not in words}
    return {"id": row[1], "side": row[0], "t": row[2], "cmd": row[0], **words, **numbers}


class Field(Position):
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
        spec: dict[str, Any] = {
            "scenario": "own",
            "map": small_map(**changes),
            "army": {
                "units": listed,
                "commands": list(commands.values()),
                "markers": [{"am": f"{who}-AM", "side": who, "count": 2} for who in ("US", "CS")],
                "turns": TURNS,
            },
            "turn": turn,
            "hexes": hexes,
            "leaders": leaders,
            "disordered": [name for name, words in marks.items() if "D" in words],
            "dismounted": [name for name, words in marks.items() if "foot" in words],
        }
        before = GLORY.ask(GLORY.position(spec))
        names = acting.split() or [c["cmd"] for c in commands.values() if c["side"] == side and not c["independent"]]
        active = [unit["id"] for unit in listed if unit["cmd"] in names]
        beside = [unit["id"] for unit in listed if unit["side"] != side and before.unit(unit["id"])["next_to_enemy"]]
        kinds = {unit["id"]: unit["t"] for unit in listed}
        spec["moment"] = {
            "side": side,
            "acting": [name for name, c in before.commands().items() if set(c["units"]) & set(active)],
            "in_command": active,
            "began_adjacent": [name for name in active if before.unit(name)["next_to_enemy"]],
            "lone_guns": [
                name
                for name in beside
                if all(kinds[other] in ("art", "hart") for other in before.here(before.unit(name)["place"])["units"])
            ],
            "galloped": [name for name, words in marks.items() if "gallop" in words],
            "procedure": [STEPS[step]],
        }
        super().__init__(GLORY.position(spec))

    # ---- questions -----------------------------------------------------------------------------------------

    def sum_of(self, kind: str, key: str = "total") -> list[int]:
        """The totals of all events of a kind."""
        return [int(event.args[key]) for event in self.told(kind)]
