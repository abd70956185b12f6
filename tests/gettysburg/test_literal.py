"""A second reader of the rules follows the game: the same questions with the same answers, the same table after each.

What it reads is in ``literal``. Whole games start from every scenario; dense made-up positions bring up what games
seldom do: full sectors, split works, empty supplies, cavalry under fire. Half of the answers are those of ``staff``."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.kit import State
from longroll.kit.clauses import rule
from tests.acceptance.walks import GAMES
from tests.gettysburg.literal import (
    BLOCKS,
    BOX_OF,
    BOX_SIDE,
    BOXES,
    CUBES,
    KINDS,
    NEXT,
    PRINTED,
    SECTORS,
    Field,
    colour_of,
    is_gun,
    lay_out,
    most,
    side_of,
)

GAME: Any = find_game("gettysburg")
STAFF = GAME.doctrine.minds()["staff"]()
CHUNKS = 4
WHOLE = max(1, GAMES // 300)
"""Games from each scenario …"""
LONGEST = 250 if WHOLE == 1 else 10_000
"""… and how many answers of each are followed."""
POSITIONS = max(1, GAMES // 75)
COUNTS = {"CR": 17, "CE": 5, "CA": 9, "UR": 19, "UE": 1, "UI": 7, "UC": 2, "UA": 11}
ARMY = {
    side: [f"{k}{n}" for k in KINDS for n in range(1, COUNTS[k] + 1) if side_of(k) == side]
    for side in BOX_SIDE.values()
}


# ---- following ------------------------------------------------------------------------------------------------------


def written(position: dict[str, Any]) -> dict[str, Any]:
    """What the program says lies on the table, in the words of the second reader."""
    moment = position.get("moment", {})
    load = moment.get("load", {})
    table: dict[str, Any] = {}
    for place in [*SECTORS, *BOXES]:
        what = position.get("places", {}).get(place, {})
        pieces = sorted(what.get("pieces", []))
        cubes = Counter(what.get("cubes", {}))
        for piece in pieces:
            cubes[colour_of(piece)] += load.get(piece, 0)
        block = what.get("block")
        table[place] = {
            "pieces": pieces,
            "damaged": sorted(what.get("damaged", [])),
            "cubes": {c: n for c, n in sorted(cubes.items()) if n},
            "sticks": sorted(what.get("sticks", [])),
            "markers": (bool(what.get("disrupted")), bool(what.get("fire"))),
            "block": (block["side"], block["value"], block.get("discs", 0)) if block else None,
        }
    table["blocks"] = {s: (sorted(position["hand"][s]), sorted(position["aside"][s])) for s in ("CSA", "Union")}
    table["discs"] = {n: position["discs"].get(n, 0) for n in ("single", "double", "orders", "forced")}
    table["time"] = (position.get("day", 1), position.get("period", "morning"), position.get("winner", ""))
    table["combat"] = (load, moment.get("origin", {}))
    return table


def read(field: Field) -> dict[str, Any]:
    """The same of the second reader's table."""
    table: dict[str, Any] = {}
    for place in [*SECTORS, *BOXES]:
        pieces = sorted(p for p, q in field.where.items() if q == place)
        table[place] = {
            "pieces": pieces,
            "damaged": sorted(p for p in pieces if p in field.damaged),
            "cubes": {c: n for c, n in sorted(field.cubes[place].items()) if n},
            "sticks": sorted(field.sticks.get(place, [])),
            "markers": (place in field.disrupted, place in field.fire),
            "block": field.blocks.get(place),
        }
    table["blocks"] = {side: (field.hand[side], field.aside[side]) for side in ("CSA", "Union")}
    table["discs"] = field.discs
    table["time"] = (field.day, field.period, field.winner)
    table["combat"] = ({p: n for p, n in field.load.items() if n}, field.origin)
    return table


