"""GL-6 Movement: step b of an activation, and what ends a single move."""

from __future__ import annotations

from longroll.boards.bits import coded
from longroll.games.glory.components import BIT, FACINGS, LEADER, LEADER_BONUS, NO_UNIT, members
from longroll.games.glory.lexicon import (
    ARRIVE,
    AWAY,
    D_DEPART,
    D_ENTER,
    D_MARCH_OFF,
    D_MOVE,
    D_RIDE,
    DEPART,
    DISMOUNT,
    DONE,
    E_ARRIVES,
    E_COMES_BACK,
    E_DEPARTS,
    E_ENTERS,
    E_LEAVES,
    E_MARCHES,
    E_MARCHES_OFF,
    E_MOVES,
    E_RIDES,
    E_SWAPS,
    ENTER,
    EXIT,
    HURRY_TO,
    LEFT,
    MARCH,
    MARCH_BY,
    MARCH_OFF,
    MOUNT,
    MOVE,
    MOVE_BY,
    OFF,
    RIDE,
    RIDE_TO,
    SET,
    SHARE,
    STAY,
    SWAP,
    TURN,
)
from longroll.games.glory.rules import cavalry, facing, refit, reinforcements
from longroll.games.glory.rules.leadership import Flight, distance
from longroll.games.glory.rules.paths import EXIT_COST, Journey, Route, exits_of, known_journey, worth_hurrying, zones
from longroll.games.glory.rules.reach import Presence, Reach, hindrance, reach
from longroll.games.glory.rules.traits import Course, Zone
from longroll.games.glory.rules.units import (
    allowances,
    bar_clause,
    enter,
    epoch,
    hurrying,
    leader_mover,
    mover,
    standing,
)
from longroll.games.glory.state import Battle, Frame, trip_code
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import A_SHIFT, B_SHIFT, a_of, act, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no

# ---- what a unit may do in step b --------------------------------------------------------------------------


def may_move(b: Battle, unit: int) -> bool:
    """Active, on the map, not yet moved; artillery that fired may not (GL-6.31.1)."""
    return bool(b.acting_units() & ~b.moved & ~(b.fired & b.roster.guns_mask) & BIT[unit])


def may_extend(b: Battle, unit: int) -> bool:
    """Extended movement is not for Disordered units and dismounted cavalry (GL-6.13.2, GL-11.12.1, GL-12.3.2)."""
    return not (b.disordered | b.dismounted) >> unit & 1


def normal_moves(b: Battle, who: Presence, unit: int) -> Reach:
    return reach(b.board, who, mover(b, unit), b.at[unit])


def extended_moves(b: Battle, who: Presence, unit: int) -> Reach:
    """GL-6.13.1."""
    return reach(b.board, who, hurrying(b, unit, mover(b, unit)), b.at[unit])


def rides(b: Battle, who: Presence, leader: int, extended: bool) -> Reach:
    allowance = b.roster.leader_ma[leader] + (LEADER_BONUS if extended else 0)
    return reach(b.board, who, leader_mover(b, allowance, extended), b.leader_at[leader])


def may_depart(b: Battle, place: int) -> bool:
    """May a leader of the active side who has come to a hex go on off the map (GL-16.12)? Not where he must stop
    (GL-5.15.5)."""
    halted = b.near[1 - b.side] & ~b.occupied[b.side]
    return bool(b.roster.exits[b.side] & ~halted & BIT[place])


def way_out(b: Battle, leader: int) -> bool:
    """Can a leader go anywhere? Any neighbouring hex is within his allowance if he can cross to it at all."""
    place = b.leader_at[leader]
    return bool(b.board.passable[epoch(b)][LEADER][place] & ~b.occupied[1 - b.side])


def may_swap(b: Battle, unit: int) -> bool:
    """GL-6.43.2, GL-11.12.7."""
    place = b.at[unit]
    upper = b.upper[place]
    if upper == NO_UNIT or not b.is_infantry(b.lower[place]) or not b.is_infantry(upper):
        return False
    return not facing.rooted(b, unit)


def may_leave(b: Battle, unit: int) -> bool:
    """Stands in a hex where its side may leave the map (GL-16.12)."""
    return bool(b.roster.exits[b.roster.side[unit]] >> b.at[unit] & 1)


