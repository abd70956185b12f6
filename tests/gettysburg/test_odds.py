"""Odds against the engine: every chance tree of small combats, samples of large ones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from longroll.games.gettysburg.board import LOST, PLACE, PLACES, SECTOR
from longroll.games.gettysburg.components import (
    COLOURS,
    GREY,
    GUNS,
    KIND,
    MASK,
    PIECE,
    PIECES,
    SIDE,
    SIDE_COLOURS,
    members,
)
from longroll.games.gettysburg.lexicon import AT_GUNS, AT_TROOPS
from longroll.games.gettysburg.odds import (
    SIDE_KINDS,
    Assault,
    Attacker,
    Outcome,
    assault,
    bombardment,
    forget,
    policy_answer,
    standing,
)
from longroll.games.gettysburg.rules.artillery import WITHDRAW, GunsLeave
from longroll.games.gettysburg.rules.combat import Combat
from longroll.games.gettysburg.rules.fire import FireOrder
from longroll.games.gettysburg.state import Battle
from longroll.kit.clauses import rule
from longroll.kit.state import CHANCE
from longroll.kit.terms import Event
from tests.gettysburg.table import Table, block, sector

# ---- combats -----------------------------------------------------------------------------------------------


class Fight:
    """A position, and who goes in: ``moves`` as "CR1:2 LON" (a piece, its cubes, where it stands)."""

    def __init__(self, target: str, moves: list[str], places: dict[str, Any], side: str = "CSA") -> None:
        self.target = SECTOR[target]
        self.position = {"turn": side, "places": places, "period": "mid-day"}
        self.before = Table(self.position).state
        self.attackers: list[Attacker] = []
        starts: dict[str, list[str]] = {}
        for move in moves:
            piece, start = move.split()
            name, _, load = piece.partition(":")
            self.attackers.append(Attacker(PIECE[name], int(load or 0), PLACE[start]))
            starts.setdefault(start, []).append(name)
        self.orders = [names[n : n + 2] for names in starts.values() for n in range(0, len(names), 2)]
        self.loads = {PIECE[m.split()[0].partition(":")[0]]: a.load for m, a in zip(moves, self.attackers, strict=True)}
        self.name = target

    def begin(self) -> Battle:
        """Play the orders: a disc, or two and a joint assault."""
        table = Table(self.position)
        place = next(p for p in table.options("disc")).split()[1]
        joint = len(self.orders) > 1
        for number, names in enumerate(self.orders):
            if not number:
                table.do(f"{'double' if joint else 'disc'} {place}")
            elif table.kind == "second-disc":
                table.do(f"disc {place}")
            for name in names:
                if table.state.place[PIECE[name]] != self.target:
                    table.do(f"move {name} {self.name}")
                while table.kind == "leaving-cubes":
                    table.do(f"assign {name} {self.loads[PIECE[name]]}")
            end = f"joint {self.name}" if joint and not number else "done"
            if table.kind == "moving":
                table.do(end)
        assert any(isinstance(frame, Combat) for frame in table.state.frames)
        return table.state


def in_combat(b: Battle) -> bool:
    return any(isinstance(frame, Combat) for frame in b.frames)


def key_of(b: Battle, pieces: tuple[int, ...]) -> tuple[object, ...]:
    """What the rest of the combat depends on; pools elsewhere count only by the supply."""
    frames = tuple(
        (type(f).__name__, *(tuple(v) if isinstance(v := getattr(f, n), list) else v for n in f.fields()))
        for f in b.frames
    )
    columns = (tuple(b.place[p] for p in pieces), tuple(b.load[p] for p in pieces), tuple(b.origin[p] for p in pieces))
    return (columns, tuple(b.supply), tuple(b.damaged), b.disrupted, frames)


class Ends:
    """The distribution the engine gives."""

    def __init__(self) -> None:
        self.outcomes: dict[Outcome, float] = {}
        self.cubes = [0.0, 0.0]
        self.retreated = [0.0, 0.0]


def count(ends: Ends, fight: Fight, start: Battle, b: Battle, chance: float) -> None:
    side = SIDE[fight.attackers[0].piece]
    target = fight.target
    groups = [members(s, start.mask(s, target)) for s in (side, 1 - side)]
    lost = []
    for number, pieces in enumerate(groups):
        gone = [KIND[p] for p in pieces if b.place[p] == LOST]
        lost.append(tuple(gone.count(kind) for kind in SIDE_KINDS[SIDE[pieces[0]]]))
        ends.retreated[number] += chance * len([p for p in pieces if b.place[p] not in (LOST, target)])
        held = sum(start.load[p] for p in pieces)
        for colour in SIDE_COLOURS[SIDE[pieces[0]]]:
            held += start.cubes[target * 6 + colour] + start.supply[colour] - b.supply[colour]
        ends.cubes[number] += chance * held
    stay = len([p for p in groups[0] if b.place[p] == target])
    fresh = b.damaged[1 - side] & ~start.damaged[1 - side]
    damaged = len([p for p in groups[1] if MASK[p] & fresh and b.place[p] != LOST])
    outcome = (stay > 0, lost[0], lost[1], damaged, stay)
    ends.outcomes[outcome] = ends.outcomes.get(outcome, 0.0) + chance


def engine_tree(fight: Fight, start: Battle) -> Ends:
    """Every throw of the dice, equal positions merged, the policy for the players."""
    ends = Ends()
    pieces = members(0, start.mask(0, fight.target)) + members(1, start.mask(1, fight.target))
    frontier = {key_of(start, pieces): (start, 1.0)}
    while frontier:
        after: dict[tuple[object, ...], tuple[Battle, float]] = {}
        for b, chance in frontier.values():
            codes = b.codes if b.mover == CHANCE else [policy_answer(b)]
            for code in codes:
                new = b.copy()
                new.play(code)
                part = chance / len(codes)
                if not in_combat(new):
                    count(ends, fight, start, new, part)
                    continue
                key = key_of(new, pieces)
                known = after.get(key)
                after[key] = (new, part) if known is None else (known[0], known[1] + part)
        frontier = after
    return ends


def lost_in(outcome: Outcome, number: int) -> int:
    return sum(outcome[1] if number == 1 else outcome[2])


def agree(odds: Assault, ends: Ends) -> None:
    assert odds.exact
    assert odds.samples == 0
    assert odds.lost_mass == pytest.approx(0, abs=1e-9)
    assert sum(odds.outcomes.values()) == pytest.approx(1, abs=1e-9)
    for outcome in odds.outcomes.keys() | ends.outcomes.keys():
        assert odds.outcomes.get(outcome, 0) == pytest.approx(ends.outcomes.get(outcome, 0), abs=1e-9), outcome
    assert odds.win == pytest.approx(sum(p for o, p in ends.outcomes.items() if o[0]), abs=1e-9)
    assert odds.hold == pytest.approx(1 - odds.win, abs=1e-9)
    for number, losses in ((1, odds.attacker_losses), (2, odds.defender_losses)):
        for lost, chance in enumerate(losses):
            expected = sum(p for o, p in ends.outcomes.items() if lost_in(o, number) == lost)
            assert chance == pytest.approx(expected, abs=1e-9)
    assert odds.attacker_cubes == pytest.approx(ends.cubes[0], abs=1e-8)
    assert odds.defender_cubes == pytest.approx(ends.cubes[1], abs=1e-8)
    assert odds.attackers_retreated == pytest.approx(ends.retreated[0], abs=1e-8)
    assert odds.defenders_retreated == pytest.approx(ends.retreated[1], abs=1e-8)
    assert odds.guns_damaged == pytest.approx(sum(p * o[3] for o, p in ends.outcomes.items()), abs=1e-9)


def union_hill(*pieces: str, **more: Any) -> dict[str, Any]:
    """Cemetery Hill held by the Union, with a block near."""
    return {"CEM": sector(*pieces, **more), "HUM": sector(block=block("Union", 3))}


def lane(*pieces: str, **more: Any) -> dict[str, Any]:
    """Long Lane, where the CSA comes from."""
    return {"LON": sector(*pieces, block=block("CSA", 4), **more)}


def markers(number: int) -> dict[str, Any]:
    """So many disruption markers elsewhere."""
    sectors = ("PIW", "WEI", "LRT", "SLY", "ROS", "RCK", "POW", "GSF")
    return {s: sector(f"UR{19 - n}", disrupted=True) for n, s in enumerate(sectors[:number])}


CROWDED = {
    "GET": sector("CR11"),
    "CUF": sector("CR12"),
    "CUL": sector("CR13"),
    "BLI": sector("CR14"),
    "CRN": sector("UR11", "UR12", "UR13", "UR14"),
    "LEI": sector("UR15", "UR16", "UR17"),
}
"""Around Cemetery Hill there is room for one piece to retreat, in Leister's sector, and nothing beyond."""

