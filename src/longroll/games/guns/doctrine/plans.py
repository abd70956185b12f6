"""Plans: which orders and how long a turn, where the main effort, which attack first, whom to keep back.

A plan is an ``Intent`` with a name. At the table the staff follows it, in worlds that are tried the light policy does;
both read what their side knows. The attacks that the staff weighs are plans of their own, so that trying them can
correct its choice.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from longroll.games.guns.components import ATTACK, HOLD, NIGHT, USA, WITHDRAW
from longroll.games.guns.doctrine.answers import answer
from longroll.games.guns.doctrine.attacks import AttackPlan, Attacks
from longroll.games.guns.doctrine.guns import token_value
from longroll.games.guns.doctrine.intent import GO_OUT, SAVE, SPEND, STAND, Intent, intent_of
from longroll.games.guns.doctrine.situation import Situation
from longroll.games.guns.lexicon import DONE, HOURS, ORDER, PLAY, TARGET
from longroll.games.guns.rules.attack import OTHERS, Attack, AttackStep
from longroll.games.guns.rules.turn import ATTACKS, Phase
from longroll.games.guns.state import TRAY, Battle
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.planning import Plan
from longroll.kit.rollouts import Horizon
from longroll.kit.state import NOBODY

MOST_PLANS: Final = 32
MOST_ACTS: Final = 8
MOST_TARGETS: Final = 8
"""Attacks that are plans of their own."""
ALL_OUT: Final = 30
"""Tenths by which attacks may be worse in an assault all along the line …"""
NEVER: Final = -990
"""… and in a turn without attacks."""
BOLDER: Final = 10
PARTS: Final = 32
"""Parts of an action phase that are told apart."""
LAST_PARTS: Final = 16
"""Parts from the end of the attacks on."""
REACTION: Final = 31
"""The part in which a side answers in the other's action phase."""
OUTSIDE: Final = 30
"""Outside the action phases."""
STAFF: Final = Plan("staff")
LOOK: Final[dict[str, int]] = {"order": 4, "hours": 4, "march": 3, "entry": 3}
"""Action phases looked ahead, the one in hand counted: orders and marches bear fruit only in the next of one's own …"""
SHORT_LOOK: Final = 2
"""… other decisions before the opponent's is over."""


def planned(kind: str, intent: Intent) -> Plan:
    return Plan(kind, tuple(intent))


def kind_of(b: Battle) -> str:
    return b.decision_kind(b.top().kind(b)).name


def side_of(b: Battle) -> int:
    return b.frames[-1].mover(b)


def phase_of(b: Battle) -> Phase | None:
    """The action phase in progress."""
    for frame in b.frames[:2]:
        if isinstance(frame, Phase):
            return frame
    return None


# ---- what can be planned ---------------------------------------------------------------------------------------------


def ranked_attacks(situation: Situation, soon: bool) -> list[AttackPlan]:
    """The attacks that can be made now, or ``soon`` (next turn, if nobody moved), the best first."""
    b = situation.b
    if not situation.tray(situation.army):
        return []
    if soon:
        attacks = Attacks(situation, True)
        targets = list(situation.ground.members(b.occupied[situation.foe]))
    else:
        step = b.frames[-1]
        assert isinstance(step, AttackStep)
        attacks = Attacks(situation, False, step.starts, step.ends)
        targets = [a_of(code) for code in situation.codes if verb_in(code, TARGET)]
    found = [attacks.best_on(target) for target in targets]
    return sorted([attack for attack in found if attack.target >= 0], key=lambda attack: (-attack.value, attack.target))


def order_plans(situation: Situation) -> list[Plan]:
    """Orders, and what they are for."""
    b = situation.b
    legal = [a_of(code) for code in situation.codes if verb_in(code, ORDER)]
    found: list[Plan] = []
    if ATTACK in legal:
        found.append(planned("attack", Intent(order=ATTACK)))
        for attack in ranked_attacks(situation, True)[:MOST_TARGETS]:
            found.append(planned("assault", Intent(order=ATTACK, target=attack.target)))
        found.append(planned("storm", Intent(order=ATTACK, bold=ALL_OUT)))
    if HOLD in legal:
        found.append(planned("hold", Intent(order=HOLD)))
    if WITHDRAW in legal:
        found.append(planned("withdraw", Intent(order=WITHDRAW, retire=1)))
    for goal in b.goals:
        found += [planned("effort", Intent(order=order, goal=goal)) for order in (ATTACK, HOLD) if order in legal]
    return found


