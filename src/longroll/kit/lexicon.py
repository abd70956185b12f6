"""A game's vocabulary: every verb, decision and event is declared once, with everything that is true of it.

Sentences are found by name: ``describe-<verb>``, ``prompt-<decision>``, ``event-<event>`` in the game's words.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from longroll.kit.notation import VERB_SHIFT

Sort = TypeVar("Sort")
"""How a game says with which words an argument is written."""

# how an event stands in the log
LINE = "line"
"""A line of its own."""
BEFORE = "before"
"""A part of the next line: it stands before its sentence (a die; a line of its sum; a leg of a move)."""
AFTER = "after"
"""A part of the line before it (a line of its sum; whose face it was)."""
UNTOLD = "untold"
"""No part of the log: other lines or the table itself say it."""


class VerbKind(NamedTuple, Generic[Sort]):
    """A verb. ``silent``: no event of its own tells that it was done. ``chance``: dice, a draw or new
    knowledge often follow at once: it is tried out, and its chances are shown first. ``gamble``: the same, and the dice
    may wait for an answer of the enemy. ``concession``: it gives the game up, out of turn too. ``draw``: it agrees
    to a draw, likewise. ``step``: the step of the turn it belongs to."""

    name: str
    params: Sort
    clause: str
    silent: bool = False
    chance: bool = False
    concession: bool = False
    step: str = ""
    gamble: bool = False
    draw: bool = False


class DecisionKind(NamedTuple):
    """A kind of decision. ``step``: the step of the turn it belongs to, if it is always the same one. ``always``: it is
    put even where it has one answer only. ``role``: who of a team decides it. ``standing``: the standing order that
    may answer it."""

    name: str
    clauses: tuple[str, ...]
    step: str = ""
    always: bool = False
    role: int = 0
    standing: str = ""


class Telling(NamedTuple):
    """How the log tells an event. ``weight``: how much it changes the battle. ``die``: the argument that is the face
    of a die, which is drawn beside the sentence. ``second_person``: whose deed it was reads it so, others read
    his name (``event-<event>-by``)."""

    stands: str = LINE
    weight: int = 0
    die: str = ""
    second_person: bool = False


A_LINE = Telling()


class EventKind(NamedTuple, Generic[Sort]):
    """A kind of event: its arguments, the clause behind it, and how it is told."""

    name: str
    args: tuple[tuple[str, Sort], ...]
    clause: str
    telling: Telling


Params = TypeVar("Params")


class Lexicon(Generic[Params, Sort]):
    """All verbs, decisions and events of a game. Each declaration returns the number that stands for it inside."""

    def __init__(self) -> None:
        self.verbs: list[VerbKind[Params]] = []
        self.decisions: list[DecisionKind] = []
        self.events: list[EventKind[Sort]] = []
        self.decision_named: dict[str, DecisionKind] = {}
        self.verb_named: dict[str, VerbKind[Params]] = {}
        self.event_named: dict[str, EventKind[Sort]] = {}

    def verb(
        self,
        name: str,
        params: Params,
        clause: str,
        *,
        silent: bool = False,
        chance: bool = False,
        concession: bool = False,
        step: str = "",
        gamble: bool = False,
        draw: bool = False,
    ) -> int:
        """Its number, shifted to where a code has its verb."""
        kind = VerbKind(name, params, clause, silent, chance or gamble, concession, step, gamble, draw)
        self.verbs.append(kind)
        self.verb_named[name] = kind
        return len(self.verbs) << VERB_SHIFT

    def decision(
        self, name: str, *clauses: str, step: str = "", always: bool = False, role: int = 0, standing: str = ""
    ) -> int:
        kind = DecisionKind(name, clauses, step, always, role, standing)
        self.decisions.append(kind)
        self.decision_named[name] = kind
        return len(self.decisions) - 1

    def event(self, name: str, clause: str = "", telling: Telling = A_LINE, /, **args: Sort) -> int:
        kind = EventKind(name, tuple(args.items()), clause, telling)
        self.events.append(kind)
        self.event_named[name] = kind
        return len(self.events) - 1
