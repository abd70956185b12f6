"""The machine every game runs on: pending decision, legal answers, automatic steps, events.

A game subclasses ``State`` and supplies the rules; this class supplies the loop. Inside, an answer is an int
(see ``notation``); the public methods speak in actions, options and events.
"""

from __future__ import annotations

from longroll.kit.notation import Notation
from longroll.kit.terms import CHANCE_SEAT, Action, BadInput, Decision, Event, Illegal, Message, Option, Refusal

CHANCE = -1
NOBODY = -2
ALL = -1

Told = tuple[int, int, int, int, int]
"""An event inside: kind, audience (a seat number or ALL), three arguments."""


class State:
    """A position with its pending decision. Mutable, cheap to copy, free of randomness, clock and I/O."""

    def __init__(self) -> None:
        self.mover: int = NOBODY
        self.codes: list[int] = []
        self.told: list[Told] | None = None
        self.unasked: tuple[int, ...] = ()
        """Answers without alternative that were taken by themselves since the last action, in order."""
        self.passed_over: str = ""
        """The step at which a position file lets play begin, in its words, if that step had nothing to do."""

    # ---- what a game supplies ------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run automatic steps until somebody must choose; set ``mover`` (NOBODY when the game is over)."""
        raise NotImplementedError

    def listing(self) -> list[int]:
        """Every legal answer to the pending decision, in a stable order."""
        raise NotImplementedError

    def take(self, code: int) -> None:
        """Carry out one legal answer."""
        raise NotImplementedError

    def extra(self, code: int) -> bool:
        """Is this a legal action outside the pending decision (such as conceding)?"""
        return False

    def allows(self, code: int) -> bool:
        """Is this a legal answer to the pending decision that no list can hold (free text)?"""
        return False

    def why_not(self, code: int) -> Refusal:
        """The clause and the reason against a code that is not legal now."""
        raise NotImplementedError

    def asks(self) -> bool:
        """Is the pending decision put to its seat even if it has one answer only? (Where a decision that is passed
        over would tell the others something hidden.)"""
        return False

    def weights(self) -> list[int]:
        """How likely each answer of ``codes`` is, when chance decides."""
        return [1] * len(self.codes)

    def seat_names(self) -> tuple[str, ...]:
        raise NotImplementedError

    def seat_word(self, seat: str) -> str:
        """The word a seat is called by (``name-<word>``): its army, where that depends on the scenario."""
        return seat

    def exchanged_seats(self) -> bool:
        """Have the two sides changed places (bids for a side)? Seats keep their army; a host moves the people."""
        return False

    def describe(self) -> Decision | None:
        """The pending decision in words, None when the game is over."""
        raise NotImplementedError

    @property
    def notation(self) -> Notation:
        """The game's verbs."""
        raise NotImplementedError

    def event(self, told: Told) -> Event:
        raise NotImplementedError

    def forced_event(self, code: int) -> Told:
        """How the log shows an answer that was the only one possible."""
        raise NotImplementedError

    # ---- the loop ------------------------------------------------------------------------------------------

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, to: int = ALL) -> None:
        told = self.told
        if told is not None:
            told.append((kind, to, a, b, c))

    def settle(self) -> None:
        """Advance to the next real choice. An answer without alternative is taken at once."""
        while not self.ask():
            pass

    def ask(self) -> bool:
        """Advance to the next question. False: it had one answer only, which was taken."""
        self.advance()
        if self.mover == NOBODY:
            self.codes = []
            return True
        codes = self.listing()
        if len(codes) != 1 or self.mover == CHANCE or self.asks():
            if not codes:
                raise AssertionError(f"no legal answer to {self.describe()}")
            self.codes = codes
            return True
        told = self.told
        if told is not None:
            told.append(self.forced_event(codes[0]))
        self.unasked = (*self.unasked, codes[0])
        self.take(codes[0])
        return False

    def play(self, code: int) -> None:
        """Carry out a code of ``codes`` (not checked: the fast path of search and self-play)."""
        self.unasked = ()
        self.take(code)
        self.settle()

    # ---- the edge ------------------------------------------------------------------------------------------

    def read(self, action: Action) -> int:
        return self.notation.read(action)

    def read_text(self, text: str) -> int:
        return self.notation.read(Action.read(text))

    def write(self, code: int) -> Action:
        return self.notation.write(code)

    def spelled(self, action: Action | str) -> Action:
        """A readable action as records write it."""
        return self.write(self.read(Action.read(action) if isinstance(action, str) else action))

    def clause_of(self, code: int) -> str:
        """The clause that allows an answer."""
        return self.notation.clause(code)

    @property
    def decision(self) -> Decision | None:
        return self.describe()

    @property
    def over(self) -> bool:
        return self.mover == NOBODY

    @property
    def seat(self) -> str | None:
        """Who must choose now: a seat, ``chance``, or None when the game is over."""
        if self.mover == NOBODY:
            return None
        return CHANCE_SEAT if self.mover == CHANCE else self.seat_names()[self.mover]

    def options(self) -> list[Option]:
        """Every legal answer, in a stable order."""
        weights = self.weights() if self.mover == CHANCE else [0] * len(self.codes)
        pairs = zip(self.codes, weights, strict=True)
        return [Option(self.write(code), self.clause_of(code), weight) for code, weight in pairs]

    def check(self, action: Action | str) -> Refusal | None:
        """None if legal now; else the clause and the reason."""
        try:
            code = self.read(Action.read(action) if isinstance(action, str) else action)
        except BadInput as error:
            decision = self.describe()
            clause = decision.clauses[0] if decision is not None else self.end_clause()
            return Refusal(clause, Message("refusal-unreadable", {"why": str(error)}))
        if code in self.codes or self.allows(code) or self.extra(code):
            return None
        return self.why_not(code)

    def end_clause(self) -> str:
        """The clause that ends the game, for actions that come too late."""
        raise NotImplementedError

    def done_already(self, action: Action | str) -> bool:
        """Was this answer the only one, and therefore taken by itself since the last action? Asked in the order of
        the answers: each counts once."""
        try:
            code = self.read(Action.read(action) if isinstance(action, str) else action)
        except BadInput:
            return False
        if code not in self.unasked:
            return False
        self.unasked = self.unasked[self.unasked.index(code) + 1 :]
        return True

    def apply(self, action: Action | str) -> list[Event]:
        """Carry out a legal action; Illegal, changing nothing, if it is not.

        An answer without alternative is taken by itself. Giving exactly that answer afterwards is accepted as done:
        nothing happens a second time, so a script need not know where a position leaves only one answer.
        """
        refusal = self.check(action)
        if refusal is not None:
            if self.done_already(action):
                return []
            raise Illegal(refusal, action)
        act = Action.read(action) if isinstance(action, str) else action
        told: list[Told] = []
        self.told = told
        try:
            self.play(self.read(act))
        finally:
            self.told = None
        return [self.event(entry) for entry in told]

    def copy(self) -> State:
        raise NotImplementedError
