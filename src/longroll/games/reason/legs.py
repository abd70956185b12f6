"""The words of a path: each leg is one manoeuvre (MR-12, MR-13.7, MR-23).

``A0.57`` advance, ``L15`` / ``R15`` wheel, ``T`` about-face, ``P123.5`` pivot to a bearing, ``OL30:1.2`` / ``OR30:1.2``
oblique by 30 degrees for 1.2, ``B0.5`` back, ``SL0.4`` / ``SR0.4`` side, ``C:left:behind:90`` change (base kept, where
the other goes, facing), ``C:FF:90`` / ``C:MF:90`` change of a battery, ``D+4.2`` / ``D-4.2`` along a road or against
it, ``E:sector`` enter, ``X:north:FF`` leave, ``N:sector`` change to the next sector. Lengths in BW with at most three
decimals, angles in degrees with at most two.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longroll.games.reason.components import EDGES, FORMATIONS
from longroll.kit.terms import BadInput

ADVANCE: Final = 0
WHEEL: Final = 1
ABOUT: Final = 2
PIVOT: Final = 3
OBLIQUE: Final = 4
BACK: Final = 5
SIDE: Final = 6
CHANGE: Final = 7
LIMBER: Final = 8
ROAD: Final = 9
ENTER: Final = 10
LEAVE: Final = 11
SHIFT: Final = 12
"""Kinds of manoeuvre, numbered as ``lexicon.EVENT_WORDS`` names them."""

BASES: Final = ("left", "right", "front", "rear")
"""Which base stays in its place in a CHANGE (MR-12.12)."""
PLACES: Final = ("left", "right", "behind")
"""Where the other base goes."""

LENGTH_DECIMALS: Final = 3
ANGLE_DECIMALS: Final = 2


class Leg:
    """One manoeuvre as it is written. ``length`` in BW (ROAD: negative against the polyline; SIDE: negative to the
    left); ``angle`` in degrees: of a wheel or an oblique, right positive, or the bearing of PIVOT, CHANGE, LIMBER;
    ``what``: base of CHANGE, formation of LIMBER, edge of LEAVE; ``where``: place of CHANGE, formation of LEAVE;
    ``sector``: its name, of ENTER and SHIFT."""

    __slots__ = ("angle", "kind", "length", "sector", "what", "where")

    def __init__(
        self, kind: int, length: float = 0.0, angle: float = 0.0, what: int = 0, where: int = 0, sector: str = ""
    ) -> None:
        self.kind = kind
        self.length = length
        self.angle = angle
        self.what = what
        self.where = where
        self.sector = sector

    def __str__(self) -> str:
        return write(self)


# ---- numbers -----------------------------------------------------------------------------------------------


def number(text: str, decimals: int, word: str) -> float:
    """A plain decimal number, 0 or more."""
    whole, point, rest = text.partition(".")
    if not whole.isascii() or not whole.isdigit() or len(whole) > 3:
        raise BadInput(f"'{word}' needs a number such as 1.25")
    if point and (not rest.isascii() or not rest.isdigit() or len(rest) > decimals):
        raise BadInput(f"'{word}' may have at most {decimals} decimals")
    return float(text)


def length_of(text: str, word: str) -> float:
    """A length above 0."""
    value = number(text, LENGTH_DECIMALS, word)
    if value <= 0.0:
        raise BadInput(f"'{word}' has no length")
    return value


def bearing_of(text: str, word: str) -> float:
    value = number(text, ANGLE_DECIMALS, word)
    if value >= 360.0:
        raise BadInput(f"'{word}': a bearing is less than 360")
    return value


def turn_of(text: str, most: float, word: str) -> float:
    """An angle above 0 and up to ``most``."""
    value = number(text, ANGLE_DECIMALS, word)
    if not 0.0 < value <= most:
        raise BadInput(f"'{word}': the angle must be above 0 and at most {most:g}")
    return value


def _endings(decimals: int) -> list[str]:
    """What follows the whole number, for every fraction of so many decimals."""
    scale = 10**decimals
    return [f"{n / scale:.{decimals}f}"[1:].rstrip("0").rstrip(".") for n in range(scale)]


_THOUSANDTHS: Final = _endings(LENGTH_DECIMALS)
_HUNDREDTHS: Final = _endings(ANGLE_DECIMALS)


def decimal(value: float, decimals: int) -> str:
    """A number with two or three decimals as it is written: no zeros at the end."""
    endings = _THOUSANDTHS if decimals == LENGTH_DECIMALS else _HUNDREDTHS
    scale = len(endings)
    scaled = value * scale
    number = int(scaled + 0.5)
    if scaled < 0.0 or abs(scaled - number) > 0.499:
        # halfway between two: the number's last binary digits decide
        text = f"{value:.{decimals}f}"
        return text.rstrip("0").rstrip(".")
    return str(number // scale) + endings[number % scale]


def rounded_to(value: float, scale: float, decimals: int) -> float:
    """``round`` to some decimals; ``scale``: ten to their power. Halves, and what is negative, are left to it."""
    scaled = value * scale
    number = int(scaled + 0.5)
    if scaled < 0.0 or abs(scaled - number) > 0.499:
        return round(value, decimals)
    return number / scale


# ---- reading -----------------------------------------------------------------------------------------------


def parse(words: Iterable[str]) -> list[Leg]:
    """The legs of a path; BadInput says which word is not understood."""
    return [parse_leg(word) for word in words]


def parse_leg(word: str) -> Leg:
    head = word[:1]
    rest = word[1:]
    if head == "A":
        return Leg(ADVANCE, length_of(rest, word))
    if head == "L":
        return Leg(WHEEL, angle=-turn_of(rest, 180.0, word))
    if head == "R":
        return Leg(WHEEL, angle=turn_of(rest, 180.0, word))
    if head == "T" and not rest:
        return Leg(ABOUT)
    if head == "P":
        return Leg(PIVOT, angle=bearing_of(rest, word))
    if head == "B":
        return Leg(BACK, length_of(rest, word))
    if head == "O":
        angle, colon, length = rest[1:].partition(":")
        if colon and rest[:1] in ("L", "R"):
            sign = -1.0 if rest[:1] == "L" else 1.0
            return Leg(OBLIQUE, length_of(length, word), sign * turn_of(angle, 45.0, word))
    if head == "S" and rest[:1] in ("L", "R"):
        length_ = length_of(rest[1:], word)
        return Leg(SIDE, -length_ if rest[:1] == "L" else length_)
    if head == "D" and rest[:1] in ("+", "-"):
        length_ = length_of(rest[1:], word)
        return Leg(ROAD, -length_ if rest[:1] == "-" else length_)
    if word[1:2] == ":":
        return parse_named(word, head, rest[1:].split(":"))
    raise BadInput(f"'{word}' is no manoeuvre")


def parse_named(word: str, head: str, parts: list[str]) -> Leg:
    """Legs whose parts are parted by colons."""
    if head == "C" and len(parts) == 3:
        if parts[0] in BASES and parts[1] in PLACES:
            facing = bearing_of(parts[2], word)
            return Leg(CHANGE, angle=facing, what=BASES.index(parts[0]), where=PLACES.index(parts[1]))
    elif head == "C" and len(parts) == 2:
        if parts[0] in FORMATIONS[:2]:
            return Leg(LIMBER, angle=bearing_of(parts[1], word), what=FORMATIONS.index(parts[0]))
    elif head == "X" and len(parts) == 2:
        if parts[0] in EDGES and parts[1] in FORMATIONS[:2]:
            return Leg(LEAVE, what=EDGES.index(parts[0]), where=FORMATIONS.index(parts[1]))
    elif head in ("E", "N") and len(parts) == 1 and parts[0]:
        return Leg(ENTER if head == "E" else SHIFT, sector=parts[0])
    raise BadInput(f"'{word}' is no manoeuvre")


# ---- writing -----------------------------------------------------------------------------------------------


def write(leg: Leg) -> str:
    """The leg as it is read again by ``parse_leg``."""
    kind = leg.kind
    if kind == ADVANCE:
        return "A" + written_length(leg)
    if kind == WHEEL:
        return ("L" if leg.angle < 0 else "R") + written_angle(leg)
    if kind == ABOUT:
        return "T"
    if kind == PIVOT:
        return "P" + written_angle(leg)
    if kind == OBLIQUE:
        return f"O{'L' if leg.angle < 0 else 'R'}{written_angle(leg)}:{written_length(leg)}"
    if kind == BACK:
        return "B" + written_length(leg)
    if kind == SIDE:
        return ("SL" if leg.length < 0 else "SR") + written_length(leg)
    if kind == CHANGE:
        return f"C:{BASES[leg.what]}:{PLACES[leg.where]}:{written_angle(leg)}"
    if kind == LIMBER:
        return f"C:{FORMATIONS[leg.what]}:{written_angle(leg)}"
    if kind == ROAD:
        return ("D-" if leg.length < 0 else "D+") + written_length(leg)
    if kind == LEAVE:
        return f"X:{EDGES[leg.what]}:{FORMATIONS[leg.where]}"
    return ("E:" if kind == ENTER else "N:") + leg.sector


def written_length(leg: Leg) -> str:
    return decimal(abs(leg.length), LENGTH_DECIMALS)


def written_angle(leg: Leg) -> str:
    return decimal(abs(leg.angle), ANGLE_DECIMALS)


def write_all(legs: Iterable[Leg]) -> str:
    return " ".join([write(leg) for leg in legs])


def floor_length(value: float) -> float:
    """The longest length that can be written and is not longer."""
    return int(value * 1000.0 + 1e-6) / 1000.0


def floor_angle(value: float) -> float:
    """The widest angle that can be written and is not wider."""
    return int(value * 100.0 + 1e-6) / 100.0


def round_length(value: float) -> float:
    """The nearest length that can be written."""
    return rounded_to(value, 1000.0, LENGTH_DECIMALS)


def round_bearing(value: float) -> float:
    """A bearing as it can be written, in [0, 360)."""
    rounded = rounded_to(value % 360.0, 100.0, ANGLE_DECIMALS)
    return 0.0 if rounded >= 360.0 else rounded
