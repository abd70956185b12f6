"""Questions every player asks of a position, answered in plain words and numbers.

>>> ask = GUNS.ask(state)
>>> ask.stack("P30", "CSA")
['Heth-F', 'Heth-F']
>>> ask.field_of_fire("P30", "CSA")
['A21']

Places, areas, armies, faces, piles and marks are named as in positions and actions; BadInput names one that does not
exist. The answers are of the position that was asked: ask a seat's view (``GUNS.sample``) for what that seat may know.
"""

from __future__ import annotations

from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    BIT,
    BLOCKS,
    CAVALRY,
    COMMAND,
    COMMAND_OF,
    COMMANDS,
    FACE,
    FACE_OF,
    FACES,
    N_BLOCKS,
    ORDERS,
    SPACES,
    STATE_OF,
    STATES,
    STRENGTH,
    TOKENS,
    USA,
)
from longroll.games.guns.lexicon import GONE, NOT_YET, UNUSED, place_words
from longroll.games.guns.position import MARKS
from longroll.games.guns.rules.facing import engaged
from longroll.games.guns.rules.fields import defensive_field, field_of_fire, flank_threats
from longroll.games.guns.rules.march import distances, may_start
from longroll.games.guns.rules.march import reach as march_reach
from longroll.games.guns.rules.victory import fully_controlled
from longroll.games.guns.rules.withdrawal import route
from longroll.games.guns.state import N_GROUPS, PILES, Battle
from longroll.kit.positions import look_up, need
from longroll.kit.terms import BadInput

ARMY: dict[str, int] = {name: number for number, name in enumerate(ARMIES)}
PILE: dict[str, int] = {name: number for number, name in enumerate(PILES)}