SMALL: dict[str, Fight] = {
    "one on one": Fight("CEM", ["CR1 LON"], {**lane("CR1"), **union_hill("UR1")}),
    "two on one": Fight(
        "CEM",
        ["CR1:1 LON", "CR2:4 LON"],
        {**lane("CR1", "CR2", cubes={"grey": 5}), **union_hill("UR1", cubes={"blue": 3})},
    ),
    "one on two": Fight(
        "CEM", ["CR1:1 LON"], {**lane("CR1", cubes={"grey": 1}), **union_hill("UR1", "UR2", cubes={"blue": 7})}
    ),
    "elite on inferior": Fight(
        "CEM",
        ["CR1:1 LON", "CE1:3 LON"],
        {**lane("CE1", "CR1", cubes={"black": 3, "grey": 1}), **union_hill("UI1", cubes={"orange": 2})},
    ),
    "regular on elite": Fight(
        "CEM", ["CR1:5 LON"], {**lane("CR1", cubes={"grey": 5}), **union_hill("UE1", cubes={"red": 5})}
    ),
    "infantry with a gun": Fight("CEM", ["CR1 LON"], {**lane("CR1"), **union_hill("UR1", "UA1")}),
    "infantry with two guns": Fight(
        "CEM",
        ["CR1 LON"],
        {**lane("CR1"), **union_hill("UI1", "UA1", "UA2", cubes={"orange": 3}, damaged=["UA1"])},
    ),
    "guns alone": Fight(
        "CEM",
        ["CR1:3 LON", "CR2:3 LON"],
        {**lane("CR1", "CR2", cubes={"grey": 6}), **union_hill("UA1", "UA2", damaged=["UA2"])},
    ),
    "cavalry with a gun": Fight(
        "MPN",
        ["CR1 WRC"],
        {
            "WRC": sector("CR1", block=block("CSA", 2)),
            "MPN": sector("UC1", "UA1", cubes={"navy": 3}),
            "SEM": sector(block=block("Union", 2)),
        },
    ),
    "cavalry and infantry with a gun": Fight(
        "MPN",
        ["CR1 WRC"],
        {
            "WRC": sector("CR1", block=block("CSA", 2)),
            "MPN": sector("UC1", "UR1", "UA1", cubes={"navy": 3, "blue": 4}),
            "SEM": sector(block=block("Union", 2)),
        },
    ),
    "cavalry without command": Fight(
        "MPN",
        ["CR1 WRC", "CR2 WRC"],
        {"WRC": sector("CR1", "CR2", block=block("CSA", 2)), "MPN": sector("UC1", "UA1", cubes={"navy": 3})},
    ),
    "cavalry attacks": Fight(
        "WRC",
        ["UC1:3 MPN"],
        {
            "MPN": sector("UC1", cubes={"navy": 3}, block=block("Union", 3)),
            "WRC": sector("CR1", "CA1", cubes={"grey": 2}),
            "HRN": sector(block=block("CSA", 2)),
        },
        "Union",
    ),
    "entrenched": Fight("CEM", ["CR1 LON"], {**lane("CR1"), **union_hill("UI1", sticks=["LON", "LON"])}),
    "one stick": Fight("CEM", ["CR1 LON"], {**lane("CR1"), **union_hill("UI1", sticks=["LON"])}),
    "on the flank": Fight("CEM", ["CR1 LON"], {**lane("CR1"), **union_hill("UR1", sticks=["GET", "GET"])}),
    "front and flank": Fight(
        "CEM",
        ["CR1 LON", "CR2:2 GET"],
        {
            **lane("CR1"),
            "GET": sector("CR2", cubes={"grey": 2}),
            **union_hill("UR1", cubes={"blue": 2}, sticks=["LON", "LON"]),
        },
    ),
    "two borders, one stick each": Fight(
        "CEM",
        ["CR1 GET", "CR2:2 LON"],
        {
            **lane("CR2", cubes={"grey": 2}),
            "GET": sector("CR1"),
            **union_hill("UR1", cubes={"blue": 2}, sticks=["GET", "LON"]),
        },
    ),
    "in the town": Fight(
        "GET",
        ["CR1 LON"],
        {**lane("CR1"), "GET": sector("UI1", "UR1", cubes={"blue": 1}), "CEM": sector(block=block("Union", 2))},
    ),
    "disrupted": Fight("CEM", ["CR1 LON"], {**lane("CR1"), **union_hill("UR1", "UA1", disrupted=True)}),
    "no markers left": Fight(
        "CEM",
        ["CR1 LON"],
        {
            **lane("CR1"),
            **union_hill("UI1", cubes={"orange": 1}),
            **markers(8),
        },
    ),
    "without command": Fight("CEM", ["CR1 LON"], {**lane("CR1"), "CEM": sector("UR1", "UA1", cubes={"blue": 2})}),
    "room for one": Fight(
        "CEM",
        ["CR1 LON"],
        {
            **lane("CR1"),
            "CEM": sector("UI1", "UR1", cubes={"blue": 4, "orange": 3}, block=block("Union", 3)),
            **CROWDED,
        },
    ),
    "room for one, with guns": Fight(
        "CEM",
        ["CR1 LON"],
        {**lane("CR1"), "CEM": sector("UI1", "UA1", "UA2", cubes={"orange": 3}, block=block("Union", 3)), **CROWDED},
    ),
}


