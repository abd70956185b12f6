"""Glory in the browser: a battle by clicks, turns by keys, a charge with its odds, standing orders, a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from longroll.games.glory import GLORY
from longroll.kit.state import State
from tests.browser.desk import Desk, House
from tests.browser.players import Player, Typist, best
from tests.browser.test_access import sound

SCENARIO = "maryes-heights"
HURRY = ("end", "done", "hold-fire", "stand", "close", "open", "face")
"""Verbs that soon bring a battle to its end, best first."""
GOING = ("command", "move", "march", "turn", "ride")
BOLD = ("charge", "close", "move", "command")
UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('[data-key]')?.dataset.key ?? null"


def sit(desk: Desk, scenario: str = SCENARIO, **seats: str) -> str:
    """A table of this browser's, opened."""
    made = desk.post("/api/tables", {"game": "glory", "scenario": scenario, "seats": seats})
    desk.open(f"/table/{made['table']}")
    desk.ready()
    return str(made["table"])


def unfolded(desk: Desk) -> Locator:
    """The standing orders, opened by a click where they are folded."""
    orders = desk.see("standing")
    if orders.get_attribute("open") is None:
        orders.locator("summary").click()
    return orders


def order(desk: Desk, name: str, answer: str) -> None:
    """A standing order, by a click; it is there when the server has it."""
    unfolded(desk)
    group = desk.see(f"standing-{name}")
    with desk.page.expect_response(lambda response: response.url.split("?")[0].endswith("/standing")):
        group.locator(f'[data-value="{answer}"]').click()
    expect(group.locator(f'[data-value="{answer}"]')).to_have_attribute("aria-checked", "true")


def given(desk: Desk) -> dict[str, str]:
    """The standing orders as the page shows them."""
    rows = unfolded(desk).locator("[role=radiogroup]").all()
    return {
        (row.get_attribute("data-testid") or "").removeprefix("standing-"): str(
            row.locator('[aria-checked="true"]').get_attribute("data-value")
        )
        for row in rows
    }


class Brigadier(Player):
    """By clicks: some Commands act and move a unit, then he hurries to the end."""

    moves = 0
    enough = 4

    def step(self) -> None:
        desk = self.desk
        kind = desk.prompt.get_attribute("data-kind")
        pieces = [key for key in desk.legal() if key.startswith(("piece:", "block:"))]
        if desk.see("commit").is_visible():
            self.commit()
        elif self.moves < self.enough and kind == "command" and not self.touched and pieces:
            self.touch(pieces)
        elif self.moves < self.enough and kind == "move" and pieces and not self.touched:
            self.moves += 1
            self.touch([key for key in pieces if key.startswith("piece:")] or pieces)
        elif self.touched and (offers := desk.options.all()):
            self.press(offers, best(offers, GOING))
        elif kind == "move" and self.touched and self.touched[-1].startswith("piece:"):
            self.touch([key for key in desk.legal() if key.startswith("place:")])
        elif offers := desk.options.all():
            self.press(offers, hurried(offers))
        else:
            self.touch(self.untouched())


class Adjutant(Typist):
    """By keys, in a hurry but for one move."""

    def step(self) -> None:
        offers = self.desk.options.all()
        if self.desk.prompt.get_attribute("data-kind") == "face":
            self.hit("x")
            self.answer("Enter")
        elif offers and self.desk.see("commit").is_hidden():
            self.press(offers, hurried(offers))
        else:
            super().step()


def hurried(offers: list[Locator]) -> int:
    verbs = [
        offer.get_attribute("data-verb") or (offer.get_attribute("data-action") or "").split(" ")[0] for offer in offers
    ]
    ranks = [HURRY.index(verb) if verb in HURRY else len(HURRY) for verb in verbs]
    return ranks.index(min(ranks))


@cache
def before_charge() -> tuple[dict[str, Any], str, str]:
    """The record of a battle in which a seat may declare a charge, that seat, and a unit that may charge."""
    for seed in range(60):
        rng, state = Random(seed), GLORY.new(SCENARIO)
        moves: list[dict[str, str]] = []
        while not state.over:
            actions = [str(option.action) for option in state.options()]
            charges = [action for action in actions if action.startswith("charge ") and at_once(state, action)]
            if charges:
                record = {"format": 1, "rules": GLORY.rules_version, "game": "glory", "scenario": SCENARIO}
                record |= {"seats": {}, "commitment": "", "actions": moves}
                return record, str(state.seat), charges[0].split()[1]
            bold = [action for action in actions if action.split()[0] in BOLD]
            moves.append({"seat": str(state.seat), "action": rng.choice(bold or actions)})
            state.apply(moves[-1]["action"])
    raise AssertionError("nobody charges")


