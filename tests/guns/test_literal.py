"""A second reader of the rules follows the action phases: the same questions with the same answers, the same map after
each.

What it reads is in ``reader``, over the map of ``literal``. It begins anew at every step of a phase, so games are
followed from wherever they are. Crowded positions bring up what games seldom do. Half of the answers are ``staff``'s.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.kit import Event, State
from longroll.kit.clauses import rule
from tests.acceptance.walks import GAMES
from tests.guns.reader import (
    CAVALRY,
    CORPS,
    FULL,
    MAP,
    REDUCED,
    SPACES,
    UNION,
    Asking,
    Ground,
    Question,
    in_control,
    most_hours,
    objective_step,
    orders_open,
)

GAME: Any = find_game("guns")
STAFF = GAME.doctrine.minds()["staff"]()
CHUNKS = 4
WHOLE = max(1, GAMES // 300)
"""Games from each scenario …"""
LONGEST = 150 if WHOLE == 1 else 10_000
"""… and how many answers of each are followed."""
CROWDS = GAMES // 50
TOKENS = {
    "CSA": [f"{c}-{n}" for c in CORPS for n in (2, 1)]
    + ["I-2", "I-2", "I-1", "II-2", "II-1", "III-2", "III-2", *["ANY-1"] * 3, *["MARCH"] * 6],
    "USA": [f"{c}-{n}" for c in UNION if c not in (*CAVALRY, "Iron") for n in (2, 1)]
    + ["Sedgwick-2", *["RESERVE-2"] * 7, *["RESERVE-1"] * 3, *["ANY-1"] * 3, *["MARCH"] * 6],
}
REBEL_ENTRIES = {a for e in MAP.data.entries.values() if e.army == "CSA" for a in e.areas}
VERBS = {
    "withdrawal": {"withdraw", "ride-back", "perish", "to", "leave", "lose"},
    "attack": {"target", "also", "lead"},
    "march": {"march", "ride", "hurry", "face", "to", "leave"},
    "entry": {"enter", "road", "transfer", "wait"},
    "objectives": {"shift"},
}
"""Steps that are followed, and their verbs: a step whose first answer was forced is not followed."""


# ---- following ------------------------------------------------------------------------------------------------------


def written(position: dict[str, Any]) -> dict[str, Any]:
    """What the program says lies on the map, in the words of the second reader."""
    return read(Ground(position))


def read(ground: Ground) -> dict[str, Any]:
    table: dict[str, Any] = {
        f"{army} {p}": (ground.fronts[army][p], sorted(block.shown() for block in blocks))
        for army in ("USA", "CSA")
        for p, blocks in ground.stacks[army].items()
    }
    table |= {f"off {area}": sorted(block.shown() for block in blocks) for area, blocks in ground.off.items()}
    table |= {f"at {entry}": sorted(b.face for b in blocks) for entry, blocks in ground.waiting.items() if blocks}
    table["gone"] = +ground.gone
    table["trays"] = {army: +ground.tray(army) for army in ("USA", "CSA")}
    table["objectives"] = ground.objectives
    return table


class Follower:
    """The second reader beside a game."""

    def __init__(self) -> None:
        self.reader: Asking | None = None
        self.question = Question("", None)
        self.ground: Any = None
        self.begun: set[str] = set()
        self.short: dict[str, bool] = {}
        self.said: list[str] = []
        self.asked: Counter[str] = Counter()

    def answer(self, answer: str) -> None:
        if self.reader is not None:
            try:
                self.question = self.reader.send(answer)
            except StopIteration:
                self.reader = None

    def forced(self, actions: list[str], start: str) -> None:
        """Answers that were the only ones possible."""
        for action in actions:
            while self.reader is not None and self.single() and action not in (self.question.options or ()):
                self.answer(min(self.question.options or ()))
            if self.reader is not None:
                assert self.question.options in (None, {action}), f"{action} is not the only answer {start}"
                self.answer(action)

    def single(self) -> bool:
        return self.question.options is not None and len(self.question.options) == 1

    def compare(self, state: State, kind: str, options: frozenset[str], start: str) -> None:
        """The pending question, and the map."""
        while (
            self.reader is not None and self.single() and (self.question.kind, self.question.options) != (kind, options)
        ):
            self.answer(min(self.question.options or ()))
        if self.reader is None:
            return
        mine = self.question.options
        if mine is not None:
            assert self.question.kind == kind, start
            assert (sorted(options - mine), sorted(mine - options)) == ([], []), start
        assert written(GAME.to_json(state)) == read(self.ground), start
        self.asked[kind] += 1

    def look(self, state: State, actions: list[str]) -> None:
        """Before an answer is given: does everything agree?"""
        decision = state.decision
        assert decision is not None
        kind, options = decision.kind, frozenset(str(option) for option in state.options())
        position = GAME.to_json(state)
        start = f"after {self.said[-8:]} in {json.dumps(position)}"
        self.forced(actions, start)
        self.compare(state, kind, options, start)
        if kind in ("draw", "hours", "order"):
            self.begun.clear()
        if self.reader is None and kind in VERBS and kind not in self.begun:
            self.begun.add(kind)
            if not any(action.split()[0] in VERBS[kind] for action in actions):
                self.ground = Ground(position)
                self.reader = self.step(kind, state, position)
                self.question = next(self.reader)
                self.compare(state, kind, options, start)
        if kind == "hours":
            assert options == {f"hours {n}" for n in range(1, most_hours(position) + 1)}, start
            self.asked[kind] += 1
        army = (state.seat or "").split("-")[0]
        if kind == "order" and army in self.short:
            assert options == orders_open(position, army, self.short[army]), start
            self.asked[kind] += 1

    def step(self, kind: str, state: State, position: dict[str, Any]) -> Asking:
        army = (state.seat or "").split("-")[0]
        if kind == "objectives":
            left = position["moment"]["procedure"][-1]["fields"]["left"]
            return objective_step(self.ground, left)
        if kind == "entry":
            hours = SPACES[SPACES.index(position["hour"]) :] if position["hour"] != "NIGHT" else ["NIGHT"]
            shown = position["moment"].get("shown", {})
            arrivals = {n: shown[f"{army} {hour}"] for n, hour in enumerate(hours, 1) if f"{army} {hour}" in shown}
            return self.ground.entry_step(army, position.get("opened", []), arrivals)  # type: ignore[no-any-return]
        steps = {"withdrawal": "withdrawal_step", "attack": "attack_step", "march": "march_step"}
        return getattr(self.ground, steps[kind])(army)  # type: ignore[no-any-return]

    def told(
        self, answer: str, before: str | None, options: int, events: list[Event], position: dict[str, Any]
    ) -> None:
        """After an answer: turn lengths are remembered, victory is judged."""
        self.said.append(answer)
        if answer.startswith("hours"):
            self.short = {"USA": False, "CSA": False, str(before): int(answer.split()[1]) < options}
        elif any(event.kind == "turn" for event in events):
            self.short = {"USA": False, "CSA": False}
        found = [event for event in events if event.kind == "control"]
        if found and not any(event.kind == "forced" for event in events):
            assert int(found[-1].args["number"]) == in_control(position), f"{answer} in {json.dumps(position)}"
            self.asked["control"] += 1


def choose(state: State, rng: Random, staff: float) -> str:
    if state.seat != "chance" and rng.random() < staff:
        return str(STAFF.choose(GAME.view(state, state.seat), rng))
    options = [str(option) for option in state.options()]
    verb = rng.choice(sorted({option.split()[0] for option in options}))
    return rng.choice([option for option in options if option.split()[0] == verb])


def follow(state: State, rng: Random, limit: int, staff: float) -> Counter[str]:
    """Both read on, answer by answer; they must never differ."""
    follower = Follower()
    actions: list[str] = []
    for _ in range(limit):
        if state.over:
            break
        follower.look(state, actions)
        answer = choose(state, rng, staff)
        seat, options = state.seat, len(state.options())
        events = state.apply(answer)
        follower.answer(answer)
        actions = [str(event.args["action"]) for event in events if event.kind == "forced"]
        follower.told(answer, seat, options, events, GAME.to_json(state))
    return follower.asked


# ---- positions that games seldom reach ------------------------------------------------------------------------------


class Muster:
    """Blocks of both armies, never more of a command than it has."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.faces = {
            army: [f"{c}-F" for c in commands for _ in range(FULL[c])]
            + [f"{c}-R{n}" for c in commands for n in (1, 2) if REDUCED[c][n % 2]]
            for army, commands in (("CSA", tuple(CORPS)), ("USA", UNION))
        }
        for faces in self.faces.values():
            rng.shuffle(faces)
        self.used: Counter[str] = Counter()

    def block(self, army: str, victor: bool) -> dict[str, Any] | None:
        while self.faces[army]:
            face = self.faces[army].pop()
            command = face.split("-")[0]
            if self.used[command] < FULL[command]:
                self.used[command] += 1
                come = ["come"] if face.endswith("F") and command != "Buford" else []
                return {"block": face, "marks": [*come, *(["victor"] if victor else [])]}
        return None


