"""What tables and fields share: a position, questions to it, and the same position written otherwise."""

from __future__ import annotations

from typing import Any, Self

from longroll.games.glory import GLORY
from longroll.games.glory.questions import Questions
from longroll.games.glory.state import Battle
from tests.playing import Play


class Position(Play[Battle]):
    """A position of Glory, played by its notation."""

    # ---- questions -----------------------------------------------------------------------------------------

    @property
    def ask(self) -> Questions:
        return GLORY.ask(self.state)

    def at(self, unit: str) -> str:
        """Where a unit is: a hex, or a place off the map."""
        return str(self.ask.unit(unit)["place"])

    def leader(self, name: str) -> str:
        return str(self.ask.leader(name)["place"])

    def facing(self, place: str) -> str:
        return str(self.ask.here(place)["facing"])

    def stack(self, place: str) -> list[str]:
        """The units of a hex, bottom first."""
        return list(self.ask.here(place)["units"])

    def disordered(self, unit: str) -> bool:
        return bool(self.ask.unit(unit)["disordered"])

    def written(self, field: str) -> Any:
        """A field of the position as it is written; nothing if it is left out."""
        return GLORY.to_json(self.state).get(field)

    def noted(self, mark: str) -> list[str]:
        """The units or Commands that bear a mark inside a turn (``moved``, ``galloped``, ``defended``, …)."""
        return list(self.written("moment").get(mark, []))

    # ---- the same, written otherwise -----------------------------------------------------------------------

    def changed(self, *, moment: dict[str, Any] | None = None, **fields: Any) -> Self:
        """The same position with some fields, or some of its marks inside a turn, written otherwise."""
        spec = GLORY.to_json(self.state)
        other = self.copy()
        other.state = GLORY.position({**spec, **fields, "moment": spec["moment"] | (moment or {})})
        return other

    def with_units(self, places: dict[str, str]) -> Self:
        """The same position with some units elsewhere: in an empty hex, facing N, or in a box."""
        spec = GLORY.to_json(self.state)
        hexes: dict[str, Any] = {}
        for place, stack in spec["hexes"].items():
            staying = [unit for unit in stack["units"] if unit not in places]
            if staying:
                hexes[place] = stack | {"units": staying}
        boxes = {box: [unit for unit in units if unit not in places] for box, units in spec.get("boxes", {}).items()}
        for unit, place in places.items():
            if place.isdecimal():
                hexes[place] = {"units": [unit], "facing": "N"}
            else:
                boxes.setdefault(place, []).append(unit)
        disordered = [unit for unit in spec.get("disordered", []) if unit not in places]
        return self.changed(hexes=hexes, boxes=boxes, disordered=disordered)