def may_leave_from(b: Battle, unit: int, place: int) -> bool:
    """May a unit leave the map from a hex, for good or to come back (GL-16.12, GL-19.7)?"""
    return bool(exits_of(b, unit) >> place & 1)


def course(b: Battle, who: Presence, unit: int) -> Course:
    """Where a unit on the map with a designated destination may go (GL-19.5)."""
    near = mover(b, unit)
    far = hurrying(b, unit, near)
    place = b.at[unit]
    wide = reach(b.board, who, far, place) if may_extend(b, unit) else Reach()
    return b.traits.course(b, who, unit, place, (reach(b.board, who, near, place), near), (wide, far), False)


def must_march(b: Battle, who: Presence, movable: int) -> int:
    """A unit that has still to move towards its destination (GL-19.5), or NO_UNIT."""
    if b.roster.bound_ids:
        for unit in members(movable):
            if b.traits.is_bound(b, unit) and course(b, who, unit).must:
                return unit
    return NO_UNIT


class MoveStep(Frame):
    """Step b: units and leaders of the acting Commands move one after another (GL-6.12.1)."""

    def __init__(self, turned: int = 0, ridden: int = 0, columns: list[int] | None = None, parting: int = 0) -> None:
        self.turned = turned
        """Units whose stack has turned in place; it may turn again (GL-7.12.1), which computer players do not."""
        self.ridden = ridden
        """Leaders that have moved."""
        self.columns: list[int] = columns or []
        """Columns of reinforcements (see ``reinforcements``)."""
        self.parting = parting
        """Leaders that have ridden to a hex where they may leave the map, and have the MP for it (GL-16.12)."""

    def copy(self) -> Frame:
        return MoveStep(self.turned, self.ridden, self.columns[:], self.parting)

    def fields(self) -> tuple[str, ...]:
        return ("turned", "ridden", "columns", "parting")

    def added_later(self) -> tuple[str, ...]:
        return ("parting",)

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.side

    def kind(self, b: Battle) -> int:
        return D_MOVE

    # ---- answers -------------------------------------------------------------------------------------------

    def several(self, b: Battle) -> bool:
        """A stack that may turn may turn five ways."""
        active = b.acting_units()
        return any(facing.free_to_turn(b, b.at[unit], active) for unit in members(self.movable(b, active)))

    def movable(self, b: Battle, active: int) -> int:
        """Those of the active units that may still move (GL-6.12.1, GL-6.31.1)."""
        return active & ~b.moved & ~(b.fired & b.roster.guns_mask)

    def listing(self, b: Battle) -> list[int]:
        who = standing(b, b.side)
        codes: list[int] = []
        active = b.acting_units()
        movable = self.movable(b, active)
        asleep = b.traits.sleepers(b, b.side)
        units = members(movable)
        for unit in units:
            codes += self.unit_answers(b, who, unit, asleep)
        codes += self.turns(b, units, active, False)
        entering: list[int] = []
        for command in members(b.acting):
            codes += self.leader_answers(b, command)
            entering += reinforcements.offers(b, who, self.columns, command)
        codes += entering
        if not reinforcements.obliged(b, entering) and must_march(b, who, movable) == NO_UNIT:
            codes.append(DONE)
        if self.turned:
            codes += self.turns(b, units, active, True)
        return codes

    def unit_answers(self, b: Battle, who: Presence, unit: int, asleep: list[Zone]) -> list[int]:
        if b.traits.is_bound(b, unit):
            return self.bound_answers(b, who, unit)
        codes = going(b, who, known_journey(b, who, unit, b.at[unit]), unit, asleep)
        if may_swap(b, unit):
            codes.append(act(SWAP, unit))
        codes += cavalry.changes(b, unit, b.allowance(unit))
        if may_leave(b, unit):
            codes.append(act(EXIT, unit))
        if b.traits.may_march_off(b, unit):
            codes.append(act(MARCH_OFF, unit))
        return codes

    def bound_answers(self, b: Battle, who: Presence, unit: int) -> list[int]:
        """GL-19.5: towards its crossing; anything else only if it may stay."""
        found = course(b, who, unit)
        codes = answers(act(MOVE, unit), found.near) + answers(act(MARCH, unit), found.far)
        if not found.must:
            if may_swap(b, unit):
                codes.append(act(SWAP, unit))
            codes += cavalry.changes(b, unit, b.allowance(unit))
        return codes

    def turns(self, b: Battle, movable: list[int], active: int, again: bool) -> list[int]:
        """Stacks that may turn in place, or turn once more, each named by its first unit that may (GL-7.12.1)."""
        codes: list[int] = []
        seen = 0
        for unit in movable:
            place = b.at[unit]
            if seen >> place & 1 or again != self.has_turned(b, place) or not facing.free_to_turn(b, place, active):
                continue
            seen |= BIT[place]
            now, turn = b.facing[place], act(TURN, unit)
            codes += [turn | f << B_SHIFT for f in range(len(FACINGS)) if f != now]
        return codes

    def has_turned(self, b: Battle, place: int) -> bool:
        return bool(self.turned) and any(self.turned >> unit & 1 for unit in b.stack(place))

    def leader_answers(self, b: Battle, leader: int) -> list[int]:
        if leader >= b.roster.n_leaders or b.leader_at[leader] >= OFF:
            return []
        if self.ridden >> leader & 1:
            return [act(DEPART, leader)] if self.parting >> leader & 1 else []
        codes: list[int] = []
        if way_out(b, leader):
            codes.append(act(RIDE, leader))
        if b.roster.exits[b.side] >> b.leader_at[leader] & 1:
            codes.append(act(DEPART, leader))
        return codes

    def allows(self, b: Battle, code: int) -> bool:
        """Any way of a unit may be named, and any hex that extended movement reaches (GL-6.12.2, GL-6.13.4)."""
        unit = a_of(code)
        if not verb_in(code, MARCH, MOVE_BY, MARCH_BY) or not may_move(b, unit):
            return False
        if b.traits.is_bound(b, unit):
            return False
        return goes(b, known_journey(b, standing(b, b.side), unit, b.at[unit]), unit, code)

    # ---- carrying out --------------------------------------------------------------------------------------

    def take(self, b: Battle, code: int) -> None:
        number = a_of(code)
        if code == DONE:
            b.end(self)
        elif verb_in(code, MOVE, MARCH, MOVE_BY, MARCH_BY):
            move(b, number, code)
        elif verb_in(code, RIDE):
            self.ridden |= BIT[number]
            b.begin(Ride(number))
        elif verb_in(code, TURN):
            self.turn(b, number, b_of(code))
        elif verb_in(code, SWAP):
            swap(b, number)
        elif verb_in(code, MOUNT, DISMOUNT):
            cavalry.change(b, number)
        elif verb_in(code, EXIT):
            leave(b, number)
        elif verb_in(code, DEPART):
            self.ridden |= BIT[number]
            self.parting &= ~BIT[number]
            depart(b, number)
        elif verb_in(code, MARCH_OFF):
            march_off(b, number)
        elif verb_in(code, SET):
            refit.set_down(b, number, b_of(code))
        elif verb_in(code, ARRIVE):
            self.ridden |= BIT[number]
            if reinforcements.is_placed(b, b.roster.leader_arrival[number]):
                b.leader_at[number] = b_of(code)
                b.tell(E_ARRIVES, number, b_of(code))
            else:
                b.begin(Arrival(number, b_of(code)))
        else:
            self.enter(b, number, b_of(code), verb_in(code, SHARE))

    def turn(self, b: Battle, unit: int, new: int) -> None:
        place = b.at[unit]
        for other in b.stack(place):
            self.turned |= BIT[other]
        facing.turn(b, place, new)

    def enter(self, b: Battle, unit: int, place: int, shared: bool) -> None:
        spent = reinforcements.price(b, self.columns, unit, place, shared)
        reinforcements.joins_column(self.columns, reinforcements.column_of(b, unit), place, unit, spent, shared)
        arrival = b.roster.arrival[unit]
        if b.at[unit] != AWAY and b.zones[arrival] >= OFF:
            b.zones[arrival] = place
        b.begin(Entry(unit, place, spent))

    # ---- saying no -----------------------------------------------------------------------------------------

    def refuse(self, b: Battle, code: int) -> Refusal:
        number, place = a_of(code), b_of(code)
        if verb_in(code, MOVE, MARCH, MOVE_BY, MARCH_BY):
            return refuse_move(b, number, code)
        if verb_in(code, RIDE, DEPART):
            return self.refuse_ride(b, number, code)
        if verb_in(code, ENTER, SHARE):
            return reinforcements.refuse_entry(b, self.columns, number, place, verb_in(code, SHARE))
        if verb_in(code, ARRIVE):
            return reinforcements.refuse_leader_entry(b, number, place)
        if verb_in(code, SET):
            return reinforcements.refuse_set(b, number, place)
        if verb_in(code, MARCH_OFF):
            return refuse_active(b, number) or refuse_march_off(b, number)
        if verb_in(code, TURN):
            return self.refuse_turn(b, number, place)
        if verb_in(code, SWAP):
            return refuse_active(b, number) or refuse_swap(b, number)
        if verb_in(code, MOUNT, DISMOUNT):
            return refuse_active(b, number) or cavalry.refuse_change(b, number, verb_in(code, MOUNT))
        if verb_in(code, EXIT):
            return refuse_active(b, number) or no("GL-16.12", "no-exit-here", hex=b.board.codes[b.at[number]])
        if verb_in(code, DONE):
            movable = self.movable(b, b.acting_units())
            bound = must_march(b, standing(b, b.side), movable)
            if bound != NO_UNIT:
                return no("GL-19.5", "must-march", unit=b.roster.ids[bound], hex=destination(b, bound))
            return no("GL-6.52.1", "reinforcements-must-enter")
        return not_an_answer(self, b, code)

    def refuse_turn(self, b: Battle, unit: int, new: int) -> Refusal:
        refused = refuse_active(b, unit)
        if refused is not None:
            return refused
        place = b.at[unit]
        name = b.roster.ids[unit]
        if any(facing.rooted(b, other) for other in b.stack(place)):
            return no("GL-11.12.8", "rooted", unit=name)
        if any(facing.has_fired(b, other) for other in b.stack(place)):
            return no("GL-7.14.1", "fired-facing", hex=b.board.codes[place])
        if not facing.may_turn(b, place):
            return no("GL-7.12.2", "stack-not-active", unit=name)
        if new == b.facing[place]:
            return no("GL-7.12.1", "faces-there", unit=name)
        return no("GL-7.12.2", "turn-by-another", unit=name)

    def refuse_ride(self, b: Battle, leader: int, code: int) -> Refusal:
        name = b.roster.command_words[leader]
        if not b.acting >> leader & 1:
            return no("GL-4.22.1", "not-active-leader", leader=name)
        if b.leader_at[leader] >= OFF:
            return no("GL-6.11.1", "leader-off-map", leader=name)
        if self.ridden >> leader & 1:
            return no("GL-6.12.1", "leader-has-moved", leader=name)
        if verb_in(code, DEPART):
            return no("GL-16.12", "no-exit-here", hex=b.board.codes[b.leader_at[leader]])
        return no("GL-6.11.1", "leader-cannot-move", leader=name)


