"""What dice that are being rolled may still come to: the chances of whatever is in hand, at every moment of it.

A *contest* is the procedure on which something hangs: a fire, a control test, an attack, a combat, … ``outlook`` gives
the chance of each of its outcomes as the table lies, dice that have fallen included. The players are taken to do what
the odds before the dice take them to do: no second roll is bought, no further valour is lent, a target that may evade
does what costs it less, a general wants the highest status.
"""

from __future__ import annotations

from itertools import combinations, product

from longroll.games.reason.components import NO_UNIT, SEATS, STATUSES, officer_of
from longroll.games.reason.odds import played
from longroll.games.reason.odds.answers import AttackOdds
from longroll.games.reason.odds.chances import ALL_FACES, AVERAGE_DIE, binomial, loss_chance, recovery, two_dice
from longroll.games.reason.odds.combat import combat_odds, may_evade, summed
from longroll.games.reason.odds.played import Habits
from longroll.games.reason.rules import charge, combat, command_dice, control, morale, reactions
from longroll.games.reason.rules.charge import Charge
from longroll.games.reason.rules.combat import Combat
from longroll.games.reason.rules.combat_sums import combat_result, engagements_of, sum_items, total
from longroll.games.reason.rules.command_dice import CommandDice, Initiative
from longroll.games.reason.rules.control import Control, column, status_for
from longroll.games.reason.rules.figures import CONFIRM
from longroll.games.reason.rules.fire import CONFIRMING, SAVING, Firing
from longroll.games.reason.rules.losses import LOST_ON, OfficerTest
from longroll.games.reason.rules.morale import END_NUMBERS, DayEnd, Morale
from longroll.games.reason.rules.reactions import Evade
from longroll.games.reason.rules.recovery import Recovery, attempts
from longroll.games.reason.state import Battle, Frame
from longroll.kit.state import NOBODY

Chances = dict[str, float]
"""The chance of each outcome, by its name; they add up to 1."""

RESULTS = ("lost-all", "lost", "won", "won-all")
"""Of a combat, for the attackers, as ``combat_sums`` numbers them."""
WANTED: dict[str, frozenset[str]] = {
    "fire": frozenset(str(lost) for lost in range(1, 100)),
    "control": frozenset({"active", "attack"}),
    "charge": frozenset({"won", "won-all", "leaves", "falls"}),
    "combat": frozenset({"won", "won-all"}),
    "recovery": frozenset({"1", "2"}),
    "officer": frozenset({"safe"}),
    "day": frozenset({"goes-on"}),
}
"""Outcomes that whoever acts wishes for."""


def contest(b: Battle) -> Frame | None:
    """The procedure that dice decide, None if nothing is being decided. A danger of an officer belongs to the attack or
    the combat it comes from."""
    danger: Frame | None = None
    for frame in reversed(b.frames):
        if isinstance(frame, Firing | Combat | Charge | Initiative | CommandDice | Morale | DayEnd):
            return frame
        if isinstance(frame, Control) and frame.step not in (control.CHOOSE, control.REINS):
            return frame
        if isinstance(frame, Recovery) and frame.unit != NO_UNIT:
            return frame
        if isinstance(frame, OfficerTest):
            danger = frame
    return danger


def outlook(b: Battle) -> Chances | None:
    """The chances of what is in hand; None where nothing is, or where it is settled already."""
    frame = contest(b)
    if isinstance(frame, Firing):
        return fire_chances(frame, b.sp[frame.target])
    if isinstance(frame, Control):
        return control_chances(b, frame)
    if isinstance(frame, Recovery):
        return recovery_chances(b, frame)
    if isinstance(frame, Charge):
        return attack_chances(charge_odds(b, frame))
    if isinstance(frame, Combat):
        return combat_chances(b, frame)
    if isinstance(frame, Initiative | CommandDice):
        return initiative_chances(b, frame if isinstance(frame, Initiative) else Initiative())
    if isinstance(frame, Morale):
        return morale_chances(b, frame)
    if isinstance(frame, DayEnd):
        ends = sum(face >= END_NUMBERS[b.turn - b.roster.length] for face in ALL_FACES) / 6
        return {"ends": ends, "goes-on": 1 - ends}
    if isinstance(frame, OfficerTest):
        return officer_chances(frame)
    return None


