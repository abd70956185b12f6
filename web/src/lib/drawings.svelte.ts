/** Symbols and maps: parsed once, themed by CSS variables, free of inline style attributes (strict CSP). */
import shared from "../../../src/longroll/kit/symbols.svg?raw";
import { picture } from "./api";
import { cut } from "./plates";

const FORBIDDEN = "script, foreignObject, iframe, object, embed, audio, video";

/** A strict policy refuses style attributes even while a text is parsed: they are set aside first. */
function parse(text: string): SVGSVGElement | null {
  const safe = text.replace(/(<[^>]*?\s)style=/g, "$1data-style=");
  const root = new DOMParser().parseFromString(safe, "image/svg+xml").documentElement;
  return root instanceof SVGSVGElement ? root : null;
}

/** What is known of a symbol: its view box, where a text is set on it (x, y, size), its height in a panel. */
export interface Drawn {
  box: [number, number, number, number];
  text: [number, number, number] | null;
  row: number;
}

const ROW = 20;

/** The symbols of the page: those of the program, and those of the game whose board is shown. */
class Symbols {
  private shared = new Map<string, Drawn>();
  private known = $state.raw(new Map<string, Drawn>());
  private shown = "";
  /** Sets of other games that are in the page too, and what they are called there. */
  private others = new Map<string, string>();

  /** Puts the symbols of the program into the page, once. */
  install(): void {
    if (this.shared.size) return;
    this.shared = put("symbols", shared);
    this.known = this.shared;
  }

  /** Puts the symbols of a game into the page, in the place of those of another. */
  async use(href: string): Promise<void> {
    if (href === this.shown) return;
    const text = href ? await pictureText(href) : "";
    this.shown = href;
    for (const name of this.others.values()) document.getElementById(name)?.remove();
    this.others.clear();
    this.known = new Map([...this.shared, ...put("symbols-of-game", text)]);
  }

  /** Puts the symbols of one more game into the page: a list of tables shows several. */
  async add(href: string): Promise<void> {
    if (!href || href === this.shown || this.others.has(href)) return;
    const name = `symbols-${this.others.size}`;
    this.others.set(href, name);
    try {
      const found = put(name, await pictureText(href));
      this.known = new Map([...found, ...this.known]);
    } catch {
      this.others.delete(href);
    }
  }

  /** The symbol to draw for a side: some are drawn in two hands (u-, c-), some wear only its colours. */
  id(symbol: string, side = ""): string | null {
    if (this.known.has(symbol)) return symbol;
    const own = `${side}-${symbol}`;
    return this.known.has(own) ? own : null;
  }

  of(id: string | null): Drawn {
    return this.known.get(id ?? "") ?? { box: [0, 0, ROW, ROW], text: null, row: ROW };
  }
}

export const symbols = new Symbols();

const numbers = (text: string | null): number[] => (text ?? "").split(" ").map(Number);

/** Symbols as a part of the page; what is known of each of them. */
function put(name: string, text: string): Map<string, Drawn> {
  const root = text ? parse(text) : null;
  document.getElementById(name)?.remove();
  if (!root) return new Map();
  root.querySelectorAll(FORBIDDEN).forEach((node) => node.remove());
  root.removeAttribute("data-style");
  root.setAttribute("class", "over");
  root.setAttribute("aria-hidden", "true");
  root.id = name;
  document.body.prepend(document.importNode(root, true));
  return new Map(
    [...root.querySelectorAll("symbol")].map((symbol) => [
      symbol.id,
      {
        box: numbers(symbol.getAttribute("viewBox")) as Drawn["box"],
        text: symbol.hasAttribute("data-text")
          ? (numbers(symbol.getAttribute("data-text")) as [number, number, number])
          : null,
        row: Number(symbol.getAttribute("data-row") ?? ROW),
      },
    ]),
  );
}

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
