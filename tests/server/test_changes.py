"""Bundles told by what is new in them: whoever puts them together has what he would have been sent whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from longroll.games import game as find_game
from longroll.kit.scene import Item, Ring, Stroke
from longroll.server.changes import change, spliced
from longroll.server.views import LiveBundle
from tests.acceptance.rooms import NAMES
from tests.server.house import Browser, House, house
from tests.server.told import after, joined

ACTS = 25


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found


# ---- lists -------------------------------------------------------------------------------------------------


def things(letters: str) -> list[Item]:
    """A small letter is the same thing as its capital, looking otherwise."""
    return [Item(letter.lower(), letter, "", 0, 0, 1, 1) for letter in letters]


def told(before: str, now: str) -> list[Any] | None:
    parts = spliced(things(before), things(now), lambda item: item.key)
    assert joined(things(before), parts) == things(now)
    return None if parts is None else [part.symbol if isinstance(part, Item) else part for part in parts]


@pytest.mark.parametrize(
    ("before", "now", "parts"),
    [
        ("", "", None),
        ("abc", "abc", None),
        ("abc", "", []),
        ("", "ab", ["a", "b"]),
        ("abcd", "aBcd", [(0, 1), "B", (2, 2)]),
        ("abcd", "acd", [(0, 1), (2, 2)]),
        ("abcd", "cdab", [(2, 2), (0, 2)]),
        ("abc", "abcx", [(0, 3), "x"]),
        ("aa", "aa", None),
        ("aab", "aba", [(0, 1), (2, 1), (1, 1)]),
    ],
)
def test_lists(before: str, now: str, parts: list[Any] | None) -> None:
    assert told(before, now) == parts


def test_any_list_comes_out_as_it_is() -> None:
    rng = Random(1)
    for _ in range(2_000):
        before, now = ("".join(rng.choices("abcdeABC", k=rng.randrange(8))) for _ in range(2))
        told(before, now)


# ---- overlays ----------------------------------------------------------------------------------------------


def with_overlays(bundle: LiveBundle, *letters: str) -> LiveBundle:
    rings = [Ring(letter, "figure") for letter in letters]
    strokes = [Stroke("path", [(0.0, 0.0), (1.0, float(number))]) for number, _ in enumerate(letters)]
    return replace(bundle, scene=replace(bundle.scene, rings=rings, strokes=strokes))


@pytest.mark.parametrize(("before", "now"), [("a", ""), ("", "a"), ("ab", "b"), ("a", "a"), ("", "")])
def test_overlays_come_and_go(place: House, before: str, now: str) -> None:
    """The last one that goes is told by an empty list: that there are none is what a whole scene says by silence."""
    table, people = seated(place, "gettysburg")
    with people["CSA"].live(table) as line:
        bundle = msgspec.convert(line.wait("bundle"), LiveBundle)
    has, due = with_overlays(bundle, *before), with_overlays(bundle, *now)
    news = change(has, due)
    assert news.scene == ({} if before == now else {"rings": due.scene.rings, "strokes": due.scene.strokes})
    sent_before, sent, sent_now = (json.loads(msgspec.json.encode(one)) for one in (has, news, due))
    assert after(sent_before, sent) == sent_now


# ---- tables ------------------------------------------------------------------------------------------------


def seated(place: House, name: str) -> tuple[str, dict[str, Browser]]:
    """A table of two people."""
    game = find_game(name)
    scenario = next(iter(game.scenarios))
    first, second = game.new(scenario).seat_names()
    host, guest = place.browser(), place.browser()
    made = host.make(scenario, game=name, **{first: "me", second: "friend"})
    guest.join(made["links"][second])
    return made["table"], {first: host, second: guest}


def newer_than(has: dict[str, Any]) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["seq"] > has["seq"]


@pytest.mark.parametrize("name", NAMES)
def test_a_client_that_hears_of_changes_has_the_whole_table(place: House, name: str) -> None:
    table, people = seated(place, name)
    rng = Random(7)
    seat = next(iter(people))
    with people[seat].live(table, changes=True) as short, people[seat].live(table) as whole:
        has, due = short.wait("bundle"), whole.wait("bundle")
        spared = 0
        for _ in range(ACTS):
            decides = due["decision"]["seat"]
            options = people[decides].table(table)["options"]
            people[decides].act(table, rng.choice(options)["action"])
            due = whole.wait("bundle", newer_than(has))
            while has["seq"] < due["seq"]:
                news = short.wait("change")
                has = after(has, news)
            assert has == due
            spared += len(str(due)) - len(str(news))
            if due["over"]:
                break
        assert spared > 0


def test_who_connects_again_is_sent_everything(place: House) -> None:
    table, people = seated(place, "gettysburg")
    csa = people["CSA"]
    with csa.live(table, changes=True) as line:
        line.wait("bundle")
        csa.act(table, "enter CR1")
        assert line.wait("change")["fields"]["seq"] == 1
    with csa.live(table, since=1, changes=True) as line:
        assert line.wait("bundle")["scene"]["items"]
