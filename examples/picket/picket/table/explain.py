"""What is asked, what may be answered, and why something may not."""

from __future__ import annotations

from longroll.kit import explaining
from longroll.kit.notation import a_of
from longroll.kit.state import NOBODY
from longroll.kit.terms import Action, Decision, Refusal
from picket.lexicon import LEXICON, POST
from picket.state import Line
from picket.table.speech import Speech, speech


class Explainer(explaining.Explainer[Line, Speech]):
    lexicon = LEXICON

    def speech(self, b: Line, language: str) -> Speech:
        return speech(language)

    def moment(self, b: Line, language: str) -> str:
        return speech(language).say("moment", north=b.posts_of(0), south=b.posts_of(1))

    def situation(self, b: Line, decision: Decision, spoken: Speech) -> str:
        return spoken.say("situation", pickets=b.reserve[b.side])

    def label(self, b: Line, code: int, action: Action, spoken: Speech) -> str:
        return spoken.act(action)

    def names(self, b: Line, code: int, action: Action) -> list[str]:
        return [f"place:{post}" for post in action.args]

    def chance(self, b: Line, code: int) -> bool:
        return super().chance(b, code) and b.holder[a_of(code)] != NOBODY

    def where(self, b: Line, refused: Refusal) -> str:
        post = refused.reason.args.get("post")
        return f"place:{post}" if post in POST else ""


EXPLAINER = Explainer()
