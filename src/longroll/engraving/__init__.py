"""Maps as engravings: lines, pens, inks, symbols, and the ground of Gettysburg in the manner of a staff map."""
