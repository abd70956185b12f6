"""The conversation at a terminal: show, prompt, read a line, obey. Works line by line when input is a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from longroll.kit.clauses import read_clauses
from longroll.kit.gate import refusal
from longroll.kit.state import State
from longroll.kit.terms import Action, Event, Message, Option
from longroll.kit.words import words
from longroll.terminal.menu import Entry, Words, beginning, exact, menu, words_of
from longroll.terminal.session import Session

OWN_WORDS = Path(__file__).parent / "words"
PROMPT = "> "
MANY_LINES = 15
"""A longer menu is set in columns on a terminal."""
DIGITS = 4
WIPE_SCROLLBACK = "\x1b[3J"
LISTED = 200
"""Options a full list shows at most."""


class Leave(Exception):
    """The person left: quit, or input ended."""


class Talk:
    """One session, in one language, on one console. ``read`` returns the next line or raises EOFError."""

    def __init__(
        self, session: Session, language: str, console: Console, read: Callable[[str], str], save: Path | None = None
    ) -> None:
        self.session = session
        self.language = language
        self.console = console
        self.read = read
        self.save = save
        self.speech = words(session.game.words, language)
        self.own_words = words(OWN_WORDS, language)
        self.chosen: Words = ()
        self.asking = True
        self.last: str | None = None
        self.commands: dict[str, Callable[[str, str], None]] = {
            "?": self.explain,
            "help": self.help,
            "h": self.help,
            "u": self.undo,
            "undo": self.undo,
            "back": self.back,
            "b": self.back,
            "show": self.show,
            "log": self.log,
            "options": self.options,
            "rules": self.rules,
            "save": self.write,
            "concede": self.concede,
            "quit": self.quit,
            "q": self.quit,
            "exit": self.quit,
        }

    # ---- the course of a game ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves; the record is written at the end.

        It is begun at once, so that a file that cannot be written is known before play.
        """
        if self.save is not None:
            self.session.save(self.save)
        self.greet()
        try:
            self.play()
        except (EOFError, KeyboardInterrupt, Leave):
            self.print("")
            self.say("left")
        self.finish()

    def play(self) -> None:
        state = self.session.state
        while not state.over:
            opponent_moved = self.session.advance()
            state = self.session.state
            if state.over:
                return
            seat = state.seat or ""
            self.arrive(seat, opponent_moved)
            self.decide(seat)
            state = self.session.state

    def arrive(self, seat: str, opponent_moved: bool) -> None:
        """Before a decision: who sits here, what happened, what is the position."""
        changed = seat != self.last
        if changed and len(self.session.people) > 1:
            self.hand_over(seat)
        self.tell(self.session.unread(seat), seat)
        if changed or opponent_moved:
            self.show(seat)
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
        self.narrow(())
        before = len(self.session.record.actions)
        while len(self.session.record.actions) == before:
            if self.asking:
                self.ask()
            self.obey(seat, self.line())

    def finish(self) -> None:
        session = self.session
        viewer = session.people[0] if len(session.people) == 1 else None
        self.tell(session.unread(viewer or self.last or session.people[0]), viewer)
        if session.state.over:
            self.print(outcome(session.state, self.language))
        if self.save is not None:
            session.save(self.save, reveal=True)
            self.say("saved", file=str(self.save))

    # ---- what is shown -------------------------------------------------------------------------------------

    def greet(self) -> None:
        session = self.session
        scenario = session.game.scenarios[session.record.scenario]
        self.print(f"{session.game.title}: {self.speech.say(Message(scenario.title))}", "bold")
        for seat in session.game.seats:
            if seat in session.minds:
                self.say("computer", seat=self.name(seat), mind=session.minds[seat].name)
            else:
                self.say("person", seat=self.name(seat))
        self.say("commitment", hash=session.record.commitment)
        self.say("type-help")

    def ask(self) -> None:
        """The prompt sentence, or the words chosen so far, and the menu."""
        self.asking = False
        decision = self.session.state.decision
        if decision is None:
            return
        self.print("")
        if self.chosen:
            self.print(f"{' '.join(self.chosen)} …", "bold")
        else:
            self.print(f"{self.speech.say(decision.prompt)} [{', '.join(decision.clauses)}]", "bold")
        self.lay_out(self.entries())

    def lay_out(self, entries: list[Entry]) -> None:
        texts = [self.notation(entry) for entry in entries]
        width = max(map(len, texts))
        lines = [
            f"{number:>4}  {text:<{width}}  {self.label(entry)}"
            for number, (text, entry) in enumerate(zip(texts, entries, strict=True), 1)
        ]
        if self.console.is_terminal and len(lines) > MANY_LINES:
            self.console.print(Columns([Text(line) for line in lines], column_first=True))
            return
        for line in lines:
            self.print(line)

    def notation(self, entry: Entry) -> str:
        """The words a line of the menu adds to those chosen."""
        text = " ".join(entry.words[len(self.chosen) :])
        return text if entry.option is not None else f"{text} …"

    def label(self, entry: Entry) -> str:
        """What those words mean."""
        words = entry.words[len(self.chosen) :]
        names = [str(self.speech.term(word)) for word in words]
        text = ", ".join(names) if self.chosen else self.sentence(names)
        return text if entry.option is not None else f"{text} ({len(entry.options)})"

    def sentence(self, names: list[str]) -> str:
        verb, *rest = names
        key = f"verb-{verb}"
        spoken = self.speech.say(Message(key)) if self.speech.has(key) else verb
        return f"{spoken}: {', '.join(rest)}" if rest else spoken

    def entries(self) -> list[Entry]:
        return menu(self.session.state.options(), self.chosen)

    def tell(self, events: list[Event], seat: str | None) -> None:
        for sentence in self.session.game.narrate(events, seat, self.language):
            self.print(f"  {sentence}")

    def name(self, seat: str) -> str:
        return str(self.speech.term(seat))

    def say(self, key: str, **args: str | int) -> None:
        self.print(self.own_words.say(Message(f"terminal-{key}", args)))

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def line(self) -> str:
        text = self.read(PROMPT).strip()
        if not self.console.is_terminal:
            self.print(text)
        return text

    # ---- what a person types -------------------------------------------------------------------------------

    def obey(self, seat: str, text: str) -> None:
        """A number of the menu, an action or its first words, or a command."""
        if not text:
            self.back(seat, "")
            return
        if text.isdecimal() and len(text) <= DIGITS:
            self.pick(seat, int(text))
            return
        if text.startswith("?"):
            text = f"? {text[1:]}"
        first, *rest = text.split()
        if self.choose(seat, tuple(text.split())):
            return
        command = self.commands.get(first.casefold())
        if command is not None:
            command(seat, " ".join(rest))
        else:
            self.explain(seat, text)

    def pick(self, seat: str, number: int) -> None:
        entries = self.entries()
        if not 1 <= number <= len(entries):
            self.say("no-such-line", number=number, most=len(entries))
            return
        entry = entries[number - 1]
        if entry.option is not None:
            self.take(seat, entry.option)
        else:
            self.narrow(entry.words)

    def choose(self, seat: str, typed: Words) -> bool:
        """Play an option written in full, or narrow the menu to one begun; False if it is neither."""
        options = self.session.state.options()
        for start in (typed, self.chosen + typed):
            option = exact(options, start)
            if option is not None:
                self.take(seat, option)
                return True
            left = beginning(options, start)
            if left:
                self.narrow(words_of(left[0])[: len(start)])
                return True
        return False

    def take(self, seat: str, option: Option) -> None:
        self.session.act(seat, option.action)

    # ---- commands ------------------------------------------------------------------------------------------

    def explain(self, seat: str, text: str) -> None:
        """Why not?"""
        if not text:
            self.say("explain-usage")
            return
        found = refusal(self.session.state, seat, text)
        if found is None:
            self.say("allowed", action=text)
        else:
            self.print(f"{self.speech.say(found.reason)} [{found.clause}]")

    def help(self, _seat: str, _text: str) -> None:
        for key in HELP:
            self.print(f"  {key:<14} {self.own_words.say(Message(f'terminal-help-{HELP[key]}'))}")

    def narrow(self, chosen: Words) -> None:
        """Show the menu again, for the options that begin with these words."""
        self.chosen = chosen
        self.asking = True

    def back(self, _seat: str, _text: str) -> None:
        self.narrow(())

    def show(self, seat: str, _text: str = "") -> None:
        summary = self.session.game.summary(self.session.state, seat, self.language)
        if summary:
            self.print("")
            self.print(summary)

    def log(self, seat: str, _text: str) -> None:
        self.tell(self.session.events, seat)

    def options(self, _seat: str, _text: str) -> None:
        options = beginning(self.session.state.options(), self.chosen)
        for option in options[:LISTED]:
            self.print(f"  {option}  [{option.clause}]")
        if len(options) > LISTED:
            self.say("more", number=len(options) - LISTED)

    def rules(self, _seat: str, text: str) -> None:
        name = text.strip().upper()
        found = read_clauses(self.session.game.reference).get(name)
        if found is None:
            self.say("no-such-clause", clause=name or "?")
        else:
            self.print(f"{found.id}  {found.text}")

    def write(self, _seat: str, text: str) -> None:
        if not text:
            self.say("save-usage")
            return
        try:
            self.session.save(Path(text))
        except (OSError, ValueError) as error:
            self.say("not-saved", file=text, why=getattr(error, "strerror", None) or str(error))
        else:
            self.say("saved", file=text)

    def undo(self, _seat: str, _text: str) -> None:
        if self.session.undo():
            self.say("undone")
        else:
            self.say("no-undo")

    def concede(self, seat: str, text: str) -> None:
        if text.casefold() in ("", seat.casefold()):
            self.session.act(seat, Action("concede", (seat,)))
        else:
            self.explain(seat, f"concede {text}")

    def quit(self, _seat: str, _text: str) -> None:
        raise Leave


def outcome(state: State, language: str) -> str:
    """How a game ended, in one sentence."""
    own_words = words(OWN_WORDS, language)
    result = state.result
    if result.winner is not None:
        return own_words.say(Message("terminal-won", {"seat": words(state.game.words, language).term(result.winner)}))
    return own_words.say(Message("terminal-drawn" if result.drawn else "terminal-unfinished"))


HELP = {
    "NUMBER": "number",
    "ACTION": "action",
    "?ACTION": "explain",
    "Enter, b": "back",
    "u": "undo",
    "show": "show",
    "log": "log",
    "options": "options",
    "rules CLAUSE": "rules",
    "save FILE": "save",
    "concede": "concede",
    "quit": "quit",
}
"""Commands and the message that explains each."""