def at_once(state: State, action: str) -> bool:
    """Is a charge declared with one word, since nothing can be added to it?"""
    after = state.copy()
    after.apply(action)
    return after.seat in ("US", "CS") and after.seat != state.seat


# ---- playing -------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_battle_by_clicks_alone(desk: Desk) -> None:
    """From the lobby to the end against the computer; reactions are answered by standing orders."""
    desk.lobby()
    desk.see("game-glory").click()
    desk.see(f"scenario-{SCENARIO}").click()
    desk.choose("against", "computer")
    desk.choose("level", "recruit")
    desk.choose("side", "US")
    desk.see("play-now").click()
    desk.ready()
    for name, answer in (("defensive-fire", "best"), ("counterbattery", "fire"), ("retreat", "best")):
        order(desk, name, answer)
    player = Brigadier(desk)
    while player.decide():
        pass
    expect(desk.see("result")).to_be_visible()
    mine = [action for _, seat, action in desk.server.actions(desk.table) if seat == "US"]
    print(f"\n{desk.clicks} clicks for {player.decisions} decisions, {len(mine)} actions of this side")
    assert any(action.split()[0] in ("move", "march") for action in mine)
    assert player.decisions <= len(mine)


def test_some_turns_by_keys_alone(desk: Desk) -> None:
    """N finds what can act, arrows walk the six hexsides, Z and X turn the facing, Enter decides."""
    table = sit(desk, US="me", CS="me")
    adjutant = Adjutant(desk)
    until(desk, "command")
    desk.press("n")
    first = desk.page.evaluate("() => document.activeElement.dataset.key")
    assert first.startswith("block:")
    desk.press("n")
    assert desk.page.evaluate("() => document.activeElement.dataset.key") not in (None, first)
    desk.press("p")
    assert desk.page.evaluate("() => document.activeElement.dataset.key") == first
    adjutant.answer("Enter")
    until(desk, "move")
    desk.press("n")
    unit = desk.page.evaluate("() => document.activeElement.dataset.key")
    adjutant.answer("Enter")
    if desk.prompt.get_attribute("data-kind") == "ride":
        unit = "block:"
    else:
        adjutant.press(desk.options.all(), 0)
    desk.press("Tab")
    target = desk.page.evaluate("() => document.activeElement.dataset.key")
    assert target.startswith("place:"), (unit, target)
    adjutant.answer("Enter")
    assert any(target.removeprefix("place:") in action for _, _, action in desk.server.actions(table)[-2:])
    while adjutant.decisions < 10 and adjutant.decide():
        pass
    print(f"\n{adjutant.keys} keys for {adjutant.decisions} decisions")
    assert adjutant.decisions == 10


def place(desk: Desk) -> str:
    """The hex that has the focus."""
    return str(desk.page.evaluate("() => document.activeElement.dataset.place"))


def play_on(desk: Desk, wishes: Sequence[str], there: Callable[[dict[str, Any]], bool]) -> None:
    """Play both armies by requests, the first verb of a list that is legal or else anything, until a position is
    reached and shown."""
    path = f"/api/tables/{desk.table}"
    bundle = desk.get(path)
    while not there(bundle):
        verbs = {option["verb"]: option["action"] for option in bundle["options"]}
        wish = next((verbs[verb] for verb in wishes if verb in verbs), bundle["options"][0]["action"])
        body = {"seq": bundle["seq"], "seat": bundle["decision"]["seat"], "action": wish}
        bundle = desk.post(f"{path}/act", body)
    expect(desk.prompt).to_have_attribute("data-seq", str(bundle["seq"]))
    desk.ready()


def until(desk: Desk, kind: str) -> None:
    """In a hurry, until somebody must decide something."""
    play_on(desk, ("done", "hold-fire", "stand"), lambda bundle: bundle["decision"]["kind"] == kind)
    expect(desk.prompt).to_have_attribute("data-kind", kind)


