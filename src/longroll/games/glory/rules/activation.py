"""GL-4 Activation: one marker, the Commands that act under it, combined activation."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, mask_of, members
from longroll.games.glory.lexicon import (
    AWAY,
    COMBINE,
    COMMAND,
    D_COMBINE,
    D_COMMAND,
    D_DIE,
    DIE,
    E_ACTS,
    E_COMBINED,
    E_COMBINES,
    E_MARKER,
    E_MARKER_IDLE,
    E_NOT_COMBINED,
    E_OUT_OF_COMMAND,
    E_SET_ASIDE,
    E_WITH,
    END,
    OFF,
    ROLL,
    WAITING,
    WITH,
)
from longroll.games.glory.rules.artillery import FireStep
from longroll.games.glory.rules.charge import ChargeStep
from longroll.games.glory.rules.leadership import area, commanded
from longroll.games.glory.rules.movement import MoveStep
from longroll.games.glory.rules.rally import RallyStep
from longroll.games.glory.rules.reinforcements import can_enter, must_enter
from longroll.games.glory.state import NO_GROUP, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

# ---- a marker (GL-4.2) -------------------------------------------------------------------------------------


class Marker(Frame):
    """One marker is played: its Commands act one after another, as the owner chooses (GL-4.24.1)."""

    def __init__(self, group: int = 0, begun: int = 0) -> None:
        self.group = group
        self.begun = begun

    def copy(self) -> Frame:
        return Marker(self.group, self.begun)

    def fields(self) -> tuple[str, ...]:
        return ("group", "begun")

    def proceed(self, b: Battle) -> bool:
        if not self.begun:
            self.begin(b)
            self.begun = 1
        if ready(b):
            return True
        self.close(b)
        return False

    def begin(self, b: Battle) -> None:
        b.group = self.group
        b.side = b.roster.group_side[self.group]
        b.acted = 0
        b.tried = 0
        b.failed = 0
        clear_marks(b)
        b.traits.marker_played(b, self.group)
        b.tell(E_MARKER, self.group)
        if not ready(b):
            b.tell(E_MARKER_IDLE, self.group)

    def close(self, b: Battle) -> None:
        """GL-3.C.3, GL-4.26.1."""
        b.tell(E_SET_ASIDE, self.group)
        b.group = NO_GROUP
        b.acted = 0
        b.tried = 0
        b.failed = 0
        clear_marks(b)
        b.end(self)

    def mover(self, b: Battle) -> int:
        return b.side

    def kind(self, b: Battle) -> int:
        return D_COMMAND

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"marker": b.roster.group_words[self.group]}

    def listing(self, b: Battle) -> list[int]:
        listed = ready(b)
        codes = [act(COMMAND, command) for command in listed]
        codes += [act(WITH, command) for command in with_scouts(b, listed)]
        codes += [act(COMBINE, leader) for leader in members(combinable(b))]
        if not must_act(b, listed):
            codes.append(END)
        return codes

    def take(self, b: Battle, code: int) -> None:
        if code == END:
            self.close(b)
        elif verb_in(code, COMMAND):
            b.begin(Activation(BIT[a_of(code)]))
        elif verb_in(code, WITH):
            scouts = b.traits.scout_command(b)
            b.tell(E_WITH, members(b.roster.units_of[scouts])[0], a_of(code))
            b.begin(Activation(BIT[a_of(code)] | BIT[scouts]))
        else:
            b.tell(E_COMBINES, a_of(code))
            b.begin(Combining(BIT[a_of(code)]))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, END):
            waiting = must_act(b, ready(b))[0]
            return no("GL-6.52.1", "must-enter", command=b.roster.command_words[waiting])
        if verb_in(code, COMBINE):
            return refuse_leader(b, a_of(code))
        if verb_in(code, COMMAND):
            return refuse_command(b, a_of(code))
        if verb_in(code, WITH):
            return refuse_with(b, a_of(code))
        return not_an_answer(self, b, code)


def clear_marks(b: Battle) -> None:
    """Fired and Moved states last as long as the marker (GL-3.C.3, GL-9.12.2)."""
    b.fired = 0
    b.moved = 0
    b.answered = 0
    b.defended = 0


def has_units(b: Battle, group: int) -> bool:
    """A unit on the map, or one that may enter as a reinforcement this turn (GL-4.21.1, GL-19.7)."""
    roster = b.roster
    for command in roster.commands_of[group]:
        for unit in members(b.units_of(command) & roster.in_play):
            place = b.at[unit]
            if place < OFF or place == AWAY:
                return True
            if place == WAITING and roster.arrival[unit] >= 0 and roster.arrival_turn[roster.arrival[unit]] <= b.turn:
                return True
    return False


def ready(b: Battle) -> list[int]:
    """Commands of the marker that have not acted and have something on the map, or due to enter; not those that wait
    for a second marker (GL-14.42.3). The marker of a group without units has no effect (GL-4.21.2)."""
    if not has_units(b, b.group):
        return []
    return [
        c
        for c in b.roster.commands_of[b.group]
        if not b.acted >> c & 1 and has_something(b, c) and not b.traits.held_back(b, c)
    ]


def with_scouts(b: Battle, listed: list[int]) -> list[int]:
    """Of the Commands that may act, those with which the Sharpshooters may (GL-14.45.1)."""
    if not b.roster.scouts:
        return []
    scouts = b.traits.scout_command(b)
    return [command for command in listed if command < b.roster.n_leaders] if scouts in listed else []


def has_something(b: Battle, command: int) -> bool:
    roster = b.roster
    if command < roster.n_leaders and b.leader_at[command] < OFF:
        return True
    for unit in members(b.units_of(command)):
        if b.at[unit] < OFF:
            return True
    return can_enter(b, command)


def must_act(b: Battle, commands: list[int]) -> list[int]:
    """Commands that may not be passed over: reinforcements are due and can enter (GL-6.52.1)."""
    if not b.roster.arrival_ids:
        return []
    return [command for command in commands if must_enter(b, command)]


def refuse_command(b: Battle, command: int) -> Refusal:
    roster = b.roster
    name = roster.command_words[command]
    if roster.floating >> command & 1:
        return no("GL-14.53.1", "acts-with-another", command=name)
    if command not in roster.commands_of[b.group]:
        return no("GL-4.22.1", "another-marker", command=name, marker=roster.group_words[b.group])
    if b.acted >> command & 1:
        return no("GL-4.24.1", "has-acted", command=name)
    if b.traits.held_back(b, command):
        return no("GL-14.42.3", "waits-for-second", command=name)
    return no("GL-4.23.1", "nothing-on-the-map", command=name)


def refuse_with(b: Battle, command: int) -> Refusal:
    """Why the Sharpshooters may not act with a Command."""
    listed = ready(b)
    if command not in listed:
        return refuse_command(b, command)
    return no("GL-14.45.1", "no-scouts", command=b.roster.command_words[command])


# ---- combined activation (GL-4.25) -------------------------------------------------------------------------


def candidates(b: Battle) -> int:
    """Leaders that may be named: on the map, free to act and not yet named under this marker (GL-4.25.1, GL-4.25.6)."""
    roster = b.roster
    if b.night() or not roster.combines[b.side]:
        return 0
    return mask_of(c for c in ready(b) if c < roster.n_leaders and b.leader_at[c] < OFF and not b.tried >> c & 1)


def partners(b: Battle, leader: int, others: int) -> bool:
    """Has the leader another one of these within his own command range (GL-4.25.2)?"""
    within = area(b, leader)
    return any(within >> b.leader_at[other] & 1 for other in members(others & ~BIT[leader]))


def combinable(b: Battle) -> int:
    """Leaders that can be named so that a legal set can be completed: those that remain when one without a partner is
    struck off again and again."""
    left = candidates(b)
    while left:
        kept = mask_of(leader for leader in members(left) if partners(b, leader, left))
        if kept == left:
            break
        left = kept
    return left


def refuse_leader(b: Battle, leader: int) -> Refusal:
    roster = b.roster
    name = roster.command_words[leader]
    if b.night():
        return no("GL-13.6", "no-combination-at-night")
    if not roster.combines[b.side]:
        return no(roster.combined_clause, "no-combination")
    if leader not in roster.commands_of[b.group]:
        return no("GL-4.25.1", "another-marker", command=name, marker=roster.group_words[b.group])
    if b.leader_at[leader] >= OFF:
        return no("GL-4.25.2", "leader-off-map", leader=name)
    if b.acted >> leader & 1:
        return no("GL-4.25.1", "has-acted", command=name)
    if b.tried >> leader & 1:
        return no("GL-4.25.6", "named-before", leader=name)
    if b.traits.held_back(b, leader):
        return no("GL-14.42.3", "waits-for-second", command=name)
    return no("GL-4.25.2", "no-leader-in-range", leader=name, range=roster.range[leader])


class Combining(Frame):
    """Leaders are named, then the die decides (GL-4.25.3)."""

    def __init__(self, named: int = 0, rolling: int = 0) -> None:
        self.named = named
        self.rolling = rolling

    def copy(self) -> Frame:
        return Combining(self.named, self.rolling)

    def fields(self) -> tuple[str, ...]:
        return ("named", "rolling")

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return CHANCE if self.rolling else b.side

    def kind(self, b: Battle) -> int:
        return D_DIE if self.rolling else D_COMBINE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {} if self.rolling else {"total": total(b, self.named)}

    def complete(self, b: Battle) -> bool:
        return self.named.bit_count() > 1 and all(partners(b, leader, self.named) for leader in members(self.named))

    def listing(self, b: Battle) -> list[int]:
        if self.rolling:
            return [act(DIE, face) for face in range(10)]
        codes = [act(COMBINE, leader) for leader in members(combinable(b) & ~self.named)]
        if self.complete(b):
            codes.append(ROLL)
        return codes

    def take(self, b: Battle, code: int) -> None:
        if verb_in(code, COMBINE):
            self.named |= BIT[a_of(code)]
            b.tell(E_COMBINES, a_of(code))
        elif verb_in(code, DIE):
            self.decide(b, a_of(code))
        else:
            self.rolling = 1

    def decide(self, b: Battle, die: int) -> None:
        b.end(self)
        b.tried |= self.named
        factors = total(b, self.named)
        if die > factors:
            b.tell(E_COMBINED, factors, die)
            b.begin(Activation(self.named))
        else:
            b.tell(E_NOT_COMBINED, factors, die)
            b.failed |= self.named

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, COMBINE) and not self.rolling:
            leader = a_of(code)
            if self.named >> leader & 1:
                return no("GL-4.25.6", "named-before", leader=b.roster.command_words[leader])
            return refuse_leader(b, leader)
        if verb_in(code, ROLL) and not self.rolling:
            return no("GL-4.25.2", "combination-incomplete")
        return not_an_answer(self, b, code)


def total(b: Battle, leaders: int) -> int:
    """Sum of the combined-activation factors (GL-4.25.3)."""
    return sum(b.roster.factor[leader] for leader in members(leaders))


# ---- one Command acts (GL-3.C.2) ---------------------------------------------------------------------------

FIRE: Final = 0
MOVE: Final = 1
CHARGE: Final = 2
RALLY: Final = 3
FINISH: Final = 4


class Activation(Frame):
    """A Command, or several that act as one: steps a to e."""

    def __init__(self, commands: int = 0, step: int = FIRE) -> None:
        self.commands = commands
        self.step = step

    def copy(self) -> Frame:
        return Activation(self.commands, self.step)

    def fields(self) -> tuple[str, ...]:
        return ("commands", "step")

    def proceed(self, b: Battle) -> bool:
        step = self.step
        self.step += 1
        if step == FIRE:
            self.begin(b)
            b.begin(FireStep())
        elif step == MOVE:
            b.begin(MoveStep())
        elif step == CHARGE:
            b.begin(ChargeStep())
        elif step == RALLY:
            b.begin(RallyStep())
        else:
            self.finish(b)
        return False

    def begin(self, b: Battle) -> None:
        """Command status is judged now and stays (GL-5.13.4)."""
        b.acting = self.commands
        b.acted |= self.commands
        start_activation(b)
        for command in members(self.commands):
            b.tell(E_ACTS, command)
        if b.told is not None:
            for unit in members(b.acting_units() & ~b.in_command):
                b.tell(E_OUT_OF_COMMAND, unit)

    def finish(self, b: Battle) -> None:
        b.acting = 0
        b.in_command = 0
        b.began_adjacent = 0
        b.lone_guns = 0
        b.stirred = 0
        b.charged = 0
        b.galloped = 0
        b.end(self)


def start_activation(b: Battle) -> None:
    """Judge command and adjacency for the acting Commands; nothing has moved, fired or charged yet."""
    b.in_command = 0
    for command in members(b.acting):
        b.in_command |= commanded(b, command)
    near = b.near[1 - b.side]
    b.began_adjacent = mask_of(unit for unit in members(b.acting_units()) if near >> b.at[unit] & 1)
    beside = b.board.members(b.occupied[1 - b.side] & b.near[b.side])
    b.lone_guns = mask_of(unit for place in beside if b.guns_alone(place) for unit in b.stack(place))
    b.stirred = 0
    b.charged = 0
    b.galloped = 0
    b.traits.activation_begins(b)
