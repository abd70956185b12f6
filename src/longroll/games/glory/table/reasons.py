"""Why a decision is asked: who fires at whom, who must fall back, what was won."""

from __future__ import annotations

from longroll.games.glory import odds
from longroll.games.glory.components import NO_UNIT, members
from longroll.games.glory.rules.activation import Combining, total
from longroll.games.glory.rules.advance import Advance
from longroll.games.glory.rules.charge import CONTINUING, RESOLVING, ChargeStep
from longroll.games.glory.rules.counterattack import Counterattack
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.retreat import Retreat
from longroll.games.glory.rules.turn import FirstMarker
from longroll.games.glory.state import Battle
from longroll.games.glory.table.overlays import assault_of, open_charges
from longroll.games.glory.table.panels import command_name, unit_name
from longroll.games.glory.table.speech import Speech


def names(b: Battle, units: list[int], spoken: Speech) -> str:
    return spoken.listed(unit_name(b, unit) for unit in units)


def reason_to_ask(b: Battle, spoken: Speech) -> str:
    """The sentence before the question; nothing where the step says enough."""
    top = b.top()
    if isinstance(top, Salvo):
        guns, target, origin = top.battery(0), top.targets[0], top.origins[0]
        args = {"units": names(b, guns, spoken), "against": names(b, b.stack(target)[::-1], spoken)}
        return spoken.say("situation-answer", number=len(guns), distance=b.board.distance(origin, target), **args)
    if isinstance(top, Retreat):
        units = top.units or ([top.unit] if top.unit != NO_UNIT else [])
        return spoken.say("situation-falls-back", units=names(b, units, spoken), number=len(units))
    if isinstance(top, Facing):
        units = b.stack(top.place)[::-1]
        place = spoken.place(b.board.codes[top.place])
        return spoken.say("situation-face", units=names(b, units, spoken), number=len(units), place=place)
    if isinstance(top, Advance):
        places = spoken.listed(spoken.place(b.board.codes[place]) for place in top.hexes)
        return spoken.say("situation-advance-night" if top.free else "situation-advance", place=places)
    if isinstance(top, Counterattack):
        assault = assault_of(b)
        held = [b.at[unit] for unit in top.units if b.on_map(unit)]
        return spoken.say("situation-counter", place=spoken.place(b.board.codes[held[0]])) if assault and held else ""
    if isinstance(top, FirstMarker):
        return spoken.say("situation-initiative")
    if isinstance(top, Combining):
        return combining(b, top, spoken)
    return charging(b, spoken)


def combining(b: Battle, frame: Combining, spoken: Speech) -> str:
    """Who is named, and the chance if the die were rolled now."""
    leaders = members(frame.named)
    called = spoken.listed(command_name(b, leader) for leader in leaders)
    if len(leaders) == 1:
        return spoken.say("situation-combine-one", names=called)
    factors = total(b, frame.named)
    percent = round(100 * odds.combination(factors))
    return spoken.say("situation-combine", names=called, factors=factors, percent=percent)


def charging(b: Battle, spoken: Speech) -> str:
    """The charges in hand."""
    assault = assault_of(b)
    if assault is None:
        return ""
    top = b.top()
    if isinstance(top, ChargeStep) and top.step == CONTINUING:
        units = [unit for unit in top.pressing if b.on_map(unit)]
        return spoken.say("situation-continue", units=names(b, units, spoken))
    numbers = open_charges(assault)
    if not numbers:
        return ""
    if len(numbers) > 1 and isinstance(top, ChargeStep) and top.step == RESOLVING:
        return spoken.say("situation-charges", number=len(numbers))
    number = numbers[-1]
    units = [unit for unit in assault.units_of(number) if b.on_map(unit)]
    foes = [unit for place in assault.hexes_of(number) for unit in b.stack(place)]
    return spoken.say("situation-charge", units=names(b, units, spoken), against=names(b, foes, spoken))
