"""What an attack may lead to, as one seat may judge it: declared, being declared, or only thought of.

Three questions, each answered from the position as the seat sees it:

- every line of each close combat, with what is known and what is open, and the chances of its results if no more
  artillery speaks (exact where at most one unseen block matters, else the unseen blocks are taken one by one);
- what artillery can do: the defender's batteries with the points each may have, the attacker's tokens;
- the outlook: exact where one such close combat is all that is to come; else the whole attack played out many times on
  positions that fit what the seat knows, with plain conduct on both sides, and how sure that is. The rules themselves
  are the resolver.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from random import Random
from typing import Final

import msgspec

from longroll.games.guns.cells import KNOWN, REDUCED, UNSORTED
from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    FACE_ARMY,
    FACE_LINE,
    FACE_OF,
    FACE_STRENGTH,
    HIDDEN_TOKEN,
    IRON,
    N_BLOCKS,
    N_TOKENS,
    NO_BLOCK,
    STRENGTH,
    TOKEN_COUNT,
    TOKEN_STRENGTH,
    TOKENS,
)
from longroll.games.guns.hiding import is_subordinate, seen_by
from longroll.games.guns.knowledge import cell_faces, guess, token_slots
from longroll.games.guns.lexicon import (
    ALSO,
    CHARGE,
    DONE,
    E_ELIMINATED,
    E_LOST,
    E_REPLACED,
    E_REPLACED_HIDDEN,
    E_RESULT,
    E_WON,
    LEAD,
    PLAY,
    SEND,
    STAY,
    TARGET,
)
from longroll.games.guns.rules.assault import UNFOUGHT, WON, Assault
from longroll.games.guns.rules.attack import AFTER_BOMBARDMENT, LEADERS, OTHERS, STEP_3, STEP_4, STEP_7, Attack
from longroll.games.guns.rules.bombardment import AIMING, Bombardment, points
from longroll.games.guns.rules.close_combat import CHOOSING, CloseCombats, circumstances, from_rear
from longroll.games.guns.rules.defensive_fire import REDUCING, DefensiveFire, supportable
from longroll.games.guns.rules.deployment import (
    DefensiveSupport,
    OffensiveSupport,
    Posts,
    defensive_positions,
    deployable,
    firing_positions,
    guns_in,
)
from longroll.games.guns.rules.modifiers import (
    HIT_POINTS,
    Items,
    attacker_wins,
    battery,
    combat_modifiers,
    fire_items,
    losses,
    total,
)
from longroll.games.guns.rules.reduction import PICKED, Reduction
from longroll.games.guns.rules.withdrawal import Retiring
from longroll.games.guns.state import N_PILES, TRAY, USED, Battle, Frame
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.state import CHANCE, Told
from longroll.kit.terms import Action, BadInput

SAMPLES: Final = 200
"""Positions played out for an outlook that is in doubt."""
ALIKE: Final = 100
"""After so many that all came to the same, no more are played out."""
SURE: Final = 1.96
"""Nineteen times in twenty a sample lies within so many of its standard deviations."""
TRIES: Final = 20
"""Samples thrown away for one that fits, before it is given up."""

Chances = dict[int, float]


class CombatLine(msgspec.Struct, frozen=True):
    """One line of a close combat: its least and greatest value; ``settled``: it is sure to be that."""

    key: str
    clause: str
    low: int
    high: int
    settled: bool


class Combat(msgspec.Struct, frozen=True):
    """A close combat to come. ``side``: the area the attack comes from; ``results``: chance of every result;
    ``win``: chance that the attacker wins it; ``losses``: expected reductions of attacker and defender."""

    position: str
    side: str
    from_rear: bool
    lines: list[CombatLine]
    results: Chances
    win: float
    losses: tuple[float, float]
    exact: bool


class Battery(msgspec.Struct, frozen=True):
    """Artillery of the defender on a position, or room for it. ``tokens``: how many lie there; ``low``, ``high``: its
    points in defensive fire; ``supports``: attacked positions it can support; ``lines``: its sum, if that is known."""

    position: str
    tokens: int
    low: int
    high: int
    supports: list[str]
    lines: list[tuple[str, str, int]]


class Outlook(msgspec.Struct, frozen=True):
    """What comes of the attack: chance to win it (within ``low`` and ``high``, which are the same if it is exact),
    chances of the best result of its close combats (the rest: none is fought), of the results of each (no entry: it is
    not fought), expected reductions of attacker and defender. ``samples``: positions played out; 0: it is exact."""

    samples: int
    win: float
    low: float
    high: float
    best: Chances
    results: dict[str, Chances]
    losses: tuple[float, float]


class Preview(msgspec.Struct, frozen=True):
    """An attack as a seat may judge it. ``needed``: battle tokens it must use (GG-13.13.5); ``trays``: tokens in the
    trays of attacker and defender; ``guns``: artillery of its own the seat could play now, with the position;
    ``points``: expected points of one hidden artillery token of the defender."""

    army: str
    targets: list[str]
    needed: int
    trays: tuple[int, int]
    guns: list[tuple[str, str]]
    points: float
    batteries: list[Battery]
    combats: list[Combat]
    outlook: Outlook | None


# ---- the attack meant ----------------------------------------------------------------------------------------------


def preview(
    b: Battle,
    seat: str | None,
    action: str = "",
    samples: int = SAMPLES,
    seed: int = 0,
    unhurt: Collection[int] = (),
) -> Preview | None:
    """The attack in hand, or the one an answer of the deciding seat would lead to; None if there is none. An answer to
    an attack under way (a gun played, a leader named) is taken before the rest is played out. ``unhurt``: targets (by
    number) whose attackers, as everybody saw, came through the defensive fire unharmed; the position does not tell."""
    redacted = seen_by(b, seat)
    code = reply(redacted, seat, action)
    attack = meant(redacted, seat, "" if code else action)
    if attack is None:
        return None
    codes = b.ground.position_codes
    army = attack.army
    sound = leaders_known(redacted, attack, unhurt)
    fights = combats(redacted, sound)
    found: Outlook | None = None
    if samples:
        sure = certain(redacted, seat, attack, fights) if not code else None
        found = sure if sure is not None else outlook(redacted, seat, attack, samples, seed, code, sound)
    return Preview(
        ARMIES[army],
        [codes[target] for target in attack.targets],
        attack.tokens_needed(),
        (redacted.number(army, TRAY), redacted.number(1 - army, TRAY)),
        playable(redacted, attack, redacted.army_of_seat(seat)),
        mean_points(redacted, 1 - army),
        batteries(redacted, attack),
        fights,
        found,
    )


def reply(redacted: Battle, seat: str | None, action: str) -> int:
    """The code of an answer of the deciding seat to an attack that has been declared; 0 if it is none."""
    attack = next((frame for frame in reversed(redacted.frames) if isinstance(frame, Attack)), None)
    if not action or redacted.seat != seat or attack is None or attack.step <= OTHERS:
        return 0
    try:
        code = redacted.notation.read(Action.read(action))
    except BadInput:
        return 0
    return code if code in redacted.codes else 0


def meant(redacted: Battle, seat: str | None, action: str) -> Attack | None:
    """The attack as it stands or would stand, with leaders where they are still open; it is the top frame then."""
    attack = next((frame for frame in reversed(redacted.frames) if isinstance(frame, Attack)), None)
    if action and redacted.seat == seat:
        try:
            code = redacted.notation.read(Action.read(action))
        except BadInput:
            return None
        if code not in redacted.codes or not verb_in(code, TARGET, ALSO, LEAD, SEND, STAY, CHARGE):
            return None
        if verb_in(code, TARGET):
            attack = Attack(redacted.frames[-1].mover(redacted))
            attack.aim(a_of(code), False)
            redacted.frames.append(attack)
        elif code != CHARGE:
            assert attack is not None
            attack.take(redacted, code)
    if attack is None or attack.extended:
        return None
    if attack.step <= OTHERS:
        if redacted.seat != seat:
            return attack if attack.leaderless() < 0 else None
        complete(redacted, attack)
    return attack if attack.leaderless() < 0 or attack.step > OTHERS else None


def complete(redacted: Battle, attack: Attack) -> None:
    """Name the strongest leaders for targets that have none yet."""
    attack.step = LEADERS
    while (goal := attack.leaderless()) >= 0:
        listed = attack.leads(redacted, goal)
        if not listed:
            return
        best = max(listed, key=lambda approach: STRENGTH[approach.block])
        attack.dispatch(redacted, best, goal)
        attack.leaders[goal] = best.block
    attack.step = OTHERS


def leaders_known(redacted: Battle, attack: Assault, unhurt: Collection[int]) -> list[int]:
    """Numbers of the targets whose leader is sure to have the strength of 2 he was declared with (GG-13.11.7): the guns
    have not fired yet, or not at him."""
    silent = not redacted.number(1 - attack.army, USED) and not redacted.gun_positions(1 - attack.army)
    top = redacted.frames[-1]
    waiting = isinstance(top, DefensiveFire) and top.step != REDUCING
    calm = attack.step <= AFTER_BOMBARDMENT or waiting or silent
    return [goal for goal, free in enumerate(attack.free) if not free and (calm or goal in unhurt)]


# ---- close combat --------------------------------------------------------------------------------------------------


def combats(redacted: Battle, sound: Collection[int]) -> list[Combat]:
    """The close combats still to be fought; ``sound``: see ``leaders_known``."""
    after = redacted.copy()
    plan = next(frame for frame in reversed(after.frames) if isinstance(frame, Attack))
    if plan.step <= STEP_7:
        plan.advance(after)
    return [
        combat(after, plan, goal, goal in sound)
        for goal in range(len(plan.targets))
        if not plan.free[goal] and plan.against(goal) and plan.fought[goal] == UNFOUGHT
    ]


def combat(after: Battle, plan: Attack, goal: int, sound: bool) -> Combat:
    """One close combat, the attackers standing on their target."""
    target = plan.targets[goal]
    rear = from_rear(after, plan, goal)
    attacking = leader_strengths(after, plan, goal, sound)
    defending, single = defender_scores(after, 1 - plan.army, target, rear)
    c = circumstances(after, plan, goal)
    modifiers = combat_modifiers(c)
    open_goals = [g for g in range(len(plan.targets)) if not plan.free[g] and plan.fought[g] == UNFOUGHT and g != goal]
    lines = [span("attacking-leader", "GG-13.18.3", list(attacking))]
    lines += defender_lines(after, 1 - plan.army, target, rear)
    lines += [CombatLine(key, clause, value, value, settled(plan, clause)) for key, clause, value in modifiers]
    if open_goals and not c.follows_victory:
        lines.append(CombatLine("follows-victory", "GG-13.18.11", 0, 1, False))
    fixed = total(modifiers)
    results: Chances = {}
    for strength, chance in attacking.items():
        for score, other in defending.items():
            value = strength - score + fixed
            results[value] = results.get(value, 0.0) + chance * other
    results = dict(sorted(results.items()))
    win = sum((chance for value, chance in results.items() if attacker_wins(value)), 0.0)
    lost = [losses(value, c.thick) for value in results]
    expected = [
        sum((loss[who] * chance for loss, chance in zip(lost, results.values(), strict=True)), 0.0) for who in (0, 1)
    ]
    return Combat(
        after.ground.position_codes[target],
        after.ground.area_codes[plan.lasts[goal]],
        rear,
        lines,
        results,
        win,
        (expected[0], expected[1]),
        single and len(attacking) == 1,
    )


def settled(plan: Assault, clause: str) -> bool:
    """Can a modifier not change any more before the combat? (Hits can, and so can flanks when blocks may still die.)"""
    if clause == "GG-13.18.10":
        return plan.step > AFTER_BOMBARDMENT
    if clause in ("GG-13.18.12", "GG-13.18.13"):
        return plan.step > STEP_7
    return True


def span(key: str, clause: str, values: list[int]) -> CombatLine:
    return CombatLine(key, clause, min(values), max(values), len(values) == 1)


def leader_strengths(after: Battle, plan: Assault, goal: int, sound: bool) -> Chances:
    """Chances of the strength of the attacking leader. ``sound``: it is as it was declared."""
    leader = plan.leaders[goal]
    if leader == NO_BLOCK:
        return {0: 1.0}
    if leader < N_BLOCKS:
        return {STRENGTH[leader]: 1.0}
    if sound or after.label[leader] not in (KNOWN, REDUCED):
        return {2: 1.0}
    return by_strength(cell_faces(after, ARMY_OF[leader], after.cell[leader]))


def by_strength(faces: dict[int, float]) -> Chances:
    found: Chances = {}
    for face, chance in faces.items():
        found[FACE_STRENGTH[face]] = found.get(FACE_STRENGTH[face], 0.0) + chance
    return dict(sorted(found.items()))


def faces_of(after: Battle, block: int) -> dict[int, float]:
    """Chances of the face of a block, certain if the viewer sees it."""
    if block < N_BLOCKS:
        return {FACE_OF[block]: 1.0}
    return cell_faces(after, ARMY_OF[block], after.cell[block])


def score(face: int, rear: bool) -> int:
    """What a defending leader takes from the result: its strength (GG-13.18.3) and the Iron Brigade (GG-13.18.14)."""
    return (0 if rear else FACE_STRENGTH[face]) + (2 if FACE_LINE[face] == IRON else 0)


def defender_scores(after: Battle, army: int, target: int, rear: bool) -> tuple[Chances, bool]:
    """Chances of the score of the best leader on a position; and whether they are exact: of several unseen blocks each
    is taken by itself, and what was never put on record may lie in the stacks as well."""
    best: Chances = {0: 1.0}
    blocks = after.stack(army, target)
    for block in blocks:
        mixed: Chances = {}
        for face, chance in faces_of(after, block).items():
            for so_far, other in best.items():
                value = max(so_far, score(face, rear))
                mixed[value] = mixed.get(value, 0.0) + chance * other
        best = mixed
    unseen = [block for block in blocks if block >= N_BLOCKS]
    loose = any(after.label[block] == UNSORTED for block in unseen) and bool(token_slots(after, army))
    return best, len(best) == 1 or (len(unseen) < 2 and not loose)


def defender_lines(after: Battle, army: int, target: int, rear: bool) -> list[CombatLine]:
    """The leader's strength and the Iron Brigade, as far as they are known."""
    faces = [faces_of(after, block) for block in after.stack(army, target)]
    strengths = {FACE_STRENGTH[face] for listed in faces for face in listed}
    iron = {FACE_LINE[face] == IRON for listed in faces for face in listed}
    if rear:
        lines = [CombatLine("defender-from-rear", "GG-13.18.3", 0, 0, True)]
    else:
        lines = [span("defending-leader", "GG-13.18.3", [-strength for strength in strengths])]
    if True in iron:
        lines.append(CombatLine("iron-brigade", "GG-13.18.14", -2, 0 if False in iron else -2, iron == {True}))
    return lines


