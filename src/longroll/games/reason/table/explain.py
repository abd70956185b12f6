"""The table explained: what is asked, what may be answered, why not, what a thing is, what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from longroll.boards.table.turn import bearing
from longroll.games.reason import legs
from longroll.games.reason.components import (
    ARTILLERY,
    COMMAND_RADIUS,
    EDGES,
    FF,
    GARRISON,
    KINDS,
    PRESENT,
    SEATS,
    STATUSES,
    officer_of,
)
from longroll.games.reason.lexicon import (
    BOTH,
    CHARGE,
    DECISIONS,
    DEPLOY,
    FIRE,
    GO,
    GUNS,
    MOVE,
    OFFICER,
    POST,
    RAISE,
    RECOVER,
    REROLL,
    RESOLVE,
    RUN,
    SHIFT,
    STATION,
    TEST,
    TEXT_VERBS,
    verb_name,
)
from longroll.games.reason.odds.chances import hit_chance
from longroll.games.reason.rules.armies import FIXED_SP, price
from longroll.games.reason.rules.attacks import able, ahead
from longroll.games.reason.rules.charge_path import ChargePlan, canonical
from longroll.games.reason.rules.combat import Combat
from longroll.games.reason.rules.command import chain, in_command
from longroll.games.reason.rules.command_dice import Initiative
from longroll.games.reason.rules.control import Control
from longroll.games.reason.rules.fire import in_reach, shot
from longroll.games.reason.rules.hindsight import in_its_step
from longroll.games.reason.rules.sight import BY_GROUND, BY_TOWN, BY_UNIT, BY_WOODS, CLEAR, Sight, sight
from longroll.games.reason.state import Battle
from longroll.games.reason.table.drawing import (
    board_of,
    objective_facts,
    officer_detail,
    officer_facts,
    unit_detail,
    unit_facts,
)
from longroll.games.reason.table.overlays import (
    command_strokes,
    fire_ranges,
    fire_strokes,
    fired_on_by,
    flank_strokes,
    flanked,
    lane_strokes,
    plan_strokes,
    radius_stroke,
    sight_strokes,
)
from longroll.games.reason.table.panels import moment, step_now
from longroll.games.reason.table.speech import SIDE_CLASS, Speech, officer_labels, speech, unit_label, unit_names
from longroll.games.reason.table.survey import named
from longroll.kit.gate import refusal
from longroll.kit.notation import a_of, b_of, c_of, verb_in, verb_of
from longroll.kit.scene import Choice, Inspection, LogDie, LogLine, Prompt, Ring, Side, Stroke, Why
from longroll.kit.speech import capital
from longroll.kit.state import CHANCE, NOBODY
from longroll.kit.terms import Action, Event, Message, Refusal
from longroll.kit.words import say

__all__ = ["choices", "inspect", "log_lines", "moment", "prompt", "weight", "why"]

# ---- the decision ------------------------------------------------------------------------------------------------


def prompt(b: Battle, seat: str | None, language: str) -> Prompt | None:
    """What the prompt bar says to a seat; None when the game is over."""
    decision = b.describe()
    if decision is None:
        return None
    spoken = speech(language, b.roster)
    clause = decision.clauses[0]
    if b.mover == CHANCE:
        return Prompt(spoken.tell(decision.prompt), "", clause)
    if decision.seat != seat:
        waiting = spoken.say("waiting", side=spoken.army(b.mover), situation=situation(b, spoken))
        return Prompt(capital(waiting), "", clause)
    return Prompt(situation(b, spoken), spoken.tell(decision.prompt), clause)


def situation(b: Battle, spoken: Speech) -> str:
    """The step that is played, else the turn."""
    now = step_now(b)
    if now < 0 or not b.pulse:
        return capital(spoken.say("situation-turn", moment=moment(b, spoken.language)))
    return spoken.say(f"situation-{now}", pulse=b.pulse)


# ---- answers -----------------------------------------------------------------------------------------------------


def choices(b: Battle, language: str) -> list[Choice]:
    """Every legal answer of the player who decides (none while chance decides), one of those that are all one."""
    if b.mover in (CHANCE, NOBODY):
        return []
    spoken = speech(language, b.roster)
    return [choice(b, code, spoken) for code in b.codes if not repeats(b, code)]


def repeats(b: Battle, code: int) -> bool:
    """A die to roll again that shows what an earlier one shows."""
    if not verb_in(code, REROLL) or a_of(code) == BOTH:
        return False
    face, *earlier = (die_of(b, number) for number in range(a_of(code) - 1, -1, -1))
    return face in earlier


def choice(b: Battle, code: int, spoken: Speech) -> Choice:
    action = b.write(code)
    return Choice(
        str(action),
        action.verb,
        label(b, code, action, spoken),
        names(b, action),
        b.clause_of(code),
        gamble(code),
    )


def gamble(code: int) -> bool:
    """Do dice follow at once? Then the chances are shown first."""
    return verb_in(code, FIRE, CHARGE, RECOVER, RESOLVE, TEST)


def names(b: Battle, action: Action) -> list[str]:
    """Keys of what an answer names on the table, in the order in which one would point at them."""
    words = str(action).split()
    found = [key_of(b, word) for word in words[1:]]
    if action.verb == "move":
        # a leg may read like somebody: B1 goes back, and is a Force
        found = [key_of(b, words[1]), *(leg_key(word) for word in words[2:])]
    elif action.verb == "charge":
        found = [key_of(b, word) for word in words[1:3]]
    return [key for key in dict.fromkeys(found) if key]


def leg_key(word: str) -> str:
    """The sector a leg leads into."""
    return f"place:{word[2:]}" if word[:2] in ("E:", "N:") else ""


def key_of(b: Battle, word: str) -> str:
    """The key of a word of an answer; nothing for one that is not on the table."""
    roster = b.roster
    if word in roster.unit:
        return f"piece:{word}"
    if word in roster.officer:
        return f"block:{word}"
    if word in roster.force_number:
        return f"block:{roster.officer_words[officer_of(roster.force_number[word])]}"
    return ""


def label(b: Battle, code: int, action: Action, spoken: Speech) -> str:
    """The sentence of an answer, without codes."""
    verb = verb_name(code)
    if verb == "done":
        key = f"label-done-{DECISIONS[b.frames[-1].kind(b)][0]}"
        return spoken.say(key if spoken.sheet.has(key) else "label-done")
    if verb_of(code) in TEXT_VERBS:
        return text_label(b, code, str(action).split()[1:], spoken)
    args: dict[str, str | int] = {}
    for param, word in zip(b.notation.by_name[action.verb].params, action.args, strict=False):
        args[param.name] = int(word) if word.isdigit() else word
        if param.name == "seat":
            args["seat"] = spoken.army(SEATS.index(word))
    if verb_in(code, RAISE, GUNS):
        return raise_label(code, spoken)
    if verb == "pick":
        return pick_label(b, a_of(code) - 1, b_of(code) - 1, spoken)
    if verb == "reroll" and a_of(code) != BOTH:
        return spoken.say("label-reroll", face=die_of(b, a_of(code) - 1))
    if verb == "take":
        return spoken.say("label-take", piece=str(spoken.name("piece", action.args[0], False)))
    return spoken.tell(Message(f"describe-{verb}", args))


def pick_label(b: Battle, one: int, other: int, spoken: Speech) -> str:
    """Two dice and what they make of the Force (MR-11.9)."""
    frame = b.frames[-1]
    assert isinstance(frame, Control)
    total, status = frame.outcome(b, one, other)
    mod = b.mod[officer_of(frame.force)]
    added = "" if not mod else f" {'+' if mod > 0 else '−'} {abs(mod)}"
    sum_ = f"{frame.dice[one]} + {frame.dice[other]}{added} = {total}"
    return spoken.say("label-pick", sum=sum_, status=str(spoken.words.term(STATUSES[status])))


def die_of(b: Battle, number: int) -> int:
    """The face of a die that may be rolled again."""
    frame = b.frames[-1]
    if isinstance(frame, Control):
        return frame.dice[number]
    if isinstance(frame, Combat):
        return frame.dice(frame.who)[number]
    assert isinstance(frame, Initiative)
    return frame.dice[2 * frame.chooser() + number]


def way_words(b: Battle, words: list[str], spoken: Speech) -> str:
    """Where an officer would go, as seen from where he stands; from his friends if he is not on the table."""
    officer = b.roster.officer[words[0]]
    base = b.officers[officer]
    if b.whereabouts[officer] != PRESENT:
        return spoken.say("way-beside", unit=near_words(b, words))
    x, y = float(words[1]) - base.cx, float(words[2]) - base.cy
    eighth = round(bearing(0.0, 0.0, x, y) / 45.0) % 8
    return spoken.say("way-off", distance=f"{hypot(x, y):.2f}", way=spoken.say(f"way-{eighth}"))


def text_label(b: Battle, code: int, words: list[str], spoken: Speech) -> str:
    """An answer in free text: a move leg by leg, a charge with its turn, a length."""
    who = str(spoken.name("piece", words[0], False)) if words else ""
    if verb_in(code, MOVE):
        parts = [leg_words(leg, spoken) for leg in legs.parse(words[1:])]
        return spoken.say("label-move", unit=who, legs=", ".join(parts))
    if verb_in(code, CHARGE):
        target = str(spoken.name("unit", words[1], False))
        turns = [charge_words(word, spoken) for word in words[2:]]
        key = "label-charge-turning" if turns else "label-charge"
        return spoken.say(key, unit=who, target=target, turns=", ".join(turns))
    if verb_in(code, OFFICER):
        base = b.officers[b.roster.officer[words[0]]]
        far = ((float(words[1]) - base.cx) ** 2 + (float(words[2]) - base.cy) ** 2) ** 0.5
        return spoken.say("label-officer", officer=who, distance=f"{far:.2f}", near=near_words(b, words))
    if verb_in(code, STATION):
        return spoken.say("label-station", officer=who, x=words[1], y=words[2])
    if verb_in(code, DEPLOY):
        return deploy_label(b, who, words, spoken)
    if verb_in(code, RUN):
        return spoken.say(f"label-run-{words[1]}", distance=words[0])
    if verb_in(code, GO):
        return spoken.say("label-go", distance=words[0])
    if verb_in(code, SHIFT, POST):
        return spoken.say(f"label-{verb_name(code)}", unit=who, where=way_words(b, words, spoken))
    key = f"label-{verb_name(code)}"
    return spoken.say(key, unit=who, distance=words[1] if len(words) > 1 else "")


def raise_label(code: int, spoken: Speech) -> str:
    """A unit with what it costs (MR-27.2)."""
    kind = a_of(code)
    guns = verb_in(code, GUNS)
    sp, oblique = (FIXED_SP[kind], False) if guns else (b_of(code), c_of(code) == 1)
    key = "label-guns" if guns else "label-raise-oblique" if oblique else "label-raise"
    return spoken.say(key, kind=spoken.say(f"kind-{KINDS[kind]}"), sp=sp, cost=price(kind, sp, oblique))


def deploy_label(b: Battle, who: str, words: list[str], spoken: Speech) -> str:
    """Where and how a unit stands before the battle (MR-27.5)."""
    if words[1] == "in":
        return spoken.say("label-deploy-in", unit=who, sector=spoken.sector(words[2]))
    key = "label-deploy" if words[4] == "FF" else "label-deploy-march"
    return spoken.say(key, unit=who, where=deploy_place(b, words, spoken))


def deploy_place(b: Battle, words: list[str], spoken: Speech) -> str:
    """A place as seen from the unit's sub-commander, who looks towards the enemy; of army artillery on the table."""
    unit = b.roster.unit[words[0]]
    force = b.roster.force[unit]
    if force < 0:
        return spoken.say("deploy-at", x=words[1], y=words[2])
    officer = officer_of(force)
    base = b.officers[officer]
    north = 1.0 if EDGES[b.roster.home[b.roster.side[unit]]] == "south" else -1.0
    far, aside = (float(words[2]) - base.cy) * north, (float(words[1]) - base.cx) * north
    return spoken.say(
        "deploy-by",
        far=f"{round(abs(far), 2):g}",
        line="front" if far >= 0 else "rear",
        officer=officer_labels(b.roster.officer_names)[officer],
        hand="none" if abs(aside) < 0.005 else "left" if aside < 0 else "right",
        aside=f"{round(abs(aside), 2):g}",
    )


