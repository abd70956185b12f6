"""The game's vocabulary: verbs of its notation, kinds of decision, kinds of event.

The verbs are the same on every map; the words for positions and areas come from the map (``notation(board)``).

A block is named by what its owner sees, its face and the place it stands (``Heth-F P41``): equal blocks in one place
give one answer. *Places* share one numbering: a position is its own number, the space off the map beside an area is
``OFF + area`` (written as the area), an entry point is ``AT_ENTRY + entry``. The number of a place is also what
``Battle.at`` holds for a block. A *facing* argument is the front area, ``-`` (``NO_AREA``) where there is no choice.
"""

from __future__ import annotations

from functools import lru_cache

from longroll.boards.planar import PlanarMap
from longroll.games.guns.components import ARMIES, COMMANDS, ENTRIES, FACES, ORDERS, TOKENS
from longroll.kit.lexicon import AFTER, BEFORE, Lexicon, Telling
from longroll.kit.notation import Notation, Param, Text, Verb

# ---- numbering of places -----------------------------------------------------------------------------------

OFF = 512
"""Off the map beside area n: OFF + n (GG-10.9)."""
AT_ENTRY = 768
"""Waiting off the map at entry point n: AT_ENTRY + n."""
NOT_YET = 800
"""A full-strength block that has not arrived."""
UNUSED = 801
"""A reduced block not used yet."""
GONE = 802
"""Out of play for good, face up (GG-2.11)."""
UNSEEN = 803
"""Only in views: a block of the other army of which the viewer does not know where it is."""
NO_AREA = 255
MOST_WAYS = 64


def place_words(board: PlanarMap) -> tuple[str, ...]:
    """Words of all places by number."""
    words = [""] * (AT_ENTRY + len(ENTRIES))
    words[: board.n_positions] = board.position_codes
    words[OFF : OFF + board.n_areas] = board.area_codes
    words[AT_ENTRY:] = ENTRIES
    return tuple(words)


# ---- verbs -------------------------------------------------------------------------------------------------

LEXICON: Lexicon[str, str] = Lexicon()
"""A verb's parameters by name, separated by spaces (their words are the map's, see ``notation``); an argument of an
event with the sort of word it is written with (see ``Battle.word``)."""
_verb = LEXICON.verb
_decision = LEXICON.decision
_event = LEXICON.event

