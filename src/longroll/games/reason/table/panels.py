"""The column beside the table: turn, pulse and step; command dice; armies; objectives; Forces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial

from longroll.games.reason.components import (
    ACTIVE,
    ATTACK,
    INACTIVE,
    NO_STATUS,
    RATINGS,
    SEATS,
    STATUSES,
    WAITING,
    officer_of,
)
from longroll.games.reason.lexicon import GIVE
from longroll.games.reason.odds.chances import another_turn, pulse_chance
from longroll.games.reason.odds.command import morale_odds, next_turn
from longroll.games.reason.rules import reinforcements
from longroll.games.reason.rules.artillery import Artillery
from longroll.games.reason.rules.combat import Combats
from longroll.games.reason.rules.control import Control, Orders, column, order_terms, status_for, takes_reins
from longroll.games.reason.rules.morale import is_shaken, is_spent
from longroll.games.reason.rules.movement import Movement
from longroll.games.reason.rules.musketry import Musketry
from longroll.games.reason.rules.muster import mustering
from longroll.games.reason.rules.recovery import Recovery
from longroll.games.reason.rules.reinforcements import Arrivals
from longroll.games.reason.rules.victory import points
from longroll.games.reason.state import Battle
from longroll.games.reason.table.looks import places, uncommanded
from longroll.games.reason.table.muster_panel import muster_panels, officer_mark, waiting_marks
from longroll.games.reason.table.naming import officer_names, unit_names
from longroll.games.reason.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.handicap import given
from longroll.kit.notation import verb_in
from longroll.kit.parts import Parts
from longroll.kit.scene import (
    Cell,
    Chances,
    Mark,
    Panel,
    PanelRow,
    Pattern,
    Progress,
    Prospect,
    Row,
    Share,
    Track,
)
from longroll.kit.speech import capital, signed
from longroll.kit.state import NOBODY

LAST_PULSE = 4
"""A turn has no more (MR-7.6)."""
MORE_TURNS = 3
"""A day may last so many turns beyond its Basic Length (MR-24.10)."""
PATTERNS: dict[int, Pattern] = {INACTIVE: "open", ACTIVE: "hatched", ATTACK: "solid"}


def panels(b: Battle, seat: str | None, language: str) -> list[Panel]:
    """Every panel in the order of the column; the viewer's own side first where there is an order."""
    spoken = speech(language, b.roster)
    own_side = SEATS.index(seat) if seat in SEATS else b.phasing if b.phasing != NOBODY else 0
    if mustering(b):
        return muster_panels(b, own_side, spoken)
    serial, units, out = spoken.serial, bytes(b.formation), uncommanded(b, spoken)
    ratings, mods, strengths, losses = bytes(b.rating), tuple(b.mod), tuple(b.sp), tuple(b.losses)

    def forces(side: int) -> Panel:
        depends = (serial, "forces", side, units, strengths, bytes(b.status), mods, ratings, out)
        return _panels.get(depends, lambda: forces_panel(b, side, spoken))

    step = step_now(b)
    time = (b.turn, b.pulse, step, b.phasing, b.initiative)
    armies = (own_side, units, strengths, losses, ratings, b.handicap)
    held = (own_side, tuple(b.holders), losses, bytes(b.officers_lost), b.handicap)
    found = [
        _panels.get((serial, "time", *time), lambda: time_panel(b, step, spoken)),
        generals(b, own_side, spoken),
        _panels.get((serial, "armies", *armies), lambda: armies_panel(b, own_side, spoken)),
        _panels.get((serial, "objectives", *held), lambda: objectives_panel(b, own_side, spoken)),
        forces(own_side),
        forces(1 - own_side),
    ]
    now = arriving(b, spoken)
    if now or WAITING in units:
        found.append(_panels.get((serial, "arrivals", units, tuple(now)), lambda: arrivals_panel(b, now, spoken)))
    return found


_panels: Parts[Panel] = Parts()


def generals(b: Battle, side: int, spoken: Speech) -> Panel:
    """The panel of command: by where the officers of a side are, what they were given, what their Forces may become."""
    giving = b.mover == side and isinstance(b.frames[-1], Orders) and any(verb_in(code, GIVE) for code in b.codes)
    statuses = columns(b, side, spoken)
    officers = (places(b.officers), bytes(b.whereabouts), tuple(b.mod), tuple(b.exceptional))
    forces = (bytes(b.formation), bytes(b.status), bytes(b.dice_given), tuple(statuses.items()))
    depends = (spoken.serial, "command", side, giving, b.pools[side], officers, forces)
    return _panels.get(depends, lambda: command_panel(b, side, statuses, giving, spoken))


