"""The numbers in a mask: plain, and by the kernel of the compiled build."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from longroll.boards import bits
from tests.kernels import kernel, needs_compiler


@pytest.fixture(scope="module", params=["plain", pytest.param("kernel", marks=needs_compiler)])
def masks(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("bits")
    return bits if request.param == "plain" else kernel(bits, folder)


def test_the_numbers_in_a_mask(masks: Any) -> None:
    rng = Random(1)
    for size in (1, 7, 8, 9, 62, 63, 64, 65, 128, 200, 2025):
        for number in {0, 1, size // 3, size}:
            wanted = sorted(rng.sample(range(size), number))
            mask = sum(2**place for place in wanted)
            assert masks.unpack(mask) == wanted
            assert masks.few(mask) == wanted
            assert masks.members(mask) == tuple(wanted)
            assert masks.coded(7 << 36 | 5, 12, mask) == [7 << 36 | place << 12 | 5 for place in wanted]
