"""A plate: a part of the sheet, drawn layer by layer from the ground up. Games add their own layers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longroll.engraving import ground
from longroll.engraving.inks import ROUND, Palette
from longroll.engraving.lines import Point
from longroll.engraving.pens import Window
from longroll.engraving.survey import Geography, survey


class Weights(NamedTuple):
    """How strongly the ground is drawn. Of hachures: the thinnest, the step to the next weight, the faintest; of
    streams: their outer and inner width."""

    hachure: float
    hachure_step: float
    hachure_fade: float
    tree: float
    orchard: float
    brook: float
    run: tuple[float, float]
    creek: tuple[float, float]
    street: float


class Plate:
    """``series`` and ``name`` keep the identities of two pictures in one page apart; ``land`` is the part of the ground
    on which there are hachures and farms, in metres; ``window`` is in units of the survey's sheet."""

    series = "plate"
    palette: Palette
    weights: Weights

    def __init__(self, name: str, window: Window, land: Sequence[Point]) -> None:
        self.name = name
        self.window = window
        self.land_edge = list(land)
        self.survey: Geography = survey()

    def tag(self, what: str) -> str:
        return f"{self.series}-{self.name}-{what}"

    def relief(self) -> str:
        found = []
        thin, step, faint = self.weights.hachure, self.weights.hachure_step, self.weights.hachure_fade
        for weight, data in enumerate(ground.hachures(self.land_edge, self.window)):
            fade = f' stroke-linecap="round" opacity="{faint + 0.08 * weight:.2f}"'
            found.append(self.palette.path(data, stroke="hachure", width=thin + step * weight, more=fade))
        return "".join(found)

    def woods_ground(self) -> str:
        woods = ground.areas((wood.polygon for wood in self.survey.woods), 2, self.window)
        orchards = ground.areas((orchard.polygon for orchard in self.survey.orchards), 0, self.window)
        return self.palette.path(woods, "wood") + self.palette.path(orchards, "wood", more=' opacity=".6"')

    def woods(self) -> str:
        found = []
        for size, data in enumerate(ground.trees(self.survey.woods, self.window)):
            wide = self.weights.tree + size * 0.7
            coats = [
                ("tree-shade", wide + 0.5, ' transform="translate(3 4)"'),
                ("tree", wide, ' transform="translate(-1 -2)"'),
            ]
            found.append(self.palette.layered(self.tag(f"t{size}"), data, coats))
        dots = ground.rows_of_trees(self.survey.orchards, self.window)
        round_caps = ' stroke-linecap="round"'
        found.append(self.palette.path(dots, stroke="tree-shade", width=self.weights.orchard, more=round_caps))
        return "".join(found)

    def water(self) -> str:
        streams = self.survey.streams
        brooks = ground.lines([s.points for s in streams if s.width < 2], 2, self.window)
        found = [self.palette.path(brooks, stroke="stream", width=self.weights.brook, more=ROUND + ' opacity=".8"')]
        for width, (broad, narrow) in ((2, self.weights.run), (3, self.weights.creek)):
            runs = [s.points for s in streams if (s.width == 2 if width == 2 else s.width >= 3)]
            coats = [("stream", broad, ""), ("water", narrow, "")]
            found.append(self.palette.layered(self.tag(f"w{width}"), ground.lines(runs, 2, self.window), coats))
        return "".join(found)

    def town(self) -> str:
        streets = ground.lines(ground.town_streets(self.survey), 0, self.window)
        return (
            self.palette.path(ground.areas([self.survey.town.polygon], 0, self.window), "town")
            + self.palette.path(streets, stroke="street", width=self.weights.street)
            + self.palette.path(ground.houses(self.survey, self.window), "house")
        )

    def roads(self) -> str:
        """Which roads and railroads are shown, and how, is a matter of each game's rules."""
        raise NotImplementedError

    def country(self) -> str:
        """All that nature and men have put there, in tenths of a unit."""
        layers = [
            self.woods_ground(),
            self.relief(),
            self.water(),
            self.woods(),
            self.palette.path(ground.boulders(self.survey.rough_ground, self.window), "rock", "ink", 0.4),
            self.town(),
            self.roads(),
            self.palette.path(ground.farms(self.survey.landmarks, self.land_edge, self.window), "ink"),
        ]
        return "".join(layers)
