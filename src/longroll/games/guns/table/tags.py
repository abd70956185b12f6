"""Names beside stacks: which they are, and where a tag stands so that it covers no block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import takewhile
from math import cos, radians, sin
from operator import itemgetter
from typing import NamedTuple

from longroll.engraving.lines import Point, Rect, around, round_all
from longroll.games.guns.board import Ground
from longroll.games.guns.cells import KNOWN
from longroll.games.guns.components import FACE_OF, N_BLOCKS
from longroll.games.guns.table.ranks import Post, Rank, back_of, behind, within
from longroll.games.guns.table.sheet.berths import BLOCK_W, box_shape, meet
from longroll.games.guns.table.sheet.plan import DISC, plan_of
from longroll.games.guns.table.sighted import Certain
from longroll.games.guns.table.speech import SIDE_CLASS, Speech
from longroll.kit.parts import Parts
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


class Label:
    """The names of a stack, row by row, and where they would stand best. Made once for all views in which the same is
    told of the same rank (``_labels``), so that parts may depend on it as on a number."""

    def __init__(self, ground: Ground, rank: Rank, faces: Mapping[int, int], spoken: Speech) -> None:
        self.rank = rank
        self.rows = rows_of(names_of(rank, faces, spoken))
        self.wide = max(width_of(row) for row in self.rows)
        self.high = TAG_H * len(self.rows)
        self.names = written_near(ground, rank.stance)
        near = takewhile(lambda spot: spot.far < FIRST, candidates(ground, self))
        self.first = [spot for spot in near if not overlapped(self.room(spot.x, spot.y), self.names)]
        """Spots that are better than all others, if the tag covers nothing there."""
        self.about = round_all([self.room(x, y) for x, y, _ in self.first]) if self.first else NOWHERE
        """What does not reach into it has no say in which of these is free."""

    def room(self, x: float, y: float) -> Rect:
        """What the tag should have for itself if it stands there."""
        return around(x, y, self.wide + MARGIN, self.high + MARGIN)


class Tag(NamedTuple):
    """The tag of a stack where it stands, one item for each row."""

    rows: list[Item]
    room: Rect


NOWHERE = Rect(0.0, 0.0, 0.0, 0.0)
NO_TAG = Tag([], NOWHERE)
_labels: Parts[Label] = Parts(room=5_000)
_placed: Parts[Tag] = Parts(room=5_000)
"""Of each label with what stands about it: from one position to the next hardly any has other neighbours."""


def tag_items(
    ground: Ground, ranks: Sequence[Rank], known: Certain, others: Sequence[Rect], spoken: Speech
) -> list[Item]:
    """The tags of all stacks, upright beside them; ``others`` are signs they must not cover either."""
    faces = {block: hint for block, label, hint in known if label == KNOWN}
    posts = [(rank.post.room, rank.post) for rank in ranks]
    taken = [(room, room) for room in others]
    found: list[Item] = []
    for rank in ranks:
        told = tuple([(block, faces[block]) for block in rank.blocks if block in faces]) if faces else ()
        if rank.blocks[0] >= N_BLOCKS and not told:
            continue
        label = _labels.get((spoken, rank, told), partial(Label, ground, rank, dict(told), spoken))
        tag = NO_TAG
        if label.first:
            near, signs = within(label.about, posts), within(label.about, taken)
            tag = _placed.get((label, near, signs), partial(first_tag, ground, label, near, signs))
        if tag is NO_TAG:
            window = rank.post.room.grown(REACH)
            near, signs = within(window, posts), within(window, taken)
            tag = _placed.get((label, "any", near, signs), partial(best_tag, ground, label, near, signs))
        taken.append((tag.room, tag.room))
        found += tag.rows
    return found


def tag_at(ground: Ground, label: Label, at: Point) -> Tag:
    rank, (x, y) = label.rank, at
    code = ground.position_codes[rank.stance // 2]
    items = [
        Item(
            key=f"tag:{code}:{SIDE_CLASS[rank.army]}:{rank.stance & 1}" + (f":{n + 1}" if n else ""),
            symbol="",
            place=code,
            x=round(x, 1),
            y=round(y - label.high / 2 + (n + 0.5) * TAG_H, 1),
            w=label.wide,
            h=TAG_H,
            side=SIDE_CLASS[rank.army],
            layer=ABOVE,
            form="tag" if rank.blocks[0] < N_BLOCKS else "tag-known",
            text=row,
        )
        for n, row in enumerate(label.rows)
    ]
    return Tag(items, around(x, y, label.wide, label.high))


# ---- where a tag stands ------------------------------------------------------------------------------------------

BACK = (0.0, 12.0, 26.0, 44.0, 64.0, 90.0, 120.0)
ALONG = (0.0, 18.0, -18.0, 36.0, -36.0, 58.0, -58.0, 84.0, -84.0, 112.0, -112.0)
BEHIND = [(far + abs(shift), far, shift) for far in BACK for shift in ALONG]
NAME_COST, SIGN_COST, BLOCK_COST = 1.5, 9.0, 40.0
"""What it costs a tag to lie over a name of the map, a sign, a block."""
STRIDE = 1 / 30
"""What it costs to be one unit farther from the best spot."""
FIRST = NAME_COST / STRIDE
"""A spot less far that covers nothing is better than any that covers something."""
REACH = 230.0
"""What is farther from a stack is not covered by its tag."""


class Candidate(NamedTuple):
    """A spot for a tag, and how far it is from the best."""

    x: float
    y: float
    far: float


def first_tag(ground: Ground, label: Label, near: Sequence[Post], signs: Sequence[Rect]) -> Tag:
    """Just behind the stack, if the tag covers nothing there."""
    for x, y, _ in label.first:
        box = label.room(x, y)
        if not overlapped(box, signs) and not blocks_under(box, near):
            return tag_at(ground, label, (x, y))
    return NO_TAG


def best_tag(ground: Ground, label: Label, near: Sequence[Post], signs: Sequence[Rect]) -> Tag:
    """Farther behind the stack, or beside it; never over a block, over names of the map only where there is no room
    else."""
    best, least = plan_of(ground).spot(label.rank.stance).at, 1e9
    for x, y, far in candidates(ground, label):
        cost = far * STRIDE
        if cost >= least:
            break
        box = label.room(x, y)
        cost += SIGN_COST * overlapped(box, signs) + NAME_COST * overlapped(box, label.names)
        if cost >= least:
            continue
        cost += BLOCK_COST * blocks_under(box, near)
        if cost < least:
            best, least = (x, y), cost
    return tag_at(ground, label, best)


def overlapped(box: Rect, others: Sequence[Rect]) -> int:
    """How many of some boxes one lies over."""
    left, top, right, bottom = box
    return len([1 for one in others if one[0] < right and one[2] > left and one[1] < bottom and one[3] > top])


def blocks_under(box: Rect, near: Sequence[Post]) -> int:
    shape = box_shape(box)
    return sum(meet(shape, block) for post in near if overlapped(box, (post.room,)) for block in post.shapes)


def candidates(ground: Ground, label: Label) -> Iterator[Candidate]:
    """Places for a tag, those nearest to the best first."""
    rank, wide, high = label.rank, label.wide, label.high
    places = rank.post.places
    middle, out = plan_of(ground).spot(rank.stance)
    lean = out + radians(90)
    ahead, side = (cos(out), sin(out)), (cos(lean), sin(lean))
    back = back_of(plan_of(ground), rank.stance, rank.post)
    start = back + 5 + abs(ahead[0]) * wide / 2 + abs(ahead[1]) * high / 2
    ends = [behind(place.at, middle, lean) for place in places]
    half = BLOCK_W * places[0].scale / 2 + 6 + abs(side[0]) * wide / 2 + abs(side[1]) * high / 2
    beyond = [
        (40 + far, back / 2 + far - start, shift)  # the ends of the row, level with it
        for shift in (-min(ends) + half, -max(ends) - half)
        for far in (0.0, 16.0, 34.0)
    ]
    for far, deeper, shift in sorted([*BEHIND, *beyond], key=itemgetter(0)):
        x = middle[0] - ahead[0] * (start + deeper) + side[0] * shift
        yield Candidate(x, middle[1] - ahead[1] * (start + deeper) + side[1] * shift, far)


def written_near(ground: Ground, stance: int) -> list[Rect]:
    """What the map itself writes in the areas on both sides of a stack."""
    return [box for side in (stance, stance ^ 1) for box in written(ground, ground.area_of[side])]


@lru_cache(maxsize=2048)
def written(ground: Ground, area: int) -> tuple[Rect, ...]:
    """What the map itself writes in an area: its name, and the place of an objective."""
    place = plan_of(ground).room(area)
    wide = max(len(line) for line in place.lines) * TAG_FONT
    name = around(place.label[0], place.label[1], wide, 15.5 * len(place.lines))
    return name, around(place.objective[0], place.objective[1], DISC, DISC)
