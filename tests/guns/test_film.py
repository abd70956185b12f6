"""The film: acts, ink, and attacks on the stage, in the eyes of every seat."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from longroll.engraving.symbols import shapes
from longroll.games.guns import GUNS
from longroll.games.guns.components import ARMIES, FACES, N_FACES, NO_BLOCK, STRENGTH, TOKENS
from longroll.games.guns.data.materials import SYMBOLS
from longroll.games.guns.hiding import seen_by
from longroll.games.guns.knowledge import guess
from longroll.games.guns.lexicon import E_HALF_WAY, E_LOST, E_WON
from longroll.games.guns.odds.preview import bounds, conduct
from longroll.games.guns.odds.running import COMBAT, DEFENCE_GUNS, OVER, answer_to, passages, step_of
from longroll.games.guns.rules.assault import WON
from longroll.games.guns.rules.attack import Attack
from longroll.games.guns.rules.withdrawal import Retiring
from longroll.games.guns.state import Battle
from longroll.kit.clauses import rule
from longroll.kit.film import Act, Moment, Stage
from longroll.kit.narration import POINTER
from longroll.kit.state import Told
from longroll.kit.words import LANGUAGES
from tests.acceptance.test_nine import shown
from tests.acceptance.walks import deed, warlike
from tests.guns.field import Field, hard
from tests.retold import retold

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
VIEWERS = ("USA", "CSA", None)
CODE = re.compile(rf"\b[PA]\d{{1,3}}\b|\b({'|'.join(map(re.escape, (*FACES[:N_FACES], *TOKENS)))})\b|GG-|\{{|\bNone\b")
"""What must never reach a person."""


@cache
def kept(path: Path) -> list[Moment]:
    return retold(GUNS, path)


def filmed(field: Field, actions: Sequence[str]) -> list[Moment]:
    """Actions played, as moments."""
    found = []
    for number, action in enumerate(actions, len(field.events) + 1):
        before = field.state.copy()
        events = field.state.apply(action)
        field.events += events
        found.append(Moment(number, str(before.seat), before, events, field.state.copy()))
    return found


def fought_out(field: Field, seed: int = 0) -> list[Moment]:
    """The attack in hand to its end, both sides acting plainly."""
    rng = Random(seed)
    moments: list[Moment] = []
    while step_of(field.state) != OVER:
        top = field.state.frames[-1]
        if isinstance(top, Attack):
            words = [w for w in field.options() if w.split()[0] in ("done", "charge")] + field.options("lead")
            action = words[0]
        elif isinstance(top, Retiring):
            action = field.options()[0]
        else:
            attack = next(frame for frame in reversed(field.state.frames) if isinstance(frame, Attack))
            action = str(field.state.write(conduct(field.state, top, attack, rng)))
        moments += [m._replace(seq=len(moments) + 1) for m in filmed(field, [action])]
    return moments


def attack(stacks: dict[str, str], **more: object) -> Field:
    return Field("CSA attack", stacks, **{"csa": "MARCH MARCH", **more})  # type: ignore[arg-type]


UNDER_FIRE = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F Howard-F", "V44 W": "Sykes-F"}


def whole_attack(**more: object) -> list[Moment]:
    given = {"csa": "Heth-2 Hood-2 ANY-1 MARCH", "usa": "Howard-2 ANY-1 Sykes-2", **more}
    field = attack(UNDER_FIRE, **given)
    return renumbered([*filmed(field, ["target H34"]), *fought_out(field)])


def battle(moment: Moment) -> Battle:
    """The position after a moment."""
    assert isinstance(moment.after, Battle)
    return moment.after


def renumbered(moments: Sequence[Moment]) -> list[Moment]:
    return [moment._replace(seq=number) for number, moment in enumerate(moments, 1)]


def stages(acts: Sequence[Act]) -> list[Stage]:
    return [act.stage for act in acts if act.stage is not None]


def texts(act: Act) -> Iterator[str]:
    yield from (POINTER.sub(r"\2", act.text), act.head, act.detail)
    yield from (trace.text for still in act.stills for trace in still.traces)
    stage = act.stage
    if stage is not None:
        yield from (stage.title, stage.subtitle, stage.of, stage.caption, stage.outcome)
        yield from (bar.label for bar in stage.bars)
        for one in stage.steps:
            yield from (one.name, one.title, one.result, one.word)
            for line in one.lines:
                yield from (line.label, line.note, line.value, line.running, line.result)


# ---- every game, every viewer ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_films_of_kept_games(number: int) -> None:
    """Each for another viewer, in another language."""
    signs = shapes(SYMBOLS)
    acts = GUNS.film(kept(GAMES[number]), VIEWERS[number % 3], LANGUAGES[(number + number // 3) % 3])
    assert [still.seq for act in acts for still in act.stills] == list(range(1, acts[-1].seq + 1))
    for act in acts:
        assert act.head, act
        assert act.sign in signs or act.sign == "", act.sign
        for text in texts(act):
            assert not CODE.search(text), text
        for still in act.stills:
            assert all(trace.points for trace in still.traces)


def test_answers_of_one_deed_are_one_act() -> None:
    """A march is chosen, then its end; tokens are drawn one by one."""
    acts = GUNS.film(kept(GAMES[-1])[:70], "CSA", "en")
    marches = [act for act in acts if act.sign == "act-march" and any(s.traces for s in act.stills)]
    assert marches
    assert all(len(act.stills) > 1 for act in marches)
    assert max(act.seq - act.first for act in acts if act.sign == "act-tokens") >= 7


# ---- the running chance ------------------------------------------------------------------------------------------


def reckoned(position: Battle, seat: str | None, sound: bool, trials: int = 120) -> tuple[float, float]:
    """Between what the chance to win lies: the attack played out by the rules on positions that fit what a seat sees.
    ``sound``: as everybody saw, no leader has been hit; they still have strength 2."""
    redacted, rng = seen_by(position, seat), Random(99)
    wins = tried = 0
    while tried < trials:
        world = redacted.copy()
        guess(world, seat, rng)
        now = fight_in(world)
        leaders = [leader for leader, free in zip(now.leaders, now.free, strict=True) if not free]
        weak = sound and any(leader != NO_BLOCK and STRENGTH[leader] != 2 for leader in leaders)
        if not weak and all(frame.fits(world) for frame in world.frames):
            tried += 1
            wins += plays_out(world, rng)
    return bounds(wins, trials)


def fight_in(b: Battle) -> Attack:
    return next(frame for frame in reversed(b.frames) if isinstance(frame, Attack))


def plays_out(world: Battle, rng: Random) -> bool:
    """Is the attack won, if both sides act plainly?"""
    told: list[Told] = []
    world.told = told
    while True:
        world.settle()
        kinds = {kind for kind, *_ in told}
        if kinds & {E_WON, E_LOST, E_HALF_WAY} or isinstance(world.frames[-1], Retiring):
            return E_WON in kinds
        world.take(conduct(world, world.frames[-1], fight_in(world), rng))


def check_chances(moments: Sequence[Moment], seat: str | None) -> int:
    """Every step's chance on the stage agrees with an independent reckoning from the position at its end; how many."""
    (stage,) = stages(GUNS.film(moments, seat, "en"))
    army = next(fight_in(position).army for moment in moments for _, position in passages(moment))
    defends = seat is not None and not seat.startswith(ARMIES[army])
    events = [event for moment in moments for event in moment.events]
    sound = not any(event.kind == "defensive-fire" and event.args["reductions"] for event in events)
    checked = 0
    for moment in moments:
        for begun, position in passages(moment):
            if not DEFENCE_GUNS < begun <= COMBAT:
                continue
            told = stage.steps[begun - 1].percent
            assert told is not None
            if WON in fight_in(position).fought:
                continue
            won = 100 - told if defends else told
            low, high = reckoned(position, seat, sound or begun < COMBAT)
            mine = bounds(won, 100)
            assert mine[0] <= high, (begun, told, low, high)
            assert mine[1] >= low, (begun, told, low, high)
            checked += 1
    verdict = next(event.kind for event in events if event.kind in ("attack-won", "attack-lost", "attack-broken"))
    last = stage.steps[COMBAT if verdict != "attack-broken" else COMBAT - 1]
    assert last.percent == (100 if (verdict == "attack-won") != defends else 0)
    assert stage.steps[-1].word
    assert stage.outcome.startswith("**")
    assert [bar.came for bar in stage.bars].count(stage.steps[-1].seq) <= 1
    assert sum(bar.came > 0 for bar in stage.bars) == 1
    return checked


