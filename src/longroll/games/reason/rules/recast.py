"""A pick-up battle whose roster grows while it is set up (MR-27)."""

from __future__ import annotations

from longroll.games.reason.components import GARRISON, Roster
from longroll.games.reason.data.materials import MusterData
from longroll.games.reason.rules.armies import roster_of
from longroll.games.reason.state import Battle


def muster_of(roster: Roster) -> MusterData:
    muster = roster.data.muster
    assert muster is not None
    return muster


def recast(b: Battle, muster: MusterData) -> None:
    """The battle with another roster; who stands on the table already stays where he is."""
    roster = roster_of(muster)
    fresh = Battle(b.field, roster)
    for unit, name in enumerate(b.roster.ids):
        if name in roster.unit and b.on_table(unit):
            if b.formation[unit] == GARRISON:
                fresh.garrison(roster.unit[name], b.sector[unit])
            else:
                fresh.put_rect(roster.unit[name], b.shapes[unit], b.formation[unit])
    for officer, name in enumerate(b.roster.officer_words):
        if name in roster.officer and b.officer_present(officer):
            base = b.officers[officer]
            fresh.put_officer(roster.officer[name], base.cx, base.cy)
    b.roster = roster
    b.shapes = fresh.shapes
    b.formation = fresh.formation
    b.sector = fresh.sector
    b.sp = fresh.sp
    b.flags = fresh.flags
    b.fired_at = fresh.fired_at
    b.present = fresh.present
    b.control_shapes = fresh.control_shapes
    b.control_formations = fresh.control_formations
    b.status = fresh.status
    b.dice_given = fresh.dice_given
    b.roused = fresh.roused
    b.officers = fresh.officers
    b.whereabouts = fresh.whereabouts
    b.officer_flags = fresh.officer_flags
    b.rating = fresh.rating
    b.mod = fresh.mod
    b.exceptional = fresh.exceptional
    b.v = fresh.v
    b.officers_lost = fresh.officers_lost
    b.turn = fresh.turn
