"""The table explained: what is asked, what may be answered, why not.

All of it is read from the viewer's own position (``knowledge.seen_by``), so nothing hidden can be told.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from longroll.games.gettysburg.board import N_SECTORS, PLACE, PLACES
from longroll.games.gettysburg.components import (
    SIDES,
)
from longroll.games.gettysburg.lexicon import (
    DONE,
    ENTER,
    FIGHT,
    LEXICON,
    MOVE,
    NOTATION,
    RESOLVE,
    RIDE,
)
from longroll.games.gettysburg.rules.fire import FireOrder
from longroll.games.gettysburg.rules.hindsight import in_its_step
from longroll.games.gettysburg.state import Battle, places_in
from longroll.games.gettysburg.table.duties import circumstances, duties
from longroll.games.gettysburg.table.meaning import NOTHING, meaning
from longroll.games.gettysburg.table.panels import moment
from longroll.games.gettysburg.table.speech import Speech, speech
from longroll.games.gettysburg.table.stage.phases import combat_in
from longroll.kit import explaining
from longroll.kit.foresight import carry_on, held
from longroll.kit.notation import VERB_MASK, Param, a_of, b_of, c_of, verb_in
from longroll.kit.parts import Parts
from longroll.kit.scene import Choice, Prompt
from longroll.kit.terms import Action, Decision, Message, Refusal


class Explainer(explaining.Explainer[Battle, Speech]):
    lexicon = LEXICON
    written: ClassVar[Parts[Choice]] = Parts()
    """Answers in words."""

    def speech(self, b: Battle, language: str) -> Speech:
        return speech(language)

    def moment(self, b: Battle, language: str) -> str:
        return moment(b, language)

    def situation(self, b: Battle, decision: Decision, spoken: Speech) -> str:
        args = {**circumstances(b, spoken), **decision.prompt.args}
        return spoken.tell(Message(f"situation-{decision.kind}", args))

    def question(self, b: Battle, decision: Decision, spoken: Speech) -> str:
        return spoken.tell(Message(f"question-{decision.kind}", decision.prompt.args))

    def prompt(self, b: Battle, seat: str | None, language: str) -> Prompt | None:
        """With what must still be done, for the side that decides."""
        prompt = super().prompt(b, seat, language)
        if prompt is None or b.seat != seat:
            return prompt
        heading, listed = duties(b, speech(language))
        return msgspec.structs.replace(prompt, duties=listed, duties_of=heading) if listed else prompt

    def waiting(self, b: Battle, decision: Decision, spoken: Speech) -> str:
        return spoken.tell(Message("waiting", {"side": decision.seat, "decision": f"decision-{decision.kind}"}))

    def label(self, b: Battle, code: int, action: Action, spoken: Speech) -> str:
        """An answer that begins a fight says so."""
        target = assaulted(b, code)
        if code in (DONE, FIGHT) or verb_in(code, RESOLVE):
            if isinstance(b.frames[-1], FireOrder):
                return spoken.say("label-open-fire")
            if target >= 0:
                return spoken.say("label-assault", sector=PLACES[target])
        elif target >= 0:
            return spoken.say("label-assault-with", piece=spoken.pieces[a_of(code)], sector=PLACES[target])
        return spoken.act(action)

    def names(self, b: Battle, code: int, action: Action) -> list[str]:
        """Numbers, classes and colours to be placed are told by the label."""
        params = zip(NOTATION.by_name[action.verb].params, action.args, strict=True)
        keys = [key_of(param, word, action) for param, word in params]
        return [key for key in keys if key]

    def choice(self, b: Battle, code: int, spoken: Speech) -> Choice:
        """With what it would mean where it leads."""
        meant = meaning(b, code, spoken)
        then = at_once(b, code) if meant.fight else ()

        def make() -> Choice:
            plain = super(Explainer, self).choice(b, code, spoken)
            return plain if meant is NOTHING else msgspec.structs.replace(plain, then=list(then), **meant._asdict())

        firing = isinstance(b.frames[-1], FireOrder)
        return self.written.get((spoken.words.language, code, meant, then, firing, assaulted(b, code)), make)

    def gamble(self, b: Battle, code: int, after: Battle) -> bool:
        """A fight begins in which somebody else chooses first."""
        return combat_in(after) is not None and combat_in(b) is None

    def later(self, b: Battle, seat: str, code: int) -> Refusal | None:
        return in_its_step(b, SIDES.index(seat), code)

    def where(self, b: Battle, refused: Refusal) -> str:
        found = [value for value in refused.reason.args.values() if isinstance(value, str) and value in PLACE]
        return f"place:{found[-1]}" if found else ""


def at_once(b: Battle, code: int) -> tuple[str, ...]:
    """Where nothing else is left to do, who sends his troops into a fight has said all: what he would be asked next."""
    after = b.copy()
    carry_on(after, code)
    return (str(after.write(after.codes[0])),) if held(after) and after.mover == b.mover else ()


ATTACKING = frozenset(code & VERB_MASK for code in (MOVE, RIDE, ENTER, RESOLVE, DONE, FIGHT))
"""Verbs of answers that may begin a fight."""


def assaulted(b: Battle, code: int) -> int:
    """The sector whose enemies an answer attacks, -1 if there is none or more than one."""
    if code & VERB_MASK not in ATTACKING:
        return -1
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


EXPLAINER = Explainer()
