"""Standing orders in words: what a game lets a seat order once for all, and which order typed words mean."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from longroll.kit.game import ASK, Game, StandingOrder
from longroll.kit.terms import Message
from longroll.kit.words import words
from longroll.terminal.finding import NOT, Slot, Typed, taken
from longroll.terminal.letters import folded


class Reply(msgspec.Struct, frozen=True):
    """An answer that may be ordered."""

    id: str
    title: str
    names: Slot


class Reaction(msgspec.Struct, frozen=True):
    """Something that comes up again and again, and what may be ordered for it; to be asked comes first."""

    name: str
    title: str
    replies: tuple[Reply, ...]
    names: Slot

    def title_of(self, answer: str) -> str:
        return next(reply.title for reply in self.replies if reply.id == answer)


def reactions(game: Game, language: str) -> list[Reaction]:
    """All there are, in the order of the game. Their numbers are names too."""
    spoken = words(game.words, language)
    found: list[Reaction] = []
    for number, order in enumerate(game.standing.values(), 1):
        title = spoken.say(Message(order.title))
        names = [folded(str(number)), folded(order.name), folded(title)]
        found.append(Reaction(order.name, title, tuple(replies(game, order, language)), names))
    return found


def replies(game: Game, order: StandingOrder, language: str) -> Iterator[Reply]:
    spoken = words(game.words, language)
    for number, answer in enumerate(sorted(order.answers, key=lambda answer: answer != ASK), 1):
        title = spoken.say(Message(f"{order.title}-{answer}"))
        short = spoken.say(Message(f"standing-{answer}"))
        yield Reply(answer, title, [folded(part) for part in (str(number), answer, short, title)])


def reaction_meant(typed: Typed, offered: list[Reaction]) -> list[Reaction]:
    """The reactions that all these words name, the best fit only."""
    fits = [best(typed, reaction.names) for reaction in offered]
    whole = [(fit if took == len(typed) else NOT) for took, fit in fits]
    least = min(whole, default=NOT)
    return [one for one, fit in zip(offered, whole, strict=True) if fit == least < NOT]


def order_meant(typed: Typed, offered: list[Reaction]) -> list[tuple[Reaction, Reply]]:
    """The orders these words give: a reaction, then an answer to it; the best fit only."""
    found: dict[tuple[int, int], list[tuple[Reaction, Reply]]] = {}
    for reaction in offered:
        took, fit = best(typed, reaction.names)
        for reply in reaction.replies if took else ():
            more, well = best(typed[took:], reply.names)
            if more and took + more == len(typed):
                found.setdefault((fit, well), []).append((reaction, reply))
    return found[min(found)] if found else []


def takes_all_back(typed: Typed, offered: list[Reaction]) -> bool:
    """Is this the word for being asked, and nothing else?"""
    asks = [name for reaction in offered for reply in reaction.replies if reply.id == ASK for name in reply.names[1:]]
    return typed in asks


def best(typed: Typed, names: Slot) -> tuple[int, int]:
    """How many of the first typed words one of these names takes, and how well."""
    return max((taken(typed, name) for name in names), key=lambda found: (found[0], -found[1]))
