"""GG-13.2 Deployment of artillery tokens, and steps 2 and 3 of an attack: support of the defender, of the attacker."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import (
    ARMY_TOKENS,
    BIT,
    BUFORD,
    COMMAND_ARMY,
    CORPS,
    EXTENDED,
    FULL_OF,
    MATCHING,
    N_COMMANDS,
    RESERVE_ARTILLERY,
    TOKEN_CORPS,
    TOKEN_NEEDS,
    TOKEN_STRENGTH,
    TOKEN_WORD,
    TOKENS,
    USA,
)
from longroll.games.guns.lexicon import (
    ADD,
    D_DEFENSIVE_SUPPORT,
    D_MAKE_UP,
    D_OFFENSIVE_SUPPORT,
    DONE,
    E_EXTENDED,
    E_MADE_UP,
    E_PLAYED,
    E_PLAYED_TOKEN,
    EXTEND,
    GONE,
    NOT_YET,
    PLAY,
)
from longroll.games.guns.rules.assault import Assault, in_hand
from longroll.games.guns.rules.bombardment import bombardment_targets, can_fire
from longroll.games.guns.rules.fields import defensive_field
from longroll.games.guns.state import EXTRA, MADE_UP, OWNER_COMMANDER, TRAY, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

RESERVE_COMMANDS: Final = 4
CORPS_COMMANDS: Final = 2
"""GG-13.2.5: commands that must have entered."""
GUNS_PER_POSITION: Final = 2
"""GG-13.12.3."""


# ---- deployment (GG-13.2) ----------------------------------------------------------------------------------------


def complete(b: Battle, command: int) -> bool:
    """Have all blocks of a command entered as reinforcements? Those given up do not count (GG-13.2.5, GG-R44)."""
    blocks = FULL_OF[command]
    come = [block for block in blocks if b.come & BIT[block]]
    return bool(come) and all(b.come & BIT[block] or b.at[block] == GONE for block in blocks)


def unlocked(b: Battle, token: int) -> bool:
    """GG-13.2.5: have enough commands entered for RESERVE and corps tokens?"""
    if TOKEN_WORD[token] == RESERVE_ARTILLERY:
        commands = [c for c in range(N_COMMANDS) if COMMAND_ARMY[c] == USA and c != BUFORD]
        return sum(1 for c in commands if complete(b, c)) >= RESERVE_COMMANDS
    if TOKEN_CORPS[token]:
        commands = [c for c in range(N_COMMANDS) if CORPS[c] == TOKEN_CORPS[token]]
        return sum(1 for c in commands if complete(b, c)) >= CORPS_COMMANDS
    return True


def needed(b: Battle, army: int, token: int) -> int:
    """GG-13.2.2, GG-13.2.4: how many matching blocks a token needs now; 0 if it cannot be played at all."""
    survivors = 0
    left = MATCHING[token][army]
    while left:
        low = left & -left
        if b.at[low.bit_length() - 1] <= NOT_YET:
            survivors += 1
        left ^= low
    return min(TOKEN_NEEDS[token], survivors)


class Posts:
    """Where the blocks of an army stand, as masks of blocks by position: made once, asked for many tokens."""

    def __init__(self, b: Battle, army: int) -> None:
        self.army = army
        self.on: dict[int, int] = {}
        self.needs: dict[int, int] = {}
        for position in b.ground.members(b.occupied[army]):
            mask = 0
            for block in b.stack(army, position):
                mask |= BIT[block]
            self.on[position] = mask

    def need(self, b: Battle, token: int) -> int:
        """Matching blocks a token needs now; 0 if it cannot be played."""
        found = self.needs.get(token)
        if found is None:
            found = needed(b, self.army, token) if unlocked(b, token) else 0
            self.needs[token] = found
        return found

    def matching(self, b: Battle, token: int, position: int) -> int:
        """GG-13.2.3: mask of the matching blocks on and near a firing position; 0 if none is on it."""
        match = MATCHING[token][self.army]
        here = self.on.get(position, 0) & match
        if not here:
            return 0
        found = here
        for place in b.ground.adjacent[position]:
            beside = self.on.get(place, 0) & match
            if beside:
                found |= beside
                for further in b.ground.adjacent[place]:
                    found |= self.on.get(further, 0) & match
        return found


def deployable(b: Battle, posts: Posts, token: int, position: int, attackers: int = -1) -> bool:
    """GG-13.2: may a token be played on a position? ``attackers``: mask of the attacking blocks, for the attacker's own
    tokens (GG-13.2.6); -1 for the defender's."""
    need = posts.need(b, token)
    if not need:
        return False
    match = posts.matching(b, token, position)
    if match.bit_count() < need:
        return False
    if attackers < 0:
        return True
    if need == 1:
        return bool(match & posts.on[position] & attackers)
    return bool(match & attackers)


