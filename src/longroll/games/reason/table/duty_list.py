"""What must and may still be done in a step: duties of a Force in Attack!, batteries that must fire, generals to be
tested, combats to be fought; with target, distance and chance."""

from __future__ import annotations

from typing import NamedTuple

from longroll.games.reason.components import ATTACK, GARRISON, INACTIVE, MOVED, officer_of
from longroll.games.reason.lexicon import EVENT_WORDS, FIRE, RECOVER
from longroll.games.reason.odds import attack_odds, combat_odds, fire_odds, recovery_odds
from longroll.games.reason.rules import duties
from longroll.games.reason.rules.artillery import Artillery
from longroll.games.reason.rules.attacks import side_word
from longroll.games.reason.rules.charge_path import ChargePlan
from longroll.games.reason.rules.combat import Combats
from longroll.games.reason.rules.combat_sums import combats
from longroll.games.reason.rules.control import CHOOSE, Control, column, takes_reins
from longroll.games.reason.rules.fire import front_range, must_fire, targets
from longroll.games.reason.rules.movement import NOBODY_TAKEN, Movement
from longroll.games.reason.rules.musketry import Musketry
from longroll.games.reason.rules.recovery import Recovery
from longroll.games.reason.state import Battle
from longroll.games.reason.table.naming import number_of, officer_names, unit_names
from longroll.games.reason.table.panels import control_shares
from longroll.games.reason.table.speech import Speech
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.scene import Duty
from longroll.kit.speech import capital, signed


class ToDo(NamedTuple):
    """Duties of a step, whose they are, and a sentence about those who must."""

    duties: list[Duty]
    heading: str = ""
    must: str = ""


def duty_list(b: Battle, spoken: Speech) -> ToDo:
    """What is still to do for the side that decides, must before may."""
    frame = b.frames[-1]
    if isinstance(frame, Movement) and frame.piece == NOBODY_TAKEN:
        return moves(b, frame, spoken)
    if isinstance(frame, Control) and frame.step == CHOOSE:
        return ToDo([test(b, force, spoken) for force in frame.untested(b)], spoken.say("duties-control"))
    if isinstance(frame, Musketry | Artillery):
        return ToDo(fires(b, spoken), spoken.say("duties-musketry" if isinstance(frame, Musketry) else "duties-guns"))
    if isinstance(frame, Recovery):
        return ToDo(recoveries(b, spoken), spoken.say("duties-recovery"))
    if isinstance(frame, Combats):
        return ToDo([fight(b, one, spoken) for one in combats(b)], spoken.say("duties-combat"))
    return ToDo([])


def said(key: str, b: Battle, unit: int, spoken: Speech, **args: str | int) -> str:
    """A few words with a unit for their subject."""
    name = unit_names(b.roster.names, spoken.language)[unit]
    return capital(spoken.say(key, unit=name, many=number_of(b.roster.names[unit]), **args))


def share(chance: float, spoken: Speech) -> str:
    return spoken.say("percent", percent=round(100 * chance))


# ---- moves (MR-11.13 to MR-11.15) --------------------------------------------------------------------------


class Owed:
    """What a Force in Attack! owes: who must attack, with his charge; who must advance, with his objective."""

    def __init__(self, b: Battle, side: int) -> None:
        self.attacks: list[ChargePlan] = []
        self.advances: list[tuple[int, duties.Automatic]] = []
        if ATTACK not in b.status:
            return
        for unit in b.present[side]:
            if duties.bound(b, unit):
                demand = duties.Demand(b, unit)
                if demand.duty == duties.MUST_ATTACK:
                    self.attacks.append(demand.charges[0])
                elif demand.duty == duties.MUST_ADVANCE:
                    self.advances.append((unit, demand.advances[0]))


