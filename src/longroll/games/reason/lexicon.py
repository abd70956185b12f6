"""The game's vocabulary: verbs of its notation, kinds of decision, kinds of event.

The verbs are the same in every battle; the words for units, officers, Forces and sectors come from the scenario
(``notation(roster)``). A unit is written with its id (``B11``), an officer with his name as one word (``von-Lossow``),
a Force with its id. Verbs with a ``text`` argument take whatever follows as free text, which ``Battle.read`` checks
for its form (``BadInput``; each verb declares it) and the pending decision's frame for its legality.

Each list has sections: core (MR-1 to 7, 11, 16, 22, 24 to 26), march (MR-12 to 15, 23), fight (MR-8 to 10, 17 to 21),
muster (MR-27).
Whoever needs a new word adds it at the end of its section, with its sentences in the words files.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.games.reason.components import EDGES, FORMATIONS, KINDS, RATINGS, SEATS, STATUSES, WEATHERS, Roster
from longroll.games.reason.data.materials import ready_armies
from longroll.kit.lexicon import AFTER, BEFORE, Lexicon, Telling
from longroll.kit.notation import (
    Notation,
    Param,
    Text,
    Verb,
    act,
    text_of,
    verb_of,
    with_text,
)

# ---- verbs -------------------------------------------------------------------------------------------------


class Form(NamedTuple):
    """What follows a verb: words by name; or free text that should read as ``usage`` says."""

    words: tuple[str, ...]
    usage: str = ""


def _words(names: str) -> Form:
    return Form(tuple(names.split()))


def _text(usage: str) -> Form:
    return Form(("text",), usage)


_bare = _words("")

LEXICON: Final[Lexicon[Form, str]] = Lexicon()
_verb = LEXICON.verb
_decision = LEXICON.decision
_event = LEXICON.event

# core
DIE: Final = _verb("die", _words("face"), "MR-1.6")
AVERAGE: Final = _verb("average", _words("face"), "MR-1.6")
REROLL: Final = _verb("reroll", _words("which"), "MR-1.8", chance=True)
KEEP: Final = _verb("keep", _bare, "MR-1.11", silent=True, chance=True)
FIRST: Final = _verb("lead", _words("seat"), "MR-7.11")
DONE: Final = _verb("done", _bare, "MR-1.11", silent=True, chance=True)
GIVE: Final = _verb("give", _words("officer"), "MR-11.2")
PAY: Final = _verb("pay", _words("unit"), "MR-11.4")
TEST: Final = _verb("test", _words("force"), "MR-11.5", chance=True)
STATUS: Final = _verb("status", _words("status"), "MR-11.6")
PICK: Final = _verb("pick", _words("which which2"), "MR-11.9")
RECOVER: Final = _verb("recover", _words("unit"), "MR-16.1", chance=True)
FREE: Final = _verb("free", _bare, "MR-16.5", chance=True)
SPEND: Final = _verb("spend", _bare, "MR-7.3", chance=True)
SHIFT: Final = _verb("shift", _text("NAME X Y"), "MR-14.4")
"""An officer in the way, or passed over, is placed."""
CONCEDE: Final = _verb("concede", _words("seat"), "MR-24.8", concession=True)
AGREE: Final = _verb("agree", _words("seat"), "MR-R38", draw=True)
# march
TAKE: Final = _verb("take", _words("piece"), "MR-12.1")
MOVE: Final = _verb("move", _text("UNIT LEG..."), "MR-12.1")
"""A move in legs (``legs``)."""
OFFICER: Final = _verb("officer", _text("NAME X Y"), "MR-15.5")
"""An officer rides to a place."""
STAY: Final = _verb("stay", _bare, "MR-1.11", chance=True)
PLACE: Final = _verb("place", _text("UNIT X"), "MR-26.4")
"""A reinforcement enters with its centre at X on the edge's line."""
POST: Final = _verb("post", _text("NAME X Y"), "MR-26.4")
"""An officer of reinforcements is placed."""
# fight
FIRE: Final = _verb("fire", _words("unit target"), "MR-8.3", gamble=True)
CHARGE: Final = _verb("charge", _text("UNIT TARGET [TURN] [OBLIQUE]"), "MR-18.1", gamble=True)
"""An attack: optional turn, optional ``OL30`` / ``OR30``."""
EVADE: Final = _verb("evade", _bare, "MR-19.3", chance=True)
STAND: Final = _verb("stand", _bare, "MR-19.3")
RUN: Final = _verb("run", _text("LENGTH away|back"), "MR-19.5")
"""How far a unit evades and where it looks then."""
GO: Final = _verb("go", _text("LENGTH"), "MR-18.11")
"""An attacker whose target is gone goes on that far."""
ALSO: Final = _verb("also", _words("unit"), "MR-18.5")
ONLY: Final = _verb("only", _bare, "MR-18.5", silent=True)
RESOLVE: Final = _verb("resolve", _words("unit"), "MR-20.1", chance=True)
VALOUR: Final = _verb("valour", _words("officer"), "MR-20.8")
SHARE: Final = _verb("share", _words("unit"), "MR-20.12")
ADVANCE: Final = _verb("advance", _text("UNIT LENGTH"), "MR-21.5", chance=True)
"""A victorious attacker advances."""
OCCUPY: Final = _verb("occupy", _words("unit"), "MR-23.5")
# muster
ARMY: Final = _verb("army", _words("list"), "MR-27.2")
RATE: Final = _verb("rate", _words("rating"), "MR-27.1")
RAISE: Final = _verb("raise", _words("kind sp drill"), "MR-27.2")
GUNS: Final = _verb("guns", _words("kind"), "MR-3.11")
CLOSE: Final = _verb("close", _bare, "MR-27.3")
STATION: Final = _verb("station", _text("NAME X Y"), "MR-27.5")
"""An officer is placed before the battle."""
DEPLOY: Final = _verb("deploy", _text("UNIT X Y FACING FF|MF or deploy UNIT in SECTOR"), "MR-27.5")
"""A unit is placed before the battle, on the field or as a garrison."""
REST: Final = _verb("rest", _bare, "MR-27.5")

