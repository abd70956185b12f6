"""The table explained: what is asked, what may be answered, why not."""

from __future__ import annotations

from math import hypot
from typing import ClassVar

import msgspec

from longroll.boards.plane.turn import bearing
from longroll.games.reason import legs
from longroll.games.reason.components import EDGES, KINDS, PRESENT, SEATS, STATUSES, officer_of
from longroll.games.reason.lexicon import (
    ADVANCE,
    BOTH,
    CHARGE,
    DEPLOY,
    DONE,
    GO,
    GUNS,
    LEXICON,
    MOVE,
    OFFICER,
    PICK,
    POST,
    RAISE,
    REROLL,
    RUN,
    SHIFT,
    STATION,
    TAKE,
    TEXT_VERBS,
    verb_name,
    words_of,
)
from longroll.games.reason.rules.armies import FIXED_SP, price
from longroll.games.reason.rules.combat import Combat
from longroll.games.reason.rules.command_dice import Initiative
from longroll.games.reason.rules.control import Control
from longroll.games.reason.rules.hindsight import in_its_step
from longroll.games.reason.state import Battle
from longroll.games.reason.table.consequences import meant
from longroll.games.reason.table.duty_list import duty_list
from longroll.games.reason.table.naming import officer_names, unit_names
from longroll.games.reason.table.panels import moment, step_now
from longroll.games.reason.table.speech import Speech, speech
from longroll.kit import explaining
from longroll.kit.notation import VERB_MASK, a_of, b_of, c_of, verb_in, verb_of
from longroll.kit.parts import Parts
from longroll.kit.scene import Choice, Prompt
from longroll.kit.speech import capital
from longroll.kit.terms import Action, Decision, Message, Refusal

SITUATED = frozenset({DONE, PICK, REROLL, OFFICER, SHIFT, POST, DEPLOY})
"""Verbs (already shifted) of answers whose words depend on more than the answer: on dice, on who stands where."""


class Explainer(explaining.Explainer[Battle, Speech]):
    lexicon = LEXICON
    written: ClassVar[Parts[Choice]] = Parts()
    """Answers in words, without what they cost and mean."""

    def speech(self, b: Battle, language: str) -> Speech:
        return speech(language, b.roster)

    def moment(self, b: Battle, language: str) -> str:
        return moment(b, language)

    def prompt(self, b: Battle, seat: str | None, language: str) -> Prompt | None:
        """With what must and may still be done, for the side that decides; who must do something is said first."""
        prompt = super().prompt(b, seat, language)
        if prompt is None or b.seat != seat:
            return prompt
        spoken = self.speech(b, language)
        still = duty_list(b, spoken)
        if not still.duties:
            return prompt
        prompt = msgspec.structs.replace(prompt, duties=still.duties, duties_of=still.heading)
        if still.must:
            number = sum(duty.must and not duty.done for duty in still.duties)
            question = spoken.say("must-which", number=number)
            prompt = msgspec.structs.replace(prompt, text=still.must, question=question, clause="MR-11.14")
        return prompt

    def situation(self, b: Battle, decision: Decision, spoken: Speech) -> str:
        """The step that is played, else the turn."""
        now = step_now(b)
        if not now:
            return capital(spoken.say("situation-turn", moment=moment(b, spoken.language)))
        return spoken.say("situation-step", step=spoken.say(f"step-{now}"), pulse=b.pulse)

    def waiting(self, b: Battle, decision: Decision, spoken: Speech) -> str:
        return spoken.say("waiting", side=spoken.army(b.mover), situation=self.situation(b, decision, spoken))

    def offered(self, b: Battle) -> list[int]:
        """One of those that are all one."""
        return [code for code in b.codes if not repeats(b, code)]

    def label(self, b: Battle, code: int, action: Action, spoken: Speech) -> str:
        if verb_of(code) in TEXT_VERBS:
            return text_label(b, code, spoken)
        if verb_in(code, DONE):
            key = f"label-done-{self.asked(b).name}"
            return spoken.say(key if spoken.sheet.has(key) else "label-done")
        if verb_in(code, RAISE, GUNS):
            return raise_label(code, spoken)
        if verb_in(code, PICK):
            return pick_label(b, a_of(code) - 1, b_of(code) - 1, spoken)
        if verb_in(code, REROLL) and a_of(code) != BOTH:
            return spoken.say("label-reroll", face=die_of(b, a_of(code) - 1))
        if verb_in(code, TAKE):
            return spoken.say("label-take", piece=str(spoken.name("piece", action.args[0], False)))
        return spoken.act(action)

    def choice(self, b: Battle, code: int, spoken: Speech) -> Choice:
        """With what it would cost and mean."""
        if code & VERB_MASK in SITUATED:
            plain = super().choice(b, code, spoken)
        else:
            plain = self.written.get((spoken.serial, code), lambda: super(Explainer, self).choice(b, code, spoken))
        return meant(b, code, plain, spoken)

    def names(self, b: Battle, code: int, action: Action) -> list[str]:
        words = str(action).split()
        found = [key_of(b, word) for word in words[1:]]
        if verb_in(code, MOVE):
            # a leg may read like somebody: B1 goes back, and is a Force
            found = [key_of(b, words[1]), *(leg_key(word) for word in words[2:])]
        elif verb_in(code, CHARGE):
            found = [key_of(b, word) for word in words[1:3]]
        return [key for key in dict.fromkeys(found) if key]

    def later(self, b: Battle, seat: str, code: int) -> Refusal | None:
        return in_its_step(b, SEATS.index(seat), code)

    def where(self, b: Battle, refused: Refusal) -> str:
        sector = refused.reason.args.get("sector")
        return f"place:{sector}" if sector else ""

    def reason(self, b: Battle, refused: Refusal, spoken: Speech) -> str:
        """Seats are called by their armies; whoever has none is a spectator."""
        key, args = refused.reason.key, refused.reason.args
        seat = args.get("seat")
        if seat in SEATS:
            args = {**args, "seat": spoken.army(SEATS.index(str(seat)))}
        elif key == "refusal-not-your-seat":
            key = "refusal-spectator"
        return super().reason(b, Refusal(refused.clause, Message(key, args)), spoken)


