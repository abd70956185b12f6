"""What the game says, in its own words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import BOX_CODES, SECTOR_CODES, SECTOR_NAMES
from longroll.games.gettysburg.components import COLOURS, KINDS, PERIODS, SIDES
from longroll.games.gettysburg.data.materials import TERRAINS, WORDS
from longroll.games.gettysburg.knowledge import seen_by
from longroll.games.gettysburg.lexicon import DECISIONS, EVENTS, NOTATION
from longroll.games.gettysburg.rules import modifiers
from longroll.games.gettysburg.table.report import summary
from longroll.kit import Event, Message, Refusal
from longroll.kit.gate import refusal as gate_refusal
from longroll.kit.lexicon import UNTOLD
from longroll.kit.notation import Param, verb_of
from longroll.kit.speech import WIDTH
from longroll.kit.words import LANGUAGES, Words, words
from tests.gettysburg.table import Table, block, sector
from tests.vocabulary import messages_in

GAMES = 20
VIEWERS = (*SIDES, None)

IN_COMBAT = {"sector", "round", "piece", "side"}
PROMPT_ARGS: dict[str, set[str]] = {
    "arrival-roll": set(),
    "turn": {"side"},
    "second-disc": {"side"},
    "after-action": {"side"},
    "order": {"place"},
    "moving": {"sector"},
    "leaving-cubes": {"piece", "place"},
    "combats": set(),
    "guns-fire": IN_COMBAT,
    "defender-cubes": {"sector", "round", "piece"},
    "defenders-fire": IN_COMBAT,
    "attacker-morale": IN_COMBAT,
    "attackers-fire": IN_COMBAT,
    "defender-morale": IN_COMBAT,
    "hit": {"sector", "round", "hits"},
    "evade": {"sector", "side"},
    "limber": {"sector", "side"},
    "retreat": {"sector", "pieces"},
    "fall-back": {"sector", "round"},
    "withdraw": {"sector", "side"},
    "guns-escape": {"sector", "side"},
    "firing": {"place"},
    "long-range": {"piece", "sector", "side"},
    "gun-hit": {"sector"},
    "colour": {"sector"},
    "marker": {"place"},
    "penalty": {"sector"},
    "stick": {"sector"},
    "forfeit": {"colour"},
    "excess": {"sector"},
}
"""What each decision's ``subject`` gives its prompt; random play checks it."""


# ---- the files ---------------------------------------------------------------------------------------------


NEEDS = {language: messages_in(WORDS, language) for language in LANGUAGES}


def speakers() -> list[Words]:
    return [words(WORDS, language) for language in LANGUAGES]


def require(keys: list[str]) -> None:
    for language in LANGUAGES:
        missing = [key for key in keys if key not in NEEDS[language]]
        assert not missing, f"{language} lacks {missing}"


def test_names() -> None:
    require([f"name-{code}" for code in (*SECTOR_CODES, *BOX_CODES, *SIDES, *PERIODS, *COLOURS, "troops", "artillery")])
    require([f"kind-{kind}" for kind in KINDS])
    require([f"terrain-{terrain}" for terrain in TERRAINS])


def test_sectors_are_called_alike_everywhere() -> None:
    for speaker in speakers():
        for code, name in zip(SECTOR_CODES, SECTOR_NAMES, strict=True):
            assert speaker.term(code) == name.replace("'", "’")
        spoken = [speaker.term(code) for code in (*SECTOR_CODES, *BOX_CODES)]
        assert len(set(spoken)) == len(spoken), "two places share a name"


def test_prompts_speak_of_what_they_are_given() -> None:
    assert set(PROMPT_ARGS) == {kind.name for kind in DECISIONS}
    for language in LANGUAGES:
        for kind, args in PROMPT_ARGS.items():
            assert NEEDS[language][f"prompt-{kind}"] <= args, f"{language} prompt-{kind}"


