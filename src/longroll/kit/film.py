"""The film of a battle: what somebody who watched would have seen, act by act, in the eyes of one seat.

A *moment* is one answer, a player's or chance's, with the positions before and after it. Moments that belong together
(an order and its dice, a whole assault) are one *act*. An act has *stills*, one for each moment: what changed on the
table, and *traces*, ink on the map that says who went where and who fired at whom. An act that chance (or a sum)
decides has a *stage*: its steps, each with its lines, and the chance that was left after it.

A game says which positions belong to one combat and how it is staged (``Stager``); the rest is done here, and the
browser knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from longroll.kit.ending import gave_up
from longroll.kit.narration import Narrator
from longroll.kit.scene import Item, LogDie, LogLine, Panel, Pattern, Point, Ring, Scene, Side, Stroke
from longroll.kit.state import State
from longroll.kit.terms import CHANCE_SEAT, Event

TraceKind = Literal["march", "retreat", "attack", "fire", "lost", "enter", "here"]
"""What ink on the map tells: a way gone, a way back, a border crossed into a fight, a shot, somebody gone for good,
somebody who has come, a place that something happened to."""


class Trace(msgspec.Struct, frozen=True, omit_defaults=True):
    """Ink on the map. ``points`` go from where to where; one alone where it stays in place. ``text`` is a word beside
    it ("falls back", "lost"), ``item`` whose ghost is drawn: a lost one at its place, one that fell back where it came
    to. ``vain``: the shot did nothing. ``key`` is the thing that went."""

    kind: TraceKind
    points: list[Point]
    side: Side = ""
    text: str = ""
    item: Item | None = None
    vain: bool = False
    key: str = ""


class Still(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one moment changed on the table: things that came or look otherwise now, keys of those that went, panels
    that read otherwise; overlays are told whole. ``said`` is where the game stands in its time, if that changed."""

    seq: int
    items: list[Item] = []
    gone: list[str] = []
    panels: list[Panel] = []
    rings: list[Ring] | None = None
    strokes: list[Stroke] | None = None
    title: str = ""
    said: str = ""
    traces: list[Trace] = []


class StageLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a step: who, reasons in small type, dice, the number it comes to, what that means, the clause.
    ``total``: the line under a sum. ``seq`` is the moment at which it was known."""

    seq: int
    label: str
    note: str = ""
    dice: list[LogDie] = []
    value: str = ""
    running: str = ""
    """The sum so far, where modifiers add up."""
    result: str = ""
    clause: str = ""
    total: bool = False


class StageStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a combat. ``name`` stands on the rail, ``title`` over its lines, ``result`` beside that. ``percent`` is
    the chance of the large number's wish after the step, ``word`` stands there instead ("taken", "you decide").
    ``seq`` is the moment it ended with; 0 while it lasts or is still to come. ``since``: the moment from which on it is
    listed, where nobody could know before that it would come (a second round)."""

    name: str
    title: str
    lines: list[StageLine] = []
    result: str = ""
    percent: int | None = None
    word: str = ""
    seq: int = 0
    since: int = 0


class StageBar(msgspec.Struct, frozen=True, omit_defaults=True):
    """One outcome, with its chance before the dice. ``out``: the moment from which on it could no longer happen;
    ``came``: the moment it happened; 0: neither."""

    label: str
    percent: int
    side: Side
    pattern: Pattern = "solid"
    out: int = 0
    came: int = 0


