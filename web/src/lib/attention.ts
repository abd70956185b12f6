/** Bringing things to the player's eye without getting in his way: what lies in sight, marks at the rim, cards that dodge. */
import type { Box } from "./geometry";
import type { Point } from "./wire";

export const within = ({ x0, y0, x1, y1 }: Box, [x, y]: Point): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** The largest the overview is drawn, in pixels; it stands in the lower left corner of the frame. */
export const OVERVIEW: Point = [168, 146];
/** Half a piece beside it. */
const NEAR = 40;
/** Does the overview, in a frame of this height, cover what lies here? */
export const underOverview = (height: number, [x, y]: Point): boolean =>
  x < OVERVIEW[0] + NEAR && y > height - OVERVIEW[1] - NEAR;

export type Rim = "left" | "right" | "top" | "bottom";

/** Where on the rim of what is in sight a mark stands for a point beyond it, and which rim that is. */
export function rimOf(free: Box, [x, y]: Point): { at: Point; rim: Rim } {
  const [cx, cy] = [(free.x0 + free.x1) / 2, (free.y0 + free.y1) / 2];
  const [dx, dy] = [x - cx, y - cy];
  const [w, h] = [(free.x1 - free.x0) / 2, (free.y1 - free.y0) / 2];
  const across = Math.abs(dx) * h > Math.abs(dy) * w;
  const share = across ? w / Math.max(1e-6, Math.abs(dx)) : h / Math.max(1e-6, Math.abs(dy));
  const at: Point = [cx + dx * Math.min(1, share), cy + dy * Math.min(1, share)];
  return { at, rim: across ? (dx > 0 ? "right" : "left") : dy > 0 ? "bottom" : "top" };
}

/**
 * Where a card of a size stands beside a box: above it, below, right or left of it, where there is room, and always within the
 * frame. Where there is room nowhere it stands where it covers least.
 */
export function beside(box: Box, [w, h]: Point, frame: Box, gap = 10): Point {
  const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const fit = (at: number, size: number, low: number, high: number): number =>
    Math.max(low, Math.min(at, Math.max(low, high - size)));
  const wishes: Point[] = [
    [cx - w / 2, box.y0 - gap - h],
    [cx - w / 2, box.y1 + gap],
    [box.x1 + gap, cy - h / 2],
    [box.x0 - gap - w, cy - h / 2],
  ];
  let best: Point = [frame.x0, frame.y0];
  let least = Infinity;
  for (const wish of wishes) {
    const at: Point = [fit(wish[0], w, frame.x0, frame.x1), fit(wish[1], h, frame.y0, frame.y1)];
    const covered = overlap({ x0: at[0], y0: at[1], x1: at[0] + w, y1: at[1] + h }, box);
    if (covered < least) [best, least] = [at, covered];
    if (!covered) break;
  }
  return best;
}