def answers(code: int, ends: int) -> list[int]:
    """A verb and its first argument with each hex of a mask."""
    return coded(code, B_SHIFT, ends)


# ---- single moves ------------------------------------------------------------------------------------------


def going(b: Battle, who: Presence, journey: Journey, unit: int, asleep: list[Zone]) -> list[int]:
    """Where a unit may go: by normal movement, by extended movement where that leads farther or leaves MP of use, and
    other ways to these hexes where they have other consequences (GL-6.12.2, GL-6.13.4)."""
    normal = journey.reach(False)
    near = normal.ends
    codes = answers(act(MOVE, unit), near)
    far = 0
    if may_extend(b, unit):
        wide = journey.reach(True)
        far = wide.ends & ~near | worth_hurrying(b, who, unit, normal, wide)
        codes += answers(act(MARCH, unit), far)
    if asleep:
        codes += [act(MOVE_BY, unit, end, via) for end, via in journey.others(asleep, False, near)]
        codes += [act(MARCH_BY, unit, end, via) for end, via in journey.others(asleep, True, far)]
    return codes


def goes(b: Battle, journey: Journey, unit: int, code: int) -> bool:
    """Is there such a way for a unit?"""
    extended = verb_in(code, MARCH, MARCH_BY)
    if extended and not may_extend(b, unit):
        return False
    if verb_in(code, MOVE_BY, MARCH_BY):
        return journey.by(zones(b, b.side), extended, b_of(code), c_of(code)) is not None
    return bool(journey.reach(extended).ends >> b_of(code) & 1)


