"""The odds panels: what a fire, a charge, a rally or a combined activation may lead to, and every line behind it.

The numbers are those of ``odds`` and exact; here they are only gathered, rounded to whole numbers that add up to 100,
and put into words.
"""

from __future__ import annotations

from longroll.games.glory import odds
from longroll.games.glory.components import BIT, members
from longroll.games.glory.lexicon import (
    ALSO,
    ANSWER,
    ANSWER_BOTH,
    CHARGE,
    CHARGE_AT,
    CLOSE,
    DEFEND,
    DONE,
    FIRE,
    FIRE_BOTH,
    JOIN,
    JOIN_AT,
    RALLY,
    RECOVERY,
    RESOLVE,
    ROLL,
)
from longroll.games.glory.odds import ChargeOdds, Defence, Fate, FireOdds
from longroll.games.glory.odds.charges import Plan, in_progress
from longroll.games.glory.rules.activation import Combining, total
from longroll.games.glory.rules.assault import Assault
from longroll.games.glory.rules.charge import ADDING, ChargeStep
from longroll.games.glory.rules.charge_resolution import Resolution
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.defensive_fire import firers, front_hexes, roll_items
from longroll.games.glory.rules.melee import defenders
from longroll.games.glory.rules.modifiers import CHARGE_RESULTS, FIRE_RESULTS, Items
from longroll.games.glory.rules.modifiers import total as sum_of
from longroll.games.glory.rules.recovery import Recovery
from longroll.games.glory.rules.results import Checks
from longroll.games.glory.rules.turn import Drawing, Initiative
from longroll.games.glory.state import Battle
from longroll.games.glory.table.drawing import unit_item
from longroll.games.glory.table.names import marker_name
from longroll.games.glory.table.overlays import assault_of, declared_by
from longroll.games.glory.table.panels import command_name, unit_name
from longroll.games.glory.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.scene import Bar, Group, Item, Line, Odds, Pattern, Side, Way
from longroll.kit.speech import capital, signed, whole
from longroll.kit.state import CHANCE
from longroll.kit.terms import BadInput

Row = tuple[str, float, Side, Pattern]
"""A bar before it is rounded: words, chance, side, pattern."""


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
    if verb_in(code, FIRE, FIRE_BOTH, ANSWER, ANSWER_BOTH):
        return fire_panel(b, code, spoken)
    if verb_in(code, CHARGE, CHARGE_AT, JOIN, JOIN_AT, ALSO, CLOSE, DONE):
        return charge_panel(b, code, spoken) or turn_panel(b, code, spoken)
    if verb_in(code, RESOLVE):
        return resolve_panel(b, a_of(code), spoken)
    if verb_in(code, DEFEND):
        return defend_panel(b, a_of(code), b_of(code), spoken)
    return turn_panel(b, code, spoken)


def portraits(b: Battle, units: list[int], spoken: Speech) -> list[Item]:
    return [unit_item(b, unit, (0.0, 0.0), "column", spoken) for unit in units]


def named(b: Battle, units: list[int], spoken: Speech) -> str:
    return spoken.listed(unit_name(b, unit) for unit in units)


def shared(rows: list[Row]) -> list[Bar]:
    """Bars of everything that can happen, in whole numbers that add up to 100."""
    rows = [row for row in rows if row[1] > 1e-9]
    shares = whole([chance for _, chance, _, _ in rows])
    return [Bar(capital(text), share, side, look) for (text, _, side, look), share in zip(rows, shares, strict=True)]


def fate_notes(b: Battle, fates: list[Fate], spoken: Speech) -> list[str]:
    """What may become of each unit."""
    found = []
    for fate in fates:
        for key, chance in (("note-fate", fate.disordered), ("note-fate-gone", fate.gone)):
            if chance >= 0.005:
                found.append(spoken.say(key, unit=unit_name(b, fate.unit), percent=odds.percent(chance)))
    return found


# ---- leaders, rally ----------------------------------------------------------------------------------------------


def two_bars(percent: int, side: Side, spoken: Speech) -> list[Bar]:
    good, bad = capital(spoken.say("bar-success")), capital(spoken.say("bar-failure"))
    return [Bar(good, percent, side), Bar(bad, 100 - percent, "", "hatched")]


