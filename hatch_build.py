"""What a wheel needs beside the sources: the browser client, built here unless it is there already (a source
distribution carries it), and with ``LONGROLL_COMPILE=1`` the modules of the rules compiled by mypyc."""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Found by hatchling, named in pyproject.toml."""

    def tool(self, name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(name, Path(self.root) / "tools" / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    @property
    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("LONGROLL_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """What this build takes that is not yet there; mypyc looks into what the compiled modules import."""
        extras = self.metadata.core.optional_dependencies
        web = self.tool("build_web")
        node = extras["build"] if web.needed() and web.find_node() is None else []
        return [*node, *([*extras["compile"], *self.metadata.core.dependencies] if self.compiles else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # make builds the client of a checkout
            return
        self.tool("build_web").make()
        if self.compiles:
            self.folder = Path(tempfile.mkdtemp(prefix="longroll-"))
            self.tool("compile").build(self.folder)
            libraries = [path for end in ("so", "pyd") for path in self.folder.rglob(f"*.{end}")]
            build_data["force_include"].update({str(path): str(path.relative_to(self.folder)) for path in libraries})
            build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if self.compiles:
            shutil.rmtree(self.folder)
