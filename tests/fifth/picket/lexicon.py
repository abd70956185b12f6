"""The vocabulary: seats, posts, verbs, decisions, events."""

from __future__ import annotations

from longroll.kit.notation import VERB_SHIFT, Notation, Param, Verb

SEATS = ("north", "south")
POSTS = ("mill", "bridge", "chapel")
FACES = tuple(str(face) for face in range(1, 7))

SEND, PASS, ROLL = (number << VERB_SHIFT for number in (1, 2, 3))
NOTATION = Notation(
    [
        Verb(1, "send", [Param("post", POSTS)], "PK-2.1"),
        Verb(2, "pass", [], "PK-2.1"),
        Verb(3, "roll", [Param("face", FACES)], "PK-3.2"),
    ]
)

D_TURN, D_FIGHT = range(2)
DECISIONS = (("turn", ("PK-2.1",)), ("fight", ("PK-3.2",)))

E_HELD, E_ROLLED, E_DRIVEN, E_LOST, E_PASSED, E_FORCED, E_ENDED = range(7)
EVENTS = ("held", "rolled", "driven", "lost", "passed", "forced", "ended")
