"""MR-19 Reactions of the target: evade, counter-charge, flight of artillery, defensive fire. Frames of their own above
that of the attack (decisions ``evade``: ``evade`` / ``stand``; ``evade-to``: ``run LENGTH FACING``)."""
