import { describe, expect, it } from "vitest";
import { fit, nearestFirst, pathBox, project, reveal, step, unproject, way } from "./geometry";
import type { Board, Item, Place } from "./wire";

const square = (id: string, x: number, y: number, borders: Place["borders"] = []): Place => ({
  id,
  name: id,
  path: `M${x - 5} ${y - 5}h10v10h-10z`,
  label: [x, y],
  centre: [x, y],
  borders,
});
const EMPTY = { palette: "", grid: false, symbols: "", layers: [], keys: [], steps: [] };
const board: Board = {
  ...EMPTY,
  hash: "h",
  width: 40,
  height: 20,
  picture: "",
  overview: "",
  names: [],
  places: [
    square("A", 5, 5, [{ to: "B", at: [10, 5], angle: 0 }]),
    square("B", 15, 5, [
      { to: "A", at: [10, 5], angle: 180 },
      { to: "C", at: [20, 5], angle: 0 },
    ]),
    square("C", 25, 5, [{ to: "B", at: [20, 5], angle: 180 }]),
    square("D", 5, 15),
  ],
};
const item = (place: string, x: number, y: number): Item => ({ key: "piece:1", symbol: "s", place, x, y, w: 4, h: 3 });

describe("boxes", () => {
  it("reads absolute and relative paths", () => {
    expect(pathBox("M1 2L5 2 5 8Z")).toEqual({ x0: 1, y0: 2, x1: 5, y1: 8 });
    expect(pathBox("M10,10h4v-3h-8z")).toEqual({ x0: 6, y0: 7, x1: 14, y1: 10 });
    expect(pathBox("m1 1l2 0 0 2c1 1 2 2 3 3z")).toEqual({ x0: 1, y0: 1, x1: 6, y1: 6 });
  });
  it("fits a box and finds back", () => {
    const view = fit({ x0: 0, y0: 0, x1: 100, y1: 50 }, 232, 400, 16);
    expect(view.k).toBe(2);
    expect(unproject(view, project(view, [30, 40]))).toEqual([30, 40]);
  });
  it("moves the view only as far as needed", () => {
    const free = { x0: 0, y0: 0, x1: 100, y1: 100 };
    expect(reveal({ x: 0, y: 0, k: 1 }, { x0: 10, y0: 10, x1: 20, y1: 20 }, free)).toEqual({ x: 0, y: 0, k: 1 });
    expect(reveal({ x: 0, y: 0, k: 1 }, { x0: 90, y0: 10, x1: 120, y1: 20 }, free).x).toBe(-20);
  });
});

describe("walking", () => {
  it("crosses the border that turns least", () => {
    expect(step(board, board.places[0]!, "ArrowRight")?.id).toBe("B");
    expect(step(board, board.places[1]!, "ArrowLeft")?.id).toBe("A");
  });
  it("jumps to the nearest place that way where no border leads", () => {
    expect(step(board, board.places[0]!, "ArrowDown")?.id).toBe("D");
    expect(step(board, board.places[0]!, "ArrowUp")).toBeNull();
  });
  it("orders things nearest first", () => {
    expect(nearestFirst(board.places, (place) => place.centre, [26, 5]).map((place) => place.id)).toEqual([
      "C",
      "B",
      "A",
      "D",
    ]);
  });
  it("goes by the borders it crosses, one or two", () => {
    expect(way(board, item("A", 4, 4), item("B", 15, 5))).toEqual([
      [4, 4],
      [10, 5],
      [15, 5],
    ]);
    expect(way(board, item("A", 4, 4), item("C", 25, 5))).toEqual([
      [4, 4],
      [10, 5],
      [20, 5],
      [25, 5],
    ]);
    expect(way(board, item("A", 4, 4), item("D", 5, 15))).toEqual([
      [4, 4],
      [5, 15],
    ]);
  });
});

describe("a grid of hexes", () => {
  const hex = (id: string, centre: [number, number], borders: [string, number][]): Place => ({
    id,
    name: id,
    path: "",
    label: centre,
    centre,
    borders: borders.map(([to, angle]) => ({ to, at: centre, angle })),
  });
  const middle = hex(
    "m",
    [100, 100],
    [
      ["n", 270],
      ["ne", 330],
      ["nw", 210],
      ["s", 90],
      ["se", 30],
      ["sw", 150],
    ],
  );
  const around: Place[] = [
    hex("n", [100, 0], []),
    hex("ne", [186.6, 50], []),
    hex("nw", [13.4, 50], []),
    hex("s", [100, 200], []),
    hex("se", [186.6, 150], []),
    hex("sw", [13.4, 150], []),
  ];
  const board: Board = {
    ...EMPTY,
    hash: "",
    width: 300,
    height: 300,
    picture: "",
    overview: "",
    names: [],
    places: [middle, ...around],
    grid: true,
  };

  it("takes the upper of two sides to the left and right, the lower one in reverse order", () => {
    expect(step(board, middle, "ArrowLeft")?.id).toBe("nw");
    expect(step(board, middle, "ArrowRight")?.id).toBe("ne");
    const lower = { ...middle, borders: [...middle.borders].reverse() };
    expect(step(board, lower, "ArrowLeft")?.id).toBe("sw");
    expect(step(board, lower, "ArrowRight")?.id).toBe("se");
    expect(step(board, middle, "ArrowUp")?.id).toBe("n");
  });
});
