"""Reading pages in Markdown: what stands beneath a heading, and the tables there."""

from __future__ import annotations

import re


def section(title: str, text: str) -> str:
    """What stands beneath a heading, up to the next one of its rank."""
    found = re.search(rf"^(#+) {re.escape(title)}$", text, re.MULTILINE)
    assert found is not None, title
    rest = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def tables(text: str) -> list[list[list[str]]]:
    """Rows of every table, heads left out."""
    found: list[list[list[str]]] = []
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in block.strip().split("\n")]
        found.append(rows[2:])
    return found


def codes(cell: str) -> list[str]:
    """What a cell shows in code letters."""
    return re.findall(r"`([^`]+)`", cell)
