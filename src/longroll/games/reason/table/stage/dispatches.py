"""The dispatch of an act: who, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.reason.state import Battle
from longroll.games.reason.table.naming import number_of, officer_names, unit_names
from longroll.games.reason.table.speech import Speech, speech
from longroll.games.reason.table.stage.reel import stage_words
from longroll.kit.film import Shot, Stage
from longroll.kit.narration import POINTER
from longroll.kit.speech import capital
from longroll.kit.terms import CHANCE_SEAT, Event
from longroll.kit.words import say

SIGNS: tuple[tuple[str, str], ...] = (
    ("control", ""),
    ("recovery", "shield"),
    ("combat-won", "engaged"),
    ("charges", "engaged"),
    ("hits", "shot"),
    ("morale-roll", "shaken"),
    ("initiative-dice", "chance"),
    ("day", "chance"),
    ("officer-roll", "chance"),
    ("moves", "has-moved"),
    ("enters", "has-moved"),
    ("changes", "has-moved"),
    ("rides", "has-moved"),
    ("rides-paid", "has-moved"),
    ("arrives", "has-moved"),
)
"""The symbol of an act by the event that says most about it."""
PREFACES = frozenset({
    "forced", "turn", "pulse", "phase", "combat", "extra-die", "fires", "fire-dice", "modifier", "saves", "holds-fire",
    "suppression-ends", "pool-lost", "control-column", "control-dice", "stays", "given-status", "holder", "nearest",
})  # fmt: skip
"""Events that only head what follows, or tell that nothing was done."""
TOLD = ("changes", "enters", "moves", "rides", "rides-paid", "gives", "pays", "reins", "leads", "arrives")
"""Events with a head and a detail of their own, the first that is found counts."""


def events_of(shots: Sequence[Shot]) -> list[Event]:
    return [event for shot in shots for event in shot.events]


def sign_of(shots: Sequence[Shot]) -> str:
    events = {event.kind: event for event in events_of(shots)}
    for kind, symbol in SIGNS:
        if kind in events:
            return symbol or f"status-{events[kind].args['status']}"
    return ""


def is_preface(shots: Sequence[Shot]) -> bool:
    """A word that ends a step, a shot that is only declared: nothing to be shown by itself. A die never is."""
    return len(shots) == 1 and shots[0].moment.seat != CHANCE_SEAT and all(e.kind in PREFACES for e in shots[0].events)


def dispatched(shots: Sequence[Shot], stage: Stage | None, language: str) -> tuple[str, str]:
    b = shots[-1].moment.after
    assert isinstance(b, Battle)
    if stage is not None:
        return stage_head(stage), stage_detail(stage)
    spoken = speech(language, b.roster)
    for event in sorted(events_of(shots), key=lambda e: TOLD.index(e.kind) if e.kind in TOLD else len(TOLD))[:1]:
        if event.kind in TOLD:
            return told(b, event, spoken)
    lines = [POINTER.sub(r"\2", line.text) for shot in shots for line in shot.lines if line.text]
    return (lines[0], lines[-1] if len(lines) > 1 else "") if lines else ("", "")


def stage_head(stage: Stage) -> str:
    """What was rolled for: fire, charge or combat by who acts, everything else by its title."""
    kind = stage.name.split()[0]
    if kind in ("fire", "charge", "combat"):
        return stage.subtitle
    return stage.title


def stage_detail(stage: Stage) -> str:
    """The first sentence of the end, else the step that waits."""
    if stage.outcome:
        return stage.outcome.split("**")[1]
    return next((step.word for step in stage.steps if step.word and not step.seq), "")


def told(b: Battle, event: Event, spoken: Speech) -> tuple[str, str]:
    """Who did something, and its measure."""
    book = stage_words(spoken.language)
    args = dict(event.args)
    roster = b.roster
    if "unit" in args:
        unit = roster.unit[str(args["unit"])]
        name = unit_names(roster.names, spoken.language)[unit]
        head = say(book, f"head-{event.kind}", unit=name, many=number_of(roster.names[unit]))
        if event.kind in ("moves", "changes") and b.on_table(unit):
            wind = spoken.say(f"wind-{round(b.shapes[unit].facing / 45) % 8}")
            if event.kind == "changes":
                formation = spoken.words.term(str(args["formation"]))
                return capital(head), say(book, "detail-changes", formation=formation, wind=wind)
            cost, most = float(args["cost"]), float(args["allowance"])
            return capital(head), say(book, "detail-moves", cost=spoken.decimal(cost), allowance=f"{most:g}", wind=wind)
        if event.kind == "enters":
            return capital(head), capital(spoken.sector(str(args["sector"])))
        return capital(head), distance_of(args, spoken)
    if "officer" in args:
        officer = officer_names(roster.officer_names, spoken.language)[roster.officer[str(args["officer"])]]
        return capital(say(book, f"head-{event.kind}", officer=officer)), distance_of(args, spoken)
    if event.kind == "reins":
        force = str(spoken.name("force", str(args["force"]), False))
        status = spoken.say(f"status-{args['status']}")
        return capital(say(book, "head-reins", force=force)), status
    side = roster.army_words.index(str(args["side"]))
    return capital(say(book, "head-leads", army=capital(spoken.army(side)))), ""


def distance_of(args: dict[str, str | int], spoken: Speech) -> str:
    return spoken.say("bw", length=spoken.decimal(float(args["distance"]))) if "distance" in args else ""


def like(before: Sequence[Shot], shots: Sequence[Shot]) -> bool:
    """Moves of one Force, rides of one side, dice given out: each is one beat with the one before it."""
    one, other = (tag(part) for part in (before, shots))
    return bool(one) and one == other


def tag(shots: Sequence[Shot]) -> str:
    b = shots[-1].moment.after
    assert isinstance(b, Battle)
    for event in events_of(shots):
        if event.kind in ("moves", "changes", "stays", "enters"):
            return f"moves {b.roster.force[b.roster.unit[str(event.args['unit'])]]} {event.args['seat']}"
        if event.kind in ("rides", "rides-paid"):
            return f"rides {event.args['seat']}"
        if event.kind in ("gives", "pays"):
            return f"gives {event.args['seat']}"
        if event.kind in ("deployed", "deployed-in", "stationed", "raised"):
            return f"musters {event.args['seat']}"
    return ""
