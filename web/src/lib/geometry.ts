/** Points, boxes and directions in scene units; no game, no DOM. */
import type { Board, Border, Item, Place, Point } from "./wire";

export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const placeId = (key: string): string => (key.startsWith("place:") ? key.slice(6) : key);
export const placeKey = (id: string): string => (id.includes(":") ? id : `place:${id}`);

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Scene to screen. */
export const project = (view: View, [x, y]: Point): Point => [x * view.k + view.x, y * view.k + view.y];

export const unproject = (view: View, [x, y]: Point): Point => [(x - view.x) / view.k, (y - view.y) / view.k];

/** The bounding box of SVG path data with absolute or relative straight commands (M L H V Z, also curves by their points). */
export function pathBox(path: string): Box {
  const box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
    const relative = letter === letter.toLowerCase();
    const base: Point = relative ? at : [0, 0];
    const seen = (point: Point): void => {
      box.x0 = Math.min(box.x0, point[0]);
      box.y0 = Math.min(box.y0, point[1]);
      box.x1 = Math.max(box.x1, point[0]);
      box.y1 = Math.max(box.y1, point[1]);
    };
    switch (letter.toUpperCase()) {
      case "Z":
        at = start;
        break;
      case "H":
        for (const x of numbers) seen((at = [relative ? at[0] + x : x, at[1]]));
        break;
      case "V":
        for (const y of numbers) seen((at = [at[0], relative ? at[1] + y : y]));
        break;
      case "A":
        for (let i = 0; i + 6 < numbers.length; i += 7) {
          const from: Point = relative ? at : base;
          seen((at = [from[0] + (numbers[i + 5] ?? 0), from[1] + (numbers[i + 6] ?? 0)]));
        }
        break;
      default: {
        const size = { C: 3, S: 2, Q: 2 }[letter.toUpperCase()] ?? 1;
        let from: Point = relative ? at : [0, 0];
        for (let i = 0, n = 1; i + 1 < numbers.length; i += 2, n++) {
          const point: Point = [from[0] + (numbers[i] ?? 0), from[1] + (numbers[i + 1] ?? 0)];
          seen(point);
          at = point;
          if (letter.toUpperCase() === "M" && i === 0) start = point;
          if (relative && n % size === 0) from = point;
        }
      }
    }
  }
  return box;
}

/** Finds the place of a grid under a point: the one whose centre is nearest. */
export class Finder {
  private readonly rows = new Map<string, Place[]>();
  private readonly size: number;

  constructor(places: readonly Place[]) {
    const [first] = places;
    const box = first ? pathBox(first.path) : { x0: 0, y0: 0, x1: 1, y1: 1 };
    this.size = Math.max(box.x1 - box.x0, box.y1 - box.y0, 1e-6);
    for (const place of places) {
      const cell = this.cell(place.centre);
      const list = this.rows.get(cell);
      if (list) list.push(place);
      else this.rows.set(cell, [place]);
    }
  }

  private cell([x, y]: Point, dx = 0, dy = 0): string {
    return `${Math.floor(x / this.size) + dx} ${Math.floor(y / this.size) + dy}`;
  }

  /** The place, if the point is on the grid. */
  at(point: Point): Place | null {
    let best: Place | null = null;
    let least = this.size * 0.58; // a little over the way to a corner
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const place of this.rows.get(this.cell(point, dx, dy)) ?? []) {
          const far = distance(place.centre, point);
          if (far < least) [best, least] = [place, far];
        }
    return best;
  }
}

export function union(boxes: readonly Box[]): Box {
  return boxes.reduce(
    (all, box) => ({
      x0: Math.min(all.x0, box.x0),
      y0: Math.min(all.y0, box.y0),
      x1: Math.max(all.x1, box.x1),
      y1: Math.max(all.y1, box.y1),
    }),
    { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity },
  );
}

