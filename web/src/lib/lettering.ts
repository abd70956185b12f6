/** Names on the map: one line, or two of like length, as the sheet keeps room for. */

export function nameLines(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= 12 || words.length === 1) return [name];
  let best: [string, string] | null = null;
  for (let n = 1; n < words.length; n++) {
    const cut: [string, string] = [words.slice(0, n).join(" "), words.slice(n).join(" ")];
    if (!best || Math.max(cut[0].length, cut[1].length) < Math.max(best[0].length, best[1].length)) best = cut;
  }
  return best ?? [name];
}
