"""The second lesson: combat in depth. Cemetery Hill is stormed from two sides, after everything that helps was done.

As in the first lesson the Union has Forced Passes only, and answers for its pieces in combat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.components import BIT, CSA, GREY, GUNS, NIGHT, OF_COLOUR, PIECES, UNION
from longroll.games.gettysburg.data.materials import DATA
from longroll.games.gettysburg.rules.movement import Move
from longroll.games.gettysburg.rules.orders import Order
from longroll.games.gettysburg.state import Battle, pieces_at
from longroll.games.gettysburg.table.lessons import (
    BATTERY,
    FARM,
    HILL,
    NAMES,
    POSTS,
    TOWN,
    column,
    enemy,
    held,
    idle,
    legal,
    marching,
    placing,
    posts,
    sources,
    spare,
    takers,
    worn_first,
)
from longroll.games.gettysburg.table.speech import speech
from longroll.kit.lessons import Answers, Teacher, Tip
from longroll.kit.materials import load
from longroll.kit.speech import Speaker

STEPS = 14
FIGHTING = 12
AFTERWARDS = 13

# ---- what is still to do -----------------------------------------------------------------------------------


def to_rally(b: Battle) -> bool:
    """The town is in disorder, so that somebody would have to stay there (GB-16.4)."""
    return bool(b.disrupted & BIT[TOWN]) and bool(b.mask(CSA, TOWN)) and not enemy(b, TOWN)


def to_share(b: Battle) -> bool:
    """The brigades at the farm have cubes, those in the town have none (GB-23.1)."""
    regulars = b.mask(CSA, TOWN) & OF_COLOUR[GREY]
    return b.cubes[FARM * 6 + GREY] > 1 and not b.cubes[TOWN * 6 + GREY] and bool(regulars) and not enemy(b, TOWN)


def to_fire(b: Battle) -> bool:
    """Enemy guns have shown themselves, one's own have not fired yet (GB-22.13)."""
    theirs = b.mask(UNION, HILL) & GUNS[UNION] and b.fired & BIT[HILL]
    ours = b.mask(CSA, BATTERY) & GUNS[CSA] and not b.fired & BIT[BATTERY]
    return bool(theirs) and bool(ours) and b.period != NIGHT


def discs(b: Battle, sector: int) -> Answers:
    return tuple(f"disc {PLACES[place]}" for place in posts(b, sector))


def shots(b: Battle) -> Answers:
    guns = pieces_at(b, CSA, BATTERY, GUNS[CSA])
    return tuple(f"fire {PIECES[gun]} CEM {aim}" for gun in guns for aim in ("artillery", "troops"))


# ---- one kind of decision after the other ------------------------------------------------------------------


def turn(b: Battle) -> Tip:
    if b.contested:
        return Tip(FIGHTING, "fight", ("fight",))
    if held(b, HILL):
        return Tip(AFTERWARDS, "hold" if posts(b, HILL) else "taken", idle(b))
    if b.period == NIGHT:
        return Tip(AFTERWARDS, "night", idle(b))
    for step, key, due, sector in (
        (1, "rally", to_rally, TOWN),
        (3, "share", to_share, TOWN),
        (5, "guns", to_fire, BATTERY),
    ):
        if due(b) and posts(b, sector):
            return Tip(step, key, discs(b, sector))
    return storm(b)


def storm(b: Battle) -> Tip:
    """With two discs where many can go; else with one, or up to the hill first."""
    ways = sources(b, HILL)
    reserves = column(b)
    if not ways and reserves is None:
        return Tip(AFTERWARDS, "spent", idle(b))
    start = ways[0] if ways else reserves[0] if reserves is not None else FARM
    ready = [place for sector in ways or [start] for place in posts(b, sector)]
    if not ready:
        return new_block(b, start)
    single = tuple(f"disc {PLACES[place]}" for place in ready)
    if not ways:
        return Tip(7, "bring-up", single, {"from": PLACES[start]})
    many = sum(len(spare(b, sector)) for sector in ways) > 2
    doubles = legal(b, (f"double {PLACES[place]}" for place in ready)) if many else ()
    return Tip(7, "storm" if doubles else "storm-again", doubles + single, {"from": PLACES[start]})


def new_block(b: Battle, sector: int) -> Tip:
    places = [post for post in (*POSTS, *b.ground.order_reach[sector]) if sector in b.ground.order_reach[post]]
    answers = legal(b, placing(b, places))
    if answers:
        return Tip(7, "block", answers, {"from": PLACES[sector]})
    return Tip(7, "block-back", idle(b), {"from": PLACES[sector]})


