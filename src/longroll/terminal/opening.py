"""How a game at a terminal begins: anew, from a record, or with the one that was left last."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from longroll.games import game as find_game
from longroll.kit import record as records
from longroll.kit.chance import new_secret, secret_from_seed
from longroll.kit.game import Game, Mind
from longroll.kit.positions import playable
from longroll.kit.record import Record
from longroll.kit.terms import BadInput, Message
from longroll.kit.words import say, words
from longroll.minds import levels, mind, minds
from longroll.minds.levels import CAPTAIN
from longroll.terminal.keeping import Shelf
from longroll.terminal.keyboard import Keyboard
from longroll.terminal.letters import ascii_only
from longroll.terminal.session import PERSON, Session, begin, resumed
from longroll.terminal.talk import OWN_WORDS, PROMPT, YES

BOTH = "both"


class Wish(msgspec.Struct, frozen=True):
    """What somebody asks for: a seat (or ``both``), a computer player against it, repeatable dice."""

    side: str = ""
    opponent: str = ""
    seed: int | None = None


def start(game: Game, scenario: str, wish: Wish, options: dict[str, str]) -> Session:
    """A new game."""
    seats = game.new(scenario, options).seat_names()
    secret = new_secret() if wish.seed is None else secret_from_seed(wish.seed)
    found = opponents(game, seats, wish.side or seats[0], wish.opponent)
    return begin(game, scenario, found, secret, Random(wish.seed), time.time, options)


def go_on(game: Game, record: Record, shelf: Shelf, wish: Wish) -> Session:
    """A game that was left: who was no computer player is the person, unless other seats are asked for."""
    with playable(record.position):
        seats = records.begin(game, record).seat_names()
        if wish.side:
            found = opponents(game, seats, wish.side, wish.opponent)
        else:
            known = minds(game)
            names = {seat: record.seats.get(seat, PERSON) for seat in seats}
            found = {seat: mind(game, wish.opponent or name) for seat, name in names.items() if name in known}
        if len(found) == len(seats):
            raise BadInput("computer players have every seat of this record; --side says which one is yours")
        session = resumed(game, record, found, shelf.secret(record), Random(wish.seed), time.time)
        for seat, orders in shelf.standing(record).items():
            for name, answer in orders.items():
                if seat in session.people and name in game.standing and answer in game.standing[name].answers:
                    session.order(seat, name, answer)
        return session


def opponents(game: Game, seats: Sequence[str], side: str, opponent: str) -> dict[str, Mind]:
    """The computer players of the seats that no person has."""
    if side != BOTH and side not in seats:
        raise BadInput(f"{game.name} has no seat '{side}'; seats are: {', '.join(seats)}")
    name = opponent or usual_mind(game)
    mind(game, name)
    return {seat: mind(game, name) for seat in seats if side not in (seat, BOTH)}


def usual_mind(game: Game) -> str:
    """The Captain, who answers at once; in a game that has none, the best there is."""
    offered = levels(game)
    return CAPTAIN if CAPTAIN in offered else offered[-1]


def offered(shelf: Shelf, game: str, language: str, keyboard: Keyboard, plain: bool) -> Path | None:
    """The game that was left last (of one game, or of any), if the person wants to go on with it."""
    path = shelf.unfinished(game)
    if path is None:
        return None
    said = introduced(records.decode(path.read_bytes()), language)
    if not said:
        return None
    print(ascii_only(said) if plain else said)
    try:
        return path if keyboard.read(PROMPT).strip().casefold() in YES else None
    except EOFError:
        return None


def introduced(record: Record, language: str) -> str:
    """The question whether to go on with a game; nothing if this program cannot."""
    game = find_game(record.game)
    try:
        moment = game.moment(records.replay(game, record), language)
    except BadInput:
        return ""
    scenario = game.scenarios.get(record.scenario)
    title = words(game.words, language).say(Message(scenario.title)) if scenario is not None else record.scenario
    return say(words(OWN_WORDS, language), "terminal-go-on", title=f"{game.title}, {title}", moment=moment)
