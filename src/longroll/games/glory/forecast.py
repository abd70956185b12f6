"""The odds panels: what a fire, a charge, a rally or a combined activation may lead to, and every line behind it."""

from __future__ import annotations

from longroll.games.glory.activation import Combining, total
from longroll.games.glory.components import members
from longroll.games.glory.drawing import unit_item
from longroll.games.glory.lexicon import RALLY, ROLL
from longroll.games.glory.panels import unit_name
from longroll.games.glory.refusals import verb_in
from longroll.games.glory.speech import SIDE_CLASS, Speech, speech
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of
from longroll.kit.scene import Bar, Group, Item, Line, Odds
from longroll.kit.terms import BadInput

FACES = 10


def odds_panel(b: Battle, seat: str | None, action: str, language: str) -> Odds | None:
    """The odds of an answer of the seat that decides; None if it is no gamble."""
    if b.seat != seat:
        return None
    try:
        code = b.read_text(action)
    except BadInput:
        return None
    if code not in b.codes:
        return None
    spoken = speech(language, b.board.name)
    if verb_in(code, ROLL):
        return combine_odds(b, spoken)
    if verb_in(code, RALLY):
        return rally_odds(b, a_of(code), spoken)
    return None


def portrait(b: Battle, unit: int, spoken: Speech) -> Item:
    return unit_item(b, unit, (0.0, 0.0), "column", spoken)


def two_bars(percent: int, side: str, spoken: Speech) -> list[Bar]:
    return [Bar(spoken.say("bar-success"), percent, side), Bar(spoken.say("bar-failure"), 100 - percent, "", "hatched")]


def combine_odds(b: Battle, spoken: Speech) -> Odds | None:
    """GL-4.25.3: the die must be greater than the sum of the factors."""
    top = b.frames[-1]
    if not isinstance(top, Combining):
        return None
    factors = total(b, top.named)
    percent = 10 * max(0, min(FACES, FACES - 1 - factors))
    lines = [
        Line(b.roster.command_names[leader].replace("'", "’"), str(b.roster.factor[leader]), "GL-4.25.3")
        for leader in members(top.named)
    ]
    names = spoken.listed(b.roster.command_names[leader].replace("'", "’") for leader in members(top.named))
    place = b.board.codes[b.leader_at[members(top.named)[0]]]
    return Odds(
        title=spoken.say("odds-combine-title"),
        subtitle=names,
        percent=percent,
        of=spoken.say("odds-of-combining"),
        place=place,
        ours=[],
        theirs=[],
        bars=two_bars(percent, SIDE_CLASS[b.side], spoken),
        notes=[spoken.say("label-roll", total=factors) + "."],
        groups=[Group(spoken.say("group-factors"), spoken.say("unit-factor"), lines)],
        exact=True,
    )


def rally_odds(b: Battle, unit: int, spoken: Speech) -> Odds:
    """GL-11.52.1: the die may not be greater than the Disordered cohesion."""
    cohesion = b.disordered_cohesion(unit)
    percent = 10 * max(0, min(FACES, cohesion + 1))
    line = Line(spoken.say("line-disordered-cohesion"), str(cohesion), "GL-11.52.1")
    return Odds(
        title=unit_name(b, unit),
        subtitle=spoken.say("odds-rally"),
        percent=percent,
        of=spoken.say("odds-of-rallying"),
        place=b.board.codes[b.at[unit]],
        ours=[portrait(b, unit, spoken)],
        theirs=[],
        bars=two_bars(percent, SIDE_CLASS[b.roster.side[unit]], spoken),
        notes=[],
        groups=[Group(spoken.say("group-at-most"), spoken.say("unit-die"), [line])],
        exact=True,
    )