def combine_odds(b: Battle, spoken: Speech) -> Odds | None:
    """GL-4.25.3: the die must be greater than the sum of the factors."""
    top = b.frames[-1]
    if not isinstance(top, Combining):
        return None
    leaders = members(top.named)
    factors = total(b, top.named)
    percent = odds.percent(odds.combination(factors))
    lines = [Line(command_name(b, leader), str(b.roster.factor[leader]), "GL-4.25.3") for leader in leaders]
    return Odds(
        title=spoken.say("odds-combine-title"),
        subtitle=spoken.listed(command_name(b, leader) for leader in leaders),
        percent=percent,
        of=spoken.say("odds-of-combining"),
        place=b.board.codes[b.leader_at[leaders[0]]],
        ours=[],
        theirs=[],
        bars=two_bars(percent, SIDE_CLASS[b.side], spoken),
        notes=[spoken.say("label-roll", total=factors) + "."],
        groups=[Group(spoken.say("group-factors"), spoken.say("unit-factor"), lines)],
        exact=True,
    )


def rally_odds(b: Battle, unit: int, spoken: Speech) -> Odds:
    """GL-11.52.1: the die may not be greater than the Disordered cohesion."""
    percent = odds.percent(odds.rally(b, unit))
    line = Line(spoken.say("line-disordered-cohesion"), str(b.disordered_cohesion(unit)), "GL-11.52.1")
    return Odds(
        title=unit_name(b, unit),
        subtitle=spoken.say("odds-rally"),
        percent=percent,
        of=spoken.say("odds-of-rallying"),
        place=b.board.codes[b.at[unit]],
        ours=portraits(b, [unit], spoken),
        theirs=[],
        bars=two_bars(percent, SIDE_CLASS[b.roster.side[unit]], spoken),
        notes=[],
        groups=[Group(spoken.say("group-at-most"), spoken.say("unit-die"), [line])],
        exact=True,
    )


# ---- the turn goes on ----------------------------------------------------------------------------------------------


def turn_panel(b: Battle, code: int, spoken: Speech) -> Odds | None:
    """An answer with which the turn goes on to a draw, to the initiative or to recovery."""
    after = b.copy()
    after.play(code)
    if after.mover != CHANCE:
        return None
    top, side = after.top(), b.mover
    if isinstance(top, Drawing):
        return draw_panel(after, side, spoken)
    if isinstance(top, Initiative):
        chance = odds.initiative(after, side)
        return small_panel(spoken.say("odds-initiative"), chance, "odds-of-initiative", side, [], spoken)
    if isinstance(top, Recovery):
        units = [unit for unit in members(after.roster.of_side[top.side]) if after.at[unit] == RECOVERY]
        notes = [
            spoken.say("note-back", unit=unit_name(b, unit), percent=odds.percent(odds.recovery(after, unit)))
            for unit in units
        ]
        chance = odds.recovery(after, top.unit)
        return small_panel(unit_name(b, top.unit), chance, "odds-of-recovery", top.side, notes, spoken)
    return dice_panel(after, side, spoken)


def dice_panel(b: Battle, side: int, spoken: Speech) -> Odds | None:
    """Dice that wait in a position: of a charge, of a fire, of a check."""
    top, assault = b.top(), assault_of(b)
    if isinstance(top, Resolution) and assault is not None:
        return attempt_panel(b, assault, top.number, spoken, attacking=assault.side == side)
    if isinstance(top, Salvo):
        return shot_panel(b, top.battery(0), top.targets[0], odds.shot_odds(b, top.battery(0), top.targets[0]), spoken)
    if isinstance(top, Checks):
        unit = top.units[top.number]
        chance = 1 - odds.over(b.cohesion(unit), top.plus)
        return small_panel(unit_name(b, unit), chance, "odds-of-holding-on", b.roster.side[unit], [], spoken)
    return None


def small_panel(title: str, chance: float, of: str, side: int, notes: list[str], spoken: Speech) -> Odds:
    """One die that succeeds or fails."""
    percent = odds.percent(chance)
    bars = two_bars(percent, SIDE_CLASS[side], spoken)
    return Odds(title, "", percent, spoken.say(of), "", [], [], bars, notes, [], exact=True)


def draw_panel(b: Battle, side: int, spoken: Speech) -> Odds:
    """GL-3.C.1: whose marker may come out of the pool."""
    chances = odds.draws(b)
    roster = b.roster
    mine = sum(chance for group, chance in chances.items() if roster.group_side[group] == side)
    order = sorted(chances, key=lambda group: (roster.group_side[group] != side, -chances[group], group))
    rows: list[Row] = [
        (marker_name(roster.group_names[group]), chances[group], SIDE_CLASS[roster.group_side[group]], "solid")
        for group in order
    ]
    return Odds(
        title=spoken.say("odds-draw"),
        subtitle=spoken.say("panel-pool", number=sum(b.pool)),
        percent=odds.percent(mine),
        of=spoken.say("odds-of-draw"),
        place="",
        ours=[],
        theirs=[],
        bars=shared(rows),
        notes=[],
        groups=[],
        exact=True,
    )


