/**
 * Where names stand on the map. A name keeps its first place while that is free; where pieces stand it steps aside. Seen from
 * afar names are set larger than the map shrinks, and where there is not room for all, the lesser ones wait.
 */
import { nameLines } from "./lettering";
import type { Box } from "./geometry";
import type { Board, Item, Lettering, Place, Point } from "./wire";

/** No letter on the screen is smaller (CSS pixels). */
const LEAST = 12.5;
/** Names from this rank on are not set larger than this: seen from very far they wait. */
const LESSER = 3;
const ENLARGED = 1.8;
/** Seen from afar: the share of a name that may be covered before it waits. */
const WAITS = 0.4;
const PLACE_SIZE = 14;
const LEADING = 15.5 / PLACE_SIZE;

export interface Name {
  key: string;
  rows: string[];
  bases: Point[][];
  size: number;
  rank: number;
  /** What it looks like: of the ground, or of a place. */
  look: Lettering | null;
  /** The place it names, and whose colours it wears. */
  place: string;
  side: string;
  /** What its middle does not leave. */
  within: Point[] | null;
}

/** A name at its place: a straight base is given as its middle and its angle, another as a path. */
export interface Placed {
  name: Name;
  size: number;
  at: Point;
  angle: number;
  path: string;
}

/** What stands in the way. */
export interface Standing {
  item: Item;
  scale: number;
}

/** The width of letters, near enough to keep room for them. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text)
    sum += /[mwMW]/.test(letter)
      ? 0.9
      : /[il.,'’]/.test(letter)
        ? 0.32
        : /[ jtfrI()]/.test(letter)
          ? 0.42
          : letter !== letter.toLowerCase()
            ? 0.72
            : 0.57;
  return sum * size;
}

/** Every name of a board: those of the ground, and those of its places. */
export function namesOf(board: Board): Name[] {
  const ground = board.names.map((look, n): Name => ({
    key: `ground:${n}`,
    rows: look.rows,
    bases: look.bases,
    size: look.size,
    rank: look.rank ?? 2,
    look,
    place: "",
    side: "",
    within: null,
  }));
  if (board.grid) return ground;
  return [...ground, ...board.places.flatMap((place) => nameOf(place))];
}

/** How far a place's name may be moved, the nearest first. */
const ASIDE: Point[] = [
  [0, 0],
  [0, -12],
  [0, 12],
  [-26, 0],
  [26, 0],
  [0, -24],
  [-26, -12],
  [26, -12],
  [-46, 0],
  [46, 0],
];

function nameOf(place: Place): Name[] {
  const rows = place.lines?.length ? place.lines : nameLines(place.name);
  if (place.line || rows.every((row) => !row)) return [];
  const [x, y] = place.label;
  const half = Math.max(...rows.map((row) => textWidth(row, PLACE_SIZE))) / 2;
  const first = y + 5 - ((rows.length - 1) / 2) * PLACE_SIZE * LEADING;
  const shifts = place.side ? ASIDE.slice(0, 1) : ASIDE; // on a card it has its own line
  return [
    {
      key: `place:${place.id}`,
      rows,
      bases: shifts.map(([dx, dy]) => [
        [x - half + dx, first + dy],
        [x + half + dx, first + dy],
      ]),
      size: PLACE_SIZE,
      rank: place.side ? 0 : 1,
      look: null,
      place: place.id,
      side: place.side ?? "",
      within: place.side ? null : ringOf(place.path),
    },
  ];
}

/** The corners of an outline of straight lines. */
function ringOf(path: string): Point[] | null {
  if (!/^M[-\d.\sL,]+Z$/.test(path)) return null;
  return [...path.matchAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
}

/** Does a ring hold a point? */
export function holds(ring: readonly Point[], [x, y]: Point): boolean {
  let found = false;
  let [lastX, lastY] = ring.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of ring) {
    if (nextY > y !== lastY > y && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX) found = !found;
    [lastX, lastY] = [nextX, nextY];
  }
  return found;
}

/** The boxes a thing covers, with what is written about it. */
export function covered({ item, scale }: Standing): Box[] {
  const { x, y } = item;
  const turned = ((item.angle ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned))];
  const w = (item.w * c + item.h * s) * scale;
  const h = (item.w * s + item.h * c) * scale;
  const found = [around(x, y, w, h)];
  if (item.values) {
    const chip = 9 + 7.3 * item.values.replaceAll(" ", "").length + 4.6 * item.values.split(" ").length;
    const row = item.form === "upper" || item.form === "lower";
    found.push(
      row ? { x0: x, y0: y - 9, x1: x + item.w / 2 + chip + 6, y1: y + 9 } : around(x, y + item.h / 2 + 11, chip, 18),
    );
  }
  if (item.label) {
    const wide = textWidth(item.label, 13);
    const [dx, dy] = item.label_at ?? [0, 0];
    if (item.label_at) found.push(around(x + dx, y + dy, wide, 14));
    else if (item.form === "flag") found.push({ x0: x + w / 2, y0: y - 8, x1: x + w / 2 + wide + 6, y1: y + 8 });
    else found.push(around(x, item.form === "lower" ? y + h / 2 + 8 : y - h / 2 - 8, wide, 15));
  }
  if (item.form === "banner") found.push(around(x, y + h / 2 + 4, w + 12, 14));
  return found;
}