# chance
DRAW = _verb("draw", "token", "GG-8.1")
TURN_UP = _verb("turn-up", "arrival", "GG-11.1")
TOP = _verb("top", "command", "GG-4.6")
FIRST_BIDDER = _verb("first-bidder", "bidder", "GG-24.1")
# before the game and set-up
BID = _verb("bid", "number", "GG-24.1")
PASS = _verb("pass", "", "GG-24.1")
SIDE = _verb("side", "army", "GG-24.2")
POST = _verb("post", "position", "GG-4.9")
SHIFT = _verb("shift", "area area2 position", "GG-16.3", chance=True)
SPECIAL = _verb("special", "text", "GG-25.5")
LATE = _verb("late", "", "GG-25.6")
# the turn
HOURS = _verb("hours", "number", "GG-7.3", chance=True)
ORDER = _verb("order", "order", "GG-6.1", step="orders", chance=True)
DISCARD = _verb("discard", "token", "GG-8.5", chance=True)
DONE = _verb("done", "", "GG-5.2", silent=True, chance=True)
# withdrawals and marches: first the block, on foot or mounted, then where it ends
WITHDRAW = _verb("withdraw", "face position", "GG-14.4", step="withdrawal")
RIDE_BACK = _verb("ride-back", "face position", "GG-18.2", step="withdrawal")
PERISH = _verb("perish", "face position", "GG-14.10")
TO = _verb("to", "position facing", "GG-10.3")
LEAVE = _verb("leave", "area", "GG-10.9")
CROSS = _verb("cross", "way", "GG-12.14")
LOSE = _verb("lose", "face position", "GG-14.12")
# attacks
TARGET = _verb("target", "position", "GG-13.11.3", step="attacks")
ALSO = _verb("also", "position", "GG-13.11.3")
SEND = _verb("send", "face position position2 way", "GG-13.11.2", gamble=True)
STAY = _verb("stay", "face position", "GG-13.11.5", gamble=True)
LEAD = _verb("lead", "face position position2 way", "GG-13.11.7", gamble=True)
CHARGE = _verb("charge", "", "GG-13.1.3", gamble=True)
PLAY = _verb("play", "token position", "GG-13.12.1")
ADD = _verb("add", "token", "GG-13.13.5", chance=True)
EXTEND = _verb("extend", "", "GG-22.1")
AIM = _verb("aim", "position position2", "GG-13.15.2", chance=True)
KNOCK = _verb("knock", "token position", "GG-13.15.4")
BEHIND = _verb("behind", "face position position2", "GG-13.16.1", chance=True)
SUPPORT = _verb("support", "position position2", "GG-13.16.2")
FIGHT = _verb("fight", "position", "GG-13.18.1", chance=True)
DEFEND = _verb("defend", "face", "GG-13.18.2", chance=True)
# reductions
OFFER = _verb("offer", "face face2", "GG-2.6")
PICK = _verb("pick", "which", "GG-2.6", chance=True)
# reinforcements: block, entry point, position, facing, way
ENTER = _verb("enter", "face entry position facing", "GG-11.9", step="reinforcement")
ROAD = _verb("road", "face entry position facing way", "GG-11.10", step="reinforcement")
TRANSFER = _verb("transfer", "face entry entry2", "GG-11.17", step="reinforcement")
WAIT = _verb("wait", "", "GG-11.6", silent=True)
GIVE_UP = _verb("give-up", "face", "GG-17.9")
# marches: the block and the place where it stands (off the map: the area beside it)
MARCH = _verb("march", "face place", "GG-12.2", step="march")
RIDE = _verb("ride", "face place", "GG-18.2", step="march")
HURRY = _verb("hurry", "", "GG-12.5")
FACE_TO = _verb("face", "position area", "GG-10.4", step="march", chance=True)
# Night
WORKS = _verb("works", "position area", "GG-17.4", step="night")
REMOVE = _verb("remove", "face place", "GG-17.8", chance=True)
OWE = _verb("owe", "", "GG-17.9", chance=True)
CONCEDE = _verb("concede", "seat", "GG-20.9", concession=True)

WHICH = ("first", "second")
SEATS = ("USA", "CSA", "USA-C", "USA-S", "CSA-C", "CSA-S")
"""All seats there may be: an army, or its Commander and its Subordinate (GG-25.1)."""


@lru_cache(maxsize=64)
def notation(board: PlanarMap) -> Notation:
    """The verbs with the words of a map."""
    words = place_words(board)
    numbers = [str(n) for n in range(1000)]
    facing = [*board.area_codes, *[""] * (NO_AREA - board.n_areas), "-"]
    values: dict[str, list[str] | tuple[str, ...]] = {
        "token": TOKENS,
        "arrival": (*ENTRIES, "rumor"),
        "command": COMMANDS,
        "bidder": ARMIES,
        "number": numbers,
        "army": ARMIES,
        "seat": SEATS,
        "position": board.position_codes,
        "area": board.area_codes,
        "facing": facing,
        "place": words,
        "face": FACES,
        "entry": ENTRIES,
        "order": ORDERS,
        "way": numbers[:MOST_WAYS],
        "which": WHICH,
    }
    params = {name: Param(name, listed) for name, listed in values.items()}
    params["position2"] = Param("position2", board.position_codes)
    params["area2"] = Param("area2", board.area_codes)
    params["entry2"] = Param("entry2", ENTRIES)
    params["face2"] = Param("face2", FACES)
    params["text"] = Text("text")
    return Notation(
        [
            Verb(number, kind.name, [params[name] for name in kind.params.split()], kind.clause)
            for number, kind in enumerate(LEXICON.verbs, 1)
        ]
    )


# ---- decisions ---------------------------------------------------------------------------------------------

COMMANDER = 0
SUBORDINATE = 1
"""Who decides in a team: the Commander, unless a decision is the Subordinate's (GG-25.2, GG-25.3)."""
DECISIONS = LEXICON.decisions
"""Those that are always put would tell the other side something hidden if they were passed over with one answer only
(last lines of part 6)."""

