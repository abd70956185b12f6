"""The game's vocabulary: verbs of its notation, kinds of decision, kinds of event."""

from __future__ import annotations

from longroll.games.gettysburg.board import PLACES, SECTOR_CODES
from longroll.games.gettysburg.components import COLOURS, PERIODS, PIECES, SIDES
from longroll.kit.lexicon import AFTER, UNTOLD, Lexicon, Telling
from longroll.kit.notation import Notation, Param, Verb

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
AT_TROOPS = 0
AT_GUNS = 1

# ---- verbs -------------------------------------------------------------------------------------------------

LEXICON: Lexicon[list[Param], tuple[str, ...]] = Lexicon()
_verb = LEXICON.verb
_decision = LEXICON.decision
_event = LEXICON.event

DIE = _verb("die", [_face], "GB-2.11")
ENTER = _verb("enter", [_piece], "GB-6.4", chance=True)
BLOCK = _verb("block", [_value, _place], "GB-9.1")
REMOVE = _verb("remove", [_place], "GB-10.1")
DISC = _verb("disc", [_place], "GB-11.1")
DOUBLE = _verb("double", [_place], "GB-11.6")
FORCED_PASS = _verb("forced-pass", [], "GB-23.8")
SKIP = _verb("skip", [], "GB-8.3")
FIGHT = _verb("fight", [], "GB-6.7", chance=True)
END = _verb("end", [], "GB-8.5", silent=True, chance=True)
MOVE = _verb("move", [_piece, _place], "GB-12.1", chance=True)
RIDE = _verb("ride", [_piece, _sector, _sector], "GB-12.3", chance=True)
JOINT = _verb("joint", [_sector], "GB-11.9", chance=True)
DONE = _verb("done", [], "GB-11.11", silent=True, chance=True)
ASSIGN = _verb("assign", [_piece, _number], "GB-14.3", chance=True)
RESOLVE = _verb("resolve", [_sector], "GB-15.2", chance=True)
FIRE = _verb("fire", [_piece, _sector, _class], "GB-22.12", chance=True)
MARKER = _verb("marker", [_sector], "GB-22.24", chance=True)
REINFORCE = _verb("reinforce", [_colour, _sector, _sector], "GB-23.1")
ENTRENCH = _verb("entrench", [_sector, _place], "GB-21.1")
SHIFT = _verb("shift", [_sector, _place, _place], "GB-21.6")
REORGANISE = _verb("reorganise", [_sector], "GB-23.5")
CLEAR = _verb("clear", [_sector], "GB-23.6")
PASS = _verb("pass", [], "GB-23.7", chance=True)
HIT = _verb("hit", [_piece], "GB-14.11", chance=True)
CUBE = _verb("cube", [_colour], "GB-14.12")
RETREAT = _verb("retreat", [_piece, _place], "GB-17.4", chance=True)
THROUGH = _verb("through", [_piece, _sector, _sector], "GB-17.8", chance=True)
STAND = _verb("stand", [], "GB-18.3", silent=True, chance=True)
FALL_BACK = _verb("fall-back", [_piece], "GB-15.45", chance=True)
FORFEIT = _verb("forfeit", [_piece], "GB-2.4", chance=True)
LOSE_STICK = _verb("lose-stick", [_sector, _place], "GB-21.9", chance=True)
CONCEDE = _verb("concede", [_side], "GB-25.5", concession=True)

NOTATION = Notation([Verb(number, kind.name, kind.params, kind.clause) for number, kind in enumerate(LEXICON.verbs, 1)])


# ---- decisions: kind, message and clauses ------------------------------------------------------------------

DECISIONS = LEXICON.decisions
# reactions that standing orders may answer
HITS, CUBES, RETREATS, GUNS_LEAVE, CAVALRY = "hits", "cubes", "retreats", "guns", "cavalry"

