"""The table explained: what is asked, what may be answered, why not.

All of it is read from the viewer's own position (``hiding.seen_by``), so nothing hidden can be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from longroll.games.guns.components import ATTACK, FACE, FACE_OF, FACES, N_BLOCKS, NO_BLOCK, ORDERS
from longroll.games.guns.lexicon import (
    AT_ENTRY,
    CHARGE,
    CROSS,
    D_SPECIAL,
    DEFEND,
    DONE,
    FACE_TO,
    GIVE_UP,
    HOURS,
    KNOCK,
    LEAD,
    LEAVE,
    LEXICON,
    ROAD,
    SEND,
    SHIFT,
    SPECIAL,
    TO,
    WAIT,
    place_words,
)
from longroll.games.guns.rules.approach import approaches
from longroll.games.guns.rules.assault import in_hand
from longroll.games.guns.rules.attack import Attack, AttackStep
from longroll.games.guns.rules.close_combat import CloseCombats
from longroll.games.guns.rules.march import MarchStep
from longroll.games.guns.rules.march import reach as march_reach
from longroll.games.guns.rules.paths import Reach
from longroll.games.guns.rules.reinforcements import Entries, forbidden
from longroll.games.guns.rules.turn import ATTACKS, DECLARATION, ENTERING, MARCHES, NIGHT, WITHDRAWALS, Phase
from longroll.games.guns.rules.withdrawal import Retiring, WithdrawalStep
from longroll.games.guns.state import Battle
from longroll.games.guns.table.duties import asked, duties
from longroll.games.guns.table.meaning import NOTHING, meaning
from longroll.games.guns.table.panels import moment
from longroll.games.guns.table.speech import Speech, speech
from longroll.kit import explaining
from longroll.kit.notation import a_of, b_of, c_of, d_of, e_of, verb_in, verb_of
from longroll.kit.parts import Parts
from longroll.kit.scene import Choice, Prompt, Writing
from longroll.kit.terms import Action, Decision, Message, Refusal, no

BEYOND_ORDERS = frozenset({"bidding", "set-up", "duration", "objectives", "special"})
"""Steps that are the same under every general order."""
PHASE_STEPS = {
    "withdrawal": WITHDRAWALS,
    "attacks": ATTACKS,
    "reinforcement": ENTERING,
    "march": MARCHES,
    "orders": DECLARATION,
    "night": NIGHT,
}
"""The steps of an action phase to which verbs belong (GG-5.2)."""


class Explainer(explaining.Explainer[Battle, Speech]):
    lexicon = LEXICON
    written: ClassVar[Parts[Choice]] = Parts()
    """Answers in words, without what they would mean and which block is on its way."""
    described: ClassVar[Parts[str]] = Parts()
    """Their sentences, where these tell nothing of the position."""

    def __init__(self) -> None:
        self.compared: Routes | None = None

    def speech(self, b: Battle, language: str) -> Speech:
        return speech(language, b.ground)

    def moment(self, b: Battle, language: str) -> str:
        return moment(b, language)

    # ---- the decision --------------------------------------------------------------------------------------

    def situation(self, b: Battle, decision: Decision, spoken: Speech) -> str:
        """The step of the turn, and under which order it is made."""
        name = self.asked(b).step or reducing_step(b)
        step = spoken.say(f"step-{name}")
        if name in BEYOND_ORDERS:
            return spoken.say("situation", step=step)
        order = ORDERS[b.orders[b.frames[-1].mover(b)]]
        return spoken.say("situation-orders", step=step, order=str(spoken.words.term(order)))

    def writing(self, b: Battle, decision: Decision, spoken: Speech) -> Writing | None:
        if b.frames[-1].kind(b) != D_SPECIAL:
            return None
        args = decision.prompt.args
        return Writing("special", spoken.say("write-order"), int(args["words"]), b.time_limit(), str(b.write(b.late())))

    def prompt(self, b: Battle, seat: str | None, language: str) -> Prompt | None:
        """With why it is asked, where more can be said, and what must and may still be done."""
        found = super().prompt(b, seat, language)
        if found is None or not found.question:
            return found
        spoken = self.speech(b, language)
        sentence = asked(b, spoken)
        if sentence is not None:
            found = msgspec.structs.replace(found, text=sentence[0], question=sentence[1])
        heading, listed = duties(b, spoken)
        return msgspec.structs.replace(found, duties=listed, duties_of=heading) if listed else found

    # ---- answers -------------------------------------------------------------------------------------------

    def choice(self, b: Battle, code: int, spoken: Speech) -> Choice:
        """With what it would mean, and the block on its way."""
        routes = self.routes(b)
        plain = self.written.get(
            (spoken, code, self.told(b, code)), lambda: super(Explainer, self).choice(b, code, spoken)
        )
        means = meaning(b, code, spoken, routes.march)
        mover = routes.mover if verb_in(code, TO, LEAVE, CROSS) else []
        if means is NOTHING and not mover:
            return plain
        return Choice(
            plain.action,
            plain.verb,
            plain.label,
            [*mover, *plain.names],
            plain.clause,
            plain.chance,
            plain.key,
            means.fight,
            means.cost,
            note=means.note,
        )

    def chance(self, b: Battle, code: int) -> bool:
        """A front is turned before dice only where the last block is set up."""
        return super().chance(b, code) and not (verb_in(code, FACE_TO) and isinstance(b.frames[-1], MarchStep))

    def told(self, b: Battle, code: int) -> tuple[object, ...]:
        """What the label, the names and the chance of an answer tell of the position."""
        top = b.frames[-1]
        if verb_in(code, FACE_TO):
            return (isinstance(top, MarchStep),)
        if code == CHARGE:
            attack = in_hand(b)
            return (*attack.targets, len(attack.blocks))
        if code == DONE:
            return (self.asked(b).name,)
        if code == WAIT:
            return (hours_left(b),)
        if verb_in(code, CROSS):
            return (crossed(b, a_of(code)),)
        if verb_in(code, SEND, LEAD, ROAD):
            routes = self.routes(b)
            return (len(routes.targets) < 2, *routes.own_areas(code))
        if verb_in(code, SHIFT):
            return (code in self.routes(b).twins,)
        if verb_in(code, DEFEND, GIVE_UP):
            return (self.routes(b).block_key(b.write(code)),)
        return ()

    def routes(self, b: Battle) -> Routes:
        """The ways of all answers, compared once."""
        known = self.compared
        if known is None or known.b is not b or known.codes is not b.codes:
            known = self.compared = Routes(b)
        return known

    def label(self, b: Battle, code: int, action: Action, spoken: Speech) -> str:
        if code == CHARGE:
            attack = in_hand(b)
            where = spoken.listed(spoken.positions[target] for target in attack.targets)
            return spoken.say("label-charge", targets=where, blocks=len(attack.blocks))
        if code == DONE:
            return spoken.say(f"done-{self.asked(b).name}")
        if code == WAIT:
            return spoken.say("label-wait" if hours_left(b) else "label-wait-last")
        if verb_in(code, HOURS):
            return spoken.say("label-hours", hours=a_of(code))
        if verb_in(code, CROSS):
            return crossing(b, a_of(code), spoken)
        if verb_in(code, DEFEND):
            return spoken.say("label-defend", face=spoken.brief[a_of(code)])
        if verb_in(code, SEND, LEAD, ROAD):
            return way_label(code, self.routes(b), spoken)
        if verb_in(code, SPECIAL):
            return spoken.say("label-no-order")
        return self.described.get((spoken, code), lambda: spoken.act(action))

    def names(self, b: Battle, code: int, action: Action) -> list[str]:
        return self.routes(b).names(code, action)

    # ---- why not -------------------------------------------------------------------------------------------

    def untimely(self, b: Battle, seat: str, refused: Refusal, code: int, spoken: Speech) -> tuple[Refusal, str]:
        """An answer that belongs to another step of this action phase: that comes later, is over, or had nothing to
        offer and was passed over, with the reason against this answer."""
        phase = phase_of(b)
        name = another_step(phase, code) if refused.reason.key == "refusal-not-an-answer" else ""
        if phase is None or not name:
            return refused, self.reason(b, refused, spoken)
        step, due = spoken.say(f"step-{name}"), PHASE_STEPS[name]
        if due > step_in_hand(phase):
            return OTHER_STEP, spoken.say("why-later", step=step)
        then = refused_then(b, phase.army, due, code)
        if then is None:
            return OTHER_STEP, spoken.say("why-over", step=step)
        return then, spoken.say("why-passed", step=step, reason=self.reason(b, then, spoken))

    def where(self, b: Battle, refused: Refusal) -> str:
        known = (*b.ground.position_codes, *b.ground.area_codes)
        found = [value for value in refused.reason.args.values() if isinstance(value, str) and value in known]
        return f"place:{found[-1]}" if found else ""


# ---- the step in hand --------------------------------------------------------------------------------------


def phase_of(b: Battle) -> Phase | None:
    return next((frame for frame in b.frames if isinstance(frame, Phase)), None)


def step_in_hand(phase: Phase) -> int:
    """A phase counts its steps as it begins them."""
    return phase.step - 1


def reducing_step(b: Battle) -> str:
    """Where a block is being reduced: at the end of a withdrawal, or in an attack (GG-14.12, GG-13.16.5)."""
    phase = phase_of(b)
    return "withdrawal" if phase is not None and step_in_hand(phase) == WITHDRAWALS else "attack"


def another_step(phase: Phase | None, code: int) -> str:
    """The step of an action phase an answer belongs to, where that is not the one in hand."""
    name = LEXICON.verbs[verb_of(code) - 1].step
    return name if phase is not None and PHASE_STEPS.get(name, step_in_hand(phase)) != step_in_hand(phase) else ""


OTHER_STEP = Refusal("GG-5.2", Message("refusal-not-an-answer"))
"""What is answered belongs to another step of the action phase."""


def refused_then(b: Battle, army: int, step: int, code: int) -> Refusal | None:
    """What was against an answer in a step that is over; None if nothing is, as the position stands."""
    if step == ATTACKS:
        if b.orders[army] != ATTACK:
            return no("GG-13.1.1", "attack-orders-only")
        attacks = AttackStep(army)
        return None if code in attacks.listing(b) else attacks.refuse(b, code)
    if step == WITHDRAWALS:
        withdrawals = WithdrawalStep(army)
        return None if code in withdrawals.listing(b) else withdrawals.refuse(b, code)
    return None


# ---- what answers name, and by which ways ------------------------------------------------------------------


class Routes:
    """What tells apart answers that name the same things: the ways they take."""

    def __init__(self, b: Battle) -> None:
        self.b = b
        self.codes = b.codes
        self.top = b.frames[-1]
        self.paths: dict[int, tuple[int, ...]] = {}
        """Areas crossed by an answer, where several lead from the same start to the same end."""
        alike: dict[tuple[int, ...], list[int]] = {}
        for code in b.codes:
            if verb_in(code, SEND, LEAD):
                alike.setdefault((a_of(code), b_of(code), c_of(code)), []).append(code)
            elif verb_in(code, ROAD):
                alike.setdefault((a_of(code), b_of(code), c_of(code), d_of(code)), []).append(code)
            elif verb_in(code, SHIFT):
                alike.setdefault((a_of(code), b_of(code)), []).append(code)
        self.twins = {code: tuple(codes) for codes in alike.values() if len(codes) > 1 for code in codes}
        self.targets = {c_of(code) for code in b.codes if verb_in(code, SEND, LEAD)}
        self.march: Reach | None = None
        """All marches of the block on its way."""
        self.mover: list[str] = []
        """The key of that block, where only the end of its way is asked for."""
        top = self.top
        if isinstance(top, MarchStep | Retiring) and top.block != NO_BLOCK:
            self.mover = [f"piece:{FACES[FACE_OF[top.block]]} {place_words(b.ground)[b.at[top.block]]}"]
            if isinstance(top, MarchStep):
                self.march = march_reach(b, top.block, bool(top.mounted))
        for code in self.twins:
            if verb_in(code, SEND, LEAD):
                self.paths[code] = self.attack_areas(code)
            elif verb_in(code, ROAD):
                self.paths[code] = self.road_areas(code)

    def attack_areas(self, code: int) -> tuple[int, ...]:
        b = self.b
        assert isinstance(self.top, Attack)
        goal = self.top.targets.index(c_of(code))
        block = block_at(b, a_of(code), b_of(code), self.top.blocks)
        listed = approaches(b, self.top.army, block, c_of(code), bool(self.top.free[goal]), not self.top.again)
        return next((way.path[0::2] for way in listed if way.number == d_of(code)), ())

    def road_areas(self, code: int) -> tuple[int, ...]:
        assert isinstance(self.top, Entries)
        block = self.top.chosen(self.b, code)
        entry = b_of(code)
        for way, road in self.top.numbered(self.b, block, entry, forbidden(self.b, self.top.army, block)):
            if road.end == c_of(code) and way == e_of(code):
                return tuple(self.b.ground.members(road.areas))
        return ()

    def own_areas(self, code: int) -> list[int]:
        """Areas on the way of an answer that not all its twins cross."""
        mine = self.paths.get(code, ())
        others = [set(self.paths.get(twin, ())) for twin in self.twins.get(code, ())]
        return [area for area in mine if not all(area in crossed for crossed in others)]

    def names(self, code: int, action: Action) -> list[str]:
        """Keys of what an answer names on the table, in the order in which one would point at them."""
        found: list[str] = []
        for param, word in zip(self.b.notation.by_name[action.verb].params, action.args, strict=False):
            key = self.key_of(code, param.name, word, action)
            if key:
                found.append(key)
        found += [f"place:{self.b.ground.area_codes[area]}" for area in self.own_areas(code)[:1]]
        return list(dict.fromkeys(found))

    def key_of(self, code: int, param: str, word: str, action: Action) -> str:
        if param == "face":
            return self.block_key(action)
        if param == "token":
            return f"gun:{word} {action.args[1]}" if verb_in(code, KNOCK) else f"token:{word}"
        if param == "area" and action.verb == "shift":
            return f"objective:{word}"
        if param == "position" and action.verb == "shift":
            return f"place:{word}" if code in self.twins else ""
        if param == "position2" and action.verb in ("send", "lead") and len(self.targets) < 2:
            return ""
        if param in ("position", "place", "entry") and action.args[0] in FACE and word == place_of(action):
            return ""
        if param in ("position", "position2", "area", "area2", "facing", "entry", "entry2", "place") and word != "-":
            return "" if verb_in(code, KNOCK) else f"place:{word}"
        return ""

    def block_key(self, action: Action) -> str:
        """A block by its face and place."""
        if action.verb == "offer":
            return ""
        place = place_of(action)
        if action.verb == "defend" and isinstance(self.top, CloseCombats):
            place = self.b.ground.position_codes[in_hand(self.b).targets[self.top.goal]]
        if action.verb == "give-up":
            there = block_at(self.b, FACE[action.args[0]], -1, [])
            place = place_words(self.b.ground)[self.b.at[there]] if there != NO_BLOCK else ""
        return f"piece:{action.args[0]} {place}" if place else ""


def place_of(action: Action) -> str:
    """Where the block an answer names stands."""
    return action.args[1] if len(action.args) > 1 and action.args[0] in FACE and action.args[1] not in FACE else ""


def block_at(b: Battle, face: int, place: int, taken: Sequence[int]) -> int:
    """A block with a face in a place (-1: at an entry point), one not taken if there is one."""
    there = [
        block
        for block in range(N_BLOCKS)
        if FACE_OF[block] == face and (b.at[block] == place or (place < 0 and AT_ENTRY <= b.at[block] < AT_ENTRY + 6))
    ]
    free = [block for block in there if block not in taken]
    return (free or there or [NO_BLOCK])[0]


def way_label(code: int, routes: Routes, spoken: Speech) -> str:
    """A block sent, with the areas that tell its way from others."""
    areas = spoken.listed(spoken.areas[area] for area in routes.own_areas(code))
    name = spoken.brief[a_of(code)]
    if verb_in(code, ROAD):
        facing = d_of(code)
        front = spoken.areas[facing] if facing < len(spoken.areas) else ""
        text = spoken.say("label-road", face=name, position=spoken.positions[c_of(code)])
        text = spoken.say("label-facing", text=text, area=front) if front else text
    else:
        key = "label-lead" if verb_in(code, LEAD) else "label-send"
        start, target = spoken.positions[b_of(code)], spoken.positions[c_of(code)]
        text = spoken.say(key, face=name, position=start, target=target)
    return spoken.say("label-by", text=text, areas=areas) if areas else text


def hours_left(b: Battle) -> bool:
    """Is there an hour of the turn after that in which blocks enter now?"""
    top = b.frames[-1]
    assert isinstance(top, Entries)
    return top.hour < b.length


def crossed(b: Battle, number: int) -> int:
    """Mask of the areas whose objectives a march takes on one of its ways."""
    top = b.frames[-1]
    assert isinstance(top, MarchStep)
    return march_reach(b, top.block, bool(top.mounted)).takes(top.goal)[number]


def crossing(b: Battle, number: int, spoken: Speech) -> str:
    """The objectives a march takes on its way."""
    areas = [spoken.areas[area] for area in b.ground.members(crossed(b, number))]
    return spoken.say("label-cross", areas=spoken.listed(areas)) if areas else spoken.say("label-cross-none")


EXPLAINER = Explainer()
