"""The printed sheet: where sectors and boxes lie, where things stand in them, how ground and pieces are engraved."""
