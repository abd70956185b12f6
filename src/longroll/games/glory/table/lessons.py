"""The first lesson: Meade's last push up Prospect Hill, about ten minutes on the afternoon of 13 December.

One turn is left, with two markers for the learner and one for the enemy. The *goal* is the objective; the *foe* is the
enemy who holds it, or else the one who stands nearest before it. The brigades come up to the foe and charge him; the
brigade of Gibbon's division rallies; whoever finds the hill empty goes there, and the end of the turn counts the points
(GL-15.9). A pair of weak brigades, one of them Disordered, is all that the enemy has: he can lose the hill again with
bad luck, never by force.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longroll.games.glory.components import BIT, FACINGS, NO_FACING, US, members
from longroll.games.glory.data.materials import DATA
from longroll.games.glory.doctrine.standing import best_fire, enemies_ahead, way_out
from longroll.games.glory.lexicon import (
    ADVANCE,
    CHARGE,
    CHARGE_AT,
    CLOSE,
    COMMAND,
    DONE,
    FIRE,
    JOIN,
    JOIN_AT,
    MARCH,
    MOVE,
    OFF,
    RALLY,
    RIDE_TO,
    TURN,
)
from longroll.games.glory.odds import ChargeOdds, fire_odds, last_charge, preview, rally
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.modifiers import total
from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.state import Battle
from longroll.games.glory.table.speech import speech
from longroll.kit.lessons import Answers, Teacher, Tip
from longroll.kit.materials import load
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.speech import Speaker

SCENARIO = "prospect-hill"
BOARD, ROSTER = theatre(SCENARIO)
HILL = BOARD.index["2840"]
"""The objective of the lesson."""
POSTS = (BOARD.index["2839"], BOARD.index["2939"])
"""Where the first two brigades go: side by side in the open before the first foe."""
MEADE, GIBBON = (ROSTER.command_words.index(name) for name in ("Meade", "Gibbon"))
CORPS = ROSTER.group_words.index("I/Reynolds")
NAMES: dict[str, str | int] = {
    "leader": "Meade",
    "command": "Gibbon",
    "marker": "I/Reynolds",
    "place": BOARD.codes[HILL],
    "first": "us-sinclair",
    "second": "us-magilton",
    "third": "us-jackson-f",
    "tired": "us-root",
    "guns": "us-i-corps-battery-group-b",
    "weary": "cs-archer",
    "foe": "cs-brockenbrough",
}
"""Names that the words of the lesson may use."""
FIRST, THIRD, WEARY, FOE = (ROSTER.unit[str(NAMES[name])] for name in ("first", "third", "weary", "foe"))
NORTH_WEST = FACINGS.index("NW")
STEPS = 15
SECOND = 14
"""The step of everything under the second marker."""
WORTH_TRYING = 0.2
"""A charge with a smaller chance is not advised."""


# ---- where the lesson stands -------------------------------------------------------------------------------


def second(b: Battle) -> bool:
    """Has the learner's last marker been drawn?"""
    return not b.pool[CORPS]


def step(b: Battle, number: int) -> int:
    """The step of something under the first marker; everything under the second is one step."""
    return SECOND if second(b) else number


def moment(b: Battle) -> int:
    """The step while somebody else decides, or where a small choice is due."""
    if second(b):
        return SECOND
    if b.group != CORPS or b.acted >> GIBBON & 1:
        return 13
    return 11 if b.charged else 10 if b.acted >> MEADE & 1 else 1


def won_ground(b: Battle) -> bool:
    """Does a unit of the learner stand on the hill?"""
    return bool(b.occupied[US] >> HILL & 1)


def foe(b: Battle) -> int:
    """The hex of the enemy that keeps the learner from the hill: on it, or next to it; -1 if there is none."""
    enemies = b.occupied[1 - US]
    if won_ground(b):
        return -1
    if enemies >> HILL & 1:
        return HILL
    beside = b.board.members(enemies & b.board.around[HILL])
    return min(beside, key=lambda place: (sum(map(b.strength, b.stack(place))), place)) if beside else -1


def fresh(b: Battle, unit: int) -> bool:
    """Infantry in good order and in command."""
    return b.is_infantry(unit) and bool(b.in_command & ~b.disordered & BIT[unit])


def written(b: Battle, codes: list[int]) -> Answers:
    return tuple(str(b.write(code)) for code in codes)


def verbs(b: Battle, *wanted: int) -> list[int]:
    """The legal answers with one of some verbs."""
    return [code for code in b.codes if verb_in(code, *wanted)]