def near_words(b: Battle, words: list[str]) -> str:
    """The friend nearest to a place an officer may ride to."""
    x, y = float(words[1]), float(words[2])
    side = b.roster.officer_side[b.roster.officer[words[0]]]
    shapes = b.shapes
    nearest = min(b.present[side], key=lambda u: (shapes[u].cx - x) ** 2 + (shapes[u].cy - y) ** 2, default=-1)
    return unit_names(b.roster.names)[nearest] if nearest >= 0 else ""


def charge_words(word: str, spoken: Speech) -> str:
    """A part of a charge: ``L15``, ``P90``, ``OR30``."""
    if word[0] == "O":
        return spoken.say("leg-oblique", hand="left" if word[1] == "L" else "right", angle=word[2:], length="")
    return leg_words(legs.parse_leg(word), spoken)


def leg_words(leg: legs.Leg, spoken: Speech) -> str:
    """One manoeuvre in words."""
    hand = "left" if leg.angle < 0 or leg.length < 0 else "right"
    length = f"{abs(leg.length):.2f}"
    angle = f"{abs(leg.angle):g}"
    if leg.kind == legs.ADVANCE:
        return spoken.say("leg-advance", length=length)
    if leg.kind == legs.WHEEL:
        return spoken.say("leg-wheel", hand=hand, angle=angle)
    if leg.kind == legs.ABOUT:
        return spoken.say("leg-about")
    if leg.kind == legs.PIVOT:
        return spoken.say("leg-pivot", wind=spoken.say(f"wind-{wind(leg.angle)}"))
    if leg.kind == legs.OBLIQUE:
        return spoken.say("leg-oblique", hand=hand, angle=angle, length=length)
    if leg.kind == legs.BACK:
        return spoken.say("leg-back", length=length)
    if leg.kind == legs.SIDE:
        return spoken.say("leg-side", hand=hand, length=length)
    if leg.kind in (legs.CHANGE, legs.LIMBER):
        return spoken.say("leg-change", wind=spoken.say(f"wind-{wind(leg.angle)}"))
    if leg.kind == legs.ROAD:
        return spoken.say("leg-road", length=length)
    if leg.kind == legs.LEAVE:
        return spoken.say("leg-leave", edge=spoken.say(f"wind-{2 * leg.what}"))
    return spoken.say("leg-enter", sector=spoken.sector(leg.sector))


