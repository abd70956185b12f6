"""GB-15 Combat: the five steps, twice at most, in one contested sector."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.board import N_SECTORS, PLACES
from longroll.games.gettysburg.components import (
    BIT,
    COLOUR,
    GUNS,
    HORSE,
    KIND,
    MASK,
    MOST,
    NAVY,
    PIECES,
    SIDE,
    SIDES,
    TROOPS,
    members,
)
from longroll.games.gettysburg.lexicon import (
    ASSIGN,
    D_ATTACKER_MORALE,
    D_ATTACKERS_FIRE,
    D_COMBATS,
    D_DEFENDER_CUBES,
    D_DEFENDER_MORALE,
    D_DEFENDERS_FIRE,
    D_FALL_BACK,
    D_GUNS_FIRE,
    D_HIT,
    DIE,
    E_ALONE,
    E_ASSAULTS,
    E_CHECKS,
    E_COMBAT,
    E_COUNTER,
    E_CUBES_LOST,
    E_FIRES,
    E_HELD,
    E_HIT,
    E_RESULT,
    E_ROUND,
    E_SHAKEN,
    E_WON,
    FALL_BACK,
    HIT,
    R_CHECK,
    R_DISRUPTS,
    R_NOTHING,
    RESOLVE,
)
from longroll.games.gettysburg.rules.artillery import WITHDRAW, Fight, GunsLeave, fate_of_guns
from longroll.games.gettysburg.rules.cavalry import Evade, can_evade
from longroll.games.gettysburg.rules.damage import Forfeit, load_up, merge, refuse_share, share
from longroll.games.gettysburg.rules.disruption import disrupt, follow_last_troops
from longroll.games.gettysburg.rules.modifiers import (
    ATTACKER_MORALE,
    ATTACKERS_SHOCK,
    ATTACKERS_TABLE,
    COUNTERS,
    DEFENDER_MORALE,
    DEFENDERS_SHOCK,
    DEFENDERS_TABLE,
    DISRUPTS,
    ELIMINATED,
    GUNS_TABLE,
    RETREATS,
    Items,
    attacker_morale,
    attacking_troops,
    defender_morale,
    defending_gun,
    defending_troops,
    effect,
    face,
    held,
    total,
    verdict,
)
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.rules.retreat import Retreat
from longroll.games.gettysburg.rules.works import covered, entrenched_border
from longroll.games.gettysburg.state import NO_STICK, NOWHERE, Battle, places_in
from longroll.kit.frames import Frame
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

# the numbered steps of the procedure, and the moments between them
STEP_1: Final = 1
STEP_2: Final = 2
STEP_3: Final = 3
STEP_4: Final = 4
STEP_5: Final = 5
HITS: Final = 6
AFTER_HITS: Final = 7
DEFENDER_CUBES: Final = 8
MORALE_MARKERS: Final = 9
COUNTER_ATTACKS: Final = 10
GUNS_LEFT: Final = 11
ROUND_END: Final = 12
LAST_RETREAT: Final = 13

_DICE: Final = {
    STEP_1: D_GUNS_FIRE,
    STEP_2: D_DEFENDERS_FIRE,
    STEP_3: D_ATTACKER_MORALE,
    STEP_4: D_ATTACKERS_FIRE,
    STEP_5: D_DEFENDER_MORALE,
}


# ---- what the sector does to the dice ----------------------------------------------------------------------


def on_the_flank(b: Battle, sector: int, attackers: tuple[int, ...]) -> bool:
    """GB-21.14, GB-21.16: sticks, and an attacker across a border without one."""
    if b.sticks[2 * sector] == NO_STICK:
        return False
    return any(not covered(b, sector, b.origin[piece]) for piece in attackers)


def attacker_fire_items(b: Battle, sector: int, piece: int) -> Items:
    """GB-15.25, GB-15.26 for one attacker."""
    border = entrenched_border(b, sector)
    return attacking_troops(b.load[piece], border != NO_STICK and border == b.origin[piece])


def defender_morale_items(b: Battle, sector: int, piece: int, attackers: tuple[int, ...]) -> Items:
    """GB-15.32 to GB-15.38 for one defender."""
    return defender_morale(
        KIND[piece],
        b.ground.high[sector],
        sector == b.ground.town,
        entrenched_border(b, sector) != NO_STICK,
        on_the_flank(b, sector, attackers),
        bool(b.disrupted & BIT[sector]),
    )


def origins(b: Battle, side: int, mask: int) -> int:
    """Mask of the sectors that attackers of the given sectors came from (GB-17.5)."""
    found = 0
    for sector in places_in(mask):
        for piece in members(side, b.mask(side, sector)):
            origin = b.origin[piece]
            if origin < N_SECTORS:
                found |= BIT[origin]
    return found


class Combats(Frame):
    """All combats of an order or window, one at a time in the active player's order (GB-15.2)."""

    def __init__(self, side: int = 0) -> None:
        self.side = side

    def copy(self) -> Frame:
        return Combats(self.side)

    def fields(self) -> tuple[str, ...]:
        return ("side",)

    def proceed(self, b: Battle) -> bool:
        b.contested &= b.occupied[self.side]  # elsewhere the attackers were given up for want of cubes (GB-2.4)
        sectors = places_in(b.contested)
        if len(sectors) > 1:
            return True
        if sectors:
            b.begin(Combat(self.side, sectors[0]))
        else:
            b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_COMBATS

    def listing(self, b: Battle) -> list[int]:
        return [act(RESOLVE, sector) for sector in places_in(b.contested)]

    def take(self, b: Battle, code: int) -> None:
        b.begin(Combat(self.side, a_of(code)))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, RESOLVE):
            return no("GB-15.1", "no-combat-there", sector=PLACES[a_of(code)])
        return not_an_answer(self, b, code)


