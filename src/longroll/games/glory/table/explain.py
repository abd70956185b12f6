"""The table explained: what is asked, what may be answered, why not, what a thing is, what has happened."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory.components import BIT, FACINGS, NO_FACING, SIDES, members
from longroll.games.glory.lexicon import (
    ALSO,
    ANSWER,
    ANSWER_BOTH,
    CHARGE,
    CHARGE_AT,
    CLOSE,
    D_CHARGE_WITH,
    D_FIRE,
    DECISIONS,
    DEFEND,
    DONE,
    FACE_TO,
    FIRE,
    FIRE_BOTH,
    JOIN,
    JOIN_AT,
    MARCH,
    MARCH_BY,
    MOVE,
    MOVE_BY,
    OFF,
    RALLY,
    RESOLVE,
    ROLL,
    SWAP,
    TURN,
    act,
)
from longroll.games.glory.rules.activation import Combining, total
from longroll.games.glory.rules.assault import charge_front, coverage, covered_for
from longroll.games.glory.rules.defensive_fire import front_hexes
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.gunnery import longest_range
from longroll.games.glory.rules.hindsight import in_its_step
from longroll.games.glory.rules.leadership import area, commanded, distance
from longroll.games.glory.rules.movement import allowances, journey_of, may_leave_from, way_of
from longroll.games.glory.rules.paths import ROUSES, UNLEASHES, Zone, zones
from longroll.games.glory.rules.refusals import verb_in
from longroll.games.glory.rules.results import works
from longroll.games.glory.state import NO_GROUP, Battle
from longroll.games.glory.table.drawing import leader_facts, out_of_command, unit_detail, unit_facts
from longroll.games.glory.table.overlays import (
    assault_of,
    command_strokes,
    fire_rings,
    front_strokes,
    open_charges,
    range_strokes,
    reach_rings,
    ride_rings,
    sight_of,
    sight_stroke,
)
from longroll.games.glory.table.panels import moment, unit_name
from longroll.games.glory.table.sheet.places import place_facts
from longroll.games.glory.table.speech import SIDE_CLASS, Speech, called, directory, marker_name, speech
from longroll.kit.gate import refusal
from longroll.kit.notation import a_of, b_of, c_of
from longroll.kit.scene import Choice, Inspection, LogDie, LogLine, Prompt, Ring, Side, Stroke, Why
from longroll.kit.speech import capital
from longroll.kit.state import CHANCE, NOBODY
from longroll.kit.terms import Action, BadInput, Event, Message, Refusal

__all__ = ["choices", "inspect", "log_lines", "moment", "prompt", "weight", "why"]

# ---- the decision ------------------------------------------------------------------------------------------------


def prompt(b: Battle, seat: str | None, language: str) -> Prompt | None:
    """What the prompt bar says to a seat; None when the game is over."""
    decision = b.describe()
    if decision is None:
        return None
    spoken = speech(language, b.board.name)
    clause = decision.clauses[0]
    if b.mover == CHANCE:
        return Prompt(spoken.tell(decision.prompt), "", clause)
    if decision.seat != seat:
        waiting = spoken.say("waiting", seat=str(spoken.words.term(decision.seat)), decision=asked_for(b, spoken))
        return Prompt(capital(waiting), "", clause)
    return Prompt(situation(b, language), spoken.tell(decision.prompt), clause, circle=facings(b))


def facings(b: Battle) -> list[str]:
    """While a facing is chosen: the hexes around in turn, the one that is faced now first."""
    place = facing_place(b)
    if place >= OFF:
        return []
    first = b.facing[place] % NO_FACING
    turn = [(first + n) % len(FACINGS) for n in range(len(FACINGS))]
    around = [b.board.step[6 * place + facing] for facing in turn]
    return [f"place:{b.board.codes[other]}" for other in around if other >= 0]


def asked_for(b: Battle, spoken: Speech) -> str:
    return str(spoken.words.term(f"decision-{DECISIONS[b.frames[-1].kind(b)][0]}"))


STEPS = {
    "fire": "fire",
    "risk": "fire",
    "move": "move",
    "face": "move",
    "mount": "move",
    "charge": "charge",
    "rally": "rally",
}


def situation(b: Battle, language: str) -> str:
    """A charge in hand, else who acts in which step, else the marker, else the hour."""
    spoken = speech(language, b.board.name)
    assault = assault_of(b)
    if assault is not None and open_charges(assault):
        number = open_charges(assault)[-1]
        return spoken.say("situation-charge", **parties(b, number, spoken))
    if b.acting:
        names = spoken.listed(command_name(b, command) for command in members(b.acting))
        step = STEPS.get(DECISIONS[b.frames[-1].kind(b)][0], "")
        if step:
            return spoken.say("situation-acts", names=names, step=spoken.say(f"step-{step}"))
        return spoken.say("situation-marker", marker=names)
    if b.group != NO_GROUP:
        return spoken.say("situation-marker", marker=marker_name(b.roster.group_names[b.group]))
    return spoken.say("situation-turn", moment=moment(b, language))


def command_name(b: Battle, command: int) -> str:
    return called(b.roster.command_names[command])


def parties(b: Battle, number: int, spoken: Speech) -> dict[str, str]:
    """Attackers and defenders of a charge in hand."""
    assault = assault_of(b)
    assert assault is not None
    units = [unit for unit in assault.units_of(number) if b.at[unit] < OFF]
    foes = [unit for place in assault.hexes_of(number) for unit in b.stack(place)]
    return {
        "units": spoken.listed(unit_name(b, unit) for unit in units),
        "against": spoken.listed(unit_name(b, unit) for unit in foes),
    }


# ---- answers -----------------------------------------------------------------------------------------------------


def choices(b: Battle, language: str) -> list[Choice]:
    """Every legal answer of the player who decides (none while chance decides)."""
    if b.mover in (CHANCE, NOBODY):
        return []
    spoken = speech(language, b.board.name)
    forks = forked(b)
    return [choice(b, code, spoken, forks) for code in b.codes]


def choice(b: Battle, code: int, spoken: Speech, forks: frozenset[int]) -> Choice:
    action = b.write(code)
    return Choice(
        str(action),
        action.verb,
        way_label(b, code, action, spoken) if errand(code) in forks else label(b, code, action, spoken),
        names(b, code, action),
        b.clause_of(code),
        gamble(b, code),
        "k" if verb_in(code, SWAP) else "",
    )


def errand(code: int) -> int:
    """A unit and the hex it goes to as one number, -1 for other answers."""
    return act(0, a_of(code), b_of(code)) if verb_in(code, MOVE, MARCH, MOVE_BY, MARCH_BY) else -1


def forked(b: Battle) -> frozenset[int]:
    """The errands to which several ways are open."""
    seen: set[int] = set()
    found: set[int] = set()
    for code in b.codes:
        goes = errand(code)
        if goes >= 0:
            (found if goes in seen else seen).add(goes)
    return frozenset(found)


def way_label(b: Battle, code: int, action: Action, spoken: Speech) -> str:
    """A move told apart from others to the same hex: whom it disturbs and what it leaves (GL-6.12.2, GL-6.13.4)."""
    unit = a_of(code)
    way = way_of(b, journey_of(b, unit), code)
    passed = [zone for zone in zones(b, b.side) if way.touches(zone)]
    text = spoken.act(action)
    if passed or verb_in(code, MOVE_BY, MARCH_BY):
        text = spoken.say("label-way", act=text, effects=spoken.listed(effects(b, passed, spoken)))
    if b.roster.is_cavalry[unit] or may_leave_from(b, unit, b_of(code)):
        left = allowances(b, unit)[verb_in(code, MARCH, MARCH_BY)] - way.spent
        text = spoken.say("label-points-left", act=text, number=left)
    return text


def effects(b: Battle, passed: list[Zone], spoken: Speech) -> list[str]:
    """What passing through some zones stirs up."""
    found: list[str] = []
    for zone in passed:
        if zone.kind == ROUSES:
            found.append(spoken.say("effect-rouses", marker=marker_name(b.roster.group_names[zone.number])))
        elif zone.kind == UNLEASHES:
            found.append(spoken.say("effect-unleashes", command=command_name(b, zone.number)))
        else:
            found.append(spoken.say("effect-meets", leader=command_name(b, zone.number)))
    return found or [spoken.say("effect-none")]


def gamble(b: Battle, code: int) -> bool:
    """Do dice follow at once, or after the enemy's reaction? Then the chances are shown first."""
    if verb_in(code, CHARGE, CHARGE_AT, JOIN, JOIN_AT, ALSO):
        return declares(b, code)
    return verb_in(code, FIRE, FIRE_BOTH, ANSWER, ANSWER_BOTH, ROLL, RALLY, RESOLVE, CLOSE, DEFEND)


