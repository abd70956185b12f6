"""The first lesson: the last pulse of the day at Lindenau, about ten minutes.

It is the fourth pulse of the last turn, so both end with it (MR-7.6, MR-24.10). One Austrian regiment, the *foe*,
stands in the open on the hill; its army breaks if it is lost (MR-24.6). The musketeers fire at it, the army commander
gives dice to one general and takes the reins of the other, the grenadiers wheel on to the hill, the cuirassiers charge
the foe in the flank and the musketeers in front. Whoever is unlucky in all that still holds the hill at nightfall.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longroll.games.reason.components import ACTIVE, ATTACK, INACTIVE
from longroll.games.reason.data.materials import DATA
from longroll.games.reason.lexicon import (
    CHARGE,
    FIRE,
    GIVE,
    PICK,
    RECOVER,
    REROLL,
    SHARE,
    STATUS,
    TEST,
    VALOUR,
    words_of,
)
from longroll.games.reason.odds import attack_odds, combat_odds, fire_odds
from longroll.games.reason.rules import candidates, movement
from longroll.games.reason.rules.charge import plan
from longroll.games.reason.rules.combat import PARTING, Combat
from longroll.games.reason.rules.combat_sums import WON_ALL, combat_result
from longroll.games.reason.rules.control import Control, column
from longroll.games.reason.rules.setup import theatre
from longroll.games.reason.rules.turn import FIRST_PHASE, Pulse
from longroll.games.reason.rules.victory import in_circle, points
from longroll.games.reason.state import Battle
from longroll.games.reason.table.duty_list import Owed
from longroll.games.reason.table.panels import control_shares
from longroll.games.reason.table.speech import speech
from longroll.kit.lessons import Answers, Teacher, Tip
from longroll.kit.materials import load
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.speech import Speaker

SCENARIO = "lindenau"
PRUSSIANS, AUSTRIANS = 0, 1
_, ROSTER = theatre(SCENARIO)
HILL = next(number for number, goal in enumerate(ROSTER.objectives) if goal.name == "hill")
"""The objective of the lesson."""
NAMES: dict[str, str | int] = {
    "commander": "von-Lossow",
    "general": "von-Kessel",
    "rider": "von-Rohr",
    "force": "B1",
    "grenadiers": "B11",
    "musketeers": "B12",
    "tired": "B13",
    "guns": "B14",
    "cuirassiers": "B21",
    "foe": "W12",
    "objective": "hill",
}
"""Names that the words of the lesson may use."""
GRENADIERS, MUSKETEERS, CUIRASSIERS, FOE = (
    ROSTER.unit[str(NAMES[name])] for name in ("grenadiers", "musketeers", "cuirassiers", "foe")
)
GENERAL, RIDER = (ROSTER.officer[str(NAMES[name])] for name in ("general", "rider"))
FOOT = ROSTER.force[GRENADIERS]
STEPS = 15
WHEEL = "L30 A0.95"
"""The move of the grenadiers: on to the hill, within its circle."""
OTHER_WHEELS = ("L20 A1", "L40 A0.5", "L15 A1.2", "L45 A0.4", "L30 A0.5", "A1.5")
BEHIND = 0.3
"""How far behind the rear of his unit an officer who follows it stands, with his centre."""
WORTH_VALOUR = 0.02
"""Valour is lent if it makes the foe's end more likely by this much: it is a danger to the officer (MR-22.3)."""


# ---- where the lesson stands -------------------------------------------------------------------------------


def moment(b: Battle) -> int:
    """The step while somebody else decides, or where a small choice is due."""
    if b.phasing == AUSTRIANS:
        return 14
    if b.phasing == PRUSSIANS:
        fights = [frame.stage for frame in b.frames if isinstance(frame, Combat)]
        return 7 if not fights else 12 if fights[0] < PARTING else 13
    firing = any(isinstance(frame, Pulse) and frame.step <= FIRST_PHASE for frame in b.frames)
    return 1 if firing else 14


def written(b: Battle, codes: list[int]) -> Answers:
    return tuple(str(b.write(code)) for code in codes)


def verbs(b: Battle, *wanted: int) -> list[int]:
    """The listed answers with one of some verbs."""
    return [code for code in b.codes if verb_in(code, *wanted)]


def percent(chance: float) -> int:
    return round(100 * chance)


# ---- fire (MR-8) -------------------------------------------------------------------------------------------


