"""What every game package does alike: it draws, explains and reports the position as a seat knows it.

A game names its modules (``drawing``, ``map_picture``, ``report``), its explainer and its narrator, and says what a
seat knows; the rest of ``Game`` that only passes on to them is here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, Protocol, TypeVar, cast

from longroll.kit import shelf
from longroll.kit.ending import Endings
from longroll.kit.explaining import Explainer
from longroll.kit.film import Act, Moment, Stager, Telling, film
from longroll.kit.foresight import flagged
from longroll.kit.game import ASK, Game, Options, Scenario, Size, StandingOrder, View
from longroll.kit.narration import Narrator
from longroll.kit.planning import Plan
from longroll.kit.scene import Board, Choice, Holding, LogLine, Pose, PoseAsk, Prompt, Scene, Side, Why
from longroll.kit.state import State
from longroll.kit.terms import BadInput, Event, Message, Option
from longroll.kit.words import Words, words

Battle = TypeVar("Battle", bound=State)
Shown = TypeVar("Shown", contravariant=True)


class Drawing(Protocol[Shown]):
    """The table as a scene; ``b`` is already redacted for the seat."""

    def board(self, language: str) -> Board: ...

    def scene(self, b: Shown, seat: str | None, language: str) -> Scene: ...


class Pictures(Protocol):
    """SVGs by name."""

    def picture(self, name: str) -> str: ...


class Reporting(Protocol[Shown]):
    """The position as text."""

    def summary(self, b: Shown, words: Words) -> str: ...


class Package(Generic[Battle]):
    """The common part of a game's ``Game`` object; ``Battle`` is its state."""

    name: str
    words: Path
    symbols: Path | None = None
    palette: str = ""
    closing: Endings[Battle] | None = None
    """How its battles end, if it says so."""
    maps: tuple[str, ...] = ("map",)
    scenarios: Mapping[str, Scenario]
    sides: Mapping[str, Side]
    states: type[Battle]
    drawing: Drawing[Battle]
    explainer: Explainer[Battle, Any]
    pictures: Pictures
    reporting: Reporting[Battle]
    narrator: Narrator
    standing: Mapping[str, StandingOrder] = {}
    plan_clauses: Mapping[str, str] = {}
    """The clause that each kind of plan turns on, where there is one."""

    def __init__(self) -> None:
        shelf.put(self.states, cast("Game", self))

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each game in every process."""
        return shelf.game_of, (self.states,)

    @property
    def reference(self) -> Path:
        """Beside the words, unless a game keeps it elsewhere."""
        return self.words.parent / "rules.md"

    @cached_property
    def stager(self) -> Stager[Battle]:
        return self.staging()

    @cached_property
    def endings(self) -> Endings[Battle]:
        return self.closing or Endings(self.words)

    # ---- what a game supplies ------------------------------------------------------------------------------

    def redacted(self, b: Battle, seat: str | None) -> Battle:
        """The position with what a seat (None: a spectator) may not know left out."""
        raise NotImplementedError

    def written(self, b: Battle) -> dict[str, Any]:
        """A position, complete or redacted, as JSON."""
        raise NotImplementedError

    def staging(self) -> Stager[Battle]:
        """How its battles are filmed."""
        return Stager(self.states, self.narrator)

    # ---- positions and views -------------------------------------------------------------------------------

    def battle(self, state: State, seat: str | None = None) -> Battle:
        """A position of this game, for one of its seats (None: a spectator)."""
        if not isinstance(state, self.states):
            raise TypeError(f"this is not a position of {self.name}")
        self.check_seat(seat, state.seat_names())
        return state

    def check_seat(self, seat: str | None, seats: Collection[str]) -> None:
        """A spectator or one of these seats; BadInput if it is neither, lest a slip of the pen be taken for one."""
        if seat is not None and seat not in seats:
            raise BadInput(f"{self.name} has no seat '{seat}'; seats are {', '.join(seats)}")

    def shown_to(self, state: State, seat: str | None) -> Battle:
        """The position as a seat knows it."""
        looked_at, found = _looking.get() or (None, {})
        if looked_at is not state:
            return self.hidden(self.battle(state, seat), seat)
        if seat not in found:
            found[seat] = self.hidden(self.battle(state, seat), seat)
        return self.battle(found[seat])

    def hidden(self, b: Battle, seat: str | None) -> Battle:
        """``redacted``, without the answers of others: their list, and those taken by themselves, tell of what is
        hidden."""
        found = self.redacted(b, seat)
        if found is not b:
            keep_own_answers(found, b, seat)
        return found

    def to_json(self, state: State) -> dict[str, Any]:
        return self.written(self.battle(state))

    def view(self, state: State, seat: str | None = None) -> View:
        shown = self.shown_to(state, seat)
        options = tuple(state.options()) if seat is not None and state.seat == seat else ()
        return View(self.name, seat, self.written(shown), state.decision, options)

    def known(self, state: State, seat: str | None = None) -> Battle:
        return self.shown_to(state, seat)

    def imagine(self, known: State, seat: str | None, rng: Random) -> State:
        """By way of plain data, unless a game knows better."""
        options = tuple(known.options()) if seat is not None and known.seat == seat else ()
        view = View(self.name, seat, self.written(self.battle(known, seat)), known.decision, options)
        return cast("Game", self).sample(view, rng)

    def alike(self, state: State, one: str, other: str) -> bool:
        return self.written(self.shown_to(state, one)) == self.written(self.shown_to(state, other))

    def scenario_named(self, name: str) -> Scenario:
        """A scenario; the first one without a name."""
        if name and name not in self.scenarios:
            raise BadInput(f"{self.name} has no scenario '{name}'; scenarios are: {', '.join(self.scenarios)}")
        return self.scenarios[name or next(iter(self.scenarios))]

    def size(self, scenario: str) -> Size:
        """A game that does not say so shows nothing of it."""
        self.scenario_named(scenario)
        return Size()

    def chosen(self, scenario: str, options: Options | None) -> dict[str, str]:
        """The options of a table, each with its first value unless another is given; BadInput names a wrong one."""
        offered = self.scenario_named(scenario).options
        options = {} if options is None else options
        if not isinstance(options, Mapping):
            raise BadInput(f"options are an object of JSON (a dict), not {type(options).__name__}")
        for key, value in options.items():
            if key not in offered:
                known = ", ".join(offered) or "none"
                raise BadInput(f"scenario '{scenario}' has no option '{key}'; options are: {known}")
            if value not in offered[key]:
                raise BadInput(f"option '{key}' is one of: {', '.join(offered[key])}")
        return {key: str(options.get(key, values[0])) for key, values in offered.items()}

    # ---- standing orders -----------------------------------------------------------------------------------

    def order_for(self, b: Battle) -> str:
        """The standing order that speaks for the pending decision of a player, "" if none does."""
        return self.explainer.asked(b).standing

    def ordered(self, b: Battle, name: str, order: str) -> int:
        """The answer of a standing order to the pending decision; -1 where it leaves that to its seat after all."""
        raise NotImplementedError

    def standing_answer(self, state: State, orders: Mapping[str, str]) -> Option | None:
        b = self.battle(state)
        name = self.order_for(b) if self.standing and state.mover >= 0 else ""
        order = orders.get(name, ASK)
        if not name or order == ASK:
            return None
        code = self.ordered(b, name, order)
        return b.option(code) if code >= 0 else None

    # ---- words ---------------------------------------------------------------------------------------------

    def summary(self, state: State, seat: str | None = None, language: str = "en") -> str:
        return self.reporting.summary(self.shown_to(state, seat), words(self.words, language))

    def narrate(
        self, events: Sequence[Event], seat: str | None = None, language: str = "en", scenario: str = ""
    ) -> list[str]:
        self.check_seat(seat, self.sides)
        board = self.board(language, scenario) if scenario else None
        places = {} if board is None else {place.id: place.name for place in board.places}
        return self.narrator.sentences(events, seat, language, places)

    def tell_plan(self, plan: Plan, language: str = "en", scenario: str = "") -> str:
        """The kind of the plan; a game says more of it if it can."""
        book, key = words(self.words, language), f"plan-{plan.kind}"
        return book.say(Message(key)) if book.has(key) else plan.kind

    def plan_way(self, plan: Plan, scenario: str = "") -> list[str]:
        """Nowhere; a game whose plans name places says more."""
        return []

    def plan_clause(self, plan: Plan) -> str:
        return self.plan_clauses.get(plan.kind, "")

    def unseen(self, state: State, seat: str) -> Mapping[str, str]:
        """Nothing; a game with secrets on its map says more."""
        return {}

    def tell_unseen(self, what: str, language: str = "en", scenario: str = "") -> str:
        return what

    # ---- the table in a browser: always from the position as the seat knows it -----------------------------

    def board(self, language: str, scenario: str = "") -> Board:
        """The board of a game with one map: the same for every scenario."""
        self.scenario_named(scenario)
        return self.drawing.board(language)

    def own_board(self, state: State, language: str) -> Board | None:
        self.battle(state)
        return None

    def picture(self, name: str) -> str:
        if name not in self.maps and name not in self.scenarios:
            raise BadInput(f"{self.name} has no picture '{name}'")
        return self.pictures.picture(name)

    def scene(self, state: State, seat: str | None, language: str) -> Scene:
        return self.drawing.scene(self.shown_to(state, seat), seat, language)

    def moment(self, state: State, language: str = "en") -> str:
        return self.explainer.moment(self.battle(state), language)

    def prompt(self, state: State, seat: str | None, language: str) -> Prompt | None:
        return self.explainer.prompt(self.shown_to(state, seat), seat, language)

    def choices(self, state: State, language: str) -> list[Choice]:
        found = self.explainer.choices(self.shown_to(state, state.seat if state.mover >= 0 else None), language)
        return flagged(cast("Game", self), state, found)

    def gambles(self, before: State, code: int, after: State) -> bool:
        return self.explainer.gamble(self.battle(before), code, self.battle(after))

    def why(self, state: State, seat: str | None, action: str, language: str) -> Why:
        return self.explainer.why(self.shown_to(state, seat), seat, action, language)

    def posable(self, state: State, seat: str) -> list[str]:
        """Nothing is put down freely: every answer is listed."""
        self.battle(state, seat)
        return []

    def pose(self, state: State, seat: str, ask: PoseAsk, language: str) -> Pose | None:
        self.battle(state, seat)
        return None

    def graspable(self, state: State, seat: str) -> list[str]:
        """Every answer is given by itself."""
        self.battle(state, seat)
        return []

    def in_hand(self, state: State, seat: str, keys: Sequence[str], language: str) -> Holding | None:
        self.battle(state, seat)
        return None

    def film(self, moments: Sequence[Moment], seat: str | None, language: str, since: int = 0) -> list[Act]:
        self.check_seat(seat, self.sides)
        telling = Telling(lambda who: self.sides.get(who, ""), lambda state: self.moment(state, language))
        groups = self.stager.grouped(moments)
        return film(
            self.stager, groups, seat, language, lambda state: self.scene(state, seat, language), telling, since
        )

    def log_lines(self, events: Sequence[Event], seat: str | None, language: str) -> list[LogLine]:
        self.check_seat(seat, self.sides)
        return self.narrator.lines(events, seat, language)

    def weight(self, events: Sequence[Event], seat: str | None) -> int:
        self.check_seat(seat, self.sides)
        return self.narrator.weight(events, seat)


def keep_own_answers(copy: State, whole: State, seat: str | None) -> None:
    """Forget, on a copy for one seat, the answers of others."""
    copy.listed = whole.codes if whole.seat == seat else []
    copy.unasked = ()


_looking: ContextVar[tuple[State, dict[str | None, State]] | None] = ContextVar("looking", default=None)


@contextmanager
def looking(state: State) -> Iterator[None]:
    """Several things will be asked of a position that nobody changes meanwhile: what is hidden from a seat is left out
    once for all of them."""
    token = _looking.set((state, {}))
    try:
        yield
    finally:
        _looking.reset(token)


class OpenPackage(Package[Battle]):
    """A game without secrets: a view is the whole position. Only dice and draws are unknown before they fall."""

    def position(self, spec: Mapping[str, Any]) -> Battle:
        """Any position from a short JSON."""
        raise NotImplementedError

    def redacted(self, b: Battle, seat: str | None) -> Battle:
        return b

    def known(self, state: State, seat: str | None = None) -> Battle:
        """A copy: whoever thinks about it cannot touch the game."""
        b = self.battle(state, seat)
        known = self.battle(b.copy())
        keep_own_answers(known, b, seat)
        return known

    def alike(self, state: State, one: str, other: str) -> bool:
        return True

    def sample(self, view: View, rng: Random) -> Battle:
        """The position of the view is the only one."""
        return self.position(view.position)

    def imagine(self, known: State, seat: str | None, rng: Random) -> Battle:
        world = self.battle(known.copy(), seat)
        world.listed = [] if world.over else None
        return world

    def knowledge(self, state: State, seat: str | None) -> Mapping[str, frozenset[int]]:
        """No fact is ever hidden."""
        self.battle(state, seat)
        return {}
