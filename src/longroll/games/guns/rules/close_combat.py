"""GG-13.18 Close combat: step 8 of an attack."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.cells import face_seen
from longroll.games.guns.components import ARMY_OF, CSA, FACE_OF, FACES, IRON, LINE_OF, NO_BLOCK, STRENGTH
from longroll.games.guns.lexicon import (
    D_COMBAT_ORDER,
    D_DEFENDER,
    DEFEND,
    E_ATTACKER,
    E_COMBAT,
    E_DEFENDER,
    E_MODIFIER,
    E_RESULT,
    FIGHT,
    MODIFIERS,
)
from longroll.games.guns.rules.assault import LOST, UNFOUGHT, WON, Assault, in_hand
from longroll.games.guns.rules.facing import engaged
from longroll.games.guns.rules.fields import flank_threats
from longroll.games.guns.rules.modifiers import (
    Circumstances,
    attacker_wins,
    combat_items,
    combat_modifiers,
    losses,
    total,
)
from longroll.games.guns.rules.obstructed import in_play, thick
from longroll.games.guns.rules.reduction import Witness, reduce
from longroll.games.guns.state import MIDDLE, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.handicap import given
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.terms import Refusal, no

CHOOSING: Final = 0
DEFENDING: Final = 1
ATTACKER_LOSES: Final = 2


def from_rear(b: Battle, attack: Assault, goal: int) -> bool:
    """GG-13.18.3: does the attack come across the defender's rear area?"""
    defenders = b.stack(1 - attack.army, attack.targets[goal])
    return b.ground.rear(b.stance_of(defenders[0])) == attack.lasts[goal]


def flanks_turned(b: Battle, attack: Assault, goal: int) -> list[tuple[int, int]]:
    """GG-13.18.12: threatened flanks of the defender, who faces the attack (GG-13.18.4)."""
    army = attack.army
    target = attack.targets[goal]
    stance = 2 * target + attack.side_attacked(b, goal)
    return flank_threats(b.ground, stance, b.occupied[army], b.turned[army], engaged(b, army), b.occupied[1 - army])


def flanks_exposed(b: Battle, attack: Assault, goal: int) -> list[tuple[int, int]]:
    """GG-13.18.13: threatened flanks of the attacking stack."""
    army = attack.army
    target = attack.targets[goal]
    stance = 2 * target + 1 - attack.side_attacked(b, goal)
    return flank_threats(
        b.ground, stance, b.occupied[1 - army], b.turned[1 - army], engaged(b, 1 - army), b.occupied[army]
    )


def circumstances(b: Battle, attack: Assault, goal: int, leader: int = NO_BLOCK) -> Circumstances:
    """What a close combat depends on, once the attackers stand on their target (after step 7). ``leader``: that of the
    defender, NO_BLOCK as long as it is not chosen."""
    target = attack.targets[goal]
    side = attack.side_attacked(b, goal)
    c = Circumstances()
    if attack.leaders[goal] != NO_BLOCK:
        c.attacker_strength = STRENGTH[attack.leaders[goal]]
    c.from_rear = from_rear(b, attack, goal)
    if leader != NO_BLOCK:
        c.defender_strength = STRENGTH[leader]
        c.iron = LINE_OF[leader] == IRON
    c.confederate = attack.army == CSA
    c.handicap = given(b.handicap, attack.army) - given(b.handicap, 1 - attack.army)
    c.steep = b.ground.steep[2 * target + side]
    wooded = bool(b.ground.fully_obstructed >> target & 1)
    c.overgrown = wooded and not in_play(b)
    c.thick = thick(b, target)
    c.works = b.works[2 * target + side] > 0
    c.hits = attack.hits[goal]
    c.follows_victory = WON in attack.fought
    c.defender_flanks = len(flanks_turned(b, attack, goal))
    c.attacker_flanks = len(flanks_exposed(b, attack, goal))
    c.alone = len(attack.against(goal)) == 1
    return c


