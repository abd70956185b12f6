"""The odds panel: the chance of what the player is trying to do, and every line behind it.

The numbers are those of ``odds``; here they are only gathered, rounded to whole numbers that add up to 100, and put
into words. A combat is shown as its attackers would stand when the answer asked about has been carried out.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.components import SIDE, SIDE_COLOURS, members
from longroll.games.gettysburg.lexicon import AT_GUNS, DONE, ENTER, FIRE, JOINT, LEXICON, MOVE, NOTATION, RIDE
from longroll.games.gettysburg.odds import (
    Assault,
    Attacker,
    Fire,
    Salvo,
    Shot,
    Sum,
    assault,
    bombardment,
    even_share,
    standing,
)
from longroll.games.gettysburg.odds.assaults import defender_loads
from longroll.games.gettysburg.rules.combat import STEP_1, STEP_2, STEP_3, STEP_4, STEP_5, Combat
from longroll.games.gettysburg.rules.damage import companions
from longroll.games.gettysburg.rules.fire import FireOrder
from longroll.games.gettysburg.rules.modifiers import held
from longroll.games.gettysburg.rules.works import entrenched_border
from longroll.games.gettysburg.state import NO_STICK, NOWHERE, Battle
from longroll.games.gettysburg.table.drawing import piece_item, stack_order
from longroll.games.gettysburg.table.explain import assaulted
from longroll.games.gettysburg.table.speech import SIDE_CLASS, Speech, speech
from longroll.games.gettysburg.table.stage.bars import assault_bars, taking
from longroll.games.gettysburg.table.stage.phases import combat_in, is_joint
from longroll.games.gettysburg.table.stage.words import ATTACKER, stage_speech, view_of
from longroll.kit.notation import a_of, b_of, c_of, verb_in, verb_of
from longroll.kit.scene import Bar, Group, Item, Line, Odds
from longroll.kit.speech import capital, signed, whole
from longroll.kit.terms import Action, BadInput


def odds_panel(b: Battle, seat: str | None, action: str, language: str) -> Odds | None:
    """The odds of an answer of the seat that decides; None if it is no gamble."""
    try:
        code = NOTATION.read(Action.read(action))
    except BadInput:
        return None
    if b.seat != seat or code not in b.codes:
        return None
    spoken = speech(language)
    shots = declared(b, code)
    if shots:
        return fire_panel(b, shots, spoken)
    after = followed(b, code)
    combat = combat_in(after)
    if combat_in(b) is not None:
        return choice_panel(after, combat, seat, spoken) if combat is not None else None
    if combat is not None:
        return assault_panel(b, combat.sector, sent_in(after, combat), spoken)
    sector = a_of(code) if verb_in(code, JOINT) else assaulted(b, code)
    if sector < 0:
        return None
    return assault_panel(b, sector, attackers_of(b, sector, code), spoken)


def followed(b: Battle, code: int) -> Battle:
    """The viewer's position after an answer, with all that follows from it by itself."""
    after = b.copy()
    if LEXICON.verbs[verb_of(code) - 1].chance:
        after.play(code)
    return after


def sent_in(after: Battle, combat: Combat) -> list[Attacker]:
    """The attackers of a combat that an answer has brought on."""
    return [Attacker(piece, after.load[piece], after.origin[piece]) for piece in combat.attackers(after)]


def declared(b: Battle, code: int) -> list[Shot]:
    """The shots an answer declares or lets off, those declared before included."""
    top = b.frames[-1]
    codes = list(top.shots) if isinstance(top, FireOrder) else []
    if verb_in(code, FIRE):
        codes.append(code)
    elif code != DONE:
        return []
    return [(a_of(shot), b_of(shot), c_of(shot)) for shot in codes]


# ---- assaults ----------------------------------------------------------------------------------------------


def attackers_of(b: Battle, sector: int, code: int) -> list[Attacker]:
    """Who attacks: those already in the sector, and the piece the answer sends in with its even share of cubes."""
    side = b.mover
    found = [Attacker(piece, b.load[piece], b.origin[piece]) for piece in members(side, b.mask(side, sector))]
    if verb_in(code, MOVE, RIDE, ENTER) and assaulted(b, code) == sector:
        piece = a_of(code)
        origin = b_of(code) if verb_in(code, RIDE) else b.place[piece]
        load = b_of(even_share(b, piece, companions(b, piece)))
        found.append(Attacker(piece, load, origin))
    return found


