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
from longroll.games.glory.components import BIT, FACINGS, Roster
from longroll.games.glory.lexicon import OFF, PLACES, WAITING
from longroll.games.glory.materials import (
    BattleData,
    CommandData,
    LevelData,
    MarkerData,
    ObjectiveData,
    ReinforcementData,
    ScenarioData,
    TurnData,
    UnitData,
)
from longroll.games.glory.procedures import STEPS, begin_activation, begin_marker, begin_turn
from longroll.games.glory.questions import Questions
from longroll.games.glory.recovery import Recovery
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE, Event, Refusal
from tests.glory.field import USUAL
from tests.glory.t0 import t0

TURNS = [
    TurnData(id="T1", time="0745"),
    TurnData(id="T2", time="0900", drm={"US": 1, "CS": 0}),
    TurnData(id="T3", time="1015", initiative="CS"),
    TurnData(id="N1", time="2000", night=1),
    TurnData(id="N2", time="0100", night=2),
    TurnData(id="T6", time="0630"),
]
POINTS = {"eliminated_inf_or_cav": 2, "boxed_inf_or_cav_at_end": 1, "eliminated_artillery": 1}
LEVELS = [
    LevelData(margin_us_minus_cs_at_least=4, result="Union victory"),
    LevelData(margin_us_minus_cs_at_least=-3, result="Draw"),
    LevelData(margin_us_minus_cs_at_least=-999, result="Confederate victory"),
]