def same(odds: Assault, other: Assault | None) -> None:
    assert other is not None
    assert other.outcomes == odds.outcomes
    assert [(line.step, line.piece, line.total) for line in other.lines] == [
        (line.step, line.piece, line.total) for line in odds.lines
    ]


@rule("GB-15.3", "GB-15.4", "GB-15.5", "GB-15.41", "GB-15.53")
@pytest.mark.parametrize("name", SMALL)
def test_a_small_combat_is_exact(name: str) -> None:
    """The odds of the steps in their order are those of every throw of the engine."""
    fight = SMALL[name]
    kept = fight.before.copy()
    forget()
    odds = assault(fight.before, fight.target, fight.attackers)
    everyone = tuple(range(len(PIECES)))
    assert key_of(fight.before, everyone) == key_of(kept, everyone)
    assert fight.before.cubes == kept.cubes
    start = fight.begin()
    agree(odds, engine_tree(fight, start))
    same(odds, standing(start))


@rule("GB-19.7", "GB-15.6", "GB-15.8", "GB-15.17", "GB-15.20")
def test_a_gun_alone_by_hand() -> None:
    fight = Fight("CEM", ["CR1 LON"], {**lane("CR1"), **union_hill("UA1")})
    odds = assault(fight.before, fight.target, fight.attackers)
    # no cube 1/6; one cube 4/6, a 1 sends it back; two cubes 1/6, a 1 or 2 does
    assert odds.win == pytest.approx(1 / 6 + 4 / 6 * 5 / 6 + 1 / 6 * 4 / 6)
    assert odds.attacker_losses == pytest.approx([1, 0])
    assert odds.defender_losses == pytest.approx([1 - odds.win, odds.win])
    assert odds.attacker_cubes == pytest.approx(4 / 6 + 2 / 6)


