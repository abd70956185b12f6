"""The second lesson: combat in depth. Hancock's division is upon the stone wall in the last hour of 13 December.

It begins in the middle of a charge: the learner fires, sees what the dice make of the charge, and strikes back with the
only marker that is left in the pool: guns first, then McLaws with the brigades behind the wall, then Ransom's tired one
rallies. The Union has no marker any more, so nothing can be lost by force. What is charged is looked for in the
position: nobody knows where the first charge leaves everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longroll.games.glory.components import BIT, CS, FACINGS, NO_FACING, members
from longroll.games.glory.data.materials import DATA
from longroll.games.glory.doctrine.standing import best_fire, enemies_ahead, way_out
from longroll.games.glory.lexicon import (
    ADVANCE,
    CHARGE,
    CHARGE_AT,
    CLOSE,
    COMMAND,
    DONE,
    FACE_TO,
    FIRE,
    JOIN,
    JOIN_AT,
    MOVE,
    RALLY,
    RESOLVE,
    RIDE_TO,
)
from longroll.games.glory.odds import charge_odds, fire_odds, last_charge, preview, rally
from longroll.games.glory.rules.assault import MAIN
from longroll.games.glory.rules.charge import ChargeStep
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.state import Battle
from longroll.games.glory.table.lessons import better, fresh, sums, verbs, written
from longroll.games.glory.table.speech import speech
from longroll.kit.lessons import Teacher, Tip
from longroll.kit.materials import load
from longroll.kit.notation import a_of, act, b_of, c_of
from longroll.kit.speech import Speaker

SCENARIO = "maryes-heights"
BOARD, ROSTER = theatre(SCENARIO)
WALL = BOARD.index["1418"]
CORPS = ROSTER.group_words.index("Longstreet")
GUNS, MCLAWS, RANSOM = (ROSTER.command_words.index(name) for name in ("cs-washington-artillery", "McLaws", "Ransom"))
NAMES: dict[str, str | int] = {
    "marker": "Longstreet",
    "place": BOARD.codes[WALL],
    "guard": "cs-semmes",
    "guns": "cs-washington-artillery",
    "leader": "McLaws",
    "tired": "cs-ransoms-brigade",
    "first": "us-caldwell",
    "second": "us-meagher",
}
"""Names that the words of the lesson may use."""
GUARD = ROSTER.unit[str(NAMES["guard"])]
STEPS = 15
WORTH_TRYING = 0.4
"""A charge with a smaller chance is not advised."""


# ---- where the lesson stands -------------------------------------------------------------------------------


def ours(b: Battle) -> bool:
    """Has the learner's marker been drawn?"""
    return b.group == CORPS


def moment(b: Battle) -> int:
    """The step while somebody else decides, or where a small choice is due."""
    if not ours(b):
        return 4 if b.group < 0 or not b.acting else 2
    if b.acted >> RANSOM & 1:
        return 14
    if b.acted >> MCLAWS & 1:
        return 13 if b.charged else 9
    return 5


# ---- under fire --------------------------------------------------------------------------------------------


def defend(b: Battle) -> Tip:
    if ours(b):
        return Tip(moment(b), "defend-again", written(b, [best_fire(b), DONE]))
    return Tip(1, "defend", written(b, [best_fire(b), DONE]))


def retreat(b: Battle) -> Tip:
    return Tip(moment(b) if ours(b) else 3, "retreat", written(b, [way_out(b)]))


def counter(b: Battle) -> Tip:
    return Tip(moment(b) if ours(b) else 3, "counter", ("done",))


# ---- the marker: guns, infantry, the tired -----------------------------------------------------------------


def command(b: Battle) -> Tip:
    codes = verbs(b, COMMAND)
    for leader, step, key in ((GUNS, 4, "command-guns"), (MCLAWS, 6, "command"), (RANSOM, 14, "command-tired")):
        if act(COMMAND, leader) in codes:
            return Tip(step, key, written(b, [act(COMMAND, leader)]))
    return Tip(moment(b), "other", written(b, codes))


def fire(b: Battle) -> Tip:
    """Where it disorders most, not over the heads of friends, without a turn if that is as good."""
    shots: list[tuple[float, bool, int]] = []
    for code in verbs(b, FIRE):
        odds = fire_odds(b, code)
        if odds is not None and not odds.error:
            hit = max((fate.disordered + fate.gone for fate in odds.fates), default=0.0)
            shots.append((-hit, c_of(code) != NO_FACING, code))
    if not shots:
        return Tip(moment(b), "fire-none", ("done",))
    shots.sort()
    best = shots[0][-1]
    args: dict[str, str | int] = {
        "hex": b.board.codes[b_of(best)],
        "distance": b.board.distance(b.at[a_of(best)], b_of(best)),
        "chance": round(-100 * shots[0][0]),
    }
    return Tip(moment(b), "fire", written(b, [shot[-1] for shot in shots]), args)


