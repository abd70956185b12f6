/** Symbols and maps: parsed once, themed by CSS variables, free of inline style attributes (strict CSP). */
import source from "../design/symbols.svg?raw";
import { picture } from "./api";
import { cut } from "./plates";

const ids = new Set([...source.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] as string));
const boxes = new Map(
  [...source.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"/g)].map((match) => [
    match[1] as string,
    (match[2] as string).split(" ").map(Number) as [number, number, number, number],
  ]),
);

/** The symbol to draw for a side: some are drawn in two hands (u-, c-), some wear only its colours. */
export function symbolId(symbol: string, side = ""): string | null {
  if (ids.has(symbol)) return symbol;
  const own = `${side}-${symbol}`;
  return ids.has(own) ? own : null;
}

export const symbolBox = (id: string): [number, number, number, number] => boxes.get(id) ?? [0, 0, 24, 24];

/** A strict policy refuses style attributes even while a text is parsed: they are set aside first. */
function parse(text: string): SVGSVGElement | null {
  const safe = text.replace(/(<[^>]*?\s)style=/g, "$1data-style=");
  const root = new DOMParser().parseFromString(safe, "image/svg+xml").documentElement;
  return root instanceof SVGSVGElement ? root : null;
}

/** Puts the symbols into the page, once. */
export function installSymbols(): void {
  if (document.getElementById("symbols")) return;
  const root = parse(source);
  if (!root) return;
  root.removeAttribute("data-style");
  root.setAttribute("class", "over");
  root.setAttribute("aria-hidden", "true");
  root.id = "symbols";
  document.body.prepend(document.importNode(root, true));
}

const FORBIDDEN = "script, foreignObject, iframe, object, embed, audio, video";

/** A picture of the server as nodes: no scripts, style attributes moved to where a strict policy allows them. */
export function clean(text: string): { nodes: SVGElement[]; viewBox: string; sheets: CSSStyleSheet[] } {
  const sheets: CSSStyleSheet[] = [];
  const plain = text.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.push(sheet);
    return "";
  });
  const root = parse(plain);
  if (!root) return { nodes: [], viewBox: "", sheets: [] };
  root.querySelectorAll(FORBIDDEN).forEach((node) => node.remove());
  const styles: [Element, string][] = [];
  root.querySelectorAll("*").forEach((node) => {
    for (const { name } of [...node.attributes]) if (name.startsWith("on")) node.removeAttribute(name);
    const style = node.getAttribute("data-style");
    if (style !== null) {
      node.removeAttribute("data-style");
      styles.push([node, style]);
    }
  });
  cut(root);
  const viewBox =
    root.getAttribute("viewBox") ?? `0 0 ${root.getAttribute("width") ?? 100} ${root.getAttribute("height") ?? 100}`;
  const nodes = [...root.children].map((node) => document.adoptNode(node) as SVGElement);
  for (const [node, style] of styles) (node as SVGElement).style.cssText = style;
  return { nodes, viewBox, sheets };
}

const palettes = new Set<string>();

/** The colours of a map by lamp. */
export function usePalette(css: string): void {
  if (palettes.has(css)) return;
  palettes.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const fetched = new Map<string, Promise<string>>();

/** The text of a picture, fetched once per page. */
export function pictureText(href: string): Promise<string> {
  let text = fetched.get(href);
  if (!text) {
    text = picture(href);
    text.catch(() => fetched.delete(href));
    fetched.set(href, text);
  }
  return text;
}

/** Fills a group with a picture, once; nothing of it is ever made again. */
export async function drawPicture(target: SVGElement, href: string): Promise<string> {
  const { nodes, viewBox, sheets } = clean(await pictureText(href));
  target.replaceChildren(...nodes);
  if (sheets.length) document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  return viewBox;
}
