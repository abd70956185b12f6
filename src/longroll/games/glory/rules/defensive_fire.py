"""GL-10.3 Defensive fire: step c, each charged hex fires once at those who charge it from its front."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT
from longroll.games.glory.lexicon import (
    D_DEFEND,
    D_DIE,
    DEFEND,
    DONE,
    E_AT,
    E_BY,
    E_DEFENCE_HITS,
    E_DEFENCE_MISSES,
    E_DEFENDS,
    E_DIE,
    OFF,
)
from longroll.games.glory.rules.assault import Assault, counts, in_hand
from longroll.games.glory.rules.modifiers import Items, total, volley_items
from longroll.games.glory.rules.results import ROLLS, tell_items
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

ASKING: Final = 0
FIRING: Final = 1


class Firers:
    """Who fires from a hex: the infantry that counts (the top one, -1: none) and the artilleries."""

    def __init__(self, infantry: int, guns: list[int]) -> None:
        self.infantry = infantry
        self.guns = guns


def firers(b: Battle, assault: Assault, place: int) -> Firers:
    """GL-10.31.1, GL-10.32.3, GL-10.34.2, GL-11.23.2, GL-11.33.4."""
    infantry, guns = -1, []
    for unit in b.stack(place):
        if unit in assault.involved or not counts(b, unit):
            continue
        if b.roster.is_gun[unit]:
            if not (b.disordered | b.defended) >> unit & 1:
                guns.append(unit)
        elif b.is_infantry(unit):
            infantry = unit
    return Firers(infantry, guns)


def front_hexes(b: Battle, place: int) -> list[int]:
    """The front hexes of a hex, left, centre, right; -1 beyond the edge."""
    facing = b.facing[place]
    return [b.board.step[6 * place + (facing + turn) % 6] for turn in (5, 0, 1)]


def targets(b: Battle, assault: Assault, place: int) -> int:
    """Which of the front hexes of a charged hex hold units that charge it (GL-10.32.1): a mask 1, 2, 4."""
    from_there = {b.at[unit] for unit in assault.chargers_of(b, place)}
    mask = 0
    for number, other in enumerate(front_hexes(b, place)):
        if other in from_there:
            mask |= BIT[number]
    return mask


def able_hexes(b: Battle, assault: Assault) -> list[int]:
    """The charged hexes that may fire at somebody."""
    found: list[int] = []
    for place in assault.defending_hexes(b):
        who = firers(b, assault, place)
        if (who.infantry >= 0 or who.guns) and targets(b, assault, place):
            found.append(place)
    return found


def choices(mask: int) -> list[int]:
    """The non-empty subsets of a mask of targets."""
    return [subset for subset in range(1, 8) if subset & mask == subset]


def target_unit(b: Battle, place: int) -> int:
    """The unit that a fire at a hex of attackers can hit: its top infantry or cavalry (GL-10.35.1)."""
    return b.top_line_unit(place)


def roll_items(b: Battle, who: Firers, number: int, place: int) -> Items:
    """GL-10.34.1: the sum of one roll at one of ``number`` targets, the attackers in a hex."""
    shaken = who.infantry >= 0 and bool(b.disordered >> who.infantry & 1)
    mounted = b.is_mounted(target_unit(b, place))
    special = b.roster.special[who.infantry] if who.infantry >= 0 else ""
    dark = b.roster.refitted and b.night() > 0
    ground = b.board.df_drm[place]
    return volley_items(who.infantry >= 0, shaken, len(who.guns), number, mounted, ground, special, dark)


class DefensiveFire(Frame):
    """All defensive fire against the charges in hand. ``waiting``: hexes that may still fire; ``place``, ``aims``: the
    hex that fires now and the hexes it fires at; ``gunners``: its artilleries, ``foot``: its infantry or -1;
    ``hits``: units hit so far, one entry for each hit, applied when all fire is done (GL-10.36.2)."""

    def __init__(
        self,
        side: int = 0,
        step: int = ASKING,
        begun: int = 0,
        place: int = OFF,
        number: int = 0,
        foot: int = -1,
        waiting: list[int] | None = None,
        aims: list[int] | None = None,
        gunners: list[int] | None = None,
        hits: list[int] | None = None,
    ) -> None:
        self.side = side
        self.step = step
        self.begun = begun
        self.place = place
        self.number = number
        self.foot = foot
        self.waiting: list[int] = waiting[:] if waiting else []
        self.aims: list[int] = aims[:] if aims else []
        self.gunners: list[int] = gunners[:] if gunners else []
        self.hits: list[int] = hits[:] if hits else []

    def copy(self) -> Frame:
        return DefensiveFire(
            self.side, self.step, self.begun, self.place, self.number, self.foot, self.waiting, self.aims,
            self.gunners, self.hits,
        )  # fmt: skip

    def fields(self) -> tuple[str, ...]:
        return ("side", "step", "begun", "place", "number", "foot", "waiting", "aims", "gunners", "hits")

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        if self.step == FIRING:
            return True
        if not self.begun:
            self.begun = 1
            self.waiting = able_hexes(b, in_hand(b))
        if self.waiting:
            return True
        b.end(self)
        self.apply(b)
        return False

    def apply(self, b: Battle) -> None:
        """GL-10.33.2, GL-10.35.1, GL-10.36: all Disorders at once; nobody charges from a hex whose top unit was hit."""
        assault = in_hand(b)
        hexes = {assault.origin(unit) for unit in self.hits}
        for unit in self.hits:
            if b.on_map(unit):
                b.disorder(unit)
        assault.out += [unit for unit in assault.charging_units() if assault.origin(unit) in hexes]

    def fire(self, b: Battle, place: int, mask: int) -> None:
        """GL-10.32: one defensive fire of all that can fire from a hex."""
        who = firers(b, in_hand(b), place)
        self.waiting.remove(place)
        self.place = place
        self.foot = who.infantry
        self.gunners = who.guns
        b.traits.acts_from(b, self.side, (place,))
        for gun in who.guns:
            b.defended |= BIT[gun]
        self.aims = [other for number, other in enumerate(front_hexes(b, place)) if mask & BIT[number]]
        self.number = 0
        self.step = FIRING

    def rolled(self, b: Battle, face: int) -> None:
        """GL-10.33.1: one roll against one target."""
        aim = self.aims[self.number]
        unit = target_unit(b, aim)
        items = roll_items(b, Firers(self.foot, self.gunners), len(self.aims), aim)
        sum_ = face + total(items)
        b.tell(E_DIE, face)
        tell_items(b, items)
        b.name(E_BY, [self.foot, *self.gunners] if self.foot >= 0 else self.gunners)
        b.name(E_AT, [unit])
        b.tell(E_DEFENDS, self.place, aim, sum_)
        if sum_ > b.cohesion(unit):
            self.hits.append(unit)
            b.tell(E_DEFENCE_HITS, unit)
        else:
            b.tell(E_DEFENCE_MISSES, unit)
        self.number += 1
        if self.number == len(self.aims):
            self.step = ASKING

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return CHANCE if self.step == FIRING else self.side

    def kind(self, b: Battle) -> int:
        return D_DIE if self.step == FIRING else D_DEFEND

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.step == FIRING:
            return {"for": "defence", "unit": b.roster.ids[target_unit(b, self.aims[self.number])]}
        return {"number": len(self.waiting)}

    def listing(self, b: Battle) -> list[int]:
        if self.step == FIRING:
            return ROLLS[:]
        assault = in_hand(b)
        codes = [DONE]
        for place in self.waiting:
            codes += [act(DEFEND, place, subset) for subset in choices(targets(b, assault, place))]
        return codes

    def take(self, b: Battle, code: int) -> None:
        if self.step == FIRING:
            self.rolled(b, a_of(code))
        elif code == DONE:
            self.waiting.clear()
        else:
            self.fire(b, a_of(code), b_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == FIRING or not verb_in(code, DEFEND):
            return not_an_answer(self, b, code)
        assault, place = in_hand(b), a_of(code)
        where = b.hex_word(place)
        if b.owner(place) != self.side or not assault.chargers_of(b, place):
            return no("GL-10.32.1", "not-a-charged-hex", hex=where)
        who = firers(b, assault, place)
        if who.infantry < 0 and not who.guns:
            if any(unit in assault.involved for unit in b.stack(place)):
                return no("GL-11.33.4", "involved-before", hex=where)
            return no("GL-10.31.1", "nobody-fires", hex=where)
        if place not in self.waiting and targets(b, assault, place):
            return no("GL-10.32.3", "fired-already", hex=where)
        return no("GL-10.32.1", "no-charger-there", hex=where)
