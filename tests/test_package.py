"""What the package promises about itself: its versions are pinned, and said once."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_the_lock_file_pins_everything_that_is_asked_for() -> None:
    pinned: dict[str, list[str]] = {}
    for line in LOCK.splitlines():
        if not line.startswith("#"):
            name, version = line.split(" ")[0].split("==")
            pinned.setdefault(name, []).append(version)
    project = PROJECT["project"]
    asked = [*project["dependencies"], *PROJECT["build-system"]["requires"]]
    asked += [text for extra in project["optional-dependencies"].values() for text in extra]
    for requirement in map(Requirement, asked):
        name = canonicalize_name(requirement.name)
        if name != project["name"]:
            assert all(requirement.specifier.contains(version) for version in pinned[name]), requirement


def test_lock_files_name_no_place_to_fetch_from() -> None:
    assert not re.search(r"https?://|--index|--find-links", LOCK)
    assert not [name for name, package in PACKAGES.items() if "resolved" in package]


def test_what_builds_the_client_is_no_development_dependency() -> None:
    """``make play`` fetches no others."""
    own = PACKAGES[""]
    assert {"vite", "svelte"} <= set(own["dependencies"])
    assert not any(PACKAGES[f"node_modules/{name}"].get("dev") for name in own["dependencies"])
    assert all(PACKAGES[f"node_modules/{name}"].get("dev") for name in own["devDependencies"])


def test_the_version_is_said_once() -> None:
    assert "version" in PROJECT["project"]["dynamic"]
    assert "version" not in PACKAGES[""]
