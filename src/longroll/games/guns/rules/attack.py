"""GG-13 Attack moves: the attack step of an action phase, and an attack in its nine steps."""

from __future__ import annotations

from random import Random
from typing import Final

from longroll.games.guns.components import ARMIES, ARMY_OF, BIT, FACE_OF, FACES, NO_BLOCK, STRENGTH
from longroll.games.guns.lexicon import (
    ALSO,
    CHARGE,
    D_ATTACK,
    D_ATTACKERS,
    D_LEADER,
    D_SECOND_TARGET,
    DONE,
    E_ADVANCE,
    E_ATTACK,
    E_HALF_WAY,
    E_LEADER,
    E_LOST,
    E_SENT,
    E_TURNED_UP,
    E_WON,
    LEAD,
    SEND,
    STAY,
    TARGET,
)
from longroll.games.guns.rules.aftermath import bury_extra, settle_attacker, settle_defender
from longroll.games.guns.rules.approach import (
    LEADER_STRENGTH,
    Approach,
    group_barred,
    has_option,
    may_approach,
    options,
    ready,
    refuse_approach,
    refuse_target,
)
from longroll.games.guns.rules.assault import WON, Assault
from longroll.games.guns.rules.bombardment import Bombardment
from longroll.games.guns.rules.close_combat import CloseCombats
from longroll.games.guns.rules.defensive_fire import DefensiveFire
from longroll.games.guns.rules.deployment import DefensiveSupport, OffensiveSupport
from longroll.games.guns.rules.extended_bombardment import draw_stack
from longroll.games.guns.rules.facing import LAYER_OF_SIDE, sides_held
from longroll.games.guns.rules.orders import idle_return
from longroll.games.guns.rules.reduction import Witness, destroy
from longroll.games.guns.rules.sandwich import close_in, goal_of, makes_sandwich, memory, restore
from longroll.games.guns.rules.withdrawal import LostAttack, spared_after_defeat
from longroll.games.guns.state import BY_FACE, MIDDLE, TRAY, USED, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, c_of, d_of, verb_in
from longroll.kit.terms import Refusal, no

# the attack step
OPENING: Final = 0
ATTACKS: Final = 1
PAYING: Final = 2
SECOND_RUN: Final = 3
SECOND_PAYING: Final = 4
CLOSING: Final = 5

# an attack
SECOND_TARGET: Final = 0
LEADERS: Final = 1
OTHERS: Final = 2
STEP_2: Final = 3
STEP_3: Final = 4
STEP_4: Final = 5
AFTER_BOMBARDMENT: Final = 6
STEP_7: Final = 7
STEP_9: Final = 8
AFTER_WITHDRAWAL: Final = 9


