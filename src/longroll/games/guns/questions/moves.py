"""Questions about where blocks could go: marches, withdrawals, entries, attacks. Paths name the areas crossed and the
positions reached in turn: ``a35 H35 a34 H34``."""

from __future__ import annotations

from longroll.games.guns.components import ARMIES, ARMY_OF, CAVALRY, CSA, ENTRY
from longroll.games.guns.questions.asking import Asking
from longroll.games.guns.rules.approach import in_sight, ways_to
from longroll.games.guns.rules.march import distances, may_start
from longroll.games.guns.rules.march import reach as march_reach
from longroll.games.guns.rules.paths import Reach, Withdrawal, attack_paths, road_paths
from longroll.games.guns.rules.reinforcements import forbidden, map_entry
from longroll.games.guns.rules.withdrawal import route
from longroll.kit.positions import look_up, need


class MoveQuestions(Asking):
    """Asked of one block or stack and where it may go now."""

    # ---- marches (GG-12) -----------------------------------------------------------------------------------

    def march(self, face: str, place: str, mounted: bool = False) -> dict[str, list[str]]:
        """Where a block could march from where it is, as the march step of its army has it now: ``ends`` (positions)
        and ``exits`` (areas across which it may leave)."""
        found = self._reach(face, place, mounted)
        if found is None:
            return {"ends": [], "exits": []}
        return {
            "ends": self._positions(found.ends | found.clashes[0] | found.clashes[1]),
            "exits": self._areas(found.exits),
        }

    def march_distance(self, face: str, place: str, mounted: bool = False) -> list[int]:
        """Steps a block may march now: in any case, and if it ends on or next to a friend (GG-12.2, GG-12.3)."""
        return list(distances(self.b, self._block(face, place), mounted))

    def march_paths(self, face: str, place: str, goal: str, mounted: bool = False) -> list[str]:
        """How a block could march to a position, or off the map across an area: a path for each different choice of
        enemy objectives taken on the way (GG-12.14), the fewest first."""
        found = self._reach(face, place, mounted)
        if found is None:
            return []
        return [self._path(found.path(end, take)) for end in self._goals(found, goal) for take in found.takes(end)]

    def _reach(self, face: str, place: str, mounted: bool) -> Reach | None:
        block = self._block(face, place)
        if not may_start(self.b, block) or not distances(self.b, block, mounted)[1] or (mounted and not CAVALRY[block]):
            return None
        return march_reach(self.b, block, mounted)

    def _goals(self, found: Reach, goal: str) -> list[int]:
        """The goals of a march that a place stands for; on an enemy's position one for each side it may come from."""
        if goal in self.ground.area_index:
            area = self._area(goal)
            return [found.off(area)] if found.exits >> area & 1 else []
        end = self._position(goal)
        clashes = [found.clash(2 * end + side) for side in (0, 1) if found.clashes[side] >> end & 1]
        return clashes or [end] * (found.ends >> end & 1)

    # ---- withdrawals (GG-14) -------------------------------------------------------------------------------

    def withdrawal(self, face: str, position: str, mounted: bool = False) -> dict[str, list[str]]:
        """Where a block could withdraw to under its orders: ``ends``, ``exits``, and ``hurt``: ends at which it would
        be reduced (GG-14)."""
        found = self._route(face, position, mounted)
        if found is None:
            return {"ends": [], "exits": [], "hurt": []}
        return {
            "ends": self._positions(found.ends),
            "exits": self._areas(found.exits),
            "hurt": self._positions(found.hurt & found.ends),
        }

    def withdrawal_path(self, face: str, position: str, goal: str, mounted: bool = False) -> str:
        """How a block could withdraw to a position, or off the map across an area, if possible without a reduction;
        nothing if it cannot."""
        found = self._route(face, position, mounted)
        if goal in self.ground.area_index:
            area = self._area(goal)
            return self._path(found.exit_path(area)) if found is not None and found.exits >> area & 1 else ""
        end = self._position(goal)
        return self._path(found.path(end)) if found is not None and found.ends >> end & 1 else ""

    def _route(self, face: str, position: str, mounted: bool) -> Withdrawal | None:
        block = self._block(face, position)
        need(position in self.ground.position_index, f"'{position}' is no position")
        return None if mounted and not CAVALRY[block] else route(self.b, block, mounted)

    # ---- entries (GG-11) -----------------------------------------------------------------------------------

    def road_entries(self, face: str, entry: str) -> list[dict[str, str | list[str]]]:
        """The roads open to a block that waits at an entry point: the ``path`` and the ``nodes`` of the roads it
        uses (GG-11.10 to GG-11.16), whatever others have done in this hour."""
        b, block = self.b, self._block(face, entry)
        army = ARMY_OF[block]
        number = map_entry(self.ground, look_up(ENTRY, entry, "entry point"))
        closed = self.ground.town if army == CSA else 0
        avoid, full = forbidden(b, army, block), b.full[army]
        nodes = self.ground.road_nodes
        return [
            {"path": self._path(road.path), "nodes": [nodes[node].code for node in self.ground.members(road.nodes)]}
            for road in road_paths(self.ground, number, b.threat(1 - army), full, avoid, closed)
        ]

    # ---- attacks (GG-13.11) --------------------------------------------------------------------------------

    def may_attack(self, position: str, army: str, target: str) -> bool:
        """May a stack send blocks against a position, as far as sight goes (GG-13.11.1)? A free one counts as if an
        enemy stood there (GG-13.11.4)."""
        self._stance(position, army)
        side = self._army(army)
        return in_sight(self.b, side, self.b.stack(side, self._position(position))[0], self._position(target))

    def attack_paths(self, position: str, army: str, target: str) -> list[str]:
        """Every path by which a stack may attack a position (GG-13.11.2)."""
        stance, side = self._stance(position, army), self._army(army)
        enemies, barred = self.b.occupied[1 - side], self.ground.barred[ARMIES[side]]
        paths = attack_paths(self.ground, stance, self._position(target), enemies, barred)
        return [self._path(path) for path in paths]

    def attack_ways(self, position: str, army: str, target: str) -> list[dict[str, str | list[str]]]:
        """The ways by which a stack may attack a position, paths with the same effect taken together: the ``areas``
        crossed, the ``last`` of them, and the ``front`` of the attackers on the target (GG-13.17.1)."""
        stance, side, end = self._stance(position, army), self._army(army), self._position(target)
        codes = self.ground.area_codes
        return [
            {
                "areas": self._areas(way.areas),
                "last": codes[way.last],
                "front": codes[self.ground.rear(self.ground.stance(end, way.last))],
            }
            for way in ways_to(self.b, side, stance, end)
        ]
