"""MR-17.11, MR-18 One attack from its declaration to contact: test, reaction, charge move, conforming, going on.

Paths and their tests are in ``charge_path``; what is published from here: ``plan``, ``canonical``,
``canonical_charges``, ``ChargePlan`` and ``declare``.
"""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import edges_apart, overlap
from longroll.boards.plane.shapes import FRONT, Rect, rect_at, turned
from longroll.boards.plane.sweep import first_within
from longroll.boards.plane.turn import opposite, wheel, wheel_pivot, wheel_stops
from longroll.games.reason import legs
from longroll.games.reason.components import (
    ARTILLERY,
    CAVALRY,
    CONTACT,
    DONE,
    EPS,
    EVADED,
    FF,
    FLED,
    II,
    MOVED,
    at_most,
)
from longroll.games.reason.field import OBSTACLE_COST
from longroll.games.reason.legs import decimal
from longroll.games.reason.lexicon import (
    ALSO,
    CHARGE,
    CLAUSE_INDEX,
    D6,
    D_ALSO,
    D_ATTACK_REROLL,
    D_GO_ON,
    D_TEST_DIE,
    E_ALSO,
    E_ATTACK_FAILED,
    E_ATTACK_OVER,
    E_ATTACK_PASSED,
    E_ATTACK_TEST,
    E_CD_REROLL,
    E_CHARGE_PATH,
    E_CHARGES,
    E_CONFORMS,
    E_CONTACT,
    E_COUNTER_CHARGES,
    E_GOES_ON,
    E_LEG,
    E_LEG_EXTRA,
    E_TURNS_TO_FACE,
    GO,
    KEEP,
    ONLY,
    SPEND,
    hundredths,
    say,
    thousandths,
    words_of,
)
from longroll.games.reason.rules import attacks
from longroll.games.reason.rules.attacks import BROKE, FAILED, HOLDS, LEFT_PLACE, Attack
from longroll.games.reason.rules.charge_path import (
    ChargePath,
    ChargePlan,
    beside,
    canonical,
    canonical_charges,
    conform,
    free,
    plan,
)
from longroll.games.reason.rules.conforming import counter_conformed
from longroll.games.reason.rules.costs import affordable, bill
from longroll.games.reason.rules.figures import EDGE_GAP
from longroll.games.reason.rules.passage import passed, settle
from longroll.games.reason.rules.reactions import Flight, reaction, stops
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.rules.runs import (
    Spans,
    after,
    allowed,
    clamped,
    friend_limit,
    ground_limit,
    highest_free,
    occupied,
    open_spans,
    tariff,
    too_near,
    unit_spans,
)
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

__all__ = ["Charge", "ChargePath", "ChargePlan", "canonical", "canonical_charges", "declare", "plan"]

DECLARED: Final = 0
TESTING: Final = 1
ADVISED: Final = 2
"""The army commander may pay for a second test (MR-17.12)."""
REACTING: Final = 3
MOVING: Final = 4
CHOOSING: Final = 5
"""At contact: further enemies to attack (MR-18.5)."""
CONFORMING: Final = 6
DRAWING: Final = 7
"""Further enemies join the combat, batteries try to flee (MR-18.13)."""
DRAWN: Final = 8
GOING_ON: Final = 9
"""The target is gone (MR-18.11)."""
OVER: Final = 10
NOBODY_LEFT: Final = -1


def declare(b: Battle, made: ChargePlan) -> None:
    """Carry out a legal plan: the frame tests, reacts, moves and ends by itself."""
    assert made.turned is not None
    b.tell(E_CHARGES, made.unit, made.target, attacks.side_word(b, made.target, made.edge))
    tell_path(b, made)
    x, y = made.start.front_middle
    dx, dy = made.direction()
    b.begin(
        Charge(
            made.unit, made.target, made.edge, x, y,
            [made.turned.cx, made.turned.cy, made.turned.facing, dx, dy], made.length, made.allowance - made.turn_cost,
            made.way.turn, int(made.test),
        )
    )  # fmt: skip