def declares(b: Battle, code: int) -> bool:
    """Is the charge declared with this answer, since nothing could be added to it?"""
    after = b.copy()
    after.apply(b.write(code))
    decision = after.decision
    return decision is None or (decision.seat, decision.kind) != (b.seat, DECISIONS[D_CHARGE_WITH][0])


def names(b: Battle, code: int, action: Action) -> list[str]:
    """Keys of what an answer names on the table, in the order in which one would point at them."""
    found: list[str] = []
    if verb_in(code, FACE_TO):
        place = facing_place(b)
        other = b.board.step[6 * place + a_of(code)] if place < OFF else -1
        return [f"place:{b.board.codes[other]}"] if other >= 0 else []
    if verb_in(code, RESOLVE):
        assault = assault_of(b)
        places = assault.hexes_of(a_of(code)) if assault is not None else []
        return [f"place:{b.board.codes[place]}" for place in places]
    if verb_in(code, FIRE_BOTH):
        guns = b.artillery(a_of(code))
        return [*(f"piece:{b.roster.ids[gun]}" for gun in guns[:1]), f"place:{b.board.codes[b_of(code)]}"]
    by = verb_in(code, MOVE_BY, MARCH_BY)
    for param, word in zip(
        b.notation.by_name[action.verb].params, action.args[:2] if by else action.args, strict=False
    ):
        key = key_of(b, param.name, word)
        if key:
            found.append(key)
    return list(dict.fromkeys(found))