def crowd(rng: Random) -> dict[str, Any]:
    """Both armies mixed on neighbouring positions, at the beginning of a step."""
    region = {rng.choice(sorted(MAP.data.positions))}
    for _ in range(rng.choice([2, 3])):
        region |= {q for p in sorted(region) for _, q, _ in MAP.steps(p) if rng.random() < 0.5}
    muster = Muster(rng)
    active = rng.choice(["CSA", "USA"])
    positions: dict[str, Any] = {}
    dug = 0
    for p in rng.sample(sorted(region), min(len(region), rng.randint(6, 26))):
        army = "CSA" if REBEL_ENTRIES & set(MAP.areas(p)) else rng.choice(["CSA", "USA"])
        won = army != active and rng.random() < 0.25
        found = [muster.block(army, won and rng.random() < 0.7) for _ in range(rng.choice([1, 1, 1, 2, 2, 3]))]
        if blocks := [block for block in found if block]:
            positions[p] = {army: {"blocks": blocks, "front": rng.choice(MAP.areas(p))}}
            if rng.random() < 0.15 and dug < 4:
                positions[p]["works"] = [rng.choice(MAP.areas(p))]
                dug += 1
    step = rng.choice(["withdrawal", "attack", "attack", "attack", "march"])
    orders = {army: rng.choice(["hold", "withdraw"]) for army in ("CSA", "USA")}
    if step == "attack" or rng.random() < 0.3:
        orders[active] = "attack"
    trays = {
        army: Counter(rng.sample(tokens[: -6 + 2 * (army == active)], rng.randint(1, 8)))
        for army, tokens in TOKENS.items()
    }
    inner = [area for area, what in MAP.data.areas.items() if not what.partial]
    position: dict[str, Any] = {
        "day": rng.randint(1, 3),
        "hour": rng.choice(["10AM", "1PM", "4PM"]),
        "turn": f"{active} {step}",
        "orders": orders,
        "positions": positions,
        "tokens": {army: {"tray": dict(tray)} for army, tray in trays.items()},
        "objectives": [{"area": area, "army": rng.choice(["CSA", "USA"])} for area in rng.sample(inner, 3)],
        "first": rng.choice(["CSA", "USA"]),
    }
    position["tokens"]["USA" if active == "CSA" else "CSA"]["dug"] = dug
    if "attack" not in orders.values():
        position["length"] = rng.randint(1, 3)
    if rng.random() < 0.3 and (block := muster.block(active, False)):
        position["off"] = {rng.choice([a for a, what in MAP.data.areas.items() if what.partial]): [block]}
    return position


# ---- tests ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
@rule("GG-6.3", "GG-7.4", "GG-12.3", "GG-12.6", "GG-13.11.2", "GG-14.2", "GG-14.9", "GG-16.4", "GG-20.3", "GG-20.4")
def test_games_are_read_alike(scenario: str) -> None:
    for seed in range(WHOLE):
        rng = Random(f"{scenario} {seed}")
        follow(GAME.new(scenario), rng, LONGEST, 0.6 if seed % 2 == 0 else 0.3)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@rule(
    "GG-2.6", "GG-3.16", "GG-13.2.3", "GG-13.11.8", "GG-13.12.2", "GG-13.13.4", "GG-13.16.2", "GG-13.18.5", "GG-14.11"
)
def test_crowded_positions_are_read_alike(chunk: int) -> None:
    for seed in range(chunk, CROWDS * CHUNKS, CHUNKS):
        rng = Random(f"crowd {seed}")
        follow(GAME.position(crowd(rng)), rng, 40, 0.2 if seed % 2 else 0.7)
