"""Fights on the stage: an assault, fire at long range, a roll for the road, step by step as the dice fall."""
