import { describe, expect, it } from "vitest";
import { pathBox, union } from "./geometry";
import { plates, strokes } from "./plates";

describe("plates of a map", () => {
  it("gives every stroke its own start", () => {
    expect(strokes("m10 20l5 0m5 5h0m-20-5zm1 1v3")).toEqual([
      { x: 10, y: 20, data: "M10 20l5 0" },
      { x: 20, y: 25, data: "M20 25h0" },
      { x: 0, y: 20, data: "M0 20z" },
      { x: 1, y: 21, data: "M1 21v3" },
    ]);
    expect(strokes("M1 2L3 4M5 6 7 8")).toEqual([
      { x: 1, y: 2, data: "M1 2L3 4" },
      { x: 5, y: 6, data: "M5 6L7 8" },
    ]);
  });
  it("goes on from where a closed figure began", () => {
    expect(strokes("m0 0h4v4zm10 0h1")?.[1]).toEqual({ x: 10, y: 0, data: "M10 0h1" });
  });
  it("leaves curves and short paths alone", () => {
    expect(strokes("M0 0c1 1 2 2 3 3")).toBeNull();
    expect(plates("M0 0L1 1")).toBeNull();
  });
  it("keeps everything, by place", () => {
    let data = "m0 0h1";
    for (let i = 1; i < 400; i++) data += i % 20 ? "m9 0h1" : "m-191 10h1";
    const cut = plates(data)!;
    expect(cut.length).toBeGreaterThan(20);
    expect(cut.join("").match(/M/g)).toHaveLength(400);
    expect(union(cut.map(pathBox))).toEqual(pathBox(data));
  });
});