@rule("GG-13.12.1", "GG-13.14.1", "GG-13.15.3", "GG-13.16.5", "GG-13.18.15")
@pytest.mark.parametrize("seat", VIEWERS)
def test_the_running_chance_is_right_at_every_step(seat: str | None) -> None:
    assert check_chances(whole_attack(), seat) >= 4
    strong = whole_attack(usa="Howard-2 Howard-1 ANY-1 Sykes-2", terrain=hard("H34 a34 ridge 3"))
    assert check_chances(strong, seat) >= 3


@pytest.mark.long
@pytest.mark.parametrize("number", [1, 2, 3])
def test_chances_of_attacks_in_kept_games(number: int) -> None:
    checked = 0
    for group in GUNS.stager.grouped(kept(GAMES[number])):
        if checked < 12 and stages(GUNS.film(group, None, "en")):
            checked += check_chances(group, ("USA", "CSA", None)[checked % 3])
    assert checked >= 8


@pytest.mark.long
def test_the_chance_stands_still_while_nothing_happens() -> None:
    """Guns that hit nobody leave the chance as it was, to a point: it is no matter of what was guessed."""
    compared = 0
    for path in (GAMES[0], GAMES[3]):
        for group in GUNS.stager.grouped(kept(path)):
            events = [event for moment in group for event in moment.events]
            if any(event.args.get("hits", 0) or event.args.get("reductions", 0) for event in events):
                continue
            for stage in stages(GUNS.film(group, "CSA", "en")):
                chances = [one.percent or 0 for one in stage.steps[:COMBAT]]
                if 0 < chances[-1] < 100:
                    assert max(chances) - min(chances) <= 1, chances
                    compared += 1
    assert compared >= 2


