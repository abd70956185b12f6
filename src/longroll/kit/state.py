"""The machine every game runs on: pending decision, legal answers, automatic steps, events.

A game subclasses ``State`` and supplies the rules; this class supplies the loop. Inside, an answer is an int
(see ``notation``); the public methods speak in actions, options and events.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longroll.kit import shelf
from longroll.kit.chance import falls
from longroll.kit.notation import Notation
from longroll.kit.terms import (
    CHANCE_SEAT,
    Action,
    Answer,
    BadInput,
    Decision,
    Event,
    Illegal,
    Message,
    Option,
    Refusal,
    Result,
    action_of,
)

if TYPE_CHECKING:
    from longroll.kit.game import Game, View

CHANCE: Final = -1
NOBODY: Final = -2
ALL: Final = -1

Told = tuple[int, int, int, int, int]
"""An event inside: kind, audience (a seat number or ALL), three arguments."""


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages, on the compiled build too
class State:
    """A position with its pending decision. Mutable, cheap to copy, free of randomness, clock and I/O.

    Two states are equal when they are of one game and their positions, with the pending decision, are the same, as
    ``to_json`` writes them; by which way they came there does not count. A state changes, so it cannot be hashed. It
    pickles as its position, without its map, in a few kilobytes, for any process that has the same program;
    ``copy.copy`` and ``copy.deepcopy`` do what ``copy`` does.
    """

    def __init__(self) -> None:
        self.scenario: str = ""
        """The scenario it was begun with; empty where a position does not name it."""
        self.mover: int = NOBODY
        """Who decides: the number of a seat, CHANCE, or NOBODY when the game is over."""
        self.listed: list[int] | None = []
        """The list of ``codes``, if it has been made. Copies share it."""
        self.told: list[Told] | None = None
        """What has happened since ``apply`` began; None when nobody listens."""
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

    def several(self) -> bool:
        """Has the pending decision more than one answer for certain, as can be told without listing them?"""
        return False

    def take(self, code: int) -> None:
        """Carry out one legal answer."""
        raise NotImplementedError

    def extra(self, code: int) -> bool:
        """Is this a legal action outside the pending decision (such as conceding)?"""
        return False

    def agreeing(self) -> int:
        """The verb by which a seat agrees to a draw (already shifted)."""
        raise NotImplementedError

    def needs_consent(self, code: int) -> bool:
        """Is this an action outside the pending decision that both sides must want (a draw)? A host that has asked
        them takes it; nobody takes it alone."""
        return False

    def allows(self, code: int) -> bool:
        """Is this a legal answer to the pending decision that no list can hold (free text)?"""
        return False

    def why_not(self, code: int) -> Refusal:
        """The clause and the reason against a code that is not legal now."""
        raise NotImplementedError

    def insists(self) -> bool:
        """Is the pending decision put to its seat even if it has one answer only? (Where a decision that is passed
        over would tell the others something hidden.)"""
        return False

    def time_limit(self) -> int:
        """Seconds the deciding seat has for its answer; 0: as long as it likes."""
        return 0

    def late(self) -> int:
        """The answer that counts where the time has run out."""
        raise NotImplementedError

    def winning_side(self) -> str | None:
        """The side that has won the game that is over; None if it is drawn."""
        raise NotImplementedError

    def seats_of(self, side: str) -> tuple[str, ...]:
        """The seats that play a side: more than one in a game with teams."""
        return (side,)

    def seat_word(self, seat: str) -> str:
        """The word a seat is called by (``name-<word>``): its army, where that depends on the scenario."""
        return seat

    def exchanged_seats(self) -> bool:
        """Have the two sides changed places (bids for a side)? Seats keep their army; a host moves the people."""
        return False

    def end_clause(self) -> str:
        """The clause that ends the game, for actions that come too late."""
        raise NotImplementedError

    def describe(self) -> Decision | None:
        """The pending decision in words, None when the game is over."""
        raise NotImplementedError

    @property
    def notation(self) -> Notation:
        """The game's verbs."""
        raise NotImplementedError

    def event(self, told: Told) -> Event:
        """What was told, in words."""
        raise NotImplementedError

    def forced_event(self, code: int) -> Told:
        """How the log shows an answer that was the only one possible."""
        raise NotImplementedError

    @property
    def codes(self) -> list[int]:
        """The legal answers as numbers: what search and self-play work with (``play``). The list is made when it is
        first read. To be read only: copies share it."""
        listed = self.listed
        if listed is None:
            listed = self.listing()
            self.listed = listed
        return listed

    def drop_list(self) -> None:
        """Let the list of answers go, for a position that is kept though hardly anybody will ask: it is made again if
        somebody does."""
        if self.mover != NOBODY:
            self.listed = None

    # ---- the loop ------------------------------------------------------------------------------------------

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, to: int = ALL) -> None:
        """Note an event, if anybody listens."""
        told = self.told
        if told is not None:
            told.append((kind, to, a, b, c))

    def settle(self) -> None:
        """Advance to the next real choice. An answer without alternative is taken at once."""
        while not self.settle_one():
            pass

    def settle_one(self, actor: int = NOBODY) -> bool:
        """Advance to the next question. False: it had one answer only, which was taken. ``actor``, if somebody acts, is
        left his only answer where it leads straight to dice: he must say that he is done (see ``foresight``)."""
        self.advance()
        if self.mover == NOBODY:
            self.listed = []
            return True
        if self.several():
            self.listed = None
            return True
        codes = self.listing()
        self.listed = codes
        if len(codes) != 1 or self.mover == CHANCE or self.insists():
            if not codes:
                raise AssertionError(f"no legal answer to {self.describe()}")
            return True
        if self.mover == actor and self.rolls(codes[0]):
            return True
        told = self.told
        if told is not None:
            told.append(self.forced_event(codes[0]))
        self.unasked = (*self.unasked, codes[0])
        self.take(codes[0])
        return False

    def rolls(self, code: int) -> bool:
        """Does this answer lead straight to dice?"""
        after = self.copy()
        after.play(code)
        return after.mover == CHANCE

    # ---- answers that are read already ---------------------------------------------------------------------

    def unreadable(self, error: BadInput) -> Refusal:
        """Why words that name no answer at all are refused."""
        decision = self.describe()
        clause = decision.clauses[0] if decision is not None else self.end_clause()
        return Refusal(clause, Message("refusal-unreadable", {"why": str(error)}))

    def refused(self, code: int) -> Refusal | None:
        """``check`` of an answer that is read already."""
        if code in self.codes or self.allows(code) or self.extra(code):
            return None
        return self.why_not(code)

    def accept_done(self, answer: Answer) -> bool:
        """True if this answer was the only one and was therefore taken by itself since the last action: it is then
        struck off ``unasked``, with those before it, and counts only once."""
        try:
            return self.accept_done_code(self.read(action_of(answer)))
        except BadInput:
            return False

    def accept_done_code(self, code: int) -> bool:
        """``accept_done`` of an answer that is read already."""
        if code not in self.unasked:
            return False
        self.unasked = self.unasked[self.unasked.index(code) + 1 :]
        return True

    def carry_out(self, code: int) -> list[Event]:
        """``apply`` of an answer that is read already and known to be legal."""
        told: list[Told] = []
        self.told = told
        try:
            self.play(code)
        finally:
            self.told = None
        return [self.event(entry) for entry in told]

    # ---- codes, for search and self-play -------------------------------------------------------------------

    def play(self, code: int) -> None:
        """Carry out a code of ``codes`` (not checked: the fast path of search and self-play)."""
        self.unasked = ()
        self.take(code)
        self.settle()

    def weights(self) -> list[int]:
        """How likely each answer of ``codes`` is, when chance decides."""
        return [1] * len(self.codes)

    def read(self, action: Action) -> int:
        """The code of an action; BadInput says which word is not understood."""
        return self.notation.read(action)

    def read_text(self, text: str) -> int:
        """The code of an action's text."""
        return self.notation.read(Action.read(text))

    def write(self, code: int) -> Action:
        """The action of a code."""
        return self.notation.write(code)

    def spelled(self, answer: Answer) -> Action:
        """A readable action as records write it.

        >>> import longroll
        >>> str(longroll.game("gettysburg").new().spelled("Enter cr1"))
        'enter CR1'
        """
        return self.write(self.read(action_of(answer)))

    def clause_of(self, code: int) -> str:
        """The clause that allows an answer."""
        return self.notation.clause(code)

    def option(self, code: int) -> Option:
        """The option of a code of a player."""
        return Option(self.write(code), self.clause_of(code))

    # ---- where the game stands -----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game whose state this is."""
        return shelf.game_of(type(self))

    @property
    def decision(self) -> Decision | None:
        """Who must choose what, by which clauses; None when the game is over."""
        return self.describe()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.mover == NOBODY

    @property
    def is_chance(self) -> bool:
        """Do dice or a draw decide now?"""
        return self.mover == CHANCE

    @property
    def seat(self) -> str | None:
        """Who must choose now: a seat, ``chance``, or None when the game is over."""
        if self.mover == NOBODY:
            return None
        return CHANCE_SEAT if self.mover == CHANCE else self.seat_names()[self.mover]

    def seat_names(self) -> tuple[str, ...]:
        """The seats at the table, in their order."""
        raise NotImplementedError

    @property
    def result(self) -> Result:
        """How the game stands: running, drawn or won.

        >>> import longroll
        >>> state = longroll.game("gettysburg").new()
        >>> str(state.result)
        'running'
        >>> events = state.apply("concede CSA")
        >>> state.result.over, state.result.winner
        (True, 'Union')
        """
        if self.mover != NOBODY:
            return Result()
        side = self.winning_side()
        return Result(True) if side is None else Result(True, side, self.seats_of(side))

    def returns(self) -> dict[str, int]:
        """By seat: 1 won, -1 lost, 0 drawn or not yet over. Every seat of a side has what its side has.

        >>> import longroll
        >>> state = longroll.game("guns").new(options={"teams": "USA"})
        >>> events = state.apply("concede CSA")
        >>> state.returns()
        {'USA-C': 1, 'USA-S': 1, 'CSA': -1}
        """
        won = self.result.winners
        return {seat: 0 if not won else 1 if seat in won else -1 for seat in self.seat_names()}

    # ---- answers -------------------------------------------------------------------------------------------

    def options(self) -> list[Option]:
        """Every legal answer, in a stable order. A player may pick any (``random.choice(state.options())`` plays at
        random); where chance decides they are not equally likely: ask ``chance_outcomes`` or ``draw``.

        >>> import longroll
        >>> state = longroll.game("gettysburg").new("third-day")
        >>> [str(option) for option in state.options()][:3]
        ['disc MCM', 'disc SPW', 'disc GET']
        """
        weights = self.weights() if self.mover == CHANCE else [0] * len(self.codes)
        pairs = zip(self.codes, weights, strict=True)
        return [Option(self.write(code), self.clause_of(code), weight) for code, weight in pairs]

    def chance_outcomes(self) -> list[tuple[Option, float]]:
        """Where chance decides: each answer with its probability. BadInput where it does not (see ``is_chance``).

        >>> import longroll
        >>> state = longroll.game("guns").new()
        >>> [(str(option), round(chance, 2)) for option, chance in state.chance_outcomes()][-2:]
        [('draw ANY-1', 0.09), ('draw MARCH', 0.18)]
        """
        if self.mover != CHANCE:
            raise BadInput(f"{self.seat or 'nobody'} decides, not chance: ask for options()")
        options = self.options()
        total = sum([option.weight for option in options])
        return [(option, option.weight / total) for option in options]

    def draw(self, rng: Random) -> Option:
        """An answer by lot: of chance by its weights, of a player each with the same chance. BadInput when the game is
        over. Nothing is changed; ``state.apply(state.draw(rng))`` is one step of a random game.

        >>> import longroll
        >>> from random import Random
        >>> state, rng = longroll.game("glory").new("maryes-heights"), Random(1862)
        >>> while not state.over:
        ...     events = state.apply(state.draw(rng))
        >>> str(state.result)
        'won by CS'
        """
        if self.mover == NOBODY:
            raise BadInput("the game is over: there is nothing to draw")
        if self.mover == CHANCE:
            weights = self.weights()
            index = falls(rng.randrange(sum(weights)), weights)
            weight = weights[index]
        else:
            index, weight = rng.randrange(len(self.codes)), 0
        code = self.codes[index]
        return Option(self.write(code), self.clause_of(code), weight)

    def check(self, answer: Answer) -> Refusal | None:
        """None if legal now; else the clause and the reason (``say`` puts them into words).

        >>> import longroll
        >>> state = longroll.game("gettysburg").new()
        >>> state.check("enter CR1") is None
        True
        >>> state.check("enter UR1").clause
        'GB-6.4'
        """
        try:
            code = self.read(action_of(answer))
        except BadInput as error:
            return self.unreadable(error)
        return self.refused(code)

    def apply(self, answer: Answer) -> list[Event]:
        """Carry out a legal answer (an option, an action or its text) and tell what happened; Illegal, changing
        nothing, if it is not legal.

        An answer without alternative is taken by itself. Giving exactly that answer afterwards is accepted as done:
        nothing happens a second time, so a script need not know where a position leaves only one answer.

        >>> import longroll
        >>> state = longroll.game("gettysburg").new()
        >>> state.narrate(state.apply("enter CR1"))
        ['Archer + Brockenbrough comes on into Herr Ridge North from Chambersburg Pike (entry box).']
        >>> events = state.apply("block 3 WRN")
        >>> state.apply("block 4 WRN")
        Traceback (most recent call last):
        longroll.kit.terms.Illegal: GB-8.1: You have already taken the one action of this turn.
        """
        try:
            code = self.read(action_of(answer))
        except BadInput as error:
            refusal = self.unreadable(error)
            raise Illegal(refusal, answer, self.say(refusal)) from None
        found = self.refused(code)
        if found is None:
            return self.carry_out(code)
        if self.accept_done_code(code):
            return []
        raise Illegal(found, answer, self.say(found))

    # ---- what its game says of it --------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> View:
        """Everything one seat (None: a spectator) may know."""
        return self.game.view(self, seat)

    def known(self, seat: str | None = None) -> State:
        """The position as one seat (None: a spectator) knows it, to think about: what is hidden from it is unknown in
        this copy, and only the seat that decides has its list of answers. ``view`` says the same as plain data."""
        return self.game.known(self, seat)

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data; ``state.game.position`` reads it back."""
        return self.game.to_json(self)

    def summary(self, seat: str | None = None, language: str = "en") -> str:
        """The position as a seat (None: a spectator) sees it, as text for a terminal."""
        return self.game.summary(self, seat, language)

    def narrate(self, events: Sequence[Event], seat: str | None = None, language: str = "en") -> list[str]:
        """Those of the events that a seat (None: a spectator) may see, as sentences."""
        return self.game.narrate(events, seat, language, self.scenario)

    def say(self, what: Message | Refusal, language: str = "en") -> str:
        """A message in the game's words; a refusal with its clause.

        >>> import longroll
        >>> state = longroll.game("gettysburg").new()
        >>> state.say(state.decision.prompt)
        'CSA, take your action: place an order disc, place a command block or take one back.'
        """
        return shelf.said(self, what, language)

    # ---- as a value ----------------------------------------------------------------------------------------

    def copy(self) -> State:
        """Another state of the same position; what happens to one does not touch the other."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, State) and type(self) is type(other) and self.to_json() == other.to_json()

    def __repr__(self) -> str:
        return shelf.described(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return shelf.unpacked, shelf.packed(self)