# ---- artillery fire ----------------------------------------------------------------------------------------------


def fire_panel(b: Battle, code: int, spoken: Speech) -> Odds | None:
    """GL-9.22: the table line by line, and what may become of each unit in the hex."""
    guns, target = shooters(b, code)
    found = odds.fire_odds(b, code) or odds.answer_odds(b, code)
    return None if found is None else shot_panel(b, guns, target, found, spoken)


def shot_panel(b: Battle, guns: list[int], target: int, found: FireOdds, spoken: Speech) -> Odds:
    distance = b.board.distance(b.at[guns[0]], target)
    return Odds(
        title=named(b, b.stack(target)[::-1], spoken),
        subtitle=spoken.say("odds-fire", units=named(b, guns, spoken), distance=distance),
        percent=odds.percent(hit_chance(found)),
        of=spoken.say("odds-of-disorder"),
        place=b.board.codes[target],
        ours=portraits(b, guns, spoken),
        theirs=portraits(b, b.stack(target)[::-1], spoken),
        bars=fire_bars(found, SIDE_CLASS[b.roster.side[guns[0]]], spoken),
        notes=fate_notes(b, [*found.fates, *found.friends], spoken),
        groups=[sum_group(spoken.say("group-added"), found.items, spoken, distance=distance)],
        exact=True,
    )


FIRE_BARS = ("disorder", "hard-check", "check", "none", "error")
"""The bars of a fire, the worst for its target first."""


def fire_bars(found: FireOdds, side: Side, spoken: Speech) -> list[Bar]:
    """Every line of the table that may come up."""
    chances = {**dict(zip(FIRE_RESULTS, found.results, strict=True)), "error": found.error}
    rows: list[Row] = []
    for name in FIRE_BARS:
        look: Pattern = "hatched" if name in ("none", "error") else "solid"
        rows.append((spoken.say(f"bar-fire-{name}"), chances[name], side if name != "none" else "", look))
    return shared(rows)


def shooters(b: Battle, code: int) -> tuple[list[int], int]:
    """The guns of an answer and the hex they fire at."""
    if verb_in(code, FIRE):
        return [a_of(code)], b_of(code)
    if verb_in(code, FIRE_BOTH):
        return b.stack(a_of(code)), b_of(code)
    top = b.frames[-1]
    assert isinstance(top, Salvo)
    return ([a_of(code)] if verb_in(code, ANSWER) else b.artillery(top.targets[0])), top.origins[0]


def hit_chance(found: FireOdds) -> float:
    """The chance that the unit most likely to be hit is Disordered or lost."""
    return max((fate.disordered + fate.gone for fate in found.fates), default=0.0)


def sum_group(title: str, items: Items, spoken: Speech, **args: int) -> Group:
    """The lines added to a die with their clauses."""
    lines = [Line(spoken.say(f"line-{key}", **args), signed(value), clause) for key, clause, value in items]
    return Group(title, spoken.say("unit-die"), lines)


# ---- charges -----------------------------------------------------------------------------------------------------


def charge_panel(b: Battle, code: int, spoken: Speech) -> Odds | None:
    """A charge as it would be declared: the large number assumes the defensive fire that is worst for it. Several
    charges that are made against one hex are one attempt to take it; if their aims are different the end of the
    declaration shows what comes before all of them, the fire."""
    if not isinstance(b.frames[-1], ChargeStep) or (code == DONE and not declaring(b)):
        return None
    after = b.copy()
    step = after.frames[-1]
    assert isinstance(step, ChargeStep)
    if code not in (CLOSE, DONE):
        step.take(after, code)
    charges = assault_of(after)  # a continued attack is one of its own
    if charges is None or not charges.count:
        return None
    plan = odds.best_defence(after)
    if charges.count > 1 and not odds.common_hexes(charges) and declared_by(b, code):
        return several_panel(after, charges, plan, spoken)
    if charges.count > 1 and odds.common_hexes(charges):
        return joint_panel(after, charges, odds.unresolved(charges), plan, [], spoken, attacking=True)
    found = odds.charge_odds(after, charges, charges.count - 1, plan)
    panel = charge_odds_panel(after, charges, charges.count - 1, found, spoken, attacking=True)
    if panel is None:
        return None
    groups = [*(fire_group(after, charges, place, mask, spoken) for place, mask in plan.items()), *panel.groups]
    ways = defence_ways(after, charges, plan, spoken)
    return with_parts(panel, groups, ways)