def musketry(b: Battle) -> Tip:
    """Whoever can fire does, the best chance first."""
    shots = sorted((-fire_odds(b, a_of(code), b_of(code)).loss, code) for code in verbs(b, FIRE))
    if not shots:
        return Tip(1, "fire-done", ("done",))
    _, code = shots[0]
    odds = fire_odds(b, a_of(code), b_of(code))
    args: dict[str, str | int] = {
        "unit": b.roster.ids[a_of(code)],
        "target": b.roster.ids[b_of(code)],
        "distance": f"{odds.distance:.2f}",
        "dice": odds.dice,
        "chance": percent(odds.loss),
    }
    key = "fire" if a_of(code) == MUSKETEERS and b_of(code) == FOE else "fire-other"
    return Tip(1, key, written(b, [code for _, code in shots]), args)


# ---- control (MR-11) ---------------------------------------------------------------------------------------


def idle(b: Battle, cds: int) -> str:
    """The chance that the infantry stays Inactive with so many CDs, in per cent, as the panel has it."""
    shares = control_shares(2 + cds, b.mod[GENERAL], b.exceptional[GENERAL], column(b, FOOT))
    return f"{100 * shares[0]:.1f}"


def orders(b: Battle) -> Tip:
    """Two dice for the infantry; the cavalry's general rides beside the commander."""
    given = b.dice_given[FOOT]
    gifts = [code for code in verbs(b, GIVE) if a_of(code) == GENERAL]
    args: dict[str, str | int] = {
        "distance": f"{b.officers_gap(PRUSSIANS, GENERAL):.2f}",
        "pool": b.pools[PRUSSIANS],
        "now": idle(b, given),
        "then": idle(b, given + 1),
    }
    if gifts and b.officers_gap(PRUSSIANS, GENERAL) > 0.0:
        return Tip(3 if given else 2, "give-again" if given else "give", written(b, gifts), args)
    return Tip(3, "give-done", ("done",), args)


def test(b: Battle) -> Tip:
    codes = verbs(b, TEST)
    codes.sort(key=lambda code: a_of(code) != FOOT)
    args: dict[str, str | int] = {"dice": 2 + b.dice_given[FOOT], "chance": idle(b, b.dice_given[FOOT])}
    return Tip(4, "test" if a_of(codes[0]) == FOOT else "test-other", written(b, codes), args)


def rolled(b: Battle) -> Control:
    frame = b.frames[-1]
    assert isinstance(frame, Control)
    return frame


WISHES = (ACTIVE, ATTACK, INACTIVE)
"""A Force in Attack! charges too, but it goes where it must."""


def best_pair(b: Battle, frame: Control) -> tuple[int, int, int]:
    """What the dice allow: the wish it grants, and the two dice."""
    found = [(WISHES.index(frame.outcome(b, one, other)[1]), one, other) for one, other in frame.picks(b)]
    return min(found)


def again(b: Battle) -> Tip:
    """One die anew, the lowest, if the Force could not be Active."""
    frame = rolled(b)
    args: dict[str, str | int] = {"dice": ", ".join(map(str, frame.dice))}
    if best_pair(b, frame)[0] == WISHES.index(ACTIVE):
        return Tip(5, "reroll-not", ("keep",), args)
    codes = sorted(verbs(b, REROLL), key=lambda code: frame.dice[a_of(code) - 1])
    high = best_pair(b, frame)[0] == WISHES.index(ATTACK)
    return Tip(5, "reroll", written(b, codes[::-1] if high else codes), args)


def pick(b: Battle) -> Tip:
    frame = rolled(b)
    wish, one, other = best_pair(b, frame)
    total, _ = frame.outcome(b, one, other)
    args: dict[str, str | int] = {
        "dice": ", ".join(map(str, frame.dice)),
        "one": frame.dice[one],
        "two": frame.dice[other],
        "total": total,
    }
    keys = ("pick", "pick-attack", "pick-idle")
    codes = [code for code in verbs(b, PICK) if (a_of(code) - 1, b_of(code) - 1) == (one, other)]
    return Tip(5, keys[wish], written(b, codes), args)


def reins(b: Battle) -> Tip:
    return Tip(6, "reins", written(b, sorted(verbs(b, STATUS), key=lambda code: WISHES.index(a_of(code)))))


# ---- movement (MR-12) and charges (MR-18) ------------------------------------------------------------------


def legal(b: Battle, answer: str) -> bool:
    return b.check(answer) is None


def on_hill(b: Battle) -> bool:
    return any(in_circle(b, unit, ROSTER.objectives[HILL]) for unit in b.present[PRUSSIANS])


def wheels(b: Battle) -> Answers:
    """Moves of the grenadiers that end on the hill, the advised one first."""
    if on_hill(b) or not b.on_table(GRENADIERS):
        return ()
    name = ROSTER.ids[GRENADIERS]
    found: list[str] = []
    for path in (WHEEL, *OTHER_WHEELS):
        answer = f"move {name} {path}"
        if legal(b, answer) and ends_on_hill(b, answer):
            found.append(answer)
            break
    return tuple(found)