def choose(state: State, options: list[str], rng: Random, staff: bool) -> str:
    """Any verb, mostly a warlike one; or what staff does."""
    if state.seat == "chance":
        return rng.choice(options)
    if staff and rng.random() < 0.8:
        return str(STAFF.choose(GAME.view(state, state.seat), rng))
    eager: dict[str, float] = {"joint": 9, "double": 6, "fire": 4, "move": 5, "ride": 5, "enter": 2, "disc": 4}
    eager |= {"block": 0.5, "remove": 0.5}
    verbs = sorted({option.split()[0] for option in options})
    verb = rng.choices(verbs, [eager.get(v, 1) for v in verbs])[0]
    found = [option for option in options if option.split()[0] == verb]
    if verb in ("move", "ride"):
        places = GAME.to_json(state).get("places", {})
        foes = {p for p, what in places.items() if any(side_of(q) != state.seat for q in what.get("pieces", []))}
        found = [o for o in found if o.split()[-1] in foes] or found
    return rng.choice(found)


def follow(state: State, rng: Random, limit: int, staff: bool) -> None:
    """Both read on, answer by answer; they must never differ."""
    field = Field(GAME.to_json(state))
    reader = field.play(state.seat or "")
    question = next(reader)
    said: list[str] = []
    for _ in range(limit):
        options = sorted(str(option) for option in state.options())
        position = GAME.to_json(state)
        if (
            len(options) == 1 and state.seat != "chance"
        ):  # put only because passing it over would tell the enemy something
            said.append(options[0])
            state.apply(options[0])
            continue
        start = f"after {said[-12:]} in {json.dumps(position)}"
        assert (state.seat, sorted(question.options)) == (question.seat, options), start
        if not options[0].startswith("forfeit"):  # cubes beyond the supply are taken off one by one here, there at once
            assert written(position) == read(field), start
        said.append(choose(state, options, rng, staff))
        state.apply(said[-1])
        try:
            question = reader.send(said[-1])
        except StopIteration:
            assert state.over, start
        if state.over:
            assert written(GAME.to_json(state))["time"] == read(field)["time"], start
            return


# ---- positions that games seldom reach ------------------------------------------------------------------------------


def dense(rng: Random) -> dict[str, Any]:
    """Both armies mixed in a corner of the map, tired, with works, markers and blocks."""
    region = {rng.choice(SECTORS)}
    for _ in range(2):
        region |= {t for s in sorted(region) for t in sorted(NEXT[s]) if rng.random() < 0.8}
    places: dict[str, dict[str, Any]] = {}
    army = {side: rng.sample(pieces, len(pieces)) for side, pieces in ARMY.items()}
    army["Union"].sort(key=lambda p: p[:2] == "UC" and rng.random() < 0.6)
    left = Counter(CUBES)
    tired = rng.random()
    stock = {"sticks": 20, "disrupted": 8, "fire": 4}
    for sector in sorted(region):
        if rng.random() < 0.75:
            places[sector] = held(rng, sector, army[rng.choice(["CSA", "Union"])], left, tired, stock)
    for box, side in BOX_SIDE.items():
        if BOXES[box] in region:
            places[box] = manned(rng, army[side], left, rng.choice([0, 1, 3, 5]), 0.2)
    if rng.random() < 0.5:  # far away, what empties the supply
        rest = [s for s in SECTORS if s not in region]
        for sector in rng.sample(rest, min(8, len(rest))):
            places[sector] = manned(rng, army[rng.choice(["CSA", "Union"])], left, 3, 1)
    position: dict[str, Any] = {"places": places, "hand": {}, "aside": {}}
    position["discs"] = {"single": rng.randint(0, 5), "double": rng.randint(0, 5), "orders": rng.randint(1, 4)}
    position["discs"]["forced"] = rng.randint(0, 3)
    for side in ("CSA", "Union"):
        command(rng, side, sorted(region), position)
    position["period"] = rng.choice(["morning", "mid-day", "afternoon", "afternoon", "night"])
    position["day"] = rng.randint(1, 2 if position["period"] == "night" else 3)
    position["turn"] = rng.choice(["CSA", "Union"])
    position["waiting"] = rng.choice(["schedule", []])
    position["stall"] = rng.choice([0, 0, 36])
    return position


