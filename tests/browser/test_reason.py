"""Might & Reason in the browser: a unit dragged, stepped by keys, charged, refused with its number; a battle; a phone."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tools.moments import played

from longroll.games.reason import REASON
from longroll.games.reason.components import FF, FIRED, officer_of
from longroll.games.reason.rules.movement import NOBODY_TAKEN, Movement
from longroll.games.reason.state import Battle
from longroll.games.reason.table.duty_list import Owed
from tests.browser.desk import STILL, Desk, House
from tests.browser.players import Player, best

SCENARIO = "lindenau"
UNIT, ENEMY = "B13", "W13"
KEY = f"piece:{UNIT}"
MUST = 3
"""Units that must attack in the position that is looked at."""
HURRY = ("done", "keep", "stand", "only", "stay", "test", "pick", "fire")
"""Verbs that soon bring a battle to its end, best first."""
MIDDLE = (
    "(node) => { const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"
)


def record_of(state: Battle) -> dict[str, Any]:
    """A record that begins with a position."""
    return {
        "format": 1,
        "rules": REASON.rules_version,
        "game": REASON.name,
        "scenario": SCENARIO,
        "seats": {},
        "commitment": "",
        "position": REASON.to_json(state),
    }


@cache
def facing(gap: float) -> dict[str, Any]:
    """The record of a movement segment of the first side: a unit, its officer behind it, and an enemy it has fired at
    straight ahead, so many BW away."""
    state = moving()
    unit, enemy = state.roster.unit[UNIT], state.roster.unit[ENEMY]
    state.put(unit, 13.0, 4.5, 0.0, FF)
    state.put(enemy, 13.2, 4.5 + 0.5 + gap, 180.0, FF)
    for number, other in enumerate(state.present[1]):
        if other != enemy:
            state.put(other, 2.0 + 2.4 * number, 15.2, 180.0, FF)
    state.put_officer(officer_of(state.roster.force[unit]), 13.0, 3.4)
    state.flags[unit] |= FIRED
    state.fired_at[unit] = enemy
    state.control_shapes = state.shapes[:]
    state.control_formations = state.formation[:]
    return record_of(state)


def moving() -> Battle:
    """A battle in which the first side moves and its first Force is Active."""
    for seed in range(50):
        rng, state = Random(seed), REASON.new(SCENARIO)
        while not state.over:
            if state.seat == "first" and KEY in REASON.posable(state, "first") and state.status[0] == 2:
                return state
            state.apply(rng.choice(state.options()).action)
    raise AssertionError("the first Force is never Active")


def sit(desk: Desk, gap: float = 3.0) -> str:
    return desk.take(facing(gap), first="me", second="me")


def middle(target: Locator) -> tuple[float, float]:
    x, y = target.evaluate(MIDDLE)
    return float(x), float(y)


def path(desk: Desk) -> str:
    return desk.see("pose").get_attribute("data-path") or ""


def pull(desk: Desk, grip: str, dx: float, dy: float) -> None:
    """Drag a grip by so many pixels, and let go when the last place is answered."""
    x, y = middle(desk.see(f"grip-{grip}").locator(".dot"))
    mouse = desk.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + dx, y + dy, steps=6)
    desk.drawn()
    expect(desk.see("pose")).to_have_attribute("aria-busy", "false")
    mouse.up()


def until_path(desk: Desk, pattern: str) -> None:
    expect(desk.see("pose")).to_have_attribute("data-path", re.compile(pattern))


def last_action(desk: Desk) -> str:
    return str(next(action for _, seat, action in reversed(desk.server.actions(desk.table)) if seat == "first"))


# ---- a unit in hand ------------------------------------------------------------------------------------------


def test_a_move_by_dragging(desk: Desk) -> None:
    """Press, drag a corner and the front edge; nothing is sent before the green button."""
    sit(desk, 3.5)
    desk.touch(KEY)
    expect(desk.see("pose-card")).to_contain_text("Musketeers II")
    expect(desk.see("commit")).to_be_hidden()
    seq = desk.seq
    pull(desk, "corner-right", -4, -22)
    until_path(desk, r"^L\d+(\.\d+)?$")
    pull(desk, "front", -8, -40)
    until_path(desk, r"^L\S+ A\S+$")
    expect(desk.see("pose")).to_have_attribute("data-legal", "true")
    assert desk.seq == seq
    walked = path(desk)
    shown = desk.see("pose-left").inner_text()
    assert 0 < float(shown) < 2
    ghost = middle(desk.see("ghost"))
    with desk.changing():
        desk.see("commit").click()
    assert last_action(desk) == f"move {UNIT} {walked}"
    there = middle(desk.page.locator(f'[data-item="{KEY}"] use').first)
    assert abs(there[0] - ghost[0]) < 3
    assert abs(there[1] - ghost[1]) < 3
    expect(desk.see("pose")).to_be_hidden()


def test_a_unit_is_dragged_as_it_is_pressed(desk: Desk) -> None:
    sit(desk, 3.5)
    x, y = desk.find(KEY)
    mouse = desk.page.mouse
    mouse.move(x, y)
    mouse.down()
    expect(desk.see("pose")).to_be_visible()
    mouse.move(x, y - 30, steps=4)
    until_path(desk, r"^A0\.\d+$")
    mouse.move(x, y + 40, steps=4)
    until_path(desk, r"^B0\.\d+$")
    mouse.up()
    desk.press("Escape")
    until_path(desk, r"^$")
    desk.press("Escape")
    expect(desk.see("pose")).to_be_hidden()


def test_a_move_by_keys_alone(desk: Desk) -> None:
    """Tab takes a unit, arrows move and turn it, each step is spoken, Esc takes back a leg, Enter commits."""
    sit(desk, 3.5)
    for _ in range(40):
        desk.press("Tab")
        if desk.prompt.get_attribute("data-held") == KEY:
            break
    expect(desk.see("pose")).to_have_attribute("data-key-held", KEY)
    desk.press("ArrowUp", "Shift+ArrowUp", "Control+ArrowUp")
    until_path(desk, r"^A0\.61$")
    expect(desk.see("announcer")).to_contain_text("1.39 left")
    desk.press("Shift+ArrowLeft", "ArrowLeft", "Control+ArrowRight")
    until_path(desk, r"^A0\.61 L5\.75$")
    desk.press("Escape")
    until_path(desk, r"^A0\.61$")
    desk.press("]")
    until_path(desk, r"^OR5:0\.61$")
    desk.press("[")
    until_path(desk, r"^A0\.61$")
    desk.press("b")
    expect(desk.see("pose-card")).to_contain_text("Snapped")
    desk.press("Escape", "t")
    until_path(desk, r"^T$")
    desk.press("t", "ArrowUp")
    until_path(desk, r"^A0\.1$")
    expect(desk.see("announcer")).to_contain_text("Allowed here")
    with desk.changing():
        desk.press("Enter")
    assert last_action(desk) == f"move {UNIT} A0.1"


def test_a_charge(desk: Desk) -> None:
    """J takes the charge with the smallest wheel, a click on the enemy does the same, Enter declares it."""
    sit(desk, 1.5)
    desk.touch(KEY)
    desk.press("j")
    until_path(desk, rf"^charge {ENEMY}")
    expect(desk.see("pose-card")).to_contain_text("Attack test")
    desk.press("Escape")
    until_path(desk, r"^$")
    x, y = desk.find(f"piece:{ENEMY}")
    desk.page.mouse.click(x, y)
    until_path(desk, rf"^charge {ENEMY}")
    expect(desk.prompt).to_contain_text("Charge?")
    desk.press("o")
    expect(desk.see("odds-percent")).to_be_visible()
    desk.press("Escape")
    expect(desk.see("odds-percent")).to_be_hidden()
    until_path(desk, rf"^charge {ENEMY}")
    with desk.changing():
        desk.press("Enter")
    assert last_action(desk).startswith(f"charge {UNIT} {ENEMY}")


def test_a_charge_that_falls_short_is_seen_large(desk: Desk) -> None:
    sit(desk, 2.09)
    desk.touch(KEY)
    expect(desk.see("pose-card")).to_contain_text("Contact at 2.04 of 2.00 BW")
    expect(desk.see("pose")).to_contain_text("0.04 BW short of contact")


def test_an_illegal_pose_is_explained_with_its_number(desk: Desk) -> None:
    sit(desk, 5.0)
    desk.touch(KEY)
    pull(desk, "front", 0, -190)
    expect(desk.see("pose")).to_have_attribute("data-legal", "false")
    bad = desk.see("pose-card").locator("tr.bad").first
    expect(bad).to_contain_text("MR-12.3")
    assert re.search(r"\d\.\d\d", bad.inner_text())
    assert desk.see("pose-left").inner_text().startswith("−")
    expect(desk.see("commit")).to_be_disabled()
    seq = desk.seq
    desk.press("Enter")
    desk.page.wait_for_timeout(200)
    assert desk.seq == seq
    bad.locator(".clause").click()
    expect(desk.page.locator('[data-testid="drawer-close"]')).to_be_visible()


def test_formations_are_ghosts_to_choose_from(desk: Desk) -> None:
    desk.take(unfired(), first="me", second="me")
    desk.touch(KEY)
    button = desk.see("outcome").filter(has_text="March").first
    button.hover()
    expect(desk.page.locator(".eyed")).to_be_visible()
    button.click()
    until_path(desk, r"^C:\w+:behind:")
    with desk.changing():
        desk.see("commit").click()
    assert last_action(desk).startswith(f"move {UNIT} C:")


@pytest.mark.parametrize("by_keys", [False, True], ids=["pointer", "keys"])
def test_enter_sends_what_a_button_has_chosen(desk: Desk, by_keys: bool) -> None:
    """Enter does what the prompt's button says, also straight after a button of the card."""
    desk.take(unfired(), first="me", second="me")
    desk.touch(KEY)
    button = desk.see("outcome").filter(has_text="March").first
    if by_keys:
        button.focus()
        desk.press("Enter")
    else:
        button.click()
    until_path(desk, r"^C:\w+:behind:")
    with desk.changing():
        desk.press("Enter")
    assert last_action(desk).startswith(f"move {UNIT} C:")


