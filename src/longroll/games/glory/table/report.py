"""The game as text: options and events as sentences, the position as a page for a terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from longroll.games.glory.components import CS, SIDES, US, members, word
from longroll.games.glory.data.materials import DATA, load_battle
from longroll.games.glory.lexicon import ABSENT, OFF, PLACES, notation
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.games.glory.rules.victory import holds, points
from longroll.games.glory.state import NO_GROUP, NO_LEVEL, Battle
from longroll.kit.speech import WIDTH, beside, folded, section
from longroll.kit.state import NOBODY
from longroll.kit.terms import Action, Event, Message
from longroll.kit.words import Words, say

# ---- names -------------------------------------------------------------------------------------------------

UNIT_ARGS = frozenset({"unit", "unit2", "name"})
COMMAND_ARGS = frozenset({"leader", "command", "name"})
NUMBER_PARAMS = frozenset({"face", "number"})
DAY = re.compile(r"^([A-Z][a-z]+)(\d+)-(N?)(\d+)$")
NUMBERED = re.compile(r"^T(\d+)$")


@cache
def unit_names() -> dict[str, str]:
    """Names of the units of all battles by id."""
    return {unit.id: curled(unit.name) for battle in battles() for unit in load_battle(battle).units}


@cache
def command_names() -> dict[str, str]:
    """Names of Commands and independent units by the word of the notation."""
    found = dict(unit_names())
    found.update({word(c.cmd): curled(c.cmd) for battle in battles() for c in load_battle(battle).commands})
    return found


@cache
def marker_names() -> dict[str, str]:
    return {word(m.am): m.am for battle in battles() for m in load_battle(battle).ams}


@cache
def times() -> dict[str, str]:
    """Hour of each turn of a battle whose turns are numbered."""
    return {turn.id: turn.time for battle in battles() for turn in load_battle(battle).turns if NUMBERED.match(turn.id)}


@cache
def battles() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (DATA / "battles").glob("*.json")))


def curled(name: str) -> str:
    return name.replace("'", "’")


def clock(time: str) -> str:
    """1015 as 10:15."""
    return f"{int(time[:2])}:{time[2:]}"


def turn_name(turn: str, words: Words) -> str:
    """A turn as people say it."""
    numbered = NUMBERED.match(turn)
    if turn not in times() and not DAY.match(turn) and not turn.isdigit():
        return turn  # of an army of its own
    if numbered:
        time = times()[turn]
        key = "turn-number-night" if turn in nights() else "turn-number"
        return say(words, key, number=numbered[1], **({} if turn in nights() else {"time": clock(time)}))
    dated = DAY.match(turn)
    if dated is None:
        return clock(turn)
    month = str(words.term(dated[1]))
    if dated[3]:
        return say(words, "turn-night", month=month, day=dated[2], number=dated[4])
    return say(words, "turn-day", month=month, day=dated[2], time=clock(dated[4]))


@cache
def nights() -> frozenset[str]:
    """Numbered turns that are night turns."""
    return frozenset(
        turn.id for battle in battles() for turn in load_battle(battle).turns if turn.night and NUMBERED.match(turn.id)
    )


def level_word(level: str) -> str:
    """A line of the victory table as the key of its words."""
    return level.lower().replace(" ", "-") if level else "level-none"


def spoken_arg(name: str, value: str | int, words: Words) -> str | int:
    """An argument of a message with names for codes."""
    if not isinstance(value, str):
        return value
    if name in UNIT_ARGS and value in unit_names():
        return unit_names()[value]
    if name in COMMAND_ARGS and value in command_names():
        return command_names()[value]
    if name == "marker":
        return marker_names().get(value, value)
    if name in ("turn", "last"):
        return turn_name(value, words)
    if name == "level":
        return str(words.term(level_word(value)))
    return value


def spoken(message: Message, words: Words) -> str:
    """A message with names for its codes."""
    args = {name: spoken_arg(name, value, words) for name, value in message.args.items()}
    return words.say(Message(message.key, args))


# ---- options and events ------------------------------------------------------------------------------------

SILENT = frozenset({"done", "end", "stay", "stand", "halt", "close", "hold-fire", "remain"})
"""Verbs whose carrying out is told by no event of its own."""


def described(action: Action) -> Message:
    """An option as a message ``describe-<verb>``, its parameters by name."""
    args: dict[str, str | int] = {}
    for param, said in zip(notation(*theatre(SCENARIOS[0])).by_name[action.verb].params, action.args, strict=True):
        args[param.name] = int(said) if param.name in NUMBER_PARAMS else "none" if said == "-" else said
    return Message(f"describe-{action.verb}", args)


def sentence(action: Action, words: Words) -> str:
    """An option in words."""
    return spoken(described(action), words)


def repeats(event: Event) -> bool:
    """Does another event say the same? A forced answer is followed by what it does."""
    return event.kind == "forced" and Action.read(str(event.args["action"])).verb not in SILENT


def narrate(events: Sequence[Event], seat: str | None, words: Words) -> list[str]:
    """The events that a seat (None: a spectator) may see, a sentence each."""
    return [tell(event, words) for event in events if event.visible_to(seat) and not repeats(event)]


def tell(event: Event, words: Words) -> str:
    args = event.args
    if event.kind == "forced":
        args = {"action": sentence(Action.read(str(args["action"])), words)}
    elif event.kind == "modifier":
        line = words.say(Message(f"modifier-{str(args['clause']).replace('.', '-')}"))
        args = {"clause": line, "value": args["value"]}
    return spoken(Message(f"event-{event.kind}", args), words)


# ---- the position ------------------------------------------------------------------------------------------

COMMAND_COLUMN = 30


def summary(b: Battle, words: Words) -> str:
    """The position as plain text, at most ``WIDTH`` columns wide."""
    lines = headline(b, words)
    lines += section(words, "summary-objectives", objectives(b, words))
    for side in (US, CS):
        lines += ["", say(words, "summary-map", side=SIDES[side]), "─" * WIDTH, *army(b, side, words)]
    lines += section(words, "summary-boxes", boxes(b, words))
    return "\n".join(line.rstrip() for line in lines)


def headline(b: Battle, words: Words) -> list[str]:
    """Scenario and turn, points, pool; then the winner, or who must decide what."""
    roster = b.roster
    scenario = say(words, f"scenario-{roster.name}")
    now, last = (turn_name(roster.turn_ids[turn], words) for turn in (b.turn, roster.last_turn))
    facts = [say(words, "game-title"), say(words, "summary-when", scenario=scenario, turn=now, last=last)]
    facts.append(say(words, "summary-points", us=points(b, US), cs=points(b, CS)))
    if b.initiative != NOBODY:
        facts.append(say(words, "summary-initiative", side=SIDES[b.initiative]))
    if b.group != NO_GROUP:
        facts.append(say(words, "summary-playing", marker=roster.group_names[b.group]))
    left = [f"{roster.group_names[n]} ×{count}" for n, count in enumerate(b.pool) if count]
    if left:
        facts.append(say(words, "summary-pool", markers=", ".join(left)))
    lines = folded(" · ".join(facts))
    decision = b.describe()
    if b.winner != NOBODY:
        level = "" if b.level == NO_LEVEL else roster.levels[b.level][1]
        lines.append(say(words, "summary-winner", side=SIDES[b.winner], level=level_word(level)))
    elif decision is None:
        lines.append(say(words, "summary-drawn"))
    else:
        lines.append(say(words, "summary-decision", seat=decision.seat))
        lines += folded(spoken(decision.prompt, words), WIDTH, "  ", "  ")
    return lines


def objectives(b: Battle, words: Words) -> list[str]:
    roster = b.roster
    return [
        say(
            words,
            "summary-objective",
            place=curled(roster.objective_place[n]),
            hex=b.board.codes[roster.objective_hex[n]],
            number=roster.objective_points[n],
            side=SIDES[roster.objective_side[n]],
            held="yes" if holds(b, n) else "no",
        )
        for n in range(len(roster.objective_hex))
    ]


def army(b: Battle, side: int, words: Words) -> list[str]:
    """Units on the map by Command, each Command headed by its leader."""
    roster = b.roster
    rows: list[str] = []
    for command in range(roster.n_commands):
        if roster.command_side[command] != side:
            continue
        units = [unit_line(b, unit, words) for unit in members(roster.units_of[command]) if b.at[unit] < OFF]
        led = command < roster.n_leaders
        if not units and not (led and b.leader_at[command] < OFF):
            continue
        head = curled(roster.command_names[command])
        if led:
            head = say(words, "summary-leader", leader=head, hex=b.hex_word(b.leader_at[command]))
        rows += beside(head[: COMMAND_COLUMN - 1], folded(" · ".join(units), WIDTH - COMMAND_COLUMN), COMMAND_COLUMN)
    return rows


def unit_line(b: Battle, unit: int, words: Words) -> str:
    marks = [
        say(words, f"summary-{state}")
        for state, mask in (("disordered", b.disordered), ("dismounted", b.dismounted))
        if mask >> unit & 1
    ]
    facing = ("N", "NE", "SE", "S", "SW", "NW")[b.facing[b.at[unit]]]
    return words.say(
        Message(
            "summary-unit",
            {
                "unit": curled(b.roster.names[unit]),
                "hex": b.board.codes[b.at[unit]],
                "facing": f"→{facing}",
                "marks": f" ({', '.join(marks)})" if marks else "",
            },
        )
    )


def boxes(b: Battle, words: Words) -> list[str]:
    """Units off the map, by place."""
    rows: list[str] = []
    for number, place in enumerate(PLACES):
        if OFF + number == ABSENT:
            continue
        there = [curled(b.roster.names[unit]) for unit, at in enumerate(b.at) if at == OFF + number]
        if there:
            rows += folded(say(words, "summary-box", place=place, units=", ".join(there)), WIDTH, "", "  ")
    return rows
