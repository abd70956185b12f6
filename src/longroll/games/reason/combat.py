"""MR-20 Combat. Frame ``Combats(side)``: the combat segment of the phasing side (decision ``combat``: which combat is
fought next), one ``Combat`` frame for each (decisions ``valour``, ``combat-reroll``, ``share``)."""