def assault_panel(b: Battle, sector: int, attackers: Sequence[Attacker], spoken: Speech) -> Odds:
    odds = assault(b, sector, attackers)
    side = b.mover
    own_pieces = stack_order(tuple(attacker.piece for attacker in attackers))
    foes = stack_order(members(1 - side, b.mask(1 - side, sector)))
    joint = b.joint == sector or is_joint(side, (attacker.origin for attacker in attackers))
    key = "odds-joint" if joint else "odds-assault"
    staged = stage_speech(spoken.words.language)
    bars = assault_bars(odds.ends, side, ATTACKER, staged)
    return Odds(
        title=spoken.places[sector],
        subtitle=spoken.say(key, pieces=len(own_pieces)),
        percent=taking(bars),
        of=staged.say("stage-of", view=ATTACKER, ground=staged.ground(b, sector)),
        place=PLACES[sector],
        ours=portraits(b, own_pieces, spoken),
        theirs=portraits(b, foes, spoken),
        bars=bars,
        notes=assault_notes(b, sector, attackers, odds, spoken),
        groups=combat_groups(b, sector, attackers, odds, spoken),
        exact=odds.exact,
    )


def choice_panel(after: Battle, combat: Combat, seat: str | None, spoken: Speech) -> Odds:
    """A choice inside a combat: how it stands when the choice is made, from the side of him who makes it."""
    odds = standing(after)
    assert odds is not None
    staged = stage_speech(spoken.words.language)
    view = view_of(seat, combat.attacker)
    bars = assault_bars(odds.ends, combat.attacker, view, staged)
    sides = (combat.attacker, 1 - combat.attacker) if view == ATTACKER else (1 - combat.attacker, combat.attacker)
    ours, theirs = (stack_order(members(side, after.mask(side, combat.sector))) for side in sides)
    joint = is_joint(combat.attacker, (after.origin[piece] for piece in combat.attackers(after)))
    key = "odds-joint" if joint else "odds-assault"
    return Odds(
        title=spoken.places[combat.sector],
        subtitle=spoken.say(key, pieces=len(combat.attackers(after))),
        percent=taking(bars) if view == ATTACKER else 100 - taking(bars),
        of=staged.say("stage-of", view=view, ground=staged.ground(after, combat.sector)),
        place=PLACES[combat.sector],
        ours=portraits(after, ours, spoken),
        theirs=portraits(after, theirs, spoken),
        bars=bars,
        notes=[spoken.say("note-policy"), *sample_note(odds, spoken)],
        groups=[],
        exact=odds.exact,
    )


def portraits(b: Battle, pieces: list[int], spoken: Speech) -> list[Item]:
    return [piece_item(b, piece, (0.0, 0.0), 1.0, spoken) for piece in pieces]


def assault_notes(b: Battle, sector: int, attackers: Sequence[Attacker], odds: Assault, spoken: Speech) -> list[str]:
    """Losses to expect, what parts of the force would do alone, and how far the numbers can be trusted."""
    side = b.mover
    before = sum(attacker.load for attacker in attackers)
    against = sum(b.cubes[sector * 6 + colour] for colour in SIDE_COLOURS[1 - side])
    against += sum(b.load[piece] for piece in members(1 - side, b.mask(1 - side, sector)))
    language = spoken.words.language
    lose, kill = round(100 * (1 - odds.attacker_losses[0])), round(100 * (1 - odds.defender_losses[0]))
    notes = [
        spoken.say("note-you-lose", percent=lose, cubes=signed(odds.attacker_cubes - before, 1, language)),
        spoken.say("note-they-lose", percent=kill, cubes=signed(odds.defender_cubes - against, 1, language)),
    ]
    notes += parts_alone(b, sector, attackers, spoken)
    return [*notes, spoken.say("note-policy"), *sample_note(odds, spoken)]


def sample_note(odds: Assault, spoken: Speech) -> list[str]:
    """How far the numbers can be trusted, where they were not worked out."""
    if not odds.samples:
        return []
    return [spoken.say("note-sampled", samples=odds.samples, error=max(1, round(100 * odds.error)))]


