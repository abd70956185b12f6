"""The game's vocabulary: verbs of its notation, kinds of decision, kinds of event.

The verbs are the same in every battle; the words for units, Commands, groups and hexes come from the scenario
(``notation(board, roster)``). A unit is written with its id (``us-caldwell``), a leader with his Command's name as one
word (``Anderson-RH``), a hex with its four digits, a facing with its hexside, ``-`` (``NO_FACING``) where it stays.

Each list has a section of the chapters GL-9 to GL-11; whoever needs a new word adds it at the end of its section's
list, with its sentences in the words files.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from longroll.games.glory.board import Board
from longroll.games.glory.components import FACINGS, SIDES, Roster
from longroll.kit.lexicon import BEFORE, UNTOLD, Lexicon, Telling
from longroll.kit.notation import Notation, Param, Verb

# ---- places off the map: values of ``Battle.at`` and ``Battle.leader_at`` from OFF on --------------------

OFF: Final = 4000
"""Everything below is a hex."""
WAITING: Final = 4000
"""A reinforcement that has not entered (GL-6.5)."""
WITHDRAWN: Final = 4001
"""In the Withdrawn box of its side (GL-11.4)."""
RECOVERY: Final = 4002
"""In the Recovery box."""
RECOVERED: Final = 4003
"""In the Recovery box, recovered, waiting for a place (GL-11.64.2)."""
ELIMINATED: Final = 4004
"""Out of play for good; of a leader: removed (GL-11.61.2)."""
LEFT: Final = 4005
"""Has left the map for good (GL-16.12)."""
ABSENT: Final = 4006
"""Takes no part in the scenario."""
UNPLACED: Final = 4007
"""A leader whom its owner has still to place (4.3)."""
AWAY: Final = 4008
"""On its way round the map, to come back at another hex (GL-19.7)."""
PLACES: Final = ("waiting", "withdrawn", "recovery", "recovered", "eliminated", "left", "absent", "unplaced", "away")

# ---- verbs -------------------------------------------------------------------------------------------------

LEXICON: Final[Lexicon[str, str]] = Lexicon()
"""Parameters of a verb are named in a row; an argument of an event is declared with the sort of word it is written with
(see ``Battle.word``)."""
_verb = LEXICON.verb
_decision = LEXICON.decision
_event = LEXICON.event


# chance
DIE: Final = _verb("die", "face", "GL-2.3.1")
DRAW: Final = _verb("draw", "marker", "GL-3.C.1")
# set-up and the turn
POST: Final = _verb("post", "leader hex", "GL-5.11.1")
SECOND: Final = _verb("second", "marker", "GL-16.4")
OPEN: Final = _verb("open", "marker", "GL-5.23.1")
DONE: Final = _verb("done", "", "GL-3.C.2", silent=True, chance=True)
# activation
COMMAND: Final = _verb("command", "command", "GL-4.24.1")
COMBINE: Final = _verb("combine", "leader", "GL-4.25.1")
ROLL: Final = _verb("roll", "", "GL-4.25.3", chance=True)
END: Final = _verb("end", "", "GL-4.24.1", silent=True, chance=True)
# movement, normal and extended: of units at once, of leaders first who, then where
MOVE: Final = _verb("move", "unit hex", "GL-6.11.1")
MARCH: Final = _verb("march", "unit hex", "GL-6.13.1")
RIDE: Final = _verb("ride", "leader", "GL-6.11.1")
RIDE_TO: Final = _verb("ride-to", "hex", "GL-6.11.1")
HURRY_TO: Final = _verb("hurry-to", "hex", "GL-6.13.1")
TURN: Final = _verb("turn", "unit facing", "GL-7.12.1")
SWAP: Final = _verb("swap", "unit", "GL-6.43.2")
MOUNT: Final = _verb("mount", "unit", "GL-12.1.1")
DISMOUNT: Final = _verb("dismount", "unit", "GL-12.1.1")
ENTER: Final = _verb("enter", "unit hex", "GL-6.51.1")
ARRIVE: Final = _verb("arrive", "leader hex", "GL-6.51.3")
SHARE: Final = _verb("share", "unit hex", "GL-6.51.3")
EXIT: Final = _verb("exit", "unit", "GL-16.12")
DEPART: Final = _verb("depart", "leader", "GL-16.12")
FACE_TO: Final = _verb("face", "facing", "GL-7.12.1")
STAY: Final = _verb("stay", "", "GL-12.1.1", silent=True)
# leaders
FLEE: Final = _verb("flee", "leader hex", "GL-5.15.2")
ALONG: Final = _verb("along", "leader", "GL-5.15.5")
REMAIN: Final = _verb("remain", "leader", "GL-5.15.5", silent=True)
# rally and recovery
RALLY: Final = _verb("rally", "unit", "GL-11.51.1", chance=True)
PLACE: Final = _verb("place", "unit hex", "GL-11.64.1")
CONCEDE: Final = _verb("concede", "seat", "GL-3.D.4", concession=True)
# artillery fire (GL-9): FIRE and FIRE_BOTH with the facing taken first; ANSWER likewise, against the firing hex
FIRE: Final = _verb("fire", "unit hex facing", "GL-9.12.1", gamble=True)
FIRE_BOTH: Final = _verb("fire-both", "hex hex2 facing", "GL-9.3.1", gamble=True)
ANSWER: Final = _verb("answer", "unit facing", "GL-9.13.1", gamble=True)
ANSWER_BOTH: Final = _verb("answer-both", "facing", "GL-9.13.5", gamble=True)
HOLD_FIRE: Final = _verb("hold-fire", "", "GL-9.13.1", silent=True, chance=True)
# charges (GL-10)
CHARGE: Final = _verb("charge", "unit", "GL-10.11.1", gamble=True)
CHARGE_AT: Final = _verb("charge-at", "unit hex", "GL-10.12.1", gamble=True)
JOIN: Final = _verb("join", "unit", "GL-10.24.1", gamble=True)
JOIN_AT: Final = _verb("join-at", "unit hex", "GL-10.24.1", gamble=True)
ALSO: Final = _verb("also", "hex", "GL-10.21.2", gamble=True)
CLOSE: Final = _verb("close", "", "GL-10.21.1", silent=True, gamble=True)
EVADE: Final = _verb("evade", "unit hex", "GL-10.27.1")
STAND: Final = _verb("stand", "", "GL-10.27.1", silent=True, chance=True)
DEFEND: Final = _verb("defend", "hex targets", "GL-10.32.1", chance=True)
RESOLVE: Final = _verb("resolve", "number", "GL-10.22.1", chance=True)
# results (GL-11)
RETREAT: Final = _verb("retreat", "unit hex", "GL-11.21.1")
FURTHER: Final = _verb("further", "hex", "GL-11.22.2")
HALT: Final = _verb("halt", "", "GL-11.22.2", silent=True)
DISPLACE: Final = _verb("displace", "unit hex unit2", "GL-11.26.1")
PERISH: Final = _verb("perish", "unit", "GL-11.26.2")
ADVANCE: Final = _verb("advance", "unit hex", "GL-11.31.1")
COUNTER: Final = _verb("counter", "unit hex", "GL-11.33.1")
AGREE: Final = _verb("agree", "seat", "GL-R61", draw=True)
# the refitted battles (GL-14, GL-17 to GL-19)
WITH: Final = _verb("with", "command", "GL-14.45.1")
ASSIGN: Final = _verb("assign", "unit leader", "GL-14.53.1", chance=True)
SET: Final = _verb("set", "unit hex", "GL-18.2")
DEPLOY: Final = _verb("deploy", "unit hex", "GL-19.3")
MARCH_OFF: Final = _verb("march-off", "unit", "GL-19.7")
# movement to a hex through another one, where the ways there differ (GL-6.12.2)
MOVE_BY: Final = _verb("move-by", "unit hex hex2", "GL-6.12.2")
MARCH_BY: Final = _verb("march-by", "unit hex hex2", "GL-6.13.1")

TARGETS: Final = tuple(
    "".join(word for bit, word in enumerate("LCR") if number >> bit & 1) or "-" for number in range(8)
)
"""Argument of DEFEND: a mask of the front hexes, left, centre and right of the facing (1, 2, 4)."""
DICE: Final = tuple(str(n) for n in range(10))


@lru_cache(maxsize=128)
def notation(board: Board, roster: Roster) -> Notation:
    """The verbs with the words of a scenario."""
    numbers = [str(n) for n in range(1000)]
    leaders = roster.command_words[: roster.n_leaders]
    values: dict[str, tuple[str, ...] | list[str]] = {
        "face": DICE,
        "marker": roster.group_words,
        "leader": leaders,
        "command": roster.command_words,
        "unit": roster.ids,
        "unit2": roster.ids,
        "hex": board.codes,
        "hex2": board.codes,
        "facing": (*FACINGS, "-"),
        "targets": TARGETS,
        "number": numbers,
        "seat": SIDES,
    }
    params = {name: Param(name, listed) for name, listed in values.items()}
    return Notation(
        [
            Verb(number, kind.name, [params[name] for name in kind.params.split()], kind.clause)
            for number, kind in enumerate(LEXICON.verbs, 1)
        ]
    )


# ---- decisions ---------------------------------------------------------------------------------------------

DECISIONS: Final = LEXICON.decisions
# reactions that standing orders may answer
DEFENSIVE_FIRE: Final = "defensive-fire"
COUNTERBATTERY: Final = "counterbattery"
RETREAT_BEFORE_CHARGE: Final = "retreat-before-charge"
RETREATS: Final = "retreat"
LEADERS: Final = "leaders"
FACINGS_KEPT: Final = "facing"

# core
D_DIE: Final = _decision("die", "GL-2.3.1")
D_DRAW: Final = _decision("draw", "GL-3.C.1")
D_POST: Final = _decision("post", "GL-5.11.1")
D_SECOND: Final = _decision("second", "GL-16.4")
D_OPEN: Final = _decision("open", "GL-5.23.1", "GL-3.A.2")
D_COMMAND: Final = _decision("command", "GL-4.24.1", "GL-4.25.1")
D_COMBINE: Final = _decision("combine", "GL-4.25.1", "GL-4.25.2")
D_MOVE: Final = _decision("move", "GL-6.11.1", "GL-6.12.1", step="move")
D_FACE: Final = _decision("face", "GL-7.12.1", step="move", standing=FACINGS_KEPT)
D_MOUNT: Final = _decision("mount", "GL-12.1.1", step="move")
D_RIDE: Final = _decision("ride", "GL-6.11.1", "GL-5.15.5")
D_ENTER: Final = _decision("enter", "GL-6.51.1", "GL-6.51.2")
D_DEPART: Final = _decision("depart", "GL-16.12")
D_FLEE: Final = _decision("flee", "GL-5.15.2")
D_ALONG: Final = _decision("along", "GL-5.15.5", standing=LEADERS)
D_RALLY: Final = _decision("rally", "GL-11.51.1", step="rally")
D_PLACE: Final = _decision("place", "GL-11.64.1", "GL-11.65.1")
# artillery fire
D_FIRE: Final = _decision("fire", "GL-9.12.1", "GL-9.21.1", step="fire")
D_ANSWER: Final = _decision("answer", "GL-9.13.1", standing=COUNTERBATTERY)
# charges
D_CHARGE: Final = _decision("charge", "GL-10.11.1", "GL-10.21.1", step="charge")
D_CHARGE_WITH: Final = _decision("charge-with", "GL-10.21.2", "GL-10.24.1")
D_EVADE: Final = _decision("evade", "GL-10.27.1", standing=RETREAT_BEFORE_CHARGE)
D_DEFEND: Final = _decision("defend", "GL-10.32.1", standing=DEFENSIVE_FIRE)
D_RESOLVE: Final = _decision("resolve", "GL-10.22.1")
# results
D_RETREAT: Final = _decision("retreat", "GL-11.21.1", "GL-11.21.3", standing=RETREATS)
D_FURTHER: Final = _decision("further", "GL-11.22.2", standing=RETREATS)
D_DISPLACE: Final = _decision("displace", "GL-11.26.1", standing=RETREATS)
D_ADVANCE: Final = _decision("advance", "GL-11.31.1")
D_COUNTER: Final = _decision("counter", "GL-11.33.1")
D_CONTINUE: Final = _decision("continue", "GL-11.32.1")
# the refitted battles
D_ASSIGN: Final = _decision("assign", "GL-14.53.1")
D_DEPLOY: Final = _decision("deploy", "GL-19.3")
D_MARCH_OFF: Final = _decision("march-off", "GL-19.7")

# ---- events ------------------------------------------------------------------------------------------------

EVENTS: Final = LEXICON.events
_rolled = Telling(die="die")

# general
E_FORCED: Final = _event("forced", "", Telling(UNTOLD), action="action")
E_CONCEDES: Final = _event("concedes", side="side")
E_AGREED: Final = _event("agreed", "GL-R61")
E_VICTORY: Final = _event("victory", "", Telling(weight=4), side="side", level="level", margin="signed")
E_DRAWN_GAME: Final = _event("drawn-game", margin="signed")
E_POINTS: Final = _event("points", side="side", number="number")
E_HELD: Final = _event("objective-held", side="side", hex="hex", number="number")
E_DIE: Final = _event("die", "", Telling(BEFORE, die="face"), face="number")
E_MODIFIER: Final = _event("modifier", "", Telling(UNTOLD), clause="modifier", value="signed")
# whom the next event is about, where that says hexes: those who act, those it is aimed at, the chance of a draw
E_BY: Final = _event("by", "", Telling(UNTOLD), unit="unit")
E_AT: Final = _event("at", "", Telling(UNTOLD), unit="unit")
E_IN: Final = _event("in", "", Telling(UNTOLD), number="number", all="number")
# the turn
E_TURN: Final = _event("turn", turn="turn")
E_SECONDS: Final = _event("second-marker", marker="marker")
E_INITIATIVE_ROLL: Final = _event("initiative-roll", "", _rolled, side="side", die="number", total="number")
E_INITIATIVE: Final = _event("initiative", "GL-5.23.1", side="side")
E_NO_INITIATIVE: Final = _event("no-initiative")
E_OPENS: Final = _event("opens", "GL-3.A.2", marker="marker")
E_MARKER: Final = _event("marker", "GL-3.C.1", marker="marker")
E_MARKER_IDLE: Final = _event("marker-idle", marker="marker")
E_SET_ASIDE: Final = _event("set-aside", "", Telling(UNTOLD), marker="marker")
# activation
E_ACTS: Final = _event("acts", command="command")
E_COMBINES: Final = _event("combines", leader="command")
E_COMBINED: Final = _event("combined", "GL-4.25.3", _rolled, total="number", die="number")
E_NOT_COMBINED: Final = _event("not-combined", "GL-4.25.5", _rolled, total="number", die="number")
E_OUT_OF_COMMAND: Final = _event("out-of-command", "GL-5.13.1", unit="unit")
# movement
E_MOVES: Final = _event("moves", "GL-6.11.1", unit="unit", hex="hex", cost="number")
E_MARCHES: Final = _event("marches", "GL-6.13.1", unit="unit", hex="hex", cost="number")
E_RIDES: Final = _event("rides", leader="command", hex="hex")
E_TURNS: Final = _event("turns", hex="hex", facing="facing")
E_SWAPS: Final = _event("swaps", unit="unit", hex="hex")
E_MOUNTS: Final = _event("mounts", unit="unit")
E_DISMOUNTS: Final = _event("dismounts", unit="unit")
E_ENTERS: Final = _event("enters", "GL-6.51.1", unit="unit", hex="hex", cost="number")
E_ARRIVES: Final = _event("arrives", leader="command", hex="hex")
E_LEAVES: Final = _event("leaves", unit="unit", hex="hex")
E_DEPARTS: Final = _event("departs", leader="command", hex="hex")
E_POSTED: Final = _event("posted", leader="command", hex="hex")
E_FLEES: Final = _event("flees", leader="command", hex="hex")
E_ALONG: Final = _event("goes-along", leader="command", hex="hex")
# states of units
E_DISORDERED: Final = _event("disordered", "GL-11.11.1", Telling(weight=1), unit="unit")
E_WITHDRAWN: Final = _event("withdrawn", "GL-11.41.1", Telling(weight=2), unit="unit")
E_ELIMINATED: Final = _event("eliminated", "", Telling(weight=3), unit="unit")
E_RALLIES: Final = _event("rallies", "GL-11.52.1", _rolled, unit="unit", die="number")
E_STILL_DISORDERED: Final = _event("does-not-rally", "GL-11.52.1", _rolled, unit="unit", die="number")
E_NIGHT_RALLY: Final = _event("rallies-at-night", unit="unit")
E_RECOVERS: Final = _event("recovers", "GL-11.63.1", _rolled, unit="unit", die="number")
E_LOST: Final = _event("is-lost", "GL-11.63.1", Telling(weight=2, die="die"), unit="unit", die="number")
E_STAYS_IN_BOX: Final = _event("stays-in-box", "GL-11.63.1", _rolled, unit="unit", die="number")
E_TO_RECOVERY: Final = _event("to-recovery", unit="unit")
E_RETURNS: Final = _event("returns", unit="unit", hex="hex")
E_COMMAND_GONE: Final = _event("command-gone", command="command")
# artillery fire
E_FIRES: Final = _event("fires", "GL-9.12.1", unit="unit", hex="hex", distance="number")
E_FIRES_BOTH: Final = _event("fires-both", "GL-9.3.1", hex="hex", to="hex", distance="number")
E_ANSWERS: Final = _event("answers", "GL-9.13.1", unit="unit", hex="hex", distance="number")
E_ANSWERS_BOTH: Final = _event("answers-both", "GL-9.13.5", hex="hex", to="hex", distance="number")
E_FIRE_RESULT: Final = _event("fire-result", "GL-9.22.1", hex="hex", total="number", effect="effect")
E_FRIENDLY_FIRE: Final = _event("friendly-fire", hex="hex", die="number")
E_CHECK: Final = _event("check", unit="unit", total="number", cohesion="number")
# charges
E_CHARGES: Final = _event("charges", "GL-10.11.1", unit="unit", hex="hex")
E_CHARGE_OFF: Final = _event("charge-off", hex="hex")
E_EVADES: Final = _event("evades", "GL-10.27.1", unit="unit", hex="hex")
E_DEFENDS: Final = _event("defends", "GL-10.32.1", hex="hex", to="hex", total="number")
E_DEFENCE_HITS: Final = _event("defence-hits", unit="unit")
E_DEFENCE_MISSES: Final = _event("defence-misses", unit="unit")
E_CHARGE_RESULT: Final = _event("charge-result", "GL-10.22.1", hex="hex", total="number", effect="effect")
E_GUNS_TAKEN: Final = _event("guns-taken", "GL-10.28.4", Telling(weight=2), unit="unit", hex="hex")
# results
E_RETREATS: Final = _event("retreats", "GL-11.21.1", unit="unit", hex="hex")
E_NO_WAY: Final = _event("no-way-out", unit="unit")
E_OFF_MAP: Final = _event("retreats-off-map", unit="unit")
E_DISPLACED: Final = _event("displaced", "GL-11.26.1", unit="unit", hex="hex")
E_ADVANCES: Final = _event("advances", "GL-11.31.1", Telling(weight=2), unit="unit", hex="hex")
E_COUNTERS: Final = _event("counterattacks", "GL-11.33.1", unit="unit", hex="hex")
E_CONTINUES: Final = _event("continues", unit="unit")
# the refitted battles
E_WITH: Final = _event("acts-with", unit="unit", command="command")
E_ASSIGNED: Final = _event("assigned", unit="unit", leader="command")
E_SET: Final = _event("is-set", unit="unit", hex="hex")
E_DEPLOYED: Final = _event("deployed", unit="unit", hex="hex")
E_MARCHES_OFF: Final = _event("marches-off", unit="unit", hex="hex")
E_COMES_BACK: Final = _event("comes-back", unit="unit", hex="hex")
E_ROUSED: Final = _event("roused", marker="marker")
E_UNLEASHED: Final = _event("unleashed", command="command")
E_RELEASED: Final = _event("released", unit="unit")
# options of this program
E_HANDICAP: Final = _event("handicap", "GL-R62", side="side", number="number")

EFFECTS: Final = ("no-effect", "check", "check-2", "disorder", "AR-D", "AR-CC", "EX", "DR", "DR-CC", "DR-D")
"""Results of the Artillery Fire and Charge Results tables, for sort ``effect``."""

MODIFIERS: Final[tuple[str, ...]] = (
    "GL-9.11.1", "GL-9.23.1", "GL-9.23.2", "GL-9.3.1", "GL-9.52.1", "GL-13.4",
    "GL-10.23.2", "GL-10.25.1", "GL-10.40.1", "GL-10.22.2", "GL-10.26.1", "GL-12.3.3",
    "GL-10.32.4", "GL-10.32.5", "GL-10.34.1", "GL-10.41.2", "GL-11.12.4",
    "GL-9.22.1", "GL-10.25.2", "GL-10.41.1",
    "GL-14.11.2", "GL-14.45.2", "GL-14.45.6", "GL-14.57.1",
)  # fmt: skip
"""Clauses of the lines of a sum, for E_MODIFIER (their words are ``modifier-<clause>``)."""
