"""Fire at long range on the stage: the shots, and what they did to the sector aimed at last (as on its odds card)."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.components import COLOUR_KIND, COLOURS, KINDS, PIECE, PIECES, members
from longroll.games.gettysburg.lexicon import AT_GUNS
from longroll.games.gettysburg.odds import Shot as Aim
from longroll.games.gettysburg.odds import bombardment
from longroll.games.gettysburg.rules.fire import ROLL, FireOrder, fire_items
from longroll.games.gettysburg.rules.modifiers import LONG_SHOCK, LONG_TABLE
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.forecast import effect, effects, fire_bars
from longroll.games.gettysburg.table.stage.assault import battle
from longroll.games.gettysburg.table.stage.lines import counted, die_of, reasons
from longroll.games.gettysburg.table.stage.phases import fire_in
from longroll.games.gettysburg.table.stage.words import DEFENDER, StageSpeech, stage_speech, view_of, who
from longroll.kit.film import Shot, Stage, StageBar, StageLine, StageStep
from longroll.kit.notation import a_of, b_of, c_of
from longroll.kit.speech import capital
from longroll.kit.terms import Event

NO_EFFECT = "bar-no-effect"


class Bombarded:
    """The story of one Fire order, told from its moments."""

    def __init__(self, start: Battle, order: FireOrder, seat: str | None, language: str) -> None:
        self.start = start
        self.side = order.side
        self.aims: list[Aim] = [(a_of(code), b_of(code), c_of(code)) for code in order.shots]
        self.sector = self.aims[-1][1]
        self.seat = seat
        self.view = view_of(seat, order.side)
        self.spoken: StageSpeech = stage_speech(language)
        self.shots: list[StageLine] = []
        self.effects: list[StageLine] = []
        self.fired = 0
        """The moment at which the dice lay."""
        self.done = 0
        self.disrupted: list[int] = []
        self.cubes: list[tuple[int, str]] = []
        """Sector and colour of every cube placed."""
        self.damaged: list[int] = []
        self.lost: list[int] = []
        self.back: list[int] = []
        self.pending = -1

    # ---- moments -------------------------------------------------------------------------------------------

    def follow(self, shots: Sequence[Shot]) -> None:
        for shot in shots:
            if self.done:
                return
            if fire_in(battle(shot.moment.before)) is not None:
                for event in shot.events:
                    self.told(event, shot.seq)
            after = battle(shot.moment.after)
            self.pending = after.mover
            if self.shots and not self.fired:
                self.fired = shot.seq
            if fire_in(after) is None:
                self.done = shot.seq

    def told(self, event: Event, seq: int) -> None:
        kind, args = event.kind, event.args
        piece = PIECE.get(str(args.get("piece", "")), -1)
        if kind == "bombards":
            self.shots.append(self.shot(seq, piece, int(args["face"]), int(args["counts"])))
        elif kind == "disrupted":
            self.disrupted.append(PLACES.index(str(args["sector"])))
            self.add(seq, spoken_place(self, str(args["sector"])), "line-disrupted", "GB-22.16")
        elif kind == "cube-placed":
            self.cubes.append((PLACES.index(str(args["place"])), str(args["colour"])))
            self.add_cube(seq, str(args["colour"]))
        elif kind == "gun-damaged":
            self.damaged.append(piece)
            self.add(seq, self.spoken.piece(piece), "line-damaged", "GB-22.18")
        elif kind == "eliminated":
            self.lost.append(piece)
            self.add(seq, self.spoken.piece(piece), "line-lost", "GB-14.10")
        elif kind == "cube-ignored":
            self.add(seq, self.spoken.piece(piece), "line-evades", "GB-18.9")
        elif kind == "retreats":
            self.back.append(piece)

    def add(self, seq: int, label: str, result: str, clause: str) -> None:
        self.effects.append(StageLine(seq, label, result=self.spoken.say(result), clause=clause))

    def add_cube(self, seq: int, colour: str) -> None:
        label = capital(self.spoken.names.say(f"kind-{KINDS[COLOUR_KIND[COLOURS.index(colour)]]}"))
        result = self.spoken.say("stage-cubes", number=1)
        self.effects.append(StageLine(seq, label, result=result, clause="GB-22.17"))

    def shot(self, seq: int, gun: int, face: int, counts: int) -> StageLine:
        """One battery's die."""
        _, target, aim = next(aim for aim in self.aims if aim[0] == gun)
        items = fire_items(self.start, gun, target)
        note = reasons(self.start, target, "", items, self.spoken)
        if len({aimed for _, aimed, _ in self.aims}) > 1:
            at = self.spoken.say("note-at", sector=self.spoken.place(target))
            note = f"{at}, {note}" if note else at
        if LONG_TABLE[counts]:
            result = self.spoken.say("line-hit") if aim == AT_GUNS else self.spoken.say("stage-cubes", number=1)
        else:
            result = self.spoken.say("line-disrupts" if LONG_SHOCK[counts] and aim != AT_GUNS else "line-nothing")
        clause = items[0][0] if items else "GB-22.15"
        value = counted(face, counts, self.spoken)
        return StageLine(seq, self.spoken.piece(gun), note, [die_of(gun, face)], value, result=result, clause=clause)

    # ---- the stage -----------------------------------------------------------------------------------------

    def effect(self) -> str:
        """The worst that the fire did to the sector, as the key of its bar."""
        here = [piece for piece in self.damaged if self.start.place[piece] == self.sector and piece not in self.lost]
        gone = [piece for piece in self.lost if self.start.place[piece] == self.sector]
        cubes = sum(sector == self.sector for sector, _ in self.cubes)
        return effect(self.sector in self.disrupted, cubes, len(here), len(gone))

    def stage(self, fresh: bool) -> Stage:
        spoken = self.spoken
        odds = bombardment(self.start, self.aims) if fresh else None
        bars: list[StageBar] = []
        risked: int | None = None
        if odds is not None:
            salvo = next(one for one in odds.salvoes if one.sector == self.sector)
            shown = fire_bars(salvo, self.side, spoken.names)
            came = self.effect() if self.done else ""
            for key, bar in zip(effects(salvo), shown, strict=True):
                out = self.done if came and key != came else 0
                here = self.done if key == came else 0
                bars.append(StageBar(bar.label, bar.percent, bar.side, bar.pattern, out, here))
            risked = 100 - shown[-1].percent
        view = self.view
        return Stage(
            name=f"fire {PLACES[self.sector]}",
            title=spoken.place(self.sector),
            subtitle=spoken.say("stage-bombardment", number=len(self.aims)),
            clause="GB-22.15",
            percent=risked if risked is None or view != DEFENDER else 100 - risked,
            of=spoken.say("stage-of-effect", view=view),
            bars=bars,
            steps=self.steps(),
            outcome=self.outcome() if self.done else "",
            place=PLACES[self.sector],
            involved=self.involved(),
        )

    def steps(self) -> list[StageStep]:
        """The shots, then what they do; nothing is left to chance after the shots."""
        spoken = self.spoken
        name = spoken.say("stage-shots", who=who(self.seat, self.side))
        struck = any(line.result != spoken.say("line-nothing") for line in self.shots)
        shots = StageStep(
            name,
            name,
            self.shots,
            "" if struck or not self.fired else spoken.say("stage-no-effect"),
            word=spoken.say("word-effect" if struck else "word-no-effect") if self.fired else "",
            seq=self.fired,
        )
        if self.fired and not struck:
            return [shots]
        damage = spoken.say("stage-damage")
        word = ""
        if self.done:
            word = spoken.say("word-no-effect" if self.effect() == NO_EFFECT else "word-effect")
        elif self.fired and self.pending >= 0:
            word = spoken.say("word-decides", who=who(self.seat, self.pending))
        return [shots, StageStep(damage, damage, self.effects, word=word, seq=self.done)]

    def outcome(self) -> str:
        spoken = self.spoken
        if not self.effects:
            return f"**{spoken.say('outcome-no-effect')}**"
        facts = []
        for sector in self.disrupted:
            facts.append(spoken.say("outcome-disrupted", place=spoken.place(sector)))
        for colour in dict.fromkeys(colour for _, colour in self.cubes):
            number = sum(colour == other for _, other in self.cubes)
            kind = spoken.names.say(f"kind-{KINDS[COLOUR_KIND[COLOURS.index(colour)]]}")
            facts.append(spoken.say("outcome-cubes", cubes=spoken.say("stage-cubes", number=number), piece=kind))
        for key, pieces in (("outcome-damaged", self.damaged), ("outcome-lost", self.lost)):
            named = [piece for piece in pieces if key == "outcome-lost" or piece not in self.lost]
            if named:
                facts.append(spoken.say(key, pieces=spoken.pieces(named), number=len(named)))
        head = spoken.say("outcome-effect", place=spoken.place(self.effects_at()))
        return f"**{head}** {spoken.sentence(facts)}" if facts else f"**{head}**"

    def effects_at(self) -> int:
        """The sector that suffered: the one aimed at last, unless only another did."""
        if self.effect() != NO_EFFECT:
            return self.sector
        struck = [*self.disrupted, *(sector for sector, _ in self.cubes)]
        struck += [self.start.place[piece] for piece in (*self.damaged, *self.lost)]
        return struck[0] if struck else self.sector

    def involved(self) -> list[str]:
        guns = [gun for gun, _, _ in self.aims]
        places = dict.fromkeys([self.start.place[gun] for gun in guns] + [target for _, target, _ in self.aims])
        foe = 1 - self.side
        struck = [piece for _, target, _ in self.aims for piece in members(foe, self.start.mask(foe, target))]
        pieces = dict.fromkeys([*guns, *struck])
        return [*(f"place:{PLACES[place]}" for place in places), *(f"piece:{PIECES[piece]}" for piece in pieces)]


def spoken_place(told: Bombarded, code: str) -> str:
    return told.spoken.place(PLACES.index(code))


def bombardment_stage(shots: Sequence[Shot], seat: str | None, language: str) -> Stage | None:
    """The Fire order that some moments belong to."""
    first = shots[0].moment
    for state in (first.before, first.after):
        b = battle(state)
        order = fire_in(b)
        if order is not None:
            told = Bombarded(b, order, seat, language)
            told.follow(shots)
            return told.stage(order.step == ROLL and not order.dice)
    return None