DICE: Final = tuple(str(n) for n in range(7))
BOTH: Final = 0
WHICH: Final = ("both", *[str(n) for n in range(1, 31)])
"""Which die: its number from 1, or ``both`` (of two initiative dice)."""
NOTHING: Final = ("-",)
"""Stands for a unit or a Force while there is none (MR-27)."""
STRENGTHS: Final = tuple(str(n) for n in range(10))
DRILLS: Final = ("plain", "oblique")
"""How a raised unit is drilled (MR-2.10)."""
READY: Final[tuple[str, ...]] = tuple(ready_armies())
"""Names of the ready-made armies."""


def notation(roster: Roster) -> Notation:
    """The verbs with the words of a scenario; the roster keeps them."""
    found = roster.notation
    if found is None:
        found = roster.notation = worded(roster)
    return found


def worded(roster: Roster) -> Notation:
    values: dict[str, tuple[str, ...]] = {
        "face": DICE,
        "which": WHICH,
        "which2": WHICH,
        "seat": SEATS,
        "unit": roster.ids or NOTHING,
        "target": roster.ids or NOTHING,
        "officer": roster.officer_words,
        "force": roster.force_ids or NOTHING,
        "status": STATUSES,
        "piece": (*roster.ids, *roster.officer_words),
        "rating": RATINGS,
        "list": READY,
        "kind": KINDS,
        "sp": STRENGTHS,
        "drill": DRILLS,
    }
    params: dict[str, Param] = {name: Param(name, listed) for name, listed in values.items()}
    params["text"] = Text("text")
    return Notation(
        [
            Verb(number, verb.name, [params[word] for word in verb.params.words], verb.clause)
            for number, verb in enumerate(LEXICON.verbs, 1)
        ]
    )


