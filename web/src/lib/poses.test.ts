import { describe, expect, it } from "vitest";
import { arc, corners, onArc, polyline, turned } from "./poses";

describe("the lines of a thing in hand", () => {
  it("knows the corners of an oblong that faces up, and of one turned to the right", () => {
    expect(corners({ x: 10, y: 20, w: 8, h: 4 })).toEqual([
      [6, 18],
      [14, 18],
      [14, 22],
      [6, 22],
    ]);
    const [frontLeft, frontRight] = corners({ x: 0, y: 0, w: 8, h: 4, angle: 90 });
    expect(frontLeft?.map(Math.round)).toEqual([2, -4]);
    expect(frontRight?.map(Math.round)).toEqual([2, 4]);
  });

  it("counts degrees from above, clockwise", () => {
    expect(onArc([5, 5], 2, 0)).toEqual([5, 3]);
    expect(onArc([5, 5], 2, 90).map(Math.round)).toEqual([7, 5]);
  });

  it("draws an arc the way it turns", () => {
    expect(arc([0, 0], 10, 0, 90)).toBe("M0 -10A10 10 0 0 1 10 0");
    expect(arc([0, 0], 10, 0, -90)).toBe("M0 -10A10 10 0 0 0 -10 0");
    expect(arc([0, 0], 10, 0, 270)).toContain("0 1 1");
  });

  it("joins points", () => {
    expect(
      polyline([
        [1, 2],
        [3.14159, 4],
      ]),
    ).toBe("M1 2L3.14 4");
  });

  it("reads the turn of two fingers, also over the back", () => {
    expect(
      turned(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [0, 0],
          [0, 10],
        ],
      ),
    ).toBeCloseTo(90);
    expect(
      turned(
        [
          [0, 0],
          [-10, 1],
        ],
        [
          [0, 0],
          [-10, -1],
        ],
      ),
    ).toBeCloseTo(11.42, 1);
  });
});
