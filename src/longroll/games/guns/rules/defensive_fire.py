"""GG-13.16 Defensive fire: step 6 of an attack."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import BIT, FACE_OF, FACES
from longroll.games.guns.lexicon import (
    BEHIND,
    D_BEHIND,
    D_SUPPORT,
    E_FIRE,
    E_SUPPORTS,
    SUPPORT,
)
from longroll.games.guns.rules.assault import Assault, in_hand
from longroll.games.guns.rules.bombardment import points
from longroll.games.guns.rules.fields import defensive_field
from longroll.games.guns.rules.modifiers import Items, fire_items, hits, total
from longroll.games.guns.rules.reduction import reduce
from longroll.games.guns.state import USED, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no

ORDERING: Final = 0
SUPPORTING: Final = 1
REDUCING: Final = 2


def supportable(b: Battle, attack: Assault, position: int) -> list[int]:
    """GG-13.16.3: numbers of the attacked positions that artillery of the defender on a position can support."""
    army = 1 - attack.army
    field = defensive_field(b.ground, b.stance(army, position), b.occupied[army])
    goals = [goal for goal in range(len(attack.targets)) if attack.areas_against(goal) & field]
    if position in attack.targets:
        own = attack.targets.index(position)
        return [own] if own in goals else []
    return goals


def support_items(b: Battle, attack: Assault, position: int, goal: int) -> Items:
    """GG-13.16.2, GG-13.16.4: what artillery on a position gives to the support of an attacked position."""
    army = 1 - attack.army
    stance = b.stance(army, position)
    crossed = bool(attack.areas_against(goal) & BIT[b.ground.front(stance)])
    return fire_items(points(b, army, position), b.ground.ridge[stance], crossed)


class DefensiveFire(Frame):
    """Step 6. ``strength``: support of each target so far; ``left``: reductions still due by target."""

    def __init__(
        self,
        army: int = 0,
        step: int = ORDERING,
        goal: int = 0,
        fired: list[int] | None = None,
        strength: list[int] | None = None,
        left: list[int] | None = None,
    ) -> None:
        self.army = army
        """The defender."""
        self.step = step
        self.goal = goal
        self.fired: list[int] = fired[:] if fired else []
        self.strength: list[int] = strength[:] if strength else [0, 0]
        self.left: list[int] = left[:] if left else [0, 0]

    def copy(self) -> Frame:
        return DefensiveFire(self.army, self.step, self.goal, self.fired, self.strength, self.left)

    def fields(self) -> tuple[str, ...]:
        return ("army", "step", "goal", "fired", "strength", "left")

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        attack = in_hand(b)
        if self.step == ORDERING:
            if self.order_open(b, attack):
                return True
            self.step = SUPPORTING
        if self.step == SUPPORTING:
            while (position := self.next_gun(b)) >= 0:
                goals = supportable(b, attack, position)
                if len(goals) > 1:
                    return True
                self.fire(b, position, goals[0] if goals else -1)
            self.stand_down(b, attack)
            self.step = REDUCING
        return self.reduce_next(b, attack)

    def order_open(self, b: Battle, attack: Assault) -> bool:
        """GG-13.16.1: is the order behind a leader still to be chosen? Without artillery it has no effect."""
        if not b.gun_positions(self.army):
            return False
        while self.goal < len(attack.targets):
            if len(attack.against(self.goal)) > 2:
                return True
            self.goal += 1
        return False

    def next_gun(self, b: Battle) -> int:
        """The next position whose artillery has not fired; -1 when all have."""
        for position in b.gun_positions(self.army):
            if position not in self.fired:
                return position
        return -1

    def fire(self, b: Battle, position: int, goal: int) -> None:
        self.fired.append(position)
        if goal < 0:
            return
        attack = in_hand(b)
        strength = total(support_items(b, attack, position, goal))
        self.strength[goal] += strength
        b.tell(E_SUPPORTS, position, attack.targets[goal], strength)

    def stand_down(self, b: Battle, attack: Assault) -> None:
        """GG-13.16.5, GG-13.16.7: reductions are known; the tokens go to the unhit used stack."""
        for goal, target in enumerate(attack.targets):
            self.left[goal] = hits(self.strength[goal])
            if self.strength[goal]:
                b.tell(E_FIRE, target, self.left[goal])
        for position in b.gun_positions(self.army):
            for token in b.guns_on(self.army, position):
                b.unplay(self.army, token, position, USED)

    def reduce_next(self, b: Battle, attack: Assault) -> bool:
        """GG-13.16.5: the leader until it is eliminated, then the next, then the last."""
        for goal in range(len(attack.targets)):
            attackers = attack.against(goal)
            if self.left[goal] and attackers:
                self.left[goal] -= 1
                reduce(b, attackers[0])
                return False
        b.end(self)
        return False

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return 1 - self.army if self.step == ORDERING else self.army

    def kind(self, b: Battle) -> int:
        return D_BEHIND if self.step == ORDERING else D_SUPPORT

    def subject(self, b: Battle) -> dict[str, str | int]:
        codes = b.ground.position_codes
        if self.step == ORDERING:
            return {"position": codes[in_hand(b).targets[self.goal]]}
        return {"position": codes[self.next_gun(b)]}

    def followers(self, b: Battle) -> list[tuple[int, int]]:
        """Face and start of the blocks behind the leader, with the block."""
        attack = in_hand(b)
        return [
            (block, start)
            for block, aimed, start in zip(attack.blocks, attack.goals, attack.starts, strict=True)
            if aimed == self.goal
        ][1:]

    def listing(self, b: Battle) -> list[int]:
        attack = in_hand(b)
        if self.step == ORDERING:
            target = attack.targets[self.goal]
            codes = [act(BEHIND, FACE_OF[block], start, target) for block, start in self.followers(b)]
            return list(dict.fromkeys(codes))
        gun = self.next_gun(b)
        return [act(SUPPORT, gun, attack.targets[goal]) for goal in supportable(b, attack, gun)]

    def take(self, b: Battle, code: int) -> None:
        attack = in_hand(b)
        if self.step == ORDERING:
            block = next(k for k, start in self.followers(b) if FACE_OF[k] == a_of(code) and start == b_of(code))
            attack.put_behind_leader(block)
            self.goal += 1
        else:
            self.fire(b, a_of(code), attack.targets.index(b_of(code)))

    def refuse(self, b: Battle, code: int) -> Refusal:
        codes = b.ground.position_codes
        attack = in_hand(b)
        if self.step == ORDERING and verb_in(code, BEHIND):
            if c_of(code) != attack.targets[self.goal]:
                return no("GG-13.16.1", "other-target", position=codes[attack.targets[self.goal]])
            return no("GG-13.16.1", "not-behind", face=FACES[a_of(code)])
        if self.step == SUPPORTING and verb_in(code, SUPPORT):
            gun, target = a_of(code), b_of(code)
            if gun != self.next_gun(b):
                return no("GG-13.16.2", "other-gun", position=codes[self.next_gun(b)])
            return no("GG-13.16.3", "nobody-crosses", position=codes[target])
        return not_an_answer(self, b, code)
