"""The game's vocabulary: verbs of its notation, kinds of decision, kinds of event.

The verbs are the same on every map; the words for positions and areas come from the map (``notation(board)``).

A block is named by what its owner sees, its face and the place it stands (``Heth-F P41``): equal blocks in one place
give one answer. *Places* share one numbering: a position is its own number, the space off the map beside an area is
``OFF + area`` (written as the area), an entry point is ``AT_ENTRY + entry``. The number of a place is also what
``Battle.at`` holds for a block. A *facing* argument is the front area, ``-`` (``NO_AREA``) where there is no choice.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from longroll.boards.planar import PlanarMap
from longroll.games.guns.components import ARMIES, COMMANDS, ENTRIES, FACES, ORDERS, TOKENS
from longroll.kit.lexicon import AFTER, BEFORE, Lexicon, Telling
from longroll.kit.notation import Notation, Param, Text, Verb

# ---- numbering of places -----------------------------------------------------------------------------------

OFF: Final = 512
"""Off the map beside area n: OFF + n (GG-10.9)."""
AT_ENTRY: Final = 768
"""Waiting off the map at entry point n: AT_ENTRY + n."""
NOT_YET: Final = 800
"""A full-strength block that has not arrived."""
UNUSED: Final = 801
"""A reduced block not used yet."""
GONE: Final = 802
"""Out of play for good, face up (GG-2.11)."""
UNSEEN: Final = 803
"""Only in views: a block of the other army of which the viewer does not know where it is."""
NO_AREA: Final = 255
MOST_WAYS: Final = 64


@lru_cache(maxsize=64)
def place_words(board: PlanarMap) -> tuple[str, ...]:
    """Words of all places by number."""
    words = [""] * (AT_ENTRY + len(ENTRIES))
    words[: board.n_positions] = board.position_codes
    words[OFF : OFF + board.n_areas] = board.area_codes
    words[AT_ENTRY:] = ENTRIES
    return tuple(words)


# ---- verbs -------------------------------------------------------------------------------------------------

LEXICON: Final[Lexicon[str, str]] = Lexicon()
"""A verb's parameters by name, separated by spaces (their words are the map's, see ``notation``); an argument of an
event with the sort of word it is written with (see ``Battle.word``)."""
_verb = LEXICON.verb
_decision = LEXICON.decision
_event = LEXICON.event

# chance
DRAW: Final = _verb("draw", "token", "GG-8.1")
TURN_UP: Final = _verb("turn-up", "arrival", "GG-11.1")
TOP: Final = _verb("top", "command", "GG-4.6")
FIRST_BIDDER: Final = _verb("first-bidder", "bidder", "GG-24.1")
# before the game and set-up
BID: Final = _verb("bid", "number", "GG-24.1")
PASS: Final = _verb("pass", "", "GG-24.1")
SIDE: Final = _verb("side", "army", "GG-24.2")
POST: Final = _verb("post", "position", "GG-4.9")
SHIFT: Final = _verb("shift", "area area2 position", "GG-16.3", chance=True)
SPECIAL: Final = _verb("special", "text", "GG-25.5")
LATE: Final = _verb("late", "", "GG-25.6")
# the turn
HOURS: Final = _verb("hours", "number", "GG-7.3", chance=True)
ORDER: Final = _verb("order", "order", "GG-6.1", step="orders", chance=True)
DISCARD: Final = _verb("discard", "token", "GG-8.5", chance=True)
DONE: Final = _verb("done", "", "GG-5.2", silent=True, chance=True)
# withdrawals and marches: first the block, on foot or mounted, then where it ends
WITHDRAW: Final = _verb("withdraw", "face position", "GG-14.4", step="withdrawal")
RIDE_BACK: Final = _verb("ride-back", "face position", "GG-18.2", step="withdrawal")
PERISH: Final = _verb("perish", "face position", "GG-14.10")
TO: Final = _verb("to", "position facing", "GG-10.3")
LEAVE: Final = _verb("leave", "area", "GG-10.9")
CROSS: Final = _verb("cross", "way", "GG-12.14")
LOSE: Final = _verb("lose", "face position", "GG-14.12")
# attacks
TARGET: Final = _verb("target", "position", "GG-13.11.3", step="attacks")
ALSO: Final = _verb("also", "position", "GG-13.11.3")
SEND: Final = _verb("send", "face position position2 way", "GG-13.11.2", gamble=True)
STAY: Final = _verb("stay", "face position", "GG-13.11.5", gamble=True)
LEAD: Final = _verb("lead", "face position position2 way", "GG-13.11.7", gamble=True)
CHARGE: Final = _verb("charge", "", "GG-13.1.3", gamble=True)
PLAY: Final = _verb("play", "token position", "GG-13.12.1")
ADD: Final = _verb("add", "token", "GG-13.13.5", chance=True)
EXTEND: Final = _verb("extend", "", "GG-22.1")
AIM: Final = _verb("aim", "position position2", "GG-13.15.2", chance=True)
KNOCK: Final = _verb("knock", "token position", "GG-13.15.4")
BEHIND: Final = _verb("behind", "face position position2", "GG-13.16.1", chance=True)
SUPPORT: Final = _verb("support", "position position2", "GG-13.16.2")
FIGHT: Final = _verb("fight", "position", "GG-13.18.1", chance=True)
DEFEND: Final = _verb("defend", "face", "GG-13.18.2", chance=True)
# reductions
OFFER: Final = _verb("offer", "face face2", "GG-2.6")
PICK: Final = _verb("pick", "which", "GG-2.6", chance=True)
# reinforcements: block, entry point, position, facing, way
ENTER: Final = _verb("enter", "face entry position facing", "GG-11.9", step="reinforcement")
ROAD: Final = _verb("road", "face entry position facing way", "GG-11.10", step="reinforcement")
TRANSFER: Final = _verb("transfer", "face entry entry2", "GG-11.17", step="reinforcement")
WAIT: Final = _verb("wait", "", "GG-11.6", silent=True)
GIVE_UP: Final = _verb("give-up", "face", "GG-17.9")
# marches: the block and the place where it stands (off the map: the area beside it)
MARCH: Final = _verb("march", "face place", "GG-12.2", step="march")
RIDE: Final = _verb("ride", "face place", "GG-18.2", step="march")
HURRY: Final = _verb("hurry", "", "GG-12.5")
FACE_TO: Final = _verb("face", "position area", "GG-10.4", step="march", chance=True)
# Night
WORKS: Final = _verb("works", "position area", "GG-17.4", step="night")
REMOVE: Final = _verb("remove", "face place", "GG-17.8", chance=True)
OWE: Final = _verb("owe", "", "GG-17.9", chance=True)
CONCEDE: Final = _verb("concede", "seat", "GG-20.9", concession=True)
AGREE: Final = _verb("agree", "seat", "GG-R66", draw=True)

WHICH: Final = ("first", "second")
SEATS: Final = ("USA", "CSA", "USA-C", "USA-S", "CSA-C", "CSA-S")
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

COMMANDER: Final = 0
SUBORDINATE: Final = 1
"""Who decides in a team: the Commander, unless a decision is the Subordinate's (GG-25.2, GG-25.3)."""
DECISIONS: Final = LEXICON.decisions
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
D_DRAW: Final = _decision("draw", "GG-8.1")
D_TURN_UP: Final = _decision("turn-up", "GG-11.1", step="reinforcement")
D_TOP: Final = _decision("top", "GG-4.6")
D_FIRST_BIDDER: Final = _decision("first-bidder", "GG-24.1", step="bidding")
D_BID: Final = _decision("bid", "GG-24.1", step="bidding")
D_SIDE: Final = _decision("side", "GG-24.2", step="bidding")
D_BALANCE: Final = _decision("balance", "GG-24.3", "GG-24.4", step="bidding")
D_POST: Final = _decision("post", "GG-4.9", step="set-up", role=SUBORDINATE)
D_POST_FACING: Final = _decision("post-facing", "GG-4.9", step="set-up", role=SUBORDINATE)
D_SPECIAL: Final = _decision("special", "GG-25.5", "GG-25.6", "GG-25.7", step="special", always=True)
D_HOURS: Final = _decision("hours", "GG-7.3", step="duration")
D_NIGHT_RETURN: Final = _decision("night-return", "GG-6.11", "GG-17.2", step="draw", always=True)
D_KEEP: Final = _decision("keep", "GG-8.3", step="draw", always=True, standing=SPARE_TOKENS)
D_ENTRY: Final = _decision("entry", "GG-11.6", step="reinforcement", always=True, role=SUBORDINATE)
D_OWED: Final = _decision("owed", "GG-17.9", step="reinforcement", role=SUBORDINATE)
D_ORDER: Final = _decision("order", "GG-6.1", step="orders")
D_IDLE_RETURN: Final = _decision("idle-return", "GG-6.8", step="attacks", always=True)
D_ORDER_RETURN: Final = _decision("order-return", "GG-6.10", "GG-6.12", step="orders", always=True)
D_WORKS: Final = _decision("works", "GG-17.4", step="night", always=True)
D_LOSSES: Final = _decision("losses", "GG-17.8", step="night", role=SUBORDINATE)
D_OBJECTIVES: Final = _decision("objectives", "GG-16.3", step="objectives")
# withdrawals (also step 9 of an attack)
D_WITHDRAWAL: Final = _decision(
    "withdrawal", "GG-14.1", "GG-14.2", step="withdrawal", always=True, role=SUBORDINATE, standing=WITHDRAWALS
)
D_WITHDRAW_TO: Final = _decision("withdraw-to", "GG-14.4", "GG-14.9", step="withdrawal", role=SUBORDINATE)
D_LOST_ATTACK: Final = _decision("lost-attack", "GG-13.19.1", "GG-14.3", step="attack", always=True, role=SUBORDINATE)
D_WITHDRAWAL_LOSS: Final = _decision("withdrawal-loss", "GG-14.12", step="withdrawal", always=True, role=SUBORDINATE)
# attacks
D_ATTACK: Final = _decision("attack", "GG-13.1.5", "GG-13.11.3", step="attacks", always=True, role=SUBORDINATE)
D_SECOND_TARGET: Final = _decision("second-target", "GG-13.11.3", step="attack", always=True, role=SUBORDINATE)
D_ATTACKERS: Final = _decision("attackers", "GG-13.11.1", "GG-13.11.2", step="attack", role=SUBORDINATE)
D_LEADER: Final = _decision("leader", "GG-13.11.7", step="attack", always=True, role=SUBORDINATE)
D_DEFENSIVE_SUPPORT: Final = _decision(
    "defensive-support", "GG-13.12.1", step="attack", always=True, standing=DEFENCE_GUNS
)
D_OFFENSIVE_SUPPORT: Final = _decision("offensive-support", "GG-13.13.1", step="attack", always=True)
D_MAKE_UP: Final = _decision("make-up", "GG-13.13.5", step="attack", always=True, standing=SPARE_TOKENS)
D_AIM: Final = _decision("aim", "GG-13.15.2", step="attack")
D_KNOCK: Final = _decision("knock", "GG-13.15.4", step="attack")
D_BEHIND: Final = _decision("behind", "GG-13.16.1", step="attack", always=True, role=SUBORDINATE)
D_SUPPORT: Final = _decision("support", "GG-13.16.2", step="attack")
D_COMBAT_ORDER: Final = _decision("combat-order", "GG-13.18.1", step="attack", role=SUBORDINATE)
D_DEFENDER: Final = _decision(
    "defender", "GG-13.18.2", step="attack", always=True, role=SUBORDINATE, standing=DEFENCE_LEADER
)
# reductions
D_OFFER: Final = _decision("offer", "GG-2.6", always=True, role=SUBORDINATE, standing=REPLACEMENTS)
D_PICK: Final = _decision("pick", "GG-2.6", role=SUBORDINATE, standing=REPLACEMENTS)
# marches
D_MARCH: Final = _decision("march", "GG-12.1", "GG-10.4", step="march", always=True, role=SUBORDINATE)
D_MARCH_TO: Final = _decision("march-to", "GG-12.2", "GG-10.3", step="march", role=SUBORDINATE)
D_CROSSING: Final = _decision("crossing", "GG-12.14", step="march", role=SUBORDINATE)
D_HURRY: Final = _decision("hurry", "GG-12.5", step="march", always=True)