def wind(bearing: float) -> int:
    """The nearest of the eight winds, clockwise from north."""
    return round(bearing / 45) % 8


# ---- why not -----------------------------------------------------------------------------------------------------


UNTIMELY = ("refusal-not-an-answer", "refusal-not-your-decision", "refusal-dice-decide")
"""Refusals that only say that it is not the moment."""


def why(b: Battle, seat: str | None, action: str, language: str) -> Why:
    """Why a seat (None: a spectator) may not take an action now, in words; at the wrong moment also why it would not be
    possible in its own step."""
    refused = refusal(b, seat or "", action) if action.split() else b.check(action)
    if refused is None:
        return Why(legal=True)
    spoken = speech(language, b.roster)
    text = reason_words(refused, spoken)
    if refused.reason.key in UNTIMELY and seat in SEATS:
        later = in_its_step(b, SEATS.index(seat), b.read_text(action))
        if later is not None:
            refused = later
            text = spoken.say("why-not-then-either", moment=text, reason=reason_words(later, spoken))
    sector = next((str(v) for k, v in refused.reason.args.items() if k == "sector"), "")
    return Why(False, refused.clause, text, f"place:{sector}" if sector else "")


def reason_words(refused: Refusal, spoken: Speech) -> str:
    """The reason of a refusal as a sentence."""
    key, args = refused.reason.key, dict(refused.reason.args)
    if isinstance(args.get("verb"), str) and spoken.words.has(f"verb-{args['verb']}"):
        args["verb"] = spoken.words.say(Message(f"verb-{args['verb']}"))
    seat = args.pop("seat", None)
    if seat in SEATS:
        return capital(say(spoken.words, key, seat=spoken.army(SEATS.index(str(seat)))))
    if key == "refusal-not-your-seat":
        return spoken.tell(Message("refusal-spectator"))
    return spoken.tell(Message(key, args))


