"""What computer players thought, read by both sides when the game is over: each plan in words, with its chance, what
else was weighed, why, and what would have changed their mind."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from longroll.kit.game import Game
from longroll.kit.scene import Side
from longroll.kit.typed import decode
from longroll.minds.report import Report, Weighed
from longroll.server import storage
from longroll.server.opponents import leader_of, player_title
from longroll.server.speech import spoken
from longroll.server.storage import UNDO, ActionRow, ThoughtRow
from longroll.server.table import LiveTable


class WeighedPlan(msgspec.Struct, frozen=True):
    """A plan that was weighed: what it means to do, as a title; the chance in percent that it promised, and between
    which bounds (95 in 100); ``way``: the places of the board that it leads from and to, or where it is carried out;
    ``clause``: the rule that it turns on, if there is one."""

    text: str
    chance: int
    low: int
    high: int
    way: list[str]
    clause: str = ""


class Guess(msgspec.Struct, frozen=True):
    """What something hidden was taken for: where it stood, in words, and as the place of the board; the chance of each
    value in percent, and which of them was the truth (-1: none)."""

    where: str
    place: str
    percents: list[int]
    truth: int


class Guesses(msgspec.Struct, frozen=True):
    """All that was guessed: the values that there are, and a line for each thing. ``right``: how often the truth was
    thought the likeliest."""

    values: list[str]
    lines: list[Guess]
    right: int


class ThoughtNote(msgspec.Struct, frozen=True):
    """One plan decision. ``seq``: the step after which it was made; ``before``: the chance as the position stood;
    ``others``: what else was weighed, the best first, those that read alike once; ``reply``: the enemy's best answer,
    with the chance that it leaves; ``mood``: preferred for the general's bent or for variety, another plan promised a
    little more; ``guesses``: what it took hidden things for, beside the truth."""

    seq: int
    seat: str
    side: Side
    who: str
    before: int
    chosen: WeighedPlan
    others: list[WeighedPlan]
    reply: WeighedPlan | None
    reasons: list[str]
    doubts: list[str]
    mood: bool
    guesses: Guesses | None


async def notes_of(table: LiveTable, numbers: Sequence[int], language: str) -> list[ThoughtNote]:
    """All that was thought at a table that is over. ``numbers`` are its steps that were not taken back; what was
    thought at others is forgotten with them."""
    rows = await table.store.read(lambda connection: storage.get_thoughts(connection, table.id))
    if not rows:
        return []
    journal = await table.store.read(lambda connection: storage.get_actions(connection, table.id))
    return [note_of(table, row, numbers, language) for row in rows if not taken_back(row, journal)]


def taken_back(row: ThoughtRow, journal: Sequence[ActionRow]) -> bool:
    """Is the position that was thought about no part of the game any more?"""
    return any(undo.kind == UNDO and int(undo.action) < row.seq < undo.seq for undo in journal)


def in_words(game: Game, weighed: Weighed, language: str, scenario: str) -> WeighedPlan:
    """A plan as its game tells it, and where it leads; its kind alone, where an earlier program planned what this one
    does not know."""
    plan = weighed.plan
    try:
        text, way, clause = (
            game.tell_plan(plan, language, scenario),
            game.plan_way(plan, scenario),
            game.plan_clause(plan),
        )
    except (LookupError, ValueError):
        text, way, clause = plan.kind, [], ""
    return WeighedPlan(text, percent(weighed.chance), percent(weighed.low), percent(weighed.high), way, clause)


def note_of(table: LiveTable, row: ThoughtRow, numbers: Sequence[int], language: str) -> ThoughtNote:
    game, report = table.game, decode(row.data, Report)
    level = table.seats[row.seat].level if row.seat in table.seats else None
    leader = leader_of(table.id, game.name, row.seat, level)
    before = bisect_right(numbers, row.seq)

    def told(weighed: Weighed) -> WeighedPlan:
        return in_words(game, weighed, language, table.row.scenario)

    chosen = told(report.chosen)
    return ThoughtNote(
        seq=numbers[before - 1] if before else 0,
        seat=row.seat,
        side=game.sides.get(row.seat, ""),
        who="" if level is None else player_title(level, "" if leader is None else leader.name, language),
        before=percent(report.before),
        chosen=chosen,
        others=unlike([chosen, *(told(other) for other in report.alternatives)])[1:],
        reply=None if report.reply is None else told(report.reply),
        reasons=[reason(game, name, language) for name, _ in report.reasons],
        doubts=[reason(game, name, language) for name, _ in report.doubt],
        mood=report.mood,
        guesses=guesses(game, report, language, table.row.scenario),
    )


def unlike(plans: Sequence[WeighedPlan]) -> list[WeighedPlan]:
    """Plans that a reader can tell apart: of those that read alike the first."""
    found: dict[str, WeighedPlan] = {}
    for plan in plans:
        found.setdefault(plan.text, plan)
    return list(found.values())


def guesses(game: Game, report: Report, language: str, scenario: str) -> Guesses | None:
    """What was believed, as a table."""
    if not report.beliefs:
        return None
    met = {value for belief in report.beliefs for value, _ in belief.chances} | {*report.truth.values()}
    values = sorted(met, key=lambda value: (len(value), value))
    lines, right = [], 0
    for belief in report.beliefs:
        chances = dict(belief.chances)
        truth = report.truth.get(belief.what, "")
        right += bool(truth) and chances.get(truth, 0.0) == max(chances.values())
        shown = [percent(chances.get(value, 0.0)) for value in values]
        where = where_unseen(game, belief.what, language, scenario)
        lines.append(Guess(where, belief.what, shown, values.index(truth) if truth else -1))
    return Guesses(values, lines, right)


def where_unseen(game: Game, what: str, language: str, scenario: str) -> str:
    """Where something stood; its code, where an earlier program had another map."""
    try:
        return game.tell_unseen(what, language, scenario)
    except (LookupError, ValueError):
        return what


def reason(game: Game, name: str, language: str) -> str:
    """What a game looks at, in its words."""
    return spoken(game, language, f"why-{name}", name)


def percent(chance: float) -> int:
    return round(100 * chance)