def test_arrows_and_layers(desk: Desk) -> None:
    """Arrows step along the hexsides, with Alt along the lower one; only hexes something is about are nodes."""
    sit(desk, US="me", CS="me")
    until(desk, "command")
    desk.press("n")
    desk.press("ArrowUp")
    start = place(desk)
    desk.press("ArrowRight")
    desk.press("Alt+ArrowLeft")
    assert place(desk) == start
    desk.press("ArrowDown", "ArrowUp")
    assert place(desk) == start
    expect(desk.page.locator(f'[data-testid="place-{start}"]')).to_be_focused()
    assert desk.page.locator("[role=gridcell]").count() < 400
    assert desk.page.locator(".stroke.fronts").count() == 0
    stacks = sum(item.get("form") == "wedge" for item in desk.get(f"/api/tables/{desk.table}")["scene"]["items"])
    desk.press("v")
    expect(desk.page.locator(".stroke.fronts")).to_have_count(stacks)
    shown = desk.page.locator(".stroke.range").count()
    desk.press("c")
    expect(desk.page.locator(".stroke.range")).to_have_count(0 if shown else desk.page.locator(".stroke.range").count())
    sound(desk)


def test_a_charge_shows_its_odds(desk: Desk) -> None:
    """Before the word is given: the chances with every modifier. Esc takes the click back."""
    record, seat, unit = before_charge()
    desk.take(record, **{seat: "me", "US" if seat == "CS" else "CS": "me"})
    before = desk.seq
    desk.touch(f"piece:{unit}")
    expect(desk.see("odds-percent")).to_be_visible()
    expect(desk.see("odds")).to_contain_text("GL-10")
    sound(desk)
    with desk.changing():
        desk.press("Escape")
    expect(desk.see("commit")).to_be_hidden()
    assert desk.seq == before
    desk.touch(f"piece:{unit}")
    desk.click(desk.see("commit"))
    expect(desk.page.locator(".thrust.blow").first).to_be_attached()
    assert any(action == f"charge {unit}" for _, _, action in desk.server.actions(desk.table))


def test_why_not_by_geometry(desk: Desk) -> None:
    """A hex that is no node of the page still answers to the pointer, and the answer stays, wherever its card lies."""
    sit(desk, US="me", CS="me")
    until(desk, "command")
    desk.touch(next(key for key in desk.legal() if key.startswith("block:")))
    until(desk, "move")
    desk.touch(next(key for key in desk.legal() if key.startswith("piece:")))
    board = desk.see("board").bounding_box()
    assert board is not None
    legal = set(desk.legal())
    asked = 0
    for share, part in product((0.2, 0.35, 0.5, 0.65, 0.8), (0.25, 0.4, 0.55, 0.7)):
        x, y = board["x"] + board["width"] * part, board["y"] + board["height"] * share
        key = desk.page.evaluate(UNDER, [x, y])
        if key is not None and (not key.startswith("place:") or key in legal):
            continue
        desk.point(x, y)
        key = desk.page.evaluate(UNDER, [x, y])
        if key is None or key in legal:
            continue
        expect(desk.see("why")).to_contain_text("GL-")
        drawn = desk.see("why").element_handle()
        desk.page.wait_for_timeout(700)
        assert drawn.is_visible(), f"the answer about {key} went away by itself"
        asked += 1
        if asked == 5:
            return
    assert asked, "every hex in sight is legal"


# ---- the refitted battles --------------------------------------------------------------------------------------


def until_a_unit_may_move(desk: Desk) -> None:
    """Commands act one after the other, whoever is drawn, until one of them has a unit on the map that may move."""

    def there(bundle: dict[str, Any]) -> bool:
        return bundle["decision"]["kind"] == "move" and any(option["verb"] == "move" for option in bundle["options"])

    play_on(desk, ("command", "done", "hold-fire", "stand", "end"), there)


@pytest.mark.parametrize("scenario", ["first-manassas", "second-manassas", "chickamauga"])
def test_the_refitted_battles(desk: Desk, scenario: str) -> None:
    """Each is offered with its card, its map and its counters are shown, a Command acts and a unit may move."""
    desk.lobby()
    desk.see("game-glory").click()
    card = desk.see(f"scenario-{scenario}")
    expect(card).to_be_visible()
    sound(desk)
    sit(desk, scenario, US="me", CS="me")
    until_a_unit_may_move(desk)
    assert desk.page.locator('[data-key^="piece:"]').count() >= 20
    desk.touch(next(key for key in desk.legal() if key.startswith("piece:")))
    expect(desk.see("board")).to_be_visible()
    sound(desk)


# ---- standing orders -------------------------------------------------------------------------------------------


