"""The odds panels: what a fire, a control test, a recovery or a combat may lead to, and every line behind it.

The numbers are those of ``odds`` and exact; here they are only gathered, rounded to whole numbers that add up to 100,
and put into words.
"""

from __future__ import annotations

from longroll.games.reason.components import GARRISON, INACTIVE, STATUSES, officer_of
from longroll.games.reason.lexicon import CHARGE, FIRE, RECOVER, RESOLVE, TEST, words_of
from longroll.games.reason.odds import (
    AttackOdds,
    CombatOdds,
    attack_odds,
    combat_odds,
    fire_odds,
    onward_odds,
    recovery_odds,
)
from longroll.games.reason.rules.charge import GOING_ON, Charge
from longroll.games.reason.rules.charge_path import ChargePlan, plan
from longroll.games.reason.rules.combat_sums import combats
from longroll.games.reason.rules.control import column, takes_reins
from longroll.games.reason.rules.fire import Item as SumItem
from longroll.games.reason.rules.fire import shot
from longroll.games.reason.state import Battle
from longroll.games.reason.table.drawing import unit_body, unit_item
from longroll.games.reason.table.naming import officer_names, unit_names
from longroll.games.reason.table.panels import control_shares
from longroll.games.reason.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.scene import Bar, Group, Item, Line, Odds, Pattern, Side, Way
from longroll.kit.speech import capital, signed, whole
from longroll.kit.terms import BadInput, Message

Row = tuple[str, float, Side, Pattern, bool]
"""A bar before it is rounded: words, chance, side, pattern; and whether it is what the player wants."""
LOSSES_SHOWN = 3
"""Losses of so many and more are one bar."""


def odds_panel(b: Battle, seat: str | None, action: str, language: str) -> Odds | None:
    """The odds of an answer of the seat that decides; None if it is no gamble."""
    if b.seat != seat:
        return None
    try:
        code = b.read_text(action)
    except BadInput:
        return None
    spoken = speech(language, b.roster)
    if verb_in(code, FIRE):
        return fire_panel(b, a_of(code), b_of(code), spoken)
    if verb_in(code, TEST):
        return control_panel(b, a_of(code), spoken)
    if verb_in(code, RESOLVE):
        return combat_panel(b, a_of(code), spoken)
    if verb_in(code, CHARGE):
        return attack_panel(b, words_of(code), spoken)
    if verb_in(code, RECOVER):
        return recovery_panel(b, a_of(code), spoken)
    return None


def portraits(b: Battle, units: list[int], spoken: Speech) -> list[Item]:
    return [unit_item(b, unit, unit_body(b, unit, 0, spoken), (0.0, 0.0), [], spoken) for unit in units]


def shared(rows: list[Row]) -> tuple[list[Bar], int]:
    """Bars of everything that can happen, in whole numbers that add up to 100; and the sum of those that are wanted,
    which is the large number: a panel has one answer only."""
    rows = [row for row in rows if row[1] > 1e-9]
    shares = whole([chance for _, chance, _, _, _ in rows])
    bars = [Bar(capital(text), share, side, look) for (text, _, side, look, _), share in zip(rows, shares, strict=True)]
    return bars, sum([share for row, share in zip(rows, shares, strict=True) if row[4]])


def sum_lines(items: list[SumItem], spoken: Speech) -> list[Line]:
    """The lines of a sum, each with its clause."""
    found = []
    for clause, value in items:
        words = spoken.words.say(Message(f"modifier-{clause}".replace(".", "-")))
        number, dash, rest = clause.partition("-")
        plain = f"{number}{dash}{rest.partition('-')[0]}"
        found.append(Line(capital(words), signed(value), plain))
    return found


# ---- fire (MR-8 to MR-10) ----------------------------------------------------------------------------------------


def fire_panel(b: Battle, unit: int, target: int, spoken: Speech) -> Odds:
    """The chance that a fire costs SP, and how many."""
    names = unit_names(b.roster.names, spoken.language)
    fire = shot(b, unit, target)
    side = SIDE_CLASS[b.roster.side[unit]]
    odds = fire_odds(b, unit, target)
    chances = odds.losses
    rows: list[Row] = []
    most = len(chances) - 1
    for lost in range(min(most, LOSSES_SHOWN), -1, -1):
        open_end = lost == min(most, LOSSES_SHOWN)
        chance = sum(chances[lost:]) if open_end else chances[lost]
        key = "bar-loses-more" if open_end and lost < most else "bar-loses" if lost else "bar-loses-nothing"
        look: Pattern = "solid" if lost > 1 else "hatched" if lost else "solid"
        rows.append((spoken.say(key, number=lost), chance, side if lost else "", look, lost > 0))
    bars, percent = shared(rows)
    notes = []
    if odds.breaks >= 0.005:
        notes.append(spoken.say("note-breaks", unit=names[target], percent=round(100 * odds.breaks)))
    notes.append(spoken.say("note-hit", percent=round(100 * odds.hit)))
    lines = [Line(spoken.say("line-distance"), spoken.decimal(fire.distance), "MR-5.4")]
    lines.append(Line(spoken.say("line-dice"), str(fire.dice), fire.clause))
    lines.append(Line(spoken.say("line-number"), f"{fire.number}+", fire.clause))
    lines += sum_lines(fire.items, spoken)
    if fire.confirm:
        lines.append(Line(spoken.say("line-confirm"), "4+", "MR-10.3"))
    if fire.save:
        lines.append(Line(spoken.say("line-save"), "4+", fire.save))
    return Odds(
        title=names[target],
        subtitle=spoken.say("odds-fire", unit=names[unit]),
        percent=percent,
        of=spoken.say("odds-fire-of"),
        place="",
        ours=portraits(b, [unit], spoken),
        theirs=portraits(b, [target], spoken),
        bars=bars,
        notes=notes,
        groups=[Group(spoken.say("group-fire"), spoken.say("group-each-die"), lines)],
        exact=True,
    )