# ---- artillery -----------------------------------------------------------------------------------------------------


def mean_points(redacted: Battle, army: int) -> float:
    """Expected strength of an artillery token of an army whose face is not seen; 0 if all have been seen."""
    left = [TOKEN_COUNT[army][token] for token in range(N_TOKENS)]
    for pile in range(N_PILES):
        for token in range(N_TOKENS):
            left[token] -= redacted.has(army, pile, token)
    for code in redacted.played:
        if code >> 15 == army and code & 63 != HIDDEN_TOKEN:
            left[code & 63] -= 1
    guns = [
        (TOKEN_STRENGTH[token], number) for token, number in enumerate(left) if TOKEN_STRENGTH[token] and number > 0
    ]
    number = sum(n for _, n in guns)
    return sum(strength * n for strength, n in guns) / number if number else 0.0


def batteries(redacted: Battle, attack: Assault) -> list[Battery]:
    """The defender's artillery on the map and, before he has played, the positions where he may."""
    army = 1 - attack.army
    codes = redacted.ground.position_codes
    places = set(redacted.gun_positions(army))
    if attack.step <= AFTER_BOMBARDMENT and not redacted.faces_up:
        places.update(defensive_positions(redacted, attack))
    found = []
    for position in sorted(places):
        tokens = redacted.guns_on(army, position)
        goals = supportable(redacted, attack, position)
        low, high = fire_range(redacted, attack, position, tokens, goals)
        known: Items = []
        if tokens and HIDDEN_TOKEN not in tokens and len(goals) == 1:
            known = fire_lines(redacted, attack, position, points(redacted, army, position), goals[0])
        found.append(Battery(codes[position], len(tokens), low, high, [codes[attack.targets[g]] for g in goals], known))
    return found


