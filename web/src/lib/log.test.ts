import { expect, test } from "vitest";
import { gathered } from "./log";
import type { Entry } from "./wire";

const line = (seq: number, text: string, ...faces: number[]): Entry => ({
  seq,
  side: "u",
  text,
  time: 0,
  clause: "",
  dice: faces.map((face) => ({ face, side: "u" })),
});
const faces = (entry?: Entry): number[] => (entry?.dice ?? []).map((die) => die.face);

test("dice without words go to the line that follows", () => {
  const found = gathered([line(1, "fires"), line(2, "", 3), line(3, "", 6), line(4, "one hit", 2), line(5, "next")]);
  expect(found.map((entry) => entry.text)).toEqual(["fires", "one hit", "next"]);
  expect(faces(found[1])).toEqual([3, 6, 2]);
  expect(found[1]?.seq).toBe(4);
});

test("dice of which nothing is said yet stand together", () => {
  const found = gathered([line(1, "fires"), line(2, "", 3), line(3, "", 6)]);
  expect(found).toHaveLength(2);
  expect(faces(found[1])).toEqual([3, 6]);
  expect(found[1]?.seq).toBe(3);
});

test("lines with words stay as they are", () => {
  const entries = [line(1, "a"), line(2, "b", 4)];
  expect(gathered(entries)).toEqual(entries);
});
