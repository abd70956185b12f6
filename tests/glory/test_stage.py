"""The stage: its chances are those of the rules at every step, its words are words, and everybody can watch."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.lexicon import DEFEND, DONE, OFF
from longroll.games.glory.odds import best_defence, common_hexes, outlook, through
from longroll.games.glory.rules.assault import Assault
from longroll.games.glory.rules.charge import ADDING
from longroll.games.glory.rules.charge_resolution import Resolution
from longroll.games.glory.rules.defensive_fire import DefensiveFire
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE, Event
from longroll.kit.clauses import rule
from longroll.kit.film import Act, Moment, Stage
from longroll.kit.notation import act as answer_code
from longroll.kit.scene import Odds
from tests.acceptance.walks import warlike
from tests.glory.field import Field
from tests.glory.test_preview import chance_of, hurt, quiet
from tests.retold import retold

GAMES = Path(__file__).parent / "games"
CODES = re.compile(r"\b(?!18)\d{4}\b|\b(us|cs|u|c)-[a-z]|\b(AR|DR|EX)\b|[A-Z]\+[A-Z]|[{}]|\bnone\b")
"""What only programs read: hexes, units, results."""
ENOUGH = 5
"""Positions of a kind that are played out."""


def kept(name: str) -> list[Moment]:
    """The moments of a kept game."""
    return retold(GLORY, GAMES / f"glory-{name}.longroll.json")


def played(field: Field, *answers: str | int) -> list[Moment]:
    """Moments of a position that is played on; numbers are dice."""
    found: list[Moment] = []
    for answer in answers:
        before, seat = field.state.copy(), field.state.seat or ""
        text = answer if isinstance(answer, str) else f"die {answer}"
        events: list[Event] = field.state.apply(text)
        found.append(Moment(len(found) + 1, seat, before, events, field.state.copy()))
    return found


def texts(act: Act) -> Iterator[str]:
    """Everything an act says, as people read it."""
    heard = [act.text, act.head, act.detail, *(trace.text for frame in act.stills for trace in frame.traces)]
    if act.stage is not None:
        stage = act.stage
        heard += [stage.title, stage.subtitle, stage.of, stage.caption, stage.outcome]
        heard += [bar.label for bar in stage.bars]
        for part in stage.steps:
            heard += [part.name, part.title, part.result, part.word]
            for line in part.lines:
                heard += [line.label, line.note, line.value, line.running, line.result]
    for text in heard:
        yield re.sub("\ue000[^\ue001]*\ue001([^\ue002]*)\ue002", r"\1", text)


# ---- everybody can watch ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seat", "language"),
    [("maryes-heights", "US", "en"), ("henry-hill", None, "it"), ("snodgrass-hill", "CS", "fr")],
)
def test_a_game_is_filmed(name: str, seat: str | None, language: str) -> None:
    moments = kept(name)
    acts = GLORY.film(moments, seat, language)
    assert [act.first for act in acts[1:]] == [act.seq + 1 for act in acts[:-1]]
    shown = 0
    for act in acts:
        assert act.head
        assert [frame.seq for frame in act.stills] == list(range(act.first, act.seq + 1))
        for text in texts(act):
            assert not CODES.search(text), (act.seq, text)
        if act.stage is not None:
            shown += 1
            check_stage(act)
    assert shown > 10


def check_stage(act: Act) -> None:
    """Steps in the order of time, sums that add up, an end that is told and agrees with the last chance."""
    stage = act.stage
    assert stage is not None
    assert stage.steps
    assert stage.outcome.startswith("**")
    ends = [part.seq for part in stage.steps]
    assert 0 not in ends
    assert all(act.first <= seq <= act.seq for seq in ends)
    known = [part.percent for part in stage.steps if part.percent is not None]
    if known:
        assert known[-1] in (0, 100)
    if stage.bars:
        assert sum(bar.percent for bar in stage.bars) == 100
        assert all(not (bar.came and bar.out) for bar in stage.bars)
    for part in stage.steps:
        running = 0
        for line in part.lines:
            if line.dice and line.running:
                running = line.dice[0].face
                assert line.running == str(running)
            elif line.running and line.value:
                running += number(line.value)
                assert number(line.running) == running
            elif line.total and line.value and part.lines[0].running and not line.dice:
                assert number(line.value) == running


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_every_viewer_sees_the_same_battle() -> None:
    """Acts and dice are the same for all; the chance of one side is what the other has not."""
    moments = kept("maryes-heights")[:200]
    union, south, nobody = (GLORY.film(moments, seat, "en") for seat in ("US", "CS", None))
    assert [act.seq for act in union] == [act.seq for act in south] == [act.seq for act in nobody]
    fights = 0
    for ours, theirs, seen in zip(union, south, nobody, strict=True):
        if ours.stage is None or theirs.stage is None or seen.stage is None:
            assert ours.stage is theirs.stage is seen.stage is None
            continue
        if ours.stage.percent is None or theirs.stage.percent is None or not ours.stage.bars:
            continue
        fights += 1
        assert abs(ours.stage.percent + theirs.stage.percent - 100) <= 1
        assert seen.stage.percent in (ours.stage.percent, theirs.stage.percent)
        assert [line.dice for part in ours.stage.steps for line in part.lines] == [
            line.dice for part in theirs.stage.steps for line in part.lines
        ]
    assert fights > 5


# ---- the chances -----------------------------------------------------------------------------------------------


def charges_over(b: Battle) -> bool:
    """Have the charges of a position come to their end?"""
    if any(isinstance(frame, Resolution) for frame in b.frames):
        return False
    charges = [frame for frame in b.frames if isinstance(frame, Assault)]
    return not charges or all(number in charges[0].over for number in range(charges[0].count))


def kind_of(b: Battle, assault: Assault) -> str:
    top = b.frames[-1]
    several = "" if assault.count == 1 else "joint " if common_hexes(assault) else "several "
    return f"{several}{type(top).__name__}{getattr(top, 'step', '')}"


@rule("GL-10.22.1", "GL-10.24.2", "GL-10.33.1")
@pytest.mark.parametrize("scenario", ["maryes-heights", "deep-cut"])
def test_the_running_chance_is_what_the_rules_do(scenario: str) -> None:
    """At every kind of position between declaration and end, against all dice of the rules."""
    rng = Random(f"stage {scenario}")
    state = GLORY.new(scenario)
    seen: Counter[str] = Counter()
    for _ in range(1500):
        if state.over:
            state = GLORY.new(scenario)
        look(state, seen)
        state.play(rng.choices(state.codes, state.weights())[0] if state.mover == CHANCE else warlike(state, rng))
    assert sum(seen.values()) >= 20
    assert {"DefensiveFire0", "DefensiveFire1", "Resolution1"} <= set(seen)


def look(state: Battle, seen: Counter[str]) -> None:
    charges = [frame for frame in state.frames if isinstance(frame, Assault)]
    if len(charges) != 1 or charges[0].step <= ADDING or charges_over(state):
        return
    assault = charges[0]
    kind = kind_of(state, assault)
    hexes = common_hexes(assault)
    if seen[kind] >= ENOUGH:
        return
    seen[kind] += 1
    side = assault.side
    if not hexes:
        if any(isinstance(frame, DefensiveFire) for frame in state.frames):
            wanted = chance_of(state.copy(), no_more_fire, unharmed(state), planned(state))
            assert through(state) == pytest.approx(wanted)
        return
    goal = hexes[0]
    wanted = chance_of(state.copy(), charges_over, lambda x: x.owner(goal) != 1 - side, planned(state))
    assert outlook(state, list(range(assault.count)), goal) == pytest.approx(wanted), kind


def planned(start: Battle) -> Callable[[Battle], int]:
    """The defender keeps to the fire that is best for him at the beginning."""
    plan = best_defence(start)

    def answer(b: Battle) -> int:
        top = b.frames[-1]
        if not isinstance(top, DefensiveFire):
            return quiet(b)
        return next((answer_code(DEFEND, place, plan[place]) for place in top.waiting if plan.get(place)), DONE)

    return answer


def unharmed(start: Battle) -> Callable[[Battle], bool]:
    """Has nobody of those who charge been hit?"""
    assault = next(frame for frame in start.frames if isinstance(frame, Assault))
    units = assault.charging_units()
    shaken = start.disordered

    def good(b: Battle) -> bool:
        return all(b.at[unit] < OFF and not (b.disordered & ~shaken) >> unit & 1 for unit in units)

    return good


def no_more_fire(b: Battle) -> bool:
    return not any(isinstance(frame, DefensiveFire) for frame in b.frames)


COMMITTING = (
    "fire",
    "fire-both",
    "rally",
    "roll",
    "close",
    "done",
    "resolve",
    "charge",
    "charge-at",
    "join",
    "join-at",
)
RARE = ("charge-at", "join", "join-at", "resolve", "done", "close")
"""Compared whenever they come."""


@rule("GL-4.25.3", "GL-9.22.1", "GL-10.21.1", "GL-11.52.1")
@pytest.mark.parametrize("scenario", ["henry-hill", "snodgrass-hill", "maryes-heights"])
def test_the_large_number_is_that_of_the_odds_card(scenario: str) -> None:
    """What was risked is what the card said before the act that began it."""
    rng = Random(f"card {scenario}")
    state = GLORY.new(scenario)
    compared: Counter[str] = Counter()
    for _ in range(1500):
        if state.over:
            state = GLORY.new(scenario)
        chance = state.mover == CHANCE
        code = rng.choices(state.codes, state.weights())[0] if chance else warlike(state, rng)
        before, action = state.copy(), str(state.write(code))
        events = state.apply(action)
        verb = action.split()[0]
        if chance or verb not in COMMITTING or (compared[verb] >= ENOUGH and verb not in RARE):
            continue
        compare(before, action, Moment(1, before.seat or "", before, events, state.copy()), compared)
    assert sum(compared.values()) >= 15
    assert len(compared) >= 4


def compare(before: Battle, action: str, moment: Moment, compared: Counter[str]) -> None:
    after = moment.after
    assert isinstance(after, Battle)
    if not GLORY.stager.combat(after):
        return
    card: Odds | None = GLORY.odds(before, before.seat, action, "en")
    stage = staged(before, moment)
    if stage is None or card is None:
        return
    compared[action.split()[0]] += 1
    if isinstance(before.top(), DefensiveFire) and stage.steps[0].seq == 1:
        # fire is held in the midst of it: the stage keeps to the hex of its beginning, though another be likelier now
        now = [part.percent for part in stage.steps if part.seq][-1]
        assert now == card.percent or stage.place != card.place
        return
    assert stage.place == card.place, action
    assert stage.percent == card.percent, action
    assert {bar.label: bar.percent for bar in stage.bars} == {bar.label: bar.percent for bar in card.bars}


def staged(before: Battle, moment: Moment) -> Stage | None:
    """The stage of what an act leads to: of its own combat, or of another that begins where that ends."""
    after = moment.after
    assert isinstance(after, Battle)
    names = [GLORY.stager.combat(b) for b in (before, after)]
    moments = [moment]
    if names[0] and names[0] != names[1] and names[1].startswith("charge") and after.mover == CHANCE:
        end = after.copy()
        events = end.apply("die 0")
        moments.append(Moment(2, "chance", after, events, end))
    acts = GLORY.film(moments, before.seat, "en")
    return acts[-1].stage if acts else None


@rule("GL-9.22.1", "GL-9.13.2")
def test_a_fire_step_by_step() -> None:
    """The chance to Disorder the target before the die, after it, and after the check; the answer has its own step."""
    field = Field("US g art 0505 S fire=1\nCS c art 0507 N co=6", side="US", step="fire")
    wanted = chance_of(field.copy().do("fire g 0507 -").state, lambda b: not b.frames[1:], hurt(field.state, 1))
    (act,) = GLORY.film(played(field, "fire g 0507 -", "answer c -", 6, 1, 7), "US", "en")
    assert act.stage is not None
    assert act.stage.percent == round(100 * wanted)
    names = [part.name for part in act.stage.steps]
    assert names == ["Your fire", "They fire back", "c checks"]
    assert [part.percent for part in act.stage.steps] == [30, None, 100]
    assert act.stage.steps[2].result == "70 % to pass: failed"
    assert act.stage.outcome == "**c is Disordered.**"
    assert [(trace.kind, trace.vain) for frame in act.stills for trace in frame.traces] == [
        ("fire", False),
        ("fire", True),
    ]


@rule("GL-10.24.2")
def test_two_charges_on_one_hex_are_one_attempt() -> None:
    """The picture of a charge: one is stopped by the fire, the other goes on alone, and falls back by its choice."""
    units = "CS p inf 0505 N co=6\nCS q inf 0605 NW co=8\nUS d inf 0504 S"
    field = Field(units)
    moments = played(field, "charge-at p 0504", "close", "charge-at q 0504", "close")
    start = field.state.copy()
    (act,) = GLORY.film(moments, "CS", "en")
    assert act.stage is not None
    assert act.stage.subtitle == "2 charges on d: p and q"
    wanted = chance_of(start, charges_over, lambda b: b.owner(b.board.index["0504"]) != 0)
    assert act.stage.percent == round(100 * wanted)
    assert [part.name for part in act.stage.steps] == ["Their fire", "p charges", "q charges", "Checks", "Retreat"]
    assert all(part.seq == 0 for part in act.stage.steps)
    assert act.stage.steps[0].word == "they decide"
    assert act.stage.outcome == ""


@rule("GL-11.21.1")
def test_a_decision_inside_a_charge() -> None:
    field = Field("CS p inf 0505 N s=3\nUS d inf 0504 S s=12")
    moments = played(field, "charge p", "defend 0504 C", 0, 2)
    assert field.kind == "retreat"
    ours, theirs = (GLORY.film(moments, seat, "en")[0].stage for seat in ("CS", "US"))
    assert ours is not None
    assert theirs is not None
    assert (ours.steps[-1].word, theirs.steps[-1].word) == ("you decide", "they decide")
    assert ours.steps[-1].result.endswith("open")
    assert ours.steps[-2].percent == 0
    assert theirs.steps[-2].percent == 100
