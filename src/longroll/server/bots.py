"""Computer players at tables. They think in processes of their own and are sent what their seat may know, no more.

A process that crashes or thinks too long is ended and started again. A player that fails is stood in for by a simpler
one, and everybody at the table is told, so a game never hangs and nobody is deceived about whom he plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from longroll.games import game as find_game
from longroll.kit.collecting import collect_seldom
from longroll.kit.game import Game, Mind, View
from longroll.kit.planning import Plan
from longroll.kit.terms import BadInput
from longroll.kit.typed import decode
from longroll.minds import mind
from longroll.minds.general import General, Orders
from longroll.minds.levels import LEVELS, SECONDS
from longroll.minds.parley import takes_draw
from longroll.minds.pondering import ponder
from longroll.minds.report import Report
from longroll.server import parley, storage
from longroll.server.errors import Trouble
from longroll.server.journal import Refused
from longroll.server.opponents import leader_of, settings_of, simpler
from longroll.server.storage import SeatRow, ThoughtRow
from longroll.server.table import LiveTable, Stale

log = logging.getLogger("longroll.bots")

READY = b"ready"
START_SECONDS = 60.0
NICENESS = 5
"""Thinking leaves the processor to those who wait for an answer of the server."""
SCRIPT_SECONDS = 10.0
"""A script that takes longer for an answer hangs; so does a level that takes this, and twice its own time."""
PATIENCE = 3
"""A player that fails so often in a row is asked no more while the table is open: those who stand in play on."""
PONDERING, PONDERINGS = 0.4, 10
"""Seconds that are pondered at a time, so that whoever needs the worker waits no longer, and how often at most."""
LOST, AGAIN = 0.03, 0.1
"""Below this chance a game is lost; an offer to lay down arms is taken back above the other."""
SURE = 3
"""Plan decisions in a row that must say so before arms are laid down."""
LATER = 5
"""Plan decisions before a refused offer is made again."""

# ---- in the worker process ---------------------------------------------------------------------------------


Hunch = tuple[Plan, float, int]
"""What pondering promised of a plan: the sum of chances, and the number of trials."""


class Question(msgspec.Struct):
    """What a worker is asked: an answer of one computer player to one view. ``memory`` is what that player wished to
    remember when it last answered for this seat."""

    mind: str
    seed: int
    view: View
    settings: dict[str, str] = {}
    memory: Orders | None = None
    hunches: list[Hunch] = []
    ponder: float = 0.0
    """Seconds to think on the enemy's time; then no answer is wanted, but hunches."""
    draw: bool = False
    """Is a draw taken? Then no other answer is wanted."""


class Answer(msgspec.Struct):
    """What a worker says: the action, what the player wishes to remember, and how it came to its plan if it made one;
    or why there is no answer."""

    action: str
    memory: Orders | None = None
    report: Report | None = None
    trouble: str = ""
    hunches: list[Hunch] = []
    agrees: bool = False


Cache = dict[tuple[str, str, frozenset[tuple[str, str]]], Mind]
"""Players that have been made, by game, name and settings."""


def answer(question: Question, cache: Cache) -> Answer:
    """What a player answers. One that fails is made anew the next time."""
    game = find_game(question.view.game)
    hunches = {plan: (total, number) for plan, total, number in question.hunches}
    key = (game.name, question.mind, frozenset(question.settings.items()))
    try:
        if question.ponder:
            found = ponder(game, question.view, hunches, Random(question.seed), question.ponder)
            return Answer("", hunches=[(plan, total, number) for plan, (total, number) in found.items()])
        if question.draw:
            return Answer("", agrees=takes_draw(game, question.mind, question.view, Random(question.seed)))
        player = cache.pop(key, None) or mind(game, question.mind, question.settings)
        if isinstance(player, General):
            player.orders, player.hunches = question.memory, hunches
        action = str(player.choose(question.view, Random(question.seed)))
    except Exception as error:
        log.exception("computer player %s of %s", question.mind, question.view.game)
        return Answer("", trouble=f"{type(error).__name__}: {error}")
    cache[key] = player
    if isinstance(player, General):
        return Answer(action, player.orders, player.report)
    return Answer(action)