@cache
def gunnery() -> tuple[dict[str, Any], str, str]:
    """A battery that may fire at somebody far to its right."""
    for seed in range(200):
        rng, state = Random(seed), REASON.new(SCENARIO)
        for _ in range(60):
            if state.over:
                break
            shots = [str(option).split() for option in state.options() if str(option).startswith("fire ")]
            for _, guns, target in shots if state.seat == "first" else ():
                roster = state.roster
                one, other = state.shapes[roster.unit[guns]], state.shapes[roster.unit[target]]
                if len(shots) > 1 and other.cx - one.cx > 4:
                    return record_of(state), f"piece:{guns}", f"piece:{target}"
            state.apply(rng.choice(state.options()).action)
    raise AssertionError("nobody fires")


def test_odds_and_stage_stand_clear_of_those_who_fire(house: House) -> None:
    """Where odds have no place on the map the pieces that the act names are kept in sight, and the stage takes the
    side on which the odds stood."""
    desk = house.desk(film=True)
    record, guns, target = gunnery()
    desk.take(record, first="me", second="me")
    desk.page.mouse.click(*desk.find(guns))
    desk.page.mouse.click(*desk.find(target))
    expect(desk.see("odds-percent")).to_be_visible()
    desk.page.wait_for_function(STILL)
    assert desk.apart("odds", guns)
    assert desk.apart("odds", target)
    before = desk.see("odds").bounding_box()
    desk.press("Enter")
    expect(desk.see("stage")).to_be_visible()
    after = desk.see("stage").bounding_box()
    assert before is not None
    assert after is not None
    assert before["x"] == after["x"]