class AttackStep(Witness):
    """Step 3 of the action phase (GG-13.1). ``starts``, ``ends``: positions from which and to which attacks were made;
    ``able``: there was a legal attack at the beginning (GG-6.9). The rest speaks of an extended bombardment whose
    second run is to come (GG-22): its targets, whether they are free, hits on them, its blocks and their targets."""

    def __init__(
        self,
        army: int = 0,
        step: int = OPENING,
        made: int = 0,
        able: int = 0,
        starts: list[int] | None = None,
        ends: list[int] | None = None,
        targets: list[int] | None = None,
        free: list[int] | None = None,
        hits: list[int] | None = None,
        blocks: list[int] | None = None,
        goals: list[int] | None = None,
    ) -> None:
        self.army = army
        self.step = step
        self.made = made
        self.able = able
        self.starts: list[int] = starts[:] if starts else []
        self.ends: list[int] = ends[:] if ends else []
        self.targets: list[int] = targets[:] if targets else []
        self.free: list[int] = free[:] if free else []
        self.hits: list[int] = hits[:] if hits else []
        self.blocks: list[int] = blocks[:] if blocks else []
        self.goals: list[int] = goals[:] if goals else []

    def copy(self) -> Frame:
        return AttackStep(
            self.army, self.step, self.made, self.able, self.starts, self.ends,
            self.targets, self.free, self.hits, self.blocks, self.goals,
        )  # fmt: skip

    def fields(self) -> tuple[str, ...]:
        return ("army", "step", "made", "able", "starts", "ends", "targets", "free", "hits", "blocks", "goals")

    def block_fields(self) -> tuple[str, ...]:
        return ("blocks",)

    def keeper(self, b: Battle) -> int:
        return self.army

    def secrets(self) -> tuple[str, ...]:
        """Whether an attack was possible hangs on strengths the other army does not see."""
        return ("able",)

    def imagine(self, b: Battle, rng: Random) -> None:
        self.able = 1 if self.made or self.reachable(b, LEADER_STRENGTH, True) else 0

    def succeeded(self, block: int, by: int) -> None:
        self.blocks = [by if other == block else other for other in self.blocks]

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        if self.step == OPENING:
            self.able = 1 if self.reachable(b, LEADER_STRENGTH, True) else 0
            self.step = ATTACKS
        if self.step == ATTACKS:
            if self.conceivable(b):
                return True
            self.step = PAYING
        self.step += 1
        if self.step - 1 == PAYING:
            settle_defender(b, 1 - self.army)
            settle_attacker(b, self.army)
        elif self.step - 1 == SECOND_RUN:
            if self.blocks:
                b.begin(self.second_run())
        elif self.step - 1 == SECOND_PAYING:
            if self.blocks:
                settle_defender(b, 1 - self.army)
                bury_extra(b, self.army)
        else:
            b.end(self)
            if not self.made and not b.stirred[self.army]:
                b.reveals[self.army] += 1
                if self.able:
                    idle_return(b, self.army)
        return False

    def enemies(self, b: Battle) -> list[int]:
        """Enemy-occupied positions not attacked yet (GG-13.1.2, GG-13.11.11)."""
        barred = b.ground.barred[ARMIES[self.army]]
        held = b.ground.members(b.occupied[1 - self.army] & ~barred)
        return [position for position in held if position not in self.ends]

    def reachable(self, b: Battle, least: int, any_one: bool = False) -> int:
        """Mask of the targets against which some block of at least this strength may be sent; with ``any_one`` of no
        more than one of them."""
        if not b.number(self.army, TRAY):
            return 0
        tried = 0
        left = b.ground.mask_of(self.enemies(b))
        found = 0
        for block in ready(b, self.army, self.starts):
            start = b.at[block]
            if STRENGTH[block] < least or tried & BIT[start]:
                continue
            tried |= BIT[start]
            for target in b.ground.members(left & b.ground.around[start]):
                full = b.full[self.army] & BIT[target] and start != target
                if not full and may_approach(b, self.army, block, target):
                    found |= BIT[target]
                    left &= ~BIT[target]
                    if any_one:
                        return found
        return found

    def legal_targets(self, b: Battle) -> int:
        """Mask of the positions that may be attacked."""
        return self.reachable(b, LEADER_STRENGTH)

    def conceivable(self, b: Battle) -> bool:
        """Is an attack possible for all the other side can see?"""
        return bool(self.reachable(b, 0, True))

    def record(self, attack: Assault) -> None:
        """GG-13.1.2: an attack was declared."""
        self.made += 1
        self.starts += [start for start in attack.starts if start not in self.starts]
        self.ends += attack.targets

    def remember(self, attack: Assault) -> None:
        """GG-22.5, GG-22.10: the attack will be made again; its positions are used both ways."""
        self.targets = attack.targets[:]
        self.free = attack.free[:]
        self.hits = attack.hits[:]
        self.blocks = attack.blocks[:]
        self.goals = attack.goals[:]
        self.ends += attack.starts
        self.starts += attack.targets

    def refuse_bombarding(self, b: Battle, position: int) -> Refusal | None:
        """GG-22.10: blocks there wait for the second run of an extended bombardment."""
        if position not in [b.at[block] for block in self.blocks if block != NO_BLOCK]:
            return None
        return no("GG-22.10", "bombarding", position=b.ground.position_codes[position])

    def second_run(self) -> Attack:
        """GG-22.5, GG-22.8: the same blocks against the same positions; hits on blocks still count."""
        attack = Attack(self.army, again=1, same=self.blocks, same_goals=self.goals)
        for target, free in zip(self.targets, self.free, strict=True):
            attack.aim(target, bool(free))
        attack.hits = self.hits[:]
        return attack

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return D_ATTACK

    def listing(self, b: Battle) -> list[int]:
        return [DONE] + [act(TARGET, target) for target in b.ground.members(self.legal_targets(b))]

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            self.step = PAYING
            return
        attack = Attack(self.army)
        attack.aim(a_of(code), False)
        b.begin(attack)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, TARGET):
            return refuse_target(b, self.army, a_of(code), self.starts, self.ends)
        return not_an_answer(self, b, code)


