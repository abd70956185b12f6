"""GG-13.13.2 to GG-13.13.4 Who can bombard what; step 5 of an attack: the bombardment (GG-13.15)."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import BIT, TOKEN_STRENGTH, TOKENS
from longroll.games.guns.lexicon import AIM, D_AIM, D_KNOCK, E_AIMS, E_HITS, E_KNOCKED, KNOCK
from longroll.games.guns.rules.assault import Assault, in_hand
from longroll.games.guns.rules.fields import can_bombard
from longroll.games.guns.rules.modifiers import battery, hits
from longroll.games.guns.state import HIT, SPENT, USED, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no


def bombardment_targets(b: Battle, attack: Assault) -> list[int]:
    """GG-13.13.2: enemy-occupied targets of the attack, and positions with artillery of the defender."""
    army = 1 - attack.army
    found = {target for target, free in zip(attack.targets, attack.free, strict=True) if not free}
    found.update(b.gun_positions(army))
    return sorted(target for target in found if b.occupied[army] & BIT[target])


def can_fire(b: Battle, army: int, position: int, target: int) -> bool:
    """GG-13.13.3, GG-13.13.4."""
    return can_bombard(
        b.ground, b.stance(army, position), b.occupied[army], b.stance(1 - army, target), b.occupied[1 - army]
    )


def points(b: Battle, army: int, position: int) -> int:
    """GG-13.15.1: points of the artillery on a position."""
    return battery([TOKEN_STRENGTH[token] for token in b.guns_on(army, position)])


AIMING: Final = 0
RESOLVING: Final = 1
KNOCKING: Final = 2


class Bombardment(Frame):
    """Step 5. ``aimed``: firing position and target in turn; ``rest``: target and hits in turn, still to be resolved;
    ``under``: the target whose hits are being taken, ``left`` how many."""

    def __init__(
        self,
        army: int = 0,
        step: int = AIMING,
        aimed: list[int] | None = None,
        rest: list[int] | None = None,
        under: int = -1,
        left: int = 0,
    ) -> None:
        self.army = army
        self.step = step
        self.aimed: list[int] = aimed[:] if aimed else []
        self.rest: list[int] = rest[:] if rest else []
        self.under = under
        self.left = left

    def copy(self) -> Frame:
        return Bombardment(self.army, self.step, self.aimed, self.rest, self.under, self.left)

    def fields(self) -> tuple[str, ...]:
        return ("army", "step", "aimed", "rest", "under", "left")

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        if self.step == AIMING:
            if self.next_gun(b) >= 0:
                return True
            self.fire(b)
            self.step = RESOLVING
        while True:
            if self.step == KNOCKING:
                guns = b.guns_on(1 - self.army, self.under)
                if self.left and len(guns) > self.left and len(set(guns)) > 1:
                    return True
                self.knock_down(b)
                self.step = RESOLVING
            if not self.rest:
                b.end(self)
                return False
            self.under, self.left = self.rest[:2]
            self.rest = self.rest[2:]
            self.step = KNOCKING

    def next_gun(self, b: Battle) -> int:
        """The next firing position without a target; -1 when all have one."""
        for position in b.gun_positions(self.army):
            if position not in self.aimed[0::2]:
                return position
        return -1

    def fire(self, b: Battle) -> None:
        """GG-13.15.3: hits on each target. The firing tokens are used (GG-13.15.5), or spent in the second run of an
        extended bombardment (GG-22.7)."""
        points_on: dict[int, int] = {}
        for gun, target in zip(self.aimed[0::2], self.aimed[1::2], strict=True):
            strength = points(b, self.army, gun)
            points_on[target] = points_on.get(target, 0) + strength
            b.tell(E_AIMS, gun, target, strength)
        for target, strength in sorted(points_on.items()):
            b.tell(E_HITS, target, hits(strength))
            self.rest += [target, hits(strength)]
        pile = SPENT if in_hand(b).again else USED
        for position in b.gun_positions(self.army):
            for token in b.guns_on(self.army, position):
                b.unplay(self.army, token, position, pile)

    def knock_down(self, b: Battle) -> None:
        """GG-13.15.4: tokens go one for each hit; what is left falls on the blocks."""
        for token in b.guns_on(1 - self.army, self.under):
            if self.left:
                self.knock(b, token)
        attack = in_hand(b)
        if self.left and self.under in attack.targets:
            attack.hits[attack.targets.index(self.under)] += self.left
        self.left = 0

    def knock(self, b: Battle, token: int) -> None:
        b.unplay(1 - self.army, token, self.under, HIT)
        b.tell(E_KNOCKED, token, self.under)
        self.left -= 1

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return D_AIM if self.step == AIMING else D_KNOCK

    def subject(self, b: Battle) -> dict[str, str | int]:
        codes = b.ground.position_codes
        if self.step == AIMING:
            gun = self.next_gun(b)
            return {"position": codes[gun], "strength": points(b, self.army, gun)}
        return {"position": codes[self.under], "number": self.left}

    def listing(self, b: Battle) -> list[int]:
        if self.step == AIMING:
            gun = self.next_gun(b)
            targets = bombardment_targets(b, in_hand(b))
            return [act(AIM, gun, target) for target in targets if can_fire(b, self.army, gun, target)]
        return [act(KNOCK, token, self.under) for token in sorted(set(b.guns_on(1 - self.army, self.under)))]

    def take(self, b: Battle, code: int) -> None:
        if self.step == AIMING:
            self.aimed += [a_of(code), b_of(code)]
        else:
            self.knock(b, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        codes = b.ground.position_codes
        if self.step == AIMING and verb_in(code, AIM):
            gun, target = a_of(code), b_of(code)
            if gun != self.next_gun(b):
                return no("GG-13.15.2", "other-gun", position=codes[self.next_gun(b)])
            if target not in bombardment_targets(b, in_hand(b)):
                return no("GG-13.13.2", "no-target", position=codes[target])
            return no("GG-13.13.3", "cannot-bombard", position=codes[gun], target=codes[target])
        if self.step == KNOCKING and verb_in(code, KNOCK):
            return no("GG-13.15.4", "no-such-gun", token=TOKENS[a_of(code)], position=codes[b_of(code)])
        return not_an_answer(self, b, code)
