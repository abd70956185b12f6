"""GG-8 Battle tokens: draws by chance, tokens put back by choice."""

from __future__ import annotations

from longroll.games.guns.components import HOLD, N_TOKENS, TOKENS, TRAY_MAX
from longroll.games.guns.lexicon import (
    D_DRAW,
    D_IDLE_RETURN,
    D_KEEP,
    D_ORDER_RETURN,
    DISCARD,
    DONE,
    DRAW,
    E_DRAW_LOST,
    E_DRAWN,
    E_DRAWS,
    E_RESHUFFLED,
    E_RETURNED,
    E_RETURNS,
)
from longroll.games.guns.state import OWNER_COMMANDER, RESERVE, RETURNED, TRAY, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import A_SHIFT, a_of, act, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no


class Draw(Frame):
    """Tokens drawn unseen, one after the other, from the reserve into a pile (GG-8.1, GG-8.4)."""

    def __init__(self, army: int = 0, left: int = 0, pile: int = TRAY, begun: int = 0) -> None:
        self.army = army
        self.left = left
        self.pile = pile
        self.begun = begun

    def copy(self) -> Frame:
        return Draw(self.army, self.left, self.pile, self.begun)

    def fields(self) -> tuple[str, ...]:
        return ("army", "left", "pile", "begun")

    def proceed(self, b: Battle) -> bool:
        if not self.begun:
            self.begun = 1
            if self.left:
                b.tell(E_DRAWS, self.army, self.left)
        while self.left:
            kinds = self.kinds(b)
            if not kinds:
                if not b.number(self.army, RETURNED):
                    b.tell(E_DRAW_LOST, self.army, self.left)
                    break
                b.pour(self.army, RETURNED, RESERVE)
                b.tell(E_RESHUFFLED, self.army)
            elif len(kinds) > 1:
                return True
            else:
                self.draw(b, kinds[0])
        b.end(self)
        return False

    def kinds(self, b: Battle) -> list[int]:
        counts = b.tokens(self.army, RESERVE)
        return [token for token in range(N_TOKENS) if counts[token]]

    def draw(self, b: Battle, token: int) -> None:
        b.shift(self.army, token, RESERVE, self.pile)
        b.tell(E_DRAWN, token, self.army, 0, OWNER_COMMANDER + self.army)
        self.left -= 1

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_DRAW

    def listing(self, b: Battle) -> list[int]:
        return [act(DRAW, token) for token in self.kinds(b)]

    def several(self, b: Battle) -> bool:
        """Where there is one kind only, it is drawn at once."""
        return True

    def weights(self, b: Battle, codes: list[int]) -> list[int]:
        counts = b.tokens(self.army, RESERVE)
        return [counts[a_of(code)] for code in codes]

    def take(self, b: Battle, code: int) -> None:
        self.draw(b, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


class Return(Frame):
    """Tokens of the tray put face down on the return stack, ``least`` to ``most`` of them (GG-6.8, GG-6.10, GG-8.3 …).

    ``why`` is the kind of decision. The other side sees how many are returned, not which."""

    def __init__(self, army: int = 0, least: int = 0, most: int = 0, why: int = D_KEEP, taken: int = 0) -> None:
        self.army = army
        self.least = least
        self.most = most
        self.why = why
        self.taken = taken

    def copy(self) -> Frame:
        return Return(self.army, self.least, self.most, self.why, self.taken)

    def fields(self) -> tuple[str, ...]:
        return ("army", "least", "most", "why", "taken")

    def proceed(self, b: Battle) -> bool:
        tray = b.number(self.army, TRAY)
        if self.taken + tray <= self.least:
            # all of it must go; that is no choice and hides nothing
            for token in range(N_TOKENS):
                while b.has(self.army, TRAY, token):
                    self.put_back(b, token)
        if self.taken == self.most or not b.number(self.army, TRAY):
            if self.taken:
                b.tell(E_RETURNS, self.army, self.taken)
            b.end(self)
            return False
        return True

    def put_back(self, b: Battle, token: int) -> None:
        b.shift(self.army, token, TRAY, RETURNED)
        b.tell(E_RETURNED, token, self.army, 0, OWNER_COMMANDER + self.army)
        self.taken += 1

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return self.why

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"least": max(0, self.least - self.taken), "most": self.most - self.taken}

    def listing(self, b: Battle) -> list[int]:
        counts = b.tokens(self.army, TRAY)
        codes = [DISCARD | token << A_SHIFT for token in range(N_TOKENS) if counts[token]]
        return codes if self.taken < self.least else [DONE, *codes]

    def several(self, b: Battle) -> bool:
        """Enough is returned, and there is more."""
        return self.taken >= self.least

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            self.most = self.taken
        else:
            self.put_back(b, a_of(code))

    def duty(self, b: Battle) -> str:
        """The clause that demands the return."""
        if self.why == D_ORDER_RETURN:
            return "GG-6.12" if b.declared[self.army] == HOLD else "GG-6.10"
        return {D_KEEP: "GG-8.3", D_IDLE_RETURN: "GG-6.8"}.get(self.why, "GG-6.10")

    def refuse(self, b: Battle, code: int) -> Refusal:
        if code == DONE:
            return no(self.duty(b), "return-more", number=self.least - self.taken)
        if verb_in(code, DISCARD):
            return no("GG-8.5", "no-such-token", token=TOKENS[a_of(code)])
        return not_an_answer(self, b, code)


def return_half(b: Battle, army: int, why: int) -> None:
    """GG-6.8, GG-6.10, GG-R23: at least half of the tray, rounded up."""
    tray = b.number(army, TRAY)
    b.begin(Return(army, (tray + 1) // 2, tray, why))


def keep_eight(b: Battle, army: int) -> None:
    """GG-8.3: the tray holds at most eight."""
    over = b.number(army, TRAY) - TRAY_MAX
    if over > 0:
        b.begin(Return(army, over, over, D_KEEP))
