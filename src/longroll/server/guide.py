"""The guide for players: chapters of Markdown in every language, as pages of the client."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markdown_it.token import Token

from longroll.server.dependencies import Language
from longroll.server.errors import Trouble

GUIDE = Path(__file__).parents[1] / "guide"
PICTURES = GUIDE / "pictures"
CHAPTERS = (
    "start",
    "table",
    "acting",
    "battle",
    "orders",
    "friends",
    "records",
    "terminal",
    "keys",
    "games",
)
"""In the order in which they are read; each is a file ``<language>/<name>.md``."""
PICTURE = re.compile(r"^\.\./pictures/([a-z0-9-]+\.webp)$")
CHAPTER = re.compile(r"^([a-z]+)\.md(#.*)?$")
RULES = re.compile(r"^\.\./\.\./games/([a-z]+)/rules\.md$")
CHECK_EACH_TIME = "no-cache"


class GuideChapter(msgspec.Struct, frozen=True):
    """``html`` is the text beneath its title; its links are addresses of the client."""

    id: str
    title: str
    html: str


class Guide(msgspec.Struct, frozen=True):
    """The whole guide in one language."""

    chapters: list[GuideChapter]


@cache
def guide_in(language: str) -> Guide:
    return Guide([read_chapter(name, chapter_text(name, language)) for name in CHAPTERS])


def chapter_text(name: str, language: str) -> str:
    return (GUIDE / language / f"{name}.md").read_text(encoding="utf-8")


def read_chapter(name: str, text: str) -> GuideChapter:
    """A chapter: the first heading is its title."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    title = tokens[1].content
    rest = tokens[3:]
    for token in rest:
        for child in token.children or ():
            point(child)
    return GuideChapter(name, title, markdown.renderer.render(rest, markdown.options, {}).strip())


def point(token: Token) -> None:
    """A link or a picture as the client finds it; in the files they are relative, so that they can be read there."""
    if token.type == "link_open":
        token.attrSet("href", address(str(token.attrGet("href"))))
    elif token.type == "image":
        token.attrSet("src", address(str(token.attrGet("src"))))
        token.attrSet("loading", "lazy")


def address(link: str) -> str:
    """Where a link of a chapter leads in the client; outside of the guide and the rules it stays as it is."""
    picture, chapter, rules = PICTURE.match(link), CHAPTER.match(link), RULES.match(link)
    if picture is not None:
        return f"/api/guide/{picture.group(1)}"
    if chapter is not None:
        return f"/guide/{chapter.group(1)}{chapter.group(2) or ''}"
    if rules is not None:
        return f"/rules/{rules.group(1)}"
    return link


@get("/api/guide")
async def get_guide(language: Language) -> Response[Guide]:
    """The guide for players."""
    return Response(guide_in(language), headers={"Cache-Control": CHECK_EACH_TIME})


@get("/api/guide/{file:str}", media_type="image/webp")
async def get_guide_picture(file: FromPath[str]) -> Response[bytes]:
    """A picture of the guide."""
    if PICTURE.match(f"../pictures/{file}") is None or not (PICTURES / file).is_file():
        raise Trouble("nothing")
    headers = {"Cache-Control": CHECK_EACH_TIME}
    return Response((PICTURES / file).read_bytes(), media_type="image/webp", headers=headers)
