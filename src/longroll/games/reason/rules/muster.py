"""MR-27 Pick-up battles: the players raise their armies, the dice settle the rest, both sides deploy, turn 1 begins.

Everything settled is in the roster's ``MusterData``; each step makes another roster of it (``recast``).

    Muster            MR-27    the whole, step by step:
      Raising(side)   MR-27.1  the commander's rating, then the units, Force by Force
      Persons         MR-27.3  the dice for every sub-commander
      Scouting        MR-27.4  who deploys first, and from which edge
      Sky             MR-27.5  weather and first turn
      deploy.Deploying(side)   MR-27.5
"""

from __future__ import annotations

from typing import Final

import msgspec

from longroll.games.reason.components import (
    HA,
    HW,
    IC,
    KINDS,
    LC,
    RATINGS,
    RI,
    SEATS,
    WEATHERS,
    officer_of,
)
from longroll.games.reason.data.materials import ready_armies
from longroll.games.reason.lexicon import (
    ARMY,
    CLOSE,
    D6,
    D_HOUR_DIE,
    D_PERSON_DIE,
    D_RAISE,
    D_RATE,
    D_SCOUT_DIE,
    D_WEATHER_DIE,
    DONE,
    E_ARMY_RAISED,
    E_BRAVE,
    E_CORPS_CLOSED,
    E_EXCEPTIONAL,
    E_HOUR,
    E_OUTSCOUTED,
    E_PERSON,
    E_PERSON_DIE,
    E_RAISED,
    E_RATED,
    E_READY_ARMY,
    E_SCOUT,
    E_SCOUT_TIE,
    E_WEATHER,
    E_WEATHER_DIE,
    GUNS,
    RAISE,
    RATE,
    READY,
)
from longroll.games.reason.rules.armies import (
    CHEAPEST,
    FIXED_SP,
    LEAST_UNITS,
    MOST_UNITS,
    POINTS,
    price,
    rated,
    ready,
    spent,
    strengths,
    unit_text,
    with_guns,
    with_person,
    with_unit,
)
from longroll.games.reason.rules.pick_up_deployment import Deploying
from longroll.games.reason.rules.recast import muster_of, recast
from longroll.games.reason.rules.turn import Sequence, Turn
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

PERSONALITY: Final[tuple[int, ...]] = (0, 0, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2)
"""By the sum of two dice (MR-27.3)."""
EXCEPTIONAL_FROM: Final = 6
BRAVE_FROM: Final = 5
SCOUTS: Final[tuple[int, ...]] = (0, 2, 4, 6)
"""By rating (MR-27.4)."""
FIRST_TURN: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 2, 3)
"""By one die (MR-27.5)."""


def weather_of(total: int) -> int:
    """By the sum of two dice (MR-27.5)."""
    return WEATHERS.index("bad" if total <= 4 else "overcast" if total <= 7 else "clear")


# ---- the whole ---------------------------------------------------------------------------------------------

FIRST_ARMY: Final = 0
SECOND_ARMY: Final = 1
PERSONS: Final = 2
SCOUTING: Final = 3
SKY: Final = 4
FIRST_DEPLOYS: Final = 5
SECOND_DEPLOYS: Final = 6


class Muster(Sequence):
    """The set-up of a pick-up battle, up to the first turn."""

    def copy(self) -> Frame:
        return Muster(self.step)

    def fields(self) -> tuple[str, ...]:
        return ("step",)

    def do(self, b: Battle, step: int) -> None:
        if step in (FIRST_ARMY, SECOND_ARMY):
            b.begin(Raising(step))
        elif step == PERSONS:
            b.begin(Persons())
        elif step == SCOUTING:
            b.begin(Scouting())
        elif step == SKY:
            b.begin(Sky())
        elif step in (FIRST_DEPLOYS, SECOND_DEPLOYS):
            south = SEATS.index(muster_of(b.roster).south)
            b.begin(Deploying(south if step == FIRST_DEPLOYS else 1 - south))
        else:
            b.end(self)
            b.begin(Turn())


def mustering(b: Battle) -> bool:
    """Is the battle still being set up?"""
    return bool(b.frames) and isinstance(b.frames[0], Muster)


# ---- raising an army (MR-27.1 to MR-27.3) ------------------------------------------------------------------

ANSWERS: Final[tuple[int, ...]] = (
    *[act(RAISE, kind, sp, 0) for kind in range(len(KINDS)) for sp in strengths(kind)],
    *[act(RAISE, RI, sp, 1) for sp in strengths(RI)],
    act(GUNS, HA),
    act(GUNS, HW),
    act(CLOSE),
    act(DONE),
)
"""Everything that may be answered while an army is raised, if the points allow it."""


