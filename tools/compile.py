"""The compiled build: the same sources through mypyc, in ``build/compiled``.

    python tools/compile.py            build it if a source has changed
    PYTHONPATH=build/compiled …        use it
    MYPYC_OPT_LEVEL=0 python …         the same in build/compiled-0 without the C compiler's optimisations, much sooner
    python tools/compile.py --check    only see whether mypyc can compile every module; needs no C compiler

The plain sources stay what they are; put the folder first on PYTHONPATH and the compiled modules are imported.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "longroll"
LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "")
TARGET = ROOT / "build" / (f"compiled-{LEVEL}" if LEVEL else "compiled")
STAMP = TARGET / ".built"

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
level, *paths = sys.argv[1:]
# a C file for each module: all of them in one take a C compiler much longer than each by itself
extensions = mypycify(paths, opt_level="0" if level == "check" else level, debug_level="0", multi_file=True)
if level != "check":
    setup(name="longroll", ext_modules=extensions, script_args=["build_ext", "--inplace"], packages=[])
"""

COMPILED = (
    # the machine, the boards, and the chapters of each game's rules with its odds; wire formats, words, files and
    # drawing stay plain: there is nothing to gain, and their records must keep their annotations
    "kit/notation.py",
    "kit/state.py",
    "kit/frames.py",
    "boards/*.py",
    "boards/table/*.py",
    "games/gettysburg/components.py",
    "games/gettysburg/board.py",
    "games/gettysburg/lexicon.py",
    "games/gettysburg/state.py",
    "games/gettysburg/refusals.py",
    "games/gettysburg/damage.py",
    "games/gettysburg/works.py",
    "games/gettysburg/disruption.py",
    "games/gettysburg/retreat.py",
    "games/gettysburg/artillery.py",
    "games/gettysburg/cavalry.py",
    "games/gettysburg/modifiers.py",
    "games/gettysburg/combat.py",
    "games/gettysburg/march.py",
    "games/gettysburg/reinforcements.py",
    "games/gettysburg/movement.py",
    "games/gettysburg/fire.py",
    "games/gettysburg/orders.py",
    "games/gettysburg/turn.py",
    "games/gettysburg/days.py",
    "games/gettysburg/odds/*.py",
    "games/guns/board.py",
    "games/guns/fields.py",
    "games/guns/paths.py",
    "games/guns/components.py",
    "games/guns/lexicon.py",
    "games/guns/cells.py",
    "games/guns/state.py",
    "games/guns/refusals.py",
    "games/guns/facing.py",
    "games/guns/obstructed.py",
    "games/guns/reduction.py",
    "games/guns/tokens.py",
    "games/guns/duration.py",
    "games/guns/orders.py",
    "games/guns/time_track.py",
    "games/guns/reinforcements.py",
    "games/guns/victory.py",
    "games/guns/objectives.py",
    "games/guns/night.py",
    "games/guns/teams.py",
    "games/guns/bidding.py",
    "games/guns/withdrawal.py",
    "games/guns/march.py",
    "games/guns/approach.py",
    "games/guns/assault.py",
    "games/guns/deployment.py",
    "games/guns/bombardment.py",
    "games/guns/defensive_fire.py",
    "games/guns/modifiers.py",
    "games/guns/close_combat.py",
    "games/guns/aftermath.py",
    "games/guns/extended_bombardment.py",
    "games/guns/attack.py",
    "games/guns/turn.py",
    "games/guns/setup.py",
    "games/glory/components.py",
    "games/glory/board.py",
    "games/glory/flood.py",
    "games/glory/reach.py",
    "games/glory/sight.py",
    "games/glory/lexicon.py",
    "games/glory/state.py",
    "games/glory/units.py",
    "games/glory/refusals.py",
    "games/glory/procedures.py",
    "games/glory/leadership.py",
    "games/glory/facing.py",
    "games/glory/modifiers.py",
    "games/glory/gunnery.py",
    "games/glory/artillery.py",
    "games/glory/counterbattery.py",
    "games/glory/assault.py",
    "games/glory/evasion.py",
    "games/glory/defensive_fire.py",
    "games/glory/melee.py",
    "games/glory/results.py",
    "games/glory/retreat.py",
    "games/glory/displacement.py",
    "games/glory/advance.py",
    "games/glory/counterattack.py",
    "games/glory/charge.py",
    "games/glory/charge_resolution.py",
    "games/glory/movement.py",
    "games/glory/reinforcements.py",
    "games/glory/cavalry.py",
    "games/glory/rally.py",
    "games/glory/recovery.py",
    "games/glory/fredericksburg.py",
    "games/glory/chancellorsville.py",
    "games/glory/refit.py",
    "games/glory/manassas_first.py",
    "games/glory/manassas_second.py",
    "games/glory/chickamauga.py",
    "games/glory/victory.py",
    "games/glory/activation.py",
    "games/glory/turn.py",
    "games/glory/setup.py",
    "games/glory/odds/chances.py",
    "games/glory/odds/fire.py",
    "games/glory/odds/charges.py",
    "games/reason/components.py",
    "games/reason/legs.py",
    "games/reason/field.py",
    "games/reason/sight.py",
    "games/reason/flanks.py",
    "games/reason/lexicon.py",
    "games/reason/state.py",
    "games/reason/refusals.py",
    "games/reason/command.py",
    "games/reason/costs.py",
    "games/reason/roads.py",
    "games/reason/wheels.py",
    "games/reason/walks.py",
    "games/reason/towns.py",
    "games/reason/officers.py",
    "games/reason/losses.py",
    "games/reason/passage.py",
    "games/reason/manoeuvres.py",
    "games/reason/cover.py",
    "games/reason/figures.py",
    "games/reason/fire.py",
    "games/reason/musketry.py",
    "games/reason/artillery.py",
    "games/reason/attacks.py",
    "games/reason/charge_path.py",
    "games/reason/runs.py",
    "games/reason/reactions.py",
    "games/reason/charge.py",
    "games/reason/combat_sums.py",
    "games/reason/combat.py",
    "games/reason/fall_back.py",
    "games/reason/duties.py",
    "games/reason/candidates.py",
    "games/reason/movement.py",
    "games/reason/command_dice.py",
    "games/reason/control.py",
    "games/reason/recovery.py",
    "games/reason/morale.py",
    "games/reason/victory.py",
    "games/reason/reinforcements.py",
    "games/reason/deployment.py",
    "games/reason/turn.py",
    "games/reason/setup.py",
    "games/reason/procedures.py",
    "games/reason/muster.py",
    "games/reason/deploy.py",
    "games/reason/armies.py",
    "games/reason/recast.py",
    "games/reason/odds/chances.py",
    "games/reason/odds/command.py",
    "games/reason/odds/fire.py",
    "games/reason/odds/combat.py",
)


