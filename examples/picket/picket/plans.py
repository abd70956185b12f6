"""How Picket plans, and what it looks at to say who will win: enough for computer players that look ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from longroll.kit.notation import a_of
from longroll.kit.planning import Plan
from longroll.kit.state import NOBODY
from picket.lexicon import PASS, POSTS, SEND, act
from picket.state import RESERVE, Line

STAFF, TAKE, STALL = "staff", "take", "stall"


def sensible(b: Line) -> int:
    """Take what nobody holds, then attack as long as one is behind."""
    sent = [code for code in b.codes if code != PASS]
    free = [code for code in sent if b.holder[a_of(code)] == NOBODY]
    behind = b.posts_of(b.side) <= b.posts_of(1 - b.side)
    return free[0] if free else sent[0] if sent and behind else PASS


class Light:
    """For a game so small the script itself is light enough."""

    def answer(self, b: Line, rng: Random) -> int:
        return sensible(b)

    def horizon(self, b: Line) -> Callable[[Line], bool]:
        return lambda world: world.over


class Planner:
    """A plan is what the next picket does: whatever the script says, take a certain post, or nothing."""

    def side(self, b: Line) -> int:
        return b.side

    def stamp(self, b: Line) -> int:
        """Every turn is planned anew: what was done so far is in the numbers of the pickets and the posts."""
        number = b.passes
        for value in (*b.reserve, *b.holder):
            number = number * 8 + value + 2
        return number

    def plans(self, b: Line) -> list[Plan]:
        posts = [Plan(TAKE, (a_of(code),)) for code in b.codes if code != PASS]
        return [Plan(STAFF), *posts, Plan(STALL)]

    def mutate(self, b: Line, plan: Plan, rng: Random) -> Plan | None:
        return Plan(TAKE, (rng.randrange(len(POSTS)),)) if plan.kind == TAKE else None

    def follow(self, b: Line, plan: Plan) -> int:
        wanted = PASS if plan.kind == STALL else act(SEND, plan.aim[0]) if plan.kind == TAKE else 0
        return wanted if wanted in b.codes else sensible(b)

    def acts(self, b: Line) -> list[int]:
        own = sensible(b)
        return [own, *(code for code in b.codes if code != own)]

    def horizon(self, b: Line) -> Callable[[Line], bool]:
        return lambda world: world.over


class Evaluation:
    """Posts and pickets."""

    names: tuple[str, ...] = ("posts", "reserve")
    plain: tuple[float, ...] = (1.5, 0.6)

    def features(self, b: Line) -> list[float]:
        return [float(b.posts_of(0) - b.posts_of(1)), (b.reserve[0] - b.reserve[1]) / RESERVE]
