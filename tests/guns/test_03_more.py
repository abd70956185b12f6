"""GG-3 The board: what the other files of this chapter leave out."""

from __future__ import annotations

from random import Random

from longroll.games.guns import GUNS
from longroll.games.guns.board import GROUND
from longroll.games.guns.components import ENTRIES, N_BLOCKS
from longroll.games.guns.lexicon import AT_ENTRY, GONE, NOT_YET, OFF, UNUSED
from longroll.kit.clauses import rule
from longroll.server.rules import rules_of


@rule("GG-3.2")
def test_blocks_stand_on_positions_only() -> None:
    rng = Random(7)
    state = GUNS.new("second-day")
    for _ in range(1500):
        if state.over:
            break
        state.play(rng.choice(state.codes))
        for block in range(N_BLOCKS):
            place = state.at[block]
            off = OFF <= place < OFF + GROUND.n_areas and GROUND.partial >> (place - OFF) & 1
            waits = AT_ENTRY <= place < AT_ENTRY + len(ENTRIES)
            assert place < GROUND.n_positions or off or waits or place in (NOT_YET, UNUSED, GONE)


@rule("GG-R6", "GG-3.12")
def test_the_extended_front_is_all_neighbours_of_the_front_but_the_rear() -> None:
    sides = [{GROUND.area_of[2 * p], GROUND.area_of[2 * p + 1]} for p in range(GROUND.n_positions)]
    for stance in range(2 * GROUND.n_positions):
        front, rear = GROUND.area_of[stance], GROUND.area_of[stance ^ 1]
        wanted = {area for side in sides if front in side for area in side} - {front, rear}
        assert set(GROUND.members(GROUND.extended_front(stance))) == wanted


@rule("GG-R43")
def test_marches_are_chapter_12_and_attacks_chapter_13() -> None:
    rules = rules_of("guns")
    assert rules is not None
    titles = {chapter.id: chapter.title for chapter in rules.chapters}
    assert "March" in titles["GG-12"]
    assert "Attack" in titles["GG-13"]