def journey_of(b: Battle, unit: int) -> Journey:
    """The journey of a unit that is asked where it goes."""
    step = b.frames[-1]
    if isinstance(step, Entry):
        return step.journey(b)
    return known_journey(b, standing(b, b.side), unit, b.at[unit])


def way_of(b: Battle, journey: Journey, code: int) -> Route:
    """The way an answer names."""
    extended = verb_in(code, MARCH, MARCH_BY)
    if verb_in(code, MOVE_BY, MARCH_BY):
        found = journey.by(zones(b, b.side), extended, b_of(code), c_of(code))
        assert found is not None, "there is no such way"
        return found
    return journey.plain(b.traits.sleepers(b, b.side), extended, b_of(code))


def move(b: Battle, unit: int, code: int) -> None:
    """A unit moves to a hex (GL-6.12.2)."""
    extended = verb_in(code, MARCH, MARCH_BY)
    way = way_of(b, known_journey(b, standing(b, b.side), unit, b.at[unit]), code)
    b.tell(E_MARCHES if extended else E_MOVES, unit, b_of(code), way.spent)
    travel(b, unit, way, extended)


def travel(b: Battle, unit: int, way: Route, extended: bool) -> None:
    """The unit goes; leaders of the enemy in its way flee; cavalry may change, a unit at the edge may leave."""
    b.moved |= BIT[unit]
    if b.is_mounted(unit) and way.gallops:
        b.galloped |= BIT[unit]
    left = allowances(b, unit)[extended] - way.spent
    b.traits.passes(b, unit, way.path)
    for passed in way.path[:-1]:
        for leader in b.leaders_in(passed):
            if b.roster.command_side[leader] != b.side:
                b.begin(Flight(leader))
    enter(b, unit, way.path[-1])
    leaves = may_leave(b, unit) or b.traits.may_march_off(b, unit)
    if leaves and left >= EXIT_COST and not b.adjacent_to_enemy(unit):
        b.begin(Departure(unit, left))
    else:
        arrange(b, unit, left)


