"""The words of a unit in hand."""

from __future__ import annotations

from longroll.games.reason.data.materials import POSE_WORDS
from longroll.games.reason.table.speech import Speech
from longroll.kit.speech import capital
from longroll.kit.terms import Refusal
from longroll.kit.words import say, words


class Saying:
    """Sentences of the card in one language; codes of units, officers and sectors become names."""

    def __init__(self, spoken: Speech) -> None:
        self.spoken = spoken
        self.words = words(POSE_WORDS, spoken.language)

    def __call__(self, key: str, **args: str | int) -> str:
        return say(
            self.words,
            key.replace(".", "-"),
            **{name: self.spoken.name(name, value, False) for name, value in args.items()},
        )

    def figure(self, value: float) -> str:
        """A length on the card."""
        return self.spoken.decimal(value)

    def plain(self, value: float) -> str:
        """An angle, an allowance: no empty decimals."""
        return self.spoken.plain(value)

    def why(self, refusal: Refusal) -> str:
        """What is against it, as the rules say it."""
        return capital(self.spoken.tell(refusal.reason))

    def listed(self, parts: list[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list", first=", ".join(parts[:-1]), last=parts[-1])
