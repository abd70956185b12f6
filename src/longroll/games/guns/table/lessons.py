"""The first lesson: Pickett's charge with a better end, about ten minutes on the evening of 3 July.

The Union cannot spoil it. Its blocks before the learner have strength 1, so none of them can lead an attack
(GG-13.11.7); those on Cemetery Ridge lie in Confederate fields of fire and cannot march (GG-12.8); its two artillery
tokens are all it has (GG-8.4), and the learner's guns can silence both. When the next turn is Night no Attack order can
save it (GG-6.3, GG-20.8). Should the learner take another way, the teacher looks for marches that put an objective
under fire.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longroll.games.guns.board import GROUND
from longroll.games.guns.components import (
    ATTACK,
    CSA,
    FACE_OF,
    FACES,
    SPACE,
    STRENGTH,
    TOKEN,
    TOKEN_STRENGTH,
    USA,
)
from longroll.games.guns.data.materials import DATA
from longroll.games.guns.lexicon import DECISIONS
from longroll.games.guns.rules.bombardment import Bombardment
from longroll.games.guns.rules.orders import legal_orders
from longroll.games.guns.rules.victory import held
from longroll.games.guns.state import TRAY, Battle
from longroll.games.guns.table.speech import speech
from longroll.kit.lessons import Answers, Teacher, Tip
from longroll.kit.materials import load
from longroll.kit.speech import Speaker

ANGLE, WOODS, RIDGE, ORCHARD = (GROUND.position_index[code] for code in ("P197", "P193", "P168", "P138"))
"""The Angle; Spangler's Woods; Seminary Ridge, centre; McMillan's Woods."""
HEADQUARTERS = GROUND.area_index["A73"]
FIELDS = GROUND.area_index["A61"]
"""Meade's headquarters, the objective behind the Angle; the fields that McMillan's Woods look at."""
TARGETS = (ANGLE, GROUND.position_index["P213"], GROUND.position_index["P183"])
"""Where an attack is of use, the best first."""
FIRST_HOUR = SPACE["4PM"]
STEPS = 15


# ---- where the lesson stands -------------------------------------------------------------------------------


def offered(b: Battle, verb: str = "") -> Answers:
    """The legal answers, or those with a verb."""
    return tuple(str(option) for option in b.options() if not verb or option.action.verb == verb)


def broken(b: Battle) -> bool:
    """Is some objective no longer fully controlled by the Union (GG-20.3)?"""
    return held(b) < len(b.goals)


def first_evening(b: Battle) -> bool:
    """The phase in which the lesson begins."""
    return b.space == FIRST_HOUR


def columns(b: Battle) -> list[int]:
    """The two blocks that shall charge: the learner's best blocks that are not on the ridge yet."""
    away = [block for block in b.on_map(CSA) if STRENGTH[block] == 2 and b.at[block] not in (WOODS, RIDGE, ORCHARD)]
    return [block for block in away if b.at[block] not in TARGETS]


def ready(b: Battle) -> bool:
    """Have the columns come up: two strong blocks in the woods, one on the ridge, nobody still on the road?"""
    strong = [b.at[block] for block in b.on_map(CSA) if STRENGTH[block] == 2]
    return strong.count(WOODS) >= 2 and RIDGE in strong and not columns(b)


def moment(b: Battle) -> int:
    """The step of the lesson while somebody else decides, or where a small choice is due."""
    if first_evening(b):
        return 5
    if broken(b):
        return 14
    return 13 if b.orders[CSA] == ATTACK else 6


# ---- the first phase: a withdrawal -------------------------------------------------------------------------


def withdrawal(b: Battle) -> Tip:
    must = offered(b, "withdraw")
    if must and "done" not in offered(b):
        return Tip(1 if first_evening(b) else moment(b), "withdraw", must)
    return Tip(moment(b), "no-withdrawal", ("done", *must))


def withdraw_to(b: Battle) -> Tip:
    best = [f"to {GROUND.position_codes[place]} -" for place in (RIDGE, ORCHARD, WOODS)]
    return Tip(2 if first_evening(b) else moment(b), "withdraw-to", (*best, *offered(b, "to")))


def worst_first(b: Battle, verb: str) -> Answers:
    """Answers that name a block, the weaker faces first."""
    return tuple(sorted(offered(b, verb), key=lambda words_: ("-F" in words_, "-R2" in words_)))


# ---- marches -----------------------------------------------------------------------------------------------


def march(b: Battle) -> Tip:
    if b.stance(CSA, ORCHARD) != GROUND.stance(ORCHARD, FIELDS) and b.count(CSA, ORCHARD) and not b.shared(ORCHARD):
        return Tip(3 if first_evening(b) else moment(b), "face", ("face P138 A61",))
    if first_evening(b):
        return Tip(4, "march-not-yet", ("done",))
    if broken(b):
        return Tip(14, "march-won", ("done",))
    turning = outlook(b)
    if turning:
        return Tip(14, "cover", turning)
    waiting = [block for block in columns(b) if f"march {FACES[FACE_OF[block]]} {place(b, block)}" in offered(b)]
    if waiting and not ready(b):
        answers = tuple(f"march {FACES[FACE_OF[block]]} {place(b, block)}" for block in waiting)
        return Tip(7, "march", answers)
    marches = approaches(b)
    if marches and b.orders[CSA] == ATTACK:
        return Tip(13, "march-on", marches)
    return Tip(8, "march-done", ("done",))