def test_events_speak_with_all_their_values() -> None:
    for speaker in speakers():
        for event in (kind for kind in EVENTS if kind.telling.stands != UNTOLD):
            for end in (0, 1, 2, -1):
                args: dict[str, str | int] = {}
                for param, values in event.args:
                    known = [word for word in values if word]
                    args[param] = known[min(end, len(known) - 1)] if known else max(0, end)
                if "action" in args:
                    args["action"] = "done"
                assert "{" not in speaker.say(Message(f"event-{event.name}", args))


def test_modifiers() -> None:
    """Everything that may change a die or a column, each at its worst."""
    items = modifiers.defending_gun(True) + modifiers.defending_troops(4) + modifiers.attacking_troops(4, True)
    for kind in range(len(KINDS)):
        items += modifiers.attacker_morale(kind)
        items += modifiers.defender_morale(kind, True, True, True, True, True)
    items += modifiers.long_range(True, True)
    clauses = {clause for clause, _ in items}
    assert len(clauses) >= 12
    require([f"modifier-{clause.replace('.', '-')}" for clause in sorted(clauses)])


# ---- random games ------------------------------------------------------------------------------------------


class Play(NamedTuple):
    """What happened in the random games, each thing once."""

    batches: list[list[Event]]
    prompts: list[tuple[str, Message]]
    refusals: list[Refusal]
    summaries: list[str]


def choose(table: Table, rng: Random) -> str:
    """A legal action: first a verb, so that orders are not drowned by the many places for blocks."""
    verbs: dict[str, list[int]] = {}
    for code in table.state.codes:
        verbs.setdefault(NOTATION.verbs[verb_of(code)].name, []).append(code)
    for dull in ("block", "remove", "pass", "end", "done", "entrench", "shift"):
        if len(verbs) > 1 and rng.random() < 0.8:
            verbs.pop(dull, None)
    return str(table.state.write(rng.choice(verbs[rng.choice(sorted(verbs))])))


def any_word(param: Param, rng: Random) -> str:
    return rng.choice([word for word in param.values if word])


def any_action(table: Table, rng: Random) -> str:
    """An action, legal or not: any of the notation, or a legal one with one word changed."""
    if rng.random() < 0.3:
        verb = NOTATION.by_name[rng.choice(sorted(NOTATION.by_name))]
        return " ".join([verb.name, *(any_word(param, rng) for param in verb.params)])
    action = table.state.write(rng.choice(list(table.state.codes)))
    params = NOTATION.by_name[action.verb].params
    args = list(action.args)
    if args:
        changed = rng.randrange(len(args))
        args[changed] = any_word(params[changed], rng)
    return " ".join([action.verb, *args])


def attempts(table: Table, rng: Random) -> Iterator[Refusal]:
    """What the position and the gate say to an action that may be illegal."""
    action = any_action(table, rng)
    for found in (table.state.check(action), gate_refusal(table.state, rng.choice(SIDES), action)):
        if found is not None:
            yield found


def clash() -> Table:
    """Two lines face to face on the ridges west and north of the town, already worn."""
    return Table(
        {
            "day": 2,
            "turn": "CSA",
            "places": {
                "WRN": sector("CR1", "CR2", "CE1", "CA1", cubes={"grey": 4, "black": 2}, block=block("CSA", 5)),
                "WRC": sector("CR3", "CR4", "CR5", "CR6", cubes={"grey": 9}, disrupted=True),
                "OKH": sector("CR7", "CE2", "CE3", "CA2", cubes={"black": 5}, fire=True, block=block("CSA", 5)),
                "BLO": sector("CR8", "CR9", "CA3", cubes={"grey": 4}, block=block("CSA", 4)),
                "MPN": sector("UC1", "UA1", "UR1", cubes={"navy": 2, "blue": 4}, sticks=["WRN", "WRN"]),
                "OKR": sector("UC2", "UI1", "UA2", cubes={"navy": 2, "orange": 3}, damaged=["UA2"], fire=True),
                "SEM": sector("UR2", "UE1", "UA3", cubes={"red": 3}, sticks=["MPN"], block=block("Union", 5)),
                "COL": sector("UI2", "UI3", "UI4", "UI5", cubes={"orange": 9}, disrupted=True, block=block("Union", 5)),
                "GET": sector("UR3", "UR4", "UR5", "UA4", cubes={"blue": 14}, block=block("Union", 4)),
                "ALM": sector("UR6", "UA5", cubes={"blue": 5}),
                "Chambersburg Pike": sector("CR10", "CR11", "CE4", "CA4"),
            },
        }
    )


