"""The game's vocabulary: verbs of its notation, kinds of decision, kinds of event."""

from __future__ import annotations

from typing import Any, Final

from longroll.games.gettysburg.board import PLACES, SECTOR_CODES
from longroll.games.gettysburg.components import COLOURS, PERIODS, PIECES, SIDES
from longroll.kit.lexicon import AFTER, UNTOLD, Lexicon, Telling
from longroll.kit.notation import A_SHIFT, B_SHIFT, Notation, Param, Verb, act

# ---- what verbs and events name ----------------------------------------------------------------------------

_piece = Param("piece", PIECES)
_sector = Param("sector", SECTOR_CODES)
_place = Param("place", PLACES)
_colour = Param("colour", COLOURS)
_side = Param("side", SIDES)
_value = Param("value", ["", "", "2", "3", "4", "5"])
_number = Param("number", [str(n) for n in range(31)])
_face = Param("face", ["", "1", "2", "3", "4", "5", "6"])
_class = Param("class", ["troops", "artillery"])
AT_TROOPS: Final = 0
AT_GUNS: Final = 1

# ---- verbs -------------------------------------------------------------------------------------------------

LEXICON: Final[Lexicon[list[Param], tuple[str, ...]]] = Lexicon()
_verb = LEXICON.verb
_decision = LEXICON.decision
_event = LEXICON.event

DIE: Final = _verb("die", [_face], "GB-2.11")
ENTER: Final = _verb("enter", [_piece], "GB-6.4", chance=True)
BLOCK: Final = _verb("block", [_value, _place], "GB-9.1")
REMOVE: Final = _verb("remove", [_place], "GB-10.1")
DISC: Final = _verb("disc", [_place], "GB-11.1")
DOUBLE: Final = _verb("double", [_place], "GB-11.6")
FORCED_PASS: Final = _verb("forced-pass", [], "GB-23.8")
SKIP: Final = _verb("skip", [], "GB-8.3")
FIGHT: Final = _verb("fight", [], "GB-6.7", chance=True)
END: Final = _verb("end", [], "GB-8.5", silent=True, chance=True)
MOVE: Final = _verb("move", [_piece, _place], "GB-12.1", chance=True)
RIDE: Final = _verb("ride", [_piece, _sector, _sector], "GB-12.3", chance=True)
JOINT: Final = _verb("joint", [_sector], "GB-11.9", chance=True)
DONE: Final = _verb("done", [], "GB-11.11", silent=True, chance=True)
ASSIGN: Final = _verb("assign", [_piece, _number], "GB-14.3", chance=True)
RESOLVE: Final = _verb("resolve", [_sector], "GB-15.2", chance=True)
FIRE: Final = _verb("fire", [_piece, _sector, _class], "GB-22.12", chance=True)
MARKER: Final = _verb("marker", [_sector], "GB-22.24", chance=True)
REINFORCE: Final = _verb("reinforce", [_colour, _sector, _sector], "GB-23.1")
ENTRENCH: Final = _verb("entrench", [_sector, _place], "GB-21.1")
SHIFT: Final = _verb("shift", [_sector, _place, _place], "GB-21.6")
REORGANISE: Final = _verb("reorganise", [_sector], "GB-23.5")
CLEAR: Final = _verb("clear", [_sector], "GB-23.6")
PASS: Final = _verb("pass", [], "GB-23.7", chance=True)
HIT: Final = _verb("hit", [_piece], "GB-14.11", chance=True)
CUBE: Final = _verb("cube", [_colour], "GB-14.12")
RETREAT: Final = _verb("retreat", [_piece, _place], "GB-17.4", chance=True)
THROUGH: Final = _verb("through", [_piece, _sector, _sector], "GB-17.8", chance=True)
STAND: Final = _verb("stand", [], "GB-18.3", silent=True, chance=True)
FALL_BACK: Final = _verb("fall-back", [_piece], "GB-15.45", chance=True)
FORFEIT: Final = _verb("forfeit", [_piece], "GB-2.4", chance=True)
LOSE_STICK: Final = _verb("lose-stick", [_sector, _place], "GB-21.9", chance=True)
CONCEDE: Final = _verb("concede", [_side], "GB-25.5", concession=True)
AGREE: Final = _verb("agree", [_side], "GB-R51", draw=True)

