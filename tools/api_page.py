"""``docs/api.md`` from the docstrings of the program: ``python tools/api_page.py`` writes the page anew.

Only the source is read, so that the page is the same for the plain and for the compiled build. Snippets are set apart
as they stand; the tests run them on the page.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "longroll"
PAGE = ROOT / "docs" / "api.md"
SECTION = re.compile(r"^    # ---- (.+?) -+$", re.MULTILINE)
DEFAULT = re.compile(r"(?<! )=(?! )")
SEARCH = "codes, for search and self-play"
"""The section of ``State`` that comes after what everybody asks."""
ENGINE = ("what a game supplies", "the loop", "answers that are read already")
"""Sections of ``State`` that only those need who write games or hosts."""
TERMS = ("Option", "Action", "Decision", "Message", "Event", "Refusal", "Illegal", "BadInput", "Result")
CONTRACT = ("Scenario", "View", "Mind")
HEAD = """\
# Long Roll from Python

<!-- Made from docstrings by tools/api_page.py; change those, not this page. -->
"""
AUTHORS = """\
What the class of a game's states supplies, what the kit does with it, and what a host calls. Whoever plays or searches
needs none of it; the way from rules to a game is in [adding-a-game.md](adding-a-game.md).
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD, *package(), "## State\n", *state(), "## Game\n", *game()]
    parts += ["## What they speak of\n", *classes("kit/terms.py", TERMS), *classes("kit/game.py", CONTRACT)]
    parts += ["## For authors of games\n", AUTHORS, *engine()]
    return "\n".join(parts)


def package() -> Iterator[str]:
    tree = parsed("__init__.py")
    yield text_of(tree)
    yield "## longroll\n"
    for node in parsed("games/__init__.py").body:
        if isinstance(node, ast.FunctionDef) and node.name in ("list_games", "game"):
            yield from entry(node)


def state() -> Iterator[str]:
    """What a state answers comes first, then what search uses."""
    yield text_of(class_named("kit/state.py", "State"))
    sections = state_sections()
    for title in (*(title for title in sections if title not in (SEARCH, *ENGINE)), SEARCH):
        yield from section(title, sections[title])
    yield "### Attributes\n"
    body = class_named("kit/state.py", "State").body
    start = next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    yield from attributes(start.body)


def engine() -> Iterator[str]:
    """What a game supplies to a state, and what runs it."""
    sections = state_sections()
    for title in ENGINE:
        yield from section(title, sections[title])


def section(title: str, functions: list[ast.FunctionDef]) -> Iterator[str]:
    yield f"### {title[0].upper()}{title[1:]}\n"
    for function in functions:
        yield from entry(function)


def state_sections() -> dict[str, list[ast.FunctionDef]]:
    """The public functions of ``State`` by the headings they stand under."""
    source = (SOURCE / "kit/state.py").read_text(encoding="utf-8")
    lines = {match[1]: source.count("\n", 0, match.start()) for match in SECTION.finditer(source)}
    sections: dict[str, list[ast.FunctionDef]] = {title: [] for title in lines}
    for node in class_named("kit/state.py", "State").body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            sections[[title for title, line in lines.items() if line < node.lineno][-1]].append(node)
    return sections


def game() -> Iterator[str]:
    found = class_named("kit/game.py", "Game")
    yield text_of(found)
    yield from attributes(found.body)
    for node in found.body:
        if isinstance(node, ast.FunctionDef):
            yield from entry(node)


def classes(path: str, names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        found = class_named(path, name)
        yield f"### {name}\n"
        yield text_of(found)
        yield from attributes(found.body)
        for node in found.body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                yield from entry(node)


# ---- pieces ------------------------------------------------------------------------------------------------


def parsed(path: str) -> ast.Module:
    return ast.parse((SOURCE / path).read_text(encoding="utf-8"))


def class_named(path: str, name: str) -> ast.ClassDef:
    return next(node for node in parsed(path).body if isinstance(node, ast.ClassDef) and node.name == name)


def entry(function: ast.FunctionDef) -> Iterator[str]:
    """A function: how it is called, and what it says of itself."""
    yield f"#### `{signature(function)}`\n"
    yield text_of(function)


def signature(function: ast.FunctionDef) -> str:
    returns = f" -> {ast.unparse(function.returns)}" if function.returns is not None else ""
    if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in function.decorator_list):
        return function.name + returns.replace(" ->", ":")
    given = ast.unparse(function.args)
    for own in ("self", "cls"):
        given = given.removeprefix(f"{own}, ").removeprefix(own)
    return f"{function.name}({DEFAULT.sub(' = ', given)}){returns}"


def attributes(body: list[ast.stmt]) -> Iterator[str]:
    """Annotated names, each with the string that follows it."""
    listed = []
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign):
            name = node.target.attr if isinstance(node.target, ast.Attribute) else ast.unparse(node.target)
            value = f" = {ast.unparse(node.value)}" if isinstance(node.target, ast.Name) and node.value else ""
            said = string_of(after)
            listed.append(f"- `{name}: {ast.unparse(node.annotation)}{value}`" + (f": {said}" if said else ""))
    if listed:
        yield "\n".join(listed) + "\n"


def string_of(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return marked(" ".join(node.value.value.split()))
    return ""


def text_of(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring as Markdown: its snippets in fences."""
    said = ast.get_docstring(node, clean=False)
    if said is None:
        raise SystemExit(f"{getattr(node, 'name', 'the module')} has no docstring")
    blocks = re.split(r"\n\n", cleandoc(said))
    return "\n\n".join(fenced(block) if block.startswith(">>>") else marked(block) for block in blocks) + "\n"


def fenced(block: str) -> str:
    return f"```python\n{block}\n\n```"


def marked(text: str) -> str:
    return text.replace("``", "`")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