def repeats(b: Battle, code: int) -> bool:
    """A die to roll again that shows what an earlier one shows."""
    if not verb_in(code, REROLL) or a_of(code) == BOTH:
        return False
    face, *earlier = (die_of(b, number) for number in range(a_of(code) - 1, -1, -1))
    return face in earlier


def leg_key(word: str) -> str:
    """The sector a leg leads into."""
    return f"place:{word[2:]}" if word[:2] in ("E:", "N:") else ""


def key_of(b: Battle, word: str) -> str:
    """The key of a word of an answer; nothing for one that is not on the table."""
    roster = b.roster
    if word in roster.unit:
        return f"piece:{word}"
    if word in roster.officer:
        return f"block:{word}"
    if word in roster.force_number:
        return f"block:{roster.officer_words[officer_of(roster.force_number[word])]}"
    return ""


def pick_label(b: Battle, one: int, other: int, spoken: Speech) -> str:
    """Two dice and what they make of the Force (MR-11.9)."""
    frame = b.frames[-1]
    assert isinstance(frame, Control)
    total, status = frame.outcome(b, one, other)
    mod = b.mod[officer_of(frame.force)]
    added = "" if not mod else f" {'+' if mod > 0 else '−'} {abs(mod)}"
    sum_ = f"{frame.dice[one]} + {frame.dice[other]}{added} = {total}"
    return spoken.say("label-pick", sum=sum_, status=str(spoken.words.term(STATUSES[status])))


def die_of(b: Battle, number: int) -> int:
    """The face of a die that may be rolled again."""
    frame = b.frames[-1]
    if isinstance(frame, Control):
        return frame.dice[number]
    if isinstance(frame, Combat):
        return frame.dice(frame.who)[number]
    assert isinstance(frame, Initiative)
    return frame.dice[2 * frame.chooser() + number]


def way_words(b: Battle, words: list[str], spoken: Speech) -> str:
    """Where an officer would go, as seen from where he stands; from his friends if he is not on the table."""
    officer = b.roster.officer[words[0]]
    base = b.officers[officer]
    if b.whereabouts[officer] != PRESENT:
        return spoken.say("way-beside", unit=near_words(b, words, spoken))
    x, y = float(words[1]) - base.cx, float(words[2]) - base.cy
    eighth = round(bearing(0.0, 0.0, x, y) / 45.0) % 8
    return spoken.say("way-off", distance=spoken.decimal(hypot(x, y)), way=spoken.say(f"way-{eighth}"))


def text_label(b: Battle, code: int, spoken: Speech) -> str:
    """An answer in free text: a move leg by leg, a charge with its turn, a length."""
    words = words_of(code)
    who = str(spoken.name("piece", words[0], False)) if words else ""
    if verb_in(code, MOVE):
        parts = [leg_words(leg, spoken) for leg in legs.parse(words[1:])]
        return spoken.say("label-move", unit=who, legs=", ".join(parts))
    if verb_in(code, CHARGE):
        target = str(spoken.name("unit", words[1], False))
        turns = [charge_words(word, spoken) for word in words[2:]]
        key = "label-charge-turning" if turns else "label-charge"
        return spoken.say(key, unit=who, target=target, turns=", ".join(turns))
    if verb_in(code, OFFICER):
        base = b.officers[b.roster.officer[words[0]]]
        far = ((float(words[1]) - base.cx) ** 2 + (float(words[2]) - base.cy) ** 2) ** 0.5
        return spoken.say("label-officer", officer=who, distance=spoken.decimal(far), near=near_words(b, words, spoken))
    if verb_in(code, STATION):
        return spoken.say("label-station", officer=who, x=words[1], y=words[2])
    if verb_in(code, DEPLOY):
        return deploy_label(b, who, words, spoken)
    if verb_in(code, RUN):
        return spoken.say(f"label-run-{words[1]}", distance=spoken.decimal(float(words[0])))
    if verb_in(code, GO):
        far = float(words[0])
        return spoken.say("label-go", distance=spoken.decimal(far)) if far else spoken.say("label-go-no-farther")
    if verb_in(code, SHIFT, POST):
        return spoken.say(f"label-{verb_name(code)}", unit=who, where=way_words(b, words, spoken))
    if verb_in(code, ADVANCE):
        return spoken.say("label-advance", unit=who, distance=spoken.decimal(float(words[1])))
    return spoken.say(f"label-{verb_name(code)}", unit=who)


