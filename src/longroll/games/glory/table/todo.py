"""What must and may still be done in a decision, with target, distance and chance: must before may, then what is
done."""

from __future__ import annotations

from longroll.games.glory import odds
from longroll.games.glory.components import NO_UNIT, members
from longroll.games.glory.lexicon import (
    ADVANCE,
    CHARGE,
    CHARGE_AT,
    DEFEND,
    DEPLOY,
    ENTER,
    EVADE,
    FIRE,
    FIRE_BOTH,
    OFF,
    PLACE,
    RALLY,
    RETREAT,
    SET,
    SHARE,
    UNPLACED,
)
from longroll.games.glory.rules.activation import Marker, must_act, ready
from longroll.games.glory.rules.advance import Advance
from longroll.games.glory.rules.artillery import FireStep
from longroll.games.glory.rules.assault import Assault
from longroll.games.glory.rules.charge import DECLARING, RESOLVING, ChargeStep
from longroll.games.glory.rules.defensive_fire import DefensiveFire
from longroll.games.glory.rules.evasion import Evasion
from longroll.games.glory.rules.movement import MoveStep, course, may_move
from longroll.games.glory.rules.rally import RallyStep
from longroll.games.glory.rules.recovery import Recovery
from longroll.games.glory.rules.refit import Deployment
from longroll.games.glory.rules.reinforcements import obliged
from longroll.games.glory.rules.retreat import Retreat
from longroll.games.glory.rules.setup import Posting
from longroll.games.glory.rules.units import standing
from longroll.games.glory.state import Battle
from longroll.games.glory.table.forecast import hit_chance, named, taken_chance
from longroll.games.glory.table.panels import command_name, unit_name
from longroll.games.glory.table.speech import Speech
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.scene import Duty
from longroll.kit.speech import capital

MOST = 12
"""So many are listed at most: more is a list nobody reads."""
RECKONED = 6
"""For so many charges the chance is reckoned: it takes a moment each."""

ToDo = tuple[str, list[Duty]]


def duty(b: Battle, unit: int, text: str, must: bool, note: str, value: str, clause: str, action: str = "") -> Duty:
    return Duty(f"piece:{b.roster.ids[unit]}", capital(text), must, note, value, clause, action)


def share(chance: float, spoken: Speech) -> str:
    return spoken.staged("percent", number=round(100 * chance))


def todo(b: Battle, spoken: Speech) -> ToDo:
    """Heading and duties of the pending decision; none where nothing is listed."""
    key, found = listed(b, spoken)
    found.sort(key=lambda one: (one.done, not one.must))
    return (spoken.staged(f"duties-{key}"), found[:MOST]) if found else ("", [])


def listed(b: Battle, spoken: Speech) -> ToDo:
    top = b.top()
    if isinstance(top, Marker):
        return "commands", commands(b, spoken)
    if isinstance(top, FireStep):
        return "fire", fires(b, spoken)
    if isinstance(top, MoveStep):
        return "move", moves(b, spoken)
    if isinstance(top, ChargeStep) and top.step == RESOLVING:
        return "resolve", [resolved(b, top, number, spoken) for number in top.unresolved()]
    if isinstance(top, ChargeStep) and top.step == DECLARING:
        return "charge", charges(b, top, spoken)
    if isinstance(top, RallyStep):
        return "rally", rallies(b, top, spoken)
    if isinstance(top, DefensiveFire):
        return "volleys", volleys(b, top, spoken)
    if isinstance(top, Evasion):
        return "evade", escapes(b, spoken)
    if isinstance(top, Retreat):
        return "retreat", retreats(b, top, spoken)
    if isinstance(top, Advance):
        return "advance", advances(b, top, spoken)
    if isinstance(top, Posting):
        return "post", posts(b)
    if isinstance(top, Recovery | Deployment):
        return "place", placements(b, "GL-11.64.1" if isinstance(top, Recovery) else "GL-19.3")
    return "", []


# ---- who acts ----------------------------------------------------------------------------------------------