def declaring(b: Battle) -> bool:
    """Are charges being declared?"""
    top = b.frames[-1]
    return isinstance(top, ChargeStep) and top.step <= ADDING


def attempt_panel(b: Battle, assault: Assault, number: int, spoken: Speech, attacking: bool) -> Odds | None:
    """A charge that has come through the defensive fire, with those that follow it on the same hex."""
    numbers = odds.attempt(assault, number)
    if len(numbers) > 1:
        return joint_panel(b, assault, numbers, {}, [], spoken, attacking)
    return charge_odds_panel(b, assault, number, odds.charge_odds(b, assault, number, {}), spoken, attacking)


def joint_panel(
    b: Battle, step: Assault, numbers: list[int], plan: Plan, hits: list[int], spoken: Speech, attacking: bool
) -> Odds:
    """Charges on one hex, made one after the other: the large number is the chance that one of them takes it, or to
    the defender that none does."""
    goal, taken = odds.best_goal(b, step, numbers, plan, hits)
    units = [unit for number in numbers for unit in step.left(b, number)[0]]
    foes = b.stack(goal)[::-1]
    sums = [charge_sum(b, step, number, spoken, attacking) for number in numbers]
    return Odds(
        title=spoken.place(b.board.codes[goal]),
        subtitle=spoken.say("odds-charges-on", number=len(numbers), against=named(b, foes, spoken)),
        percent=odds.percent(taken if attacking else 1 - taken),
        of=spoken.say("odds-of-taking" if attacking else "odds-of-holding"),
        place=b.board.codes[goal],
        ours=portraits(b, units if attacking else foes, spoken),
        theirs=portraits(b, foes if attacking else units, spoken),
        bars=joint_bars(b, step, numbers, plan, hits, goal, "" if attacking else "held-", spoken),
        notes=[],
        groups=[*(fire_group(b, step, place, mask, spoken) for place, mask in plan.items()), *filter(None, sums)],
        exact=True,
    )


def charge_sum(b: Battle, assault: Assault, number: int, spoken: Speech, attacking: bool) -> Group | None:
    """The sum of one charge, as it would be if everybody came through the fire."""
    units, hexes = assault.left(b, number)
    items = odds.charge_odds(b, assault, number, {}).items
    return charge_group(b, units, hexes, items, attacking, spoken) if items else None


def joint_bars(
    b: Battle,
    assault: Assault,
    numbers: list[int],
    plan: Plan,
    hits: list[int],
    goal: int,
    whose: str,
    spoken: Speech,
) -> list[Bar]:
    """Which of several charges takes the hex, or that none does. ``whose``: as the bars of one charge."""
    ours, theirs = SIDE_CLASS[assault.side], SIDE_CLASS[1 - assault.side]
    rows: list[Row] = []
    before = 0.0
    for place, number in enumerate(numbers):
        chance = odds.storm(b, assault, numbers[: place + 1], goal, plan, hits)
        text = spoken.say("bar-taken-by", units=named(b, assault.units_of(number), spoken))
        rows.append((text, chance - before, ours, "solid"))
        before = chance
    rows.append((spoken.say(f"bar-{whose}none"), 1 - before, theirs, "hatched"))
    return shared(rows[::-1] if whose == "held-" else rows)


def several_panel(b: Battle, step: Assault, plan: Plan, spoken: Speech) -> Odds:
    """Charges with different aims: everybody must come through the fire first."""
    numbers = odds.unresolved(step)
    parties = [step.left(b, number) for number in numbers]
    units = [unit for attackers, _ in parties for unit in attackers]
    foes = list(dict.fromkeys(unit for _, hexes in parties for place in hexes for unit in b.stack(place)[::-1]))
    notes = []
    for number, (attackers, _) in zip(numbers, parties, strict=True):
        taken = taken_chance(b, odds.charge_odds(b, step, number, plan))
        notes.append(spoken.say("note-taken", units=named(b, attackers, spoken), percent=odds.percent(taken)))
    through = odds.through(b)
    return Odds(
        title=spoken.say("odds-several", number=len(numbers)),
        subtitle=named(b, units, spoken),
        percent=odds.percent(through),
        of=spoken.say("odds-of-passing"),
        place=b.board.codes[parties[0][1][0]] if parties[0][1] else "",
        ours=portraits(b, units, spoken),
        theirs=portraits(b, foes, spoken),
        bars=passing_bars(through, step.side, spoken),
        notes=notes,
        groups=[fire_group(b, step, place, mask, spoken) for place, mask in plan.items()],
        exact=True,
    )


