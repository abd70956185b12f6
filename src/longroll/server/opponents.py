"""Who may play a seat for the computer: the levels that a game offers, and the generals of history who lend their name
and their bent to those that plan."""

from __future__ import annotations

from hashlib import sha256

from longroll.kit.game import Game
from longroll.minds import guests
from longroll.minds.comparing import ACT_SECONDS
from longroll.minds.levels import CAPTAIN, COLONEL, LEVELS, RECRUIT, SECONDS, levels
from longroll.minds.temper import Leader, leaders
from longroll.server.speech import say

OLDER = {"random": RECRUIT, "staff": CAPTAIN}
"""What records and counts of earlier versions call computer players, and the levels they are."""
SHARE = 0.5
"""Of the time a host allows, what a level plans to use at most."""


def levels_of(game: Game) -> list[str]:
    """Who may be chosen: the levels a game offers, the weakest first, then computer players that others have made."""
    return [*levels(game), *guests(game)]


def usual_level(game: Game) -> str:
    """Who stands in for a person, and whom a new table offers first: the Captain, who answers at once, if there is
    one."""
    own = levels(game)
    return CAPTAIN if CAPTAIN in own else own[-1]


def simpler(game: Game, level: str) -> list[str]:
    """Those who stand in for a level that fails, one after the other."""
    offered = levels(game)
    scripts = [one for one in (CAPTAIN, RECRUIT) if one in offered]
    return scripts[scripts.index(level) + 1 :] if level in scripts else scripts


def level_of(player: str) -> str:
    """The level of a computer player as a record names it."""
    return OLDER.get(player, player)


def level_title(player: str, language: str) -> str:
    """A level, or a computer player as a record names it, in words."""
    level = level_of(player)
    return say(language, f"level-{level}") if level in LEVELS else level


def level_about(level: str, language: str) -> str:
    """What to expect of a level, in a few words."""
    return say(language, f"level-{level}-about") if level in LEVELS else ""


def level_time(level: str, language: str) -> str:
    """How long it thinks."""
    if level not in LEVELS:
        return ""
    if level == COLONEL:  # for an answer, at most
        return say(language, "level-half-second")
    seconds = SECONDS.get(level)
    return say(language, "level-at-once") if seconds is None else say(language, "level-seconds", seconds=round(seconds))


# ---- named generals ----------------------------------------------------------------------------------------


def leader_of(table: str, game: str, seat: str, level: str | None) -> Leader | None:
    """The general who commands a seat, drawn by lot for each table; None for levels that do not plan. With teams a seat
    is called after its side."""
    offered = leaders().games.get(game, {})
    found = offered.get(seat) or offered.get(seat.partition("-")[0], [])
    if level not in SECONDS or not found:
        return None
    lot = int.from_bytes(sha256(f"{table} {seat}".encode()).digest()[:8], "big")
    return found[lot % len(found)]


def player_title(level: str, name: str, language: str) -> str:
    """A computer player in words: his level, and his name if he has one."""
    title = level_title(level, language)
    return say(language, "level-named", level=title, name=name) if name else title


def bent_title(leader: Leader | None, language: str) -> str:
    return say(language, f"temper-{leader.temper}") if leader is not None else ""


def settings_of(level: str, leader: Leader | None, limit: float) -> dict[str, str]:
    """What a level is told: how long it may plan where so much time is allowed at most, its bent, and to explain."""
    if level == COLONEL:
        return {"seconds": f"{min(ACT_SECONDS, SHARE * limit):g}"}
    if level not in SECONDS:
        return {}
    told = {"seconds": f"{min(SECONDS[level], SHARE * limit):g}", "explain": "yes"}
    return told if leader is None else {**told, "temper": leader.temper}
