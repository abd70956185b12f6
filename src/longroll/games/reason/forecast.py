"""The odds panels: what a fire, a control test, a recovery or a combat may lead to, and every line behind it.

The numbers are those of ``odds`` and exact; here they are only gathered, rounded to whole numbers that add up to 100,
and put into words.
"""

from __future__ import annotations

from longroll.games.reason.combat_sums import combats, engagements_of, extra_die, sum_items, total
from longroll.games.reason.components import INACTIVE, NO_UNIT, STATUSES, officer_of
from longroll.games.reason.control import column
from longroll.games.reason.drawing import unit_body, unit_item
from longroll.games.reason.fire import Item as SumItem
from longroll.games.reason.fire import shot
from longroll.games.reason.lexicon import FIRE, RESOLVE, TEST
from longroll.games.reason.odds.chances import CombatSum, binomial, hit_chance, loss_chance
from longroll.games.reason.panels import control_shares
from longroll.games.reason.speech import SIDE_CLASS, Speech, officer_labels, speech, unit_names
from longroll.games.reason.state import Battle
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.scene import Bar, Group, Item, Line, Odds
from longroll.kit.speech import capital, signed, whole
from longroll.kit.terms import BadInput, Message

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
    return None


def portraits(b: Battle, units: list[int], spoken: Speech) -> list[Item]:
    return [unit_item(b, unit, unit_body(b, unit, 0), (0.0, 0.0), [], spoken) for unit in units]


def shared(rows: list[tuple[str, float, str, str]]) -> list[Bar]:
    """Bars of everything that can happen, in whole numbers that add up to 100."""
    rows = [row for row in rows if row[1] > 1e-9]
    shares = whole([chance for _, chance, _, _ in rows])
    return [Bar(capital(text), share, side, look) for (text, _, side, look), share in zip(rows, shares, strict=True)]


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
    names = unit_names(b.roster.names)
    fire = shot(b, unit, target)
    side = SIDE_CLASS[b.roster.side[unit]]
    chances = binomial(fire.dice, loss_chance(fire.needs(), fire.confirm, bool(fire.save)))
    sp = b.sp[target]
    rows = []
    most = min(fire.dice, sp)
    for lost in range(min(most, LOSSES_SHOWN), -1, -1):
        open_end = lost == min(most, LOSSES_SHOWN)
        chance = sum(chances[lost:]) if open_end else chances[lost]
        key = "bar-loses-more" if open_end and lost < most else "bar-loses" if lost else "bar-loses-nothing"
        look = "solid" if lost > 1 else "hatched" if lost else "open"
        rows.append((spoken.say(key, number=lost), chance, side if lost else "", look))
    notes = []
    breaks = sum(chances[sp:]) if fire.dice >= sp else 0.0
    if breaks >= 0.005:
        notes.append(spoken.say("note-breaks", unit=names[target], percent=round(100 * breaks)))
    single = hit_chance(fire.needs(), fire.confirm)
    notes.append(spoken.say("note-hit", percent=round(100 * (1 - (1 - single) ** fire.dice))))
    lines = [Line(spoken.say("line-distance"), f"{fire.distance:.2f}", "MR-5.4")]
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
        percent=round(100 * (1 - chances[0])),
        of=spoken.say("odds-fire-of"),
        place="",
        ours=portraits(b, [unit], spoken),
        theirs=portraits(b, [target], spoken),
        bars=shared(rows),
        notes=notes,
        groups=[Group(spoken.say("group-fire"), spoken.say("group-each-die"), lines)],
        exact=True,
    )


# ---- control (MR-11) ---------------------------------------------------------------------------------------------


def control_panel(b: Battle, force: int, spoken: Speech) -> Odds:
    """What a Force may get, best two dice."""
    roster = b.roster
    officer = officer_of(force)
    side = SIDE_CLASS[roster.force_side[force]]
    statuses = column(b, force)
    dice = 2 + b.given[force]
    shares = control_shares(dice, b.mod[officer], b.exceptional[officer], statuses)
    looks = {1: "open", 2: "hatched", 3: "solid"}
    rows = [
        (spoken.say(f"status-{STATUSES[status]}"), chance, "" if status == INACTIVE else side, looks[status])
        for status, chance in reversed(list(zip(statuses, shares, strict=True)))
    ]
    lines = [
        Line(spoken.say("line-dice"), str(dice), "MR-11.7"),
        Line(spoken.say("line-personality"), signed(b.mod[officer]), "MR-11.9"),
    ]
    if b.exceptional[officer]:
        lines.append(Line(spoken.say("line-again"), "1", "MR-11.8"))
    return Odds(
        title=officer_labels(roster.officer_names)[officer],
        subtitle=spoken.say("odds-control"),
        percent=round(100 * (1 - shares[0])),
        of=spoken.say("odds-control-of"),
        place="",
        ours=[],
        theirs=[],
        bars=shared(rows),
        notes=[spoken.say("row-dice-wanted")],
        groups=[Group(spoken.say("group-control"), "", lines)],
        exact=True,
    )


# ---- combat (MR-20) ----------------------------------------------------------------------------------------------


def combat_panel(b: Battle, unit: int, spoken: Speech) -> Odds | None:
    """Both sums with every line, and the chance of each result for the attackers."""
    fight = next((one for one in combats(b) if unit in one[0]), None)
    if fight is None:
        return None
    attackers, defenders = fight
    joined = engagements_of(b, attackers)
    names = unit_names(b.roster.names)
    sums = (
        sum_items(b, joined, attackers, defenders, True),
        sum_items(b, joined, defenders, attackers, False),
    )
    dice = (
        1 + (extra_die(b, joined, attackers, defenders, True) != NO_UNIT),
        1 + (extra_die(b, joined, defenders, attackers, False) != NO_UNIT),
    )
    sp = (sum(b.sp[u] for u in attackers), sum(b.sp[u] for u in defenders))
    outlook = CombatSum(sp, (total(sums[0]) - sp[0], total(sums[1]) - sp[1]), dice, (False, False)).outlook()
    ours, theirs = (SIDE_CLASS[b.roster.side[units[0]]] for units in fight)
    lost_all, lost, won, won_all = outlook.results
    rows = [
        (spoken.say("bar-won-all"), won_all, ours, "solid"),
        (spoken.say("bar-won"), won, ours, "hatched"),
        (spoken.say("bar-lost"), lost, theirs, "hatched"),
        (spoken.say("bar-lost-all"), lost_all, theirs, "solid"),
    ]
    groups = []
    for units, items, number in ((attackers, sums[0], dice[0]), (defenders, sums[1], dice[1])):
        lines = sum_lines(items, spoken)
        lines.append(Line(spoken.say("line-combat-dice"), f"{number}D6", "MR-20.3" if number > 1 else "MR-20.2"))
        groups.append(Group(spoken.listed(names[u] for u in units), "", lines))
    notes = [
        spoken.say("note-losses", ours=f"{outlook.attack_loss:.1f}", theirs=f"{outlook.defence_loss:.1f}"),
        spoken.say("note-no-rerolls"),
    ]
    return Odds(
        title=spoken.listed(names[u] for u in defenders),
        subtitle=spoken.say("odds-combat", units=spoken.listed(names[u] for u in attackers)),
        percent=round(100 * (won + won_all)),
        of=spoken.say("odds-combat-of"),
        place="",
        ours=portraits(b, attackers, spoken),
        theirs=portraits(b, defenders, spoken),
        bars=shared(rows),
        notes=notes,
        groups=groups,
        exact=True,
    )
