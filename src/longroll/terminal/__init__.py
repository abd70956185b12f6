"""Playing at a terminal: a person, or several at one keyboard, against each other or the computer."""

from longroll.terminal.session import Session
from longroll.terminal.talk import Talk, outcome

__all__ = ["Session", "Talk", "outcome"]
