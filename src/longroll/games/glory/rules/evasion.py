"""GL-10.27 Retreat before charge: mounted cavalry and horse artillery make off before infantry reaches them."""

from __future__ import annotations

from longroll.games.glory.components import BIT
from longroll.games.glory.lexicon import D_EVADE, E_CHARGE_OFF, E_EVADES, EVADE, OFF, STAND
from longroll.games.glory.rules.advance import Advance, fit
from longroll.games.glory.rules.assault import Assault, charge_front, in_hand
from longroll.games.glory.rules.facing import choose
from longroll.games.glory.rules.leadership import offer
from longroll.games.glory.rules.reach import before_charge
from longroll.games.glory.rules.results import epoch
from longroll.games.glory.rules.retreat import hexes_of
from longroll.games.glory.rules.units import barred, enter, room, standing
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

Path = tuple[int, ...]


def swift(b: Battle, unit: int) -> bool:
    """Can a unit retreat before a charge at all (GL-10.27.1, GL-14.45.3)?"""
    return b.is_mounted(unit) or b.is_horse_artillery(unit) or b.traits.lone_scouts(b, unit)


def paths(b: Battle, assault: Assault, unit: int) -> tuple[Path, ...]:
    """The ways of a unit out of a charged hex (GL-10.27.1 to GL-10.27.3)."""
    place = b.at[unit]
    chargers = assault.chargers_of(b, place)
    if not chargers or any(b.is_mounted(charger) for charger in chargers):
        return ()
    side = b.roster.side[unit]
    return before_charge(
        b.board, epoch(b), b.movement_class(unit), place, hexes_of(b, chargers), standing(b, side), room(b, unit),
        barred(b, unit), 1 if b.traits.lone_scouts(b, unit) else 2,
    )  # fmt: skip


class Evasion(Frame):
    """The defender's units that may retreat before the charges, in his order. ``place``: the hex just left."""

    def __init__(self, side: int = 0, place: int = OFF) -> None:
        self.side = side
        self.place = place

    def copy(self) -> Frame:
        return Evasion(self.side, self.place)

    def fields(self) -> tuple[str, ...]:
        return ("side", "place")

    def proceed(self, b: Battle) -> bool:
        if self.place != OFF:
            self.follow_up(b)
            return False
        if self.ways(b):
            return True
        b.end(self)
        return False

    def ways(self, b: Battle) -> list[tuple[int, Path]]:
        assault = in_hand(b)
        found: list[tuple[int, Path]] = []
        for place in assault.defending_hexes(b):
            for unit in b.stack(place):
                if swift(b, unit):
                    found += [(unit, path) for path in paths(b, assault, unit)]
        return found

    def follow_up(self, b: Battle) -> None:
        """GL-10.27.5: an emptied hex leaves all charges; a unit without another hex to charge advances."""
        place = self.place
        self.place = OFF
        if b.owner(place) == self.side:
            return
        assault = in_hand(b)
        chargers = assault.chargers_of(b, place)
        assault.drop_hex(place)
        b.tell(E_CHARGE_OFF, place)
        idle = [unit for unit in chargers if not self.other_hex(b, assault, unit)]
        b.begin(Advance(assault.side, 0, [unit for unit in idle if fit(b, unit)], [place]))

    def other_hex(self, b: Battle, assault: Assault, unit: int) -> bool:
        """Has an attacker another defending hex left to charge?"""
        ahead = charge_front(b, unit)
        for number in range(assault.count):
            if unit in assault.units_of(number):
                return any(ahead & BIT[place] and assault.holders(b, place) for place in assault.hexes_of(number))
        return False

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_EVADE

    def listing(self, b: Battle) -> list[int]:
        return [STAND, *[act(EVADE, unit, path[-1]) for unit, path in self.ways(b)]]

    def take(self, b: Battle, code: int) -> None:
        if code == STAND:
            b.end(self)
            return
        unit = a_of(code)
        path = next(path for one, path in self.ways(b) if one == unit and path[-1] == b_of(code))
        self.place = b.at[unit]
        b.tell(E_EVADES, unit, path[-1])
        for place in path:
            enter(b, unit, place)
        choose(b, unit)
        offer(b, unit, self.place, path[-1])

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, EVADE):
            return not_an_answer(self, b, code)
        unit, assault = a_of(code), in_hand(b)
        word = b.roster.ids[unit]
        chargers = assault.chargers_of(b, b.at[unit]) if b.on_map(unit) else []
        if not chargers:
            return no("GL-10.27.1", "not-charged", unit=word)
        if not swift(b, unit):
            return no("GL-10.27.1", "cannot-evade", unit=word)
        if any(b.is_mounted(charger) for charger in chargers):
            return no("GL-10.27.2", "charged-by-cavalry", unit=word)
        return no("GL-10.27.3", "no-way-to-evade", unit=word, hex=b.hex_word(b_of(code)))
