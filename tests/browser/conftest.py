"""A browser and a server for all tests of a process, and desks to sit at."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test of the browser that fails runs once more, in a fresh browser; the run says so at its end."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


class Browsers:
    """The browser of this process; a test that is tried again gets a fresh one."""

    def __init__(self) -> None:
        self.open = ExitStack()
        self.running: Browser | None = None

    def one(self, fresh: bool) -> Browser:
        if fresh:
            self.close()
        if self.running is None:
            self.running = self.open.enter_context(chromium())
        return self.running

    def close(self) -> None:
        self.open.close()
        self.running = None


@pytest.fixture(scope="session")
def browsers() -> Iterator[Browsers]:
    with closing(Browsers()) as found:
        yield found


@pytest.fixture
def browser(browsers: Browsers, request: pytest.FixtureRequest) -> Browser:
    try:
        return browsers.one(fresh=getattr(request.node, "execution_count", 1) > 1)
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