def say(verb: int, text: str) -> int:
    """The code of an answer with free text."""
    return with_text(verb, text)


def words_of(code: int) -> list[str]:
    """The words of a free-text answer."""
    return text_of(code).split()


VERB_NAMES: Final[tuple[str, ...]] = tuple(verb.name for verb in LEXICON.verbs)
TEXT_VERBS: Final[frozenset[int]] = frozenset(
    number for number, verb in enumerate(LEXICON.verbs, 1) if verb.params.usage
)
"""Numbers of the verbs with free text."""

D6: Final[list[int]] = [act(DIE, face) for face in range(1, 7)]
"""The answers of chance to one D6."""
AD: Final[list[int]] = [act(AVERAGE, face) for face in range(2, 6)]
AD_WEIGHTS: Final[list[int]] = [1, 2, 2, 1]
"""The average die (MR-1.6)."""


def verb_name(code: int) -> str:
    return VERB_NAMES[verb_of(code) - 1]


def usage(code: int) -> str:
    """How an answer with free text should read."""
    verb = LEXICON.verbs[verb_of(code) - 1]
    return f"{verb.name} {verb.params.usage}"


# ---- decisions ---------------------------------------------------------------------------------------------

DECISIONS: Final = LEXICON.decisions

# what standing orders may answer
S_DICE: Final = "control-dice"
S_CONTROL: Final = "control"
S_INITIATIVE: Final = "initiative"
S_EVADE: Final = "evade"
S_COMBAT: Final = "combat"
S_LOSSES: Final = "losses"
S_RECOVERY: Final = "recovery"
S_ROOM: Final = "make-room"

