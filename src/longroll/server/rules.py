"""The rules reference as chapters of HTML, clause by clause, for the client to show and to link to."""

from __future__ import annotations

import re
from functools import cache
from html import escape

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from longroll.games import game as find_game
from longroll.kit.clauses import GAME, ID
from longroll.kit.examples import examples_of

CLAUSE = re.compile(rf"\b({ID}|{GAME}-\d+)\b")
"""A clause or a whole chapter, in a sentence."""
NAMED = re.compile(rf"^\*\*({ID})\*\*\s*")
CHAPTER = re.compile(rf"^({GAME}-\d+)\s+(.*)$")
TAG = re.compile(r"(<[^>]*>)")


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, table or heading; or one clause, whose number is not repeated in the text."""

    html: str
    clause: str | None = None


class Chapter(msgspec.Struct, frozen=True):
    """``id`` is the number of a chapter (``GB-15``), or a name made from its title."""

    id: str
    title: str
    blocks: list[Block]


class Rules(msgspec.Struct, frozen=True):
    """A whole reference."""

    title: str
    chapters: list[Chapter]
    examples: list[str] = []
    """Worked examples that can be opened at a table."""


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game."""
    found = find_game(game)
    rules = read_rules(found.reference.read_text(encoding="utf-8"))
    return msgspec.structs.replace(rules, examples=list(examples_of(found).examples))


def read_rules(text: str) -> Rules:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    title = ""
    chapters: list[Chapter] = []
    blocks: list[Block] = []
    for tokens in _top_level(markdown.parse(text)):
        first = tokens[0]
        if first.type == "heading_open" and first.tag == "h1":
            title = tokens[1].content
        elif first.type == "heading_open" and first.tag == "h2":
            name, heading = _chapter(tokens[1].content)
            blocks = []
            chapters.append(Chapter(name, heading, blocks))
        elif first.type == "bullet_list_open" and _named(tokens):
            blocks += [_clause(markdown, item) for item in _items(tokens)]
        else:
            if not chapters:
                chapters.append(Chapter("about", title, blocks))
            blocks.append(Block(_render(markdown, tokens)))
    return Rules(title, chapters)


def _chapter(heading: str) -> tuple[str, str]:
    found = CHAPTER.match(heading)
    if found is not None:
        return found.group(1), found.group(2)
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-"), heading


def _top_level(tokens: list[Token]) -> list[list[Token]]:
    """The blocks of a document: each with everything inside it."""
    found: list[list[Token]] = []
    depth = 0
    for token in tokens:
        if depth == 0:
            found.append([])
        found[-1].append(token)
        depth += token.nesting
    return found


def _items(tokens: list[Token]) -> list[list[Token]]:
    """The insides of a list's items."""
    return [item[1:-1] for item in _top_level(tokens[1:-1])]


def _named(tokens: list[Token]) -> bool:
    """Is this a list of clauses?"""
    return any(NAMED.match(token.content) for token in tokens[:4] if token.type == "inline")


def _clause(markdown: MarkdownIt, tokens: list[Token]) -> Block:
    inline = next(token for token in tokens if token.type == "inline")
    found = NAMED.match(inline.content)
    if found is None:
        return Block(_render(markdown, tokens))
    inline.children = markdown.parseInline(inline.content[found.end() :])[0].children
    return Block(_render(markdown, tokens), found.group(1))


def _render(markdown: MarkdownIt, tokens: list[Token]) -> str:
    """HTML in which every clause that is mentioned is a link."""
    html = markdown.renderer.render(tokens, markdown.options, {}).strip()
    parts = TAG.split(html)
    return "".join(part if TAG.fullmatch(part) else CLAUSE.sub(_link, part) for part in parts)


def _link(found: re.Match[str]) -> str:
    clause = escape(found.group(1))
    return f'<a href="#{clause}" data-clause="{clause}">{clause}</a>'
