"""Scenes: what a browser draws. A game describes, the client draws; the client knows no game.

A *board* is what never changes (the map, its places); a *scene* is one viewer's position in one language.
Coordinates are scene units: one unit is one CSS pixel at zoom 1. Keys name things the same way everywhere:
``piece:CR1``, ``place:HRN``, ``block:WRN``, ``value:3``; options name the keys they need, and a click on a thing
keeps the options that name it. What a scene has many of is left to reference counts (``gc=False``): it is plain data,
and the garbage collector would look at all of it for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal

import msgspec

Point = tuple[float, float]

# ---- closed sets: what the client knows how to draw. A new look is a new word here, and the client must learn it -----

Side = Literal["", "u", "c"]
"""Whose colours a thing wears: ``u`` solid with square corners, ``c`` open with cut ones, or nobody's."""
Form = Literal[
    "", "banner", "chip", "column", "upper", "lower", "flag", "block", "post", "tag", "tag-known", "tag-plain", "wedge"
]
"""How a thing is drawn (see ``Item``)."""
Progress = Literal["past", "now", "next", "dim"]
"""Of what comes one after the other: over, the present one, still open, left out."""
Pattern = Literal["open", "hatched", "solid"]
RingKind = Literal[
    "reach",
    "assault",
    "command",
    "sight",
    "fire",
    "target",
    "support",
    "retreat",
    "figure",
    "hatched",
    "field",
    "field-far",
    "field-defence",
    "cost",
    "chance",
]
StrokeKind = Literal[
    "path",
    "arc",
    "chain",
    "range",
    "front",
    "fronts",
    "sight",
    "works",
    "blow",
    "guard",
    "band",
    "band-far",
    "lane",
    "threat",
]
LayerKind = RingKind | StrokeKind
"""What can be left out of the picture."""
Tone = Literal["", "good", "bad"]
GripKind = Literal["edge", "corner", "side", "turn"]
PortionKind = Literal["leg", "ground", "over"]
BandKind = Literal["near", "far"]
LoupeShape = Literal["own", "other", "lane"]


Say = Callable[[str], str]
"""The sentence of a message key in some language."""


def content_hash(text: str) -> str:
    """The name of a content: pictures and boards are fetched by it and never change under it."""
    return sha256(text.encode()).hexdigest()[:16]


@cache
def symbols_address(path: Path) -> str:
    """Where a client finds the symbols of a game."""
    return f"/api/pictures/{content_hash(path.read_text(encoding='utf-8'))}.svg"


class Border(msgspec.Struct, gc=False, frozen=True):
    """Where a place meets a neighbour: the crossing, and the direction (degrees, 0 = east, clockwise) out of it."""

    to: str
    at: Point
    angle: float


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of the board: its outline (SVG path data), where its name and its pieces stand, its neighbours.

    ``lines`` is the name as it is set on the map (14 px bold, 15.5 px from line to line), centred on ``label``;
    ``side`` colours it where the place belongs to one. ``line`` is path data of the line the place is, if it is one (an
    edge between others): it is drawn as a line, lies above the others and is never veiled.
    """

    id: str
    name: str
    path: str
    label: Point
    centre: Point
    borders: list[Border]
    facts: list[str] = []
    lines: list[str] = []
    side: Side = ""
    line: str = ""


class PoseStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a key of the keyboard (its name in a browser) does to a thing in hand: ``name`` is asked as
    ``PoseAsk.step``. One with a ``sign`` is also a small button where there is no keyboard, spoken as ``title``."""

    name: str
    key: str
    sign: str = ""
    title: str = ""


class KeyHelp(msgspec.Struct, frozen=True):
    """Keys that mean something of their own at this table, as they are listed beside those every table has."""

    keys: list[str]
    title: str


