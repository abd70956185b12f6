"""A position may bring its own map and army: everything works on them that works in a scenario."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.glory import GLORY
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.nonsense import NONSENSE, is_read, parts, replaced

T0: dict[str, Any] = {"columns": 20, "rows": 20}
"""The test map of the worked examples: all clear, level 1."""
ARMY: dict[str, Any] = {
    "units": [
        {"id": "x", "side": "CS"},
        {"id": "y", "side": "CS", "s": 5},
        {"id": "z", "side": "CS", "s": 4, "co": 8},
        {"id": "a", "side": "US"},
        {"id": "b", "side": "US"},
        {"id": "c", "side": "US"},
        {"id": "d", "side": "US", "s": 6, "co": 5},
    ]
}


def example_5(**changes: Any) -> dict[str, Any]:
    """EX-05 as a position."""
    places = {"0505": "x", "0705": "y", "0805": "z", "0405": "a", "0504": "b", "0605": "c", "0704": "d"}
    return {
        "scenario": "own",
        "map": {**T0, "woods": ["0505", "0705", "0805"]},
        "army": ARMY,
        "hexes": {place: {"units": [unit], "facing": "N" if unit in "xyz" else "S"} for place, unit in places.items()},
        "leaders": {"US": "0603", "CS": "0706"},
        "begin": "charge CS",
        **changes,
    }


@rule("EX-05", "GL-10.12.1", "GL-10.24.1", "GL-11.31.1")
def test_the_running_example_on_its_own_map() -> None:
    state = GLORY.position(example_5())
    options = [str(option) for option in state.options()]
    assert options == ["done", "charge x", "charge-at y 0704", "charge-at y 0605", "charge-at z 0704"]
    declared = ("charge x", "also 0605", "charge-at y 0704", "join z", "close")
    fire = ("defend 0405 L", "die 8", "defend 0504 C", "die 9", "defend 0605 R", "die 3", "done")
    for action in (*declared, *fire):
        state.apply(action)
    assert GLORY.ask(state).unit("x")["place"] == "withdrawn"


def test_odds_scene_inspect_view_and_sample_work_on_it() -> None:
    state = GLORY.position(example_5())
    for language in ("en", "fr", "it"):
        for seat in ("US", "CS", None):
            scene = GLORY.scene(state, seat, language)
            assert {item.key for item in scene.items} >= {"piece:x", "piece:d", "block:CS"}
            assert GLORY.inspect(state, seat, "piece:x", language) is not None
            place = GLORY.inspect(state, seat, "place:0505", language)
            assert place is not None
            assert place.facts
            assert GLORY.summary(state, seat, language)
            assert GLORY.moment(state, language)
        assert GLORY.odds(state, "CS", "charge-at z 0704", language) is not None
        assert {choice.action for choice in GLORY.choices(state, language)} >= {"charge x", "done"}
        assert not GLORY.why(state, "CS", "charge-at y 0504", language).legal
    view = GLORY.view(state, "CS")
    assert view.position["map"] == {**T0, "woods": ["0505", "0705", "0805"]}
    sampled = GLORY.sample(view, Random(1))
    assert sampled.codes == state.codes
    mind = GLORY.doctrine.minds()["staff"]()
    assert mind.choose(view, Random(1)) in state.options()


def test_it_is_written_and_read_back_in_the_middle_of_anything() -> None:
    rng = Random(3)
    state = GLORY.position(example_5(begin="act CS"))
    for _ in range(120):
        if state.over:
            break
        spec = GLORY.to_json(state)
        again = GLORY.position(msgspec.json.decode(msgspec.json.encode(spec)))
        assert GLORY.to_json(again) == spec
        assert again.codes == state.codes
        state.play(rng.choice(state.codes))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"map": {"columns": 20}}, "rows"),
        ({"map": {"columns": 200, "rows": 20}}, "40"),
        ({"map": {**T0, "woods": ["2121"]}}, "no hex 2121"),
        ({"map": {**T0, "water": {"0505-0507": "river"}}}, "not neighbours"),
        ({"map": {**T0, "crossings": {"0505-0504": "ford"}}}, "crosses no water"),
        ({"map": None}, "needs an army"),
        ({"army": None}, "needs an army"),
        ({"army": {"units": []}}, "length"),
        ({"army": {"units": [{"id": "x", "side": "CS"}, {"id": "x", "side": "US"}]}}, "one id"),
        ({"army": {"units": [{"id": "x", "side": "CS", "rng": "L"}]}}, "no rng"),
        ({"army": {"units": [{"id": "x", "side": "CS", "ma": 10**12}]}}, "20"),
        ({"scenario": "fredericksburg"}, "own"),
        ({"options": ["third-jackson"]}, "own"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        GLORY.position(example_5(**changes))


def test_strange_values_in_a_map_and_an_army() -> None:
    rng = Random(9)
    spec = GLORY.to_json(GLORY.position(example_5()))
    spec["map"] |= {"levels": {"2": ["0505"]}, "walls": ["0504>0505"], "roads": {"pike": ["0505-0504"]}}
    for path, _ in rng.sample(list(parts(spec)), 60):
        is_read(GLORY, replaced(spec, path, rng.choice(NONSENSE)))
