/** What a board shows at one moment, and the paths it is drawn with. */

import type { Board, Item, Place, Point } from "./wire";

/**
 * Points a unit of the map has before it is stretched to the view. A browser keeps what a hand moves no coarser than its own
 * points: were they as many as the units, every map seen from afar would be drawn anew, larger, as soon as it is moved.
 */
export const GRAIN = 0.25;

/** The size of a drawing that covers a board. */
export function sized({ width, height }: Board): { width: number; height: number; viewBox: string } {
  return { width: width * GRAIN, height: height * GRAIN, viewBox: `0 0 ${width} ${height}` };
}

/** The size of a mark that hangs beneath a banner. */
export const HUNG = 15;
const PER_ROW = 3;

/** Where a banner's mark of some number hangs, from the banner's middle. */
export function hung({ w, h }: Item, number: number): Point {
  return [
    2 - w / 2 + (number % PER_ROW) * (HUNG - 1.5) + HUNG / 2,
    h / 2 - HUNG * 0.72 + Math.floor(number / PER_ROW) * (HUNG - 2) + HUNG / 2,
  ];
}

/** A place in some state. */
export interface Ground {
  place: Place;
  legal: "" | "next" | "later" | "many";
  chance: boolean;
  chosen: boolean;
  origin: boolean;
  veiled: boolean;
}

/** A thing as it is drawn. What has not changed stays the very same object, and nothing is drawn again. */
export interface Drawn {
  item: Item;
  /** Of a heap that is shown as one: how many. */
  count: number;
  scale: number;
  state: "" | "chosen" | "legal";
  /** May it be clicked? */
  may: boolean;
  lit: boolean;
  /** What it is called to those who listen. */
  said: string;
}

/** A place as a pointer, a key and a listener find it. */
export interface Cell {
  place: Place;
  may: boolean;
  chosen: boolean;
  /** Is it where Tab comes in? */
  entry: boolean;
  said: string;
}

/** Remembers the objects of the last time and gives them again where nothing differs. */
export class Same<Entry extends object> {
  private known = new Map<string, Entry>();
  constructor(private readonly keyOf: (entry: Entry) => string) {}

  of(entries: Entry[]): Entry[] {
    const found = entries.map((entry) => {
      const old = this.known.get(this.keyOf(entry));
      return old && (Object.keys(entry) as (keyof Entry)[]).every((name) => old[name] === entry[name]) ? old : entry;
    });
    this.known = new Map(found.map((entry) => [this.keyOf(entry), entry]));
    return found;
  }
}

/** A tag or a wedge: it says something of what stands there, and is nothing to point at. */
export const beside = (item: Item): boolean => item.form === "wedge" || !!item.form?.startsWith("tag");

/** A body to scale: it is never heaped, and lies at its own angle. */
export const solid = (item: Item): boolean => item.form === "block" || item.form === "post";

export const polyline = (points: Point[]): string => points.map(([x, y], n) => `${n ? "L" : "M"}${x} ${y}`).join("");

/** An arc about its first point from the second to the third. */
export function arcPath([centre, from, to]: Point[]): string {
  if (!centre || !from || !to) return "";
  const radius = 30;
  const at = ([x, y]: Point): [Point, number] => {
    const angle = Math.atan2(y - centre[1], x - centre[0]);
    return [[centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius], angle];
  };
  const [[x0, y0], a] = at(from);
  const [[x1, y1], b] = at(to);
  const turn = ((b - a + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return `M${from[0]} ${from[1]}L${x0} ${y0}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${x1} ${y1}`;
}

/** The middle of a short arrow and its direction. */
export function across(points: Point[]): [Point, number] {
  const from: Point = points[0] ?? [0, 0];
  const to: Point = points.at(-1) ?? [0, 0];
  return [
    [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
  ];
}

/** The head of an arrow along the last stretch. */
export function headPath(points: Point[], size = 1): string {
  const to = points.at(-1);
  const from = points.at(-2);
  if (!to || !from) return "";
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const at = (far: number, off: number): string =>
    `${to[0] + Math.cos(angle) * far - Math.sin(angle) * off} ${to[1] + Math.sin(angle) * far + Math.cos(angle) * off}`;
  return `M${at(8 * size, 0)}L${at(-11 * size, 9 * size)}L${at(-11 * size, -9 * size)}Z`;
}
