"""The column beside the map: time, orders of both sides, what is to come, supplies, losses, victory."""

from __future__ import annotations

from functools import cache

from longroll.games.gettysburg.board import LOST, N_SECTORS, PLACE, SHEET
from longroll.games.gettysburg.components import (
    ARRIVALS,
    BIT,
    COLOUR_SIDE,
    COLOURS,
    CSA,
    CSA_DOUBLE_FLOOR,
    CSA_SINGLE,
    DISRUPTION_MARKERS,
    FIRE_MARKERS,
    NIGHT,
    PERIODS,
    PIECES,
    SIDE,
    SIDES,
    UNION,
    Arrival,
    members,
)
from longroll.games.gettysburg.knowledge import UNKNOWN
from longroll.games.gettysburg.rules.orders import union_box
from longroll.games.gettysburg.state import Battle, places_in
from longroll.games.gettysburg.table.sheet.symbols import MARKERS, cube_symbol, piece_symbol
from longroll.games.gettysburg.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.handicap import favoured
from longroll.kit.panels import count_row, time_cell
from longroll.kit.parts import Parts
from longroll.kit.scene import Cell, Mark, Panel, Row, Side, Track
from longroll.kit.speech import capital


def panels(b: Battle, seat: str | None, language: str) -> list[Panel]:
    """Every panel in the order of the column; a spectator sees the Confederate orders first."""
    spoken = speech(language)
    own_side = SIDES.index(seat) if seat in SIDES else -1
    first = own_side if own_side >= 0 else CSA
    waiting, lost = ((b.mask(CSA, place), b.mask(UNION, place)) for place in (SHEET, LOST))
    left = (b.sticks_left, b.disrupted.bit_count(), b.fired.bit_count(), tuple(b.supply))
    held = tuple((b.mask(CSA, goal) > 0, b.mask(UNION, goal) > 0) for goal in places_in(b.goals))

    def orders(side: int, is_own: bool, identity: str) -> Panel:
        boxes = (b.single, b.double) if side == CSA else (b.orders, b.forced, b.period)
        blocks = (bytes(b.hand[6 * side : 6 * side + 6]), bytes(b.aside[6 * side : 6 * side + 6]))
        depends = (language, identity, side, is_own, *boxes, b.reserve[side], *blocks)
        return _panels.get(depends, lambda: orders_panel(b, side, is_own, identity, spoken))

    return [
        _panels.get((language, "time", b.day, b.period, b.last_day), lambda: time_panel(b, spoken)),
        orders(first, own_side == first, "orders"),
        orders(1 - first, False, "theirs"),
        _panels.get((language, "arrivals", b.last_day, *waiting), lambda: arrivals_panel(b, spoken)),
        _panels.get((language, "supply", *left), lambda: supply_panel(b, spoken)),
        _panels.get((language, "losses", *lost), lambda: losses_panel(b, spoken)),
        _panels.get((language, "victory", b.goals, held), lambda: victory_panel(b, spoken)),
    ]


_panels: Parts[Panel] = Parts()


# ---- time --------------------------------------------------------------------------------------------------


def moment(b: Battle, language: str) -> str:
    """ "1 July, mid-day"."""
    return when(b.day, b.period, speech(language))


@cache
def when(day: int, period: int, spoken: Speech) -> str:
    return spoken.say("moment", day=spoken.say("day-of-july", day=day), period=PERIODS[period])


def time_panel(b: Battle, spoken: Speech) -> Panel:
    """A row for each day; the last one has no night (GB-5.2)."""
    rows = []
    for day in range(1, b.last_day + 1):
        periods = range(NIGHT) if day == b.last_day else range(NIGHT + 1)
        rows.append(
            Track([period_cell(b, day, period, spoken) for period in periods], spoken.say("day-of-july", day=day))
        )
    note = spoken.say("panel-time-note", number=(b.day - 1) * 4 + b.period + 1, all=b.last_day * 4 - 1)
    return Panel("time", when(b.day, b.period, spoken), note, rows)


def period_cell(b: Battle, day: int, period: int, spoken: Speech) -> Cell:
    text = spoken.say(f"short-{PERIODS[period]}")
    return time_cell(text, (day, period), (b.day, b.period), when(day, period, spoken), period == NIGHT)


# ---- orders ------------------------------------------------------------------------------------------------


def orders_panel(b: Battle, side: int, is_own: bool, identity: str, spoken: Speech) -> Panel:
    """Discs in the boxes, then blocks in hand and set aside."""
    title = spoken.say("panel-orders-own" if is_own else "panel-orders-of", side=SIDES[side])
    rows = csa_rows(b, spoken) if side == CSA else union_rows(b, spoken)
    reserve = spoken.say("panel-reserve", discs=b.reserve[side])
    note = reserve if side == CSA else spoken.say("panel-period-ends")
    return Panel(identity, title, note, [*rows, *block_rows(b, side, spoken)])


def csa_rows(b: Battle, spoken: Speech) -> list[Row]:
    return [
        Row(spoken.say("row-single"), discs("c", b.single, CSA_SINGLE), value=str(b.single)),
        Row(spoken.say("row-double"), discs("c", b.double, CSA_DOUBLE_FLOOR), value=str(b.double)),
    ]