D_ARRIVAL = _decision("arrival-roll", "GB-6.3")
D_TURN = _decision("turn", "GB-8.1", "GB-6.5")
D_SECOND = _decision("second-disc", "GB-11.8", "GB-6.5")
D_AFTER = _decision("after-action", "GB-6.5", "GB-8.5")
D_ORDER = _decision("order", "GB-11.3", "GB-11.5")
D_MOVING = _decision("moving", "GB-12.1", "GB-6.5")
D_LEAVING_CUBES = _decision("leaving-cubes", "GB-14.3", "GB-14.4", standing=CUBES)
D_COMBATS = _decision("combats", "GB-15.2")
D_GUNS_FIRE = _decision("guns-fire", "GB-15.6", "GB-15.8")
D_DEFENDER_CUBES = _decision("defender-cubes", "GB-15.11", standing=CUBES)
D_DEFENDERS_FIRE = _decision("defenders-fire", "GB-15.12", "GB-15.14")
D_ATTACKER_MORALE = _decision("attacker-morale", "GB-15.17", "GB-15.20")
D_ATTACKERS_FIRE = _decision("attackers-fire", "GB-15.24", "GB-15.27")
D_DEFENDER_MORALE = _decision("defender-morale", "GB-15.30", "GB-15.40")
D_HIT = _decision("hit", "GB-14.11", "GB-14.14", standing=HITS)
D_EVADE = _decision("evade", "GB-18.3", standing=CAVALRY)
D_LIMBER = _decision("limber", "GB-18.7", standing=GUNS_LEAVE)
D_RETREAT = _decision("retreat", "GB-17.4", "GB-17.13", standing=RETREATS)
D_FALL_BACK = _decision("fall-back", "GB-15.45")
D_WITHDRAW = _decision("withdraw", "GB-19.5", standing=GUNS_LEAVE)
D_ESCAPE = _decision("guns-escape", "GB-19.4", standing=GUNS_LEAVE)
D_FIRING = _decision("firing", "GB-22.2", "GB-22.12")
D_LONG_RANGE = _decision("long-range", "GB-22.15")
D_GUN_HIT = _decision("gun-hit", "GB-22.18")
D_COLOUR = _decision("colour", "GB-22.17", standing=CUBES)
D_MARKER = _decision("marker", "GB-22.24")
D_PENALTY = _decision("penalty", "GB-16.7", "GB-17.9", standing=CUBES)
D_STICK = _decision("stick", "GB-21.9")
D_FORFEIT = _decision("forfeit", "GB-2.4", "GB-2.6")
D_EXCESS = _decision("excess", "GB-13.8")

# ---- events ------------------------------------------------------------------------------------------------

EVENTS = LEXICON.events
_days = ("", "1", "2", "3")
_numbers: tuple[str, ...] = ()
_action: tuple[str, ...] = ("action",)


