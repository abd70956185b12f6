"""The column beside the table while a pick-up battle is set up (MR-27): both armies as far as they are raised."""

from __future__ import annotations

from longroll.games.reason.components import KINDS, RATINGS, WAITING, officer_of
from longroll.games.reason.rules.armies import POINTS, spent
from longroll.games.reason.state import Battle
from longroll.games.reason.table.naming import officer_names
from longroll.games.reason.table.speech import SIDE_CLASS, Speech
from longroll.kit.scene import Mark, Panel, Row
from longroll.kit.speech import capital, signed


def muster_panels(b: Battle, own_side: int, spoken: Speech) -> list[Panel]:
    """The two armies, the viewer's own first."""
    return [muster_panel(b, side, spoken) for side in (own_side, 1 - own_side)]


def muster_panel(b: Battle, side: int, spoken: Speech) -> Panel:
    roster = b.roster
    colour = SIDE_CLASS[side]
    names = officer_names(roster.officer_names, spoken.language)
    rating = spoken.say(f"rating-{RATINGS[b.rating[side]]}")
    chief = spoken.say("row-muster-commander", officer=names[side], rating=rating)
    rows = [Row(marks=[Mark("commander", colour)], text=chief, clause="MR-27.1")]
    for force in roster.forces_of[side]:
        officer = officer_of(force)
        text = spoken.say(
            "row-muster-force",
            officer=names[officer],
            mod=signed(b.mod[officer]),
            units=units_words(b, roster.units_of[force], spoken),
        )
        rows.append(Row(marks=[Mark("standard", colour, signed(b.mod[officer]))], text=text, clause="MR-27.3"))
    if roster.army_guns[side]:
        text = spoken.say("row-army-guns", units=units_words(b, roster.army_guns[side], spoken))
        rows.append(Row(marks=[Mark("battery", colour)], text=text, clause="MR-3.8"))
    waiting = sum(b.formation[unit] == WAITING for unit in roster.of_side[side])
    if waiting:
        rows.append(Row(text=spoken.say("row-muster-waiting", number=waiting), clause="MR-27.5"))
    note = spoken.say("panel-muster-note", spent=spent(roster, side), points=POINTS[b.rating[side]])
    title = spoken.say("panel-muster", side=capital(spoken.army(side)))
    return Panel(f"muster-{colour}", title, note, rows)


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
