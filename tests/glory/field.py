"""A field of battle for tests of combat: the test map T0 with a few units, and one step of one activation.

Units are written one per line, the bottom one of a hex first: side, name, kind, hex, facing, then what differs from the
rules' usual test unit (``s=5``, ``co=8``, ``cmd=K``, ``fire=1``, ``rng=L``; ``D`` is Disordered, ``foot`` dismounted,
``gallop`` has qualified for the bonus of a cavalry charge). Leaders: side, name of the Command, ``leader``, hex.
"""

from __future__ import annotations

from typing import Any

from longroll.games.glory import GLORY
from longroll.games.glory.activation import start_activation
from longroll.games.glory.artillery import FireStep
from longroll.games.glory.charge import ChargeStep
from longroll.games.glory.components import BIT, FACINGS, SIDES, Roster, mask_of
from longroll.games.glory.materials import (
    BattleData,
    CommandData,
    MarkerData,
    ScenarioData,
    TurnData,
    UnitData,
)
from longroll.games.glory.questions import Questions
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE, Event, Refusal
from tests.glory.t0 import t0

USUAL: dict[str, dict[str, Any]] = {
    "inf": {"s": 8, "co": 7, "dco": 5, "ma": 5, "dma": 4},
    "cav": {"s": 6, "co": 8, "ma": 8, "dm_s": 4, "dm_co": 7, "dm_ma": 5},
    "art": {"s": 4, "co": 7, "dco": 5, "ma": 6, "dma": 4, "rng": "M", "fire": 0, "guns": 12},
    "hart": {"s": 4, "co": 7, "dco": 5, "ma": 8, "dma": 6, "rng": "M", "fire": 0, "guns": 12},
}
TURNS = [
    TurnData(id="T1", time="0745"),
    TurnData(id="F", time="0900", fog=True),
    TurnData(id="N1", time="night", night=1),
    TurnData(id="N2", time="night", night=2),
]


class Field:
    """A position in the artillery or charge step, played by its notation.

    >>> Field('''
    ... CS p inf 0505 N
    ... US d inf 0504 S
    ... ''').do("charge p", "close", "defend 0504 C").dice(4, 5)
    """

    def __init__(
        self, units: str, *, side: str = "CS", step: str = "charge", turn: str = "T1", acting: str = "", **changes: Any
    ) -> None:
        board = t0(" ".join(t.id for t in TURNS), **changes)
        rows = [line.split() for line in units.strip().splitlines() if line.strip()]
        leaders = [row for row in rows if row[2] == "leader"]
        rows = [row for row in rows if row[2] != "leader"]
        marks: dict[str, set[str]] = {}
        listed: list[UnitData] = []
        commands: dict[str, CommandData] = {}
        for who, name, kind, _, _, *rest in rows:
            values = dict(word.split("=") for word in rest if "=" in word)
            marks[name] = {word for word in rest if "=" not in word}
            command = values.pop("cmd", who)
            numbers = {key: value if key == "rng" else int(value) for key, value in values.items()}
            listed.append(UnitData(id=name, name=name, t=kind, cmd=command, **{**USUAL[kind], **numbers}))  # type: ignore[arg-type]
            commands[command] = CommandData(
                cmd=command,
                side=who,
                am=f"{who}-AM",
                range=5,
                ca=2,
                ma=6,
                independent="alone" in marks[name],  # type: ignore[arg-type]
            )
        data = BattleData(
            battle="T0",
            map="T0",
            turns=TURNS,
            ams=[MarkerData(am=f"{who}-AM", side=who, count=2) for who in ("US", "CS")],
            commands=list(commands.values()),
            units=listed,
            objectives=[],
            unit_vp={},
        )
        scenario = ScenarioData(battle="T0", first="T1", last="N2")
        self.roster = Roster("T0", data, scenario, board.index)
        b = Battle(board, self.roster)
        for (_, name, _, place, facing, *_), number in zip(rows, range(len(rows)), strict=True):
            stand = board.index[place]
            under = b.lower[stand] if b.count(stand) else None
            b.put(number, stand, FACINGS.index(facing))
            if under is not None and not self.roster.is_gun[number]:
                b.lower[stand], b.upper[stand] = under, number
            for mark, column in (("D", "disordered"), ("foot", "dismounted"), ("gallop", "galloped")):
                if mark in marks[name]:
                    setattr(b, column, getattr(b, column) | BIT[number])
        for _, name, _, place in leaders:
            b.leader_at[self.roster.command_names.index(name)] = board.index[place]
        b.turn = self.roster.turn[turn]
        b.side = SIDES.index(side)
        names = acting.split() if acting else [c.cmd for c in commands.values() if c.side == side and not c.independent]
        b.acting = mask_of(n for n, name in enumerate(self.roster.parent_names) if name in names)
        gallop = b.galloped
        start_activation(b)
        b.galloped = gallop
        b.in_command = b.acting_units()
        b.push(ChargeStep() if step == "charge" else FireStep())
        self.state = b
        self.events: list[Event] = []
        b.settle()

    # ---- play ----------------------------------------------------------------------------------------------

    def do(self, *actions: str) -> Field:
        for action in actions:
            self.events += self.state.apply(action)
        return self

    def dice(self, *faces: int) -> Field:
        """Dice in the order in which they are rolled."""
        for face in faces:
            assert self.state.mover == CHANCE, f"no die is rolled now: {self.kind}"
            self.do(f"die {face}")
        return self

    def copy(self) -> Field:
        other = Field.__new__(Field)
        other.roster = self.roster
        other.state = self.state.copy()
        other.events = self.events[:]
        return other

    # ---- questions -----------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        decision = self.state.decision
        return decision.kind if decision is not None else ""

    @property
    def seat(self) -> str | None:
        return self.state.seat

    def options(self, verb: str = "") -> list[str]:
        return [str(o) for o in self.state.options() if not verb or o.action.verb == verb]

    def refused(self, action: str) -> str:
        refusal = self.state.check(action)
        assert isinstance(refusal, Refusal), f"{action} is legal"
        return refusal.clause

    def legal(self, action: str) -> bool:
        return self.state.check(action) is None

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

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def sum_of(self, kind: str, key: str = "total") -> list[int]:
        """The totals of all events of a kind."""
        return [int(event.args[key]) for event in self.told(kind)]
