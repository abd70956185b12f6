"""After a battle: how it stood at the end of every turn, what turned it, and the luck of its fights."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from longroll.kit.film import Moment, Stage, shot_of
from longroll.kit.game import Game
from longroll.kit.record import Record, begin, step
from longroll.kit.scene import Side

MOMENTS = 3
"""Turning moments that are told."""
SURE = 100


class ScoreRow(msgspec.Struct, frozen=True):
    """The score at the end of a turn; ``seq`` is its last step."""

    period: str
    values: list[int | float]
    seq: int


class TurningMoment(msgspec.Struct, frozen=True):
    seq: int
    text: str
    side: Side


class Aftermath(msgspec.Struct, frozen=True):
    """A battle that is over, as one viewer reads it."""

    columns: list[str]
    rows: list[ScoreRow]
    moments: list[TurningMoment]


class Fight(msgspec.Struct, frozen=True):
    """A fight from its first step to its last: one's own chance before it, and whether it came so. ``attacks``: one
    began it oneself."""

    first: int
    seq: int
    title: str
    percent: int
    won: bool
    attacks: bool


def luck_of(game: Game, record: Record, seat: str, language: str) -> list[Fight]:
    """Every fight of a game with the chance a seat had before it, as its stage told it. It takes a while: whoever asks
    does it where nobody waits."""
    stager, wanted = game.stager, game.endings.fights
    if not wanted:
        return []
    found = []
    for group in stager.grouped(moments_of(game, record)):
        names = [stager.combat(stager.battle(moment.after)) for moment in group]
        if not any(name.startswith(wanted) for name in names):
            continue
        shots = [
            shot_of(stager.narrator, moment, seat, language, lambda state: game.scene(state, seat, language))
            for moment in group
        ]
        stage = stager.stage(shots, seat, language)
        ended = None if stage is None else outcome(stage)
        if stage is None or stage.percent is None or ended is None:
            continue
        who = next((moment.seat for moment in group if moment.seat in game.sides), "")
        attacks = game.sides.get(who) == game.sides.get(seat)
        found.append(Fight(group[0].seq, group[-1].seq, stage.title, stage.percent, ended, attacks))
    return found


def moments_of(game: Game, record: Record) -> list[Moment]:
    """A game step by step; moments are numbered as the actions of its record. An answer that had no alternative is no
    moment: it was taken by itself with the act before it."""
    state = begin(game, record)
    found = []
    for number, move in enumerate(record.actions, 1):
        before = state.copy()
        events = step(state, number, move)
        if events or move.seat == before.seat:
            found.append(Moment(number, move.seat, before, events, state.copy()))
    return found


def outcome(stage: Stage) -> bool | None:
    """Did what was wished for come about? None while it is open."""
    last = [step.percent for step in stage.steps if step.percent is not None]
    if not last or last[-1] not in (0, SURE):
        return None
    return last[-1] == SURE


def renumbered(fights: Sequence[Fight], numbers: Sequence[int]) -> list[Fight]:
    """Fights by the steps of a table, which counts what was taken back too."""
    return [
        msgspec.structs.replace(fight, first=numbers[fight.first - 1], seq=numbers[fight.seq - 1]) for fight in fights
    ]