class Layer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Overlays that are shown or left out together; ``quiet``: left out till somebody asks for them. ``key``: a letter
    of the keyboard that does so."""

    kinds: list[LayerKind]
    name: str
    quiet: bool = False
    key: str = ""


def in_words(layers: Iterable[Layer], say: Say) -> list[Layer]:
    """Layers whose names are message keys, in a language."""
    return [msgspec.structs.replace(layer, name=say(layer.name)) for layer in layers]


class Lettering(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """A name of the ground, set by the client beneath all that stands there: on the first of its ``bases`` that is free
    of pieces. A base is a line, left to right, with the words about its middle; the second of several ``rows`` stands
    beneath the first, which is for straight bases only. ``paint`` is a colour of the board's palette, ``space`` what is
    put between letters, ``title`` the face of titles. Seen from afar, where there is not room for all, names of a lower
    ``rank`` stay."""

    rows: list[str]
    bases: list[list[Point]]
    size: float
    paint: str
    rank: int = 2
    italic: bool = False
    weight: int = 400
    space: float = 0
    title: bool = False


class Board(msgspec.Struct, frozen=True):
    """Everything static: the client fetches it once per ``hash``. ``picture`` is the address of the map's SVG; its
    colours are custom properties with daylight as fallback, ``palette`` is the style sheet that gives them by lamp.
    ``overview`` is the address of the same ground drawn for a glance: levels, woods, water, roads, towns.
    ``symbols`` is the address of the SVG with the game's own symbols (the kit's own every client has). ``grid``: the
    places are many and alike (hexes); they bear no names, and no arrows are drawn over their borders. ``names`` are
    those of the ground, besides those of places.
    ``layers`` are the overlays there may be, ``keys`` the keys that only this table has, ``steps`` what keys do to a
    thing in hand."""

    hash: str
    width: float
    height: float
    picture: str
    places: list[Place]
    palette: str = ""
    grid: bool = False
    symbols: str = ""
    layers: list[Layer] = []
    keys: list[KeyHelp] = []
    steps: list[PoseStep] = []
    overview: str = ""
    names: list[Lettering] = []


class Mark(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """A symbol in a row or on an item: an order disc, a die, a block in hand. ``name`` is what it is called to those
    who point at it or listen; without one its ``text`` is."""

    symbol: str
    side: Side = ""
    text: str = ""
    key: str = ""
    name: str = ""


class Item(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """A thing on the board. ``side`` is the class that colours it; ``marks`` are drawn at its foot (pips of a piece).
    ``same`` is the key by which options name it where that is not its own: things that are all alike in one place
    answer to one name.

    ``form`` says how it is drawn. Nothing: its symbol, ``text`` on it. ``banner``: its marks hang beneath it in rows of
    three. ``chip``: no symbol, its marks in a row on a card, each with its text. A counter has ``values`` on a chip,
    the first one bold, and a ``label``: ``column`` (label above, chip beneath), ``upper`` and ``lower`` (the rows of a
    stack: chip to the right, label above or beneath), ``flag`` (label to the right); ``shaken``: the chip is broken. A
    body to scale is a ``block``, turned by ``angle`` (0 faces up; ``text`` on its join, ``marks`` behind it, the middle
    of the label at ``label_at`` from its own), or a ``post`` (the same without a front). ``tag``, ``tag-known`` (not
    seen, but inferred) and ``tag-plain`` (without a card) are ``text`` beside other things; a ``wedge`` on the edge of
    its place says which way what stands there faces. Neither a tag nor a wedge is a thing to point at."""

    key: str
    symbol: str
    place: str
    x: float
    y: float
    w: float
    h: float
    side: Side = ""
    angle: float = 0
    layer: int = 0
    text: str = ""
    name: str = ""
    detail: str = ""
    facts: list[str] = []
    marks: list[Mark] = []
    same: str = ""
    values: str = ""
    label: str = ""
    form: Form = ""
    shaken: bool = False
    label_at: Point = (0.0, 0.0)


class Cell(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """A box of a track; ``marks`` lie in it."""

    text: str
    state: Progress
    title: str = ""
    marks: list[Mark] = []
    note: str = ""


class Card(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """A card or token in hand: a title, symbols, a word beneath; ``count``: so many alike. An empty place is blank."""

    title: str = ""
    marks: list[Mark] = []
    note: str = ""
    side: Side = ""
    key: str = ""
    count: int = 1


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the results that add up to 100; ``came``: it has."""

    label: str
    percent: float
    pattern: Pattern
    came: bool = False


class Chances(msgspec.Struct, frozen=True):
    """The chances of each result for one way to go about it, named ``text``: ``state`` is ``now`` (chosen), ``next``
    (open) or ``dim`` (out of reach)."""

    text: str
    state: Progress
    shares: list[Share]


class Row(msgspec.Struct, gc=False, frozen=True, omit_defaults=True, tag_field="kind", tag="row"):
    """A line of a panel: a label, symbols, words, a number, a clause."""

    label: str = ""
    marks: list[Mark] = []
    text: str = ""
    value: str = ""
    clause: str = ""


class Track(msgspec.Struct, gc=False, frozen=True, omit_defaults=True, tag_field="kind", tag="track"):
    """Boxes of a track; several stand side by side."""

    cells: list[Cell]
    label: str = ""


class Cards(msgspec.Struct, gc=False, frozen=True, tag_field="kind", tag="cards"):
    """Cards side by side."""

    cards: list[Card]


