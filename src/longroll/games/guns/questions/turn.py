"""Questions about the turn: time, orders, reinforcements, objectives."""

from __future__ import annotations

from longroll.games.guns.components import ARMIES, CSA, ENTRIES, N_SPACES, ORDERS, SPACES, USA
from longroll.games.guns.position import write_arrival
from longroll.games.guns.questions.asking import Asking
from longroll.games.guns.rules.duration import longest
from longroll.games.guns.rules.fields import communication_path
from longroll.games.guns.rules.time_track import group_base
from longroll.games.guns.rules.victory import fully_controlled
from longroll.games.guns.state import GROUP_SIZE, N_GROUPS
from longroll.kit.positions import need
from longroll.kit.state import NOBODY

TIME_TOKENS = (*ENTRIES, "rumor")


class TurnQuestions(Asking):
    """Asked of the moment."""

    # ---- time and orders (GG-5 to GG-7) --------------------------------------------------------------------

    def time(self) -> dict[str, str | int]:
        """The ``day``, first ``hour`` and ``length`` of the turn, and its ``first`` player."""
        b = self.b
        return {"day": b.day, "hour": SPACES[b.space], "length": b.length, "first": ARMIES[b.first]}

    def longest_turn(self) -> int:
        """The most hours this turn may last (GG-7.4 to GG-7.7)."""
        return longest(self.b)

    def cut_short(self) -> bool:
        """Has the second player chosen a shorter turn than he might (GG-7.9)?"""
        return bool(self.b.short)

    def order(self, army: str) -> str:
        """The general order of an army for this turn."""
        return ORDERS[self.b.orders[self._army(army)]]

    def declared(self, army: str) -> str:
        """The order an army declared last (GG-6.1): for the next turn, once it has."""
        return ORDERS[self.b.declared[self._army(army)]]

    def last_withdrawing(self) -> str:
        """The army that declared Withdraw last (GG-7.2); nothing if none has."""
        return "" if self.b.last_withdraw == NOBODY else ARMIES[self.b.last_withdraw]

    def stirred(self, army: str) -> bool:
        """Has the other army withdrawn or attacked since this army declared its order (GG-6.9)?"""
        return bool(self.b.stirred[self._army(army)])

    def mandatory_withdrawals(self, army: str) -> int:
        """Mandatory withdrawals an army has made in its action phase (GG-6.12)."""
        return self.b.duty[self._army(army)]

    def marches_lengthened(self) -> int:
        """Marches that march tokens played in this phase still lengthen (GG-12.5)."""
        return self.b.bonus

    def bombarded(self, army: str) -> bool:
        """Has an army declared an extended bombardment in this turn (GG-22.1)?"""
        return bool(self.b.bombarded >> self._army(army) & 1)

    # ---- reinforcements (GG-4, GG-11, GG-17) ---------------------------------------------------------------

    def track(self, army: str) -> dict[str, int]:
        """The hours at which time tokens of an army lie face down, each with the number of the group it was shuffled
        with (GG-4.3, GG-17.5)."""
        start = self._army(army) * N_SPACES
        return {SPACES[n]: group for n, group in enumerate(self.b.track[start : start + N_SPACES]) if group}

    def group(self, army: str, number: int) -> dict[str, int]:
        """What lies face down of a group of time tokens: arrivals by entry point, and each ``rumor``."""
        need(1 <= number <= N_GROUPS, f"groups of time tokens are 1 to {N_GROUPS}")
        start = group_base(self._army(army), number - 1)
        counts = self.b.groups[start : start + GROUP_SIZE]
        return {word: count for word, count in zip(TIME_TOKENS, counts, strict=True) if count}

    def tokens_to_come(self, army: str) -> int:
        """Time tokens of an army that lie face down on the track."""
        return len(self.track(army))

    def turned_up(self, army: str) -> dict[str, str]:
        """The arrival tokens of an army turned up in this turn: hour and entry point (GG-11.2)."""
        start = self._army(army) * N_SPACES
        shown = self.b.shown[start : start + N_SPACES]
        return {SPACES[n]: ENTRIES[entry - 1] for n, entry in enumerate(shown) if entry}

    def arrivals(self) -> list[dict[str, str | int]]:
        """Every arrival so far: ``day``, ``hour``, ``command``, ``entry`` and number of ``blocks`` (GG-11.3)."""
        written = [write_arrival(number, arrival) for number, arrival in enumerate(self.b.arrivals)]
        return [
            {"day": one.day, "hour": one.hour, "command": one.command, "entry": one.entry, "blocks": one.blocks}
            for one in written
        ]

    def opened(self) -> list[str]:
        """The entry points at which reinforcements entered in earlier turns (GG-11.13)."""
        return [entry for number, entry in enumerate(ENTRIES) if self.b.opened >> number & 1]

    def received(self, army: str) -> int:
        """Arrival tokens an army has received (GG-16.1)."""
        return self.b.received[self._army(army)]

    def debt(self) -> int:
        """Blocks the Union still owes (GG-17.9)."""
        return self.b.debt

    # ---- objectives (GG-16, GG-20) -------------------------------------------------------------------------

    def objectives(self) -> list[dict[str, str | bool]]:
        """The three objectives: ``area``, ``army`` that controls it, and whether the Union does ``fully`` (GG-20.3)."""
        return [
            {
                "area": self.ground.area_codes[area],
                "army": ARMIES[self.b.red >> number & 1],
                "fully": (self.b.red >> number & 1) == USA and fully_controlled(self.b, number),
            }
            for number, area in enumerate(self.b.goals)
        ]

    def communication(self, area: str) -> list[str]:
        """A shortest chain of areas from one to a Union entry area, out of Confederate fire; nothing if there is none
        (GG-20.4)."""
        path = communication_path(self.ground, self._area(area), self.b.threat(CSA))
        return [self.ground.area_codes[crossed] for crossed in path]
