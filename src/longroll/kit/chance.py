"""Dice nobody can predict and everybody can check.

A table draws a 256-bit secret and publishes its SHA-256 before play. Answer number n of chance is derived from
HMAC-SHA-256(secret, n). When the game is over the secret is published and every answer can be derived again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SECRET_BYTES = 32


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def secret_from_seed(seed: int | str) -> bytes:
    """A repeatable secret for self-play and tests; never for a table with people at it."""
    return hashlib.sha256(f"longroll seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published before play."""
    return hashlib.sha256(secret).hexdigest()


def draw(secret: bytes, number: int, weights: Sequence[int]) -> int:
    """Answer ``number`` (0, 1, 2, …) of chance: an index into ``weights``, exactly proportional to them."""
    total = sum(weights)
    limit = (1 << 64) - (1 << 64) % total
    block = 0
    while True:
        digest = hmac.digest(secret, f"{number}:{block}".encode(), "sha256")
        for start in range(0, 32, 8):
            value = int.from_bytes(digest[start : start + 8], "big")
            if value < limit:
                return falls(value % total, weights)
        block += 1


def falls(value: int, weights: Sequence[int]) -> int:
    """Where a number below the sum of the weights falls: an index into them."""
    for index, weight in enumerate(weights):
        if value < weight:
            return index
        value -= weight
    raise ValueError("the number is not below the sum of the weights")


class Dice:
    """Answers chance for one table, in order."""

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        self.secret = secret
        self.drawn = drawn

    def answer(self, weights: Sequence[int]) -> int:
        index = draw(self.secret, self.drawn, weights)
        self.drawn += 1
        return index