# ---- what a thing is ---------------------------------------------------------------------------------------------


def inspect(b: Battle, key: str, language: str) -> Inspection | None:
    """Facts and overlays of a thing on the table; None if the key names nothing."""
    spoken = speech(language, b.roster)
    kind, _, word = key.partition(":")
    if kind == "piece" and word in b.roster.unit:
        return unit_inspection(b, b.roster.unit[word], spoken)
    if kind == "block" and word in b.roster.officer:
        return officer_inspection(b, b.roster.officer[word], spoken)
    if kind == "objective":
        return objective_inspection(b, word, spoken)
    if kind == "place":
        return place_inspection(b, word, spoken)
    return None


def unit_inspection(b: Battle, unit: int, spoken: Speech) -> Inspection:
    """Values, command with its measure, fire with dice and chances, charges with reasons, flanks."""
    facts = unit_facts(b, unit, spoken)
    strokes: list[Stroke] = []
    if b.on_table(unit):
        facts.append(command_fact(b, unit, spoken))
        facts += fire_facts(b, unit, spoken)
        facts += charge_facts(b, unit, spoken)
        facts += threat_facts(b, unit, spoken)
        strokes = command_strokes(b, unit, spoken)
        strokes += fire_strokes(b, unit, spoken) + sight_strokes(b, unit)
        strokes += charge_strokes(b, unit, spoken) + flank_strokes(b, unit)
    name = unit_label(b.roster.names[unit])
    return Inspection(f"piece:{b.roster.ids[unit]}", name, unit_detail(b, unit, spoken), facts, [], strokes)


