"""What must and may still be done in a decision, and the circumstances its prompt speaks of."""

from __future__ import annotations

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.components import COLOUR, PIECES
from longroll.games.gettysburg.lexicon import D_AFTER, ENTER, MOVE, RETREAT, RIDE, THROUGH
from longroll.games.gettysburg.odds import prospects
from longroll.games.gettysburg.rules.combat import Combat, Combats
from longroll.games.gettysburg.rules.damage import Leaving
from longroll.games.gettysburg.rules.movement import Excess, Move
from longroll.games.gettysburg.rules.retreat import Retreat
from longroll.games.gettysburg.rules.turn import Turn
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.meaning import contested
from longroll.games.gettysburg.table.speech import Speech
from longroll.kit.notation import a_of, b_of, c_of, verb_in
from longroll.kit.scene import Duty
from longroll.kit.speech import capital

Facts = dict[str, str | int]

# ---- what a prompt speaks of -------------------------------------------------------------------------------


def circumstances(b: Battle, spoken: Speech) -> Facts:
    """What the situation of a decision is, besides its subject."""
    top = b.frames[-1]
    if isinstance(top, Turn):
        bound = "joint" if b.joint >= 0 else "crowded" if b.crowded >= 0 else "free"
        sector = b.joint if b.joint >= 0 else b.crowded
        where = PLACES[sector] if sector >= 0 else ""
        return {
            "single": b.single,
            "double": b.double,
            "orders": b.orders,
            "forced": b.forced,
            "bound": bound,
            "sector": where,
        }
    if isinstance(top, Move):
        going = {a_of(code) for code in b.codes if verb_in(code, MOVE, RIDE)}
        return {"left": len(going)}
    if isinstance(top, Combats):
        return {"sectors": spoken.listed(spoken.places[sector] for sector in contested(b))}
    if isinstance(top, Retreat):
        return {"number": len(top.pieces)}
    if isinstance(top, Leaving):
        return {"cubes": pool(b, top.piece)}
    if isinstance(top, Combat):
        piece, _ = top.next_defender(b)
        return {"cubes": pool(b, piece) if piece >= 0 else 0}
    return {}


def pool(b: Battle, piece: int) -> int:
    """Cubes that lie for pieces of its colour where it stands."""
    return b.cubes[b.place[piece] * 6 + COLOUR[piece]] if COLOUR[piece] >= 0 else 0


# ---- duties ------------------------------------------------------------------------------------------------


def duties(b: Battle, spoken: Speech) -> tuple[str, list[Duty]]:
    """Their heading, and what must be done before what may."""
    top = b.frames[-1]
    found: list[Duty] = []
    if isinstance(top, Combats):
        found = fights(b, spoken)
    elif isinstance(top, Retreat):
        found = retreats(b, top.pieces, spoken)
    elif isinstance(top, Excess):
        found = [thinning(b, top.sector, spoken)]
    elif isinstance(top, Turn | Move):
        found = bound(b, top, spoken)
    return (spoken.say("duties-still"), found) if found else ("", [])


def fights(b: Battle, spoken: Speech) -> list[Duty]:
    """Combats to be fought, each with its chance (GB-15.2)."""
    side = b.mover
    found = []
    for sector in contested(b):
        against = spoken.say("duty-against", ours=b.count(side, sector), theirs=b.count(1 - side, sector))
        value = chance_of(b, sector)
        code = PLACES[sector]
        text = spoken.say("duty-fight", sector=code)
        found.append(Duty(f"place:{code}", text, True, against, value, "GB-15.2", f"resolve {code}"))
    return found


def chance_of(b: Battle, sector: int) -> str:
    """The chance to win a combat that is to be fought; nothing where it is not known at once."""
    staged = b.copy()
    staged.frames = [Combat(b.mover, sector)]
    staged.settle()
    odds = prospects(staged)
    return "" if odds is None else f"{round(100 * odds.win)} %"


def retreats(b: Battle, pieces: list[int], spoken: Speech) -> list[Duty]:
    """Who must leave, and where to (GB-17.13)."""
    found = []
    for piece in pieces:
        codes = [code for code in b.codes if verb_in(code, RETREAT, THROUGH) and a_of(code) == piece]
        goals = dict.fromkeys(c_of(code) if verb_in(code, THROUGH) else b_of(code) for code in codes)
        note = spoken.say("duty-ways", places=", ".join(spoken.places[goal] for goal in goals)) if goals else ""
        only = str(b.write(codes[0])) if len(codes) == 1 else ""
        text = spoken.say("duty-falls-back", piece=capital(spoken.pieces[piece]))
        found.append(Duty(f"piece:{PIECES[piece]}", text, True, note, "", "GB-17.13", only))
    return found


def thinning(b: Battle, sector: int, spoken: Speech) -> Duty:
    over = b.count(b.mover, sector) - 4
    text = spoken.say("duty-thin", sector=PLACES[sector], pieces=over)
    return Duty(f"place:{PLACES[sector]}", text, True, "", "", "GB-13.3")


def bound(b: Battle, top: Turn | Move, spoken: Speech) -> list[Duty]:
    """What the second order of a double order must do, a fight that waits, and who may still come on."""
    found: list[Duty] = []
    if b.joint >= 0 and not (isinstance(top, Move) and top.joined):
        code = PLACES[b.joint]
        found.append(Duty(f"place:{code}", spoken.say("duty-join", sector=code), True, "", "", "GB-11.9"))
    elif b.crowded >= 0 and b.count(b.mover, b.crowded) > 4:
        found.append(thinning(b, b.crowded, spoken))
    if isinstance(top, Turn) and b.contested and b.joint < 0:
        for sector in contested(b):
            against = spoken.say("duty-against", ours=b.count(b.mover, sector), theirs=b.count(1 - b.mover, sector))
            text = spoken.say("duty-fight", sector=PLACES[sector])
            found.append(Duty(f"place:{PLACES[sector]}", text, True, against, chance_of(b, sector), "GB-6.7", "fight"))
    return found + arrivals(b, spoken) if found or is_after(b) else []


def is_after(b: Battle) -> bool:
    """Is the action over, so that only box moves are left?"""
    return b.frames[-1].kind(b) == D_AFTER


def arrivals(b: Battle, spoken: Speech) -> list[Duty]:
    """Pieces that may leave their boxes, by box (GB-6.4)."""
    boxes: dict[int, list[int]] = {}
    for code in b.codes:
        if verb_in(code, ENTER):
            boxes.setdefault(b.place[a_of(code)], []).append(a_of(code))
    found = []
    for box, pieces in boxes.items():
        text = spoken.say("duty-enter", box=spoken.heading(box), pieces=len(pieces))
        note = spoken.say("duty-ways", places=spoken.places[b.ground.box_sector[box]])
        found.append(Duty(f"place:{PLACES[box]}", text, False, note, "", "GB-6.4"))
    return found
