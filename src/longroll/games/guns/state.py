"""The position: columns indexed by block, place and token, and the stack of procedures in progress.

Methods are the rulebook's verbs on blocks, tokens and markers; the sequence of play is in the chapters.

How a turn runs (all of it as frames, pushed from top to bottom; each frame is one numbered procedure of the rules):

    turn.Turn                    GG-5.1   one turn: duration, two action phases, objectives
      duration.Duration          GG-7     D6
      turn.Phase(army)           GG-5.2   one action phase, its steps in order:
        tokens.Return            GG-6.11  D7, only at Night
        tokens.Draw              GG-8     chance, then tokens.Return (D8)
        teams.SpecialOrder       GG-25    D5, only in a team
        withdrawal.WithdrawalStep(army)   GG-14   step 2 (D9, D10)
        attack.AttackStep(army)           GG-13   step 3, only under Attack orders (D11 to D21; ends with GG-13.20
                                          and, if GG-6.8 asks for it, by pushing orders.idle_return(b, army))
        reinforcements.Arrivals, reinforcements.Entries   GG-11   step 4 (D22, D23)
        march.MarchStep(army)             GG-12   step 5 (D24, D25)
        orders.Declaration       GG-6     step 6 (D26, D27)
        night.Duties             GG-17    only at Night (D28, D29)
        victory.check            GG-20.8
      objectives.Objectives      GG-16    D30
    reduction.reduce(b, block)   GG-2.5   pushed by whoever reduces a block (D17, D18)

What the fight chapters find ready: ``tokens.Draw(army, number, pile)`` draws by chance into a pile; ``b.stir(army)``
after a withdrawal or attack; ``b.duty[army] += 1`` for a mandatory withdrawal; ``b.cross(army, areas)`` after a move
that takes objectives; ``b.moved``, ``b.withdrew``, ``b.attacked``, ``b.victor`` are theirs to set (``Phase`` clears
them at its start, ``victor`` for its own army).

Secrets. A frame that holds block numbers names these fields in ``block_fields`` (a number or a list of numbers; in a
view they are renamed like the blocks themselves); one that holds something only its army may know names it in
``secrets`` and can make it up again in ``imagine`` (for samples). What lies face down in piles is counted by kind in
``piles`` and ``played``; views hide it by themselves.
"""

from __future__ import annotations

from random import Random
from typing import Final

from longroll.games.guns.board import Ground
from longroll.games.guns.cells import KNOWN, NO_LABEL, REDUCED, enlist, face_seen
from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    BIT,
    COMMANDS,
    CSA,
    ENTRIES,
    FACE_OF,
    FACES,
    HOLD,
    LINE_OF,
    LINES,
    N_ALL,
    N_BLOCKS,
    N_SPACES,
    N_TOKENS,
    NO_BLOCK,
    ORDERS,
    REDUCED_OF,
    SPACES,
    TEAM,
    TOKENS,
    USA,
)
from longroll.games.guns.lexicon import (
    AGREE,
    COMMANDER,
    CONCEDE,
    DECISIONS,
    E_AGREED,
    E_CONCEDES,
    E_ELIMINATED,
    E_FORCED,
    E_IDENTITY,
    E_REMOVED,
    E_REPLACED,
    E_REPLACED_HIDDEN,
    E_SHOWN,
    E_TAKEN,
    E_TURNS,
    E_VICTORY,
    EVENTS,
    GONE,
    MODIFIERS,
    NO_AREA,
    NOT_YET,
    OFF,
    SEATS,
    UNUSED,
    notation,
    place_words,
)
from longroll.games.guns.rules.fields import Threat, threat
from longroll.kit import frames as kit_frames
from longroll.kit.lexicon import DecisionKind
from longroll.kit.notation import Notation, text_of
from longroll.kit.state import ALL, NOBODY, Told
from longroll.kit.terms import Event

# ---- piles of battle tokens (GG-8.5) -----------------------------------------------------------------------

