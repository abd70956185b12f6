"""What is asked, what may be answered and why something may not: the part that every game does alike."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from longroll.kit.gate import refusal
from longroll.kit.lexicon import DecisionKind, Lexicon
from longroll.kit.notation import verb_of
from longroll.kit.scene import Choice, Prompt, Why, Writing
from longroll.kit.speech import Speaker, capital
from longroll.kit.state import CHANCE, NOBODY, State
from longroll.kit.terms import Action, BadInput, Decision, Message, Refusal

UNTIMELY = frozenset({"refusal-not-an-answer", "refusal-not-your-decision", "refusal-dice-decide"})
"""Refusals that only say that it is not the moment."""

Battle = TypeVar("Battle", bound=State)
Spoken = TypeVar("Spoken", bound=Speaker)


class Explainer(Generic[Battle, Spoken]):
    """Explains a position that is already redacted for the seat. A game says its names and labels."""

    lexicon: Lexicon[Any, Any]

    # ---- what a game supplies ------------------------------------------------------------------------------

    def speech(self, b: Battle, language: str) -> Spoken:
        raise NotImplementedError

    def moment(self, b: Battle, language: str) -> str:
        """Where the game stands in its own time."""
        raise NotImplementedError

    def situation(self, b: Battle, decision: Decision, spoken: Spoken) -> str:
        """Where the deciding seat stands, before the question it is asked."""
        raise NotImplementedError

    def question(self, b: Battle, decision: Decision, spoken: Spoken) -> str:
        return spoken.tell(decision.prompt)

    def waiting(self, b: Battle, decision: Decision, spoken: Spoken) -> str:
        """What is said to those who do not decide."""
        asked = str(spoken.words.term(f"decision-{decision.kind}"))
        return spoken.say("waiting", seat=str(spoken.words.term(decision.seat)), decision=asked)

    def writing(self, b: Battle, decision: Decision, spoken: Spoken) -> Writing | None:
        """The field for an answer in free text, where one is asked for."""
        return None

    def circle(self, b: Battle) -> list[str]:
        """Where the answers are places round one thing: their keys in turn, the one it is turned to now first."""
        return []

    def key(self, code: int) -> str:
        """A letter of the keyboard that takes an answer for whatever has attention."""
        return ""

    def offered(self, b: Battle) -> list[int]:
        """The answers that are shown: all of them, unless some are all one."""
        return b.codes

    def label(self, b: Battle, code: int, action: Action, spoken: Spoken) -> str:
        """The sentence of an answer, without codes."""
        raise NotImplementedError

    def names(self, b: Battle, code: int, action: Action) -> list[str]:
        """Keys of what an answer names on the table, in the order in which one would point at them."""
        raise NotImplementedError

    def chance(self, b: Battle, code: int) -> bool:
        """May dice, a draw or new knowledge follow at once? Then it is tried out (see ``foresight``)."""
        return self.lexicon.verbs[verb_of(code) - 1].chance

    def gamble(self, b: Battle, code: int, after: Battle) -> bool:
        """Has this answer begun a gamble whose dice wait for an answer of somebody else?"""
        return self.lexicon.verbs[verb_of(code) - 1].gamble

    def later(self, b: Battle, seat: str, code: int) -> Refusal | None:
        """What would speak against an answer in its own step, where that is not due or was passed over."""
        return None

    def where(self, b: Battle, refused: Refusal) -> str:
        """The key of the place a reason lies in."""
        return ""

    # ---- what the table is told ----------------------------------------------------------------------------

    def asked(self, b: Battle) -> DecisionKind:
        """The kind of the pending decision."""
        decision = b.describe()
        assert decision is not None
        return self.lexicon.decision_named[decision.kind]

    def prompt(self, b: Battle, seat: str | None, language: str) -> Prompt | None:
        """What the prompt bar says to a seat; None when the game is over."""
        decision = b.describe()
        if decision is None:
            return None
        spoken = self.speech(b, language)
        clause = decision.clauses[0]
        if b.mover == CHANCE:
            return Prompt(spoken.tell(decision.prompt), "", clause)
        if decision.seat != seat:
            return Prompt(capital(self.waiting(b, decision, spoken)), "", clause)
        return Prompt(
            self.situation(b, decision, spoken),
            self.question(b, decision, spoken),
            clause,
            self.writing(b, decision, spoken),
            self.circle(b),
        )

    def choices(self, b: Battle, language: str) -> list[Choice]:
        """Every legal answer of the player who decides (none while chance decides, or in another viewer's position)."""
        if b.mover in (CHANCE, NOBODY):
            return []
        spoken = self.speech(b, language)
        return [self.choice(b, code, spoken) for code in self.offered(b)]

    def choice(self, b: Battle, code: int, spoken: Spoken) -> Choice:
        action = b.write(code)
        return Choice(
            str(action),
            action.verb,
            self.label(b, code, action, spoken),
            self.names(b, code, action),
            b.clause_of(code),
            self.chance(b, code),
            self.key(code),
        )

    def why(self, b: Battle, seat: str | None, action: str, language: str) -> Why:
        """Why a seat (None: a spectator) may not take an action now, in words, with the place the reason lies in.
        At the wrong moment also what would speak against it in its own step."""
        try:
            refused = refusal(b, seat or "", action)
        except BadInput:
            refused = b.check(action)
        if refused is None:
            return Why(legal=True)
        spoken = self.speech(b, language)
        if refused.reason.key in UNTIMELY and seat in b.seat_names():
            refused, text = self.untimely(b, seat, refused, b.read_text(action), spoken)
        else:
            text = self.reason(b, refused, spoken)
        return Why(False, refused.clause, text, self.where(b, refused))

    def untimely(self, b: Battle, seat: str, refused: Refusal, code: int, spoken: Spoken) -> tuple[Refusal, str]:
        """A refusal that only says that it is not the moment, and its words; the reason that counts is the one that
        would speak against the answer in its own step."""
        moment = self.reason(b, refused, spoken)
        later = self.later(b, seat, code)
        if later is None:
            return refused, moment
        return later, spoken.say("why-not-then-either", moment=moment, reason=self.reason(b, later, spoken))

    def reason(self, b: Battle, refused: Refusal, spoken: Spoken) -> str:
        """A refusal with the verb and the decision it speaks of in words."""
        args = dict(refused.reason.args)
        if isinstance(args.get("verb"), str) and spoken.words.has(f"verb-{args['verb']}"):
            args["verb"] = spoken.words.say(Message(f"verb-{args['verb']}"))
        if isinstance(args.get("decision"), str):
            args["decision"] = str(spoken.words.term(str(args["decision"])))
        return spoken.tell(Message(refused.reason.key, args))