def after_action(b: Battle) -> Tip:
    if b.contested:
        return Tip(FIGHTING, "fight", ("fight",))
    return Tip(AFTERWARDS, "done", ("end",))


def second_disc(b: Battle) -> Tip:
    if b.contested and b.joint < 0:
        return Tip(FIGHTING, "fight", ("fight",))
    if b.joint >= 0:
        return Tip(10, "second", tuple(disc for sector in sources(b, b.joint) for disc in discs(b, sector)))
    return Tip(10, "second-free", idle(b))


def order(b: Battle) -> Tip:
    top = b.frames[-1]
    assert isinstance(top, Order)
    reach = b.ground.order_reach[top.place]
    ways = [sector for sector in sources(b, HILL) if sector in reach]
    if b.joint >= 0:
        return Tip(11, "second-move", tuple(answer for s in ways for answer in marching(spare(b, s), b.joint)))
    if to_rally(b) and TOWN in reach:
        tip = Tip(2, "rally-order", ("reorganise GET",))
    elif to_share(b) and TOWN in reach:
        tip = Tip(4, "share-order", ("reinforce grey CUF GET",))
    elif to_fire(b) and BATTERY in reach:
        tip = Tip(6, "guns-order", shots(b))
    elif ways and not held(b, HILL):
        answers = tuple(answer for sector in ways for answer in marching(spare(b, sector), HILL))
        tip = Tip(8, "column", answers, {"from": PLACES[ways[0]]})
    else:
        tip = forward(b)
    fitting = legal(b, tip.answers)
    return Tip(tip.step, tip.key, fitting, tip.args) if fitting else Tip(AFTERWARDS, "pass", ("pass",))


def forward(b: Battle) -> Tip:
    """Reserves come up."""
    reserves = column(b)
    if reserves is None or held(b, HILL):
        return Tip(AFTERWARDS, "pass", ("pass",))
    start, to = reserves
    return Tip(7, "bring-up", marching(spare(b, start), to), {"from": PLACES[start]})


def moving(b: Battle) -> Tip:
    top = b.frames[-1]
    assert isinstance(top, Move)
    if not b.contested:
        more = legal(b, marching(spare(b, top.source), top.crossed[-1] % 64))
        return Tip(7, "bring-up", more, {"from": PLACES[top.source]}) if more else Tip(7, "done", ("done",))
    goal = b.joint if b.joint >= 0 else HILL
    more = legal(b, marching(spare(b, top.source), goal))
    if more:
        key = "second-move" if b.joint >= 0 else "column"
        return Tip(11 if b.joint >= 0 else 8, key, more, {"from": PLACES[top.source]})
    joint = legal(b, ("joint CEM",))
    return Tip(9, "joint", joint) if joint else Tip(11, "begin", ("done",))


def leaving(b: Battle) -> Tip:
    return Tip(8, "assign", tuple(map(str, b.options())))


def firing(b: Battle) -> Tip:
    return Tip(6, "guns-order", (*legal(b, shots(b)), "done"))


def hit(b: Battle) -> Tip:
    return Tip(FIGHTING, "hit", takers(b))


def fall_back(b: Battle) -> Tip:
    return Tip(FIGHTING, "fall-back", worn_first(b))


ADVICE: dict[str, Callable[[Battle], Tip]] = {
    "turn": turn,
    "after-action": after_action,
    "second-disc": second_disc,
    "order": order,
    "moving": moving,
    "leaving-cubes": leaving,
    "firing": firing,
    "hit": hit,
    "fall-back": fall_back,
}


class SecondLesson(Teacher[Battle]):
    """One instance: ``SECOND_LESSON``."""

    name = "second-lesson"
    scenario = "second-lesson"
    prefix = "combat"
    seats: Mapping[str, str] = {"CSA": "me", "Union": "computer:captain"}
    learner = "CSA"
    battle = "second-day-afternoon"
    steps = STEPS
    chapters = (("ready", 6), ("storm", 5), ("fight", 3))
    learned = ("learned-ready", "learned-storm", "learned-fight")
    states = Battle
    advice = ADVICE

    def speech(self, language: str) -> Speaker:
        return speech(language)

    def moment(self, b: Battle) -> int:
        return FIGHTING

    def names(self, b: Battle) -> Mapping[str, str | int]:
        return {**NAMES, "left": b.orders + b.forced}


SECOND_LESSON = SecondLesson(load(DATA / "lessons" / "second-lesson.json", dict[str, Any]))
