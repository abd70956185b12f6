"""A browser and a server for all tests of a process, and desks to sit at."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import NoBrowser, chromium
from tests.browser.desk import Desk, House
from tests.browser.served import Served, served

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        with chromium() as running:
            yield running
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data: Path = tmp_path_factory.mktemp("data")
    with served(data) as running:
        yield running


@pytest.fixture
def house(browser: Browser, server: Served, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """Desks at this server; each is a browser profile of its own. At the end none may have complained."""
    with House(browser, server) as open_house:
        yield open_house
        if request.node.stash.get(FAILED, True):
            open_house.testify(tmp_path)
        else:
            open_house.check()


@pytest.fixture
def desk(house: House) -> Desk:
    return house.desk()
