"""Picket: an example, and no game of anybody's."""

from tests.fifth.picket.game import PICKET

__all__ = ["PICKET"]
