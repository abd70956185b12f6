"""Playing at a terminal: a person, or several at one keyboard, against each other or the computer."""

from longroll.terminal.keeping import Shelf
from longroll.terminal.keyboard import Keyboard
from longroll.terminal.letters import shows_all
from longroll.terminal.opening import Wish, go_on, offered, start
from longroll.terminal.talk import Talk, outcome

__all__ = ["Keyboard", "Shelf", "Talk", "Wish", "go_on", "offered", "outcome", "shows_all", "start"]