def attack_plans(situation: Situation) -> list[Plan]:
    """Each of the best attacks first, with what may follow it; or none."""
    found: list[Plan] = []
    for attack in ranked_attacks(situation, False)[:MOST_TARGETS]:
        found.append(planned("assault", Intent(target=attack.target)))
    for attack in ranked_attacks(situation, False)[:2]:
        found.append(planned("bombard", Intent(target=attack.target, guns=SPEND)))
        found.append(planned("single", Intent(target=attack.target, bold=NEVER)))
    found.append(planned("storm", Intent(bold=ALL_OUT)))
    found.append(planned("storm", Intent(bold=BOLDER)))
    found.append(planned("refrain", Intent(bold=NEVER)))
    found.append(planned("save", Intent(guns=SAVE)))
    found += [planned("effort", Intent(goal=goal)) for goal in situation.b.goals]
    return found


def march_plans(situation: Situation) -> list[Plan]:
    """Where the main effort is to be, and with which orders; or nobody stirs."""
    b = situation.b
    orders = [HOLD]
    if not b.night_next() and b.number(situation.army, TRAY):
        orders.append(ATTACK)
    found = [planned("effort", Intent(order=order, goal=goal)) for goal in b.goals for order in (-1, *orders)]
    found += [planned("stand", Intent(order=order, marches=STAND)) for order in (-1, *orders)]
    found += [planned("hold" if order == HOLD else "attack", Intent(order=order)) for order in orders]
    if situation.army == USA:
        found.append(planned("advance", Intent(marches=GO_OUT)))
    return found


def withdrawal_plans(situation: Situation) -> list[Plan]:
    found = march_plans(situation)
    if DONE in situation.legal and len(situation.codes) > 1:
        found.insert(0, planned("retire", Intent(retire=1)))
    if situation.b.orders[situation.army] == ATTACK:
        found.append(planned("storm", Intent(bold=ALL_OUT)))
        found.append(planned("refrain", Intent(bold=NEVER)))
    return found


def hours_plans(situation: Situation) -> list[Plan]:
    """Every length of the turn, with an assault to follow or without."""
    listed = [a_of(code) for code in situation.codes if verb_in(code, HOURS)]
    found = [planned("wait", Intent(hours=number)) for number in listed]
    found += [planned("effort", Intent(hours=max(listed), goal=goal)) for goal in situation.b.goals]
    if min(listed) < max(listed):
        found.append(planned("attack", Intent(hours=min(listed), order=ATTACK)))
        found.append(planned("withdraw", Intent(hours=min(listed), order=WITHDRAW)))
    found.append(planned("stand", Intent(hours=max(listed), marches=STAND)))
    return found


def reaction_plans(_: Situation) -> list[Plan]:
    return [planned("spend", Intent(guns=SPEND)), planned("save", Intent(guns=SAVE))]


# ---- answers one by one ----------------------------------------------------------------------------------------------


def other_answers(situation: Situation, kind: str) -> list[int]:
    """What the staff might have answered instead, the likeliest first."""
    codes = situation.codes
    if kind == "attack":
        listed = [act(TARGET, attack.target) for attack in ranked_attacks(situation, False)]
        return [*listed[: MOST_ACTS - 2], DONE]
    if kind in ("order", "hours", "defender", "combat-order", "aim", "support", "knock"):
        return codes
    if kind in ("defensive-support", "offensive-support"):
        plays = [code for code in codes if verb_in(code, PLAY)]
        plays.sort(key=lambda code: (-token_value(situation, a_of(code)), code))
        return [DONE, *one_of_each_place(plays)]
    if kind in ("keep", "night-return", "order-return", "idle-return", "make-up"):
        cheap = [code for code in codes if code != DONE]
        return sorted(cheap, key=lambda code: (token_value(situation, a_of(code)), code))
    if kind in ("withdraw-to", "objectives", "second-target", "withdrawal"):
        return codes
    if kind == "march":
        return [DONE]
    return []


def one_of_each_place(plays: list[int]) -> list[int]:
    """The first gun for each position, then the others."""
    seen: set[int] = set()
    first: list[int] = []
    for code in plays:
        if b_of(code) not in seen:
            seen.add(b_of(code))
            first.append(code)
    return [*first, *[code for code in plays if code not in first]]


# ---- how far to look -------------------------------------------------------------------------------------------------