def ends_on_hill(b: Battle, answer: str) -> bool:
    after = b.copy()
    after.play(after.read_text(answer))
    return on_hill(after)


def charges(b: Battle, unit: int) -> list[int]:
    """The charges of a unit on the foe, as the list has them."""
    if not b.on_table(unit) or not b.on_table(FOE):
        return []
    foe = ROSTER.ids[FOE]
    listed = [code for code in candidates.of(b, unit) if verb_in(code, CHARGE) and words_of(code)[1] == foe]
    return [code for code in listed if movement.against(b, code) is None]


def taken(b: Battle) -> int:
    """The unit in hand, or -1."""
    frame = b.frames[-1]
    assert isinstance(frame, movement.Movement)
    return frame.piece


def move(b: Battle) -> Tip:
    """The grenadiers on to the hill, the cuirassiers and their general, the musketeers; then what must be done."""
    path = wheels(b)
    if path:
        way = path[0].partition(f"{ROSTER.ids[GRENADIERS]} ")[2]
        return Tip(7, "wheel" if way == WHEEL else "wheel-other", offered(path, GRENADIERS), {"path": way})
    ready = charges(b, CUIRASSIERS)
    if ready:
        return charge(b, 8, "charge", ready)
    ride = ride_along(b)
    if ride:
        return Tip(9, "ride", (ride, f"take {NAMES['rider']}"))
    ready = charges(b, MUSKETEERS)
    if ready:
        return charge(b, 10, "charge-join" if b.engaged(FOE) else "charge-front", ready)
    if taken(b) < 0 and legal(b, "done"):
        return Tip(11, "move-done", ("done",))
    if taken(b) >= 0:
        return Tip(11, "path", written(b, b.codes))
    return must(b, 11)


def must(b: Battle, step: int) -> Tip:
    """MR-11.14, MR-11.15: somebody owes an attack or an advance; a way to do it, with him in hand."""
    owed = Owed(b, PRUSSIANS)
    unit = owed.attacks[0].unit if owed.attacks else owed.advances[0][0]
    ways = [code for code in candidates.of(b, unit) if movement.against(b, code) is None]
    return Tip(step, "must", offered(written(b, ways), unit), {"unit": ROSTER.ids[unit]})


def offered(answers: Answers, unit: int) -> Answers:
    """The answers, and taking the unit, which leads to them."""
    return (*answers, f"take {ROSTER.ids[unit]}")


def charge(b: Battle, step: int, key: str, codes: list[int]) -> Tip:
    """A charge with the chance that the foe's end comes of it."""
    name, target, *path = words_of(codes[0])
    made = plan(b, b.roster.unit[name], b.roster.unit[target], " ".join(path))
    odds = attack_odds(b, made)
    args: dict[str, str | int] = {
        "unit": name,
        "distance": f"{made.length:.2f}",
        "left": f"{made.allowance - made.cost:.2f}",
        "chance": percent(odds.defenders_gone),
    }
    if made.way.turn:
        key = "charge-turn"
    return Tip(step, key, offered(written(b, codes), made.unit), args)


def ride_along(b: Battle) -> str:
    """The cavalry's general follows his cuirassiers into the combat, to lend them his valour (MR-20.8)."""
    if not any(e[0] == CUIRASSIERS for e in b.engagements) or b.gap(RIDER, CUIRASSIERS) <= 1.0:
        return ""
    shape = b.shapes[CUIRASSIERS]
    back = shape.d / 2 + BEHIND
    x, y = shape.cx - back * shape.fx, shape.cy - back * shape.fy
    answer = f"officer {NAMES['rider']} {x:.2f} {y:.2f}"
    return answer if legal(b, answer) else ""


def ride(b: Battle) -> Tip:
    answer = ride_along(b)
    return Tip(9, "ride", (answer,)) if answer else Tip(11, "path", ("stay", *written(b, b.codes)))


def test_again(b: Battle) -> Tip:
    return Tip(10, "attack-again", written(b, b.codes))


# ---- recovery (MR-16) --------------------------------------------------------------------------------------


def recover(b: Battle) -> Tip:
    codes = verbs(b, RECOVER)
    unit = a_of(codes[0])
    args: dict[str, str | int] = {
        "unit": b.roster.ids[unit],
        "losses": b.losses_of(unit),
        "chance": percent((b.losses_of(unit) - 1) / 6),
    }
    return Tip(11, "recover", written(b, codes), args)