def passing_bars(through: float, side: int, spoken: Speech) -> list[Bar]:
    return shared(
        [
            (spoken.say("bar-all-pass"), through, SIDE_CLASS[side], "solid"),
            (spoken.say("bar-some-stopped"), 1 - through, SIDE_CLASS[1 - side], "hatched"),
        ]
    )


def with_parts(panel: Odds, groups: list[Group], ways: list[Way]) -> Odds:
    return Odds(
        panel.title, panel.subtitle, panel.percent, panel.of, panel.place, panel.ours, panel.theirs, panel.bars,
        panel.notes, groups, panel.exact, ways,
    )  # fmt: skip


def resolve_panel(b: Battle, number: int, spoken: Speech) -> Odds | None:
    """A charge that has come through the defensive fire."""
    assault = assault_of(b)
    if assault is None:
        return None
    return attempt_panel(b, assault, number, spoken, attacking=True)


def likeliest(b: Battle, found: ChargeOdds) -> int:
    """The hex of a charge that is likeliest to be taken, of those that are fought for."""
    return max(odds.fought_for(b, list(found.taken)), key=lambda place: found.taken[place])


def taken_chance(b: Battle, found: ChargeOdds) -> float:
    """The chance of that hex."""
    return found.taken[likeliest(b, found)] if found.taken else 0.0


def charge_odds_panel(
    b: Battle, assault: Assault, number: int, found: ChargeOdds, spoken: Speech, attacking: bool
) -> Odds | None:
    """One charge, seen by the attacker or by the defender."""
    units, hexes = assault.left(b, number)
    if not units or not hexes:
        return None
    foes = [unit for place in hexes for unit in reversed(b.stack(place))]
    goal = likeliest(b, found)
    taken = found.taken[goal]
    return Odds(
        title=spoken.place(b.board.codes[goal]),
        subtitle=spoken.say("row-charge", units=named(b, units, spoken), against=named(b, foes, spoken)),
        percent=odds.percent(taken if attacking else 1 - taken),
        of=spoken.say("odds-of-taking" if attacking else "odds-of-holding"),
        place=b.board.codes[goal],
        ours=portraits(b, units if attacking else foes, spoken),
        theirs=portraits(b, foes if attacking else units, spoken),
        bars=result_bars(found, assault.side, attacking, spoken),
        notes=fate_notes(b, [*found.attackers, *found.defenders], spoken),
        groups=[charge_group(b, units, hexes, found.items, attacking, spoken)] if found.items else [],
        exact=True,
    )


CHARGE_BARS = ("taken-guns", *(code.replace("+", "-") for code in reversed(CHARGE_RESULTS)), "stopped")
"""The bars of a charge, the best for the attacker first."""


def result_bars(found: ChargeOdds, side: int, attacking: bool, spoken: Speech) -> list[Bar]:
    """Every result, the best for the reader first; solid where one side wins outright."""
    rows = result_rows(found, side, "" if attacking else "held-", spoken)
    return shared(rows if attacking else rows[::-1])


def result_rows(found: ChargeOdds, side: int, whose: str, spoken: Speech) -> list[Row]:
    """In the order of ``CHARGE_BARS``. ``whose``: nothing in the attacker's words, ``held-`` in the defender's,
    ``both-`` in those of somebody who watches."""
    ours, theirs = SIDE_CLASS[side], SIDE_CLASS[1 - side]
    chances = [found.unrolled, *reversed(found.results), found.stopped]
    rows: list[Row] = []
    for name, chance in zip(CHARGE_BARS, chances, strict=True):
        winner = ours if name.startswith(("taken", "DR", "EX")) else theirs
        look: Pattern = "hatched" if name in ("EX", "AR-CC", "stopped") else "solid"
        rows.append((spoken.say(f"bar-{whose}{name}"), chance, winner, look))
    return rows