NOTATION: Final = Notation(
    [Verb(number, kind.name, kind.params, kind.clause) for number, kind in enumerate(LEXICON.verbs, 1)]
)

# ---- answers made in advance, those of the longest lists ---------------------------------------------------

Ready = list[Any]
"""Answers of a verb by the number of what they name. (Any, not int: the compiled build then hands each on as it is,
where it would take an int apart and make it anew.)"""


def _ready(begun: int, shift: int, number: int) -> Ready:
    return [begun | n << shift for n in range(number)]


ENTER_OF: Final[Ready] = _ready(ENTER, A_SHIFT, len(PIECES))
DISC_AT: Final[Ready] = _ready(DISC, A_SHIFT, len(PLACES))
DOUBLE_AT: Final[Ready] = _ready(DOUBLE, A_SHIFT, len(PLACES))
REMOVE_AT: Final[Ready] = _ready(REMOVE, A_SHIFT, len(PLACES))
BLOCK_AT: Final[list[Ready]] = [_ready(act(BLOCK, value), B_SHIFT, len(PLACES)) for value in range(6)]
MOVE_OF: Final[list[Ready]] = [_ready(act(MOVE, piece), B_SHIFT, len(SECTOR_CODES)) for piece in range(len(PIECES))]
ENTRENCH_AT: Final[list[Ready]] = [
    _ready(act(ENTRENCH, sector), B_SHIFT, len(PLACES)) for sector in range(len(SECTOR_CODES))
]

# ---- decisions: kind, message and clauses ------------------------------------------------------------------

DECISIONS: Final = LEXICON.decisions
# reactions that standing orders may answer
HITS, CUBES, RETREATS, GUNS_LEAVE, CAVALRY = "hits", "cubes", "retreats", "guns", "cavalry"

D_ARRIVAL: Final = _decision("arrival-roll", "GB-6.3")
D_TURN: Final = _decision("turn", "GB-8.1", "GB-6.5")
D_SECOND: Final = _decision("second-disc", "GB-11.8", "GB-6.5")
D_AFTER: Final = _decision("after-action", "GB-6.5", "GB-8.5")
D_ORDER: Final = _decision("order", "GB-11.3", "GB-11.5")
D_MOVING: Final = _decision("moving", "GB-12.1", "GB-6.5")
D_LEAVING_CUBES: Final = _decision("leaving-cubes", "GB-14.3", "GB-14.4", standing=CUBES)
D_COMBATS: Final = _decision("combats", "GB-15.2")
D_GUNS_FIRE: Final = _decision("guns-fire", "GB-15.6", "GB-15.8")
D_DEFENDER_CUBES: Final = _decision("defender-cubes", "GB-15.11", standing=CUBES)
D_DEFENDERS_FIRE: Final = _decision("defenders-fire", "GB-15.12", "GB-15.14")
D_ATTACKER_MORALE: Final = _decision("attacker-morale", "GB-15.17", "GB-15.20")
D_ATTACKERS_FIRE: Final = _decision("attackers-fire", "GB-15.24", "GB-15.27")
D_DEFENDER_MORALE: Final = _decision("defender-morale", "GB-15.30", "GB-15.40")
D_HIT: Final = _decision("hit", "GB-14.11", "GB-14.14", standing=HITS)
D_EVADE: Final = _decision("evade", "GB-18.3", standing=CAVALRY)
D_LIMBER: Final = _decision("limber", "GB-18.7", standing=GUNS_LEAVE)
D_RETREAT: Final = _decision("retreat", "GB-17.4", "GB-17.13", standing=RETREATS)
D_FALL_BACK: Final = _decision("fall-back", "GB-15.45")
D_WITHDRAW: Final = _decision("withdraw", "GB-19.5", standing=GUNS_LEAVE)
D_ESCAPE: Final = _decision("guns-escape", "GB-19.4", standing=GUNS_LEAVE)
D_FIRING: Final = _decision("firing", "GB-22.2", "GB-22.12")
D_LONG_RANGE: Final = _decision("long-range", "GB-22.15")
D_GUN_HIT: Final = _decision("gun-hit", "GB-22.18")
D_COLOUR: Final = _decision("colour", "GB-22.17", standing=CUBES)
D_MARKER: Final = _decision("marker", "GB-22.24")
D_PENALTY: Final = _decision("penalty", "GB-16.7", "GB-17.9", standing=CUBES)
D_STICK: Final = _decision("stick", "GB-21.9")
D_FORFEIT: Final = _decision("forfeit", "GB-2.4", "GB-2.6")
D_EXCESS: Final = _decision("excess", "GB-13.8")