@cache
def unfired() -> dict[str, Any]:
    """A movement segment in which nobody has fired."""
    record = facing(5.0)
    state = REASON.position(record["position"])
    state.flags[state.roster.unit[UNIT]] &= ~FIRED
    return {**record, "position": REASON.to_json(state)}


@pytest.mark.parametrize(("language", "words"), [("fr", "S’arrêter ici"), ("it", "Fermarsi qui")])
def test_in_other_languages(house: House, language: str, words: str) -> None:
    desk = house.desk(locale=language)
    sit(desk, 3.5)
    desk.touch(KEY)
    desk.press("ArrowUp")
    expect(desk.see("commit")).to_contain_text(words)


# ---- a phone -------------------------------------------------------------------------------------------------


def test_a_phone(house: House) -> None:
    """The card is the sheet; plus and minus move by the last hundredth; nothing sticks out."""
    desk = house.desk(phone=True)
    sit(desk, 3.5)
    desk.tap(KEY)
    expect(desk.see("sheet").get_by_test_id("pose-card")).to_be_visible()
    desk.see("step-forward").tap()
    until_path(desk, r"^A0\.01$")
    desk.see("step-forward").tap()
    until_path(desk, r"^A0\.02$")
    desk.see("step-back").tap()
    until_path(desk, r"^A0\.01$")
    wide = desk.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    box = desk.see("step-forward").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    with desk.changing():
        desk.see("commit").tap()
    assert last_action(desk) == f"move {UNIT} A0.01"


# ---- command dice --------------------------------------------------------------------------------------------


