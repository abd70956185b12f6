"""Who is not on the table yet, in hand: put down before a pick-up battle and as a reinforcement."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import FORMATIONS, MF, WAITING
from longroll.games.reason.state import Battle
from longroll.games.reason.table.panels import panels
from longroll.games.reason.table.survey import Survey
from longroll.kit.clauses import rule
from longroll.kit.scene import Pose, PoseAsk, Row
from longroll.kit.terms import BadInput
from longroll.kit.words import LANGUAGES
from tests.reason.field import Field
from tests.reason.test_26_scenarios import REINFORCED


def until(kind: str) -> Battle:
    """A pick-up battle in which somebody is asked this; nobody has left the rest of his army to the program."""
    rng, state = Random(1), REASON.new("pick-up")
    while state.decision is None or state.decision.kind != kind:
        state.apply(rng.choice([option.action for option in state.options() if str(option.action) != "rest"]))
    return state


def ask(state: Battle, hand: PoseAsk, language: str = "en") -> Pose:
    made = REASON.pose(state, str(state.seat), hand, language)
    assert made is not None
    return made


def waiting_in_panels(state: Battle) -> list[str]:
    """The keys of all that lie in the panels."""
    shown = panels(state, state.seat, "en")
    return [mark.key for panel in shown for row in panel.rows if isinstance(row, Row) for mark in row.marks if mark.key]


@rule("MR-27.5")
@pytest.mark.parametrize("kind", ["station", "deploy"])
def test_who_is_to_be_deployed_lies_in_the_panel_and_may_be_taken(kind: str) -> None:
    state = until(kind)
    keys = REASON.posable(state, str(state.seat))
    assert state.decision is not None
    subject = state.decision.prompt.args
    assert keys[0].partition(":")[2] == subject["officer" if kind == "station" else "unit"]
    assert set(keys) <= set(waiting_in_panels(state))
    assert REASON.posable(state, "first" if state.seat == "second" else "second") == []
    made = ask(state, PoseAsk(keys[0]))
    assert made.start is None
    assert made.look is not None
    assert made.look.key == keys[0]
    assert made.legal
    assert made.deed is not None
    assert made.deed.action == str(state.options()[0].action)  # the first place that is listed


@rule("MR-27.5")
def test_an_officer_stands_where_he_is_put() -> None:
    state = until("station")
    key = REASON.posable(state, str(state.seat))[0]
    first = ask(state, PoseAsk(key))
    made = ask(state, PoseAsk(key, grip="body", at=(first.ghost.x + 60.0, first.ghost.y)))
    assert abs(made.ghost.x - first.ghost.x - 60.0) < 1.0
    assert made.deed is not None
    state.apply(made.deed.action)
    officer = state.roster.officer[key.partition(":")[2]]
    x, y = Survey(state.roster.data).at((state.officers[officer].cx, state.officers[officer].cy))
    assert (round(x, 1), round(y, 1)) == (round(made.ghost.x, 1), round(made.ghost.y, 1))


@rule("MR-27.5")
def test_a_unit_is_moved_turned_and_drawn_up_before_the_battle() -> None:
    state = until("deploy")
    key = next(key for key in REASON.posable(state, str(state.seat)) if key.startswith("piece:"))
    first = ask(state, PoseAsk(key))
    right = ask(state, PoseAsk(key, step="wheel-right"))
    assert right.ghost.x > first.ghost.x
    assert right.path
    turned = ask(state, PoseAsk(key, path=right.path, step="oblique-right", pace=1))
    assert (turned.ghost.angle - right.ghost.angle) % 360 == 15
    march = ask(state, PoseAsk(key, path=turned.path, step="formation"))
    assert march.path.endswith(FORMATIONS[MF])
    assert ask(state, PoseAsk(key, path=march.path, step="undo")).path == ""
    held = ask(state, PoseAsk(key, path=turned.path, grip="turn", at=(turned.ghost.x + 100.0, turned.ghost.y)))
    assert held.ghost.angle == 90.0


@rule("MR-27.5")
def test_beyond_the_zone_it_is_refused_with_the_reason() -> None:
    state = until("deploy")
    key = next(key for key in REASON.posable(state, str(state.seat)) if key.startswith("piece:"))
    middle = (Survey(state.roster.data).size[0] / 2, Survey(state.roster.data).size[1] / 2)
    made = ask(state, PoseAsk(key, grip="body", at=middle))
    assert not made.legal
    assert made.deed is None
    assert made.lines[0].tone == "bad"
    assert made.lines[0].clause == "MR-27.5"


@rule("MR-27.5")
def test_whole_armies_are_put_down_by_hand() -> None:
    """Every one at the place his hand offers: the battle begins."""
    state = until("station")
    rng = Random(4)
    for _ in range(400):
        if state.mover < 0 or not (keys := REASON.posable(state, str(state.seat))) or state.decision is None:
            break
        if state.decision.kind not in ("station", "deploy"):
            break
        made = ask(state, PoseAsk(rng.choice(keys)))
        if made.deed is None:  # no room for this one: the next in turn, as listed
            made = ask(state, PoseAsk(keys[0]))
        assert made.deed is not None
        state.apply(made.deed.action)
    assert WAITING not in state.formation


@rule("MR-26.4")
def test_a_reinforcement_is_drawn_along_its_edge() -> None:
    field = Field(REINFORCED, at="phase", turn_number=2).dice(4, 4)
    state = field.state
    keys = REASON.posable(state, "first")
    assert keys == ["piece:r", "piece:c"]
    assert waiting_in_panels(state) == keys
    made = ask(state, PoseAsk(keys[0]))
    assert made.start is None
    assert made.deed is not None
    far = ask(state, PoseAsk(keys[0], grip="body", at=(1e5, 1e5)))
    near = ask(state, PoseAsk(keys[0], grip="body", at=(-1e5, -1e5)))
    assert far.ghost != near.ghost
    assert 0.0 <= far.ghost.x <= Survey(state.roster.data).size[0]
    along = ask(state, PoseAsk(keys[0], step="wheel-right"))
    assert along.ghost.x > made.ghost.x
    assert along.ghost.y == made.ghost.y
    field.do(made.deed.action)
    assert field.kind == "post"
    assert REASON.posable(state, "first") == waiting_in_panels(state) == ["block:OR"]
    posted = ask(state, PoseAsk("block:OR"))
    assert posted.deed is not None
    field.do(posted.deed.action)
    assert state.officer_present(state.roster.officer["OR"])


@pytest.mark.parametrize("path", ["1 2", "x y 0 FF", "1 2 0 XX", "in Nowhere", "1 2 0 FF 5"])
def test_what_is_no_place(path: str) -> None:
    state = until("deploy")
    key = next(key for key in REASON.posable(state, str(state.seat)) if key.startswith("piece:"))
    with pytest.raises(BadInput):
        ask(state, PoseAsk(key, path=path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_three_languages(language: str) -> None:
    state = until("deploy")
    for key in REASON.posable(state, str(state.seat)):
        made = ask(state, PoseAsk(key), language)
        assert made.title in made.sentence
        assert made.said