DEFENCE_GUNS, DEFENCE_LEADER, REPLACEMENTS, SPARE_TOKENS, WITHDRAWALS = (
    "defence-guns",
    "defence-leader",
    "replacements",
    "spare-tokens",
    "withdrawals",
)
"""Standing orders, by the reactions they answer."""

# core
D_DRAW = _decision("draw", "GG-8.1")
D_TURN_UP = _decision("turn-up", "GG-11.1", step="reinforcement")
D_TOP = _decision("top", "GG-4.6")
D_FIRST_BIDDER = _decision("first-bidder", "GG-24.1", step="bidding")
D_BID = _decision("bid", "GG-24.1", step="bidding")
D_SIDE = _decision("side", "GG-24.2", step="bidding")
D_BALANCE = _decision("balance", "GG-24.3", "GG-24.4", step="bidding")
D_POST = _decision("post", "GG-4.9", step="set-up", role=SUBORDINATE)
D_POST_FACING = _decision("post-facing", "GG-4.9", step="set-up", role=SUBORDINATE)
D_SPECIAL = _decision("special", "GG-25.5", "GG-25.6", "GG-25.7", step="special", always=True)
D_HOURS = _decision("hours", "GG-7.3", step="duration")
D_NIGHT_RETURN = _decision("night-return", "GG-6.11", "GG-17.2", step="draw", always=True)
D_KEEP = _decision("keep", "GG-8.3", step="draw", always=True, standing=SPARE_TOKENS)
D_ENTRY = _decision("entry", "GG-11.6", step="reinforcement", always=True, role=SUBORDINATE)
D_OWED = _decision("owed", "GG-17.9", step="reinforcement", role=SUBORDINATE)
D_ORDER = _decision("order", "GG-6.1", step="orders")
D_IDLE_RETURN = _decision("idle-return", "GG-6.8", step="attacks", always=True)
D_ORDER_RETURN = _decision("order-return", "GG-6.10", "GG-6.12", step="orders", always=True)
D_WORKS = _decision("works", "GG-17.4", step="night", always=True)
D_LOSSES = _decision("losses", "GG-17.8", step="night", role=SUBORDINATE)
D_OBJECTIVES = _decision("objectives", "GG-16.3", step="objectives")
# withdrawals (also step 9 of an attack)
D_WITHDRAWAL = _decision(
    "withdrawal", "GG-14.1", "GG-14.2", step="withdrawal", always=True, role=SUBORDINATE, standing=WITHDRAWALS
)
D_WITHDRAW_TO = _decision("withdraw-to", "GG-14.4", "GG-14.9", step="withdrawal", role=SUBORDINATE)
D_LOST_ATTACK = _decision("lost-attack", "GG-13.19.1", "GG-14.3", step="attack", always=True, role=SUBORDINATE)
D_WITHDRAWAL_LOSS = _decision("withdrawal-loss", "GG-14.12", step="withdrawal", always=True, role=SUBORDINATE)
# attacks
D_ATTACK = _decision("attack", "GG-13.1.5", "GG-13.11.3", step="attacks", always=True, role=SUBORDINATE)
D_SECOND_TARGET = _decision("second-target", "GG-13.11.3", step="attack", always=True, role=SUBORDINATE)
D_ATTACKERS = _decision("attackers", "GG-13.11.1", "GG-13.11.2", step="attack", role=SUBORDINATE)
D_LEADER = _decision("leader", "GG-13.11.7", step="attack", always=True, role=SUBORDINATE)
D_DEFENSIVE_SUPPORT = _decision("defensive-support", "GG-13.12.1", step="attack", always=True, standing=DEFENCE_GUNS)
D_OFFENSIVE_SUPPORT = _decision("offensive-support", "GG-13.13.1", step="attack", always=True)
D_MAKE_UP = _decision("make-up", "GG-13.13.5", step="attack", always=True, standing=SPARE_TOKENS)
D_AIM = _decision("aim", "GG-13.15.2", step="attack")
D_KNOCK = _decision("knock", "GG-13.15.4", step="attack")
D_BEHIND = _decision("behind", "GG-13.16.1", step="attack", always=True, role=SUBORDINATE)
D_SUPPORT = _decision("support", "GG-13.16.2", step="attack")
D_COMBAT_ORDER = _decision("combat-order", "GG-13.18.1", step="attack", role=SUBORDINATE)
D_DEFENDER = _decision("defender", "GG-13.18.2", step="attack", always=True, role=SUBORDINATE, standing=DEFENCE_LEADER)
# reductions
D_OFFER = _decision("offer", "GG-2.6", always=True, role=SUBORDINATE, standing=REPLACEMENTS)
D_PICK = _decision("pick", "GG-2.6", role=SUBORDINATE, standing=REPLACEMENTS)
# marches
D_MARCH = _decision("march", "GG-12.1", "GG-10.4", step="march", always=True, role=SUBORDINATE)
D_MARCH_TO = _decision("march-to", "GG-12.2", "GG-10.3", step="march", role=SUBORDINATE)
D_CROSSING = _decision("crossing", "GG-12.14", step="march", role=SUBORDINATE)
D_HURRY = _decision("hurry", "GG-12.5", step="march", always=True)

