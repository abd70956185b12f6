import { describe, expect, it } from "vitest";
import { overlap } from "./attention";
import { aside, edge } from "./callout";
import type { Box } from "./geometry";
import type { Point } from "./wire";

const FRAME: Box = { x0: 0, y0: 0, x1: 1000, y1: 800 };
const SIZE: Point = [200, 90];
const boxAt = ([x, y]: Point): Box => ({ x0: x, y0: y, x1: x + SIZE[0], y1: y + SIZE[1] });

describe("a card that speaks of a point", () => {
  it("stands left below it where nothing is in the way, and never over it", () => {
    const card = boxAt(aside([500, 400], SIZE, FRAME, []));
    expect(card.x1).toBeLessThan(480);
    expect(card.y1).toBeGreaterThan(400);
  });
  it("keeps clear of what is taken", () => {
    const taken = [
      { x0: 200, y0: 300, x1: 480, y1: 560 },
      { x0: 520, y0: 380, x1: 800, y1: 560 },
    ];
    const card = boxAt(aside([500, 400], SIZE, FRAME, taken));
    for (const box of taken) expect(overlap(card, box)).toBe(0);
  });
  it("stays within the frame at every rim", () => {
    for (const point of [
      [0, 0],
      [1000, 0],
      [0, 800],
      [1000, 800],
      [500, 0],
    ] as Point[]) {
      const card = boxAt(aside(point, SIZE, FRAME, []));
      expect(card.x0).toBeGreaterThanOrEqual(FRAME.x0);
      expect(card.x1).toBeLessThanOrEqual(FRAME.x1);
      expect(card.y0).toBeGreaterThanOrEqual(FRAME.y0);
      expect(card.y1).toBeLessThanOrEqual(FRAME.y1);
    }
  });
  it("is met by its line where it is nearest", () => {
    expect(edge([500, 400], { x0: 100, y0: 420, x1: 300, y1: 500 })).toEqual([300, 420]);
    expect(edge([200, 600], { x0: 100, y0: 420, x1: 300, y1: 500 })).toEqual([200, 500]);
  });
});