def moves(b: Battle, frame: Movement, spoken: Speech) -> ToDo:
    """Those who must, those of Forces that may, those who have."""
    owed = Owed(b, frame.side)
    found = [must_attack(b, made, spoken) for made in owed.attacks]
    found += [must_advance(b, unit, auto, spoken) for unit, auto in owed.advances]
    found += may_move(b, frame, owed, spoken)
    found += done(b, frame.side, spoken)
    names = officer_names(b.roster.officer_names, spoken.language)
    eager = [names[officer_of(force)] for force in b.roster.forces_of[frame.side] if b.status[force] == ATTACK]
    heading = spoken.say("duties-attack", officers=spoken.listed(eager)) if eager else spoken.say("duties-move")
    return ToDo(found, heading, must(b, owed, spoken))


def must_attack(b: Battle, made: ChargePlan, spoken: Speech) -> Duty:
    names = unit_names(b.roster.names, spoken.language)
    zone = EVENT_WORDS["zone"][side_word(b, made.target, made.edge)]
    note = spoken.say(
        "duty-contact",
        target=names[made.target],
        side=str(spoken.words.term(zone)),
        cost=spoken.decimal(made.cost),
        allowance=f"{made.allowance:g}",
    )
    name = b.roster.ids[made.unit]
    chance = share(attack_odds(b, made).success, spoken)
    text = said("duty-attack", b, made.unit, spoken)
    return Duty(f"piece:{name}", text, True, note, chance, "MR-11.14", f"take {name}")


def must_advance(b: Battle, unit: int, auto: duties.Automatic, spoken: Speech) -> Duty:
    names = unit_names(b.roster.names, spoken.language)
    name = b.roster.ids[unit]
    far = spoken.decimal(auto.gap + duties.LEEWAY)
    note = spoken.say("duty-within", target=names[auto.objective], distance=far)
    text = said("duty-advance", b, unit, spoken)
    return Duty(f"piece:{name}", text, True, note, "", "MR-11.15", f"take {name}")


def may_move(b: Battle, frame: Movement, owed: Owed, spoken: Speech) -> list[Duty]:
    """One line for each Force whose units may still move, and one for officers who may ride."""
    names = unit_names(b.roster.names, spoken.language)
    officers = officer_names(b.roster.officer_names, spoken.language)
    bound = [*(made.unit for made in owed.attacks), *(unit for unit, _ in owed.advances)]
    able = [unit for unit in frame.units(b) if unit not in bound]
    found = []
    for force in b.roster.forces_of[frame.side]:
        free = [unit for unit in able if b.roster.force[unit] == force]
        if free:
            officer = officer_of(force)
            text = capital(spoken.say("duty-move", officer=officers[officer]))
            note = spoken.listed(names[unit] for unit in free)
            found.append(Duty(f"block:{b.roster.officer_words[officer]}", text, False, note, clause="MR-11.13"))
    riders = frame.riders(b)
    if riders:
        key = f"block:{b.roster.officer_words[riders[0]]}"
        note = spoken.listed(officers[officer] for officer in riders)
        found.append(Duty(key, spoken.say("duty-ride"), False, note, clause="MR-15.5"))
    return found


def done(b: Battle, side: int, spoken: Speech) -> list[Duty]:
    """Units of a Force in Attack! that have done what they owed."""
    return [
        Duty(f"piece:{b.roster.ids[unit]}", said("duty-done", b, unit, spoken), True, done=True)
        for unit in b.present[side]
        if b.status_of(unit) == ATTACK and b.flags[unit] & MOVED and b.formation[unit] < GARRISON
    ]


def must(b: Battle, owed: Owed, spoken: Speech) -> str:
    """ "Attack! Cuirassiers and Hussars must attack.": the sentence over the moves; nothing where nobody must."""
    names = unit_names(b.roster.names, spoken.language)
    parts = []
    for key, units in (
        ("must-attack", [made.unit for made in owed.attacks]),
        ("must-advance", [unit for unit, _ in owed.advances]),
    ):
        if units:
            many = "many" if len(units) > 1 else number_of(b.roster.names[units[0]])
            parts.append(spoken.say(key, units=spoken.listed(names[unit] for unit in units), many=many))
    return spoken.say("must", duties=capital(", ".join(parts))) if parts else ""