def arrange(b: Battle, unit: int, left: int) -> None:
    """At the end of its move cavalry may change, and a unit alone in its hex chooses its facing."""
    if cavalry.changes(b, unit, left):
        b.begin(cavalry.Change(unit))
    else:
        facing.choose(b, unit)


def swap(b: Battle, unit: int) -> None:
    """GL-6.43.2: it spends its whole allowance."""
    place = b.at[unit]
    b.exchange(place)
    b.moved |= BIT[unit]
    b.stirred |= BIT[unit]
    b.tell(E_SWAPS, unit, place)


def leave(b: Battle, unit: int) -> None:
    """GL-16.12: out of play for good."""
    b.tell(E_LEAVES, unit, b.at[unit])
    b.lift(unit, LEFT)
    b.disordered &= ~BIT[unit]
    b.dismounted &= ~BIT[unit]


def march_off(b: Battle, unit: int) -> None:
    """GL-19.7: away, to come back elsewhere."""
    place = b.at[unit]
    b.tell(E_MARCHES_OFF, unit, place)
    b.lift(unit, AWAY)
    b.trips.append(trip_code(unit, place, 0))


def depart(b: Battle, leader: int) -> None:
    b.tell(E_DEPARTS, leader, b.leader_at[leader])
    b.leader_at[leader] = LEFT