def test_what_was_risked_is_what_the_odds_said() -> None:
    moments = whole_attack()
    (stage,) = stages(GUNS.film(moments, "CSA", "en"))
    declared = next(m for m in moments if step_of(battle(m)) >= DEFENCE_GUNS)
    action = str(declared.before.write(answer_to(declared)))
    odds = GUNS.odds(declared.before, "CSA", action, "en")
    assert odds is not None
    assert (stage.percent, stage.of) == (odds.percent, odds.of)
    assert [(bar.label, bar.percent) for bar in stage.bars][: len(odds.bars)] == [
        (bar.label, bar.percent) for bar in odds.bars
    ]
    assert stage.steps[0].percent == odds.percent
    assert not stage.dice, "nobody is told of dice where there are none"


def test_the_defender_is_told_of_his_own_wish() -> None:
    moments = whole_attack()
    (mine,), (theirs,) = (stages(GUNS.film(moments, seat, "en")) for seat in ("CSA", "USA"))
    assert (mine.of, theirs.of) == ("to win the attack", "to hold")
    assert mine.steps[COMBAT].percent == 100 - (theirs.steps[COMBAT].percent or 0)
    assert {mine.steps[-1].word, theirs.steps[-1].word} in ({"won", "lost"}, {"lost", "held"})


# ---- lines -------------------------------------------------------------------------------------------------------


@rule("GG-13.15.1", "GG-13.16.2", "GG-13.18.3")
def test_sums_and_reductions_stand_line_by_line() -> None:
    stage = stages(GUNS.film(whole_attack(), None, "en"))[0]
    combat = stage.steps[COMBAT].lines
    total = next(line for line in combat if line.total)
    sums = [line.running for line in combat if line.running]
    assert sums[-1] == total.value
    leaders = [line for line in combat if line.clause == "GG-13.18.3"]
    assert [line.note for line in leaders] == ["leads the attack", "leads the defence"]
    fire = stage.steps[COMBAT - 1]
    shots = [line for line in fire.lines if line.clause in ("GG-13.16.2", "GG-13.16.4")]
    assert shots
    assert [line.result for line in fire.lines if line.total]


def test_the_stage_grows_with_the_attack() -> None:
    """Nothing is on it before it is declared; what is decided now says by whom; the rail is whole from the start."""
    moments = whole_attack()
    named = []
    for number in range(1, len(moments) + 1):
        acts = GUNS.film(moments[:number], "USA", "en")
        if not stages(acts):
            assert step_of(battle(moments[number - 1])) < DEFENCE_GUNS
            continue
        (stage,) = stages(acts)
        assert len(stage.steps) == len(stages(GUNS.film(moments, "USA", "en"))[0].steps)
        words = [one.word for one in stage.steps if one.word]
        named += words
        assert bool(stage.outcome) == (number == len(moments))
        assert all(line.seq <= number for one in stage.steps for line in one.lines)
    assert {"you decide", "they decide"} <= set(named)


@rule("GG-13.16.8")
def test_an_attack_broken_by_fire() -> None:
    field = attack(
        {"H35 S": "Hood-R2", "H34 N": "Howard-F Howard-F Sykes-F", "H33 N": "Howard-F"},
        usa="Howard-2 Howard-1 ANY-1 Sykes-2",
        terrain=hard("H34 a34 ridge 3"),
    )
    moments = renumbered([*filmed(field, ["target H34"]), *fought_out(field)])
    if not any(event.kind == "attack-broken" for moment in moments for event in moment.events):
        pytest.fail("the guns were to break the attack")
    for seat, word in (("CSA", "broken"), ("USA", "held"), (None, "broken")):
        (stage,) = stages(GUNS.film(moments, seat, "en"))
        assert stage.steps[-1].word == word
        assert stage.steps[COMBAT - 1].percent == (100 if seat == "USA" else 0)
        assert stage.steps[COMBAT].percent is None


