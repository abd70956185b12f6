"""Boards as mathematics, free of any one game's rules."""
