"""What the numbers of a procedure in progress may be, when a position is read from outside.

Every field of every frame has a sort; a number beyond it is refused before the procedure runs, so that none can run
for ever or look beyond the end of a list.
"""

from __future__ import annotations

from longroll.games.glory.components import NO_UNIT, SIDES
from longroll.games.glory.lexicon import MODIFIERS, OFF
from longroll.games.glory.rules.activation import Combining, combinable
from longroll.games.glory.rules.assault import HEX_BITS, UNIT_BITS
from longroll.games.glory.rules.counterbattery import APPLYING, Salvo
from longroll.games.glory.rules.reinforcements import WIDTH
from longroll.games.glory.rules.retreat import CHECKING, CHOOSING, Retreat
from longroll.games.glory.state import NO_GROUP, Battle, Frame
from longroll.kit.positions import need

MOST = 99
"""More than any sum, harm or number of MP."""
LONGEST = 999
"""More entries than any list of a procedure has."""

SORTS: dict[str, str] = {
    "leader": "leader", "unit": "member", "group": "group", "side": "side", "place": "place", "start": "place",
    "goal": "place", "foot": "member", "candidates": "groups", "commands": "commands", "named": "leaders",
    "ridden": "leaders", "parting": "leaders", "turned": "units", "tried": "units", "tested": "units",
    "units": "member", "able": "member", "involved": "member", "shaken": "member", "out": "member",
    "joined": "member", "pressing": "member", "counters": "member", "beaten": "member", "runaways": "member",
    "gone": "member", "causing": "member", "displaced": "member", "foes": "member", "guns": "member",
    "ready": "member", "gunners": "member", "hits": "member", "seconds": "second",
    "allowed": "hex", "origins": "hex", "against": "hex", "hexes": "hex", "vacated": "hex",
    "held": "hex", "emptied": "hex", "waiting": "hex", "aims": "hex", "targets": "hex", "errors": "place",
    "attackers": "charge-unit", "goals": "charge-hex", "stood": "hex-unit", "pressed": "unit-unit", "over": "charge",
    "count": "charge", "number": "small", "plus": "small", "harm": "small", "left": "small", "spent": "small",
    "step": "small", "clause": "clause", "dice": "die", "union": "sum", "sum_": "sum", "result": "sum",
    "mode": "mode", "begun": "flag", "free": "flag", "wet": "flag", "short": "flag", "rolling": "flag", "done": "units",
    "columns": "column",
}  # fmt: skip
"""The sort of every field by its name; the same name means the same in every procedure, but for those below."""
FLAGS = {("Salvo", "turned")}
ALIKE: dict[str, tuple[tuple[str, ...], ...]] = {
    "ChargeStep": (("attackers", "origins"),),
    "Salvo": (("origins", "targets", "guns", "seconds"), ("dice", "errors")),
}
"""Lists of one procedure that are as long as each other."""


def limits(b: Battle, sort: str) -> tuple[int, int]:
    """The least and the greatest number of a sort."""
    roster, hexes = b.roster, b.board.n
    last_unit, last_hex = roster.n_units - 1, hexes - 1
    if sort == "unit-unit":
        return 0, last_unit << UNIT_BITS | last_unit
    if sort == "hex-unit":
        return 0, last_hex << UNIT_BITS | last_unit
    if sort == "charge-unit":
        return 0, roster.n_units << UNIT_BITS | last_unit
    if sort == "charge-hex":
        return 0, roster.n_units << HEX_BITS | last_hex
    found = {
        "leader": (0, roster.n_leaders - 1),
        "member": (0, last_unit),
        "second": (0, last_unit),
        "group": (0, roster.n_groups - 1),
        "side": (0, len(SIDES) - 1),
        "hex": (0, last_hex),
        "place": (0, last_hex),
        "units": (0, (1 << roster.n_units) - 1),
        "groups": (0, (1 << roster.n_groups) - 1),
        "commands": (0, (1 << len(roster.command_words)) - 1),
        "leaders": (0, (1 << roster.n_leaders) - 1),
        "charge": (0, roster.n_units),
        "small": (0, MOST),
        "sum": (-MOST, MOST),
        "clause": (0, len(MODIFIERS) - 1),
        "die": (0, 9),
        "mode": (0, 2),
        "flag": (0, 1),
        "column": (0, len(roster.command_words) << 12 | last_hex),
    }
    return found[sort]


def within(b: Battle, sort: str, value: int) -> bool:
    """Is a number one of its sort? NO_UNIT stands for no second gun, OFF for no hex."""
    if sort == "second" and value == NO_UNIT:
        return True
    if sort == "place" and value == OFF:
        return True
    least, most = limits(b, sort)
    if not least <= value <= most:
        return False
    if sort in ("unit-unit", "hex-unit", "charge-unit"):
        return value & ((1 << UNIT_BITS) - 1) < b.roster.n_units and value >> UNIT_BITS <= most >> UNIT_BITS
    if sort == "charge-hex":
        return value & ((1 << HEX_BITS) - 1) < b.board.n
    return True


def check_frame(b: Battle, frame: Frame) -> None:
    """BadInput if a number of a procedure is beyond what it may be: of its sort, or what the procedure begins with."""
    name = type(frame).__name__
    fresh = type(frame)()
    for field in frame.fields():
        sort = "flag" if (name, field) in FLAGS else SORTS[field]
        value = getattr(frame, field)
        values: list[object] = value if isinstance(value, list) else [value]
        need(len(values) <= LONGEST, f"procedure {name}: field {field} is too long")
        for number in values:
            need(
                isinstance(number, int) and (number == getattr(fresh, field) or within(b, sort, number)),
                f"procedure {name}: field {field} holds {str(number)[:20]}, which is none of its kind",
            )
        if sort == "column":
            need(len(values) % WIDTH == 0, f"procedure {name}: field {field} breaks off")
    for lists in ALIKE.get(name, ()):
        fits = len({len(getattr(frame, field)) for field in lists}) == 1
        need(fits, f"procedure {name}: fields {', '.join(lists)} are of one length")
    if isinstance(frame, Salvo):
        check_salvo(frame)
    if isinstance(frame, Retreat):
        idle = frame.step in (CHOOSING, CHECKING)
        need(idle or frame.unit != NO_UNIT, "procedure Retreat: no unit is in hand")
    if isinstance(frame, Combining):
        able = combinable(b) if b.group != NO_GROUP else 0
        need(not frame.named & ~able, "procedure Combining: field named holds leaders who may not combine")


def check_salvo(salvo: Salvo) -> None:
    """Every shot has its die by the time that dice take effect; before, those that come first."""
    rolled = len(salvo.guns) if salvo.step == APPLYING else salvo.number
    need(len(salvo.dice) == rolled, "procedure Salvo: dice and shots do not agree")
    need(salvo.number < len(salvo.guns) or salvo.step == APPLYING, "procedure Salvo: no such shot")
