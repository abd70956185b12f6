"""The table in words and pictures: board, scene, prompt, choices, reasons, log."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from longroll.kit.gate import refusal
from longroll.kit.scene import (
    Board,
    Choice,
    Item,
    LogDie,
    LogLine,
    Panel,
    Place,
    Prompt,
    Row,
    Scene,
    Side,
    Why,
    content_hash,
    symbols_address,
)
from longroll.kit.speech import capital, described
from longroll.kit.state import CHANCE, NOBODY
from longroll.kit.terms import Event, Message
from longroll.kit.words import Words, say, words
from tests.fifth.picket.lexicon import NOTATION, POSTS, SEATS
from tests.fifth.picket.state import Line

WORDS = Path(__file__).parent / "words"
SYMBOLS = Path(__file__).parent / "symbols.svg"
SIDES: dict[str, Side] = {"north": "u", "south": "c"}
SIZE = (600, 240)
PLAN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240"><rect width="600" height="240" fill="#eee"/></svg>'
)
"""The map: a meadow."""


def spoken(language: str) -> Words:
    return words(WORDS, language)


def centre(post: int) -> tuple[float, float]:
    return 100 + 200 * post, 120


def picture(name: str) -> str:
    return PLAN


def board(language: str) -> Board:
    places = []
    for number, post in enumerate(POSTS):
        x, y = centre(number)
        name = str(spoken(language).term(post))
        places.append(Place(post, name, f"M{x - 80} {y - 80}h160v160h-160z", (x, y - 60), (x, y), []))
    picture = f"/api/pictures/{content_hash(PLAN)}.svg"
    draft = Board("", *SIZE, picture, places, symbols=symbols_address(SYMBOLS))
    return msgspec.structs.replace(draft, hash=content_hash(msgspec.json.encode(draft).decode()))


def scene(b: Line, seat: str | None, language: str) -> Scene:
    items = []
    for number, post in enumerate(POSTS):
        if b.holder[number] != NOBODY:
            side = SEATS[b.holder[number]]
            name = str(spoken(language).term(side))
            items.append(Item(f"piece:{post}", "picket", post, *centre(number), 46, 30, SIDES[side], name=name))
    rows = [Row(label=str(spoken(language).term(side)), value=str(b.reserve[n])) for n, side in enumerate(SEATS)]
    reserve = Panel("reserve", say(spoken(language), "panel-reserve"), rows=rows)
    return Scene(board(language).hash, moment(b, language), items, [reserve])


def moment(b: Line, language: str) -> str:
    return say(spoken(language), "moment", north=b.posts_of(0), south=b.posts_of(1))


def prompt(b: Line, seat: str | None, language: str) -> Prompt | None:
    decision = b.describe()
    if decision is None:
        return None
    asked = spoken(language).say(decision.prompt)
    if b.mover == CHANCE or decision.seat != seat:
        return Prompt(asked, clause=decision.clauses[0])
    return Prompt(moment(b, language), asked, decision.clauses[0])


def choices(b: Line, language: str) -> list[Choice]:
    if b.mover in (CHANCE, NOBODY):
        return []
    found = []
    for option in b.options():
        names = [f"place:{post}" for post in option.action.args]
        chance = any(b.holder[POSTS.index(post)] == 1 - b.side for post in option.action.args)
        label = spoken(language).say(described(option.action, NOTATION))
        found.append(Choice(str(option), option.action.verb, label, names, option.clause, chance))
    return found


def why(b: Line, seat: str | None, action: str, language: str) -> Why:
    found = refusal(b, seat or "", action)
    if found is None:
        return Why(legal=True)
    return Why(clause=found.clause, reason=spoken(language).say(found.reason))


def sentences(events: Sequence[Event], language: str) -> list[str]:
    return [capital(spoken(language).say(Message(f"event-{event.kind}", event.args))) for event in events]


def log_lines(events: Sequence[Event], seat: str | None, language: str) -> list[LogLine]:
    found = []
    for event, text in zip(events, sentences(events, language), strict=True):
        dice = [LogDie(int(event.args["face"]), "")] if event.kind == "rolled" else []
        found.append(LogLine(SIDES.get(str(event.args.get("side", "")), ""), text, dice))
    return found


def weight(events: Sequence[Event], seat: str | None) -> int:
    return sum(event.kind == "driven" for event in events)


def summary(b: Line, words: Words) -> str:
    return say(words, "moment", north=b.posts_of(0), south=b.posts_of(1))


def narrate(events: Sequence[Event], seat: str | None, words: Words) -> list[str]:
    return sentences(events, words.language)
