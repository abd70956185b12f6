"""What one viewer is sent: bundles, log entries, seats. Every word and number comes from what the viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from longroll.kit.ending import Ending
from longroll.kit.game import ASK, Game, StandingOrder
from longroll.kit.lessons import LessonStep
from longroll.kit.parts import Parts
from longroll.kit.scene import Choice, Scene, Side
from longroll.kit.state import State
from longroll.kit.terms import Event
from longroll.server.boards import own_board
from longroll.server.errors import Code
from longroll.server.journal import Step
from longroll.server.lessons import lesson_of, lesson_step
from longroll.server.opponents import bent_title, leader_of, level_title, player_title
from longroll.server.parley import opponents
from longroll.server.seating import Reseating, may_reseat
from longroll.server.showing import DecisionView, Entry, Shown, show
from longroll.server.speech import say, seat_name, spoken
from longroll.server.storage import ACT, NOTE, ORDERED, SEAT, UNDO
from longroll.server.table import LiveTable, Viewer

LOG = 200
"""Entries of a whole log."""
LINES_KEPT = 1_000
LAST = 3
"""Steps in which a game may end: an act, and dice after it."""
CONSENT = "undo-consent"


class SeatView(msgspec.Struct, frozen=True):
    """A seat as one viewer sees it. ``player`` says in words who plays it, ``bent`` how a named general likes to play;
    ``thought``: seconds that a computer player has been thinking."""

    id: str
    name: str
    side: Side
    player: str
    kind: Literal["me", "person", "computer", "open"]
    online: bool
    thinking: bool
    deciding: bool
    may: list[Reseating] = []
    """What the viewer may do about who plays it."""
    bent: str = ""
    thought: float = 0.0


class UndoView(msgspec.Struct, frozen=True, omit_defaults=True, rename={"kind": "class"}):
    """What the viewer may take back, and the seat that has asked to."""

    kind: Literal["free", "consent", "never", "none"]
    asked: str | None = None


class SurrenderView(msgspec.Struct, frozen=True):
    """A seat offers to lay down arms; ``mine``: the viewer may accept, or play on."""

    seat: str
    text: str
    mine: bool


class DrawView(msgspec.Struct, frozen=True):
    """A draw: who offers one (empty: nobody), and what the viewer may say about it. ``text`` tells of the offer, or why
    the viewer may make none now."""

    seat: str
    text: str
    may: Literal["", "offer", "withdraw", "answer"]


class AnswerView(msgspec.Struct, frozen=True):
    """An answer a standing order may give: one word for a button, and what it means."""

    id: str
    word: str
    title: str


class StandingView(msgspec.Struct, frozen=True):
    """A reaction that may be answered by a standing order, and what the viewer's seat has ordered."""

    name: str
    title: str
    answers: list[AnswerView]
    answer: str


class ResultView(msgspec.Struct, frozen=True):
    """How a game ended."""

    winner: str | None
    text: str


