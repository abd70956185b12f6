"""MR-18 The charge move: its path, contact, conforming; the procedure of one attack.

A path is written as the words after ``charge UNIT TARGET``: an optional turn ``L15`` / ``R15`` (regular) or ``P123.5``
(irregular), then an optional ``OL30`` / ``OR30``; nothing written means straight ahead.
"""

from __future__ import annotations


class ChargePlan:
    """A declared path tested as if the target stays in place (MR-18.2).

    ``start`` the place before, ``turned`` after the turn, ``contact`` at the point of contact, ``conformed`` after
    MR-18.6/18.7 (None where the path does not get so far); ``turn``: degrees, right positive; ``pivot``: bearing or
    -1; ``oblique``: degrees, right positive; ``length`` of the straight stretch to contact; ``cost`` and ``allowance``
    in BW, ``costs``: lines (clause, BW) that add up to the cost; ``side``: FRONT, LEFT, RIGHT, REAR or the sector edge
    (MR-17.7); ``test``: an attack test is due (MR-17.9); ``also``: further enemies the attacker may choose at contact
    (MR-18.5); ``drawn``: units the conformed attacker touches (MR-18.8); ``short``: BW missing, 0 if it reaches;
    ``refusal``: None if it may be declared.
    """


def plan(b, unit: int, target: int, legs: str = ""):
    """What becomes of a charge along a path. BadInput if the words are no path."""


def canonical(b, unit: int, target: int):
    """The canonical charge of MR-18.12 as a plan (its refusal says why it is not legal)."""


def canonical_charges(b, unit: int):
    """Legal canonical charges of a unit against its eligible targets (for MR-11.14 and the candidates)."""


def declare(b, way) -> None:
    """Carry out a legal plan: pushes the attack's frame (test, reaction, move, contact, conforming) onto the stack. The
    frame marks the attacker moved and ends by itself; the movement segment goes on beneath it."""
