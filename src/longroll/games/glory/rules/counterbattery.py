"""GL-9.13, GL-9.2, GL-9.5 One artillery fire: the answer of the guns fired at, the rolls, fire over friends, results.

Fire and counterbattery are simultaneous: the defender answers before anything is rolled, all dice are rolled, then all
results are applied (GL-9.13.2).
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, FACINGS, NO_FACING, NO_UNIT
from longroll.games.glory.lexicon import (
    ANSWER,
    ANSWER_BOTH,
    D_ANSWER,
    D_DIE,
    E_ANSWERS,
    E_ANSWERS_BOTH,
    E_AT,
    E_BY,
    E_DIE,
    E_FIRE_RESULT,
    E_FRIENDLY_FIRE,
    E_TURNS,
    HOLD_FIRE,
    OFF,
)
from longroll.games.glory.rules.facing import rooted
from longroll.games.glory.rules.gunnery import in_sight, longest_range, plain, shot_items, turns_to
from longroll.games.glory.rules.modifiers import (
    CHECK,
    DISORDER,
    ERROR_UP_TO,
    HARD,
    HARD_CHECK,
    fire_result,
    total,
)
from longroll.games.glory.rules.results import ROLLS, check, tell_items
from longroll.games.glory.rules.sight import friendly_fire
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

ANSWERING: Final = 0
ROLLING: Final = 1
APPLYING: Final = 2


def answers(b: Battle, place: int, origin: int, turned: bool) -> list[int]:
    """Codes of the counterbattery that guns in a hex may make against a firing hex (GL-9.13.1, GL-7.14.2).
    ``turned``: they have pivoted already."""
    guns = [gun for gun in b.artillery(place) if not (b.disordered | b.answered) >> gun & 1]
    if not guns:
        return []
    now = b.facing[place]
    facings = BIT[now]
    if not turned and may_pivot(b, place):
        facings |= BIT[(now + 1) % 6] | BIT[(now + 5) % 6]
    ways = turns_to(b, place, origin, facings)
    if not ways or not in_sight(b, place, origin):
        return []
    distance = b.board.distance(place, origin)
    codes = [act(ANSWER, gun, way) for gun in guns if distance <= longest_range(b, [gun]) for way in ways]
    if len(guns) == 2 and distance <= longest_range(b, guns):
        codes += [act(ANSWER_BOTH, way) for way in ways]
    return codes


def may_pivot(b: Battle, place: int) -> bool:
    """May the guns in a hex turn before they fire back (GL-7.14.2, GL-7.14.3, GL-7.12.2, GL-11.12.8)?"""
    return b.guns_alone(place) and not any(rooted(b, unit) for unit in b.stack(place))


class Salvo(Frame):
    """A fire and its answers. Shots in the order of their rolls: the active side's first, then the counterbattery;
    ``seconds``: the second gun of a combined fire. ``dice``: unmodified rolls so far; ``errors``: the friendly hex a
    shot has hit, or OFF."""

    def __init__(
        self,
        side: int = 0,
        step: int = ANSWERING,
        number: int = 0,
        turned: int = 0,
        origins: list[int] | None = None,
        targets: list[int] | None = None,
        guns: list[int] | None = None,
        seconds: list[int] | None = None,
        dice: list[int] | None = None,
        errors: list[int] | None = None,
    ) -> None:
        self.side = side
        self.step = step
        self.number = number
        self.turned = turned
        self.origins: list[int] = origins[:] if origins else []
        self.targets: list[int] = targets[:] if targets else []
        self.guns: list[int] = guns[:] if guns else []
        self.seconds: list[int] = seconds[:] if seconds else []
        self.dice: list[int] = dice[:] if dice else []
        self.errors: list[int] = errors[:] if errors else []

    def copy(self) -> Frame:
        return Salvo(
            self.side, self.step, self.number, self.turned, self.origins, self.targets, self.guns, self.seconds,
            self.dice, self.errors,
        )  # fmt: skip

    def fields(self) -> tuple[str, ...]:
        return ("side", "step", "number", "turned", "origins", "targets", "guns", "seconds", "dice", "errors")

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        if self.step == ANSWERING:
            if self.answers(b):
                return True
            self.step = ROLLING
        if self.step == ROLLING:
            return True
        if self.number == len(self.guns):
            b.end(self)
            return False
        self.number += 1
        self.apply(b, self.number - 1)
        return False

    def answers(self, b: Battle) -> list[int]:
        return answers(b, self.targets[0], self.origins[0], bool(self.turned))

    def battery(self, number: int) -> list[int]:
        """The guns of a shot."""
        second = self.seconds[number]
        return [self.guns[number]] if second == NO_UNIT else [self.guns[number], second]

    def endangered(self, b: Battle, number: int) -> tuple[int, ...]:
        """The hex of friends a shot may hit by mistake (GL-9.51.2), if there is one. There are never two to pick from
        (GL-9.52.1): a line crosses one neighbour of its end at most."""
        owner = b.roster.side[self.guns[number]]
        return friendly_fire(b.board, self.origins[number], self.targets[number], b.occupied[owner])

    def rolled(self, b: Battle, face: int) -> None:
        """GL-9.22.1, GL-9.52.1: the die of the next shot."""
        number = self.number
        self.dice.append(face)
        self.errors.append(OFF)
        if face <= ERROR_UP_TO:
            for place in self.endangered(b, number):
                self.errors[number] = place
        self.number += 1
        if self.number == len(self.guns):
            self.step = APPLYING
            self.number = 0

    def apply(self, b: Battle, number: int) -> None:
        """The result of one shot. Its die is told here: the dice of a salvo fall before any of them counts."""
        face, error, target = self.dice[number], self.errors[number], self.targets[number]
        if error != OFF:
            b.tell(E_DIE, face)
            b.name(E_AT, b.stack(error)[::-1])
            b.tell(E_FRIENDLY_FIRE, error, face)
            check(b, b.stack(error), HARD, "GL-9.52.1")
            return
        if b.owner(target) != 1 - b.roster.side[self.guns[number]]:
            return
        items = shot_items(b, self.battery(number), self.origins[number], target)
        b.tell(E_DIE, face)
        tell_items(b, items)
        sum_ = face + total(items)
        effect = fire_result(sum_)
        b.name(E_AT, b.stack(target)[::-1])
        b.tell(E_FIRE_RESULT, target, sum_, effect)
        if effect == DISORDER:
            for unit in b.stack(target):
                b.disorder(unit)
        elif effect in (CHECK, HARD_CHECK):
            check(b, b.stack(target), HARD if effect == HARD_CHECK else 0, "GL-9.22.1")

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return 1 - self.side if self.step == ANSWERING else CHANCE

    def kind(self, b: Battle) -> int:
        return D_ANSWER if self.step == ANSWERING else D_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.step == ROLLING:
            return {"for": "fire", "unit": b.roster.ids[self.guns[self.number]]}
        return {"hex": b.hex_word(self.targets[0]), "place": b.hex_word(self.origins[0])}

    def listing(self, b: Battle) -> list[int]:
        if self.step == ANSWERING:
            return [HOLD_FIRE, *self.answers(b)]
        return ROLLS[:]

    def unturned(self, b: Battle, code: int) -> int:
        """An answer whose guns name the facing they have, as it is listed: without a pivot."""
        if verb_in(code, ANSWER):
            return act(ANSWER, a_of(code), plain(b, self.targets[0], b_of(code)))
        if verb_in(code, ANSWER_BOTH):
            return act(ANSWER_BOTH, plain(b, self.targets[0], a_of(code)))
        return code

    def allows(self, b: Battle, code: int) -> bool:
        return self.step == ANSWERING and self.unturned(b, code) in b.codes

    def take(self, b: Battle, code: int) -> None:
        code = self.unturned(b, code)
        if self.step == ROLLING:
            self.rolled(b, a_of(code))
        elif code == HOLD_FIRE:
            self.step = ROLLING
        elif verb_in(code, ANSWER_BOTH):
            self.answer(b, b.artillery(self.targets[0]), a_of(code))
        else:
            self.answer(b, [a_of(code)], b_of(code))

    def answer(self, b: Battle, guns: list[int], facing: int) -> None:
        """GL-9.13.5, GL-7.14.2: guns fire back; the new facing stays."""
        place, origin = self.targets[0], self.origins[0]
        if facing != NO_FACING:
            b.turn_stack(place, facing)
            b.name(E_BY, b.stack(place)[::-1])
            b.tell(E_TURNS, place, facing)
            self.turned = 1
        b.traits.acts_from(b, b.roster.side[guns[0]], (place,))
        for gun in guns:
            b.answered |= BIT[gun]
        distance = b.board.distance(place, origin)
        b.name(E_BY, guns)
        b.name(E_AT, b.stack(origin)[::-1])
        if len(guns) == 2:
            b.tell(E_ANSWERS_BOTH, place, origin, distance)
        else:
            b.tell(E_ANSWERS, guns[0], origin, distance)
        self.origins.append(place)
        self.targets.append(origin)
        self.guns.append(guns[0])
        self.seconds.append(guns[1] if len(guns) == 2 else NO_UNIT)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == ANSWERING and verb_in(code, ANSWER):
            return self.refuse_answer(b, a_of(code), b_of(code))
        if self.step == ANSWERING and verb_in(code, ANSWER_BOTH):
            return no("GL-9.13.5", "no-joint-answer", hex=b.hex_word(self.targets[0]))
        return not_an_answer(self, b, code)

    def refuse_answer(self, b: Battle, gun: int, way: int) -> Refusal:
        """Why an artillery does not fire back."""
        place, origin = self.targets[0], self.origins[0]
        word = b.roster.ids[gun]
        if b.at[gun] != place or not b.roster.is_gun[gun]:
            return no("GL-9.13.1", "not-fired-at", unit=word, hex=b.hex_word(place))
        if b.disordered >> gun & 1:
            return no("GL-9.21.2", "disordered-guns", unit=word)
        if b.answered >> gun & 1:
            return no("GL-9.13.1", "answered-already", unit=word)
        distance, reach = b.board.distance(place, origin), longest_range(b, [gun])
        if distance > reach:
            clause = "GL-13.2" if b.night() else "GL-9.11.1"
            return no(clause, "out-of-range", hex=b.hex_word(origin), distance=distance, range=reach)
        if plain(b, place, way) != NO_FACING:
            if not b.guns_alone(place):
                return no("GL-7.14.3", "guns-with-others", unit=word)
            if not may_pivot(b, place):
                return no("GL-11.12.8", "rooted", unit=word)
            if self.turned or (way - b.facing[place]) % 6 not in (1, 5):
                return no("GL-7.14.2", "pivot-once", unit=word)
        aim = b.facing[place] if way == NO_FACING else way
        return no("GL-7.13.2", "out-of-arc", hex=b.hex_word(origin), facing=FACINGS[aim])