class Questions:
    """Asked of one position."""

    def __init__(self, state: Battle) -> None:
        self.b = state
        self.ground = state.ground

    # ---- names ---------------------------------------------------------------------------------------------

    def _position(self, code: str) -> int:
        return look_up(self.ground.position_index, code, "position")

    def _area(self, code: str) -> int:
        return look_up(self.ground.area_index, code, "area")

    def _stance(self, position: str, army: str) -> int:
        """The stance of a stack that must be there."""
        place, side = self._position(position), look_up(ARMY, army, "army")
        need(bool(self.b.occupied[side] & BIT[place]), f"no stack of {army} stands on {position}")
        return self.b.stance(side, place)

    def _block(self, face: str, place: str) -> int:
        """A block with a face in a place."""
        words = place_words(self.ground)
        number = look_up(FACE, face, "block")
        for block in range(N_BLOCKS):
            if FACE_OF[block] == number and self.b.at[block] < NOT_YET and words[self.b.at[block]] == place:
                return block
        raise BadInput(f"no block {face} is in {place}")

    def _codes(self, areas: int) -> list[str]:
        return [self.ground.area_codes[area] for area in self.ground.members(areas)]

    def _positions(self, positions: int) -> list[str]:
        return [self.ground.position_codes[position] for position in self.ground.members(positions)]

    # ---- the map (GG-3) ------------------------------------------------------------------------------------

    def areas(self, position: str) -> list[str]:
        """The two areas of a position."""
        place = self._position(position)
        return [self.ground.area_codes[self.ground.area_of[stance]] for stance in (2 * place, 2 * place + 1)]

    def border(self, area: str) -> list[str]:
        """The positions of an area."""
        return self._positions(self.ground.border_mask[self._area(area)])

    def adjacent(self, position: str) -> list[str]:
        """The positions that share a junction with a position (GG-3.7)."""
        return self._positions(self.ground.adjacent_mask[self._position(position)])

    def terrain(self, position: str) -> dict[str, dict[str, int | bool]]:
        """The terrain of both sides of a position, by area (GG-3.3)."""
        place = self._position(position)
        found: dict[str, dict[str, int | bool]] = {}
        for stance, area in zip((2 * place, 2 * place + 1), self.areas(position), strict=True):
            found[area] = {
                "ridge": self.ground.ridge[stance],
                "steep": self.ground.steep[stance],
                "obstructed": self.ground.obstructed[stance],
            }
        return found

    def works(self, position: str) -> list[str]:
        """The areas field works on a position point to, one for each token (GG-17.4)."""
        place = self._position(position)
        pairs = zip((2 * place, 2 * place + 1), self.areas(position), strict=True)
        return [area for stance, area in pairs for _ in range(self.b.works[stance])]

    def distance(self, start: str, end: str) -> int:
        """Steps of the shortest path between two positions on the bare map (GG-3.11); -1 if there is none."""
        return self.ground.distances(self._position(end))[self._position(start)]

    def area_distance(self, first: str, second: str) -> int:
        """Steps between two areas (GG-3.8); -1 if there is no way."""
        return self.ground.area_distance[self._area(first)][self._area(second)]

    # ---- stacks --------------------------------------------------------------------------------------------

    def stack(self, position: str, army: str) -> list[str]:
        """Faces of an army's blocks on a position, sorted; empty if there are none."""
        place, side = self._position(position), look_up(ARMY, army, "army")
        return sorted(FACES[FACE_OF[block]] for block in self.b.stack(side, place))

    def stacks(self, army: str) -> dict[str, list[str]]:
        """Every stack of an army on the map, by position."""
        occupied = self.b.occupied[look_up(ARMY, army, "army")]
        return {position: self.stack(position, army) for position in self._positions(occupied)}

    def front(self, position: str, army: str) -> str:
        """The area a stack faces (GG-3.12)."""
        return self.ground.area_codes[self.ground.front(self._stance(position, army))]

    def rear(self, position: str, army: str) -> str:
        """The area behind a stack (GG-3.12)."""
        return self.ground.area_codes[self.ground.rear(self._stance(position, army))]

    def field_of_fire(self, position: str, army: str, defensive: bool = False) -> list[str]:
        """The areas of a stack's field of fire (GG-9); ``defensive``: as it is for defensive fire (GG-13.12.4)."""
        stance = self._stance(position, army)
        friends = self.b.occupied[ARMY[army]]
        field = defensive_field if defensive else field_of_fire
        return self._codes(field(self.ground, stance, friends))

    def under_fire(self, army: str) -> list[str]:
        """All areas in the fields of fire of an army."""
        return self._codes(self.b.threat(look_up(ARMY, army, "army")).areas)

    def separation(self, position: str, army: str) -> int:
        """How far a position is from the enemies of an army: 0 to 3 (GG-3.17)."""
        return self.b.threat(1 - look_up(ARMY, army, "army")).separation(self._position(position))

    def flanks_threatened(self, position: str, army: str) -> list[str]:
        """The junctions at which enemies threaten the flanks of a stack (GG-3.16)."""
        stance, side = self._stance(position, army), ARMY[army]
        foe = 1 - side
        b = self.b
        threats = flank_threats(
            self.ground, stance, b.occupied[foe], b.turned[foe], engaged(b, foe), b.occupied[side]
        )  # fmt: skip
        return [self.ground.junction_codes[junction] for junction, _ in threats]

    # ---- movement ------------------------------------------------------------------------------------------

    def march(self, face: str, place: str, mounted: bool = False) -> dict[str, list[str]]:
        """Where a block could march from where it is, as the march step of its army has it now: ``ends`` (positions)
        and ``exits`` (areas across which it may leave)."""
        block = self._block(face, place)
        if not may_start(self.b, block) or not distances(self.b, block, mounted)[1] or (mounted and not CAVALRY[block]):
            return {"ends": [], "exits": []}
        found = march_reach(self.b, block, mounted)
        return {
            "ends": self._positions(found.ends | found.clashes[0] | found.clashes[1]),
            "exits": self._codes(found.exits),
        }

    def march_distance(self, face: str, place: str, mounted: bool = False) -> list[int]:
        """Steps a block may march now: in any case, and if it ends on or next to a friend (GG-12.2, GG-12.3)."""
        return list(distances(self.b, self._block(face, place), mounted))

    def withdrawal(self, face: str, position: str, mounted: bool = False) -> dict[str, list[str]]:
        """Where a block could withdraw to under its orders: ``ends``, ``exits``, and ``hurt``: ends at which it would
        be reduced (GG-14)."""
        block = self._block(face, position)
        need(position in self.ground.position_index, f"'{position}' is no position")
        found = route(self.b, block, mounted)
        if found is None or (mounted and not CAVALRY[block]):
            return {"ends": [], "exits": [], "hurt": []}
        return {
            "ends": self._positions(found.ends),
            "exits": self._codes(found.exits),
            "hurt": self._positions(found.hurt & found.ends),
        }

    # ---- blocks --------------------------------------------------------------------------------------------

    def where(self, face: str) -> list[str]:
        """The places of all blocks with a face that are in play, sorted."""
        number = look_up(FACE, face, "block")
        words = place_words(self.ground)
        places = [self.b.at[block] for block in range(N_BLOCKS) if FACE_OF[block] == number]
        return sorted(words[place] for place in places if place < NOT_YET)

    def blocks(self, command: str) -> list[dict[str, str | int]]:
        """All blocks of a command: ``block``, ``face``, ``place`` (``coming``, ``unused`` or ``gone`` if it is not in
        play), ``strength``, ``state`` (``F``, ``R2``, ``R1``)."""
        number = look_up(COMMAND, command, "command")
        return [
            {
                "block": BLOCKS[block],
                "face": FACES[FACE_OF[block]],
                "place": self._place(block),
                "strength": STRENGTH[block],
                "state": STATES[STATE_OF[block]],
            }
            for block in range(N_BLOCKS)
            if COMMAND_OF[block] == number
        ]

    def _place(self, block: int) -> str:
        place = self.b.at[block]
        return {NOT_YET: "coming", UNUSED: "unused", GONE: "gone"}.get(place) or place_words(self.ground)[place]

    def gone(self) -> list[str]:
        """Faces of all blocks out of play, in order (GG-2.11)."""
        return [FACES[FACE_OF[block]] for block in range(N_BLOCKS) if self.b.at[block] == GONE]

    def unused(self, command: str) -> list[str]:
        """Faces of the reduced blocks of a command that have not been used yet (GG-2.11)."""
        return [str(block["face"]) for block in self.blocks(command) if block["place"] == "unused"]

    def marked(self, mark: str, army: str) -> list[str]:
        """Faces of an army's blocks with a mark (``moved``, ``victor`` …), sorted."""
        need(mark in MARKS, f"'{mark}' is no mark of a block; marks are {', '.join(MARKS)}")
        side = look_up(ARMY, army, "army")
        mask: int = getattr(self.b, mark)
        return sorted(
            FACES[FACE_OF[block]] for block in range(N_BLOCKS) if mask & BIT[block] and ARMY_OF[block] == side
        )

    def in_play(self, army: str) -> int:
        """Blocks on the map, off it after leaving, or waiting (GG-7.5)."""
        return self.b.in_play(look_up(ARMY, army, "army"))

    # ---- tokens, time, objectives --------------------------------------------------------------------------

    def pile(self, army: str, pile: str) -> dict[str, int]:
        """The battle tokens in a pile (``tray``, ``reserve``, ``returned`` …) by kind."""
        counts = self.b.tokens(look_up(ARMY, army, "army"), look_up(PILE, pile, "pile of tokens"))
        return {TOKENS[token]: counts[token] for token in range(len(TOKENS)) if counts[token]}

    def size(self, army: str, pile: str) -> int:
        """How many tokens are in a pile."""
        return self.b.number(look_up(ARMY, army, "army"), look_up(PILE, pile, "pile of tokens"))

    def guns(self, position: str, army: str) -> list[str]:
        """Artillery tokens an army has played on a position in the attack in hand."""
        return [TOKENS[token] for token in self.b.guns_on(look_up(ARMY, army, "army"), self._position(position))]

    def order(self, army: str) -> str:
        """The general order of an army for this turn."""
        return ORDERS[self.b.orders[look_up(ARMY, army, "army")]]

    def time(self) -> dict[str, str | int]:
        """The ``day``, first ``hour`` and ``length`` of the turn, and its ``first`` player."""
        b = self.b
        return {"day": b.day, "hour": SPACES[b.space], "length": b.length, "first": ARMIES[b.first]}

    def objectives(self) -> list[dict[str, str | bool]]:
        """The three objectives: ``area``, ``army`` that controls it, and whether the Union does ``fully`` (GG-20.3)."""
        return [
            {
                "area": self.ground.area_codes[area],
                "army": ARMIES[self.b.red >> number & 1],
                "fully": (self.b.red >> number & 1) == USA and fully_controlled(self.b, number),
            }
            for number, area in enumerate(self.b.goals)
        ]

    def tokens_to_come(self, army: str) -> int:
        """Time tokens of an army that lie face down on the track."""
        side = look_up(ARMY, army, "army")
        spaces = len(SPACES)
        return sum(1 for group in self.b.track[side * spaces : (side + 1) * spaces] if 0 < group <= N_GROUPS)

    def commands(self, army: str) -> list[str]:
        """The commands of an army."""
        side = look_up(ARMY, army, "army")
        owners = {COMMAND_OF[block]: ARMY_OF[block] for block in range(N_BLOCKS)}
        return [name for number, name in enumerate(COMMANDS) if owners[number] == side]
