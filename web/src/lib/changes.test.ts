import { expect, test } from "vitest";
import { changed, spliced } from "./changes";
import type { Bundle, BundleChange, Item } from "./wire";

const item = (key: string, x = 0): Item => ({ key, symbol: "", place: "", x, y: 0, w: 1, h: 1 });
const keys = (items: Item[]): string[] => items.map(({ key, x }) => `${key}${x}`);

test("a list is put together from runs of the one before and what is new", () => {
  const before = ["a", "b", "c", "d"].map((key) => item(key));
  expect(keys(spliced(before, [[0, 1], item("n"), [2, 2]]))).toEqual(["a0", "n0", "c0", "d0"]);
  expect(
    keys(
      spliced(before, [
        [3, 1],
        [0, 2],
      ]),
    ),
  ).toEqual(["d0", "a0", "b0"]);
  expect(spliced(before, [])).toEqual([]);
  expect(spliced(before, null)).toBe(before);
  expect(spliced(before, undefined)).toBe(before);
});

test("what is not told is as it was", () => {
  const before = {
    seq: 3,
    title: "Gettysburg",
    options: [],
    scene: { board: "x", title: "1 July", items: [item("a"), item("b")], panels: [], strokes: [] },
  } as unknown as Bundle;
  const news: BundleChange = {
    type: "change",
    fields: { seq: 4, log: [] },
    scene: { title: "2 July" },
    items: [[0, 1], item("b", 5)],
  };
  const now = changed(before, news);
  expect([now.seq, now.title, now.scene.title, now.scene.board]).toEqual([4, "Gettysburg", "2 July", "x"]);
  expect(keys(now.scene.items)).toEqual(["a0", "b5"]);
  expect(now.scene.items[0]).toBe(before.scene.items[0]);
  expect(keys(before.scene.items)).toEqual(["a0", "b0"]);
});