TRAY: Final = 0
RESERVE: Final = 1
RETURNED: Final = 2
"""The return stack: comes back to the reserve."""
USED: Final = 3
"""Attacker: artillery used in attacks of this phase. Defender: his tokens that were not hit (GG-13.16.7)."""
HIT: Final = 4
"""Defender: tokens removed by bombardment in this phase (GG-13.15.5)."""
EXTRA: Final = 5
"""The stack of an extended bombardment (GG-22.4)."""
SPENT: Final = 6
"""Out of the game; everybody has seen the face."""
BURIED: Final = 7
"""Out of the game; only the owner knows the face (make-up tokens)."""
MADE_UP: Final = 8
"""Attacker: make-up tokens of this phase, face down on his used stack (GG-13.13.5). After the attacks USED goes to
SPENT, MADE_UP to BURIED."""
N_PILES: Final = 9
PILES: Final = ("tray", "reserve", "returned", "used", "hit", "extra", "spent", "buried", "made-up")
SEEN_PILES: Final = (USED, HIT, SPENT)
"""Piles whose faces everybody has seen."""
PILE_SIZE: Final = N_TOKENS + 1
"""Counts by kind, and in views the number of tokens of hidden kind."""
ARMY_SIZE: Final = N_PILES * PILE_SIZE

N_GROUPS: Final = 4
"""Groups of time tokens shuffled together, by army: set-up, first and second group of 1 July Night, 2 July Night."""
RUMORS: Final = 6
GROUP_SIZE: Final = 7
"""A group counts its arrival tokens by entry point, then its rumors."""

OWNER_COMMANDER: Final = 2
"""Audience of an event: ALL, an army (its whole team), or OWNER_COMMANDER + army (its Commander alone)."""

STACK_LIMIT: Final = 3
SLOTS: Final = 4
MIDDLE: Final = 1
"""Layer of a stack that is alone on its position, or was there first (GG-3.24)."""


class Frame(kit_frames.Frame):
    """A procedure of the rulebook in progress; ``mover`` is the army that decides."""

    def copy(self) -> Frame:
        raise NotImplementedError

    def block_fields(self) -> tuple[str, ...]:
        """Those fields that hold block numbers (NO_BLOCK or -1: none)."""
        return ()

    def keeper(self, b: Battle) -> int:
        """The army whose secrets the frame holds."""
        return self.mover(b)

    def secrets(self) -> tuple[str, ...]:
        """Fields only the keeper may see. In other views numbers become 0 and lists keep their length only."""
        return ()

    def insists(self, b: Battle) -> bool:
        return DECISIONS[self.kind(b)].always

    def fits(self, b: Battle) -> bool:
        """Could the procedure have come this far in this position? (A sample is thrown away where it could not.)"""
        return True

    def settle_bid(self, loser: int, bid: int) -> None:
        """The bidding above this frame is over (set-up alone has one)."""
        raise NotImplementedError

    def imagine(self, b: Battle, rng: Random) -> None:
        """Fill the secret fields in a way that fits the position (all blocks and piles are filled already)."""