class Raising(Frame):
    """A player chooses his commander's rating and spends the points it leaves him; or takes a ready-made army."""

    def __init__(self, side: int = 0, begun: int = 0, fresh: int = 1) -> None:
        self.side = side
        self.begun = begun
        """Is the rating chosen?"""
        self.fresh = fresh
        """Does the next unit open a new Force?"""

    def copy(self) -> Frame:
        return Raising(self.side, self.begun, self.fresh)

    def fields(self) -> tuple[str, ...]:
        return ("side", "begun", "fresh")

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_RAISE if self.begun else D_RATE

    def subject(self, b: Battle) -> dict[str, str | int]:
        if not self.begun:
            return {"side": b.roster.army_words[self.side]}
        return {"points": self.left(b), "number": 0 if self.opens(b) else self.size(b)}

    # ---- what there is ---------------------------------------------------------------------------------

    def left(self, b: Battle) -> int:
        """Points still to be spent."""
        return POINTS[b.rating[self.side]] - spent(b.roster, self.side)

    def size(self, b: Battle) -> int:
        """Units of the Force raised last."""
        forces = b.roster.forces_of[self.side]
        return len(b.roster.units_of[forces[-1]]) if forces else 0

    def opens(self, b: Battle) -> bool:
        """Would a unit raised now begin a Force?"""
        return self.fresh != 0 or self.size(b) >= MOST_UNITS

    # ---- answers ---------------------------------------------------------------------------------------

    def listing(self, b: Battle) -> list[int]:
        if not self.begun:
            found = [act(ARMY, n) for n in range(len(READY))]
            return found + [act(RATE, rating) for rating in range(len(RATINGS))]
        return [code for code in ANSWERS if self.against(b, code) is None]

    def against(self, b: Battle, code: int) -> Refusal | None:
        """Why an answer of the right verb is not legal."""
        left = self.left(b)
        size = self.size(b)
        if verb_in(code, RAISE):
            return self.against_unit(b, a_of(code), b_of(code), c_of(code), left)
        if verb_in(code, GUNS):
            return self.against_guns(b, a_of(code), left)
        if not b.roster.forces_of[self.side]:
            return no("MR-27.3", "no-corps")
        if size < LEAST_UNITS:
            return no("MR-27.3", "corps-too-small", number=size, least=LEAST_UNITS)
        if verb_in(code, CLOSE):
            if self.opens(b):
                return no("MR-27.3", "corps-closed")
            if left < CHEAPEST * LEAST_UNITS:
                return no("MR-27.3", "no-points-for-corps", points=left, least=CHEAPEST * LEAST_UNITS)
        return None

    def against_unit(self, b: Battle, kind: int, sp: int, drill: int, left: int) -> Refusal | None:
        if sp not in strengths(kind):
            listed = strengths(kind)
            return no("MR-27.6", "no-such-strength", kind=KINDS[kind], low=listed[0], high=listed[-1])
        if drill and kind != RI:
            return no("MR-27.2", "only-foot-drills", kind=KINDS[kind])
        cost = price(kind, sp, drill == 1)
        if cost > left:
            return no("MR-27.1", "too-dear", cost=cost, points=left)
        if self.opens(b) and left - cost < CHEAPEST:
            return no("MR-27.3", "no-second-unit", points=left - cost, least=CHEAPEST)
        return None

    def against_guns(self, b: Battle, kind: int, left: int) -> Refusal | None:
        if kind not in (HA, HW):
            return no("MR-3.11", "no-army-artillery", kind=KINDS[kind])
        cost = price(kind, FIXED_SP[kind], False)
        if cost > left:
            return no("MR-27.1", "too-dear", cost=cost, points=left)
        wanting = max(LEAST_UNITS - self.size(b), 0)
        if left - cost < CHEAPEST * wanting:
            return no("MR-27.3", "no-second-unit", points=left - cost, least=CHEAPEST * wanting)
        return None

    def take(self, b: Battle, code: int) -> None:
        side = self.side
        muster = muster_of(b.roster)
        if verb_in(code, ARMY):
            name = READY[a_of(code)]
            recast(b, ready(muster, side, ready_armies()[name]))
            b.tell(E_READY_ARMY, side, a_of(code), spent(b.roster, side))
            self.finish(b)
        elif verb_in(code, RATE):
            recast(b, rated(muster, side, a_of(code)))
            self.begun = 1
            b.tell(E_RATED, side, a_of(code), POINTS[a_of(code)])
        elif verb_in(code, RAISE):
            kind, sp, drill = a_of(code), b_of(code), c_of(code)
            recast(b, with_unit(muster, side, unit_text(kind, sp, drill == 1), self.opens(b)))
            self.fresh = 0
            unit = b.roster.units_of[b.roster.forces_of[side][-1]][-1]
            b.tell(E_RAISED, unit, price(kind, sp, drill == 1), self.left(b))
        elif verb_in(code, GUNS):
            kind = a_of(code)
            recast(b, with_guns(muster, side, unit_text(kind, FIXED_SP[kind], False)))
            b.tell(E_RAISED, b.roster.army_guns[side][-1], price(kind, FIXED_SP[kind], False), self.left(b))
        elif verb_in(code, CLOSE):
            self.fresh = 1
            b.tell(E_CORPS_CLOSED, b.roster.forces_of[side][-1], self.size(b))
        else:
            self.finish(b)

    def finish(self, b: Battle) -> None:
        b.tell(E_ARMY_RAISED, self.side, len(b.roster.of_side[self.side]), spent(b.roster, self.side))
        b.end(self)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.begun and verb_in(code, ARMY, RATE):
            return no("MR-27.1", "rating-is-chosen", rating=RATINGS[b.rating[self.side]])
        if not self.begun and verb_in(code, RAISE, GUNS, CLOSE, DONE):
            return no("MR-27.1", "rating-first")
        if self.begun and verb_in(code, RAISE, GUNS, CLOSE, DONE):
            return self.against(b, code) or not_an_answer(self, b, code)
        return not_an_answer(self, b, code)