class Departure(Frame):
    """A unit that has come to a hex where it may leave the map: does it (GL-16.12, GL-19.7)?"""

    def __init__(self, unit: int = 0, left: int = 0) -> None:
        self.unit = unit
        self.left = left
        """MP it has left."""

    def copy(self) -> Frame:
        return Departure(self.unit, self.left)

    def fields(self) -> tuple[str, ...]:
        return ("unit", "left")

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.side

    def kind(self, b: Battle) -> int:
        return D_MARCH_OFF if b.traits.may_march_off(b, self.unit) else D_DEPART

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"unit": b.roster.ids[self.unit]}

    def listing(self, b: Battle) -> list[int]:
        return [act(MARCH_OFF if b.traits.may_march_off(b, self.unit) else EXIT, self.unit), STAY]

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        if code == STAY:
            arrange(b, self.unit, self.left)
        elif verb_in(code, MARCH_OFF):
            march_off(b, self.unit)
        else:
            leave(b, self.unit)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, EXIT, MARCH_OFF):
            clause = "GL-19.7" if verb_in(code, MARCH_OFF) else "GL-16.12"
            return no(clause, "another-unit", unit=b.roster.ids[self.unit])
        return not_an_answer(self, b, code)


# ---- entering the map (GL-6.51) ----------------------------------------------------------------------------


class Entry(Frame):
    """A reinforcement that has paid for its place in the column goes on into the map."""

    def __init__(self, unit: int = 0, place: int = 0, spent: int = 0) -> None:
        self.unit = unit
        self.place = place
        """Entry hex."""
        self.spent = spent

    def copy(self) -> Frame:
        return Entry(self.unit, self.place, self.spent)

    def fields(self) -> tuple[str, ...]:
        return ("unit", "place", "spent")

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.side

    def kind(self, b: Battle) -> int:
        return D_ENTER

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"unit": b.roster.ids[self.unit], "hex": b.board.codes[self.place]}

    def reach(self, b: Battle, extended: bool) -> Reach:
        find = reinforcements.extended_reach if extended else reinforcements.normal_reach
        return find(b, standing(b, b.side), self.unit, self.place, self.spent)

    def journey(self, b: Battle) -> Journey:
        return known_journey(b, standing(b, b.side), self.unit, self.place, self.spent, True)

    def listing(self, b: Battle) -> list[int]:
        if b.traits.is_bound(b, self.unit):
            found = self.course(b)
            return answers(act(MOVE, self.unit), found.near) + answers(act(MARCH, self.unit), found.far)
        return going(b, standing(b, b.side), self.journey(b), self.unit, b.traits.sleepers(b, b.side))

    def allows(self, b: Battle, code: int) -> bool:
        if not verb_in(code, MARCH, MOVE_BY, MARCH_BY) or a_of(code) != self.unit:
            return False
        if b.traits.is_bound(b, self.unit):
            return False
        return goes(b, self.journey(b), self.unit, code)

    def course(self, b: Battle) -> Course:
        """GL-19.5 for a unit that enters."""
        near = mover(b, self.unit)
        far = hurrying(b, self.unit, near)
        who = standing(b, b.side)
        normal, wide = (self.reach(b, False), near), (self.reach(b, True), far)
        return b.traits.course(b, who, self.unit, self.place, normal, wide, True)

    def take(self, b: Battle, code: int) -> None:
        way = way_of(b, self.journey(b), code)
        end = b_of(code)
        b.end(self)
        if b.at[self.unit] == AWAY:
            b.end_trip(self.unit)
            b.tell(E_COMES_BACK, self.unit, end)
        else:
            b.tell(E_ENTERS, self.unit, end, way.spent)
        b.traits.comes(b, self.unit, self.place, end)
        travel(b, self.unit, way, verb_in(code, MARCH, MARCH_BY))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, MOVE, MARCH, MOVE_BY, MARCH_BY):
            return not_an_answer(self, b, code)
        name = b.roster.ids[self.unit]
        if a_of(code) != self.unit:
            return no("GL-6.12.1", "another-unit", unit=name)
        ends = self.reach(b, verb_in(code, MARCH, MARCH_BY)).ends
        if b.traits.is_bound(b, self.unit) and ends >> b_of(code) & 1:
            return no("GL-19.5", "bound-elsewhere", unit=name, hex=destination(b, self.unit))
        if ends >> b_of(code) & 1:
            return no_way_by(b, self.unit, code)
        return no("GL-6.51.2", "beyond-entry", unit=name, hex=b.board.codes[b_of(code)], cost=self.spent)