def fire_lines(redacted: Battle, attack: Assault, position: int, strength: int, goal: int) -> Items:
    """The sum of a battery's fire for the support of a target."""
    stance = redacted.stance(1 - attack.army, position)
    crossed = bool(attack.areas_against(goal) >> redacted.ground.front(stance) & 1)
    return fire_items(strength, redacted.ground.ridge[stance], crossed)


def fire_range(
    redacted: Battle, attack: Assault, position: int, tokens: list[int], goals: list[int]
) -> tuple[int, int]:
    """Least and most points of a battery: hidden tokens count 1 to 2; before the defender has played, 0 to the cap."""
    if not goals:
        return 0, 0
    strengths = [TOKEN_STRENGTH[token] if token != HIDDEN_TOKEN else 0 for token in tokens]
    hidden = tokens.count(HIDDEN_TOKEN)
    low, high = battery([*strengths, hidden]), battery([*strengths, 2 * hidden])
    if isinstance(redacted.frames[-1], DefensiveSupport | Attack):
        high = HIT_POINTS
    sums = [total(fire_lines(redacted, attack, position, strength, goal)) for goal in goals for strength in (low, high)]
    return min(sums), max(sums)


def playable(redacted: Battle, attack: Assault, army: int) -> list[tuple[str, str]]:
    """Artillery of its own that a seat's army could play against (or in) this attack: token and position."""
    if army not in (0, 1):
        return []
    posts = Posts(redacted, army)
    if army == attack.army:
        places, attackers = firing_positions(redacted, attack), attack.attackers()
    else:
        places, attackers = defensive_positions(redacted, attack), -1
    codes = redacted.ground.position_codes
    return [
        (TOKENS[token], codes[place])
        for place in places
        for token in guns_in(redacted, army, TRAY)
        if deployable(redacted, posts, token, place, attackers)
    ]


