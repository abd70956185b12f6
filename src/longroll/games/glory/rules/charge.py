"""GL-10.1, GL-10.2 Charges: declaration with coverage, and the order of steps c and d.

One frame runs the charges of a Command (MAIN), a continued attack (GL-11.32) or a counterattack (GL-11.33): they are
declared, cavalry makes off (``evasion``), defenders fire (``defensive_fire``), charges are resolved one by one
(``charge_resolution``).
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, NO_UNIT, mask_of, members
from longroll.games.glory.lexicon import (
    ALSO,
    CHARGE,
    CHARGE_AT,
    CLOSE,
    D_CHARGE,
    D_CHARGE_WITH,
    D_CONTINUE,
    D_RESOLVE,
    DONE,
    E_AT,
    E_CHARGE_OFF,
    E_CHARGES,
    E_CONTINUES,
    JOIN,
    JOIN_AT,
    OFF,
    RESOLVE,
)
from longroll.games.glory.rules.assault import (
    CONTINUED,
    COUNTER,
    HEX_BITS,
    MAIN,
    UNIT,
    UNIT_BITS,
    Assault,
    charge_front,
    coverage,
    covered_for,
)
from longroll.games.glory.rules.charge_resolution import Resolution
from longroll.games.glory.rules.defensive_fire import DefensiveFire
from longroll.games.glory.rules.evasion import Evasion
from longroll.games.glory.rules.results import front
from longroll.games.glory.rules.units import entry_bar
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

DECLARING: Final = 0
ADDING: Final = 1
EVADING: Final = 2
FIRING: Final = 3
RESOLVING: Final = 4
CONTINUING: Final = 5

Cover = tuple[int, int]


class ChargeStep(Assault):
    """Steps c and d of an activation, or a charge that follows from one."""

    def copy(self) -> Frame:
        return ChargeStep(
            self.side, self.mode, self.step, self.count, self.able, self.allowed, self.involved, self.attackers,
            self.origins, self.goals, self.stood, self.shaken, self.out, self.over, self.joined, self.pressing,
            self.pressed, self.counters, self.against, self.beaten,
        )  # fmt: skip

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        if self.step == DECLARING:
            if self.mode == MAIN and not self.count:
                self.side = b.side
            if len(self.listing(b)) > 1:
                return True
            self.declared(b)
            return False
        if self.step == ADDING:
            return True
        if self.step == EVADING:
            self.step = FIRING
            b.begin(Evasion(1 - self.side))
        elif self.step == FIRING:
            self.step = RESOLVING
            b.begin(DefensiveFire(1 - self.side))
        elif self.step == RESOLVING:
            return self.resolving(b)
        else:
            if self.mode == MAIN and len(self.listing(b)) > 1:
                return True
            b.end(self)
        return False

    def declared(self, b: Battle) -> None:
        """GL-10.21.1: everything is declared."""
        if self.count:
            self.step = EVADING
        else:
            b.end(self)

    def resolving(self, b: Battle) -> bool:
        """A counterattack that is due, then the next charge (GL-10.22)."""
        if self.counters:
            step = ChargeStep(1 - self.side, COUNTER, able=self.counters, allowed=self.against, involved=self.beaten)
            self.counters, self.against, self.beaten = [], [], []
            b.begin(step)
            return False
        for number in self.unresolved():
            units, hexes = self.left(b, number)
            if not units or not hexes:
                self.over.append(number)
                if self.hexes_of(number):
                    b.tell(E_CHARGE_OFF, self.hexes_of(number)[0])
        if self.unresolved():
            return True
        self.step = CONTINUING
        return False

    def unresolved(self) -> list[int]:
        return [number for number in range(self.count) if number not in self.over]

    # ---- who may charge what (GL-10.1) ---------------------------------------------------------------------

    def group(self, b: Battle, unit: int) -> int:
        """Mask of the units that may cover for a unit and combine with it (GL-4.24.2)."""
        if self.mode == COUNTER:
            return mask_of(u for u in members(b.units_of(b.command_of(unit))) if b.on_map(u))
        return b.acting_units()

    def cover(self, b: Battle, unit: int) -> Cover:
        return coverage(b, self.group(b, unit))

    def enemies(self, b: Battle) -> int:
        """Mask of the hexes that may be charged."""
        enemies = b.occupied[1 - self.side]
        return enemies & mask_of(self.allowed) if self.mode == COUNTER else enemies

    def candidates(self, b: Battle) -> list[int]:
        """Units next to an enemy that are not in a charge yet."""
        near = b.near[1 - self.side]
        units = members(b.acting_units() & ~b.roster.guns_mask) if self.mode == MAIN else self.able
        used = self.charging_units()
        return [unit for unit in units if b.at[unit] < OFF and near & BIT[b.at[unit]] and unit not in used]

    def may(self, b: Battle, unit: int) -> bool:
        """May a unit charge at all (GL-10.11, GL-11.14.2, GL-13.3, GL-14.45.4)?"""
        if (b.is_mounted(unit) and b.night()) or b.traits.lone_scouts(b, unit):
            return False
        return not b.disordered >> unit & 1 or self.may_shaken(b, unit)

    def may_shaken(self, b: Battle, unit: int) -> bool:
        """Disordered infantry that has stood next to the enemy since its activation began (GL-11.14.2)."""
        if self.mode != MAIN or not b.is_infantry(unit):
            return False
        return bool(b.began_adjacent >> unit & 1) and not b.stirred >> unit & 1

    def due(self, b: Battle, unit: int, cover: Cover) -> tuple[int, int]:
        """Masks of the enemy hexes a unit must charge, and of the covered ones it may charge (GL-10.12.1)."""
        open_to = charge_front(b, unit) & self.enemies(b)
        covered = covered_for(b, unit, cover)
        return open_to & ~covered, open_to & covered

    def charged(self, b: Battle, code: int) -> int:
        """Mask of the hexes that an answer charges or brings into the open charge: the one it names, else all that its
        unit must."""
        if verb_in(code, CHARGE_AT, JOIN_AT):
            return BIT[b_of(code)]
        unit = a_of(code)
        must = self.due(b, unit, self.cover(b, unit))[0]
        return self.brings(b, unit, must) if verb_in(code, JOIN) else must

    def guns_only(self, b: Battle, mask: int) -> int:
        """Those hexes of a mask that hold artillery alone, and did when the activation began (GL-11.14.2)."""
        hexes = [place for place in b.board.members(mask) if b.guns_alone(place)]
        return mask_of(place for place in hexes if all(b.lone_guns >> unit & 1 for unit in b.stack(place)))

    def starts(self, b: Battle, units: list[int]) -> list[int]:
        """Codes of the charges that may be begun."""
        codes: list[int] = []
        cover: Cover | None = None
        for unit in units:
            if not self.may(b, unit) or b.top_line_unit(b.at[unit]) != unit:
                continue
            if cover is None or self.mode == COUNTER:
                cover = self.cover(b, unit)
            must, might = self.due(b, unit, cover)
            if b.disordered >> unit & 1:
                if must != self.guns_only(b, must):
                    continue
                might = self.guns_only(b, might)
            if must:
                codes.append(act(CHARGE, unit))
                might = self.at_will(must, might)
            codes += [act(CHARGE_AT, unit, place) for place in b.board.members(might)]
        return codes

    def at_will(self, must: int, might: int) -> int:
        """Hexes that may be charged singly beside those that coverage demands together: in a counterattack any that it
        may be made against (GL-11.33.1)."""
        if self.mode != COUNTER:
            return 0
        return might if must.bit_count() == 1 else must | might

    # ---- adding to a charge (GL-10.21.2, GL-10.24) ---------------------------------------------------------

    def aim(self, b: Battle, unit: int, hexes: int) -> None:
        """A unit enters the open charge with some hexes."""
        number = self.count - 1
        self.attackers.append(number << UNIT_BITS | unit)
        self.origins.append(b.at[unit])
        if b.disordered >> unit & 1:
            self.shaken.append(unit)
        self.target(b, hexes)

    def target(self, b: Battle, hexes: int) -> None:
        """Hexes enter the open charge."""
        number = self.count - 1
        for place in b.board.members(hexes):
            code = number << HEX_BITS | place
            if code in self.goals:
                continue
            self.goals.append(code)
            for unit in b.stack(place):
                if place << UNIT_BITS | unit not in self.stood:
                    self.stood.append(place << UNIT_BITS | unit)

    def begin(self, b: Battle, code: int) -> None:
        """Open a charge."""
        unit = a_of(code)
        self.count += 1
        hexes = self.charged(b, code)
        self.aim(b, unit, hexes)
        self.step = ADDING
        other = b.traits.scouts_partner(b, unit)
        if other != NO_UNIT and other in self.candidates(b) and not b.disordered >> other & 1:
            self.aim(b, other, hexes)

    def joiners(self, b: Battle) -> list[int]:
        """Codes of the units that may join the open charge. One that has none of its hexes in front, and no uncovered
        enemy, names the covered hex it brings in."""
        if self.mode == CONTINUED:
            return []
        number = self.count - 1
        units = self.units_of(number)
        goals = mask_of(self.hexes_of(number))
        shaken = any(unit in self.shaken for unit in units)
        found: list[int] = []
        cover: Cover | None = None
        for unit in self.candidates(b):
            if not self.may(b, unit) or not self.linked(b, unit, units):
                continue
            if cover is None or self.mode == COUNTER:
                cover = self.cover(b, unit)
            must, might = self.due(b, unit, cover)
            bound = self.brings(b, unit, must)
            whole = goals | bound
            if shaken or b.disordered >> unit & 1:
                if whole != self.guns_only(b, whole):
                    continue
                might = self.guns_only(b, might)
            if charge_front(b, unit) & whole:
                found.append(act(JOIN, unit))
                might = self.at_will(bound, might) if bound else 0
            found += [act(JOIN_AT, unit, place) for place in b.board.members(might)]
        return found

    def brings(self, b: Battle, unit: int, must: int) -> int:
        """The hexes a unit brings into the open charge when it joins: all it must charge, in a counterattack only if it
        has none of the charge before it (GL-10.21.2, GL-11.33.1)."""
        if self.mode == COUNTER and charge_front(b, unit) & mask_of(self.hexes_of(self.count - 1)):
            return 0
        return must

    def linked(self, b: Battle, unit: int, units: list[int]) -> bool:
        """May a unit combine with those of a charge (GL-10.24.1, GL-10.24.3, GL-10.24.4, GL-4.24.2)?"""
        place = b.at[unit]
        if b.is_mounted(unit) != b.is_mounted(units[0]):
            return False
        if self.mode == COUNTER and b.command_of(unit) != b.command_of(units[0]):
            return False
        top = b.top_line_unit(place)
        if top != unit:
            return top in units
        around = b.board.around[place]
        return any(around & BIT[b.at[other]] for other in units)

    def extras(self, b: Battle) -> list[int]:
        """Covered hexes in front of an attacker that may be charged too."""
        number = self.count - 1
        units = self.units_of(number)
        mask = 0
        for unit in units:
            mask |= charge_front(b, unit)
        mask &= self.enemies(b) & ~mask_of(self.hexes_of(number))
        if any(unit in self.shaken for unit in units):
            mask = self.guns_only(b, mask)
        return list(b.board.members(mask))

    def close(self, b: Battle) -> None:
        """GL-10.21.1: the open charge is complete."""
        number = self.count - 1
        b.traits.acts_from(b, self.side, tuple(b.at[unit] for unit in self.units_of(number)))
        for unit in self.units_of(number):
            b.charged |= BIT[unit]
            ahead = charge_front(b, unit)
            for place in self.hexes_of(number):
                if ahead & BIT[place]:
                    b.name(E_AT, b.stack(place)[::-1])
                    b.tell(E_CHARGES, unit, place)
        self.step = EVADING if self.mode == CONTINUED else DECLARING

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        if self.step == RESOLVING:
            return D_RESOLVE
        if self.step == CONTINUING:
            return D_CONTINUE
        return D_CHARGE if self.step == DECLARING else D_CHARGE_WITH

    def listing(self, b: Battle) -> list[int]:
        if self.step == DECLARING:
            return [DONE, *self.starts(b, self.candidates(b))]
        if self.step == ADDING:
            return [CLOSE, *self.joiners(b), *[act(ALSO, place) for place in self.extras(b)]]
        if self.step == RESOLVING:
            return [act(RESOLVE, number) for number in self.unresolved()]
        standing = [unit for unit in self.pressing if b.on_map(unit)]
        return [DONE, *self.starts(b, standing)]

    def take(self, b: Battle, code: int) -> None:
        if self.step == RESOLVING:
            self.over.append(a_of(code))
            b.begin(Resolution(a_of(code)))
        elif self.step == CONTINUING:
            if code == DONE:
                b.end(self)
            else:
                self.press_on(b, code)
        elif code == DONE:
            self.declared(b)
        elif code == CLOSE:
            self.close(b)
        elif verb_in(code, JOIN, JOIN_AT):
            self.aim(b, a_of(code), self.charged(b, code))
        elif verb_in(code, ALSO):
            self.target(b, BIT[a_of(code)])
        else:
            self.begin(b, code)

    def press_on(self, b: Battle, code: int) -> None:
        """GL-11.32: a unit that has advanced charges again, alone."""
        unit = a_of(code)
        self.pressing.remove(unit)
        involved = [pair & UNIT for pair in self.pressed if pair >> UNIT_BITS == unit]
        b.tell(E_CONTINUES, unit)
        step = ChargeStep(self.side, CONTINUED, able=[unit], involved=involved)
        step.begin(b, code)
        b.begin(step)

    # ---- saying no -----------------------------------------------------------------------------------------

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step in (DECLARING, CONTINUING) and verb_in(code, CHARGE, CHARGE_AT):
            return self.refuse_start(b, code)
        if self.step == ADDING and verb_in(code, JOIN, JOIN_AT):
            return self.refuse_join(b, a_of(code))
        if self.step == ADDING and verb_in(code, ALSO):
            return self.refuse_hex(b, a_of(code))
        if self.step == RESOLVING and verb_in(code, RESOLVE):
            return no("GL-10.22.1", "no-such-charge", number=a_of(code))
        return not_an_answer(self, b, code)

    def refuse_unit(self, b: Battle, unit: int) -> Refusal | None:
        """Why a unit may not charge at all; None if it may."""
        word = b.roster.ids[unit]
        if b.roster.is_gun[unit]:
            return no("GL-10.11.2", "guns-never-charge", unit=word)
        if self.step == CONTINUING and unit not in self.pressing:
            return no("GL-11.32.1", "no-continued-attack", unit=word)
        if self.mode == MAIN and not b.acting_units() >> unit & 1:
            return no("GL-4.22.1", "not-acting", unit=word)
        if self.mode == COUNTER and unit not in self.able:
            return no("GL-11.33.1", "not-gone-over", unit=word)
        if self.step != CONTINUING and unit in self.charging_units():
            return no("GL-10.21.2", "charges-already", unit=word)
        if b.is_mounted(unit) and b.night():
            return no("GL-13.3", "no-cavalry-at-night", unit=word)
        if b.traits.lone_scouts(b, unit):
            return no("GL-14.45.4", "scouts-alone", unit=word)
        if not self.may(b, unit):
            return no("GL-10.11.2", "disordered-charge", unit=word)
        return None

    def refuse_start(self, b: Battle, code: int) -> Refusal:
        unit = a_of(code)
        refusal = self.refuse_unit(b, unit)
        if refusal is not None:
            return refusal
        word = b.roster.ids[unit]
        if b.top_line_unit(b.at[unit]) != unit:
            return no("GL-10.24.4", "bottom-unit", unit=word)
        must, might = self.due(b, unit, self.cover(b, unit))
        if self.mode == COUNTER and verb_in(code, CHARGE_AT) and not mask_of(self.allowed) >> b_of(code) & 1:
            return no("GL-11.33.1", "nobody-fled-there", hex=b.hex_word(b_of(code)))
        if not must | might:
            return self.refuse_front(b, unit)
        if b.disordered >> unit & 1:
            return no("GL-11.14.2", "only-lone-guns", unit=word)
        if must:
            return no("GL-10.12.1", "must-charge-uncovered", unit=word)
        return no("GL-10.12.1", "name-covered-hex", unit=word)

    def refuse_front(self, b: Battle, unit: int) -> Refusal:
        """Why a unit finds nothing to charge."""
        word = b.roster.ids[unit]
        ahead = front(b, b.at[unit]) & self.enemies(b)
        if not ahead:
            return no("GL-7.13.1", "no-enemy-in-front", unit=word)
        where = b.hex_word(b.board.members(ahead)[0])
        if b.roster.bound_ids and not ahead & b.traits.charge_limit(b, unit):
            return no("GL-19.5", "bound-charge", unit=word, hex=where)
        if ahead & entry_bar(b, self.side):
            return no("GL-6.53.1", "entry-hex", hex=where)
        return no("GL-10.11.3", "impassable", hex=where)

    def refuse_join(self, b: Battle, unit: int) -> Refusal:
        refusal = self.refuse_unit(b, unit)
        if refusal is not None:
            return refusal
        word = b.roster.ids[unit]
        units = self.units_of(self.count - 1)
        if self.mode == CONTINUED:
            return no("GL-11.32.1", "alone", unit=word)
        if b.is_mounted(unit) != b.is_mounted(units[0]):
            return no("GL-10.24.3", "horse-and-foot", unit=word)
        top = b.top_line_unit(b.at[unit])
        if top not in (unit, NO_UNIT) and top not in units:
            return no("GL-10.24.4", "bottom-unit", unit=word)
        if not self.linked(b, unit, units):
            return no("GL-10.24.1", "not-linked", unit=word)
        if b.disordered >> unit & 1 or any(other in self.shaken for other in units):
            return no("GL-11.14.2", "only-lone-guns", unit=word)
        return no("GL-10.21.2", "no-hex-of-the-charge", unit=word)

    def refuse_hex(self, b: Battle, place: int) -> Refusal:
        where = b.hex_word(place)
        if place in self.hexes_of(self.count - 1):
            return no("GL-10.21.2", "charged-already", hex=where)
        if not self.enemies(b) & BIT[place]:
            return no("GL-10.11.1", "no-enemy-to-charge", hex=where)
        return no("GL-10.21.2", "in-nobodys-front", hex=where)
