"""Sentences about the position for people: commands, areas and positions by name, never by code."""

from __future__ import annotations

from functools import lru_cache

from longroll.games.guns.board import GROUND, Ground
from longroll.games.guns.components import (
    ANY,
    ARMIES,
    COMMANDS,
    ENTRIES,
    FACE,
    FACE_STATE,
    FACES,
    FULL,
    MARCH_NAME,
    RESERVE_ARTILLERY,
    STATES,
    TOKEN,
    TOKEN_STRENGTH,
    TOKEN_WORD,
    TOKENS,
)
from longroll.games.guns.data.materials import MAP_WORDS, WORDS
from longroll.games.guns.lexicon import notation
from longroll.games.guns.table.formations import block_name
from longroll.kit.scene import Side, pointer
from longroll.kit.speech import Speaker, described
from longroll.kit.terms import Action, Message
from longroll.kit.words import Words, say, words

SIDE_CLASS: tuple[Side, Side] = ("u", "c")
"""The class that colours each army's things."""
AS_WRITTEN = frozenset({"text", "verb", "decision", "why"})
"""Arguments that are no codes."""


WAITING = {"entry": ("label-wait", "wait"), "entry-last": ("label-wait-last", "wait")}
"""Buttons that go on without being done: the words and the verb."""


def whose(army: int, mine: int) -> str:
    """How a viewer of one army (another number: a spectator) speaks of an army: ``own``, ``foe``, or by its name.
    Messages choose their words by it (``$who-code``)."""
    if mine not in (0, 1):
        return ARMIES[army]
    return "own" if army == mine else "foe"


def line_words(name: str, sheet: Words) -> str:
    """The name of a position as a language says it: proper names stay, the words for where on it are translated."""
    text = name.replace("'", "’")
    place, comma, part = text.rpartition(", ")
    key = f"side-{part.lower().replace(' ', '-')}"
    return f"{place}, {say(sheet, key)}" if comma and sheet.has(key) else text


class Speech(Speaker):
    """The words of the game in one language, with names of blocks, tokens, and the areas and positions of a map."""

    def __init__(self, language: str, ground: Ground) -> None:
        super().__init__(words(WORDS, language), words(MAP_WORDS, language))
        self.ground = ground
        self.areas = tuple(name.replace("'", "’") for name in ground.area_names)
        self.positions = tuple(self.line_name(position) for position in range(self.ground.n_positions))
        self.faces = tuple(self.face_name(face) for face in range(len(FACES)))
        self.blocks = tuple(block_name(face, self.words) if FACE_STATE[face] >= 0 else "" for face in range(len(FACES)))
        self.brief = tuple(
            self.blocks[face] if FACE_STATE[face] == FULL else self.faces[face] for face in range(len(FACES))
        )
        """A face without the words for full strength."""
        self.tokens = tuple(self.token_name(token) for token in range(len(TOKENS)))
        self.armies = tuple(str(self.words.term(army)) for army in ARMIES)
        self.entries = tuple(str(self.words.term(entry)) for entry in ENTRIES)

    # ---- names ---------------------------------------------------------------------------------------------

    def line_name(self, position: int) -> str:
        """The name of a position, or the two areas it parts."""
        name = line_words(self.ground.position_names[position], self.sheet)
        if name:
            return name
        first, second = (self.areas[self.ground.area_of[stance]] for stance in (2 * position, 2 * position + 1))
        return self.say("position-line", first=first, second=second)

    def face_name(self, face: int) -> str:
        state = FACE_STATE[face]
        if state < 0:
            return self.words.say(Message("face-unseen", {"army": FACES[face][:3]}))
        return self.words.say(Message(f"face-{STATES[state]}", {"command": FACES[face].rsplit("-", 1)[0]}))

    def token_name(self, token: int) -> str:
        """What is printed on a token, in words."""
        if TOKENS[token] == MARCH_NAME:
            return self.say("token-march")
        return self.say("token-guns", deployment=self.deployment(token), strength=TOKEN_STRENGTH[token])

    def deployment(self, token: int) -> str:
        """Whose guns a token stands for."""
        word = TOKEN_WORD[token]
        if word in (ANY, RESERVE_ARTILLERY):
            return self.say(f"token-{word.lower()}")
        return word if word in COMMANDS else self.say("token-corps", corps=word)

    def decimal(self, value: float) -> str:
        """A number with one decimal, as the language writes it."""
        return f"{value:.1f}".replace(".", self.say("decimal-point"))

    def place(self, code: str) -> str:
        """The name of a place by its code."""
        if code in self.ground.position_index:
            return self.positions[self.ground.position_index[code]]
        if code in self.ground.area_index:
            return self.areas[self.ground.area_index[code]]
        return str(self.words.term(code))

    # ---- sentences -----------------------------------------------------------------------------------------

    def name(self, param: str, value: str | int, pointed: bool) -> str | int:
        """One argument of a message: codes of blocks, tokens and places become names."""
        if not isinstance(value, str) or param in AS_WRITTEN:
            return value
        if param == "go":
            return self.button_on(value, pointed)
        if value in self.ground.position_index or value in self.ground.area_index:
            spoken = self.place(value)
            return pointer(f"place:{value}", spoken) if pointed else spoken
        if param == "action":
            return self.act(Action.read(value))
        if value in FACE:
            return self.brief[FACE[value]] if param == "who" else self.faces[FACE[value]]
        if value in TOKEN:
            return self.tokens[TOKEN[value]]
        if param == "targets":
            return self.listed(str(self.name("target", code, pointed)) for code in value.split(", "))
        if param == "entry" and value in ENTRIES and pointed:
            return pointer(f"place:{value}", str(self.words.term(value)))
        return value

    def button_on(self, decision: str, pointed: bool) -> str:
        """What the button says that goes on from a decision; nothing where there is none."""
        key, verb = WAITING.get(decision, (f"done-{decision}", "done"))
        if not self.sheet.has(key):
            return ""
        return pointer(f"verb:{verb}", self.say(key)) if pointed else self.say(key)

    def act(self, action: Action, pointed: bool = False) -> str:
        """An answer as a sentence; a special order is its own text."""
        if action.verb == "special":
            return self.tell(Message("describe-special", {"text": " ".join(action.args)}))
        message = described(action, notation(self.ground))
        args = {
            name: self.brief[FACE[value]] if isinstance(value, str) and value in FACE else value
            for name, value in message.args.items()
        }
        return self.tell(Message(message.key, args), pointed)


@lru_cache(maxsize=96)
def speech(language: str, ground: Ground = GROUND) -> Speech:
    return Speech(language, ground)