class Table:
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
        ``exits``: hexes where the Union may leave the map; ``changes``: to the map (see ``t0``)."""
        board = t0(" ".join(entry.id for entry in TURNS), **changes)
        rows = [line.split() for line in army.strip().splitlines() if line.strip()]
        self.leaders = [row for row in rows if row[2] == "leader"]
        self.units = [row for row in rows if row[2] != "leader"]
        data = BattleData(
            battle="T0",
            map="T0",
            turns=TURNS,
            ams=self.groups(markers or {}),
            commands=self.commands(),
            units=[self.unit(row) for row in self.units],
            objectives=[self.objective(words) for words in objectives.split(",") if words],
            unit_vp=POINTS,
            levels=LEVELS,
            reinforcements=self.arrivals(arrivals or {}),
        )
        scenario = ScenarioData(battle="T0", first=turn, last=last, exits={"US": exits.split()})
        self.roster = Roster("T0", data, scenario, board.index)
        self.state = Battle(board, self.roster)
        self.events: list[Event] = []
        self.set_up()
        self.begin(begin)

    # ---- the army ------------------------------------------------------------------------------------------

    def words_of(self, row: list[str], first: int) -> tuple[dict[str, str], set[str]]:
        values = dict(word.split("=") for word in row[first:] if "=" in word)
        return values, {word for word in row[first:] if "=" not in word}

    def first_word(self, row: list[str]) -> int:
        """Where a unit's changes begin: one that waits has no hex and facing."""
        return 3 if any(word.startswith("reinf=") for word in row) else 5

    def groups(self, markers: dict[str, int]) -> list[MarkerData]:
        sides: dict[str, str] = {}
        for row in self.leaders:
            sides[self.words_of(row, 4)[0].get("am", f"{row[0]}-AM")] = row[0]
        for row in self.units:
            sides.setdefault(f"{row[0]}-AM", row[0])
        return [
            MarkerData(am=name, side=side, count=markers.get(name, 1))  # type: ignore[arg-type]
            for name, side in sides.items()
        ]

    def commands(self) -> list[CommandData]:
        found: dict[str, CommandData] = {}
        for side, name, _, _, *rest in self.leaders:
            values = dict(word.split("=") for word in rest if "=" in word)
            found[name] = CommandData(
                cmd=name,
                side=side,  # type: ignore[arg-type]
                am=values.get("am", f"{side}-AM"),
                range=int(values.get("range", 5)),
                ca=int(values.get("ca", 2)),
                ma=int(values.get("ma", 10)),
                reinf=values.get("reinf"),
            )
        for row in self.units:
            values, marks = self.words_of(row, self.first_word(row))
            name = values.get("cmd", row[0])
            alone = "alone" in marks
            found.setdefault(
                name,
                CommandData(
                    cmd=name,
                    side=row[0],  # type: ignore[arg-type]
                    am=f"{row[0]}-AM",
                    range=5,
                    ca=2,
                    ma=10,
                    independent=alone,
                ),
            )
        return list(found.values())

    def unit(self, row: list[str]) -> UnitData:
        values, _ = self.words_of(row, self.first_word(row))
        command = values.pop("cmd", row[0])
        reinf = values.pop("reinf", None)
        numbers = {key: value if key == "rng" else int(value) for key, value in values.items()}
        kind = row[2]
        return UnitData(
            id=row[1],
            name=row[1].replace("_", " "),
            t=kind,  # type: ignore[arg-type]
            cmd=command,
            reinf=reinf,
            **{**USUAL[kind], **numbers},
        )

    def objective(self, words: str) -> ObjectiveData:
        side, place, points = words.split()
        return ObjectiveData(side=side, hex=place, place=place, vp=int(points))  # type: ignore[arg-type]

    def arrivals(self, listed: dict[str, str]) -> list[ReinforcementData]:
        side = {row[1]: row[0] for row in self.leaders}
        for row in self.units:
            values, _ = self.words_of(row, self.first_word(row))
            if "reinf" in values:
                side[values["reinf"]] = row[0]
        return [
            ReinforcementData(id=name, side=side.get(name, "US"), turn=words.split()[0], entry=words.split()[1:])  # type: ignore[arg-type]
            for name, words in listed.items()
        ]

    def set_up(self) -> None:
        b, board = self.state, self.state.board
        for number, row in enumerate(self.units):
            _, marks = self.words_of(row, self.first_word(row))
            if self.first_word(row) == 3:
                b.at[number] = WAITING
                continue
            if row[3] in PLACES:
                b.at[number] = OFF + PLACES.index(row[3])
                continue
            place = board.index[row[3]]
            under = b.lower[place] if b.count(place) else None
            b.put(number, place, FACINGS.index(row[4]))
            if under is not None and not self.roster.is_gun[number]:
                b.lower[place], b.upper[place] = under, number
            b.disordered |= BIT[number] if "D" in marks else 0
            b.dismounted |= BIT[number] if "foot" in marks else 0
        for row in self.leaders:
            place = OFF + PLACES.index(row[3]) if row[3] in PLACES else board.index[row[3]]
            b.leader_at[self.roster.command_names.index(row[1])] = place

    def begin(self, words: str) -> None:
        b = self.state
        what, _, name = words.partition(" ")
        if what == "turn":
            begin_turn(b)
        elif what == "recovery":
            b.push(Recovery())
        elif what == "marker":
            begin_marker(b, self.roster.group_words.index(name))
        else:
            begin_activation(b, self.roster.command_words.index(name), STEPS[what])
        b.settle()

    @classmethod
    def scenario(cls, name: str) -> Table:
        table = cls.__new__(cls)
        table.state = GLORY.new(name)
        table.roster = table.state.roster
        table.events = []
        return table

    @classmethod
    def position(cls, spec: dict[str, Any]) -> Table:
        table = cls.__new__(cls)
        table.state = GLORY.position(spec)
        table.roster = table.state.roster
        table.events = []
        return table

    # ---- play ----------------------------------------------------------------------------------------------

    def do(self, *actions: str) -> Table:
        for action in actions:
            self.events += self.state.apply(action)
        return self

    def dice(self, *faces: int) -> Table:
        """Dice in the order in which they are rolled."""
        for face in faces:
            assert self.state.mover == CHANCE, f"no die is rolled now: {self.kind}"
            self.do(f"die {face}")
        return self

    def quietly(self, until: str = "", seed: int = 1) -> Table:
        """Everybody does as little as possible until a decision of a kind (without one: to the end)."""
        rng = Random(seed)
        while not self.state.over and self.kind != until:
            if self.state.mover == CHANCE:
                self.do(str(self.state.write(rng.choices(self.state.codes, self.state.weights())[0])))
                continue
            listed = self.options()
            calm = [word for word in ("done", "end", "stay") if word in listed]
            self.do(calm[0] if calm else listed[0])
        return self

    # ---- questions -----------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        decision = self.state.decision
        return decision.kind if decision is not None else ""

    @property
    def seat(self) -> str | None:
        return self.state.seat

    def options(self, verb: str = "") -> list[str]:
        return [str(option) for option in self.state.options() if not verb or option.action.verb == verb]

    def legal(self, action: str) -> bool:
        return self.state.check(action) is None

    def refused(self, action: str) -> str:
        """The clause and the reason against an action."""
        refusal = self.state.check(action)
        assert isinstance(refusal, Refusal), f"{action} is legal"
        return f"{refusal.clause} {refusal.reason.key.removeprefix('refusal-')}"

    def number(self, unit: str) -> int:
        return self.roster.unit[unit]

    @property
    def ask(self) -> Questions:
        return GLORY.ask(self.state)

    def at(self, unit: str) -> str:
        return str(self.ask.unit(unit)["place"])

    def leader(self, name: str) -> str:
        return str(self.ask.leader(name)["place"])

    def stack(self, place: str) -> list[str]:
        """The units of a hex, bottom first."""
        return list(self.ask.here(place)["units"])

    def facing(self, place: str) -> str:
        return str(self.ask.here(place)["facing"])

    def has(self, mask: int, unit: str) -> bool:
        return bool(mask >> self.number(unit) & 1)

    def pool(self) -> dict[str, int]:
        return self.ask.pool()

    def told(self, kind: str) -> list[dict[str, str | int]]:
        return [event.args for event in self.events if event.kind == kind]
