"""The roll for the road on the stage (GB-6.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from longroll.games.gettysburg.board import PLACE
from longroll.games.gettysburg.components import ARRIVALS, CSA
from longroll.games.gettysburg.table.speech import SIDE_CLASS
from longroll.games.gettysburg.table.stage.words import stage_speech
from longroll.kit.film import Shot, Stage, StageBar, StageLine, StageStep
from longroll.kit.scene import LogDie, Pattern


def arrival_stage(shots: Sequence[Shot], language: str) -> Stage | None:
    for shot in shots:
        for event in shot.events:
            if event.kind == "arrival-roll":
                return rolled(shot.seq, int(event.args["face"]), PLACE[str(event.args["box"])], language)
    return None


def rolled(seq: int, face: int, box: int, language: str) -> Stage:
    """One die between two roads."""
    spoken = stage_speech(language)
    group = next(group for group in ARRIVALS if group.rolled)
    roads = Counter(PLACE[name.replace(" ", "-")] for name in group.boxes)
    patterns: list[Pattern] = ["solid", "hatched"]
    bars = [
        StageBar(
            spoken.say("bar-road", road=spoken.names.heading(road)),
            round(100 * faces / len(group.boxes)),
            SIDE_CLASS[CSA],
            pattern,
            0 if road == box else seq,
            seq if road == box else 0,
        )
        for (road, faces), pattern in zip(roads.items(), patterns, strict=True)
    ]
    name = spoken.say("stage-arrival-step")
    road = spoken.names.heading(box)
    line = StageLine(
        seq, spoken.say("stage-arrival"), dice=[LogDie(face, SIDE_CLASS[CSA])], value=str(face), result=road,
        clause="GB-6.3",
    )  # fmt: skip
    return Stage(
        name="arrival",
        title=spoken.say("stage-arrival"),
        subtitle=spoken.say("stage-arrival-note"),
        clause="GB-6.3",
        bars=bars,
        steps=[StageStep(name, name, [line], word=road, seq=seq)],
        outcome=f"**{spoken.say('outcome-arrival', road=road)}**",
        place=group_place(box),
    )


def group_place(box: int) -> str:
    return next(code for code, number in PLACE.items() if number == box)
