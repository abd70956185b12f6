"""What is asked for by hover and before dice: facts of a post, the chance of an attack."""

from __future__ import annotations

from longroll.kit.notation import a_of, verb_in
from longroll.kit.scene import Bar, Inspection, Odds
from longroll.kit.state import NOBODY
from longroll.kit.terms import BadInput
from picket.lexicon import FACES, POST, POSTS, SEATS, SEND
from picket.rules.fight import WINS
from picket.state import Line
from picket.table.speech import SIDES, speech


def inspect(b: Line, key: str, language: str) -> Inspection | None:
    """Who holds a post, or that nobody does."""
    kind, _, post = key.partition(":")
    if kind not in ("place", "picket") or post not in POST:
        return None
    spoken = speech(language)
    holder = b.holder[POST[post]]
    fact = spoken.holding(holder)
    return Inspection(key, spoken.title(post), "", [fact], [])


def odds(b: Line, seat: str | None, action: str, language: str) -> Odds | None:
    """PK-3.2: the chance of an attack; None if the answer is none."""
    try:
        code = b.read_text(action)
    except BadInput:
        return None
    if seat != b.seat or code not in b.codes or not verb_in(code, SEND) or b.holder[a_of(code)] == NOBODY:
        return None
    spoken = speech(language)
    post = POSTS[a_of(code)]
    won = round(100 * (len(FACES) + 1 - WINS) / len(FACES))
    foe = SEATS[1 - b.side]
    bars = [
        Bar(spoken.say("odds-won"), won, SIDES[SEATS[b.side]]),
        Bar(spoken.say("odds-lost"), 100 - won, SIDES[foe], "hatched"),
    ]
    title = spoken.say("odds-title", post=post)
    return Odds(title, "", won, spoken.say("odds-won"), post, [], [], bars, [], [], exact=True)
