"""MR-21 Fall back and advance (decision ``advance``: ``advance UNIT LENGTH``, ``occupy UNIT``, ``stay``)."""
