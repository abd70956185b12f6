"""How the battles of the game are filmed: combats with their steps, ways and shots on the map, dispatches."""

from longroll.games.glory.table.stage.stager import GloryStager

__all__ = ["GloryStager"]