def command_fact(b: Battle, unit: int, spoken: Speech) -> str:
    """In command or not, with the distance and the radius (MR-3.5 to MR-3.8)."""
    roster = b.roster
    if roster.force[unit] < 0:
        return spoken.say("fact-army-guns")
    officer = officer_of(roster.force[unit])
    name = officer_labels(roster.officer_names)[officer]
    if not b.officer_present(officer):
        return spoken.say("fact-no-officer")
    far = f"{b.gap(officer, unit):.2f}"
    links = chain(b, unit)
    if len(links) > 1:
        by = spoken.listed(unit_names(roster.names)[link] for link in links[:-1])
        return spoken.say("fact-by-chain", officer=name, distance=far, units=by)
    key = "fact-in-command" if in_command(b, unit) else "fact-out-of-command"
    return spoken.say(key, officer=name, distance=far, radius=f"{COMMAND_RADIUS:g}")


def fire_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Enemies in arc and range: distance, dice, what hits, the chance of a hit; or what stands in the way."""
    if not fire_ranges(b, unit):
        return []
    found = []
    for _, other in in_reach(b, unit)[:4]:
        line = sight(b, unit, other)
        name = unit_names(b.roster.names)[other]
        fire = shot(b, unit, other)
        far = f"{fire.distance:.2f}"
        if line.block != CLEAR:
            found.append(spoken.say("fact-hidden", unit=name, distance=far, by=blocked_by(b, line, spoken)))
        elif fire.dice:
            chance = 1 - (1 - hit_chance(fire.needs(), fire.confirm)) ** fire.dice
            key = "fact-shot-saved" if fire.save else "fact-shot"
            found.append(
                spoken.say(
                    key, unit=name, distance=far, dice=fire.dice, number=fire.needs(), chance=f"{100 * chance:.0f}"
                )
            )
    return found


def blocked_by(b: Battle, line: Sight, spoken: Speech) -> str:
    """What stands in a line of fire."""
    if line.block == BY_UNIT:
        return unit_names(b.roster.names)[line.by]
    if line.block == BY_TOWN:
        return spoken.sector(b.field.sector_ids[line.by])
    if line.block == BY_WOODS:
        return named(b.field.area_names[line.by])
    assert line.block == BY_GROUND
    return named(b.field.level_names[line.by])


def plans(b: Battle, unit: int) -> list[tuple[int, ChargePlan]]:
    """The canonical charges of a unit on the enemies ahead of it, legal or not; none if it may not attack now."""
    if b.roster.cls[unit] == ARTILLERY or b.formation[unit] != FF or not able(b, unit):
        return []
    return [(other, canonical(b, unit, other)) for _, other in ahead(b, unit)[:3]]


def charge_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Contact with each enemy that can be charged at so much of the allowance; with none: why not with the nearest."""
    made = plans(b, unit)
    open_ = [(other, plan) for other, plan in made if plan.refusal is None]
    found = []
    for other, plan in open_ or made[:1]:
        name = unit_names(b.roster.names)[other]
        if plan.refusal is None:
            cost, most = f"{plan.cost:.2f}", f"{plan.allowance:g}"
            found.append(spoken.say("fact-charge", unit=name, cost=cost, allowance=most))
        else:
            found.append(spoken.say("fact-no-charge", unit=name, reason=reason_words(plan.refusal, spoken)))
    return found