# ---- the outlook ---------------------------------------------------------------------------------------------------


def certain(redacted: Battle, seat: str | None, attack: Attack, fights: list[Combat]) -> Outlook | None:
    """The outlook where nothing but one close combat with known chances is to come; None if more may happen."""
    if len(fights) != 1 or not fights[0].exact or WON in attack.fought or artillery_matters(redacted, seat, attack):
        return None
    fight = fights[0]
    return Outlook(0, fight.win, fight.win, fight.win, fight.results, {fight.position: fight.results}, fight.losses)


def artillery_matters(redacted: Battle, seat: str | None, attack: Attack) -> bool:
    """May guns of either side still change the attack, as far as a seat can tell?"""
    mine = redacted.army_of_seat(seat)
    if attack.step > STEP_7:
        return False
    if redacted.played or attack.step == STEP_7:
        return True
    for army in (0, 1):
        if attack.step > (STEP_3 if army != attack.army else STEP_4):
            continue
        if army == mine and not is_subordinate(seat):
            guns = playable(redacted, attack, army)
        else:
            places = (
                firing_positions(redacted, attack) if army == attack.army else defensive_positions(redacted, attack)
            )
            guns = [("", "")] if places and redacted.number(army, TRAY) else []
        few = army == attack.army and 2 * attack.tokens_needed() < HIT_POINTS
        if guns and not few:
            return True
    return False


