"""The sheet: where hexes, counters, names and boxes lie on each map, in scene units."""