class Combat(Fight):
    """One combat. ``step`` is the pending step; dice are rolled one by one and applied when all lie."""

    def __init__(self, attacker: int = 0, sector: int = 0) -> None:
        super().__init__()
        self.attacker = attacker
        self.sector = sector
        self.step = 0
        self.round = 1
        self.rolling: list[int] = []
        """Pieces that roll in this step, and the dice so far."""
        self.dice: list[int] = []
        self.hits = 0
        """Cubes still to be assigned, to the troops of ``target``."""
        self.target = 0
        self.struck = 0
        self.bound = 0
        self.fired = 0
        """The step whose cubes are being assigned."""
        self.shaken = 0
        """The side checked next must take a morale check this round (GB-15.17, GB-15.30)."""
        self.barred = 0
        """Sectors that attackers came from (GB-17.5)."""
        self.markers = 0
        self.counters = 0

    def copy(self) -> Frame:
        new = Combat(self.attacker, self.sector)
        new.step = self.step
        new.round = self.round
        new.rolling = self.rolling[:]
        new.dice = self.dice[:]
        new.hits = self.hits
        new.target = self.target
        new.struck = self.struck
        new.bound = self.bound
        new.fired = self.fired
        new.shaken = self.shaken
        new.company = self.company
        new.barred = self.barred
        new.markers = self.markers
        new.counters = self.counters
        return new

    def fields(self) -> tuple[str, ...]:
        return (
            "attacker", "sector", "step", "round", "rolling", "dice", "hits", "target", "struck", "bound", "fired",
            "shaken", "company", "barred", "markers", "counters",
        )  # fmt: skip

    # ---- who is here ---------------------------------------------------------------------------------------

    def attackers(self, b: Battle) -> tuple[int, ...]:
        return members(self.attacker, b.mask(self.attacker, self.sector))

    def defending_troops(self, b: Battle) -> tuple[int, ...]:
        side = 1 - self.attacker
        return members(side, b.mask(side, self.sector) & TROOPS[side])

    def defending_guns(self, b: Battle) -> tuple[int, ...]:
        side = 1 - self.attacker
        return members(side, b.mask(side, self.sector) & GUNS[side])

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        if self.step == 0:
            self.begin(b)
        if self.finished(b):
            return False
        step = self.step
        if step <= STEP_5:
            if len(self.dice) < len(self.rolling):
                return True
            self.resolve(b)
            return False
        if step == HITS:
            return self.place_hits(b)
        if step == AFTER_HITS:
            self.after_hits(b)
        elif step == DEFENDER_CUBES:
            return self.assign_defenders(b)
        elif step == MORALE_MARKERS:
            self.morale_markers(b)
        elif step == COUNTER_ATTACKS:
            return self.counter_attack(b)
        elif step == GUNS_LEFT:
            self.guns_left(b)
        elif step == ROUND_END:
            self.round_end(b)
        else:
            b.begin(Retreat(self.attacker, self.sector, 0, list(self.attackers(b))))
        return False

    def begin(self, b: Battle) -> None:
        b.tell(E_COMBAT, self.sector)
        for piece in self.attackers(b):
            b.tell(E_ASSAULTS, piece, self.sector)
        b.fought = self.sector
        b.spoiled = 0
        self.barred = origins(b, self.attacker, b.contested)
        self.roll(b, STEP_1, self.defending_guns(b))

    def finished(self, b: Battle) -> bool:
        """GB-15.5: the combat ends at once when one side has no piece left; GB-19.7: guns alone are overrun."""
        if self.step in (HITS, AFTER_HITS, MORALE_MARKERS, GUNS_LEFT) and b.mask(self.attacker, self.sector):
            # what a step has begun is carried out first: cubes, retreats, the fate of the guns
            if self.step != HITS or self.hits:
                return False
        if not b.mask(self.attacker, self.sector):
            self.finish(b, False)
            return True
        if not b.mask(1 - self.attacker, self.sector):
            self.finish(b, True)
            return True
        return False

    def roll(self, b: Battle, step: int, pieces: tuple[int, ...]) -> None:
        """Begin a step with one die for each of these pieces."""
        self.step = step
        self.rolling = list(pieces)
        self.dice = []
        side = 1 - self.attacker
        self.company = b.mask(side, self.sector) & TROOPS[side]
        b.last_exit = -1
        b.retreated = 0

    def resolve(self, b: Battle) -> None:
        """All dice of the step lie: read them (GB-15.41, GB-15.53)."""
        step = self.step
        if step == STEP_1:
            self.guns_fire(b)
        elif step == STEP_2:
            self.defenders_fire(b)
        elif step == STEP_3:
            self.attackers_check(b)
        elif step == STEP_4:
            self.attackers_fire(b)
        else:
            self.defenders_check(b)

    # ---- step 1 --------------------------------------------------------------------------------------------

    def guns_fire(self, b: Battle) -> None:
        """GB-15.6 to GB-15.10."""
        cubes = 0
        for gun, die in zip(self.rolling, self.dice, strict=True):
            damaged = bool(b.damaged[SIDE[gun]] & MASK[gun])
            counts = face(die, defending_gun(damaged))
            cubes += GUNS_TABLE[counts]
            b.tell(E_FIRES, gun, die, counts)
            b.tell(E_RESULT, gun, effect(GUNS_TABLE[counts], False, R_NOTHING))
        self.shaken = 1 if cubes else 0
        self.strike(b, self.attacker, cubes, STEP_1)

    # ---- step 2 --------------------------------------------------------------------------------------------

    def defenders_fire(self, b: Battle) -> None:
        """GB-15.12 to GB-15.15."""
        cubes = 0
        for piece, die in zip(self.rolling, self.dice, strict=True):
            counts = face(die, defending_troops(b.load[piece]))
            cubes += DEFENDERS_TABLE[counts]
            if DEFENDERS_SHOCK[counts] or DEFENDERS_TABLE[counts]:
                self.shaken = 1
            b.tell(E_FIRES, piece, die, counts)
            b.tell(E_RESULT, piece, effect(DEFENDERS_TABLE[counts], DEFENDERS_SHOCK[counts], R_CHECK))
        self.strike(b, self.attacker, cubes, STEP_2)

    def assign_defenders(self, b: Battle) -> bool:
        """GB-15.11: before they fire first, the defender assigns his cubes to his troops."""
        while True:
            piece, later = self.next_defender(b)
            if piece < 0:
                self.roll(b, STEP_2, self.defending_troops(b))
                return False
            low, high = share(b, piece, later)
            if low < high:
                return True
            self.burden(b, piece, low)

    def next_defender(self, b: Battle) -> tuple[int, int]:
        """The next defender whose cubes are open (``rolling`` holds those done), and how many of his colour follow."""
        open_pieces = [p for p in self.defending_troops(b) if p not in self.rolling]
        if not open_pieces:
            return -1, 0
        piece = open_pieces[0]
        return piece, sum(1 for p in open_pieces[1:] if COLOUR[p] == COLOUR[piece])

    def burden(self, b: Battle, piece: int, cubes: int) -> None:
        load_up(b, piece, cubes)
        self.rolling.append(piece)

    # ---- step 3 --------------------------------------------------------------------------------------------

    def attackers_check(self, b: Battle) -> None:
        """GB-15.17 to GB-15.23; E before R (GB-15.41)."""
        retreating: list[int] = []
        lost: list[int] = []
        for piece, die in zip(self.rolling, self.dice, strict=True):
            column = held(b.load[piece] + total(attacker_morale(KIND[piece])))
            b.tell(E_CHECKS, piece, die, column)
            result = ATTACKER_MORALE[die][column]
            b.tell(E_RESULT, piece, verdict(result))
            if result == ELIMINATED:
                lost.append(piece)
            elif result == RETREATS:
                retreating.append(piece)
        for piece in lost:
            b.eliminate(piece)
        self.to_step_4(b)
        if retreating:
            b.begin(Retreat(self.attacker, self.sector, 0, retreating))

    def to_step_4(self, b: Battle) -> None:
        """The dice of step 4 are counted when the retreats of step 3 are over."""
        self.step = STEP_4
        self.rolling = []
        self.dice = []
        self.shaken = -1

    # ---- step 4 --------------------------------------------------------------------------------------------

    def attackers_fire(self, b: Battle) -> None:
        """GB-15.24 to GB-15.29."""
        if self.shaken < 0:
            self.shaken = 0
            if not self.defending_troops(b):
                self.overrun(b)
                return
            self.roll(b, STEP_4, self.attackers(b))
            return
        cubes = 0
        disrupting = False
        for piece, die in zip(self.rolling, self.dice, strict=True):
            counts = face(die, attacker_fire_items(b, self.sector, piece))
            cubes += ATTACKERS_TABLE[counts]
            disrupting = disrupting or ATTACKERS_SHOCK[counts]
            b.tell(E_FIRES, piece, die, counts)
            b.tell(E_RESULT, piece, effect(ATTACKERS_TABLE[counts], ATTACKERS_SHOCK[counts], R_DISRUPTS))
        if disrupting:
            disrupt(b, self.sector)
        if disrupting or cubes:
            self.shaken = 1
        self.strike(b, 1 - self.attacker, cubes, STEP_4)

    def overrun(self, b: Battle) -> None:
        """GB-19.7: attackers stand among guns without troops."""
        b.tell(E_ALONE, self.sector)
        for gun in self.defending_guns(b):
            b.eliminate(gun)

    # ---- step 5 --------------------------------------------------------------------------------------------

    def defenders_check(self, b: Battle) -> None:
        """GB-15.30 to GB-15.44; E, R, D, C in this order (GB-15.41)."""
        attackers = self.attackers(b)
        retreating: list[int] = []
        lost: list[int] = []
        self.markers = 0
        self.counters = 0
        for piece, die in zip(self.rolling, self.dice, strict=True):
            column = held(b.load[piece] + total(defender_morale_items(b, self.sector, piece, attackers)))
            b.tell(E_CHECKS, piece, die, column)
            result = DEFENDER_MORALE[die][column]
            b.tell(E_RESULT, piece, verdict(result))
            if result == ELIMINATED:
                lost.append(piece)
            elif result == RETREATS:
                retreating.append(piece)
            elif result == DISRUPTS:
                self.markers += 1
            elif result == COUNTERS:
                self.counters += 1
        for piece in lost:
            b.eliminate(piece)
        self.step = MORALE_MARKERS
        if retreating:
            b.begin(Retreat(1 - self.attacker, self.sector, self.barred, retreating))

    def morale_markers(self, b: Battle) -> None:
        """GB-15.44."""
        if self.markers:
            disrupt(b, self.sector)
        self.step = COUNTER_ATTACKS

    def counter_attack(self, b: Battle) -> bool:
        """GB-15.45, GB-15.46: each C sends one attacker back, the attacker's choice."""
        attackers = self.attackers(b)
        if not self.counters or not attackers:
            self.step = GUNS_LEFT
            return False
        if len(attackers) > 1:
            return True
        self.fall_back(b, attackers[0])
        return False

    def fall_back(self, b: Battle, piece: int) -> None:
        self.counters -= 1
        b.tell(E_COUNTER, piece)
        b.begin(Retreat(self.attacker, self.sector, 0, [piece]))

    # ---- cubes in combat (GB-14.11, GB-14.14) --------------------------------------------------------------

    def strike(self, b: Battle, target: int, cubes: int, step: int) -> None:
        if self.shaken > 0 and step != STEP_1:
            b.tell(E_SHAKEN, self.sector)
        self.hits = cubes
        self.target = target
        self.fired = step
        self.struck = 0
        self.bound = 0
        self.step = HITS

    def takers(self, b: Battle) -> list[int]:
        """Troops with the fewest cubes; a deadly cube spares those that another could spare."""
        side = self.target
        troops = members(side, b.mask(side, self.sector) & TROOPS[side])
        if not troops:
            return []
        least = min(b.load[piece] for piece in troops)
        equals = [piece for piece in troops if b.load[piece] == least]
        safe = [piece for piece in equals if least < MOST[COLOUR[piece]]]
        if not safe or len(safe) == len(equals):
            return equals
        return [p for p in equals if p in safe or self.may_dodge(b, p)]

    def may_dodge(self, b: Battle, piece: int) -> bool:
        """GB-14.14: cavalry may take a deadly cube if it then retreats by GB-18.3."""
        return COLOUR[piece] == NAVY and b.load[piece] == MOST[NAVY] and can_evade(b, piece, self.barred)

    def place_hits(self, b: Battle) -> bool:
        while self.hits:
            takers = self.takers(b)
            if not takers:
                b.tell(E_CUBES_LOST, self.hits)
                self.hits = 0
                break
            if len(takers) > 1:
                return True
            self.hit(b, takers[0])
            if b.frames[-1] is not self:
                return False
        self.step = AFTER_HITS
        if self.struck:
            b.begin(Evade(self.target, self.sector, self.barred, self.struck, self.bound))
        return False

    def hit(self, b: Battle, piece: int) -> None:
        """One cube on one piece; it dies at once (GB-14.9), cavalry after its choice (GB-18.4)."""
        colour = COLOUR[piece]
        self.hits -= 1
        if colour == NAVY:
            if any(b.load[p] < MOST[COLOUR[p]] for p in self.takers(b)) and b.load[piece] >= MOST[NAVY]:
                self.bound |= MASK[piece]
            self.struck |= MASK[piece]
            if b.supply[NAVY] <= 0:
                b.owed = (*b.owed, piece)
        elif b.supply[colour] <= 0:
            b.begin(Forfeit(self.target, colour))
            return
        b.supply[colour] -= 1
        b.load[piece] += 1
        b.tell(E_HIT, piece, b.load[piece])
        if b.load[piece] > MOST[colour] and not MASK[piece] & HORSE[SIDE[piece]]:
            b.eliminate(piece)

    def after_hits(self, b: Battle) -> None:
        """On to the step that follows the fire just resolved."""
        if self.fired == STEP_1:
            self.step = DEFENDER_CUBES
            self.rolling = []
        elif self.fired == STEP_2:
            if self.shaken:
                self.roll(b, STEP_3, self.attackers(b))
            else:
                self.to_step_4(b)
        elif self.shaken and self.defending_troops(b):
            self.roll_step_5(b)
        else:
            self.step = GUNS_LEFT

    def roll_step_5(self, b: Battle) -> None:
        """Guns that lost their troops in step 4 met their fate there; these still have company."""
        self.roll(b, STEP_5, self.defending_troops(b))

    # ---- the end of a step, a round, the combat ------------------------------------------------------------

    def guns_left(self, b: Battle) -> None:
        """GB-19.1 to GB-19.4."""
        self.step = ROUND_END
        fate_of_guns(b, 1 - self.attacker, self.sector, self.company, self.barred)

    def round_end(self, b: Battle) -> None:
        """GB-19.5 after the first round; GB-15.4 after the second."""
        if self.round == 1:
            self.round = 2
            b.tell(E_ROUND, self.sector, 2)
            self.shaken = 0
            self.roll(b, STEP_2, ())
            self.step = DEFENDER_CUBES
            self.rolling = list(self.defending_troops(b))
            if self.defending_guns(b):
                b.begin(GunsLeave(1 - self.attacker, self.sector, self.barred, WITHDRAW))
        else:
            self.step = LAST_RETREAT

    def finish(self, b: Battle, won: bool) -> None:
        """GB-15.47 to GB-15.51, GB-20.2."""
        sector = self.sector
        defender = 1 - self.attacker
        b.contested &= ~BIT[sector]
        b.fought = -1
        b.end(self)
        for piece in self.attackers(b):
            b.origin[piece] = NOWHERE
            merge(b, piece)
        for piece in self.defending_troops(b):
            merge(b, piece)
        b.tell(E_WON if won else E_HELD, sector, self.attacker if won else defender)
        if won:
            b.remove_sticks(sector)
            follow_last_troops(b, sector, defender)
            b.overrun(sector, self.attacker)
        b.tidy(sector)

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        if self.step <= STEP_5:
            return CHANCE
        if self.step == HITS:
            return self.target
        return self.attacker if self.step == COUNTER_ATTACKS else 1 - self.attacker

    def kind(self, b: Battle) -> int:
        if self.step <= STEP_5:
            return _DICE[self.step]
        if self.step == HITS:
            return D_HIT
        return D_FALL_BACK if self.step == COUNTER_ATTACKS else D_DEFENDER_CUBES

    def subject(self, b: Battle) -> dict[str, str | int]:
        args: dict[str, str | int] = {"sector": PLACES[self.sector], "round": self.round}
        if self.step <= STEP_5:
            args["piece"] = PIECES[self.rolling[len(self.dice)]]
            args["side"] = SIDES[SIDE[self.rolling[0]]]
        elif self.step == HITS:
            args["hits"] = self.hits
        elif self.step == DEFENDER_CUBES:
            args["piece"] = PIECES[self.next_defender(b)[0]]
        return args

    def listing(self, b: Battle) -> list[int]:
        if self.step <= STEP_5:
            return DIE_CODES[:]
        if self.step == HITS:
            return [act(HIT, piece) for piece in self.takers(b)]
        if self.step == COUNTER_ATTACKS:
            return [act(FALL_BACK, piece) for piece in self.attackers(b)]
        piece, later = self.next_defender(b)
        low, high = share(b, piece, later)
        return [act(ASSIGN, piece, n) for n in range(low, high + 1)]

    def several(self, b: Battle) -> bool:
        return self.step <= STEP_5

    def take(self, b: Battle, code: int) -> None:
        if self.step <= STEP_5:
            self.dice.append(a_of(code))
        elif self.step == HITS:
            self.hit(b, a_of(code))
        elif self.step == COUNTER_ATTACKS:
            self.fall_back(b, a_of(code))
        else:
            self.burden(b, a_of(code), b_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        piece = a_of(code)
        if self.step == HITS and verb_in(code, HIT):
            if SIDE[piece] != self.target or not b.mask(self.target, self.sector) & TROOPS[self.target] & MASK[piece]:
                return no("GB-14.11", "not-a-target", piece=PIECES[piece], sector=PLACES[self.sector])
            if b.load[piece] > min(b.load[p] for p in self.takers(b)):
                return no("GB-14.11", "not-fewest", piece=PIECES[piece])
            return no("GB-14.14", "would-be-eliminated", piece=PIECES[piece])
        if self.step == COUNTER_ATTACKS and verb_in(code, FALL_BACK):
            return no("GB-15.45", "not-an-attacker", piece=PIECES[piece])
        if self.step == DEFENDER_CUBES:
            expected, later = self.next_defender(b)
            return refuse_share(b, self, code, expected, later)
        return not_an_answer(self, b, code)


DIE_CODES: Final = [act(DIE, n) for n in range(1, 7)]
