"""The ladder: every committed match, and the page that says how strong the computer players are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from longroll import __version__
from longroll.games import game as find_game
from longroll.kit.shares import wilson
from longroll.kit.terms import BadInput
from longroll.lab.manifest import Contest, Manifest, read_manifest
from longroll.lab.matches import Answers, Book, Bout, Line, Summary, Tally, kept_bouts, play_contest, summary
from longroll.lab.runner import Runner
from longroll.lab.sheets import NOTHING, Sheet, interval, markdown, share, times
from longroll.reference import repository

MATCHES: Final = Path("benchmarks") / "matches"
PAGE: Final = Path("docs") / "strength.md"
RESULTS: Final = Path("build") / "arena"


def checkout() -> Path:
    """The folder of the repository; BadInput outside of one."""
    root = repository()
    if root is None or not (root / MATCHES).is_dir():
        raise BadInput(f"the folder {MATCHES.as_posix()} is not at hand; run this inside a checkout of Long Roll")
    return root


def committed() -> list[Manifest]:
    """The matches of the ladder, in the order of their files."""
    return [read_manifest(path) for path in sorted((checkout() / MATCHES).glob("*.toml"))]


def results_folder() -> Path:
    """Where results are kept unless told: what a checkout builds, else the current folder."""
    root = repository()
    return root / RESULTS if root is not None else Path("arena")


# ---- playing -----------------------------------------------------------------------------------------------


class Standing(msgspec.Struct, frozen=True):
    """How a match stands: what was summed up of each game, None where no pair was played."""

    manifest: Manifest
    games: list[tuple[Contest, Summary | None]]


def pairs_wanted(contest: Contest, tenth: bool = False, pairs: int | None = None) -> int:
    """How many pairs to play: those of the manifest, a tenth of them, or so many at most."""
    wanted = contest.pairs if pairs is None else pairs
    return -(-wanted // 10) if tenth else wanted


def play_match(
    manifest: Manifest,
    book: Book,
    runner: Runner,
    tenth: bool = False,
    pairs: int | None = None,
    on_game: Callable[[Line], None] = lambda _: None,
) -> Standing:
    """Play what is missing of a match."""
    found = [
        (contest, play_contest(manifest, contest, pairs_wanted(contest, tenth, pairs), book, runner, on_game))
        for contest in manifest.games
    ]
    return _standing(manifest, found)


def kept_match(manifest: Manifest, book: Book) -> Standing:
    """How a match stands by what is in the book."""
    return _standing(manifest, [(contest, kept_bouts(manifest, contest, book)) for contest in manifest.games])


def _standing(manifest: Manifest, found: Sequence[tuple[Contest, Sequence[Bout]]]) -> Standing:
    return Standing(manifest, [(contest, summary(contest, bouts) if bouts else None) for contest, bouts in found])


# ---- telling -----------------------------------------------------------------------------------------------


def scores(standings: Sequence[Standing]) -> Sheet:
    """The score of each match in each game."""
    head = ("match", "game", "pairs", "score", "lower", "W-D-L", "floor", "goal", "is", "length")
    rows = [
        (standing.manifest.title, contest.game, *_score(standing.manifest, contest, found))
        for standing in standings
        for contest, found in standing.games
    ]
    return Sheet("Pair scores of the first player", head, rows, names=2)


def _score(manifest: Manifest, contest: Contest, found: Summary | None) -> tuple[str, ...]:
    bounds = tuple(NOTHING if bound is None else f"{bound:.2f}" for bound in (manifest.floor, manifest.goal))
    if found is None:
        return f"0 of {contest.pairs}", NOTHING, NOTHING, NOTHING, *bounds, NOTHING, NOTHING
    number = found.pairs.number
    pairs = str(number) if number >= contest.pairs else f"{number} of {contest.pairs}"
    figures = (pairs, share(found.pairs.score), share(found.pairs.lower), str(found.tally))
    return *figures, *bounds, verdict(manifest, found), f"{found.length:,.0f}"


def verdict(manifest: Manifest, found: Summary) -> str:
    """What a score is worth: by the manifest's test, else by what was to be reached."""
    test = manifest.sprt
    if test is not None:
        said = test.verdict(found.pairs)
        return "undecided" if said is None else f"rather {test.p1 if said else test.p0:g}"
    if manifest.goal is not None and found.pairs.lower >= manifest.goal:
        return "goal"
    if manifest.floor is not None:
        return "floor" if found.pairs.lower >= manifest.floor else "below"
    return ""


