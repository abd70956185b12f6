"""The second lesson: command and time, in the last turn at Lindenau, about ten minutes.

Nobody knows how many pulses are left. The learner fights for the initiative, shares out command dice by distance, sees
to it that a general has his units in reach, and brings a line of three on to the hill together. The Austrians cannot
spoil it: what they have left is too far away or shut up in the village, and one pulse in which the foot obeys will do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from longroll.games.reason.components import ACTIVE, MOVED
from longroll.games.reason.data.materials import DATA
from longroll.games.reason.doctrine.answers import answer as sensible
from longroll.games.reason.lexicon import GIVE, RECOVER, TEST
from longroll.games.reason.odds.chances import pulse_chance
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.command_dice import Initiative
from longroll.games.reason.rules.control import column, order_terms
from longroll.games.reason.rules.movement import Movement
from longroll.games.reason.rules.victory import points
from longroll.games.reason.state import Battle
from longroll.games.reason.table.lessons import (
    AUSTRIANS,
    PRUSSIANS,
    ROSTER,
    SCENARIO,
    best_pair,
    legal,
    must,
    on_hill,
    percent,
    rolled,
    taken,
    verbs,
    written,
)
from longroll.games.reason.table.panels import control_shares
from longroll.games.reason.table.speech import speech
from longroll.kit.lessons import COMMIT, Task, Teacher, Tip
from longroll.kit.materials import load
from longroll.kit.notation import a_of
from longroll.kit.speech import Speaker

NAMES: dict[str, str | int] = {
    "commander": "von-Lossow",
    "general": "von-Kessel",
    "rider": "von-Rohr",
    "hussars": "B22",
    "left": "B11",
    "middle": "B12",
    "right": "B13",
    "objective": "hill",
}
"""Names that the words of the lesson may use."""
LINE = tuple(ROSTER.unit[name] for name in ("B12", "B11", "B13"))
HUSSARS = ROSTER.unit["B22"]
GENERAL, RIDER = ROSTER.officer["von-Kessel"], ROSTER.officer["von-Rohr"]
FOOT, HORSE = ROSTER.officer_force[GENERAL], ROSTER.officer_force[RIDER]
AHEAD = "A2"
"""The move of the line: on to the hill, within its circle."""
REACH = (18.4, 2.2)
"""Where the general of the horse has both his units within his radius."""
STEPS = 14
HALT, AGAIN, END = 10, 13, 14
NOTHING_DUE = ("moved", "other")
"""What is said where the moves may end."""
WORTH = 4
"""A die that is lower is worth rolling again."""


def moment(b: Battle) -> int:
    """The step while somebody else decides, or where a small choice is due."""
    if b.pulse > 1:
        return AGAIN
    if not b.pulse:
        return 1
    if b.phasing == AUSTRIANS:
        return 12
    return HALT if any(isinstance(frame, Movement) for frame in b.frames) else 3


def later(b: Battle) -> Tip:
    """After the first pulse: the same once more, as a sensible officer would do it."""
    return Tip(AGAIN, "again", (str(b.write(sensible(b))), *written(b, b.codes)))


def once(advice: Callable[[Battle], Tip], then: Callable[[Battle], Tip] = later) -> Callable[[Battle], Tip]:
    """Advice for the first pulse of the lesson, and what comes after it."""
    return lambda b: advice(b) if b.pulse <= 1 else then(b)


# ---- time (MR-7) -------------------------------------------------------------------------------------------


def initiative(b: Battle) -> Tip:
    """Behind: the lower die anew. Ahead: nothing is risked."""
    if b.pulse:
        return later(b)
    frame = b.frames[-1]
    assert isinstance(frame, Initiative)
    dice = frame.dice[2 * PRUSSIANS : 2 * PRUSSIANS + 2]
    args: dict[str, str | int] = {
        "mine": frame.total(b, PRUSSIANS),
        "theirs": frame.total(b, AUSTRIANS),
        "pool": b.pools[PRUSSIANS],
        "chance": percent(pulse_chance(2)),
    }
    low = min((0, 1), key=lambda n: dice[n])
    if frame.ahead == PRUSSIANS:
        return Tip(1, "ahead", ("keep",), args)
    if dice[low] < WORTH:
        return Tip(1, "behind", (f"reroll {low + 1}", "keep"), args)
    return Tip(1, "behind-keep", ("keep",), args)


def lead(_b: Battle) -> Tip:
    return Tip(2, "lead", ("lead first", "lead second"))


# ---- command (MR-11) ---------------------------------------------------------------------------------------


def idle(b: Battle, force: int, cds: int) -> str:
    """The chance that a Force stays Inactive with so many dice, in per cent, as the panel has it."""
    officer = force + 2
    shares = control_shares(2 + cds, b.mod[officer], b.exceptional[officer], column(b, force))
    return f"{100 * shares[0]:.1f}"


def orders(b: Battle) -> Tip:
    """Two dice for the foot, one for the horse, which is far away; the rest is kept."""
    gifts = {b.roster.officer_force[a_of(code)]: code for code in verbs(b, GIVE)}
    for step, force, key in ((3, FOOT, "near"), (4, HORSE, "far")):
        most = 2 if force == FOOT else 1
        if force in gifts and b.dice_given[force] < most and b.pools[PRUSSIANS] > 1:
            officer = force + 2
            args: dict[str, str | int] = {
                "distance": f"{b.officers_gap(PRUSSIANS, officer):.1f}",
                "most": order_terms(b, officer)[0],
                "now": idle(b, force, b.dice_given[force]),
                "then": idle(b, force, b.dice_given[force] + 1),
                "pool": b.pools[PRUSSIANS],
            }
            again = "near-again" if key == "near" and b.dice_given[force] else key
            return Tip(step, again, written(b, [gifts[force]]), args)
    return Tip(5, "enough", ("done",), {"pool": b.pools[PRUSSIANS]})


def test(b: Battle) -> Tip:
    codes = sorted(verbs(b, TEST), key=lambda code: a_of(code) != FOOT)
    force = a_of(codes[0])
    args: dict[str, str | int] = {"dice": 2 + b.dice_given[force], "chance": idle(b, force, b.dice_given[force])}
    return Tip(6, "test" if force == FOOT else "test-horse", written(b, codes), args)


def again(b: Battle) -> Tip:
    """An exceptional general has one die rolled again if his Force would be idle."""
    frame = rolled(b)
    args: dict[str, str | int] = {"dice": ", ".join(map(str, frame.dice))}
    one, other = best_pair(b, frame)[1:]
    if frame.outcome(b, one, other)[1] >= ACTIVE:
        return Tip(7, "reroll-not", ("keep",), args)
    low = min(range(len(frame.dice)), key=lambda n: frame.dice[n])
    return Tip(7, "reroll", (f"reroll {low + 1}", "keep"), args)


def pick(b: Battle) -> Tip:
    frame = rolled(b)
    _, one, other = best_pair(b, frame)
    total, status = frame.outcome(b, one, other)
    key = "pick" if status == ACTIVE else "pick-other"
    args: dict[str, str | int] = {"dice": ", ".join(map(str, frame.dice)), "total": total}
    return Tip(7, key, (f"pick {one + 1} {other + 1}", *written(b, b.codes)), args)


# ---- moves (MR-12, MR-15) ----------------------------------------------------------------------------------


def move(b: Battle) -> Tip:
    """The general to his hussars, the line on to the hill, the hussars with him."""
    if taken(b) >= 0:
        return Tip(moment(b), "path", ("stay", *written(b, b.codes)))
    ride = f"officer {NAMES['rider']} {REACH[0]} {REACH[1]}"
    if not in_command(b, HUSSARS) and legal(b, ride):
        args: dict[str, str | int] = {"distance": f"{b.gap(RIDER, HUSSARS):.2f}"}
        tasks = (Task("do-take", (f"block:{NAMES['rider']}",)), Task("do-ride", (COMMIT,)))
        return Tip(8, "ride", (ride,), args, tasks)
    ready = [unit for unit in LINE if not b.flags[unit] & MOVED and legal(b, f"move {ROSTER.ids[unit]} {AHEAD}")]
    if ready and (not on_hill(b) or len(ready) < len(LINE)):
        answers = tuple(f"move {ROSTER.ids[unit]} {AHEAD}" for unit in ready)
        things = tuple(f"piece:{ROSTER.ids[unit]}" for unit in ready)
        whole = len(ready) == len(LINE)
        tasks = (Task("do-line" if whole else "do-unit", things), Task("do-ahead", (COMMIT,)))
        return Tip(9, "line" if whole else "line-on", answers, {"number": len(ready)}, tasks)
    if not legal(b, "done"):
        return must(b, HALT)
    return Tip(HALT, "moved" if on_hill(b) else "other", ("done", *written(b, b.codes)))


def move_again(b: Battle) -> Tip:
    """In a later pulse whoever is not there yet goes on; a line on its hill stands."""
    tip = move(b)
    if tip.key in NOTHING_DUE:
        return Tip(AGAIN, "again", tip.answers)
    return msgspec.structs.replace(tip, step=AGAIN)


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
    return Tip(11, "recover-again" if legal(b, "free") else "recover-keep", ("free", "keep"))


def small(b: Battle) -> Tip:
    """A small choice: as a sensible officer would."""
    return Tip(moment(b), "small", (str(b.write(sensible(b))), *written(b, b.codes)))


ADVICE: dict[str, Callable[[Battle], Tip]] = {
    "initiative": initiative,
    "lead": once(lead),
    "orders": once(orders),
    "test": once(test),
    "control-reroll": once(again),
    "pick": once(pick),
    "move": once(move, move_again),
    "path": once(move, move_again),
    "ride": once(small),
    "recover": once(recover),
    "recovery-reroll": once(recover_again),
    **dict.fromkeys(
        (
            "musketry", "artillery", "reins", "combat", "valour", "combat-reroll", "attack-reroll", "share", "advance",
            "evade", "evade-to", "also", "go-on", "shift", "displaced",
        ),
        small,
    ),
}  # fmt: skip


class SecondLesson(Teacher[Battle]):
    """One instance: ``SECOND_LESSON``."""

    name = "reason-second-lesson"
    scenario = SCENARIO
    seats: Mapping[str, str] = {"first": "me", "second": "computer:captain"}
    learner = "first"
    prefix = "second"
    steps = STEPS
    chapters = (("time", 2), ("command", 5), ("moves", 4), ("end", 3))
    learned = ("learned-time", "learned-command", "learned-line")
    battle = "warburg"
    states = Battle
    advice = ADVICE

    def speech(self, language: str) -> Speaker:
        return speech(language, ROSTER)

    def moment(self, b: Battle) -> int:
        return moment(b)

    def names(self, b: Battle) -> Mapping[str, str | int]:
        return NAMES

    def end(self, b: Battle) -> Tip:
        tip = super().end(b)
        return Tip(END, tip.key, (), {"mine": points(b, PRUSSIANS), "theirs": points(b, AUSTRIANS)})


SECOND_LESSON = SecondLesson(load(DATA / "lessons" / "second-lesson.json", dict[str, Any]))
