"""The rulebook: a module for each chapter with procedures."""