def commands(b: Battle, spoken: Speech) -> list[Duty]:
    """GL-4.24.1: the Commands of the marker; one with reinforcements may not be passed over."""
    waiting = ready(b)
    bound = must_act(b, waiting)
    found = []
    for command in b.roster.commands_of[b.group]:
        done = bool(b.acted >> command & 1)
        if not done and command not in waiting:
            continue
        units = [unit for unit in members(b.units_of(command)) if b.at[unit] < OFF]
        word = b.roster.command_words[command]
        leads = command < b.roster.n_leaders
        key = f"block:{word}" if leads or not units else f"piece:{b.roster.ids[units[0]]}"
        must = command in bound
        note = spoken.staged("duty-enter" if must else "duty-units", number=len(units))
        clause = "GL-6.52.1" if must else "GL-4.24.1"
        action = "" if done else f"command {word}"
        found.append(Duty(key, command_name(b, command), must and not done, note, "", clause, action, done))
    return found


# ---- the steps of an activation ----------------------------------------------------------------------------


def fires(b: Battle, spoken: Speech) -> list[Duty]:
    """GL-9.12.1: guns with a target, each with its best."""
    best: dict[int, tuple[float, int]] = {}
    for code in b.codes:
        if verb_in(code, FIRE, FIRE_BOTH):
            found = odds.fire_odds(b, code)
            gun = a_of(code) if verb_in(code, FIRE) else b.artillery(a_of(code))[0]
            chance = hit_chance(found) if found is not None else 0.0
            if gun not in best or chance > best[gun][0]:
                best[gun] = (chance, code)
    listed = []
    for gun, (chance, code) in best.items():
        note = distance_note(b, gun, b_of(code), spoken)
        text = spoken.staged("duty-fires", unit=unit_name(b, gun))
        listed.append(duty(b, gun, text, False, note, share(chance, spoken), "GL-9.12.1", str(b.write(code))))
    for gun in members(b.acting_units() & b.roster.guns_mask & b.fired):
        listed.append(Duty(f"piece:{b.roster.ids[gun]}", unit_name(b, gun), False, clause="GL-9.12.1", done=True))
    return listed


def distance_note(b: Battle, unit: int, target: int, spoken: Speech) -> str:
    """Whom a unit would fire at, how far away."""
    foes = named(b, b.stack(target)[::-1], spoken)
    return spoken.staged("duty-target", units=foes, distance=b.board.distance(b.at[unit], target))


def moves(b: Battle, spoken: Speech) -> list[Duty]:
    """GL-6.52.1, GL-19.5: who must enter or march on; then who may still march."""
    found: list[Duty] = []
    seen: set[int] = set()
    for code in obliged(b, [code for code in b.codes if verb_in(code, ENTER, SHARE, SET)]):
        unit = a_of(code)
        if unit not in seen:
            seen.add(unit)
            note = spoken.place(b.board.codes[b_of(code)])
            text = spoken.staged("duty-enters", unit=unit_name(b, unit))
            found.append(duty(b, unit, text, True, note, "", "GL-6.52.1", str(b.write(code))))
    who = standing(b, b.side)
    for unit in members(b.acting_units()):
        if may_move(b, unit):
            must = bool(b.roster.bound_ids) and b.traits.is_bound(b, unit) and bool(course(b, who, unit).must)
            text = spoken.staged("duty-marches" if must else "duty-may-march", unit=unit_name(b, unit))
            note = spoken.staged("dispatch-points", number=b.allowance(unit))
            found.append(duty(b, unit, text, must, note, "", "GL-19.5" if must else "GL-6.11.1"))
        elif b.moved >> unit & 1:
            found.append(Duty(f"piece:{b.roster.ids[unit]}", unit_name(b, unit), False, clause="GL-6.12.1", done=True))
    return found


def charges(b: Battle, frame: ChargeStep, spoken: Speech) -> list[Duty]:
    """Charges that may be declared or must be made, with their chances."""
    found = []
    for code in [code for code in b.codes if verb_in(code, CHARGE, CHARGE_AT)][:RECKONED]:
        after = odds.preview(b, code)
        unit = a_of(code)
        foes = named(b, [foe for place in (after.taken if after else {}) for foe in b.stack(place)[::-1]], spoken)
        value = share(taken_chance(b, after), spoken) if after is not None else ""
        text = spoken.staged("duty-charges", unit=unit_name(b, unit))
        found.append(duty(b, unit, text, False, foes, value, "GL-10.11.1", str(b.write(code))))
    for number in range(frame.count):
        units = frame.units_of(number)
        key = f"piece:{b.roster.ids[units[0]]}"
        found.append(Duty(key, named(b, units, spoken), False, clause="GL-10.21.1", done=True))
    return found