def place(b: Battle, block: int) -> str:
    return b.ground.position_codes[b.at[block]]


def outlook(b: Battle) -> Answers:
    """Turns and single marches that would put an objective under fire at once, best by what they deny the Union."""
    found: list[tuple[int, str]] = []
    for answer in (*offered(b, "face"), *offered(b, "march")):
        after = b.copy()
        after.apply(answer)
        if answer.startswith("face"):
            found.append((held(after), answer))
        elif DECISIONS[after.frames[-1].kind(after)].name == "march-to":
            found.append((min(results(after).values(), default=len(b.goals)), answer))
    return tuple(answer for kept, answer in sorted(found) if kept < len(b.goals))


def results(b: Battle) -> dict[str, int]:
    """Every end of the march in hand with the objectives the Union would still control fully."""
    found: dict[str, int] = {}
    for answer in offered(b, "to"):
        after = b.copy()
        after.apply(answer)
        found[answer] = held(after)
    return found


def approaches(b: Battle) -> Answers:
    """Marches of strong blocks that can come nearer to the headquarters."""
    found = []
    for answer in offered(b, "march"):
        after = b.copy()
        after.apply(answer)
        here = GROUND.position_index.get(answer.split()[2], -1)
        ends = [GROUND.position_index[words_.split()[1]] for words_ in offered(after, "to")]
        if here >= 0 and ends and min(map(far, ends)) < far(here):
            found.append((min(map(far, ends)), answer))
    return tuple(answer for _, answer in sorted(found))


def far(position: int) -> int:
    """How many areas a position is away from the headquarters."""
    row = GROUND.area_distance[HEADQUARTERS]
    return min(row[GROUND.area_of[2 * position]], row[GROUND.area_of[2 * position + 1]])


def march_to(b: Battle) -> Tip:
    ends = results(b)
    covering = sorted((kept, answer) for answer, kept in ends.items() if kept < len(b.goals))
    if covering:
        return Tip(14, "cover", tuple(answer for _, answer in covering))
    ridge = tuple(f"to {GROUND.position_codes[p]} -" for p in (WOODS, RIDGE))
    near = sorted(ends, key=lambda answer: (way_to_woods(answer), answer))
    return Tip(7, "march-to", (*ridge, *near))


def way_to_woods(answer: str) -> int:
    """How many areas the end of a march is away from the woods."""
    position = GROUND.position_index[answer.split()[1]]
    sides = [GROUND.area_of[2 * position], GROUND.area_of[2 * position + 1]]
    goals = [GROUND.area_of[2 * WOODS], GROUND.area_of[2 * WOODS + 1]]
    return min(GROUND.area_distance[side][goal] for side in sides for goal in goals)


# ---- hours and orders --------------------------------------------------------------------------------------


def hours(_b: Battle) -> Tip:
    return Tip(6, "hours", ("hours 2", "hours 1"))


def order(b: Battle) -> Tip:
    legal = legal_orders(b, CSA)
    if first_evening(b):
        return Tip(5, "order-hold", ("order hold",))
    if broken(b):
        return Tip(14, "order-won", ("order hold", "order withdraw", "order attack"))
    if ATTACK in legal:
        return Tip(8, "order-attack" if ready(b) else "order-attack-again", ("order attack",))
    return Tip(8, "order-night", ("order hold", "order withdraw"))


def giving_back(b: Battle) -> Tip:
    """Tokens to return: those that cannot be used in the charge first."""
    if "done" in offered(b):
        return Tip(moment(b), "return", ("done",))
    spare = sorted(offered(b, "discard"), key=lambda answer: worth(answer.split()[1]))
    return Tip(5 if first_evening(b) else moment(b), "return", tuple(spare))


def worth(token: str) -> int:
    """What a token is worth to the charge."""
    useful = token.split("-")[0] in ("Pickett", "Heth", "Pender", "ANY")
    return (10 if useful else 0) + TOKEN_STRENGTH[TOKEN[token]]


# ---- the attack --------------------------------------------------------------------------------------------


def attack(b: Battle) -> Tip:
    wanted = tuple(f"target {GROUND.position_codes[target]}" for target in TARGETS)
    possible = tuple(answer for answer in wanted if answer in offered(b))
    if possible and not broken(b):
        return Tip(9, "target" if possible[0] == wanted[0] else "target-other", possible)
    return Tip(13, "attack-done" if broken(b) else "attack-none", ("done",))


def second_target(_b: Battle) -> Tip:
    return Tip(9, "second-target", ("done",))


def by_strength(b: Battle, verb: str) -> Answers:
    """Blocks of the woods first, strong ones first."""
    wanted = ("-F", "Pickett", "P193", "Heth")
    return tuple(sorted(offered(b, verb), key=lambda answer: [word not in answer for word in wanted]))


