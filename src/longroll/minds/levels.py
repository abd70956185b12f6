"""The levels that people choose from, the weakest first. They differ in how they think, never in what they know or in
their dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from longroll.kit.game import Game, Mind
from longroll.kit.terms import BadInput
from longroll.minds.colonel import Colonel
from longroll.minds.comparing import TRIALS
from longroll.minds.crew import Alone, Crew, Workers
from longroll.minds.general import General
from longroll.minds.random_mind import RandomMind
from longroll.minds.recruit import Recruit
from longroll.minds.search import Budget
from longroll.minds.temper import leaders, temper
from longroll.minds.thinker import STAFF

RECRUIT, CAPTAIN, COLONEL, GENERAL, MARSHAL = LEVELS = ("recruit", "captain", "colonel", "general", "marshal")
MARSHALS_TRIALS = 4 * TRIALS
"""How often a Marshal tries answers."""
SECONDS = {GENERAL: 2.0, MARSHAL: 10.0}
"""How long a level thinks about a plan at a table."""

Settings = Mapping[str, str]


def levels(game: Game) -> list[str]:
    """The levels that a game offers, the weakest first. One without plans has its script at most."""
    doctrine = game.doctrine
    if STAFF not in doctrine.minds():
        return [RECRUIT]
    planned = doctrine.planner is not None and doctrine.light is not None
    judged = planned and doctrine.evaluation is not None
    return [RECRUIT, CAPTAIN, *([COLONEL, GENERAL, MARSHAL] if judged else [])]


def level(game: Game, name: str, settings: Settings) -> Mind:
    """A computer player of a level. Settings: ``nodes`` (trials for a plan) or ``seconds``, ``temper`` (a general's
    bent), ``workers`` (processes that share the thinking)."""
    return MAKERS[name](game, name, settings)


def _recruit(game: Game, name: str, settings: Settings) -> Mind:
    accept(name, settings)
    if game.doctrine.planner is not None and game.doctrine.light is not None:
        return Recruit(game, name)
    player = RandomMind()
    player.name = name
    return player


def _captain(game: Game, name: str, settings: Settings) -> Mind:
    accept(name, settings)
    staff = game.doctrine.minds()[STAFF]()
    staff.name = name
    return staff


def _colonel(game: Game, name: str, settings: Settings) -> Mind:
    accept(name, settings, "seconds")
    return Colonel(game, name, _number(settings, "seconds", 0.0))


def _general(game: Game, name: str, settings: Settings) -> Mind:
    accept(name, settings, "nodes", "seconds", "temper", "workers", "explain")
    budget = budget_of(settings, SECONDS[name])
    number = int(_number(settings, "workers", 1))
    workers: Workers = Crew(number) if number > 1 else Alone()
    bent = settings.get("temper", "")
    if bent and bent not in leaders().tempers:
        raise BadInput(f"there is no temper '{bent}'; tempers are: {', '.join(leaders().tempers)}")
    trials = MARSHALS_TRIALS if name == MARSHAL else TRIALS
    return General(game, name, budget, temper(bent), workers, settings.get("explain") == "yes", trials)


MAKERS: Mapping[str, Callable[[Game, str, Settings], Mind]] = {
    RECRUIT: _recruit,
    CAPTAIN: _captain,
    COLONEL: _colonel,
    GENERAL: _general,
    MARSHAL: _general,
}


def budget_of(settings: Settings, seconds: float) -> Budget:
    """How much may be thought, by ``nodes`` or ``seconds``; so many seconds unless told."""
    nodes = int(_number(settings, "nodes", 0))
    return Budget(nodes) if nodes else Budget(seconds=_number(settings, "seconds", seconds))


def accept(name: str, settings: Settings, *known: str) -> None:
    """BadInput if a player is set as it cannot be."""
    wrong = sorted(set(settings) - set(known))
    if wrong:
        takes = f"takes {', '.join(known)}" if known else "takes no settings"
        raise BadInput(f"the computer player '{name}' {takes}, not {', '.join(wrong)}")


def _number(settings: Settings, key: str, otherwise: float) -> float:
    text = settings.get(key)
    if text is None:
        return otherwise
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number < 1e9:
        raise BadInput(f"'{key}' must be a number above 0, not '{text}'")
    return number
