"""The second lesson: command and time, on the last evening.

The Confederates cannot spoil it: what they have left is far in the north-west, too weak to lead an attack (GG-13.11.7),
without tokens, and farther from every objective than it can march before the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longroll.games.guns.board import GROUND
from longroll.games.guns.components import MARCH_TOKEN, SPACE, TOKEN, TOKEN_STRENGTH, USA
from longroll.games.guns.data.materials import DATA
from longroll.games.guns.rules.deployment import Posts
from longroll.games.guns.rules.march import MarchStep
from longroll.games.guns.rules.reinforcements import Entries
from longroll.games.guns.state import TRAY, Battle
from longroll.games.guns.table.lessons import offered
from longroll.games.guns.table.speech import speech
from longroll.kit.lessons import Answers, Teacher, Tip
from longroll.kit.materials import load
from longroll.kit.speech import Speaker

RIDGE, HILL, ROUND_TOP = (GROUND.position_index[code] for code in ("P239", "P242", "P293"))
"""Cemetery Ridge, south; McAllister's Hill; Little Round Top, east."""
THICKET = GROUND.area_index["A94"]
"""What the ridge must look at."""
FIRST_HOUR = SPACE["5PM"]
STEPS = 14


def first_turn(b: Battle) -> bool:
    return b.space == FIRST_HOUR


def moment(b: Battle) -> int:
    """The step of the lesson while somebody else decides, or where a small choice is due."""
    if first_turn(b):
        return 2
    return 13 if b.night() else 12


# ---- time --------------------------------------------------------------------------------------------------


def hours(_b: Battle) -> Tip:
    return Tip(1, "hours", ("hours 3", "hours 2", "hours 1"))


def spare(b: Battle) -> Answers:
    """Tokens to give back: those nobody can play any more, then the weakest; march tokens last."""
    posts = Posts(b, USA)

    def worth(answer: str) -> tuple[bool, bool, int]:
        token = TOKEN[answer.split()[1]]
        return token == MARCH_TOKEN, bool(posts.need(b, token)), TOKEN_STRENGTH[token]

    return tuple(sorted(offered(b, "discard"), key=worth))


def keep(b: Battle) -> Tip:
    return Tip(2 if first_turn(b) else moment(b), "keep", spare(b) or ("done",))


def giving_back(b: Battle) -> Tip:
    return Tip(moment(b), "return", ("done",) if "done" in offered(b) else spare(b))


# ---- roads and marches ---------------------------------------------------------------------------------------


def entry(b: Battle) -> Tip:
    """One block an hour by road; one is transferred in the second hour."""
    top = b.frames[-1]
    assert isinstance(top, Entries)
    roads = tuple(sorted(offered(b, "road"), key=lambda answer: far(answer.split()[3])))
    if not first_turn(b):
        late = (*roads, *sorted(offered(b, "enter"), key=lambda answer: far(answer.split()[3])))
        return Tip(moment(b), "enter", late) if late else Tip(moment(b), "wait-last", ("wait",))
    if top.hour == 1:
        return Tip(3, "road", roads) if roads else Tip(3, "next-hour", ("wait",))
    if top.hour == 2 and roads:
        return Tip(4, "road-again", roads)
    moves = tuple(answer for answer in offered(b, "transfer") if answer.endswith("BALTIMORE"))
    if top.hour == 2 and moves and not top.pairs:
        return Tip(5, "transfer", moves)
    last = tuple(answer for answer in roads if "TANEYTOWN" in answer)
    if top.hour == b.length and last:
        return Tip(6, "road-last", last)
    if top.hour < b.length:
        return Tip(5, "next-hour", ("wait",))
    return Tip(6, "wait-last", ("wait",))


def far(position: str) -> int:
    """How many areas a position is away from the ridge."""
    place = GROUND.position_index[position]
    sides = (GROUND.area_of[2 * place], GROUND.area_of[2 * place + 1])
    return min(GROUND.area_distance[side][THICKET] for side in sides)


