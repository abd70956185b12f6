"""Long Roll: black-powder battles, played by the rules, in the browser and from Python.

>>> import longroll
>>> game = longroll.game("gettysburg")
>>> state = game.new("three-days")
>>> state.decision.seat
'CSA'
"""

from longroll.games import game, list_games

__version__ = "0.1.0"
__all__ = ["__version__", "game", "list_games"]
