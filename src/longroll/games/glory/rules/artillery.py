"""GL-9 Artillery fire: step a of an activation, and one fire with the answer of the guns it is aimed at."""

from __future__ import annotations

from longroll.games.glory.components import BIT, FACINGS, NO_FACING, NO_UNIT, members
from longroll.games.glory.lexicon import D_FIRE, DONE, E_AT, E_BY, E_FIRES, E_FIRES_BOTH, E_TURNS, FIRE, FIRE_BOTH, OFF
from longroll.games.glory.rules import facing
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.gunnery import in_sight, longest_range, plain, sight_limit, targets_of, turns_to
from longroll.games.glory.rules.sight import ALL_FACINGS, blocked_by
from longroll.games.glory.state import Battle, Frame, pair_code
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no


def able(b: Battle, unit: int) -> bool:
    """May an artillery fire under this marker (GL-9.12.1, GL-9.21.2, GL-6.31.1)?"""
    return not (b.fired | b.moved | b.disordered) >> unit & 1


def free_to_turn(b: Battle, place: int, active: int) -> bool:
    """May the artillery in a hex change facing before it fires (GL-7.14.1, GL-7.14.3, GL-7.12.2)?"""
    return b.guns_alone(place) and facing.free_to_turn(b, place, active)


def partner(b: Battle, unit: int) -> int:
    """The artillery an artillery may combine its fire with now (GL-9.3.1, GL-9.3.2), or NO_UNIT."""
    other = b.companion(unit)
    if other == NO_UNIT or not b.roster.is_gun[other] or not able(b, other) or not able(b, unit):
        return NO_UNIT
    if b.command_of(unit) != b.command_of(other) and pair_code(unit, other) in b.paired:
        return NO_UNIT
    return other


def shots(b: Battle, place: int, facings: int, reach: int) -> list[tuple[int, int]]:
    """Targets of artillery in a hex, each with the facings it may take first (GL-7.14.1)."""
    found: list[tuple[int, int]] = []
    for target in b.board.members(targets_of(b, place, facings, reach)):
        found += [(target, way) for way in turns_to(b, place, target, facings)]
    return found


def unturned(b: Battle, code: int) -> int:
    """A fire whose guns name the facing they have, as it is listed: without a turn."""
    if verb_in(code, FIRE) and b.at[a_of(code)] < OFF:
        return act(FIRE, a_of(code), b_of(code), plain(b, b.at[a_of(code)], c_of(code)))
    if verb_in(code, FIRE_BOTH):
        return act(FIRE_BOTH, a_of(code), b_of(code), plain(b, a_of(code), c_of(code)))
    return code


