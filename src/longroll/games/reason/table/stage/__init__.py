"""The battle as it is filmed: fire, control, charges, combats and all other rolls step by step, ink on the map."""

from longroll.games.reason.table.stage.staging import Staging

__all__ = ["Staging"]
