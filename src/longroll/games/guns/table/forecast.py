"""The odds panel of an attack: the chance to win it or to hold, of everything that may come of it, and every line
behind them.

The numbers are those of ``preview``; here they are only gathered, rounded to whole numbers that add up to 100, and put
into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from longroll.games.guns.components import ARMIES
from longroll.games.guns.hiding import seen_by
from longroll.games.guns.odds.outcomes import BROKEN, LOSS_ALONE, LOSS_BOTH, WIN_ALONE, WIN_BOTH, WINS, shares, winning
from longroll.games.guns.odds.preview import Battery, Combat, CombatLine, Outlook, Preview, meant, reply
from longroll.games.guns.odds.running import END, foreseen, step_of
from longroll.games.guns.rules.obstructed import thick
from longroll.games.guns.state import Battle
from longroll.games.guns.table.drawing import block_item
from longroll.games.guns.table.sheet.berths import Berth
from longroll.games.guns.table.speech import SIDE_CLASS, Speech, speech, whose
from longroll.kit.scene import Bar, Group, Item, Line, Odds, Pattern
from longroll.kit.speech import signed

NOWHERE = Berth((0.0, 0.0), 0.0, 1.0)


def odds_panel(b: Battle, seat: str | None, action: str, language: str) -> Odds | None:
    """The odds of an answer of the seat that decides, in its own wish: the attacker's to win, the defender's to hold.
    None if there is no attack, or it is decided."""
    if b.seat != seat or step_of(b) == END:
        return None
    found = foreseen(b, seat, action)
    if found is None or found.outlook is None:
        return None
    spoken = speech(language, b.ground)
    army = ARMIES.index(found.army)
    mine = b.army_of_seat(seat)
    attackers, defenders = portraits(b, seat, action, spoken)
    percents = shares(found.outlook.best, thick(b, b.ground.position_index[found.targets[0]]))
    attacks = mine == army
    who = whose(army, mine)
    return Odds(
        title=spoken.listed(spoken.place(code) for code in found.targets),
        subtitle=spoken.say("odds-attack", who=who, blocks=len(attackers)),
        percent=winning(percents) if attacks else 100 - winning(percents),
        of=spoken.say("odds-wish", who=who),
        place=found.targets[0],
        ours=attackers if attacks else defenders,
        theirs=defenders if attacks else attackers,
        bars=result_bars(percents, army, who, spoken),
        notes=notes(found, found.outlook, attacks, spoken),
        groups=[
            *(combat_group(one, who, spoken) for one in found.combats),
            fire_group(found.batteries, whose(1 - army, mine), spoken),
        ],
        exact=not found.outlook.samples,
        dice=False,
    )


def portraits(b: Battle, seat: str | None, action: str, spoken: Speech) -> tuple[list[Item], list[Item]]:
    """The blocks that attack, and those on the positions attacked."""
    redacted = seen_by(b, seat)
    attack = meant(redacted, seat, "" if reply(redacted, seat, action) else action)
    if attack is None:
        return [], []
    ours = [block_item(redacted, block, NOWHERE, n, spoken) for n, block in enumerate(attack.blocks)]
    foes = [block for target in attack.targets for block in redacted.stack(1 - attack.army, target)]
    return ours, [block_item(redacted, block, NOWHERE, n, spoken) for n, block in enumerate(foes)]


# ---- chances -----------------------------------------------------------------------------------------------------


def result_bars(percents: dict[str, int], army: int, who: str, spoken: Speech) -> list[Bar]:
    """What may come of the attack of an army, what is best for the viewer first."""
    bars = [
        Bar(
            spoken.say(f"bar-{outcome}", who=who),
            percent,
            SIDE_CLASS[army if outcome in WINS else 1 - army],
            PATTERNS[outcome],
        )
        for outcome, percent in percents.items()
        if percent
    ]
    return bars[::-1] if who == "foe" else bars


PATTERNS: dict[str, Pattern] = {
    WIN_ALONE: "solid",
    WIN_BOTH: "hatched",
    LOSS_BOTH: "hatched",
    LOSS_ALONE: "solid",
    BROKEN: "open",
}


def notes(found: Preview, outlook: Outlook, attacks: bool, spoken: Speech) -> list[str]:
    """How sure the chance is, losses to expect, tokens, and how both sides are taken to act."""
    told: list[str] = []
    if outlook.samples:
        low, high = floor(100 * outlook.low), ceil(100 * outlook.high)
        if not attacks:
            low, high = 100 - high, 100 - low
        told.append(spoken.say("note-sure", samples=outlook.samples, low=low, high=high))
    ours, theirs = outlook.losses if attacks else outlook.losses[::-1]
    told.append(spoken.say("note-losses", ours=spoken.decimal(ours), theirs=spoken.decimal(theirs)))
    own_tokens, enemy_tokens = found.trays if attacks else found.trays[::-1]
    told.append(spoken.say("note-tokens", needed=found.needed, own=own_tokens, theirs=enemy_tokens))
    if attacks and found.batteries and found.points:
        told.append(spoken.say("note-fire", points=spoken.decimal(found.points)))
    told.append(spoken.say("note-policy"))
    return told


# ---- lines -------------------------------------------------------------------------------------------------------


def combat_group(one: Combat, who: str, spoken: Speech) -> Group:
    """Every modifier of a close combat with its clause; what is not settled stands as a range. ``who`` attacks."""
    lines = [combat_line(line, who, spoken) for line in one.lines]
    return Group(spoken.say("group-combat", position=spoken.place(one.position)), spoken.say("unit-result"), lines)


def combat_line(line: CombatLine, who: str, spoken: Speech) -> Line:
    text = spoken.say(f"line-{line.key}", who=who)
    if not line.settled:
        text = spoken.say("line-open", line=text)
    return Line(text, between(line.low, line.high, spoken), line.clause, open=not line.settled)


def between(low: int, high: int, spoken: Speech) -> str:
    if low == high:
        return signed(low)
    return spoken.say("value-range", low=signed(low), high=signed(high))


def fire_group(batteries: Sequence[Battery], who: str, spoken: Speech) -> Group:
    """The artillery of the defender (``who``), on the map or still possible."""
    lines = [
        Line(
            spoken.say("line-battery", position=spoken.place(one.position), tokens=one.tokens),
            between(one.low, one.high, spoken),
            "GG-13.16.2",
            open=one.low != one.high,
        )
        for one in batteries
        if one.supports
    ]
    return Group(spoken.say("group-fire", who=who), spoken.say("unit-points"), lines)
