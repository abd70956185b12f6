"""French and Italian everywhere, from the next word on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk, House
from tests.browser.moves import assault
from tests.browser.players import Player
from tests.browser.served import ROOT

WORDS = [ROOT / "web/src/words", ROOT / "src/longroll/server/words", ROOT / "src/longroll/games/gettysburg/words"]
SEEN = """() => {
  const words = [document.title, document.body.innerText];
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) words.push(node.getAttribute(name) ?? '');
  return words.join('\\n');
}"""


def message_ids() -> set[str]:
    """The names of all messages, where they cannot be words of a language."""
    found: set[str] = set()
    for folder in WORDS:
        for file in folder.glob("*.ftl"):
            found |= set(re.findall(r"^([a-z]+(?:-[a-z0-9]+)+) =", Path(file).read_text(), re.MULTILINE))
    return found


def no_ids(desk: Desk) -> str:
    """Everything to be read on the page; no message stands there by its name, no sentence with a hole."""
    seen: str = desk.page.evaluate(SEEN)
    shown = set(re.findall(r"(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])", seen))
    assert shown.isdisjoint(message_ids()), shown & message_ids()
    assert not re.search(r"\{\s*\$\w+\s*\}|\[object", seen)
    return seen


def lines(text: str) -> set[str]:
    """Whole sentences."""
    return {line.strip() for line in text.splitlines() if len(line.split()) >= 4}


@pytest.mark.parametrize("language", ["fr", "it"])
def test_another_language(desk: Desk, language: str) -> None:
    desk.lobby()
    english = no_ids(desk)
    desk.set("language", language)
    expect(desk.page.locator("html")).to_have_attribute("lang", language)
    expect(desk.see("scenario-third-day")).not_to_have_text("The Third Day")
    expect(desk.see("play-now")).not_to_have_text("Play now")
    for sentence in sorted(lines(english)):
        expect(desk.page.get_by_text(sentence, exact=True)).to_have_count(0)
    assert not lines(no_ids(desk)) & lines(english), "English sentences are left in the lobby"

    table = desk.sit("third-day", "CSA")
    seen = no_ids(desk)
    bundle = desk.get(f"/api/tables/{table}?language={language}")
    other = desk.get(f"/api/tables/{table}?language=en")
    prompt = desk.prompt.locator(".sentence").inner_text()
    assert bundle["decision"]["prompt"] in prompt
    assert other["decision"]["prompt"] not in seen
    Player(desk, ("remove", "block")).decide()
    desk.ready()
    expect(desk.see("log").locator(".entry").first).to_be_visible()
    told = {entry["text"] for entry in desk.get(f"/api/tables/{table}?language={language}")["log"]}
    plain = {re.sub(r"\ue000[^\ue001]*\ue001|\ue002", "", text) for text in told}
    log = "\n".join(desk.log())
    assert all(text in log for text in plain), (plain, log)
    no_ids(desk)
    assault(desk)
    no_ids(desk)
    desk.press("Escape")
    desk.see("rules-button").click()
    expect(desk.see("rules").locator(".block").first).to_be_visible()
    no_ids(desk)


def test_switching_at_the_table_holds_for_what_comes_later(desk: Desk) -> None:
    """What the live line brings after a switch is in the new language too."""
    table = desk.sit("third-day", "CSA")
    before = desk.prompt.inner_text()
    desk.set("language", "fr")
    expect(desk.prompt).not_to_have_text(before, use_inner_text=True)
    desk.page.mouse.move(0, 0)
    player = Player(desk, ("remove", "block"))
    for _ in range(2):
        player.decide()
        desk.ready()
        french = desk.get(f"/api/tables/{table}?language=fr")
        expect(desk.prompt).to_contain_text(french["decision"]["prompt"])
        expect(desk.see("log")).not_to_contain_text(re.compile("The (CSA|Union) "))
    desk.set("language", "en")
    expect(desk.prompt).to_have_text(before, use_inner_text=True)


def test_the_browsers_own_language_is_taken(house: House) -> None:
    desk = house.desk(locale="it-IT")
    desk.lobby()
    expect(desk.page.locator("html")).to_have_attribute("lang", "it")
    expect(desk.see("play-now")).not_to_have_text("Play now")
