"""The column beside the table while a pick-up battle is set up (MR-27): both armies as far as they are raised."""

from __future__ import annotations

from collections.abc import Iterable

from longroll.games.reason.components import ARTILLERY, CAVALRY, INFANTRY, KINDS, RATINGS, WAITING, officer_of
from longroll.games.reason.rules.armies import POINTS, spent
from longroll.games.reason.rules.pick_up_deployment import Deploying
from longroll.games.reason.state import Battle
from longroll.games.reason.table.naming import officer_names, unit_names
from longroll.games.reason.table.speech import SIDE_CLASS, Speech
from longroll.kit.parts import Parts
from longroll.kit.scene import Mark, Panel, Row
from longroll.kit.speech import capital, signed

BLOCKS = {INFANTRY: "foot-march", CAVALRY: "horse-march", ARTILLERY: "battery"}
"""How units of each arm look while they wait."""


def muster_panels(b: Battle, own_side: int, spoken: Speech) -> list[Panel]:
    """The two armies, the viewer's own first."""
    deploying = isinstance(b.frames[-1], Deploying)
    looks = (spoken.serial, bytes(b.formation), bytes(b.rating), tuple(b.mod), deploying)

    def army(side: int) -> Panel:
        return _armies.get((side, *looks), lambda: muster_panel(b, side, spoken))

    return [army(own_side), army(1 - own_side)]


_armies: Parts[Panel] = Parts(room=2_000)


def muster_panel(b: Battle, side: int, spoken: Speech) -> Panel:
    roster = b.roster
    colour = SIDE_CLASS[side]
    names = officer_names(roster.officer_names, spoken.language)
    rating = spoken.say(f"rating-{RATINGS[b.rating[side]]}")
    chief = spoken.say("row-muster-commander", officer=names[side], rating=rating)
    rows = [Row(marks=[officer_mark(b, side, spoken)], text=chief, clause="MR-27.1")]
    for force in roster.forces_of[side]:
        officer = officer_of(force)
        text = spoken.say(
            "row-muster-force",
            officer=names[officer],
            mod=signed(b.mod[officer]),
            units=units_words(b, roster.units_of[force], spoken),
        )
        rows.append(Row(marks=[officer_mark(b, officer, spoken)], text=text, clause="MR-27.3"))
        rows += waiting_row(b, roster.units_of[force], spoken)
    if roster.army_guns[side]:
        text = spoken.say("row-army-guns", units=units_words(b, roster.army_guns[side], spoken))
        rows.append(Row(marks=[Mark("battery", colour)], text=text, clause="MR-3.8"))
        rows += waiting_row(b, roster.army_guns[side], spoken)
    waiting = sum(b.formation[unit] == WAITING for unit in roster.of_side[side])
    if waiting:
        rows.append(Row(text=spoken.say("row-muster-waiting", number=waiting), clause="MR-27.5"))
    note = spoken.say("panel-muster-note", spent=spent(roster, side), points=POINTS[b.rating[side]])
    title = spoken.say("panel-muster", side=capital(spoken.army(side)))
    return Panel(f"muster-{colour}", title, note, rows)


def waiting_row(b: Battle, units: tuple[int, ...], spoken: Speech) -> list[Row]:
    """Those of a Force that have no place yet, when armies deploy: taken from here they are put on the table."""
    marks = waiting_marks(b, units, spoken) if isinstance(b.frames[-1], Deploying) else []
    return [Row(marks=marks)] if marks else []


def officer_mark(b: Battle, officer: int, spoken: Speech) -> Mark:
    """An officer; one who is not on the table is taken from here."""
    roster = b.roster
    chief = roster.officer_force[officer] < 0
    return Mark(
        "commander" if chief else "standard",
        SIDE_CLASS[roster.officer_side[officer]],
        "" if chief else signed(b.mod[officer]),
        f"block:{roster.officer_words[officer]}",
        officer_names(roster.officer_names, spoken.language)[officer],
    )


def waiting_marks(b: Battle, units: Iterable[int], spoken: Speech) -> list[Mark]:
    """Units that are not on the table, as blocks."""
    roster = b.roster
    names = unit_names(roster.names, spoken.language)
    return [
        Mark(
            BLOCKS[roster.cls[unit]],
            SIDE_CLASS[roster.side[unit]],
            str(roster.start_sp[unit]) if roster.cls[unit] != ARTILLERY else "",
            f"piece:{roster.ids[unit]}",
            names[unit],
        )
        for unit in units
        if b.formation[unit] == WAITING
    ]


def units_words(b: Battle, units: tuple[int, ...], spoken: Speech) -> str:
    """Units of a Force, those that are alike together: "4 × regular infantry (6 SP), 1 × heavy artillery (2 SP)"."""
    roster = b.roster
    counted: dict[tuple[int, int, bool], int] = {}
    for unit in units:
        key = (roster.kind[unit], roster.start_sp[unit], roster.unit_data[unit].oblique)
        counted[key] = counted.get(key, 0) + 1
    found = []
    for (kind, sp, oblique), number in counted.items():
        named = spoken.words.term(KINDS[kind])
        key_word = "muster-units-oblique" if oblique else "muster-units"
        found.append(spoken.say(key_word, number=number, kind=named, sp=sp))
    return ", ".join(found)
