"""The table explained: what is asked, what may be answered, why not, what a thing is, what has happened.

All of it is read from the viewer's own position (``knowledge.seen_by``) and from what he may conclude about hidden
blocks (``knowledge.intelligence``), so nothing hidden can be told.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    ATTACK,
    BLOCKS,
    COMMANDS,
    CSA,
    ENTRIES,
    ENTRY,
    ENTRY_ARMY,
    ENTRY_STACKS,
    FACE,
    FACE_ARMY,
    FACE_OF,
    FACES,
    N_BLOCKS,
    NO_BLOCK,
    ORDERS,
    TOKEN,
    TOKEN_STRENGTH,
    USA,
)
from longroll.games.guns.knowledge import Sighting, intelligence, seen_by
from longroll.games.guns.lexicon import (
    AT_ENTRY,
    CHARGE,
    CROSS,
    D_SPECIAL,
    DECISIONS,
    DEFEND,
    DONE,
    HOURS,
    KNOCK,
    LEAD,
    LEAVE,
    ROAD,
    SEND,
    SHIFT,
    STAY,
    TO,
    WAIT,
    place_words,
)
from longroll.games.guns.position import TOP_HIDDEN
from longroll.games.guns.rules.approach import approaches, ready
from longroll.games.guns.rules.assault import in_hand
from longroll.games.guns.rules.attack import OTHERS, Attack, AttackStep
from longroll.games.guns.rules.close_combat import CloseCombats
from longroll.games.guns.rules.deployment import Posts, unlocked
from longroll.games.guns.rules.march import MarchStep, can_march
from longroll.games.guns.rules.march import reach as march_reach
from longroll.games.guns.rules.refusals import no, verb_in
from longroll.games.guns.rules.reinforcements import Entries, forbidden
from longroll.games.guns.rules.turn import ATTACKS, DECLARATION, ENTERING, MARCHES, NIGHT, WITHDRAWALS, Phase
from longroll.games.guns.rules.withdrawal import Retiring, WithdrawalStep
from longroll.games.guns.state import Battle
from longroll.games.guns.table.drawing import (
    area_facts,
    block_facts,
    entry_place,
    items,
    objective_facts,
    position_facts,
)
from longroll.games.guns.table.formations import block_detail
from longroll.games.guns.table.overlays import (
    communication,
    field_rings,
    flank_strokes,
    march_rings,
    path_stroke,
    withdrawal_rings,
)
from longroll.games.guns.table.panels import moment
from longroll.games.guns.table.report import FOLLOW_UPS, message_key, repeats
from longroll.games.guns.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.gate import refusal
from longroll.kit.notation import a_of, b_of, c_of, d_of, e_of
from longroll.kit.scene import Choice, Inspection, LogLine, Prompt, Ring, Side, Stroke, Why, Writing
from longroll.kit.speech import capital
from longroll.kit.state import CHANCE, NOBODY
from longroll.kit.terms import Action, Event, Message, Refusal

__all__ = ["choices", "inspect", "log_lines", "moment", "prompt", "weight", "why"]

# ---- the decision ------------------------------------------------------------------------------------------------


def prompt(b: Battle, seat: str | None, language: str) -> Prompt | None:
    """What the prompt bar says to a seat; None when the game is over."""
    decision = b.describe()
    if decision is None:
        return None
    spoken = speech(language, b.ground)
    clause = decision.clauses[0]
    if b.mover == CHANCE:
        return Prompt(spoken.tell(decision.prompt), "", clause)
    if decision.seat != seat:
        waiting = spoken.say("waiting", seat=str(spoken.words.term(decision.seat)), decision=asked_for(b, spoken))
        return Prompt(capital(waiting), "", clause)
    question = spoken.tell(decision.prompt)
    kind = b.frames[-1].kind(b)
    if kind != D_SPECIAL:
        return Prompt(situation(b, spoken), question, clause)
    args = decision.prompt.args
    writing = Writing("special", spoken.say("write-order"), int(args["words"]), int(args["seconds"]), "late")
    return Prompt(situation(b, spoken), question, clause, writing)


def asked_for(b: Battle, spoken: Speech) -> str:
    return str(spoken.words.term(f"decision-{DECISIONS[b.frames[-1].kind(b)].name}"))


_STEPS = {
    "first-bidder": "bidding", "bid": "bidding", "side": "bidding", "balance": "bidding",
    "post": "set-up", "post-facing": "set-up", "special": "special", "hours": "duration",
    "night-return": "draw", "keep": "draw", "entry": "reinforcement", "owed": "reinforcement",
    "order": "orders", "idle-return": "attacks", "order-return": "orders", "works": "night", "losses": "night",
    "objectives": "objectives", "withdrawal": "withdrawal", "withdraw-to": "withdrawal",
    "lost-attack": "attack", "withdrawal-loss": "withdrawal", "attack": "attacks",
    "march": "march", "march-to": "march", "crossing": "march", "hurry": "march",
}  # fmt: skip


def situation(b: Battle, spoken: Speech) -> str:
    """The step of the turn, and under which order it is made."""
    name = DECISIONS[b.frames[-1].kind(b)].name
    step = spoken.say(f"step-{_STEPS.get(name, 'attack')}")
    if _STEPS.get(name) in ("bidding", "set-up", "duration", "objectives", "special"):
        return spoken.say("situation", step=step)
    army = b.frames[-1].mover(b)
    return spoken.say("situation-orders", step=step, order=str(spoken.words.term(ORDERS[b.orders[army]])))


def choices(b: Battle, language: str) -> list[Choice]:
    """Every legal answer of the player who decides (none while chance decides, or in another viewer's position)."""
    if b.mover in (CHANCE, NOBODY):
        return []
    spoken = speech(language, b.ground)
    ways = Ways(b)
    return [choice(b, code, ways, spoken) for code in b.codes]


def choice(b: Battle, code: int, ways: Ways, spoken: Speech) -> Choice:
    action = b.write(code)
    return Choice(
        str(action), action.verb, label(b, code, action, ways, spoken), ways.names(code, action), b.clause_of(code),
        engages(b, code),
    )  # fmt: skip


def engages(b: Battle, code: int) -> bool:
    """Does the answer end the declaration of an attack? Then its chances are shown first."""
    top = b.frames[-1]
    if not isinstance(top, Attack) or not verb_in(code, CHARGE, LEAD, SEND, STAY):
        return False
    if code == CHARGE:
        return True
    plan = b.copy()
    attack = plan.frames[-1]
    assert isinstance(attack, Attack)
    attack.take(plan, code)
    return attack.leaderless() < 0 and not attack.joiners(plan)


class Ways:
    """What tells apart answers that name the same things: the ways they take."""

    def __init__(self, b: Battle) -> None:
        self.b = b
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
        found = self.mover_key(code)
        for param, word in zip(self.b.notation.by_name[action.verb].params, action.args, strict=False):
            key = self.key_of(code, param.name, word, action)
            if key:
                found.append(key)
        found += [f"place:{self.b.ground.area_codes[area]}" for area in self.own_areas(code)[:1]]
        return list(dict.fromkeys(found))

    def mover_key(self, code: int) -> list[str]:
        """The block on its way, where only the end of its way is asked for."""
        if not verb_in(code, TO, LEAVE, CROSS) or not isinstance(self.top, MarchStep | Retiring):
            return []
        block = self.top.block
        return [f"piece:{FACES[FACE_OF[block]]} {place_words(self.b.ground)[self.b.at[block]]}"]

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


def label(b: Battle, code: int, action: Action, ways: Ways, spoken: Speech) -> str:
    """The sentence of an answer, without codes."""
    if code == CHARGE:
        attack = in_hand(b)
        where = spoken.listed(spoken.positions[target] for target in attack.targets)
        return spoken.say("label-charge", targets=where, blocks=len(attack.blocks))
    if code == DONE:
        return spoken.say(f"done-{DECISIONS[b.frames[-1].kind(b)].name}")
    if code == WAIT and isinstance(b.frames[-1], Entries):
        return spoken.say("label-wait" if b.frames[-1].hour < b.length else "label-wait-last")
    if verb_in(code, HOURS):
        return spoken.say("label-hours", hours=a_of(code))
    if verb_in(code, CROSS):
        return crossing(b, a_of(code), spoken)
    if verb_in(code, DEFEND):
        return spoken.say("label-defend", face=spoken.brief[a_of(code)])
    if verb_in(code, SEND, LEAD, ROAD):
        return way_label(code, ways, spoken)
    if action.verb == "special":
        return spoken.say("label-no-order")
    return spoken.act(action)


def way_label(code: int, ways: Ways, spoken: Speech) -> str:
    """A block sent, with the areas that tell its way from others."""
    areas = spoken.listed(spoken.areas[area] for area in ways.own_areas(code))
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


def crossing(b: Battle, number: int, spoken: Speech) -> str:
    """The objectives a march takes on its way."""
    top = b.frames[-1]
    assert isinstance(top, MarchStep)
    takes = march_reach(b, top.block, bool(top.mounted)).takes(top.goal)
    areas = [spoken.areas[area] for area in b.ground.members(takes[number])]
    return spoken.say("label-cross", areas=spoken.listed(areas)) if areas else spoken.say("label-cross-none")


# ---- why not -----------------------------------------------------------------------------------------------------


def why(b: Battle, seat: str | None, action: str, language: str) -> Why:
    """Why a seat may not take an action now, in words, with the place the reason lies in."""
    refused = refusal(b, seat or "", action)
    if refused is None:
        return Why(legal=True)
    spoken = speech(language, b.ground)
    known = (*b.ground.position_codes, *b.ground.area_codes)
    found = [value for value in refused.reason.args.values() if isinstance(value, str) and value in known]
    reason = Message(refused.reason.key, dict(refused.reason.args))
    place = f"place:{found[-1]}" if found else ""
    if refused.reason.key == "refusal-not-an-answer":
        another = wrong_moment(b, action, spoken)
        if another is not None:
            return another
    return Why(False, refused.clause, told(reason, spoken), place)


STEP_OF_VERB: dict[str, tuple[int, str]] = {
    "withdraw": (WITHDRAWALS, "step-withdrawal"), "ride-back": (WITHDRAWALS, "step-withdrawal"),
    "target": (ATTACKS, "step-attacks"), "enter": (ENTERING, "step-reinforcement"),
    "road": (ENTERING, "step-reinforcement"), "transfer": (ENTERING, "step-reinforcement"),
    "march": (MARCHES, "step-march"), "ride": (MARCHES, "step-march"), "face": (MARCHES, "step-march"),
    "order": (DECLARATION, "step-orders"), "works": (NIGHT, "step-night"),
}  # fmt: skip
"""The step of an action phase an answer belongs to (GG-5.2)."""


def wrong_moment(b: Battle, action: str, spoken: Speech) -> Why | None:
    """An answer that belongs to another step of this action phase: that comes later, is over, or had nothing to offer
    and was passed over, with the reason against this answer. None if it belongs nowhere else."""
    phase = next((frame for frame in b.frames if isinstance(frame, Phase)), None)
    words = Action.read(action)
    if phase is None or words.verb not in STEP_OF_VERB:
        return None
    step, name = STEP_OF_VERB[words.verb]
    now = phase.step - 1
    if step == now:
        return None
    if step > now:
        return Why(False, "GG-5.2", spoken.say("why-later", step=spoken.say(name)))
    code = b.read(words)
    then = refused_then(b, phase.army, step, code)
    if then is None:
        return Why(False, "GG-5.2", spoken.say("why-over", step=spoken.say(name)))
    text = spoken.say("why-passed", step=spoken.say(name), reason=told(then.reason, spoken))
    known = (*b.ground.position_codes, *b.ground.area_codes)
    places = [value for value in then.reason.args.values() if isinstance(value, str) and value in known]
    return Why(False, then.clause, text, f"place:{places[-1]}" if places else "")


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


def told(reason: Message, spoken: Speech) -> str:
    """A refusal with the verb and the decision it speaks of in words."""
    args = dict(reason.args)
    if isinstance(args.get("verb"), str) and spoken.words.has(f"verb-{args['verb']}"):
        args["verb"] = spoken.words.say(Message(f"verb-{args['verb']}"))
    return spoken.tell(Message(reason.key, args))


# ---- what a thing is ---------------------------------------------------------------------------------------------


class Finding:
    """Facts and overlays being gathered."""

    def __init__(self) -> None:
        self.facts: list[str] = []
        self.rings: list[Ring] = []
        self.strokes: list[Stroke] = []

    def report(self, key: str, name: str, detail: str = "") -> Inspection:
        return Inspection(key, capital(name), capital(detail), self.facts, self.rings, self.strokes)


def inspect(state: Battle, seat: str | None, key: str, language: str) -> Inspection | None:
    """Facts and overlays of a thing; None if the key names nothing."""
    spoken = speech(language, state.ground)
    b = seen_by(state, seat)
    kind, _, rest = key.partition(":")
    if kind in ("piece", "gun", "works", "tag"):
        item = next((item for item in items(b, spoken) if key in (item.key, item.same)), None)
        if item is None:
            return None
        if kind == "piece":
            return inspect_piece(state, b, seat, key, item.key, item.place, spoken)
        return inspect_place(state, b, seat, item.place, key, spoken)
    if kind == "objective":
        return inspect_objective(b, rest, key, spoken)
    if kind == "token" and rest in TOKEN:
        return inspect_token(b, seat, TOKEN[rest], key, spoken)
    if kind == "place":
        return inspect_place(state, b, seat, rest, key, spoken)
    return None


def inspect_piece(
    state: Battle, b: Battle, seat: str | None, key: str, item: str, place: str, spoken: Speech
) -> Inspection:
    """A block: strength and what it may do, or what is known of it; its field of fire, its flanks, its ways."""
    found = Finding()
    army = b.army_of_seat(seat)
    block = next((k for k in range(N_BLOCKS) if f"piece:{BLOCKS[k]}" == item), NO_BLOCK)
    position = b.ground.position_index.get(place, -1)
    if block != NO_BLOCK:
        found.facts += block_facts(b, block, spoken)
        side = ARMY_OF[block]
        if position >= 0:
            ways_of(b, block, found, spoken)
    else:
        side = next((a for a in (USA, CSA) if item.startswith(f"piece:{ARMIES[a]}")), 1 - army)
        found.facts += sighting_facts(state, seat, place, ARMIES[side], spoken)
    if position >= 0:
        stack_overlays(b, side, position, found, spoken)
        if side != army and army in (USA, CSA):
            attack_overlays(b, army, position, found, spoken)
    else:
        found.facts.append(spoken.say("fact-off-map", place=spoken.place(place)))
    if block != NO_BLOCK:
        face = FACE_OF[block]
        return found.report(key, spoken.blocks[face], block_detail(face, spoken.words, spoken.sheet))
    return found.report(key, spoken.say("item-hidden", army=ARMIES[side]), spoken.place(place))


def stack_overlays(b: Battle, army: int, position: int, found: Finding, spoken: Speech) -> None:
    """Field of fire and threatened flanks of a stack."""
    field = field_rings(b, army, position, True)
    found.rings += field
    arcs = flank_strokes(b, army, position)
    found.strokes += arcs
    front = spoken.areas[b.ground.front(b.stance(army, position))]
    found.facts.append(spoken.say("fact-front", area=front, areas=len(field)))
    if arcs:
        found.facts.append(spoken.say("fact-flanks", number=len(arcs)))


def ways_of(b: Battle, block: int, found: Finding, spoken: Speech) -> None:
    """What a block of the viewer could do in the step in hand."""
    top = b.frames[-1] if b.frames else None
    army, position = ARMY_OF[block], b.at[block]
    if (
        isinstance(top, MarchStep)
        and top.army == army
        and top.block in (NO_BLOCK, block)
        and can_march(b, block, False)
    ):
        rings = march_rings(b, block)
        found.rings += rings
        found.facts.append(spoken.say("fact-march", positions=len(rings)))
    elif isinstance(top, Retiring) and top.army == army:
        found.rings += withdrawal_rings(b, block)
    elif isinstance(top, Attack) and top.army == army and top.step <= OTHERS:
        for code in b.codes:
            if verb_in(code, LEAD, SEND) and a_of(code) == FACE_OF[block] and b_of(code) == position:
                goal = top.targets.index(c_of(code))
                listed = approaches(b, army, block, c_of(code), bool(top.free[goal]), not top.again)
                found.strokes += [
                    path_stroke(b.ground, position, way.path) for way in listed if way.number == d_of(code)
                ]
    enemy = b.threat(1 - army)
    found.facts.append(spoken.say("fact-separation", number=enemy.separation(position)))


def attack_overlays(b: Battle, army: int, target: int, found: Finding, spoken: Speech) -> None:
    """Ways of the viewer's blocks to an enemy position, while attacks are being declared."""
    step = next((frame for frame in reversed(b.frames) if isinstance(frame, AttackStep)), None)
    if step is None or step.army != army or target in step.ends:
        return
    seen: set[tuple[int, tuple[int, ...]]] = set()
    for block in ready(b, army, step.starts):
        for way in approaches(b, army, block, target, False):
            if way.path and (way.start, way.path) not in seen:
                seen.add((way.start, way.path))
                found.strokes.append(path_stroke(b.ground, way.start, way.path))
    found.facts.append(spoken.say("fact-attackers", number=len({start for start, _ in seen})))


# ---- what is known of hidden blocks ------------------------------------------------------------------------------


def sighting_of(state: Battle, seat: str | None, place: str, army: str) -> Sighting | None:
    return next((s for s in intelligence(state, seat) if s.place == place and s.army == army), None)


MOST_COMMANDS = 6


def sighting_facts(state: Battle, seat: str | None, place: str, army: str, spoken: Speech) -> list[str]:
    """Faces seen for certain; how likely each command and strength is for one of its blocks."""
    seen = sighting_of(state, seat, place, army)
    if seen is None:
        return []
    found = [spoken.say("fact-blocks", number=seen.blocks)]
    if seen.seen:
        found.append(spoken.say("fact-last-seen", faces=spoken.listed(spoken.faces[FACE[face]] for face in seen.seen)))
    if len(seen.seen) < seen.blocks:
        likely = sorted(seen.commands.items(), key=lambda pair: (-pair[1], pair[0]))
        shown = ", ".join(f"{name} {round(100 * chance)} %" for name, chance in likely[:MOST_COMMANDS])
        if len(likely) > MOST_COMMANDS:
            shown += " …"
        found.append(spoken.say("fact-commands", commands=shown))
        strengths = ", ".join(
            f"{strength}: {round(100 * c)} %" for strength, c in sorted(seen.strengths.items(), reverse=True)
        )
        found.append(spoken.say("fact-strengths", strengths=strengths))
    return found


# ---- places, objectives, tokens ----------------------------------------------------------------------------------


def inspect_place(state: Battle, b: Battle, seat: str | None, code: str, key: str, spoken: Speech) -> Inspection | None:
    found = Finding()
    army = b.army_of_seat(seat)
    if code in b.ground.position_index:
        position = b.ground.position_index[code]
        found.facts += position_facts(b.ground, position, spoken.sheet)
        for side in (USA, CSA):
            if b.occupied[side] >> position & 1:
                faces = [spoken.faces[FACE_OF[block]] for block in b.stack(side, position) if block < N_BLOCKS]
                if faces:
                    found.facts.append(spoken.say("fact-stack", blocks=", ".join(faces)))
                else:
                    found.facts += sighting_facts(state, seat, code, ARMIES[side], spoken)
                stack_overlays(b, side, position, found, spoken)
                if side != army and army in (USA, CSA):
                    attack_overlays(b, army, position, found, spoken)
        return found.report(key, spoken.positions[position])
    if code in b.ground.area_index:
        area = b.ground.area_index[code]
        found.facts += area_facts(b.ground, area, spoken.sheet)
        if area in b.goals:
            found.facts += objective_facts(b, b.goals.index(area), spoken)
        for side in (USA, CSA):
            if b.threat(side).areas >> area & 1:
                found.facts.append(spoken.say("fact-under-fire", army=ARMIES[side]))
        return found.report(key, spoken.areas[area])
    if code in ENTRIES:
        return inspect_entry(b, ENTRY[code], key, spoken)
    return None


def inspect_entry(b: Battle, entry: int, key: str, spoken: Speech) -> Inspection:
    """An entry point: who waits, who comes next as far as the viewer knows."""
    found = Finding()
    found.facts += entry_place(b.ground, b.ground.entry_index[ENTRIES[entry]], spoken.sheet).facts
    waiting = [block for block, place in enumerate(b.at) if place == AT_ENTRY + entry]
    if waiting:
        names = [spoken.faces[FACE_OF[block]] for block in waiting if block < N_BLOCKS]
        found.facts.append(spoken.say("row-waiting", number=len(waiting)))
        if names:
            found.facts.append(", ".join(names))
    for stack in ENTRY_STACKS[entry]:
        number = b.under[stack] + (b.tops[stack] != NO_BLOCK)
        if number:
            known = b.tops[stack] not in (NO_BLOCK, TOP_HIDDEN)
            found.facts.append(spoken.say("fact-to-come", number=number))
            if known:
                found.facts.append(spoken.say("row-stack-top", command=COMMANDS[b.tops[stack]]))
    return found.report(key, spoken.entries[entry])


def inspect_objective(b: Battle, code: str, key: str, spoken: Speech) -> Inspection | None:
    area = b.ground.area_index.get(code, -1)
    if area not in b.goals:
        return None
    number = b.goals.index(area)
    found = Finding()
    found.facts += objective_facts(b, number, spoken)
    found.rings, found.strokes = communication(b, number)
    return found.report(key, spoken.say("item-objective"), spoken.areas[area])


def inspect_token(b: Battle, seat: str | None, token: int, key: str, spoken: Speech) -> Inspection:
    """A token in the tray: what it needs, and the positions on which it could be played."""
    found = Finding()
    army = b.army_of_seat(seat)
    if not TOKEN_STRENGTH[token]:
        found.facts.append(spoken.say("fact-march-token"))
        return found.report(key, spoken.tokens[token])
    found.facts.append(spoken.say("fact-gun-strength", strength=TOKEN_STRENGTH[token]))
    if army in (USA, CSA):
        posts = Posts(b, army)
        need = posts.need(b, token)
        found.facts.append(
            spoken.say("fact-token-needs", number=need)
            if need
            else spoken.say("card-locked" if not unlocked(b, token) else "card-lost")
        )
        if need:
            fits = [p for p in b.ground.members(b.occupied[army]) if posts.matching(b, token, p).bit_count() >= need]
            found.rings = [Ring(b.ground.position_codes[position], "reach") for position in fits]
            found.facts.append(spoken.say("fact-token-fits", number=len(fits)))
    return found.report(key, spoken.tokens[token])


# ---- what happened -----------------------------------------------------------------------------------------------

CLAUSES: dict[str, str] = {
    "eliminated": "GG-2.9", "replaced": "GG-2.5", "replaced-hidden": "GG-2.6", "removed": "GG-17.8",
    "victory": "GG-20.9", "bid": "GG-24.1", "side": "GG-24.2", "posted": "GG-4.9", "special-order": "GG-25.5",
    "special-text": "GG-25.5", "no-special-order": "GG-25.6", "length": "GG-7.3", "draws": "GG-8.1",
    "reshuffled": "GG-8.4", "returns": "GG-8.5", "order": "GG-6.1", "rumor": "GG-11.2", "arrival": "GG-11.3",
    "enters": "GG-11.9", "enters-by-road": "GG-11.10", "transfers": "GG-11.17", "given-up": "GG-17.9",
    "moves-earned": "GG-16.1", "objective-moves": "GG-16.3", "objective-taken": "GG-20.1", "control": "GG-20.3",
    "works": "GG-17.4", "owes": "GG-17.9", "turns": "GG-10.4", "withdraws": "GG-14.4", "no-way-out": "GG-14.10",
    "marches": "GG-12.2", "hurries": "GG-12.5", "attack": "GG-13.11.3", "leader": "GG-13.11.7",
    "artillery-played": "GG-13.12.1", "artillery-turned-up": "GG-13.14.1", "made-up": "GG-13.13.5",
    "extended-bombardment": "GG-22.1", "aims": "GG-13.15.2", "bombardment-hits": "GG-13.15.3",
    "token-hit": "GG-13.15.4", "supports": "GG-13.16.2", "defensive-fire": "GG-13.16.5", "advance": "GG-13.17.1",
    "close-combat": "GG-13.18.1", "defending-leader": "GG-13.18.2", "combat-result": "GG-13.18.15",
    "attack-won": "GG-13.18.17", "attack-lost": "GG-13.19.1", "tokens-spent": "GG-13.20", "turn": "GG-5.1",
}  # fmt: skip


def log_lines(events: Sequence[Event], seat: str | None, language: str) -> list[LogLine]:
    """The events a seat (None: a spectator) may see, a line each; whose face it was stands with what it did."""
    spoken = speech(language)
    found: list[LogLine] = []
    for event in events:
        if not event.visible_to(seat) or repeats(event):
            continue
        if event.kind in FOLLOW_UPS:
            if found:
                last = found[-1]
                face = spoken.faces[FACE[str(event.args["face"])]]
                text = spoken.words.say(Message("event-with-face", {"event": last.text, "face": face}))
                found[-1] = LogLine(last.side, text, last.dice, last.clause)
            continue
        found.append(log_line(event, seat, spoken))
    return found


def log_line(event: Event, seat: str | None, spoken: Speech) -> LogLine:
    args = dict(event.args)
    clause = CLAUSES.get(event.kind, "")
    if event.kind == "modifier":
        clause = str(args["clause"])
        args["clause"] = spoken.words.say(Message(f"modifier-{clause.replace('.', '-')}"))
    return LogLine(side_of(event), spoken.tell(Message(message_key(event, seat), args), pointed=True), [], clause)


def side_of(event: Event) -> Side:
    """The class of the army that acts or suffers; nothing where the event is nobody's."""
    for name in ("army", "seat"):
        word = event.args.get(name)
        if word in ARMIES:
            return SIDE_CLASS[ARMIES.index(str(word))]
    face = event.args.get("face")
    if isinstance(face, str) and face in FACE:
        return SIDE_CLASS[FACE_ARMY[FACE[face]]]
    entry = event.args.get("entry")
    if isinstance(entry, str) and entry in ENTRY:
        return SIDE_CLASS[ENTRY_ARMY[ENTRY[entry]]]
    return ""


WEIGHTS = {"attack-won": 3, "eliminated": 2, "replaced": 1, "replaced-hidden": 1, "objective-taken": 4, "victory": 3}


def weight(events: Sequence[Event], seat: str | None) -> int:
    """How much the events a seat may see changed the battle: attacks won, blocks lost, objectives that change hands."""
    return sum(WEIGHTS.get(event.kind, 0) for event in events if event.visible_to(seat))