def outlook(
    redacted: Battle,
    seat: str | None,
    attack: Attack,
    samples: int,
    seed: int,
    code: int = 0,
    sound: Collection[int] = (),
) -> Outlook | None:
    """Play the attack out, after an answer if there is one, on positions that fit what the seat knows."""
    scores = known_scores(redacted, attack)
    played: list[tuple[int, list[Told]]] = []
    for one in range(samples):
        if one == ALIKE and len({won(told) for _, told in played}) == 1:
            break
        # each has dice of its own, for what is guessed and for what follows: what changes nothing keeps the chance
        world = imagined(redacted, seat, Random(f"{seed}.{one} guess"), sound)
        if world is not None:
            best = best_score(world, attack) if scores else 0
            played.append((best, play_out(world, Random(f"{seed}.{one} play"), code)))
    return summed_up(redacted, attack, played, weights([best for best, _ in played], scores)) if played else None


def known_scores(redacted: Battle, attack: Attack) -> Chances:
    """Chances of the score of the defending leader, where only one is attacked and they are known for certain."""
    if len(attack.targets) != 1:
        return {}
    army, target = 1 - attack.army, attack.targets[0]
    scores, exact = defender_scores(redacted, army, target, False)
    return scores if exact else {}


def best_score(world: Battle, attack: Attack) -> int:
    return max((score(FACE_OF[block], False) for block in world.stack(1 - attack.army, attack.targets[0])), default=0)


