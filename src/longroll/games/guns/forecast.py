"""The odds panel of an attack: the chance to win it, the chances of its results, and every line behind them.

The numbers are those of ``preview``; here they are only gathered, rounded to whole numbers that add up to 100, and put
into words.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.guns.board import GROUND
from longroll.games.guns.components import ARMIES
from longroll.games.guns.drawing import block_item
from longroll.games.guns.knowledge import seen_by
from longroll.games.guns.modifiers import attacker_wins
from longroll.games.guns.preview import Battery, Combat, Preview, meant, preview
from longroll.games.guns.preview import Line as Sum
from longroll.games.guns.sheet.plan import Berth
from longroll.games.guns.speech import SIDE_CLASS, Speech, speech
from longroll.games.guns.state import Battle
from longroll.kit.scene import Bar, Group, Item, Line, Odds
from longroll.kit.speech import signed, whole

NOWHERE = Berth((0.0, 0.0), 0.0, 1.0)


def odds_panel(b: Battle, seat: str | None, action: str, language: str) -> Odds | None:
    """The odds of an answer of the seat that decides; None if it begins no attack."""
    if b.seat != seat:
        return None
    found = preview(b, seat, action)
    if found is None:
        return None
    spoken = speech(language)
    army = ARMIES.index(found.army)
    bars = result_bars(found, army, spoken)
    target = GROUND.position_index[found.targets[0]]
    ours, theirs = portraits(b, seat, action, spoken)
    return Odds(
        title=spoken.listed(spoken.place(code) for code in found.targets),
        subtitle=spoken.say("odds-attack", blocks=len(ours)),
        percent=sum(bar.percent for bar in bars if bar.side == SIDE_CLASS[army]),
        of=spoken.say("odds-of-winning"),
        place=GROUND.position_codes[target],
        ours=ours,
        theirs=theirs,
        bars=bars,
        notes=notes(found, spoken),
        groups=[*(combat_group(one, spoken) for one in found.combats), fire_group(found.batteries, spoken)],
        exact=False,
    )


def portraits(b: Battle, seat: str | None, action: str, spoken: Speech) -> tuple[list[Item], list[Item]]:
    """The blocks that attack, and those on the positions attacked."""
    seen = seen_by(b, seat)
    attack = meant(seen, seat, action)
    if attack is None:
        return [], []
    ours = [block_item(seen, block, NOWHERE, n, spoken) for n, block in enumerate(attack.blocks)]
    foes = [block for target in attack.targets for block in seen.stack(1 - attack.army, target)]
    return ours, [block_item(seen, block, NOWHERE, n, spoken) for n, block in enumerate(foes)]


# ---- chances -----------------------------------------------------------------------------------------------------


def result_bars(found: Preview, army: int, spoken: Speech) -> list[Bar]:
    """Every result of the first close combat; with two of them the attack is won if either is."""
    own, foe = SIDE_CLASS[army], SIDE_CLASS[1 - army]
    if found.outlook is None:
        return [Bar(spoken.say("bar-broken"), 100, foe, "hatched")]
    results: dict[int, float] = {}
    for chances in found.outlook.results.values():
        for value, chance in chances.items():
            results[value] = results.get(value, 0.0) + chance
    won = {value: chance for value, chance in results.items() if attacker_wins(value)}
    lost = {value: chance for value, chance in results.items() if not attacker_wins(value)}
    rows = [
        (spoken.say("bar-win", result=signed(value)), chance, own, "solid")
        for value, chance in fitted(won, found.outlook.win)
    ]
    rest = 1 - found.outlook.win
    broken = max(0.0, rest - sum(lost.values())) if len(found.outlook.results) < 2 else 0.0
    rows += [
        (spoken.say("bar-loss", result=signed(value)), chance, foe, "solid")
        for value, chance in fitted(lost, rest - broken)
    ]
    if broken > 0.001 or not rows:
        rows.append((spoken.say("bar-broken"), max(broken, 0.001), foe, "hatched"))
    shares = whole([chance for _, chance, _, _ in rows])
    bars = [
        Bar(text, share, side, pattern) for (text, _, side, pattern), share in zip(rows, shares, strict=True) if share
    ]
    return bars or [Bar(spoken.say("bar-broken"), 100, foe, "hatched")]


def fitted(chances: dict[int, float], total: float) -> list[tuple[int, float]]:
    """The results in order, best first, scaled to what they share."""
    size = sum(chances.values()) or 1.0
    return [(value, chance * total / size) for value, chance in sorted(chances.items(), reverse=True)]


def notes(found: Preview, spoken: Speech) -> list[str]:
    """Losses to expect, tokens, what close combat alone would give, and how far the numbers can be trusted."""
    told: list[str] = []
    if found.outlook is not None:
        ours, theirs = found.outlook.losses
        told.append(spoken.say("note-losses", ours=f"{ours:.1f}", theirs=f"{theirs:.1f}"))
    for one in found.combats:
        told.append(spoken.say("note-bare", position=spoken.place(one.position), percent=round(100 * one.win)))
    own, enemy = found.trays
    told.append(spoken.say("note-tokens", needed=found.needed, own=own, theirs=enemy))
    if found.batteries and found.points:
        told.append(spoken.say("note-fire", points=f"{found.points:.1f}"))
    told.append(spoken.say("note-policy"))
    return told


# ---- lines -------------------------------------------------------------------------------------------------------


def combat_group(one: Combat, spoken: Speech) -> Group:
    """Every modifier of a close combat with its clause; what is not settled stands as a range."""
    lines = [combat_line(line, spoken) for line in one.lines]
    return Group(spoken.say("group-combat", position=spoken.place(one.position)), spoken.say("unit-result"), lines)


def combat_line(line: Sum, spoken: Speech) -> Line:
    text = spoken.say(f"line-{line.key}")
    if not line.known:
        text = spoken.say("line-open", line=text)
    return Line(text, between(line.low, line.high, spoken), line.clause, open=not line.known)


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