def test_the_second_round_is_exact() -> None:
    fight = Fight(
        "CEM", ["CR1 LON", "CR2 LON"], {**lane("CR1", "CR2"), **union_hill("UR1", "UI1", "UA1", cubes={"blue": 1})}
    )
    b = fight.begin()
    rng = Random(7)
    while True:
        top = b.frames[-1]
        if isinstance(top, GunsLeave) and top.why == WITHDRAW:
            break
        assert in_combat(b)
        b.play(rng.choice(b.codes) if b.mover == CHANCE else policy_answer(b))
    odds = standing(b)
    assert odds is not None
    ends = engine_tree(fight, b)
    agree(odds, ends)
    b.play(policy_answer(b))
    assert b.mover == CHANCE
    same(odds, standing(b))
    b.play(b.codes[5])
    rolled = standing(b, samples=50)
    assert rolled is not None
    assert not rolled.exact
    assert rolled.samples == 50


def test_no_combat_no_odds() -> None:
    assert standing(Table().state) is None


# ---- large combats -----------------------------------------------------------------------------------------

LARGE: dict[str, Fight] = {
    "three on three": Fight(
        "CEM",
        ["CR1 LON", "CR2 LON", "CR3 LON"],
        {**lane("CR1", "CR2", "CR3"), **union_hill("UR1", "UR2", "UR3")},
    ),
    "four on four": Fight(
        "CEM",
        ["CR1 LON", "CR2 LON", "CR3 BLI", "CR4 BLI"],
        {
            **lane("CR1", "CR2"),
            "BLI": sector("CR3", "CR4"),
            **union_hill("UR1", "UR2", "UI1", "UA1", sticks=["LON", "LON"]),
        },
    ),
    "four on four, worn": Fight(
        "MPN",
        ["CR1:2 WRC", "CE1:1 WRC", "CR2:1 WRN", "CE2:3 WRN"],
        {
            "WRC": sector("CR1", "CE1", cubes={"grey": 2, "black": 1}, block=block("CSA", 4)),
            "WRN": sector("CR2", "CE2", cubes={"grey": 1, "black": 3}),
            "MPN": sector("UR1", "UE1", "UC1", "UA1", cubes={"blue": 3, "navy": 2}, disrupted=True),
            "SEM": sector(block=block("Union", 2)),
        },
    ),
}
GAMES = 2000


