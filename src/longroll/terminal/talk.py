"""The conversation at a terminal: show, ask, read a line, obey. Works line by line when input is a file."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from longroll.kit.gate import refusal
from longroll.kit.scene import Choice, Duty, Prompt
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import CHANCE_SEAT, Message
from longroll.kit.words import words
from longroll.terminal.chances import odds_lines
from longroll.terminal.commands import COMMANDS, Command, Leave, command_words, why
from longroll.terminal.completion import Phrase, completions
from longroll.terminal.finding import spoken_verb
from longroll.terminal.keeping import Shelf
from longroll.terminal.letters import ascii_only, folded
from longroll.terminal.menu import Entry
from longroll.terminal.question import Question
from longroll.terminal.session import Passage, Session

OWN_WORDS = Path(__file__).parent / "words"
PROMPT = "> "
MANY_LINES = 15
"""A longer menu is set in columns on a terminal."""
DIGITS = 4
SAMPLES = 3
"""Names that say what lies in a part of the board."""
WIPE_SCROLLBACK = "\x1b[3J"
YES = ("", "y", "yes", "o", "oui", "s", "si", "ok")
NO = ("n", "no", "non")


class Talk:
    """One session, in one language, on one console. ``read`` returns the next line or raises EOFError. The record is
    written to ``file`` after every act, with the help of the ``shelf``. ``plain``: in ASCII only. ``pace``: seconds
    between two acts of computer players."""

    def __init__(
        self,
        session: Session,
        language: str,
        console: Console,
        read: Callable[[str], str],
        shelf: Shelf,
        file: Path | None = None,
        plain: bool = False,
        pace: float = 0.0,
    ) -> None:
        self.session = session
        self.game = session.game
        self.language = language
        self.console = console
        self.read = read
        self.shelf = shelf
        self.file = file
        self.plain = plain
        self.pace = pace
        self.speech = words(session.game.words, language)
        self.own_words = words(OWN_WORDS, language)
        self.commands: dict[str, Command] = command_words(language)
        self.question: Question | None = None
        self.asking = True
        self.last: str | None = None
        self.seen: set[str] = set()
        """Seats that have been shown the whole position; later they ask for it."""

    # ---- the course of a game ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves.

        The record is begun at once, so that a file that cannot be written is known before play.
        """
        self.keep()
        self.greet()
        try:
            self.play()
        except (EOFError, KeyboardInterrupt, Leave):
            self.print("")
            self.say("left")
        self.finish()

    def play(self) -> None:
        while not self.session.state.over:
            opponent_moved = self.follow()
            if self.session.state.over:
                return
            seat = self.session.state.seat or ""
            self.arrive(seat, opponent_moved)
            self.decide(seat)

    def follow(self) -> bool:
        """Tell what dice and computer players do, act by act. True if a computer player decided anything."""
        decided = False
        teller = ""
        for seat in self.session.beats():
            decided = decided or seat in self.session.minds
            viewer = self.session.people[0] if len(self.session.people) == 1 else None
            if viewer is not None:
                told = self.sentences(self.session.unread(viewer), viewer)
                if told and seat not in (teller, CHANCE_SEAT):
                    teller = seat
                    self.print(f"{self.name(seat)}:", "bold")
                self.print_lines(told)
                if told and self.pace and seat != CHANCE_SEAT:
                    time.sleep(self.pace)
        self.keep()
        return decided

    def arrive(self, seat: str, opponent_moved: bool) -> None:
        """Before a decision: who sits here, what happened, where the game stands."""
        changed = seat != self.last
        if changed and len(self.session.people) > 1:
            self.hand_over(seat)
        self.print_lines(self.sentences(self.session.unread(seat), seat))
        if seat not in self.seen:
            self.seen.add(seat)
            self.show(seat)
        elif changed or opponent_moved:
            self.print("")
            self.print(self.game.moment(self.session.state, self.language))
        self.last = seat

    def hand_over(self, seat: str) -> None:
        """Between two people at one keyboard: nothing secret is shown until the next one is there."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(WIPE_SCROLLBACK)
        self.say("hand-over", seat=self.name(seat))
        self.line()

    def decide(self, seat: str) -> None:
        """Ask until something changes."""
        self.question = Question(self.game, self.session.state, seat, self.language)
        self.asking = True
        before = len(self.session.record.actions)
        while len(self.session.record.actions) == before and not self.session.ordered():
            if self.asking:
                self.ask(self.question)
            self.obey(self.question, self.line())
        self.question = None
        self.keep()

    def finish(self) -> None:
        session = self.session
        viewer = session.people[0] if len(session.people) == 1 else None
        self.print_lines(self.sentences(session.unread(viewer or self.last or session.people[0]), viewer))
        if session.state.over:
            self.print(outcome(session.state, self.language))
        self.keep()
        if self.file is not None:
            self.say("saved" if session.state.over else "kept", file=str(self.file))

    def keep(self) -> None:
        """Write the record as it stands."""
        if self.file is not None:
            self.shelf.write(self.file, self.session.record, self.session.secret, self.session.standing)

    # ---- what is shown -------------------------------------------------------------------------------------

    def greet(self) -> None:
        session = self.session
        scenario = self.game.scenarios.get(session.record.scenario)
        title = self.speech.say(Message(scenario.title)) if scenario is not None else session.record.scenario
        self.print(f"{self.game.title}: {title}" if title else self.game.title, "bold")
        for seat in session.seats:
            if seat in session.minds:
                self.say("computer", seat=self.name(seat), mind=session.minds[seat].name)
            else:
                self.say("person", seat=self.name(seat))
        self.say("commitment", hash=session.record.commitment)
        if session.told_before:
            self.say("goes-on", moment=self.game.moment(session.state, self.language))
        self.say("type-help")

    def ask(self, question: Question) -> None:
        """The prompt, or what was chosen so far, and the menu."""
        self.asking = False
        self.print("")
        if question.stages:
            self.print(" › ".join(stage.title for stage in question.stages), "bold")
        elif question.prompt is not None:
            self.print(asked(question.prompt), "bold")
            self.print_lines([self.duty(duty) for duty in question.prompt.duties])
        self.lay_out([self.label(entry, question) for entry in question.entries()])

    def duty(self, duty: Duty) -> str:
        parts = (duty.text, duty.note, duty.value)
        key = "done" if duty.done else "must" if duty.must else "may"
        return self.own(f"duty-{key}", what=" · ".join(filter(None, parts)))

    def lay_out(self, labels: list[str]) -> None:
        lines = [f"{number:>4}  {label}" for number, label in enumerate(labels, 1)]
        if self.console.is_terminal and len(lines) > MANY_LINES:
            self.console.print(Columns([Text(self.letters(line)) for line in lines], column_first=True))
            return
        for line in lines:
            self.print(line)

    def label(self, entry: Entry, question: Question) -> str:
        """A line of the menu in words."""
        if entry.choice is not None:
            return self.sentence(entry.choice)
        title = self.title(entry, question)
        if entry.region:
            keys = dict.fromkeys(choice.names[-1] for choice in entry.choices if choice.names)
            some = [question.names.label(key) for key in list(keys)[:SAMPLES]]
            title = f"{title}: {' · '.join(some)}" + (" …" if len(keys) > SAMPLES else "")
        return f"{title} ({len(entry.choices)})"

    def title(self, entry: Entry, question: Question) -> str:
        """What the answers of a line have in common."""
        if entry.verb:
            return spoken_verb(self.game, entry.verb, self.language)
        if entry.region:
            return self.own(f"region-{entry.region}")
        return question.names.label(entry.key) if entry.key else self.own("others")

    def sentence(self, choice: Choice) -> str:
        """An answer: its sentence, what it costs, and whether dice follow."""
        extras = [part for part in (choice.cost, choice.note) if part]
        if choice.chance:
            extras.append(self.own("dice"))
        return f"{choice.label} ({', '.join(extras)})" if extras else choice.label

    def show(self, seat: str) -> None:
        summary = self.game.summary(self.session.state, seat, self.language)
        if summary:
            self.print("")
            self.print(summary)

    def sentences(self, passages: Sequence[Passage], seat: str | None) -> list[str]:
        """What happened, as a seat may know it; what a standing order answered says so."""
        return [line for passage in passages for line in self.passage(passage, seat)]

    def passage(self, passage: Passage, seat: str | None) -> list[str]:
        told = self.session.state.narrate(passage.events, seat, self.language)
        if not passage.ordered:
            return told
        if not told:
            return [self.own("order-answered", seat=self.name(passage.ordered))]
        return [self.own("by-order", text=told[0]), *told[1:]]

    def name(self, seat: str) -> str:
        return str(self.speech.term(seat))

    def own(self, key: str, **args: str | int) -> str:
        """A sentence of the terminal itself."""
        return self.own_words.say(Message(f"terminal-{key}", args))

    def say(self, key: str, **args: str | int) -> None:
        self.print(self.own(key, **args))

    def letters(self, text: str) -> str:
        return ascii_only(text) if self.plain else text

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(self.letters(text), style=style), soft_wrap=not self.console.is_terminal)

    def print_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.print(f"  {line}")

    def line(self) -> str:
        text = self.read(PROMPT).strip()
        if not self.console.is_terminal:
            self.print(text)
        return text

    # ---- what a person types -------------------------------------------------------------------------------

    def obey(self, question: Question, text: str) -> None:
        """A number of the menu, an action as notation or in words, or a command."""
        if text.startswith("?"):
            why(self, question, text[1:].strip())
            return
        first, _, rest = text.partition(" ")
        command = self.commands.get(first.casefold()) if text else COMMANDS["back"]
        choice = question.written(text)
        if text.isdecimal() and len(text) <= DIGITS and self.pick(question, int(text)):
            return
        if choice is not None:
            self.take(question, choice)
        elif command is not None:
            command.obey(self, question, rest.strip())
        elif not self.choose(question, text):
            self.attempt(question, text)

    def pick(self, question: Question, number: int) -> bool:
        """A line of the menu; False if there is none and the number may be a name."""
        entries = question.entries()
        if not 1 <= number <= len(entries):
            if question.meant(str(number)):
                return False
            self.say("no-such-line", number=number, most=len(entries))
            return True
        entry = entries[number - 1]
        if entry.choice is not None:
            self.take(question, entry.choice)
        else:
            self.narrow(question, self.title(entry, question), entry.choices)
        return True

    def choose(self, question: Question, text: str) -> bool:
        """Take the answer that words mean, or narrow the menu to those they may mean; False if there is none."""
        found = question.meant(text)
        if len(found) == 1:
            self.take(question, found[0])
        elif found:
            self.narrow(question, text, found)
        return bool(found)

    def narrow(self, question: Question, title: str, choices: list[Choice] | tuple[Choice, ...]) -> None:
        question.narrow(title, choices)
        self.asking = True

    def take(self, question: Question, choice: Choice) -> None:
        """Act; where chance follows, only when its odds have been seen."""
        if choice.chance and not self.confirmed(question, choice.action):
            return
        self.session.act(question.seat, choice.action, sure=choice.chance)
        for action in choice.then:
            if self.session.state.seat != question.seat or refusal(self.session.state, question.seat, action):
                return
            self.session.act(question.seat, action)

    def attempt(self, question: Question, text: str) -> None:
        """An action that is in no list: a free move, or one that is not allowed, and why."""
        for action in filter(None, (text, question.finder.notation(text))):
            if refusal(self.session.state, question.seat, action) is None:
                dice = self.leads_to_dice(action)
                if not dice or self.confirmed(question, action):
                    self.session.act(question.seat, action, sure=dice)
                return
        why(self, question, text)

    def leads_to_dice(self, action: str) -> bool:
        after = self.session.state.copy()
        after.apply(action)
        return after.mover == CHANCE

    def confirmed(self, question: Question, action: str) -> bool:
        """Show the odds and ask once. What is neither yes nor no is obeyed instead."""
        odds = self.game.odds(self.session.state, question.seat, action, self.language)
        self.print("")
        if odds is not None:
            for line in odds_lines(odds, self.own_words):
                self.print(line)
        self.say("roll")
        text = self.line()
        answer = "".join(folded(text))
        if answer in YES:
            return True
        self.asking = True
        if answer not in NO:
            self.obey(question, text)
        return False

    def completions(self, line: str) -> list[str]:
        """What the TAB key makes of a line."""
        return completions(line, self.phrases(line))

    def phrases(self, line: str) -> list[Phrase]:
        """Everything that could be typed now: answers, and commands with what they take."""
        if self.question is None:
            return []
        found: list[Phrase] = list(self.question.phrases())
        first, gap, _ = line.lstrip().partition(" ")
        command = self.commands.get(first.casefold())
        if gap and command is not None:
            return [(first, *phrase) for phrase in command.completes(self.question)]
        return [*found, *((word,) for word in self.commands if len(word) > 1)]


def asked(prompt: Prompt) -> str:
    """Situation, question and clause in one line."""
    said = " ".join(part for part in (prompt.text, prompt.question) if part)
    return f"{said} [{prompt.clause}]" if prompt.clause else said


def outcome(state: State, language: str) -> str:
    """How a game ended, in one sentence."""
    own_words = words(OWN_WORDS, language)
    result = state.result
    if result.winner is not None:
        return own_words.say(Message("terminal-won", {"seat": words(state.game.words, language).term(result.winner)}))
    return own_words.say(Message("terminal-drawn" if result.drawn else "terminal-unfinished"))
