"""Everything that is shown: map, pieces, column, explanations, log, lessons."""
