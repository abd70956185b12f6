"""The Guns of Gettysburg in the browser: a game by clicks, turns by keys, two people, two teams with special orders."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.desk import Desk, House, bundles
from tests.browser.players import Player, Typist

CALM = ("order hold", "order withdraw", "done", "wait", "pass")
"""Answers that soon bring a game to its end, best first."""
TEAMS = ("USA-C", "USA-S", "CSA-C", "CSA-S")


def sit(desk: Desk, scenario: str, seat: str, options: dict[str, str] | None = None, **others: str) -> str:
    """A table of this browser's, opened."""
    seats = {seat: "me", **others}
    made = desk.post("/api/tables", {"game": "guns", "scenario": scenario, "options": options or {}, "seats": seats})
    desk.open(f"/table/{made['table']}")
    desk.ready()
    return str(made["table"])


def calmest(offers: list[Locator]) -> int:
    """The button to press: the calmest answer, and the longest turn."""
    actions = [offer.get_attribute("data-action") or "" for offer in offers]
    if actions[0].startswith("hours"):
        return len(actions) - 1
    ranks = [CALM.index(action) if action in CALM else len(CALM) for action in actions]
    return ranks.index(min(ranks))


class Marshal(Player):
    """By clicks: marches one block in each of its phases, else hurries to the end."""

    marched = -1
    marches = 0

    def step(self) -> None:
        desk = self.desk
        kind = desk.prompt.get_attribute("data-kind")
        offers = desk.options.all()
        verbs = [offer.get_attribute("data-verb") for offer in offers]
        if desk.see("commit").is_visible():
            self.commit()
        elif kind == "march" and "march" in verbs and self.marched < self.phase():
            self.marched = self.phase()
            self.marches += 1
            self.press(offers, verbs.index("march"))  # a touch would only turn a block that cannot march
        elif offers:
            self.press(offers, calmest(offers))
        else:
            self.touch(self.untouched())

    def phase(self) -> int:
        """The number of orders declared so far: one more for every phase."""
        return sum(action.startswith("order ") for _, _, action in self.desk.server.actions(self.desk.table))


class Clerk(Typist):
    """By keys, as calmly."""

    def step(self) -> None:
        offers = self.desk.options.all()
        if offers and self.desk.see("commit").is_hidden():
            self.press(offers, calmest(offers))
        else:
            super().step()


@pytest.mark.long
def test_a_day_by_clicks_alone(desk: Desk) -> None:
    """From the lobby to the end of a battle against the computer."""
    desk.lobby()
    desk.see("game-guns").click()
    desk.see("scenario-third-day").click()
    desk.choose("against", "computer")
    desk.choose("level", "recruit")
    desk.choose("side", "CSA")
    desk.see("play-now").click()
    desk.ready()
    player = Marshal(desk)
    while player.decide():
        pass
    expect(desk.see("result")).to_be_visible()
    journal = desk.server.actions(desk.table)
    mine = [action for _, seat, action in journal if seat == "CSA"]
    print(f"\n{desk.clicks} clicks for {player.decisions} decisions, {player.marches} marches, {len(journal)} actions")
    assert player.decisions == len(mine)
    assert sum(action.startswith("to ") for action in mine) >= player.marches > 0


def test_some_turns_by_keys_alone(desk: Desk) -> None:
    table = sit(desk, "second-day", "USA", CSA="computer:recruit")
    clerk = Clerk(desk)
    while clerk.decisions < 25 and clerk.decide():
        pass
    print(f"\n{clerk.keys} keys for {clerk.decisions} decisions")
    mine = [action for _, seat, action in desk.server.actions(table) if seat == "USA"]
    assert len(mine) == clerk.decisions
    assert any(action.startswith("order ") for action in mine)


def test_an_attack_by_clicks_shows_its_odds(desk: Desk) -> None:
    """Target, leader, charge: each a click; the chances come before the last word."""
    sit(desk, "third-day", "CSA", USA="me")
    until(desk, "attack", "CSA")
    before = desk.clicks
    desk.touch("place:P197")
    expect(desk.prompt).to_have_attribute("data-kind", "second-target")
    desk.click(desk.page.locator('[data-testid=option][data-action="done"]'))
    desk.touch(next(key for key in desk.legal() if key.startswith("piece:Pickett-F")))
    expect(desk.prompt).to_have_attribute("data-kind", "attackers")
    assert desk.page.locator(".strokes .step").count() >= 1
    desk.click(desk.page.locator('[data-testid=option][data-action="charge"]'))
    expect(desk.see("odds-percent")).to_be_visible()
    expect(desk.see("odds")).to_contain_text("Confederate attack")
    desk.click(desk.see("commit"))
    expect(desk.prompt).to_have_attribute("data-kind", "defensive-support")
    print(f"\n{desk.clicks - before} clicks for an attack with one block")
    assert desk.clicks - before <= 5


