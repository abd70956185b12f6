/** A card that speaks of a point stands near it, where it covers least, and a line leads from one to the other. */
import { overlap } from "./attention";
import type { Box } from "./geometry";
import type { Point } from "./wire";

/** How far from the point, in pixels, and in which directions a card may stand; the first ones rather than the others. */
const FAR = [46, 84, 130, 190];
const DIRECTIONS: readonly Point[] = [
  [-1, 0.6],
  [-1, -0.4],
  [1, 0.6],
  [1, -0.4],
  [0, 1],
  [0, -1],
];

/** The upper left corner of a card of a size within the frame, so that it covers least of what is taken. */
export function aside([x, y]: Point, [w, h]: Point, frame: Box, taken: readonly Box[]): Point {
  let best: Point = [frame.x0, frame.y0];
  let least = Infinity;
  const clamp = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, Math.max(low, high)));
  for (const far of FAR)
    for (const [dx, dy] of DIRECTIONS) {
      const at: Point = [
        clamp(x + dx * (far + w / 2) - w / 2, frame.x0, frame.x1 - w),
        clamp(y + dy * (far + h / 2) - h / 2, frame.y0, frame.y1 - h),
      ];
      const card = { x0: at[0], y0: at[1], x1: at[0] + w, y1: at[1] + h };
      const over = [...taken, { x0: x - 20, y0: y - 20, x1: x + 20, y1: y + 20 }];
      const covered = over.reduce((sum, box) => sum + overlap(card, box), far);
      if (covered < least) [best, least] = [at, covered];
    }
  return best;
}

/** Where a line from a point meets a card: its nearest point. */
export const edge = ([x, y]: Point, { x0, y0, x1, y1 }: Box): Point => [
  Math.max(x0, Math.min(x, x1)),
  Math.max(y0, Math.min(y, y1)),
];
