"""A battlefield for tests: stacks on the test map T7 written in a line each, actions in notation, questions.

>>> field = Field("CSA attack", {"H34 N": "Howard-F", "H35 S": "Heth-F"}, csa="ANY-1 ANY-1")
>>> field.do("target H34", "lead Heth-F H35 H34 0")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from longroll.games.guns import GUNS
from longroll.games.guns.data.materials import load_forces
from longroll.games.guns.knowledge import Sighting
from longroll.games.guns.questions import Questions
from longroll.games.guns.state import Battle
from longroll.kit import CHANCE_SEAT
from tests.guns.small_map import small_data
from tests.playing import Play

Terrain = dict[str, dict[str, dict[str, Any]]]
FORCES = load_forces()
SIDES = {"N": 0, "S": 1, "W": 0, "E": 1}
"""The side of a position of T7 that lies in a direction."""


def army_of(block: str) -> str:
    return "CSA" if block.split("-")[0] in FORCES.blocks["CSA"] else "USA"


def infantry(army: str) -> list[str]:
    """The full-strength infantry of an army: its face for each block."""
    commands = FORCES.blocks["CSA" if army == "CSA" else "USA"]
    return [f"{name}-F" for name, sheet in commands.items() if not sheet.cavalry for _ in range(sheet.full)]


def hard(*sides: str) -> Terrain:
    """Terrain in short: "H34 a34 obstructed", "H34 a34 ridge 2", "H34 a34 steep"; several of one side are joined."""
    found: Terrain = {}
    for words in sides:
        position, area, kind, *number = words.split()
        side = found.setdefault(position, {}).setdefault(area, {})
        side[kind] = int(number[0]) if number else True
    return found


def tokens(words: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in words.split():
        found[word] = found.get(word, 0) + 1
    return found


def stand(stacks: dict[str, str], named: Mapping[str, Any]) -> dict[str, Any]:
    """Stacks in short as a position file has them; ``named``: the positions of a map where fronts are directions."""
    positions: dict[str, Any] = {}
    for key, words in stacks.items():
        code, facing, *layer = key.split()
        front = named[code]["areas"][SIDES[facing]] if facing in SIDES else facing
        blocks: list[Any] = []
        for word in words.split():
            block, *marks = word.split("/")
            hour = sum(int(mark) for mark in marks if mark.isdigit())
            written = [mark for mark in marks if not mark.isdigit()]
            blocks.append({"block": block, "marks": written, "hour": hour, "layer": int(layer[0]) if layer else 1})
        there = positions.setdefault(code, {}).setdefault(army_of(blocks[0]["block"]), {"blocks": [], "front": front})
        there["blocks"] += blocks
    return positions


def on_map(turn: str, stacks: dict[str, str], **more: Any) -> Questions:
    """Questions to a position on the map of the game, its stacks written like "P30 A21"."""
    spec = {"turn": turn, "hour": "10AM", "positions": stand(stacks, {}), **more}
    return GUNS.ask(GUNS.position(spec))


class Field(Play[Battle]):
    """``turn``: where play begins; ``stacks``: "H34 N" (or "H34 N 0" for a layer) -> blocks, a mark after each slash
    ("Heth-F/victor", "Heth-F/entered/2" in the second hour); ``usa``, ``csa``: the trays; ``rules``: options in play.
    Both armies have the orders named in ``orders`` (the army whose phase it is: what its step needs). ``tops``:
    reinforcement stacks; everything else is written as in position files."""

    def __init__(
        self,
        turn: str,
        stacks: dict[str, str],
        usa: str = "",
        csa: str = "",
        terrain: Terrain | None = None,
        sights: tuple[tuple[str, str, str], ...] = (),
        minus: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
        orders: dict[str, str] | None = None,
        **more: Any,
    ) -> None:
        data = small_data(terrain, sights, minus)
        positions = stand(stacks, data["positions"])
        active = turn.split()[0]
        chosen = {active: "attack"} if turn.endswith("attack") else {}
        works = more.pop("works", {})
        for code, areas in works.items():
            positions.setdefault(code, {})["works"] = areas
        given = {army: {"tray": tokens(words)} for army, words in (("USA", usa), ("CSA", csa))}
        for army, number in more.pop("dug", {}).items():
            given[army]["dug"] = number
        if "tops" in more:
            more["stacks"] = more.pop("tops")
        spec: dict[str, Any] = {
            "map": data,
            "rules": list(rules),
            "day": 1,
            "hour": "10AM",
            "turn": turn,
            "orders": chosen | (orders or {}),
            "positions": positions,
            "tokens": given,
            **more,
        }
        super().__init__(GUNS.position(spec))
        self.lost_before = self.ask.gone()

    # ---- playing -------------------------------------------------------------------------------------------

    def draw(self, *kinds: str) -> Field:
        """Answer chance with these tokens."""
        for kind in kinds:
            assert self.seat == CHANCE_SEAT, f"nothing to draw: {self.state.decision}"
            self.do(f"draw {kind}")
        return self

    def no_more_guns(self) -> Field:
        """Nobody plays (more) artillery; missing tokens are made up with whatever comes first."""
        while self.kind in ("defensive-support", "offensive-support", "make-up", "attackers"):
            words = self.options("charge") + self.options("done") + self.options("add")
            self.do(words[0])
        return self

    def ends(self) -> set[str]:
        """Where the chosen block may go: positions, and areas across which it may leave."""
        return {o.split()[1] for o in self.options() if o.split()[0] in ("to", "leave")}

    # ---- questions -----------------------------------------------------------------------------------------

    @property
    def ask(self) -> Questions:
        return GUNS.ask(self.state)

    def stack(self, code: str, army: str) -> list[str]:
        return self.ask.stack(code, army)

    def front(self, code: str, army: str) -> str:
        return self.ask.front(code, army)

    def gone(self) -> list[str]:
        """Faces of the blocks lost since the position was set up, sorted."""
        return sorted((Counter(self.ask.gone()) - Counter(self.lost_before)).elements())

    def rebel_goals(self) -> list[int]:
        """Which of the three objectives the Confederates control."""
        return [number for number, goal in enumerate(self.ask.objectives()) if goal["army"] == "CSA"]

    def where(self, face: str) -> list[str]:
        return self.ask.where(face)

    def pile(self, army: str, pile: str) -> dict[str, int]:
        return self.ask.pile(army, pile)

    def size(self, army: str, pile: str) -> int:
        return self.ask.size(army, pile)

    def marked(self, mark: str, army: str) -> list[str]:
        return self.ask.marked(mark, army)

    def sighted(self, place: str, seat: str = "USA") -> Sighting:
        """What a seat knows of its enemies in a place."""
        enemies = [one for one in GUNS.intelligence(self.state, seat) if one.place == place]
        (found,) = [one for one in enemies if not seat.startswith(one.army)]
        return found