def charge_strokes(b: Battle, unit: int, spoken: Speech) -> list[Stroke]:
    found = [stroke for _, plan in plans(b, unit) for stroke in plan_strokes(b, plan, spoken)]
    return found or lane_strokes(b, unit)


def threat_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Who is on an open flank, and who could fire at the unit as it stands."""
    found = []
    names = unit_names(b.roster.names)
    enemies = flanked(b, unit) if b.formation[unit] != GARRISON else []
    if enemies:
        found.append(spoken.say("fact-flanked", units=spoken.listed(dict.fromkeys(names[enemy] for enemy in enemies))))
    firers = fired_on_by(b, unit)
    if firers:
        found.append(spoken.say("fact-under-fire", units=spoken.listed(names[firer] for firer in firers[:5])))
    return found


def officer_inspection(b: Battle, officer: int, spoken: Speech) -> Inspection:
    """An officer: his values, and the radius of his command."""
    strokes: list[Stroke] = []
    if b.officer_present(officer) and officer > 1:
        strokes = [radius_stroke(b, officer)]
        for unit in b.living(b.roster.officer_force[officer]):
            strokes += command_strokes(b, unit, spoken)[1:]
    return Inspection(
        f"block:{b.roster.officer_words[officer]}",
        officer_labels(b.roster.officer_names)[officer],
        officer_detail(b, officer, spoken),
        officer_facts(b, officer, spoken),
        [],
        strokes,
    )


def objective_inspection(b: Battle, word: str, spoken: Speech) -> Inspection | None:
    for number, objective in enumerate(b.roster.objectives):
        if objective.name == word:
            town = next((town for town in b.roster.data.towns if town.id == objective.town), None)
            rings = [Ring(sector.id, "target") for sector in town.sectors] if town is not None else []
            facts = objective_facts(b, number, spoken)
            return Inspection(f"objective:{word}", spoken.objective(word), spoken.say("item-objective"), facts, rings)
    return None


def place_inspection(b: Battle, word: str, spoken: Speech) -> Inspection | None:
    """A piece of ground: what it is, and who garrisons it."""
    board = board_of(b.roster.data, spoken.language)
    place = next((place for place in board.places if place.id == word), None)
    if place is None:
        return None
    facts = list(place.facts)
    if word in b.field.sector_number:
        unit = b.garrison_of(b.field.sector_number[word])
        if unit >= 0:
            facts.append(spoken.say("fact-garrison", unit=unit_names(b.roster.names)[unit]))
    return Inspection(f"place:{word}", place.name, "", facts, [])


# ---- what has happened -------------------------------------------------------------------------------------------

QUIET = frozenset({"forced"})
"""Events whose facts stand in the lines around them."""


def log_lines(events: Sequence[Event], seat: str | None, language: str) -> list[LogLine]:
    """The events, a line each. Dice stand with the line that says what came of them, alone if nothing has been said
    yet; legs with the move they make up; the lines of a sum with the line they belong to, which comes before them."""
    spoken = speech(language)
    found: list[LogLine] = []
    dice: list[LogDie] = []
    lines: list[str] = []
    for event in events:
        if not event.visible_to(seat) or event.kind in QUIET:
            continue
        if event.kind in DICE:
            dice.append(LogDie(int(event.args[DICE[event.kind]]), side_of(event)))
        elif event.kind in LEGS:
            lines.append(leg_line(event, spoken) if event.kind == "leg" else sum_line(event, spoken))
        elif event.kind == "modifier":
            if found:
                found[-1] = with_line(found[-1], sum_line(event, spoken))
        else:
            found.append(log_line(event, dice, lines, spoken))
            dice, lines = [], []
    if dice:
        found.append(LogLine(dice[0].side, "", dice))
    return found


LEGS = ("leg", "leg-extra")
"""Events that come before the move they are part of."""


def with_line(line: LogLine, more: str) -> LogLine:
    """A line with one more item of its sum behind it."""
    text = f"{line.text[:-1]}, {more})" if line.text.endswith(")") else f"{line.text} ({more})"
    return LogLine(line.side, text, line.dice, line.clause)


DICE = {
    "die": "face",
    "command-die": "die",
    "control-die": "die",
    "fire-die": "die",
    "confirm-die": "die",
    "save-die": "die",
    "combat-die": "die",
}
"""Events that are one die each, and the argument that is its face."""


def leg_line(event: Event, spoken: Speech) -> str:
    """One manoeuvre of a move: its amount and its cost."""
    args = {name: str(event.args[name]) for name in ("amount", "cost")}
    return spoken.say(f"told-{event.args['manoeuvre']}", **args)


def sum_line(event: Event, spoken: Speech) -> str:
    """One line of a sum: what it is for and its value."""
    key = f"modifier-{event.args['clause']}".replace(".", "-")
    value = event.args.get("value", event.args.get("cost", ""))
    return f"{spoken.words.say(Message(key))} {value}"


def log_line(event: Event, dice: list[LogDie], lines: list[str], spoken: Speech) -> LogLine:
    side = side_of(event)
    if isinstance(event.args.get("die"), int):
        dice = [*dice, LogDie(int(event.args["die"]), side)]
    text = spoken.tell(Message(f"event-{event.kind}", event.args), pointed=True)
    if lines:
        text = f"{capital(', '.join(lines))}. {text}"
    return LogLine(side, text, dice, CLAUSES.get(event.kind, ""))


CLAUSES = {
    "command-dice": "MR-7.1", "initiative-total": "MR-7.4", "average-die": "MR-7.6", "turn-ends": "MR-7.6",
    "doubles": "MR-7.7", "initiative": "MR-7.10", "initiative-given": "MR-26.5", "leads": "MR-7.11",
    "pool-lost": "MR-7.2", "gives": "MR-11.2", "pays": "MR-11.4", "control-column": "MR-11.10",
    "control": "MR-11.10", "control-picked": "MR-11.9", "reins": "MR-11.6", "given-status": "MR-26.5",
    "recovery": "MR-16.4", "recovers": "MR-16.4", "free-reroll": "MR-16.5", "loses": "MR-10.6", "broken": "MR-2.8",
    "officer-test": "MR-22.2", "officer-lost": "MR-22.6", "morale": "MR-24.4", "morale-roll": "MR-24.5",
    "army-broken": "MR-24.7", "day": "MR-24.10", "day-ends": "MR-24.10", "holder": "MR-25.3", "points": "MR-25.2",
    "victory": "MR-25.4", "moves": "MR-12.2", "leg-extra": "MR-13.1", "out-of-command": "MR-3.10",
    "rides": "MR-15.5", "rides-paid": "MR-15.7", "enters": "MR-23.2", "leaves": "MR-23.3", "stays": "MR-1.11",
    "must-attack": "MR-11.14", "must-advance": "MR-11.15", "fires": "MR-8.4", "hits": "MR-10.6",
    "suppressed": "MR-9.10", "charges": "MR-18.1", "attack-test": "MR-17.11", "contact": "MR-18.2",
    "conforms": "MR-18.6", "evades": "MR-19.5", "flees": "MR-19.11", "defensive-fire": "MR-19.13",
    "combat-total": "MR-20.2", "combat-won": "MR-20.10", "falls-back": "MR-21.1", "advances": "MR-21.5",
    "occupies": "MR-23.5",
}  # fmt: skip


def side_of(event: Event) -> Side:
    """The class of the side that acts or suffers, if the event says it; nothing where it is nobody's."""
    seat = event.args.get("seat")
    return SIDE_CLASS[SEATS.index(seat)] if isinstance(seat, str) and seat in SEATS else ""


WEIGHTS = {"broken": 3, "officer-lost": 3, "army-broken": 6, "combat-won": 2, "flees": 2, "holder": 2, "victory": 6}


def weight(events: Sequence[Event], seat: str | None) -> int:
    """How much the events changed the battle: units and officers lost, combats won, objectives taken."""
    return sum(WEIGHTS.get(event.kind, 0) for event in events if event.visible_to(seat))