# ---- moves -------------------------------------------------------------------------------------------------


def promise(b: Battle, unit: int) -> float:
    """The chance of the best charge a unit could make, were everybody to stay where he is now."""
    after = b.copy()
    after.play(DONE)
    if after.over or not isinstance(after.top(), ChargeStep) or after.mover != CS:
        return 0.0
    found = 0.0
    for code in verbs(after, CHARGE, CHARGE_AT):
        odds = preview(after, code) if a_of(code) == unit else None
        if odds is not None and odds.taken:
            found = max(found, min(odds.taken.values()))
    return found


def faced(b: Battle, code: int) -> list[tuple[float, int]]:
    """The facings at the end of a move with what each promises, the best first; the same for a move without one."""
    after = b.copy()
    after.play(code)
    if not isinstance(after.top(), Facing):
        return [(promise(after, a_of(code)), -1)]
    found = []
    for turn in verbs(after, FACE_TO):
        turned = after.copy()
        turned.play(turn)
        found.append((promise(turned, a_of(code)), -a_of(turn)))
    return [(chance, -facing) for chance, facing in sorted(found, reverse=True)]


def strikers(b: Battle) -> list[int]:
    """Brigades that may go out: fresh, not next to the enemy yet, and not the one that holds the wall."""
    units = members(b.acting_units() & ~b.roster.guns_mask)
    return [unit for unit in units if unit != GUARD and fresh(b, unit) and not b.adjacent_to_enemy(unit)]


def sallies(b: Battle) -> list[tuple[float, int]]:
    """Moves next to the enemy with what they promise, the best first."""
    ready = strikers(b)
    found = []
    for code in verbs(b, MOVE):
        if a_of(code) in ready and b.near[1 - CS] >> b_of(code) & 1 and not b.count(b_of(code)):
            chance = faced(b, code)[0][0]
            if chance >= WORTH_TRYING:
                found.append((-chance, code))
    return sorted(found)


def move(b: Battle) -> Tip:
    if not b.acting >> MCLAWS & 1:
        return Tip(moment(b), "move-rest" if b.acting >> RANSOM & 1 else "move-nothing", ("done",))
    ways = sallies(b)
    if not ways:
        return Tip(9, "move-done" if b.moved else "move-nothing", ("done",))
    code = ways[0][1]
    args: dict[str, str | int] = {"unit": b.roster.ids[a_of(code)], "hex": b.board.codes[b_of(code)]}
    return Tip(9 if b.moved else 7, "move-again" if b.moved else "move", written(b, [way for _, way in ways]), args)


def face(b: Battle) -> Tip:
    """So that the best charge follows; after a fight towards the enemy."""
    top = b.frames[-1]
    assert isinstance(top, Facing)
    if b.acting >> MCLAWS & 1 and ours(b) and not b.charged and b.acted >> MCLAWS & 1:
        best = max(verbs(b, FACE_TO), key=lambda code: promised(b, code, top.place))
        step, key = (8, "face") if b.moved.bit_count() == 1 else (9, "face-again")
    else:
        best = max(verbs(b, FACE_TO), key=lambda code: enemies_ahead(b, top.place, a_of(code)))
        step, key = moment(b), "face-after"
    args: dict[str, str | int] = {"facing": FACINGS[a_of(best)]}
    return Tip(step, key, written(b, [best]), args)


def promised(b: Battle, code: int, place: int) -> tuple[float, tuple[int, int]]:
    after = b.copy()
    after.play(code)
    return promise(after, b.lower[place]), enemies_ahead(b, place, a_of(code))


def riding(b: Battle) -> Tip:
    own = [code for code in verbs(b, RIDE_TO) if b.occupied[CS] >> a_of(code) & 1]
    near = sorted(own or verbs(b, RIDE_TO), key=lambda code: b.board.distance(a_of(code), WALL))
    return Tip(moment(b), "ride", written(b, near))


# ---- charges -----------------------------------------------------------------------------------------------