# core: dice, one kind for each thing they are rolled for
D_COMMAND_DIE: Final = _decision("command-die", "MR-7.1")
D_INITIATIVE_DIE: Final = _decision("initiative-die", "MR-7.4")
D_AVERAGE_DIE: Final = _decision("average-die", "MR-7.4", "MR-7.6")
D_TIE_DIE: Final = _decision("tie-die", "MR-7.8")
D_CONTROL_DIE: Final = _decision("control-die", "MR-11.7")
D_RECOVERY_DIE: Final = _decision("recovery-die", "MR-16.4")
D_OFFICER_DIE: Final = _decision("officer-die", "MR-22.2", "MR-22.3", "MR-22.4")
D_MORALE_DIE: Final = _decision("morale-die", "MR-24.5")
D_DAY_DIE: Final = _decision("day-die", "MR-24.10")
# core: choices
D_INITIATIVE: Final = _decision("initiative", "MR-7.9", "MR-1.8", standing=S_INITIATIVE)
D_FIRST: Final = _decision("lead", "MR-7.11")
D_ORDERS: Final = _decision("orders", "MR-11.2", "MR-11.3", "MR-11.4", standing=S_DICE)
D_TEST: Final = _decision("test", "MR-11.5")
D_CONTROL_REROLL: Final = _decision("control-reroll", "MR-11.8", standing=S_CONTROL)
D_PICK: Final = _decision("pick", "MR-11.9", standing=S_CONTROL)
D_REINS: Final = _decision("reins", "MR-11.6")
D_RECOVER: Final = _decision("recover", "MR-16.1", "MR-16.2", standing=S_RECOVERY)
D_RECOVERY_REROLL: Final = _decision("recovery-reroll", "MR-16.5", "MR-16.6", standing=S_RECOVERY)
D_DISPLACED: Final = _decision("displaced", "MR-22.5", "MR-22.9", standing=S_ROOM)
# march
D_MOVE: Final = _decision("move", "MR-12.1", "MR-11.14")
D_PATH: Final = _decision("path", "MR-12.1", "MR-12.3")
D_RIDE: Final = _decision("ride", "MR-15.5", "MR-15.7")
D_PLACE: Final = _decision("place", "MR-26.4")
D_POST: Final = _decision("post", "MR-26.4")
D_IN_THE_WAY: Final = _decision("shift", "MR-14.4", standing=S_ROOM)
# fight
D_FIRE_DIE: Final = _decision("fire-die", "MR-8.9", "MR-9.7")
D_CONFIRM_DIE: Final = _decision("confirm-die", "MR-10.3")
D_SAVE_DIE: Final = _decision("save-die", "MR-10.4")
D_TEST_DIE: Final = _decision("attack-die", "MR-17.11")
D_EVADE_DIE: Final = _decision("evade-die", "MR-19.4")
D_FLEE_DIE: Final = _decision("flee-die", "MR-19.11", "MR-19.13")
D_COMBAT_DIE: Final = _decision("combat-die", "MR-20.2", "MR-20.3")
D_MUSKETRY: Final = _decision("musketry", "MR-8.3", "MR-8.4")
D_ARTILLERY: Final = _decision("artillery", "MR-9.4", "MR-9.5", "MR-9.6")
D_ATTACK_REROLL: Final = _decision("attack-reroll", "MR-17.12", standing=S_COMBAT)
D_ALSO: Final = _decision("also", "MR-18.5")
D_GO_ON: Final = _decision("go-on", "MR-18.11")
D_EVADE: Final = _decision("evade", "MR-19.3", standing=S_EVADE)
D_EVADE_TO: Final = _decision("evade-to", "MR-19.5", standing=S_EVADE)
D_COMBAT: Final = _decision("combat", "MR-20.1")
D_VALOUR: Final = _decision("valour", "MR-20.8", standing=S_COMBAT)
D_COMBAT_REROLL: Final = _decision("combat-reroll", "MR-20.9", standing=S_COMBAT)
D_SHARE: Final = _decision("share", "MR-20.12", standing=S_LOSSES)
D_ADVANCE: Final = _decision("advance", "MR-21.5", "MR-23.5", standing=S_LOSSES)
# muster
D_RATE: Final = _decision("rate", "MR-27.1", "MR-27.2")
D_RAISE: Final = _decision("raise", "MR-27.2", "MR-27.3", "MR-27.6")
D_PERSON_DIE: Final = _decision("person-die", "MR-27.3")
D_SCOUT_DIE: Final = _decision("scout-die", "MR-27.4")
D_WEATHER_DIE: Final = _decision("weather-die", "MR-27.5")
D_HOUR_DIE: Final = _decision("hour-die", "MR-27.5")
D_STATION: Final = _decision("station", "MR-27.5")
D_DEPLOY: Final = _decision("deploy", "MR-27.5")

# ---- events ------------------------------------------------------------------------------------------------

EVENTS: Final = LEXICON.events
"""Arguments (three at most), each with the sort of word it is written with (see ``Battle.word``): ``unit``,
``officer``, ``force``, ``side``, ``sector``, ``objective``, ``number``, ``signed``, ``length`` (thousandths of a BW,
written 0.57), ``angle`` (hundredths of a degree), ``half`` (halves, written 4.5), ``clause`` (an index into CLAUSES),
or a list of EVENT_WORDS."""

_a_die = Telling(BEFORE, die="die")
_with_a_die = Telling(die="die")

