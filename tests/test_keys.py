"""One table of keys: docs/keys.md, the list in the settings and what the table listens to name the same ones."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "keys.md").read_text(encoding="utf-8")
WEB = ROOT / "web" / "src"
SPOKEN = {"Escape": "Esc", " ": "Space"}
"""Names of keys in a browser that people call otherwise."""


def told() -> list[str]:
    """The keys of the page, in its order."""
    rows = re.findall(r"^\| ([^|]+?) \| [^|]+\|$", PAGE, re.MULTILINE)
    return [key for row in rows if row != "key" for key in row.replace("…", "").split()]


def listed() -> list[str]:
    """The keys of the settings, in their order."""
    source = (WEB / "parts" / "SettingsView.svelte").read_text(encoding="utf-8")
    found = re.search(r"const KEYS.*?= \[(.*?)\n  \];", source, re.DOTALL)
    assert found is not None
    keys = re.findall(r'\[\[(.*?)\], "key-', found.group(1))
    return [key for group in keys for key in re.findall(r'"([^"]+)"', group)]


def test_the_settings_list_the_keys_of_the_page() -> None:
    assert listed() == told()


def test_the_table_listens_to_no_other_key() -> None:
    source = (WEB / "screens" / "Table.svelte").read_text(encoding="utf-8")
    body = source[source.index("function keydown(") : source.index("/** Did the thing in hand stand")]
    heard = {SPOKEN.get(key, key) for key in re.findall(r'case "([^"]+)":', body)}
    names = {key.upper() if len(key) == 1 else key for key in heard}
    assert names <= set(told())
    assert {"Enter", "Esc", "Space", "P", "?"} <= names


def test_no_key_stands_twice() -> None:
    assert len(told()) == len(set(told()))