def scenarios(standing: Standing) -> Sheet:
    """The score of a match in each scenario."""
    rows = [
        (contest.game, scenario, str(pairs.number), share(pairs.score), share(pairs.lower))
        for contest, found in standing.games
        for scenario, pairs in (found.scenarios if found is not None else {}).items()
    ]
    head = ("game", "scenario", "pairs", "score", "lower")
    return Sheet(f"{standing.manifest.title}: by scenario", head, rows, names=2)


def seats(standing: Standing, mirror: Mapping[tuple[str, str, str], Tally] | None = None) -> Sheet:
    """How the first player does in each scenario and seat; beside it how the script did there against itself."""
    head = ("game", "scenario", "seat", "score", "W-D-L", "wins, 95 %", "staff-1 there")
    rows = []
    for contest, found in standing.games:
        for scenario, by_seat in (found.seats if found is not None else {}).items():
            for seat, tally in by_seat.items():
                before = (mirror or {}).get((contest.game, scenario, seat))
                wins = interval(wilson(tally.won, tally.games))
                there = share(before.score) if before is not None else NOTHING
                rows.append((contest.game, scenario, seat, share(tally.score), str(tally), wins, there))
    return Sheet(f"{standing.manifest.title}: by seat", head, rows, names=3)


def answers(standing: Standing) -> Sheet:
    """How long the players of a match took, and how often they failed."""
    head = ("game", "player", "answers", "p50", "p95", "p99", "longest", "plans", "p95", "failures")
    rows = []
    for contest, found in standing.games:
        if found is not None:
            for spec, told in zip(standing.manifest.seated(contest), found.answers, strict=True):
                rows.append((contest.game, str(spec), *_answers(told)))
    return Sheet(f"{standing.manifest.title}: answers, in milliseconds", head, rows, names=2)


def _answers(told: Answers) -> tuple[str, ...]:
    plans = f"{told.planning.number:,}" if told.planning.number else NOTHING
    failures = ", ".join(f"{number} {kind}" for kind, number in told.failures.items()) or "0"
    return f"{told.latency.number:,}", *times(told.latency), plans, times(told.planning)[1], failures


# ---- the page ----------------------------------------------------------------------------------------------

INTRODUCTION: Final = """\
Made by `longroll arena --ladder` from the manifests in `benchmarks/matches`, not by hand.

A *pair* is two games with the same dice and the sides exchanged; its score, 0 to 1, is what the first player won of
it, a draw counting half. *Lower* is its one-sided 95 % bound, from how the pairs differ; it is held against *floor*
and *goal*. *W-D-L* counts games won, drawn and lost, *length* is the mean number of answers of a game, of dice too. A
seat's wins have their 95 % Wilson interval; *staff-1 there* is what the frozen script scores in that seat against
itself: whoever is stronger is so on both sides. Times of answers are in milliseconds: median, 95 and 99 in 100, the
longest; then those alone for which a plan was made."""


def strength_page(standings: Sequence[Standing]) -> str:
    """The page of the ladder."""
    mirror = script_by_seat(standings)
    parts = [f"# Strength\n\n{INTRODUCTION}\n\n{played_by(standings)}", f"## Scores\n\n{markdown(scores(standings))}"]
    for standing in standings:
        if any(found is not None for _, found in standing.games):
            heading = f"## {standing.manifest.title}\n\n{standing.manifest.hypothesis}"
            sheets = (scenarios(standing), seats(standing, mirror), answers(standing))
            parts.append("\n\n".join([heading, *map(markdown, sheets)]))
    return "\n\n".join(parts) + "\n"


def script_by_seat(standings: Sequence[Standing]) -> dict[tuple[str, str, str], Tally]:
    """What ``staff-1`` scores against itself, by game, scenario and seat."""
    return {
        (contest.game, scenario, seat): tally
        for standing in standings
        for contest, found in standing.games
        if found is not None and {spec.name for spec in standing.manifest.seated(contest)} == {"staff-1"}
        for scenario, by_seat in found.seats.items()
        for seat, tally in by_seat.items()
    }


def played_by(standings: Sequence[Standing]) -> str:
    """Which versions played, and how long."""
    games = dict.fromkeys(contest.game for standing in standings for contest, _ in standing.games)
    summaries = [(contest, found) for standing in standings for contest, found in standing.games if found is not None]
    told = []
    for game in games:
        programs = sorted({name for contest, found in summaries if contest.game == game for name in found.programs})
        if programs:
            rules = find_game(game).rules_version
            told.append(f"{game}: rules {rules}, program {' and '.join(f'`{name}`' for name in programs)}")
    hours = sum(found.seconds for _, found in summaries) / 3600
    number = sum(2 * found.pairs.number for _, found in summaries)
    versions = "".join(f"; {line}" for line in told)
    return f"Long Roll {__version__}{versions}. {number:,} games, {hours:.1f} hours of one processor."
