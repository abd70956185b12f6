"""The numbers in a mask. (``bits.pyx`` is the same for the compiled build.)"""

from __future__ import annotations

from typing import Final

_OCTETS: Final[dict[int, tuple[int, ...]]] = {}
"""What a byte stands for at its place in a mask: 256 * place + byte -> numbers, as they are met."""
_REMEMBERED: Final = 20_000
_members: dict[int, tuple[int, ...]] = {}


def unpack(mask: int) -> list[int]:
    """The numbers in a mask, in order: byte by byte from the first that is not empty."""
    found: list[int] = []
    if mask:
        place = (mask & -mask).bit_length() - 1 >> 3
        mask >>= place << 3
        for byte in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
            if byte:
                key = place << 8 | byte
                numbers = _OCTETS.get(key)
                if numbers is None:
                    numbers = _OCTETS[key] = tuple(place * 8 + bit for bit in range(8) if byte >> bit & 1)
                found += numbers
            place += 1
    return found


def few(mask: int) -> list[int]:
    """The numbers in a mask with few of them, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def members(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, in order; remembered."""
    found = _members.get(mask)
    if found is None:
        found = tuple(unpack(mask))
        if len(_members) > _REMEMBERED:
            _members.clear()
        _members[mask] = found
    return found


def coded(code: int, shift: int, mask: int) -> list[int]:
    """A code with each number of a mask, shifted, as its next part; codes have at most 62 bits."""
    return [code | number << shift for number in members(mask)]