def weights(scores: list[int], chances: Chances) -> list[float]:
    """How much each of some positions counts, by the score of the defending leader in it: each score as much as it is
    likely, however often it was guessed. All the same where the chances of scores are not known."""
    often = Counter(scores)
    if any(one not in chances for one in often):
        return [1 / len(scores)] * len(scores)
    reached = sum((chances[one] for one in often), 0.0)
    return [chances[one] / often[one] / reached for one in scores]


def summed_up(redacted: Battle, attack: Attack, played: list[tuple[int, list[Told]]], counting: list[float]) -> Outlook:
    """What attacks that were played out came to, each counting for its share of the whole."""
    codes = redacted.ground.position_codes
    results: dict[str, Chances] = {}
    best: Chances = {}
    wins = 0.0
    lost = [0.0, 0.0]
    for (_, told), weight in zip(played, counting, strict=True):
        wins += weight * won(told)
        values = [second for kind, _, _, second, _ in told if kind == E_RESULT]
        if values:
            best[max(values)] = best.get(max(values), 0.0) + weight
        for kind, _, first, second, _ in told:
            if kind == E_RESULT:
                found = results.setdefault(codes[first], {})
                found[second] = found.get(second, 0.0) + weight
            elif kind in (E_REPLACED, E_REPLACED_HIDDEN, E_ELIMINATED):
                lost[0 if FACE_ARMY[first] == attack.army else 1] += weight
    low, high = bounds(wins * len(played), len(played))
    return Outlook(
        len(played),
        wins,
        low,
        high,
        dict(sorted(best.items())),
        {place: dict(sorted(found.items())) for place, found in results.items()},
        (lost[0], lost[1]),
    )


def won(told: list[Told]) -> bool:
    return any(kind == E_WON for kind, *_ in told)