class PhasesEnd:
    """The end of so many action phases, the one in hand counted."""

    def __init__(self, b: Battle, number: int) -> None:
        self.left = number
        self.key = phase_key(b)

    def reached(self, b: Battle) -> bool:
        if b.mover == NOBODY:
            return True
        key = phase_key(b)
        if key != self.key:
            self.left -= self.key >= 0
            self.key = key
        return self.left <= 0


def phase_key(b: Battle) -> int:
    """A number for the action phase in progress; -1 between phases."""
    phase = phase_of(b)
    return -1 if phase is None else 2 * (b.day * (NIGHT + 1) + b.space) + phase.army


# ---- the planner -----------------------------------------------------------------------------------------------------


class GunsPlanner:
    """One instance: ``PLANNER``."""

    def side(self, b: Battle) -> int:
        return side_of(b)

    def stamp(self, b: Battle) -> int:
        """Anew before the first move of a phase, for each attack, after the attacks, for the orders; in the other
        side's phase once, outside phases at each choice of hours."""
        phase = phase_of(b)
        part = OUTSIDE
        if phase is not None:
            part = REACTION if phase.army != side_of(b) else self.part(b, phase)
        hour = b.day * (NIGHT + 1) + b.space
        return ((hour * 2 + b.active) * 2 + side_of(b)) * PARTS + part

    def part(self, b: Battle, phase: Phase) -> int:
        """Where a phase of one's own stands; an attack is one part from its target to its end."""
        for number, frame in enumerate(b.frames):
            if isinstance(frame, AttackStep):
                above = b.frames[number + 1] if number + 1 < len(b.frames) else None
                declared = isinstance(above, Attack) and above.step > OTHERS
                return min(LAST_PARTS - 1, 2 + frame.made - declared)
        if phase.step <= ATTACKS:
            return int(phase.step == ATTACKS)
        return LAST_PARTS + phase.step - ATTACKS

    def plans(self, b: Battle) -> list[Plan]:
        kind = kind_of(b)
        maker = MAKERS.get(kind)
        if maker is None or len(b.codes) < 2:
            return [STAFF]
        situation = Situation(b, side_of(b), b.codes)
        return [STAFF, *dict.fromkeys(maker(situation))][:MOST_PLANS]

    def mutate(self, b: Battle, plan: Plan, rng: Random) -> Plan | None:
        """Another main effort, another target, bolder or more careful, more guns or fewer."""
        intent = intent_of(plan)
        change = rng.randrange(4)
        if change == 0:
            goals = [goal for goal in (-1, *b.goals) if goal != intent.goal]
            return planned("effort" if plan.kind == "staff" else plan.kind, intent._replace(goal=rng.choice(goals)))
        if change == 1 and plan.kind in ("assault", "bombard", "single"):
            soon = kind_of(b) != "attack"
            listed = ranked_attacks(Situation(b, side_of(b), b.codes), soon)[:MOST_TARGETS]
            others = [attack.target for attack in listed if attack.target != intent.target]
            return planned(plan.kind, intent._replace(target=rng.choice(others))) if others else None
        if change == 2:
            return planned("spend", intent._replace(guns=SPEND)) if intent.guns != SPEND else None
        return planned("storm" if plan.kind == "staff" else plan.kind, intent._replace(bold=intent.bold + BOLDER))

    def follow(self, b: Battle, plan: Plan) -> int:
        codes = b.codes
        if len(codes) == 1:
            return codes[0]
        code = answer(Situation(b, side_of(b), codes, intent_of(plan)), kind_of(b))
        return code if code in codes else codes[0]

    def acts(self, b: Battle) -> list[int]:
        own = self.follow(b, STAFF)
        codes = b.codes
        if len(codes) == 1:
            return [own]
        situation = Situation(b, side_of(b), codes)
        others = [code for code in other_answers(situation, kind_of(b)) if code != own and code in situation.legal]
        return [own, *dict.fromkeys(others)][:MOST_ACTS]

    def horizon(self, b: Battle) -> Horizon:
        return PhasesEnd(b, LOOK.get(kind_of(b), SHORT_LOOK)).reached


MAKERS: Final[dict[str, Callable[[Situation], list[Plan]]]] = {
    "hours": hours_plans,
    "withdrawal": withdrawal_plans,
    "attack": attack_plans,
    "entry": march_plans,
    "march": march_plans,
    "order": order_plans,
    "defensive-support": reaction_plans,
}
"""The decisions at which there is something to plan."""

PLANNER: Final = GunsPlanner()