class FireStep(Frame):
    """Step a: each artillery of the acting Command may fire once (GL-3.C.2, GL-9.12.1)."""

    def copy(self) -> Frame:
        return FireStep()

    def fields(self) -> tuple[str, ...]:
        return ()

    def proceed(self, b: Battle) -> bool:
        if self.has_shot(b):
            return True
        b.end(self)
        return False

    def several(self, b: Battle) -> bool:
        """Nobody is asked without a shot, and guns need not fire."""
        return True

    def mover(self, b: Battle) -> int:
        return b.side

    def kind(self, b: Battle) -> int:
        return D_FIRE

    def listing(self, b: Battle) -> list[int]:
        codes = [DONE]
        active = b.acting_units()
        paired: set[int] = set()
        for gun in self.ready(b, active):
            place = b.at[gun]
            facings = self.facings(b, place, active)
            single = shots(b, place, facings, longest_range(b, [gun]))
            codes += [act(FIRE, gun, target, way) for target, way in single]
            other = partner(b, gun)
            if other != NO_UNIT and place not in paired:
                paired.add(place)
                both = shots(b, place, facings, longest_range(b, [gun, other])) if single else []
                codes += [act(FIRE_BOTH, place, target, way) for target, way in both]
        return codes

    def ready(self, b: Battle, active: int) -> list[int]:
        """The artilleries that may still fire (GL-9.12.1, GL-9.21.2, GL-6.31.1)."""
        return members(active & b.roster.guns_mask & ~(b.fired | b.moved | b.disordered))

    def facings(self, b: Battle, place: int, active: int) -> int:
        """Mask of the facings in which the artillery of a hex may fire."""
        return ALL_FACINGS if free_to_turn(b, place, active) else BIT[b.facing[place]]

    def has_shot(self, b: Battle) -> bool:
        """Has any artillery a target?"""
        active = b.acting_units()
        return any(
            targets_of(b, b.at[gun], self.facings(b, b.at[gun], active), longest_range(b, [gun]))
            for gun in self.ready(b, active)
        )

    def allows(self, b: Battle, code: int) -> bool:
        """Guns may name the facing they have."""
        return unturned(b, code) in b.codes

    def take(self, b: Battle, code: int) -> None:
        code = unturned(b, code)
        if code == DONE:
            b.end(self)
            return
        both = verb_in(code, FIRE_BOTH)
        place = a_of(code) if both else b.at[a_of(code)]
        guns = b.stack(place) if both else [a_of(code)]
        target, way = b_of(code), c_of(code)
        if way != NO_FACING:
            b.turn_stack(place, way)
            b.name(E_BY, b.stack(place)[::-1])
            b.tell(E_TURNS, place, way)
        b.traits.acts_from(b, b.side, (place,))
        for gun in guns:
            b.fired |= BIT[gun]
        distance = b.board.distance(place, target)
        b.name(E_BY, guns)
        b.name(E_AT, b.stack(target)[::-1])
        if both:
            b.tell(E_FIRES_BOTH, place, target, distance)
            if b.command_of(guns[0]) != b.command_of(guns[1]):
                b.paired.append(pair_code(guns[0], guns[1]))
        else:
            b.tell(E_FIRES, guns[0], target, distance)
        b.begin(
            Salvo(b.side, origins=[place], targets=[target], guns=[guns[0]], seconds=[guns[1] if both else NO_UNIT])
        )

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, FIRE):
            return self.refuse_gun(b, a_of(code)) or self.refuse_shot(b, [a_of(code)], b_of(code), c_of(code))
        if verb_in(code, FIRE_BOTH):
            guns = b.artillery(a_of(code))
            where = b.hex_word(a_of(code))
            if len(guns) < 2:
                return no("GL-9.3.1", "no-two-guns", hex=where)
            if not any(b.acting_units() >> gun & 1 for gun in guns):
                return no("GL-4.22.1", "not-acting", unit=b.roster.ids[guns[0]])
            for gun in guns:
                refusal = self.refuse_gun(b, gun, False)
                if refusal is not None:
                    return refusal
            if partner(b, guns[0]) == NO_UNIT:
                return no("GL-9.3.2", "combined-already", hex=where)
            return self.refuse_shot(b, guns, b_of(code), c_of(code))
        return not_an_answer(self, b, code)

    def refuse_gun(self, b: Battle, gun: int, acting: bool = True) -> Refusal | None:
        """Why this unit may not fire at all; None if it may."""
        word = b.roster.ids[gun]
        if not b.roster.is_gun[gun]:
            return no("GL-9.12.1", "not-artillery", unit=word)
        if acting and not b.acting_units() >> gun & 1:
            return no("GL-4.22.1", "not-acting", unit=word)
        if b.disordered >> gun & 1:
            return no("GL-9.21.2", "disordered-guns", unit=word)
        if b.moved >> gun & 1:
            return no("GL-6.31.1", "guns-moved", unit=word)
        if b.fired >> gun & 1:
            return no("GL-9.12.1", "guns-fired", unit=word)
        return None

    def refuse_shot(self, b: Battle, guns: list[int], target: int, way: int) -> Refusal:
        """Why guns in good order may not fire at a hex with a facing."""
        place = b.at[guns[0]]
        where = b.hex_word(target)
        if not b.occupied[1 - b.side] >> target & 1:
            return no("GL-9.21.1", "no-target", hex=where)
        distance = b.board.distance(place, target)
        reach = longest_range(b, guns)
        if distance > reach:
            clause = "GL-13.2" if b.night() else "GL-9.11.1"
            return no(clause, "out-of-range", hex=where, distance=distance, range=reach)
        if not in_sight(b, place, target):
            block, clause = blocked_by(b.board, place, target, b.occupied[0] | b.occupied[1], sight_limit(b))
            if clause == "GL-15.3":
                return no(clause, "fog", hex=where, distance=distance)
            return no(clause, "out-of-sight", hex=where, blocking=b.hex_word(block))
        if plain(b, place, way) != NO_FACING and not free_to_turn(b, place, b.acting_units()):
            return self.refuse_turn(b, place, guns[0])
        aim = b.facing[place] if way == NO_FACING else way
        return no("GL-7.13.2", "out-of-arc", hex=where, facing=FACINGS[aim])

    def refuse_turn(self, b: Battle, place: int, gun: int) -> Refusal:
        """Why guns may not take another facing before they fire."""
        name = b.roster.ids[gun]
        if not b.guns_alone(place):
            return no("GL-7.14.3", "guns-with-others", unit=name)
        if any(facing.rooted(b, other) for other in b.stack(place)):
            return no("GL-11.12.8", "rooted", unit=name)
        if any(facing.has_fired(b, other) for other in b.stack(place)):
            return no("GL-7.14.1", "fired-facing", hex=b.hex_word(place))
        return no("GL-7.12.2", "stack-not-active", unit=name)
