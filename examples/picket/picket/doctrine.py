"""The computer player ``staff``: it takes what nobody holds, then attacks as long as it is behind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longroll.kit.notation import a_of
from longroll.kit.scripts import Script, Scripts
from longroll.kit.state import NOBODY
from picket.lexicon import PASS
from picket.position import read_position
from picket.state import Line


class Staff(Script):
    """It keeps no memory: each answer follows from the position in its view."""

    def read(self, position: Mapping[str, Any]) -> Line:
        return read_position(position)

    def decide(self, b: Line) -> int:
        sent = [code for code in b.codes if code != PASS]
        free = [code for code in sent if b.holder[a_of(code)] == NOBODY]
        behind = b.posts_of(b.side) <= b.posts_of(1 - b.side)
        return free[0] if free else sent[0] if sent and behind else PASS


DOCTRINE = Scripts(Staff)
