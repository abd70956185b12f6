"""The printed sheet: where areas, positions and entry points lie on it, and where blocks and markers stand."""
