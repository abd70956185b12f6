"""Computer players that are programs of their own. They are told what their seat may know, and answer, in lines of text
over their standard input and output; ``docs/bots.md`` is the protocol, message by message.

A program that breaks the protocol, takes too long or ends is ended with everything it started, and the question it was
asked fails with the reason. The next question starts it again.
"""

from __future__ import annotations

import json
import logging
import os
import shlex
import signal
import subprocess
import weakref
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue, SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from threading import Lock, Thread
from time import monotonic
from typing import IO, Annotated, Any, Final

import msgspec

from longroll.kit.game import View
from longroll.kit.scripts import options_of
from longroll.kit.terms import BadInput, Option
from longroll.kit.typed import decode

log = logging.getLogger("longroll.minds")

VERSION: Final = 1
"""Of the protocol; a program is greeted with it."""
SECONDS: Final = 2.0
"""How long a program may think unless it is told otherwise."""
START_SECONDS: Final = 10.0
"""How long it may take to say that it is ready."""
GRACE: Final = 2.0
"""Seconds beyond its time, after it was told to stop."""
QUIT_SECONDS: Final = 1.0
"""How long it may take to leave when it is told to."""
LONGEST: Final = 10_000
"""Bytes of a line it may say."""
MOST: Final = 1_000
"""Lines it may say before it has answered."""
GLANCE: Final = 0.1
"""Seconds between two looks whether it is still there."""
UNHEARD: Final = 64
"""Lines that wait to be read; a program that says more has to wait."""
KEPT: Final = 2_000
"""Bytes that are kept of what it wrote to its standard error last."""
SEED_BITS: Final = 32

OWN_VARIABLES: Final = "LONGROLL"
"""Variables of the environment that begin so are ours, and no business of strangers."""


class Info(msgspec.Struct, frozen=True):
    """What a program says about its thinking: the chance to win, the plan in a sentence, the nodes it has looked at."""

    chance: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None
    plan: str = ""
    nodes: int | None = None


# ---- the process -------------------------------------------------------------------------------------------


class Program:
    """A process that is spoken to line by line. Threads read and write for us: whatever the program does or leaves
    undone, nobody waits for it longer than he wants."""

    def __init__(self, command: Sequence[str]) -> None:
        self._folder = TemporaryDirectory(prefix="longroll-bot-", ignore_cleanup_errors=True)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=self._folder.name,
                env=environment(),
                start_new_session=True,
            )
        except OSError as error:
            self._folder.cleanup()
            raise OSError(f"cannot be started: {command[0]}: {error.strerror}") from None
        self._unsaid: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: Queue[bytes | None] = Queue(UNHEARD)
        self._complaints = bytearray()
        self._silent = False
        """Nothing will come any more."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        Thread(target=speak, args=(process.stdin, self._unsaid), daemon=True).start()
        Thread(target=listen, args=(process.stdout, self._heard), daemon=True).start()
        self._overhearing = Thread(target=overhear, args=(process.stderr, self._complaints), daemon=True)
        self._overhearing.start()

    def say(self, line: str) -> None:
        """Tell it something; it reads it when it likes."""
        self._unsaid.put(f"{line}\n".encode("ascii"))

    def hear(self, until: float) -> str | None:
        """Its next line; None if there is none by then. OSError if it has ended, BadInput if that is no line."""
        try:
            line = self._next(until)
        except Empty:
            return None
        if line is None:
            raise OSError(f"has ended{self.complaint()}")
        if len(line) > LONGEST:
            raise BadInput(f"says a line of more than {LONGEST} bytes")
        try:
            return line.decode().strip()
        except UnicodeDecodeError:
            raise BadInput("says something that is no UTF-8") from None

    def complaint(self) -> str:
        """The last line of its standard error, once it has ended."""
        self._overhearing.join(QUIT_SECONDS)
        lines = self._complaints.decode(errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return f"; it wrote: {said[-1][:200]}" if said else ""

    def end(self) -> None:
        """Let it leave; what has not left then is ended, with everything it has started."""
        self._unsaid.put(b"quit\n")
        self._unsaid.put(None)
        self._wait_for_silence(QUIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it at once."""
        self._unsaid.put(None)
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):  # all have left already
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        self._wait_for_silence(QUIT_SECONDS)
        self._folder.cleanup()

    def _next(self, until: float) -> bytes | None:
        """What it says next; None if nothing will come any more, Empty if nothing has come by then."""
        while not self._silent:
            gone, left = self._gone(), until - monotonic()
            try:
                line = self._heard.get(timeout=max(0.0, min(left, GLANCE)))
                self._silent = line is None
                return line
            except Empty:
                if gone:
                    self._silent = True  # even if something it has started holds its output open
                elif left <= GLANCE:
                    raise
        return None

    def _gone(self) -> bool:
        """Has the process ended? Where that can be told without burying it, its number stays its own till ``kill``."""
        if self._process.returncode is None and hasattr(os, "waitid"):
            return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        return self._process.poll() is not None

    def _wait_for_silence(self, seconds: float) -> None:
        """Throw away what it still says, so that nobody is left waiting to hand it over."""
        until = monotonic() + seconds
        with suppress(Empty):
            while self._next(until) is not None:
                pass


