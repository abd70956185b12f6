"""The guide in the browser: from the lobby, chapter by chapter, in every language; and pictures that move."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import expect
from tools.webp import encoded, moving

from longroll.server.guide import CHAPTERS, guide_in
from tests.browser.desk import Desk, House
from tests.browser.test_access import sound
from tests.browser.test_languages import no_ids

DRAWN = """async () => {
  const images = [...document.querySelectorAll('article img')];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  return images.map((image) => image.naturalWidth);
}"""
FRAMES = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: 'image/webp' });
  await decoder.tracks.ready;
  const count = decoder.tracks.selectedTrack.frameCount;
  const shown = [];
  for (let frameIndex = 0; frameIndex < count; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    shown.push([image.displayWidth, image.displayHeight, image.duration / 1000]);
  }
  return shown;
}"""


def test_from_the_lobby_through_every_chapter(desk: Desk) -> None:
    desk.lobby()
    desk.see("guide-link").click()
    for chapter in guide_in("en").chapters:
        expect(desk.see("guide").locator("article h2").first).to_have_text(chapter.title)
        assert all(width > 0 for width in desk.page.evaluate(DRAWN)), chapter.id
        following = desk.see("guide").locator("a.next")
        if chapter.id != CHAPTERS[-1]:
            following.click()
    expect(following).to_be_hidden()
    desk.page.get_by_role("link", name="standing orders", exact=True).click()
    expect(desk.page.locator("[aria-current=page]")).to_have_text("Standing orders")


def test_a_link_to_the_rules_opens_them(desk: Desk) -> None:
    desk.page.goto("/guide/games")
    desk.page.get_by_role("link", name="The rules").first.click()
    expect(desk.see("rules")).to_be_visible()
    desk.see("guide-link").click()
    expect(desk.see("guide")).to_be_visible()


@pytest.mark.parametrize(("locale", "language"), [("fr-FR", "fr"), ("it-IT", "it")])
def test_it_speaks_the_language_of_the_reader(house: House, locale: str, language: str) -> None:
    desk = house.desk(phone=True, locale=locale, color_scheme="dark")
    desk.page.goto("/guide/terminal")
    expect(desk.see("guide").locator("article h2").first).to_have_text(guide_in(language).chapters[7].title)
    no_ids(desk)
    sound(desk)
    wide = desk.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390


def test_pictures_become_one_that_moves(desk: Desk) -> None:
    """The browser that writes the frames reads the film."""
    blank = desk.context.new_page()
    frames = []
    for colour in ("red", "green", "blue"):
        blank.set_content(f"<body style='margin:0;background:{colour}'>")
        data, width, height = encoded(blank, blank.screenshot(clip={"x": 0, "y": 0, "width": 64, "height": 40}), 32)
        frames.append((data, 300))
    film = moving(frames, width, height)
    desk.page.goto("/guide")  # only pages of a server may decode
    assert (width, height) == (32, 20)
    assert desk.page.evaluate(FRAMES, base64.b64encode(film).decode()) == [[32, 20, 300]] * 3
