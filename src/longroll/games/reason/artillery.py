"""MR-9 Artillery fire. Frame ``Artillery()``: the whole of step B2. Both sides declare (initiative first; decision
``artillery``: ``fire UNIT TARGET`` and, when no canister fire is due, ``done``), then all dice, then the losses."""
