"""The table explained: what is asked, what may be answered, why not, what a thing is, what has happened.

All of it is read from the viewer's own position (``knowledge.seen_by``), so nothing hidden can be told.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import LOST, N_PLACES, N_SECTORS, PLACE, PLACES, PRINTED, SECTOR, SHEET
from longroll.games.gettysburg.components import (
    ARRIVALS,
    BIT,
    COLOUR,
    COLOURS,
    CSA,
    GUNS,
    MASK,
    PIECE,
    PIECES,
    SIDE,
    SIDES,
    UNION,
    members,
)
from longroll.games.gettysburg.knowledge import UNKNOWN
from longroll.games.gettysburg.lexicon import (
    BLOCK,
    CLEAR,
    CUBE,
    D_ARRIVAL,
    DISC,
    DONE,
    DOUBLE,
    END,
    ENTER,
    ENTRENCH,
    FIGHT,
    FORCED_PASS,
    MOVE,
    NOTATION,
    PASS,
    REINFORCE,
    REMOVE,
    REORGANISE,
    RESOLVE,
    RIDE,
    SHIFT,
    SKIP,
)
from longroll.games.gettysburg.rules.fire import FireOrder, targets
from longroll.games.gettysburg.rules.hindsight import in_its_step
from longroll.games.gettysburg.rules.movement import ONLY, Move
from longroll.games.gettysburg.rules.refusals import verb_in
from longroll.games.gettysburg.rules.retreat import fit
from longroll.games.gettysburg.state import NOWHERE, Battle, places_in
from longroll.games.gettysburg.table.drawing import block_facts, chip_items, piece_facts, place_facts
from longroll.games.gettysburg.table.panels import moment, road_of, when
from longroll.games.gettysburg.table.report import repeats
from longroll.games.gettysburg.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.gate import refusal
from longroll.kit.notation import Param, a_of, b_of, c_of
from longroll.kit.scene import Choice, Inspection, LogDie, LogLine, Prompt, Ring, Side, Why
from longroll.kit.speech import capital
from longroll.kit.state import CHANCE, NOBODY
from longroll.kit.terms import Action, BadInput, Event, Message

__all__ = ["choices", "inspect", "log_lines", "moment", "prompt", "weight", "why"]

# ---- the decision ------------------------------------------------------------------------------------------


def prompt(b: Battle, seat: str | None, language: str) -> Prompt | None:
    """What the prompt bar says to a seat; None when the game is over."""
    decision = b.describe()
    if decision is None:
        return None
    spoken = speech(language)
    if b.mover == CHANCE:
        return Prompt(spoken.tell(decision.prompt), "", decision.clauses[0])
    if decision.seat == seat:
        text = spoken.tell(Message(f"situation-{decision.kind}", decision.prompt.args))
        question = spoken.tell(Message(f"question-{decision.kind}", decision.prompt.args))
        return Prompt(text, question, decision.clauses[0])
    waiting = {"side": decision.seat, "decision": f"decision-{decision.kind}"}
    return Prompt(spoken.tell(Message("waiting", dict(waiting))), "", decision.clauses[0])


def choices(b: Battle, language: str) -> list[Choice]:
    """Every legal answer of the player who decides (none while dice decide, or in another viewer's position)."""
    if b.mover in (CHANCE, NOBODY):
        return []
    spoken = speech(language)
    return [choice(b, code, spoken) for code in b.codes]


def choice(b: Battle, code: int, spoken: Speech) -> Choice:
    action = NOTATION.write(code)
    return Choice(
        str(action), action.verb, label(b, code, action, spoken), names(action), NOTATION.clause(code),
        rolls(b, code),
    )  # fmt: skip


def label(b: Battle, code: int, action: Action, spoken: Speech) -> str:
    """The sentence of an answer; one that begins a fight says so."""
    target = assaulted(b, code)
    if code in (DONE, FIGHT) or verb_in(code, RESOLVE):
        if isinstance(b.frames[-1], FireOrder):
            return spoken.say("label-open-fire")
        if target >= 0:
            return spoken.say("label-assault", sector=PLACES[target])
    elif target >= 0:
        return spoken.say("label-assault-with", piece=spoken.pieces[a_of(code)], sector=PLACES[target])
    return spoken.act(action)


def assaulted(b: Battle, code: int) -> int:
    """The sector whose enemies an answer attacks, -1 if there is none or more than one."""
    foe = 1 - b.mover
    goal = -1
    if verb_in(code, MOVE):
        goal = b_of(code)
    elif verb_in(code, RIDE):
        goal = c_of(code)
    elif verb_in(code, ENTER):
        goal = b.ground.box_sector[b.place[a_of(code)]]
    elif verb_in(code, RESOLVE):
        goal = a_of(code)
    elif code in (DONE, FIGHT):
        fights = [sector for sector in places_in(b.contested) if sector < N_SECTORS]
        goal = fights[0] if len(fights) == 1 and b.joint < 0 else -1
    return goal if goal >= 0 and b.mask(foe, goal) else -1


def names(action: Action) -> list[str]:
    """Keys of what an answer names on the table; numbers, classes and colours to be placed are told by its label."""
    found: list[str] = []
    verb = NOTATION.by_name[action.verb]
    for param, word in zip(verb.params, action.args, strict=True):
        key = key_of(param, word, action)
        if key:
            found.append(key)
    return found


def key_of(param: Param, word: str, action: Action) -> str:
    if param.name == "piece":
        return f"piece:{word}"
    if param.name in ("sector", "place"):
        return f"place:{word}"
    if param.name == "value":
        return f"value:{word}"
    if param.name == "colour" and action.verb == "reinforce":
        return f"cubes:{action.args[1]}:{word}"
    return ""


_CALM = (BLOCK, REMOVE, DISC, DOUBLE, ENTRENCH, SHIFT, REINFORCE, REORGANISE, CLEAR, CUBE)
_CALM_CODES = (PASS, FORCED_PASS, SKIP, END)


def rolls(b: Battle, code: int) -> bool:
    """Do dice of a fight follow at once? Tried out on a copy of the viewer's position."""
    if code in _CALM_CODES or verb_in(code, *_CALM):
        return False
    after = b.copy()
    after.play(code)
    return after.mover == CHANCE and after.frames[-1].kind(after) != D_ARRIVAL


# ---- why not -----------------------------------------------------------------------------------------------


_UNTIMELY = ("not-an-answer", "not-your-decision", "dice-decide")
"""Refusals that only say that it is not the moment."""


def why(b: Battle, seat: str | None, action: str, language: str) -> Why:
    """Why a seat may not take an action now, in words, with the place the reason lies in."""
    try:
        refused = refusal(b, seat or "", action)
    except BadInput:
        refused = b.check(action)
    if refused is None:
        return Why(legal=True)
    spoken = speech(language)
    text = spoken.tell(refused.reason)
    if refused.reason.key.removeprefix("refusal-") in _UNTIMELY and seat in SIDES:
        later = in_its_step(b, SIDES.index(seat), b.read_text(action))
        if later is not None:
            refused = later
            text = spoken.say("why-not-then-either", moment=text, reason=spoken.tell(later.reason))
    found = [value for value in refused.reason.args.values() if isinstance(value, str) and value in PLACE]
    where = f"place:{found[-1]}" if found else ""
    return Why(False, refused.clause, text, where)


# ---- what a thing is ---------------------------------------------------------------------------------------


def inspect(b: Battle, key: str, language: str) -> Inspection | None:
    """Facts and overlays of a thing in a viewer's own position; None if the key names nothing."""
    spoken = speech(language)
    kind, _, rest = key.partition(":")
    code = rest.split(":")[0]
    if kind == "piece" and code in PIECE:
        return inspect_piece(b, PIECE[code], spoken)
    if kind == "block" and code in PLACE and b.block[PLACE[code]]:
        return inspect_block(b, PLACE[code], spoken)
    if kind == "value" and code in ("2", "3", "4", "5"):
        return Inspection(key, spoken.say("item-value", value=code), "", [spoken.say("fact-value", value=code)], [])
    if kind in ("place", "cubes", "stick", "fire", "disruption") and code in PLACE:
        place = PLACE[code]
        return inspect_place(b, place, key, spoken) if b.ground.there & BIT[place] else None
    return None


def inspect_piece(b: Battle, piece: int, spoken: Speech) -> Inspection:
    """Kind, cubes, command, reach; sight and targets of guns."""
    facts = piece_facts(b, piece, spoken)
    rings: list[Ring] = []
    place = b.place[piece]
    if place == SHEET:
        facts += [arrival_fact(piece, spoken)]
    elif place == LOST:
        facts.append(spoken.say("fact-lost"))
    elif place >= N_SECTORS:
        facts.append(spoken.say("fact-enters", sector=PLACES[b.ground.box_sector[place]]))
        rings = [reach_ring(b, piece, b.ground.box_sector[place])]
    else:
        facts += cube_fact(b, piece, spoken)
        facts += command_fact(b, piece, spoken)
        rings = reach(b, piece)
        hostile = sum(ring.kind == "assault" for ring in rings)
        facts.append(spoken.say("fact-reach", sectors=len(rings), assaults=hostile))
        if MASK[piece] & GUNS[SIDE[piece]]:
            facts.append(spoken.say("fact-range", range=b.ground.gun_range[place]))
            rings += sight(b, SIDE[piece], place)
    return Inspection(
        f"piece:{PIECES[piece]}", capital(spoken.pieces[piece]), capital(spoken.detail(piece)), facts, rings
    )


def arrival_fact(piece: int, spoken: Speech) -> str:
    group = next(group for group in ARRIVALS if piece in group.pieces)
    return spoken.say("fact-arrives", moment=when(group.day, group.period, spoken), road=road_of(group, spoken))


def cube_fact(b: Battle, piece: int, spoken: Speech) -> list[str]:
    """The pool it shares."""
    if COLOUR[piece] < 0:
        return []
    number = b.cubes[b.place[piece] * 6 + COLOUR[piece]]
    return [spoken.say("fact-pool", number=number)] if number else []


def command_fact(b: Battle, piece: int, spoken: Speech) -> list[str]:
    """The blocks whose discs can order it (GB-11.3); whether they have room is their owner's secret."""
    side, place = SIDE[piece], b.place[piece]
    blocks = places_in(b.posted[side] & b.ground.support_mask[place])
    if not blocks:
        return [spoken.say("fact-no-command")]
    return [spoken.say("fact-command", places=spoken.listed(spoken.places[block] for block in blocks))]


def reach(b: Battle, piece: int) -> list[Ring]:
    """Where the piece could go if a disc ordered its sector now (GB-12)."""
    if b.mask(1 - SIDE[piece], b.place[piece]):
        return []
    codes = [code for code in Move(SIDE[piece], b.place[piece], ONLY).moves(b) if a_of(code) == piece]
    goals = dict.fromkeys(c_of(code) if verb_in(code, RIDE) else b_of(code) for code in codes)
    return [reach_ring(b, piece, goal) for goal in goals if goal != b.place[piece]]


def reach_ring(b: Battle, piece: int, goal: int) -> Ring:
    return Ring(PLACES[goal], "assault" if b.mask(1 - SIDE[piece], goal) else "reach")


def sight(b: Battle, side: int, sector: int) -> list[Ring]:
    """What guns in a sector see, and what they could fire at (GB-22.3 to GB-22.13)."""
    aims = {target for target, _ in targets(b, side, sector)}
    return [Ring(PLACES[target], "target" if target in aims else "sight") for target in b.ground.sight[sector]]


def inspect_block(b: Battle, place: int, spoken: Speech) -> Inspection:
    """Value if it is known, discs, and the sectors a disc there can order."""
    known = b.block[place] != UNKNOWN
    facts = block_facts(b.block[place] if known else 0, b.discs[place], spoken)
    facts.append(spoken.say("fact-commands", sectors=len(b.ground.order_reach[place])))
    rings = [Ring(PLACES[sector], "command") for sector in b.ground.order_reach[place]]
    name = spoken.say("item-block", side=SIDES[b.block_side(place)])
    return Inspection(f"block:{PLACES[place]}", name, spoken.places[place], facts, rings)


def inspect_place(b: Battle, place: int, key: str, spoken: Speech) -> Inspection:
    """Ground, holder, cubes; the blocks that let its garrison retreat and where to (GB-17.4)."""
    facts = place_facts(b.ground, place, spoken)
    rings: list[Ring] = []
    for side in (CSA, UNION):
        if b.mask(side, place):
            facts.append(spoken.say("fact-held", side=SIDES[side], pieces=b.count(side, place)))
    for chip in chip_items(b, place, (0.0, 0.0), spoken):
        facts += chip.facts
    if place < N_SECTORS:
        for side in (CSA, UNION):
            if garrison(b, side, place):
                open_to = [sector for sector in b.ground.neighbours[place] if fit(b, side, sector, 0)]
                facts.append(retreat_fact(open_to, spoken))
                rings += retreat_rings(b, side, open_to)
    return Inspection(key, spoken.places[place], "", facts, rings)


def garrison(b: Battle, side: int, sector: int) -> bool:
    """Does the side stand there otherwise than as attacker? Attackers go back where they came from (GB-17.2)."""
    return any(b.origin[piece] == NOWHERE for piece in members(side, b.mask(side, sector)))


def retreat_fact(open_to: list[int], spoken: Speech) -> str:
    if not open_to:
        return spoken.say("fact-no-retreat")
    return spoken.say("fact-retreat", places=spoken.listed(spoken.places[sector] for sector in open_to))


def retreat_rings(b: Battle, side: int, open_to: list[int]) -> list[Ring]:
    """Sectors fit to retreat into, and the blocks that make them so."""
    blocks = {place for sector in open_to for place in b.ground.support[sector] if b.posted[side] >> place & 1}
    rings = [Ring(PLACES[sector], "retreat") for sector in open_to]
    return rings + [Ring(PLACES[place], "support") for place in sorted(blocks) if place < N_PLACES]


# ---- what happened -----------------------------------------------------------------------------------------

UNTOLD = frozenset({"turn"})
"""Events the log leaves out: the seats show whose turn it is."""
_SHORT = {"fires": "log-fires", "checks-morale": "log-checks-morale", "arrival-roll": "log-arrival-roll"}
"""Events whose die is drawn beside the sentence, which need not say it again."""
CLAUSES: dict[str, str] = {
    "period-begins": "GB-5.3",
    "arrives": "GB-6.1",
    "arrival-roll": "GB-6.3",
    "discs-filled": "GB-7.9",
    "enters": "GB-6.4",
    "block-placed": "GB-9.1",
    "block-removed": "GB-10.1",
    "block-captured": "GB-20.1",
    "blocks-recalled": "GB-9.7",
    "disc-placed": "GB-11.1",
    "forced-pass": "GB-23.8",
    "pass": "GB-23.7",
    "skip": "GB-8.3",
    "moves": "GB-12.1",
    "assigned": "GB-14.3",
    "joint-assault": "GB-11.9",
    "combat-begins": "GB-15.1",
    "round": "GB-15.4",
    "hit": "GB-14.11",
    "shaken": "GB-15.17",
    "retreats": "GB-17.1",
    "eliminated": "GB-2.2",
    "no-retreat": "GB-17.6",
    "disrupted": "GB-16.2",
    "disruption-carried": "GB-16.5",
    "counter-attack": "GB-15.45",
    "gun-damaged": "GB-2.10",
    "cube-ignored": "GB-18.3",
    "combat-held": "GB-15.49",
    "combat-won": "GB-15.47",
    "stick-placed": "GB-21.1",
    "stick-moved": "GB-21.6",
    "stick-removed": "GB-21.9",
    "fire-marker": "GB-22.23",
    "aims": "GB-22.12",
    "reinforced": "GB-23.1",
    "period-ends": "GB-24.1",
    "rush": "GB-8.4",
    "concedes": "GB-25.5",
    "victory": "GB-25.1",
    "star-held": "GB-25.1",
    "second-order-lost": "GB-11.15",
    "forfeit": "GB-2.4",
    "no-target": "GB-22.30",
    "over-limit": "GB-13.3",
    "marker-short": "GB-2.8",
    "guns-overrun": "GB-19.7",
}


def log_lines(events: Sequence[Event], seat: str | None, language: str) -> list[LogLine]:
    """The events a seat (None: a spectator) may see, a line each."""
    spoken = speech(language)
    shown = [event for event in events if event.visible_to(seat) and event.kind not in UNTOLD and not repeats(event)]
    return [log_line(event, shown, spoken) for event in shown]


WEIGHTS = {"combat-won": 3, "eliminated": 2, "block-captured": 2}
STAR_WEIGHT = 4
"""What a sector with a star adds to a combat won there."""


def weight(events: Sequence[Event], seat: str | None) -> int:
    """How much the events a seat may see changed the battle: ground won, units and blocks lost. (Events do not say on
    which map they happened: the stars are those of the printed one.)"""
    total = 0
    for event in events:
        if event.visible_to(seat):
            total += WEIGHTS.get(event.kind, 0)
            if event.kind == "combat-won" and PRINTED.stars[SECTOR[str(event.args["sector"])]]:
                total += STAR_WEIGHT
    return total


def log_line(event: Event, batch: list[Event], spoken: Speech) -> LogLine:
    side = side_of(event)
    text = spoken.tell(Message(_SHORT.get(event.kind, f"event-{event.kind}"), event.args), pointed=True)
    face = event.args.get("face")
    dice = [LogDie(face, side)] if isinstance(face, int) else []
    return LogLine(side, text, dice, clause_of(event, batch))


def side_of(event: Event) -> Side:
    """The class of the side that acts or suffers; nothing where the event is nobody's."""
    args = event.args
    if event.kind == "arrival-roll":
        return SIDE_CLASS[CSA]
    if args.get("side") in SIDES:
        return SIDE_CLASS[SIDES.index(str(args["side"]))]
    if args.get("piece") in PIECE:
        return SIDE_CLASS[SIDE[PIECE[str(args["piece"])]]]
    if args.get("colour") in COLOURS:
        return SIDE_CLASS[CSA if args["colour"] in ("grey", "black") else UNION]
    return ""


_AT_LONG_RANGE = frozenset({"cube-placed", "gun-damaged", "fire-marker", "no-target"})
_IN_COMBAT = frozenset({"combat-begins", "hit", "shaken", "assigned", "round", "combat-held", "combat-won"})


def clause_of(event: Event, batch: list[Event]) -> str:
    """The clause behind an event. Whether a gun fires in combat or at long range is told by what stands beside it."""
    if event.kind == "checks-morale":
        return "GB-15.41"
    if event.kind != "fires":
        return CLAUSES.get(event.kind, "")
    if COLOUR[PIECE[str(event.args["piece"])]] >= 0:
        return "GB-15.53"
    kinds = {other.kind for other in batch}
    if kinds & _IN_COMBAT:
        return "GB-15.8"
    return "GB-22.15" if kinds & _AT_LONG_RANGE else ""
