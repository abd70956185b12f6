"""The first lesson: the CSA takes Cemetery Hill and Culp's Hill, about ten minutes.

The Union cannot spoil it: all its order discs lie with full blocks, and the safety rule of GB-8.4 is in force from the
start. Its turns are Forced Passes without a choice (GB-23.8); its player only answers for its pieces in combat. Eight
of them are the clock of the period. Should the learner not be done by then, the teacher goes on in the next period; the
Union has no order disc in that one either, and can only play for time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from longroll.games.gettysburg.board import N_SECTORS, PLACES, SECTOR
from longroll.games.gettysburg.components import (
    BIT,
    CE,
    CSA,
    GUNS,
    KIND,
    MORNING,
    NIGHT,
    PIECES,
    SIDE_COLOURS,
    TROOPS,
    UNION,
)
from longroll.games.gettysburg.data.materials import DATA
from longroll.games.gettysburg.rules.damage import Leaving
from longroll.games.gettysburg.rules.days import stars_held
from longroll.games.gettysburg.rules.march import March
from longroll.games.gettysburg.rules.movement import FIRST, SECOND, Move
from longroll.games.gettysburg.rules.orders import Order
from longroll.games.gettysburg.rules.works import sticks_of
from longroll.games.gettysburg.state import Battle, pieces_at
from longroll.games.gettysburg.table.speech import speech
from longroll.kit.lessons import Answers, Teacher, Tip
from longroll.kit.materials import load
from longroll.kit.speech import Speaker

TOWN, FARM, HILL, CULP = SECTOR["GET"], SECTOR["CUF"], SECTOR["CEM"], SECTOR["CUL"]
BATTERY, REAR = SECTOR["BEN"], SECTOR["LEI"]
POSTS = (FARM, BATTERY, TOWN, CULP, SECTOR["ALM"], SECTOR["YRK"], SECTOR["RCK"])
"""Where a block is of use, the best place first."""
NAMES = {code: code for code in ("GET", "CUF", "CEM", "CUL", "BEN", "HAR", "LEI")}
"""Sectors that the words of the lesson may speak of."""
STEPS = 18
FIGHTING = 14
"""The step of combats, and while the Union decides."""

# what to do next
MARCH, BOMBARD, CAPTURE, ASSAULT, HOLD, SPENT = range(6)


# ---- what is still to do -----------------------------------------------------------------------------------


def infantry(b: Battle, place: int) -> tuple[int, ...]:
    """Pieces of the learner that can attack, the elite first."""
    return tuple(sorted(pieces_at(b, CSA, place, TROOPS[CSA]), key=lambda piece: KIND[piece] != CE))


def enemy(b: Battle, sector: int) -> bool:
    return bool(b.mask(UNION, sector))


def spare(b: Battle, sector: int) -> tuple[int, ...]:
    """The infantry of a sector that may leave it: a hill that is won needs a garrison."""
    found = infantry(b, sector)
    if sector in (HILL, CULP) and len(found) == b.count(CSA, sector):
        found = found[:-1]
    return found


def held(b: Battle, sector: int) -> bool:
    """Does the learner control it (GB-1.4)?"""
    return bool(b.mask(CSA, sector)) and not enemy(b, sector)


def goal(b: Battle) -> int:
    if not b.contested and len(stars_held(b)) >= 2:
        return HOLD
    target = target_of(b)
    ready = sum(len(infantry(b, sector)) for sector in (FARM, HILL, CULP))
    if ready < 3 and infantry(b, TOWN):
        return MARCH
    if not held(b, CULP):
        if b.period == MORNING and enemy(b, HILL) and not b.fired & BIT[BATTERY] and b.mask(CSA, BATTERY) & GUNS[CSA]:
            return BOMBARD
        if not enemy(b, CULP) and sources(b, CULP):
            return CAPTURE
    reserves = column(b)
    if sources(b, target) and (reserves is None or fit(b, target) >= 2 or b.count(CSA, FARM) > 3):
        return ASSAULT
    return MARCH if reserves is not None else SPENT


def target_of(b: Battle) -> int:
    """The hill to take next."""
    return HILL if held(b, CULP) else CULP


def sources(b: Battle, target: int) -> list[int]:
    """Sectors from which the learner's infantry can enter, those beyond the works first (GB-21.14)."""
    covered = [b.sticks[2 * target], b.sticks[2 * target + 1]]
    found = [sector for sector in b.ground.neighbours[target] if spare(b, sector) and not enemy(b, sector)]
    return sorted(found, key=lambda sector: (sector in covered, -len(spare(b, sector))))