def charge_group(b: Battle, units: list[int], hexes: list[int], items: Items, attacking: bool, spoken: Speech) -> Group:
    """The sum of a charge: strengths and cohesions by name, then ground and the rest."""
    held = [unit for place in hexes for unit in defenders(b, place)]
    pairs = {
        "ratio": (sum(b.strength(unit) for unit in units), sum(b.strength(unit) for unit in held)),
        "cohesion": (
            max((b.cohesion(unit) for unit in units), default=0),
            max((b.cohesion(unit) for unit in held), default=0),
        ),
    }
    lines = []
    for key, clause, value in items:
        ours, theirs = pairs.get(key, (0, 0))
        text = spoken.say(f"line-{key}", ours=ours, theirs=theirs) if key in pairs else spoken.say(f"line-{key}")
        lines.append(Line(text, signed(value), clause))
    lines.append(Line(spoken.say("line-sum"), signed(sum_of(items)), "GL-10.22.1"))
    title = spoken.say("group-your-charge" if attacking else "group-their-charge")
    return Group(title, spoken.say("unit-die"), lines)


# ---- defensive fire ----------------------------------------------------------------------------------------------


def aims_of(b: Battle, place: int, mask: int) -> list[int]:
    """The hexes a charged hex fires at."""
    return [other for number, other in enumerate(front_hexes(b, place)) if mask & BIT[number]]


def fire_group(b: Battle, assault: Assault, place: int, mask: int, spoken: Speech) -> Group:
    """The sum of the fire of a hex at the first of its targets."""
    who = firers(b, assault, place)
    units = [*([who.infantry] if who.infantry >= 0 else []), *who.guns]
    aims = aims_of(b, place, mask)
    items = roll_items(b, who, len(aims), aims[0]) if aims else []
    return sum_group(spoken.say("group-fire-of", units=named(b, units, spoken)), items, spoken)


def way_title(b: Battle, place: int, mask: int, is_own: bool, spoken: Speech) -> str:
    aims = aims_of(b, place, mask)
    if not aims:
        return spoken.say("way-own-hold" if is_own else "way-hold")
    return spoken.say("way-at", units=named(b, [b.top_line_unit(aim) for aim in aims], spoken))


def defence_ways(b: Battle, assault: Assault, plan: Plan, spoken: Speech) -> list[Way]:
    """The defender's choices compared where one hex may fire: the chance to take it; the one he will choose framed."""
    number = assault.count - 1
    places = [place for place in assault.hexes_of(number) if place in plan]
    if len(places) != 1:
        return []
    place = places[0]
    found = []
    for defence in odds.defences(b, place):
        charge = odds.charge_odds(b, assault, number, {**plan, place: defence.targets})
        percent = odds.percent(taken_chance(b, charge))
        title = way_title(b, place, defence.targets, False, spoken)
        found.append(Way(title, spoken.say("way-worst"), percent, defence.targets == plan[place]))
    return found


def defend_panel(b: Battle, place: int, mask: int, spoken: Speech) -> Odds | None:
    """The defender's side: what the charge leads to if he fires so, and his other choices."""
    assault = assault_of(b)
    if assault is None:
        return None
    listed = odds.defences(b, place)
    chosen = next((defence for defence in listed if defence.targets == mask), None)
    numbers = [n for n in range(assault.count) if n not in assault.over and place in assault.hexes_of(n)]
    if chosen is None or not numbers:
        return None
    left = odds.unresolved(assault)
    plan, (_, _, hits) = odds.best_defence(b), in_progress(b)
    together = odds.attempt(assault, left[0])

    def taken(defence: Defence) -> float:
        if len(together) > 1:
            return odds.best_goal(b, assault, together, {**plan, place: defence.targets}, hits)[1]
        return taken_chance(b, defence.charges[left.index(numbers[0])])

    panel: Odds | None
    if len(together) > 1:
        panel = joint_panel(b, assault, together, {**plan, place: mask}, hits, spoken, attacking=False)
    else:
        charge = chosen.charges[left.index(numbers[0])]
        panel = charge_odds_panel(b, assault, numbers[0], charge, spoken, attacking=False)
    if panel is None:
        return None
    ways = [
        Way(
            way_title(b, place, defence.targets, True, spoken),
            spoken.say("way-best"),
            odds.percent(taken(defence)),
            defence is chosen,
        )
        for defence in listed
    ]
    groups = panel.groups if len(together) > 1 else [fire_group(b, assault, place, mask, spoken), *panel.groups]
    return with_parts(panel, groups, ways)