# ---- events ------------------------------------------------------------------------------------------------

EVENTS: Final = LEXICON.events
_days = ("", "1", "2", "3")
_numbers: tuple[str, ...] = ()
_action: tuple[str, ...] = ("action",)


E_FORCED: Final = _event("forced", action=_action)
E_PERIOD: Final = _event("period-begins", "GB-5.3", day=_days, period=PERIODS)
E_ARRIVES: Final = _event("arrives", "GB-6.1", piece=PIECES, box=PLACES)
E_ARRIVAL_ROLL: Final = _event("arrival-roll", "GB-6.3", Telling(die="face"), face=_numbers, box=PLACES)
E_FILLED: Final = _event("discs-filled", "GB-7.9", side=SIDES, discs=_numbers, extra=_numbers)
E_TURN: Final = _event("turn", "", Telling(UNTOLD), side=SIDES)
E_ENTERS: Final = _event("enters", "GB-6.4", piece=PIECES, box=PLACES, sector=PLACES)
E_BLOCK: Final = _event("block-placed", "GB-9.1", side=SIDES, place=PLACES)
E_BLOCK_VALUE: Final = _event("block-value", place=PLACES, value=_numbers)
E_REMOVED: Final = _event("block-removed", "GB-10.1", side=SIDES, place=PLACES)
E_CAPTURED: Final = _event("block-captured", "GB-20.1", Telling(weight=2), side=SIDES, place=PLACES)
E_RECALLED: Final = _event("blocks-recalled", "GB-9.7", side=SIDES)
E_DISC: Final = _event("disc-placed", "GB-11.1", side=SIDES, place=PLACES)
E_FORCED_PASS: Final = _event("forced-pass", "GB-23.8")
E_PASS: Final = _event("pass", "GB-23.7", side=SIDES)
E_SKIP: Final = _event("skip", "GB-8.3", side=SIDES)
E_MOVES: Final = _event("moves", "GB-12.1", piece=PIECES, start=PLACES, to=PLACES)
E_ASSIGNED: Final = _event("assigned", "GB-14.3", piece=PIECES, cubes=_numbers)
E_JOINT: Final = _event("joint-assault", "GB-11.9", sector=PLACES)
E_COMBAT: Final = _event("combat-begins", "GB-15.1", sector=PLACES)
E_ROUND: Final = _event("round", "GB-15.4", sector=PLACES, number=_numbers)
E_FIRES: Final = _event("fires", "GB-15.53", Telling(die="face"), piece=PIECES, face=_numbers, counts=_numbers)
E_BOMBARDS: Final = _event("bombards", "GB-22.15", Telling(die="face"), piece=PIECES, face=_numbers, counts=_numbers)
E_CHECKS: Final = _event("checks-morale", "GB-15.41", Telling(die="face"), piece=PIECES, face=_numbers, column=_numbers)
E_HIT: Final = _event("hit", "GB-14.11", piece=PIECES, cubes=_numbers)
E_CUBES_LOST: Final = _event("cubes-lost", number=_numbers)
E_SHAKEN: Final = _event("shaken", "GB-15.17", Telling(UNTOLD), sector=PLACES)
E_RETREATS: Final = _event("retreats", "GB-17.1", piece=PIECES, start=PLACES, to=PLACES)
E_ELIMINATED: Final = _event("eliminated", "GB-2.2", Telling(weight=2), piece=PIECES, place=PLACES)
E_NO_RETREAT: Final = _event("no-retreat", "GB-17.6", piece=PIECES, place=PLACES)
E_DISRUPTED: Final = _event("disrupted", "GB-16.2", sector=PLACES)
E_RALLIED: Final = _event("disruption-removed", sector=PLACES)
E_CARRIED: Final = _event("disruption-carried", "GB-16.5", start=PLACES, to=PLACES)
E_COUNTER: Final = _event("counter-attack", "GB-15.45", piece=PIECES)
E_GUN_DAMAGED: Final = _event("gun-damaged", "GB-2.10", piece=PIECES)
E_CUBE: Final = _event("cube-placed", colour=COLOURS, place=PLACES)
E_CUBE_IGNORED: Final = _event("cube-ignored", "GB-18.3", piece=PIECES)
E_CUBES_HOME: Final = _event("cubes-returned", colour=COLOURS, number=_numbers)
E_HELD: Final = _event("combat-held", "GB-15.49", sector=PLACES, side=SIDES)
E_WON: Final = _event("combat-won", "GB-15.47", Telling(weight=3), sector=PLACES, side=SIDES)
E_STICK: Final = _event("stick-placed", "GB-21.1", sector=PLACES, border=PLACES)
E_STICK_MOVED: Final = _event("stick-moved", "GB-21.6", sector=PLACES, start=PLACES, to=PLACES)
E_STICK_GONE: Final = _event("stick-removed", "GB-21.9", sector=PLACES, border=PLACES)
E_FIRE_MARKER: Final = _event("fire-marker", "GB-22.23", sector=PLACES)
E_FIRE_CLEARED: Final = _event("fire-marker-removed", sector=PLACES)
E_AIMS: Final = _event("aims", "GB-22.12", piece=PIECES, sector=PLACES, target=("troops", "artillery"))
E_REINFORCED: Final = _event("reinforced", "GB-23.1", colour=COLOURS, start=PLACES, to=PLACES)
E_PERIOD_ENDS: Final = _event("period-ends", "GB-24.1", day=_days, period=PERIODS)
E_RUSH: Final = _event("rush", "GB-8.4")
E_CONCEDES: Final = _event("concedes", "GB-25.5", side=SIDES)
E_AGREED: Final = _event("agreed", "GB-R51")
E_VICTORY: Final = _event("victory", "GB-25.1", side=SIDES)
E_STAR: Final = _event("star-held", "GB-25.1", sector=PLACES)
E_SECOND_LOST: Final = _event("second-order-lost", "GB-11.15")
E_FORFEIT: Final = _event("forfeit", "GB-2.4", piece=PIECES, colour=COLOURS)
E_NO_EFFECT: Final = _event("no-target", "GB-22.30", sector=PLACES)
E_LIMIT: Final = _event("over-limit", "GB-13.3", sector=PLACES)
E_LAPSED: Final = _event("marker-short", "GB-2.8", sector=PLACES)
E_ALONE: Final = _event("guns-overrun", "GB-19.7", sector=PLACES)
E_ASSAULTS: Final = _event("assaults", "GB-15.1", piece=PIECES, sector=PLACES)

RESULTS: Final = (
    "result-nothing",
    "result-check",
    "result-one-cube",
    "result-two-cubes",
    "result-disrupts",
    "result-hit",
    "result-stands",
    "result-falls-back",
    "result-lost",
    "result-disrupted",
    "result-counters",
)
"""What a die meant: of fire, then of a check of morale."""
R_NOTHING: Final = 0
R_CHECK: Final = 1
R_ONE_CUBE: Final = 2
R_TWO_CUBES: Final = 3
R_DISRUPTS: Final = 4
R_HIT: Final = 5
R_STANDS: Final = 6
E_RESULT: Final = _event("result", "", Telling(AFTER), piece=PIECES, result=RESULTS)
# options of this program
E_HANDICAP: Final = _event("handicap", "GB-R52", side=SIDES, number=_numbers)