class Bundle(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a client needs to show the table to one viewer."""

    table: str
    game: str
    scenario: str
    title: str
    moment: str
    seq: int
    seat: str | None
    seats: list[SeatView]
    scene: Scene
    decision: DecisionView | None
    options: list[Choice]
    verbs: dict[str, str]
    posable: list[str]
    graspable: list[str]
    film: bool
    """Has something happened since that the viewer did not do himself?"""
    log: list[Entry]
    kept: int
    undo: UndoView
    surrender: SurrenderView | None
    draw: DrawView | None
    """Null where nobody can agree on one."""
    hidden: bool
    paused: bool
    over: bool
    closed: str
    """Why the table goes no further, though the game is not over."""
    result: ResultView | None
    ending: Ending | None
    """Why it is over, once it is."""
    lesson: LessonStep | None
    standing: list[StandingView]
    commitment: str
    secret: str | None
    rematch: str | None


class LiveBundle(Bundle, frozen=True, kw_only=True, tag_field="type", tag="bundle"):
    """A bundle sent over a live connection."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The inside of an error; ``fault`` is the number under which the log tells of our own."""

    code: Code
    message: str
    clause: str = ""
    fault: str = ""


class ErrorBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of an answer that is an error; ``bundle`` is the fresh view of a client that was behind."""

    error: Problem
    bundle: Bundle | None = None


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there."""

    seats: list[SeatView]


# ---- one position ------------------------------------------------------------------------------------------


def shown(table: LiveTable, eyes: str | None, language: str) -> Shown:
    """The table's position, made once for all who share these eyes and this language."""
    found = table.shown.get((eyes, language))
    if found is None:
        found = table.shown[eyes, language] = show(table.game, table.state, eyes, language)
        own_board(table.game, table.state, language)
    return found


def result_of(game: Game, state: State, language: str) -> ResultView | None:
    result = state.result
    if not result.over:
        return None
    if result.winner is None:
        return ResultView(None, say(language, "result-draw"))
    return ResultView(result.winner, say(language, "result-won", seat=seat_name(game, state, result.winner, language)))


def ending_of(table: LiveTable, eyes: str | None, language: str) -> Ending | None:
    """Why a game is over; the last act says what did it."""
    if not table.state.over:
        return None
    acts = [step for step in table.steps if step.kind not in (SEAT, NOTE)]
    told = [event for step in acts[-LAST:] for event in step.events]
    return table.game.endings.ending(table.state, told, eyes, language)


def closed_of(table: LiveTable, language: str) -> str:
    """Why a table goes no further, in a sentence; nothing if it does."""
    differs = table.differs
    return "" if differs is None else say(language, "error-differs", step=differs.number, why=str(differs))


def title_of(table: LiveTable, language: str) -> str:
    """The name its maker gave it, else the lesson's or the scenario's."""
    lesson = lesson_of(table)
    if lesson is not None:
        return lesson.title(language)
    scenario = table.game.scenarios.get(table.row.scenario)
    if table.row.name or scenario is None:
        return table.row.name or table.game.title
    return spoken(table.game, language, scenario.title, scenario.name)


# ---- seats -------------------------------------------------------------------------------------------------


def side_of(game: Game, seat: str) -> Side:
    """The class that colours a seat."""
    return game.sides.get(seat, "")


def seats_of(table: LiveTable, viewer: Viewer, language: str) -> list[SeatView]:
    online = table.online()
    thinking = table.computer_to_move()
    found = []
    for seat in table.chairs:
        row = table.seats[seat]
        kind: Literal["me", "person", "computer", "open"] = "person"
        leader = leader_of(table.id, table.game.name, seat, row.level)
        if row.level is not None:
            kind, player = "computer", player_title(row.level, "" if leader is None else leader.name, language)
        elif seat in viewer.held:
            kind = "me"
            alone = table.name_of(row.guest) or say(language, "player-you")
            player = say(language, "player-here") if len(viewer.held) > 1 else alone
        elif row.guest is None and row.kind == "friend":
            kind, player = "open", say(language, "player-open")
        else:
            player = table.name_of(row.guest) or say(language, "player-person")
        found.append(
            SeatView(
                id=seat,
                name=seat_name(table.game, table.state, seat, language),
                side=side_of(table.game, seat),
                player=player,
                kind=kind,
                online=kind == "computer" or row.guest in online,
                thinking=thinking is row,
                deciding=table.state.seat == seat,
                may=may_reseat(table, viewer.guest, seat),
                bent=bent_title(leader, language),
                thought=round(max(0.0, table.clock() - table.began), 1) if thinking is row else 0.0,
            )
        )
    return found


def surrender_of(table: LiveTable, viewer: Viewer, language: str) -> SurrenderView | None:
    """The offer to lay down arms that stands, in words."""
    offer = table.offers.arms
    if offer is None or table.state.over:
        return None
    row = table.seats[offer.seat]
    leader = leader_of(table.id, table.game.name, offer.seat, row.level)
    player = player_title(row.level or "", "" if leader is None else leader.name, language)
    mine = any(table.faces(seat, offer.seat) for seat in viewer.held)
    return SurrenderView(offer.seat, say(language, "surrender-offered", player=player), mine)


def draw_of(table: LiveTable, viewer: Viewer, language: str) -> DrawView | None:
    """The draw that is offered, or that the viewer may offer."""
    offer, seat = table.offers.draw, viewer.eyes
    if table.state.over or table.differs is not None:
        return None
    if offer is None:
        if seat is None or not opponents(table, seat):
            return None
        soon = table.offers.too_soon(seat, table.steps)
        return DrawView("", say(language, "error-draw-again"), "") if soon else DrawView("", "", "offer")
    if offer.seat == seat:
        return DrawView(offer.seat, say(language, "draw-offered-own"), "withdraw")
    player = table.name_of(table.seats[offer.seat].guest) or seat_name(table.game, table.state, offer.seat, language)
    text = say(language, "draw-offered", player=player)
    return DrawView(offer.seat, text, "answer" if seat is not None and table.faces(seat, offer.seat) else "")


def standing_of(table: LiveTable, viewer: Viewer, language: str) -> list[StandingView]:
    """The standing orders of the viewer's seat, in the order of the game; nobody else sees them."""
    game, seat = table.game, viewer.eyes
    if seat is None:
        return []
    orders = table.standing.get(seat, {})
    return _standing.get((game.name, language, *orders.items()), lambda: standing_views(game, orders, language))


_standing: Parts[list[StandingView]] = Parts(500)


def standing_views(game: Game, orders: Mapping[str, str], language: str) -> list[StandingView]:
    return [
        StandingView(
            order.name,
            spoken(game, language, order.title, order.name),
            [answer_view(game, order, answer, language) for answer in arranged(order.answers)],
            orders.get(order.name, order.default),
        )
        for order in game.standing.values()
    ]


def arranged(answers: Sequence[str]) -> list[str]:
    """To be asked stands between doing it and not doing it."""
    others = [answer for answer in answers if answer != ASK]
    return [*others[:1], ASK, *others[1:]]


def answer_view(game: Game, order: StandingOrder, answer: str, language: str) -> AnswerView:
    title = spoken(game, language, f"{order.title}-{answer}", answer)
    return AnswerView(answer, spoken(game, language, f"standing-{answer}", title), title)


# ---- the log -----------------------------------------------------------------------------------------------


def lines(game: Game, state: State, step: Step, eyes: str | None, language: str) -> list[Entry]:
    """A step in words, for one viewer."""
    if step.kind == UNDO:
        if not any(event.kind == CONSENT for event in step.events):
            return []
        text = say(language, "log-undo", seat=seat_name(game, state, step.seat, language))
        return [Entry(step.seq, side_of(game, step.seat), text, step.time)]
    if step.kind == SEAT:
        return [seat_line(game, state, step, language)]
    if step.kind == NOTE:
        return [note_line(game, state, step, language)]
    told = game.log_lines(step.events, eyes, language)
    found = [Entry(step.seq, line.side, line.text, step.time, line.dice, line.clause) for line in told]
    if step.kind != ORDERED:
        return found
    if not found:
        text = say(language, "log-standing", seat=seat_name(game, state, step.seat, language))
        return [Entry(step.seq, side_of(game, step.seat), text, step.time)]
    text = say(language, "log-by-standing", text=found[0].text)
    return [msgspec.structs.replace(found[0], text=text), *found[1:]]


def seat_line(game: Game, state: State, step: Step, language: str) -> Entry:
    """Who plays a seat from here on."""
    change = step.events[0]
    level = level_title(str(change.args["level"]), language)
    text = say(language, f"log-{change.kind}", seat=seat_name(game, state, step.seat, language), level=level)
    return Entry(step.seq, side_of(game, step.seat), text, step.time)


def note_line(game: Game, state: State, step: Step, language: str) -> Entry:
    """Something about a seat that is no action."""
    told = step.events[0]
    by, level, name = (str(told.args.get(key, "")) for key in ("by", "level", "name"))
    text = say(
        language,
        f"log-{told.kind}",
        seat=seat_name(game, state, step.seat, language),
        player=player_title(level, name, language),
        by=level_title(by, language),
    )
    return Entry(step.seq, side_of(game, step.seat), text, step.time)


def log_since(table: LiveTable, eyes: str | None, language: str, since: int) -> tuple[int, list[Entry]]:
    """What is new to a client that has seen everything up to ``since``: up to where its own log still holds, and the
    entries to add. A client too far behind gets the whole log."""
    kept = kept_of(table, since)
    found: list[list[Entry]] = []
    number = 0
    for step in reversed(table.steps):
        if step.seq <= kept or number >= LOG:
            break
        entries = table.lines.get((step.seq, eyes, language))
        if entries is None:
            if len(table.lines) > LINES_KEPT:
                table.lines.clear()
            entries = table.lines[step.seq, eyes, language] = lines(table.game, table.state, step, eyes, language)
        found.append(entries)
        number += len(entries)
    flat = [entry for entries in reversed(found) for entry in entries]
    return (0 if number > LOG else kept), flat[-LOG:]


def kept_of(table: LiveTable, since: int) -> int:
    known = table.steps[0].seq - 1 if table.steps else 0
    if since <= 0 or since > table.seq or since < known:
        return 0
    return min([since, *(target for seq, target in table.undone if seq > since)])


def filmed(table: LiveTable, viewer: Viewer, since: int) -> bool:
    """Has anybody else acted after a step, dice included?"""
    for step in reversed(table.steps):
        if step.seq <= since:
            return False
        if step.kind in (ACT, ORDERED) and step.seat not in viewer.held:
            return True
    return False


# ---- bundles -----------------------------------------------------------------------------------------------


def bundle(table: LiveTable, viewer: Viewer, language: str, since: int | None = None) -> Bundle:
    """Everything, or what is new to a client that has seen everything up to ``since``."""
    return Bundle(**_parts(table, viewer, language, since or 0, since is not None))


def live_bundle(table: LiveTable, viewer: Viewer, language: str, since: int, update: bool) -> LiveBundle:
    """A bundle for a client that has seen everything up to ``since``; an ``update`` says whether there is a film."""
    return LiveBundle(**_parts(table, viewer, language, since, update))


def timed(table: LiveTable, decision: DecisionView | None) -> DecisionView | None:
    """A decision with the time it has taken, if that counts."""
    if decision is None or decision.writing is None or not decision.writing.seconds:
        return decision
    return msgspec.structs.replace(decision, waited=max(0.0, table.clock() - table.began))


def _parts(table: LiveTable, viewer: Viewer, language: str, since: int, update: bool) -> dict[str, Any]:
    game, state, row = table.game, table.state, table.row
    seen = shown(table, viewer.eyes, language)
    kept, log = log_since(table, viewer.eyes, language, since)
    asks = seen.decision is not None and not row.paused and table.differs is None
    return {
        "table": table.id,
        "game": game.name,
        "scenario": row.scenario,
        "title": title_of(table, language),
        "moment": seen.moment,
        "seq": table.seq,
        "seat": viewer.seat,
        "seats": seats_of(table, viewer, language),
        "scene": seen.scene,
        "decision": timed(table, seen.decision) if table.differs is None else None,
        "options": seen.options if asks else [],
        "verbs": seen.verbs,
        "posable": seen.posable if asks else [],
        "graspable": seen.graspable if asks else [],
        "film": update and not viewer.hidden and filmed(table, viewer, kept),
        "log": log,
        "kept": kept,
        "undo": UndoView(table.offer(viewer.eyes).kind, row.asked),
        "surrender": surrender_of(table, viewer, language),
        "draw": draw_of(table, viewer, language),
        "hidden": viewer.hidden,
        "paused": row.paused,
        "over": state.over,
        "closed": closed_of(table, language),
        "result": result_of(game, state, language),
        "ending": ending_of(table, viewer.eyes, language),
        "lesson": lesson_step(table, seen, viewer.eyes, language),
        "standing": [] if state.over else standing_of(table, viewer, language),
        "commitment": row.commitment,
        "secret": row.secret.hex() if state.over and row.secret is not None else None,
        "rematch": row.rematch,
    }


def past_bundle(
    table: LiveTable, state: State, steps: Sequence[Step], viewer: Viewer, eyes: str | None, language: str
) -> Bundle:
    """A step of a replay: nothing to choose, nothing to take back. The last of ``steps`` is the one shown."""
    game, row = table.game, table.row
    past = show(game, state, eyes, language)
    log = [entry for step in steps for entry in lines(game, state, step, eyes, language)]
    return Bundle(
        table=table.id,
        game=game.name,
        scenario=row.scenario,
        title=title_of(table, language),
        moment=past.moment,
        seq=steps[-1].seq if steps else 0,
        seat=eyes,
        seats=[
            msgspec.structs.replace(seat, deciding=state.seat == seat.id, thinking=False, thought=0.0)
            for seat in seats_of(table, viewer, language)
        ],
        scene=past.scene,
        decision=past.decision,
        options=[],
        verbs={},
        posable=[],
        graspable=[],
        film=False,
        log=log[-LOG:],
        kept=0,
        undo=UndoView("none"),
        surrender=None,
        draw=None,
        hidden=viewer.hidden,
        paused=row.paused,
        over=state.over,
        closed="",
        result=result_of(game, state, language),
        ending=game.endings.ending(state, steps[-1].events, eyes, language) if state.over and steps else None,
        lesson=None,
        standing=[],
        commitment=row.commitment,
        secret=None,
        rematch=None,
    )


def opened(events: Iterable[Event]) -> list[Event]:
    """Events with their secrets told to everybody, for games that are over."""
    return [msgspec.structs.replace(event, seen_by=None) for event in events]
