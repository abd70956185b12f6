"""The column beside the map: turns, the pool of markers, the Commands in play, charges, boxes, points, arrivals."""

from __future__ import annotations

from longroll.games.glory.components import CS, SIDES, US, members
from longroll.games.glory.lexicon import AWAY, ELIMINATED, LEFT, OFF, RECOVERED, RECOVERY, UNPLACED, WAITING, WITHDRAWN
from longroll.games.glory.rules.leadership import distance
from longroll.games.glory.rules.turn import FILL, Turn
from longroll.games.glory.rules.victory import holds, level_of, margin, points
from longroll.games.glory.state import NO_GROUP, Battle
from longroll.games.glory.table.names import called, clock, level_word, marker_name, short_name
from longroll.games.glory.table.overlays import assault_of, open_charges
from longroll.games.glory.table.setting import setting
from longroll.games.glory.table.sheet.places import tidy
from longroll.games.glory.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.handicap import favoured
from longroll.kit.panels import count_row, time_cell
from longroll.kit.parts import Parts
from longroll.kit.scene import Mark, Panel, PanelRow, Row, Track
from longroll.kit.speech import capital, signed
from longroll.kit.state import NOBODY

_panels: Parts[Panel] = Parts()
_tallies: Parts[list[Panel]] = Parts(room=2000)


def panels(b: Battle, seat: str | None, language: str) -> list[Panel]:
    """Every panel in the order of the column; the viewer's own side first where there is an order."""
    spoken = speech(language, b.board.name)
    here = setting(b, language)
    own_side = CS if seat == SIDES[CS] else US
    found = [_panels.get(("time", here, b.turn), lambda: time_panel(b, spoken)), kept_pool(b, here, spoken)]
    assault = assault_of(b)
    if assault is not None and open_charges(assault):
        found.append(charge_panel(b, spoken))
    if b.acting & ~(~0 << b.roster.n_leaders) and b.acting_units() & ~b.in_command:
        found.append(out_panel(b, spoken))
    return found + kept_tallies(b, own_side, here, spoken)


def kept_pool(b: Battle, here: int, spoken: Speech) -> Panel:
    """Who waits depends on the turn and on who is roused (GL-14.35.1)."""
    draws = (bytes(b.pool), b.turn, b.roused, b.kept, b.initiative, unfilled(b))
    played = (b.group, b.acting, b.acted, *takes_part(b)) if b.group != NO_GROUP else ()
    return _panels.get(("pool", here, *draws, *played), lambda: pool_panel(b, spoken))


def kept_tallies(b: Battle, own_side: int, here: int, spoken: Speech) -> list[Panel]:
    """Made once for all who are off the map and for the objectives that are held."""
    away = tuple([place if place >= OFF else 0 for place in (*b.at, *b.leader_at)])
    held = tuple([holds(b, number) for number in range(len(b.roster.objective_hex))])
    return _tallies.get((here, own_side, b.turn, away, held, b.handicap), lambda: tally_panels(b, own_side, spoken))


def tally_panels(b: Battle, own_side: int, spoken: Speech) -> list[Panel]:
    """Points, and who is not on the map."""
    found = [points_panel(b, own_side, spoken)]
    if any(b.in_box(unit) for unit in range(b.roster.n_units)):
        found.append(boxes_panel(b, own_side, spoken))
    if UNPLACED in b.at or UNPLACED in b.leader_at:
        found.append(deployment_panel(b, own_side, spoken))
    if WAITING in b.at or WAITING in b.leader_at or AWAY in b.at:
        found.append(arrivals_panel(b, spoken))
    found.append(losses_panel(b, own_side, spoken))
    return found


def unit_name(b: Battle, unit: int) -> str:
    return short_name(b.roster.names[unit])


def command_name(b: Battle, command: int) -> str:
    return called(b.roster.command_names[command])


def mark_of(b: Battle, unit: int) -> Mark:
    """A unit off the map: whoever may be placed is taken by its mark."""
    symbol = "artillery" if b.roster.is_gun[unit] else "cavalry" if b.roster.is_cavalry[unit] else "infantry"
    return Mark(symbol, SIDE_CLASS[b.roster.side[unit]], key=f"piece:{b.roster.ids[unit]}", name=unit_name(b, unit))


def leader_mark(b: Battle, leader: int) -> Mark:
    """The same of a leader."""
    side = SIDE_CLASS[b.roster.command_side[leader]]
    return Mark("standard", side, key=f"block:{b.roster.command_words[leader]}", name=command_name(b, leader))


def leaders_at(b: Battle, where: int) -> list[int]:
    return [leader for leader in range(b.roster.n_leaders) if b.leader_at[leader] == where]


# ---- time --------------------------------------------------------------------------------------------------------