def resolved(b: Battle, frame: Assault, number: int, spoken: Speech) -> Duty:
    """A charge that must still be made."""
    units, hexes = frame.left(b, number)
    foes = named(b, [foe for place in hexes for foe in b.stack(place)[::-1]], spoken)
    chance = share(taken_chance(b, odds.charge_odds(b, frame, number, {})), spoken)
    text = spoken.staged("title-charges", units=named(b, units, spoken), number=len(units))
    return duty(b, units[0], text, True, foes, chance, "GL-10.22.1", f"resolve {number}")


def rallies(b: Battle, frame: RallyStep, spoken: Speech) -> list[Duty]:
    found = []
    for code in b.codes:
        if verb_in(code, RALLY):
            unit = a_of(code)
            text = spoken.staged("duty-rallies", unit=unit_name(b, unit))
            chance = share(odds.rally(b, unit), spoken)
            found.append(duty(b, unit, text, False, "", chance, "GL-11.51.1", str(b.write(code))))
    for unit in members(frame.tried):
        if b.on_map(unit):
            found.append(Duty(f"piece:{b.roster.ids[unit]}", unit_name(b, unit), False, clause="GL-11.52.1", done=True))
    return found


# ---- reactions ---------------------------------------------------------------------------------------------


def volleys(b: Battle, frame: DefensiveFire, spoken: Speech) -> list[Duty]:
    """GL-10.32.1: charged hexes that may still fire, each in its best way."""
    found = []
    for place in frame.waiting:
        best = odds.defences(b, place)[0]
        unit = b.stack(place)[-1]
        text = spoken.staged("duty-fires", unit=named(b, b.stack(place)[::-1], spoken))
        held = 1 - max((taken_chance(b, charge) for charge in best.charges), default=0.0)
        action = str(b.write(act(DEFEND, place, best.targets))) if best.targets else ""
        note = spoken.staged("duty-hold-hex")
        found.append(duty(b, unit, text, False, note, share(held, spoken), "GL-10.32.1", action))
    return found


def escapes(b: Battle, spoken: Speech) -> list[Duty]:
    units = dict.fromkeys(a_of(code) for code in b.codes if verb_in(code, EVADE))
    return [
        duty(b, unit, spoken.staged("duty-evades", unit=unit_name(b, unit)), False, "", "", "GL-10.27.1")
        for unit in units
    ]


def retreats(b: Battle, frame: Retreat, spoken: Speech) -> list[Duty]:
    """GL-11.21.1: who must fall back, and how many hexes are open to him."""
    found = []
    for unit in frame.units or ([frame.unit] if frame.unit != NO_UNIT else []):
        ways = {b_of(code) for code in b.codes if verb_in(code, RETREAT) and a_of(code) == unit}
        note = spoken.staged("result-open", number=len(ways)) if ways else ""
        text = spoken.staged("title-falls-back", units=unit_name(b, unit), number=1)
        found.append(duty(b, unit, text, True, note, "", "GL-11.21.1"))
    return found


def advances(b: Battle, frame: Advance, spoken: Speech) -> list[Duty]:
    """GL-11.31.1: into each emptied hex somebody must go."""
    found = []
    for place in frame.hexes:
        codes = [code for code in b.codes if verb_in(code, ADVANCE) and b_of(code) == place]
        if codes:
            units = named(b, [a_of(code) for code in codes], spoken)
            action = str(b.write(codes[0])) if len(codes) == 1 else ""
            text = spoken.place(b.board.codes[place])
            code = b.board.codes[place]
            found.append(Duty(f"place:{code}", text, not frame.free, units, "", "GL-11.31.1", action))
    return found


# ---- setting up --------------------------------------------------------------------------------------------


def posts(b: Battle) -> list[Duty]:
    leaders = [n for n in range(b.roster.n_leaders) if b.roster.command_side[n] == b.mover]
    return [
        Duty(f"block:{b.roster.command_words[n]}", command_name(b, n), True, "", "", "GL-5.11.1")
        for n in leaders
        if b.leader_at[n] == UNPLACED
    ]


def placements(b: Battle, clause: str) -> list[Duty]:
    units = dict.fromkeys(a_of(code) for code in b.codes if verb_in(code, PLACE, DEPLOY))
    return [duty(b, unit, unit_name(b, unit), True, "", "", clause) for unit in units]
