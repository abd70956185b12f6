"""Acting on pieces: what is in hand, where it may go, what must still be done."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.forecast import odds_panel
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.foresight import carry_on
from longroll.kit.scene import Choice, Holding, Prompt
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import walk
from tests.gettysburg.sensible import half_sensibly
from tests.gettysburg.table import Table, block, sector


def take(table: Table, *pieces: str) -> Holding:
    keys = [piece if ":" in piece else f"piece:{piece}" for piece in pieces]
    found = GETTYSBURG.in_hand(table.state, str(table.seat), keys, "en")
    assert found is not None
    return found


def to(holding: Holding, place: str) -> Choice:
    return next(choice for choice in holding.choices if f"place:{place}" in choice.names)


def carried_out(table: Table, choice: Choice) -> Battle:
    """As a table does it: one after the other, what leads to dice only where it is asked for."""
    b = table.state.copy()
    for action in (choice.action, *choice.then):
        assert b.check(action) is None, action
        carry_on(b, b.read_text(action))
    return b


ORCHARD: dict[str, Any] = {
    "day": 2,
    "period": "afternoon",
    "places": {
        "PIW": sector("CE1", "CR1", "CA1", cubes={"grey": 2}, block=block("CSA", 4, 1)),
        "WFR": sector(block=block("CSA", 3)),
        "SPW": sector("CR2", "CR3", "CA2"),
        "PEA": sector("UR1", "UA1"),
        "LEI": sector(block=block("Union", 3)),
    },
}


@rule("GB-11.3", "GB-12.1", "GB-12.5")
def test_a_piece_then_a_place_is_a_whole_order() -> None:
    table = Table(ORCHARD)
    assert "piece:CE1" in GETTYSBURG.graspable(table.state, "CSA")
    assert GETTYSBURG.graspable(table.state, "Union") == []
    held = take(table, "CE1")
    assert held.title == "One piece in hand at Pitzer’s Woods."
    assert held.words == "The disc comes to block 4, here. Your block at Warfield Ridge reaches too."
    assert (held.at, held.clause) == ("block:PIW", "GB-11.3")
    assert held.mark is not None
    flag = next(item for item in GETTYSBURG.scene(table.state, "CSA", "en").items if item.key == held.at)
    assert [mark.symbol for mark in flag.marks] == ["c-disc", *["disc-empty"] * 3]
    assert (held.mark.symbol, held.slot) == ("c-disc", 1), "the disc comes to the first free place"
    assert (held.more, held.others) == (["piece:CR1", "piece:CA1"], ["block:WFR"])
    march = to(held, "PSH")
    assert (march.action, march.then) == ("disc PIW", ["move CE1 PSH"])
    assert (march.fight, march.chance, march.way, march.room) == (False, False, "place:PIW", 4)
    fight = to(held, "PEA")
    assert (fight.fight, fight.chance) == (True, True)
    assert fight.then == ["move CE1 PEA", "done"]
    assert held.choices[0] == fight, "a fight comes first"


def test_another_block_may_be_chosen() -> None:
    table = Table(ORCHARD)
    held = take(table, "CE1", "block:WFR")
    assert held.keys == ["piece:CE1", "block:WFR"]
    assert held.words == "The disc comes to block 3 at Warfield Ridge. Your block at Pitzer’s Woods reaches too."
    assert to(held, "PSH").action == "disc WFR"


@rule("GB-14.3")
def test_several_go_together_with_even_shares_of_the_cubes() -> None:
    table = Table(ORCHARD)
    held = take(table, "CE1", "CR1")
    assert held.title == "2 pieces in hand at Pitzer’s Woods."
    fight = to(held, "PEA")
    b = carried_out(table, fight)
    assert b.mover == CHANCE
    assert {"CR1", "CE1"} <= set(GETTYSBURG.ask(b).pieces("PEA"))
    assert GETTYSBURG.ask(b).load("CR1") == 2
    full = to(held, "SPW")
    assert (full.note, full.cost) == ("room for 1 of the 2", "1"), "three are there already"
    assert held.choices[-1] == full


def test_pieces_of_different_places_are_not_one_hand() -> None:
    table = Table(ORCHARD)
    assert GETTYSBURG.in_hand(table.state, "CSA", ["piece:CE1", "piece:CR2"], "en") is None
    assert GETTYSBURG.in_hand(table.state, "CSA", ["piece:UR1"], "en") is None
    assert GETTYSBURG.in_hand(table.state, "CSA", ["place:PIW"], "en") is None
    assert GETTYSBURG.in_hand(table.state, "Union", ["piece:CE1"], "en") is None


@rule("GB-22.12")
def test_guns_fire_from_the_hand() -> None:
    table = Table(
        {
            "period": "mid-day",
            "places": {"HRN": sector("CA1", "CA2", block=block("CSA", 4)), "MPN": sector("UR1")},
        }
    )
    held = take(table, "CA1", "CA2")
    shot = next(choice for choice in held.choices if choice.label == "Fire at the troops in McPherson’s Ridge North")
    assert shot.chance
    assert (shot.action, shot.then) == ("disc HRN", ["fire CA1 MPN troops", "fire CA2 MPN troops", "done"])
    assert shot.note == "2 sectors away"


@rule("GB-6.4", "GB-6.9")
def test_pieces_come_on_from_their_box() -> None:
    table = Table(scenario="first-day")
    held = take(table, "CR1", "CR2", "CA1")
    enter = held.choices[0]
    assert (enter.action, enter.then) == ("enter CR1", ["enter CR2", "enter CA1"])
    assert (enter.way, enter.room) == ("place:Chambersburg-Pike", 4)
    assert held.words == "", "no disc is needed"


@rule("GB-11.9")
def test_the_first_of_two_orders_waits_for_the_second() -> None:
    """A double order: who is sent in does not fight yet, for others may join."""
    places = {**ORCHARD["places"], "ROS": sector("CR4"), "WFR": sector(block=block("CSA", 5))}
    table = Table({**ORCHARD, "places": places}).do("double PIW")
    held = take(table, "CE1")
    fight = to(held, "PEA")
    assert (fight.action, fight.then, fight.chance) == ("move CE1 PEA", [], False)


def test_the_last_one_sent_into_a_fight_begins_it() -> None:
    table = Table({**ORCHARD, "places": {**ORCHARD["places"], "PIW": sector("CE1", block=block("CSA", 4, 1))}})
    table.do("disc PIW")
    choice = next(one for one in GETTYSBURG.choices(table.state, "en") if one.action == "move CE1 PEA")
    assert (choice.fight, choice.then) == (True, ["done"])


@pytest.mark.parametrize(("scenario", "seed"), [("third-day", 5), ("first-day", 6), ("three-days", 7)])
def test_whatever_is_in_hand_can_be_carried_out(scenario: str, seed: int) -> None:
    """Every choice is legal from its first action to its last; dice follow only the last, and where that is said."""
    rng = Random(seed)
    tried = fights = 0
    for number, (state, _) in enumerate(walk(GETTYSBURG, scenario, seed, half_sensibly)):
        assert isinstance(state, Battle)
        if state.mover < 0 or rng.random() > 0.12 or number > 900:
            continue
        keys = [key for key in GETTYSBURG.graspable(state, str(state.seat)) if key.startswith("piece:")]
        for key in rng.sample(keys, min(2, len(keys))):
            held = GETTYSBURG.in_hand(state, str(state.seat), [key], "en")
            assert held is not None
            hand = [key, *held.more]
            both = GETTYSBURG.in_hand(state, str(state.seat), hand, "en") or held
            assert held.choices, key
            for choice in (*held.choices, *both.choices):
                b = state.copy()
                for action in (choice.action, *choice.then):
                    assert b.seat == state.seat, "nothing is asked after the dice"
                    assert b.check(action) is None, (choice.action, choice.then, action)
                    carry_on(b, b.read_text(action))
                assert choice.chance or b.mover != CHANCE
                tried += 1
                fights += choice.fight
    assert tried > 100
    assert fights


def test_odds_of_a_hand_are_those_of_all_of_it() -> None:
    """Two brigades in hand: the card of the last answer counts both."""
    table = Table(ORCHARD)
    fight = to(take(table, "CE1", "CR1"), "PEA")
    b = table.state.copy()
    for action in (fight.action, *fight.then[:-1]):
        carry_on(b, b.read_text(action))
    panel = odds_panel(b, "CSA", fight.then[-1], "en")
    assert panel is not None
    assert len(panel.ours) == 2


# ---- what must still be done -------------------------------------------------------------------------------


def asked(table: Table, language: str = "en") -> Prompt:
    prompt = GETTYSBURG.prompt(table.state, table.seat, language)
    assert prompt is not None
    return prompt


TWO_FIGHTS: dict[str, Any] = {
    "day": 2,
    "period": "afternoon",
    "places": {
        "PIW": sector("CR1", "CR2", block=block("CSA", 4)),
        "PEA": sector("UR1"),
        "PSH": sector("UI1", cubes={"orange": 2}),
        "HUM": sector(block=block("Union", 3)),
    },
}


@rule("GB-15.2")
def test_combats_to_be_fought_are_duties() -> None:
    table = Table(TWO_FIGHTS)
    table.do("disc PIW", "move CR1 PEA", "move CR2 PSH")
    assert table.kind == "combats"
    prompt = asked(table)
    assert prompt.text == "Pitzer Schoolhouse and Peach Orchard are contested."
    assert prompt.duties_of == "Still to do"
    assert [(duty.key, duty.text, duty.must, duty.note, duty.action) for duty in prompt.duties] == [
        ("place:PSH", "Fight for Pitzer Schoolhouse", True, "1 against 1", "resolve PSH"),
        ("place:PEA", "Fight for Peach Orchard", True, "1 against 1", "resolve PEA"),
    ]
    for duty in prompt.duties:
        card = GETTYSBURG.odds(table.state, "CSA", duty.action, "en")
        assert card is not None
        assert duty.value == f"{card.percent} %"
    watcher = GETTYSBURG.prompt(table.state, "Union", "en")
    assert watcher is not None
    assert not watcher.duties


@rule("GB-17.4", "GB-17.13")
def test_who_must_fall_back_is_a_duty() -> None:
    places = {
        "LON": sector("CR1", block=block("CSA", 4)),
        "CEM": sector("UR1", "UR2"),
        "LEI": sector(block=block("Union", 3)),
    }
    table = Table({"period": "mid-day", "places": places})
    table.do("disc LON", "move CR1 CEM", "die 1", "die 1", "die 2", "die 1", "die 1")
    assert table.kind == "retreat"
    prompt = asked(table)
    assert prompt.text == "Cutler and Robinson’s division must fall back from Cemetery Hill."
    assert [(duty.key, duty.must) for duty in prompt.duties] == [("piece:UR1", True), ("piece:UR2", True)]
    assert prompt.duties[0].note.startswith("to ")


@rule("GB-11.9")
def test_the_second_order_of_a_joint_assault_is_a_duty() -> None:
    places = {**ORCHARD["places"], "ROS": sector("CR4"), "WFR": sector(block=block("CSA", 5))}
    table = Table({**ORCHARD, "places": places}).do("double PIW", "move CE1 PEA", "joint PEA")
    assert table.kind == "second-disc"
    prompt = asked(table)
    assert prompt.text == "The second order must join the assault on Peach Orchard."
    assert [(duty.text, duty.must, duty.clause) for duty in prompt.duties] == [
        ("Join the assault on Peach Orchard", True, "GB-11.9")
    ]


@rule("GB-6.4")
def test_who_may_come_on_is_listed_when_the_action_is_done() -> None:
    table = Table(scenario="first-day").do("block 3 WRN")
    assert table.kind == "after-action"
    (duty,) = asked(table).duties
    assert (duty.text, duty.must, duty.note) == (
        "7 pieces may come on: Chambersburg Pike",
        False,
        "to Herr Ridge North",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_say_how_things_stand(language: str) -> None:
    table = Table(ORCHARD)
    assert "12" in asked(table, language).text, "discs left"
    table.do("disc PIW", "move CE1 PSH")
    assert table.kind == "moving"
    assert "2" in asked(table, language).text, "who may still go"


@rule("GB-12.5", "GB-12.6")
def test_moves_show_the_border_they_cross() -> None:
    """Two may cross, four by road where no enemy stands; those who have crossed are counted."""
    places = {"WRN": sector("CR1", "CR2", "CR3", block=block("CSA", 4)), "MPN": sector("UR1")}
    table = Table({"places": places}).do("disc WRN")
    rooms = {one.action: (one.room, one.way, one.fight) for one in GETTYSBURG.choices(table.state, "en")}
    assert rooms["move CR1 OKH"] == (2, "place:WRN", False)
    assert rooms["move CR1 HRN"] == (4, "place:WRN", False), "the unfinished railroad"
    assert rooms["move CR1 MPN"] == (2, "place:WRN", True)
    table.do("move CR1 OKH")
    rooms = {one.action: (one.room, one.way, one.fight) for one in GETTYSBURG.choices(table.state, "en")}
    assert rooms["move CR2 OKH"][0] == 1