# ---- control (MR-11.5) -------------------------------------------------------------------------------------


def test(b: Battle, force: int, spoken: Speech) -> Duty:
    """A general to be tested, with the chance that he is not Inactive."""
    officer = officer_of(force)
    name = officer_names(b.roster.officer_names, spoken.language)[officer]
    key = f"block:{b.roster.officer_words[officer]}"
    action = f"test {b.roster.force_ids[force]}"
    text = capital(spoken.say("duty-test", officer=name))
    if takes_reins(b, force):
        return Duty(key, text, True, spoken.say("general-reins"), "", "MR-11.6", action)
    statuses = column(b, force)
    dice = 2 + b.dice_given[force]
    shares = control_shares(dice, b.mod[officer], b.exceptional[officer], statuses)
    chance = 1 - shares[statuses.index(INACTIVE)]
    note = spoken.say("duty-dice", dice=dice, mod=signed(b.mod[officer]))
    return Duty(key, text, True, note, share(chance, spoken), "MR-11.10", action)


# ---- fire (MR-8, MR-9) -------------------------------------------------------------------------------------


def fires(b: Battle, spoken: Speech) -> list[Duty]:
    """Units that may fire, batteries with canister before them, because they must."""
    names = unit_names(b.roster.names, spoken.language)
    shots: dict[int, list[int]] = {}
    for code in b.codes:
        if verb_in(code, FIRE):
            shots.setdefault(a_of(code), []).append(b_of(code))
    found = []
    guns = isinstance(b.frames[-1], Artillery)
    for unit, aims in shots.items():
        bound = guns and must_fire(b, unit, targets(b, unit))
        best = max(aims, key=lambda aim: fire_odds(b, unit, aim).loss)
        note = spoken.say(
            "duty-target",
            target=spoken.listed(names[aim] for aim in aims),
            distance=spoken.decimal(front_range(b, unit, aims[0])),
            number=len(aims),
        )
        chance = share(fire_odds(b, unit, best).loss, spoken)
        key = "duty-must-fire" if bound else "duty-fire"
        action = f"fire {b.roster.ids[unit]} {b.roster.ids[aims[0]]}" if len(aims) == 1 else ""
        text = said(key, b, unit, spoken)
        clause = ("MR-9.5" if bound else "MR-9.6") if guns else "MR-8.4"
        found.append(Duty(f"piece:{b.roster.ids[unit]}", text, bound, note, chance, clause, action))
    return sorted(found, key=lambda duty: not duty.must)


# ---- recovery and combats (MR-16, MR-20.1) -----------------------------------------------------------------


def recoveries(b: Battle, spoken: Speech) -> list[Duty]:
    found = []
    for code in b.codes:
        if verb_in(code, RECOVER):
            unit = a_of(code)
            odds = recovery_odds(b, unit)
            name = b.roster.ids[unit]
            note = spoken.say("duty-losses", number=b.losses_of(unit))
            text = said("duty-recover", b, unit, spoken)
            chance = share(1 - odds.gains[0], spoken)
            found.append(Duty(f"piece:{name}", text, False, note, chance, "MR-16.4", f"recover {name}"))
    return found


def fight(b: Battle, sides: tuple[list[int], list[int]], spoken: Speech) -> Duty:
    """A combat to be fought, with the attackers' chance."""
    attackers, defenders = sides
    names = unit_names(b.roster.names, spoken.language)
    odds = combat_odds(b, attackers, defenders)
    text = capital(spoken.listed(names[unit] for unit in attackers))
    note = spoken.say("duty-against", units=spoken.listed(names[unit] for unit in defenders))
    name = b.roster.ids[attackers[0]]
    chance = share(odds.won + odds.won_all, spoken)
    return Duty(f"piece:{name}", text, True, note, chance, "MR-20.1", f"resolve {name}")


__all__ = ["ToDo", "duty_list"]
