"""MR-8 Musketry. Frame ``Musketry(side)``: step B1 of one side; the turn pushes it for the initiative side, then for
the other. Decision ``musketry``: ``fire UNIT TARGET`` for every unit that may still fire, ``done``."""