def parts_alone(b: Battle, sector: int, attackers: Sequence[Attacker], spoken: Speech) -> list[str]:
    """Where attackers come from two sides: what each side would achieve alone."""
    origins = list(dict.fromkeys(attacker.origin for attacker in attackers))
    if not 2 <= len(origins) <= 3:
        return []
    found = []
    for origin in origins:
        few = [attacker for attacker in attackers if attacker.origin == origin]
        odds = assault(without(b, sector, few), sector, few, 400, 0.2)
        names = spoken.listed(spoken.pieces[attacker.piece] for attacker in few)
        found.append(spoken.say("note-alone", pieces=names, number=len(few), percent=round(100 * odds.win)))
    return found


def without(b: Battle, sector: int, few: Sequence[Attacker]) -> Battle:
    """A copy in which the other attackers have not gone in."""
    copy = b.copy()
    stay = [attacker.piece for attacker in few]
    for piece in members(b.mover, b.mask(b.mover, sector)):
        if piece not in stay:
            copy.put(piece, copy.origin[piece])
            copy.origin[piece] = NOWHERE
    return copy


# ---- modifiers, line by line -------------------------------------------------------------------------------

_FIRE_BASE = {STEP_1: "GB-15.6", STEP_2: "GB-15.12", STEP_4: "GB-15.24", 0: "GB-22.15"}
_CUBES_BASE = {STEP_3: "GB-15.18", STEP_5: "GB-15.31"}


def combat_groups(b: Battle, sector: int, attackers: Sequence[Attacker], odds: Assault, spoken: Speech) -> list[Group]:
    """The modifiers of the first round: fire by die, morale by column."""
    loads = {attacker.piece: attacker.load for attacker in attackers}
    sums = odds.lines
    their_fire = [one for one in sums if one.step in (STEP_1, STEP_2)]
    groups = [
        fire_group("group-their-fire", their_fire, spoken),
        morale_group("group-your-morale", [one for one in sums if one.step == STEP_3], loads, [], spoken),
        fire_group("group-your-fire", [one for one in sums if one.step == STEP_4], spoken),
    ]
    defenders = [one for one in sums if one.step == STEP_5]
    troops = tuple(one.piece for one in defenders)
    carried = dict(zip(troops, defender_loads(b, troops, []), strict=True))
    struck = lost_works(b, sector, defenders, spoken)
    groups.append(morale_group("group-their-morale", defenders, carried, struck, spoken))
    return [group for group in groups if group.lines]


def lost_works(b: Battle, sector: int, sums: Sequence[Sum], spoken: Speech) -> list[Line]:
    """GB-21.15: entrenchments that a flank attack makes useless stay on the list, struck through."""
    flanked = any(item.clause == "GB-15.35" for one in sums for item in one.modifiers)
    if not flanked or entrenched_border(b, sector) == NO_STICK:
        return []
    return [Line(spoken.say("line-works-lost"), "0", "GB-21.15", True)]


def fire_group(key: str, sums: Sequence[Sum], spoken: Speech) -> Group:
    """Modified dice; pieces that fire unmodified share a line."""
    lines = modifier_lines(sums, spoken)
    for step in dict.fromkeys(one.step for one in sums):
        plain = [one.piece for one in sums if one.step == step and not one.modifiers]
        if plain:
            lines.append(Line(capital(spoken.say("line-plain", pieces=listed(plain, spoken))), "0", _FIRE_BASE[step]))
    return Group(spoken.say(key), spoken.say("unit-die"), lines)


def morale_group(key: str, sums: Sequence[Sum], loads: dict[int, int], struck: list[Line], spoken: Speech) -> Group:
    """Shifts of columns, the cubes carried into the fight, and the column each piece starts in."""
    lines = modifier_lines(sums, spoken)
    lines[1:1] = struck
    step = sums[0].step if sums else STEP_3
    for piece in (one.piece for one in sums):
        if loads.get(piece):
            text = spoken.say("line-cubes", piece=spoken.pieces[piece], cubes=loads[piece])
            lines.append(Line(capital(text), f"+{loads[piece]}", _CUBES_BASE[step]))
    columns: dict[int, list[int]] = {}
    for one in sums:
        columns.setdefault(held(loads.get(one.piece, 0) + one.total), []).append(one.piece)
    for column, pieces in sorted(columns.items()):
        text = spoken.say("line-column", pieces=listed(pieces, spoken), number=len(pieces))
        lines.append(Line(capital(text), str(column), "GB-15.39" if step == STEP_5 else "GB-15.18"))
    return Group(spoken.say(key), spoken.say("unit-column"), lines)