# ---- control (MR-11) ---------------------------------------------------------------------------------------------


def control_panel(b: Battle, force: int, spoken: Speech) -> Odds | None:
    """What a Force may get, best two dice; None if its commander has the reins in his hands (MR-11.6)."""
    roster = b.roster
    if takes_reins(b, force):
        return None
    officer = officer_of(force)
    side = SIDE_CLASS[roster.force_side[force]]
    statuses = column(b, force)
    dice = 2 + b.dice_given[force]
    shares = control_shares(dice, b.mod[officer], b.exceptional[officer], statuses)
    looks: dict[int, Pattern] = {1: "solid", 2: "hatched", 3: "solid"}
    rows = [
        (
            spoken.say(f"status-{STATUSES[status]}"),
            chance,
            "" if status == INACTIVE else side,
            looks[status],
            status != INACTIVE,
        )
        for status, chance in reversed(list(zip(statuses, shares, strict=True)))
    ]
    bars, percent = shared(rows)
    notes = [spoken.say("row-dice-wanted")]
    lines = [
        Line(spoken.say("line-dice"), str(dice), "MR-11.7"),
        Line(spoken.say("line-personality"), signed(b.mod[officer]), "MR-11.9"),
    ]
    if b.exceptional[officer]:
        lines.append(Line(spoken.say("line-again"), "1", "MR-11.8"))
        notes.append(spoken.say("note-again"))
    return Odds(
        title=officer_names(roster.officer_names, spoken.language)[officer],
        subtitle=spoken.say("odds-control"),
        percent=percent,
        of=spoken.say("odds-control-of"),
        place="",
        ours=[],
        theirs=[],
        bars=bars,
        notes=notes,
        groups=[Group(spoken.say("group-control"), "", lines)],
        exact=True,
    )


# ---- combat (MR-20) ----------------------------------------------------------------------------------------------


def result_rows(fought: CombatOdds, weight: float, sides: tuple[Side, Side], spoken: Speech) -> list[Row]:
    """The four results of a combat for the attackers, each with its chance."""
    ours, theirs = sides
    return [
        (spoken.say("bar-won-all"), weight * fought.won_all, ours, "solid", True),
        (spoken.say("bar-won"), weight * fought.won, ours, "hatched", True),
        (spoken.say("bar-lost"), weight * fought.lost, theirs, "hatched", False),
        (spoken.say("bar-lost-all"), weight * fought.lost_all, theirs, "solid", False),
    ]


def sum_groups(fought: CombatOdds, names: tuple[str, str], spoken: Speech) -> list[Group]:
    """Both sums, every line with its clause."""
    found = []
    for name, items, dice in (
        (names[0], fought.attack, fought.attack_dice),
        (names[1], fought.defence, fought.defence_dice),
    ):
        lines = sum_lines(items, spoken)
        lines.append(Line(spoken.say("line-combat-dice"), f"{dice}D6", "MR-20.3" if dice > 1 else "MR-20.2"))
        found.append(Group(name, "", lines))
    return found


def losses_note(fought: CombatOdds | AttackOdds, spoken: Speech) -> str:
    return spoken.say("note-losses", ours=f"{fought.attack_loss:.1f}", theirs=f"{fought.defence_loss:.1f}")


def combat_panel(b: Battle, unit: int, spoken: Speech) -> Odds | None:
    """Both sums with every line, and the chance of each result for the attackers."""
    fight = next((one for one in combats(b) if unit in one[0] or unit in one[1]), None)
    if fight is None:
        return None
    attackers, defenders = fight
    names = unit_names(b.roster.names, spoken.language)
    fought = combat_odds(b, attackers, defenders)
    sides = (SIDE_CLASS[b.roster.side[attackers[0]]], SIDE_CLASS[b.roster.side[defenders[0]]])
    who, whom = spoken.listed(names[u] for u in attackers), spoken.listed(names[u] for u in defenders)
    bars, percent = shared(result_rows(fought, 1.0, sides, spoken))
    return Odds(
        title=whom,
        subtitle=spoken.say("odds-combat", units=who),
        percent=percent,
        of=spoken.say("odds-combat-of"),
        place="",
        ours=portraits(b, attackers, spoken),
        theirs=portraits(b, defenders, spoken),
        bars=bars,
        notes=[losses_note(fought, spoken), spoken.say("note-no-rerolls")],
        groups=sum_groups(fought, (who, whom), spoken),
        exact=True,
    )


