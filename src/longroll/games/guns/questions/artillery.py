"""Questions about battle tokens: where they are, and what artillery may do (GG-8, GG-13.2, GG-13.13)."""

from __future__ import annotations

from longroll.games.guns.components import BIT, FACE_OF, FACES, N_BLOCKS, TOKEN, TOKENS
from longroll.games.guns.questions.asking import Asking
from longroll.games.guns.rules.bombardment import can_fire
from longroll.games.guns.rules.deployment import Posts, deployable, needed, unlocked
from longroll.games.guns.state import PILES
from longroll.kit.positions import look_up

PILE: dict[str, int] = {name: number for number, name in enumerate(PILES)}


class ArtilleryQuestions(Asking):
    """Asked of tokens."""

    def pile(self, army: str, pile: str) -> dict[str, int]:
        """The battle tokens in a pile (``tray``, ``reserve``, ``returned`` …) by kind."""
        counts = self.b.tokens(self._army(army), look_up(PILE, pile, "pile of tokens"))
        return {TOKENS[token]: counts[token] for token in range(len(TOKENS)) if counts[token]}

    def size(self, army: str, pile: str) -> int:
        """How many tokens are in a pile."""
        return self.b.number(self._army(army), look_up(PILE, pile, "pile of tokens"))

    def guns(self, position: str, army: str) -> list[str]:
        """Artillery tokens an army has played on a position in the attack in hand."""
        return [TOKENS[token] for token in self.b.guns_on(self._army(army), self._position(position))]

    def unlocked(self, token: str) -> bool:
        """Have enough commands entered for a token to be played (GG-13.2.5)?"""
        return unlocked(self.b, look_up(TOKEN, token, "token"))

    def blocks_needed(self, token: str, army: str) -> int:
        """How many matching blocks a token needs now (GG-13.2.2, GG-13.2.4); 0: nobody is left to play it."""
        return needed(self.b, self._army(army), look_up(TOKEN, token, "token"))

    def matching(self, token: str, position: str, army: str) -> list[str]:
        """Faces of the blocks on and near a position that a token matches, sorted; none unless one is on it
        (GG-13.2.1, GG-13.2.3)."""
        posts = Posts(self.b, self._army(army))
        mask = posts.matching(self.b, look_up(TOKEN, token, "token"), self._position(position))
        return sorted(FACES[FACE_OF[block]] for block in range(N_BLOCKS) if mask & BIT[block])

    def can_deploy(self, token: str, position: str, army: str, attackers: tuple[str, ...] = ()) -> bool:
        """May a token be played on a position (GG-13.2)? ``attackers``: the positions whose blocks attack, for the
        attacker's own tokens (GG-13.2.6)."""
        side = self._army(army)
        blocks = [block for place in attackers for block in self.b.stack(side, self._position(place))]
        mask = sum(BIT[block] for block in blocks) if attackers else -1
        number = look_up(TOKEN, token, "token")
        return deployable(self.b, Posts(self.b, side), number, self._position(position), mask)

    def can_bombard(self, position: str, army: str, target: str) -> bool:
        """May artillery with a stack bombard the enemy stack on a position (GG-13.13.3, GG-13.13.4)?"""
        side = self._army(army)
        self._stance(position, army)
        self._stance(target, "CSA" if army == "USA" else "USA")
        return can_fire(self.b, side, self._position(position), self._position(target))
