"""The card of a unit in hand: what the move costs leg by leg, what is against it, what it could fire at and charge."""

from __future__ import annotations

from longroll.games.reason.components import FIRED, FORMATIONS, GARRISON, KINDS, MF, at_most, officer_of
from longroll.games.reason.legs import (
    ABOUT,
    ADVANCE,
    BACK,
    CHANGE,
    ENTER,
    LEAVE,
    LIMBER,
    OBLIQUE,
    PIVOT,
    ROAD,
    SHIFT,
    SIDE,
    WHEEL,
    Leg,
)
from longroll.games.reason.odds.chances import hit_chance
from longroll.games.reason.rules import charge_path, fire
from longroll.games.reason.rules.charge_path import ChargePlan
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.costs import Bill
from longroll.games.reason.state import Battle
from longroll.games.reason.table.overlays import fire_ranges
from longroll.games.reason.table.pose.held import Held
from longroll.games.reason.table.pose.snaps import Snap
from longroll.games.reason.table.pose.wording import Saying
from longroll.kit.scene import Allowance, Portion, PortionKind, PoseLine, Tone

CLAUSE: dict[int, str] = {
    ADVANCE: "MR-12.4",
    WHEEL: "MR-12.5",
    ABOUT: "MR-12.6",
    PIVOT: "MR-12.7",
    OBLIQUE: "MR-12.8",
    BACK: "MR-12.9",
    SIDE: "MR-12.9",
    CHANGE: "MR-12.12",
    LIMBER: "MR-12.16",
    ROAD: "MR-13.7",
    ENTER: "MR-23.2",
    LEAVE: "MR-23.3",
    SHIFT: "MR-23.7",
}
"""The clause of each manoeuvre."""
SNAP_CLAUSE = {"snap-enemy": "MR-14.6", "snap-contact": "MR-18.3", "snap-road": "MR-13.7", "snap-allowance": "MR-12.3"}
WORDS: dict[int, str] = {
    ADVANCE: "advance",
    WHEEL: "wheel",
    ABOUT: "about",
    PIVOT: "pivot",
    OBLIQUE: "oblique",
    BACK: "back",
    SIDE: "side",
    CHANGE: "change",
    LIMBER: "limber",
    ROAD: "road",
    ENTER: "enter",
    LEAVE: "leave",
    SHIFT: "shift",
}


# ---- legs in words -----------------------------------------------------------------------------------------


def leg_words(leg: Leg, say: Saying) -> str:
    """One manoeuvre: "Wheel left 15°"."""
    key = WORDS[leg.kind]
    length, angle = say.figure(abs(leg.length)), say.plain(abs(leg.angle))
    if leg.kind in (WHEEL, OBLIQUE):
        return say(f"leg-{key}-{'left' if leg.angle < 0 else 'right'}", length=length, angle=angle)
    if leg.kind == SIDE:
        return say(f"leg-side-{'left' if leg.length < 0 else 'right'}", length=length)
    if leg.kind in (ENTER, SHIFT):
        return say(f"leg-{key}", sector=leg.sector)
    if leg.kind in (CHANGE, LIMBER):
        formation = MF if (leg.where == 2 if leg.kind == CHANGE else leg.what == MF) else 0
        return say(f"leg-{key}-{FORMATIONS[formation]}", angle=angle)
    return say(f"leg-{key}", length=length, angle=angle)


def path_words(held: Held, say: Saying) -> str:
    """A whole path: "Wheel left 15°, advance 0.57"; "Charge Piémont"."""
    if held.plan is not None:
        return charge_words(held.plan, say)
    parts = [leg_words(leg, say) for leg in held.legs]
    return ", ".join([*parts[:1], *(part[:1].lower() + part[1:] for part in parts[1:])])


def charge_words(plan: ChargePlan, say: Saying) -> str:
    target = plan_target(plan, say)
    if plan.turn:
        return say("charge-at", target=target, angle=say.plain(abs(plan.turn)))
    return say("charge-straight" if not plan.oblique else "charge-oblique", target=target)


def plan_target(plan: ChargePlan, say: Saying) -> str:
    roster = say.spoken.roster
    assert roster is not None
    return str(say.spoken.name("unit", roster.ids[plan.target], False))


