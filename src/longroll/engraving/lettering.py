"""How much room letters take."""

from __future__ import annotations


def name_lines(name: str) -> tuple[str, ...]:
    """A name in one line or two of like length."""
    words = name.split(" ")
    if len(name) <= 12 or len(words) == 1:
        return (name,)
    if " and " in name:
        first, second = name.split(" and ")
        return (first, f"and {second}")
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1])))


def text_width(text: str, size: float) -> float:
    """Width of bold serif letters, near enough to keep room for them."""
    return size * sum(letter_width(letter) for letter in text)


def letter_width(letter: str) -> float:
    if letter in "mwMW":
        return 0.9
    if letter in "il.,'’":
        return 0.32
    if letter in " jtfrI()":
        return 0.42
    return 0.72 if letter.isupper() else 0.57