def recover_again(b: Battle) -> Tip:
    """The sub-commander's re-roll costs nothing; command dice are for the combat."""
    return Tip(11, "recover-again" if legal(b, "free") else "recover-enough", ("free", "keep"))


# ---- combat (MR-20) ----------------------------------------------------------------------------------------


def fight(b: Battle) -> Combat:
    frame = b.frames[-1]
    assert isinstance(frame, Combat)
    return frame


def ours(b: Battle, frame: Combat) -> int:
    """The side of the combat on which the learner fights, 0 the attackers'."""
    return 0 if frame.seat(b, 0) == PRUSSIANS else 1


def valour(b: Battle) -> Tip:
    """Lent where it helps; in defence it is kept."""
    frame = fight(b)
    code = verbs(b, VALOUR)[0]
    number = b.v[a_of(code)]
    plain = combat_odds(b, frame.attackers, frame.defenders).defenders_gone
    brave = combat_odds(b, frame.attackers, frame.defenders, (number, 0)).defenders_gone
    args: dict[str, str | int] = {"valour": number, "now": percent(plain), "then": percent(brave)}
    if ours(b, frame) == 0 and brave - plain >= WORTH_VALOUR:
        return Tip(moment(b), "valour", written(b, [code]), args)
    return Tip(moment(b), "valour-not", ("keep",), args)


def combat_again(b: Battle) -> Tip:
    """A low die anew, unless the enemy is beaten for good already."""
    frame = fight(b)
    who = ours(b, frame)
    totals = [frame.total(b, 0), frame.total(b, 1)]
    dice = frame.dice(who)
    low = min(range(len(dice)), key=lambda n: dice[n])
    args: dict[str, str | int] = {"mine": totals[who], "theirs": totals[1 - who], "die": dice[low]}
    if combat_result(totals[who], totals[1 - who]) == WON_ALL:
        return Tip(moment(b), "combat-done", ("keep",), args)
    if dice[low] < 4:
        return Tip(moment(b), "combat-again", (f"reroll {low + 1}",), args)
    return Tip(moment(b), "combat-keep", ("keep",), args)


def share(b: Battle) -> Tip:
    codes = sorted(verbs(b, SHARE), key=lambda code: -b.sp[a_of(code)])
    return Tip(moment(b), "share", written(b, codes), {"unit": b.roster.ids[a_of(codes[0])]})


def advance(b: Battle) -> Tip:
    """As little as there is: the ground is won."""
    return Tip(13, "advance", written(b, b.codes))


def resolve(b: Battle) -> Tip:
    return Tip(moment(b), "resolve", written(b, b.codes))


def stand(b: Battle) -> Tip:
    return Tip(moment(b), "stand", ("stand", *written(b, b.codes)))


def make_room(b: Battle) -> Tip:
    return Tip(moment(b), "shift", written(b, b.codes))


ADVICE: dict[str, Callable[[Battle], Tip]] = {
    "musketry": musketry,
    "orders": orders,
    "test": test,
    "control-reroll": again,
    "pick": pick,
    "reins": reins,
    "move": move,
    "path": move,
    "ride": ride,
    "attack-reroll": test_again,
    "recover": recover,
    "recovery-reroll": recover_again,
    "combat": resolve,
    "valour": valour,
    "combat-reroll": combat_again,
    "share": share,
    "advance": advance,
    "evade": stand,
    "shift": make_room,
    "displaced": make_room,
}


class FirstLesson(Teacher[Battle]):
    """One instance: ``FIRST_LESSON``."""

    name = "reason-first-lesson"
    scenario = SCENARIO
    seats: Mapping[str, str] = {"first": "me", "second": "computer:captain"}
    learner = "first"
    steps = STEPS
    chapters = (("fire", 1), ("command", 5), ("charge", 5), ("combat", 4))
    learned = ("learned-fire", "learned-control", "learned-combat")
    states = Battle
    advice = ADVICE

    def speech(self, language: str) -> Speaker:
        return speech(language, ROSTER)

    def moment(self, b: Battle) -> int:
        return moment(b)

    def names(self, b: Battle) -> Mapping[str, str | int]:
        return NAMES

    def end(self, b: Battle) -> Tip:
        """With the points; a victory over an army that is gone has words of its own."""
        tip = super().end(b)
        key = "won-all" if tip.key == "won" and not b.on_table(FOE) else tip.key
        return Tip(tip.step, key, (), {"mine": points(b, PRUSSIANS), "theirs": points(b, AUSTRIANS)})


FIRST_LESSON = FirstLesson(load(DATA / "lessons" / "first-lesson.json", dict[str, Any]))
