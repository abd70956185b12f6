"""The table as it is drawn and explained: complete, in its place, in three languages, and without secrets."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import pi, radians
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from longroll.engraving.lines import Rect, inside
from longroll.engraving.symbols import shapes
from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import N_PLACES, N_SECTORS, PLACE, PLACES, PRINTED, SECTOR_NAMES, SHEET
from longroll.games.gettysburg.components import BIT, CSA, PIECES, SIDE, SIDES, UNION, UNION_BOX
from longroll.games.gettysburg.knowledge import UNKNOWN, seen_by
from longroll.games.gettysburg.lexicon import DECISIONS, EVENTS, LEXICON
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table import map_picture
from longroll.games.gettysburg.table.drawing import board, drawn, room_of, scene, sector_items
from longroll.games.gettysburg.table.sheet.arrangement import Bed, berths, stick_bed
from longroll.games.gettysburg.table.sheet.ground import CARDS, RINGS
from longroll.games.gettysburg.table.speech import speech
from longroll.kit import CHANCE, Event, Message
from longroll.kit.clauses import read_clauses
from longroll.kit.foresight import carry_on, flagged
from longroll.kit.record import begin, decode, step
from longroll.kit.scene import Item, Odds, Row, Scene, Track
from longroll.kit.speech import whole
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import by_verb, nonsense, walk, warlike
from tests.gettysburg.table import Table, block, sector
from tests.gettysburg.test_odds import in_combat
from tests.gettysburg.test_words import clash
from tests.scenes import cells, marks, rows, sayings

VIEWERS = (*SIDES, None)
GAMES = 4
CLASHES = 12
CODES = re.compile(rf"\b(?:{'|'.join((*PIECES, *PLACES[:N_SECTORS]))})\b|[{{}}]")
POINTER = re.compile("\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002")
REFERENCE = read_clauses(GETTYSBURG.reference)


class Position(NamedTuple):
    state: Battle
    code: int


@cache
def positions() -> tuple[Position, ...]:
    """Positions out of random games of every scenario, fights among them, with an answer to each."""
    found: list[Position] = []
    scenarios = list(GETTYSBURG.scenarios)
    for seed in range(GAMES):
        rng = Random(seed)
        chooser = by_verb if seed % 3 == 2 else warlike
        for state, code in walk(GETTYSBURG, scenarios[seed % len(scenarios)], seed, chooser):
            if rng.random() < 0.02:
                assert isinstance(state, Battle)
                found.append(Position(state.copy(), code))
    for seed in range(CLASHES):
        found += brawl(seed)
    return tuple(found)


def brawl(seed: int) -> Iterator[Position]:
    """A short violent game between two lines face to face."""
    rng = Random(seed)
    state = clash().state
    for _ in range(160):
        if state.over:
            return
        code = warlike(state, rng)
        if rng.random() < 0.12:
            yield Position(state.copy(), code)
        state.play(code)


def sampled(number: int, seed: int = 0) -> list[Position]:
    found = positions()
    return Random(seed).sample(found, min(number, len(found)))


def human(texts: list[str]) -> None:
    """No code of a piece or sector and no gap of a message in what people read."""
    for text in texts:
        assert not CODES.search(POINTER.sub(r"\2", text)), text


def texts_of(item: Item) -> list[str]:
    return [item.name, item.detail, *item.facts]


def keys_of(shown: Scene) -> set[str]:
    """Everything that can be named: items, what they wear, marks of panels, places."""
    found = {item.key for item in shown.items} | {f"place:{code}" for code in PLACES}
    found |= {mark.key for item in shown.items for mark in item.marks}
    return found | {mark.key for mark in marks(shown.panels)}


# ---- the map -----------------------------------------------------------------------------------------------


def test_the_map_is_small_and_names_no_sector() -> None:
    text = map_picture.map_svg()
    assert len(gzip.compress(text.encode())) < 250_000
    written = set(re.findall(r"<textPath[^>]*>([^<]+)<", text)) | set(re.findall(r"<text [^>]*>([^<]+)<", text))
    assert len(written) > 15
    roads_and_streams = {name for name in SECTOR_NAMES if name.endswith(("Road", "Pike", "Run", "Creek"))}
    assert not {name.replace("'", "’") for name in set(SECTOR_NAMES) - roads_and_streams - {"Gettysburg"}} & written


def test_the_map_takes_its_colours_from_the_page() -> None:
    for colour in re.findall(r'(?:fill|stroke)="([^"]+)"', map_picture.map_svg()):
        assert colour == "none" or colour.startswith("var(--"), colour
    used = set(re.findall(r"--map-([\w-]+)", map_picture.map_svg() + map_picture.overview_svg()))
    assert used == set(map_picture.PALETTE.day) == set(map_picture.PALETTE.lamp)
    assert all(f"--map-{name}:" in map_picture.palette_css() for name in used)


# ---- the board ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_every_place(language: str) -> None:
    shown = board(language)
    assert [place.id for place in shown.places] == list(PLACES)
    for number, place in enumerate(shown.places):
        human([place.name, *place.facts, *place.lines])
        assert place.facts
        if number < N_SECTORS:
            assert " ".join(place.lines) == place.name
            assert inside(place.label, RINGS[number])
            assert inside(place.centre, RINGS[number])
            assert [PLACE[border.to] for border in place.borders] == list(PRINTED.borders[number])
        else:
            assert place.side in ("c", "u")


def test_boards_differ_in_words_only() -> None:
    boards = [board(language) for language in LANGUAGES]
    bare = [[(p.id, p.path, p.label, p.centre, p.borders, p.side) for p in shown.places] for shown in boards]
    assert bare[0] == bare[1] == bare[2]
    assert len({shown.hash for shown in boards}) == len(LANGUAGES)
    assert len({shown.picture for shown in boards}) == 1


def test_berths_lie_in_their_sectors() -> None:
    for number in range(N_SECTORS):
        berth = berths(number)
        for point in (berth.stack, berth.rival, berth.label, berth.flag, *berth.markers):
            assert inside(point, RINGS[number]), (PLACES[number], point)


# ---- scenes ------------------------------------------------------------------------------------------------


def stands_in(item: Item) -> bool:
    number = PLACE[item.place]
    if number < N_SECTORS:
        return inside((item.x, item.y), RINGS[number])
    card = CARDS[number - N_SECTORS]
    return card.left < item.x < card.right and card.top < item.y < card.bottom


@pytest.mark.parametrize("seat", VIEWERS)
def test_every_piece_stands_once_in_its_place(seat: str | None) -> None:
    for state, _ in positions():
        shown = scene(seen_by(state, seat), seat, "en")
        keys = [item.key for item in shown.items]
        assert len(set(keys)) == len(keys)
        pieces = {item.key: item for item in shown.items if item.key.startswith("piece:")}
        present = {f"piece:{code}" for piece, code in enumerate(PIECES) if state.place[piece] < N_PLACES}
        assert set(pieces) == present
        for piece, code in enumerate(PIECES):
            if state.place[piece] < N_PLACES:
                item = pieces[f"piece:{code}"]
                assert PLACE[item.place] == state.place[piece]
                assert stands_in(item), item
                assert item.side == GETTYSBURG.sides[SIDES[SIDE[piece]]]
                assert len(item.marks) == state.load[piece]


def test_no_two_pieces_cover_each_other() -> None:
    for state, _ in sampled(150, 9):
        shown = scene(state, None, "en")
        places = [(i.x, i.y, i.w, i.h) for i in shown.items if i.key.startswith("piece:")]
        for n, (x, y, w, h) in enumerate(places):
            for x2, y2, w2, h2 in places[n + 1 :]:
                assert abs(x - x2) > (w + w2) / 2 * 0.55 or abs(y - y2) > (h + h2) / 2 * 0.55


def test_everything_on_the_map_is_drawn() -> None:
    known = set(shapes(GETTYSBURG.symbols))
    for state, _ in positions():
        shown = scene(state, None, "en")
        by_kind: dict[str, list[Item]] = {}
        for item in shown.items:
            by_kind.setdefault(item.key.split(":")[0], []).append(item)
            assert item.symbol in known or item.form == "chip"
            assert all(mark.symbol in known for mark in item.marks)
        cubes = sum(int(mark.text) for chip in by_kind.get("cubes", []) for mark in chip.marks)
        assert cubes == sum(state.cubes)
        assert len(by_kind.get("fire", [])) == state.fired.bit_count()
        assert len(by_kind.get("disruption", [])) == state.disrupted.bit_count()
        assert len(by_kind.get("stick", [])) == 20 - state.sticks_left
        flags = by_kind.get("block", [])
        assert len(flags) == len(state.blocks(CSA)) + len(state.blocks(UNION))
        assert sum(len([m for m in flag.marks if m.symbol != "disc-empty"]) for flag in flags) == sum(state.discs)


def test_languages_differ_in_words_only() -> None:
    for state, _ in sampled(25, 1):
        shown = [scene(seen_by(state, "Union"), "Union", language) for language in LANGUAGES]
        for one in shown:
            human([text for item in one.items for text in texts_of(item)])
            human([text for panel in one.panels for text in sayings(panel)])
        bare = [[(i.key, i.symbol, i.x, i.y, i.text, i.marks) for i in one.items] for one in shown]
        assert bare[0] == bare[1] == bare[2]
        assert [[(p.id, len(p.rows)) for p in one.panels] for one in shown[1:]] == [
            [(p.id, len(p.rows)) for p in shown[0].panels]
        ] * 2


def test_panels_are_complete() -> None:
    for state, _ in sampled(80, 8):
        for seat in VIEWERS:
            shown = {panel.id: panel for panel in scene(seen_by(state, seat), seat, "en").panels}
            assert list(shown) == ["time", "orders", "theirs", "arrivals", "supply", "losses", "victory"]
            hours = cells([shown["time"]])
            assert len(hours) == 4 * state.last_day - 1
            assert [cell.state for cell in hours].count("now") == (0 if state.over else 1)
            theirs = shown["theirs"] if seat != "Union" else shown["orders"]
            box = rows(theirs, Row)[0]
            assert int(box.value) == state.orders + state.forced
            assert len(box.marks) == max(UNION_BOX[state.period], state.orders + state.forced)
            waiting = [mark.key for mark in marks([shown["arrivals"]])]
            if state.last_day == 3:
                assert sorted(waiting) == sorted(
                    f"piece:{code}" for piece, code in enumerate(PIECES) if state.place[piece] == SHEET
                )


def test_the_three_days_have_eleven_periods() -> None:
    shown = GETTYSBURG.scene(GETTYSBURG.new(), "CSA", "en")
    time = shown.panels[0]
    assert (time.title, time.note) == ("1 July, morning", "period 1 of 11")
    assert [len(row.cells) for row in rows(time, Track)] == [4, 4, 3]
    assert [cell.text for cell in rows(time, Track)[0].cells] == ["Mo", "Mid", "Af", "Ni"]


# ---- nothing lies over anything -------------------------------------------------------------------------------------


def overlaps(items: list[Item]) -> list[tuple[str, str]]:
    """Things of a sector that lie over each other; a stick as the row of boxes that it is."""
    rooms = [(item.key, [room.grown(-1) for room in rooms_of(item)]) for item in items]
    return [
        (a, b)
        for n, (a, one) in enumerate(rooms)
        for b, other in rooms[:n]
        if not (a.startswith("stick") and b.startswith("stick"))
        if any(box.common(others) for box in one for others in other)
    ]


def rooms_of(item: Item) -> list[Rect]:
    if not item.key.startswith("stick"):
        return [room_of(item)]
    return Bed((item.x, item.y), radians(item.angle) - pi / 2).boxes()


NARROW = ({"TRO", "KLI", "PEA"},)
"""Sectors that meet at a corner where works along both borders of the first do not find room beside each other."""


@pytest.mark.parametrize("here", range(N_SECTORS), ids=PLACES[:N_SECTORS])
def test_two_sticks_never_cross(here: int) -> None:
    """Whichever two borders they lie along, or one behind the other, but for a narrow corner."""
    for one, two in product(PRINTED.borders[here], repeat=2):
        first = stick_bed(here, one, 0)
        second = stick_bed(here, two, int(one == two), (first,))
        narrow = {PLACES[place] for place in (here, one, two)} in NARROW
        assert first.meets(second) <= narrow, (PLACES[one], PLACES[two])


@pytest.mark.parametrize("here", range(N_SECTORS), ids=PLACES[:N_SECTORS])
def test_one_side_alone_has_room_beside_its_works(here: int) -> None:
    """One to four pieces with cubes, a flag with five discs, both markers, a stick along any border."""
    pieces = ("CR1", "CR2", "CE1", "CA1")
    for number, border in product(range(1, 5), PRINTED.borders[here]):
        there = sector(*pieces[:number], block=block("CSA", 5, 5), sticks=[PLACES[border]])
        battle = Table({"places": {PLACES[here]: there}}).state.copy()
        battle.cubes[here * 6] = 2
        battle.fired |= BIT[here]
        battle.disrupted |= BIT[here]
        shown = sector_items(battle, here, speech("en"))
        assert not overlaps(shown), PLACES[border]
        stack = [item for item in shown if item.key.startswith("piece:")]
        assert len(stack) == number
        assert all(inside((item.x, item.y), RINGS[here]) for item in stack)
        assert min(item.w for item in stack) >= 25


@pytest.mark.parametrize("code", PLACES[:N_SECTORS])
def test_a_contested_sector_has_room_for_everything(code: str) -> None:
    """Four against four, cubes of both, a flag with five discs, both markers: nothing covers anything."""
    here = PLACE[code]
    for mine, theirs in (("CR1",), ("UR1",)), (("CR1", "CR2", "CE1", "CA1"), ("UR1", "UR2", "UE1", "UA1")):
        battle = Table({"places": {code: sector(*mine, block=block("CSA", 5, 5))}}).state.copy()
        for piece in theirs:
            battle.put(PIECES.index(piece), here)
        battle.cubes[here * 6] = battle.cubes[here * 6 + 3] = 2
        battle.fired |= BIT[here]
        battle.disrupted |= BIT[here]
        shown = [item for item in scene(battle, None, "en").items if item.place == code]
        assert not overlaps(shown)
        pieces = [item for item in shown if item.key.startswith("piece:")]
        assert len(pieces) == len(mine) + len(theirs)
        assert all(inside((item.x, item.y), RINGS[here]) for item in pieces)
        assert min(item.w for item in pieces) >= 26


@pytest.mark.parametrize("path", sorted((Path(__file__).parent / "games").glob("*.json")), ids=lambda path: path.stem)
def test_in_kept_games_nothing_lies_over_anything(path: Path) -> None:
    """In every sector as it ever looked: pieces, works, cubes, flags with their discs, markers."""
    record = decode(path.read_bytes())
    state = begin(GETTYSBURG, record)
    looked_at: dict[int, list[Item]] = {}
    for number, move in enumerate(record.actions):
        assert isinstance(state, Battle)
        for items in drawn(state, "en"):
            if id(items) not in looked_at and PLACE[items[0].place] < N_SECTORS:
                looked_at[id(items)] = items
                assert not overlaps(items), (number, items[0].place)
        step(state, number, move)
    assert any(item.key.startswith("stick") for items in looked_at.values() for item in items) or "first" in path.stem


# ---- secrets -----------------------------------------------------------------------------------------------


def everything(state: Battle, seat: str | None, rng: Random, actions: list[str]) -> bytes:
    """All that a seat is sent about a position, and what it is told of some actions."""
    parts: list[object] = [GETTYSBURG.scene(state, seat, "en"), GETTYSBURG.prompt(state, seat, "en")]
    if state.seat == seat:
        parts.append(GETTYSBURG.choices(state, "en"))
    parts += [GETTYSBURG.inspect(state, seat, key, "en") for key in rng.sample(INSPECTABLE, 12)]
    parts += [GETTYSBURG.why(state, seat, action, "en") for action in actions]
    return msgspec.json.encode(parts)


INSPECTABLE = [f"{kind}:{code}" for kind in ("block", "place") for code in PLACES] + [f"piece:{c}" for c in PIECES]


def test_nothing_depends_on_what_is_hidden() -> None:
    for number, (state, _) in enumerate(sampled(70, 2)):
        if state.over or state.mover == CHANCE:
            continue
        for seat in VIEWERS:
            world = GETTYSBURG.sample(GETTYSBURG.view(state, seat), Random(number))
            rng = Random(number)
            actions = [str(state.write(nonsense(state, rng))) for _ in range(3)]
            assert everything(state, seat, Random(7), actions) == everything(world, seat, Random(7), actions)


def test_values_are_shown_to_their_owner_only() -> None:
    table = Table({"places": {"WRN": sector("CR1", block=block("CSA", 4, 1)), "CEM": sector("UR1")}})
    own = {item.key: item for item in GETTYSBURG.scene(table.state, "CSA", "en").items}["block:WRN"]
    assert (own.symbol, own.text) == ("c-standard", "4")
    assert [mark.symbol for mark in own.marks] == ["c-disc", *["disc-empty"] * 3]
    for seat in ("Union", None):
        shown = GETTYSBURG.scene(table.state, seat, "en")
        flag = {item.key: item for item in shown.items}["block:WRN"]
        assert (flag.symbol, flag.text, len(flag.marks)) == ("c-standard-hidden", "", 1)
    blind = seen_by(table.state, "Union")
    assert blind.block[PLACE["WRN"]] == UNKNOWN


# ---- what is asked and answered ----------------------------------------------------------------------------


def test_choices_are_the_options_and_name_what_is_on_the_table() -> None:
    for state, _ in sampled(60, 3):
        if state.mover == CHANCE or state.over:
            assert GETTYSBURG.choices(state, "en") == []
            continue
        shown = GETTYSBURG.scene(state, state.seat, "en")
        known = keys_of(shown)
        answers = GETTYSBURG.choices(state, "en")
        assert [answer.action for answer in answers] == [str(option) for option in state.options()]
        for answer in answers:
            assert set(answer.names) <= known, answer
            assert answer.clause in REFERENCE
        human([answer.label for answer in answers])


def test_choices_in_other_languages() -> None:
    for state, _ in sampled(12, 4):
        if state.mover == CHANCE:
            continue
        bare = [[(c.action, c.names, c.chance) for c in GETTYSBURG.choices(state, language)] for language in LANGUAGES]
        assert bare[0] == bare[1] == bare[2]
        for language in LANGUAGES:
            human([choice.label for choice in GETTYSBURG.choices(state, language)])


def test_dice_follow_where_it_is_said() -> None:
    """Of the verbs that may lead to dice; a fight is asked about before its last troops go in."""
    for state, code in positions():
        verb = state.write(code).verb
        if state.mover == CHANCE or not LEXICON.verb_named[verb].chance:
            continue
        choices = flagged(GETTYSBURG, state, GETTYSBURG.choices(state, "en"))
        choice = next(one for one in choices if one.action == str(state.write(code)))
        after = state.copy()
        if choice.fight:
            after.play(code)
        else:
            carry_on(after, code)
        begins = in_combat(after) and not in_combat(state) and after.mover != state.mover
        assert choice.chance == (after.mover == CHANCE or begins)


def test_prompts_speak_of_every_decision() -> None:
    dice = {"arrival-roll", "guns-fire", "defenders-fire", "attacker-morale", "attackers-fire", "defender-morale"}
    dice |= {"long-range"}
    kinds = {kind.name for kind in DECISIONS}
    for language in LANGUAGES:
        said = speech(language).words
        assert all(said.has(f"situation-{kind}") and said.has(f"question-{kind}") for kind in kinds - dice)
    for state, _ in positions():
        for seat in VIEWERS:
            prompt = GETTYSBURG.prompt(state, seat, "en")
            assert prompt is not None
            human([prompt.text, prompt.question])
            assert bool(prompt.question) == (seat is not None and seat == state.seat)
            assert prompt.clause in REFERENCE


def test_why_not_speaks_of_names() -> None:
    rng = Random(5)
    for state, _ in sampled(60, 5):
        if state.over or state.mover == CHANCE:
            continue
        for _ in range(3):
            code = nonsense(state, rng)
            why = GETTYSBURG.why(state, state.seat, str(state.write(code)), rng.choice(LANGUAGES))
            assert why.legal == (code in state.codes or state.extra(code))
            if not why.legal:
                human([why.reason])
                assert why.clause in REFERENCE
                assert why.place == "" or why.place.removeprefix("place:") in PLACE


def test_inspection_of_everything_in_a_scene() -> None:
    for state, _ in sampled(8, 6):
        shown = GETTYSBURG.scene(state, "CSA", "en")
        for key in sorted(keys_of(shown) - {""}):
            found = GETTYSBURG.inspect(state, "CSA", key, "en")
            assert found is not None, key
            human([found.name, found.detail, *found.facts])
            assert all(ring.place in PLACE for ring in found.rings)
    assert GETTYSBURG.inspect(state, "CSA", "piece:XX1", "en") is None


def test_reach_of_a_piece_is_what_an_order_could_do() -> None:
    places = {
        "WRN": sector("CR1", "CA1", block=block("CSA", 3)),
        "MPN": sector("UR1"),
        "OKH": sector("CR2", "CR3", "CR4", "CR5"),
    }
    state = Table({"turn": "CSA", "places": places}).state
    found = GETTYSBURG.inspect(state, "CSA", "piece:CR1", "en")
    assert found is not None
    rings = {ring.place: ring.kind for ring in found.rings}
    assert rings["MPN"] == "assault"
    assert rings["HRN"] == "reach"
    assert "OKH" not in rings
    guns = GETTYSBURG.inspect(state, "CSA", "piece:CA1", "en")
    assert guns is not None
    assert {(ring.place, ring.kind) for ring in guns.rings} >= {("MPN", "target"), ("HRN", "sight")}
    flag = GETTYSBURG.inspect(state, "Union", "block:WRN", "en")
    assert flag is not None
    assert {ring.place for ring in flag.rings if ring.kind == "command"} >= {"WRN", "MPN", "OKH"}
    assert "Value unknown: 2 to 5" in flag.facts


# ---- odds --------------------------------------------------------------------------------------------------


def check_odds(odds: Odds) -> None:
    assert sum(bar.percent for bar in odds.bars) == 100
    assert 0 <= odds.percent <= 100
    human([odds.title, odds.subtitle, odds.of, *odds.notes, *(bar.label for bar in odds.bars)])
    for group in odds.groups:
        human([group.title, group.unit, *(line.label for line in group.lines)])
        assert all(line.clause in REFERENCE for line in group.lines)
    assert odds.place in PLACE


def gambles() -> Iterator[tuple[Battle, str]]:
    """Answers that start a fight or let off guns, a few of each kind."""
    seen: dict[str, int] = {}
    for state, _ in positions():
        if state.mover == CHANCE or state.over:
            continue
        for option in Random(1).sample(state.options(), min(4, len(state.options()))):
            verb = option.action.verb
            if verb in ("move", "ride", "enter", "done", "joint", "fight", "resolve", "fire") and seen.get(verb, 0) < 7:
                seen[verb] = seen.get(verb, 0) + 1
                yield state, str(option)


def test_odds_add_up() -> None:
    found = 0
    for state, action in gambles():
        odds = GETTYSBURG.odds(state, state.seat, action, Random(found).choice(LANGUAGES))
        if odds is not None:
            found += 1
            check_odds(odds)
    assert found >= 12


def test_odds_of_an_assault_on_works() -> None:
    """Two regulars across an open border against the Iron Brigade behind two sticks: the flank tells."""
    places = {
        "WRN": sector("CR1", "CR3", block=block("CSA", 5)),
        "MPN": sector("UE1", "UR1", "UA1", cubes={"blue": 1}, sticks=["WRC", "WRC"]),
        "SEM": sector("UR3", block=block("Union", 4)),
    }
    table = Table({"turn": "CSA", "places": places}).do("disc WRN", "move CR1 MPN", "move CR3 MPN")
    # nothing else can be done: the combat has begun, so ask before the last move
    before = Table({"turn": "CSA", "places": places}).do("disc WRN", "move CR1 MPN")
    odds = GETTYSBURG.odds(before.state, "CSA", "move CR3 MPN", "en")
    assert odds is not None
    assert table.seat == "chance"
    check_odds(odds)
    assert odds.exact
    assert [item.name for item in odds.ours] == ["Archer + Brockenbrough", "Davis"]
    lines = {line.label: line for group in odds.groups for line in group.lines}
    assert lines["Entrenched: lost on a flank attack"].struck
    assert lines["All pieces: attacked on the flank"].value == "+2"
    assert lines["Iron Brigade: elite"].clause == "GB-15.34"
    assert lines["Cutler starts in column"].value == "2"
    assert GETTYSBURG.odds(before.state, "Union", "move CR3 MPN", "en") is None
    assert GETTYSBURG.odds(before.state, "CSA", "pass", "en") is None


def test_odds_of_shots() -> None:
    places = {"HRN": sector("CA1", "CA2", block=block("CSA", 3)), "MPN": sector("UR1", "UA1")}
    table = Table({"turn": "CSA", "places": places}).do("disc HRN")
    odds = GETTYSBURG.odds(table.state, "CSA", "fire CA1 MPN troops", "en")
    assert odds is not None
    check_odds(odds)
    assert {bar.label: bar.percent for bar in odds.bars} == {"One cube": 33, "Disrupted, no cube": 17, "No effect": 50}
    assert odds.percent == 50


@pytest.mark.parametrize("chances", [[1 / 3] * 3, [0.005, 0.995], [1 / 7] * 7, [0.125] * 8])
def test_whole_percentages(chances: list[float]) -> None:
    found = whole(chances)
    assert sum(found) == 100
    assert all(abs(share - 100 * chance) < 1 for share, chance in zip(found, chances, strict=True))


# ---- the log -----------------------------------------------------------------------------------------------


def told() -> Iterator[list[Event]]:
    for state, code in positions():
        after = state.copy()
        yield after.apply(after.write(code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_lines_point_at_the_table(language: str) -> None:
    pointed = dice = 0
    for events in told():
        for seat in ("CSA", None):
            for line in GETTYSBURG.log_lines(events, seat, language):
                human([line.text])
                assert line.side in ("", "c", "u")
                assert line.clause == "" or line.clause in REFERENCE
                dice += len(line.dice)
                for key, words in POINTER.findall(line.text):
                    kind, code = key.split(":")
                    assert code in (PIECES if kind == "piece" else PLACES)
                    assert words
                    pointed += 1
    assert pointed > 200
    assert dice > 20


def test_every_event_speaks_with_a_clause_that_exists() -> None:
    clauses = {event.clause for event in EVENTS if event.clause}
    assert clauses
    assert clauses <= set(REFERENCE)


def test_fire_is_logged_with_its_clause() -> None:
    """In a combat and at long range."""
    shot = {"COD": sector("UR1"), "SPW": sector("CA1", block=block("CSA", 5))}
    far = Table({"places": shot}).do("disc SPW", "fire CA1 COD troops").dice(5).events
    assault = {"KLI": sector("UR1"), "SPW": sector("CR1", block=block("CSA", 5))}
    near = Table({"places": assault}).do("disc SPW", "move CR1 KLI").dice(2).events
    for kind, events, clause in (("bombards", far, "GB-22.15"), ("fires", near, "GB-15.53")):
        fired = [event for event in events if event.kind == kind]
        assert [line.clause for line in GETTYSBURG.log_lines(fired, None, "en")] == [clause]


def test_the_value_of_a_block_is_told_to_its_owner_only() -> None:
    events = Table({"turn": "CSA", "places": {"CEM": sector("UR1")}}).do("block 4 HRN").events
    assert any("4" in line.text for line in GETTYSBURG.log_lines(events, "CSA", "en"))
    for seat in ("Union", None):
        assert not any("4" in line.text for line in GETTYSBURG.log_lines(events, seat, "en"))


# ---- names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_formations_have_names_of_their_own(language: str) -> None:
    said = speech(language)
    assert len(set(said.pieces)) == len(PIECES)
    human([*said.pieces, *(said.detail(piece) for piece in range(len(PIECES)))])
    assert all("'" not in name and "(" not in name for name in said.pieces)


def test_names_in_three_languages() -> None:
    assert [speech(language).detail(1) for language in LANGUAGES] == [
        "Heth’s division, III Corps",
        "division Heth, IIIe corps",
        "divisione Heth, III corpo",
    ]
    assert [GETTYSBURG.moment(GETTYSBURG.new(), language) for language in LANGUAGES] == [
        "1 July, morning",
        "1er juillet, matin",
        "1º luglio, mattina",
    ]
    assert speech("en").tell(Message("event-moves", {"piece": "CR2", "start": "WRC", "to": "WRN"})) == (
        "Pettigrew moves from Willoughby Run to Willoughby Run North."
    )


def test_what_changed_the_battle_weighs() -> None:
    """Ground won weighs more where there is a star; what a seat does not see weighs nothing."""
    won = Event("combat-won", {"sector": "BLI", "side": "CSA"}, None)
    starred = Event("combat-won", {"sector": "CEM", "side": "CSA"}, None)
    lost = Event("eliminated", {"piece": "CR1", "place": "CEM"}, None)
    moved = Event("moves", {"piece": "CR1", "start": "BLI", "to": "CEM"}, None)
    hidden = Event("eliminated", {"piece": "CR1", "place": "CEM"}, ("CSA",))
    assert GETTYSBURG.weight([moved], None) == 0
    assert 0 < GETTYSBURG.weight([lost], None) < GETTYSBURG.weight([won], None) < GETTYSBURG.weight([starred], None)
    assert GETTYSBURG.weight([won, lost], None) == GETTYSBURG.weight([won], None) + GETTYSBURG.weight([lost], None)
    assert GETTYSBURG.weight([hidden], "Union") == 0 < GETTYSBURG.weight([hidden], "CSA")