def until(desk: Desk, kind: str, seat: str) -> None:
    """Play both armies by requests until a seat must decide something."""
    path = f"/api/tables/{desk.table}"
    bundle = desk.get(path)
    while (bundle["decision"]["kind"], bundle["decision"]["seat"]) != (kind, seat):
        actions = [option["action"] for option in bundle["options"]]
        wishes = ("order attack", *CALM, "hours 1") if bundle["decision"]["seat"] == seat else (*CALM, "hours 1")
        action = next((wish for wish in wishes if wish in actions), actions[0])
        answer = {"seq": bundle["seq"], "seat": bundle["decision"]["seat"], "action": action}
        bundle = desk.post(f"{path}/act", answer)
    desk.open(f"/table/{desk.table}")
    desk.ready()


def test_fields_of_fire_and_what_is_known_on_hover(desk: Desk) -> None:
    sit(desk, "third-day", "CSA", USA="me")
    until(desk, "attack", "CSA")
    x, y = desk.find("place:P197")
    desk.point(x, y)
    expect(desk.see("facts")).to_contain_text("Hancock")
    expect(desk.page.locator(".ground-under-fire.field.u").first).to_be_attached()
    expect(desk.page.locator(".strokes .stroke.path").first).to_be_attached()


# ---- people --------------------------------------------------------------------------------------------------


def pieces(desk: Desk, side: str) -> list[dict[str, Any]]:
    """The blocks of a side, each time this browser was shown them."""
    items = [item for bundle in bundles(desk.received()) for item in bundle["scene"]["items"]]
    return [item for item in items if item["key"].startswith("piece:") and item["side"] == side]


def later(desk: Desk) -> int:
    """How many new things this browser was told of by changes."""
    told = [json.loads(frame) for frame in desk.frames]
    changed = [change.get("items") or [] for change in told if change["type"] == "change"]
    return sum(isinstance(item, dict) for items in changed for item in items)


def test_two_browsers_see_only_their_own_faces(house: House) -> None:
    north, south = house.desk(overheard=True), house.desk(overheard=True)
    made = north.post("/api/tables", {"game": "guns", "scenario": "second-day", "seats": {"USA": "me"}})
    north.open(f"/table/{made['table']}")
    south.open(made["links"]["CSA"])
    players = {"USA": Marshal(north), "CSA": Marshal(south)}
    for _ in range(14):
        decides = north.get(f"/api/tables/{made['table']}")["decision"]["seat"]
        players[decides].decide()
    assert all(player.decisions for player in players.values())
    for desk, own, other in ((north, "u", "c"), (south, "c", "u")):
        assert later(desk), "only whole tables were looked at"
        shown = pieces(desk, other)
        assert len(shown) > 20
        assert {item["symbol"] for item in shown} == {"block-hidden"}
        assert {item["symbol"] for item in pieces(desk, own)} > {"block-F"}


ORDER = "Hold the ridge whatever happens"


def test_two_teams_with_special_orders(house: House) -> None:
    """Four people; what a Commander writes is read by his Subordinate alone."""
    desks = {seat: house.desk(overheard=True) for seat in TEAMS}
    first = desks["USA-C"]
    first.lobby()
    first.see("game-guns").click()
    first.see("scenario-second-day").click()
    first.choose("against", "friend")
    first.see("options-change").click()
    first.choose("option-teams", "both")
    first.choose("side", "USA-C")
    first.see("play-now").click()
    expect(first.see("invite-link")).to_have_count(3)
    links = [first.see("invite-link").nth(number).input_value() for number in range(3)]
    first.see("to-table").click()
    expect(first.see("board").locator("[data-item]").first).to_be_attached()
    for seat, link in zip(TEAMS[1:], links, strict=True):
        desks[seat].open(link)
    table = first.table
    written = False
    for _ in range(40):
        decision = first.get(f"/api/tables/{table}")["decision"]
        desk = desks[decision["seat"]]
        if decision["kind"] == "special" and decision["seat"] == "USA-C":
            write(desk)
            written = True
            break
        if decision["kind"] == "special":
            desk.ready()
            with desk.changing():
                desk.see("hand-over-text").click()
        else:
            Marshal(desk).decide()
    assert written
    expect(desks["USA-S"].see("column")).to_contain_text(ORDER)
    for seat in ("CSA-C", "CSA-S"):
        assert not any(ORDER in text for text in desks[seat].received())


def write(desk: Desk) -> None:
    """A special order by keys; too long a one is not handed over, and a clock is seen."""
    desk.ready()
    expect(desk.see("clock")).to_be_visible()
    box = desk.see("writing")
    box.fill("one two three four five six seven eight nine ten " * 20)
    expect(desk.see("hand-over-text")).to_be_disabled()
    box.fill(ORDER)
    with desk.changing():
        box.press("Enter")
