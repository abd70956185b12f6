import { describe, expect, it } from "vitest";
import { covered, holds, namesOf, setNames, type Standing } from "./naming";
import type { Board, Item, Lettering, Place } from "./wire";

const base = (x: number, y: number, half = 50): [number, number][] => [
  [x - half, y],
  [x + half, y],
];
const hill = (rank = 1, ...places: [number, number][]): Lettering => ({
  rows: ["Galgenberg"],
  bases: places.map(([x, y]) => base(x, y)),
  size: 20,
  paint: "#000",
  rank,
});
const sector = (id: string, x: number, y: number): Place => ({
  id,
  name: id,
  path: `M${x - 60} ${y - 60}L${x + 60} ${y - 60}L${x + 60} ${y + 60}L${x - 60} ${y + 60}Z`,
  label: [x, y],
  centre: [x, y],
  borders: [],
});
const board = (names: Lettering[], places: Place[] = []): Board => ({
  hash: "",
  width: 1000,
  height: 800,
  picture: "",
  overview: "",
  names,
  places,
  palette: "",
  grid: false,
  symbols: "",
  layers: [],
  keys: [],
  steps: [],
});
const piece = (x: number, y: number, more: Partial<Item> = {}): Standing => ({
  item: { key: `piece:${x}`, symbol: "", place: "", x, y, w: 46, h: 34, ...more },
  scale: 1,
});

describe("names on the map", () => {
  it("stand where they are wished while nothing is there", () => {
    const [name] = setNames(namesOf(board([hill(1, [200, 100], [200, 300])])), [], 1);
    expect(name?.at).toEqual([200, 100]);
    expect(name?.size).toBe(20);
  });

  it("step aside for a piece", () => {
    const [name] = setNames(namesOf(board([hill(1, [200, 100], [200, 300])])), [piece(200, 95)], 1);
    expect(name?.at).toEqual([200, 300]);
  });

  it("stay on the map when every place is taken", () => {
    const taken = [piece(200, 95), piece(200, 295)];
    expect(setNames(namesOf(board([hill(1, [200, 100], [200, 300])])), taken, 1)).toHaveLength(1);
  });

  it("are never smaller on the screen than can be read", () => {
    for (const scale of [1, 0.5, 0.3])
      for (const { size } of setNames(namesOf(board([hill(0, [200, 100])], [sector("Oak", 600, 400)])), [], scale))
        expect(size * scale).toBeGreaterThanOrEqual(12.5);
  });

  it("wait, the lesser ones first, where there is not room for all from afar", () => {
    const names = namesOf(board([hill(2, [200, 100]), hill(1, [210, 104]), hill(4, [700, 700])]));
    expect(setNames(names, [], 1)).toHaveLength(3);
    const far = setNames(names, [], 0.25);
    expect(far.map(({ name }) => name.rank)).toEqual([1]);
  });

  it("of places do not leave their place", () => {
    const names = namesOf(board([], [sector("Oak Ridge", 300, 300)]));
    const crowd = [piece(300, 300), piece(300, 268), piece(260, 300), piece(340, 300), piece(300, 332)];
    const [name] = setNames(names, crowd, 1);
    expect(
      name &&
        holds(
          [
            [240, 240],
            [360, 240],
            [360, 360],
            [240, 360],
          ],
          name.at,
        ),
    ).toBe(true);
  });

  it("of a grid are those of the ground", () => {
    const grid = { ...board([hill(1, [200, 100])], [sector("0101", 50, 50)]), grid: true };
    expect(namesOf(grid).map(({ rows }) => rows)).toEqual([["Galgenberg"]]);
  });
});

describe("what a thing covers", () => {
  it("is more than itself: chip, label, discs", () => {
    const [body, chip, label] = covered(piece(100, 100, { form: "column", values: "9 7 5", label: "Nagle" }));
    expect(body).toEqual({ x0: 77, y0: 83, x1: 123, y1: 117 });
    expect(chip && chip.y0).toBeGreaterThan(116);
    expect(label && label.y1).toBeLessThan(86);
    expect(covered(piece(100, 100, { form: "banner" }))).toHaveLength(2);
  });

  it("turns with it", () => {
    const [body] = covered(piece(100, 100, { w: 120, h: 30, angle: 90 }));
    expect(body && body.x1 - body.x0).toBeCloseTo(30);
    expect(body && body.y1 - body.y0).toBeCloseTo(120);
  });
});
