"""Sentences about the position for people: units, officers, Forces and places by name, never by code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import count

from longroll.games.reason.components import SEATS, Roster
from longroll.games.reason.data.materials import MAP_WORDS, WORDS
from longroll.games.reason.lexicon import LEXICON
from longroll.games.reason.table.naming import force_name, ground_name, number_of, officer_name, unit_name
from longroll.games.reason.table.survey import spelled
from longroll.kit.scene import Side, pointer
from longroll.kit.speech import COMMAS, Speaker
from longroll.kit.terms import Action, Message
from longroll.kit.words import words

SIDE_CLASS: tuple[Side, Side] = ("u", "c")
"""The class that colours each side's things: the first solid, the second open."""


NUMBER = re.compile(r"[-−]?\d+\.\d+")
KEPT = 64
"""Languages of so many rosters are kept ready: those of pick-up battles change while they are set up."""
_serials = count()


class Speech(Speaker):
    """The words of the game in one language; with a roster, names for codes that come without them."""

    def __init__(self, language: str, roster: Roster | None) -> None:
        super().__init__(words(WORDS, language), words(MAP_WORDS, language))
        self.language = language
        self.roster = roster
        self.serial = next(_serials)
        """No other has it: what depends on the language, the roster and its ground is kept under it, and holds none of
        them."""

    def army(self, side: int) -> str:
        """A side's name."""
        assert self.roster is not None
        return str(self.words.term(self.roster.army_words[side]))

    def say(self, key: str, **args: str | int) -> str:
        """A message of the table; numbers with decimals as the language writes them."""
        return super().say(key, **{name: self.number(value) for name, value in args.items()})

    def number(self, value: str | int) -> str | int:
        if isinstance(value, str) and self.language in COMMAS and NUMBER.fullmatch(value):
            return value.replace(".", ",")
        return value

    def measure(self, param: str, value: str) -> str:
        """A length that was written down, as the language writes it; an allowance without empty decimals."""
        text = f"{float(value):g}" if param == "allowance" else value
        return text.replace(".", ",") if self.language in COMMAS else text

    def decimal(self, value: float, digits: int = 2) -> str:
        """A number with decimals as the language writes it: 1.80, 1,80."""
        return self.measure("", f"{value:.{digits}f}")

    def plain(self, value: float) -> str:
        """A number with as many decimals as it needs: 2, 0.5, 0,5."""
        return self.measure("", f"{value:g}")

    def named(self, args: Mapping[str, str | int], pointed: bool = False) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for name, value in args.items():
            if name.endswith("-name") or (name == "seat" and value in SEATS):
                continue
            known = args.get(f"{name}-name")
            if isinstance(known, str):
                found[name] = self.thing(name, str(value), known, pointed)
                found[f"{name}-many"] = number_of(known)
            else:
                text = self.name(name, value, pointed)
                # a word of the rules stays a code: messages may choose by it
                found[name] = value if text == self.words.term(value) else text
                if self.roster is not None and isinstance(value, str) and value in self.roster.unit:
                    found[f"{name}-many"] = number_of(self.roster.names[self.roster.unit[value]])
        return found

    def thing(self, param: str, code: str, name: str, pointed: bool) -> str:
        """Somebody an event names."""
        if param == "force":
            return force_name(name, self.language)
        officer = param == "officer"
        text = officer_name(name, self.language) if officer else unit_name(name, self.language)
        return pointer(f"{'block' if officer else 'piece'}:{code}", text) if pointed else text

    def name(self, param: str, value: str | int, pointed: bool) -> str | int:
        """One argument of a message: codes become names."""
        if not isinstance(value, str):
            return value
        if param in ("sector", "place", "town"):
            text = self.sector(value)
            return pointer(f"place:{value}", text) if pointed else text
        if param == "objective":
            return self.objective(value)
        if param == "clause":
            return self.words.say(Message(f"modifier-{value}".replace(".", "-")))
        if param == "action":
            return self.act(Action.read(value))
        roster = self.roster
        if roster is not None:
            if value in roster.unit:
                return self.thing("unit", value, roster.names[roster.unit[value]], pointed)
            if value in roster.officer:
                return self.thing("officer", value, roster.officer_names[roster.officer[value]], pointed)
            if param == "force" and value in roster.force_number:
                return force_name(roster.force_names[roster.force_number[value]], self.language)
        if NUMBER.fullmatch(value):
            return self.measure(param, value)
        return value.replace("-", "−") if value[:1] == "-" and value[1:].isdigit() else self.words.term(value)

    def act(self, action: Action) -> str:
        """An answer that is not free text, as a sentence."""
        params = dict(zip(LEXICON.verb_named[action.verb].params.words, action.args, strict=True))
        args: dict[str, str | int] = {name: int(word) if word.isdigit() else word for name, word in params.items()}
        if self.roster is not None and params.get("seat") in SEATS:
            args["seat"] = self.army(SEATS.index(params["seat"]))
        return self.tell(Message(f"describe-{action.verb}", args))

    def sector(self, code: str) -> str:
        """A town's sector: its town, with a number where there are several."""
        town, _, number = code.rpartition("-")
        if self.roster is not None:
            for data in self.roster.data.towns:
                if any(sector.id == code for sector in data.sectors):
                    name = spelled(data.name)
                    return name if len(data.sectors) == 1 else self.say("sector-name", town=name, number=number)
        return ground_name(town or code, self.language)

    def objective(self, code: str) -> str:
        """An objective: its town, or the height it lies on, or what the scenario calls it."""
        if self.roster is not None:
            for data in self.roster.data.objectives:
                if data.id == code and data.at.town:
                    return next(spelled(town.name) for town in self.roster.data.towns if town.id == data.at.town)
        return ground_name(code, self.language)


@lru_cache(maxsize=KEPT)
def speech(language: str, roster: Roster | None = None) -> Speech:
    """The words in a language; ``roster``: whose units and officers are spoken of."""
    return Speech(language, roster)
