"""Where another clause than the decision's own says better why a verb is no answer."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.lexicon import D_ORDER, D_TURN, DONE, ENTER, PASS
from longroll.games.gettysburg.state import Battle
from longroll.kit import frames
from longroll.kit.frames import Frame
from longroll.kit.notation import VERB_MASK
from longroll.kit.terms import Refusal

CLOSER: Final = {(D_TURN, PASS): "GB-8.2", (D_ORDER, DONE): "GB-11.11", (D_ORDER, ENTER): "GB-6.5"}


def not_an_answer(frame: Frame, b: Battle, code: int) -> Refusal:
    """The verb does not answer the pending decision at all."""
    refusal = frames.not_an_answer(frame, b, code)
    closer = CLOSER.get((frame.kind(b), code & VERB_MASK))
    return refusal if closer is None else Refusal(closer, refusal.reason)
