import { describe, expect, it } from "vitest";

const books = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const read = (language: string): string => books[`../words/${language}.ftl`] ?? "";
const keys = (source: string): string[] =>
  [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] as string);
const places = (source: string, key: string): string[] => {
  const body = source.split(new RegExp(`^${key} =`, "m"))[1]?.split(/^\S/m)[0] ?? "";
  return [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((match) => match[1] as string))].sort();
};

describe("words", () => {
  const english = read("en");
  it.each(["fr", "it"])("%s says everything English says, with the same arguments", (language) => {
    const other = read(language);
    expect(keys(other).sort()).toEqual(keys(english).sort());
    for (const key of keys(english)) expect([key, places(other, key)]).toEqual([key, places(english, key)]);
  });
  it("every word a part asks for exists, and every word is asked for", () => {
    const source = Object.entries(sources)
      .filter(([file]) => !file.endsWith(".test.ts"))
      .map(([, text]) => text)
      .join("\n");
    expect(source.length).toBeGreaterThan(50_000);
    const asked = new Set([...source.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map((match) => match[1] as string));
    const direct = new Set([...source.matchAll(/\bt\(["']([a-z0-9-]+)["']/g)].map((match) => match[1] as string));
    const known = new Set(keys(english));
    expect([...direct].filter((key) => !known.has(key))).toEqual([]);
    expect([...known].filter((key) => !asked.has(key) && !/^(layer|lobby|pace|tab)-/.test(key))).toEqual([]);
  });
});
