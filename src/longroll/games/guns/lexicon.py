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
from longroll.kit.notation import A_SHIFT, B_SHIFT, D_SHIFT, E_SHIFT, VERB_SHIFT, Notation, Param, Text, Verb

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
MOST_HOURS = 17
MOST_WAYS = 64


def place_words(board: PlanarMap) -> tuple[str, ...]:
    """Words of all places by number."""
    words = [""] * (AT_ENTRY + len(ENTRIES))
    words[: board.n_positions] = board.position_codes
    words[OFF : OFF + board.n_areas] = board.area_codes
    words[AT_ENTRY:] = ENTRIES
    return tuple(words)


# ---- verbs -------------------------------------------------------------------------------------------------

_verbs: list[tuple[str, tuple[str, ...], str]] = []


def _verb(name: str, params: str, clause: str) -> int:
    _verbs.append((name, tuple(params.split()), clause))
    return len(_verbs) << VERB_SHIFT


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
SHIFT = _verb("shift", "area area2 position", "GG-16.3")
SPECIAL = _verb("special", "text", "GG-25.5")
LATE = _verb("late", "", "GG-25.6")
# the turn
HOURS = _verb("hours", "number", "GG-7.3")
ORDER = _verb("order", "order", "GG-6.1")
DISCARD = _verb("discard", "token", "GG-8.5")
DONE = _verb("done", "", "GG-5.2")
# withdrawals and marches: first the block, on foot or mounted, then where it ends
WITHDRAW = _verb("withdraw", "face position", "GG-14.4")
RIDE_BACK = _verb("ride-back", "face position", "GG-18.2")
PERISH = _verb("perish", "face position", "GG-14.10")
TO = _verb("to", "position facing", "GG-10.3")
LEAVE = _verb("leave", "area", "GG-10.9")
CROSS = _verb("cross", "way", "GG-12.14")
LOSE = _verb("lose", "face position", "GG-14.12")
# attacks
TARGET = _verb("target", "position", "GG-13.11.3")
ALSO = _verb("also", "position", "GG-13.11.3")
SEND = _verb("send", "face position position2 way", "GG-13.11.2")
STAY = _verb("stay", "face position", "GG-13.11.5")
LEAD = _verb("lead", "face position position2 way", "GG-13.11.7")
CHARGE = _verb("charge", "", "GG-13.1.3")
PLAY = _verb("play", "token position", "GG-13.12.1")
ADD = _verb("add", "token", "GG-13.13.5")
EXTEND = _verb("extend", "", "GG-22.1")
AIM = _verb("aim", "position position2", "GG-13.15.2")
KNOCK = _verb("knock", "token position", "GG-13.15.4")
BEHIND = _verb("behind", "face position position2", "GG-13.16.1")
SUPPORT = _verb("support", "position position2", "GG-13.16.2")
FIGHT = _verb("fight", "position", "GG-13.18.1")
DEFEND = _verb("defend", "face", "GG-13.18.2")
# reductions
OFFER = _verb("offer", "face face2", "GG-2.6")
PICK = _verb("pick", "which", "GG-2.6")
# reinforcements: block, entry point, position, facing, way
ENTER = _verb("enter", "face entry position facing", "GG-11.9")
ROAD = _verb("road", "face entry position facing way", "GG-11.10")
TRANSFER = _verb("transfer", "face entry entry2", "GG-11.17")
WAIT = _verb("wait", "", "GG-11.6")
GIVE_UP = _verb("give-up", "face", "GG-17.9")
# marches: the block and the place where it stands (off the map: the area beside it)
MARCH = _verb("march", "face place", "GG-12.2")
RIDE = _verb("ride", "face place", "GG-18.2")
HURRY = _verb("hurry", "", "GG-12.5")
FACE_TO = _verb("face", "position area", "GG-10.4")
# Night
WORKS = _verb("works", "position area", "GG-17.4")
REMOVE = _verb("remove", "face place", "GG-17.8")
OWE = _verb("owe", "", "GG-17.9")
CONCEDE = _verb("concede", "seat", "GG-20.9")

RUMOR = len(ENTRIES)
"""Argument of TURN_UP: an entry point, or this."""
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
        [Verb(n, name, [params[p] for p in named], clause) for n, (name, named, clause) in enumerate(_verbs, 1)]
    )