# ---- time --------------------------------------------------------------------------------------------------------


def moment(b: Battle, language: str) -> str:
    """ "Turn 4, pulse 2"."""
    spoken = speech(language, b.roster)
    if mustering(b):
        return spoken.say("moment-muster")
    if not b.pulse:
        return spoken.say("moment-turn", turn=b.turn)
    return spoken.say("moment", turn=b.turn, pulse=b.pulse)


STEPS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("musketry", (Musketry,)),
    ("guns", (Artillery,)),
    ("control", (Orders, Control)),
    ("move", (Movement, Recovery)),
    ("fight", (Combats,)),
)
"""The steps of a pulse, and the procedures they are played by."""


def step_now(b: Battle) -> str:
    """Which of the steps of a pulse is being played; nothing between them."""
    if not b.pulse:
        return ""
    found = (step for frame in reversed(b.frames) for step, kinds in STEPS if isinstance(frame, kinds))
    return next(found, "")


def time_panel(b: Battle, now: str, spoken: Speech) -> Panel:
    """Turns up to the end of the day, pulses with the chance of each, the step of this one that is played ``now``."""
    length = b.roster.length
    first = min(b.turn, b.roster.start_turn)
    turns = [
        Cell(
            str(turn),
            "now" if turn == b.turn else "past" if turn < b.turn else "next" if turn <= length else "dim",
            turn_words(turn, length, spoken),
        )
        for turn in range(first, length + MORE_TURNS + 1)
    ]
    rows: list[PanelRow] = [Track(turns), Track([pulse_cell(b, number, spoken) for number in range(1, LAST_PULSE + 1)])]
    if now:
        step = spoken.say(f"step-{now}")
        if b.phasing == NOBODY:
            rows.append(Row(text=step, clause="MR-6.2"))
        else:
            rows.append(Row(text=spoken.say("step-of", step=step, side=spoken.army(b.phasing)), clause="MR-6.4"))
    if b.initiative != NOBODY and b.pulse:
        rows.append(Row(text=spoken.say("row-initiative", side=spoken.army(b.initiative)), clause="MR-7.11"))
    if b.turn >= length:
        chance = round(100 * next_turn(b))
        rows.append(Row(text=spoken.say("row-nightfall", chance=100 - chance), clause="MR-24.10"))
    return Panel("time", capital(moment(b, spoken.language)), spoken.say("panel-time-note", length=length), rows)


def turn_words(turn: int, length: int, spoken: Speech) -> str:
    if turn < length:
        return ""
    return spoken.say("turn-may-end", chance=round(100 - 100 * another_turn(turn, length)))


def pulse_cell(b: Battle, number: int, spoken: Speech) -> Cell:
    """A pulse: past, now, or the chance that it comes."""
    if number < b.pulse:
        return Cell(str(number), "past")
    if number == b.pulse:
        return Cell(str(number), "now")
    chance = 1.0
    for pulse in range(b.pulse + 1, number + 1):
        chance *= pulse_chance(pulse)
    if number <= 1:
        return Cell(str(number), "next")
    note = spoken.say("pulse-chance", chance=f"{100 * chance:.0f}")
    return Cell(str(number), "dim", spoken.say("pulse-words", number=number), note=note)


# ---- command dice (MR-7, MR-11) ----------------------------------------------------------------------------------