@pytest.mark.parametrize("name", LARGE)
def test_a_large_combat_agrees_with_games(name: str) -> None:
    fight = LARGE[name]
    forget()
    odds = assault(fight.before, fight.target, fight.attackers)
    assert odds.exact
    assert sum(odds.outcomes.values()) == pytest.approx(1, abs=1e-9)
    assert sum(odds.attacker_losses) == pytest.approx(1, abs=1e-9)
    assert sum(odds.defender_losses) == pytest.approx(1, abs=1e-9)
    start = fight.begin()
    same(odds, standing(start))
    games = Ends()
    rng = Random(1863)
    for _ in range(GAMES):
        b = start.copy()
        while in_combat(b):
            b.play(b.codes[int(rng.random() * 6)] if b.mover == CHANCE else policy_answer(b))
        count(games, fight, start, b, 1 / GAMES)

    def near(seen: float, chance: float) -> None:
        assert abs(seen - chance) <= 4 * (chance * (1 - chance) / GAMES) ** 0.5 + 1e-9

    near(sum(p for o, p in games.outcomes.items() if o[0]), odds.win)
    for number, losses in ((1, odds.attacker_losses), (2, odds.defender_losses)):
        for lost, chance in enumerate(losses):
            if chance > 0.005:
                near(sum(p for o, p in games.outcomes.items() if lost_in(o, number) == lost), chance)
    for outcome, chance in odds.outcomes.items():
        if chance > 0.02:
            near(games.outcomes.get(outcome, 0.0), chance)
    assert games.outcomes.keys() <= odds.outcomes.keys()
    # a cube count varies by less than three on each side
    assert abs(games.cubes[0] - odds.attacker_cubes) < 4 * 3 / GAMES**0.5
    assert abs(games.cubes[1] - odds.defender_cubes) < 4 * 3 / GAMES**0.5


def test_what_cannot_be_worked_out_is_sampled() -> None:
    """A retreat of two sectors with its penalty (GB-17.8, GB-17.9): the engine plays it."""
    fight = Fight(
        "LON",
        ["CR1 SCH"],
        {
            "SCH": sector("CR1", block=block("CSA", 3)),
            "LON": sector("UR1", cubes={"blue": 1}),
            "CEM": sector("UR2", "UR3", "UI1", "UA1", block=block("Union", 3)),
            "BLI": sector("CR2"),
            "GET": sector("CR3"),
        },
    )
    forget()
    odds = assault(fight.before, fight.target, fight.attackers, samples=800)
    assert not odds.exact
    assert odds.samples == 800
    assert odds.lost_mass == 0
    assert sum(odds.outcomes.values()) == pytest.approx(1)
    assert odds.win + odds.hold == pytest.approx(1)
    ends = engine_tree(fight, fight.begin())
    win = sum(p for o, p in ends.outcomes.items() if o[0])
    assert 0 < odds.error < 0.05
    assert odds.win == pytest.approx(win, abs=1e-9), "where those go who must leave does not matter"
    assert odds.lines
    again = assault(fight.before, fight.target, fight.attackers, samples=800)
    assert again.outcomes is odds.outcomes, "it is played once"


def test_a_scarce_supply_loses_little_or_is_sampled() -> None:
    places = {**lane("CR1"), **union_hill("UR1"), "SCH": sector("CR2", "CR3", "CR4", "CR5", cubes={"grey": 20})}
    fight = Fight("CEM", ["CR1 LON"], {**places, "MCM": sector("CR6", "CR7", cubes={"grey": 7})})
    forget()
    odds = assault(fight.before, fight.target, fight.attackers, samples=400)
    assert fight.before.supply[GREY] == 3
    assert not odds.exact
    ends = engine_tree(fight, fight.begin())
    win = sum(p for o, p in ends.outcomes.items() if o[0])
    assert abs(odds.win - win) <= 2 * odds.error
    if not odds.samples:
        assert sum(odds.outcomes.values()) + odds.lost_mass == pytest.approx(1, abs=1e-9)