export const around = (x: number, y: number, w: number, h: number): Box => ({
  x0: x - w / 2,
  y0: y - h / 2,
  x1: x + w / 2,
  y1: y + h / 2,
});

const middleOf = ({ x0, y0, x1, y1 }: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2];

/** A box with the space that names keep between them. */
const roomy = ({ x0, y0, x1, y1 }: Box, size: number): Box => ({
  x0: x0 - size * 0.5,
  y0: y0 - size * 0.12,
  x1: x1 + size * 0.5,
  y1: y1 + size * 0.12,
});

/** The area two boxes share. */
const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** Boxes by the squares of the map they lie in. */
class Squares {
  private readonly rows = new Map<string, Box[]>();

  add(box: Box): void {
    for (const key of this.keys(box)) {
      const list = this.rows.get(key);
      if (list) list.push(box);
      else this.rows.set(key, [box]);
    }
  }

  /** The area of a box that others cover. */
  over(box: Box): number {
    const seen = new Set<Box>();
    for (const key of this.keys(box)) for (const other of this.rows.get(key) ?? []) seen.add(other);
    let sum = 0;
    for (const other of seen) sum += common(box, other);
    return sum;
  }

  private *keys({ x0, y0, x1, y1 }: Box): Generator<string> {
    for (let x = Math.floor(x0 / 200); x <= Math.floor(x1 / 200); x++)
      for (let y = Math.floor(y0 / 200); y <= Math.floor(y1 / 200); y++) yield `${x} ${y}`;
  }
}

/** The names that can be read at a scale, each where it covers and is covered least. */
export function setNames(names: readonly Name[], standing: readonly Standing[], scale: number): Placed[] {
  const things = new Squares();
  for (const one of standing) for (const box of covered(one)) things.add(box);
  const written = new Squares();
  const found: Placed[] = [];
  for (const name of [...names].sort((a, b) => a.rank - b.rank || b.size - a.size)) {
    const wish = Math.max(1, LEAST / (name.size * scale));
    if (name.rank >= LESSER && wish > ENLARGED) continue;
    const size = (name.size * Math.ceil(wish * 20)) / 20;
    const afar = wish > 1.05;
    let best: { cost: number; base: Point[]; boxes: Box[] } | null = null;
    for (const [n, near] of name.bases.entries()) {
      const base = afar && !name.look ? farther(near, name.bases[0] ?? near, wish) : near;
      const boxes = boxesOf(name, base, size, afar);
      if (n && name.within && !boxes.every((box) => holds(name.within ?? [], middleOf(box)))) continue;
      const whole = boxes.reduce((sum, box) => sum + (box.x1 - box.x0) * (box.y1 - box.y0), 0);
      const mates = afar ? boxes.reduce((sum, box) => sum + written.over(roomy(box, size)), 0) / whole : 0;
      const cost = boxes.reduce((sum, box) => sum + things.over(box), 0) / whole + 20 * mates + n / 250;
      if (!best || cost < best.cost) best = { cost, base, boxes };
      if (cost < 0.02) break;
    }
    if (!best || (afar && best.cost > (name.rank ? WAITS : 2))) continue;
    for (const box of best.boxes) written.add(box);
    found.push(laid(name, best.base, size, afar));
  }
  return found;
}

/** A base moved as far from the first one as larger letters need. */
const farther = (base: Point[], first: Point[], by: number): Point[] =>
  base.map(([x, y], n) => {
    const [fx, fy] = first[n] ?? [x, y];
    return [fx + (x - fx) * by, fy + (y - fy) * by];
  });

function laid(name: Name, base: Point[], size: number, afar: boolean): Placed {
  const from: Point = base[0] ?? [0, 0];
  const to: Point = base.at(-1) ?? from;
  const straight = afar || base.length < 3;
  const at: Point = straight
    ? [
        (from[0] + to[0]) / 2,
        (from[1] + to[1]) / 2 + (afar ? (size - name.size) * (0.35 - (name.rows.length - 1) / 2) : 0),
      ]
    : from;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const path = straight ? "" : base.map(([x, y], n) => `${n ? "L" : "M"}${x} ${y}`).join("");
  return { name, size, at, angle: straight && Math.abs(angle) > 0.5 ? angle : 0, path };
}

/** The room of a name on a base: one box, or several along a base that is not level. */
function boxesOf(name: Name, base: Point[], size: number, afar: boolean): Box[] {
  const { at, angle } = laid(name, base, size, afar);
  const rows = name.rows.length;
  if (afar || base.length < 3) {
    const wide = Math.max(...name.rows.map((row) => textWidth(row, size) + row.length * (name.look?.space ?? 0)));
    const high = size * (1 + LEADING * (rows - 1));
    if (!angle)
      return [{ x0: at[0] - wide / 2, x1: at[0] + wide / 2, y0: at[1] - size * 0.78, y1: at[1] - size * 0.78 + high }];
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const steps = Math.max(1, Math.ceil(wide / size));
    return Array.from({ length: steps }, (_, n) => {
      const u = ((n + 0.5) / steps - 0.5) * wide;
      return around(at[0] + u * c + size * 0.35 * s, at[1] + u * s - size * 0.35 * c, size, size);
    });
  }
  return base.map(([x, y]) => around(x, y - size * 0.35, size * 1.2, size));
}
