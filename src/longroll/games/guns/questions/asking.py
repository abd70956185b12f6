"""What all themes of questions share: a position, and what its names stand for."""

from __future__ import annotations

from longroll.games.guns.components import ARMIES, BIT, FACE, FACE_OF, N_BLOCKS
from longroll.games.guns.lexicon import NOT_YET, place_words
from longroll.games.guns.state import Battle
from longroll.kit.positions import look_up, need
from longroll.kit.terms import BadInput

ARMY: dict[str, int] = {name: number for number, name in enumerate(ARMIES)}


class Asking:
    """A position that is asked, and its names."""

    def __init__(self, state: Battle) -> None:
        self.b = state
        self.ground = state.ground

    # ---- from names to numbers -----------------------------------------------------------------------------

    def _army(self, name: str) -> int:
        return look_up(ARMY, name, "army")

    def _position(self, code: str) -> int:
        return look_up(self.ground.position_index, code, "position")

    def _area(self, code: str) -> int:
        return look_up(self.ground.area_index, code, "area")

    def _side(self, position: str, area: str) -> int:
        """A position seen from one of its two areas."""
        place, crossed = self._position(position), self._area(area)
        need(self.ground.side_of(place, crossed) >= 0, f"{position} does not border {area}")
        return self.ground.stance(place, crossed)

    def _stance(self, position: str, army: str) -> int:
        """The stance of a stack that must be there."""
        place, side = self._position(position), self._army(army)
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

    # ---- and back ------------------------------------------------------------------------------------------

    def _areas(self, areas: int) -> list[str]:
        return [self.ground.area_codes[area] for area in self.ground.members(areas)]

    def _positions(self, positions: int) -> list[str]:
        return [self.ground.position_codes[position] for position in self.ground.members(positions)]

    def _path(self, path: tuple[int, ...]) -> str:
        """Areas crossed and positions reached in turn."""
        ground = self.ground
        return " ".join(ground.position_codes[n] if k % 2 else ground.area_codes[n] for k, n in enumerate(path))
