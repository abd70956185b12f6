"""Kernels of the compiled build, compiled by themselves: seconds instead of minutes, and beside their plain modules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from longroll.reference import repository

needs_compiler = pytest.mark.skipif(
    shutil.which(os.environ.get("CC", "cc")) is None, reason="no C compiler on this machine: it has no kernels either"
)


def kernel(module: Any, folder: Path) -> Any:
    """The kernel that takes a module's place in the compiled build."""
    root = repository()
    assert root is not None
    source = (root / "src").joinpath(*module.__name__.split(".")).with_suffix(".pyx")
    copied = Path(shutil.copy(source, folder))
    subprocess.run([sys.executable, "-m", "Cython.Build.Cythonize", "-i", "-q", copied.name], cwd=folder, check=True)
    built = next(path for path in folder.glob(f"{copied.stem}.*") if path.suffix in (".so", ".pyd"))
    spec = spec_from_file_location(copied.stem, built)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
