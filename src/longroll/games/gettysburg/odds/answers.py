"""What is asked of the odds, and what they answer."""

from __future__ import annotations

from longroll.games.gettysburg.components import (
    CA,
    CE,
    CR,
    UA,
    UC,
    UE,
    UI,
    UR,
)
from longroll.games.gettysburg.rules.modifiers import (
    Items,
    total,
)
from longroll.kit.terms import Modifier

SIDE_KINDS: tuple[tuple[int, ...], tuple[int, ...]] = ((CR, CE, CA), (UR, UE, UI, UC, UA))
"""The kinds that losses are counted by, in the order of the tuples of an ``Outcome``."""

Outcome = tuple[bool, tuple[int, ...], tuple[int, ...], int, int]
"""(the attackers win, attackers eliminated by kind, defenders eliminated by kind, guns damaged, attackers in the
sector)."""


TAKEN_FIRST, TAKEN_SECOND, FALLEN_BACK, THROWN_BACK = range(4)
"""How a combat ends: the attackers hold the sector after the first round or the second; they go back when two rounds
are over; none of them is left before that."""


class Attacker:
    """A piece of an assault: the cubes assigned to it and the place it crosses from."""

    def __init__(self, piece: int, load: int, origin: int) -> None:
        self.piece = piece
        self.load = load
        self.origin = origin


class Sum:
    """The modifiers of one piece in one step (1 to 5 of a combat, 0 for long-range fire)."""

    def __init__(self, step: int, piece: int, items: Items) -> None:
        self.step = step
        self.piece = piece
        self.modifiers = [Modifier(clause, "modifier-" + clause.replace(".", "-"), value) for clause, value in items]
        self.total = total(items)


class Assault:
    """How a combat may end."""

    def __init__(self, attackers: int, defenders: int) -> None:
        self.win = 0.0
        """The attackers hold the sector at the end."""
        self.hold = 0.0
        self.ends: list[float] = [0.0] * 4
        """Chance of ``TAKEN_FIRST`` and the other ways to end."""
        self.attacker_losses: list[float] = [0.0] * (attackers + 1)
        """Chance of 0, 1, 2, … attacking pieces eliminated."""
        self.defender_losses: list[float] = [0.0] * (defenders + 1)
        """Chance of 0, 1, 2, … defending pieces eliminated, troops and guns."""
        self.attacker_cubes = 0.0
        self.defender_cubes = 0.0
        """Expected cubes on the pieces that live, wherever they are then."""
        self.attackers_retreated = 0.0
        self.defenders_retreated = 0.0
        """Expected pieces that live but left the sector; the attackers' withdrawal after two rounds included."""
        self.guns_damaged = 0.0
        """Expected guns damaged by their retreat."""
        self.exact = True
        """Worked out, not sampled, and nothing lost."""
        self.lost_mass = 0.0
        """Probability of what was not followed."""
        self.error = 0.0
        """The error of ``win``: the mass lost, or the 95% half width of a sample."""
        self.samples = 0
        """Combats played by the engine; 0 when the odds were worked out."""
        self.outcomes: dict[Outcome, float] = {}
        self.lines: list[Sum] = []
        """The itemised modifiers as the first round begins."""

    def again(self) -> Assault:
        """The same odds, for another combat like it; lists and outcomes are shared, so never change them."""
        new = Assault(0, 0)
        new.win = self.win
        new.hold = self.hold
        new.ends = self.ends
        new.attacker_losses = self.attacker_losses
        new.defender_losses = self.defender_losses
        new.attacker_cubes = self.attacker_cubes
        new.defender_cubes = self.defender_cubes
        new.attackers_retreated = self.attackers_retreated
        new.defenders_retreated = self.defenders_retreated
        new.guns_damaged = self.guns_damaged
        new.exact = self.exact
        new.lost_mass = self.lost_mass
        new.error = self.error
        new.samples = self.samples
        new.outcomes = self.outcomes
        new.lines = self.lines
        return new


class Salvo:
    """What the fire does to one target sector; cavalry chooses by the policy."""

    def __init__(self, sector: int, shots: int) -> None:
        self.sector = sector
        self.cubes: list[float] = [0.0] * (shots + 1)
        """Chance of 0, 1, 2, … cubes placed, those that cavalry then ignores included."""
        self.disruption = 0.0
        """Chance of a new disruption marker."""
        self.troops_lost: list[float] = [0.0] * (shots + 1)
        self.guns_damaged: list[float] = [0.0] * (shots + 1)
        """Chance of 0, 1, 2, … guns newly damaged and still there."""
        self.guns_lost: list[float] = [0.0] * (shots + 1)
        self.colours: list[float] = [0.0] * 6
        """Expected cubes placed by colour."""
        self.outcomes: dict[tuple[bool, tuple[int, ...], int, int, int], float] = {}
        """(new marker, cubes placed by colour, troops lost, guns damaged, guns lost)."""


class Fire:
    """What declared shots may do, one salvo for each target sector."""

    def __init__(self) -> None:
        self.salvoes: list[Salvo] = []
        self.lines: list[Sum] = []
        self.exact = True