def tell_path(b: Battle, made: ChargePlan) -> None:
    """Turn and stretch with their amounts, what the ground adds, and the sum."""
    way = made.way
    arc = 0.0
    if way.turn:
        arc = made.bill.distance - made.length
        b.tell(E_LEG, legs.WHEEL, thousandths(way.turn), thousandths(arc))
    elif way.pivot >= 0.0:
        b.tell(E_LEG, legs.PIVOT, thousandths(way.pivot), 0)
    if way.oblique:
        b.tell(E_LEG, legs.OBLIQUE, thousandths(way.oblique), 0)
    b.tell(E_LEG, legs.ADVANCE, thousandths(made.length), thousandths(made.length))
    for clause, cost in (
        ("MR-13.1", made.bill.difficult),
        ("MR-13.2", made.bill.obstacle),
        ("MR-13.5", made.bill.level),
    ):
        if cost:
            b.tell(E_LEG_EXTRA, CLAUSE_INDEX[clause], thousandths(cost))
    b.tell(E_CHARGE_PATH, made.unit, thousandths(made.cost), thousandths(made.allowance))


class Charge(Attack):
    """One attack. ``x``, ``y``: the attacker's front-edge midpoint at the start of its move; ``path``: its place after
    the turn (x, y, facing) and the direction of the stretch (a unit vector); ``length``: from there to contact;
    ``budget``: BW for the stretch; ``turn``: the wheel, for officers ridden over; ``test``: an attack test is due;
    ``how``: how the target reacted; ``ran``: how far along the stretch the attacker is; ``asked``: further enemies
    still to be asked about; ``queue``: those to be drawn in; ``joining``: the one in hand; ``again``: the test was
    repeated; ``turned_foe``: the target was moved or turned."""

    def __init__(
        self,
        unit: int = 0,
        target: int = 0,
        edge: int = FRONT,
        x: float = 0.0,
        y: float = 0.0,
        path: list[float] | None = None,
        length: float = 0.0,
        budget: float = 0.0,
        turn: float = 0.0,
        test: int = 0,
        stage: int = DECLARED,
        how: int = HOLDS,
        die: int = 0,
        again: int = 0,
        ran: float = 0.0,
        asked: list[int] | None = None,
        queue: list[int] | None = None,
        joining: int = NOBODY_LEFT,
        turned_foe: int = 0,
    ) -> None:
        self.unit = unit
        self.target = target
        self.edge = edge
        self.x = x
        self.y = y
        self.path: list[float] = path[:] if path else [0.0, 0.0, 0.0, 0.0, 1.0]
        self.length = length
        self.budget = budget
        self.turn = turn
        self.test = test
        self.stage = stage
        self.how = how
        self.die = die
        self.again = again
        self.ran = ran
        self.asked: list[int] = asked[:] if asked else []
        self.queue: list[int] = queue[:] if queue else []
        self.joining = joining
        self.turned_foe = turned_foe

    def copy(self) -> Frame:
        return Charge(
            self.unit, self.target, self.edge, self.x, self.y, self.path, self.length, self.budget, self.turn,
            self.test, self.stage, self.how, self.die, self.again, self.ran, self.asked, self.queue, self.joining,
            self.turned_foe,
        )  # fmt: skip

    def fields(self) -> tuple[str, ...]:
        return (
            "unit", "target", "edge", "x", "y", "path", "length", "budget", "turn", "test", "stage", "how", "die",
            "again", "ran", "asked", "queue", "joining", "turned_foe",
        )  # fmt: skip

    # ---- the decision --------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return CHANCE if self.stage == TESTING else b.roster.side[self.unit]

    def kind(self, b: Battle) -> int:
        if self.stage == TESTING:
            return D_TEST_DIE
        if self.stage == ADVISED:
            return D_ATTACK_REROLL
        return D_ALSO if self.stage == CHOOSING else D_GO_ON

    def subject(self, b: Battle) -> dict[str, str | int]:
        found: dict[str, str | int] = {"unit": b.roster.ids[self.unit], "target": b.roster.ids[self.target]}
        if self.stage == CHOOSING:
            found["other"] = b.roster.ids[self.asked[0]]
        return found

    def proceed(self, b: Battle) -> bool:
        if self.stage in (TESTING, ADVISED):
            return True
        if self.stage == DECLARED:
            self.stage = TESTING if self.test else REACTING
        elif self.stage == REACTING:
            self.stage = MOVING
            b.flags[self.unit] |= MOVED
            fx, fy = b.shapes[self.unit].front_middle
            frame = reaction(b, self.target, self.unit, self.edge, fx, fy)
            if frame is not None:
                b.begin(frame)
        elif self.stage == MOVING:
            self.move(b)
        elif self.stage == CHOOSING:
            if self.asked:
                return True
            self.stage = CONFORMING
        elif self.stage == CONFORMING:
            self.meet(b)
        elif self.stage == DRAWING:
            self.draw(b)
        elif self.stage == DRAWN:
            self.joined(b)
        elif self.stage == GOING_ON:
            return self.may_go_on(b)
        else:
            self.finish(b)
        return False

    def listing(self, b: Battle) -> list[int]:
        if self.stage == TESTING:
            return D6[:]
        if self.stage == ADVISED:
            return [act(SPEND), act(KEEP)]
        if self.stage == CHOOSING:
            return [act(ALSO, self.asked[0]), act(ONLY)]
        return self.onward(b)

    def take(self, b: Battle, code: int) -> None:
        if self.stage == TESTING:
            self.tested(b, a_of(code))
        elif self.stage == ADVISED:
            self.advised(b, verb_in(code, SPEND))
        elif self.stage == CHOOSING:
            other = self.asked.pop(0)
            if verb_in(code, ALSO):
                self.queue.append(other)
        elif verb_in(code, GO):
            self.go(b, float(words_of(code)[0]))
        else:
            self.press(b, b.roster.unit[words_of(code)[1]])

    def allows(self, b: Battle, code: int) -> bool:
        return self.stage == GOING_ON and verb_in(code, GO) and self.go_refusal(b, code) is None

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.stage == GOING_ON and verb_in(code, GO):
            return self.go_refusal(b, code) or not_an_answer(self, b, code)
        if self.stage == GOING_ON and verb_in(code, CHARGE):
            return no("MR-18.11", "go-on-target", unit=b.roster.ids[self.unit])
        return not_an_answer(self, b, code)

    def reacted(self, b: Battle, how: int) -> None:
        self.how = how

    # ---- the test (MR-17.11, MR-17.12) ---------------------------------------------------------------------

    def tested(self, b: Battle, die: int) -> None:
        b.tell(E_ATTACK_TEST, self.unit, die, b.sp[self.unit])
        if die <= b.sp[self.unit]:
            b.tell(E_ATTACK_PASSED, self.unit)
            self.stage = REACTING
        elif not self.again and attacks.advised(b, b.roster.side[self.unit], [b.shapes[self.unit]]) >= 0.0:
            self.stage = ADVISED
        else:
            self.fail(b)

    def advised(self, b: Battle, pays: bool) -> None:
        if not pays:
            self.fail(b)
            return
        side = b.roster.side[self.unit]
        gap = attacks.advised(b, side, [b.shapes[self.unit]])
        b.pools[side] -= 1
        b.tell(E_CD_REROLL, side, b.pools[side], thousandths(gap))
        self.again = 1
        self.stage = TESTING

    def fail(self, b: Battle) -> None:
        b.tell(E_ATTACK_FAILED, self.unit)
        b.flags[self.unit] |= DONE
        b.end(self)

    # ---- the move (MR-18.3, MR-18.4) -----------------------------------------------------------------------

    def base(self, b: Battle) -> Rect:
        """The attacker after its turn."""
        shape = b.shapes[self.unit]
        return rect_at(self.path[0], self.path[1], self.path[2], shape.w, shape.d)

    def move(self, b: Battle) -> None:
        """Along the path: to contact, or to the former place of a target that is gone."""
        if not b.on_table(self.unit):
            b.tell(E_ATTACK_OVER, self.unit)
            b.end(self)
            return
        shape = self.base(b)
        dx, dy = self.path[3], self.path[4]
        if self.how in (LEFT_PLACE, BROKE):
            self.ran = max(self.ran, min(self.length, self.limit(b)))
            b.put_rect(self.unit, after(shape, dx, dy, self.ran), FF)
            self.stage = GOING_ON
            return
        self.ran = self.length
        b.put_rect(self.unit, after(shape, dx, dy, self.length), FF)
        b.tell(E_CONTACT, self.unit, self.target, thousandths(self.length))
        self.asked = beside(b, self.unit, self.target, b.shapes[self.unit])
        self.stage = CHOOSING

    # ---- conforming (MR-18.6 to MR-18.9, MR-19.8 to MR-19.10, MR-19.15) ------------------------------------

    def meet(self, b: Battle) -> None:
        """One conforms to the other; they are engaged."""
        roster = b.roster
        self.stage = DRAWING
        foe = self.target
        cavalry = roster.cls[foe] == CAVALRY and b.formation[foe] == FF and not b.engaged(foe)
        if cavalry and self.counter(b):
            return
        edge = self.edge
        place: Rect | None = None
        drawn: list[int] = []
        if self.how == FAILED and (roster.kind[foe] == II or roster.cls[foe] == ARTILLERY):
            place, drawn = self.faced(b)
            if place is not None:
                edge = FRONT
        if place is None:
            place, drawn = conform(b, self.unit, foe, b.shapes[self.unit], edge)
        if place is not None:
            b.put_rect(self.unit, place, FF)
        side = attacks.side_word(b, foe, edge)
        b.tell(E_CONFORMS, self.unit, foe, side)
        b.engage(self.unit, foe, side, self.x, self.y)
        self.queue += [other for other in drawn if other not in self.queue]

    def counter(self, b: Battle) -> bool:
        """Cavalry in FF counter-charges: it conforms to the attacker, if there is room (MR-19.9, MR-19.10)."""
        place = counter_conformed(b.shapes[self.target], b.shapes[self.unit])
        if not free(b, self.target, place, self.unit):
            return False
        b.put_rect(self.target, place, FF)
        self.turned_foe = 1
        b.tell(E_COUNTER_CHARGES, self.target)
        b.engage(self.unit, self.target, FRONT, self.x, self.y)
        return True

    def faced(self, b: Battle) -> tuple[Rect | None, list[int]]:
        """Irregular infantry or a battery that could not get away turns to face the attacker, if it has room and leaves
        him room; his place then, None if it does not turn (MR-19.8, MR-19.15, MR-18.7)."""
        foe = self.target
        before = b.shapes[foe]
        shape = turned(before, opposite(b.shapes[self.unit].facing))
        if not free(b, foe, shape, self.unit):
            return None, []
        b.shapes[foe] = shape
        place, drawn = conform(b, self.unit, foe, b.shapes[self.unit], FRONT)
        b.shapes[foe] = before
        if place is None:
            return None, []
        b.put_rect(foe, shape, b.formation[foe])
        self.turned_foe = 1
        b.tell(E_TURNS_TO_FACE, foe, hundredths(shape.facing))
        return place, drawn

    # ---- further enemies (MR-18.5, MR-18.8, MR-18.13) ------------------------------------------------------

    def draw(self, b: Battle) -> None:
        if not self.queue:
            self.stage = OVER
            return
        self.joining = self.queue.pop(0)
        self.how = HOLDS
        self.stage = DRAWN
        other = self.joining
        if b.roster.cls[other] == ARTILLERY and not b.engaged(other):
            edge = attacks.side_from(b, other, self.x, self.y)
            b.begin(Flight(other, self.unit, edge, self.x, self.y))

    def joined(self, b: Battle) -> None:
        """The unit drawn in is engaged, unless it has fled or broken, or has broken the attacker."""
        other = self.joining
        self.joining = NOBODY_LEFT
        if not b.on_table(self.unit):
            b.tell(E_ATTACK_OVER, self.unit)
            self.stage = OVER
            return
        self.stage = DRAWING
        if self.how in (LEFT_PLACE, BROKE):
            return
        side = attacks.side_word(b, other, attacks.side_from(b, other, self.x, self.y))
        b.tell(E_ALSO, self.unit, other, side)
        b.engage(self.unit, other, side, self.x, self.y)

    # ---- going on (MR-18.11) -------------------------------------------------------------------------------

    def limit(self, b: Battle) -> float:
        """How far along the stretch the attacker could get as the table stands."""
        shape = self.base(b)
        dx, dy = self.path[3], self.path[4]
        most = affordable(tariff(b, self.unit, shape, dx, dy, self.budget), self.budget, self.budget)
        most = ground_limit(b, shape, dx, dy, most, b.field.barred[b.roster.kind[self.unit]])
        most = friend_limit(b, self.unit, shape, dx, dy, most)
        for low, _ in unit_spans(b, b.present[1 - b.roster.side[self.unit]], shape, dx, dy, self.unit):
            most = min(most, max(low, 0.0))
        return most

    def halts(self, b: Battle) -> tuple[float, Spans]:
        """Where the attacker may stop: the place to be reckoned from, and the stretches beyond it. The first is the
        former place of the target, or the last free place before it; -1 if there is none."""
        shape = self.base(b)
        dx, dy = self.path[3], self.path[4]
        most = max(self.limit(b), self.ran)
        blocked = occupied(b, self.unit, shape, dx, dy, most)
        blocked += too_near(b, b.roster.side[self.unit], shape, dx, dy)
        return highest_free(blocked, self.ran), open_spans(blocked, self.ran, most)

    def may_go_on(self, b: Battle) -> bool:
        """Is there anything to choose? Without a place ahead the attacker stops by itself."""
        here, spans = self.halts(b)
        if spans or self.further(b):
            return True
        self.stop(b, here)
        return False

    def onward(self, b: Battle) -> list[int]:
        here, spans = self.halts(b)
        start = self.ran if here < 0.0 else here
        lengths = [max(0.0, s - start) for s in stops(spans)]
        if here >= 0.0:
            lengths.append(0.0)
        roster = b.roster
        codes = [say(GO, decimal(length, 3)) for length in sorted({round(length, 3) for length in lengths})]
        return codes + [say(CHARGE, f"{roster.ids[self.unit]} {roster.ids[other]}") for other, _ in self.further(b)]

    def go_refusal(self, b: Battle, code: int) -> Refusal | None:
        length = float(words_of(code)[0])
        here, spans = self.halts(b)
        start = self.ran if here < 0.0 else here
        if (length <= EPS and here >= 0.0) or allowed(spans, start + length):
            return None
        most = max(0.0, spans[-1][1] - start) if spans else 0.0
        return no("MR-18.11", "go-on-length", unit=b.roster.ids[self.unit], length=bw(length), most=bw(most))

    def go(self, b: Battle, length: float) -> None:
        here, spans = self.halts(b)
        start = self.ran if here < 0.0 else here
        self.stop(b, here if length <= EPS and here >= 0.0 else clamped(spans, start + length))

    def stop(self, b: Battle, s: float) -> None:
        """The attack ends there; without any free place on the path the attacker goes back to where it began."""
        shape = self.base(b)
        dx, dy = self.path[3], self.path[4]
        if s >= 0.0:
            b.put_rect(self.unit, after(shape, dx, dy, s), FF)
            self.ran = s
        else:
            self.back_to_start(b)
        b.tell(E_GOES_ON, self.unit, thousandths(max(s, 0.0)))
        b.tell(E_ATTACK_OVER, self.unit)
        self.stage = OVER

    def back_to_start(self, b: Battle) -> None:
        shape = b.control_shapes[self.unit]
        b.put_rect(self.unit, shape, FF)
        self.ran = 0.0

    def further(self, b: Battle) -> list[tuple[int, float]]:
        """Enemies the attacker would contact if it went on and may attack, with the distance along the stretch."""
        shape = self.base(b)
        dx, dy = self.path[3], self.path[4]
        most = self.limit(b)
        found: list[tuple[int, float]] = []
        for other in b.present[1 - b.roster.side[self.unit]]:
            if b.flags[other] & (EVADED | FLED) or other == self.target:
                continue
            s = first_within(shape, dx, dy, most + EPS, b.shapes[other], CONTACT)
            if s < 0.0 or not attacks.may_attack(b, self.unit, other) or not attacks.was_ahead(b, self.unit, other):
                continue
            s = max(s, self.ran)
            if s <= most + EPS and self.reaches(b, other, shape, s):
                found.append((other, s))
        return found

    def reaches(self, b: Battle, other: int, shape: Rect, s: float) -> bool:
        """Is the contact with a further enemy one of MR-18.3, paid for, and is there room?"""
        contact = after(shape, self.path[3], self.path[4], s)
        edge = attacks.side_from(b, other, self.x, self.y)
        if not at_most(edges_apart(contact, FRONT, b.shapes[other], edge), EDGE_GAP):
            return False
        cost = bill(tariff(b, self.unit, shape, self.path[3], self.path[4], s), s).total
        line = b.field.behind_wall(self.x, self.y, b.shapes[other])
        if line >= 0 and line not in [
            n for _, n in b.field.obstacles_crossed(shape.cx, shape.cy, contact.cx, contact.cy)
        ]:
            cost += OBSTACLE_COST[b.roster.kind[self.unit]]
        if not at_most(cost, self.budget) or not free(b, self.unit, contact):
            return False
        return conform(b, self.unit, other, contact, edge)[0] is not None

    def press(self, b: Battle, other: int) -> None:
        """Attack a further unit; it may react."""
        for foe, s in self.further(b):
            if foe == other:
                self.length = s
        self.target = other
        self.edge = attacks.side_from(b, other, self.x, self.y)
        self.how = HOLDS
        b.tell(E_CHARGES, self.unit, other, attacks.side_word(b, other, self.edge))
        self.stage = REACTING

    # ---- the end -------------------------------------------------------------------------------------------

    def finish(self, b: Battle) -> None:
        """Officers in the way of those who moved (MR-14.4, MR-14.7)."""
        b.end(self)
        if self.turned_foe and b.on_table(self.target):
            settle(b, self.target)
        if b.on_table(self.unit):
            over = passed(b, self.unit, self.base(b), self.path[3], self.path[4], self.ran)
            if self.turn:
                over += self.wheeled_over(b)
            settle(b, self.unit, over)

    def wheeled_over(self, b: Battle) -> list[int]:
        """Enemy officers under the wheel."""
        last = self.base(b)
        start = wheel_back(last, self.turn)
        places = [wheel(start, angle) for angle in wheel_stops(self.turn)]
        return [
            officer
            for officer in b.roster.officers_of[1 - b.roster.side[self.unit]]
            if any(overlap(place, b.officers[officer]) for place in places)
        ]


def wheel_back(shape: Rect, angle: float) -> Rect:
    """Where a rectangle stood before it wheeled: the corner it turned on stays."""
    px, py = wheel_pivot(shape, angle)
    first = rect_at(0.0, 0.0, (shape.facing - angle) % 360.0, shape.w, shape.d)
    x, y = wheel_pivot(first, angle)
    return rect_at(px - x, py - y, first.facing, shape.w, shape.d)