def day_of(b: Battle, turn: int) -> str:
    """The day a turn belongs to: ``May2`` of ``May2-1600``, the battle itself where it lasts one day."""
    day, dash, _ = b.roster.turn_ids[turn].partition("-")
    return day if dash else b.roster.battle


def hour_of(b: Battle, turn: int, spoken: Speech) -> str:
    """A turn on the track: its hour, or the half of the night."""
    night = b.roster.night[turn]
    time = b.roster.times[turn]
    if night:
        return spoken.say("hour-night", half=night) if day_of(b, turn) != b.roster.battle else time
    return time


def moment(b: Battle, language: str) -> str:
    """ "13 December 1862, 12:45"."""
    spoken = speech(language, b.board.name)
    key = "moment-night" if b.roster.night[b.turn] else "moment"
    return spoken.say(key, day=spoken.say(f"day-{day_of(b, b.turn)}"), time=clock(b.roster.times[b.turn]))


def time_panel(b: Battle, spoken: Speech) -> Panel:
    """The turns of the day (of a short scenario all its turns)."""
    roster = b.roster
    first, last = roster.first_turn, roster.last_turn
    turns = [turn for turn in range(first, last + 1) if day_of(b, turn) == day_of(b, b.turn)]
    cells = [
        time_cell(hour_of(b, turn, spoken), turn, b.turn, turn_words(b, turn, spoken), roster.night[turn] > 0)
        for turn in turns
    ]
    note = spoken.say("panel-time-note", turn=b.turn - first + 1, turns=last - first + 1)
    rows: list[PanelRow] = [Track(cells)]
    night = b.night() > 0
    for flag, key, clause in (
        (b.fog(), "row-fog", "GL-15.3"),
        (night, "row-night", "GL-13.1"),
        (night and roster.refitted, "row-night-older", "GL-14.11.2"),
    ):
        if flag:
            rows.append(Row(text=spoken.say(key), clause=clause))
    return Panel("time", spoken.say(f"day-{day_of(b, b.turn)}"), note, rows)


def turn_words(b: Battle, turn: int, spoken: Speech) -> str:
    if b.roster.night[turn]:
        return spoken.say("turn-night")
    return spoken.say("turn-fog") if b.roster.fog[turn] else ""


# ---- markers -----------------------------------------------------------------------------------------------------


def pool_panel(b: Battle, spoken: Speech) -> Panel:
    """One square for each marker still to be drawn, with its chance as a fraction (GL-3.C.1); the marker in play."""
    roster = b.roster
    left = sum(b.pool)
    rows = [
        Row(
            marks=[Mark("am", SIDE_CLASS[roster.group_side[group]])] * b.pool[group],
            text=marker_name(roster.group_names[group]),
            value=spoken.say("row-chance", number=b.pool[group], all=left),
        )
        for group in range(roster.n_groups)
        if b.pool[group]
    ]
    for group, _, turn in roster.releases:
        if b.traits.waits(b, group):
            marker, time = marker_name(roster.group_names[group]), clock(roster.times[turn])
            rows.append(Row(text=spoken.say("row-waits", marker=marker, time=time), clause="GL-14.35.1"))
    if b.kept != NO_GROUP:
        rows.append(
            Row(text=spoken.say("row-opens", marker=marker_name(roster.group_names[b.kept])), clause="GL-3.A.2")
        )
    if b.group != NO_GROUP:
        rows.append(Row(text=in_play(b, spoken), clause="GL-4.24.1"))
    if b.initiative != NOBODY:
        rows.append(Row(text=spoken.say("row-initiative", side=SIDES[b.initiative]), clause="GL-5.23.1"))
    note = ""
    if left:
        union = round(100 * sum(b.pool[g] for g in range(roster.n_groups) if roster.group_side[g] == US) / left)
        note = spoken.say("panel-pool-note", union=union, confederate=100 - union)
    title = spoken.say("panel-pool-unfilled") if unfilled(b) else spoken.say("panel-pool", number=left)
    return Panel("pool", title, note, rows, columns=2)


def unfilled(b: Battle) -> bool:
    """Is the pool of this turn still to be filled (GL-3.B.1)?"""
    return any(isinstance(frame, Turn) and frame.step <= FILL for frame in b.frames)


def in_play(b: Battle, spoken: Speech) -> str:
    """The Commands of the marker in play: who has acted, who acts, who is to come."""
    roster = b.roster
    acted: list[str] = []
    acts: list[str] = []
    coming: list[str] = []
    for command in takes_part(b):
        name = command_name(b, command)
        (acts if b.acting >> command & 1 else acted if b.acted >> command & 1 else coming).append(name)
    parts = [spoken.say("row-in-play", marker=marker_name(roster.group_names[b.group]))]
    for key, names in (("row-acted", acted), ("row-acts", acts), ("row-to-come", coming)):
        if names:
            parts.append(spoken.say(key, names=spoken.listed(names), number=len(names)))
    return " ".join(parts)


