import { beforeEach, describe, expect, it, vi } from "vitest";
import { Hand } from "./hand.svelte";
import type { Deed, Pose, PoseAsk } from "./wire";

vi.mock("./announce.svelte", () => ({ announcer: { say: () => undefined } }));
vi.stubGlobal("window", globalThis);

/** A table whose answers are given by the test, one by one. */
class Slow {
  asked: PoseAsk[] = [];
  sent: string[] = [];
  private answers: ((pose: Pose | null) => void)[] = [];

  ask(question: PoseAsk): Promise<Pose | null> {
    this.asked.push(question);
    return new Promise((resolve) => this.answers.push(resolve));
  }
  send(deed: Deed): void {
    this.sent.push(deed.action);
  }
  posable(): string[] {
    return ["piece:A"];
  }
  trouble(error: unknown): void {
    throw error;
  }

  /** Answer the oldest question; the next one is then on its way. */
  async answer(path: string, grip: [number, number] = [0, 0]): Promise<void> {
    await vi.advanceTimersByTimeAsync(100);
    const shape = { x: 5, y: 5, w: 2, h: 1 };
    const pose = {
      key: "piece:A",
      path,
      start: shape,
      ghost: shape,
      legal: true,
      title: "",
      subtitle: "",
      sentence: "",
      said: "",
      grips: [{ name: "front", kind: "edge", at: grip, title: "" }],
      deed: path ? { action: `move A ${path}`, label: "" } : null,
    };
    this.answers.shift()?.(pose as Pose);
    await vi.advanceTimersByTimeAsync(100);
  }
}

describe("a hand whose answers are slow", () => {
  let table: Slow;
  let hand: Hand;

  beforeEach(async () => {
    vi.useFakeTimers();
    table = new Slow();
    hand = new Hand(table);
    hand.take("piece:A");
    await table.answer("");
  });

  it("asks only for the last place of a drag", async () => {
    hand.hold("front", [0, 0]);
    hand.drag([0, -1], false);
    await vi.advanceTimersByTimeAsync(100);
    hand.drag([0, -2], false);
    hand.drag([0, -3], false);
    await table.answer("A1");
    expect(table.asked.slice(1).map((question) => question.at)).toEqual([
      [0, -1],
      [0, -3],
    ]);
  });

  it("goes on from where the last drag ended, even if that is answered later", async () => {
    hand.hold("front", [0, 0]);
    hand.drag([0, -1], false);
    await vi.advanceTimersByTimeAsync(100);
    hand.drag([0, -4], false);
    hand.release();
    hand.hold("front", [0, -4]);
    hand.drag([0, -6], false);
    await table.answer("A1", [0, -1]);
    await table.answer("A4", [0, -4]);
    expect(table.asked.at(-1)).toMatchObject({ path: "A4", at: [0, -6] });
    expect(table.asked).toHaveLength(4);
  });

  it("commits what the steps before it come to", async () => {
    hand.step("forward");
    hand.step("forward");
    hand.commit();
    await table.answer("A1");
    expect(table.sent).toEqual([]);
    await table.answer("A2");
    expect(table.sent).toEqual(["move A A2"]);
  });

  it("takes back a step that is not answered yet, and is put down when none is left", async () => {
    hand.step("forward");
    hand.back();
    hand.back();
    await table.answer("A1");
    expect(table.asked.at(-1)).toMatchObject({ path: "A1", step: "undo" });
    await table.answer("");
    expect(hand.key).toBeNull();
    expect(hand.asking).toBe(false);
  });

  it("forgets what was asked of a thing that was put down", async () => {
    hand.step("forward");
    hand.step("forward");
    await vi.advanceTimersByTimeAsync(100);
    hand.drop();
    await table.answer("A1");
    expect(hand.pose).toBeNull();
    expect(table.asked).toHaveLength(2);
  });
});