def speak(stream: IO[bytes], unsaid: SimpleQueue[bytes | None]) -> None:
    """Hand over line by line; at the end the program finds that its input has ended."""
    with suppress(OSError), stream:
        for line in iter(unsaid.get, None):
            stream.write(line)
            stream.flush()


def listen(stream: IO[bytes], heard: Queue[bytes | None]) -> None:
    """Take line by line, up to one that is too long."""
    with stream:
        for line in iter(lambda: stream.readline(LONGEST + 1), b""):
            heard.put(line)
            if len(line) > LONGEST:
                break
    heard.put(None)


def overhear(stream: IO[bytes], complaints: bytearray) -> None:
    with stream:
        for line in iter(lambda: stream.readline(KEPT), b""):
            complaints += line
            del complaints[:-KEPT]


def environment() -> dict[str, str]:
    """Ours, without what only concerns ourselves."""
    return {name: value for name, value in os.environ.items() if not name.startswith(OWN_VARIABLES)}


# ---- the computer player -----------------------------------------------------------------------------------


class OutsideMind:
    """A computer player that asks a program. It is started with the first question and ended with this object."""

    def __init__(self, name: str, command: Sequence[str], seconds: float = SECONDS, nodes: int | None = None) -> None:
        self.name = name
        self.info = Info()
        """What it said last about its thinking."""
        self._command = tuple(command)
        self._seconds = seconds
        self._go = f"go time {round(seconds * 1000)}" if nodes is None else f"go nodes {nodes}"
        self._lock = Lock()
        self._running: list[Program] = []
        """The program, once it was started."""
        weakref.finalize(self, end_all, self._running)
        self._playing: tuple[Random, dict[str, Any]] | None = None

    def choose(self, view: View, rng: Random) -> Option:
        """Its answer. OSError (TimeoutError) if the program ends or takes too long, BadInput if what it says is
        none."""
        options = options_of(view)
        if len(options) == 1:
            return options[0]
        with self._lock:
            try:
                return self._ask(view, options, rng)
            except BaseException as error:
                while self._running:  # what it says later would be taken for the answer to the next question
                    self._running.pop().kill()
                if isinstance(error, (BadInput, OSError)):
                    raise type(error)(f"the computer player '{self.name}' {error}") from None
                raise

    def close(self) -> None:
        """Let the program leave; the next question starts it again."""
        with self._lock:
            end_all(self._running)

    def _ask(self, view: View, options: tuple[Option, ...], rng: Random) -> Option:
        program = self._running[0] if self._running else self._start(view.game)
        refuse_unasked(program)
        self._tell(program, view, rng)
        program.say(f"options {plain([str(option) for option in options])}")
        program.say(self._go)
        return self._answer(program, options)

    def _start(self, game: str) -> Program:
        program = Program(self._command)
        self._running.append(program)
        self._playing = None
        program.say(f"hello {VERSION}")
        until = monotonic() + START_SECONDS
        for _ in range(MOST):
            line = program.hear(until)
            if line is None:
                raise TimeoutError(f"has not said 'ready' within {START_SECONDS:g} seconds")
            word, _, rest = line.partition(" ")
            if word == "ready":
                return program
            if word != "id":
                raise BadInput(f"says '{line[:80]}' where 'id' or 'ready' is expected")
            of, _, games = rest.partition(" ")
            if of == "games" and game not in games.replace(",", " ").split():
                raise BadInput(f"does not play {game}, but {games}")
        raise BadInput(f"has not said 'ready' in {MOST} lines")

    def _tell(self, program: Program, view: View, rng: Random) -> None:
        """What its seat knows. Another generator of random numbers means another game, or one that may be another."""
        told: dict[str, Any] = msgspec.to_builtins(view)
        del told["options"]
        of = {"game": view.game, "scenario": view.position.get("scenario", ""), "seat": view.seat}
        if self._playing is None or self._playing[0] is not rng or self._playing[1] != of:
            self._playing = rng, of
            program.say(f"new {plain({**of, 'seed': rng.getrandbits(SEED_BITS)})}")
        program.say(f"view {plain(told)}")

    def _answer(self, program: Program, options: tuple[Option, ...]) -> Option:
        self.info = Info()
        until = monotonic() + self._seconds
        stopped = False
        for _ in range(MOST):
            line = program.hear(until)
            if line is None and stopped:
                raise TimeoutError(f"has not answered {GRACE:g} seconds after its time ({self._seconds:g} seconds)")
            if line is None:
                program.say("stop")
                until, stopped = monotonic() + GRACE, True
                continue
            word, _, rest = line.partition(" ")
            if word == "bestoption":
                return chosen(rest, options)
            elif word == "info":
                self.info = read_info(rest)
                log.info("%s: %s", self.name, rest)
            elif word == "error":
                raise BadInput(f"gives up: {rest[:200]}")
            else:
                raise BadInput(f"says '{line[:80]}' where 'info' or 'bestoption' is expected")
        raise BadInput(f"says more than {MOST} lines instead of an answer")


