"""The game's vocabulary: verbs of its notation, kinds of decision, kinds of event."""

from __future__ import annotations

from longroll.games.gettysburg.board import PLACES, SECTOR_CODES
from longroll.games.gettysburg.components import COLOURS, PERIODS, PIECES, SIDES
from longroll.kit.notation import A_SHIFT, B_SHIFT, VERB_SHIFT, Notation, Param, Verb

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

_verbs: list[Verb] = []


def _verb(name: str, params: list[Param], clause: str) -> int:
    number = len(_verbs) + 1
    _verbs.append(Verb(number, name, params, clause))
    return number << VERB_SHIFT


DIE = _verb("die", [_face], "GB-2.11")
ENTER = _verb("enter", [_piece], "GB-6.4")
BLOCK = _verb("block", [_value, _place], "GB-9.1")
REMOVE = _verb("remove", [_place], "GB-10.1")
DISC = _verb("disc", [_place], "GB-11.1")
DOUBLE = _verb("double", [_place], "GB-11.6")
FORCED_PASS = _verb("forced-pass", [], "GB-23.8")
SKIP = _verb("skip", [], "GB-8.3")
FIGHT = _verb("fight", [], "GB-6.7")
END = _verb("end", [], "GB-8.5")
MOVE = _verb("move", [_piece, _place], "GB-12.1")
RIDE = _verb("ride", [_piece, _sector, _sector], "GB-12.3")
JOINT = _verb("joint", [_sector], "GB-11.9")
DONE = _verb("done", [], "GB-11.11")
ASSIGN = _verb("assign", [_piece, _number], "GB-14.3")
RESOLVE = _verb("resolve", [_sector], "GB-15.2")
FIRE = _verb("fire", [_piece, _sector, _class], "GB-22.12")
MARKER = _verb("marker", [_sector], "GB-22.24")
REINFORCE = _verb("reinforce", [_colour, _sector, _sector], "GB-23.1")
ENTRENCH = _verb("entrench", [_sector, _place], "GB-21.1")
SHIFT = _verb("shift", [_sector, _place, _place], "GB-21.6")
REORGANISE = _verb("reorganise", [_sector], "GB-23.5")
CLEAR = _verb("clear", [_sector], "GB-23.6")
PASS = _verb("pass", [], "GB-23.7")
HIT = _verb("hit", [_piece], "GB-14.11")
CUBE = _verb("cube", [_colour], "GB-14.12")
RETREAT = _verb("retreat", [_piece, _place], "GB-17.4")
THROUGH = _verb("through", [_piece, _sector, _sector], "GB-17.8")
STAND = _verb("stand", [], "GB-18.3")
FALL_BACK = _verb("fall-back", [_piece], "GB-15.45")
FORFEIT = _verb("forfeit", [_piece], "GB-2.4")
LOSE_STICK = _verb("lose-stick", [_sector, _place], "GB-21.9")
CONCEDE = _verb("concede", [_side], "GB-25.5")

NOTATION = Notation(_verbs)