def likely(kind: str, chances: Chances) -> float:
    """The chance that whoever acts has his wish."""
    return sum((chance for name, chance in chances.items() if name in WANTED[kind]), 0.0)


# ---- fire (MR-10) ------------------------------------------------------------------------------------------


def fire_chances(frame: Firing, sp: int) -> Chances:
    """By the SP the target loses, none more than it has."""
    saved = bool(frame.saved)
    if frame.stage == SAVING:
        # hits counts those that are not saved so far: some of them are still to be saved
        sure, dice, each = frame.hits - frame.left, frame.left, 0.5
    elif frame.stage == CONFIRMING:
        sure, dice, each = 0, frame.left, loss_chance(CONFIRM, False, saved)
    else:
        sure, dice, each = 0, frame.left, loss_chance(frame.needs, bool(frame.confirm), saved)
    found = spread(binomial(dice, each), sure)
    if frame.stage != SAVING and frame.hits:
        # what has hit already must still be confirmed or saved
        confirm = frame.confirm and frame.stage != CONFIRMING
        counts = (0.5 if confirm else 1.0) * (0.5 if saved else 1.0)
        found = convolved(found, spread(binomial(frame.hits, counts), 0))
    chances: Chances = {}
    for lost, chance in enumerate(found):
        key = str(min(lost, sp))
        chances[key] = chances.get(key, 0.0) + chance
    return chances


def spread(shares: list[float], sure: int) -> list[float]:
    return [0.0] * sure + shares


def convolved(one: list[float], other: list[float]) -> list[float]:
    """The sum of two numbers."""
    found = [0.0] * (len(one) + len(other) - 1)
    for (i, p), (j, q) in product(enumerate(one), enumerate(other)):
        found[i + j] += p * q
    return found


# ---- control (MR-11) ---------------------------------------------------------------------------------------


def control_chances(b: Battle, frame: Control) -> Chances:
    """By status, the highest wanted; a die is rolled again only where the Force would be Inactive (MR-11.8)."""
    statuses = column(b, frame.force)
    officer = officer_of(frame.force)
    mod = b.mod[officer]
    due = 2 + b.dice_given[frame.force] - len(frame.dice) if frame.step == control.ROLL else 0
    again = b.exceptional[officer] and frame.step in (control.ROLL, control.AGAIN)

    def best(dice: list[int]) -> int:
        return max(statuses.index(status_for(x + y + mod, statuses)) for x, y in combinations(dice, 2))

    def rolled(dice: list[int], which: int) -> list[float]:
        share = [0.0] * len(statuses)
        for face in ALL_FACES:
            share[best([*dice[:which], face, *dice[which + 1 :]])] += 1 / 6
        return share

    def settled(dice: list[int]) -> list[float]:
        here = best(dice)
        if frame.step == control.SECOND_ROLL:
            return rolled(dice, frame.again)
        if not again or here:
            return [float(n == here) for n in range(len(statuses))]
        options = [rolled(dice, which) for which in range(len(dice))]
        return min(options, key=lambda share: (round(share[0], 9), -share[-1]))

    found = [0.0] * len(statuses)
    for more in product(ALL_FACES, repeat=due):
        for n, chance in enumerate(settled([*frame.dice, *more])):
            found[n] += chance / 6**due
    return {STATUSES[status]: chance for status, chance in zip(statuses, found, strict=True)}


# ---- recovery (MR-16) --------------------------------------------------------------------------------------


