"""Writes the types of everything that goes over the wire for the browser client: web/src/lib/wire.ts.

    python tools/wire_types.py           write the file if it differs
    python tools/wire_types.py --check   say whether it differs

They are made from the msgspec structs of the kit and the server, under the same names: a field that the server may
leave out, or that a client need not send, is optional; closed sets are unions of literals; a union of tagged structs
can be told apart by its tag.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from longroll.kit import ending, film, lessons, scene
from longroll.server import (
    aftermath,
    api,
    changes,
    errors,
    glimpse,
    guide,
    listing,
    live,
    lobby,
    pages,
    replay,
    rules,
    seating,
    showing,
    table,
    thoughts,
    views,
)
from longroll.server import film as films

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
MODULES = (
    *(scene, film, ending, lessons, errors, showing, table, seating, views, pages, rules, guide),
    *(replay, films, aftermath, thoughts, glimpse, listing, lobby, api, changes, live),
)
"""Where the records of the wire are, in the order of the file."""
SENT = (
    scene.Board,
    pages.GameCard,
    pages.LessonCard,
    rules.Rules,
    guide.Guide,
    listing.Summary,
    lobby.Made,
    api.Invitation,
    api.Foretold,
    api.Me,
    views.Bundle,
    views.ErrorBody,
    scene.Why,
    scene.Inspection,
    scene.Odds,
    scene.Pose,
    scene.Holding,
    replay.Replay,
    aftermath.Aftermath,
    aftermath.Fight,
    thoughts.ThoughtNote,
    films.Film,
    *get_args(live.ServerMessage),
)
"""What the server answers and says; what lies inside follows."""
ASKED = (
    lobby.NewTable,
    lobby.PlayOn,
    api.ActAsk,
    api.Hold,
    api.Join,
    api.Reseat,
    api.ForSeat,
    api.TakeBack,
    api.Order,
    api.InHand,
    api.Answer,
    api.SurrenderAnswer,
    api.DrawWord,
    api.Pause,
    api.Called,
    *get_args(live.ClientMessage),
)
"""What a client asks and says."""
ALIASES = ("ServerMessage", "ClientMessage")
"""Unions that nothing else names."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
WIDTH = 120
HEAD = """/**
 * Everything that goes over the wire. Made by tools/wire_types.py from the records of the kit and the server, which say
 * what each field means; not to be changed by hand.
 */
"""


class Wire:
    """The records that the client needs, and their names."""

    def __init__(self) -> None:
        self.names = {value: name for name, value in reversed(list(aliases()))}
        self.used: set[str] = set()
        self.sent = set(reached(SENT))
        self.asked = set(reached(ASKED))

    def render(self) -> str:
        records = sorted(self.sent | self.asked, key=place)
        bodies = [self.record(record) for record in records]
        sets: list[str] = []
        while True:  # an alias may need another one
            known = len(self.used)
            sets = [self.alias(name, value) for name, value in aliases() if name in self.used or name in ALIASES]
            if known == len(self.used):
                return "\n".join([HEAD, *sets, *bodies])

    def alias(self, name: str, value: Any) -> str:
        parts = [self.literal(value)] if get_origin(value) is tuple else [self.type(part) for part in members(value)]
        line = f"export type {name} = {' | '.join(parts)};\n"
        return line if len(line) <= WIDTH else f"export type {name} =\n" + "\n".join(f"  | {p}" for p in parts) + ";\n"

    def record(self, record: type[msgspec.Struct]) -> str:
        config = record.__struct_config__
        base = next((base for base in record.__mro__[1:] if base in self.sent), None)
        inherited = {field.name for field in msgspec.structs.fields(base)} if base is not None else set()
        over = f" extends {base.__name__}" if base is not None else ""
        lines = [*comment(record), f"export interface {record.__name__}{over} {{"]
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {self.type(Literal[config.tag])};")
        hints = get_type_hints(record)
        for field in msgspec.structs.fields(record):
            if field.name in inherited:
                continue
            left_out = not field.required and (config.omit_defaults or record in self.asked)
            lines.append(f"  {field.encode_name}{'?' if left_out else ''}: {self.type(hints[field.name])};")
        return "\n".join([*lines, "}\n"])

    def type(self, kind: Any) -> str:
        """A type as TypeScript writes it; one that has a name, by it."""
        name: str | None = self.names.get(kind)
        if name is not None:
            self.used.add(name)
            return name
        return self.literal(kind)

    def literal(self, kind: Any) -> str:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(str(value) if isinstance(value, int) else f'"{value}"' for value in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type(part) for part in args))
        if origin is tuple:
            return f"[{', '.join(self.type(part) for part in args)}]"
        if origin in (list, Sequence):
            inner = self.type(args[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin in (dict, Mapping):
            return f"Record<string, {self.type(args[1])}>"
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
            return str(kind.__name__)
        return PLAIN[kind]


def aliases() -> Iterator[tuple[str, Any]]:
    """Named closed sets, unions and tuples."""
    for module in MODULES:
        for name, value in vars(module).items():
            if get_origin(value) in (Literal, Union, UnionType, tuple) and name[0].isupper() and mine(module, name):
                yield name, value


def mine(module: ModuleType, name: str) -> bool:
    """Is a name set in a module, and not only brought there?"""
    return f"\n{name} = " in inspect.getsource(module)


def members(value: Any) -> tuple[Any, ...]:
    """The parts of a union, each as it would be written alone."""
    if get_origin(value) is Literal:
        return tuple(Literal[part] for part in get_args(value))
    return get_args(value)


def reached(roots: Sequence[type[msgspec.Struct]]) -> Iterator[type[msgspec.Struct]]:
    """The records and all that lies inside them."""
    waiting, seen = list(roots), set(roots)
    while waiting:
        record = waiting.pop()
        yield record
        for hint in get_type_hints(record).values():
            for inner in structs_in(hint):
                if inner not in seen:
                    seen.add(inner)
                    waiting.append(inner)


def structs_in(hint: Any) -> Iterator[type[msgspec.Struct]]:
    if inspect.isclass(hint) and get_origin(hint) is None and issubclass(hint, msgspec.Struct):
        yield hint
    for inner in get_args(hint):
        yield from structs_in(inner)


def place(record: type[msgspec.Struct]) -> tuple[int, int]:
    """Where a record is defined: its module, its line."""
    names = [module.__name__ for module in MODULES]
    return names.index(record.__module__), inspect.getsourcelines(record)[1]


def comment(record: type[msgspec.Struct]) -> list[str]:
    """The first sentence about a record."""
    text = " ".join((record.__doc__ or "").split()).replace("``", "`")
    first = text.split(". ")[0]
    if not first:
        return []
    lines = wrap(first if first.endswith((".", "?")) else f"{first}.", WIDTH - 7)
    return [f"/** {lines[0]} */"] if len(lines) == 1 else ["/**", *(f" * {line}" for line in lines), " */"]


def main() -> int:
    text = Wire().render()
    fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
    if "--check" in sys.argv[1:]:
        print("" if fresh else "web/src/lib/wire.ts differs from the records: python tools/wire_types.py", end="")
        return not fresh
    if not fresh:
        TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