def bounds(hits: float, number: int) -> tuple[float, float]:
    """Between what a chance lies, nineteen times in twenty, that came true so often in so many trials (Wilson)."""
    share, z = hits / number, SURE * SURE / number
    middle = (share + z / 2) / (1 + z)
    width = (share * (1 - share) * z + z * z / 4) ** 0.5 / (1 + z)
    return max(0.0, middle - width), min(1.0, middle + width)


def imagined(redacted: Battle, seat: str | None, rng: Random, sound: Collection[int]) -> Battle | None:
    """A full position that fits what the seat knows."""
    for _ in range(TRIES):
        world = redacted.copy()
        guess(world, seat, rng)
        if all(frame.fits(world) for frame in world.frames) and strong(world, sound):
            return world
    return None


def strong(world: Battle, sound: Collection[int]) -> bool:
    """Have the leaders that are known to have strength 2 just that?"""
    attack = next(frame for frame in reversed(world.frames) if isinstance(frame, Attack))
    leaders = [attack.leaders[goal] for goal in sound]
    return all(leader == NO_BLOCK or STRENGTH[leader] == 2 for leader in leaders)


def play_out(world: Battle, rng: Random, code: int = 0) -> list[Told]:
    """Both sides act by plain rules of thumb until the attack is decided, after an answer to it if there is one; what
    happened."""
    attack = next(frame for frame in reversed(world.frames) if isinstance(frame, Attack))
    told: list[Told] = []
    world.told = told
    if attack.step <= OTHERS:
        attack.declare(world)
    if code:
        world.take(code)
    while True:
        world.settle()
        top = world.frames[-1] if world.frames else None
        decided = any(kind in (E_WON, E_LOST) for kind, *_ in told)
        if decided or world.mover == CHANCE or attack not in world.frames or top is None or isinstance(top, Retiring):
            return told
        world.take(conduct(world, top, attack, rng))


def conduct(world: Battle, top: Frame, attack: Assault, rng: Random) -> int:
    """A plain answer to a decision within an attack."""
    codes = world.codes
    if isinstance(top, DefensiveSupport):
        return best_gun(world, codes, attack)
    if isinstance(top, OffensiveSupport):
        if top.making_up:
            return min(codes, key=lambda code: TOKEN_STRENGTH[a_of(code)])
        guns = [code for code in codes if verb_in(code, PLAY)]
        if guns and top.played < attack.tokens_needed():
            return max(guns, key=lambda code: TOKEN_STRENGTH[a_of(code)])
        return DONE
    if isinstance(top, Bombardment):
        if top.step == AIMING:
            return max(codes, key=lambda code: (len(world.guns_on(1 - attack.army, b_of(code))), -codes.index(code)))
        return max(codes, key=lambda code: TOKEN_STRENGTH[a_of(code)])
    if isinstance(top, CloseCombats) and top.step != CHOOSING:
        rear = from_rear(world, attack, top.goal)
        return max(codes, key=lambda code: score(a_of(code), rear))
    if isinstance(top, Reduction) and top.step == PICKED:
        return rng.choice(codes)
    assert isinstance(top, CloseCombats | Reduction | DefensiveFire)
    return codes[0]


def best_gun(world: Battle, codes: list[int], attack: Assault) -> int:
    """The defender plays the token that adds most to his fire, or nothing if none adds anything."""
    army = 1 - attack.army

    def gain(code: int) -> int:
        if not verb_in(code, PLAY):
            return 0
        position = b_of(code)
        goals = supportable(world, attack, position)
        if not goals:
            return 0
        before = [TOKEN_STRENGTH[token] for token in world.guns_on(army, position)]
        after = battery([*before, TOKEN_STRENGTH[a_of(code)]])
        return max(
            total(fire_lines(world, attack, position, after, goal))
            - total(fire_lines(world, attack, position, battery(before), goal))
            for goal in goals
        )

    best = max(codes, key=gain)
    return best if gain(best) > 0 else DONE


__all__ = ["Battery", "Combat", "CombatLine", "Outlook", "Preview", "preview"]
