"""Silly ways to play that a sensible opponent must punish: the staff with one thing turned upside down."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from longroll.games.reason import REASON
from longroll.games.reason.components import FF
from longroll.games.reason.doctrine import decide
from longroll.games.reason.doctrine.reading import whereabouts
from longroll.games.reason.lexicon import (
    CHARGE,
    D_INITIATIVE,
    D_MOVE,
    D_ORDERS,
    D_PATH,
    D_RIDE,
    DONE,
    GIVE,
    MOVE,
    PAY,
    STAY,
)
from longroll.games.reason.rules.movement import walk_of
from longroll.games.reason.state import Battle
from longroll.kit import CHANCE
from longroll.kit.notation import verb_in

Player = Callable[[Battle], int]
"""Answers every decision with one of the codes."""


def never_march(b: Battle) -> int:
    """Whoever has no charge stays where he is."""
    if b.frames[-1].kind(b) == D_PATH:
        charges = [code for code in b.codes if verb_in(code, CHARGE)]
        return decide(b) if charges else STAY if STAY in b.codes else b.codes[0]
    return decide(b)


def sit_still(b: Battle) -> int:
    """No orders, no moves."""
    return DONE if b.frames[-1].kind(b) in (D_MOVE, D_ORDERS) and DONE in b.codes else decide(b)


def spend_everything(b: Battle) -> int:
    """Command dice at the first occasion: both initiative dice again, guns that go nowhere, a ride, then orders."""
    kind = b.frames[-1].kind(b)
    if kind == D_INITIATIVE:
        return b.codes[-1]
    if kind == D_ORDERS:
        return next((code for verb in (PAY, GIVE) for code in b.codes if verb_in(code, verb)), b.codes[0])
    if kind == D_RIDE:
        return b.codes[0]
    return decide(b)


def rush(b: Battle) -> int:
    """Everybody to the first objective, by the shortest way."""
    if b.frames[-1].kind(b) != D_PATH:
        return decide(b)
    x, y, _ = whereabouts(b, b.roster.objectives[0])
    best, least = decide(b), 1e9
    for code in b.codes:
        if verb_in(code, MOVE):
            _, way = walk_of(b, code)
            gap = abs(way.place.cx - x) + abs(way.place.cy - y) - (0.5 if way.formation == FF else 0.0)
            if gap < least:
                best, least = code, gap
    return best


CHEESE: dict[str, Player] = {
    "never march": never_march,
    "sit still": sit_still,
    "spend everything": spend_everything,
    "rush one objective": rush,
}


def outcome(scenario: str, players: tuple[Player, Player], seed: int) -> float:
    """What the first side gets out of a game: 1, a half or nothing."""
    rng = Random(seed)
    state = REASON.new(scenario)
    while not state.over:
        if state.mover == CHANCE:
            state.play(rng.choices(state.codes, state.weights())[0])
        else:
            state.play(players[state.mover](state))
    return {"first": 1.0, "second": 0.0}.get(state.result.winner or "", 0.5)


def score(player: Player, scenario: str, pairs: int) -> float:
    """What a silly player gets against the staff, at both seats of each pair."""
    found = 0.0
    for seed in range(pairs):
        found += outcome(scenario, (player, decide), seed) + 1.0 - outcome(scenario, (decide, player), seed)
    return found / (2 * pairs)
