"""Positions written by hand and by the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.position import PositionSpec
from longroll.kit import CHANCE, BadInput
from tests.glory.table import Table

PAGE = Path(__file__).parents[2] / "docs" / "positions" / "glory.md"
SMALL = {
    "scenario": "fredericksburg",
    "turn": "T4",
    "hexes": {
        "1516": {"units": ["us-kimball", "us-ii-corps-battery-group-b"], "facing": "SW"},
        "1417": {"units": ["cs-cobb"], "facing": "NE"},
    },
    "leaders": {"French": "1516", "McLaws": "1418"},
}


def wrong(**changes: object) -> str:
    with pytest.raises(BadInput) as caught:
        GLORY.position({**SMALL, **changes})
    return str(caught.value)


def test_a_short_position_begins_with_its_turn() -> None:
    table = Table.position(SMALL)
    assert table.kind == "die"
    assert table.at("us-kimball") == "1516"
    assert table.at("us-palmer") == "absent"
    assert table.leader("French") == "1516"


@pytest.mark.parametrize(
    ("begin", "kind"),
    [
        ("turn", "die"),
        ("marker II/Couch", "command"),
        ("act French", "fire"),
        ("move French", "move"),
        ("charge French", "charge"),
    ],
)
def test_where_play_begins(begin: str, kind: str) -> None:
    spec = {**SMALL, "begin": begin}
    if begin.startswith("marker"):
        spec["hexes"] = {**SMALL["hexes"], "1712": {"units": ["us-sully"], "facing": "SW"}}  # type: ignore[dict-item]
        spec["leaders"] = {**SMALL["leaders"], "Howard": "1712"}  # type: ignore[dict-item]
    assert Table.position(spec).kind == kind


def test_rally_begins_with_disordered_units() -> None:
    spec = {
        **SMALL,
        "hexes": {"2010": {"units": ["us-piatt"], "facing": "SW"}},
        "leaders": {"Whipple": "2010"},
        "disordered": ["us-piatt"],
        "begin": "rally Whipple",
    }
    table = Table.position(spec)
    assert table.options() == ["rally us-piatt", "done"]


def test_what_is_impossible_is_named() -> None:
    assert "no scenario" in wrong(scenario="gettysburg")
    assert "no turn" in wrong(turn="T44")
    assert "no hex" in wrong(hexes={"9999": {"units": ["us-kimball"], "facing": "N"}})
    assert "no unit" in wrong(hexes={"1516": {"units": ["us-nobody"], "facing": "N"}})
    assert "named twice" in wrong(
        hexes={"1516": {"units": ["us-kimball"], "facing": "N"}, "1517": {"units": ["us-kimball"], "facing": "N"}}
    )
    assert "one or two units" in wrong(hexes={"1516": {"units": [], "facing": "N"}})
    assert "both sides" in wrong(hexes={"1516": {"units": ["us-kimball", "cs-cobb"], "facing": "N"}})
    assert "may not stack" in wrong(hexes={"1516": {"units": ["us-kimball", "us-sully"], "facing": "N"}})
    assert "artillery is above" in wrong(
        hexes={"1516": {"units": ["us-ii-corps-battery-group-b", "us-kimball"], "facing": "N"}}
    )
    assert "only cavalry" in wrong(dismounted=["us-kimball"])
    assert "not on the map" in wrong(disordered=["us-palmer"])
    assert "no leader" in wrong(leaders={"Nobody": "1516"})
    assert "no reinforcement" in wrong(boxes={"waiting": ["us-palmer"]})
    assert "no box" in wrong(boxes={"attic": ["us-palmer"]})
    assert "no marker" in wrong(pool={"XX": 1})
    assert "begin" in wrong(begin="sleep French")
    assert "no Command" in wrong(begin="move Nobody")
    assert "level" in wrong(level=77)
    assert "position" in wrong(colour="blue")


def test_round_trip_in_the_middle_of_anything() -> None:
    rng = Random(3)
    b = GLORY.new("maryes-heights")
    seen = set()
    while not b.over:
        seen.add(b.frames[-1].__class__.__name__)
        if rng.random() < 0.2:
            text = json.loads(msgspec.json.encode(GLORY.to_json(b)))
            again = GLORY.position(text)
            assert GLORY.to_json(again) == GLORY.to_json(b)
            assert again.codes == b.codes
        b.play(rng.choices(b.codes, b.weights())[0] if b.mover == CHANCE else rng.choice(b.codes))
    assert {"Marker", "MoveStep", "Facing"} <= seen
    assert GLORY.to_json(GLORY.position(GLORY.to_json(b))) == GLORY.to_json(b)


def test_everybody_sees_everything() -> None:
    b = GLORY.new("prospect-hill")
    views = [GLORY.view(b, seat) for seat in ("US", "CS", None)]
    assert views[0].position == views[1].position == views[2].position == GLORY.to_json(b)
    assert GLORY.knowledge(b, "US") == {}
    assert GLORY.to_json(GLORY.sample(views[2], Random(1))) == GLORY.to_json(b)


def test_the_page_explains_every_field_with_examples_that_work() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for field in PositionSpec.__struct_fields__:
        assert f"`{field}`" in text, field
    examples = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert len(examples) >= 3
    for example in examples:
        assert GLORY.position(json.loads(example)).decision is not None


def test_the_schema_names_the_scenario() -> None:
    assert "PositionSpec" in json.dumps(GLORY.schema())


def test_positions_written_before_a_field_was_added_are_read() -> None:
    """A step of movement had no list of leaders who may still leave the map (GL-16.12)."""
    spec = GLORY.to_json(GLORY.position({**SMALL, "begin": "move French"}))
    step = spec["moment"]["procedure"][-1]
    assert step["frame"] == "MoveStep"
    del step["fields"]["parting"]
    assert GLORY.position(spec).options()
