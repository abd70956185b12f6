"""Odds of a combat or of long-range fire before the dice are rolled.

``assault`` answers "what if these pieces went in there?", ``standing`` the same for a combat that has begun, at any
moment of it, ``bombardment`` for declared shots. All read the tables and modifiers of ``modifiers``; nothing here adds
one.

Players choose inside a combat too. The odds hold for the fixed policy that ``policy_answer`` plays, for
either side:

* assigned cubes (GB-15.11, GB-14.3) are spread as evenly as possible, the lowest piece number first;
* a cube among equals (GB-14.11, GB-22.17) goes to the first taker the resolver lists;
* cavalry that was hit stands unless it would be eliminated, then it goes if it can (GB-18.3, GB-18.9);
* guns never withdraw after the first round (GB-19.5); they go with leaving cavalry only when no other troops stay
  with them (GB-18.7), and always escape when their cavalry is gone (GB-19.4);
* for a C the attacker falls back with the piece that carries most cubes, the lowest number among equals (GB-15.45);
* retreats are made in piece order to the first way listed (GB-17.4, GB-17.8);
* a hit on artillery falls on a piece not yet damaged, the lowest number first (GB-22.18);
* any other choice (stick, penalty cube, forfeited piece, marker) is the first one listed.

Method: a combat is a chain of half steps, each of which changes one side only. Equal states of a side are merged
(pieces of one kind that came across borders of one class are alike) and every half step is worked out once per
state of its side; the chain then multiplies. Where defenders might run out of room, of cubes or of what this model
can tell (two-sector retreats with their penalties, forfeited pieces), that part is ``lost_mass``; if it is too much,
or an attacker's way back may be full, the real engine is played with the same policy and random dice instead. How the
combat ends (``prospects``) does not depend on where those go who must leave, and is worked out there too.
What a retreat does to other sectors (GB-16.7) is not part of the odds.
"""

from longroll.games.gettysburg.odds.answers import (
    FALLEN_BACK,
    SIDE_KINDS,
    TAKEN_FIRST,
    TAKEN_SECOND,
    THROWN_BACK,
    Assault,
    Attacker,
    Fire,
    Outcome,
    Salvo,
    Sum,
)
from longroll.games.gettysburg.odds.assaults import UNTOLD, assault, contest, forget, prospects, standing
from longroll.games.gettysburg.odds.bombardments import Shot, bombardment
from longroll.games.gettysburg.odds.policy import even_share, policy_answer

__all__ = [
    "FALLEN_BACK",
    "SIDE_KINDS",
    "TAKEN_FIRST",
    "TAKEN_SECOND",
    "THROWN_BACK",
    "UNTOLD",
    "Assault",
    "Attacker",
    "Fire",
    "Outcome",
    "Salvo",
    "Shot",
    "Sum",
    "assault",
    "bombardment",
    "contest",
    "even_share",
    "forget",
    "policy_answer",
    "prospects",
    "standing",
]
