"""The table explained: what is asked, what may be answered, why not."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from longroll.games.glory.components import FACINGS, NO_FACING, SIDES, members
from longroll.games.glory.lexicon import (
    CHARGE,
    CLOSE,
    DECISIONS,
    DEFEND,
    DONE,
    FACE_TO,
    FIRE,
    FIRE_BOTH,
    LEXICON,
    MARCH,
    MARCH_BY,
    MOVE,
    MOVE_BY,
    OFF,
    RESOLVE,
    ROLL,
    SWAP,
    TURN,
)
from longroll.games.glory.rules.activation import Combining, total
from longroll.games.glory.rules.charge import DECLARING, ChargeStep
from longroll.games.glory.rules.defensive_fire import front_hexes
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.hindsight import in_its_step
from longroll.games.glory.rules.movement import may_leave_from, way_of
from longroll.games.glory.rules.paths import Journey, zones
from longroll.games.glory.rules.traits import ROUSES, UNLEASHES, Zone
from longroll.games.glory.rules.units import allowances
from longroll.games.glory.state import NO_GROUP, Battle
from longroll.games.glory.table.meaning import NOTHING, Meaning, Meanings
from longroll.games.glory.table.names import marker_name
from longroll.games.glory.table.overlays import assault_of
from longroll.games.glory.table.panels import command_name, moment, unit_name
from longroll.games.glory.table.reasons import reason_to_ask
from longroll.games.glory.table.setting import setting
from longroll.games.glory.table.speech import Speech, speech
from longroll.games.glory.table.todo import todo
from longroll.kit import explaining
from longroll.kit.notation import FIELD, VERB_MASK, a_of, act, b_of, c_of, verb_in
from longroll.kit.parts import Parts
from longroll.kit.scene import Choice, Prompt
from longroll.kit.state import CHANCE, NOBODY
from longroll.kit.terms import Action, Decision, Refusal


class Explainer(explaining.Explainer[Battle, Speech]):
    lexicon = LEXICON
    written: ClassVar[Parts[Choice]] = Parts()
    """Answers in words."""

    def speech(self, b: Battle, language: str) -> Speech:
        return speech(language, b.board.name)

    def moment(self, b: Battle, language: str) -> str:
        return moment(b, language)

    def circle(self, b: Battle) -> list[str]:
        """While a facing is chosen: the hexes around."""
        place = facing_place(b)
        if place >= OFF:
            return []
        first = b.facing[place] % NO_FACING
        turn = [(first + n) % len(FACINGS) for n in range(len(FACINGS))]
        around = [b.board.step[6 * place + facing] for facing in turn]
        return [f"place:{b.board.codes[other]}" for other in around if other >= 0]

    def key(self, code: int) -> str:
        return "k" if verb_in(code, SWAP) else ""

    def situation(self, b: Battle, decision: Decision, spoken: Speech) -> str:
        """Why this is asked, else who acts in which step, else the marker, else the hour."""
        because = reason_to_ask(b, spoken)
        if because:
            return because
        if b.acting:
            names = spoken.listed(command_name(b, command) for command in members(b.acting))
            step = self.asked(b).step
            if step:
                return spoken.say("situation-acts", names=names, step=spoken.say(f"step-{step}"))
            return spoken.say("situation-marker", marker=names)
        if b.group != NO_GROUP:
            return spoken.say("situation-marker", marker=marker_name(b.roster.group_names[b.group]))
        return spoken.say("situation-turn", moment=moment(b, spoken.words.language))

    def prompt(self, b: Battle, seat: str | None, language: str) -> Prompt | None:
        """With what must and may still be done."""
        found = super().prompt(b, seat, language)
        if found is None or not found.question:
            return found
        heading, duties = todo(b, self.speech(b, language))
        return replace(found, duties=duties, duties_of=heading) if duties else found

    def choices(self, b: Battle, language: str) -> list[Choice]:
        """With what each would mean; moves to one hex by several ways are told apart."""
        if b.mover in (CHANCE, NOBODY):
            return []
        spoken = self.speech(b, language)
        here, meanings, forks = setting(b, language), Meanings(b, spoken), forked(b)
        found = []
        for code in b.codes:
            choice = self.meant(b, code, meanings.of(code), here, spoken)
            if forks and errand(code) in forks:
                choice = replace(choice, label=way_label(b, code, meanings.journey(a_of(code)), spoken))
            found.append(choice)
        return found

    def meant(self, b: Battle, code: int, meaning: Meaning, here: int, spoken: Speech) -> Choice:
        """An answer with what it would mean; ``here``: the ``setting``."""
        read = words_read(b, code)
        if read is None:
            return told(self.choice(b, code, spoken), meaning)

        def plain() -> Choice:
            return self.written.get((here, code, read), lambda: self.choice(b, code, spoken))

        if meaning is NOTHING:
            return plain()
        return self.written.get((here, code, read, meaning), lambda: told(plain(), meaning))

    def label(self, b: Battle, code: int, action: Action, spoken: Speech) -> str:
        if code == DONE:
            made = charges_label(b, spoken)
            if made:
                return made
            key = f"label-done-{DECISIONS[b.top().kind(b)].name}"
            return spoken.say(key if spoken.sheet.has(key) else "label-done")
        if verb_in(code, FACE_TO):
            return spoken.say("label-face", side=spoken.say(f"side-{a_of(code)}"))
        if verb_in(code, TURN):
            return spoken.say("label-turn", side=spoken.say(f"side-{b_of(code)}"))
        assault = assault_of(b)
        if verb_in(code, CLOSE) and assault is not None:
            return spoken.say("label-close", **parties(b, assault.count - 1, spoken))
        if verb_in(code, RESOLVE):
            return spoken.say("label-resolve", **parties(b, a_of(code), spoken))
        if verb_in(code, DEFEND):
            return defend_label(b, code, spoken)
        if verb_in(code, FIRE, FIRE_BOTH):
            return fire_label(b, code, spoken)
        top = b.top()
        if verb_in(code, ROLL) and isinstance(top, Combining):
            return spoken.say("label-roll", total=total(b, top.named))
        return spoken.act(action)

    def names(self, b: Battle, code: int, action: Action) -> list[str]:
        """Keys of what an answer names on the table, in the order in which one would point at them."""
        if verb_in(code, FACE_TO):
            place = facing_place(b)
            other = b.board.step[6 * place + a_of(code)] if place < OFF else -1
            return [f"place:{b.board.codes[other]}"] if other >= 0 else []
        if verb_in(code, RESOLVE):
            assault = assault_of(b)
            places = assault.hexes_of(a_of(code)) if assault is not None else []
            return [f"place:{b.board.codes[place]}" for place in places]
        top = b.top()
        if verb_in(code, CHARGE) and isinstance(top, ChargeStep):
            hexes = b.board.members(top.charged(b, code))
            return [f"piece:{action.args[0]}", *(f"place:{b.board.codes[place]}" for place in hexes)]
        if verb_in(code, FIRE_BOTH):
            guns = b.artillery(a_of(code))
            return [*(f"piece:{b.roster.ids[gun]}" for gun in guns[:1]), f"place:{b.board.codes[b_of(code)]}"]
        args = action.args[:2] if verb_in(code, MOVE_BY, MARCH_BY) else action.args
        params = b.notation.by_name[action.verb].params
        keys = [key_of(b, param.name, word) for param, word in zip(params, args, strict=False)]
        return list(dict.fromkeys(key for key in keys if key))

    def gamble(self, b: Battle, code: int, after: Battle) -> bool:
        """Also the end of declarations, if there are any."""
        top = b.top()
        if code == DONE:
            return isinstance(top, ChargeStep) and top.step == DECLARING and top.count > 0
        return super().gamble(b, code, after)

    def later(self, b: Battle, seat: str, code: int) -> Refusal | None:
        return in_its_step(b, SIDES.index(seat), code)

    def where(self, b: Battle, refused: Refusal) -> str:
        found = [value for value in refused.reason.args.values() if isinstance(value, str) and value in b.board.index]
        return f"place:{found[-1]}" if found else ""


def told(choice: Choice, meaning: Meaning) -> Choice:
    fight, cost, note, then = meaning
    return replace(choice, fight=fight, cost=cost, note=note, then=list(then))


def words_read(b: Battle, code: int) -> tuple[int, ...] | None:
    """What label and names of an answer read of the position; None if that is too much to tell."""
    verb = code & VERB_MASK
    if verb == FACE_TO:
        return (facing_place(b),)
    if verb == FIRE:
        return b.lower[b_of(code)], b.upper[b_of(code)]
    return None if verb in (DONE, CLOSE, RESOLVE, DEFEND, FIRE_BOTH, ROLL, CHARGE) else ()


def parties(b: Battle, number: int, spoken: Speech) -> dict[str, str]:
    """Attackers and defenders of a charge in hand."""
    assault = assault_of(b)
    assert assault is not None
    units = [unit for unit in assault.units_of(number) if b.at[unit] < OFF]
    foes = [unit for place in assault.hexes_of(number) for unit in b.stack(place)]
    return {
        "units": spoken.listed(unit_name(b, unit) for unit in units),
        "against": spoken.listed(unit_name(b, unit) for unit in foes),
    }


def charges_label(b: Battle, spoken: Speech) -> str:
    """The word that ends the declaration of charges; nothing if there are none."""
    top = b.top()
    if not isinstance(top, ChargeStep) or top.step != DECLARING or not top.count:
        return ""
    if top.count == 1:
        return spoken.say("label-done-one-charge", **parties(b, 0, spoken))
    return spoken.say("label-done-charges", number=top.count)


ERRAND = act(0, FIELD, FIELD)


def errand(code: int) -> int:
    """A unit and the hex it goes to as one number, -1 for other answers."""
    return code & ERRAND if verb_in(code, MOVE, MARCH, MOVE_BY, MARCH_BY) else -1


def forked(b: Battle) -> frozenset[int]:
    """The errands to which several ways are open."""
    seen: set[int] = set()
    found: set[int] = set()
    for code in b.codes:
        goes = errand(code)
        if goes >= 0:
            (found if goes in seen else seen).add(goes)
    return frozenset(found)


def way_label(b: Battle, code: int, journey: Journey, spoken: Speech) -> str:
    """A move told apart from others to the same hex: whom it disturbs and what it leaves (GL-6.12.2, GL-6.13.4)."""
    unit = a_of(code)
    way = way_of(b, journey, code)
    passed = [zone for zone in zones(b, b.side) if way.touches(zone)]
    text = spoken.act(b.write(code))
    if passed or verb_in(code, MOVE_BY, MARCH_BY):
        text = spoken.say("label-way", act=text, effects=spoken.listed(effects(b, passed, spoken)))
    if b.roster.is_cavalry[unit] or may_leave_from(b, unit, b_of(code)):
        left = allowances(b, unit)[verb_in(code, MARCH, MARCH_BY)] - way.spent
        text = spoken.say("label-points-left", act=text, number=left)
    return text


def effects(b: Battle, passed: list[Zone], spoken: Speech) -> list[str]:
    """What passing through some zones stirs up."""
    found: list[str] = []
    for zone in passed:
        if zone.kind == ROUSES:
            found.append(spoken.say("effect-rouses", marker=marker_name(b.roster.group_names[zone.number])))
        elif zone.kind == UNLEASHES:
            found.append(spoken.say("effect-unleashes", command=command_name(b, zone.number)))
        else:
            found.append(spoken.say("effect-meets", leader=command_name(b, zone.number)))
    return found or [spoken.say("effect-none")]


def facing_place(b: Battle) -> int:
    """The hex whose facing is asked for."""
    top = b.top()
    return top.place if isinstance(top, Facing) else OFF


def key_of(b: Battle, param: str, word: str) -> str:
    """The key of one argument; nothing for one that is not on the table."""
    if param in ("unit", "unit2"):
        return f"piece:{word}"
    if param == "leader":
        return f"block:{word}"
    if param == "command":
        return f"block:{word}" if word in b.roster.command_words[: b.roster.n_leaders] else f"piece:{word}"
    if param in ("hex", "hex2"):
        return f"place:{word}"
    return ""


def defend_label(b: Battle, code: int, spoken: Speech) -> str:
    """The attackers a hex fires at."""
    aims = [place for n, place in enumerate(front_hexes(b, a_of(code))) if b_of(code) >> n & 1 and place >= 0]
    targets = [unit_name(b, b.top_line_unit(place)) for place in aims]
    return spoken.say("label-defend", targets=spoken.listed(targets))


def fire_label(b: Battle, code: int, spoken: Speech) -> str:
    """Who fires at whom, and which way it turns first."""
    target = spoken.listed(unit_name(b, unit) for unit in reversed(b.stack(b_of(code))))
    key = "label-fire-both" if verb_in(code, FIRE_BOTH) else "label-fire"
    args: dict[str, str] = {"target": target}
    if verb_in(code, FIRE):
        args["unit"] = unit_name(b, a_of(code))
    if c_of(code) != NO_FACING:
        key += "-turning"
        args["side"] = spoken.say(f"side-{c_of(code)}")
    return spoken.say(key, **args)


EXPLAINER = Explainer()