def orders() -> dict[str, Any]:
    """The record of a control segment in which the first side may give dice."""
    for seed in range(50):
        rng, state = Random(seed), REASON.new(SCENARIO)
        while not state.over and state.turn < 5:
            if state.seat == "first" and any(option.action.verb == "give" for option in state.options()):
                record = {"format": 1, "rules": REASON.rules_version, "game": REASON.name, "scenario": SCENARIO}
                return {**record, "seats": {}, "commitment": "", "position": REASON.to_json(state)}
            state.apply(rng.choice(state.options()).action)
    raise AssertionError("no die is ever to be given")


@pytest.mark.parametrize("to_the_board", [False, True])
def test_a_command_die_is_carried_to_a_general(desk: Desk, to_the_board: bool) -> None:
    """To his row in the panel, or to his flag on the table; let go anywhere else it is given to nobody."""
    desk.take(orders(), first="me", second="me")
    key = next(key for key in desk.legal() if key.startswith("block:"))
    seq = desk.seq
    x, y = middle(desk.see("token"))
    goal = desk.find(key) if to_the_board else middle(desk.see(f"chances-{key}").locator(".who"))
    mouse = desk.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(400, 30, steps=4)
    mouse.up()
    assert desk.seq == seq
    mouse.move(x, y)
    mouse.down()
    mouse.move(*goal, steps=6)
    with desk.changing():
        mouse.up()
    assert last_action(desk) == f"give {key.removeprefix('block:')}"


# ---- a battle ------------------------------------------------------------------------------------------------


class General(Player):
    """By clicks: some units are taken and moved as is suggested, everything else is hurried to the end."""

    moves = 0
    enough = 6

    def step(self) -> None:
        desk = self.desk
        if desk.prompt.get_attribute("data-held"):
            expect(desk.see("pose")).to_be_visible()
            self.suggested()
        elif desk.see("commit").is_visible():
            self.commit()
        elif self.moves < self.enough and desk.prompt.get_attribute("data-kind") == "move" and self.units():
            self.moves += 1
            self.touch(self.units())
        elif offers := desk.options.all():
            self.press(offers, best(offers, HURRY))
        else:
            self.touch(self.untouched())

    def units(self) -> list[str]:
        return [key for key in self.desk.legal() if key.startswith("piece:")]

    def suggested(self) -> None:
        """What is worth considering, and the green button."""
        desk = self.desk
        offers = desk.see("outcome").all()
        if not offers:
            desk.press("Escape")
            self.moves = self.enough
            return
        offers[-1 if self.moves % 2 else 0].click()
        expect(desk.see("commit")).to_be_enabled()
        self.commit()


@pytest.mark.long
def test_a_battle_by_clicks_alone(desk: Desk) -> None:
    """The tutorial battle from the lobby to its end against the computer."""
    desk.lobby()
    desk.see("game-reason").click()
    desk.see(f"scenario-{SCENARIO}").click()
    desk.choose("against", "computer")
    desk.choose("level", "recruit")
    desk.choose("side", "first")
    desk.see("play-now").click()
    desk.ready()
    player = General(desk)
    while player.decide():
        pass
    expect(desk.see("result")).to_be_visible()
    mine = [action for _, seat, action in desk.server.actions(desk.table) if seat == "first"]
    print(f"\n{desk.clicks} clicks for {player.decisions} decisions, {len(mine)} actions of this side")
    assert sum(action.split()[0] in ("move", "charge") for action in mine) >= 3


@cache
def bound() -> dict[str, Any]:
    """A Force in Attack! of which three units must attack."""
    for seed in range(107, 160):
        for state in played(REASON, seed):
            assert isinstance(state, Battle)
            frame = state.frames[-1]
            moves = isinstance(frame, Movement) and frame.piece == NOBODY_TAKEN
            if moves and state.seat == "first" and len(Owed(state, 0).attacks) == MUST:
                return record_of(state)
    raise AssertionError("nobody must attack")


def test_who_must_attack_has_a_button_a_key_and_a_tag(desk: Desk) -> None:
    """MR-11.14: those who must stand in the prompt, numbered as in the column; the key takes one in hand."""
    desk.take(bound(), first="me", second="me")
    buttons, duties = desk.see("must-do"), desk.page.locator("[data-testid=duty][data-must=true]")
    expect(buttons).to_have_count(MUST)
    expect(desk.see("must")).to_have_count(MUST)
    keys = [buttons.nth(n).get_attribute("data-key") for n in range(MUST)]
    assert keys == [duties.nth(n).get_attribute("data-key") for n in range(MUST)]
    assert [duties.nth(n).locator("kbd").inner_text() for n in range(MUST)] == ["1", "2", "3"]
    desk.press("2")
    expect(desk.see("prompt")).to_have_attribute("data-held", str(keys[1]))
