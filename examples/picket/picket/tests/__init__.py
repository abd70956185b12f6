"""What the acceptance suite of Long Roll needs of the game, and the tests of its clauses."""
