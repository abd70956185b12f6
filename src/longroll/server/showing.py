"""A position in the eyes of one seat, in one language: what is kept ready for all who share them."""

from __future__ import annotations

import msgspec

from longroll.kit.game import Game
from longroll.kit.package import looking
from longroll.kit.scene import Choice, Duty, LogDie, Prompt, Scene, Side, Writing
from longroll.kit.state import State
from longroll.server.speech import spoken

Eyes = tuple[str | None, str]
"""A seat (None: a spectator) and a language."""


class DecisionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who must choose what, in words. ``waited``: seconds he has had already, where a clock runs; ``circle``: see
    ``Prompt``."""

    seat: str
    kind: str
    prompt: str
    clause: str
    question: str = ""
    writing: Writing | None = None
    waited: float = 0.0
    circle: list[str] = []
    duties: list[Duty] = []
    duties_of: str = ""
    ending: str = ""
    ending_label: str = ""


class Entry(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """A line of the log. Names that point at the map are wrapped as U+E000 key U+E001 words U+E002."""

    seq: int
    side: Side
    text: str
    time: float
    dice: list[LogDie] = []
    clause: str = ""


class Shown(msgspec.Struct, frozen=True):
    """One position in the eyes of one seat, in one language."""

    moment: str
    scene: Scene
    decision: DecisionView | None
    options: list[Choice]
    verbs: dict[str, str]
    posable: list[str] = []
    graspable: list[str] = []


DONE = "done"
"""The verb that ends a step in every game, unless a prompt says otherwise."""


def ending_of(state: State, prompt: Prompt, options: list[Choice]) -> str:
    """The answer that will end the step when nothing must be done any more; nothing if it may be given now."""
    ending = prompt.ending or (DONE if DONE in state.notation.by_name else "")
    owed = any(duty.must and not duty.done for duty in prompt.duties)
    return ending if owed and all(option.action != ending for option in options) else ""


def show(game: Game, state: State, eyes: str | None, language: str) -> Shown:
    with looking(state):
        return seen(game, state, eyes, language)


def seen(game: Game, state: State, eyes: str | None, language: str) -> Shown:
    decision, prompt = state.decision, game.prompt(state, eyes, language)
    decides = eyes is not None and state.seat == eyes
    options = game.choices(state, language) if decides else []
    posable = game.posable(state, eyes) if eyes is not None and decides else []
    graspable = game.graspable(state, eyes) if eyes is not None and decides else []
    used = dict.fromkeys(option.verb for option in options)
    verbs = {verb: spoken(game, language, f"verb-{verb}", verb) for verb in used}
    asked = None
    if decision is not None and prompt is not None:
        ending = ending_of(state, prompt, options) if decides else ""
        asked = DecisionView(
            seat=decision.seat,
            kind=decision.kind,
            prompt=prompt.text,
            clause=prompt.clause,
            question=prompt.question,
            writing=prompt.writing,
            circle=prompt.circle,
            duties=prompt.duties,
            duties_of=prompt.duties_of,
            ending=ending,
            ending_label=spoken(game, language, f"verb-{ending.split()[0]}", ending) if ending else "",
        )
    scene = game.scene(state, eyes, language)
    return Shown(game.moment(state, language), scene, asked, options, verbs, posable, graspable)
