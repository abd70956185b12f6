"""GL-10.22, GL-10.28, GL-10.29 One charge is resolved: guns taken, the roll, checks, retreats, advance.

What follows it is left with the charges in hand: units that may attack again (GL-11.32), and the other side's chance
to counterattack (``Counterattack``, GL-11.33).
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT
from longroll.games.glory.lexicon import D_DIE, E_AT, E_BY, E_CHARGE_RESULT, E_DIE, E_GUNS_TAKEN, EFFECTS
from longroll.games.glory.rules.advance import Advance, fit
from longroll.games.glory.rules.assault import MAIN, UNIT_BITS, Assault, charge_front, in_hand
from longroll.games.glory.rules.counterattack import Counterattack
from longroll.games.glory.rules.melee import defenders, melee
from longroll.games.glory.rules.modifiers import (
    ATTACKER_BREAKS,
    ATTACKER_RETREATS,
    DEFENDER_BREAKS,
    DEFENDER_CHECKS,
    DEFENDER_RETREATS,
    EXCHANGE,
    PRESS_ON_FROM,
    charge_items,
    charge_result,
    total,
)
from longroll.games.glory.rules.results import ROLLS, check, night_check, tell_items
from longroll.games.glory.rules.retreat import Retreat
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal

TAKING_GUNS: Final = 0
ROLLING: Final = 1
RETREATING: Final = 2
LEFT_BEHIND: Final = 3
"""Guns whose infantry has vanished in an exchange."""
ADVANCING: Final = 4
FOLLOWING: Final = 5

NO_ROLL: Final = -1
_FIRST_EFFECT: Final = EFFECTS.index("AR-D")


class Resolution(Frame):
    """One charge of the charges in hand. ``number``: which; ``units``, ``hexes``: attackers and defending hexes that
    take part in the roll; ``held``: the hexes at the beginning; ``foes``: defending units at the beginning;
    ``result``: line of the table; ``guns``: artillery that follows the result; ``runaways``: units that had to
    retreat; ``emptied``: defending hexes without a unit; ``ready``: units that may advance into them."""

    def __init__(
        self,
        number: int = 0,
        step: int = TAKING_GUNS,
        sum_: int = 0,
        result: int = NO_ROLL,
        units: list[int] | None = None,
        hexes: list[int] | None = None,
        held: list[int] | None = None,
        foes: list[int] | None = None,
        guns: list[int] | None = None,
        runaways: list[int] | None = None,
        emptied: list[int] | None = None,
        ready: list[int] | None = None,
    ) -> None:
        self.number = number
        self.step = step
        self.sum_ = sum_
        self.result = result
        self.units: list[int] = units[:] if units else []
        self.hexes: list[int] = hexes[:] if hexes else []
        self.held: list[int] = held[:] if held else []
        self.foes: list[int] = foes[:] if foes else []
        self.guns: list[int] = guns[:] if guns else []
        self.runaways: list[int] = runaways[:] if runaways else []
        self.emptied: list[int] = emptied[:] if emptied else []
        self.ready: list[int] = ready[:] if ready else []

    def copy(self) -> Frame:
        return Resolution(
            self.number, self.step, self.sum_, self.result, self.units, self.hexes, self.held, self.foes, self.guns,
            self.runaways, self.emptied, self.ready,
        )  # fmt: skip

    def fields(self) -> tuple[str, ...]:
        return (
            "number", "step", "sum_", "result", "units", "hexes", "held", "foes", "guns", "runaways", "emptied",
            "ready",
        )  # fmt: skip

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        assault = in_hand(b)
        if self.step == TAKING_GUNS:
            self.take_guns(b, assault)
            self.step = ROLLING if self.hexes else ADVANCING
            return False
        if self.step == ROLLING:
            return True
        self.step += 1
        if self.step - 1 == RETREATING:
            self.retreat(b, assault)
        elif self.step - 1 == LEFT_BEHIND:
            if self.result == EXCHANGE:
                self.push_retreat(b, self.guns, 1 - assault.side, self.units)
        elif self.step - 1 == ADVANCING:
            self.advance(b, assault)
        else:
            b.end(self)
            self.follow_up(b, assault)
        return False

    def take_guns(self, b: Battle, assault: Assault) -> None:
        """GL-10.28.4, GL-10.28.5: artillery alone is removed first and its hex leaves the charge."""
        self.units, self.hexes = assault.left(b, self.number)
        self.held = self.hexes[:]
        self.foes = [unit for place in self.hexes for unit in b.stack(place)]
        alone = [place for place in self.hexes if not defenders(b, place)]
        for place in alone:
            for unit in b.stack(place):
                if b.roster.is_gun[unit]:
                    b.tell(E_GUNS_TAKEN, unit, place)
                    b.eliminate(unit)
                else:
                    b.withdraw(unit)
        self.hexes = [place for place in self.hexes if place not in alone]
        mask = 0
        for place in self.hexes:
            mask |= BIT[place]
        self.units = [unit for unit in self.units if charge_front(b, unit) & mask]

    def rolled(self, b: Battle, face: int) -> None:
        """GL-10.22.1: the sum, the result, and its Disorders and checks."""
        items = charge_items(melee(b, self.units, self.hexes))
        self.sum_ = face + total(items)
        self.result = charge_result(self.sum_)
        b.tell(E_DIE, face)
        tell_items(b, items)
        b.name(E_BY, self.units)
        b.name(E_AT, [unit for place in self.hexes for unit in defenders(b, place)])
        b.tell(E_CHARGE_RESULT, self.hexes[0], self.sum_, _FIRST_EFFECT + self.result)
        self.step = RETREATING
        if self.result <= ATTACKER_RETREATS:
            self.repulse(b)
        elif self.result == EXCHANGE:
            check(b, self.units + self.line(b), night_check(b))
        else:
            self.break_in(b)

    def line(self, b: Battle) -> list[int]:
        """Infantry and cavalry in the defending hexes, also such as do not fight for them (GL-11.23.2)."""
        return [unit for place in self.hexes for unit in b.line_units(place)]

    def repulse(self, b: Battle) -> None:
        """AR: the attackers are Disordered or check; guns with them are Disordered (GL-10.28.2)."""
        hexes = sorted({b.at[unit] for unit in self.units})
        self.guns = [gun for place in hexes for gun in b.artillery(place)]
        self.runaways = self.units + self.guns
        for gun in self.guns:
            b.disorder(gun)
        if self.result == ATTACKER_BREAKS:
            for unit in self.units:
                b.disorder(unit)
        else:
            check(b, self.units, night_check(b))

    def break_in(self, b: Battle) -> None:
        """DR: the defenders are Disordered or check or neither; guns with them make one check (GL-10.28.3)."""
        line = self.line(b)
        self.guns = [gun for place in self.hexes for gun in b.artillery(place)]
        self.runaways = line + self.guns
        if self.result == DEFENDER_BREAKS:
            for unit in line:
                b.disorder(unit)
        check(b, line + self.guns if self.result == DEFENDER_CHECKS else self.guns, night_check(b))

    def retreat(self, b: Battle, assault: Assault) -> None:
        """GL-11.21: those made to retreat, as far as they are still there."""
        if self.result <= ATTACKER_RETREATS:
            self.push_retreat(b, self.runaways, assault.side, self.foes)
        elif self.result >= DEFENDER_RETREATS:
            self.push_retreat(b, self.runaways, 1 - assault.side, self.units)
        else:
            bare = [place for place in self.hexes if b.guns_alone(place)]
            self.guns = [gun for place in bare for gun in b.artillery(place)]
            check(b, self.guns, night_check(b))

    def push_retreat(self, b: Battle, units: list[int], side: int, causing: list[int]) -> None:
        gone = [unit for unit in units if b.on_map(unit)]
        if gone:
            b.begin(Retreat(side, units=gone, causing=causing))

    def advance(self, b: Battle, assault: Assault) -> None:
        """GL-11.31: attackers of this charge that still stand go into the emptied hexes."""
        self.emptied = [place for place in self.held if b.owner(place) != 1 - assault.side]
        self.ready = [unit for unit in assault.units_of(self.number) if assault.ready(b, unit) and fit(b, unit)]
        if self.emptied:
            b.begin(Advance(assault.side, 1 if b.night() else 0, self.ready, self.emptied))

    def follow_up(self, b: Battle, assault: Assault) -> None:
        """GL-11.32.1: who may attack again. GL-11.33.1: the other side may counterattack."""
        involved = assault.units_of(self.number) + self.foes
        if self.result != NO_ROLL and self.sum_ >= PRESS_ON_FROM and assault.mode == MAIN:
            for unit in self.ready:
                if b.at[unit] in self.emptied and not b.disordered >> unit & 1:
                    assault.pressing.append(unit)
                    assault.pressed += [unit << UNIT_BITS | other for other in involved]
        if self.result == ATTACKER_BREAKS:
            b.begin(
                Counterattack(
                    1 - assault.side,
                    units=[unit for place in self.hexes for unit in b.line_units(place) if fit(b, unit)],
                    vacated=[place for place in assault.origins_of(self.units) if not b.count(place)],
                    runaways=self.runaways,
                    involved=involved + self.guns,
                )
            )

    # ---- the die -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"for": "charge", "hex": b.hex_word(self.hexes[0]), "unit": b.roster.ids[self.units[0]]}

    def listing(self, b: Battle) -> list[int]:
        return ROLLS[:]

    def take(self, b: Battle, code: int) -> None:
        self.rolled(b, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)