def charge(b: Battle) -> Tip:
    """Whatever promises enough, the best first; whoever holds the wall stays there."""
    found: list[tuple[float, int]] = []
    for code in verbs(b, CHARGE, CHARGE_AT):
        odds = preview(b, code)
        if odds is not None and odds.taken and a_of(code) != GUARD:
            chance = min(odds.taken.values())
            if chance >= WORTH_TRYING:
                found.append((-chance, code))
    step = b.frames[-1]
    assert isinstance(step, ChargeStep)
    if not found:
        key = "charge-done" if step.count else "charge-none"
        return Tip(declaring(b, 12 if step.count else 10), key, ("done",))
    found.sort()
    code = found[0][1]
    odds = preview(b, code)
    assert odds is not None
    place = max(odds.taken, key=lambda one: odds.taken[one])
    args: dict[str, str | int] = {
        "unit": b.roster.ids[a_of(code)],
        "hex": b.board.codes[place],
        "chance": round(100 * odds.taken[place]),
    }
    key = "charge-again" if step.count else "charge-guns" if b.guns_alone(place) else "charge"
    return Tip(declaring(b, 11 if step.count else 10), key, written(b, [one for _, one in found]), args)


def declaring(b: Battle, number: int) -> int:
    """The step of a charge that is declared; one that follows from another belongs to what that led to."""
    top = b.frames[-1]
    assert isinstance(top, ChargeStep)
    return number if ours(b) and top.mode == MAIN else 13 if ours(b) else 3


def charge_with(b: Battle) -> Tip:
    odds = last_charge(b)
    goal = max(odds.taken, key=lambda one: odds.taken[one]) if odds is not None and odds.taken else -1
    joining = [code for code in verbs(b, JOIN, JOIN_AT) if a_of(code) != GUARD and better(b, code, goal, odds)]
    if joining:
        return Tip(declaring(b, 11), "join", written(b, joining), {"unit": b.roster.ids[a_of(joining[0])]})
    return Tip(declaring(b, 11), "close", written(b, [CLOSE]), sums(odds))


def resolve(b: Battle) -> Tip:
    """The surest first: what it empties helps the others."""
    step = b.frames[-1]
    assert isinstance(step, ChargeStep)

    def chance(code: int) -> float:
        return max(charge_odds(b, step, a_of(code), {}).taken.values(), default=0.0)

    return Tip(13, "resolve", written(b, sorted(verbs(b, RESOLVE), key=chance, reverse=True)))


def advance(b: Battle) -> Tip:
    codes = sorted(verbs(b, ADVANCE), key=lambda code: -b.strength(a_of(code)))
    return Tip(moment(b), "advance", written(b, codes))


def along(b: Battle) -> Tip:
    return Tip(moment(b), "along", written(b, b.codes[:1]))


def press_on(b: Battle) -> Tip:
    good = []
    for code in verbs(b, CHARGE, CHARGE_AT):
        odds = preview(b, code)
        if odds is not None and odds.taken and min(odds.taken.values()) >= WORTH_TRYING:
            good.append(code)
    return Tip(13, "continue", written(b, good)) if good else Tip(13, "continue-not", ("done",))


# ---- rally -------------------------------------------------------------------------------------------------


def rallying(b: Battle) -> Tip:
    codes = verbs(b, RALLY)
    unit = a_of(codes[0])
    args: dict[str, str | int] = {
        "unit": b.roster.ids[unit],
        "number": b.disordered_cohesion(unit),
        "chance": round(100 * rally(b, unit)),
    }
    tired = bool(b.roster.units_of[RANSOM] & BIT[unit])
    return Tip(14 if tired else moment(b), "rally" if tired else "rally-again", written(b, codes), args)


ADVICE: dict[str, Callable[[Battle], Tip]] = {
    "defend": defend,
    "retreat": retreat,
    "further": retreat,
    "displace": retreat,
    "counter": counter,
    "command": command,
    "fire": fire,
    "move": move,
    "face": face,
    "ride": riding,
    "charge": charge,
    "charge-with": charge_with,
    "resolve": resolve,
    "advance": advance,
    "along": along,
    "continue": press_on,
    "rally": rallying,
}


class SecondLesson(Teacher[Battle]):
    """One instance: ``SECOND_LESSON``."""

    name = "glory-second-lesson"
    scenario = SCENARIO
    prefix = "combat"
    seats: Mapping[str, str] = {"CS": "me", "US": "computer:captain"}
    learner = "CS"
    battle = SCENARIO
    steps = STEPS
    chapters = (("hold", 3), ("guns", 2), ("strike", 8), ("order", 2))
    learned = ("learned-hold", "learned-strike", "learned-order")
    states = Battle
    advice = ADVICE

    def speech(self, language: str) -> Speaker:
        return speech(language, ROSTER.battle)

    def moment(self, b: Battle) -> int:
        return moment(b)

    def names(self, b: Battle) -> Mapping[str, str | int]:
        return NAMES


SECOND_LESSON = SecondLesson(load(DATA / "lessons" / "second-lesson.json", dict[str, Any]))