def act(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
    """The code of an answer."""
    return verb | a << A_SHIFT | b << B_SHIFT | c | d << D_SHIFT | e << E_SHIFT


VERB_NAMES: tuple[str, ...] = tuple(name for name, _, _ in _verbs)

# ---- decisions: kind, clauses, who decides in a team, whether it is always put -----------------------------

COMMANDER = 0
SUBORDINATE = 1


class Asking:
    """A kind of decision. ``role``: who decides it in a team (GG-25.2, GG-25.3). ``always``: it is put even with one
    answer, because passing it over would tell the other side something hidden (last lines of part 6)."""

    def __init__(self, name: str, clauses: tuple[str, ...], role: int, always: bool) -> None:
        self.name = name
        self.clauses = clauses
        self.role = role
        self.always = always


DECISIONS: list[Asking] = []


def _decision(name: str, clauses: str, role: int, always: bool = False) -> int:
    DECISIONS.append(Asking(name, tuple(clauses.split()), role, always))
    return len(DECISIONS) - 1


# core
D_DRAW = _decision("draw", "GG-8.1", COMMANDER)
D_TURN_UP = _decision("turn-up", "GG-11.1", COMMANDER)
D_TOP = _decision("top", "GG-4.6", COMMANDER)
D_FIRST_BIDDER = _decision("first-bidder", "GG-24.1", COMMANDER)
D_BID = _decision("bid", "GG-24.1", COMMANDER)
D_SIDE = _decision("side", "GG-24.2", COMMANDER)
D_BALANCE = _decision("balance", "GG-24.3 GG-24.4", COMMANDER)
D_POST = _decision("post", "GG-4.9", SUBORDINATE)
D_POST_FACING = _decision("post-facing", "GG-4.9", SUBORDINATE)
D_SPECIAL = _decision("special", "GG-25.5 GG-25.6 GG-25.7", COMMANDER, True)
D_HOURS = _decision("hours", "GG-7.3", COMMANDER)
D_NIGHT_RETURN = _decision("night-return", "GG-6.11 GG-17.2", COMMANDER, True)
D_KEEP = _decision("keep", "GG-8.3", COMMANDER, True)
D_ENTRY = _decision("entry", "GG-11.6", SUBORDINATE, True)
D_OWED = _decision("owed", "GG-17.9", SUBORDINATE)
D_ORDER = _decision("order", "GG-6.1", COMMANDER)
D_IDLE_RETURN = _decision("idle-return", "GG-6.8", COMMANDER, True)
D_ORDER_RETURN = _decision("order-return", "GG-6.10 GG-6.12", COMMANDER, True)
D_WORKS = _decision("works", "GG-17.4", COMMANDER, True)
D_LOSSES = _decision("losses", "GG-17.8", SUBORDINATE)
D_OBJECTIVES = _decision("objectives", "GG-16.3", COMMANDER)
# withdrawals (also step 9 of an attack)
D_WITHDRAWAL = _decision("withdrawal", "GG-14.1 GG-14.2", SUBORDINATE, True)
D_WITHDRAW_TO = _decision("withdraw-to", "GG-14.4 GG-14.9", SUBORDINATE)
D_LOST_ATTACK = _decision("lost-attack", "GG-13.19.1 GG-14.3", SUBORDINATE, True)
D_WITHDRAWAL_LOSS = _decision("withdrawal-loss", "GG-14.12", SUBORDINATE, True)
# attacks
D_ATTACK = _decision("attack", "GG-13.1.5 GG-13.11.3", SUBORDINATE, True)
D_SECOND_TARGET = _decision("second-target", "GG-13.11.3", SUBORDINATE, True)
D_ATTACKERS = _decision("attackers", "GG-13.11.1 GG-13.11.2", SUBORDINATE)
D_LEADER = _decision("leader", "GG-13.11.7", SUBORDINATE, True)
D_DEFENSIVE_SUPPORT = _decision("defensive-support", "GG-13.12.1", COMMANDER, True)
D_OFFENSIVE_SUPPORT = _decision("offensive-support", "GG-13.13.1", COMMANDER, True)
D_MAKE_UP = _decision("make-up", "GG-13.13.5", COMMANDER, True)
D_AIM = _decision("aim", "GG-13.15.2", COMMANDER)
D_KNOCK = _decision("knock", "GG-13.15.4", COMMANDER)
D_BEHIND = _decision("behind", "GG-13.16.1", SUBORDINATE, True)
D_SUPPORT = _decision("support", "GG-13.16.2", COMMANDER)
D_COMBAT_ORDER = _decision("combat-order", "GG-13.18.1", SUBORDINATE)
D_DEFENDER = _decision("defender", "GG-13.18.2", SUBORDINATE, True)
# reductions
D_OFFER = _decision("offer", "GG-2.6", SUBORDINATE, True)
D_PICK = _decision("pick", "GG-2.6", SUBORDINATE)
# marches
D_MARCH = _decision("march", "GG-12.1 GG-10.4", SUBORDINATE, True)
D_MARCH_TO = _decision("march-to", "GG-12.2 GG-10.3", SUBORDINATE)
D_CROSSING = _decision("crossing", "GG-12.14", SUBORDINATE)
D_HURRY = _decision("hurry", "GG-12.5", COMMANDER, True)

# ---- events ------------------------------------------------------------------------------------------------

EVENTS: list[tuple[str, tuple[tuple[str, str], ...]]] = []
"""Name and arguments; each argument with the kind of word it is written with (see ``Battle.event``)."""


def _event(name: str, **args: str) -> int:
    EVENTS.append((name, tuple(args.items())))
    return len(EVENTS) - 1


# general. IDENTITY follows a public event about a hidden block and tells its owner which block it was.
E_FORCED = _event("forced", action="action")
E_IDENTITY = _event("identity", face="face")
E_SHOWN = _event("shown", face="face", place="place")
E_ELIMINATED = _event("eliminated", face="face", place="place")
E_REPLACED = _event("replaced", face="face", by="face", place="place")
E_REPLACED_HIDDEN = _event("replaced-hidden", face="face", command="line", place="place")
E_REMOVED = _event("removed", face="face", place="place")
E_TOKEN = _event("token", token="token")
E_CONCEDES = _event("concedes", army="army")
E_VICTORY = _event("victory", army="army")
# bidding, set-up, special orders
E_FIRST_BIDDER = _event("first-bidder", seat="army")
E_BID = _event("bid", seat="army", number="number")
E_BID_PASS = _event("bid-pass", seat="army")
E_SIDE = _event("side", seat="army", army="army")
E_POSTED = _event("posted", face="face", position="place", area="area")
E_SPECIAL = _event("special-order", army="army")
E_SPECIAL_TEXT = _event("special-text", text="text")
E_LATE = _event("no-special-order", army="army")
# turn
E_TURN = _event("turn", day="number", space="space", first="army")
E_LENGTH = _event("length", army="army", hours="number", space="space")
E_PHASE = _event("phase", army="army", order="order")
E_DRAWS = _event("draws", army="army", number="number")
E_DRAWN = _event("drawn", token="token", army="army")
E_RESHUFFLED = _event("reshuffled", army="army")
E_RETURNS = _event("returns", army="army", number="number")
E_RETURNED = _event("returned", token="token", army="army")
E_TRAY_FULL = _event("draw-lost", army="army", number="number")
E_ORDER = _event("order", army="army", order="order")
E_DAY = _event("day", day="number")
# reinforcements
E_RUMOR = _event("rumor", army="army", space="space")
E_ARRIVAL = _event("arrival", entry="entry", space="space", number="number")
E_ARRIVES = _event("arrives", command="command", entry="entry")
E_TOP = _event("top", command="command", entry="entry")
E_ENTERS = _event("enters", entry="entry", position="place", space="space")
E_ROAD = _event("enters-by-road", entry="entry", position="place", space="space")
E_TRANSFERS = _event("transfers", entry="entry", to="entry", space="space")
E_GIVEN_UP = _event("given-up", face="face", entry="entry")
# objectives
E_EARNED = _event("moves-earned", number="number")
E_RECEIVED = _event("received", usa="number", csa="number")
E_SHIFTED = _event("objective-moves", area="area", to="area", position="place")
E_TAKEN = _event("objective-taken", area="area", army="army")
E_CONTROL = _event("control", number="number")
# Night
E_WORKS = _event("works", position="place", area="area")
E_OWES = _event("owes", number="number")
E_NIGHT_TRACK = _event("night-track", army="army")
E_NIGHT_RESERVE = _event("night-reserve", army="army", number="number")
# movement
E_TURNS = _event("turns", army="army", position="place", area="area")
E_WITHDRAWS = _event("withdraws", army="army", position="place", to="place")
E_NO_WAY = _event("no-way-out", army="army", position="place")
E_MARCHES = _event("marches", army="army", position="place", to="place")
E_HURRY = _event("hurries", army="army")
# attacks
E_ATTACK = _event("attack", army="army", position="place", second="place")
E_SENT = _event("sent", position="place", to="place", army="army")
E_LEADER = _event("leader", position="place", to="place", army="army")
E_PLAYED = _event("artillery-played", army="army", position="place", number="number")
E_PLAYED_TOKEN = _event("artillery-token", token="token", position="place", army="army")
E_TURNED_UP = _event("artillery-turned-up", army="army", token="token", position="place")
E_MADE_UP = _event("made-up", army="army", number="number")
E_EXTENDED = _event("extended-bombardment", army="army")
E_AIMS = _event("aims", position="place", to="place", strength="number")
E_HITS = _event("bombardment-hits", position="place", hits="number")
E_KNOCKED = _event("token-hit", token="token", position="place")
E_SUPPORTS = _event("supports", position="place", to="place", strength="number")
E_FIRE = _event("defensive-fire", position="place", reductions="number")
E_ADVANCE = _event("advance", army="army", position="place", to="place")
E_COMBAT = _event("close-combat", position="place")
E_DEFENDER = _event("defending-leader", face="face", position="place")
E_ATTACKER = _event("attacking-leader", face="face", position="place")
E_MODIFIER = _event("modifier", clause="modifier", value="signed")
E_RESULT = _event("combat-result", position="place", value="signed", army="army")
E_WON = _event("attack-won", army="army")
E_LOST = _event("attack-lost", army="army")
E_SPENT = _event("tokens-spent", army="army", number="number")
E_BACK = _event("tokens-back", army="army", number="number")
E_HALF_WAY = _event("attack-broken", army="army")

MODIFIERS: tuple[str, ...] = (
    "GG-13.18.3", "GG-13.18.6", "GG-13.18.7", "GG-13.18.8", "GG-13.18.9", "GG-13.18.10", "GG-13.18.11",
    "GG-13.18.12", "GG-13.18.13", "GG-13.18.14",
)  # fmt: skip
"""Clauses of the lines of a close combat, for E_MODIFIER (their words are ``modifier-<clause>``)."""
