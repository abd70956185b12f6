"""Everything that is shown: words with names, drawing, prompts, log."""
