"""The page explains itself: why not, odds before dice, and the rule behind every clause."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.desk import Desk
from tests.browser.moves import assault, order

CLAUSE = re.compile(r"^GB-\d+(\.\d+)+[a-z]?$")


def rule_opens(desk: Desk, link: Locator) -> None:
    """A clause opens the rules where it stands."""
    clause = link.inner_text()
    assert CLAUSE.match(clause), clause
    link.click()
    rule = desk.see("drawer").locator(f'.block[data-clause="{clause}"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("marked"))
    assert len(rule.inner_text()) > 20


def test_why_not_names_the_rule(desk: Desk) -> None:
    desk.sit("third-day", "CSA")
    desk.click(desk.option("Order").first)
    veils = desk.see("board").locator(".veil")
    expect(veils.first).to_be_attached()
    x, y = desk.find("place:WOL")
    desk.page.mouse.click(x, y)
    why = desk.see("why")
    expect(why).to_be_visible()
    expect(why.get_by_role("heading")).to_have_text("Why not Wolf’s Hill?")
    sentence = why.locator("p").inner_text()
    assert re.fullmatch(r"[A-Z].{15,}\.", sentence), sentence
    assert "no part in" not in sentence, "the page has no reason of the rules"
    rule_opens(desk, why.get_by_test_id("clause"))
    desk.press("Escape")
    expect(desk.see("drawer")).to_be_hidden()
    expect(why).to_be_visible()
    desk.press("Escape")
    expect(why).to_be_hidden()
    assert desk.prompt.get_attribute("data-steps") == "1", "Escape closes one thing at a time"
    desk.page.mouse.click(x, y)
    why.get_by_role("button", name="Show the rule").click()
    expect(desk.see("drawer").locator(".marked")).to_be_in_viewport()


def test_why_not_appears_on_hover_and_by_the_question_mark(desk: Desk) -> None:
    desk.sit("third-day", "CSA")
    desk.click(desk.option("Order").first)
    x, y = desk.find("place:WOL")
    desk.page.mouse.move(x, y)
    expect(desk.see("why")).to_contain_text("Wolf’s Hill")
    x, y = desk.find("place:MCM")
    desk.page.mouse.move(x, y)
    expect(desk.see("why")).to_be_hidden()
    desk.page.mouse.move(0, 0)
    desk.press("g", *"wolf", "Enter", "?")
    expect(desk.see("why")).to_contain_text("Wolf’s Hill")


def test_odds_before_the_dice(desk: Desk) -> None:
    table = desk.sit("third-day", "CSA")
    assault(desk)
    odds = desk.see("odds")
    percent = int(re.sub(r"\D", "", desk.see("odds-percent").inner_text()))
    assert 0 <= percent <= 100
    bars = [int(text) for text in odds.locator(".bars b").all_inner_texts()]
    assert len(bars) >= 2
    assert sum(bars) == 100
    clauses = odds.get_by_test_id("clause")
    lines = odds.locator("tbody tr")
    assert lines.count() >= 3
    assert clauses.count() == lines.count(), "a line without its clause"
    place = desk.see("board").get_by_test_id("place-CEM").bounding_box()
    card = odds.bounding_box()
    assert place is not None
    assert card is not None
    apart = card["x"] + card["width"] <= place["x"] or place["x"] + place["width"] <= card["x"]
    assert apart, "the odds cover the place they are about"
    assert not any(seat == "chance" for _, seat, _ in desk.server.actions(table))
    rule_opens(desk, clauses.first)
    rule_opens(desk, clauses.last)
    desk.see("drawer-close").click()
    desk.press("Escape")
    expect(desk.see("commit")).to_be_hidden()
    assert not any(seat == "chance" for _, seat, _ in desk.server.actions(table))


def test_rules_are_searched(desk: Desk) -> None:
    desk.sit("third-day", "CSA")
    desk.see("rules-button").click()
    blocks = desk.see("rules").locator(".block")
    expect(blocks.first).to_be_visible()
    everything = blocks.count()
    desk.see("rules-search").fill("entrench")
    expect(desk.see("rules").get_by_role("status")).to_contain_text("passages")
    assert 0 < blocks.count() < everything
    desk.see("drawer-close").click()
    rule_opens(desk, desk.prompt.get_by_test_id("clause"))


def test_the_rules_open_at_a_clause_and_not_where_it_is_mentioned(desk: Desk) -> None:
    blocks = [block for chapter in desk.get("/api/games/gettysburg/rules")["chapters"] for block in chapter["blocks"]]
    place = {block["clause"]: number for number, block in enumerate(blocks) if block.get("clause")}
    mention: dict[str, int] = {}
    for number, block in enumerate(blocks):
        for clause in re.findall(r'href="#([^"]+)"', block["html"]):
            mention.setdefault(clause, number)
    early = max(place, key=lambda clause: place[clause] - mention.get(clause, place[clause]))
    assert mention[early] < place[early] - 20
    desk.page.goto(f"/rules/gettysburg#{early}")
    expect(desk.see("rules").locator(f'.block[data-clause="{early}"]')).to_be_in_viewport()


def test_a_ghost_leaves_the_pointer_to_its_place(desk: Desk) -> None:
    """Where the chosen piece would stand is drawn faintly; a click there still means the place."""
    desk.sit("third-day", "CSA")
    order(desk)
    desk.touch("piece:CE1")
    desk.page.mouse.move(*desk.find("place:CUF"))
    ghost = desk.see("board").locator(".ghosts use").first
    expect(ghost).to_be_attached()
    box = ghost.bounding_box()
    assert box is not None
    desk.point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ghost).to_be_attached()
    over = "([x, y]) => document.elementFromPoint(x, y).closest('[data-key]')?.getAttribute('data-key')"
    assert desk.page.evaluate(over, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]) == "place:CUF"