def marching(b: Battle, start: int) -> Answers:
    """Marches of the blocks that still stand where they began."""
    place = GROUND.position_codes[start]
    return tuple(answer for answer in offered(b, "march") if answer.split()[2] == place)


def march(b: Battle) -> Tip:
    if not first_turn(b):
        return Tip(moment(b), "march-rest", ("done",))
    if marching(b, HILL):
        return Tip(7, "march", marching(b, HILL))
    if marching(b, ROUND_TOP):
        if "hurry" in offered(b) and not b.bonus and b.has(USA, TRAY, MARCH_TOKEN) > 1:
            return Tip(8, "hurry", ("hurry",))
        return Tip(8, "march-more", marching(b, ROUND_TOP))
    turn = f"face {GROUND.position_codes[RIDGE]} {GROUND.area_codes[THICKET]}"
    if turn in offered(b):
        return Tip(9, "face", (turn,))
    return Tip(10, "march-done", ("done",))


def march_to(b: Battle) -> Tip:
    """As near to the ridge as can be; on it last, for three blocks are the most."""
    top = b.frames[-1]
    assert isinstance(top, MarchStep)
    step = 7 if b.at[top.block] == HILL else 8
    ends = sorted(offered(b, "to"), key=lambda answer: (far(answer.split()[1]), answer))
    return Tip(step if first_turn(b) else moment(b), "march-to", (*ends, *offered(b, "leave")))


# ---- orders and night ----------------------------------------------------------------------------------------


def order(b: Battle) -> Tip:
    """Hold, unless the turn was cut short."""
    answers = ("order hold", "order withdraw", "order attack")
    return Tip(11, "order-hold", answers) if first_turn(b) else Tip(12, "order-night", answers)


def works(b: Battle) -> Tip:
    dig = f"works {GROUND.position_codes[RIDGE]} {GROUND.area_codes[THICKET]}"
    if dig in offered(b) and not b.works[GROUND.stance(RIDGE, THICKET)]:
        return Tip(13, "works", (dig,))
    return Tip(14, "works-done", ("done",))


def withdrawal(b: Battle) -> Tip:
    return Tip(moment(b), "withdrawal", ("done", *offered(b, "withdraw")))


def withdraw_to(b: Battle) -> Tip:
    ends = sorted(offered(b, "to"), key=lambda answer: far(answer.split()[1]))
    return Tip(moment(b), "withdraw-to", (*ends, *offered(b, "leave")))


def attack(b: Battle) -> Tip:
    return Tip(moment(b), "attack", ("done",))


ADVICE: dict[str, Callable[[Battle], Tip]] = {
    "hours": hours,
    "keep": keep,
    "order-return": giving_back,
    "night-return": giving_back,
    "idle-return": giving_back,
    "entry": entry,
    "march": march,
    "march-to": march_to,
    "order": order,
    "works": works,
    "withdrawal": withdrawal,
    "withdraw-to": withdraw_to,
    "attack": attack,
}


class SecondLesson(Teacher[Battle]):
    """One instance: ``SECOND_LESSON``."""

    name = "guns-second-lesson"
    scenario = "guns-second-lesson"
    prefix = "command"
    seats: Mapping[str, str] = {"USA": "me", "CSA": "computer:captain"}
    learner = "USA"
    battle = "second-day"
    steps = STEPS
    chapters = (("time", 2), ("roads", 8), ("orders", 4))
    learned = ("learned-time", "learned-roads", "learned-orders")
    states = Battle
    advice = ADVICE

    def speech(self, language: str) -> Speaker:
        return speech(language)

    def moment(self, b: Battle) -> int:
        return moment(b)

    def names(self, b: Battle) -> dict[str, str | int]:
        """What the button says that ends the step in hand."""
        top = b.frames[-1] if b.frames else None
        if isinstance(top, Entries):
            return {"go": "entry-last" if top.hour == b.length else "entry"}
        return {"go": b.decision.kind if b.decision is not None else ""}


SECOND_LESSON = SecondLesson(load(DATA / "lessons" / "second-lesson.json", dict[str, Any]))
