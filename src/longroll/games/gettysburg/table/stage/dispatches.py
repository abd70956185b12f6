"""Dispatches: an act in a few words and a sign."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import PLACE
from longroll.games.gettysburg.components import PIECE, SIDES
from longroll.games.gettysburg.table.speech import SIDE_CLASS
from longroll.games.gettysburg.table.stage.words import StageSpeech, stage_speech
from longroll.kit.film import Shot, Stage
from longroll.kit.terms import Event

SIGNS = {
    "moves": "march",
    "enters": "march",
    "retreats": "march",
    "joint-assault": "fight",
    "combat-begins": "fight",
    "fires": "fight",
    "aims": "shot",
    "bombards": "shot",
    "stick-placed": "stick",
    "stick-moved": "stick",
    "disruption-removed": "shaken",
    "forced-pass": "disc-forced-pass",
    "arrival-roll": "march",
}
"""By what happened; of a block or a disc it is its owner's."""


def events_of(shots: Sequence[Shot]) -> list[Event]:
    return [event for shot in shots for event in shot.events]


def sign(shots: Sequence[Shot]) -> str:
    events = events_of(shots)
    if any(event.kind == "combat-begins" for event in events):
        return "fight"
    for event in events:
        if event.kind in SIGNS:
            return SIGNS[event.kind]
        if event.kind in ("block-placed", "block-removed"):
            return f"{SIDE_CLASS[SIDES.index(str(event.args['side']))]}-standard-hidden"
        if event.kind in ("disc-placed", "pass"):
            return f"{SIDE_CLASS[SIDES.index(str(event.args['side']))]}-disc"
    return ""


def dispatch(shots: Sequence[Shot], stage: Stage | None, language: str) -> tuple[str, str]:
    """Who, and what came of it; empty where no words of its own are needed: then the log's are taken."""
    spoken = stage_speech(language)
    if stage is not None:
        return staged(stage, spoken)
    events = events_of(shots)
    for kind, key in (("enters", "dispatch-enters"), ("moves", "dispatch-marches")):
        told = [event for event in events if event.kind == kind]
        if told:
            return marched(told, key, spoken)
    for event in events:
        found = one(event, spoken)
        if found:
            return found
    return "", ""


def staged(stage: Stage, spoken: StageSpeech) -> tuple[str, str]:
    """A fight: where, and the first sentence of its end."""
    place = PLACE[stage.place]
    result = stage.outcome.split("**")[1] if "**" in stage.outcome else ""
    if stage.name == "arrival":
        return stage.title, result
    key = "dispatch-fire" if stage.name.startswith("fire") else "dispatch-assault"
    return spoken.say(key, place=spoken.place_pointed(place)), result


def marched(told: Sequence[Event], key: str, spoken: StageSpeech) -> tuple[str, str]:
    pieces = [PIECE[str(event.args["piece"])] for event in told]
    pieces = list(dict.fromkeys(pieces))
    goal = PLACE[str(told[-1].args["to" if "to" in told[-1].args else "sector"])]
    head = spoken.say(key, pieces=spoken.pointed(pieces), number=len(pieces))
    return head, spoken.say("dispatch-to", place=spoken.place_pointed(goal))


def one(event: Event, spoken: StageSpeech) -> tuple[str, str] | None:
    """The dispatch of one event, if it has one."""
    args = event.args
    places = {name: spoken.place_pointed(PLACE[str(value)]) for name, value in args.items() if str(value) in PLACE}
    if event.kind == "block-placed":
        return spoken.say("dispatch-block"), spoken.say("dispatch-in", place=places["place"])
    if event.kind == "block-removed":
        return spoken.say("dispatch-removed"), spoken.say("dispatch-from", place=places["place"])
    if event.kind == "disc-placed":
        return spoken.say("dispatch-disc"), spoken.say("dispatch-double", place=places["place"])
    if event.kind == "aims":
        piece = spoken.pointed([PIECE[str(args["piece"])]])
        return spoken.say("dispatch-aims", piece=piece), spoken.say("dispatch-at", place=places["sector"])
    if event.kind in ("stick-placed", "stick-moved"):
        border = places["border" if event.kind == "stick-placed" else "to"]
        works = spoken.say("dispatch-works", place=places["sector"])
        return works, spoken.say("dispatch-works-toward", place=border)
    if event.kind == "reinforced":
        head = spoken.say("dispatch-reinforced", place=places["to"])
        return head, spoken.say("dispatch-from", place=places["start"])
    if event.kind == "disruption-removed":
        return spoken.say("dispatch-rallied", place=places["sector"]), ""
    return None