# core: general
E_FORCED: Final = _event("forced", action="action")
E_CONCEDES: Final = _event("concedes", side="side")
E_DIE: Final = _event("die", "", Telling(BEFORE, die="face"), face="number")
E_MODIFIER: Final = _event("modifier", "", Telling(AFTER), clause="clause", value="signed")
"""One line of a sum; follows the event it belongs to."""
E_TURN: Final = _event("turn", number="number")
E_PULSE: Final = _event("pulse", number="number")
E_PHASE: Final = _event("phase", side="side")
# core: command dice and initiative
E_COMMAND_DIE: Final = _event("command-die", "", _a_die, side="side", die="number", pool="number")
E_COMMAND_DICE: Final = _event("command-dice", "MR-7.1", side="side", number="number", pool="number")
E_INITIATIVE_DICE: Final = _event("initiative-dice", side="side", first="number", second="number")
E_INITIATIVE_TOTAL: Final = _event("initiative-total", "MR-7.4", side="side", total="number")
E_AVERAGE: Final = _event("average-die", "MR-7.6", number="number", pulse="number")
E_TURN_ENDS: Final = _event("turn-ends", "MR-7.6", number="number", pulse="number")
E_DOUBLES: Final = _event("doubles", "MR-7.7", side="side", number="number", pool="number")
E_TIE: Final = _event("tie", "", _with_a_die, side="side", die="number")
E_INITIATIVE_REROLL: Final = _event("initiative-reroll", side="side", number="number", pool="number")
E_INITIATIVE_NEW: Final = _event("initiative-new", "", _with_a_die, side="side", die="number", which="number")
E_INITIATIVE: Final = _event("initiative", "MR-7.10", side="side")
E_INITIATIVE_GIVEN: Final = _event("initiative-given", "MR-26.5", side="side")
E_LEADS: Final = _event("leads", "MR-7.11", side="side")
E_POOL_LOST: Final = _event("pool-lost", "MR-7.2", side="side", number="number")
# core: control
E_GIVES: Final = _event("gives", "MR-11.2", officer="officer", distance="length", cost="number")
E_PAYS: Final = _event("pays", "MR-11.4", unit="unit", distance="length", cost="number")
E_COLUMN: Final = _event("control-column", "MR-11.10", Telling(BEFORE), force="force", distance="length")
"""Distance of the Force's nearest enemy."""
E_CONTROL_DICE: Final = _event("control-dice", force="force", number="number")
E_CONTROL_DIE: Final = _event("control-die", "", _a_die, force="force", die="number")
E_CONTROL_REROLL: Final = _event("control-reroll", force="force", which="number")
E_CONTROL: Final = _event("control", "MR-11.10", force="force", total="number", status="status")
E_PICKED: Final = _event(
    "control-picked", "MR-11.9", Telling(BEFORE), first="number", second="number", modifier="signed"
)
E_REINS: Final = _event("reins", "MR-11.6", force="force", status="status")
E_GIVEN_STATUS: Final = _event("given-status", "MR-26.5", force="force", status="status")
# core: recovery
E_RECOVERY: Final = _event("recovery", "MR-16.4", _with_a_die, unit="unit", die="number", losses="number")
E_RECOVERS: Final = _event("recovers", "MR-16.4", unit="unit", sp="number")
E_FREE_REROLL: Final = _event("free-reroll", "MR-16.5", officer="officer", unit="unit")
E_CD_REROLL: Final = _event("cd-reroll", side="side", pool="number", distance="length")
"""One CD for a re-roll, with the distance of the army commander."""
# core: losses
E_LOSES: Final = _event("loses", "MR-10.6", unit="unit", number="number", sp="number")
E_BROKEN: Final = _event("broken", "MR-2.8", Telling(weight=3), unit="unit", losses="half", mtp="number")
E_OFFICER_TEST: Final = _event("officer-test", "MR-22.2", officer="officer", cause="cause", distance="length")
E_OFFICER_ROLL: Final = _event("officer-roll", officer="officer", total="number", number="number")
E_OFFICER_LOST: Final = _event("officer-lost", "MR-22.6", Telling(weight=3), officer="officer", cause="cause")
E_OFFICER_SAFE: Final = _event("officer-safe", officer="officer")
E_SUCCESSOR: Final = _event("successor", officer="officer", modifier="signed")
E_NEW_COMMANDER: Final = _event("new-commander", officer="officer")
E_DISPLACED: Final = _event("displaced", officer="officer", x="length", y="length")
E_OFFICER_GOES: Final = _event("officer-goes", officer="officer")
# core: the end
E_MORALE: Final = _event("morale", "MR-24.4", side="side", losses="half", mtp="number")
E_MORALE_ROLL: Final = _event("morale-roll", "MR-24.5", side="side", total="number", number="number")
E_MORALE_HOLDS: Final = _event("morale-holds", side="side")
E_ARMY_BROKEN: Final = _event("army-broken", "MR-24.7", Telling(weight=6), side="side", cause="breaking")
E_DAY: Final = _event("day", "MR-24.10", _with_a_die, turn="number", die="number", number="number")
E_DAY_ENDS: Final = _event("day-ends", "MR-24.10", turn="number")
E_HOLDER: Final = _event("holder", "MR-25.3", Telling(weight=2), objective="objective", side="holder")
E_POINTS: Final = _event("points", "MR-25.2", side="side", number="number", clause="clause")
E_TOTAL: Final = _event("total", side="side", number="number")
E_PURSUIT: Final = _event("pursuit", side="side", number="number")
E_AGREED: Final = _event("agreed", "MR-R38")
E_VICTORY: Final = _event("victory", "MR-25.4", Telling(weight=6), side="side", level="level", margin="signed")
E_DRAWN_GAME: Final = _event("drawn-game", margin="number")
# core: reinforcements
E_ARRIVES: Final = _event("arrives", unit="unit", x="length", y="length")
E_OFFICER_ARRIVES: Final = _event("officer-arrives", officer="officer", x="length", y="length")
# march
E_MOVES: Final = _event("moves", "MR-12.2", unit="unit", cost="length", allowance="length")
"""A move as a whole, after its legs."""
E_LEG: Final = _event("leg", "", Telling(BEFORE), manoeuvre="manoeuvre", amount="length", cost="length")
"""One manoeuvre: its amount in BW (in degrees for wheels, pivots and obliques: thousandths too) and its cost."""
E_LEG_EXTRA: Final = _event("leg-extra", "MR-13.1", Telling(BEFORE), clause="clause", cost="length")
"""What ground adds to the leg before it."""
E_NEAREST: Final = _event("nearest", "", Telling(AFTER), unit="unit", target="unit", distance="length")
E_IN_COMMAND: Final = _event("in-command", unit="unit", officer="officer", distance="length")
E_OUT_OF_COMMAND: Final = _event("out-of-command", "MR-3.10", unit="unit", officer="officer", distance="length")
E_RIDES: Final = _event("rides", "MR-15.5", officer="officer", distance="length")
E_RIDES_PAID: Final = _event("rides-paid", "MR-15.7", officer="officer", distance="length", pool="number")
E_CHANGES: Final = _event("changes", unit="unit", formation="formation", facing="angle")
E_ENTERS: Final = _event("enters", "MR-23.2", unit="unit", sector="sector", cost="length")
E_LEAVES: Final = _event("leaves", "MR-23.3", unit="unit", sector="sector", edge="edge")
E_SHIFTS: Final = _event("shifts", officer="officer", distance="length")
E_PASSED_OVER: Final = _event("passed-over", unit="unit", officer="officer")
E_STAYS: Final = _event("stays", "MR-1.11", unit="unit")
E_MUST_ATTACK: Final = _event("must-attack", "MR-11.14", unit="unit", target="unit")
E_MUST_ADVANCE: Final = _event("must-advance", "MR-11.15", unit="unit", target="unit", distance="length")
# fight: fire
E_FIRES: Final = _event("fires", "MR-8.4", unit="unit", target="unit", distance="length")
E_FIRE_DICE: Final = _event("fire-dice", "", Telling(AFTER), dice="number", number="number", clause="clause")
E_FIRE_DIE: Final = _event("fire-die", "", _a_die, die="number", hit="number")
E_CONFIRM_DIE: Final = _event("confirm-die", "", _a_die, die="number", hit="number")
E_SAVE_DIE: Final = _event("save-die", "", _a_die, die="number", hit="number")
E_HITS: Final = _event("hits", "MR-10.6", target="unit", hits="number", losses="number")
E_SUPPRESSED: Final = _event("suppressed", "MR-9.10", unit="unit")
E_SUPPRESSION_ENDS: Final = _event("suppression-ends")
E_HOLDS_FIRE: Final = _event("holds-fire", side="side")
# fight: attacks
E_CHARGES: Final = _event("charges", "MR-18.1", unit="unit", target="unit", side="zone")
E_CHARGE_PATH: Final = _event("charge-path", unit="unit", cost="length", allowance="length")
E_ATTACK_TEST: Final = _event("attack-test", "MR-17.11", _with_a_die, unit="unit", die="number", sp="number")
E_ATTACK_PASSED: Final = _event("attack-passed", unit="unit")
E_ATTACK_FAILED: Final = _event("attack-failed", unit="unit")
E_CONTACT: Final = _event("contact", "MR-18.2", unit="unit", target="unit", distance="length")
E_CONFORMS: Final = _event("conforms", "MR-18.6", unit="unit", target="unit", side="zone")
E_TURNS_TO_FACE: Final = _event("turns-to-face", unit="unit", facing="angle")
E_ALSO: Final = _event("attacks-also", unit="unit", target="unit", side="zone")
E_GOES_ON: Final = _event("goes-on", unit="unit", distance="length")
E_ATTACK_OVER: Final = _event("attack-over", unit="unit")
# fight: reactions
E_STANDS: Final = _event("stands", unit="unit")
E_TRIES_TO_EVADE: Final = _event("tries-to-evade", unit="unit")
E_EVADE_DICE: Final = _event("evade-dice", unit="unit", defender="number", attacker="number")
E_EVADES: Final = _event("evades", "MR-19.5", unit="unit", distance="length")
E_EVADE_FAILS: Final = _event("evade-fails", unit="unit")
E_COUNTER_CHARGES: Final = _event("counter-charges", unit="unit")
E_FLEE_ROLL: Final = _event("flee-roll", unit="unit", total="number", number="number")
E_FLEES: Final = _event("flees", "MR-19.11", Telling(weight=2), unit="unit", distance="length")
E_FLIGHT_FAILS: Final = _event("flight-fails", unit="unit")
E_DEFENSIVE_FIRE: Final = _event("defensive-fire", "MR-19.13", unit="unit", target="unit", losses="number")
# fight: combat
E_COMBAT: Final = _event("combat", unit="unit", target="unit")
E_VALOUR: Final = _event("valour", officer="officer", number="number")
E_COMBAT_DIE: Final = _event("combat-die", "", _a_die, side="side", die="number")
E_COMBAT_REROLL: Final = _event("combat-reroll", "", _with_a_die, side="side", die="number", pool="number")
E_COMBAT_TOTAL: Final = _event("combat-total", "MR-20.2", side="side", total="number")
E_COMBAT_WON: Final = _event("combat-won", "MR-20.10", Telling(weight=2), side="side", result="result")
E_FALLS_BACK: Final = _event("falls-back", "MR-21.1", unit="unit", distance="length")
E_CANNOT_FALL_BACK: Final = _event("cannot-fall-back", unit="unit", distance="length")
E_RIDDEN_THROUGH: Final = _event("ridden-through", unit="unit", by="unit")
E_ADVANCES: Final = _event("advances", "MR-21.5", unit="unit", distance="length")
E_OCCUPIES: Final = _event("occupies", "MR-23.5", unit="unit", sector="sector")
E_EXTRA_DIE: Final = _event("extra-die", side="side", unit="unit")
"""MR-20.3: the unit whose kind gives its side one more die."""
E_SAVES: Final = _event("saves", "", Telling(AFTER), target="unit", clause="clause")
"""Why hits on the target of the fire before may be saved."""
# muster
E_RATED: Final = _event("rated", side="side", rating="rating", points="number")
E_READY_ARMY: Final = _event("ready-army", side="side", list="ready", points="number")
E_RAISED: Final = _event("raised", unit="unit", cost="number", points="number")
E_CORPS_CLOSED: Final = _event("corps-closed", force="force", number="number")
E_ARMY_RAISED: Final = _event("army-raised", side="side", number="number", points="number")
E_PERSON_DIE: Final = _event("person-die", "", _with_a_die, officer="officer", die="number")
E_PERSON: Final = _event("person", officer="officer", total="number", modifier="signed")
E_EXCEPTIONAL: Final = _event("exceptional", officer="officer", die="number")
E_BRAVE: Final = _event("brave", officer="officer", die="number")
E_SCOUT: Final = _event("scout", "", _with_a_die, side="side", die="number", total="number")
E_SCOUT_TIE: Final = _event("scout-tie", total="number")
E_OUTSCOUTED: Final = _event("outscouted", side="side")
E_WEATHER_DIE: Final = _event("weather-die", "", _with_a_die, die="number")
E_WEATHER: Final = _event("weather", total="number", weather="weather", length="number")
E_HOUR: Final = _event("hour", "", _with_a_die, die="number", turn="number")
E_STATIONED: Final = _event("stationed", officer="officer", x="length", y="length")
E_DEPLOYED: Final = _event("deployed", unit="unit", x="length", y="length")
E_DEPLOYED_IN: Final = _event("deployed-in", unit="unit", sector="sector")
E_LEFT_BEHIND: Final = _event("left-behind", side="side", kind="kind", sp="number")

