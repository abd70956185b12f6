"""What each battle changes in the rules of the series."""