def sentence(held: Held, say: Saying) -> str:
    """What the prompt says: "Itzenplitz wheels and advances. Stop here?"."""
    name = held.b.roster.ids[held.unit]
    if held.plan is not None:
        return say("ask-charge", unit=name, target=held.b.roster.ids[held.plan.target])
    if not held.legs:
        return say("ask-where", unit=name)
    kinds = list(dict.fromkeys(WORDS[leg.kind] for leg in held.legs))
    deeds = say.listed([say(f"does-{kind}") for kind in kinds])
    return say("ask-stop" if held.refusal is None else "ask-not", unit=name, deeds=deeds)


# ---- the allowance -----------------------------------------------------------------------------------------


def extras(bill: Bill) -> list[tuple[str, float]]:
    """What ground adds: clause and cost."""
    parts = [("MR-13.1", bill.difficult), ("MR-13.2", bill.obstacle), ("MR-13.5", bill.level)]
    return [(clause, cost) for clause, cost in parts if cost]


def allowance(held: Held, say: Saying) -> Allowance:
    """One field for each leg, what ground adds apart; the rest is empty."""
    whole = held.allowance
    portions: list[Portion] = []
    spent = 0.0
    titles = [charge_words(held.plan, say)] if held.plan is not None else [leg_words(s.leg, say) for s in held.steps]
    for title, bill in zip(titles, held.bills, strict=True):
        fields: list[tuple[PortionKind, str, float]] = [("leg", title, bill.distance)]
        fields += [("ground", say(f"extra-{clause}"), cost) for clause, cost in extras(bill)]
        for kind, words, cost in fields:
            if cost <= 0.0 or whole <= 0.0:
                continue
            inside = max(0.0, min(cost, whole - spent))
            if inside > 0.0:
                portions.append(Portion(round(inside / whole, 4), kind, f"{words} {say.figure(cost)}"))
            spent += cost
    if spent > whole + 0.001 and whole > 0.0:
        portions.append(
            Portion(round(min(1.0, (spent - whole) / whole), 4), "over", say("over", cost=say.figure(spent - whole)))
        )
    left = held.left
    text = say.figure(left) if left > -0.005 else f"−{say.figure(-left)}"
    return Allowance(text, say("left"), portions, ticks(whole, say))


def ticks(whole: float, say: Saying) -> list[tuple[float, str]]:
    """Numbers under the bar: each BW, of long moves every second one."""
    if whole <= 0.0:
        return [(0.0, "0")]
    step = 1 if whole <= 5.0 else 2
    found = [(n / whole, str(n)) for n in range(0, int(whole), step)]
    return [*found, (1.0, say("length", length=say.plain(whole)))]


# ---- lines -------------------------------------------------------------------------------------------------


def lines(held: Held, c: Battle, plan: ChargePlan | None, snap: Snap | None, say: Saying) -> list[PoseLine]:
    """The card from top to bottom: legs, snap, what is against it, command, charge, fire."""
    found = leg_lines(held, say)
    if snap is not None:
        found.append(
            PoseLine(say("snapped", what=say(snap.key, **snap.args)), clause=SNAP_CLAUSE.get(snap.key, ""), tone="good")
        )
    if held.refusal is not None:
        found.append(PoseLine(say.why(held.refusal), clause=held.refusal.clause, tone="bad"))
    found += command_lines(held, c, say)
    if held.plan is None:
        found += charge_lines(held, plan, say)
        found += fire_lines(c, held.unit, say)
    elif held.refusal is None:
        found += contact_lines(held.plan, say)
    return found


def leg_lines(held: Held, say: Saying) -> list[PoseLine]:
    found: list[PoseLine] = []
    if held.plan is not None:
        costs = charge_path.costs_of(held.plan)
        for clause, cost in costs:
            label = charge_words(held.plan, say) if clause == "MR-18.2" else say(f"extra-{clause}")
            found.append(PoseLine(label, say.figure(cost), clause))
        return found
    for step in held.steps:
        found.append(PoseLine(leg_words(step.leg, say), say.figure(step.bill.distance), CLAUSE[step.leg.kind]))
        found += [PoseLine(say(f"extra-{clause}"), say.figure(cost), clause) for clause, cost in extras(step.bill)]
    return found


def command_lines(held: Held, c: Battle, say: Saying) -> list[PoseLine]:
    """A unit that would end out of command says so before it is put down (MR-3.6)."""
    force = c.roster.force[held.unit]
    if force < 0 or not held.path or in_command(c, held.unit):
        return []
    if held.refusal is not None and held.refusal.clause == "MR-15.9":
        return []  # that is said already
    officer = c.roster.officer_words[officer_of(force)]
    gap = c.gap(officer_of(force), held.unit)
    return [PoseLine(say("out-of-command", officer=officer), say.figure(gap), "MR-3.6", "bad")]


