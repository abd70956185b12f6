"""The guide as the server gives it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longroll.kit.words import LANGUAGES
from longroll.server.guide import CHAPTERS, PICTURES
from tests.server.house import House, house


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_in_every_language(place: House, language: str) -> None:
    told = place.browser(language).get("/api/guide").json
    assert [chapter["id"] for chapter in told["chapters"]] == list(CHAPTERS)


def test_its_pictures_and_nothing_else(place: House) -> None:
    me = place.browser()
    name = next(PICTURES.glob("*.webp")).name
    answer = me.get(f"/api/guide/{name}")
    assert answer.status == 200
    assert answer.headers["content-type"] == "image/webp"
    assert answer.data.startswith(b"RIFF")
    for other in ("none.webp", "..%2Fen%2Fstart.md", "start.md", "%2e%2e"):
        assert me.get(f"/api/guide/{other}").status in (400, 404)


def test_the_client_is_served_for_its_addresses(place: House) -> None:
    for path in ("/guide", "/guide/keys"):
        assert place.browser().get(path).status == 200