@pytest.fixture(scope="module")
def play() -> Play:
    """Twenty whole games, and as many fights of some length."""
    batches: dict[str, list[Event]] = {}
    prompts: dict[str, tuple[str, Message]] = {}
    refusals: dict[str, Refusal] = {}
    summaries: list[str] = []
    for seed in range(2 * GAMES):
        rng = Random(seed)
        whole = seed < GAMES
        table = Table() if whole else clash()
        step = 0
        while not table.state.over and (whole or step < 200):
            decision = table.state.decision
            assert decision is not None
            prompts[repr(decision.prompt)] = (decision.kind, decision.prompt)
            refusals |= {repr(found): found for found in attempts(table, rng)}
            if step % 50 == 0:
                seen = seen_by(table.state, rng.choice(VIEWERS))
                summaries += [summary(seen, speaker) for speaker in speakers()]
            events = table.state.apply(choose(table, rng))
            batches[repr(events)] = events
            step += 1
        if whole:
            late = table.state.check("pass")
            assert late is not None
            refusals[repr(late)] = late
        summaries += [summary(seen_by(table.state, None), speaker) for speaker in speakers()]
    return Play(list(batches.values()), list(prompts.values()), list(refusals.values()), summaries)


def test_games_can_be_narrated(play: Play) -> None:
    for language in LANGUAGES:
        for batch in play.batches:
            for seat in VIEWERS:
                for line in GETTYSBURG.narrate(batch, seat, language):
                    assert line[-1] in ".»”]"
                    assert "{" not in line


def test_prompts_speak_of_their_subject(play: Play) -> None:
    seen = {kind for kind, _ in play.prompts}
    assert len(seen) >= 22, f"random play met only {sorted(seen)}"
    for kind, prompt in play.prompts:
        assert set(prompt.args) == PROMPT_ARGS[kind]
        for speaker in speakers():
            assert speaker.say(prompt).endswith(".") or kind == "retreat"


def test_illegal_actions_are_refused_in_words(play: Play) -> None:
    assert len({found.reason.key for found in play.refusals}) >= 50
    for speaker in speakers():
        for found in play.refusals:
            assert speaker.say(found.reason).endswith(".")


def test_summaries_fit_the_terminal(play: Play) -> None:
    for text in play.summaries:
        assert "\x1b" not in text
        for line in text.splitlines():
            assert len(line) <= WIDTH == 110, line
            assert line == line.rstrip()


# ---- what a viewer may see ---------------------------------------------------------------------------------


def test_the_value_of_a_block_is_told_to_its_owner_only() -> None:
    table = Table({"places": {"WRN": sector("CR1")}})
    table.do("block 3 WRN")
    for language in LANGUAGES:
        mine, theirs, nobodys = (GETTYSBURG.narrate(table.events, seat, language) for seat in ("CSA", "Union", None))
        assert len(mine) == len(theirs) + 1
        assert theirs == nobodys
        assert any("3" in line for line in mine)
        assert not any("3" in line for line in theirs)


def test_a_forced_answer_is_told_by_what_it_does() -> None:
    events = [
        Event("forced", {"action": "retreat CR1 WRN"}),
        Event("retreats", {"piece": "CR1", "start": "MPN", "to": "WRN"}),
        Event("forced", {"action": "done"}),
    ]
    assert GETTYSBURG.narrate(events, None, "en") == [
        "Archer + Brockenbrough falls back from McPherson’s Ridge North to Willoughby Run North.",
    ], "and that nothing else was left to do needs no line"