def takes_part(b: Battle) -> list[int]:
    """The Commands of the marker in play that have units or a leader on the map, or units to come."""
    found = []
    for command in b.roster.commands_of[b.group]:
        here = any(b.at[unit] < OFF or b.at[unit] == WAITING for unit in members(b.units_of(command)))
        if here or (command < b.roster.n_leaders and b.leader_at[command] < OFF):
            found.append(command)
    return found


# ---- charges -----------------------------------------------------------------------------------------------------


def charge_panel(b: Battle, spoken: Speech) -> Panel:
    """Who charges which hex with what strength."""
    assault = assault_of(b)
    assert assault is not None
    rows = []
    for number in open_charges(assault):
        units = [unit for unit in assault.units_of(number) if b.at[unit] < OFF]
        hexes = assault.hexes_of(number)
        foes = [unit for place in hexes for unit in b.stack(place)]
        names = spoken.listed(unit_name(b, unit) for unit in units)
        against = spoken.listed(unit_name(b, unit) for unit in foes)
        ours = sum(b.strength(unit) for unit in units if assault.ready(b, unit))
        theirs = sum(b.strength(unit) for unit in foes if not b.roster.is_gun[unit])
        rows.append(
            Row(
                marks=[mark_of(b, unit) for unit in units],
                text=spoken.say("row-charge", units=names, against=against),
                value=f"{ours} : {theirs}",
                clause="GL-10.23.1",
            )
        )
    return Panel("charges", spoken.say("panel-charges"), rows=rows)


# ---- out of command ----------------------------------------------------------------------------------------------


def out_panel(b: Battle, spoken: Speech) -> Panel:
    """Units of the acting Commands that are Out of Command, with the sum: path against range (GL-5.13)."""
    roster = b.roster
    rows = []
    for unit in members(b.acting_units() & ~b.in_command):
        leader = b.command_of(unit)
        name = unit_name(b, unit)
        if leader >= roster.n_leaders:
            continue
        if b.leader_at[leader] >= OFF:
            rows.append(Row(text=spoken.say("row-no-leader", unit=name), clause="GL-5.13.1"))
            continue
        path = distance(b, unit)
        leader_name = command_name(b, leader)
        if b.failed >> leader & 1:
            rows.append(Row(text=spoken.say("row-failed", unit=name), clause="GL-4.25.5"))
            continue
        key = "row-out-path" if path >= 0 else "row-out-no-path"
        text = spoken.say(key, unit=name, leader=leader_name, range=roster.range[leader])
        rows.append(Row(text=text, value=str(path) if path >= 0 else "", clause="GL-5.13.1"))
    rows.append(Row(text=spoken.say("row-out-neighbour"), clause="GL-5.14.1"))
    rows.append(Row(text=spoken.say("row-out-may-not"), clause="GL-5.13.6"))
    return Panel("out-of-command", spoken.say("panel-out"), rows=rows)


# ---- victory -----------------------------------------------------------------------------------------------------


def objective_name(b: Battle, number: int, spoken: Speech) -> str:
    """What an objective is called."""
    place = b.board.codes[b.roster.objective_hex[number]]
    return tidy(b.roster.objective_place[number]).split(" (any")[0] or spoken.place(place)


def points_panel(b: Battle, own_side: int, spoken: Speech) -> Panel:
    """Points as the position stands, and what holds which objective."""
    roster = b.roster
    rows = [
        Row(capital(spoken.armies[side]), [Mark("standard", SIDE_CLASS[side])], value=str(points(b, side)))
        for side in (own_side, 1 - own_side)
    ]
    for number, place in enumerate(roster.objective_hex):
        side = roster.objective_side[number]
        held = holds(b, number)
        name = objective_name(b, number, spoken)
        key = "row-objective-held" if held else "row-objective"
        rows.append(
            Row(
                marks=[Mark("goal", SIDE_CLASS[side], key=f"objective:{b.board.codes[place]}:{SIDE_CLASS[side]}")],
                text=spoken.say(key, place=name),
                value=str(roster.objective_points[number]),
            )
        )
    if b.handicap:
        rows.append(handicap_row(b, spoken))
    difference = margin(b)
    words = spoken.words.term(level_word(roster.levels[level_of(b, difference)][1]))
    note = spoken.say("panel-points-note", margin=signed(difference), level=str(words))
    return Panel("points", spoken.say("panel-points"), note, rows)


def handicap_row(b: Battle, spoken: Speech) -> Row:
    """What is in the points of one side by agreement (GL-R62)."""
    mark = Mark("standard", SIDE_CLASS[favoured(b.handicap)])
    return Row(spoken.say("row-handicap"), [mark], value=signed(abs(b.handicap)), clause="GL-R62")