CAUSES: Final = ("near-broken-unit", "valour", "overrun")
"""Why an officer takes a loss test: MR-22.2, MR-22.3, MR-22.4."""
BREAKINGS: Final = ("morale", "two-thirds", "no-unit", "conceded")
"""How an army is broken: MR-24.5, MR-24.6, MR-24.11, MR-24.8."""
VICTORY_LEVELS: Final = ("draw", "marginal", "decisive")
"""MR-25.4."""
EVENT_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "status": STATUSES,
    "formation": FORMATIONS,
    "kind": KINDS,
    "rating": RATINGS,
    "ready": READY,
    "weather": WEATHERS,
    "edge": EDGES,
    "zone": ("front", "right", "rear", "left", *EDGES),
    "cause": CAUSES,
    "breaking": BREAKINGS,
    "level": VICTORY_LEVELS,
    "result": ("decisive", "indecisive"),
    "manoeuvre": (
        "advance", "wheel", "about-face", "pivot", "oblique", "back", "side", "change", "limber", "road", "enter",
        "leave", "sector",
    ),
}  # fmt: skip
"""Sorts of words written from a list. ``zone``: sides of a unit as ``boards.plane`` numbers them, then the edges of a
garrison's sector (4 + its number in EDGES). ``manoeuvre``: as ``legs.KINDS``."""

CLAUSES: Final[tuple[str, ...]] = (
    # core
    "MR-25.2-units", "MR-25.2-officers", "MR-25.2-commander", "MR-25.3", "MR-R39",
    # march
    "MR-13.1", "MR-13.2", "MR-13.5",
    # fight
    "MR-8.5", "MR-8.6", "MR-8.7", "MR-8.8", "MR-9.7", "MR-9.8", "MR-10.2", "MR-10.2-MF", "MR-10.2-vulnerable",
    "MR-10.4", "MR-10.5", "MR-19.2", "MR-19.2-difficult", "MR-20.2", "MR-20.4", "MR-20.5",
    "MR-20.6", "MR-20.7-MF", "MR-20.7",
)  # fmt: skip
"""Clauses that events name (their words are ``modifier-<clause>``)."""
CLAUSE_INDEX: Final[dict[str, int]] = {name: n for n, name in enumerate(CLAUSES)}


def thousandths(length: float) -> int:
    """A length as an event carries it."""
    return round(length * 1000)


def hundredths(angle: float) -> int:
    """An angle as an event carries it."""
    return round(angle * 100)