class Battle(kit_frames.Stacked):
    """A position of the game with its pending decision."""

    frames: list[Frame]

    def __init__(self, ground: Ground, like: Battle | None = None) -> None:
        """An empty map; or a copy (written out here because building in one go is what compiles fastest)."""
        self.ground: Ground = ground
        if like is None:
            super().__init__()
            self.rules: int = 0
            """Options in play (``components.OBSTRUCTED`` …)."""
            self.handicap = 0
            """What an army adds in every close combat (GG-R67, ``kit.handicap``)."""
            # blocks
            self.at: list[int] = [GONE] * N_ALL
            """Place of each block (see ``lexicon``)."""
            self.slots: bytearray = bytearray([NO_BLOCK]) * (2 * SLOTS * ground.n_positions)
            """The blocks on each position, by army: slots (army * n_positions + position) * SLOTS."""
            self.occupied: list[int] = [0, 0]
            """Masks of the positions that hold blocks of each army."""
            self.turned: list[int] = [0, 0]
            """Masks of those positions whose stack faces side 1 (GG-10.3)."""
            self.full: list[int] = [0, 0]
            """Masks of the positions that hold three blocks of each army (GG-10.5)."""
            self.threats: list[Threat | None] = [None, None]
            """What ``threat`` has found last for each army."""
            self.layer: bytearray = bytearray([MIDDLE]) * N_ALL
            """GG-3.24, on a shared position: 0 on the side of area 0, 2 on the side of area 1, MIDDLE for the army that
            was there first. Blocks of layer 0 and 2 face the middle."""
            self.hour: bytearray = bytearray(N_ALL)
            """Of a block that entered this turn: the hour (1, 2 …). Of a waiting block: the first hour of this turn in
            which it may enter (GG-11.6, GG-11.19)."""
            self.moved = 0
            """Masks of blocks of the army whose action phase it is: all that moved in any way in this phase …"""
            self.withdrew = 0
            """… that withdrew in the withdrawal step (GG-15.3) …"""
            self.entered = 0
            """… that entered as reinforcements (GG-15.2) …"""
            self.attacked = 0
            """… that attacked and have not withdrawn since (GG-10.4)."""
            self.victor = 0
            """Mask of victorious blocks of both armies (GG-13.11.8, GG-R49)."""
            self.fresh = 0
            """Mask of blocks that arrived at an entry point in this turn (GG-11.13, GG-11.19)."""
            self.come = 0
            """Mask of full-strength blocks that have entered the map as reinforcements (GG-13.2.5)."""
            # what the other army knows (see ``cells``)
            self.cell: bytearray = bytearray(N_ALL)
            self.label: bytearray = bytearray(N_ALL)
            self.hint: bytearray = bytearray(N_ALL)
            """Only in views, of a shadow: the face (label KNOWN) or line (label REDUCED) that is known."""
            self.reveals: list[int] = [0, 0]
            """How often something hidden of each army was shown."""
            self.arrivals: list[int] = []
            """Every arrival so far, as ``cells.arrival_code`` packs it; a label is its index + 1."""
            # tokens
            self.piles: bytearray = bytearray(2 * ARMY_SIZE)
            self.played: list[int] = []
            """Artillery tokens on positions in the attack in hand, as ``played_code`` packs them."""
            self.faces_up = 0
            """Have the tokens of the attack in hand been turned up (GG-13.14.1)? The attack sets and clears it."""
            self.works: bytearray = bytearray(2 * ground.n_positions)
            """Field works by stance (GG-17.4)."""
            self.dug: list[int] = [0, 0]
            """Tokens each army has put on the map as field works."""
            # time
            self.day = 1
            self.space = 0
            """Space of the time track at which the turn starts."""
            self.length = 1
            self.first: int = USA
            """First player of the turn (GG-5.3)."""
            self.active: int = USA
            """The army whose action phase it is, or was last."""
            self.orders: list[int] = [HOLD, HOLD]
            self.declared: list[int] = [HOLD, HOLD]
            """Orders declared for the next turn; before the declaration those of this turn."""
            self.last_withdraw: int = NOBODY
            """Who most recently declared Withdraw (GG-7.2)."""
            self.short = 0
            """Did the second player choose fewer hours than he might (GG-6.2, GG-7.9)?"""
            self.last_day = 3
            self.track: bytearray = bytearray(2 * N_SPACES)
            """Time tokens face down, by army and space: 1 + group, 0 without one."""
            self.groups: bytearray = bytearray(2 * N_GROUPS * GROUP_SIZE)
            """What is still face down of each group."""
            self.shown: bytearray = bytearray(2 * N_SPACES)
            """Arrival tokens turned up in this turn, by army and space: 1 + entry point (GG-11.2)."""
            self.received: list[int] = [0, 0]
            self.tops: bytearray = bytearray([NO_BLOCK]) * 8
            """Command on top of each reinforcement stack; NO_BLOCK if the stack is empty or its top unknown."""
            self.under: bytearray = bytearray(8)
            """Reinforcement tokens beneath the top."""
            self.pool = 0
            """Mask of the commands beneath the tops."""
            self.opened = 0
            """Mask of the entry points at which reinforcements entered in earlier turns (GG-11.13)."""
            self.debt = 0
            """Blocks the Union still owes (GG-17.9)."""
            # objectives
            self.goals: list[int] = []
            """Areas of the three objectives."""
            self.red = 0
            """Mask of the objectives under Confederate control."""
            # bookkeeping between and within action phases
            self.stirred: list[int] = [0, 0]
            """Has the other army withdrawn or attacked since this army declared its order (GG-6.9)?"""
            self.duty: list[int] = [0, 0]
            """Mandatory withdrawals made by the army in its current action phase (GG-6.12)."""
            self.put_off: list[int] = [0, 0]
            """Is a return of tokens for Withdraw put off to the Night phase (GG-6.11)?"""
            self.bombarded = 0
            """Mask of the armies that have declared an extended bombardment in this turn (GG-22.1)."""
            self.bonus = 0
            """Marches still to be lengthened by march tokens in this phase (GG-12.5)."""
            self.winner: int = NOBODY
            self.exchanged = 0
            """Have the two players changed seats after the bidding (GG-24.2)? A seat always plays its own army."""
            self.notes: dict[int, str] = {}
            """Special orders as written, by army (GG-25.5)."""
        else:
            self.mover = like.mover
            self.listed = like.listed
            self.told = None
            self.unasked = like.unasked
            self.scenario = like.scenario
            self.passed_over = like.passed_over
            self.rules = like.rules
            self.handicap = like.handicap
            self.at = like.at[:]
            self.slots = like.slots[:]
            self.occupied = like.occupied[:]
            self.turned = like.turned[:]
            self.full = like.full[:]
            self.threats = like.threats[:]
            self.layer = like.layer[:]
            self.hour = like.hour[:]
            self.moved = like.moved
            self.withdrew = like.withdrew
            self.entered = like.entered
            self.attacked = like.attacked
            self.victor = like.victor
            self.fresh = like.fresh
            self.come = like.come
            self.cell = like.cell[:]
            self.label = like.label[:]
            self.hint = like.hint[:]
            self.reveals = like.reveals[:]
            self.arrivals = like.arrivals[:]
            self.piles = like.piles[:]
            self.played = like.played[:]
            self.faces_up = like.faces_up
            self.works = like.works[:]
            self.dug = like.dug[:]
            self.day = like.day
            self.space = like.space
            self.length = like.length
            self.first = like.first
            self.active = like.active
            self.orders = like.orders[:]
            self.declared = like.declared[:]
            self.last_withdraw = like.last_withdraw
            self.short = like.short
            self.last_day = like.last_day
            self.track = like.track[:]
            self.groups = like.groups[:]
            self.shown = like.shown[:]
            self.received = like.received[:]
            self.tops = like.tops[:]
            self.under = like.under[:]
            self.pool = like.pool
            self.opened = like.opened
            self.debt = like.debt
            self.goals = like.goals[:]
            self.red = like.red
            self.stirred = like.stirred[:]
            self.duty = like.duty[:]
            self.put_off = like.put_off[:]
            self.bombarded = like.bombarded
            self.bonus = like.bonus
            self.winner = like.winner
            self.exchanged = like.exchanged
            self.notes = like.notes.copy()
            self.frames = [frame.copy() for frame in like.frames]

    def copy(self) -> Battle:
        return Battle(self.ground, self)

    # ---- the machine ---------------------------------------------------------------------------------------

    def decision_kind(self, kind: int) -> DecisionKind:
        return DECISIONS[kind]

    def decider(self, frame: kit_frames.Frame) -> int:
        army = frame.mover(self)
        return army if army < 0 else self.seat_number(army, DECISIONS[frame.kind(self)].role)

    # ---- seats (GG-25.1) -----------------------------------------------------------------------------------

    def seat_number(self, army: int, role: int) -> int:
        """The seat that decides for an army in a role."""
        if self.rules & TEAM[USA]:
            return role if army == USA else 2 + (role if self.rules & TEAM[CSA] else 0)
        return army + (role if army == CSA and self.rules & TEAM[CSA] else 0)

    def seat_names(self) -> tuple[str, ...]:
        return SEATINGS[self.rules & (TEAM[USA] | TEAM[CSA])]

    def exchanged_seats(self) -> bool:
        return bool(self.exchanged)

    def army_of_seat(self, seat: str | None) -> int:
        """The army a seat plays; NOBODY for a spectator (and for chance)."""
        return ARMIES.index(seat[:3]) if seat is not None and seat[:3] in ARMIES else NOBODY

    # ---- the end of the game (GG-20) -----------------------------------------------------------------------

    def conceding(self) -> int:
        """Anybody at the table may give up at any time, for his army."""
        return CONCEDE

    def concede(self, number: int) -> None:
        army = self.army_of_seat(SEATS[number])
        self.tell(E_CONCEDES, army)
        self.win(1 - army)

    def win(self, army: int) -> None:
        self.winner = army
        self.tell(E_VICTORY, army)
        self.close()

    def agreeing(self) -> int:
        return AGREE

    def agree(self) -> None:
        """GG-R66."""
        self.tell(E_AGREED)
        self.close()

    def close(self) -> None:
        """What was in hand is at an end; whatever lies on the table stays as it lies."""
        self.bonus = 0
        self.bombarded = 0
        self.frames.clear()

    def end_clause(self) -> str:
        return "GG-20.9"

    def winning_side(self) -> str | None:
        return None if self.winner == NOBODY else ARMIES[self.winner]

    def seats_of(self, side: str) -> tuple[str, ...]:
        return tuple(seat for seat in self.seat_names() if seat.startswith(side))

    # ---- the edge ------------------------------------------------------------------------------------------

    @property
    def notation(self) -> Notation:
        return notation(self.ground)

    def event(self, told: Told) -> Event:
        kind, to, *values = told
        declared = EVENTS[kind]
        args = {param: self.word(sort, value) for (param, sort), value in zip(declared.args, values, strict=False)}
        return Event(declared.name, args, self.audience(to))

    def audience(self, to: int) -> tuple[str, ...] | None:
        """The seats that may see an event."""
        if to == ALL:
            return None
        names = self.seat_names()
        if to >= OWNER_COMMANDER:
            return (names[self.seat_number(to - OWNER_COMMANDER, COMMANDER)],)
        return tuple(name for name in names if name.startswith(ARMIES[to]))

    def word(self, sort: str, value: int) -> str | int:
        """An argument of an event as it is written."""
        if sort == "number":
            return value
        if sort == "place":
            return place_words(self.ground)[value] if value >= 0 else "none"
        if sort == "area":
            return self.ground.area_codes[value] if value != NO_AREA else ""
        if sort == "action":
            return str(self.write(value))
        if sort == "text":
            return text_of(value)
        if sort == "signed":
            return f"{value:+d}" if value else "0"
        return EVENT_WORDS[sort][value]

    def forced_event(self, code: int) -> Told:
        army = self.frames[-1].mover(self)
        commander = DECISIONS[self.frames[-1].kind(self)].role == COMMANDER
        return (E_FORCED, OWNER_COMMANDER + army if commander else army, code, 0, 0)

    def tell_block(self, kind: int, block: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """A public event about a block; its owner alone is told which one it was."""
        if self.told is not None:
            self.tell(kind, a, b, c)
            self.tell(E_IDENTITY, FACE_OF[block], 0, 0, ARMY_OF[block])

    # ---- blocks on positions -------------------------------------------------------------------------------

    def stack(self, army: int, position: int) -> list[int]:
        """The blocks of an army on a position, in order."""
        start = (army * self.ground.n_positions + position) * SLOTS
        slots = self.slots
        found: list[int] = []
        while len(found) < SLOTS and slots[start] != NO_BLOCK:
            found.append(slots[start])
            start += 1
        return found

    def count(self, army: int, position: int) -> int:
        start = (army * self.ground.n_positions + position) * SLOTS
        number = 0
        while number < SLOTS and self.slots[start + number] != NO_BLOCK:
            number += 1
        return number

    def on_map(self, army: int) -> list[int]:
        """All blocks of an army on the map, position by position."""
        found: list[int] = []
        for position in self.ground.members(self.occupied[army]):
            found += self.stack(army, position)
        return found

    def in_play(self, army: int) -> int:
        """GG-7.5: blocks on the map, off it after leaving, or waiting."""
        first, last = SPAN[army]
        number = 0
        for place in self.at[first:last]:
            if place < NOT_YET:
                number += 1
        return number + sum(1 for b in SHADOW_SPAN[army] if self.at[b] < NOT_YET)

    def stance(self, army: int, position: int) -> int:
        """Stance of an army's stack: position and front (GG-10.3)."""
        return 2 * position + (self.turned[army] >> position & 1)

    def stance_of(self, block: int) -> int:
        """Stance of a block: that of its stack, except in a sandwich, where each group faces the middle."""
        layer = self.layer[block]
        position = self.at[block]
        if layer == MIDDLE:
            return 2 * position + (self.turned[ARMY_OF[block]] >> position & 1)
        return 2 * position + (1 if layer == 0 else 0)

    def shared(self, position: int) -> bool:
        """Do both armies stand on the position?"""
        return bool(self.occupied[USA] & self.occupied[CSA] & BIT[position])

    def threat(self, army: int) -> Threat:
        """Where an army stands, what is adjacent to it and what lies in its fields of fire."""
        occupied, turned = self.occupied[army], self.turned[army]
        found = self.threats[army]
        if found is None or found.occupied != occupied or found.turned != turned:
            found = threat(self.ground, occupied, turned)
            self.threats[army] = found
        return found

    def put(self, block: int, position: int, side: int = -1, layer: int = MIDDLE) -> None:
        """Stand a block (on no position now) on a position. ``side``: the side it faces; without it the facing of the
        stack it joins. With it the whole stack turns. ``layer``: see ``layer``; needed on a position with enemies."""
        army = ARMY_OF[block]
        bit = BIT[position]
        start = (army * self.ground.n_positions + position) * SLOTS
        slots = self.slots
        slot = slots.index(NO_BLOCK, start, start + SLOTS)
        while slot > start and slots[slot - 1] > block:
            slots[slot] = slots[slot - 1]
            slot -= 1
        slots[slot] = block
        self.occupied[army] |= bit
        if slots[start + STACK_LIMIT - 1] != NO_BLOCK:
            self.full[army] |= bit
        if side == 1:
            self.turned[army] |= bit
        elif side == 0:
            self.turned[army] &= ~bit
        self.at[block] = position
        self.layer[block] = layer

    def lift(self, block: int) -> None:
        """Take a block off its position (it must be put somewhere else at once). Whoever stays alone there is no longer
        in layers."""
        army = ARMY_OF[block]
        position = self.at[block]
        start = (army * self.ground.n_positions + position) * SLOTS
        slots = self.slots
        slot = slots.index(block, start, start + SLOTS)
        while slot < start + SLOTS - 1:
            slots[slot] = slots[slot + 1]
            slot += 1
        slots[slot] = NO_BLOCK
        self.layer[block] = MIDDLE
        bit = BIT[position]
        if slots[start + STACK_LIMIT - 1] == NO_BLOCK:
            self.full[army] &= ~bit
        if slots[start] == NO_BLOCK:
            self.occupied[army] &= ~bit
            self.turned[army] &= ~bit
            if self.occupied[1 - army] & bit:
                for other in self.stack(1 - army, position):
                    self.layer[other] = MIDDLE

    def move(self, block: int, position: int, side: int = -1, layer: int = MIDDLE) -> None:
        """From wherever it is (a position, off the map, an entry point) to a position."""
        if self.at[block] < OFF:
            self.lift(block)
        self.put(block, position, side, layer)

    def leave(self, block: int, area: int) -> None:
        """GG-10.9: off the map beside a partial area (from there too: a march may come back and leave again)."""
        if self.at[block] < OFF:
            self.lift(block)
        self.at[block] = OFF + area

    def turn(self, army: int, position: int, side: int) -> None:
        """Give a stack a facing (GG-10.3, GG-10.4)."""
        if (self.turned[army] >> position & 1) != side:
            self.turned[army] ^= BIT[position]
            self.tell(E_TURNS, army, position, self.ground.area_of[2 * position + side])

    def find(self, face: int, place: int, among: int = -1) -> int:
        """The first block with a face in a place that is in a mask of blocks (-1: any); NO_BLOCK if there is none."""
        for block in BY_FACE[face]:
            if self.at[block] == place and among >> block & 1:
                return block
        return NO_BLOCK

    # ---- out of play, replaced, shown (GG-2) ---------------------------------------------------------------

    def unused(self, line: int) -> list[int]:
        """Unused replacement blocks of a line, strength 2 first (GG-2.6)."""
        return [block for block in REDUCED_OF[line] if self.at[block] == UNUSED]

    def show(self, block: int) -> None:
        """Its face is shown to the other army."""
        self.reveals[ARMY_OF[block]] += 1
        self.tell(E_SHOWN, FACE_OF[block], self.at[block])
        face_seen(self, block)

    def discard_block(self, block: int) -> None:
        """Out of play, face up, without replacement and without an event."""
        self.reveals[ARMY_OF[block]] += 1
        face_seen(self, block)
        if self.at[block] < OFF:
            self.lift(block)
        self.at[block] = GONE
        self.forget(block)

    def eliminate(self, block: int) -> None:
        """GG-2.9: out of play without replacement."""
        self.tell(E_ELIMINATED, FACE_OF[block], self.at[block])
        self.discard_block(block)

    def remove(self, block: int) -> None:
        """GG-17.8: removed from the game, face up."""
        self.tell(E_REMOVED, FACE_OF[block], self.at[block])
        self.discard_block(block)

    def forget(self, block: int) -> None:
        """A block out of play has no marks."""
        keep = ~BIT[block]
        self.moved &= keep
        self.withdrew &= keep
        self.entered &= keep
        self.attacked &= keep
        self.victor &= keep
        self.hour[block] = 0
        self.label[block] = NO_LABEL
        self.cell[block] = 0

    def replace(self, block: int, by: int, face_shown: bool) -> None:
        """GG-2.5: ``by`` takes the place, facing and status of ``block``, which goes out of play face up."""
        self.reveals[ARMY_OF[block]] += 1
        if face_shown:
            self.tell(E_REPLACED, FACE_OF[block], FACE_OF[by], self.at[block])
        else:
            self.tell(E_REPLACED_HIDDEN, FACE_OF[block], LINE_OF[by], self.at[block])
            self.tell(E_IDENTITY, FACE_OF[by], 0, 0, ARMY_OF[by])
        face_seen(self, block)
        place, layer = self.at[block], self.layer[block]
        marks = [(mask >> block) & 1 for mask in (self.moved, self.withdrew, self.entered, self.attacked, self.victor)]
        hour = self.hour[block]
        facing = -1
        if place < OFF:
            facing = self.turned[ARMY_OF[block]] >> place & 1
            others = [(b, self.layer[b]) for b in self.stack(1 - ARMY_OF[block], place)]
            self.lift(block)
            self.put(by, place, facing, layer)
            for other, was in others:
                self.layer[other] = was
        else:
            self.at[by] = place
        self.at[block] = GONE
        self.forget(block)
        bit = BIT[by]
        moved, withdrew, entered, attacked, victor = marks
        self.moved |= bit if moved else 0
        self.withdrew |= bit if withdrew else 0
        self.entered |= bit if entered else 0
        self.attacked |= bit if attacked else 0
        self.victor |= bit if victor else 0
        self.hour[by] = hour
        enlist(self, by, KNOWN if face_shown else REDUCED)

    # ---- tokens --------------------------------------------------------------------------------------------

    def number(self, army: int, pile: int) -> int:
        """How many tokens are in a pile."""
        start = army * ARMY_SIZE + pile * PILE_SIZE
        return sum(self.piles[start : start + PILE_SIZE])

    def tokens(self, army: int, pile: int) -> bytearray:
        """Counts by kind of token in a pile (a copy)."""
        start = army * ARMY_SIZE + pile * PILE_SIZE
        return self.piles[start : start + PILE_SIZE]

    def has(self, army: int, pile: int, token: int) -> int:
        return self.piles[army * ARMY_SIZE + pile * PILE_SIZE + token]

    def shift(self, army: int, token: int, start: int, to: int) -> None:
        """One token from a pile to another."""
        self.piles[army * ARMY_SIZE + start * PILE_SIZE + token] -= 1
        self.piles[army * ARMY_SIZE + to * PILE_SIZE + token] += 1

    def pour(self, army: int, start: int, to: int) -> int:
        """All tokens of a pile into another; how many."""
        first = army * ARMY_SIZE + start * PILE_SIZE
        second = army * ARMY_SIZE + to * PILE_SIZE
        piles = self.piles
        number = 0
        for token in range(N_TOKENS):
            here = piles[first + token]
            if here:
                number += here
                piles[second + token] += here
                piles[first + token] = 0
        return number

    def play_token(self, army: int, token: int, position: int, pile: int = TRAY) -> None:
        """An artillery token goes face down on a position."""
        self.piles[army * ARMY_SIZE + pile * PILE_SIZE + token] -= 1
        self.played.append(played_code(army, position, token))
        self.played.sort()

    def unplay(self, army: int, token: int, position: int, pile: int) -> None:
        """An artillery token leaves its position for a pile."""
        self.played.remove(played_code(army, position, token))
        self.piles[army * ARMY_SIZE + pile * PILE_SIZE + token] += 1

    def guns_on(self, army: int, position: int) -> list[int]:
        """Tokens of an army played on a position."""
        key = army << 9 | position
        return [code & 63 for code in self.played if code >> 6 == key]

    def gun_positions(self, army: int) -> list[int]:
        """Positions on which an army has played tokens, in order."""
        return sorted({code >> 6 & 511 for code in self.played if code >> 15 == army})

    # ---- objectives, orders --------------------------------------------------------------------------------

    def cross(self, army: int, areas: int) -> None:
        """GG-20.1: a move across a mask of areas takes the objectives in them."""
        for number, area in enumerate(self.goals):
            if areas >> area & 1 and (self.red >> number & 1) != army:
                self.red ^= BIT[number]
                self.tell(E_TAKEN, area, army)

    def goal_areas(self, army: int) -> int:
        """Mask of the areas with an objective that army would take by crossing them."""
        mask = 0
        for number, area in enumerate(self.goals):
            if (self.red >> number & 1) != army:
                mask |= BIT[area]
        return mask

    def stir(self, army: int) -> None:
        """GG-6.9: the army has withdrawn or attacked."""
        self.stirred[1 - army] = 1

    def second_player(self) -> int:
        return 1 - self.first

    def night(self) -> bool:
        """Is this a Night turn?"""
        return self.space == N_SPACES - 1

    def night_next(self) -> bool:
        """Is the next turn a Night turn (GG-6.3)?"""
        return self.space + self.length == N_SPACES - 1


def played_code(army: int, position: int, token: int) -> int:
    """A played token as ``Battle.played`` holds it."""
    return army << 15 | position << 6 | token


# ---- tables ------------------------------------------------------------------------------------------------

SEATINGS: Final[dict[int, tuple[str, ...]]] = {
    0: ARMIES,
    TEAM[USA]: ("USA-C", "USA-S", "CSA"),
    TEAM[CSA]: ("USA", "CSA-C", "CSA-S"),
    TEAM[USA] | TEAM[CSA]: ("USA-C", "USA-S", "CSA-C", "CSA-S"),
}
"""Seats with and without teams: Commander (C) and Subordinate (S)."""

EVENT_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "army": ARMIES,
    "face": FACES,
    "line": LINES,
    "command": COMMANDS,
    "token": TOKENS,
    "entry": ENTRIES,
    "space": SPACES,
    "order": ORDERS,
    "modifier": MODIFIERS,
}
BY_FACE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(block for block in range(N_ALL) if FACE_OF[block] == face) for face in range(len(FACES))
)
_mine = [[block for block in range(N_BLOCKS) if ARMY_OF[block] == army] for army in (USA, CSA)]
SPAN: Final[tuple[tuple[int, int], ...]] = (
    (_mine[USA][0], _mine[USA][-1] + 1),
    (_mine[CSA][0], _mine[CSA][-1] + 1),
)
SHADOW_SPAN: Final[tuple[tuple[int, ...], ...]] = (
    tuple(block for block in range(N_BLOCKS, N_ALL) if ARMY_OF[block] == USA),
    tuple(block for block in range(N_BLOCKS, N_ALL) if ARMY_OF[block] == CSA),
)
ALL_BLOCKS: Final[tuple[int, ...]] = (
    sum(BIT[block] for block in range(N_ALL) if ARMY_OF[block] == USA),
    sum(BIT[block] for block in range(N_ALL) if ARMY_OF[block] == CSA),
)
"""Masks of the blocks of each army, shadows included."""