def refuse_deployment(b: Battle, army: int, token: int, position: int) -> Refusal:
    """Why a token does not go on a position."""
    name, where = TOKENS[token], b.ground.position_codes[position]
    posts = Posts(b, army)
    need = needed(b, army, token)
    if not need:
        return no("GG-13.2.4", "no-survivors", token=name)
    if not unlocked(b, token):
        return no("GG-13.2.5", "not-yet-come", token=name)
    match = posts.matching(b, token, position)
    if not match:
        return no("GG-13.2.3", "no-match-there", token=name, position=where)
    if match.bit_count() < need:
        return no("GG-13.2.2", "too-few", token=name, position=where, number=need)
    return no("GG-13.2.6", "none-attacks", token=name, position=where)


def guns_in(b: Battle, army: int, pile: int) -> list[int]:
    """Kinds of artillery tokens an army has in a pile."""
    return [token for token in ARMY_TOKENS[army] if TOKEN_STRENGTH[token] and b.has(army, pile, token)]


# ---- step 2 ------------------------------------------------------------------------------------------------------


def defensive_positions(b: Battle, attack: Assault) -> list[int]:
    """GG-13.12.2, GG-13.12.3, deployment apart: where the defender may play artillery against an attack. Public."""
    army = 1 - attack.army
    crossed = attack.areas()
    friends = b.occupied[army]
    found = []
    for position in b.ground.members(friends & ~b.occupied[attack.army]):
        if defensive_field(b.ground, b.stance(army, position), friends) & crossed:
            if len(b.guns_on(army, position)) < GUNS_PER_POSITION:
                found.append(position)
    return found


class DefensiveSupport(Frame):
    """Step 2: the defender plays artillery face down (GG-13.12)."""

    def __init__(self, army: int = 0) -> None:
        self.army = army

    def copy(self) -> Frame:
        return DefensiveSupport(self.army)

    def fields(self) -> tuple[str, ...]:
        return ("army",)

    def proceed(self, b: Battle) -> bool:
        if b.number(self.army, TRAY) and defensive_positions(b, in_hand(b)):
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return D_DEFENSIVE_SUPPORT

    def subject(self, b: Battle) -> dict[str, str | int]:
        return named_targets(b)

    def listing(self, b: Battle) -> list[int]:
        posts = Posts(b, self.army)
        guns = guns_in(b, self.army, TRAY)
        return [DONE] + [
            act(PLAY, token, position)
            for position in defensive_positions(b, in_hand(b))
            for token in guns
            if deployable(b, posts, token, position)
        ]

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            b.end(self)
        else:
            play(b, self.army, a_of(code), b_of(code), TRAY)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, PLAY):
            return not_an_answer(self, b, code)
        token, position = a_of(code), b_of(code)
        where = b.ground.position_codes[position]
        bad = refuse_token(b, self.army, token, position, TRAY, "GG-13.12.5")
        if bad is not None:
            return bad
        if b.occupied[1 - self.army] & BIT[position]:
            return no("GG-13.12.2", "enemy-there", position=where)
        if len(b.guns_on(self.army, position)) >= GUNS_PER_POSITION:
            return no("GG-13.12.3", "two-guns-there", position=where)
        if position not in defensive_positions(b, in_hand(b)):
            return no("GG-13.12.2", "nobody-crosses", position=where)
        return refuse_deployment(b, self.army, token, position)


def refuse_token(b: Battle, army: int, token: int, position: int, pile: int, clause: str) -> Refusal | None:
    """What is wrong with the token, or with the place at first sight."""
    if not b.has(army, pile, token):
        return no(clause, "no-such-token", token=TOKENS[token])
    if not TOKEN_STRENGTH[token]:
        return no(clause, "no-artillery", token=TOKENS[token])
    if not b.occupied[army] & BIT[position]:
        return no("GG-13.2.3", "no-stack-there", position=b.ground.position_codes[position])
    return None


def play(b: Battle, army: int, token: int, position: int, pile: int) -> None:
    """A token goes face down on a position: the place is public, the face is not."""
    b.play_token(army, token, position, pile)
    b.tell(E_PLAYED, army, position, len(b.guns_on(army, position)))
    b.tell(E_PLAYED_TOKEN, token, position, army, OWNER_COMMANDER + army)


def named_targets(b: Battle) -> dict[str, str | int]:
    """The targets of the attack in hand, for a prompt."""
    codes = [b.ground.position_codes[target] for target in in_hand(b).targets]
    return {"targets": ", ".join(codes)}


# ---- step 3 ------------------------------------------------------------------------------------------------------


def firing_positions(b: Battle, attack: Assault) -> list[int]:
    """GG-13.13.1, deployment apart: where the attacker may play artillery. Public."""
    army = attack.army
    targets = bombardment_targets(b, attack)
    return [
        position
        for position in b.ground.members(b.occupied[army] & ~b.occupied[1 - army])
        if any(can_fire(b, army, position, target) for target in targets)
    ]