/** The view that shows a whole box within a frame of this size. */
export function fit(box: Box, width: number, height: number, margin = 16, most = 3): View {
  const k = Math.min(most, (width - 2 * margin) / (box.x1 - box.x0), (height - 2 * margin) / (box.y1 - box.y0));
  return { k, x: (width - k * (box.x0 + box.x1)) / 2, y: (height - k * (box.y0 + box.y1)) / 2 };
}

/** The view moved as little as needed so that a box (scene units) lies inside the free part of the frame. */
export function reveal(view: View, box: Box, free: Box): View {
  const [x0, y0] = project(view, [box.x0, box.y0]);
  const [x1, y1] = project(view, [box.x1, box.y1]);
  const shift = (low: number, high: number, from: number, to: number): number => {
    if (high - low > to - from) return (from + to - low - high) / 2;
    if (low < from) return from - low;
    if (high > to) return to - high;
    return 0;
  };
  return { ...view, x: view.x + shift(x0, x1, free.x0, free.x1), y: view.y + shift(y0, y1, free.y0, free.y1) };
}

const turn = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

export type Arrow = "ArrowRight" | "ArrowDown" | "ArrowLeft" | "ArrowUp";
export const ANGLE: Record<Arrow, number> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 };

/** The neighbour in a direction: the border whose way out turns least from it, else the nearest place that way. */
export function step(board: Board, from: Place, arrow: Arrow): Place | null {
  const angle = ANGLE[arrow];
  const find = (id: string): Place | undefined => board.places.find((place) => place.id === placeId(id));
  let best: [number, Place] | null = null;
  for (const border of from.borders) {
    const place = find(border.to);
    if (!place) continue;
    const centre = (Math.atan2(place.centre[1] - from.centre[1], place.centre[0] - from.centre[0]) * 180) / Math.PI;
    const off = turn(border.angle, angle) * 0.5 + turn(centre, angle) * 0.5;
    if (off < 62 && (!best || off < best[0] - 1e-6)) best = [off, place]; // of two alike the first
  }
  if (best) return best[1];
  for (const place of board.places) {
    if (place.id === from.id) continue;
    const centre = (Math.atan2(place.centre[1] - from.centre[1], place.centre[0] - from.centre[0]) * 180) / Math.PI;
    const off = turn(centre, angle);
    if (off > 50) continue;
    const far = distance(place.centre, from.centre) * (1 + off / 60);
    if (!best || far < best[0]) best = [far, place];
  }
  return best?.[1] ?? null;
}

export function borderTo(board: Board, from: string, to: string): Border | null {
  const place = board.places.find((candidate) => candidate.id === placeId(from));
  return place?.borders.find((border) => placeId(border.to) === placeId(to)) ?? null;
}

/** Things in walking order: the nearest to the start first, then the nearest to that. */
export function nearestFirst<T>(things: readonly T[], at: (thing: T) => Point, start: Point): T[] {
  const left = [...things];
  const order: T[] = [];
  let from = start;
  while (left.length) {
    let best = 0;
    for (let i = 1; i < left.length; i++)
      if (distance(at(left[i] as T), from) < distance(at(left[best] as T), from)) best = i;
    const [thing] = left.splice(best, 1) as [T];
    order.push(thing);
    from = at(thing);
  }
  return order;
}

/** The way of a piece from its old spot to its new one: over the border crossed, if the two places meet. */
export function way(board: Board, from: Item, to: Item): Point[] {
  const start: Point = [from.x, from.y];
  const end: Point = [to.x, to.y];
  if (from.place === to.place) return [start, end];
  const border = borderTo(board, from.place, to.place);
  if (border) return [start, border.at, end];
  const a = board.places.find((place) => place.id === placeId(from.place));
  const b = board.places.find((place) => place.id === placeId(to.place));
  if (!a || !b) return [start, end];
  for (const first of a.borders) {
    const second = board.places
      .find((place) => place.id === placeId(first.to))
      ?.borders.find((border) => placeId(border.to) === b.id);
    if (second) return [start, first.at, second.at, end];
  }
  return [start, end];
}