def facing_place(b: Battle) -> int:
    """The hex whose facing is asked for."""
    top = b.frames[-1]
    return top.place if isinstance(top, Facing) else OFF


def key_of(b: Battle, param: str, word: str) -> str:
    """The key of one argument; nothing for one that is not on the table."""
    if param in ("unit", "unit2"):
        return f"piece:{word}"
    if param == "leader":
        return f"block:{word}"
    if param == "command":
        return f"block:{word}" if word in b.roster.command_words[: b.roster.n_leaders] else f"piece:{word}"
    if param in ("hex", "hex2"):
        return f"place:{word}"
    return ""


def label(b: Battle, code: int, action: Action, spoken: Speech) -> str:
    """The sentence of an answer, without codes."""
    kind = DECISIONS[b.frames[-1].kind(b)][0]
    if code == DONE:
        key = f"label-done-{kind}"
        return spoken.say(key if spoken.sheet.has(key) else "label-done")
    if verb_in(code, FACE_TO):
        return spoken.say("label-face", side=spoken.say(f"side-{a_of(code)}"))
    if verb_in(code, TURN):
        return spoken.say("label-turn", side=spoken.say(f"side-{b_of(code)}"))
    assault = assault_of(b)
    if verb_in(code, CLOSE) and assault is not None:
        return spoken.say("label-close", **parties(b, assault.count - 1, spoken))
    if verb_in(code, RESOLVE):
        return spoken.say("label-resolve", **parties(b, a_of(code), spoken))
    if verb_in(code, DEFEND):
        return defend_label(b, code, spoken)
    if verb_in(code, FIRE, FIRE_BOTH):
        return fire_label(b, code, spoken)
    if verb_in(code, ROLL) and isinstance(b.frames[-1], Combining):
        return spoken.say("label-roll", total=total(b, b.frames[-1].named))
    return spoken.act(action)


def defend_label(b: Battle, code: int, spoken: Speech) -> str:
    """The attackers a hex fires at."""
    aims = [place for n, place in enumerate(front_hexes(b, a_of(code))) if b_of(code) >> n & 1 and place >= 0]
    targets = [b.top_line_unit(place) for place in aims]
    if not targets:
        return spoken.say("label-defend-none")
    return spoken.say("label-defend", targets=spoken.listed(unit_name(b, unit) for unit in targets))