def recovery_chances(b: Battle, frame: Recovery) -> Chances:
    """By the SP a unit may still get back in this segment, its sub-commander helping it."""
    unit = frame.unit
    tries = attempts(b, unit) - frame.tried.count(unit)
    free = int(unit not in frame.favoured)
    if not frame.die:
        tries += 1
    elif free:
        # it has failed: the die that its sub-commander has rolled again is one more attempt without his help
        tries, free = tries + 1, 0
    gains = recovery(b.losses_of(unit), tries, free, 0)
    return {str(number): chance for number, chance in enumerate(gains)}


# ---- attacks (MR-17 to MR-19) ------------------------------------------------------------------------------


def charge_odds(b: Battle, frame: Charge) -> AttackOdds:
    """The attack in hand to the end of its combat, by what the target may still do; it does what costs it less."""
    unit, target = frame.unit, frame.target
    begun = b.copy()
    begun.frames = begun.frames[b.frames.index(frame) :]
    top = b.frames[-1]
    undecided = frame.stage < charge.MOVING or (isinstance(top, Evade) and top.stage == reactions.ASKING)
    start = (top.x, top.y) if isinstance(top, Evade) else b.shapes[unit].front_middle
    ways = ["stand"]
    if undecided and may_evade(b, unit, target, start):
        ways.append("evade")
    found = []
    for way in ways:
        ends = played.endings(begun.copy(), unit, target, Habits(way == "evade", False))
        found.append(summed(b, unit, target, way, ends))
    best = min(found, key=lambda odds: odds.defence_loss - odds.attack_loss)
    best.ways = [(odds.way, odds.contact, odds.success) for odds in found]
    return best


def attack_chances(odds: AttackOdds) -> Chances:
    """By outcome; those of the combat that follows contact included."""
    found = {
        "falls": odds.falls,
        "leaves": odds.leaves,
        "repulsed": odds.repulsed,
        "no-attack": 1 - odds.passes,
    }
    if odds.combat is not None:
        fought = odds.combat
        for name, chance in zip(RESULTS, (fought.lost_all, fought.lost, fought.won, fought.won_all), strict=True):
            found[name] = odds.contact * chance
    return found


def joined_chances(b: Battle, unit: int) -> Chances:
    """The combat a unit is engaged in, before it is fought."""
    fought = combat_odds(b, *played.combat_of(b, unit))
    return dict(zip(RESULTS, (fought.lost_all, fought.lost, fought.won, fought.won_all), strict=True))


# ---- combat (MR-20) ----------------------------------------------------------------------------------------


def combat_chances(b: Battle, frame: Combat) -> Chances | None:
    """By result for the attackers; None once it is known."""
    if frame.stage > combat.REROLLING:
        return None
    joined = engagements_of(b, frame.attackers)
    bases = []
    rolls: list[list[list[int]]] = []
    for who in (0, 1):
        items = sum_items(b, joined, frame.units(who), frame.units(1 - who), not who, frame.valour(b, who))
        bases.append(total(items))
        rolls.append(possible(b, frame, who))
    found = [0.0] * len(RESULTS)
    share = 1 / (len(rolls[0]) * len(rolls[1]))
    for attack, defence in product(*rolls):
        found[combat_result(bases[0] + sum(attack), bases[1] + sum(defence))] += share
    return dict(zip(RESULTS, found, strict=True))


def possible(b: Battle, frame: Combat, who: int) -> list[list[int]]:
    """Every way the dice of a side may lie in the end."""
    dice = frame.dice(who)
    if frame.stage == combat.REROLLING and frame.who == who:
        which = frame.which - 1
        return [[*dice[:which], face, *dice[which + 1 :]] for face in ALL_FACES]
    return [[*dice, *more] for more in product(ALL_FACES, repeat=frame.dice_due(b, who) - len(dice))]


# ---- initiative (MR-7) -------------------------------------------------------------------------------------


