"""Questions every player asks of a position, answered with plain data.

``REASON.ask(state)`` is such a set of questions. Units are named by their ids (``B11``), officers by their names as one
word (``von-Lossow``), Forces, sectors and objectives by their ids, sides by their seats (``first``, ``second``), in
capitals or not; BadInput names what is unknown. Places are in base widths from the south-west corner, facings are
bearings. Nothing is hidden in this game.
There is a module for each theme.
"""

from __future__ import annotations

from longroll.games.reason.questions.combat import CombatQuestions
from longroll.games.reason.questions.day import DayQuestions
from longroll.games.reason.questions.ground import GroundQuestions
from longroll.games.reason.questions.measures import MeasureQuestions
from longroll.games.reason.questions.movement import MoveQuestions
from longroll.games.reason.questions.units import UnitQuestions


class Questions(GroundQuestions, UnitQuestions, MeasureQuestions, MoveQuestions, CombatQuestions, DayQuestions):
    """What may be asked of a position."""
