"""The smallest game there can be, made by following docs/adding-a-game.md."""
