"""Names beside stacks: which they are, and where a tag stands so that it covers no block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import cos, radians, sin

from longroll.engraving.lines import Point, Rect, around
from longroll.games.guns.board import Ground
from longroll.games.guns.cells import KNOWN
from longroll.games.guns.components import FACE_OF, N_BLOCKS
from longroll.games.guns.table.ranks import Rank, behind
from longroll.games.guns.table.sheet.berths import BLOCK_H, BLOCK_W, Berth, Quad, box_shape, meet, shapes
from longroll.games.guns.table.sheet.plan import DISC, plan_of
from longroll.games.guns.table.sighted import Certain
from longroll.games.guns.table.speech import SIDE_CLASS, Speech
from longroll.kit.scene import Item

TAG_H = 20.0
TAG_FONT = 7.6
"""Width of a letter."""
ABOVE = 3
"""The layer of tags: over blocks and tokens."""
BROAD = 118.0
"""A tag that would be broader has its names one beneath the other."""
MARGIN = 3.0
"""Between a tag and a block."""

# ---- names -------------------------------------------------------------------------------------------------------


def names_of(rank: Rank, faces: Mapping[int, int], spoken: Speech) -> list[str]:
    """The names of a stack in the order of its blocks; of an enemy's only those whose faces are known (``faces``), and
    how many others there are."""
    names: Counter[str] = Counter()
    unknown = 0
    for block in rank.blocks:
        if block < N_BLOCKS:
            names[spoken.blocks[FACE_OF[block]]] += 1
        elif block in faces:
            names[spoken.blocks[faces[block]]] += 1
        else:
            unknown += 1
    if names and unknown:
        names["?"] = unknown
    return [name if number == 1 else f"{name} ×{number}" for name, number in names.items()]


def rows_of(names: list[str]) -> list[str]:
    """Names in one row, or one beneath the other where that would be too broad."""
    text = ", ".join(names)
    return [text] if width_of(text) <= BROAD else names


def width_of(text: str) -> float:
    return round(14 + TAG_FONT * len(text), 1)


def tag_items(
    ground: Ground, ranks: Sequence[Rank], known: Certain, others: Sequence[Rect], spoken: Speech
) -> list[Item]:
    """The tags of all stacks, upright beside them; ``others`` are signs they must not cover either."""
    faces = {block: hint for block, label, hint in known if label == KNOWN}
    quads = [quad for rank in ranks for quad in shapes(rank.places)]
    taken = list(others)
    found: list[Item] = []
    for rank in ranks:
        names = names_of(rank, faces, spoken)
        if not names:
            continue
        rows = rows_of(names)
        wide = max(width_of(row) for row in rows)
        high = TAG_H * len(rows)
        x, y = tag_spot(ground, rank, (wide, high), quads, taken)
        taken.append(around(x, y, wide, high))
        code = ground.position_codes[rank.stance // 2]
        for n, row in enumerate(rows):
            found.append(
                Item(
                    key=f"tag:{code}:{SIDE_CLASS[rank.army]}:{rank.stance & 1}" + (f":{n + 1}" if n else ""),
                    symbol="",
                    place=code,
                    x=round(x, 1),
                    y=round(y - high / 2 + (n + 0.5) * TAG_H, 1),
                    w=wide,
                    h=TAG_H,
                    side=SIDE_CLASS[rank.army],
                    layer=ABOVE,
                    form="tag" if rank.blocks[0] < N_BLOCKS else "tag-known",
                    text=row,
                )
            )
    return found


# ---- where a tag stands ------------------------------------------------------------------------------------------

BACK = (0.0, 12.0, 26.0, 44.0, 64.0, 90.0, 120.0)
ALONG = (0.0, 18.0, -18.0, 36.0, -36.0, 58.0, -58.0, 84.0, -84.0, 112.0, -112.0)


def tag_spot(ground: Ground, rank: Rank, size: Point, quads: Sequence[Quad], taken: Sequence[Rect]) -> Point:
    """Behind the stack, or beside it where another stands in the way; never over a block, over names of the map only
    where there is no room else."""
    x, y = plan_of(ground).spot(rank.stance).at
    reach = 200.0 + size[0] / 2
    left, top, right, bottom = x - reach, y - reach, x + reach, y + reach
    near = tuple([quad for quad in quads if left < quad[0][0] < right and top < quad[0][1] < bottom])
    signs = tuple([box for box in taken if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top])
    return free_spot(ground, rank.stance, rank.places, size, near, signs)


@lru_cache(maxsize=4096)
def free_spot(
    ground: Ground, stance: int, places: tuple[Berth, ...], size: Point, near: tuple[Quad, ...], signs: tuple[Rect, ...]
) -> Point:
    """The same among what lies near. Kept: from one position to the next hardly any stack has other neighbours."""
    wide, high = size
    middle, out = plan_of(ground).spot(stance)
    names = [box for side in (stance, stance ^ 1) for box in written(ground, ground.area_of[side])]
    best, least = middle, 1e9
    half = wide / 2 + BLOCK_W
    for x, y, far in candidates(places, middle, out, size):
        cost = far / 30
        if cost >= least:
            continue
        box = around(x, y, wide + MARGIN, high + MARGIN)
        covered, written_over = 9 * overlapped(box, signs), 1.5 * overlapped(box, names)
        if cost + covered + written_over > least + 1:
            continue  # whatever blocks it lies over, which takes longest to see
        shape = box_shape(box)
        cost += 40 * sum(meet(shape, quad) for quad in near if abs(quad[0][0] - x) < half)
        cost += covered
        cost += written_over
        if cost < least:
            best, least = (x, y), cost
        if least < 1.0:
            break
    return best


def overlapped(box: Rect, others: Sequence[Rect]) -> int:
    """How many of some boxes one lies over."""
    left, top, right, bottom = box
    return len([1 for one in others if one[0] < right and one[2] > left and one[1] < bottom and one[3] > top])


def candidates(
    places: tuple[Berth, ...], middle: Point, out: float, size: Point
) -> Iterator[tuple[float, float, float]]:
    """Places for a tag, the nearest first in each direction, with how far they are from the best."""
    wide, high = size
    lean = out + radians(90)
    back = max(behind(place.at, middle, out) + BLOCK_H * place.scale / 2 for place in places)
    start = back + 5 + abs(cos(out)) * wide / 2 + abs(sin(out)) * high / 2
    for far in BACK:
        for aside in ALONG:
            x = middle[0] - cos(out) * (start + far) + cos(lean) * aside
            y = middle[1] - sin(out) * (start + far) + sin(lean) * aside
            yield x, y, far + abs(aside)
    # beyond the ends of the row, level with it
    ends = [behind(place.at, middle, lean) for place in places]
    half = BLOCK_W * places[0].scale / 2 + 6 + abs(cos(lean)) * wide / 2 + abs(sin(lean)) * high / 2
    for aside in (-min(ends) + half, -max(ends) - half):
        for far in (0.0, 16.0, 34.0):
            x = middle[0] - cos(out) * (back / 2 + far) + cos(lean) * aside
            y = middle[1] - sin(out) * (back / 2 + far) + sin(lean) * aside
            yield x, y, 40 + far


@lru_cache(maxsize=2048)
def written(ground: Ground, area: int) -> tuple[Rect, ...]:
    """What the map itself writes in an area: its name, and the place of an objective."""
    place = plan_of(ground).room(area)
    wide = max(len(line) for line in place.lines) * TAG_FONT
    name = around(place.label[0], place.label[1], wide, 15.5 * len(place.lines))
    return name, around(place.objective[0], place.objective[1], DISC, DISC)
