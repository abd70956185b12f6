import { describe, expect, it } from "vitest";
import { bare, clauses, emphasis, pieces, spans } from "./markup";

const name = (key: string, words: string): string => `\uE000${key}\uE001${words}\uE002`;

describe("clauses in a sentence", () => {
  it("stand at every second place", () => {
    expect(clauses("You may (GB-15.8), as GB-R3 says.")).toEqual(["You may (", "GB-15.8", "), as ", "GB-R3", " says."]);
    expect(clauses("SEN-2.1 of a guest")).toEqual(["", "SEN-2.1", " of a guest"]);
    expect(clauses("No rule.")).toEqual(["No rule."]);
  });
});

describe("names that point at the map", () => {
  it("keeps plain words as they are", () => {
    expect(spans("It rains.")).toEqual([{ text: "It rains.", key: null }]);
    expect(spans("")).toEqual([]);
  });
  it("links every name", () => {
    const text = `${name("piece:CR1", "Pettigrew")} reaches ${name("place:WRC", "Willoughby Run")}.`;
    expect(spans(text)).toEqual([
      { text: "Pettigrew", key: "piece:CR1" },
      { text: " reaches ", key: null },
      { text: "Willoughby Run", key: "place:WRC" },
      { text: ".", key: null },
    ]);
    expect(bare(text)).toBe("Pettigrew reaches Willoughby Run.");
  });
  it("survives broken marks", () => {
    expect(bare("a\uE000piece:1\uE001b")).toBe("apiece:1b");
    expect(bare("\uE002a\uE001")).toBe("a");
    expect(spans(name("", "nobody"))).toEqual([{ text: "nobody", key: null }]);
  });
  it("never lets a sentence become markup", () => {
    expect(spans("<b>x</b>")).toEqual([{ text: "<b>x</b>", key: null }]);
  });
});

describe("pieces of a sentence", () => {
  it("bind punctuation to the name or clause it stands by", () => {
    const text = `One moves (GB-23.1), to ${name("place:GET", "Gettysburg")}: now.`;
    const drawn = pieces(text).map(({ before, text, after }) => [before, text, after]);
    expect(drawn).toEqual([
      ["", "One moves ", ""],
      ["(", "GB-23.1", "),"],
      ["", " to ", ""],
      ["", "Gettysburg", ":"],
      ["", " now.", ""],
    ]);
  });
  it("leave nothing out", () => {
    const text = `(${name("piece:a", "A")})${name("piece:b", "B")}, MR-7.6.`;
    const whole = pieces(text).map(({ before, text, after }) => before + text + after);
    expect(whole.join("")).toBe("(A)B, MR-7.6.");
  });
});

describe("emphasis", () => {
  it("finds the question", () => {
    expect(emphasis("Move order. **Where?**")).toEqual([
      { text: "Move order. ", strong: false },
      { text: "Where?", strong: true },
    ]);
    expect(emphasis("Wait.")).toEqual([{ text: "Wait.", strong: false }]);
  });
});
