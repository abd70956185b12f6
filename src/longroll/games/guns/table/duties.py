"""What a decision is about: the sentence that says why and asks, and what must and may still be done."""

from __future__ import annotations

from longroll.games.guns.components import FACE_OF, FACES, ORDERS
from longroll.games.guns.lexicon import (
    AT_ENTRY,
    D_ATTACK,
    D_LOST_ATTACK,
    D_ORDER,
    D_WITHDRAWAL,
    DONE,
    HOURS,
    PERISH,
    RIDE_BACK,
    TARGET,
    WITHDRAW,
    place_words,
)
from longroll.games.guns.rules.attack import AttackStep
from longroll.games.guns.rules.duration import Duration
from longroll.games.guns.rules.orders import Declaration, must_not_hold
from longroll.games.guns.rules.reinforcements import Entries
from longroll.games.guns.rules.withdrawal import DISTANCE, Retiring, representatives
from longroll.games.guns.state import TRAY, Battle
from longroll.games.guns.table.meaning import meaning
from longroll.games.guns.table.speech import Speech
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.scene import Duty


def asked(b: Battle, spoken: Speech) -> tuple[str, str] | None:
    """Why something is asked, and the question, where more can be said than the step and its prompt."""
    top = b.frames[-1]
    kind = top.kind(b)
    army = top.mover(b)
    if isinstance(top, Retiring) and kind in (D_WITHDRAWAL, D_LOST_ATTACK):
        must = top.must(b)
        names = spoken.listed(dict.fromkeys(spoken.blocks[FACE_OF[block]] for block in must))
        lost = "lost-attack" if kind == D_LOST_ATTACK else "withdrawal"
        order = str(spoken.words.term(ORDERS[b.orders[army]]))
        why = spoken.say(f"ask-why-{lost}", number=len(must), order=order, steps=DISTANCE[b.orders[army]])
        return why, spoken.say("ask-withdrawal", number=len(must), names=names)
    if kind == D_ATTACK and isinstance(top, AttackStep):
        due = not top.made and bool(top.able) and not b.stirred[army]
        back = (b.number(army, TRAY) + 1) // 2 if due else 0
        return spoken.say("ask-why-attack", tokens=b.number(army, TRAY)), spoken.say("ask-attack", back=back)
    if kind == D_ORDER and must_not_hold(b, army):
        return spoken.say("ask-why-order-short"), spoken.say("ask-order")
    return None


def duties(b: Battle, spoken: Speech) -> tuple[str, list[Duty]]:
    """What must and may still be done in this step, must before may; and its heading."""
    top = b.frames[-1]
    if isinstance(top, Retiring) and top.kind(b) in (D_WITHDRAWAL, D_LOST_ATTACK):
        return spoken.say("duties-withdrawal"), withdrawals(b, top, spoken)
    if isinstance(top, Entries):
        return spoken.say("duties-entry"), entries(b, top, spoken)
    if isinstance(top, AttackStep) and top.kind(b) == D_ATTACK:
        return spoken.say("duties-attack"), targets(b, top, spoken)
    if isinstance(top, Duration | Declaration):
        return spoken.say("duties-gives"), courses(b, spoken)
    return "", []


def withdrawals(b: Battle, top: Retiring, spoken: Speech) -> list[Duty]:
    must = representatives(b, top.must(b))
    may = [block for block, _ in top.may(b)]
    found = []
    for block in dict.fromkeys((*must, *may)):
        codes = [
            act(verb, FACE_OF[block], b.at[block])
            for verb in (WITHDRAW, RIDE_BACK, PERISH)
            if act(verb, FACE_OF[block], b.at[block]) in b.codes
        ]
        where = b.ground.position_codes[b.at[block]]
        found.append(
            Duty(
                f"piece:{FACES[FACE_OF[block]]} {where}",
                spoken.brief[FACE_OF[block]],
                block in must,
                note=spoken.positions[b.at[block]],
                clause="GG-14.2" if block in must else "GG-14.1",
                action=str(b.write(codes[0])) if codes else "",
            )
        )
    return found


def entries(b: Battle, top: Entries, spoken: Speech) -> list[Duty]:
    """Blocks that wait: none of them must come."""
    words = place_words(b.ground)
    named = {a_of(code) for code in b.codes if code != DONE}
    waiting = representatives(b, [block for block in top.waiting(b) if FACE_OF[block] in named])
    return [
        Duty(
            f"piece:{FACES[FACE_OF[block]]} {words[b.at[block]]}",
            spoken.brief[FACE_OF[block]],
            False,
            note=spoken.entries[b.at[block] - AT_ENTRY],
            clause="GG-11.6",
        )
        for block in waiting
    ]


def targets(b: Battle, top: AttackStep, spoken: Speech) -> list[Duty]:
    """Positions that could be attacked."""
    return [
        Duty(
            f"place:{b.ground.position_codes[a_of(code)]}",
            spoken.positions[a_of(code)],
            False,
            note=spoken.say("fact-blocks", number=b.count(1 - top.army, a_of(code))),
            clause="GG-13.11.1",
            action=str(b.write(code)),
        )
        for code in b.codes
        if verb_in(code, TARGET)
    ]


def courses(b: Battle, spoken: Speech) -> list[Duty]:
    """Lengths of the turn, or orders: what each gives and forbids."""
    return [
        Duty(
            "",
            spoken.say("label-hours", hours=a_of(code)) if verb_in(code, HOURS) else spoken.act(b.write(code)),
            False,
            note=meaning(b, code, spoken).note,
            clause=b.clause_of(code),
            action=str(b.write(code)),
        )
        for code in b.codes
    ]