def test_odds_are_remembered() -> None:
    fight = SMALL["one on one"]
    forget()
    first = assault(fight.before, fight.target, fight.attackers)
    again = assault(fight.before, fight.target, fight.attackers)
    assert again.outcomes is first.outcomes


def test_nobody_there_and_nobody_coming() -> None:
    fight = Fight("CEM", ["CR1:2 LON"], lane("CR1", cubes={"grey": 2}))
    odds = assault(fight.before, fight.target, fight.attackers)
    assert (odds.win, odds.attacker_cubes) == (1.0, 2.0)
    assert assault(fight.before, fight.target, []).hold == 1.0


def test_impossible_attackers_are_refused() -> None:
    b = Table({"places": {**lane("CR1", "CA1"), **union_hill("UR1")}}).state
    target = SECTOR["CEM"]
    with pytest.raises(ValueError, match="cannot take part"):
        assault(b, target, [Attacker(PIECE["CA1"], 0, SECTOR["LON"])])
    with pytest.raises(ValueError, match="cannot carry"):
        assault(b, target, [Attacker(PIECE["CR1"], 6, SECTOR["LON"])])
    with pytest.raises(ValueError, match="cannot cross"):
        assault(b, target, [Attacker(PIECE["CR1"], 0, SECTOR["SCH"])])


# ---- what the panel shows ----------------------------------------------------------------------------------


def test_every_modifier_has_its_line() -> None:
    """WE-14: on the flank of a hill."""
    fight = Fight(
        "CEM",
        ["CR1 CUF", "CE1:2 CUF"],
        {
            "CUF": sector("CR1", "CE1", cubes={"black": 2}, block=block("CSA", 2)),
            **union_hill("UR1", "UA1", cubes={"blue": 2}, sticks=["LON", "LON"], damaged=["UA1"]),
        },
    )
    odds = assault(fight.before, fight.target, fight.attackers)
    shown = [
        (line.step, PIECES[line.piece], line.total, [(m.clause, m.words, m.value) for m in line.modifiers])
        for line in odds.lines
        if line.modifiers
    ]
    assert shown == [
        (1, "UA1", -1, [("GB-15.7", "modifier-GB-15-7", -1)]),
        (2, "UR1", -1, [("GB-15.13", "modifier-GB-15-13", -1)]),
        (3, "CE1", -1, [("GB-15.19", "modifier-GB-15-19", -1)]),
        (4, "CE1", -1, [("GB-15.25", "modifier-GB-15-25", -1)]),
        (5, "UR1", 1, [("GB-15.32", "modifier-GB-15-32", -1), ("GB-15.35", "modifier-GB-15-35", 2)]),
    ]


# ---- the policy --------------------------------------------------------------------------------------------


def answer(table: Table) -> str:
    return str(table.state.write(policy_answer(table.state)))


def test_the_policy_spreads_cubes_evenly() -> None:
    table = Table({"places": {**lane("CR1"), **union_hill("UR1", "UR2", "UR3", cubes={"blue": 4})}})
    table.do("disc LON", "move CR1 CEM")
    assert table.kind == "defender-cubes"
    given = []
    while table.kind == "defender-cubes":
        given.append(answer(table))
        table.do(given[-1])
    assert given == ["assign UR1 2", "assign UR2 1"]
    assert [table.load(f"UR{n}") for n in (1, 2, 3)] == [2, 1, 1]


def test_the_policy_falls_back_with_the_heaviest() -> None:
    places = {**lane("CR1", "CR2", "CR3", cubes={"grey": 1}), **union_hill("UI1", cubes={"orange": 2})}
    table = Table({"places": places}).do("disc LON", "move CR1 CEM", "assign CR1 0", "move CR2 CEM", "assign CR2 1")
    # no fire, a D, column 3, a C
    table.do("done").dice(1, 2, 1, 6)
    assert table.kind == "fall-back"
    assert answer(table) == "fall-back CR2"