# ---- boxes, arrivals, losses -------------------------------------------------------------------------------------


def boxes_panel(b: Battle, own_side: int, spoken: Speech) -> Panel:
    """Units in the Withdrawn and Recovery boxes (GL-11.4, GL-11.6)."""
    rows = []
    for side in (own_side, 1 - own_side):
        for box, key, clause in (
            (WITHDRAWN, "row-withdrawn", "GL-11.41.1"),
            (RECOVERY, "row-recovery", "GL-11.61.1"),
            (RECOVERED, "row-recovered", "GL-11.64.2"),
        ):
            units = [unit for unit in members(b.roster.of_side[side]) if b.at[unit] == box]
            if units:
                names = spoken.listed(unit_name(b, unit) for unit in units)
                rows.append(
                    Row(
                        marks=[mark_of(b, unit) for unit in units[:6]], text=spoken.say(key, units=names), clause=clause
                    )
                )
    return Panel("boxes", spoken.say("panel-boxes"), rows=rows)


def arrivals_panel(b: Battle, spoken: Speech) -> Panel:
    """Reinforcements with the turn from which they may enter (GL-6.51)."""
    roster = b.roster
    rows = []
    for group, name in enumerate(roster.arrival_ids):
        units = [unit for unit in range(roster.n_units) if roster.arrival[unit] == group and b.at[unit] == WAITING]
        leaders = [leader for leader in leaders_at(b, WAITING) if roster.leader_arrival[leader] == group]
        if not units and not leaders:
            continue
        turn = roster.arrival_turn[group]
        side = roster.arrival_side[group]
        entries = spoken.listed(spoken.place(b.board.codes[place]) for place in roster.arrival_hexes[group][:2])
        when = spoken.say("row-due") if turn <= b.turn else arrival_hour(b, turn, spoken)
        commands = [*leaders, *(roster.command[unit] for unit in units)]
        names = spoken.listed(dict.fromkeys(command_name(b, command) for command in commands))
        text = spoken.say("row-arrival", units=names, number=len(units) + len(leaders), place=entries)
        marks = [Mark("am", SIDE_CLASS[side], key=f"arrival:{name}")]
        if turn <= b.turn:
            marks += [*(leader_mark(b, leader) for leader in leaders), *(mark_of(b, unit) for unit in units)]
        rows.append(Row(marks=marks, text=text, value=when))
    away = [unit for unit in range(roster.n_units) if b.at[unit] == AWAY]
    if away:
        names = spoken.listed(unit_name(b, unit) for unit in away)
        marks = [mark_of(b, unit) for unit in away[:6]]
        rows.append(Row(marks=marks, text=spoken.say("row-away", units=names), clause="GL-19.7"))
    return Panel("arrivals", spoken.say("panel-arrivals"), rows=rows)


def deployment_panel(b: Battle, own_side: int, spoken: Speech) -> Panel:
    """Units that are still to be set up (GL-19.3), and leaders (GL-5.11.1)."""
    rows = []
    for side in (own_side, 1 - own_side):
        units = [unit for unit in members(b.roster.of_side[side]) if b.at[unit] == UNPLACED]
        leaders = [leader for leader in leaders_at(b, UNPLACED) if b.roster.command_side[leader] == side]
        commands = dict.fromkeys([*leaders, *(b.roster.command[unit] for unit in units)])
        if commands:
            marks = [*(leader_mark(b, leader) for leader in leaders), *(mark_of(b, unit) for unit in units)]
            names = spoken.listed(command_name(b, command) for command in commands)
            rows.append(Row(marks=marks, text=names, clause="GL-19.3" if units else b.roster.posting_clause))
    return Panel("deployment", spoken.say("panel-deployment"), rows=rows)


def arrival_hour(b: Battle, turn: int, spoken: Speech) -> str:
    day = spoken.say(f"short-{day_of(b, turn)}") if day_of(b, turn) != b.roster.battle else ""
    time = b.roster.times[turn]
    return f"{day} {clock(time) if time else hour_of(b, turn, spoken)}".strip()


def losses_panel(b: Battle, own_side: int, spoken: Speech) -> Panel:
    """Units out of play for good."""
    rows = []
    for side in (own_side, 1 - own_side):
        gone = [unit for unit in members(b.roster.of_side[side]) if b.at[unit] == ELIMINATED]
        rows.append(count_row(capital(spoken.armies[side]), [mark_of(b, unit) for unit in gone], 10))
        if gone:
            rows.append(Row(text=spoken.listed(unit_name(b, unit) for unit in gone)))
        left = [unit for unit in members(b.roster.of_side[side]) if b.at[unit] == LEFT]
        if left:
            rows.append(Row(text=spoken.say("row-left", units=spoken.listed(unit_name(b, unit) for unit in left))))
    return Panel("losses", spoken.say("panel-losses"), rows=rows)
