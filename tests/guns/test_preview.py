"""What a seat is told of an attack before it is decided."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.guns.data.materials import MAP_WORDS
from longroll.games.guns.hiding import seen_by
from longroll.games.guns.odds.preview import Combat, CombatLine, meant, outlook, preview
from longroll.games.guns.rules.modifiers import Circumstances, combat_items
from longroll.kit.clauses import rule
from longroll.kit.words import words
from tests.guns.field import Field, hard

PLAIN = {"H35 S": "Heth-F", "H34 N": "Howard-F"}


def line(combat: Combat, key: str) -> CombatLine:
    return next(found for found in combat.lines if found.key == key)


def attack(stacks: dict[str, str], **more: object) -> Field:
    return Field("CSA attack", stacks, **{"csa": "MARCH MARCH", **more})  # type: ignore[arg-type]


@rule("GG-13.18.3", "GG-13.18.5")
def test_a_prospective_attack_with_a_hidden_defender() -> None:
    field = attack(PLAIN)
    found = preview(field.state, "CSA", "target H34", samples=0)
    assert found is not None
    assert found.targets == ["H34"]
    assert found.needed == 1
    combat = found.combats[0]
    assert combat.side == "a34"
    assert line(combat, "attacking-leader") == CombatLine("attacking-leader", "GG-13.18.3", 2, 2, True)
    assert line(combat, "confederate-attack").low == 1
    # the block may be any full-strength Union infantry block; one in a few is of the Iron Brigade
    assert line(combat, "defending-leader") == CombatLine("defending-leader", "GG-13.18.3", -2, -2, True)
    assert line(combat, "iron-brigade").settled is False
    assert set(combat.results) == {-1, 1}
    assert sum(combat.results.values()) == pytest.approx(1)
    assert combat.exact


@rule("GG-2.2")
def test_the_preview_holds_nothing_the_seat_may_not_know() -> None:
    """Two positions that differ only in hidden faces give the same preview."""
    one = attack({"H35 S": "Heth-F", "H34 N": "Howard-F", "H31 N": "Iron-F"})
    two = attack({"H35 S": "Heth-F", "H34 N": "Iron-F", "H31 N": "Howard-F"})
    assert preview(one.state, "CSA", "target H34", samples=0) == preview(two.state, "CSA", "target H34", samples=0)
    mine = preview(one.state.copy(), "USA")
    assert mine is None, "nothing is declared yet"


def test_the_defender_sees_his_own_faces_and_not_the_attackers() -> None:
    field = attack({"H35 S": "Heth-F Hood-F", "H34 N": "Iron-F"}, usa="ANY-1")
    field.do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do("lead Heth-F H35 H34 0")
    if field.kind == "attackers":
        field.do("charge")
    found = preview(field.state, "USA", samples=0)
    assert found is not None
    combat = found.combats[0]
    assert line(combat, "attacking-leader") == CombatLine("attacking-leader", "GG-13.18.3", 2, 2, True), (
        "a leader has 2"
    )
    assert line(combat, "iron-brigade") == CombatLine("iron-brigade", "GG-13.18.14", -2, -2, True)
    assert combat.results == {-1: 1.0}
    assert combat.win == 0
    assert combat.losses == (1, 1)
    assert found.guns == [("ANY-1", "H34")]


@rule("GG-13.18.7", "GG-13.18.9", "GG-13.18.12", "GG-13.18.13")
def test_every_line_of_the_ground_is_there() -> None:
    stacks = {**PLAIN, "H44 S": "Hood-F", "H24 N": "Sykes-F"}
    field = attack(stacks, terrain=hard("H34 a34 steep"), works={"H34": ["a34"]}, dug={"USA": 1})
    found = preview(field.state, "CSA", "target H34", samples=0)
    assert found is not None
    keys = {item.key: item.low for item in found.combats[0].lines}
    assert keys["steep-slope"] == -1
    assert keys["field-works"] == -1
    assert keys["defender-flanks"] == 1
    assert keys["attacker-flanks"] == -1


@rule("GG-13.18.11")
def test_the_second_combat_may_follow_a_victory() -> None:
    stacks = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F", "V44 W": "Sykes-F"}
    field = attack(stacks).do("target H34")
    found = preview(field.state, "CSA", "also V44", samples=0)
    assert found is not None
    assert found.targets == ["H34", "V44"]
    assert found.needed == 2
    assert all(
        line(combat, "follows-victory") == CombatLine("follows-victory", "GG-13.18.11", 0, 1, False)
        for combat in found.combats
    )


@rule("GG-13.16.2", "GG-13.16.3")
def test_batteries_of_the_defender() -> None:
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-F Howard-F"}
    field = attack(stacks, usa="Howard-2 Howard-1 ANY-1", terrain=hard("H34 a34 ridge 2"))
    field.do("target H34", "lead Heth-F H35 H34 0")
    before = preview(field.state, "CSA", samples=0)
    assert before is not None
    assert [(x.position, x.tokens, x.low, x.high) for x in before.batteries] == [("H34", 0, 0, 5)]
    field.do("play Howard-2 H34", "play Howard-1 H34")
    hidden = preview(field.state, "CSA", samples=0)
    assert hidden is not None
    assert [(x.position, x.tokens, x.low, x.high) for x in hidden.batteries] == [("H34", 2, 4, 5)]
    owner = preview(field.state, "USA", samples=0)
    assert owner is not None
    assert [(x.low, x.high) for x in owner.batteries] == [(5, 5)]
    assert owner.batteries[0].lines == [("artillery", "GG-13.16.2", 3), ("ridge", "GG-13.16.2", 2)]
    assert 1 < hidden.points < 2


def test_the_preview_is_what_happens() -> None:
    """Where the seat knows everything that matters the chances are certain, and the combat gives just that result."""
    for terrain in (None, hard("H34 a34 steep"), hard("H34 a33 steep")):
        field = attack({"H35 S": "Heth-F", "H34 N": "Howard-R1", "H44 S": "Hood-F"}, terrain=terrain)
        field.do("target H34")
        if field.kind == "second-target":
            field.do("done")
        field.do("lead Heth-F H35 H34 0")
        if field.kind == "attackers":
            field.do("charge")
        found = preview(field.state, "USA", samples=0)
        assert found is not None
        field.no_more_guns()
        value = int(str(field.told("combat-result")[0].args["value"]))
        assert found.combats[0].results == {value: 1.0}


def test_the_outlook_counts_artillery() -> None:
    stacks = {"H35 S": "Hood-R2", "H34 N": "Howard-F Howard-F Howard-F"}
    calm = preview(attack(stacks).state, "CSA", "target H34", samples=30)
    guns = attack(stacks, usa="Howard-2 Howard-1 ANY-1 Sykes-2", terrain=hard("H34 a34 ridge 3"))
    stormy = preview(guns.state, "CSA", "target H34", samples=30)
    assert calm is not None
    assert stormy is not None
    assert calm.outlook is not None
    assert stormy.outlook is not None
    assert stormy.outlook.win < calm.outlook.win
    assert stormy.outlook.losses[0] > 0


def test_no_attack_no_preview() -> None:
    field = attack(PLAIN)
    assert preview(field.state, "CSA") is None
    assert preview(field.state, "CSA", "done") is None
    assert preview(field.state, "CSA", "nonsense") is None
    assert preview(field.state, "USA", "target H34") is None, "another's thoughts"


def test_previews_hold_through_whole_attacks() -> None:
    """At every decision of random attacks both seats and a spectator get an answer."""
    rng = Random(5)
    stacks = {
        "H35 S": "Heth-F Hood-F Early-R1",
        "V34 E": "Pender-F",
        "H34 N": "Howard-F Sykes-R1",
        "V44 W": "Iron-F",
        "H33 N": "Slocum-F",
    }
    for _ in range(12):
        field = attack(stacks, csa="Heth-2 ANY-1 ANY-1 MARCH", usa="ANY-1 Howard-1 ANY-1")
        seen = 0
        while field.kind not in ("march", "") and field.seat != "chance":
            for seat in ("USA", "CSA", None):
                found = preview(field.state, seat, samples=2)
                if found is not None:
                    seen += 1
                    for combat in found.combats:
                        assert sum(combat.results.values()) == pytest.approx(1)
            answers = [o for o in field.options() if o != "done"] or ["done"]
            field.do(rng.choice(answers))
        assert seen


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_line_has_words(language: str) -> None:
    spoken = words(MAP_WORDS, language)
    everything = Circumstances()
    everything.confederate = everything.steep = everything.overgrown = everything.works = True
    everything.follows_victory = everything.alone = everything.iron = True
    everything.hits = everything.defender_flanks = everything.attacker_flanks = 1
    from_behind = Circumstances()
    from_behind.from_rear = True
    keys = {key for key, _, _ in combat_items(everything) + combat_items(from_behind)}
    assert len(keys) == 12
    for key in keys:
        assert spoken.has(f"line-{key}")


@rule("GG-13.18.3")
def test_an_outlook_does_not_hang_on_its_guesses() -> None:
    """One hidden defender: whatever is guessed, each face he may have counts as much as it is likely. No guns
    are there to speak."""
    field = attack(PLAIN)
    sure = preview(field.state, "CSA", "target H34")
    assert sure is not None
    assert sure.outlook is not None
    assert sure.outlook.samples == 0
    for seed in range(4):
        redacted = seen_by(field.state, "CSA")
        plan = meant(redacted, "CSA", "target H34")
        assert plan is not None
        guessed = outlook(redacted, "CSA", plan, 120, seed)
        assert guessed is not None
        assert guessed.samples == 120
        assert guessed.win == pytest.approx(sure.outlook.win)
        assert guessed.best == pytest.approx(sure.outlook.best)


@rule("GG-R67")
@pytest.mark.parametrize(("handicap", "value"), [("CSA-2", 2), ("USA-3", -3)])
def test_odds_know_the_handicap(handicap: str, value: int) -> None:
    found = preview(attack(PLAIN, handicap=handicap).state, "CSA", "target H34", samples=0)
    assert found is not None
    assert line(found.combats[0], "handicap") == CombatLine("handicap", "GG-R67", value, value, True)