def test_the_policy_answers_nothing_else() -> None:
    with pytest.raises(ValueError, match="does not answer"):
        policy_answer(Table().state)


def test_the_policy_keeps_guns_with_troops() -> None:
    """WE-21: the gun goes with the cavalry only when it would stand alone."""
    places = {
        "WRC": sector("CR1", "CR2", block=block("CSA", 2)),
        "MPN": sector("UC1", "UA1", cubes={"navy": 3}),
        "SEM": sector(block=block("Union", 2)),
    }
    table = Table({"places": places}).do("disc WRC", "move CR1 MPN", "move CR2 MPN")
    table.dice(1, 1, 4, 1)
    assert table.kind == "evade"
    assert answer(table) == table.options("retreat")[0] == "retreat UC1 MPS"
    table.do(answer(table))
    assert table.kind == "guns-escape"
    assert answer(table) == "retreat UA1 MPS"


def test_the_policy_under_long_range_fire() -> None:
    """WE-42: cavalry stands as long as it can bear the cubes."""
    for navy, expected in ((1, "stand"), (3, "retreat UC1 MPS")):
        places = {
            "HRN": sector("CA1", block=block("CSA", 2)),
            "MPN": sector("UC1", "UA1", cubes={"navy": navy}),
            "SEM": sector(block=block("Union", 2)),
        }
        table = Table({"places": places}).do("disc HRN", "fire CA1 MPN troops").dice(5)
        assert table.kind == "evade"
        assert answer(table) == expected
    table.do(answer(table))
    assert table.kind == "limber"
    assert answer(table) == "retreat UA1 MPS"
    table.do(answer(table))
    assert table.cubes("MPS") == {"navy": 3}
    places = {
        "HRN": sector("CA1", "CA2", block=block("CSA", 2)),
        "MPN": sector("UR1", "UA1", "UA2", damaged=["UA1"], fire=True),
    }
    table = Table({"places": places}).do("disc HRN", "fire CA1 MPN artillery", "done").dice(6)
    assert table.kind == "gun-hit"
    assert answer(table) == "hit UA2"


# ---- long-range fire ---------------------------------------------------------------------------------------


class Barrage:
    """A position and shots as "CA1 MPN troops"."""

    def __init__(self, place: str, shots: list[str], places: dict[str, Any], side: str = "CSA") -> None:
        self.place = place
        self.shots = shots
        self.position = {"turn": side, "places": places, "period": "mid-day"}
        self.before = Table(self.position).state

    def codes(self) -> list[tuple[int, int, int]]:
        found = []
        for shot in self.shots:
            gun, target, aim = shot.split()
            found.append((PIECE[gun], SECTOR[target], AT_TROOPS if aim == "troops" else AT_GUNS))
        return found

    def begin(self) -> Battle:
        table = Table(self.position)
        table.do(f"disc {self.place}", *[f"fire {shot}" for shot in self.shots])
        if table.kind == "firing":
            table.do("done")
        return table.state


def fire_tree(barrage: Barrage, sector_number: int) -> dict[object, float]:
    """Every throw of the engine, the policy for the players, for one target."""
    start = barrage.begin()
    found: dict[object, float] = {}
    stack: list[tuple[Battle, list[Event], float]] = [(start, [], 1.0)]
    while stack:
        b, events, chance = stack.pop()
        if not any(isinstance(frame, FireOrder) for frame in b.frames):
            outcome = fired_upon(barrage.before, b, events, sector_number)
            found[outcome] = found.get(outcome, 0.0) + chance
            continue
        codes = b.codes if b.mover == CHANCE else [policy_answer(b)]
        for code in codes:
            new = b.copy()
            told = new.apply(b.write(code))
            stack.append((new, events + told, chance / len(codes)))
    return found


def fired_upon(before: Battle, b: Battle, events: list[Event], target: int) -> tuple[object, ...]:
    name = PLACES[target]
    colours = tuple(
        len([e for e in events if e.kind == "cube-placed" and e.args == {"colour": colour, "place": name}])
        for colour in COLOURS
    )
    troops = guns = damaged = 0
    for side in (0, 1):
        for piece in members(side, before.mask(side, target)):
            gun = bool(MASK[piece] & GUNS[side])
            if b.place[piece] == LOST:
                troops, guns = troops + (not gun), guns + gun
            elif b.damaged[side] & ~before.damaged[side] & MASK[piece]:
                damaged += 1
    marked = any(event.kind == "disrupted" and event.args["sector"] == name for event in events)
    return (marked, colours, troops, damaged, guns)


