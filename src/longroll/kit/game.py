"""The contract between a game and everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol, runtime_checkable

import msgspec

from longroll.kit.ending import Endings
from longroll.kit.film import Act, Moment, Stager
from longroll.kit.lessons import Lesson
from longroll.kit.planning import Evaluation, Plan, Planner
from longroll.kit.rollouts import Light
from longroll.kit.scene import (
    Board,
    Choice,
    Holding,
    Inspection,
    LogLine,
    Odds,
    Pose,
    PoseAsk,
    Prompt,
    Scene,
    Side,
    Why,
)
from longroll.kit.state import State
from longroll.kit.terms import Decision, Event, Option

Options = Mapping[str, Any]
"""Choices made when a table is set up (advanced rules, bidding, teams)."""


class Scenario(msgspec.Struct, frozen=True):
    """A named start. Title, history (a paragraph) and subtitle (a short line: when, where, what is at stake) are
    message keys of the game."""

    name: str
    title: str
    history: str
    subtitle: str = ""
    options: dict[str, list[str]] = {}


class Size(msgspec.Struct, frozen=True):
    """How large a scenario is: the turns it lasts at most, or about (``size-turns`` of the game's words says them), and
    by seat the pieces on the map at the start, and those that arrive later."""

    turns: int = 0
    pieces: dict[str, int] = {}
    coming: dict[str, int] = {}


class View(msgspec.Struct, frozen=True):
    """Everything one seat (None: a spectator) may know, and nothing else.

    ``position`` is the game's position JSON with what is hidden left out. ``options`` is empty unless the seat is to
    decide.
    """

    game: str
    seat: str | None
    position: dict[str, Any]
    decision: Decision | None
    options: tuple[Option, ...]


ASK = "ask"


class StandingOrder(msgspec.Struct, frozen=True):
    """A way to answer one kind of reaction without being asked: what a seat may order once for all times it comes up.

    ``title`` and the answers' words (``standing-<name>-<answer>``) are message keys. A seat orders outside the game's
    actions; its host plays what ``Game.standing_answer`` says as an ordinary action of that seat.
    """

    name: str
    title: str
    answers: tuple[str, ...]
    default: str = ASK


class Mind(Protocol):
    """A computer player. It is given views and answers with one of their options."""

    name: str

    def choose(self, view: View, rng: Random) -> Option:
        """One of the view's options. BadInput if there are none: another decides."""
        ...


@runtime_checkable
class Thinker(Mind, Protocol):
    """A computer player that may also be given the position itself, as its seat knows it: what a view says, without
    the way through plain data and back."""

    def think(self, known: State, rng: Random) -> int:
        """One of the answers (``State.codes``) of a position as the deciding seat knows it (``Game.known``)."""
        ...


class Doctrine(Protocol):
    """What a game teaches its computer players."""

    @property
    def light(self) -> Light | None:
        """How it plays on quickly, to try plans; None: it does not."""
        ...

    @property
    def planner(self) -> Planner | None:
        """How it plans; None: it does not."""
        ...

    @property
    def evaluation(self) -> Evaluation | None:
        """What it looks at to say who will win; None: it does not say."""
        ...

    @property
    def likelihood(self) -> Callable[[Any, str | None], float] | None:
        """How much likelier an imagined world is than one drawn evenly, by what the enemy's acts tell a seat; None: his
        acts tell nothing that ``imagine`` does not heed."""
        ...

    def minds(self) -> Mapping[str, Callable[[], Mind]]:
        """Scripts of this game by name (``staff``, …)."""
        ...


class Game(Protocol):
    """One instance per game package."""

    name: str
    title: str
    designer: str
    seats: tuple[str, ...]
    scenarios: Mapping[str, Scenario]
    doctrine: Doctrine
    rules_version: str
    words: Path
    """Folder of the game's Fluent files."""

    @property
    def reference(self) -> Path:
        """The game's rules in our own words, clause by clause: a Markdown file."""
        ...

    symbols: Path | None
    """SVG with the symbols that only this game has (``kit/symbols.svg`` has those of all)."""
    sides: Mapping[str, Side]
    """The class that colours each seat's things: ``u`` solid, ``c`` open."""
    lessons: Mapping[str, Lesson]
    standing: Mapping[str, StandingOrder]
    """Reactions a seat may answer by standing orders."""

    def new(self, scenario: str = "", options: Options | None = None) -> State:
        """A scenario (the first one without a name) at its first decision. BadInput names what there is none of."""
        ...

    def position(self, spec: Mapping[str, Any]) -> State:
        """Any position from a short JSON. BadInput names what is impossible about it."""
        ...

    def to_json(self, state: State) -> dict[str, Any]:
        """The whole position; round-trips through ``position``."""
        ...

    def size(self, scenario: str) -> Size:
        """How large a scenario is."""
        ...

    def schema(self) -> dict[str, Any]:
        """JSON Schema of ``position``."""
        ...

    def view(self, state: State, seat: str | None = None) -> View:
        """Everything one seat (None: a spectator) may know. BadInput if there is no such seat."""
        ...

    def known(self, state: State, seat: str | None = None) -> State:
        """The position as a seat (None: a spectator) knows it: a copy in which what is hidden from it is unknown. Only
        the seat that decides has its list of answers. BadInput if there is no such seat."""
        ...

    def alike(self, state: State, one: str, other: str) -> bool:
        """Do two seats know the same? Then one may look on while the other plays."""
        ...

    def sample(self, view: View, rng: Random) -> State:
        """A full state consistent with what the view's seat knows."""
        ...

    def imagine(self, known: State, seat: str | None, rng: Random) -> State:
        """A full state consistent with what a seat knows: ``sample`` for a position that was not put into plain
        data."""
        ...

    def knowledge(self, state: State, seat: str | None) -> Mapping[str, frozenset[int]]:
        """For every fact that is or was hidden from the seat: the values it may have. Undo classes follow from it."""
        ...

    def ask(self, state: State) -> Any:
        """The game's own ``Questions`` to a position, with plain answers: what stands here, what ground it is, who
        reaches what, what is left. They tell everything; for one seat's knowledge ask about a ``sample``."""
        ...

    def standing_answer(self, state: State, orders: Mapping[str, str]) -> Option | None:
        """What the standing orders of the deciding seat (by name; missing ones are ``ask``) answer to the pending
        decision. None: it must be asked."""
        ...

    def summary(self, state: State, seat: str | None = None, language: str = "en") -> str:
        """The position as a seat (None: a spectator) sees it, as text for a terminal."""
        ...

    def narrate(
        self, events: Sequence[Event], seat: str | None = None, language: str = "en", scenario: str = ""
    ) -> list[str]:
        """The events one viewer may see, as sentences. ``scenario``: where they happened, for the names of its places;
        a game whose places are called the same everywhere needs none."""
        ...

    def tell_plan(self, plan: Plan, language: str = "en", scenario: str = "") -> str:
        """What a side means to do, in the game's words, as a title: no full stop; ``scenario``: for the
        names of its places."""
        ...

    def plan_way(self, plan: Plan, scenario: str = "") -> list[str]:
        """The places of the board that a plan leads from and to; one alone: there it is carried out; none: nowhere."""
        ...

    def plan_clause(self, plan: Plan) -> str:
        """The clause of the rules that a plan turns on; none: ""."""
        ...

    def unseen(self, state: State, seat: str) -> Mapping[str, str]:
        """What a seat does not see on the map of a whole position: what it is, by where it stands. A game that hides
        nothing there says nothing. What a seat guesses is counted over positions that it imagines."""
        ...

    def tell_unseen(self, what: str, language: str = "en", scenario: str = "") -> str:
        """Where something hidden stands, in the game's words."""
        ...

    # ---- the table in a browser: what to draw and how to explain it. Every answer holds only what the seat may know.

    @property
    def endings(self) -> Endings[Any]:
        """How its battles end."""
        ...

    @property
    def stager(self) -> Stager[Any]:
        """How its battles are filmed."""
        ...

    palette: str
    """Style sheet of its pictures by lamp."""
    maps: tuple[str, ...]
    """The names of the pictures of its maps; the first one stands for the game."""

    def board(self, language: str, scenario: str = "") -> Board:
        """What never changes: the map of a scenario (without a name of the first one) and its places."""
        ...

    def own_board(self, state: State, language: str) -> Board | None:
        """The board of a position that brings its own map; None: it is played on one of the game's."""
        ...

    def picture(self, name: str) -> str:
        """An SVG: one of ``maps``, or the card of a scenario by its name. BadInput if there is none."""
        ...

    def scene(self, state: State, seat: str | None, language: str) -> Scene:
        """The position as a seat (None: a spectator) sees it."""
        ...

    def moment(self, state: State, language: str = "en") -> str:
        """Where the game stands in its own time."""
        ...

    def prompt(self, state: State, seat: str | None, language: str) -> Prompt | None:
        """What the prompt bar says to a seat; None when the game is over."""
        ...

    def choices(self, state: State, language: str) -> list[Choice]:
        """Every legal answer, for the seat that decides."""
        ...

    def gambles(self, before: State, code: int, after: State) -> bool:
        """Has this answer begun a gamble whose dice wait for an answer of somebody else?"""
        ...

    def why(self, state: State, seat: str | None, action: str, language: str) -> Why:
        """Why a seat may not take an action now."""
        ...

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        """Facts and overlays of a thing on the table; None if the key names nothing."""
        ...

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        """What an answer of the deciding seat may lead to; None if it is no gamble."""
        ...

    def posable(self, state: State, seat: str) -> list[str]:
        """Keys of the things the deciding seat may take in hand now, to put them down where it likes."""
        ...

    def pose(self, state: State, seat: str, ask: PoseAsk, language: str) -> Pose | None:
        """A thing in hand as it would stand; None if the seat may not take it. It is asked while a hand drags: within
        20 ms. BadInput if the path is no path."""
        ...

    def graspable(self, state: State, seat: str) -> list[str]:
        """Keys of the things the deciding seat may take in hand to act with them (see ``in_hand``)."""
        ...

    def in_hand(self, state: State, seat: str, keys: Sequence[str], language: str) -> Holding | None:
        """What the deciding seat may do with some things together; None if it may not take them."""
        ...

    def film(self, moments: Sequence[Moment], seat: str | None, language: str, since: int = 0) -> list[Act]:
        """What happened, act by act, as a seat (None: a spectator) saw it: every act that goes on after moment
        ``since``, from its own beginning."""
        ...

    def log_lines(self, events: Sequence[Event], seat: str | None, language: str) -> list[LogLine]:
        """The events a seat may see, as lines of the log."""
        ...

    def weight(self, events: Sequence[Event], seat: str | None) -> int:
        """How much what a seat may see of these events changed the game; the heaviest steps are its turning points."""
        ...


def default_scenario(game: Game) -> str:
    """The scenario played when none is named."""
    return next(iter(game.scenarios))