def act(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """The code of an answer."""
    return verb | a << A_SHIFT | b << B_SHIFT | c


# ---- decisions: kind, message and clauses ------------------------------------------------------------------

DECISIONS: list[tuple[str, tuple[str, ...]]] = []


def _decision(name: str, *clauses: str) -> int:
    DECISIONS.append((name, clauses))
    return len(DECISIONS) - 1


D_ARRIVAL = _decision("arrival-roll", "GB-6.3")
D_TURN = _decision("turn", "GB-8.1", "GB-6.5")
D_SECOND = _decision("second-disc", "GB-11.8", "GB-6.5")
D_AFTER = _decision("after-action", "GB-6.5", "GB-8.5")
D_ORDER = _decision("order", "GB-11.3", "GB-11.5")
D_MOVING = _decision("moving", "GB-12.1", "GB-6.5")
D_LEAVING_CUBES = _decision("leaving-cubes", "GB-14.3", "GB-14.4")
D_COMBATS = _decision("combats", "GB-15.2")
D_GUNS_FIRE = _decision("guns-fire", "GB-15.6", "GB-15.8")
D_DEFENDER_CUBES = _decision("defender-cubes", "GB-15.11")
D_DEFENDERS_FIRE = _decision("defenders-fire", "GB-15.12", "GB-15.14")
D_ATTACKER_MORALE = _decision("attacker-morale", "GB-15.17", "GB-15.20")
D_ATTACKERS_FIRE = _decision("attackers-fire", "GB-15.24", "GB-15.27")
D_DEFENDER_MORALE = _decision("defender-morale", "GB-15.30", "GB-15.40")
D_HIT = _decision("hit", "GB-14.11", "GB-14.14")
D_EVADE = _decision("evade", "GB-18.3")
D_LIMBER = _decision("limber", "GB-18.7")
D_RETREAT = _decision("retreat", "GB-17.4", "GB-17.13")
D_FALL_BACK = _decision("fall-back", "GB-15.45")
D_WITHDRAW = _decision("withdraw", "GB-19.5")
D_ESCAPE = _decision("guns-escape", "GB-19.4")
D_FIRING = _decision("firing", "GB-22.2", "GB-22.12")
D_LONG_RANGE = _decision("long-range", "GB-22.15")
D_GUN_HIT = _decision("gun-hit", "GB-22.18")
D_COLOUR = _decision("colour", "GB-22.17")
D_MARKER = _decision("marker", "GB-22.24")
D_PENALTY = _decision("penalty", "GB-16.7", "GB-17.9")
D_STICK = _decision("stick", "GB-21.9")
D_FORFEIT = _decision("forfeit", "GB-2.4", "GB-2.6")
D_EXCESS = _decision("excess", "GB-13.8")

# ---- events ------------------------------------------------------------------------------------------------

EVENTS: list[tuple[str, tuple[tuple[str, tuple[str, ...]], ...]]] = []
_days = ("", "1", "2", "3")
_numbers: tuple[str, ...] = ()
_action: tuple[str, ...] = ("action",)


def _event(name: str, **args: tuple[str, ...]) -> int:
    EVENTS.append((name, tuple(args.items())))
    return len(EVENTS) - 1


E_FORCED = _event("forced", action=_action)
E_PERIOD = _event("period-begins", day=_days, period=PERIODS)
E_ARRIVES = _event("arrives", piece=PIECES, box=PLACES)
E_ARRIVAL_ROLL = _event("arrival-roll", face=_numbers, box=PLACES)
E_FILLED = _event("discs-filled", side=SIDES, discs=_numbers, extra=_numbers)
E_TURN = _event("turn", side=SIDES)
E_ENTERS = _event("enters", piece=PIECES, box=PLACES, sector=PLACES)
E_BLOCK = _event("block-placed", side=SIDES, place=PLACES)
E_BLOCK_VALUE = _event("block-value", place=PLACES, value=_numbers)
E_REMOVED = _event("block-removed", side=SIDES, place=PLACES)
E_CAPTURED = _event("block-captured", side=SIDES, place=PLACES)
E_RECALLED = _event("blocks-recalled", side=SIDES)
E_DISC = _event("disc-placed", side=SIDES, place=PLACES)
E_FORCED_PASS = _event("forced-pass")
E_PASS = _event("pass", side=SIDES)
E_SKIP = _event("skip", side=SIDES)
E_MOVES = _event("moves", piece=PIECES, start=PLACES, to=PLACES)
E_ASSIGNED = _event("assigned", piece=PIECES, cubes=_numbers)
E_JOINT = _event("joint-assault", sector=PLACES)
E_COMBAT = _event("combat-begins", sector=PLACES)
E_ROUND = _event("round", sector=PLACES, number=_numbers)
E_FIRES = _event("fires", piece=PIECES, face=_numbers, counts=_numbers)
E_CHECKS = _event("checks-morale", piece=PIECES, face=_numbers, column=_numbers)
E_HIT = _event("hit", piece=PIECES, cubes=_numbers)
E_CUBES_LOST = _event("cubes-lost", number=_numbers)
E_SHAKEN = _event("shaken", sector=PLACES)
E_RETREATS = _event("retreats", piece=PIECES, start=PLACES, to=PLACES)
E_ELIMINATED = _event("eliminated", piece=PIECES, place=PLACES)
E_NO_RETREAT = _event("no-retreat", piece=PIECES, place=PLACES)
E_DISRUPTED = _event("disrupted", sector=PLACES)
E_RALLIED = _event("disruption-removed", sector=PLACES)
E_CARRIED = _event("disruption-carried", start=PLACES, to=PLACES)
E_COUNTER = _event("counter-attack", piece=PIECES)
E_GUN_DAMAGED = _event("gun-damaged", piece=PIECES)
E_CUBE = _event("cube-placed", colour=COLOURS, place=PLACES)
E_CUBE_IGNORED = _event("cube-ignored", piece=PIECES)
E_CUBES_HOME = _event("cubes-returned", colour=COLOURS, number=_numbers)
E_HELD = _event("combat-held", sector=PLACES, side=SIDES)
E_WON = _event("combat-won", sector=PLACES, side=SIDES)
E_STICK = _event("stick-placed", sector=PLACES, border=PLACES)
E_STICK_MOVED = _event("stick-moved", sector=PLACES, start=PLACES, to=PLACES)
E_STICK_GONE = _event("stick-removed", sector=PLACES, border=PLACES)
E_FIRE_MARKER = _event("fire-marker", sector=PLACES)
E_FIRE_CLEARED = _event("fire-marker-removed", sector=PLACES)
E_AIMS = _event("aims", piece=PIECES, sector=PLACES, target=("troops", "artillery"))
E_REINFORCED = _event("reinforced", colour=COLOURS, start=PLACES, to=PLACES)
E_PERIOD_ENDS = _event("period-ends", day=_days, period=PERIODS)
E_RUSH = _event("rush")
E_CONCEDES = _event("concedes", side=SIDES)
E_VICTORY = _event("victory", side=SIDES)
E_STAR = _event("star-held", sector=PLACES)
E_SECOND_LOST = _event("second-order-lost")
E_FORFEIT = _event("forfeit", piece=PIECES, colour=COLOURS)
E_NO_EFFECT = _event("no-target", sector=PLACES)
E_LIMIT = _event("over-limit", sector=PLACES)
E_LAPSED = _event("marker-short", sector=PLACES)
E_ALONE = _event("guns-overrun", sector=PLACES)