# ---- events ------------------------------------------------------------------------------------------------

EVENTS = LEXICON.events

# general. IDENTITY follows a public event about a hidden block and tells its owner which block it was.
E_FORCED = _event("forced", action="action")
E_IDENTITY = _event("identity", "", Telling(AFTER), face="face")
E_SHOWN = _event("shown", face="face", place="place")
E_ELIMINATED = _event("eliminated", "GG-2.9", Telling(weight=2), face="face", place="place")
E_REPLACED = _event("replaced", "GG-2.5", Telling(weight=1), face="face", by="face", place="place")
E_REPLACED_HIDDEN = _event("replaced-hidden", "GG-2.6", Telling(weight=1), face="face", command="line", place="place")
E_REMOVED = _event("removed", "GG-17.8", face="face", place="place")
E_CONCEDES = _event("concedes", "GG-20.9", army="army")
E_VICTORY = _event("victory", "GG-20.9", Telling(weight=3), army="army")
# bidding, set-up, special orders
E_FIRST_BIDDER = _event("first-bidder", "GG-24.1", seat="army")
E_BID = _event("bid", "GG-24.1", seat="army", number="number")
E_BID_PASS = _event("bid-pass", "GG-24.1", seat="army")
E_SIDE = _event("side", "GG-24.2", seat="army", army="army")
E_POSTED = _event("posted", "GG-4.9", face="face", position="place", area="area")
E_SPECIAL = _event("special-order", "GG-25.5", army="army")
E_SPECIAL_TEXT = _event("special-text", "GG-25.5", text="text")
E_LATE = _event("no-special-order", "GG-25.6", army="army")
# turn
E_TURN = _event("turn", "GG-5.1", day="number", space="space", first="army")
E_LENGTH = _event("length", "GG-7.3", army="army", hours="number", space="space")
E_PHASE = _event("phase", "GG-5.2", army="army", order="order")
E_DRAWS = _event("draws", "GG-8.1", army="army", number="number")
E_DRAWN = _event("drawn", "GG-8.1", Telling(second_person=True), token="token", army="army")
E_RESHUFFLED = _event("reshuffled", "GG-8.4", army="army")
E_RETURNS = _event("returns", "GG-8.5", army="army", number="number")
E_RETURNED = _event("returned", "GG-8.5", Telling(second_person=True), token="token", army="army")
E_DRAW_LOST = _event("draw-lost", "GG-8.4", army="army", number="number")
E_ORDER = _event("order", "GG-6.1", army="army", order="order")
E_DAY = _event("day", day="number")
# reinforcements
E_RUMOR = _event("rumor", "GG-11.2", army="army", space="space")
E_ARRIVAL = _event("arrival", "GG-11.3", entry="entry", space="space", number="number")
E_ARRIVES = _event("arrives", "GG-11.3", command="command", entry="entry")
E_TOP = _event("top", "GG-4.6", command="command", entry="entry")
E_ENTERS = _event("enters", "GG-11.9", entry="entry", position="place", space="space")
E_ROAD = _event("enters-by-road", "GG-11.10", entry="entry", position="place", space="space")
E_TRANSFERS = _event("transfers", "GG-11.17", entry="entry", to="entry", space="space")
E_GIVEN_UP = _event("given-up", "GG-17.9", face="face", entry="entry")
# objectives
E_EARNED = _event("moves-earned", "GG-16.1", number="number")
E_RECEIVED = _event("received", "GG-16.1", usa="number", csa="number")
E_SHIFTED = _event("objective-moves", "GG-16.3", area="area", to="area", position="place")
E_TAKEN = _event("objective-taken", "GG-20.1", Telling(weight=4), area="area", army="army")
E_CONTROL = _event("control", "GG-20.3", number="number")
# Night
E_WORKS = _event("works", "GG-17.4", position="place", area="area")
E_OWES = _event("owes", "GG-17.9", number="number")
E_NIGHT_TRACK = _event("night-track", "GG-17.5", army="army")
E_NIGHT_RESERVE = _event("night-reserve", "GG-17.7", army="army", number="number")
# movement
E_TURNS = _event("turns", "GG-10.4", army="army", position="place", area="area")
E_WITHDRAWS = _event("withdraws", "GG-14.4", army="army", position="place", to="place")
E_NO_WAY = _event("no-way-out", "GG-14.10", army="army", position="place")
E_MARCHES = _event("marches", "GG-12.2", army="army", position="place", to="place")
E_HURRY = _event("hurries", "GG-12.5", army="army")
# attacks
E_ATTACK = _event("attack", "GG-13.11.3", army="army", position="place", second="place")
E_SENT = _event("sent", "GG-13.11.2", position="place", to="place", army="army")
E_LEADER = _event("leader", "GG-13.11.7", position="place", to="place", army="army")
E_PLAYED = _event("artillery-played", "GG-13.12.1", army="army", position="place", number="number")
E_PLAYED_TOKEN = _event(
    "artillery-token", "GG-13.12.1", Telling(second_person=True), token="token", position="place", army="army"
)
E_TURNED_UP = _event("artillery-turned-up", "GG-13.14.1", army="army", token="token", position="place")
E_MADE_UP = _event("made-up", "GG-13.13.5", army="army", number="number")
E_EXTENDED = _event("extended-bombardment", "GG-22.1", army="army")
E_AIMS = _event("aims", "GG-13.15.2", position="place", to="place", strength="number")
E_HITS = _event("bombardment-hits", "GG-13.15.3", position="place", hits="number")
E_KNOCKED = _event("token-hit", "GG-13.15.4", token="token", position="place")
E_SUPPORTS = _event("supports", "GG-13.16.2", position="place", to="place", strength="number")
E_FIRE = _event("defensive-fire", "GG-13.16.5", position="place", reductions="number")
E_ADVANCE = _event("advance", "GG-13.17.1", army="army", position="place", to="place")
E_COMBAT = _event("close-combat", "GG-13.18.1", position="place")
E_DEFENDER = _event("defending-leader", "GG-13.18.2", face="face", position="place")
E_ATTACKER = _event("attacking-leader", "GG-13.18.2", face="face", position="place")
E_MODIFIER = _event("modifier", "", Telling(BEFORE), clause="modifier", value="signed")
E_RESULT = _event("combat-result", "GG-13.18.15", position="place", value="signed", army="army")
E_WON = _event("attack-won", "GG-13.18.17", Telling(weight=3), army="army")
E_LOST = _event("attack-lost", "GG-13.19.1", army="army")
E_SPENT = _event("tokens-spent", "GG-13.20", army="army", number="number")
E_BACK = _event("tokens-back", "GG-13.20.2", army="army", number="number")
E_HALF_WAY = _event("attack-broken", "GG-13.16.8", army="army")

MODIFIERS: tuple[str, ...] = (
    "GG-13.18.3", "GG-13.18.6", "GG-13.18.7", "GG-13.18.8", "GG-13.18.9", "GG-13.18.10", "GG-13.18.11",
    "GG-13.18.12", "GG-13.18.13", "GG-13.18.14",
)  # fmt: skip
"""Clauses of the lines of a close combat, for E_MODIFIER (their words are ``modifier-<clause>``)."""
