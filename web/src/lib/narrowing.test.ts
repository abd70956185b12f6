import { describe, expect, it } from "vitest";
import { click, done, keep, meant, narrow, wanted, type Step } from "./narrowing";
import type { Choice } from "./wire";

const option = (action: string, names: string[], more: Partial<Choice> = {}): Choice => ({
  action,
  verb: action.split(" ")[0] ?? "",
  label: `Do ${action}`,
  names,
  clause: "X-1",
  chance: false,
  ...more,
});
const onBoard = (key: string): boolean => /^(piece|place|block):/.test(key);

const moves = [
  option("move P Q", ["piece:P", "place:Q"]),
  option("move P R", ["piece:P", "place:R"], { chance: true }),
  option("move O R", ["piece:O", "place:R"]),
];
const turn = [
  option("disc A", ["place:A"]),
  option("double A", ["place:A"]),
  option("block 2 B", ["value:2", "place:B"]),
  option("block 3 B", ["value:3", "place:B"]),
  option("block 2 C", ["value:2", "place:C"]),
  option("pass", []),
];
const entrench = [
  option("entrench A B", ["place:A", "place:B"]),
  option("entrench A C", ["place:A", "place:C"]),
  option("entrench D A", ["place:D", "place:A"]),
];
const rides = [
  option("move P Q", ["piece:P", "place:Q"]),
  option("ride P Q R", ["piece:P", "place:Q", "place:R"]),
  option("ride P S R", ["piece:P", "place:S", "place:R"]),
];
const keys = (map: Map<string, unknown>): string[] => [...map.keys()];

describe("narrowing", () => {
  it("asks for the first thing on the board that is not yet named", () => {
    const start = narrow(moves, [], onBoard);
    expect(keys(start.next)).toEqual(["piece:P", "piece:O"]);
    expect(start.choices).toEqual([]);
    const piece = narrow(moves, [{ key: "piece:P" }], onBoard);
    expect(keys(piece.next)).toEqual(["place:Q", "place:R"]);
    expect(piece.chosen).toEqual(new Set(["piece:P"]));
    expect(keys(piece.instead)).toEqual(["piece:O"]);
  });
  it("may start from the other end", () => {
    const path = click(moves, [], "place:R")!;
    expect(keep(moves, path).map((o) => o.action)).toEqual(["move P R", "move O R"]);
    expect(keys(narrow(moves, path, onBoard).next)).toEqual(["piece:P", "piece:O"]);
    expect(done(moves, click(moves, path, "piece:O")!)?.action).toBe("move O R");
  });
  it("is done when one option remains, never before a click", () => {
    expect(done([moves[0]!], [])).toBeNull();
    expect(done(moves, [{ key: "piece:O" }])?.action).toBe("move O R");
    expect(done(moves, [{ key: "piece:P" }])).toBeNull();
  });
  it("offers verbs when several compete, single acts by their own words", () => {
    const start = narrow(turn, [], onBoard, { block: "Place block" });
    expect(start.choices.map((choice) => choice.label)).toEqual(["Do disc A", "Do double A", "Place block", "Do pass"]);
    expect(start.choices[2]!.step).toEqual({ verb: "block" });
    expect(keys(start.next)).toEqual(["place:A", "place:B", "place:C"]);
  });
  it("offers what is left by its words when nothing on the board tells it apart", () => {
    const place = narrow(turn, [{ key: "place:B" }], onBoard);
    expect(place.next.size).toBe(0);
    expect(place.choices.map((choice) => choice.option?.action)).toEqual(["block 2 B", "block 3 B"]);
    const both = narrow(turn, [{ key: "place:A" }], onBoard);
    expect(both.choices.map((choice) => choice.option?.action)).toEqual(["disc A", "double A"]);
  });
  it("treats a thing all options name as chosen", () => {
    const start = narrow(rides, [], onBoard);
    expect(start.chosen).toEqual(new Set(["piece:P"]));
    expect(keys(start.next)).toEqual(["place:Q", "place:S"]);
    expect(keys(start.later)).toEqual(["place:R"]);
  });
  it("offers the finished act beside those that go on", () => {
    const there = narrow(rides, [{ key: "place:Q" }], onBoard, { ride: "Ride" });
    expect(there.choices.map((choice) => choice.option?.action)).toEqual(["move P Q", "ride P Q R"]);
    expect(keys(there.next)).toEqual(["place:R"]);
  });
  it("knows a thing whichever part it plays", () => {
    expect(keep(entrench, [{ key: "place:A" }])).toHaveLength(3);
    expect(done(entrench, [{ key: "place:A" }, { key: "place:D" }])?.action).toBe("entrench D A");
  });
});

describe("clicks", () => {
  it("the same thing again takes the click back", () => {
    expect(click(moves, [{ key: "piece:P" }], "piece:P")).toEqual([]);
  });
  it("another piece replaces the first", () => {
    expect(click(moves, [{ key: "piece:P" }], "piece:O")).toEqual([{ key: "piece:O" }]);
  });
  it("verbs stay chosen", () => {
    const path: Step[] = [{ verb: "block" }, { key: "place:B" }];
    expect(click(turn, path, "place:C")).toEqual([{ verb: "block" }, { key: "place:C" }]);
  });
  it("nothing comes of a thing nobody names", () => {
    expect(click(moves, [], "piece:X")).toBeNull();
  });
  it("a spot means what is asked for first", () => {
    const narrowed = narrow(moves, [{ key: "piece:P" }], onBoard);
    expect(wanted(narrowed, ["piece:O", "place:Q"])).toBe("place:Q");
    expect(wanted(narrowed, ["piece:O", "place:Z"])).toBe("piece:O");
    expect(wanted(narrowed, ["piece:Y", "place:Z"])).toBeNull();
  });
});

describe("why not", () => {
  it("puts the thing clicked in the place of its kind", () => {
    expect(meant(moves, [{ key: "piece:P" }], "place:Z")).toBe("move P Z");
    expect(meant(moves, [], "piece:X")).toBe("move X Q");
    expect(meant(turn, [], "place:Z")).toBe("block 2 Z");
    expect(meant(entrench, [{ key: "place:A" }], "place:Z")).toBe("entrench A Z");
  });
  it("a line of the map stands for a line, never for an area", () => {
    const marches = [option("to L1 A1", ["place:L1", "place:A1"]), option("to L2 A2", ["place:L2", "place:A2"])];
    const sortOf = (key: string): string => (key.startsWith("place:L") ? "line" : "place");
    expect(meant(marches, [], "place:L3", sortOf)).toBe("to L3 A1");
    expect(meant(marches, [], "place:A3", sortOf)).toBe("to L1 A3");
  });
  it("has nothing to say about other kinds", () => {
    expect(meant(moves, [], "block:Z")).toBeNull();
  });
});