def fire_label(b: Battle, code: int, spoken: Speech) -> str:
    """Who fires at whom, and which way it turns first."""
    target = spoken.listed(unit_name(b, unit) for unit in reversed(b.stack(b_of(code))))
    key = "label-fire-both" if verb_in(code, FIRE_BOTH) else "label-fire"
    args: dict[str, str] = {"target": target}
    if verb_in(code, FIRE):
        args["unit"] = unit_name(b, a_of(code))
    if c_of(code) != NO_FACING:
        key += "-turning"
        args["side"] = spoken.say(f"side-{c_of(code)}")
    return spoken.say(key, **args)


# ---- why not -----------------------------------------------------------------------------------------------------


UNTIMELY = frozenset({"refusal-not-an-answer", "refusal-not-your-decision", "refusal-dice-decide"})
"""Refusals that only say that it is not the moment."""


def why(b: Battle, seat: str | None, action: str, language: str) -> Why:
    """Why a seat may not take an action now, in words, with the hex the reason lies in. At the wrong moment also what
    would speak against it in its own step, if something does."""
    try:
        refused = refusal(b, seat or "", action)
    except BadInput:
        refused = b.check(action)
    if refused is None:
        return Why(legal=True)
    spoken = speech(language, b.board.name)
    text = reason_in_words(refused, spoken)
    if refused.reason.key in UNTIMELY and seat in SIDES:
        later = in_its_step(b, SIDES.index(seat), b.read_text(action))
        if later is not None:
            refused = later
            text = spoken.say("why-not-then-either", moment=text, reason=reason_in_words(later, spoken))
    found = [value for value in refused.reason.args.values() if isinstance(value, str) and value in b.board.index]
    return Why(False, refused.clause, text, f"place:{found[-1]}" if found else "")


def reason_in_words(refused: Refusal, spoken: Speech) -> str:
    args = dict(refused.reason.args)
    if isinstance(args.get("verb"), str) and spoken.words.has(f"verb-{args['verb']}"):
        args["verb"] = spoken.words.say(Message(f"verb-{args['verb']}"))
    if isinstance(args.get("decision"), str):
        args["decision"] = str(spoken.words.term(str(args["decision"])))
    return spoken.tell(Message(refused.reason.key, args))


# ---- what a thing is ---------------------------------------------------------------------------------------------


def inspect(b: Battle, key: str, language: str) -> Inspection | None:
    """Facts and overlays of a thing on the table; None if the key names nothing."""
    spoken = speech(language, b.board.name)
    kind, _, word = key.partition(":")
    if kind == "piece" and word in b.roster.unit:
        return unit_inspection(b, b.roster.unit[word], spoken)
    if kind == "block" and word in b.roster.command_words[: b.roster.n_leaders]:
        return leader_inspection(b, b.roster.command_words.index(word), spoken)
    if kind == "place" and word in b.board.index:
        return place_inspection(b, b.board.index[word], spoken)
    if kind == "objective":
        code, _, side = word.partition(":")
        return objective_inspection(b, code, side, spoken)
    return None


def unit_inspection(b: Battle, unit: int, spoken: Speech) -> Inspection:
    """Values, command with its sum, what stands in front; reach, fire, front arc, range and way of command."""
    roster = b.roster
    key = f"piece:{roster.ids[unit]}"
    facts = unit_facts(b, unit, spoken)
    rings: list[Ring] = []
    strokes: list[Stroke] = []
    if b.at[unit] < OFF:
        facts.append(command_fact(b, unit, spoken))
        facts += front_facts(b, unit, spoken)
        rings = reach_rings(b, unit) + fire_rings(b, unit)
        strokes = command_strokes(b, unit)
        strokes += front_strokes(b, {b.at[unit]: SIDE_CLASS[roster.side[unit]]})
    return Inspection(key, roster.names[unit].replace("'", "’"), unit_detail(b, unit, spoken), facts, rings, strokes)


