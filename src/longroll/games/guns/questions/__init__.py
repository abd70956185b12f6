"""Questions every player asks of a position, answered in plain words and numbers.

>>> ask = GUNS.ask(state)
>>> ask.stack("P30", "CSA")
['Heth-F', 'Heth-F']
>>> ask.field_of_fire("P30", "CSA")
['A21']

Places, areas, armies, faces, piles and marks are named as in positions and actions; BadInput names one that does not
exist. The answers are of the position that was asked: ask a seat's view (``GUNS.sample``) for what that seat may know.
There is a module for each theme: the ground, the armies on it, their moves, their artillery, the turn.
"""

from __future__ import annotations

from longroll.games.guns.questions.armies import ArmyQuestions
from longroll.games.guns.questions.artillery import ArtilleryQuestions
from longroll.games.guns.questions.ground import GroundQuestions
from longroll.games.guns.questions.moves import MoveQuestions
from longroll.games.guns.questions.turn import TurnQuestions


class Questions(GroundQuestions, ArmyQuestions, MoveQuestions, ArtilleryQuestions, TurnQuestions):
    """Asked of one position."""


__all__ = ["Questions"]