def test_standing_orders_stay(desk: Desk) -> None:
    """Given by clicks and keys at any time; a page opened anew shows them; the other player has his own."""
    table = sit(desk, US="me", CS="computer:recruit")
    assert set(given(desk).values()) == {"ask"}
    order(desk, "defensive-fire", "best")
    order(desk, "retreat-before-charge", "no")
    desk.see("standing-counterbattery").locator('[aria-checked="true"]').focus()
    with desk.page.expect_response(lambda response: response.url.split("?")[0].endswith("/standing")):
        desk.press("ArrowRight")
    wanted = dict.fromkeys(given(desk), "ask")
    wanted |= {"defensive-fire": "best", "retreat-before-charge": "no", "counterbattery": "doubt"}
    assert given(desk) == wanted
    desk.open(f"/table/{table}")
    expect(desk.see("standing")).to_be_visible()
    assert given(desk) == wanted


def test_an_answer_by_orders_says_so(desk: Desk) -> None:
    """The question is open; an order answers it at once, and the log says who answered."""
    sit(desk, US="me", CS="me")
    fired(desk)
    kind = desk.prompt.get_attribute("data-kind")
    assert kind == "answer"
    unfolded(desk)
    with desk.changing():
        desk.see("standing-counterbattery").locator('[data-value="hold"]').click()
    expect(desk.see("log")).to_contain_text("standing order")


def fired(desk: Desk) -> None:
    """Play by requests until guns that were fired at are asked to fire back."""
    path, rng = f"/api/tables/{desk.table}", Random(5)
    bundle = desk.get(path)
    while bundle["decision"]["kind"] != "answer":
        verbs: dict[str, list[str]] = {}
        for option in bundle["options"]:
            verbs.setdefault(option["verb"], []).append(option["action"])
        wish = next((rng.choice(verbs[verb]) for verb in ("fire", "command", "done") if verb in verbs), None)
        body = {
            "seq": bundle["seq"],
            "seat": bundle["decision"]["seat"],
            "action": wish or bundle["options"][0]["action"],
        }
        bundle = desk.post(f"{path}/act", body)
        assert not bundle["over"]
    expect(desk.prompt).to_have_attribute("data-kind", "answer")
    desk.ready()


# ---- a phone -------------------------------------------------------------------------------------------------


def test_on_a_phone(house: House) -> None:
    """The map keeps its share of the screen; orders stand behind their tab; nothing keeps anybody out."""
    desk = house.desk(phone=True)
    sit(desk, US="me", CS="me")
    until(desk, "command")
    board = desk.see("board").bounding_box()
    size = desk.page.viewport_size
    assert board is not None
    assert size is not None
    assert board["height"] >= 0.4 * size["height"]
    assert desk.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    desk.tap(next(key for key in desk.legal() if key.startswith("block:")))
    desk.see("tab-orders").tap()
    expect(desk.see("standing")).to_be_visible()
    order(desk, "retreat", "best")
    sound(desk)


def before_an_entry() -> dict[str, Any]:
    """A record that begins where a brigade waits at the edge of the map and may enter."""
    rng, state = Random("entry"), GLORY.new("first-manassas")
    while not any(str(option).startswith("enter ") for option in state.options()):
        state.apply(rng.choice(state.options()).action)
    return {
        "format": 1,
        "rules": GLORY.rules_version,
        "game": GLORY.name,
        "scenario": "first-manassas",
        "seats": {},
        "commitment": "",
        "position": GLORY.to_json(state),
    }


def test_a_reinforcement_is_carried_from_the_column_to_its_hex(desk: Desk) -> None:
    """One drag: it enters, and goes on to where it was let go."""
    record = before_an_entry()
    state = GLORY.position(record["position"])
    seat = state.seat or ""
    unit = next(str(option).split()[1] for option in state.options() if str(option).startswith("enter "))
    hand = GLORY.in_hand(state, seat, [f"piece:{unit}"], "en")
    assert hand is not None
    goal = hand.choices[-1]
    desk.take(record, US="me", CS="me")
    desk.ready()
    mark = desk.see(f"mark-piece:{unit}").first
    if not mark.is_visible():
        desk.page.get_by_role("tab", name="To come").click()
    mark.scroll_into_view_if_needed()
    desk.click(mark)
    expect(desk.see("in-hand")).to_be_visible()
    x, y = desk.find(goal.names[-1])  # the map is moved there if need be
    desk.press("Escape")
    expect(desk.see("in-hand")).to_have_count(0)
    box = mark.bounding_box()
    assert box is not None
    mouse = desk.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(x + 20, y + 8, steps=6)
    expect(desk.see("in-hand")).to_be_visible()
    mouse.move(x, y, steps=3)
    with desk.changing():
        mouse.up()
    desk.page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-testid=prompt]').dataset.seq) >= seq", arg=1 + len(goal.then)
    )
    made = [action for _, who, action in desk.server.actions(desk.table) if who == seat]
    assert made == [goal.action, *goal.then]