def command_fact(b: Battle, unit: int, spoken: Speech) -> str:
    """In command or not, with the sum of the path and the range (GL-5.13, GL-5.14)."""
    roster = b.roster
    leader = b.command_of(unit)
    if leader >= roster.n_leaders:
        return spoken.say("fact-independent")
    if b.leader_at[leader] >= OFF:
        return spoken.say("fact-no-leader")
    path = distance(b, unit)
    inside = not out_of_command(b, unit) if b.acting >> leader & 1 else bool(commanded(b, leader) >> unit & 1)
    if path < 0 and not inside:
        return spoken.say("fact-out-no-path", leader=command_name(b, leader))
    key = "fact-out-of-command"
    if inside:
        key = "fact-command" if 0 <= path <= roster.range[leader] else "fact-command-neighbour"
    return spoken.say(key, path=max(path, 0), leader=command_name(b, leader), range=roster.range[leader])


def front_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Enemies in front of a unit; those another unit covers for it are marked (GL-10.12)."""
    roster = b.roster
    if roster.is_gun[unit]:
        return []
    enemies = b.occupied[1 - roster.side[unit]] & charge_front(b, unit)
    if not enemies:
        return []
    group = b.acting_units() if b.acting >> b.command_of(unit) & 1 else b.units_of(b.command_of(unit))
    here = sum(BIT[other] for other in members(group) if b.at[other] < OFF)
    covered = covered_for(b, unit, coverage(b, here))
    found = []
    for place in b.board.members(enemies):
        name = spoken.listed(unit_name(b, foe) for foe in reversed(b.stack(place)))
        found.append(spoken.say("fact-covered", unit=name) if covered >> place & 1 else name)
    return [spoken.say("fact-front", units="; ".join(found))]


def leader_inspection(b: Battle, leader: int, spoken: Speech) -> Inspection:
    """A leader: his values, his range, where he may ride."""
    roster = b.roster
    on_map = b.leader_at[leader] < OFF
    detail = spoken.say("detail-leader", marker=marker_name(roster.group_names[roster.command_group[leader]]))
    return Inspection(
        f"block:{roster.command_words[leader]}",
        command_name(b, leader),
        detail,
        leader_facts(b, leader, spoken),
        ride_rings(b, leader) if on_map else [],
        range_strokes(b, leader) if on_map else [],
    )


def place_inspection(b: Battle, place: int, spoken: Speech) -> Inspection:
    """A hex: its ground, works, who stands there; while guns choose targets what sees it and what does not."""
    code = b.board.codes[place]
    facts = place_facts(b.board, place, spoken.sheet)
    for side in range(2):
        if works(b, side) >> place & 1:
            facts.append(spoken.say("fact-works", side=SIDES[side]))
    stack = b.stack(place)
    if stack:
        facts.append(spoken.say("fact-stack", units=spoken.listed(unit_name(b, unit) for unit in reversed(stack))))
    leaders = [command_name(b, c) for c in members(b.acting) if c < b.roster.n_leaders and area(b, c) >> place & 1]
    if leaders:
        facts.append(spoken.say("fact-in-range-of", leaders=spoken.listed(leaders)))
    strokes: list[Stroke] = []
    if b.frames and b.mover not in (CHANCE, NOBODY) and b.frames[-1].kind(b) == D_FIRE and b.owner(place) == 1 - b.side:
        for gun in members(b.acting_units() & b.roster.guns_mask & ~(b.fired | b.moved | b.disordered)):
            facts.append(sight_fact(b, gun, place, spoken))
            strokes.append(sight_stroke(b, b.at[gun], place))
    return Inspection(f"place:{code}", spoken.place(code), "", facts, [], strokes)


def sight_fact(b: Battle, gun: int, target: int, spoken: Speech) -> str:
    """What a battery can see of a hex: range, then the hex that blocks the view with its clause (GL-9.4)."""
    start = b.at[gun]
    far = b.board.distance(start, target)
    name = unit_name(b, gun)
    if far > longest_range(b, [gun]):
        return spoken.say("fact-too-far", unit=name, distance=far)
    blocking, clause = sight_of(b, start, target)
    if blocking >= 0:
        return spoken.say("fact-hidden-from", unit=name, place=spoken.place(b.board.codes[blocking]), clause=clause)
    return spoken.say("fact-seen-by", unit=name, distance=far)


def objective_inspection(b: Battle, code: str, side: str, spoken: Speech) -> Inspection | None:
    roster = b.roster
    for number, place in enumerate(roster.objective_hex):
        if b.board.codes[place] == code and SIDE_CLASS[roster.objective_side[number]] == side:
            owner = SIDES[roster.objective_side[number]]
            facts = [spoken.say("fact-objective", side=owner, points=roster.objective_points[number])]
            return Inspection(
                f"objective:{code}:{side}",
                roster.objective_place[number].replace("'", "’") or spoken.place(code),
                spoken.say("item-objective"),
                facts,
                [Ring(code, "target")],
            )
    return None


# ---- what has happened -------------------------------------------------------------------------------------------

QUIET = frozenset({"forced", "set-aside"})
"""Events whose facts stand in the lines around them."""
DIE_SIDES = 10


def log_lines(events: Sequence[Event], seat: str | None, language: str) -> list[LogLine]:
    """The events, a line each; a die and the lines of its sum stand with the line that says what came of them."""
    spoken = speech(language)
    found: list[LogLine] = []
    faces: list[int] = []
    lines: list[str] = []
    for event in events:
        if not event.visible_to(seat) or event.kind in QUIET:
            continue
        if event.kind == "die":
            faces.append(int(event.args["face"]))
        elif event.kind == "modifier":
            lines.append(sum_line(event, spoken))
        else:
            found.append(log_line(event, faces, lines, spoken))
            faces, lines = [], []
    return found


def sum_line(event: Event, spoken: Speech) -> str:
    """One line of a sum: what it is for and its value."""
    key = f"modifier-{event.args['clause']}".replace(".", "-")
    return f"{spoken.words.say(Message(key))} {event.args['value']}"


def log_line(event: Event, faces: list[int], lines: list[str], spoken: Speech) -> LogLine:
    side = side_of(event)
    if isinstance(event.args.get("die"), int):
        faces = [int(event.args["die"])]
    text = spoken.tell(Message(f"event-{event.kind}", event.args), pointed=True)
    if lines:
        text = f"{capital(', '.join(lines))}. {text}"
    return LogLine(side, text, [LogDie(face, side, DIE_SIDES) for face in faces], CLAUSES.get(event.kind, ""))


CLAUSES = {
    "initiative": "GL-5.23.1", "marker": "GL-3.C.1", "opens": "GL-3.A.2", "combined": "GL-4.25.3",
    "not-combined": "GL-4.25.5", "out-of-command": "GL-5.13.1", "moves": "GL-6.11.1", "marches": "GL-6.13.1",
    "disordered": "GL-11.11.1", "withdrawn": "GL-11.41.1", "rallies": "GL-11.52.1", "fires": "GL-9.12.1",
    "fires-both": "GL-9.3.1", "answers": "GL-9.13.1", "answers-both": "GL-9.13.5", "fire-result": "GL-9.22.1",
    "charges": "GL-10.11.1", "evades": "GL-10.27.1", "defends": "GL-10.32.1", "charge-result": "GL-10.22.1",
    "guns-taken": "GL-10.28.4", "retreats": "GL-11.21.1", "displaced": "GL-11.26.1", "advances": "GL-11.31.1",
    "counterattacks": "GL-11.33.1", "recovers": "GL-11.63.1", "is-lost": "GL-11.63.1", "enters": "GL-6.51.1",
}  # fmt: skip


def side_of(event: Event) -> Side:
    """The class of the side that acts or suffers; nothing where the event is nobody's."""
    people = directory()
    for name in ("unit", "leader", "command", "marker", "side"):
        word = event.args.get(name)
        if not isinstance(word, str):
            continue
        if word in SIDES:
            return SIDE_CLASS[SIDES.index(word)]
        for listed in (people.units, people.leaders, people.markers):
            if word in listed:
                return SIDE_CLASS[listed[word].side]
    return ""


WEIGHTS = {"eliminated": 3, "withdrawn": 2, "disordered": 1, "guns-taken": 2, "advances": 2, "is-lost": 2, "victory": 4}


def weight(events: Sequence[Event], seat: str | None) -> int:
    """How much the events changed the battle: units Disordered, withdrawn and lost, ground taken."""
    return sum(WEIGHTS.get(event.kind, 0) for event in events if event.visible_to(seat))