def attack_step(b: Battle) -> AttackStep:
    """The attack step in progress."""
    for frame in reversed(b.frames):
        if isinstance(frame, AttackStep):
            return frame
    raise AssertionError("no attack step")


class Attack(Assault):
    """One attack: declaration, support, bombardment, fire, close combat, withdrawal (GG-13.11 to GG-13.19)."""

    def copy(self) -> Frame:
        return Attack(
            self.army, self.step, self.targets, self.free, self.lasts, self.leaders, self.hits, self.fought,
            self.blocks, self.goals, self.starts, self.paths, self.crossed, self.used, self.extended, self.again,
            self.sandwich, self.same, self.same_goals,
        )  # fmt: skip

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        if self.step == SECOND_TARGET:
            if not self.again and self.conceivable_seconds(b):
                return True
            self.step = LEADERS
        if self.step == LEADERS:
            if self.leaderless() >= 0:
                return True
            self.step = OTHERS
        if self.step == OTHERS:
            if self.joiners(b):
                return True
            self.declare(b)
        step = self.step
        self.step += 1
        if step == STEP_2:
            b.begin(DefensiveSupport(1 - self.army))
        elif step == STEP_3:
            b.begin(OffensiveSupport(self.army))
        elif step == STEP_4:
            self.turn_up(b)
            b.begin(Bombardment(self.army))
        elif step == AFTER_BOMBARDMENT:
            if self.extended:
                self.break_off(b)
            else:
                b.begin(DefensiveFire(1 - self.army))
        elif step == STEP_7:
            self.advance_all(b)
        elif step == STEP_9:
            self.decide(b)
        else:
            self.finish(b)
        return False

    def fits(self, b: Battle) -> bool:
        """A target was chosen because somebody can lead against it; until the guns fire leaders have strength 2."""
        if self.step in (SECOND_TARGET, LEADERS):
            goal = self.leaderless()
            if goal >= 0 and not self.can_lead(b, goal):
                return False
        if self.step > AFTER_BOMBARDMENT:
            return True
        pairs = zip(self.leaders, self.free, strict=True)
        return all(free or leader == NO_BLOCK or STRENGTH[leader] == 2 for leader, free in pairs)

    # ---- step 1: declaration (GG-13.11) --------------------------------------------------------------------

    def available(self, b: Battle, goal: int) -> list[int]:
        """Blocks that may be sent to a target."""
        if self.again:
            return [block for block, same in zip(self.same, self.same_goals, strict=True) if same == goal]
        return ready(b, self.army, attack_step(b).starts)

    def leaderless(self) -> int:
        """The first target without a leader; -1 if all have one."""
        for goal, leader in enumerate(self.leaders):
            if leader == NO_BLOCK:
                return goal
        return -1

    def with_target(self, b: Battle, position: int) -> Attack:
        """This attack with a second target."""
        plan = self.copy()
        assert isinstance(plan, Attack)
        plan.aim(position, not b.occupied[1 - self.army] & BIT[position])
        return plan

    def seconds(self, b: Battle) -> list[int]:
        """GG-13.11.3, GG-13.11.4: positions that may be the second target, judged by where they lie. Public."""
        first = self.targets[0]
        if group_barred(b, self.army, first):
            return []
        used = attack_step(b).ends
        barred = b.ground.barred[ARMIES[self.army]]
        beside = b.ground.members(b.ground.adjacent_mask[first] & ~barred)
        return [place for place in beside if place not in used and not group_barred(b, self.army, place)]

    def conceivable_seconds(self, b: Battle) -> bool:
        """May there be a second target for all the other side can see?"""
        others = ready(b, self.army, attack_step(b).starts)
        return len(others) > 1 and any(
            has_option(b, self.with_target(b, place), 1, others, False) for place in self.seconds(b)
        )

    def second_targets(self, b: Battle) -> list[int]:
        """The second targets for which both positions find a leader."""
        found = []
        for place in self.seconds(b):
            if self.with_target(b, place).can_lead(b, 0):
                found.append(place)
        return found

    def leads(self, b: Battle, goal: int) -> list[Approach]:
        """GG-13.11.7: who may lead against a target, so that the other targets still find a leader too."""
        listed = options(b, self, goal, self.available(b, goal), True)
        return [approach for approach in listed if self.leaves_enough(b, goal, approach)]

    def can_lead(self, b: Battle, goal: int) -> bool:
        """Is there anybody to lead so?"""
        blocks = self.available(b, goal)
        if self.last_to_lead(goal):
            return has_option(b, self, goal, blocks, True)
        return any(self.leaves_enough(b, goal, approach) for approach in options(b, self, goal, blocks, True))

    def last_to_lead(self, goal: int) -> bool:
        """Does the plan need nothing but a leader for this target?"""
        if self.again:
            return False
        return all(leader != NO_BLOCK or other == goal for other, leader in enumerate(self.leaders))

    def leaves_enough(self, b: Battle, goal: int, approach: Approach) -> bool:
        """Does the plan work out if this block leads?"""
        if self.last_to_lead(goal):
            return True
        plan = self.copy()
        assert isinstance(plan, Attack)
        plan.dispatch(b, approach, goal)
        plan.leaders[goal] = approach.block
        open_goal = plan.leaderless()
        if open_goal >= 0 and not plan.can_lead(b, open_goal):
            return False
        return not self.again or plan.all_can_follow(b)

    def all_can_follow(self, b: Battle) -> bool:
        """GG-22.5: can all blocks of the first run still be sent?"""
        return all(
            block in self.blocks or any(a.block == block for a in options(b, self, goal, [block], False))
            for block, goal in zip(self.same, self.same_goals, strict=True)
        )

    def dispatch(self, b: Battle, approach: Approach, goal: int) -> None:
        """Send a block."""
        self.send(approach.block, goal, approach.start, approach.path)
        if not approach.path and not self.free[goal]:
            self.lasts[goal] = b.ground.rear(b.stance_of(approach.block))

    def joiners(self, b: Battle) -> list[tuple[int, Approach]]:
        """Further blocks that may be sent, with the number of the target (GG-13.11.3 to GG-13.11.10)."""
        found: list[tuple[int, Approach]] = []
        for goal, target in enumerate(self.targets):
            if group_barred(b, self.army, target):
                continue
            others = [block for block in self.available(b, goal) if block not in self.blocks]
            found += [(goal, approach) for approach in options(b, self, goal, others, False)]
        return found

    def declare(self, b: Battle) -> None:
        """The attack is public; its blocks have moved."""
        self.step = STEP_2
        first = self.targets[0]
        b.tell(E_ATTACK, self.army, first, self.targets[1] if len(self.targets) > 1 else -1)
        for block, goal, start in zip(self.blocks, self.goals, self.starts, strict=True):
            event = E_LEADER if block == self.leaders[goal] else E_SENT
            b.tell_block(event, block, start, self.targets[goal], self.army)
            b.moved |= BIT[block]
            b.attacked |= BIT[block]
        b.stir(self.army)
        if not self.again:
            attack_step(b).record(self)

    # ---- steps 4 to 7 --------------------------------------------------------------------------------------

    def turn_up(self, b: Battle) -> None:
        """GG-13.14.1."""
        b.faces_up = 1
        for army in (1 - self.army, self.army):
            for position in b.gun_positions(army):
                for token in b.guns_on(army, position):
                    b.tell(E_TURNED_UP, army, token, position)
                    b.reveals[army] += 1

    def break_off(self, b: Battle) -> None:
        """GG-22.2 to GG-22.4: after the bombardment the attack is laid aside."""
        defender = 1 - self.army
        for position in b.gun_positions(defender):
            for token in b.guns_on(defender, position):
                b.unplay(defender, token, position, USED)
        b.faces_up = 0
        attack_step(b).remember(self)
        b.end(self)
        draw_stack(b, self.army, self.used)

    def advance_all(self, b: Battle) -> None:
        """Step 7 (GG-13.17.1), unless nobody is left (GG-13.16.8)."""
        if not self.blocks:
            b.tell(E_HALF_WAY, self.army)
            self.finish(b)
            return
        self.advance(b)
        b.begin(CloseCombats(self.army))

    def advance(self, b: Battle) -> None:
        """The attackers move onto their targets, their rear to the area they crossed last."""
        for block, goal, path in zip(self.blocks, self.goals, self.split(), strict=True):
            if not path:
                continue
            target = self.targets[goal]
            side = self.side_attacked(b, goal)
            b.tell_block(E_ADVANCE, block, self.army, b.at[block], target)
            layer = self.footing(b, goal, side)
            if not b.shared(target) and b.occupied[self.army] & BIT[target]:
                b.turn(self.army, target, 1 - side)
            b.move(block, target, 1 - side, layer)
            for area in path[0::2]:
                if area not in self.crossed:
                    self.crossed.append(area)

    def footing(self, b: Battle, goal: int, side: int) -> int:
        """GG-3.24, GG-10.7: the layer of an attacker that comes across a side of its target."""
        army, target = self.army, self.targets[goal]
        if not b.occupied[1 - army] & BIT[target]:
            return MIDDLE
        squeezed = self.squeezed() == goal
        if not squeezed and makes_sandwich(b, army, target, side):
            self.sandwich = memory(b, army, target, goal)
            close_in(b, army, target)
            squeezed = True
        if not squeezed and b.occupied[army] & BIT[target]:
            assert sides_held(b, army, target) == BIT[side]
            return b.layer[b.stack(army, target)[0]]
        return LAYER_OF_SIDE[side]

    # ---- steps 8 and 9 -------------------------------------------------------------------------------------

    def squeezed(self) -> int:
        """The target where the defender stands between two groups of the attacker's army; -1 without a sandwich."""
        return goal_of(self.sandwich) if self.sandwich else -1

    def decide(self, b: Battle) -> None:
        """GG-13.18.17, GG-13.19, GG-21.12, GG-21.15."""
        squeezed = self.squeezed()
        if WON not in self.fought:
            b.tell(E_LOST, self.army)
            spared = spared_after_defeat(b, self.targets[0]) and squeezed < 0
            self.send_back(b, self.blocks, spared)
            return
        b.tell(E_WON, self.army)
        for block in self.blocks:
            b.victor |= BIT[block]
        b.cross(self.army, b.ground.mask_of(self.crossed))
        if squeezed >= 0 and self.fought[squeezed] == WON:
            for block in b.stack(1 - self.army, self.targets[squeezed]):
                destroy(b, block)
        elif squeezed >= 0:
            self.send_back(b, self.against(squeezed), False)

    def send_back(self, b: Battle, blocks: list[int], spared: bool) -> None:
        if blocks:
            b.begin(LostAttack(self.army, blocks, 1 if spared else 0))

    def finish(self, b: Battle) -> None:
        squeezed = self.squeezed()
        if squeezed >= 0 and self.fought[squeezed] != WON:
            restore(b, self.army, self.targets[squeezed], self.sandwich)
        b.faces_up = 0
        b.end(self)

    # ---- choices of step 1 ---------------------------------------------------------------------------------

    def insists(self, b: Battle) -> bool:
        """In a second run several blocks yet to be sent are a choice for all the other side can see, though equal faces
        make one answer of them (GG-22.5)."""
        if self.step == OTHERS:
            return len(self.same) - len(self.blocks) > 1
        return super().insists(b)

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return (D_SECOND_TARGET, D_LEADER, D_ATTACKERS)[self.step]

    def subject(self, b: Battle) -> dict[str, str | int]:
        codes = b.ground.position_codes
        if self.step == LEADERS:
            return {"position": codes[self.targets[self.leaderless()]]}
        return {"targets": ", ".join(codes[target] for target in self.targets)}

    def listing(self, b: Battle) -> list[int]:
        if self.step == SECOND_TARGET:
            return [DONE] + [act(ALSO, place) for place in self.second_targets(b)]
        if self.step == LEADERS:
            goal = self.leaderless()
            return [self.code(LEAD, a, goal) for a in self.leads(b, goal)]
        joining = self.joiners(b)
        if self.again:
            joining = [(goal, a) for goal, a in joining if self.follows(b, goal, a)]
            return [self.joining_code(goal, a) for goal, a in joining]
        return [CHARGE] + [self.joining_code(goal, a) for goal, a in joining]

    def several(self, b: Battle) -> bool:
        """It is asked for more blocks only where one may be sent, and need not be but in a second run."""
        return self.step == OTHERS and not self.again

    def follows(self, b: Battle, goal: int, approach: Approach) -> bool:
        """GG-22.5: do all other blocks still find a way if this one is sent so?"""
        plan = self.copy()
        assert isinstance(plan, Attack)
        plan.dispatch(b, approach, goal)
        return plan.all_can_follow(b)

    def code(self, verb: int, approach: Approach, goal: int) -> int:
        return act(verb, FACE_OF[approach.block], approach.start, self.targets[goal], approach.number)

    def joining_code(self, goal: int, approach: Approach) -> int:
        if not approach.path:
            return act(STAY, FACE_OF[approach.block], approach.start)
        return self.code(SEND, approach, goal)

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            self.step = LEADERS
        elif code == CHARGE:
            self.declare(b)
        elif verb_in(code, ALSO):
            self.aim(a_of(code), not b.occupied[1 - self.army] & BIT[a_of(code)])
            self.step = LEADERS
        elif verb_in(code, LEAD):
            goal = self.leaderless()
            listed = options(b, self, goal, self.available(b, goal), True)
            approach = next(a for a in listed if self.code(LEAD, a, goal) == code)
            self.dispatch(b, approach, goal)
            self.leaders[goal] = approach.block
        else:
            goal, approach = next((g, a) for g, a in self.joiners(b) if self.joining_code(g, a) == code)
            self.dispatch(b, approach, goal)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == SECOND_TARGET and verb_in(code, ALSO):
            return self.refuse_second(b, a_of(code))
        if self.step == LEADERS and verb_in(code, LEAD):
            return self.refuse_sending(b, code, self.leaderless(), True)
        if self.step == OTHERS and verb_in(code, SEND, STAY):
            target = c_of(code) if verb_in(code, SEND) else b_of(code)
            if target not in self.targets:
                return no("GG-13.11.3", "not-a-target", position=b.ground.position_codes[target])
            if verb_in(code, STAY) and not self.free[self.targets.index(target)]:
                return no("GG-13.11.5", "stay-on-free-target", position=b.ground.position_codes[target])
            return self.refuse_sending(b, code, self.targets.index(target), False)
        if self.step == OTHERS and code == CHARGE:
            return no("GG-22.5", "same-blocks")
        return not_an_answer(self, b, code)

    def refuse_second(self, b: Battle, place: int) -> Refusal:
        first = self.targets[0]
        where = b.ground.position_codes[place]
        for target in (first, place):
            if group_barred(b, self.army, target):
                clause = "GG-21.9" if spared_after_defeat(b, target) else "GG-13.11.8"
                return no(clause, "no-group-attack", position=b.ground.position_codes[target])
        if not b.ground.adjacent_mask[first] & BIT[place]:
            return no("GG-13.11.3", "not-adjacent", position=where)
        if place in attack_step(b).ends:
            return attack_step(b).refuse_bombarding(b, place) or no("GG-13.1.2", "attacked-already", position=where)
        if b.ground.barred[ARMIES[self.army]] & BIT[place]:
            return no("GG-13.11.11", "barred", position=where)
        if b.occupied[1 - self.army] & BIT[place] and b.number(self.army, TRAY) < 2:
            return no("GG-13.11.9", "no-more-tokens", number=b.number(self.army, TRAY))
        return no("GG-13.11.7", "no-leader", position=where)

    def refuse_sending(self, b: Battle, code: int, goal: int, leading: bool) -> Refusal:
        face, start = a_of(code), b_of(code)
        where = b.ground.position_codes[start]
        if not verb_in(code, STAY) and c_of(code) != self.targets[goal]:
            return no("GG-13.11.7", "other-target", position=b.ground.position_codes[self.targets[goal]])
        there = [k for k in BY_FACE[face] if b.at[k] == start and ARMY_OF[k] == self.army]
        if not there:
            return no("GG-13.1.1", "no-such-block", face=FACES[face], place=where)
        if start in attack_step(b).starts and not self.again:
            return attack_step(b).refuse_bombarding(b, start) or no("GG-13.1.2", "attacked-from", position=where)
        if self.again and not any(k in self.same for k in there):
            return no("GG-22.5", "same-blocks")
        if not self.again and all(b.moved & BIT[k] for k in there):
            return no("GG-13.1.1", "has-moved", face=FACES[face])
        block = next((k for k in there if k not in self.blocks), there[0])
        mine = [a for a in options(b, self, goal, [block], leading) if a.number == d_of(code)]
        if mine:
            return no("GG-13.11.7", "second-leader-needed", face=FACES[face])
        return refuse_approach(b, self, goal, block, leading, 0 if verb_in(code, STAY) else d_of(code))