E_FORCED = _event("forced", action=_action)
E_PERIOD = _event("period-begins", "GB-5.3", day=_days, period=PERIODS)
E_ARRIVES = _event("arrives", "GB-6.1", piece=PIECES, box=PLACES)
E_ARRIVAL_ROLL = _event("arrival-roll", "GB-6.3", Telling(die="face"), face=_numbers, box=PLACES)
E_FILLED = _event("discs-filled", "GB-7.9", side=SIDES, discs=_numbers, extra=_numbers)
E_TURN = _event("turn", "", Telling(UNTOLD), side=SIDES)
E_ENTERS = _event("enters", "GB-6.4", piece=PIECES, box=PLACES, sector=PLACES)
E_BLOCK = _event("block-placed", "GB-9.1", side=SIDES, place=PLACES)
E_BLOCK_VALUE = _event("block-value", place=PLACES, value=_numbers)
E_REMOVED = _event("block-removed", "GB-10.1", side=SIDES, place=PLACES)
E_CAPTURED = _event("block-captured", "GB-20.1", Telling(weight=2), side=SIDES, place=PLACES)
E_RECALLED = _event("blocks-recalled", "GB-9.7", side=SIDES)
E_DISC = _event("disc-placed", "GB-11.1", side=SIDES, place=PLACES)
E_FORCED_PASS = _event("forced-pass", "GB-23.8")
E_PASS = _event("pass", "GB-23.7", side=SIDES)
E_SKIP = _event("skip", "GB-8.3", side=SIDES)
E_MOVES = _event("moves", "GB-12.1", piece=PIECES, start=PLACES, to=PLACES)
E_ASSIGNED = _event("assigned", "GB-14.3", piece=PIECES, cubes=_numbers)
E_JOINT = _event("joint-assault", "GB-11.9", sector=PLACES)
E_COMBAT = _event("combat-begins", "GB-15.1", sector=PLACES)
E_ROUND = _event("round", "GB-15.4", sector=PLACES, number=_numbers)
E_FIRES = _event("fires", "GB-15.53", Telling(die="face"), piece=PIECES, face=_numbers, counts=_numbers)
E_BOMBARDS = _event("bombards", "GB-22.15", Telling(die="face"), piece=PIECES, face=_numbers, counts=_numbers)
E_CHECKS = _event("checks-morale", "GB-15.41", Telling(die="face"), piece=PIECES, face=_numbers, column=_numbers)
E_HIT = _event("hit", "GB-14.11", piece=PIECES, cubes=_numbers)
E_CUBES_LOST = _event("cubes-lost", number=_numbers)
E_SHAKEN = _event("shaken", "GB-15.17", Telling(UNTOLD), sector=PLACES)
E_RETREATS = _event("retreats", "GB-17.1", piece=PIECES, start=PLACES, to=PLACES)
E_ELIMINATED = _event("eliminated", "GB-2.2", Telling(weight=2), piece=PIECES, place=PLACES)
E_NO_RETREAT = _event("no-retreat", "GB-17.6", piece=PIECES, place=PLACES)
E_DISRUPTED = _event("disrupted", "GB-16.2", sector=PLACES)
E_RALLIED = _event("disruption-removed", sector=PLACES)
E_CARRIED = _event("disruption-carried", "GB-16.5", start=PLACES, to=PLACES)
E_COUNTER = _event("counter-attack", "GB-15.45", piece=PIECES)
E_GUN_DAMAGED = _event("gun-damaged", "GB-2.10", piece=PIECES)
E_CUBE = _event("cube-placed", colour=COLOURS, place=PLACES)
E_CUBE_IGNORED = _event("cube-ignored", "GB-18.3", piece=PIECES)
E_CUBES_HOME = _event("cubes-returned", colour=COLOURS, number=_numbers)
E_HELD = _event("combat-held", "GB-15.49", sector=PLACES, side=SIDES)
E_WON = _event("combat-won", "GB-15.47", Telling(weight=3), sector=PLACES, side=SIDES)
E_STICK = _event("stick-placed", "GB-21.1", sector=PLACES, border=PLACES)
E_STICK_MOVED = _event("stick-moved", "GB-21.6", sector=PLACES, start=PLACES, to=PLACES)
E_STICK_GONE = _event("stick-removed", "GB-21.9", sector=PLACES, border=PLACES)
E_FIRE_MARKER = _event("fire-marker", "GB-22.23", sector=PLACES)
E_FIRE_CLEARED = _event("fire-marker-removed", sector=PLACES)
E_AIMS = _event("aims", "GB-22.12", piece=PIECES, sector=PLACES, target=("troops", "artillery"))
E_REINFORCED = _event("reinforced", "GB-23.1", colour=COLOURS, start=PLACES, to=PLACES)
E_PERIOD_ENDS = _event("period-ends", "GB-24.1", day=_days, period=PERIODS)
E_RUSH = _event("rush", "GB-8.4")
E_CONCEDES = _event("concedes", "GB-25.5", side=SIDES)
E_VICTORY = _event("victory", "GB-25.1", side=SIDES)
E_STAR = _event("star-held", "GB-25.1", sector=PLACES)
E_SECOND_LOST = _event("second-order-lost", "GB-11.15")
E_FORFEIT = _event("forfeit", "GB-2.4", piece=PIECES, colour=COLOURS)
E_NO_EFFECT = _event("no-target", "GB-22.30", sector=PLACES)
E_LIMIT = _event("over-limit", "GB-13.3", sector=PLACES)
E_LAPSED = _event("marker-short", "GB-2.8", sector=PLACES)
E_ALONE = _event("guns-overrun", "GB-19.7", sector=PLACES)
E_ASSAULTS = _event("assaults", "GB-15.1", piece=PIECES, sector=PLACES)

RESULTS = (
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
R_NOTHING, R_CHECK, R_ONE_CUBE, R_TWO_CUBES, R_DISRUPTS, R_HIT, R_STANDS = range(7)
E_RESULT = _event("result", "", Telling(AFTER), piece=PIECES, result=RESULTS)
