"""Silly opponents: each does one thing that a player might try against a computer, and leaves the rest to the staff."""

from __future__ import annotations

from collections.abc import Callable

from longroll.games.guns import GUNS
from longroll.games.guns.components import ATTACK, CSA, HOLD, USA
from longroll.games.guns.doctrine import Staff
from longroll.games.guns.doctrine.answers import answer
from longroll.games.guns.doctrine.intent import NO_INTENT, SPEND, STAND, Intent
from longroll.games.guns.doctrine.situation import Situation
from longroll.games.guns.state import Battle
from longroll.kit.chance import secret_from_seed
from longroll.kit.game import Mind
from longroll.lab.arena import play

NO_ATTACK = -990
ANY_ATTACK = 990
LONGEST = 99


class Silly(Staff):
    """The staff with a fixed idea."""

    always = NO_INTENT

    def idea(self, _: Situation) -> Intent:
        return self.always

    def decide(self, b: Battle) -> int:
        situation = Situation(b, b.army_of_seat(b.seat), b.codes)
        situation.intent = self.idea(situation)
        return answer(situation, b.decision_kind(b.top().kind(b)).name)


class NeverMarches(Silly):
    name = "never-marches"
    always = Intent(marches=STAND)


class SitsStill(Silly):
    name = "sits-still"
    always = Intent(order=HOLD, marches=STAND, bold=NO_ATTACK)


class FreezesAhead(Silly):
    """Sits still as long as the objectives lie as it wants them."""

    name = "freezes-ahead"

    def idea(self, situation: Situation) -> Intent:
        ahead = situation.in_control() == (situation.army == USA)
        return SitsStill.always if ahead else NO_INTENT


class BurnsTheClock(Silly):
    name = "burns-the-clock"
    always = Intent(order=HOLD, hours=LONGEST)


class SpendsEverything(Silly):
    """Attacks whatever it can with all it has."""

    name = "spends-everything"
    always = Intent(order=ATTACK, bold=ANY_ATTACK, guns=SPEND)


class RushesOne(Silly):
    """Everybody goes for one objective, and attacks as soon as there is anybody."""

    name = "rushes-one"

    def idea(self, situation: Situation) -> Intent:
        return Intent(order=ATTACK, goal=situation.b.goals[0], bold=30)


CHEESE: tuple[Callable[[], Mind], ...] = (
    NeverMarches,
    SitsStill,
    FreezesAhead,
    BurnsTheClock,
    SpendsEverything,
    RushesOne,
)


def wins(silly: Callable[[], Mind], scenario: str, pairs: int) -> list[int]:
    """Games that a silly opponent wins against the staff, by army, of so many with each."""
    won = [0, 0]
    for army in (USA, CSA):
        for seed in range(pairs):
            minds: list[Mind] = [Staff(), Staff()]
            minds[army] = silly()
            seats = {"USA": minds[USA], "CSA": minds[CSA]}
            played = play(GUNS, scenario, seats, secret_from_seed(f"cheese {seed}"), seed, keep=False)
            won[army] += played.result.winner == ("USA", "CSA")[army]
    return won