# ---- events ------------------------------------------------------------------------------------------------

EVENTS: Final = LEXICON.events

# general. IDENTITY follows a public event about a hidden block and tells its owner which block it was.
E_FORCED: Final = _event("forced", action="action")
E_IDENTITY: Final = _event("identity", "", Telling(AFTER), face="face")
E_SHOWN: Final = _event("shown", face="face", place="place")
E_ELIMINATED: Final = _event("eliminated", "GG-2.9", Telling(weight=2), face="face", place="place")
E_REPLACED: Final = _event("replaced", "GG-2.5", Telling(weight=1), face="face", by="face", place="place")
E_REPLACED_HIDDEN: Final = _event(
    "replaced-hidden", "GG-2.6", Telling(weight=1), face="face", command="line", place="place"
)
E_REMOVED: Final = _event("removed", "GG-17.8", face="face", place="place")
E_CONCEDES: Final = _event("concedes", "GG-20.9", army="army")
E_AGREED: Final = _event("agreed", "GG-R66")
E_VICTORY: Final = _event("victory", "GG-20.9", Telling(weight=3), army="army")
# bidding, set-up, special orders
E_FIRST_BIDDER: Final = _event("first-bidder", "GG-24.1", seat="army")
E_BID: Final = _event("bid", "GG-24.1", seat="army", number="number")
E_BID_PASS: Final = _event("bid-pass", "GG-24.1", seat="army")
E_SIDE: Final = _event("side", "GG-24.2", seat="army", army="army")
E_POSTED: Final = _event("posted", "GG-4.9", face="face", position="place", area="area")
E_SPECIAL: Final = _event("special-order", "GG-25.5", army="army")
E_SPECIAL_TEXT: Final = _event("special-text", "GG-25.5", text="text")
E_LATE: Final = _event("no-special-order", "GG-25.6", army="army")
# turn
E_TURN: Final = _event("turn", "GG-5.1", day="number", space="space", first="army")
E_LENGTH: Final = _event("length", "GG-7.3", army="army", hours="number", space="space")
E_PHASE: Final = _event("phase", "GG-5.2", army="army", order="order")
E_DRAWS: Final = _event("draws", "GG-8.1", army="army", number="number")
E_DRAWN: Final = _event("drawn", "GG-8.1", Telling(second_person=True), token="token", army="army")
E_RESHUFFLED: Final = _event("reshuffled", "GG-8.4", army="army")
E_RETURNS: Final = _event("returns", "GG-8.5", army="army", number="number")
E_RETURNED: Final = _event("returned", "GG-8.5", Telling(second_person=True), token="token", army="army")
E_DRAW_LOST: Final = _event("draw-lost", "GG-8.4", army="army", number="number")
E_ORDER: Final = _event("order", "GG-6.1", army="army", order="order")
E_DAY: Final = _event("day", day="number")
# reinforcements
E_RUMOR: Final = _event("rumor", "GG-11.2", army="army", space="space")
E_ARRIVAL: Final = _event("arrival", "GG-11.3", entry="entry", space="space", number="number")
E_ARRIVES: Final = _event("arrives", "GG-11.3", command="command", entry="entry")
E_TOP: Final = _event("top", "GG-4.6", command="command", entry="entry")
E_ENTERS: Final = _event("enters", "GG-11.9", entry="entry", position="place", space="space")
E_ROAD: Final = _event("enters-by-road", "GG-11.10", entry="entry", position="place", space="space")
E_TRANSFERS: Final = _event("transfers", "GG-11.17", entry="entry", to="entry", space="space")
E_GIVEN_UP: Final = _event("given-up", "GG-17.9", face="face", entry="entry")
# objectives
E_EARNED: Final = _event("moves-earned", "GG-16.1", number="number")
E_RECEIVED: Final = _event("received", "GG-16.1", usa="number", csa="number")
E_SHIFTED: Final = _event("objective-moves", "GG-16.3", area="area", to="area", position="place")
E_TAKEN: Final = _event("objective-taken", "GG-20.1", Telling(weight=4), area="area", army="army")
E_CONTROL: Final = _event("control", "GG-20.3", number="number")
# Night
E_WORKS: Final = _event("works", "GG-17.4", position="place", area="area")
E_OWES: Final = _event("owes", "GG-17.9", number="number")
E_NIGHT_TRACK: Final = _event("night-track", "GG-17.5", army="army")
E_NIGHT_RESERVE: Final = _event("night-reserve", "GG-17.7", army="army", number="number")
# movement
E_TURNS: Final = _event("turns", "GG-10.4", army="army", position="place", area="area")
E_WITHDRAWS: Final = _event("withdraws", "GG-14.4", army="army", position="place", to="place")
E_NO_WAY: Final = _event("no-way-out", "GG-14.10", army="army", position="place")
E_MARCHES: Final = _event("marches", "GG-12.2", army="army", position="place", to="place")
E_HURRY: Final = _event("hurries", "GG-12.5", army="army")
# attacks
E_ATTACK: Final = _event("attack", "GG-13.11.3", army="army", position="place", second="place")
E_SENT: Final = _event("sent", "GG-13.11.2", position="place", to="place", army="army")
E_LEADER: Final = _event("leader", "GG-13.11.7", position="place", to="place", army="army")
E_PLAYED: Final = _event("artillery-played", "GG-13.12.1", army="army", position="place", number="number")
E_PLAYED_TOKEN: Final = _event(
    "artillery-token", "GG-13.12.1", Telling(second_person=True), token="token", position="place", army="army"
)
E_TURNED_UP: Final = _event("artillery-turned-up", "GG-13.14.1", army="army", token="token", position="place")
E_MADE_UP: Final = _event("made-up", "GG-13.13.5", army="army", number="number")
E_EXTENDED: Final = _event("extended-bombardment", "GG-22.1", army="army")
E_AIMS: Final = _event("aims", "GG-13.15.2", position="place", to="place", strength="number")
E_HITS: Final = _event("bombardment-hits", "GG-13.15.3", position="place", hits="number")
E_KNOCKED: Final = _event("token-hit", "GG-13.15.4", token="token", position="place")
E_SUPPORTS: Final = _event("supports", "GG-13.16.2", position="place", to="place", strength="number")
E_FIRE: Final = _event("defensive-fire", "GG-13.16.5", position="place", reductions="number")
E_ADVANCE: Final = _event("advance", "GG-13.17.1", army="army", position="place", to="place")
E_COMBAT: Final = _event("close-combat", "GG-13.18.1", position="place")
E_DEFENDER: Final = _event("defending-leader", "GG-13.18.2", face="face", position="place")
E_ATTACKER: Final = _event("attacking-leader", "GG-13.18.2", face="face", position="place")
E_MODIFIER: Final = _event("modifier", "", Telling(BEFORE), clause="modifier", value="signed")
E_RESULT: Final = _event("combat-result", "GG-13.18.15", position="place", value="signed", army="army")
E_WON: Final = _event("attack-won", "GG-13.18.17", Telling(weight=3), army="army")
E_LOST: Final = _event("attack-lost", "GG-13.19.1", army="army")
E_SPENT: Final = _event("tokens-spent", "GG-13.20", army="army", number="number")
E_BACK: Final = _event("tokens-back", "GG-13.20.2", army="army", number="number")
E_HALF_WAY: Final = _event("attack-broken", "GG-13.16.8", army="army")

MODIFIERS: Final[tuple[str, ...]] = (
    "GG-13.18.3", "GG-13.18.6", "GG-13.18.7", "GG-13.18.8", "GG-13.18.9", "GG-13.18.10", "GG-13.18.11",
    "GG-13.18.12", "GG-13.18.13", "GG-13.18.14", "GG-R67",
)  # fmt: skip
"""Clauses of the lines of a close combat, for E_MODIFIER (their words are ``modifier-<clause>``)."""