class Stage(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A combat, a shot, a test: everything on which something hangs, as its dice fall.

    ``percent`` is what was risked: the chance of ``of`` before the dice, as the odds said it (None where it is not
    known). ``dice``: false where none are rolled and all hangs on what was hidden. ``caption`` says what the chances on
    the rail are chances of. ``outcome`` tells the end in words, its first sentence between double stars; empty while it
    lasts. ``number`` of ``count``: several combats one after the other. ``involved`` are the keys of things and places
    that are not veiled."""

    name: str
    title: str
    subtitle: str = ""
    clause: str = ""
    percent: int | None = None
    of: str = ""
    caption: str = ""
    bars: list[StageBar] = []
    steps: list[StageStep] = []
    outcome: str = ""
    number: int = 1
    count: int = 1
    place: str = ""
    involved: list[str] = []
    dice: bool = True


class Act(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What somebody did, with all that followed from it till the next thing somebody did: moments ``first`` to ``seq``.

    ``text`` is its sentence. A dispatch shows ``head`` and under it ``detail``, with a ``sign`` (a symbol) and dice.
    ``joins``: it is like the act before it and of the same command: both are one beat."""

    first: int
    seq: int
    seat: str
    side: Side
    text: str
    head: str
    detail: str = ""
    sign: str = ""
    dice: list[LogDie] = []
    chance: bool = False
    joins: bool = False
    stills: list[Still] = []
    stage: Stage | None = None


class Moment(NamedTuple):
    """One answer: its number, who gave it (``chance``: dice or a draw), and the positions around it, complete ones."""

    seq: int
    seat: str
    before: State
    events: Sequence[Event]
    after: State


class Shot(NamedTuple):
    """A moment as a seat sees it: what it may see of the events, its log, the table before and after."""

    moment: Moment
    events: Sequence[Event]
    lines: Sequence[LogLine]
    before: Scene
    after: Scene

    @property
    def seq(self) -> int:
        return self.moment.seq


Battle = TypeVar("Battle", bound=State)


class Stager(Generic[Battle]):
    """How a game's battles are filmed. What is here serves a game that says nothing: every act is told by its line of
    the log, and whatever changed its place on the table has gone there."""

    def __init__(self, states: type[Battle], narrator: Narrator) -> None:
        self.states = states
        self.narrator = narrator

    # ---- what a game supplies ------------------------------------------------------------------------------

    def combat(self, b: Battle) -> str:
        """The name of what is being fought or rolled out in a position, the same from its first moment to its last and
        another for another one; "" where nothing is. ``b`` is complete: the name itself is never shown."""
        return ""

    def begins(self, before: Battle, after: Battle) -> bool:
        """Does the act between two positions begin the combat of the second? Else that begins by itself after it."""
        return True

    def ahead(self, b: Battle) -> int:
        """How many combats are fought one after the other from a position on, the one in hand among them; 0 where they
        stand for themselves."""
        return 0

    def stage(self, shots: Sequence[Shot], seat: str | None, language: str) -> Stage | None:
        """The stage of a combat as far as it has come: its shots from the act that began it on. None: it needs none.
        Only what the seat may know may be in it: read ``Shot.events`` and redacted positions."""
        return None

    def traces(self, shot: Shot, seat: str | None, language: str) -> list[Trace]:
        """Ink for one moment: by default a way for whatever moved."""
        return moved(shot.before, shot.after)

    def preface(self, shots: Sequence[Shot]) -> bool:
        """Is an act nothing by itself, so that it is shown with the one that follows it?"""
        return False

    def sign(self, shots: Sequence[Shot]) -> str:
        """The symbol on an act's dispatch."""
        return ""

    def dispatch(self, shots: Sequence[Shot], stage: Stage | None, language: str) -> tuple[str, str]:
        """Head and detail of an act's dispatch, short: who, and what came of it."""
        texts = [line.text for shot in shots for line in shot.lines if line.text]
        return (texts[0], texts[-1] if len(texts) > 1 else "") if texts else ("", "")

    def sentence(self, shots: Sequence[Shot], seat: str | None, language: str) -> str:
        """What an act is told by while it is shown: by default its first line of the log."""
        return next((line.text for shot in shots for line in shot.lines if line.text), "")

    def joins(self, before: Sequence[Shot], shots: Sequence[Shot]) -> bool:
        """Is this act like the one before it, of the same command, so that both are one beat?"""
        return False

    # ---- the film ------------------------------------------------------------------------------------------

    def grouped(self, moments: Sequence[Moment]) -> list[list[Moment]]:
        """Moments that belong together: a combat from the act that begins it to its end; elsewhere an act, and a draw
        of its own. What nobody sees anything of joins what follows it."""
        groups: list[list[Moment]] = []
        fought = ""
        for moment in moments:
            if gave_up(moment.events):  # in the middle of a combat, while dice fall: it belongs to nothing
                groups.append([moment])
                fought = ""
                continue
            if fought:
                groups[-1].append(moment)
            else:
                groups.append([moment])
            before, after = self.battle(moment.before), self.battle(moment.after)
            name = self.combat(after)
            fought = fought or self.combat(before)
            goes_on = name == fought if fought else self.begins(before, after)
            fought = name if goes_on else ""
        return groups

    def numbered(self, groups: Sequence[list[Moment]]) -> list[tuple[int, int]]:
        """For each group which combat of how many it is, as far as was known when it began."""
        found: list[tuple[int, int]] = []
        fought = 0
        for group in groups:
            before, after = self.battle(group[0].before), self.battle(group[0].after)
            begun = before if self.combat(before) else after
            ahead = self.ahead(begun) if self.combat(begun) else 0
            fought = fought if ahead and self.ahead(before) else 0
            found.append((fought + 1, fought + max(1, ahead)))
            fought += bool(ahead)
        return found

    def battle(self, state: State) -> Battle:
        """A position of the game this stager belongs to."""
        assert isinstance(state, self.states)
        return state


def moved(before: Scene, after: Scene) -> list[Trace]:
    """A way for everything that stands elsewhere now."""
    places = {item.key: item for item in before.items}
    found = []
    for item in after.items:
        old = places.get(item.key)
        if old is not None and old.place != item.place and item.form not in UNMOVED:
            found.append(Trace("march", [(old.x, old.y), (item.x, item.y)], item.side, key=item.key))
    return found


UNMOVED = ("chip", "tag", "tag-known", "tag-plain", "wedge")
"""Forms of what only goes along with other things."""


def changed(seq: int, before: Scene, after: Scene, said: tuple[str, str], traces: list[Trace]) -> Still:
    """What makes one scene of another."""
    old = {item.key: item for item in before.items}
    new = {item.key for item in after.items}
    panels = {panel.id: panel for panel in before.panels}
    return Still(
        seq,
        [item for item in after.items if old.get(item.key) != item],
        [key for key in old if key not in new],
        [panel for panel in after.panels if panels.get(panel.id) != panel],
        None if before.rings == after.rings else after.rings,
        None if before.strokes == after.strokes else after.strokes,
        "" if before.title == after.title else after.title,
        "" if said[0] == said[1] else said[1],
        traces,
    )


Look = Callable[[State], Scene]


def film(
    stager: Stager[Any],
    groups: Sequence[list[Moment]],
    seat: str | None,
    language: str,
    look: Look,
    told: Telling,
    since: int = 0,
) -> list[Act]:
    """The acts that groups of moments after step ``since`` are in the eyes of a seat. ``look`` draws a position for it,
    ``told`` says what else is known of it: the seat's colours and where the game stands in its time."""
    acts: list[Act] = []
    scenes: dict[int, Scene] = {}

    def scene(state: State) -> Scene:
        if id(state) not in scenes:
            scenes[id(state)] = look(state)
        return scenes[id(state)]

    last: list[Shot] = []
    waiting: list[Shot] = []
    for group, which in zip(groups, stager.numbered(groups), strict=True):
        if group[-1].seq <= since:
            continue
        shots = [shot_of(stager.narrator, moment, seat, language, scene) for moment in group]
        if not any(line.text for shot in shots for line in shot.lines) or stager.preface(shots):
            waiting += shots  # nothing is told of it, or only what follows: it is part of what comes next
            continue
        acts.append(act_of(stager, shots, waiting, last, which, seat, language, told))
        waiting = []
        last = shots
    return acts


class Telling(NamedTuple):
    """What a film is told about its table: the colours of a seat, and the moment of the game in words."""

    side: Callable[[str], Side]
    moment: Callable[[State], str]


def shot_of(narrator: Narrator, moment: Moment, seat: str | None, language: str, look: Look) -> Shot:
    seen = [event for event in moment.events if event.visible_to(seat)]
    lines = narrator.lines(moment.events, seat, language)
    return Shot(moment, seen, lines, look(moment.before), look(moment.after))


def act_of(
    stager: Stager[Any],
    shots: list[Shot],
    untold: list[Shot],
    last: list[Shot],
    which: tuple[int, int],
    seat: str | None,
    language: str,
    told: Telling,
) -> Act:
    """One act; ``untold`` shots came just before it, ``last`` are those of the act before. ``which``: a combat is the
    first, second … of how many."""
    stage = None if gave_up(shots[0].moment.events) else stager.stage(shots, seat, language)
    if stage is not None:
        stage = msgspec.structs.replace(stage, number=which[0], count=which[1])
    head, detail = stager.dispatch(shots, stage, language)
    who = next((shot.moment.seat for shot in shots if shot.moment.seat != CHANCE_SEAT), CHANCE_SEAT)
    lines = [line for shot in shots for line in shot.lines]
    side = told.side(who) or next((line.side for line in lines if line.side), "")
    return Act(
        first=[*untold, *shots][0].seq,
        seq=shots[-1].seq,
        seat=who,
        side=side,
        text=stager.sentence(shots, seat, language) or head,
        head=head,
        detail=detail,
        sign=stager.sign(shots),
        dice=[die for line in lines for die in line.dice][:4],
        chance=any(shot.moment.seat == CHANCE_SEAT for shot in shots),
        joins=bool(last) and stage is None and stager.joins(last, shots),
        stills=[
            changed(
                shot.seq,
                shot.before,
                shot.after,
                (told.moment(shot.moment.before), told.moment(shot.moment.after)),
                stager.traces(shot, seat, language),
            )
            for shot in [*untold, *shots]
        ],
        stage=stage,
    )