def raise_label(code: int, spoken: Speech) -> str:
    """A unit with what it costs (MR-27.2)."""
    kind = a_of(code)
    guns = verb_in(code, GUNS)
    sp, oblique = (FIXED_SP[kind], False) if guns else (b_of(code), c_of(code) == 1)
    key = "label-guns" if guns else "label-raise-oblique" if oblique else "label-raise"
    return spoken.say(key, kind=spoken.say(f"kind-{KINDS[kind]}"), sp=sp, cost=price(kind, sp, oblique))


def deploy_label(b: Battle, who: str, words: list[str], spoken: Speech) -> str:
    """Where and how a unit stands before the battle (MR-27.5)."""
    if words[1] == "in":
        return spoken.say("label-deploy-in", unit=who, sector=spoken.sector(words[2]))
    key = "label-deploy" if words[4] == "FF" else "label-deploy-march"
    return spoken.say(key, unit=who, where=deploy_place(b, words, spoken))


def deploy_place(b: Battle, words: list[str], spoken: Speech) -> str:
    """A place as seen from the unit's sub-commander, who looks towards the enemy; of army artillery on the table."""
    unit = b.roster.unit[words[0]]
    force = b.roster.force[unit]
    if force < 0:
        return spoken.say("deploy-at", x=words[1], y=words[2])
    officer = officer_of(force)
    base = b.officers[officer]
    north = 1.0 if EDGES[b.roster.home[b.roster.side[unit]]] == "south" else -1.0
    far, aside = (float(words[2]) - base.cy) * north, (float(words[1]) - base.cx) * north
    return spoken.say(
        "deploy-by",
        far=f"{round(abs(far), 2):g}",
        line="front" if far >= 0 else "rear",
        officer=officer_names(b.roster.officer_names, spoken.language)[officer],
        hand="none" if abs(aside) < 0.005 else "left" if aside < 0 else "right",
        aside=f"{round(abs(aside), 2):g}",
    )


def near_words(b: Battle, words: list[str], spoken: Speech) -> str:
    """The friend nearest to a place an officer may ride to."""
    x, y = float(words[1]), float(words[2])
    side = b.roster.officer_side[b.roster.officer[words[0]]]
    shapes = b.shapes
    nearest = min(b.present[side], key=lambda u: (shapes[u].cx - x) ** 2 + (shapes[u].cy - y) ** 2, default=-1)
    return unit_names(b.roster.names, spoken.language)[nearest] if nearest >= 0 else ""


def charge_words(word: str, spoken: Speech) -> str:
    """A part of a charge: ``L15``, ``P90``, ``OR30``."""
    if word[0] == "O":
        return spoken.say("leg-oblique", hand="left" if word[1] == "L" else "right", angle=word[2:], length="")
    return leg_words(legs.parse_leg(word), spoken)


def leg_words(leg: legs.Leg, spoken: Speech) -> str:
    """One manoeuvre of a listed answer in words. (No listed one goes sideways.)"""
    hand = "left" if leg.angle < 0 else "right"
    length = f"{abs(leg.length):.2f}"
    angle = f"{abs(leg.angle):g}"
    if leg.kind == legs.ADVANCE:
        return spoken.say("leg-advance", length=length)
    if leg.kind == legs.WHEEL:
        return spoken.say("leg-wheel", hand=hand, angle=angle)
    if leg.kind == legs.ABOUT:
        return spoken.say("leg-about")
    if leg.kind == legs.PIVOT:
        return spoken.say("leg-pivot", wind=spoken.say(f"wind-{wind(leg.angle)}"))
    if leg.kind == legs.OBLIQUE:
        return spoken.say("leg-oblique", hand=hand, angle=angle, length=length)
    if leg.kind == legs.BACK:
        return spoken.say("leg-back", length=length)
    if leg.kind in (legs.CHANGE, legs.LIMBER):
        return spoken.say("leg-change", wind=spoken.say(f"wind-{wind(leg.angle)}"))
    if leg.kind == legs.ROAD:
        return spoken.say("leg-road", length=length)
    if leg.kind == legs.LEAVE:
        return spoken.say("leg-leave", edge=spoken.say(f"wind-{2 * leg.what}"))
    return spoken.say("leg-enter", sector=spoken.sector(leg.sector))


def wind(bearing: float) -> int:
    """The nearest of the eight winds, clockwise from north."""
    return round(bearing / 45) % 8


EXPLAINER = Explainer()