@cache
def control_shares(dice: int, mod: int, again: bool, statuses: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each status of a column, best two dice, the highest status wanted. An exceptional officer has a die
    rolled again only where his Force would be Inactive: nobody risks an Active Force (MR-11.7 to MR-11.10)."""

    def best(rolled: tuple[int, ...]) -> int:
        return max(statuses.index(status_for(x + y + mod, statuses)) for x, y in combinations(rolled, 2))

    def after(rolled: tuple[int, ...]) -> list[float]:
        here = best(rolled)
        if not again or here:
            return [float(n == here) for n in range(len(statuses))]
        options: list[list[float]] = []
        for n in range(dice):
            share = [0.0] * len(statuses)
            for face in range(1, 7):
                share[best((*rolled[:n], face, *rolled[n + 1 :]))] += 1 / 6
            options.append(share)
        return min(options, key=lambda share: (round(share[0], 9), -share[-1]))

    total = [0.0] * len(statuses)
    for rolled in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice)
        for face in set(rolled):
            ways //= factorial(rolled.count(face))
        for n, chance in enumerate(after(rolled)):
            total[n] += ways * chance
    return tuple(chance / 6**dice for chance in total)


def tenths(chances: Sequence[float]) -> list[float]:
    """Percentages with one decimal that add up to 100."""
    exact = [1000 * chance for chance in chances]
    found = [int(share) for share in exact]
    by_rest = sorted(range(len(exact)), key=lambda n: (found[n] - exact[n], n))
    for n in by_rest[: 1000 - sum(found)]:
        found[n] += 1
    return [share / 10 for share in found]


Columns = dict[int, tuple[int, ...]]
"""By Force: the statuses it may get."""

_columns: Parts[Columns] = Parts(room=2_000)


def columns(b: Battle, side: int, spoken: Speech) -> Columns:
    """The column of each Force of a side whose general is there to be tested: the enemy may be near it (MR-11.10)."""
    depends = (spoken.serial, side, bytes(b.formation), places(b.shapes), bytes(b.roused), bytes(b.whereabouts))
    return _columns.get(
        depends,
        lambda: {
            force: column(b, force)
            for force in b.roster.forces_of[side]
            if b.living(force) and b.officer_present(officer_of(force))
        },
    )


def command_panel(b: Battle, side: int, statuses: Columns, giving: bool, spoken: Speech) -> Panel:
    """For each general of a side: how far he is, how many dice he may get, and the chance of each status for them.
    ``giving``: they may be given to him now."""
    rows: list[PanelRow] = [general_row(b, force, column_now, spoken) for force, column_now in statuses.items()]
    rows.append(Row(text=spoken.say("row-dice-wanted"), clause="MR-11.9"))
    note = spoken.say("panel-command-note", pool=b.pools[side])
    return Panel("command", spoken.say("panel-command"), note, rows, token=giving)


def general_row(b: Battle, force: int, statuses: tuple[int, ...], spoken: Speech) -> Prospect:
    roster = b.roster
    officer = officer_of(force)
    side = roster.force_side[force]
    most, cost = order_terms(b, officer) if b.officer_present(side) else (0, 0)
    again = b.exceptional[officer]
    tested = (statuses, b.mod[officer], again, b.dice_given[force], most, b.status[force])
    ways = _ways.get((spoken.language, *tested), lambda: dice_ways(*tested, spoken))
    parts = []
    if takes_reins(b, force):
        parts.append(spoken.say("general-reins"))
    elif b.officer_present(side):
        parts.append(spoken.say("general-distance", distance=f"{b.officers_gap(side, officer):.1f}"))
    parts.append(signed(b.mod[officer]))
    if again:
        parts.append(spoken.say("general-again"))
    if cost > 1:
        parts.append(spoken.say("general-cost", cost=cost))
    if ATTACK not in statuses:
        parts.append(spoken.say("general-far"))
    name = officer_names(roster.officer_names, spoken.language)[officer]
    key = f"block:{roster.officer_words[officer]}"
    return Prospect(name, ways, ", ".join(parts), SIDE_CLASS[side], key)


_ways: Parts[list[Chances]] = Parts()


def dice_ways(
    statuses: tuple[int, ...], mod: int, again: bool, given: int, most: int, status: int, spoken: Speech
) -> list[Chances]:
    """The chances of a general's test for each number of dice, of which he has been ``given`` some."""
    found = []
    for dice in range(max(3, most + 1)):
        state: Progress = "now" if dice == given else "next" if dice <= most else "dim"
        percents = tenths(control_shares(2 + dice, mod, again, statuses))
        found.append(Chances(str(dice), state, status_shares(status, statuses, percents, spoken)))
    return found


def status_shares(now: int, statuses: tuple[int, ...], percents: list[float], spoken: Speech) -> list[Share]:
    """Every status with its chance, also one that the column does not have."""
    by_status = dict(zip(statuses, percents, strict=True))
    return [
        Share(
            spoken.say(f"status-{STATUSES[status]}"),
            by_status.get(status, 0.0),
            PATTERNS[status],
            now == status,
        )
        for status in (INACTIVE, ACTIVE, ATTACK)
    ]


# ---- armies ------------------------------------------------------------------------------------------------------


def armies_panel(b: Battle, own_side: int, spoken: Speech) -> Panel:
    """Losses against the morale test point, and what a test would do (MR-24)."""
    rows = []
    for side in (own_side, 1 - own_side):
        roster = b.roster
        name = capital(spoken.army(side))
        sp = sum(b.sp[unit] for unit in b.present[side])
        text = spoken.say("row-army", side=name, units=len(b.present[side]), sp=sp)
        value = f"{spoken.plain(b.losses[side] / 2)} / {roster.mtp[side]}"
        rows.append(Row(text=text, value=value, clause="MR-24.2"))
        if given(b.handicap, side):
            rows.append(Row(text=spoken.say("row-handicap", number=given(b.handicap, side)), clause="MR-R39"))
        if is_spent(b, side):
            rows.append(Row(text=spoken.say("row-army-spent"), clause="MR-24.6"))
        elif is_shaken(b, side):
            chance = round(100 * morale_odds(b, side))
            rows.append(Row(text=spoken.say("row-army-test", chance=chance), clause="MR-24.5"))
    return Panel("armies", spoken.say("panel-armies"), spoken.say("panel-armies-note"), rows)


# ---- objectives --------------------------------------------------------------------------------------------------


def objectives_panel(b: Battle, own_side: int, spoken: Speech) -> Panel:
    """Objectives with who holds them, and the points of both sides (MR-25)."""
    rows = []
    for number, objective in enumerate(b.roster.objectives):
        holder = b.holders[number]
        mark = Mark("goal", SIDE_CLASS[holder]) if holder != NOBODY else Mark("goal-open")
        value = f"{objective.vp[own_side]} : {objective.vp[1 - own_side]}"
        rows.append(Row(marks=[mark], text=spoken.objective(objective.name), value=value))
    ours, theirs = points(b, own_side), points(b, 1 - own_side)
    note = spoken.say("panel-objectives-note", ours=ours, theirs=theirs)
    return Panel("objectives", spoken.say("panel-objectives"), note, rows)


# ---- Forces ------------------------------------------------------------------------------------------------------


def forces_panel(b: Battle, side: int, spoken: Speech) -> Panel:
    """Every Force of a side: its officer, its status, what is left of it, who is out of command."""
    roster = b.roster
    names = unit_names(roster.names, spoken.language)
    astray = uncommanded(b, spoken)
    rows = []
    for force in roster.forces_of[side]:
        units = b.living(force)
        if not units:
            continue
        officer = officer_of(force)
        marks = [Mark("standard", SIDE_CLASS[side], signed(b.mod[officer]))]
        if b.status[force] != NO_STATUS:
            marks.append(Mark(f"status-{STATUSES[b.status[force]]}"))
        out = [names[unit] for unit in units if unit in astray]
        text = str(spoken.name("force", roster.force_ids[force], False))
        if out:
            text = spoken.say("row-force-out", force=text, units=spoken.listed(out))
        sp = sum(b.sp[unit] for unit in units)
        start = sum(roster.start_sp[unit] for unit in roster.units_of[force])
        rows.append(Row(marks=marks, text=text, value=f"{sp}/{start}"))
    guns = [unit for unit in roster.army_guns[side] if b.on_table(unit)]
    if guns:
        rows.append(
            Row(
                marks=[Mark("battery", SIDE_CLASS[side])],
                text=spoken.say(
                    "row-army-guns",
                    units=spoken.listed(names[unit] for unit in guns),
                ),
                clause="MR-3.8",
            )
        )
    rating = spoken.say(f"rating-{RATINGS[b.rating[side]]}")
    chief = officer_names(roster.officer_names, spoken.language)[side]
    note = spoken.say("panel-forces-note", commander=chief, rating=rating)
    return Panel(f"forces-{SIDE_CLASS[side]}", capital(spoken.army(side)), note, rows)


def arriving(b: Battle, spoken: Speech) -> list[Mark]:
    """Those that may enter now: taken from here they are put on their edge, their officer beside them."""
    frame = b.frames[-1] if b.frames else None
    if not isinstance(frame, Arrivals):
        return []
    officer = frame.officer(b)
    if officer >= 0:
        return [officer_mark(b, officer, spoken)]
    return waiting_marks(b, reinforcements.waiting(b, frame.side), spoken)


def arrivals_panel(b: Battle, now: list[Mark], spoken: Speech) -> Panel:
    """Forces that are still to come (MR-26.4), and those who may enter now."""
    roster = b.roster
    rows = []
    for force in range(roster.n_forces):
        waiting = [unit for unit in roster.units_of[force] if b.formation[unit] == WAITING]
        if waiting:
            text = spoken.say(
                "row-arrival",
                force=spoken.name("force", roster.force_ids[force], False),
                number=len(waiting),
            )
            value = spoken.say("row-arrival-turn", turn=roster.arrival_turn[force])
            marks = [Mark("standard", SIDE_CLASS[roster.force_side[force]])]
            rows.append(Row(marks=marks, text=text, value=value, clause="MR-26.4"))
    if now:
        rows.append(Row(marks=now))
    return Panel("arrivals", spoken.say("panel-arrivals"), rows=rows)


__all__ = ["control_shares", "moment", "panels", "step_now", "tenths"]
