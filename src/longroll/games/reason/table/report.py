"""The game as text: options and events as sentences, the position as a page for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.reason.components import FLAGS, FORMATIONS, GARRISON, KINDS, RATINGS, WAITING, WEATHERS, officer_of
from longroll.games.reason.lexicon import VERB_PARAMS
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.setup import OFFERED
from longroll.games.reason.rules.victory import points
from longroll.games.reason.state import NO_LEVEL, Battle
from longroll.kit.speech import WIDTH, beside, folded, section
from longroll.kit.state import NOBODY
from longroll.kit.terms import Action, Event, Message
from longroll.kit.words import Words, say

# ---- options and events ------------------------------------------------------------------------------------

SILENT = frozenset({"done", "keep", "stay", "stand", "only"})
"""Verbs whose carrying out is told by no event of its own."""
TEXT_PARAMS: dict[str, tuple[str, ...]] = {
    "move": ("unit", "path"),
    "charge": ("unit", "target", "path"),
    "officer": ("officer", "x", "y"),
    "post": ("officer", "x", "y"),
    "shift": ("officer", "x", "y"),
    "place": ("unit", "x"),
    "advance": ("unit", "length"),
    "run": ("length", "facing"),
    "go": ("length",),
    "station": ("officer", "x", "y"),
    "deploy": ("unit", "path"),
}
"""What the words of a free-text answer are; ``path`` is all that is left."""
NUMBERS = frozenset({"face", "which", "which2"})


def described(action: Action) -> Message:
    """An option as a message ``describe-<verb>``, its parameters by name."""
    args: dict[str, str | int] = {}
    if action.verb in TEXT_PARAMS:
        names = TEXT_PARAMS[action.verb]
        for number, name in enumerate(names):
            args[name] = " ".join(action.args[number:]) if name == "path" else action.args[number]
    else:
        for name, said in zip(VERB_PARAMS[action.verb], action.args, strict=True):
            args[name] = int(said) if name in NUMBERS and said.isdigit() else said
    return Message(f"describe-{action.verb}", args)


def sentence(action: Action, words: Words) -> str:
    """An option in words."""
    return words.say(described(action))


def repeats(event: Event) -> bool:
    """Does another event say the same? A forced answer is followed by what it does."""
    return event.kind == "forced" and Action.read(str(event.args["action"])).verb not in SILENT


def narrate(events: Sequence[Event], seat: str | None, words: Words) -> list[str]:
    """The events that a seat (None: a spectator) may see, a sentence each."""
    return [tell(event, words) for event in events if event.visible_to(seat) and not repeats(event)]


def tell(event: Event, words: Words) -> str:
    args = spoken_args(event)
    if event.kind == "forced":
        args = {"action": sentence(Action.read(str(args["action"])), words)}
    elif "clause" in args:
        args = {**args, "clause": words.say(Message(f"modifier-{str(args['clause']).replace('.', '-')}"))}
    return words.say(Message(f"event-{event.kind}", args))


def spoken_args(event: Event) -> dict[str, str | int]:
    """The arguments of an event with names for ids."""
    found = {key: value for key, value in event.args.items() if not key.endswith("-name")}
    for key in list(found):
        name = event.args.get(f"{key}-name")
        if name is not None:
            found[key] = name
    return found


# ---- the position ------------------------------------------------------------------------------------------

FORCE_COLUMN = 30
SHOWN_MARKS = 5
"""Of the marks: fired, moved, evaded, fled, suppressed."""


def summary(b: Battle, words: Words) -> str:
    """The position as plain text, at most ``WIDTH`` columns wide."""
    lines = headline(b, words)
    lines += section(words, "summary-objectives", objectives(b, words))
    for side in (0, 1):
        lines += ["", army_line(b, side, words), "─" * WIDTH, *army(b, side, words)]
    lines += section(words, "summary-waiting", waiting(b))
    return "\n".join(line.rstrip() for line in lines)


def headline(b: Battle, words: Words) -> list[str]:
    """Scenario, turn and weather; then the winner, or who must decide what."""
    roster = b.roster
    title = say(words, f"scenario-{roster.name}") if roster.name in OFFERED else roster.title
    facts = [say(words, "game-title")]
    facts.append(
        say(
            words,
            "summary-when",
            scenario=title,
            turn=b.turn,
            length=roster.length,
            pulse=b.pulse,
            weather=WEATHERS[roster.weather],
        )
    )
    if b.initiative != NOBODY:
        facts.append(say(words, "summary-initiative", side=roster.army_words[b.initiative]))
    lines = folded(" · ".join(facts))
    decision = b.describe()
    if b.winner != NOBODY:
        level = ("draw", "marginal", "decisive")[b.level]
        lines.append(say(words, "summary-winner", side=roster.army_words[b.winner], level=level))
    elif decision is None or b.level != NO_LEVEL:
        lines.append(say(words, "summary-drawn"))
    else:
        seat = roster.army_words[b.mover] if b.mover >= 0 else decision.seat
        lines.append(say(words, "summary-decision", seat=seat))
        lines += folded(words.say(named(b, decision.prompt)), WIDTH, "  ", "  ")
    return lines


def named(b: Battle, message: Message) -> Message:
    """A message with names for the ids of this battle."""
    roster = b.roster
    args = dict(message.args)
    for key, value in args.items():
        if isinstance(value, str):
            if value in roster.unit:
                args[key] = roster.names[roster.unit[value]]
            elif value in roster.officer:
                args[key] = roster.officer_names[roster.officer[value]]
            elif value in roster.force_number:
                args[key] = roster.force_names[roster.force_number[value]]
    return Message(message.key, args)


def objectives(b: Battle, words: Words) -> list[str]:
    roster = b.roster
    return [
        say(
            words,
            "summary-objective",
            objective=objective.name,
            side="nobody" if holder == NOBODY else roster.army_words[holder],
            vp=f"{objective.vp[0]}/{objective.vp[1]}",
        )
        for objective, holder in zip(roster.objectives, b.holders, strict=True)
    ]


def army_line(b: Battle, side: int, words: Words) -> str:
    roster = b.roster
    return say(
        words,
        "summary-army",
        side=roster.army_words[side],
        pool=b.pools[side],
        losses=f"{b.losses[side] / 2:g}",
        mtp=roster.mtp[side],
        points=points(b, side),
    )


def army(b: Battle, side: int, words: Words) -> list[str]:
    """The commander, then the Forces with their units on the table."""
    roster = b.roster
    name = roster.officer_names[side]
    rows = [say(words, "summary-commander", officer=name, rating=RATINGS[b.rating[side]])]
    for force in roster.forces_of[side]:
        units = b.living(force)
        if units:
            officer = officer_of(force)
            head = say(
                words,
                "summary-force",
                force=roster.force_names[force],
                officer=roster.officer_names[officer],
                modifier=f"{b.mod[officer]:+d}",
            )
            rows += listed(b, head, units, words)
    guns = [unit for unit in roster.army_guns[side] if b.on_table(unit)]
    return rows + (listed(b, say(words, "summary-army-artillery"), guns, words) if guns else [])


def listed(b: Battle, head: str, units: list[int], words: Words) -> list[str]:
    text = " · ".join(unit_line(b, unit, words) for unit in units)
    return beside(head[: FORCE_COLUMN - 1], folded(text, WIDTH - FORCE_COLUMN), FORCE_COLUMN)


def unit_line(b: Battle, unit: int, words: Words) -> str:
    roster = b.roster
    marks = [
        say(words, f"summary-mark-{name}") for bit, name in enumerate(FLAGS[:SHOWN_MARKS]) if b.flags[unit] >> bit & 1
    ]
    if not in_command(b, unit):
        marks.append(say(words, "summary-uncommanded"))
    if b.formation[unit] == GARRISON:
        place = b.field.sector_ids[b.sector[unit]]
    else:
        shape = b.shapes[unit]
        place = f"{shape.cx:.2f},{shape.cy:.2f} {shape.facing:.0f}° {FORMATIONS[b.formation[unit]]}"
    return words.say(
        Message(
            "summary-unit",
            {
                "unit": f"{roster.ids[unit]} {roster.names[unit]}",
                "kind": f"({KINDS[roster.kind[unit]]})",
                "sp": b.sp[unit],
                "start": roster.start_sp[unit],
                "place": place,
                "marks": f" ({', '.join(marks)})" if marks else "",
            },
        )
    )


def waiting(b: Battle) -> list[str]:
    """Reinforcements to come."""
    names = [b.roster.names[unit] for unit in range(b.roster.n_units) if b.formation[unit] == WAITING]
    return folded(", ".join(names)) if names else []
