"""Speaking to people: sentences with names for codes, lists, signed numbers, percentages, lines of text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from textwrap import wrap

from longroll.kit.notation import Notation
from longroll.kit.terms import Action, Message
from longroll.kit.words import Words, say


class Speaker:
    """The words of a game in one language, with names for its codes."""

    def __init__(self, words: Words, sheet: Words) -> None:
        self.words = words
        """Words of the rules."""
        self.sheet = sheet
        """Words of the table: panels, facts, labels."""

    def name(self, param: str, value: str | int, pointed: bool) -> str | int:
        """One argument of a message: what is a code becomes a name; ``pointed``: one that points at the table."""
        raise NotImplementedError

    def say(self, key: str, **args: str | int) -> str:
        """A message of the table."""
        return say(self.sheet, key, **args)

    def tell(self, message: Message, pointed: bool = False) -> str:
        """A message of the rules with names for its codes."""
        return capital(self.words.say(Message(message.key, self.named(message.args, pointed))))

    def named(self, args: Mapping[str, str | int], pointed: bool = False) -> dict[str, str | int]:
        return {name: self.name(name, value, pointed) for name, value in args.items()}

    def listed(self, names: Iterable[str]) -> str:
        """ "A", "A and B", "A, B and C"."""
        found = list(names)
        if len(found) < 2:
            return "".join(found)
        return self.say("list-and", first=", ".join(found[:-1]), last=found[-1])


def capital(text: str) -> str:
    """A sentence begins with a capital, also behind a pointer's key."""
    start = text.find("\ue001") + 1 if text.startswith("\ue000") else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def described(action: Action, notation: Notation, codes: Collection[str] = ()) -> Message:
    """An answer as a message: ``describe-<verb>``, its parameters by name (a second one of a kind is ``sector2``).
    ``codes``: parameters whose words are no numbers, though they are written with digits."""
    args: dict[str, str | int] = {}
    for param, word in zip(notation.by_name[action.verb].params, action.args, strict=True):
        name = param.name if param.name not in args else f"{param.name}2"
        number = word.isdigit() and param.name not in codes
        args[name] = int(word) if number else "none" if word == "-" else word
    return Message(f"describe-{action.verb}", args)


# ---- numbers -----------------------------------------------------------------------------------------------


COMMAS = ("fr", "it")
"""Languages that write 3,5."""


def signed(value: float, decimals: int = 0, language: str = "en") -> str:
    """+2, 0, −1; +3.5, 0.0, −0.2."""
    text = f"{abs(value):.{decimals}f}"
    written = text.replace(".", ",") if language in COMMAS else text
    return written if not float(text) else f"{'+' if value > 0 else '−'}{written}"


def whole(chances: Sequence[float]) -> list[int]:
    """Percentages as whole numbers that add up to 100: the largest remainders are rounded up."""
    total = sum(chances) or 1.0
    exact = [100 * chance / total for chance in chances]
    found = [int(share) for share in exact]
    by_rest = sorted(range(len(exact)), key=lambda n: (found[n] - exact[n], n))
    for n in by_rest[: 100 - sum(found)]:
        found[n] += 1
    return found


# ---- lines of a terminal -----------------------------------------------------------------------------------

WIDTH = 110


def folded(text: str, width: int = WIDTH, first: str = "", later: str = "") -> list[str]:
    """Lines of a given width, broken at spaces only."""
    return wrap(text, width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)


def section(words: Words, key: str, rows: Sequence[str]) -> list[str]:
    """A title with a rule beneath it, and its rows."""
    return ["", say(words, key), "─" * WIDTH, *(rows or [say(words, "summary-empty")])]


def beside(head: str, lines: Sequence[str], column: int) -> list[str]:
    """Lines beside a head that stands before the first of them."""
    return [("" if number else head).ljust(column) + line for number, line in enumerate(lines)]
