import { describe, expect, it } from "vitest";

import { curve } from "./curve";

const NOTES = [
  { step: 2, seat: "Union", chance: 40 },
  { step: 5, seat: "CSA", chance: 10 },
  { step: 9, seat: "Union", chance: 75 },
];

describe("the chance to win over a game", () => {
  it("is what the opponent leaves the viewer", () => {
    const found = curve(NOTES, "CSA", 8);
    expect(found.mine).toBe(true);
    expect(found.points).toEqual([
      { step: 2, chance: 60 },
      { step: 8, chance: 25 },
    ]);
    expect([found.low, found.high]).toEqual([25, 60]);
  });

  it("is that of the first who noted it, to a spectator", () => {
    const found = curve(NOTES, "", 10);
    expect([found.seat, found.mine]).toEqual(["Union", false]);
    expect(found.points.map(({ chance }) => chance)).toEqual([40, 75]);
  });

  it("is empty without notes", () => {
    expect(curve([], "CSA", 3).points).toEqual([]);
  });
});
