import { describe, expect, it } from "vitest";
import { beside, OVERVIEW, rimOf, underOverview, within } from "./attention";

const FRAME = { x0: 0, y0: 0, x1: 1000, y1: 600 };

describe("rimOf", () => {
  it("stands on the rim that is crossed on the way there", () => {
    expect(rimOf(FRAME, [2000, 300])).toEqual({ at: [1000, 300], rim: "right" });
    expect(rimOf(FRAME, [-500, 300])).toEqual({ at: [0, 300], rim: "left" });
    expect(rimOf(FRAME, [500, 5000]).rim).toBe("bottom");
    expect(rimOf(FRAME, [500, -5000])).toEqual({ at: [500, 0], rim: "top" });
  });
  it("never leaves the frame", () => {
    for (const point of [
      [3000, 2900],
      [-40, -900],
      [1001, 601],
    ] as [number, number][])
      expect(within(FRAME, rimOf(FRAME, point).at)).toBe(true);
  });
});

describe("beside", () => {
  const covers = (box: typeof FRAME, [x, y]: [number, number], w: number, h: number): boolean =>
    x < box.x1 && x + w > box.x0 && y < box.y1 && y + h > box.y0;
  it("stands above, and elsewhere where there is no room above", () => {
    expect(beside({ x0: 480, y0: 400, x1: 520, y1: 440 }, [200, 100], FRAME)).toEqual([400, 290]);
    expect(beside({ x0: 480, y0: 20, x1: 520, y1: 60 }, [200, 100], FRAME)).toEqual([400, 70]);
  });
  it("covers nothing of what it is about, wherever that lies", () => {
    for (let x = 0; x <= 960; x += 80)
      for (let y = 0; y <= 560; y += 40) {
        const box = { x0: x, y0: y, x1: x + 40, y1: y + 40 };
        const at = beside(box, [262, 180], FRAME);
        expect(covers(box, at, 262, 180)).toBe(false);
        expect(within(FRAME, at)).toBe(true);
      }
  });
  it("stays in the frame where there is room nowhere", () => {
    expect(within(FRAME, beside({ x0: 10, y0: 10, x1: 990, y1: 590 }, [262, 180], FRAME))).toBe(true);
  });
});

describe("underOverview", () => {
  it("is the lower left corner", () => {
    expect(underOverview(600, [OVERVIEW[0], 600 - OVERVIEW[1]])).toBe(true);
    expect(underOverview(600, [OVERVIEW[0] + 100, 590])).toBe(false);
    expect(underOverview(600, [10, 100])).toBe(false);
  });
});
