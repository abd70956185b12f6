"""The vocabulary: seats, posts; every verb, decision and event with all that is true of it."""

from __future__ import annotations

from longroll.kit.lexicon import BEFORE, Lexicon, Telling
from longroll.kit.notation import A_SHIFT, Notation, Param, Verb

SEATS = ("north", "south")
POSTS = ("mill", "bridge", "chapel")
FACES = tuple(str(face) for face in range(1, 7))
SEAT = {name: number for number, name in enumerate(SEATS)}
POST = {name: number for number, name in enumerate(POSTS)}

LEXICON: Lexicon[list[Param], tuple[str, ...]] = Lexicon()

SEND = LEXICON.verb("send", [Param("post", POSTS)], "PK-2.1", chance=True)
PASS = LEXICON.verb("pass", [], "PK-2.1")
ROLL = LEXICON.verb("roll", [Param("face", FACES)], "PK-3.2")
CONCEDE = LEXICON.verb("concede", [Param("side", SEATS)], "PK-4.2", concession=True)
AGREE = LEXICON.verb("agree", [Param("side", SEATS)], "PK-4.3", draw=True)
NOTATION = Notation([Verb(number, kind.name, kind.params, kind.clause) for number, kind in enumerate(LEXICON.verbs, 1)])

D_TURN = LEXICON.decision("turn", "PK-2.1")
D_FIGHT = LEXICON.decision("fight", "PK-3.2")
DECISIONS = LEXICON.decisions

NUMBER: tuple[str, ...] = ()
ACTION = ("action",)
E_FORCED = LEXICON.event("forced", "PK-2.2", action=ACTION)
E_HELD = LEXICON.event("held", "PK-3.1", side=SEATS, post=POSTS)
E_ROLLED = LEXICON.event("rolled", "PK-3.2", Telling(BEFORE, die="face"), face=NUMBER, side=SEATS)
E_DRIVEN = LEXICON.event("driven", "PK-3.2", Telling(weight=2), side=SEATS, post=POSTS)
E_LOST = LEXICON.event("lost", "PK-3.2", Telling(weight=1), side=SEATS, post=POSTS)
E_PASSED = LEXICON.event("passed", "PK-2.1", side=SEATS)
E_ENDED = LEXICON.event("ended", "PK-4.1")
E_CONCEDES = LEXICON.event("concedes", "PK-4.2", side=SEATS)
E_AGREED = LEXICON.event("agreed", "PK-4.3")


def act(verb: int, argument: int = 0) -> int:
    """The code of an answer."""
    return verb | argument << A_SHIFT