def work(connection: Connection) -> None:
    """The life of a worker: read a question, answer it, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    collect_seldom()
    cache: Cache = {}
    with contextlib.suppress(EOFError, OSError):
        connection.send_bytes(READY)
        while True:
            question = decode(connection.recv_bytes(), Question)
            connection.send_bytes(msgspec.json.encode(answer(question, cache)))


# ---- in the server -----------------------------------------------------------------------------------------


class Failed(Exception):
    """A computer player gave no answer that the rules allow."""


class Worker:
    """One process, asked one question at a time. Started when first needed."""

    def __init__(self, target: Callable[[Connection], None] = work) -> None:
        self._target = target
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._lock = threading.Lock()
        self._closed = False

    def ask(self, question: bytes, budget: float) -> bytes:
        """The answer; OSError (TimeoutError) if there is none in time. Blocks: call it in a thread."""
        try:
            pipe, fresh = self._open()
            if fresh and (not pipe.poll(START_SECONDS) or pipe.recv_bytes() != READY):
                raise OSError("its process does not start")
            pipe.send_bytes(question)
            if not pipe.poll(budget):
                raise TimeoutError("it thinks too long")
            return pipe.recv_bytes()
        except EOFError:
            self.end()
            raise OSError("it crashed") from None
        except OSError:
            self.end()
            raise

    def close(self) -> None:
        """End the process, and whoever waits for its answer."""
        self._closed = True
        self.end()

    def _open(self) -> tuple[Connection, bool]:
        """The way to the process, and whether it was started just now."""
        with self._lock:
            if self._closed:
                raise OSError("the server is closing")
            if self._pipe is not None:
                return self._pipe, False
            context = get_context("spawn")
            pipe, theirs = context.Pipe()
            process = context.Process(target=self._target, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self._process, self._pipe = process, pipe
            return pipe, True

    def end(self) -> None:
        """End the process; the next question starts another."""
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
            if process is not None:
                process.kill()
                process.join(5)
            if pipe is not None:
                pipe.close()


class Chosen(msgspec.Struct, frozen=True):
    """What a seat answers, and who says so: a level, or nobody (it was drawn by lot)."""

    action: str
    by: str
    report: Report | None = None


class Sitting:
    """What a server remembers of a computer player at a table. It is lost when the table is put away: a player that
    plans then plans anew."""

    def __init__(self) -> None:
        self.memory: Orders | None = None
        self.hunches: list[Hunch] = []
        """Of plans it may make next, thought of while others decided."""
        self.failures = 0
        """How often in a row it gave no answer."""
        self.chances: deque[float] = deque(maxlen=SURE)
        """Of its last plan decisions: the chance to win that it saw."""
        self.refused = 0
        """Plan decisions to wait before arms are offered again."""

    @property
    def lost(self) -> bool:
        """Has it given up hope?"""
        return len(self.chances) == SURE and max(self.chances) < LOST


class Bots:
    """All computer players of a server."""

    def __init__(self, workers: int, think: float, target: Callable[[Connection], None] = work) -> None:
        self.think = think
        self._workers = [Worker(target) for _ in range(max(1, workers))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(len(self._workers), "longroll-bot")
        self._loops: dict[LiveTable, asyncio.Task[None]] = {}
        self._ponderings: dict[LiveTable, asyncio.Task[None]] = {}
        self._parleys: dict[LiveTable, asyncio.Task[None]] = {}
        self._sittings: WeakKeyDictionary[LiveTable, dict[tuple[str, str], Sitting]] = WeakKeyDictionary()
        self._closed = False

    def wake(self, table: LiveTable) -> None:
        """Play on at a table where a computer player must decide, and answer who offers it a draw; does nothing if it
        already does."""
        if self._closed:
            return
        if table not in self._loops and table.computer_to_move() is not None:
            self._loops[table] = asyncio.get_running_loop().create_task(self._play(table))
        if table not in self._parleys and (asked := parley.asked_computer(table)) is not None:
            self._parleys[table] = asyncio.get_running_loop().create_task(self._answer_draw(table, asked))

    def playing(self, table: LiveTable) -> bool:
        return table in self._loops

    def sitting(self, table: LiveTable, seat: str, level: str) -> Sitting:
        """What is remembered of a level at a seat."""
        return self._sittings.setdefault(table, {}).setdefault((seat, level), Sitting())

    async def _play(self, table: LiveTable) -> None:
        try:
            while (seat := table.computer_to_move()) is not None and not table.broken:
                if not await self._move(table, seat):
                    return
        finally:
            self._loops.pop(table, None)
            if not self._closed and table not in self._ponderings:
                self._ponderings[table] = asyncio.get_running_loop().create_task(self._ponder(table))

    async def _move(self, table: LiveTable, seat: SeatRow) -> bool:
        """One action of a computer player; False if the table does not take it."""
        seq, state = table.seq, table.state
        sitting = self.sitting(table, seat.seat, seat.level or "")
        chosen = await self.choose(table, seat, sitting)
        if (answering := self._parleys.get(table)) is not None:  # to act is to decline
            await asyncio.wait([answering])
        try:
            if table.state is state:
                await self._tell(table, seat, sitting, chosen)
            if table.state is not state:  # somebody took something back meanwhile
                return True
            seq = table.seq
            await table.act(seat.seat, chosen.action, seq)
        except Stale:
            return True
        except (Trouble, Refused) as error:
            if table.broken:
                return False
            if table.seq == seq and table.computer_to_move() is seat:
                log.error("the computer player stopped at table %s: %s", table.id, error)
                return False
        return True

    # ---- a draw --------------------------------------------------------------------------------------------

    async def _answer_draw(self, table: LiveTable, seat: SeatRow) -> None:
        """Say whether the draw that stands is taken, whoever must decide now."""
        offer = table.offers.draw
        try:
            say = parley.accept_draw if await self._takes_draw(table, seat) else parley.decline_draw
            if table.offers.draw == offer:
                await say(table, seat.seat)
        except (Trouble, Refused) as error:  # it was withdrawn, or somebody gave up meanwhile
            log.info("a draw was not answered at table %s: %s", table.id, error)
        finally:
            self._parleys.pop(table, None)

    async def _takes_draw(self, table: LiveTable, seat: SeatRow) -> bool:
        """Does a computer player take a draw? One that somebody else has made was never asked how; it plays on, as
        does one that fails."""
        level = seat.level or ""
        if level not in LEVELS:
            return False
        question = Question(level, secrets.randbits(64), table.game.view(table.state, seat.seat), draw=True)
        try:
            return decode(await self._carry(msgspec.json.encode(question), SCRIPT_SECONDS), Answer).agrees
        except (OSError, BadInput, msgspec.MsgspecError) as error:
            log.error("computer player %s of %s failed: %s", level, table.game.name, error)
            return False

    # ---- pondering -----------------------------------------------------------------------------------------

    async def _ponder(self, table: LiveTable) -> None:
        """Let those who plan think while a person decides, as long as nobody needs the workers, a while for each
        decision."""
        try:
            planners = [seat for seat in table.seats.values() if seat.kind == "computer" and seat.level in SECONDS]
            for _ in range(PONDERINGS):
                for seat in planners:
                    if self._closed or table.state.over or table.computer_to_move() or not self._idle():
                        return
                    await self._ponder_once(table, seat)
        finally:
            self._ponderings.pop(table, None)

    def _idle(self) -> bool:
        """Is every worker free?"""
        return self._free.qsize() == len(self._workers)

    async def _ponder_once(self, table: LiveTable, seat: SeatRow) -> None:
        sitting = self.sitting(table, seat.seat, seat.level or "")
        view = table.game.view(table.state, seat.seat)
        question = Question(seat.level or "", secrets.randbits(64), view, hunches=sitting.hunches, ponder=PONDERING)
        with contextlib.suppress(OSError, BadInput, msgspec.MsgspecError):  # it will plan without hunches
            found = decode(await self._carry(msgspec.json.encode(question), SCRIPT_SECONDS), Answer)
            sitting.hunches = found.hunches

    # ---- choosing ------------------------------------------------------------------------------------------

    def limit(self, level: str) -> float:
        """Seconds after which a level is taken to hang."""
        return min(self.think, SCRIPT_SECONDS + 2 * SECONDS.get(level, 0.0))

    async def choose(self, table: LiveTable, seat: SeatRow, sitting: Sitting) -> Chosen:
        """An answer for a seat: its level's own, else that of a simpler one, at last any."""
        game, level = table.game, seat.level or ""
        view = game.view(table.state, seat.seat)
        if len(view.options) == 1:
            return Chosen(str(view.options[0]), level)
        if sitting.failures < PATIENCE:
            settings = settings_of(level, leader_of(table.id, game.name, seat.seat, level), self.limit(level))
            question = Question(level, secrets.randbits(64), view, settings, sitting.memory, sitting.hunches)
            try:
                found = await self._ask(game, question)
                sitting.failures, sitting.memory = 0, found.memory
                if found.report is not None:
                    sitting.hunches = []
                return Chosen(found.action, level, found.report)
            except Failed:
                sitting.failures += 1
        for stand_in in simpler(game, level):
            with contextlib.suppress(Failed):
                found = await self._ask(game, Question(stand_in, secrets.randbits(64), view))
                return Chosen(found.action, stand_in)
        return Chosen(str(secrets.choice(view.options)), "")

    async def _ask(self, game: Game, question: Question) -> Answer:
        """What a player answers; Failed, with a line in the server's log, if that is nothing the rules allow."""
        trouble = ""
        try:
            found = decode(await self._carry(msgspec.json.encode(question), self.limit(question.mind)), Answer)
            if any(str(option) == found.action for option in question.view.options):
                return found
            trouble = found.trouble or f"no legal answer: {found.action:.80}"
        except (OSError, BadInput, msgspec.MsgspecError) as error:
            trouble = str(error)
        log.error("computer player %s of %s failed: %s", question.mind, game.name, trouble)
        raise Failed

    async def _carry(self, question: bytes, limit: float) -> bytes:
        """A question to a worker that is free, and its answer."""
        worker = await self._free.get()
        asking = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question, limit)

        def free(answered: asyncio.Future[bytes]) -> None:
            self._free.put_nowait(worker)
            if not answered.cancelled():
                answered.exception()  # whoever asked may be gone; then nobody else reads it

        asking.add_done_callback(free)
        return await asyncio.shield(asking)

    # ---- telling -------------------------------------------------------------------------------------------

    async def _tell(self, table: LiveTable, seat: SeatRow, sitting: Sitting, chosen: Chosen) -> None:
        """Before it acts: that another stands in, what was thought (sealed), and whether arms are to be laid down."""
        level = seat.level or ""
        leader = leader_of(table.id, table.game.name, seat.seat, level)
        who = {"level": level, "name": "" if leader is None else leader.name}
        if chosen.by != level and sitting.failures <= PATIENCE:
            what = "stands-in" if chosen.by else "at-random"
            if sitting.failures == PATIENCE and chosen.by:
                what, sitting.failures = "plays-on", PATIENCE + 1
            await table.note(seat.seat, what, by=chosen.by, **who)
        if chosen.report is not None:
            await self._keep(table, seat.seat, chosen.report)
            await self._judge(table, seat.seat, sitting, chosen.report, who)

    async def _keep(self, table: LiveTable, seat: str, report: Report) -> None:
        """Seal what was thought, beside the truth. A game goes on without it if the disk is full."""
        truth = table.game.unseen(table.state, seat)
        told = {belief.what: truth[belief.what] for belief in report.beliefs if belief.what in truth}
        row = ThoughtRow(table.id, table.seq, seat, msgspec.json.encode(msgspec.structs.replace(report, truth=told)))
        try:
            await table.store.write(lambda connection: storage.add_thought(connection, row))
        except SQLAlchemyError:
            log.exception("what was thought at table %s could not be kept", table.id)

    async def _judge(self, table: LiveTable, seat: str, sitting: Sitting, report: Report, who: dict[str, str]) -> None:
        """Offer to lay down arms when all is lost, past the middle of the game; take the offer back when it is not."""
        sitting.chances.append(report.chosen.chance)
        sitting.refused = max(0, sitting.refused - 1)
        offered = table.offers.arms
        if offered is not None:
            if offered.seat == seat and report.chosen.chance >= AGAIN:
                await parley.withdraw_arms(table, seat, **who)
        elif sitting.lost and not sitting.refused and await asyncio.to_thread(past_middle, table):
            sitting.refused = LATER
            await parley.offer_arms(table, seat, **who)

    async def close(self) -> None:
        self._closed = True
        loops = [*self._loops.values(), *self._ponderings.values(), *self._parleys.values()]
        for task in loops:
            task.cancel()
        await asyncio.gather(*loops, return_exceptions=True)
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def past_middle(table: LiveTable) -> bool:
    """Is less than half of the game's turns left? Not, if the game does not count them."""
    turns = table.game.size(table.row.scenario).turns
    return 0 < 2 * table.game.endings.turns_left(table.state) <= turns