class CloseCombats(Witness):
    """The close combats of an attack, one after the other.

    ``goal``: the target fought over; ``leader``: the defending leader; ``due``: a reduction the attacker still owes."""

    def __init__(
        self, army: int = 0, step: int = CHOOSING, goal: int = 0, leader: int = NO_BLOCK, due: int = 0
    ) -> None:
        self.army = army
        self.step = step
        self.goal = goal
        self.leader = leader
        self.due = due

    def copy(self) -> Frame:
        return CloseCombats(self.army, self.step, self.goal, self.leader, self.due)

    def fields(self) -> tuple[str, ...]:
        return ("army", "step", "goal", "leader", "due")

    def block_fields(self) -> tuple[str, ...]:
        return ("leader",)

    def succeeded(self, block: int, by: int) -> None:
        if block == self.leader:
            self.leader = by

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        attack = in_hand(b)
        if self.step == CHOOSING:
            open_goals = self.unfought(b, attack)
            if len(open_goals) > 1:
                return True
            if not open_goals:
                b.end(self)
                return False
            self.begin(b, attack, open_goals[0])
        if self.step == DEFENDING:
            defenders = b.stack(1 - self.army, attack.targets[self.goal])
            if len(defenders) > 1:
                return True
            self.fight(b, attack, defenders[0])
            return False
        if self.step == ATTACKER_LOSES:
            self.step = CHOOSING
            if self.due:
                self.due = 0
                reduce(b, attack.against(self.goal)[0])
        return False

    def unfought(self, b: Battle, attack: Assault) -> list[int]:
        """GG-13.18.1: targets that hold blocks of both armies and have seen no close combat yet."""
        return [
            goal
            for goal, target in enumerate(attack.targets)
            if attack.fought[goal] == UNFOUGHT and attack.against(goal) and b.shared(target)
        ]

    def begin(self, b: Battle, attack: Assault, goal: int) -> None:
        self.goal = goal
        self.step = DEFENDING
        b.tell(E_COMBAT, attack.targets[goal])

    def fight(self, b: Battle, attack: Assault, leader: int) -> None:
        """GG-13.18.2 to GG-13.18.16."""
        goal, target = self.goal, attack.targets[self.goal]
        self.leader = leader
        c = circumstances(b, attack, goal, leader)
        self.reveal(b, leader, E_DEFENDER, target)
        if attack.leaders[goal] != NO_BLOCK:
            self.reveal(b, attack.leaders[goal], E_ATTACKER, target)
        if c.from_rear and b.layer[leader] == MIDDLE:
            b.turn(1 - self.army, target, attack.side_attacked(b, goal))
        if c.from_rear:
            b.tell(E_MODIFIER, MODIFIERS.index("GG-13.18.3"), 0)
        for _, clause, value in combat_modifiers(c):
            b.tell(E_MODIFIER, MODIFIERS.index(clause), value)
        result = total(combat_items(c))
        won = attacker_wins(result)
        attack.fought[goal] = WON if won else LOST
        b.tell(E_RESULT, target, result, self.army if won else 1 - self.army)
        mine, theirs = losses(result, c.thick)
        self.due = mine
        self.step = ATTACKER_LOSES
        if theirs:
            reduce(b, leader)

    def reveal(self, b: Battle, block: int, event: int, target: int) -> None:
        """A leader is shown."""
        b.tell(event, FACE_OF[block], target)
        b.reveals[ARMY_OF[block]] += 1
        face_seen(b, block)

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return self.army if self.step == CHOOSING else 1 - self.army

    def kind(self, b: Battle) -> int:
        return D_COMBAT_ORDER if self.step == CHOOSING else D_DEFENDER

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.step == CHOOSING:
            return {}
        return {"position": b.ground.position_codes[in_hand(b).targets[self.goal]]}

    def listing(self, b: Battle) -> list[int]:
        attack = in_hand(b)
        if self.step == CHOOSING:
            return [act(FIGHT, attack.targets[goal]) for goal in self.unfought(b, attack)]
        defenders = b.stack(1 - self.army, attack.targets[self.goal])
        return list(dict.fromkeys(act(DEFEND, FACE_OF[block]) for block in defenders))

    def take(self, b: Battle, code: int) -> None:
        attack = in_hand(b)
        if self.step == CHOOSING:
            self.begin(b, attack, attack.targets.index(a_of(code)))
            return
        target = attack.targets[self.goal]
        self.fight(b, attack, next(k for k in b.stack(1 - self.army, target) if FACE_OF[k] == a_of(code)))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == CHOOSING and verb_in(code, FIGHT):
            return no("GG-13.18.1", "no-combat-there", position=b.ground.position_codes[a_of(code)])
        if self.step == DEFENDING and verb_in(code, DEFEND):
            return no("GG-13.18.2", "not-a-defender", face=FACES[a_of(code)])
        return not_an_answer(self, b, code)
