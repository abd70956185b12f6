"""Questions every player asks of a position, answered with plain words and numbers.

``GLORY.ask(state)`` gives the questions of a position. Hexes, units, leaders and markers are written as in the
notation; an unknown name is refused with BadInput.
"""

from __future__ import annotations

from longroll.games.glory.questions.combat import CombatQuestions
from longroll.games.glory.questions.ground import GroundQuestions
from longroll.games.glory.questions.movement import MoveQuestions
from longroll.games.glory.questions.turns import TurnQuestions
from longroll.games.glory.questions.victory import VictoryQuestions


class Questions(TurnQuestions, GroundQuestions, MoveQuestions, CombatQuestions, VictoryQuestions):
    """The questions of one position, by theme: the turn, the ground, units and where they can go, combat, victory.
    Nothing is changed by asking."""