def in_front(b: Battle, unit: int, place: int) -> bool:
    here = b.at[unit]
    return bool(b.board.front[6 * here + b.facing[here]] >> place & 1)


# ---- a marker and its Commands -----------------------------------------------------------------------------


def command(b: Battle) -> Tip:
    """Meade first, then Gibbon."""
    codes = verbs(b, COMMAND)
    if act(COMMAND, MEADE) in codes:
        return Tip(step(b, 1), "command-again" if second(b) else "command", written(b, [act(COMMAND, MEADE)]))
    return Tip(step(b, 12), "command-next", written(b, codes))


# ---- step a: artillery -------------------------------------------------------------------------------------


def fire(b: Battle) -> Tip:
    """At the foe; no shot over the heads of friends next to the target, no turn without need."""
    goal = foe(b)
    shots: list[tuple[bool, float, bool, int]] = []
    for code in verbs(b, FIRE):
        odds = fire_odds(b, code)
        if odds is not None and not odds.error:
            hit = sum(fate.disordered + fate.gone for fate in odds.fates)
            shots.append((b_of(code) != goal, -hit, c_of(code) != NO_FACING, code))
    if not shots:
        return Tip(step(b, 2), "fire-none", ("done",))
    shots.sort()
    best = shots[0][-1]
    odds = fire_odds(b, best)
    assert odds is not None
    args: dict[str, str | int] = {
        "hex": b.board.codes[b_of(best)],
        "distance": b.board.distance(b.at[a_of(best)], b_of(best)),
        "chance": round(-100 * shots[0][1]),
    }
    return Tip(step(b, 2), "fire-again" if second(b) else "fire", written(b, [shot[-1] for shot in shots]), args)


# ---- step b: movement --------------------------------------------------------------------------------------


def move(b: Battle) -> Tip:
    if not b.acting >> MEADE & 1:
        return support(b)
    if won_ground(b):
        return Tip(step(b, 7), "move-won", ("done",))
    climbers = [code for code in verbs(b, MOVE) if b_of(code) == HILL and fresh(b, a_of(code))]
    if climbers:
        return Tip(SECOND, "move-hill", written(b, climbers), {"unit": b.roster.ids[a_of(climbers[0])]})
    ways = approaches(b)
    if ways:
        _, code = ways[0]
        unit, place = b.roster.ids[a_of(code)], b.board.codes[b_of(code)]
        answers = written(b, [way for _, way in ways])
        args: dict[str, str | int] = {"unit": unit, "hex": place}
        if second(b):
            return Tip(SECOND, "move-again", answers, args)
        if not gathered(b):
            return Tip(3, "move", answers, args)
        return Tip(5, "move-second" if in_rear(b, b_of(code)) else "move-again", answers, args)
    turns = [code for code in verbs(b, TURN) if turns_well(b, a_of(code), b_of(code))]
    if turns:
        unit = b.roster.ids[a_of(turns[0])]
        return Tip(step(b, 6), "turn", written(b, turns), {"unit": unit, "facing": FACINGS[b_of(turns[0])]})
    return Tip(step(b, 7), "move-done" if covering(b) else "move-nothing", ("done",))


def in_rear(b: Battle, place: int) -> bool:
    """Does a hex lie behind the defender of the hill, who looks as he did in the beginning?"""
    front = b.board.front[6 * HILL + b.facing[HILL]]
    return foe(b) == HILL and b.at[FOE] == HILL and b.facing[HILL] == NORTH_WEST and not front >> place & 1


def covering(b: Battle) -> bool:
    """Does the third brigade hold the Disordered enemy, and the first one stand between the two foes (GL-10.12.2)?"""
    where = b.at[WEARY]
    if max(where, b.at[FIRST], b.at[THIRD]) >= OFF or not (fresh(b, FIRST) and fresh(b, THIRD)) or second(b):
        return False
    return in_front(b, THIRD, where) and in_front(b, FIRST, where) and in_front(b, FIRST, foe(b))


def gathered(b: Battle) -> int:
    """How many brigades in good order stand next to the foe and face him."""
    place = foe(b)
    if place < 0:
        return 0
    units = [unit for unit in members(b.roster.units_of[MEADE]) if b.at[unit] < OFF and fresh(b, unit)]
    return sum(in_front(b, unit, place) for unit in units)


