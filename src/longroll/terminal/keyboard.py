"""Reading lines: with history, editing and completion where the machine has readline, plainly elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

HISTORY = 1000
"""Lines kept from one time to the next."""


def nothing(_line: str) -> list[str]:
    return []


class Keyboard:
    """Standard input. ``completes`` says what a line may become. Without a ``history`` file nothing is kept."""

    def __init__(self, history: Path | None = None, completes: Callable[[str], list[str]] = nothing) -> None:
        self.history = history
        self.completes = completes
        self._found: list[str] = []
        self._readline = find_readline() if sys.stdin.isatty() and sys.stdout.isatty() else None

    def __enter__(self) -> Keyboard:
        if self._readline is not None:
            self._prepare(self._readline)
        return self

    def __exit__(self, *_: object) -> None:
        if self._readline is not None and self.history is not None:
            self.history.parent.mkdir(parents=True, exist_ok=True)
            self._readline.set_history_length(HISTORY)
            self._readline.write_history_file(self.history)

    def read(self, prompt: str) -> str:
        """The next line; bytes that are no text do no harm."""
        try:
            return input(prompt).encode(errors="replace").decode()
        except UnicodeDecodeError:
            return ""

    def _prepare(self, readline: ModuleType) -> None:
        if self.history is not None and self.history.exists():
            readline.read_history_file(self.history)
        # names have spaces in them: what is completed is the whole line
        readline.set_completer_delims("")
        readline.set_completer(self.offer)
        readline.set_completion_display_matches_hook(self.show)
        editline = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")

    def offer(self, text: str, number: int) -> str | None:
        """The way readline asks: one candidate after the other until there is none."""
        if number == 0:
            self._found = self.completes(text)
        return self._found[number] if number < len(self._found) else None

    def show(self, text: str, matches: Sequence[str], _longest: int) -> None:
        """What may follow, without what is typed already."""
        start = text.rfind(" ") + 1
        print("\n  " + "   ".join(match[start:].strip() for match in matches))
        print(f"> {text}", end="", flush=True)


def find_readline() -> ModuleType | None:
    """Windows has none."""
    try:
        import readline
    except ImportError:
        return None
    return readline