class Ride(Frame):
    """A leader rides, and his owner says where."""

    def __init__(self, leader: int = 0) -> None:
        self.leader = leader

    def copy(self) -> Frame:
        return Ride(self.leader)

    def fields(self) -> tuple[str, ...]:
        return ("leader",)

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.side

    def kind(self, b: Battle) -> int:
        return D_RIDE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"leader": b.roster.command_words[self.leader]}

    def reach(self, b: Battle, extended: bool) -> Reach:
        return rides(b, standing(b, b.side), self.leader, extended)

    def listing(self, b: Battle) -> list[int]:
        normal, wide = self.reach(b, False), self.reach(b, True)
        far = wide.ends & ~normal.ends | self.worth_hurrying(b, normal, wide)
        return coded(RIDE_TO, A_SHIFT, normal.ends) + coded(HURRY_TO, A_SHIFT, far)

    def worth_hurrying(self, b: Battle, normal: Reach, wide: Reach) -> int:
        """Hexes within normal reach from which he can leave the map only by extended movement (GL-6.13.4)."""
        ways_off = b.roster.exits[b.side] & normal.ends
        if not ways_off:
            return 0
        allowance = b.roster.leader_ma[self.leader]
        hurried = wide.within(allowance + LEADER_BONUS - EXIT_COST)
        return ways_off & hurried & ~normal.within(allowance - EXIT_COST)

    def allows(self, b: Battle, code: int) -> bool:
        """Extended movement may also end within normal reach (GL-6.13.4)."""
        return verb_in(code, HURRY_TO) and bool(self.reach(b, True).ends >> a_of(code) & 1)

    def take(self, b: Battle, code: int) -> None:
        hurries = verb_in(code, HURRY_TO)
        left = b.roster.leader_ma[self.leader] + LEADER_BONUS * hurries - self.reach(b, hurries).spent(a_of(code))
        b.end(self)
        b.leader_at[self.leader] = a_of(code)
        b.tell(E_RIDES, self.leader, a_of(code))
        step = b.frames[-1]
        if left >= EXIT_COST and may_depart(b, a_of(code)) and isinstance(step, MoveStep):
            step.parting |= BIT[self.leader]

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, RIDE_TO, HURRY_TO):
            return not_an_answer(self, b, code)
        leader, place = self.leader, a_of(code)
        extended = verb_in(code, HURRY_TO)
        allowance = b.roster.leader_ma[leader] + (LEADER_BONUS if extended else 0)
        who = standing(b, b.side)
        found = hindrance(b.board, who, leader_mover(b, allowance, extended), b.leader_at[leader], place)
        assert found is not None, "he may ride there"
        return said(b, found.clause, found.reason, b.roster.command_words[leader], place, found.cost, found.allowance)


class Arrival(Frame):
    """A leader enters the map and rides on (GL-6.51.3)."""

    def __init__(self, leader: int = 0, place: int = 0) -> None:
        self.leader = leader
        self.place = place
        """Entry hex."""

    def copy(self) -> Frame:
        return Arrival(self.leader, self.place)

    def fields(self) -> tuple[str, ...]:
        return ("leader", "place")

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.side

    def kind(self, b: Battle) -> int:
        return D_RIDE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"leader": b.roster.command_words[self.leader]}

    def listing(self, b: Battle) -> list[int]:
        who = standing(b, b.side)
        near = reinforcements.leader_ends(b, who, self.leader, self.place, False)
        far = reinforcements.leader_ends(b, who, self.leader, self.place, True)
        return coded(RIDE_TO, A_SHIFT, near) + coded(HURRY_TO, A_SHIFT, far)

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        b.leader_at[self.leader] = a_of(code)
        arrival = b.roster.leader_arrival[self.leader]
        if b.zones[arrival] >= OFF:
            b.zones[arrival] = self.place
        b.tell(E_ARRIVES, self.leader, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, RIDE_TO, HURRY_TO):
            return not_an_answer(self, b, code)
        name = b.roster.command_words[self.leader]
        place = b.board.codes[a_of(code)]
        reached = reinforcements.leader_reach(b, standing(b, b.side), self.leader, self.place, verb_in(code, HURRY_TO))
        if b.roster.refitted and reached.ends >> a_of(code) & 1:
            return no(b.roster.posting_clause, "leader-to-his-units", leader=name, hex=place)
        return no("GL-6.51.2", "leader-beyond-entry", leader=name, hex=place)


# ---- saying no ---------------------------------------------------------------------------------------------