def modules() -> list[Path]:
    """The modules to compile, relative to the build folder."""
    found = [path for pattern in COMPILED for path in sorted(SOURCE.glob(pattern)) if path.stem != "__init__"]
    return [path.relative_to(SOURCE.parent) for path in found]


def digest() -> str:
    """A hash of everything the compiled modules are made from."""
    sources = [SOURCE.parent / path for path in modules()] + [Path(__file__)]
    content = hashlib.sha256(sys.version.encode())
    for path in sources:
        content.update(path.read_bytes())
    return content.hexdigest()


def copy_sources(target: Path) -> None:
    """All sources beside the compiled modules; what is not compiled is used as it is."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(SOURCE, target / "longroll", ignore=ignored, dirs_exist_ok=True)


class Trouble(Exception):
    """What mypyc or the C compiler said."""


def run_mypyc(level: str, target: Path) -> None:
    command = [sys.executable, "-c", BUILD, level, *(str(path) for path in modules())]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True, env={**os.environ, "MYPYPATH": "."})
    if done.returncode:
        raise Trouble(done.stdout[-4000:] + done.stderr[-4000:])


def check() -> None:
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        run_mypyc("check", Path(folder))


def build(target: Path) -> None:
    """All sources and the compiled modules in a folder."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        raise Trouble("no C compiler found: the compiled build needs one (the plain build does not)")
    copy_sources(target)
    run_mypyc(LEVEL or "3", target)
    shutil.rmtree(target / "build", ignore_errors=True)
    shutil.rmtree(target / ".mypy_cache", ignore_errors=True)


def update() -> None:
    """The build of this checkout, if a source has changed."""
    wanted = digest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        copy_sources(TARGET)
        print(f"compiled build is up to date: {TARGET.relative_to(ROOT)}")
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    build(TARGET)
    STAMP.write_text(wanted)
    print(f"compiled {len(modules())} modules into {TARGET.relative_to(ROOT)}")


def main() -> int:
    try:
        check() if sys.argv[1:] == ["--check"] else update()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