# ---- dice --------------------------------------------------------------------------------------------------


class Rolls(Frame):
    """Dice that the set-up asks for, one after the other."""

    def __init__(self) -> None:
        self.dice: list[int] = []

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return CHANCE

    def listing(self, b: Battle) -> list[int]:
        return D6[:]

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)

    def fields(self) -> tuple[str, ...]:
        return ("dice",)


class Persons(Rolls):
    """MR-27.3: what manner of man each sub-commander is: two dice, one, and one."""

    def __init__(self, force: int = 0) -> None:
        super().__init__()
        self.force = force

    def copy(self) -> Frame:
        other = Persons(self.force)
        other.dice = self.dice[:]
        return other

    def fields(self) -> tuple[str, ...]:
        return ("force", "dice")

    def kind(self, b: Battle) -> int:
        return D_PERSON_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"officer": b.roster.officer_words[officer_of(self.force)]}

    def take(self, b: Battle, code: int) -> None:
        dice = self.dice
        dice.append(a_of(code))
        officer = officer_of(self.force)
        b.tell(E_PERSON_DIE, officer, dice[-1])
        if len(dice) == 2:
            b.tell(E_PERSON, officer, dice[0] + dice[1], PERSONALITY[dice[0] + dice[1]])
        elif len(dice) == 3 and dice[2] >= EXCEPTIONAL_FROM:
            b.tell(E_EXCEPTIONAL, officer, dice[2])
        elif len(dice) == 4:
            if dice[3] >= BRAVE_FROM:
                b.tell(E_BRAVE, officer, dice[3])
            self.settle(b)

    def settle(self, b: Battle) -> None:
        dice = self.dice
        roster = b.roster
        mod = PERSONALITY[dice[0] + dice[1]]
        name, side = roster.force_ids[self.force], roster.force_side[self.force]
        exceptional, v = dice[2] >= EXCEPTIONAL_FROM, 1 if dice[3] >= BRAVE_FROM else 0
        recast(b, with_person(muster_of(roster), side, name, mod, exceptional, v))
        self.dice = []
        self.force += 1
        if self.force == roster.n_forces:
            b.end(self)


def scouts(b: Battle, side: int) -> int:
    """What a side adds to its scouting die (MR-27.4)."""
    kinds = [b.roster.kind[unit] for unit in b.roster.of_side[side]]
    return SCOUTS[b.rating[side]] + kinds.count(IC) + kinds.count(LC) // 2


class Scouting(Rolls):
    """MR-27.4: the lower side deploys first, and from the south (MR-27.6)."""

    def copy(self) -> Frame:
        other = Scouting()
        other.dice = self.dice[:]
        return other

    def kind(self, b: Battle) -> int:
        return D_SCOUT_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        side = len(self.dice)
        return {"side": b.roster.army_words[side], "bonus": scouts(b, side)}

    def take(self, b: Battle, code: int) -> None:
        side = len(self.dice)
        self.dice.append(a_of(code))
        b.tell(E_SCOUT, side, a_of(code), a_of(code) + scouts(b, side))
        if side == 0:
            return
        first, second = self.dice[0] + scouts(b, 0), self.dice[1] + scouts(b, 1)
        if first == second:
            b.tell(E_SCOUT_TIE, first)
            self.dice = []
            return
        lower = 0 if first < second else 1
        recast(b, msgspec.structs.replace(muster_of(b.roster), south=SEATS[lower]))
        b.tell(E_OUTSCOUTED, lower)
        b.end(self)


class Sky(Rolls):
    """MR-27.5: two dice for the weather, one for the first turn."""

    def copy(self) -> Frame:
        other = Sky()
        other.dice = self.dice[:]
        return other

    def kind(self, b: Battle) -> int:
        return D_WEATHER_DIE if len(self.dice) < 2 else D_HOUR_DIE

    def take(self, b: Battle, code: int) -> None:
        die = a_of(code)
        self.dice.append(die)
        if len(self.dice) < 3:
            b.tell(E_WEATHER_DIE, die)
            if len(self.dice) == 2:
                total = self.dice[0] + self.dice[1]
                weather = weather_of(total)
                recast(b, msgspec.structs.replace(muster_of(b.roster), weather=WEATHERS[weather]))
                b.tell(E_WEATHER, total, weather, b.roster.length)
            return
        recast(b, msgspec.structs.replace(muster_of(b.roster), start_turn=FIRST_TURN[die]))
        b.tell(E_HOUR, die, FIRST_TURN[die])
        b.end(self)
