"""Many games at once: the arena, probes of positions, measurements of speed."""