def hunted(rng: Random) -> dict[str, Any]:
    """Cavalry with most of the navy cubes beside a great battery, among friends with little room."""
    battery = rng.choice(SECTORS)
    targets = rng.sample(sorted(NEXT[battery]), 2)
    army = rng.sample(ARMY["Union"], len(ARMY["Union"]))
    army.sort(key=lambda p: p[:2] == "UC")
    left = Counter(CUBES)
    guns = [p for p in ARMY["CSA"] if is_gun(p)]
    places: dict[str, dict[str, Any]] = {battery: {"pieces": guns[:4], "block": {"side": "CSA", "value": 5}}}
    for target in targets:
        places[target] = manned(rng, army, left, rng.randint(1, 4), 1)
    around = sorted({s for t in targets for s in NEXT[t]} - set(places))
    places[around[0]] = {"pieces": guns[4:7]}
    for sector in around[1:]:
        places[sector] = manned(rng, army, left, rng.choice([0, 2, 4, 4]), 0.5)
    for sector in [s for s, what in places.items() if what["pieces"] and s not in (battery, around[0])]:
        places[sector]["disrupted"] = rng.random() < 0.4 and sum(w.get("disrupted", False) for w in places.values()) < 8
    values = rng.sample(BLOCKS, len(BLOCKS))
    for sector in rng.sample(around[1:], min(3, len(around) - 1)):
        places[sector]["block"] = {"side": "Union", "value": values.pop()}
    return {"places": places, "discs": {"single": 5, "double": 4, "orders": 3}}


def manned(rng: Random, army: list[str], left: Counter[str], number: int, tired: float) -> dict[str, Any]:
    """Some pieces with their cubes."""
    pieces = [army.pop() for _ in range(min(number, len(army)))]
    cubes: Counter[str] = Counter()
    for piece in pieces:
        if not is_gun(piece):
            wanted = rng.randint(most(piece) - 1, most(piece)) if rng.random() < tired else rng.randint(0, most(piece))
            given = min(wanted, left[colour_of(piece)])
            left[colour_of(piece)] -= given
            cubes[colour_of(piece)] += given
    damaged = [p for p in pieces if is_gun(p) and rng.random() < 0.4]
    return {"pieces": pieces, "cubes": {c: n for c, n in cubes.items() if n}, "damaged": damaged}


def held(
    rng: Random, sector: str, army: list[str], left: Counter[str], tired: float, stock: dict[str, int]
) -> dict[str, Any]:
    """A sector with pieces, works and markers."""
    what = manned(rng, army, left, rng.choice([1, 1, 2, 2, 3, 4, 4]), tired)
    if not what["pieces"]:
        return what
    borders = sorted(NEXT[sector]) + ([BOX_OF[sector]] if sector in BOX_OF else [])
    one, two = rng.choice(borders), rng.choice(borders)
    sticks = rng.choice([[], [], [], [one], [one, one], [one, two]])
    if len(sticks) <= stock["sticks"]:
        what["sticks"] = sticks
        stock["sticks"] -= len(sticks)
    if rng.random() < 0.35 and stock["disrupted"]:
        what["disrupted"] = True
        stock["disrupted"] -= 1
    if rng.random() < 0.4 and stock["fire"] and any(is_gun(p) for p in what["pieces"]):
        what["fire"] = True
        stock["fire"] -= 1
    return what


def command(rng: Random, side: str, region: list[str], position: dict[str, Any]) -> None:
    """Blocks of a side on the map, in hand and aside."""
    places = position["places"]
    values = rng.sample(BLOCKS, len(BLOCKS))
    spare = 8 if side == "Union" else 12
    for _ in range(rng.randint(2, 7)):
        boxes = [b for b, owner in BOX_SIDE.items() if owner == side]
        found = [
            p
            for p in (boxes if rng.random() < 0.1 else region)
            if "block" not in places.get(p, {}) and all(side_of(q) == side for q in places.get(p, {}).get("pieces", []))
        ]
        if found:
            value = values.pop()
            discs = min(rng.choice([0, 0, rng.randint(0, value), value]), spare)
            spare -= discs
            places.setdefault(rng.choice(found), {})["block"] = {"side": side, "value": value, "discs": discs}
    cut = rng.choice([rng.randint(1, len(values)), len(values)])
    position["hand"][side], position["aside"][side] = values[:cut], values[cut:]