def approaches(b: Battle) -> list[tuple[tuple[int, ...], int]]:
    """Moves of fresh brigades that touch no enemy yet to an empty hex next to the foe, the best first: the two posts,
    then easy ground."""
    place = foe(b)
    if place < 0:
        return []
    found: list[tuple[tuple[int, ...], int]] = []
    for code in verbs(b, MOVE):
        unit, end = a_of(code), b_of(code)
        if not fresh(b, unit) or b.adjacent_to_enemy(unit) or b.count(end):
            continue
        if b.board.around[place] >> end & 1:
            post = POSTS.index(end) if end in POSTS else len(POSTS)
            found.append(((post, unit, b.board.fire_ground[end], end), code))
    return sorted(found)


def turns_well(b: Battle, unit: int, facing: int) -> bool:
    """Does a turn in place bring the foe straight before a fresh brigade that does not face him?"""
    place = foe(b)
    here = b.at[unit]
    if place < 0 or not fresh(b, unit) or not b.board.around[here] >> place & 1 or in_front(b, unit, place):
        return False
    return b.board.direction(here, place) == facing


def support(b: Battle) -> Tip:
    """Gibbon's brigade rests if it is Disordered, else it comes up behind Meade's."""
    units = [unit for unit in members(b.acting_units()) if not b.roster.is_gun[unit]]
    if any(b.disordered >> unit & 1 for unit in units):
        return Tip(step(b, 12), "move-rest", ("done",))
    ways = [
        (b.board.distance(b_of(code), HILL), code)
        for code in verbs(b, MOVE, MARCH)
        if not b.near[1 - US] >> b_of(code) & 1 and not b.count(b_of(code))
    ]
    best = [code for far, code in sorted(ways) if far < b.board.distance(b.at[a_of(code)], HILL)]
    if best:
        return Tip(step(b, 12), "move-up", written(b, best[:6]), {"unit": b.roster.ids[a_of(best[0])]})
    return Tip(step(b, 12), "move-nothing", ("done",))


def face(b: Battle) -> Tip:
    """Straight at the foe if he is near, else where most enemies are."""
    frame = b.frames[-1]
    assert isinstance(frame, Facing)
    place = frame.place
    goal = foe(b)
    if goal >= 0 and b.board.around[place] >> goal & 1:
        best = [b.board.direction(place, goal)]
    else:
        best = sorted(range(6), key=lambda facing: (*enemies_ahead(b, place, facing), ahead(b, place, facing)))[::-1]
    answers = tuple(f"face {FACINGS[facing]}" for facing in best)
    args: dict[str, str | int] = {"facing": FACINGS[best[0]], "hex": b.board.codes[place]}
    if b.charged or not b.acting >> MEADE & 1:
        return Tip(moment(b), "face-hill" if place == HILL and b.side == US else "face-after", answers, args)
    if second(b):
        return Tip(SECOND, "face-again", answers, args)
    return Tip(4 if place == POSTS[0] else 6, "face" if place == POSTS[0] else "face-second", answers, args)


def ahead(b: Battle, place: int, facing: int) -> int:
    """How straight the hill lies ahead of a facing."""
    return sum(b.board.arc(place, (facing + turn) % 6) >> HILL & 1 for turn in (0, 1, 5))


def riding(b: Battle) -> Tip:
    """To one of his units."""
    own = [code for code in verbs(b, RIDE_TO) if b.occupied[US] >> a_of(code) & 1]
    near = sorted(own or verbs(b, RIDE_TO), key=lambda code: b.board.distance(a_of(code), HILL))
    return Tip(moment(b), "ride", written(b, near))


# ---- steps c and d: charges --------------------------------------------------------------------------------


def charge(b: Battle) -> Tip:
    """The foe and nobody else, the first brigade before the others, then by the chance."""
    goal = foe(b)
    found: list[tuple[bool, float, int]] = []
    for code in verbs(b, CHARGE, CHARGE_AT):
        odds = preview(b, code)
        if odds is not None and set(odds.taken) == {goal}:
            found.append((a_of(code) != FIRST, -odds.taken[goal], code))
    found.sort()
    if found and hopeful(b, found[0][2], goal):
        args: dict[str, str | int] = {"unit": b.roster.ids[a_of(found[0][2])], "hex": b.board.codes[goal]}
        answers = written(b, [code for _, _, code in found])
        return Tip(step(b, 8), "charge" if covering(b) else "charge-again", answers, args)
    if b.charged:
        return Tip(step(b, 10), "charge-done", ("done",))
    return Tip(step(b, 8), "charge-won" if won_ground(b) else "charge-none", ("done",))