@rule("GG-22.2")
def test_an_extended_bombardment_is_laid_aside_and_made_again() -> None:
    field = attack(UNDER_FIRE, csa="Heth-2 ANY-1 MARCH MARCH", rules=("extended-bombardment",))
    moments = filmed(field, ["target H34"])
    while not field.told("extended-bombardment"):
        wanted = [*field.options("extend"), *field.options("lead"), *field.options("charge"), *field.options("play")]
        moments += filmed(field, [wanted[0] if wanted else "done"])
    moments += fought_out(field)
    while field.kind != "march" and not field.state.over:
        moments += filmed(field, [field.options("done")[0] if field.options("done") else field.options()[0]])
    first, *rest = stages(GUNS.film(renumbered(moments), "USA", "en"))
    assert first.percent is not None
    assert "extended bombardment" in first.outcome
    assert rest, "the second run is a combat of its own"
    assert rest[0].name != first.name


# ---- ink ---------------------------------------------------------------------------------------------------------


def traces(moments: Sequence[Moment], seat: str | None) -> list[tuple[str, str]]:
    acts = GUNS.film(moments, seat, "en")
    return [(trace.kind, trace.text) for act in acts for still in act.stills for trace in still.traces]


def test_ink_of_an_attack() -> None:
    kinds = {kind for kind, _ in traces(whole_attack(), "USA")}
    assert {"attack", "fire", "march"} <= kinds


def test_who_falls_back_leaves_a_ghost() -> None:
    field = attack({"H35 S": "Heth-F", "H34 N": "Iron-F"}, terrain=hard("H34 a34 steep"))
    moments = renumbered([*filmed(field, ["target H34"]), *fought_out(field)])
    for seat in VIEWERS:
        acts = GUNS.film(moments, seat, "en")
        (back,) = [t for act in acts for s in act.stills for t in s.traces if t.kind == "retreat"]
        assert back.text == "falls back"
        assert back.item is not None
        assert back.item.symbol == ("block-R1" if seat == "CSA" else "block-hidden")


MARCHING = {"H12 N": "Howard-F", "V65 W": "Heth-F Hood-F Early-R1", "H55 S": "Pender-F"}


def test_a_hidden_block_leaves_from_the_middle_of_its_stack() -> None:
    field = Field("CSA march", MARCHING)
    start = field.state.copy()
    moments = filmed(field, ["march Hood-F V65"])
    moments += filmed(field, [field.options("to")[0]])
    (own,) = [t for act in GUNS.film(moments, "CSA", "en") for s in act.stills for t in s.traces]
    (seen,) = [t for act in GUNS.film(moments, "USA", "en") for s in act.stills for t in s.traces]
    there = [item for item in GUNS.scene(start, "USA", "en").items if item.place == "V65" and "piece:" in item.key]
    assert seen.points[0][0] == pytest.approx(sum(item.x for item in there) / 3, abs=0.2)
    assert own.key == "piece:Hood-F.1"
    assert seen.key == ""


def test_the_film_is_the_same_whichever_block_of_a_stack_marches() -> None:
    films = []
    for block in ("Heth-F", "Hood-F", "Early-R1"):
        field = Field("CSA march", MARCHING)
        moments = filmed(field, [f"march {block} V65"])
        moments += filmed(field, [field.options("to")[-1]])
        films.append([msgspec.json.encode(GUNS.film(moments, seat, "fr")) for seat in ("USA", None)])
    assert films[0] == films[1] == films[2]


@rule("GG-2.2", "GG-5.5")
@pytest.mark.parametrize("number", range(3))
def test_the_film_tells_nothing_that_is_hidden(number: int) -> None:
    """The same answer in a position that differs only in what a seat cannot see makes the same film."""
    rng = Random(number)
    state = GUNS.new(("three-days", "second-day", "third-day")[number])
    compared = 0
    for _ in range(700):
        if state.over:
            break
        code = warlike(state, rng)
        for seat in VIEWERS:
            if rng.random() < 0.12 and state.mover >= 0:
                compared += swapped(state, code, seat, rng)
        state.play(code)
    assert compared >= 20


def swapped(state: Battle, code: int, seat: str | None, rng: Random) -> bool:
    world = GUNS.sample(GUNS.view(state, seat), rng)
    if code not in world.codes or deed(state, code, seat) != deed(world, code, seat):
        return False
    films = []
    for start in (state, world):
        after = start.copy()
        events = after.apply(after.write(code))
        if shown(GUNS, start, after, seat):
            return False
        films.append(msgspec.json.encode(GUNS.film([Moment(1, str(start.seat), start, events, after)], seat, "en")))
    assert films[0] == films[1]
    return True
