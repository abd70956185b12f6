"""The sheet: where names stand beside blocks and flags, and the words of the table."""
