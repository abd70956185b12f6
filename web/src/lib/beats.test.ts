import { describe, expect, it } from "vitest";
import { beatsOf, developed, EARLIER, inkOf, lasts, LONGEST, quickened } from "./beats";
import type { Act, Item, Scene, Stage } from "./wire";

const act = (more: Partial<Act> = {}): Act => ({
  first: 3,
  seq: 3,
  seat: "CSA",
  side: "c",
  text: "Heth marches.",
  head: "Heth",
  stills: [{ seq: 3 }],
  ...more,
});

const stage: Stage = {
  name: "assault",
  title: "Gettysburg",
  steps: [
    {
      name: "Their fire",
      title: "Their fire",
      seq: 5,
      percent: 60,
      lines: [{ seq: 5, label: "Cutler", dice: [{ face: 2, side: "u" }] }],
    },
    {
      name: "Your fire",
      title: "Your fire",
      seq: 7,
      word: "taken",
      lines: [
        { seq: 6, label: "Daniel" },
        { seq: 7, label: "Iverson" },
      ],
    },
    { name: "Their morale", title: "Their morale" },
  ],
};

describe("beats", () => {
  it("tells an act in one beat, longer where dice fell, and passes over what one did oneself", () => {
    expect(beatsOf(act(), 0, 2, false).map((beat) => beat.ms)).toEqual([1600]);
    expect(beatsOf(act({ chance: true }), 0, 2, false).map((beat) => beat.ms)).toEqual([3000]);
    expect(beatsOf(act(), 0, 2, true).map((beat) => beat.ms)).toEqual([0]);
  });

  it("lights each step, rolls its dice together, then writes line by line", () => {
    const beats = beatsOf(act({ first: 4, seq: 7, stage }), 0, 3, true);
    expect(beats.map(({ step, lines, rolling }) => `${step}.${lines}${rolling ? "r" : ""}`)).toEqual([
      "0.0",
      "0.1r",
      "0.1",
      "0.1",
      "1.0",
      "1.1",
      "1.2",
      "1.2",
      "1.2",
    ]);
    expect(beats.at(-1)?.ended).toBe(true);
    expect(beats.filter((beat) => beat.stop)).toHaveLength(3);
  });

  it("shows the table as of a step only when the step has been told", () => {
    const beats = beatsOf(act({ first: 4, seq: 7, stage }), 0, 3, true);
    expect(beats.map((beat) => beat.seq)).toEqual([3, 3, 3, 5, 5, 5, 5, 7, 7]);
  });

  it("does not tell again what was seen before a decision inside the combat", () => {
    const beats = beatsOf(act({ first: 4, seq: 7, stage }), 0, 5, true);
    expect(beats[0]).toMatchObject({ step: 1, lines: 0 });
  });

  it("goes at the pace that is set, and quickens where it would take more than a minute", () => {
    const [beat] = beatsOf(act(), 0, 2, false);
    if (!beat) throw new Error("no beat");
    expect(lasts(beat, "slow")).toBe(3200);
    expect(lasts(beat, "fast")).toBeLessThan(600);
    const many = Array.from({ length: 100 }, () => beat);
    const quicker = quickened(many, "normal");
    expect(many.reduce((sum, one) => sum + lasts(one, "normal", quicker), 0)).toBeCloseTo(LONGEST);
    expect(quickened([beat], "normal")).toBe(1);
  });
});

describe("stills and ink", () => {
  const item = (key: string, x: number): Item => ({ key, symbol: "s", place: "A", x, y: 0, w: 10, h: 10 });
  const scene: Scene = { board: "b", title: "t", items: [item("a", 0), item("b", 1)], panels: [] };

  it("lays a still over a scene", () => {
    const next = developed(scene, { seq: 1, items: [item("b", 5), item("c", 2)], gone: ["a"] });
    expect(next.items.map(({ key, x }) => [key, x])).toEqual([
      ["b", 5],
      ["c", 2],
    ]);
  });

  it("keeps the ways of earlier acts, and draws the present one apart", () => {
    const march = act({
      stills: [
        {
          seq: 3,
          traces: [
            {
              kind: "march",
              points: [
                [0, 0],
                [1, 1],
              ],
            },
          ],
        },
      ],
    });
    const lost = act({ first: 4, seq: 4, stills: [{ seq: 4, traces: [{ kind: "lost", points: [[0, 0]] }] }] });
    expect(inkOf([march, lost], [1, 2], 1, 4).map(({ number, now }) => [number, now])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(inkOf([march, lost], [1, 2], 1, 3)).toHaveLength(1);
    const many = Array.from({ length: 40 }, () => march);
    expect(inkOf(many, [], 39, 4)).toHaveLength(EARLIER + 1);
  });
});