def charge_lines(held: Held, plan: ChargePlan | None, say: Saying) -> list[PoseLine]:
    """The charge straight on from here, and the one that needs the smallest wheel."""
    if plan is None:
        return []
    found = [PoseLine(say("head-charge", unit=held.b.roster.ids[plan.target]), head=True)]
    if plan.contact is not None and (plan.refusal is None or plan.short > 0.0):
        reach, whole = say.figure(plan.cost), say.figure(plan.allowance)
        tone: Tone = "bad" if plan.short > 0.0 else "good"
        value = f"−{say.figure(plan.short)}" if plan.short > 0.0 else say.figure(plan.allowance - plan.cost)
        found.append(PoseLine(say("contact-at", cost=reach, whole=whole), value, "MR-18.2", tone))
    elif plan.refusal is not None:
        found.append(PoseLine(say.why(plan.refusal), clause=plan.refusal.clause))
    if plan.refusal is None:
        found += contact_lines(plan, say)
    return found


def contact_lines(plan: ChargePlan, say: Saying) -> list[PoseLine]:
    key = "test-needed" if plan.test else "no-test"
    return [PoseLine(say(key), clause="MR-17.9" if plan.test else "MR-17.10")]


def fire_lines(c: Battle, unit: int, say: Saying) -> list[PoseLine]:
    """What a fire from here would do in the next pulse; ``c`` is the position with the unit there."""
    ranges = fire_ranges(c, unit)
    if not ranges or c.formation[unit] == GARRISON:
        return []
    targets = fire.targets(c, unit)
    made = fire.shot(c, unit, targets[0]) if targets else None
    head = say("head-fire-on", unit=c.roster.ids[made.target]) if made is not None else say("head-fire")
    found = [PoseLine(head, say("a-hit"), head=True)]
    shift = sum(value for _, value in made.items) if made is not None else 0
    for n, (inner, outer) in enumerate(ranges):
        dice, number, clause = fire.dice_of(c, unit, outer)
        if not dice:
            continue
        needs = max(fire.NATURAL_MISS, number - shift)
        chance = 1.0 - (1.0 - hit_chance(needs, c.roster.bad_weather)) ** dice
        here = made is not None and at_most(made.distance, outer) and (n == 0 or made.distance > inner)
        label = say("fire-line", outer=say.plain(outer), dice=dice, needs=f"{needs}+" if needs < 6 else "6")
        found.append(PoseLine(label, f"{round(100 * chance)} %", clause, "good" if here else ""))
    if made is not None and made.items:
        parts = say.listed([f"{say(f'bonus-{clause}')} +{value}" for clause, value in made.items])
        found.append(PoseLine(parts[:1].upper() + parts[1:], clause="MR-10.2"))
    if made is not None and made.save:
        found.append(PoseLine(say("saves"), clause=made.save))
    return found


def imagined(held: Held) -> Battle:
    """The position with the unit where its ghost stands, ready to fire in the next pulse."""
    c = held.b.copy()
    if held.walk.sector >= 0 and held.plan is None and held.refusal is None:
        c.garrison(held.unit, held.walk.sector)
    else:
        c.put_rect(held.unit, held.ghost, held.formation if held.formation != GARRISON else 0)
    c.flags[held.unit] &= ~FIRED
    return c


# ---- said and titled ---------------------------------------------------------------------------------------


def subtitle(held: Held, say: Saying) -> str:
    b, unit = held.b, held.unit
    kind = str(say.spoken.words.term(KINDS[b.roster.kind[unit]]))
    return say("subtitle", kind=kind, sp=b.sp[unit], formation=say(f"formation-{FORMATIONS[b.formation[unit]]}"))


def said(held: Held, enemy: int, gap: float, snap: Snap | None, say: Saying) -> str:
    """Spoken at every step: what was done, cost, left, nearest enemy, legality."""
    parts = [path_words(held, say) or say("ask-where", unit=held.b.roster.ids[held.unit]).replace("**", "")]
    if held.path:
        parts.append(say("said-cost", cost=say.figure(held.cost), left=say.figure(max(0.0, held.left))))
    if snap is not None:
        parts.append(say(snap.key, **snap.args))
    if enemy >= 0:
        parts.append(say("said-enemy", unit=held.b.roster.ids[enemy], gap=say.figure(gap)))
    if held.path:
        parts.append(say("said-legal") if held.refusal is None else say.why(held.refusal))
    return " ".join(part if part.endswith((".", "?", "!")) else f"{part}." for part in parts)
