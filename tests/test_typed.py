"""Types are read by one thread at a time: msgspec hands a type that is half prepared to the second one, and crashes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import longroll

FOUR_THREADS = """
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec

from longroll.kit.typed import convert, decode


def slow():
    time.sleep(0.2)
    return int


class Inner(msgspec.Struct):
    a: "slow()"


class Outer(msgspec.Struct):
    x: Inner
    y: list[Inner]


with ThreadPoolExecutor(4) as pool:
    text = '{"x": {"a": 1}, "y": [{"a": 2}]}'
    found = [pool.submit(decode, text, Outer), pool.submit(convert, msgspec.json.decode(text), Outer)]
    found += [pool.submit(decode, text, Outer) for _ in range(2)]
print([one.result() for one in found].count(Outer(Inner(1), [Inner(2)])))
"""


def test_a_type_read_by_four_threads_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", FOUR_THREADS], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "4"), done.stderr


def test_nobody_reads_types_otherwise() -> None:
    """Plain JSON needs no type and no turn."""
    typed = re.compile(r"msgspec\.convert\(|json\.decode\([^\n]*type=")
    source = Path(longroll.__file__).parent
    found = [path.name for path in source.rglob("*.py") if typed.search(path.read_text(encoding="utf-8"))]
    assert found == ["typed.py"]
