"""Pictures as WebP: the browser that takes them writes them too, and moving ones are put together here.

A moving WebP is a RIFF file: a header that says so (``VP8X``), how often it is shown (``ANIM``), and for each frame
its place, its time and its picture (``ANMF``).
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterator, Sequence

from playwright.sync_api import Page

QUALITY = 0.82
ANIMATED = 0x02
REPLACE = 0x02
"""A frame stands for itself: nothing of the one before shines through."""
ENCODE = """async ([png, quality, width]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const scale = width ? Math.min(1, width / image.width) : 1;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return [canvas.toDataURL('image/webp', quality).split(',')[1], canvas.width, canvas.height];
}"""


def encoded(page: Page, png: bytes, width: int = 0, quality: float = QUALITY) -> tuple[bytes, int, int]:
    """A screenshot as WebP, no wider than this, and its size. The page must be an empty one, which bars nothing."""
    data, wide, high = page.evaluate(ENCODE, [base64.b64encode(png).decode(), quality, width])
    return base64.b64decode(data), wide, high


def moving(frames: Sequence[tuple[bytes, int]], width: int, height: int) -> bytes:
    """Pictures of one size as one that moves for ever, each shown for so many milliseconds."""
    body = b"".join(
        (
            chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + small(width - 1) + small(height - 1)),
            chunk(b"ANIM", struct.pack("<IH", 0, 0)),
            *(chunk(b"ANMF", frame(picture, shown, width, height)) for picture, shown in frames),
        )
    )
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def frame(picture: bytes, shown: int, width: int, height: int) -> bytes:
    place = small(0) + small(0) + small(width - 1) + small(height - 1) + small(shown) + bytes([REPLACE])
    drawn = [chunk(name, data) for name, data in chunks(picture) if name in (b"VP8 ", b"VP8L", b"ALPH")]
    return place + b"".join(drawn)


def chunks(riff: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a WebP file."""
    at = 12
    while at < len(riff):
        name, (size,) = riff[at : at + 4], struct.unpack("<I", riff[at + 4 : at + 8])
        yield name, riff[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def chunk(name: bytes, data: bytes) -> bytes:
    """A part: name, length, content, filled up to an even length."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def small(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]
