"""Where tests keep drawings, and what they have to say at the end of a run, from however many processes."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import Any

import pytest

# Servers of tests neither read what whoever runs them has at home nor write there. All share one folder, which stays:
# each set of proofs in it belongs to one state of the sources, and to draw all of it takes twenty seconds.
os.environ["LONGROLL_CACHE"] = str(Path(__file__).parents[1] / "build" / "proofs")
os.environ["LONGROLL_MINDS"] = os.devnull  # nor do computer players of whoever runs them play along

gc.set_threshold(100_000, 50, 100)  # positions are made and dropped by the million: looking for cycles takes a tenth

NOTES = pytest.StashKey[dict[str, set[str]]]()
FLAKY_LIMIT = 1
"""Tests of the browser that may need a second try in one run."""


def note(config: pytest.Config, about: str, words: list[str]) -> None:
    """Keep words for the end of the run."""
    if hasattr(config, "workeroutput"):
        kept: dict[str, list[str]] = config.workeroutput.setdefault("notes", {})
        kept[about] = sorted({*kept.get(about, []), *words})
    else:
        config.stash.setdefault(NOTES, {}).setdefault(about, set()).update(words)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests are begun first: at the end of a run there is little left to wait for."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker process has ended: take over what it noted."""
    for about, words in getattr(node, "workeroutput", {}).get("notes", {}).items():
        note(node.config, about, words)


def flaky(reporter: Any) -> list[str]:
    """Tests that failed and then passed in a fresh browser."""
    again = {report.nodeid for report in reporter.stats.get("rerun", [])}
    return sorted(again & {report.nodeid for report in reporter.stats.get("passed", [])})


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """One tired browser does not lose a run; two are a fault."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and len(flaky(reporter)) > FLAKY_LIMIT and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    met = config.stash.get(NOTES, {}).get("met")
    if met is not None:
        from tests.acceptance.rooms import NAMES
        from tests.acceptance.walks import all_kinds

        missed = sorted(set().union(*(all_kinds(name) for name in NAMES)) - met)
        terminalreporter.line(f"decisions and procedures met: {len(met)}; never met: {', '.join(missed) or 'none'}")
    names = flaky(terminalreporter)
    for name in names:
        terminalreporter.line(f"FLAKY {name}")
        for report in terminalreporter.stats["rerun"]:
            if report.nodeid == name:
                terminalreporter.line(report.longreprtext)
    if len(names) > FLAKY_LIMIT:
        terminalreporter.line(f"{len(names)} tests needed a second try; {FLAKY_LIMIT} may: this run has failed")