def union_rows(b: Battle, spoken: Speech) -> list[Row]:
    """The box, and the handicap that changes its number (GB-R52)."""
    if not b.handicap:
        return [union_row(b, spoken)]
    text = spoken.say("row-handicap", side=SIDES[favoured(b.handicap)], number=abs(b.handicap))
    return [union_row(b, spoken), Row(text, clause="GB-R52")]


def union_row(b: Battle, spoken: Speech) -> Row:
    """The box empties from the right; Forced Pass discs lie at its end. The period ends when it is empty (GB-5.6)."""
    marks = discs("u", b.orders, union_box(b) - b.forced)
    marks += [Mark("disc-forced-pass") for _ in range(b.forced)]
    reserve = spoken.say("panel-reserve", discs=b.reserve[UNION])
    return Row(spoken.say("row-box"), marks, reserve, str(b.orders + b.forced))


def discs(look: Side, number: int, room: int) -> list[Mark]:
    """Discs, then the empty places of their box."""
    empty = max(0, room - number)
    return [Mark(f"{look}-disc", look) for _ in range(number)] + [Mark("disc-empty") for _ in range(empty)]


def block_rows(b: Battle, side: int, spoken: Speech) -> list[Row]:
    hand, aside = flags(b.hand, side, True), flags(b.aside, side, False)
    rows = [count_row(spoken.say("row-hand"), hand)]
    if aside:
        rows.append(count_row(spoken.say("row-aside"), aside))
    return rows


def flags(counts: list[int], side: int, playable: bool) -> list[Mark]:
    """Blocks as flags: one's own with their value (those in hand can be named), others without."""
    look = SIDE_CLASS[side]
    found = [Mark(f"{look}-standard-hidden", look) for _ in range(counts[side * 6 + UNKNOWN])]
    for value in range(2, 6):
        key = f"value:{value}" if playable else ""
        found += [Mark(f"{look}-standard", look, str(value), key) for _ in range(counts[side * 6 + value])]
    return found


# ---- what is to come, what is left, what is lost -----------------------------------------------------------


def arrivals_panel(b: Battle, spoken: Speech) -> Panel:
    """Groups still on the reinforcement sheet, in order of time (GB-6.1)."""
    rows = []
    for arrival in sorted(ARRIVALS, key=lambda group: (group.day, group.period)):
        waiting = [piece for piece in arrival.pieces if b.place[piece] == SHEET]
        in_time = (arrival.day, arrival.period) < (b.last_day, NIGHT)
        if waiting and in_time:
            marks = [piece_mark(piece) for piece in waiting]
            rows.append(Row(when(arrival.day, arrival.period, spoken), marks, road_of(arrival, spoken)))
    note = "" if rows else spoken.say("panel-arrivals-none")
    return Panel("arrivals", spoken.say("panel-arrivals"), note, rows)


def road_of(arrival: Arrival, spoken: Speech) -> str:
    """The entry box of a group, or the two a die decides between (GB-6.3)."""
    names = [spoken.heading(PLACE[box.replace(" ", "-")]) for box in dict.fromkeys(arrival.boxes)]
    return names[0] if len(names) == 1 else spoken.say("road-either", first=names[0], second=names[1])


def piece_mark(piece: int) -> Mark:
    return Mark(piece_symbol(piece), SIDE_CLASS[SIDE[piece]], key=f"piece:{PIECES[piece]}")


def supply_panel(b: Battle, spoken: Speech) -> Panel:
    """Sticks, markers and cubes left in the box."""
    left = (
        ("stick", b.sticks_left),
        ("disruption", DISRUPTION_MARKERS - b.disrupted.bit_count()),
        ("fire", FIRE_MARKERS - b.fired.bit_count()),
    )
    rows = [Row(spoken.say(f"row-{kind}"), [Mark(MARKERS.get(kind, kind))], value=str(number)) for kind, number in left]
    for side in (CSA, UNION):
        cubes = [
            Mark(cube_symbol(colour), SIDE_CLASS[side], str(b.supply[colour]))
            for colour in range(len(COLOURS))
            if COLOUR_SIDE[colour] == side
        ]
        rows.append(Row(spoken.say("row-cubes", side=SIDES[side]), cubes))
    return Panel("supply", spoken.say("panel-supply"), rows=rows)


def losses_panel(b: Battle, spoken: Speech) -> Panel:
    """Pieces out of the game."""
    rows = []
    for side in (CSA, UNION):
        gone = members(side, b.mask(side, LOST))
        rows.append(count_row(capital(spoken.sides[side]), [piece_mark(piece) for piece in gone]))
    return Panel("losses", spoken.say("panel-losses"), rows=rows)


def victory_panel(b: Battle, spoken: Speech) -> Panel:
    """Who holds the victory sectors (GB-25.1)."""
    rows = []
    for sector in range(N_SECTORS):
        if b.goals & BIT[sector]:
            holders = [side for side in (CSA, UNION) if b.mask(side, sector)]
            text = " / ".join(capital(spoken.sides[side]) for side in holders) or spoken.say("held-by-nobody")
            rows.append(Row(spoken.places[sector], text=text))
    return Panel("victory", spoken.say("panel-victory"), spoken.say("panel-victory-note"), rows)
