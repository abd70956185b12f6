"""Stand-ins for what a game draws and says, used where the game itself does not bring it yet."""

from __future__ import annotations

from longroll.games.gettysburg.game import Gettysburg
from longroll.kit.scene import Board, Inspection, Item, Panel, Place, Scene
from longroll.server.stage import Choice, LogLine


def scene(self, state, seat, language):
    view = self.view(state, seat)
    items = [Item("position", "x", str(view.position), 0, 0, 1, 1)]
    return Scene("board", self.title, items, [Panel("text", self.summary(state, seat, language))])


def choices(self, state, language):
    return [
        Choice(str(o), o.action.verb, str(o), [f"x:{a}" for a in o.action.args], o.clause, False)
        for o in state.options()
    ]


def log_lines(self, events, seat, language):
    return [LogLine("", text) for text in self.narrate(events, seat, language)]


def install() -> None:
    if hasattr(Gettysburg, "scene"):
        return
    Gettysburg.sides = {"CSA": "c", "Union": "u"}
    Gettysburg.scene = scene
    Gettysburg.choices = choices
    Gettysburg.log_lines = log_lines
    Gettysburg.moment = lambda self, state, language: f"day {getattr(state, 'day', 0)}"
    Gettysburg.board = lambda self, language: Board("b" * 8, 10, 10, "", [Place("WRN", "W", "", (0, 0), (0, 0), [])])
    Gettysburg.picture = lambda self, name: "<svg xmlns='http://www.w3.org/2000/svg'/>"
    Gettysburg.inspect = lambda self, state, seat, key, language: Inspection(key, key, "", [], [])
    Gettysburg.odds = lambda self, state, seat, action, language: None


install()
