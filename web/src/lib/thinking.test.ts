import { describe, expect, it } from "vitest";

import { enemyOf, mistakes, noteAfter } from "./thinking";
import type { Guesses, ThoughtNote } from "./wire";

const line = (place: string, percents: number[], truth: number) => ({ where: place, place, percents, truth });

describe("what the computer guessed wrong", () => {
  it("is the likeliest value where another was the truth", () => {
    const guesses: Guesses = {
      values: ["2", "3", "4"],
      lines: [
        line("CEM", [20, 50, 30], 2),
        line("CUL", [60, 40, 0], 0),
        line("ROC", [50, 50, 0], 1),
        line("SEM", [20, 0, 80], 0),
      ],
      right: 2,
    };
    expect(mistakes(guesses)).toEqual([
      { place: "SEM", value: "4", percent: 80 },
      { place: "CEM", value: "3", percent: 50 },
    ]);
  });

  it("is nothing where nothing was guessed, or the truth is not known", () => {
    expect(mistakes(null)).toEqual([]);
    expect(mistakes({ values: ["2"], lines: [line("CEM", [100], -1)], right: 0 })).toEqual([]);
  });
});

describe("what became of a plan", () => {
  it("stands in the next note of the same seat", () => {
    const notes = ["Union", "CSA", "Union"].map((seat, seq) => ({ seat, seq }) as ThoughtNote);
    expect(noteAfter(notes, 0)?.seq).toBe(2);
    expect(noteAfter(notes, 1)).toBeNull();
    expect(noteAfter(notes, -1)).toBeNull();
  });

  it("knows the other side of two", () => {
    expect(["u", "c", ""].map((side) => enemyOf(side as "u" | "c" | ""))).toEqual(["c", "u", ""]);
  });
});
