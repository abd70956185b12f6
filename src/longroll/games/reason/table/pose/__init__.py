"""A unit or an officer in hand: grips and keys become legs of a path; the answer is everything the table shows about
the place it would have (UI: open table). The client knows no rule; every number here comes from the rules' modules."""

from longroll.games.reason.table.pose.answer import posable, pose

__all__ = ["posable", "pose"]