def hopeful(b: Battle, code: int, goal: int) -> bool:
    """Is a charge worth trying with everybody who can join it?"""
    ahead = b.copy()
    ahead.play(code)
    while True:
        odds = last_charge(ahead)
        joining = [other for other in ahead.codes if verb_in(other, JOIN, JOIN_AT) and better(ahead, other, goal, odds)]
        if not joining:
            return odds is not None and odds.taken.get(goal, 0.0) >= WORTH_TRYING
        ahead.play(joining[0])


def better(b: Battle, code: int, goal: int, now: ChargeOdds | None) -> bool:
    """Does a unit that joins make the charge on the foe stronger and bring in no other hex?"""
    odds = preview(b, code)
    if odds is None or now is None or set(odds.taken) != set(now.taken):
        return False
    return odds.taken.get(goal, 0.0) > now.taken.get(goal, 0.0)


def charge_with(b: Battle) -> Tip:
    goal = foe(b)
    odds = last_charge(b)
    joining = [code for code in verbs(b, JOIN, JOIN_AT) if better(b, code, goal, odds)]
    if joining:
        args: dict[str, str | int] = {"unit": b.roster.ids[a_of(joining[0])]}
        return Tip(step(b, 9), "join", written(b, joining), args)
    return Tip(step(b, 10), "close", written(b, [CLOSE]), sums(odds))


def sums(odds: ChargeOdds | None) -> dict[str, str | int]:
    """The sum of a charge and its chance, for the words."""
    if odds is None:
        return {"total": "0", "chance": 0}
    number = total(odds.items)
    return {"total": f"+{number}" if number > 0 else str(number), "chance": round(100 * max(odds.taken.values()))}


def resolve(b: Battle) -> Tip:
    return Tip(step(b, 11), "resolve", written(b, b.codes))


def advance(b: Battle) -> Tip:
    """The strongest one, to the hex nearest to the hill."""
    codes = verbs(b, ADVANCE)
    codes.sort(key=lambda code: (b.board.distance(b_of(code), HILL), -b.strength(a_of(code))))
    return Tip(step(b, 11), "advance", written(b, codes))


def along(b: Battle) -> Tip:
    return Tip(step(b, 11), "along", written(b, b.codes[:1]))


def press_on(b: Battle) -> Tip:
    """A continued attack on the foe if it promises something, else none."""
    goal = foe(b)
    good = []
    for code in verbs(b, CHARGE, CHARGE_AT):
        odds = preview(b, code)
        if odds is not None and set(odds.taken) == {goal} and odds.taken[goal] >= 0.5:
            good.append(code)
    if good:
        return Tip(step(b, 11), "continue", written(b, good))
    return Tip(step(b, 11), "continue-not", ("done",))


# ---- reactions and retreats --------------------------------------------------------------------------------


def defend(b: Battle) -> Tip:
    return Tip(moment(b), "defend", written(b, [best_fire(b), DONE]))


def retreat(b: Battle) -> Tip:
    return Tip(moment(b), "retreat", written(b, [way_out(b)]))


def counter(b: Battle) -> Tip:
    return Tip(moment(b), "counter", ("done",))


# ---- step e: rally -----------------------------------------------------------------------------------------


def rallying(b: Battle) -> Tip:
    codes = verbs(b, RALLY)
    unit = a_of(codes[0])
    args: dict[str, str | int] = {
        "unit": b.roster.ids[unit],
        "number": b.disordered_cohesion(unit),
        "chance": round(100 * rally(b, unit)),
    }
    return Tip(step(b, 13), "rally", written(b, codes), args)


ADVICE: dict[str, Callable[[Battle], Tip]] = {
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
    "defend": defend,
    "retreat": retreat,
    "further": retreat,
    "displace": retreat,
    "counter": counter,
    "rally": rallying,
}


class FirstLesson(Teacher[Battle]):
    """One instance: ``FIRST_LESSON``."""

    name = "glory-first-lesson"
    scenario = SCENARIO
    seats: Mapping[str, str] = {"US": "me", "CS": "computer:captain"}
    learner = "US"
    battle = SCENARIO
    steps = STEPS
    chapters = (("marker", 1), ("guns", 1), ("moves", 5), ("charge", 4), ("rally", 2), ("again", 2))
    learned = ("learned-markers", "learned-facing", "learned-charge")
    states = Battle
    advice = ADVICE

    def speech(self, language: str) -> Speaker:
        return speech(language, ROSTER.battle)

    def moment(self, b: Battle) -> int:
        return moment(b)

    def names(self, b: Battle) -> Mapping[str, str | int]:
        return NAMES


FIRST_LESSON = FirstLesson(load(DATA / "lessons" / "first-lesson.json", dict[str, Any]))