def refuse_active(b: Battle, unit: int) -> Refusal | None:
    """Why a unit may do nothing in step b."""
    roster = b.roster
    name = roster.ids[unit]
    if roster.side[unit] != b.side:
        return no("GL-4.22.1", "enemy-unit", unit=name)
    if not b.acting >> b.command_of(unit) & 1:
        return no("GL-4.22.1", "not-active", unit=name)
    if b.at[unit] >= OFF:
        return no("GL-6.11.1", "off-map", unit=name)
    if b.moved >> unit & 1:
        return no("GL-6.12.1", "has-moved", unit=name)
    if b.fired >> unit & 1 and roster.is_gun[unit]:
        return no("GL-6.31.1", "has-fired", unit=name)
    return None


def destination(b: Battle, unit: int) -> str:
    """The near hex of the crossing a unit is bound for."""
    return b.board.codes[b.traits.crossing(b, unit)[0]]


def refuse_march_off(b: Battle, unit: int) -> Refusal:
    """Why a unit may not leave the map to come back elsewhere (GL-19.7)."""
    if b.traits.is_bound(b, unit):
        return no("GL-19.5", "bound-elsewhere", unit=b.roster.ids[unit], hex=destination(b, unit))
    return no("GL-19.7", "no-way-round-here", hex=b.board.codes[b.at[unit]])


def refuse_swap(b: Battle, unit: int) -> Refusal:
    if facing.rooted(b, unit):
        return no("GL-11.12.7", "rooted", unit=b.roster.ids[unit])
    if may_swap(b, unit):
        return no("GL-19.5", "bound-elsewhere", unit=b.roster.ids[unit], hex=destination(b, unit))
    return no("GL-6.43.2", "no-partner", unit=b.roster.ids[unit])


def refuse_move(b: Battle, unit: int, code: int) -> Refusal:
    refused = refuse_active(b, unit)
    if refused is not None:
        return refused
    place, extended = b_of(code), verb_in(code, MARCH, MARCH_BY)
    name = b.roster.ids[unit]
    if extended and not may_extend(b, unit):
        if b.dismounted >> unit & 1:
            return no("GL-12.3.2", "dismounted-extended", unit=name)
        return no("GL-11.12.1", "disordered-extended", unit=name)
    who = standing(b, b.side)
    moving = hurrying(b, unit, mover(b, unit)) if extended else mover(b, unit)
    found = hindrance(b.board, who, moving, b.at[unit], place)
    if found is None:
        if b.traits.is_bound(b, unit):
            return no("GL-19.5", "bound-elsewhere", unit=name, hex=destination(b, unit))
        return no_way_by(b, unit, code)
    if found.reason == "near":
        return refuse_near(b, unit, place)
    if found.reason == "barred":
        return no(bar_clause(b, unit, place), "barred", unit=name, hex=b.board.codes[place])
    return said(b, found.clause, found.reason, name, place, found.cost, found.allowance)


def no_way_by(b: Battle, unit: int, code: int) -> Refusal:
    """A unit comes to a hex, but not through the one it names."""
    hex_, via = b.board.codes[b_of(code)], b.board.codes[c_of(code)]
    return no("GL-6.12.2", "no-way-by", unit=b.roster.ids[unit], hex=hex_, place=via)


def refuse_near(b: Battle, unit: int, place: int) -> Refusal:
    """It may not move next to an enemy: Disordered, or out of command, and then how far it is from its leader."""
    name = b.roster.ids[unit]
    if b.disordered >> unit & 1:
        return no("GL-11.12.2", "disordered-near", unit=name, hex=b.board.codes[place])
    clause = "GL-5.13.7" if b.began_adjacent >> unit & 1 else "GL-5.13.6"
    leader = b.command_of(unit)
    return no(
        clause,
        "out-of-command",
        unit=name,
        leader=b.roster.command_words[leader],
        cost=distance(b, unit),
        range=b.roster.range[leader],
    )


def said(b: Battle, clause: str, reason: str, name: str, place: int, cost: int, allowance: int) -> Refusal:
    """A hindrance of ``reach`` in words."""
    return no(clause, f"move-{reason}", name=name, hex=b.board.codes[place], cost=cost, allowance=allowance)