def modifier_lines(sums: Sequence[Sum], spoken: Speech) -> list[Line]:
    """One line for each modifier and value, with the pieces it applies to."""
    found: dict[tuple[int, str, int, str], list[int]] = {}
    for one in sums:
        for item in one.modifiers:
            found.setdefault((one.step, item.clause, item.value, item.words), []).append(one.piece)
    lines = []
    for (step, clause, value, words), pieces in found.items():
        everyone = len(pieces) == sum(one.step == step for one in sums)
        who = spoken.say("everyone") if everyone and len(pieces) > 1 else listed(pieces, spoken)
        text = spoken.say("line-modifier", modifier=spoken.say(words), pieces=who)
        lines.append(Line(capital(text), f"+{value}" if value > 0 else f"−{-value}", clause))
    return lines


def listed(pieces: Sequence[int], spoken: Speech) -> str:
    return spoken.listed(spoken.pieces[piece] for piece in pieces)


# ---- long-range fire ---------------------------------------------------------------------------------------


def fire_panel(b: Battle, shots: list[Shot], spoken: Speech) -> Odds:
    """What the shots do to the sector aimed at last; other targets are told in the notes."""
    odds = bombardment(b, shots)
    sector = shots[-1][1]
    salvo = next(one for one in odds.salvoes if one.sector == sector)
    side = SIDE[shots[0][0]]
    at_guns = all(aim == AT_GUNS for _, target, aim in shots if target == sector)
    guns = [gun for gun, target, _ in shots if target == sector]
    foes = stack_order(members(1 - side, b.mask(1 - side, sector)))
    bars = fire_bars(salvo, side, spoken)
    return Odds(
        title=spoken.places[sector],
        subtitle=spoken.say("odds-fire", guns=len(guns), **{"class": "artillery" if at_guns else "troops"}),
        percent=100 - bars[-1].percent,
        of=spoken.say("odds-of-effect"),
        place=PLACES[sector],
        ours=portraits(b, stack_order(tuple(guns)), spoken),
        theirs=portraits(b, foes, spoken),
        bars=bars,
        notes=fire_notes(odds, sector, spoken),
        groups=[fire_group("group-long-range", odds.lines, spoken)],
        exact=odds.exact,
    )


def effect(disrupted: bool, cubes: int, damaged: int, lost: int) -> str:
    """The worst that a salvo did, as the key of its bar."""
    if lost:
        return "bar-lost"
    if cubes > 1:
        return "bar-cubes"
    if cubes:
        return "bar-cube"
    if damaged:
        return "bar-gun-damaged"
    return "bar-disrupted" if disrupted else "bar-no-effect"


_EFFECTS = ("bar-lost", "bar-cubes", "bar-cube", "bar-gun-damaged", "bar-disrupted", "bar-no-effect")


def effects(salvo: Salvo) -> dict[str, float]:
    """The worst effect on the target with its chance, from worst to none; what cannot happen is left out."""
    chances = dict.fromkeys(_EFFECTS, 0.0)
    for (fresh, colours, troops, damaged, guns), chance in salvo.outcomes.items():
        chances[effect(fresh, sum(colours), damaged, troops + guns)] += chance
    return {key: chance for key, chance in chances.items() if chance > 0 or key == "bar-no-effect"}


def fire_bars(salvo: Salvo, side: int, spoken: Speech) -> list[Bar]:
    """A bar for each of ``effects``."""
    chances = effects(salvo)
    shares = whole(list(chances.values()))
    own_class, foe = SIDE_CLASS[side], SIDE_CLASS[1 - side]
    return [
        Bar(
            spoken.say(key),
            share,
            foe if key == "bar-no-effect" else own_class,
            "hatched" if key in ("bar-disrupted", "bar-no-effect") else "solid",
        )
        for key, share in zip(chances, shares, strict=True)
    ]


def fire_notes(odds: Fire, sector: int, spoken: Speech) -> list[str]:
    notes = []
    for salvo in odds.salvoes:
        if salvo.sector != sector:
            nothing = sum(
                chance
                for (fresh, colours, troops, damaged, guns), chance in salvo.outcomes.items()
                if effect(fresh, sum(colours), damaged, troops + guns) == "bar-no-effect"
            )
            notes.append(spoken.say("note-target", sector=PLACES[salvo.sector], percent=round(100 * (1 - nothing))))
    return notes