def fit(b: Battle, target: int) -> int:
    """Brigades fit for an assault: three cubes count as one that is not."""
    found = 0
    for sector in sources(b, target):
        worn = sum(b.cubes[sector * 6 + colour] for colour in SIDE_COLOURS[CSA])
        found += max(0, len(spare(b, sector)) - worn // 3)
    return found


def column(b: Battle) -> tuple[int, int] | None:
    """The nearest infantry that can march towards Culp Farm, and the sector to march into."""
    ways = {FARM: FARM}
    queue = [FARM]
    for sector in queue:
        if sector != FARM and spare(b, sector):
            return sector, ways[sector]
        for near in b.ground.neighbours[sector]:
            if near not in ways and not enemy(b, near):
                ways[near] = sector
                queue.append(near)
    return None


def task(b: Battle) -> tuple[int, int]:
    """The sector that needs an order now, and the sector its pieces go to."""
    doing = goal(b)
    if doing == MARCH:
        found = (TOWN, FARM) if infantry(b, TOWN) else column(b)
        return found if found is not None else (FARM, FARM)
    if doing == BOMBARD:
        return BATTERY, HILL
    if doing in (CAPTURE, ASSAULT):
        target = target_of(b)
        return sources(b, target)[0], target
    return HILL if held(b, HILL) else CULP, REAR


def posts(b: Battle, sector: int) -> list[int]:
    """The learner's blocks with room for a disc that can order a sector, the roomiest first (GB-11.2, GB-11.3)."""
    found = [place for place in b.blocks(CSA) if b.has_room(place) and sector in b.ground.order_reach[place]]
    return sorted(found, key=lambda place: b.discs[place] - b.block[place])


def boxed(b: Battle) -> tuple[str, ...]:
    """Box moves into sectors without enemies (GB-6.4)."""
    return tuple(
        f"enter {PIECES[piece]}"
        for box in b.ground.boxes[CSA]
        if not enemy(b, b.ground.box_sector[box])
        for piece in pieces_at(b, CSA, box, TROOPS[CSA] | GUNS[CSA])
    )


# ---- answers -----------------------------------------------------------------------------------------------


def placing(b: Battle, places: Iterable[int]) -> tuple[str, ...]:
    """Place a block, the highest value first."""
    return tuple(f"block {v} {PLACES[place]}" for place in places for v in (5, 4, 3, 2) if b.hand[CSA * 6 + v])


def idle(b: Battle) -> tuple[str, ...]:
    """Actions that change little: the clock runs on."""
    discs = [f"disc {PLACES[place]}" for place in b.blocks(CSA)]
    removals = [f"remove {PLACES[place]}" for place in b.blocks(CSA)]
    return (*discs, *removals, *placing(b, POSTS))


def marching(pieces: Iterable[int], to: int) -> tuple[str, ...]:
    return tuple(f"move {PIECES[piece]} {PLACES[to]}" for piece in pieces)


def shots(b: Battle) -> tuple[str, ...]:
    return tuple(f"fire {PIECES[gun]} CEM troops" for gun in pieces_at(b, CSA, BATTERY, GUNS[CSA]))


def legal(b: Battle, answers: Iterable[str]) -> tuple[str, ...]:
    return tuple(answer for answer in answers if b.check(answer) is None)


# ---- one kind of decision after the other ------------------------------------------------------------------


def turn(b: Battle) -> Tip:
    doing = goal(b)
    waiting = legal(b, boxed(b))
    if waiting and not b.posted[CSA]:
        return Tip(1, "enter", waiting)
    if b.contested:
        return Tip(FIGHTING, "fight", ("fight",))
    if doing == HOLD:
        return holding(b)
    if doing == SPENT:
        return Tip(10, "spent", idle(b))
    if b.period == NIGHT:
        return Tip(10, "night", idle(b))
    source, target = task(b)
    ready = posts(b, source)
    if not ready:
        return new_block(b, source)
    discs = tuple(f"disc {PLACES[place]}" for place in ready)
    if doing == MARCH:
        first = source == TOWN and b.period == MORNING
        return Tip(3 if first else 10, "disc" if first else "bring-up", discs, {"from": PLACES[source]})
    if doing == BOMBARD:
        return Tip(5, "disc-fire", discs)
    if doing == CAPTURE:
        return Tip(7, "disc-capture", discs)
    doubles = legal(b, (f"double {PLACES[place]}" for place in ready)) if len(spare(b, source)) > 2 else ()
    fresh = (source, target) == (FARM, HILL) and b.double >= 4 and b.period == MORNING
    key = "assault" if doubles and fresh else "assault-again"
    return Tip(10, key, doubles + discs, {"target": PLACES[target], "from": PLACES[source]})


def new_block(b: Battle, sector: int) -> Tip:
    """No block with room can order the sector: place one, or take one back."""
    places = [post for post in (*POSTS, *b.ground.order_reach[sector]) if sector in b.ground.order_reach[post]]
    answers = legal(b, placing(b, places))
    if not b.posted[CSA]:
        return Tip(2, "block", answers)
    if answers:
        return Tip(10 if held(b, CULP) else 2, "block-again", answers, {"from": PLACES[sector]})
    return Tip(10, "block-back", idle(b), {"from": PLACES[sector]})


def holding(b: Battle) -> Tip:
    """Two hills are won: use the turns that are left."""
    home = task(b)[0]
    blocks = b.blocks(CSA)
    used = [place for place in blocks if b.discs[place]]
    if home not in blocks and used:
        broken = not any(
            b.mask(UNION, sector) for sector in (REAR, *b.ground.neighbours[REAR]) if sector != SECTOR["CRN"]
        )
        key = "taken-broken" if broken else "taken-retreat"
        return Tip(15, key, tuple(f"remove {PLACES[place]}" for place in used))
    if home not in blocks:
        return Tip(16, "block-hill", (*legal(b, placing(b, [home])), *idle(b)))
    if not b.rush:
        others = [place for place in POSTS if place not in blocks]
        return Tip(17, "stall", (*placing(b, others), *idle(b)[::-1]))
    ready = tuple(f"disc {PLACES[place]}" for place in posts(b, home))
    if ready and sticks_of(b, home) < 2:
        return Tip(17, "dig", ready)
    return Tip(17, "hold", idle(b))


def after_action(b: Battle) -> Tip:
    if b.contested:
        return Tip(FIGHTING, "fight", ("fight",))
    return Tip(1, "enter-after", (*boxed(b), "end"))


def second_disc(b: Battle) -> Tip:
    if b.contested and b.joint < 0:
        return Tip(FIGHTING, "fight", ("fight",))
    if b.joint >= 0:
        ready = [place for sector in sources(b, b.joint) for place in posts(b, sector)]
        return Tip(13, "second", tuple(f"disc {PLACES[place]}" for place in ready))
    source, _ = task(b)
    return Tip(13, "second-free", (*(f"disc {PLACES[place]}" for place in posts(b, source)), *idle(b)))


def order(b: Battle) -> Tip:
    top = b.frames[-1]
    assert isinstance(top, Order)
    doing = goal(b)
    source, target = task(b)
    answers: tuple[str, ...]
    if b.joint >= 0:
        joining = [sector for sector in sources(b, b.joint) if sector in b.ground.order_reach[top.place]]
        return Tip(13, "second-move", tuple(a for s in joining for a in marching(spare(b, s), b.joint)))
    if doing == BOMBARD:
        tip = Tip(6, "fire", shots(b))
    elif doing == MARCH:
        first = source == TOWN and b.period == MORNING
        answers = marching(spare(b, source), target)
        tip = Tip(4 if first else 10, "march" if first else "bring-up", answers, {"from": PLACES[source]})
    elif doing == CAPTURE:
        tip = Tip(8, "capture", marching(reversed(spare(b, source)), target))
    elif doing == ASSAULT:
        answers = marching(spare(b, source), target)
        key = "columns" if top.role == FIRST else "column"
        tip = Tip(11, key, answers, {"target": PLACES[target], "from": PLACES[source]})
    elif doing == HOLD:
        tip = Tip(17, "dig-where", (f"entrench {PLACES[source]} LEI", "pass"))
    else:
        tip = Tip(10, "pass", ("pass",))
    fitting = legal(b, tip.answers)
    if fitting:
        return Tip(tip.step, tip.key, fitting, tip.args)
    return Tip(tip.step, "pass", ("pass",))


def moving(b: Battle) -> Tip:
    top = b.frames[-1]
    assert isinstance(top, Move)
    target = target_of(b)
    if b.contested:
        step = 13 if top.role == SECOND else 11
        more = legal(b, marching(spare(b, top.source), b.joint if b.joint >= 0 else target))
        if more:
            key = "second-move" if step == 13 else "columns" if top.role == FIRST else "column"
            return Tip(step, key, more, {"target": PLACES[target], "from": PLACES[top.source]})
        joint = legal(b, (f"joint {PLACES[sector]}" for sector in (HILL, CULP)))
        if joint:
            return Tip(12, "joint", joint)
        return Tip(step, "done", ("done",))
    if top.source not in (FARM, HILL, CULP):
        more = legal(b, marching(infantry(b, top.source), top.crossed[-1] % 64))
        if more:
            return Tip(4 if top.source == TOWN else 10, "march-on", more)
    if top.source == FARM and held(b, CULP):
        return Tip(9, "captured", ("done",))
    return Tip(4 if top.source == TOWN else 8, "done", ("done",))


def leaving(b: Battle) -> Tip:
    """Cubes go with those who need not fight (GB-14.4)."""
    top, beneath = b.frames[-1], b.frames[-2]
    assert isinstance(top, Leaving)
    fight = isinstance(beneath, March) and beneath.to < N_SECTORS and enemy(b, beneath.to)
    answers = [str(option) for option in b.options()]
    if not fight:
        answers.reverse()
    return Tip(11, "assign-fight", tuple(answers)) if fight else Tip(9, "assign", tuple(answers))


def firing(b: Battle) -> Tip:
    return Tip(6, "fire", (*shots(b), "done"))


def takers(b: Battle) -> Answers:
    """Who takes a hit, the elite first: they hold on longest."""
    return tuple(sorted(map(str, b.options()), key=lambda answer: not answer.startswith("hit CE")))


def worn_first(b: Battle) -> Answers:
    """Who falls back, those with the most cubes first."""
    worn = sorted(pieces_at(b, CSA, b.fought, TROOPS[CSA]), key=lambda piece: -b.load[piece])
    return tuple(f"fall-back {PIECES[piece]}" for piece in worn)


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


class FirstLesson(Teacher[Battle]):
    """One instance: ``FIRST_LESSON``."""

    name = "first-lesson"
    scenario = "first-lesson"
    seats: Mapping[str, str] = {"CSA": "me", "Union": "computer:captain"}
    learner = "CSA"
    battle = "first-day"
    steps = STEPS
    chapters = (("enter", 1), ("blocks", 1), ("orders", 7), ("assault", 6), ("hold", 3))
    learned = ("learned-blocks", "learned-orders", "learned-hold")
    states = Battle
    advice = ADVICE

    def speech(self, language: str) -> Speaker:
        return speech(language)

    def moment(self, b: Battle) -> int:
        return FIGHTING

    def names(self, b: Battle) -> Mapping[str, str | int]:
        """The sectors of the lesson, and the discs that the Union has left."""
        return {**NAMES, "left": b.orders + b.forced}


FIRST_LESSON = FirstLesson(load(DATA / "lessons" / "first-lesson.json", dict[str, Any]))