RIDGE = {"HRN": sector("CA1", "CA2", "CA3", block=block("CSA", 3), damaged=["CA3"])}
BARRAGES: dict[str, Barrage] = {
    "at infantry": Barrage(
        "HRN",
        ["CA1 MPN troops", "CA2 MPN troops", "CA3 MPN troops"],
        {**RIDGE, "MPN": sector("UR1", "UI1", cubes={"blue": 5, "orange": 4}, sticks=["WRN", "WRC"])},
    ),
    "at cavalry": Barrage(
        "HRN",
        ["CA1 MPN troops", "CA2 MPN troops"],
        {**RIDGE, "MPN": sector("UC1", "UA1", cubes={"navy": 2}), "SEM": sector(block=block("Union", 2))},
    ),
    "at cavalry without a way out": Barrage(
        "HRN",
        ["CA1 MPN troops", "CA2 MPN troops"],
        {**RIDGE, "MPN": sector("UC1", "UA1", cubes={"navy": 3})},
    ),
    "at two brigades of cavalry": Barrage(
        "HRN",
        ["CA1 MPN troops", "CA2 MPN troops"],
        {**RIDGE, "MPN": sector("UC1", "UC2", cubes={"navy": 5}), "SEM": sector(block=block("Union", 2))},
    ),
    "at guns and troops": Barrage(
        "HRN",
        ["CA1 MPN artillery", "CA2 MPN artillery", "CA3 MPN troops"],
        {**RIDGE, "MPN": sector("UE1", "UA1", "UA2", damaged=["UA1"], fire=True, cubes={"red": 5})},
    ),
    "two targets, one marker": Barrage(
        "HRN",
        ["CA1 MPN troops", "CA2 WRN troops", "CA3 WRN troops"],
        {
            **RIDGE,
            "MPN": sector("UR1"),
            "WRN": sector("UR2", "UA1"),
            **markers(7),
        },
    ),
    "two targets, one cube": Barrage(
        "HRN",
        ["CA1 MPN troops", "CA2 WRN troops"],
        {
            **RIDGE,
            "MPN": sector("UR1"),
            "WRN": sector("UR2"),
            "LRT": sector("UR3", "UR4", "UR5", "UR6", cubes={"blue": 20}),
            "CEM": sector("UR7", "UR8", cubes={"blue": 9}),
        },
    ),
}


@rule("GB-22.14", "GB-22.15", "GB-22.16", "GB-22.31")
@pytest.mark.parametrize("name", BARRAGES)
def test_bombardment_is_exact(name: str) -> None:
    barrage = BARRAGES[name]
    kept = barrage.before.copy()
    fire = bombardment(barrage.before, barrage.codes())
    assert (barrage.before.cubes, barrage.before.supply, barrage.before.disrupted, barrage.before.place) == (
        kept.cubes,
        kept.supply,
        kept.disrupted,
        kept.place,
    )
    assert [s.sector for s in fire.salvoes] == list(dict.fromkeys(target for _, target, _ in barrage.codes()))
    assert len(fire.lines) == len(barrage.shots)
    for salvo in fire.salvoes:
        tree = fire_tree(barrage, salvo.sector)
        assert salvo.outcomes == pytest.approx(tree, abs=1e-9)
        assert sum(salvo.outcomes.values()) == pytest.approx(1, abs=1e-9)
        for column in (salvo.cubes, salvo.troops_lost, salvo.guns_damaged, salvo.guns_lost):
            assert sum(column) == pytest.approx(1, abs=1e-9)
        assert salvo.disruption == pytest.approx(sum(p for o, p in salvo.outcomes.items() if o[0]))
        assert sum(salvo.colours) == pytest.approx(sum(n * p for n, p in enumerate(salvo.cubes)))


@rule("GB-22.14", "GB-22.15", "GB-21.13")
def test_a_bombardment_by_hand() -> None:
    barrage = BARRAGES["at infantry"]
    one = bombardment(barrage.before, barrage.codes()[:1]).salvoes[0]
    assert one.cubes == pytest.approx([5 / 6, 1 / 6])
    assert one.disruption == pytest.approx(1 / 6)
    damaged = bombardment(barrage.before, barrage.codes()[2:]).salvoes[0]
    assert damaged.cubes == pytest.approx([1, 0])
    assert damaged.disruption == pytest.approx(1 / 6)
