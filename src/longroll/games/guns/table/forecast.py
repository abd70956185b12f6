"""The odds panel of an attack: the chance to win it, the chances of its results, and every line behind them.

The numbers are those of ``preview``; here they are only gathered, rounded to whole numbers that add up to 100, and put
into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from longroll.games.guns.components import ARMIES
from longroll.games.guns.knowledge import seen_by
from longroll.games.guns.odds.preview import Battery, Combat, CombatLine, Outlook, Preview, meant, preview
from longroll.games.guns.rules.modifiers import attacker_wins
from longroll.games.guns.state import Battle
from longroll.games.guns.table.drawing import block_item
from longroll.games.guns.table.sheet.berths import Berth
from longroll.games.guns.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.scene import Bar, Group, Item, Line, Odds, Pattern, Side
from longroll.kit.speech import signed, whole

NOWHERE = Berth((0.0, 0.0), 0.0, 1.0)


def odds_panel(b: Battle, seat: str | None, action: str, language: str) -> Odds | None:
    """The odds of an answer of the seat that decides; None if it begins no attack."""
    if b.seat != seat:
        return None
    found = preview(b, seat, action)
    if found is None or found.outlook is None:
        return None
    spoken = speech(language, b.ground)
    army = ARMIES.index(found.army)
    bars = result_bars(found.outlook, army, spoken)
    ours, theirs = portraits(b, seat, action, spoken)
    return Odds(
        title=spoken.listed(spoken.place(code) for code in found.targets),
        subtitle=spoken.say("odds-attack", blocks=len(ours)),
        percent=sum(bar.percent for bar in bars if bar.side == SIDE_CLASS[army]),
        of=spoken.say("odds-of-winning"),
        place=found.targets[0],
        ours=ours,
        theirs=theirs,
        bars=bars,
        notes=notes(found, found.outlook, spoken),
        groups=[*(combat_group(one, spoken) for one in found.combats), fire_group(found.batteries, spoken)],
        exact=not found.outlook.samples,
    )


def portraits(b: Battle, seat: str | None, action: str, spoken: Speech) -> tuple[list[Item], list[Item]]:
    """The blocks that attack, and those on the positions attacked."""
    redacted = seen_by(b, seat)
    attack = meant(redacted, seat, action)
    if attack is None:
        return [], []
    ours = [block_item(redacted, block, NOWHERE, n, spoken) for n, block in enumerate(attack.blocks)]
    foes = [block for target in attack.targets for block in redacted.stack(1 - attack.army, target)]
    return ours, [block_item(redacted, block, NOWHERE, n, spoken) for n, block in enumerate(foes)]


# ---- chances -----------------------------------------------------------------------------------------------------


def result_bars(found: Outlook, army: int, spoken: Speech) -> list[Bar]:
    """The results of the attack, the best of its close combats counting: it is won if one of them is (GG-13.18.17)."""
    own_class, foe = SIDE_CLASS[army], SIDE_CLASS[1 - army]
    rows: list[tuple[str, float, Side, Pattern]] = []
    for value, chance in sorted(found.best.items(), reverse=True):
        won = attacker_wins(value)
        text = spoken.say("bar-win" if won else "bar-loss", result=signed(value))
        rows.append((text, chance, own_class if won else foe, "solid"))
    broken = 1 - sum(found.best.values())
    if broken > 0.001:
        rows.append((spoken.say("bar-broken"), broken, foe, "hatched"))
    shares = whole([chance for _, chance, _, _ in rows])
    return [
        Bar(text, share, side, pattern) for (text, _, side, pattern), share in zip(rows, shares, strict=True) if share
    ]


def notes(found: Preview, outlook: Outlook, spoken: Speech) -> list[str]:
    """How sure the chance is, losses to expect, tokens, and how both sides are taken to act."""
    told: list[str] = []
    if outlook.samples:
        low, high = floor(100 * outlook.low), ceil(100 * outlook.high)
        told.append(spoken.say("note-sure", samples=outlook.samples, low=low, high=high))
    ours, theirs = outlook.losses
    told.append(spoken.say("note-losses", ours=f"{ours:.1f}", theirs=f"{theirs:.1f}"))
    own_tokens, enemy_tokens = found.trays
    told.append(spoken.say("note-tokens", needed=found.needed, own=own_tokens, theirs=enemy_tokens))
    if found.batteries and found.points:
        told.append(spoken.say("note-fire", points=f"{found.points:.1f}"))
    told.append(spoken.say("note-policy"))
    return told


# ---- lines -------------------------------------------------------------------------------------------------------


def combat_group(one: Combat, spoken: Speech) -> Group:
    """Every modifier of a close combat with its clause; what is not settled stands as a range."""
    lines = [combat_line(line, spoken) for line in one.lines]
    return Group(spoken.say("group-combat", position=spoken.place(one.position)), spoken.say("unit-result"), lines)


def combat_line(line: CombatLine, spoken: Speech) -> Line:
    text = spoken.say(f"line-{line.key}")
    if not line.settled:
        text = spoken.say("line-open", line=text)
    return Line(text, between(line.low, line.high, spoken), line.clause, open=not line.settled)


def between(low: int, high: int, spoken: Speech) -> str:
    if low == high:
        return signed(low)
    return spoken.say("value-range", low=signed(low), high=signed(high))


def fire_group(batteries: Sequence[Battery], spoken: Speech) -> Group:
    """The defender's artillery, on the map or still possible."""
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
    return Group(spoken.say("group-fire"), spoken.say("unit-points"), lines)
