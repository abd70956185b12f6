"""Which browser drives the tests, and how it is started."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
IN_SOFTWARE = ["--disable-gpu"]
BY_CARD = ["--ignore-gpu-blocklist", "--enable-gpu-rasterization", "--use-gl=angle", "--use-angle=vulkan"]
"""Drawn by a graphics card, also where there is no screen."""
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class NoBrowser(Exception):
    """There is no browser and none can be installed."""


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def find() -> str:
    """The path of an installed Chromium; Debian's is installed where there is none and we may."""
    found = installed()
    if found is None and may_install():
        steps = (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"])
        for step in steps:
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            done = subprocess.run(step, capture_output=True, text=True, env=environment, check=False)
            if done.returncode:
                raise NoBrowser(f"'{' '.join(step)}' failed: {done.stderr.strip()[-500:]}")
        found = installed()
    if found is None:
        raise NoBrowser(f"the browser tests need one of {', '.join(NAMES)} on the path; please install Chromium")
    return found


def may_install() -> bool:
    """Root on Debian."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


@contextmanager
def chromium(card: bool = False) -> Iterator[Browser]:
    path = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS + (BY_CARD if card else IN_SOFTWARE))
        yield browser
        browser.close()