def initiative_chances(b: Battle, frame: Initiative) -> Chances:
    """By the side that has it, or the end of the turn; nobody rolls again of his own will."""
    if frame.step == command_dice.ROLLING:
        return rolled_initiative(b, frame)
    if frame.step == command_dice.TIE:
        return {"first": 0.5, "second": 0.5, "ends": 0.0}
    if frame.step in (command_dice.LOWER_DICE, command_dice.HIGHER_DICE) and frame.again:
        found = {"first": 0.0, "second": 0.0, "ends": 0.0}
        for faces in product(ALL_FACES, repeat=len(frame.again)):
            dice = frame.dice[:]
            for index, face in zip(frame.again, faces, strict=True):
                dice[index] = face
            found[SEATS[winner(b, frame, dice)]] += 1 / 6 ** len(frame.again)
        return found
    ahead = winner(b, frame, frame.dice)
    return {"first": float(ahead == 0), "second": float(ahead == 1), "ends": 0.0}


def rolled_initiative(b: Battle, frame: Initiative) -> Chances:
    """Before all five dice lie."""
    begins = 1.0
    if b.pulse:
        faces = frame.dice[4:] or list(AVERAGE_DIE)
        begins = sum(face > b.pulse + 1 for face in faces) / len(faces)
    sums = [side_sums(frame.dice[2 * side : 2 * side + 2]) for side in (0, 1)]
    first = 0.0
    for (mine, p), (theirs, q) in product(enumerate(sums[0]), enumerate(sums[1])):
        one, other = mine + bonus(b, 0), theirs + bonus(b, 1)
        level = 0.5 if b.initiative == NOBODY else float(b.initiative == 1)
        first += p * q * (1.0 if one > other else level if one == other else 0.0)
    return {"first": begins * first, "second": begins * (1 - first), "ends": 1 - begins}


def side_sums(dice: list[int]) -> list[float]:
    """The chance of each sum of two dice of which some lie."""
    if not dice:
        return list(two_dice())
    found = [0.0] * 13
    for more in product(ALL_FACES, repeat=2 - len(dice)):
        found[sum(dice) + sum(more)] += 1 / 6 ** (2 - len(dice))
    return found


def bonus(b: Battle, side: int) -> int:
    """MR-7.5."""
    return int(b.initiative not in (NOBODY, side))


def winner(b: Battle, frame: Initiative, dice: list[int]) -> int:
    """Who has the initiative if the dice lie so (MR-7.8, MR-7.10)."""
    totals = [dice[2 * side] + dice[2 * side + 1] + bonus(b, side) for side in (0, 1)]
    if totals[0] != totals[1]:
        return int(totals[1] > totals[0])
    if b.initiative != NOBODY:
        return 1 - b.initiative
    if frame.rerolled:
        return 0 if frame.rerolled in (2, 3) else 1
    return frame.ahead


# ---- officers, armies (MR-22, MR-24) -----------------------------------------------------------------------


def officer_chances(frame: OfficerTest) -> Chances:
    due = 2 - len(frame.dice)
    lost = sum(sum(frame.dice) + sum(more) + frame.added >= LOST_ON for more in product(ALL_FACES, repeat=due)) / 6**due
    return {"safe": 1 - lost, "lost": lost}


def morale_chances(b: Battle, frame: Morale) -> Chances:
    """For each army the chance that it fights on."""
    found: Chances = {}
    for side in (0, 1):
        known = frame.side > side
        if known or not morale.is_shaken(b, side):
            holds = float(not (frame.broken | frame.spent) >> side & 1)
        elif morale.is_spent(b, side):
            holds = 0.0
        else:
            dice = frame.dice if frame.side == side else []
            needed = morale.PASS - morale.modifier(b, side) - sum(dice)
            due = 2 - len(dice)
            holds = sum(sum(more) >= needed for more in product(ALL_FACES, repeat=due)) / 6**due
        found[SEATS[side]] = holds
    return found