# ---- attacks (MR-17 to MR-19) ------------------------------------------------------------------------------------


def attack_panel(b: Battle, words: list[str], spoken: Speech) -> Odds | None:
    """A charge to the end of its combat: test, reaction, contact, result."""
    unit, target = b.roster.unit[words[0]], b.roster.unit[words[1]]
    frame = b.frames[-1]
    if isinstance(frame, Charge):
        if frame.stage != GOING_ON or target not in [other for other, _ in frame.further(b)]:
            return None
        return charge_panel(b, unit, target, onward_odds(b, target), [], spoken)
    made = plan(b, unit, target, " ".join(words[2:]))
    if made.refusal is not None:
        return None
    odds = attack_odds(b, made)
    return charge_panel(b, unit, target, odds, charge_lines(b, made, odds, spoken), spoken)


def charge_panel(b: Battle, unit: int, target: int, odds: AttackOdds, lines: list[Line], spoken: Speech) -> Odds:
    names = unit_names(b.roster.names, spoken.language)
    sides = (SIDE_CLASS[b.roster.side[unit]], SIDE_CLASS[b.roster.side[target]])
    rows: list[Row] = [
        (spoken.say("bar-falls"), odds.falls, sides[0], "solid", True),
        (spoken.say("bar-leaves"), odds.leaves, sides[0], "hatched", True),
    ]
    if odds.fire_loss:
        lines.append(Line(spoken.say("line-fire-losses"), spoken.decimal(odds.fire_loss, 1), "MR-19.13"))
    groups = [Group(spoken.say("group-charge"), "", lines)] if lines else []
    if odds.combat is not None:
        rows += result_rows(odds.combat, odds.contact, sides, spoken)
        groups += sum_groups(odds.combat, (names[unit], names[target]), spoken)
    rows.append((spoken.say("bar-repulsed"), odds.repulsed, sides[1], "solid", False))
    rows.append((spoken.say("bar-no-attack"), 1 - odds.passes, "", "solid", False))
    bars, percent = shared(rows)
    return Odds(
        title=names[target],
        subtitle=spoken.say("odds-charge", unit=names[unit]),
        percent=percent,
        of=spoken.say("odds-charge-of"),
        place="",
        ours=portraits(b, [unit], spoken),
        theirs=portraits(b, [target], spoken),
        bars=bars,
        notes=[losses_note(odds, spoken), spoken.say("note-no-rerolls")],
        groups=groups,
        exact=True,
        ways=reactions(odds, percent, spoken),
    )


def charge_lines(b: Battle, made: ChargePlan, odds: AttackOdds, spoken: Speech) -> list[Line]:
    """Where contact is made, and what stands before it."""
    side = spoken.say(f"edge-{'sector' if b.formation[made.target] == GARRISON else EDGES[made.edge]}")
    lines = [
        Line(spoken.say("line-contact"), f"{spoken.decimal(made.cost)} / {spoken.plain(made.allowance)}", "MR-18.2"),
        Line(spoken.say("line-edge"), side, "MR-17.7"),
    ]
    if made.test:
        lines.append(Line(spoken.say("line-test"), f"{100 * odds.passes:.0f} %", "MR-17.11"))
    return lines


EDGES = ("front", "right", "rear", "left")
"""Sides of a unit, as ``boards.plane`` numbers them."""


def reactions(odds: AttackOdds, percent: int, spoken: Speech) -> list[Way]:
    """What the target may do, the choice the large number assumes framed."""
    if len(odds.ways) < 2:
        return []
    return [
        Way(
            spoken.say(f"way-{name}"),
            spoken.say("way-wins"),
            percent if name == odds.way else round(100 * success),
            name == odds.way,
        )
        for name, _, success in odds.ways
    ]


# ---- recovery (MR-16) --------------------------------------------------------------------------------------------


def recovery_panel(b: Battle, unit: int, spoken: Speech) -> Odds:
    """The chance to get SP back."""
    odds = recovery_odds(b, unit)
    side = SIDE_CLASS[b.roster.side[unit]]
    rows: list[Row] = []
    for gain in range(len(odds.gains) - 1, -1, -1):
        look: Pattern = "solid" if gain > 1 else "hatched" if gain else "solid"
        rows.append((spoken.say("bar-recovers", number=gain), odds.gains[gain], side if gain else "", look, gain > 0))
    bars, percent = shared(rows)
    lines = [
        Line(spoken.say("line-losses"), str(b.losses_of(unit)), "MR-16.4"),
        Line(spoken.say("line-attempts"), str(odds.attempts), "MR-16.2"),
    ]
    return Odds(
        title=unit_names(b.roster.names, spoken.language)[unit],
        subtitle=spoken.say("odds-recovery"),
        percent=percent,
        of=spoken.say("odds-recovery-of"),
        place="",
        ours=portraits(b, [unit], spoken),
        theirs=[],
        bars=bars,
        notes=[spoken.say("note-recovery")],
        groups=[Group(spoken.say("group-recovery"), "", lines)],
        exact=True,
    )
