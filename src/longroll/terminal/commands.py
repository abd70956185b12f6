"""What can be typed beside an answer: each command with its words, what it does and what TAB completes after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from longroll.kit.clauses import read_clauses
from longroll.kit.game import ASK
from longroll.kit.scene import Why
from longroll.kit.terms import Action, BadInput, Message
from longroll.kit.words import words
from longroll.terminal.chances import odds_lines
from longroll.terminal.completion import Phrase
from longroll.terminal.finding import best_things
from longroll.terminal.letters import folded
from longroll.terminal.orders import Reaction, order_meant, reaction_meant, reactions, takes_all_back
from longroll.terminal.question import Question
from longroll.terminal.sketch import SIGNS, sketch
from longroll.terminal.things import Thing

if TYPE_CHECKING:
    from longroll.terminal.talk import Talk

OWN_WORDS = Path(__file__).parent / "words"
LISTED = 200
"""Answers a full list shows at most."""
WIDEST = 150
"""Letters of a sketch of the board, on a terminal that is wider."""


class Leave(Exception):
    """The person left: quit, or input ended."""


def no_phrases(_question: Question) -> list[Phrase]:
    return []


class Command(NamedTuple):
    """What a command does with the text after its word; ``takes``: there is one."""

    obey: Callable[[Talk, Question, str], None]
    takes: str = ""
    completes: Callable[[Question], Sequence[Phrase]] = no_phrases


# ---- questions about the game -------------------------------------------------------------------------------


def why(talk: Talk, question: Question, text: str) -> None:
    """Why not?"""
    if not text:
        talk.say("why-usage")
        return
    action = text if question.written(text) is not None else question.finder.notation(text)
    if not action:
        talk.say("nothing-fits", text=text)
        return
    found = why_not(talk, question, action)
    if found.legal:
        talk.say("allowed", action=action)
    else:
        talk.print(f"{found.reason} [{found.clause}]" if found.clause else found.reason)


def why_not(talk: Talk, question: Question, action: str) -> Why:
    try:
        return talk.game.why(talk.session.state, question.seat, action, talk.language)
    except BadInput as error:
        return Why(reason=str(error))


def odds(talk: Talk, question: Question, text: str) -> None:
    """The chances of an answer, without giving it."""
    found = question.meant(text)
    if len(found) != 1:
        talk.say("which-one" if found else "odds-usage")
        return
    chances = talk.game.odds(talk.session.state, question.seat, found[0].action, talk.language)
    if chances is None:
        talk.say("no-gamble", action=found[0].label)
        return
    for line in odds_lines(chances, talk.own_words):
        talk.print(line)


def rules(talk: Talk, _question: Question, text: str) -> None:
    name = text.strip().upper()
    found = read_clauses(talk.game.reference).get(name)
    if found is None:
        talk.say("no-such-clause", clause=name or "?")
    else:
        talk.print(f"{found.id}  {found.text}")


def look(talk: Talk, question: Question, text: str) -> None:
    """The facts of a piece or a place."""
    found = seen(question, text)
    if len(found) != 1:
        talk.say("which-one" if found else "look-usage")
        talk.print_lines([thing.label for thing in found[:LISTED]])
        return
    facts = talk.game.inspect(talk.session.state, question.seat, found[0].key, talk.language)
    if facts is None:
        talk.say("look-usage")
        return
    talk.print(", ".join(filter(None, (found[0].label, facts.detail))), "bold")
    talk.print_lines(facts.facts)


def seen(question: Question, text: str) -> list[Thing]:
    """The things some words name, in any language."""
    for language in question.names.languages:
        found = best_things(folded(text), list(question.names.things(language).values()))
        if found:
            own = question.names.things()
            return [own.get(thing.key, thing) for thing in found]
    return []


def show(talk: Talk, question: Question, _text: str) -> None:
    talk.show(question.seat)


def draw(talk: Talk, question: Question, text: str) -> None:
    """A sketch of the board, whole or round a place."""
    centre = None
    if text:
        found = seen(question, text)
        if len(found) != 1 or found[0].at is None:
            talk.say("which-one" if found else "look-usage")
            talk.print_lines([thing.label for thing in found[:LISTED]])
            return
        centre = found[0].at
    state = talk.session.state
    board = talk.game.board(talk.language, state.scenario)
    scene = talk.game.scene(state, question.seat, talk.language)
    for line in sketch(board, scene, min(talk.console.width, WIDEST), centre):
        talk.print(line)
    sides = dict.fromkeys(talk.game.sides[seat] for seat in talk.session.seats)
    led = {side: next(seat for seat in talk.session.seats if talk.game.sides[seat] == side) for side in sides}
    talk.print(" · ".join(f"{SIGNS[side]} {talk.name(seat)}" for side, seat in led.items() if side))


def log(talk: Talk, question: Question, text: str) -> None:
    """Everything that happened, or the last lines of it."""
    told = talk.sentences(talk.session.passages(), question.seat)
    number = int(text) if text.isdecimal() else 0
    talk.print_lines(told[-number:])


def options(talk: Talk, question: Question, _text: str) -> None:
    """Every answer that is left, with its notation."""
    for choice in question.left[:LISTED]:
        talk.print(f"  {choice.action:<24} {choice.label} [{choice.clause}]")
    if len(question.left) > LISTED:
        talk.say("more", number=len(question.left) - LISTED)


def help_me(talk: Talk, _question: Question, _text: str) -> None:
    lines = [(talk.own("help-what-number"), "number"), (talk.own("help-what-action"), "action")]
    lines += [(" ".join(filter(None, (usage(talk, name)))), name) for name in COMMANDS]
    width = max(len(what) for what, _ in lines)
    for what, name in lines:
        talk.print(f"  {what:<{width}}  {talk.own(f'help-{name}')}")


def usage(talk: Talk, name: str) -> tuple[str, str]:
    """The words of a command, and what it takes."""
    takes = COMMANDS[name].takes
    return ", ".join(spelled(name, talk.language)), talk.own(f"help-takes-{takes}") if takes else ""


# ---- what changes something ----------------------------------------------------------------------------------


def orders(talk: Talk, question: Question, text: str) -> None:
    """Standing orders: see them, see the answers of one, give one, take one or all of them back."""
    offered, typed = reactions(talk.game, talk.language), folded(text)
    given = talk.session.standing.get(question.seat, {})
    if not offered:
        talk.say("no-orders")
        return
    if typed and takes_all_back(typed, offered):
        for reaction in offered:
            talk.session.order(question.seat, reaction.name, ASK)
        talk.say("orders-back")
        return
    named = reaction_meant(typed, offered) if typed else offered
    meant = [] if named else order_meant(typed, offered)
    if len(named) == 1:
        tell_reaction(talk, named[0], given.get(named[0].name, ASK))
    elif named:
        for number, reaction in enumerate(offered, 1):
            if reaction in named:
                answer = reaction.title_of(given.get(reaction.name, ASK))
                talk.print(f"{number:>4}  {talk.own('order', title=reaction.title, answer=answer)}")
        talk.say("orders-usage")
    elif len(meant) == 1:
        reaction, reply = meant[0]
        talk.session.order(question.seat, reaction.name, reply.id)
        talk.say("order", title=reaction.title, answer=reply.title)
        talk.keep()
    else:
        talk.say("which-one" if meant else "orders-usage")


def tell_reaction(talk: Talk, reaction: Reaction, given: str) -> None:
    """One reaction with all that may be ordered for it; what is ordered now has a mark."""
    talk.print(reaction.title, "bold")
    for number, reply in enumerate(reaction.replies, 1):
        talk.print(f"  {'→' if reply.id == given else ' '} {number}  {reply.title}")


def undo(talk: Talk, _question: Question, _text: str) -> None:
    if talk.session.undo():
        talk.say("undone")
    else:
        talk.say("no-undo")


def back(talk: Talk, question: Question, _text: str) -> None:
    question.back()
    talk.asking = True


def save(talk: Talk, _question: Question, text: str) -> None:
    """From now on the record is written there."""
    if not text:
        talk.say("save-usage")
        return
    before, talk.file = talk.file, Path(text)
    try:
        talk.keep()
    except (OSError, ValueError) as error:
        talk.file = before
        talk.say("not-saved", file=text, why=getattr(error, "strerror", None) or str(error))
    else:
        talk.say("kept", file=text)


def concede(talk: Talk, question: Question, text: str) -> None:
    if text.casefold() in ("", question.seat.casefold()):
        talk.session.act(question.seat, Action("concede", (question.seat,)))
    else:
        why(talk, question, f"concede {text}")


def leave(_talk: Talk, _question: Question, _text: str) -> None:
    raise Leave


# ---- their words ---------------------------------------------------------------------------------------------


def answers(question: Question) -> list[Phrase]:
    return list(question.phrases())


def standing(question: Question) -> list[Phrase]:
    offered = reactions(question.game, question.language)
    return [(reaction.title, reply.title) for reaction in offered for reply in reaction.replies]


def names(question: Question) -> list[Phrase]:
    return [(thing.name,) for thing in question.names.things().values()]


def clauses(question: Question) -> list[Phrase]:
    return [(clause,) for clause in read_clauses(question.game.reference)]


COMMANDS: dict[str, Command] = {
    "why": Command(why, "action", answers),
    "odds": Command(odds, "action", answers),
    "look": Command(look, "name", names),
    "map": Command(draw, "place", names),
    "summary": Command(show),
    "log": Command(log, "lines"),
    "options": Command(options),
    "rules": Command(rules, "clause", clauses),
    "orders": Command(orders, "order", standing),
    "undo": Command(undo),
    "back": Command(back),
    "save": Command(save, "file"),
    "concede": Command(concede),
    "help": Command(help_me),
    "quit": Command(leave),
}
"""By name. A language has words of its own for them (``terminal-words-<name>``); the English ones always do."""


def spelled(name: str, language: str) -> list[str]:
    """The words of a command in a language, the usual one first."""
    return words(OWN_WORDS, language).say(Message(f"terminal-words-{name}")).split()


def command_words(language: str) -> dict[str, Command]:
    """Every word that is a command for somebody who reads a language."""
    found = {word: command for name, command in COMMANDS.items() for word in spelled(name, "en")}
    found |= {word: command for name, command in COMMANDS.items() for word in spelled(name, language)}
    return found