def end_all(programs: list[Program]) -> None:
    while programs:
        programs.pop().end()


def refuse_unasked(program: Program) -> None:
    """Words from before a question would be taken for the answer to it."""
    while (line := program.hear(0.0)) is not None:
        if not line.startswith("info "):
            raise BadInput(f"says '{line[:80]}' without being asked")


def plain(content: object) -> str:
    """JSON in one line of ASCII, which no program reads amiss."""
    return json.dumps(content, separators=(",", ":"))


def chosen(answer: str, options: tuple[Option, ...]) -> Option:
    """The option that is meant: by its text, or by its number in the list, from 0."""
    for number, option in enumerate(options):
        if answer in (str(option), str(number)):
            return option
    raise BadInput(f"answers '{answer[:80]}', which is not among its {len(options)} options")


def read_info(text: str) -> Info:
    try:
        return decode(text, Info)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadInput(f"says an 'info' that cannot be read: {error}") from None


# ---- commands ----------------------------------------------------------------------------------------------

EXEC: Final = "exec:"
"""Begins the name of a computer player that is a command: ``exec:python3 mybot.py``."""
ALLOWED: Final = "LONGROLL_EXEC"
"""The variable that tells the processes we start which commands were typed by whoever started us."""


def allow(names: Iterable[str]) -> None:
    """Let the commands among these names be run, by this process and those it starts. Only for names that were typed at
    the command line: nothing that comes over the network or in a file may ever reach this."""
    wanted = [name for name in names if name.startswith(EXEC)]
    for name in wanted:
        words_of(name)
    if wanted:
        os.environ[ALLOWED] = json.dumps(list(dict.fromkeys([*allowed(), *wanted])))


def allowed() -> list[str]:
    """The names of the commands that may be run."""
    return decode(os.environ.get(ALLOWED, "[]"), list[str])


def typed_mind(name: str) -> OutsideMind:
    """The computer player of a command; files are looked for where we stand."""
    return OutsideMind(name, settled(words_of(name), Path.cwd()))


def words_of(name: str) -> list[str]:
    """The words of a command; BadInput if there are none."""
    try:
        words = shlex.split(name.removeprefix(EXEC), posix=os.name == "posix")
    except ValueError as error:
        raise BadInput(f"'{name}' cannot be read: {error}") from None
    if not words:
        raise BadInput(f"'{name}' names no command")
    return words


def settled(command: Sequence[str], base: Path) -> list[str]:
    """A command that can be run from anywhere, for programs run in folders of their own: files that it names are looked
    for in ``base``. The program itself is, as in a shell, if its name has a slash."""
    first, *others = (os.path.expanduser(word) for word in command)
    program = str(base / first) if os.path.dirname(first) else first
    return [program, *(str(base / word) if os.path.isfile(base / word) else word for word in others)]
