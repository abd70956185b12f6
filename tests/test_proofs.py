"""Drawings kept between one start and the next: never needed, never wrong."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from longroll.engraving import proofs
from longroll.kit.scene import content_hash


class Engraver:
    """Draws and counts."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def draw(self, name: str) -> str:
        self.drawn.append(name)
        if name == "nowhere":
            raise KeyError(name)
        return f"<svg>{name}, été\n</svg>"

    def started(self) -> Callable[[str], str]:
        """As a new process has it: nothing in its memory."""

        def picture(name: str) -> str:
            return self.draw(name)

        return proofs.kept(picture)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(proofs.KEPT_VARIABLE, str(tmp_path / "deep" / "proofs"))
    return tmp_path / "deep" / "proofs"


def test_each_picture_is_drawn_once(folder: Path) -> None:
    engraver = Engraver()
    assert not proofs.any_kept()
    first = engraver.started()("map")
    assert proofs.any_kept()
    assert engraver.started()("map") == first == "<svg>map, été\n</svg>"
    assert engraver.started()("card") != first
    assert engraver.drawn == ["map", "card"]
    assert len(list(folder.rglob("*.proof"))) == 2


def test_who_wants_what_another_is_drawing_waits_for_it(folder: Path) -> None:
    engraver = Engraver()
    begun, go_on = Event(), Event()

    def picture(name: str) -> str:
        begun.set()
        assert go_on.wait(60)
        return engraver.draw(name)

    drawing = proofs.kept(picture)
    with ThreadPoolExecutor(2) as people:
        first = people.submit(drawing, "map")
        assert begun.wait(60)
        second = people.submit(drawing, "map")
        go_on.set()
        assert first.result() == second.result()
    assert engraver.drawn == ["map"]
    assert len(list(folder.rglob("*.proof"))) == 1


def test_a_picture_is_found_by_its_content(folder: Path) -> None:
    """Drawn or read, it is what boards name."""
    engraver = Engraver()
    text = "<svg>sketch, été\n</svg>"
    digest = content_hash(text)
    assert proofs.drawn(digest) is None
    for _ in range(2):
        engraver.started()("sketch")
        assert proofs._drawn.pop(digest) == text
    assert engraver.drawn == ["sketch"]
    assert folder.exists()


def test_a_damaged_proof_is_drawn_again(folder: Path) -> None:
    engraver = Engraver()
    first = engraver.started()("map")
    (sheet,) = folder.rglob("*.proof")
    for damage in (b"", b"\xff\xfe", sheet.read_bytes()[:-3], sheet.read_bytes().replace(b"map", b"mad")):
        sheet.write_bytes(damage)
        assert engraver.started()("map") == first
    assert engraver.drawn == ["map"] * 5


def test_other_sources_have_other_proofs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engraver = Engraver()
    for number in range(proofs.SETS + 2):
        monkeypatch.setattr(proofs, "edition", lambda number=number: f"edition-{number}")
        engraver.started()("map")
    assert engraver.drawn == ["map"] * (proofs.SETS + 2)
    assert len(list(folder.iterdir())) == proofs.SETS


def test_a_disk_that_takes_nothing_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv(proofs.KEPT_VARIABLE, str(tmp_path / "file"))
    engraver = Engraver()
    assert engraver.started()("map") == engraver.started()("map")
    assert engraver.drawn == ["map", "map"]
    assert not proofs.any_kept()


def test_what_cannot_be_drawn_is_not_kept(folder: Path) -> None:
    with pytest.raises(KeyError):
        Engraver().started()("nowhere")
    assert not folder.exists()


def test_the_edition_is_that_of_the_sources() -> None:
    assert len(proofs.edition()) == 24
    assert proofs.edition.__wrapped__() == proofs.edition()