def test_an_assault_is_told_with_its_outcomes() -> None:
    """Who assaults what; who fired, stood, fell back; by names, never by codes or tables."""
    table = Table(
        {
            "period": "mid-day",
            "places": {
                "LON": sector("CR1", "CR2", block=block("CSA", 4)),
                "CEM": sector("UR1", "UA1"),
                "HUM": sector(block=block("Union", 3)),
            },
        }
    )
    table.do("disc LON", "move CR1 CEM", "move CR2 CEM")
    lines = [line for line in GETTYSBURG.narrate(table.events, None, "en") if "assault" in line]
    assert lines == ["Archer + Brockenbrough and Pettigrew assault Cemetery Hill."]
    told = []
    for action in ("die 2", "hit CR1", "die 2", "die 3", "die 3", "die 3", "die 2", "die 1"):
        told += GETTYSBURG.narrate(table.state.apply(action), None, "en")
    assert told == [
        "Calef’s horse battery fires: one cube. [2]",
        "Archer + Brockenbrough takes a cube, its first.",
        "Cutler fires: a check. [2]",
        "Archer + Brockenbrough checks morale in column 1: stands. [3]",
        "Pettigrew checks morale in column 0: stands. [3]",
        "Archer + Brockenbrough fires: disrupts them. [3]",
        "Pettigrew fires: disrupts them. [2]",
        "Cemetery Hill is disrupted.",
        "Cutler checks morale in column 0: falls back. [1]",
    ]


@pytest.mark.parametrize(
    ("language", "line"), [("en", "1 July, morning."), ("fr", "1er juillet, matin."), ("it", "1 luglio, mattina.")]
)
def test_a_period_is_a_heading(language: str, line: str) -> None:
    event = Event("period-begins", {"day": "1", "period": "morning"})
    assert GETTYSBURG.narrate([event], None, language) == [line]


def test_a_box_move_is_told_once() -> None:
    table = Table()
    table.do("enter CR1")
    assert [line for line in GETTYSBURG.narrate(table.events, "Union", "en") if "Archer" in line] == [
        "Archer + Brockenbrough comes on into Herr Ridge North from Chambersburg Pike (entry box)."
    ]


def test_summary_shows_what_is_there_and_hides_what_is_hidden() -> None:
    table = Table(
        {
            "places": {
                "CEM": sector(
                    "UR1", "UA1", damaged=["UA1"], cubes={"blue": 2}, sticks=["LON", "LON"], disrupted=True, fire=True,
                    block=block("Union", 4, 2),
                ),
                "LRT": sector("UI1"),
                "HRN": sector("CR1", block=block("CSA", 5, 1)),
                "Chambersburg Pike": sector("CR2"),
            },
        }
    )  # fmt: skip
    english = words(WORDS, "en")
    own = summary(seen_by(table.state, "Union"), english)
    row = own[own.index("CEM  Cemetery Hill") : own.index("HRN  ")]
    for fact in ("hill ★", "UR1 UA1", "damaged UA1", "cubes: 2 blue", "2 sticks to LON", "disrupted", "fire marker"):
        assert fact in row
    assert "block Union 4, 2 discs" in row
    assert "block CSA ?, 1 disc" in own
    assert "hill ★★" in own
    assert "Chambersburg-Pike → HRN" in own
    assert "To decide: CSA" in own
    assert "blocks in hand: 2 2 3 3 4 5 5 · set aside: none" in own
    assert "blocks in hand: 7 (values unknown)" in own
    spectator = summary(seen_by(table.state, None), english)
    assert "block Union ?, 2 discs" in spectator
    assert spectator.count("blocks in hand: 7 (values unknown)") == 2


def test_hidden_values_do_not_change_a_summary() -> None:
    texts = set()
    for value in (2, 3, 4, 5):
        table = Table({"places": {"HRN": sector("CR1", block=block("CSA", value, 1)), "CEM": sector("UR1")}})
        for seat in ("Union", None):
            texts.add((seat, summary(seen_by(table.state, seat), words(WORDS, "it"))))
    assert len(texts) == 2
