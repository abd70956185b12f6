"""What an answer would mean, to be shown where it leads: a fight, the border crossed, the room there, steps.

Made for every answer at every act, so nothing here is worked out.
"""

from __future__ import annotations

from typing import NamedTuple

from longroll.games.gettysburg.board import N_SECTORS, PLACES
from longroll.games.gettysburg.components import SECTOR_LIMIT
from longroll.games.gettysburg.lexicon import DISC, DONE, DOUBLE, ENTER, FIGHT, FIRE, MOVE, RESOLVE, RIDE
from longroll.games.gettysburg.rules.movement import Move, border, border_limit
from longroll.games.gettysburg.rules.reinforcements import ASSAULT_LIMIT, entered
from longroll.games.gettysburg.state import Battle, places_in
from longroll.games.gettysburg.table.speech import Speech
from longroll.kit.notation import VERB_MASK, a_of, b_of, c_of


class Meaning(NamedTuple):
    """As in ``Choice``."""

    fight: bool = False
    cost: str = ""
    way: str = ""
    room: int = 0
    note: str = ""


NOTHING = Meaning()
MEANT = (MOVE, RIDE, ENTER, FIRE, RESOLVE, DISC, DOUBLE)


def meaning(b: Battle, code: int, spoken: Speech) -> Meaning:
    verb = code & VERB_MASK
    if code in (DONE, FIGHT):
        return Meaning(fight=bool(b.contested) and b.joint < 0)
    if verb not in MEANT:
        return NOTHING
    if verb == MOVE:
        return crossing(b, b.place[a_of(code)], b_of(code))
    if verb == RIDE:
        return ride(b, code, spoken)
    if verb == ENTER:
        return entry(b, a_of(code))
    if verb == FIRE:
        sectors = b.ground.map.distance[b.place[a_of(code)]][b_of(code)]
        return Meaning(note=spoken.say("meaning-distance", sectors=sectors))
    if verb == RESOLVE:
        return Meaning(fight=True)
    place = a_of(code)
    return Meaning(note=spoken.say("meaning-disc", value=b.block[place], room=b.block[place] - b.discs[place]))


def crossed(b: Battle, start: int, to: int) -> int:
    """How many have crossed a border in the order that is being carried out."""
    top = b.frames[-1]
    return top.crossed.count(border(start, to)) if isinstance(top, Move) else 0


def crossing(b: Battle, start: int, to: int) -> Meaning:
    """One border: two may cross, four on a road to a sector without enemies (GB-12.5, GB-12.6)."""
    room = border_limit(b, b.mover, start, to) - crossed(b, start, to)
    return Meaning(bool(b.mask(1 - b.mover, to)), "", f"place:{PLACES[start]}", room)


def ride(b: Battle, code: int, spoken: Speech) -> Meaning:
    """Cavalry goes on through a sector."""
    via, to = b_of(code), c_of(code)
    last = crossing(b, via, to)
    return last._replace(cost="2", note=spoken.say("meaning-through", sector=PLACES[via]))


def entry(b: Battle, piece: int) -> Meaning:
    """Out of a box: two a turn into a sector the enemy holds, else as many as there is room for (GB-6.9)."""
    box = b.place[piece]
    sector = b.ground.box_sector[box]
    hostile = bool(b.mask(1 - b.mover, sector))
    room = SECTOR_LIMIT - b.count(b.mover, sector)
    return Meaning(hostile, "", f"place:{PLACES[box]}", min(room, ASSAULT_LIMIT - entered(b, box)) if hostile else room)


def contested(b: Battle) -> list[int]:
    return [sector for sector in places_in(b.contested) if sector < N_SECTORS]
