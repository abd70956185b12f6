"""Questions about the two armies: stacks and what they command, blocks and what became of them."""

from __future__ import annotations

from longroll.games.guns.components import (
    ARMY_OF,
    BIT,
    BLOCKS,
    COMMAND,
    COMMAND_OF,
    COMMANDS,
    FACE,
    FACE_OF,
    FACES,
    N_BLOCKS,
    STATE_OF,
    STATES,
    STRENGTH,
)
from longroll.games.guns.lexicon import GONE, NOT_YET, UNUSED, place_words
from longroll.games.guns.position import MARKS
from longroll.games.guns.questions.asking import Asking
from longroll.games.guns.rules.facing import engaged
from longroll.games.guns.rules.fields import covered, defensive_field, field_of_fire, flank_threats
from longroll.kit.positions import look_up, need


class ArmyQuestions(Asking):
    """Asked of the blocks of both armies."""

    # ---- stacks --------------------------------------------------------------------------------------------

    def stack(self, position: str, army: str) -> list[str]:
        """Faces of an army's blocks on a position, sorted; empty if there are none."""
        place, side = self._position(position), self._army(army)
        return sorted(FACES[FACE_OF[block]] for block in self.b.stack(side, place))

    def stacks(self, army: str) -> dict[str, list[str]]:
        """Every stack of an army on the map, by position."""
        occupied = self.b.occupied[self._army(army)]
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
        field = defensive_field if defensive else field_of_fire
        return self._areas(field(self.ground, stance, self.b.occupied[self._army(army)]))

    def covered(self, position: str, army: str) -> list[str]:
        """The positions in a stack's field of fire (GG-9.1)."""
        stance = self._stance(position, army)
        return self._positions(covered(self.ground, stance, self.b.occupied[self._army(army)]))

    def under_fire(self, army: str) -> list[str]:
        """All areas in the fields of fire of an army."""
        return self._areas(self.b.threat(self._army(army)).areas)

    def separation(self, position: str, army: str) -> int:
        """How far a position is from the enemies of an army: 0 to 3 (GG-3.17)."""
        return self.b.threat(1 - self._army(army)).separation(self._position(position))

    def flanks_threatened(self, position: str, army: str) -> dict[str, str]:
        """The junctions at which enemies threaten the flanks of a stack, each with the position of one that does
        (GG-3.16)."""
        stance, side = self._stance(position, army), self._army(army)
        foe = 1 - side
        b = self.b
        threats = flank_threats(
            self.ground, stance, b.occupied[foe], b.turned[foe], engaged(b, foe), b.occupied[side]
        )  # fmt: skip
        return {self.ground.junction_codes[joint]: self.ground.position_codes[place] for joint, place in threats}

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
        side = self._army(army)
        mask: int = getattr(self.b, mark)
        return sorted(
            FACES[FACE_OF[block]] for block in range(N_BLOCKS) if mask & BIT[block] and ARMY_OF[block] == side
        )

    def in_play(self, army: str) -> int:
        """Blocks on the map, off it after leaving, or waiting (GG-7.5)."""
        return self.b.in_play(self._army(army))

    def commands(self, army: str) -> list[str]:
        """The commands of an army."""
        side = self._army(army)
        owners = {COMMAND_OF[block]: ARMY_OF[block] for block in range(N_BLOCKS)}
        return [name for number, name in enumerate(COMMANDS) if owners[number] == side]
