/**
 * Engraved maps hold thousands of strokes in one path, which a browser draws whole for every tile of the screen. Cut by
 * place into plates, each tile draws only what lies in it. The picture stays the same.
 */

const PARTS = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const SIMPLE = /^[MmLlHhVvZz0-9\s.,eE+-]*$/;
const ENOUGH = 150;

interface Stroke {
  x: number;
  y: number;
  data: string;
}

/** The subpaths of straight path data, each from an absolute start; null if there are curves. */
export function strokes(data: string): Stroke[] | null {
  if (!SIMPLE.test(data)) return null;
  const found: Stroke[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let current: Stroke | null = null;
  for (const [, letter = "", rest = ""] of data.matchAll(PARTS)) {
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const relative = letter === letter.toLowerCase();
    switch (letter) {
      case "M":
      case "m": {
        const [a = 0, b = 0, ...more] = numbers;
        x = relative ? x + a : a;
        y = relative ? y + b : b;
        [startX, startY] = [x, y];
        current = { x, y, data: `M${x} ${y}` };
        found.push(current);
        if (more.length) {
          current.data += `${relative ? "l" : "L"}${more.join(" ")}`;
          for (let i = 0; i + 1 < more.length; i += 2) {
            x = relative ? x + (more[i] ?? 0) : (more[i] ?? 0);
            y = relative ? y + (more[i + 1] ?? 0) : (more[i + 1] ?? 0);
          }
        }
        break;
      }
      case "Z":
      case "z":
        [x, y] = [startX, startY];
        if (current) current.data += "z";
        break;
      case "H":
      case "h":
        for (const a of numbers) x = relative ? x + a : a;
        if (current) current.data += letter + rest;
        break;
      case "V":
      case "v":
        for (const b of numbers) y = relative ? y + b : b;
        if (current) current.data += letter + rest;
        break;
      default:
        for (let i = 0; i + 1 < numbers.length; i += 2) {
          x = relative ? x + (numbers[i] ?? 0) : (numbers[i] ?? 0);
          y = relative ? y + (numbers[i + 1] ?? 0) : (numbers[i + 1] ?? 0);
        }
        if (current) current.data += letter + rest;
    }
  }
  return found;
}

/** Path data cut into plates; null if it is not worth it. */
export function plates(data: string, across = 10): string[] | null {
  if ((data.match(/[mM]/g)?.length ?? 0) < ENOUGH) return null;
  const parts = strokes(data);
  if (!parts) return null;
  const xs = parts.map((part) => part.x);
  const ys = parts.map((part) => part.y);
  const low = [xs.reduce((a, b) => Math.min(a, b), Infinity), ys.reduce((a, b) => Math.min(a, b), Infinity)] as const;
  const size =
    Math.max(
      1,
      xs.reduce((a, b) => Math.max(a, b), -Infinity) - low[0],
      ys.reduce((a, b) => Math.max(a, b), -Infinity) - low[1],
    ) / across;
  const found = new Map<string, string[]>();
  for (const part of parts) {
    const cell = `${Math.floor((part.x - low[0]) / size)} ${Math.floor((part.y - low[1]) / size)}`;
    const list = found.get(cell);
    if (list) list.push(part.data);
    else found.set(cell, [part.data]);
  }
  return [...found.values()].map((list) => list.join(""));
}

const SVG = "http://www.w3.org/2000/svg";

/** Cuts the long paths under a node. What clips or carries letters is left alone. */
export function cut(root: Element): void {
  for (const path of root.querySelectorAll("path")) {
    if (path.closest("clipPath, mask, marker")) continue;
    const pieces = plates(path.getAttribute("d") ?? "");
    if (!pieces) continue;
    const group = document.createElementNS(SVG, "g");
    for (const { name, value } of path.attributes) {
      if (name === "d") continue;
      // one opacity for a whole drawing costs a layer; for mere strokes or mere surfaces it is the same on these
      const mere =
        path.getAttribute("fill") === "none"
          ? "stroke-opacity"
          : path.hasAttribute("stroke")
            ? "opacity"
            : "fill-opacity";
      group.setAttribute(name === "opacity" ? mere : name, value);
    }
    for (const data of pieces) {
      const piece = document.createElementNS(SVG, "path");
      piece.setAttribute("d", data);
      group.append(piece);
    }
    path.replaceWith(group);
  }
}