class OffensiveSupport(Frame):
    """Step 3: the attacker plays artillery face down, declares an extended bombardment (GG-22.1) if he likes, and makes
    up the number of tokens (GG-13.13)."""

    def __init__(self, army: int = 0, played: int = 0, making_up: int = 0) -> None:
        self.army = army
        self.played = played
        self.making_up = making_up

    def copy(self) -> Frame:
        return OffensiveSupport(self.army, self.played, self.making_up)

    def fields(self) -> tuple[str, ...]:
        return ("army", "played", "making_up")

    def pile(self, b: Battle) -> int:
        """GG-22.6: in the second run of an extended bombardment the tokens come from its own stack."""
        return EXTRA if in_hand(b).again else TRAY

    def missing(self, b: Battle) -> int:
        """GG-13.13.5: how many tokens are still to be made up (GG-22.6: as many as there are)."""
        attack = in_hand(b)
        return min(attack.tokens_needed() - attack.used, b.number(self.army, self.pile(b)))

    def proceed(self, b: Battle) -> bool:
        pile = self.pile(b)
        if not self.making_up:
            if b.number(self.army, pile) and firing_positions(b, in_hand(b)):
                return True
            if self.may_extend(b):
                return True
            self.finish_guns(b)
        missing = self.missing(b)
        if missing > 0 and missing < b.number(self.army, pile):
            return True
        if missing > 0:
            # all of them must go: that hides nothing
            for token in ARMY_TOKENS[self.army]:
                while b.has(self.army, pile, token):
                    self.make_up(b, token)
        if in_hand(b).used > self.played:
            b.tell(E_MADE_UP, self.army, in_hand(b).used - self.played)
        b.end(self)
        return False

    def finish_guns(self, b: Battle) -> None:
        self.making_up = 1
        in_hand(b).used = self.played

    def may_extend(self, b: Battle) -> bool:
        """GG-22.1."""
        return (
            bool(b.rules & EXTENDED) and not b.bombarded & BIT[self.army] and not in_hand(b).again and self.played > 0
        )

    def make_up(self, b: Battle, token: int) -> None:
        b.shift(self.army, token, self.pile(b), MADE_UP)
        in_hand(b).used += 1

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return D_MAKE_UP if self.making_up else D_OFFENSIVE_SUPPORT

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"number": self.missing(b)} if self.making_up else named_targets(b)

    def listing(self, b: Battle) -> list[int]:
        pile = self.pile(b)
        if self.making_up:
            return [act(ADD, token) for token in ARMY_TOKENS[self.army] if b.has(self.army, pile, token)]
        attack = in_hand(b)
        posts = Posts(b, self.army)
        guns = guns_in(b, self.army, pile)
        attackers = attack.attackers()
        codes = [DONE, EXTEND] if self.may_extend(b) else [DONE]
        return codes + [
            act(PLAY, token, position)
            for position in firing_positions(b, attack)
            for token in guns
            if deployable(b, posts, token, position, attackers)
        ]

    def take(self, b: Battle, code: int) -> None:
        if code == EXTEND:
            in_hand(b).extended = 1
            b.bombarded |= BIT[self.army]
            b.tell(E_EXTENDED, self.army)
        if code in (DONE, EXTEND):
            self.finish_guns(b)
        elif verb_in(code, ADD):
            self.make_up(b, a_of(code))
        else:
            play(b, self.army, a_of(code), b_of(code), self.pile(b))
            self.played += 1

    def refuse(self, b: Battle, code: int) -> Refusal:
        pile = self.pile(b)
        if self.making_up:
            if verb_in(code, ADD):
                return no("GG-13.13.5", "no-such-token", token=TOKENS[a_of(code)])
            if code == DONE:
                return no("GG-13.13.5", "make-up-due", number=self.missing(b))
            return not_an_answer(self, b, code)
        if code == EXTEND:
            if not b.rules & EXTENDED:
                return no("GG-22.1", "option-not-in-play")
            if b.bombarded & BIT[self.army]:
                return no("GG-22.1", "extended-already")
            return no("GG-22.1", "no-artillery-played")
        if not verb_in(code, PLAY):
            return not_an_answer(self, b, code)
        token, position = a_of(code), b_of(code)
        where = b.ground.position_codes[position]
        bad = refuse_token(b, self.army, token, position, pile, "GG-13.13.1")
        if bad is not None:
            return bad
        if b.occupied[1 - self.army] & BIT[position]:
            return no("GG-13.13.1", "enemy-there", position=where)
        if position not in firing_positions(b, in_hand(b)):
            return no("GG-13.13.3", "no-bombardment-target", position=where)
        return refuse_deployment(b, self.army, token, position)