def leader(b: Battle) -> Tip:
    return Tip(10, "leader", by_strength(b, "lead"))


def attackers(b: Battle) -> Tip:
    """Three blocks: two from the woods, one from the ridge so that its guns may speak."""
    sent = by_strength(b, "send")
    strong = tuple(answer for answer in sent if "-F" in answer)
    tray = b.number(CSA, TRAY)
    if strong and tray > 2:
        return Tip(10, "send", (*strong, "charge"))
    return Tip(10, "charge", ("charge", *sent))


def offensive_support(b: Battle) -> Tip:
    """Every gun that can reach, the strongest first; more than three points on a position are wasted (GG-13.15.1)."""
    full = {
        position
        for position in b.gun_positions(CSA)
        if sum(TOKEN_STRENGTH[token] for token in b.guns_on(CSA, position)) >= 3
    }
    guns = [answer for answer in offered(b, "play") if GROUND.position_index[answer.split()[2]] not in full]
    guns.sort(key=lambda answer: -TOKEN_STRENGTH[TOKEN[answer.split()[1]]])
    if guns:
        return Tip(11, "guns", tuple(guns))
    return Tip(11, "guns-done", ("done", *offered(b)))


def make_up(b: Battle) -> Tip:
    return Tip(11, "make-up", tuple(sorted(offered(b, "add"), key=lambda answer: worth(answer.split()[1]))))


def aim(b: Battle) -> Tip:
    """At positions with guns that are not yet sure to fall silent, else at the Angle."""
    with_guns = {GROUND.position_codes[position]: len(b.guns_on(USA, position)) for position in b.gun_positions(USA)}
    frame = b.frames[-1]
    assert isinstance(frame, Bombardment)
    for target in frame.aimed[1::2]:
        code = GROUND.position_codes[target]
        with_guns[code] = with_guns.get(code, 0) - 1
    answers = sorted(offered(b, "aim"), key=lambda answer: (-with_guns.get(answer.split()[2], 0), "P197" not in answer))
    return Tip(12, "aim" if b.gun_positions(USA) else "aim-blocks", tuple(answers))


def knock(b: Battle) -> Tip:
    strongest = sorted(offered(b, "knock"), key=lambda answer: -TOKEN_STRENGTH[TOKEN[answer.split()[1]]])
    return Tip(12, "knock", tuple(strongest))


def behind(b: Battle) -> Tip:
    return Tip(12, "behind", by_strength(b, "behind"))


def pick(b: Battle) -> Tip:
    return Tip(13, "pick", offered(b))


def offer(b: Battle) -> Tip:
    return Tip(13, "offer", offered(b))


def defender(b: Battle) -> Tip:
    return Tip(13, "defender", tuple(sorted(offered(b), key=lambda answer: "-F" not in answer)))


def defensive_support(b: Battle) -> Tip:
    guns = sorted(offered(b, "play"), key=lambda answer: -TOKEN_STRENGTH[TOKEN[answer.split()[1]]])
    return Tip(13, "defensive-guns", (*guns, "done"))


def lost_attack(b: Battle) -> Tip:
    return Tip(13, "lost-attack", offered(b, "withdraw"))


def loss(b: Battle) -> Tip:
    return Tip(moment(b), "loss", worst_first(b, "lose"))


def works(_b: Battle) -> Tip:
    return Tip(14, "works", ("done",))


ADVICE: dict[str, Callable[[Battle], Tip]] = {
    "withdrawal": withdrawal,
    "withdraw-to": withdraw_to,
    "withdrawal-loss": loss,
    "lost-attack": lost_attack,
    "march": march,
    "march-to": march_to,
    "hours": hours,
    "order": order,
    "order-return": giving_back,
    "idle-return": giving_back,
    "night-return": giving_back,
    "keep": giving_back,
    "attack": attack,
    "second-target": second_target,
    "leader": leader,
    "attackers": attackers,
    "offensive-support": offensive_support,
    "make-up": make_up,
    "aim": aim,
    "knock": knock,
    "behind": behind,
    "pick": pick,
    "offer": offer,
    "defender": defender,
    "defensive-support": defensive_support,
    "works": works,
}


class FirstLesson(Teacher[Battle]):
    """One instance: ``FIRST_LESSON``."""

    name = "guns-first-lesson"
    scenario = "guns-first-lesson"
    seats: Mapping[str, str] = {"CSA": "me", "USA": "computer:captain"}
    learner = "CSA"
    battle = "third-day"
    steps = STEPS
    chapters = (("ground", 4), ("time", 4), ("attack", 5), ("victory", 2))
    learned = ("learned-ground", "learned-time", "learned-attack")
    states = Battle
    advice = ADVICE

    def speech(self, language: str) -> Speaker:
        return speech(language)

    def moment(self, b: Battle) -> int:
        return moment(b)

    def names(self, b: Battle) -> dict[str, str | int]:
        """What the button says that ends the step in hand."""
        return {"go": b.decision.kind if b.decision is not None else ""}


FIRST_LESSON = FirstLesson(load(DATA / "lessons" / "first-lesson.json", dict[str, Any]))