# ---- other maps -----------------------------------------------------------------------------------------------------


def chart(rng: Random) -> dict[str, Any]:
    """A map that nobody has seen: sectors of the printed one, joined at random, with at most one town and one
    double star; the Union has a box to come from."""
    codes = rng.sample(list(PRINTED["sectors"]), rng.randint(3, 14))
    sectors = {code: {"terrain": rng.choice(["clear", "clear", "ridge", "hill"]), "star": 0} for code in codes}
    for code in rng.sample(codes, 3):
        sectors[code]["star"] = 1
    sectors[rng.choice(codes)]["terrain"] = rng.choice(["clear", "town"])
    sectors[rng.choice(codes)]["star"] = rng.choice([0, 2])
    tree = [[code, rng.choice(codes[:n])] for n, code in enumerate(codes) if n]
    known = {frozenset(pair) for pair in tree}
    more = [[a, b] for a in codes for b in codes if a < b and frozenset((a, b)) not in known and rng.random() < 0.15]
    borders = tree + more
    corners = [rng.sample(codes, rng.randint(2, min(4, len(codes)))) for _ in range(rng.randint(0, 5))]
    roads = [pair for pair in borders if rng.random() < 0.4]
    boxes = rng.sample([box for box in PRINTED["boxes"] if box != "Taneytown-Road"], rng.randint(0, 2))
    places = dict(zip(["Taneytown-Road", *boxes], rng.sample(codes, len(boxes) + 1), strict=True))
    return {"sectors": sectors, "borders": borders, "roads": roads, "corners": corners, "boxes": places}


@pytest.fixture(name="printed_again")
def _printed_again() -> Iterator[None]:
    """Whatever map lies on the table, the printed one is put back."""
    yield
    lay_out(PRINTED)


# ---- tests ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
@rule("GB-5.5", "GB-6.5", "GB-7.9", "GB-8.5", "GB-11.5", "GB-12.1", "GB-15.3", "GB-17.4", "GB-24.1", "GB-25.1")
def test_whole_games_are_read_alike(scenario: str) -> None:
    for seed in range(WHOLE):
        rng = Random(f"{scenario} {seed}")
        state = GAME.new(scenario)
        while state.decision.kind != "turn":
            state.apply(str(rng.choice(state.options())))
        follow(state, rng, LONGEST, staff=seed % 2 == 0)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@rule("GB-2.4", "GB-2.5", "GB-13.3", "GB-14.11", "GB-16.5", "GB-17.8", "GB-18.3", "GB-19.2", "GB-21.9", "GB-22.31")
def test_dense_positions_are_read_alike(chunk: int) -> None:
    for seed in range(chunk, POSITIONS * CHUNKS, CHUNKS):
        rng = Random(f"dense {seed}")
        state = GAME.position(dense(rng))
        if state.decision is not None and state.decision.kind == "turn":
            follow(state, rng, 70, staff=seed % 3 == 2)


@rule("GB-2.5", "GB-2.12", "GB-14.14", "GB-16.5", "GB-17.9", "GB-18.3", "GB-18.4", "GB-18.7", "GB-18.9", "GB-22.31")
def test_cavalry_under_fire_is_read_alike() -> None:
    for seed in range(POSITIONS * CHUNKS * 3):
        rng = Random(f"hunted {seed}")
        follow(GAME.position(hunted(rng)), rng, 25, staff=False)


@pytest.mark.usefixtures("printed_again")
@rule(
    "GB-3.2", "GB-3.3", "GB-3.6", "GB-3.7", "GB-3.9", "GB-3.10", "GB-11.3", "GB-12.6", "GB-17.4", "GB-22.7", "GB-25.1"
)
def test_positions_on_other_maps_are_read_alike() -> None:
    for seed in range(POSITIONS * CHUNKS):
        rng = Random(f"chart {seed}")
        own = chart(rng)
        lay_out(own)
        state = GAME.position({"map": own, **dense(rng)})
        if state.decision is not None and state.decision.kind == "turn":
            follow(state, rng, 70, staff=seed % 3 == 2)
