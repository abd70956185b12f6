"""Lines of an assault's steps: who rolled, why the die or the column is what it is, what came of it."""

from __future__ import annotations

from longroll.games.gettysburg.components import COLOUR, KIND, MASK, SIDE
from longroll.games.gettysburg.rules.combat import (
    STEP_1,
    STEP_2,
    STEP_3,
    Combat,
    attacker_fire_items,
    defender_morale_items,
)
from longroll.games.gettysburg.rules.modifiers import (
    ATTACKER_MORALE,
    ATTACKERS_SHOCK,
    ATTACKERS_TABLE,
    COUNTERS,
    DEFENDER_MORALE,
    DEFENDERS_SHOCK,
    DEFENDERS_TABLE,
    DISRUPTS,
    ELIMINATED,
    GUNS_TABLE,
    NOTHING,
    RETREATS,
    Items,
    attacker_morale,
    defending_gun,
    defending_troops,
)
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.speech import SIDE_CLASS
from longroll.games.gettysburg.table.stage.words import StageSpeech
from longroll.kit.film import StageLine
from longroll.kit.scene import LogDie
from longroll.kit.speech import signed

CUBES_CLAUSES = ("GB-15.13", "GB-15.25")
"""Modifiers that the number of cubes stands for."""


class DraftLine:
    """A line that may still change while its moment is told."""

    def __init__(self, seq: int, piece: int, result: str, clause: str) -> None:
        self.seq = seq
        self.piece = piece
        self.note = ""
        self.dice: list[LogDie] = []
        self.value = ""
        self.result = result
        """The key of its word, or (of cubes) the word itself."""
        self.clause = clause
        self.cubes = 0
        self.shock = False

    def written(self, spoken: StageSpeech) -> StageLine:
        result = spoken.say("stage-cubes", number=self.cubes) if self.cubes else spoken.say(self.result)
        label = spoken.piece(self.piece)
        return StageLine(self.seq, label, self.note, self.dice, self.value, result=result, clause=self.clause)


def die_of(piece: int, face: int) -> LogDie:
    return LogDie(face, SIDE_CLASS[SIDE[piece]])


def counted(face: int, counts: int, spoken: StageSpeech) -> str:
    """The die, and what it counts as where that differs."""
    return str(face) if face == counts else spoken.say("line-changed", die=face, counts=counts)


def reasons(b: Battle, sector: int, load: str, items: Items, spoken: StageSpeech) -> str:
    """Cubes and modifiers in small type: "3 cubes, town +2, elite −1"."""
    terrain = b.ground.terrain[sector]
    told = []
    for clause, value in items:
        if clause in CUBES_CLAUSES:
            load = f"{load} {signed(value)}"
        else:
            word = spoken.say(f"reason-{clause.replace('.', '-')}", terrain=terrain)
            told.append(f"{word} {signed(value)}")
    return ", ".join([*([load] if load else []), *told])


def carried(load: int, spoken: StageSpeech) -> str:
    return spoken.say("note-cubes", number=load) if load else ""


def just_taken(load: int, taken: int, spoken: StageSpeech) -> str:
    """The cubes of a piece that checks, those of this round's fire told apart."""
    if not taken:
        return carried(load, spoken)
    if taken == load:
        return spoken.say("note-takes", number=taken)
    return f"{carried(load, spoken)}, {spoken.say('note-new', number=taken)}"


def fire_line(
    seq: int, b: Battle, combat: Combat, step: int, piece: int, dice: tuple[int, int], spoken: StageSpeech
) -> DraftLine:
    """Steps 1, 2 and 4; ``dice``: the face, and what it counts as."""
    face, counts = dice
    if step == STEP_1:
        items = defending_gun(bool(b.damaged[SIDE[piece]] & MASK[piece]))
        cubes, shock, clause = GUNS_TABLE[counts], False, "GB-15.8"
    elif step == STEP_2:
        items = defending_troops(b.load[piece])
        cubes, shock, clause = DEFENDERS_TABLE[counts], DEFENDERS_SHOCK[counts], "GB-15.14"
    else:
        items = attacker_fire_items(b, combat.sector, piece)
        cubes, shock, clause = ATTACKERS_TABLE[counts], ATTACKERS_SHOCK[counts], "GB-15.27"
    shaken = "line-check" if step == STEP_2 else "line-disrupts"
    line = DraftLine(seq, piece, shaken if shock else "line-nothing", items[0][0] if items else clause)
    line.note = reasons(b, combat.sector, carried(b.load[piece], spoken), items, spoken)
    line.dice = [die_of(piece, face)]
    line.value = counted(face, counts, spoken)
    line.cubes = cubes
    line.shock = shock
    return line


ATTACKER_RESULTS = {
    NOTHING: ("line-stands", ""),
    RETREATS: ("line-falls-back", "GB-15.21"),
    ELIMINATED: ("line-lost", "GB-15.22"),
}
DEFENDER_RESULTS = {
    NOTHING: ("line-stands", "GB-15.40"),
    RETREATS: ("line-falls-back", "GB-15.43"),
    ELIMINATED: ("line-lost", "GB-15.42"),
    DISRUPTS: ("line-disrupted", "GB-15.44"),
    COUNTERS: ("line-counters", "GB-15.45"),
}


def check_line(
    seq: int, b: Battle, combat: Combat, step: int, piece: int, dice: tuple[int, int], taken: int, spoken: StageSpeech
) -> DraftLine:
    """Steps 3 and 5; ``dice``: the face and the column; ``taken``: cubes of this round's fire."""
    face, column = dice
    if step == STEP_3:
        items = attacker_morale(KIND[piece])
        result, clause = ATTACKER_RESULTS[ATTACKER_MORALE[face][column]]
        if not clause:
            clause = items[0][0] if items else "GB-15.18" if b.load[piece] else "GB-15.20"
        load = just_taken(b.load[piece], taken, spoken)
    else:
        items = defender_morale_items(b, combat.sector, piece, combat.attackers(b))
        result, clause = DEFENDER_RESULTS[DEFENDER_MORALE[face][column]]
        load = carried(b.load[piece], spoken)
    line = DraftLine(seq, piece, result, clause)
    line.note = reasons(b, combat.sector, load, items, spoken)
    line.dice = [die_of(piece, face)]
    line.value = spoken.say("line-column", column=column)
    return line


def is_gun(piece: int) -> bool:
    return COLOUR[piece] < 0