class Prospect(msgspec.Struct, gc=False, frozen=True, omit_defaults=True, tag_field="kind", tag="prospect"):
    """Somebody with the ``chances`` he has, ``text`` beneath his name, in the colours of ``side``."""

    label: str
    chances: list[Chances]
    text: str = ""
    side: Side = ""
    key: str = ""


PanelRow = Row | Track | Cards | Prospect


class Panel(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """A panel of the column; a ``wide`` one lies beneath the board where there is room. Rows with symbols may stand in
    ``columns``. ``token``: a die lies in it that may be carried to whatever may be chosen, by its row or on the
    board."""

    id: str
    title: str
    note: str = ""
    rows: Sequence[PanelRow] = []
    wide: bool = False
    columns: int = 1
    token: bool = False


class Ring(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place lit by an overlay; ``text`` is set on it. ``field`` and ``field-far``: ground under fire, in the colours
    of ``side``; ``figure``: a figure on a place; ``cost``: a small one beneath it; ``chance``: a percentage on one that
    may suffer."""

    place: str
    kind: RingKind
    text: str = ""
    side: Side = ""


class Stroke(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of an overlay: ``path`` (with an arrow), ``arc`` (about its first point), ``chain``, ``range`` (an
    outline), ``front`` (sides faced), ``fronts`` (the same, thin: those of everybody), ``works`` (on the ground, under
    the pieces), ``blow`` and ``guard`` (a short broad arrow from its first point to its last), ``band`` and
    ``band-far`` (ground under fire, closed and hatched, with words), ``lane`` (a way to go straight on), ``threat``
    (from who threatens) …; ``shut``: it is barred, or ends too early. ``steps`` are figures written beside it, each
    with its point."""

    kind: StrokeKind
    points: list[Point]
    steps: list[tuple[float, float, str]] = []
    side: Side = ""
    shut: bool = False


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """One viewer's position. ``board`` is the hash of its board. ``rings`` and ``strokes`` are overlays that belong to
    the position itself: an attack in hand, measures for the decision."""

    board: str
    title: str
    items: list[Item]
    panels: list[Panel]
    rings: list[Ring] = []
    strokes: list[Stroke] = []


# ---- what is asked, what may be answered, what has happened ------------------------------------------------


class Writing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer is free text after a verb. ``seconds``: the clock the table shows; when it has run out the table
    answers ``late``."""

    verb: str
    label: str
    words: int = 0
    seconds: int = 0
    late: str = ""


class Duty(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """Something that must or may still be done in this decision or step: whose it is (``key``: the thing on the table),
    ``text`` what, ``note`` with what (target, distance), ``value`` its chance or number. ``action``: the answer that
    begins it, if one does."""

    key: str
    text: str
    must: bool
    note: str = ""
    value: str = ""
    clause: str = ""
    action: str = ""
    done: bool = False


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The sentence of the prompt bar: the situation, then one question (nothing if the viewer does not decide).
    ``circle``: the answers are places round one thing; their keys in turn, the one it is turned to now first.
    ``duties``: what must and may still be done, where the rules oblige somebody; ``duties_of`` is their heading, and
    ``ending`` the answer that will end the step when nothing must be done any more."""

    text: str
    question: str = ""
    clause: str = ""
    writing: Writing | None = None
    circle: list[str] = []
    duties: list[Duty] = []
    duties_of: str = ""
    ending: str = ""


class Choice(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """A legal answer. ``names`` are the keys of what it names on the table, in the order of the verb's arguments; what
    remains open when all are clicked is told apart by ``label``. ``chance``: taking it leads to dice, a draw or new
    knowledge, at once or through answers without alternative. ``key``: a letter of the keyboard that takes it for
    whatever has attention.

    What it would mean is shown where it leads: ``fight`` (sabres, and the chance on hover), ``cost`` (steps, points:
    a few signs on the way), ``way`` (the key of the place whose border is crossed, with ``room``, how many may cross
    there), ``note`` (a few words in a list). ``then``: what is answered right after it, as long as that is legal and no
    dice have fallen: one click for several answers. ``ask``: the answer that is put to the player after those, with its
    odds, if it leads to chance; he may do something else first."""

    action: str
    verb: str
    label: str
    names: list[str]
    clause: str
    chance: bool = False
    key: str = ""
    fight: bool = False
    cost: str = ""
    way: str = ""
    room: int = 0
    note: str = ""
    then: list[str] = []
    ask: str = ""


class Holding(msgspec.Struct, frozen=True, omit_defaults=True):
    """Things taken in hand to act with them together: ``keys``, those that may join them (``more``), and what may be
    done with them, nearest first. ``title`` and ``note`` head the card. ``words`` say what was chosen for the player
    (the nearest block in reach) and what else there is, with a clause; a line leads from them to ``at``, the key of
    what was chosen. ``others`` are keys of what could be chosen instead, and is if it is touched. ``mark`` will be put
    on what was chosen, in the room of its mark number ``slot``."""

    keys: list[str]
    title: str
    note: str = ""
    more: list[str] = []
    choices: list[Choice] = []
    words: str = ""
    at: str = ""
    clause: str = ""
    others: list[str] = []
    mark: Mark | None = None
    slot: int = 0


class LogDie(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die as it fell, in the colours of the side that rolled it; one with six sides has pips, another a numeral."""

    face: int
    side: Side
    sides: int = 6


class LogLine(msgspec.Struct, frozen=True):
    """A past event as a sentence; every name in it that points at the table is wrapped by ``pointer``."""

    side: Side
    text: str
    dice: list[LogDie] = []
    clause: str = ""


def pointer(key: str, words: str) -> str:
    """Words that point at a thing: U+E000 key U+E001 words U+E002. Without words the client sets the thing's name."""
    return f"\ue000{key}\ue001{words}\ue002"


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an action is not allowed, and the place the reason lies in; or that it is."""

    legal: bool = False
    clause: str = ""
    reason: str = ""
    place: str = ""


# ---- asked for by hover, focus and buttons ------------------------------------------------------------------


class Inspection(msgspec.Struct, frozen=True):
    """Facts and overlays of one thing."""

    key: str
    name: str
    detail: str
    facts: list[str]
    rings: list[Ring]
    strokes: list[Stroke] = []


class Bar(msgspec.Struct, frozen=True):
    """One outcome of an odds panel; percentages of a panel add up to 100."""

    label: str
    percent: int
    side: Side
    pattern: Pattern = "solid"


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One modifier; ``struck`` is one that was lost and is shown struck through, ``open`` one not settled yet."""

    label: str
    value: str
    clause: str
    struck: bool = False
    open: bool = False


class Group(msgspec.Struct, frozen=True):
    title: str
    unit: str
    lines: list[Line]


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of several ways to act, compared side by side; ``framed`` is the one the large number assumes."""

    title: str
    text: str
    percent: int
    framed: bool = False


class Odds(msgspec.Struct, frozen=True):
    """The chance of what the player is trying to do, and every line behind it. ``ways``: what the other side may do
    about it, or the ways to answer. ``dice``: false where none are rolled and all hangs on what is hidden."""

    title: str
    subtitle: str
    percent: int
    of: str
    place: str
    ours: list[Item]
    theirs: list[Item]
    bars: list[Bar]
    notes: list[str]
    groups: list[Group]
    exact: bool
    ways: list[Way] = []
    dice: bool = True


# ---- a pose: a thing in hand, dragged or stepped to a place and a facing ------------------------------------

KeyText = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
PathText = Annotated[str, msgspec.Meta(max_length=400)]
NameText = Annotated[str, msgspec.Meta(max_length=24)]
FAR = 1e6
Coordinate = Annotated[float, msgspec.Meta(ge=-FAR, le=FAR)]
Degrees = Annotated[float, msgspec.Meta(ge=-720, le=720)]


UNDO_STEP = "undo"
"""The step that every hand knows: what was done last is taken back."""


class PoseAsk(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A hand on a thing. ``path`` is the game's own text for how it has come so far, as the last answer gave it.

    Then one of: nothing (show it as it is); ``grip``, the part of the ghost that is held, with ``at``, the place the
    hand has brought it to, or ``angle``, how far two fingers have turned it (clockwise); ``step``, what a key does (one
    of ``Board.steps``, or ``undo``: what was done last is taken back), with ``pace`` -1 for a small, 0 for an ordinary,
    1 for a large one; ``target``, another thing or place that was pointed at. ``free``: snap to nothing. ``others`` are
    in hand with it, to be moved together; the answer says which of them are (``Pose.members``)."""

    key: KeyText
    path: PathText = ""
    grip: NameText = ""
    at: tuple[Coordinate, Coordinate] | None = None
    angle: Degrees = 0.0
    free: bool = False
    step: NameText = ""
    pace: Literal[-1, 0, 1] = 0
    target: Annotated[str, msgspec.Meta(max_length=80)] = ""
    others: Annotated[list[KeyText], msgspec.Meta(max_length=12)] = []


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """An oblong on the map: its middle, its size, its angle (degrees clockwise, 0 faces up); ``symbol`` where it does
    not look like the thing in hand."""

    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0
    symbol: str = ""


class Grip(msgspec.Struct, frozen=True):
    """A part of the ghost to drag; ``title`` says what dragging it does. The whole ghost is the grip ``body``, two
    fingers are the grip ``turn``."""

    name: str
    kind: GripKind
    at: Point
    title: str


class Gauge(msgspec.Struct, frozen=True, omit_defaults=True):
    """The arc of a turn about ``pivot``: from ``start`` (degrees, 0 = up, clockwise) over ``extent`` (signed), turned
    by ``angle`` so far; ``good``: stretches (from, to, signed like the angle) drawn in green, ``note`` says why."""

    pivot: Point
    radius: float
    start: float
    extent: float
    angle: float
    text: str
    good: list[tuple[float, float]] = []
    note: str = ""


class Portion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of the allowance: its share of the whole; ``ground``: what terrain adds, ``over``: more than there is."""

    share: float
    kind: PortionKind
    title: str


class Allowance(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move may cost, and what it costs. ``left`` is the large number, ``unit`` the words beneath it; ``ticks``
    stand under the bar, each at its share."""

    left: str
    unit: str
    portions: list[Portion]
    ticks: list[tuple[float, str]] = []


class PoseLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the card; a ``head`` begins a new part."""

    label: str
    value: str = ""
    clause: str = ""
    tone: Tone = ""
    head: bool = False


class Band(msgspec.Struct, frozen=True, omit_defaults=True):
    """Ground in front of the ghost, as path data, near (full lines) or far (broken ones); ``text`` is written at
    ``at``."""

    path: str
    kind: BandKind
    text: str
    at: Point


class Lane(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the thing would go, straight on: dotted ``lines``, the ``end`` it reaches; ``meets`` is where it meets
    somebody, if it does."""

    lines: list[list[Point]]
    end: list[Point]
    meets: Point | None = None
    text: str = ""


class Measure(msgspec.Struct, frozen=True):
    """A distance, from edge to edge."""

    start: Point
    end: Point
    text: str


class Loupe(msgspec.Struct, frozen=True):
    """A narrow gap, to be drawn large: the place, how far around it to show, the shapes there."""

    at: Point
    reach: float
    text: str
    shapes: list[tuple[LoupeShape, list[Point]]]
    bad: bool = False


class Circle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A range round a thing, as path data; ``out``: the ghost lies outside of it."""

    path: str
    text: str
    side: Side = ""
    out: bool = False


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another way to stand, to be chosen: in words, as a ghost, and as the path that leads to it. ``group`` gathers
    those of one kind under its words."""

    label: str
    path: str
    shape: Shape | None = None
    group: str = ""
    clause: str = ""


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that can be sent from a pose. ``chance``: it leads straight to dice; ``then``: what is answered right
    after it, as in a ``Choice``."""

    action: str
    label: str
    clause: str = ""
    chance: bool = False
    then: list[str] = []


class Member(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One of several things that are moved together: where it stood and would stand, what that costs it. ``stop``: the
    share of its allowance at which it can go no farther, 0 if that does not matter; ``refused``: it is the one that may
    not do it."""

    key: str
    title: str
    start: Shape
    ghost: Shape
    note: str
    allowance: Allowance
    stop: float = 0.0
    refused: bool = False


class Callout(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words about a place on the map, which is ringed."""

    at: Point
    text: str
    clause: str = ""


class Pose(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Where a thing would stand, what that costs and measures, and whether it holds.

    ``sentence`` is what the prompt says (its question between double stars); ``said`` is spoken at every step.
    ``legal``: ``deed`` may be sent. ``others`` are further acts open from here; ``outcomes`` other ways to stand (None:
    as in the last answer). ``members``: all that are moved together, if several are; ``more``: keys of what could be
    moved together with it; ``callout``: what keeps the slowest of them. Something that is not on the board yet has no
    ``start``, and comes with its ``look``; its empty path is a place too."""

    key: str
    path: str
    ghost: Shape
    legal: bool
    title: str
    subtitle: str
    sentence: str
    said: str
    start: Shape | None = None
    clause: str = ""
    grips: list[Grip] = []
    allowance: Allowance | None = None
    lines: list[PoseLine] = []
    gauge: Gauge | None = None
    bands: list[Band] = []
    lane: Lane | None = None
    measure: Measure | None = None
    loupe: Loupe | None = None
    circle: Circle | None = None
    snap: str = ""
    trail: list[Point] = []
    deed: Deed | None = None
    others: list[Deed] = []
    outcomes: list[Outcome] | None = None
    members: list[Member] = []
    more: list[str] = []
    callout: Callout | None = None
    look: Item | None = None
